"""Views of wall races; nothing is hidden.

Positions are squares of the shared track, counted from its start at 0 (see `data.shipped.boards`): -1 is the
base, the numbers beyond the track are the goal squares a to d, of which d is filled first.
"""

from __future__ import annotations

from msgspec import Struct

from data.shipped.wall_boards import Walls, walls
from engine.views import Action, Piece, Seat, View

AT_ONCE = 4
"""So many ways are drawn and offered at once, in two lines of a phone: into the goal, with most captures,
furthest ahead.  The others stand one press further."""


class Leg(Struct, frozen=True):
    """A piece's way with one die."""

    die: int
    how: str
    """Walks forward ``"+"`` or back ``"-"``, or jumps a wall: forward ``"^"``, or back ``"v"``."""
    to: int
    """The square it comes to."""
    captures: tuple[Piece, ...] = ()
    """Who is captured there."""

    @property
    def jumps(self) -> bool:
        """Return whether it jumps a wall."""
        return self.how in "^v"


class Way(Struct, frozen=True):
    """A piece's way with both dice."""

    piece: Piece
    start: int
    legs: tuple[Leg, Leg]
    to: int
    """Where it stands then: on the last leg's square, or in its goal."""

    @property
    def captures(self) -> tuple[Piece, ...]:
        """All captures on the way."""
        return self.legs[0].captures + self.legs[1].captures

    @property
    def stops(self) -> bool:
        """Return whether it turns or jumps after the first die."""
        return self.legs[0].how != self.legs[1].how or self.legs[0].jumps


class WayChoice(Struct, frozen=True):
    """A legal action with its way."""

    action: Action
    way: Way
    number: int
    """On the button and at its end in the picture, from 1, the leading ways before the others."""

    @property
    def leads(self) -> bool:
        """Return whether it is offered at once."""
        return self.number <= AT_ONCE


class WallsView(View, frozen=True):
    """A race through lanes and over walls; nothing in it is hidden."""

    board: str
    """Key of the board in `data/shipped/walls`."""
    walls: Walls
    """The walls as they stand at this table."""
    jump_back: bool
    """Whether they may be jumped away from the goal as well."""
    pieces: tuple[tuple[int, ...], ...]
    """By seat: the positions of its pieces; ``()`` where nobody sits."""
    turn: Seat | None
    """Whose turn it is; None until that is settled, and when the game is over."""
    dice: tuple[int, ...] = ()
    """The last roll; () before the first."""
    rolled_by: Seat | None = None
    """Who rolled it."""
    choices: tuple[WayChoice, ...] = ()
    """What the seat on turn may do with it; () while it is to roll."""
    last: tuple[Way, ...] = ()
    """The ways that were gone lately, oldest first."""
    places: tuple[Seat, ...] = ()
    """Who has finished, the winner first."""
    struck: tuple[tuple[Seat, Seat], ...] = ()
    """Who lost a piece to another, and to whom the last."""

    @property
    def drawn(self) -> tuple[WayChoice, ...]:
        """The choices with a drawn way.

        These are the leading ones, or else those of one piece, or few.
        """
        if leading := tuple(choice for choice in self.choices if choice.leads):
            return leading
        several = len({choice.way.piece for choice in self.choices}) > 1
        return () if several and len(self.choices) > AT_ONCE else self.choices

    @property
    def home(self) -> int:
        return sum(at >= walls(self.board).length for own in self.pieces for at in own)
