"""Pictures of action card games, and of hands and cards, as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from data.shipped.decks import action_cards as action_cards_there_are
from data.shipped.texts import Texts
from engine.action_cards.views import ActionCardsView
from engine.views import Seat, View
from render.action_cards import hand
from render.action_cards import table as card_boards
from render.action_cards.aims import offered
from render.action_cards.cards import Large, face, large
from render.drawing.cache import keeping
from render.drawing.compose import learn, surface
from render.drawing.marks import Mark
from render.drawing.scenes import Scene
from render.films import Format, film
from render.pictures import PLAIN, USUAL, Look, Picture, painted, size, tiled
from render.race import picture as boards
from render.race.ground import numbers
from render.race.layouts import layout, layout_of
from render.race.shots import shots as race_shots
from render.shots import FinalFrame, reel

V = TypeVar("V", bound=View)

CARDS_HAND = "cards-hand"
"""What the keys of scenes with action cards in hand begin with; the number of rows follows."""


def _board(key: str, rows: int) -> Scene:
    place, full = layout(key), card_boards.scene_key(key, card_boards.ROW)
    colours = "" if rows == card_boards.ROW else full
    ground, small = card_boards.Ground(place, rows), place.board.arms > 4
    return Scene(ground, numbers(place), colours=colours, small=small)


def _hand(rows: int) -> Scene:
    colours = "" if rows == hand.ROWS else f"{CARDS_HAND}-{hand.ROWS}"
    return Scene(hand.Ground(rows), colours=colours)


SCENES = {
    **{key: partial(_board, on, below) for key, (on, below) in card_boards.SCENES.items()},
    **{f"{CARDS_HAND}-{rows}": partial(_hand, rows) for rows in range(1, hand.ROWS + 1)},
}


def action_cards(view: ActionCardsView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a game with action cards."""
    made = card_boards.marks(view, look.names, look.texts, look.faces, responding=look.responding)
    # While players may respond, there is light on what it is about.
    dim = bool(view.choices) or view.window
    return tiled(look.theme, card_boards.key(view), made, dim)


def action_cards_aims(view: ActionCardsView, look: Look = PLAIN) -> Picture:
    """Return the board with the possible targets of this *view*'s playable cards."""
    made = boards.marks(view, look.names, layout_of(view), look.faces, offered(view))
    return tiled(look.theme, view.board, made)


def action_cards_hand(view: ActionCardsView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, for it alone.

    One card is drawn large.  What cannot be played lies in the shade, unless nothing is to be played at all.
    """
    if len(set(view.hand)) == 1:
        able = bool(view.plays)
        held_back = bool(view.held_back) and not able  # of others, if it is looked at
        return _large(large(view.hand[0], look.texts, able, held_back), look.theme)
    key = f"{CARDS_HAND}-{hand.rows(view)}"
    made = hand.marks(view, seat, look.names, look.texts, look.faces)
    return tiled(look.theme, key, made, bool(view.plays or view.held_back))


def action_card(key: str, texts: Texts, theme: str = "light") -> Picture:
    """Return a kind of action card with its full text."""
    return _large(large(key, texts), theme)


@keeping("cards", size, slow=True)
def _large(card: Large, theme: str) -> Picture:
    return painted(theme, [card], card.box, card.held_back)


def action_cards_film(
    found: Sequence[FinalFrame[ActionCardsView]],
    look: Look,
    form: Format,
    ending: Picture | None = None,
) -> Picture | None:
    """Return a film of action cards; None if it is too large.

    All open cards have room; a film with gaps is not about cards, and one row is enough for it.
    """

    def past(view: ActionCardsView) -> ActionCardsView:
        """Return a view without a reaction window."""
        return replace(view, window=False)

    rows = max(card_boards.rows(past(each)) for tableau in found for each in views(tableau))
    if any(tableau.before is not None for tableau in found):
        rows = min(card_boards.ROW, rows)

    def marks(view: ActionCardsView) -> Iterator[Mark]:
        return card_boards.marks(past(view), look.names, look.texts, look.faces, rows)

    key = card_boards.scene_key(found[-1].view.board, rows)
    return film(look.theme, key, reel(found, marks, race_shots), form, ending)


def views(tableau: FinalFrame[V]) -> Iterator[V]:
    yield tableau.view
    if tableau.before is not None:
        yield tableau.before


def rehearse_cards(texts: Texts) -> Iterator[None]:
    """Draw all action cards of a language in advance, for all hands."""
    on = surface(USUAL, f"{CARDS_HAND}-{hand.ROWS}")
    for key in action_cards_there_are():
        learn(on, face(key, texts))
        yield
