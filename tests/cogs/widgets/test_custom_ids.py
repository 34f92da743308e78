"""Custom_ids: their words, which stand on boards in channels."""

from __future__ import annotations

import pytest

from cogs.platform.limits import CUSTOM_ID
from cogs.widgets.buttons import Kind, chosen_line, custom_id, pressed, sure_id
from engine.hosting.state.refusals import Refused

RELEASED = {
    "act:7:3:move 2": (Kind.ACT, "3:move 2"),
    "confirm:7:3:move 2": (Kind.CONFIRM, "3:move 2"),
    "step:7:3:2/1": (Kind.STEP, "3:2/1"),
    "step:7:3:": (Kind.STEP, "3:"),
    "options:7": (Kind.OPTIONS, ""),
    "choose:7:3:1": (Kind.MENU, "3:1"),
    "hand:7": (Kind.HAND, ""),
    "look:7": (Kind.LOOK, ""),
    "hint:7": (Kind.HINT, ""),
    "take-back:7:12": (Kind.TAKE_BACK, "12"),
    "roll-for-me:7": (Kind.ROLL_FOR_ME, ""),
    "back:7": (Kind.BACK, ""),
    "without:7": (Kind.WITHOUT, ""),
    "take:7:2": (Kind.TAKE, "2"),
    "pause:7": (Kind.PAUSE, ""),
    "close:7": (Kind.CLOSE, ""),
    "resume:7": (Kind.PLAY_ON, ""),
    "close-sure:7": (Kind.END, ""),
    "keep:7": (Kind.KEEP, ""),
    "again:7": (Kind.AGAIN, ""),
    "last-round:7": (Kind.ROUND, ""),
    "hindsight:7": (Kind.HINDSIGHT, ""),
    "take-late:7:2": (Kind.TAKE_LATE, "2"),
    "next:7": (Kind.NEXT, ""),
    "skip:7": (Kind.NOT_NEXT, ""),
    "lobby:7:join": (Kind.LOBBY, "join"),
    "rules:7:first_player": (Kind.RULES, "first_player"),
    "people:7:invite": (Kind.PEOPLE, "invite"),
    "presets:7:forget:Friday: late": (Kind.PRESETS, "forget:Friday: late"),
    "about:7:classic": (Kind.ABOUT, "classic"),
    "about:7:action_cards:1": (Kind.ABOUT, "action_cards:1"),
    "own:7:asks:True": (Kind.SETTINGS, "asks:True"),
    "delete-me:7": (Kind.PRIVACY, ""),
    "moderate:7:give:1:2": (Kind.MODERATE, "give:1:2"),
    "check:7": (Kind.CHECK, ""),
    "server:7:set:theme": (Kind.SERVER, "set:theme"),
    "signs:7": (Kind.SIGNS, ""),
    "replay:7": (Kind.REPLAY, ""),
    "remake:7": (Kind.REMAKE, ""),
    "post:7:round:1:2": (Kind.POST, "round:1:2"),
    "stats:7:classic": (Kind.STATS, "classic"),
    "leaderboard:7:classic:1": (Kind.LEADERBOARD, "classic:1"),
}
"""What 1.0.0 wrote, one of each kind: such buttons stand in channels."""


def test_released_ids_are_read() -> None:
    """So also where a kind is renamed or goes."""
    for written, (kind, rest) in RELEASED.items():
        assert pressed(written) == (kind, 7, rest, False)


def test_a_written_custom_id_is_read_back() -> None:
    for kind, rest in RELEASED.values():
        written = custom_id(kind, 10**17, *([rest] if rest else []))
        assert pressed(written) == (kind, 10**17, rest, False)
        assert pressed(sure_id(kind, 10**17, rest)) == (kind, 10**17, rest, True)
        assert len(written) <= CUSTOM_ID


def test_a_line_of_a_menu_is_read() -> None:
    assert chosen_line("act:move 2") == (Kind.ACT, "move 2")
    assert chosen_line("step:2/1") == (Kind.STEP, "2/1")
    for forged in ("", "y:move 2", "confirm:move 2", "move 2"):
        with pytest.raises(Refused):
            chosen_line(forged)


@pytest.mark.parametrize(
    "forged", ["e:7", "z:7", "closes:7", "act", "", "sure:7", "sure:7:z", "sure:7:sure:act"]
)
def test_an_unknown_custom_id_is_refused(forged: str) -> None:
    with pytest.raises(Refused):
        pressed(forged)
