"""Where pictures are drawn: in the event loop, one in each of its turns, or in a thread."""

from __future__ import annotations

import asyncio
from threading import get_ident

import pytest

from cogs.display import easel
from cogs.display.drafts import Draft, Sketch
from render import Picture
from render.drawing.haste import take_time


def known() -> int:
    """Draw something that takes no time; return the thread that does."""
    return get_ident()


def unknown() -> int:
    """Draw something that was never drawn."""
    take_time()
    return get_ident()


def test_what_is_known_is_drawn_in_the_loop_and_all_else_in_a_thread() -> None:
    async def threads() -> tuple[int, int]:
        return await easel.drawn(known), await easel.drawn(unknown)

    one, other = asyncio.run(threads())
    assert one == get_ident() != other


def test_a_turn_of_the_loop_sees_one_picture_drawn() -> None:
    async def watched() -> list[str]:
        seen: list[str] = []

        def again() -> None:
            seen.append("turn")
            if len(seen) < 30:
                loop.call_soon(again)

        loop = asyncio.get_running_loop()
        loop.call_soon(again)
        await asyncio.gather(*(easel.drawn(lambda: seen.append("picture")) for _ in range(5)))
        return seen

    seen = asyncio.run(watched())
    assert seen.count("picture") == 5
    assert "picture picture" not in " ".join(seen)


def test_who_fails_or_gives_up_leaves_the_turn_to_others() -> None:
    def broken() -> int:
        raise ZeroDivisionError

    async def drawn() -> int:
        with pytest.raises(ZeroDivisionError):
            await easel.drawn(broken)
        given_up = [asyncio.create_task(easel.drawn(known)) for _ in range(3)]
        await asyncio.sleep(0)
        given_up[1].cancel()
        await asyncio.wait(given_up)
        return await easel.drawn(known)

    assert asyncio.run(drawn()) == get_ident()


@pytest.mark.drawn
def test_a_picture_that_takes_long_is_no_bug(caplog: pytest.LogCaptureFixture) -> None:
    def paint() -> Picture:
        take_time()
        return Picture(b"drawn", 1, 1, 0.0, 0.0)

    draft = Draft((), sketches=(Sketch(paint, "", "a.png"),))
    assert asyncio.run(draft.pictures()) == [b"drawn"]
    assert not caplog.records
