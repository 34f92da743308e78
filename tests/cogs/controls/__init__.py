"""Tests of cogs.controls."""
