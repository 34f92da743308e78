"""Films beside the database: kept whole, within a bound, and never in anybody's way."""

from __future__ import annotations

import os
from pathlib import Path

from data.store.films import Films, films_beside
from data.store.films import name as named

FILM = bytes(100)


def name(table: int, *further: str) -> str:
    return named(table, *(further or ("light",)))


def test_a_film_is_there_after_a_restart(tmp_path: Path) -> None:
    films = Films(films_beside(tmp_path / "p.sqlite3"))
    assert films.get(name(1, "light")) is None
    films.keep(name(1, "light"), FILM)
    again = Films(films_beside(tmp_path / "p.sqlite3"))
    assert again.has(name(1, "light"))
    assert again.get(name(1, "light")) == FILM
    assert again.get(name(1, "dark")) is None
    assert not again.has(name(1, "dark"))


def test_of_too_many_those_go_that_were_shown_longest_ago(tmp_path: Path) -> None:
    films = Films(tmp_path / "films", most=250)
    for table in (1, 2):
        films.keep(name(table), FILM)
        os.utime(tmp_path / "films" / name(table), (table, table))
    assert Films(tmp_path / "films").get(name(1)) == FILM, "and so it was shown just now"
    films.keep(name(3), FILM)
    assert films.tables() == {1, 3}
    films.keep(name(4), bytes(240))
    assert films.tables() == {4}


def test_a_film_that_was_cut_off_in_writing_is_removed(tmp_path: Path) -> None:
    folder = tmp_path / "films"
    films = Films(folder)
    films.keep(name(1), FILM)
    (folder / f"{name(2)}.new").write_bytes(b"GIF")
    assert films.get(name(2)) is None
    (folder / "of-somebody-else.txt").write_text("stays")
    films.keep(name(3), FILM)
    assert {file.name for file in folder.iterdir()} == {name(1), name(3), "of-somebody-else.txt"}


def test_a_disk_that_refuses_costs_no_film(tmp_path: Path) -> None:
    """The newest one is sent all the same, and nothing fails."""
    (tmp_path / "films").write_text("a file where the folder should be")
    films = Films(tmp_path / "films")
    films.keep(name(1), FILM)
    assert films.get(name(1)) == FILM
    assert films.has(name(1))
    films.keep(name(2), FILM)
    assert not films.has(name(1))
    assert films.tables() == set()


def test_the_films_of_a_table_go_with_it(tmp_path: Path) -> None:
    films = Films(tmp_path / "films")
    for table, theme in ((1, "light"), (12, "light"), (12, "dark")):
        films.keep(name(table, theme), FILM)
    films.forget([12])
    assert films.tables() == {1}
    assert films.get(name(12, "dark")) is None
