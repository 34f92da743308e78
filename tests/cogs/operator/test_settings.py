"""What an operator sets: where it is read, and what is refused in one sentence."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from cogs.operator.settings import LEVELS, NAMES, Address, Failure, owner, settings
from tests.command_line import ID, ROOT, TOKEN


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
        ("POEPPEL_DATABASE=/", "POEPPEL_DATABASE is '/', and must be a file"),
        ("POEPPEL_DATABASE=./", "POEPPEL_DATABASE is './', and must be a file"),
        ("POEPPEL_LOG_LEVEL=LOUD", "must be one of " + ", ".join(LEVELS)),
        ("POEPPEL_LOG_FORMAT=xml", "must be console or json"),
        ("POEPPEL_MOST_TABLES=many", "must be a number"),
        (f"POEPPEL_NOTICE={'x' * 201}", "has 201 characters, and may have at most 200"),
        ("POEPPEL_BLOCKED=123456789012345678, me", "'me', which is not the id"),
        ("POEPPEL_MONITOR=9464", "must be an address like"),
        ("POEPPEL_MONITOR=[]:9464", "must be an address like"),
        ("POEPPEL_MONITOR=localhost:99999", "must be an address like"),
        ("HTTPS_PROXY=socks5://two words@proxy:1080", "HTTPS_PROXY must be an address like"),
        ("HTTPS_PROXY=http://proxy:port", "HTTPS_PROXY must be an address like"),
        ("HTTPS_PROXY=http://", "HTTPS_PROXY must be an address like"),
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


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("HTTPS_PROXY", "http://proxy:3128", "http://proxy:3128"),
        ("https_proxy", "proxy:3128", "http://proxy:3128"),
        ("HTTPS_PROXY", "https://me:p%40ss@[::1]:8443/", "https://me:p%40ss@[::1]:8443/"),
    ],
)
def test_a_proxy_is_read_as_other_programs_read_it(name: str, text: str, found: str) -> None:
    chosen = settings({name: text}, Path("none"))
    assert chosen.proxy == found
    assert found not in repr(chosen)


def test_a_proxy_in_capitals_comes_first_and_an_empty_one_is_none(tmp_path: Path) -> None:
    both = {"https_proxy": "http://small:1", "HTTPS_PROXY": "http://large:2"}
    assert settings(both, Path("none")).proxy == "http://large:2"
    file = dotenv(tmp_path, "HTTPS_PROXY=http://file:3")
    assert settings({"https_proxy": ""}, file).proxy == "http://file:3"
    assert settings({"HTTPS_PROXY": ""}, file).proxy == ""


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
    with pytest.raises(Failure, match="'~nosuch/x', but there is no such home"):
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
