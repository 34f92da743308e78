"""Languages, and texts in each: Fluent messages of locale files.

Each language has a folder in `data/shipped/locales` whose ``*.ftl`` files are read together. The folder
counts as soon as `language.toml` declares the language; a text that it lacks is said in English.
`Texts` is one language: called with a key and its values it returns the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date, time
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from data.foreign import END
from data.shipped.languages import ENGLISH, FOLDER, declared

IDENTIFIERS = frozenset({"table", "begins"})
"""Values in digits that are no quantities, a table's number or a moment: never written with marks between."""

Between = Literal["between-items", "between-parts", "between-sentences"]
"""A text with the mark between two things that stand beside each other."""

ENDS = (".", "!", "?", "…")
"""Ends of sentences in all languages; a language can have one more."""

KEPT = 3000
"""Texts kept with their values filled in, by language; together about 1.2 MB."""


class MissingText(KeyError):
    """A text that no file has, by its key."""

    def __str__(self) -> str:
        [key] = self.args
        return f"No file in {'/'.join(FOLDER.parts[-3:])}/{ENGLISH} has the text {key}"


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


def messages(
    folders: Iterable[Path], language: str, files: str = "*.ftl"
) -> Iterator[tuple[Path, ftl.Message]]:
    """Yield the texts of a language, each with its file."""
    for folder in folders:
        for path in sorted((folder / language).glob(files)):
            resource = parsed(path.read_text(encoding="utf-8"))
            yield from ((path, each) for each in resource.body if isinstance(each, ftl.Message))


def completed(own: ftl.Message | None, english: ftl.Message) -> ftl.Message:
    """Return a text with the parts that it lacks in English."""
    if own is None:
        return english
    has = {each.id.name for each in own.attributes}
    lacking = [each for each in english.attributes if each.id.name not in has]
    if not lacking and (own.value or not english.value):
        return own
    return ftl.Message(own.id, own.value or english.value, [*own.attributes, *lacking])


class Texts:
    """The texts of one language."""

    def __init__(
        self,
        language: str,
        folders: Iterable[Path] = (FOLDER,),
        numbers: str | None = None,
        files: str = "*.ftl",
    ) -> None:
        """Read all texts of *language*, e.g. ``"de"``, in the *folders*.

        Args:
            language: the name of its folder.
            folders: what is read together.
            numbers: CLDR's locale of its numbers; without it, the language.
            files: the pattern of the files that are read.
        """
        self.language = language
        folders = tuple(folders)
        # Isolation marks around values would show as odd characters in pictures and buttons.
        self._numbers = numbers or language
        self._ordinal = Locale.parse(self._numbers).ordinal_form
        # Fluent's own NUMBER does not know ordinals in Python.
        functions: dict[str, Callable[[Any], Any]] = {"ORDINAL": self._ordinal_form}
        self._bundle = FluentBundle([self._numbers], functions=functions, use_isolating=False)
        own: dict[str, ftl.Message] = {}
        places: dict[str, Path] = {}
        for path, message in messages(folders, language, files):
            name = message.id.name
            # The bundle would silently skip the second one.
            if name in own:
                raise ValueError(f"two texts are called {name}, in {places[name]} and in {path}")
            own[name], places[name] = message, path
        if language != ENGLISH:
            for _, message in messages(folders, ENGLISH, files):
                own[message.id.name] = completed(own.get(message.id.name), message)
        self._bundle.add_resource(ftl.Resource([*own.values()]))
        # A board is told in some forty texts, most of which have been said before.
        self._kept = lru_cache(maxsize=KEPT, typed=True)(self._format)
        self._known = lru_cache(maxsize=KEPT)(self._has)

    def __call__(self, key: str, /, **values: str | float) -> str:
        """Return the text *key* with *values*; ``"key.part"`` is an attribute.

        Raises:
            MissingText: there is no such text.
            KeyError: a value that it needs is missing.
        """
        return self._kept(key, **values)

    def _format(self, key: str, /, **values: str | float) -> str:
        name, _, part = key.partition(".")
        if not self._has(key):
            raise MissingText(key)
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, "it is there"
        given = {name: str(each) if name in IDENTIFIERS else each for name, each in values.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _ordinal_form(self, number: object) -> str:
        """Return CLDR's category of a place, such as "two" for 22nd."""
        return self._ordinal(number) if isinstance(number, int) else "other"

    def listed(self, names: Iterable[str], either: bool = False) -> str:
        """Join names in a sentence by CLDR's "and" or "or".

        >>> texts("en").listed(["Red", "Green", "Blue"])
        'Red, Green, and Blue'
        """
        return format_list([*names], "or" if either else "standard", self._numbers)

    def day(self, day: date) -> str:
        """Write a day with its weekday, by CLDR.

        >>> texts("en").day(date(2026, 12, 5))
        'Sat, Dec 5'
        """
        return str(format_skeleton("MMMEd", day, locale=self._numbers))

    def time(self, hour: int, minute: int) -> str:
        """Write a time of 24 hours, by CLDR.

        >>> texts("en").time(20, 15)
        '20:15'
        """
        return str(format_skeleton("Hm", time(hour, minute), locale=self._numbers))

    def joined(self, key: Between, parts: Iterable[str]) -> str:
        """Set *parts* beside each other.

        >>> texts("en").joined("between-items", ["Red", "Green"])
        'Red, Green'
        """
        return self(key, first="", next="").join(parts)

    def ended(self, text: str) -> str:
        """End a sentence without a mark, also behind a right-to-left name."""
        ends = (*ENDS, self("ended", text=""))
        return text if text.rstrip(END).endswith(ends) else self("ended", text=text)

    def sentence(self, text: str) -> str:
        """Return words as a sentence.

        >>> texts("en").sentence("“Sprint” does nothing!"), texts("en").sentence("shuffled: 5 cards")
        ('“Sprint” does nothing!', 'Shuffled: 5 cards.')
        """
        return self.ended(text[:1].upper() + text[1:])

    def __contains__(self, key: str) -> bool:
        return self._known(key)

    def _has(self, key: str) -> bool:
        name, _, part = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return part in message.attributes if part else message.value is not None


class Library:
    """All languages by Discord's locale, each read on its first use."""

    def __init__(self, folders: Iterable[Path] = (FOLDER,)) -> None:
        self._folders = tuple(folders)
        self._declared = declared(self._folders)
        self._codes = {code: code for code in self._declared}
        for code, language in self._declared.items():
            self._codes |= dict.fromkeys(language.locales, code)
        self._read: dict[str, Texts] = {}

    def __getitem__(self, locale: str | None) -> Texts:
        """Return the texts for Discord's locale, or for a language."""
        return self._texts(self._codes.get(locale or ENGLISH, ENGLISH))

    def __iter__(self) -> Iterator[Texts]:
        """Iterate over all languages, English first."""
        return map(self._texts, self._declared)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages, English first."""
        return tuple(self._declared)

    @property
    def read(self) -> tuple[Texts, ...]:
        """Return the languages that have been wanted so far."""
        return tuple(self._read.values())

    def has_read(self, locale: str) -> bool:
        """Return whether the texts for a locale have been wanted so far."""
        return self._codes.get(locale, ENGLISH) in self._read

    def _texts(self, code: str) -> Texts:
        if code not in self._read:
            numbers = self._declared[code].numbers
            self._read[code] = Texts(code, self._folders, numbers)
        return self._read[code]


@cache
def library() -> Library:
    """The texts that are shipped."""
    return Library()


def texts(locale: str | None = None) -> Texts:
    """Return the shipped texts for *locale*."""
    return library()[locale]
