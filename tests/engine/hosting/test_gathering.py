"""Lobbies for which people are pinged."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, structs

from data.records import SeatRecord
from engine.catalog import CLASSIC
from engine.hosting.state.appointments import Appointment
from engine.hosting.state.gathering import (
    ALIVE,
    WAITS,
    free_seats,
    gathers,
    has_room,
    informed,
)
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import DAY
from tests.data.sample import lobby

ADA, BEN = 1, 2
OPENED = 1000.0
BOOK = Setup("book")
AT_EIGHT = Appointment(2 * OPENED, "UTC", 20, 0)
LATER = Setup("book", appointment=AT_EIGHT)


def waiting(chosen: Setup = BOOK, seats: int = 1, **fields: Any) -> Session:
    """A lobby of a host that has just been opened, with some seats taken."""
    taken = [SeatRecord(seat, ADA if seat == 0 else None) for seat in range(seats)]
    given = {"opened_at": OPENED, "changed_at": OPENED, "seats": taken, **fields}
    return Session(lobby(host=ADA, setup=json.encode(chosen), **given), CLASSIC)


def test_a_lobby_gathers_from_a_minute_to_an_hour_after_its_last_change() -> None:
    found = {after: gathers(waiting(), OPENED + after) for after in (WAITS - 1, WAITS, ALIVE)}
    assert found == {WAITS - 1: False, WAITS: True, ALIVE: False}
    assert gathers(waiting(changed_at=OPENED + WAITS), OPENED + ALIVE)


def test_a_daily_lobby_gathers_for_a_day() -> None:
    daily = waiting(Setup("book", pace="days"))
    assert [gathers(daily, OPENED + after) for after in (ALIVE, DAY)] == [True, False]


@pytest.mark.parametrize(
    "without",
    [
        {"seats": 4},
        {"status": "running"},
        {"chosen": Setup("book", private=True)},
        {"chosen": Setup("book", silent=(ADA,))},
    ],
)
def test_a_lobby_without_room_or_host_gathers_no_players(without: dict[str, Any]) -> None:
    assert not gathers(waiting(**without), OPENED + WAITS)


def test_a_private_lobby_has_room_for_the_invited_and_an_appointment_for_all() -> None:
    private = waiting(Setup("book", private=True, invited=(BEN,)))
    assert [has_room(private, person) for person in (BEN, ADA, 0)] == [True, False, False]
    assert has_room(waiting(LATER, seats=4, appointed=2 * OPENED)), "behind the seats"
    assert not gathers(waiting(LATER, appointed=2 * OPENED), OPENED + WAITS)


@pytest.mark.parametrize(("seats", "sought"), [(3, True), (4, False)])
def test_a_called_table_has_its_waiting_list_and_seeks_players_for_its_seats(
    seats: int, sought: bool
) -> None:
    called = structs.replace(LATER, appointment=structs.replace(AT_EIGHT, stage="called"))
    session = waiting(called, seats=seats)
    assert (has_room(session), gathers(session, OPENED + WAITS)) == (True, sought)


def test_free_seats_are_those_that_are_not_taken() -> None:
    assert [free_seats(waiting(seats=seats)) for seats in (1, 4)] == [3, 0]


def test_a_server_tells_people_unless_it_names_a_role() -> None:
    found = [Server(), Server(told_role=5), Server(telling=False)]
    assert [each.tells_people for each in found] == [True, False, False]


def test_people_know_of_a_lobby_that_they_wait_for_or_were_pinged_by() -> None:
    pinged = waiting(Setup("book", called=(BEN,)))
    behind = structs.replace(LATER, appointment=structs.replace(AT_EIGHT, waiting=(BEN,)))
    assert informed(pinged) == informed(waiting(behind)) == {ADA, BEN}
    weekly = waiting(structs.replace(LATER, called=(BEN,)))
    assert informed(weekly) == {ADA}, "they were told a week before"
