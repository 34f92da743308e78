"""Every limit of Discord, and every rule of ours on top, finds what is planted against it."""

import re
from collections.abc import Callable
from typing import Any, Self, TypeAlias

import discord
import pytest
from discord import ui
from msgspec import Struct

from cogs.platform import limits
from tests.checks import check_message, check_request, check_view
from tests.command_checks import check_commands

Json: TypeAlias = dict[str, Any]


class Upload(Struct):
    """A file sent along."""

    name: str = "board-7.png"
    size: int = 90_000


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "t:1:2:roll", **changes}


def menu(**changes: Any) -> Json:
    options = [{"label": "Ada", "value": "1"}, {"label": "Ben", "value": "2"}]
    return {"type": 3, "custom_id": "menu", "options": options, **changes}


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def text(content: str = "Yellow rolled a 5") -> Json:
    return {"type": 10, "content": content}


def pictures(name: str = "board-7.png", alt: str | None = "A board", count: int = 1) -> Json:
    item = {"media": {"url": f"attachment://{name}"}, "description": alt}
    return {"type": 12, "items": [item] * count}


def container(*inner: Json, **changes: Any) -> Json:
    return {"type": 17, "accent_color": 0xFFCC00, "components": list(inner), **changes}


def message(*parts: Json, **changes: Any) -> Json:
    """A Components V2 message."""
    return {
        "flags": limits.COMPONENTS_V2,
        "components": list(parts),
        "allowed_mentions": {"parse": []},
        **changes,
    }


def board(*more: Json, **changes: Any) -> Json:
    """What a board looks like."""
    attachments = [{"id": 0, "filename": "board-7.png"}]
    parts = container(pictures(), text(), row(button()), *more)
    return message(parts, attachments=attachments, **changes)


def found(problems: list[str], *planted: str) -> None:
    """What is planted is found, and nothing else."""
    assert len(problems) == len(planted), problems
    for problem, words in zip(problems, planted, strict=True):
        assert words in problem


# --- what is fine -----------------------------------------------------------------------------------


def test_a_board_is_fine() -> None:
    found(check_message(board(), [Upload()]))
    found(check_message({"type": 7, "data": board()}, [Upload()]))


@pytest.mark.parametrize(
    "payload",
    [
        {"content": "Hello", "components": [row(button(), button(custom_id="2")), row(menu())]},
        {"content": "x" * 2000},
        {"content": "It is your turn, <@1>", "allowed_mentions": {"parse": [], "users": ["1"]}},
        message(text("x" * 4000)),
        message({"type": 9, "components": [text()], "accessory": button()}),
        message(
            text(), {"type": 14}, row(button(style=5, url="https://a.example", custom_id=None))
        ),
        message(row(button(label=None, emoji={"name": "🎲"}))),
        {"type": 4, "data": {"content": "Only for you", "flags": limits.EPHEMERAL}},
        {"type": 5, "data": {"flags": limits.EPHEMERAL}},
        {"type": 6},
        {"type": 8, "data": {"choices": [{"name": "Ada", "value": "1"}]}},
    ],
)
def test_a_valid_message_has_no_faults(payload: Json) -> None:
    found(check_message(payload))


def test_an_edit_may_keep_the_picture_it_shows() -> None:
    payload = board()
    del payload["attachments"]
    found(check_message(payload, edit=True))
    found(check_message(payload), "not attached")


@pytest.mark.parametrize("emoji", ["▶", "▶️", "✔", "🎲", "👍🏽", "🇩🇪", "👩‍👧", "3️⃣", "🏳️‍🌈", "⏭", "♻️"])
def test_emoji_that_discord_takes(emoji: str) -> None:
    found(check_message(message(row(button(emoji={"name": emoji})))))


# --- what is too much -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "planted"),
    [
        (row(button(custom_id="x" * 101)), "101 characters of custom_id"),
        (row(button(custom_id="")), "custom_id"),
        (row(button(label="x" * 35)), "35 characters of the label"),
        (row(button(label="🎲" * 18)), "36 characters of the label"),
        (row(button(label="")), "neither label nor emoji"),
        (row(button(style=7)), "no style 7"),
        (row(button(url="https://a.example")), "only a link"),
        (row(button(style=5)), "only a link"),
        (row(button(custom_id=None)), "what can be pressed"),
        (row(button(style=5, url="https://a.example")), "what can be pressed"),
        (row(button(style=5, custom_id=None, url="https://a.example/" + "x" * 500)), "of url"),
        (row(button(emoji={"name": "→"})), "no emoji"),
        (row(button(emoji={"name": "✓"})), "no emoji"),
        (row(button(emoji={"name": "dice"})), "no emoji"),
        (row(button(), button()), "'t:1:2:roll' twice"),
        (row(*(button(custom_id=str(n)) for n in range(6))), "6 components in it"),
        (row(), "nothing in it"),
        (row(button(), menu()), "a menu beside"),
        (row(text()), "components [10] in it"),
        (menu(), "a component 3 at the top"),
        (row(menu(custom_id=None)), "no custom_id"),
        (row(menu(placeholder="x" * 151)), "151 characters of placeholder"),
        (row(menu(options=[])), "no options"),
        (row(menu(options=[{"label": "x", "value": str(n)} for n in range(26)])), "26 options"),
        (row(menu(options=[{"label": "x" * 101, "value": "1"}])), "101 characters of label"),
        (row(menu(options=[{"label": "", "value": "1"}])), "0 characters of label"),
        (row(menu(options=[{"label": "x", "value": "1" * 101}])), "101 characters of value"),
        (
            row(menu(options=[{"label": "x", "value": "1", "description": "x" * 101}])),
            "101 characters of description",
        ),
        (row(menu(options=[{"label": "x", "value": "1"}] * 2)), "two options of one value"),
        (row(menu(max_values=3)), "more to choose"),
        (row(menu(min_values=2)), "more to choose"),
        (
            row(menu(options=[{"label": "x", "value": "1", "emoji": {"name": "✓"}}])),
            "no emoji",
        ),
        (text(""), "0 characters of content"),
        (container(), "nothing in it"),
        (container(text(), accent_color=1 << 24), "no such colour"),
        (container(container(text())), "components [17] in it"),
        ({"type": 9, "components": [text()]}, "no button or picture"),
        ({"type": 9, "components": [text()] * 4, "accessory": button()}, "4 components in it"),
        (
            {"type": 9, "components": [text()], "accessory": button(label="x" * 35)},
            "35 characters of the label",
        ),
        ({"type": 12, "items": []}, "no picture"),
        ({"type": 13, "file": {"url": ""}}, "without address"),
        (pictures("https://a.example/b.png", alt="x" * 1025), "1025 characters of description"),
    ],
)
def test_components_beyond_a_limit_are_found(part: Json, planted: str) -> None:
    problems = check_message(message(part, attachments=[{"id": "1"}]))
    assert any(planted in problem for problem in problems), problems
    assert len(problems) <= 2  # an empty custom_id is both too short and missing


def test_forty_components_are_enough() -> None:
    found(check_message(message(*[text()] * 40)))
    found(check_message(message(*[text()] * 41)), "41 components")
    found(check_message(message(container(*[text()] * 40))), "41 components")


def test_pictures_count_as_components() -> None:
    """Whether they do is not documented."""
    galleries = [pictures(count=10)] * 4
    found(check_message(message(*galleries), edit=True), "44 components")


def test_all_text_together_is_limited_labels_included() -> None:
    found(check_message(message(text("x" * 2000), text("x" * 2001))), "4001 characters of text")
    found(check_message(message(text("x" * 3997), row(button()))), "4001 characters of text")


def test_a_gallery_holds_ten_pictures() -> None:
    problems = check_message(board(pictures(count=11)), [Upload()])
    found(problems, "11 pictures")


@pytest.mark.parametrize("key", ["content", "embeds", "poll", "sticker_ids"])
def test_nothing_stands_beside_components_v2(key: str) -> None:
    found(check_message(message(text(), **{key: "x"})), f"{key} beside")
    found(check_message(message(text(), **{key: None})))


def test_the_flag_of_components_v2_is_missed() -> None:
    found(check_message(message(text(), flags=0)), "without their flag")


@pytest.mark.parametrize(
    ("payload", "planted"),
    [
        ({"content": "x" * 2001}, "2001 characters of content"),
        ({"content": "x", "nonce": "1" * 26}, "26 characters of nonce"),
        ({"content": "x", "embeds": [{}] * 11}, "11 embeds"),
        ({"content": ""}, "nothing in the message"),
        (message(), "nothing in the message"),
        (message(text("Places"), text("1. Ada\n2. Ben\n2. Cem")), "a numbered list"),
        ({"content": "Roll\n-# -# small"}, "markup twice"),
        (message(text("****Ada****")), "markup twice"),
        (message(text("### ## Rules")), "markup twice"),
        (message(text("🟡 Ada")), "a dot apart from its name"),
        ({"content": "x", "components": [row(menu(custom_id=str(n))) for n in range(6)]}, "6 rows"),
        ({"type": 5, "data": {"flags": limits.COMPONENTS_V2}}, "deferred"),
        ({"type": 8, "data": {"choices": [{"name": "", "value": ""}]}}, "no choice"),
    ],
)
def test_messages_beyond_a_limit_are_found(payload: Json, planted: str) -> None:
    found(check_message(payload), planted)


@pytest.mark.parametrize("words", ["@everyone", "@here", "<@1>", "<@!1>", "<@&1>"])
def test_no_person_is_pinged_by_accident(words: str) -> None:
    found(check_message({"content": words}), "whom it may ping")
    found(check_message(message(text(words), allowed_mentions=None)), "whom it may ping")
    found(check_message(message(text(words), allowed_mentions={"parse": ["users"]})), "whom")
    found(check_message(message(text(words))))


# --- files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("payload", "files", "planted"),
    [
        (board(), [Upload(size=150_001)], "150001 bytes"),
        (board(), [], ""),
        (message(text()), [Upload()], "shown by no component"),
        (message(pictures("other.png"), attachments=[]), [], "other.png is not attached"),
        (message(pictures(alt=None)), [Upload()], "no description"),
        (message(pictures(alt="")), [Upload()], "0 characters of description"),
        ({"content": "x"}, [Upload()], "no alt text"),
        (
            {"content": "x", "attachments": [{"filename": "a.gif", "description": "x" * 1025}]},
            [Upload("a.gif")],
            "1025 characters of description",
        ),
        (
            {"content": "x", "attachments": [{"filename": "a.gif", "description": "x"}]},
            [Upload("a.gif", 10 * 1024 * 1024 + 1)],
            "10485761 bytes",
        ),
        (
            {"content": "x", "attachments": [{"filename": "a b.gif", "description": "x"}]},
            [Upload("a b.gif")],
            "Discord changes it",
        ),
        (
            {"content": "x", "attachments": [{"filename": "a.gif", "description": "x"}]},
            [Upload("a.gif"), Upload("a.gif")],
            "two files of one name",
        ),
        (
            {
                "content": "x",
                "attachments": [{"filename": f"{n}.gif", "description": "x"} for n in range(11)],
            },
            [Upload(f"{n}.gif") for n in range(11)],
            "11 files",
        ),
    ],
)
def test_files_beyond_a_limit_are_found(payload: Json, files: list[Upload], planted: str) -> None:
    problems = check_message(payload, files)
    assert not planted or any(planted in problem for problem in problems), problems
    assert len(problems) <= (2 if planted else 0)  # an alt text is missed twice


# --- modals -----------------------------------------------------------------------------------------


def modal(**changes: Any) -> Json:
    label = {"type": 18, "label": "Seats", "component": menu()}
    data = {"custom_id": "m", "title": "Rules", "components": [label], **changes}
    return {"type": 9, "data": data}


@pytest.mark.parametrize(
    ("changes", "planted"),
    [
        ({"title": "x" * 46}, "46 characters of title"),
        ({"title": None}, "no title"),
        ({"custom_id": "x" * 101}, "101 characters of custom_id"),
        ({"components": []}, "without components"),
        ({"components": [text()] * 6}, "6 components of a modal"),
        ({"components": [{"type": 18, "label": "x" * 46, "component": menu()}]}, "of label"),
        ({"components": [{"type": 18, "label": "x"}]}, "nothing to fill in"),
        ({"components": [container(text())]}, "a component 17 at the top"),
        ({"components": [row({"type": 4, "custom_id": "i", "label": "x" * 46})]}, "of label"),
    ],
)
def test_modals_beyond_a_limit_are_found(changes: Json, planted: str) -> None:
    found(check_message(modal()))
    found(check_message(modal(**changes)), planted)


# --- requests ---------------------------------------------------------------------------------------

LONG = {"content": "x" * 2001}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/1/messages", LONG),
        ("PATCH", "/channels/1/messages/2", LONG),
        ("POST", "/interactions/1/token/callback", {"type": 4, "data": LONG}),
        ("POST", "/webhooks/1/token", LONG),
        ("PATCH", "/webhooks/1/token/messages/@original", LONG),
        ("POST", "/channels/1/threads", {"name": "x" * 101}),
        ("POST", "/channels/1/messages/2/threads", {"name": ""}),
        ("PUT", "/applications/1/commands", [{"name": "Play", "description": "x"}]),
        ("PUT", "/applications/1/guilds/2/commands", [{"name": "Play", "description": "x"}]),
    ],
)
def test_every_way_to_send_something_is_checked(method: str, path: str, body: Any) -> None:
    assert len(check_request(method, path, body)) == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/channels/1/messages", None),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}),
        ("POST", "/channels/1/messages/bulk-delete", {"messages": []}),
        ("PATCH", "/channels/1", {"archived": False}),
        ("DELETE", "/channels/1/messages/2", None),
    ],
)
def test_other_requests_are_left_alone(method: str, path: str, body: Any) -> None:
    assert check_request(method, path, body) == []


# --- views ------------------------------------------------------------------------------------------


class Roll(ui.DynamicItem[ui.Button[Any]], template="t:.+"):
    """A button of a board."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Roll", custom_id="t:1:2:roll"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()


def layout(*items: Any, timeout: float | None = None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=timeout)
    rows: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        rows.add_item(item)
    return view.add_item(ui.Container(ui.TextDisplay("Yellow"), rows))


def classic(*items: Any, timeout: float | None = None) -> ui.View:
    view = ui.View(timeout=timeout)
    for item in items:
        view.add_item(item)
    return view


@pytest.mark.parametrize("make", [layout, classic])
async def test_boards_hold_nothing_but_dynamic_items_and_links(
    make: Callable[..., ui.LayoutView | ui.View],
) -> None:
    link: ui.Button[Any] = ui.Button(url="https://a.example")
    own: ui.Button[Any] = ui.Button(label="Sure?")
    found(check_view(make(Roll(), link)))
    found(check_view(make(Roll(), own)), "Button beside Roll")
    found(check_view(make(Roll(), timeout=180)), "time limit")
    found(check_view(make(own)), "never forgotten")
    found(check_view(make(own, timeout=180)))
    found(check_view(make(link)))


async def test_a_button_beside_text_counts_as_well() -> None:
    view = layout(Roll())
    view.add_item(ui.Section("Ada", accessory=ui.Button(label="Remove")))
    found(check_view(view), "Button beside Roll")


async def test_discord_py_still_forgets_the_items_of_mixed_views() -> None:
    """The reason for the rule; when this fails, the rule may go."""
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(Roll)
    store = client._connection._view_store
    for view, left in ((classic(Roll(), timeout=1), 1), (classic(Roll(), ui.Button()), 0)):
        store.add_view(view)
        store.remove_view(view)
        assert len(store._dynamic_items) == left


# --- commands ---------------------------------------------------------------------------------------


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Plays something", **changes}


def option(kind: int = 3, **changes: Any) -> Json:
    return {"type": kind, "name": "game", "description": "Which game", **changes}


def test_commands_as_they_should_be() -> None:
    more = option(choices=[{"name": "Classic", "value": "classic"}], required=True)
    group = option(2, name="more", options=[option(1, name="sub", options=[option()])])
    found(check_commands([command(options=[more]), command(name="table", options=[group])]))


@pytest.mark.parametrize(
    ("changes", "planted"),
    [
        ({"name": "Play"}, "'Play' cannot be a name"),
        ({"name": "open table"}, "cannot be a name"),
        ({"name": "x" * 33}, "cannot be a name"),
        ({"name": ""}, "cannot be a name"),
        ({"name_localizations": {"de": "Spielen"}}, "'Spielen' cannot be a name"),
        ({"description": ""}, "no description"),
        ({"description": "x" * 101}, "no description"),
        ({"description_localizations": {"de": "x" * 101}}, "no description"),
        ({"options": [option(name=f"o{n}") for n in range(26)]}, "26 options"),
        ({"options": [option(), option()]}, "options of one name"),
        ({"options": [option(name="Game")]}, "cannot be a name"),
        ({"options": [option(description="")]}, "no description"),
        ({"options": [option(), option(name="b", required=True)]}, "optional before required"),
        ({"options": [option(), option(1, name="b")]}, "parameters beside subcommands"),
        (
            {"options": [option(2, options=[option(2, options=[option(1, name="a")])])]},
            "too deep",
        ),
        (
            {"options": [option(choices=[{"name": str(n), "value": n} for n in range(26)])]},
            "26 choices",
        ),
        ({"options": [option(choices=[{"name": "x" * 101, "value": "1"}])]}, "no choice"),
        ({"options": [option(choices=[{"name": "x", "value": "1" * 101}])]}, "of a value"),
        ({"options": [option(choices=[{"name": "x", "value": "1"}] * 2)]}, "choices of one name"),
        (
            {"options": [option(choices=[{"name": "x", "value": "1"}], autocomplete=True)]},
            "choices and autocomplete",
        ),
    ],
)
def test_commands_beyond_a_limit_are_found(changes: Json, planted: str) -> None:
    found(check_commands([command(**changes)]), planted)


def test_there_are_at_most_a_hundred_commands() -> None:
    found(check_commands([command(name=f"c{n}") for n in range(101)]), "101 commands")


def test_commands_differ_in_every_language() -> None:
    one, other = command(), command(name="open", name_localizations={"de": "play"})
    found(check_commands([one, other]), "one name de")
    found(check_commands([one, one]), "one name")


def test_all_words_of_a_command_together_are_limited() -> None:
    choices = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    options = [option(name=f"o{n}", choices=choices) for n in range(2)]
    found(check_commands([command(options=options)]), "characters in /play")


def test_the_longest_localisation_counts() -> None:
    choices = [{"name": f"{n:030}", "value": f"{n:0100}"} for n in range(25)]
    options = [option(name=f"o{n}", choices=choices) for n in range(2)]
    found(check_commands([command(options=options)]))
    for choice in choices:
        choice["name_localizations"] = {"de": "x" * 70 + str(choice["name"])}  # type: ignore[assignment]
    found(check_commands([command(options=options)]), "characters in /play")


def test_a_missing_language_is_found() -> None:
    found(check_commands([command()], ["de"]), "play has no ['de']")
    found(check_commands([command(description_localizations={"de": "Tisch"})], ["de"]))
