"""Samples for a rehearsal: tables as seen, and messages Discord refuses.

The tables are played on a store of their own, which is gone afterwards.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

from msgspec import structs
from PIL import Image

from cogs.platform.avatars import Avatars
from cogs.platform.limits import ALT, COMPONENTS, CUSTOM_ID, OPTIONS, TEXT
from cogs.platform.names import Names
from cogs.rehearsal.assumptions import CHANNEL, SERVER
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions import lobby
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from render import Picture

ROW, BUTTON, MENU, TEXT_DISPLAY, GALLERY = 1, 2, 3, 10, 12
"""The types of components, as Discord numbers them."""
BUTTON_LABEL = 80  # what Discord allows; ours are shorter
AVATAR = "https://cdn.discordapp.com/embed/avatars/0.png"
"""A picture of Discord's own."""
SHORTEST = "classic"
"""The game that is played to its end."""


async def sample_tables(host: int, texts: Texts, mark: int) -> Mapping[str, tuple[Draft, Draft]]:
    """Return drafts by title: as first posted, and as edited later.

    The host is mentioned, computers have the other seats; messages are known again by their *mark*.
    """
    names, drafts = Names(time, Avatars(time)), dict[str, tuple[Draft, Draft]]()

    def draft(session: Session) -> Draft:
        return structs.replace(
            table_messages.table(session, Words(session, texts, names)), mark=mark
        )

    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "rehearsal.sqlite3", time)
        try:
            tables = Tables(store)
            for game in CATALOG:
                opened = await tables.lobbies.open(game, "book", host, SERVER, CHANNEL, click=1)
                filled = await _filled(tables, opened)
                begun = await tables.lobbies.start(opened.record.id, host, click=2)
                further = await _one_further(tables, begun)
                drafts[f"a board of {game}"] = draft(begun), draft(further)
                if game == SHORTEST:
                    drafts["a lobby"] = draft(opened), draft(filled)
                    ended = further
                    while ended.record.status == "running":
                        ended = await _one_further(tables, ended)
                    drafts["a result"] = draft(further), draft(ended)
        finally:
            await store.close()
    return drafts


async def _filled(tables: Tables, session: Session) -> Session:
    """Seat computers until the game can begin."""
    record, system = session.record, session.system
    for _ in range(min(system.numbers(system.values("book"))) - len(record.seats)):
        add = partial(lobby.add_computer, host=record.host)
        session = await tables.lobbies.set_up(record.id, add)
    return session


async def _one_further(tables: Tables, session: Session) -> Session:
    """Give the host's first possible answer; computers and dice follow automatically.

    While a roll waits for cards, that is one of the host's.
    """
    play, host = session.running, session.record.host
    seat = next(each for each in session.seats_of(host) if play.options(each))
    answer = play.number(seat), play.options(seat)[0]
    return await tables.act(session.record.id, host, *answer)


def sketch(alt: str) -> PictureJob:
    def paint() -> Picture:
        Image.new("RGB", (8, 8)).save(file := io.BytesIO(), "PNG")
        return Picture(file.getvalue(), 8, 8)

    return PictureJob(paint, alt, "rehearsal.png")


def too_much() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """Return components that Discord refuses, by their excess."""

    def display(content: str) -> dict[str, Any]:
        return {"type": TEXT_DISPLAY, "content": content}

    def button(label: str, custom_id: str) -> dict[str, Any]:
        return {"type": BUTTON, "style": 2, "label": label, "custom_id": custom_id}

    def row(*items: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"type": ROW, "components": items}]

    options = [{"label": f"{number}", "value": f"{number}"} for number in range(OPTIONS + 1)]
    item = {"media": {"url": AVATAR}, "description": "x" * (ALT + 1)}
    return {
        f"more than {COMPONENTS} components": [display("x")] * COMPONENTS,
        f"a text of more than {TEXT} characters": [display("x" * (TEXT + 1))],
        f"a label of more than {BUTTON_LABEL} characters": row(
            button("x" * (BUTTON_LABEL + 1), "a")
        ),
        f"a custom_id of more than {CUSTOM_ID} characters": row(button("x", "a" * (CUSTOM_ID + 1))),
        "two buttons with one custom_id": row(button("x", "a"), button("y", "a")),
        f"a menu of more than {OPTIONS} options": row(
            {"type": MENU, "custom_id": "a", "options": options}
        ),
        f"an alt text of more than {ALT} characters": [{"type": GALLERY, "items": [item]}],
    }
