"""What the documents claim: links, commands, figures, versions and the pages of operators."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image

from cogs.operator.legal_pages import PAGES
from cogs.version import VERSION
from data.shipped.languages import LANGUAGES
from data.shipped.lengths import lengths
from engine.catalog import CATALOG
from engine.hosting.state.setups import Setup, rolling
from tests import features, listing
from tests.playground.pictures import GAMES, games
from tests.trials import seated
from tests.words import EN

ROOT = Path(__file__).resolve().parents[1]
GENERATED = "docs/rules-coverage.md"
"""Made by each run of all tests, and not committed."""

DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
)
PLAIN = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs/architecture.md",
    "docs/core.md",
    "docs/cups.md",
    "docs/delivery.md",
    "docs/dependencies.md",
    "docs/fair-dice.md",
    "docs/glossary.md",
    "docs/hosting.md",
    "docs/legal/PRIVACY.md",
    "docs/legal/TERMS.md",
    "docs/listing.md",
    "docs/measured/evening.md",
    "docs/measured/mutants.md",
    "docs/measured/performance.md",
    "docs/measured/players.md",
    "docs/pictures.md",
    "docs/releasing.md",
    "docs/voice.md",
    "docs/walkthrough.md",
)
"""The documents in plain English."""
UNPLAIN = re.compile(
    r"(?i)\b(who|what|which)ever\b|\b(some|no|any)body\b|\banew\b|\bonce more\b|\bwhat (is|are|was|were)\b"
    r"|(^|[.!?:] )(?-i:Who|What|That|Which) "
)
"""Words that stand in place of the thing a sentence is about."""
PROVEN = {
    "Play at your pace": (
        "tests/engine/hosting/test_clock.py",
        "tests/engine/hosting/test_stand_in.py",
    ),
    "Fair dice": ("tests/engine/hosting/test_fair_dice.py", "docs/fair-dice.md"),
    "No game is lost": (
        "tests/cogs/test_kill.py",
        "tests/cogs/test_lost.py",
        "tests/cogs/test_crowd.py",
    ),
    "No colors needed": ("tests/render/test_themes.py", "tests/render/test_words.py"),
    "Hidden hands stay hidden": (
        "tests/engine/card_race/test_leaks.py",
        "tests/engine/action_cards/test_leaks.py",
    ),
    "Little is stored": ("tests/cogs/test_privacy.py", "docs/legal/PRIVACY.md"),
}
"""The claims of the README's first screen, and the tests and documents behind each."""
ELSEWHERE = {
    "Administrator",
    "Bot",
    "Dashboards, New, Import",
    "General Information",
    "Installation",
    "Manage Messages",
    "Manage Server",
    "Manage Threads",
    "Mensch ärgere Dich nicht",
    "Mention @everyone, @here and All Roles",
    "New Application",
    "Privileged Gateway Intents",
    "Reset Token",
    "Server Settings, Integrations",
    "User Install",
}
"""Names in italics that are not ours: Discord's, Grafana's, and that of the game."""
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
FENCE = re.compile(r"(?ms)^```.*?^```")


def read(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_between_documents_lead_somewhere(document: str) -> None:
    for match in LINK.finditer(FENCE.sub("", read(document))):
        target = match[1] or match[2]
        if re.match(r"https?:|mailto:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / document).parent / path if path else ROOT / document
        assert file.exists(), target
        assert not anchor or anchor in anchors(file.read_text("utf-8")), target


def anchors(text: str) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"(?m)^#+ (.+)$", FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", each.lower()).strip().replace(" ", "-") for each in headings}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_in_documents_exist(document: str) -> None:
    text = read(document)
    targets = set(re.findall(r"(?m)^([a-z]+):", read("Makefile")))
    assert set(re.findall(r"(?m)(?:`|^\s*)make ([a-z]+)", text)) <= targets
    commands = {"--help", "--version", *re.findall(r'add\(\s*"([a-z]+)"', read("bot.py"))}
    assert set(re.findall(r"bot\.py ((?:--)?[a-z]+)", text)) <= commands
    for module in re.findall(r"python -m (tests(?:\.\w+)+)", text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


@pytest.mark.parametrize("document", DOCUMENTS)
def test_folders_to_type_are_quoted(document: str) -> None:
    """An operator puts a name of their own there, perhaps with a space in it."""
    for block in re.findall(r"(?ms)^```sh$(.*?)^```", read(document)):
        plain = re.sub(r'"[^"]*"|(?m:#.*$)', "", block)
        assert re.findall(r"/(?:srv|var/lib)/\S*|\$\(|\bcd (?=\S)", plain) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands_of_discord_in_documents_exist(document: str) -> None:
    """By their English or German name; `/health` and `/metrics` are addresses of the monitor."""
    known = {"health", "metrics"}
    for language in LANGUAGES:
        file = ROOT / "data/shipped/locales" / language / "commands.ftl"
        commands = dict(re.findall(r"(?m)^command-([\w-]+) = (\S+)$", file.read_text("utf-8")))
        for key, name in commands.items():
            parent, _, child = key.partition("-")
            known.add(f"{commands[parent]} {name}" if child else name)
    told = set(re.findall(r"`/([^`/]*[\w)])`", read(document)))
    assert told <= known | {"settings deck"}, "an option of /settings"


@pytest.mark.parametrize(
    "document", ["README.md", "docs/cups.md", "docs/fair-dice.md", "docs/hosting.md"]
)
def test_buttons_and_settings_in_documents_have_the_words_that_people_read(document: str) -> None:
    files = (ROOT / "data/shipped/locales/en").glob("*.ftl")
    texts = "\n".join(file.read_text("utf-8") for file in files).replace("’", "'")
    shown = set(re.findall(r"(?m)(?:=|\]) (.+)$", texts))
    named = set(re.findall(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)", read(document)))
    assert named - shown - ELSEWHERE == set()


def prose(document: str) -> Iterator[str]:
    """The lines of a document without its code, quotations and tables."""
    for line in FENCE.sub("", read(document)).splitlines():
        if not line.lstrip().startswith("|"):
            yield re.sub(r"`[^`]*`|“[^”]*”|\"[^\"]*\"|\*[^*]*\*", "it", line.replace("**", ""))


@pytest.mark.parametrize("document", PLAIN)
def test_sentences_name_the_things_that_they_are_about(document: str) -> None:
    assert [line for line in prose(document) if UNPLAIN.search(line)] == []


@pytest.mark.parametrize("document", PLAIN)
def test_sentences_are_short(document: str) -> None:
    for paragraph in "\n".join(prose(document)).split("\n\n"):
        for sentence in re.split(r"(?<=[.!?:;])\s|\n\s*(?:\*|#+|\d+\.)\s", paragraph):
            assert len(sentence.split()) <= 32, sentence


def test_the_glossary_explains_each_of_our_own_words_once() -> None:
    own = read("docs/glossary.md").rpartition("\n## ")[2]
    words = re.findall(r"(?m)^\| (\w[^|]*) \|", own)
    assert len(words) > 50
    assert [word for word in words if words.count(word) > 1] == []


def test_the_readme_has_a_map_of_all_documents() -> None:
    documents = [document for document in DOCUMENTS if document not in ("README.md", GENERATED)]
    assert [document for document in documents if f"({document})" not in read("README.md")] == []


def test_each_claim_of_the_first_screen_has_something_behind_it() -> None:
    claims = re.findall(r"(?m)^\* \*\*(.+?)\.\*\*", read("README.md").partition("\n## ")[0])
    assert claims == [*PROVEN]
    missing = [path for paths in PROVEN.values() for path in paths if not (ROOT / path).exists()]
    assert missing == []


def test_minutes_and_players_in_the_readme_are_those_that_lobbies_say() -> None:
    rows = re.findall(
        r"(?m)^\| <img[^|]*games/(\w+)\.png[^|]*\| (\S+) \| (\S+?)((?:<br>[\w ]+: \S+?)*) \|$",
        read("README.md"),
    )
    assert [row[0] for row in rows] == [*GAMES]
    for key, players, book, others in rows:
        said = dict(re.findall(r"<br>([\w ]+): ([^<]+)", others))
        assert (players, book) == (numbers(key), minutes(key, "book"))
        names = {EN(f"preset-{preset}").lower(): minutes(key, preset) for preset in lengths()[key]}
        assert said == {name: names[name] for name in said}
        far = {name for name, each in names.items() if distance(each, book) > 10}
        assert far <= said.keys(), "rules that change how long a game lasts"


def distance(minutes: str, book: str) -> int:
    """How many minutes the shortest and the longest are away from those by the book."""
    (least, most), (first, last) = (
        (int(each.split("–")[0]), int(each.split("–")[-1])) for each in (minutes, book)
    )
    return max(abs(least - first), abs(most - last))


def numbers(key: str) -> str:
    """For how many a game is, under all its house rules."""
    system = CATALOG[key]
    rules = {rule.key for rule in system.rules}
    chosen = [{}, {"six_arms": True}] if "six_arms" in rules else [{}]
    people = {each for values in chosen for each in system.numbers(system.values("book", values))}
    return "–".join(dict.fromkeys(map(str, (min(people), max(people)))))


def minutes(key: str, preset: str) -> str:
    """How long four people play, or all, at a quick and at a relaxed table as they usually roll."""
    medians, people = set(), seated(CATALOG[key], 4)
    for pace in ("quick", "relaxed"):
        itself = rolling(Setup("book", pace=pace), CATALOG[key])
        rows = lengths()[key][preset][pace]
        medians.add(
            5 * round(rows["by_itself" if itself else "by_hand"][f"{people} {people}"].median / 5)
        )
    return "–".join(str(each) for each in sorted(medians))


def test_the_readme_shows_games_as_they_are_drawn(tmp_path: Path) -> None:
    games(tmp_path)
    for drawn in tmp_path.iterdir():
        kept = ROOT / "docs/games" / drawn.name
        assert kept.read_bytes() == drawn.read_bytes(), "python -m tests.playground.pictures"


def test_all_places_say_one_version() -> None:
    assert f'image.version="{VERSION}"' in read("Dockerfile")
    project = tomllib.loads(read("pyproject.toml"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "cogs.version.VERSION"


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.findall(r"(?m)^## \[(\d\S+)\] – (\d{4}-\d\d-\d\d)$", read("CHANGELOG.md"))
    assert newest[0][0] == VERSION


def test_a_change_is_told_in_one_short_line() -> None:
    text = read("CHANGELOG.md")
    assert [line for line in text.splitlines() if line.startswith("* ") and len(line) > 100] == []
    assert re.findall(r"(?m)^  \S.*", text) == [], "a line that goes on"


def test_texts_of_listings_fit() -> None:
    rows = re.findall(r"(?m)^\| .*, up to (\d+) \| (.*) \| (.*) \|$", read("docs/listing.md"))
    assert len(rows) == 9
    assert [row for row in rows if max(len(row[1]), len(row[2])) > int(row[0])] == []


@pytest.mark.parametrize(("name", "draw"), [("icon", listing.icon), ("banner", listing.banner)])
def test_icon_and_banner_are_those_of_the_renderer(
    name: str, draw: Callable[[], Image.Image]
) -> None:
    with Image.open(ROOT / listing.FOLDER / f"{name}.png") as kept:
        assert listing.lean(draw()).tobytes() == kept.tobytes(), "python -m tests.listing"


def test_listings_have_three_screenshots_and_say_their_sizes() -> None:
    text, drawn = read("docs/listing.md"), sorted((ROOT / listing.FOLDER).glob("*.png"))
    assert len(drawn) == 5
    for each in drawn:
        with Image.open(each) as picture:
            wide, high = picture.size
        [row] = [line for line in text.splitlines() if each.name in line]
        assert f"{wide} × {high}" in row


def test_the_image_has_the_pages_of_operators() -> None:
    folders = {Path(page).parent.as_posix() for page in PAGES}
    assert {f"!{folder}" for folder in folders} <= set(read(".dockerignore").splitlines())
    assert {f"COPY {folder} {folder}" for folder in folders} <= set(read("Dockerfile").splitlines())


@pytest.mark.parametrize(("english", "german"), [PAGES[:2], PAGES[2:]])
def test_pages_say_as_much_in_both_languages(english: str, german: str) -> None:
    def shape(page: str) -> list[str]:
        return re.findall(r"(?m)^(#+|\||\*|\d+\.) ", read(page))

    assert shape(english) == shape(german)


def test_features_and_floors_are_those_of_the_files() -> None:
    """Where they differ: ``python -m tests.features`` writes the table."""
    assert features.page() == features.PAGE.read_text("utf-8")


def test_each_word_of_a_feature_begins_a_module() -> None:
    folders = [folder for floor in features.FLOORS.values() for folder in floor]
    assert [
        word
        for words in features.FEATURES.values()
        for word in words
        if not any([*features.modules(folder, (word,))] for folder in folders)
    ] == []


def test_each_command_has_its_cost_and_limit_for_operators() -> None:
    """What strangers can repeat; a command that is missing there was not looked at."""
    text = read("docs/hosting.md")
    rows = [line for line in text.splitlines() if line.startswith("| `/")]
    file = ROOT / "data/shipped/locales/en/commands.ftl"
    commands = dict(re.findall(r"(?m)^command-([\w-]+) = (\S+)$", file.read_text("utf-8")))
    groups = {key.partition("-")[0] for key in commands if "-" in key}
    for key, name in commands.items():
        group = commands[key.partition("-")[0]]
        told = [row for row in rows if f"`/{group}" in row and re.search(rf"\b{name}`", row)]
        assert told or key in groups, key
