"""``/stats``: a person's own results, in words, and what of them can be posted."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec import structs

from cogs.views import stats_five
from data.records import Capture
from data.shipped.positions import BadPositions, positions
from engine.daily import FIRST as FIRST_DAY
from engine.daily import day, five, utc_day
from engine.hosting.state.seasons import day_of
from engine.hosting.state.settings import Person as Chosen
from engine.hosting.statistics.standings import LEAST
from tests.cogs.playing import begun, host, hosted, refused, table
from tests.cogs.remembered import FIRST, played, season, today
from tests.cogs.test_privacy import delete
from tests.cogs.test_time import absent, paced
from tests.simulation import Person, Seen, Simulation
from tests.words import EN, like

LONG = dict.fromkeys(("chance", "side"), "x")


async def shown(world: Simulation, person: Person, private: bool = False) -> Seen:
    """Have a person shown their results."""
    (answer,) = (
        await world.slash(person, "stats", where=person.dm if private else world.channel)
    ).messages
    return answer


async def choose(world: Simulation, person: Person, answer: Seen, what: str, label: str) -> None:
    """Choose a line of the menu of games or of seasons."""
    (menu,) = (each for each in answer.menus if each.startswith(f"stats:0:{what}:"))
    await world.choose(person, answer, label, menu=menu)


def won(wins: int, games: int, reader: str) -> str:
    """Return the line of won games, for the person or for all."""
    return EN("stats-won", reader=reader, wins=wins, games=games, told="none", count=0, aside="")


async def told(world: Simulation, person: Person) -> str:
    """Return the sentence in which somebody is refused their results."""
    return await refused(world, person, "stats")


async def test_own_results_come_in_words_before_numbers_and_to_oneself_alone(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, times=12)
        await played(world, ben.id, ada.id, times=8, first=FIRST + 50)
        answer = await shown(world, ada)
        assert answer.private
        assert won(12, 20, "own") in answer.text
        assert EN("stats-level", chance="10.0", side="above") in answer.text
        assert EN("stats-dice", sixes=160, rolls=800, expected="133.3", wait=9) in answer.text
        assert EN("stats-few", chance="10.0", least=LEAST) not in answer.text


async def test_few_games_say_nothing_about_chance(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, times=LEAST - 1)
        assert EN("stats-few", chance="3.5", least=LEAST) in (await shown(world, ada)).text


async def test_luck_is_set_aside_where_it_may_be_told(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, times=10, aside=0.9, tells=True)
        text = (await shown(world, ada)).text
        assert (
            EN("stats-won", reader="own", wins=10, games=10, told="all", count=10, aside="9.0")
            in text
        )
        assert EN("stats-better", chance="5.0", side="above") in text
        await played(world, ada.id, ben.id, times=2, first=FIRST + 50, aside=0.1)
        text = (await shown(world, ada)).text
        assert (
            EN("stats-won", reader="own", wins=12, games=12, told="some", count=10, aside="11.0")
            in text
        )


async def test_a_person_sent_home_most_is_named_unless_unlisted(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        captures = [Capture(FIRST, 0, 1, 5), Capture(FIRST, 0, 2, 3), Capture(FIRST, 2, 0, 2)]
        await played(world, ada.id, ben.id, cem.id, captures=captures)
        text = (await shown(world, ada)).text
        assert EN("stats-sent", who=ben.name, times=5) in text
        assert EN("stats-sent-by", who=cem.name, times=2) in text
        await host(world).services.persons.choose(ben.id, lambda _: Chosen(listed="hidden"))
        text = (await shown(world, ada)).text
        assert EN("stats-sent", who=cem.name, times=3) in text
        assert ben.name not in text


async def test_choices_and_trophies_are_told_with_their_reasons(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(
            world,
            ada.id,
            ben.id,
            lost_points=0.3,
            choices=30,
            mistakes='{"risk": 0.2}',
            captured=0,
            least=0.01,
        )
        answer = await shown(world, ada)
        text = answer.text
        assert EN("stats-choices", dear="True", cost="1.0", dearest=EN("mistake-risk")) in text
        dice = EN("stats-dice", sixes=8, rolls=40, expected="6.7", wait=9)
        cost, note = text.index(EN("mistake-risk")), text.index(EN("stats-note"))
        assert cost < note < text.index(dice), "the note stands below the choices"
        assert EN("stats-trophies") not in text
        await world.click(ada, answer, EN("button-stats-trophies", count=2))
        for trophy in ("peaceful", "last-gasp"):
            why = EN(f"trophy-{trophy}.why")
            assert EN("stats-trophy", name=EN(f"trophy-{trophy}"), why=why, times=1) in answer.text
        assert won(1, 1, "own") not in answer.text
        await world.click(ada, answer, EN("button-stats-sums"))
        assert answer.text == text


async def test_another_game_is_chosen_among_trophies_and_has_none(tmp_path: Path) -> None:
    """Then its results are shown."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, captured=0)
        await played(world, ben.id, ada.id, first=FIRST + 1, game="walls")
        answer = await shown(world, ada)
        await world.click(ada, answer, EN("button-stats-trophies", count=1))
        assert EN("stats-trophies") in answer.text
        await choose(world, ada, answer, "game", EN("game-walls"))
        assert won(0, 1, "own") in answer.text
        assert EN("button-stats-trophies", count=1) not in answer.buttons


async def test_games_and_seasons_are_chosen_in_menus(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, times=3)
        await played(
            world,
            ada.id,
            ben.id,
            times=2,
            first=FIRST + 9,
            game="walls",
            season="2019-Q1",
            day=18_000,
        )
        answer = await shown(world, ada)
        assert (
            EN("stats-won", reader="own", wins=5, games=5, told="none", count=0, aside="")
            in answer.text
        )
        await choose(world, ada, answer, "game", EN("game-walls"))
        assert (
            EN("stats-won", reader="own", wins=2, games=2, told="none", count=0, aside="")
            in answer.text
        )
        await choose(world, ada, answer, "game", EN("stats-all-games"))
        now = EN("season-quarter", quarter=int(season(world)[-1]), year=season(world)[:4])
        await choose(world, ada, answer, "season", now)
        assert (
            EN("stats-won", reader="own", wins=3, games=3, told="none", count=0, aside="")
            in answer.text
        )


async def test_in_direct_messages_all_servers_count_and_no_person_is_named(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, captures=[Capture(FIRST, 0, 1, 5)])
        await played(world, ada.id, ben.id, first=FIRST + 1, server=world.server.id + 1)
        here, everywhere = await shown(world, ada), await shown(world, ada, private=True)
        assert (
            EN("stats-won", reader="own", wins=1, games=1, told="none", count=0, aside="")
            in here.text
        )
        assert (
            EN("stats-won", reader="own", wins=2, games=2, told="none", count=0, aside="")
            in everywhere.text
        )
        assert ben.name not in everywhere.text
        assert EN("button-post") not in everywhere.buttons


async def test_without_results_one_sentence_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        assert await told(world, ada) == EN("stats-none")
        await host(world).services.persons.choose(ada.id, lambda _: Chosen(listed="forgotten"))
        assert await told(world, ada) == EN("stats-forgotten")


async def test_a_server_that_keeps_no_results_is_said_to_keep_none(tmp_path: Path) -> None:
    """No game would change that."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await host(world).tables.settings.change_server(
            world.server.id, lambda each: structs.replace(each, results_days=0)
        )
        assert await told(world, ada) == EN("stats-off")


FORGED: tuple[tuple[str, list[str], str], ...] = (
    ("stats:0:game:all:all", ["checkers"], "stats-no-game"),
    ("stats:0:game:all:all", ["walls"], "stats-no-game"),
    ("stats:0:season:all:all", ["1999-Q1"], "stats-no-season"),
    ("stats:0:season:all:all", [], "bad-click"),
    ("stats:0:view:all:all:trophies", ["trophies"], "bad-click"),
    ("stats:0:page:all:all", ["all"], "bad-click"),
    ("stats:0:game:all", ["all"], "bad-click"),
    ("stats:0:game:checkers:2026", ["all"], "stats-no-season"),
)
"""Presses and choices that no page offers, and how each is refused."""


async def test_a_press_is_believed_in_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id)
        answer = await shown(world, ada)
        for forged, values, key in FORGED:
            refused = await world.forge(ada, answer, forged, values)
            assert refused.sentence == EN(key), forged


async def test_results_are_posted_once_in_ones_own_name_and_without_others(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        await played(world, ada.id, ben.id, first=1, captures=[Capture(1, 0, 1, 5)])
        answer = await shown(world, ada)
        assert ben.name in answer.text
        await world.click(ada, answer, EN("button-post"))
        post = world.last(world.channel)
        assert post.text.startswith(EN("posted-stats", who=ada.name))
        assert won(1, 1, "own") not in post.text, "others are not addressed"
        assert won(1, 1, "all") in post.text
        assert ben.name not in post.text
        assert [len(each.pictures) for each in (answer, post)] == [1, 1]
        assert EN("stats-sent.figure") in answer.alt[0]
        assert ben.name in answer.alt[0]
        assert ada.name in post.alt[0]
        assert ben.name not in post.alt[0], "its picture is of one's own alone"
        assert not post.buttons
        assert (await world.click(ada, answer, EN("button-post"))).sentence == EN("post-twice")
        await delete(world, ada)
        await world.settle()
        assert not post.here


async def test_results_are_posted_after_their_tables_are_deleted(tmp_path: Path) -> None:
    """Noted with another table, even a lobby; where there is none, it could not go with its person."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id)
        assert EN("button-post") not in (await shown(world, ada)).buttons
        await world.slash(ben, "play", game="classic")
        await world.click(ada, await shown(world, ada), EN("button-post"))
        await world.settle()
        post = world.last(world.channel)
        assert won(1, 1, "all") in post.text
        await delete(world, ben)
        await world.settle()
        assert post.here, "it does not name Ben"
        await delete(world, ada)
        await world.settle()
        assert not post.here


async def test_a_post_of_results_is_no_return_to_the_table_it_is_noted_with(tmp_path: Path) -> None:
    """Nor a sign of life there: the computer plays on."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await paced(world, "quick")
        await absent(world, ada)
        await played(world, ada.id, ben.id)
        answer = await shown(world, ada)
        await world.click(ada, answer, EN("button-post"))
        await world.settle()
        assert world.last().text.startswith(EN("posted-stats", who=ada.name))
        assert (await table(world)).away == [ada.id]


async def test_a_post_of_statistics_needs_valid_terms_and_own_results(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await begun(world)
        await played(world, ada.id, ben.id, first=1)
        answer = await shown(world, ada)
        for what, key in {
            "stats": "bad-click",
            "stats:all": "bad-click",
            "stats:all:*": "bad-click",
            "stats:walls:all": "stats-no-game",
            "stats:all:2019-Q1": "stats-no-season",
        }.items():
            assert (await world.forge(ada, answer, f"post:1:{what}")).sentence == EN(key)
        assert await told(world, cem) == EN("stats-none")


async def test_a_streak_is_told_to_oneself_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        for back in range(3):
            await played(world, ada.id, ben.id, first=1 + back, day=today(world) - back)
        answer = await shown(world, ada)
        assert EN("stats-streak", days=3) in answer.text
        await world.click(ada, answer, EN("button-post"))
        assert not like(EN, "stats-streak").search(world.last(world.channel).text)


@pytest.mark.parametrize(("zone", "hour"), [("Pacific/Kiritimati", 12), ("Pacific/Honolulu", 4)])
async def test_a_streak_is_the_same_in_direct_messages(
    tmp_path: Path, zone: str, hour: int
) -> None:
    """By the days of its server, which are not those of UTC."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await host(world).tables.settings.change_server(
            world.server.id, lambda each: structs.replace(each, zone=zone)
        )
        world.env.backend.clock.advance(hour * 3600 - world.now() % 86_400)
        days = [day_of(world.now(), zone) - back for back in (0, 1, 2)]
        assert today(world) not in days[:1]
        for at, each_day in enumerate(days if hour == 12 else days[1:]):
            await played(world, ada.id, ben.id, first=FIRST + at, day=each_day)
        said = EN("stats-streak", days=3 if hour == 12 else 2)
        for private in (False, True):
            assert said in (await shown(world, ada, private)).text


async def test_a_streak_lasts_in_direct_messages_while_it_does_on_one_of_the_servers(
    tmp_path: Path,
) -> None:
    """In Kiritimati it is the day after tomorrow of the last game in Honolulu."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        other, change = world.server.id + 1, host(world).tables.settings.change_server
        for server, zone in ((world.server.id, "Pacific/Honolulu"), (other, "Pacific/Kiritimati")):
            await change(server, partial(structs.replace, zone=zone))
        world.env.backend.clock.advance(12 * 3600 - world.now() % 86_400)
        here = day_of(world.now(), "Pacific/Honolulu")
        assert day_of(world.now(), "Pacific/Kiritimati") == here + 1
        for back in (1, 2):
            await played(world, ada.id, ben.id, first=FIRST + back, day=here - back)
        await played(world, ada.id, ben.id, first=FIRST + 3, day=here - 9, server=other)
        for private in (False, True):
            assert EN("stats-streak", days=2) in (await shown(world, ada, private)).text
        world.env.backend.clock.advance(86_400)
        for private in (False, True):
            assert not like(EN, "stats-streak").search((await shown(world, ada, private)).text)


async def test_anothers_press_shows_their_own_results_alone(tmp_path: Path) -> None:
    """A custom_id names nobody, and a message that others see is never turned into results."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await begun(world)
        await played(world, ada.id, ben.id, times=3)
        answer, press = await shown(world, ada), "stats:0:game:all:all"
        before = answer.text, board.text
        assert (await world.forge(cem, answer, press, ["all"])).sentence == EN("stats-none")
        assert (await world.forge(ben, board, press, ["all"])).sentence
        assert (answer.text, board.text) == before


async def test_results_that_are_gone_since_are_told_of_in_a_sentence(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await played(world, ada.id, ben.id, captured=0)
        answer = await shown(world, ada)
        before = answer.text
        await host(world).store.delete_results(world.server.id, today(world) + 1)
        for press, values in (
            ("stats:0:game:all:all", ["all"]),
            ("stats:0:view:all:all:trophies", None),
            ("stats:0:season:all:all:trophies", ["2026-Q1"]),
        ):
            assert (await world.forge(ada, answer, press, values)).sentence == EN("stats-none")
        assert answer.text == before


async def finished(world: Simulation, person: Person, *days: int) -> None:
    """Have a person finish the five of days, all by the best ways."""
    for each_day in days:
        best = (str(each.position.best) for each in five(positions(), each_day))
        await host(world).store.answer_daily(person.id, each_day, "", ",".join(best))


async def test_the_five_are_told_beside_results_of_all_games_alone(tmp_path: Path) -> None:
    """A post has none of them: nobody has shared them by it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        begun = utc_day(world.now())
        await played(world, ada.id, ben.id, times=2)
        first = day(FIRST_DAY)
        world.env.backend.clock.advance((first + 5 - begun) * 86_400)
        await finished(world, ada, first, first + 1, first + 4, first + 5)
        answer = await shown(world, ada)
        told = EN("stats-five-told", streak=2, longest=2, mean=100)
        assert told in answer.text
        assert EN("stats-figure-longest") in answer.alt[0]
        await choose(world, ada, answer, "game", EN("game-classic"))
        assert told not in answer.text
        assert told not in (await shown(world, ben)).text


async def test_the_five_are_told_without_a_result(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        first, begun = day(FIRST_DAY), utc_day(world.now())
        world.env.backend.clock.advance((first + 1 - begun) * 86_400)
        assert EN("stats-none") in await told(world, ada)
        await finished(world, ada, first + 1)
        for private in (False, True):
            answer = await shown(world, ada, private)
            assert EN("stats-five-told", streak=1, longest=1, mean=100) in answer.text
            assert len(answer.pictures) == 1
        with (
            patch.object(stats_five, "positions", side_effect=BadPositions("torn")),
            world.expecting_errors("torn|stats-none"),
        ):
            assert EN("stats-none") in (await world.slash(ada, "stats")).whisper
