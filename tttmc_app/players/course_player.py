"""A student's own `mc_move` as a player, in a child process that lasts from move to move.

Any failure of the file forfeits the game: an illegal move, an exception, too much time, memory or
output, or the end of its process. The next game loads the file again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import (
    Meaning,
    Position,
    Rules,
    Text,
    Thought,
    TttmcError,
    best_squares,
    derive_seed,
)
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.players.monte_carlo import OPPONENT, OWN, SCORE_WEIGHT
from tttmc_app.players.parameter import (
    FileParameter,
    Group,
    NumberParameter,
    OverrideParameter,
    Value,
)
from tttmc_app.players.player import Player, PlayerKind

if TYPE_CHECKING:
    from tttmc_app.course import GuiGame, Student, StudentMove

TRIALS_WITHOUT_NTRIALS = 100
"""Per move, for a file without NTRIALS."""
_LOAD_SEED = 0


class CoursePlayer(Player):
    """A player that calls a file's `mc_move`, or the function that the file passed to `run_gui`."""

    def __init__(
        self,
        student: Student | None,
        trials: int | None = None,
        *,
        game: GuiGame | None = None,
    ) -> None:
        """Set the student's file, loaded or not; without trials, its NTRIALS applies.

        With a game, the player calls the function that the file passed to `run_gui` for it.
        """
        self.student = student
        self._trials = trials
        self._game = game

    def think(self, position: Position, seed: int) -> Iterator[Thought]:
        """Yield a thought without values while the file runs, then its move or its forfeit.

        Stopping the iteration ends the file's process. Raises TttmcError without a file, or for
        one that can't be read.
        """
        waiting = _thought(position, seed)
        student = self.student
        if student is None:
            raise TttmcError("course needs a student's file: name one, such as course:mine.py")
        # Imported late, here and in `_make`: most programs list this player but never use it.
        from tttmc_app.course import FailureKind, StudentError

        try:
            if student.loaded is None:
                for _event in student.loading():
                    yield waiting
            trials = self._trials_of(student)
            waiting = replace(waiting, target=trials)
            handle = self._game.handle if self._game else None
            # A derived seed, so that the file's random numbers are unrelated to other players'.
            steps = student.moving(
                position, trials, handle=handle, seed=derive_seed(seed, "student")
            )
            while True:
                try:
                    next(steps)
                except StopIteration as end:
                    move: StudentMove = end.value
                    break
                yield waiting
        except StudentError as error:
            if error.kind in (FailureKind.UNREADABLE, FailureKind.CLOSED):
                raise
            yield replace(waiting, forfeit=str(error))
            return
        yield _decided(waiting, position, move)

    def knowledge(self, rules: Rules) -> str:
        """Return a digest of the file, whose text decides how it plays."""
        del rules
        try:
            return sha256(self.student.path.read_bytes()).hexdigest() if self.student else ""
        except OSError:
            return ""

    def close(self) -> None:
        """End the file's process."""
        if self.student is not None:
            self.student.close()

    def _trials_of(self, student: Student) -> int:
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


def _thought(position: Position, seed: int) -> Thought:
    return Thought(
        meaning=Meaning.SCORE,
        side=position.to_move,
        values=(None,) * position.rules.square_count,
        errors=None,
        best=(),
        trials=0,
        target=None,
        seed=seed,
    )


def _decided(waiting: Thought, position: Position, move: StudentMove) -> Thought:
    """Return a last thought with the scores on which the file based its choice."""
    values: tuple[float | None, ...] = waiting.values
    note = Text("The file's mc_move passed no scores to get_best_move, so there are none to show.")
    if move.grid is not None:
        cells = [cell for row in move.grid for cell in row]
        empty = position.empty
        values = tuple(cell if empty >> i & 1 else None for i, cell in enumerate(cells))
        note = EMPTY_TEXT
    best = best_squares(position, values)
    return replace(
        waiting,
        values=values,
        best=best or (move.square,),
        trials=waiting.target or 0,
        move=move.square,
        note=note,
    )


def _make(values: Mapping[str, Value]) -> Player:
    if not values["file"]:
        return CoursePlayer(None)
    from tttmc_app.course import Overrides, RunLimits, Student

    trials, current, other = (
        None if values[name] == "" else float(values[name])
        for name in ("trials", "current", "other")
    )
    student = Student(
        Path(str(values["file"])),
        RunLimits(call_seconds=float(values["seconds"])),
        _LOAD_SEED,
        overrides=Overrides(None if trials is None else int(trials), current, other),
        skip_games=True,
    )
    return CoursePlayer(student, None if trials is None else int(trials))


KIND = PlayerKind(
    "course",
    Text("Student's file"),
    Text(
        "Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. "
        "A file that fails forfeits the game."
    ),
    (
        FileParameter(
            "file",
            Text("File"),
            Text("choose a file"),
            Text("The student's Python file. It can do anything you can on this computer."),
            must_exist=True,
        ),
        OverrideParameter(
            "trials",
            Text("Trials per move"),
            Text("NTRIALS"),
            0,
            10**9,
            Text("The number of trials passed to mc_move. Empty: the file's NTRIALS."),
        ),
        OverrideParameter(
            "current",
            Text("Score weight: own"),
            Text("SCORE_CURRENT"),
            0.0,
            1000.0,
            Text("Replaces SCORE_CURRENT (or MCMATCH) without changing the file."),
            Group(SCORE_WEIGHT, OWN),
        ),
        OverrideParameter(
            "other",
            Text("Score weight: opponent"),
            Text("SCORE_OTHER"),
            0.0,
            1000.0,
            Text("Replaces SCORE_OTHER (or MCOTHER) without changing the file."),
            Group(SCORE_WEIGHT, OPPONENT),
        ),
        NumberParameter(
            "seconds",
            Text("Seconds per move"),
            30,
            1,
            3600,
            Text("How long a move may take before the file forfeits."),
        ),
    ),
    _make,
)
