"""All tables: what is stored before it is handed out, and what stays when something fails."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import json, structs

from data.records import Change, TableRecord
from data.store_protocol import Conflict, DatabaseFull
from engine.chance import Chance, Pick, Roll, Shuffle
from engine.classic.game import Classic
from engine.core import ASIDE, CHANCE, Decision, Event, Game, Script
from engine.hosting.computers import LEAVER_LEVEL
from engine.hosting.dice import Dice, published
from engine.hosting.lobby import Refused, join, next_colour, ready, set_pace, set_private
from engine.hosting.memory import Changed
from engine.hosting.pace import IDLE, LASTS, LIMITS, UNHURRIED, Pace
from engine.hosting.session import Session
from engine.hosting.story import CLOCK, RESTART, TAIL
from engine.hosting.tables import Tables
from engine.players import Thinker, Worlds, by_chance
from engine.views import Action, Seat, View
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CATALOG,
    CEM,
    DORA,
    SEED,
    Place,
    answer,
    changed,
    choose,
    known,
    lobby,
    refused,
    seats,
)
from tests.engine.scripted import Sitting
from tests.toy import SNATCH, Snatch

WINDOW = LIMITS["window"] or 0
"""Seconds that a window stays open."""

SLOWLY = 30.0
"""Real seconds that anything may take."""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(tmp_path / "tables.sqlite3") as place:
        yield place


async def until(place: Place, session: Session, prompt: str, random: Random) -> Session:
    """Play by chance until several people are asked *prompt* at the same time."""
    while True:
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision)
        if pending.prompt == prompt and len(pending.waits_for) > 1:
            return session
        session = await place.act(session, random)


# Opening.


async def test_whoever_opens_a_table_is_host_and_sits_at_it(place: Place) -> None:
    session = await place.tables.open("classic", "family", ADA, server=1, channel=2, click=100)
    assert session.record == TableRecord(
        id=1,
        game="classic",
        version=0,
        setup=session.record.setup,
        host=ADA,
        server=1,
        channel=2,
        seed=SEED,
        contributions=[100],
        due=place.time + LASTS["relaxed"],
        seats=seats((0, ADA)),
        opened_at=place.time,
        changed_at=place.time,
        posting=place.time,
    )
    assert (session.setup.preset, session.setup.rules) == ("family", {})
    assert await place.store.load(1) == session.record
    await place.assert_as_stored(1)


async def test_the_secret_of_the_dice_is_drawn_before_anybody_joins(place: Place) -> None:
    """And stays the same: the hash in the lobby is that of the seed with which is rolled."""
    drawn: list[int] = []

    def draw(size: int) -> bytes:
        drawn.append(size)
        return bytes(size)

    tables = Tables(place.store, CATALOG, lambda: 0.0, draw)
    shown = published((await tables.open("classic", "book", ADA, 1, 2, 100)).record.seed)
    await tables.set_up(1, partial(join, person=BEN, click=101))
    session = await tables.start(1, ADA, click=200)
    assert drawn == [32]
    assert published(session.record.seed) == shown
    assert session.record.contributions == [100, 101, 200]


@pytest.mark.parametrize(
    ("game", "preset", "why"),
    [("chess", "book", "unknown-game"), ("classic", "mine", "unknown-preset")],
)
async def test_what_is_not_offered_is_not_opened(
    place: Place, game: str, preset: str, why: str
) -> None:
    with refused(why):
        await place.tables.open(game, preset, ADA, 1, 2, 100)
    assert await place.store.tables_in(2) == []


# What is refused.


Step = Callable[[Tables], Awaitable[object]]


def act(person: int, question: int, action: str) -> Step:
    return lambda tables: tables.act(1, person, question, action)


def joining(person: int) -> Step:
    return lambda tables: tables.set_up(1, partial(join, person=person, click=9))


def starting(person: int) -> Step:
    return lambda tables: tables.start(1, person, click=200)


def leaving(person: int) -> Step:
    return lambda tables: tables.leave(1, person)


def ending(person: int, moderator: bool = False) -> Step:
    return lambda tables: tables.propose_end(1, person, moderator)


def playing_on(person: int) -> Step:
    return lambda tables: tables.play_on(1, person)


OVER = [
    ("table-ended", act(DORA, 99, "fly")),
    ("table-ended", act(ADA, 1, "roll")),
    ("table-ended", joining(DORA)),
    ("table-ended", starting(ADA)),
    ("table-ended", leaving(ADA)),
    ("table-ended", ending(ADA)),
    ("table-ended", ending(DORA, moderator=True)),
    ("table-ended", playing_on(ADA)),
]

REFUSALS: dict[str, list[tuple[str, Step]]] = {
    "lobby": [
        ("table-not-started", act(ADA, 1, "roll")),
        ("lobby-already-joined", joining(ADA)),
        ("only-host", lambda tables: tables.set_up(1, lambda r, s: set_private(r, BEN, True))),
        ("only-host", starting(BEN)),
        ("not-seated", leaving(DORA)),
        ("only-host", ending(BEN)),
        ("not-seated", ending(DORA)),
        ("stale", playing_on(BEN)),
    ],
    "running": [
        ("not-seated", act(DORA, 99, "fly")),
        ("not-your-turn", act(BEN, 99, "fly")),
        ("stale", act(ADA, 99, "fly")),
        ("stale", act(ADA, 0, "roll")),
        ("illegal", act(ADA, 1, "fly")),
        ("lobby-over", joining(DORA)),
        ("lobby-over", starting(ADA)),
        ("not-seated", leaving(DORA)),
        ("only-host", ending(BEN)),
        ("not-seated", ending(DORA)),
        ("stale", playing_on(BEN)),
    ],
    "proposed": [("not-seated", playing_on(DORA)), ("not-seated", ending(DORA))],
    "ended": OVER,
    "abandoned": OVER,
}
"""By what a table is like: why something is refused, and what."""


async def table_that_is(place: Place, when: str) -> None:
    """Bring table 1 there."""
    if when == "lobby":
        await place.open(BEN, CEM)
        return
    await place.start(BEN, CEM, first_player="host")
    if when == "ended":
        await place.tables.note(Change(table=1, status="ended"))
    elif when != "running":
        await place.tables.propose_end(1, ADA, moderator=when == "abandoned")


@pytest.mark.parametrize("when", REFUSALS)
async def test_what_is_refused_changes_nothing(place: Place, when: str) -> None:
    """Neither what is stored nor what is in memory, which need not be read again."""
    await table_that_is(place, when)
    session, before = await place.tables.get(1), await place.kept(1)
    knew, commits = known(session), place.store.commits
    for key, do in REFUSALS[when]:
        with refused(key, **({"host": str(ADA)} if key == "only-host" else {})):
            await do(place.tables)
        assert await place.tables.get(1) is session
        assert known(session) == knew
    assert await place.kept(1) == before
    assert place.store.commits == commits
    await place.assert_as_stored(1)


async def test_a_table_that_never_was_is_unknown(place: Place) -> None:
    for table in (0, 1, 10**17):
        with refused("unknown-table"):
            await place.tables.act(table, ADA, 1, "roll")
        with refused("unknown-table"):
            await place.tables.get(table)


async def test_a_table_of_a_game_that_is_not_offered_any_more_cannot_be_played(
    place: Place,
) -> None:
    await place.open()
    del place.catalog["classic"]
    place.forget()
    with refused("table-unplayable", table=1):
        await place.tables.get(1)
    await place.tables.discard(1)
    with refused("table-ended"):
        await place.tables.get(1)


@pytest.mark.parametrize("column", ["contributions", "setup", "snapshot"])
async def test_a_damaged_table_cannot_be_played_and_can_be_closed(
    place: Place, column: str
) -> None:
    await place.start(BEN)
    await place.store._write(f"UPDATE tables SET {column} = CAST('[x' AS BLOB)")
    place.forget()
    with refused("table-unplayable", table=1):
        await place.tables.get(1)
    await place.tables.discard(1)
    assert await place.store.tables_of(BEN) == []


# One commit, and nothing is handed out before it.


async def test_an_answer_and_all_that_follows_are_one_commit(place: Place) -> None:
    """The rolls and the answers of computers among it."""
    session, random = await place.start("normal", "easy"), Random(1)
    for _ in range(20):
        commits, seq = place.store.commits, session.record.seq
        session = await place.act(session, random)
        assert place.store.commits == commits + 1
        assert await place.store.load(1) == session.record
        new = await place.store.log(1, seq)
        assert [entry.seq for entry in new] == list(range(seq, session.record.seq))
        assert (new[0].by, new[0].itself) == (ADA, False)
        assert all(entry.itself or not entry.by for entry in new[1:])
        assert {entry.at for entry in new} == {place.time}


async def test_nobody_sees_what_is_not_stored_yet(place: Place) -> None:
    """What is handed out is a moment of the table, and stays what it is."""
    session, random = await place.start(BEN), Random(1)
    before, moment = await place.kept(1), known(session)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.act(session, random))
        await reached.wait()
        assert await place.tables.get(1) is session
        assert await place.kept(1) == before
        assert not acting.done()
    after = await acting
    assert await place.tables.get(1) is after
    assert after.record == await place.store.load(1) != before[0]
    assert known(session) == moment


async def test_who_listens_is_told_of_every_change_that_can_be_seen(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """Once each, with what is stored; a bug of a listener is nobody else's."""
    told: list[Changed] = []
    place.tables.memory.listeners += [lambda changed: 1 / 0, told.append]  # type: ignore[list-item]
    await place.open(BEN)
    assert len(told) == 1, "Ben has joined"
    session = await place.tables.start(1, ADA, click=200)
    await place.tables.note(Change(table=1, message=5))
    assert [each.session.record.status for each in told] == ["lobby", "running"]
    assert told[-1].session is session
    assert told[-1].change.entries
    assert [each.session.record.revision for each in told] == [1, 2]
    await place.tables.note(Change(table=1, posted_at=1.0), seen=True)
    await place.tables.abandon(1)
    await place.tables.abandon(1)
    assert [each.session.record.revision for each in told] == [1, 2, 3, 4]
    with refused("table-ended"):
        await place.tables.play_on(1, ADA)
    assert len(told) == 4
    assert "bug in a listener" in caplog.text


async def test_tables_do_not_wait_for_each_other(place: Place) -> None:
    await place.start(BEN)
    session = await place.start(CEM)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        assert await place.tables.get(2) is session
    await acting


async def test_of_a_hundred_equal_clicks_one_counts(place: Place) -> None:
    session, random = await place.start(BEN, CEM), Random(1)
    for _ in range(3):
        seq, click = session.record.seq, answer(session, random)
        results = await asyncio.gather(
            *(place.tables.act(1, *click) for _ in range(100)), return_exceptions=True
        )
        [session] = [result for result in results if isinstance(result, Session)]
        refusals = [result for result in results if isinstance(result, Refused)]
        assert len(refusals) == 99
        assert {refusal.key for refusal in refusals} <= {"stale", "not-your-turn"}
        new = await place.store.log(1, seq)
        assert [entry.by for entry in new if entry.by and not entry.itself] == [click[0]]
        await place.assert_as_stored(1)


# What fails leaves the table as it is stored.


async def lobby_of_three(place: Place) -> None:
    await place.open(BEN, CEM)


async def running(place: Place) -> None:
    await place.start(BEN, "normal", first_player="host")


async def proposed(place: Place) -> None:
    await running(place)
    await place.tables.propose_end(1, ADA)


async def window(place: Place) -> None:
    session = await place.start(BEN, CEM, game="snatch")
    await until(place, session, "object", Random(1))
    place.time += 100


STEPS: dict[str, tuple[Callable[[Place], Awaitable[None]], Step]] = {
    "join": (lobby_of_three, joining(DORA)),
    "leave the lobby": (lobby_of_three, leaving(ADA)),
    "start": (lobby_of_three, starting(ADA)),
    "act": (running, act(ADA, 1, "roll")),
    "leave": (running, leaving(ADA)),
    "propose": (running, ending(ADA)),
    "agree": (proposed, ending(BEN)),
    "play on": (proposed, playing_on(BEN)),
    "abandon": (running, lambda tables: tables.abandon(1)),
    "expire": (window, lambda tables: tables.expire(1)),
    "note": (running, lambda tables: tables.note(Change(table=1, message=5))),
}
"""Everything that is stored: what goes before, and what is done."""

every_step = pytest.mark.parametrize("step", STEPS)


@every_step
async def test_what_is_not_stored_has_not_happened(place: Place, step: str) -> None:
    """The table is as it was; tried again, the same comes of it as would have come at once."""
    prepare, do = STEPS[step]
    await prepare(place)
    before = await place.kept(1)
    knew = known(await place.tables.get(1))
    for error in (DatabaseFull(file="here"), Conflict(table="1"), OSError("?")):
        place.store.error = error
        with pytest.raises(type(error)):
            await do(place.tables)
        assert await place.kept(1) == before
        assert known(await place.tables.get(1)) == knew
    await do(place.tables)
    assert await place.kept(1) != before
    await place.assert_as_stored(1)


@every_step
async def test_whoever_is_cancelled_while_it_is_stored_leaves_the_table_as_stored(
    place: Place, step: str
) -> None:
    """Nobody changes the table before it is known what was stored: first nothing, then all."""
    prepare, do = STEPS[step]
    await prepare(place)
    before = await place.kept(1)
    for error in (DatabaseFull(file="here"), None):
        async with place.store.holding() as reached:
            doing = asyncio.ensure_future(do(place.tables))
            await reached.wait()
            changing = asyncio.create_task(place.tables.note(Change(table=1)))
            for _ in range(3):
                doing.cancel()
                await asyncio.sleep(0)
                assert not doing.done()
                assert not changing.done()
            place.store.error = error
        with pytest.raises(DatabaseFull if error else asyncio.CancelledError):
            await doing
        assert (await place.kept(1) == before) == (error is not None)
        assert known(await changing) == known(await place.more_tables().get(1))
        await place.assert_as_stored(1)


async def test_a_lobby_that_was_started_meanwhile_takes_nobody_in(place: Place) -> None:
    """Also if nobody heard that it was started."""
    await place.open(BEN)
    async with place.store.holding() as reached:
        starting = asyncio.create_task(place.tables.start(1, ADA, 200))
        await reached.wait()
        starting.cancel()
        joining = asyncio.create_task(place.tables.set_up(1, partial(join, person=CEM, click=9)))
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await starting
    with refused("lobby-over"):
        await joining
    assert (await place.tables.get(1)).people == [ADA, BEN]


async def test_whoever_is_cancelled_while_waiting_for_the_table_has_done_nothing(
    place: Place,
) -> None:
    session, random = await place.start(BEN), Random(1)
    click = answer(session, random)
    async with place.store.holding() as reached:
        first = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        second = asyncio.create_task(place.tables.act(1, *click))
        await asyncio.sleep(0)
        second.cancel()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    session = await place.tables.get(1)
    assert session.record.message == 5
    assert session.record.seq == (await place.tables.get(1)).record.seq
    await place.tables.act(1, *click)
    await place.assert_as_stored(1)


async def test_a_bug_in_the_rules_leaves_the_table_as_it_was(place: Place) -> None:
    """Whatever was answered already in memory is forgotten."""

    def broken(*_: object) -> str:
        raise ZeroDivisionError

    random = Random(1)
    await place.start(BEN, "normal", game="snatch")
    place.catalog["snatch"] = structs.replace(SNATCH, levels={"normal": broken})
    place.forget()
    before = await place.kept(1)
    with suppress(ZeroDivisionError):
        while True:
            await place.act(await place.tables.get(1), random)
            before = await place.kept(1)
    assert await place.kept(1) == before
    await place.assert_as_stored(1)


async def test_of_two_who_write_the_second_is_refused_and_reads_again(place: Place) -> None:
    """As two processes on one store would: no answer is lost, and none counts twice."""
    session, random = await place.start(BEN, CEM), Random(1)
    one, other = place.tables, place.more_tables()
    for _ in range(10):
        await other.get(1)
        click = answer(session, random)
        session = await one.act(1, *click)
        with pytest.raises(Conflict):
            await other.act(1, *click)
        assert known(await other.get(1)) == known(session)
        with pytest.raises(Refused):
            await other.act(1, *click)
        one, other = other, one


async def test_a_game_is_begun_once(place: Place) -> None:
    await place.open(BEN)
    other = place.more_tables()
    await other.get(1)
    session = await place.tables.start(1, ADA, click=200)
    with pytest.raises(Conflict):
        await other.start(1, ADA, click=201)
    assert known(await other.get(1)) == known(session)
    assert session.record.contributions == [100, 101, 200]


# Restarts.


async def test_the_host_begins_also_after_a_restart(place: Place) -> None:
    """Whatever seat the host has, and whoever else has one before it."""
    table = await place.open(BEN, first_player="host")
    for _ in range(2):
        await place.tables.set_up(table, partial(next_colour, person=ADA))
    session = await place.tables.start(table, ADA, click=200)
    assert [seat.person for seat in session.record.seats] == [BEN, ADA]
    before = session.sight()
    assert before.asked is not None
    assert [session.controller(seat).person for seat in before.asked.waits_for] == [ADA]
    place.forget()
    assert (await place.tables.get(table)).sight() == before


@pytest.mark.many
@pytest.mark.parametrize(
    ("game", "others", "rules"),
    [
        ("classic", ("normal",), {"three_rolls": True}),
        ("classic", ("easy", "normal"), {"first_player": "random", "places": True}),
        ("classic", ("easy",), {"extra_colours": True, "barriers": True}),
        ("snatch", (BEN, CEM), {}),
        ("snatch", (BEN, "normal"), {}),
    ],
)
async def test_a_game_with_a_restart_at_every_answer_is_the_same_game(
    place: Place, game: str, others: tuple[int | str, ...], rules: dict[str, Any]
) -> None:
    """Everybody sees the same before and after; log and dice are those of a game without.

    What is stored comes back as it was at every answer; now and then the file is opened anew.
    """
    table = await place.open(*others, game=game, **rules)
    record = await place.store.load(table)
    assert record is not None
    system = CATALOG[game]
    record = changed(record, ready(record, system, ADA, click=200))
    whole, random = Sitting(record, system, place.time), Random(5)
    while whole.session.record.status == "running":
        whole.answer(*choose(whole.session, random))

    random, answers = Random(5), 0
    session = await place.tables.start(table, ADA, click=200)
    while session.record.status == "running":
        before = known(session)
        if answers % 40 == 39:
            await place.reopen()
        else:
            place.forget()
        session = await place.tables.get(table)
        assert known(session) == before
        session = await place.act(session, random)
        answers += 1
    assert answers > 30
    stored = await place.store.load(table)
    assert stored is not None
    # Whoever answers without a store counts no revisions.
    whole.session.record.revision = stored.revision
    assert stored == whole.session.record
    assert await place.store.log(table) == whole.log
    await place.assert_as_stored(table)

    dice = Dice(SEED, table, record.contributions)
    rolled = [entry for entry in whole.log if entry.seat == CHANCE]
    for count, entry in enumerate(rolled):
        question: Chance = json.decode(entry.question, type=Roll | Shuffle | Pick)
        assert entry.action == dice.outcome(count, question)


async def test_what_a_game_came_to_is_known_when_it_ends_and_after_a_restart(place: Place) -> None:
    """From the whole log, more of which is stored than is kept in memory."""
    session, random = await place.start("normal", "easy"), Random(1)
    while session.record.status == "running":
        assert session.result is None
        session = await place.act(session, random)
    assert session.result is not None
    assert session.record.seq > TAIL
    await place.assert_as_stored(1)


async def test_a_game_that_cannot_be_counted_ends_all_the_same(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """The last answer counts; when the table is changed or read again, it is tried again."""
    session, random = await place.start("normal", "easy"), Random(1)
    place.store.illegible = True
    while session.record.status == "running":
        session = await place.act(session, random)
    assert session.result is None
    assert "table 1: cannot be counted" in caplog.text
    assert (await place.store.load(1)) == session.record
    place.store.illegible = False
    await place.tables.note(Change(table=1, message=5))
    assert (await place.tables.get(1)).result is not None
    await place.assert_as_stored(1)


Turned = Callable[[Any, Any], Script[None]]


def echoed(turn: Turned) -> Turned:
    """Return a turn in which everything happens twice."""

    def again(self: Game[Any], t: Any) -> Script[None]:
        script = turn(self, t)
        said = next(script, None)
        while said is not None:
            try:
                if isinstance(said, Event):
                    yield said
                    yield said
                    said = next(script)
                else:
                    said = script.send((yield said))
            except StopIteration:
                return

    return again


async def in_a_turn(place: Place, game: str) -> Session:
    """Play until something has happened in a turn that is not over."""
    session, random = await place.start(BEN, CEM, game=game), Random(1)
    while True:
        session = await place.act(session, random)
        turn = await place.store.log(1, session.record.snapshot_seq)
        if session.record.seq > 30 and any(entry.events != b"[]" for entry in turn):
            return session


GAMES = pytest.mark.parametrize(("game", "rules"), [("classic", Classic), ("snatch", Snatch)])


@GAMES
async def test_when_the_rules_have_changed_the_turn_begins_again_for_everybody(
    place: Place,
    game: str,
    rules: type[Game[Any]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What was rolled stays rolled; the new row and what follows are stored before they are seen."""
    session = await in_a_turn(place, game)
    record, log = await place.kept(1)
    assert record is not None
    old = set(session.sight(session.waiting()[0]).numbers.values())
    monkeypatch.setattr(rules, "turn", echoed(rules.turn))
    place.forget()
    commits = place.store.commits
    with caplog.at_level(logging.WARNING):
        session = await place.tables.get(1)
    assert "table 1: rules have changed" in caplog.text
    assert place.store.commits == commits + 1
    after, longer = await place.kept(1)
    assert after == session.record
    restart = longer[record.seq]
    assert longer[: record.seq] == log
    assert (restart.seq, restart.seat, restart.action) == (record.seq, CLOCK, RESTART)
    assert session.record.snapshot == record.snapshot
    assert session.record.snapshot_chances == sum(entry.seat == CHANCE for entry in log)
    assert not old & set(session.sight(session.waiting()[0]).numbers.values())

    random = Random(2)
    for _ in range(100):
        place.forget()
        session = await place.tables.get(1)
        if session.record.status == "running":
            await place.act(session, random)
    log = await place.store.log(1)
    assert [entry.seq for entry in log if entry.action == RESTART] == [restart.seq]
    dice, rolled = Dice(SEED, 1, record.contributions), 0
    for entry in log:
        if entry.seat == CHANCE:
            question: Chance = json.decode(entry.question, type=Roll | Shuffle | Pick)
            assert entry.action == dice.outcome(rolled, question)
            rolled += 1


@GAMES
async def test_under_the_same_rules_nothing_is_stored_when_a_table_is_read(
    place: Place, game: str, rules: type[Game[Any]]
) -> None:
    await in_a_turn(place, game)
    before, commits = await place.kept(1), place.store.commits
    for _ in range(3):
        await place.reopen()
        await place.tables.get(1)
    assert await place.kept(1) == before
    assert place.store.commits == 0 < commits


async def test_a_turn_that_could_not_be_begun_again_is_begun_again_later(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_a_turn(place, "classic")
    before = await place.kept(1)
    monkeypatch.setattr(Classic, "turn", echoed(Classic.turn))
    place.forget()
    place.store.error = DatabaseFull(file="here")
    with pytest.raises(DatabaseFull):
        await place.tables.get(1)
    assert await place.kept(1) == before
    await place.tables.get(1)
    await place.assert_as_stored(1)


# Leaving.


async def test_whoever_leaves_the_lobby_frees_the_seat(place: Place) -> None:
    """The host hands over, and the last one closes the table."""
    await place.open(BEN)
    place.time += 10
    session = await place.tables.leave(1, ADA)
    assert (session.people, session.record.host) == ([BEN], BEN)
    assert session.record.changed_at == place.time
    session = await place.tables.leave(1, BEN)
    assert (session.people, session.record.status) == ([], "abandoned")
    await place.assert_as_stored(1)


async def test_the_computer_plays_for_whoever_leaves_a_game(place: Place) -> None:
    """At once, if it is their turn; then the next person is asked."""
    session, random = await place.start(BEN, CEM, first_player="host"), Random(1)
    session = await place.act(session, random)
    while session.controller(session.waiting()[0]).person != ADA:
        session = await place.act(session, random)
    [own] = session.seats_of(ADA)
    seq, commits = session.record.seq, place.store.commits
    session = await place.tables.leave(1, ADA)
    assert place.store.commits == commits + 1
    assert session.controller(own).person is None
    assert session.controller(own).level == LEAVER_LEVEL
    assert session.record.host in (BEN, CEM)
    gone, *new = await place.store.log(1, seq)
    assert (gone.seat, gone.action, gone.by) == (ASIDE, f"left {own}", ADA)
    assert new[0].seat == own
    assert {entry.by for entry in new} == {0}
    assert session.controller(session.waiting()[0]).person in (BEN, CEM)
    await place.assert_as_stored(1)
    with refused("not-seated"):
        await place.tables.leave(1, ADA)


async def test_whoever_leaves_while_others_are_asked_changes_nothing_for_them(
    place: Place,
) -> None:
    session = await place.start(BEN, CEM, first_player="host")
    sight, log = session.sight(), await place.store.log(1)
    session = await place.tables.leave(1, BEN)
    now = session.sight()
    assert (now.view, now.asked, now.numbers) == (sight.view, sight.asked, sight.numbers)
    *before, gone = await place.store.log(1)
    assert (before, gone.action) == (log, "left 2")
    assert (session.record.host, session.people) == (ADA, [ADA, CEM])


async def test_the_computer_answers_for_whoever_leaves_a_window(place: Place) -> None:
    """The others still have the time that they had."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due, seat = session.record.due, session.waiting()[0]
    person = session.controller(seat).person
    assert person is not None
    place.time += 3
    session = await place.tables.leave(1, person)
    assert seat not in session.waiting()
    assert session.waiting()
    assert session.record.due == due is not None


async def test_the_last_person_who_leaves_closes_the_game(place: Place) -> None:
    await place.start(BEN, "easy")
    await place.tables.leave(1, ADA)
    log = await place.store.log(1)
    session = await place.tables.leave(1, BEN)
    assert session.record.status == "abandoned"
    assert session.people == []
    assert [row.seat for row in (await place.store.log(1))[len(log) :]] == [ASIDE]
    assert await place.store.tables_in(2) == []
    await place.assert_as_stored(1)


async def test_a_person_leaves_all_their_seats(place: Place) -> None:
    record = lobby((0, ADA), (1, BEN), (2, ADA), system=SNATCH)
    await place.store.open_table(record)
    session = await place.tables.start(1, ADA, click=200)
    assert session.seats_of(ADA) == [0, 2]
    session = await place.tables.leave(1, ADA)
    assert session.record.seats == seats((0, "normal"), (1, BEN), (2, "normal"))
    assert session.record.host == BEN


async def test_a_person_with_several_seats_answers_for_each(place: Place) -> None:
    """Each answer goes to the seat whose question it is, to the end of the game."""
    record = lobby((0, ADA), (1, BEN), (2, ADA), system=SNATCH)
    await place.store.open_table(record)
    session, random = await place.tables.start(1, ADA, click=200), Random(1)
    while session.record.status == "running":
        assert session.play is not None
        seat, action = choose(session, random)
        number, seq = session.play.number(seat), session.record.seq
        same = [
            each
            for each in session.seats_of(session.controller(seat).person or 0)
            if session.play.number(each) == number and action in session.play.options(each)
        ]
        session = await place.act_for(session, seat, action)
        [entry, *_] = await place.store.log(1, seq)
        assert entry.seat == same[0]


# Closing by agreement.


async def test_the_host_closes_the_lobby(place: Place) -> None:
    await place.open(BEN)
    session = await place.tables.propose_end(1, ADA)
    assert session.record.status == "abandoned"
    await place.assert_as_stored(1)


async def test_all_people_agree_to_close_a_game(place: Place) -> None:
    """The host proposes it, and everybody else has a say, each once."""
    await place.start(BEN, CEM, "easy")
    for person in (ADA, BEN, BEN, ADA):
        session = await place.tables.propose_end(1, person)
        assert session.record.status == "running"
    assert session.setup.ending == (ADA, BEN)
    place.forget()
    place.time += 5
    session = await place.tables.propose_end(1, CEM)
    assert session.record.status == "abandoned"
    assert session.record.changed_at == place.time
    assert session.record.due is None


async def test_whoever_plays_alone_closes_the_game(place: Place) -> None:
    await place.start("easy", "easy")
    assert (await place.tables.propose_end(1, ADA)).record.status == "abandoned"


@pytest.mark.parametrize("others", [(BEN,), (BEN, CEM)])
async def test_a_moderator_closes_any_table(place: Place, others: tuple[int, ...]) -> None:
    """Without a seat, in the lobby and in a game."""
    await place.open(*others)
    await place.start(*others)
    for table in (1, 2):
        session = await place.tables.propose_end(table, DORA, moderator=True)
        assert session.record.status == "abandoned"


async def test_one_who_wants_to_play_on_turns_the_proposal_down(place: Place) -> None:
    """Then everybody has to agree anew."""
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    await place.tables.propose_end(1, BEN)
    session = await place.tables.play_on(1, CEM)
    assert session.setup.ending == ()
    with refused("only-host", host=str(ADA)):
        await place.tables.propose_end(1, CEM)
    session = await place.tables.propose_end(1, ADA)
    assert (session.record.status, session.setup.ending) == ("running", (ADA,))
    await place.assert_as_stored(1)


async def test_a_proposal_lapses_when_all_who_agreed_have_left(place: Place) -> None:
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    session = await place.tables.leave(1, ADA)
    assert (session.record.status, session.setup.ending) == ("running", ())
    assert session.record.host == session.people[0]


async def test_a_proposal_passes_when_only_those_who_agreed_are_left(place: Place) -> None:
    await place.start(BEN, CEM)
    await place.tables.propose_end(1, ADA)
    await place.tables.propose_end(1, CEM)
    session = await place.tables.leave(1, BEN)
    assert session.record.status == "abandoned"
    await place.assert_as_stored(1)


@pytest.mark.parametrize("when", ["lobby", "running", "proposed"])
async def test_a_table_whose_place_is_gone_is_closed(place: Place, when: str) -> None:
    await table_that_is(place, when)
    session = await place.tables.abandon(1)
    assert session.record.status == "abandoned"
    commits = place.store.commits
    assert await place.tables.abandon(1) is session
    assert place.store.commits == commits
    await place.assert_as_stored(1)


# Time limits.


async def test_when_a_time_limit_has_passed_the_defaults_are_the_answers(place: Place) -> None:
    """At that moment, not before; once, not again."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    waiting, seq, due = session.waiting(), session.record.seq, session.record.due
    assert due == place.time + WINDOW
    assert await place.store.next_due(place.time) == (due, 1)
    before, commits = await place.kept(1), place.store.commits
    place.time = due - 0.01
    assert await place.tables.expire(1) is session
    assert await place.kept(1) == before
    place.time = due
    session = await place.tables.expire(1)
    assert place.store.commits == commits + 1
    new = await place.store.log(1, seq)
    assert [(entry.seat, entry.action, entry.by) for entry in new[: len(waiting)]] == [
        (seat, "pass", 0) for seat in waiting
    ]
    after, commits = await place.kept(1), place.store.commits
    await place.tables.expire(1)
    assert await place.kept(1) == after
    assert place.store.commits == commits
    await place.assert_as_stored(1)


async def test_a_window_has_one_time_limit_also_after_a_restart(place: Place) -> None:
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due = session.record.due
    place.time += 4
    place.forget()
    [seat, *others] = session.waiting()
    session = await place.act_for(session, seat, "pass")
    assert session.waiting() == others
    assert session.record.due == due


async def test_what_is_due_is_put_off_by_as_long_as_nobody_could_play(place: Place) -> None:
    """In memory and in the store; whose table it is sees that. Until the next question."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due, revision = session.record.due or 0, session.record.revision
    place.time += 100
    await place.tables.memory.postpone(100)
    session = await place.tables.get(1)
    assert (session.record.due, session.record.outage) == (due + 100, 100)
    assert session.record.revision > revision
    await place.assert_as_stored(1)
    place.time = due + 100
    session = await place.tables.expire(1)
    assert session.record.outage == 0
    await place.assert_as_stored(1)


async def test_a_limit_is_never_longer_than_it_began_though_the_clock_is_set_back(
    place: Place,
) -> None:
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    place.time -= 3600
    session = await place.tables.expire(1)
    assert session.record.due == place.time + WINDOW
    place.time += 1
    assert (await place.tables.expire(1)).record.due == place.time + WINDOW - 1
    await place.assert_as_stored(1)


async def test_the_clock_is_told_of_every_time_limit_also_of_a_turn_that_begins_again(
    place: Place,
) -> None:
    heard: list[float | None] = []
    place.tables.memory.expecting.append(heard.append)
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    assert session.record.due is not None
    assert heard[-2:] == [session.record.due, session.record.late]
    await place.store.commit(Change(table=1, due=None))
    place.forget()
    heard.clear()
    place.tables.memory.expecting.append(heard.append)
    with patch.object(Session, "_repeats", return_value=False):
        session = await place.tables.get(1)
    assert session.restarted
    assert heard == [session.record.due, session.record.late]


@pytest.mark.parametrize("pace", ["quick", "relaxed", "days", "none"])
async def test_a_lobby_that_nobody_begins_closes_by_itself(place: Place, pace: Pace) -> None:
    """Whatever is done in it keeps it open."""
    await place.open(BEN)
    await place.tables.set_up(1, lambda record, _: set_pace(record, ADA, pace))
    place.time += LASTS[pace] - 1
    session = await place.tables.expire(1)
    assert session.record.status == "lobby"
    session = await place.tables.set_up(1, partial(join, person=CEM, click=9))
    place.time += LASTS[pace]
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    assert await place.store.due_tables(place.time) == []
    await place.assert_as_stored(1)


async def test_a_table_without_a_clock_closes_when_nobody_plays_on_for_a_week(
    place: Place,
) -> None:
    await place.open(BEN)
    await place.tables.set_up(1, lambda record, _: set_pace(record, ADA, "none"))
    session = await place.tables.start(1, ADA, click=200)
    assert session.sight().due is None
    place.time += UNHURRIED
    session = await place.tables.expire(1)
    assert (session.record.late, session.record.due) == (None, place.time - UNHURRIED + IDLE)
    place.time += IDLE - UNHURRIED - 1
    assert await place.tables.expire(1) is session
    session = await place.act(session, Random(1))
    place.time += IDLE
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    await place.assert_as_stored(1)


async def test_where_a_table_is_over_no_time_limit_passes(place: Place) -> None:
    await table_that_is(place, "abandoned")
    before, session = await place.kept(1), await place.tables.get(1)
    place.time += 10**6
    assert await place.tables.expire(1) is session
    assert await place.kept(1) == before
    assert await place.store.due_tables(place.time) == []


# What is noted.


async def test_where_a_table_is_shown_is_noted(place: Place) -> None:
    session = await place.start(BEN)
    session = await place.tables.note(Change(table=1, message=5, posted_at=7.5, shown=1, channel=9))
    record = session.record
    assert (record.message, record.posted_at, record.shown, record.channel) == (5, 7.5, 1, 9)
    await place.assert_as_stored(1)


async def test_what_is_done_in_the_lobby_says_when(place: Place) -> None:
    await place.open()
    place.time += 50
    session = await place.tables.set_up(1, partial(join, person=BEN, click=101))
    assert session.record.changed_at == place.time
    await place.assert_as_stored(1)


# What is in memory.


async def test_the_tables_used_last_stay_in_memory(place: Place) -> None:
    """The others are read again when they are needed."""
    place.forget(keep=2)
    for _ in range(3):
        await place.open()
    third, first = await place.tables.get(3), await place.tables.get(1)
    assert await place.tables.get(3) is third
    second = await place.tables.get(2)
    assert await place.tables.get(3) is third
    assert await place.tables.get(2) is second
    again = await place.tables.get(1)
    assert again is not first
    assert known(again) == known(first)


async def test_a_table_dropped_while_it_is_stored_is_read_again(place: Place) -> None:
    place.forget(keep=1)
    session, random = await place.start(BEN), Random(1)
    await place.open()
    session = await place.tables.get(1)
    async with place.store.holding() as reached:
        acting = asyncio.create_task(place.act(session, random))
        await reached.wait()
        await place.tables.get(2)
        looking = asyncio.create_task(place.tables.get(1))
        await asyncio.sleep(0)
    assert known(await acting) == known(await looking)
    await place.assert_as_stored(1)


async def test_a_lock_lives_as_long_as_somebody_holds_it(place: Place) -> None:
    await place.start(BEN)
    assert len(place.tables.memory._turns._locks) == 0
    async with place.store.holding() as reached:
        first = asyncio.create_task(place.tables.note(Change(table=1, message=5)))
        await reached.wait()
        second = asyncio.create_task(place.tables.get(1))
        await asyncio.sleep(0)
        assert list(place.tables.memory._turns._locks) == [1]
    await asyncio.gather(first, second)
    del first, second
    gc.collect()
    assert len(place.tables.memory._turns._locks) == 0


# Computer players who take their time.


async def test_while_a_computer_player_thinks_other_tables_go_on(place: Place) -> None:
    asked, may_answer, threads = asyncio.Event(), threading.Event(), set[int]()
    loop = asyncio.get_running_loop()

    def think(
        view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
    ) -> Action:
        threads.add(threading.get_ident())
        loop.call_soon_threadsafe(asked.set)
        assert may_answer.wait(SLOWLY)
        return by_chance(view, seat, options, random)

    other = await place.start(BEN, CEM, game="snatch")
    place.catalog["snatch"] = structs.replace(SNATCH, levels={"normal": Thinker(think)})
    thought = asyncio.create_task(asked.wait())
    playing = asyncio.create_task(place.start("normal", "normal", game="snatch"))
    while not asked.is_set():
        await asyncio.wait([playing, thought], return_when=asyncio.FIRST_COMPLETED)
        if not asked.is_set():
            playing = asyncio.create_task(place.act(playing.result(), Random(1)))
    assert (await place.act(other, Random(1))).record.seq > other.record.seq
    assert not playing.done()
    may_answer.set()
    session = await playing
    assert session.record.id != other.record.id
    assert threads
    assert threading.get_ident() not in threads
    await place.assert_as_stored(session.record.id)


async def test_another_game_is_chosen_in_the_lobby_and_played(place: Place) -> None:
    table = await place.open(BEN, CEM)
    with refused("unknown-game"):
        await place.tables.set_game(table, ADA, "chess")
    with refused("only-host", host=str(ADA)):
        await place.tables.set_game(table, BEN, "snatch")
    session = await place.tables.set_game(table, ADA, "snatch")
    assert session.system is SNATCH
    await place.assert_as_stored(table)
    session = await place.tables.start(table, ADA, click=300)
    assert session.play is not None
    assert session.play.game.key == "snatch"
    with refused("lobby-over"):
        await place.tables.set_game(table, ADA, "classic")
