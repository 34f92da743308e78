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
from cogs.widgets.buttons import Form
from cogs.widgets.custom_ids import Kind
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


class Declared(NamedTuple):
    """The declaration of a handler about its presses."""

    kind: Kind
    by: By
    deferral: Deferral
    parameters: tuple[inspect.Parameter, ...]

    def read(self, rest: str) -> Iterator[int | str]:
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


class Handler(NamedTuple):
    """A declared function, bound to its object."""

    declared: Declared
    function: Callable[..., Awaitable[object]]
    """Returns the page to show on the pressed message, unless it has answered itself."""

    async def answer(self, press: Press, rest: str) -> None:
        """Handle a press.

        Raises:
            Refused: the message is not theirs, the custom_id is none, or it does not count.
        """
        if not self.declared.by.may(press):
            raise Refused("bad-click")
        draft = await self.function(press, *self.declared.read(rest))
        if isinstance(draft, Draft):
            await draft.answer(press.interaction)

    async def form(self, press: Press, rest: str) -> Form | None:
        """Return the form to open as the first answer, if any."""
        asks = getattr(self.function, "asks", None)
        if asks is None or not self.declared.by.may(press):
            return None
        form: Form | None = await asks(self.function.__self__, press, *self.declared.read(rest))  # type: ignore[attr-defined]
        return form


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
        declared = Declared(kind, by, deferral, tuple(parameters))
        vars(function).update(declared=declared, asks=asks)
        return function

    return declare


def handlers(*parts: object) -> dict[Kind, Handler]:
    """Return the handlers that these objects declare, by kind."""
    found: dict[Kind, Handler] = {}
    for part in parts:
        for name, function in vars(type(part)).items():
            declared = getattr(function, "declared", None)
            if isinstance(declared, Declared):
                assert declared.kind not in found, f"two handlers of {declared.kind}"
                found[declared.kind] = Handler(declared, getattr(part, name))
    return found
