"""Action cards: faces, board, hands, and descriptions."""
