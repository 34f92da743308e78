"""Which sentence of a rulebook a test is about.

The table of a rulebook, `tests/rules_NNN.json`, holds every sentence by place and hash with what it
says in our words.  `readings.json` holds how we read what the rulebooks leave open.  Tests are
marked with `rule` and `reading`; `tests.coverage` puts both together.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct, json

FOLDER = Path(__file__).parent

Kind: TypeAlias = Literal["rule", "no rule", "later"]
"""Something that is tested, something that neither allows, orders nor forbids, or a rule to come."""


class Place(Struct, frozen=True, order=True):
    """Where a sentence stands; what is counted is counted from 1."""

    book: str
    section: str
    paragraph: int
    sentence: int

    def __str__(self) -> str:
        return f'{self.book}, "{self.section}", {self.paragraph}.{self.sentence}'


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of a rulebook."""

    section: str
    paragraph: int
    sentence: int
    sha256: str
    """Of the cleaned sentence (`tests.sentences`)."""
    kind: Kind
    says: str
    """In our own words."""
    why: str = ""
    """Why it is no rule, or when it comes."""


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of one rulebook."""

    book: str
    title: str
    complete: bool
    """Whether every sentence is in the table."""
    sentences: tuple[Entry, ...]

    def places(self) -> dict[Place, Entry]:
        """Return the entries by place, in the order of the rulebook."""
        return {
            Place(self.book, each.section, each.paragraph, each.sentence): each
            for each in self.sentences
        }


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """How we read what a rulebook leaves open."""

    id: str
    kind: Kind
    says: str
    why: str = ""


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Return the tables there are, by the number of the rulebook."""
    tables = [
        json.decode(path.read_bytes(), type=Rulebook)
        for path in sorted(FOLDER.glob("rules_*.json"))
    ]
    return {table.book: table for table in tables}


@cache
def readings() -> dict[str, Reading]:
    """Return our readings by their names."""
    found = json.decode((FOLDER / "readings.json").read_bytes(), type=list[Reading])
    return {each.id: each for each in found}


Test = TypeVar("Test", bound=Callable[..., Any])

MARKED: dict[Place | str, list[str]] = {}
"""By place or name of a reading: the tests that are about it, as ``"tests.module::test"``."""


def rule(book: str, section: str, paragraph: int, *sentences: int) -> Callable[[Test], Test]:
    """Mark a test as being about these sentences of a rulebook.

    Raises:
        LookupError: a sentence is not in the table, or the table says that it is no rule.
    """
    known = rulebooks()[book].places()
    marks: list[Place | str] = []
    for number in sentences:
        place = Place(book, section, paragraph, number)
        if place not in known or known[place].kind != "rule":
            raise LookupError(f"no rule stands in {place}")
        marks.append(place)
    return marked(marks)


def reading(*names: str) -> Callable[[Test], Test]:
    """Mark a test as being about these readings.

    Raises:
        LookupError: there is no such reading, or it is for later.
    """
    known = readings()
    for name in names:
        if name not in known or known[name].kind != "rule":
            raise LookupError(f"{name} is no reading to be tested")
    return marked(list(names))


def marked(marks: list[Place | str]) -> Callable[[Test], Test]:
    """Return a decorator that notes a test under *marks*."""
    assert marks, "a mark without a sentence"

    def mark(test: Test) -> Test:
        assert test.__doc__, f"{test.__name__} does not say in its docstring what the rule is"
        name = f"{test.__module__}::{test.__qualname__}"
        for each in marks:
            tests = MARKED.setdefault(each, [])
            if name not in tests:
                tests.append(name)
        return test

    return mark
