"""What one person was shown, posted for all: once, in their name, and only what all may see."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import structs
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.messages.side_messages import POSTS, SideMessages
from cogs.views.posting import HINDSIGHT, LINE, REPLAY, ROUND
from cogs.widgets.buttons import Kind, custom_id
from data.records import MessageRecord
from engine.catalog import CATALOG
from engine.hosting.state.settings import Person as Chosen
from tests.cogs import test_leaderboard
from tests.cogs.playing import again, begun, beside, ends, host, hosted, move, table
from tests.cogs.test_privacy import delete
from tests.cogs.views.test_game_analysis import played_out
from tests.cogs.views.test_replay import BUTTON, Studio, quick, studio
from tests.simulation import Person, Seen, Simulation
from tests.words import EN, like

POST = EN("button-post")
LOOK = {
    REPLAY: BUTTON,
    HINDSIGHT: EN("button-hindsight"),
    ROUND: EN("button-round"),
}
"""By what is posted: the button below the result that shows it."""
SENDS = "/channels/*/messages"

__all__ = ["studio"]


async def shown(world: Simulation, person: Person, result: Seen, what: str = HINDSIGHT) -> Seen:
    """Have somebody shown something that can be posted; results of before offer a round as well."""
    pressed = custom_id(Kind.ROUND, 1) if what == ROUND else result.button(LOOK[what])
    (answer,) = (await world.forge(person, result, pressed)).messages
    await world.settle()
    return answer


def button(what: str, table: int = 1) -> str:
    return f"post:{table}:{what}"


def titled(what: str, person: Person) -> str:
    """Return the heading of a post of a quick game."""
    return EN(f"posted-{what}", who=person.name, game=EN("game-card-race"))


def posts(world: Simulation) -> list[Seen]:
    """Everything that was posted and is there."""
    heads = [f"**{each.name}**" for each in world.people]
    return [
        each
        for each in world.messages()
        if not each.private and any(head in each.text for head in heads) and not each.buttons
    ]


async def known(world: Simulation) -> list[MessageRecord]:
    return [each for each in await beside(world) if each.shows]


async def test_one_press_posts_a_picture_that_everybody_may_see(
    studio: Studio, tmp_path: Path
) -> None:
    """In that person's name; once a person and picture, also over a restart; it mentions nobody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        for what in LOOK:
            private = await shown(world, ada, result, what)
            press = next(each for each in private.buttons.values() if each.startswith(button(what)))
            await world.forge(ada, private, press)
            newest = posts(world)[-1]
            assert EN("game-card-race") in titled(what, ada)
            assert newest.text.startswith(titled(what, ada))
            assert set(newest.pictures) == {next(iter(private.pictures))}
            assert not newest.buttons
        own = await shown(world, ada, result)
        assert button(HINDSIGHT) == own.buttons[POST]
        await world.click(ada, own, EN("button-post-line"))
        assert posts(world)[-1].text.startswith(titled(LINE, ada))
        sent = [
            each.json
            for each in world.requests
            if isinstance(each.json, dict) and each.json.get("nonce")
        ]
        assert len(sent) >= 4
        assert all(each["allowed_mentions"] == {"parse": []} for each in sent)
        assert len(posts(world)) == 4
        for restarted in (False, True):
            if restarted:
                await again(world)
            for what in (REPLAY, HINDSIGHT, LINE):
                answer = await world.forge(ada, own, button(what))
                assert EN("post-twice") in answer.whisper
                assert own.pictures, "what was shown stays"
        assert len(posts(world)) == 4
        theirs = await shown(world, ben, result)
        await world.forge(ben, theirs, button(HINDSIGHT))
        assert len(posts(world)) == 5
        assert posts(world)[-1].text.startswith(titled(HINDSIGHT, ben))


def forbid(world: Simulation, person: Person, *permissions: str) -> None:
    channel = world.env.backend.channels[world.channel.id]
    value = 0
    for each in permissions:
        value |= getattr(discord.Permissions, each).flag
    channel.overwrites = [
        Overwrite(target_id=person.id, type=OverwriteType.MEMBER, allow=0, deny=value)
    ]


async def test_no_person_posts_through_us_without_their_own_permission(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        world.people = [ada, ben]
        result = await quick(world)
        private = await shown(world, ben, result)

        async def said(person: Person = ben, message: Seen = private, what: str = HINDSIGHT) -> str:
            return (await world.forge(person, message, button(what))).whisper

        async def choose(**chosen: Any) -> None:
            await host(world).tables.settings.change_server(
                world.server.id, lambda server: structs.replace(server, **chosen)
            )

        for name in ("send_messages", "attach_files"):
            forbid(world, ben, name)
            assert EN(f"permission-{name.replace('_', '-')}") in await said()
        forbid(world, ben)
        member = world.env.backend.guilds[world.server.id].members[ben.id]
        member.timed_out_until = datetime.fromtimestamp(4e9, UTC).isoformat()
        assert EN("post-timed-out") in await said()
        member.timed_out_until = None
        await choose(posting=False)
        assert like(EN, "post-off").search(await said())
        assert POST not in (await shown(world, ben, result)).buttons
        await choose(posting=True, blocked=(ben.id,))
        assert like(EN, "blocked-here").search(await said())
        await choose(blocked=())
        theirs = await shown(world, cem, result)
        assert EN("bad-click") in await said(cem, theirs, LINE), "they did not play"
        for nonsense in (
            "hand",
            "round",
            "round:1",
            "round:9:1",
            "round:a:b",
            "replay:0:2",
            "hindsight:colours",
            "choice",
            "",
        ):
            assert await said(ben, private, nonsense)
        assert EN("bad-click") in await said(ben, result), "it is everybody's"
        assert posts(world) == []
        assert await known(world) == []


async def test_a_post_whose_answer_was_lost_is_not_posted_twice(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        private = await shown(world, ada, result)
        world.cut("POST", SENDS)
        answer = await world.forge(ada, private, button(HINDSIGHT))
        assert EN("trouble-lost") in answer.whisper
        assert len(posts(world)) == 1
        await again(world)
        answer = await world.forge(ada, private, button(HINDSIGHT))
        assert EN("post-twice") in answer.whisper
        assert len(posts(world)) == 1
        assert [each.message for each in await known(world)] == [posts(world)[0].id]

        world.lose("POST", SENDS)
        theirs = await shown(world, ben, result)
        answer = await world.forge(ben, theirs, button(HINDSIGHT))
        assert EN("trouble-lost") in answer.whisper
        assert len(posts(world)) == 1
        await world.forge(ben, theirs, button(HINDSIGHT))
        assert len(posts(world)) == 2


async def test_a_post_that_discord_refuses_can_be_posted_later(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        private = await shown(world, ada, result)
        world.refuse("POST", SENDS, 403, 50013, times=1)
        await world.forge(ada, private, button(HINDSIGHT))
        assert await beside(world) == []
        await world.forge(ada, private, button(HINDSIGHT))
        assert len(posts(world)) == 1


async def test_presses_at_once_post_once(studio: Studio, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        private = await shown(world, ada, result)
        press = next(each for each in private.buttons.values() if each == button(HINDSIGHT))
        await world.race(*[(ada, private, press)] * 3)
        await world.settle()
        assert len(posts(world)) == 1


async def test_when_the_process_ends_in_between_it_is_posted_by_the_next_press(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        private = await shown(world, ada, result)

        async def killed(*_: Any) -> None:
            raise OSError

        with monkeypatch.context() as patched:
            patched.setattr(SideMessages, "_sent_once", killed)
            await world.forge(ada, private, button(HINDSIGHT))
        assert posts(world) == []
        await again(world)
        await world.forge(ada, private, button(HINDSIGHT))
        assert len(posts(world)) == 1
        (noted,) = await known(world)
        assert noted.message == posts(world)[0].id


async def test_a_post_that_a_moderator_deletes_stays_deleted(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        result = await quick(world)
        private = await shown(world, ada, result)
        await world.forge(ada, private, button(HINDSIGHT))
        world.env.backend.delete_message(world.channel.id, posts(world)[0].id)
        await again(world)
        await world.advance(3600)
        answer = await world.forge(ada, private, button(HINDSIGHT))
        assert EN("post-twice") in answer.whisper
        assert posts(world) == []


async def test_posts_that_name_a_person_go_when_that_persons_data_does(
    studio: Studio, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        result = await quick(world)
        private = await shown(world, ada, result)
        await world.forge(ada, private, button(HINDSIGHT))
        (post,) = posts(world)
        await delete(world, ben)
        await world.settle()
        assert not post.here
        assert await beside(world) == []


def told(post: Seen) -> str:
    """Return all that a post says below its heading, which names the poster."""
    return "\n".join([*post.text.splitlines()[1:], *post.alt])


async def test_a_film_is_posted_with_the_names_of_listed_people_or_with_colours(
    studio: Studio, tmp_path: Path
) -> None:
    """The film is the same; one that names no player stays when their data is deleted."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        result = await quick(world)
        private = await shown(world, ada, result, REPLAY)
        assert all(each.name in private.text for each in world.people)
        await host(world).services.persons.choose(ben.id, lambda _: Chosen(listed="hidden"))
        for label in ("button-post-names", "button-post-colours"):
            await world.click(ada, private, EN(label))
            await world.settle()
        named, coloured = posts(world)
        assert named.pictures.keys() == coloured.pictures.keys() == private.pictures.keys()
        assert [each.name in told(named) for each in world.people] == [True, False, True]
        assert [each.name in told(coloured) for each in world.people] == [False] * 3
        for post, people in ((named, [ben]), (coloured, [ada, ben, cem])):
            colours = {EN(f"colour-{each}") for each in (await table(world)).seating.colours}
            assert sum(each in post.text for each in colours) == len(people)
        assert named.text.splitlines()[0] == coloured.text.splitlines()[0] == titled(REPLAY, ada)
        for label in ("button-post-names", "button-post-colours"):
            assert (await world.click(ada, private, EN(label))).sentence == EN("post-twice")
        await delete(world, cem)
        await world.settle()
        assert (named.here, coloured.here) == (False, True)
        await delete(world, ada)
        await world.settle()
        assert not coloured.here


async def test_no_person_fills_a_channel_with_rounds(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        for _ in range(POSTS + 3):
            await move(world, board)
        ada, _ = world.people
        log = (await world.slash(ada, "table log")).messages[0]
        (private,) = (await world.click(ada, log, EN("button-round"))).messages
        whole = private.buttons[POST]
        assert whole.startswith(button(ROUND))
        for last in range(2, 40):
            answer = await world.forge(ada, private, button(f"{ROUND}:1:{last}"))
            if answer.whisper and EN("post-enough") in answer.whisper:
                break
        else:
            raise AssertionError("there is an end to it")
        assert len(posts(world)) == POSTS


@pytest.mark.parametrize("game", ["classic", "tournament", "walls", "card_race", "action_cards"])
async def test_private_pictures_of_a_running_game_cannot_be_posted(
    game: str, tmp_path: Path
) -> None:
    """Of every private message with a picture: its button is there only where it shows no more than
    an onlooker sees, and what is posted is made for one.
    """
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        everybody = world.people
        world.people = everybody[:3]
        board = await begun(world, game=game)
        hands = [world.last(each.dm) for each in world.people if world.messages(each.dm)]
        assert bool(hands) == CATALOG[game].hands
        for person, hand in zip(world.people, hands, strict=False):
            (copy,) = (await world.click(person, board, EN("button-my-hand"))).messages
            for message in (hand, copy):
                assert message.pictures
                assert POST not in message.buttons, "a hand"
            refused = await world.forge(person, hand, button(f"{ROUND}:1:2"))
            assert EN("bad-click") in refused.whisper
        assert posts(world) == []
        await ends(world, world.people[0])


@pytest.mark.parametrize("game", ["walls", "card_race", "action_cards"])
async def test_a_post_of_how_it_went_is_the_same_from_any_person(game: str, tmp_path: Path) -> None:
    """Those who played are told what only they could know, and that is left out."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        world.people = [ada, ben]
        result = await played_out(world, game=game)
        for person in (ada, cem):
            own = await shown(world, person, result)
            await world.forge(person, own, button(HINDSIGHT))
        world.people = [ada, ben, cem]
        mine, theirs = posts(world)
        assert mine.pictures.keys() == theirs.pictures.keys()
        assert mine.alt == theirs.alt
        assert mine.text.splitlines()[1:] == theirs.text.splitlines()[1:]
        assert not any("choice-" in name for name in mine.pictures)
        assert EN("hindsight-choices") not in mine.text


async def ranked(world: Simulation, person: Person) -> Seen:
    """Have somebody shown the leaderboard of classic, with everybody on it and a table beside."""
    await test_leaderboard.switched(world)
    await test_leaderboard.everybody(world)
    await world.slash(person, "play", game="classic")
    return await test_leaderboard.shown(world, person)


async def test_a_leaderboard_is_posted_as_it_is_shown(tmp_path: Path) -> None:
    """With its picture and alt text, once a page; not with what is said to one person."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await host(world).services.persons.choose(cem.id, lambda _: Chosen(listed="hidden"))
        private = await ranked(world, cem)
        assert EN("leaderboard-hidden") in private.text
        await world.click(cem, private, POST)
        (post,) = posts(world)
        assert post.text.startswith(EN("posted-leaderboard", who=cem.name))
        assert EN("leaderboard-note", luck="none", told=0, games=32) in post.text
        assert EN("game-classic") in post.text
        assert EN("leaderboard-hidden") not in post.text
        assert post.alt == private.alt
        assert post.pictures == private.pictures
        assert [each.name in post.alt[0] for each in (ada, ben, cem)] == [True, True, False]
        assert (await world.click(cem, private, POST)).sentence == EN("post-twice")
        await delete(world, ben)
        await world.settle()
        assert not post.here, "it names Ben, who was not at the table that it is noted with"


async def test_a_leaderboard_tried_again_goes_with_those_named_by_then(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, _, cem = world.people
        await host(world).services.persons.choose(cem.id, lambda _: Chosen(listed="hidden"))
        private = await ranked(world, ada)
        world.lose("POST", SENDS)
        assert EN("trouble-lost") in (await world.click(ada, private, POST)).whisper
        await host(world).services.persons.choose(cem.id, lambda _: Chosen())
        await world.click(ada, private, POST)
        (post,) = posts(world)
        assert cem.name in post.alt[0]
        await delete(world, cem)
        await world.settle()
        assert not post.here


async def test_a_leaderboard_is_posted_only_where_it_may_be(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, _ = world.people
        await test_leaderboard.switched(world)
        await test_leaderboard.everybody(world)
        assert POST not in (await test_leaderboard.shown(world, ada)).buttons, "without a table"
        private = await ranked(world, ada)
        press = private.buttons[POST]
        assert press.startswith(button("leaderboard:classic:"))
        for changed, key in (
            (press.replace("classic", "checkers"), "leaderboard-no-game"),
            (press.replace("classic", "walls"), "bad-click"),
            (button("leaderboard:classic:1999-Q1:0"), "leaderboard-no-season"),
            (press.replace(":0", ":-1"), "bad-click"),
        ):
            assert (await world.forge(ada, private, changed)).sentence == EN(key)
        await test_leaderboard.switched(world, posting=False)
        assert POST not in (await test_leaderboard.shown(world, ada)).buttons
        assert like(EN, "post-off").search((await world.forge(ada, private, press)).whisper)
        await test_leaderboard.switched(world, posting=True, leaderboard=False)
        off = await world.forge(ada, private, press)
        assert off.sentence == EN("leaderboard-off")
        assert posts(world) == []
