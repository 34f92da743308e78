"""Tests of what the operator sets and asks for."""
