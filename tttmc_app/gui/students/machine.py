"""A file that was opened, as a machine: its own `mc_move` in its own child process."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from time import sleep

from tttmc_app.core import Meaning, Position, Text, Thought
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.players import CoursePlayer, Player

_WAIT_SECONDS = 0.01


class StudentMachine(Player):
    """Let a student's file move, and say what its scores are.

    Nothing of the file runs before the machine is given its child, which the window does once a
    person has agreed to it; until then a thought only waits.
    """

    def __init__(self, name: str, trials: int | None) -> None:
        """Take the file's name, and the trials to ask for; None for the file's own number."""
        self._name = name
        self._trials = trials
        self.student: HeardStudent | None = None
        """The file's child; set by the window's thread, read by the one that thinks."""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield that the file is at work, again and again, and at last its move or its forfeit.

        Whoever stops iterating ends the file's process.
        """
        while (student := self.student) is None:
            # The sleep comes first: whoever cancels meanwhile is heard before the child is asked.
            sleep(_WAIT_SECONDS)
            yield _waiting(position, seed, Text("{file} waits to be opened.", file=self._name))
        player = CoursePlayer(student, self._trials, game=student.game)
        thoughts = player.think(position, seed)
        try:
            for thought in thoughts:
                yield self._worded(thought)
        finally:
            if isinstance(thoughts, Generator):
                thoughts.close()  # at once and not when it is forgotten: the child ends with it

    def _worded(self, thought: Thought) -> Thought:
        """Return a thought that says where its scores are from."""
        if not thought.decided:
            note = Text("{file} is choosing {side}'s move.", file=self._name, side=thought.side)
            return replace(thought, note=note)
        if any(value is not None for value in thought.values):
            note = Text(
                "The scores that {file} passed to its get_best_move; brighter is better for "
                "{side}.",
                file=self._name,
                side=thought.side,
            )
            return replace(thought, note=note)
        return thought


def _waiting(position: Position, seed: int, note: Text) -> Thought:
    return Thought(
        meaning=Meaning.SCORE,
        side=position.to_move,
        values=(None,) * position.rules.square_count,
        errors=None,
        best=(),
        trials=0,
        wanted=None,
        seed=seed,
        note=note,
    )
