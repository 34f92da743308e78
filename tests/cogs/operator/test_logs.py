"""What is logged: with the table, for people and machines, and without secrets."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import aiohttp
import pytest

from cogs.operator.logs import Counting, Formatter
from cogs.platform.error_sentences import scrubbed
from cogs.platform.metrics import LOGGED
from data.shipped.texts import library
from data.store.errors import DatabaseFull
from tests.cogs.playing import begun, host, hosted, move, secret

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.gh-ij_klmnopqrstuvwxyz0123456"


def record(message: str, *args: object, name: str = "poeppel.board_messages") -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "file", 1, message, args, None)


def test_a_line_for_a_machine_has_the_table_and_how_far_it_is() -> None:
    form = Formatter(as_json=True)
    form.seq_of = {12: 40}.get
    line = json.loads(form.format(record("table %s: is “shown” again", 12)))
    at = line.pop("at")
    assert at.endswith("+00:00")
    assert line == {
        "level": "warning",
        "logger": "poeppel.board_messages",
        "message": "table 12: is “shown” again",
        "table": 12,
        "seq": 40,
    }
    other = json.loads(form.format(record("table 12", name="discord")))
    assert "table" not in other
    assert "seq" not in json.loads(form.format(record("Table %s is damaged", 13)))


def test_a_line_on_a_console_has_the_same() -> None:
    form = Formatter()
    form.seq_of = {12: 40}.get
    line = form.format(record("table %s: is shown again", 12))
    assert line.endswith("WARNING  poeppel.board_messages: table 12: is shown again (40 answers)")
    assert form.format(record("connected")).endswith("poeppel.board_messages: connected")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_traceback_is_there_and_no_token_in_it(as_json: bool) -> None:
    form = Formatter(TOKEN, as_json)
    try:
        raise RuntimeError(f"https://discord.example/webhooks/77/{TOKEN}/messages with {TOKEN}")
    except RuntimeError:
        failed = record("bug")
        failed.exc_info = sys.exc_info()
    said = form.format(failed)
    assert "RuntimeError" in said
    assert TOKEN not in said
    assert len(said.splitlines()) == 1 or not as_json


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (aiohttp.ServerDisconnectedError(), "Discord cannot be reached: Server disconnected."),
        (TimeoutError(), "Discord cannot be reached: it does not answer."),
        (ZeroDivisionError(), "ZeroDivisionError"),
    ],
)
def test_a_lost_connection_is_one_line_and_a_bug_is_none(error: Exception, says: str) -> None:
    """discord.py logs all of it with a traceback, every few seconds as long as it lasts."""
    failed = record("Failed to connect for shard_id: 0. Retrying...", name="discord.shard")
    try:
        raise error
    except Exception:
        failed.exc_info = sys.exc_info()
    said = Formatter().format(failed)
    assert said.endswith(says)
    assert (len(said.splitlines()) == 1) == (not isinstance(error, ZeroDivisionError))
    failed.name = "poeppel.board_messages"
    assert len(Formatter().format(failed).splitlines()) > 1, "where it is ours to know better"


def test_a_database_that_cannot_be_written_is_told_in_one_line() -> None:
    """Wherever it fails."""
    failed = record("table 5: cannot be resumed")
    try:
        raise DatabaseFull(file="p.sqlite3")
    except DatabaseFull:
        failed.exc_info = sys.exc_info()
    said = Formatter().format(failed)
    assert len(said.splitlines()) == 1
    assert library()["en"]("store-full", file="p.sqlite3") in said


@pytest.mark.parametrize(
    "text",
    [
        f"Bot {TOKEN}",
        "PATCH https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24tdG9rZW4/messages/@original",
        "POST /interactions/34/aW50ZXJhY3Rpb24tdG9rZW4/callback",
    ],
)
def test_tokens_of_any_kind_are_left_out(text: str) -> None:
    said = scrubbed(text)
    assert "[token]" in said
    assert "aW50ZXJ" not in said
    assert TOKEN not in said


@pytest.mark.parametrize("as_json", [False, True])
def test_no_person_is_in_a_line_of_the_library_or_a_traceback(as_json: bool) -> None:
    """At a rate limit discord.py logs the address, and an error can hold an id as its value."""
    person = 123456789012345678
    limited = "We are being rate limited. GET %s responded with 429. Retrying in 1.00 seconds."
    form = Formatter(as_json=as_json)
    for path in ("guilds/77/members/{}", "channels/77/thread-members/{}", "users/{}"):
        url = "https://discord.com/api/v10/" + path.format(person)
        said = form.format(record(limited, url, name="discord.http"))
        assert str(person) not in said
        assert path.partition("/{}")[0] in said
    try:
        dict[int, int]()[person]
    except KeyError:
        failed = record("bug")
        failed.exc_info = sys.exc_info()
    assert str(person) not in form.format(failed)


async def test_a_game_with_hidden_hands_is_logged_without_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """At the level that logs most; the seed in no form, no card, no token of an interaction."""
    caplog.set_level(logging.DEBUG, "poeppel")
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, game="card_race")
        for _ in range(4):
            await move(world, board)
        form = Formatter()
        form.seq_of = host(world).answers_given
        ours = [each for each in caplog.records if each.name.startswith("poeppel")]
        said = "\n".join(form.format(each) for each in ours)
        session = await host(world).tables.get(1)
    assert "table 1: " in said
    assert " answers)" in said
    seed = secret(32)
    assert not any(form in said for form in (seed.hex(), repr(seed), str(list(seed))))
    assert session.play is not None
    hands = session.play.state.table.decode()
    assert hands[:40] not in said
    assert "aW50ZXJ" not in said


def test_warnings_and_worse_are_counted_wherever_they_come_from() -> None:
    log = logging.Logger("poeppel.scheduler")
    log.addHandler(Counting())
    before = {level: LOGGED.labels(level)._value.get() for level in ("warning", "error")}
    for level in (logging.INFO, logging.WARNING, logging.ERROR, logging.ERROR):
        log.log(level, "table 1: %s", "something")
    after = {level: LOGGED.labels(level)._value.get() for level in before}
    assert after == {"warning": before["warning"] + 1, "error": before["error"] + 2}
