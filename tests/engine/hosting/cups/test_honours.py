"""The cups of a person, summed up."""

from __future__ import annotations

from engine.hosting.cups.cup import Cup
from engine.hosting.cups.events import NOBODY, Ended, Played
from engine.hosting.cups.honours import CupSums, sums
from tests.engine.hosting.cups.test_cup import PERSON, Log, setup


def over(final: bool = True, shared: bool = False) -> Cup:
    """A cup of eight, with a final won by its second seat."""
    log = Log(setup(rounds=1, final=final), 8)
    log.draw()
    log.play()
    if final:
        first, second, *others = log.draw().tables[0]
        top = ((second, first),) if shared else ((second,), (first,))
        log.take(Played(table=1, places=(*top, *((each,) for each in others))))
    assert log.tick() == Ended()
    return log.cup


def test_finals_and_victories_are_counted_beside_all_cups() -> None:
    with_final, without = over(), over(final=False)
    winner, second, *_, last = with_final.podium()
    assert sums([with_final], PERSON + winner) == CupSums(1, 1, 1)
    assert sums([with_final], PERSON + second) == CupSums(1, 1, 0)
    assert sums([with_final], PERSON + last) == CupSums(1, 0, 0)
    both = sums([with_final, without], PERSON + without.podium()[0])
    assert (both.played, both.won) == (2, 1 + (without.podium()[0] == winner))


def test_a_shared_first_place_of_a_final_wins_for_all_in_it() -> None:
    cup = over(shared=True)
    won = [each for each in cup.people if sums([cup], PERSON + each).won]
    assert sorted(won) == sorted(cup.podium()[:2])


def test_a_cup_of_too_few_is_won_by_none() -> None:
    """As its message says."""
    log = Log(setup(rounds=2), 8)
    log.draw()
    log.play()
    log.take(Ended(few=True))
    assert {sums([log.cup], PERSON + each) for each in log.cup.people} == {CupSums(1, 0, 0)}


def test_a_cup_counts_for_its_players_alone() -> None:
    log = Log(setup(rounds=1, final=False), 8)
    log.draw()
    assert sums([log.cup], PERSON + 1) == CupSums(), "no result yet"
    cup = over()
    assert sums([cup], PERSON + 99) == CupSums()
    cup.people[cup.podium()[0]] = NOBODY
    assert [each for each in range(1, 9) if sums([cup], PERSON + each).won] == []
