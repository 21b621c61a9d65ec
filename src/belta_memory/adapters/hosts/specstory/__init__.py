"""SpecStory: the sessions of other hosts, kept as Markdown."""
