"""A server's own presets, end to end: saved from a lobby, chosen, changed, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec import json

from data.shipped.texts import texts
from engine.catalog import ACTION_CARDS, CARD_RACE, CLASSIC
from engine.hosting.state.settings import forgotten
from playground.internals.border import press
from tests.cogs.admins.test_panel import panel, put, stored
from tests.cogs.playing import (
    again,
    computer,
    host,
    hosted,
    house_rules,
    leaves,
    refused,
    set_up,
    sure,
    table,
    turn_to,
)
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import DE, EN, like

SAVE, PRESETS = EN("button-save-preset"), "rules:1:preset"


async def menu(world: Simulation, person: Person) -> Seen:
    """Open the rules in *Set up* of the table in the channel."""
    return await house_rules(world, person)


async def save(world: Simulation, person: Person, offered: Seen, name: str) -> Answer:
    """Save the rules of a lobby by a name, in the form that opens."""
    opened = await world.click(person, offered, SAVE)
    assert opened.form is not None
    field = opened.form["components"][0]["component"]["custom_id"]
    return await world.submit(person, opened, **{field: name})


@asynccontextmanager
async def friday(file: Path, people: int = 2) -> AsyncIterator[tuple[Simulation, Seen]]:
    """A server whose owner, Ada, hosts a lobby with house rules; with her menu."""
    async with hosted(file, people) as world:
        ada = world.people[0]
        await world.slash(ada, "play", preset="family")
        offered = await menu(world, ada)
        await world.choose(
            ada, offered, EN("rule-barriers"), EN("rule-places"), menu="rules:1:switches"
        )
        yield world, offered


async def test_an_admin_saves_the_rules_of_a_lobby_and_everybody_plays_by_them(
    tmp_path: Path,
) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada, ben = world.people
        await save(world, ada, offered, "  Friday\n*night*  ")
        lobby = world.last()
        assert EN("lobby-rules", preset=r"Friday \*night\*") in lobby.text
        assert f"-# {EN('preset-family')} · " in lobby.text
        assert EN("rule-barriers") in lobby.text
        assert "Friday *night*" in offered.menus[PRESETS]
        await again(world)
        await leaves(world, ada, lobby)

        await world.slash(ben, "play", preset="Friday *night*")
        assert EN("lobby-rules", preset=r"Friday \*night\*") in world.last().text
        values = (await table(world, 2)).values()
        expected = CLASSIC.values("family")
        switches = {rule.key for rule in CLASSIC.rules if rule.values == (False, True)}
        assert values == expected | dict.fromkeys(switches, False) | {
            "barriers": True,
            "places": True,
        }
        of_ben = await menu(world, ben)
        assert SAVE not in of_ben.buttons, "he is no admin"
        await world.choose(ben, of_ben, EN("preset-book"), menu="rules:2:preset")
        assert EN("lobby-rules", preset=EN("preset-book")) in world.last().text
        await world.choose(ben, of_ben, "Friday *night*", menu="rules:2:preset")
        way = EN("rule-first-player.value-host")
        await world.choose(ben, of_ben, way, menu="rules:2:first_player")
        assert r"Friday \*night\*" in world.last().text
        assert f"- {EN('rule-set', rule=EN('rule-first-player'), value=way)}" in world.last().text


async def test_names_that_were_typed_and_not_chosen_are_understood(tmp_path: Path) -> None:
    """In the language of whoever types, as they are read in the list; a rule's game as well."""
    async with friday(tmp_path / "p.sqlite3", 3) as (world, offered):
        ada, ben, cem = world.people
        await save(world, ada, offered, "Friday")
        await leaves(world, ada, world.last())
        await world.slash(ben, "play", preset="friday")
        assert EN("lobby-rules", preset="Friday") in world.last().text
        await leaves(world, ben, world.last())
        cem.language = "de"
        await world.slash(
            cem, "play", game=DE("game-card-race"), preset=f"{DE('preset-quick').lower()} "
        )
        assert (await table(world, 3)).record.game == "card_race"
        answer = await world.slash(ben, "rules", game=EN("game-walls").lower())
        assert EN("rules-walls").splitlines()[0] in answer.whisper


async def test_the_form_is_understood_after_a_restart(tmp_path: Path) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada = world.people[0]
        opened = await world.click(ada, offered, SAVE)
        assert opened.form is not None
        assert opened.form["title"] == SAVE
        await again(world)
        field = opened.form["components"][0]["component"]["custom_id"]
        answer = await world.submit(ada, opened, **{field: "Friday"})
        assert answer.given
        assert "Friday" in answer.messages[0].menus[PRESETS]
        assert EN("lobby-rules", preset="Friday") in world.last().text
        opened = await world.click(ada, answer.messages[0], SAVE)
        assert opened.form is not None
        assert opened.form["components"][0]["component"]["value"] == "Friday"


async def test_an_obstacle_to_saving_a_preset_is_named_in_one_sentence(tmp_path: Path) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada, ben = world.people
        for name in (EN("preset-family"), DE("preset-family").lower(), "BOOK"):
            answer = await save(world, ada, offered, name)
            assert EN("server-preset-taken", name=name) in answer.whisper
        for name in (" \u200b ", "\u200d", "\u2800", "\u3164"):
            answer = await save(world, ada, offered, name)
            assert EN("server-preset-unnamed", most=40) in answer.whisper
        stored = await host(world).store.server(world.server.id)
        assert json.decode(stored) == {}
        answer = await world.forge(ben, offered, "presets:1:nonsense")
        assert EN("lobby-host-no-more", host=ada.name) in answer.whisper
        answer = await world.forge(ada, offered, "presets:1:nonsense")
        assert EN("bad-click") in answer.whisper
        answer = await world.forge(ada, offered, "presets:1:forget:Monday")
        assert EN("unknown-preset") in answer.whisper
        answer = await world.forge(ada, offered, "presets:1:save")
        assert EN("bad-click") in answer.whisper
        await save(world, ada, offered, "Friday")
        await computer(world, ada)
        await world.click(ada, world.last(), EN("button-start"))
        answer = await world.forge(ada, world.last(), "presets:1:save")
        assert EN("lobby-over") in answer.whisper


async def test_only_admins_change_the_presets_of_a_server(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        await world.slash(ben, "play")
        offered = await menu(world, ben)
        for custom_id in ("presets:1:name", "presets:1:save", "presets:1:forget:Friday"):
            answer = await world.forge(ben, offered, custom_id)
            assert EN("only-admins") in answer.whisper


async def test_admins_of_another_server_have_no_say(tmp_path: Path) -> None:
    """Not even with a forged click on a message of their own server."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        await world.slash(ben, "play")
        other = world.env.create_guild("Anderswo", owner=ben.user)
        channel, member = other.create_text_channel("dort"), other.add_member(ben.user)
        await member.slash(channel, EN("command-play"))
        board = world.messages(channel)[-1]
        opened = await press(member, board.raw, "lobby:2:host")
        (own,) = Answer(world, opened).messages
        for message in (board, own):
            for custom_id in ("presets:1:name", "presets:1:save", "presets:1:forget:Friday"):
                answer = Answer(world, await press(member, message.raw, custom_id))
                assert answer.form is None
                assert answer.whisper == EN("unknown-table")
        answer = Answer(world, await press(member, own.raw, "presets:2:name"))
        assert answer.form is not None, "in his own server he may"


async def test_a_preset_is_forgotten_while_the_lobby_keeps_its_rules(tmp_path: Path) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada, ben = world.people
        await save(world, ada, offered, "Friday")
        before, tables = (await table(world)).values(), host(world).tables
        # Another admin forgets it, and this menu does not know yet.
        forget = partial(forgotten, system=CLASSIC, name="Friday")
        await tables.settings.change_server(world.server.id, forget)
        answer = await world.choose(ada, offered, "Friday", menu=PRESETS)
        assert EN("unknown-preset") in answer.whisper
        assert (await table(world)).values() == before
        await save(world, ada, offered, "Friday")
        await world.click(ada, offered, EN("button-forget-preset", name="Friday"))
        await sure(world, ada, offered)
        assert "Friday" in offered.menus[PRESETS], "the lobby plays by it all the same"
        assert not any(map(like(EN, "button-forget-preset").fullmatch, offered.buttons))
        assert (await table(world)).values() == before
        await leaves(world, ada, world.last())
        assert await refused(world, ben, "play", preset="Friday") == EN("unknown-preset")
        said = await refused(world, ben, "play", game="tournament", preset="family")
        assert said == EN("unknown-preset")


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_presets_are_offered_while_typing(tmp_path: Path, language: str) -> None:
    async with friday(tmp_path / "p.sqlite3") as (world, offered):
        ada, ben = world.people
        await save(world, ada, offered, "Friday")
        ben.language = language
        found = await world.offered(ben, "play", "preset", "f")
        family = texts(language)("preset-family")
        assert [(each["name"], each["value"]) for each in found] == [
            (family, "family"),
            ("Friday", "Friday"),
        ]


async def test_presets_are_offered_of_the_game_that_the_server_plays_by_itself(
    tmp_path: Path,
) -> None:
    """Whichever of them is chosen, a table opens."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await put(world, ada, await panel(world, ada, "play"), "game", "card_race")
        found = await world.offered(ada, "play", "preset", "")
        assert [each["value"] for each in found] == list(CARD_RACE.presets)
        await world.slash(ada, "play", preset=found[-1]["value"])
        session = await table(world)
        assert (session.record.game, session.setup.preset) == ("card_race", found[-1]["value"])


async def test_the_servers_action_cards_stay_when_the_host_chooses_game_and_rules(
    tmp_path: Path,
) -> None:
    """Whichever way the host comes to the game, new tables play it with the cards of the server."""
    file = ("deck.json", b'{"cards": [{"key": "sprint", "copies": 30}]}')
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "settings", deck=file)
        await world.slash(ada, "play")
        panel = await set_up(world, ada)
        await world.choose(ada, panel, EN("game-action-cards"), menu="lobby:1:game")
        assert (await table(world)).values()["deck"] == "sprint 30"
        for menu_id in ("lobby:1:preset", PRESETS):
            shown = await (set_up if menu_id != PRESETS else menu)(world, ada)
            for preset in list(ACTION_CARDS.presets)[::-1]:
                await world.choose(ada, shown, EN(f"preset-{preset}"), menu=menu_id)
                session = await table(world)
                assert (session.setup.preset, session.values()["deck"]) == (preset, "sprint 30")
        await world.choose(ada, await set_up(world, ada), EN("game-classic"), menu="lobby:1:game")
        assert (await table(world)).setup.rules == {}


async def test_rules_that_do_not_go_together_are_named(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        offered = await menu(world, ada)
        titles = EN("rule-six-arms"), EN("rule-extra-colours")
        answer = await world.choose(ada, offered, *titles, menu="rules:1:switches")
        assert EN("rules-conflict", rule=titles[0], other=titles[1]) in answer.whisper
        assert (await table(world)).setup.rules == {}


async def test_rules_are_offered_once_they_would_change_something(tmp_path: Path) -> None:
    """Whether barriers may stand on start squares is asked where there are barriers."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        offered = await menu(world, ada)
        title = EN("rule-barrier-on-start")
        assert title not in offered.menus["rules:1:switches"]
        await world.choose(ada, offered, EN("rule-barriers"), menu="rules:1:switches")
        assert (await table(world)).setup.rules == {"barriers": True}
        assert title in offered.menus["rules:1:switches"]
        await world.choose(ada, offered, EN("rule-barriers"), menu="rules:1:switches")
        assert (await table(world)).setup.rules == {"barriers": True, "barrier_on_start": False}
        await world.choose(ada, offered, menu="rules:1:switches")
        assert (await table(world)).setup.rules == {}
        assert f"-# {EN('rule-first-player')}" in offered.text, "the menu shows but what is chosen"


async def test_a_preset_that_is_forgotten_is_not_played_by_any_more(tmp_path: Path) -> None:
    """Neither said to be in /settings, whichever way it is forgotten."""
    async with friday(tmp_path / "p.sqlite3", 1) as (world, offered):
        (ada,) = world.people
        for way in ("lobby", "settings"):
            await save(world, ada, offered, "Friday")
            shown = await panel(world, ada, "play")
            await put(world, ada, shown, "preset", "Friday")
            assert (await stored(world)).preset == "Friday"
            if way == "lobby":
                await world.click(ada, offered, EN("button-forget-preset", name="Friday"))
                await sure(world, ada, offered)
            else:
                await put(world, ada, shown, "presets")
            assert (await stored(world)).preset == "", way
            shown = await panel(world, ada, "play")
            title, usual = EN("setting-preset"), EN("setting-preset.none")
            assert f"**{title}:** {usual}" in shown.text
            assert "Friday" not in shown.text


async def test_another_preset_stays_chosen_when_one_is_forgotten(tmp_path: Path) -> None:
    async with friday(tmp_path / "p.sqlite3", 1) as (world, offered):
        (ada,) = world.people
        await save(world, ada, offered, "Friday")
        await save(world, ada, offered, "Monday")
        for chosen in ("Friday", "family"):
            await put(world, ada, await panel(world, ada, "play"), "preset", chosen)
            await save(world, ada, offered, "Monday")
            await world.click(ada, offered, EN("button-forget-preset", name="Monday"))
            await sure(world, ada, offered)
            assert (await stored(world)).preset == chosen


async def test_it_is_told_which_person_has_kept_and_forgotten_presets_from_a_lobby(
    tmp_path: Path,
) -> None:
    async with friday(tmp_path / "p.sqlite3", 1) as (world, offered):
        (ada,) = world.people
        await save(world, ada, offered, "Friday")
        await save(world, ada, offered, "Friday")  # which changes nothing, and is not told
        await world.click(ada, offered, EN("button-forget-preset", name="Friday"))
        await sure(world, ada, offered)
        shown = await panel(world, ada)
        await turn_to(world, ada, shown, "acts")
        lines = shown.text.splitlines()[1:-1]
        assert len(lines) == 2
        act = partial(like, EN, "act-setting", by=ada.name, title=EN("setting-presets"))
        assert all(map(act().fullmatch, lines))
        assert [EN("setting-presets.none") in line for line in lines] == [True, False]
        assert act(value="Friday").fullmatch(lines[1]), "by its name, though it is forgotten"
