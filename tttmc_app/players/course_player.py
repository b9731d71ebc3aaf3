"""A student's own `mc_move` as a player, in a child process that lasts from move to move.

Any failure of the file forfeits the game: an illegal move, an exception, too much time, memory or
output, or the end of its process. The next game loads the file again. Interference from outside
isn't a failure of the file: the player asks for the move again.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from tttmc_app.core import (
    Position,
    Rules,
    Text,
    Thought,
    TttmcError,
    best_squares,
    derive_seed,
    thought_without_values,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    FailureKind,
    GuiGame,
    StudentError,
    StudentMove,
)
from tttmc_app.players.player import Player, file_digest

TRIALS_WITHOUT_NTRIALS = 100
"""Trials per move, for a file without NTRIALS."""
_ATTEMPTS = 3
"""How many times a move is requested if something outside the file interferes."""
_NO_SCORES = Text(
    "The file's mc_move passed no scores to get_best_move, so there are none to show."
)
_NO_FORFEIT = (FailureKind.UNREADABLE, FailureKind.CLOSED, FailureKind.DISTURBED)
"""Failures that the file isn't to blame for."""


class CoursePlayer(Player):
    """A player that calls a file's `mc_move`, or the function that the file passed to `run_gui`."""

    def __init__(
        self,
        student: SandboxedFile | None,
        trials: int | None = None,
        *,
        game: GuiGame | None = None,
    ) -> None:
        """Store the student's file, loaded or not; if no trials are given, its NTRIALS applies.

        With a game, the player calls the function that the file passed to that game's `run_gui`.
        """
        self.student = student
        self._trials = trials
        self._game = game

    def think(self, position: Position, seed: int) -> Generator[Thought]:
        """Yield a thought without values while the file runs, then its move or its forfeit.

        Stopping the iteration ends the file's process. Raises TttmcError if there is no file, it
        can't be read, or its process is repeatedly ended from outside.
        """
        waiting = thought_without_values(position, seed)
        student = self.student
        if student is None:
            raise TttmcError("course needs a student's file: name one, such as course:mine.py")
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                move = yield from self._asked(student, position, seed, waiting)
            except StudentError as error:
                if error.kind is FailureKind.DISTURBED and attempt < _ATTEMPTS:
                    continue  # it wasn't the file's fault
                if error.kind in _NO_FORFEIT:
                    raise
                yield replace(waiting, forfeit=error.text)
            else:
                grid, trials = move.grid, self._trials_of(student)
                cells = None if grid is None else [cell for row in grid for cell in row]
                values = waiting.values if cells is None else position.where_legal(cells)
                yield replace(
                    waiting,
                    values=values,
                    best=best_squares(position, values) or (move.square,),
                    trials=trials,
                    target=trials,
                    move=move.square,
                    note=_NO_SCORES if grid is None else EMPTY_TEXT,
                )
            return

    def _asked(
        self, student: SandboxedFile, position: Position, seed: int, waiting: Thought
    ) -> Generator[Thought, None, StudentMove]:
        """Yield thoughts without values while the file runs, and return its move."""
        if student.loaded is None:
            for _event in student.load():
                yield waiting
        trials = self._trials_of(student)
        waiting = replace(waiting, target=trials)
        handle = self._game.handle if self._game else None
        # A derived seed, so that the file's random numbers are unrelated to other players'.
        steps = student.move(position, trials, handle=handle, seed=derive_seed(seed, "student"))
        while True:
            try:
                next(steps)
            except StopIteration as end:
                move: StudentMove = end.value
                return move
            yield waiting

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of the file, whose text decides how it plays."""
        del rules
        return file_digest(self.student.path if self.student else None)

    def close(self) -> None:
        """End the file's process."""
        if self.student is not None:
            self.student.close()

    def _trials_of(self, student: SandboxedFile) -> int:
        if self._trials is not None:
            return self._trials
        if self._game is not None:
            return self._game.trials
        own = student.loaded.constant("NTRIALS") if student.loaded else None
        return (
            int(own)
            if isinstance(own, int | float) and 0 <= own < 10**12
            else TRIALS_WITHOUT_NTRIALS
        )
