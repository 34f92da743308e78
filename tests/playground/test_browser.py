"""The playground in a real browser, as people use it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from engine.catalog import ACTION_CARDS
from engine.hosting.cups import acts
from engine.hosting.state.time_controls import CLOCKS
from playground import serve
from playground.internals.frames import HOLD
from playground.server import served
from playground.world import MakeBot
from tests.engine.action_cards.tables import Dealt
from tests.playground.chromium import PATIENCE, PHONE, in_chromium, keep
from tests.playground.stub import Stub
from tests.words import DE, EN, like

ROOT = Path(__file__).resolve().parents[2]

AGAIN = 3_000.0
"""Milliseconds after which somebody presses once more what came to nothing."""

WINDOW = 4
"""Seconds for which a window is open as on Discord, where nothing but its end is waited for."""

TURNS = 60
"""After so many rolls a piece must have moved."""

pytestmark = in_chromium


@contextlib.asynccontextmanager
async def started(database: Path) -> AsyncIterator[str]:
    """The playground as its users start it, in a process of its own; its address."""
    changes = {"POEPPEL_PLAYGROUND_PORT": "0", "POEPPEL_DATABASE": str(database), "LANG": "C.UTF-8"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "playground"),
        cwd=ROOT,
        env={**os.environ, **changes},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        found = None
        async with asyncio.timeout(PATIENCE / 1000):
            while found is None and (line := await process.stdout.readline()):
                found = re.search(rb"http://\S+", line)
        assert found, "the playground did not say where it is"
        yield found[0].decode()
    finally:
        process.send_signal(signal.SIGTERM)
        await process.communicate()
    assert process.returncode == 0


@contextlib.asynccontextmanager
async def serving(make_bot: MakeBot, port: int = 0) -> AsyncIterator[str]:
    """The playground with a bot, in this process."""
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(serve(make_bot, port, ready=ready.set_result))
    try:
        yield await ready
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def insist(act: Callable[[], Awaitable[None]], seen: Callable[[], Awaitable[None]]) -> None:
    """Act until something comes of it, as people do; neither may wait longer than `AGAIN`.

    The page draws its composer anew when it hears of commands, and what is pressed at that moment
    is lost.
    """
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            with contextlib.suppress(PlaywrightTimeoutError):
                await act()
            with contextlib.suppress(AssertionError):
                return await seen()


class Seat:
    """One of the four in the browser: what they see and do."""

    def __init__(self, page: Page, key: str) -> None:
        self.page = page
        self.tab = page.locator(f"#tab-{key}")
        self.channel = page.frame_locator(f"#view-{key} iframe[data-kind=channel]")
        self.composer = self.channel.locator("#channel-composer-input")
        self.chip = self.channel.locator(".command-chip")
        self.messages = self.channel.locator("#channel-message-list")
        first = self.messages.locator(".component-container").first
        self.status = first.locator(".text-display").last
        self.mail = page.frame_locator(f"#view-{key} iframe[data-kind=dm]").locator(
            "#channel-message-list"
        )

    def button(self, label: str | re.Pattern[str]) -> Locator:
        return self.messages.get_by_role("button", name=label).last

    async def look(self) -> None:
        await self.tab.click()

    async def press(self, label: str | re.Pattern[str]) -> None:
        await self.look()
        await self.button(label).click()

    async def typed(self, command: str) -> None:
        """Type a command until it is offered, and choose it."""
        await self.look()
        await self.composer.click()
        await self.composer.press_sequentially(f"/{command}")
        await self.channel.locator(".command-entry").first.wait_for()
        await insist(
            lambda: self.composer.press("Enter", timeout=AGAIN),
            lambda: expect(self.chip).to_be_visible(timeout=AGAIN),
        )

    async def command(self, name: str, *, send: bool = True) -> None:
        await self.typed(name)
        if send:
            await self.channel.locator("#send-message").click()


def seats(page: Page) -> list[Seat]:
    return [Seat(page, key) for key in ("ada", "ben", "cem", "dora")]


MOVES = re.compile(
    "|".join(
        like(EN, key, captures=count).pattern
        for key in ("action-move", "action-enter")
        for count in (0, 1)
    )
)
"""What stands on a button that moves a piece."""


MOVED = re.compile(
    "|".join(like(EN, "event-moved", neutral="False", **at).pattern for at in ({"at": "B"}, {}))
)
"""What a message says of a piece that moved."""


async def test_two_people_come_from_play_to_a_moved_piece(page: Page, tmp_path: Path) -> None:
    async with started(tmp_path / "poeppel.sqlite3") as address:
        await page.goto(address)
        ada, ben, *_ = seats(page)
        await expect(ada.channel.get_by_text("No messages")).to_be_attached()
        await keep(page, "1-begin")

        await ada.typed("play")
        await insist(
            lambda: ada.chip.press("Enter", timeout=AGAIN),
            lambda: expect(ada.button(EN("button-join"))).to_be_visible(timeout=AGAIN),
        )
        await ben.press(EN("button-join"))
        await expect(ben.messages).to_contain_text("Ben")
        await keep(page, "2-lobby")

        await ada.press(EN("button-start"))
        await ada.button(EN("action-roll")).wait_for()  # a lobby has a picture, too
        moved = ada.messages.get_by_text(MOVED).first
        for _ in range(TURNS):
            before = await ada.status.text_content() or ""
            person = ben if before.split(",")[0].endswith("Ben") else ada
            await expect(person.status).to_have_text(before)
            await person.look()
            move = person.messages.get_by_role("button", name=MOVES)
            await person.button(EN("action-roll")).or_(move.first).first.wait_for()
            if await move.count():
                await keep(page, "3-choice")
                await move.first.click()
            else:
                await person.button(EN("action-roll")).click()
            await expect(ada.status).not_to_have_text(before)
            if await moved.count():
                break
        await expect(moved).to_be_attached()
        await keep(page, "4-moved")

        await in_german(page, ben)
        await keep(page, "5-command")
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await keep(page, "6-command-phone")
        await ada.look()
        await keep(page, "7-phone")
        await ada.command("table end", send=False)
        await expect(ada.channel.locator(".command-context-detail")).to_be_visible()
        composer = await ada.channel.locator(".command-context").bounding_box()
        assert composer is not None
        assert composer["x"] + composer["width"] <= PHONE["width"], "it is not wider than the phone"

        await page.locator("#restart").click()
        await expect(page.locator(".toast", has_text=EN("playground-restarted"))).to_be_visible()
        await expect(moved).to_be_attached()


async def test_the_first_screen_leads_to_a_lobby_and_to_a_game_in_one_tap_each(
    page: Page, tmp_path: Path
) -> None:
    """On a phone; what is typed is seen by all, and the game to watch goes on by itself."""
    async with started(tmp_path / "poeppel.sqlite3") as address:
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await page.goto(address)
        ada = seats(page)[0]
        await expect(ada.channel.get_by_text("No messages")).to_be_attached()
        empty = ada.channel.locator("#channel-empty")
        await expect(empty).to_be_visible()
        shown = "getComputedStyle(element, '::before')"
        drawn = await empty.evaluate(f"element => {shown}.backgroundImage")
        assert drawn.startswith('url("data:image/png')
        assert EN("playground-welcome") in await empty.evaluate(f"element => {shown}.content")
        await page.locator("#hint .play").click()
        await expect(ada.button(EN("button-join"))).to_be_visible()
        await ada.press(EN("button-seat"))
        await ada.press(EN("button-leave"))
        await expect(ada.messages).to_contain_text(EN("lobby-closed"))
        await page.locator("#hint .watch").click()
        # Not the button: it may stand there for a moment only, until it is pressed.
        rolled = "|".join(re.escape(EN("event-rolled", pips=pips)) for pips in range(1, 7))
        await expect(ada.messages).to_contain_text(re.compile(rolled))
        board = ada.messages.locator("img").last
        before = await board.get_attribute("alt") or ""
        await expect(board).not_to_have_attribute("alt", before)


TWELVE_HOURS = re.compile(r"[AP]M\b")
"""How the client itself writes times in English."""


async def in_german(page: Page, ben: Seat) -> None:
    """Commands are called what they are in the language of whoever types them."""
    await ben.look()
    written = ben.messages.locator(".message-time").first
    await expect(written).to_have_text(TWELVE_HOURS)
    await page.locator("#language").select_option("de")
    await expect(written).not_to_have_text(TWELVE_HOURS)
    await expect(page.locator("#hint")).to_contain_text(
        DE(
            "playground-hint",
            person="Ben",
            play=f"/{DE('command-play')}",
            watch=DE("playground-watch"),
        )
    )
    await expect(page.locator("#view-ben .dm small")).to_have_text(
        DE("playground-only", person="Ben")
    )
    await expect(page.locator("#hint")).to_contain_text(f"/{DE('command-play')}")
    await ben.typed(DE("command-play"))
    await expect(ben.chip).to_have_text(f"/{DE('command-play')}")
    await ben.channel.locator(".command-suggestion", has_text="game").click()
    suggested = ben.channel.locator(".command-suggestion", has_text=DE("game-card-race"))
    field = ben.channel.locator(".command-option-input")
    await insist(
        lambda: suggested.click(timeout=AGAIN),
        lambda: expect(field).to_have_value(DE("game-card-race"), timeout=AGAIN),
    )
    send = ben.channel.locator("#send-message")
    await expect(send).to_be_enabled(timeout=HOLD * 500)  # and not only when the page asks again
    await send.click()
    await expect(ben.messages).to_contain_text(DE("channel-busy", link="").partition("[")[0])


async def test_each_person_has_their_own_view_and_actions(page: Page) -> None:
    """All on one page: to load it takes longer than what is done on it."""
    async with serving(Stub) as address:
        await page.goto(address)
        ada, ben, cem, _ = seats(page)
        await ada.command("play")
        await ben.press("Mine")
        await expect(ben.messages).to_contain_text("Ben's hand in en-US")
        await cem.look()
        await expect(cem.messages).to_contain_text("rolls: 0")
        await expect(cem.messages).not_to_contain_text("hand in")

        await ben.look()
        dot = ben.tab.locator(".mail")
        await ben.press("Mail me")
        await expect(ben.mail).to_contain_text("Your cards")
        await expect(dot).to_be_hidden()

        await page.locator("#language").select_option("de")
        await ben.press("Mine")
        await expect(ben.messages).to_contain_text("Ben's hand in de")

        for rolls in range(1, 5):
            await (ada if rolls % 2 else ben).press("Throw")
            for person in (ada, ben):
                await expect(person.messages).to_contain_text(f"rolls: {rolls}")

        await ben.press("Name the table")
        form = ben.channel.locator("#modal-root")
        await form.get_by_role("textbox").fill("Kitchen")
        await form.get_by_role("button", name="Submit").click()
        await expect(ben.messages).to_contain_text("It is Kitchen.")
        await ben.messages.locator(".select-trigger").click()
        await ben.channel.get_by_role("option", name="Fast").click()
        await expect(ben.messages).to_contain_text("Rules: ['F']")

        await ben.press("Say nothing")
        await expect(page.locator(".toast", has_text=DE("playground-unanswered"))).to_be_visible()


async def test_direct_messages_are_unfolded_with_the_keyboard(page: Page) -> None:
    """On a phone, or enlarged; until then nobody gets lost in them."""
    async with serving(Stub) as address:
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await page.goto(address)
        fold = page.locator("#view-ada .pane.dm .fold")
        frame = page.locator("#view-ada iframe[data-kind=dm]")
        await expect(fold).to_have_attribute("aria-expanded", "false")
        await expect(frame).to_be_hidden()
        await fold.focus()
        await page.keyboard.press("Enter")
        await expect(fold).to_have_attribute("aria-expanded", "true")
        await expect(frame).to_be_visible()


async def test_a_press_does_not_lead_away_from_the_end_of_a_conversation(
    page: Page,
) -> None:
    """A hand that is opened below the board is seen, though the board was drawn anew meanwhile."""
    pressed = """messages => {
      const [button] = [...messages.querySelectorAll("button")].slice(-1);
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      messages.closest(".channel-timeline").scrollTop -= 200;
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => {
        messages.append(Object.assign(document.createElement("div"), { style: "height: 300px" }));
        setTimeout(drawn, 100);
      })));
    }"""
    left = """messages => {
      const shown = messages.closest(".channel-timeline");
      return shown.scrollHeight - shown.scrollTop - shown.clientHeight;
    }"""
    async with serving(Stub) as address:
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await page.goto(address)
        ada = seats(page)[0]
        for _ in range(2):
            await ada.command("play")
        await expect(ada.messages.locator("img").nth(1)).to_be_visible()
        await ada.messages.evaluate(pressed)
        messages = await ada.messages.element_handle()
        frame = await messages.owner_frame()
        assert frame is not None
        await frame.wait_for_function(f"messages => ({left})(messages) <= 1", arg=messages)


async def test_the_page_returns_with_the_playground(page: Page) -> None:
    async with serving(Stub) as address:
        await page.goto(f"{address}#cem")
        await expect(page.locator("#tab-cem")).to_have_attribute("aria-selected", "true")
        port = int(address.rstrip("/").rpartition(":")[2])
    await expect(page.locator(".toast")).to_contain_text(EN("playground-stopped"))
    async with serving(Stub, port):
        await expect(page.locator(".toast")).to_have_count(0)
        await seats(page)[2].command("play")
        await expect(seats(page)[2].messages).to_contain_text("rolls: 0")


@pytest.mark.soak
async def test_a_window_waits_for_all_or_closes_by_itself_as_on_discord(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One visitor plays all; the switch gives a window that is open the time it has on Discord."""
    monkeypatch.setitem(CLOCKS, "relaxed", {**CLOCKS["relaxed"], "window": WINDOW})
    chosen = Settings(database=tmp_path / "poeppel.sqlite3")
    games = {"action_cards": structs.replace(ACTION_CARDS, make=Dealt)}
    async with serving(lambda: Poeppel(chosen, catalog=games)) as address:
        await page.goto(address)
        ada, ben, *_ = seats(page)
        await ada.command("play")
        await ben.press(EN("button-join"))
        await ada.press(EN("button-start"))
        await ada.press(EN("button-my-hand"))
        await ada.press(EN("kind-sprint"))
        await ada.press(like(EN, "action-move", captures=1))
        await ben.look()
        await ben.button(EN("button-react")).wait_for()
        passing = ben.button(EN("button-pass"))
        said = EN("board-window", seconds=WINDOW, own="False").removeprefix("-# ")
        limited = ben.messages.get_by_text(said)
        await expect(limited).to_have_count(0)
        await keep(page, "8-window")

        switch = page.locator("#hurried input")
        await switch.check()
        await expect(limited).to_be_visible()
        await keep(page, "9-window-as-on-discord")
        await expect(passing).to_be_hidden()
        await expect(switch).to_be_checked()


async def test_a_cup_brings_four_more_people_and_threads(page: Page, tmp_path: Path) -> None:
    """They come as it is opened; each of the eight looks into each thread, and it outlives a restart."""
    chosen = Settings(database=tmp_path / "poeppel.sqlite3")
    async with served(lambda: Poeppel(chosen)) as (address, world):
        await page.goto(address)
        await expect(page.locator(".tab")).to_have_count(4)
        ada = world.people[0]
        named = {EN("command-cup-new.length"): "live-25", EN("command-cup-new.rounds"): 3}
        command = f"{EN('command-cup')} {EN('command-cup-new')}"
        await ada.member.slash(world.channel, command, **named)
        await expect(page.locator(".tab")).to_have_count(8)
        assert isinstance(world.bot, Poeppel)
        await world.restart()
        assert len(world.people) == 8
        for number, person in enumerate(world.people):
            click = partial(acts.join, person=person.user.id, click=number)
            await world.bot.cups.act(1, person.user.id, click)
        await world.bot.cups.act(1, ada.user.id, lambda now: acts.begin(now, "now"))
        rooms = page.locator(".person:not([hidden]) .room")
        await expect(rooms).to_have_count(3)
        await page.locator("#tab-hana").click()
        await rooms.last.click()
        hana = Seat(page, "hana")
        board = hana.messages.get_by_role("img").last
        await expect(board).to_be_visible()
        await expect(rooms.last).to_have_attribute("aria-pressed", "true")
        await keep(page, "10-cup-thread")
