"""The picture of a lobby: the seats on the board itself, and what will be played."""
