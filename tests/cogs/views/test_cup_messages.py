"""A cup's message, standings, panel and explanation, from its log alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec import structs

from cogs.platform.limits import COMPONENTS_V2, LABEL, TEXT
from cogs.platform.names import Names
from cogs.views import cup_panel
from cogs.views import cups as views
from cogs.views.cup_panel import MOST_WHY
from cogs.views.cup_standings import own_place
from cogs.views.cup_words import Seen, back
from cogs.views.cups import ACTS
from data.foreign import flat
from data.records import CupRecord
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.catalog import CATALOG
from engine.hosting.cups import acts
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.cup import ABSENT, BREAK, FINALISTS, MISSES
from engine.hosting.cups.draw import AT_FOUR, AT_THREE, LEAST
from engine.hosting.cups.events import COMPUTER, Called, Ended, Played, Replaced
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import published
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import CLOCKS, DAY, MINUTE
from tests.checks import check_message
from tests.engine.hosting.cups.test_cup import BEGINS, PERSON, SECRET, Log, setup
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, Place, lobby
from tests.words import EN, like

SERVER = 5
EN_AHEAD = re.compile(
    "|".join(
        re.escape(
            EN("cup-row", place=0, who="", points="", wins=0, games=0, by=by).rpartition("0/0")[2]
        )
        for by in ("met", "wins", "strength", "lot")
    )
)
"""The note of a row about the respect in which it stands above an equal."""


def name(number: int) -> str:
    return f"P{number}x"


def seen(log: Log, texts: Texts = EN) -> Seen:
    """A cup's log as its message sees it, its people named by their numbers."""
    names = Names(float)
    for number, person in log.cup.people.items():
        names.hear(SERVER, person, name(number))
    record = CupRecord(id=7, server=SERVER, channel=6, seed=SECRET)
    return Seen(StoredCup(record, log.cup), {}, "", texts, names)


def message(log: Log, texts: Texts = EN) -> str:
    """Its words, and those of its picture."""
    draft = views.message(seen(log, texts))
    return "\n".join((draft.head, *draft.texts, *(each.alt for each in draft.sketches)))


def own(log: Log, number: int) -> str:
    """The place of a person, as they are told it."""
    return "\n".join(own_place(seen(log), PERSON + number).texts)


def one_table(log: Log, absent: tuple[int, ...] = ()) -> None:
    """End the first table of the running round."""
    table = log.cup.rounds[-1].tables[0]
    log.take(Played(table=1, places=tuple((each,) for each in table), absent=absent))


def live(people: int, here: int) -> Log:
    """A live cup of *people*, of whom the first *here* are drawn."""
    log = Log(setup("live"), people)
    log.now = BEGINS - CALL
    assert log.tick() == Called()
    for number in range(1, here + 1):
        log.take(acts.arrive(log.cup, PERSON + number))
    log.draw()
    return log


def test_standings_of_a_running_round_say_so_and_list_everybody() -> None:
    log = Log(setup(), 8)
    log.draw()
    one_table(log)
    said = message(log)
    assert EN("cup-standings-during", cup="7", round=1, done=1, tables=2) in said
    for number in set(range(1, 9)).difference(log.cup.rounds[0].tables[0]):
        row = like(EN, "cup-alt-row", who=name(number), points=0, wins=0, games=0)
        assert row.search(said)
    log.play()
    assert EN("cup-standings", cup="7", round=1) in message(log)
    log.draw()
    assert EN("cup-standings", cup="7", round=1) in message(log)
    one_table(log)
    assert EN("cup-standings-during", cup="7", round=2, done=1, tables=2) in message(log)


def test_standings_of_a_running_round_mark_the_absent() -> None:
    log = live(10, 8)
    silent, replaced = log.cup.rounds[0].drawn[0][0], log.cup.rounds[0].drawn[1][0]
    log.take(acts.arrive(log.cup, PERSON + 9))
    log.take(Replaced(entrant=replaced, by=9))
    one_table(log, absent=(silent,))
    said = message(log)
    for number in range(1, 11):
        marked = EN("cup-absent", who=name(number)) in said
        assert marked == (number in (silent, replaced, 10))
    away = sorted((silent, replaced, 10))
    assert EN("cup-away", people=seen(log).people(away)) in said
    log.play()
    assert EN("cup-absent", who=name(10)) not in own(log, 1)


def test_those_out_of_the_final_wait_for_no_seat() -> None:
    log = live(9, 8)
    log.take(acts.arrive(log.cup, PERSON + 9))
    assert EN("cup-waiting", people=name(9)) in message(log)
    for _ in range(2):
        log.play()
        log.draw()
    log.play()
    assert log.draw().final
    assert not like(EN, "cup-waiting").search(message(log))


def test_places_of_the_final_are_told_apart_from_points() -> None:
    log = Log(setup(rounds=1), 8)
    log.draw()
    log.play()
    [*finalists] = log.draw().tables[0]
    assert not like(EN, "cup-final-places").search(own(log, 1))
    log.take(Played(table=1, places=tuple((each,) for each in reversed(finalists))))
    log.tick()
    said = own(log, 99)
    assert EN("cup-final-places", count=4) in said
    rows = said.splitlines()[-8:]
    assert [row for row in rows[:4] if EN_AHEAD.search(row)] == [], "the final decided"
    assert len([row for row in rows[4:] if EN_AHEAD.search(row)]) == 2, "equals in pairs"


def test_a_row_says_its_respect_above_an_equal_alone() -> None:
    log = Log(setup(rounds=1, final=False), 8)
    log.draw()
    log.play()
    rows = own(log, 99).splitlines()[-8:]
    assert [bool(EN_AHEAD.search(row)) for row in rows] == [True, False] * 4


def test_the_first_draw_compares_with_none_before() -> None:
    log = Log(setup(), 7)
    log.draw()
    assert EN("cup-draw-first", threes=1) in message(log)
    log.play()
    log.draw()
    assert like(EN, "cup-draw", repeats=6, threes=1, two="no").search(message(log))


def test_a_pair_that_met_often_is_one_pair() -> None:
    log = Log(setup(rounds=6), 6)
    for _ in range(5):
        log.draw()
        log.play()
    log.draw()
    pairs = [{*pair} for table in log.cup.rounds[-1].drawn for pair in combinations(table, 2)]
    earlier = [{*table} for each in log.cup.rounds[:-1] for table in each.tables]
    again = sum(any(pair <= table for table in earlier) for pair in pairs)
    assert sum(pair <= table for table in earlier for pair in pairs) > again
    assert EN("cup-draw", repeats=again, threes=2, two="no") in message(log)


def test_a_table_of_two_is_none_of_three() -> None:
    log = Log(setup(), 7)
    log.draw()
    log.play()
    for number in (1, 2):
        log.take(acts.leave(log.cup, PERSON + number))
    log.draw()
    assert views.drawn(log.cup, EN) in message(log)
    assert views.drawn(log.cup, EN).endswith(
        EN("cup-draw", repeats=0, threes=0, two="yes").removeprefix(
            EN("cup-draw", repeats=0, threes=0, two="no")
        )
    )


def panel(log: Log) -> str:
    return "\n".join(cup_panel.panel(seen(log)).texts)


def test_the_panel_lists_those_not_in_the_next_draw() -> None:
    log = Log(setup("live"), 8)
    assert not like(EN, "cup-not-drawn", count=8).search(panel(log)), "nobody was called yet"
    log = live(8, 6)
    assert EN("cup-not-drawn", count=2, people=f"{name(7)}, {name(8)}") in panel(log)
    assert back(log.cup, EN) == EN("button-cup-back")
    log.take(acts.arrive(log.cup, PERSON + 7))
    log.take(acts.leave(log.cup, PERSON + 1))
    assert EN("cup-not-drawn", count=1, people=name(8)) in panel(log)
    for _ in range(3):
        log.play()
        log.draw()
    assert not like(EN, "cup-not-drawn", count=1).search(panel(log)), "none follows the final"


def test_an_own_place_follows_from_its_persons_state() -> None:
    log = Log(setup(rounds=1, final=False), 8)
    assert EN("cup-own-none") in own(log, 1)
    assert EN("cup-own-outside") in own(log, 9)
    log.draw()
    one_table(log)
    [*seated], [*others] = log.cup.rounds[0].tables
    assert EN("cup-own-none") in own(log, others[0])
    assert like(EN, "cup-own", place=1, points=5, games=1).search(own(log, seated[0]))
    assert f"{EN('cup-points')} · {EN('cup-wins')}\n" in own(log, seated[0]), "the rows say both"
    log.play()
    log.tick()
    assert EN("cup-own-unplayed") in own(log, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_has_the_numbers_of_the_code(language: str) -> None:
    says = texts(language)
    assert (AT_FOUR, AT_THREE, FINALISTS, MISSES) == ((5, 3, 1, 0), (5, 2, 0), 4, 2)
    assert (ABSENT, BREAK) == (3 * MINUTE, 3 * MINUTE)
    assert (CLOCKS["quick"]["move"], CLOCKS["days"]["move"]) == (60, DAY)
    [live] = views.how(Log(setup("live")).cup, says).texts
    four, three = (", ".join(map(str, each[:-1])) for each in (AT_FOUR, AT_THREE))
    assert [each for each in (four, three, "60", "25", "3 ") if each not in live] == []
    [days] = views.how(Log(setup("days", final=False)).cup, says).texts
    assert "60" not in days
    assert says("button-cup-back") in live
    assert says("button-cup-back") in days


def test_acts_name_round_and_table_then_and_both_results() -> None:
    log = Log(setup(rounds=1), 8)
    log.draw()
    log.take(acts.stopped(log.cup, 1, 2, "late"))
    log.play()
    first = log.cup.rounds[0].tables[0]
    swapped = (first[1], first[0], *first[2:])
    log.take(correct(log.cup, 1, 1, tuple((each,) for each in swapped), "misread"))
    log.take(correct(log.cup, 1, 1, tuple((each,) for each in first), "after all"))
    log.draw()
    log.take(acts.stopped(log.cup, 2, 1, "night"))
    said = message(log)

    def told(why: str, act: str, final: str = "no", **values: str | int) -> str:
        where = EN("cup-act-table", final=final, **{"place": 1, "round": 1, **values})
        orders = [
            EN("between-parts", first="", next="").join(
                EN("cup-together", place=at, people=name(each)) for at, each in enumerate(order, 1)
            )
            for order in (first, swapped)
        ]
        before, after = orders if why == "misread" else orders[::-1]
        given = {"who": EN("somebody"), "act": act, "whom": ""}
        act_said = EN("cup-act", where=where, before=EN.ended(before), after=after, **given)
        why_said = EN("cup-act-why", why=why)
        return EN.joined("between-sentences", (EN.ended(act_said), why_said))

    assert told("late", "stop", place=2) in said
    assert told("misread", "correct") in said
    assert told("after all", "correct") in said
    assert told("night", "stop", final="yes") in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("before", "long"), [("A", "aximiliane von Hohenstein"), ("א", "קסימיליאנה פון הוהנשטיין")]
)
def test_a_cut_name_ends_an_act_without_a_further_dot(
    before: str, long: str, language: str
) -> None:
    log = Log(setup(rounds=1), 8)
    log.draw()
    log.play()
    first = log.cup.rounds[0].tables[0]
    log.take(correct(log.cup, 1, 1, tuple((each,) for each in reversed(first)), "misread"))
    shown = seen(log, texts(language))
    for number in range(1, 9):
        shown.names.hear(SERVER, PERSON + number, chr(ord(before) + number) + long)
    said = "\n".join(views.message(shown).texts)
    assert "misread" in said
    assert "…." not in flat(said)


def test_an_ended_cup_offers_nothing_while_its_tables_are_counted() -> None:
    log = Log(setup(), 8)
    log.draw()
    one_table(log)
    log.take(acts.end(log.cup, "storm"))
    assert not log.cup.over
    labels = [each.label for each in views.message(seen(log)).buttons]
    assert labels == [EN("button-cup-place"), EN("button-cup-how")]
    assert panel(log) == EN("cup-over")


def test_a_place_of_the_final_shared_with_a_computer_has_its_points() -> None:
    log = Log(setup(rounds=1), 8)
    log.draw()
    log.play()
    first, second, *_ = log.draw().tables[0]
    log.take(Played(table=1, places=((second,), (COMPUTER, first))))
    log.tick()
    shared = EN("between-items", first=EN("cup-computer"), next=name(first))
    assert EN("cup-place", place=2, who=shared, points="1") in message(log)


def test_a_draw_that_waits_for_the_sixth_says_so() -> None:
    log = Log(setup("live"), 8)
    log.now = BEGINS - CALL
    assert log.tick() == Called()
    needs = EN("cup-needs-here", least=LEAST)
    for number in range(1, LEAST + 1):
        assert needs in message(log)
        assert needs in views.waited_for(seen(log)), "organisers read it in their panel, too"
        log.take(acts.arrive(log.cup, PERSON + number))
    assert needs not in message(log)
    assert needs not in views.waited_for(seen(log))


def test_late_players_of_a_cup_by_the_day_wait_for_no_seat() -> None:
    log = Log(setup(rounds=2, final=False), 8)
    log.draw()
    log.take(acts.join(log.cup, PERSON + 9, 9))
    said = message(log)
    assert EN("cup-joins", people=name(9)) in said
    assert not like(EN, "cup-waiting").search(said)
    log.play()
    log.draw()
    log.take(acts.leave(log.cup, PERSON + 9))
    assert not like(EN, "cup-joins").search(message(log)), "no round follows"


def test_a_pause_is_told_during_a_round() -> None:
    log = Log(setup(), 8)
    log.draw()
    assert EN("cup-paused") not in message(log)
    log.take(acts.pause(log.cup, "dinner"))
    assert EN("cup-paused") in message(log)


def test_the_end_of_a_round_is_told_once_all_tables_are_open() -> None:
    log = Log(setup(), 8)
    log.draw()
    assert not like(EN, "cup-until").search(message(log))
    tables = {place: ending(place) for place in (1, 2)}
    draft = views.message(structs.replace(seen(log), tables=tables))
    assert EN("cup-until", final="no", **{"in": f"<t:{round(BEGINS + 2)}:R>"}) in draft.texts[0]


def ending(place: int) -> Session:
    """A table that ends some seconds after the beginning of its cup."""
    system = CATALOG["tournament"]
    record = structs.replace(lobby(system=system), status="running", ends=BEGINS + place)
    return Session(record, system)


@pytest.mark.parametrize("drawn", [False, True])
def test_a_cup_of_too_few_says_whether_it_had_begun(drawn: bool) -> None:
    log = Log(setup(), 8)
    if drawn:
        log.draw()
        log.play()
    log.take(Ended(few=True))
    assert (EN("cup-ended-few") in message(log)) == drawn
    assert (EN("cup-ended-unbegun") in message(log)) == (not drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [48, 96])
def test_a_large_cup_keeps_its_hash_and_reasons(language: str, people: int) -> None:
    """Tables give way, and the message keeps to the limit of Discord."""
    log, spoken = Log(setup("live"), people), texts(language)
    log.take(acts.begin(log.cup, "w" * MOST_WHY))
    log.draw()
    for place in range(1, ACTS):
        log.take(acts.stopped(log.cup, 1, place, str(place) * MOST_WHY))
    draft = views.message(seen(log, spoken))
    [told] = draft.texts
    assert spoken("cup-hash", hash=published(SECRET)) in told
    assert str(ACTS - 1) * MOST_WHY in told
    assert len(draft.head) + len(told) + sum(len(each.label) for each in draft.buttons) < TEXT
    shown = len(re.findall(r"(?m)^\*\*[^*\d]*\d+:?\*\*", told))
    more = spoken("cup-more-tables", more=people // 4 - shown)
    assert (more in told) == (shown < people // 4)


# Fitting.

LONGEST_NAMES = {
    "latin": "Annemarie Wilhelm",
    "arabic": "عبدالرحمن الأندلس",
    "chinese": "安娜玛丽亚威廉明娜安娜玛丽亚威廉明",
    "emoji": "🎲🎯🎳🏆🎖🥇🥈",
}
"""Names of 20 characters with a number."""
CHANNEL = 15 * 10**17


@pytest.fixture
async def asked(tmp_path: Path) -> AsyncIterator[Session]:
    """A running table with a deadline, in a thread."""
    async with Place(tmp_path / "p.sqlite3") as here:
        here.catalog["tournament"] = CATALOG["tournament"]
        session = await here.start(BEN, CEM, DORA, game="tournament")
        session.record = structs.replace(
            session.record, channel=CHANNEL, ends=BEGINS + 1500.4, due=BEGINS + 60.4
        )
        yield session


def states(people: int, why: str) -> Iterator[tuple[str, Log]]:
    """Yield a live cup of some people in each of its states."""
    log = Log(setup("live", rounds=2), people - ACTS)
    for number in range(people - ACTS + 1, people + 1):
        log.take(acts.join(log.cup, PERSON + number, number, why))
    yield "open", log
    log.now = BEGINS - CALL
    log.tick()
    yield "called", log
    for number in range(1, people + 1):
        log.take(acts.arrive(log.cup, PERSON + number))
    yield "all here", log
    log.take(acts.pause(log.cup, why))
    yield "paused", log
    log.take(acts.resume(log.cup, why))
    log.draw()
    yield "drawn", log
    for number in range(1, people // 2, 2):
        log.take(acts.leave(log.cup, PERSON + number))
        log.take(acts.join(log.cup, PERSON + number, 1000 + number))
    for place in range(1, ACTS):
        log.take(acts.stopped(log.cup, 1, place, why))
    for table in log.cup.rounds[0].drawn[::2]:
        log.take(Replaced(entrant=table[0], by=table[0]))
    yield "during a round", log
    log.play(absent=tuple(range(1, people, 3)))
    yield "between rounds", log
    first = log.cup.rounds[0].tables[0]
    log.take(correct(log.cup, 1, 1, (first,), why))
    log.draw()
    log.play()
    log.draw()
    yield "final", log
    log.play()
    log.tick()
    yield "over", log


def test_the_seal_stands_below_the_acts_until_the_end_and_after_it() -> None:
    unbegun = Log(setup("live"), 3)
    unbegun.take(acts.end(unbegun.cup, "rain"))
    for log in (*(log for _, log in states(24, "rain")), unbegun):
        [*_, last] = views.message(seen(log)).texts[0].splitlines()
        assert last.endswith(published(SECRET))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_of_the_panel_are_whole_on_a_phone(language: str, asked: Session) -> None:
    found: set[str] = set()
    for _, log in states(24, "rain"):
        tables = dict.fromkeys(log.cup.running.open if log.cup.running else (), asked)
        shown = structs.replace(
            seen(log, texts(language)), gone=frozenset(log.cup.people.values()), tables=tables
        )
        found |= {menu.placeholder for menu in cup_panel.panel(shown).menus}
    assert [each for each in found if len(each) > LABEL] == []
    assert texts(language)("menu-cup-remove-left") in found
    assert texts(language)("menu-cup-stop") in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_without_a_link_is_called_by_its_name(language: str) -> None:
    """Only its number would be taken for a place: "1 over · 1. Ada"."""
    say = texts(language)
    name = say("cup-thread", cup=1, round=2, place=7).rpartition(" · ")[2]
    for key in ("cup-table-opening", "cup-table-done"):
        assert name.lower() in say(key, final="no", place=7, people="").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_final_is_called_by_its_name_in_its_line(language: str, asked: Session) -> None:
    """There is one table: a number would say nothing. Also while it opens, and once it is over."""
    say = texts(language)
    for state, log in states(24, "rain"):
        tables = dict.fromkeys(log.cup.running.open if log.cup.running else (), asked)
        said = views.message(structs.replace(seen(log, say), tables=tables)).texts[0]
        assert (f"**{say('cup-table-final')}** <#" in said) == (state == "final")
        if state == "final":
            assert f"**{say('cup-table-final')}" in views.message(seen(log, say)).texts[0]
            log.play()
            assert f"**{say('cup-table-final')}" in views.message(seen(log, say)).texts[0]
            break


@pytest.mark.parametrize("script", LONGEST_NAMES)
async def test_every_state_of_the_largest_cup_fits(script: str, asked: Session) -> None:
    """All are named as long as can be, organisers give the longest reasons, all tables are on."""
    for state, log in states(96, "w" * MOST_WHY):
        names = Names(float)
        for number, person in {**log.cup.people, 97: BEN, 98: CEM, 99: ADA, 100: DORA}.items():
            names.hear(SERVER, person, f"{LONGEST_NAMES[script]} {number:02d}")
        open_places = log.cup.running.open if log.cup.running else ()
        tables = dict.fromkeys(open_places, asked)
        called = 96 if state in ("called", "all here") else int(state == "over")
        for language in LANGUAGES:
            say = texts(language)
            shown = structs.replace(seen(log, say), names=names, tables=tables, stuck="cup-stuck")
            message = views.message(shown)
            for draft in (
                message,
                cup_panel.panel(shown, say("cup-done")),
                own_place(shown, PERSON + 50),
            ):
                view, _ = draft.message([None] * len(draft.sketches))
                sent = {"components": view.to_components(), "flags": COMPONENTS_V2}  # type: ignore[no-untyped-call]
                sent["allowed_mentions"] = {"parse": []}
                assert check_message(sent) == [], (state, language)
                assert draft.fits, (state, language)
            assert len(message.calls) == called or log.cup.paused
