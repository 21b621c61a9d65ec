"""`typing.NamedTuple` for the modules that a prompt hook loads.

To import `typing` costs a hook two fifths of an empty interpreter, and each of its named tuples a fiftieth, because it
compiles a constructor for it. What is made here is used in the same way, and type checkers see the original.
"""

import sys

__all__ = ["NamedTuple"]
TYPE_CHECKING = False
if TYPE_CHECKING or sys.version_info >= (3, 14):  # there, annotations are no more in the class's own names
    from typing import NamedTuple
else:
    from _collections import _tuplegetter

    class _Maker(type):
        """Makes a class that derives from `NamedTuple` into a tuple with names; what derives from that is an ordinary class."""

        def __new__(cls, name, bases, names):
            if not bases or NamedTuple not in bases:
                return type.__new__(cls, name, bases, names)
            fields = tuple(names.get("__annotations__", ()))
            defaults = {field: names.pop(field) for field in fields if field in names}
            if tuple(defaults) != fields[len(fields) - len(defaults) :]:
                message = f"{name}: a field without a default follows one with a default"
                raise TypeError(message)
            for place, field in enumerate(fields):
                names[field] = _tuplegetter(place, f"Alias for field number {place}")
            names |= {
                "__slots__": (),
                "__match_args__": fields,
                "_fields": fields,
                "_field_defaults": defaults,
            }
            names.setdefault("__new__", _constructor(name, fields, defaults))
            return type.__new__(
                cls, name, (_Named, *(base for base in bases if base is not NamedTuple)), names
            )

    class _Named(tuple):
        """What all of them can do."""

        __slots__ = ()

        @classmethod
        def _make(cls, values):
            return cls(*values)

        def _replace(self, /, **given):
            values = [given.pop(field, value) for field, value in zip(self._fields, self, strict=True)]
            if given:
                message = f"Got unexpected field names: {list(given)!r}"
                raise ValueError(message)
            return tuple.__new__(type(self), values)

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __getnewargs__(self):
            return tuple(self)

        def __repr__(self):
            told = ", ".join(f"{field}={value!r}" for field, value in zip(self._fields, self, strict=True))
            return f"{type(self).__name__}({told})"

    def _constructor(name, fields, defaults):
        count, make = len(fields), tuple.__new__

        def __new__(cls, /, *values, **given):
            if given or len(values) != count:
                values = _filled(name, fields, defaults, values, given)
            return make(cls, values)

        return __new__

    def _filled(name, fields, defaults, values, given):
        """The values of all fields, from those that were given by place, by name, and not at all."""
        rest = fields[len(values) :]
        try:
            filled = (*values, *[given.pop(f) if f in given else defaults[f] for f in rest])
        except KeyError as absent:
            message = f"{name}() is missing the field {absent}"
            raise TypeError(message) from None
        if given or len(values) > len(fields):
            message = f"{name}() takes the fields {', '.join(fields)}, each once; got {len(values)} and {', '.join(given)}"
            raise TypeError(message)
        return filled

    class NamedTuple(metaclass=_Maker):
        """The base that says that a class is one."""
