"""Cline and Roo Code: their transcripts."""
