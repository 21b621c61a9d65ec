"""One module a kind of judge: `judge(settings)` makes one. They do not know each other."""
