"""A rehearsal: the bot's assumptions, tried against Discord on a test server."""
