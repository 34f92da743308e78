"""simcord is as we know it: fails first, and says where to look, when a new version is not.

What is tested here is used in `playground/internals/` and nowhere else.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from importlib import resources
from typing import Any

import discord
import pytest
import simcord
from simcord import _dpy_internals, _runtime, _settlement, actors, components, gateway, results
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CdnStore
from simcord.env import Env
from simcord.http import router
from simcord.preview import Preview
from simcord.preview._server import PreviewServer
from simcord.results import InteractionResult

from playground.internals.border import on_change, press, speak
from playground.internals.frames import CHROME, PATCHES, Frame, Welcome
from playground.internals.live import LiveEnv, StillEnv, rest_while_waiting
from playground.internals.shortcuts import copied
from tests.playground.stub import Stub
from tests.playground.worlds import living, messages

USED: list[tuple[Any, str]] = [
    (Env, "_bot_scope"),
    (Env, "_begin_operation"),
    (Env, "_end_operation"),
    (Env, "_mark_mutation"),
    (Env, "_register_dispatch_observer"),
    (Env, "_schedule_timer"),
    (Env, "_settle_internal"),
    (Env, "_settlement_state"),
    (Env, "_virtual_time"),
    (Backend, "emit"),
    (Backend, "commit_message"),
    (Backend, "edit_message"),
    (Backend, "delete_message"),
    (Backend, "bulk_delete_messages"),
    (Preview, "_PAGE_LEASE_SECONDS"),
    (Preview, "_action"),
    (Preview, "_advance_presentation_time"),
    (Preview, "_authorized_asset"),
    (Preview, "_mark_action_dispatched"),
    (Preview, "_prepare_asset"),
    (Preview, "_publish"),
    (Preview, "_reject"),
    (PreviewServer, "_SECURITY_HEADERS"),
    (PreviewServer, "_state"),
    (PreviewServer, "_static"),
    (_dpy_internals, "reset_webhook_adapter"),
    (_dpy_internals, "set_webhook_adapter"),
    (_runtime, "_LIVE_LOOPS"),
    (_settlement, "_active_callbacks"),
    (_settlement, "_callback_is_parked"),
    (_settlement, "_owned_tasks"),
    (_settlement, "_park_reason"),
    (_settlement, "_run_due_virtual_callbacks"),
    (_settlement, "_settle_timeout_message"),
    *((module, "deepcopy") for module in (components, results, serializers)),
    *((module, "copy") for module in (gateway, router)),
    (actors, "_component_interaction"),
    (router, "dispatch"),
]
ENV = Env(discord.Client(intents=discord.Intents.none()))
USED += [(ENV, name) for name in ("_advance_task", "_last_dispatch", "_loop", "_preview")]
USED += [(ENV, name) for name in ("_real_advance_task", "_started", "_webhook_adapter", "_work")]
USED += [(CdnStore(), "_blobs")]


@pytest.mark.parametrize(
    ("where", "name"),
    USED,
    # No addresses in memory: pytest-xdist wants the same names in every process.
    ids=lambda value: (
        value if isinstance(value, str) else getattr(value, "__name__", type(value).__name__)
    ),
)
def test_the_private_names_we_use_exist(where: Any, name: str) -> None:
    assert hasattr(where, name), (
        f"simcord {simcord.__version__} has no {name} in {where}: "
        "look through playground/internals/ before upgrading to it."
    )


@pytest.mark.parametrize("path", PATCHES)
def test_the_lines_we_change_in_its_page_are_there_once(path: str) -> None:
    text = (resources.files("simcord.preview") / f"static{path}").read_text("utf-8")
    for old, _new in PATCHES[path]:
        assert text.count(old) == 1, f"simcord's page has changed: {path} has no {old!r} any more"


def test_the_parts_we_hide_of_its_page_are_there() -> None:
    page = (resources.files("simcord.preview") / "static/index.html").read_text("utf-8")
    for part in ("toolbar", "messages-sidebar", "inspector-panel", "drawer-scrim"):
        assert f"#{part}" in CHROME
        assert f'id="{part}"' in page, f"simcord's page has no {part} any more"


def test_a_quick_copy_is_deep() -> None:
    thing = {
        "a": [{"b": 1, "c": None}, 0.5, True, "d"],
        "when": datetime(2026, 1, 1),
        "e": {1: (2, [3])},
    }
    other = copied(thing)
    assert other == thing
    other["a"][0]["b"] = 2
    other["e"][1][1].append(4)
    assert thing["a"] == [{"b": 1, "c": None}, 0.5, True, "d"]
    assert thing["e"] == {1: (2, [3])}


async def test_a_live_world_has_the_same_ids_in_every_run_and_new_ones_for_messages() -> None:
    ids: list[list[int]] = []
    posted: list[int] = []
    for _ in range(2):
        async with living() as world:
            await world.people[0].member.slash(world.channel, "play")
            ids.append([person.user.id for person in world.people] + [*world.places])
            posted += messages(world)
    assert ids[0] == ids[1]
    assert len(set(posted)) == 2


async def test_in_a_live_world_time_passes_and_people_act_at_the_same_time() -> None:
    async with living() as world:
        assert abs((world.env.now() - datetime.now(UTC)).total_seconds()) < 5
        await world.people[0].member.slash(world.channel, "play")
        (board,) = messages(world).values()
        both = [press(person.member, board, "t:1:0:hand") for person in world.people]
        answers = await asyncio.gather(*both)
    assert all(answer.acknowledged for answer in answers)


async def test_private_answers_count_as_changes_and_languages_are_sent_along() -> None:
    env = StillEnv(Stub())
    rest_while_waiting()
    user = env.create_user("ada")
    guild = env.create_guild()
    member = guild.add_member(user)
    channel = guild.create_text_channel("general")
    changed: list[int] = []
    on_change(env.backend, changed.append)
    speak(env.backend, {user.id: "de"}, "en-GB")
    await env.start()
    try:
        with env.time_context():
            result = await member.slash(channel, "play")
            assert isinstance(result, InteractionResult)
            assert changed == [channel.id]
            assert result.response is not None
            hand = await member.click(result.response, custom_id="t:1:0:hand")
            assert hand.response is not None
            assert hand.response.content.endswith("in de")
    finally:
        await env.bot.close()
        await env.shutdown()
    assert changed == [channel.id, channel.id]
    env.raise_errors()


async def test_a_late_press_reaches_the_bot_with_its_original_button() -> None:
    """A button is replaced between the page being drawn and the click: the click is not on the new one."""
    refused: list[str] = []
    async with living() as world:
        ada = world.people[0]
        frame = Frame(
            world.env,
            world.channel,
            ada.member,
            shown_by="http://127.0.0.1:1",
            refused=refused.append,
            welcome=lambda: Welcome("", ""),
        )
        await frame.open()
        await ada.member.slash(world.channel, "play")
        page = frame.preview._open_page(None, None)
        (board,) = messages(world).values()
        places = {button: place for place, button in frame._buttons[page.id][page.revision].items()}
        click = {
            "protocol_version": 3,
            "request_id": "first",
            "sequence": 1,
            "generation": page.generation,
            "bot_generation": world.env._generation,
            "kind": "click",
            "target_id": str(board.id),
            "control_key": places["t:1:0:roll"],
            "published_revision": page.revision,
        }
        first = await frame.preview._action(page.id, click)
        assert not first["rejected"]
        late = await frame.preview._action(page.id, {**click, "request_id": "late", "sequence": 2})
        assert late["rejected"]
        assert "This board is outdated." in [each.content for each in messages(world).values()]
        assert isinstance(world.bot, Stub)
        assert world.bot.rolls == {1: 1}
        assert refused == []
        await frame.close()


def test_a_sharded_bot_gets_one_shard() -> None:
    for env in (StillEnv(Stub()), LiveEnv(Stub(), lambda interaction: None)):
        assert env.requested_shard_count == 1
