"""``/leaderboard``: who is on it, in which place, and what a person sees of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from cogs.platform.members import PERSON_AGAIN
from cogs.views.leaderboard import PAGE
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.state.seasons import bounds
from engine.hosting.state.settings import Person as Chosen
from engine.hosting.statistics.standings import LEAST
from tests.cogs.platform.test_members import gone
from tests.cogs.playing import elsewhere, host, hosted, refused, sent
from tests.cogs.remembered import FIRST, game, played, season
from tests.cogs.test_privacy import delete
from tests.data.sample import add_results
from tests.simulation import Person, Seen, Simulation
from tests.words import DE, EN, like


async def switched(world: Simulation, **fields: Any) -> None:
    """Have the admins choose something."""
    await host(world).tables.settings.change_server(
        world.server.id,
        lambda server: structs.replace(server, **{"leaderboard": True, **fields}),
        None,
    )


async def shown(world: Simulation, person: Person) -> Seen:
    """Have a person shown the leaderboard."""
    (answer,) = (await world.slash(person, "leaderboard")).messages
    await world.settle()
    return answer


async def everybody(world: Simulation, games: int = LEAST) -> None:
    """Let everybody play: the earlier in the alphabet, the better."""
    people = [person.id for person in world.people]
    for at, winner in enumerate(people[:-1]):
        for other, loser in enumerate(people[at + 1 :]):
            await played(world, winner, loser, times=games, first=FIRST + 10_000 * at + 100 * other)


def crowd(world: Simulation, size: int) -> list[Person]:
    """Let more people join the server; return all."""
    for number in range(len(world.people), size):
        world.add_person(f"Person{number:02}")
    return world.people


def row(place: int | str, person: str, **values: Any) -> Any:
    """Match a row in the alt text."""
    return like(EN, "leaderboard-alt-row", place=place, who=person, **values)


async def test_the_best_stand_first_with_plain_wins_beside(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await switched(world)
        await everybody(world)
        answer = await shown(world, ada)
        assert answer.private
        (alt,) = answer.alt
        assert len(answer.pictures) == 1
        for place, person in enumerate((ada, ben, cem), 1):
            wins = {1: 16, 2: 8, 3: 0}[place]
            assert row(place, person.name, wins=wins, games=16).search(alt), alt
        assert EN("leaderboard-note", luck="none", told=0, games=48) in answer.text
        assert EN("leaderboard-apart", better=ada.name, worse=cem.name) in answer.text


@pytest.mark.parametrize(("weighed", "luck"), [(16, "all"), (1, "some"), (0, "none")])
async def test_the_note_says_in_how_many_results_luck_is_set_aside(
    weighed: int, luck: str, tmp_path: Path
) -> None:
    """Walls of three and four keep it, and so do games that ended a moment ago."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await switched(world)
        for table in range(16):
            rows = game(world, table + 1, *(each.id for each in world.people))
            if table < weighed:
                rows = [structs.replace(each, aside=each.share, tells=True) for each in rows]
            await add_results(host(world).store, rows, ())
        answer = await shown(world, world.people[0])
        assert EN("leaderboard-note", luck=luck, told=2 * weighed, games=32) in answer.text


async def test_the_first_two_that_are_certainly_apart_are_named(tmp_path: Path) -> None:
    """By the names in the picture, of which equal ones have numbers."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        other = world.add_person(ada.name)
        await switched(world)
        await played(world, ada.id, other.id, times=40)
        answer = await shown(world, ada)
        assert EN("leaderboard-apart", better=ada.name, worse=f"{ada.name} 2") in answer.text
        assert row(2, f"{ada.name} 2").search(answer.alt[0])


async def test_a_hidden_person_is_not_named_as_certainly_ahead(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await switched(world, computers_listed=True)
        others: list[int | str] = [ben.id, cem.id, "easy"]
        for first, other in enumerate(others, 1):
            await played(world, ada.id, other, times=40, first=1000 * first, people=2)
        assert (
            EN("leaderboard-apart", better=ada.name, worse=ben.name)
            in (await shown(world, cem)).text
        )
        await host(world).services.persons.choose(ada.id, lambda _: Chosen(listed="hidden"))
        answer = await shown(world, cem)
        assert ada.name not in answer.text
        assert EN("leaderboard-level") in answer.text
        easy = EN("leaderboard-computer", level=EN("level-easy"))
        await played(world, "easy", ben.id, times=90, first=5000, people=2)
        assert (
            EN("leaderboard-apart", better=easy, worse=ben.name) in (await shown(world, cem)).text
        )


async def test_it_is_off_until_an_admin_turns_it_on(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await everybody(world)
        assert await refused(world, world.people[0], "leaderboard") == EN("leaderboard-off")
        await switched(world)
        answer = await shown(world, world.people[0])
        await switched(world, leaderboard=False)
        pressed = await world.forge(world.people[0], answer, "leaderboard:0:page:classic:none:0")
        assert pressed.sentence == EN("leaderboard-off")


async def test_with_few_games_no_person_is_listed_and_one_is_told_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await switched(world)
        await played(world, ada.id, ben.id, times=LEAST - 1)
        answer = await shown(world, ada)
        assert not answer.pictures
        assert like(EN, "leaderboard-empty", least=LEAST).search(answer.text)
        assert EN("leaderboard-few", games=LEAST - 1, least=LEAST) in answer.text
        assert (
            EN("leaderboard-few", games=0, least=LEAST)
            in (await shown(world, world.add_person("Dora"))).text
        )


async def test_a_person_that_is_hidden_or_blocked_has_no_row_but_counts_as_an_opponent(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await switched(world)
        await everybody(world)
        before = (await shown(world, cem)).alt[0]
        await host(world).services.persons.choose(ada.id, lambda _: Chosen(listed="hidden"))
        (alt,) = (await shown(world, cem)).alt
        assert ada.name not in alt
        assert row(1, ben.name).search(alt)
        skill = row(2, ben.name).search(before)[0].partition(",")[2]
        assert skill in alt, "the skill is the same"
        assert EN("leaderboard-hidden") in (await shown(world, ada)).text
        await switched(world, blocked=(ben.id,))
        (alt,) = (await shown(world, cem)).alt
        assert ben.name not in alt
        assert row(1, cem.name).search(alt)
        await host(world).services.persons.choose(ada.id, lambda _: Chosen())
        assert row(1, ada.name).search((await shown(world, cem)).alt[0])


async def changes_mind(world: Simulation, person: Person) -> None:
    """Have a person choose not to be remembered, and take it back."""
    (panel,) = (await world.slash(person, "settings")).messages
    for listed in ("forgotten", "yes"):
        await world.choose(person, panel, EN(f"remember-{listed}"), menu="own:0:listed")


@pytest.mark.parametrize("seasonal", [True, False])
async def test_a_person_that_chose_not_to_be_remembered_is_off_the_running_list(
    seasonal: bool, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await switched(world, season="quarter" if seasonal else "none")
        for first, (winner, loser) in enumerate([(ada, ben), (ben, cem)], 1):
            changes: dict[str, Any] = {} if seasonal else {"season": ""}
            await played(world, winner.id, loser.id, times=LEAST, first=100 * first, **changes)
        await changes_mind(world, ada)
        (alt,) = (await shown(world, cem)).alt
        assert ada.name not in alt
        assert row(1, ben.name).search(alt)
        said = EN("leaderboard-changed-mind", seasonal=str(seasonal))
        assert said in (await shown(world, ada)).text
        assert said not in (await shown(world, ben)).text
        world.env.backend.clock.advance(100 * 86_400)
        if seasonal:
            await played(world, ada.id, ben.id, times=LEAST, first=900)
        answer = await shown(world, ada)
        assert row(1, ada.name).search(answer.alt[0])
        assert said not in answer.text


async def test_a_person_that_has_left_the_server_is_not_shown(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await switched(world)
        await everybody(world)
        gone(world, ada)
        await world.advance(PERSON_AGAIN)
        (alt,) = (await shown(world, cem)).alt
        assert ada.name not in alt
        assert row(1, ben.name).search(alt)


async def test_people_are_looked_up_for_the_shown_rows_only(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 8) as world:
        await switched(world)
        people = [person.id for person in crowd(world, PAGE + 3)]
        for at, (one, other) in enumerate(pairwise(people)):
            await played(world, one, other, times=LEAST, first=FIRST + 100 * at)
        await world.advance(PERSON_AGAIN)
        with sent(world) as requests:
            await shown(world, world.people[0])
        assert 0 < requests.count("GET member") <= PAGE


async def test_the_own_row_stands_below_and_pages_turn_for_each_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 8) as world:
        await switched(world)
        crowd(world, PAGE + 2)
        await everybody(world, games=1)
        first, last = world.people[0], world.people[-1]
        theirs, mine = await shown(world, first), await shown(world, last)
        assert EN("button-leaderboard-back") not in mine.buttons
        assert last.name not in theirs.alt[0]
        assert row(PAGE + 2, last.name).search(mine.alt[0])
        await world.click(last, mine, EN("button-leaderboard-next"))
        assert first.name not in mine.alt[0]
        assert row(PAGE + 1, world.people[-2].name).search(mine.alt[0])
        assert first.name in theirs.alt[0], "each turns pages for themselves"
        assert EN("button-leaderboard-next") not in mine.buttons
        await world.click(last, mine, EN("button-leaderboard-back"))
        assert first.name in mine.alt[0]
        await world.forge(last, mine, f"leaderboard:0:page:classic:{season(world)}:999")
        assert row(PAGE + 1, world.people[-2].name).search(mine.alt[0])


async def test_the_longest_page_is_described_to_its_last_row_in_each_language(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await switched(world)
        people = [world.add_person(f"Annemarie Wilhelm {at}") for at in range(11, 24)]
        for at, (one, other) in enumerate(pairwise(people)):
            games: dict[str, Any] = {"game": "walls", "six": True, "times": 100}
            await played(world, one.id, other.id, first=FIRST + 1000 * at, **games)
            await played(world, other.id, one.id, first=FIRST + 1000 * at + 500, **games)
        last = people[-1]
        for language in LANGUAGES:
            last.language = language
            (alt,) = (await shown(world, last)).alt
            own = like(texts(language), "leaderboard-alt-row", who=last.name, wins=100, games=200)
            assert own.search(alt), language


async def test_computers_are_compared_in_grey_if_an_admin_wants_that(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await switched(world)
        await played(world, ada.id, "hard", ben.id, times=LEAST)
        name = EN("leaderboard-computer", level=EN("level-hard"))
        assert name not in (await shown(world, ada)).alt[0]
        await switched(world, computers_listed=True)
        (alt,) = (await shown(world, ada)).alt
        assert row("none", name).search(alt)
        assert row(2, ben.name).search(alt)


async def test_a_new_result_is_on_the_list_at_once_and_a_deleted_person_is_not(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await switched(world)
        await everybody(world)
        await shown(world, ada)
        await played(world, ben.id, ada.id, first=FIRST + 500)
        assert row(1, ada.name, wins=LEAST, games=LEAST + 1).search(
            (await shown(world, ada)).alt[0]
        )
        await delete(world, ada)
        answer = await shown(world, ben)
        assert ada.name not in answer.alt[0]
        assert row(1, ben.name).search(answer.alt[0])


async def test_a_season_begins_anew_and_older_ones_stay_in_the_menu(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await switched(world)
        await played(world, ada.id, ben.id, times=LEAST, season="2019-Q4", day=18_200)
        answer = await shown(world, ada)
        assert not answer.pictures
        assert like(EN, "leaderboard-empty", least=LEAST).search(answer.text)
        (menu,) = (each for each in answer.menus if each.startswith("leaderboard:0:season:"))
        old = EN("season-quarter", quarter=4, year="2019")
        await world.choose(ada, answer, old, menu=menu)
        assert row(1, ada.name).search(answer.alt[0])
        await host(world).store.delete_results(world.server.id, 18_201)
        pressed = await world.forge(ada, answer, "leaderboard:0:page:classic:2019-Q4:0")
        assert pressed.sentence == EN("leaderboard-no-season")


async def test_the_list_of_all_time_stays_in_the_menu_once_there_are_seasons(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, times=LEAST, season="")
        await switched(world, season="quarter")
        answer = await shown(world, ada)
        (menu,) = (each for each in answer.menus if each.startswith("leaderboard:0:season:"))
        await world.choose(ada, answer, EN("season-ever"), menu=menu)
        assert row(1, ada.name).search(answer.alt[0])


@pytest.mark.parametrize(("hours", "present"), [(-1, "2026-Q1"), (1, "2026-Q2")])
async def test_the_present_season_changes_at_midnight(
    tmp_path: Path, hours: int, present: str
) -> None:
    begins, ends = bounds("2026-Q1")
    async with elsewhere(tmp_path / "p.sqlite3", 24 * (ends - begins) + hours) as world:
        ada, ben, *_ = world.people
        await switched(world)
        await played(world, ada.id, ben.id, times=LEAST, season="2026-Q1")
        answer = await shown(world, ada)
        assert bool(answer.pictures) is (present == "2026-Q1")
        name = EN("season-quarter", quarter=int(present[-1]), year="2026")
        assert name in " ".join((answer.text, *answer.alt))


async def test_other_games_and_boards_have_lists_of_their_own(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await switched(world)
        await everybody(world)
        await played(world, ben.id, ada.id, times=LEAST, first=FIRST + 300, six=True)
        await played(world, ben.id, ada.id, times=LEAST, first=FIRST + 400, game="walls")
        answer = await shown(world, ada)
        assert row(1, ada.name).search(answer.alt[0])
        (menu,) = (each for each in answer.menus if each.startswith("leaderboard:0:game:"))
        six = EN("ranking-six", game=EN("game-classic"))
        assert [*answer.menus[menu]] == [EN("game-classic"), six, EN("game-walls")]
        await world.choose(ada, answer, six, menu=menu)
        assert row(1, ben.name).search(answer.alt[0])


FORGED: tuple[tuple[str, list[str] | None, str], ...] = (
    ("leaderboard:0:page:checkers:none:0", None, "leaderboard-no-season"),
    ("leaderboard:0:page:checkers:now:0", None, "leaderboard-no-game"),
    ("leaderboard:0:page:classic:1999-Q1:0", None, "leaderboard-no-season"),
    ("leaderboard:0:page:classic:now", None, "bad-click"),
    ("leaderboard:0:page:classic:now:-1", None, "bad-click"),
    ("leaderboard:0:page:classic:now:0", ["classic"], "bad-click"),
    ("leaderboard:0:game:classic:now:0", [], "bad-click"),
    ("leaderboard:0:game:classic:now:0", ["checkers"], "leaderboard-no-game"),
    ("leaderboard:0:season:classic:now:0", ["../x"], "leaderboard-no-season"),
    ("leaderboard:0:row:classic:now:0", None, "bad-click"),
)
"""Presses and choices that no page offers, and how each is refused."""


async def test_a_press_is_believed_in_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await switched(world)
        await everybody(world)
        answer, now = await shown(world, ada), season(world)
        for forged, values, key in FORGED:
            pressed = await world.forge(ada, answer, forged.replace("now", now), values)
            assert pressed.sentence == EN(key), forged


async def test_it_is_said_in_the_language_of_the_person(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await switched(world)
        await everybody(world)
        ada.language = "de"
        (alt,) = (await shown(world, ada)).alt
        assert like(DE, "leaderboard-alt-row", place=1, who=ada.name).search(alt)
