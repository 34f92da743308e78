"""``/settings``: how it looks to a person, how boards look on a server, and who may choose that."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from data.shipped.texts import texts
from render import THEMES, USUAL
from tests.cogs.playing import LOCALES, again, begun, host, hosted, move, on_turn, table, turn_to
from tests.simulation import Person, Seen, Simulation
from tests.words import EN, TWO

OWN, SERVER = "own:0:theme", "server:0:set:theme"
ROLLS = "own:0:rolls"
CALLS = "own:0:calls"
ZONE = "own:0:zone"
LISTED = "own:0:listed"


async def panel(world: Simulation, person: Person) -> Seen:
    """What a person is shown, who alone sees it."""
    (message,) = (await world.slash(person, "settings")).messages
    assert message.private
    return message


def title(theme: str) -> str:
    return EN(f"theme-{theme}")


@pytest.mark.drawn
@pytest.mark.parametrize("language", TWO)
async def test_everybody_sees_all_themes_and_chooses_for_themselves(
    language: str, tmp_path: Path
) -> None:
    says = texts(language)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        ben.language = LOCALES[language]
        shown = await panel(world, ben)
        assert says("settings-own").splitlines()[-1].strip() in shown.text
        assert list(shown.menus) == [OWN, ROLLS, CALLS, ZONE, LISTED]
        assert list(shown.menus[OWN].values()) == ["server", *THEMES]
        assert list(shown.pictures) == ["themes.png"]
        assert all(says(f"theme-{theme}") in shown.alt[0] for theme in THEMES)
        switches = ("look-first", "asks", "not-draws", "more-time")
        said = [*(f"button-{switch}" for switch in switches), "button-tell"]
        assert list(shown.buttons) == [*map(says, said)]
        assert says("settings-server").splitlines()[0].strip() not in shown.text


async def test_a_wish_for_more_time_is_told_to_everybody_in_the_lobby(tmp_path: Path) -> None:
    """Wherever cards may be answered; it is taken back in the same way."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="action_cards")
        wanted = await panel(world, ben)
        await world.click(ben, wanted, EN("button-more-time"))
        assert EN("settings-more-time", on="True", seconds=20) in wanted.text
        said = EN("lobby-more-time", people=ben.name, seconds=20)
        assert said not in world.last().text
        await world.click(ben, world.last(), EN("button-join"))
        assert said in world.last().text
        await world.click(ben, wanted, EN("button-not-more-time"))
        assert said not in world.last().text


async def test_a_theme_of_the_server_is_drawn_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        assert list(board.pictures) == [f"board-1-{(await table(world)).record.seq}.png"]
        ada = world.people[0]
        admin = await panel(world, ada)
        await turn_to(world, ada, admin, "look")
        await world.choose(ada, admin, title("dark"), menu=SERVER)
        seq = (await table(world)).record.seq
        assert list(board.pictures) == [f"board-1-{seq}-dark.png"]
        await again(world)
        await move(world, board)
        seq = (await table(world)).record.seq
        assert list(board.pictures) == [f"board-1-{seq}-dark.png"]
        await world.choose(ada, admin, title(USUAL), menu=SERVER)
        assert list(board.pictures) == [f"board-1-{seq}.png"]


@pytest.mark.drawn
async def test_a_hand_is_drawn_as_its_owner_has_chosen(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play", game="card_race")
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, world.last(), EN("button-start"))
        own, other = world.last(ada.dm), world.last(ben.dm)
        await world.choose(ada, await panel(world, ada), title("dark-colour-blind"), menu=OWN)
        assert [name.endswith("-dark-colour-blind.png") for name in own.pictures] == [True]
        assert not any("dark" in name for name in [*other.pictures, *world.last().pictures])
        await again(world)
        await world.choose(ben, await panel(world, ben), title("dark"), menu=OWN)
        assert any(name.endswith("-dark.png") for name in other.pictures)
        assert any(name.endswith("-dark-colour-blind.png") for name in own.pictures)
        assert await host(world).services.persons.theme(ada.id) == "dark-colour-blind"
        await world.choose(ada, await panel(world, ada), EN("theme-as-server"), menu=OWN)
        assert not any("dark" in name for name in own.pictures)


async def test_a_panel_is_pressed_in_direct_messages_and_after_a_restart(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        (shown,) = (await world.slash(ada, "settings", where=ada.dm)).messages
        assert list(shown.menus) == [OWN, ROLLS, CALLS, ZONE, LISTED]
        await again(world)
        await world.choose(ada, shown, title("dark"), menu=OWN)
        assert await host(world).services.persons.theme(ada.id) == "dark"


async def test_a_person_may_choose_automatic_rolls_and_questions_with_one_answer(
    tmp_path: Path,
) -> None:
    """It counts at once, at the table where they are up, and for nobody else."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        mover = on_turn(world, board)
        seq = (await table(world)).record.seq
        shown = await panel(world, mover)
        await world.choose(mover, shown, EN("rolls-itself"), menu=ROLLS)
        rolled = [row for row in await host(world).store.log(1, seq) if row.itself]
        assert rolled[0].action == "roll"
        assert {row.by for row in rolled} == {mover.id}
        assert EN("settings-asks", on="False") in shown.text
        await world.click(mover, shown, EN("button-asks"))
        assert EN("settings-asks", on="True") in shown.text
        await world.choose(mover, shown, EN("rolls-hand"), menu=ROLLS)
        await world.click(mover, shown, EN("button-not-asks"))
        own = await host(world).services.persons.chosen(mover.id)
        assert (own.rolls, own.asks) == (False, False)


async def test_a_forbidden_choice_changes_nothing(tmp_path: Path) -> None:
    forbidden = {SERVER: "only-admins"} | {
        f"own:0:{each}": "settings-none"
        for each in ("theme:dark", "asks:perhaps", "server", "nonsense")
    }
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        bot, ben = host(world), world.people[1]
        shown = await panel(world, ben)
        before = await bot.tables.choices.server(world.server.id), shown.text
        for forged, said in forbidden.items():
            answer = await world.forge(ben, shown, forged)
            assert answer.sentence == EN(said), forged
            assert (await bot.tables.choices.server(world.server.id), shown.text) == before
            assert await bot.services.persons.theme(ben.id) is None


async def test_a_panel_that_claims_to_be_of_a_table_shows_that_table(tmp_path: Path) -> None:
    """And changes nothing: whoever presses it sees in private what they may see."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        bot, ben = host(world), world.people[1]
        shown = await panel(world, ben)
        before = await bot.tables.choices.server(world.server.id)
        answer = await world.forge(ben, shown, "own:1:theme")
        assert answer.sentence.endswith(EN("bad-click"))
        assert shown.text.startswith(board.text)
        assert await bot.tables.choices.server(world.server.id) == before
        assert await bot.services.persons.theme(ben.id) is None


async def test_a_board_is_never_turned_into_a_panel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        before = board.text, list(board.pictures)
        answer = await world.forge(world.people[0], board, "server:0:page", ["where"])
        assert answer.given
        assert (board.text, list(board.pictures)) == before
        assert on_turn(world, board) in world.people


async def test_a_person_stays_off_lists_or_is_not_remembered(tmp_path: Path) -> None:
    """What follows stands above the menu; taken back, the moments of both choices are left."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        shown = await panel(world, ada)
        assert EN("menu-listed.about") in shown.text
        for listed in ("hidden", "forgotten", "yes"):
            await world.choose(ada, shown, EN(f"remember-{listed}"), menu=LISTED)
            assert (await host(world).services.persons.chosen(ada.id)).listed == listed
        stored = json.decode(await host(world).store.person(ada.id))
        assert {name: len(moments) for name, moments in stored.items()} == {"changed_mind": 2}
