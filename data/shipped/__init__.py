"""Shipped data: boards, decks, lengths, texts, fonts, palettes, and their loaders."""
