"""``/settings`` for a server: who may, what can be chosen, what it does, who is said to have done it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import json, structs
from simcord.builders import RoleHandle
from simcord.components import walk_components
from simcord.results import ResponseMessage

from cogs.admins.panel import PAGES
from cogs.admins.settings import DECK, SETTINGS, TABLE, Around
from data.shipped.languages import DECLARED, LANGUAGES
from data.shipped.texts import texts
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import USUAL, Server
from engine.rules import OwnPreset
from tests.cogs.playing import (
    LOCALES,
    again,
    begun,
    ends,
    host,
    hosted,
    refused,
    sure,
    table,
    turn_to,
)
from tests.simulation import Person, Seen, Simulation
from tests.words import DE, EN, like

NAVIGATION = "server:0:page"
ADMIN = discord.Permissions(manage_guild=True)


async def panel(world: Simulation, person: Person, page: str = "") -> Seen:
    """What a person is shown, who alone sees it."""
    (message,) = (await world.slash(person, "settings")).messages
    assert message.private
    if page:
        await turn_to(world, person, message, page)
    return message


async def put(world: Simulation, person: Person, shown: Seen, key: str, *chosen: Any) -> None:
    """Choose from the menu of a setting: values, or handles of channels, roles and people."""
    await person.member.select(
        ResponseMessage(world.env, shown.raw), chosen, custom_id=f"server:0:set:{key}"
    )
    await sure(world, person, shown)


def give(world: Simulation, person: Person, role: RoleHandle) -> None:
    """Give somebody a role."""
    guild = world.env.backend.get_guild(world.server.id)
    guild.members[person.id].role_ids.append(role.id)


def make_moderator(world: Simulation, person: Person) -> None:
    """Have somebody moderate in all channels."""
    allowed = discord.Permissions(manage_messages=True)
    give(world, person, world.server.create_role("moderators", permissions=allowed))


def make_admin(world: Simulation, person: Person) -> None:
    """Have somebody choose for the server, besides its owner."""
    give(world, person, world.server.create_role("admins", permissions=ADMIN))


async def stored(world: Simulation) -> Server:
    return await host(world).tables.choices.server(world.server.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_shows_its_settings_with_their_values(
    language: str, tmp_path: Path
) -> None:
    """All of it fits into a message also when everything is chosen otherwise than usual."""
    says = texts(language)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        ada.language = LOCALES[language]
        (shown,) = (await world.slash(ada, "settings")).messages
        everything = Server(
            threads=True,
            presets={game: [OwnPreset("x" * 40, "book", {})] for game in host(world).catalog},
            theme="dark",
            language="de",
            channels=(world.channel.id,),
            openers=(world.server.id,),
            per_channel=2,
            per_person=25,
            game="walls",
            preset="x" * 40,
            pace="days",
            rolls="hand",
            deck="denkste 6, sprint 20",
            moderators=world.server.id,
            blocked=(ben.id,),
            zone="Asia/Seoul",
            quiet_from=22,
            quiet_to=7,
            calls="late",
            telling=False,
            told_role=world.server.id,
            scheduling=True,
            taking_back=True,
            posting=False,
            season="month",
            leaderboard=True,
            computers_listed=True,
            podium=world.channel.id,
            keeps=7,
            results_days=0,
        )
        for server in (USUAL, everything):
            await host(world).store.save_server(world.server.id, json.encode(server))
            around = Around(
                host(world).services, server, says, host(world).get_guild(world.server.id)
            )
            for page in PAGES[1:-1]:
                await turn_to(world, ada, shown, page, says)
                rows = [setting for setting in TABLE if setting.page == page]
                assert 2 <= len(rows) <= 5, "a page is no longer than a phone"
                for setting in rows:
                    value = setting.in_words(around)
                    said = {"title": says(setting.name), "value": value}
                    rest = {"about": "", "usual": "", "differs": "False"}
                    assert says("settings-line", **said, **rest).splitlines()[0] in shown.text
                resets = [each for each in shown.buttons.values() if ":reset:" in each]
                wanted = [each for each in rows if each.differs(server) and each.can_reset]
                assert resets == [
                    f"server:0:reset:{each.key}" for each in wanted if not each.offers_default
                ]
                resettable = [each for each in rows if each.can_reset]
                assert server == USUAL or len(wanted) >= len(resettable) - 1
            await turn_to(world, ada, shown, "acts", says)
            assert says("acts-none") in shown.text
            await turn_to(world, ada, shown, "own", says)


async def test_server_settings_stand_below_those_of_the_admin(tmp_path: Path) -> None:
    """Below what an admin chooses for themselves, and below the sentence that says for whom it is."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        shown = await panel(world, world.people[0])
        parts = [
            part for part in walk_components(shown.raw.components) if part["type"] in (2, 3, 10)
        ]
        said = [part.get("label") or part.get("content") or part["custom_id"] for part in parts]
        assert said[-2:] == [EN("settings-server"), NAVIGATION]
        assert [*shown.menus[NAVIGATION]] == [EN(f"page-{page}") for page in PAGES[1:]]


async def test_a_person_that_is_no_admin_sees_and_changes_nothing_of_the_server(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        shown = await panel(world, ben)
        assert EN("settings-server") not in shown.text
        assert NAVIGATION not in shown.menus
        for forged in ("page", "set:theme", "reset:theme"):
            answer = await world.forge(ben, shown, f"server:0:{forged}", ["acts"])
            assert answer.sentence == EN("only-admins")
        file = ("deck.json", b'{"cards": [{"key": "sprint", "copies": 30}]}')
        assert await refused(world, ben, "settings", deck=file) == EN("only-admins")
        (shown,) = (await world.slash(ben, "settings", where=ben.dm)).messages
        assert (await world.forge(ben, shown, NAVIGATION, ["where"])).sentence == EN("only-admins")
        assert await stored(world) == USUAL


async def test_an_unknown_server_setting_changes_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        for forged in ("set:theme", "set:nonsense", "reset:nonsense", "page:nonsense", "nonsense"):
            shown, none = await panel(world, ada, "where"), EN("settings-none")
            answer = await world.forge(ada, shown, f"server:0:{forged}")
            assert answer.sentence == none, forged
            assert (await world.forge(ada, shown, f"server:7:{forged}")).given
            assert await stored(world) == USUAL


def test_values_that_are_none_are_refused() -> None:
    """Whatever Discord may be made to send."""
    from unittest.mock import MagicMock

    from engine.catalog import CATALOG

    services, guild = MagicMock(catalog=CATALOG), MagicMock()
    guild.get_channel.return_value = guild.get_role.return_value = None
    around = Around(services, USUAL, EN, guild)
    for setting in TABLE:
        for values in (["nonsense"], ["1" * 30], ["7"] * 30, [] if setting.least else ["-1"]):
            with pytest.raises(Refused):
                setting.put(around, [f"{each}{n}" for n, each in enumerate(values)])
    with pytest.raises(Refused):
        SETTINGS["channels"].put(Around(services, USUAL, EN), ["7"])
    assert SETTINGS["blocked"].put(around, ["7"]).blocked == (7,)


def test_quiet_hours_do_not_end_at_the_hour_at_which_they_begin() -> None:
    """They would be none, and the page would say that there are some."""
    from unittest.mock import MagicMock

    around = Around(MagicMock(), Server(quiet_from=22, quiet_to=7), EN)
    for key, same, other in (("quiet_to", "22", "21"), ("quiet_from", "7", "-1")):
        setting = SETTINGS[key]
        offered = [choice.value for choice in setting.ways(around)]
        assert same not in offered
        assert other in offered
        with pytest.raises(Refused):
            setting.put(around, [same])
        assert setting.read(setting.put(around, [other])) == (other,)


async def test_a_podium_is_posted_in_a_channel_and_in_no_category(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,), category = world.people, world.server.create_category("games")
        shown = await panel(world, ada, "results")
        await put(world, ada, shown, "podium", world.channel)
        assert (await stored(world)).podium == world.channel.id
        with pytest.raises(Refused, match="settings-no-category"):
            SETTINGS["podium"].put(
                Around(host(world).services, USUAL, EN, host(world).get_guild(world.server.id)),
                [str(category.id)],
            )
        assert (await stored(world)).podium == world.channel.id
        await put(world, ada, shown, "podium")
        assert await stored(world) == USUAL


async def test_a_change_counts_at_once_is_reset_and_told_with_its_admin(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        ada = world.people[0]
        shown = await panel(world, ada, "look")
        await put(world, ada, shown, "theme", "dark")
        await put(world, ada, shown, "theme", "dark")  # which changes nothing, and is not told
        assert f"board-1-{(await table(world)).record.seq}-dark.png" in board.pictures
        await put(world, ada, shown, "language", "de")
        assert DE("action-roll") in board.buttons
        await again(world)
        assert (await stored(world)).language == "de"
        await put(world, ada, shown, "language", "discord")
        assert EN("action-roll") in board.buttons
        assert (await stored(world)) == Server(theme="dark")
        await turn_to(world, ada, shown, "acts")
        lines = shown.text.splitlines()[1:-1]
        assert [ada.name in line for line in lines] == [True] * 3
        assert EN("setting-language.value-discord") in lines[0]
        assert DECLARED["de"].name in lines[1]
        assert EN("theme-dark") in lines[2]


async def test_tables_are_opened_in_the_places_and_by_the_roles_of_the_server(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        other = world.server.create_text_channel("anderswo")
        role = world.server.create_role("Spielleitung")
        shown = await panel(world, ada, "where")
        await put(world, ada, shown, "channels", other)
        assert f"<#{other.id}>" in await refused(world, ben, "play")
        thread = world.env.backend.create_thread(other.id, name="x", type=11, owner_id=ben.id)
        await world.slash(ben, "play", where=world.place(thread.id))
        await world.slash(ada, "play")
        assert (await table(world, 2)).record.channel == world.channel.id, "admins may"
        await put(world, ada, shown, "openers", role)
        assert f"<@&{role.id}>" in await refused(world, ben, "play", where=other)
        await world.click(ben, world.last(), EN("button-join"))
        give(world, cem, role)
        await world.slash(cem, "play", where=other)
        assert (await table(world, 3)).record.host == cem.id


async def test_no_person_opens_more_tables_than_the_server_wants(tmp_path: Path) -> None:
    """Neither one by one nor at once, nor where every table has a thread, nor by playing again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        rooms = [world.server.create_text_channel(f"r{n}") for n in range(6)]
        for room in rooms[:5]:
            await world.slash(ben, "play", where=room)
        many = EN("play-too-many", count=5, link="").partition(" [")[0]
        assert await refused(world, ben, "play", where=rooms[5]) == many
        await put(world, ada, await panel(world, ada, "where"), "threads", "true")
        assert await refused(world, ben, "play") == many
        await ends(world, ben, where=rooms[0])
        await world.slash(ben, "play")
        assert (await table(world, 6)).record.host == ben.id


async def test_a_channel_has_as_many_tables_as_the_server_wants(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await put(world, ada, await panel(world, ada, "where"), "per_channel", "2")
        await world.slash(ada, "play")
        await world.slash(ben, "play")
        assert like(EN, "channel-busy").fullmatch(await refused(world, ben, "play"))
        assert await host(world).store.tables_in(world.channel.id) == [1, 2]


async def test_a_server_has_a_usual_game_with_its_rules_pace_and_cards(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        shown = await panel(world, ada, "play")
        await put(world, ada, shown, "game", "action_cards")
        await turn_to(world, ada, shown, "turns")
        await put(world, ada, shown, "pace", "days")
        file = ("deck.json", b'{"cards": [{"key": "sprint", "copies": 30}]}')
        (said,) = (await world.slash(ada, "settings", deck=file)).messages
        assert EN("settings-deck-chosen", cards=30) in said.text
        await world.slash(ada, "play")
        session = await table(world)
        assert session.record.game == "action_cards"
        assert (session.setup.pace, session.values()["deck"]) == ("days", "sprint 30")
        await ends(world, ada)

        shown = await panel(world, ada, "play")
        await put(world, ada, shown, "game", "classic")
        await put(world, ada, shown, "preset", "family")
        await world.slash(ada, "play")
        session = await table(world, 2)
        assert (session.record.game, session.setup.preset) == ("classic", "family")
        await ends(world, ada)
        await world.slash(ada, "play", game="tournament")
        assert (await table(world, 3)).setup.preset == "book"


async def test_a_deck_of_the_server_stands_among_settings_and_acts(
    tmp_path: Path,
) -> None:
    """Also where it leaves out no kind of card, or where another has taken its place since."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        title = EN("setting-deck")
        fewer = DECK.file("ours", dict.fromkeys(DECK.ours, ""))
        fewer = fewer.replace(b'"denkste","copies":5', b'"denkste","copies":1')
        (shown,) = (await world.slash(ada, "settings", deck=("deck.json", fewer))).messages
        own = EN("rule-deck.value-own", cards=51)
        assert f"**{title}:** {own}" in shown.text
        assert EN("button-reset", name=title) in shown.buttons
        assert EN("button-reset", name=EN("setting-left-out")) not in shown.buttons
        await put(world, ada, shown, "deck", "51")
        await put(world, ada, shown, "deck", "twice")
        assert (await stored(world)).deck == "twice"
        await world.click(ada, shown, EN("button-reset", name=title))
        assert await stored(world) == USUAL
        await turn_to(world, ada, shown, "acts")
        lines = shown.text.splitlines()[1:-1]
        names = EN("rule-deck.value-ours"), EN("rule-deck.value-twice"), own
        assert [line.partition(": ")[2] for line in lines] == [
            f"**{title}** → {name}" for name in names
        ]


async def test_a_page_with_things_gone_since_can_still_be_used(
    tmp_path: Path,
) -> None:
    """Another admin has forgotten one of the presets that an older page still has ticked."""
    own = [OwnPreset(name, "book", {}) for name in ("Friday", "Monday", "Sunday")]
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        make_admin(world, ben)
        await host(world).tables.settings.change_server(
            world.server.id, lambda server: structs.replace(server, presets={"classic": own})
        )
        older, newer = await panel(world, ada, "play"), await panel(world, ben, "play")
        await put(world, ben, newer, "presets", "classic:Monday", "classic:Sunday")
        await put(world, ada, older, "presets", "classic:Friday", "classic:Monday")
        assert (await stored(world)).presets == {"classic": [own[1]]}
        assert f"**{EN('setting-presets')}:** Monday\n" in older.text


async def test_a_choice_that_is_gone_since_leads_to_the_page_as_it_is(tmp_path: Path) -> None:
    """It was offered by the pressed page, where nothing would tell the reason."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        make_admin(world, ben)
        own = [OwnPreset("Friday", "book", {})]
        await host(world).tables.settings.change_server(
            world.server.id, lambda server: structs.replace(server, presets={"classic": own})
        )
        older = await panel(world, ada, "play")
        await put(world, ben, await panel(world, ben, "play"), "presets")
        await put(world, ada, older, "preset", "Friday")
        assert EN("settings-older", title=EN("setting-preset")) in older.text
        assert "Friday" not in older.menus["server:0:set:preset"]
        assert (await stored(world)).preset == ""


async def test_a_game_that_is_chosen_already_keeps_its_rules(tmp_path: Path) -> None:
    """Another admin has chosen it, and how it is played, since an older page was shown."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        make_admin(world, ben)
        older, newer = await panel(world, ada, "play"), await panel(world, ben, "play")
        await put(world, ben, newer, "game", "card_race")
        await put(world, ben, newer, "preset", "quick")
        await put(world, ada, older, "game", "card_race")
        server = await stored(world)
        assert (server.game, server.preset) == ("card_race", "quick")


async def test_the_deck_of_the_server_is_sent_to_be_changed(tmp_path: Path) -> None:
    """To change one card, an admin need not have kept the file; at a table, it is that of the table."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        file = ("deck.json", b'{"cards": [{"key": "sprint", "copies": 30}]}')
        await world.slash(ada, "settings", deck=file)
        for game in (None, "classic"):
            if game:
                await world.slash(ada, "play", game=game)
            (shown,) = (await world.slash(ada, "table deck")).messages
            (sent,) = shown.pictures.values()
            assert DECK.read(sent) == "sprint 30"


async def test_a_deck_that_takes_long_to_arrive_is_answered(tmp_path: Path) -> None:
    """After three seconds Discord would say that I did not answer, though the deck is chosen."""
    content = b'{"cards": [{"key": "sprint", "copies": 30}]}'
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people

        async def slowly(url: str) -> bytes:
            await asyncio.sleep(3.5)
            return content

        host(world).http.get_from_cdn = slowly  # type: ignore[method-assign]
        answer = await world.slash(ada, "settings", deck=("deck.json", content))
        await world.advance(4)
        (shown,) = answer.messages
        assert EN("settings-deck-chosen", cards=30) in shown.text
        assert shown.private


async def test_our_deck_sent_back_as_it_was_is_nothing_of_the_servers_own(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        same = DECK.file("ours", dict.fromkeys(DECK.ours, ""))
        for before in (same, DECK.file("twice", dict.fromkeys(DECK.ours, ""))):
            await world.slash(ada, "settings", deck=("deck.json", before))
            (shown,) = (await world.slash(ada, "settings", deck=("deck.json", same))).messages
            assert await stored(world) == USUAL
            assert f"**{EN('setting-deck')}:** {EN('rule-deck.value-ours')}" in shown.text


async def test_presets_are_forgotten_by_unticking_them(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        kept = {"classic": [OwnPreset("a", "book", {}), OwnPreset("b", "book", {})]}
        await host(world).tables.settings.change_server(
            world.server.id, lambda server: Server(presets=kept)
        )
        shown = await panel(world, ada, "play")
        await put(world, ada, shown, "presets", "classic:b")
        assert (await stored(world)).presets == {"classic": kept["classic"][1:]}
        await put(world, ada, shown, "presets")
        assert (await stored(world)).presets == {}


async def test_a_person_that_is_blocked_gives_up_their_seats_and_does_not_play(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        ada, ben, _ = world.people
        await put(world, ada, await panel(world, ada, "care"), "blocked", ben.member)
        session = await table(world)
        assert ben.id not in session.people
        assert session.record.status == "running"
        other = world.server.create_text_channel("b")
        assert await refused(world, ben, "play", where=other) == EN("blocked-here")
        await world.slash(ada, "play", where=other)
        answer = await world.click(ben, world.last(other), EN("button-join"))
        assert answer.sentence == EN("blocked-here")
        assert board.buttons


async def test_more_may_be_blocked_than_a_menu_shows(tmp_path: Path) -> None:
    """Moderators block one by one; who is not shown stays blocked until there is room to see them."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        blocked = tuple(range(10**17, 10**17 + 30))
        await host(world).tables.settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, blocked=blocked)
        )
        shown = await panel(world, ada, "care")
        assert EN("list-more", listed=f"{EN('somebody')} 25", more=5) in shown.text
        await put(world, ada, shown, "blocked")
        assert (await stored(world)).blocked == blocked[25:]


async def test_a_person_that_is_blocked_does_not_move_the_board(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        ada, cem = world.people[0], world.add_person("Cem")
        await put(world, ada, await panel(world, ada, "care"), "blocked", cem.member)
        assert await refused(world, cem, "table show") == EN("blocked-here")
        assert board.here


async def test_a_person_that_may_not_open_tables_does_not_open_another_round_either(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        _, ben = world.people
        await host(world).tables.abandon(1)
        await world.settle()
        role = world.server.create_role("hosts")
        await host(world).tables.settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, openers=(role.id,))
        )
        answer = await world.click(ben, board, EN("button-again"))
        assert answer.sentence == EN("play-roles", roles=f"<@&{role.id}>")


async def test_channels_that_are_gone_are_said_to_be(tmp_path: Path) -> None:
    """Nobody but admins can open a table then; and where one is left, that one alone is named."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        left = world.server.create_text_channel("b")
        for chosen, word, place in (
            ((404,), EN("play-channels-gone"), EN("check-channels-gone")),
            (
                (404, left.id),
                EN("play-elsewhere", channels=f"<#{left.id}>"),
                EN("check-not-chosen", channels=f"<#{left.id}>"),
            ),
        ):
            change = partial(structs.replace, channels=chosen)
            await host(world).tables.settings.change_server(world.server.id, change)
            assert await refused(world, ben, "play") == word
            (answer,) = (await world.slash(ada, "check")).messages
            assert place in answer.text


async def test_a_role_that_is_gone_is_said_to_be(tmp_path: Path) -> None:
    """Nobody but admins can open a table then, and nobody could see why."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await host(world).tables.settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, openers=(404,))
        )
        assert await refused(world, ben, "play") == EN("play-roles-gone")
        (answer,) = (await world.slash(ada, "check")).messages
        assert EN("check-roles-gone") in answer.text
        assert EN("check-wrong", channel=f"<#{world.channel.id}>", count=1) in answer.text


async def test_a_role_of_moderators_that_is_gone_is_said_to_be(tmp_path: Path) -> None:
    """Whoever had it could do nothing any more, and nobody could see why."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await host(world).tables.settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, moderators=404)
        )
        (answer,) = (await world.slash(ada, "check")).messages
        assert EN("check-moderators-gone") in answer.text
        role = world.server.create_role("Aufsicht")
        await put(world, ada, await panel(world, ada, "care"), "moderators", role)
        (answer,) = (await world.slash(ada, "check")).messages
        assert EN("check-moderators-gone") not in answer.text


async def test_moderators_that_cannot_see_the_command_are_known(
    tmp_path: Path,
) -> None:
    """Discord shows it to members who may manage messages, or to whom an admin allows it."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        backend, role = world.env.backend, world.server.create_role("Aufsicht")
        commands = {each["name"]: each for each in backend.commands[None].values()}
        needed = int(commands["moderate"]["default_member_permissions"])
        assert discord.Permissions(needed) == discord.Permissions(manage_messages=True)
        await put(world, ada, await panel(world, ada, "care"), "moderators", role)
        hidden = EN("check-moderators-hidden", role=f"<@&{role.id}>")

        async def said() -> bool:
            (answer,) = (await world.slash(ada, "check")).messages
            return hidden in answer.text

        assert await said()
        allowed = {"id": str(role.id), "type": 1, "permission": True}
        backend.set_command_permissions(world.server.id, int(commands["moderate"]["id"]), [allowed])
        assert not await said()
        backend.set_command_permissions(world.server.id, int(commands["moderate"]["id"]), [])
        assert await said()
        able = world.server.create_role(
            "Wache", permissions=discord.Permissions(manage_messages=True)
        )
        await put(world, ada, await panel(world, ada, "care"), "moderators", able)
        hidden = EN("check-moderators-hidden", role=f"<@&{able.id}>")
        assert not await said()


async def test_the_role_of_moderators_may_close_tables(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        role = world.server.create_role("Aufsicht")
        await put(world, ada, await panel(world, ada, "care"), "moderators", role)
        give(world, cem, role)
        await world.slash(ben, "play")
        await ends(world, cem)
        assert (await table(world)).record.status == "abandoned"


def with_presets(kept: dict[str, list[OwnPreset]], _: Server) -> Server:
    """A server that has chosen nothing else."""
    return Server(presets=kept)


async def test_presets_with_odd_names_fit_on_their_page(tmp_path: Path) -> None:
    """As many as there can be, which can then be forgotten; and none is called by its key."""
    games = ("classic", "walls", "card_race", "action_cards", "tournament")
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        for name in ("*" * 38, "Friday"):
            kept = {
                game: [OwnPreset(f"{name}{n:02}", "book", {}) for n in range(10)] for game in games
            }
            await host(world).tables.settings.change_server(
                world.server.id, partial(with_presets, kept)
            )
            shown = await panel(world, ada, "play")
            assert f"**{EN('setting-presets')}:** " in shown.text
            assert not any(f"{game}:" in shown.text for game in games)
            await put(world, ada, shown, "presets")
            assert sum(map(len, (await stored(world)).presets.values())) == 25
            await turn_to(world, ada, shown, "acts")
            assert EN("setting-presets") in shown.text
