"""One module a host: its hook dialect and its transcripts. They do not know each other."""
