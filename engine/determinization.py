"""Possible worlds: games with hidden cards dealt again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import json
from msgspec.structs import replace

from engine.chance import Chance, Uniform
from engine.core import ASIDE, Answer, Decision, Event, IllegalAction, Play, Table, seen
from engine.views import Seat

T = TypeVar("T", bound=Table)


def redeal(play: Play[T], seat: Seat, uniform: Uniform, tries: int = 100) -> Play[T] | None:
    """Deal again all cards hidden from *seat*; return an equal-looking game.

    The cards hidden from *seat* are mixed on the table as the turn began, and the answers since
    are given again.  What is hidden of them may come out differently; as soon as *seat* would have
    seen anything else than it did, the deal is thrown away.  None if no deal was found in *tries*.
    """
    game, state = play.game, play.state
    for _ in range(tries):
        table = game.load(state.table)
        game.conceal(table, seat, uniform)
        began = replace(state, answers=())
        new = Play(game, replace(began, table=json.encode(table)))
        if _follow(Play(game, began), new, state.answers, seat, uniform):
            return new
    return None


def _follow(
    old: Play[T], new: Play[T], answers: Sequence[Answer], seat: Seat, uniform: Uniform
) -> bool:
    """Give both games *answers*; return whether *seat* cannot tell them apart."""
    if not _alike(old, new, old.events, new.events, seat):
        return False
    for who, action in answers:
        asked, again = old.pending, new.pending
        happened = old.answer(who, action)
        if isinstance(again, Chance):
            action = again.draw(uniform) if again.hidden else action
        elif isinstance(asked, Decision) and asked.hides(action) and who not in (seat, ASIDE):
            hidden = [each for each in again.options.get(who, ()) if again.hides(each)]
            if not hidden:
                return False
            action = action if action in hidden else hidden[uniform(len(hidden))]
        try:
            anew = new.answer(who, action)
        except IllegalAction:
            return False
        if not _alike(old, new, happened, anew, seat):
            return False
    return True


def _alike(
    old: Play[T], new: Play[T], happened: Sequence[Event], anew: Sequence[Event], seat: Seat
) -> bool:
    return (
        [event.seen_by(seat) for event in happened] == [event.seen_by(seat) for event in anew]
        and seen(old.pending, seat) == seen(new.pending, seat)
        and old.game.view(old, seat, ()) == new.game.view(new, seat, ())
    )
