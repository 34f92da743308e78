"""The action cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.action_cards.game import ActionCards
from engine.action_cards.rules import Asked, Deck
from engine.action_cards.table import DrewAtOnce
from engine.action_cards.views import CardSeen
from engine.catalog import ACTION_CARDS
from engine.chance import Chance
from engine.core import Event
from engine.own_decks import written
from tests.engine.action_cards import tables as cards
from tests.engine.classic.positions import COLOURS
from tests.told import Case, Found, begins, later, names, number, rule

OWN = written({**Deck.ours, "denkste": 0})
FULL = "denkste freigang sprint tandem zugabe"


@later
def after(
    *answers: str,
    of: str = "yellow",
    holds: str = "",
    others: Mapping[str, str] = {},
    game: ActionCards | None = None,
    auto: bool = True,
    turn: str = "yellow",
    deck: int | None = None,
    **given: str,
) -> Found:
    """Options of *of* after answers, as a rule in yellow's turn, with events and positions.

    Answers are like ``"roll 3"``, ``"move 1"``, ``"green play denkste"``; ``"all pass"`` closes all windows, and
    chance answers ``"dice 3 4"``.
    """
    game, hands = game or cards.cards(auto_draw=auto), {of: holds, **others}
    play, events = cards.on_turn(turn, game, hands=hands, deck=deck, **given), list[Event]()
    for answer in answers:
        who, _, what = answer.partition(" ")
        if who == "roll":
            events += cards.roll(play, int(what))
        elif who == "all":
            events += cards.all_pass(play)
        elif who == "dice":
            events += cards.chance(play, what)
        else:
            events += cards.do(play, *((who, what) if who in COLOURS else (turn, answer)))
    found = [*names(events), *(f"{each} {cards.stands(play, each)}" for each in COLOURS)]
    found += [f"piles {len(play.table.deck)} {len(play.table.discard)}"]
    found += [f"card {event.card}" for event in events if isinstance(event, CardSeen | DrewAtOnce)]
    if play.table.over:
        return [*found, "over"]
    if isinstance(play.pending, Chance):
        return [*found, f"chance {play.pending}"]
    options, waits = cards.options(play, of), [f"asked {each}" for each in cards.asked(play)]
    kinds = [each.split()[1] for each in options if each.startswith("play ")]
    usual = play.pending.default
    waits += [f"unanswered {COLOURS[seat]} {action}" for seat, action in usual.items()]
    told = (
        f"turn {cards.turn(play)}",
        f"prompt {cards.prompt(play)}",
        f"limit {play.pending.limit}",
        f"holds {cards.hand(play, of)}".strip(),
    )
    return [*found, *options, *kinds, *waits, *told]


page = partial(Case, "rules-action-cards")


def drawn(name: str, *then: str, **given: Any) -> Callable[[], Found]:
    """What *name* does as yellow draws it."""
    return after("roll 5", *then, **{"yellow": "39 d c B", "pile": name, **given})


def asking(asks: str) -> ActionCards:
    """A game in which these are asked."""
    return cards.cards(asked=asks)


two_denkste = {"yellow": "sprint denkste", "green": "denkste"}
sprints = {"yellow": "sprint"}
on_39: dict[str, Any] = {"yellow": "5 B B B", "green": "39 B B B"}
on_3: dict[str, Any] = {"yellow": "5 B B B", "green": "3 B B B"}

CASES = (
    page(
        "The classic game … On your turn you roll or play a card",
        after(holds="sprint tandem", yellow="5 9 B B"),
        "roll; sprint; tandem",
    ),
    page(
        "never both",
        after("roll 3", holds="sprint tandem", yellow="5 9 B B"),
        "not sprint; not tandem",
    ),
    page("plus 55 cards", lambda: [str(len(cards.cards().cards))], "55"),
    page("No one starts with cards", lambda: [str(cards.cards().new().hands)], "[[], [], [], []]"),
    page(
        "At the end of a turn in which you rolled, you may draw one card",
        after("roll 1", "move 1", auto=False, yellow="5 B B B", pile="sprint"),
        "draw; decline",
    ),
    page(
        "one a turn, even after a 6",
        after("roll 6", "move 1", yellow="5 6 7 8", pile="sprint"),
        "roll; not DrewCard",
    ),
    page(
        "even after a 6",
        after("roll 6", "move 1", "roll 1", "move 1", yellow="5 6 7 8", pile="sprint tandem"),
        "DrewCard; holds sprint; turn green",
    ),
    page(
        "even if you couldn’t move",
        after("roll 5", yellow="39 B B B", pile="sprint"),
        "Stuck; DrewCard; turn green",
    ),
    page(
        "With five or more in hand, you don’t draw",
        after("roll 1", "move 1", holds=FULL, yellow="5 B B B", pile="tempolimit"),
        "turn green; not DrewCard; not DrewAtOnce; not draw",
    ),
    page(
        "When the draw pile is empty, the discard pile is shuffled to make a new one",
        after("roll 1", "move 1", yellow="5 B B B", deck=0),
        "piles 0 55; chance Shuffle(cards=55)",
    ),
    page(
        "Several pieces can share a square on the track, even your own",
        after("roll 4", yellow="5 9 B B"),
        "move 1; move 2",
    ),
    page(
        "When you land on other players’ pieces, you choose",
        after("roll 4", yellow="5 B B B", green="39 39 B B"),
        "move 1; join 1",
    ),
    page(
        "send all of them home",
        after("roll 4", "move 1", yellow="5 B B B", green="39 39 B B"),
        "green B B B B",
    ),
    page(
        "or stand beside them",
        after("roll 4", "join 1", yellow="5 B B B", green="39 39 B B"),
        "green 39 39 B B; yellow 9 B B B",
    ),
    page(
        "With a 6, while pieces wait in your base, you have to bring one out or clear your start "
        "square – you choose which",
        after("roll 6", yellow="A 9 B B"),
        "enter; move 1; not move 2",
    ),
    page(
        "That goes for rolls, not for moves by a card",
        after(holds="wahlwuerfel", yellow="A 9 B B"),
        "play wahlwuerfel 6 2; play wahlwuerfel 2 2",
    ),
    page(
        "When a card moves a piece, it goes the whole way",
        after(holds="sprint", yellow="5 39 B B"),
        "play sprint 1; not play sprint 2",
    ),
    page(
        "can send pieces home unless the card shows ☮",
        after("play sprint 1", "all pass", **on_3, holds="sprint"),
        "green B B B B",
    ),
    page(
        "unless the card shows ☮",
        after("play tandem 1 2", "all pass", holds="tandem", yellow="5 9 B B", green="38 B B B"),
        "yellow 8 12 B B; green 38 B B B",
    ),
    page(
        "going forward can end in your goal",
        after("play sprint 1", holds="sprint", yellow="33 B B B"),
        "yellow b B B B",
    ),
    page(
        "Going backward never takes you into a goal",
        after(
            "play krebsgang 1 1",
            holds="krebsgang",
            game=cards.cards(backward_past_start=True),
            yellow="A B B B",
        ),
        "yellow 39 B B B",
    ),
    page(
        "You can only play a card if you can do everything it says",
        after(holds="tandem", yellow="5 B B B"),
        "roll; not tandem",
    ),
    page(
        "Any time: before a roll … no matter whose turn it is … They don’t use up your turn",
        after(of="green", holds="zugabe flohsprung", yellow="5 B B B", green="5 B B B"),
        "zugabe; flohsprung; asked yellow; prompt roll",
    ),
    page(
        "before a roll or after a move",
        after("roll 1", of="green", holds="zugabe flohsprung", yellow="5 9 B B", green="5 B B B"),
        "not zugabe; not flohsprung",
    ),
    page(
        "after a move",
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
    page(
        "right after another player’s roll",
        after("roll 1", of="green", holds="wuerfelpech", yellow="5 9 B B"),
        "wuerfelpech",
    ),
    page(
        "right after another player’s roll",
        after(of="green", holds="wuerfelpech", yellow="5 9 B B"),
        "not wuerfelpech",
    ),
    page(
        "responses when there is something to respond to",
        after("play sprint 1", of="green", holds="denkste", others=sprints, **on_3),
        "denkste",
    ),
    page(
        "when there is something to respond to",
        after(of="green", holds="denkste", **on_3),
        "not denkste",
    ),
    page(
        "They don’t use up your turn",
        after("play flohsprung 1 +1", "all pass", holds="flohsprung", yellow="5 B B B"),
        "turn yellow; roll; yellow 6 B B B",
    ),
    page(
        "At once: as soon as it’s drawn. Nothing cancels it … and you draw no other card in its place",
        after(
            "roll 5",
            of="red",
            holds="denkste aetsch schutzengel",
            yellow="39 B B B",
            pile="tempolimit",
        ),
        "DrewAtOnce; ActedAtOnce; turn green; not denkste; not prompt react; not DrewCard",
    ),
    page(
        "a guardian angel doesn’t help",
        drawn(
            "startschuss",
            "enter",
            of="red",
            holds="schutzengel retourkutsche",
            red="20 B B B",
        ),
        "DeclaredCapture; asked red; retourkutsche; not schutzengel",
    ),
    page(
        "If it moves everyone, you go first",
        after("roll 1", "move 1", yellow="5 20 B B", green="5 B B B", pile="voelkerwanderung"),
        "asked yellow; prompt card-move; move 1; move 2; green 5 B B B",
    ),
    page(
        "On your turn: instead of rolling",
        after(holds="sprint", yellow="5 6 7 8"),
        "roll; sprint",
    ),
    page(
        "not instead of the extra roll after a 6",
        after("roll 6", "move 1", holds="sprint", yellow="5 6 7 8"),
        "roll; not sprint",
    ),
    page(
        "Your turn then ends without drawing a card",
        after("play sprint 1", holds="sprint", yellow="5 B B B"),
        "turn green; not DrewCard",
    ),
    page(
        "after … as a 6, you roll again first",
        after("play denkste", "enter", holds="denkste", yellow="5 B B B"),
        "CountedAsSix; turn yellow; not DrewCard; roll",
    ),
    page(
        "When someone announces a card that can be stopped, I ask the players whose pieces",
        after(
            "play sprint 1",
            of="green",
            holds="denkste",
            others=sprints,
            **on_3,
            game=asking("concerned"),
        ),
        "asked green; denkste",
    ),
    page(
        "I ask the players whose … cards … it affects",
        after(
            "play taschendieb 1",
            game=asking("concerned"),
            others={"yellow": "taschendieb", "green": "sprint tandem", "red": "denkste"},
            yellow="5 B B B",
        ),
        "asked green; not asked red",
    ),
    page(
        "or turn it affects",
        after(
            "play schlafmuetze 1",
            game=asking("concerned"),
            others={"yellow": "schlafmuetze", "green": "sprint", "red": "denkste"},
            yellow="5 B B B",
        ),
        "asked green; not asked red",
    ),
    page(
        "if they hold cards",
        after("play sprint 1", others={"yellow": "sprint"}, **on_3, game=asking("concerned")),
        "turn green; not asked yellow; green B B B B",
    ),
    page(
        "In daily games … I ask everyone with cards",
        after(
            "play sprint 1",
            others={"yellow": "sprint", "red": "tandem"},
            **on_3,
            game=asking(str(Asked.by_days)),
        ),
        "asked red; not asked green; not asked black",
    ),
    page(
        "if it could bring a piece into the goal, I ask everyone with cards",
        after(
            "play sprint 1",
            others={"yellow": "sprint", "red": "tandem"},
            yellow="33 B B B",
            game=asking("concerned"),
        ),
        "asked red; not asked green; not asked black",
    ),
    page(
        "While the game waits, all others with cards can respond, too",
        after(
            "play sprint 1",
            of="red",
            holds="denkste",
            others={"yellow": "sprint", "green": "tandem"},
            **on_3,
            game=asking("concerned"),
        ),
        "asked green; not asked red; denkste",
    ),
    page(
        "cancels the card",
        after(
            "play sprint 1",
            "green play denkste",
            "all pass",
            others={**sprints, "green": "denkste aetsch"},
            yellow="5 B B B",
        ),
        "CancelledCard; yellow 5 B B B",
    ),
    page(
        "so does … if it affects only you",
        after(
            "play sprint 1",
            "green play aetsch",
            "all pass",
            others={**sprints, "green": "denkste aetsch"},
            **on_3,
        ),
        "CancelledCard; yellow 5 B B B; green 3 B B B",
    ),
    page(
        "if it affects only you",
        after(
            "play sprint 1", of="green", holds="denkste aetsch", others=sprints, yellow="5 B B B"
        ),
        "denkste; not aetsch",
    ),
    page(
        "A canceled card is gone – and if it was played instead of rolling, so is that turn",
        after(
            "play sprint 1",
            "green play denkste",
            "all pass",
            holds="sprint",
            others={"green": "denkste"},
            yellow="5 B B B",
        ),
        "CancelledCard; holds; turn green",
    ),
    page(
        "A crossed-out T … on a card means that this response doesn’t work",
        after(
            "play sprint 1",
            "green play aetsch",
            of="yellow",
            holds="sprint denkste",
            others={"green": "aetsch"},
            **on_3,
        ),
        "not denkste",
    ),
    page(
        "or N on a card means that this response doesn’t work",
        after(
            "play windstoss 1",
            of="green",
            holds="denkste aetsch",
            others={"yellow": "windstoss"},
            yellow="5 B B B",
            green="39 B B B",
        ),
        "denkste; not aetsch",
    ),
    page(
        "You can respond to a response: the last one played counts first",
        after(
            "play sprint 1",
            "green play denkste",
            "play denkste",
            "all pass",
            others=two_denkste,
            yellow="5 B B B",
        ),
        "yellow 13 B B B",
    ),
    page(
        "You’re also asked when your own pieces are about to be sent home",
        after("roll 4", "move 1", of="green", holds="schutzengel sprint", **on_39),
        "asked green; prompt react; schutzengel; pass; not sprint",
    ),
    page(
        "when your own pieces",
        after("roll 4", "move 1", others={"green": "schutzengel", "red": "sprint"}, **on_39),
        "asked green; not asked red",
    ),
    page(
        "No answer counts as a pass",
        after("roll 4", "move 1", others={"green": "schutzengel"}, **on_39),
        "unanswered green pass",
    ),
    page(
        "If you respond to a card with … or … and that card is then canceled, you get yours back",
        after(
            "play sprint 1",
            "green play schutzengel",
            "red pass",
            "red play denkste",
            "all pass",
            of="green",
            holds="schutzengel",
            others={"yellow": "sprint", "red": "denkste"},
            **on_3,
        ),
        "RegainedCard; holds schutzengel",
    ),
    page(
        "If you respond to a card with … or",
        after(
            "play sprint 1",
            "green play retourkutsche",
            "red pass",
            "red play denkste",
            "all pass",
            of="green",
            holds="retourkutsche",
            others={"yellow": "sprint", "red": "denkste"},
            **on_3,
        ),
        "RegainedCard; holds retourkutsche",
    ),
    page(
        "First to get all their pieces into the goal wins – even through a card on someone else’s turn",
        after(
            "green play flohsprung 4 +1",
            "all pass",
            others={"green": "flohsprung"},
            yellow="5 B B B",
            green="b c d 39",
        ),
        "Finished; over",
    ),
    rule("deck", "Our 55 cards once", lambda: [str(len(cards.cards().cards))], "55"),
    rule("deck", "our 55 cards twice", lambda: [str(len(cards.cards(deck="twice").cards))], "110"),
    rule(
        "deck",
        "your own deck. You can leave out individual cards",
        lambda: [str(len(cards.cards(deck=OWN).cards)), *cards.cards(deck=OWN).cards],
        "50; sprint; not denkste",
    ),
    rule(
        "auto-draw",
        "After your roll you always draw a card",
        after("roll 1", "move 1", yellow="5 B B B", pile="sprint"),
        "DrewCard; turn green; not draw",
    ),
    rule(
        "auto-draw",
        "Without this rule you may decline",
        after("roll 1", "move 1", "decline", auto=False, yellow="5 B B B", pile="sprint"),
        "DeclinedCard; turn green",
    ),
    rule(
        "auto-draw",
        "Some cards act at once",
        drawn("tempolimit"),
        "DrewAtOnce; ActedAtOnce",
    ),
    rule(
        "auto-draw",
        "not always in your favor",
        after("roll 1", "move 1", yellow="5 20 B B", pile="alle_zurueck"),
        "yellow 6 16 B B",
    ),
    rule(
        "four-arms",
        "Three players use the board with four arms",
        number(ACTION_CARDS, people=3, four_arms=True),
        "classic-4",
    ),
    rule(
        "four-arms",
        "Without this rule they sit at every second arm of six",
        lambda: [str(ACTION_CARDS.seating(3, ACTION_CARDS.values("book")).arms[0])],
        "(0, 2, 4)",
    ),
    rule(
        "backward-past-start",
        "A piece that goes backward may go on or past its own start square, whatever its card says",
        after(holds="krebsgang", game=cards.cards(backward_past_start=True), yellow="2 B B B"),
        "play krebsgang 2 1; play krebsgang 3 1",
    ),
    rule(
        "backward-past-start",
        "That saves it a whole lap",
        after(
            "play krebsgang 3 1",
            holds="krebsgang",
            game=cards.cards(backward_past_start=True),
            yellow="2 B B B",
        ),
        "yellow 39 B B B",
    ),
    rule("first-player", "The highest roll", begins(ACTION_CARDS, (0, 1, 2, 3), "2462"), "first 2"),
    rule(
        "first-player",
        "a random player",
        begins(ACTION_CARDS, (0, 1), "1", first_player="random"),
        "first 1; not OpeningRoll",
    ),
    rule(
        "first-player",
        "the host",
        begins(ACTION_CARDS, (2, 0, 1, 3), "", first_player="host"),
        "first 2; not OpeningRoll",
    ),
    rule(
        "pieces",
        "With fewer, only the innermost goal squares are your goal; "
        "where your way leads across the others",
        after("roll 2", "move 1", game=cards.cards(pieces="2"), yellow="39 20"),
        "yellow b 20",
    ),
    rule(
        "three-rolls",
        "Roll up to three times for a 6",
        after("roll 3", "roll 5", game=cards.cards(three_rolls=True)),
        "Stuck; turn yellow; roll",
    ),
    rule(
        "three-rolls",
        "up to three times",
        after("roll 3", "roll 5", "roll 2", game=cards.cards(three_rolls=True), pile="sprint"),
        "turn green",
    ),
    rule(
        "no-goal-jump",
        "Pieces in the goal can’t be jumped over",
        after("roll 4", game=cards.cards(no_goal_jump=True), yellow="38 a 5 B"),
        "move 3; not move 1",
    ),
    rule(
        "places",
        "When someone has won, the others play on for the next places",
        after("roll 1", "move 4", game=cards.cards(places=True), yellow="d c b 39", pile="sprint"),
        "Finished; turn green",
    ),
    rule(
        "six-arms",
        "A board with six arms, for two to six players",
        number(ACTION_CARDS, six_arms=True),
        "classic-6; people 6",
    ),
)
