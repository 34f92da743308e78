"""Checks of what is about to be sent to Discord, against its limits and against rules of ours.

discord.py checks few of the limits, and Discord answers 400 to the rest. The checks read JSON
bodies as they go over the wire and return sentences, none if all is well; they run over everything
that a test causes to be sent. `check_view` looks at a view before discord.py makes it JSON.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

import discord

from cogs.platform import limits
from cogs.platform.limits import length
from cogs.widgets.sizes import size
from tests.command_checks import EMOJI, at_most, check_choices, check_commands, expect, sized

ROW, BUTTON, MENU, INPUT = 1, 2, 3, 4
SECTION, PARAGRAPH, THUMBNAIL, PICTURES, DOCUMENT, LINE = 9, 10, 11, 12, 13, 14
CONTAINER, FIELD = 17, 18
MENUS = {MENU, 5, 6, 7, 8}
ASKING = {INPUT, *MENUS, 19, 21, 22, 23}
"""What has an answer, and so a custom_id, besides buttons."""
IN_CONTAINER = {ROW, SECTION, PARAGRAPH, PICTURES, DOCUMENT, LINE}
ALLOWED: dict[int, Collection[int]] = {
    ROW: {BUTTON, *MENUS},
    SECTION: {PARAGRAPH},
    CONTAINER: IN_CONTAINER,
}
CHILDREN = {ROW: limits.BUTTONS, SECTION: limits.SECTION_TEXTS, CONTAINER: limits.COMPONENTS}
LINK, PREMIUM = 5, 6

FIELDS: dict[int, tuple[tuple[str, int, int], ...]] = {
    BUTTON: (("url", 1, limits.URL), ("custom_id", 1, limits.CUSTOM_ID)),
    INPUT: (("label", 1, limits.MODAL_LABEL), ("value", 0, limits.TEXT), ("placeholder", 0, 100)),
    PARAGRAPH: (("content", 1, limits.TEXT),),
    FIELD: (("label", 1, limits.MODAL_LABEL), ("description", 1, 100)),
    **dict.fromkeys(MENUS, (("placeholder", 0, limits.PLACEHOLDER),)),
}
NEEDED = {"content"}

MENTION = re.compile(r"@(?:everyone|here)|<@[!&]?\d+>")
NUMBERED = re.compile(r"^\s*\d+\. ", re.MULTILINE)
TWICE = re.compile(r"^(?:-# ?){2}|^\s*(?:#+ ){2}|^(?:- ){2}|^(?:> ){2}|(?<!\\)\*{4}", re.MULTILINE)
"""Small print, headings, items, quotations and bold print in themselves."""
TORN = re.compile("[🟡🟢🔴⚫🔵🟣] ")
"""A dot that a broken line could part from the name it belongs to."""
REFERENCE = "attachment://"


class File(Protocol):
    """A file sent along."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def size(self) -> int:
        """Its size in bytes."""


def check_request(
    method: str, path: str, body: Any, files: Sequence[File] = (), locales: Collection[str] = ()
) -> list[str]:
    """Return what is wrong with a request, as far as it sends a message, commands or a thread."""
    if method not in {"POST", "PATCH", "PUT"}:
        return []
    if re.search(r"/commands$", path):
        return check_commands(body, locales)
    if re.search(r"/channels/\d+(/messages/\d+)?/threads$", path):
        return list(sized("thread", body, "name", 1, limits.THREAD_NAME, needed=True))
    if re.search(r"/scheduled-events(/\d+)?$", path):
        about = sized("event", body, "description", 1, limits.EVENT_ABOUT)
        return [*sized("event", body, "name", 1, limits.EVENT_NAME), *about]
    if re.search(r"/(messages(/\d+|/@original)?|callback|webhooks/\d+/[^/]+)$", path):
        return check_message(body or {}, files, edit=method == "PATCH")
    return []


def check_message(
    payload: Mapping[str, Any], files: Sequence[File] = (), *, edit: bool = False
) -> list[str]:
    """Return what is wrong with a message, or with a response to an interaction."""
    if "type" not in payload:
        return list(_message(payload, files, edit))
    data = payload.get("data") or {}
    match payload["type"]:
        case 4 | 7 as kind:
            return list(_message(data, files, edit=kind == 7))
        case 5 | 6:
            return list(
                expect("deferred: only private", not data.get("flags", 0) & ~limits.EPHEMERAL)
            )
        case 8:
            return list(check_choices("choices", data.get("choices", ())))
        case 9:
            return list(_modal(data))
    return []


def _message(data: Mapping[str, Any], files: Sequence[File], edit: bool) -> Iterator[str]:
    parts = data.get("components") or ()
    flags, content = data.get("flags") or 0, data.get("content") or ""
    found = list(_walk(parts))
    new = flags & limits.COMPONENTS_V2 or any(part["type"] >= SECTION for _, part in found)
    if new:
        yield from expect("Components V2 without their flag", flags & limits.COMPONENTS_V2)
        for key in ("content", "embeds", "poll", "sticker_ids"):
            yield from expect(f"{key} beside Components V2", not data.get(key))
        roots: Collection[int] = {*IN_CONTAINER, CONTAINER}
        yield from expect("nothing in the message", edit or parts)
    else:
        roots = {ROW}
        yield from at_most("rows", len(parts), limits.ROWS)
        something = (content, data.get("embeds"), files, data.get("poll"), parts)
        yield from expect("nothing in the message", edit or any(something))
    yield from sized("content", data, "content", 0, limits.CONTENT)
    yield from sized("nonce", {"nonce": str(data.get("nonce") or "")}, "nonce", 0, limits.NONCE)
    yield from at_most("embeds", len(data.get("embeds") or ()), limits.EMBEDS)
    yield from _tree(parts, found, roots)
    words = "\n".join([content, *(str(part.get("content", "")) for _, part in found)])
    yield from expect("a numbered list: Discord counts it anew", not NUMBERED.search(words))
    yield from expect("markup twice, which is then read", not TWICE.search(words))
    yield from expect("a dot apart from its name", not TORN.search(words))
    if MENTION.search(words):
        allowed = data.get("allowed_mentions")
        limited = allowed is not None and not allowed.get("parse")
        yield from expect("mentions without saying whom it may ping", limited)
    yield from _files(data, files, found, edit, bool(new))


def _files(
    data: Mapping[str, Any],
    files: Sequence[File],
    found: Sequence[tuple[str, Mapping[str, Any]]],
    edit: bool,
    new: bool,
) -> Iterator[str]:
    """Check files, and that those shown by components and those sent are the same."""
    listed = data.get("attachments") or ()
    yield from at_most("files", max(len(files), len(listed)), limits.FILES)
    names = [file.name for file in files]
    yield from expect("two files of one name", len(names) == len(set(names)))
    for file in files:
        picture = file.name.endswith(".png")
        yield from at_most(
            f"bytes of {file.name}", file.size, limits.PICTURE if picture else limits.FILE
        )
        yield from expect(
            f"{file.name!r}: Discord changes it", limits.FILENAME.fullmatch(file.name)
        )
    for each in listed:
        yield from sized("attachment", each, "description", 0, limits.ALT)
    shown = {
        url.removeprefix(REFERENCE): bool(media.get("description"))
        for media, url in _media(part for _, part in found)
        if url.startswith(REFERENCE)
    }
    for name in names:
        described = any(each.get("filename") == name and each.get("description") for each in listed)
        yield from expect(f"{name} is shown by no component", not new or name in shown)
        yield from expect(f"{name} has no alt text", described or shown.get(name))
    kept = {each.get("filename") for each in listed}
    # An edit that lists no attachments keeps them all, and one without a name may be any.
    known = None in kept or (edit and "attachments" not in data)
    for name in shown.keys() - kept - set(names):
        yield from expect(f"{REFERENCE}{name} is not attached", known)


def _modal(data: Mapping[str, Any]) -> Iterator[str]:
    parts = data.get("components") or ()
    yield from sized("modal", data, "title", 1, limits.TITLE, needed=True)
    yield from sized("modal", data, "custom_id", 1, limits.CUSTOM_ID, needed=True)
    yield from expect("a modal without components", parts)
    yield from at_most("components of a modal", len(parts), limits.MODAL_COMPONENTS)
    yield from _tree(parts, list(_walk(parts)), {ROW, PARAGRAPH, FIELD}, {INPUT})


def _walk(parts: Any, path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Go through components and what is in them, each with the way to it."""
    for number, part in enumerate(parts):
        here = f"{path}{number}"
        yield here, part
        inner = [*part.get("components", ())]
        inner += [part[key] for key in ("accessory", "component") if part.get(key)]
        yield from _walk(inner, f"{here}.")


def _media(parts: Any) -> Iterator[tuple[Mapping[str, Any], str]]:
    """Return what shows a file, and that file's address."""
    for part in parts:
        for item in (part, *part.get("items", ())):
            media = item.get("media") or item.get("file")
            if media:
                yield item, media.get("url") or ""


def _tree(
    parts: Sequence[Mapping[str, Any]],
    found: Sequence[tuple[str, Mapping[str, Any]]],
    roots: Collection[int],
    in_rows: Collection[int] = (),
) -> Iterator[str]:
    """Check all components: which is where, how many, how much text."""
    for part in parts:
        yield from expect(f"a component {part['type']} at the top", part["type"] in roots)
    items = sum(len(part.get("items", ())) for _, part in found)
    yield from at_most("components", len(found) + items, limits.COMPONENTS)
    words = ("content", "label", "placeholder")
    total = sum(length(part.get(key) or "") for _, part in found for key in words)
    yield from at_most("characters of text", total, limits.TEXT)
    yield from at_most("bytes", size(parts), limits.BYTES)
    ids = [part["custom_id"] for _, part in found if part.get("custom_id")]
    for twice in sorted({each for each in ids if ids.count(each) > 1}):
        yield f"custom_id {twice!r} twice"
    for path, part in found:
        yield from (f"{path}: {problem}" for problem in _part(part, in_rows))


def _part(part: Mapping[str, Any], in_rows: Collection[int]) -> Iterator[str]:
    kind = part["type"]
    for key, least, most in FIELDS.get(kind, ()):
        yield from sized("component", part, key, least, most, needed=key in NEEDED)
    if kind in ASKING:
        yield from sized("component", part, "custom_id", 1, limits.CUSTOM_ID, needed=True)
    if kind in CHILDREN:
        children = [child["type"] for child in part.get("components", ())]
        yield from expect("nothing in it", children)
        yield from at_most("components in it", len(children), CHILDREN[kind])
        stray = [each for each in children if each not in {*ALLOWED[kind], *in_rows}]
        yield from expect(f"components {stray} in it", not stray)
        alone = len(children) == 1 or not MENUS.intersection(children)
        yield from expect("a menu beside something", kind != ROW or alone)
    if kind == FIELD:
        asks = (part.get("component") or {}).get("type")
        yield from expect("nothing to fill in", asks in ASKING)
    if kind == BUTTON:
        yield from _button(part)
    if kind == MENU:
        yield from _menu(part)
    if kind == SECTION:
        beside = (part.get("accessory") or {}).get("type")
        yield from expect("no button or picture beside it", beside in {BUTTON, THUMBNAIL})
    if kind == PICTURES:
        yield from expect("no picture", part.get("items"))
        yield from at_most("pictures", len(part.get("items", ())), limits.GALLERY)
    if kind == CONTAINER:
        yield from expect("no such colour", 0 <= (part.get("accent_color") or 0) <= limits.COLOUR)
    for item, url in _media([part]):
        yield from expect("a file without address", url)
        if kind != DOCUMENT:
            yield from sized("picture", item, "description", 1, limits.ALT, needed=True)


def _button(part: Mapping[str, Any]) -> Iterator[str]:
    style = part.get("style")
    link, own = style == LINK, style in {1, 2, 3, 4}
    yield from expect(f"no style {style}", link or own or style == PREMIUM)
    yield from expect("only a link has an address", bool(part.get("url")) == link)
    yield from expect(
        "just what can be pressed has a custom_id", bool(part.get("custom_id")) == own
    )
    yield from expect("neither label nor emoji", part.get("label") or part.get("emoji"))
    yield from at_most(
        "characters of the label (ours)", length(part.get("label") or ""), limits.LABEL
    )
    yield from _emoji(part)


def _menu(part: Mapping[str, Any]) -> Iterator[str]:
    options = part.get("options", ())
    yield from expect("no options", options)
    yield from at_most("options", len(options), limits.OPTIONS)
    values = [option.get("value") for option in options]
    yield from expect("two options of one value", len(values) == len(set(values)))
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    yield from expect("more to choose than there is", 0 <= least <= most <= max(1, len(options)))
    for option in options:
        for key in ("label", "value"):
            yield from sized("option", option, key, 1, limits.OPTION, needed=True)
        yield from sized("option", option, "description", 0, limits.OPTION)
        yield from _emoji(option)


def _emoji(part: Mapping[str, Any]) -> Iterator[str]:
    emoji = part.get("emoji")
    if emoji and not emoji.get("id"):
        name = emoji.get("name") or ""
        yield from expect(f"{name!r} is no emoji to Discord", EMOJI.fullmatch(name))


PRIVATE_SECONDS = 15 * 60.0
"""The time limit that discord.py gives every view of a private message; harmless to dynamic items."""


def check_view(view: discord.ui.View | discord.ui.LayoutView) -> list[str]:
    """Return what is wrong with a view as discord.py keeps it.

    The bot's own are stopped before they are sent (`cogs.widgets.message_layout`), and one that comes here
    was not.  The rest is for the playground's stub.

    When a view that holds a DynamicItem beside something else that can be pressed times out, is
    stopped or replaced, discord.py 2.7.1 forgets that kind of DynamicItem altogether: no board
    answers any more. And a view without time limit but with callbacks of its own is kept for ever.
    """
    items = [item for item in view.walk_children() if item.is_dispatchable()]
    dynamic = [item for item in items if isinstance(item, discord.ui.DynamicItem)]
    others = [item for item in items if item not in dynamic and not _holds(item)]
    if dynamic and others:
        return [f"{type(others[0]).__name__} beside {type(dynamic[0]).__name__}"]
    if dynamic and view.timeout not in (None, PRIVATE_SECONDS):
        return ["a time limit on what can be pressed for ever"]
    if others and view.timeout is None:
        return ["without a time limit it is never forgotten"]
    return []


def _holds(item: discord.ui.Item[Any]) -> bool:
    return hasattr(item, "children") or isinstance(item, discord.ui.Section)
