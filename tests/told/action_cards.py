"""The action cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.action_cards.game import ActionCards
from engine.catalog import ACTION_CARDS
from engine.core import Event
from tests.engine.action_cards import tables as cards
from tests.engine.classic.positions import COLOURS
from tests.told import Case, Found, names

PAGE = "rules-action-cards"


Held: TypeAlias = dict[str, str]


def hand(
    colour: str,
    hands: Held,
    /,
    *,
    pips: int = 0,
    action: str = "",
    game: ActionCards | None = None,
    auto: bool = True,
    **given: str,
) -> Found:
    """What *colour* may do in yellow's turn: before the roll, after it, or after yellow's *action*.

    With the question, those for whom the game waits, what happened and where all stand.
    """
    play = cards.on_turn(
        "yellow", game or cards.cards(auto_draw=auto), hands=hands, deck=None, **given
    )
    events = list(cards.roll(play, pips)) if pips else []
    events += cards.do(play, "yellow", action) if action else []
    return seen(play, colour, events)


def seen(play: cards.Cards, colour: str, events: Sequence[Event] = ()) -> Found:
    stand = [f"{each} {cards.stands(play, each)}" for each in COLOURS]
    if play.table.over:
        return [*names(events), *stand, "over"]
    kinds = {each.split()[1] for each in cards.options(play, colour) if each.startswith("play ")}
    waits = [f"asked {each}" for each in cards.asked(play)]
    told = [
        f"turn {cards.turn(play)}",
        f"prompt {cards.prompt(play)}",
        f"holds {cards.hand(play, colour)}",
    ]
    return [*names(events), *cards.options(play, colour), *kinds, *waits, *told, *stand]


def answered(hands: Held, *answers: str, colour: str = "yellow", **given: str) -> Found:
    """What comes of answers like ``"green play denkste"``; ``"all pass"`` closes all windows."""
    play, events = cards.on_turn("yellow", hands=hands, deck=None, **given), list[Event]()
    for answer in answers:
        who, _, what = answer.partition(" ")
        events += cards.all_pass(play) if who == "all" else cards.do(play, who, what)
    return seen(play, colour, events)


FULL = "denkste freigang sprint tandem zugabe"
OWN: Held = {"yellow": "sprint tandem"}
BOTH: Held = {"yellow": "sprint", "green": "denkste aetsch"}

CASES = (
    Case(
        PAGE,
        1,
        lambda: hand("yellow", OWN, yellow="5 9 B B"),
        "roll; sprint; tandem",
    ),
    Case(
        PAGE,
        1,
        lambda: hand("yellow", OWN, pips=3, yellow="5 9 B B"),
        "",
        "sprint; tandem",
    ),
    Case(PAGE, 1, lambda: [str(len(cards.cards().cards))], "55"),
    Case(PAGE, 2, lambda: [str(cards.cards().new().hands)], "[[], [], [], []]"),
    Case(
        PAGE,
        2,
        lambda: hand(
            "yellow", {}, pips=1, action="move 1", auto=False, yellow="5 B B B", pile="sprint"
        ),
        "draw; decline",
    ),
    Case(
        PAGE,
        2,
        lambda: hand("yellow", {}, pips=6, action="move 1", yellow="5 6 7 8", pile="sprint"),
        "roll",
        "DrewCard",
    ),
    Case(
        PAGE,
        2,
        lambda: hand("yellow", {}, pips=5, yellow="39 B B B", pile="sprint"),
        "DrewCard; turn green",
    ),
    Case(
        PAGE,
        2,
        lambda: hand(
            "yellow", {"yellow": FULL}, pips=1, action="move 1", yellow="5 B B B", pile="tempolimit"
        ),
        "turn green",
        "DrewCard; DrewAtOnce; draw",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {}, pips=4, yellow="5 9 B B"),
        "move 1; move 2",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {}, pips=4, yellow="5 B B B", green="39 39 B B"),
        "move 1; join 1",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {}, pips=4, action="move 1", yellow="5 B B B", green="39 39 B B"),
        "green B B B B",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {}, pips=4, action="join 1", yellow="5 B B B", green="39 39 B B"),
        "green 39 39 B B; yellow 9 B B B",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {}, pips=6, yellow="A 9 B B"),
        "enter; move 1",
        "move 2",
    ),
    Case(
        PAGE,
        3,
        lambda: hand("yellow", {"yellow": "wahlwuerfel"}, yellow="A 9 B B"),
        "play wahlwuerfel 6 2; play wahlwuerfel 2 2",
    ),
    Case(
        PAGE,
        4,
        lambda: hand("yellow", {"yellow": "sprint"}, yellow="5 39 B B"),
        "play sprint 1",
        "play sprint 2",
    ),
    Case(
        PAGE,
        4,
        lambda: hand("yellow", {"yellow": "sprint"}, action="play sprint 1", yellow="33 B B B"),
        "yellow b B B B",
    ),
    Case(
        PAGE,
        4,
        lambda: hand("yellow", {"yellow": "tandem"}, yellow="5 B B B"),
        "roll",
        "tandem",
    ),
    Case(
        PAGE,
        4,
        lambda: hand("yellow", {"yellow": "krebsgang"}, yellow="2 B B B", green="5 B B B"),
        "play krebsgang 1 1",
        "play krebsgang 2 1; play krebsgang 3 1",
    ),
    Case(
        PAGE,
        5,
        lambda: hand("green", {"green": "zugabe flohsprung"}, yellow="5 B B B", green="5 B B B"),
        "zugabe; flohsprung; asked yellow; prompt roll",
    ),
    Case(
        PAGE,
        5,
        lambda: hand(
            "green", {"green": "zugabe flohsprung"}, pips=1, yellow="5 9 B B", green="5 B B B"
        ),
        "",
        "zugabe; flohsprung",
    ),
    Case(
        PAGE,
        5,
        lambda: hand(
            "green",
            {"green": "zugabe flohsprung"},
            pips=1,
            action="move 1",
            auto=False,
            yellow="5 9 B B",
            green="5 B B B",
            pile="sprint",
        ),
        "zugabe; flohsprung; prompt draw",
    ),
    Case(
        PAGE,
        5,
        lambda: hand("green", {"green": "wuerfelpech"}, pips=1, yellow="5 9 B B"),
        "wuerfelpech",
    ),
    Case(
        PAGE,
        5,
        lambda: hand("green", {"green": "wuerfelpech"}, yellow="5 9 B B"),
        "",
        "wuerfelpech",
    ),
    Case(
        PAGE,
        5,
        lambda: answered(
            {"yellow": "flohsprung"}, "yellow play flohsprung 1 +1", "all pass", yellow="5 B B B"
        ),
        "turn yellow; roll; yellow 6 B B B",
    ),
    Case(
        PAGE,
        6,
        lambda: hand(
            "red",
            {"red": "denkste aetsch schutzengel"},
            pips=5,
            yellow="39 B B B",
            pile="tempolimit",
        ),
        "DrewAtOnce; ActedAtOnce; turn green",
        "denkste; prompt react; DrewCard",
    ),
    Case(
        PAGE,
        7,
        lambda: answered({"yellow": "sprint"}, "yellow play sprint 1", yellow="5 B B B"),
        "turn green",
        "DrewCard",
    ),
    Case(
        PAGE,
        7,
        lambda: hand("yellow", {"yellow": "sprint"}, pips=6, action="move 1", yellow="5 6 7 8"),
        "roll",
        "sprint",
    ),
    Case(
        PAGE,
        7,
        lambda: answered({"yellow": "denkste"}, "yellow play denkste", yellow="5 B B B"),
        "CountedAsSix; turn yellow",
        "DrewCard",
    ),
    Case(
        PAGE,
        8,
        lambda: answered(
            BOTH, "yellow play sprint 1", colour="green", yellow="5 B B B", green="3 B B B"
        ),
        "asked green; denkste; aetsch",
    ),
    Case(
        PAGE,
        8,
        lambda: answered(BOTH, "yellow play sprint 1", colour="green", yellow="5 B B B"),
        "denkste",
        "aetsch",
    ),
    Case(
        PAGE,
        8,
        lambda: answered(
            BOTH, "yellow play sprint 1", "green play denkste", "all pass", yellow="5 B B B"
        ),
        "CancelledCard; yellow 5 B B B; turn green",
    ),
    Case(
        PAGE,
        8,
        lambda: answered(
            {"yellow": "sprint denkste", "green": "denkste"},
            "yellow play sprint 1",
            "green play denkste",
            "yellow play denkste",
            "all pass",
            yellow="5 B B B",
        ),
        "yellow 13 B B B",
    ),
    Case(
        PAGE,
        9,
        lambda: hand(
            "green",
            {"green": "schutzengel sprint"},
            pips=4,
            action="move 1",
            yellow="5 B B B",
            green="39 B B B",
        ),
        "asked green; prompt react; schutzengel; pass",
        "sprint",
    ),
    Case(
        PAGE,
        9,
        lambda: hand(
            "red",
            {"green": "schutzengel", "red": "sprint"},
            pips=4,
            action="move 1",
            yellow="5 B B B",
            green="39 B B B",
        ),
        "asked green",
        "asked red",
    ),
    Case(
        PAGE,
        9,
        lambda: answered(
            {"yellow": "sprint", "green": "schutzengel", "red": "denkste"},
            "yellow play sprint 1",
            "green play schutzengel",
            "red pass",
            "red play denkste",
            "all pass",
            colour="green",
            yellow="5 B B B",
            green="3 B B B",
        ),
        "RegainedCard; holds schutzengel",
    ),
    Case(
        PAGE,
        10,
        lambda: answered(
            {"green": "flohsprung"},
            "green play flohsprung 4 +1",
            "all pass",
            yellow="5 B B B",
            green="b c d 39",
        ),
        "Finished; over",
    ),
    Case("rule-deck.text", 1, lambda: [str(len(cards.cards(deck="twice").cards))], "110"),
    Case(
        "rule-auto-draw.text",
        1,
        lambda: hand("yellow", {}, pips=1, action="move 1", yellow="5 B B B", pile="sprint"),
        "DrewCard; turn green",
    ),
    Case(
        "rule-four-arms.text",
        1,
        lambda: [ACTION_CARDS.seating(3, ACTION_CARDS.values("book", {"four_arms": True})).board],
        "classic-4",
    ),
    Case(
        "rule-backward-past-start.text",
        1,
        lambda: hand(
            "yellow",
            {"yellow": "krebsgang"},
            game=cards.cards(backward_past_start=True),
            yellow="2 B B B",
        ),
        "play krebsgang 2 1; play krebsgang 3 1",
    ),
)
