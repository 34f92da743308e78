"""What tests of pictures share."""

from __future__ import annotations

from collections import OrderedDict

import pytest

from render.drawing.kept import shelves


@pytest.fixture
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet; afterwards, what the other tests have kept is there again."""
    for shelf in shelves.values():
        monkeypatch.setattr(shelf, "_things", OrderedDict())
        monkeypatch.setattr(shelf, "bytes", 0)
