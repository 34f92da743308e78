"""A player of the playground."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.builders import UserHandle

from playground.internals.frames import Frame


class Person:
    """One of the four, with two frames of their view."""

    def __init__(self, user: UserHandle, member: MemberActor, colour: str) -> None:
        self.name = user.global_name or user.name
        self.key = user.name
        self.user = user
        self.member = member
        self.colour = colour
        self.frames: dict[str, Frame] = {}
