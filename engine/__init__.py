"""The rules, pure: scripts, positions, views, computer players; and the session around them."""
