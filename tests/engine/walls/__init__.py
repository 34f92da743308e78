"""The wall race, sentence by sentence."""
