"""What Python does by itself does not hold anybody up."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from cogs.serving import INTERVAL, calm_down


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    interval = sys.getswitchinterval()
    yield
    sys.setswitchinterval(interval)
    gc.unfreeze()


def test_objects_that_exist_at_the_start_are_frozen() -> None:
    there = [object()]
    calm_down()
    assert not any(each is there for each in gc.get_objects())
    assert gc.get_freeze_count() > 1000
    assert sys.getswitchinterval() == pytest.approx(INTERVAL)


def test_garbage_that_was_frozen_is_freed_at_the_next_freeze() -> None:
    class Circle:
        gone = False

        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            Circle.gone = True

    circle = Circle()
    calm_down()
    del circle
    gc.collect()
    assert not Circle.gone
    calm_down()
    assert Circle.gone
