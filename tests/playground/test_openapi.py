"""Discord's own description, where it is present: what it finds wrong, and what not."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from tests.openapi import VARIABLE, Description, description

CHANNEL = "/channels/123456789012345678/messages"
CALLBACK = "/interactions/123456789012345678/token/callback"
BOARD: dict[str, Any] = {
    "flags": 1 << 15,
    "tts": False,
    "allowed_mentions": {"parse": []},
    "attachments": [{"id": 0, "filename": "board.png", "description": "A board"}],
    "components": [
        {
            "type": 17,
            "accent_color": 0xF5C542,
            "components": [
                {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]},
                {"type": 10, "content": "Yellow rolled a 5"},
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 1, "label": "Roll", "custom_id": "t:1:1:r"}
                    ],
                },
            ],
        }
    ],
}


@pytest.fixture
def known() -> Description:
    if (known := description()) is None:
        pytest.skip(f"{VARIABLE} names no copy of Discord's openapi.json")
    return known


def with_button(**changes: Any) -> dict[str, Any]:
    board = copy.deepcopy(BOARD)
    board["components"][0]["components"][2]["components"][0] |= changes
    return board


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", CHANNEL, BOARD),
        ("PATCH", f"{CHANNEL}/123456789012345679", BOARD),
        ("DELETE", f"{CHANNEL}/123456789012345679", None),
        ("POST", CALLBACK, {"type": 4, "data": BOARD}),
        ("POST", CALLBACK, {"type": 5}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", CALLBACK, {"type": 7, "data": BOARD}),
        ("POST", "/webhooks/123456789012345678/token", BOARD),
        ("PATCH", "/webhooks/123456789012345678/token/messages/@original", BOARD),
        ("POST", "/users/@me/channels", {"recipient_id": 123456789012345678}),
        (
            "PUT",
            "/applications/123456789012345678/commands",
            [{"name": "play", "description": "Plays something", "type": 1, "contexts": [0]}],
        ),
    ],
)
def test_requests_of_the_bot_have_no_problems(
    known: Description, method: str, path: str, body: Any
) -> None:
    assert known.problems(method, path, body) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "problem"),
    [
        ("GET", "/nowhere", None, "no such method"),
        ("DELETE", f"{CHANNEL}/123456789012345679", {"reason": "x"}, "no body"),
        ("POST", CHANNEL, with_button(label="x" * 81), "label: .* longer than 80"),
        ("POST", CALLBACK, {"type": 7, "data": with_button(custom_id="x" * 101)}, "custom_id: .*"),
        ("POST", CALLBACK, {"type": 7, "data": with_button(style="red")}, 'style: "red"'),
        ("POST", CHANNEL, with_button(type=17), "nothing of this kind may be here"),
        ("POST", CHANNEL, {**BOARD, "attachments": [{"filename": "x"}]}, '"id" is a required'),
        ("POST", CALLBACK, {"data": {}}, "not valid under any"),
    ],
)
def test_a_faulty_request_is_named_with_its_place(
    known: Description, method: str, path: str, body: Any, problem: str
) -> None:
    (found,) = known.problems(method, path, body)
    assert re.search(problem, found), found
