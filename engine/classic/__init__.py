"""The classic game: one die, four pieces each, once around to goal."""
