"""Sprites: things on boards and tables, as marks for any game."""
