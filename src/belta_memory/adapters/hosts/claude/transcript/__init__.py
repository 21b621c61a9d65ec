"""Claude Code's transcripts: where they lie, what one record says, the end of a file, a whole file."""

from collections.abc import Mapping

TYPE_CHECKING = False
if TYPE_CHECKING:
    from belta_memory.adapters.hosts.claude.transcript.places import ClaudeTranscripts


def source(environment: Mapping[str, str]) -> "ClaudeTranscripts":
    """All sessions of the user."""
    from belta_memory.adapters.hosts.claude.transcript.places import ClaudeTranscripts, transcripts_folder

    return ClaudeTranscripts(transcripts_folder(environment))
