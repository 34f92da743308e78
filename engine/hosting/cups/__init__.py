"""Cups: many tables in rounds, folded from a log of events; pure."""
