"""Positions to show, to measure and to test with: some made by hand, and whole races at random.

The races know just enough of the game to look like it; the rules are elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from data.shipped.boards import Board, load
from engine.views import (
    BASE,
    CardRaceResult,
    Choice,
    Piece,
    RaceView,
    ResultView,
    Scored,
    Seat,
    SeatResult,
    Step,
    Theft,
)
from render.lobby_layout import Line, Lobby, Sitting

NAMES: dict[Seat, str] = {
    0: "Ada",
    1: "Ben",
    2: "Cem",
    3: "Dora",
    4: "Емилия",
    5: "Σοφία",
}


def _choose(*steps: Step) -> tuple[Choice, ...]:
    return tuple(Choice(f"move {step.piece.number + 1}", step) for step in steps)


POSITIONS: dict[str, RaceView] = {
    "opening": RaceView("classic-4", ((0, -1, -1, -1),) * 4, turn=0),
    "choice": RaceView(
        "classic-4",
        ((5, 12, -1, -1), (0, 33, 41, -1), (22, 43, 42, -1), (-1, -1, -1, 17)),
        turn=0,
        dice=(6,),
        rolled_by=0,
        choices=_choose(
            Step(Piece(0, 0), 5, 11), Step(Piece(0, 1), 12, 18), Step(Piece(0, 2), -1, 0)
        ),
        last=(Step(Piece(2, 0), 17, 22, (Piece(1, 3),)),),
    ),
    "capture": RaceView(
        "classic-4",
        ((5, 12, 40, -1), (0, 33, 41, -1), (22, 43, 42, -1), (-1, -1, -1, 17)),
        turn=1,
        dice=(4,),
        rolled_by=1,
        choices=_choose(Step(Piece(1, 0), 0, 4), Step(Piece(1, 1), 33, 37, (Piece(3, 3),))),
        last=(Step(Piece(0, 1), 6, 12), Step(Piece(3, 3), 13, 17)),
    ),
    "entering": RaceView(
        "classic-4",
        ((31, -1, -1, -1), (0, -1, 41, -1), (), (40, 41, -1, 0)),
        turn=3,
        dice=(6,),
        rolled_by=1,
        last=(Step(Piece(1, 0), -1, 0, (Piece(0, 2),)),),
    ),
    "over": RaceView(
        "classic-4",
        ((43, 42, 41, 40), (0, 33, 41, -1), (43, 42, 41, 40), (40, -1, 41, 17)),
        turn=None,
        dice=(2,),
        rolled_by=2,
        last=(Step(Piece(2, 3), 38, 40),),
        places=(0, 2),
    ),
    "six": RaceView(
        "classic-6",
        (
            (5, 12, -1, -1),
            (0, 33, 49, -1),
            (22, 50, 51, -1),
            (-1, -1, -1, 19),
            (-1, -1, -1, -1),
            (51, 48, 50, 49),
        ),
        turn=2,
        dice=(3,),
        rolled_by=2,
        choices=_choose(Step(Piece(2, 0), 22, 25, (Piece(1, 1),)), Step(Piece(2, 3), -1, 0)),
        last=(Step(Piece(1, 1), 27, 33, (Piece(4, 0),)),),
        places=(5,),
    ),
    "barriers": RaceView(
        "classic-4",
        ((6, 6, 12, -1), (9, 41, 9, -1), (22, 43, 22, 18), (-1, 30, -1, 17)),
        turn=2,
        dice=(3,),
        rolled_by=2,
        choices=_choose(Step(Piece(2, 0), 22, 25), Step(Piece(2, 3), 18, 21)),
        last=(Step(Piece(1, 0), 5, 9), Step(Piece(3, 3), 21, 17, (Piece(0, 3),))),
    ),
    "penalty": RaceView(
        "classic-4",
        ((5, 16, -1, -1), (0, 33, 41, -1), (-1, 43, 22, -1), (-1, 2, -1, 17)),
        turn=3,
        dice=(4,),
        rolled_by=2,
        last=(Step(Piece(2, 2), 18, 22), Step(Piece(2, 0), 33, BASE)),
    ),
    "penalty-six": RaceView(
        "classic-6",
        (
            (5, 12, -1, -1),
            (0, 33, 49, -1),
            (22, 50, -1, -1),
            (-1, -1, -1, 19),
            (-1, -1, -1, 5),
            (-1, 48, 50, 49),
        ),
        turn=0,
        dice=(3,),
        rolled_by=5,
        last=(Step(Piece(5, 0), 26, BASE),),
    ),
    "together": RaceView(
        "classic-4",
        ((5, 12, -1, -1), (0, 33, 41, -1), (24, 43, 42, -1), (-1, 3, 3, 17)),
        turn=0,
        dice=(5,),
        rolled_by=3,
        last=(Step(Piece(3, 3), 12, 17),),
        together=((0, 2), (1, 3)),
    ),
    "neutral": RaceView(
        "classic-4",
        ((4, 12, -1, -1), (0, 32, 41, -1), (26, 43, 42, -1), (-1, 26, -1, 33)),
        turn=0,
        dice=(6,),
        rolled_by=0,
        choices=_choose(
            Step(Piece(0, 0), 4, 10, (Piece(1, 0),)),
            Step(Piece(0, 1), 12, 18),
            Step(Piece(0, 2), -1, 0),
            Step(Piece(3, 1), 26, 20, (Piece(1, 0),)),
            Step(Piece(3, 3), 33, 39),
            Step(Piece(3, 0), -1, 0),
        ),
        last=(Step(Piece(2, 0), 22, 26, (Piece(1, 3),)),),
        neutral=(3,),
    ),
    "barriers-six": RaceView(
        "classic-6",
        (
            (5, 12, 12, -1),
            (0, 33, 33, -1),
            (22, 22, 51, 14),
            (-1, 10, 10, 19),
            (-1, 4, 4, -1),
            (51, 6, 6, 49),
        ),
        turn=2,
        dice=(2,),
        rolled_by=2,
        choices=_choose(Step(Piece(2, 0), 22, 24), Step(Piece(2, 3), 14, 16)),
        last=(Step(Piece(1, 1), 36, 33, (Piece(4, 0),)),),
    ),
}

RESULT = ResultView(
    "classic-4",
    (
        SeatResult(0, 2, 4, 7, (12, 9, 15, 11, 8, 10), sent=(0, 1, 2, 1), waited=14),
        SeatResult(1, 1, 9, 3, (10, 12, 9, 14, 11, 17), sent=(4, 0, 2, 3), waited=9),
        SeatResult(2, 4, 2, 5, (14, 12, 13, 9, 10, 5), sent=(1, 0, 0, 1), waited=23),
        SeatResult(3, 3, 5, 5, (9, 10, 11, 12, 10, 9), sent=(2, 2, 1, 0), waited=12),
    ),
)

CARD_RESULT = CardRaceResult(
    "classic-4",
    (
        SeatResult(0, 1, 4, 2, (), sent=(0, 3, 1, 0)),
        SeatResult(1, 2, 3, 5, (), sent=(2, 0, 1, 0)),
        SeatResult(2, 2, 1, 2, (), sent=(0, 1, 0, 0)),
    ),
    rows=(
        (Scored(14, (*range(1, 40, 3), 40)), Scored(9, (7, 38, 40))),
        (Scored(12, (1, 2, 3, 39, 40)),),
        (),
        (),
    ),
    points=(31, 12, 12, 0),
    stars=tuple(number % 4 for number in range(41)),
    theft=Theft(1, 0, 39),
)


LOBBIES = {
    "classic": Lobby(
        "Der Klassiker",
        (
            Sitting(0, "yellow", "Ada", lit=True),
            Sitting(1, "green", free=True),
            Sitting(2, "red", free=True),
            Sitting(3, "black", "Rosa", robot=True),
        ),
        (
            Line("clock", "Meist 30 Minuten"),
            Line("die", "1 Minute pro Zug"),
            Line("goal", "Alle vier Figuren zuerst ins Ziel"),
        ),
        "frei",
        "classic-4",
    ),
    "six": Lobby(
        "The classic for six",
        tuple(
            Sitting(seat, colour, name, lit=not seat, free=not name)
            for seat, (colour, name) in enumerate(
                (
                    ("yellow", "Ada"),
                    ("black", "Maximiliane"),
                    ("blue", ""),
                    ("red", "Cem"),
                    ("green", ""),
                    ("violet", ""),
                )
            )
        ),
        (Line("clock", "About 60 minutes"), Line("die", "5 minutes a move")),
        "free",
        "classic-6",
    ),
    "walls": Lobby(
        "The wall race",
        (
            Sitting(0, "yellow", "Ada", lit=True),
            Sitting(1, "green", "Maximiliane von Hohenstein"),
            Sitting(2, "red", "Rosa", robot=True),
            Sitting(3, "black", free=True),
        ),
        (
            Line("clock", "Usually 45 minutes"),
            Line("die", "1 minute a move"),
            Line("goal", "Over walls to the goal"),
        ),
        "free",
        "walls",
    ),
    "action-cards": Lobby(
        "Aktionskarten",
        (
            Sitting(0, "yellow", "Ada", lit=True),
            Sitting(1, "green", free=True),
            Sitting(2, "red", "Ben"),
            Sitting(3, "black", free=True),
        ),
        (Line("die", "1 Tag pro Zug"), Line("goal", "Ins Ziel mit Karten")),
        "frei",
        "classic-4",
        cards=True,
    ),
    "nothing": Lobby(
        "Ein Spiel, das noch kein Bild hat",
        (Sitting(0, "yellow", "Ada", lit=True), Sitting(1, "green", free=True)),
        (Line("clock", "Etwa 20 Minuten"), Line("die", "Ein Tag je Zug")),
        "frei",
    ),
    "cards": Lobby(
        "Das Kartenrennen",
        (
            Sitting(0, "yellow", "Ada", lit=True),
            Sitting(1, "green", "Ben"),
            Sitting(2, "red", free=True),
            Sitting(3, "black", free=True),
        ),
        (
            Line("clock", "Zu zweit 45 Minuten"),
            Line("die", "5 Minuten pro Zug"),
            Line("goal", "Reihen geben Punkte"),
        ),
        "frei",
        "card-race-4",
    ),
}


def race(key: str, seed: int, frames: int) -> Iterator[RaceView]:
    """Yield *frames* pictures' worth of a race: every question and every wait for a roll."""
    random, board = Random(seed), load(key)
    pieces = [[0, *[BASE] * (board.pieces - 1)] for _ in range(board.arms)]
    last: tuple[Step, ...] = ()
    turn, shown, pips = 0, 0, 0
    while shown < frames:
        by = turn
        pips = random.randint(1, 6)
        steps = list(_steps(board, pieces, turn, pips))
        if steps:
            yield _view(board, pieces, turn, pips, by, last, _choose(*steps))
            shown += 1
            step = random.choice(steps)
            for one in step.captures:
                pieces[one.seat][one.number] = BASE
            pieces[turn][step.piece.number] = step.to
            last = (step,)
        if pips < 6:
            turn = (turn + 1) % board.arms
        if shown < frames and steps:
            yield _view(board, pieces, turn, pips, by, last, ())
            shown += 1


def _view(
    board: Board,
    pieces: list[list[int]],
    turn: Seat,
    pips: int,
    by: Seat,
    last: tuple[Step, ...],
    choices: tuple[Choice, ...],
) -> RaceView:
    return RaceView(board.key, tuple(map(tuple, pieces)), turn, (pips,), by, choices, last)


def _steps(board: Board, pieces: list[list[int]], seat: Seat, pips: int) -> Iterator[Step]:
    end = board.length + board.pieces
    for number, start in enumerate(pieces[seat]):
        to = start + pips if start != BASE else 0
        if (start == BASE and pips < 6) or to >= end or to in pieces[seat]:
            continue
        at = board.square(seat, to)
        captures = tuple(
            Piece(other, one)
            for other in range(board.arms)
            for one, position in enumerate(pieces[other])
            if other != seat and position != BASE and board.square(other, position) == at
        )
        yield Step(Piece(seat, number), start, to, captures)
