"""All tables: how they are opened, why something is refused, that a restart changes nothing."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change, TableRecord
from data.store.errors import DatabaseFull, DatabaseUnusable
from engine.chance import Chance, Pick, Roll, Shuffle
from engine.classic.game import Classic
from engine.core import CHANCE, Event, Game, Script
from engine.hosting.actions.lobby import choose_colour, join, ready, set_options
from engine.hosting.service import table_cache
from engine.hosting.service.tables import Tables
from engine.hosting.state.dice import Dice, published
from engine.hosting.state.game_log import CLOCK, RESTART, TAIL
from engine.hosting.state.session import Advance, Session
from engine.hosting.state.setups import setup
from engine.hosting.state.time_controls import HOSTS, LASTS
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
    changed,
    choose,
    known,
    refused,
    seats,
)
from tests.engine.hosting.steps import (
    SLOWLY,
    Step,
    act,
    ending,
    joining,
    leaving,
    playing_on,
    starting,
    table_that_is,
)
from tests.engine.scripted import Sitting
from tests.toy import SNATCH, Snatch

# Opening.


async def test_a_player_that_opens_a_table_is_host_and_sits_at_it(place: Place) -> None:
    session = await place.tables.lobbies.open(
        "classic", "family", ADA, server=1, channel=2, click=100
    )
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
        late=place.time + HOSTS["relaxed"],
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
    shown = published((await tables.lobbies.open("classic", "book", ADA, 1, 2, 100)).record.seed)
    await tables.lobbies.set_up(1, partial(join, person=BEN, click=101))
    session = await tables.lobbies.start(1, ADA, click=200)
    assert drawn == [32]
    assert published(session.record.seed) == shown
    assert session.record.contributions == [100, 101, 200]


@pytest.mark.parametrize(
    ("game", "preset", "why"),
    [("chess", "book", "unknown-game"), ("classic", "mine", "unknown-preset")],
)
async def test_an_unknown_game_or_preset_is_not_opened(
    place: Place, game: str, preset: str, why: str
) -> None:
    with refused(why):
        await place.tables.lobbies.open(game, preset, ADA, 1, 2, 100)
    assert await place.store.tables_in(2) == []


# What is refused.


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
        (
            "only-host",
            lambda tables: tables.lobbies.set_up(1, lambda r, s: set_options(r, BEN, private=True)),
        ),
        ("only-host", starting(BEN)),
        ("lobby-not-in", leaving(DORA)),
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


@pytest.mark.parametrize("when", REFUSALS)
async def test_a_refusal_changes_nothing(place: Place, when: str) -> None:
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


# Restarts.


async def test_the_host_begins_also_after_a_restart(place: Place) -> None:
    """Whatever seat the host has, and whoever else has one before it."""
    table = await place.open(BEN, first_player="host")
    await place.tables.lobbies.set_up(table, partial(choose_colour, person=ADA, colour="black"))
    session = await place.tables.lobbies.start(table, ADA, click=200)
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
    session = await place.tables.lobbies.start(table, ADA, click=200)
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
    # Whoever answers without a store counts no changes, and no turns begun by hand.
    whole.session.record.revision, whole.session.record.changes = stored.revision, stored.changes
    told = structs.replace(whole.session.setup, begun=setup(stored).begun)
    whole.session.record.setup = json.encode(told)
    assert stored == whole.session.record
    assert await place.store.log(table) == whole.log
    await place.assert_as_stored(table)

    dice = Dice(SEED, table, record.contributions)
    rolled = [entry for entry in whole.log if entry.seat == CHANCE]
    for count, entry in enumerate(rolled):
        question: Chance = json.decode(entry.question, type=Roll | Shuffle | Pick)
        assert entry.action == dice.outcome(count, question)


async def test_the_result_is_known_at_the_end_and_after_a_restart(place: Place) -> None:
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


async def test_a_table_whose_database_is_away_is_not_one_that_cannot_be_played(
    place: Place,
) -> None:
    """A store that fails says nothing about the table, which is read when it answers again."""
    await place.start(BEN)
    place.forget()
    place.store.unanswered = True
    with pytest.raises(DatabaseUnusable):
        await place.tables.get(1)
    place.store.unanswered = False
    assert (await place.tables.get(1)).people == [ADA, BEN]


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


# What is noted.


async def test_where_a_table_is_shown_is_noted(place: Place) -> None:
    session = await place.start(BEN)
    session = await place.tables.note(Change(table=1, message=5, posted_at=7.5, shown=1, channel=9))
    record = session.record
    assert (record.message, record.posted_at, record.shown, record.channel) == (5, 7.5, 1, 9)
    await place.assert_as_stored(1)


async def test_a_change_in_the_lobby_notes_its_time(place: Place) -> None:
    await place.open()
    place.time += 50
    session = await place.tables.lobbies.set_up(1, partial(join, person=BEN, click=101))
    assert session.record.changed_at == place.time
    await place.assert_as_stored(1)


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


async def test_long_runs_of_computers_come_in_portions(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    portions = list[int]()
    advance = Session.advance

    def counted(session: Session, portion: int | None = None, shows: bool = False) -> Advance:
        made = advance(session, portion, shows)
        portions.append(len(made.entries))
        return made

    monkeypatch.setattr(table_cache, "PORTION", 2)
    monkeypatch.setattr(Session, "advance", counted)
    session = await place.start("normal", "normal", game="snatch")
    while session.record.status == "running":
        session = await place.act(session, Random(1))
        await place.assert_as_stored(session.record.id)
    assert max(portions) == 2 < len(portions)


async def test_another_game_is_chosen_in_the_lobby_and_played(place: Place) -> None:
    table = await place.open(BEN, CEM)
    with refused("unknown-game"):
        await place.tables.lobbies.set_game(table, ADA, "chess")
    with refused("only-host", host=str(ADA)):
        await place.tables.lobbies.set_game(table, BEN, "snatch")
    session = await place.tables.lobbies.set_game(table, ADA, "snatch")
    assert session.system is SNATCH
    await place.assert_as_stored(table)
    session = await place.tables.lobbies.start(table, ADA, click=300)
    assert session.play is not None
    assert session.play.game.key == "snatch"
    with refused("lobby-over"):
        await place.tables.lobbies.set_game(table, ADA, "classic")


async def test_a_table_that_is_over_is_shrunk_once_and_one_that_is_open_never(place: Place) -> None:
    """It is drawn anew then, as its board shows more."""
    table = await place.open(BEN)
    await place.tables.shrink(table)
    assert not (await place.tables.get(table)).setup.shrunk
    await place.tables.note(Change(table=table, status="ended", due=None))
    await place.tables.shrink(table)
    session = await place.tables.get(table)
    assert (session.setup.shrunk, session.record.shown) == (True, -1)
    await place.tables.note(Change(table=table, shown=5))
    await place.tables.shrink(table)
    assert (await place.tables.get(table)).record.shown == 5
