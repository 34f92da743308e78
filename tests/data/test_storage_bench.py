"""The measurement of the store works; what it measures is for `make bench` to say."""

from tests.bench.storage import measure


def test_it_measures_the_store_and_the_plain_way() -> None:
    measured = measure(tables=5, seconds=0.2)
    assert measured["tables"] == 5
    for way in "store", "plain":
        assert measured[way]["commits_per_second"] > 0
        assert 0 < measured[way]["p50_ms"] <= measured[way]["p99_ms"]
    assert measured["ratio"] > 0
