"""Faces: fetched beside the game, in bounds, and whatever goes wrong nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.platform import avatars
from render import Face
from render.sprites.faces import MOST_BYTES
from tests.cogs.playing import again, begun, host, hosted, move, recolour, table
from tests.simulation import Person, Simulation


def file(kind: str = "PNG", **options: object) -> bytes:
    """A picture of 64 pixels, red."""
    written = BytesIO()
    Image.new("RGB", (64, 64), (200, 20, 20)).save(written, kind, **options)
    return written.getvalue()


def moving() -> bytes:
    frames = [Image.new("RGB", (64, 64), (20, 20, 200)) for _ in range(3)]
    return file("GIF", save_all=True, append_images=frames)


def wear(world: Simulation, person: Person, content: bytes | None, key: str = "a" * 32) -> str:
    """Give somebody a picture; without content, one that is not there any more."""
    world.env.backend.users[person.id].avatar = key
    url = f"https://cdn.discordapp.com/avatars/{person.id}/{key}.png?size={avatars.PIXELS}"
    if content is not None:
        world.env.backend.cdn._blobs[url] = content
    return url


def face(world: Simulation, person: Person) -> Face | None:
    return host(world).services.names.face(world.server.id, person.id)


def cdn(world: Simulation, answer: Callable[[str], Awaitable[bytes]]) -> list[str]:
    """Let pictures come from *answer*; return what was asked for."""
    asked: list[str] = []

    async def get(url: str) -> bytes:
        asked.append(url)
        return await answer(url)

    host(world).http.get_from_cdn = get  # type: ignore[method-assign]
    return asked


async def test_a_person_that_does_something_has_a_face_from_then_on(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        wear(world, ada, file())
        wear(world, ben, moving(), "a_" + "b" * 32)
        board = await begun(world)
        found = face(world, ada), face(world, ben)
        assert all(each is not None and each.pixels[0] > 150 for each in found)
        before = board.pictures
        await move(world, board)
        assert list(board.pictures) != list(before)
        (session,) = [await table(world)]
        assert {seat.person for seat in session.record.seats} == {ada.id, ben.id}
        await again(world)
        assert face(world, ada) is None, "nothing is stored"


@pytest.mark.parametrize(
    "content",
    [None, b"", b"nonsense", file()[:50], file() + bytes(MOST_BYTES), file("BMP")],
    ids=["gone", "empty", "text", "cut", "heavy", "other"],
)
async def test_a_thing_that_is_no_small_picture_is_no_face(
    content: bytes | None, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        wear(world, ada, content)
        await world.slash(ada, "play")
        assert face(world, ada) is None
        assert world.last().pictures


async def test_no_board_waits_for_a_slow_picture(tmp_path: Path) -> None:
    async def slow(url: str) -> bytes:
        await asyncio.sleep(60)
        return file()

    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        wear(world, ada, file())
        asked = cdn(world, slow)
        begun_at = world.now()
        await world.slash(ada, "play")
        assert world.last().pictures
        assert world.now() == begun_at
        await world.advance(avatars.SECONDS + 1)
        await recolour(world, ada)
        await world.settle()
        assert face(world, ada) is None
        assert len(asked) == 1, "not again at once"
        cdn(world, returning(file()))
        await world.advance(avatars.AGAIN)
        await recolour(world, ada)
        assert face(world, ada) is not None


def returning(content: bytes) -> Callable[[str], Awaitable[bytes]]:
    async def get(url: str) -> bytes:
        return content

    return get


async def test_a_line_that_breaks_is_no_bug(tmp_path: Path) -> None:
    async def broken(url: str) -> bytes:
        raise OSError("cut")

    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        wear(world, ada, file())
        cdn(world, broken)
        await world.slash(ada, "play")
        assert face(world, ada) is None


async def test_a_new_picture_takes_the_place_of_the_old_one_and_none_means_none(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        wear(world, ada, file())
        await world.slash(ada, "play")
        first = face(world, ada)
        wear(world, ada, moving(), "c" * 32)
        await recolour(world, ada)
        assert first is not None
        world.env.backend.users[ada.id].avatar = None
        await recolour(world, ada)
        assert face(world, ada) is None


async def test_only_so_many_pictures_are_fetched_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(avatars, "WAITING", 1)
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        found = avatars.Avatars(world.now)
        asked = cdn(world, returning(file()))
        for person in world.people:
            wear(world, person, file())
            found.learn(1, host(world)._connection.store_user(user(world, person)))
        await world.settle()
        assert len(asked) == 1


def user(world: Simulation, person: Person) -> Any:
    """Somebody as Discord tells of them."""
    known = world.env.backend.users[person.id]
    return {"id": person.id, "username": known.name, "discriminator": "0", "avatar": known.avatar}
