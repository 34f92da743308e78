"""The constants of a game for judging its positions, by its view."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from data.boards import Board, load
from engine.views import RaceView, Seat


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
