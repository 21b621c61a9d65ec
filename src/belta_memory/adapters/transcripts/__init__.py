"""What the transcript readers of the hosts share: the values that they give, and the ways through a file."""
