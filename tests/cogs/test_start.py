"""The start: what is told to Discord, which boards are brought up to date, and how fast."""

from __future__ import annotations

import asyncio
import socket
import threading
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from discord import app_commands
from discord.ext.commands import AutoShardedBot
from msgspec import structs

from cogs.client import APPLICATION, Poeppel, cogs
from cogs.messages import board_messages, delivery, presenter
from cogs.platform.lru_maps import LruMap
from cogs.platform.names import KEPT_SECONDS, Names
from cogs.platform.operator_settings import Address, Failure, Settings
from cogs.version import VERSION
from cogs.views.faces.games import ClassicFace
from data.records import Change
from data.shipped.texts import Library, Texts
from data.store.errors import DatabaseInUse
from engine.hosting.state.time_controls import zones
from engine.views import RaceView
from playground.internals.requests import Request
from render import Look
from tests.cogs.playing import (
    again,
    begun,
    ends,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    sent,
    table,
    threads,
)
from tests.cogs.test_wire import BOT, at_work, served
from tests.command_line import TOKEN
from tests.simulation import Simulation
from tests.soak import soaked
from tests.words import DE, EN


async def test_commands_are_synced_only_when_they_have_changed(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:

        def syncs() -> int:
            return sum(each.method == "PUT" for each in world.requests)

        assert syncs() == 1
        await again(world)
        await again(world)
        assert syncs() == 1
        with patch("cogs.client.cogs", lambda *given: cogs(*given)[:3]):
            await again(world)
        assert syncs() == 2
        await again(world)
        assert syncs() == 3


async def test_another_application_on_the_same_file_is_told_of_the_commands(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        known = await host(world).store.recall("commands")
        assert known is not None
        await host(world).store.remember("commands", known.split()[0] + " 1234:1")
        await again(world)
        assert sum(each.method == "PUT" for each in world.requests) == 2


async def test_the_database_of_another_application_is_refused_and_adopted_on_purpose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """To that one all channels would be gone; nothing of what is stored is touched."""
    file = tmp_path / "p.sqlite3"
    async with served(monkeypatch) as small:
        async with at_work(small, file) as at:
            assert await at.bot.store.recall(APPLICATION) == str(BOT)
            await at.bot.store.remember(APPLICATION, "1234")
        async with Poeppel(Settings(database=file)) as other:
            with pytest.raises(Failure, match=r"1234.*--adopt"):
                await other.login(TOKEN)
            assert not other.cogs, "nothing has begun"
            assert await other.store.recall(APPLICATION) == "1234"
        async with Poeppel(Settings(database=file), adopt=True) as other:
            await other.login(TOKEN)
            assert await other.store.recall(APPLICATION) == str(BOT)
        assert "1234" in caplog.text
        async with at_work(small, file):
            pass


async def test_commands_are_synced_where_discord_knows_those_of_a_newer_version(
    tmp_path: Path,
) -> None:
    """As after going back to an older version, with the database of that time."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        before = await host(world).store.recall("commands")
        with patch("cogs.client.cogs", lambda *given: cogs(*given)[:3]):
            await again(world)
        await host(world).store.remember("commands", before or "")
        await again(world)
        found = await host(world).http.get_global_commands(host(world).application_id or 0)
        assert len(found) == len(host(world).tree.get_commands())


@pytest.mark.parametrize(
    ("method", "status", "code"),
    soaked(
        (method, *refusal)
        for refusal in ((400, 30034), (503, 0), (400, 50035), (403, 50001), (403, 0))
        for method in ("PUT", "GET")
    ),
)
async def test_people_play_on_while_discord_takes_no_commands(
    method: str, status: int, code: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The old ones still work; it is said in a line, and the new ones are told later."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await host(world).store.remember("commands", "")
        world.refuse(method, "/applications/*", status, code, times=2)
        with world.expecting_errors("telling Discord of the commands failed"):
            await again(world)
            assert (await move(world, board)).given
            await world.advance(1)
        said = [each for each in caplog.records if "of the commands failed" in each.getMessage()]
        assert [each.exc_info for each in said] == [None, None]
        assert not any("\n" in each.getMessage() for each in said)
        assert await host(world).store.recall("commands") == ""
        await world.advance(2)
        assert await host(world).store.recall("commands") != ""


async def test_a_start_needs_nothing_of_discord_but_a_login_and_the_gateway(tmp_path: Path) -> None:
    """Whatever else it comes to ask for, people play on where that is refused."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await host(world).store.remember("commands", "")
        await behind(world, 1)
        for place in "applications", "channels", "guilds", "users":
            world.refuse("*", f"/{place}/*[0-9]*", 403, 50001, times=None)
        with world.expecting_errors("begins again in"):
            await again(world)
        assert (await move(world, board)).given
        world.mended()
        world.forgive("begins again in")


async def test_commands_limited_at_the_start_are_registered_when_discord_allows_it(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await host(world).store.remember("commands", "")
        with (
            patch.object(app_commands.CommandTree, "sync", side_effect=discord.RateLimited(90.0)),
            world.expecting_errors("allows no more of this for 90 seconds"),
        ):
            await again(world)
        await world.advance(89)
        assert await host(world).store.recall("commands") == ""
        await world.advance(2)
        assert await host(world).store.recall("commands") != ""


async def test_people_play_on_while_the_address_of_the_monitor_is_taken(tmp_path: Path) -> None:
    """By the process before, perhaps, which is about to end."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, bot = await begun(world), host(world)
        with socket.create_server(("127.0.0.1", 0)) as taken:
            at = Address("127.0.0.1", taken.getsockname()[1])
            bot.settings = structs.replace(bot.settings, monitor=at)
            with world.expecting_errors(f"POEPPEL_MONITOR: {at} cannot be used"):
                await again(world)
            assert (await move(world, board)).given
        await world.advance(1)
        with pytest.raises(OSError, match="in use"):
            socket.create_server((at.host, at.port))


async def test_the_bot_asks_for_the_guilds_intent_only(tmp_path: Path) -> None:
    bot = Poeppel(Settings(database=tmp_path / "p.sqlite3"))
    assert bot.intents.value == discord.Intents(guilds=True).value == 1
    assert isinstance(bot, AutoShardedBot)
    assert bot.allowed_mentions is not None
    said: Any = bot.allowed_mentions.to_dict()
    assert said == {"parse": []}


async def test_no_message_notifies_anybody_and_discord_py_keeps_no_view(
    tmp_path: Path,
) -> None:
    """A mention shows a name; whether it pings is said in every body that could hold one."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await threads(world)
        await world.slash(ada, "play")
        await threads(world, on=False)
        board = await begun(world)
        for _ in range(4):
            await move(world, board)
        await world.slash(ben, "table text")
        await world.slash(ben, "table log")
        await world.slash(ben, "table show")
        await world.slash(ben, "tables")
        await world.slash(ben, "table leave")
        await ends(world, ada)
        bodies = [body for each in world.requests for body in written(each)]
        assert len(bodies) > 15
        for body in bodies:
            assert body.get("allowed_mentions") == {"parse": []}, body
        assert len(host(world)._connection._view_store._views) == 0


def written(request: Request) -> list[dict[str, Any]]:
    """What a request writes for somebody to read."""
    body = request.json or {}
    if request.path.endswith("/callback"):
        body = body.get("data") or {}
    return [body] if isinstance(body, dict) and {"content", "components"} & body.keys() else []


async def test_a_second_process_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1):
        second = Poeppel(Settings(database=tmp_path / "p.sqlite3"))
        async with second:
            with pytest.raises(DatabaseInUse) as refused:
                await second.setup_hook()
        assert refused.value.key == "store-in-use"
        assert EN(refused.value.key, **refused.value.about)


async def behind(world: Simulation, *numbers: int) -> None:
    """Let boards show less than is stored, as after a crash."""
    for number in numbers:
        await host(world).store.commit(Change(table=number, shown=0))


async def test_only_boards_that_are_behind_are_edited_at_the_start(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        rooms = [world.channel, *map(world.server.create_text_channel, "bcd")]
        for room in rooms:
            await world.slash(world.people[0], "play", where=room)
            await world.click(world.people[1], world.last(room), EN("button-join"))
            await world.click(world.people[0], world.last(room), EN("button-start"))
        await behind(world, 2, 4)
        before = len(world.requests)
        await again(world)
        await world.advance(1)
        edits = [each.path for each in world.requests[before:] if each.method == "PATCH"]
        assert {f"/channels/{rooms[place].id}/messages" for place in (1, 3)} == {
            path.rpartition("/")[0] for path in edits
        }
        record = (await table(world, 2)).record
        assert record.shown == record.revision


async def test_many_boards_are_brought_up_to_date_slowly(tmp_path: Path) -> None:
    """At most 25 in a second, though fifty are behind."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        copies = await copied(world, 50)
        await behind(world, 1, *copies)
        edits: list[int] = []
        with patch.object(board_messages.Boards, "update", shown_at_once(edits)):
            await again(world)
            counts = [len(edits)]
            for _ in range(5):
                await world.advance(0.5)
                counts.append(len(edits))
        assert counts[-1] == 51
        assert max(later - now for now, later in pairwise(counts)) <= 13


def shown_at_once(shown: list[int]) -> Any:
    async def bring(self: board_messages.Boards, table: int) -> bool:
        shown.append(table)
        return True

    return bring


async def copied(world: Simulation, times: int) -> list[int]:
    """More running tables, by copying the first as it lies in the store."""
    store = host(world).store
    record, log = await store.load(1), await store.log(1)
    assert record is not None
    numbers = []
    for _ in range(times):
        numbers.append(number := await store.open_table(record))
        await store.commit(Change(table=number, entries=log))
    return numbers


async def test_a_table_that_cannot_be_read_keeps_no_other_from_its_board(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        (broken,) = await copied(world, 1)
        await host(world).store.commit(Change(table=broken, snapshot=b"nonsense", shown=0))
        await behind(world, 1)
        with world.expecting_errors("cannot be (played|resumed)"):
            await again(world)
            await world.advance(1)
        record = (await table(world)).record
        assert record.shown == record.revision
        assert record.message == board.id


async def test_a_lobby_shows_after_a_start_the_person_that_has_joined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        message = world.last()
        monkeypatch.setattr(host(world).presenter.boards, "_respond", nothing)
        monkeypatch.setattr(host(world).presenter.boards, "update", nothing)
        await world.click(ben, message, EN("button-join"))
        assert ben.name not in message.text, "stored, but not shown"
        await again(world)
        await world.advance(1)
        assert ben.name in message.text


async def nothing(*given: object, **named: object) -> bool:
    """Show nothing."""
    return True


class Spy:
    """Sees with which names boards are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[dict[int, str]] = []
        draw = ClassicFace.draw

        def drawn(face: object, view: RaceView, look: Look) -> Any:
            picture = draw(view, look)  # what takes long is begun once more
            self.names.append(dict(look.names))
            return picture

        monkeypatch.setattr(ClassicFace, "draw", drawn)


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return Spy(monkeypatch)


@pytest.mark.drawn
async def test_names_are_learned_from_clicks(tmp_path: Path, spy: Spy) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        with sent(world) as requests:
            await begun(world)
        assert set(spy.names[-1].values()) == {"Ada", "Ben"}
        assert not [request for request in requests if request.startswith("GET")]


@pytest.mark.usefixtures("own_route")
@pytest.mark.drawn
async def test_after_a_start_names_are_fetched_and_shown_once(tmp_path: Path, spy: Spy) -> None:
    """The first board has only the name of who clicked; nobody waits for the others."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await again(world)
        spy.names.clear()
        mover = on_turn(world, board)
        with sent(world) as requests:
            await move(world, board)
        assert list(spy.names[0].values()) == [mover.name]
        assert set(spy.names[-1].values()) == {"Ada", "Ben", "Cem"}
        assert len(spy.names) == 2
        assert requests[-1] == "PATCH message"
        assert sorted(requests[:-1]) == ["GET member", "GET member", "POST callback"]
        with sent(world) as requests:
            await move(world, board)
        assert requests == ["POST callback"]


@pytest.mark.drawn
async def test_a_name_that_discord_does_not_tell_is_not_asked_for_again(
    tmp_path: Path, spy: Spy
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await again(world)
        world.refuse("GET", "/guilds/*/members/*", 403, 50001, times=None)
        mover = on_turn(world, board)
        with sent(world) as requests:
            await move(world, board)
            await world.slash(mover, "table show")
            await world.slash(mover, "table show")
        assert requests.count("GET member") == 1
        assert len(spy.names[-1]) == 1


@pytest.mark.drawn
async def test_a_name_lost_on_its_way_keeps_no_other_name(tmp_path: Path, spy: Spy) -> None:
    """The line is cut while the first of two names comes: no bug, and the other is fetched."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await again(world)
        spy.names.clear()
        world.cut("GET", "/guilds/*/members/*")
        await move(world, board)
        assert len(spy.names[-1]) == 2


def test_names_are_kept_for_a_while_only() -> None:
    now = 1000.0
    names, person = Names(lambda: now), discord.Object(7)
    person.display_name = "Ada"  # type: ignore[attr-defined]
    names.learn(1, person)  # type: ignore[arg-type]
    assert names.get(1, 7) == "Ada"
    assert names.get(1, 8) is names.get(2, 7) is None
    now += KEPT_SECONDS
    assert names.get(1, 7) is None


def test_only_the_entries_used_last_are_kept() -> None:
    recent: LruMap[int, str] = LruMap(kept=3)
    for number in (1, 2, 3, 1, 4):
        recent[number] = str(number)
    assert len(recent) == 3
    assert [recent.get(number) for number in (1, 2, 3, 4)] == ["1", None, "3", "4"]


async def test_a_click_during_a_stop_is_stored_wholly_or_not_at_all(tmp_path: Path) -> None:
    """The click is stored or not, as a whole; a start shows it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        seq = (await table(world)).record.seq
        acting = asyncio.create_task(host(world).tables.act(1, *question(world, board)))
        await asyncio.sleep(0)
        await again(world)
        await asyncio.gather(acting, return_exceptions=True)
        await world.advance(1)
        record = (await table(world)).record
        assert record.seq == seq or (await host(world).store.log(1, seq))[0].by
        assert record.shown == record.revision


def question(world: Simulation, board: Any) -> tuple[int, int, str]:
    _, _, number, action = board.button(next(iter(board.buttons))).split(":")
    return on_turn(world, board).id, int(number), action


async def test_a_lobby_older_than_an_hour_is_left_in_peace_by_a_start(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        await world.advance(delivery.OLD + 1)
        with sent(world) as requests:
            await again(world)
            await world.advance(1)
        assert not [request for request in requests if "message" in request]


async def test_a_background_task_that_fails_is_logged_and_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await behind(world, 1)
        resume, tries = presenter.Presenter.resume, list[float]()

        async def failing(self: presenter.Presenter) -> None:
            tries.append(world.now())
            if len(tries) < 3:
                raise ZeroDivisionError
            await resume(self)

        monkeypatch.setattr(presenter.Presenter, "resume", failing)
        with world.expecting_errors("up to date ended with an error, and begins again"):
            await again(world)
        assert len(tries) == 1
        with world.expecting_errors("up to date ended with an error, and begins again"):
            await world.advance(10)
        assert len(tries) == 3
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_an_end_that_was_not_shown_is_shown_after_a_start(tmp_path: Path) -> None:
    """The last answer is stored, but the process ended before its board was shown."""
    async with hosted(tmp_path / "bot.sqlite3", 2) as world:
        await begun(world)
        tables = host(world).tables
        await tables.note(Change(table=1, status="ended", shown=0))
        await again(world)
        assert EN("result-title.draw") in world.last().text


async def test_time_zones_are_known_before_they_are_asked_for(tmp_path: Path) -> None:
    """The names of time zones are read from a thousand files."""
    zones.cache_clear()
    async with hosted(tmp_path / "p.sqlite3", 1):
        assert zones.cache_info().currsize == 1


async def test_a_language_is_read_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes longer than a press may be held up; it is read once."""
    read = list[tuple[str, bool]]()
    plain = Texts.__init__

    def noted(texts: Texts, language: str, *given: Any, **named: Any) -> None:
        read.append((language, threading.current_thread() is threading.main_thread()))
        plain(texts, language, *given, **named)

    async with hosted(tmp_path / "p.sqlite3", 1, texts=Library()) as world:
        monkeypatch.setattr(Texts, "__init__", noted)
        (ada,) = world.people
        ada.language = "de"
        for _ in range(2):
            assert DE("help-text", version=VERSION) in (await world.slash(ada, "help")).whisper
        assert read == [("de", False)], "the server's was read at the start"
        french = partial(structs.replace, language="fr")
        await host(world).tables.settings.change_server(world.server.id, french)
        assert read[1:] == [("fr", False)]
        assert host(world).services.public_texts(world.server.id).language == "fr"
