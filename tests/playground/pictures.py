"""The README's pictures, made from the playground as people see it.

``python -m tests.playground.pictures`` plays in Chromium until a piece is sent home, and writes `docs/evening.gif`,
`docs/playground.png`, `docs/games/` and `docs/shown/`.  Look at each before it is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from random import Random

from msgspec import Struct
from PIL import Image
from playwright.async_api import Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

import render
from bot import main
from cogs.views.faces import FACES
from data.shipped.texts import Texts
from engine.catalog import CATALOG
from engine.chance import Roll
from engine.core import Event
from engine.players import reply
from engine.views import ResultView
from render import FinalFrame, Format, Look, Picture, Stood, medallion
from tests.playground.chromium import CHROMIUM, DESKTOP, FLAGS
from tests.playground.test_browser import (
    AGAIN,
    MOVES,
    ROOT,
    Seat,
    seats,
    started,
)
from tests.render.charts import chart
from tests.render.sheet import made
from tests.trials import seated
from tests.words import EN

DOCS = ROOT / "docs"
GAMES = {
    "classic": (94, 384),
    "tournament": (94, 200),
    "walls": (94, 200),
    "card_race": (94, 200),
    "action_cards": (94, 200),
}
"""By game, a seed and the number of answers after which its board shows what it is about."""
WIDTH = 240
"""Pixels of a game's picture: twice as many as the README shows."""
SHOWN = 560
"""Pixels of what players show each other."""
PEOPLE = "Ada", "Ben", "Cem", "Dora"
LUCK = (37, -55, 0, 4)
ROUNDS = 5
CUP = ("Dora", 21, 4), ("Cem", 19, 3), ("Ben", 14, 2), ("Ada", 13, 1)
"""The podium of a cup of so many rounds: names, points, wins."""
SEED, LAST = 94, 8
"""Of the filmed game, and how many of its moves are shown."""
FILM = Format(500_000, 14_000, (1, 2))
SCREEN = {"width": 390, "height": 884}
CHANNEL = (0, 122, 390, 842)
"""Where on the screen the channel is: the playground's own rows are not Discord's."""
HEADER = 46
"""Pixels of the channel's name, below which messages go out of sight."""
COLOURS = 255
"""Colours of a frame: with fewer, the dots before names have others."""
TURNS = 200
"""After so many presses and waits a piece must have been sent home."""
HOME = re.compile(r"sends .+ home!")
KEPT = 6
"""Changes of the board that the film shows before the piece is sent home, as it does after the start."""


class Frame(Struct):
    """A picture of the film, and how many milliseconds it stands."""

    picture: Image.Image
    lasts: int


def games(folder: Path) -> None:
    """Draw a board of each game."""
    folder.mkdir(exist_ok=True)
    for key, (seed, answers) in GAMES.items():
        file, players = folder / f"{key}.png", seated(CATALOG[key], 4)
        asked = f"render --game {key} --players {players} --seed {seed} --answers {answers} --out {file}"
        assert main(asked.split()) == 0
        with Image.open(file) as drawn:
            small = drawn.convert("RGB").resize(
                (WIDTH, round(drawn.height * WIDTH / drawn.width)), Image.Resampling.LANCZOS
            )
        small.quantize(128).save(file, optimize=True)


def shown(folder: Path) -> None:
    """Draw what players show each other: a result, a game looked back on, a hand, a cup's end, and a film."""
    folder.mkdir(exist_ok=True)
    went = chart(PEOPLE, 236, 5, 3, luck=LUCK, words=(EN("hindsight-title"), EN("hindsight-round")))
    drawn = {
        "result": made("result", "light", "en"),
        "how-it-went": render.analysis_chart(went),
        "hand": made("action-hand", "light", "en"),
        "cup": won(),
    }
    for name, picture in drawn.items():
        with Image.open(BytesIO(picture.png)) as large:
            size = SHOWN, round(large.height * SHOWN / large.width)
            small = large.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        small.quantize(128).save(folder / f"{name}.png", optimize=True)
    (folder / "film.gif").write_bytes(ending().png)


def won(say: Texts = EN) -> Picture:
    """Return the podium of a cup without a final."""
    said = say("cup-wins-it", cup="1", who=CUP[0][0], winners=1)
    stood = (
        Stood(place, name, medallion(name), *figures(points, wins, say))
        for place, (name, points, wins) in enumerate(CUP, 1)
    )
    return render.podium(said, tuple(stood))


def figures(points: int, wins: int, say: Texts) -> list[str]:
    """Tell points and wins as a cup's podium does."""
    told = {"cup-points": str(points), "cup-wins": f"{wins}/{ROUNDS}"}
    return [say("labelled", label=say(key), text=each) for key, each in told.items()]


def ending() -> Picture:
    """Return a film of the last moves of a short game, to its podium."""
    system = CATALOG["classic"]
    values = system.values("short")
    seating = system.seating(len(PEOPLE), values)
    game = system.make(seating.arms[0], values)
    play, random = game.start(), Random(SEED)
    seen = [FinalFrame(game.view(play, None, ()))]
    events, last = list[Event](), list[Event]()
    rolled = False
    while not play.table.over:
        rolled |= isinstance(play.pending, Roll)
        last += play.answer(*reply(play, system.levels["normal"], random))
        if (last and last[-1].moves) or play.table.over:
            seen.append(FinalFrame(game.view(play, None, last), rolled))
            events, last, rolled = [*events, *last], [], False
    assert system.result is not None
    result = system.result(game, play.table, seating, events)
    assert isinstance(result, ResultView)
    look = Look(dict(enumerate(PEOPLE)), texts=EN)
    film = FACES["classic"].film(seen[-LAST - 1 :], look, FILM, render.result(result, look))
    assert film is not None
    return film


async def evening() -> None:
    """Play in the playground and film Ada's channel.

    Then take pictures of the page, of a day's position, and of a lobby with a set time.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport=SCREEN)  # type: ignore[arg-type]
        page.set_default_timeout(30_000)
        with tempfile.TemporaryDirectory() as folder:
            async with started(Path(folder) / "poeppel.sqlite3") as address:
                await page.goto(address)
                film = await played(page)
                save(film, DOCS / "evening.gif")
                await page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
                await asyncio.sleep(2)
                await page.screenshot(path=DOCS / "playground.png")
                await page.goto("about:blank")
                phone = await browser.new_page(viewport=SCREEN, device_scale_factor=2)  # type: ignore[arg-type]
                phone.set_default_timeout(30_000)
                await phone.goto(address)
                await a_day(phone, DOCS / "shown" / "daily.png")
                await phone.goto("about:blank")
            async with started(Path(folder) / "night.sqlite3") as address:
                await phone.goto(address)
                await a_night(phone, DOCS / "shown" / "night.png")
                await phone.goto("about:blank")
        await browser.close()


async def played(page: Page) -> list[Frame]:
    """Play until a piece is sent home; return what Ada saw."""
    ada, ben, *_ = seats(page)
    frames: list[Frame] = []

    async def frame(lasts: int) -> None:
        await ada.look()
        await asyncio.sleep(0.7)
        frames.append(Frame(await shot(page), lasts))

    await ada.typed("play")
    await frame(1200)
    await ada.channel.locator("#send-message").click()
    await ada.button(EN("button-join")).wait_for()
    await frame(1200)
    await ben.press(EN("button-join"))
    await frame(1000)
    await ada.press(EN("button-fill"))
    await frame(900)
    await ada.press(EN("button-start"))
    await ada.button(EN("action-roll")).wait_for()
    await frame(1500)
    begun, before, said = len(frames), "", await ada.messages.inner_text()
    for _ in range(TURNS):
        # A capture that stood there before is not in the picture any more.
        if len(frames) > begun + KEPT and HOME.search(said) and not HOME.search(before):
            break
        await act((ada, ben))
        if (now := await ada.messages.inner_text()) != said:
            before, said = said, now
            await frame(800)
    await whole(ada)
    frames[-1].lasts = 3500
    if len(frames) > begun + 2 * KEPT:
        del frames[begun + KEPT : -KEPT]
    return frames


async def whole(seat: Seat) -> None:
    """Check that the film shows the newest board from its upper edge on."""
    drawn = await seat.messages.locator("img").last.bounding_box()
    assert drawn is not None
    assert drawn["y"] >= CHANNEL[1] + HEADER, "the board's upper edge is cut off"


async def a_day(page: Page, file: Path) -> None:
    """Answer a position of the day, and take a picture of what is said of it."""
    ada, *_ = seats(page)
    await ada.command("daily")
    message = ada.messages.locator(".component-container").last
    await message.get_by_role("button", name=EN("button-daily-how")).wait_for()
    await asyncio.sleep(1)
    words = re.compile(r"\w")  # its picture is a button, too
    await message.get_by_role("button").filter(has_text=words).first.click()
    await ada.button(EN("button-daily-next")).wait_for()
    await photographed(message, file)


async def a_night(page: Page, file: Path) -> None:
    """Choose the evening that is offered, every week, and take a picture of its lobby."""
    ada, ben, cem, _ = seats(page)
    await ada.command("play")
    lobby = ada.messages.locator(".component-container").first
    for key in ("host", "when", "moment-set", "appointment-weekly"):
        await ada.press(EN(f"button-{key}"))
        await asyncio.sleep(2)
    for person in (ben, cem):
        await person.look()
        await person.messages.get_by_role("button", name=EN("button-join")).first.click()
        await asyncio.sleep(2)
    await ada.look()
    await photographed(lobby, file)


async def photographed(message: Locator, file: Path) -> None:
    """Take a picture of a message."""
    await asyncio.sleep(2)
    with Image.open(BytesIO(await message.screenshot())) as large:
        size = SHOWN, round(large.height * SHOWN / large.width)
        small = large.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    small.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)


async def act(players: Sequence[Seat]) -> None:
    """Press what is asked of the players, or wait a moment."""
    status = (await players[0].status.text_content() or "").split(",")[0]
    for player, name in zip(players, ("Ada", "Ben"), strict=True):
        if not status.endswith(name):
            continue
        await player.look()
        move = player.messages.get_by_role("button", name=MOVES)
        roll = player.messages.get_by_role("button", name=EN("action-roll"), exact=True)
        before = await player.status.text_content() or ""
        with contextlib.suppress(PlaywrightTimeoutError):
            await move.or_(roll).last.click(timeout=AGAIN)
        # The others' frames follow a little later: what is pressed by them too early is refused.
        with contextlib.suppress(AssertionError):
            await expect(player.status).not_to_have_text(before, timeout=AGAIN)
        await asyncio.sleep(1)
        return
    await asyncio.sleep(0.5)


async def shot(page: Page) -> Image.Image:
    return Image.open(BytesIO(await page.screenshot())).convert("RGB").crop(CHANNEL)


def save(frames: Sequence[Frame], file: Path) -> None:
    """Write the film, each frame with a palette of its own."""
    first, *others = (
        each.picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE) for each in frames
    )
    first.save(
        file,
        save_all=True,
        append_images=others,
        loop=0,
        optimize=True,
        duration=[each.lasts for each in frames],
    )


if __name__ == "__main__":
    games(DOCS / "games")
    shown(DOCS / "shown")
    asyncio.run(evening())
