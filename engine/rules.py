"""House rules as objects: names, sources, exclusions.

A rule has typed hooks that are folded: each hook of a family of rules gets the answer so far and
what it is about, and returns the answer.  A game binds them once, when it is made, and asks only
the rules that override a hook.  The words for a rule are in the locale files, under its key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Struct

from data.foreign import Foreign

Value: TypeAlias = bool | str
"""What a rule is set to: on or off, or one of several ways."""

R = TypeVar("R")
Ts = TypeVarTuple("Ts")


class Book(Struct, frozen=True):
    """A place in a rulebook, counted from 1, 0 if uncounted."""

    book: int
    part: str = ""
    """A heading, as printed; in the tournament's book the number of a rule; empty: before the first."""
    paragraph: int = 0
    sentence: int = 0
    chapter: str = ""
    """The heading above, where the one of the part does not say enough."""


class Unwritten(Enum):
    """The source of a rule without a rulebook."""

    OURS = "ours"
    CUSTOM = "custom"


OURS, CUSTOM = Unwritten.OURS, Unwritten.CUSTOM

Source: TypeAlias = Book | Unwritten


class Rule:
    """A sentence of a rulebook that may be chosen."""

    key: ClassVar[str]
    source: ClassVar[Source]
    values: ClassVar[tuple[Value, ...]] = (False, True)
    default: ClassVar[Value] = False
    excludes: ClassVar[frozenset[str]] = frozenset()
    """Keys of the rules that cannot be chosen together with this one."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Keys of the rules without which this one changes nothing."""
    people: ClassVar[frozenset[int]] = frozenset()
    """With how many people it changes something; empty: with any number."""
    by_days: ClassVar[Value | None] = None
    """What it is set to where people play by the day, if that differs and nothing was chosen."""
    by_table: ClassVar[bool] = False
    """Whether the table's settings set it, so that it is not offered among the house rules."""
    punishes: ClassVar[frozenset[Value]] = frozenset()
    """Set to these, it punishes what was chosen: nothing is taken back then."""

    def __init__(self, value: Value = True) -> None:
        self.value = value

    @classmethod
    def allows(cls, value: Value) -> bool:
        """Return whether a value is valid; rules may accept more than *values*."""
        return value in cls.values


class OwnPreset(Struct, frozen=True):
    """Rules to which a server has given a name."""

    name: Foreign
    preset: str
    """Key of the game's own preset on which they rest."""
    rules: dict[str, Value] = {}
    """What they change of it."""


Preset: TypeAlias = str | OwnPreset
"""A preset of the game by its key, or one of a server's."""


class BadRules(ValueError):
    """Unknown or contradicting rules; *key* names the reason's text."""

    def __init__(self, key: str, **about: str) -> None:
        super().__init__(f"{key}: {about}")
        self.key, self.about = key, about


def choose(
    offered: Iterable[type[Rule]], preset: Mapping[str, Value], changes: Mapping[str, Value]
) -> dict[str, Value]:
    """Return the values of rules: default, preset, changes, the later stronger.

    Raises:
        BadRules: a rule or value is unknown, or two rules exclude each other.
    """
    known = {rule.key: rule for rule in offered}
    values = {key: rule.default for key, rule in known.items()}
    for key, value in {**preset, **changes}.items():
        if key not in known:
            raise BadRules("rules-unknown", rule=key)
        if not known[key].allows(value):
            raise BadRules("rules-value", rule=key, value=str(value))
        values[key] = value
    for key, rule in known.items():
        for other in sorted(rule.excludes):
            if values[key] and values.get(other):
                raise BadRules("rules-conflict", rule=key, other=other)
    return values


def chosen(offered: Iterable[type[Rule]], values: Mapping[str, Value]) -> list[Rule]:
    """Make the rules that are not off."""
    return [rule(values[rule.key]) for rule in offered if values.get(rule.key)]


def overriding(
    rules: Sequence[object], hook: Callable[[Any, R, *Ts], R]
) -> tuple[Callable[[R, *Ts], R], ...]:
    """Return the *hook* of each overriding one of the *rules*, in order."""
    name = hook.__name__
    return tuple(getattr(rule, name) for rule in rules if getattr(type(rule), name) is not hook)


def fold(rules: Sequence[object], hook: Callable[[Any, R, *Ts], R]) -> Callable[[R, *Ts], R]:
    """Return a function that asks all *rules* with this *hook*, in order."""
    asked = overriding(rules, hook)

    def ask(answer: R, *about: *Ts) -> R:
        for each in asked:
            answer = each(answer, *about)
        return answer

    return asked[0] if len(asked) == 1 else ask


def overridden(
    rules: Sequence[object], hook: Callable[[Any, R, *Ts], R]
) -> Callable[[R, *Ts], R] | None:
    """Return `fold`'s function, or None if no rule has the *hook*."""
    return fold(rules, hook) if overriding(rules, hook) else None
