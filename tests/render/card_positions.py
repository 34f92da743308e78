"""Positions of the card race to show, to measure and to test with."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from data.shipped.decks import card_race
from engine.views import CardRaceView, Lay, LayChoice, Seat, Spot

Rows = tuple[tuple[int, ...], ...]


def position(*rows: Rows, turn: Seat | None = 0) -> CardRaceView:
    """Return a position with these rows by seat; all other figures lie in the centre."""
    people = sum(map(bool, rows))
    taken = Counter(number for own in rows for figures in own for number in figures)
    deck = card_race()
    return CardRaceView(
        rows=(*rows, *((),) * (4 - len(rows))),
        centre=tuple(
            min(copies, people - 1) - taken[number] for number, copies in enumerate(deck.copies)
        ),
        stars=deck.stars,
        points=(0, 0, 0, 0),
        target={2: 40, 3: 35, 4: 30}[people],
        held=tuple(2 if own else 0 for own in (*rows, *((),) * (4 - len(rows)))),
        deck=130 - 2 * people,
        discard=(),
        turn=turn,
    )


def _choose(view: CardRaceView, *lays: Lay) -> CardRaceView:
    """Return *view* with the choice between *lays*."""
    return replace(view, choices=tuple(LayChoice(f"lay {i}", lay) for i, lay in enumerate(lays)))


FREE: Rows = ((), (), ())

_MIDDLE = replace(
    position(
        ((3, 8, 12), (20, 24), ()),
        ((8, 9, 15, 17, 21, 26), (5,), ()),
        ((2, 4, 10, 13, 16, 18, 22, 25, 28, 31, 34, 37), (30, 35, 39), (6, 11)),
        ((1, 7), (), ()),
    ),
    points=(12, 7, 23, 0),
    deck=71,
    discard=(3, 1, 6, 2, 3),
    last=(
        Lay(1, (5,), 2, 0, 5),
        Lay(2, (4,), 2, 35, 39),
        Lay(3, (6,), 1, 1, 7, Spot(0, 1)),
    ),
    hand=(2, 6),
)

RACES: dict[str, CardRaceView] = {
    "cards-opening": replace(position(FREE, FREE, FREE, FREE), hand=(3, 5)),
    "cards-middle": _choose(
        _MIDDLE,
        Lay(0, (2,), 1, 12, 14),
        Lay(0, (6,), 1, 12, 18, Spot(2, 1)),
        Lay(0, (2,), 2, 24, 26, Spot(1, 1)),
        Lay(0, (6,), 2, 24, 30, Spot(2, 2)),
        Lay(0, (2,), 3, 0, 2),
        Lay(0, (6,), 3, 0, 6),
        Lay(0, (2, 6), 3, 0, 8, Spot(0, 1)),
    ),
    "cards-two": replace(
        position(((4, 9), (), ()), (), ((2, 8, 10), (14, 20), (33, 38)), turn=2),
        points=(21, 0, 34, 0),
        deck=88,
        discard=(1, 5, 4, 2),
        last=(Lay(0, (5,), 1, 4, 9, Spot(2, 1)),),
        hand=(2, 5),
    ),
    "cards-stuck": replace(
        position(
            ((35,), (36, 37), (29, 38)),
            ((3,), (11, 14, 20), ()),
            (),
            ((39,), (), ()),
            turn=1,
        ),
        points=(30, 12, 0, 19),
        deck=40,
        discard=(2, 6, 6),
        last=(Lay(3, (3, 6), 1, 0, 9),),
        shown_by=0,
        shown=(6, 6),
        hand=(1, 4),
    ),
    "cards-dead": _choose(
        replace(
            position(
                ((3, 9, 12, 18, 22, 23, 28, 29, 33, 35), (11, 36), (38,)), ((1, 5), (), ()), turn=0
            ),
            points=(21, 38, 0, 0),
            deck=66,
            discard=(1, 4),
            last=(Lay(1, (4,), 1, 1, 5),),
            hand=(2, 6),
        ),
        Lay(0, (2,), 1, 35, 37),
        Lay(0, (2,), 2, 36, 38, Spot(0, 3)),
        Lay(0, (2,), 3, 38, 40),
    ),
    "cards-over": replace(
        position(((3, 7), (), ()), ((22, 27, 31), (), ()), turn=None),
        points=(33, 42, 0, 0),
        deck=17,
        discard=(3, 2),
        held=(2, 1, 0, 0),
        last=(Lay(1, (2,), 2, 38, 40),),
        winner=1,
    ),
}

HOLDERS: dict[str, Seat] = {
    "cards-opening": 0,
    "cards-middle": 0,
    "cards-two": 2,
    "cards-stuck": 1,
    "cards-dead": 0,
    "cards-over": 1,
}
"""By race: whose hand is in the view."""
