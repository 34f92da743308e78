"""Handlers of presses, declared where they stand: ``@on(Kind.TAKE_BACK)``.

The rest of the custom_id is read by the types of a handler's parameters after the press: an ``int`` is
a number, a ``str`` a word, and the last ``str`` all that is left.  One with a default may be missing.

A handler that deletes, closes or throws out declares ``destroys=``, a method with the same parameters
that returns the `Question` before such a press, or None before a harmless one.  The question is then asked here,
and the handler reached by its red button alone.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from cogs.platform.interactions import Deferral, Interaction, ephemeral, private
from cogs.platform.limits import CUSTOM_ID, LABEL, cut
from cogs.widgets.buttons import Button, Form, Kind, custom_id, sure_id
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts
from engine.hosting.state.refusals import Refused

STORABLE = 1 << 63
"""The first number that no database stores."""


class Press(NamedTuple):
    """A button pressed, a menu used, or a form sent."""

    interaction: Interaction
    table: int
    values: list[str]
    """What was chosen in the menu, or typed into the form."""
    sure: bool = False
    """Whether it is the red button of a question."""

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


Show: TypeAlias = Callable[[Interaction, Draft], Awaitable[object]]
"""Shows a question in the place of a pressed private message."""


class Question(Struct, frozen=True):
    """A question before a loss."""

    texts: Texts
    key: str
    """Of the text, which names the loss; its ``.button`` does so with a verb."""
    about: dict[str, str | int]
    """What the text is filled with."""
    rest: str = ""
    """The rest of the custom_id of the press that is sure: a press that says less is asked again."""
    back: str = ""
    """The custom_id of the page to go back to; empty: the question goes."""
    more: tuple[str, ...] = ()
    """Further paragraphs."""
    show: Show | None = None
    """How a private message becomes the question, where others change that message, too."""

    def draft(self, kind: Kind, table: int) -> Draft:
        """Lay out the question about a press of this *kind*.

        Raises:
            Refused: it is about more than one button can say.
        """
        sure, back = sure_id(kind, table, self.rest), self.back or custom_id(Kind.KEEP, table)
        if len(sure) > CUSTOM_ID:
            raise Refused("sure-too-much")
        label = cut(self.texts(f"{self.key}.button", **self.about), LABEL)
        buttons = Button(sure, label, "danger"), Button(back, self.texts(Kind.KEEP.label))
        return Draft((self.texts(self.key, **self.about), *self.more), buttons)


class Handler(NamedTuple):
    """The declaration of a handler about its presses, with its owner."""

    kind: Kind
    by: By
    deferral: Deferral
    parameters: tuple[inspect.Parameter, ...]
    function: Callable[..., Awaitable[object]]
    """Returns the page to show on the pressed message, unless it has answered itself."""
    asks: Callable[..., Awaitable[Form | None]] | None
    destroys: Callable[..., Awaitable[Question | None]] | None
    owner: object = None

    async def answer(self, press: Press, rest: str) -> None:
        """Handle a press, or ask before its loss.

        Raises:
            Refused: the message is not theirs, the custom_id is none, or it does not count.
        """
        if not self.by.may(press) or (press.sure and self.destroys is None):
            raise Refused("bad-click")
        read = tuple(self._read(rest))
        question = await self.destroys(self.owner, press, *read) if self.destroys else None
        if question is not None and not (press.sure and question.rest == rest):
            await self._ask(press, question)
            return
        draft = await self.function(self.owner, press, *read)
        if isinstance(draft, Draft):
            await draft.answer(press.interaction)

    async def _ask(self, press: Press, question: Question) -> None:
        """Show a question, in the place of a pressed private message."""
        draft = question.draft(self.kind, press.table)
        if not private(press.interaction):
            await draft.send(press.interaction)
        elif question.show is not None:
            await question.show(press.interaction, draft)
        else:
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
            elif parameter.annotation is int and is_number(word):
                yield int(word)
            elif parameter.annotation is str and word:
                yield word
            else:
                raise Refused("bad-click")
        if rest:
            raise Refused("bad-click")


def is_number(word: str) -> bool:
    """Return whether a word is a number that can be looked up."""
    return word.isascii() and word.isdecimal() and int(word) < STORABLE


F = TypeVar("F", bound=Callable[..., Awaitable[Any]])


def on(
    kind: Kind,
    by: By = By.TABLE,
    deferral: Deferral = Deferral.SILENTLY,
    asks: Callable[..., Awaitable[Form | None]] | None = None,
    destroys: Callable[..., Awaitable[Question | None]] | None = None,
) -> Callable[[F], F]:
    """Declare a method the handler of a *kind* of press.

    Args:
        kind: what is pressed.
        by: who may.
        deferral: how it is acknowledged when its answer takes a while, unless that is a form.
        asks: a method of the same that returns the form that is to be answered first, if one is.
        destroys: one that returns the question before a loss, if there is one.
    """

    def declare(function: F) -> F:
        _, _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
        vars(function)["handles"] = Handler(
            kind, by, deferral, tuple(parameters), function, asks, destroys
        )
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
