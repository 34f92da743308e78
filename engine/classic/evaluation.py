"""The worth of a position: how players stand, and their chances.

A handful of terms, weighted and added up, say how well a colour stands.  The difference of two
standings is the logarithm of odds: whoever stands better by 1 wins 2.7 times as often.  The weights
were found by playing (`docs/measured/players.md`): changed a little in all directions, those were kept that
won more.  They are the same for every board, for any number of people and all house rules, which
come in by what can be moved, captured and barred.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Board, load
from engine.classic.course import START
from engine.evaluation import Terms
from engine.views import BASE, RaceView, Seat, Step

# The constants of a game for judging its positions, by its view.


class Reach(Struct, frozen=True):
    """The reach of rolls: squares they capture on."""

    length: int
    """Of the track."""
    first: bool
    """Whether captures go before the duties to come in and to clear the start square."""
    backward: bool
    """Whether captures are made backward, too."""
    three: bool
    """Whether somebody with nothing to move has three rolls."""


class Setting(Struct, frozen=True, eq=False):
    """Constants of a game while moves are compared."""

    board: Board
    goal: int
    """The position of the first square on which pieces are home."""
    together: tuple[tuple[Seat, ...], ...]
    """By arm: all colours of its player, only this one where nobody has several."""
    players: tuple[Seat, ...]
    """Who may still win, each by the first of its colours."""
    neutral: tuple[Seat, ...]
    jumps: bool
    """Whether pieces may jump over others in the goal."""
    barriers: bool
    """Whether two pieces on a square are safe."""
    safe_start: bool
    """Whether a piece on its own start square is safe."""
    one: bool
    """Whether one colour that is home is enough for a player who has two (reading C-26)."""
    reach: Reach


def setting(view: RaceView) -> Setting:
    """Return the constants of a game, by its view."""
    taken = [seat for seat, own in enumerate(view.pieces) if own and seat not in view.neutral]
    pieces = max(map(len, view.pieces))
    return _setting(
        view.board,
        pieces,
        tuple(taken),
        view.together,
        view.neutral,
        view.places,
        frozenset(view.rules),
    )


@lru_cache(maxsize=256)
def _setting(
    board: str,
    pieces: int,
    taken: tuple[Seat, ...],
    together: tuple[tuple[Seat, ...], ...],
    neutral: tuple[Seat, ...],
    places: tuple[Seat, ...],
    rules: frozenset[str],
) -> Setting:
    laid, several = load(board), {seat: own for own in together for seat in own}
    owners = tuple(several.get(seat, (seat,)) for seat in range(laid.arms))
    players = dict.fromkeys(owners[seat][0] for seat in taken)
    return Setting(
        laid,
        laid.goal(pieces),
        owners,
        tuple(player for player in players if player not in places),
        neutral,
        "no_goal_jump" not in rules,
        "barriers" in rules,
        "safe_start" in rules,
        "two_player_win" in rules,
        Reach(
            laid.length,
            not rules.isdisjoint(("compulsory_capture", "must_capture")),
            "backward_capture" in rules,
            "three_rolls" in rules,
        ),
    )


Pieces: TypeAlias = Sequence[Sequence[int]]
"""By arm: the positions of its pieces."""

DIE = 6
TWICE = 12
"""So many squares can a 6 and another roll cross."""
THREE_ROLLS = 1 - (5 / 6) ** 3
"""How likely one of three rolls is a 6."""
KEPT = 1_500
"""So many colours' own standings are kept, and as many chances of theirs to capture, 1.6 kB for both: what
is asked for again was asked for a moment ago."""
KEPT_EACH = 300
"""Of so many positions of a colour it is kept what its pieces mean."""
BEHIND, ALONGSIDE, SETTLED = 0.3, 0.9, 0.5
"""What a lead counts with a neutral colour: while its pieces wait, how much more when they are there, and
once they are home.  Found by who won 1,800 games (`docs/measured/players.md`)."""
WON = 10.0
"""What it is worth to have won, where that is counted as all else."""


class Weights(Struct, frozen=True, eq=False):
    """Weights of the terms.

    Ways are shares of the whole way to the goal.

    They are told apart by which they are, as settings are: looking something up by them is cheap.
    """

    waiting: float
    """Each piece in the base."""
    way: float
    """The way of each piece."""
    far: float
    """The same, squared: the last quarter counts more than the first."""
    home: float
    """Each piece in the goal."""
    gap: float
    """Each empty square that a piece in the goal has yet to move up to."""
    shut: float
    """The same where nobody jumps in the goal: it is in the way of the others."""
    last: float
    """Of the last piece, with the others home: the share of rolls that move it."""
    risk: float
    """How likely a piece is captured before its owner's next turn."""
    risk_way: float
    """The same times its way."""
    risk_far: float
    """The same times its way squared."""
    later: float
    """How likely whoever comes after its owner could capture it with a roll, if it stayed."""
    later_way: float
    """The same times its way."""
    threat: float
    """How likely a roll captures a piece of somebody else, each of them added up."""
    threat_way: float
    """The same times the way that its owner would lose."""


TUNED = Weights(
    waiting=-0.2,
    way=0.38,
    far=1.04,
    home=0.1,
    gap=-0.05,
    shut=-0.09,
    last=0.1,
    risk=-0.16,
    risk_way=-0.98,
    risk_far=-0.63,
    later=-0.17,
    later_way=-0.44,
    threat=-0.13,
    threat_way=0.23,
)


DANGER = replace(
    TUNED,
    **dict.fromkeys(("waiting", "way", "far", "home", "gap", "shut", "last"), 0.0),
    threat=0.0,
    threat_way=0.0,
)
"""What may be captured, alone."""


def after(pieces: Pieces, *steps: Step) -> list[list[int]]:
    """Return the positions of the pieces after some *steps*."""
    moved = [list(own) for own in pieces]
    for step in steps:
        for each in step.captures:
            moved[each.seat][each.number] = BASE
        moved[step.piece.seat][step.piece.number] = step.to
    return moved


def chances(
    setting: Setting, pieces: Pieces, following: Seat, weights: Weights = TUNED
) -> dict[Seat, float]:
    """Return the chances by player.

    A winner shares with all others who are home.

    Args:
        setting: the game.
        pieces: where they stand.
        following: the colour whose turn is next.
        weights: what the terms are worth.
    """
    stand = standings(setting, pieces, following, weights)
    winners = [player for player in setting.players if won(setting, pieces, player)]
    if winners:
        return {each: float(each in winners) / len(winners) for each in setting.players}
    counts, total = lead(setting, pieces), {}
    for player in setting.players:
        total[player] = exp(counts * sum(stand[seat] for seat in setting.together[player]))
    whole = sum(total.values())
    return {player: each / whole for player, each in total.items()}


def lead(setting: Setting, pieces: Pieces) -> float:
    """Return the weight of a lead.

    Home is not won while neutral pieces are out.

    Until they are, others may come home as well, and whoever then brings the last of them home wins
    (readings C-29, C-30).
    """
    neutral, goal = [at for seat in setting.neutral for at in pieces[seat]], setting.goal
    if not neutral:
        return 1.0
    if min(neutral) >= goal:
        return SETTLED
    return BEHIND + ALONGSIDE * sum(min(max(at, 0) / goal, 1.0) for at in neutral) / len(neutral)


def won(setting: Setting, pieces: Pieces, player: Seat) -> bool:
    """Return whether a player and the neutral colour are home.

    Of two colours one may be enough.
    """
    goal = setting.goal
    enough = any if setting.one else all
    return enough(min(pieces[seat]) >= goal for seat in setting.together[player]) and all(
        min(pieces[seat]) >= goal for seat in setting.neutral
    )


def terms(
    setting: Setting, pieces: Pieces, following: Seat, seat: Seat, foes: Mapping[Seat, float]
) -> Terms:
    """Return the terms of *seat*, summing to the logarithm of its odds.

    Args:
        setting: the game.
        pieces: where they stand.
        following: the colour whose turn is next.
        seat: who it is about, with all its colours.
        foes: by colour of the others how much it counts how they stand.
    """
    goal, own = setting.goal, setting.together[seat]
    stand = standings(setting, pieces, following, TUNED)
    danger = standings(setting, pieces, following, DANGER)
    far = {each: alone(tuple(pieces[each]), goal, setting.jumps, TUNED) for each in (*own, *foes)}
    return Terms(
        way=sum(far[each] for each in own) + WON * won(setting, pieces, own[0]),
        hits=-sum(share * far[each] for each, share in foes.items()),
        hunt=sum(stand[each] - far[each] - danger[each] for each in own)
        - sum(share * danger[each] for each, share in foes.items()),
        risk=sum(danger[each] for each in own)
        - sum(share * (stand[each] - far[each] - danger[each]) for each, share in foes.items()),
    )


def standings(
    setting: Setting, pieces: Pieces, following: Seat, weights: Weights
) -> dict[Seat, float]:
    """Return the standing of each colour."""
    arms, together = len(pieces), setting.together
    stand, hunters, hunted = {}, [], []
    for seat, (arm, own) in enumerate(zip(colours(setting, weights), pieces, strict=True)):
        if own:
            placed = arm[tuple(own)]
            stand[seat], turn = placed.alone, (seat - following) % arms
            hunters.append((seat, turn, placed.hits))
            if placed.track:
                hunted.append((seat, turn, placed.track))
    for seat, turn, track in hunted:
        friends = together[seat]
        for place, risk, if_later, threat in track:
            safe, later = 1.0, 0.0
            for other, first, hits in hunters:
                if (hit := hits[place]) and other not in friends:
                    stand[other] += hit * threat
                    if first < turn:
                        safe *= 1 - hit
                    else:
                        later += hit
            stand[seat] += (1 - safe) * risk + later * if_later
    return stand


class Placed(NamedTuple):
    """The worth of a colour's pieces, others aside."""

    alone: float
    """How well it stands by itself."""
    track: Sequence[tuple[int, float, float, float]]
    """Of each piece that can be captured: its place on the track; what it is worth if it is before
    the next turn, and if it could be later; and to others that they can."""
    hits: Sequence[float]
    """By place on the track: how likely it captures there."""


class Colour(dict[tuple[int, ...], Placed]):
    """The worth of a colour's pieces by position; recent ones are kept."""

    def __init__(self, setting: Setting, weights: Weights, start: int) -> None:
        self.setting, self.weights, self.start = setting, weights, start
        self.length = length = setting.board.length
        self.risks = [
            ((start + at) % length, *danger(at / length, weights)) for at in range(length)
        ]
        """By square of the track: what it means that a piece may be captured there."""

    def __missing__(self, own: tuple[int, ...]) -> Placed:
        """Work it out."""
        if len(self) == KEPT_EACH:
            self.clear()
        setting, length, start = self.setting, self.length, self.start
        hits = chances_to_hit(own, setting.reach)
        first = START + setting.safe_start
        hunted = [at for at in own if first <= at < length]
        if setting.barriers:
            hunted = [at for at in hunted if own.count(at) == 1]
        placed = self[own] = Placed(
            alone(own, setting.goal, setting.jumps, self.weights),
            [self.risks[at] for at in hunted],
            hits[length - start :] + hits[: length - start],
        )
        return placed


def danger(way: float, weights: Weights) -> tuple[float, float, float]:
    """Return the cost of danger: before the next turn, later, to others."""
    return (
        weights.risk + way * (weights.risk_way + way * weights.risk_far),
        weights.later + way * weights.later_way,
        weights.threat + way * weights.threat_way,
    )


@lru_cache(maxsize=16)
def colours(setting: Setting, weights: Weights) -> Sequence[Colour]:
    """Return by arm the worth of its pieces, as far as known."""
    return [Colour(setting, weights, start) for start in setting.board.starts]


@lru_cache(maxsize=KEPT)
def chances_to_hit(own: tuple[int, ...], reach: Reach) -> list[float]:
    """Return by square roughly the chance of a colour to capture there.

    Two of its pieces that need different rolls are more likely to than one.  While any waits in
    the base, a 6 brings it in, and before that the start square is cleared (000, "Spielablauf",
    paragraph 3), so that no other piece can capture by that roll.

    Args:
        own: where its pieces stand; the squares, too, are counted along its own way.
        reach: how pieces capture.
    """
    waits, taken = BASE in own, START in own
    enters = waits and not taken and not reach.first
    clears = waits and taken and not reach.first
    hits, most = [0.0] * reach.length, DIE if enters else TWICE
    for at in own:
        if START <= at < reach.length:
            for roll in range(1, min(most, reach.length - at)):
                if roll <= DIE and not (clears and at != START and roll not in own):
                    hits[at + roll] += 1 / DIE
                elif roll != DIE:
                    hits[at + roll] += 1 / DIE / DIE
            for square in range(max(at - DIE, 1), at) if reach.backward else ():
                hits[square] += 1 / DIE
    if waits and not taken:
        out = any(START < at < reach.length for at in own)
        six = THREE_ROLLS if reach.three and not out else 1 / DIE
        for square in range(DIE + 1):
            hits[square] += six / DIE if square else six
    return hits


@lru_cache(maxsize=KEPT)
def alone(own: tuple[int, ...], length: int, jumps: bool, weights: Weights) -> float:
    """Return the standing of a colour by its own pieces alone."""
    home = [at for at in own if at >= length]
    track = [at for at in own if 0 <= at < length]
    waiting = len(own) - len(home) - len(track)
    stand = waiting * weights.waiting + len(home) * weights.home
    for at in own:
        if at > 0:
            way = at / length if at < length else 1.0
            stand += way * (weights.way + way * weights.far)
    if home:
        end = length + len(own)
        gaps = sum([square not in own for at in home for square in range(at + 1, end)])
        stand += gaps * (weights.gap if jumps else weights.shut)
    if track and len(home) == len(own) - 1:
        stand += weights.last * movable(own, length, jumps) / DIE
    return stand


def movable(own: tuple[int, ...], length: int, jumps: bool) -> int:
    """Return how many of six rolls move a piece, board empty."""
    end = length + len(own)
    return sum(
        any(
            at + pips < end
            and at + pips not in own
            and (jumps or not any(length <= other and at < other < at + pips for other in own))
            for at in own
        )
        for pips in range(1, DIE + 1)
    )
