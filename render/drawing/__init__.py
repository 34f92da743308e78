"""Drawing: what every picture is made with, and nothing that knows a game."""
