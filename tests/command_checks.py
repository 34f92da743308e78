"""Checks of the commands about to be synced, and of numbers and texts against limits.

One mistake, and Discord refuses all commands together. See `checks` for the rest.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from cogs.platform.limits import (
    CHOICES,
    COMMAND,
    COMMAND_NAME,
    COMMAND_TEXT,
    COMMANDS,
    OPTIONS,
    length,
)

# unicode.org/Public/emoji: what Discord takes for an emoji; it refuses "→" and "✓".
_EMOJI = (
    "[©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔"
    "⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙🀄🃏🅰🅱🅾🅿🆎🆑-🆚🈁🈂🈚🈯🈲-🈺🉐🉑"
    "🌀-🌡🌤-🎓🎖🎗🎙-🎛🎞-🏰🏳-🏵🏷-📽📿-🔽🕉-🕎🕐-🕧🕯🕰🕳-🕺🖇🖊-🖍🖐🖕🖖🖤🖥🖨🖱🖲🖼🗂-🗄🗑-🗓🗜-🗞🗡🗣🗨🗯🗳🗺-🙏"
    "🚀-🛅🛋-🛒🛕-🛗🛜-🛥🛩🛫🛬🛰🛳-🛼🟠-🟫🟰🤌-🤺🤼-🥅🥇-🧿🩰-🩼🪀-🫆]\ufe0f?[🏻-🏿]?"
)
EMOJI = re.compile(f"{_EMOJI}(?:\u200d{_EMOJI})*|[🇦-🇿]{{2}}|[0-9#*]\ufe0f?\u20e3")


def sized(
    what: str, part: Mapping[str, Any], key: str, least: int, most: int, *, needed: bool = False
) -> Iterator[str]:
    """Say so if the text *key* of *part* is too short or too long, or missing though *needed*."""
    value = part.get(key)
    if value is None:
        yield from expect(f"{what}: no {key}", not needed)
    else:
        size = length(value)
        yield from expect(
            f"{what}: {size} characters of {key}, not {least} to {most}", least <= size <= most
        )


def at_most(what: str, number: int, most: int) -> Iterator[str]:
    """Say so if there is too much of *what*."""
    yield from expect(f"{number} {what}, not at most {most}", number <= most)


def expect(problem: str, fine: object) -> Iterator[str]:
    """Name the *problem* unless all is *fine*."""
    if not fine:
        yield problem


def check_commands(
    payload: Sequence[Mapping[str, Any]], locales: Collection[str] = ()
) -> list[str]:
    """Return what is wrong with the commands to be synced.

    Args:
        payload: All commands, as they are sent.
        locales: Discord's names of the languages in which every description has to be there.
    """
    problems = list(at_most("commands", len(payload), COMMANDS))
    problems += _names("commands", payload)
    for command in payload:
        for problem in _command(command, locales, 0):
            problems.append(f"/{command.get('name')}: {problem}")
        total = sum(_longest(command))
        problems += at_most(f"characters in /{command.get('name')}", total, COMMAND)
    return problems


def _command(part: Mapping[str, Any], locales: Collection[str], depth: int) -> Iterator[str]:
    """Check a command, a group, a subcommand or a parameter."""
    for name in _localised(part, "name"):
        fits = COMMAND_NAME.fullmatch(name) and name == name.lower()
        yield from expect(f"{name!r} cannot be a name", fits)
    for text in _localised(part, "description"):
        yield from expect(f"{text!r} is no description", 1 <= length(text) <= COMMAND_TEXT)
    missing = set(locales) - set(part.get("description_localizations") or ())
    yield from expect(f"{part.get('name')} has no {sorted(missing)}", not missing)
    options = part.get("options") or ()
    yield from at_most("options", len(options), OPTIONS)
    yield from _names("options", options)
    groups = [option["type"] in {1, 2} for option in options]
    yield from expect("parameters beside subcommands", not any(groups) or all(groups))
    yield from expect("subcommands too deep", not any(groups) or depth < 2)
    needed = [bool(option.get("required")) for option in options]
    yield from expect("optional before required", needed == sorted(needed, reverse=True))
    choices = part.get("choices") or ()
    yield from check_choices("choices", choices)
    yield from expect("choices and autocomplete", not (choices and part.get("autocomplete")))
    for option in options:
        yield from _command(option, locales, depth + 1)


def check_choices(what: str, choices: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    yield from at_most(what, len(choices), CHOICES)
    yield from _names(what, choices)
    for choice in choices:
        for name in _localised(choice, "name"):
            yield from expect(f"{name!r} is no choice", 1 <= length(name) <= COMMAND_TEXT)
        yield from at_most("characters of a value", length(str(choice.get("value"))), COMMAND_TEXT)


def _names(what: str, parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Names differ, in each language."""
    locales = {locale for part in parts for locale in part.get("name_localizations") or ()}
    for locale in sorted({"", *locales}):
        names = [
            ((part.get("name_localizations") or {}).get(locale, part.get("name")), part.get("type"))
            for part in parts
        ]
        yield from expect(f"{what} of one name {locale}", len(names) == len(set(names)))


def _localised(part: Mapping[str, Any], key: str) -> list[str]:
    return [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]


def _longest(part: Mapping[str, Any]) -> Iterator[int]:
    """The lengths of what counts towards the size of a command."""
    for key in ("name", "description"):
        yield max(length(each) for each in _localised(part, key))
    yield length(str(part.get("value", "")))
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from _longest(inner)
