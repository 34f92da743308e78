"""What is told of a game with handovers: every line with the people of its moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cogs.platform.names import Names
from cogs.views.story import Line
from cogs.views.words import Words, happened
from data.records import Entry, SeatRecord
from data.shipped.texts import texts
from engine.catalog import CATALOG
from engine.core import CHANCE, Decision
from engine.hosting.actions.seat_changes import hand_over
from engine.hosting.state.game_log import TAIL
from engine.hosting.state.session import Session
from engine.seating import Handover
from engine.system import System
from tests.cogs.views.test_one_story import table
from tests.trials import seated
from tests.words import TWO

SEATED = "Ada", "Ben", "Cem"
LATER = "Dora", "Emil", "Ida"
ANSWERS = 900
"""How many answers of a game are told, at most."""

DORA_COMES = 160
CHANGES: dict[int, tuple[int, Handover, str]] = {
    80: (0, "left", "Ada"),
    DORA_COMES: (0, "taken", "Dora"),
    240: (1, "taken", "Emil"),  # Ben had offered it
    320: (2, "absent", "Cem"),
    400: (2, "back", "Cem"),
    480: (0, "taken", "Ida"),
}
"""By number of answers: the player, and the person that goes or comes."""


def called() -> tuple[dict[str, int], Names]:
    """Return people by name, and what is known of them."""
    names, persons = Names(float), dict[str, int]()
    for number, name in enumerate((*SEATED, *LATER)):
        persons[name] = 100 + number
        names.hear(1, persons[name], name)
    return persons, names


def played(system: System, seed: int) -> Iterator[tuple[Session, Entry]]:
    """Play a game by chance, with handovers; yield each row of its log as it comes."""
    session, random = table(system, len(SEATED)), Random(seed)
    persons, _ = called()
    seats = [each.seat for each in session.record.seats]
    session.record.seats = [
        SeatRecord(seat, persons[name]) for seat, name in zip(seats, SEATED, strict=False)
    ]
    changes = sorted(at for at, (place, _, _) in CHANGES.items() if place < len(seats))
    session.play = system.make(seats, session.values()).start()
    for number in range(ANSWERS):
        play = session.running
        if play.table.over:
            break
        if changes and number >= changes[0] and isinstance(play.pending, Decision):
            at, why, name = CHANGES[changes.pop(0)]
            yield session, hand_over(session, seats[at], why, persons[name])
            del session.tail[:-TAIL]
        if isinstance(play.pending, Decision):
            seat = random.choice(list(play.pending.options))
            action = random.choice(list(play.pending.options[seat]))
            owner = session.owners().get(seat)
            yield session, session.answer(seat, action, (owner and owner.person) or 0)
        else:
            yield session, session.answer(CHANCE, play.pending.draw(random.randrange))
        del session.tail[:-TAIL]


def of_row(session: Session, words: Words, seq: int) -> list[Line]:
    """Tell what came of one answer, as the log does."""
    sight = session.sight()
    return words.story(sight, [row for row in sight.story if row.seq == seq])


@pytest.mark.parametrize("language", TWO)
@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_each_line_names_the_people_of_its_moment_for_ever(system: System, language: str) -> None:
    """A line that is told later is the one that was told then: in the log, a round, and a replay."""
    _, names = called()
    say, first, entries = texts(language), dict[int, list[Line]](), list[Entry]()
    for session, entry in played(system, 3):
        entries.append(entry)
        words = Words(session, say, names)
        first[entry.seq] = of_row(session, words, entry.seq)
        if entry.seq % 40 == 0:
            for row in session.tail:
                assert of_row(session, words, row.seq) == first[row.seq], "in the log"
    words, sight = Words(session, say, names).of(entries), session.sight()
    for entry in entries:
        rows = happened(session, entries, entry.seq.__eq__)
        assert words.story(sight, rows) == first[entry.seq], "from the whole log"
    said = "\n".join(line.text for lines in first.values() for line in lines)
    assert all(name in said for name in SEATED[: seated(system)])
    assert len(entries) <= DORA_COMES + len(CHANGES) or LATER[0] in said
