"""The state of a table and what follows from it; nothing here awaits, or changes what is stored."""
