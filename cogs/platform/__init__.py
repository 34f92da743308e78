"""What is Discord's: its limits, its refusals, its languages, who is there and what is permitted."""
