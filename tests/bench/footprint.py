"""What a bot's process takes in memory: drawing in advance, a large cup, servers, languages.

Run as ``python -m tests.bench.footprint cup 96``, ``servers 500`` or ``languages 5``, each in a process
of its own, since what is left behind would count.  The whole bot runs on discord.py with a database
file, and bytes to Discord are dropped (`tests.bench.clicks`).
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import tracemalloc
from collections import deque
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import json

from cogs.serving import give_back, portions, trim
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.cups import acts
from engine.hosting.cups.events import CupSetup
from engine.hosting.service.cups import StoredCup
from tests.bench.clicks import CHANNEL, SERVER, Bench, alone
from tests.bench.memory import mebibytes
from tests.bench.table import Row

CHANNELS, ROLES, OVERWRITES = 50, 30, 2
"""Of a server, and for how many roles a channel has its own permissions."""
FOLDERS, VOICES = 6, 8
"""Channels of these kinds; the others are for text."""
PRESSES = 20
"""By the people of each table of a cup."""


def settled() -> float:
    """Return the MiB that the process keeps when all free memory is given back."""
    gc.collect()
    trim()
    return mebibytes()


def most() -> float:
    """Return the MiB of the process at their highest, and begin to measure anew."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    [found] = [int(line.split()[1]) for line in lines if line.startswith("VmHWM")]
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    return found / 1024


async def cup(people: int) -> list[float]:
    """Return the MiB of a bot before anything is drawn, of drawing in advance, and of a cup.

    The latter two are told as what is kept, and as the most on the way.
    """
    async with alone() as made:
        found = [settled()]
        most()
        deque(islice(portions(), None if people > 6 else 1), 0)
        highest = most()
        found += [settled(), highest]
        most()
        await played(made, people)
        highest = most()
        return [*found, settled(), highest]


async def played(made: Bench, people: int) -> None:
    """Draw the first round of a live cup, and play at all its tables at once."""
    ours, begins = made.bot.cups, made.bot.now() + 3600

    async def thread(_cup: StoredCup, place: int) -> int:
        return CHANNEL + place

    ours.provide_thread = thread
    setup = CupSetup(pace="live", length=50, rounds=3, begins=begins)
    number = await ours.open(setup, SERVER, CHANNEL, 1, 1)
    for each in range(1, 1 + people):
        await ours.act(number, each, partial(acts.join, person=each, click=each))
    await ours.act(number, 1, lambda now: acts.begin(now, "measured"))
    await ours.look(number)
    await made.bot.presenter.boards.settled()
    found = await ours.store.cup_tables(number)
    made.tables = [await made.shown(table) for table in found.values()]

    async def pressed(place: int) -> None:
        for _ in range(PRESSES):
            await made.click(place)

    await asyncio.gather(*map(pressed, range(len(made.tables))))
    await made.bot.presenter.boards.settled()


async def servers(count: int) -> list[float]:
    """Return the MiB of so many servers, as the gateway tells them."""
    async with alone() as made:
        before = settled()
        for number in range(count):
            event = json.decode(json.encode(server(number)))  # no text is shared
            made.bot._connection.parse_guild_create(event)
            await asyncio.sleep(0)
        return [settled() - before]


def server(number: int) -> Any:
    """Return what Discord tells of a server."""
    first = 10**18 + 10**4 * number
    roles = [
        {
            "id": str(first + each),
            "name": f"role {each} of {number}",
            "permissions": str(2**40 + each),
            "position": each,
            "color": 3447003,
            "colors": {"primary_color": 3447003, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": True,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        for each in range(ROLES)
    ]
    return {
        "id": str(first),
        "name": f"Server {number}",
        "owner_id": str(first + 1),
        "icon": f"{number:032x}",
        "preferred_locale": "en-US",
        "features": ["COMMUNITY"],
        "member_count": 100,
        "unavailable": False,
        "roles": roles,
        "channels": [channel(first, each) for each in range(CHANNELS)],
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 2,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "system_channel_flags": 0,
        "afk_timeout": 300,
        **dict.fromkeys(("emojis", "stickers", "members", "threads", "presences"), ()),
        **dict.fromkeys(("voice_states", "stage_instances", "guild_scheduled_events"), ()),
        **dict.fromkeys(("description", "splash", "banner", "vanity_url_code"), None),
    }


def channel(first: int, number: int) -> dict[str, Any]:
    """Return what Discord tells of a channel."""
    folder, voice = number < FOLDERS, FOLDERS <= number < FOLDERS + VOICES
    found = {
        "id": str(first + 100 + number),
        "type": 4 if folder else 2 if voice else 0,
        "name": f"channel-{number}-of-{first}",
        "position": number,
        "parent_id": None if folder else str(first + 100 + number % FOLDERS),
        "permission_overwrites": [
            {"id": str(first + (number + each) % ROLES), "type": 0, "allow": "1024", "deny": "2048"}
            for each in range(OVERWRITES)
        ],
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": str(first + 1000 + number),
        "flags": 0,
    }
    more = (
        {"bitrate": 64000, "user_limit": 0} if voice else {"topic": f"all about {first + number}"}
    )
    return found if folder else found | more


async def languages(count: int) -> list[float]:
    """Return the MB of the texts of so many languages, one after the other and after English."""
    first, *others = LANGUAGES
    texts(first)
    found = list[float]()
    tracemalloc.start()
    for each in others[:count]:
        before, _ = tracemalloc.get_traced_memory()
        texts(each)
        gc.collect()
        found.append((tracemalloc.get_traced_memory()[0] - before) / 1e6)
    tracemalloc.stop()
    return found


MEASURED = {"cup": cup, "servers": servers, "languages": languages}


def taken(what: str, count: int) -> list[float]:
    """Measure in another process."""
    command = [sys.executable, "-m", __name__, what, str(count)]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=3600)
    return json.decode(said.stdout.splitlines()[-1], type=list[float])


def rows(full: bool = True) -> Iterator[Row]:
    people = 96 if full else 6
    bare, drawn, drawing, kept, peak = taken("cup", people)
    yield Row("memory, all drawn in advance", drawn, "MiB", "a bot that has drawn nothing", bare)
    yield Row("memory, the most while drawing in advance", drawing, "MiB")
    yield Row(f"memory, a round of a cup of {people}", kept, "MiB", "before it", drawn)
    yield Row(f"memory, the most in a round of a cup of {people}", peak, "MiB")
    count = 500 if full else 5
    [more] = taken("servers", count)
    what = f"memory of a server with {CHANNELS} channels and {ROLES} roles"
    yield Row(what, max(0.0, more) * 1024 / count, "KiB")
    found = taken("languages", len(LANGUAGES) - 1 if full else 1)
    yield Row("memory of a language, the largest", max(found), "MB", "the smallest", min(found))


if __name__ == "__main__":
    give_back()
    print(json.encode(asyncio.run(MEASURED[sys.argv[1]](int(sys.argv[2])))).decode())
