"""The action cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.action_cards.game import ActionCards
from engine.catalog import ACTION_CARDS
from engine.core import Event
from tests.engine.action_cards import tables as cards
from tests.engine.classic.positions import COLOURS
from tests.told import Case, Found, later, names, rule

FULL = "denkste freigang sprint tandem zugabe"


@later
def after(
    *answers: str,
    of: str = "yellow",
    holds: str = "",
    others: Mapping[str, str] = {},
    game: ActionCards | None = None,
    auto: bool = True,
    **given: str,
) -> Found:
    """Options of *of* after answers in yellow's turn, with events and positions.

    Answers are like ``"roll 3"``, ``"move 1"``, ``"green play denkste"``; ``"all pass"`` closes all windows.
    """
    game, hands = game or cards.cards(auto_draw=auto), {of: holds, **others}
    play, events = cards.on_turn("yellow", game, hands=hands, deck=None, **given), list[Event]()
    for answer in answers:
        who, _, what = answer.partition(" ")
        if who == "roll":
            events += cards.roll(play, int(what))
        elif who == "all":
            events += cards.all_pass(play)
        else:
            events += cards.do(play, *((who, what) if who in COLOURS else ("yellow", answer)))
    found = [*names(events), *(f"{each} {cards.stands(play, each)}" for each in COLOURS)]
    if play.table.over:
        return [*found, "over"]
    options, waits = cards.options(play, of), [f"asked {each}" for each in cards.asked(play)]
    kinds = [each.split()[1] for each in options if each.startswith("play ")]
    told = (
        f"turn {cards.turn(play)}",
        f"prompt {cards.prompt(play)}",
        f"holds {cards.hand(play, of)}",
    )
    return [*found, *options, *kinds, *waits, *told]


page = partial(Case, "rules-action-cards")

CASES = (
    page(1, after(holds="sprint tandem", yellow="5 9 B B"), "roll; sprint; tandem"),
    page(1, after("roll 3", holds="sprint tandem", yellow="5 9 B B"), "not sprint; not tandem"),
    page(1, lambda: [str(len(cards.cards().cards))], "55"),
    page(2, lambda: [str(cards.cards().new().hands)], "[[], [], [], []]"),
    page(
        2, after("roll 1", "move 1", auto=False, yellow="5 B B B", pile="sprint"), "draw; decline"
    ),
    page(2, after("roll 6", "move 1", yellow="5 6 7 8", pile="sprint"), "roll; not DrewCard"),
    page(2, after("roll 5", yellow="39 B B B", pile="sprint"), "DrewCard; turn green"),
    page(
        2,
        after("roll 1", "move 1", holds=FULL, yellow="5 B B B", pile="tempolimit"),
        "turn green; not DrewCard; not DrewAtOnce; not draw",
    ),
    page(3, after("roll 4", yellow="5 9 B B"), "move 1; move 2"),
    page(3, after("roll 4", yellow="5 B B B", green="39 39 B B"), "move 1; join 1"),
    page(3, after("roll 4", "move 1", yellow="5 B B B", green="39 39 B B"), "green B B B B"),
    page(
        3,
        after("roll 4", "join 1", yellow="5 B B B", green="39 39 B B"),
        "green 39 39 B B; yellow 9 B B B",
    ),
    page(3, after("roll 6", yellow="A 9 B B"), "enter; move 1; not move 2"),
    page(
        3,
        after(holds="wahlwuerfel", yellow="A 9 B B"),
        "play wahlwuerfel 6 2; play wahlwuerfel 2 2",
    ),
    page(4, after(holds="sprint", yellow="5 39 B B"), "play sprint 1; not play sprint 2"),
    page(4, after("play sprint 1", holds="sprint", yellow="33 B B B"), "yellow b B B B"),
    page(4, after(holds="tandem", yellow="5 B B B"), "roll; not tandem"),
    page(
        4,
        after(holds="krebsgang", yellow="2 B B B", green="5 B B B"),
        "play krebsgang 1 1; not play krebsgang 2 1; not play krebsgang 3 1",
    ),
    page(
        5,
        after(of="green", holds="zugabe flohsprung", yellow="5 B B B", green="5 B B B"),
        "zugabe; flohsprung; asked yellow; prompt roll",
    ),
    page(
        5,
        after("roll 1", of="green", holds="zugabe flohsprung", yellow="5 9 B B", green="5 B B B"),
        "not zugabe; not flohsprung",
    ),
    page(
        5,
        after(
            "roll 1",
            "move 1",
            of="green",
            holds="zugabe flohsprung",
            auto=False,
            yellow="5 9 B B",
            green="5 B B B",
            pile="sprint",
        ),
        "zugabe; flohsprung; prompt draw",
    ),
    page(5, after("roll 1", of="green", holds="wuerfelpech", yellow="5 9 B B"), "wuerfelpech"),
    page(5, after(of="green", holds="wuerfelpech", yellow="5 9 B B"), "not wuerfelpech"),
    page(
        5,
        after("play flohsprung 1 +1", "all pass", holds="flohsprung", yellow="5 B B B"),
        "turn yellow; roll; yellow 6 B B B",
    ),
    page(
        6,
        after(
            "roll 5",
            of="red",
            holds="denkste aetsch schutzengel",
            yellow="39 B B B",
            pile="tempolimit",
        ),
        "DrewAtOnce; ActedAtOnce; turn green; not denkste; not prompt react; not DrewCard",
    ),
    page(7, after("play sprint 1", holds="sprint", yellow="5 B B B"), "turn green; not DrewCard"),
    page(7, after("roll 6", "move 1", holds="sprint", yellow="5 6 7 8"), "roll; not sprint"),
    page(
        7,
        after("play denkste", holds="denkste", yellow="5 B B B"),
        "CountedAsSix; turn yellow; not DrewCard",
    ),
    page(
        8,
        after(
            "play sprint 1",
            of="green",
            holds="denkste aetsch",
            others={"yellow": "sprint"},
            yellow="5 B B B",
            green="3 B B B",
        ),
        "asked green; denkste; aetsch",
    ),
    page(
        8,
        after(
            "play sprint 1",
            of="green",
            holds="denkste aetsch",
            others={"yellow": "sprint"},
            yellow="5 B B B",
        ),
        "denkste; not aetsch",
    ),
    page(
        8,
        after(
            "play sprint 1",
            "green play denkste",
            "all pass",
            holds="sprint",
            others={"green": "denkste aetsch"},
            yellow="5 B B B",
        ),
        "CancelledCard; yellow 5 B B B; turn green",
    ),
    page(
        8,
        after(
            "play sprint 1",
            "green play denkste",
            "play denkste",
            "all pass",
            holds="sprint denkste",
            others={"green": "denkste"},
            yellow="5 B B B",
        ),
        "yellow 13 B B B",
    ),
    page(
        9,
        after(
            "roll 4",
            "move 1",
            of="green",
            holds="schutzengel sprint",
            yellow="5 B B B",
            green="39 B B B",
        ),
        "asked green; prompt react; schutzengel; pass; not sprint",
    ),
    page(
        9,
        after(
            "roll 4",
            "move 1",
            of="red",
            holds="sprint",
            others={"green": "schutzengel"},
            yellow="5 B B B",
            green="39 B B B",
        ),
        "asked green; not asked red",
    ),
    page(
        9,
        after(
            "play sprint 1",
            "green play schutzengel",
            "red pass",
            "red play denkste",
            "all pass",
            of="green",
            holds="schutzengel",
            others={"yellow": "sprint", "red": "denkste"},
            yellow="5 B B B",
            green="3 B B B",
        ),
        "RegainedCard; holds schutzengel",
    ),
    page(
        10,
        after(
            "green play flohsprung 4 +1",
            "all pass",
            others={"green": "flohsprung"},
            yellow="5 B B B",
            green="b c d 39",
        ),
        "Finished; over",
    ),
    rule("deck", lambda: [str(len(cards.cards(deck="twice").cards))], "110"),
    rule(
        "auto-draw",
        after("roll 1", "move 1", yellow="5 B B B", pile="sprint"),
        "DrewCard; turn green",
    ),
    rule(
        "four-arms",
        lambda: [ACTION_CARDS.seating(3, ACTION_CARDS.values("book", {"four_arms": True})).board],
        "classic-4",
    ),
    rule(
        "backward-past-start",
        after(holds="krebsgang", game=cards.cards(backward_past_start=True), yellow="2 B B B"),
        "play krebsgang 2 1; play krebsgang 3 1",
    ),
)
