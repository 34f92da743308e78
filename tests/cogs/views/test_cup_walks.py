"""Cups walked through all acts in any order: each message fits, and says how the cup stands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import structs

from cogs.platform.limits import COMPONENTS_V2
from cogs.platform.names import Names
from cogs.views import cup_corrections, cup_panel
from cogs.views import cups as views
from cogs.views.cup_panel import MOST_WHY
from cogs.views.cup_standings import own_place
from cogs.views.cup_words import Seen
from cogs.widgets.message_layout import Draft, contents_of
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.cups import acts
from engine.hosting.cups.corrections import correct, correctable, placed, unplaced
from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import MOST, Places
from engine.hosting.cups.events import NOBODY, CupEvent, Joined, Played, Replaced
from engine.hosting.state.dice import published
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY, HOUR, MINUTE
from tests.checks import check_message
from tests.cogs.views.test_cup_messages import SERVER, seen
from tests.engine.hosting.cups.test_cup import PERSON, SECRET, Log, setup

NAMES = (
    "Ada",
    "Annemarie Wilhelmine",
    "安娜玛丽亚威廉明娜安娜玛丽亚威廉明娜安娜",
    "عبدالرحمن بن محمد",
    "",
)
"""Names that many share: a third of all people, and one without a known name."""
WHY = "w" * MOST_WHY
chosen = st.integers(1, 10**6)


class Walk(RuleBasedStateMachine):
    """A cup of 6 to 96 people, its acts refused or not, its requests lost or not."""

    @initialize(
        people=st.integers(6, MOST),
        pace=st.sampled_from(["live", "days"]),
        rounds=st.integers(1, 6),
        final=st.booleans(),
        language=st.sampled_from(LANGUAGES),
    )
    def open(self, people: int, pace: str, rounds: int, final: bool, language: str) -> None:
        self.log, self.texts, self.clicks = (
            Log(setup(pace, rounds, final), people),
            texts(language),
            0,
        )

    @property
    def cup(self) -> Cup:
        return self.log.cup

    def act(self, make: Callable[[Cup], CupEvent]) -> None:
        """Do something, which may be refused and changes nothing then."""
        with suppress(Refused):
            self.log.take(make(self.cup))

    def someone(self, number: int) -> int:
        """Return a person in the cup, or another."""
        return PERSON + 1 + number % (len(self.cup.people) + 2)

    @rule(number=chosen, added=st.booleans())
    def join(self, number: int, added: bool) -> None:
        self.clicks += 1
        person, why = self.someone(number), WHY if added else ""
        self.act(lambda cup: acts.join(cup, person, self.clicks, why))

    @rule(number=chosen, taken=st.booleans())
    def leave(self, number: int, taken: bool) -> None:
        person, why = self.someone(number), WHY if taken else ""
        self.act(lambda cup: acts.leave(cup, person, why))

    @rule(number=chosen)
    def arrive(self, number: int) -> None:
        self.act(lambda cup: acts.arrive(cup, self.someone(number)))

    @rule()
    def all_arrive(self) -> None:
        for person in list(self.cup.people.values()):
            self.act(lambda cup, person=person: acts.arrive(cup, person))  # type: ignore[misc]

    @rule(act=st.sampled_from([acts.begin, acts.pause, acts.resume, acts.resume]))
    def organise(self, act: Callable[[Cup, str], CupEvent]) -> None:
        self.act(lambda cup: act(cup, WHY))

    @precondition(lambda self: len(self.cup.rounds) > 1)
    @rule()
    def end(self) -> None:
        self.act(lambda cup: acts.end(cup, WHY))

    @rule(seconds=st.sampled_from([MINUTE, 5 * MINUTE, HOUR, DAY]))
    def wait(self, seconds: float) -> None:
        self.log.now += seconds
        while self.log.tick():
            pass

    @precondition(lambda self: self.cup.running)
    @rule(table=chosen, shared=st.booleans(), absent=st.booleans(), every=st.booleans())
    def play(self, table: int, shared: bool, absent: bool, every: bool) -> None:
        running = self.cup.running
        assert running is not None
        open_tables = running.open if every else [running.open[table % len(running.open)]]
        for place in open_tables:
            first, second, *others = running.tables[place - 1]
            top: Places = ((first, second),) if shared else ((first,), (second,))
            places = (*top, *((each,) for each in others))
            gone = (first,) if absent else ()
            self.log.take(Played(table=place, places=places, absent=gone))

    @precondition(lambda self: self.cup.running and self.cup.running.open)
    @rule(table=chosen)
    def stop(self, table: int) -> None:
        place = 1 + table % len(self.cup.rounds[-1].drawn)
        self.act(lambda cup: acts.stopped(cup, len(cup.rounds), place, WHY))

    @precondition(lambda self: self.cup.running and self.cup.waiting)
    @rule(number=chosen)
    def replace(self, number: int) -> None:
        running = self.cup.running
        assert running is not None
        seated = [each for table in running.drawn for each in table if each not in running.replaced]
        entrant = seated[number % len(seated)]
        self.log.take(Replaced(entrant=entrant, by=self.cup.waiting[0]))

    @precondition(lambda self: bool(correctable(self.cup)))
    @rule(table=chosen, numbers=st.lists(chosen, min_size=4, max_size=4))
    def correct(self, table: int, numbers: list[int]) -> None:
        tables = correctable(self.cup)
        at, place = tables[table % len(tables)]
        now = self.cup.rounds[at - 1].results[place]
        order: Places = ()
        for number in numbers:
            self.check(cup_corrections.order(self.seen(), at, place, order))
            left = unplaced(now, order)
            order = placed(now, order, left[number % len(left)], bool(order) and number % 3 == 0)
            if not unplaced(now, order):
                break
        self.act(lambda cup: correct(cup, at, place, order, WHY))

    @precondition(lambda self: len(self.log.rows) > 20)
    @rule(number=chosen)
    def forget(self, number: int) -> None:
        """Delete a person, as the store does."""
        joins = [at for at, row in enumerate(self.log.rows) if isinstance(row.event, Joined)]
        event = self.log.rows[joins[number % len(joins)]].event
        assert isinstance(event, Joined)
        for at in joins:
            row = self.log.rows[at]
            assert isinstance(row.event, Joined)
            if row.event.entrant == event.entrant:
                unknown = structs.replace(row.event, person=NOBODY)
                self.log.rows[at] = structs.replace(row, event=unknown)

    def seen(self) -> Seen:
        names = Names(float)
        for number, person in self.cup.people.items():
            if person and (called := NAMES[number % len(NAMES)]):
                names.hear(SERVER, person, called)
        return structs.replace(seen(self.log, self.texts), names=names)

    def check(self, draft: Draft) -> list[str]:
        """Check a draft against Discord's limits; return its texts."""
        assert draft.fits
        parts = contents_of(draft.message([None] * len(draft.sketches))[0])
        sent = {"components": parts, "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
        assert check_message(sent) == []
        return [draft.head, *draft.texts]

    @invariant()
    def every_page_fits_and_is_true(self) -> None:
        shown, cup = self.seen(), self.cup
        draft = views.message(shown)
        said = "\n".join(self.check(draft))
        assert SECRET.hex() not in said
        assert published(SECRET) in said
        # A winner may have left since.
        reached = {*cup.entrants, *(cup.winners if cup.over else ())}
        assert set(draft.calls) <= {cup.people[each] for each in reached}
        assert len(draft.calls) == len(set(draft.calls))
        if not cup.rounds and not cup.over:
            joined = self.texts("cup-entrants", count=len(cup.entrants), people="").rstrip()
            assert (joined in said) == bool(cup.entrants)
        called = [shown.who(each) for each in cup.people]
        assert len(set(called)) == len(called), "no two have one name"
        self.check(cup_panel.panel(shown, self.texts("cup-done")))
        self.check(own_place(shown, PERSON + 1))


def walks(examples: int, steps: int) -> None:
    """Walk some cups."""
    run_state_machine_as_test(
        Walk, settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None)
    )


def test_some_walks_of_cups_fit_and_are_true() -> None:
    walks(8, 25)


@pytest.mark.soak
def test_many_walks_of_cups_fit_and_are_true() -> None:
    walks(400, 60)
