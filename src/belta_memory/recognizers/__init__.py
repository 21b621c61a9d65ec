"""One module a class of secret or personal data, each with its own examples and counter-examples."""
