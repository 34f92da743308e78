"""Shortcuts of simcord for many tests: its copies, its callbacks, its time."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

PLAIN = {bool, int, float, str, type(None)}


def copied(thing: Any, memo: object = None) -> Any:
    """Copy JSON's parts quickly; leave the rest to `deepcopy`."""
    kind = type(thing)
    if kind is dict:
        return {key: copied(value) for key, value in thing.items()}
    if kind is list:
        return [copied(value) for value in thing]
    return thing if kind in PLAIN else copy.deepcopy(thing)


def told_time() -> float:
    """Return the seconds that the bot is told.

    Simcord's own way imports a module for each answer.
    """
    env = _runtime._selected_env(driver=False)
    return float(_dpy_internals._REAL_MONOTONIC() if env is None else env._virtual_time)


def quicken() -> None:
    """Have simcord copy messages, find callbacks and tell the time quickly.

    It copies each message several times, and compares the fields of a callback that has run with
    those of all that wait.
    """
    router.copy = gateway.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined, assignment]
    components.deepcopy = results.deepcopy = serializers.deepcopy = copied  # type: ignore[attr-defined, assignment]
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    _dpy_internals._clock_monotonic = told_time
