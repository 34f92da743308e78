"""The shipped lengths of games.

By game, rules, pace, way of rolling and people.

``python -m tests.lengths`` writes `data/shipped/lengths.json` by the model of `engine.hosting.statistics.duration_simulation`; a test
plays some of it again.  This is its pure loader, for the lobby.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_suffix(".json")


class Length(Struct, frozen=True, array_like=True):
    """The length of games of one kind, in minutes."""

    median: float
    undo: float
    """How much longer where choices can be taken back."""
    more: float = 0.0
    """How much longer where a player has asked for more time."""


Lengths: TypeAlias = dict[str, dict[str, dict[str, dict[str, dict[str, Length]]]]]
"""By game, preset, pace, way of rolling (``"by_hand"``, ``"by_itself"``), and seats with those of people
among them: ``"4 3"``."""


@cache
def lengths() -> Mapping[str, Mapping[str, Mapping[str, Mapping[str, Mapping[str, Length]]]]]:
    """Return the table."""
    return msgspec.json.decode(FILE.read_bytes(), type=Lengths)
