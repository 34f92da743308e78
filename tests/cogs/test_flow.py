"""From one game to the next with few taps: as last time, and what is closed before its end."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from cogs.widgets.buttons import Kind, custom_id
from engine.catalog import CLASSIC
from engine.hosting.state.settings import saved
from engine.hosting.state.setups import Setup
from tests.cogs.messages.test_pings import calls
from tests.cogs.playing import (
    again,
    begun,
    ends,
    host,
    hosted,
    house_rules,
    leaves,
    on_turn,
    set_up,
    table,
    turned,
)
from tests.words import EN


async def test_the_last_game_is_one_tap_away(tmp_path: Path) -> None:
    """Its game, rules and people, after a restart as well; each of them confirms by a tap."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        closed = await begun(world, preset="family")
        await ends(world, ada)
        assert EN("button-again") in closed.buttons
        await again(world)

        await world.slash(ada, "play", game="walls")
        lobby = world.last()
        people = f"{cem.name}, {ben.name}"
        assert (
            EN("lobby-last", game=EN("game-classic"), preset=EN("preset-family"), people=people)
            in lobby.text
        )
        answer = await world.forge(ben, lobby, "lobby:2:last")
        assert answer.whisper.startswith(EN("only-host", host=ada.name))
        await world.click(ada, lobby, EN("button-last"))
        lobby = world.last()
        session = await table(world, 2)
        assert (session.record.game, session.setup.preset) == ("classic", "family")
        assert set(session.setup.unconfirmed) == {ben.id, cem.id}
        assert EN("button-last") not in lobby.buttons
        assert EN("button-start") not in lobby.buttons
        for person in (ben, cem):
            await world.click(person, lobby, EN("button-join"))
        await world.click(ada, lobby, EN("button-start"))
        assert (await table(world, 2)).record.status == "running"
        answer = await world.forge(ada, lobby, "lobby:2:last")
        assert answer.whisper.startswith(EN("lobby-over"))


async def test_people_with_seats_held_as_last_time_are_pinged(tmp_path: Path) -> None:
    """By a lobby that is posted anew: an edit calls nobody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        await ends(world, ada)
        await world.slash(ada, "play")
        before = world.last()
        assert not calls(world)
        await world.click(ada, before, EN("button-last"))
        assert calls(world) == [[ben.id]]
        assert not before.here
        await world.click(ben, world.last(), EN("button-join"))
        assert (await table(world, 2)).setup.unconfirmed == ()


async def test_no_person_is_offered_the_last_game_of_another_person(tmp_path: Path) -> None:
    """Whoever opened the table has left, and another one is its host."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        world.people = [ada, ben]
        await begun(world)
        await ends(world, ada)
        await world.slash(ada, "play", game="walls")
        board = world.last()
        await world.click(cem, board, EN("button-join"))
        await leaves(world, ada, board)
        assert EN("button-last") not in board.buttons
        assert ben.name not in board.text
        answer = await world.forge(cem, board, "lobby:2:last")
        assert answer.whisper.startswith(EN("stale"))


async def test_a_person_that_leaves_a_private_lobby_comes_back_as_they_are_told(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        board = world.last()
        await world.click(ben, board, EN("button-join"))
        (menu,) = (await world.click(ada, board, EN("button-host"))).messages
        await turned(world, ada, menu, private=True)
        assert (await world.slash(ada, "table leave")).whisper == EN("lobby-left")
        assert (await table(world)).people == [ben.id]
        await world.click(ada, board, EN("button-join"))
        assert (await table(world)).people == [ada.id, ben.id]


async def test_a_lobby_says_which_person_begins_even_if_not_the_host(tmp_path: Path) -> None:
    """Who begins changes from game to game, whoever opens the next table."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="walls")
        board, rule = world.last(), custom_id(Kind.RULES, 1, "first_player")
        await world.click(ben, board, EN("button-join"))
        menu = await house_rules(world, ada, board)
        await world.choose(ada, menu, EN("rule-first-player.value-host"), menu=rule)
        said = EN("lobby-begins", person=ben.name)
        assert said not in board.text
        await world.click(ada, board, EN("button-start"))
        await ends(world, ada)
        await world.click(ada, world.last(), EN("button-again"))
        assert said in world.last().text
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, world.last(), EN("button-start"))
        assert on_turn(world, world.last()) is ben


async def test_after_a_closed_game_the_people_that_played_can_play_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        closed = await begun(world)
        await ends(world, ada)
        assert len(closed.pictures) == 1, "as it stood"
        said = EN("table-closed", why="people", who=EN.listed((ada.name, ben.name)), people=2)
        assert said in closed.text
        answer = await world.click(ben, closed, EN("button-again"))
        assert f"/channels/{world.server.id}/" in answer.whisper
        assert (await table(world, 2)).setup.unconfirmed == (ada.id,)
        await leaves(world, ben, world.last())
        await world.slash(ada, "table leave")
        await world.slash(ada, "play", game="walls")
        assert EN("button-again") not in closed.buttons, "another table is open"
        assert str(world.last().id) in (await world.forge(ada, closed, "again:1")).whisper


async def test_a_servers_own_presets_are_chosen_in_the_lobby(tmp_path: Path) -> None:
    """As soon as there are any, and by the host alone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        lobby, tables = world.last(), host(world).tables
        panel = await set_up(world, ada)
        assert "Friday" not in panel.menus["lobby:1:preset"]
        chosen = Setup("family", {"barriers": True})
        save = partial(saved, system=CLASSIC, name="Friday", chosen=chosen, reserved=())
        await tables.settings.change_server(world.server.id, save)
        panel = await set_up(world, ada)
        answer = await world.click(ben, lobby, EN("button-host"))
        assert answer.whisper.startswith(EN("only-host", host=ada.name))
        await world.choose(ada, panel, "Friday", menu="lobby:1:preset")
        assert EN("lobby-rules", preset="Friday") in lobby.text
        assert (await table(world)).values()["barriers"]
        await world.choose(ada, panel, EN("preset-book"), menu="lobby:1:preset")
        assert EN("lobby-rules", preset=EN("preset-book")) in lobby.text
        assert "Friday" in panel.menus["lobby:1:preset"], "it stays on offer"


async def test_a_last_game_on_a_larger_board_is_told_though_its_players_are_unknown(
    tmp_path: Path,
) -> None:
    """The colours of six arms are none of four."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada = world.people[0]
        await begun(world, game="tournament")
        await ends(world, ada)
        for each in world.people[1:]:
            host(world).services.names.forget(each.id)
        await world.slash(ada, "play", game="walls")
        assert EN("somebody") in world.last().text
