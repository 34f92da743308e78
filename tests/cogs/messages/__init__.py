"""Tests of cogs.platform."""
