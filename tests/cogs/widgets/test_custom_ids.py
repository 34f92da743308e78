"""Custom_ids: their words, and those of former versions, which stand on boards in channels."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.platform.limits import CUSTOM_ID
from cogs.widgets.buttons import FORMER, Kind, chosen_line, custom_id, pressed, sure_id
from engine.hosting.state.refusals import Refused
from tests.cogs.playing import begun, host, hosted, on_turn, table
from tests.words import EN

GOLDEN = {
    "t:7:3:move 2": (Kind.ACT, "3:move 2"),
    "y:7:3:move 2": (Kind.CONFIRM, "3:move 2"),
    "n:7:3:2/1": (Kind.STEP, "3:2/1"),
    "n:7:3:": (Kind.STEP, "3:"),
    "n:7::": (Kind.OPTIONS, ""),
    "m:7:3:1": (Kind.MENU, "3:1"),
    "h:7": (Kind.HAND, ""),
    "h:7:look": (Kind.LOOK, ""),
    "q:7": (Kind.HINT, ""),
    "e:7:take-back:12": (Kind.TAKE_BACK, "12"),
    "e:7:roll-for-me": (Kind.ROLL_FOR_ME, ""),
    "e:7:back": (Kind.BACK, ""),
    "e:7:without": (Kind.WITHOUT, ""),
    "e:7:take:2": (Kind.TAKE, "2"),
    "e:7:pause": (Kind.PAUSE, ""),
    "e:7:close": (Kind.CLOSE, ""),
    "e:7:on": (Kind.PLAY_ON, ""),
    "e:7:shut": (Kind.END, ""),
    "close-sure:7": (Kind.END, ""),
    "e:7:keep": (Kind.KEEP, ""),
    "e:7:again": (Kind.AGAIN, ""),
    "g:7": (Kind.ROUND, ""),
    "b:7": (Kind.HINDSIGHT, ""),
    "w:7:take:2": (Kind.TAKE_LATE, "2"),
    "w:7:next": (Kind.NEXT, ""),
    "w:7:not": (Kind.NOT_NEXT, ""),
    "l:7:join": (Kind.LOBBY, "join"),
    "r:7:first_player": (Kind.RULES, "first_player"),
    "u:7:invite": (Kind.PEOPLE, "invite"),
    "s:7:forget:Friday: late": (Kind.PRESETS, "forget:Friday: late"),
    "i:7:classic": (Kind.ABOUT, "classic"),
    "i:7:action_cards:1": (Kind.ABOUT, "action_cards:1"),
    "p:7:asks:True": (Kind.SETTINGS, "asks:True"),
    "f:7:delete": (Kind.PRIVACY, ""),
    "d:7:give:1:2": (Kind.MODERATE, "give:1:2"),
    "c:7": (Kind.CHECK, ""),
    "a:7:set:theme": (Kind.SERVER, "set:theme"),
}
"""What versions before kinds were words wrote, one of each."""


def test_former_ids_are_read() -> None:
    assert {kind for kind, _ in GOLDEN.values()} == set(FORMER.values()) <= set(Kind)
    for former, (kind, rest) in GOLDEN.items():
        assert pressed(former) == (kind, 7, rest, False), former


def test_what_is_written_is_read() -> None:
    for kind, rest in GOLDEN.values():
        written = custom_id(kind, 10**17, *([rest] if rest else []))
        assert pressed(written) == (kind, 10**17, rest, False)
        assert pressed(sure_id(kind, 10**17, rest)) == (kind, 10**17, rest, True)
        assert len(written) <= CUSTOM_ID


def test_a_line_of_a_former_menu_is_read() -> None:
    assert chosen_line("t:move 2") == chosen_line("act:move 2") == (Kind.ACT, "move 2")
    assert chosen_line("n:2/1") == chosen_line("step:2/1") == (Kind.STEP, "2/1")
    for forged in ("", "y:move 2", "confirm:move 2", "move 2"):
        with pytest.raises(Refused):
            chosen_line(forged)


@pytest.mark.parametrize(
    "forged",
    [
        "e:7",
        "e:7:nonsense",
        "w:7",
        "f:7",
        "z:7",
        "e:7:closes",
        "",
        "sure:7",
        "sure:7:z",
        "sure:7:sure:act",
    ],
)
def test_what_never_was_is_refused(forged: str) -> None:
    with pytest.raises(Refused):
        pressed(forged)


async def test_a_board_of_a_former_version_is_played_on(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        person, before = on_turn(world, board), (await table(world)).record.seq
        action = pressed(board.button(next(iter(board.buttons)))).rest
        await world.forge(person, board, f"t:1:{action}")
        assert (await table(world)).record.seq > before
        ada = world.people[0]
        await world.forge(ada, board, "e:1:close")
        assert (await table(world)).setup.ending == (ada.id,)
        assert EN("button-play-on") in board.buttons
        await world.forge(ada, board, "e:1:on")
        assert (await table(world)).setup.ending == ()
        assert host(world).is_ready()
