"""Card play: offers at every pause, announcement, answers, and effect.

`ask` lets cards in at every pause, `announce` plays one and carries it out unless it is cancelled,
`window` asks the others whether they react.  A counter is a card as well and is played in the same
way, so that what was played last comes off first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from typing import ClassVar

from msgspec.structs import replace

from engine.action_cards.cards import Announced, CardKind, Steps, Target
from engine.action_cards.kinds import KINDS
from engine.action_cards.kinds.outside_turns import capturing
from engine.action_cards.table import (
    FOR_THE_TURN,
    ORDERS,
    ActedAtOnce,
    ActionCardsTable,
    CancelledCard,
    DeclaredCapture,
    Guard,
    HeldWindow,
    PlayedCard,
    changes,
    give_back,
    listens,
    order,
    put_away,
)
from engine.classic.course import Move
from engine.core import HOLD, PASS, Decision, Limit, Script
from engine.own_decks import cards_of
from engine.rules import Value
from engine.views import Action, Seat

NONE: Mapping[Seat, tuple[Action, ...]] = {}

MOMENTS = {"roll": "pause", "draw": "pause", "move": "roll", "card-move": "roll"}
"""By prompt: what moment of a turn it is.  At others nothing can be played."""

IN_VAIN = 3
"""Windows that a player may hold in a game, and play no card in them, before the time for it is brief."""

ANSWER = "answer"
FITTING: Mapping[str, Set[str]] = {
    **{moment: {moment} for moment in ("turn", "pause", "roll")},
    ANSWER: {"announced", "capture"},
}
"""By moment: what it is called when a card may be played then, in its data."""


class PlayingCards(Steps):
    """The classic game in which cards are played."""

    kinds: ClassVar[Mapping[str, CardKind]] = KINDS

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(seats, values)
        self.asks = str(values["asked"])
        """For whose reaction it waits: a value of the rule `Asked`."""
        self.silence_passes = self.asks == "concerned"
        self.usual = ORDERS[1] if self.silence_passes else ORDERS[0]
        """The standing order of a player who has said nothing."""
        if not self.silence_passes:
            self.limits = {"window": 20.0}
        self.cards = cards_of(
            str(values["deck"]), {key: kind.card.copies for key, kind in self.kinds.items()}
        )
        self.fitting = {
            moment: {key for key, kind in self.kinds.items() if moments & {*kind.card.when}}
            for moment, moments in FITTING.items()
        }
        """By moment: the kinds of cards that may be played then, if there is a target; and those that
        answer what is announced."""
        self.answering = [self.kinds[key] for key in self.fitting[ANSWER] & {*self.cards}]
        """The kinds of cards in the deck that answer what is announced."""

    def open_to_all(
        self,
        t: ActionCardsTable,
        question: Decision,
        plays: Mapping[Seat, tuple[Action, ...]] = NONE,
    ) -> Decision:
        """Return *question* with the cards of all holders, which are private.

        Args:
            t: the table.
            question: what is asked, of which nothing is a secret.
            plays: by seat, the cards that may be played as an answer to it.
        """
        if not any(t.hands) and not t.orders:
            return question  # and everybody knows that nobody can do anything besides
        moment = MOMENTS[question.prompt]
        options = {
            seat: (*actions, *plays.get(seat, ())) for seat, actions in question.options.items()
        }
        for seat in self.around(t, question.waits_for[0]):
            besides = self.plays(t, seat, moment)
            if seat in t.orders and moment == "pause":
                besides = [*besides, self.usual]
            if besides:
                options[seat] = (*options.get(seat, ()), *besides)
        known = tuple(action for actions in question.options.values() for action in actions)
        watched = self.watching(t, question) if moment == "roll" and t.repeatable else ()
        return replace(question, options=options, secret=True, open=known, watched_by=watched)

    @staticmethod
    def watching(t: ActionCardsTable, question: Decision) -> tuple[Seat, ...]:
        """Return the seats that could void a roll: holders of cards (E-28).

        By public knowledge.
        """
        return tuple(
            seat for seat, hand in enumerate(t.hands) if hand and seat not in question.waits_for
        )

    def ask(self, t: ActionCardsTable, question: Decision) -> Script[Action | None]:
        """Ask the question, and let cards in."""
        who, action = yield self.open_to_all(t, question)
        if who in question.options and action in question.options[who]:
            return action
        yield from self.act_at_pause(t, who, action)
        return None

    def plays(self, t: ActionCardsTable, seat: Seat, moment: str) -> list[Action]:
        """Return the cards playable by *seat* at this *moment*, with their targets."""
        hand, fitting = t.hands[seat], self.fitting[moment]
        if fitting.isdisjoint(hand):
            return []
        return [
            f"play {key} {target.name}".rstrip()
            for key in dict.fromkeys(hand)
            if key in fitting
            for target in self.kinds[key].targets(self, t, seat)
        ]

    def targeted(self, t: ActionCardsTable, seat: Seat, action: Action) -> tuple[CardKind, Target]:
        """Return the card and the target of an action."""
        key, _, name = action.removeprefix("play ").partition(" ")
        kind = self.kinds[key]
        return kind, next(each for each in kind.targets(self, t, seat) if each.name == name)

    def announce(
        self, t: ActionCardsTable, seat: Seat, kind: CardKind, target: Target
    ) -> Script[bool]:
        """Announce a card with its target; carry it out unless cancelled."""
        t.hands[seat].remove(kind.key)
        played = announcing(seat, kind.key, target)
        t.chain.append(played)
        yield played
        guard = yield from self.window(t, played)
        if guard.cancelled:
            yield CancelledCard(seat, kind.key)
            yield from give_back(t, guard.answers)
        else:
            t.granted = guard if target.captures else None
            yield from kind.run(self, t, seat, target)
        put_away(t, played, t.discard)
        return not guard.cancelled

    # Reactions.

    def declare(self, t: ActionCardsTable, move: Move, by: Seat) -> Script[Guard]:
        """Open a reaction window for owners of pieces about to be captured."""
        if not move.captures:
            return Guard()
        at_once = any(self.kinds[each.card].card.timing == "at once" for each in t.chain)
        about = DeclaredCapture(by, move.step, at_once)
        if not self.asked(t, about, self.concerned(t, about)):
            return Guard()
        yield about
        return (yield from self.window(t, about))

    def window(self, t: ActionCardsTable, about: Announced) -> Script[Guard]:
        """Ask all permitted seats, at the same time; return the outcome.

        It is over when all have passed, something was cancelled, or nothing is left that could be
        answered.  A counter that is itself cancelled opens it anew for all who have not passed (E-10).
        """
        guard = Guard(concerned=self.concerned(t, about))
        t.guards.append(guard)
        limit: Limit = "window"
        holder: Seat | None = None
        held, passed = False, set[Seat]()
        due = self.asked(t, about, guard.concerned)
        while due and not guard.cancelled:
            who, action = yield Decision(
                "react",
                self.reactions(t, due, passed, about, held),
                tuple(due),
                about,
                dict.fromkeys(due, PASS),
                secret=True,
                open=always(held),
                limit=limit,
            )
            if action == PASS:
                due.remove(who)
                passed.add(who)
                continue
            if action == HOLD:
                held, holder, limit = True, who, self.hold(t, who)
                yield HeldWindow(who)
            elif action == FOR_THE_TURN or action in ORDERS:
                yield from order(t, who, action, self.usual)
            else:
                key = action.removeprefix("play ")
                target = Target(victim=about.seat)
                if who == holder and who in t.holds:
                    t.holds[who], holder = t.holds[who] - 1, None
                if (yield from self.announce(t, who, self.kinds[key], target)):
                    passed.add(who)
            asked = self.asked(t, about, guard.concerned)
            due = [seat for seat in due if seat in asked and seat not in passed]
        t.guards.pop()
        return guard

    def hold(self, t: ActionCardsTable, seat: Seat) -> Limit:
        """Record that *seat* holds a window; return the window's limit.

        It is brief once *seat* has held three windows and played no card in them (E-36).
        """
        if self.asks != "concerned":
            return "window"
        before = t.holds.get(seat, 0)
        t.holds[seat] = before + 1
        return "held" if before < IN_VAIN else "brief"

    def reactions(
        self,
        t: ActionCardsTable,
        due: Sequence[Seat],
        passed: Collection[Seat],
        about: Announced,
        held: bool,
    ) -> dict[Seat, tuple[Action, ...]]:
        """Return the options of *due* seats, and of holders not yet *passed*."""
        every = always(held)
        found = {}
        for seat in self.able(t, about):
            if seat in due:
                found[seat] = (*every, *changes(t, seat, self.usual))
            elif seat not in passed and t.hands[seat] and self.asks == "concerned":
                found[seat] = (*every[2:], *changes(t, seat, self.usual))
            else:
                continue
            found[seat] += tuple(self.answers(t, seat, about))
        return found

    def asked(
        self, t: ActionCardsTable, about: Announced, concerned: Collection[Seat]
    ) -> list[Seat]:
        """Return the seats waited for, given those *concerned* (E-36, E-24).

        Only a player who holds a card is asked, whichever it is.
        """
        return [
            seat
            for seat in self.able(t, about)
            if t.hands[seat] or self.asks == "all"
            if listens(t, seat, seat in concerned, self.usual)
        ]

    def able(self, t: ActionCardsTable, about: Announced) -> list[Seat]:
        """Return the seats that could respond, by public knowledge of the deck."""
        crossed = self.crossed(about)
        able = [kind for kind in self.answering if kind.key not in crossed]
        return [
            seat
            for seat in self.around(t, about.seat)
            if seat != about.seat and any(kind.answers(self, t, seat, about) for kind in able)
        ]

    def concerned(self, t: ActionCardsTable, about: Announced) -> frozenset[Seat]:
        """Return the seats an announcement concerns, by public knowledge.

        A card that could bring a piece into the goal is about everybody's game, an answer about what
        it answers (E-36).
        """
        if isinstance(about, DeclaredCapture):
            return frozenset(piece.seat for piece in about.step.captures)
        if self.asks != "concerned":
            return frozenset(about.affected)
        if t.guards:
            return t.guards[-1].concerned.union(about.affected)
        kind = self.kinds[about.card]
        if self.leads_home(t, kind, about):
            return frozenset(self.clockwise)
        return frozenset(kind.concerns(self, t, about))

    def leads_home(self, t: ActionCardsTable, kind: CardKind, played: PlayedCard) -> bool:
        """Return whether a card could bring a piece into the goal."""
        goal = self.ways.track
        ways = [(step.start, step.to) for step in played.steps]
        for pips in kind.rolls:
            moves = self.by_pips(t, played.seat, pips, rolled=False)
            ways += [(move.at, move.to) for move in moves]
        return any(start < goal <= to for start, to in ways)

    def crossed(self, about: Announced) -> Sequence[str]:
        """Return the kinds of cards that cannot answer the announcement."""
        return self.kinds[about.card].card.crossed if isinstance(about, PlayedCard) else ()

    def answers(self, t: ActionCardsTable, seat: Seat, about: Announced) -> list[Action]:
        """Return the cards of *seat* that may answer the announcement."""
        hand, crossed = t.hands[seat], self.crossed(about)
        if self.fitting[ANSWER].isdisjoint(hand):
            return []
        return [
            f"play {key}"
            for key in dict.fromkeys(hand)
            if key not in crossed and self.kinds[key].answers(self, t, seat, about)
        ]

    def act_at_once(self, t: ActionCardsTable) -> Script[None]:
        """Carry out drawn at-once cards, in the order of drawing.

        Until none waits they lie aside: what one of them has set off does not draw it again, so that
        there is an end to it even where all other cards are in hands (E-12).
        """
        while t.drawn:
            seat, card = t.drawn.pop(0)
            acting = PlayedCard(seat, card)
            t.chain.append(acting)
            yield ActedAtOnce(seat, card)
            yield from self.kinds[card].run(self, t, seat, Target())
            put_away(t, acting, t.acted)
        t.discard, t.acted = t.discard + t.acted, []


def always(held: bool) -> tuple[Action, ...]:
    """Return the answers open to all in a window.

    More time is asked once.
    """
    return (PASS, FOR_THE_TURN) if held else (PASS, FOR_THE_TURN, HOLD)


def announcing(seat: Seat, card: str, target: Target) -> PlayedCard:
    """Return the announcement when *seat* plays a card."""
    return PlayedCard(
        seat,
        card,
        target.steps,
        target.victim,
        target.square,
        target.pips,
        target.affected(seat),
    )


# Reasons against cards in a hand, each a key of a text.


REASONS = (
    *("turn", "rolled", "target", "announced", "capture", "crossed", "alone", "helpless"),
    *("answered", "asked", "pause", "roll"),
)
"""All there are."""


def held_back(
    game: PlayingCards,
    t: ActionCardsTable,
    seat: Seat,
    asked: Decision,
    playable: Collection[str],
) -> Iterator[tuple[str, str]]:
    """Yield the unplayable kinds of *seat* while *asked*, each with its reason.

    It comes of that hand and of what lies open alone.
    """
    for card in dict.fromkeys(t.hands[seat]):
        if card not in playable:
            yield card, _reason(game, t, seat, asked, card)


def _reason(game: PlayingCards, t: ActionCardsTable, seat: Seat, asked: Decision, card: str) -> str:
    about, when = asked.about, game.kinds[card].card.when
    if isinstance(about, PlayedCard | DeclaredCapture):
        return _unanswering(game, t, seat, asked, card)
    if "capture" in when:
        return "capture"
    if "announced" in when and not ("turn" in when and t.turn == seat):
        return "announced"
    if "roll" in when:
        return "roll"
    if "pause" in when:
        return "target" if MOMENTS.get(asked.prompt) == "pause" else "pause"
    if t.turn != seat:
        return "turn"
    fits = asked.prompt == "roll" and any(True for _ in game.kinds[card].targets(game, t, seat))
    return "rolled" if fits or asked.prompt != "roll" else "target"


def _unanswering(
    game: PlayingCards, t: ActionCardsTable, seat: Seat, asked: Decision, card: str
) -> str:
    """Return the reason why a card is no answer to the announcement."""
    about, when = asked.about, game.kinds[card].card.when
    assert isinstance(about, PlayedCard | DeclaredCapture)
    if "capture" in when:
        return "helpless" if capturing(seat, about) else "capture"
    if "announced" not in when:
        on_turn = "turn" in when and t.turn == seat
        return "answered" if on_turn else next(each for each in when if each != "drawn")
    if about.seat == seat:
        return "answered"
    if isinstance(about, DeclaredCapture):
        return "announced"
    if seat not in asked.options:
        return "asked"
    return "crossed" if card in game.crossed(about) else "alone"
