"""What happens at tables, as the story tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.catalog import CLASSIC
from tests.told import Case, Found, begins
from tests.told.action_cards import after, asking, drawn, on_3, on_39, sprints
from tests.told.card_race import held
from tests.told.classic import moved, pair, rolled, shared
from tests.told.tournament import fined, timed
from tests.told.walls import shuffled, way


def event(name: str, quote: str, found: Callable[[], Found], says: str) -> Case:
    """A case of an event."""
    return Case(f"event-{name}", quote, found, says)


def broken(number: int, quote: str, found: Callable[[], Found], says: str) -> Case:
    """A case of a broken MUST by its number."""
    return event("broke", quote, found, f"MUST {number}; {says}")


def next_turn(*said: str, red: str, **given: Any) -> Callable[[], Found]:
    """What comes of a card of red's, after green said at one of yellow's when it wants to be asked."""
    orders = [f"green {each}" for each in said[:1]]
    return after(
        "play sprint 1",
        *orders,
        *said[1:],
        "all pass",
        "roll 5",
        "red play sprint 1",
        others={"yellow": "sprint", "green": "tandem", "red": "sprint"},
        **{"yellow": "5 B B B", "green": "39 d B B", "pile": "zugabe", "red": red, **given},
    )


RACES = (
    event(
        "opening-roll",
        "rolls … to see who goes first",
        begins(CLASSIC, (0, 1, 2, 3), "2462"),
        "OpeningRoll; first 2",
    ),
    event("began.headline", "begins", begins(CLASSIC, (0, 1, 2, 3), "2462"), "Began; first 2"),
    event(
        "began.headline",
        "begins",
        begins(CLASSIC, (2, 0, 1, 3), "", first_player="host"),
        "Began; first 2; not OpeningRoll",
    ),
    event("rolled", "rolls", rolled(3, yellow="5 B B B"), "Rolled; move 1"),
    event(
        "stuck", "can’t move", rolled(5, yellow="39 B B B"), "Stuck; yellow 39 B B B; turn green"
    ),
    event(
        "captured.headline",
        "sends … home",
        moved(4, "move 1", yellow="5 B B B", green="39 B B B"),
        "Captured; green B B B B",
    ),
    event(
        "moved", "piece … from … to", moved(4, "move 1", yellow="5 B B B"), "Moved; yellow 9 B B B"
    ),
    event(
        "moved",
        "neutral piece … from … to",
        moved(3, "neutral 1", **shared, yellow="5 B B B", black="9 B B B"),
        "Moved; black 12 B B B",
    ),
    event("moved", "comes out on", moved(6, "enter", yellow="5 B B B"), "Moved; yellow 5 A B B"),
    event(
        "overlooked",
        "missed a capture: piece … goes back to the base",
        moved(4, "move 2", compulsory_capture="penalty", yellow="5 20 B B", green="39 B B B"),
        "Overlooked; yellow B 24 B B; green 39 B B B",
    ),
    event(
        "came-home",
        "all neutral pieces are in the goal",
        moved(1, "neutral 4", **shared, yellow="5 B B B", black="d c b 39"),
        "CameHome; black d c b a; not Finished",
    ),
    event(
        "came-home",
        "all pieces are in the goal, one more color to go",
        moved(1, "move 4", **pair, yellow="d c b 39", red="5 B B B"),
        "CameHome; yellow d c b a; not Finished; not over",
    ),
    event(
        "came-home",
        "all pieces are in the goal, one more color to go",
        moved(1, "move 4", **shared, yellow="d c b 39", black="5 B B B"),
        "CameHome; yellow d c b a; not Finished; not over",
    ),
    event(
        "rolls-again",
        "rolls again",
        moved(6, "move 1", yellow="5 9 c d"),
        "RollsAgain; turn yellow; roll",
    ),
    event(
        "finished.headline",
        "finishes … first",
        moved(1, "move 4", yellow="d c b 39"),
        "Finished; first yellow; place 1",
    ),
    event(
        "finished.headline",
        "second",
        moved(1, "move 4", places=True, home="red", yellow="d c b 39", **{"red": "d c b a"}),
        "Finished; first red; place 2",
    ),
    event(
        "finished.headline",
        "third",
        moved(
            1,
            "move 4",
            places=True,
            home="red green",
            yellow="d c b 39",
            **{"red": "d c b a", "green": "d c b a"},
        ),
        "Finished; place 3; over",
    ),
    event(
        "finished.headline", "st … nd … rd … th", moved(1, "move 4", yellow="d c b 39"), "Finished"
    ),
    event(
        "time-up.headline",
        "That’s it! We count the squares",
        timed(yellow="A 5 d B", green="5 B B B"),
        "TimeUp; (0, 100); (1, 15); over",
    ),
    broken(
        4,
        "breaks MUST … a 6 has to bring a piece out",
        fined(6, "move 1", yellow="5 20 B B"),
        "Broke",
    ),
    broken(
        5,
        "the start square has to be cleared",
        fined(3, "move 2", yellow="A 20 B B"),
        "Broke",
    ),
    broken(8, "the roll has to be moved", fined(3, "pass", yellow="5 20 c d"), "Broke"),
    broken(
        10,
        "someone had to be sent home",
        fined(4, "move 2", yellow="5 20 a d", green="39 B B B"),
        "Broke",
    ),
    broken(
        14,
        "the goal has to be entered … nothing moves, and the turn is over",
        fined(3, "move 1", yellow="5 38 c d"),
        "Broke; yellow 5 38 c d; turn green; not Fined",
    ),
    event(
        "fined",
        "pays for it: piece … goes back to the base",
        fined(3, "move 2", yellow="A 20 B B"),
        "Fined; yellow B 20 B B",
    ),
    event(
        "set-walls",
        "the walls are shuffled",
        shuffled("shuffled", "3 0 4 2 1", "0", "0", "0", "0", "0"),
        "not the same",
    ),
    event("rolled-two", "rolls", way("2 5", "go 1 +2 +5", red="12"), "RolledTwo"),
    event(
        "went",
        "piece … to",
        way("2 5", "go 1 +2 +5", red="12"),
        "Went; red 19 B B B",
    ),
)

DICE = (
    event("shuffled", "shuffled … die cards", held("2 6", "new 2", deck=1), "shuffles 124"),
    event("drew-dice", "draws … a die", held("2 6", "new 2"), "DrewDice; draws 1; holds 2"),
    event("drew-dice", "draws … dice", held("4 4", yellow="37 | 38 | 39"), "DrewDice; draws 2"),
    event("began-row", "plays … and starts row … at", held("2 6", "new 2"), "BeganRow; yellow 2"),
    event(
        "extended-row",
        "plays … row … goes from … to",
        held("3 5", "row 1 3", yellow="2 4"),
        "ExtendedRow; yellow 2 4 7",
    ),
    event(
        "stole.headline",
        "takes the … from",
        held("3 6", "row 1 3", yellow="9", green="8 12 15"),
        "Stole; yellow 9 12; green 8 15",
    ),
    event(
        "took-own",
        "takes the … from row",
        held("3 6", "row 1 3", yellow="9 | 12", green="15"),
        "TookOwn; yellow 9 12",
    ),
    event(
        "scored-row.headline",
        "reaches 40 with row … for cards … for stars, now",
        held("2 5", "row 1 2", yellow="30 38", points=3),
        "ScoredRow; points 9",
    ),
    event(
        "showed-hand",
        "has to show … neither fits",
        held("4 4", yellow="37 | 38 | 39"),
        "ShowedHand; not row 1 4; not new 4",
    ),
    event(
        "dropped-row",
        "gives row … back",
        held("4 6", "drop 2", people=2, stuck="drop_row", yellow="37 | 38 | 39"),
        "DroppedRow; yellow 37 |  | 39",
    ),
    event(
        "reached-target",
        "has … points and wins",
        held("1 2", "row 1 2", people=2, yellow="38", points=36),
        "ReachedTarget; points 40; over",
    ),
)

CARDS = (
    event(
        "shuffled-cards",
        "shuffled … cards",
        after(
            "roll 1",
            "move 1",
            f"dice {' '.join(map(str, range(55)))}",
            yellow="5 B B B",
            deck=0,
        ),
        "ShuffledCards",
    ),
    event(
        "drew-card",
        "draws … a card",
        after("roll 5", yellow="39 B B B", pile="sprint"),
        "DrewCard; holds sprint",
    ),
    event(
        "declined-card",
        "draws no card",
        after("roll 1", "move 1", "decline", auto=False, yellow="5 B B B", pile="sprint"),
        "DeclinedCard; holds",
    ),
    event("drew-at-once", "draws", drawn("tempolimit"), "DrewAtOnce; card tempolimit"),
    event(
        "acted-at-once.headline",
        "takes effect right away",
        drawn("tempolimit"),
        "ActedAtOnce; BeganLasting",
    ),
    event(
        "played-card.headline",
        "plays",
        after("play sprint 1", holds="sprint", yellow="5 B B B"),
        "PlayedCard; holds",
    ),
    event(
        "cancelled-card.headline",
        "is canceled",
        after(
            "play sprint 1",
            "green play denkste",
            "all pass",
            others={**sprints, "green": "denkste aetsch"},
            yellow="5 B B B",
        ),
        "CancelledCard; yellow 5 B B B",
    ),
    event(
        "regained-card",
        "takes … back into their hand",
        after(
            "play sprint 1",
            "green play schutzengel",
            "red pass",
            "red play denkste",
            "all pass",
            of="green",
            holds="schutzengel",
            others={**sprints, "red": "denkste"},
            **on_3,
        ),
        "RegainedCard; holds schutzengel",
    ),
    event(
        "held-window",
        "wants to think: more time for everyone",
        after(
            "play sprint 1",
            "green hold",
            game=asking("concerned"),
            others={**sprints, "green": "tandem"},
            **on_3,
        ),
        "HeldWindow; limit held",
    ),
    event(
        "ordered-pass",
        "passes for the rest of this turn",
        after(
            "play zugabe",
            "green pass-turn",
            "dice 1",
            "move 1",
            "play sprint 1",
            others={"yellow": "zugabe sprint", "green": "tandem"},
            yellow="5 B B B",
        ),
        "OrderedPass; yellow 14 B B B; turn green",
    ),
    event(
        "ordered-pass",
        "always passes from now on",
        next_turn("pass-always", red="5 B B B"),
        "OrderedPass; red 13 B B B; turn black",
    ),
    event(
        "ordered-pass",
        "from now on is asked only about what concerns them",
        next_turn("pass-unless-concerned", red="5 B B B"),
        "OrderedPass; red 13 B B B; turn black",
    ),
    event(
        "ordered-pass",
        "only about what concerns them",
        next_turn("pass-unless-concerned", red="21 B B B"),
        "OrderedPass; red 21 B B B; asked green; prompt react",
    ),
    event(
        "ordered-pass",
        "is asked about every card from now on",
        next_turn("ask-always", game=asking("concerned"), yellow="1 B B B", red="5 B B B"),
        "OrderedPass; red 5 B B B; asked green; prompt react",
    ),
    event(
        "declared-capture",
        "is about to send … home",
        after("roll 4", "move 1", others={"green": "schutzengel"}, **on_39),
        "DeclaredCapture; green 39 B B B; prompt react",
    ),
    event(
        "guarded.headline",
        "The guardian angel watches over … no piece is sent home",
        after(
            "roll 4",
            "move 1",
            "green play schutzengel",
            "all pass",
            others={"green": "schutzengel"},
            **on_39,
        ),
        "Guarded; green 39 B B B",
    ),
    event(
        "sent-home.headline",
        "sends … home",
        after(
            "play rausschmeisser 1 20", holds="rausschmeisser", yellow="5 B B B", green="9 B B B"
        ),
        "SentHome; green B B B B",
    ),
    event(
        "pushed-back",
        "blows … s piece … back, from … to",
        after("play windstoss 1", holds="windstoss", yellow="5 B B B", green="7 B B B"),
        "PushedBack; green 1 B B B",
    ),
    event(
        "swapped-pieces",
        "piece … to … s … to",
        after("play platztausch 1 1 1", holds="platztausch", yellow="5 B B B", green="9 B B B"),
        "SwappedPieces; yellow 19 B B B; green 35 B B B",
    ),
    event(
        "counted-as-six",
        "uses … as a 6",
        after("play denkste", "enter", holds="denkste", yellow="5 B B B"),
        "CountedAsSix; yellow 5 A B B",
    ),
    event(
        "rolled-dice",
        "rolls",
        after("play doppelzug", "dice 3 4", holds="doppelzug", yellow="5 9 B B"),
        "RolledDice; move 1 with 3; move 2 with 4",
    ),
    event(
        "lost-die",
        "the … is lost",
        after("play dampfwalze", "dice 6", holds="dampfwalze", yellow="39 d c B"),
        "LostDie; yellow 39 d c B; turn green",
    ),
    event(
        "could-not",
        "sits this one out",
        drawn("voelkerwanderung", yellow="39 B c d"),
        "CouldNot; yellow 39 B c d",
    ),
    event(
        "could-not",
        "sits this one out",
        drawn("startschuss", "decline"),
        "CouldNot; yellow 39 d c B",
    ),
    event(
        "took-card",
        "takes … a card … from",
        after(
            "play taschendieb 1",
            "all pass",
            "dice 0",
            "dice 0",
            holds="taschendieb",
            others={"green": "sprint tandem"},
            yellow="5 B B B",
        ),
        "TookCard; holds sprint tandem",
    ),
    event(
        "passed-on",
        "passes … a card … to",
        drawn("karussell", of="green", others={"yellow": "sprint"}),
        "PassedOn; holds sprint",
    ),
    event(
        "discarded-cards",
        "discards",
        drawn("inventur", "green give sprint", of="green", holds="sprint tandem zugabe denkste"),
        "DiscardedCards; holds denkste tandem zugabe",
    ),
    event(
        "began-lasting",
        "stays on the table … on square",
        after("play baustelle 19", holds="baustelle", yellow="5 B B B"),
        "BeganLasting; piles 54 0",
    ),
    event(
        "began-lasting",
        "will skip a turn",
        after("play schlafmuetze 1", holds="schlafmuetze", yellow="5 B B B"),
        "BeganLasting; SleptThrough",
    ),
    event(
        "ended-lasting",
        "is over",
        drawn("tempolimit", "roll 5", "roll 5", "roll 5", pile="tempolimit sprint tandem zugabe"),
        "EndedLasting; turn yellow",
    ),
    event(
        "slept-through",
        "sleeps through the turn",
        after("play schlafmuetze 1", holds="schlafmuetze", yellow="5 B B B"),
        "SleptThrough; turn red",
    ),
)

CASES = (*RACES, *DICE, *CARDS)
