"""Computer players of the wall race, by what everybody sees.

They know how many turns a piece alone would take from each square to the end, for the walls as they
stand, and how likely a piece is hit by one roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from data.walls import Walls
from engine.personas import Terms, grudges, personas
from engine.players import Player, by_chance, gentle, looking_ahead
from engine.views import BASE, Action, Piece, Seat, View
from engine.walls.course import FINISH, LENGTH, PIECES, Course, course
from engine.walls.views import WallsView, Way

ROLLS = {(one, other): 2 - (one == other) for one in range(1, 7) for other in range(one, 7)}
"""By roll, the smaller die first: how often it comes in 36."""

CLOSE = 0.002
"""Turns by which two of the numbers of turns to go are as good as the same."""

SPITE = 0.6
"""What a turn that others lose is worth, in own turns."""
WON = 1000.0
"""What it is worth to have won, in turns."""
FEAR = 0.3
"""What a turn is worth that is lost if one is hit by the next roll."""

WHIM = 0.2
"""Turns by which those who have a taste of their own take what is less good 2.7 times less often."""

FORWARD = 0.7
"""How often the one who plays by chance goes forward where it can."""


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Look one turn ahead: turns gained, turns taken from others, turns at risk."""
    ranked = rank(view, seat, options)
    return max(options, key=lambda action: ranked.get(action, 0.0))


def rank(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return how good every way is, in turns."""
    assert isinstance(view, WallsView)
    return {each.action: terms(view, each.way).worth for each in view.choices}


def weighed(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, Terms]:
    """Return what speaks for every way, in turns."""
    assert isinstance(view, WallsView)
    return {each.action: terms(view, each.way) for each in view.choices}


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play well half of the time, and mostly go forward the other half.

    It captures nobody while there is anything else to do.
    """
    assert isinstance(view, WallsView)
    kind = gentle(options, {each.action for each in view.choices if each.way.captures})
    level = normal if random.random() < 0.5 else forward
    return level(view, seat, kind, random)


def forward(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Go anywhere, but seven times in ten forward: by chance alone a race takes 400 turns."""
    assert isinstance(view, WallsView)
    ahead = [
        each.action
        for each in view.choices
        if each.way.to > each.way.start and each.action in options
    ]
    if ahead and random.random() < FORWARD:
        return by_chance(view, seat, ahead, random)
    return by_chance(view, seat, options, random)


def judge(view: View, seat: Seat) -> float:
    """Return how far *seat* is ahead of the others, in turns."""
    assert isinstance(view, WallsView)
    if view.places:
        return WON if view.places[0] == seat else -WON
    turns = to_go(view.walls, view.jump_back)
    left = {each: sum(map(turns.__getitem__, own)) for each, own in enumerate(view.pieces) if own}
    own = left.pop(seat)
    return SPITE * sum(left.values()) / len(left) - own


hard = looking_ahead(normal, rank, judge, width=4, effort=16)
"""Plays one round on, as the dice could fall."""

LEVELS: Mapping[str, Player] = {
    "easy": easy,
    "normal": normal,
    "hard": hard,
    "random": forward,
    **personas(weighed, WHIM),
}


def terms(view: WallsView, way: Way) -> Terms:
    """Return what speaks for a way, in turns."""
    turns, hated = to_go(view.walls, view.jump_back), grudges(view.struck, (way.piece.seat,))
    taken = [
        (piece.seat, turns[BASE] - turns[view.pieces[piece.seat][piece.number]])
        for piece in way.captures
    ]
    risked = [danger(view, way, at) * (turns[BASE] - turns[at]) for at in (way.start, way.to)]
    return Terms(
        way=turns[way.start] - turns[way.to],
        hits=SPITE * sum(lost for _, lost in taken),
        risk=FEAR * (risked[0] - risked[1]),
        ahead=min(way.to / LENGTH, 1.0),
        revenge=SPITE * sum(lost for other, lost in taken if other in hated),
    )


def danger(view: WallsView, way: Way, square: int) -> float:
    """Return roughly how likely a piece on *square* is hit before its next turn.

    What is captured on the *way* does not threaten anybody from where it stood.
    """
    if not BASE < square < LENGTH:
        return 0.0
    hunters = [
        at
        for seat, pieces in enumerate(view.pieces)
        if seat != way.piece.seat
        for number, at in enumerate(pieces)
        if at < LENGTH and Piece(seat, number) not in way.captures
    ]
    hits = (reach(view.walls, view.jump_back, at) for at in hunters)
    return min(1.0, sum(each.get(square, 0.0) for each in hits))


@lru_cache(maxsize=1000)
def reach(walls: Walls, jump_back: bool, at: int) -> Mapping[int, float]:
    """Return by square how likely a roll takes a piece from *at* there, to stop or to end."""
    found: dict[int, float] = {}
    for dice, often in ROLLS.items():
        paths = course(walls, jump_back).paths(at, dice)
        for square in {path.to for path in paths} | {path.stop for path in paths}:
            if square is not None:
                found[square] = found.get(square, 0.0) + often / 36
    return found


@lru_cache(maxsize=64)
def to_go(walls: Walls, jump_back: bool) -> Mapping[int, float]:
    """Return by position how many turns a piece takes to the end that is alone and goes best."""
    ends = {
        at: [(often, _ends(course(walls, jump_back), at, dice)) for dice, often in ROLLS.items()]
        for at in range(LENGTH - 1, BASE - 1, -1)
        if at not in FINISH
    }
    turns = dict.fromkeys(range(BASE, LENGTH + PIECES), 0.0)
    turns |= {at: (LENGTH - at) / 8 for at in ends}
    off = CLOSE
    while off >= CLOSE:
        off = 0.0
        for at, rolls in ends.items():
            after = 1 + sum(often * min(map(turns.__getitem__, to)) for often, to in rolls) / 36
            off, turns[at] = max(off, abs(after - turns[at])), after
    return turns


def _ends(ways: Course, at: int, dice: tuple[int, int]) -> set[int]:
    """Return where a piece alone can come to; where it is, if it can go nowhere."""
    one, other = dice
    return {
        end
        for first, second in ((one, other), (other, one))
        for _, _, stop in ways.steps[at, first]
        for _, _, end in ways.steps[stop, second]
    } or {at}
