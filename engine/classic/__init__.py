"""The classic game: one die, four pieces each, once around the board and into the goal."""
