"""The wall race: two dice for one piece, forward or back, and over numbered walls."""
