"""Discord in, Discord out: no rules, no SQL, no drawing."""
