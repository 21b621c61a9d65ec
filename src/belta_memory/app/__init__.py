"""The use cases. They reach the world through ports only and know no host by name."""
