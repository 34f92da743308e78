"""How often people have to tap in a game, counted by playing at a table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import Struct, json

from data.records import SeatRecord, TableRecord
from engine.core import Decision
from engine.hosting.dice import SEED_BYTES
from engine.hosting.pace import Pace
from engine.hosting.session import Session
from engine.hosting.setups import Setup
from engine.players import reply
from engine.rules import Value
from engine.simulate import seated
from engine.system import System

ENOUGH = 40
"""Games that are counted at most: it takes as long as playing many more without a table."""


class Count(Struct, frozen=True):
    """Taps of all people together, on average."""

    taps_per_game: dict[str, float]
    """With dice rolled ``by_hand``, and ``by_itself``."""
    decisions_per_game: float
    """The taps that chose between several things."""


def count(
    system: System,
    people: int,
    games: int,
    seed: int,
    preset: str,
    changes: Mapping[str, Value],
    levels: str,
) -> Count:
    """Let people play who choose like computer players, once at each pace, and count."""
    games = min(games, ENOUGH)
    counted: dict[str, list[tuple[int, int]]] = {}
    paces: dict[str, Pace] = {"by_hand": "relaxed", "by_itself": "days"}
    for name, pace in paces.items():
        setup = Setup(preset, dict(changes), pace=pace)
        counted[name] = [
            _played(system, people, setup, Random(seed * 1_000_003 + number), levels)
            for number in range(games)
        ]
    taps = {
        name: round(sum(taps for taps, _ in played) / games, 2) for name, played in counted.items()
    }
    decisions = sum(decisions for _, decisions in counted["by_hand"])
    return Count(taps, round(decisions / games, 2))


def _played(
    system: System, people: int, setup: Setup, random: Random, levels: str
) -> tuple[int, int]:
    """Play a game to its end; return how many taps it took, and how many of them chose something."""
    arms = system.seating(people, system.values(setup.preset, setup.rules)).arms[0]
    session = Session(
        TableRecord(
            id=1,
            status="running",
            game=system.key,
            version=0,
            setup=json.encode(setup),
            host=1,
            server=0,
            channel=0,
            seed=random.randbytes(SEED_BYTES),
            seats=[SeatRecord(seat, person) for person, seat in enumerate(arms, 1)],
        ),
        system,
    )
    session.begin()
    play, taps, decisions = session.play, 0, 0
    assert play is not None
    named = dict(zip(play.game.players, seated(levels, people), strict=True))
    field = {
        seat: system.levels[named[each]] for each, own in play.game.players.items() for seat in own
    }
    while isinstance(play.pending, Decision) and not play.table.over:
        if session.patience.asked == "moment":
            session.default()
            continue
        seat, action = reply(play, field, random)
        taps += 1
        decisions += len(play.options(seat)) > 1
        session.answer(seat, action, session.controller(seat).person or 0)
        session.advance()
    return taps, decisions
