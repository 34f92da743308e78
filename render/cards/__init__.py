"""The card race: its table, its hands, and both in words."""
