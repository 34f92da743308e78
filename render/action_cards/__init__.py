"""The action cards: their faces, the board with them, hands, and all of it in words."""
