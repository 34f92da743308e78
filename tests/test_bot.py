"""The command line: what it refuses in one sentence, how it begins and ends, and that it is quick."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from errno import ENOSPC
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

import bot
import render
from cogs import serving
from cogs.client import Poeppel
from cogs.operator import logs
from cogs.operator.logs import Formatter
from cogs.platform.error_sentences import sentence
from cogs.widgets import message_layout
from data.records import Change
from data.shipped.texts import Library
from data.store.errors import DatabaseFull
from data.store.migrating import migrations
from data.store.opening import open_store as opened
from data.store.sqlite import lock
from data.store.sqlite_store import SqliteStore
from tests.command_line import RENDER, ROOT, SIMULATE, TOKEN, Capture, refusal
from tests.engine.hosting.test_export import changed, finished, lobby, played
from tests.words import EN, like

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(autouse=True)
def reloads() -> Iterator[None]:
    """Hand nothing on of what `run` does to SIGHUP for the rest of its process."""
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    handler = signal.getsignal(signal.SIGHUP)
    yield
    signal.signal(signal.SIGHUP, handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)


# --- help -------------------------------------------------------------------------------------------


def test_help_names_every_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as exit:
        bot.main(["--help"])
    assert exit.value.code == 0
    text = capsys.readouterr().out
    commands = "run playground invite export verify backup restore games simulate render"
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


@pytest.mark.parametrize("asked", ["bot.parser()", "bot.main(['health'])"])
def test_help_and_health_load_nothing_heavy(asked: str) -> None:
    code = f"import sys, bot; {asked}; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    heavy = {"discord", "aiohttp", "aiosqlite", "PIL", "fluent", "simcord", "engine", "playground"}
    assert heavy.isdisjoint(result.stdout.split())


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
    read = Library()
    spoken = [read["en-GB"], read["fr"], read["de"]]
    monkeypatch.setattr(serving, "prepare", lambda scene, theme: done.append((scene, theme)))
    monkeypatch.setattr(serving, "rehearse", lambda board: iter(range(2)))
    monkeypatch.setattr(serving, "rehearse_cards", lambda texts: iter(range(1)))
    monkeypatch.setattr(time, "sleep", done.append)
    monkeypatch.setattr(message_layout, "demand", message_layout.RenderLoad())
    monkeypatch.setattr(serving, "library", lambda: read)
    serving.warm_up().join(60)
    light, dark = ([(key, theme) for key in render.scenes()] for theme in ("light", "dark"))
    later = [each for pair in zip([serving.PAUSE] * len(dark), dark, strict=True) for each in pair]
    rehearsed = 2 + len(spoken)
    assert done == [*light, *[serving.BREATH] * rehearsed, *later]


def test_pictures_are_prepared_in_idle_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """One portion is under way at most when somebody comes; it goes on when they have gone."""
    done, gone = list[str](), threading.Event()
    monkeypatch.setattr(serving, "prepare", lambda scene, theme: done.append(scene))
    for rehearsed in ("rehearse", "rehearse_cards"):
        monkeypatch.setattr(serving, rehearsed, lambda board: iter(()))
    monkeypatch.setattr(serving, "PAUSE", 0.0)
    monkeypatch.setattr(message_layout, "REST", 0.0)
    waiting, sleep = message_layout.demand.more(), time.sleep

    def looked(seconds: float) -> None:
        assert seconds == serving.AGAIN
        assert len(done) == 1
        if not gone.is_set():
            gone.set()
            waiting.__exit__(None, None, None)
        sleep(0.001)  # the clock has to go on

    monkeypatch.setattr(time, "sleep", looked)
    waiting.__enter__()
    serving.warm_up().join(60)
    assert gone.is_set()
    assert done == [*render.scenes(), *render.scenes()]


def test_a_picture_is_waited_for_until_it_is_there_and_a_moment_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    demand = message_layout.RenderLoad()
    assert demand.rests()
    monkeypatch.setattr(message_layout, "REST", 0.0)
    with demand.more(), demand.more():
        assert not demand.rests()
    time.sleep(0.001)
    assert demand.rests()
    monkeypatch.setattr(message_layout, "REST", 60.0)
    assert not demand.rests()


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


def gone() -> Exception:
    """What ends a running bot with which Discord wants to have nothing to do any more."""
    line: Any = SimpleNamespace(close_code=4012)
    return discord.ConnectionClosed(line, shard_id=0)


def broken() -> Exception:
    response: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    return discord.DiscordServerError(response, "")


def banned() -> Exception:
    response: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    return discord.HTTPException(response, "")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord refuses the token"),
        (revoked(), "Discord no longer accepts the token in DISCORD_TOKEN"),
        (unreachable(), "Discord cannot be reached"),
        (aiohttp.ClientPayloadError("Not all of it\n  arrived"), "reached: Not all of it arrived."),
        (TimeoutError(), "Discord cannot be reached: it does not answer."),
        (
            ConnectionResetError(104, "reset by peer"),
            "Discord cannot be reached: [Errno 104] reset",
        ),
        (gone(), "Discord has closed the connection: Shard ID 0 WebSocket closed with 4012"),
        (broken(), "Discord is having trouble (503)"),
        (banned(), "Discord rejects everything from this address for now"),
        (discord.RateLimited(60.0), "Discord allows no more of this for 60 seconds."),
    ],
)
def test_a_failed_connection_to_discord_is_reported_in_one_sentence(
    error: Exception,
    says: str,
    capsys: Capture,
    discord_says: Callable[[Exception | None], None],
) -> None:
    discord_says(error)
    code = 78 if "token" in says else 1
    assert says in refusal(capsys, "run", code=code)


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ({}, "DISCORD_TOKEN is not set"),
        ({"DISCORD_TOKEN": TOKEN}, "Discord refuses the token"),
        ({"POEPPEL_MONITOR": "9464"}, "POEPPEL_MONITOR is "),
    ],
)
def test_where_logs_are_json_so_is_the_sentence_with_which_a_start_ends(
    fault: dict[str, str],
    says: str,
    capsys: Capture,
    discord_says: Callable[[Exception | None], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where another setting is malformed; what people ask for themselves stays as it is."""
    discord_says(discord.LoginFailure("Improper token has been passed."))
    for name, value in ({"POEPPEL_LOG_FORMAT": "json", "DISCORD_TOKEN": ""} | fault).items():
        monkeypatch.setenv(name, value)
    assert bot.main(["run"]) == (78 if "refuses" in says else 1)
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["logger"]) == ("critical", "poeppel")
    assert line["message"].startswith(says)
    assert refusal(capsys, "backup", "x")


STAYING = """
import sys
import discord
import bot

async def login(self, token):
    raise discord.LoginFailure("Improper token has been passed.")

discord.Client.login = login
sys.exit(bot.main(["run", "--stay"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_container_with_a_refused_token_stays_until_it_is_stopped(database: Path) -> None:
    """Or Docker would start it again for ever: it does not care with which exit code it ends."""
    with subprocess.Popen(
        [sys.executable, "-c", STAYING],
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, "POEPPEL_LOG_LEVEL": "ERROR"},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr
        assert process.stderr.readline().startswith("Discord refuses the token")
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0, "without staying it ends by itself, with 78"


def test_a_container_stays_is_no_root_by_its_number_and_fills_no_disk() -> None:
    """Compose starts again whatever ends: a machine that starts again needs that."""
    image = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    assert {'CMD ["run", "--stay"]', "USER 10001"} <= set(image)
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert "restart: unless-stopped" in compose
    assert "max-size: 10m" in compose


def test_only_a_refused_token_keeps_systemd_from_starting_again() -> None:
    for unit in UNITS:
        assert f"RestartPreventExitStatus={bot.REFUSED}\n" in unit.read_text("utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_lets_the_bot_do_little_that_it_does_not_need() -> None:
    """Its own figure, from 0 to 100, the smaller the better; 70 is what it calls medium."""
    for check in ["verify"], ["security", "--offline=true", "--threshold=15"]:
        for unit in UNITS:
            done = subprocess.run(
                ["systemd-analyze", *check, str(unit)], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr


def test_a_worker_may_do_as_little_as_a_bot_alone() -> None:
    alone, worker = (unit.read_text("utf-8").partition("StateDirectory=")[2] for unit in UNITS)
    assert alone == worker


UNITS = [ROOT / "deploy" / name for name in ("poeppel.service", "poeppel@.service")]


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
        assert refusal(capsys, "run") == EN("store-in-use", file=str(database))


def test_a_newer_database_is_one_sentence(
    database: Path, capsys: Capture, discord_says: Callable[[Exception | None], None]
) -> None:
    discord_says(None)
    stored(database)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("INSERT INTO migrations VALUES (?, 'later', 0)", (migrations()[-1].number + 1,))
    has, knows = migrations()[-1].number + 1, migrations()[-1].number
    newer = like(EN, "store-newer", has=has, knows=knows)
    assert newer.fullmatch(refusal(capsys, "run"))
    assert newer.fullmatch(refusal(capsys, "export", "1"))


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


@pytest.mark.parametrize("command", ["export 1", "backup copy", "restore {}"])
def test_a_folder_is_no_database_either(command: str, database: Path, capsys: Capture) -> None:
    """Nor is one put aside for a backup, with all that lies in it."""
    stored(backup := database.with_name("backup"))
    database.mkdir()
    assert str(database) in refusal(capsys, *command.format(backup).split())
    assert database.is_dir()


@pytest.mark.parametrize("where", [".", "/"])
def test_a_folder_is_no_place_for_a_backup(where: str, database: Path, capsys: Capture) -> None:
    stored(database)
    assert refusal(capsys, "backup", where) == EN("store-backup-exists", file=where)


@pytest.mark.parametrize("command", ["run", "export 1", "backup copy"])
@pytest.mark.parametrize("what", ["long", "fifo", "empty", "emptied"])
def test_an_impossible_database_is_one_sentence_at_once(
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
    else:
        assert refusal(capsys, *command.split())


@pytest.mark.parametrize(
    "command",
    ["backup {}", "restore {}", "verify {}", " ".join([*RENDER, "--out", "{}"])],
    ids=str.split,
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
    said = refusal(capsys, "export", "1")
    damaged = EN("store-damaged", table=1)
    assert said == damaged or said.startswith("Table 1 cannot be exported (")


def test_a_full_disk_is_one_sentence() -> None:
    assert sentence(DatabaseFull(file="x")) == EN("store-full", file="x")
    assert sentence(OSError(ENOSPC, "No space left")) == "There is no space left on the disk."


def test_an_outage_of_discord_at_the_start_is_one_sentence() -> None:
    """discord.py says it whatever the answer was, as long as there was one."""
    assert "try again" in str(sentence(discord.GatewayNotFound()))  # type: ignore[no-untyped-call]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_below_a_command_is_one_sentence(unbuffered: str) -> None:
    """At once, or only as the command ends: Python keeps what is printed for a while."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = script("games", stdout=full, PYTHONUNBUFFERED=unbuffered)
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


@pytest.mark.skipif(
    sys.platform == "win32", reason="needs a shell that can close what is printed to"
)
@pytest.mark.parametrize("command", ["games", "export 1", "backup copy"])
def test_a_reader_is_not_needed(command: str, database: Path) -> None:
    """As with `>&-` in a script; what opens a file then must not be taken for what is printed to."""
    stored(database, play)
    result = subprocess.run(
        ["sh", "-c", f'exec "$0" "$1" {command} >&-', sys.executable, str(ROOT / "bot.py")],
        cwd=database.parent,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("command", ["--help", "games --language de"])
def test_output_for_an_ascii_terminal_is_ascii(command: str) -> None:
    result = script(*command.split(), PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.isascii()


def test_a_reader_may_stop_reading() -> None:
    with subprocess.Popen(
        [sys.executable, str(ROOT / "bot.py"), "games", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_bug_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """In one line, where logs are JSON."""

    def bug(arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(bot, "run", bug)
    with pytest.raises(ZeroDivisionError):
        bot.main(["run"])
    monkeypatch.setenv("POEPPEL_LOG_FORMAT", "json")
    assert bot.main(["run"]) == 1
    line = json.loads(capsys.readouterr().err)
    assert line["level"] == "critical"
    assert "ZeroDivisionError" in line["trace"]


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
def test_a_second_signal_or_a_dead_line_does_not_keep_the_store_open(
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


RELOADED = """
import os, signal, sys
import bot
from cogs.client import Poeppel
from cogs.platform import operator_settings

read = operator_settings.settings

def slow():
    chosen = read()
    os.kill(os.getpid(), signal.SIGHUP)
    return chosen

def apply(self, chosen):
    print("read again", flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

bot.settings, Poeppel.apply = slow, apply

async def start(self, token):
    import asyncio
    await asyncio.sleep(60)

Poeppel.start = start
code = bot.main(["run"])
os.kill(os.getpid(), signal.SIGHUP)
sys.exit(code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGHUP")
def test_a_reload_while_the_bot_starts_or_ends_does_not_end_it(database: Path) -> None:
    """The first is heeded: nobody waits a second between `systemctl restart` and `reload`."""
    result = subprocess.run(
        [sys.executable, "-c", RELOADED],
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (result.returncode, result.stdout) == (0, "read again\n"), result.stderr


async def open_store(self: Poeppel) -> None:
    """Set the bot up without asking Discord anything."""
    self.store = await opened(self.settings.database)


def test_an_interrupted_command_has_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot, "run", interrupted)
    assert bot.main(["run"]) == 130


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell and find")
def test_the_nightly_backup_of_the_docs_keeps_a_week_and_no_halves(tmp_path: Path) -> None:
    """A backup that was killed leaves a file, and the one of the next night has another name.

    The folders of operators have any name.
    """
    clone, kept_in = tmp_path / "Pöppel, a clone", tmp_path / "Über uns"
    clone.symlink_to(ROOT)
    kept_in.mkdir()
    stored(kept_in / "poeppel.sqlite3")
    for name, days in [("13", 9), ("14.sqlite3.part", 9), ("21", 1)]:
        file = kept_in / f"backup-2026-01-{name if '.' in name else f'{name}.sqlite3'}"
        file.touch()
        os.utime(file, times=(time.time() - days * 86400,) * 2)
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    recipe = "#!/bin/sh\n" + hosting.partition("#!/bin/sh\n")[2].partition("```")[0]
    for theirs, ours in [
        (".venv/bin/python", shlex.quote(sys.executable)),
        ("/srv/poeppel", str(clone)),
        ("/var/lib/poeppel", str(kept_in)),
    ]:
        assert theirs in recipe
        recipe = recipe.replace(theirs, ours)
    subprocess.run(["sh", "-c", recipe], timeout=60, check=True)
    kept = {file.name for file in kept_in.glob("backup-*")}
    assert kept == {"backup-2026-01-21.sqlite3", f"backup-{time.strftime('%F')}.sqlite3"}


# --- the playground ---------------------------------------------------------------------------------


def test_a_taken_port_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = script("playground", POEPPEL_PLAYGROUND_PORT=port)
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"Port {port} is taken")
    assert result.stderr.count("\n") == 1


def test_the_playground_leaves_the_address_of_the_monitor_to_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both can run from one clone at the same time."""
    made: list[Poeppel] = []

    async def serve(make_bot: Callable[[], Poeppel], port: int) -> None:
        made.append(make_bot())

    monkeypatch.setenv("POEPPEL_MONITOR", "127.0.0.1:9464")
    monkeypatch.setattr("playground.serve", serve)
    monkeypatch.setattr(serving, "warm_up", lambda: None)
    assert bot.main(["playground"]) == 0
    assert made[0].settings.monitor is None


def test_without_its_packages_the_playground_names_the_missing_one(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "playground"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    says = refusal(capsys, "playground")
    assert "simcord" in says
    assert "requirements/play.txt" in says


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


def test_an_export_without_room_for_the_copy_is_one_sentence(
    database: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk Python finds no folder where it could write."""
    stored(database, play)
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(tempfile, "_candidate_tempdir_list", lambda: ["/nowhere"])
    assert "TMPDIR" in refusal(capsys, "export", "1")


TOLD_TO_END = """
import os, signal, sys
import bot, data.store.sqlite

copy, number = data.store.sqlite.copy, getattr(signal, sys.argv[1])
signal.signal(number, getattr(signal, sys.argv[2]))  # whatever the tests were started with

def copied(file, target):
    copy(file, target)
    os.kill(os.getpid(), number)

data.store.sqlite.copy = copied
sys.exit(bot.main(["export", "1"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGHUP")
@pytest.mark.parametrize("told", ["SIGTERM SIG_DFL", "SIGHUP SIG_DFL", "SIGHUP SIG_IGN"])
def test_an_export_that_is_told_to_end_leaves_no_copy(
    told: str, database: Path, tmp_path: Path
) -> None:
    """As when the terminal is closed, which nohup outlives: seeds and hands would lie around."""
    stored(database, play)
    room = tmp_path / "room"
    room.mkdir()
    result = subprocess.run(
        [sys.executable, "-c", TOLD_TO_END, *told.split()],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(room)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    ends = 0 if "SIG_IGN" in told else 128 + signal.Signals[told.split()[0]]
    assert (result.returncode, result.stderr) == (ends, "")
    assert bool(result.stdout) is (not ends)
    assert list(room.iterdir()) == []


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


def test_a_file_that_is_no_export_is_refused_in_one_sentence(
    tmp_path: Path, capsys: Capture
) -> None:
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
    assert refusal(capsys, "backup", str(copy)) == EN("store-backup-exists", file=str(copy))


def test_a_backup_is_restored_while_no_bot_runs(
    database: Path, tmp_path: Path, capsys: Capture
) -> None:
    """And what happened since then is still to be had."""
    copy, kept = tmp_path / "backup.sqlite3", tmp_path / "test.sqlite3.old-1"
    assert "there is no such file" in refusal(capsys, "restore", str(copy))
    stored(database)
    assert bot.main(["backup", str(copy)]) == 0
    stored(database, play)
    with closing(lock(database)):
        assert refusal(capsys, "restore", str(copy)) == EN("store-in-use", file=str(database))
    assert bot.main(["restore", str(copy)]) == 0
    assert str(kept) in capsys.readouterr().out
    assert refusal(capsys, "export", "1") == "There is no table 1."
    assert bot.main(["restore", str(kept)]) == 0
    assert bot.main(["export", "1"]) == 0


def test_a_backup_that_is_none_is_one_sentence(database: Path, capsys: Capture) -> None:
    stored(database)
    letter = database.with_name("letter")
    letter.write_bytes(b"This is no database." * 500)
    assert str(letter) in refusal(capsys, "restore", str(letter))
    assert str(letter.parent) in refusal(capsys, "restore", str(letter.parent))
