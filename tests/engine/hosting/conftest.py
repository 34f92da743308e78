"""What tests of tables share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.engine.hosting.seated import (
    Place,
)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A database file with tables on it."""
    async with Place(tmp_path / "poeppel.sqlite3") as there:
        yield there
