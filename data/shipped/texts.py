"""Texts of people, in their language: Fluent messages of locale files.

Each language has a folder in `data/shipped/locales` whose ``*.ftl`` files are read together.
`Texts` is one language: called with a key and its values it returns the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

FOLDER = Path(__file__).parent / "locales"
LANGUAGES = ("en", "de")
"""The languages there are, the one for everybody else first."""

IDENTIFIERS = frozenset({"table"})
"""Values that are names in digits, such as a table's number: they are never written as quantities."""

KEPT = 3000
"""Texts kept with their values filled in, by language; together about 1.2 MB."""


def dashed(name: str) -> str:
    """Return *name* as the keys of texts have it.

    >>> dashed("card_race")
    'card-race'
    """
    return name.replace("_", "-")


@cache
def parsed(source: str) -> ftl.Resource:
    """Return a file's texts, parsed once, as parsing is slow."""
    # Where in its file each word of a text stands would take twice as much memory as the texts.
    return FluentParser(with_spans=False).parse(source)


class Texts:
    """The texts of one language."""

    def __init__(self, language: str, folders: Iterable[Path] = (FOLDER,)) -> None:
        """Read all texts of *language*, e.g. ``"de"``, in the *folders*."""
        self.language = language
        # Isolation marks around values would show as odd characters in pictures and buttons.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in sorted((folder / language).glob("*.ftl")):
                self._add(parsed(path.read_text(encoding="utf-8")))
        # A board is told in some forty texts, most of which have been said before.
        self._kept = lru_cache(maxsize=KEPT, typed=True)(self._format)
        self._known = lru_cache(maxsize=KEPT)(self._has)

    def _add(self, resource: ftl.Resource) -> None:
        """Add texts; the bundle would silently skip known ones."""
        for entry in resource.body:
            if isinstance(entry, ftl.Message) and self._bundle.has_message(entry.id.name):
                raise ValueError(f"two texts are called {entry.id.name}")
        self._bundle.add_resource(resource)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the text *key* with *values*; ``"key.part"`` is an attribute.

        Raises:
            KeyError: there is no such text, or a value that it needs is missing.
        """
        return self._kept(key, **values)

    def _format(self, key: str, /, **values: str | int) -> str:
        name, _, part = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(key)
        given = {name: str(each) if name in IDENTIFIERS else each for name, each in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._known(key)

    def _has(self, key: str) -> bool:
        name, _, part = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return part in message.attributes if part else message.value is not None


class Library:
    """All languages, by the locale that Discord names."""

    def __init__(self, folders: Iterable[Path] = (FOLDER,)) -> None:
        folders = tuple(folders)
        self.languages: Mapping[str, Texts]
        self.languages = {language: Texts(language, folders) for language in LANGUAGES}

    def __getitem__(self, locale: str | None) -> Texts:
        """Return the texts for a locale such as ``"de"`` or ``"en-GB"``."""
        language = (locale or "").partition("-")[0]
        return self.languages.get(language, self.languages[LANGUAGES[0]])


@cache
def library() -> Library:
    """The texts that are shipped."""
    return Library()


def texts(locale: str | None = None) -> Texts:
    """Return the shipped texts for *locale*."""
    return library()[locale]
