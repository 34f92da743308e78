"""What a seat, or an onlooker, may know of a table at one moment."""

from __future__ import annotations

from msgspec import structs

from engine.core import Script, Table
from engine.hosting.state.game_log import TAIL
from tests.engine.hosting.seated import ADA, BEN, lobby
from tests.engine.scripted import THREE, Heard, Said, Sitting, ask, table
from tests.toy import SNATCH, Drew, SnatchView


def secretly(t: Table) -> Script[None]:
    """Tell Ben something, and ask two of them in secret."""
    yield Said("everybody")
    yield Said("only green", to=1)
    secret = structs.replace(ask("secret", 0, 1), secret=True, about=Said("whispered", to=0))
    seat, _ = yield secret
    yield structs.replace(secret, options={1 - seat: ("yes",)}, waits_for=(1 - seat,))
    yield ask("open", 2)


def test_every_seat_sees_its_own_options_in_a_secret_question() -> None:
    """Others see that it is asked; nobody sees the number of a question that is not shown."""
    session = table(secretly).session
    for seat in (0, 1):
        sight = session.sight(seat)
        assert sight.asked is not None
        assert sight.asked.waits_for == (0, 1)
        assert sight.asked.options == {seat: ("yes", "no")}
        assert sight.numbers == {seat: 1}
    for onlooker in (2, None):
        sight = session.sight(onlooker)
        assert sight.asked is not None
        assert sight.asked.options == {}
        assert sight.asked.about == Said("", to=0)
        assert sight.numbers == {}


def test_each_seat_is_told_only_the_secrets_it_may_know() -> None:
    session = table(secretly).session
    for seat, whispered in (0, ""), (1, "only green"), (None, ""):
        sight = session.sight(seat)
        [row] = sight.story
        assert row.events == (Said("everybody"), Said(whispered, to=1))
        assert sight.view == Heard(seat, ("everybody", whispered))


def test_an_open_question_is_seen_by_everybody_with_its_number() -> None:
    sitting = table(secretly)
    sitting.answer(1, "no")
    sitting.answer(0, "yes")
    for seat in (0, 1, 2, None):
        sight = sitting.session.sight(seat)
        assert sight.asked == ask("open", 2)
        assert sight.numbers == {2: 3}
        assert sight.seat == seat
        assert sight.seq == sitting.session.record.seq == 3


def test_a_view_holds_the_events_since_the_last_answer_but_one() -> None:
    """Of people: what dice and computers did in between belongs to it."""

    def saying(t: Table) -> Script[None]:
        yield Said("turn")
        for seat in (0, 1, 2):
            yield ask("on", seat)
            t.turn = 0 if t.turn is None else t.turn + 1
            yield Said("abcdefghij"[t.turn])

    sitting = table(saying, (0, ADA), (1, "normal"), (2, BEN))
    views = []
    for seat in (0, 2, 0, 2):
        sitting.answer(seat, "yes")
        views.append(sitting.session.sight().view)
    said = ["turn a b", "a b c turn", "c turn d e", "d e f turn"]
    assert views == [Heard(None, tuple(each.split())) for each in said]


def test_a_view_is_given_all_that_is_kept_when_computers_played_for_long() -> None:
    def long(t: Table) -> Script[None]:
        for count in range(TAIL + 20):
            yield ask("on", 1)
            yield Said(str(count))
        yield ask("on", 0)

    sitting = table(long, (0, ADA), (1, "normal"), (2, BEN))
    sight = sitting.session.sight()
    assert len(sight.story) == TAIL
    assert sight.view == Heard(None, tuple(str(count) for count in range(20, TAIL + 20)))


def test_the_story_is_as_long_as_is_kept_also_when_it_is_read_again() -> None:
    """A turn may have more answers than that."""

    def long(t: Table) -> Script[None]:
        for count in range(100):
            yield ask("on", count % 3)
            yield Said(str(count))

    sitting = table(long)
    for count in range(TAIL + 20):
        sitting.answer(count % 3, "yes")
        story = sitting.session.sight().story
        assert [row.seq for row in story] == list(range(count + 2))[-TAIL:]
        sight = [sitting.session.sight(seat) for seat in (0, 1, 2, None)]
        again = sitting.again()
        assert not again.restarted
        assert [again.sight(seat) for seat in (0, 1, 2, None)] == sight


def test_the_hand_in_a_sight_is_that_of_the_seat() -> None:
    record = lobby(*THREE, system=SNATCH)
    session = Sitting(record, SNATCH).session
    assert session.play is not None
    for seat in (0, 1, 2):
        sight = session.sight(seat)
        assert isinstance(sight.view, SnatchView)
        assert list(sight.view.hand) == sorted(session.play.table.hands[seat])
        drawn = [event for row in sight.story for event in row.events if isinstance(event, Drew)]
        assert {event.seat for event in drawn if event.card} == {seat}
