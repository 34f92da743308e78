"""The end of a cup: its winner, the final, the rounds, the way to its game."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json, structs

from cogs.views import cups as views
from cogs.views.cup_standings import own_place
from cogs.views.cup_words import Seen
from cogs.views.cup_words import told as points_told
from cogs.widgets.message_layout import Draft
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.catalog import CATALOG
from engine.hosting.cups import acts
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.draw import Places
from engine.hosting.cups.events import Ended, Played, Replaced
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import published
from engine.hosting.state.session import Session
from engine.hosting.state.setups import CupTable
from tests.cogs.views.test_cup_messages import name, own, seen
from tests.engine.hosting.cups.test_cup import BEGINS, PERSON, SECRET, Log, setup
from tests.engine.hosting.seated import Place
from tests.words import EN, like


def ended(final: bool = True, rounds: int = 2, shared: bool = False) -> Log:
    """A cup of eight, the final of which turned the order round."""
    log = Log(setup(rounds=rounds, final=final), 8)
    for _ in range(rounds):
        log.draw()
        log.play()
    if final:
        first, *others = reversed(log.draw().tables[0])
        places: Places = ((first, others[0]), *((each,) for each in others[1:]))
        log.take(
            Played(table=1, places=places if shared else ((first,), *((each,) for each in others)))
        )
    assert log.tick() == Ended()
    return log


def told(draft: Draft) -> str:
    return "\n".join((draft.head, *draft.texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_final_and_rounds_stand_apart_each_with_its_own_points(language: str) -> None:
    log = ended()
    shown = structs.replace(seen(log), texts=texts(language))
    say, said = shown.texts, told(views.message(shown))
    [final] = log.cup.rounds[-1].results.values()
    head, after = (f"**{each}**" for each in (say("cup-table-final"), say("cup-after", rounds=2)))
    about_final, rest = said[said.index(head) :].split(after)
    for place, ([entrant], points) in enumerate(zip(final.places, "5310", strict=True), 1):
        line = say("cup-place", place=place, who=name(entrant), points=points)
        assert line in about_final.splitlines()
    first = log.cup.standings()[0]
    line = say("cup-place", place=1, who=name(first.entrant), points=str(first.points // 12))
    assert line in rest.splitlines()
    assert SECRET.hex() not in said
    assert published(SECRET) in said


def test_the_standings_below_keep_the_order_of_the_rounds() -> None:
    log = ended()
    podium, rounds = views.message(seen(log)).sketches
    assert like(EN, "cup-wins-it", cup="7", who=name(log.cup.podium()[0]), winners=1).match(
        podium.alt
    )
    assert rounds.alt.endswith(" ".join(rows_of_words(log)))


def rows_of_words(log: Log) -> list[str]:
    """The rows of the standings in words."""
    return [EN("cup-alt-row", place=at, who=name(row.entrant), points=points_told(row.points), wins=row.wins,
               games=row.rounds) for at, row in enumerate(log.cup.standings(), 1)]  # fmt: skip


def test_a_shared_final_has_all_its_winners() -> None:
    """In heading and picture; all of them are pinged, and their own place is the first."""
    log = ended(shared=True)
    both = sorted(log.cup.rounds[-1].results[1].places[0])
    draft = views.message(seen(log))
    podium, _ = draft.sketches
    who = EN.listed([name(each) for each in both])
    assert podium.alt.startswith(EN("cup-wins-it", cup="7", who=who, winners=2))
    assert EN("cup-title-won", cup="7", who=who, winners=2) in draft.head
    assert draft.calls == tuple(PERSON + each for each in both)
    for each in both:
        row = like(EN, "cup-row", place=1, who=name(each), by="none")
        assert row.search(own(log, each))


@pytest.mark.parametrize("theme", ["classic", "dark"])
def test_a_cup_without_a_final_has_a_podium_of_its_first(theme: str) -> None:
    log = ended(final=False)
    shown = structs.replace(seen(log), theme=theme)
    podium, _ = views.message(shown).sketches
    assert podium.alt.endswith(" ".join(rows_of_words(log)[:4]))
    assert podium.painted()
    assert not like(EN, "cup-after").search(told(views.message(shown)))


def test_a_cup_of_too_few_has_no_podium() -> None:
    log = Log(setup(), 8)
    log.draw()
    log.play()
    log.take(Ended(few=True))
    shown = views.message(seen(log))
    assert len(shown.sketches) == 1
    assert EN("cup-title-ended", cup="7") in shown.head
    assert shown.calls == ()


async def final_of(log: Log, tmp_path: Path) -> Session:
    """The game of a cup's final, ended by its time."""
    people = [PERSON + each for each in log.cup.rounds[-1].tables[0]]
    async with Place(tmp_path / "p.sqlite3") as here:
        here.catalog["tournament"] = CATALOG["tournament"]
        session = await here.start(*people[1:], game="tournament", time_limit="25")
        session = await here.tables.stop(session.record.id)
        session.count(await here.store.log(session.record.id))
        entrants = dict(enumerate(log.cup.rounds[-1].tables[0]))
        chosen = structs.replace(session.setup, cup=CupTable(7, 3, 1, entrants))
        session.record = structs.replace(session.record, setup=json.encode(chosen))
        return session


async def test_the_podium_is_the_result_of_the_final_with_corrected_places(tmp_path: Path) -> None:
    log = ended()
    session = await final_of(log, tmp_path)
    draft = views.message(structs.replace(seen(log), final=session))
    assert EN("button-replay") in [each.label for each in draft.buttons]
    podium, _ = draft.sketches
    winner = name(log.cup.podium()[0])
    assert like(EN, "cup-wins-it", who=winner, winners=1).match(podium.alt)
    assert podium.painted()
    entrants = log.cup.rounds[-1].tables[0]
    other = (entrants[2], entrants[0], entrants[1], entrants[3])
    log.take(correct(log.cup, 3, 1, tuple((each,) for each in other), "misread"))
    again, _ = views.message(structs.replace(seen(log), final=session)).sketches
    assert again.name != podium.name, "clients keep pictures by their name"
    assert like(EN, "cup-wins-it", who=name(other[0]), winners=1).match(again.alt)


def test_an_own_place_after_the_final_is_the_one_of_the_cup() -> None:
    log = ended()
    rows_of = {row.entrant: row for row in log.cup.standings()}
    for place, entrant in enumerate(log.cup.podium(), 1):
        points = points_told(rows_of[entrant].points)
        assert EN("cup-own", place=place, count=8, points=points, games=2) in own(log, entrant)
        rows = own_place(seen(log), PERSON + entrant).texts[1].splitlines()[2:]
        assert {row.count("**") for row in rows} == {2}


def back_offered(shown: Seen) -> bool:
    return EN("button-cup-back") in [each.label for each in views.message(shown).buttons]


def test_the_way_back_is_offered_while_entrants_are_out_of_the_draw() -> None:
    log = Log(setup(), 8)
    log.draw()
    assert not back_offered(seen(log))
    silent = log.cup.rounds[0].tables[0][0]
    for _ in range(2):
        log.play(absent=(silent,))
        log.draw()
    assert back_offered(seen(log))
    log.take(acts.arrive(log.cup, PERSON + silent))
    assert not back_offered(seen(log))


def test_a_seat_taken_over_is_told_with_its_entrant() -> None:
    log = Log(setup("live"), 9)
    log.now = BEGINS - CALL
    log.tick()
    for number in range(1, 9):
        log.take(acts.arrive(log.cup, PERSON + number))
    log.draw()
    log.take(acts.arrive(log.cup, PERSON + 9))
    absent = log.cup.rounds[0].drawn[0][0]
    log.take(Replaced(entrant=absent, by=9))
    table = log.cup.rounds[0].tables[0]
    log.take(Played(table=1, places=tuple((each,) for each in table)))
    both = EN("cup-for", who=name(9), entrant=name(absent))
    assert EN("cup-together", place=1, people=both) in told(views.message(seen(log)))
