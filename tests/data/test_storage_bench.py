"""The measurement of the store works; what it measures is for `make bench` to say."""

from __future__ import annotations

import pytest

from tests.bench.storage import main, measure


def test_it_measures_the_store_and_the_plain_way() -> None:
    measured = measure(tables=5, seconds=0.2)
    assert measured["tables"] == 5
    for way in "store", "plain":
        assert measured[way]["commits_per_second"] > 0
        assert 0 < measured[way]["p50_ms"] <= measured[way]["p99_ms"]
    assert measured["ratio"] > 0


def test_it_prints_a_line_for_each_number_of_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(seconds=0.1, counts=(1, 3))
    one, three = capsys.readouterr().out.splitlines()
    assert one.startswith("{'tables': 1, 'store': {'commits_per_second': ")
    assert three.startswith("{'tables': 3, 'store': {'commits_per_second': ")
