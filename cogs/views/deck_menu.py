"""Deck choices: single cards left out, or a deck from a file.

The bot sends the chosen deck as a file to edit, so that the format explains itself.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from io import BytesIO

import discord
from discord import ui

from cogs.platform.interactions import Interaction, reply
from cogs.views.faces.face import Face
from cogs.widgets.buttons import Choice
from data.shipped.texts import Texts
from engine.decks import LEAST_CARDS, MOST_BYTES, MOST_CARDS, DeckRule
from engine.hosting.state.refusals import Refused, playable
from engine.rules import Value

FILE = "deck.json"


def cards(
    own: Face, kinds: Iterable[str], texts: Texts, chosen: Container[object] = ()
) -> list[Choice]:
    """Return menu lines for kinds of cards, with name and effect."""
    words = {kind: own.card(kind, texts) for kind in kinds}
    return [Choice(kind, card.name, card.brief, kind in chosen) for kind, card in words.items()]


async def read(deck: type[DeckRule], file: discord.Attachment) -> str:
    """Return the deck in an uploaded *file*.

    Raises:
        Refused: it cannot be played with.
    """
    if file.size > MOST_BYTES:
        raise Refused("deck-too-big", kilobytes=MOST_BYTES // 1024)
    with playable():
        return deck.read(await file.read())


async def send(
    interaction: Interaction, deck: type[DeckRule], chosen: Value, own: Face, texts: Texts
) -> None:
    """Send the *chosen* deck as a file to edit and upload."""
    names = {kind: own.card(kind, texts).name for kind in deck.ours}
    said = texts("deck-file", least=LEAST_CARDS, most=MOST_CARDS)
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(said))
    view.add_item(ui.File(f"attachment://{FILE}"))
    file = discord.File(BytesIO(deck.file(chosen, names)), FILE, description=said)
    await reply(interaction, view=view, file=file)
