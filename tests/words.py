"""What players read, named by key: tests name keys, so that texts can change.

    await world.click(ben, world.last(), EN("button-join"))
    assert answer.whisper == EN("lobby-left", table=1)
    assert like(EN, "only-host").fullmatch(answer.sentence)  # whatever is said of the host

Only tests that are about wording itself quote a sentence; `tests/test_texts.py` lists them.
"""

from __future__ import annotations

import re
from functools import cache

from data.texts import FOLDER, Texts, texts

EN, DE = texts("en"), texts("de")

ANY = "\N{REPLACEMENT CHARACTER}"
"""A value that may be anything."""


@cache
def variables() -> frozenset[str]:
    """The names of all values that texts are given."""
    files = (path.read_text("utf-8") for path in FOLDER.rglob("*.ftl"))
    return frozenset(name for file in files for name in re.findall(r"\$([\w-]+)", file))


def like(say: Texts, key: str, /, **values: str | int) -> re.Pattern[str]:
    """The pattern of a text in which each value that is not given may be anything: a group.

    >>> like(EN, "alt-to-roll").fullmatch(EN("alt-to-roll", seat="Yellow")).groups()
    ('Yellow',)

    Raises:
        KeyError: there is no such text, or a value that is not given must be a number.
    """
    said = say(key, **{**dict.fromkeys(variables(), ANY), **values})
    return re.compile("(.*?)".join(map(re.escape, said.split(ANY))))
