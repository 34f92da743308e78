"""The interface of a game's face, with its defaults.

An event or action becomes the text named after it (`Moved` is ``event-moved``, ``"move 2"`` is
``action-move``), with its fields as values: seats by who plays them, pieces counted from 1.  What is worth
a sentence of its own has a text as a headline instead (``event-captured.headline``), which also says
who did it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

from msgspec import Struct, structs

from cogs.platform.limits import ALT, length
from cogs.widgets.option_steps import Option
from data.shipped.texts import Texts
from engine.core import Decision, Event
from engine.first_player import Began, OpeningRoll
from engine.hosting.state.game_log import LogRow
from engine.seating import Seating
from engine.system import PICTURE, Shown, page
from engine.views import Action, Seat, View
from render import FinalFrame, Format, Look, Picture
from render.names import as_many

# An alternative text, never cut in silence.


def whole(sentences: Iterable[str], texts: Texts) -> str:
    """Return an alternative text; one too long says where the rest is."""
    told = tuple(sentences)
    if length(said := texts.joined("between-sentences", told)) <= ALT:
        return said
    rest = texts("alt-rest")
    return texts.joined("between-sentences", (as_many(told, texts, ALT - length(rest) - 1), rest))


def numbered(numbers: Iterable[tuple[Seat, int]], speaker: Speaker) -> str:
    """Name seats with their numbers: ``"Ada 3, Ben 5"``."""
    return speaker.texts.joined(
        "between-items",
        (
            speaker.texts("name-and-number", name=speaker.name(seat), number=number)
            for seat, number in numbers
        ),
    )


# The opening of a game, gathered in one event for telling.


class Opened(Began, frozen=True):
    """The first player, settled by these rolls."""

    rounds: tuple[tuple[tuple[Seat, int], ...], ...]
    """The rolls of each round, the first player's before the others; none where none were rolled."""

    def told(self, speaker: Speaker) -> str:
        """Return all rolls with their players, round by round, or ``"none"``."""
        first, *further = [numbered(rolls, speaker) for rolls in self.rounds] or ["none"]
        return reduce(
            lambda told, again: speaker.texts("opening-tied", rolls=told, again=again),
            further,
            first,
        )


def gathered(rows: Sequence[LogRow]) -> Sequence[LogRow]:
    """Return *rows* with the opening rolls gathered in one event."""
    events = [event for row in rows for event in row.events]
    begun = next((event for event in events if isinstance(event, Began)), None)
    if begun is None:
        return rows
    rounds = list[dict[Seat, int]]()
    for event in events:
        if isinstance(event, OpeningRoll):
            if not rounds or event.seat in rounds[-1]:
                rounds.append({})
            rounds[-1][event.seat] = event.pips
    opened = Opened(begun.seat, tuple(_falling(begun.seat, rolls) for rolls in rounds))
    return [
        structs.replace(
            row,
            events=tuple(
                opened if event is begun else event
                for event in row.events
                if not isinstance(event, OpeningRoll)
            ),
        )
        for row in rows
    ]


def _falling(first: Seat, rolls: Mapping[Seat, int]) -> tuple[tuple[Seat, int], ...]:
    """Return a round's rolls from the highest, the *first* player before equals."""
    return tuple(sorted(rolls.items(), key=lambda each: (-each[1], each[0] != first)))


Value: TypeAlias = str | int
Names: TypeAlias = Mapping[Seat, str]


class Speaker(Protocol):
    """The voice of a table: its language, players' names and colours."""

    @property
    def texts(self) -> Texts: ...
    def colour(self, seat: Seat) -> str: ...
    def name(self, seat: Seat) -> str: ...
    def seat(self, seat: Seat) -> str: ...
    def mark(self, seat: Seat) -> str: ...
    def person(self, person: int, /) -> str: ...


class Example(Struct, frozen=True):
    """The story of an example, in sentences."""

    led: Sequence[str] = ()
    """How it came to what is shown first."""
    happened: Sequence[str] = ()
    """The result."""


class CardWords(NamedTuple):
    """A kind of card in words."""

    name: str
    brief: str
    """Its effect, in at most 60 characters."""
    text: str
    """Its timing and effect, in full."""
    alt: str
    """All that a picture of it shows."""


def _has(face: type[Face], part: str) -> bool:
    return getattr(face, part) is not getattr(Face, part)


def _pictures(part: str) -> Any:
    """Return a property: whether a face draws this *part*."""
    return property(lambda face: _has(type(face), part))


TOGETHER = (
    ("film", "draw"),
    ("draw_aims", "tell_targets"),
    ("tell_targets", "draw_aims"),
    ("cards", "draw_card"),
    ("cards", "card"),
)
"""Parts of a face that need another part."""


class Face:
    """The pictures and texts of a game; these are words alone.

    A face has the pictures that it draws: nothing else says which.
    """

    pictured: bool = _pictures("draw")
    """Whether it has a picture for everybody."""
    filmed: bool = _pictures("film")
    """Whether it has films of moves."""
    pictured_hand: bool = _pictures("draw_hand")
    """Whether it has a picture of each hand."""
    pictured_rules: bool = _pictures("draw_example")
    """Whether it has pictures of examples."""
    shows_ways: ClassVar[bool] = False
    """Whether the public picture shows the way of a choice, to be looked at before it is taken."""
    gives: ClassVar[frozenset[str]] = frozenset()
    """The prompts that ask for a card of one's hand, whether it can be played or not."""
    cards: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By the key of a menu's text: the kinds of cards that ``/rules`` shows one by one."""
    signs: ClassVar[str] = ""
    """The key of the text that explains the signs on the cards of a hand, if there are any."""

    def __init_subclass__(cls) -> None:
        """Refuse a face with one of two parts that need each other.

        Raises:
            TypeError: the other one is missing.
        """
        for part, other in TOGETHER:
            if _has(cls, part) and not _has(cls, other):
                raise TypeError(f"{cls.__name__} has `{part}` without `{other}` {page(PICTURE)}")

    def scene(self, seating: Seating, people: int) -> str:
        """Return the key of the board's scene, or an empty string."""
        return ""

    @staticmethod
    def draw(view: Any, look: Look) -> Picture:
        """Draw the public picture."""
        raise NotImplementedError

    @staticmethod
    def film(
        found: Sequence[FinalFrame[Any]], look: Look, form: Format, ending: Picture | None = None
    ) -> Picture | None:
        """Draw the moves from the first tableau to the last."""
        raise NotImplementedError

    @staticmethod
    def draw_hand(view: Any, seat: Seat, look: Look) -> Picture:
        """Draw the hand of *seat* from its *view*."""
        raise NotImplementedError

    def sentences(self, view: Any, names: Names, texts: Texts) -> Iterable[str]:
        """Yield the position and its choices, the most important first.

        Whose turn it is and what happened are told elsewhere in the message.
        """
        values = {
            name: value
            if isinstance(value, int)
            else texts.joined("between-items", map(str, value))
            for name, value in structs.asdict(view).items()
            if isinstance(value, int | tuple)
        }
        return (texts(f"view-{kebab(type(view).__name__)}", **values),)

    def tell(self, view: Any, names: Names, texts: Texts) -> str:
        """Describe the public picture."""
        return whole(self.sentences(view, names, texts), texts)

    def tell_hand(self, view: Any, seat: Seat, names: Names, texts: Texts) -> str:
        """Describe the picture of a hand."""
        return self.tell(view, names, texts)

    def explain(self, view: Any, texts: Texts) -> tuple[str, ...]:
        """Return the full texts of the cards in a hand."""
        return ()

    def tell_targets(self, view: Any, names: Names, texts: Texts) -> str:
        """Describe the targets of the selected card, if it has any."""
        return ""

    @staticmethod
    def draw_aims(view: Any, look: Look) -> Picture:
        """Draw the targets of the selected card."""
        raise NotImplementedError

    @staticmethod
    def draw_card(key: str, texts: Texts, theme: str = "light") -> Picture:
        """Draw a kind of card with all its text."""
        raise NotImplementedError

    def card(self, key: str, texts: Texts) -> CardWords:
        """Describe a kind of card."""
        raise NotImplementedError

    def draw_example(self, shown: Shown, theme: str = "light") -> Picture:
        """Draw the effect of a rule."""
        raise NotImplementedError

    def tell_example(self, shown: Shown, texts: Texts, story: Example) -> str:
        """Describe the picture of an example."""
        told = self.sentences(shown.after or shown.before, {}, texts)
        return whole((*story.happened, *told), texts)

    def asked(self, asked: Decision, view: Any, speaker: Speaker) -> dict[str, Value]:
        """Return text values for a question, beyond the asked players."""
        return {}

    def hand_button(self, asked: Decision | None, view: Any) -> str:
        """Return the key of the hand button's label."""
        return "button-my-hand"

    def note(self, view: Any, texts: Texts) -> str:
        """Return the note below a hand, beyond its buttons."""
        return ""

    def at_rest(self, view: Any) -> Any:
        """Return *view* as shown while nothing can be played."""
        return view

    def neutral(self, view: Any) -> tuple[Seat, ...]:
        """Return the neutral colours."""
        return ()

    def narrowed(self, view: View, actions: Container[Action]) -> View:
        """Return *view* narrowed to the choices with these *actions*."""
        kept = tuple(choice for choice in view.choices if choice.action in actions)
        return structs.replace(view, choices=kept) if len(kept) < len(view.choices) else view

    def is_headline(self, event: Event, texts: Texts) -> bool:
        """Return whether an event is told in a sentence of its own."""
        return f"{key(event)}.headline" in texts

    def event(self, event: Event, view: Any, speaker: Speaker, who: str = "") -> str:
        """Return an event's text: a phrase without actor, or a sentence."""
        values: dict[str, Value] = {"neutral": str(event.actor in self.neutral(view))}
        for name, value in structs.asdict(event).items():
            values[name] = self.value(name, value, event, view, speaker)
        if isinstance(event, Began):
            values["rolls"] = event.told(speaker) if isinstance(event, Opened) else "none"
        values |= self.further(event, view, speaker)
        if self.is_headline(event, speaker.texts):
            return speaker.texts(f"{key(event)}.headline", **values, who=who)
        return speaker.texts(key(event), **values)

    def in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return one answer's *events* in the order of telling."""
        return events

    def outcome(self, event: Event) -> tuple[type[Event], ...]:
        """Return the event kinds told on one line after this event."""
        return ()

    def meant(self, event: Event) -> bool:
        """Return whether an outcome is implied by its cause."""
        return False

    def quietly(self, events: Sequence[Event], view: Any, speaker: Speaker) -> Iterator[str]:
        """Yield one seat's events as short phrases, without the actor."""
        return (self.event(event, view, speaker) for event in events)

    def untold(self, event: Event, view: Any) -> bool:
        """Return whether an event is told in `/table log` alone."""
        return False

    def further(self, event: Event, view: Any, speaker: Speaker) -> dict[str, Value]:
        """Return an event's text values beyond its fields."""
        return {}

    def value(self, name: str, value: Any, event: Event, view: Any, speaker: Speaker) -> Value:
        """Format a field of an event."""
        if name in ("seat", "by", "victim") and isinstance(value, int):
            return speaker.name(value)
        if name == "piece" and isinstance(value, int):
            return str(value + 1)  # as a number, it would be asked how many digits go together
        if isinstance(value, tuple):
            said = map(str, value)
            return (
                " + ".join(said) if name == "dice" else speaker.texts.joined("between-items", said)
            )
        return value if isinstance(value, int) else str(value)

    def option(self, action: Action, view: Any, speaker: Speaker) -> Option:
        """Return the option of an action: its label and shared steps."""
        verb, _, rest = action.partition(" ")
        values = {"what": rest, **self.told(action, view, speaker)}
        return Option(action, speaker.texts(f"action-{verb}", **values))

    def retold(self, action: Action, view: Any, speaker: Speaker) -> str:
        """Return an action as its button says it."""
        return self.option(action, view, speaker).label

    def victims(self, action: Action, view: Any) -> tuple[Seat, ...]:
        """Return the players losing a piece or a figure to an action."""
        return ()

    def told(self, action: Action, view: Any, speaker: Speaker) -> dict[str, Value]:
        """Return an action's text values."""
        return {}


def key(event: Event) -> str:
    """Return the key of an event's text."""
    kind = Began if isinstance(event, Began) else type(event)
    return f"event-{kebab(kind.__name__)}"


@cache
def kebab(name: str) -> str:
    """Return a type's name in kebab case, as in text keys.

    >>> kebab("RollsAgain")
    'rolls-again'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
