"""The source of words: texts of one language for pictures and descriptions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Texts(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def as_many(sentences: Iterable[str], limit: int | None = None) -> str:
    """Return the whole *sentences* within *limit*, at least a beginning."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if limit is not None and len(longer) > limit:
            return text or longer[: limit - 1] + "…"
        text = longer
    return text
