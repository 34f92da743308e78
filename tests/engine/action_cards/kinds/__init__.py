"""Each kind of card, in a file of its own."""
