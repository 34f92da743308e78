"""How long an evening lasts, by one model, and what a lobby says of it."""
