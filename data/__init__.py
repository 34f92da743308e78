"""Stored and shipped data: the store, boards, texts, fonts, with loaders."""
