"""Computer players of the wall race, by the public view.

They know how many turns a piece alone would take from each square to the end, for the walls as they
stand, and how likely a piece is hit by one roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from math import exp, inf, sqrt
from random import Random
from typing import Any, ClassVar

from data.shipped.wall_boards import Walls
from engine.core import Game, Play
from engine.evaluation import Terms, grudges, levels
from engine.outlook import Outlook, Standings, Thrown
from engine.players import by_chance, gentle
from engine.views import BASE, Action, Piece, Seat, View
from engine.walls.game import BOTH_DICE, FINISH, LENGTH, PIECES, Course, WallRace, course
from engine.walls.views import WallsView, Way

ROLLS = {(one, other): 2 - (one == other) for one in range(1, 7) for other in range(one, 7)}
"""By roll, the smaller die first: how often it comes in 36."""
ALL = 2**36 - 1
"""All 36, as bits."""

CLOSE = 0.002
"""Turns by which two of the numbers of turns to go are as good as the same."""

SPITE = 0.6
"""What a turn that others lose is worth, in own turns."""
FEAR = 0.3
"""What a turn is worth that is lost if one is hit by the next roll."""

KEEN = 1.2
"""What a turn that others lose is worth to a hard player, in own turns."""
LEADING = 12.0
"""Turns by which somebody is nearer to the end whose loss matters to it 2.7 times as much."""
WARY = 0.6
"""What a turn is worth to it that each of the others is expected to take."""
LURKING = 0.2
"""What a turn that others lose is worth while it is only expected."""

WHIM = 0.2
"""Turns by which those who have a taste of their own take what is less good 2.7 times less often."""

WELL = 0.8
"""How often an easy player plays well."""

KEPT = 200
"""Squares of which it is remembered what rolls hit from there, of all courses: 2 MB."""

FORWARD = 0.7
"""How often the one who plays by chance goes forward where it can."""


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Look a turn ahead: turns gained, taken and at risk."""
    ranked = rank(view, seat, options)
    return max(options, key=lambda action: ranked.get(action, 0.0))


def rank(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return the worth of every way, in turns."""
    return {action: each.worth for action, each in weighed(view, seat, options).items()}


def weighed(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, Terms]:
    """Return the terms of ways, in turns."""
    assert isinstance(view, WallsView)
    return {each.action: terms(view, each.way) for each in view.choices}


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play well most of the time, else mostly forward.

    It captures nobody who is behind while there is anything else to do.
    """
    assert isinstance(view, WallsView)
    left = all_to_go(view)
    cruel = {
        each.action
        for each in view.choices
        if any(left[piece.seat] >= left[seat] for piece in each.way.captures)
    }
    kind = gentle(options, cruel)
    level = normal if random.random() < WELL else forward
    return level(view, seat, kind, random)


def forward(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Go anywhere, forward in seven of ten.

    By chance alone a race takes 400 turns.
    """
    assert isinstance(view, WallsView)
    ahead = [
        each.action
        for each in view.choices
        if each.way.to > each.way.start and each.action in options
    ]
    if ahead and random.random() < FORWARD:
        return by_chance(view, seat, ahead, random)
    return by_chance(view, seat, options, random)


def hard(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Weigh all hits of others and itself, by each of 36 rolls."""
    assert isinstance(view, WallsView)
    ranked = {each.action: foreseen(view, each.way) for each in view.choices}
    return max(options, key=lambda action: ranked.get(action, 0.0))


def foreseen(view: WallsView, way: Way) -> float:
    """Return the worth of a way, in turns, for the resulting position."""
    seat, turns = way.piece.seat, to_go(view.walls, view.jump_back)
    shares = nearest(view, seat)
    pieces = [list(own) for own in view.pieces]
    worth = turns[way.start] - turns[way.to]
    for piece in way.captures:
        lost = turns[BASE] - turns[pieces[piece.seat][piece.number]]
        worth += KEEN * shares[piece.seat] * lost
        pieces[piece.seat][piece.number] = BASE
    pieces[seat][way.piece.number] = way.to
    for other, share in shares.items():
        worth -= WARY * expected(view, pieces[other], pieces[seat])
        worth += KEEN * LURKING * share * expected(view, pieces[seat], pieces[other])
    return worth


def nearest(view: WallsView, seat: Seat) -> dict[Seat, float]:
    """Return opponents' weights: most for the one nearest to the end."""
    left = all_to_go(view)
    del left[seat]
    least = min(left.values())
    shares = {each: exp((least - own) / LEADING) for each, own in left.items()}
    whole = sum(shares.values())
    return {each: share / whole for each, share in shares.items()}


def all_to_go(view: WallsView) -> dict[Seat, float]:
    """Return by seat the turns of all its pieces to the end."""
    turns = to_go(view.walls, view.jump_back)
    return {each: sum(map(turns.__getitem__, own)) for each, own in enumerate(view.pieces) if own}


def expected(view: WallsView, hunters: Sequence[int], prey: Sequence[int]) -> float:
    """Return the *prey*'s expected loss of turns to the best *hunters*."""
    turns = to_go(view.walls, view.jump_back)
    targets = [(turns[BASE] - turns[at], at) for at in prey if BASE < at < LENGTH]
    if not targets:
        return 0.0
    targets.sort(reverse=True)
    reached = [rolls_to(view.walls, view.jump_back, at) for at in {*hunters} if at < LENGTH]
    lost, left = 0.0, ALL
    for loss, at in targets:
        hits = 0
        for rolls in reached:
            hits |= rolls.get(at, 0)
        hits &= left
        lost, left = lost + loss * hits.bit_count(), left ^ hits
    return lost / 36


LEVELS = levels(easy, normal, hard, weighed, WHIM, forward)


def terms(view: WallsView, way: Way) -> Terms:
    """Return the terms of a way, in turns."""
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
    """Return roughly a piece's risk on *square* before its next turn.

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
    return min(1.0, sum(reach(view.walls, view.jump_back, at, square) for at in hunters))


def reach(walls: Walls, jump_back: bool, at: int, square: int) -> float:
    """Return the chance of a roll from *at* to a square.

    It stops or ends there.
    """
    return rolls_to(walls, jump_back, at).get(square, 0).bit_count() / 36


@lru_cache(maxsize=KEPT)
def rolls_to(walls: Walls, jump_back: bool, at: int) -> Mapping[int, int]:
    """Return by square the hitting rolls of 36, as bits.

    They take a piece from *at* there, to stop or to end.
    """
    ways, found = course(walls, jump_back, False), dict[int, int]()
    bit = 1
    for dice, often in ROLLS.items():
        bits = bit * (2**often - 1)
        paths = ways.paths(at, dice)
        stops = {path.stop for path in paths if path.stop is not None}
        for square in stops | {path.to for path in paths}:
            found[square] = found.get(square, 0) | bits
        bit <<= often
    return found


@lru_cache(maxsize=64)
def to_go(walls: Walls, jump_back: bool) -> Mapping[int, float]:
    """Return by position a lone piece's least turns to the end."""
    ways = course(walls, jump_back, False)
    ends = {
        at: [(often, _ends(ways, at, dice)) for dice, often in ROLLS.items()]
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
    """Return a lone piece's ends, or its own place."""
    one, other = dice
    return {
        end
        for first, second in ((one, other), (other, one))
        for _, _, stop in ways.steps[at, first]
        for _, _, end in ways.steps[stop, second]
    } or {at}


# Outlooks on wall races, by remaining turns.


class WallsOutlook(Outlook):
    """The wall race under any rules."""

    warmth: ClassVar[Mapping[int, float]] = {2: 1.30, 3: 1.33, 4: 1.36}
    fewer: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {2: 1.38, 3: 1.13, 4: 0.99},
        3: {2: 1.59, 3: 1.51, 4: 1.23},
    }
    noise: ClassVar[Mapping[int, float]] = {2: 0.42, 3: 0.71, 4: 0.78}

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, WallRace)
        super().__init__(game, game.pieces)

    def standings(self, play: Play[Any]) -> Standings:
        return ahead(all_to_go(seen(play)))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, WallsView)
        needs = all_to_go(view)
        return {
            action: ahead(needs | {seat: needs[seat] - won})
            for action, won in rank(view, seat, options).items()
        }

    def thrown(self, play: Play[Any]) -> Thrown | None:
        if play.pending != BOTH_DICE or (seat := play.table.turn) is None:
            return None
        assert isinstance(play.game, WallRace)
        return partial(best, play.game, seen(play), seat)


def seen(play: Play[Any]) -> WallsView:
    """Return the public view."""
    view = play.game.view(play, None, ())
    assert isinstance(view, WallsView)
    return view


def best(game: WallRace, view: WallsView, seat: Seat) -> dict[Action, Standings]:
    """Return by throw the standings after *seat*'s best way.

    What is in danger then is left out, as it takes long.
    """
    turns = to_go(view.walls, view.jump_back)
    ways = course(view.walls, view.jump_back, game.own_stopover)
    needs, pieces = all_to_go(view), [list(own) for own in view.pieces]
    found: dict[Action, Standings] = {}
    for dice in ROLLS:
        won = -inf
        for move in ways.moves(pieces, seat, dice):
            gain = turns[move.at] - turns[move.path.to]
            for other, piece in move.on_stop + move.on_end:
                gain += SPITE * (turns[BASE] - turns[view.pieces[other][piece]])
            won = max(won, gain)
        stand = ahead(needs | {seat: needs[seat] - won})
        found |= {f"{one} {other}": stand for one, other in (dice, dice[::-1])}
    return found


def ahead(needs: Mapping[Seat, float]) -> Standings:
    """Return the standings by remaining turns, as long ways even out chance."""
    first = max(0.0, min(needs.values())) + 1
    return {seat: -each / sqrt(first) for seat, each in needs.items()}
