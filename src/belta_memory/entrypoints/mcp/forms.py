"""A question to a person as the protocol has it: one field, required."""

from belta_memory.named import NamedTuple

Json = dict[str, object]


class Form(NamedTuple):
    """A question with exactly one required field. No choices means free text."""

    message: str
    field: str
    title: str
    choices: tuple[tuple[str, str], ...] = ()  # value and label
    default: str | None = None


def schema_of(form: Form, *, titled: bool) -> Json:
    """The form as a JSON schema. `titled`: choices carry their titles with them."""
    # No title on the schema itself: Codex then cancels without showing anything. No default among the choices:
    # a user who was typing would accept it blindly.
    field: Json = {"type": "string", "title": form.title}
    if form.choices and titled:
        field["oneOf"] = [{"const": value, "title": label} for value, label in form.choices]
    elif form.choices:
        field["enum"] = [value for value, _ in form.choices]
        field["enumNames"] = [label for _, label in form.choices]
    elif form.default is not None:
        field["default"] = form.default
    return {"type": "object", "properties": {form.field: field}, "required": [form.field]}


def chosen(form: Form, content: Json | None) -> str | None:
    """What the person put into the form; None for nothing, or for a value that was not offered."""
    value = None if content is None else content.get(form.field)
    if not isinstance(value, str) or (form.choices and all(value != offered for offered, _ in form.choices)):
        return None
    return value
