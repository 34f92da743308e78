"""Transcripts: all that people read of a game, of a cup's life, of a day's five, line by line.

`tests/cogs/test_transcripts.py` makes them, and writes them where it is asked to, for a reader of the language.
`stumbles` finds what takes no reader: two signs where one belongs, a space before a comma, "1" before a
plural, a value that was left open.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from random import Random
from typing import Any

from babel import Locale
from fluent.syntax import ast as ftl

from cogs.platform.limits import SMALL
from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from data.shipped.languages import DECLARED
from data.shipped.texts import texts
from engine.catalog import CATALOG
from playground.internals.requests import Request
from tests.cogs.views.test_windows_read import questions, sat
from tests.language_files import known
from tests.translation import NO_NOUNS, never

READ = ("content", "label", "placeholder", "description", "title", "name")
"""Where words of a message stand in what is sent."""
INVISIBLE = re.compile("[\u2066-\u2069]")
NAMES = ("Ada", "Ben", "Cem", "Dora")


# --- what is wrong ----------------------------------------------------------------------------------


TWICE = re.compile(r"[.,;:!?][ \N{NO-BREAK SPACE}]?[.,;:!?](?![.,;:!?])")
TOGETHER = re.compile(r"[!?]{2}|:-|\.\.\.|\?[»”“]")
APART = re.compile(r"(?<=[^\s|])[ \N{NO-BREAK SPACE}]+[,.](?=\s|$)|(?<=\S)  +(?=\S)|\( | \)")
OPEN = re.compile(r"\{ ?\$|\{\"|\bNone\b(?! of)|\b(?:True|False)\b|\N{REPLACEMENT CHARACTER}")


VERBS = {"has", "pour"}
"""Words behind pips and names, which no number changes."""


@cache
def counted(language: str) -> dict[str, frozenset[str]]:
    """The first words behind a number: for one, and for several, without those that serve for both."""
    found: dict[str, set[str]] = {"one": set(), "other": set()}
    for entry in known(language).values():
        for name, noun in nouns(entry.pattern):
            found["one" if name == "one" else "other"].add(noun)
    both = (found["one"] & found["other"]) | NO_NOUNS.get(language, set()) | VERBS
    return {name: frozenset(words - both) for name, words in found.items()}


def nouns(pattern: ftl.Pattern) -> Iterator[tuple[str, str]]:
    """Yield the words behind a number, each with the variant that it stands in."""
    for part in pattern.elements:
        if not isinstance(part, ftl.Placeable):
            continue
        select = part.expression
        if not isinstance(select, ftl.SelectExpression):
            continue
        names = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
        for variant in select.variants:
            inner = variant.value.elements
            if isinstance(variant.key, ftl.Identifier) and "one" in names:
                word = re.match(r"\W*(?:1 )?([^\W\d_]{3,})", "".join(_text(inner[-1:])))
                if word and (len(inner) > 1 or re.match(r"1 ", "".join(_text(inner)))):
                    yield variant.key.name, word[1].lower()
            yield from nouns(variant.value)


def _text(elements: Iterable[Any]) -> Iterator[str]:
    return (each.value for each in elements if isinstance(each, ftl.TextElement))


NUMBER = re.compile(r"(?<![\d.,:/–−-])(\d+(?:[.,]\d+)?) ([^\W\d_]{3,})")


def stumbles(language: str, said: str) -> Iterator[str]:
    """Yield what is wrong with lines as they are shown, each with its line."""
    words, form = counted(language), Locale.parse(DECLARED[language].numbers).plural_form
    for line in INVISIBLE.sub("", said).replace(SMALL, "").splitlines():
        for pattern in (TWICE, APART, OPEN):
            found = [each[0] for each in pattern.finditer(line) if not TOGETHER.search(each[0])]
            yield from (f"{each!r} in: {line}" for each in found)
        yield from (f"{each!r} is never said: {line}" for each in never(language, line).values())
        for number, noun in NUMBER.findall(line):
            if (
                noun.lower()
                in words["other" if form(Decimal(number.replace(",", "."))) == "one" else "one"]
            ):
                yield f"'{number} {noun}' in: {line}"


# --- what is said -----------------------------------------------------------------------------------


def written(requests: Iterable[Request]) -> Iterator[str]:
    """Yield what was sent, message by message, each line that is not in the message before it."""
    before: set[str] = set()
    for request in requests:
        if request.path.endswith("/commands"):
            continue
        lines = [line for each in within(request.json) for line in each.splitlines()]
        new = [line for line in lines if line not in before]
        if new:
            yield "\n".join([f"--- {request.method} {kind(request.path)}", *new])
        before = set(lines) or before


def kind(path: str) -> str:
    """Return where a request goes, without ids."""
    return re.sub(r"/\d+(?=/|$)|(?<=webhooks/)[^/]+/[^/]+|(?<=interactions/)[^/]+/[^/]+", "", path)


def within(sent: Any) -> Iterator[str]:
    """Yield the words of a message, in their order."""
    if isinstance(sent, Mapping):
        for name, value in sent.items():
            if name in READ and isinstance(value, str):
                yield value
            elif name != "attachments":
                yield from within(value)
    elif isinstance(sent, list | tuple):
        for each in sent:
            yield from within(each)


def drafted(draft: Draft) -> Iterator[str]:
    """Yield the words of a board or hand."""
    yield from (draft.head, *draft.texts)
    yield from (f"[{sketch.caption}]" for sketch in draft.sketches)
    yield from (f"({button.label})" for button in draft.buttons if button.label)
    for menu in draft.menus:
        yield f"({menu.placeholder})"
        yield from (f"  ({each.label} – {each.description or ''})" for each in menu.choices)


def game(key: str, language: str, seed: int = 3, most: int = 700) -> str:
    """Return all boards and hands of a game."""
    said, names, before = list[str](), Names(float), set[str]()
    for seat, name in enumerate(NAMES):
        names.hear(1, 100 + seat, name)
    for session in questions(sat(CATALOG[key], "book", seed), Random(seed), most):
        words = Words(session, texts(language), names)
        drafts = [table_messages.board(session, words, ())]
        if session.system.hands:
            seats = session.waiting()[:1]
            drafts.append(table_messages.hand(session, seats, words, "https://discord.com/"))
        lines = [line for each in drafts for part in drafted(each) for line in part.splitlines()]
        said += ["---", *(line for line in lines if line not in before)]
        before = set(lines)
    return "\n".join(line for line in said if line)
