"""A lobby on a small phone: all that a player needs to join or to start is seen without scrolling."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from playwright.async_api import Frame, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError
from simcord.backend.models import Message

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.languages import DECLARED, LANGUAGES
from data.shipped.texts import Texts, texts
from engine.catalog import CATALOG
from playground.internals.border import press
from playground.server import served
from playground.world import World
from tests.playground.chromium import PATIENCE, in_chromium, keep
from tests.playground.worlds import messages
from tests.words import EN

pytestmark = in_chromium

SMALL = {"width": 390, "height": 600}
LINE = 18
"""Pixels of a line of small print: room for one is left above the picture, as names can be long."""

# What of the newest lobby is wanted and cannot be seen: its picture, or something with these words below it.
UNSEEN = """wanted => {
  const seen = document.querySelector(".channel-timeline").getBoundingClientRect();
  const lobby = [...document.querySelectorAll(".component-container")].at(-1);
  const picture = lobby?.querySelector(".component-gallery img");
  if (!picture?.naturalWidth) return ["a picture"];
  const above = picture.getBoundingClientRect().top;
  const visible = (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= Math.max(seen.top, above) && bottom <= seen.bottom;
  };
  const room = above - seen.top;
  if (room < LINE) return [`room for a line: ${room}`];
  const parts = [picture, ...lobby.querySelectorAll(".component-button, .text-display")].filter(visible);
  const missing = wanted.filter((words) => !parts.some((part) => part.innerText?.includes(words)));
  return parts.includes(picture) ? missing : ["the picture", ...missing];
}""".replace("LINE", str(LINE))


def needed(say: Texts, game: str, people: int) -> list[str]:
    """What the lobby says that a player needs."""
    keys = ["button-host"]
    if people < 4:
        keys.append("button-join")
    if people == 1:
        keys.append("button-alone")
    elif people in CATALOG[game].numbers(CATALOG[game].values("book", {})):
        keys.append("button-start")
    return ["Ada", *map(say, keys)]


def frame_of(page: Page, address: str) -> Frame:
    """The conversation that a page shows."""
    return next(each for each in page.frames if each.url.startswith(address.partition("#")[0]))


async def shown(world: World, page: Page, say: Texts, game: str) -> tuple[Frame, Message]:
    """Have Ada open a lobby, and wait until she sees it."""
    ada = world.people[0]
    await ada.member.slash(world.channel, EN("command-play"), game=game)
    frame = frame_of(page, ada.frames["channel"].url)
    lobby = [*messages(world).values()][-1]
    await expect(frame.get_by_role("button", name=say("button-host")).last).to_be_visible()
    return frame, lobby


async def check(frame: Frame, wanted: list[str]) -> None:
    """Make sure that the picture and all that is wanted lie within the conversation as it stands."""
    with contextlib.suppress(PlaywrightTimeoutError):
        seen = f"wanted => !({UNSEEN})(wanted).length"
        await frame.wait_for_function(seen, arg=wanted, timeout=PATIENCE / 2)
    assert await frame.evaluate(UNSEEN, wanted) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_fits_on_a_small_phone(
    language: str, page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the whole page of the playground, whose bars take as much as a phone's own.

    One lobby of each game after another: to load the page takes longer than to look at one.
    """
    spoken = DECLARED[language].locales[0].replace("-", "_")
    monkeypatch.setenv("LANG", f"{spoken}.UTF-8")
    say, chosen = texts(language), Settings(database=tmp_path / "p.sqlite3")
    await page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    async with served(lambda: Poeppel(chosen)) as (address, world):
        await page.goto(address)
        await page.locator("#view-ada iframe[data-kind=channel]").wait_for()
        for table, game in enumerate(CATALOG, 1):
            frame, lobby = await shown(world, page, say, game)
            await check(frame, needed(say, game, 1))
            await keep(page, f"lobby-{game}-1-{language}")
            for count, person in enumerate(world.people[1:], 2):
                await press(person.member, lobby, custom_id(Kind.LOBBY, table, "join"))
                last = frame.locator(".component-container").last
                said = last.locator(".text-display", has_text=person.name)
                await expect(said.last).to_be_visible()
                await check(frame, needed(say, game, count))
            await keep(page, f"lobby-{game}-{count}-{language}")
            for person in reversed(world.people):
                await press(person.member, lobby, custom_id(Kind.LOBBY, table, "leave"))
