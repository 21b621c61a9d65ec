"""What finds texts by a query. One module a backend; each passes tests/adapters/search."""
