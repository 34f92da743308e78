"""Whoever clicks without a seat is told what they can do: watch, play for a computer, be next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.hosting.actions.seat_changes import open_to
from tests.cogs.messages.test_pings import calls
from tests.cogs.playing import (
    OPTIONS,
    again,
    begun,
    computer,
    ends,
    host,
    hosted,
    leaves,
    table,
    turned,
)
from tests.cogs.test_toy import TEXTS
from tests.simulation import Seen, Simulation
from tests.toy import SNATCH
from tests.words import EN

TOY: dict[str, Any] = {"catalog": {"snatch": SNATCH}, "texts": TEXTS}


async def beside(world: Simulation, **given: Any) -> Seen:
    """Begin a game of all but the last person with a computer; return the board."""
    ada, *others = world.people[:-1]
    await world.slash(ada, "play", **given)
    message = world.last()
    for person in others:
        await world.click(person, message, EN("button-join"))
    await computer(world, ada, message)
    await world.click(ada, message, EN("button-start"))
    return message


async def test_a_computers_seat_is_taken_over(tmp_path: Path) -> None:
    """After a restart as well; by one person, who plays on from then."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        *_, cem = world.people
        board = await beside(world)
        (offer,) = (await world.click(cem, board, next(iter(board.buttons)))).messages
        assert offer.private
        assert f"/{board.channel.id}/{board.id})" in offer.text
        (computer,) = [seat for seat in (await table(world)).record.seats if seat.person is None]
        name = EN("computer", seat=computer.seat)
        (take,) = [label for label in offer.buttons if name in label]
        await again(world)
        await world.click(cem, offer, take)
        assert (await table(world)).controller(computer.seat).person == cem.id
        assert cem.name in board.text
        assert offer.here, "it says which colour is theirs"
        assert not offer.buttons
        answer = await world.forge(cem, offer, f"take-late:1:{computer.seat}")
        assert EN("seat-own") in answer.whisper


async def test_a_person_that_has_left_comes_back_where_they_are_told_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        _, ben, *_ = world.people
        board = await beside(world)
        (seat,) = (await table(world)).seats_of(ben.id)
        (farewell,) = (await world.slash(ben, "table leave")).messages
        assert farewell.text == EN("table-left", back="True")
        (take,) = [each for each in farewell.buttons if EN("computer", seat=seat) in each]
        await world.click(ben, farewell, take)
        assert (await table(world)).controller(seat).person == ben.id
        assert ben.name in board.text


async def test_a_person_that_left_is_offered_no_takeover_that_the_host_forbids(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        (menu,) = (await world.click(ada, world.last(), EN("button-host"))).messages
        await turned(world, ada, menu, takeover=False)
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, world.last(), EN("button-start"))
        (farewell,) = (await world.slash(ben, "table leave")).messages
        assert farewell.text == EN("table-left", back="False")
        assert list(farewell.buttons) == [EN("button-round"), EN("button-next")]


async def test_two_cannot_take_the_same_seat(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        *_, cem = world.people
        board, dora = await beside(world), world.add_person("Dora")
        offers = []
        for person in (cem, dora):
            (offer,) = (await world.click(person, board, next(iter(board.buttons)))).messages
            offers.append(offer)
        take = next(iter(offers[0].buttons))
        await world.race((cem, offers[0], take), (dora, offers[1], take))
        session = await table(world)
        assert len({cem.id, dora.id} & set(session.people)) == 1
        await host(world).presenter.ephemeral.settled()
        late = offers[1] if cem.id in session.people else offers[0]
        assert (list(late.buttons)[-1:] == [EN("button-next")] and len(late.buttons) == 2) or EN(
            "seat-taken"
        ) in late.text


async def test_where_the_host_does_not_want_it_no_person_takes_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        message = world.last()
        (menu,) = (await world.click(ada, message, EN("button-host"))).messages
        await turned(world, ada, menu, takeover=False)
        assert EN("option-takeover") not in menu.ticked(OPTIONS)
        await computer(world, ada, message)
        await world.click(ada, message, EN("button-start"))
        (offer,) = (await world.click(ben, message, next(iter(message.buttons)))).messages
        assert list(offer.buttons) == [EN("button-round"), EN("button-next")]
        answer = await world.forge(ben, offer, "take-late:1:2")
        assert EN("seat-closed") in answer.whisper
        for forged in ("take-late:1:x", "w:1:nonsense"):
            assert EN("bad-click") in (await world.forge(ben, offer, forged)).whisper
        assert EN("bad-click") in (await world.forge(ben, message, "next:1")).whisper


async def test_a_hand_that_a_person_held_stays_hidden(tmp_path: Path) -> None:
    """The computer's own is nobody's secret."""
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        _, ben, cem = world.people
        board = await beside(world)
        own = [seat.seat for seat in (await table(world)).record.seats if seat.person is None]
        await world.slash(ben, "table leave")
        (offer,) = (await world.click(cem, board, EN("button-my-hand"))).messages
        session = await table(world)
        assert open_to(session, cem.id) == own
        assert len(offer.buttons) == 3
        held = session.setup.former[ben.id][0]
        answer = await world.forge(cem, offer, f"take-late:1:{held}")
        assert EN("seat-held") in answer.whisper


async def test_a_person_that_wants_that_is_in_the_next_game(tmp_path: Path) -> None:
    """In place of a computer if need be; they are told of it by the lobby, once."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await beside(world)
        (offer,) = (await world.click(cem, board, next(iter(board.buttons)))).messages
        await world.click(cem, offer, EN("button-next"))
        assert list(offer.buttons)[-1] == EN("button-not-next")
        await world.click(cem, offer, EN("button-not-next"))
        await world.click(cem, offer, EN("button-next"))
        await ends(world, ada)
        await host(world).presenter.ephemeral.settled()
        assert not offer.here
        again = board.button(EN("button-again"))
        await world.click(ben, board, again)
        chosen = (await table(world, 2)).setup
        assert set(chosen.unconfirmed) == {ada.id, cem.id}
        told = [
            set(request.json["allowed_mentions"]["users"])
            for request in world.requests
            if request.method == "POST" and request.path.endswith("/messages")
            if request.json["allowed_mentions"].get("users")
        ]
        assert told == [{ada.id, cem.id}], "once, as it is posted"
        answer = await world.forge(cem, board, again)  # it is on the screen still
        assert answer.whisper.startswith(EN("again-opened", link="").removesuffix(")"))
        assert (await table(world, 2)).setup.unconfirmed == (ada.id,)


async def test_a_person_that_wants_that_is_told_of_the_next_lobby(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await beside(world)
        (offer,) = (await world.click(cem, board, next(iter(board.buttons)))).messages
        await world.click(cem, offer, EN("button-next"))
        await ends(world, ada)
        dora = world.add_person("Dora")
        await world.slash(dora, "play")
        lobby = world.last()
        assert EN("lobby-called", people=cem.name, count=1) in lobby.text
        await world.click(cem, lobby, EN("button-join"))
        assert EN("lobby-called", people=cem.name, count=1) not in lobby.text
        assert ben.id not in (await table(world, 2)).setup.called


async def test_asking_for_the_next_game_opens_no_private_table(tmp_path: Path) -> None:
    """Whoever asked there is called to the next lobby that is for everybody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, cem = world.people
        await world.slash(ada, "play")
        board = world.last()
        (menu,) = (await world.click(ada, board, EN("button-host"))).messages
        await turned(world, ada, menu, private=True)
        await computer(world, ada, board)
        await world.click(ada, board, EN("button-start"))
        (offer,) = (await world.click(cem, board, next(iter(board.buttons)))).messages
        await world.click(cem, offer, EN("button-next"))
        await ends(world, ada)
        await world.click(ada, board, EN("button-again"))
        assert (await table(world, 2)).people == [ada.id]
        await world.click(ada, world.last(), EN("button-start"))
        await ends(world, ada)
        await world.slash(ada, "play")
        assert EN("lobby-called", people=cem.name, count=1) in world.last().text


async def test_no_person_is_called_to_a_lobby_that_is_full(tmp_path: Path) -> None:
    """As soon as a seat that was held is free, they are."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, *_ = world.people
        board, eve = await begun(world), world.add_person("Eve")
        (offer,) = (await world.click(eve, board, next(iter(board.buttons)))).messages
        await world.click(eve, offer, EN("button-next"))
        await host(world).tables.propose_end(1, ada.id, moderator=True)
        await host(world).presenter.boards.settled()
        await world.click(ada, board, EN("button-again"))
        lobby, called = world.last(), EN("lobby-called", people=eve.name, count=1)
        assert (await table(world, 2)).setup.called == (eve.id,)
        assert called not in lobby.text
        assert eve.id not in calls(world)[-1]
        await leaves(world, ben, lobby)
        lobby = world.last()
        assert called in lobby.text
        assert eve.id in calls(world)[-1]
        await world.click(eve, lobby, EN("button-join"))
        assert eve.id in (await table(world, 2)).people
