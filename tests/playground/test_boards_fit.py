"""Boards on a phone in a browser: picture, question and buttons lie together within the conversation."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.widgets.buttons import Kind, custom_id
from engine.catalog import CATALOG
from engine.hosting.actions.answers import question_of
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from engine.players import reply
from playground.internals.border import press
from playground.server import served
from playground.world import World
from tests.phone import ROOM, foot
from tests.playground.chromium import PATIENCE, PHONE, in_chromium, keep
from tests.playground.worlds import messages
from tests.words import DE, EN

pytestmark = in_chromium

GAP = 30
"""Pixels below the last button: the padding of its message, and the page's below the newest message.

As much of the tallest picture's frame lies above the edge, when the conversation is scrolled to its end.
"""

PAUSE = 0.1
"""Seconds between two looks."""

BAR = "innerHeight - document.querySelector('.channel-timeline').clientHeight"
"""Pixels of the page beside the conversation."""

# Of the newest board, once it has this alternative text and these buttons: the pixels from the upper edge of its picture to the lower
# edge of its last button, the shape of the picture, how far above or below the conversation they reach, and its words.
STANDS = """([alt, labels]) => {
  const [board] = [...document.querySelectorAll(".component-container")].slice(-1);
  const picture = board?.querySelector(".component-gallery img");
  const buttons = [...(board?.querySelectorAll(".component-button") ?? [])];
  if (!picture?.naturalWidth || picture.alt !== alt || buttons.length < labels.length) return null;
  if (!labels.every((each, at) => buttons[at].innerText.includes(each))) return null;
  const timeline = document.querySelector(".channel-timeline");
  timeline.scrollTop = timeline.scrollHeight;
  const seen = timeline.getBoundingClientRect();
  const { top, height, width } = picture.getBoundingClientRect();
  const below = Math.max(...buttons.map((each) => each.getBoundingClientRect().bottom));
  const beyond = Math.max(seen.top - top, below - seen.bottom);
  return [below - top, height / width, beyond, board.innerText];
}"""


async def begun(world: World, page: Page, game: str) -> None:
    """Have as many as a game seats begin it, before the eyes of the first."""
    ada, *others = world.people
    await page.goto(ada.frames["channel"].url)
    await ada.member.slash(world.channel, EN("command-play"), game=game)
    joining = page.get_by_role("button", name=DE("button-join"))
    await expect(joining).to_be_visible()
    lobby = [*messages(world).values()][-1]
    most = max(CATALOG[game].numbers(CATALOG[game].values("book")))
    for person in others[: most - 1]:
        await press(person.member, lobby, custom_id(Kind.LOBBY, 1, "join"))
    await press(ada.member, lobby, custom_id(Kind.LOBBY, 1, "start"))
    await expect(joining).to_have_count(0)


async def at_rest(bot: Poeppel) -> Session:
    """The table, once its board is up to date."""
    await bot.presenter.boards.settled()
    return await bot.tables.get(1)


async def answered(tables: Tables, session: Session, random: Random) -> None:
    """Have a player do what a computer would."""
    seat, action = reply(session.running, session.system.levels["normal"], random)
    person = session.controller(seat).person
    assert person is not None
    number = question_of(session, person, action)
    assert number is not None
    await tables.act(session.record.id, person, number, action)


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOG)
async def test_boards_of_a_whole_game_are_seen_on_a_phone(
    game: str, page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All questions of a newcomers' game; the measures of `tests.phone` are never below those of the browser."""
    monkeypatch.setitem(os.environ, "LANG", "de_DE.UTF-8")
    bots, looked, random = list[Poeppel](), 0, Random(5)

    def made() -> Poeppel:
        bots.append(Poeppel(Settings(database=tmp_path / "p.sqlite3")))
        return bots[-1]

    async with served(made) as (_, world):
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await begun(world, page, game)
        tables, boards = bots[-1].tables, bots[-1].presenter.boards
        high = ROOM + await page.evaluate(BAR)
        await page.set_viewport_size({"width": PHONE["width"], "height": high})
        while (session := await at_rest(bots[-1])).record.status == "running":
            if session.lingers or not session.waiting():
                await asyncio.sleep(PAUSE)
                continue
            draft = boards.draft(session)
            (sketch,), labels = draft.sketches, [each.label for each in draft.buttons]
            changes = session.record.changes
            try:
                shown = await page.wait_for_function(
                    STANDS, arg=[sketch.alt, labels], timeout=PATIENCE / 3
                )
            except PlaywrightTimeoutError:
                if (await tables.get(1)).record.changes == changes:
                    raise
                continue  # the bot went on by itself before a slow page had drawn it
            if (await tables.get(1)).record.changes != changes:
                continue  # the same question, with a line more or less
            taken, shape, beyond, told = await shown.json_value()
            assert taken <= foot(draft, shape), (taken, foot(draft, shape), draft.texts, told)
            assert taken <= ROOM, (taken, labels)
            assert beyond <= GAP, (beyond, labels)
            looked += 1
            await answered(tables, session, random)
        await keep(page, f"board-{game}-end")
    assert looked > 20
