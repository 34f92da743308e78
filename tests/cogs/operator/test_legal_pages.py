"""Privacy and terms: the operator is asked for once, in a terminal, and stands in the copies."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from msgspec import structs

from cogs.operator import legal_pages
from cogs.operator.legal_pages import PAGES, introduce, provide, write_pages
from cogs.platform.operator_settings import Failure, Settings, settings
from cogs.version import VERSION
from tests.command_line import ROOT, TOKEN, Capture

NAMED = {
    "POEPPEL_OPERATOR": "Ada's tables",
    "POEPPEL_CONTACT": "ada@example.org",
    "POEPPEL_HOSTED_BY": "Example Ltd, Bonn",
}
COPIES = sorted(Path(page).name for page in PAGES)


class Terminal(StringIO):
    """What is typed, or printed, in a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An `.env` with a token and a database beside it."""
    for name in NAMED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("POEPPEL_DATABASE", str(tmp_path / "p.sqlite3"))
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}")  # without an end of its line
    return file


def typed(monkeypatch: pytest.MonkeyPatch, file: Path, *lines: str) -> str:
    """Have answers typed; return what was said."""
    said = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr(sys, "stderr", said)
    provide(settings(file=file), file)
    return said.getvalue()


def copies(file: Path) -> dict[str, str]:
    return {each.name: each.read_text("utf-8") for each in file.parent.glob("p.sqlite3-pages/*")}


def test_the_operator_is_asked_for_once_and_stands_in_all_pages(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = typed(monkeypatch, file, *NAMED.values())
    assert said.count(": ") >= len(NAMED)
    assert settings(file=file).token == TOKEN
    assert {name: getattr(settings(file=file), field) for name, field in FIELDS.items()} == NAMED
    pages = copies(file)
    assert sorted(pages) == COPIES
    for name, text in pages.items():
        rest = (
            (ROOT / "docs/legal" / name)
            .read_text("utf-8")
            .partition("mit ihnen." if ".de" in name else "with them.")[2]
        )
        assert len(rest) > 1000
        assert text.endswith(rest.lstrip("\n"))
        assert text.startswith("# ")
        assert [value for value in NAMED.values() if f"| {value} |\n" not in text] == []
        assert not any(each in text for each in ("<!--", "-->", "\n> ", "{", "../", "| |\n\n"))
    before = file.read_bytes()
    assert str(file.with_name("p.sqlite3-pages")) in typed(monkeypatch, file, "not asked")
    assert file.read_bytes() == before


FIELDS = {
    "POEPPEL_OPERATOR": "operator",
    "POEPPEL_CONTACT": "contact",
    "POEPPEL_HOSTED_BY": "hosted_by",
}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_the_questions_stand_in_a_real_terminal(file: Path) -> None:
    """And not in what a script reads."""
    import pty

    main, side = pty.openpty()
    code = (
        "import sys; from pathlib import Path; from cogs.operator.legal_pages import provide; "
        "from cogs.platform.operator_settings import settings; "
        "file = Path(sys.argv[1]); provide(settings(file=file), file)"
    )
    os.write(main, "".join(f"{each}\n" for each in NAMED.values()).encode())
    result = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        cwd=ROOT, stdin=side, stdout=subprocess.PIPE, stderr=side, timeout=60, check=True,
    )  # fmt: skip
    os.close(side)
    os.close(main)
    assert result.stdout == b""
    assert sorted(copies(file)) == COPIES


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("x" * 201, "POEPPEL_OPERATOR has 201 characters, and may have at most 200."),
        ("a\x1b[Ab", "POEPPEL_OPERATOR is 'a\\x1b[Ab', and must be one line of text."),
        ("Ada \udcfc", "POEPPEL_OPERATOR is 'Ada \\udcfc', and must be one line of text."),
    ],
)
def test_a_malformed_answer_is_one_sentence_and_asked_for_again(
    bad: str, says: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = typed(monkeypatch, file, bad, "Ada", "Ada", "https://example.org", "at home")
    assert f": {says}\n" in said
    assert "POEPPEL_CONTACT is 'Ada', and must be an e-mail address or a link.\n" in said
    assert settings(file=file).operator == "Ada"
    assert "x" * 201 not in file.read_text()


def test_an_empty_answer_is_left_for_later(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = typed(monkeypatch, file, "Ada", "", "")
    assert settings(file=file).operator == "Ada"
    assert copies(file) == {}
    assert said.endswith("POEPPEL_CONTACT, POEPPEL_HOSTED_BY.\n")
    assert "Operator: " not in typed(monkeypatch, file)  # and the terminal ends
    assert copies(file) == {}


def test_without_a_terminal_nothing_is_asked(file: Path, capsys: Capture) -> None:
    before = file.read_bytes()
    provide(settings(file=file), file)
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), file.read_bytes()) == ("", 1, before)
    assert all(name in err for name in NAMED)


def test_where_no_file_can_be_written_the_lines_are_said(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container: the copies are written all the same."""
    nowhere = file.parent / "none" / ".env"
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    said = typed(monkeypatch, nowhere, *NAMED.values())
    assert "POEPPEL_OPERATOR='Ada\\'s tables'\nPOEPPEL_CONTACT=ada@example.org\n" in said
    assert sorted(copies(file)) == COPIES


def test_a_new_file_is_for_its_owner_alone(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    file.unlink()
    typed(monkeypatch, file, *NAMED.values())
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_page_keeps_its_date_until_it_says_something_else(tmp_path: Path) -> None:
    """The former one stays: people may ask for it."""
    chosen = Settings(
        database=tmp_path / "p.sqlite3", operator="Ada | <b>", contact="@ada", hosted_by="at home"
    )
    write_pages(chosen, "2027-01-01")
    first = copies(tmp_path / ".env")
    assert "| Ada \\| &lt;b> |\n" in first["TERMS.md"]
    assert "| 2027-01-01 |\n" in first["TERMS.md"]
    write_pages(chosen, "2027-02-02")
    assert copies(tmp_path / ".env") == first
    (tmp_path / "p.sqlite3-pages" / "TERMS.md").write_text("changed")
    write_pages(chosen, "2027-03-03")
    after = copies(tmp_path / ".env")
    assert after.pop("TERMS.until-2027-03-03.md") == "changed"
    assert "| 2027-03-03 |\n" in after.pop("TERMS.md")
    assert after == {name: text for name, text in first.items() if name != "TERMS.md"}


def test_former_pages_of_one_day_all_stay(tmp_path: Path) -> None:
    """As where a name is corrected at once: the page before it was in force for long."""
    chosen = Settings(database=tmp_path / "p.sqlite3", operator="Ada")
    former = "in force for a year", "in force for an hour", "in force for a minute"
    for each in former:
        (tmp_path / "p.sqlite3-pages").mkdir(exist_ok=True)
        (tmp_path / "p.sqlite3-pages" / "TERMS.md").write_text(each)
        write_pages(chosen, "2027-03-03")
    assert {*former} <= {*copies(tmp_path / ".env").values()}


def test_on_a_full_disk_the_pages_in_force_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = Settings(database=tmp_path / "p.sqlite3", operator="Ada")
    write_pages(chosen, "2027-01-01")
    before = copies(tmp_path / ".env")

    def half(path: Path, text: str, *_: object) -> None:
        path.write_bytes(text[:9].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(Path, "write_text", half)
        with pytest.raises(Failure, match="No space left"):
            write_pages(structs.replace(chosen, operator="Ben"), "2027-02-02")
    assert before.items() <= copies(tmp_path / ".env").items()


def test_a_page_with_a_table_of_its_own_is_copied_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As operators of former versions have filled them in."""
    (tmp_path / "docs/legal").mkdir(parents=True)
    (tmp_path / PAGES[0]).write_text("# Privacy\n\n| Operator | Ada |\n")
    monkeypatch.setattr(legal_pages, "ROOT", tmp_path)
    chosen = Settings(database=tmp_path / "p.sqlite3", operator="Ben")
    for _ in range(2):
        write_pages(chosen, "2027-01-01")
        assert copies(tmp_path / ".env") == {"PRIVACY.md": "# Privacy\n\n| Operator | Ada |\n"}


@pytest.mark.parametrize(
    "name", ["a # b", "\\", "'", '"', "$HOME", "{since}", "Jöran 🎲", "نور", "a=b", "\\'"]
)
def test_a_name_is_kept_as_it_was_typed(
    name: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, file, name, "@ada", "at home")
    assert settings(file=file).operator == name
    assert name in copies(file)["TERMS.md"]


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "p.sqlite3-pages").touch()
    chosen = Settings(database=tmp_path / "p.sqlite3")
    with pytest.raises(Failure, match=r"cannot be written in .*p\.sqlite3-pages: .*\.$"):
        write_pages(chosen, "2027-01-01")


def test_the_log_warns_until_the_operator_is_named(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    introduce(Settings(operator="Ada"))
    assert VERSION in caplog.messages[0]
    assert caplog.messages[1].endswith("POEPPEL_CONTACT, POEPPEL_HOSTED_BY")
    caplog.clear()
    introduce(Settings(operator="Ada", contact="@ada", hosted_by="at home"))
    assert [each.levelname for each in caplog.records] == ["INFO"]


def test_a_closed_terminal_is_not_asked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with `<&-` in a script."""
    said = Terminal()
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stderr", said)
    provide(settings(file=file), file)
    assert "POEPPEL_OPERATOR" in said.getvalue()
