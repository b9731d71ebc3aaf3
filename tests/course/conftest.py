"""Students' files to test with, and a check that no process outlives its test."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent

import pytest

from tests.student_processes import bearers
from tttmc_app.course import Student
from tttmc_app.course.fence import FencePart

Write = Callable[[str], Path]

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
def fence() -> tuple[FencePart, ...]:
    """Return the parts of the sandbox that this system supports."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "student.py")
        path.touch()
        with Student(path) as student:
            return student.load().fence


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a student's file."""

    def written(text: str, name: str = "student.py") -> Path:
        path = tmp_path / name
        path.write_text(dedent(text), encoding="utf-8")
        return path

    return written


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    """Fail a test that leaves a student's process running."""
    yield
    deadline = time.monotonic() + 10
    while (left := bearers()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert left == []


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the end of a time limit however busy the computer is, instead of giving up."""
    monkeypatch.setattr("tttmc_app.course.deadline._PATIENCE", 100)
