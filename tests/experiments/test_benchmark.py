"""The benchmark, which measures the same games on every engine."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.engine import twin
from tttmc_app.engine.backends import available
from tttmc_app.experiments.benchmark import (
    CASES,
    COURSE,
    Case,
    benchmark,
    course_trials,
    openspiel_trials,
    position_of,
)


def test_every_contender_has_a_row() -> None:
    """All backends are measured, or those named; ratios are to course-style Python's own row."""
    names = {backend.name for backend in available()}
    for case, only, measured in (
        (Case(3, 3), (), names), (Case(8, 8, 3), (), names), (Case(3, 3), ("python",), {"python"})
    ):  # fmt: skip
        (rows,) = benchmark([case], rounds=2, seconds=0.002, only=only)
        assert {row.backend for row in rows} >= measured | {COURSE}
        assert {(row.board, row.line) for row in rows} == {(case.board, case.line)}
        (python,) = (row.trials_per_second for row in rows if row.backend == COURSE)
        assert [row.ratio_to_python * python for row in rows] == pytest.approx(
            [row.trials_per_second for row in rows]
        )
        equivalent = {row.backend for row in rows if row.equivalent}
        assert equivalent == (names - {"python"} if case.plies else set())
    for each in CASES:
        position = position_of(each)
        assert position == position_of(each)
        assert position.outcome is None
        assert (position.x | position.o).bit_count() == each.plies


@pytest.mark.parametrize("reverse", [False, True])
def test_course_style_scores_like_the_course(reverse: bool) -> None:
    """Course-style Python is correct: its scores are close to the twin's."""
    position = Position(Rules(3, reverse=reverse), 0b1, 0b10000, Mark.X)
    trials = 4000
    scores = [score for row in course_trials(position, trials, 1) for score in row]
    tally = twin.sample(position, trials, 2)
    for mine, theirs, error in zip(scores, tally.scores(), tally.standard_errors(), strict=True):
        assert abs(mine - theirs) <= 4.5 * 2**0.5 * error


@pytest.mark.parametrize(
    ("text", "mover", "reverse", "expected"),
    [
        # X wins by the last square, or loses by it.
        ("XOX/OXO/OX.", Mark.X, False, [[4, -4, 4], [-4, 4, -4], [-4, 4, 4]]),
        ("XOX/OXO/OX.", Mark.X, True, [[-4, 4, -4], [4, -4, 4], [4, -4, -4]]),
        # Nobody wins.
        ("XOX/XOO/OX.", Mark.X, False, [[0, 0, 0]] * 3),
        # The first line ends a game; the empty square stays without a score.
        ("XX./OOX/OXO", Mark.X, False, [[4, 4, 4], [-4, -4, 4], [-4, 4, -4]]),
    ],
)
def test_scores_of_games_that_are_decided(
    text: str, mover: Mark, reverse: bool, expected: list[list[float]]
) -> None:
    """The mover's squares gain 1 for each game won and lose 1 for each lost, others reversely."""
    position = Position.parse(text, Rules(3, reverse=reverse), mover)
    assert course_trials(position, 4, 1) == expected


@pytest.mark.parametrize(
    ("board", "rules", "is_played"),
    [
        *((".../.../...", Rules(), True), (".../.../...", Rules(3, 2), True)),
        *((".../.../...", Rules(reverse=True), False), ("X../.../...", Rules(), False)),
        (".../.O./...", Rules(), False),
    ],
)
def test_openspiel_is_left_out_where_its_games_differ(
    board: str, rules: Rules, is_played: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boards with marks and other rules than its own aren't measured, if it is installed."""
    names: list[str] = []

    def load_game(name: str) -> SimpleNamespace:
        names.append(name)
        return SimpleNamespace(new_initial_state=lambda: None)

    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=load_game))
    play = openspiel_trials(Position.parse(board, rules, Mark.X))
    assert (play is not None) is is_played
    assert names == (["tic_tac_toe" if rules == Rules() else "mnk(m=3,n=3,k=2)"] if play else [])
