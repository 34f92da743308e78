"""Card piles: draw pile, discards, hands, and cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from engine.action_cards.events import (
    BeganLasting,
    EndedLasting,
    PlayedCard,
    RegainedCard,
    ShuffledCards,
)
from engine.action_cards.table import ActionCardsTable
from engine.action_cards.views import Lasting
from engine.chance import Shuffle, Uniform
from engine.core import Decision, Script
from engine.views import Seat


def shuffle(t: ActionCardsTable) -> Script[None]:
    """Shuffle both piles, one of them empty, into an unknown draw pile."""
    cards = t.deck + t.discard
    _, order = yield Shuffle(len(cards))
    t.deck, t.discard = [cards[int(place)] for place in order.split()], []
    yield ShuffledCards(len(cards))


def take_card(t: ActionCardsTable) -> Script[str | None]:
    """Take the top card; None if all cards are in hands (E-13).

    When the pile is used up, the discards are shuffled ("SPIELBLAUF", paragraph 5).
    """
    if not t.deck and t.discard:
        yield from shuffle(t)
    return t.deck.pop() if t.deck else None


def put_away(t: ActionCardsTable, card: PlayedCard, pile: list[str]) -> None:
    """Put a played card on a *pile*, unless it stays in play."""
    if t.chain and t.chain[-1] is card:
        pile.append(t.chain.pop().card)


def give_back(t: ActionCardsTable, answers: Iterable[tuple[Seat, str]]) -> Script[None]:
    """Return cards that answered a called-off event to their hands (E-27a)."""
    for seat, card in answers:
        last = len(t.discard) - 1 - t.discard[::-1].index(card)
        t.hands[seat] = sorted([*t.hands[seat], t.discard.pop(last)])
        yield RegainedCard(seat, card)


def give_up(
    t: ActionCardsTable, prompt: str, counts: dict[Seat, int]
) -> Script[dict[Seat, list[str]]]:
    """Let seats choose cards to give up, unseen until all have chosen.

    Nobody is asked who holds no more than that: everybody sees how many they hold.
    """
    given: list[list[str]] = [[] for _ in t.hands]
    t.given = given
    for seat, count in counts.items():
        if len(t.hands[seat]) == count:
            given[seat], t.hands[seat] = t.hands[seat], []
    while due := [seat for seat, count in counts.items() if len(given[seat]) < count]:
        options = {
            seat: tuple(f"give {card}" for card in dict.fromkeys(t.hands[seat])) for seat in due
        }
        default = {seat: actions[0] for seat, actions in options.items()}
        who, action = yield Decision(prompt, options, tuple(due), None, default, secret=True)
        card = action.removeprefix("give ")
        t.hands[who].remove(card)
        given[who].append(card)
    t.given = []
    return {seat: given[seat] for seat in counts}


def stay(t: ActionCardsTable, lasting: Lasting) -> Script[None]:
    """Leave the present card on the table, with its effect."""
    t.chain.pop()
    t.lasting.append(lasting)
    yield BeganLasting(lasting.seat, lasting.card, lasting.sleeper, lasting.square)


def end(t: ActionCardsTable, ends: Callable[[Lasting], bool]) -> Script[None]:
    """Put cards that stayed on the table on the discards."""
    over = [each for each in t.lasting if ends(each)]
    t.lasting = [each for each in t.lasting if each not in over]
    for each in over:
        t.discard.append(each.card)
        yield EndedLasting(each.seat, each.card)


def conceal(t: ActionCardsTable, seat: Seat, at_once: Collection[str], uniform: Uniform) -> None:
    """Mix the draw pile and the hands of others, without *at_once* cards."""
    others = [hand for each, hand in enumerate(t.hands) if each != seat]
    cards = sorted([card for hand in others for card in hand] + t.deck)
    mixed = mix([each for each in cards if each not in at_once], uniform)
    for hand in others:
        hand[:], mixed = sorted(mixed[: len(hand)]), mixed[len(hand) :]
    t.deck = mix(mixed + [each for each in cards if each in at_once], uniform)


def mix(cards: list[str], uniform: Uniform) -> list[str]:
    """Return *cards* in another order."""
    order = Shuffle(len(cards)).draw(uniform).split()
    return [cards[int(place)] for place in order]
