"""The message of a result: a victory, one of several together, a draw."""

from __future__ import annotations

import pytest
from msgspec import json, structs

from cogs.platform.names import Names
from cogs.views.lobby import lobby as lobby_message
from cogs.views.result import drawn, result, shrunk
from cogs.views.table_messages import board
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.catalog import TOURNAMENT
from engine.hosting.state.session import Session
from engine.hosting.state.setups import CupTable
from engine.views import Seat
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, lobby
from tests.words import EN

BOARD = Draft(("the last board",))


def over(*steps: int) -> Session:
    """A tournament stopped by its time, with a first piece of each seat so far."""
    session = Session(
        lobby((0, ADA), (1, BEN), (2, CEM), system=TOURNAMENT, rules={"time_limit": "25"}),
        TOURNAMENT,
    )
    play = TOURNAMENT.make((0, 1, 2), session.values()).start()
    for seat, at in enumerate(steps):
        play.table.pieces[seat][0] = at
    play.game.stop(play.table)
    session.play, session.record = play, structs.replace(session.record, status="ended")
    return session


def words(session: Session, language: str) -> Words:
    names = Names(float)
    for person, name in ((ADA, "Ada"), (BEN, "Ben"), (CEM, "Cem"), (DORA, "Dora")):
        names.hear(1, person, name)
    return Words(session, texts(language), names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_points_of_all_as_the_time_is_up_are_a_draw(language: str) -> None:
    """The tournament with a time limit is the only game that ships in which it comes to that."""
    session, say = over(), texts(language)
    told = words(session, language)
    title, *placed = result(session, told).splitlines()
    assert title == say("result-title.draw")
    assert len(placed) == 3
    line = say("table-shrunk.draw", game=told.game, table=7, who=say.listed(["Ada", "Ben", "Cem"]))
    assert shrunk(BOARD, session, told).texts == (line,)


def test_the_most_points_win_alone_or_together() -> None:
    for steps, who, winners in (((9, 5, 5), "Ada", 1), ((9, 9, 5), EN.listed(["Ada", "Ben"]), 2)):
        session = over(*steps)
        told = words(session, "en")
        title, *_ = result(session, told).splitlines()
        assert title == EN("result-title", who=who, winners=winners)
        line = EN("table-shrunk", game=told.game, table=7, who=who, winners=winners)
        assert shrunk(BOARD, session, told).texts == (line,)


@pytest.mark.parametrize(
    ("placed", "draw"),
    [({}, False), ({3: 1}, False), ({0: 1, 2: 1}, True), ({0: 1, 2: 1, 3: 3}, False)],
    ids=["closed early", "alone", "all equal", "all but one"],
)
def test_a_draw_takes_several_players_and_all_of_them(placed: dict[Seat, int], draw: bool) -> None:
    assert drawn(placed) == draw


@pytest.mark.parametrize("rolls", [False, None])
def test_a_game_without_chance_speaks_of_no_dice(rolls: bool | None) -> None:
    """No board names the dice as fair; their secret is behind `/fair` in any case."""
    session = over()
    session.system = structs.replace(TOURNAMENT, rolls=rolls)
    told = words(session, "en")
    text = "\n".join(board(session, told).texts)
    footer = "board-footer.without-dice" if rolls is None else "board-footer"
    assert session.record.seed.hex() not in text
    assert text.endswith("-# " + EN(footer, game=told.game, table=7))
    session.record.status = "lobby"
    assert lobby_message(session, told).head.endswith(EN(footer, game=told.game, table=7))


def test_a_computer_at_a_table_of_a_cup_wins_for_its_entrant() -> None:
    """The entrant gets the points, and the cup's message names them."""
    for at, told in ((CupTable(1, 1, 1, {0: 1, 1: 2, 2: 3}), True), (None, False)):
        session = over(9, 5, 5)
        seats = [structs.replace(session.record.seats[0], person=None, level="normal", away=ADA)]
        chosen = json.encode(structs.replace(session.setup, cup=at))
        session.record = structs.replace(
            session.record, seats=[*seats, *session.record.seats[1:]], setup=chosen
        )
        said = result(session, words(session, "en"))
        assert said.count(EN("cup-for", who="", entrant="Ada")) == (2 if told else 0)


@pytest.mark.parametrize("player", [DORA, ADA])
def test_a_stand_in_at_a_table_of_a_cup_wins_for_the_entrant(player: int) -> None:
    """As the cup's message says; an entrant that is back in the seat wins alone."""
    session = over(9, 5, 5)
    seats = [structs.replace(session.record.seats[0], person=player)]
    cup = CupTable(1, 1, 1, {0: 1, 1: 2, 2: 3})
    chosen = json.encode(structs.replace(session.setup, cup=cup, former={ADA: (0,)}))
    session.record = structs.replace(
        session.record, seats=[*seats, *session.record.seats[1:]], setup=chosen
    )
    said = result(session, words(session, "en"))
    both = EN("cup-for", who="Dora", entrant="Ada")
    assert said.count(both) == (2 if player == DORA else 0)
