"""The measurement of clicks works; what it measures is for `make bench` to say."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from tests.bench import clicks


def test_it_measures_clicks_their_parts_stored_tables_and_starts(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    clicks.main(full=False)
    lines = capsys.readouterr().out.splitlines()
    rows = [re.findall(r"[0-9.]+", line) for line in lines if re.fullmatch(r"[0-9., ]+", line)]
    shapes = [(length, len(list(same))) for length, same in groupby(rows, key=len)]
    assert shapes == [(10, 2), (4, 2), (3, 1)]
    assert len(lines) == len(rows) + 6
    assert all(float(number) >= 0 for row in rows for number in row)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
