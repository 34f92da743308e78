"""Offers: the current inputs of a message, as buttons or a menu.

A tap does something, confirms what was shown, or leads to the next step of a choice (see `cogs.widgets.option_steps`); the lines of
a menu do or lead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from cogs.platform.limits import LABEL, OPTION, PLACEHOLDER, cut
from cogs.views.words import Words
from cogs.widgets.buttons import Button, Choice, Kind, Menu, Style, custom_id, line
from cogs.widgets.option_steps import BUTTONS, MORE, Chosen, Option, Step, Tap, spread, step
from data.shipped.texts import Texts, dashed
from engine.hints import Hint, Why
from engine.hosting.state.game_log import Observation
from engine.hosting.state.session import Session
from engine.players import LET_BE
from engine.views import Action, Seat

BELOW = 7
"""Buttons of a further step below a board; more than that push its picture out of sight of a phone."""


class Offer(Struct, frozen=True):
    """The inputs on offer."""

    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    left: frozenset[Action] | None = None
    """All that can still be done, for a picture of it; None: whatever may be done."""
    confirming: bool = False
    """Whether something is shown before it is done."""
    further: bool = False
    """Whether more stands behind *More*, as there is little time."""


def offer(
    table: int,
    asked: Mapping[Seat, Observation],
    words: Words,
    chosen: Chosen | None = None,
    private: bool = False,
) -> Offer:
    """Offer the legal actions of the *asked* seats, as seen by them.

    Where several may do the same there is one button for it, which counts for whoever presses it.
    Where several together may do much, each is led to a message of their own. What was *chosen*
    is nothing if another question is pending meanwhile.

    Raises:
        Refused: what was chosen is not there.
    """
    options = {seat: _options(seat, sight, words, private) for seat, sight in asked.items()}
    if len(options) > 1:
        found = dict(_side_by_side(table, asked, options))
        if len(found) <= BUTTONS:
            return Offer(tuple(found.values()))
        if not private:
            opens = custom_id(Kind.OPTIONS, table)
            return Offer((Button(opens, words.texts("button-choose"), "primary"),))
    for seat, own in options.items():
        most = BUTTONS if private or not (chosen and chosen.path) else BELOW
        return _stepwise(table, asked[seat].numbers[seat], own, words, chosen, most)
    return Offer()


def _options(seat: Seat, sight: Observation, words: Words, private: bool) -> list[Option]:
    """Return a seat's options for a message, quiet ones last."""
    assert sight.asked is not None, "somebody is asked"
    found = [words.option(action, sight) for action in sight.asked.options[seat]]
    return sorted(
        (each for each in found if private or not each.private), key=lambda each: each.quiet
    )


def _side_by_side(
    table: int, asked: Mapping[Seat, Observation], options: Mapping[Seat, list[Option]]
) -> Iterator[tuple[str, Button]]:
    """Yield all inputs of all seats, by custom_id."""
    for seat, own in options.items():
        for each in own:
            tap = Tap(each.label, each.mark, each.action, quiet=each.quiet)
            button = _button(table, asked[seat].numbers[seat], tap)
            yield button.custom_id, button


def _stepwise(
    table: int,
    question: int,
    options: list[Option],
    words: Words,
    chosen: Chosen | None,
    most: int,
) -> Offer:
    """Offer one step of a choice in *most* buttons, or a menu."""
    path = chosen.path if chosen is not None and chosen.question == question else ""
    # A path that there is not may come from a message of another version: begin anew.
    found = step(options, path) or step(options)
    assert found is not None, "there is a first step"
    found = structs.replace(found, most=most)
    buttons = [] if found.menus else [_button(table, question, tap) for tap in found.taps]
    if found.back is not None:
        buttons.append(
            Button(custom_id(Kind.STEP, table, question, found.back), words.texts("button-back"))
        )
    left = frozenset(option.action for option in found.options)
    menus = tuple(_menus(table, question, found, words))
    sure = any(tap.sure for tap in found.taps)
    further = any(tap.action is None and tap.path == MORE for tap in found.taps)
    return Offer(tuple(buttons), menus, left, sure, further)


def _menus(table: int, question: int, found: Step, words: Words) -> Iterator[Menu]:
    """Yield one menu of all lines, or several with titles."""
    for number, taps in enumerate(found.menus):
        lines = tuple(
            Choice(
                line(Kind.ACT, tap.action) if tap.action else line(Kind.STEP, tap.path),
                cut(f"{tap.mark} {tap.label}".strip(), OPTION),
            )
            for tap in taps
        )
        alone = len(found.menus) == 1
        title = words.texts("menu-choose") if alone else cut(spread(taps), PLACEHOLDER)
        yield Menu(custom_id(Kind.MENU, table, question, number), title, lines)


def _button(table: int, question: int, tap: Tap) -> Button:
    style: Style = "success" if tap.sure else "secondary" if tap.quiet else "primary"
    if tap.action is None:
        what = custom_id(Kind.STEP, table, question, tap.path)
    else:
        what = custom_id(Kind.CONFIRM if tap.sure else Kind.ACT, table, question, tap.action)
    return Button(what, cut(tap.label, LABEL), style, tap.mark)


# Hints in words: one sentence, with its reason.


def advice(session: Session, seat: Seat, hint: Hint, words: Words) -> str:
    """Return a hint for *seat*, with its reason."""
    texts, view = words.texts, session.sight(seat).view
    action, victims = "none", tuple[Seat, ...]()
    if hint.action != LET_BE:
        action = words.retold(hint.action, view)
        victims = words.face.victims(hint.action, view)
    who = sorted({words.holder(session.controller(each)) for each in victims})
    why = reason(hint, session.record.game, who, texts)
    return texts("hint", action=action, why=why)


def reason(hint: Hint, game: str, who: Sequence[str], texts: Texts, hits: str = "") -> str:
    """Return the reason for a hint as a phrase, naming players.

    Args:
        hint: the action with its reasons.
        game: the key of its game.
        who: the names of players that lose a piece to it.
        texts: of the language.
        hits: a phrase that says more about the captured piece than its player.
    """

    def told(why: Why) -> str:
        if why == "hits" and hits:
            return hits
        doing, names = hint.action.partition(" ")[0] or "none", texts.listed(who) or "nobody"
        return texts(f"hint-{why}", game=dashed(game), who=names, doing=doing)

    said = [told(why) for why in hint.why]
    return texts("hint-both", one=said[0], other=said[-1]) if len(said) > 1 else said[0]
