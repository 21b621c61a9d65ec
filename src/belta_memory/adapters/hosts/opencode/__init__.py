"""OpenCode: its transcripts."""
