"""What people say and are told: every command in each language, the lobby, leaving and ending."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from simcord.results import ResponseMessage

from cogs.platform.limits import link
from cogs.version import VERSION
from cogs.views.lobby import INVITED
from cogs.widgets.buttons import Choice, Menu
from data.records import Change
from data.shipped.texts import texts
from data.store.homes import Home
from engine.catalog import CATALOG
from engine.hosting.actions import lobby as lobbies
from engine.hosting.actions.seat_changes import hand_over
from engine.hosting.state import setups
from tests.cogs.playing import (
    LOCALES,
    NOT_AT_IT,
    TO_ROLL,
    again,
    begun,
    computer,
    ends,
    host,
    hosted,
    house_rules,
    leaves,
    lobby,
    move,
    on_turn,
    recolour,
    refused,
    sent,
    set_up,
    table,
    turned,
)
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import ANY, DE, EN, TWO, like

COMMANDS: list[tuple[str, dict[str, Any], str, dict[str, str]]] = [
    ("help", {}, "help-text", {"version": VERSION}),
    ("rules", {"game": "classic"}, "rules-classic", {}),
    ("tables", {}, "tables-none", {}),
]

WITHOUT_TABLE = ["table show", "table text", "table log", "table leave", "table end", "table hand"]


async def test_commands_answer_one_person_in_their_language(tmp_path: Path) -> None:
    """Whatever the language of the server; and where there is no table, they say so."""
    async with hosted(tmp_path / "p.sqlite3", 1, language="fr") as world:
        (ada,) = world.people
        for language in TWO:
            ada.language, says = LOCALES[language], texts(language)
            for command, options, key, values in COMMANDS:
                answer = await world.slash(ada, command, **options)
                assert answer.whisper.startswith(says(key, **values)), command
            for command in WITHOUT_TABLE:
                assert await refused(world, ada, command) == says("no-table-here"), command


@pytest.mark.parametrize("language", TWO)
async def test_at_a_table_everybody_reads_their_own_language(language: str, tmp_path: Path) -> None:
    """What all see is in the server's language, here always the other one."""
    other = next(each for each in TWO if each != language)
    async with hosted(tmp_path / "p.sqlite3", 2, language=LOCALES[other]) as world:
        own, public = texts(language), texts(other)
        ada, ben = world.people
        ben.language = LOCALES[language]
        await world.slash(ada, "play")
        message = world.last()
        assert message.text.startswith(public("lobby-title"))
        assert public("game-classic.aim") in message.alt[0]
        assert (await refused(world, ben, "table text")) == own("table-not-started")
        assert (await refused(world, ben, "table log")) == own("table-not-started")
        await world.click(ben, message, public("button-join"))
        said = (await world.click(ben, message, public("button-start"))).sentence
        assert said == own("only-host", host=ada.name)
        await world.click(ada, message, public("button-start"))
        assert list(message.buttons) == [public("action-roll"), public("button-roll-for-me")]

        said = (await world.slash(ben, "table text")).whisper
        assert own("colour-yellow") in said
        assert own("alt-stands-base", count=3, pieces="2, 3, 4") in said
        assert len(said.splitlines()) >= 4, "a line for each sentence"
        said = (await world.slash(ben, "table log")).whisper
        assert like(own, "event-began.headline", who=ANY, rolls=ANY).search(said)
        assert (await refused(world, ben, "table hand")) == own("no-hands")
        said = (await world.slash(ben, "rules")).whisper
        assert own("rules-classic") in said
        assert own("rules-here", table=1, count=0) in said
        said = (await world.slash(ben, "tables")).whisper
        assert f"/{message.id}" in said
        assert own("game-classic") in said
        assert (await world.slash(ben, "table show")).sentence == own("table-shown")
        assert world.last() != message
        assert list(world.last().buttons) == [public("action-roll"), public("button-roll-for-me")]
        said = (await world.slash(ben, "table leave")).sentence
        assert said == own("table-left", back="True")
        assert (
            public("computer", seat=2)
            in world.last().text + (await world.slash(ada, "table text")).whisper
        )
        ada.language = LOCALES[language]
        asked = (await world.slash(ada, "table end")).messages[0]
        assert own("sure-end", table=1, state="running", players=1) in asked.text
        await world.click(ada, asked, own("sure-end.button"))
        assert world.last().text.startswith(
            public("table-closed", why="people", who=ada.name, people=1)
        )


async def test_help_rules_and_tables_work_in_direct_messages(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        board = await begun(world)
        ada.language = "de"
        assert (await world.slash(ada, "help", where=ada.dm)).messages[0].text == DE(
            "help-text", version=VERSION
        )
        said = (await world.slash(ada, "rules", where=ada.dm)).messages[0].text
        assert said.startswith(DE("rules-games"))
        said = (await world.slash(ben, "tables", where=ben.dm)).messages[0].text
        assert f"/{board.id}" in said
        up = like(EN, "tables-line", state="turn").search(said)
        assert (up is not None) == (on_turn(world, board) is ben)


async def test_tables_come_first_where_it_is_ones_turn(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        rooms = [world.channel, *map(world.server.create_text_channel, "bcd")]
        for room in rooms:
            await world.slash(world.people[0], "play", where=room)
        for room in rooms[1:]:
            await world.click(world.people[1], world.last(room), EN("button-join"))
            await world.click(world.people[0], world.last(room), EN("button-start"))
        said = (await world.slash(world.people[0], "tables")).whisper.splitlines()
        turns = [bool(like(EN, "tables-line", state="turn").search(line)) for line in said]
        assert len(said) == 4
        assert turns == sorted(turns, reverse=True)
        assert sum(bool(like(EN, "tables-line", state="lobby").search(line)) for line in said) == 1


async def test_tables_of_every_server_are_listed_with_players_and_stand_ins(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        other = world.server.id + 1
        await host(world).tables.lobbies.open("classic", "book", ada.id, other, 7, 8)
        said = (await world.slash(ada, "tables", where=ada.dm)).messages[0].text
        assert f"/{world.server.id}/{world.channel.id}/" in said
        assert f"/{other}/7" in said
        session = (await table(world)).fork()
        hand_over(session, session.seats_of(ben.id)[0], "absent", ben.id)
        host(world).tables.memory._sessions[1] = session
        said = (await world.slash(ben, "tables", where=ben.dm)).messages[0].text
        assert like(EN, "tables-line", state="away").search(said)


async def test_tables_at_home_elsewhere_are_listed_and_not_kept(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        [ada], bot = world.people, host(world)
        other = world.server.id ^ 1 << 22
        await bot.tables.lobbies.open("classic", "book", ada.id, other, 7, 8)
        bot.tables.memory.drop([1])
        bot.store.home = Home(2, frozenset({Home(2).shard(world.server.id)}))
        assert f"/{other}/7" in (await world.slash(ada, "tables", where=ada.dm)).messages[0].text
        assert bot.tables.memory.given(1) is None


async def test_of_many_tables_those_are_listed_that_fit_into_a_message(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1, language="de") as world:
        (ada,) = world.people
        place = (world.server.id, world.channel.id)
        for click in range(25):
            session = await host(world).tables.lobbies.open(
                "tournament", "book", ada.id, *place, click
            )
            await host(world).tables.note(Change(table=session.record.id, message=place[0]))
        said = (await world.slash(ada, "tables")).whisper.splitlines()
        assert 10 < len(said) < 30
        assert said[0].endswith(f"/{place[0]})"), "no link is cut"
        assert said[-1].endswith(f"/{place[0]})")


async def test_the_language_of_everybody_else_is_english(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1, language="ja") as world:
        await world.slash(world.people[0], "play")
        assert EN("button-join") in world.last().buttons
        assert (await world.slash(world.people[0], "help")).sentence == EN(
            "help-text", version=VERSION
        )


async def test_games_are_offered_by_their_names_while_one_types(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        ada.language = "de"
        for command in ("play", "rules"):
            typed = DE("game-classic")[:3].lower()
            found = await world.offered(ada, command, "game", typed)
            assert {"name": DE("game-classic"), "value": "classic"} in [
                {"name": each["name"], "value": each["value"]} for each in found
            ]
            assert await world.offered(ada, command, "game", "zzz") == []
        for command in ("play", "rules"):
            said = await refused(world, ada, command, game="chess")
            assert said == DE("unknown-game")


async def test_presets_are_offered_for_the_game_that_was_chosen(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        ada.language = "de"
        for game, system in CATALOG.items():
            found = await world.offered(ada, "play", "preset", "", game=game)
            assert [each["value"] for each in found] == list(system.presets)
        assert found[0]["name"] == DE(f"preset-{found[0]['value']}")
        typed = DE("preset-family")[:3].lower()
        found = await world.offered(ada, "play", "preset", typed)
        assert [each["value"] for each in found] == ["family"]
        await world.slash(ada, "play", preset="family")
        assert (await chosen(world)).preset == "family"
        elsewhere = world.server.create_text_channel("b")
        with world.expecting_errors("Refused"):
            await world.slash(ada, "play", preset="quick", where=elsewhere)
        assert world.messages(elsewhere)[0].private


# --- the lobby


async def chosen(world: Simulation) -> setups.Setup:
    return (await table(world)).setup


async def menu(world: Simulation) -> Seen:
    """Open *Set up*."""
    return await set_up(world, world.people[0], world.messages()[0])


async def rules(world: Simulation) -> Seen:
    """Open the rules in *Set up*."""
    return await house_rules(world, world.people[0], world.messages()[0])


def hosting(person: Person) -> str:
    """The end of the line of a lobby's host."""
    return EN("lobby-seat", seat=person.name, level="person", host="True")


async def test_people_take_seats_change_colours_and_leave(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        message = await lobby(world)
        taken = [seat.seat for seat in (await table(world)).record.seats]
        assert sorted(taken) == [0, 1, 2, 3]
        assert not {EN("button-join"), EN("button-fill"), EN("button-alone")} & {*message.buttons}
        old = await world.click(ben, message, EN("button-seat"))
        assert old.messages[0].private
        assert old.messages[0].menus == {}, "no colour is free"
        await leaves(world, dora, message)
        free = taken[3]
        await recolour(world, ben, message)
        record = (await table(world)).record
        assert next(seat.seat for seat in record.seats if seat.person == ben.id) == free
        said = (await world.click(dora, message, EN("button-seat"))).sentence
        assert said == EN("lobby-not-in")
        await leaves(world, ada, message)
        for first, second in ((ben, cem), (cem, ben)):
            if (await table(world)).record.host == first.id:
                assert hosting(first) in message.text
                await leaves(world, first, message)
                assert hosting(second) in message.text
                await leaves(world, second, message)
        assert (await table(world)).record.status == "abandoned"
        assert message.buttons == {}
        assert EN("lobby-closed") in message.text


@pytest.mark.usefixtures("folded")
async def test_computers_fill_seats(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        message = world.last()
        assert not {EN("button-start"), EN("button-remove-computer")} & {*message.buttons}, (
            "they would do nothing"
        )
        assert EN("lobby-needs", more=1) in message.text
        assert (
            EN("lobby-too-few", least=2)
            in (await world.forge(ada, message, "lobby:1:start")).whisper
        )
        gone = await world.forge(ada, message, "lobby:1:remove")
        assert EN("lobby-no-computer") in gone.whisper
        for _ in range(3):
            await computer(world, ada, message)
        assert EN("lobby-full") in (await world.forge(ada, message, "lobby:1:add")).whisper
        await world.click(ada, await set_up(world, ada, message), EN("button-remove-computer"))
        await world.click(ada, message, EN("button-start"))
        for _ in range(5):
            assert on_turn(world, message) is ada
            await move(world, message)
        assert (await table(world)).record.seq > 10


async def test_a_rule_with_several_ways_can_be_switched_off_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        offered = await rules(world)
        way = EN("rule-compulsory-capture.value-penalty")
        await world.choose(ada, offered, way, menu="rules:1:compulsory_capture")
        assert (await chosen(world)).rules == {"compulsory_capture": "penalty"}
        off = EN("rule-switch", on="False")
        await world.choose(ada, offered, off, menu="rules:1:compulsory_capture")
        assert (await chosen(world)).rules == {}


def test_a_client_forgets_the_choice_of_a_menu_that_shows_it() -> None:
    rules = Menu("rules:1:preset", "", (Choice("book", EN("preset-book"), chosen=True),))
    assert rules.number != rules.number
    invite, remove = Menu("people:1:invite", ""), Menu("people:1:remove", "")
    assert invite.number == invite.number != remove.number


async def test_the_host_chooses_rules_and_everybody_sees_them(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        offered = await rules(world)
        family = EN("preset-family")
        await world.choose(ada, offered, family, menu="rules:1:preset")
        assert (await chosen(world)).preset == "family"
        assert family in message.text
        again_title = EN("rule-six-always-again")
        await world.choose(ada, offered, again_title, menu="rules:1:switches")
        assert (await chosen(world)).rules["six_always_again"] is True
        assert again_title in message.text
        way = EN("rule-first-player.value-host")
        await world.choose(ada, offered, way, menu="rules:1:first_player")
        assert way in message.text
        await again(world)
        assert way in (await world.slash(ben, "rules")).whisper
        await world.click(ada, message, EN("button-start"))
        assert on_turn(world, message) is ada, "the host begins"
        answer = await world.choose(ada, offered, family, menu="rules:1:preset")
        assert EN("lobby-over") in answer.whisper


async def test_rules_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path) -> None:
    """Too many people for them, or two that contradict each other; the lobby stays as it is."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, *others = world.people
        await world.slash(ada, "play", game="classic")
        message = world.last()
        offered = await rules(world)
        switch = "rules:1:switches"
        both = (EN("rule-six-arms"), EN("rule-extra-colours"))
        said = (await world.choose(ada, offered, *both, menu=switch)).whisper
        assert EN("rules-conflict", rule=both[0], other=both[1]) in said
        await world.choose(ada, offered, both[0], menu=switch)
        for person in others:
            await world.click(person, message, EN("button-join"))
        await computer(world, ada, message)
        shown, offered = message.text, await rules(world)
        for label, chosen_in in (
            (EN("rule-three-rolls"), switch),
            (EN("preset-family"), "rules:1:preset"),
        ):
            said = (await world.choose(ada, offered, label, menu=chosen_in)).sentence
            assert EN("lobby-too-many", most=4) in said
            assert message.text == shown
        await world.click(ada, await set_up(world, ada, message), EN("button-remove-computer"))
        await world.choose(ada, await rules(world), EN("preset-family"), menu="rules:1:preset")
        assert EN("lobby-rules", preset=EN("preset-family")) in message.text


async def test_a_tournament_is_for_three_or_four(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await world.slash(ada, "play", game="tournament")
        message = world.last()
        await world.click(ben, message, EN("button-join"))
        assert (
            EN("lobby-too-few", least=3)
            in (await world.forge(ada, message, "lobby:1:start")).whisper
        )
        for person in (cem, dora):
            await world.click(person, message, EN("button-join"))
        answer = await world.forge(ada, message, "lobby:1:add")
        assert answer.sentence == EN("lobby-full")
        await leaves(world, dora, message)
        await world.click(ada, message, EN("button-start"))
        assert like(EN, "alt-numbers", squares=48).search(message.alt[0]), (
            "three play on the board with six arms"
        )


async def test_game_preset_and_pace_are_chosen_in_the_lobby(tmp_path: Path) -> None:
    """So that plain /play leads to everything; only the host's choice counts."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        message = world.last()
        await world.click(ben, message, EN("button-join"))
        assert message.menus == {}, "they are the host's alone"
        said = (await world.click(ben, message, EN("button-host"))).sentence
        assert said == EN("only-host", host=ada.name)
        panel = await set_up(world, ada, message)
        assert {"lobby:1:game", "lobby:1:preset", "lobby:1:pace"} < {*panel.menus}
        await world.choose(ada, panel, EN("game-card-race"), menu="lobby:1:game")
        assert EN("game-card-race.aim") in message.alt[0]
        await world.choose(ada, panel, EN("game-classic"), menu="lobby:1:game")
        assert EN("game-classic.aim") in message.alt[0]
        await world.choose(ada, panel, EN("preset-family"), menu="lobby:1:preset")
        assert EN("lobby-rules", preset=EN("preset-family")) in message.text
        await world.choose(ada, panel, EN("pace-days"), menu="lobby:1:pace")
        assert (await chosen(world)).pace == "days"
        assert panel.here, "each choice is answered with the panel"
        assert (await world.forge(ada, message, "lobby:1:tempo")).sentence == EN("bad-click")
        await world.click(ada, message, EN("button-start"))
        log = await host(world).store.log(1)
        assert any(row.itself and row.action == "roll" for row in log), "nobody had to roll"


async def test_a_private_lobby_takes_invited_people_only(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await world.slash(ada, "play")
        message = world.last()
        offered = await menu(world)
        await turned(world, ada, offered, private=True)
        assert EN("lobby-private-note") in message.text
        assert (
            EN("lobby-private", host=ada.name)
            in (await world.click(ben, message, EN("button-join"))).whisper
        )
        await pick(world, ada, offered, "people:1:invite", ben)
        assert EN("lobby-invited", people=ben.name) in message.text
        await world.click(ben, message, EN("button-join"))
        assert ben.name in message.text
        assert not like(EN, "lobby-invited").search(message.text)
        assert (
            EN("lobby-private", host=ada.name)
            in (await world.click(cem, message, EN("button-join"))).whisper
        )

        await pick(world, ada, offered, "people:1:remove", ben)
        assert EN("sure-guest", name=ben.name, private="True") in offered.text
        await world.click(ada, offered, EN("sure-guest.button"))
        assert ben.name not in message.text
        assert (
            EN("lobby-private", host=ada.name)
            in (await world.click(ben, message, EN("button-join"))).whisper
        )
        assert await pick(world, ada, offered, "people:1:remove", cem) == ""
        assert EN("lobby-nobody-to-remove") in offered.text
        await turned(world, ada, offered, private=False)
        await world.click(cem, message, EN("button-join"))
        assert cem.name in message.text


async def test_a_bot_is_not_invited(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        offered = await menu(world)
        machine = world.server.add_member(world.env.create_user("Robbie", bot=True))
        handle = ResponseMessage(world.env, offered.raw)
        await ada.member.select(handle, [ben.member, machine], custom_id="people:1:invite")
        assert EN("moderate-bot", person="Robbie") in offered.text
        assert (await table(world)).setup.invited == ()


async def test_of_many_that_are_invited_those_are_named_that_fit(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        crowd = range(10**18, 10**18 + 300)
        await host(world).tables.lobbies.set_up(
            1, lambda record, _: lobbies.invite(record, ada.id, crowd)
        )
        host(world).presenter.boards.refresh(1)
        await host(world).presenter.boards.settled()
        lines = world.last().text.splitlines()
        others = EN("list-more", listed=f"{EN('somebody')}, {ANY}", more=300 - INVITED)
        named = like(EN, "lobby-invited", people=others)
        lines = [line.removeprefix("-# ") for line in lines]
        assert any(named.fullmatch(line) for line in lines)


async def pick(
    world: Simulation, person: Person, message: Seen, custom_id: str, who: Person
) -> str:
    """Choose somebody in a menu of people; return what only *person* was told anew."""
    handle = ResponseMessage(world.env, message.raw)
    result = await person.member.select(handle, [who.member], custom_id=custom_id)
    return "\n".join(
        each.text for each in Answer(world, result).messages if each.private and each != message
    )


# --- leaving and ending


@pytest.mark.usefixtures("folded")
async def test_a_person_that_leaves_is_played_for_by_the_computer_and_the_host_is_handed_over(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, *others = world.people
        board = await begun(world)
        with sent(world) as requests:
            await world.slash(ada, "table leave")
        assert sorted(requests) == ["PATCH @original", "POST callback"]
        record = (await table(world)).record
        assert record.host in {person.id for person in others}
        assert sum(seat.person is None for seat in record.seats) == 1
        assert EN("not-seated") in await refused(world, ada, "table leave")
        for _ in range(9):
            assert on_turn(world, board) is not ada
            await move(world, board)
        assert EN("computer", seat=0) in (await world.slash(ada, "table log")).whisper


async def test_when_the_last_person_leaves_the_table_is_closed(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        for person in world.people:
            await world.slash(person, "table leave")
        assert (await table(world)).record.status == "abandoned"
        assert board.buttons == {}
        assert like(EN, "board-footer", table=1).search(board.text), "the dice can be checked"


async def test_a_person_that_leaves_a_lobby_is_not_told_of_a_computer(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        said = (await world.slash(world.people[1], "table leave")).sentence
        assert said == EN("lobby-left", table=1)


async def test_a_closed_lobby_names_the_next_step(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        await ends(world, ada)
        assert world.last().text.startswith(EN("lobby-closed"))
        assert world.last().buttons == {}


async def guests(world: Simulation) -> Seen:
    """Begin a game whose host is no moderator: the owner of the server only watches."""
    _, ben, *others = world.people
    await world.slash(ben, "play")
    for person in others:
        await world.click(person, world.last(), EN("button-join"))
    board = world.last()
    await world.click(ben, board, EN("button-start"))
    return board


async def test_a_table_is_ended_when_all_agree(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        _, ben, cem, dora = world.people
        board = await guests(world)
        assert await refused(world, cem, "table end") == EN("only-host", host=ben.name)
        said = (await world.slash(ben, "table end")).sentence
        assert said == EN("end-proposed", table=1)
        assert EN("ending-proposed", people=ben.name, count=1) in board.text
        assert {EN("button-close"), EN("button-play-on")} < set(board.buttons)
        with sent(world) as requests:
            await world.click(cem, board, EN("button-close"))
        shown = [each for each in requests if each != "GET member"]
        assert shown == ["POST callback"], "shown by the answer; is the last one there still?"
        both = EN.listed([ben.name, cem.name])
        assert EN("ending-proposed", people=both, count=2) in board.text
        await again(world)
        await world.click(dora, board, EN("button-close"))
        assert list(board.buttons) == [EN("button-again")]
        assert (await table(world)).record.status == "abandoned"


async def test_a_person_that_leaves_does_not_hold_up_the_closing_of_a_table(tmp_path: Path) -> None:
    """Those who stay have a say, and nobody else."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        _, ben, cem, dora = world.people
        board = await guests(world)
        await world.slash(ben, "table end")
        said = (await world.slash(cem, "table leave")).sentence
        assert said == EN("table-left", back="True")
        assert f"-# {EN('ending-proposed', people=ben.name, count=1)}" in board.text
        assert NOT_AT_IT in (await world.click(cem, board, EN("button-close"))).whisper
        await again(world)
        await world.click(dora, board, EN("button-close"))
        closed = like(EN, "table-closed", why="people", people=2, who=f"{ANY}{dora.name}{ANY}")
        assert closed.fullmatch(board.text.splitlines()[0]), "and the others who wanted it"
        assert list(board.buttons) == [EN("button-again")]


async def test_when_all_people_that_stay_have_agreed_the_table_is_closed(tmp_path: Path) -> None:
    """Also when the host has left, who proposed it."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        _, ben, cem, dora = world.people
        board = await guests(world)
        await world.slash(ben, "table end")
        await world.click(cem, board, EN("button-close"))
        await world.slash(ben, "table leave")
        assert f"-# {EN('ending-proposed', people=cem.name, count=1)}" in board.text
        said = (await world.slash(dora, "table leave")).sentence
        assert said == EN("end-closed", table=1), "only those who agreed were left"
        closed = EN("table-closed", why="people", people=1, who=cem.name)
        assert closed in board.text
        assert list(board.buttons) == [EN("button-again")]


async def test_a_table_goes_on_when_one_does_not_agree(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        board = await guests(world)
        await world.slash(ben, "table end")
        assert NOT_AT_IT in (await world.click(ada, board, EN("button-close"))).whisper
        await world.click(cem, board, EN("button-close"))
        await world.click(dora, board, EN("button-play-on"))
        for count in (1, 2):
            assert not like(EN, "ending-proposed", count=count).search(board.text)
        assert list(board.buttons) == TO_ROLL
        await move(world, board)
        assert (await table(world)).record.status == "running"
        assert (await chosen(world)).ending == ()


async def test_a_moderator_closes_a_table_alone_and_a_host_their_lobby(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await guests(world)
        await ends(world, ada)
        assert list(board.buttons) == [EN("button-again")]
        await world.slash(ben, "play")
        assert EN("not-seated") in await refused(world, cem, "table end")
        await world.click(cem, world.last(), EN("button-join"))
        assert await refused(world, cem, "table end") == EN("only-host", host=ben.name)
        await ends(world, ben)
        assert (await table(world, 2)).record.status == "abandoned"
        assert host(world).now() > 0


@pytest.mark.parametrize(
    ("command", "key", "values"),
    [
        ("table hand", "", {}),
        ("table pause", "pause-said", {"rests": "False"}),
        ("table offer", "offer-said", {"on": "True"}),
    ],
)
async def test_a_replaced_person_is_back_with_a_command_as_with_a_click(
    tmp_path: Path, command: str, key: str, values: dict[str, str]
) -> None:
    """They were told that they have no seat. It is their table also where another has been opened."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world, game="card_race")
        await host(world).tables.settings.change_server(
            world.server.id, lambda server: structs.replace(server, per_channel=2)
        )
        ben = world.people[1]
        eve = world.add_person("Eve")
        await world.slash(eve, "play")
        await host(world).tables.leave(1, ben.id, why="absent")
        said = (await world.slash(ben, command)).whisper
        assert (EN(key, **values) if key else EN("game-card-race")) in said
        session = await table(world)
        assert ben.id in session.people
        assert session.away == []


async def two_games(world: Simulation, game: str = "classic") -> None:
    """Have everybody play at one table of the channel, and the first person open another."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, per_channel=2)
    )
    await begun(world, game=game)
    await world.slash(world.people[0], "play", game="classic")


async def test_of_two_tables_a_command_is_about_the_one_that_it_fits(tmp_path: Path) -> None:
    """A lobby has no hand, no pause and no position, though it is the later one."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await two_games(world, "card_race")
        assert EN("game-card-race") in (await world.slash(ada, "table hand")).whisper
        for command, key, values in (
            ("table pause", "pause-said", {"rests": "False"}),
            ("table offer", "offer-said", {"on": "True"}),
        ):
            assert (await world.slash(ada, command)).sentence == EN(key, **values)
        for command in ("table text", "table log"):
            assert (await world.slash(ada, command)).whisper
        session = await table(world)
        assert session.setup.pausing == (ada.id,)
        assert session.setup.offered


async def test_of_two_tables_the_board_that_is_shown_again_is_the_one_farther_up(
    tmp_path: Path,
) -> None:
    """Else the other could not be had again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await two_games(world)
        for first, last in ((2, 1), (1, 2)):
            assert (await world.slash(ada, "table show")).sentence == EN("table-shown")
            boards = [(await table(world, each)).record.message or 0 for each in (first, last)]
            assert boards == sorted(boards)


async def test_of_two_tables_an_answer_leads_to_the_one_that_it_is_about(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await two_games(world)
        for command, number in (("pause", 1), ("text", 1), ("log", 1), ("show", 1), ("leave", 2)):
            said = (await world.slash(ada, f"table {command}")).whisper
            way = EN("to-board", link=link((await table(world, number)).record))
            assert said.count(way) == 1, command
        await world.slash(ada, "play")
        assert "https://" not in (await world.slash(ben, "table pause")).whisper, (
            "it is theirs alone"
        )
        left = (await world.slash(ada, "table leave")).whisper
        assert EN("to-board", link=link((await table(world, 3)).record)) in left
