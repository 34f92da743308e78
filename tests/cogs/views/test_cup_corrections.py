"""The pages of a correction: every table, any order, no two choices of one name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import structs

from cogs.platform.limits import OPTION, OPTIONS, length
from cogs.platform.names import Names
from cogs.views import cup_corrections, cup_panel
from cogs.views.cup_words import Seen
from cogs.widgets.buttons import Choice, Menu
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.cups.corrections import correct, read
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import Places
from engine.hosting.cups.events import Played
from tests.cogs.views.test_cup_messages import SERVER, seen
from tests.engine.hosting.cups.test_cup import PERSON, Log, setup
from tests.words import EN, like


def over(people: int = 8, rounds: int = 1) -> Log:
    log = Log(setup(rounds=rounds), people)
    for _ in range(rounds):
        log.draw()
        log.play()
    return log


def called(log: Log, name: Callable[[int], str]) -> Seen:
    """A cup with people of these names, unknown where they are empty."""
    names = Names(float)
    for number in log.cup.people:
        if told := name(number):
            names.hear(SERVER, PERSON + number, told)
    return structs.replace(seen(log), names=names)


def choices(menus: tuple[Menu, ...]) -> tuple[Choice, ...]:
    return next((each.choices for each in menus if "correct" in each.custom_id), ())


def every(cup: Cup) -> set[str]:
    return {f"{at}-{place}" for at, each in enumerate(cup.rounds, 1) for place in each.results}


@pytest.mark.parametrize(("people", "rounds"), [(8, 3), (28, 4), (96, 6)])
def test_every_table_can_be_reached(people: int, rounds: int) -> None:
    """Within two menus, the latest round first."""
    shown = seen(over(people, rounds))
    offered = [each.value for each in choices(cup_panel.panel(shown).menus)]
    assert len(offered) <= OPTIONS
    if people > 8:
        assert offered == [str(each) for each in range(rounds, 0, -1)]
        pages = [cup_corrections.tables(shown, int(each)) for each in offered]
        offered = [each.value for page in pages for each in choices(page.menus)]
    assert len(offered) == len(set(offered))
    assert set(offered) == every(shown.cup)


def walked(shown: Seen) -> set[Places]:
    """All orders that the pages of the first table lead to."""
    found: set[Places] = set()
    open_orders: list[Places] = [()]
    while open_orders:
        page = cup_corrections.order(shown, 1, 1, open_orders.pop())
        offered = choices(page.menus)
        labels = [each.label for each in offered]
        assert len(labels) == len(set(labels)), labels
        assert page.fits
        assert max(map(length, labels)) <= OPTION
        for places in (read(each.value) for each in offered):
            whole = sum(map(len, places)) == len(shown.cup.rounds[0].results[1].entrants)
            found.add(places) if whole else open_orders.append(places)
    return found


@pytest.mark.parametrize(
    "name",
    [
        lambda number: "Alex" if number % 2 else f"Ben{number}",
        lambda number: f"Maximilian Hohenstein {number:02d}",
        lambda _: "",
        lambda _: "Ａlex",
    ],
)
def test_choices_differ_for_members_of_any_name(name: Callable[[int], str]) -> None:
    orders = walked(called(over(), name))
    assert len({tuple(map(frozenset, each)) for each in orders}) == 75, "weak orders of four"


def test_a_shared_place_can_be_entered_and_taken_back() -> None:
    log = Log(setup(rounds=1, final=False), 8)
    log.draw()
    first, second, *others = log.cup.rounds[0].tables[0]
    shared = ((first, second), *((each,) for each in others))
    log.take(Played(table=1, places=shared))
    log.play()
    orders = walked(seen(log))
    strict = tuple((each,) for each in log.cup.rounds[0].tables[0])
    assert {shared, strict} <= orders
    for places in (strict, shared):
        log.take(correct(log.cup, 1, 1, places, "misread"))
        assert log.cup.rounds[0].results[1].places == places


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_the_result_and_the_order_so_far(language: str) -> None:
    shown = structs.replace(seen(over()), texts=texts(language))
    first, second, *_ = shown.cup.rounds[0].tables[0]
    [told] = cup_corrections.order(shown, 1, 1, ((second, first),)).texts
    now, new = told.splitlines()
    both = shown.texts.joined("between-items", (shown.who(second), shown.who(first)))
    so_far = shown.texts("cup-together", place=1, people=both)
    assert new == shown.texts("cup-corrects-to", people=so_far)
    assert shown.texts("cup-together", place=1, people=shown.who(first)) in now


def test_many_rounds_and_the_final_have_their_names() -> None:
    log = over(28, 4)
    log.draw()
    log.play()
    labels = [each.label for each in choices(cup_panel.panel(seen(log)).menus)]
    assert labels == [EN("cup-table-final"), *(EN("cup-round", round=at) for at in (4, 3, 2, 1))]
    for round, final in ((5, "yes"), (4, "no")):
        [told] = cup_corrections.order(seen(log), round, 1, ()).texts
        assert like(EN, "cup-corrects", final=final).search(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", ["stop", "correct"])
def test_the_form_of_a_reason_names_the_final_in_whole_words(act: str, language: str) -> None:
    log, say = over(28, 4), texts(language)
    log.draw()
    for round, final in ((5, "yes"), (4, "no")):
        form = cup_panel.reason(log.cup, act, f"{round}-1", say)
        assert form.title == say("cup-why-title", act=act, final=final, place=1)
        assert "1" not in form.title or final == "no"
