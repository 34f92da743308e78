"""What must not grow: memory, and the database by more than is played; what goes in time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence

from cogs.operator.maintenance import ACTS, SETTLED, SHARED
from data.store.connection import Connection
from data.store.cups import OF_RUNNING_CUP
from engine.daily import MOST_DAYS
from tests.week.figures import Day
from tests.week.people import DAY, HOUR, Place
from tests.week.world import Week

LATE = 3 * HOUR
"""Seconds by which chores of each hour may come later, as after a restart."""

MEMORY, A_DAYS_MESSAGES, OBJECTS = 12.0, 2.0, 1.25
"""MiB by which the process may grow from the second day on, and for the messages of each day, which the simulated
Discord keeps; and the factor by which its objects may."""

AN_ANSWER, A_DAY = 900, 400_000
"""Bytes by which the database may grow for each answer, and for each day besides."""

PLANTED = 3
"""Days of the week after which what was stored long before it has to be gone."""


def growing(days: Sequence[Day]) -> Iterator[str]:
    """Yield what has grown though it should not."""
    answers = 0
    for last in days[2:]:
        more = last.memory - days[1].memory
        if more > MEMORY + A_DAYS_MESSAGES * (last.number - days[1].number):
            yield f"day {last.number}: {last.memory:.0f} MiB, {days[1].memory:.0f} on the second"
        if last.objects > days[1].objects * OBJECTS:
            yield f"day {last.number}: {last.objects} objects, {days[1].objects} on the second"
        answers += last.answers
        grown, since = last.used - days[1].used, last.number - days[1].number
        if grown > answers * AN_ANSWER + since * A_DAY:
            yield f"day {last.number}: the database grew by {grown} for {answers} answers, since the second"


async def overdue(week: Week, places: Sequence[Place]) -> AsyncIterator[str]:
    """Yield what is still kept though its time is over."""
    now = week.now()
    today, late = int(now // DAY), now - LATE
    over = "status IN ('ended', 'abandoned')"
    of_tables = f'"table" IN (SELECT id FROM tables WHERE {over} AND changed_at < ?)'
    alone = f"{over} AND NOT {OF_RUNNING_CUP}"  # a cup's tables stay as long as it runs
    looks: list[tuple[str, tuple[float, ...]]] = [
        ("acts WHERE at < ?", (late - ACTS,)),
        ("dailies WHERE day < ?", (today - MOST_DAYS - 1,)),
        ("shared_days WHERE day < ?", (today - SHARED - 1,)),
        (f"tables WHERE packed = 0 AND {over} AND changed_at < ?", (late - SETTLED,)),
        (f"log WHERE {of_tables}", (late - SETTLED,)),
        (f"messages WHERE kind IN ('ping', 'hand') AND {of_tables}", (late - DAY,)),
    ]
    for place in places:
        kept = (place.id, late - place.keeps * DAY)
        looks.append((f"tables WHERE server = ? AND {alone} AND changed_at < ?", kept))
        looks.append(("cups WHERE server = ? AND status = 'over' AND changed_at < ?", kept))
        results = (place.id, today - place.results - 2)
        looks.append(("results WHERE server = ? AND day < ?", results))
    for look, values in looks:
        [(left,)] = await week.bot.store._read(f"SELECT count(*) FROM {look}", *values)
        if left:
            yield f"{left} {look} {values} are kept too long"


async def plant(week: Week, place: Place) -> None:
    """Store things of long ago, whose times are over in the week."""
    now = week.now()
    today = int(now // DAY)

    def store(db: Connection) -> None:
        act = 'INSERT INTO acts (server, at, "by", what, "table", about) VALUES (?, ?, 1, ?, 0, ?)'
        day = "INSERT INTO dailies (person, day, answers) VALUES (?, ?, ?)"
        shared = (
            "INSERT INTO shared_days (day, channel, server, told, changes, shared) "
            "VALUES (?, ?, ?, true, 1, 1)"
        )
        for ago in range(PLANTED):
            db.execute(act, (place.id, now - ACTS + ago * DAY, "closed", ""))
            db.execute(day, (place.id, today - MOST_DAYS + ago, "0"))
            db.execute(shared, (today - SHARED + ago, place.id, place.id))

    await week.bot.store._transact(store)
