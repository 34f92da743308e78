"""The repository's own rules: who imports whom, what may be committed, what is locked."""

import ast
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
SKIPPED_FOLDERS = {".git", ".venv", "__pycache__"}

# Which of our modules a package may import. A name stands for itself and for everything below it.
ALLOWED = {
    "bot": {"bot", "cogs", "data", "engine", "playground", "render"},
    "cogs": {"cogs", "data", "engine", "render"},
    "data": {"data"},
    "engine": {
        "engine",
        "data.foreign",
        "data.shipped.boards",
        "data.shipped.wall_boards",
        "data.shipped.decks",
        "data.shipped.positions",
    },
    "playground": {"bot", "cogs", "data", "engine", "playground", "render"},
    "render": {"render", "data", "engine.views"},
    "tests": {"bot", "cogs", "data", "engine", "playground", "render", "tests"},
}
# What may be seen of a game lives with the game, for whoever draws it.
VIEWS = re.compile(r"engine\.\w+\.views")
# What has no place in the engine, which knows no Discord, pixels, SQL, clocks or threads.
OUTSIDE = {"PIL", "discord", "aiosqlite", "sqlite3", "asyncio", "threading", "datetime", "time"}
# Where people play; the rules below know nothing of it.
HOSTING = "engine.hosting"
# What parts of the engine may import besides, by folder or module.  Hosting speaks to the store in plain
# records, and only its service waits for anything.  Quiet hours and the day of today's five are reckoned
# on a calendar, from a moment that is given: they read no clock.
GRANTED = {
    "engine.daily": {"datetime"},
    "engine.hosting": {"data.records"},
    "engine.hosting.statistics.lengths": {"data.shipped.lengths"},
    "engine.hosting.service": {
        "data.store.homes",
        "data.store.shards",
        "data.store.errors",
        "asyncio",
        "time",
    },
    "engine.hosting.state.clock_times": {"datetime"},
    "engine.hosting.state.time_controls": {"datetime"},
    "engine.hosting.state.seasons": {"datetime"},
    "engine.hosting.state.settings": {"data.visible_names"},
    "engine.simulate": {"time"},
}
# The floors of hosting and of the cogs: what each folder or module may import of the others there.
PLATFORM = {"cogs.platform"}
SERVICES = {*PLATFORM, "cogs.services", "cogs.version"}
WIDGETS = {*SERVICES, "cogs.widgets"}
VIEWS_OF = {*WIDGETS, "cogs.views"}
MESSAGES = {*VIEWS_OF, "cogs.messages"}
ADMINS = {*MESSAGES, "cogs.admins"}
HANDLERS = {*ADMINS, "cogs.handlers"}
FLOORS = {
    "cogs.platform": {"cogs.version"},
    "cogs.services": PLATFORM,
    "cogs.widgets": SERVICES,
    "cogs.views": WIDGETS,
    "cogs.messages": VIEWS_OF,
    "cogs.admins": MESSAGES,
    "cogs.handlers": ADMINS,
    "cogs.operator": VIEWS_OF,
    "engine.hosting.state": set(),
    "engine.hosting.actions": {"engine.hosting.state"},
    "engine.hosting.service": {
        "engine.hosting.state",
        "engine.hosting.actions",
        "engine.hosting.cups",
    },
    "engine.hosting.cups": {"engine.hosting.state"},
    "engine.hosting.statistics": {"engine.hosting.state", "engine.hosting.actions"},
}

INDEX_ADDRESS = re.compile(
    r"(?<!no-emit-)(?:index-ur[l]|find-link[s])|file:[/]//|https?://\S+/simple\b"
)
MACHINE_PATH = re.compile(r"(?<![\w.~}-])/(?:home|opt|root|tmp|work|Users)/\w|[.]library\b")
NEIGHBOUR = re.compile(r"\.\./shared\b")


class Import(NamedTuple):
    """One imported module, by its full dotted name, and whether a function does it when called."""

    module: str
    line: int
    lazy: bool


def repository_files() -> list[Path]:
    """Every file that is committed or could be, sorted, relative to the root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        names = {Path(name) for name in listing.stdout.split("\0") if name}
    else:
        names = {path.relative_to(ROOT) for path in ROOT.rglob("*")}
    return sorted(
        name
        for name in names
        if (ROOT / name).is_file() and not SKIPPED_FOLDERS.intersection(name.parts)
    )


FILES = repository_files()
MODULES = [path for path in FILES if path.suffix == ".py"]
LOCKS = [path for path in FILES if path.match("requirements/*.txt")]

DOCUMENTS = [path for path in FILES if path.suffix == ".md" and path.stem != "history"]
FOREIGN = {"discord.py"}
"""Names of packages that look like those of our files."""

every_lock = pytest.mark.parametrize("path", LOCKS, ids=Path.as_posix)
every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=Path.as_posix)


def dotted(path: Path) -> str:
    """The module name of a file: `engine/core.py` is engine.core, `engine/__init__.py` engine."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {dotted(path) for path in MODULES}


@cache
def sources() -> dict[Path, str]:
    """What stands in our modules."""
    return {path: (ROOT / path).read_text("utf-8") for path in MODULES}


class Module(NamedTuple):
    """What is asked of a module; its tree is not kept."""

    about: str | None
    imports: list[tuple[ast.stmt, bool]]


@cache
def parsed(source: str) -> Module:
    """What a module says that it is about, and its imports, with whether they stand in a function."""
    tree = ast.parse(source)
    return Module(ast.get_docstring(tree), list(import_statements(tree)))


IMPORT, FUNCTION = (ast.Import, ast.ImportFrom), (ast.FunctionDef, ast.AsyncFunctionDef)


def import_statements(node: ast.AST, lazy: bool = False) -> Iterator[tuple[ast.stmt, bool]]:
    """Every import, and whether it stands in a function; no expression has one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, IMPORT):
            yield child, lazy
        elif not isinstance(child, ast.expr):
            yield from import_statements(child, lazy or isinstance(child, FUNCTION))


@cache
def imports(path: Path, source: str) -> tuple[Import, ...]:
    """Every import in *source*, the ones inside functions and relative ones included."""
    package = path.parent.parts
    found = []
    for node, lazy in parsed(source).imports:
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            members = [f"{module}.{alias.name}" for alias in node.names]
            modules = [member if member in NAMES else module for member in members]
        else:
            assert isinstance(node, ast.Import)
            modules = [alias.name for alias in node.names]
        found += [Import(module, node.lineno, lazy) for module in modules]
    return tuple(found)


def within(module: str, names: set[str]) -> bool:
    """Whether *module* is one of *names* or lies below one."""
    return any(module == name or module.startswith(f"{name}.") for name in names)


def offences(path: Path, source: str) -> list[str]:
    """The imports of a file that the layers forbid, as sentences."""
    module = dotted(path)
    package = module.split(".")[0]
    assert package in ALLOWED, f"{path} is in no known layer: give it a row in ALLOWED"
    granted = set().union(*(more for of, more in GRANTED.items() if within(module, {of})))
    floor = next((each for each in FLOORS if within(module, {each})), None)
    allowed = ALLOWED[package] | granted
    outside = OUTSIDE - granted if package == "engine" else set()

    found = []
    for imported, line, lazy in imports(path, source):
        ours = imported.split(".")[0] in ALLOWED
        drawn = package == "render" and VIEWS.fullmatch(imported)
        if (ours and not drawn and not within(imported, allowed)) or within(imported, outside):
            found.append(f"{path}:{line}: {package} must not import {imported}")
        elif package == "engine" and within(imported, {HOSTING}) and not within(module, {HOSTING}):
            found.append(f"{path}:{line}: rules must not import {imported}")
        elif floor and _beside(floor, imported) and not within(imported, {floor} | FLOORS[floor]):
            found.append(f"{path}:{line}: {floor} must not import {imported}")
        elif package == "bot" and within(imported, {"playground"}) and not lazy:
            found.append(f"{path}:{line}: bot must import {imported} inside a function")
    return found


def _beside(floor: str, module: str) -> bool:
    """Whether *module* belongs to the package of which *floor* is a part."""
    return within(module, {floor.rpartition(".")[0]})


def test_modules_keep_to_the_imports_of_their_layer() -> None:
    assert [each for path, source in sources().items() for each in offences(path, source)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/core.py", "import discord.ui"),
        ("engine/core.py", "async def f():\n    import asyncio"),
        ("engine/core.py", "from data import store"),
        ("engine/hosting/state/session.py", "from aiosqlite import Connection"),
        ("engine/hosting/state/session.py", "from data import store"),
        ("engine/hosting/state/session.py", "import asyncio"),
        ("engine/hosting/state/session.py", "from engine.hosting.actions import lobby"),
        ("engine/hosting/actions/lobby.py", "from engine.hosting.service import tables"),
        ("engine/hosting/actions/lobby.py", "from data.store.connection import Conflict"),
        ("engine/classic/game.py", "from ...cogs import table"),
        ("engine/core.py", "from engine.hosting.actions.lobby import Refused"),
        ("engine/classic/game.py", "from ..hosting import session"),
        ("render/board.py", "from engine import core"),
        ("render/board.py", "from engine.walls import game"),
        ("data/store/sqlite_store.py", "from engine.views import View"),
        ("cogs/views/words.py", "from cogs.messages import pings"),
        ("cogs/platform/request_tasks.py", "from cogs.services import Services"),
        ("cogs/messages/pings.py", "import cogs.client"),
        ("cogs/table.py", "import playground"),
        ("cogs/table.py", "import bot"),
        ("playground/world.py", "import tests"),
        ("bot.py", "from playground import world"),
    ],
)
def test_a_forbidden_import_is_found(
    path: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.NAMES", NAMES | {"data.store.sqlite_store", "engine.core"})
    assert len(offences(Path(path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/hosting/service/table_cache.py", "import asyncio\nfrom data.records import Entry"),
        (
            "engine/classic/game.py",
            "from data.shipped.boards import Board\nfrom ..core import Play",
        ),
        ("render/board.py", "from engine import views"),
        ("render/board.py", "from engine.walls.views import WallsView"),
        ("bot.py", "def play():\n    import playground"),
    ],
)
def test_an_allowed_import_is_left_alone(
    path: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.NAMES", NAMES | {"engine.views"})
    assert offences(Path(path), source) == []


def circle(sources: Mapping[Path, str]) -> list[str]:
    """Modules that import each other in a circle, also for their types only; none if there is none."""
    ours = {dotted(path): path for path in sources}
    graph = {
        module: {found.module for found in imports(path, sources[path])} & ours.keys() - {module}
        for module, path in ours.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(sources()) == []


def folder_circle(sources: Mapping[Path, str]) -> list[str]:
    """Folders of one package, with the modules beside them, that import each other in a circle.

    A folder counts as one; the modules of a package itself count each for itself, since a package's
    facade may know its parts, and these its foundations.
    """
    ours = {dotted(path): path for path in sources}
    packages = {above.parts for path in sources for above in path.parents}
    for package in sorted(packages):
        prefix = len(package)
        graph: dict[str, set[str]] = {}
        for module, path in ours.items():
            parts = tuple(module.split("."))
            if parts[:prefix] != package or len(parts) == prefix:
                continue
            node = ".".join(parts[: prefix + 1])
            for found in imports(path, sources[path]):
                other = tuple(found.module.split("."))
                if found.module in ours and other[:prefix] == package and len(other) > prefix:
                    graph.setdefault(node, set()).add(".".join(other[: prefix + 1]))
        try:
            TopologicalSorter({node: to - {node} for node, to in graph.items()}).prepare()
        except CycleError as error:
            return list(error.args[1])
    return []


def test_no_folders_import_each_other_in_a_circle() -> None:
    assert folder_circle(product()) == []


def product() -> dict[Path, str]:
    """The modules of the bot; tests share their helpers freely."""
    return {path: source for path, source in sources().items() if path.parts[0] != "tests"}


def test_a_circle_of_folders_is_found_though_no_files_make_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = {"cogs.views.words", "cogs.views.game", "cogs.widgets.buttons", "cogs.widgets.steps"}
    monkeypatch.setattr(f"{__name__}.NAMES", names)
    circular = {
        "cogs/views/words.py": "from cogs.widgets import buttons",
        "cogs/views/game.py": "",
        "cogs/widgets/buttons.py": "",
        "cogs/widgets/steps.py": "from cogs.views import game",
    }
    read = {Path(path): source for path, source in circular.items()}
    assert circle(read) == []
    assert set(folder_circle(read)) == {"cogs.views", "cogs.widgets"}


def test_a_circle_is_found_though_it_is_for_types_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.NAMES", {"cogs.services", "cogs.play", "cogs.client"})
    circular = {
        "cogs/client.py": "def start():\n    from cogs import play",
        "cogs/play.py": "from cogs.services import Services",
        "cogs/services.py": "if TYPE_CHECKING:\n    from cogs.client import Poeppel",
    }
    found = circle({Path(path): source for path, source in circular.items()})
    assert set(found) == {"cogs.client", "cogs.play", "cogs.services"}


REQUESTS = re.compile(
    r"send|edit|delete|create_(thread|dm)|fetch_\w+|history|leave|sync"
    r"|(edit|delete)_message|((edit|delete)_)?original_response"
)
"""What objects of discord.py do by a request; the answer to an interaction itself is let alone."""
WIRE = Path("cogs/platform/request_tasks.py")
START = Path("cogs/client.py")
"""Where commands are uploaded before there is anybody to wait."""


ALONE = Path("cogs/rehearsal")
"""A command for operators, during which nobody plays."""


def past_the_wire(source: str) -> Iterator[int]:
    """The lines in which a request to Discord is awaited, and not what carries it."""
    for node in ast.walk(ast.parse(source)):
        awaited = node.value if isinstance(node, ast.Await) else None
        awaited = node.iter if isinstance(node, ast.comprehension | ast.AsyncFor) else awaited
        if isinstance(awaited, ast.Call) and isinstance(awaited.func, ast.Attribute):
            of, first = (
                ast.unparse(awaited.func.value),
                [ast.unparse(each) for each in awaited.args[:1]],
            )
            answered = ["interaction"], ["press.interaction"], ["self.services"]
            ours = first in answered or of.endswith(("tables", ".response"))
            if of.endswith(".http") or (REQUESTS.fullmatch(awaited.func.attr) and not ours):
                yield awaited.lineno


def test_no_code_awaits_a_request_to_discord_for_as_long_as_it_takes() -> None:
    found = {
        path: lines
        for path, source in sources().items()
        if path.parts[0] == "cogs" and path not in (WIRE, START) and path.parent != ALONE
        if (lines := list(past_the_wire(source)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "await place.send(text)",
        "message = (await place.get_partial_message(1).edit(view=view)).id",
        "found = [each async for each in place.history(limit=1)]",
        "await interaction.followup.send(text)",
        "await self.client.http.get_global_commands(1)",
    ],
)
def test_a_request_that_is_awaited_past_the_wire_is_found(source: str) -> None:
    assert list(past_the_wire(source)) == [1]
    carried = source.replace(
        "await place.send(text)", "await wire.call(place.send(text), Rank.REST)"
    )
    assert carried == source or not list(past_the_wire(carried))


NOTIFYING = Path("cogs/messages/notifying.py")
"""Where it is decided which people a message may ping."""


def pings_beside(source: str) -> Iterator[int]:
    """The lines in which a permission to ping is made, beside the one function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            made = ast.unparse(node.func)
            allows = made.rpartition(".")[2] in ("Notified", "AllowedMentions")
            allows |= "AllowedMentions." in made and not made.endswith(".none")
            if allows:
                yield node.lineno
        elif isinstance(node, ast.keyword) and node.arg == "allowed_mentions":
            value = ast.unparse(node.value)
            if not value.endswith((".allowed", "AllowedMentions.none()", "nobody")):
                yield node.value.lineno


def test_one_function_alone_lets_messages_ping() -> None:
    found = {
        path: lines
        for path, source in sources().items()
        if path.parts[0] == "cogs" and path != NOTIFYING and path.parent != ALONE
        if (lines := list(pings_beside(source)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "place.send(text, allowed_mentions=discord.AllowedMentions(users=[person]))",
        "place.send(text, allowed_mentions=discord.AllowedMentions.all())",
        "place.send(text, allowed_mentions=mentions(people))",
        "called = Notified(people)",
    ],
)
def test_a_ping_beside_that_function_is_found(source: str) -> None:
    assert set(pings_beside(source)) == {1}


@pytest.mark.parametrize("allowed", ["called.allowed", "discord.AllowedMentions.none()"])
def test_mentions_allowed_by_that_function_are_left_alone(allowed: str) -> None:
    assert not list(pings_beside(f"place.send(text, allowed_mentions={allowed})"))


def test_direct_messages_are_opened_where_that_function_is_asked() -> None:
    opening = {
        path
        for path, source in sources().items()
        if path.parts[0] == "cogs" and path.parent != ALONE and ".create_dm(" in source
    }
    assert opening
    assert all("await notified(" in sources()[path] for path in opening)


def test_every_module_states_its_subject() -> None:
    documented = {path: parsed(source).about for path, source in sources().items()}
    assert [path for path, about in documented.items() if not about] == []


VAGUE = re.compile(
    r"(?i)\b(who|whoever|whom|whose|what|whatever|somebody|nobody|anybody|anew|once more)\b"
)
LONGEST = 12
"""Words of a first line."""


def first_lines(source: str) -> list[str]:
    """The first line of every docstring."""
    kinds = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Module
    trees = [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]
    return [(ast.get_docstring(node) or "").partition("\n")[0] for node in trees]


def vague(first: str) -> str:
    """What is wrong with a first line: its length, or a word that stands in place of a name."""
    if (words := len(first.split())) > LONGEST:
        return f"{words} words, at most {LONGEST}"
    return f"{found[0]!r} in place of a name" if (found := VAGUE.search(first)) else ""


def test_loggers_have_the_names_of_their_modules() -> None:
    """Below one name for all of ours, so that an operator finds the module of a line of the log."""
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for folder in ("cogs", "data", "engine", "render", "playground")
        for path in (ROOT / folder).rglob("*.py")
        for name in re.findall(r'getLogger\("(poeppel[\w.]*)"\)', path.read_text("utf-8"))
        if name not in ("poeppel", f"poeppel.{path.stem}", f"poeppel.{path.parent.name}")
    ]
    assert not wrong, "rename them"


def test_names_of_tests_say_their_subject() -> None:
    vague = re.compile(
        r"def (test_(?:\w+_)?(?:who|whoever|whom|somebody|nobody|what|whatever)(?:_\w+)?)\("
    )
    found = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in vague.findall(path.read_text("utf-8"))
    }
    assert not found, "name their subject, as CONTRIBUTING says under How we write"


def test_docstrings_begin_with_the_thing_they_are_about() -> None:
    """Its name, or an imperative; a relative clause in its place shows that a name is lacking."""
    refused = [
        f"{path}: {why}: {first}"
        for path, source in sources().items()
        if path.parts[0] != "tests"
        for first in first_lines(source)
        if (why := vague(first))
    ]
    assert not refused, "\n".join(["first lines of docstrings:", *refused])


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ("Whoever is on turn.", "'Whoever' in place of a name"),
        ("Return a seat who is asked.", "'who' in place of a name"),
        ("Draw a square anew.", "'anew' in place of a name"),
        ("Return a b c d e f g h i j k l.", "13 words, at most 12"),
        ("Return a seat.", ""),
    ],
)
def test_a_first_line_that_lacks_a_name_is_found_with_the_reason(first: str, why: str) -> None:
    assert [vague(each) for each in first_lines(f'"""{first}\n\nMore."""')] == [why]


def test_no_file_names_a_machine_or_a_package_index() -> None:
    assert {path: found for path in FILES if (found := named(path))} == {}


def named(path: Path) -> list[str]:
    """What a file names that others do not have; a picture or a font names nothing."""
    try:
        text = (ROOT / path).read_text("utf-8")
    except UnicodeDecodeError:
        return []
    patterns = [INDEX_ADDRESS, MACHINE_PATH]
    if path.as_posix() != ".ci/run":
        patterns.append(NEIGHBOUR)
    return [match[0] for pattern in patterns for match in pattern.finditer(text)]


@pytest.mark.parametrize(
    "text",
    [
        "--index-" + "url x",
        "https://a.example/" + "simple ",
        "cd /" + "home/me",
        "see ../" + "shared",
    ],
)
def test_private_addresses_and_paths_are_found(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    (tmp_path / "a.md").write_text(text, "utf-8")
    assert named(Path("a.md"))


@every_document
def test_paths_in_documents_exist(path: Path) -> None:
    named = set(re.findall(r"`([\w/]+(?:\.py|/))`", (ROOT / path).read_text("utf-8")))
    there = {f"/{each}" for file in FILES for each in (file.as_posix(), *_folders(file))}
    assert {each for each in named if not any(one.endswith(f"/{each}") for one in there)} <= FOREIGN


def _folders(file: Path) -> list[str]:
    return [f"{folder.as_posix()}/" for folder in file.parents]


@every_document
def test_names_in_documents_stand_in_their_module_or_class(path: Path) -> None:
    """`module.name`, `Class.name`, `name` in `file.py` and `name` (`file.py`)."""
    text, code = (ROOT / path).read_text("utf-8"), _code_of()
    in_files = re.findall(r"`(?:\w+\.)?(\w+)` (?:in |\()`(?:\w+/)*(\w+)\.py`", text)
    told = {(owner, name) for name, owner in in_files} | {*re.findall(r"`(\w+)\.(\w+)`", text)}
    kinds = {file.suffix[1:] for file in FILES}
    missing = {
        f"{owner}.{name}"
        for owner, name in told
        if owner in code and name not in kinds and not re.search(rf"\b{name}\b", code[owner])
    }
    assert missing == set()


@cache
def _code_of() -> Mapping[str, str]:
    """The code by the names of its modules, and of the classes in them."""
    found: dict[str, str] = {}
    for path, source in sources().items():
        for owner in (path.stem, *re.findall(r"(?m)^class (\w+)", source)):
            found[owner] = found.get(owner, "") + source
    return found


def test_modules_named_first_in_the_docstring_of_their_package_exist() -> None:
    for path, source in sources().items():
        if path.name == "__init__.py":
            heads = re.findall(r"(?m)^\* (`.*?)(?::|$)", ast.get_docstring(ast.parse(source)) or "")
            for name in re.findall(r"`(\w+)`", " ".join(heads)):
                folder = ROOT / path.parent / name
                assert folder.is_dir() or folder.with_suffix(".py").is_file(), f"{path}: {name}"


class Locked(NamedTuple):
    """One entry of a lock file; a project has several where platforms need different versions."""

    project: str
    version: str
    hashed: bool


def locked(path: Path) -> list[Locked]:
    """The entries of a `requirements/*.txt` file."""
    text = re.sub(r"(?m)^\s*#.*\n?", "", (ROOT / path).read_text("utf-8"))
    return [
        Locked(normalised(entry), version[1] if version else "", "--hash=sha256:" in entry)
        for entry in re.split(r"(?m)^(?=\S)", text)
        if entry.strip()
        for version in [re.search(r"==(\S+)", entry)]
    ]


def normalised(requirement: str) -> str:
    """The project a requirement names, as package indexes spell it."""
    match = re.match(r"[\w.-]+", requirement)
    assert match, f"not a requirement: {requirement!r}"
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def wanted(path: Path) -> set[str]:
    """The projects that a `requirements/*.in` file asks for itself."""
    lines = [line.split("#")[0].strip() for line in (ROOT / path).read_text("utf-8").splitlines()]
    return {normalised(line) for line in lines if line and not line.startswith("-")}


@every_lock
def test_every_requirement_is_locked_with_a_hash(path: Path) -> None:
    entries = locked(path)
    assert entries
    assert [entry for entry in entries if not (entry.version and entry.hashed)] == []


@every_lock
def test_every_wanted_project_is_locked_and_explained(path: Path) -> None:
    projects = wanted(path.with_suffix(".in"))
    assert projects - {entry.project for entry in locked(path)} == set()
    explained = re.findall(r"`([\w.-]+)`", (ROOT / "docs/dependencies.md").read_text("utf-8"))
    assert projects - {normalised(word) for word in explained} == set()


@every_lock
def test_the_locked_version_is_one_that_is_wanted(path: Path) -> None:
    versions = {entry.project: entry.version for entry in locked(path)}
    for line in (ROOT / path.with_suffix(".in")).read_text("utf-8").splitlines():
        if line and line[0] not in "#-":
            requirement = Requirement(line)
            assert requirement.specifier.contains(versions[normalised(line)]), line


def test_a_package_used_by_private_names_stays_below_its_next_minor_version() -> None:
    """A minor version may change what is private; `Database.hand_over` uses `_tx` and others."""
    [aiosqlite] = [
        Requirement(line)
        for line in (ROOT / "requirements/run.in").read_text("utf-8").splitlines()
        if line.startswith("aiosqlite")
    ]
    [version] = [
        each.version for each in locked(Path("requirements/run.txt")) if each.project == "aiosqlite"
    ]
    major, minor, _ = version.split(".")
    assert not aiosqlite.specifier.contains(f"{major}.{int(minor) + 1}.0")
    assert aiosqlite.specifier.contains(f"{major}.{minor}.999")


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [
        ("run", "play"),
        ("play", "test"),
        ("postgres", "test"),
        ("test", "bench"),
    ],
)
def test_larger_locked_requirements_contain_the_smaller_ones(smaller: str, larger: str) -> None:
    folder = Path("requirements")
    assert set(locked(folder / f"{smaller}.txt")) <= set(locked(folder / f"{larger}.txt"))


@pytest.mark.parametrize(
    ("lock", "packages"),
    [("run", {"bot", "cogs", "data", "engine", "render"}), ("play", {"playground"})],
)
def test_each_part_of_us_finds_the_projects_that_it_imports(lock: str, packages: set[str]) -> None:
    """`make run` and `make play` install no more than these.  PostgreSQL and orjson need not be there."""
    projects = {entry.project for entry in locked(Path(f"requirements/{lock}.txt"))}
    owners = packages_distributions()
    used = {
        imported.module.split(".")[0]
        for path, source in sources().items()
        if path.parts[0].removesuffix(".py") in packages
        for imported in imports(path, source)
    }
    missing = {
        name
        for name in used & owners.keys() - {"psycopg"}
        if projects.isdisjoint(map(normalised, owners[name]))
    }
    assert missing == set()


@pytest.mark.parametrize("target", ["run", "play", "test"])
def test_a_target_of_make_installs_its_own_requirements_alone(target: str, tmp_path: Path) -> None:
    for name in ("Makefile", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    said = subprocess.run(
        ["make", "--dry-run", target], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert set(re.findall(r"-r (requirements/\S+)", said.stdout)) == {f"requirements/{target}.txt"}


NO_PYTHON = {"too-old": "echo False; exit 1", "none": "exit 0", "broken": "echo oops >&2; exit 1"}


@pytest.mark.parametrize("which", [*NO_PYTHON, "missing"])
def test_a_python_that_cannot_run_the_bot_is_refused_in_a_sentence(
    which: str, tmp_path: Path
) -> None:
    for name in ("Makefile", "requirements"):
        (tmp_path / name).symlink_to(ROOT / name)
    python = tmp_path / which
    if which in NO_PYTHON:
        python.write_text(f"#!/bin/sh\n{NO_PYTHON[which]}\n", "utf-8")
        python.chmod(0o755)
    command = ["make", "--silent", f"PYTHON={python}", "play"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    sentence, *rest = said.stderr.splitlines()
    assert sentence.startswith("Pöppel needs Python 3.11 or newer, and ")
    assert str(python) in sentence
    assert (said.stdout, len(rest)) == ("", 1), "make itself says that it stops"
    assert not (tmp_path / ".venv").exists()


WORKFLOWS = [path for path in FILES if path.parent == Path(".github/workflows")]


@pytest.mark.parametrize("path", WORKFLOWS, ids=Path.as_posix)
def test_an_action_is_pinned_by_its_commit(path: Path) -> None:
    """A tag can be moved to other code; the comment says which version it is."""
    used = re.findall(r"uses: (.*)", (ROOT / path).read_text("utf-8"))
    assert used
    pinned = re.compile(r"[\w./-]+@[0-9a-f]{40} # v[0-9.]+|\./\.github/workflows/\w+\.yml")
    assert [each for each in used if not pinned.fullmatch(each)] == []
