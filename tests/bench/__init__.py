"""Measurements; `make bench` prints them, a smoke run of each is among the tests."""
