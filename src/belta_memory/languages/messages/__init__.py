"""What belta says to people, one module a language. All have the same names with the same placeholders."""
