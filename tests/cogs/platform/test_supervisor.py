"""Work beside the clicks: how soon it is begun again after it failed."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from cogs.platform.supervisor import LONGEST, PAUSE, WELL, Supervisor
from tests.engine.hosting.hurry import hurry


@pytest.mark.parametrize("goes_well", [0.0, WELL])
def test_work_that_went_well_for_a_while_is_begun_again_soon(
    goes_well: float, caplog: pytest.LogCaptureFixture
) -> None:
    """Work that fails at once every time rests longer and longer."""
    began = list[float]()

    async def work() -> None:
        began.append(asyncio.get_running_loop().time())
        if len(began) == 12:
            return
        await asyncio.sleep(goes_well)
        raise OSError("no answer")

    async def run() -> None:
        background = Supervisor()
        background.keep("the work", work)
        await asyncio.sleep(12 * (LONGEST + WELL))
        await background.close()

    hurry(run())
    longest = PAUSE if goes_well else LONGEST
    rests = [later - before - goes_well for before, later in pairwise(began)]
    assert len(began) == 12
    assert max(rests) == pytest.approx(longest)
    assert caplog.text
