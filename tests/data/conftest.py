"""The stores of both databases, for tests of all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store.sql_store import SqlStore
from tests.data.places import PLACES, Place
from tests.data.sample import opened


@pytest.fixture(params=PLACES, ids=lambda kind: kind.__name__)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    made: Place = request.param(tmp_path)
    return made


@pytest.fixture
async def store(place: Place) -> AsyncIterator[SqlStore]:
    async with opened(place.open()) as store:
        yield store
