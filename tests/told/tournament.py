"""The tournament."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.catalog import TOURNAMENT
from engine.core import META, TIME_UP
from tests.engine.classic import positions as race
from tests.told import Case, Found, begins, later, names, number, rule
from tests.told.classic import moved, needs, new, on, rolled

page = partial(Case, "rules-tournament")
strict, strictly = partial(rolled, strict=True), partial(moved, strict=True)
fined = partial(moved, strict=True, must_mode="penalty")


@later
def timed(**pieces: Any) -> Found:
    """Events, points and the order at the end of the time."""
    play = on(True, **{"time_limit": "25", **pieces})
    lasts = f"lasts {play.game.lasts}"
    events = play.answer(META, TIME_UP)
    points = [str(each) for event in events for each in getattr(event, "points", ())]
    ranked = f"order {play.game.standings(play.table)}"
    return [*names(events), lasts, *points, ranked, *(["over"] if play.table.over else [])]


CASES = (
    page("Four players use the usual board", number(TOURNAMENT), "pieces 4; people 4; classic-4"),
    page("three the board with six arms", number(TOURNAMENT, people=3), "classic-6"),
    page("All your pieces start in the base", new(race.tournament), "[-1, -1, -1, -1]"),
    page("The highest roll goes first", begins(TOURNAMENT, (0, 1, 2, 3), "3643"), "first 1"),
    page("play goes clockwise", strictly(2, "move 1", yellow="5 B B B"), "turn green"),
    page(
        "First to get all four pieces into the goal wins",
        strictly(1, "move 4", yellow="d c b 39"),
        "Finished; over",
    ),
    page("Only a 6 brings a piece out", needs("enter", strict=True, yellow="5 B B B"), "with 6"),
    page(
        "You get three rolls if none of your pieces is on the track … none can move up in the goal",
        strict(5, 4),
        "turn yellow",
    ),
    page("You get three rolls", strict(5, 4, 3), "turn green"),
    page(
        "if none of your pieces is on the track … otherwise one",
        strict(5, yellow="39 B B B"),
        "turn green",
    ),
    page("none can move up in the goal; otherwise one", strict(5, yellow="c B B B"), "turn green"),
    page(
        "After a 6 you always roll again, even if you couldn’t move",
        strict(6, yellow="38 c d a"),
        "Stuck; turn yellow",
    ),
    page("One piece per square", strict(4, yellow="5 9 a d"), "move 2; not move 1"),
    page(
        "You can jump over others on the track; count their squares",
        strictly(4, "move 1", yellow="5 7 a d"),
        "yellow 9 7 a d",
    ),
    page(
        "Sending home comes first (MUST 10)",
        strict(4, yellow="5 20 a d", green="39 B B B"),
        "move 1; not move 2",
    ),
    page(
        "Sending home comes first",
        strict(6, yellow="3 B B B", green="39 B B B"),
        "move 1; not enter",
    ),
    page(
        "If a capture also brings a piece out … it comes before the others",
        strict(6, yellow="3 B B B", green="39 30 B B"),
        "enter; not move 1",
    ),
    page(
        "If a capture also … clears your start square, it comes before the others",
        strict(3, yellow="A 10 B B", green="33 3 B B"),
        "move 1; not move 2",
    ),
    page(
        "If you can’t capture: a 6 must bring a piece out (MUST 4)",
        strict(6, yellow="5 20 B B"),
        "enter; not move 1",
    ),
    page(
        "you must clear your start square while pieces are waiting (MUST 5)",
        strict(3, yellow="A 20 B B"),
        "move 1; not move 2",
    ),
    page("while pieces are waiting", strict(3, yellow="A 20 c d"), "move 1; move 2"),
    page(
        "Otherwise, a piece that has gone all the way around must enter the goal … (MUST 14)",
        strict(3, yellow="5 38 c d"),
        "move 2; not move 1",
    ),
    page("It needs the exact number", strict(4, yellow="5 39 c d"), "move 1; not move 2"),
    page("can’t jump over pieces there", strict(4, yellow="5 38 a d"), "move 1; not move 2"),
    page(
        "If none can, any piece must move the full roll (MUST 8)",
        strict(3, yellow="5 20 c d"),
        "move 1; move 2; not pass",
    ),
    page(
        "With penalties, you can break a MUST: your turn ends and nothing moves",
        fined(6, "move 1", yellow="5 20 B B"),
        "Broke; yellow 5 20 B B; turn green; not Fined",
    ),
    page(
        "If you skipped a capture, the piece that could have captured goes back to the base",
        fined(4, "move 2", yellow="5 20 a d", green="39 B B B"),
        "Broke; Fined; yellow B 20 a d; green 39 B B B; turn green",
    ),
    page(
        "if several could, the one furthest ahead",
        fined(4, "move 3", yellow="5 20 30 d", green="39 14 B B"),
        "Fined; yellow 5 B 30 d",
    ),
    page(
        "for MUST 5, the one on the start square",
        fined(3, "move 2", yellow="A 20 B B"),
        "Broke; Fined; yellow B 20 B B; turn green",
    ),
    page(
        "With the house rule … the game ends after that time",
        timed(),
        "lasts 1500.0; TimeUp; over",
    ),
    page("squares are counted", timed(yellow="A 5 d B", green="5 B B B"), "(0, 100); (1, 15)"),
    rule(
        "time-limit",
        "When time runs out, the game ends as it stands … squares are counted",
        timed(yellow="A 5 d B", green="5 B B B"),
        "(0, 100); (1, 15); over",
    ),
    rule(
        "time-limit",
        "10 points for a piece on its start square",
        timed(yellow="A B B B"),
        "(0, 10)",
    ),
    rule("time-limit", "1 more for each square further", timed(yellow="7 B B B"), "(0, 17)"),
    rule("time-limit", "75 for one in the goal", timed(yellow="d B B B"), "(0, 75)"),
    rule(
        "time-limit",
        "A player with every piece in the goal comes first",
        timed(places=True, home="red", red="d c b a", yellow="39 39 39 39"),
        "order [[2], [0], [1, 3]]",
    ),
    rule(
        "must-mode",
        "Without penalties, you can only choose moves that follow the MUST rules",
        strict(3, yellow="A 20 B B"),
        "not move 2; not pass",
    ),
    rule(
        "must-mode",
        "With penalties, you can choose anything",
        strict(3, yellow="A 20 B B", must_mode="penalty"),
        "move 2; pass",
    ),
    rule(
        "must-mode",
        "breaking a MUST ends your turn",
        fined(6, "move 1", yellow="5 20 B B"),
        "Broke; turn green; not Fined",
    ),
    rule(
        "must-mode",
        "if you missed a capture … a piece goes back to its base",
        fined(4, "move 2", yellow="5 20 a d", green="39 B B B"),
        "Fined; yellow B 20 a d",
    ),
    rule(
        "must-mode",
        "didn’t clear your start square, a piece goes back to its base",
        fined(3, "move 2", yellow="A 20 B B"),
        "Fined; yellow B 20 B B",
    ),
    rule(
        "blocked-start",
        "only the one in the way",
        strict(2, blocked_start="move_blocker", yellow="A 2 5 B"),
        "move 2; not move 1; not move 3",
    ),
    rule(
        "blocked-start",
        "move any piece you like",
        strict(2, blocked_start="free", yellow="A 2 5 B"),
        "move 2; move 3; not move 1",
    ),
    rule(
        "places",
        "When someone has won, the others play on for the next places",
        strictly(1, "move 4", places=True, yellow="d c b 39", green="39 B B B"),
        "Finished; turn green; not over",
    ),
)
