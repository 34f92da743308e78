"""The picture of a lobby: who sits where, what is free, what will be played."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cogs.views.faces import FACES, Face
from cogs.views.lobby import picture, sketch
from cogs.views.words import Words
from engine.catalog import CATALOG
from render import scenes
from tests.cogs.playing import computer, host, hosted, lobby, table, turned
from tests.simulation import Simulation
from tests.words import DE, EN


async def said(world: Simulation) -> Words:
    return Words(await table(world), EN, host(world).services.names)


async def test_a_person_that_joins_takes_a_free_seat_of_the_picture(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await world.slash(world.people[0], "play")
        message = world.last()
        words = await said(world)
        seats = picture(words.session, words).seats
        assert [(each.name, each.lit, each.free) for each in seats if not each.free] == [
            ("Ada", True, False)
        ]
        assert len(seats) == 4
        first = list(message.pictures)
        await world.click(world.people[1], message, EN("button-join"))
        await computer(world, world.people[0], message)
        words = await said(world)
        shown = picture(words.session, words)
        assert [each.name for each in shown.seats if not each.free and not each.robot] == [
            "Ada",
            "Ben",
        ]
        assert sum(each.robot for each in shown.seats) == 1
        told = [line.words for line in shown.lines]
        assert told[1:] == [EN("lobby-pace", pace=words.session.setup.pace), EN("game-classic.aim")]
        assert not any(each in message.text for each in told), "the picture says it"
        assert all(each in message.alt[0] for each in told)
        assert list(message.pictures) != first, "clients keep what they know by its name"
        assert message.text.startswith(EN("lobby-title"))
        assert EN("name-and-colour", colour=EN("colour-yellow"), name="Ada") in message.alt[0]
        assert EN("lobby-free-seat") in message.alt[0]


async def test_text_without_room_in_the_picture_stands_below_it(tmp_path: Path) -> None:
    """Names beside the board leave no room for two text lines."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await world.slash(world.people[0], "play", game="tournament")
        for guest in world.people[1:]:
            await world.click(guest, world.last(), EN("button-join"))
        message, unseen = world.last(), EN("game-tournament.aim")
        assert unseen in message.text
        assert unseen not in message.alt[0]


async def test_a_private_lobby_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play")
        (menu,) = (await world.click(ada, world.last(), EN("button-host"))).messages
        await turned(world, ada, menu, private=True)
        assert EN("lobby-private-note") in world.last().text


@pytest.mark.parametrize("game", FACES)
async def test_every_game_shows_its_own_board(game: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await world.slash(world.people[0], "play", game=game)
        words = await said(world)
        view = picture(words.session, words)
        drawn = type(FACES[game]).scene is not Face.scene
        assert view.board in scenes() if drawn else not view.board
        assert view.title == EN(f"game-{game.replace('_', '-')}")
        system = CATALOG[game]
        numbers = system.numbers(words.session.values())
        assert 2 <= len(view.seats) <= max(numbers)


async def test_the_picture_of_a_theme_has_a_name_of_its_own(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        session = await table(world)
        names = host(world).services.names
        light, dark = (
            sketch(session, Words(session, EN, names, theme)).name for theme in ("light", "dark")
        )
        assert light != dark


async def test_computers_are_called_by_name_and_by_how_they_play(tmp_path: Path) -> None:
    """One tap adds one with a taste of its own, each another; the host may choose one as well."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        await world.slash(ada, "play")
        message = world.last()
        await computer(world, ada, message)
        (menu,) = (await world.click(ada, message, EN("button-host"))).messages
        await world.choose(ada, menu, EN("level-hard"), menu="lobby:1:computer")
        await world.choose(ada, menu, EN("level-runner"), menu="lobby:1:computer")
        seats = (await table(world)).record.seats
        assert [seat.level for seat in seats] == ["", "hard", "careful", "runner"]
        seat = partial(EN, "lobby-seat", host="False")
        otto = EN("computer", seat=1)
        assert seat(seat=EN("computer-called", seat=2, level="careful"), level="") in message.text
        assert seat(seat=otto, level="hard") in message.text
        assert seat(seat=EN("computer-called", seat=3, level="runner"), level="") in message.text
        red = EN("name-and-colour", colour=EN("colour-red"), name=EN("computer", seat=2))
        assert red in message.alt[0], "a picture has no room for more"
        assert "lobby:1:computer" not in menu.menus, "all seats are taken"
        words = Words(await table(world), DE, host(world).services.names)
        red, black = "🔴\N{NO-BREAK SPACE}", "⚫\N{NO-BREAK SPACE}"
        called = partial(DE, "computer-called")
        assert words.players(seats)[2] == red + called(seat=2, level="careful")
        assert words.seat(2) == red + DE("computer", seat=2), (
            "within a sentence, it would read as its verb"
        )
        assert words.players(seats)[3] == black + called(seat=3, level="runner")
