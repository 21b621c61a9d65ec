"""Cursor: its transcripts."""
