"""How fast games are played: rolls resolved per second, ours through `Play` and other programs'.

Ours: every answer through `Play.answer`, with the check that it is legal, the log of answers, all
events, and a snapshot of every turn.  All choices are made by chance.  The programs take turns, and
time is that of the processor, so that whatever else the machine does slows down all of them.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from time import process_time
from typing import TypeAlias

from engine.catalog import CLASSIC, TOURNAMENT
from engine.chance import Chance
from engine.classic.game import Classic
from engine.classic.tournament import Tournament
from engine.core import CHANCE, OVER
from engine.rules import Value
from tests.bench.table import ROUNDS, Row

Games: TypeAlias = Callable[[float, Random], float]
"""Plays games for some seconds; returns the rolls resolved per second."""

MOST = 500
"""Games of other programs are cut after so many plies: not all of them end."""
PIPS = "123456"
ALL: dict[str, Value] = {
    "three_rolls": True,
    "compulsory_capture": "penalty",
    "no_goal_jump": True,
    "backward_capture": True,
    "backward_capture_forced": True,
    "barriers": True,
    "blocked_start": "move_blocker",
    "six_always_again": True,
    "start_in_base": True,
}


def timed(game: Callable[[Callable[[], float]], int]) -> Games:
    """Return how to play a *game*, which returns its number of rolls, again and again."""

    def play(seconds: float, random: Random) -> float:
        rolls, began = 0, process_time()
        while (spent := process_time() - began) < seconds or not rolls:
            rolls += game(random.random)
        return rolls / spent

    return play


def ours(game: Classic) -> Games:
    """Return how to play a game of ours."""

    def once(random: Callable[[], float]) -> int:
        play, rolls = game.start(), 0
        answer = play.answer
        while (pending := play.pending) is not OVER:
            if pending.chance:
                answer(CHANCE, PIPS[int(random() * 6)])
                rolls += 1
            else:
                seat = pending.waits_for[0]
                options = pending.options[seat]
                answer(seat, options[int(random() * len(options))])
        return rolls

    return timed(once)


def positions(game: Classic) -> Games:
    """Return how to work out the moves of the positions of one game: the rules alone."""
    random, play = Random(1), game.start()
    met: list[tuple[list[list[int]], int, int]] = []
    while (pending := play.pending) is not OVER:
        if isinstance(pending, Chance):
            roll = random.randint(1, 6)
            if play.table.turn is not None:
                met.append(([own[:] for own in play.table.pieces], play.table.turn, roll))
            play.answer(CHANCE, str(roll))
        else:
            seat = pending.waits_for[0]
            play.answer(seat, random.choice(pending.options[seat]))

    def once(random: Callable[[], float]) -> int:
        for position, seat, roll in met:
            game.offered(position, seat, roll)
        return len(met)

    return timed(once)


def ludopy() -> Games:
    """Return how to play a game of PyPI's ``ludopy``."""
    import ludopy

    game = ludopy.Game()

    def once(random: Callable[[], float]) -> int:
        game.reset()
        rolls, over = 0, False
        while not over:
            (_, pieces, *_), _ = game.get_observation()
            chosen = pieces[int(random() * len(pieces))] if len(pieces) else -1
            *_, over = game.answer_observation(chosen)
            rolls += 1
        return rolls

    return timed(once)


def ludo_king() -> Games:
    """Return how to play a game of PyPI's ``ludo-king-engine``."""
    from ludo_engine import LudoGame, PlayerColor

    def once(random: Callable[[], float]) -> int:
        game, rolls = LudoGame(list(PlayerColor)), 0
        while not game.game_over and rolls < MOST:
            pips = game.roll_dice()
            moves = game.get_valid_moves(game.get_current_player(), pips)
            token = moves[int(random() * len(moves))].token_id if moves else None
            game.play_turn(token, pips)
            rolls += 1
        return rolls

    return timed(once)


def chess() -> Games:
    """Return how to play a game of PyPI's ``chess``; a ply is a move there."""
    import chess

    def once(random: Callable[[], float]) -> int:
        board, plies = chess.Board(), 0
        while not board.is_game_over() and plies < MOST:
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            plies += 1
        return plies

    return timed(once)


OTHERS = {"ludopy": ludopy, "ludo-king-engine": ludo_king, "chess": chess}
"""Programs of others, which are only there if their packages are."""

PLAIN = "no house rule"


def contenders() -> dict[str, Games]:
    """Return everything that can be measured, by name."""
    found: dict[str, Games] = {PLAIN: ours(classic({}))}
    needs = {rule.key: rule.needs for rule in CLASSIC.rules}
    for key in ALL:
        found[key] = ours(classic({each: ALL[each] for each in (key, *needs[key])}))
    found["all"] = ours(classic(ALL))
    found["tournament"] = ours(tournament())
    found["positions"] = positions(classic({}))
    for name, make in OTHERS.items():
        with suppress(ImportError):
            found[name] = make()
    return found


def classic(rules: Mapping[str, Value]) -> Classic:
    """Return a game for four with these house rules."""
    return Classic((0, 1, 2, 3), CLASSIC.values("book", rules))


def tournament() -> Classic:
    return Tournament((0, 1, 2, 3), TOURNAMENT.values("book"))


def rows(full: bool = True) -> Iterator[Row]:
    """Measure everything in turn, then yield how it compares; what is not *full* says that it works."""
    tried = contenders()
    each = 0.8 if full else 0.005
    rounds = [
        {name: play(each, Random(at)) for name, play in tried.items()} for at in range(ROUNDS)
    ]
    rate = {name: statistics.median(done[name] for done in rounds) for name in tried}

    def compared(what: str, name: str, other: str, aim: str = "") -> Row:
        if other not in tried:
            return Row(what, rate[name], "rolls/s", other, aim=aim)
        ratio = statistics.median(done[name] / done[other] for done in rounds)
        return Row(what, rate[name], "rolls/s", other, rate[other], aim, ratio)

    for other in OTHERS:
        aim = "at least 6" if other == "ludopy" else ""
        yield compared("engine, through `Play`", PLAIN, other, aim)
    yield compared("engine, moves of positions alone", "positions", "ludopy")
    for key in ALL:
        yield compared(f"engine, with `{key}`", key, PLAIN)
    yield compared("engine, with all these rules", "all", PLAIN, "at least 0.5")
    yield compared("engine, tournament", "tournament", PLAIN)
