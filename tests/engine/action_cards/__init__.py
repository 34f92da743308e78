"""The action cards (rulebook 003)."""
