"""The lessons of first games, each as true as the rule that it is about."""

from __future__ import annotations

from collections.abc import Callable

from tests.told import Case, Found
from tests.told.action_cards import after, asking, on_3, on_39, sprints
from tests.told.card_race import held
from tests.told.classic import moved, needs, rolled
from tests.told.walls import comes_out, way


def lesson(name: str, quote: str, found: Callable[[], Found], says: str) -> Case:
    """A case of a lesson."""
    return Case(f"lesson-{name}", quote, found, says)


CLASSIC = (
    lesson(
        "six",
        "A 6 brings a piece out of the base, and you roll again",
        moved(6, "enter", yellow="5 B B B"),
        "yellow 5 A B B; turn yellow; roll",
    ),
    lesson(
        "lost",
        "Your piece was sent home: it’s back in the base",
        moved(4, "move 1", yellow="5 B B B", green="39 B B B"),
        "green B B B B",
    ),
    lesson(
        "lost",
        "it’s back in the base",
        after(
            "play rausschmeisser 1 20", holds="rausschmeisser", yellow="5 B B B", green="9 B B B"
        ),
        "green B B B B",
    ),
    lesson(
        "clear",
        "While pieces wait in base, the one on the start square has to move first",
        rolled(3, yellow="A 9 B B", green="32 B B B"),
        "move 1; not move 2",
    ),
    lesson("clear", "While pieces wait in base", rolled(3, yellow="A 9 a b"), "move 1; move 2"),
    lesson(
        "clear-unless",
        "While pieces wait in base, the one on your start square must move",
        rolled(3, strict=True, yellow="A 9 B B"),
        "move 1; not move 2",
    ),
    lesson(
        "clear-unless",
        "unless you can send someone home",
        rolled(3, strict=True, yellow="A 9 B B", green="2 B B B"),
        "move 2; not move 1",
    ),
    lesson(
        "clear-unless",
        "unless you can send someone home",
        rolled(3, compulsory_capture="enforce", yellow="A 9 B B", green="2 B B B"),
        "move 2; not move 1",
    ),
    lesson(
        "tries",
        "With no piece on the track and none to move up in the goal, you get up to three rolls",
        rolled(3, 5, three_rolls=True, yellow="d B B B"),
        "turn yellow",
    ),
    lesson("tries", "up to three rolls", rolled(3, 5, 2, three_rolls=True), "turn green"),
    lesson("tries", "for a 6", rolled(3, 6, three_rolls=True), "enter"),
    lesson(
        "tries",
        "With no piece on the track",
        rolled(5, three_rolls=True, yellow="39 B B B"),
        "turn green",
    ),
    lesson(
        "tries",
        "none to move up in the goal",
        rolled(5, three_rolls=True, yellow="a B B B"),
        "turn green",
    ),
    lesson("base", "Only a 6 brings a piece out of the base", needs("enter"), "with 6"),
    lesson(
        "exact",
        "No piece goes past its last goal square, so your roll has to fit",
        needs("move 1", yellow="39 B B B"),
        "with 1 2 3 4",
    ),
    lesson(
        "goal",
        "In the goal, no one can send your piece home",
        moved(3, "move 1", yellow="8 B B B", green="a B B B"),
        "yellow 11 B B B; green a B B B; not Captured",
    ),
    lesson(
        "must",
        "If you can send someone home, you must, before anything else",
        rolled(6, strict=True, yellow="3 B B B", green="39 B B B"),
        "move 1; not enter",
    ),
)

WALLS = (
    lesson(
        "walls-dice",
        "The same piece takes both dice, in any order, each of them forward or back",
        way("2 5", red="12 30"),
        "go 1 +2 +5; go 1 -2 +5; go 1 -2 -5; go 1 +2 -5",
    ),
    lesson("walls-dice", "in any order", way("2 5", red="1"), "go 1 +5 -2"),
    lesson("walls-out", "Any roll can bring a piece out", comes_out(), "out with 21 of 21"),
    lesson(
        "walls-out",
        "the arrow (A) is its first step",
        way("3 5", "go 2 +3 +5", red="30"),
        "red 30 7 B B",
    ),
    lesson(
        "walls-jump",
        "If a die shows the number in the wall above your piece, it can jump up there",
        way("1 3", red="38"),
        "go 1 ^3 +1",
    ),
    lesson(
        "walls-between",
        "Land on others to send them home; with your first die, too",
        way("2 5", "go 1 -2 +5", red="12", green="15", yellow="10"),
        "captured green; captured yellow",
    ),
    lesson(
        "walls-between",
        "unless both dice walk the same way",
        way("2 5", "go 1 +2 +5", red="12", green="19", yellow="14"),
        "captured green; not captured yellow",
    ),
    lesson(
        "walls-between",
        "walk",
        way("1 4", "go 1 +4 ^1", red="36", green="46", yellow="40"),
        "captured green; captured yellow",
    ),
    lesson(
        "walls-lost",
        "Your piece is back in the base",
        way("2 5", "go 1 +2 +5", red="12", green="19"),
        "green B B B B",
    ),
    lesson("walls-lost", "any roll can bring it out again", comes_out(), "out with 21 of 21"),
    lesson(
        "walls-goal",
        "To reach the goal, your move has to end exactly on a flag (square Z)",
        way("1 2", "go 1 +1 +2", red="61"),
        "red d B B B",
    ),
    lesson(
        "walls-goal",
        "your move has to end exactly",
        way("1 3", red="62 d c b"),
        "go 1 +1 -3; not go 1 +1 +3",
    ),
)

DICE = (
    lesson(
        "cards-lay", "Play a die: it starts a row at its number", held("3 5", "new 3"), "yellow 3"
    ),
    lesson(
        "cards-lay",
        "adds to the last number of a row",
        held("3 5", "row 1 3", yellow="2 4"),
        "yellow 2 4 7",
    ),
    lesson(
        "cards-both",
        "Both dice can together start one of your … rows, at their sum",
        held("3 5", "new 3+5"),
        "yellow 8",
    ),
    lesson(
        "cards-both",
        "three rows",
        held("3 5", yellow="4 | 9 | 15"),
        "not new 3+5",
    ),
    lesson(
        "cards-steal",
        "If the center lacks a number, you take it from your own rows",
        held("3 6", "row 1 3", yellow="9 | 12", green="15"),
        "TookOwn; not Stole",
    ),
    lesson(
        "cards-steal",
        "or else from someone else’s",
        held("3 6", "row 1 3", yellow="9", green="8 12 15"),
        "Stole; green 8 15",
    ),
    lesson(
        "cards-robbed",
        "Until a row reaches 40, the others can take its numbers; it goes on from the last one left",
        held("3 5", "row 1 5", yellow="34", green="33 39"),
        "Stole; green 33",
    ),
    lesson(
        "cards-near",
        "A row scores at exactly 40: a point for each number and each star in it",
        held("2 5", "row 1 2", yellow="30 38"),
        "ScoredRow; points 6",
    ),
    lesson("cards-near", "at exactly 40", held("2 5", yellow="38"), "row 1 2; not row 1 5"),
    lesson(
        "cards-stuck",
        "Neither of your dice fitted, so you showed them, took new ones, and your turn was over",
        held("4 4", yellow="37 | 38 | 39"),
        "ShowedHand; DrewDice; turn green",
    ),
)

CARDS = (
    lesson(
        "action-join",
        "Where your move ends on others, choose",
        after("roll 4", yellow="5 B B B", green="39 39 B B"),
        "move 1; join 1",
    ),
    lesson(
        "action-join",
        "send them all home",
        after("roll 4", "move 1", yellow="5 B B B", green="39 39 B B"),
        "green B B B B",
    ),
    lesson(
        "action-join",
        "or join them",
        after("roll 4", "join 1", yellow="5 B B B", green="39 39 B B"),
        "green 39 39 B B; yellow 9 B B B",
    ),
    lesson(
        "action-turn",
        "You play a card with ♟ on your turn, instead of rolling",
        after(holds="sprint", yellow="5 B B B"),
        "roll; sprint",
    ),
    lesson(
        "action-turn",
        "on your turn",
        after(of="green", holds="sprint", **on_3),
        "not sprint",
    ),
    lesson(
        "action-any",
        "A card with ∞ may also work when it isn’t your turn; it says when",
        after(of="green", holds="flohsprung", **on_3),
        "flohsprung; asked yellow",
    ),
    lesson(
        "action-window",
        "Before something happens to you, I often ask if you respond",
        after(
            "play sprint 1", game=asking("concerned"), others={**sprints, "green": "tandem"}, **on_3
        ),
        "asked green; prompt react; green 3 B B B",
    ),
    lesson(
        "action-window",
        "no answer is a pass",
        after("roll 4", "move 1", others={"green": "schutzengel"}, **on_39),
        "unanswered green pass",
    ),
)

CASES = (*CLASSIC, *WALLS, *DICE, *CARDS)
