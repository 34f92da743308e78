"""Screenshots of an evening on a phone and on a desk, to be looked at.

``python -m tests.playground.screens [FOLDER] [LANGUAGE …] [GAME …]`` plays in Chromium, in all languages or
these: the lobby of each game with one to four people, as many as it seats, *Set up*, *My seat*, the first board, a
refusal; of the action cards also hands, a card, a window, a response, the story of a capture, a card that acts at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import tempfile
from argparse import ArgumentParser
from collections.abc import Coroutine, Sequence
from itertools import chain
from pathlib import Path

from msgspec import structs
from playwright.async_api import Page, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.shipped.languages import DECLARED, LANGUAGES
from data.shipped.texts import Texts, texts
from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.catalog import CATALOG
from engine.system import BOOK
from playground.server import served
from playground.world import NAMES
from tests.playground.chromium import CHROMIUM, DESKTOP, FLAGS, PHONE, SCREENSHOTS
from tests.playground.test_browser import AGAIN, Seat, seats
from tests.words import EN, like

VIEWS = {"phone": PHONE, "desk": DESKTOP}
SETTLED = 0.8
"""Seconds after which all that follows from a press is drawn."""
PATIENCE = 120
"""Seconds for moves that no script foresees, before the whole run fails."""


async def bounded(moves: Coroutine[object, object, None]) -> None:
    """Make moves, and fail by their name once the seconds are over."""
    try:
        await asyncio.wait_for(moves, PATIENCE)
    except TimeoutError as over:
        raise RuntimeError(f"{moves} took over {PATIENCE} s") from over


class Staged(ActionCards):
    """A first turn with a card that captures, responses to it, and one that acts at once on the pile."""

    def new(self) -> ActionCardsTable:
        table = super().new()
        hands = (
            ["denkste", "retourkutsche", "sprint", "tandem", "wuerfelpech"],
            ["heimweh", "retourkutsche"],
            ["denkste", "retourkutsche", "schlafmuetze"],
            ["tandem"],
        )
        table.turn = 0
        table.pieces[0][0], table.pieces[1][0], table.pieces[2][0] = 5, 20, 33
        for seat, hand in zip(range(len(table.hands)), hands, strict=False):
            table.hands[seat] = hand
        deck = list(self.cards)
        for card in (*chain.from_iterable(hands), "rueckenwind"):
            if card in deck:
                deck.remove(card)
        table.deck = [*deck, "rueckenwind"]
        return table


class Camera:
    """What one language's evening is photographed with."""

    def __init__(self, page: Page, say: Texts, folder: Path, language: str) -> None:
        self.page, self.say, self.folder, self.language = page, say, folder, language

    async def shoot(self, name: str, seat: Seat) -> None:
        """Keep what a person sees, on a phone and on a desk."""
        await seat.look()
        for view, size in VIEWS.items():
            await self.page.set_viewport_size(size)  # type: ignore[arg-type]
            await asyncio.sleep(SETTLED)
            await self.page.screenshot(path=self.folder / f"{name}-{self.language}-{view}.png")

    async def press(self, seat: Seat, label: str | re.Pattern[str]) -> None:
        await seat.press(label)
        await asyncio.sleep(SETTLED)


async def lobbies(camera: Camera, people: Sequence[Seat], game: str) -> None:
    """Fill a lobby one by one, and begin."""
    ada, ben, _, dora = people
    say = camera.say
    system = CATALOG[game]
    for count, person in enumerate(people[: max(system.numbers(system.values(BOOK)))], 1):
        if count > 1:
            await camera.press(person, say("button-join"))
        await dora.look()
        await dora.button(say("button-host")).wait_for()
        await camera.shoot(f"{game}-lobby-{count}", dora)
        if count == 2:
            await camera.press(ada, say("button-host"))
            await camera.shoot(f"{game}-set-up", ada)
            await camera.press(ben, say("button-seat"))
            await camera.shoot(f"{game}-seat", ben)
    await bounded(begun(camera, ada, dora))
    await camera.shoot(f"{game}-board", dora)


async def begun(camera: Camera, host: Seat, other: Seat) -> None:
    """Start the game; a press just as the lobby is drawn again may hit nothing."""
    start = camera.say("button-start")
    await other.look()  # a button behind another tab is none
    while await other.button(start).count():
        await host.look()
        with contextlib.suppress(PlaywrightTimeoutError):
            await host.button(start).click(timeout=AGAIN)
        await asyncio.sleep(SETTLED)
        await other.look()


async def refused(camera: Camera, people: Sequence[Seat]) -> None:
    """Have a player roll who is not asked."""
    ada, ben, *_ = people
    asked = await ben.status.text_content() or ""
    early = ben if "Ben" not in asked else ada
    await camera.press(early, camera.say("action-roll"))
    await camera.shoot("refusal", early)


async def cards(camera: Camera, people: Sequence[Seat]) -> None:
    """Play a card that captures, cancel it, cancel that, and let the next player draw."""
    (ada, ben, cem, dora), say = people, camera.say
    cancel = say("kind-denkste")
    await camera.press(ada, say("button-my-hand"))
    await camera.shoot("cards-hand", ada)
    await camera.press(ada, say("kind-sprint"))
    await camera.shoot("cards-aims", ada)
    await camera.press(ada, like(say, "action-move", captures=1))
    await camera.shoot("cards-window", dora)
    await camera.press(cem, say("button-react"))
    await camera.shoot("cards-hand-none", cem)
    await camera.press(cem, say("button-signs"))
    await camera.shoot("cards-signs", cem)
    await camera.press(ben, say("button-react"))
    await camera.shoot("cards-responses", ben)
    await camera.press(ben, say("action-answer", card=cancel))
    await camera.shoot("cards-response", dora)
    await camera.press(ada, say("button-react"))
    await camera.press(ada, say("action-answer", card=cancel))
    await bounded(passing(camera, people))
    await camera.shoot("cards-captured", dora)
    await bounded(drawing(camera, people))
    await camera.shoot("cards-at-once", dora)
    await camera.press(dora, say("button-my-hand"))
    await camera.shoot("cards-hand-large", dora)


async def passing(camera: Camera, people: Sequence[Seat]) -> None:
    """Have all pass until no window is open."""
    label = camera.say("button-pass")
    while any([await person.button(label).count() for person in people]):
        for person in people:
            await person.look()
            if await person.button(label).count():
                await camera.press(person, label)


async def drawing(camera: Camera, people: Sequence[Seat]) -> None:
    """Have players roll, move and draw until a card acts at once."""
    say, board = camera.say, people[-1].messages
    moves = (like(say, key, captures=0) for key in ("action-move", "action-enter"))
    wanted: list[str | re.Pattern[str]] = [say("action-roll"), say("action-draw"), *moves]
    while not await board.get_by_text(say("kind-rueckenwind")).count():
        status = await people[-1].status.text_content() or ""
        for person, name in zip(people, NAMES, strict=True):
            for label in wanted:
                if name in status and await person.button(label).count():
                    await person.look()
                    with contextlib.suppress(PlaywrightTimeoutError):
                        await person.button(label).click(timeout=AGAIN)
                    break
        await asyncio.sleep(SETTLED)


async def evening(page: Page, language: str, folder: Path, game: str) -> None:
    """Play one game in one language."""
    os.environ["LANG"] = f"{DECLARED[language].locales[0].replace('-', '_')}.UTF-8"
    say = texts(language)
    catalog = CATALOG
    if game == "action_cards":
        catalog = {**CATALOG, game: structs.replace(CATALOG[game], make=Staged)}
    with tempfile.TemporaryDirectory() as kept:
        chosen = Settings(database=Path(kept) / "poeppel.sqlite3")
        async with served(lambda: Poeppel(chosen, catalog=catalog)) as (address, world):
            await page.goto(address)
            people, camera = seats(page), Camera(page, say, folder, language)
            await expect(people[0].channel.locator("#channel-empty")).to_be_visible()
            ada = world.people[0]
            first = game == next(iter(CATALOG))
            if first:
                await camera.shoot("empty", people[0])
            await ada.member.slash(world.channel, EN("command-play"), game=game)
            await lobbies(camera, people, game)
            if first:
                await refused(camera, people)
            if game == "action_cards":
                await cards(camera, people)
            await page.goto("about:blank")


async def main(folder: Path, languages: Sequence[str], games: Sequence[str]) -> None:
    """Photograph all."""
    folder.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport=PHONE)  # type: ignore[arg-type]
        page.set_default_timeout(15_000)
        for language in languages:
            for game in games:
                await evening(page, language, folder, game)
        await browser.close()


def parser() -> ArgumentParser:
    """Return the parser of the command line."""
    found = ArgumentParser("python -m tests.playground.screens")
    found.add_argument(
        "folder", nargs="?", type=Path, default=SCREENSHOTS, help="of the screenshots (screenshots)"
    )
    found.add_argument(
        "named",
        nargs="*",
        metavar="LANGUAGE|GAME",
        help=f"any of {', '.join([*LANGUAGES, *CATALOG])}; without any, all languages or games",
    )
    return found


if __name__ == "__main__":
    given = parser().parse_args()
    spoken = [each for each in given.named if each in LANGUAGES]
    played = [each for each in given.named if each in CATALOG]
    if unknown := [each for each in given.named if each not in (*spoken, *played)]:
        parser().error(f"neither a language nor a game: {', '.join(unknown)}")
    asyncio.run(main(given.folder, spoken or LANGUAGES, played or list(CATALOG)))
