"""Everything of ours that touches private names of simcord.

simcord simulates Discord inside one process: a *backend* holds the world, an *Env* attaches the bot
to it and drives people, a *preview* shows one channel as a web page (see `frames`). It is pinned
exactly, because we need more than its public interface:

* the playground lets real time pass (`LiveEnv`);
* the tests want time to stand still until it is moved (`StillEnv`), and bots that wait for an event
  or a queue to count as resting (`rest_while_waiting`);
* both press buttons in ways simcord's actors refuse: at the same moment, or from an outdated board
  (`press`), and both look at what crosses the border between bot and Discord.

`tests/playground/test_simcord.py` tries each of these, so that an upgrade fails there first. No other
module of ours touches a private name of simcord.
"""

from __future__ import annotations

import asyncio
import copy
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord
from simcord import _dpy_internals, _runtime, _settlement, actors, components, gateway, results
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.models import Interaction, Message
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.http import router
from simcord.results import InteractionResult

Actor = actors.MemberActor | UserHandle

ANSWER_WITHIN = 2.9
"""Seconds the playground waits for an answer: just less than Discord, which gives up after three."""

KEPT_PICTURES = 200
"""How many pictures may be outdated before the playground drops them."""

BUTTON, MENU = 2, 3
"""Discord's numbers for the kinds of components that can be pressed."""

EVERY_CHANGE = ("commit_message", "edit_message", "delete_message", "bulk_delete_messages")


# --- time that passes ---------------------------------------------------------------------------


class RealClock(Clock):
    """The backend's clock, but it is now."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return time.monotonic() - self._began

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Nobody moves real time."""


def shards(bot: discord.Client) -> int | None:
    """How many shards simcord is to give the bot: one, if the bot leaves it to Discord."""
    automatic = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
    return 1 if automatic else None


class LiveEnv(Env):
    """An Env in which time passes, people act at the same time, and the bot's tasks are its own.

    The world must be complete before `start`: its ids are drawn from simcord's fixed beginning of
    time and are the same in every run; from then on ids come from the real clock and are unique.
    """

    def __init__(self, bot: discord.Client, unanswered: Callable[[Interaction], None]) -> None:
        super().__init__(bot, check_errors=False, shard_count=shards(bot))
        self.previews: list[Any] = []
        # Records for tests; here they would grow without end.
        self.backend.http_requests = deque(maxlen=100)  # type: ignore[assignment]
        self.backend.transcript = deque(maxlen=100)  # type: ignore[assignment]
        self._unanswered = unanswered
        self._pressed: dict[asyncio.Task[Any] | None, Interaction] = {}
        self._register_dispatch_observer(self._remember)

    async def start(self) -> None:
        self.backend.clock = RealClock()
        await super().start()

    async def restart_bot(self, bot: discord.Client | None = None) -> None:
        if not self._started and self._loop is not None:
            # The last start failed and took the Env down with it; the world is still good.
            self._started = True
            _runtime._LIVE_LOOPS[self._loop] = self
        await super().restart_bot(bot)

    def forget(self) -> None:
        """Drop pictures that no message shows any more; a long evening would fill the memory."""
        pictures = self.backend.cdn._blobs
        if len(pictures) > KEPT_PICTURES:
            shown = {
                file["url"]
                for messages in self.backend.messages.values()
                for message in messages.values()
                for file in message.attachments
            }
            for address in pictures.keys() - shown:
                del pictures[address]

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        # As the original, except that the bot's tasks and timers are not owned: they run by
        # themselves, and nothing waits for all of them to rest.
        adapter = self._webhook_adapter
        if adapter is None:
            yield
            return
        previous = _dpy_internals.set_webhook_adapter(adapter)
        try:
            yield
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    def _remember(self, interaction: Interaction) -> None:
        self._pressed[asyncio.current_task()] = interaction

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is simcord's
        idle: float = 0.005,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the interaction just dispatched is answered, as a person would."""
        interaction = self._pressed.pop(asyncio.current_task(), None)
        await asyncio.sleep(0)
        if interaction is None:
            return
        deadline = time.monotonic() + ANSWER_WITHIN
        while not interaction.responded:
            if time.monotonic() > deadline:
                self._unanswered(interaction)
                return
            await asyncio.sleep(idle)

    # People act independently of each other, so operations may overlap.
    def _begin_operation(self, label: str) -> None: ...

    def _end_operation(self) -> None: ...

    def _mark_mutation(self) -> None:
        for preview in self.previews:
            preview._mark_action_dispatched()


# --- time that stands still -----------------------------------------------------------------------


RESTS_WITHIN = 20.0
"""Real seconds after which a bot that does not rest fails the test; machines may be busy."""


class StillEnv(Env):
    """An Env for tests: no timer fires before `advance_time`, and settling is quick.

    Stock simcord lets short timers of the bot fire in real time, and waits 50 ms at a time.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, shard_count=shards(bot), settle_timeout=RESTS_WITHIN)
        self._at_once = False

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Let actions in this block return as soon as the bot has them. Settle afterwards."""
        self._at_once = True
        try:
            yield
        finally:
            self._at_once = False

    def _schedule_timer(self, record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
        """Leave the timer to `advance_time`, unless it only meant the next turn of the loop."""
        if record.when - self._virtual_time < 0.001:
            super()._schedule_timer(record, callback, args, schedule_context)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is simcord's
        idle: float = 0.002,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait until the bot rests, as the original; that one looks at every task all the time.

        Here nothing is looked at while anything can run at once, then only what does not plainly
        rest, which wakes us when it goes on. What simcord knows besides is asked where nothing does.
        """
        loop: Any = self._loop
        if self._at_once:
            return None
        if self._real_advance_task or self._advance_task not in (None, asyncio.current_task()):
            return await super()._settle_internal(timeout=timeout, dispatch=dispatch)
        self._last_dispatch = dispatch
        # After a restart simcord waits for five seconds, however many tables there are.
        seconds = max(timeout or 0, self.settle_timeout)
        deadline = loop.time() + seconds if _deadline is None else _deadline
        nothing_goes_on = False
        while True:
            state = self._settlement_state()
            _settlement._run_due_virtual_callbacks(state, deadline)
            await asyncio.sleep(0)
            if loop.time() < deadline and loop._ready:
                continue
            tasks = _settlement._owned_tasks(state)
            restless = [task for task in tasks if not _plainly_rests(state, task, deadline)]
            callbacks = [
                each
                for each in _settlement._active_callbacks(state)
                if not _settlement._callback_is_parked(state, each, deadline)
            ]
            if nothing_goes_on or loop.time() >= deadline:
                restless = [task for task in restless if not _park_reason(state, task, deadline)]
            if not (restless or callbacks or self._work.executors):
                return None
            if loop.time() >= deadline:
                raise TimeoutError(
                    _settlement._settle_timeout_message(state, restless, tasks, seconds, callbacks)
                )
            waiters = [task._fut_waiter or task for task in restless]  # type: ignore[attr-defined]
            waiters += self._work.executors
            if waiters:
                done, _ = await asyncio.wait(
                    waiters, timeout=idle, return_when=asyncio.FIRST_COMPLETED
                )
                nothing_goes_on = not done
            else:
                await asyncio.sleep(idle)


RESTING = {
    coroutine.__code__
    for coroutine in (asyncio.Event.wait, asyncio.Queue.get, asyncio.Condition.wait, asyncio.sleep)
}


def _resting(self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int]) -> bool:
    """Whether *task* sleeps or waits for an event, a queue or a condition, perhaps with a time limit."""
    coroutine: Any = task.get_coro()
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code in RESTING:
            return True
        if frame is not None and frame.f_code is asyncio.wait_for.__code__:
            # Before Python 3.12 wait_for ran what it waits for in a task of its own.
            inner = frame.f_locals.get("fut")
            if isinstance(inner, asyncio.Task):
                return _park_reason(self, inner, deadline, seen) is not None
        coroutine = getattr(coroutine, "cr_await", None)
    return False


def _plainly_rests(
    self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None
) -> bool:
    seen = set() if seen is None else seen
    waiter = getattr(task, "_fut_waiter", None)
    waiting = waiter is not None and not waiter.done() and id(task) not in seen
    return waiting and _resting(self, task, deadline, seen)


_stock_park_reason = _settlement._park_reason


def _park_reason(
    self: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None
) -> str | None:
    seen = set() if seen is None else seen
    if _plainly_rests(self, task, deadline, seen):
        return "waits to be woken"
    return _stock_park_reason(self, task, deadline, seen)


def rest_while_waiting() -> None:
    """Let tasks of the bot that wait to be woken count as resting, for every Env in this process.

    Stock simcord knows `Client.wait_for` and sleeping only, and fails after five seconds per action
    for a bot with a clock or a queue. A lock does not count: whoever holds it will let it go.
    """
    _settlement._park_reason = _park_reason


PLAIN = {bool, int, float, str, type(None)}


def copied(thing: Any, memo: object = None) -> Any:
    """Copy what JSON is made of, as `deepcopy`, which takes five times as long; leave the rest to it."""
    kind = type(thing)
    if kind is dict:
        return {key: copied(value) for key, value in thing.items()}
    if kind is list:
        return [copied(value) for value in thing]
    return thing if kind in PLAIN else copy.deepcopy(thing)


def copy_quickly() -> None:
    """Let every message be copied in less time; simcord copies each several times on its way."""
    router.copy = gateway.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined, assignment]
    components.deepcopy = results.deepcopy = serializers.deepcopy = copied  # type: ignore[attr-defined, assignment]


# --- buttons ----------------------------------------------------------------------------------------


async def press(
    person: Actor, message: Message, custom_id: str, *, kind: int = BUTTON, values: Any = None
) -> InteractionResult:
    """Send what the Discord client sends, whether or not *message* has such a button just now.

    If it has not, the bot receives the message with it, as it does when a click and an edit cross on
    their way: discord.py looks the button up there.
    """
    if all(part.get("custom_id") != custom_id for part in walk_components(message.components)):
        part: dict[str, Any] = {"type": kind, "custom_id": custom_id}
        part |= {"label": "-", "style": 2} if kind == BUTTON else {"options": []}
        message = replace(message, components=[{"type": 1, "components": [part]}])
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = values
    return await actors._component_interaction(person, message, data)


def opened_in(form: InteractionResult) -> int:
    """The id of the channel in which a form was opened."""
    return form._interaction.channel_id


def message_of(backend: Backend, channel_id: int, message_id: int) -> Message | None:
    """The message as the backend holds it, or nothing if it was deleted."""
    return backend.messages.get(channel_id, {}).get(message_id)


# --- what crosses the border between bot and Discord -----------------------------------------------


def on_change(backend: Backend, tell: Callable[[int], None]) -> None:
    """Call *tell* with the id of each channel in which a message came, changed or went.

    Gateway events would not do: private answers to interactions emit none.
    """
    for name in EVERY_CHANGE:
        original = getattr(backend, name)

        def changed(*args: Any, _original: Callable[..., Any] = original, **kwargs: Any) -> Any:
            result = _original(*args, **kwargs)
            subject = args[0]
            tell(subject.channel_id if isinstance(subject, Message) else subject)
            return result

        setattr(backend, name, changed)


def speak(backend: Backend, languages: Mapping[int, str], everywhere: str) -> None:
    """Send each person's language with what they do; simcord always says en-US.

    Args:
        backend: The world.
        languages: Locale by user id, read anew each time.
        everywhere: The server's locale.
    """
    emit = backend.emit

    def emit_in_language(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            person = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(person["id"]), everywhere)
            if "guild_locale" in payload:
                payload["guild_locale"] = everywhere
        emit(event, payload)

    backend.emit = emit_in_language  # type: ignore[method-assign]


class Upload(NamedTuple):
    """A file that the bot sends along."""

    name: str
    size: int
    description: str | None


class Request(NamedTuple):
    """An HTTP request of the bot, before Discord has judged it."""

    method: str
    path: str
    params: dict[str, Any]
    json: Any
    files: tuple[Upload, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


Observer = Callable[[Request], Callable[[], None] | None]

NONCES_LAST = 300.0
"""Seconds for which Discord knows messages by their nonces; it says "a few minutes"."""

_observers: dict[int, Observer] = {}
_nonces: dict[int, dict[tuple[str, str], tuple[int, datetime]]] = {}
"""By world, channel and nonce: the message that was posted with it, and when."""
_stock_dispatch = router.dispatch


def _dispatch(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    observer = _observers.get(id(backend))
    if observer is None:
        return _stock_dispatch(backend, method, path, **kwargs)
    files = tuple(
        Upload(file.filename, _size(file.fp), file.description)
        for file in kwargs.get("files") or ()
    )
    request = Request(method, path, kwargs.get("params") or {}, kwargs.get("json"), files)
    afterwards = observer(request)
    result = _once(backend, method, path, **kwargs)
    if afterwards is twice:
        for file in kwargs.get("files") or ():
            file.fp.seek(0)
        return _once(backend, method, path, **kwargs)
    if afterwards is not None:
        afterwards()
    return result


def twice() -> None:
    """An observer returns this to let Discord handle a request twice; the second answer arrives."""


def _once(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    """Post nothing twice whose nonce is enforced: Discord returns what it has posted, as it is now."""
    body = kwargs.get("json")
    if not isinstance(body, dict) or not body.get("enforce_nonce"):
        return _stock_dispatch(backend, method, path, **kwargs)
    _, _, channel, _ = path.split("/")
    known, now = _nonces.setdefault(id(backend), {}), backend.clock.now()
    posted = known.get((channel, body["nonce"]))
    if posted and (now - posted[1]).total_seconds() < NONCES_LAST:
        there = message_of(backend, int(channel), posted[0])
        if there is not None:
            router._check_faults(backend, method, path)
            return serializers.message_payload(backend, there)
    result = _stock_dispatch(backend, method, path, **kwargs)
    known[channel, body["nonce"]] = int(result["id"]), now
    return result


def _size(file: Any) -> int:
    position: int = file.tell()
    end: int = file.seek(0, 2)
    file.seek(position)
    return end - position


@contextmanager
def observe(backend: Backend, observer: Observer) -> Iterator[None]:
    """Show every request of the bot to *observer* before Discord handles it.

    The observer may raise, and Discord never sees the request; it may return a function, which is
    called when Discord is done and may raise as well, so that the answer is lost on its way.
    """
    router.dispatch = _dispatch
    _observers[id(backend)] = observer
    try:
        yield
    finally:
        del _observers[id(backend)]
        _nonces.pop(id(backend), None)
        if not _observers:
            router.dispatch = _stock_dispatch


def lost_connection() -> Exception:
    """What the bot sees when the line is cut."""
    return aiohttp.ServerDisconnectedError()
