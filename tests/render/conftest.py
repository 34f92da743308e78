"""What tests of pictures share."""

from __future__ import annotations

from functools import lru_cache

import pytest

from render.drawing import tiles


@pytest.fixture
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet; afterwards, what the other tests have kept is there again."""
    for name in ("surface", "ground", "_known", "_stamp", "_tile", "_strip"):
        made = getattr(tiles, name).__wrapped__
        monkeypatch.setattr(tiles, name, lru_cache(maxsize=None)(made))
