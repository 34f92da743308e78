"""The rules, pure: scripts, positions, views, computer players; and hosting around them."""
