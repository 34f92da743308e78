"""Handlers of presses, declared where they stand: ``@on(Kind.TAKE_BACK)``.

The rest of the custom_id is read by the types of a handler's parameters after the press: an ``int`` is
a number, a ``str`` a word, and the last ``str`` all that is left.  One with a default may be missing.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from cogs.platform.interactions import Deferral, Interaction, ephemeral, private
from cogs.widgets.buttons import Form, Kind
from cogs.widgets.message_layout import Draft
from engine.hosting.state.refusals import Refused


class Press(NamedTuple):
    """A button pressed, a menu used, or a form sent."""

    interaction: Interaction
    table: int
    values: list[str]
    """What was chosen in the menu, or typed into the form."""

    @property
    def person(self) -> int:
        """The id of the person."""
        return self.interaction.user.id


class By(Enum):
    """The people allowed to press a button, judged by its message."""

    TABLE = "table"
    """All who see a table's message."""
    ADDRESSEE = "addressee"
    """The one person who sees an answer."""
    ALONE = "alone"
    """The same, where no table is meant."""

    def may(self, press: Press) -> bool:
        """Return whether this press is by one of them."""
        if self is By.ADDRESSEE:
            return ephemeral(press.interaction)
        return self is By.TABLE or (not press.table and private(press.interaction))


class Handler(NamedTuple):
    """The declaration of a handler about its presses, with its owner."""

    kind: Kind
    by: By
    deferral: Deferral
    parameters: tuple[inspect.Parameter, ...]
    function: Callable[..., Awaitable[object]]
    """Returns the page to show on the pressed message, unless it has answered itself."""
    asks: Callable[..., Awaitable[Form | None]] | None
    owner: object = None

    async def answer(self, press: Press, rest: str) -> None:
        """Handle a press.

        Raises:
            Refused: the message is not theirs, the custom_id is none, or it does not count.
        """
        if not self.by.may(press):
            raise Refused("bad-click")
        draft = await self.function(self.owner, press, *self._read(rest))
        if isinstance(draft, Draft):
            await draft.answer(press.interaction)

    async def form(self, press: Press, rest: str) -> Form | None:
        """Return the form to open as the first answer, if any."""
        if self.asks is None or not self.by.may(press):
            return None
        return await self.asks(self.owner, press, *self._read(rest))

    def _read(self, rest: str) -> Iterator[int | str]:
        """Yield the arguments that the *rest* of a custom_id gives.

        Raises:
            Refused: it gives others.
        """
        for number, parameter in enumerate(self.parameters, 1):
            last = number == len(self.parameters) and parameter.annotation is str
            word, _, rest = (rest, "", "") if last else rest.partition(":")
            if not word and parameter.default is not inspect.Parameter.empty:
                yield parameter.default
            elif parameter.annotation is int and word.isascii() and word.isdecimal():
                yield int(word)
            elif parameter.annotation is str and word:
                yield word
            else:
                raise Refused("bad-click")
        if rest:
            raise Refused("bad-click")


F = TypeVar("F", bound=Callable[..., Awaitable[Any]])


def on(
    kind: Kind,
    by: By = By.TABLE,
    deferral: Deferral = Deferral.SILENTLY,
    asks: Callable[..., Awaitable[Form | None]] | None = None,
) -> Callable[[F], F]:
    """Declare a method the handler of a *kind* of press.

    Args:
        kind: what is pressed.
        by: who may.
        deferral: how it is acknowledged when its answer takes a while, unless that is a form.
        asks: a method of the same that returns the form that is to be answered first, if one is.
    """

    def declare(function: F) -> F:
        _, _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
        vars(function)["handles"] = Handler(kind, by, deferral, tuple(parameters), function, asks)
        return function

    return declare


def handlers(*owners: object) -> dict[Kind, Handler]:
    """Return the handlers that these objects declare, by kind."""
    found: dict[Kind, Handler] = {}
    for owner in owners:
        for function in vars(type(owner)).values():
            handler = getattr(function, "handles", None)
            if isinstance(handler, Handler):
                assert handler.kind not in found, f"two handlers of {handler.kind}"
                found[handler.kind] = handler._replace(owner=owner)
    return found
