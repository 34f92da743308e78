"""Hands and windows of the action cards in every way in which what is sent can fail.

As in `tests.cogs.test_matrix`, in a game where cards are looked at, announced and answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.catalog import ACTION_CARDS
from engine.rules import Value
from engine.views import Seat
from tests.cogs.playing import again, hosted, lobby
from tests.cogs.test_matrix import CASES, FAULTS, KINDS, KNOWN, MINUTE, Play, agree, public
from tests.simulation import Person, Seen
from tests.words import ANY, EN, like

HANDS = ("denkste sprint sprint tandem", "denkste flohsprung zugabe", "denkste denkste tandem")
PIECES = ([5, 9, -1, -1], [3, 20, -1, -1], [0, 12, -1, -1])


class Dealt(ActionCards):
    """The game with cards in the hands, as the host's first turn begins, and windows of two hours.

    All players want to be always asked.
    """

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(seats, values)
        self.limits = {"window": 7200.0, "held": 7200.0, "brief": 7200.0}

    def new(self) -> ActionCardsTable:
        table = super().new()
        table.turn, table.orders = 0, dict.fromkeys(self.seats, "ask-always")
        for seat, (hand, pieces) in enumerate(zip(HANDS, PIECES, strict=True)):
            table.hands[seat], table.pieces[seat] = hand.split(), list(pieces)
            for card in table.hands[seat]:
                table.deck.remove(card)
        return table


RULES = {"four_arms": True}
DEALT = replace(ACTION_CARDS, make=Dealt, presets={**ACTION_CARDS.presets, "book": RULES})
"""Windows stay open, however often a minute has passed."""

HELD = (EN("button-my-hand"), EN("button-react"))
"""What the button says that leads to one's hand."""
NAMED = [EN(f"kind-{card}") for hand in HANDS for card in hand.split()]
CARDS = (
    *NAMED,
    *(EN("action-answer", card=card) for card in NAMED),
    EN("action-play", target="none"),
)
"""What is pressed to look at a card and to play it, beside its targets, which begin with a piece."""


class Evening(Play):
    """A world in which one thing goes wrong at every step of some turns with cards."""

    announced = 0
    """After how many steps everybody saw a card that was announced."""

    async def step(self, act: Callable[[], object], fault: str) -> None:
        world = self.world
        self.arm(fault)
        await act()  # type: ignore[misc]
        await world.settle()
        if world.mended():
            self.failed.add(fault)
        if self.killed or self.restart:
            self.killed = False
            await again(world)
        await world.advance(MINUTE)
        await self.put_back()
        world.forgive(KNOWN)
        await agree(world)
        announced = like(EN, "asked-card", about=ANY).search(self.board().text)
        self.announced += announced is not None

    async def put_back(self) -> None:
        """Put cards back that are still being looked at: their messages show a step, not a hand."""
        for person in self.world.people:
            own = [each for each in self.world.messages() if each.private]
            places = [*self.world.messages(person.dm), *own]
            for seen in [each for each in places if EN("button-back") in each.buttons]:
                await self.world.click(person, seen, EN("button-back"))

    def shown(self) -> Seen | None:
        """The board, if nobody has just deleted it."""
        return next((each for each in reversed(public(self.world)) if each.buttons), None)

    async def hand(self, person: Person) -> Seen | None:
        """A hand that somebody has: by direct message, else by the button of the board."""
        hands = [each for each in self.world.messages(person.dm) if each.buttons]
        return hands[-1] if hands else await self.opened(person)

    async def opened(self, person: Person) -> Seen | None:
        """A hand as a private answer."""
        board = self.shown()
        label = next((each for each in board.buttons if each in HELD), None) if board else None
        if board is None or label is None:
            return None
        answer = await self.world.click(person, board, label)
        return next((each for each in answer.messages if each.private and each.buttons), None)

    async def plays(self, person: Person, hand: Seen | None) -> None:
        """Take the first card that can be played, look at it, and play it."""
        for _ in range(4):
            if hand is None or not hand.here:
                return
            label = next(
                (each for each in hand.buttons if each in CARDS or each[0].isdigit()), None
            )
            if label is None:
                return
            await self.world.click(person, hand, label)

    async def announce(self) -> None:
        """Whoever is on turn plays a card by direct message."""
        person = await self.person()
        if person:
            await self.plays(person, await self.hand(person))

    async def react(self) -> None:
        """Whoever is asked opens the hand, which gives everybody more time, and answers from it."""
        person = await self.person()
        if person:
            await self.plays(person, await self.opened(person))

    async def look(self) -> None:
        """Somebody opens the hand, and only looks."""
        await self.opened(self.world.people[1])

    async def passes(self) -> None:
        """Whoever is asked passes, or rolls."""
        person, board = await self.person(), self.shown()
        if person and board:
            await self.world.click(person, board, next(iter(board.buttons)))

    async def person(self) -> Person | None:
        session = await self.session()
        if session is None or session.record.status != "running" or not session.waiting():
            return None
        return self.asked(session)


async def evening(file: Path, kind: str, restart: bool, first: int, count: int) -> Evening:
    """Play; the faults begin with the one at *first*."""
    faults = [FAULTS[(first + place) % len(FAULTS)] for place in range(count)]
    async with hosted(file, 3, catalog={"action_cards": DEALT}) as world:
        await lobby(world, game="action_cards")
        play = Evening(world, kind, restart)
        acts = [
            play.start,
            play.start,
            play.look,
            play.announce,
            play.react,
            play.react,
            play.passes,
            play.passes,
        ]
        acts += [play.passes, play.announce, play.look, play.passes]
        for place, act in enumerate(acts):
            await play.step(act, faults[place % len(faults)])
    return play


@pytest.mark.parametrize("kind", ["answer", "hand edit", "private edit"])
async def test_hands_and_windows_are_mended_within_a_minute(kind: str, tmp_path: Path) -> None:
    """Another fault at every step of what is special here: hands and panels; some with restarts."""
    place = list(KINDS).index(kind)
    file, restart = tmp_path / "p.sqlite3", place % 2 == 0
    # Which faults come first decides whether a card is announced in so short an evening.
    played = await evening(file, kind, restart, 3 * place + 2, len(FAULTS))
    assert played.failed
    assert played.announced > 1


@pytest.mark.soak
@pytest.mark.parametrize("fault", range(len(FAULTS)))
@pytest.mark.parametrize(("kind", "restart"), CASES)
async def test_hands_and_windows_are_repaired_after_every_fault(
    kind: str, restart: bool, fault: int, tmp_path: Path
) -> None:
    """The whole product: each fault of each kind at every step."""
    await evening(tmp_path / "p.sqlite3", kind, restart, fault, 1)
