"""Pictures in words: the same view, for screen readers and for those who prefer to read.

What a player needs first comes first, so that a text that has to be short loses what matters least:
whose turn it is and what they may do, what just happened, who has finished, where everything
stands, how squares are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.boards import load
from engine.action_cards.views import ActionCardsView
from engine.views import CardRaceView, RaceView, ResultView, Seat
from render.action_cards import words as action_card_words
from render.cards import words as card_words
from render.names import known
from render.race.words import RaceWords
from render.texts import Texts


def describe(
    view: RaceView | CardRaceView,
    names: Mapping[Seat, str],
    texts: Texts,
    limit: int | None = None,
    between: str = " ",
) -> str:
    """Return the position and what changed, in at most *limit* characters: nothing of a hand.

    *between* stands between the sentences.
    """
    if isinstance(view, CardRaceView):
        return _cut(card_words.sentences(view, names, texts), limit, between)
    if isinstance(view, ActionCardsView):
        return _cut(action_card_words.sentences(view, names, texts), limit, between)
    return _cut(RaceWords(load(view.board), known(view, names), texts).race(view), limit, between)


def describe_hand(
    view: CardRaceView | ActionCardsView,
    seat: Seat,
    names: Mapping[Seat, str],
    texts: Texts,
    limit: int | None = None,
) -> str:
    """Return the hand of *seat*, whose *view* it is, and what it may do; for nobody else."""
    if isinstance(view, ActionCardsView):
        return _cut(action_card_words.hand_sentences(view, texts), limit)
    return _cut(card_words.hand_sentences(view, seat, names, texts), limit)


def describe_result(
    view: ResultView, names: Mapping[Seat, str], texts: Texts, limit: int | None = None
) -> str:
    """Return the result of a game, in at most *limit* characters."""
    return _cut(RaceWords(load(view.board), names, texts).result(view), limit)


def describe_change(
    before: RaceView, after: RaceView, texts: Texts, limit: int | None = None
) -> str:
    """Return what a position is, and what then happened, in at most *limit* characters."""
    return _cut(RaceWords(load(before.board), {}, texts).change(before, after), limit)


def _cut(sentences: Iterable[str], limit: int | None, between: str = " ") -> str:
    """Return as many whole *sentences* as *limit* allows; at least the beginning of the first."""
    text = ""
    for sentence in sentences:
        longer = f"{text}{between}{sentence}" if text else sentence
        if limit is not None and len(longer) > limit:
            return text or longer[: limit - 1] + "…"
        text = longer
    return text
