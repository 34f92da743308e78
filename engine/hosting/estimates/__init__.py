"""The length of an evening, by one model, for lobbies."""
