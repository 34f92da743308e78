"""Time limits: the time for an answer, and for late pings.

Nothing here reads a clock: *now* is given, in seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from engine.core import META, WINDOWS, Decision, Game, Limit, Play, Question
from engine.hosting.state.computers import Computers, after_a_moment
from engine.hosting.state.settings import NOBODY, Person, Server
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import (
    CLOCKS,
    HURRIED,
    IDLE,
    LATE,
    LIMITS,
    LOOKS,
    MISSED,
    MORE_TIME,
    SILENT,
    UNHURRIED,
    Quiet,
    all_awake,
    hours,
    zone_of,
)
from engine.views import Seat


class TimeLimits(Struct, frozen=True):
    """The time limits for the answer to a table's question."""

    asked: Limit | None = None
    """The kind of answer that the game waits for; None: it waits for none."""
    seconds: float | None = None
    """The time for it; None: without limit, or the game waits for none."""
    after: float = 0.0
    """Seconds after that in which a press made in time may still arrive."""
    rolls: float | None = None
    """How long a roll that comes by itself waits, unless a hand is opened; None: none does."""
    quiet: Quiet | None = None
    """When people at this table are left in peace."""
    zones: Mapping[int, str] = {}
    """By person who is waited for: the time zone that their quiet hours go by."""

    @property
    def unhurried(self) -> bool:
        """Return whether people are asked for a move without a time limit."""
        return self.asked == "move" and self.seconds is None

    def limit(self, now: float) -> float | None:
        """Return the deadline of a time limit that begins *now*, if any.

        In the quiet hours of those who are waited for none passes.
        """
        return None if self.seconds is None else self.awake(now + self.seconds + self.after)

    def awake(self, moment: float) -> float:
        """Return *moment*, or the end of all quiet hours then."""
        return self._awake(moment, self.zones.values())

    def nights(self, now: float) -> dict[tuple[float, float], list[int]]:
        """Return the next or present quiet hours, with their people."""
        if self.quiet is None:
            return {}
        found: dict[tuple[float, float], list[int]] = {}
        for person, zone in self.zones.items():
            found.setdefault(hours(now, zone, self.quiet), []).append(person)
        return {night: people for night, people in found.items() if night[0] < night[1]}

    def late(self, now: float, due: float | None) -> float | None:
        """Return the moment of late pings: half time.

        In quiet hours it is the end of these, when all others are called.
        """
        if self.asked is None or due is None:
            return None
        if (wakes := self._wakes(now)) > now:
            return wakes
        if self.asked != "move":
            return None
        return self.awake(now + (UNHURRIED if self.seconds is None else (due - now) / 2))

    def later(self, now: float, due: float | None) -> float | None:
        """Return the moment of the next repeated ping, or None.

        Without a time limit the first late ping comes after an hour (`UNHURRIED`), another one after half
        a day (`MISSED`); after a day (`SILENT`) the others need not wait any more.  A person asked in
        quiet hours is pinged at their end; a late ping then comes at half of the time from there on.
        """
        if (wakes := self._wakes(now)) > now:
            return wakes
        if self.unhurried and due is not None:
            asked_at = due - IDLE
            return next(
                (at for each in (UNHURRIED, MISSED, SILENT) if (at := asked_at + each) > now), None
            )
        limit = self.limit(now)
        if self.quiet is None or due is None or limit is None:
            return None
        # At the end of quiet hours all of the time is left, else half of it, but for rounding.
        return self.late(now, due) if due - now > (limit - now) / 2 + 1 else None

    def _wakes(self, now: float) -> float:
        """Return the first end of quiet hours of people waited for."""
        ends = (self._awake(now, [zone]) for zone in self.zones.values())
        return min((end for end in ends if end > now), default=now)

    def _awake(self, moment: float, zones: Iterable[str]) -> float:
        return moment if self.quiet is None else all_awake(moment, set(zones), self.quiet)


def seconds(game: Game[Any], chosen: Setup) -> dict[Limit, float | None]:
    """Return a game's time limits in seconds.

    By the day its rules give none.
    """
    given = {} if chosen.pace == "days" else game.limits
    found: dict[Limit, float | None] = {
        **LIMITS,
        **CLOCKS[chosen.pace],
        **given,
        **chosen.limits,
    }
    if chosen.pace == "days":
        return {**found, "held": found["window"], "brief": found["window"]}
    window = found["window"]
    for held in ("held", "brief"):  # more time is never less than there was
        found[held] = None if window is None else max(window, found[held] or 0)
    return found


def time_limits(
    computers: Computers, chosen: Setup, server: Server, personal_settings: Mapping[int, Person]
) -> TimeLimits:
    """Return the time limits of a running game.

    Args:
        computers: the seats that the computer plays.  A computer that decides at once waits a moment
            for people, as does a move that is the only one.
        chosen: what was chosen for the table.
        server: what its server has chosen.
        personal_settings: by person at the table, what they have chosen for themselves.
    """
    play, pending = computers.play, computers.play.pending
    if not isinstance(pending, Decision) or play.table.over:
        return TimeLimits()
    limits = {**seconds(play.game, chosen)}
    for each in HURRIED if slow(computers, personal_settings) else ():
        given = limits[each]
        limits[each] = None if given is None else max(given, MORE_TIME)
    if computers.pause(pending) or after_a_moment(computers, personal_settings):
        if not computers.holds_back(pending):
            return TimeLimits("moment", limits["moment"])
        rolls = limits["roll"] or 0
        waits = LOOKS * (chosen.looked == paused_at(play))
        return TimeLimits("moment", rolls + waits, rolls=rolls)
    if pending.limit in WINDOWS and play.game.silence_passes:
        return TimeLimits(pending.limit, None if server.unhurried else limits[pending.limit], LATE)
    quiet = server.quiet if chosen.pace == "days" else None
    asked = {computers.owners[seat].person for seat in pending.waits_for}
    zones = {
        each: zone_of(personal_settings.get(each, NOBODY).zone, server.zone)
        for each in asked
        if quiet and each is not None
    }
    return TimeLimits(pending.limit, limits[pending.limit], quiet=quiet, zones=zones)


def slow(computers: Computers, personal_settings: Mapping[int, Person]) -> bool:
    """Return whether a player has asked for more time."""
    people = {owner.person for owner in computers.owners.values()} - {None}
    return any(personal_settings.get(each, NOBODY).more_time for each in people if each is not None)


def paused_at(play: Play[Any]) -> int:
    """Return the number of the turn's last answer that is a move.

    It tells the pauses before rolls apart, also those before and after a card, whatever is said in them.
    """
    said = play.game.non_moves
    done = [
        at for at, (who, action) in enumerate(play.answers, 1) if who != META and action not in said
    ]
    return play.began + max(done, default=0)


def goes_on(before: Question, seat: Seat, now: Question) -> bool:
    """Return whether the question *before* an answer goes on, for fewer seats.

    Its time limit then goes on.  A player who was not waited for has played a card: that makes it another
    question, whatever they still hold.
    """
    return (
        isinstance(before, Decision)
        and isinstance(now, Decision)
        and (before.prompt, before.about, before.limit) == (now.prompt, now.about, now.limit)
        and set(now.waits_for) <= set(before.waits_for)
        and (_is_done(before, seat, now) or _may_do_otherwise(before, seat, now))
    )


def _is_done(before: Decision, seat: Seat, now: Decision) -> bool:
    """Return whether *seat* has no further options, and did not interrupt."""
    interrupts = seat in before.options and seat not in before.waits_for
    return not interrupts and not now.options.get(seat)


def _may_do_otherwise(before: Decision, seat: Seat, now: Decision) -> bool:
    """Return whether *seat* only changed its own options in a window."""
    changed = now.options.get(seat, ()) != before.options.get(seat, ())
    return changed and now.limit in WINDOWS and now.open == before.open
