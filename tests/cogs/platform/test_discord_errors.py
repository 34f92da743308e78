"""What errors mean to us."""

from unittest.mock import Mock

import aiohttp
import discord
import pytest

from cogs.platform.discord_errors import MEANINGS, SILENT, Trouble, trouble
from data.shipped.languages import LANGUAGES
from data.shipped.texts import library


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    response = Mock(spec_set=aiohttp.ClientResponse, status=status, reason="")
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (404, 10003, Trouble.PLACE_GONE),
        (404, 10004, Trouble.FORBIDDEN),
        (404, 10008, Trouble.MESSAGE_GONE),
        (404, 10015, Trouble.TOO_LATE),
        (404, 10062, Trouble.TOO_LATE),
        (404, 10070, Trouble.MESSAGE_GONE),
        (429, 20028, Trouble.LATER),
        (400, 30046, Trouble.TOO_OLD),
        (400, 40003, Trouble.LATER),
        (413, 40005, Trouble.TOO_LARGE),
        (400, 40060, Trouble.ANSWERED),
        (403, 50001, Trouble.FORBIDDEN),
        (403, 50007, Trouble.CLOSED_DM),
        (403, 50013, Trouble.FORBIDDEN),
        (401, 50027, Trouble.TOO_LATE),
        (400, 50083, Trouble.ARCHIVED),
        (403, 50278, Trouble.CLOSED_DM),
        (400, 160002, Trouble.FORBIDDEN),
        (400, 160004, Trouble.NO_THREAD),
        (403, 160005, Trouble.LOCKED),
        (400, 160006, Trouble.NO_THREAD),
        (400, 180000, Trouble.MESSAGE_GONE),
    ],
)
def test_a_code_says_more_than_the_status(status: int, code: int, meaning: Trouble) -> None:
    assert trouble(refusal(status, code)) is meaning


@pytest.mark.parametrize(
    ("status", "meaning"),
    [
        (400, Trouble.FAULT),
        (401, Trouble.FAULT),
        (403, Trouble.FORBIDDEN),
        (404, Trouble.FAULT),
        (413, Trouble.TOO_LARGE),
        (429, Trouble.LATER),
        (500, Trouble.LOST),
        (503, Trouble.LOST),
    ],
)
def test_an_unknown_code_is_judged_by_its_status(status: int, meaning: Trouble) -> None:
    assert trouble(refusal(status)) is meaning


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (aiohttp.ServerDisconnectedError(), Trouble.LOST),
        (ConnectionResetError(), Trouble.LOST),
        (TimeoutError(), Trouble.LOST),
        (discord.RateLimited(30.0), Trouble.LATER),
        (
            discord.InteractionResponded(Mock(spec_set=discord.Interaction)),
            Trouble.ANSWERED,
        ),
        (ZeroDivisionError(), Trouble.FAULT),
    ],
)
def test_other_errors_on_the_way(error: BaseException, meaning: Trouble) -> None:
    assert trouble(error) is meaning


def test_only_limited_or_lost_requests_may_still_arrive() -> None:
    """A try of discord.py before the last one may have got through."""
    assert {each for each in Trouble if each.may_arrive} == {Trouble.LATER, Trouble.LOST}


def test_nothing_but_a_known_code_says_that_something_is_gone() -> None:
    """What is taken for gone may close a table."""
    gone = {Trouble.PLACE_GONE, Trouble.MESSAGE_GONE, Trouble.PERSON_GONE}
    statuses = (*range(400, 430), *range(500, 505))
    assert not gone & {trouble(refusal(status)) for status in statuses}
    assert gone <= set(MEANINGS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_concerned_is_told(language: str) -> None:
    for each in Trouble:
        assert (each.text is None) == (each in SILENT)
        assert each.text is None or library()[language](each.text)
