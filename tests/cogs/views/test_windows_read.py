"""Windows that can be read in their time, and alternative texts that are whole, over whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from msgspec import json

from cogs.platform.limits import ALT, CONTENT, length
from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import MORE, Chosen
from data.records import SeatRecord, TableRecord
from data.shipped.texts import Texts
from engine.action_cards.table import ORDERS, PlayedCard
from engine.catalog import CATALOG
from engine.core import CHANCE, Decision
from engine.hosting.state.game_log import LogRow
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.system import System
from tests.trials import seated
from tests.words import DE, EN

WORDS, BUTTONS = 30, 5
"""What can be read and weighed in twelve seconds, with a card or two."""

GAMES = 2
NO_HELP = {
    texts: texts("prompt-react", own="True", plays="False", what="").strip() for texts in (EN, DE)
}
"""What is said where a hand holds no answer."""

MOST = 300
"""Questions of a game that are looked at."""


def sat(system: System, preset: str, seed: int) -> Session:
    """Return a table with everybody seated."""
    seats = system.seating(seated(system, 4), system.values(preset)).arms[0]
    record = TableRecord(
        id=1,
        status="running",
        game=system.key,
        version=1,
        setup=json.encode(Setup(preset)),
        host=100,
        server=1,
        channel=2,
        message=3,
        seed=bytes([seed]) * 32,
        seats=[SeatRecord(seat, 100 + seat) for seat in seats],
    )
    return Session(record, system)


def questions(table: Session, random: Random, most: int = MOST * 4) -> Iterator[Session]:
    """Play by chance; yield the table at each question."""
    seats = [seat.seat for seat in table.record.seats]
    play, tail = table.system.make(seats, table.values()).start(), list[LogRow]()
    for _ in range(most):
        if play.table.over:
            return
        pending, seq = play.pending, play.seq
        if isinstance(pending, Decision):
            table.play, table.tail, table.record.seq = play, tail[-20:], seq
            yield table
            seat = random.choice([each for each, own in pending.options.items() if own])
            action = random.choice(list(pending.options[seat]))
        else:
            seat, action = CHANCE, pending.draw(random.randrange)
        by = 100 + seat if seat != CHANCE else 0
        tail.append(LogRow(seq, seat, by, tuple(play.answer(seat, action))))


def games(system: System) -> Iterator[Session]:
    """Yield all questions of some games."""
    for seed in range(GAMES):
        preset = list(system.presets)[seed % len(system.presets)]
        yield from questions(sat(system, preset, seed), Random(seed))


def words_in(draft: Draft) -> int:
    """Count the words above the buttons as they are read: of a link its text."""
    said = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", "\n".join(draft.texts))
    return len(re.findall(r"[\w’]+", re.sub(r"<[^>]*>", "", said)))


@pytest.mark.parametrize("texts", [EN, DE])
def test_a_window_can_be_read_in_its_time(texts: Texts) -> None:
    """The card in a line, cards that answer, and the ways out; all else behind *More*."""
    windows, told, helpless = 0, 0, 0
    for table in games(CATALOG["action_cards"]):
        pending = table.running.pending
        assert isinstance(pending, Decision)
        if pending.prompt != "react":
            continue
        for seat, own in pending.options.items():
            if set(own) <= set(ORDERS):
                continue  # what there is to say has time
            words = Words(table, texts, Names(float))
            draft = table_messages.hand(table, [seat], words, "link")
            windows += 1
            read, pressed = words_in(draft), len(draft.buttons)
            assert (pressed <= BUTTONS, draft.menus) == (True, ()), draft.buttons
            assert not isinstance(pending.about, PlayedCard) or texts(
                f"kind-{pending.about.card.replace('_', '-')}"
            ) in "".join(draft.texts)
            # Where no card helps there is nothing to weigh, and a sentence says so.
            helps = any(action.startswith("play ") for action in own)
            assert read <= WORDS + 2 * (not helps), draft.texts
            assert (NO_HELP[texts] in draft.texts[2]) != helps
            passes = [each.style for each in draft.buttons if each.label == texts("button-pass")]
            assert passes in ([], ["primary" if helps else "secondary"])
            helpless += not helps
            labels = [each.label for each in draft.buttons]
            assert (texts("button-pass") in labels) == ("pass" in own)
            assert texts("button-more") in labels
            assert texts("hand-asked") not in "".join(draft.texts)
            more = table_messages.hand(
                table, [seat], words, "link", Chosen(table.running.number(seat), MORE)
            )
            behind = {each.label for each in more.buttons}
            assert texts("button-back") in behind
            assert (texts("action-pass-turn") in behind) == ("pass-turn" in own)
            said = texts("hand-asked") in "".join(more.texts)
            assert texts("action-ask-always") in behind or not said, "where the button is"
            told += said
    assert windows > helpless > 50
    assert told


@pytest.mark.parametrize("texts", [EN, DE])
@pytest.mark.parametrize("game", CATALOG)
def test_no_alternative_text_is_cut_in_silence(game: str, texts: Texts) -> None:
    """Nor what explains a hand; one that is too long says where the rest is."""
    looked = 0
    for table in islice(games(CATALOG[game]), 0, None, 3):
        words = Words(table, texts, Names(float))
        seats = [seat.seat for seat in table.record.seats][:2]
        drafts = [table_messages.board(table, words)]
        if table.system.hands:
            drafts += [table_messages.hand(table, [seat], words, "link") for seat in seats]
            for seat in seats:
                told = "\n".join(words.face.explain(table.sight(seat).view, texts))
                assert length(told) <= CONTENT
        for alt in (sketch.alt for draft in drafts for sketch in draft.sketches):
            assert length(alt) <= ALT, "or it were cut when it is sent"
            looked += 1
    assert looked or not words.face.pictured
