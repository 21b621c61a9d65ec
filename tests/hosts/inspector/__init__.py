"""The command line of the MCP Inspector, with which people look at a server by hand."""
