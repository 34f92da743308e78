"""Tables with people: lobbies, sessions, the store, the clock, files of games."""
