"""Round trips are judged by what they find, not by how busy the machine is."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
