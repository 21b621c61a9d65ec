"""hermes-agent: its transcripts."""
