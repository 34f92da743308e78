"""Where words come from: pictures and their descriptions are given the texts of one language."""

from __future__ import annotations

from typing import Protocol


class Texts(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...
