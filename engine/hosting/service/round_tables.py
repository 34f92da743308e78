"""The tables of a cup's latest round."""

from __future__ import annotations

import logging
from contextlib import suppress

from engine.classic.tournament import BY_ROUND
from engine.core import META, TIME_UP
from engine.hosting.cups import silence, steps
from engine.hosting.cups.cup import ABSENT, Cup
from engine.hosting.cups.events import NOBODY, CupSetup, Played, Replaced
from engine.hosting.service.store import CupStore
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import CupTable, Setup

log = logging.getLogger("poeppel.round_tables")

GAME = "tournament"
"""The game of all cups: for three or four, with places for all, and a way to stop it."""


class RoundTables:
    """The tables of cups' latest rounds."""

    def __init__(self, tables: Tables, store: CupStore) -> None:
        self.tables, self.store = tables, store

    async def opened(self, state: Cup) -> list[Session]:
        """Return the readable tables of the latest round, by place."""
        found, round = list[Session](), len(state.rounds)
        for (of, _), table in (await self.store.cup_tables(state.id)).items():
            if of == round:
                with suppress(Refused):  # a damaged one is counted at the next look
                    found.append(await self.tables.get(table))
        return found

    async def playing(self, state: Cup) -> list[Session]:
        """Return the running tables of the latest round, by place."""
        return [each for each in await self.opened(state) if each.record.status == "running"]

    async def seat(self, state: Cup, place: int, where: tuple[int, int]) -> None:
        """Open a table of the running round, and begin its game.

        Args:
            state: of the cup.
            place: of the table in the draw.
            where: its server and thread.
        """
        round = len(state.rounds)
        assert state.running is not None, "a round is on"
        seated = [each for each in state.running.tables[place - 1] if state.people[each]]
        at = CupTable(state.id, round, place, dict(enumerate(seated)), state.format)
        setup = table_setup(state.setup)
        people = [state.people[each] for each in seated]
        draft = self.tables.lobbies.cup_table(at, GAME, setup, people, where)
        draft.seed = steps.seed(state.secret, round, place)
        draft.contributions = steps.table_contributions(state, round, place)
        await self.tables.lobbies.seat(at, draft, None if state.live else state.lasts)

    async def waits(self, table: int) -> bool:
        """Return whether a stored table's game has not begun."""
        record = await self.tables.store.load(table)
        return record is not None and record.status == "lobby"

    async def settle(self, state: Cup) -> None:
        """Have running tables follow the log, also after a kill.

        Those that moderators ended stop, of an ended cup all; elsewhere computers play for entrants that left.
        """
        for session in await self.playing(state):
            at = session.setup.cup
            assert at is not None, "it is a cup's table"
            if state.ended or at.place in state.rounds[-1].stopped:
                await self.tables.stop(session.record.id)
                continue
            seated = {*at.entrants.values(), *state.rounds[-1].replaced.values()}
            for entrant in state.left & seated:
                if state.people[entrant] in session.people:
                    await self.tables.leave(session.record.id, state.people[entrant])

    async def results(self, state: Cup) -> list[Played]:
        """Return the results of tables that are over."""
        found = []
        tables = await self.store.cup_tables(state.id)
        assert state.running is not None, "a round is on"
        round = len(state.rounds)
        for place in state.running.open:
            if (table := tables.get((round, place))) is None:
                if state.ended:  # it will not be opened any more
                    found.append(steps.shared(state, place))
                continue
            if (event := await self._result(state, place, table)) is not None:
                found.append(event)
        return found

    async def _result(self, state: Cup, place: int, table: int) -> Played | None:
        """Return the result of a table, if it is over.

        One that cannot be read any more is shared by all who sat there.
        """
        try:
            session = await self.tables.get(table)
        except Refused as lost:
            log.warning("cup %s: table %s is counted as shared: %s", state.id, table, lost.key)
            return steps.shared(state, place)
        if session.record.is_open:
            return None
        rows = await self.tables.store.log(table)
        at = session.setup.cup
        if session.play is None or at is None:  # closed before its game
            return steps.shared(state, place)
        final = session if session.running.table.over else as_stopped(session)
        standing = final.running.game.ranked(final.running.table)
        replaced = state.rounds[-1].replaced
        who = {seat: replaced.get(each, each) for seat, each in at.entrants.items()}
        by_place = [[who.get(seat) for seat in together] for together in standing]
        absent = [
            each
            for seat, each in who.items()
            if (person := state.people[each]) != NOBODY
            and silence.is_silent(session, rows, seat, person)
        ]
        return steps.played(state, place, by_place, absent)

    async def replaced(self, state: Cup, now: float) -> list[Replaced]:
        """Seat waiting entrants in place of silent ones."""
        running, found, waiting = state.running, list[Replaced](), state.waiting
        if running is None or not (state.live and waiting):
            return []
        for session in await self.playing(state):
            table, at = session.record.id, session.setup.cup
            assert at is not None, "it is a cup's table"
            if not silence.is_open(session, state.lasts, now):
                continue
            rows = await self.tables.store.log(table)
            for seat, each in at.entrants.items():
                since = silence.asked_since(session, rows, seat, state.people[each])
                silent = each in state.left or (since is not None and now >= since + ABSENT)
                if silent and waiting and each not in running.replaced:
                    by = waiting.pop(0)
                    await self.tables.replace(table, seat, state.people[by])
                    found.append(Replaced(entrant=each, by=by))
        return found

    async def taken(self, state: Cup) -> list[Replaced]:
        """Return replacements at tables that the log lacks after a kill."""
        assert state.running is not None, "a round is on"
        known, found = state.running.replaced, list[Replaced]()
        numbers = {person: each for each, person in state.people.items() if person != NOBODY}
        for session in await self.opened(state):
            at = session.setup.cup
            assert at is not None, "it is a cup's table"
            for seat in session.record.seats:
                each = at.entrants.get(seat.seat)
                by = numbers.get(seat.person or seat.away or NOBODY)
                if each is not None and by not in (each, None) and each not in known:
                    found.append(Replaced(entrant=each, by=by))
        return found


def table_setup(chosen: CupSetup) -> Setup:
    """Return the setup of a cup's tables."""
    live = chosen.pace == "live"
    return Setup(
        "penalties" if chosen.penalties else "book",
        {"time_limit": str(chosen.length) if live else BY_ROUND},
        pace="quick" if live else "days",
        takeover=False,
        hints=False,
    )


def as_stopped(session: Session) -> Session:
    """Return a copy of a session with its game stopped."""
    stopped = session.fork()
    stopped.answer(META, TIME_UP)
    return stopped
