"""Views: plain values for pictures, texts and computer players.

A view is a whitelist: it is built up from what its seat may see, never cut down from the table.

Positions are steps along a seat's own way: -1 is the base, 0 its start square, `track - 1` the
last square before its goal, `track` and on the goal squares a, b, c, d.
Seats are the board's arms (and so its colours), clockwise from 0; pieces count from 0.
"""

from __future__ import annotations

from itertools import combinations
from typing import Protocol

from msgspec import Struct

from data.shipped.boards import load

FEUD = 4
"""How much two players took from each other, at least, who are called arch-enemies."""

Seat = int
"""A colour at the table, counted clockwise from 0."""

Action = str
"""What a seat chose or the dice show, in notation: ``"move 2"``, ``"pass"``, ``"6"``."""

BASE = -1


class Choosable(Protocol):
    """A legal action, with its effect as a picture shows it."""

    @property
    def action(self) -> Action: ...


class View(Struct, frozen=True):
    """The view of a seat, or of an onlooker.

    These properties are fields of the views that have such things; their names mean nothing else.
    """

    @property
    def home(self) -> int:
        """The progress of all players together, in pieces home or points."""
        return 0

    @property
    def choices(self) -> tuple[Choosable, ...]:
        """The legal actions on the picture of the asked seat."""
        return ()

    @property
    def dice(self) -> tuple[int, ...]:
        """The pips of the last roll."""
        return ()

    @property
    def hand(self) -> tuple[int | str, ...]:
        """The seat's own cards."""
        return ()


class Piece(Struct, frozen=True, order=True):
    """One piece, by its owner and its number from 0."""

    seat: Seat
    number: int


class Step(Struct, frozen=True):
    """A piece's way between positions, both in its own steps."""

    piece: Piece
    start: int
    to: int
    captures: tuple[Piece, ...] = ()


class Choice(Struct, frozen=True):
    """A legal action with its step."""

    action: Action
    step: Step
    breaks: bool = False
    """Whether it breaks a duty, which the rules allow at a price: nobody is to be told beforehand
    who did not ask for it, but the position shows it."""


class RaceView(View, frozen=True):
    """A race of pieces around a board; nothing in it is hidden."""

    board: str
    """Key of the board in `data/shipped/boards`: ``"classic-4"``."""
    pieces: tuple[tuple[int, ...], ...]
    """By arm of the board: the positions of its pieces; ``()`` where nobody sits."""
    turn: Seat | None
    """Whose turn it is; None when the game is over."""
    dice: tuple[int, ...] = ()
    """The pips of the last roll, () before the first."""
    rolled_by: Seat | None = None
    """Who rolled them."""
    choices: tuple[Choice, ...] = ()
    """What the seat on turn may do with the roll; () while it is to roll."""
    last: tuple[Step, ...] = ()
    """What moved since the last roll but one: the steps to be shown as arrows, oldest first.

    A step to the base is the way of a piece that a penalty set back."""
    places: tuple[Seat, ...] = ()
    """Who has finished, the winner first; a player with several colours by the first of them."""
    together: tuple[tuple[Seat, ...], ...] = ()
    """The colours that one player has, for each who has more than one."""
    neutral: tuple[Seat, ...] = ()
    """The colours that are nobody's; whoever is on turn may move them."""
    rules: tuple[str, ...] = ()
    """The keys of the rules that change something, beside those that all such games have."""
    struck: tuple[tuple[Seat, Seat], ...] = ()
    """Who lost a piece to another, and to whom the last."""

    @property
    def home(self) -> int:
        return sum(at >= load(self.board).goal(len(own)) for own in self.pieces for at in own)

    def own(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all colours of this colour's player, in order."""
        return next((colours for colours in self.together if seat in colours), (seat,))


class Spot(Struct, frozen=True, order=True):
    """A place in a row of the card race, counted from 1."""

    seat: Seat
    row: int


class Lay(Struct, frozen=True):
    """A lay: a seat's dice, and the figure for its row."""

    seat: Seat
    dice: tuple[int, ...]
    """The pips of one die card; of two where they begin a row together."""
    row: int
    """The row, counted from 1."""
    at: int
    """The figure the row ended with; 0 where the row begins."""
    to: int
    """The figure it gets."""
    source: Spot | None = None
    """From whose row the figure is taken; None from the centre."""


class LayChoice(Struct, frozen=True):
    """A legal action with its lay."""

    action: Action
    lay: Lay


class CardRaceView(View, frozen=True):
    """The card race; the draw pile and other hands are hidden.

    Figures and stars go by number from 1 to 40, with nothing at 0.  Seats go from 0 to 3, also
    those where nobody sits.
    """

    rows: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat: its three rows, from left to right; ``()`` for a free row, and for a free seat."""
    centre: tuple[int, ...]
    """By number: how many copies lie in the centre."""
    stars: tuple[int, ...]
    """By number: the stars on the figure."""
    points: tuple[int, ...]
    """By seat."""
    target: int
    """How many points win."""
    held: tuple[int, ...]
    """By seat: how many die cards it holds."""
    deck: int
    """How many cards the draw pile has."""
    discard: tuple[int, ...]
    """The dice laid since the last shuffle, the top one last."""
    turn: Seat | None
    """Whose turn it is; None until that is settled, and when the game is over."""
    winner: Seat | None = None
    shown_by: Seat | None = None
    """Who was stuck just now, and so had to show its hand: until the next dice are laid."""
    shown: tuple[int, ...] = ()
    """The dice of that hand."""
    last: tuple[Lay, ...] = ()
    """What was laid lately, oldest first."""
    struck: tuple[tuple[Seat, Seat], ...] = ()
    """Who lost a figure to another, and to whom the last."""
    hand: tuple[int, ...] = ()
    """The dice of the seat whose view this is, in order of their pips; nobody else sees them."""
    choices: tuple[LayChoice, ...] = ()
    """What that seat may lay, while it is asked."""

    @property
    def home(self) -> int:
        return sum(self.points)

    @property
    def dead(self) -> tuple[int, ...]:
        """The dice in hand without a lay.

        No row is free, and 40 is nearer for each.
        """
        if not self.choices:
            return ()
        alive = {die for choice in self.choices for die in choice.lay.dice}
        return tuple(die for die in self.hand if die not in alive)


class SeatResult(Struct, frozen=True):
    """A seat's figures for a whole game."""

    seat: Seat
    place: int
    """1 for the winner; equal places are allowed."""
    captured: int
    """How many pieces it captured."""
    lost: int
    """How many of its own were captured."""
    rolls: tuple[int, ...]
    """How often it rolled a 1, a 2, ... a 6."""
    further: tuple[Seat, ...] = ()
    """The other colours of its player, counted here as well."""
    sent: tuple[int, ...] = ()
    """By colour: how many pieces of it this player captured."""
    answered: tuple[int, ...] = ()
    """By player, at the seat: how many captures the other way came before its last capture of theirs."""
    waited: int = 0
    """Most rolls in a row without a 6, where a 6 lets pieces in; 0 where it does not matter."""
    least: float = 1.0
    """The least chance to win that this player had after any turn; 1 where that is not known."""

    @property
    def colours(self) -> tuple[Seat, ...]:
        """All colours of the player."""
        return self.seat, *self.further

    def took(self, other: SeatResult) -> int:
        """Return the number of pieces or figures taken from another player."""
        return sum(self.sent[colour] for colour in other.colours) if self.sent else 0


class Feud(Struct, frozen=True):
    """A feud: two players with most captures of each other, in order."""

    ahead: SeatResult
    behind: SeatResult

    @property
    def score(self) -> tuple[int, int]:
        """The numbers each took from the other."""
        return self.ahead.took(self.behind), self.behind.took(self.ahead)


class ResultView(View, frozen=True):
    """A game that is over; nothing in it is hidden."""

    board: str
    """Key of the board in `data/shipped/boards`, whose arms are the seats."""
    seats: tuple[SeatResult, ...]

    @property
    def feud(self) -> Feud | None:
        """The greatest feud among several players; None if one-sided."""
        pairs = [
            Feud(*sorted(pair, key=lambda row: -row.took(pair[1] if row is pair[0] else pair[0])))
            for pair in combinations(self.seats, 2)
        ]
        found = [pair for pair in pairs if min(pair.score) > 0]
        most = max(found, key=lambda pair: sum(pair.score), default=None)
        return most if most and len(self.seats) > 2 and sum(most.score) >= FEUD else None


class Theft(Struct, frozen=True):
    """A figure that a seat took from another's row."""

    seat: Seat
    victim: Seat
    figure: int


class Scored(Struct, frozen=True):
    """A row that was brought to 40."""

    points: int
    figures: tuple[int, ...]


class CardRaceResult(ResultView, frozen=True):
    """A finished card race; captures are figures taken from others' rows."""

    rows: tuple[tuple[Scored, ...], ...] = ()
    """By seat: the rows that it brought to 40, the one with most points first."""
    points: tuple[int, ...] = ()
    """By seat."""
    stars: tuple[int, ...] = ()
    """By number: the stars on the figure."""
    theft: Theft | None = None
    """That of the figure with most stars."""
