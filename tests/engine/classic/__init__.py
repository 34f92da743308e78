"""The classic game: every sentence of its rulebook, its pieces as pure functions, its players."""
