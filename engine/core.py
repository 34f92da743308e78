"""The core: turns as scripts, run until a choice is needed.

Theory of operation
    A turn is a generator, written in the order of the rulebook.  It yields an `Event` to say what
    happened, a `Decision` to ask seats what they do and a `Chance` to ask the dice or the
    shuffled deck, and is sent the answer.  A generator cannot be stored, so a `State` is the table
    as the turn began and the answers given since.  The script run again with the same answers
    comes to the same point.  Everything random or from outside enters as an answer.

Rules of this module
    1. Nothing here knows any game, person, clock, message or database.
    2. An answer that is refused has changed nothing.
    3. Scripts are deterministic: no `random`, no time, no order of sets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct, field, json
from msgspec.structs import replace

from engine.chance import Chance, Uniform
from engine.seating import reseated
from engine.views import Action, Seat, View

Answer: TypeAlias = tuple[Seat, Action]

CHANCE: Seat = -1
"""The seat of the dice and of the shuffled deck."""

META: Seat = -3
"""The seat of notes among the answers that are no part of the game, such as who plays a seat."""

TIME_UP: Action = "time-up"
"""A note that the rules learn of: the time that they give for the whole game is over."""

PASS: Action = "pass"
"""To do nothing where something could be done: no move at a price, no card in a window."""

HOLD: Action = "hold"
"""To ask for more time in a window."""

Limit: TypeAlias = Literal["move", "window", "held", "brief", "moment", "roll"]
"""What time is given for: to play on, to react to what somebody else does, the same once a player
has asked for more time and once that has happened too often, or to interrupt what needs no time: a choice,
or a roll that comes by itself."""

WINDOWS: frozenset[Limit] = frozenset(("window", "held", "brief"))
"""The limits of time to react."""


class IllegalAction(ValueError):
    """An action that is not legal for that seat at present."""


class TurnOver(Exception):
    """The end of this turn, raised by a script at any depth."""


class OtherVersion(ValueError):
    """A stored table of a shape this version cannot take up."""


class Event(Struct, frozen=True, gc=False, tag=True):
    """An event of the game, named in the past tense."""

    asks: ClassVar[Literal[False]] = False
    """What a script yields is told apart by this: looking it up is cheaper than `isinstance`."""
    captures: ClassVar[int] = 0
    """How many pieces it set back, for statistics."""
    rolled: ClassVar[bool] = False
    """Whether it says what dice show, as whoever is asked next sees as well."""
    moves: ClassVar[bool] = True
    """Whether something lies otherwise after it."""
    reveals: ClassVar[bool] = False
    """Whether somebody knows more by it than everybody could foretell, such as a card that was hidden."""

    @property
    def actor(self) -> Seat | None:
        """The seat that acted, if any."""
        return getattr(self, "seat", None)

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as *seat* sees it (None: an onlooker)."""
        return self


class Decision(Struct, frozen=True, gc=False):
    """A question to seats, with their options."""

    asks: ClassVar[Literal[True]] = True
    chance: ClassVar[Literal[False]] = False
    prompt: str
    """What is asked, as a key of the texts."""
    options: Mapping[Seat, Sequence[Action]]
    """The legal actions of every seat that may answer."""
    waits_for: Sequence[Seat]
    """The seats without whose answer the game does not go on; the others may interrupt.

    Everybody may know who is waited for; in a secret question, nobody who else could answer."""
    about: Event | None = None
    """What an answer would prevent or change, for reactions."""
    default: Mapping[Seat, Action] = {}
    """What is done for a seat that does not answer in time."""
    secret: bool = False
    """Whether only the seat itself may see its options and its answer."""
    open: Sequence[Action] = ()
    """The actions that are no secret even so: what everybody knows to be possible."""
    limit: Limit = "move"
    """What time is given for; how long that is, the table says."""
    watched_by: Sequence[Seat] = ()
    """Who may interrupt, as far as everybody knows: a choice that takes no time waits for them."""

    def seen_by(self, seat: Seat | None) -> Decision:
        """Return this question as *seat* sees it (None: an onlooker).

        Others of whose options nothing is to be seen do not show up at all.
        """
        if not self.secret:
            return self
        shown = {
            each: tuple([one for one in own if each == seat or not self.hides(one)])
            for each, own in self.options.items()
        }
        return replace(
            self,
            options={each: own for each, own in shown.items() if own},
            default={
                each: own
                for each, own in self.default.items()
                if each == seat or not self.hides(own)
            },
            about=self.about and self.about.seen_by(seat),
        )

    def hides(self, action: Action) -> bool:
        """Return whether an action is private to its seats."""
        return self.secret and action not in self.open


encode = json.Encoder().encode

OVER = Decision("over", {}, ())

R = TypeVar("R")
Question: TypeAlias = Decision | Chance
Script: TypeAlias = Generator[Event | Decision | Chance, Answer, R]


class Table(Struct, kw_only=True):
    """The table as data, which scripts change in place."""

    over: bool = False
    turn: Seat | None = None
    """Whose turn it is; None until that is settled."""
    struck: dict[Seat, Seat] = field(default_factory=dict)
    """By colour that lost a piece or a figure to another: to which it lost the last."""


T = TypeVar("T", bound=Table)


class State(Struct, frozen=True):
    """A game at rest."""

    table: bytes
    """The table as the turn began."""
    answers: tuple[Answer, ...] = ()
    """The answers since."""
    seq: int = 0
    """How many answers the table had been given when the turn began."""
    chances: int = 0
    """How many of them came from the dice or the deck."""


class Game(ABC, Generic[T]):
    """A rule system with its rules chosen and its seats taken."""

    key: ClassVar[str]
    """Names the system in the catalog and in stored tables."""
    version: ClassVar[int] = 1
    """Of its tables, its actions and its turns; raised whenever running games notice a change."""
    oldest: ClassVar[int] = 1
    """The first version whose tables can still be taken up."""
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], None]]] = {}
    """By version: makes a table of it one of the next, in place; none where the shape is the same."""
    happenings: ClassVar[tuple[type[Event], ...]]
    """All its events."""
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By prompt the verbs of actions that hardly come up in games by chance, for tests of texts."""
    declines: ClassVar[frozenset[Action]] = frozenset()
    """What leaves a move undone that could be made, on purpose."""
    non_moves: ClassVar[frozenset[Action]] = frozenset()
    """What people say about being asked: it changes nothing else."""
    opening: ClassVar[Action | None] = None
    """What a player says by opening their hand, where that may be said."""

    def __init__(self, table: type[T], seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.players: Mapping[Seat, tuple[Seat, ...]] = {seat: (seat,) for seat in seats}
        """By player, named by the seat where it sits: the colours it plays, that seat first."""
        self.limits: Mapping[Limit, float] = {}
        """Seconds that the rules give; what they do not say is for the table."""
        self.silence_passes = False
        """Whether nobody has to answer in a window: so short that a press counts by when it was made."""
        self.lasts: float | None = None
        """Seconds after which the whole game ends, where the rules set a time for it."""
        self.load: Callable[[bytes], T] = json.Decoder(table).decode
        self._events = json.Decoder(list[reduce(or_, self.happenings)])  # type: ignore[misc]

    def read(self, events: bytes) -> list[Event]:
        """Return stored events."""
        found: list[Event] = self._events.decode(events)
        return found

    def taken_up(self, table: bytes, version: int) -> bytes:
        """Return a stored table in the shape of today.

        Raises:
            OtherVersion: it is of a newer version, or of one that is too old.
        """
        if not self.oldest <= version <= self.version:
            raise OtherVersion(f"{self.key}: version {version} instead of {self.version}")
        upgrades = [
            self.upgrades[each] for each in range(version, self.version) if each in self.upgrades
        ]
        if not upgrades:
            return table
        plain = json.decode(table)
        for upgrade in upgrades:
            upgrade(plain)
        return json.encode(plain)

    @abstractmethod
    def new(self) -> T:
        """Lay out the table for a new game."""

    @abstractmethod
    def turn(self, t: T) -> Script[None]:
        """Play one turn on *t*, in place."""

    def hand_on(self, t: T) -> None:
        """Advance the turn after a completed one.

        Games with turns that do so themselves leave it out.
        """

    def stop(self, t: T) -> list[Event]:
        """End the game as its time is up; return the events.

        Raises:
            IllegalAction: the rules set no time.
        """
        raise IllegalAction("there is no time that could be up")

    def reseat(self, t: T, seat: Seat) -> None:
        """Drop the standing orders of a seat that changes hands.

        Nothing lies otherwise after it, and nobody else is asked now.
        """

    @abstractmethod
    def view(self, play: Play[T], seat: Seat | None, recent: Sequence[Event]) -> View:
        """Return the view of *seat* (None: an onlooker), with *recent* events."""

    def announced(self, t: T) -> Event | None:
        """Return the first announced event on *t* still to come."""
        return None

    @abstractmethod
    def standings(self, t: T) -> list[list[Seat]]:
        """Return the seats by place, equal ones together.

        All seats in one place are a draw, and several in the first have won together.
        """

    def ranked(self, t: T) -> list[list[Seat]]:
        """Return the standings, as fine as the game can tell."""
        return self.standings(t)

    def conceal(self, t: T, seat: Seat, uniform: Uniform) -> None:
        """Mix all that is hidden from *seat*; nothing in open games.

        How it lay before must not matter: by the same random numbers everything that looks the same
        to *seat* is mixed the same.
        """

    def start(self) -> Play[T]:
        """Begin a game."""
        return Play(self, State(json.encode(self.new())))


class Play(Generic[T]):
    """A game in progress, waiting for an answer to its pending question."""

    def __init__(self, game: Game[T], state: State) -> None:
        """Resume the game from *state*.

        Raises:
            IllegalAction: an answer in *state* does not fit the rules.
        """
        self.game, self.table = game, game.load(state.table)
        self.start = state.table
        self.pending: Question = OVER
        self.answers: list[Answer] = []
        self.chances = state.chances
        """How many answers the table has been given by the dice or the deck."""
        self.began, self._chances = state.seq, state.chances
        """How many answers the table had been given when the turn began."""
        self._script = self._turns()
        self.events: list[Event] = []
        """What happened before the first answer."""
        self.happened: list[Event] = []
        """The result of the last answer."""
        said = next(self._script)
        while not said.asks:
            self.events.append(said)
            said = next(self._script)
        self.pending = said
        for seat, action in state.answers:
            self.events += self.answer(seat, action)

    @property
    def seq(self) -> int:
        """The number of answers so far, and so of the next."""
        return self.began + len(self.answers)

    @property
    def state(self) -> State:
        """The game at rest, at this question."""
        return State(self.start, tuple(self.answers), self.began, self._chances)

    def answer(self, seat: Seat, action: Action) -> list[Event]:
        """Answer the pending question; return the events.

        Raises:
            IllegalAction: *seat* may not do this here.  Nothing has changed.
        """
        pending = self.pending
        if pending.chance:
            if seat != CHANCE or not pending.legal(action):
                raise IllegalAction(f"seat {seat} may not {action!r} here")
            self.chances += 1
        elif action not in pending.options.get(seat, ()):
            if seat == META:
                self.happened = self._note(action)
                return self.happened
            raise IllegalAction(f"seat {seat} may not {action!r} here")
        answer = (seat, action)
        self.answers.append(answer)
        events: list[Event] = []
        self.happened = events
        script = self._script
        said = script.send(answer)
        while not said.asks:
            events.append(said)
            said = next(script)
        self.pending = said
        return events

    def _note(self, action: Action) -> list[Event]:
        """Take a note among the answers; a time limit ends the turn."""
        if action != TIME_UP:
            self.answers.append((META, action))
            if handed := reseated(action):
                self.game.reseat(self.table, handed[1])
            return []
        if self.table.over:
            raise IllegalAction("the game is over")
        events = self.game.stop(self.table)
        self.answers.append((META, action))
        self._rest()
        self._script.close()
        self.pending = OVER
        return events

    def fork(self) -> Play[T]:
        """Return an independent play at the same question."""
        return Play(self.game, self.state)

    def options(self, seat: Seat) -> Sequence[Action]:
        """Return the options of *seat*; nothing if it is not asked."""
        return self.pending.options.get(seat, ()) if isinstance(self.pending, Decision) else ()

    def number(self, seat: Seat) -> int:
        """The number of the question that *seat* is asked.

        It is that of the answer that brought the question up, and stays the same while others
        answer, nothing happens and this seat may do the same: their "pass" does not make its
        buttons stale.
        """
        if not self.answers or self.answers[-1][0] in (seat, CHANCE):
            return self.seq  # nobody was asked this before
        again = Play(self.game, State(self.start, (), self.began))
        number, asked = again.seq, again.pending
        for who, action in self.answers:
            happened = again.answer(who, action)
            if who == seat or happened or not _same(asked, again.pending, seat):
                number = again.seq
            asked = again.pending
        return number

    def _turns(self) -> Script[None]:
        while not self.table.over:
            self._rest()
            try:  # noqa: SIM105 (`suppress` would take its time in every turn)
                yield from self.game.turn(self.table)
            except TurnOver:
                pass
            self.game.hand_on(self.table)
        self._rest()
        yield OVER

    def _rest(self) -> None:
        """Take the present table as the place to begin again from."""
        self.began += len(self.answers)
        self._chances = self.chances
        self.start = encode(self.table)
        self.answers = []


def _same(then: Question, now: Question, seat: Seat) -> bool:
    return (
        isinstance(then, Decision)
        and isinstance(now, Decision)
        and then.prompt == now.prompt
        and then.about == now.about
        and then.options.get(seat) == now.options.get(seat)
    )


def seen(question: Question, seat: Seat | None) -> Question:
    """Return a question as *seat* sees it (None: an onlooker)."""
    return question.seen_by(seat) if isinstance(question, Decision) else question
