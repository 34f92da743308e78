"""Taps: any number of legal actions, as choices one after the other.

A message shows one *step*.  It offers what some of the options share (the piece, then its ways), and
options that share nothing themselves: as buttons, as one or two menus, or else in pages.  Nothing is remembered between two
taps: which step is next stands in the custom_id of what is tapped, as the *path* of all that was
chosen so far, and is found anew among the options there are then.

Pure functions; what a tap looks like as a component is said in `cogs.widgets.message_layout`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.views import Action

BUTTONS = 15
"""What is offered at once has buttons up to here, three rows of them, and else a menu."""

MENU = 25
"""Lines in a menu, as many as Discord takes."""

MENUS = 2
"""Menus that lie below each other before pages are turned over."""

APART = "/"
"""Stands between the parts of a path."""

PAGE = "~"
"""Begins the part of a path that names a page."""

MORE = "more"
"""The key of the common part behind which all stands that there is no time for."""

ONLY = "="
"""Begins a path that names an option by its action, which is then to be confirmed."""


class Shared(Struct, frozen=True):
    """A common part of some options, to be chosen first."""

    key: str
    """Short, without a slash, and not beginning with a tilde or an equals sign."""
    label: str
    mark: str = ""
    """Its number as an emoji, for what is alone in it."""
    looked_at: bool = False
    """Whether it is a step of its own even where there is nothing else to choose: a card is looked
    at before it is played."""
    later: bool = False
    """Whether it stands behind all else."""


class Option(Struct, frozen=True):
    """A legal action in words."""

    action: Action
    label: str
    """What it does, on a button."""
    mark: str = ""
    """A number as an emoji, where a picture shows the same number."""
    shared: tuple[Shared, ...] = ()
    """What it shares with others, the first to be chosen first."""
    quiet: bool = False
    """Whether it is the way out: offered, but not in the foreground."""
    private: bool = False
    """Whether it is offered only where one person alone sees it, though it is no secret."""


class Tap(Struct, frozen=True):
    """A tap: it acts, or leads on."""

    label: str
    mark: str = ""
    action: Action | None = None
    """What it does; None if it leads on."""
    path: str = ""
    """Where it leads."""
    quiet: bool = False
    sure: bool = False
    """Whether what it does was looked at before."""


class Step(Struct, frozen=True):
    """The taps of a message at one moment."""

    taps: tuple[Tap, ...]
    options: tuple[Option, ...]
    """All that can still be come to."""
    back: str | None = None
    """The path of the step before, where there is one."""
    most: int = BUTTONS
    """How many taps stand on buttons."""

    @property
    def menus(self) -> tuple[tuple[Tap, ...], ...]:
        """The lines of the menus if buttons do not suffice, evenly spread."""
        count = len(self.taps)
        if count <= self.most:
            return ()
        size = -(-count // -(-count // MENU))
        return tuple(self.taps[first : first + size] for first in range(0, count, size))


class Chosen(Struct, frozen=True):
    """The choices made on the way to an answer."""

    question: int
    """The number of the question that is to be answered."""
    path: str


def step(options: Sequence[Option], path: str = "") -> Step | None:
    """Return the taps after *path*; None if there is no such path."""
    if path.startswith(ONLY):
        return _only(tuple(options), path.removeprefix(ONLY))
    within = tuple(options)
    depth = _depth(within, 0)
    for part in path.split(APART) if path else ():
        if part.startswith(PAGE):
            within = _page(within, depth, part)
        else:
            within, depth = _sharing(within, depth, part), depth + 1
        if not within:
            return None
        depth = _depth(within, depth)
    taps = [tap for tap, _ in _groups(within, depth, path)]
    back = path.rpartition(APART)[0] if path else None
    return Step(tuple(taps if len(taps) <= MENUS * MENU else _pages(taps, path)), within, back)


def _only(options: tuple[Option, ...], action: Action) -> Step | None:
    """Return the step with one option alone, and the way back."""
    option = next((each for each in options if each.action == action), None)
    if option is None:
        return None
    path, depth = "", _depth(options, 0)
    for shared in option.shared[depth:]:
        within = _sharing(options, depth, shared.key)
        if len(within) == 1:
            break
        path, options, depth = _joined(path, shared.key), within, _depth(within, depth + 1)
    tap = Tap(option.label, option.mark, action, sure=True)
    return Step((tap,), (option,), path)


def _depth(options: tuple[Option, ...], depth: int) -> int:
    """Return the level at which options first differ, from *depth* on."""
    while options and all(
        len(option.shared) > depth
        and option.shared[depth] == options[0].shared[depth]
        and not option.shared[depth].looked_at
        for option in options
    ):
        depth += 1
    return depth


def _groups(
    options: tuple[Option, ...], depth: int, path: str
) -> list[tuple[Tap, tuple[Option, ...]]]:
    """Return one tap for each common part, and each option without one.

    What is alone in what it shares is done at once.
    """
    groups: dict[object, list[Option]] = {}
    for option in options:
        shared = option.shared[depth : depth + 1]
        groups.setdefault(shared[0].key if shared else (option.action,), []).append(option)
    found = []
    for own in groups.values():
        shared = own[0].shared[depth : depth + 1]
        if len(own) > 1 or (shared and shared[0].looked_at):
            tap = Tap(
                shared[0].label, path=_joined(path, shared[0].key), quiet=shared[0].key == MORE
            )
        elif shared:
            tap = _option(own[0], own[0].label, shared[0].mark)
        else:
            tap = _option(own[0], own[0].label, own[0].mark)
        found.append((tap, tuple(own)))
    return sorted(
        found, key=lambda each: any(s.later for s in each[1][0].shared[depth : depth + 1])
    )


def _option(option: Option, label: str, mark: str) -> Tap:
    return Tap(label, mark, option.action, quiet=option.quiet)


def _sharing(options: tuple[Option, ...], depth: int, key: str) -> tuple[Option, ...]:
    """Return the options with this common part."""
    return tuple(
        option
        for option in options
        if len(option.shared) > depth and option.shared[depth].key == key
    )


def _pages(taps: Sequence[Tap], path: str) -> list[Tap]:
    """Return a tap for each page of *taps*, sized for one menu."""
    size = MENU
    while len(taps) > size * MENU:
        size *= MENU
    return [
        Tap(spread(taps[first : first + size]), path=_joined(path, f"{PAGE}{first}+{size}"))
        for first in range(0, len(taps), size)
    ]


def spread(taps: Sequence[Tap]) -> str:
    """Return the labels of the first and last taps."""
    return f"{taps[0].label} … {taps[-1].label}"


def _page(options: tuple[Option, ...], depth: int, part: str) -> tuple[Option, ...]:
    """Return the options of a page, named by first place and length."""
    first, _, length = part.removeprefix(PAGE).partition("+")
    if not (first.isdecimal() and length.isdecimal()):
        return ()
    groups = _groups(options, depth, "")[int(first) : int(first) + int(length)]
    return tuple(option for _, own in groups for option in own)


def _joined(path: str, part: str) -> str:
    return f"{path}{APART}{part}" if path else part
