"""The world: files, clocks, hosts."""
