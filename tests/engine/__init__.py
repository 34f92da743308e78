"""Tests of the rules and the session."""
