"""Tests of cogs.display."""
