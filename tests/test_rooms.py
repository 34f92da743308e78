"""Modules have one subject, and names one sense: both numbers only fall."""

from __future__ import annotations

from tests.rooms import READ_TOGETHER, ROOT, clusters, fused
from tests.senses import senses, surplus

FUSED = 7
"""Modules with several subjects that nothing keeps together; ``python -m tests.rooms`` lists them."""
CLASSES, FUNCTIONS = 95, 345
"""Senses of names beyond the first; ``python -m tests.senses`` lists them."""

PART = (
    "def {0}_one():\n    return {0}_two()\n\ndef {0}_two():\n    return (\n"
    + "        1,\n" * 25
    + "    )\n"
)


def test_a_module_has_one_subject() -> None:
    found = fused()
    assert len(found) <= FUSED, f"cut one along its clusters: {sorted(found)}"


def test_modules_read_together_have_several_clusters() -> None:
    assert [
        name for name in READ_TOGETHER if len(clusters((ROOT / name).read_text("utf-8"))) < 2
    ] == []


def test_clusters_are_found_and_a_joint_joins_them() -> None:
    apart = PART.format("a") + PART.format("b")
    assert [set(each.names) for each in clusters(apart)] == [{"b_one", "b_two"}, {"a_one", "a_two"}]
    assert len(clusters(apart + "def joint():\n    return a_one(), b_one()\n")) == 1
    assert clusters("A = 1\nB = 2\n") == []


def test_a_name_has_one_sense() -> None:
    found = senses()
    assert surplus(found.classes) <= CLASSES, "a new class has the name of another: find its own"
    assert surplus(found.functions) <= FUNCTIONS, (
        "a new function has the name of another: find its own"
    )
