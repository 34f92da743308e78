"""The rehearsal of a cup: an organiser's walk through its messages."""

from __future__ import annotations

from msgspec import structs

from cogs.platform.limits import LABEL, cut, small
from cogs.platform.names import Names
from cogs.views import cups as views
from cogs.views.cup_words import Seen
from cogs.widgets.buttons import Button, Kind, custom_id
from cogs.widgets.fitting import fitted
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.rehearsal import PEOPLE, Step, rehearsed
from engine.hosting.service.cups import StoredCup


def rehearsal(stored: StoredCup, texts: Texts, at: int, now: float) -> Draft:
    """Show a message of a cup with invented people, and its pings."""
    steps = rehearsed(stored.record.id, stored.cup.setup, stored.cup.format, now)
    at = min(max(at, 0), len(steps) - 1)
    step, cup = steps[at]
    names = Names(lambda: 0.0)
    for number in range(1, PEOPLE + 1):
        names.hear(stored.record.server, number, texts("cup-rehearsal-person", number=number))
    seen = Seen(StoredCup(stored.record, cup), {}, "", texts, names)
    message = views.message(seen)
    told = small(
        texts(
            "cup-rehearsal",
            step=at + 1,
            steps=len(steps),
            pings=pings(step, cup, message),
            what=texts(f"rehearsal-{step}"),
        )
    )
    buttons = tuple(_turn(stored.record.id, to, key, texts) for to, key in _ways(at, len(steps)))
    return fitted(
        lambda room: structs.replace(
            views.message(structs.replace(seen, room=room)),
            head="\n".join((told, message.head)),
            buttons=buttons,
            calls=(),
            mark=None,
        )
    )


def pings(step: Step, cup: Cup, message: Draft) -> int:
    """Return the number of people that a step pings."""
    seated = cup.rounds[-1].entrants if step in ("drawn", "final") else []
    return len(message.calls) + len(seated)


def _ways(at: int, steps: int) -> list[tuple[int, str]]:
    """Return the steps to turn to, with the keys of their buttons."""
    back = [(at - 1, "button-cup-rehearse-back")] if at else []
    return back + ([(at + 1, "button-cup-rehearse-next")] if at + 1 < steps else [])


def _turn(cup: int, step: int, key: str, texts: Texts) -> Button:
    """Return a button to a step of the rehearsal."""
    return Button(custom_id(Kind.CUP_RUN, 0, cup, "rehearse", step), cut(texts(key), LABEL))


def begin(cup: int, texts: Texts) -> Button:
    """Return the button that begins a rehearsal."""
    return _turn(cup, 0, "button-cup-rehearse", texts)
