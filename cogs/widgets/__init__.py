"""Widgets: buttons, custom_ids, layouts; parts of messages without a table."""
