"""What a board tells of the moves since somebody was last on turn."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from cogs.views.faces.face import Opened, gathered
from cogs.views.story import Colours, Line, foremost
from cogs.views.table_messages import since
from cogs.views.words import Words
from data.records import SeatRecord
from engine.action_cards.table import ActedAtOnce, BeganLasting, DrewAtOnce, DrewCard, HeldWindow
from engine.classic.events import Moved, Rolled, RollsAgain, Stuck
from engine.core import CHANCE, Decision, Event
from engine.first_player import Began, OpeningRoll
from engine.hosting.state.game_log import CLOCK, LogRow, Observation
from engine.races import Captured
from engine.views import View
from tests.cogs.playing import begun, computer, host, hosted, set_pace, set_up, table
from tests.engine.classic.positions import classic, on_turn, roll
from tests.engine.classic.positions import move as finish
from tests.words import ANY, EN, like

ADA, BEN = 0, 1

YELLOW = "🟡\N{NO-BREAK SPACE}Ada"


def moved(piece: int, at: int, to: int) -> str:
    return EN("event-moved", neutral="False", piece=piece, at=at, to=to)


MOVED = moved(1, 6, 8)


def sent_home(who: str, victim: str) -> str:
    return EN("event-captured.headline", who=who, seat=victim)


def home(who: str) -> str:
    """Yellow, whose seat a player has, sends Ben home."""
    return f"🟡\N{NO-BREAK SPACE}{sent_home(who, 'Ben')}"


def turn(seat: int, pips: int, at: int = 5) -> list[tuple[int, tuple[Event, ...]]]:
    """A roll and a move of somebody, row by row."""
    moved = Moved(seat, 0, at, at + pips)
    return [(seat, ()), (CHANCE, (Rolled(seat, pips),)), (seat, (moved,))]


BEGIN: list[tuple[int, tuple[Event, ...]]] = [(CLOCK, ())]


@pytest.mark.parametrize(
    ("rows", "shown"),
    [
        (BEGIN, 0),
        (BEGIN + turn(BEN, 3), 3),  # nobody has moved before
        (turn(ADA, 2) + turn(BEN, 3), 3),
        (turn(ADA, 2) + turn(BEN, 3) + turn(ADA, 4)[:2], 5),  # she has rolled and is to move
        (turn(ADA, 2) + turn(BEN, 3) + turn(ADA, 6) + turn(ADA, 1)[:2], 8),  # and again
        (turn(ADA, 2) + turn(BEN, 3)[:2] + [(BEN, ())], 3),  # his roll was no good
        (turn(ADA, 2) + turn(BEN, 3) + [(ADA, (HeldWindow(ADA),))] + turn(BEN, 1), 7),
    ],
)
def test_the_others_moves_stay_while_a_person_is_on_turn(
    rows: list[tuple[int, tuple[Event, ...]]], shown: int
) -> None:
    story = tuple(LogRow(seq, seat, 0, events) for seq, (seat, events) in enumerate(rows))
    sight = Observation(None, len(rows), View(), None, {}, story, None)
    assert list(since(sight, [ADA])) == list(story[len(story) - shown :])


def test_a_person_that_was_away_reads_all_moves_made_for_them() -> None:
    """Not only what came after that, as if they had done it."""
    given = [(ADA, 7, 2), (BEN, 8, 3), (ADA, 0, 4), (BEN, 8, 1)]
    rows = [(seat, by, events) for who, by, pips in given for seat, events in turn(who, pips)]
    story = tuple(LogRow(n, seat, by, events) for n, (seat, by, events) in enumerate(rows))
    sight = Observation(None, len(rows), View(), None, {}, story, None)
    assert tuple(since(sight, [ADA], [ADA])) == story[3:]
    assert tuple(since(sight, [ADA])) == story[9:], "a computer was not away"
    assert tuple(since(sight, [BEN], [BEN])) == story[6:], "he has done all of it himself"


def test_the_rolls_for_the_start_are_one_event() -> None:
    """Round by round, first that of the player who begins; until it is settled each is its own."""
    first = LogRow(1, CHANCE, 0, (OpeningRoll(ADA, 4),))
    tied = LogRow(2, CHANCE, 0, (OpeningRoll(BEN, 4),))
    again = LogRow(3, CHANCE, 0, (OpeningRoll(ADA, 2),))
    settled = LogRow(4, CHANCE, 0, (OpeningRoll(BEN, 5), Began(BEN), Stuck(BEN, 1)))
    assert gathered([first, tied, again]) == [first, tied, again]
    *before, last = gathered([first, tied, again, settled])
    opened = Opened(BEN, (((BEN, 4), (ADA, 4)), ((BEN, 5), (ADA, 2))))
    assert [row.events for row in before] == [()] * 3
    assert last.events == (opened, Stuck(BEN, 1))
    speaker = Colours(EN, ("red", "yellow"))
    ada, ben = map(speaker.name, (ADA, BEN))
    said = EN("opening-tied", rolls=f"{ben} 4, {ada} 4", again=f"{ben} 5, {ada} 2")
    assert opened.told(speaker) == said
    assert Opened(BEN, ()).told(speaker) == "none", "chance or the host has settled it"


async def test_a_board_tells_the_first_player_and_the_rolls_in_one_line(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        board = await begun(world)
        session = await table(world)
        began = next(
            event
            for row in session.sight().story
            for event in row.events
            if isinstance(event, Began)
        )
        who = session.controller(began.seat).person
        name = next(person.name for person in world.people if person.id == who)
        line = like(EN, "event-began.headline", who=name, rolls=ANY)
        assert len([each for each in board.text.splitlines() if line.search(each)]) == 1
        assert not like(EN, "event-opening-roll").search(board.text)


async def test_that_there_is_more_is_never_the_first_line_of_a_game(tmp_path: Path) -> None:
    """Who begins is told before it, however much has happened since."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, ben = (seat.seat for seat in session.record.seats)
        rolls = [LogRow(1, CHANCE, 0, (OpeningRoll(ada, 4), OpeningRoll(ben, 2), Began(ada)))]
        seats = (ada, ben)
        rows = [LogRow(n, seats[n % 2], 0, (Rolled(seats[n % 2], n),)) for n in range(2, 9)]
        opening, folded, *_ = words.story(session.sight(), [*rolls, *rows], 4)
        first, second = (person.name for person in world.people)
        began = EN("event-began.headline", who=first, rolls=f"{first} 4, {second} 2")
        assert opening == Line(f"🟡\N{NO-BREAK SPACE}{began}", headline=True)
        assert folded == Line(EN("story-folded", count=3))


async def test_a_capture_is_told_aloud_after_the_move(tmp_path: Path) -> None:
    """The dice, the move, and in a line of its own who is sent home; tries are told in one go."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        sight = session.sight()
        ada, ben = (seat.seat for seat in session.record.seats)
        tries = EN("event-rolled", pips="3, 2")
        rows = [
            LogRow(1, ada, 0, (Rolled(ada, 3), Stuck(ada, 3), RollsAgain(ada))),
            LogRow(2, ada, 0, (RollsAgain(ada), Rolled(ada, 2))),
            LogRow(3, ada, 0, (Captured(ben, 0, ada), Moved(ada, 0, 5, 7), RollsAgain(ada))),
            LogRow(4, ada, 0, (Rolled(ada, 1),)),
        ]
        lines = words.story(sight, rows)
        assert [line.text for line in lines] == [
            f"{YELLOW}: {tries} · {MOVED} · {EN('event-rolls-again')}",
            home("Ada"),
            f"{YELLOW}: {EN('event-rolled', pips=1)}",
        ]
        assert [line.headline for line in lines] == [False, True, False]


async def test_moves_of_others_in_the_same_answer_are_told_after_the_capture(
    tmp_path: Path,
) -> None:
    """And two pieces that are sent home from one square are told in one line."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, ben = (seat.seat for seat in session.record.seats)
        captures = (Captured(ben, 0, ada), Captured(ben, 1, ada))
        events = (*captures, Moved(ada, 0, 5, 7), Moved(ben, 2, 5, 8))
        lines = words.story(session.sight(), [LogRow(1, ada, 0, events)])
        assert [line.text for line in lines] == [
            f"{YELLOW}: {MOVED}",
            EN("story-times", text=home("Ada"), times=2),
            f"🔴\N{NO-BREAK SPACE}Ben: {moved(3, 26, 29)}",
        ]


async def test_a_person_that_wins_with_one_of_two_colours_is_not_said_to_have_all_pieces_home(
    tmp_path: Path,
) -> None:
    """C-26, `two_player_win`: red alone is home, and the player is named by the other colour."""
    game = classic((0, 1), extra_colours=True, two_player_win="first_colour")
    play = on_turn("red", game, yellow="5 B B B", red="39 b c d")
    roll(play, 1)
    row = LogRow(1, 2, 0, tuple(finish(play)))
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        words = Words(await table(world), EN, host(world).services.names)
        *_, last = words.story(words.session.sight(), [row])
        won = EN("event-finished.headline", who=world.people[0].name, place=1)
        assert last == Line(f"🟡\N{NO-BREAK SPACE}{won}", headline=True)


def test_of_a_long_story_the_loud_stays() -> None:
    """And of the rest the latest."""
    headline, quiet = Line("sent home!", headline=True), [Line(f"line {n}") for n in range(4)]
    assert foremost([headline, *quiet], 3) == [headline, *quiet[2:]]
    assert foremost(quiet, 4) == quiet
    assert foremost([headline, *quiet], 3, [1]) == [headline, quiet[0], quiet[3]], (
        "it takes another's room"
    )
    assert foremost([*quiet, *[headline] * 3], 3, [1]) == [quiet[1], *[headline] * 3]
    assert foremost(quiet, 3) == quiet  # to say that one is left out would take its line
    long = [headline, *[headline] * 3, quiet[0], headline]
    assert foremost(long, 4, [4]) == long, "also where one that is kept needs more room"


async def test_of_a_long_story_the_rest_is_folded(tmp_path: Path) -> None:
    """It says that there is more, and where."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, ben = (seat.seat for seat in session.record.seats)
        rows = [
            LogRow(n, (ada, ben)[n % 2], 0, (Rolled((ada, ben)[n % 2], n),)) for n in range(1, 7)
        ]
        whole = words.story(session.sight(), rows)
        assert words.story(session.sight(), rows, 5) == whole
        assert words.story(session.sight(), rows, 4) == [
            Line(EN("story-folded", count=2)),
            *whole[2:],
        ]


async def test_a_card_is_told_before_its_effect(tmp_path: Path) -> None:
    """003, "SOFORT!": it counts, and then all do what it says."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world, game="action_cards")
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, ben = (seat.seat for seat in session.record.seats)
        drawn = (DrewAtOnce(ada, "rueckenwind"), ActedAtOnce(ada, "rueckenwind"))
        rows = [LogRow(1, ada, 0, (*drawn, Captured(ada, 1, ben), Moved(ben, 0, 5, 13)))]
        told = [line.text for line in words.story(session.sight(), rows)]
        assert len(told) == 3
        assert told[0].split("\N{NO-BREAK SPACE}", 1)[1].startswith("Ada")
        assert told[1].endswith(_acted("rueckenwind", came("Ben", moved(1, 26, 34))))
        assert told[2].endswith(sent_home("Ben", "Ada"))


def _acted(card: str, *outcome: str) -> str:
    """How a card that takes effect at once is told, with what came of it."""
    does = EN(f"kind-{card.replace('_', '-')}.face")
    said = EN("event-acted-at-once.headline", card=EN(f"kind-{card.replace('_', '-')}"), does=does)
    return EN("story-outcome", text=said, came="; ".join(outcome)) if outcome else said


def came(who: str, done: str) -> str:
    """What came of a card for one player."""
    return EN("labelled", label=who, text=done)


async def test_an_immediate_card_is_told_in_one_line_with_its_effects(tmp_path: Path) -> None:
    """Of each player once, in order; what comes after is told for itself, and a card says no more."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world, game="action_cards")
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, ben = (seat.seat for seat in session.record.seats)

        def told(*events: Event) -> list[str]:
            lines = words.story(session.sight(), [LogRow(1, ada, 0, events)])
            return [line.text.split("\N{NO-BREAK SPACE}", 1)[1] for line in lines]

        def alone(who: str, text: str) -> str:
            return f"{who}: {text}"

        rolled = partial(EN, "event-rolled")
        everyone = ActedAtOnce(ada, "wuerfelrunde")
        turns = Rolled(ada, 2), Moved(ada, 0, 5, 7), Rolled(ben, 4), Stuck(ben, 4)
        both = (
            came("Ada", f"{rolled(pips=2)}, {MOVED}"),
            came("Ben", f"{rolled(pips=4)}, {EN('event-stuck')}"),
        )
        assert told(everyone, *turns) == [_acted("wuerfelrunde", *both)]
        assert told(everyone, *turns, Rolled(ada, 1)) == [
            _acted("wuerfelrunde", *both),
            alone("Ada", rolled(pips=1)),
        ]
        limit = ActedAtOnce(ada, "tempolimit"), BeganLasting(ada, "tempolimit")
        assert told(*limit) == [_acted("tempolimit")], "its own sentence says it"
        drawn = DrewCard(ada, ""), DrewAtOnce(ben, "inventur"), ActedAtOnce(ben, "inventur")
        assert told(ActedAtOnce(ada, "karten_fuer_alle"), *drawn) == [
            _acted(
                "karten_fuer_alle",
                came("Ben", EN("event-drew-at-once", card=EN("kind-inventur"))),
            ),
            _acted("inventur"),
        ]


async def test_ones_own_move_is_never_cut_for_later_events(tmp_path: Path) -> None:
    """However much of it is headlines; a computer's may be."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        await computer(world, world.people[0])
        await world.click(world.people[0], world.last(), EN("button-start"))
        session = await table(world)
        words = Words(session, EN, host(world).services.names)
        ada, rosa = (seat.seat for seat in session.record.seats)
        after = [Captured(ada, piece, rosa) for piece in range(4)]
        later = [each for at, one in enumerate(after) for each in (one, Rolled(rosa, at + 1))]

        def told(seat: int) -> list[str]:
            rows = [
                LogRow(1, seat, 0, (Rolled(seat, 2), Moved(seat, 0, 5, 7))),
                LogRow(2, rosa, 0, (Rolled(rosa, 3),)),
                *(LogRow(3 + at, rosa, 0, (each,)) for at, each in enumerate(later)),
            ]
            return [line.text for line in words.story(session.sight(), rows, 4)]

        own = EN("event-rolled", pips=2)
        assert [own in line for line in told(ada)] == [False, True, *[False] * 4]
        assert not any(own in line for line in told(rosa))


async def test_a_computer_is_not_spoken_to(tmp_path: Path) -> None:
    """It is up for a moment where others may still react, or take a move back."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        await computer(world, ada)
        await world.click(ada, world.last(), EN("button-start"))
        session = await table(world)
        words, sight = Words(session, EN, host(world).services.names), session.sight()
        own, other = ([seat] for seat, owner in sorted(session.owners().items(), key=is_computer))
        spoken_to = partial(EN, "prompt-roll", own="False")
        for seats, says in ((own, spoken_to), (other, partial(EN, "computer-asked", count=1))):
            asked = Decision("roll", {seats[0]: ["roll"]}, seats)
            said = words.prompt(structs.replace(sight, asked=asked))
            assert said == says(seats=words.seat(seats[0]))


def is_computer(owner: tuple[int, SeatRecord]) -> bool:
    return owner[1].person is None


async def test_two_computers_have_two_names(tmp_path: Path) -> None:
    """By their seats, in the lobby with what they are like, and on the picture."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        for _ in range(3):
            await computer(world, ada)
        text = world.last().text
        names = [EN("computer", seat=seat) for seat in (1, 2, 3)]
        assert len(set(names)) == 3
        for row in (await table(world)).record.seats[1:]:
            called = EN("computer-called", seat=row.seat, level=row.level)
            assert called not in names, "it is said what it is like"
            seat = like(EN, "lobby-seat", seat=f"{ANY}{called}", level="normal", host="False")
            assert seat.search(text)
        await world.click(ada, world.last(), EN("button-start"))
        assert all(f"{name} (" in world.last().alt[0] for name in names)


async def test_the_lobby_of_a_long_game_names_rules_for_less_time(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        host, *guests = world.people
        await world.slash(host, "play", game="action_cards")
        said = like(EN, "lobby-shorter", preset=EN("preset-evening"), minutes=ANY)
        assert not said.search(world.last().text), "two need no more than an hour"
        for guest in guests:
            await world.click(guest, world.last(), EN("button-join"))
        assert said.search(world.last().text)


async def test_a_lobby_says_about_how_long_its_game_takes(tmp_path: Path) -> None:
    """Of people alone; by the day nobody knows, and alone it is that of as few as can play."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        said = EN("lobby-lasts", minutes=20, players=0)
        assert EN("lobby-lasts", minutes=20, players=2) in world.last().alt[0]
        await computer(world, ada)
        assert EN("lobby-lasts", minutes=10, players=0) in world.last().alt[0]
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(ada, await set_up(world, ada, world.last()), EN("button-remove-computer"))
        assert said in world.last().alt[0]
        await set_pace(world, ada, "days", world.last())
        assert said.split("20")[0] not in world.last().alt[0]
