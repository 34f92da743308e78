"""A cup in words and pictures: message, own place, organisers' panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations

from msgspec import Struct

import render
from cogs.platform.limits import (
    LABEL,
    OPTION,
    OPTIONS,
    TEXT,
    TITLE,
    cut,
    decimal,
    fitting,
    length,
)
from cogs.platform.names import Names, somebody
from cogs.platform.permissions import NEEDED_FOR_THREADS, in_words
from cogs.views.leaderboard import sketched
from cogs.views.podium import GOLD
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, custom_id
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from engine.hosting.cups import cup as cups
from engine.hosting.cups.cup import CALL, Cup, Logged, Round, fold
from engine.hosting.cups.draw import LEAST, TWELFTHS, Result, Row, met, repeated
from engine.hosting.cups.events import (
    Began,
    Corrected,
    CupEvent,
    CupSetup,
    Ended,
    Entrant,
    Joined,
    Left,
    Paused,
    Resumed,
    Stopped,
)
from engine.hosting.service.cups import GAME, StoredCup
from engine.hosting.state.dice import published
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import HOUR, MINUTE
from render import Rank, Ranking

MARK = 212 * 10**7
"""What is added to the number of a cup, beyond the marks of podiums."""
SHOWN = 10
"""Rows of the picture."""
NAMED = 40
"""Entrants named in a list."""
ACTS = 5
"""The latest acts of organisers that the message tells."""
NEAR = 5
"""Rows above and below one's own."""
MOST_WHY = 200
"""Characters of a reason."""
ACTS_ROOM = 1200
"""Characters of the latest acts in the message."""
SPARE = 100
"""Characters of the message that are left for what Discord may count besides its texts."""
MENTION = len("<@> ") + 20
"""Characters of a ping at most."""
BUTTON_ACTS = {
    "begin": "button-cup-begin",
    "pause": "button-cup-pause",
    "resume": "button-cup-resume",
    "end": "button-cup-end",
}
"""Acts of an organiser by a button, and its label."""
MENU_ACTS = {"add": "menu-cup-add", "remove": "menu-cup-remove", "stop": "menu-cup-stop"}
"""Acts by a menu, and its text."""

ACT_OF: Mapping[type[CupEvent], str] = {
    Began: "begin",
    Paused: "pause",
    Resumed: "resume",
    Ended: "end",
    Joined: "add",
    Left: "remove",
    Stopped: "stop",
    Corrected: "correct",
}


class Seen(Struct, frozen=True):
    """A cup with all that its message shows."""

    stored: StoredCup
    tables: Mapping[int, Session]
    """The open tables of the running round, by place."""
    stuck: str
    """The key of the reason why no table can be opened; empty: all can."""
    texts: Texts
    names: Names
    theme: str = render.USUAL

    @property
    def cup(self) -> Cup:
        """The cup after its log."""
        return self.stored.cup

    def person(self, person: int) -> str:
        """Return a person's name."""
        return somebody(person, self.stored.record.server, self.names, self.texts)

    def who(self, entrant: Entrant) -> str:
        """Return an entrant's name."""
        return self.person(self.cup.people.get(entrant, 0))

    def people(self, entrants: Sequence[Entrant], most: int = NAMED) -> str:
        """Return names in a list, and the number of those left out."""
        listed = self.texts.joined("between-items", map(self.who, entrants[:most]))
        if len(entrants) <= most:
            return listed
        return self.texts("cup-more", people=listed, more=len(entrants) - most)


# The message.


def message(seen: Seen) -> Draft:
    """Show a cup before, in, between or after its rounds."""
    cup, tables = seen.cup, list[str]()
    if cup.over:
        head, lines = _over(seen)
    elif cup.rounds:
        head, lines = _round(seen)
        latest = cup.rounds[-1]
        tables += [_table(seen, latest, place) for place in range(1, len(latest.drawn) + 1)]
    else:
        head, lines = _open(seen)
    calls, buttons = _calls(seen), tuple(_buttons(seen))
    acts = [_act(seen, row) for row in cup.acts[-ACTS:]]
    first, *others = filter(None, lines)
    others += [*reversed(fitting(reversed(acts), ACTS_ROOM)), *filter(None, [_hash(seen)])]
    taken = sum(length(each) + 1 for each in (head, first, *others, *(b.label for b in buttons)))
    room = TEXT - SPARE - MENTION * len(calls) - taken
    told = (first, *_fitting_tables(tables, room, seen.texts), *others)
    return Draft(
        texts=("\n".join(told),),
        buttons=buttons,
        accent=GOLD,
        sketches=(_sketch(seen),) if cup.results() else (),
        head=head,
        calls=calls,
        mark=MARK + cup.id % 10**7,
    )


def _fitting_tables(tables: Sequence[str], room: int, texts: Texts) -> list[str]:
    """Return the lines of tables that fit, and the number of others."""
    if sum(length(each) + 1 for each in tables) <= room:
        return list(tables)
    shown = fitting(tables, room - length(texts("cup-more-tables", more=len(tables))) - 1)
    return [*shown, texts("cup-more-tables", more=len(tables) - len(shown))]


def _open(seen: Seen) -> tuple[str, Iterator[str]]:
    """Show a cup before its first round."""
    cup, texts = seen.cup, seen.texts

    def lines() -> Iterator[str]:
        begins = cups.draws_at(cup)
        yield about(cup.setup, texts)
        if cup.paused:
            yield texts("cup-paused")
        elif cup.live and cup.called:
            yield texts("cup-called", **{"in": _in(begins)})
        else:
            yield texts("cup-begins", at=f"<t:{round(begins)}:f>", **{"in": _in(begins)})
            if cup.live:
                yield texts("cup-calls-at", **{"in": _in(begins - CALL)})
        joined = cup.entrants
        if joined:
            yield texts("cup-entrants", count=len(joined), people=seen.people(joined))
        else:
            yield texts("cup-nobody", least=LEAST)
        if joined and len(joined) < LEAST:
            yield texts("cup-needs", least=LEAST)
        if cup.live and cup.called and cup.present:
            yield texts("cup-here", count=len(cup.present), people=seen.people(cup.present))
        if cup.live and cup.called and len(cup.present) < LEAST <= len(joined):
            yield texts("cup-needs", least=LEAST)

    return texts("cup-title", cup=str(cup.id)), lines()


def about(setup: CupSetup, texts: Texts) -> str:
    """Say the game of a cup, and its length."""
    rounds = setup.rounds + setup.final
    minutes = setup.length * rounds + cups.BREAK / MINUTE * (rounds - 1)
    halves = max(2, round(2 * minutes * MINUTE / HOUR))
    half = halves % 2
    return texts(
        "cup-what",
        penalties="yes" if setup.penalties else "no",
        rounds=setup.rounds,
        final="yes" if setup.final else "no",
        pace=setup.pace,
        length=setup.length,
        hours=texts("cup-half-hours", whole=halves // 2)
        if half
        else texts("cup-hours", hours=halves // 2),
        days=setup.length * rounds,
    )


def _round(seen: Seen) -> tuple[str, Iterator[str]]:
    """Show the latest round, running or over."""
    cup, texts = seen.cup, seen.texts
    latest = cup.rounds[-1]

    def lines() -> Iterator[str]:
        yield drawn(cup, texts)
        if cup.running:
            if seen.stuck:
                yield stuck(seen.stuck, texts)
            if ends := _ends(seen, cup.running):
                yield texts("cup-until", **{"in": _in(ends)})
            if cup.paused:
                yield texts("cup-paused")
            if waiting := cup.waiting if cup.live or _joinable(cup) else []:
                key = "cup-waiting" if cup.live else "cup-joins"
                yield texts(key, people=seen.people(waiting))
            if away := sorted(_away(cup)):
                yield texts("cup-away", people=seen.people(away))
        elif cup.paused:
            yield texts("cup-paused")
        else:
            key = "cup-next-final" if len(cup.rounds) == cup.setup.rounds else "cup-next"
            yield texts(key, round=len(cup.rounds) + 1, **{"in": _in(cups.draws_at(cup))})

    key = "cup-title-final" if latest.final else "cup-title-round"
    return texts(key, cup=str(cup.id), round=len(cup.rounds), rounds=cup.setup.rounds), lines()


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
        repeats=sum(repeated(table, before) for table in latest.drawn),
        threes=sizes.count(3),
        two="yes" if 2 in sizes else "no",
    )


def _table(seen: Seen, latest: Round, place: int) -> str:
    """Return the line of a table."""
    texts, seated = seen.texts, latest.tables[place - 1]
    if result := latest.results.get(place):
        return texts("cup-table-done", place=place, people=_placed(seen, result))
    people = seen.people(seated)
    session = seen.tables.get(place)
    if session is None:
        return texts("cup-table-opening", place=place, people=people)
    line: dict[str, str | int] = {
        "place": place,
        "where": f"<#{session.record.channel}>",
        "people": people,
    }
    asked = session.people_asked() if session.play is not None else []
    if not asked:
        return texts("cup-table-line", **line)
    line["who"] = texts.joined("between-items", map(seen.person, asked))
    if session.record.due is None:
        return texts("cup-table-asked", **line)
    return texts("cup-table-asked-until", until=_in(session.record.due), **line)


def _placed(seen: Seen, result: Result) -> str:
    """Return the people of a table by place, the absent last."""
    texts, lines, place = seen.texts, list[str](), 1
    for together in result.places:
        if names := [seen.who(each) for each in together if each not in result.absent]:
            people = texts.joined("between-items", names)
            lines.append(texts("cup-together", place=place, people=people))
        place += len(together)
    absent = [texts("cup-absent", who=seen.who(each)) for each in sorted(result.absent)]
    return texts.joined("between-parts", (*lines, *absent))


def stuck(why: str, texts: Texts) -> str:
    """Say why no table can be opened."""
    return texts(why, permissions=in_words(texts, NEEDED_FOR_THREADS))


def _over(seen: Seen) -> tuple[str, Iterator[str]]:
    """Show the podium."""
    cup, texts = seen.cup, seen.texts
    order, points = cup.podium(), {row.entrant: row.points for row in cup.standings()}

    def lines() -> Iterator[str]:
        if cup.few:
            yield texts("cup-ended-few" if cup.rounds else "cup-ended-unbegun")
        for place, entrant in enumerate(order[:3], 1):
            figure = points_of(points[entrant], texts)
            yield texts("cup-place", place=place, who=seen.who(entrant), points=figure)
        if finalists := _finalists(cup):
            yield texts("cup-final-places", count=len(finalists))
        seed = seen.stored.record.seed
        yield texts("cup-secret", seed=seed.hex(), hash=published(seed))

    if cup.few or not order:
        return texts("cup-title-ended", cup=str(cup.id)), lines()
    return texts("cup-title-won", cup=str(cup.id), who=seen.who(order[0])), lines()


def _hash(seen: Seen) -> str:
    """Return the hash of the secret, until that is published."""
    if seen.cup.over:
        return ""
    return seen.texts("cup-hash", hash=published(seen.stored.record.seed))


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
        before = _placed(seen, corrected.results[event.table])
        after = _placed(seen, Result(event.places, event.absent))
    return seen.texts(
        "cup-act",
        who=seen.person(row.by),
        act=ACT_OF[type(event)],
        whom=whom,
        where=where,
        before=before,
        after=after,
        why=event.why,
    )


def _where(seen: Seen, at: int, place: int) -> str:
    """Name a table of a round within a sentence."""
    final = "yes" if seen.cup.rounds[at - 1].final else "no"
    return seen.texts("cup-act-table", final=final, place=place, round=at)


def _before(cup: Cup, row: Logged) -> Cup:
    """Return a cup as it stood before an event."""
    return fold(cup.id, cup.secret, cup.log[: row.seq])


def _calls(seen: Seen) -> tuple[int, ...]:
    """Return the people pinged by a new message."""
    cup = seen.cup
    if cup.over:
        return tuple(cup.people[each] for each in cup.podium()[:1] if cup.people[each])
    return tuple(filter(None, map(cup.people.get, cup.entrants))) if _calling(cup) else ()


def _calling(cup: Cup) -> bool:
    """Return whether people say that they are here for the first round."""
    return cup.live and cup.called and not cup.rounds


def _goes_on(cup: Cup) -> bool:
    """Return whether another round or the final is to be drawn."""
    return not cup.ended and len(cup.rounds) < cup.setup.rounds + cup.setup.final


def left_out(cup: Cup) -> list[Entrant]:
    """Return the entrants in the cup, but not in the next draw."""
    if not (_goes_on(cup) and (_calling(cup) or cup.rounds)):
        return []
    return [each for each in cup.entrants if each not in cup.present]


def back(cup: Cup, texts: Texts) -> str:
    """Return the label of the button that leads into the next draw."""
    return texts("button-cup-here" if _calling(cup) else "button-cup-back")


def _buttons(seen: Seen) -> Iterator[Button]:
    cup = seen.cup

    def own(what: str, key: str, primary: bool = False) -> Button:
        label = cut(seen.texts(key), LABEL)
        return Button(
            custom_id(Kind.CUP, 0, cup.id, what), label, "primary" if primary else "secondary"
        )

    if not cup.ended:
        calling = _calling(cup)
        if calling:
            yield own("here", "button-cup-here", primary=True)
        if _joinable(cup):
            yield own("join", "button-cup-join", primary=not calling and not cup.rounds)
        if cup.rounds and _goes_on(cup):
            yield own("here", "button-cup-back")
        yield own("leave", "button-cup-leave")
    if cup.results():
        yield own("place", "button-cup-place")
    if cup.over:
        yield own("file", "button-cup-file")
    yield own("how", "button-cup-how")


def _in(moment: float) -> str:
    return f"<t:{round(moment)}:R>"


# Standings.


def points_of(twelfths: int, texts: Texts) -> str:
    """Write points, of which the standings count twelfths."""
    if twelfths % TWELFTHS == 0:
        return str(twelfths // TWELFTHS)
    return decimal(twelfths / TWELFTHS, texts, 2)


def told(twelfths: int, texts: Texts) -> str | int:
    """Return points for a sentence, whole ones as a number."""
    whole, part = divmod(twelfths, TWELFTHS)
    return points_of(twelfths, texts) if part else whole


def _sketch(seen: Seen) -> PictureJob:
    """Draw the first places."""
    cup, texts = seen.cup, seen.texts
    rows, title = _rows(cup)[:SHOWN], _title(cup, texts)
    most = max((row.points for row in rows), default=0) or TWELFTHS
    ranks = tuple(_rank(seen, row, place) for place, row in enumerate(rows, 1))
    view = Ranking(
        title=title,
        skill=texts("cup-points"),
        wins=texts("cup-wins"),
        rows=ranks,
        widest=most / TWELFTHS,
        bars=True,
    )
    said = [
        texts(
            "cup-alt-row",
            place=rank.place,
            who=_named(seen, row.entrant),
            points=told(row.points, texts),
            wins=row.wins,
            games=row.rounds,
        )
        for row, rank in zip(rows, ranks, strict=True)
    ]
    alt = texts.joined("between-sentences", (texts("cup-alt", title=title), *said))
    return sketched("standings", view, seen.theme, alt)


def _title(cup: Cup, texts: Texts) -> str:
    """Name the standings: at the end, during a round, or after one."""
    number, running = str(cup.id), cup.running
    if cup.over:
        return texts("cup-standings-final", cup=number)
    played = sum(not each.final for each in cup.rounds if each.results)
    if running is None or not running.results:
        return texts("cup-standings", cup=number, round=played)
    done, tables = len(running.results), len(running.drawn)
    return texts("cup-standings-during", cup=number, round=played, done=done, tables=tables)


def _rows(cup: Cup) -> list[Row]:
    """Return the standings, after a final in the final order.

    Until the end entrants without a result stand below.
    """
    rows = {row.entrant: row for row in cup.standings()}
    others = [] if cup.over else [each for each in cup.entrants if each not in rows]
    ranked = [rows[each] for each in cup.podium() if each in rows]
    return ranked + [Row(each, 0, 0, 0, "") for each in others]


def _away(cup: Cup) -> set[Entrant]:
    """Return the entrants absent from the running round."""
    if (running := cup.running) is None or running.final:
        return set()
    silent = {each for result in running.results.values() for each in result.absent}
    return silent.union(running.replaced, set(cup.entrants).difference(cup.present))


def _named(seen: Seen, entrant: Entrant) -> str:
    """Return the name of an entrant, marked while they are absent."""
    name = seen.who(entrant)
    return seen.texts("cup-absent", who=name) if entrant in _away(seen.cup) else name


def _rank(seen: Seen, row: Row, place: int) -> Rank:
    name, server = seen.who(row.entrant), seen.stored.record.server
    points = row.points / TWELFTHS
    return Rank(
        place=place,
        name=f"({name})" if row.entrant in _away(seen.cup) else name,
        face=seen.names.face(server, seen.cup.people[row.entrant]) or render.medallion(name),
        skill=points,
        low=0.0,
        high=points,
        figure=points_of(row.points, seen.texts),
        wins=row.wins,
        games=row.rounds,
    )


def own_place(seen: Seen, person: int) -> Draft:
    """Tell a person their place and the rows around it."""
    cup, texts = seen.cup, seen.texts
    ranked = list(enumerate(_rows(cup), 1))
    entrant = cup.entrant(person)
    at = next((at for at, (_, row) in enumerate(ranked) if row.entrant == entrant), None)
    if at is None or not ranked[at][1].rounds:
        key = "cup-own-none" if entrant in cup.entrants else "cup-own-outside"
        said, near = texts("cup-own-unplayed" if cup.over else key), ranked[: 2 * NEAR]
    else:
        place, row = ranked[at]
        given = {"points": told(row.points, texts), "games": row.rounds}
        said = texts("cup-own", place=place, count=len(ranked), **given)
        near = ranked[max(0, at - NEAR) : at + NEAR + 1]
    ahead = _ahead(cup)
    lines = [
        texts(
            "cup-row",
            place=place,
            who=_named(seen, row.entrant),
            points=points_of(row.points, texts),
            wins=row.wins,
            games=row.rounds,
            by=ahead.get(row.entrant, "none"),
        )
        for place, row in near
    ]
    if finalists := _finalists(cup):
        lines.insert(0, texts("cup-final-places", count=len(finalists)))
    return Draft((said, "\n".join(lines)) if lines else (said,))


def _ahead(cup: Cup) -> dict[Entrant, str]:
    """Return respects of rows above the next with as many points.

    The final needs none.
    """
    shown, ranked, finalists = _rows(cup), cup.standings(), _finalists(cup)
    below = {one.entrant: other for one, other in pairwise(shown)}
    return {
        one.entrant: one.by
        for one, other in pairwise(ranked)
        if one.points == other.points and below[one.entrant] == other
        if one.entrant not in finalists
    }


def _finalists(cup: Cup) -> frozenset[Entrant]:
    """Return the entrants with places of a played final."""
    latest = cup.rounds[-1] if cup.rounds else None
    result = latest.results.get(1) if latest and latest.final else None
    return result.entrants if result else frozenset()


def how(cup: Cup, texts: Texts) -> Draft:
    """Explain a cup of this setup, with a way to the rules."""
    setup = cup.setup
    told = texts(
        "cup-how",
        rounds=setup.rounds,
        final="yes" if setup.final else "no",
        pace=setup.pace,
        length=setup.length,
    )
    rules = Button(custom_id(Kind.ABOUT, 0, GAME), cut(texts("button-cup-rules"), LABEL))
    return Draft((told,), (rules,))


# The organisers' panel.


def panel(seen: Seen, said: str = "") -> Draft:
    """Show the acts of an organiser that are possible now."""
    cup, texts = seen.cup, seen.texts
    corrections = tuple(_corrections(cup, texts))
    if cup.ended:
        now = texts("cup-over-correct" if corrections else "cup-over")
        return Draft(tuple(filter(None, (said, now))), (), corrections)
    acts = ["pause" if not cup.paused else "resume", "end"]
    if not cup.running and not cup.paused:
        acts.insert(0, "begin")
    buttons = tuple(
        Button(
            custom_id(Kind.CUP_RUN, 0, cup.id, act),
            cut(texts(BUTTON_ACTS[act]), LABEL),
            "danger" if act == "end" else "secondary",
        )
        for act in acts
    )
    menus = [
        Menu(custom_id(Kind.CUP_RUN, 0, cup.id, act), texts(MENU_ACTS[act]))
        for act in ("add", "remove")
    ]
    running = cup.running
    open_places = [each for each in running.open if each not in running.stopped] if running else []
    if on := [(len(cup.rounds), place) for place in open_places if place in seen.tables]:
        menus.append(_tables(cup, "stop", on, texts(MENU_ACTS["stop"]), texts))
    menus.extend(corrections)
    head, out = texts("cup-manage", cup=str(cup.id)), left_out(cup)
    away = texts("cup-not-drawn", count=len(out), people=seen.people(out)) if out else ""
    return Draft(tuple(filter(None, (said, away))), buttons, tuple(menus), head=head)


def _corrections(cup: Cup, texts: Texts) -> Iterator[Menu]:
    """Offer the tables with a result, the latest first."""
    over = [
        (at, place)
        for at, each in enumerate(cup.rounds, 1)
        if not each.open
        for place in sorted(each.results)
    ]
    if over:
        latest = over[: -OPTIONS - 1 : -1]
        yield _tables(cup, "correct", latest, texts("menu-cup-correct"), texts)


def _tables(
    cup: Cup, act: str, tables: Sequence[tuple[int, int]], title: str, texts: Texts
) -> Menu:
    choices = tuple(
        Choice(
            f"{at}-{place}",
            texts("cup-table-final")
            if cup.rounds[at - 1].final
            else texts("cup-table-name", round=at, place=place),
        )
        for at, place in tables
    )
    return Menu(custom_id(Kind.CUP_RUN, 0, cup.id, act), title, choices)


def orders(cup: Cup, at: int, place: int) -> list[tuple[Entrant, ...]]:
    """Return all orders of a table's people, as a correction offers them."""
    return list(permutations(sorted(cup.rounds[at - 1].results[place].entrants)))


def correction(seen: Seen, at: int, place: int) -> Draft:
    """Ask for the right order of a table."""
    texts, result = seen.texts, seen.cup.rounds[at - 1].results[place]
    choices = tuple(
        Choice(str(number), cut(seen.texts.joined("between-parts", map(seen.who, order)), OPTION))
        for number, order in enumerate(orders(seen.cup, at, place))
    )
    what = custom_id(Kind.CUP_RUN, 0, seen.cup.id, "correct", f"{at}-{place}")
    menu = Menu(what, texts("menu-cup-order"), choices)
    now = texts("cup-corrects", place=place, round=at, people=_placed(seen, result))
    back = Button(custom_id(Kind.CUP_RUN, 0, seen.cup.id, "panel"), texts("button-back"))
    return Draft((now,), (back,), (menu,))


def reason(cup: int, act: str, what: str, texts: Texts) -> Form:
    """Ask an organiser for the reason of an act."""
    place = what.partition(":")[0].rpartition("-")[2]
    title = cut(texts("cup-why-title", act=act, place=place), TITLE)
    rest = (act, what) if what else (act,)
    return Form(custom_id(Kind.CUP_RUN, 0, cup, *rest), title, texts("cup-why-label"), MOST_WHY)
