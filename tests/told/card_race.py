"""The card race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.card_race.game import DrewDice
from engine.catalog import CARD_RACE
from engine.chance import Shuffle
from tests.engine.card_race import tables as rows
from tests.told import Case, Found, around, begins, later, names, rule

page = partial(Case, "rules-card-race")
UP_TO_40 = " ".join(map(str, range(1, 41)))
UP_TO_10 = " ".join(map(str, range(1, 11)))


@later
def held(hand: str, action: str = "", /, people: int = 3, points: int = 0, **given: Any) -> Found:
    """Options of yellow with these dice, or the outcome of an action.

    Given are rows by colour, and rules.
    """
    piles = {name: given.pop(name) for name in ("deck", "top") if name in given}
    rules = {name: each for name, each in given.items() if name not in rows.COLOURS}
    laid = {name: each for name, each in given.items() if name in rows.COLOURS}
    game, had = rows.race(people, **rules), (points, 0, 0, 0)
    play = rows.on_turn("yellow", game, hand=hand, points=had, **piles, **laid)
    seen = [f"{each} sees {rows.view(play, each).hand}" for each in rows.COLOURS[:people]]
    if not action:
        begun = [f"draws {each.count}" for each in play.events if isinstance(each, DrewDice)]
        return [*names(play.events), *begun, *rows.options(play), *seen, f"turn {rows.turn(play)}"]
    events = rows.lay(play, action)
    if isinstance(play.pending, Shuffle):
        return [*names(events), f"shuffles {play.pending.cards}"]
    lying = [f"{each} {rows.rows(play, each)}" for each in rows.COLOURS[:people]]
    ends = ["over" if play.table.over else f"turn {rows.turn(play)}"]
    drawn = [f"holds {len(play.table.hands[0])}"]
    drawn += [f"draws {each.count}" for each in events if isinstance(each, DrewDice)]
    choices = [] if play.table.over else rows.options(play)
    return [*names(events), *choices, *lying, *drawn, *ends, f"points {play.table.points[0]}"]


@later
def deck(people: int) -> Found:
    """Copies and stars of the number cards."""
    game = rows.race(people)
    copies = [f"{n} copies of {figures}" for n, figures in gathered(game.copies).items() if n]
    return [*copies, *(f"{n} stars on {figures}" for n, figures in gathered(game.stars).items())]


def gathered(counts: Sequence[int]) -> dict[int, str]:
    """The number cards of each count."""
    found: dict[int, list[int]] = {}
    for figure, count in list(enumerate(counts))[1:]:
        found.setdefault(count, []).append(figure)
    return {count: " ".join(map(str, figures)) for count, figures in found.items()}


CASES = (
    page("You race along the numbers 1 to 40 … Build rows", deck(2), f"1 copies of {UP_TO_40}"),
    page(
        "Instead of pieces you collect number cards, instead of dice you play die cards",
        held("2 6", "new 2"),
        "BeganRow; yellow 2",
    ),
    page("that rise to 40", held("2 5", "row 1 2", yellow="30 38"), "ScoredRow"),
    page(
        "The first player with 40 points … wins on the spot",
        held("1 2", "row 1 2", people=2, yellow="38", points=36),
        "ReachedTarget; over; points 40",
    ),
    page(
        "with 40 points",
        held("1 2", "row 1 2", people=2, yellow="38", points=35),
        "points 39; not ReachedTarget; turn green",
    ),
    page(
        "35 with three players",
        held("1 2", "row 1 2", yellow="38", points=31),
        "ReachedTarget; points 35",
    ),
    page("35 with three players", held("1 2", "row 1 2", yellow="38", points=30), "not over"),
    page(
        "30 with four",
        held("1 2", "row 1 2", people=4, yellow="38", points=26),
        "ReachedTarget; points 30",
    ),
    page("30 with four", held("1 2", "row 1 2", people=4, yellow="38", points=25), "not over"),
    page(
        "fewer with the house rule",
        held("1 2", "row 1 2", people=2, target="half", yellow="38", points=16),
        "ReachedTarget; points 20",
    ),
    page("The highest roll goes first", begins(CARD_RACE, (0, 1, 2, 3), "3643"), "first 1"),
    page(
        "unless the house rules say otherwise",
        begins(CARD_RACE, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
    page("play goes clockwise", held("2 6", "new 2"), "turn green"),
    page("play goes clockwise", around(), "clockwise"),
    page(
        "You hold two die cards that only you can see",
        held("2 6"),
        "yellow sees (2, 6); not green sees (2, 6); not red sees (2, 6)",
    ),
    page(
        "Play one, take the number card it leads to, and draw a new die",
        held("2 6", "new 2"),
        "BeganRow; yellow 2; DrewDice; holds 2",
    ),
    page(
        "When the draw pile is empty, the played dice are shuffled to make a new one",
        held("2 6", "new 2", deck=1),
        "shuffles 124",
    ),
    page("A die starts a row at its own number", held("3 5"), "new 3; new 5"),
    page("both dice together can start a row at their sum", held("3 5", "new 3+5"), "yellow 8"),
    page(
        "After that, add one die to the last number of the row",
        held("3 5", yellow="2 4"),
        "row 1 3; row 1 5; not row 1 3+5",
    ),
    page("the last number of the row", held("3 5", "row 1 3", yellow="2 4"), "yellow 2 4 7"),
    page("You can have up to three rows", held("3 5", yellow="4 | 9"), "new 3; new 5; new 3+5"),
    page(
        "up to three rows",
        held("3 5", yellow="4 | 9 | 15"),
        "row 1 3; row 3 5; not new 3; not new 5; not new 3+5",
    ),
    page("Every number card is there once", deck(2), f"1 copies of {UP_TO_40}"),
    page("with three or four players, 1 to 10 are there twice", deck(3), f"2 copies of {UP_TO_10}"),
    page("four players, 1 to 10 are there twice", deck(4), f"2 copies of {UP_TO_10}"),
    page(
        "If a number isn’t in the center, take it from one of your own rows",
        held("3 6", "row 1 3", yellow="9 | 12", green="15"),
        "TookOwn; yellow 9 12; not Stole",
    ),
    page(
        "If a number isn’t in the center", held("3 6", "new 3", green="3 5"), "green 3 5; not Stole"
    ),
    page(
        "or else steal it from another player, wherever it lies in their row … The row closes up",
        held("3 6", "row 1 3", yellow="9", green="8 12 15"),
        "Stole; yellow 9 12; green 8 15",
    ),
    page(
        "If two players have it, you choose",
        held("3 6", green="3 5", red="3"),
        "new 3 from 1.1; new 3 from 2.1; not new 3",
    ),
    page(
        "goes on from the last number that is left in it",
        held("3 6", "row 1 3", yellow="9", green="8 12"),
        "Stole; green 8",
    ),
    page("You need exactly 40 to finish a row", held("2 5", yellow="38"), "row 1 2; not row 1 5"),
    page(
        "Then every card and every star in it scores a point, and its cards go back to the center",
        held("2 5", "row 1 2", yellow="30 38"),
        "ScoredRow; points 6; not yellow 30 38; not yellow 30 38 40",
    ),
    page(
        "Until then, anyone can steal from it",
        held("3 5", "row 1 5", yellow="34", green="33 39"),
        "Stole; green 33",
    ),
    page(
        "Stars: one on each fifth number from 5 to 35, on 36 and on 37",
        deck(2),
        "1 stars on 5 10 15 20 25 30 35 36 37",
    ),
    page("two on 38", deck(2), "2 stars on 38"),
    page("three on 39", deck(2), "3 stars on 39"),
    page("Stars", held("2 5", "row 1 2", yellow="5 35 36 37 38"), "points 12"),
    page(
        "If you can play, you must",
        held("1 6", yellow="8 | 38 | 39"),
        "row 1 1; row 1 6; turn yellow; not ShowedHand",
    ),
    page(
        "If you have three rows and neither die fits, show both dice, take two new ones, "
        "and your turn ends",
        held("4 4", yellow="37 | 38 | 39"),
        "ShowedHand; DrewDice; turn green",
    ),
    rule(
        "target",
        "As in the rulebook (40 for two players",
        held("1 2", "row 1 2", people=2, yellow="38", points=36),
        "ReachedTarget",
    ),
    rule("target", "35 for three", held("1 2", "row 1 2", yellow="38", points=31), "ReachedTarget"),
    rule(
        "target",
        "30 for four",
        held("1 2", "row 1 2", people=4, yellow="38", points=26),
        "ReachedTarget",
    ),
    rule(
        "target",
        "half … of that",
        held("1 2", "row 1 2", people=2, target="half", yellow="38", points=16),
        "ReachedTarget",
    ),
    rule(
        "target",
        "a third of that",
        held("1 2", "row 1 2", people=4, target="third", yellow="38", points=6),
        "ReachedTarget",
    ),
    rule(
        "stuck",
        "You show your hand. Then you take new dice and your turn ends",
        held("4 4", yellow="37 | 38 | 39"),
        "ShowedHand; DrewDice; turn green",
    ),
    rule(
        "stuck",
        "you take new dice until one fits, and play it",
        held("4 4", people=2, stuck="redraw_until_playable", top="4 4 1 6", yellow="37 | 38 | 39"),
        "ShowedHand; DrewDice; row 3 1; turn yellow",
    ),
    rule(
        "stuck",
        "you give one of your rows back to the center",
        held("4 6", people=2, stuck="drop_row", yellow="37 | 38 | 39"),
        "ShowedHand; drop 1; drop 2; drop 3",
    ),
    rule(
        "stuck",
        "back to the center and start a new one",
        held("4 6", "drop 2", people=2, stuck="drop_row", yellow="37 | 38 | 39"),
        "DroppedRow; yellow 37 |  | 39; turn yellow; new 4; new 6; new 4+6",
    ),
    rule(
        "own-row-first",
        "If the card you need is in one of your own rows, you must take it from there, "
        "even if it’s in the center, too",
        held("3 6", "row 1 3", own_row_first=True, yellow="4 | 7"),
        "TookOwn",
    ),
    rule(
        "own-row-first",
        "you must take it from there",
        held("3 6", "row 1 3", yellow="4 | 7"),
        "not TookOwn",
    ),
    rule("first-player", "The highest roll", begins(CARD_RACE, (0, 1, 2, 3), "3643"), "first 1"),
    rule(
        "first-player",
        "a random player",
        begins(CARD_RACE, (0, 1), "1", first_player="random"),
        "first 1; not OpeningRoll",
    ),
    rule(
        "first-player",
        "the host",
        begins(CARD_RACE, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
)
