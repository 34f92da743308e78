"""Statistics of finished games: own results, lists, feuds, trophies, seasons."""
