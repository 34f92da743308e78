"""Descriptions of races: for screen readers, and for reading.

What a player needs first comes first, so that a text that has to be short loses what matters least:
whose turn it is and what they may do, what just happened, who has finished, where everything
stands, how squares are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.boards import load
from engine.views import RaceView, ResultView, Seat
from render.names import known
from render.race.words import RaceWords
from render.texts import Texts, as_many


def describe(
    view: RaceView,
    names: Mapping[Seat, str],
    texts: Texts,
    limit: int | None = None,
    story: Iterable[str] = (),
) -> str:
    """Return the position and the latest *story*, within *limit* characters."""
    words = RaceWords(load(view.board), known(view, names), texts)
    return as_many(words.race(view, story), limit)


def describe_result(
    view: ResultView, names: Mapping[Seat, str], texts: Texts, limit: int | None = None
) -> str:
    """Return the result of a game, in at most *limit* characters."""
    return as_many(RaceWords(load(view.board), names, texts).result(view), limit)


def describe_change(
    before: RaceView,
    after: RaceView,
    texts: Texts,
    limit: int | None = None,
    led: Iterable[str] = (),
    happened: Iterable[str] = (),
) -> str:
    """Return a position, the way there and the events, within *limit* characters."""
    words = RaceWords(load(before.board), {}, texts)
    return as_many(words.change(before, after, led, happened), limit)
