"""The chat of VS Code: its transcripts."""
