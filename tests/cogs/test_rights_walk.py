"""Every kind of press and every command × everybody: what is there, what is denied, what is done.

All of it is tried from a corner of the server, about things in a hidden channel; the stranger is on another server.
A new kind or command is listed here, or the walk fails.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from msgspec import structs

from cogs.widgets.buttons import Kind
from tests.cogs.playing import host, state, table
from tests.cogs.rights import House, house, outcome, told
from tests.simulation import Person
from tests.words import typed

PERSONS = ("stranger", "blind", "member", "seat", "host", "elsewhere", "moderator", "admin")
"""In this order below: ``-`` it is not there for them, ``n`` they are told that they may not, ``+`` all else.

Neither the second player nor the host sees the channel any more; the admin may manage the server, but no messages.
"""

SEEN = "--+++-++"
"""About a table: for those who see its channel, and those who play there."""
ALL = "++++++++"
HERE = "--------"
"""About a table in the corner, where none is."""

PRESSES: dict[str, str] = {
    "act:1:5:roll": SEEN,
    "confirm:1:5:roll": SEEN,
    "step:1:5:roll": SEEN,
    "choose:1:5:0=act:roll": SEEN,
    "options:1": SEEN,
    "hand:1": SEEN,
    "look:1": SEEN,
    "signs:1": SEEN,
    "hint:1": SEEN,
    "take-back:1:5": SEEN,
    "roll-for-me:1": SEEN,
    "known:1": SEEN,
    "back:1": SEEN,
    "without:1": SEEN,
    "take:1:0": SEEN,
    "pause:1": SEEN,
    "close:1": SEEN,
    "resume:1": SEEN,
    "end:1": SEEN,
    "sure:1:end:running": SEEN,
    "keep:1": SEEN,
    "again:1": SEEN,
    "last-round:1": SEEN,
    "hindsight:1": SEEN,
    "replay:1": SEEN,
    "remake:1": SEEN,
    "post:1:round:0:1": SEEN,
    "post:1:stats:classic:-": "-+++++++",
    "take-late:1:0": SEEN,
    "next:1": SEEN,
    "skip:1": SEEN,
    "lobby:2:host": SEEN,
    "lobby:2:join": SEEN,
    "rules:2:preset=book": SEEN,
    "people:2:invite=1": SEEN,
    "sure:2:people:remove:1": SEEN,
    "presets:2:save": "--++n-++",
    "about:0:classic": ALL,
    "own:0:theme": ALL,
    "stats:0:view:classic:-": ALL,
    "leaderboard:0:page:classic:-:0": ALL,
    "daily:0:1:1:0": ALL,
    "pages:0:1:next": ALL,
    "share:0:1": ALL,
    "play:0:1": ALL,
    "cup:0:1:join": "--+---++",
    "cup:0:1:place": SEEN,
    "cup:0:1:how": SEEN,
    "cup:0:1:file": SEEN,
    "cup:0:1:here": SEEN,
    "cup:0:1:leave": SEEN,
    "organize:0:1:panel": "--n---+n",
    "organize:0:1:end": "--n---+n",
    "organize:0:1:correct:1-1=0": "--n---+n",
    "when:0:day:202612052000:new=20261206": ALL,
    "when:0:set:1:new": ALL,
    "when:0:hour:202612052000:1=21": "--n---+n",
    "when:0:set:9999999999:1": "--n---+n",
    "tell:0": ALL,
    "tell:2": SEEN,
    "interest:0:set=any": ALL,
    "interest:0:off": ALL,
    "when:2:day:202612052000=20261206": SEEN,
    "when:2:set:1": SEEN,
    "when:2:switch:weekly": SEEN,
    "lobby:2:here": SEEN,
    "lobby:2:when": SEEN,
    "delete-me:0": ALL,
    "moderate:0:table:1": "--nnn-+n",
    "moderate:0:end:1": "--nnn-+n",
    "moderate:0:block:1:1": "--nnn-+n",
    "sure:0:moderate:end:1": "--nnn-+n",
    "moderate:0:tables": "+nnnn++n",
    "check:0": ALL,
    "server:0:page=where": "+nnnnnn+",
    "server:0:set:threads=true": "+nnnnnn+",
}
"""By custom_id, and what is chosen in a menu: the outcome by person."""

COMMANDS: dict[str, tuple[dict[str, Any], str]] = {
    "table show": ({}, HERE),
    "table text": ({}, HERE),
    "table hand": ({}, HERE),
    "table log": ({}, HERE),
    "table leave": ({}, HERE),
    "table offer": ({}, HERE),
    "table pause": ({}, HERE),
    "table end": ({}, HERE),
    "table deck": ({}, ALL),
    "tables": ({}, ALL),
    "moderate": ({}, "+nnnn++n"),
    "help": ({}, ALL),
    "rules": ({}, ALL),
    "check": ({}, ALL),
    "settings": ({}, ALL),
    "fair": ({"table": 1}, SEEN),
    "stats": ({}, ALL),
    "leaderboard": ({}, ALL),
    "privacy show": ({}, ALL),
    "privacy export": ({}, ALL),
    "privacy delete": ({}, ALL),
    "daily": ({}, ALL),
    "cup manage": ({}, "------+-"),
    "cup new": ({"length": "days-2", "rounds": 3}, "+nnnn+nn"),
    "play": ({}, ALL),
}
"""By command: its options, and the outcome by person."""

SUGGESTIONS = {("play", "game"), ("play", "preset"), ("rules", "game"), ("rules", "rule")}
"""What is suggested while a command is typed: of games and of the server, the same for all."""


async def things(one: House) -> Callable[[], Any]:
    """Open a running table, a lobby and a cup in the hidden channel; return a look at them."""
    bot = host(one.world)
    change = partial(structs.replace, per_channel=2)
    await bot.tables.settings.change_server(one.world.server.id, change)
    await one.table()
    await bot.tables.lobbies.start(1, one.host.id, 1)
    for each in (one.host, one.seat):
        one.give(each, one.inside)
    await one.table()
    await one.cup()

    async def look() -> object:
        cup = (await bot.cups.get(1)).record.seq
        acts = await bot.store.acts(one.world.server.id, 9)
        return [state(await table(one.world, number)) for number in (1, 2)], cup, acts

    return look


def test_every_kind_and_command_is_listed() -> None:
    words = [each.removeprefix("sure:0:").removeprefix("sure:") for each in PRESSES]
    assert {each.partition(":")[0] for each in words if not each[0].isdigit()} == {*Kind}


@pytest.mark.parametrize("number", range(len(PERSONS)), ids=PERSONS)
async def test_rights_are_those_at_the_place_of_a_thing(number: int, tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        look, found = await things(one), dict[str, str]()
        person: Person = getattr(one, PERSONS[number])
        place = one.stranger.place if person is one.stranger else one.corner
        world, unseen = one.world, PERSONS[number] in ("stranger", "blind", "elsewhere")
        known = {typed(each)[0]: each for each in COMMANDS}
        tree = host(world).tree.walk_commands()
        commands = [each for each in tree if isinstance(each, app_commands.Command)]
        assert {each.qualified_name for each in commands} == {*known}
        suggested = [
            (known[command.qualified_name], option.name)
            for command in commands
            for option in command.parameters
            if option.autocomplete
        ]
        assert {*suggested} == SUGGESTIONS
        for command, option in suggested:
            asked = typed(command)[0], *typed(command, **{option: ""})[1], ""
            offered = await one.member.member.autocomplete(one.corner, *asked)
            assert offered == await person.member.autocomplete(place, *asked)
        heard = list[Any]()
        for press in PRESSES:
            custom_id, _, value = press.partition("=")
            message, before = await one.answer(person, place), await look()
            values = [value] if value else None
            answer = await world.forge(person, message, custom_id, values)
            found[press] = outcome(answer)
            heard += answer.messages
            assert found[press] == "+" or before == await look(), press
        expected = {each: letters[number] for each, letters in PRESSES.items()}
        assert found == expected
        for name, (options, letters) in COMMANDS.items():
            answer = await world.slash(person, name, where=place, **options)
            assert outcome(answer) == letters[number], (name, answer)
            heard += answer.messages
        if unseen:
            said = told(heard)
            for secret in (str(one.hidden.id), one.host.name, one.seat.name):
                assert secret not in said
        world.forgive("Refused")
