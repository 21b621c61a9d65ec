"""Codex: its transcripts."""
