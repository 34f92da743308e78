"""What the C library is asked for, where it can be asked."""

from __future__ import annotations

import platform
from types import SimpleNamespace

import pytest

from cogs import serving
from cogs.serving import ARENA_MAX, HEAPS, LARGE, MMAP_THRESHOLD, give_back, keep_giving_back, trim


def test_glibc_is_told_to_give_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def mallopt(what: int, value: int) -> int:
        asked.append((what, value))
        return 1

    monkeypatch.setattr("ctypes.CDLL", lambda name: SimpleNamespace(mallopt=mallopt))
    assert give_back()
    assert asked == [(ARENA_MAX, HEAPS), (MMAP_THRESHOLD, LARGE)]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="not on glibc")
def test_glibc_takes_it() -> None:
    assert give_back()
    assert trim()


async def test_free_memory_is_given_back_from_time_to_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def malloc_trim(keep: int) -> None:
        asked.append(keep)
        if len(asked) == 3:
            raise OSError

    monkeypatch.setattr(serving, "EVERY", 0.0)
    monkeypatch.setattr("ctypes.CDLL", lambda name: SimpleNamespace(malloc_trim=malloc_trim))
    await keep_giving_back()
    assert asked == [0, 0, 0]


@pytest.mark.parametrize("problem", [AttributeError, OSError, TypeError])
def test_where_there_is_another_library_nothing_is_asked(
    problem: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def another(name: object) -> None:
        raise problem

    monkeypatch.setattr("ctypes.CDLL", another)
    assert not give_back()
    assert not trim()
