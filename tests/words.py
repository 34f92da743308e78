"""What players read, named by key: tests name keys, so that texts can change.

    await world.click(ben, world.last(), EN("button-join"))
    assert answer.whisper == EN("lobby-left", table=1)
    assert like(EN, "only-host").fullmatch(answer.sentence)  # whatever is said of the host

Only tests that are about wording itself quote a sentence; `tests/test_texts.py` lists them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from data.shipped.languages import FOLDER
from data.shipped.texts import Texts, texts

EN, DE = texts("en"), texts("de")
TWO = EN.language, DE.language
"""What whole games and commands are tried in: the code knows no language, each further one only takes longer."""

ANY = "\N{REPLACEMENT CHARACTER}"
"""A value that may be anything."""


@cache
def variables() -> frozenset[str]:
    """The names of all values that texts are given."""
    files = (path.read_text("utf-8") for path in FOLDER.rglob("*.ftl"))
    return frozenset(name for file in files for name in re.findall(r"\$([\w-]+)", file))


def like(say: Texts, key: str, /, **values: str | int) -> re.Pattern[str]:
    """The pattern of a text in which each value that is not given may be anything: a group.

    >>> like(EN, "alt-turn").fullmatch(EN("alt-turn", seat="Yellow")).groups()
    ('Yellow',)

    Raises:
        KeyError: there is no such text, or a value that is not given must be a number.
    """
    said = say(key, **{**dict.fromkeys(variables(), ANY), **values})
    return re.compile("(.*?)".join(map(re.escape, said.split(ANY))))


def typed(command: str, **options: Any) -> tuple[str, dict[str, Any]]:
    """A command and its options as they are typed in English; what has no text, as it is.

    >>> typed("table deck", file=b"")
    ('table deck', {'file': b''})
    """
    words = command.split()
    keys = ["-".join(["command", *words[:end]]) for end in range(1, len(words) + 1)]
    names = (EN(key) if key in EN else word for key, word in zip(keys, words, strict=True))
    parts = {name: f"{keys[-1]}.{name}" for name in options}
    given = {EN(part) if part in EN else name: options[name] for name, part in parts.items()}
    return " ".join(names), given
