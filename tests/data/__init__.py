"""Tests of what is stored and shipped."""
