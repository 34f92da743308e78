"""The wall race."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import json

from data.shipped.wall_boards import walls as board
from engine.catalog import WALLS
from engine.core import CHANCE, Play, State
from engine.races import Captured
from tests.engine.walls import tables as walls
from tests.told import Case, Found, around, begins, later, names, rule

page = partial(Case, "rules-walls")


@later
def way(dice: str, action: str = "", /, **given: Any) -> Found:
    """Options of red with these dice, or the outcome of an action.

    Given are pieces by colour, and rules.
    """
    rules = {name: each for name, each in given.items() if name not in walls.COLOURS}
    pieces = {name: each for name, each in given.items() if name in walls.COLOURS}
    game = walls.race(4, **rules)
    table = walls.to_roll("red", game, **pieces).table
    for own in table.pieces:
        del own[game.pieces :]
    play = Play(game, State(json.encode(table)))
    rolled = names(walls.roll(play, dice))
    if not action:
        return [*rolled, *walls.options(play)]
    events = walls.go(play, action)
    caught = [
        f"captured {walls.COLOURS[event.seat]}" for event in events if isinstance(event, Captured)
    ]
    stands = [f"{each} {walls.stands(play, each)}" for each in walls.COLOURS]
    return [*rolled, *names(events), *caught, *stands, f"turn {walls.turn(play)}"]


@later
def shuffled(layout: str, *answers: str) -> Found:
    """The question before the first roll, and changes of the walls."""
    play = walls.race(2, wall_layout=layout, first_player="host").start()
    found = [type(play.pending).__name__]
    for answer in answers:
        play.answer(CHANCE, answer)
    was, now = board().walls, play.table.walls
    turned = any(one[::-1] == other != one for one, other in zip(was, now, strict=True))
    return [*found, *(["turned"] if turned else []), *(["the same"] if was == now else [])]


@later
def comes_out() -> Found:
    """The rolls without a way out of the base."""
    rolls = [f"{one} {other}" for one in range(1, 7) for other in range(1, one + 1)]
    shut = [each for each in rolls if not walls.moves("red", each, red="40")]
    out = [
        each
        for each in rolls
        if any(a.startswith("go 2") for a in walls.moves("red", each, red="40"))
    ]
    return [f"out with {len(out)} of {len(rolls)}", f"without {len(shut)}"]


CASES = (
    page(
        "Everyone races along the same track",
        way("2 5", "go 1 +2 +5", red="12", green="19"),
        "captured green",
    ),
    page(
        "six rows with five numbered walls in between",
        lambda: [f"walls {len(board().walls)}", f"rows {board().lanes}"],
        "walls 5; rows 6",
    ),
    page(
        "from the start square A",
        lambda: [board().name(0)],
        "A",
    ),
    page(
        "to the two squares Z at the end",
        lambda: [f"{board().name(each)} {each}" for each in board().finish],
        "Z 63; Z 64",
    ),
    page(
        "You start with four pieces in your base",
        lambda: [str(walls.race().new().pieces[0])],
        "[-1, -1, -1, -1]",
    ),
    page(
        "fewer with the house rule",
        lambda: [str(walls.race(pieces="2").new().pieces[0])],
        "[-1, -1]",
    ),
    page(
        "First to get them all into the goal wins",
        way("1 1", "go 4 +1 +1", red="d c b 61"),
        "Finished",
    ),
    page("First to get them all", way("1 1", "go 4 +1 +1", red="d c 30 61"), "not Finished"),
    page("The highest roll goes first", begins(WALLS, (0, 1, 2, 3), "3643"), "first 1"),
    page(
        "unless the house rules say otherwise",
        begins(WALLS, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
    page("play goes clockwise", way("2 5", "go 1 +2 +5", red="12"), "turn black"),
    page("play goes clockwise", around(), "clockwise"),
    page(
        "Roll two dice and use both for the same piece",
        way("2 5", "go 1 +2 +5", red="12 30"),
        "red 19 30 B B",
    ),
    page("one after the other, in any order", way("2 5", red="1"), "go 1 +5 -2"),
    page("forward or back", way("2 5", red="12"), "go 1 +2 +5; go 1 -2 +5; go 1 -2 -5"),
    page(
        "You can only turn around after a whole die",
        way("2 5", red="30"),
        "go 1 -2 +5; not go 1 -1 +6; not go 1 +1 +4",
    ),
    page(
        "Doubles are nothing special",
        way("3 3", "go 1 +3 +3", red="12"),
        "red 18 B B B; turn black; not turn red",
    ),
    page("Any roll brings a piece out", comes_out(), "out with 21 of 21; without 0"),
    page(
        "The start square A counts as its first step",
        way("3 5", "go 2 +3 +5", red="30"),
        "red 30 7 B B",
    ),
    page(
        "Once out, a piece never goes back behind A",
        way("2 5", red="1"),
        "go 1 +2 +5; not go 1 -2 +5; not go 1 -2 -5",
    ),
    page(
        "Over the wall: if your piece stands next to a number in the wall and one of your dice "
        "shows that number, you can use that die to jump",
        way("1 3", red="36"),
        "go 1 -1 ^3",
    ),
    page(
        "one of your dice shows that number",
        way("1 2", red="36"),
        "not go 1 ^1 +2; not go 1 ^2 +1",
    ),
    page(
        "to the square on the other side, forward",
        way("1 4", "go 1 +4 ^1", red="36 d c b"),
        "red 46 d c b",
    ),
    page("forward or back", way("1 4", red="47 d c b"), "go 1 v4 -1"),
    page("You can jump twice in a row", way("3 5", red="38"), "go 1 ^3 ^5"),
    page(
        "Sending home: if your move ends on someone else’s piece, it goes back to its base",
        way("2 5", "go 1 +2 +5", red="12", green="19"),
        "captured green; green B B B B",
    ),
    page(
        "So does a piece on the square you reach with your first die … "
        "So you can send two home in one turn",
        way("2 5", "go 1 -2 +5", red="12", green="15", yellow="10"),
        "captured green; captured yellow",
    ),
    page(
        "unless both dice walk in the same direction, without a jump: then you just pass it",
        way("2 5", "go 1 +2 +5", red="12", green="19", yellow="14"),
        "captured green; not captured yellow",
    ),
    page(
        "without a jump",
        way("1 4", "go 1 +4 ^1", red="36", green="46", yellow="40"),
        "captured green; captured yellow",
    ),
    page(
        "without a jump",
        way("1 3", "go 1 ^3 +1", red="38 d c b", yellow="48", green="49"),
        "captured green; captured yellow",
    ),
    page(
        "You never have to if another move is possible",
        way("2 5", red="12 50", green="19"),
        "go 1 +2 +5; go 2 +2 +5",
    ),
    page("You can jump over your own pieces", way("2 1", red="12 14 d c"), "go 1 +1 +2"),
    page("not land on them", way("2 5", red="12 19 d c"), "go 2 +2 +5; not go 1 +2 +5"),
    page(
        "A piece reaches the goal when its whole move ends on one of the squares Z",
        way("1 2", "go 1 +1 +2", red="61"),
        "red d B B B",
    ),
    page("when its whole move ends", way("1 3", red="62 d c b"), "go 1 +1 -3"),
    page("You can’t go past them", way("6 6", red="60 d c b"), "not go 1 +6 +6"),
    page("You can’t go past them", way("1 6", red="62 d c b"), "not go 1 +1 +6; not go 1 +1"),
    page(
        "In the goal, it is safe",
        way("1 2", "go 1 +1 +2", red="61", green="d"),
        "red d B B B; green d B B B; not captured green",
    ),
    rule(
        "jump-back",
        "You may also jump over walls backward, away from the goal",
        way("1 4", jump_back=True, red="47 d c b"),
        "go 1 v4 -1",
    ),
    rule(
        "jump-back",
        "Without this rule, you can only jump toward it",
        way("1 4", jump_back=False, red="47 d c b"),
        "not go 1 v4 -1",
    ),
    rule(
        "jump-back",
        "you can only jump toward it",
        way("1 3", jump_back=False, red="36"),
        "go 1 -1 ^3",
    ),
    rule(
        "own-stopover",
        "Between the two dice, a piece may also turn … on a square where one of your own pieces stands",
        way("2 1", own_stopover=True, red="12 14 d c", green="11"),
        "go 1 +2 -1",
    ),
    rule(
        "own-stopover",
        "may also … jump on a square where one of your own pieces stands",
        way("2 5", own_stopover=True, red="22 24"),
        "go 1 +2 ^5",
    ),
    rule(
        "own-stopover",
        "No move may end there",
        way("2 5", own_stopover=True, red="12 19 d c"),
        "not go 1 +2 +5",
    ),
    rule(
        "wall-layout",
        "Standard: the walls always stand the same way",
        shuffled("standard"),
        "Decision; not Shuffle; the same",
    ),
    rule("wall-layout", "Shuffled … before the game", shuffled("shuffled"), "Shuffle"),
    rule(
        "wall-layout",
        "they change places",
        shuffled("shuffled", "3 0 4 2 1", "0", "0", "0", "0", "0"),
        "not the same; not turned",
    ),
    rule(
        "wall-layout",
        "some are turned around",
        shuffled("shuffled", "0 1 2 3 4", "1", "0", "0", "0", "0"),
        "turned",
    ),
    rule("first-player", "The highest roll", begins(WALLS, (0, 1, 2, 3), "3643"), "first 1"),
    rule(
        "first-player",
        "a random player",
        begins(WALLS, (0, 1), "1", first_player="random"),
        "first 1; not OpeningRoll",
    ),
    rule(
        "first-player",
        "the host",
        begins(WALLS, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
    rule(
        "pieces",
        "With fewer, only the innermost goal squares are your goal",
        way("2 3", "go 1 -2 +3", pieces="2", red="62 d"),
        "Finished; red c d",
    ),
    rule(
        "places",
        "When someone has won, the others play on for the next places",
        way("2 3", "go 1 -2 +3", places=True, red="62 d c b"),
        "Finished; turn black",
    ),
)
