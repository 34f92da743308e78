"""The organisers' panel of a cup, with corrections and reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import structs

from cogs.platform.limits import LABEL, OPTION, OPTIONS, TITLE, cut
from cogs.views import cup_corrections, cup_rehearsal
from cogs.views.cup_words import Seen, left_out
from cogs.views.cups import waited_for
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, custom_id
from cogs.widgets.fitting import fitted
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.cups.cup import Cup

MOST_WHY = 200
"""Characters of a reason."""
MINUTE, HOUR, DAY, CHOSEN = 60, 3600, 86_400, 0
BEGINS: Mapping[int, tuple[str, Mapping[str, int]]] = {
    **{20 * MINUTE: ("cup-begins-minutes", {"minutes": 20})},
    **{hours * HOUR: ("cup-begins-hours", {"hours": hours}) for hours in (1, 2, 4, 8)},
    **{days * DAY: ("cup-begins-days", {"days": days}) for days in (1, 2, 7)},
    CHOSEN: ("cup-begins-moment", {}),
}
"""By seconds until the first draw: the key of its text, and the values; `CHOSEN`: a moment."""
BUTTON_ACTS = {
    "begin": "button-cup-begin",
    "pause": "button-cup-pause",
    "resume": "button-cup-resume",
    "end": "button-cup-end",
}
"""Acts of an organiser by a button, and its label."""
MENU_ACTS = {
    "add": "menu-cup-add",
    "remove": "menu-cup-remove",
    "stop": "menu-cup-stop",
}
"""Acts by a menu, and its text."""


def panel(seen: Seen, said: str = "") -> Draft:
    """Show the acts of an organiser that are possible now."""
    return fitted(lambda room: _panel(structs.replace(seen, room=room), said))


def _panel(seen: Seen, said: str) -> Draft:
    cup, texts = seen.cup, seen.texts
    corrections = tuple(cup_corrections.menu(seen))
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
        Menu(custom_id(Kind.CUP_RUN, 0, cup.id, "add"), texts(MENU_ACTS["add"]), most=OPTIONS),
        Menu(custom_id(Kind.CUP_RUN, 0, cup.id, "remove"), texts(MENU_ACTS["remove"])),
        *_departed(seen),
    ]
    if not cup.rounds:
        what = custom_id(Kind.CUP_RUN, 0, cup.id, "when")
        move = Button(what, cut(texts("button-cup-move"), LABEL))
        buttons += move, cup_rehearsal.begin(cup.id, texts)
    menus.extend((*_running(seen), *corrections))
    head, out = texts("cup-manage", cup=str(cup.id)), left_out(cup)
    away = texts("cup-not-drawn", count=len(out), people=seen.people(out)) if out else ""
    told = "\n".join(waited_for(seen))
    return Draft(tuple(filter(None, (said, told, away))), buttons, tuple(menus), head=head)


def _departed(seen: Seen) -> Iterator[Menu]:
    """Offer the former members, unknown to Discord's own menus."""
    cup, texts = seen.cup, seen.texts
    gone = [each for each in cup.entrants if cup.people[each] in seen.gone]
    choices = tuple(
        Choice(
            str(cup.people[each]),
            cut(texts.joined("between-parts", (str(each), seen.who(each))), OPTION),
        )
        for each in gone[:OPTIONS]
    )
    if choices:
        what = custom_id(Kind.CUP_RUN, 0, cup.id, "remove", "left")
        yield Menu(what, texts("menu-cup-remove-left"), choices)


def _running(seen: Seen) -> Iterator[Menu]:
    """Offer the running tables, to be ended."""
    cup, texts, running, at = seen.cup, seen.texts, seen.cup.running, len(seen.cup.rounds)
    if running is None:
        return
    plays = {place for place, each in seen.tables.items() if each.record.status == "running"}
    key = "cup-table-final" if running.final else "cup-table-name"
    choices = tuple(
        Choice(f"{at}-{place}", texts(key, round=at, place=place))
        for place in running.open
        if place in plays - running.stopped
    )
    if choices:
        yield Menu(custom_id(Kind.CUP_RUN, 0, cup.id, "stop"), texts(MENU_ACTS["stop"]), choices)


def reason(cup: Cup, act: str, what: str, texts: Texts) -> Form:
    """Ask an organiser for the reason of an act."""
    at, _, place = what.partition(":")[0].rpartition("-")
    judges = act in ("stop", "correct")
    final = "yes" if judges and cup.rounds[int(at) - 1].final else "no"
    title = cut(texts("cup-why-title", act=act, final=final, place=place), TITLE)
    rest = (act, what) if what else (act,)
    return Form(custom_id(Kind.CUP_RUN, 0, cup.id, *rest), title, texts("cup-why-label"), MOST_WHY)
