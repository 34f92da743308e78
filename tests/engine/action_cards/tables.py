"""Tables by hand: ``on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B", green="13 B B B")``.

Squares are written as in `tests.engine.classic.positions`: ``B`` the base, ``A`` the start square,
numbers of steps from it, ``a`` to ``d`` the goal.  What yellow calls 13, green calls 3.  `pile` is
what will be drawn, in that order; all other cards lie below it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json

from engine.action_cards.cards import CardKind, Target
from engine.action_cards.game import ActionCards
from engine.action_cards.rules import PRESETS, RULES
from engine.action_cards.table import ActionCardsTable
from engine.action_cards.views import ActionCardsView
from engine.chance import Chance
from engine.core import CHANCE, Decision, Event, Play, State
from engine.rules import Value, choose
from engine.views import Action, Seat
from tests.engine.classic.positions import COLOURS, prompt, stand, turn

__all__ = ("prompt", "turn")

Cards = Play[ActionCardsTable]

NAMES = {-1: "B", 0: "A", 40: "a", 41: "b", 42: "c", 43: "d"}


def cards(people: int | Sequence[Seat] = 4, **rules: Value) -> ActionCards:
    """Return a game for so many, or for these seats, on four arms, with these rules.

    All holders of cards are asked for reactions, as they are by the day, whom a card concerns or not.
    """
    seats = (
        {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[people] if isinstance(people, int) else people
    )
    usual: dict[str, Value] = {"asked": "holders", "auto_draw": True, "four_arms": len(seats) == 3}
    return ActionCards(seats, choose(RULES, PRESETS["book"], {**usual, **rules}))


def on_turn(
    colour: str,
    game: ActionCards | None = None,
    /,
    *,
    hands: Mapping[str, str] = {},
    pile: str = "",
    deck: int | None = None,
    home: str = "",
    **pieces: str,
) -> Cards:
    """Return a game where it is *colour*'s turn.

    Args:
        colour: whose turn it is.
        game: another one than a game for four by the book.
        hands: by colour, the cards held.
        pile: the cards on top of the draw pile, the top one first.
        deck: how many cards the draw pile has, if it matters; the others are discarded.
        home: the colours that have finished, in that order.
        pieces: where the pieces of a colour stand; those not named wait in the base.
    """
    game = game or cards()
    held = {seat(each): sorted(own.split()) for each, own in hands.items()}
    above = pile.split()
    rest = Counter(game.cards)
    rest.subtract([*above, *(card for own in held.values() for card in own)])
    assert min(rest.values()) >= 0, "there are not so many cards"
    left = sorted(rest.elements())
    size = len(left) if deck is None else deck - len(above)
    laid = game.course.empty()
    for each, squares in pieces.items():
        laid[seat(each)] = stand(squares, game.course.track)
    done = [seat(each) for each in home.split()]
    table = ActionCardsTable(
        pieces=laid,
        turn=seat(colour),
        home=done,
        places=done[:],
        hands=[held.get(arm, []) for arm in range(game.course.arms)],
        deck=left[:size] + above[::-1],
        discard=left[size:],
    )
    return Play(game, State(json.encode(table)))


def seat(colour: str) -> Seat:
    return COLOURS.index(colour)


def table(play: Cards) -> ActionCardsTable:
    return play.table


def asked(play: Cards) -> list[str]:
    assert isinstance(play.pending, Decision), f"{play.pending} is asked"
    return [COLOURS[each] for each in play.pending.waits_for]


def options(play: Cards, colour: str) -> list[Action]:
    return list(play.options(seat(colour)))


def plays(play: Cards, colour: str) -> list[str]:
    """Return which cards *colour* may play, each with what it aims at."""
    return [each[5:] for each in options(play, colour) if each.startswith("play ")]


def moves(play: Cards, colour: str) -> list[Action]:
    """Return what *colour* may do but for cards and what is said about being asked."""
    return [each for each in options(play, colour) if each[:4] not in ("play", "pass", "ask-")]


def do(play: Cards, colour: str, action: Action) -> list[Event]:
    return play.answer(seat(colour), action)


def chance(play: Cards, *outcomes: object) -> list[Event]:
    """Let dice and deck answer so."""
    events = []
    for outcome in outcomes:
        assert isinstance(play.pending, Chance), f"{play.pending} is asked"
        events += play.answer(CHANCE, str(outcome))
    return events


def roll(play: Cards, *pips: int) -> list[Event]:
    """Let whoever is asked roll this, with one die for a roll."""
    events = do(play, asked(play)[0], "roll")
    return events + chance(play, *pips)


def all_pass(play: Cards) -> list[Event]:
    """Let everybody pass until nothing is open that can be reacted to."""
    events = []
    while isinstance(play.pending, Decision) and play.pending.prompt == "react":
        events += play.answer(play.pending.waits_for[0], "pass")
    return events


def lay(play: Cards, colour: str, card: str) -> list[Event]:
    """Let *colour* play a card, and nobody react."""
    return do(play, colour, f"play {card}") + all_pass(play)


def stands(play: Cards, colour: str) -> str:
    """Return where the pieces of *colour* stand, as `on_turn` takes it."""
    return " ".join(NAMES.get(at, str(at)) for at in play.table.pieces[seat(colour)])


def hand(play: Cards, colour: str) -> str:
    return " ".join(table(play).hands[seat(colour)])


def kinds(events: Sequence[Event]) -> list[str]:
    """Return what happened, by the names of the events alone."""
    return [type(event).__name__ for event in events]


def targets(play: Cards, kind: CardKind, colour: str) -> list[Target]:
    """Return at what *colour* may aim a card of this kind."""
    assert isinstance(play.game, ActionCards)
    return list(kind.targets(play.game, table(play), seat(colour)))


def view(play: Cards, colour: str | None = None, recent: Sequence[Event] = ()) -> ActionCardsView:
    """Return what *colour* sees (None: an onlooker)."""
    seen = play.game.view(play, None if colour is None else seat(colour), recent)
    assert isinstance(seen, ActionCardsView)
    return seen


def counters(play: Cards, colour: str) -> set[str]:
    """Return which cards *colour* may play against what was announced."""
    return {each.split()[0] for each in plays(play, colour)}


def drew(card: str, game: ActionCards | None = None, /, *, pips: int = 5, **given: Any) -> Cards:
    """Return a game in which black has just drawn *card*; it rolled something it cannot move."""
    play = on_turn("black", game, **{"pile": card, **given})
    roll(play, pips)
    return play


def before(card: str, **given: Any) -> Cards:
    """Return the same game before black rolls."""
    return on_turn("black", **{"pile": card, **given})


class Dealt(ActionCards):
    """The game as its first turn begins, with a card that captures and one for the other player."""

    def new(self) -> ActionCardsTable:
        table = super().new()
        table.turn = 0
        table.pieces[0][0], table.pieces[2][0] = 5, 33
        table.hands[0], table.hands[2] = ["sprint"], ["tandem"]
        for card in ("sprint", "tandem"):
            table.deck.remove(card)
        return table
