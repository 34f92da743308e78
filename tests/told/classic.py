"""The classic."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.catalog import ACTION_CARDS, CLASSIC
from engine.classic.events import Broke
from engine.races import Finished
from tests.engine.classic import positions as race
from tests.told import Case, Found, around, begins, later, names, number, rule

page = partial(Case, "rules-classic")


def on(strict: bool = False, seats: tuple[int, ...] = (0, 1, 2, 3), **given: Any) -> race.Standing:
    """A game with yellow to roll: pieces by colour, rules, and who is home with a place or waits."""
    home, wait = given.pop("home", ""), given.pop("wait", "")
    rules = {name: each for name, each in given.items() if name not in race.COLOURS}
    pieces = {name: each for name, each in given.items() if name in race.COLOURS}
    game = (race.tournament if strict else race.classic)(seats, **rules)
    begin = race.waiting if wait else race.on_turn
    return begin("yellow", game, home=home or wait, **pieces)


def outcome(play: race.Standing) -> list[str]:
    """Where all stand, and the turn or the end."""
    stand = [f"{colour} {race.where(play, colour)}" for colour in race.colours_of(play)]
    first = [f"first {race.colours_of(play)[each]}" for each in play.table.places[:1]]
    return [*stand, *first, "over" if play.table.over else f"turn {race.turn(play)}"]


@later
def rolled(*pips: int, **given: Any) -> Found:
    """Offers after these rolls, each taken instead of what the one before offers, and the turn then."""
    play, events = on(**given), list[str]()
    for each in pips:
        if "retry" in race.options(play):
            race.move(play, "retry")
        events += names(race.roll(play, each))
    return [*events, *([] if play.table.over else race.options(play)), *outcome(play)]


@later
def moved(pips: int, *actions: str, **given: Any) -> Found:
    """Events of answers to a roll, positions and the turn after them."""
    play = on(**given)
    race.roll(play, pips)
    events = [event for action in actions for event in race.move(play, action)]
    known = [f"MUST {event.must}" for event in events if isinstance(event, Broke)]
    known += [f"place {event.place}" for event in events if isinstance(event, Finished)]
    options = [] if play.table.over else race.options(play)
    return [*names(events), *known, *options, *outcome(play)]


@later
def needs(action: str, **given: Any) -> Found:
    """The rolls with which a move is offered."""
    found = []
    for pips in range(1, 7):
        play = on(**given)
        race.roll(play, pips)
        found += [str(pips)] if action in race.options(play) else []
    return [f"with {' '.join(found)}"]


def new(game: Any, **rules: Any) -> Any:
    return lambda: [str(game(**rules).new().pieces[0])]


shared: dict[str, Any] = {"seats": (0, 1, 2), "extra_colours": True}
WAITING = {"yellow": "d c b a", "green": "d c b a"}
pair: dict[str, Any] = {"seats": (0, 1), "extra_colours": True}
tries: dict[str, Any] = {**shared, "three_rolls": True, "black": "9 B B B"}

CASES = (
    page("You have four pieces", number(CLASSIC), "pieces 4; classic-4"),
    page("fewer with the house rule", number(CLASSIC, pieces="2"), "pieces 2"),
    page("in the direction of the arrows", moved(1, "move 1", yellow="A B B B"), "yellow 1 B B B"),
    page(
        "once around the board … and into your goal",
        moved(1, "move 1", yellow="39 B B B"),
        "yellow a B B B",
    ),
    page("Take them all", moved(1, "move 4", yellow="d c 5 39"), "not Finished; not over"),
    page("First one done wins", moved(1, "move 4", yellow="d c b 39"), "Finished; over"),
    page(
        "One piece starts on your start square, the others wait in your base",
        new(race.classic),
        "[0, -1, -1, -1]",
    ),
    page("The highest roll goes first", begins(CLASSIC, (0, 1, 2, 3), "2462"), "first 2"),
    page(
        "unless the house rules say otherwise",
        begins(CLASSIC, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
    page("play goes clockwise", moved(2, "move 1", yellow="5 B B B"), "turn green"),
    page("play goes clockwise", around(), "clockwise"),
    page(
        "Roll, and move one piece exactly that many squares",
        moved(4, "move 1", yellow="5 20 B B"),
        "yellow 9 20 B B",
    ),
    page(
        "If one piece can’t move, move another", rolled(4, yellow="5 9 B B"), "move 2; not move 1"
    ),
    page(
        "If none can, you stay put",
        rolled(5, yellow="39 B B B"),
        "Stuck; yellow 39 B B B; turn green",
    ),
    page("Only a 6 brings a piece out of the base", needs("enter", yellow="5 B B B"), "with 6"),
    page("onto your start square", moved(6, "enter", yellow="5 B B B"), "yellow 5 A B B"),
    page(
        "while pieces are waiting there, it must", rolled(6, yellow="5 B B B"), "enter; not move 1"
    ),
    page(
        "If your own piece is on the start square, move that piece with the 6 instead",
        rolled(6, yellow="A 5 B B"),
        "move 1; not enter; not move 2",
    ),
    page(
        "By the book you roll once, even if all your pieces are in the base",
        rolled(3),
        "turn green; not turn yellow",
    ),
    page("the house rule … gives you three", rolled(3, 5, three_rolls=True), "turn yellow"),
    page("After a 6, roll again", moved(6, "move 1", yellow="5 9 c d"), "turn yellow"),
    page(
        "unless the 6 couldn’t be moved",
        rolled(6, yellow="38 a c d"),
        "turn green; not turn yellow",
    ),
    page(
        "brought your last piece into the goal",
        moved(6, "move 4", places=True, yellow="d c b 34"),
        "Finished; turn green; not turn yellow",
    ),
    page(
        "clear your start square as soon as you can",
        rolled(3, yellow="A 9 B B"),
        "move 1; not move 2",
    ),
    page("as soon as you can", rolled(3, yellow="A 3 9 B"), "move 2; move 3; not move 1"),
    page("While pieces wait in your base", rolled(3, yellow="A 9 a b"), "move 1; move 2"),
    page(
        "You can jump over pieces; count their squares",
        moved(4, "move 1", yellow="5 7 B B", green="36 B B B"),
        "yellow 9 7 B B; green 36 B B B",
    ),
    page(
        "Land on someone else’s piece and it goes back to its base",
        moved(4, "move 1", yellow="5 B B B", green="39 B B B"),
        "Captured; green B B B B",
    ),
    page(
        "You never have to do that if another move is possible",
        rolled(4, yellow="5 20 B B", green="39 B B B"),
        "move 1; move 2",
    ),
    page("Two of your own pieces can’t share a square", rolled(4, yellow="5 9 B B"), "not move 1"),
    page(
        "You need an exact roll to enter the goal",
        rolled(5, yellow="39 5 c d"),
        "move 2; not move 1",
    ),
    page(
        "Count its squares one by one",
        moved(3, "move 1", yellow="38 5 B B"),
        "yellow b 5 B B",
    ),
    page("in there, too, pieces can move up", rolled(2, yellow="a 5 B B"), "move 1; move 2"),
    page("in there, too, pieces can … jump", rolled(4, yellow="38 a B B"), "move 1"),
    page(
        "No one enters another player’s goal",
        moved(4, "move 1", yellow="8 B B B"),
        "yellow 12 B B B",
    ),
    rule(
        "first-player",
        "The highest roll",
        begins(CLASSIC, (0, 1, 2, 3), "2462"),
        "first 2; OpeningRoll",
    ),
    rule(
        "first-player",
        "a random player",
        begins(CLASSIC, (0, 1), "1", first_player="random"),
        "first 1; not OpeningRoll",
    ),
    rule(
        "first-player",
        "the host",
        begins(CLASSIC, (2, 0, 1, 3), "", first_player="host"),
        "first 2",
    ),
    rule("pieces", "Four of each color", number(CLASSIC), "pieces 4"),
    rule("pieces", "three", number(CLASSIC, pieces="3"), "pieces 3"),
    rule("pieces", "two", number(CLASSIC, pieces="2"), "pieces 2"),
    rule(
        "pieces",
        "With fewer, only the innermost goal squares are your goal",
        moved(3, "move 1", pieces="2", yellow="39 d"),
        "yellow c d; Finished",
    ),
    rule(
        "pieces",
        "for a shorter game … only the innermost goal squares are your goal",
        moved(1, "move 1", pieces="2", yellow="39 d"),
        "not Finished",
    ),
    rule(
        "pieces",
        "where your way leads across the others",
        moved(2, "move 1", pieces="2", yellow="39 20"),
        "yellow b 20",
    ),
    rule(
        "pieces",
        "no one can send you home",
        moved(2, "move 1", pieces="2", yellow="9 20", green="a 20"),
        "yellow 11 20; green a 20; not Captured",
    ),
    rule(
        "start-in-base",
        "No one begins with a piece on the start square",
        new(race.classic, start_in_base=True),
        "[-1, -1, -1, -1]",
    ),
    rule("three-rolls", "Roll up to three times", rolled(3, 5, three_rolls=True), "turn yellow"),
    rule("three-rolls", "up to three times", rolled(3, 5, 2, three_rolls=True), "turn green"),
    rule("three-rolls", "for a 6", rolled(3, 6, three_rolls=True), "enter; turn yellow"),
    rule(
        "three-rolls",
        "while none of your pieces is on the track",
        rolled(5, three_rolls=True, yellow="39 B B B"),
        "turn green",
    ),
    rule(
        "three-rolls",
        "can move up in the goal",
        rolled(5, three_rolls=True, yellow="a d B B"),
        "turn green",
    ),
    rule(
        "compulsory-capture",
        "If you can send someone home, you have to",
        rolled(4, compulsory_capture="enforce", yellow="5 20 B B", green="39 B B B"),
        "move 1; not move 2",
    ),
    rule(
        "compulsory-capture",
        "before anything else",
        rolled(6, compulsory_capture="enforce", yellow="3 20 B B", green="39 B B B"),
        "move 1; not enter",
    ),
    rule(
        "compulsory-capture",
        "if there are several captures, pick any",
        rolled(4, compulsory_capture="enforce", yellow="5 20 B B", green="39 14 B B"),
        "move 1; move 2",
    ),
    rule(
        "compulsory-capture",
        "Without the penalty, you’re offered nothing else",
        rolled(4, compulsory_capture="enforce", yellow="5 20 30 B", green="39 B B B"),
        "move 1; not move 2; not move 3",
    ),
    rule(
        "compulsory-capture",
        "With it, you may choose another move",
        rolled(4, compulsory_capture="penalty", yellow="5 20 B B", green="39 B B B"),
        "move 1; move 2",
    ),
    rule(
        "compulsory-capture",
        "the piece that should have captured goes back to the base",
        moved(4, "move 2", compulsory_capture="penalty", yellow="5 20 B B", green="39 B B B"),
        "Overlooked; yellow B 24 B B; green 39 B B B",
    ),
    rule(
        "compulsory-capture",
        "if several should have, the one furthest ahead",
        moved(4, "move 3", compulsory_capture="penalty", yellow="5 20 30 B", green="39 14 B B"),
        "Overlooked; yellow 5 B 34 B",
    ),
    rule(
        "no-goal-jump",
        "Pieces in the goal can’t be jumped over",
        rolled(4, no_goal_jump=True, yellow="38 a 5 B"),
        "move 3; not move 1",
    ),
    rule(
        "backward-capture",
        "You may go backward if that sends someone home",
        rolled(4, backward_capture=True, yellow="9 B B B", green="35 B B B"),
        "move 1; back 1",
    ),
    rule(
        "backward-capture",
        "if that sends someone home",
        rolled(4, backward_capture=True, yellow="9 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        "not … past your own start square",
        rolled(4, backward_capture=True, yellow="3 B B B", green="29 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        "not on … your own start square",
        rolled(4, backward_capture=True, yellow="4 B B B", green="30 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        "never out of the goal",
        rolled(2, backward_capture=True, yellow="a B B B", green="28 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture",
        "not instead of … clearing your start square",
        rolled(4, backward_capture=True, yellow="9 A B B", green="35 B B B"),
        "move 2; not back 1; not move 1",
    ),
    rule(
        "backward-capture",
        "not instead of bringing a piece out",
        rolled(6, backward_capture=True, yellow="9 B B B", green="33 B B B"),
        "enter; not back 1",
    ),
    rule(
        "backward-capture",
        "You can’t capture your own other color this way",
        rolled(4, backward_capture=True, **pair, yellow="9 B B B", red="25 B B B"),
        "move 1; not back 1",
    ),
    rule(
        "backward-capture-forced",
        "With compulsory capture, you have to capture what is behind you as well",
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
        "Two pieces of one color on a square are a barrier: no one can pass",
        rolled(4, barriers=True, yellow="5 20 B B", green="37 37 B B"),
        "move 2; not move 1",
    ),
    rule(
        "barriers",
        "not even their owner",
        rolled(4, barriers=True, yellow="5 7 7 20"),
        "move 4; move 2; not move 1",
    ),
    rule(
        "barriers",
        "no one can … capture them",
        rolled(4, barriers=True, yellow="5 20 B B", green="39 39 B B"),
        "move 2; not move 1",
    ),
    rule(
        "barrier-on-start",
        "A barrier may stand on any square of the track, start squares included",
        rolled(4, barriers=True, barrier_on_start=True, yellow="6 10 B B"),
        "move 1",
    ),
    rule(
        "barrier-on-start",
        "start squares included",
        rolled(4, barriers=True, barrier_on_start=False, yellow="6 10 B B"),
        "move 2; not move 1",
    ),
    rule(
        "safe-start",
        "A piece on its own start square can’t be sent home … but can’t land there",
        rolled(4, safe_start=True, yellow="6 8 B B", green="A B B B"),
        "move 2; not move 1",
    ),
    rule(
        "safe-start",
        "Other pieces may pass it",
        rolled(5, safe_start=True, yellow="6 B B B", green="A B B B"),
        "move 1",
    ),
    rule(
        "blocked-start",
        "What you may do if another piece of yours blocks the one on your start square … "
        "only the one in the way",
        rolled(2, blocked_start="move_blocker", yellow="A 2 5 B"),
        "move 2; not move 1; not move 3",
    ),
    rule(
        "blocked-start",
        "move any piece you like",
        rolled(2, blocked_start="free", yellow="A 2 5 B"),
        "move 2; move 3; not move 1",
    ),
    rule(
        "extra-colours",
        "Two players: two opposite colors each",
        number(CLASSIC, people=2, extra_colours=True),
        "colours 2",
    ),
    rule(
        "extra-colours",
        "and you win with both",
        moved(1, "move 4", **pair, yellow="d c b 39", red="5 B B B"),
        "CameHome; not Finished",
    ),
    rule(
        "extra-colours",
        "Three players: the fourth color is neutral. On your turn you may move a neutral piece",
        rolled(3, **shared, yellow="5 B B B", black="9 B B B"),
        "move 1; neutral 1",
    ),
    rule(
        "extra-colours",
        "unless one of your own has to move",
        rolled(3, **shared, yellow="A B B B", black="9 B B B"),
        "move 1; not neutral 1",
    ),
    rule(
        "extra-colours",
        "If none of your own can move, you may move a neutral one or, with tries left, roll again",
        rolled(3, **tries),
        "neutral 1; retry; not move 1",
    ),
    rule(
        "extra-colours",
        "after your last try, you must",
        rolled(3, 3, 3, **tries),
        "neutral 1; not retry; turn yellow",
    ),
    rule(
        "extra-colours",
        "You win only once the neutral pieces are in their goal, too",
        moved(1, "move 4", **shared, yellow="d c b 39", black="d c b 39"),
        "CameHome; not Finished",
    ),
    rule(
        "extra-colours",
        "If several of you are waiting for that, the player who brings the last one in wins",
        moved(1, "neutral 4", **shared, wait="yellow green", **WAITING, black="d c b 39"),
        "Finished; over; first yellow",
    ),
    rule(
        "two-player-win",
        "For two players with two colors each: you win when both of your colors are in the goal",
        moved(1, "move 4", **pair, two_player_win="both_colours", yellow="d c b 39", red="5 B B B"),
        "CameHome; not Finished",
    ),
    rule(
        "two-player-win",
        "as soon as one of them is",
        moved(1, "move 4", **pair, two_player_win="first_colour", yellow="d c b 39", red="5 B B B"),
        "Finished",
    ),
    rule(
        "six-arms",
        "A board with six arms, for two to six players",
        number(CLASSIC, six_arms=True),
        "classic-6; people 6",
    ),
    rule(
        "six-arms",
        "for two",
        number(CLASSIC, people=2, six_arms=True),
        "classic-6",
    ),
    rule(
        "six-arms",
        "With action cards, three players use it, too",
        number(ACTION_CARDS, people=3),
        "classic-6",
    ),
    rule(
        "six-always-again",
        "After a 6 you roll again even if no piece could move",
        rolled(6, six_always_again=True, yellow="38 a c d"),
        "Stuck; turn yellow; not turn green",
    ),
    rule(
        "places",
        "When someone has won, the others play on for the next places",
        moved(1, "move 4", places=True, yellow="d c b 39", green="39 B B B"),
        "Finished; turn green; not over",
    ),
)
