"""The card race, sentence by sentence."""
