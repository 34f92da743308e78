"""A language held against English and against the room for its texts: what translators run.

``python -m tests.translation pl`` prints a line for each problem, in seconds, also while the folder of the
language has no declaration yet, and at the end how many texts are left, file by file. ``--draw 20`` prints
so many texts at random with their places. The tests hold the shipped languages to the same `CHECKS`.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import get_args

from babel import Locale

from cogs.platform.limits import (
    COMMAND_NAME,
    COMMAND_TEXT,
    ELLIPSIS,
    LABEL,
    PLACEHOLDER,
    SMALL,
    TEXT,
    TITLE,
    length,
    small,
)
from cogs.platform.names import Names
from cogs.views import house_rules, lobby, set_up
from cogs.views.words import MARKS, Words
from cogs.widgets.buttons import Choice
from data.shipped import boards
from data.shipped.decks import action_cards
from data.shipped.languages import DECLARED, ENGLISH, FOLDER
from data.shipped.texts import Texts, dashed
from data.shipped.wall_boards import walls
from engine.catalog import CATALOG
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import Pace
from engine.system import System
from render.action_cards.cards import WIDTH, face, large
from render.drawing.fonts import font, size
from render.lobby_layout import RIGHT, Line, broken, text_lines
from render.sprites.cards import LINES, NAMED, ROOM, WORDS
from tests.checks import TWICE
from tests.drawn_texts import drawn
from tests.engine.hosting.seated import lobby as seated
from tests.language_files import Translation, bare, cases, counted, files, needed, translation
from tests.never_words import NEVER

LINE = 60
"""Characters of a menu's line, of which a phone shows no more (see `docs/voice.md`)."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(1000)
"""Games count no further: the plural of a million is left to the default."""
SEVERAL = {
    "about-pieces": "of two players",
    "alt-won": "as many as a game takes",
    "anyone-time": "two hours or more",
    "award-most-lost.count": "two or more",
    "cup-begins-minutes": "fifteen or more",
    "cup-how": "three rounds or more",
    "cup-length-days": "two or more",
    "cup-length-live": "thirty or more",
    "cup-standings-during": "six people have two tables",
    "cup-what": "three rounds or more",
    "daily-others": "ten people or more",
    "event-reached-target": "the points of a game",
    "feud": "three times or more",
    "hindsight-costly": "four points or more",
    "lobby-lasts": "five minutes or more",
    "lobby-lasts-about": "five minutes or more",
    "lobby-shorter": "five minutes or more",
    "podium-place": "five games or more",
    "stats-streak": "two days or more",
    "trophy-patience.shown": "eight rolls or more",
    "trophy-revenge.shown": "two or more",
}
"""Texts whose number is two or more, each with the reason."""
NO_NOUNS = {
    "en": {"and", "are", "asked", "for", "from", "more", "want", "wants", "won", "would"},
    "de": {"auf", "gewonnen", "hat", "kam", "möchte", "möchten", "spielt", "und", "von", "weitere"},
    "fr": {"aimeraient", "aimerait", "dans", "fois", "sur", "viennent", "volé"},
    "nl": {"gewonnen", "hebben", "komen", "speelt", "van", "wil", "willen"},
    "es": {"más", "quiere", "quieren", "salen"},
    "pl": {"chce", "chcą", "prosi", "proszą", "zdecydował"},
}
"""Words behind a number or a name that are the same for all numbers."""
LIKE = re.compile(r"\b([^\W\d]{4})[^\W\d]* \1[^\W\d]*", re.IGNORECASE)
"""Two words beside each other that begin with the same letters."""


# --- the checks -----------------------------------------------------------------------------------


def unread(of: Translation) -> Iterator[str]:
    """Files that Fluent cannot read, and texts that are there twice."""
    yield from of.unread


def unlike(of: Translation) -> Iterator[str]:
    """Texts and attributes that are missing, or that English has not."""
    yield from (f"missing: {key}" for key in of.english if key not in of.own)
    yield from (f"not in English: {key}" for key in of.own if key not in of.english)


def other_values(of: Translation) -> Iterator[str]:
    """Texts that need other values than in English, or tell unknown ones apart."""
    for key in of.own.keys() & of.english.keys():
        entry = of.own[key]
        unknown = {each for each in entry.refers if each not in of.english}
        if unknown:
            yield f"{key}: refers to {sorted(unknown)}, which English has not"
            continue
        own, other = needed(key, {**of.english, **of.own}), needed(key, of.english)
        if own != other and not other - counted(key, of.english) <= own <= other:
            yield f"{key}: has {sorted(own)}, in English {sorted(other)}"
        for name, values in entry.variants.items():
            made_up = {each for each in values - PLURALS if not each.isdigit()}
            made_up -= of.told_apart.get(name, made_up)
            if made_up:
                yield f"{key}: ${name} is never {sorted(made_up)}"


def plurals(of: Translation) -> Iterator[str]:
    """Counts without a form of their own; the default serves one that has none, as ``other``."""
    form = Locale.parse(of.numbers).plural_form
    forms = {form(count) for count in COUNTED}
    for key, entry in of.own.items():
        for name, values in entry.variants.items():
            english = of.english[key].variants.get(name, set()) if key in of.english else set()
            # A value may be called "one" or "many", too: English has no "other" of it.
            counted = (english or values) >= {"one", "other"}
            missing = forms - values
            spare = "other" in values and "other" not in forms
            if counted and len(missing) > spare:
                yield f"{key}: ${name} has no {sorted(missing)}"


def uncounted(of: Translation) -> Iterator[str]:
    """Numbers before a noun without its variants, as in "1 points", in English needed or not."""
    alike = NO_NOUNS.get(of.language)
    if alike is None:  # a language of its own words, whose nouns are not known here
        return
    for key in of.own.keys() - SEVERAL.keys():
        for name, noun in bare(of.own[key].pattern):
            if name in of.counts and noun not in alike:
                yield f"{key}: ${name} stands before {noun!r} in all numbers"


def names_of_commands(of: Translation) -> Iterator[str]:
    """Names that Discord refuses: at most 32 characters, lower case, each once beside the others."""
    beside: dict[str, list[str]] = {}
    for key in (each for each in of.english if each.startswith("command-")):
        name, text = key.partition(".")[0], of.say(key)
        if key.endswith((".about", "-about")):
            if not 1 <= length(text) <= COMMAND_TEXT:
                yield f"{key}: {length(text)} characters, at most {COMMAND_TEXT}"
            continue
        if not COMMAND_NAME.fullmatch(text) or text != text.lower():
            yield f"{key}: {text!r} cannot be a name"
        beside.setdefault(name if "." in key else name.rpartition("-")[0], []).append(text)
    for where, names in beside.items():
        double = [name for name, count in Counter(names).items() if count > 1]
        yield from (f"{where}: {name!r} is there twice" for name in double)


@cache
def longest_square() -> str:
    """Return the longest name of a square."""
    found = [boards.load(path.stem) for path in (FOLDER.parent / "boards").glob("*.json")]
    squares = (
        board.name(seat, steps)
        for board in found
        for seat in range(len(board.starts))
        for steps in range(-1, board.length + board.pieces)
    )
    return max(squares, key=length)


def longest(of: Translation) -> dict[str, str | int]:
    """Return the longest values of labels."""
    say = of.say
    colours = [say(f"colour-{each}") for each in MARKS]
    racing = sorted((say(f"colour-{each}") for each in walls().colours), key=length)
    cards = (say(f"kind-{dashed(key)}") for key in action_cards())
    values: dict[str, str | int] = {
        "target": "none",
        "at": 36,
        "captures": 2,
        "colour": max(colours, key=length),
        "count": 999,
        "card": max(cards, key=length),
        "dice": "6+6",
        "from-row": 3,
        "home": "False",
        "legs": "−6 + 6↑",
        "level": "normal",
        "name": "Friday",  # cut where it is longer
        "piece": 4,
        "pips": 6,
        "row": 3,
        "source": "other",
        "to": longest_square(),
        "victim": max(colours, key=length),
        "victims": say.joined("between-items", racing[-2:]),
        "what": "",
    }
    return {**values, "way": say("action-go", **{**values, "victims": values["victim"]})}


def labels(of: Translation) -> Iterator[str]:
    """Buttons that a phone does not show whole."""
    room = longest(of)
    for key, entry in of.own.items():
        if not key.startswith(("action-", "button-")) or "." in key:
            continue
        if unknown := entry.variables - room.keys():
            yield f"{key}: say in `longest` how long {sorted(unknown)} may be"
            continue
        for values in cases(entry, room):
            if values.get("captures") == 0:  # as everywhere in the goal
                values["to"] = of.say("alt-goal", name="d")
            label = of.say(key, **values)
            if length(label) > LABEL:
                yield f"{key}: {length(label)} characters of a button, at most {LABEL}: {label}"


def short_forms(of: Translation) -> Iterator[str]:
    """Lines of menus that are no line."""
    for key in (each for each in of.own if each.endswith(".short")):
        line = of.say(key)
        if length(line) > LINE:
            yield f"{key}: {length(line)} characters of a menu's line, at most {LINE}: {line}"
        if line[-1] in f".!{ELLIPSIS}":
            yield f"{key}: a menu ends without a mark: {line}"


def forms(of: Translation) -> Iterator[str]:
    """Titles of forms and of closed menus that are cut."""
    for key, said in of.said:
        room = {"menu": PLACEHOLDER, "setting": TITLE}.get(key.partition("-")[0], TEXT)
        if "." not in key and length(said) > room:
            yield f"{key}: {length(said)} characters, at most {room}: {said[:room]}"


def offered(system: System, say: Texts) -> Iterator[Choice]:
    """What the menus of a lobby, of its host, and of ``/rules`` offer."""
    session = Session(seated(system=system), system)
    shown = (
        lobby.lobby(session, Words(session, say, Names(lambda: 0))),
        set_up.set_up(session, say, tuple(CATALOG), {}),
        set_up.house_rules(session, say, {}, admin=False),
        house_rules.Pages(system, say).in_short(),
        house_rules.Pages(system, say, session).in_short(),
    )
    for draft in shown:
        for menu in draft.menus:
            yield from menu.choices


def menus(of: Translation) -> Iterator[str]:
    """Lines of menus that a phone cuts."""
    choices = (each for system in CATALOG.values() for each in offered(system, of.say))
    for line in sorted({each.description for each in choices if each.description}):
        if length(line) > LINE or line.endswith(ELLIPSIS):
            yield f"{length(line)} characters of a menu's line, at most {LINE}: {line}"


def rules_in_short(of: Translation) -> Iterator[str]:
    """Rules of a game, with all that differs at a table, that are too long for a message."""
    for system in CATALOG.values():
        excluded = {each for rule in system.rules for each in rule.excludes}
        changed = {
            rule.key: next(way for way in rule.values if way != rule.default)
            for rule in system.rules
            if rule.key not in excluded
        }
        if f"rules-{dashed(system.key)}" not in of.say:
            continue
        session = Session(seated(system=system, rules=changed), system)
        draft = house_rules.Pages(system, of.say, session, games=tuple(CATALOG)).in_short()
        said = [draft.head, *draft.texts, *(sketch.caption for sketch in draft.sketches)]
        said += [menu.placeholder for menu in draft.menus]
        if (total := sum(map(length, said))) > TEXT:
            yield f"rules-{dashed(system.key)}: {total} characters of a message, at most {TEXT}"


def cards(of: Translation) -> Iterator[str]:
    """Cards whose words leave their picture: a face has two lines."""
    bold, plain = font(size(WORDS), "SemiBold"), font(size(WORDS + 1), "SemiBold")
    for key in action_cards():
        own, lines, card = f"kind-{dashed(key)}", face(key, of.say).words, large(key, of.say)
        if len(lines) > LINES or any(bold.getlength(line) > ROOM for line in lines):
            yield f"{own}.face: too long for two lines of a card: {' / '.join(lines)}"
        if any(plain.getlength(line) > WIDTH / 2 - 20 for line in card.words):
            yield f"{own}.text: a word is too long for a card"
        if font(size(WORDS)).getlength(card.title) > NAMED:
            yield f"{own}: too long for the title of a card"


def pictures(of: Translation) -> Iterator[str]:
    """Lines of the picture of a lobby that are broken."""
    lines = {f"lobby-pace {each}": of.say("lobby-pace", pace=each) for each in get_args(Pace)}
    lines |= {f"game-{key}.aim": of.say(f"game-{key}.aim") for key in ("walls", "card-race")}
    for key, players in product(("lobby-lasts", "lobby-lasts-about"), (0, 2, 3)):
        lines[f"{key} {players}"] = of.say(key, minutes=120, players=players)
    for key, words in lines.items():
        if text_lines(Line("clock", words)) != [words]:
            yield f"{key}: too long for a line of the lobby's picture: {words}"
    title = of.say("game-action-cards")
    if " ".join(broken(title, RIGHT[2] - RIGHT[0] - 160, (38, 33, 28))[0]) != title:
        yield f"game-action-cards: too long for the lobby's picture: {title}"


def unsaid(of: Translation) -> Iterator[str]:
    """Texts that say nothing, that stumble, or whose markup is doubled."""
    for key, said in of.said:
        # A card is announced with its end joined on: "plays “Bouncer”" and " against Ada".
        joined = said.lstrip() if key.startswith("about-") else said
        if not joined.strip() == joined != "":
            yield f"{key}: begins or ends with a space, or is empty: {said!r}"
        # A command's name is a word, too: "/privacy show shows" stumbles.
        if like := LIKE.search(said):
            yield f"{key}: {like[0]!r} has one word after its like"
        marks = [line for line in said.splitlines() if SMALL.strip() in line]
        if TWICE.search(said) or TWICE.search(small(said)):
            yield f"{key}: markup within markup"
        if not all(line.startswith(SMALL) for line in marks):
            yield f"{key}: small print begins within a line"


def never_words(of: Translation) -> Iterator[str]:
    """Words that players never read."""
    for key, phrase in of.told:
        for pattern, found in never(of.language, phrase).items():
            _, better = NEVER[of.language][pattern]
            yield f"{key}: {found!r} is never said, say {better!r}: {phrase}"


def never(language: str, phrase: str) -> dict[str, str]:
    """Return by pattern the words of a phrase that players never read."""
    tried = {each: re.search(each, phrase, re.IGNORECASE) for each in NEVER.get(language, ())}
    return {each: match[0] for each, match in tried.items() if match}


CHECKS: tuple[Callable[[Translation], Iterator[str]], ...] = (
    unread,
    unlike,
    other_values,
    plurals,
    uncounted,
    names_of_commands,
    labels,
    short_forms,
    forms,
    menus,
    rules_in_short,
    cards,
    pictures,
    unsaid,
    never_words,
)


def problems(of: Translation) -> Iterator[str]:
    """Yield the problems of a language; those of length only as far as its texts can be said."""
    first = [problem for check in CHECKS[:3] for problem in check(of)]
    yield from first
    unsayable = any(not each.startswith("missing: ") for each in first)
    if unsayable:
        yield "Mend these first: lengths, plurals and words are looked at afterwards."
        return
    for check in CHECKS[3:]:
        yield from dict.fromkeys(check(of))


FIRST = (
    "commands.ftl",
    "pictures.ftl",
    "lobby.ftl",
    "events.ftl",
    "table.ftl",
    "rules.ftl",
    "house_rules.ftl",
    "lessons.ftl",
    "action_cards.ftl",
    "walls.ftl",
    "card_race.ftl",
    "tournament.ftl",
)
"""The order of writing: what a whole classic game says, then the other games, then all others."""


def left(of: Translation) -> str:
    """Return how many texts are left to write, file by file in the order of writing."""
    places = files(ENGLISH, of.folder)
    whole = Counter(places.values())
    missing = Counter(places[key] for key in of.english if key not in of.own)
    others = sorted(missing.keys() - set(FIRST))
    order = [*(file for file in FIRST if missing[file]), *others]
    each = "".join(f"\n  {file}: {missing[file]} of {whole[file]}" for file in order)
    return f"{missing.total()} of {whole.total()} texts are left to write{each}"


def main(given: list[str]) -> int:
    """Print the problems of languages, or some of their texts."""
    parser = ArgumentParser("python -m tests.translation")
    parser.add_argument(
        "languages", nargs="*", default=list(DECLARED), help="folders; without any, all shipped"
    )
    parser.add_argument(
        "--draw", type=int, metavar="N", help="print so many texts at random, with their places"
    )
    parser.add_argument("--seed", type=int, default=1, help="another number draws other texts")
    arguments = parser.parse_args(given)
    count = 0
    for language in arguments.languages:
        if not (FOLDER / language).is_dir():
            print(f"{language}: there is no folder {FOLDER / language}")
            return 1
        of = translation(language)
        if arguments.draw:
            print(*drawn(of, arguments.draw, arguments.seed), sep="\n")
            continue
        found = list(problems(of))
        shipped = "" if language in DECLARED else " (not shipped: it has no language.toml)"
        print(*found, f"{language}: {len(found)} problems{shipped}; {left(of)}", sep="\n")
        count += len(found)
    return min(count, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
