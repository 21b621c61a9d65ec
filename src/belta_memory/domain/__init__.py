"""What is true of corrections and facts: pure, no input or output, no clock."""
