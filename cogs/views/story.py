"""The story of a table: its events in order.

There is one for all: a board writes it above its picture, the description of the picture speaks it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Protocol, TypeVar

from msgspec import Struct, structs

from cogs.platform.limits import lines, small
from cogs.views.faces import Face
from cogs.views.faces.face import Example, Opened, Speaker, gathered
from data.shipped.texts import Texts
from engine.core import CHANCE, Decision, Event
from engine.hosting.state.game_log import Handed, LogRow
from engine.system import Shown
from engine.views import Seat


class Line(Struct, frozen=True):
    """A line of the story."""

    text: str
    headline: bool = False
    """Whether it is a sentence of its own, such as a capture."""

    @property
    def written(self) -> str:
        """Its text in a message, small print unless a headline."""
        return self.text if self.headline else small(self.text)

    @property
    def height(self) -> int:
        """The lines that it takes on a phone."""
        return lines(self.written)


class Untold(Struct, frozen=True):
    """A line of the story before it is put into words."""

    actor: Seat | None
    events: Sequence[Event]
    seq: int
    """The number of the answer it begins with; its people are those of that moment."""
    headline: bool = False
    came: Sequence[Event] = ()
    """Its outcome, told in the same line."""

    @property
    def moved(self) -> bool:
        """Return whether a piece or card moved, mere draws aside."""
        return any(event.moves and not event.reveals for event in self.events)


class Teller(Speaker, Protocol):
    """The voice of a table for all its moments."""

    def at(self, seq: int, /) -> Speaker:
        """Return the voice of the moment before answer *seq*."""
        ...


class Heard(Protocol):
    """A line that may be a headline."""

    @property
    def headline(self) -> bool: ...


H = TypeVar("H", bound=Heard)


def foremost(lines: Sequence[H], most: int, kept: Collection[int] = ()) -> Sequence[H]:
    """Return the latest *most* lines, headlines first of all.

    Those *kept* by their places are never left out, and take the room of the others.  A single
    line takes no more room than to say that it is left out.
    """
    by_weight = sorted(range(len(lines)), key=lambda at: (lines[at].headline, at in kept, at))
    found = sorted({*by_weight[-most:], *kept})
    return lines if len(found) >= len(lines) - 1 else [lines[at] for at in found]


# What is left out.


def untold(
    rows: Sequence[LogRow], waiting: Sequence[Seat], asked: Decision | None = None
) -> Sequence[LogRow]:
    """Return *rows* without events told by the question itself."""
    last = rows[-1].events if rows else ()
    said = [event for event in last if event.rolled]
    if said and len(said) == len(last) and said[-1].actor in waiting:
        return rows[:-1]
    about = asked.about if asked is not None else None
    for at in range(len(rows) - 1, -1, -1):
        if about in rows[at].events:  # once only: the same may have happened before
            rest = tuple(event for event in rows[at].events if event != about)
            return [*rows[:at], structs.replace(rows[at], events=rest), *rows[at + 1 :]]
    return rows


def opening(lines: Sequence[Untold]) -> tuple[Sequence[Untold], Sequence[Untold]]:
    """Return the lines about the first player, and the others."""
    began = [line for line in lines if isinstance(line.events[0], Opened)]
    return began, [line for line in lines if line not in began]


def without(rows: Sequence[LogRow], left_out: Callable[[Event], bool]) -> list[LogRow]:
    """Return *rows* without the *left_out* events."""
    return [
        structs.replace(row, events=tuple(event for event in row.events if not left_out(event)))
        if any(map(left_out, row.events))
        else row
        for row in rows
    ]


# What is told.


class Story:
    """The words for the events of one game."""

    def __init__(self, face: Face, view: Any, speaker: Teller) -> None:
        """Tell the game of *view* in the language of *speaker*."""
        self.face, self.view, self.speaker = face, view, speaker

    @property
    def texts(self) -> Texts:
        """The texts in the speaker's language."""
        return self.speaker.texts

    def lines(self, rows: Iterable[LogRow]) -> list[Untold]:
        """Return lines: a seat's consecutive acts, or one event as a headline."""
        doer = partial(_doer, self.face.neutral(self.view))
        told = [
            (actor, event, row.seq)
            for row in gathered(list(rows))
            for event in self.face.in_order(row.events)
            for actor in [doer(row.seat, event)]
        ]
        found, before, at = list[Untold](), 0, 0
        while at < len(told):
            actor, event, seq = told[at]
            at += 1
            if kinds := self.face.outcome(event):
                came = _outcome(kinds, [later for _, later, _ in told[at:]])
                found += self._grouped(told[before : at - 1])
                found.append(Untold(actor, [event], seq, headline=True, came=came))
                before = at = at + len(came)
        return [*found, *self._grouped(told[before:])]

    def _grouped(self, told: Iterable[tuple[Seat | None, Event, int]]) -> Iterator[Untold]:
        for (actor, alone, _), group in groupby(
            told, lambda each: (each[0], self._is_headline(each[1]), self.speaker.at(each[2]))
        ):
            _, events, (seq, *_) = zip(*group, strict=True)
            told_apart = self._alike(events, actor, seq) if alone else [Untold(actor, events, seq)]
            yield from told_apart

    def who(self, line: Untold) -> str:
        """Name the actor of a line, or return ``""``."""
        return "" if line.actor is None else self.speaker.at(line.seq).name(line.actor)

    def headline(self, line: Untold) -> str:
        """Return the sentence of a headline, with its actor."""
        event, *more = line.events
        said = self._times(self._event(event, self.who(line), line.seq), 1 + len(more))
        came = self.texts.joined("between-parts", self._came(line.came, self.speaker.at(line.seq)))
        return self.texts("story-outcome", text=said, came=came) if came else said

    def _came(self, events: Sequence[Event], speaker: Speaker) -> Iterator[str]:
        """Yield a card's outcome for each player."""
        told = (event for event in events if not self.face.meant(event))
        for seat, same in groupby(told, lambda event: event.actor):
            acts = self.face.quietly(list(same), self.view, speaker)
            done = self.texts.joined("between-items", acts)
            who = "" if seat is None else speaker.name(seat)
            yield self.texts("labelled", label=who, text=done)

    def quiet(self, line: Untold) -> Iterator[str]:
        """Yield a line's acts as short phrases, without the actor."""
        said = self.face.quietly(line.events, self.view, self.speaker.at(line.seq))
        return (self._times(text, len(list(same))) for text, same in groupby(said))

    def spoken(self, rows: Iterable[LogRow]) -> Iterator[str]:
        """Yield whole sentences, to be read aloud."""
        return map(self.aloud, self.lines(rows))

    def aloud(self, line: Untold) -> str:
        """Return a line as a whole sentence."""
        if line.headline:
            return self.texts.sentence(self.headline(line))
        done = self.texts.joined("between-items", self.quiet(line))
        if who := self.who(line):
            return self.texts.ended(self.texts("labelled", label=who, text=done))
        return self.texts.sentence(done)

    def _is_headline(self, event: Event) -> bool:
        return isinstance(event, Handed) or self.face.is_headline(event, self.texts)

    def _event(self, event: Event, who: str, seq: int) -> str:
        if isinstance(event, Handed):
            named = self.speaker.person(event.person)
            computer = self.texts("computer", seat=event.seat)
            return self.texts("seat-handed", why=event.why, person=named, computer=computer)
        return self.face.event(event, self.view, self.speaker.at(seq), who)

    def _alike(self, events: Sequence[Event], actor: Seat | None, seq: int) -> Iterator[Untold]:
        """Yield headlines, equal sentences merged in one."""
        for _, same in groupby(events, lambda event: self._event(event, "", seq)):
            yield Untold(actor, tuple(same), seq, headline=True)

    def _times(self, text: str, times: int) -> str:
        """Return a text with the number of its repetitions."""
        return self.texts("story-times", text=text, times=times) if times > 1 else text


class Colours(Struct, frozen=True):
    """The speaker of a game without players: by colours alone."""

    texts: Texts
    colours: Sequence[str]
    """By seat, as keys of the texts."""

    def colour(self, seat: Seat) -> str:
        """``"Yellow"``."""
        return self.texts(f"colour-{self.colours[seat]}")

    name = seat = mark = colour

    def at(self, seq: int) -> Colours:
        """Return the same voice for every moment."""
        return self

    def person(self, person: int) -> str:
        """Return a word for someone."""
        return self.texts("somebody")


def of_example(face: Face, shown: Shown, colours: Colours) -> Example:
    """Tell an example's events."""
    # The seat on turn afterwards may be another one: it has not moved what is told.
    before: Any = shown.before
    turn = before.turn if before.turn is not None else CHANCE

    def told(view: Any, events: Sequence[Event]) -> list[str]:
        row = LogRow(0, turn, 0, tuple(events))
        return list(Story(face, view, colours).spoken([row]))

    after = shown.after or shown.before
    return Example(told(shown.before, shown.led), told(after, shown.happened))


def _outcome(kinds: tuple[type[Event], ...], later: Iterable[Event]) -> tuple[Event, ...]:
    """Return a card's outcome: the next events of these *kinds*."""
    found = dict[tuple[type[Event], Seat | None], Event]()
    for event in later:
        key = type(event), event.actor
        if not isinstance(event, kinds) or key in found:
            break
        found[key] = event
    return tuple(found.values())


def _doer(neutral: Sequence[Seat], on_turn: Seat, event: Event) -> Seat | None:
    """Return the actor; neutral pieces act for the seat on turn."""
    return on_turn if event.actor in neutral else event.actor
