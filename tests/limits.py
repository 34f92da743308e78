"""How a number or a text is held against a limit: nothing if it fits, else a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cogs.platform.limits import length

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
