"""Claude Code's transcripts: where they lie, what one record says, the end of a file, a whole file."""
