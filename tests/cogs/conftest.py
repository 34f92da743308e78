"""What all tests of `cogs` have in common."""

from __future__ import annotations

import io
import math

import pytest
from PIL import Image

from cogs import serving
from cogs.messages import gathering_messages, pings, scheduled_events, server_messages
from cogs.messages.ephemeral import FirstResults
from cogs.operator import maintenance, monitor
from cogs.platform import clock, request_budget, request_tasks
from cogs.platform.edit_routes import EditRoutes
from cogs.platform.interactions import Deferral, Interaction, Prompt
from cogs.widgets.message_layout import PictureJob
from data.store import sqlite_store
from engine.hosting.service import scheduler
from engine.hosting.service.store import SettingsCache
from engine.hosting.state import settings


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hurry nobody at a table whose pace was not chosen, and call nobody: time may pass in a test.

    Nor let the bot wait where it stands, in which no second passes.
    """
    monkeypatch.setattr(request_budget, "TOKENS", 10**6)
    request_tasks.allow(request_budget.RequestBudget())
    monkeypatch.setattr(settings, "PACE", "none")
    monkeypatch.setattr(pings, "HERE", math.inf)


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look seldom what time it is and whether the file is there: each look is a step of simulated time.

    The clock sleeps until what is due all the same; it looks between for a system's clock that was set.
    """
    monkeypatch.setattr(scheduler, "LOOK", 1800.0)
    monkeypatch.setattr(sqlite_store, "WATCH", 1800.0)
    monkeypatch.setattr(clock, "LOOK", 1800.0)
    monkeypatch.setattr(gathering_messages, "LOOK", 1800.0)
    monkeypatch.setattr(scheduled_events, "LOOK", 1800.0)


@pytest.fixture
def long_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is done every minute be done every half hour, or a night of simulated time takes minutes."""
    monkeypatch.setattr(scheduler, "BEAT", 1800.0)
    monkeypatch.setattr(monitor, "LOOK", 1800.0)
    monkeypatch.setattr(serving, "EVERY", 1800.0)
    monkeypatch.setattr(maintenance, "MINUTE", 1800.0)
    monkeypatch.setattr(maintenance, "EVERY", 2)
    monkeypatch.setattr(server_messages, "AGAIN", 1800.0)


@pytest.fixture(autouse=True)
def blank(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send blank pictures where nobody looks at them: to draw them costs more than all the rest.

    Tests marked `drawn` send real ones.
    """
    if request.node.get_closest_marker("drawn") is None:
        file = io.BytesIO()
        Image.new("1", (8, 8)).save(file, "PNG")
        png = file.getvalue()
        monkeypatch.setattr(PictureJob, "painted", lambda sketch: png)


async def _nothing(*_: object) -> None:
    """Tell nothing."""


@pytest.fixture(autouse=True)
def know_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people know already what is kept of their results, so that no answer says it besides."""
    monkeypatch.setattr(FirstResults, "tell", _nothing)


async def _nobody(*_: object) -> list[int]:
    """Find nobody in their first game."""
    return []


@pytest.fixture(autouse=True)
def know_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people know the games, so that no board teaches them besides (`test_lessons.py`)."""
    monkeypatch.setattr(SettingsCache, "learners", _nobody)


@pytest.fixture
def own_route(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all messages edited by the bot's own route, as if nobody had pressed them lately."""
    monkeypatch.setattr(EditRoutes, "lead", lambda *_: None)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fold turns that nobody decides into one, as where nobody was there for a while."""
    monkeypatch.setattr(pings, "THERE", 0.0)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no picture ready in time."""
    begin = Prompt.__init__

    def late(prompt: Prompt, interaction: Interaction, how: Deferral) -> None:
        begin(prompt, interaction, how)
        prompt.hurry()

    monkeypatch.setattr(Prompt, "__init__", late)
