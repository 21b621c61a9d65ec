"""The official TypeScript SDK, whose clients most hosts are made with."""
