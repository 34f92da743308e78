"""The texts: the same ones in every language, every one used, none missing, none in the code.

A key stands literally in the code, or it is made there from a prefix and the name of something: a
rule, an event, a trouble. `families` says which prefixes there are and what comes after them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct, field

from cogs.admins.check import WELCOME
from cogs.admins.moderation import DESTROYS, TOLD
from cogs.admins.panel import PAGES
from cogs.admins.settings import LOSSES, TABLE, Setting
from cogs.platform.discord_errors import Trouble
from cogs.platform.limits import SMALL
from cogs.platform.permissions import NEEDED_IN_THREADS, NEEDED_IN_VOICE
from cogs.views.faces import Face, face
from cogs.views.person_settings import CALLS, ROLLS, SWITCHES
from cogs.views.posting import ALL as POSTED
from cogs.views.set_up import LEVELS
from cogs.views.words import MARKS
from data.shipped.decks import action_cards
from data.shipped.languages import DECLARED, ENGLISH, FOLDER, LANGUAGES
from data.shipped.texts import (
    IDENTIFIERS,
    Library,
    Texts,
    library,
)
from data.store.privacy import KINDS
from engine import simulate
from engine.action_cards.playing import REASONS
from engine.catalog import CATALOG
from engine.core import Decision
from engine.hints import Why
from engine.hosting.cups.rehearsal import Step
from engine.hosting.state.game_log import NOTES
from engine.hosting.state.settings import USUAL as USUAL_SERVER
from engine.hosting.state.settings import Listed
from engine.hosting.state.setups import Setup, options
from engine.hosting.state.time_controls import Pace
from engine.hosting.statistics.luck_analysis import MISTAKES
from engine.hosting.statistics.own_results import TROPHIES
from engine.players import by_chance
from engine.rules import Book, Source, Value
from render import THEMES
from render.awards import AWARDS
from tests.drawn_texts import PLACES, drawn, place
from tests.language_files import Translation, cases, entries, known, translation
from tests.quotes import Quotes
from tests.translation import (
    CHECKS,
    forms,
    left,
    names_of_commands,
    other_values,
    plurals,
    short_forms,
    unlike,
    unsaid,
)

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot.py", "cogs", "data", "engine", "render", "playground")
LOOKING_UP = {"BadRules", "Refused", "named", "say", "text", "texts", "words"}
"""Whoever is called by one of these names is given a key."""
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z-]+)?")
WORD = re.compile(r"[^\W\d_]{2,}")
FILES = {"json", "png", "webp"}
"""Endings of names that are not keys."""
SHOWN = {"content", "description", "header", "label", "placeholder", "title"}
"""Arguments by these names are read by players."""
SENDING = {"TextDisplay", "edit_message", "send", "send_message"}
"""What is called by one of these names sends its first argument to players."""


# --- what the code asks for -----------------------------------------------------------------------


class Asked(Struct):
    """What a module asks for."""

    literals: set[str] = field(default_factory=set)
    """All strings in it."""
    keys: set[str] = field(default_factory=set)
    """The strings given to something that looks up texts."""
    prefixes: set[str] = field(default_factory=set)
    """The beginnings of keys that are put together."""


def asked(source: str) -> Asked:
    """Read a module."""
    found = Asked()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            start = re.match(r"([a-z]+)-$", literal(node.values[0]))
            ending = literal(node.values[-1]).rpartition(".")[2]
            if start and ending not in FILES:
                found.prefixes.add(start[1])
        if isinstance(node, ast.Call) and called(node) in LOOKING_UP:
            found.keys.update(key for given in node.args[:2] for key in strings(given))
        elif isinstance(node, ast.Assign) and any(named(each) == "key" for each in node.targets):
            found.keys.update(key for key in strings(node.value) if "-" in key)
    return found


def named(node: ast.expr) -> str:
    """What a variable is called; nothing if it is none."""
    return node.id if isinstance(node, ast.Name) else ""


def called(node: ast.Call) -> str:
    """The last part of the name that is called; nothing if it has none."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def strings(node: ast.expr) -> Iterator[str]:
    """The keys that an argument may be."""
    if isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
        yield str(node.value)


def modules(names: Iterable[str] = PACKAGES) -> Iterator[Path]:
    """Our modules."""
    for name in names:
        path = ROOT / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


@cache
def code() -> Asked:
    """What all the code asks for."""
    whole = Asked()
    for path in modules():
        part = asked(path.read_text("utf-8"))
        whole.literals |= part.literals
        whole.keys |= part.keys
        whole.prefixes |= part.prefixes
    return whole


def kebab(name: str) -> str:
    """``RollsAgain`` and ``rolls_again`` are ``rolls-again``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def setting_keys(setting: Setting) -> set[str]:
    """A setting has a title, a text, and names for nothing and for values that are words."""
    key = kebab(setting.key)
    none = {f"{key}.none"} if setting.least == 0 or not setting.read(USUAL_SERVER) else set()
    return {key, f"{key}.text", *none, *(f"{key}.value-{value}" for value in setting.worded)}


def rule_keys(key: str, values: tuple[Value, ...]) -> set[str]:
    """A rule has a title, a text, a short one, and names for values other than on and off."""
    named = {f"{kebab(key)}.value-{kebab(each)}" for each in values if isinstance(each, str)}
    return {kebab(key), *(f"{kebab(key)}.{part}" for part in ("text", "short")), *named}


@cache
def questions() -> tuple[set[str], set[str]]:
    """What is asked and what can be done, in games played by chance."""
    prompts: set[str] = set()
    verbs: set[str] = set()
    for system in CATALOG.values():
        games = [
            system.make(system.seating(people, values).arms[0], values)
            for values in map(system.values, system.presets)
            for people in system.numbers(values)
        ]
        for game in games:
            for play, _ in simulate.answers(game, by_chance, 1, 1000):
                if isinstance(play.pending, Decision) and play.pending.waits_for:
                    prompts.add(play.pending.prompt)
                    options = play.pending.options.values()
                    verbs.update(each.partition(" ")[0] for some in options for each in some)
        # What is asked too rarely to come up here is named by the game.
        for prompt, named in play.game.questions.items():
            prompts.add(prompt)
            verbs.update(named)
    return prompts, verbs


@cache
def views() -> set[str]:
    """The views that are told in words as well: of games with hands, or whose face has no words."""
    found = set()
    for system in CATALOG.values():
        if system.hands or type(face(system.key)).sentences is Face.sentences:
            values = system.values("book")
            people = min(system.numbers(values))
            play = system.make(system.seating(people, values).arms[0], values).start()
            found.add(type(play.game.view(play, None, ())).__name__)
    return found


def told_source(source: Source) -> str:
    """A rulebook by its number, or why there is none."""
    return f"{source.book:03}" if isinstance(source, Book) else source.value


def told(event: str) -> str:
    """An event is told in a few words or as a headline, in a sentence, but not in both ways."""
    return f"{event}.headline" if f"event-{event}.headline" in known(LANGUAGES[0]) else event


@cache
def families() -> Mapping[str, set[str]]:
    """By prefix: what may and must come after it."""
    systems = CATALOG.values()
    rules = [rule for system in systems for rule in system.house]
    presets = {kebab(preset) for system in systems for preset in system.presets}
    events = [event for system in systems for event in getattr(system.make, "happenings", ())]
    prompts, verbs = questions()
    return {
        "action": verbs,
        "button": {
            *SWITCHES,
            *(f"not-{switch}" for switch in SWITCHES),
        },
        "rehearsal": set(get_args(Step)),
        "colour": {colour + part for colour in MARKS for part in ("", ".shape")},
        "example": {kebab(each.key) for system in systems for each in system.examples},
        "event": {told(kebab(event.__name__)) for event in (*events, *NOTES.values())},
        "kind": {
            kebab(card) + part
            for card in action_cards()
            for part in ("", ".text", ".short", ".face")
        },
        "award": {award + part for award in AWARDS for part in ("", ".count")},
        "game": {kebab(system.key) + part for system in systems for part in ("", ".goal", ".aim")},
        "hint": {*(each for part in get_args(Why) for each in get_args(part) or (part,))},
        "level": {level + part for level in LEVELS for part in ("", ".short")},
        "act": {"setting", "end", *TOLD},
        "moderated": set(TOLD),
        "stored": {*KINDS, "nothing"},
        "sure": {
            each + part
            for each in (*DESTROYS, *LOSSES, "guest", "delete-me")
            for part in ("", ".button")
        }
        | {"too-much"},
        "page": {*PAGES, "own"},
        "setting": set().union(*map(setting_keys, TABLE)),
        "option": {
            kebab(each) + part
            for system in systems
            for each in options(Setup("book"), system, system.values("book", {}))
            for part in ("", ".short")
        },
        "pace": {pace + part for pace in get_args(Pace) for part in ("", ".short")},
        "permission": {kebab(name) for name in (*NEEDED_IN_VOICE, *NEEDED_IN_THREADS, *WELCOME)},
        "posted": set(POSTED),
        "preset": {name + part for name in presets for part in ("", ".short")},
        "prompt": prompts,
        "rolls": set(ROLLS),
        "calls": set(CALLS),
        "remember": set(get_args(Listed)),
        "mistake": set(MISTAKES),
        "trophy": {each + part for each in TROPHIES for part in ("", ".why", ".shown")},
        "rule": set().union(*(rule_keys(rule.key, rule.values) for rule in rules))
        | {"time-limit.value-round"},  # which no lobby offers
        "rules": {
            key
            for system in systems
            for key in [kebab(system.key)]
            if system.house or system.examples or f"rules-{key}" in known(LANGUAGES[0])
        },
        "source": {told_source(rule.source) for rule in rules},
        "theme": {*THEMES, "as-server", *(f"{each}.short" for each in THEMES if "blind" in each)},
        "trouble": {each.value for each in Trouble if each.text},
        "why": set(REASONS),
        "view": {kebab(name) for name in views()},
    }


@cache
def expected() -> set[str]:
    """The keys of the families that the code makes use of."""
    used = code().prefixes & families().keys()
    commands = {each for each in code().literals if re.fullmatch(r"command-.*(?<!about)", each)}
    about = {f"{each}-about" if "." in each else f"{each}.about" for each in commands}
    return about | {f"{prefix}-{rest}" for prefix in used for rest in families()[prefix]}


# --- the tests --------------------------------------------------------------------------------------

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@each_language
def test_nothing_is_wrong_with_a_language(
    language: str, check: Callable[[Translation], Iterator[str]]
) -> None:
    """For each shipped language what `python -m tests.translation` prints."""
    assert list(check(translation(language))) == []


def test_every_text_is_used() -> None:
    texts = known(LANGUAGES[0])
    referred = {key for entry in texts.values() for key in entry.refers}
    assert texts.keys() - code().literals - expected() - referred == set()


def test_every_text_that_is_used_exists() -> None:
    texts = known(LANGUAGES[0])
    first = {key.partition("-")[0] for key in texts if "-" in key}
    alike = {each for each in code().literals if each.partition("-")[0] in first}
    alike = {each for each in alike if "-" in each and KEY.fullmatch(each)}
    alike -= {each.value for each in Trouble} | {"no-referrer", "no-store"}  # words of HTTP
    wanted = (code().keys | alike | expected()) - set(LANGUAGES)
    assert wanted - texts.keys() == set()


def test_every_prefix_of_texts_is_a_family() -> None:
    first = {key.partition("-")[0] for key in known(LANGUAGES[0]) if "-" in key}
    assert (code().prefixes & first) - families().keys() == set()


@each_language
def test_an_address_stands_behind_words(language: str) -> None:
    """A naked one takes three lines of a phone."""
    address = "https://discord.com/channels/1/2/3"
    found = 0
    for key, entry in known(language).items():
        if "link" in entry.variables:
            values: dict[str, str | int] = {**dict.fromkeys(entry.variables, 2), "link": address}
            said = library()[language](key, **values)
            assert address not in said.replace(f"]({address})", ""), key
            found += 1
    assert found, "there are some"


def test_small_print_is_made_in_one_place() -> None:
    """Where it is made, it is known what is small print already."""
    for path in modules(["cogs"]):
        found = [each for each in asked(path.read_text("utf-8")).literals if SMALL.strip() in each]
        assert not found or path.name == "limits.py", (path, found)


@pytest.mark.parametrize("path", list(modules(["cogs"])), ids=lambda path: path.name)
def test_no_sentence_for_players_is_in_the_code(path: Path) -> None:
    assert sentences(path.read_text("utf-8")) == []


def sentences(source: str) -> list[str]:
    """What players would read that is not looked up."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            shown = [given.value for given in node.keywords if given.arg in SHOWN]
            if called(node) in SENDING:
                shown += node.args[:1]
            found += [ast.unparse(each) for each in shown if WORD.search(literal(each))]
    return found


def literal(node: ast.expr) -> str:
    """The text that stands in an expression."""
    if isinstance(node, ast.JoinedStr):
        return "".join(literal(each) for each in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else ""


def test_one_is_spoken_to_as_one_and_several_as_several() -> None:
    say = library()["de"]
    assert "@Ada, @Ben möchten" in say("pause-proposed", people="@Ada, @Ben", count=2)
    assert "Tische" not in say("play-too-many", count=1, link="")


WORDING = {
    "tests/test_texts.py",  # how one and several are spoken to
    "tests/engine/action_cards/kinds/test_tempolimit.py",  # the rulebook wants it said
    "tests/render/charts.py",  # what stands on the pictures that are kept, whatever texts say
    "tests/never_words.py",
    "tests/test_docs.py",  # names of the pages and buttons of others
    "tests/test_wording.py",  # how the texts of cards begin
    "tests/render/positions.py",
}
"""Files that are about wording itself. All others say keys (see `tests/words.py`)."""
BESIDES = re.compile(r"tests/(bench/.*|coverage|drawn_texts|mutate|told/.*|translation)\.py")
"""Modules that test nothing: what they print is theirs.  Those in `told` quote what they prove on purpose."""


@cache
def quotes() -> dict[str, list[str]]:
    """The texts that modules of the tests quote."""
    texts = [(key, each.pattern) for language in LANGUAGES for key, each in known(language).items()]
    found = Quotes(texts, (path.read_text("utf-8") for path in modules()))
    files = {path.relative_to(ROOT).as_posix(): path for path in modules(["tests"])}
    return {
        name: found.of(path.read_text("utf-8"))
        for name, path in files.items()
        if not BESIDES.fullmatch(name)
    }


def test_tests_name_texts_by_key_and_quote_none() -> None:
    others = {name: found for name, found in quotes().items() if name not in WORDING}
    quoted = [f"{name}, {quote}" for name, found in others.items() for quote in found]
    assert not quoted, "\n".join(["name these texts by key, or reword a new text:", *quoted])


def test_every_test_listed_as_about_wording_quotes_a_text() -> None:
    assert {name for name in WORDING if not quotes().get(name)} == set()


# --- planted mistakes -------------------------------------------------------------------------------


PLANTED: list[tuple[Callable[[Translation], Iterator[str]], str, str]] = [
    (unlike, "b = Only here", "not in English: b"),
    (unlike, "", "missing: a"),
    (other_values, "a = { $who }", "a: has ['who'], in English ['count']"),
    (other_values, "a = { $count } { z }", "a: refers to ['z'], which English has not"),
    (plurals, "a = { $count ->\n [one] raz\n *[other] razy\n}", "a: $count has no ['few', 'many']"),
    (names_of_commands, "command-play = Graj", "command-play: 'Graj' cannot be a name"),
    (names_of_commands, "command-play = rules", "command: 'rules' is there twice"),
    (short_forms, "a = X\n    .short = Koniec.", "a.short: a menu ends without a mark: Koniec."),
    (forms, "setting-a = " + 46 * "x", f"setting-a: 46 characters, at most 45: {45 * 'x'}"),
    (unsaid, "a = Karta karta", "a: 'Karta karta' has one word after its like"),
]


def polish(folder: Path, own: str) -> Translation:
    """Return a translation of four small texts."""
    english = "a = { $count ->\n [one] once\n *[other] often\n}\n"
    commands = "command-play = play\ncommand-rules = rules\n"
    for language, source in ((LANGUAGES[0], english + commands), ("pl", own)):
        (folder / language).mkdir()
        (folder / language / "texts.ftl").write_text(source, encoding="utf-8")
    return Translation("pl", folder)


def test_a_count_may_be_left_out_where_a_language_has_no_use_for_it(tmp_path: Path) -> None:
    assert list(other_values(polish(tmp_path, "a = wiele razy"))) == []


def test_translators_are_told_how_much_is_left(tmp_path: Path) -> None:
    said = left(polish(tmp_path, "command-play = graj"))
    assert said.splitlines()[0].startswith("2 of 3 "), said
    assert said.splitlines()[1:] == ["  texts.ftl: 2 of 3"]


def test_texts_are_drawn_with_their_places_and_the_same_ones_again() -> None:
    of = translation("de")
    some = list(drawn(of, 20, seed=3))
    assert some == list(drawn(of, 20, seed=3)) != list(drawn(of, 20, seed=4))
    assert len({each.partition(" ")[0] for each in some} & of.own.keys()) == 20


@pytest.mark.parametrize("pattern", [pattern for pattern, _ in PLACES])
def test_every_place_is_that_of_some_text(pattern: str) -> None:
    shown = dict(PLACES)[pattern]
    assert any(place(key) == shown for key in known(ENGLISH) if re.fullmatch(pattern, key))


@pytest.mark.parametrize(("check", "own", "problem"), PLANTED)
def test_a_fault_in_a_translation_is_found(
    check: Callable[[Translation], Iterator[str]], own: str, problem: str, tmp_path: Path
) -> None:
    assert problem in list(check(polish(tmp_path, own)))


def test_few_and_other_serve_all_polish_counts(tmp_path: Path) -> None:
    text = "a = { $count ->\n [one] raz\n [few] razy\n *[other] razy\n}"
    assert list(plurals(polish(tmp_path, text))) == []


def test_texts_and_attributes_that_are_missing_are_said_in_english(tmp_path: Path) -> None:
    say = polish(tmp_path, "command-play = graj").say
    assert (say("command-play"), say("command-rules")) == ("graj", "rules")
    (tmp_path / LANGUAGES[0] / "more.ftl").write_text("b = One\n    .c = Two", encoding="utf-8")
    (tmp_path / "pl" / "more.ftl").write_text("b = Jeden", encoding="utf-8")
    texts = Texts("pl", [tmp_path])
    assert (texts("b"), texts("b.c")) == ("Jeden", "Two")


def test_a_locale_leads_to_the_language_that_declares_it_and_to_no_other(tmp_path: Path) -> None:
    """A folder with a declaration is enough; one without is none yet."""
    for code, locales in (("qa", '["es-ES", "es-419"]'), ("qb", '["pt-BR"]'), ("qc", "")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "texts.ftl").write_text("button-join = " + code, encoding="utf-8")
        if locales:
            declaration = f'name = "Q"\nlocales = {locales}\nnumbers = "es"\n'
            (tmp_path / code / "language.toml").write_text(declaration, encoding="utf-8")
    texts = Library((FOLDER, tmp_path))
    assert [texts[each].language for each in ("es-ES", "es-419", "pt-BR")] == ["qa", "qa", "qb"]
    assert {texts[each].language for each in ("pt-PT", "pt", "zh-TW", "qc", None)} == {ENGLISH}
    assert texts["es-419"]("button-join") == "qa"
    assert texts["es-419"]("button-leave") == texts[ENGLISH]("button-leave")


def test_no_two_languages_have_one_locale() -> None:
    locales = [each for language in DECLARED.values() for each in language.locales]
    assert len(locales) == len(set(locales))


def test_broken_and_repeated_texts_are_found() -> None:
    assert len(entries("a-b = Hello\na-b = Again\n= what\n")[1]) == 2


def test_a_value_that_is_told_apart_is_tried_each_way() -> None:
    text = entries("a = { $way ->\n [out] Out\n *[home] Home\n } { NUMBER($n) }")[0]["a"]
    assert {values["way"] for values in cases(text)} == {2, "Ada", "out", "home"}
    assert {values["n"] for values in cases(text)} == {2}


def test_a_text_that_needs_more_is_found() -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("a = { $name }"))
    message = bundle.get_message("a")
    assert message.value is not None
    assert bundle.format_pattern(message.value, {})[1]


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ("texts('a-b', n=1)", {"a-b"}),
        ("self.texts('a' if x else 'b-c')", {"a", "b-c"}),
        ("await say(interaction, 'a-b')", {"a-b"}),
        ("raise Refused('a-b')", {"a-b"}),
        ("class Full(Exception):\n    key = 'a-b'", {"a-b"}),
        ("open('a-b')", set()),
    ],
)
def test_keys_in_code_are_found(source: str, keys: set[str]) -> None:
    assert asked(source).keys == keys


def test_prefixes_in_code_are_found() -> None:
    assert asked("texts(f'event-{name}')").prefixes == {"event"}


@pytest.mark.parametrize(
    "source",
    [
        "await channel.send('It is your turn')",
        "await response.send_message(f'Hello {name}')",
        "Button(label='Roll')",
        "TextDisplay('Yellow wins')",
    ],
)
def test_sentences_in_code_are_found(source: str) -> None:
    assert len(sentences(source)) == 1


SPOKEN = """
a = { $who } sends { $seat } home!
b = Leave
c = { $on ->
    [one] You may come back
   *[other] Nobody is here now
}
d = the table is closed
"""


@pytest.mark.parametrize(
    "source",
    [
        "assert 'may come back' in text",
        "assert f'{name}: *Nobody is here* {now}' in text",
        "re.search('^you MAY come$', text)",
        "world.click(ada, board, 'Leave')",
    ],
)
def test_quotes_in_tests_are_found(source: str) -> None:
    spoken = [(key, each.pattern) for key, each in entries(SPOKEN)[0].items()]
    assert len(Quotes(spoken, []).of(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "assert board.here, 'you may come back'",
        "def back():\n    'You may come back.'",
        "pytest.fail('nobody is here now')",
        "assert EN('a', who='Ada', seat='Red') in text",
        "assert 'sends him home' in text",
        "world.leave('Leave')",
        "assert 'the table is closed' in log",
    ],
)
def test_a_source_that_quotes_no_text_is_left_alone(source: str) -> None:
    spoken = [(key, each.pattern) for key, each in entries(SPOKEN)[0].items()]
    logging = "log.info('%s: the table is closed', 7)"
    assert Quotes(spoken, [logging]).of(source) == []


@pytest.mark.parametrize("source", ["Button(label=texts('roll'))", "channel.send(f'<t:{due}:R>')"])
def test_a_looked_up_text_is_left_alone(source: str) -> None:
    assert sentences(source) == []


def test_no_file_takes_a_text_away_from_another(tmp_path: Path) -> None:
    """Two games, say, that call something the same."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "other.ftl").write_text("about-moves = Something else\n", encoding="utf-8")
    with pytest.raises(
        ValueError, match=r"about-moves, in .*action_cards\.ftl and in .*other\.ftl"
    ):
        Texts("en", (FOLDER, tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_named_by_its_number_without_marks_between_digits(language: str) -> None:
    """In every text that names one: it is typed again, and is no quantity."""
    say, told = library()[language], 0
    for key, entry in known(language).items():
        if "table" not in entry.variables:
            continue
        needed = [entry, *(known(language)[each] for each in entry.refers)]
        values: dict[str, str | int] = {name: "x" for each in needed for name in each.variables}
        said = say(key, **{**values, **dict.fromkeys(entry.numbers, 2), "table": 1_234_567})
        assert "1234567" in said, key
        told += 1
    assert told > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_is_written_without_marks_between_digits(language: str) -> None:
    """Discord shows a timestamp for digits alone, as ``<t:1767228301:f>``."""
    files = (path.read_text("utf-8") for path in (FOLDER / language).glob("*.ftl"))
    moments = {name for file in files for name in re.findall(r"<t:\{ *\$(\w+)", file)}
    assert moments
    assert moments <= IDENTIFIERS
    said = library()[language]("cup-too-early", begins=1_767_228_301)
    assert "<t:1767228301:f>" in said


def test_no_other_name_for_a_number_of_a_table_is_given_to_texts() -> None:
    """Whatever is an id in the code is named as an identifier where it is given to a text."""
    quantities = {
        f"{path.name}: {each.arg}={ast.unparse(each.value)}"
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and called(node) in LOOKING_UP
        for each in node.keywords
        if re.search(r"(\.|\b)(id|table)$", ast.unparse(each.value))
        if each.arg not in IDENTIFIERS
    }
    assert quantities == set()


def test_a_language_is_read_when_it_is_first_wanted() -> None:
    shelf = Library()
    assert not shelf.read
    assert shelf["en-US"] is shelf[None]
    assert [say.language for say in shelf.read] == [LANGUAGES[0]]
    assert [say.language for say in shelf] == list(LANGUAGES)
    assert set(shelf.read) == set(shelf)
