"""The classic game with action cards (rulebook 003): a turn is a roll or a card.

The classic's turn is taken as it is; here stands only what is different.  `ask` lets cards in at
every pause, `play` announces a card and carries it out unless it is cancelled, `window` asks the
others whether they react.  A counter is a card as well and is played in the same way, so that what
was played last comes off first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.action_cards.cards import Announced, Kind, Target
from engine.action_cards.deck import cards_of
from engine.action_cards.events import (
    EVENTS,
    ActedAtOnce,
    BeganLasting,
    CancelledCard,
    DeclaredCapture,
    DeclinedCard,
    DiscardedCards,
    DrewAtOnce,
    DrewCard,
    EndedLasting,
    HeldWindow,
    OrderedPass,
    PlayedCard,
    RolledDice,
    SentHome,
    ShuffledCards,
    SleptThrough,
)
from engine.action_cards.kinds import KINDS
from engine.action_cards.look import look, seen_card
from engine.action_cards.rules import BASIC, RULES
from engine.action_cards.seats import around_the_board
from engine.action_cards.table import HAND_LIMIT, ActionCardsTable, Guard, Lasting
from engine.action_cards.views import ActionCardsView, CardChoice
from engine.action_cards.ways import Ways
from engine.classic.course import Move
from engine.classic.events import Rolled, RollsAgain
from engine.classic.game import Race
from engine.classic.rules import ClassicRule
from engine.core import (
    ROLL,
    Decision,
    Event,
    Play,
    Question,
    Roll,
    Script,
    Shuffle,
    TurnOver,
    Uniform,
)
from engine.rules import Value
from engine.seating import Seating
from engine.views import BASE, Action, Choice, Seat

PASS: Action = "pass"
HOLD: Action = "hold"
FOR_THE_TURN: Action = "pass-turn"
ORDERS: tuple[Action, ...] = ("ask-always", "pass-unless-concerned", "pass-always")
"""What a seat may say about being asked: the first is how it begins."""
DRAW: Action = "draw"
DECLINE: Action = "decline"

NONE: Mapping[Seat, tuple[Action, ...]] = {}

MOMENTS = {"roll": "pause", "draw": "pause", "move": "roll", "card-move": "roll"}
"""By prompt: what moment of a turn it is.  At others nothing can be played."""


class ActionCards(Race[ActionCardsTable]):
    """The classic game with action cards, with the seats taken and the rules chosen."""

    key: ClassVar[str] = "action_cards"
    version: ClassVar[int] = 1
    happenings = (*Race.happenings, *EVENTS)  # type: ignore[assignment]
    basic: ClassVar[tuple[type[ClassicRule], ...]] = BASIC
    rules: ClassVar[tuple[type[ClassicRule], ...]] = RULES
    kinds: ClassVar[Mapping[str, Kind]] = KINDS
    questions: ClassVar[dict[str, tuple[str, ...]]] = {
        "roll": ("roll", "play", *ORDERS),
        "draw": (DRAW, DECLINE),
        "react": (PASS, HOLD, FOR_THE_TURN),
        "card-move": ("move", "join", "enter", "join-enter", DECLINE),
        "pass-on": ("give",),
        "discard": ("give",),
    }

    @staticmethod
    def seating(people: int, values: Mapping[str, Value]) -> Seating:
        """Return where people sit."""
        return around_the_board(people, values)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(ActionCardsTable, seats, values)
        self.ways = Ways(self.course, self.bars, bool(values["backward_past_start"]))
        self.auto_draw = values["auto_draw"]
        self.only_holders = values["skip_empty_windows"]
        self.limits = {"window": float(values["reaction_seconds"])}
        self.cards = cards_of(
            str(values["deck"]), {key: kind.card for key, kind in self.kinds.items()}
        )
        self.in_play = [self.kinds[key] for key in sorted(set(self.cards))]

    def new(self) -> ActionCardsTable:
        """Nobody holds a card; the pile is not shuffled yet ("Spielvorbereitung")."""
        classic = super().new()
        hands: list[list[str]] = [[] for _ in range(self.course.arms)]
        return ActionCardsTable(pieces=classic.pieces, hands=hands, deck=list(self.cards))

    # The turn.

    def turn(self, t: ActionCardsTable) -> Script[None]:
        """What lasted until now ends; who sleeps is skipped; all others take a turn."""
        if t.turn is None:
            yield from self.shuffle(t)
        elif (yield from self.wake(t, t.turn)):
            return
        yield from super().turn(t)

    def wake(self, t: ActionCardsTable, seat: Seat) -> Script[bool]:
        """End what lasts until the turn of *seat*; return whether the turn is slept through."""
        yield from self.end(t, lambda each: each.seat == seat and each.sleeper is None)
        asleep = seat in t.asleep
        if asleep:
            yield SleptThrough(seat)
            yield from self.end(t, lambda each: each.sleeper == seat)
        return asleep

    def take(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Roll and move, then perhaps draw; a card instead of the roll ends the turn."""
        yield from super().take(t, seat)
        if not t.counted:
            yield from self.offer_card(t, seat)

    def what_to_do(self, t: ActionCardsTable, seat: Seat, further: bool) -> Decision:
        """To roll or to play a card, not both ("SPIELBLAUF", paragraph 1)."""
        question = super().what_to_do(t, seat, further)
        plays = () if further or t.counted else tuple(self.plays(t, seat, "turn"))
        return self.open_to_all(t, question, {seat: plays})

    def aside(self, t: ActionCardsTable, who: Seat, action: Action) -> Script[None]:
        """Play a card, or note what somebody says about being asked; then the pause goes on."""
        if action in ORDERS:
            yield from self.order(t, who, action)
            return
        kind, target = self.aimed(t, who, action)
        works = yield from self.announce(t, who, kind, target)
        if not t.chain:
            yield from self.act_at_once(t)
        if "turn" in kind.card.when:
            if not works or not t.counted:
                raise TurnOver
            yield from self.move_six(t, who)
        if not t.chain and t.turn is not None and self.done(t, t.turn):
            raise TurnOver

    def move_six(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Move by a card that counts as a rolled 6; a further roll follows, but no card (E-30)."""
        t.rolled, t.dice, t.roller = 6, [6], seat
        move = yield from self.choose(t, seat)
        assert move is not None, "the card could not be played"
        yield from self.make(t, move, seat)
        if not self.goes_on(t, seat, move):
            raise TurnOver
        yield RollsAgain(seat)

    def hand_on(self, t: ActionCardsTable) -> None:
        """Clear the table of what belonged to the turn."""
        super().hand_on(t)
        t.passing, t.offer, t.repeatable, t.counted = [], [], False, False

    def roll(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """Roll the die; until a move is chosen the roll can be declared void (E-28)."""
        yield from self.throw(t, seat)
        t.repeatable = True

    def question(self, t: ActionCardsTable, seat: Seat, moves: list[Move], tried: int) -> Decision:
        """Ask which of *moves* to make, while others may declare the roll void."""
        return self.open_to_all(t, super().question(t, seat, moves, tried))

    def movable(self, t: ActionCardsTable, seat: Seat) -> list[Move]:
        """Return the moves by the roll: to capture or to join are two."""
        return self.by_pips(t, seat, t.rolled, rolled=True)

    def make(self, t: ActionCardsTable, move: Move, by: Seat) -> Script[None]:
        """Make a move; those whom it would capture may react before."""
        t.repeatable, t.offer = False, []
        guard, t.granted = t.granted, None
        if guard is None:
            guard = yield from self.declare(t, move, by)
        captures = tuple(piece for piece in move.captures if piece[0] not in guard.spared)
        yield from super().make(t, replace(move, captures=captures), by)
        if guard.avenger in {owner for owner, _ in captures} and 0 <= move.to < self.course.track:
            assert guard.avenger is not None
            yield from self.set_home(t, move.seat, move.piece, guard.avenger)

    def arrive(self, t: ActionCardsTable, seat: Seat, by: Seat) -> Script[None]:
        """Who is home holds no cards any more; a win counts at once (E-22, E-25)."""
        yield from super().arrive(t, seat, by)
        if t.over:
            raise TurnOver
        if hand := t.hands[seat]:
            t.hands[seat], t.discard = [], t.discard + hand
            yield DiscardedCards(seat, tuple(hand))
        yield from self.end(t, lambda each: seat in (each.seat, each.sleeper))

    def offer_card(self, t: ActionCardsTable, seat: Seat) -> Script[None]:
        """After a roll, the top card may be drawn by who holds fewer than five (E-7)."""
        while not self.done(t, seat) and len(t.hands[seat]) < HAND_LIMIT and self.left(t):
            action: Action | None = DRAW
            if not self.auto_draw:
                choice = Decision("draw", {seat: (DRAW, DECLINE)}, (seat,), None, {seat: DRAW})
                action = yield from self.ask(t, choice)
            if action == DRAW:
                yield from self.draw(t, seat)
                yield from self.act_at_once(t)
            elif action == DECLINE:
                yield DeclinedCard(seat)
            if action is not None:
                return

    # Playing cards.

    def open_to_all(
        self,
        t: ActionCardsTable,
        question: Decision,
        plays: Mapping[Seat, tuple[Action, ...]] = NONE,
    ) -> Decision:
        """Return *question* with what those who hold cards may do besides, unseen by the others.

        Args:
            t: the table.
            question: what is asked, of which nothing is a secret.
            plays: by seat, the cards that may be played as an answer to it.
        """
        moment = MOMENTS[question.prompt]
        options = {
            seat: (*actions, *plays.get(seat, ())) for seat, actions in question.options.items()
        }
        if moment != "roll" or t.repeatable:
            for seat in self.around(t, question.waits_for[0]):
                orders = ORDERS[:1] if seat in t.orders and moment == "pause" else ()
                if besides := (*self.plays(t, seat, moment), *orders):
                    options[seat] = (*options.get(seat, ()), *besides)
        if not any(t.hands) and not t.orders:
            return question  # and everybody knows that nobody can do anything besides
        known = tuple(action for actions in question.options.values() for action in actions)
        watched = self.watching(t, question) if moment == "roll" and t.repeatable else ()
        return replace(question, options=options, secret=True, open=known, watched_by=watched)

    @staticmethod
    def watching(t: ActionCardsTable, question: Decision) -> tuple[Seat, ...]:
        """Return who might declare a roll void, by what everybody knows: they hold a card (E-28)."""
        return tuple(
            seat for seat, hand in enumerate(t.hands) if hand and seat not in question.waits_for
        )

    def ask(self, t: ActionCardsTable, question: Decision) -> Script[Action | None]:
        """Ask; None if something else has been done at the pause, so that it is asked anew."""
        who, action = yield self.open_to_all(t, question)
        if who in question.options and action in question.options[who]:
            return action
        yield from self.aside(t, who, action)
        return None

    def plays(self, t: ActionCardsTable, seat: Seat, moment: str) -> Iterator[Action]:
        """Yield the cards that *seat* may play at this *moment*, each with what it aims at."""
        for key in dict.fromkeys(t.hands[seat]):
            kind = self.kinds[key]
            if moment in kind.card.when:
                for target in kind.targets(self, t, seat):
                    yield f"play {key} {target.name}".rstrip()

    def aimed(self, t: ActionCardsTable, seat: Seat, action: Action) -> tuple[Kind, Target]:
        """Return which card an action plays, and at what it aims."""
        key, _, name = action.removeprefix("play ").partition(" ")
        kind = self.kinds[key]
        return kind, next(each for each in kind.targets(self, t, seat) if each.name == name)

    def announce(self, t: ActionCardsTable, seat: Seat, kind: Kind, target: Target) -> Script[bool]:
        """Announce a card with its target, and carry it out unless it is cancelled."""
        t.hands[seat].remove(kind.key)
        played = announcing(seat, kind.key, target)
        t.chain.append(played)
        yield played
        guard = yield from self.window(t, played)
        if guard.cancelled:
            yield CancelledCard(seat, kind.key)
        else:
            t.granted = guard if target.captures else None
            yield from kind.run(self, t, seat, target)
        self.put_away(t, played)
        return not guard.cancelled

    @staticmethod
    def put_away(t: ActionCardsTable, card: PlayedCard) -> None:
        """Put a card on the discards, unless it stays on the table."""
        if t.chain and t.chain[-1] is card:
            t.discard.append(t.chain.pop().card)

    # Reactions.

    def declare(self, t: ActionCardsTable, move: Move, by: Seat) -> Script[Guard]:
        """Let those react whose pieces are about to be captured."""
        at_once = any(self.kinds[each.card].card.timing == "at once" for each in t.chain)
        about = DeclaredCapture(by, move.step, at_once)
        if not move.captures or not self.asked(t, about):
            return Guard()
        yield about
        return (yield from self.window(t, about))

    def window(self, t: ActionCardsTable, about: Announced) -> Script[Guard]:
        """Ask everybody who may react, all at the same time; return what comes of it.

        It is over when all have passed or something was cancelled.  A counter that is itself
        cancelled opens it anew for all who have not passed (E-10).
        """
        guard, held = Guard(), False
        t.guards.append(guard)
        due = self.asked(t, about)
        while due and not guard.cancelled:
            every = (PASS, FOR_THE_TURN, *(() if held else (HOLD,)))
            options = {
                seat: (*every, *self.changes(t, seat), *self.answers(t, seat, about))
                for seat in due
            }
            default = dict.fromkeys(due, PASS)
            who, action = yield Decision(
                "react",
                options,
                tuple(due),
                about,
                default,
                secret=True,
                open=every,
                limit="window",
            )
            if action == HOLD:
                held = True
                yield HeldWindow(who)
            elif action == PASS:
                due.remove(who)
            elif action == FOR_THE_TURN or action in ORDERS:
                yield from self.order(t, who, action)
                due = [seat for seat in due if self.listens(t, seat, about)]
            else:
                key = action.removeprefix("play ")
                target = Target(victim=about.seat)
                if (yield from self.announce(t, who, self.kinds[key], target)):
                    due.remove(who)
                due = [seat for seat in due if t.hands[seat] or not self.only_holders]
        t.guards.pop()
        return guard

    def asked(self, t: ActionCardsTable, about: Announced) -> list[Seat]:
        """Return who is asked about something announced: by what everybody knows.

        That is who holds a card, whichever, if there is any kind of card that would fit.
        """
        return [
            seat
            for seat in self.around(t, about.seat)
            if seat != about.seat
            and (t.hands[seat] or not self.only_holders)
            and any(self.fits(t, kind, seat, about) for kind in self.in_play)
            and self.listens(t, seat, about)
        ]

    def fits(self, t: ActionCardsTable, kind: Kind, seat: Seat, about: Announced) -> bool:
        """Whether a card of this kind could be played by *seat* against what was announced."""
        crossed = isinstance(about, PlayedCard) and kind.key in self.kinds[about.card].card.crossed
        return not crossed and kind.answers(t, seat, about)

    def answers(self, t: ActionCardsTable, seat: Seat, about: Announced) -> Iterator[Action]:
        """Yield the cards that *seat* holds and may play against what was announced."""
        for key in dict.fromkeys(t.hands[seat]):
            if self.fits(t, self.kinds[key], seat, about):
                yield f"play {key}"

    def listens(self, t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
        """Whether *seat* wants to be asked about this."""
        concerned = isinstance(about, DeclaredCapture) or seat in about.affected
        order = t.orders.get(seat, ORDERS[0])
        return seat not in t.passing and (order == ORDERS[0] or (order == ORDERS[1] and concerned))

    def order(self, t: ActionCardsTable, seat: Seat, action: Action) -> Script[None]:
        """Note in which windows *seat* need not be asked, for everybody to see."""
        if action == FOR_THE_TURN:
            t.passing.append(seat)
        elif action == ORDERS[0]:
            del t.orders[seat]
        else:
            t.orders[seat] = action
        yield OrderedPass(seat, action)

    @staticmethod
    def changes(t: ActionCardsTable, seat: Seat) -> tuple[Action, ...]:
        """Return what *seat* may say about being asked that it has not said already."""
        return tuple(each for each in ORDERS if each != t.orders.get(seat, ORDERS[0]))

    # What the scripts of cards are made of.

    def around(self, t: ActionCardsTable, seat: Seat) -> list[Seat]:
        """Return those who are still in the game, clockwise from *seat*."""
        found = [seat]
        while (each := self.next[found[-1]]) != seat:
            found.append(each)
        return [each for each in found if not self.done(t, each)]

    def left(self, t: ActionCardsTable) -> int:
        """Return how many cards can be drawn."""
        return len(t.deck) + len(t.discard)

    def least(self, t: ActionCardsTable, seat: Seat) -> Seat:
        """Return who has come least far by the sum of all pieces (from the base: none)."""
        return min(self.around(t, seat), key=lambda each: sum(t.pieces[each]))

    def by_pips(self, t: ActionCardsTable, seat: Seat, pips: int, rolled: bool) -> list[Move]:
        """Return what *seat* can move so far; if *rolled*, as duties and speed limits have it."""
        limit = t.fastest() if rolled else None
        blocked = [self.ways.called(seat, place) for place in t.blocked]
        found = [
            each
            for move in self.moves(t.pieces, seat, pips)
            if move.at == BASE
            or (
                (limit is None or pips <= limit)
                and not any(move.at < at <= move.to for at in blocked)
            )
            for each in self.ways.landing(t, move)
        ]
        return self.duties.best(found, BASE in t.pieces[seat]) if rolled else found

    def throw(self, t: ActionCardsTable, seat: Seat, dice: int = 1) -> Script[None]:
        """Roll dice, which then lie on the table."""
        _, pips = yield ROLL if dice == 1 else Roll(dice)
        t.dice, t.roller = [int(each) for each in pips.split()], seat
        t.rolled = t.dice[0]
        yield Rolled(seat, t.rolled) if dice == 1 else RolledDice(seat, tuple(t.dice))

    def roll_and_move(self, t: ActionCardsTable, seat: Seat, repeatable: bool) -> Script[None]:
        """Roll once and move; no further roll follows, and no card."""
        yield from self.throw(t, seat)
        t.repeatable = repeatable
        move = yield from self.choose(t, seat)
        if move is not None:
            yield from self.make(t, move, seat)

    def by_dice(
        self, t: ActionCardsTable, seat: Seat, offer: Callable[[], list[Move]]
    ) -> Script[Move | None]:
        """Let *seat* choose a move by dice rolled for a card, while they can be declared void."""
        t.repeatable = True
        while moves := offer():
            move = yield from self.choose_card_move(t, seat, moves)
            if move is not None:
                return move
        return None

    def pick(
        self, t: ActionCardsTable, seat: Seat, offer: list[Move], may: bool = False
    ) -> Script[Move | None]:
        """Let *seat* choose one of the moves of a card; what has only one answer is not asked."""
        t.repeatable = False
        if len(offer) == 1 and not may:
            return offer[0]
        return (yield from self.choose_card_move(t, seat, offer, may)) if offer else None

    def choose_card_move(
        self, t: ActionCardsTable, seat: Seat, moves: list[Move], may: bool = False
    ) -> Script[Move | None]:
        """Ask which of *moves* to make; None if none is wanted, or the dice have changed."""
        t.offer = moves
        actions = (*(move.action for move in moves), *((DECLINE,) if may else ()))
        question = Decision("card-move", {seat: actions}, (seat,), None, {seat: actions[0]})
        action = yield from self.ask(t, question)
        t.offer = []
        return next((move for move in moves if move.action == action), None)

    def set_home(self, t: ActionCardsTable, seat: Seat, piece: int, by: Seat) -> Script[None]:
        """Set a piece back to its base without capturing it."""
        at, t.pieces[seat][piece] = t.pieces[seat][piece], BASE
        yield SentHome(seat, piece, by, at)

    def draw(self, t: ActionCardsTable, seat: Seat, cards: int = 1) -> Script[None]:
        """Draw cards; when the pile is used up, the discards are shuffled.

        What takes effect at once lies open, and waits until the present card is done (E-12).  When
        all cards are in hands, none is drawn (E-13).
        """
        for _ in range(cards):
            if not t.deck and t.discard:
                yield from self.shuffle(t)
            if not t.deck:
                return
            card = t.deck.pop()
            if self.kinds[card].card.timing == "at once":
                t.drawn.append((seat, card))
                yield DrewAtOnce(seat, card)
            else:
                t.hands[seat] = sorted([*t.hands[seat], card])
                yield DrewCard(seat, card)

    def act_at_once(self, t: ActionCardsTable) -> Script[None]:
        """Carry out what was drawn and takes effect at once, in the order of drawing."""
        while t.drawn:
            seat, card = t.drawn.pop(0)
            acting = PlayedCard(seat, card)
            t.chain.append(acting)
            yield ActedAtOnce(seat, card)
            yield from self.kinds[card].run(self, t, seat, Target())
            self.put_away(t, acting)

    def shuffle(self, t: ActionCardsTable) -> Script[None]:
        """Make both piles, of which one is empty, the draw pile, in an order that nobody knows."""
        cards = t.deck + t.discard
        _, order = yield Shuffle(len(cards))
        t.deck, t.discard = [cards[int(place)] for place in order.split()], []
        yield ShuffledCards(len(cards))

    def give_up(
        self, t: ActionCardsTable, prompt: str, counts: dict[Seat, int]
    ) -> Script[dict[Seat, list[str]]]:
        """Let seats choose so many cards of their hands, unseen until all have chosen."""
        given: list[list[str]] = [[] for _ in t.hands]
        t.given = given
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

    def stay(self, t: ActionCardsTable, lasting: Lasting) -> Script[None]:
        """Leave the present card on the table, with its effect."""
        t.chain.pop()
        t.lasting.append(lasting)
        yield BeganLasting(lasting.seat, lasting.card, lasting.sleeper, lasting.square)

    def end(self, t: ActionCardsTable, ends: Callable[[Lasting], bool]) -> Script[None]:
        """Put cards that stayed on the table on the discards."""
        over = [each for each in t.lasting if ends(each)]
        t.lasting = [each for each in t.lasting if each not in over]
        for each in over:
            t.discard.append(each.card)
            yield EndedLasting(each.seat, each.card)

    # What is seen.

    def view(
        self, play: Play[ActionCardsTable], seat: Seat | None, recent: Sequence[Event]
    ) -> ActionCardsView:
        """Build up what *seat* may see: what lies open, and its own hand."""
        t = play.table
        race = super().view(play, seat, recent)
        plays = () if seat is None else tuple(self.playable(t, seat, play.pending))
        about = play.pending.about if isinstance(play.pending, Decision) else None
        capture = about.step if isinstance(about, DeclaredCapture) else None
        return look(race, t, seat, plays, capture, recent)

    def playable(self, t: ActionCardsTable, seat: Seat, asked: Question) -> Iterator[CardChoice]:
        """Yield the cards that *seat* may play now, each with what it would announce."""
        actions = asked.options.get(seat, ()) if isinstance(asked, Decision) else ()
        about = asked.about if isinstance(asked, Decision) else None
        targets: dict[str, dict[str, Target]] = {}
        for action in actions:
            if not action.startswith("play "):
                continue
            key, _, name = action.removeprefix("play ").partition(" ")
            if isinstance(about, PlayedCard | DeclaredCapture):
                target = Target(victim=about.seat)
            else:
                if key not in targets:
                    found = self.kinds[key].targets(self, t, seat)
                    targets[key] = {each.name: each for each in found}
                target = targets[key][name]
            yield CardChoice(action, seen_card(announcing(seat, key, target)))

    def choices(self, play: Play[ActionCardsTable]) -> tuple[Choice, ...]:
        """Return the moves among which a seat is to choose, by a roll or by a card."""
        assert isinstance(play.table, ActionCardsTable)
        if offer := play.table.offer:
            return tuple(Choice(move.action, move.step) for move in offer)
        return super().choices(play)

    def conceal(self, t: ActionCardsTable, seat: Seat, uniform: Uniform) -> None:
        """Mix the draw pile and the hands of the others, in which no card is that acts at once."""
        others = [hand for each, hand in enumerate(t.hands) if each != seat]
        cards = sorted(card for hand in others for card in hand) + t.deck
        held = [each for each in cards if self.kinds[each].card.timing != "at once"]
        mixed = shuffled(held, uniform)
        for hand in others:
            hand[:], mixed = sorted(mixed[: len(hand)]), mixed[len(hand) :]
        rest = [each for each in cards if self.kinds[each].card.timing == "at once"]
        t.deck = shuffled(mixed + rest, uniform)


def announcing(seat: Seat, card: str, target: Target) -> PlayedCard:
    """Return what is announced when *seat* plays a card."""
    return PlayedCard(
        seat,
        card,
        target.steps,
        target.victim,
        target.square,
        target.pips,
        target.affected(seat),
    )


def shuffled(cards: list[str], uniform: Uniform) -> list[str]:
    """Return *cards* in another order."""
    order = Shuffle(len(cards)).draw(uniform).split()
    return [cards[int(place)] for place in order]
