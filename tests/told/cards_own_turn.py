"""The action cards that are played in one's own turn."""

from __future__ import annotations

from tests.told import card
from tests.told.action_cards import FULL, after

CASES = (
    card(
        "sprint",
        "On your turn: move one of your pieces on the track exactly 8 forward",
        after("play sprint 1", holds="sprint", yellow="5 B B B"),
        "yellow 13 B B B",
    ),
    card(
        "sprint",
        "one of your pieces on the track",
        after(holds="sprint", yellow="5 B a B"),
        "play sprint 1; not play sprint 2; not play sprint 3",
    ),
    card(
        "sprint",
        "even into your goal",
        after("play sprint 1", holds="sprint", yellow="33 B B B"),
        "yellow b B B B",
    ),
    card(
        "wahlwuerfel",
        "On your turn: choose a number from 1 to 6 and move one of your pieces that far",
        after(holds="wahlwuerfel", yellow="5 9 B B"),
        "play wahlwuerfel 1 1; play wahlwuerfel 6 1; play wahlwuerfel 6 2; not play wahlwuerfel 7 1",
    ),
    card(
        "wahlwuerfel",
        "move one of your pieces that far",
        after("play wahlwuerfel 4 1", holds="wahlwuerfel", yellow="5 9 B B"),
        "yellow 9 9 B B",
    ),
    card(
        "wahlwuerfel",
        "With a 6, you can bring one out. No extra roll for a 6",
        after("play wahlwuerfel 6 enter", holds="wahlwuerfel", yellow="5 9 B B"),
        "yellow 5 9 A B; turn green",
    ),
    card(
        "doppelzug",
        "On your turn: roll two dice and move two different pieces on the track, one with each",
        after("play doppelzug", "dice 3 4", "move 1 with 3", holds="doppelzug", yellow="5 9 B B"),
        "RolledDice; yellow 8 13 B B; turn green",
    ),
    card(
        "doppelzug",
        "A die you can’t use is lost",
        after("play doppelzug", "dice 2 6", "move 1 with 2", holds="doppelzug", yellow="5 38 d c"),
        "LostDie; yellow 7 38 d c",
    ),
    card(
        "doppelzug",
        "No extra roll for a 6",
        after("play doppelzug", "dice 6 1", "move 1 with 6", holds="doppelzug", yellow="5 9 B B"),
        "turn green; not RollsAgain",
    ),
    card(
        "krebsgang",
        "On your turn: move one of your pieces on the track 1 to 6 squares back – you choose how far",
        after(holds="krebsgang", yellow="9 B B B"),
        "play krebsgang 1 1; play krebsgang 6 1; not play krebsgang 7 1",
    ),
    card(
        "krebsgang",
        "never onto or past its own start square",
        after(holds="krebsgang", yellow="2 B B B"),
        "play krebsgang 1 1; not play krebsgang 2 1; not play krebsgang 3 1",
    ),
    card(
        "krebsgang",
        "It can send others home",
        after("play krebsgang 2 1", holds="krebsgang", yellow="5 B B B", red="23 B B B"),
        "yellow 3 B B B; red B B B B",
    ),
    card(
        "dampfwalze",
        "On your turn: roll and move one of your pieces on the track. Every other player’s piece "
        "it passes or lands on goes home",
        after(
            "play dampfwalze",
            "dice 4",
            "move 1",
            holds="dampfwalze",
            yellow="5 9 B B",
            green="39 B B B",
            red="27 B B B",
        ),
        "yellow 9 9 B B; green B B B B; red B B B B",
    ),
    card(
        "dampfwalze",
        "If no piece can move, the roll is lost",
        after("play dampfwalze", "dice 6", holds="dampfwalze", yellow="39 d c B"),
        "LostDie; yellow 39 d c B; turn green",
    ),
    card(
        "tandem",
        "On your turn: move two of your pieces on the track exactly 3 forward each. "
        "No one is sent home",
        after("play tandem 1 2", holds="tandem", yellow="5 9 B B", green="38 B B B"),
        "yellow 8 12 B B; green 38 B B B",
    ),
    card(
        "freigang",
        "On your turn: bring a piece out",
        after("play freigang enter", holds="freigang", yellow="5 B B B"),
        "yellow 5 A B B",
    ),
    card(
        "freigang",
        "Send other players’ pieces on your start square home",
        after("play freigang enter", holds="freigang", yellow="5 B B B", green="30 30 B B"),
        "yellow 5 A B B; green B B B B",
    ),
    card(
        "freigang",
        "or stand beside them",
        after("play freigang enter join", holds="freigang", yellow="5 B B B", green="30 B B B"),
        "yellow 5 A B B; green 30 B B B",
    ),
    card(
        "heimweh",
        "On your turn: move one of your pieces that is at most 6 squares from your goal to the "
        "first free goal square",
        after("play heimweh 1", holds="heimweh", yellow="34 33 a B"),
        "yellow b 33 a B",
    ),
    card(
        "heimweh",
        "at most 6 squares from your goal",
        after(holds="heimweh", yellow="34 33 a B"),
        "play heimweh 1; not play heimweh 2",
    ),
    card(
        "platztausch",
        "On your turn: swap one of your pieces on the track with another player’s piece on the "
        "track. No one is sent home",
        after("play platztausch 1 1 1", holds="platztausch", yellow="5 B B B", green="9 B B B"),
        "yellow 19 B B B; green 35 B B B; not Captured",
    ),
    card(
        "rausschmeisser",
        "On your turn: choose a square on the track and another player. All their pieces there "
        "go home",
        after(
            "play rausschmeisser 1 20",
            holds="rausschmeisser",
            yellow="5 B B B",
            green="9 9 8 B",
            red="39 B B B",
        ),
        "green B B 8 B",
    ),
    card(
        "rausschmeisser",
        "Start squares are safe",
        after(holds="rausschmeisser", yellow="5 B B B", green="A 9 B B"),
        "play rausschmeisser 1 20; not play rausschmeisser 1 11",
    ),
    card(
        "rausschmeisser",
        "a guardian angel can’t help",
        after(
            "play rausschmeisser 1 20",
            of="green",
            holds="schutzengel denkste",
            others={"yellow": "rausschmeisser"},
            yellow="5 B B B",
            green="9 B B B",
        ),
        "denkste; not schutzengel",
    ),
    card(
        "windstoss",
        "On your turn: choose one of your pieces on the track. It blows everyone else’s pieces on "
        "the 12 squares ahead of it back by 6 squares",
        after(
            "play windstoss 1", holds="windstoss", yellow="5 B B B", green="7 8 B B", red="28 B B B"
        ),
        "green 1 8 B B; red 22 B B B",
    ),
    card(
        "windstoss",
        "No one is sent home",
        after(
            "play windstoss 1",
            holds="windstoss",
            yellow="5 B B B",
            green="7 B B B",
            red="31 B B B",
            black="11 B B B",
        ),
        "green 1 B B B; yellow 5 B B B; not Captured; not SentHome",
    ),
    card(
        "windstoss",
        "A piece that would reach its own start square stays put",
        after(
            "play windstoss 1", holds="windstoss", yellow="5 B B B", green="6 B B B", red="28 B B B"
        ),
        "green 6 B B B; red 22 B B B",
    ),
    card(
        "taschendieb",
        "On your turn: take two cards, unseen, from a player … You may hold more than five",
        after(
            "play taschendieb 1",
            "all pass",
            "dice 0",
            "dice 1",
            of="yellow",
            holds=f"{FULL} taschendieb",
            others={"green": "sprint tandem zugabe"},
            yellow="5 B B B",
        ),
        "TookCard; turn green; holds denkste freigang sprint sprint tandem zugabe zugabe",
    ),
    card(
        "taschendieb",
        "who has at least two",
        after(
            holds="taschendieb",
            others={"green": "sprint tandem", "red": "sprint"},
            yellow="5 B B B",
        ),
        "play taschendieb 1; not play taschendieb 2",
    ),
    card(
        "hamsterkauf",
        "On your turn: draw three cards. You may hold more than five",
        after(
            "play hamsterkauf",
            holds=f"{FULL} hamsterkauf",
            yellow="5 B B B",
            pile="sprint tandem zugabe",
        ),
        "holds denkste freigang sprint sprint tandem tandem zugabe zugabe",
    ),
    card(
        "schlafmuetze",
        "On your turn: choose another player. They skip their next turn",
        after("play schlafmuetze 1", holds="schlafmuetze", yellow="5 B B B"),
        "BeganLasting; SleptThrough; turn red",
    ),
    card(
        "schlafmuetze",
        "another player",
        after(holds="schlafmuetze", yellow="5 B B B"),
        "play schlafmuetze 1; not play schlafmuetze 0",
    ),
    card(
        "baustelle",
        "On your turn: choose an empty square on the track (not a start square)",
        after(holds="baustelle", yellow="5 B B B"),
        "play baustelle 9; not play baustelle 6; not play baustelle 1; not play baustelle 11",
    ),
    card(
        "baustelle",
        "Until your next turn, no one can … pass it",
        after(
            "play baustelle 19",
            "roll 4",
            holds="baustelle",
            yellow="5 B B B",
            green="7 B B B",
        ),
        "Stuck; green 7 B B B",
    ),
    card(
        "baustelle",
        "no one can land on it",
        after(
            "play baustelle 19",
            "roll 1",
            holds="baustelle",
            yellow="5 B B B",
            green="7 B B B",
        ),
        "Stuck; green 7 B B B",
    ),
    card(
        "baustelle",
        "Until your next turn",
        after(
            "play baustelle 19",
            "roll 5",
            "roll 5",
            "roll 5",
            pile="sprint tandem zugabe",
            holds="baustelle",
            yellow="5 B B B",
        ),
        "EndedLasting; turn yellow",
    ),
)
