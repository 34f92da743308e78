"""Alternative texts beside the question: over whole games of all kinds, none says what is not so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.words import Words
from data.shipped.boards import load
from engine.catalog import CATALOG
from engine.core import Decision
from engine.hosting.state.session import Session
from engine.views import RaceView
from tests.cogs.views.test_windows_read import questions, sat
from tests.words import EN, like

EACH = 3
"""Of how many questions one is looked at."""

MOVES, LAYS = {"move", "card-move", "go"}, {"lay"}
"""What is asked where moves are listed, and dice to lay."""

PLAYER = r"(Yellow|Green|Red|Black)"


def told(key: str, **values: str) -> re.Pattern[str]:
    """The pattern of a sentence, with the player that it names as a group."""
    found = like(EN, key, **values).pattern
    return re.compile(r"(?:^|(?<=\. ))" + found.replace("(.*?)", PLAYER, 1))


TURN, MAY, OFFERS = told("alt-turn"), told("alt-to-move"), like(EN, "alt-hand-offers")
NOW = like(EN, "alt-hand-card", now="True", count=1).pattern.partition(r"”")[2].partition(":")[0]
"""What stands behind the name of a card that can be played now."""


def looked_at(game: str) -> Iterator[Session]:
    """Yield moments of a whole game."""
    table = sat(CATALOG[game], next(iter(CATALOG[game].presets)), 3)
    yield from islice(questions(table, Random(3), 20_000), 0, None, EACH)


def alts(table: Session, words: Words, seat: int | None) -> str:
    """What is told of the pictures of the board, or of a hand."""
    if seat is None:
        draft = table_messages.board(table, words)
    else:
        draft = table_messages.hand(table, [seat], words, "link")
    return " ".join(sketch.alt for sketch in draft.sketches)


@pytest.mark.parametrize("game", CATALOG)
def test_no_alternative_text_of_a_game_is_false(game: str) -> None:
    """Whose turn it is, what can be moved and played: as asked at that moment, of those asked."""
    said = Counter[str]()
    for table in looked_at(game):
        pending, view = table.running.pending, table.sight().view
        assert isinstance(pending, Decision)
        words = Words(table, EN, Names(float))
        asked = [words.colour(seat) for seat in pending.waits_for]
        board = alts(table, words, None)
        may = MAY.search(board)
        assert (may is not None) <= (pending.prompt in MOVES), board
        assert may is None or may[1] in asked
        said["may"] += may is not None
        if isinstance(view, RaceView):
            starts(view, words, board)
        for seat in table.running.game.seats if table.system.hands else ():
            hand = alts(table, words, seat)
            turn = TURN.search(hand)
            assert turn is None or turn[1] == words.colour(getattr(view, "turn", None) or 0), hand
            options = pending.options.get(seat, ())
            plays = any(action.startswith("play ") for action in options)
            gives = pending.prompt in words.face.gives and bool(options)
            assert bool(re.search(NOW, hand)) <= (plays and not gives), (pending, hand)
            assert bool(OFFERS.search(hand)) <= (pending.prompt in LAYS and bool(options)), hand
            said["turn"] += turn is not None
            said["plays"] += plays
    assert said["may"] or game == "card_race"
    assert said["turn"] or not CATALOG[game].hands


def starts(view: RaceView, words: Words, board: str) -> None:
    """Make sure that the board tells where each player comes out, and goes in."""
    place = load(view.board)
    for arm, own in enumerate(view.pieces):
        if own:
            first, last = place.name(arm, 0), place.name(arm, place.length - 1)
            assert EN("alt-start", seat=words.colour(arm), start=first, last=last) in board
