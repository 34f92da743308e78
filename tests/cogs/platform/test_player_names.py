"""Names of players at a table, the same in pictures, alt texts, texts and buttons."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cogs.platform.names import Names
from cogs.platform.player_names import BRIEFLY, LONGEST, harmless
from cogs.views.words import Words
from engine.hosting.actions.lobby import set_options
from engine.hosting.state.game_log import LogRow
from engine.hosting.state.session import Session
from engine.races import Captured
from tests.cogs.playing import begun, computer, host, hosted, lobby, move, on_turn, table
from tests.cogs.test_house_games import four_colours
from tests.words import EN

LONG = "Maximilian von Hohenstein-Wartenberg"


def named(session: Session, names: dict[int, str]) -> Words:
    """The words of a table at which people, by their ids, have other names."""
    known = Names(lambda: 0.0)
    for person, name in names.items():
        known._names[session.record.server, person] = (name, 0.0)
    return Words(session, EN, known)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@everyone", "everyone"),
        ("<@123456789012345678>", ""),
        ("[Ada](https://a.example)", "Ada(https:a.example)"),
        ("**Ada** _Lovelace_", "Ada Lovelace"),
        ("ada_92", "ada_92"),
        ("# Ada\n> Ben", "Ada Ben"),
        ("𝓐𝓭𝓪", "Ada"),
        ("＠ｅｖｅｒｙｏｎｅ", "everyone"),
        ("李小龍", "李小龍"),
        ("\u200b", ""),
    ],
)
def test_nothing_in_a_name_is_markup(name: str, shown: str) -> None:
    """So that it is the same where Discord reads markdown and where it reads none."""
    assert harmless(name) == shown
    assert harmless(harmless(name)) == shown


async def test_two_of_one_name_are_told_apart_everywhere(tmp_path: Path) -> None:
    """By seat; also when they differ by markup or case alone, and where a name is cut."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await begun(world)
        session = await table(world)
        ada, ben, cem, dora = (seat.person or 0 for seat in session.record.seats)
        words = named(session, {ada: "Ada", ben: "**ada**", cem: LONG, dora: f"{LONG}!"})
        seats = [seat.seat for seat in session.record.seats]
        told = [words.name(seat) for seat in seats]
        assert told[:2] == ["Ada", "ada 2"]
        assert len({each.casefold() for each in told}) == 4
        assert all(len(each) <= LONGEST + 2 for each in told)
        assert [words.names()[seat] for seat in seats] == told, "on the picture"
        assert all(f"{each} (" in words.position(session.sight()) for each in told), "in alt text"
        assert [words.person(each) for each in (ada, ben, cem, dora)] == told
        row = LogRow(1, seats[0], ada, (Captured(seats[1], 0, seats[0]),))
        (line,) = words.story(session.sight(), [row])
        assert line.text.endswith(EN("event-captured.headline", who="Ada", seat="ada 2"))
        brief = [words.brief.name(seat) for seat in seats]
        assert len({each.casefold() for each in brief}) == 4
        assert all(len(each) <= BRIEFLY + 2 for each in brief)


async def test_a_lobby_tells_a_guest_from_a_player_of_the_same_name(tmp_path: Path) -> None:
    """Both are named in it, and their pictures stand at the seats alone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        ada, ben = (await table(world)).people
        cem, dora = ada + 10**9, ada + 10**10
        chosen = partial(set_options, host=ada, invited=(cem,), called=(dora,))
        session = await host(world).tables.lobbies.set_up(1, lambda record, _: chosen(record))
        words = named(session, {ada: "Ada", ben: "Ben", cem: "Ada", dora: "ben"})
        assert [words.person(each) for each in (ada, ben, cem, dora)] == [
            "Ada", "Ben", "Ada 2", "ben 2",
        ]  # fmt: skip


async def test_a_name_that_cannot_be_had_is_the_color(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        session = await table(world)
        words = named(session, {})
        for seat in session.record.seats:
            assert words.name(seat.seat) == words.holder(seat) == words.colour(seat.seat)
            assert words.person(seat.person or 0) == words.colour(seat.seat)
        assert words.person(77) == words.person(0) == EN("somebody")
        assert words.names() == {}


async def test_no_name_pretends_to_be_a_computer_or_a_color(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        await computer(world, ada)
        session = await table(world)
        (robot,) = (seat.seat for seat in session.record.seats if seat.person is None)
        called = EN("computer", seat=robot)
        words = named(session, {ada.id: called, ben.id: EN("colour-yellow").upper()})
        assert words.person(ada.id) == f"{called} 2"
        assert words.person(ben.id) == f"{EN('colour-yellow').upper()} 2"


async def test_a_player_with_two_colors_is_named_with_the_color(tmp_path: Path) -> None:
    """Where the color alone tells whose pieces are meant."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await four_colours(world)
        await world.click(world.people[0], board, EN("button-start"))
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        for seat, owner in session.owners().items():
            name = "Ada" if owner.person == world.people[0].id else "Ben"
            both = EN("name-and-colour", name=name, colour=words.colour(seat))
            assert words.name(seat) == both
            assert words.seat(seat) == words.mark(seat) + both


@pytest.mark.parametrize("game", ["classic", "walls", "tournament"])
async def test_a_board_mentions_no_person(game: str, tmp_path: Path) -> None:
    """A phone shows a person that it has not loaded as a number: a mention is there to ping."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world, game=game)
        for _ in range(4):
            await move(world, board)
            assert "<@" not in board.text
        ada, ben, _ = world.people
        await world.slash(ben, "table offer")
        await world.slash(ada, "table end")
        assert "<@" not in board.text
        assert ben.name in board.text


@pytest.mark.parametrize("game", ["classic", "walls"])
async def test_a_hint_says_a_move_as_its_button_does(game: str, tmp_path: Path) -> None:
    """In the language of the board beside which it stands, whatever the person speaks."""
    async with hosted(tmp_path / "p.sqlite3", 2, language="en-US") as world:
        board = await begun(world, game=game)
        while EN("button-hint") not in board.buttons:
            await move(world, board)
        person = on_turn(world, board)
        for each in world.people:
            each.language = "de"
        answer = await world.click(person, board, EN("button-hint"))
        assert answer.whisper
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        sight = session.sight()
        assert sight.asked is not None
        options = [each for own in sight.asked.options.values() for each in own]
        labels = [words.retold(each, sight.view) for each in options]
        assert any(f"**{label}**" in answer.whisper for label in labels)
