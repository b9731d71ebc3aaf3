"""The benchmark, which measures the same games on every engine."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.engine import twin
from tttmc_app.engine.backends import available
from tttmc_app.experiments.benchmark import (
    Case,
    benchmark,
    course_trials,
    openspiel_trials,
)


def test_every_contender_has_a_row() -> None:
    """All backends are measured; ratios are relative to course-style Python's own row."""
    cases = [Case(3, 3), Case(8, 8, 3)]
    tables = list(benchmark(cases, rounds=2, seconds=0.002))
    names = {backend.name for backend in available()}
    for case, rows in zip(cases, tables, strict=True):
        assert names | {"course"} <= {row.backend for row in rows}
        assert {(row.board, row.line) for row in rows} == {(case.board, case.line)}
        python = next(row for row in rows if row.backend == "course")
        for row in rows:
            assert row.trials_per_second > 0
            assert row.ratio_to_python == pytest.approx(
                row.trials_per_second / python.trials_per_second
            )
    equivalent = {row.backend for row in tables[1] if row.equivalent}
    assert equivalent == names - {"python"}
    assert not any(row.equivalent for row in tables[0])


def test_some_contenders_alone() -> None:
    """Only the named engines and course-style Python are measured."""
    (rows,) = benchmark([Case(3, 3)], rounds=1, seconds=0.001, only=["python"])
    assert [row.backend for row in rows] == ["python", "course"]


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
