"""Shared knowledge of a board's marks: positions, moves, choices."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct

from data.shipped.boards import Point
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, RaceView, Seat, Step
from render.drawing.canvas import Area
from render.race.layouts import Layout
from render.sprites.pawns import Who

ABSENT = BASE - 1
"""The position of a piece that stands nowhere, as it is on its way."""


class Targets(Struct, frozen=True):
    """Targets of cards without a choice on this picture."""

    steps: tuple[Step, ...] = ()
    """Moves."""
    squares: tuple[int, ...] = ()
    """Places on the track."""
    victims: tuple[Seat, ...] = ()
    swaps: tuple[Step, ...] = ()
    """Those of the moves by which pieces change places: nothing lies between."""


NOTHING = Targets()


class Table:
    """A view on its layout, with facts for several kinds of marks."""

    def __init__(self, view: RaceView, layout: Layout, targets: Targets) -> None:
        self.view, self.layout = view, layout
        self.unit, self.colours = layout.plan.unit, layout.board.colours
        self.short = layout.pieces < layout.board.pieces
        """Whether each player has fewer pieces than the board has room for."""
        self.stacks, self.obstacles = False, tuple[int, ...]()
        self.waits = view.turn is not None and not view.choices
        """Whether the die waits to be rolled."""
        self.laid: Seat | None = None
        """In whose tray a card lies, about which it all is."""
        if view.turn is None:
            targets = NOTHING  # nothing is to come of a card once the game is over
        self.targets = targets
        steps = [choice.step for choice in view.choices] or targets.steps
        if isinstance(view, ActionCardsView):
            self.stacks = True
            barring = (lasting.square for lasting in view.lasting)
            self.obstacles = tuple(square for square in barring if square is not None)
            self.waits = self.waits and not view.window
            self.laid = view.chain[0].seat if view.window and view.chain else None
        self.taken = occupied(view, layout)
        self.landings = landings(steps, layout)
        self.hit = set(landings((step for step in steps if step.captures), layout))
        self.named = {layout.at(layout.board.track[place]) for place in targets.squares}
        self.lit = view.own(view.turn) if view.turn is not None else view.places[:1]
        still = swapped(view.last, layout)
        moved = [
            step for step in view.last if step.to not in (BASE, step.start) and step not in still
        ]
        self.trodden = [(step, self.way(step)) for step in moved]
        self.leads = list(
            dict.fromkeys(
                (self.way(step), step.start == BASE) for step in steps if step not in targets.swaps
            )
        )
        self.numbered = layout.numbered(arm for arm, own in enumerate(view.pieces) if own)

    def way(self, step: Step) -> tuple[Point, ...]:
        """Return the squares of a step from start to end, inclusive."""
        arm, number = step.piece.seat, step.piece.number
        onward = 1 if step.to >= step.start else -1
        positions = range(step.start, step.to + onward, onward)
        return tuple(self.layout.square(arm, position, number) for position in positions)

    def plate(self, arm: Seat) -> Area:
        """Return the place of an arm's name."""
        shares = self.layout.plan.corners[arm].shares
        return self.layout.plate(arm, shares is not None and self.plays(shares))

    def plays(self, arm: Seat) -> bool:
        return bool(self.view.pieces[arm])


def occupied(view: RaceView, layout: Layout) -> dict[Point, list[tuple[Seat, int]]]:
    """Return, by square, the pieces on it."""
    found: dict[Point, list[tuple[Seat, int]]] = {}
    for arm, positions in enumerate(view.pieces):
        for number, position in enumerate(positions):
            if position == ABSENT:
                continue
            found.setdefault(layout.square(arm, position, number), []).append((arm, number))
    return found


def swapped(last: Iterable[Step], layout: Layout) -> set[Step]:
    """Return the steps of swapped pieces, without squares between."""
    found = set[Step]()
    for one, other in pairwise(last):
        if BASE not in (one.start, one.to, other.start, other.to):
            ends = [
                [
                    layout.square(step.piece.seat, at, step.piece.number)
                    for at in (step.start, step.to)
                ]
                for step in (one, other)
            ]
            if ends[0] == ends[1][::-1]:
                found |= {one, other}
    return found


def landings(steps: Iterable[Step], layout: Layout) -> dict[Point, tuple[Who, ...]]:
    """Return by square the pieces that may land there."""
    found: dict[Point, dict[Who, None]] = {}
    for step in steps:
        piece = step.piece
        at = layout.square(piece.seat, step.to, piece.number)
        who = layout.board.colours[piece.seat], piece.number + 1
        found.setdefault(at, {})[who] = None
    return {at: tuple(who) for at, who in found.items()}
