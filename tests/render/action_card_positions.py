"""Positions with action cards to show and to test with."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.action_cards.views import ActionCardsView, CardChoice, CardSeen, Lasting
from engine.views import Choice, Piece, RaceView, Step
from tests.render.positions import POSITIONS


def _view(race: RaceView, **fields: Any) -> ActionCardsView:
    """Return a position with cards on its table."""
    board = {name: getattr(race, name) for name in race.__struct_fields__}
    return ActionCardsView(**{**board, "choices": (), "last": (), **fields})


SPRINT = CardSeen(0, "sprint", (Step(Piece(0, 0), 5, 13, (Piece(1, 0),)),), affected=(1,))

_ANNOUNCED = _view(
    POSITIONS["choice"],
    pieces=((5, 9, -1, -1), (3, 9, 39, -1), (0, 30, -1, 41), (1, 1, 9, 12)),
    held=(2, 4, 0, 1),
    deck=31,
    discard=("tandem",),
    chain=(SPRINT, CardSeen(1, "denkste", victim=0)),
)

_COUNTERS = tuple(CardSeen(seat, "denkste", victim=victim) for seat, victim in ((1, 0), (0, 1)))

CARD_BOARDS: dict[str, ActionCardsView] = {
    "cards-announced": _ANNOUNCED,
    "cards-lasting": replace(
        _ANNOUNCED,
        chain=(SPRINT,),
        lasting=(
            Lasting("baustelle", 2, square=25),
            Lasting("schlafmuetze", 1, sleeper=3),
            Lasting("tempolimit", 3, most=3),
        ),
    ),
    "cards-many": replace(
        _ANNOUNCED,
        lasting=(Lasting("baustelle", 2, square=25),),
        chain=(SPRINT, *_COUNTERS, CardSeen(3, "aetsch", victim=0), *_COUNTERS),
    ),
    "cards-bounced": replace(
        _ANNOUNCED, chain=(CardSeen(0, "rausschmeisser", victim=3, square=31, affected=(3,)),)
    ),
    "cards-window": replace(
        _ANNOUNCED,
        chain=(CardSeen(0, "rausschmeisser", victim=3, square=31, affected=(3,)),),
        window=True,
    ),
    "cards-answered": replace(_ANNOUNCED, window=True),
    "cards-barred": replace(_ANNOUNCED, chain=(CardSeen(0, "baustelle", square=25),)),
    "cards-cancelled": replace(
        _ANNOUNCED,
        chain=(),
        cancelled=(CardSeen(0, "sprint"),),
        counted=CardSeen(1, "denkste", victim=0),
    ),
    "cards-capture": replace(_ANNOUNCED, chain=(), capture=SPRINT.steps[0]),
    "cards-quiet": replace(
        _ANNOUNCED,
        chain=(),
        dice=(4,),
        rolled_by=1,
        choices=(Choice("move 1", Step(Piece(1, 0), 3, 7)),),
        last=(Step(Piece(0, 1), 6, 30), Step(Piece(1, 1), 9, 4), Step(Piece(2, 2), 7, -1)),
    ),
    "cards-six": _view(
        POSITIONS["six"],
        held=(2, 1, 0, 1, 5, 1),
        deck=37,
        chain=(
            CardSeen(0, "taschendieb", victim=4, affected=(4,)),
            CardSeen(4, "aetsch", victim=0),
        ),
    ),
}
"""The table as everybody sees it."""


def in_a_row(count: int) -> ActionCardsView:
    """Return a table with a chain of so many cards."""
    return replace(CARD_BOARDS["cards-many"], lasting=(), chain=(SPRINT,) * count)


CARD_HAND = replace(
    _ANNOUNCED,
    chain=(),
    hand=("baustelle", "denkste", "denkste", "krebsgang", "platztausch", "schutzengel", "sprint"),
    plays=(CardChoice("play sprint 1", SPRINT), CardChoice("play denkste", CardSeen(0, "denkste"))),
)
"""A hand of seven cards, two of which are alike, as its owner sees it."""

CARD_AIMS = replace(
    CARD_HAND,
    hand=("krebsgang",),
    plays=tuple(
        CardChoice(
            f"play krebsgang {pips} 2", CardSeen(0, "krebsgang", (Step(Piece(0, 1), 9, 9 - pips),))
        )
        for pips in range(1, 5)
    ),
)
"""A hand of which one card is looked at, with the piece that is to go back."""
