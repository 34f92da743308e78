"""The state of a table and its consequences; pure, without awaits."""
