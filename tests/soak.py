"""Matrices of which some rows are tried at every run, and all others in `make soak`."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import pytest


def soaked(rows: Iterable[Any], kept: int | Container[Any] = 2) -> list[Any]:
    """Return rows for `parametrize`, those marked for the soak that are not *kept*.

    Args:
        rows: values, or a tuple of several for each test.
        kept: the rows of every run, or their number from the first on.
    """
    found = []
    for at, row in enumerate(rows):
        stays = at < kept if isinstance(kept, int) else row in kept
        values = row if isinstance(row, tuple) else (row,)
        found.append(pytest.param(*values, marks=() if stays else pytest.mark.soak))
    assert any(not each.marks for each in found), "each run tries a row"
    return found
