"""Messages of a finished game: places, and further actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct, structs

from cogs.platform.foreign import markup
from cogs.platform.limits import small
from cogs.platform.lru_maps import LruMap
from cogs.services import Services
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, button, custom_id
from cogs.widgets.message_layout import Draft
from data.foreign import Foreign
from data.records import Result, SeatRecord
from data.store.errors import StoreError
from engine.hosting.cups.events import Drawn, Stopped
from engine.hosting.service.cups import logged
from engine.hosting.state.results import SAME
from engine.hosting.state.session import Session
from engine.hosting.statistics import own_results
from engine.hosting.statistics.own_results import Feud, Trophy, feud
from engine.views import Seat


def result(session: Session, words: Words) -> str:
    """Return the winners and all places."""
    texts, players, placed = words.texts, words.players(session.record.seats), places(session)
    title = "result-title.draw" if drawn(placed) else "result-title"
    lines = [texts(title, **_winners(placed, session, words))]
    for seat, place in placed.items():
        player = _for_entrant(players[seat], session.controller(seat), session, words)
        lines.append(texts("result-place", place=place, seat=player))
    return "\n".join(lines)


def places(session: Session) -> dict[Seat, int]:
    """Return the places by player, from 1; players may share one."""
    assert session.play is not None, "it is over"
    found, place = dict[Seat, int](), 1
    for together in session.play.game.standings(session.play.table):
        found |= dict.fromkeys(together, place)
        place += len(together)
    return found


def drawn(placed: Mapping[Seat, int]) -> bool:
    """Return whether all players share the first place."""
    return len(placed) > 1 and set(placed.values()) == {1}


def _winners(placed: Mapping[Seat, int], session: Session, words: Words) -> dict[str, str | int]:
    """Return the values of a text about the winners, if any."""
    first = [session.controller(seat) for seat, at in placed.items() if at == 1]
    won = [_for_entrant(words.holder(owner), owner, session, words) for owner in first]
    return {"who": words.texts.listed(won), "winners": len(won)}


def _for_entrant(name: str, owner: SeatRecord, session: Session, words: Words) -> str:
    """Name a player; at a table of a cup, the entrant, too."""
    before = session.setup.former.items()
    first = owner.away or next(
        (each for each, seats in before if owner.seat in seats), owner.person
    )
    if session.setup.cup is None or first in (None, owner.person):
        return name
    return words.texts("cup-for", who=name, entrant=words.person(first))


def shrunk(shown: Draft, session: Session, words: Words) -> Draft:
    """Return the message shrunk to a line and a small picture."""
    record = session.record
    placed = places(session) if record.status == "ended" else {}
    key = "table-shrunk.draw" if drawn(placed) else "table-shrunk"
    winners = _winners(placed, session, words)
    line = words.texts(key, game=words.game, table=record.id, **winners)
    others = custom_id(Kind.AGAIN, record.id)
    back = tuple(each for each in shown.buttons if each.custom_id != others)
    return Draft((line,), back, sketches=shown.sketches[:1], accent=shown.accent, small=True)


def afterwards(session: Session, words: Words) -> tuple[Button, ...]:
    """Return a finished game's buttons: rematch, analysis, film.

    A cup draws its tables itself. A film shows the last round, too.
    """
    kinds = [Kind.AGAIN] if session.setup.cup is None else []
    if session.system.looks_back:
        kinds.append(Kind.HINDSIGHT)
    kinds.append(Kind.REPLAY if words.face.filmed else Kind.ROUND)
    return tuple(button(kind, session.record.id, words.texts) for kind in kinds)


# The remembered lines below a result: feuds and trophies.


MOST = 2
"""Trophies that are told of one game."""


class Earned(Struct, frozen=True):
    """A trophy of a person."""

    person: int
    trophy: Trophy
    wait: int
    """Most rolls in a row without a six in that game."""
    times: int = 0
    """How often they were sent home by the player on whom they took revenge."""
    by: int | None = None
    """That player; None where it is nobody to be named."""


class Stop(Struct, frozen=True):
    """The end of a cup's table by an organiser."""

    by: int
    """The id of the organiser; 0: a deleted person's."""
    why: Foreign


class Remembered(Struct, frozen=True):
    """Facts about the people of a game that the server remembers."""

    trophies: Sequence[Earned] = ()

    feud: Feud | None = None
    seasonal: bool = False
    """Whether it is of one season, or of all the time there was."""
    uncounted: bool = False
    """Whether it is left out of lists that the server shows."""
    stopped: Stop | None = None


NOTHING = Remembered()


class Aftermath:
    """Remembered facts of the latest results, read before boards are drawn."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._found: LruMap[int, Remembered] = LruMap()

    async def read(self, session: Session) -> None:
        """Read the remembered facts of a finished game, if the store answers."""
        if session.record.status == "ended":
            with suppress(StoreError):
                found = await remembered(self._services, session)
                stop = await stopped(self._services, session)
                self._found[session.record.id] = structs.replace(found, stopped=stop)

    def lines(self, session: Session, words: Words) -> list[str]:
        """Return the facts read before, in sentences."""
        return lines(self._found.get(session.record.id) or NOTHING, words)


async def stopped(services: Services, session: Session) -> Stop | None:
    """Return an organiser's end of a cup's table, if any."""
    at, drawn = session.setup.cup, 0
    if at is None:
        return None
    for row in map(logged, await services.store.cup_log(at.cup)):
        drawn += isinstance(row.event, Drawn)
        if (
            isinstance(row.event, Stopped)
            and row.event.why
            and (drawn, row.event.table) == (at.round, at.place)
        ):
            guild = services.discord.get_guild(session.record.server)
            await services.members.name(guild, [row.by])
            return Stop(row.by, row.event.why)
    return None


async def remembered(services: Services, session: Session) -> Remembered:
    """Return the remembered facts of a finished game.

    It is the same whenever it is asked for, but for those who do not want to be named any more.
    """
    own = await services.store.results_at([session.record.id])
    named = await _named(services, session, own)
    won = [each async for each in earned(services, session, own, named)]
    listed = services.tables.choices.known(session.record.server).leaderboard
    uncounted = listed and any(row.people > 1 and not row.counts for row in own)
    if len(named) < 2:
        seasonal = any(each.season for each in own)
        return Remembered(won[:MOST], seasonal=seasonal, uncounted=uncounted)
    server, season, upto = own[0].server, own[0].season, (own[0].day, own[0].table)
    met = Counter[int]()
    for person in named:
        rows = await services.store.results_of(person, server, None, season)
        met.update({each.table for each in rows if (each.day, each.table) <= upto})
    tables = [table for table, people in met.items() if people > 1]
    results, captures = (
        await services.store.results_at(tables),
        await services.store.captures_at(tables),
    )
    found = feud(results, captures, session.record.id, named)
    return Remembered(won[:MOST], found, seasonal=bool(season), uncounted=uncounted)


async def earned(
    services: Services, session: Session, own: Sequence[Result], named: Collection[int]
) -> AsyncIterator[Earned]:
    """Yield the trophies of *named* people from a game's *own* results."""
    captures = await services.store.captures_at([session.record.id])
    for row in own:
        if row.person is None or row.person not in named:
            continue
        before = row.day, row.table
        longest = await services.store.longest_wait(row.server, row.season, before) or 0
        longest = max([longest, *(each.wait for each in own if each is not row)])
        found: list[Trophy] = [*own_results.of_game(row, captures)]
        if own_results.patient(row, longest + 1):
            found.append("patience")
        if own_results.won(row):
            rows = await services.store.results_of(row.person, row.server)
            upto = [each for each in rows if (each.day, each.table) <= before]
            if own_results.all_round(upto, services.catalog) == row:
                found.append("all-round")
        people = {each.seat: each.person for each in own if not each.left}
        for trophy in found:
            avenged = own_results.avenged(row, captures) if trophy == "revenge" else None
            times, by = (avenged.times, people.get(avenged.by)) if avenged else (0, None)
            yield Earned(row.person, trophy, row.wait, times, by if by in named else None)


def lines(found: Remembered, words: Words) -> list[str]:
    """Return remembered facts in sentences."""
    stop = found.stopped
    said = (
        [words.texts("cup-stopped", who=words.person(stop.by), why=markup(stop.why))]
        if stop
        else []
    )
    said += [
        words.texts(
            "trophy-earned",
            name=words.texts(f"trophy-{each.trophy}"),
            told=words.texts(
                f"trophy-{each.trophy}.shown",
                who=words.person(each.person),
                wait=each.wait,
                seasonal=str(found.seasonal),
                times=each.times,
                by="none" if each.by is None else words.person(each.by),
            ),
        )
        for each in found.trophies
    ]
    if found.feud is not None:
        said.append(feud_line(found, found.feud, words))
    if found.uncounted:
        said.append(small(words.texts("result-uncounted", most=SAME)))
    return said


def feud_line(found: Remembered, feud: Feud, words: Words) -> str:
    """Return a feud in a sentence."""
    return words.texts(
        "feud",
        by=words.person(feud.by),
        of=words.person(feud.of),
        times=feud.times,
        back=feud.back,
        seasonal=str(found.seasonal),
        leads=str(feud.took_lead),
    )


async def _named(services: Services, session: Session, own: Collection[Result]) -> list[int]:
    """Return the nameable people of a game, in order."""
    people = {each.person for each in own if each.person is not None}
    blocked = services.tables.choices.known(session.record.server).blocked
    return sorted(people - {*blocked, *await services.persons.hidden(people)})
