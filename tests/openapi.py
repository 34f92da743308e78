"""Checks requests against Discord's own description of its HTTP interface, where that is present.

The description is the file `openapi.json` of https://github.com/discord/discord-api-spec; the
environment variable `POEPPEL_DISCORD_OPENAPI` names a copy. Discord calls it a preview: where it and
the documentation differ, the documentation decides; `DIFFERENCES` holds those that we met.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, Registry, ValidationError, ValidationErrorKind

VARIABLE = "POEPPEL_DISCORD_OPENAPI"

DIFFERENCES: Mapping[str, Mapping[str, Any]] = {
    # Discord takes ids as numbers too, and its own examples number new attachments 0, 1, 2.
    "SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"},
}
"""Definitions that replace Discord's."""

ROOT = "urn:discord"
"""The name under which the description refers to its own parts."""

BODY_TYPES = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")
"""In the order of our liking: what is sent as form data besides files is the same JSON."""


class Operation(NamedTuple):
    """What may be sent to one method and path."""

    method: str
    template: re.Pattern[str]
    literals: int
    """How many parts of the path are fixed; the most exact of several matching paths counts."""
    body: str | None
    """Where the description of the body is, as a JSON pointer."""


class Description:
    """Discord's description, ready to check with; validators are made when they are first needed."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        document["components"]["schemas"].update(DIFFERENCES)
        self._registry = Registry([(ROOT, document)])
        self._operations = list(_operations(document))
        self._checks: dict[str, Draft202012Validator] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """What Discord would not accept; *path* begins after the version, *body* is None for none."""
        operation = self._operation(method, path)
        if operation is None:
            return ["Discord has no such method and path"]
        if body is None:
            return []
        if operation.body is None:
            return ["Discord expects no body here"]
        error = next(self._check(operation.body).iter_errors(body), None)
        return [] if error is None else [_sentence(error)]

    def _operation(self, method: str, path: str) -> Operation | None:
        fitting = (
            operation
            for operation in self._operations
            if operation.method == method and operation.template.fullmatch(path)
        )
        return max(fitting, key=lambda operation: operation.literals, default=None)

    def _check(self, pointer: str) -> Draft202012Validator:
        if pointer not in self._checks:
            self._checks[pointer] = Draft202012Validator(
                {"$ref": f"{ROOT}#{pointer}"}, registry=self._registry
            )
        return self._checks[pointer]


@cache
def description() -> Description | None:
    """The description named by the environment, if it is."""
    path = os.environ.get(VARIABLE)
    return Description(Path(path)) if path else None


def _operations(document: Mapping[str, Any]) -> Iterator[Operation]:
    for template, methods in document["paths"].items():
        parts = [re.sub(r"\\?\{\w+\\?\}", "[^/]+", re.escape(part)) for part in template.split("/")]
        literals = sum("[^/]+" not in part for part in parts)
        for method, operation in methods.items():
            if method not in ("get", "post", "put", "patch", "delete"):
                continue
            types = operation.get("requestBody", {}).get("content", {})
            kind = next((kind for kind in BODY_TYPES if kind in types), None)
            body = None
            if kind is not None:
                way = ("paths", template, method, "requestBody", "content", kind, "schema")
                body = "".join("/" + quote(part.replace("/", "~1"), safe="~") for part in way)
            yield Operation(method.upper(), re.compile("/".join(parts)), literals, body)


def _sentence(error: ValidationError) -> str:
    """Say what is wrong, and where.

    Most of the description is choices between kinds of things, and what is wrong fits none of them,
    which says little. If one kind only can be meant, its first problem is the problem.
    """
    choices = ValidationErrorKind.AnyOf | ValidationErrorKind.OneOfNotValid
    message = error.message
    while isinstance(error.kind, choices):
        meant = [found for found in error.kind.context if not _other(found, error.instance_path)]
        if len(meant) != 1:
            message = (
                error.message if meant else f"nothing of this kind may be here: {error.message}"
            )
            break
        error = meant[0][0]
        message = error.message
    place = "/".join(map(str, error.instance_path)) or "the body"
    return f"{place}: {message[:300]}"


def _other(problems: list[ValidationError], place: list[str | int]) -> bool:
    """Whether what stands at *place* is of another kind than that which it has these problems with."""
    for problem in problems:
        kind, path = problem.kind, problem.instance_path
        if isinstance(kind, ValidationErrorKind.Type) and path == place:
            return True
        if isinstance(kind, ValidationErrorKind.Enum) and path == [*place, "type"]:
            return True
    return False
