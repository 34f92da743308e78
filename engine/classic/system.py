"""The classic game and the tournament as systems, with lessons and examples."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct, json

from data.shipped.boards import load
from engine.classic.course import START
from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.classic.game import Classic, ClassicTable, Race, result
from engine.classic.players import LEVELS, RaceOutlook, TournamentOutlook, weighed
from engine.classic.rules import HOUSE_RULES, PRESETS
from engine.classic.seatings import seating, tournament_seating
from engine.classic.tournament import TOURNAMENT_PRESETS, TOURNAMENT_RULES, Tournament
from engine.core import CHANCE, Event, Game, Play, State
from engine.races import Captured
from engine.rules import Value
from engine.system import Lesson, Moment, Shown, System
from engine.views import BASE, Seat


def came_out(moment: Moment) -> bool:
    """Return whether a 6 brought a piece out, and gave another roll."""
    return any(
        isinstance(one, Moved) and one.at == BASE and other == RollsAgain(one.seat)
        for one, other in pairwise(moment.events)
        if one.actor in moment.own
    )


def cleared(moment: Moment) -> bool:
    """Return whether a piece had to leave the start square."""
    return _left_start(moment) and not moment.values["compulsory_capture"]


def cleared_unless(moment: Moment) -> bool:
    """Return whether one had to leave it where captures go before that."""
    return _left_start(moment) and bool(moment.values.get("compulsory_capture", True))


def _left_start(moment: Moment) -> bool:
    """Return whether a piece left the start square before others moved."""
    return any(
        each.at == START and BASE in own and sum(at > BASE for at in own) > 1
        for each in moment.did(Moved)
        for own in [moment.view.pieces[each.seat]]
    )


def tried_again(moment: Moment) -> bool:
    """Return whether a roll that moved nothing was followed by another try."""
    return any(
        isinstance(one, Stuck) and isinstance(other, Rolled) and one.seat == other.seat
        for one, other in pairwise(moment.events)
        if one.actor in moment.own
    )


def waits(moment: Moment) -> bool:
    """Return whether a roll moved nothing, with all pieces in the base."""
    return not moment.values["three_rolls"] and any(
        set(moment.view.pieces[each.seat]) == {BASE} for each in moment.did(Stuck)
    )


def overshot(moment: Moment) -> bool:
    """Return whether a roll moved nothing, as it leads beyond the goal."""
    board = load(moment.view.board)
    last = board.length + board.pieces - 1
    return any(
        at > BASE and at + each.pips > last
        for each in moment.did(Stuck)
        for at in moment.view.pieces[each.seat]
        if at < board.length
    )


def arrived(moment: Moment) -> bool:
    """Return whether a piece came into the goal."""
    length = load(moment.view.board).length
    return any(each.at < length <= each.to for each in moment.did(Moved))


def lost(moment: Moment) -> bool:
    """Return whether another player sent a piece home."""
    return any(
        isinstance(each, Captured) and each.seat in moment.own and each.by not in moment.own
        for each in moment.events
    )


def struck(moment: Moment) -> bool:
    """Return whether the person sent a piece of another player home."""
    return any(each.seat not in moment.own for each in moment.did(Captured))


SIX = Lesson("lesson-six", came_out)
LOST = Lesson("lesson-lost", lost)
CLEAR_UNLESS = Lesson("lesson-clear-unless", cleared_unless)
TRIES = Lesson("lesson-tries", tried_again)
EXACT = Lesson("lesson-exact", overshot)

CLASSIC_LESSONS = (
    SIX,
    LOST,
    Lesson("lesson-clear", cleared),
    CLEAR_UNLESS,
    TRIES,
    Lesson("lesson-base", waits),
    EXACT,
    Lesson("lesson-goal", arrived),
)

TOURNAMENT_LESSONS = (
    SIX,
    Lesson("lesson-must", struck),
    LOST,
    CLEAR_UNLESS,
    TRIES,
    EXACT,
)


# Examples of rules as moments of games, pictured and proved by tests.
#
# What is shown before and after comes out of a game with the rule chosen, so that no picture can say
# what the rules do not do.  A rule that changes nothing on the board has no example.


class Example(Struct, frozen=True):
    """A moment in which a rule matters; without answers, a game's beginning."""

    key: str
    """The key of its words: that of the rule, and more if the rule has several."""
    rule: str
    """"" for what belongs to every game."""
    values: Mapping[str, Value]
    """How the rule is set, and others that it needs to be seen; all others as in the rulebook."""
    answers: tuple[str, ...] = ()
    """What is rolled and then done, in this order: ``("2", "6", "enter")``."""
    pieces: Mapping[Seat, tuple[int, ...]] | None = None
    """Where pieces stand; those of colours that are not named in the base.  None as a game begins."""
    seats: tuple[Seat, ...] = (0, 1, 2, 3)

    def begin(self, game: Game[ClassicTable]) -> Play[ClassicTable]:
        """Lay the pieces out; the first colour is to roll."""
        t = game.new()
        t.turn = self.seats[0]
        if self.pieces is not None:
            assert isinstance(game, Race)
            waiting = (BASE,) * game.course.pieces
            for seat in game.seats:
                t.pieces[seat] = list(self.pieces.get(seat, waiting))
        return Play(game, State(json.encode(t)))

    def shown(self, game: Game[ClassicTable]) -> Shown:
        """Return the last question, the way to it, and the answer's outcome.

        *game* is one with these values and seats.
        """
        play = self.begin(game)
        if not self.answers:
            return Shown(game.view(play, None, ()))
        *earlier, last = self.answers
        events: list[Event] = []
        rolls: list[int] = []
        for answer in earlier:
            events += answered(play, answer)
            rolls = [*rolls, int(answer)] if answer.isdecimal() else []
        before = game.view(play, None, events)
        happened = answered(play, last)
        after = game.view(play, None, happened)
        return Shown(before, after, tuple(rolls), tuple(events), tuple(happened))


def answered(play: Play[ClassicTable], answer: str) -> list[Event]:
    """Roll the given pips for the current seat, or answer its question."""
    seat = play.table.turn
    assert seat is not None, "the opening is over"
    if not answer.isdecimal():
        return play.answer(seat, answer)
    play.answer(seat, "roll")
    return play.answer(CHANCE, answer)


CAN_CAPTURE = {0: (6, -1, -1, 3), 1: (35, -1, -1, -1)}
"""With a 2, the fourth piece captures, and the first does not."""
BLOCKED_START = Example(
    "blocked_start",
    "blocked_start",
    {"blocked_start": "move_blocker"},
    ("2", "move 2"),
    {0: (0, 2, 5, -1)},
)
PLACES = Example(
    "places",
    "places",
    {"places": True},
    ("2", "move 4", "3", "move 1"),
    {0: (43, 42, 41, 38), 1: (28, -1, -1, -1)},
)

PIECES = Example(
    "pieces", "pieces", {"pieces": "2", "no_goal_jump": True}, ("4", "move 1"), {0: (38, 41)}
)
"""To the first of two goal squares, past a piece that is still on its way."""

RACE = (
    Example("race_enter", "", {}, ("6", "enter"), {0: (4, -1, -1, -1)}),
    Example("race_capture", "", {}, ("4", "move 1"), {0: (5, -1, -1, -1), 1: (39, -1, -1, -1)}),
    Example("race_home", "", {}, ("5", "move 1"), {0: (37, 43, -1, -1)}),
)
"""What every race around the board comes to, with the rules of the book."""

CLASSIC_EXAMPLES = (
    *RACE,
    PIECES,
    Example("start_in_base", "start_in_base", {"start_in_base": True}, ("6", "enter")),
    Example("three_rolls", "three_rolls", {"three_rolls": True}, ("3", "5", "6", "enter"), {}),
    Example(
        "compulsory_capture",
        "compulsory_capture",
        {"compulsory_capture": "enforce"},
        ("4", "move 1"),
        {0: (5, 11, -1, -1), 1: (39, -1, -1, -1)},
    ),
    Example(
        "compulsory_capture_penalty",
        "compulsory_capture",
        {"compulsory_capture": "penalty"},
        ("2", "move 1"),
        CAN_CAPTURE,
    ),
    Example(
        "no_goal_jump",
        "no_goal_jump",
        {"no_goal_jump": True},
        ("5", "move 3"),
        {0: (38, 41, 34, -1)},
    ),
    Example(
        "backward_capture",
        "backward_capture",
        {"backward_capture": True},
        ("2", "back 1"),
        {0: (8, -1, -1, -1), 1: (36, -1, -1, -1)},
    ),
    Example(
        "backward_capture_forced",
        "backward_capture_forced",
        {
            "backward_capture_forced": True,
            "backward_capture": True,
            "compulsory_capture": "enforce",
        },
        ("2", "back 1"),
        {0: (8, 12, -1, -1), 1: (36, -1, -1, -1)},
    ),
    Example(
        "barriers",
        "barriers",
        {"barriers": True},
        ("4", "move 2"),
        {0: (4, 9, -1, -1), 1: (37, 37, -1, -1)},
    ),
    Example(
        "barrier_on_start",
        "barrier_on_start",
        {"barrier_on_start": True, "barriers": True},
        ("3", "move 2"),
        {0: (10, 7, -1, -1)},
    ),
    Example(
        "safe_start",
        "safe_start",
        {"safe_start": True},
        ("4", "move 2"),
        {0: (6, 8, -1, -1), 1: (0, -1, -1, -1)},
    ),
    BLOCKED_START,
    Example(
        "six_always_again",
        "six_always_again",
        {"six_always_again": True},
        ("6", "2", "move 3"),
        {0: (43, 42, 38, 36)},
    ),
    PLACES,
    Example(
        "extra_colours",
        "extra_colours",
        {"extra_colours": True},
        ("3", "neutral 1"),
        {0: (4, -1, -1, -1), 1: (39, -1, -1, -1), 3: (16, -1, -1, -1)},
        (0, 1, 2),
    ),
    Example("extra_colours_two", "extra_colours", {"extra_colours": True}, seats=(0, 1)),
    Example(
        "two_player_win",
        "two_player_win",
        {"two_player_win": "first_colour", "extra_colours": True},
        ("1", "move 1"),
        {0: (39, 41, 42, 43), 2: (15, -1, -1, -1), 3: (3, -1, -1, -1)},
        (0, 1),
    ),
    Example("six_arms", "six_arms", {"six_arms": True}, seats=(0, 1, 2, 3, 4, 5)),
)

TOURNAMENT_EXAMPLES = (
    *RACE,
    Example("must_mode", "must_mode", {"must_mode": "penalty"}, ("2", "move 1"), CAN_CAPTURE),
    BLOCKED_START,
    PLACES,
)


# The classic game, and the tournament on the same board, as systems.


CLASSIC = System(
    key="classic",
    seating=seating,
    rules=HOUSE_RULES,
    presets=PRESETS,
    make=Classic,
    levels=LEVELS,
    weigh=weighed,
    outlook=RaceOutlook,
    result=result,
    examples=CLASSIC_EXAMPLES,
    lessons=CLASSIC_LESSONS,
    begins={"short": {2: 52}},
)

TOURNAMENT = System(
    key="tournament",
    seating=tournament_seating,
    rules=TOURNAMENT_RULES,
    presets=TOURNAMENT_PRESETS,
    make=Tournament,
    levels=LEVELS,
    outlook=TournamentOutlook,
    result=result,
    examples=TOURNAMENT_EXAMPLES,
    lessons=TOURNAMENT_LESSONS,
    lenient=False,
)
