"""``/rules``: every house rule in words and as a picture, for one person, in their language."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands
from msgspec import json, structs

from cogs.platform.limits import CHOICES, OPTIONS, length
from cogs.views.house_rules import IN_SHORT, Pages, titles
from cogs.views.rule_words import source_in_words
from data.records import Change
from data.shipped.languages import LANGUAGES
from data.shipped.texts import dashed, texts
from engine.catalog import CATALOG, WALLS
from engine.rules import CUSTOM, OURS, Book, Source, Value
from engine.system import System
from tests.cogs.playing import LOCALES, again, begun, host, hosted, refused, table
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import ANY, DE, EN, TWO, like

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
each_language = pytest.mark.parametrize("language", LANGUAGES)
two_languages = pytest.mark.parametrize("language", TWO)


def shown(answer: Answer) -> Seen:
    """The one message of an answer, which only this person sees."""
    (message,) = answer.messages
    assert message.private
    return message


async def asked(world: Simulation, person: Person, game: str = "classic") -> Seen:
    """What is said about a game."""
    return shown(await world.slash(person, "rules", game=game))


@two_languages
async def test_a_house_rule_is_chosen_from_the_menu_and_shown(
    language: str, tmp_path: Path
) -> None:
    """Title, what it says, how it can be set, where it stands, and the picture."""
    async with hosted(tmp_path / "p.sqlite3", 1, language="fr") as world:
        (ada,) = world.people
        ada.language, say = LOCALES[language], texts(language)
        message = await asked(world, ada)
        assert message.text.startswith(say("rules-classic"))
        assert say("example-race-enter") in message.text
        first = message.text, list(message.pictures)
        assert len(message.pictures) == len(message.alt) == 3
        for key, title in (("barriers", "rule-barriers"), ("places", "rule-places")):
            answer = await world.choose(ada, message, say(title))
            assert shown(answer) == message, "it is one message that changes"
            assert message.text.startswith(f"## {say(title)}\n{say(f'{title}.text')}\n")
            assert say(f"example-{key}") in message.text
            assert list(message.pictures) == [f"rule-classic-{key}.png"]
            (alt,) = message.alt
            assert alt.startswith(say("alt-before"))
            assert say("alt-after") in alt
        await world.choose(ada, message, say("rules-in-short"))
        assert (message.text, list(message.pictures)) == first


def worth(preset: str, players: int, wins: int) -> str:
    name, even = EN(f"preset-{preset}"), round(100 / players)
    return EN("rules-begins", preset=name, players=players, wins=wins, even=even)


async def test_the_page_of_the_first_player_says_the_worth_of_going_first(tmp_path: Path) -> None:
    """In general for all numbers of players, at a table for its own."""
    every = [
        worth(preset, players, won)
        for preset, wins in WALLS.begins.items()
        for players, won in wins.items()
    ]
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = shown(await world.slash(ada, "rules", game="walls", rule="first_player"))
        assert [line for line in every if line in message.text] == every
        await world.slash(ada, "play", game="walls", preset="short")
        await world.click(ben, world.last(), EN("button-join"))
        message = shown(await world.slash(ada, "rules", game="walls", rule="first_player"))
        assert [line for line in every if line in message.text] == [
            worth("short", 2, WALLS.begins["short"][2])
        ]
        message = shown(await world.slash(ada, "rules", game="walls", rule="places"))
        assert not any(line in message.text for line in every)


@every_system
def test_games_say_the_worth_of_going_first_by_their_own_presets(system: System) -> None:
    for preset, wins in system.begins.items():
        assert set(wins) <= set(system.numbers(system.values(preset)))
        assert all(0 < won < 100 and won != round(100 / players) for players, won in wins.items())


@every_system
async def test_every_game_is_told_with_pictures(system: System, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        message = await asked(world, ada, system.key)
        captions = [EN(f"example-{dashed(each.key)}") for each in system.examples if not each.rule]
        if not captions:
            pytest.skip(f"{system.key}: it has no example of the game itself")
        assert all(message.text.count(each) == 1 for each in captions)
        assert len(message.pictures) == len(message.alt) == len(captions)


@pytest.mark.drawn
async def test_a_house_rule_in_german(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        ada.language = "de"
        message = shown(await world.slash(ada, "rules", rule="compulsory_capture"))
        ways = [DE(f"rule-compulsory-capture.value-{way}") for way in ("enforce", "penalty")]
        headings = (
            DE("source-heading", heading=each) for each in ("Spielvarianten", "Schlagzwang")
        )
        assert message.text.splitlines()[3:] == [
            DE("example-compulsory-capture-penalty"),
            DE("rules-ways"),
            DE("rules-way", way=DE("rule-switch", on="False"), usual="True", table="none"),
            *(DE("rules-way", way=way, usual="False", table="none") for way in ways),
            DE("rules-source", source=", ".join([DE("source-000"), *headings])),
            f"-# {DE('menu-show-rule')}",
        ]
        assert len(message.pictures) == len(message.alt) == 2
        assert DE("event-overlooked", piece="4") in message.alt[1]


async def test_an_example_names_the_player_that_moved(tmp_path: Path) -> None:
    """Yellow moves the neutral piece, and then it is another player's turn."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        alt = shown(await world.slash(ada, "rules", rule="extra_colours")).alt[0]
        after = alt.partition(EN("alt-after"))[2].strip()
        assert after.startswith(EN("colour-yellow"))


async def test_a_rule_that_needs_another_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        message = shown(await world.slash(ada, "rules", rule="barrier_on_start"))
        assert EN("rules-needs", rules=EN("rule-barriers")) in message.text


async def test_rules_that_exclude_each_other_say_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        for rule, other in (("extra_colours", "six-arms"), ("six_arms", "extra-colours")):
            message = shown(await world.slash(ada, "rules", rule=rule))
            excluded = like(EN, "rules-excludes", rules=f"{EN(f'rule-{other}')}{ANY}")
            assert excluded.search(message.text)


async def test_a_rule_without_a_picture_is_told_in_words(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        message = shown(await world.slash(ada, "rules", game="card_race", rule="own_row_first"))
        assert f"## {EN('rule-own-row-first')}" in message.text
        assert message.pictures == {}


async def test_the_menu_works_after_a_restart_and_in_direct_messages(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        for where in (world.channel, ada.dm):
            message = shown(await world.slash(ada, "rules", where=where, game="classic"))
            await again(world)
            await world.choose(ada, message, EN("rule-barriers"))
            assert f"## {EN('rule-barriers')}" in message.text


async def test_how_the_table_of_the_channel_plays_is_marked(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await world.slash(world.people[0], "play", preset="family")
        ben = world.people[1]
        message = shown(await world.slash(ben, "rules", rule="three_rolls"))
        off, on = (EN("rule-switch", on=each) for each in ("False", "True"))
        usual = EN("rules-way", way=off, usual="True", table="none")
        here = EN("rules-way", way=on, usual="False", table=1)
        assert f"{usual}\n{here}" in message.text
        await world.choose(ben, message, EN("rules-in-short"))
        assert EN("rules-here", table=1, count=2) in message.text
        message = shown(await world.slash(ben, "rules", game="tournament", rule="places"))
        for usual in ("True", "False"):
            assert not like(EN, "rules-way", usual=usual, table=1).search(message.text)


async def test_at_a_table_only_rules_that_can_apply_there_are_listed(tmp_path: Path) -> None:
    """With four people nobody has two colours; barriers can stand on start squares if there are any."""
    names = titles(CATALOG["classic"], EN)
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await world.slash(world.people[0], "play", preset="variants")
        for person in world.people[1:]:
            await world.click(person, world.last(), EN("button-join"))
        await world.click(world.people[0], world.last(), EN("button-start"))
        message = shown(await world.slash(world.people[0], "rules"))
        listed = set(message.menus["about:0:classic"])
        assert {names["barriers"], names["barrier_on_start"], names["places"]} <= listed
        assert not {names["extra_colours"], names["two_player_win"], names["six_arms"]} & listed
        assert names["extra_colours"] not in message.text
        assert names["barriers"] in message.text


async def test_in_a_lobby_rules_are_listed_that_could_apply_with_more_people(
    tmp_path: Path,
) -> None:
    names = titles(CATALOG["classic"], EN)
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await world.slash(world.people[0], "play", preset="variants")
        message = shown(await world.slash(world.people[1], "rules"))
        listed = set(message.menus["about:0:classic"])
        assert {names["extra_colours"], names["two_player_win"]} <= listed


async def test_house_rules_are_offered_by_name_while_one_types(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        ada.language = "de"

        async def offered(typed: str, **options: str) -> list[str]:
            given = await world.offered(ada, "rules", "rule", typed, **options)
            return [each["value"] for each in given]

        names = titles(CATALOG["classic"], DE)
        part = names["compulsory_capture"][:6].lower()
        having = [rule for rule, name in names.items() if part in name.lower()]
        assert "compulsory_capture" in having != list(names)
        assert await offered(part) == having
        few = ["must_mode", "blocked_start", "places", "time_limit"]
        assert await offered("", game="tournament") == few
        assert await offered("", game="chess") == []
        await world.slash(ada, "play", game="card_race")
        assert await offered("") == ["target", "stuck", "own_row_first", "first_player"]
        message = shown(await world.slash(ada, "rules", rule=DE("rule-target").swapcase()))
        assert f"## {DE('rule-target')}" in message.text


@two_languages
async def test_away_from_a_table_all_games_are_named_to_choose_from(
    language: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1, language="fr") as world:
        (ada,) = world.people
        ada.language, say = LOCALES[language], texts(language)
        for where in (world.channel, ada.dm):
            message = shown(await world.slash(ada, "rules", where=where))
            for key in map(dashed, CATALOG):
                told = say("rules-game", game=say(f"game-{key}"), goal=say(f"game-{key}.goal"))
                assert told in message.text
            for key in map(dashed, CATALOG):
                games = next(menu for menu in message.menus if menu.endswith("games"))
                answer = await world.choose(ada, message, say(f"game-{key}"), menu=games)
                assert shown(answer) == message, "it is one message that changes"
                page = f"rules-{key}"
                none = say("rules-none", game=say(f"game-{key}"))
                assert message.text.startswith(say(page) if page in say else none)


async def test_at_a_table_of_action_cards_the_classic_is_one_choice_away(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play", game="action_cards")
        message = shown(await world.slash(ada, "rules"))
        assert message.text.startswith(EN("rules-action-cards"))
        assert EN("menu-show-game") in EN("rules-action-cards")
        await world.choose(ada, message, EN("game-classic"), menu="about:0:action_cards:games")
        assert message.text.startswith(EN("rules-classic"))
        assert not like(EN, "rules-here", table=ANY, count=ANY).search(message.text)
        await world.choose(ada, message, EN("game-action-cards"), menu="about:0:classic:games")
        assert EN("rules-here", table=1, count=0) in message.text


async def test_an_unknown_house_rule_is_refused(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        said = await refused(world, ada, "rules", rule="**@everyone** " + "x" * 80)
        assert like(EN, "rules-unknown", rule=rf"\*\*{ANY}").fullmatch(said)
        assert len(said) < 200
        said = await refused(world, ada, "rules", game="tournament", rule="barriers")
        assert said == EN("rules-elsewhere", rule=EN("rule-barriers"), game=EN("game-classic"))
        said = await refused(world, ada, "rules", game="tournament", rule=EN("rule-barriers"))
        assert said == EN("rules-elsewhere", rule=EN("rule-barriers"), game=EN("game-classic"))


async def test_a_rule_is_not_longer_than_discord_lets_its_name_be(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        command = host(world).tree.get_command("rules")
        assert isinstance(command, app_commands.Command)
        [option] = [each for each in command.parameters if each.name == "rule"]
        assert (option.min_value, option.max_value) == (1, 100)


async def test_a_rule_is_found_in_any_game_that_has_it(tmp_path: Path) -> None:
    """Without a game's name that of the table comes first, and then all others."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        must = f"## {EN('rule-must-mode')}"
        assert must in shown(await world.slash(ada, "rules", rule="must_mode")).text
        await world.slash(ada, "play", game="card_race")
        assert EN("rule-barriers") in shown(await world.slash(ada, "rules", rule="barriers")).text


async def test_a_forged_menu_is_believed_in_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        message = await asked(world, ada)
        text = message.text
        for forged in ("0:chess", "0:chess:games", "0:", "0", "x:classic"):
            answer = await world.forge(ada, message, f"about:{forged}")
            assert answer.given
            assert message.text == text, forged


async def test_a_menu_that_claims_to_be_of_a_table_that_is_gone_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        message = await asked(world, world.people[0])
        assert (await world.forge(world.people[0], message, "about:7:x" * 18)).given
        assert message.text == EN("unknown-table")


async def test_a_board_cannot_be_turned_into_rules(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        for table in (0, 1):
            text = board.text
            answer = await world.forge(world.people[0], board, f"about:{table}:classic")
            assert answer.given
            assert board.text == text
        assert host(world).is_ready()


async def test_at_a_table_of_an_earlier_version_the_rules_of_today_are_told(tmp_path: Path) -> None:
    """Some rules have come since its game began, and one has gone."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        values: dict[str, Value] = {"six_always_again": True, "a_rule_that_is_gone": True}
        setup = structs.replace((await table(world)).setup, values=values)
        await host(world).tables.note(Change(table=1, setup=json.encode(setup)))
        await again(world)
        message = await asked(world, world.people[0])
        told = f"{EN('rules-here', table=1, count=1)}\n- {EN('rule-six-always-again')}"
        assert message.text.endswith(f"{told}\n-# {EN('menu-show-game')}")
        await world.choose(world.people[0], message, EN("rule-six-arms"))
        assert EN("rules-way", way=EN("rule-switch", on="False"), usual="True", table=1) in (
            message.text
        )


@each_language
@every_system
def test_every_house_rule_can_be_shown_and_fits(system: System, language: str) -> None:
    say = texts(language)
    if not system.house:
        pytest.skip(f"{system.key}: it has no house rules")
    assert 0 < len(system.house) <= min(CHOICES, OPTIONS - 1)
    assert len(set(titles(system, say).values())) == len(system.house)
    for rule in system.house:
        draft = Pages(system, say).rule(rule)
        for sketch in draft.sketches:
            assert sketch.caption
            assert 0 < length(sketch.alt) <= 1024
        menu, *cards = draft.menus
        assert menu.choices[0].value == IN_SHORT
        assert not any(each.chosen for other in cards for each in other.choices)
        assert [each.value for each in menu.choices if each.chosen] == [rule.key]


def test_where_a_rule_stands_can_be_read() -> None:
    heading = EN("source-heading", heading="Ende des Spiels")
    above = EN("source-heading", heading="Spielvarianten")
    paragraph, sentence = EN("source-paragraph", number=3), EN("source-sentence", number=2)
    told: dict[Source, tuple[str, ...]] = {
        Book(0, "Ende des Spiels", 3, 2): ("source-000", heading, paragraph, sentence),
        Book(1, "Ende des Spiels", chapter="Spielvarianten"): ("source-001", above, heading),
        Book(4, sentence=2): ("source-004", EN("source-introduction"), sentence),
        Book(4, "7"): ("source-004", EN("source-rule", number=7)),
        OURS: ("source-ours",),
        CUSTOM: ("source-custom",),
    }
    for source, words in told.items():
        assert source_in_words(source, EN) == ", ".join([EN(words[0]), *words[1:]])
