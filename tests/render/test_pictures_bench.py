"""The measurement of pictures works; what it measures is for `make bench` to say."""

from __future__ import annotations

import pytest

from data.boards import keys
from tests.bench import pictures


@pytest.mark.usefixtures("_fresh")
def test_it_measures_every_kind_of_picture(capsys: pytest.CaptureFixture[str]) -> None:
    pictures.main(frames=2, themes=["light"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*keys(), "card-race-2", "card-race-4"]
    for line in lines:
        assert all(unit in line for unit in (" x faster ", " x smaller ", " KB", " ms", "RMS "))
