"""Days lived through by many people: nothing of what has to be so is otherwise, and a fault is seen."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import structs

from cogs.messages import notifying
from cogs.messages.delivery import Delivery
from cogs.messages.pings import Pings
from data.store.sql_store import SqlStore
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from tests.postgres import programs
from tests.week.figures import Day
from tests.week.keeping import A_DAYS_MESSAGES, AN_ANSWER, MEMORY, OBJECTS, growing
from tests.week.lived import Lived, lived
from tests.week.workers import lived_by_two


def quietly(tables: int, days: int, *, meet: bool = True) -> Lived:
    return lived(tables, days, tell=lambda day: None, meet=meet)


def test_a_day_at_some_tables_goes_as_it_should() -> None:
    """With restarts and a kill; each clock, message and ping is looked at."""
    found = quietly(4, 1, meet=False)
    assert found.problems == []
    assert found.looked > 10
    [day] = found.days
    assert day.answers > 10
    assert day.requests.total() > 100


@pytest.mark.soak
@pytest.mark.skipif(not programs(), reason="no PostgreSQL of its own, whose clock can be set")
def test_a_day_of_two_workers_goes_as_it_should() -> None:
    """Each is restarted and killed, and both look at one PostgreSQL."""
    found = lived_by_two(4, 1, tell=lambda day: None, meet=False)
    assert found.problems == []
    assert found.looked > 10
    [day] = found.days
    assert day.answers > 10
    assert day.tables > 1


@pytest.mark.soak
def test_days_with_cups_and_appointments_go_as_they_should() -> None:
    found = quietly(30, 3)
    assert found.problems == []
    assert found.games > 0
    assert found.cups > 0
    assert sum(day.pings for day in found.days) > 10


DAY = Day(
    number=1, seconds=1.0, requests=Counter(), pings=0, people=0, most=0, memory=100.0,
    objects=1000, database=0, wal=0, used=0, answers=1000, tables=1, chores=Counter(),
)  # fmt: skip


def days(**last: Any) -> list[Day]:
    """Return three days that are alike, but for the last."""
    return [DAY, DAY, structs.replace(DAY, **last)]


def test_growth_without_need_is_told() -> None:
    assert [*growing(days())] == []
    assert [*growing(days(memory=100.0 + MEMORY + 1))]
    kept = 100.0 + MEMORY + A_DAYS_MESSAGES
    assert not [*growing(days(number=2, memory=kept))]
    assert [*growing(days(number=2, memory=kept + 1))]
    assert [*growing(days(objects=round(1000 * OBJECTS) + 1))]
    assert [*growing(days(number=2, used=10**7))]
    played = days(number=2, used=10**7, answers=10**7 // AN_ANSWER)
    assert not [*growing(played)]
    deleted = structs.replace(DAY, number=3, used=10**7, answers=-800)
    assert not [*growing([*played, deleted])], "room of deleted rows is not given back"


async def nothing(*given: Any) -> None:
    """Do nothing."""


async def shows_again(pings: Pings, session: Session, people: list[int]) -> None:
    """Note no ping, and have the board looked at again in a minute."""
    if people:
        asyncio.get_running_loop().call_later(60.0, pings._show, session.record.id)


async def done(*given: Any) -> bool:
    return True


async def none(*given: Any) -> list[int]:
    return []


FAULTS: dict[str, tuple[object, str, Callable[..., Any], str]] = {
    "boards are not edited": (Delivery, "_edited", done, "it shows"),
    "old boards stay": (Delivery, "_removed", done, "live messages"),
    "clocks do not end": (Tables, "expire", nothing, "is late"),
    "pings are not noted": (Pings, "record_pings", shows_again, "was pinged"),
    "people are woken": (notifying, "_is_quiet", lambda *_: False, "was pinged for"),
    "tables are kept for ever": (SqlStore, "delete_over", none, "kept too long"),
}
"""By what is wrong: the function that does otherwise, and what is told of it."""


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told(fault: str) -> None:
    place, name, instead, told = FAULTS[fault]
    with patch.object(place, name, instead):
        # What is kept for a time goes on the third day; all else is told on the first.
        found = quietly(4, 3) if "kept" in told else quietly(4, 1, meet=False)
    assert [each for each in found.problems if told in each]
