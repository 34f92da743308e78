"""Where pictures are drawn: what is known and quick in the event loop, one in each of its turns, all else in threads."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from threading import get_ident

import pytest

from cogs.widgets import message_layout
from cogs.widgets.message_layout import Draft, PictureJob, SharedPictures, Speed
from render import Picture
from render.drawing.cache import take_time


def known() -> int:
    """Draw something that takes no time; return the thread that does."""
    return get_ident()


def unknown() -> int:
    """Draw something that was never drawn."""
    take_time()
    return get_ident()


@pytest.mark.parametrize("speed", [Speed.QUICK, Speed.KEPT])
def test_only_known_pictures_are_drawn_in_the_loop_and_only_on_request(
    speed: Speed,
) -> None:
    async def threads() -> tuple[int, int, int]:
        quickly, slowly = message_layout.drawn(known, speed), message_layout.drawn(unknown, speed)
        return await quickly, await slowly, await message_layout.drawn(known)

    one, *others = asyncio.run(threads())
    assert one == get_ident()
    assert one not in others


def test_a_quick_picture_does_not_wait_for_a_slow_one() -> None:
    async def drawn() -> int:
        done = threading.Event()
        long = asyncio.create_task(message_layout.drawn(lambda: done.wait(60)))
        await asyncio.sleep(0)
        found = await message_layout.drawn(unknown, Speed.QUICK)
        done.set()
        assert await long
        return found

    assert asyncio.run(drawn()) != get_ident()


def test_a_turn_of_the_loop_sees_one_picture_drawn() -> None:
    async def watched() -> list[str]:
        seen: list[str] = []

        def again() -> None:
            seen.append("turn")
            if len(seen) < 30:
                loop.call_soon(again)

        draw = partial(message_layout.drawn, lambda: seen.append("picture"), Speed.QUICK)
        loop = asyncio.get_running_loop()
        loop.call_soon(again)
        await asyncio.gather(*(draw() for _ in range(5)))
        return seen

    seen = asyncio.run(watched())
    assert seen.count("picture") == 5
    assert "picture picture" not in " ".join(seen)


def test_a_person_that_fails_or_gives_up_leaves_the_turn_to_others() -> None:
    def broken() -> int:
        raise ZeroDivisionError

    async def drawn() -> int:
        with pytest.raises(ZeroDivisionError):
            await message_layout.drawn(broken, Speed.QUICK)
        given_up = [asyncio.create_task(message_layout.drawn(known, Speed.QUICK)) for _ in range(3)]
        await asyncio.sleep(0)
        given_up[1].cancel()
        await asyncio.wait(given_up)
        return await message_layout.drawn(known, Speed.QUICK)

    assert asyncio.run(drawn()) == get_ident()


@pytest.mark.drawn
def test_a_picture_that_takes_long_is_no_bug(caplog: pytest.LogCaptureFixture) -> None:
    def paint() -> Picture:
        take_time()
        return Picture(b"drawn", 1, 1)

    draft = Draft((), sketches=(PictureJob(paint, "", "a.png", speed=Speed.QUICK),))
    assert asyncio.run(draft.pictures()) == [b"drawn"]
    assert not caplog.records


@pytest.mark.drawn
@pytest.mark.parametrize("speed", Speed)
def test_a_picture_is_drawn_in_the_loop_only_if_it_says_that_it_is_quick(speed: Speed) -> None:
    seen: list[int] = []

    def paint() -> Picture:
        seen.append(get_ident())
        return Picture(b"drawn", 1, 1)

    asyncio.run(Draft((), sketches=(PictureJob(paint, "", "a.png", speed=speed),)).pictures())
    assert (seen == [get_ident()]) == (speed < Speed.LONG)


async def test_a_shared_picture_is_drawn_to_its_end_and_kept_unless_that_failed() -> None:
    shared, begun, go_on = SharedPictures(), list[int](), threading.Event()

    def paint() -> bytes | None:
        begun.append(1)
        go_on.wait(60)
        return b"picture" if len(begun) > 1 else None

    waiting = [asyncio.create_task(shared.drawn("x", paint, Speed.FILM)) for _ in range(20)]
    await asyncio.sleep(0)
    waiting.pop().cancel()  # who asked has gone
    go_on.set()
    assert await asyncio.gather(*waiting) == [None] * 19
    assert await shared.drawn("x", paint, Speed.FILM) == b"picture"
    assert await shared.drawn("x", paint, Speed.FILM) == b"picture"
    assert await shared.drawn("y", paint, Speed.FILM) == b"picture"
    assert len(begun) == 3


async def test_a_shared_picture_that_no_person_waits_for_any_more_is_not_begun() -> None:
    """It is drawn for the next one that asks."""
    shared, drawn, go_on = SharedPictures(), list[str](), threading.Event()
    begun = threading.Event()

    def paint(which: str) -> bytes:
        drawn.append(which)
        begun.set()
        go_on.wait(60)
        return which.encode()

    def ask(which: str) -> asyncio.Task[bytes | None]:
        return asyncio.create_task(shared.drawn(which, partial(paint, which), Speed.FILM))

    first = ask("a")
    await asyncio.to_thread(begun.wait, 10)
    second, other, last = ask("b"), ask("b"), ask("c")
    await asyncio.sleep(0)
    for each in first, second, other:
        each.cancel()
    await asyncio.wait({first, second, other})
    again = ask("b")
    await asyncio.sleep(0)
    again.cancel()
    await asyncio.wait({again})
    go_on.set()
    assert await last == b"c"
    assert drawn == ["a", "c"]
    assert await ask("b") == b"b"
