"""The classic and the tournament."""

from __future__ import annotations

from collections.abc import Sequence

from engine.catalog import ACTION_CARDS, CLASSIC, TOURNAMENT
from engine.classic.game import Classic
from engine.core import META, TIME_UP
from engine.rules import Value
from tests.engine.classic import positions as race
from tests.told import Case, Found, begins, names, number

PAGE = "rules-classic"
STRICT = "rules-tournament"


Played = race.Standing


def rolled(play: Played, *pips: int) -> Found:
    """What is offered after these rolls, and whose turn it is then."""
    events = [name for each in pips for name in names(race.roll(play, each))]
    over = play.table.over
    return [*events, *([] if over else [*race.options(play), f"turn {race.turn(play)}"])]


def moved(play: Played, pips: int, action: str) -> Found:
    """What a move brings, where all stand then, and whose turn it is."""
    race.roll(play, pips)
    events = names(race.move(play, action))
    stand = [f"{colour} {race.where(play, colour)}" for colour in race.colours_of(play)]
    return [*events, *stand, *([] if play.table.over else [f"turn {race.turn(play)}"])]


def on(colour: str = "yellow", **pieces: str) -> Played:
    return race.on_turn(colour, **pieces)


def ruled(**values: Value) -> Classic:
    return race.classic((0, 1, 2, 3), **values)


def strict(**pieces: str) -> Played:
    return race.on_turn("yellow", race.tournament(), **pieces)


def fined(**pieces: str) -> Played:
    return race.on_turn("yellow", race.tournament(must_mode="penalty"), **pieces)


CLASSIC_CASES = (
    Case(PAGE, 1, lambda: number(CLASSIC), "pieces 4; classic-4"),
    Case(PAGE, 1, lambda: number(CLASSIC, pieces="2"), "pieces 2"),
    Case(PAGE, 1, lambda: moved(on(yellow="d c b 39"), 1, "move 4"), "Finished"),
    Case(PAGE, 1, lambda: moved(on(yellow="d c 5 39"), 1, "move 4"), "", "Finished"),
    Case(PAGE, 2, lambda: [str(ruled().new().pieces[0])], "", "[-1, -1, -1, -1]"),
    Case(PAGE, 2, lambda: begins(CLASSIC, (0, 1, 2, 3), "2462"), "first 2"),
    Case(PAGE, 2, lambda: moved(on(yellow="5 B B B"), 2, "move 1"), "turn green"),
    Case(PAGE, 3, lambda: rolled(on(yellow="5 9 B B"), 4), "move 2", "move 1"),
    Case(PAGE, 3, lambda: rolled(on(yellow="39 B B B"), 5), "Stuck; turn green"),
    Case(PAGE, 4, lambda: rolled(on(yellow="5 B B B"), 6), "enter", "move 1"),
    Case(PAGE, 4, lambda: rolled(on(yellow="5 B B B"), 5), "move 1", "enter"),
    Case(PAGE, 4, lambda: rolled(on(yellow="A 5 B B"), 6), "move 1", "enter; move 2"),
    Case(PAGE, 5, lambda: rolled(on(), 3), "turn green", "turn yellow"),
    Case(PAGE, 5, lambda: moved(on(yellow="5 9 c d"), 6, "move 1"), "turn yellow"),
    Case(PAGE, 5, lambda: rolled(on(yellow="38 a c d"), 6), "turn green", "turn yellow"),
    Case(
        PAGE,
        5,
        lambda: moved(race.on_turn("yellow", ruled(places=True), yellow="d c b 34"), 6, "move 4"),
        "Finished; turn green",
        "turn yellow",
    ),
    Case(PAGE, 6, lambda: rolled(on(yellow="A 9 B B"), 3), "move 1", "move 2"),
    Case(PAGE, 6, lambda: rolled(on(yellow="A 9 a b"), 3), "move 1; move 2"),
    Case(PAGE, 7, lambda: rolled(on(yellow="5 7 B B", green="36 B B B"), 4), "move 1"),
    Case(
        PAGE,
        7,
        lambda: moved(on(yellow="5 B B B", green="39 B B B"), 4, "move 1"),
        "Captured; green B B B B",
    ),
    Case(
        PAGE,
        7,
        lambda: rolled(on(yellow="5 20 B B", green="39 B B B"), 4),
        "move 1; move 2",
    ),
    Case(PAGE, 7, lambda: rolled(on(yellow="5 9 B B"), 4), "", "move 1"),
    Case(PAGE, 8, lambda: rolled(on(yellow="38 5 B B"), 3), "move 1; move 2"),
    Case(PAGE, 8, lambda: rolled(on(yellow="39 5 c d"), 5), "move 2", "move 1"),
    Case(PAGE, 8, lambda: rolled(on(yellow="38 a B B"), 4), "move 1"),
    Case(PAGE, 8, lambda: rolled(on(yellow="a 5 B B"), 2), "move 1; move 2"),
)


def by(*, yellow: str = "5 20 B B", green: str = "39 B B B", **values: Value) -> Played:
    """A game by house rules; as it is, a 4 lets the first piece capture."""
    return race.on_turn("yellow", ruled(**values), yellow=yellow, green=green)


def shared(
    seats: Sequence[int], /, *, two_player_win: str = "both_colours", **pieces: str
) -> Played:
    """A game with all four colours for two or three players."""
    values: dict[str, Value] = {"extra_colours": True, "two_player_win": two_player_win}
    return race.on_turn("yellow", race.classic(seats, **values), **pieces)


CLASSIC_RULES = (
    Case(
        "rule-first-player.text",
        1,
        lambda: begins(CLASSIC, (2, 0, 1, 3), "", first_player="host"),
        "first 2",
    ),
    Case(
        "rule-first-player.text",
        1,
        lambda: begins(CLASSIC, (0, 1), "1", first_player="random"),
        "first 1",
    ),
    Case(
        "rule-pieces.text",
        1,
        lambda: rolled(race.on_turn("yellow", ruled(pieces="2"), yellow="39 5"), 3),
        "move 1; move 2",
    ),
    Case(
        "rule-pieces.text",
        1,
        lambda: moved(race.on_turn("yellow", ruled(pieces="2"), yellow="39 d"), 3, "move 1"),
        "Finished",
    ),
    Case(
        "rule-start-in-base.text",
        1,
        lambda: [str(ruled(start_in_base=True).new().pieces[0])],
        "[-1, -1, -1, -1]",
    ),
    Case(
        "rule-three-rolls.text",
        1,
        lambda: rolled(race.on_turn("yellow", ruled(three_rolls=True)), 3, 5),
        "turn yellow",
    ),
    Case(
        "rule-three-rolls.text",
        1,
        lambda: rolled(race.on_turn("yellow", ruled(three_rolls=True)), 3, 5, 2),
        "turn green",
    ),
    Case(
        "rule-three-rolls.text",
        1,
        lambda: rolled(race.on_turn("yellow", ruled(three_rolls=True), yellow="a d B B"), 5),
        "turn green",
    ),
    Case(
        "rule-compulsory-capture.text",
        1,
        lambda: rolled(by(compulsory_capture="enforce"), 4),
        "move 1",
        "move 2",
    ),
    Case(
        "rule-compulsory-capture.text",
        1,
        lambda: moved(by(compulsory_capture="penalty"), 4, "move 2"),
        "Overlooked; yellow B 24 B B; green 39 B B B",
    ),
    Case(
        "rule-no-goal-jump.text",
        1,
        lambda: rolled(by(no_goal_jump=True, yellow="38 a 5 B"), 4),
        "move 3",
        "move 1",
    ),
    Case(
        "rule-backward-capture.text",
        1,
        lambda: rolled(by(backward_capture=True, yellow="9 B B B", green="35 B B B"), 4),
        "move 1; back 1",
    ),
    Case(
        "rule-backward-capture.text",
        1,
        lambda: rolled(by(backward_capture=True, yellow="3 B B B", green="39 B B B"), 4),
        "move 1",
        "back 1",
    ),
    Case(
        "rule-backward-capture.text",
        1,
        lambda: rolled(by(backward_capture=True, yellow="4 B B B", green="30 B B B"), 4),
        "move 1",
        "back 1",
    ),
    Case(
        "rule-backward-capture.text",
        1,
        lambda: rolled(by(backward_capture=True, yellow="9 A B B", green="35 B B B"), 4),
        "move 2",
        "back 1; move 1",
    ),
    Case(
        "rule-backward-capture-forced.text",
        1,
        lambda: rolled(
            by(
                backward_capture=True,
                backward_capture_forced=True,
                compulsory_capture="enforce",
                yellow="9 B B B",
                green="35 B B B",
            ),
            4,
        ),
        "back 1",
        "move 1",
    ),
    Case(
        "rule-barriers.text",
        1,
        lambda: rolled(by(barriers=True, yellow="5 20 B B", green="37 37 B B"), 4),
        "move 2",
        "move 1",
    ),
    Case(
        "rule-barriers.text",
        1,
        lambda: rolled(by(barriers=True, yellow="5 7 7 20"), 4),
        "move 4; move 2",
        "move 1",
    ),
    Case(
        "rule-barriers.text",
        1,
        lambda: rolled(by(barriers=True, yellow="5 20 B B", green="39 39 B B"), 4),
        "move 2",
        "move 1",
    ),
    Case(
        "rule-barrier-on-start.text",
        1,
        lambda: rolled(by(barriers=True, barrier_on_start=True, yellow="6 10 B B"), 4),
        "move 1",
    ),
    Case(
        "rule-barrier-on-start.text",
        1,
        lambda: rolled(by(barriers=True, barrier_on_start=False, yellow="6 10 B B"), 4),
        "move 2",
        "move 1",
    ),
    Case(
        "rule-safe-start.text",
        1,
        lambda: rolled(by(safe_start=True, yellow="6 8 B B", green="A B B B"), 4),
        "move 2",
        "move 1",
    ),
    Case(
        "rule-blocked-start.text",
        1,
        lambda: rolled(by(blocked_start="move_blocker", yellow="A 2 5 B"), 2),
        "move 2",
        "move 1; move 3",
    ),
    Case(
        "rule-blocked-start.text",
        1,
        lambda: rolled(by(blocked_start="free", yellow="A 2 5 B"), 2),
        "move 2; move 3",
        "move 1",
    ),
    Case(
        "rule-extra-colours.text",
        1,
        lambda: rolled(shared((0, 1, 2), yellow="5 B B B", black="9 B B B"), 3),
        "move 1; neutral 1",
    ),
    Case(
        "rule-extra-colours.text",
        1,
        lambda: rolled(shared((0, 1, 2), yellow="A B B B", black="9 B B B"), 3),
        "move 1",
        "neutral 1",
    ),
    Case(
        "rule-extra-colours.text",
        1,
        lambda: rolled(shared((0, 1, 2), yellow="39 d B B", black="9 B B B"), 5),
        "neutral 1",
        "move 1",
    ),
    Case(
        "rule-extra-colours.text",
        1,
        lambda: moved(shared((0, 1), yellow="d c b 39", red="5 B B B"), 1, "move 4"),
        "CameHome",
        "Finished",
    ),
    Case(
        "rule-two-player-win.text",
        1,
        lambda: moved(
            shared((0, 1), two_player_win="first_colour", yellow="d c b 39", red="5 B B B"),
            1,
            "move 4",
        ),
        "Finished",
    ),
    Case("rule-six-arms.text", 1, lambda: number(CLASSIC, six_arms=True), "classic-6; people 6"),
    Case(
        "rule-six-arms.text",
        1,
        lambda: [ACTION_CARDS.seating(3, ACTION_CARDS.values("book")).board],
        "classic-6",
    ),
    Case(
        "rule-six-always-again.text",
        1,
        lambda: rolled(by(six_always_again=True, yellow="38 a c d"), 6),
        "turn yellow",
        "turn green",
    ),
    Case(
        "rule-places.text",
        1,
        lambda: moved(by(places=True, yellow="d c b 39"), 1, "move 4"),
        "Finished; turn green",
    ),
)


TOURNAMENT_CASES = (
    Case(STRICT, 1, lambda: number(TOURNAMENT), "pieces 4; people 4; classic-4"),
    Case(
        STRICT,
        1,
        lambda: [TOURNAMENT.seating(3, TOURNAMENT.values("book")).board],
        "classic-6",
    ),
    Case(STRICT, 1, lambda: [str(race.tournament().new().pieces[0])], "[-1, -1, -1, -1]"),
    Case(STRICT, 1, lambda: begins(TOURNAMENT, (0, 1, 2, 3), "3643"), "first 1"),
    Case(STRICT, 1, lambda: moved(strict(yellow="d c b 39"), 1, "move 4"), "Finished"),
    Case(STRICT, 2, lambda: rolled(strict(yellow="5 B B B"), 5), "move 1", "enter"),
    Case(STRICT, 2, lambda: rolled(strict(), 5, 4), "turn yellow"),
    Case(STRICT, 2, lambda: rolled(strict(), 5, 4, 3), "turn green"),
    Case(STRICT, 2, lambda: rolled(strict(yellow="c B B B"), 5), "turn green"),
    Case(STRICT, 2, lambda: rolled(strict(yellow="38 c d a"), 6), "turn yellow"),
    Case(STRICT, 3, lambda: rolled(strict(yellow="5 9 a d"), 4), "move 2", "move 1"),
    Case(STRICT, 3, lambda: rolled(strict(yellow="5 7 a d"), 4), "move 1; move 2"),
    Case(
        STRICT,
        4,
        lambda: rolled(strict(yellow="5 20 a d", green="39 B B B"), 4),
        "move 1",
        "move 2",
    ),
    Case(
        STRICT,
        4,
        lambda: rolled(strict(yellow="3 B B B", green="39 B B B"), 6),
        "move 1",
        "enter",
    ),
    Case(
        STRICT,
        4,
        lambda: rolled(strict(yellow="3 B B B", green="39 30 B B"), 6),
        "enter",
        "move 1",
    ),
    Case(STRICT, 5, lambda: rolled(strict(yellow="5 20 B B"), 6), "enter", "move 1"),
    Case(STRICT, 5, lambda: rolled(strict(yellow="A 20 B B"), 3), "move 1", "move 2"),
    Case(STRICT, 6, lambda: rolled(strict(yellow="5 38 c d"), 3), "move 2", "move 1"),
    Case(STRICT, 6, lambda: rolled(strict(yellow="5 38 a d"), 4), "move 1", "move 2"),
    Case(STRICT, 6, lambda: rolled(strict(yellow="5 20 c d"), 3), "move 1; move 2"),
    Case(
        STRICT,
        7,
        lambda: moved(fined(yellow="5 20 a d", green="39 B B B"), 4, "move 2"),
        "Broke; Fined; yellow B 20 a d; green 39 B B B; turn green",
    ),
    Case(
        STRICT,
        7,
        lambda: moved(fined(yellow="A 20 B B"), 3, "move 2"),
        "Broke; Fined; yellow B 20 B B; turn green",
    ),
    Case(
        STRICT,
        7,
        lambda: moved(fined(yellow="5 20 B B"), 6, "move 1"),
        "Broke; yellow 5 20 B B; turn green",
        "Fined",
    ),
    Case(STRICT, 8, lambda: timed(), "TimeUp; over"),
    Case(
        "rule-time-limit.text",
        1,
        lambda: timed(yellow="A 5 d B", green="5 B B B"),
        "(0, 100); (1, 15)",
    ),
    Case(
        "rule-must-mode.text", 1, lambda: rolled(strict(yellow="A 20 B B"), 3), "", "move 2; pass"
    ),
    Case("rule-must-mode.text", 1, lambda: rolled(fined(yellow="A 20 B B"), 3), "move 2; pass"),
)


def timed(**pieces: str) -> Found:
    """What the end of the time brings."""
    play = race.on_turn("yellow", race.tournament(time_limit="25"), **pieces)
    events = play.answer(META, TIME_UP)
    points = [str(each) for event in events for each in getattr(event, "points", ())]
    return [*names(events), *points, *(["over"] if play.table.over else [])]


CASES = (*CLASSIC_CASES, *CLASSIC_RULES, *TOURNAMENT_CASES)
