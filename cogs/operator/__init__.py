"""The operator's settings and commands."""
