"""GitHub Copilot CLI: its transcripts."""
