"""Tests of what stands between Discord and the tables."""
