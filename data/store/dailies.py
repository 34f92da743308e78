"""The store of answers to daily positions."""

from __future__ import annotations

from collections import Counter
from functools import partial

from data.store.connection import Connection
from data.store.sql_base import SqlBase

DELETE_A_DAY = "DELETE FROM dailies WHERE day = (SELECT min(day) FROM dailies WHERE day < ?)"


class SqlDailies(SqlBase):
    """Answers by person and day, as texts like "2,0,1"; see `SqlStore`."""

    async def dailies_of(self, person: int) -> dict[int, str]:
        """Return a person's answers by day, the latest first."""
        found = "SELECT day, answers FROM dailies WHERE person = ? ORDER BY day DESC"
        return {int(day): str(answers) for day, answers in await self._read(found, person)}

    async def dailies_on(self, day: int) -> Counter[str]:
        """Return the number of people by their answers on a day."""
        found = "SELECT answers, count(*) FROM dailies WHERE day = ? GROUP BY answers"
        return Counter({str(each): int(number) for each, number in await self._read(found, day)})

    async def answer_daily(self, person: int, day: int, follows: str, answers: str) -> bool:
        """Store answers that follow others, "" being none.

        Returns:
            Whether they did; else another press was first, or a deletion, and nothing is changed.
        """
        return await self._transact(
            partial(answer, person=person, day=day, follows=follows, answers=answers)
        )

    async def forget_dailies(self, before: int) -> int:
        """Delete the oldest day's answers, if *before* a day; return their number."""
        return await self._transact(lambda db: db.execute(DELETE_A_DAY, (before,)).rowcount)


def answer(db: Connection, person: int, day: int, follows: str, answers: str) -> bool:
    """Store answers in one statement; return whether they followed."""
    if follows:
        statement = "UPDATE dailies SET answers = ? WHERE person = ? AND day = ? AND answers = ?"
        return db.execute(statement, (answers, person, day, follows)).rowcount > 0
    statement = "INSERT INTO dailies (answers, person, day) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(statement, (answers, person, day)).rowcount > 0
