"""A student's file as a player, with a stand-in for its process: failures, trials and scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tttmc_app.core import Meaning, Position, Rules, Text, Thought, derive_seed
from tttmc_app.course import FailureKind, GuiGame, Plain, Student, StudentError, StudentMove
from tttmc_app.course.exchange import Steps
from tttmc_app.course.student_types import CodeFailure, Language, LoadedFile
from tttmc_app.players.course_player import CoursePlayer

POSITION = Position.parse("X../.O./...")
NO_SCORES = "The file's mc_move passed no scores to get_best_move, so there are none to show."


class Stand(Student):
    """A file that is loaded at once, and then fails or moves as it is told."""

    def __init__(self, results: list[FailureKind | StudentMove]) -> None:
        super().__init__(Path("mine.py"))
        self.results = results
        self.asked: list[tuple[str, int, int | None, int | None]] = []
        self.loads = 0

    def loading(self) -> Steps[Any]:
        """Take one step, and load nothing."""
        self.loads += 1
        yield None

    def moving(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> Steps[StudentMove]:
        """Take two steps, then fail or move."""
        self.asked.append((position.text, trials, handle, seed))
        yield None
        yield None
        found = self.results.pop(0)
        if isinstance(found, FailureKind):
            raise StudentError(CodeFailure(found, f"it is {found}"))
        return found


MOVE = StudentMove((0, 2), None, "", 0.5)
DISTURBED = FailureKind.DISTURBED


def thoughts(player: CoursePlayer, seed: int = 7) -> list[Thought]:
    """Return all thoughts of a player about the position."""
    return list(player.think(POSITION, seed))


@pytest.mark.parametrize("disturbed", [0, 1, 2])
def test_a_disturbed_file_is_asked_again(disturbed: int) -> None:
    """Up to two disturbances delay a move, which is requested again with the same seed."""
    student = Stand([*[DISTURBED] * disturbed, MOVE])
    *before, last = thoughts(CoursePlayer(student, 30))
    request = ("X../.O./...", 30, None, derive_seed(7, "student"))
    assert student.asked == [request] * (disturbed + 1)
    assert student.results == []
    assert last.move == (0, 2)
    assert len(before) == 3 * (disturbed + 1)
    assert not any(thought.decided for thought in before)


@pytest.mark.parametrize("kind", FailureKind)
def test_what_a_failure_leads_to(kind: FailureKind) -> None:
    """The file forfeits by its own failures; what it can't be blamed for raises an error."""
    student = Stand([kind] * 3)
    player = CoursePlayer(student, 30)
    if kind in ("unreadable", "closed", "disturbed"):
        with pytest.raises(StudentError, match=f"it is {kind}"):
            thoughts(player)
        assert len(student.asked) == (3 if kind == "disturbed" else 1)
        return
    last = thoughts(player)[-1]
    assert (last.forfeit, last.move, last.seed) == (
        Text("{reason}", reason=f"it is {kind}"),
        None,
        7,
    )
    assert len(student.asked) == 1


def test_the_function_of_a_game_is_called() -> None:
    """With a game, its function and its trials are used, unless trials are given."""
    game = GuiGame(3, 2, 12, reverse=False, handle=5, name="mine")
    for trials, used in ((None, 12), (30, 30), (0, 0)):
        student = Stand([MOVE])
        last = thoughts(CoursePlayer(student, trials, game=game))[-1]
        assert student.asked == [("X../.O./...", used, 5, derive_seed(7, "student"))]
        assert (last.target, last.trials) == (used, used)


class Loadable(Stand):
    """A file whose number of trials is known only once it is loaded, until its process ends."""

    own: Plain = None

    @property
    def loaded(self) -> LoadedFile | None:
        """Return the file after it was loaded."""
        if self.loads == 0:
            return None
        return LoadedFile(Language.PYTHON_3, {"NTRIALS": self.own}, (), None, (), "", 0.0)


@pytest.mark.parametrize(
    ("own", "given", "used"),
    [(5, None, 5), (0, None, 0), (2.0, None, 2), (None, None, 100), (5, 30, 30), (5, 0, 0)],
)
def test_the_trials_of_every_move(own: Plain, given: int | None, used: int) -> None:
    """From the first move on, the file's own number is used, unless another is given."""
    student = Loadable([MOVE] * 2)
    student.own = own
    player = CoursePlayer(student, given)
    first, second = thoughts(player), thoughts(player)
    assert [asked[1] for asked in student.asked] == [used, used]
    assert [each.target for each in first] == [None, used, used, used]
    assert [each.target for each in second] == [used, used, used]
    assert (first[-1].trials, second[-1].trials, student.loads) == (used, used, 1)


def test_thoughts_before_the_move_have_no_values() -> None:
    """While the file is loaded and plays, there is nothing to show; with trials once they start."""
    student = Stand([MOVE])
    first, *others, last = thoughts(CoursePlayer(student, 30))
    nothing = (None,) * 9
    assert [each.target for each in (first, *others, last)] == [None, 30, 30, 30]
    for thought in (first, *others):
        assert (thought.values, thought.best, thought.trials) == (nothing, (), 0)
        assert (thought.side, thought.seed) == (POSITION.to_move, 7)
    assert student.loads == 1
    assert (last.values, last.best, str(last.note)) == (nothing, ((0, 2),), NO_SCORES)


def test_scores_are_shown_on_empty_squares() -> None:
    """The file's own scores come with its move, and the best of the empty squares."""
    grid = ((9.0, 1.0, 2.0), (2.0, 9.0, None), (0.5, -1.0, 0.0))
    last = thoughts(CoursePlayer(Stand([StudentMove((2, 1), grid, "", 0.5)]), 30))[-1]
    assert last.values == (None, 1.0, 2.0, 2.0, None, None, 0.5, -1.0, 0.0)
    assert (last.best, last.move) == (((0, 2), (1, 0)), (2, 1))
    assert (last.meaning, last.trials, str(last.note)) == (Meaning.SCORE, 30, "")


def test_without_a_file_nothing_is_known() -> None:
    """A player without a file has no digest, and closing it does nothing."""
    player = CoursePlayer(None)
    assert player.knowledge(Rules(3)) == ""
    player.close()
