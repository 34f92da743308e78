"""The rehearsal from the command line: when it is refused, and what it asks before."""

from __future__ import annotations

import io
import os
from contextlib import closing
from pathlib import Path

import pytest

from cogs.workers import claimed
from data.store.sqlite import lock
from tests.command_line import ID, Capture, refusal, token_of

OWN = ID + os.getpid()
"""An application that no other process of the tests claims meanwhile."""

REHEARSE = ["rehearse", "--channel", "1"]


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POEPPEL_DATABASE", str(tmp_path / "p.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", token_of(OWN))


def test_it_needs_a_token(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert "DISCORD_TOKEN" in refusal(capsys, *REHEARSE)


def test_it_is_refused_while_a_bot_has_the_database(capsys: Capture, tmp_path: Path) -> None:
    with closing(lock(tmp_path / "p.sqlite3")):
        assert "with this database" in refusal(capsys, *REHEARSE)


def test_it_is_refused_while_a_bot_has_the_token(capsys: Capture) -> None:
    with claimed(OWN) as alone:
        assert alone
        assert "with this token" in refusal(capsys, *REHEARSE)


def test_a_claim_ends_with_its_block() -> None:
    for _ in range(2):
        with claimed(OWN) as alone, claimed(OWN) as second:
            assert (alone, second) == (True, False)


@pytest.mark.parametrize("answer", ["", "no\n", "y\n"])
def test_the_commands_of_all_servers_are_asked_for(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    import bot

    assert bot.main([*REHEARSE, "--everywhere"]) == 1
    out, err = capsys.readouterr()
    assert "for all servers" in out
    assert err == "Nothing was done.\n"
