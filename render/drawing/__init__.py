"""Drawing: the tools of all pictures, without any game."""
