"""Texts drawn at random, each with the place where it is shown: what a second reader rates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from random import Random

from tests.language_files import Entry, Translation, cases, files

PLACES = (
    (r"command-.*(\.|-)about", "describes a command or an option"),
    (r"command-.*", "names a command or an option, typed after a /"),
    (r".*\.short", "a line of a menu, in small below its title"),
    (r".*\.headline", "a line of its own in the story of a table"),
    (r".*\.button", "on a button, below the question “are you sure?”"),
    (r"action-.*|button-.*|tap-.*", "on a button"),
    (r"menu-.*", "on a menu that is closed"),
    (r"alt-.*|.*-alt(-.*)?", "read aloud by a screen reader"),
    (r"event-.*", "in the story of a table, after the name of its player"),
    (r"prompt-.*", "the question below a board"),
    (r"kind-.*\.text", "on a card that is drawn large: all that it does"),
    (r"kind-.*\.face", "on a small card, in two lines"),
    (r"kind-.*", "the name of a card"),
    (r"rule-.*\.value.*", "one way of a house rule, after a colon"),
    (r"rule-.*\.text|rules-.*", "on a page of the rules"),
    (r"rule-.*|setting-[^.]*", "the title of a rule or setting"),
    (r"example-.*", "below a picture of the rules"),
    (r"lesson-.*", "told once in private, in somebody's first game"),
    (r"hint-.*", "the reason for a hint, in the middle of a sentence"),
    (r"stored-.*", "in a list of all that is stored"),
    (r"permission-.*", "the name that Discord gives to a permission"),
    (r"award-.*|colour-.*|theme-.*|level-.*|pace-.*|preset-.*", "a name, alone or in a sentence"),
)
"""Patterns of keys, with the place of such a text; the first that fits counts."""


def subject(language: str, file: str, folder: Path) -> str:
    """Return the comment at the beginning of a file, which says what it is about."""
    lines = (folder / language / file).read_text("utf-8").splitlines()
    return " ".join(
        line.lstrip("# ") for line in takewhile(lambda each: each.startswith("#"), lines)
    )


def place(key: str) -> str:
    """Return the kind of place where a text is shown."""
    return next((where for keys, where in PLACES if re.fullmatch(keys, key)), "a message")


PEOPLE = {"host", "name", "person", "player", "seat", "victim", "who"}
NUMBERS = {"at", "die", "least", "most", "number", "piece", "place", "players", "points", "row"}
NUMBERS |= {"captured", "count", "left", "lost", "minutes", "people", "pips", "round", "table"}


def examples(of: Translation) -> dict[str, str | int]:
    """Return a value for each variable; one that needs more than its name says is its name."""
    texts = [*of.english.values(), *of.own.values()]
    counts = {each for entry in texts for each in numbers(entry)} | NUMBERS
    found: dict[str, str | int] = {}
    for name in sorted({each for entry in texts for each in entry.variables}):
        found[name] = "Ada" if name in PEOPLE else 3 if name in counts else f"‹{name}›"
    named = {"card": "kind-sprint", "colour": "colour-red", "game": "game-classic"}
    found |= {name: of.say(key) for name, key in named.items()}
    square = of.say("alt-square", name="13")
    return {**found, "seats": of.say.listed(["Ada", "Ben"]), "to": square, "square": square}


def drawn(of: Translation, count: int, seed: int) -> Iterator[str]:
    """Yield so many of a language's own texts, each with its key, its place and some values."""
    random = Random(seed)
    where, usual = files(of.language, of.folder), examples(of)
    for key in random.sample(sorted(of.own), min(count, len(of.own))):
        chosen = random.choice([*cases(of.own[key])])
        ways = {name: each for name, each in chosen.items() if name in of.own[key].variants}
        told = {name: each for name, each in ways.items() if each != "Ada"}
        about = subject(of.language, where[key], of.folder)
        yield f"{key} · {place(key)} · {about}\n{of.say(key, **{**usual, **told})}\n"


def numbers(entry: Entry) -> set[str]:
    """Return the values of a text that are numbers."""
    return entry.numbers | {
        name for name, ways in entry.variants.items() if ways >= {"one", "other"}
    }
