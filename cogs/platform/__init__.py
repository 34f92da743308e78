"""Discord's side: limits, refusals, languages, members, permissions."""
