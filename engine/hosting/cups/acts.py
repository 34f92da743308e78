"""Acts of people at a cup.

Each returns the event, or raises `Refused` and changes nothing.
"""

from __future__ import annotations

from engine.hosting.cups.cup import Cup, draws_at
from engine.hosting.cups.draw import FEWEST, LEAST, MOST
from engine.hosting.cups.events import (
    Began,
    Delayed,
    Ended,
    Entrant,
    Here,
    Joined,
    Left,
    Moved,
    Paused,
    Resumed,
    Stopped,
)
from engine.hosting.cups.steps import drawable
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.refusals import Refused


def join(cup: Cup, person: int, click: int, why: str = "") -> Joined:
    """Let a person take part, also one that left before the final.

    Raises:
        Refused: they do, organisers took them out, all places are taken, or no round is left.
    """
    _check_open(cup)
    if (known := cup.entrant(person)) is not None and known not in cup.left:
        raise Refused("cup-joined-already")
    if known in cup.barred and not why:
        raise Refused("cup-barred")
    draws = cup.setup.rounds + (cup.setup.final and known is not None)
    if len(cup.rounds) >= draws:
        raise Refused("cup-too-late")
    if len(cup.entrants) >= MOST:
        raise Refused("cup-full", most=MOST)
    entrant = known or len(cup.people) + 1
    return Joined(entrant=entrant, person=person, click=click, why=why)


def leave(cup: Cup, person: int, why: str = "") -> Left:
    """Let a person leave; their points stay.

    Raises:
        Refused: they do not take part, or the cup is over.
    """
    return Left(entrant=_own(cup, person), why=why)


def arrive(cup: Cup, person: int) -> Here:
    """Note the presence of a person, also after absences.

    Raises:
        Refused: they do not take part, are known to be here, or the cup is over.
    """
    own = _own(cup, person)
    if own in cup.present:
        raise Refused("cup-here-already")
    if cup.live and not cup.called and not cup.rounds:
        raise Refused("cup-too-early", begins=round(draws_at(cup) - CALL))
    return Here(entrant=own)


def begin(cup: Cup, why: str) -> Began:
    """Draw the next round now.

    Raises:
        Refused: one is on, the cup is paused or over, or too few are there.
    """
    _check_open(cup)
    if cup.running:
        raise Refused("cup-round-on")
    if cup.paused:
        raise Refused("cup-paused-already")
    people = cup.present if cup.called or cup.rounds or not cup.live else cup.entrants
    if not cup.rounds and len(people) < LEAST:
        raise Refused("cup-few", least=LEAST)
    if cup.rounds and len(drawable(cup)) < FEWEST:
        raise Refused("cup-few-left", least=FEWEST)
    return Began(why=why)


def move(cup: Cup, begins: float, why: str) -> Moved:
    """Choose another time for the first draw.

    Raises:
        Refused: it was drawn, or the cup is over.
    """
    _check_open(cup)
    if cup.rounds:
        raise Refused("cup-begun")
    return Moved(begins=begins, why=why)


def pause(cup: Cup, why: str) -> Paused:
    """Draw no further round until the cup is resumed.

    Raises:
        Refused: none is drawn already, or the cup is over.
    """
    _check_open(cup)
    if cup.paused:
        raise Refused("cup-paused-already")
    return Paused(why=why)


def resume(cup: Cup, why: str) -> Resumed:
    """Draw rounds again.

    Raises:
        Refused: the cup is not paused, or over.
    """
    _check_open(cup)
    if not cup.paused:
        raise Refused("cup-not-paused")
    return Resumed(why=why)


def end(cup: Cup, why: str) -> Ended:
    """End a cup with the standings so far; open tables stop.

    Raises:
        Refused: it is over.
    """
    _check_open(cup)
    return Ended(why=why)


def stopped(cup: Cup, round: int, table: int, why: str) -> Stopped:
    """End a table where it stands.

    Raises:
        Refused: it is not on, or was ended already.
    """
    _check_open(cup)
    on = set(cup.running.open) - cup.running.stopped if cup.running else ()
    if round != len(cup.rounds) or table not in on:
        raise Refused("cup-table-over")
    return Stopped(table=table, why=why)


def delayed(cup: Cup, seconds: float) -> Delayed:
    """Put the next draw off, as the bot was away.

    Raises:
        Refused: the cup is over.
    """
    _check_open(cup)
    return Delayed(seconds=seconds)


def _check_open(cup: Cup) -> None:
    if cup.ended:
        raise Refused("cup-over")


def _own(cup: Cup, person: int) -> Entrant:
    """Return the number of an entrant's person."""
    _check_open(cup)
    own = cup.entrant(person)
    if own is None or own in cup.left:
        raise Refused("cup-not-in")
    return own
