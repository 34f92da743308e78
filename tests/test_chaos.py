"""Nothing of ours holds the event loop, whatever is pressed or typed, the first time and later.

Five people do so at one table, in a process that has drawn and looked up nothing yet (`tests.chaos`).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from cogs.platform.interactions import PATIENCE
from cogs.widgets.buttons import Kind
from engine.catalog import CATALOG
from tests.bench.table import percent
from tests.chaos import Ran
from tests.soak import soaked

ROOT = Path(__file__).parent.parent
PATIENT = 500
"""Real seconds that a run may take."""

COMMANDS, KINDS = 20, 8
"""How many commands there are at least, and how many kinds of buttons and menus chance gets to."""

ANSWERED = 4
"""Within so many times what a film takes alone 99 of a hundred answers are to be there, films aside."""
FILMED = 2
"""Films come one after another, and none takes longer than so many times what one takes alone."""


def ran(game: str, steps: int, *, whole: bool) -> Ran:
    """Let five people do so many things each, and play a whole game; return what came of it."""
    command = [sys.executable, "-m", "tests.chaos", game, "--steps", str(steps)]
    command += ["--whole"] * whole
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=PATIENT)
    assert done.returncode == 0, done.stderr.decode()
    found = json.decode(done.stdout, type=Ran)
    assert found.bugs == []
    assert len(found.typed) >= COMMANDS
    assert Kind.ACT in found.pressed
    assert len(found.pressed) >= KINDS
    assert len(found.answered) + len(found.films) > 4 * steps
    held = [f"{place}: {seconds * 1e3:.0f} ms" for place, seconds in found.held.items()]
    assert held == []
    return found


PRESSED = ("classic", "action_cards")
"""Games that are pressed at every run; the soak has all of them."""


@pytest.mark.parametrize("game", soaked([key for key in CATALOG if key != "tournament"], PRESSED))
def test_no_press_or_input_holds_the_loop(game: str) -> None:
    """A whole game, which takes most of the time, is one of the shortest; the soak has all of them.

    It has the tournament as well, whose board and buttons are those of the classic game.
    """
    ran(game, steps=20, whole=game == "walls")


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOG)
def test_every_press_and_input_is_answered_in_time(game: str) -> None:
    """On a machine with two cores and little else to do, however fast: a film is the yardstick."""
    found = ran(game, steps=300, whole=True)
    acknowledged, answered = percent(found.acknowledged, 99), percent(found.answered, 99)
    print(f"{game}: {found.interactions} interactions, {found.unanswered} not answered in time,")
    print(f"acknowledged p99 {acknowledged:.2f} s, answered p99 {answered:.2f} s;", found.slowest)
    films = percent(found.films, 99)
    print(f"{len(found.films)} films p99 {films:.2f} s, one alone {found.film:.2f} s")
    assert found.unanswered == []
    assert acknowledged <= PATIENCE + found.film
    assert answered <= ANSWERED * found.film
    assert films <= len(found.films) * FILMED * found.film
