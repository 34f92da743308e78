"""A week of many tables, lived through in minutes; see `tests.week.__main__`."""
