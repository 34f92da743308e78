"""Tables in use: loaded, locked, changed, stored, and told of; the only part that awaits."""
