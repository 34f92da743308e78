"""The card race: figures 1 to 40 in rows, moved by dice."""
