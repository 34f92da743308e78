"""What tests of pictures share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

import pytest

from render.drawing import fonts
from render.drawing.cache import shelves


@pytest.fixture(autouse=True)
def _inter_alone() -> Iterator[None]:
    """No fonts of other scripts, whatever lies on this machine."""
    fonts.use({})
    yield
    fonts.use({})


@pytest.fixture
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet; afterwards, what the other tests have kept is there again."""
    for shelf in shelves.values():
        monkeypatch.setattr(shelf, "_things", OrderedDict())
        monkeypatch.setattr(shelf, "bytes", 0)
