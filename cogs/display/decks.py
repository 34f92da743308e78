"""Decks that can be chosen: single cards are left out, or a file says which are played with."""

from __future__ import annotations

from collections.abc import Container, Iterable

import discord

from cogs.controls.buttons import Choice
from cogs.display.faces.face import Face
from cogs.platform.limits import OPTION
from cogs.platform.prose import cut
from data.texts import Texts
from engine.decks import MOST_BYTES, DeckRule
from engine.hosting.refusals import Refused, playable


def cards(
    own: Face, kinds: Iterable[str], texts: Texts, left_out: Container[str] = ()
) -> list[Choice]:
    """Return kinds of cards to choose from, by what they are called and do."""
    named = ((kind, own.name_card(kind, texts)) for kind in kinds)
    return [
        Choice(kind, name, cut(about, OPTION), kind in left_out) for kind, (name, about) in named
    ]


async def read(deck: type[DeckRule], file: discord.Attachment) -> str:
    """Return the deck that somebody sends as a *file*.

    Raises:
        Refused: it cannot be played with.
    """
    if file.size > MOST_BYTES:
        raise Refused("deck-too-big", kilobytes=MOST_BYTES // 1024)
    with playable():
        return deck.read(await file.read())
