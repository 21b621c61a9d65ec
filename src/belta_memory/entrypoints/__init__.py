"""Where processes begin: the hooks, the command line, the MCP server."""
