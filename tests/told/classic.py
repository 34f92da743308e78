"""The classic and the tournament."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.catalog import ACTION_CARDS, CLASSIC, TOURNAMENT
from engine.core import META, TIME_UP
from tests.engine.classic import positions as race
from tests.told import Case, Found, begins, later, names, number, rule

page, tournament = partial(Case, "rules-classic"), partial(Case, "rules-tournament")


def on(strict: bool = False, seats: tuple[int, ...] = (0, 1, 2, 3), **given: Any) -> race.Standing:
    """A game with yellow to roll: pieces by colour, and rules."""
    rules = {name: each for name, each in given.items() if name not in race.COLOURS}
    pieces = {name: each for name, each in given.items() if name in race.COLOURS}
    game = (race.tournament if strict else race.classic)(seats, **rules)
    return race.on_turn("yellow", game, **pieces)


@later
def rolled(*pips: int, **given: Any) -> Found:
    """Offers after these rolls, and the turn then."""
    play = on(**given)
    events = [name for each in pips for name in names(race.roll(play, each))]
    return [*events, *([] if play.table.over else [*race.options(play), f"turn {race.turn(play)}"])]


@later
def moved(pips: int, action: str, **given: Any) -> Found:
    """Events of a move, positions and the turn after it."""
    play = on(**given)
    race.roll(play, pips)
    events = names(race.move(play, action))
    stand = [f"{colour} {race.where(play, colour)}" for colour in race.colours_of(play)]
    return [*events, *stand, *([] if play.table.over else [f"turn {race.turn(play)}"])]


@later
def timed(**pieces: Any) -> Found:
    """Events and points at the end of the time."""
    play = on(True, time_limit="25", **pieces)
    events = play.answer(META, TIME_UP)
    points = [str(each) for event in events for each in getattr(event, "points", ())]
    return [*names(events), *points, *(["over"] if play.table.over else [])]


strict, strictly = partial(rolled, strict=True), partial(moved, strict=True)
fined = partial(moved, strict=True, must_mode="penalty")
shared = {"seats": (0, 1, 2), "extra_colours": True}

CASES = (
    page(1, number(CLASSIC), "pieces 4; classic-4"),
    page(1, number(CLASSIC, pieces="2"), "pieces 2"),
    page(1, moved(1, "move 4", yellow="d c b 39"), "Finished"),
    page(1, moved(1, "move 4", yellow="d c 5 39"), "not Finished"),
    page(2, lambda: [str(race.classic().new().pieces[0])], "not [-1, -1, -1, -1]"),
    page(2, begins(CLASSIC, (0, 1, 2, 3), "2462"), "first 2"),
    page(2, moved(2, "move 1", yellow="5 B B B"), "turn green"),
    page(3, rolled(4, yellow="5 9 B B"), "move 2; not move 1"),
    page(3, rolled(5, yellow="39 B B B"), "Stuck; turn green"),
    page(4, rolled(6, yellow="5 B B B"), "enter; not move 1"),
    page(4, rolled(5, yellow="5 B B B"), "move 1; not enter"),
    page(4, rolled(6, yellow="A 5 B B"), "move 1; not enter; not move 2"),
    page(5, rolled(3), "turn green; not turn yellow"),
    page(5, moved(6, "move 1", yellow="5 9 c d"), "turn yellow"),
    page(5, rolled(6, yellow="38 a c d"), "turn green; not turn yellow"),
    page(
        5,
        moved(6, "move 4", places=True, yellow="d c b 34"),
        "Finished; turn green; not turn yellow",
    ),
    page(6, rolled(3, yellow="A 9 B B"), "move 1; not move 2"),
    page(6, rolled(3, yellow="A 9 a b"), "move 1; move 2"),
    page(7, rolled(4, yellow="5 7 B B", green="36 B B B"), "move 1"),
    page(7, moved(4, "move 1", yellow="5 B B B", green="39 B B B"), "Captured; green B B B B"),
    page(7, rolled(4, yellow="5 20 B B", green="39 B B B"), "move 1; move 2"),
    page(7, rolled(4, yellow="5 9 B B"), "not move 1"),
    page(8, rolled(3, yellow="38 5 B B"), "move 1; move 2"),
    page(8, rolled(5, yellow="39 5 c d"), "move 2; not move 1"),
    page(8, rolled(4, yellow="38 a B B"), "move 1"),
    page(8, rolled(2, yellow="a 5 B B"), "move 1; move 2"),
    rule("first-player", begins(CLASSIC, (2, 0, 1, 3), "", first_player="host"), "first 2"),
    rule("first-player", begins(CLASSIC, (0, 1), "1", first_player="random"), "first 1"),
    rule("pieces", rolled(3, pieces="2", yellow="39 5"), "move 1; move 2"),
    rule("pieces", moved(3, "move 1", pieces="2", yellow="39 d"), "Finished"),
    rule(
        "start-in-base",
        lambda: [str(race.classic(start_in_base=True).new().pieces[0])],
        "[-1, -1, -1, -1]",
    ),
    rule("three-rolls", rolled(3, 5, three_rolls=True), "turn yellow"),
    rule("three-rolls", rolled(3, 5, 2, three_rolls=True), "turn green"),
    rule("three-rolls", rolled(5, three_rolls=True, yellow="a d B B"), "turn green"),
    rule(
        "compulsory-capture",
        rolled(4, compulsory_capture="enforce", yellow="5 20 B B", green="39 B B B"),
        "move 1; not move 2",
    ),
    rule(
        "compulsory-capture",
        moved(4, "move 2", compulsory_capture="penalty", yellow="5 20 B B", green="39 B B B"),
        "Overlooked; yellow B 24 B B; green 39 B B B",
    ),
    rule("no-goal-jump", rolled(4, no_goal_jump=True, yellow="38 a 5 B"), "move 3; not move 1"),
    rule(
        "backward-capture",
        rolled(4, backward_capture=True, yellow="9 B B B", green="35 B B B"),
        "move 1; back 1",
    ),
    rule(
        "backward-capture",
        rolled(4, backward_capture=True, yellow="3 B B B", green="39 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        rolled(4, backward_capture=True, yellow="4 B B B", green="30 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        rolled(4, backward_capture=True, yellow="9 A B B", green="35 B B B"),
        "move 2; not back 1; not move 1",
    ),
    rule(
        "backward-capture-forced",
        rolled(
            4,
            backward_capture=True,
            backward_capture_forced=True,
            compulsory_capture="enforce",
            yellow="9 B B B",
            green="35 B B B",
        ),
        "back 1; not move 1",
    ),
    rule(
        "barriers",
        rolled(4, barriers=True, yellow="5 20 B B", green="37 37 B B"),
        "move 2; not move 1",
    ),
    rule("barriers", rolled(4, barriers=True, yellow="5 7 7 20"), "move 4; move 2; not move 1"),
    rule(
        "barriers",
        rolled(4, barriers=True, yellow="5 20 B B", green="39 39 B B"),
        "move 2; not move 1",
    ),
    rule(
        "barrier-on-start",
        rolled(4, barriers=True, barrier_on_start=True, yellow="6 10 B B"),
        "move 1",
    ),
    rule(
        "barrier-on-start",
        rolled(4, barriers=True, barrier_on_start=False, yellow="6 10 B B"),
        "move 2; not move 1",
    ),
    rule(
        "safe-start",
        rolled(4, safe_start=True, yellow="6 8 B B", green="A B B B"),
        "move 2; not move 1",
    ),
    rule(
        "blocked-start",
        rolled(2, blocked_start="move_blocker", yellow="A 2 5 B"),
        "move 2; not move 1; not move 3",
    ),
    rule(
        "blocked-start",
        rolled(2, blocked_start="free", yellow="A 2 5 B"),
        "move 2; move 3; not move 1",
    ),
    rule(
        "extra-colours", rolled(3, **shared, yellow="5 B B B", black="9 B B B"), "move 1; neutral 1"
    ),
    rule(
        "extra-colours",
        rolled(3, **shared, yellow="A B B B", black="9 B B B"),
        "move 1; not neutral 1",
    ),
    rule(
        "extra-colours",
        rolled(5, **shared, yellow="39 d B B", black="9 B B B"),
        "neutral 1; not move 1",
    ),
    rule(
        "extra-colours",
        moved(
            1,
            "move 4",
            seats=(0, 1),
            extra_colours=True,
            yellow="d c b 39",
            red="5 B B B",
            two_player_win="both_colours",
        ),
        "CameHome; not Finished",
    ),
    rule(
        "two-player-win",
        moved(
            1,
            "move 4",
            seats=(0, 1),
            extra_colours=True,
            two_player_win="first_colour",
            yellow="d c b 39",
            red="5 B B B",
        ),
        "Finished",
    ),
    rule("six-arms", number(CLASSIC, six_arms=True), "classic-6; people 6"),
    rule(
        "six-arms",
        lambda: [ACTION_CARDS.seating(3, ACTION_CARDS.values("book")).board],
        "classic-6",
    ),
    rule(
        "six-always-again",
        rolled(6, six_always_again=True, yellow="38 a c d"),
        "turn yellow; not turn green",
    ),
    rule(
        "places",
        moved(1, "move 4", places=True, yellow="d c b 39", green="39 B B B"),
        "Finished; turn green",
    ),
    tournament(1, number(TOURNAMENT), "pieces 4; people 4; classic-4"),
    tournament(1, lambda: [TOURNAMENT.seating(3, TOURNAMENT.values("book")).board], "classic-6"),
    tournament(1, lambda: [str(race.tournament().new().pieces[0])], "[-1, -1, -1, -1]"),
    tournament(1, begins(TOURNAMENT, (0, 1, 2, 3), "3643"), "first 1"),
    tournament(1, strictly(1, "move 4", yellow="d c b 39"), "Finished"),
    tournament(2, strict(5, yellow="5 B B B"), "move 1; not enter"),
    tournament(2, strict(5, 4), "turn yellow"),
    tournament(2, strict(5, 4, 3), "turn green"),
    tournament(2, strict(5, yellow="c B B B"), "turn green"),
    tournament(2, strict(6, yellow="38 c d a"), "turn yellow"),
    tournament(3, strict(4, yellow="5 9 a d"), "move 2; not move 1"),
    tournament(3, strict(4, yellow="5 7 a d"), "move 1; move 2"),
    tournament(4, strict(4, yellow="5 20 a d", green="39 B B B"), "move 1; not move 2"),
    tournament(4, strict(6, yellow="3 B B B", green="39 B B B"), "move 1; not enter"),
    tournament(4, strict(6, yellow="3 B B B", green="39 30 B B"), "enter; not move 1"),
    tournament(5, strict(6, yellow="5 20 B B"), "enter; not move 1"),
    tournament(5, strict(3, yellow="A 20 B B"), "move 1; not move 2"),
    tournament(6, strict(3, yellow="5 38 c d"), "move 2; not move 1"),
    tournament(6, strict(4, yellow="5 38 a d"), "move 1; not move 2"),
    tournament(6, strict(3, yellow="5 20 c d"), "move 1; move 2"),
    tournament(
        7,
        fined(4, "move 2", yellow="5 20 a d", green="39 B B B"),
        "Broke; Fined; yellow B 20 a d; green 39 B B B; turn green",
    ),
    tournament(
        7, fined(3, "move 2", yellow="A 20 B B"), "Broke; Fined; yellow B 20 B B; turn green"
    ),
    tournament(
        7, fined(6, "move 1", yellow="5 20 B B"), "Broke; yellow 5 20 B B; turn green; not Fined"
    ),
    tournament(8, timed(), "TimeUp; over"),
    rule("time-limit", timed(yellow="A 5 d B", green="5 B B B"), "(0, 100); (1, 15)"),
    rule("must-mode", strict(3, yellow="A 20 B B"), "not move 2; not pass"),
    rule("must-mode", strict(3, yellow="A 20 B B", must_mode="penalty"), "move 2; pass"),
)
