"""The card race's hidden hands, dealt anew: nobody else is shown anything else.

Every message of a table is compared to the byte as it would be sent: the board with its picture, alt
text and buttons, and the hands of everybody else with theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from data.records import SeatRecord, TableRecord
from engine.catalog import CARD_RACE
from engine.core import CHANCE, Decision, Play, State
from engine.hosting.state.game_log import LogRow
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.views import Seat
from tests.words import EN

DEALS = 60
"""In every run; `make soak` does a thousand."""

PICTURES = 20
"""Every so many deals the pictures are drawn as well."""


def session(people: int) -> Session:
    """A table of the card race; what lies on it is put there later."""
    seats = CARD_RACE.seating(people, CARD_RACE.values("book")).arms[0]
    return Session(
        TableRecord(
            id=1,
            status="running",
            game=CARD_RACE.key,
            version=1,
            setup=json.encode(Setup("book")),
            host=100,
            server=1,
            channel=2,
            message=3,
            seed=bytes(32),
            seats=[SeatRecord(seat, 100 + seat) for seat in seats],
        ),
        CARD_RACE,
    )


def positions(table: Session, random: Random) -> Iterator[tuple[Play[Any], list[LogRow]]]:
    """Play by chance; yield the game whenever somebody is asked, with what happened lately."""
    seats = [seat.seat for seat in table.record.seats]
    while True:
        play = CARD_RACE.make(seats, table.values()).start()
        tail: list[LogRow] = []
        while not play.table.over:
            pending, seq = play.pending, play.seq
            if isinstance(pending, Decision):
                yield play, tail[-20:]
                seat = pending.waits_for[0]
                action = random.choice(list(pending.options[seat]))
            else:
                seat, action = CHANCE, pending.draw(random.randrange)
            by = 100 + seat if seat != CHANCE else 0
            tail.append(LogRow(seq, seat, by, tuple(play.answer(seat, action))))


def shown(
    table: Session, play: Play[Any], tail: list[LogRow], hider: Seat, drawn: bool
) -> list[object]:
    """Return all that everybody but *hider* is shown of a game."""
    table.play, table.tail, table.record.seq = play, tail, play.seq
    found: list[object] = [table.waiting(), table.record.due]
    words = Words(table, EN, Names(float))
    drafts = [table_messages.board(table, words)]
    for seat in play.game.seats:
        if seat != hider:
            drafts.append(table_messages.hand(table, [seat], words, "link"))
            found.append(words.position(table.sight(seat)))
    for draft in drafts:
        found += [draft.shows, [sketch.alt for sketch in draft.sketches]]
        found += asyncio.run(draft.pictures()) if drawn else []
    return found


def dealt_anew(play: Play[Any], seat: Seat, random: Random) -> Play[Any]:
    """Return the same game with another hand for *seat*, and another draw pile."""
    lying = play.game.load(play.start)
    cards = lying.deck + lying.hands[seat]
    random.shuffle(cards)
    held = len(lying.hands[seat])
    lying.hands[seat], lying.deck = cards[:held], cards[held:]
    return Play(play.game, State(json.encode(lying), (), play.seq, play.chances))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_hands_dealt_anew_show_no_other_person_anything(people: int) -> None:
    """What the hider may do differs each time, or the deal is not counted."""
    compare(people, DEALS)


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_thousand_hands_dealt_anew_show_no_other_person_anything(people: int) -> None:
    """The same for longer."""
    compare(people, 1000)


def compare(people: int, most: int) -> None:
    """Compare what others are shown in so many games with another hand hidden."""
    table, random, deals = session(people), Random(people), 0
    for play, tail in positions(table, random):
        hider, anew = play.table.turn, None
        if hider is not None and not play.answers:
            anew = dealt_anew(play, hider, random)
        # A hand that fits nowhere is shown to everybody: that is the rule, and no leak.
        if anew is None or anew.answers or anew.options(hider) == play.options(hider):
            continue
        if not anew.options(hider):
            continue
        deals += 1
        drawn = deals % PICTURES == 0
        assert shown(table, play, tail, hider, drawn) == shown(table, anew, tail, hider, drawn)
        if deals == most:
            return
    raise AssertionError("the games came to an end")


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody writes what can be laid under the board."""
    honest = table_messages.board

    def leaky(table: Session, words: Words) -> Draft:
        draft, play = honest(table, words), table.play
        assert play is not None
        return structs.replace(draft, texts=(*draft.texts, str(play.options(play.table.turn))))

    monkeypatch.setattr(table_messages, "board", leaky)
    with pytest.raises(AssertionError):
        compare(2, DEALS)
