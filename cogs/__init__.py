"""Discord in, Discord out: commands, buttons, messages.  No rules, no SQL, no drawing."""
