"""A real browser for the tests, without a window.

Screenshots are kept in the folder `screenshots`. Needs Chromium, which on Debian and Ubuntu is the
package `chromium`; `POEPPEL_CHROMIUM` names one that stands elsewhere.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.async_api import Page

SCREENSHOTS = Path(__file__).resolve().parents[2] / "screenshots"

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
NAMED = os.environ.get("POEPPEL_CHROMIUM")
CHROMIUM = next(filter(None, map(shutil.which, [NAMED] if NAMED else NAMES)), None)
FLAGS = [
    "--headless",
    "--no-sandbox",  # it works as root, too, and shows nothing but our own page
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP, PHONE = {"width": 1400, "height": 860}, {"width": 390, "height": 844}

PATIENCE = 30_000.0
"""Milliseconds that anything may take: other tests run meanwhile."""

in_chromium = [
    pytest.mark.skipif(
        CHROMIUM is None,
        reason="no Chromium here: install the package chromium to test in a browser",
    ),
    pytest.mark.asyncio(loop_scope="module"),
]
"""What the tests of a module in the browser are marked with."""


async def keep(page: Page, name: str) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    for frame in page.frames:
        await frame.evaluate("document.fonts.ready.then(() => null)")
    await page.screenshot(path=SCREENSHOTS / f"{name}.png")
