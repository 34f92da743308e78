"""The languages: folders of locale files, each declared by its `language.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct, convert

FOLDER = Path(__file__).parent / "locales"
ENGLISH = "en"
"""The language for everybody without one of ours."""


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    """A language, as `language.toml` in its folder declares it."""

    name: str
    """In the language itself."""
    locales: tuple[str, ...]
    """Discord's locales that lead to it, the usual one first."""
    numbers: str
    """CLDR's locale of its numbers and plurals."""
    zones: tuple[str, ...] = ()
    """The time zones of most of its speakers, first in menus."""


def declared(folders: Iterable[Path] = ()) -> dict[str, Language]:
    """Return the languages of *folders* and those shipped, English first."""
    files = [file for folder in (FOLDER, *folders) for file in folder.glob("*/language.toml")]
    files.sort(key=lambda file: (file.parent.name != ENGLISH, file.parent.name))
    return {
        file.parent.name: convert(tomllib.loads(file.read_text("utf-8")), Language)
        for file in files
    }


DECLARED: Mapping[str, Language] = declared()
"""The languages that are shipped."""

LANGUAGES = tuple(DECLARED)
"""Their codes, which are the names of their folders; the one for everybody else first."""
