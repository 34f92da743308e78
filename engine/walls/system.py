"""The wall race as a rule system, with lessons and examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, json

from engine.classic.system import lost
from engine.core import CHANCE, Game, Play, State
from engine.rules import Value
from engine.seating import around_a_table
from engine.system import Lesson, Moment, Shown, System
from engine.views import BASE, Seat
from engine.walls.game import LENGTH, PIECES, WallRace, Went, result
from engine.walls.players import LEVELS, WallsOutlook, weighed
from engine.walls.rules import PRESETS, RULES
from engine.walls.views import Way


def chooses(moment: Moment) -> bool:
    """Return whether the person has several ways."""
    return moment.prompt == "go" and len(moment.options) > 1


def _ways(moment: Moment) -> Iterator[Way]:
    return (each.way for each in moment.view.choices if moment.prompt == "go")


def came_out(moment: Moment) -> bool:
    """Return whether a piece came out."""
    return any(each.at == BASE for each in moment.did(Went))


def jumps(moment: Moment) -> bool:
    """Return whether a piece can jump a wall towards the goal."""
    return any(leg.how == "^" for way in _ways(moment) for leg in way.legs)


def strikes_between(moment: Moment) -> bool:
    """Return whether a piece can be sent home between the two dice."""
    return any(way.legs[0].captures for way in _ways(moment))


def arrives(moment: Moment) -> bool:
    """Return whether a piece can come into the goal."""
    return any(way.to >= LENGTH for way in _ways(moment))


WALLS_LESSONS = (
    Lesson("lesson-walls-goal", arrives),
    Lesson("lesson-walls-lost", lost),
    Lesson("lesson-walls-out", came_out),
    Lesson("lesson-walls-jump", jumps),
    Lesson("lesson-walls-between", strikes_between),
    Lesson("lesson-walls-dice", chooses),
)


# Kinds of moves in the wall race, and rules' effects, as moments.


HOME = tuple(range(LENGTH + PIECES - 1, LENGTH - 1, -1))
"""The goal squares, in the order in which they are filled."""


class Example(Struct, frozen=True):
    """A move: position, roll and action; without one, a race's start."""

    key: str
    pieces: Mapping[Seat, tuple[int, ...]] = {}
    """Where pieces stand; those that are not named wait in the base."""
    dice: str = ""
    action: str = ""
    rule: str = ""
    values: Mapping[str, Value] = {}
    seats: tuple[Seat, ...] = (0, 1, 2, 3)
    chances: tuple[str, ...] = ()
    """What chance answers before the first turn."""

    def shown(self, game: Game[Any]) -> Shown:
        """Return the choice of a moment, and its outcome."""
        assert isinstance(game, WallRace)
        if not self.action:
            play = game.start()
            for answer in self.chances:
                play.answer(CHANCE, answer)
            return Shown(game.view(play, None, ()))
        t = game.new()
        t.turn = self.seats[0]
        for seat in game.seats:
            stands = self.pieces.get(seat, ())
            t.pieces[seat] = [*stands, *[BASE] * (game.pieces - len(stands))]
            t.places += [seat] if min(t.pieces[seat]) >= LENGTH else []
        play = Play(game, State(json.encode(t)))
        play.answer(self.seats[0], "roll")
        play.answer(CHANCE, self.dice)
        before = game.view(play, None, ())
        events = play.answer(self.seats[0], self.action)
        return Shown(before, game.view(play, None, events), happened=tuple(events))


RED_FIRST = (2, 3, 0, 1)

EXAMPLES = (
    Example("walls_enter", {2: (40,)}, "3 5", "go 2 +3 +5", seats=RED_FIRST),
    Example("walls_straight", {2: (24,), 0: (27,), 1: (30,)}, "3 3", "go 1 +3 +3", seats=RED_FIRST),
    Example("walls_turn", {2: (36,), 0: (34,), 1: (38,)}, "2 4", "go 1 -2 +4", seats=RED_FIRST),
    Example("walls_jump", {2: (22,), 0: (24,), 3: (40,)}, "2 5", "go 1 +2 ^5", seats=RED_FIRST),
    Example("walls_two_jumps", {2: (38,)}, "3 5", "go 1 ^3 ^5", seats=RED_FIRST),
    Example("walls_home", {2: (62,)}, "2 3", "go 1 -2 +3", seats=RED_FIRST),
    Example(
        "wall_layout",
        rule="wall_layout",
        values={"wall_layout": "shuffled", "first_player": "host"},
        chances=("3 0 4 2 1", "1", "0", "0", "1", "1"),
    ),
    Example("jump_back", {2: (47,), 1: (38,)}, "1 4", "go 1 v4 -1", "jump_back", seats=RED_FIRST),
    Example(
        "own_stopover",
        {2: (22, 24), 3: (40,)},
        "2 5",
        "go 1 +2 ^5",
        rule="own_stopover",
        values={"own_stopover": True},
        seats=RED_FIRST,
    ),
    Example(
        "walls_pieces",
        {2: (62, HOME[0]), 0: (45, 20), 1: (30, 12), 3: (61, HOME[0])},
        "2 3",
        "go 1 -2 +3",
        rule="pieces",
        values={"pieces": "2"},
        seats=RED_FIRST,
    ),
    Example(
        "walls_places",
        {0: (50, 61, HOME[0], HOME[1]), 2: HOME, 1: (45, 20), 3: (30, 12)},
        "2 6",
        "go 1 +2 +6",
        rule="places",
        values={"places": True},
    ),
)
"""The first ones are about the game itself, and follow the examples of its rulebook."""


# The wall race as a rule system.


WALLS = System(
    key="walls",
    seating=around_a_table,
    rules=RULES,
    presets=PRESETS,
    make=WallRace,
    levels=LEVELS,
    weigh=weighed,
    outlook=WallsOutlook,
    result=result,
    examples=EXAMPLES,
    lessons=WALLS_LESSONS,
    begins={"short": {2: 53, 3: 38, 4: 27}, "book": {3: 36, 4: 28}},
)
