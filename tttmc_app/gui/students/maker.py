"""The window's machines, made without anything of students' files until one is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tttmc_app.players import Player, PlayerSpec

if TYPE_CHECKING:
    from tttmc_app.gui.students.room import Room

KIND = "course"


def is_student(spec: PlayerSpec) -> bool:
    """Return whether a player is a student's file, though perhaps none is named yet."""
    return spec.kind.name == KIND


class Maker:
    """Make the machine that a spec names; students' files get their child from a room of theirs.

    Most games have no student's file. What only those need is imported and built when the first
    one comes, here and in `Students`: it is a sixth of the window's start.
    """

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._room: Room | None = None

    @property
    def room(self) -> Room:
        """Return the room of students' files, made when it is asked for."""
        if self._room is None:
            from tttmc_app.gui.students.room import Room

            self._room = Room(self._parent)
        return self._room

    def make(self, spec: PlayerSpec) -> Player | None:
        """Return the machine that a spec names, None for a person."""
        if is_student(spec):
            return self.room.make(spec)
        return None if spec.is_human else spec.make()
