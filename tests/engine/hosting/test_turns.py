"""One at a time: nobody works for a key while somebody else does."""

from __future__ import annotations

import pytest

from engine.hosting.service.locks import Busy, KeyedLocks


async def test_a_player_that_has_no_patience_does_not_wait_for_ever() -> None:
    turns: KeyedLocks[int] = KeyedLocks()
    async with turns.turn(1):
        assert (turns.taken(1), turns.taken(2)) == (True, False)
        with pytest.raises(Busy):
            async with turns.turn(1, patience=0):
                raise AssertionError("two at a time")
        async with turns.turn(2, patience=0):
            assert turns.taken(2)
    assert not turns.taken(1)


async def test_a_turn_that_is_given_back_is_taken_by_others_meanwhile() -> None:
    turns: KeyedLocks[int] = KeyedLocks()
    async with turns.turn(1):
        async with turns.given_back(1):
            assert not turns.taken(1)
            async with turns.turn(1, patience=0):
                assert turns.taken(1)
        assert turns.taken(1)
    assert not turns.taken(1)
