"""People on the pages of a server: named, as a phone shows a mention of a stranger as a number."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.admins.test_panel import panel, put
from tests.cogs.platform.test_members import gone
from tests.cogs.playing import again, hosted, sent, turn_to
from tests.words import EN


async def test_people_not_seen_lately_are_named_as_well(tmp_path: Path) -> None:
    """After a restart nobody is known; of those who are gone no name can be had."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        shown = await panel(world, ada, "care")
        await put(world, ada, shown, "blocked", ben.member, cem.member)
        await again(world)
        gone(world, cem)
        for page in ("acts", "care"):
            await turn_to(world, ada, shown, page)
            assert f"{ben.name}, {EN('somebody')}" in shown.text
            assert cem.name not in shown.text
            assert "<@" not in shown.text
        with sent(world) as calls:
            await turn_to(world, ada, shown, "acts")
        assert "GET member" not in calls, "they were asked for just before"
