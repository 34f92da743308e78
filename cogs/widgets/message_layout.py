"""Layouts of messages, and their pictures, drawn aside.

A thread that draws and the loop wait for each other all the time, since only one of them has the
interpreter: for boards of which everything is known that costs more than drawing them.  So these
are tried in the loop, one in each of its turns, so that it never holds for longer than that, and so
is what may have been drawn and kept.  Boards of which something is not known are drawn by one thread,
all else by another, and films by a third: nothing waits behind one.

What is pressed comes to the client, by its custom_id, whatever the age of the message. So every view
is stopped before it is sent: discord.py would keep it in memory, and know it until the next restart
only (see `check_view` in `tests.checks`).
"""

from __future__ import annotations

import asyncio
import io
import logging
import math
import zlib
from asyncio import AbstractEventLoop, Lock
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from enum import IntEnum
from time import monotonic, perf_counter
from typing import Any, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

import discord
from discord import ui
from msgspec import Struct, structs

import render
from cogs.platform.interactions import edit, reply
from cogs.platform.limits import ALT, cut, length, small
from cogs.platform.lru_maps import LruMap
from cogs.platform.metrics import RENDER
from cogs.widgets.button_rows import rows
from cogs.widgets.buttons import Button, Menu
from cogs.widgets.sizes import within
from data.foreign import flat
from render import Picture, TakesLong

T = TypeVar("T")

_turns: WeakKeyDictionary[AbstractEventLoop, Lock] = WeakKeyDictionary()
"""By loop: taken for the rest of a turn in which something was drawn."""


REST = 1.0
"""Seconds since the last picture was asked for, after which nobody is likely to want one."""


class RenderLoad:
    """The demand for pictures in this process."""

    def __init__(self) -> None:
        self._waiting, self._last = 0, -math.inf

    @contextmanager
    def more(self) -> Iterator[None]:
        """Count one more wanted picture in this block."""
        self._waiting, self._last = self._waiting + 1, monotonic()
        try:
            yield
        finally:
            self._waiting -= 1

    def rests(self) -> bool:
        """Return whether no picture was wanted recently; safe in any thread."""
        return not self._waiting and monotonic() - self._last > REST


demand = RenderLoad()


class Speed(IntEnum):
    """The speed of drawing a picture."""

    QUICK = 1
    """In a moment when one much like it has been drawn before."""
    KEPT = 2
    """At once when it has been drawn before: it looks the same for ever."""
    LONG = 3
    """Never soon."""
    FILM = 4
    """In seconds, of which others are to notice nothing."""


_threads = {
    speed: ThreadPoolExecutor(1, f"drawing-{speed.name.lower()}")
    for speed in (Speed.QUICK, Speed.LONG, Speed.FILM)
}
"""By what is drawn in them; what may have been kept is drawn with all that takes long."""


async def drawn(paint: Callable[[], T], speed: Speed = Speed.LONG) -> T:
    """Return the picture, painted in the loop or else a thread."""
    with demand.more():
        if speed < Speed.LONG:
            with suppress(render.TakesLong):
                return await _tried(paint)
        thread = _threads[Speed.LONG if speed is Speed.KEPT else speed]
        return await asyncio.get_running_loop().run_in_executor(thread, paint)


KEPT = 24
"""Shared pictures that are kept, of some 300 KB at most."""


class SharedPictures:
    """Slow pictures, each drawn once for all viewers."""

    def __init__(self) -> None:
        self._kept: LruMap[Hashable, bytes] = LruMap(KEPT)
        self._drawing: dict[Hashable, asyncio.Task[bytes | None]] = {}
        self._waiting: Counter[Hashable] = Counter()
        """By picture being drawn: how many wait for it."""
        self._begun: set[Hashable] = set()

    async def drawn(
        self, key: Hashable, paint: Callable[[], bytes | None], speed: Speed
    ) -> bytes | None:
        """Return the picture of a *key*.

        The key says all that can be seen on it.  It is drawn to its end, even if all that waited for
        it have gone; but then it is not begun.
        """
        if (kept := self._kept.get(key)) is not None:
            return kept
        task = self._drawing.get(key)
        if task is None or task.get_loop() is not asyncio.get_running_loop():
            task = self._drawing[key] = asyncio.create_task(self._draw(key, paint, speed))
        self._waiting[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]
                if key not in self._begun and not task.done():
                    task.cancel()
                    del self._drawing[key]

    async def _draw(
        self, key: Hashable, paint: Callable[[], bytes | None], speed: Speed
    ) -> bytes | None:
        def begun() -> bytes | None:
            self._begun.add(key)
            return paint()

        try:
            picture = await drawn(begun, speed)
            if picture is not None:
                self._kept[key] = picture
            return picture
        finally:
            self._begun.discard(key)
            if self._drawing.get(key) is asyncio.current_task():
                del self._drawing[key]


shared = SharedPictures()


async def _tried(paint: Callable[[], T]) -> T:
    """Paint in the loop, at most one picture per turn.

    Raises:
        TakesLong: it is not drawn soon.
    """
    loop = asyncio.get_running_loop()
    turn = _turns.setdefault(loop, Lock())
    await turn.acquire()
    # Whoever waits for it is then called in the next turn of the loop, and never in this one.
    loop.call_soon(turn.release)
    with render.hastily():
        return paint()


log = logging.getLogger("poeppel.message_layout")

SHORT = 40
"""Characters of a text that is not cut any further."""

ACCENTS = {
    "yellow": 0xE8B923,
    "green": 0x3B9A57,
    "red": 0xD0473E,
    "black": 0x4A4A4A,
    "blue": 0x3D6FB6,
    "violet": 0x8457A5,
}
"""Of messages, by the colour of a seat."""

STATES = 1_500_000_000
"""The first of the ids by which contents are known, beyond those of tables; the last fits 32 bits."""


class PictureJob(Struct, frozen=True):
    """A picture of a message, still to be drawn."""

    paint: Callable[[], Picture]
    """Draws it; a pure function, which any thread may call."""
    alt: str
    name: str
    """Of its file: another for every state, as clients keep what they know."""
    caption: str = ""
    """What is said below it."""
    shows: object = None
    """What can be seen on it, where that is known: then it looks the same under another name."""
    speed: Speed = Speed.LONG
    same: Hashable = None
    """All that can be seen on a picture that many may ask for: it is drawn once."""

    def painted(self) -> bytes | None:
        """Return the picture; None if it cannot be drawn.

        A board without its picture can still be played, one that is not shown cannot.

        Raises:
            TakesLong: it is drawn in haste, and cannot be.
        """
        began = perf_counter()
        try:
            picture = self.paint()
        except TakesLong:
            raise
        except Exception:
            log.exception("bug while drawing %s", self.name)
            return None
        RENDER.observe(perf_counter() - began)
        return picture.png


Painted: TypeAlias = Sequence[bytes | None]
"""The pictures of a draft, in its order."""


class Part(Struct, frozen=True):
    """A paragraph with its buttons and menu."""

    text: str
    button: Button | None = None
    """Stands beside it."""
    menu: Menu | None = None
    """Stands below it."""
    buttons: tuple[Button, ...] = ()
    """Stand below it."""

    def items(self) -> list[ui.Item[Any]]:
        """Lay out the paragraph."""
        text = ui.TextDisplay[Any](self.text)
        first = ui.Section(text, accessory=self.button.item()) if self.button else text
        below = [[each.item() for each in row] for row in rows(self.buttons)]
        if self.menu:
            below.append([self.menu.item()])
        return [first, *(ui.ActionRow(*row) for row in below)]


class Draft(Struct, frozen=True):
    """The text, pictures and buttons of a message."""

    texts: tuple[str, ...]
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    accent: int | None = None
    sketches: tuple[PictureJob, ...] = ()
    head: str = ""
    """What is said above the pictures."""
    parts: tuple[Part, ...] = ()
    """What is below the texts."""
    calls: tuple[int, ...] = ()
    """Ids of the people to be pinged by a line above it, once; `cogs.messages.notifying` decides."""
    small: bool = False
    """Whether there is no more than a line, with a small picture beside it."""
    mark: int | None = None
    """By what the message can be known again (see `cogs.messages.delivery`)."""

    @property
    def shows(self) -> tuple[object, ...]:
        """Return the comparable contents: equal ones look the same."""
        seen = tuple(sketch.shows or sketch.name for sketch in self.sketches)
        parts = self.calls, self.head, self.texts, self.parts, self.buttons, self.menus
        return (*parts, self.accent, self.small, seen)

    async def pictures(self) -> Painted:
        """Draw the pictures."""
        if not self.sketches:
            return []
        if all(sketch.same for sketch in self.sketches):
            return [
                await shared.drawn(sketch.same, sketch.painted, sketch.speed)
                for sketch in self.sketches
            ]
        return await drawn(self._painted, min(sketch.speed for sketch in self.sketches))

    def _painted(self) -> Painted:
        return [sketch.painted() for sketch in self.sketches]

    async def drawn(self) -> tuple[ui.LayoutView, list[discord.File]]:
        """Draw the pictures and lay everything out, for one attempt to send."""
        return self.message(await self.pictures())

    async def answer(self, interaction: discord.Interaction[Any]) -> bool:
        """Edit the clicked message; return whether it is shown as sent."""
        view, files = await self.drawn()
        return await edit(interaction, view=view, attachments=files)

    async def send(self, interaction: discord.Interaction[Any]) -> None:
        """Send the draft as an ephemeral reply to an interaction."""
        view, files = await self.drawn()
        await reply(interaction, view=view, files=files)

    def _shown(self, url: str, alt: str) -> ui.Item[Any]:
        """Lay out a picture."""
        if self.small:
            text = ui.TextDisplay[Any]("\n".join(self.texts))
            return ui.Section(text, accessory=ui.Thumbnail[Any](url, description=alt))
        return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt))

    @property
    def fits(self) -> bool:
        """Return whether Discord takes so much, with all pictures."""
        view, _ = self._laid_out([b""] * len(self.sketches))
        return within(contents_of(view))

    def message(self, pictures: Painted) -> tuple[ui.LayoutView, list[discord.File]]:
        """Lay out pictures, texts and buttons, for one attempt to send."""
        view, files = self._laid_out(pictures)
        contents = contents_of(view)
        if not within(contents) and (shorter := self._shorter()) is not None:
            log.warning("a message did not fit: it was cut")
            return shorter.message(pictures)
        _identify(view, contents)
        view.stop()
        return view, files

    def _shorter(self) -> Draft | None:
        """Return the draft with less in it, if that is possible.

        No view counts on it: lists give way before (`fitted`). Pings are the last to go.
        """
        said = max((self.head, *self.texts), key=length, default="")
        if length(said) > SHORT:
            cut_short = cut(said, length(said) * 3 // 4)
            head = cut_short if self.head == said else self.head
            texts = tuple(cut_short if each == said else each for each in self.texts)
            return structs.replace(self, head=head, texts=texts)
        half = len(self.calls) // 2
        return structs.replace(self, calls=self.calls[:half]) if self.calls else None

    def _laid_out(self, pictures: Painted) -> tuple[ui.LayoutView, list[discord.File]]:
        called = (
            small(" ".join(f"<@{person}>" for person in dict.fromkeys(self.calls)))
            if self.calls
            else ""
        )
        children: list[ui.Item[Any]] = _paragraphs(called, self.head)
        files = []
        for sketch, picture in zip(self.sketches, pictures, strict=True):
            if picture is not None:
                alt = cut(flat(sketch.alt), ALT)
                children.append(self._shown(f"attachment://{sketch.name}", alt))
                files.append(discord.File(io.BytesIO(picture), sketch.name, description=alt))
            children += _paragraphs(sketch.caption)
        if not (self.small and files):  # there the text stands beside the picture
            children += _paragraphs(*self.texts)
        for part in self.parts:
            children += part.items()
        children += [ui.ActionRow(*(each.item() for each in row)) for row in rows(self.buttons)]
        for menu in self.menus:
            if any(choice.chosen for choice in menu.choices):
                # What is chosen stands where the menu would say what it is about.
                children.append(ui.TextDisplay(small(menu.placeholder)))
            children.append(ui.ActionRow(menu.item()))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*children, accent_colour=self.accent, id=self.mark))
        return view, files


def contents_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Return a view as it is sent."""
    contents: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return contents


def _identify(view: ui.LayoutView, contents: object) -> None:
    """Note a digest of all contents as the first text's id.

    Discord returns ids as they were sent, and words texts in its own way: so an answer tells an edit
    that changed nothing from one that did.
    """
    for each in view.walk_children():
        if isinstance(each, ui.TextDisplay):
            each.id = STATES + zlib.crc32(repr(contents).encode()) % 500_000_000
            return


def _paragraphs(*texts: str) -> list[ui.Item[Any]]:
    return [ui.TextDisplay(text) for text in texts if text]
