"""The subjects of commits, as `.ci/commits` looks at them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

CHECK = Path(__file__).parent.parent / ".ci/commits"


def git(folder: Path, *words: str) -> str:
    """Run git with a name for commits, and return what it prints."""
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    command = ["git", "-C", str(folder), *who, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with a commit before the check, and one that brings it."""
    folder = tmp_path / "repository"
    git(tmp_path, "init", "--quiet", "--initial-branch", "main", str(folder))
    git(folder, "commit", "--quiet", "--allow-empty", "-m", "whatever it was that began.")
    (folder / ".ci").mkdir()
    shutil.copy(CHECK, folder / ".ci/commits")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "CI: Check subjects")
    return folder


def checked(folder: Path, base: str) -> tuple[int, str]:
    """Return the exit code and what is printed."""
    command = [str(folder / ".ci/commits"), base]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Tables: Let away players return", None),
        ("CI: Tell 60 characters", None),
        ("Rules: Say that nobody is hit", "clause"),
        ("Lobby: Invite nobody Whom a moderator removed", "clause"),
        ("Tables: Let away players return.", "full stop"),
        ("Tables: let away players return", "Verb object"),
        ("Let away players return", "Verb object"),
        ("Tables: " + "Let " * 14, "60 characters"),
    ],
)
def test_subjects_have_one_form(checkout: Path, subject: str, fault: str | None) -> None:
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", subject)
    code, said = checked(checkout, "HEAD~2")
    assert code == (fault is not None), said
    assert fault is None or fault in said


def test_the_area_may_be_any_words_and_older_commits_are_left_alone(checkout: Path) -> None:
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", "Looking back: Count rolls together")
    assert checked(checkout, "HEAD~2")[0] == 0


def test_without_history_it_passes_with_a_sentence(checkout: Path, tmp_path: Path) -> None:
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", "nothing of the form.")
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "--quiet", "--depth", "1", f"file://{checkout}", str(shallow))
    plain = tmp_path / "plain"
    shutil.copytree(checkout, plain, ignore=shutil.ignore_patterns(".git"))
    for folder, base in ((shallow, "HEAD~1"), (shallow, "v1.0"), (plain, "main")):
        code, said = checked(folder, base)
        assert code == 0
        assert said.endswith("the subjects of commits are not checked.\n")
