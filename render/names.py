"""Names of players, made safe before they are shown.

Discord's names may hold anything: mentions, markup, letters written backwards, towers of marks,
scripts that our fonts do not have.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from data.foreign import isolated
from data.shipped.texts import Texts
from data.visible_names import JOINER, clean
from engine.views import RaceView, Seat
from render.drawing.cache import keeping
from render.drawing.fonts import letters, open_fonts, script_of

_MENTION = re.compile(r"<(?:@[!&]?|#|a?:\w+:|/[^:>]*:|t:)[^>]*>|@(?=everyone|here)")
_MARKUP = re.compile(r"[*~`|\\<>\[\]#@]+|(?<=:)//|(?<=\.gg)/")
_LISTED = re.compile(r"^[-+]+ ")
"""Where a line becomes one of a list."""
_UNDERLINE = re.compile(r"(?<![0-9A-Za-z])_|_(?![0-9A-Za-z])", re.ASCII)
"""Where an underscore may begin or end markup; within a word it is a letter like others."""
_KANA = re.compile(r"(?:HIRAGANA|KATAKANA) LETTER (?:SMALL )?(\w+)$")
_SYLLABLE = re.compile(r"HANGUL SYLLABLE (\w+)$")
_JOINERS = "\u200c\u200d"
"""They say how letters of some scripts are shaped."""
_MARKS = 2
"""How many combining marks a letter may carry in text."""
LONGEST = 32
"""Characters of a name in text, as many as Discord allows."""


def prepare_letters() -> None:
    """Find the drawable letters and open the fonts; 30 ms and more."""
    letters()
    open_fonts()


@keeping("names in texts", len)
def plain(name: str, otherwise: str = "") -> str:
    """Return *name* for a text, in its script without markup, or *otherwise*.

    It is isolated where it runs from the right (see `data.foreign`).

    >>> plain("**Ada**_L <@&7>"), plain("さくら"), plain("@everyone [a](http://b)"), plain("||", "?")
    ('Ada L', 'さくら', 'everyone a(http:b)', '?')
    """
    kept: list[str] = []
    marks = 0
    for letter in clean(_MENTION.sub(" ", name)):
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if letter != JOINER and marks <= _MARKS:
            kept.append(letter)
    words = " ".join(_MARKUP.sub("", _UNDERLINE.sub(" ", "".join(kept))).split())
    return isolated(_LISTED.sub("", words)[:LONGEST].rstrip()) or otherwise


@keeping("names", len)
def readable(name: str, otherwise: str = "", longest: int = LONGEST) -> str:
    r"""Return *name* as drawn, or *otherwise* if a part cannot be.

    Fullwidth and ornamental letters become plain ones, symbols nothing. Letters that no font here has
    are written in Latin ones, where Unicode spells their sound; where it does not, half a name is none.

    >>> readable("Ｊürgen  Müller\u202e"), readable("𝓐𝓭𝓪 <@123>"), readable("Владимир")
    ('Jürgen Müller', 'Ada', 'Владимир')
    >>> readable("🎲 Ada"), readable("🎲", "Gelb")
    ('Ada', 'Gelb')
    """
    drawn: list[str] = []
    foreign = False
    for letter in unicodedata.normalize("NFKC", _MENTION.sub(" ", name)):
        latin = ""
        if letter.isspace():
            drawn.append(" ")
        elif (
            letter in letters()
            or script_of(letter)
            or (letter in _JOINERS and drawn and script_of(drawn[-1][-1:] or " "))
        ):
            drawn.append(letter)
        elif latin := _in_latin(letter):
            drawn.append(latin if foreign else latin.capitalize())
        elif unicodedata.category(letter)[0] in "LN":
            return otherwise
        foreign = bool(latin)
    words = " ".join(_MARKUP.sub("", "".join(drawn)).split())
    return words[:longest].rstrip() or otherwise  # a single ligature can be a whole sentence


def known(view: RaceView, names: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return the names by colour; a player may have several."""
    found = dict(names)
    for colours in view.together:
        if name := next((names[seat] for seat in colours if names.get(seat)), ""):
            found.update(dict.fromkeys(colours, name))
    return found


def alone(names: Mapping[Seat, str], seat: Seat, otherwise: str) -> str:
    """Return the name of *seat* alone, or *otherwise*.

    It is not used if unknown, or if it stands for other colours, too.

    >>> alone({0: "Ada", 1: "Ben", 2: "Ada"}, 1, "Green"), alone({0: "Ada", 2: "Ada"}, 2, "Red")
    ('Ben', 'Red')
    """
    name = names.get(seat, "")
    return plain(name, otherwise) if [*names.values()].count(name) == 1 else otherwise


@keeping("letters", len)
def _in_latin(letter: str) -> str:
    """Return a letter in Latin by its Unicode name, or nothing."""
    name = unicodedata.name(letter, "")
    found = _KANA.match(name) or _SYLLABLE.match(name)
    return found[1].lower() if found else ""


# Players and sentences in words.


class Players:
    """The players of a board in the words of one language."""

    def __init__(self, colours: Sequence[str], names: Mapping[Seat, str], texts: Texts) -> None:
        self.colours, self.names, self.texts = colours, names, texts

    def colour(self, seat: Seat) -> str:
        return self.texts(f"colour-{self.colours[seat]}")

    def seat(self, seat: Seat) -> str:
        """Return ``"Ada (Yellow)"``, or the colour alone without a known name."""
        colour, name = self.colour(seat), plain(self.names.get(seat, ""))
        return self.texts("name-and-colour", name=name, colour=colour) if name else colour

    def called(self, seat: Seat) -> str:
        """Return ``"Ada"``, or a colour for several or no names."""
        return alone(self.names, seat, self.colour(seat))


def as_many(sentences: Iterable[str], texts: Texts, limit: int | None = None) -> str:
    """Return the whole *sentences* within *limit*, at least a beginning."""
    text = ""
    for sentence in sentences:
        longer = texts.joined("between-sentences", (text, sentence)) if text else sentence
        if limit is not None and len(longer) > limit:
            return text or longer[: limit - 1] + "…"
        text = longer
    return text
