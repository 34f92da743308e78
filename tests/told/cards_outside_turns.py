"""The action cards that are played at any time, or at once as they are drawn."""

from __future__ import annotations

from tests.told import card
from tests.told.action_cards import FULL, after, drawn, on_3, on_39, sprints

CASES = (
    card(
        "denkste",
        "Play this when someone announces a card: that card is canceled",
        after(
            "play sprint 1",
            "green play denkste",
            "all pass",
            others={**sprints, "green": "denkste aetsch"},
            yellow="5 B B B",
        ),
        "CancelledCard; yellow 5 B B B",
    ),
    card(
        "denkste",
        "play it on your turn instead of rolling: it counts as a 6 … you roll again … "
        "you draw no card",
        after("play denkste", "enter", holds="denkste", yellow="5 B B B", pile="sprint"),
        "CountedAsSix; yellow 5 A B B; turn yellow; roll; not DrewCard",
    ),
    card(
        "denkste",
        "but you draw no card",
        after(
            "play denkste",
            "enter",
            "roll 1",
            "move 2",
            holds="denkste",
            yellow="5 B B B",
            pile="sprint",
        ),
        "turn green; not DrewCard",
    ),
    card(
        "aetsch",
        "Play this when someone announces a card … that card is canceled",
        after(
            "play sprint 1",
            "green play aetsch",
            "all pass",
            others={**sprints, "green": "aetsch"},
            **on_3,
        ),
        "CancelledCard; yellow 5 B B B; green 3 B B B",
    ),
    card(
        "aetsch",
        "that affects only you",
        after(
            "play sprint 1", of="green", holds="denkste aetsch", others=sprints, yellow="5 B B B"
        ),
        "denkste; not aetsch",
    ),
    card(
        "schutzengel",
        "Play this when someone is about to send your pieces home: yours stay, and their piece "
        "stands beside yours",
        after(
            "roll 4",
            "move 1",
            "green play schutzengel",
            "all pass",
            others={"green": "schutzengel"},
            **on_39,
        ),
        "Guarded; green 39 B B B; yellow 9 B B B; not Captured",
    ),
    card(
        "schutzengel",
        "Other players’ pieces on that square still go home",
        after(
            "roll 4",
            "move 1",
            "green play schutzengel",
            "all pass",
            others={"green": "schutzengel"},
            **on_39,
            red="29 B B B",
        ),
        "Guarded; green 39 B B B; red B B B B",
    ),
    card(
        "retourkutsche",
        "Play this when a piece sends yours home: that piece goes home, too",
        after(
            "roll 4",
            "move 1",
            "green play retourkutsche",
            "all pass",
            others={"green": "retourkutsche"},
            **on_39,
        ),
        "green B B B B; yellow B B B B",
    ),
    card(
        "zugabe",
        "Play this any time before a roll … roll once and move",
        after(
            "green play zugabe",
            "all pass",
            "dice 3",
            "green move 1",
            others={"green": "zugabe"},
            yellow="5 B B B",
            green="5 B B B",
        ),
        "green 8 B B B; asked yellow; prompt roll",
    ),
    card(
        "zugabe",
        "after a move",
        after("roll 1", "move 1", holds="zugabe", auto=False, yellow="5 B B B", pile="sprint"),
        "zugabe; prompt draw",
    ),
    card(
        "zugabe",
        "No extra roll for a 6, and no card afterwards",
        after(
            "green play zugabe",
            "all pass",
            "dice 6",
            "green enter",
            of="green",
            holds="zugabe",
            yellow="5 B B B",
            green="5 B B B",
            pile="sprint",
        ),
        "green 5 A B B; asked yellow; not RollsAgain; not DrewCard",
    ),
    card(
        "flohsprung",
        "Play this any time before a roll … move one of your pieces on the track 1 or 2 squares, "
        "forward or back",
        after(of="green", holds="flohsprung", yellow="5 B B B", green="5 B B B"),
        "play flohsprung 1 +1; play flohsprung 1 +2; play flohsprung 1 -1; play flohsprung 1 -2; "
        "not play flohsprung 2 +1",
    ),
    card(
        "flohsprung",
        "after a move",
        after("roll 1", "move 1", holds="flohsprung", auto=False, yellow="5 B B B", pile="sprint"),
        "flohsprung; prompt draw",
    ),
    card(
        "flohsprung",
        "never back onto or past its own start square",
        after(holds="flohsprung", yellow="1 B B B"),
        "play flohsprung 1 +1; not play flohsprung 1 -1; not play flohsprung 1 -2",
    ),
    card(
        "flohsprung",
        "No one is sent home",
        after(
            "play flohsprung 1 +1",
            "all pass",
            holds="flohsprung",
            yellow="5 B B B",
            green="36 B B B",
        ),
        "yellow 6 B B B; green 36 B B B",
    ),
    card(
        "wuerfelpech",
        "Play this when someone else has rolled but not moved yet: they roll again",
        after(
            "roll 1",
            "green play wuerfelpech",
            "all pass",
            others={"green": "wuerfelpech"},
            yellow="5 9 B B",
        ),
        "chance Roll(dice=1)",
    ),
    card(
        "wuerfelpech",
        "someone else",
        after("roll 1", holds="wuerfelpech", yellow="5 9 B B"),
        "not wuerfelpech",
    ),
    card(
        "wuerfelpech",
        "the new roll counts",
        after(
            "roll 1",
            "green play wuerfelpech",
            "all pass",
            "dice 4",
            "move 1",
            others={"green": "wuerfelpech"},
            yellow="5 9 B B",
        ),
        "yellow 9 9 B B",
    ),
    card(
        "voelkerwanderung",
        "At once: going clockwise, everyone moves one of their pieces on the track exactly 3 forward",
        drawn("voelkerwanderung", yellow="39 B c d", green="7 B B B"),
        "ActedAtOnce; green 10 B B B",
    ),
    card(
        "voelkerwanderung",
        "If you can’t, you stay put",
        drawn("voelkerwanderung", yellow="39 B c d", green="7 B B B"),
        "CouldNot; yellow 39 B c d; red B B B B",
    ),
    card(
        "alle_zurueck".replace("_", "-"),
        "At once: going clockwise, everyone moves their front piece on the track 4 back",
        drawn("alle_zurueck", yellow="39 38 c d", green="7 20 B B"),
        "ActedAtOnce; yellow 35 38 c d; green 7 16 B B",
    ),
    card(
        "alle-zurueck",
        "the next one that can: none may go onto or past its own start square",
        drawn("alle_zurueck", yellow="39 B c d", green="4 3 B B"),
        "green 4 3 B B; CouldNot",
    ),
    card(
        "alle-zurueck",
        "No one is sent home",
        drawn("alle_zurueck", yellow="39 B c d", green="25 B B B"),
        "yellow 35 B c d; green 21 B B B; not Captured",
    ),
    card(
        "karussell",
        "At once: everyone with cards passes one to the left, all at the same time",
        drawn(
            "karussell",
            of="green",
            others={"yellow": "sprint", "green": "tandem", "red": "zugabe"},
            holds="tandem",
        ),
        "PassedOn; holds sprint",
    ),
    card(
        "karussell",
        "all at the same time",
        drawn("karussell", others={"yellow": "sprint tandem", "green": "tandem zugabe"}),
        "prompt pass-on; asked yellow; asked green; not PassedOn",
    ),
    card(
        "karten-fuer-alle",
        "At once: going clockwise, everyone draws a card, even with five or more",
        drawn(
            "karten_fuer_alle",
            of="green",
            holds=FULL,
            pile="karten_fuer_alle zugabe sprint tandem denkste",
        ),
        "DrewCard; holds denkste freigang sprint sprint tandem zugabe",
    ),
    card(
        "startschuss",
        "At once: going clockwise, everyone may bring a piece out",
        drawn("startschuss", "decline", "green enter", of="red"),
        "CouldNot; yellow 39 d c B; green A B B B; asked red; decline",
    ),
    card(
        "startschuss",
        "Send other players’ pieces on your start square home, or stand beside them",
        drawn("startschuss", yellow="39 d c B", green="30 B B B"),
        "enter; join-enter",
    ),
    card(
        "startschuss",
        "Send other players’ pieces on your start square home",
        drawn("startschuss", "enter", green="30 30 B B"),
        "green B B B B; yellow 39 d c A",
    ),
    card(
        "wuerfelrunde",
        "At once: going clockwise, everyone rolls once and moves",
        drawn("wuerfelrunde", "dice 5", "dice 1", "green move 1", green="7 B B B", red="7 B B B"),
        "Stuck; green 8 B B B; chance Roll(dice=1)",
    ),
    card(
        "wuerfelrunde",
        "No extra roll for a 6, and no one draws a card",
        drawn(
            "wuerfelrunde",
            "dice 6",
            "enter",
            "dice 1",
            "dice 1",
            "dice 1",
            pile="wuerfelrunde sprint",
        ),
        "yellow 39 d c A; turn green; not RollsAgain; not DrewCard",
    ),
    card(
        "tempolimit",
        "At once: until your next turn, only a roll of 1, 2 or 3 moves a piece – for everyone",
        drawn("tempolimit", "roll 4", green="7 B B B"),
        "BeganLasting; Stuck; green 7 B B B",
    ),
    card(
        "tempolimit",
        "only a roll of 1, 2 or 3 moves a piece",
        drawn("tempolimit", "roll 3", "green move 1", green="7 B B B"),
        "green 10 B B B",
    ),
    card(
        "tempolimit",
        "until your next turn",
        drawn("tempolimit", "roll 5", "roll 5", "roll 5", pile="tempolimit sprint tandem zugabe"),
        "EndedLasting; turn yellow",
    ),
    card(
        "tempolimit",
        "even when a card makes you roll",
        drawn(
            "tempolimit",
            "green play zugabe",
            "all pass",
            "dice 5",
            others={"green": "zugabe"},
            green="7 B B B",
        ),
        "Stuck; green 7 B B B",
    ),
    card(
        "tempolimit",
        "A 6 still brings a piece out",
        drawn("tempolimit", "roll 6", "green enter", green="7 B B B"),
        "green 7 A B B",
    ),
    card(
        "inventur",
        "At once: everyone keeps three cards and discards the others",
        drawn(
            "inventur",
            "green give sprint",
            "green give tandem",
            of="green",
            holds=FULL,
        ),
        "DiscardedCards; holds denkste freigang zugabe",
    ),
    card(
        "inventur",
        "all at the same time",
        drawn(
            "inventur",
            others={
                "yellow": "denkste freigang sprint tandem",
                "green": "denkste sprint zugabe zugabe",
            },
        ),
        "prompt discard; asked yellow; asked green",
    ),
    card(
        "rueckenwind",
        "At once: the player whose pieces have covered the fewest squares in all … "
        "moves a piece 8 forward",
        drawn("rueckenwind", green="7 B B B", red="20 B B B", black="20 B B B"),
        "green 15 B B B; red 20 B B B",
    ),
    card(
        "rueckenwind",
        "in a tie, the first one clockwise, beginning with you",
        drawn("rueckenwind", green="30 30 30 30", red="20 B B B", black="20 B B B"),
        "red 28 B B B; black 20 B B B",
    ),
    card(
        "rueckenwind",
        "beginning with you",
        drawn(
            "rueckenwind", yellow="39 B B B", green="39 B B B", red="39 39 B B", black="39 39 B B"
        ),
        "yellow 39 A B B; green 39 B B B",
    ),
    card(
        "rueckenwind",
        "brings one out if none can",
        drawn("rueckenwind", green="30 30 30 30", red="20 B B B", black="B B B B"),
        "black A B B B",
    ),
)
