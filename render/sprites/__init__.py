"""Sprites: what lies on boards and tables, each a mark that any game may use."""
