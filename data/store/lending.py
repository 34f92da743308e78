"""Request tokens for Discord, lent among processes by database rows.

A process gives up only tokens with which no request is under way, and takes only those in no other row,
under a lock: together the rows never hold more than there are.  The tokens of a process that has ended
are its own until its last request was counted; a process that cannot reach the database sends nothing
long before that (`HOLDS`).
"""

from __future__ import annotations

from collections.abc import Sequence

from data.store.connection import Connection

HOLDS = 2.0
"""Seconds for which tokens may be spent, from the question for them."""
GONE = 5.0
"""Seconds after which a row is another's: its tokens were spent, and their requests counted, by then."""
LOCK = "SELECT set_config('idle_in_transaction_session_timeout', '2000', true), pg_advisory_xact_lock(3)"
"""Else a process that was stopped here would stop the others, too, and for longer."""
NOW = "extract(epoch FROM clock_timestamp())::double precision"
DROP = f"DELETE FROM shares WHERE at < {NOW} - ? AND id <> ?"
ROWS = "SELECT id, tokens, wanted FROM shares ORDER BY id"
KEEP = f"UPDATE shares SET tokens = ?, wanted = ?, at = {NOW} WHERE id = ? RETURNING id"
BEGIN = f"INSERT INTO shares (tokens, wanted, at) VALUES (?::bigint, ?::bigint, {NOW}) RETURNING id"


def parts(wanted: Sequence[int], there: int) -> list[int]:
    """Divide tokens: each part is at least equal, or as wished.

    >>> parts([1, 50, 1], 45), parts([50, 50], 45), parts([1, 2], 45)
    ([1, 43, 1], [22, 23], [22, 23])
    """
    given, left = [0] * len(wanted), there
    order = sorted(range(len(wanted)), key=lambda each: wanted[each])
    for place, each in enumerate(order):
        given[each] = min(wanted[each], left // (len(order) - place))
        left -= given[each]
    for place, each in enumerate(order):  # nobody wishes for these, and all may have them
        more = left // (len(order) - place)
        given[each] += more
        left -= more
    return given


class Sharing:
    """A process's row."""

    def __init__(self) -> None:
        self._row = 0

    def exchange(self, db: Connection, there: int, kept: int, wanted: int) -> tuple[int, int]:
        """Return the tokens of this process, held and usable.

        Args:
            db: in a transaction of its own.
            there: how many there are in all.
            kept: with how many it goes on in any case; the others it held are free.
            wanted: how many it could use.
        """
        db.execute(LOCK).fetchall()
        db.execute(DROP, (GONE, self._row))
        rows = db.execute(ROWS).fetchall()
        others = sum(had for row, had, _ in rows if row != self._row)
        wishes = {**{row: wished for row, _, wished in rows}, self._row: wanted}
        part = parts(list(wishes.values()), there)[list(wishes).index(self._row)]
        tokens: int = max(0, min(max(kept, part), there - others))
        found = db.execute(KEEP, (tokens, wanted, self._row)).fetchall()
        if not found:  # it is the first time, or was away for too long
            found = db.execute(BEGIN, (tokens, wanted)).fetchall()
        [(self._row,)] = found
        return tokens, part
