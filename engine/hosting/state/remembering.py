"""Wishes not to be remembered, and their games and lists.

The wish at a game's beginning holds for the whole game: else only wins could be chosen to be kept.
Games between two changes of mind would make a selection as well, so a season's lists leave out each
person that has chosen it in that season.
"""

from __future__ import annotations

from msgspec import structs

from engine.hosting.state.seasons import bounds, day_of
from engine.hosting.state.settings import Listed, Person
from engine.hosting.state.time_controls import DAY

MOMENTS = 20
"""Changes of mind that are kept, at most."""
WITHOUT_SEASONS = 90 * DAY
"""Seconds for which lists without seasons leave out a person."""


def listing(own: Person, listed: Listed, now: float) -> Person:
    """Return a person's settings after a choice about their results."""
    changed = own.changed_mind
    if (own.listed == "forgotten") != (listed == "forgotten"):
        changed = (*changed, now)
    if len(changed) > MOMENTS:  # as if one of the breaks had not been
        was_on = _on_after(own.listed == "forgotten", len(own.changed_mind))
        first = 0 if was_on else 1
        changed = (*changed[:first], *changed[first + 2 :])
    return structs.replace(own, listed=listed, changed_mind=changed)


def forgets(own: Person, at: float) -> bool:
    """Return whether a person wanted not to be remembered, *at* a moment."""
    return _on_after(own.listed == "forgotten", sum(moment > at for moment in own.changed_mind))


def off_lists(own: Person, season: str, zone: str, now: float) -> bool:
    """Return whether the lists of a season leave out a person.

    Args:
        own: their settings.
        season: its name; empty: the lists of no season.
        zone: the server's time zone.
        now: the moment.
    """
    if own.listed != "yes":
        return True
    chosen = own.changed_mind[-2::-2]  # each before it was taken back
    if not season:
        return any(now - moment < WITHOUT_SEASONS for moment in chosen)
    first, after = bounds(season)
    return any(first <= day_of(moment, zone) < after for moment in chosen)


def _on_after(on: bool, changes: int) -> bool:
    """Return the state of a switch, some changes away from *on*."""
    return on if changes % 2 == 0 else not on
