"""The wall race: two dice for one piece, and numbered walls."""
