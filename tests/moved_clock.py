"""A clock that several processes share, and that stands until all of them rest.

The process of the test moves it. A bot's loop follows it instead of the computer's clock.
"""

from __future__ import annotations

import asyncio
import math
import mmap
import selectors
from collections.abc import Awaitable, Callable, Collection, Iterator
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from aiohttp import TraceConfig
from simcord._clock import Clock

PROCESSES = 2
NOW, RESTS, NEXT, TURNS = 0, 1, 2, 3
"""What stands in the file: the time, then by process whether it rests, its next timer, its turns."""

LOOK = 0.002
"""Real seconds between two looks of a resting process at the clock."""

CALM = 0.008
"""Real seconds for which all must rest before time is moved."""

PATIENCE = 600.0
"""Real seconds in which all must rest once, however busy the computer is."""

TICK = 1e-6
"""Seconds: numbers of some years are no finer, as moments in microseconds are not."""

AHEAD = 1.0
"""Seconds by which the clocks of two processes may differ that jump, so that they need not ask at each timer."""

LATE = 1.0
"""Seconds by which timers may be late, as on a slow computer; less than a request is waited for."""


class SharedClock(Clock):
    """The numbers in the file."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        if not file.exists():
            file.write_bytes(bytes(8 * (1 + 3 * PROCESSES)))
        with file.open("r+b") as opened:
            self.numbers: Any = memoryview(mmap.mmap(opened.fileno(), 0)).cast("d")

    @property
    def elapsed(self) -> float:
        return float(self.numbers[NOW])

    @elapsed.setter
    def elapsed(self, seconds: float) -> None:
        if hasattr(self, "numbers"):
            self.numbers[NOW] = seconds

    def wall(self) -> float:
        """Return the time in seconds since 1970."""
        return self.now().timestamp()


class Counting(selectors.DefaultSelector):
    """Knows the work that goes on elsewhere, during which time stands."""

    def __init__(self) -> None:
        super().__init__()
        self.working = 0
        """What threads and requests do for the loop at this moment."""

    def count_requests(self, trace: TraceConfig) -> None:
        """Have time stand while a request is on its way."""

        async def count(by: int, *_: object) -> None:
            self.working += by

        trace.on_request_start.append(partial(count, 1))
        trace.on_request_end.append(partial(count, -1))
        trace.on_request_exception.append(partial(count, -1))

    def handed_over(self, method: Callable[..., None]) -> Callable[..., None]:
        """Return a database's `hand_over` during whose work time stands."""

        def hand_over(database: Any, work: Any, done: Callable[[Any], None]) -> None:
            def over(result: Any) -> None:
                self.working -= 1
                done(result)

            self.working += 1
            method(database, work, over)

        return hand_over

    def awaited(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """Return a method of a thread's during which time stands."""

        async def call(*given: Any, **named: Any) -> Any:
            self.working += 1
            try:
                return await method(*given, **named)
            finally:
                self.working -= 1

        return call


class CountingLoop(asyncio.SelectorEventLoop):
    """A loop that counts what its threads do."""

    def __init__(self, counting: Counting) -> None:
        self.following = counting
        super().__init__(counting)

    def run_in_executor(self, executor: Any, call: Any, *given: Any) -> Any:  # type: ignore[override]
        future = super().run_in_executor(executor, call, *given)
        self.following.working += 1
        future.add_done_callback(self._done)
        return future

    def _done(self, _: object) -> None:
        self.following.working -= 1


class Following(Counting):
    """Waits for the network, and for the shared clock instead of the computer's."""

    def __init__(self, clock: SharedClock, process: int) -> None:
        super().__init__()
        self._clock, self._at = clock, 3 * process

    def select(self, timeout: float | None = None) -> Any:
        numbers, at = self._clock.numbers, self._at
        due = math.inf if timeout is None else self._clock.elapsed + timeout
        numbers[at + TURNS] += 1
        if timeout is not None and timeout <= 0:
            return super().select(0)
        numbers[at + NEXT], numbers[at + RESTS] = due, not self.working
        try:
            while self._clock.elapsed < due:
                if found := super().select(LOOK):
                    return found
            return []
        finally:
            numbers[at + RESTS] = 0


class FollowingLoop(CountingLoop):
    """A loop whose timers follow the shared clock."""

    def __init__(self, clock: SharedClock, process: int) -> None:
        self._clock = clock
        super().__init__(Following(clock, process))

    def time(self) -> float:
        return self._clock.elapsed


class Jumping(Counting):
    """Waits for no timer: where nothing else is to be done, it is the next one's time."""

    def __init__(self, elapsed: float) -> None:
        super().__init__()
        self.elapsed = elapsed

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        stands = self.working or timeout is None
        found = super().select(PATIENCE if stands else 0)
        if not found:
            assert not self.working, "threads work for ever"
            assert timeout is not None, "nothing comes any more"
            self._jump(self.elapsed + timeout)
        return found

    def _jump(self, due: float) -> None:
        self.elapsed = due + TICK


class Paced(Jumping):
    """Jumps no further ahead than a process that rests as well, which is asked through a pipe."""

    def __init__(self, elapsed: float, pipe: Connection) -> None:
        super().__init__(elapsed)
        self._pipe, self._granted = pipe, elapsed
        self._both = selectors.DefaultSelector()
        for each in (self, pipe):
            self._both.register(each.fileno(), selectors.EVENT_READ)

    def _jump(self, due: float) -> None:
        if due > self._granted + AHEAD:
            self._pipe.send(due)
            self._both.select(PATIENCE)
            if not self._pipe.poll():
                self._pipe.send(None)  # something has come before that
            self._granted = self._pipe.recv()
        if due <= self._granted + AHEAD:
            super()._jump(due)
        self.elapsed = max(self.elapsed, self._granted)


def keep_pace(pipes: Collection[Connection], tell: Callable[[float], None]) -> Iterator[Any]:
    """Let the time of `Paced` processes pass; yield their other messages, until all pipes are closed.

    Each moment from which on none has anything to do before the next is granted, and told.
    """
    running, rests, granted = {*pipes}, dict[Connection, float](), 0.0
    while running:
        for pipe in wait([*running]):
            assert isinstance(pipe, Connection)
            try:
                said = pipe.recv()
            except EOFError:
                running.discard(pipe)
                continue
            if isinstance(said, float):
                rests[pipe] = said
            elif said is not None:
                yield said
            elif rests.pop(pipe, None) is not None:
                pipe.send(granted)
        if running and rests.keys() == running:
            granted = min(rests.values())
            tell(granted)
            for pipe in running:
                pipe.send(granted)
            rests.clear()


class JumpingLoop(CountingLoop):
    """A loop whose time is that of its next timer; it begins so many seconds after the epoch of clocks."""

    def __init__(self, elapsed: float, pipe: Connection | None = None) -> None:
        self._jumping = Paced(elapsed, pipe) if pipe else Jumping(elapsed)
        super().__init__(self._jumping)
        self._clock_resolution = TICK

    def time(self) -> float:
        return self._jumping.elapsed


class Mover:
    """Moves the clock, from timer to timer."""

    def __init__(self, clock: SharedClock, busy: Callable[[], bool]) -> None:
        """Move a clock while not *busy*, which says whether requests are being served."""
        self.clock, self._busy = clock, busy
        self.alive: set[int] = set()
        """The processes that run."""
        self.moves = 0

    def _turns(self) -> list[float]:
        return [self.clock.numbers[3 * each + TURNS] for each in sorted(self.alive)]

    async def rest(self) -> None:
        """Wait until all processes rest."""
        async with asyncio.timeout(PATIENCE):
            while True:
                before = self._turns()
                await asyncio.sleep(CALM)
                for _ in range(5):
                    await asyncio.sleep(0)  # what has come meanwhile is begun to be served
                resting = all(self.clock.numbers[3 * each + RESTS] for each in self.alive)
                if resting and before == self._turns() and not self._busy():
                    return

    async def step(self, until: float, least: float = 0.0) -> None:
        """Move the clock to the next timer, at most *until* then, and by *least* seconds."""
        await self.rest()
        now = self.clock.elapsed
        due = min(self.clock.numbers[3 * each + NEXT] for each in self.alive)
        self.moves += 1
        self.clock.elapsed = min(until, max(now + least, due)) + TICK

    async def advance(self, seconds: float, late: float = LATE) -> None:
        """Let time pass, timers being *late* at most."""
        until = self.clock.elapsed + seconds
        while self.clock.elapsed < until:
            if self.alive:
                await self.step(until, late)
            else:
                self.clock.elapsed = until
        await self.rest()
