"""The check of a game's declaration, as the catalog is built.

The first part that is missing is said in a sentence, with its field and the step of CONTRIBUTING that
explains it: an author is not to meet it in a traceback at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, get_args, get_type_hints

from engine.core import Game
from engine.players import LEAVER_LEVEL
from engine.rules import BadRules, Rule
from engine.system import BOOK, System
from engine.views import Choosable, View

RULE, COMPUTER, PICTURE = "The rule", "The computer", "The picture"
"""Steps of CONTRIBUTING, by their headings."""

Gap: TypeAlias = tuple[str, str, str]
"""A field, its fault, and the step that explains it."""


class Incomplete(ValueError):
    """A declaration that lacks a part."""


def page(step: str) -> str:
    """Name a step of CONTRIBUTING."""
    return f'(see "{step}" in CONTRIBUTING.md)'


def declared(*systems: System) -> dict[str, System]:
    """Return the catalog of these systems.

    Raises:
        Incomplete: a system lacks a part, or two have the same key.
    """
    found: dict[str, System] = {}
    for system in systems:
        if system.key in found:
            raise Incomplete(f"{system.key}: two systems have this `key` {page(RULE)}")
        for field, fault, step in gaps(system):
            raise Incomplete(f"{system.key}: `{field}` {fault} {page(step)}")
        found[system.key] = system
    return found


def gaps(system: System) -> Iterator[Gap]:
    """Yield the missing parts of a declaration.

    Those after the first may be its consequence.
    """
    if LEAVER_LEVEL not in system.levels:
        yield "levels", f'has no "{LEAVER_LEVEL}", which plays for people who are away', COMPUTER
    yield from _rules(system)
    if BOOK not in system.presets:
        yield "presets", f'has no "{BOOK}", the game as its rules say', RULE
    for preset in system.presets:
        try:
            system.values(preset)
        except BadRules as error:
            yield "presets", f'has "{preset}", which cannot be chosen: {error}', RULE
    values = system.values(BOOK)
    numbers = system.numbers(values)
    if not numbers:
        yield "seating", "seats no number of people", RULE
    seating = system.seating(numbers[0], values)
    if any(seat >= len(seating.colours) for arms in seating.arms for seat in arms):
        yield "seating", "has a seat without a colour", RULE
    yield from _class(system.make)
    game = system.make(seating.arms[0], values)
    if game.key != system.key:
        yield "make", f'makes a game with the `key` "{game.key}"', RULE
    if system.hands and type(game).conceal is Game.conceal:
        yield "hands", "is set, and its game has no `conceal` for hidden cards", RULE
    yield from _view(game.view(game.start(), None, ()))
    yield from _examples(system)


def _rules(system: System) -> Iterator[Gap]:
    known = [getattr(rule, "key", "") for rule in system.rules]
    for rule, key in zip(system.rules, known, strict=True):
        for name in ("key", "source"):
            if not hasattr(rule, name):
                yield "rules", f"has {rule.__name__} without `{name}`", RULE
        if known.count(key) > 1:
            yield "rules", f'has "{key}" twice', RULE
        if not rule.allows(rule.default):
            yield "rules", f'has "{key}", whose `default` is none of its `values`', RULE
        for other in rule.needs:
            if other not in known:
                yield "rules", f'has "{key}", which needs an unknown "{other}"', RULE


def _class(make: Any) -> Iterator[Gap]:
    """Yield the missing parts of a class of games."""
    if not isinstance(make, type):
        yield "make", "is not the class of the game", RULE
    lacking = sorted(getattr(make, "__abstractmethods__", ()))
    lacking += [each for each in ("key", "happenings") if not hasattr(make, each)]
    for each in lacking:
        yield "make", f"is {make.__name__} without `{each}`", RULE


def _view(view: View) -> Iterator[Gap]:
    kind = type(view)
    if "choices" in kind.__struct_fields__:
        hint, *_ = get_args(get_type_hints(kind)["choices"]) or [None]
        if "action" not in getattr(hint, "__struct_fields__", ()):
            yield (
                "make",
                (
                    f"has the view {kind.__name__}, whose `choices` is no tuple of "
                    f"{Choosable.__name__}, structs with an `action`"
                ),
                PICTURE,
            )


def _examples(system: System) -> Iterator[Gap]:
    known: Mapping[str, type[Rule]] = {rule.key: rule for rule in system.rules}
    for example in system.examples:
        if example.rule and example.rule not in known:
            yield "examples", f'has "{example.key}" of an unknown rule "{example.rule}"', RULE
        try:
            system.values(BOOK, example.values)
        except BadRules as error:
            yield "examples", f'has "{example.key}", which cannot be chosen: {error}', RULE
