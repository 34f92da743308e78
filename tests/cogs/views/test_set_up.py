"""*Set up*: what only the host of a lobby sees, whose panel may be old, or not theirs any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.catalog import CATALOG
from tests.cogs.playing import (
    OPTIONS,
    again,
    computer,
    host,
    hosted,
    house_rules,
    leaves,
    lobby,
    set_up,
    table,
    turned,
)
from tests.words import EN


@pytest.mark.usefixtures("folded")
@pytest.mark.parametrize("game", CATALOG)
async def test_one_tap_leads_a_host_that_is_alone_to_the_first_roll(
    game: str, tmp_path: Path
) -> None:
    """All other seats are computers'; what they do first is done, and the board asks the person."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play", game=game)
        await world.click(ada, world.last(), EN("button-alone"))
        session = await table(world)
        assert session.record.status == "running"
        assert session.people == [ada.id]
        assert len(session.record.seats) == max(session.system.numbers(session.values()))
        assert [session.controller(seat).person for seat in session.waiting()] == [ada.id]


async def test_no_person_that_has_just_joined_is_rushed_into_a_game(tmp_path: Path) -> None:
    """The host presses what a lobby showed in which they were alone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        message = world.last()
        said = (await world.click(ben, message, EN("button-alone"))).sentence
        assert said == EN("only-host", host=ada.name)
        await world.click(ben, message, EN("button-join"))
        assert EN("button-alone") not in message.buttons
        said = (await world.forge(ada, message, "lobby:1:alone")).sentence
        assert said == EN("lobby-not-alone")
        session = await table(world)
        assert (session.record.status, len(session.record.seats)) == ("lobby", 2)


async def test_one_tap_fills_the_seats_and_the_host_alone_may(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        said = (await world.click(ben, message, EN("button-fill"))).sentence
        assert said == EN("only-host", host=ada.name)
        await world.click(ada, message, EN("button-fill"))
        session = await table(world)
        assert (session.people, len(session.record.seats)) == ([ada.id, ben.id], 4)
        assert EN("button-fill") not in message.buttons
        assert (await world.forge(ada, message, "lobby:1:fill")).sentence == EN("lobby-full")


async def test_start_is_first_as_soon_as_it_can_be_pressed_and_join_as_long_as_not(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await world.slash(ada, "play", game="tournament")
        message = world.last()
        first = [next(iter(message.buttons))]
        for person in (ben, cem, dora):
            await world.click(person, message, EN("button-join"))
            first.append(next(iter(message.buttons)))
        join, start = EN("button-join"), EN("button-start")
        assert first == [join, join, start, start]
        assert join not in message.buttons


async def test_the_lobby_shows_no_controls_of_the_host(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        panel = await set_up(world, ada, message)
        assert panel.private
        assert not {*panel.buttons} & {*message.buttons}
        assert message.menus == {}
        answer = await world.click(ben, message, EN("button-host"))
        assert answer.sentence == EN("only-host", host=ada.name)


async def test_an_old_panel_becomes_true_and_answers_its_press(tmp_path: Path) -> None:
    """After a restart nobody keeps it true; much has changed since."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, message = world.people[0], await lobby(world)
        old = await set_up(world, ada, message)
        await again(world)
        await world.click(ada, message, EN("button-fill"))
        assert EN("button-add-computer") in old.buttons, "nobody has told it"
        answer = await world.click(ada, old, EN("button-add-computer"))
        assert answer.messages == [old]
        assert EN("lobby-full") in old.text
        assert EN("button-add-computer") not in old.buttons
        await world.click(ada, old, EN("button-remove-computer"))
        assert EN("button-add-computer") in old.buttons
        assert len((await table(world)).record.seats) == 3


async def test_an_option_is_turned_and_the_others_follow_the_pace_as_before(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, message = world.people[0], await lobby(world)
        panel = await set_up(world, ada, message)
        await turned(world, ada, panel, private=True)
        assert EN("lobby-private-note") in message.text
        assert EN("option-hints") in panel.ticked(OPTIONS)
        await world.choose(ada, panel, EN("pace-quick"), menu="lobby:1:pace")
        assert EN("option-hints") not in panel.ticked(OPTIONS), "not chosen by that"
        await turned(world, ada, panel, private=False, hints=True)
        await world.choose(ada, panel, EN("pace-relaxed"), menu="lobby:1:pace")
        await world.choose(ada, panel, EN("pace-quick"), menu="lobby:1:pace")
        setup = (await table(world)).setup
        assert (setup.private, setup.hints, setup.rolls) == (False, True, None)


async def test_of_two_panels_the_newer_stays(tmp_path: Path) -> None:
    """Also where one shows the rules; what is changed on one page is seen on the other."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        older = await house_rules(world, ada)
        newer = await set_up(world, ada)
        await host(world).presenter.ephemeral.settled()
        assert (older.here, newer.here) == (False, True)
        await world.choose(ada, newer, EN("preset-family"), menu="lobby:1:preset")
        await world.click(ada, newer, EN("button-house-rules"))
        await world.choose(ada, newer, EN("preset-short"), menu="rules:1:preset")
        assert EN("button-back-to-set-up") in newer.buttons, "the page stays"
        assert (await table(world)).setup.preset == "short"
        await again(world)
        await world.click(ada, newer, EN("button-back-to-set-up"))
        assert "lobby:1:game" in newer.menus


async def test_a_person_that_is_no_longer_host_is_told_so_and_the_new_one_finds_set_up(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        old = await set_up(world, ada, message)
        await again(world)
        await leaves(world, ada, message)
        await world.click(ada, message, EN("button-join"))
        assert (await table(world)).record.host == ben.id
        for pressed in ("lobby:1:rules", "lobby:1:add", "rules:1:switches"):
            await again(world)
            answer = await world.forge(ada, old, pressed)
            assert answer.messages == [old]
            assert old.text.startswith(EN("lobby-host-no-more", host=EN("colour-red")))
            assert not old.menus
        assert not (await table(world)).setup.private
        panel = await set_up(world, ben, message)
        await computer(world, ben, message)
        assert panel.private
        assert len((await table(world)).record.seats) == 3


async def test_a_panel_of_a_lobby_that_is_over_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        message = await lobby(world)
        panel = await house_rules(world, ada, message)
        await again(world)
        await world.click(ada, message, EN("button-start"))
        for custom_id in (
            "rules:1:switches",
            "lobby:1:fill",
            "lobby:1:host",
            "lobby:1:rules",
            "lobby:1:window",
        ):
            answer = await world.forge(ada, panel, custom_id)
            assert answer.messages == [panel]
            assert panel.text.startswith(EN("lobby-over"))
        session = await table(world)
        assert session.record.status == "running"
        assert len(session.record.seats) == 2


async def test_the_board_that_a_third_player_brings_is_said_before(tmp_path: Path) -> None:
    """And then that a fourth one takes it away; nobody's colour changes."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, *others = world.people
        await world.slash(ada, "play", game="action_cards")
        message, seen = world.last(), dict[int, set[str]]()
        for number, person in enumerate(others, 2):
            told = EN("lobby-board", players=number, arms=4 + 2 * (number == 3), keep="True")
            assert (told in message.text) == (number > 2)
            await world.click(person, message, EN("button-join"))
            session = await table(world)
            for seat in session.record.seats:
                colour = session.seating.colours[seat.seat]
                seen.setdefault(seat.person or 0, set()).add(colour)
        assert all(len(colours) == 1 for colours in seen.values())
        await world.click(ada, message, EN("button-start"))
        session = await table(world)
        for seat in session.record.seats:
            assert seen[seat.person or 0] == {session.seating.colours[seat.seat]}
