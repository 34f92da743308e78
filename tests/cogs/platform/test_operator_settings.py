"""What an operator sets: where it is read, and what is refused in one sentence."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from cogs.client import Poeppel
from cogs.platform.operator_settings import (
    LEVELS,
    NAMES,
    Address,
    Failure,
    Settings,
    Worker,
    owner,
    settings,
)
from data.store.addresses import Postgres
from data.store.homes import ALONE, Home
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


def test_films_are_kept_beside_the_database_or_in_a_folder_of_their_own(tmp_path: Path) -> None:
    """PostgreSQL has no file, so they lie where the bot is started."""
    for given, folder in (
        ({"POEPPEL_DATABASE": "/data/p.sqlite3"}, "/data/p.sqlite3-films"),
        ({"POEPPEL_DATABASE": "postgresql://me@there/p"}, "poeppel.sqlite3-films"),
        ({"POEPPEL_DATABASE": "postgresql://me@there/p", "POEPPEL_FILMS": "/films"}, "/films"),
        ({"POEPPEL_DATABASE": "/data/p.sqlite3", "POEPPEL_FILMS": "/films"}, "/films"),
    ):
        assert settings(given, tmp_path / "none").films_folder == Path(folder)
    with pytest.raises(Failure, match="POEPPEL_FILMS is '~nosuch/x', but"):
        settings({"POEPPEL_FILMS": "~nosuch/x"}, tmp_path / "none")


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
        ("POEPPEL_DATABASE=mysql://me:two words@there/p", "POEPPEL_DATABASE must be a file, or"),
        ("POEPPEL_DATABASE=postgresql://me:two words@there", "POEPPEL_DATABASE must be a file, or"),
        ("POEPPEL_DATABASE=postgresql://me:two words/x@there/p", "POEPPEL_DATABASE must be a file"),
        ("POEPPEL_DATABASE=postgresql://me:two words#x@there/p", "POEPPEL_DATABASE must be a file"),
        ("POEPPEL_DATABASE=postgresql://me:two words@x@there/p", "POEPPEL_DATABASE must be a file"),
        ("POEPPEL_DATABASE=postgresql://me:s%FC@there/p", "POEPPEL_DATABASE must be a file, or an"),
        ("POEPPEL_DATABASE=postgresql:p", "POEPPEL_DATABASE must be a file, or"),
        ("POEPPEL_SHARDS=0", "POEPPEL_SHARDS is '0', and must be a number from 1 to 10,000"),
        ("POEPPEL_SHARDS=10001", "must be a number from 1 to 10,000"),
        ("POEPPEL_SHARDS=many", "must be a number from 1 to 10,000"),
        ("POEPPEL_WORKER=first", "POEPPEL_WORKER is 'first', and must be like 1/4"),
        ("POEPPEL_WORKER=0/4", "must be like 1/4"),
        ("POEPPEL_WORKER=5/4", "must be like 1/4"),
        ("POEPPEL_SHARDS=4\nPOEPPEL_WORKER=1/2", "a database file has one process"),
        ("POEPPEL_DATABASE=postgresql:///p\nPOEPPEL_WORKER=1/2", "but POEPPEL_SHARDS is not set"),
        (
            "POEPPEL_DATABASE=postgresql:///p\nPOEPPEL_SHARDS=2\nPOEPPEL_WORKER=1/3",
            "but POEPPEL_SHARDS is 2: each process needs a shard",
        ),
        ("POEPPEL_LOG_LEVEL=LOUD", "must be one of " + ", ".join(LEVELS)),
        ("POEPPEL_LOG_FORMAT=xml", "must be console or json"),
        ("POEPPEL_MOST_TABLES=many", "must be a number"),
        ("POEPPEL_USER_INSTALL=yes", "must be 0 or 1"),
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


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("postgresql://me:mellon@there:5433/p", "postgresql://there:5433/p"),
        ("postgres://me@there/p?password=mellon", "postgresql://there/p"),
        ("postgresql:///p?host=/run/postgresql", "postgresql:///run/postgresql/p"),
        ("postgresql://me:mel%40lon@%2Frun%2Fpostgresql/p", "postgresql:///run/postgresql/p"),
    ],
)
def test_a_database_is_shown_without_its_password(given: str, shown: str, tmp_path: Path) -> None:
    chosen = settings({"POEPPEL_DATABASE": given}, tmp_path / "none")
    assert isinstance(chosen.database, Postgres)
    assert chosen.database.url == given
    assert str(chosen.database) == repr(chosen.database) == shown
    assert chosen.database.has_password == ("mel" in given)
    assert "mel" not in repr(chosen)


def test_a_worker_holds_every_so_manyth_shard(tmp_path: Path) -> None:
    """A process alone is home to all, whatever Discord recommends."""
    given = {"POEPPEL_DATABASE": "postgresql:///p", "POEPPEL_SHARDS": "9"}
    homes = [
        settings({**given, "POEPPEL_WORKER": f"{number}/4"}, tmp_path / "none").home
        for number in (1, 2, 3, 4)
    ]
    assert homes == [Home(9, frozenset(own)) for own in ({0, 4, 8}, {1, 5}, {2, 6}, {3, 7})]
    assert settings(given, tmp_path / "none").home.whole
    assert settings({}, tmp_path / "none").home == ALONE


def shards(bot: Poeppel) -> tuple[int | None, list[int] | None]:
    """How many shards there are in all, and which of them are the bot's; None: that is Discord's choice."""
    return bot.shard_count, bot.shard_ids


def test_a_worker_requests_its_own_shards_and_other_bots_the_recommended_number() -> None:
    database = Postgres("postgresql:///p")
    worker = Poeppel(Settings(database=database, shards=9, worker=Worker(2, 4)))
    assert shards(worker) == (9, [1, 5])
    assert shards(Poeppel(Settings())) == (None, None)


def test_settings_of_operators_are_read(tmp_path: Path) -> None:
    text = f"""
        POEPPEL_LOG_FORMAT=JSON
        POEPPEL_MONITOR=[::1]:9464
        POEPPEL_MOST_TABLES=12
        POEPPEL_BLOCKED={ID}, {ID + 1}
        POEPPEL_USER_INSTALL=1
        POEPPEL_NOTICE="Back at eight"
    """
    chosen = settings({}, dotenv(tmp_path, text))
    assert (chosen.log_json, chosen.monitor) == (True, Address("::1", 9464))
    assert (chosen.most_tables, chosen.blocked) == (12, frozenset({ID, ID + 1}))
    assert chosen.user_install
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
