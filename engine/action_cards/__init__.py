"""The action cards on top of the classic game (rulebook 003)."""
