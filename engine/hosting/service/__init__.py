"""Tables in use: loaded, locked, changed, stored; the part that awaits."""
