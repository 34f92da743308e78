"""The card race: figures from 1 to 40 in rows, moved by hidden die cards."""
