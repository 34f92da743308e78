"""Seats of a table under rules that say who plays which colours, and on which board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change, SeatRecord, TableRecord
from data.store.sqlite_store import SqliteStore
from engine.catalog import CLASSIC, TOURNAMENT
from engine.core import Decision
from engine.hosting.actions.lobby import add_computer, join, leave, ready, set_rules
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup, next_free, seating
from engine.system import System

ADA, BEN, CEM = 1, 2, 3


def lobby(system: System, *seats: int, **rules: Any) -> TableRecord:
    """A lobby with people 1, 2, 3 ... on these colours."""
    return TableRecord(
        game=system.key,
        version=0,
        setup=json.encode(Setup(next(iter(system.presets)), rules=rules)),
        host=ADA,
        server=0,
        channel=0,
        seed=bytes(32),
        seats=[SeatRecord(seat, person) for person, seat in enumerate(seats, 1)],
    )


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await SqliteStore.open(tmp_path / "seats.sqlite3")
    yield Tables(store, seed=bytes)
    await store.close()


async def running(tables: Tables, people: int, **rules: Any) -> Session:
    """A running classic game of so many people under these rules."""
    session = await tables.lobbies.open("classic", "book", ADA, 1, 2, 3)
    table = session.record.id

    def joins(person: int) -> Any:
        return lambda record, system: join(record, system, person, person)

    for person in range(2, people + 1):
        await tables.lobbies.set_up(table, joins(person))
    await tables.lobbies.set_up(table, lambda r, s: set_rules(r, s, ADA, "book", rules))
    return await tables.lobbies.start(table, ADA, 9)


async def test_two_people_answer_for_two_colours_each(tables: Tables) -> None:
    """000, "Weniger als 4 Personen": each has the colour opposite as well."""
    session = await running(tables, 2, extra_colours=True)
    for person in (ADA, BEN):
        first, second = session.seats_of(person)
        assert (first + 2) % 4 == second
    asked = set()
    for _ in range(200):
        if session.record.status != "running":
            break
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision)
        (seat,) = pending.waits_for
        asked.add(seat)
        owner = session.controller(seat).person
        assert owner is not None
        number = session.play.number(seat)
        session = await tables.act(1, owner, number, pending.options[seat][0])
    assert asked == {0, 1, 2, 3}


async def test_the_neutral_colour_belongs_to_no_player(tables: Tables) -> None:
    """000, "Weniger als 4 Personen": with three people the fourth colour is moved by all."""
    session = await running(tables, 3, extra_colours=True)
    assert len(session.owners()) == 3
    assert session.seating.neutral
    assert all(session.seats_of(person) for person in (ADA, BEN, CEM))


def test_six_can_join_where_the_board_has_six_arms() -> None:
    record = lobby(CLASSIC, 0, 1, 2, 3, six_arms=True)
    assert next_free(record, CLASSIC) in (4, 5)
    with pytest.raises(Refused, match="lobby-full"):
        next_free(lobby(CLASSIC, 0, 1, 2, 3), CLASSIC)


def colours(record: TableRecord, change: Change) -> dict[int | None, str]:
    """Return what everybody plays after *change*, computers as None."""
    assert isinstance(change.seats, list)
    chosen = change.setup if isinstance(change.setup, bytes) else record.setup
    system = TOURNAMENT if record.game == "tournament" else CLASSIC
    after = structs.replace(record, seats=change.seats, setup=chosen)
    return {seat.person: seating(after, system).colours[seat.seat] for seat in change.seats}


def test_a_player_that_sits_keeps_the_colour_when_the_board_changes() -> None:
    """The boards number their colours differently; what one lacks becomes a free one."""
    four = lobby(CLASSIC, 0, 1, 2, 3)
    change = set_rules(four, CLASSIC, ADA, "book", {"six_arms": True})
    assert colours(four, change) == {1: "yellow", 2: "green", 3: "red", 4: "black"}
    assert change.seats == [SeatRecord(seat, who) for seat, who in ((0, 1), (1, 4), (2, 2), (4, 3))]
    six = lobby(CLASSIC, 4, 5, 1, six_arms=True)
    change = set_rules(six, CLASSIC, ADA, "book", {})
    assert colours(six, change) == {1: "red", 2: "yellow", 3: "black"}


def test_too_many_for_the_rules_cannot_start() -> None:
    """But keep their seats: the host may choose other rules, or somebody may leave."""
    record = lobby(CLASSIC, 0, 1, 2, 3, 4, 5)
    change = leave(record, CLASSIC, BEN)
    assert change.seats == [SeatRecord(seat, seat + 1) for seat in (0, 2, 3, 4, 5)]
    change = set_rules(record, CLASSIC, ADA, "book", {"six_arms": True})
    assert colours(record, change) == {
        **{1: "yellow", 2: "green", 3: "red", 4: "black"},
        **{5: "blue", 6: "violet"},
    }
    with pytest.raises(Refused, match="lobby-too-many"):
        ready(record, CLASSIC, ADA, 1)
    assert len(seating(record, CLASSIC).colours) == 4


def test_a_fourth_at_a_tournament_brings_the_board_for_four() -> None:
    """004, introduction: groups of three play on the board for six."""
    three = lobby(TOURNAMENT, 0, 2, 4)
    assert len(seating(three, TOURNAMENT).colours) == 6
    change: Change = add_computer(three, TOURNAMENT, ADA, "normal")
    assert colours(three, change) == {1: "yellow", 2: "green", 3: "red", None: "black"}


def test_when_a_fourth_leaves_a_tournament_the_others_keep_their_colours() -> None:
    four = lobby(TOURNAMENT, 0, 1, 2, 3)
    change = leave(four, TOURNAMENT, CEM)
    assert colours(four, change) == {1: "yellow", 2: "green", 4: "black"}
