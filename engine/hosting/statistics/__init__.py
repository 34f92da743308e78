"""Figures of games: results, own results, standings, lengths, games as files."""
