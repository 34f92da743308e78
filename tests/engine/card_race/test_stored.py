"""A table of the card race in the session: stored, taken up again, written to a file."""

from __future__ import annotations

from random import Random

from msgspec import json, structs

from data.records import Entry, SeatRecord, TableRecord
from engine.catalog import CARD_RACE
from engine.core import CHANCE, Decision
from engine.hosting.service.restoring import restored
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.hosting.statistics.game_file import export, verify
from tests.rules import reading

ADA, BEN = 7, 8


def seated() -> TableRecord:
    """A table where Ada and Ben play against two computers."""
    return TableRecord(
        id=1,
        game="card_race",
        version=0,
        setup=json.encode(Setup("quick", {"stuck": "drop_row"})),
        host=ADA,
        server=1,
        channel=2,
        seed=Random(3).randbytes(32),
        contributions=[11, 12, 13],
        seats=[
            SeatRecord(2, ADA),
            SeatRecord(0, BEN),
            SeatRecord(1, None, "easy"),
            SeatRecord(3, None, "normal"),
        ],
    )


def played(answers: int = 10_000) -> tuple[Session, list[Entry]]:
    """Let Ada and Ben lay anything, so often at most; take the table up again now and then."""
    session, random = Session(seated(), CARD_RACE), Random(1)
    log = session.begin().entries
    session.stored(session.change(log, 0.0))
    session.record.status = "running"
    for number in range(answers):
        assert session.play is not None
        if session.play.table.over:
            break
        if number % 5 == 0:
            again = restored(structs.replace(session.record), CARD_RACE, log)
            assert again.play is not None
            assert again.restarted == []
            assert again.play.state == session.play.state
            assert [again.sight(seat) for seat in range(4)] == [
                session.sight(seat) for seat in range(4)
            ]
        pending = session.play.pending
        assert isinstance(pending, Decision)
        (seat,) = pending.waits_for
        action = random.choice(pending.options[seat])
        entries = [
            session.answer(seat, action, ADA if seat == 2 else BEN),
            *session.advance().entries,
        ]
        session.stored(session.change(entries, 0.0))
        log += entries
    return session, log


def test_a_finished_game_proves_itself() -> None:
    """With every shuffle, and every play of people and computers."""
    session, log = played()
    assert session.play is not None
    assert session.play.table.over
    verdict = verify(export(session.record, log))
    assert verdict.fits, verdict.says


@reading("K-15")
def test_the_file_of_a_running_game_holds_no_hands() -> None:
    """K-15: no shuffle, no draw but that there was one; what was laid is public."""
    session, log = played(12)
    rows = json.decode(export(session.record, log))["log"]
    drawn = [event for row in rows for event in row["events"] if event["type"] == "DrewDice"]
    assert len(drawn) > 15
    assert {tuple(event["dice"]) for event in drawn} == {()}
    answered = [row for row in rows if row["seat"] != -2]
    for row in answered:
        rolled = row["seat"] == CHANCE and row["question"]["type"] == "Roll"
        assert (row["action"] is not None) == rolled
    assert any(event["type"] == "BeganRow" for row in rows for event in row["events"])
