"""Computer players: functions from a seat's view to a legal action.

They are given the view of their seat and nothing else, so they cannot know what a person in that
seat would not.  Who wants to look ahead is given worlds that could be besides: games that look the
same to that seat.  Their random numbers come from outside: the same sight, the same numbers, the same
decision.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct, json
from msgspec.structs import replace

from engine.chance import Chance, Uniform
from engine.core import CHANCE, META, Answer, Decision, Event, IllegalAction, Play, Table, seen
from engine.views import Action, Seat, View

LEAVER_LEVEL = "normal"
"""The computer player of every game that plays for a person who has left or is away."""

LET_BE: Action = ""
"""What a computer player chooses that could interrupt, among its legal actions, and does not."""

Level: TypeAlias = Callable[[View, Seat, Sequence[Action], Random], Action]
"""Chooses one of the legal actions of a seat by what it sees."""

Worlds: TypeAlias = Callable[[], Play[Any] | None]
"""Deals a game that looks the same to a seat as the one it plays in; None if that was not found."""


class Thinker(Struct, frozen=True):
    """A slow computer player, kept off others' time.

    At a table it thinks outside the event loop, for about a second at most: those who have answered
    wait for it.
    """

    think: Callable[[View, Seat, Sequence[Action], Random, Worlds], Action]
    """Chooses as a `Level` does, with the worlds that could be."""


Player: TypeAlias = Level | Thinker

Field: TypeAlias = Player | Mapping[Seat, Player]
"""Who plays: one for all, or by colour."""


def decide(
    player: Player, play: Play[Any], seat: Seat, options: Sequence[Action], random: Random
) -> Action:
    """Return the choice of a computer player for *seat*, among *options*."""
    view = play.game.view(play, seat, ())
    if isinstance(player, Thinker):
        worlds = partial(redeal, play, seat, lambda among: int(random.random() * among))
        return player.think(view, seat, options, random, worlds)
    return player(view, seat, options, random)


def reply(play: Play[Any], field: Field, random: Random) -> Answer:
    """Return the next answer: of dice, interruptions, or seats waited for."""
    pending = play.pending
    if isinstance(pending, Chance):
        return CHANCE, pending.draw(lambda among: int(random.random() * among))
    for seat, options in pending.options.items():
        if options and seat not in pending.waits_for:
            action = decide(_player(field, seat), play, seat, (LET_BE, *options), random)
            if action != LET_BE:
                return seat, action
    seat = pending.waits_for[0]
    options = pending.options[seat]
    if len(options) == 1:
        return seat, options[0]
    return seat, decide(_player(field, seat), play, seat, options, random)


def _player(field: Field, seat: Seat) -> Player:
    return field[seat] if isinstance(field, Mapping) else field


def gentle(options: Sequence[Action], hurting: Collection[Action]) -> Sequence[Action]:
    """Return the harmless *options*; all if there are none."""
    return [action for action in options if action not in hurting] or options


def by_chance(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose any of the *options*."""
    return options[int(random.random() * len(options))]


# Possible worlds: games with hidden cards dealt again.


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
        elif isinstance(asked, Decision) and asked.hides(action) and who not in (seat, META):
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
