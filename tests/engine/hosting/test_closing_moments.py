"""Windows close at the same moment whatever is hidden: hands are dealt anew, and clocks compared (E-36).

`tests.leaks` compares what is seen; here it is when: in silence, after passes, and held open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import Change
from engine.catalog import ACTION_CARDS
from engine.core import CHANCE, HOLD, PASS, WINDOWS, Answer, Decision, Play
from engine.hosting.actions.deadlines import shown
from engine.hosting.actions.lobby import ready
from engine.hosting.state.session import Session
from engine.hosting.state.time_limits import TimeLimits
from engine.views import Action, Seat
from tests.engine.hosting.seated import ADA, BEN, CEM, changed, lobby
from tests.games import uniform
from tests.leaks import reply_to
from tests.rules import reading

GAMES, MOST = 2, 1500
"""Games, and answers of one that are looked at."""

Press = tuple[float, Seat, Action]
"""After how many seconds of a window a seat presses something."""


def begun(seed: int) -> Session:
    """Begin a game of three people."""
    record = lobby((0, ADA), (1, BEN), (2, CEM), system=ACTION_CARDS)
    record = structs.replace(record, seed=bytes([seed]) * 32)
    session = Session(changed(record, ready(record, ACTION_CARDS, ADA, 1)), ACTION_CARDS)
    session.begin()
    return session


def windows(session: Session, random: Random) -> Iterator[list[Answer]]:
    """Play by chance; yield the answers of the turn whenever a window has opened."""
    for _ in range(MOST):
        play = session.running
        pending = play.pending
        if play.table.over:
            return
        assert isinstance(pending, Decision)
        if session.timer_reset and pending.limit in WINDOWS:
            yield [*play.answers]
        seat = random.choice([each for each, own in pending.options.items() if own])
        session.keep_timer()
        session.answer(seat, random.choice(list(pending.options[seat])), ADA)
        session.advance()


def dealt_anew(play: Play[Any], seat: Seat, random: Random) -> Play[Any] | None:
    """Play the turn with other hidden cards; None if *seat* can tell, or they do not allow it."""
    game = play.game
    table = game.load(play.start)
    game.conceal(table, seat, uniform(random))
    anew = Play(game, structs.replace(play.state, table=json.encode(table), answers=()))
    for answer in play.answers:
        given = reply_to(anew, answer, random)
        if given is None or (given != answer and answer[0] != CHANCE):
            return None
        anew.answer(*given)
    same = all(game.view(play, who, ()) == game.view(anew, who, ()) for who in (seat, None))
    return anew if same and isinstance(anew.pending, Decision) else None


def asked(session: Session) -> object:
    """Return what a window is about; nothing outside of one."""
    pending = session.running.pending
    return isinstance(pending, Decision) and pending.limit in WINDOWS and pending.about


def course(session: Session, play: Play[Any], presses: Sequence[Press]) -> list[tuple[Any, ...]]:
    """Return when a window changes and closes, and what everybody sees of that."""
    session, found, now = session.fork(), list[tuple[Any, ...]](), 0.0
    session.play = play.fork()
    session.reset_timer()
    left, about = [*presses], asked(session)
    while True:
        change = session.change([], now)
        session.stored(change)
        seen = Change(table=session.record.id, shown=session.window_revision or 0)
        shown(session, seen, now)
        session.stored(seen)
        limits = session.time_limits
        if asked(session) != about:
            return [*found, (now, "closed")]
        due = session.record.due
        assert due is not None
        found.append((now, due, limits, session.waiting()))
        session.keep_timer()
        if left and left[0][0] <= due - limits.after:
            now, seat, action = left.pop(0)
            if action not in session.running.options(seat):
                continue
            session.answer(seat, action, session.controller(seat).person or 0)
            session.advance()
        else:
            now = due
            session.default()


def scripts(session: Session) -> Iterator[list[Press]]:
    """Yield what people may do whatever they hold: nothing, pass, or ask for time."""
    waiting = session.waiting()
    yield []
    yield [(1.0 + at, seat, PASS) for at, seat in enumerate(waiting)]
    yield [(1.0, waiting[0], PASS)]
    yield [(2.0, waiting[0], HOLD)]
    yield [(2.0, waiting[-1], HOLD), *((3.0 + at, seat, PASS) for at, seat in enumerate(waiting))]


def compare() -> Counter[str]:
    """Compare closing moments of windows with those of the same ones over other hidden cards."""
    found = Counter[str]()
    for seed in range(GAMES):
        session, random = begun(seed), Random(seed)
        for _ in windows(session, random):
            play = session.running
            for seat in play.game.seats:
                anew = dealt_anew(play, seat, random)
                if anew is None or anew.start == play.start:
                    continue
                able = [
                    [len(each.options(own)) for own in each.game.seats] for each in (play, anew)
                ]
                found["dealt"] += 1
                found["able otherwise"] += able[0] != able[1]
                for presses in scripts(session):
                    one, other = (course(session, each, presses) for each in (play, anew))
                    assert one == other, f"closing moments differ: {presses}"
                    found["silent" if not presses else "pressed"] += 1
                    found["early"] += one[-1][0] < one[0][1]
    return found


@pytest.mark.many
@reading("E-36")
def test_windows_close_at_the_same_moment_over_other_hidden_cards() -> None:
    """Whether a seat could respond makes no difference to any clock, nor to whom the table waits for."""
    found = compare()
    assert min(found["dealt"], found["able otherwise"], found["silent"], found["early"]) > 50, found


def test_a_window_that_closes_early_where_no_card_helps_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A planted leak: such a window lasts a second less."""
    honest = Session.time_limits.fget  # type: ignore[attr-defined]

    def leaky(session: Session) -> TimeLimits:
        limits: TimeLimits = honest(session)
        pending = session.running.pending
        helps = isinstance(pending, Decision) and any(
            action.startswith("play ") for own in pending.options.values() for action in own
        )
        if limits.seconds is None or not limits.after or helps:
            return limits
        return structs.replace(limits, seconds=limits.seconds - 1)

    monkeypatch.setattr(Session, "time_limits", property(leaky))
    with pytest.raises(AssertionError, match="closing moments differ"):
        compare()
