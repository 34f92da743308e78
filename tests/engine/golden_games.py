"""Whole games told in text files, so that whoever changes a rule sees what it changes in them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from engine.rules import Value
from engine.views import Seat


class Golden(Struct, frozen=True):
    """A game to be told: who plays how, with which rules and random numbers."""

    file: Path
    """Where it is told."""
    levels: dict[Seat, str]
    seed: int
    rules: dict[str, Value]

    @property
    def head(self) -> str:
        """The first line of the text."""
        return f"{len(self.levels)} people, {self.rules}, random numbers {self.seed}"


def joined(lines: Iterable[str]) -> str:
    """Return a game that is told line by line as it stands in its file."""
    return "\n".join(each.rstrip() for each in lines) + "\n"
