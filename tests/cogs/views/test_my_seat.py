"""*My seat*: what is about one player's seat in a lobby, and seen by that player alone."""

from __future__ import annotations

from pathlib import Path

from cogs.views.words import dot
from tests.cogs.playing import (
    again,
    begun,
    host,
    hosted,
    leaves,
    lobby,
    my_seat,
    recolour,
    set_up,
    table,
)
from tests.simulation import Person, Seen, Simulation
from tests.words import EN


def coloured(panel: Seen, colour: str, free: int) -> bool:
    """Whether a page says which colour the player has."""
    said = EN("seat-title", colour=dot(colour) + EN(f"colour-{colour}"), free=free)
    return panel.text == said


async def seat_of(world: Simulation, person: Person) -> int:
    return next(s.seat for s in (await table(world)).record.seats if s.person == person.id)


async def test_a_colour_that_is_taken_is_offered_to_no_other_person(tmp_path: Path) -> None:
    """Also on a page that is open: it stays true."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        bens = await my_seat(world, ben, message)
        green = EN("colour-green.shape")
        assert green in bens.menus["lobby:1:colour"]
        own = await my_seat(world, ada, message)
        assert own.private
        assert coloured(own, "yellow", 2)
        await world.choose(ada, own, green, menu="lobby:1:colour")
        assert coloured(own, "green", 2)
        await host(world).presenter.ephemeral.settled()
        assert green not in bens.menus["lobby:1:colour"]
        taken = {seat.person: seat.seat for seat in (await table(world)).record.seats}
        assert taken == {ada.id: 1, ben.id: 2}


async def test_an_old_page_answers_its_press_and_is_true_afterwards(tmp_path: Path) -> None:
    """After a restart nobody keeps it true; the colour that it offers is another player's."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        old = await my_seat(world, ada, message)
        green = EN("colour-green.shape")
        await again(world)
        await recolour(world, ben, message)
        assert await seat_of(world, ben) == 1
        answer = await world.choose(ada, old, green, menu="lobby:1:colour")
        assert answer.messages == [old]
        assert EN("lobby-colour-taken") in old.text
        assert green not in old.menus["lobby:1:colour"]
        assert await seat_of(world, ada) == 0


async def test_a_player_that_leaves_is_told_the_way_back(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        own = await my_seat(world, ben, message)
        await world.click(ben, own, EN("button-leave"))
        assert own.text == EN("lobby-left")
        assert ben.name not in message.text
        await again(world)
        pressed = await world.forge(ben, own, "lobby:1:leave")
        assert own.text.startswith(EN("lobby-not-in"))
        assert pressed.messages == [own]
        said = (await leaves(world, ada, message)).sentence
        assert said == EN("lobby-closed"), "nobody is left"
        assert message.buttons == {}


async def test_a_page_of_a_lobby_that_is_over_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        old = await my_seat(world, ben, message)
        await again(world)
        await world.click(ada, message, EN("button-start"))
        for pressed in ("lobby:1:leave", "lobby:1:colour", "lobby:1:seat"):
            assert (await world.forge(ben, old, pressed)).messages == [old]
            assert old.text.startswith(EN("lobby-over"))
        assert (await table(world)).people == [ada.id, ben.id]


async def test_both_pages_of_a_host_stand_beside_each_other(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        message = await lobby(world)
        own, panel = await my_seat(world, ada, message), await set_up(world, ada, message)
        await recolour(world, ada, message)
        await host(world).presenter.ephemeral.settled()
        assert panel.here
        assert not own.here, "of the same kind the newer one stays"


async def test_where_dice_roll_by_themselves_it_is_said_how_to_roll(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play", game="action_cards")
        assert EN("seat-rolls") in (await my_seat(world, ada)).text


async def test_a_lobby_of_a_game_that_runs_has_no_seats_to_change(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        said = await world.forge(world.people[1], board, "lobby:1:seat")
        assert said.sentence == EN("lobby-over")
