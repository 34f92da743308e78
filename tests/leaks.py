"""Looking for leaks: deal the hidden cards anew and see whether anybody notices.

What a seat may know is its view, and what it alone is told of what happens to it.  So whatever else
it is shown (questions, their time limits, the lines of the log, the numbers on its buttons) has to
be the same in two games that have looked the same to it from the beginning of the turn on.  Where
the views themselves come to differ, the cards have shown up as the rules want it, and the
comparison ends there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import json
from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Answer, Event, Game, Play, Question, Script, State, seen
from engine.views import Seat
from tests.games import uniform


class Found(Counter[str]):
    """What was found: leaks by kind, and how much was compared."""

    compared: int = 0
    """Questions that looked the same though other cards were hidden behind them."""


def leaks(game: Game[Any], answers: Sequence[Answer], random: Random, deals: int = 3) -> Found:
    """Play a game by its *answers*, deal each turn anew for each seat, and report what differs."""
    found = Found()
    play = game.start()
    turn = play.state
    for at, answer in enumerate(answers):
        play.answer(*answer)
        if play.answers and at + 1 < len(answers):
            continue
        given = answers[turn.seq : play.seq]
        for seat in game.seats:
            for _ in range(deals):
                compare(game, turn, given, seat, random, found)
        turn = play.state
    return found


def compare(
    game: Game[Any],
    turn: State,
    answers: Sequence[Answer],
    seat: Seat,
    random: Random,
    found: Found,
) -> None:
    """Play one turn with the cards dealt anew for *seat*, as long as its view stays the same."""
    table = game.load(turn.table)
    game.conceal(table, seat, uniform(random))
    old, new = Play(game, turn), Play(game, replace(turn, table=json.encode(table)))
    then, now = old.events, new.events
    for answer in (*answers, None):
        if any(game.view(old, who, ()) != game.view(new, who, ()) for who in (seat, None)):
            return
        if told(then, seat) != told(now, seat):
            return
        found.compared += old.table != new.table
        found.update(differences(old, new, then, now, seat))
        if answer is None or (anew := reply_to(new, answer, random)) is None:
            return
        then, now = old.answer(*answer), new.answer(*anew)


def reply_to(new: Play[Any], answer: Answer, random: Random) -> Answer | None:
    """Return *answer*, or another one if the cards dealt anew do not allow it, if there is any."""
    who, action = answer
    if isinstance(new.pending, Chance):
        return who, new.pending.draw(uniform(random)) if new.pending.hidden else action
    options = new.options(who)
    if action in options:
        return answer
    return (who, random.choice(options)) if options else None


def told(events: Sequence[Event], seat: Seat) -> list[Event]:
    """Return the events about *seat* of which it learns more than an onlooker."""
    return [
        event.seen_by(seat)
        for event in events
        if event.seen_by(seat) != event.seen_by(None)
        and seat in (getattr(event, name) for name in event.__struct_fields__)
    ]


def differences(
    old: Play[Any], new: Play[Any], then: Sequence[Event], now: Sequence[Event], seat: Seat
) -> list[str]:
    """Return by what *seat* or an onlooker can tell the two games apart."""
    found = []
    for who in (seat, None):
        if [event.seen_by(who) for event in then] != [event.seen_by(who) for event in now]:
            found.append("events")
        one, other = seen(old.pending, who), seen(new.pending, who)
        if one != other:
            names = one.__struct_fields__ if type(one) is type(other) else ("kind",)
            found += [name for name in names if getattr(one, name, 0) != getattr(other, name, 1)]
    if old.number(seat) != new.number(seat):
        found.append("number")
    return found


def leaking(
    script: Script[None], leak: Callable[[Event | Question], Event | Question]
) -> Script[None]:
    """Plant a hole: play a turn, all that it says going through *leak*."""
    said = next(script, None)
    while said is not None:
        answer = yield leak(said)
        try:
            said = script.send(answer)
        except StopIteration:
            return
