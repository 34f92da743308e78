"""Whose a colour is, where one player has several or a colour is nobody's."""

from __future__ import annotations

from collections.abc import Mapping

from engine.views import RaceView, Seat


def own(view: RaceView, seat: Seat) -> tuple[Seat, ...]:
    """Return all colours of the player who has this one, in their order."""
    return next((colours for colours in view.together if seat in colours), (seat,))


def known(view: RaceView, names: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return the names by colour; a player may be known by any one of several."""
    found = dict(names)
    for colours in view.together:
        if name := next((names[seat] for seat in colours if names.get(seat)), ""):
            found.update(dict.fromkeys(colours, name))
    return found
