"""The image and the workflows: pinned, compiled, and with no more rights than they need."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from cogs.version import VERSION

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
IMAGE = re.compile(r"^(?:FROM|\s+image:) ((?:python|postgres)\S*)", re.MULTILINE)


@pytest.mark.parametrize(
    "name", ["Dockerfile", "compose.postgres.yaml", ".github/workflows/ci.yml"]
)
def test_images_of_others_are_named_by_their_digests(name: str) -> None:
    found = IMAGE.findall((ROOT / name).read_text("utf-8"))
    assert found
    assert [each for each in found if not re.search(r"@sha256:[0-9a-f]{64}$", each)] == []


def test_the_image_is_compiled_after_all_of_it_is_there() -> None:
    """Each health check compiled all that it loads: the folders cannot be written."""
    before, compiled, _ = (ROOT / "Dockerfile").read_text("utf-8").partition("compileall")
    assert compiled
    assert "COPY cogs cogs" in before


def test_the_user_of_the_image_has_one_number_everywhere() -> None:
    """Its group as well: a free number below 1,000 is another group's on the machine of a volume."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert set(re.findall(r"(?:--[ug]id|^USER) (\d+)", text, re.MULTILINE)) == {"10001"}
    assert "groupadd --gid" in text
    assert "useradd --system" not in text


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_a_container_of_the_documents_writes_to_its_volume_alone(page: str) -> None:
    """As it was tried: with a root that cannot be written."""
    text = (ROOT / page).read_text("utf-8").replace("\\\n", " ")
    [line] = re.findall(r"docker run --detach.*", text)
    for option in "--read-only", "--tmpfs /tmp", "--volume poeppel:/data", "--env":
        assert option in line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda each: each.name)
def test_workflows_run_no_text_of_others_and_keep_no_credentials(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    steps = re.split(r"^      - ", text, flags=re.MULTILINE)[1:]
    for step in steps:
        assert not re.search(r"(?:^|\n\s+)run:[^\n]*(?:\n {10}[^\n]*)*\$\{\{", step), step
        assert "actions/checkout@" not in step or "persist-credentials: false" in step
    uses = re.findall(r"uses: (\S+)", text)
    assert uses
    assert [each for each in uses if not re.search(r"@[0-9a-f]{40}$|^\./", each)] == []


def test_all_that_is_pinned_is_raised_by_itself() -> None:
    text = (ROOT / ".github/dependabot.yml").read_text("utf-8")
    found = set(re.findall(r"package-ecosystem: (\S+)", text))
    assert found == {"pip", "github-actions", "docker", "docker-compose"}


def test_reports_have_their_forms() -> None:
    """Each of which parses as far as its name and its questions."""
    forms = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
    assert {each.stem for each in forms} == {"bug", "rule", "translation", "config"}
    for each in forms:
        text = each.read_text("utf-8")
        assert each.stem == "config" or {"name:", "description:", "body:"} <= set(
            re.findall(r"^\w+:", text, re.MULTILINE)
        )


def notes(tag: str) -> subprocess.CompletedProcess[str]:
    """Run the script that prints a release's part of the changelog."""
    return subprocess.run([".ci/notes", tag], cwd=ROOT, capture_output=True, text=True)


def test_a_release_is_told_by_its_part_of_the_changelog() -> None:
    said = notes(f"v{VERSION}")
    assert said.returncode == 0
    assert said.stdout.startswith("### ")
    assert "\n## " not in said.stdout
    whole = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert said.stdout in whole.partition(f"## [{VERSION}]")[2]


@pytest.mark.parametrize("tag", ["v0.0.1", "v1", "main"])
def test_a_tag_of_another_version_releases_nothing(tag: str) -> None:
    said = notes(tag)
    assert (said.returncode, said.stdout) == (1, "")
    assert tag in said.stderr
