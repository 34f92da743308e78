"""Views: contents of messages, as plain data, in words and pictures."""
