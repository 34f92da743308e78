"""The message of a cup, before, in, between and after its rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import structs

from cogs.platform.foreign import markup
from cogs.platform.limits import LABEL, cut
from cogs.views import cup_podium
from cogs.views.cup_standings import sketch
from cogs.views.cup_words import Seen, is_calling, left_out, now_away, placed, relative, stuck
from cogs.views.podium import GOLD
from cogs.widgets.buttons import Button, Kind, custom_id
from cogs.widgets.fitting import fitted
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from engine.hosting.cups.cup import BREAK, Cup, Logged, Round, draws_at, fold
from engine.hosting.cups.draw import LEAST, Result, met
from engine.hosting.cups.events import (
    Began,
    Corrected,
    CupEvent,
    CupSetup,
    Ended,
    Entrant,
    Joined,
    Left,
    Moved,
    Paused,
    Resumed,
    Stopped,
)
from engine.hosting.service.round_tables import GAME
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import published
from engine.hosting.state.time_controls import HOUR, MINUTE

MARK = 212 * 10**7
"""What is added to the number of a cup, beyond the marks of podiums."""
ACTS = 5
"""The latest acts of organisers that the message tells."""
ACT_OF: Mapping[type[CupEvent], str] = {
    Began: "begin",
    Paused: "pause",
    Resumed: "resume",
    Ended: "end",
    Joined: "add",
    Left: "remove",
    Stopped: "stop",
    Moved: "move",
    Corrected: "correct",
}


def message(seen: Seen) -> Draft:
    """Show a cup before, in, between or after its rounds."""
    return fitted(lambda room: _message(structs.replace(seen, room=room)))


def _message(seen: Seen) -> Draft:
    """Show a cup with some room for its lists."""
    cup, tables = seen.cup, list[str]()
    if cup.over:
        head, lines = cup_podium.title(seen), cup_podium.lines(seen)
    elif cup.rounds:
        head, lines = _round(seen)
        latest = cup.rounds[-1]
        tables += [_table(seen, latest, place) for place in range(1, len(latest.drawn) + 1)]
    else:
        head, lines = _open(seen)
    head = named(cup.setup, head)
    first, *others = [*filter(None, lines)] or [""]
    acts = [_act(seen, row) for row in reversed(cup.acts[-ACTS:])]
    told = (first, *_tables(seen, tables), *others, *reversed(seen.room.first(acts)), _hash(seen))
    return Draft(
        texts=("\n".join(filter(None, told)),),
        buttons=tuple(_buttons(seen)),
        accent=GOLD,
        sketches=tuple(_sketches(seen)),
        head=head,
        calls=_calls(seen),
        mark=MARK + cup.id % 10**7,
    )


def _sketches(seen: Seen) -> Iterator[PictureJob]:
    """Draw the podium at the end, and the standings of the rounds."""
    if seen.cup.over:
        yield from cup_podium.sketches(seen)
    if seen.cup.results():
        yield sketch(seen)


def _tables(seen: Seen, tables: Sequence[str]) -> list[str]:
    """Return the lines of tables that fit, and the number of others."""
    shown = seen.room.first(tables)
    others = len(tables) - len(shown)
    return [*shown, seen.texts("cup-more-tables", more=others)] if others else shown


def _open(seen: Seen) -> tuple[str, Iterator[str]]:
    """Show a cup before its first round."""
    cup, texts = seen.cup, seen.texts

    def lines() -> Iterator[str]:
        if cup.setup.about:
            yield markup(cup.setup.about)
        yield about(cup.setup, texts)
        if cup.setup.role:
            yield texts("cup-for-role", role=f"<@&{cup.setup.role}>")
        yield from _due(seen)
        joined = cup.entrants
        if joined:
            yield texts("cup-entrants", count=len(joined), people=seen.people(joined))
        else:
            yield texts("cup-nobody", least=LEAST)
        if cup.live and cup.called and cup.present:
            yield texts("cup-here", count=len(cup.present), people=seen.people(cup.present))
        if joined:
            yield from _needed(seen)

    return texts("cup-title", cup=str(cup.id)), lines()


def named(setup: CupSetup, head: str) -> str:
    """Put the organiser's own name for a cup above its title."""
    return f"# {markup(setup.name)}\n{head}" if setup.name else head


def about(setup: CupSetup, texts: Texts) -> str:
    """Say the game of a cup, and its length."""
    rounds = setup.rounds + setup.final
    minutes = setup.length * rounds + BREAK / MINUTE * (rounds - 1)
    whole, half = divmod(max(2, round(2 * minutes * MINUTE / HOUR)), 2)
    return texts(
        "cup-what",
        penalties="yes" if setup.penalties else "no",
        rounds=setup.rounds,
        final="yes" if setup.final else "no",
        pace=setup.pace,
        length=setup.length,
        hours=texts("cup-half-hours", whole=whole) if half else texts("cup-hours", hours=whole),
        days=setup.length * rounds,
    )


def _round(seen: Seen) -> tuple[str, Iterator[str]]:
    """Show the latest round, running or over."""
    cup, texts = seen.cup, seen.texts
    latest = cup.rounds[-1]

    def lines() -> Iterator[str]:
        yield drawn(cup, texts)
        yield from _due(seen)
        if cup.running:
            if waiting := cup.waiting if cup.live or _joinable(cup) else []:
                key = "cup-waiting" if cup.live else "cup-joins"
                yield texts(key, people=seen.people(waiting))
            if away := sorted(now_away(cup)):
                yield texts("cup-away", people=seen.people(away))
            if stood_in := [each for each in _stood_in(seen) if each not in away]:
                yield texts("cup-stood-in", people=seen.people(stood_in))

    key = "cup-title-final" if latest.final else "cup-title-round"
    return texts(key, cup=str(cup.id), round=len(cup.rounds), rounds=cup.setup.rounds), lines()


def _due(seen: Seen) -> Iterator[str]:
    """Say which moment comes next."""
    cup, texts = seen.cup, seen.texts
    if cup.running:
        if seen.stuck:
            yield stuck(seen.stuck, texts)
        if ends := _ends(seen, cup.running):
            final = "yes" if cup.running.final else "no"
            yield texts("cup-until", final=final, **{"in": relative(ends)})
    if cup.paused:
        yield texts("cup-paused")
    if cup.paused or cup.running:
        return
    at = draws_at(cup)
    moment, until = f"<t:{round(at)}:f>", {"in": relative(at)}
    if cup.rounds:
        key = "cup-next-final" if len(cup.rounds) == cup.setup.rounds else "cup-next"
        yield texts(key, round=len(cup.rounds) + 1, **until)
    elif cup.asked is not None:
        yield texts("cup-asked")
    elif cup.put_off:
        yield texts("cup-put-off", at=moment, pace=cup.setup.pace)
    elif is_calling(cup):
        yield texts("cup-called", **until)
    else:
        yield texts("cup-begins", at=moment, **until)
        if cup.live:
            yield texts("cup-calls-at", **{"in": relative(at - CALL)})


def waited_for(seen: Seen) -> list[str]:
    """Return the next moment, and the open tables with their turns."""
    cup, latest = seen.cup, seen.cup.running
    if cup.over:
        return []
    tables = [_table(seen, latest, place) for place in latest.open] if latest else []
    return [*_due(seen), *_tables(seen, tables), *_needed(seen)]


def _needed(seen: Seen) -> Iterator[str]:
    """Say how many the first round needs, in the cup or here."""
    cup = seen.cup
    if not cup.rounds and len(cup.entrants) < LEAST:
        yield seen.texts("cup-needs", least=LEAST)
    elif is_calling(cup) and len(cup.present) < LEAST:
        yield seen.texts("cup-needs-here", least=LEAST)


def _stood_in(seen: Seen) -> list[Entrant]:
    """Return the entrants with computers in their seats at open tables."""
    cup = seen.cup
    away = {cup.entrant(person) for each in seen.tables.values() for person in each.away}
    return sorted(each for each in away if each is not None)


def _ends(seen: Seen, running: Round) -> float | None:
    """Return the end of the last open table.

    None while one is being opened.
    """
    ends = [
        seen.tables[place].record.ends if place in seen.tables else None for place in running.open
    ]
    return None if None in ends else max(filter(None, ends))


def _joinable(cup: Cup) -> bool:
    """Return whether more people can take part."""
    return not cup.ended and len(cup.rounds) < cup.setup.rounds


def drawn(cup: Cup, texts: Texts) -> str:
    """Say how the latest round was drawn."""
    latest = cup.rounds[-1]
    if latest.final:
        return texts("cup-draw-final")
    sizes = [len(table) for table in latest.drawn]
    if len(cup.rounds) == 1:
        return texts("cup-draw-first", threes=sizes.count(3))
    before = met(table for each in cup.rounds[:-1] for table in each.tables)
    return texts(
        "cup-draw",
        repeats=sum(
            frozenset(pair) in before for each in latest.drawn for pair in combinations(each, 2)
        ),
        threes=sizes.count(3),
        two="yes" if 2 in sizes else "no",
    )


def _table(seen: Seen, latest: Round, place: int) -> str:
    """Return the line of a table."""
    texts, seated = seen.texts, latest.tables[place - 1]
    final = "yes" if latest.final else "no"
    if result := latest.results.get(place):
        order = placed(seen, result, latest.replaced)
        done = texts("cup-table-done", final=final, place=place, people=order)
        return f"{done} · {texts('cup-table-lost')}" if place in latest.lost else done
    people = seen.people(seated)
    session = seen.tables.get(place)
    if session is None:
        return texts("cup-table-opening", final=final, place=place, people=people)
    line: dict[str, str | int] = {
        "place": texts("cup-table-final") if latest.final else place,
        "where": f"<#{session.record.channel}>",
        "people": people,
    }
    running = session.record.status == "running" and session.play is not None
    asked = session.people_asked() if running else []
    if not asked:
        return texts("cup-table-line", **line)
    line["who"] = texts.joined("between-items", map(seen.person, asked))
    if session.record.due is None:
        return texts("cup-table-asked", **line)
    return texts("cup-table-asked-until", until=relative(session.record.due), **line)


def _hash(seen: Seen) -> str:
    """Return the hash of the secret, or its place once published."""
    key = "cup-secret" if seen.cup.over else "cup-hash"
    return seen.texts(key, hash=published(seen.stored.record.seed))


def _act(seen: Seen, row: Logged) -> str:
    """Tell an organiser's act with its reason."""
    event = row.event
    whom = where = before = after = ""
    if isinstance(event, Joined):
        whom = seen.person(event.person)
    elif isinstance(event, Left):
        whom = seen.who(event.entrant)
    elif isinstance(event, Stopped):
        where = _where(seen, len(_before(seen.cup, row).rounds), event.table)
    elif isinstance(event, Corrected):
        where = _where(seen, event.round, event.table)
        corrected = _before(seen.cup, row).rounds[event.round - 1]
        before = placed(seen, corrected.results[event.table])
        after = placed(seen, Result(event.places, event.absent))
    texts = seen.texts
    said = texts(
        "cup-act",
        who=seen.person(row.by),
        act=ACT_OF[type(event)],
        whom=whom,
        where=where,
        before=texts.ended(before),
        after=after,
    )
    why = texts("cup-act-why", why=markup(event.why))
    return texts.joined("between-sentences", (texts.ended(said), why))


def _where(seen: Seen, at: int, place: int) -> str:
    """Name a table of a round within a sentence."""
    final = "yes" if seen.cup.rounds[at - 1].final else "no"
    return seen.texts("cup-act-table", final=final, place=place, round=at)


def _before(cup: Cup, row: Logged) -> Cup:
    """Return a cup as it stood before an event."""
    return fold(cup.id, cup.secret, cup.log[: row.seq])


def _calls(seen: Seen) -> tuple[int, ...]:
    """Return the people pinged by a new message."""
    cup, called = seen.cup, list[Entrant]()
    if cup.over:
        called = [*cup.winners]
    elif cup.asked is not None:
        return (cup.log[0].by,) if cup.log[0].by else ()
    elif cup.moved or is_calling(cup):
        # Those who are here already read of a delay by themselves.
        called = [each for each in cup.entrants if not (cup.put_off and each in cup.present)]
    return tuple(cup.people[each] for each in called if cup.people[each])


def _buttons(seen: Seen) -> Iterator[Button]:
    cup = seen.cup

    def own(what: str, key: str, primary: bool = False) -> Button:
        label = cut(seen.texts(key), LABEL)
        return Button(
            custom_id(Kind.CUP, 0, cup.id, what), label, "primary" if primary else "secondary"
        )

    if not cup.ended:
        calling = is_calling(cup)
        if calling:
            yield own("here", "button-cup-here", primary=True)
        if _joinable(cup):
            yield own("join", "button-cup-join", primary=not calling and not cup.rounds)
        if cup.rounds and left_out(cup):
            yield own("here", "button-cup-back")
        yield own("leave", "button-cup-leave")
    if cup.results():
        yield own("place", "button-cup-place")
    if cup.over:
        yield from cup_podium.buttons(seen)
        yield own("file", "button-cup-file")
    yield own("how", "button-cup-how")


def how(cup: Cup, texts: Texts) -> Draft:
    """Explain a cup of this setup, with a way to the rules."""
    setup = cup.setup
    told = texts(
        "cup-how",
        rounds=setup.rounds,
        final="yes" if setup.final else "no",
        pace=setup.pace,
        length=setup.length,
        computers="yes" if cup.format > 1 else "no",
    )
    rules = Button(custom_id(Kind.ABOUT, 0, GAME), cut(texts("button-cup-rules"), LABEL))
    return Draft((told,), (rules,))
