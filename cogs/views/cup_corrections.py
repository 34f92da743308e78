"""Corrections of a cup's results: round, table, then place by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.platform.limits import OPTION, OPTIONS, cut
from cogs.views.cup_words import Seen, placed
from cogs.widgets.buttons import Button, Choice, Kind, Menu, custom_id
from cogs.widgets.message_layout import Draft
from engine.hosting.cups import corrections
from engine.hosting.cups.corrections import correctable, unplaced, written
from engine.hosting.cups.draw import Places, Result


def menu(seen: Seen) -> Iterator[Menu]:
    """Offer the tables with a result, or the rounds of many."""
    cup, texts, over = seen.cup, seen.texts, correctable(seen.cup)
    if len(over) <= OPTIONS:
        choices = _tables(seen, over)
    else:
        finals = {at: each.final for at, each in enumerate(cup.rounds, 1)}
        choices = tuple(
            Choice(
                str(at), texts("cup-table-final") if finals[at] else texts("cup-round", round=at)
            )
            for at in dict.fromkeys(at for at, _ in over)
        )
    if choices:
        yield Menu(
            custom_id(Kind.CUP_RUN, 0, cup.id, "correct"), texts("menu-cup-correct"), choices
        )


def tables(seen: Seen, round: int) -> Draft:
    """Offer the tables of a round."""
    cup, texts = seen.cup, seen.texts
    choices = _tables(seen, [each for each in correctable(cup) if each[0] == round])
    what = custom_id(Kind.CUP_RUN, 0, cup.id, "correct")
    asked = Menu(what, texts("menu-cup-correct"), choices)
    return Draft((texts("cup-round", round=round),), (_back(seen),), (asked,))


def order(seen: Seen, round: int, place: int, chosen: Places) -> Draft:
    """Ask for the next place of a table, after those *chosen*.

    Raises:
        Refused: there is no such table, or they are not its seats.
    """
    texts, now = seen.texts, corrections.result(seen.cup, round, place)
    left, next_place = unplaced(now, chosen), 1 + sum(map(len, chosen))
    what = custom_id(Kind.CUP_RUN, 0, seen.cup.id, "correct", f"{round}-{place}")
    longer = [corrections.placed(now, chosen, each) for each in dict.fromkeys(left)]
    if chosen:
        longer += [corrections.placed(now, chosen, each, True) for each in dict.fromkeys(left)]
    choices = tuple(Choice(written(each), cut(_last(seen, each), OPTION)) for each in longer)
    final = "yes" if seen.cup.rounds[round - 1].final else "no"
    about: dict[str, str | int] = {"place": place, "round": round, "final": final}
    said = [texts("cup-corrects", people=placed(seen, now), **about)]
    if chosen:
        said.append(texts("cup-corrects-to", people=placed(seen, Result(chosen))))
    asked = Menu(what, texts("menu-cup-next-place", place=next_place), choices)
    anew = Button(f"{what}:", texts("button-back"))
    back = anew if chosen else _back(seen)
    return Draft(("\n".join(said),), (back,), (asked,))


def _last(seen: Seen, places: Places) -> str:
    """Return the last place of an order with its people."""
    place = 1 + sum(map(len, places[:-1]))
    people = seen.texts.joined("between-items", map(seen.who, places[-1]))
    return seen.texts("cup-together", place=place, people=people)


def _tables(seen: Seen, tables: Sequence[tuple[int, int]]) -> tuple[Choice, ...]:
    return tuple(
        Choice(f"{at}-{place}", cut(_named(seen, at, place), OPTION)) for at, place in tables
    )


def _named(seen: Seen, at: int, place: int) -> str:
    """Name a table with its people."""
    texts, round = seen.texts, seen.cup.rounds[at - 1]
    key = "cup-table-final" if round.final else "cup-table-name"
    people = texts.joined("between-items", map(seen.who, round.tables[place - 1]))
    return texts("labelled", label=texts(key, round=at, place=place), text=people)


def _back(seen: Seen) -> Button:
    what = custom_id(Kind.CUP_RUN, 0, seen.cup.id, "panel")
    return Button(what, seen.texts("button-back"))
