"""The command line: what it prints, what it refuses in one sentence, and that it is quick."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from errno import ENOSPC
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest
from PIL import Image

import bot
import render
from cogs.client import Poeppel
from cogs.display.faces import FACES
from cogs.operator import logs, serving
from cogs.operator.logs import Formatter
from cogs.operator.settings import LEVELS, NAMES, Address, Failure, owner, settings
from data.migrate import migrations
from data.records import Change
from data.sqlite import lock
from data.store import SqliteStore
from data.store_protocol import DatabaseFull
from data.texts import LANGUAGES, texts
from engine.catalog import CATALOG
from tests.engine.hosting.test_export import changed, finished, lobby, played

ROOT = Path(__file__).parent.parent
ID = 123456789012345678
TOKEN = f"{base64.urlsafe_b64encode(str(ID).encode()).decode().rstrip('=')}.AbCdEf.gh-ij_kl"
SIMULATE = ["simulate", "--game", "classic", "--players", "4", "--seed", "1"]
RENDER = ["render", "--game", "classic", "--players", "2", "--seed", "1", "--answers", "50"]

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for this test alone, and none of the settings of whoever runs it."""
    for name in NAMES:
        monkeypatch.setenv(name, "")  # as good as not set, and stronger than a line of .env
    file = tmp_path / "test.sqlite3"
    monkeypatch.setenv("POEPPEL_DATABASE", str(file))
    monkeypatch.chdir(tmp_path)
    return file


def refusal(capsys: Capture, *argv: str) -> str:
    """Run a command that cannot be carried out; return the one sentence it says."""
    assert bot.main(argv) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    return err.strip()


def output(capsys: Capture, *argv: str) -> Any:
    """Run a command; return the JSON it prints."""
    assert bot.main([*argv, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


# --- help -------------------------------------------------------------------------------------------


def test_help_names_every_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit:
        bot.main(["--help"])
    assert exit.value.code == 0
    text = capsys.readouterr().out
    commands = "run playground invite export verify backup games simulate render"
    assert all(f"\n    {command}" in text for command in commands.split())


@pytest.mark.parametrize(
    "argv", [["dance"], ["simulate"], ["export"], ["export", "one"], [*SIMULATE, "--games", "x"]]
)
def test_wrong_arguments_are_refused_in_one_line(argv: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit:
        bot.main(argv)
    assert exit.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.endswith("--help\n")


def test_help_loads_nothing_heavy() -> None:
    code = "import sys, bot; bot.parser(); print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    heavy = {"discord", "aiohttp", "aiosqlite", "PIL", "fluent", "simcord", "engine", "playground"}
    assert heavy.isdisjoint(result.stdout.split())


# --- settings ---------------------------------------------------------------------------------------


def dotenv(folder: Path, text: str) -> Path:
    file = folder / ".env"
    file.write_text(text, encoding="utf-8")
    return file


def test_settings_come_from_the_file(tmp_path: Path) -> None:
    file = dotenv(
        tmp_path,
        f"""
        # a comment
        export DISCORD_TOKEN = {TOKEN}   # another
        POEPPEL_DATABASE="a file # with a hash.sqlite3"
        POEPPEL_LOG_LEVEL='debug'
        POEPPEL_PLAYGROUND_PORT=0
        SOMETHING_ELSE=1
        """,
    )
    chosen = settings({}, file)
    assert chosen.token == TOKEN
    assert chosen.application == ID
    assert chosen.database == Path("a file # with a hash.sqlite3")
    assert chosen.log_level == "DEBUG"
    assert chosen.playground_port == 0


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    file = dotenv(tmp_path, f"DISCORD_TOKEN={TOKEN}\nPOEPPEL_DATABASE=file.sqlite3\n")
    chosen = settings({"DISCORD_TOKEN": "", "POEPPEL_DATABASE": "environment.sqlite3"}, file)
    assert chosen.token == ""
    assert chosen.database == Path("environment.sqlite3")


def test_without_a_file_everything_but_the_token_has_a_default(tmp_path: Path) -> None:
    chosen = settings({}, tmp_path / "none")
    assert (chosen.token, chosen.application) == ("", None)
    assert chosen.database == Path("poeppel.sqlite3")


def test_the_example_has_every_setting_with_its_default(tmp_path: Path) -> None:
    example = ROOT / ".env.example"
    assert sorted(re.findall(r"^(\w+)=", example.read_text("utf-8"), re.M)) == sorted(NAMES)
    assert settings({}, example) == settings({}, tmp_path / "none")
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert [name for name in NAMES if f"`{name}`" not in hosting] == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("DISCORD_TOKEN", "line 1 is not of the form NAME=value"),
        ("\nDISCORD_TOKEN=two words.x.y z\n", "DISCORD_TOKEN is not a bot token"),
        ('DISCORD_TOKEN="a.b.c', "line 1 is not of the form NAME=value"),
        (f"DISCORD_TOKEN=Bot {TOKEN}", "DISCORD_TOKEN is not a bot token"),
        (f"DISCORD_TOKEN={ID}", "DISCORD_TOKEN is not a bot token"),
        ("DISCORD_APPLICATION_ID=Pöppel", "DISCORD_APPLICATION_ID is not the id"),
        ("# a comment\n\n\nPOEPPEL_DATABSE=x", "line 4: there is no setting POEPPEL_DATABSE"),
        ("POEPPEL_DATABSE=x", "there is no setting POEPPEL_DATABSE"),
        ("POEPPEL_LOG_LEVEL=LOUD", "must be one of " + ", ".join(LEVELS)),
        ("POEPPEL_LOG_FORMAT=xml", "must be console or json"),
        ("POEPPEL_MOST_TABLES=many", "must be a number"),
        (f"POEPPEL_NOTICE={'x' * 201}", "has 201 characters, and may have at most 200"),
        ("POEPPEL_BLOCKED=123456789012345678, me", "'me', which is not the id"),
        ("POEPPEL_MONITOR=9464", "must be an address like"),
        ("POEPPEL_MONITOR=localhost:99999", "must be an address like"),
        ("POEPPEL_PLAYGROUND_PORT=http", "must be a number from 0 to 65535"),
        ("POEPPEL_PLAYGROUND_PORT=65536", "must be a number from 0 to 65535"),
    ],
)
def test_a_malformed_setting_is_one_sentence(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(Failure, match=says) as failure:
        settings({}, dotenv(tmp_path, text))
    assert str(failure.value).endswith(".")
    assert "two words" not in str(failure.value)


def test_what_operators_choose_is_read(tmp_path: Path) -> None:
    text = f"""
        POEPPEL_LOG_FORMAT=JSON
        POEPPEL_MONITOR=[::1]:9464
        POEPPEL_MOST_TABLES=12
        POEPPEL_BLOCKED={ID}, {ID + 1}
        POEPPEL_NOTICE="Back at eight"
    """
    chosen = settings({}, dotenv(tmp_path, text))
    assert (chosen.log_json, chosen.monitor) == (True, Address("::1", 9464))
    assert (chosen.most_tables, chosen.blocked) == (12, frozenset({ID, ID + 1}))
    assert chosen.notice == "Back at eight"


def test_health_asks_the_running_bot(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert bot.main(["health"]) == 1
    assert "POEPPEL_MONITOR is not set" in capsys.readouterr().err
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("POEPPEL_MONITOR", f"0.0.0.0:{port}")
    assert bot.main(["health"]) == 1
    assert f"Nobody answers at 127.0.0.1:{port}" in capsys.readouterr().err
    for status, code in ((200, 0), (503, 1)):
        answer = f"HTTP/1.0 {status} x\r\nContent-Length: 4\r\n\r\nwell".encode()
        with socket.create_server(("127.0.0.1", port)) as server:
            thread = threading.Thread(target=answer_once, args=(server, answer))
            thread.start()
            assert bot.main(["health"]) == code
            thread.join()
        said = capsys.readouterr()
        assert "well" in (said.err if code else said.out)


def answer_once(server: socket.socket, answer: bytes) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(1000)
        connection.sendall(answer)


@pytest.mark.parametrize("bad", [b"\xff\xfe", None])
def test_an_unreadable_file_is_one_sentence(bad: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    if bad is None:
        file.mkdir()
    else:
        file.write_bytes(bad)
    with pytest.raises(Failure, match="cannot be read"):
        settings({}, file)


def test_settings_do_not_show_the_token() -> None:
    assert TOKEN not in repr(settings({"DISCORD_TOKEN": TOKEN}, Path("none")))


def test_a_home_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="'~nosuch/x', and there is no such home"):
        settings({"POEPPEL_DATABASE": "~nosuch/x"}, tmp_path / "none")


def first(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode()


@pytest.mark.parametrize(
    "token",
    [
        "",
        "a.b.c",
        "////.b.c",
        "ä.b.c",
        f"{first('-123')}.b.c",
        f"{first('12 34')}.b.c",
        f"{first('1_000_000_000_000_000_000')}.b.c",
        f"{first('１２３４５６７８９０１２３４５６')}.b.c",
    ],
)
def test_a_token_that_names_no_application_has_no_owner(token: str) -> None:
    assert owner(token) is None


@pytest.mark.parametrize("command", ["run", "playground", "invite", "export 1", "backup x"])
def test_every_command_refuses_a_malformed_setting(
    command: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POEPPEL_LOG_LEVEL", "LOUD")
    assert "POEPPEL_LOG_LEVEL" in refusal(capsys, *command.split())


# --- run --------------------------------------------------------------------------------------------


def test_run_without_a_token_says_where_to_put_it(capsys: Capture) -> None:
    assert "DISCORD_TOKEN is not set" in refusal(capsys, "run")


def test_without_a_command_the_token_decides(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(bot, "run", lambda arguments: called.append("run"))
    monkeypatch.setattr(bot, "playground", lambda arguments: called.append("playground"))
    assert bot.main([]) == 0
    assert called == ["playground"]
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert bot.main([]) == 0
    assert called == ["playground", "run"]
    assert capsys.readouterr().out == ""


def test_pictures_are_prepared_in_the_order_in_which_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The usual theme at once; the other one with pauses, so that nobody waits for it."""
    done: list[tuple[str, str] | float] = []
    monkeypatch.setattr(serving, "prepare", lambda scene, theme: done.append((scene, theme)))
    monkeypatch.setattr(serving, "rehearse", lambda board: iter(range(2)))
    monkeypatch.setattr(time, "sleep", done.append)
    serving.warm_up().join(20)
    light, dark = ([(key, theme) for key in render.scenes()] for theme in ("light", "dark"))
    later = [each for pair in zip([serving.PAUSE] * len(dark), dark, strict=True) for each in pair]
    assert done == [*light, serving.BREATH, serving.BREATH, *later]


@pytest.fixture
def discord_says(monkeypatch: pytest.MonkeyPatch) -> Callable[[Exception | None], None]:
    """Lets Discord answer the login: with an error, or not at all, so that the bot sets itself up.

    No picture is prepared: that would go on beside all tests that follow.
    """
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(serving, "warm_up", lambda: None)
    monkeypatch.setattr(logs, "log_to_stderr", lambda chosen: Formatter())

    def prepare(error: Exception | None) -> None:
        async def login(self: discord.Client, token: str) -> None:
            if error is not None:
                raise error
            await self.setup_hook()

        monkeypatch.setattr(discord.Client, "login", login)

    return prepare


def unreachable() -> Exception:
    key: Any = SimpleNamespace(host="discord.com", port=443, ssl=True)
    return aiohttp.ClientConnectorError(key, OSError("Name or service not known"))


def revoked() -> Exception:
    """What ends a running bot whose token was reset."""
    line: Any = SimpleNamespace(close_code=4004)
    return discord.ConnectionClosed(line, shard_id=0)


def broken() -> Exception:
    response: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    return discord.DiscordServerError(response, "")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord refuses the token"),
        (revoked(), "Discord does not take the token in DISCORD_TOKEN any more"),
        (unreachable(), "Discord cannot be reached"),
        (broken(), "Discord has trouble of its own (503)"),
    ],
)
def test_what_discord_refuses_is_one_sentence(
    error: Exception,
    says: str,
    capsys: Capture,
    discord_says: Callable[[Exception | None], None],
) -> None:
    discord_says(error)
    assert says in refusal(capsys, "run")


def stored(file: Path, work: Callable[[SqliteStore], Awaitable[object]] | None = None) -> None:
    """Make a database and do something with it."""

    async def make() -> None:
        store = await SqliteStore.open(file)
        try:
            if work is not None:
                await work(store)
        finally:
            await store.close()

    asyncio.run(make())


def test_a_locked_database_is_one_sentence(
    database: Path, capsys: Capture, discord_says: Callable[[Exception | None], None]
) -> None:
    discord_says(None)
    with closing(lock(database)):
        assert "is in use" in refusal(capsys, "run")


def test_a_newer_database_is_one_sentence(
    database: Path, capsys: Capture, discord_says: Callable[[Exception | None], None]
) -> None:
    discord_says(None)
    stored(database)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("INSERT INTO migrations VALUES (?, 'later', 0)", (len(migrations()) + 1,))
    assert "newer" in refusal(capsys, "run")
    assert "newer" in refusal(capsys, "export", "1")


@pytest.mark.parametrize("command", ["run", "export 1", "backup copy"])
def test_a_file_that_is_no_database_is_one_sentence(
    command: str,
    database: Path,
    capsys: Capture,
    discord_says: Callable[[Exception | None], None],
) -> None:
    discord_says(None)
    database.write_bytes(b"This is no database." * 500)
    assert str(database) in refusal(capsys, *command.split())


@pytest.mark.parametrize("command", ["export 1", "backup copy"])
def test_a_folder_is_no_database_either(command: str, database: Path, capsys: Capture) -> None:
    database.mkdir()
    assert str(database) in refusal(capsys, *command.split())


@pytest.mark.parametrize("command", ["run", "export 1", "backup copy"])
@pytest.mark.parametrize("what", ["long", "fifo", "empty", "emptied"])
def test_what_cannot_be_the_database_is_one_sentence_and_nobody_waits(
    command: str,
    what: str,
    database: Path,
    capsys: Capture,
    discord_says: Callable[[Exception | None], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A path that is too long, a pipe, an empty file, a database whose migrations are gone."""
    discord_says(None)
    match what:
        case "long":
            monkeypatch.setenv("POEPPEL_DATABASE", f"{database}{'x' * 300}")
        case "fifo":
            os.mkfifo(database)
        case "empty":
            database.touch()
        case "emptied":
            stored(database)
            with closing(sqlite3.connect(database)) as db, db:
                db.execute("DELETE FROM migrations")
    if (command, what) == ("backup copy", "emptied"):
        assert bot.main(command.split()) == 0  # it is copied as it is, for whoever mends it
    elif (command, what) != ("run", "empty"):  # which is made a database
        assert refusal(capsys, *command.split())


@pytest.mark.parametrize(
    "command", ["backup {}", "verify {}", " ".join([*RENDER, "--out", "{}"])], ids=str.split
)
def test_a_path_that_is_too_long_is_one_sentence(
    command: str, database: Path, capsys: Capture
) -> None:
    stored(database)
    assert "File name too long" in refusal(capsys, *command.format("x" * 300).split())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET game = 'goose'",
        "UPDATE tables SET setup = CAST('[]' AS BLOB)",
        "UPDATE tables SET contributions = CAST('{' AS BLOB)",
        "UPDATE tables SET snapshot = CAST('nonsense' AS BLOB)",
        "UPDATE tables SET version = 99",
        "DELETE FROM seats",
        "UPDATE log SET events = CAST('nonsense' AS BLOB)",
        "UPDATE log SET question = CAST('[]' AS BLOB)",
    ],
)
def test_a_damaged_table_is_not_exported_and_that_is_one_sentence(
    damage: str, database: Path, capsys: Capture
) -> None:
    stored(database, play)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(damage)
    assert "able 1 " in refusal(capsys, "export", "1")


@pytest.mark.parametrize("error", [DatabaseFull(file="x"), OSError(ENOSPC, "No space left")])
def test_a_full_disk_is_one_sentence(error: Exception) -> None:
    assert "no space left" in str(bot.sentence(error))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_below_a_command_is_one_sentence() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = script("games", stdout=full)
    assert result.returncode == 1
    assert result.stderr == "There is no space left on the disk.\n"


def script(*argv: str, stdout: Any = subprocess.PIPE, **environment: str) -> Any:
    """Run bot.py in a process of its own."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *argv],
        env={**os.environ, **environment},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )


def test_whoever_reads_may_stop_reading() -> None:
    with subprocess.Popen(
        [sys.executable, str(ROOT / "bot.py"), "games", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_bug_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def bug(arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(bot, "run", bug)
    with pytest.raises(ZeroDivisionError):
        bot.main(["run"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_running_bot_that_is_told_to_stop_closes(
    number: int,
    database: Path,
    discord_says: Callable[[Exception | None], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    discord_says(None)
    running = []

    async def connect(self: Any, *, reconnect: bool) -> None:
        running.append(self)
        os.kill(os.getpid(), number)
        await asyncio.sleep(60)

    monkeypatch.setattr(Poeppel, "setup_hook", open_store)
    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    assert bot.main(["run"]) == 0
    assert running[0].is_closed()
    lock(database).close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("error", [None, OSError("the line is dead")])
def test_who_insists_or_a_dead_line_does_not_keep_the_store_open(
    number: int,
    error: Exception | None,
    database: Path,
    discord_says: Callable[[Exception | None], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A second and a third signal come while the connection is being closed, which fails."""
    discord_says(None)

    async def connect(self: Any, *, reconnect: bool) -> None:
        os.kill(os.getpid(), number)
        await asyncio.sleep(60)

    disconnect = discord.AutoShardedClient.close

    async def close(self: Any) -> None:
        for _ in range(2):
            os.kill(os.getpid(), number)
            await asyncio.sleep(0.01)
        await disconnect(self)
        if error is not None:
            raise error

    monkeypatch.setattr(Poeppel, "setup_hook", open_store)
    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    monkeypatch.setattr(discord.AutoShardedClient, "close", close)
    assert bot.main(["run"]) == 0
    lock(database).close()
    assert ("the line is dead" in caplog.text) == (error is not None)


async def open_store(self: Poeppel) -> None:
    """Set the bot up without asking Discord anything."""
    self.store = await SqliteStore.open(self.settings.database)


def test_an_interrupted_command_has_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot, "run", interrupted)
    assert bot.main(["run"]) == 130


# --- the playground ---------------------------------------------------------------------------------


def test_a_taken_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = script("playground", POEPPEL_PLAYGROUND_PORT=port)
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Port {port} is taken")
    assert result.stderr.count("\n") == 1


def test_without_its_packages_the_playground_names_the_missing_one(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "playground"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    says = refusal(capsys, "playground")
    assert "simcord" in says
    assert "requirements-dev.txt" in says


# --- invite -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"), [("DISCORD_TOKEN", TOKEN), ("DISCORD_APPLICATION_ID", str(ID))]
)
def test_the_invitation_asks_for_no_more_than_is_needed(
    name: str, value: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert bot.main(["invite"]) == 0
    link = urlsplit(capsys.readouterr().out.strip())
    assert (link.scheme, link.hostname, link.path) == (
        "https",
        "discord.com",
        "/oauth2/authorize",
    )
    query = parse_qs(link.query)
    assert query["client_id"] == [str(ID)]
    assert query["scope"] == ["bot applications.commands"]
    granted = {name for name, given in discord.Permissions(int(query["permissions"][0])) if given}
    assert granted == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
        "read_message_history",
    }


def test_an_invitation_without_an_application_is_refused(capsys: Capture) -> None:
    assert "DISCORD_APPLICATION_ID" in refusal(capsys, "invite")


# --- games ------------------------------------------------------------------------------------------


def test_games_lists_everything_that_can_be_chosen(capsys: Capture) -> None:
    listed = output(capsys, "games")
    assert [game["key"] for game in listed] == list(CATALOG)
    for game, system in zip(listed, CATALOG.values(), strict=True):
        assert game["people"] == list(system.numbers(system.values("book")))
        assert game["presets"] == list(system.presets)
        assert [rule["key"] for rule in game["rules"]] == [rule.key for rule in system.rules]
        for rule in game["rules"]:
            assert rule.keys() == {
                "key",
                "title",
                "source",
                "values",
                "excludes",
                "needs",
                "default",
            }
            assert rule["default"] in rule["values"]
            assert rule["title"]
            assert rule["source"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_speaks_both_languages(language: str, capsys: Capture) -> None:
    [classic] = [
        game for game in output(capsys, "games", "--language", language) if game["key"] == "classic"
    ]
    assert classic["title"] == texts(language)("game-classic")


def test_games_can_be_read(capsys: Capture) -> None:
    assert bot.main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "classic: Classic, for 2, 3 or 4"
    assert "  first_player=highest_roll|random|host: Who begins" in lines


# --- simulate ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_everywhere(capsys: Capture) -> None:
    """The figures were written down on one machine."""
    report = output(capsys, *SIMULATE, "--games", "3", "--levels", "random")
    assert report.pop("answers_per_second") > 0
    assert report == {
        "games": 3,
        "finished": 3,
        "answers": 4572,
        "turns_per_player": {"mean": 111.17, "p5": 97, "p95": 128},
        "captures_per_game": 56.0,
        "wins_per_seat": [1, 0, 2, 0],
        "wins_per_level": {
            "random": {"games": 12, "wins": 3, "share": 25.0, "low": 8.89, "high": 53.23}
        },
        "taps_per_game": {"by_hand": 547.0, "by_itself": 184.67},
        "decisions_per_game": 184.67,
    }


@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_another_seed_gives_other_games(level: str, capsys: Capture) -> None:
    one, again, other = (
        output(capsys, *SIMULATE, "--seed", seed, "--games", "1", "--levels", level)["answers"]
        for seed in ("1", "1", "2")
    )
    assert one == again != other


def test_simulate_says_how_long_a_game_waits_and_what_becomes_of_the_cards(capsys: Capture) -> None:
    game = ["--game", "action_cards", "--players", "2", "--games", "1", "--seed", "1"]
    assert bot.main(["simulate", *game]) == 0
    said = capsys.readouterr().out
    assert "\nwindows per turn   0." in said
    assert "% of all turns\ncards per game" in said
    assert re.search(r"\n  sprint +3( +\d+\.\d\d){4}\n", said)


def test_simulate_plays_by_the_rules_given(capsys: Capture) -> None:
    usual = output(capsys, *SIMULATE, "--games", "1")
    family = output(capsys, *SIMULATE, "--games", "1", "--preset", "family")
    rule = output(capsys, *SIMULATE, "--games", "1", "--rule", "three_rolls")
    off = ["--preset", "family", "--rule", "three_rolls=off"]
    assert usual["answers"] != family["answers"] == rule["answers"]
    assert output(capsys, *SIMULATE, "--games", "1", *off)["answers"] == usual["answers"]


def test_people_are_asked_what_they_decide_and_little_else(capsys: Capture) -> None:
    """By hand at most 560 taps in a game of four, by itself at most a twentieth beside decisions."""
    report = output(capsys, *SIMULATE, "--games", "10")
    taps, decisions = report["taps_per_game"], report["decisions_per_game"]
    assert 0 < decisions <= taps["by_itself"] <= 1.05 * decisions
    assert 1.5 * decisions < taps["by_hand"] <= 560


def test_simulate_can_be_read(capsys: Capture) -> None:
    assert bot.main([*SIMULATE, "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("games              2, 2 of them finished\n")
    assert "\nnormal             wins 25.0 % of 8 games (7.2 to 59.1)\n" in out


def test_simulate_plays_levels_against_each_other(capsys: Capture) -> None:
    levels = ["--levels", "normal,random,random,random"]
    wins = output(capsys, *SIMULATE, "--games", "4", *levels)["wins_per_level"]
    assert [wins[each]["games"] for each in wins] == [4, 12]
    assert sum(wins[each]["wins"] for each in wins) == 4


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("--game chess", "There is no game chess, only classic"),
        ("--players 5", "With these rules classic is for 2, 3 or 4 players, not for 5."),
        ("--games 0", "At least one game"),
        ("--preset odd", "There is no preset odd, only book, family or variants."),
        (
            "--levels god",
            "There is no level god, only easy, normal, hard, random, hunter, careful, runner or grudge.",
        ),
        ("--levels easy,normal", "As many levels are needed as there are people, or one for all."),
        ("--rule fly", "There is no rule fly, only first_player, "),
        ("--rule places=often", "The rule places can be false or true only."),
        ("--rule first_player", "The rule first_player can be highest_roll, random or host only."),
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(more: str, says: str, capsys: Capture) -> None:
    assert says in refusal(capsys, *SIMULATE, *more.split())


# --- render -----------------------------------------------------------------------------------------


def test_render_draws_a_board(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "board.png"
    report = output(capsys, *RENDER, "--out", str(out), "--seat", "2", "--theme", "dark")
    with Image.open(out) as picture:
        assert picture.format == "PNG"
        assert picture.size == (report["width"], report["height"])
    assert report["bytes"] == out.stat().st_size
    assert 0 < len(report["alt"]) <= 1024
    assert min(report["first_ms"], report["new_ms"], report["next_ms"]) > 0


def test_the_board_of_the_readme_is_what_its_command_draws(tmp_path: Path, capsys: Capture) -> None:
    """Computers that play otherwise need another board there, and what is said of it."""
    readme = (ROOT / "README.md").read_text("utf-8")
    command = re.search(r"bot\.py (render .+) --out docs/board\.png", readme)
    assert command
    told = output(capsys, *command[1].split(), "--out", str(tmp_path / "board.png"))["alt"]
    assert (
        "Black has rolled a three, and the four ways to move it are shown; one captures" in readme
    )
    assert re.match(
        r"Black rolled 3 and may move: ([^;]+; ){3}[^;.]+, sending Green \d home\.", told
    )


def test_render_says_what_a_click_costs(tmp_path: Path) -> None:
    """Each picture is another one than those before it, drawn and encoded: see what is measured."""
    drawn: list[tuple[object, dict[int, str]]] = []
    picture = render.Picture

    def board(view: object, look: render.Look) -> render.Picture:
        drawn.append((view, dict(look.names)))
        return picture(b"", 1, 1, 1.0, 1.0)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(FACES["classic"]), "draw", lambda face, *given: board(*given))
        assert bot.main([*RENDER, "--out", str(tmp_path / "board.png")]) == 0
    (before, known), (now, same), (again, new) = drawn
    assert before != now == again
    assert known == same
    assert not set(known.values()) & set(new.values())
    assert (tmp_path / "board.png").read_bytes() == b""


def test_render_goes_on_until_the_game_is_over(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "board.png"
    assert bot.main([*RENDER[:-1], "1000000", "--out", str(out)]) == 0
    assert capsys.readouterr().out == ""
    assert out.exists()


def test_render_draws_the_same_picture_again(tmp_path: Path) -> None:
    pictures = []
    for name in ("one.png", "two.png"):
        assert bot.main([*RENDER, "--out", str(tmp_path / name)]) == 0
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("--game chess", "There is no game chess"),
        ("--players 1", "players, not for 1"),
        ("--theme neon", "There is no theme neon, only light, "),
        ("--seat 1", "There is no seat 1 at this table, only 0 or 2."),
        ("--answers -1", "less than no answers"),
        ("--out .", ". cannot be written: "),
        ("--out no/such/folder.png", "cannot be written: "),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(more: str, says: str, capsys: Capture) -> None:
    assert says in refusal(capsys, *RENDER, "--out", "board.png", *more.split())


# --- export, verify, backup -------------------------------------------------------------------------


async def play(store: SqliteStore) -> None:
    """Store a finished game as table 1."""
    await store.open_table(lobby())
    record, log = played(id=1)
    await store.commit(
        Change(
            table=1,
            entries=log,
            status="ended",
            version=record.version,
            seq=record.seq,
            snapshot=record.snapshot,
        )
    )


@pytest.mark.parametrize("running", [False, True], ids=["at rest", "while the bot runs"])
def test_a_game_is_exported_and_verified(
    running: bool, database: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    async def export(store: SqliteStore | None = None) -> None:
        assert await asyncio.to_thread(bot.main, ["export", "1"]) == 0

    async def both(store: SqliteStore) -> None:
        await play(store)
        await export()

    stored(database, both if running else play)
    if not running:
        asyncio.run(export())
    file = tmp_path / "game.json"
    file.write_bytes(capfdbinary.readouterr().out)
    assert json.loads(file.read_bytes())["table"] == 1
    assert bot.main(["verify", str(file)]) == 0
    out, err = capfdbinary.readouterr()
    assert out.startswith(b"The seed fits the hash ")
    assert err == b""


def test_an_unknown_table_is_one_sentence(database: Path, capsys: Capture) -> None:
    assert f"There is no database {database}" in refusal(capsys, "export", "7")
    stored(database)
    for number in ("7", "0", str(2**63)):
        assert refusal(capsys, "export", number) == f"There is no table {number}."


def test_a_changed_export_is_refused_and_names_the_row(tmp_path: Path, capsys: Capture) -> None:
    def change(game: Any) -> None:
        action = game["log"][1]["action"]
        game["log"][1]["action"] = "1" if action != "1" else "2"

    file = tmp_path / "game.json"
    file.write_bytes(changed(finished(), change))
    assert refusal(capsys, "verify", str(file)).startswith("Row 1 says ")


def test_what_is_no_export_is_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    assert "cannot be read" in refusal(capsys, "verify", str(file))
    file.write_bytes(b"\x00")
    assert "not the file of a game" in refusal(capsys, "verify", str(file))


def test_a_backup_is_a_database(database: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "backup.sqlite3"
    assert "There is no database" in refusal(capsys, "backup", str(copy))
    stored(database, play)
    assert bot.main(["backup", str(copy)]) == 0
    found: list[object] = []

    async def look(store: SqliteStore) -> None:
        found.append(await store.load(1))

    stored(copy, look)
    assert found[0]
    assert "exists already" in refusal(capsys, "backup", str(copy))
