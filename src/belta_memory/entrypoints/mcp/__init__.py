"""The MCP server over stdio: our own small state machine, because one runs in every session."""
