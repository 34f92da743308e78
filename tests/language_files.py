"""The texts of a language as they stand in its files, read for checks of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import Struct, field

from data.shipped.languages import DECLARED, ENGLISH, FOLDER
from data.shipped.texts import Texts, parsed

BETWEEN = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a value in the fixed part of a text."""
NOUN = re.compile(r"\**[ \N{NO-BREAK SPACE}]([^\W\d_]{3,})")
"""A word behind a value."""


class Entry(Struct):
    """A text or one of its attributes, as it stands in a file of one language."""

    pattern: ftl.Pattern
    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    """The variables that stand in it, and do not only choose between its variants."""
    numbers: set[str] = field(default_factory=set)
    """The variables that must be numbers."""
    variants: dict[str, set[str]] = field(default_factory=dict)
    """By variable: the values that it is told apart by."""
    refers: set[str] = field(default_factory=set)


class Reader(Visitor):
    """Finds what a text needs."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)
        self.entry.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.entry.refers.add(node.id.name + attribute)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = [each.id.name for each in node.arguments.positional if hasattr(each, "id")]
        self.entry.numbers.update(given)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            values = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            self.entry.variants.setdefault(node.selector.id.name, set()).update(values)
            self.entry.variables.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


def entries(*sources: str) -> tuple[dict[str, Entry], list[str]]:
    """Return the texts in *sources*, and what is wrong with them."""
    found: dict[str, Entry] = {}
    problems = []
    for message in (each for source in sources for each in parsed(source).body):
        if isinstance(message, ftl.Junk):
            problems.append(f"not a text: {message.content!r}")
        if not isinstance(message, ftl.Message):
            continue
        parts = [("", message.value), *((f".{a.id.name}", a.value) for a in message.attributes)]
        for suffix, pattern in parts:
            if pattern is None:
                continue
            key = message.id.name + suffix
            if key in found:
                problems.append(f"twice: {key}")
            found[key] = Entry(pattern)
            Reader(found[key]).visit(pattern)
    return found, problems


@cache
def read(language: str, folder: Path = FOLDER) -> tuple[dict[str, Entry], list[str]]:
    """Return the texts of a language's folder, and what is wrong with its files."""
    files = sorted((folder / language).glob("*.ftl"))
    return entries(*(path.read_text("utf-8") for path in files))


@cache
def files(language: str, folder: Path = FOLDER) -> dict[str, str]:
    """Return the name of the file of each text of a language."""
    return {
        key: path.name
        for path in sorted((folder / language).glob("*.ftl"))
        for key in entries(path.read_text("utf-8"))[0]
    }


def bare(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yield values before a word that no variant fits to them, each with the word."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        shown = element.expression
        if isinstance(shown, ftl.SelectExpression):
            keys = {v.key.name for v in shown.variants if isinstance(v.key, ftl.Identifier)}
            told = {shown.selector.id.name} if hasattr(shown.selector, "id") else set()
            for variant in shown.variants:
                yield from bare(variant.value, chosen | told if "one" in keys else chosen)
        elif isinstance(shown, ftl.VariableReference) and shown.id.name not in chosen:
            text = after.value if isinstance(after, ftl.TextElement) else ""
            if noun := NOUN.match(text):
                yield shown.id.name, noun[1]


def known(language: str) -> dict[str, Entry]:
    """The texts of a language, by key."""
    return read(language)[0]


def counted(key: str, texts: Mapping[str, Entry]) -> set[str]:
    """The values that only choose between numbers: a language without plurals has no use for them."""
    entry = texts[key]
    return {name for name, ways in entry.variants.items() if ways >= {"one", "other"}} - entry.shown


def needed(key: str, texts: Mapping[str, Entry]) -> set[str]:
    """The values that a text needs, also for the texts that it refers to."""
    entry = texts[key]
    return set(entry.variables).union(*(needed(each, texts) for each in entry.refers))


def cases(
    entry: Entry, values: Mapping[str, str | int] | None = None
) -> Iterator[dict[str, str | int]]:
    """Values for a text: *values*, or made up; where it tells them apart, each in turn."""
    choices = []
    for name in sorted(entry.variables | set(values or ())):
        own: list[str | int] = [2] if name in entry.numbers else [2, "Ada"]
        if values is not None and name in values:
            own = [values[name]]
        own += [int(each) if each.isdigit() else each for each in entry.variants.get(name, ())]
        choices.append([(name, each) for each in own])
    for chosen in product(*choices):
        yield dict(chosen)


def phrases(pattern: ftl.Pattern | None) -> Iterator[str]:
    """Return the fixed part of a text, and those of each of its variants."""
    fixed = ""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.TextElement):
            fixed += element.value
            continue
        fixed += BETWEEN
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from phrases(variant.value)
    yield fixed


class Translation:
    """A language: its own texts, those of English, and a speaker that falls back to English."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language, self.folder = language, folder
        self.own, self.unread = read(language, folder)
        self.english, _ = read(ENGLISH, folder)
        self.numbers = DECLARED[language].numbers if language in DECLARED else language

    @cached_property
    def say(self) -> Texts:
        return Texts(self.language, (self.folder,), self.numbers)

    @cached_property
    def told_apart(self) -> dict[str, set[str]]:
        """By variable: the values by which any text of English or German tells it apart."""
        found: dict[str, set[str]] = {}
        for entry in (*self.english.values(), *known("de").values()):
            for name, values in entry.variants.items():
                found.setdefault(name, set()).update(values)
        return found

    @cached_property
    def counts(self) -> set[str]:
        """The values by whose number any shipped text is told apart."""
        return {
            name
            for language in DECLARED
            for entry in known(language).values()
            for name, values in entry.variants.items()
            if values >= {"one", "other"}
        }

    @cached_property
    def told(self) -> list[tuple[str, str]]:
        """Every key with each of its phrases."""
        return [(key, each) for key, entry in self.own.items() for each in phrases(entry.pattern)]

    @cached_property
    def said(self) -> list[tuple[str, str]]:
        """Every key with each of the ways in which it is said."""
        texts = {**self.english, **self.own}.values()
        everything = {name: "Ada" for entry in texts for name in entry.variables}
        return [
            (key, self.say(key, **{**everything, **values}))
            for key, entry in self.own.items()
            for values in cases(entry)
        ]


@cache
def translation(language: str) -> Translation:
    """Return what the folder of a language has."""
    return Translation(language)
