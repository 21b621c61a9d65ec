"""Aider: its transcripts."""
