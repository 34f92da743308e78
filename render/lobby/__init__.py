"""The picture of a lobby: seats on the board, and rules."""
