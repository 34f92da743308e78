"""A running game goes on by the rules of a newer version, and its log says from where on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change, Entry
from engine.classic.game import Classic
from engine.core import META
from engine.hosting.state.game_log import is_upgrade
from engine.hosting.state.session import Session
from engine.hosting.statistics.game_file import export, verify
from tests.engine.hosting.seated import ADA, BEN, Place, known
from tests.engine.hosting.test_taking_back import begun, chosen

FORMER = 3
"""A version of the classic game in whose shape tables still are stored."""


@pytest.fixture(autouse=True)
def former_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Classic, "oldest", FORMER)


async def outgrown(place: Place, session: Session) -> Session:
    """Take the table up with a bot whose game has a version that the table did not know."""
    await place.store.commit(Change(table=1, version=FORMER))
    await place.reopen()
    return await place.tables.get(1)


def upgrades(log: list[Entry]) -> list[tuple[int, str]]:
    """The rows that say that the rules have changed."""
    return [(row.seq, row.action) for row in log if is_upgrade(row.seat, row.action)]


async def played(place: Place, answers: int = 12) -> Session:
    """Begin a game and answer some questions, the last in the middle of a turn."""
    session, random = await place.start(BEN, first_player="host"), Random(1)
    for _ in range(answers):
        session = await place.act(session, random)
    while session.running.began == session.running.seq:
        session = await place.act(session, random)
    return session


async def test_where_the_turn_is_the_same_it_goes_on_and_the_log_says_so_once(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """The question, its number and its time limit stay, so that buttons do."""
    before = await played(place)
    [seat] = before.waiting()
    with caplog.at_level(logging.WARNING):
        after = await outgrown(place, before)
    version = after.running.game.version
    assert after.record.version == version > FORMER
    assert after.running.pending == before.running.pending
    assert after.running.number(seat) == before.running.number(seat)
    assert (after.record.due, after.record.late) == (before.record.due, before.record.late)
    assert caplog.text == "", "nothing has happened that anybody need see to"
    noted = [(before.record.seq, f"rules {version}")]
    assert upgrades(await place.store.log(1)) == noted
    await place.reopen()
    again = await place.tables.get(1)
    assert known(again) == known(after)
    await place.act(again, Random(2))
    assert upgrades(await place.store.log(1)) == noted


async def test_a_choice_that_could_be_taken_back_counts_then(place: Place) -> None:
    """And what follows it by itself follows."""
    before, after = await chosen(place, await begun(place, "normal"))
    assert after.undoable is not None
    upgraded = await outgrown(place, after)
    log = await place.store.log(1, before.record.seq)
    assert [row.action for row in log[:2]] == [after.undoable.entry.action, "rules 4"]
    assert (upgraded.undoable, upgraded.record.held, upgraded.record.settles) == (None, b"", None)
    assert len(log) > 2, "the computer has played"
    await place.assert_as_stored(1)


async def test_a_game_that_rests_goes_on_resting(place: Place) -> None:
    session = await played(place)
    for person in (ADA, BEN):
        await place.tables.propose_pause(1, person)
    upgraded = await outgrown(place, session)
    assert upgraded.setup.paused is not None
    assert upgrades(await place.store.log(1)) == [(session.record.seq, "rules 4")]
    resumed = await place.tables.play_on(1, ADA)
    assert resumed.running.pending == session.running.pending


async def test_a_game_that_is_over_stays_as_it_is(place: Place) -> None:
    """Nobody plays it by other rules; its file says by which it was played."""
    session = await played(place)
    await place.tables.abandon(1)
    after = await outgrown(place, session)
    assert (after.record.version, upgrades(await place.store.log(1))) == (FORMER, [])
    says = verify(export(after.record, await place.store.log(1))).says
    assert says.endswith("The moves belong to version 3 of the rules and were not made again.")


def changed(file: bytes, change: Callable[[list[Any]], object]) -> bytes:
    """Return the file of a game with other rows."""
    game = json.decode(file)
    change(game["log"])
    return json.encode(game)


async def test_its_file_says_from_where_on_the_rules_are_others(place: Place) -> None:
    """Before, something else may have come of an answer, which is nobody's fault; behind it, not."""
    session = await outgrown(place, await played(place))
    [(seq, _)] = upgrades(await place.store.log(1))
    random = Random(3)
    for _ in range(6):
        session = await place.act(session, random)
    session = await place.tables.abandon(1)
    log = await place.store.log(1)
    file = export(session.record, log)
    assert verify(file).says.endswith("The moves give the same game and result.")
    early = changed(file, lambda rows: rows[3]["events"].append({"type": "Stuck"}))
    verdict = verify(early)
    assert verdict.fits
    assert f"As the rules changed at row {seq}, the moves from row 3 on were not" in verdict.says
    late = changed(file, lambda rows: rows[-1]["events"].append({"type": "Stuck"}))
    assert not verify(late).fits
    assert verify(late).row == len(log) - 1


@pytest.mark.parametrize("said", ["rules", "rules x", "rulings 4", "rules 4 4"])
async def test_nothing_else_is_taken_for_such_a_note(place: Place, said: str) -> None:
    await outgrown(place, await played(place))
    session = await place.tables.abandon(1)
    log = await place.store.log(1)
    [(seq, _)] = upgrades(log)
    log[seq] = structs.replace(log[seq], action=said)
    assert (log[seq].seat, upgrades(log)) == (META, [])
    verdict = verify(export(session.record, log))
    assert (verdict.fits, verdict.row) == (False, seq)
    assert not is_upgrade(0, "rules 4")
