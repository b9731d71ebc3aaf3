"""Students' files to test with, and a check that no process outlives its test."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

import pytest

from tests.refusals import carried_by
from tests.student_processes import bearers
from tttmc_app.core import Text
from tttmc_app.course.exchange import Steps, finish
from tttmc_app.course.sandbox import RunLimits, SandboxPart
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import CodeFailure, StudentError

Make = Callable[..., SandboxedFile]

FUNCTIONS = """
import random
import poc_ttt_provided as provided
NTRIALS = 5
SCORE_CURRENT = 1.0
SCORE_OTHER = 2.0
def mc_trial(board, player):
    while board.check_win() is None:
        row, col = random.choice(board.get_empty_squares())
        board.move(row, col, player)
        player = provided.switch_player(player)
def mc_update_scores(scores, board, player):
    winner = board.check_win()
    if winner == provided.DRAW:
        return
    for row in range(board.get_dim()):
        for col in range(board.get_dim()):
            if board.square(row, col) == provided.EMPTY:
                continue
            weight = SCORE_CURRENT if board.square(row, col) == player else SCORE_OTHER
            sign = 1 if board.square(row, col) == winner else -1
            scores[row][col] += sign * weight
def get_best_move(board, scores):
    empty = board.get_empty_squares()
    top = max(scores[row][col] for row, col in empty)
    return random.choice([(row, col) for row, col in empty if scores[row][col] == top])
def mc_move(board, player, trials):
    scores = [[0] * board.get_dim() for _ in range(board.get_dim())]
    for _ in range(trials):
        copy = board.clone()
        mc_trial(copy, player)
        mc_update_scores(scores, copy, player)
    return get_best_move(board, scores)
"""
"""A complete file as the course requires it; tests add to it."""


@lru_cache(maxsize=1)
def sandbox() -> tuple[SandboxPart, ...]:
    """Return the parts of the sandbox that this system supports."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "student.py")
        path.touch()
        with SandboxedFile(path) as student:
            return finish(student.load()).sandbox


@pytest.fixture
def student(tmp_path: Path) -> Iterator[Make]:
    """Return a function that writes a student's file; its process ends with the test."""
    with ExitStack() as stack:

        def made(text: str, limits: RunLimits | None = None, **settings: Any) -> SandboxedFile:
            path = tmp_path / "student.py"
            path.write_text(dedent(text), encoding="utf-8")
            return stack.enter_context(SandboxedFile(path, limits, **settings))

        yield made


def failure(act: Callable[[], Steps[object]]) -> CodeFailure:
    """Return how something fails, which is told in one line."""
    with pytest.raises(StudentError) as caught:
        finish(act())
    assert "\n" not in str(caught.value)
    return caught.value.failure


def values_of(text: Text | str) -> dict[str, str]:
    """Return the values in a text; a text of the file's own has none."""
    return carried_by(text) if isinstance(text, Text) else {}


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    """Fail a test that leaves a student's process running."""
    yield
    deadline = time.monotonic() + 10
    while (left := bearers()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert left == []
