"""The database's number of shards, and the last served time of each."""

from __future__ import annotations

from math import gcd

from data.store.connection import Connection
from data.store.rows import upsert


def alive(shard: int, shards: int) -> str:
    """Return the name of the note with a shard's last served time."""
    return "alive" if shards == 1 else f"alive {shard}/{shards}"


SHARDS = "shards"
"""The name under which a database remembers its number of shards."""
REMEMBER = upsert("memory", ["key"], ["key", "value"])


def laid_out(db: Connection) -> int:
    """Return a database's number of shards; 1 before the first start."""
    found = db.execute("SELECT value FROM memory WHERE key = ?", (SHARDS,)).fetchall()
    return int(found[0][0]) if found else 1


def lay_out(db: Connection, shards: int) -> int:
    """Change a database's number of shards; return the former one.

    A shard's note becomes the oldest of the shards that had its servers: no table loses time.
    """
    former = laid_out(db)
    db.execute(REMEMBER, (SHARDS, str(shards)))
    if former != shards:
        rows = db.execute("SELECT key, value FROM memory WHERE key LIKE 'alive%'").fetchall()
        notes = {str(key): float(at) for key, at in rows}
        db.execute("DELETE FROM memory WHERE key LIKE 'alive%'")
        oldest = _oldest(notes, former, common := gcd(former, shards))
        kept = ((alive(each, shards), oldest.get(each % common)) for each in range(shards))
        db.executemany(REMEMBER, [(key, repr(at)) for key, at in kept if at is not None])
    return former


def leave_shards(db: Connection) -> None:
    """Forget shards, which a file's one process has not."""
    lay_out(db, 1)
    db.execute("DELETE FROM memory WHERE key = ?", (SHARDS,))


def _oldest(notes: dict[str, float], shards: int, common: int) -> dict[int, float]:
    """Return the oldest note of the shards with each remainder."""
    oldest: dict[int, float] = {}
    for shard in range(shards):
        if (at := notes.get(alive(shard, shards))) is not None:
            oldest[shard % common] = min(at, oldest.get(shard % common, at))
    return oldest
