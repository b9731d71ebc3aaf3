"""The benchmark, which measures the same games on every engine."""

from __future__ import annotations

import pytest

from tttmc_app.core import Mark, Position, Rules
from tttmc_app.engine import twin
from tttmc_app.engine.backends import available
from tttmc_app.experiments import benchmark as benchmark_module
from tttmc_app.experiments.benchmark import (
    CASES,
    COURSE,
    QUICK_CASES,
    Case,
    benchmark,
    course_trials,
    openspiel_trials,
    position_of,
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


def test_the_boards_that_are_measured() -> None:
    """Each is measured empty and begun; the quick benchmark has three of them."""
    boards = [
        (3, 3, 2), (4, 4, 4), (5, 5, 6), (7, 4, 12), (10, 10, 25), (15, 5, 40), (19, 19, 90),
        (25, 5, 60),
    ]  # fmt: skip
    pairs = [Case(size, line, plies) for size, line, begun in boards for plies in (0, begun)]
    assert [*CASES] == pairs
    assert [*QUICK_CASES] == [Case(3, 3), Case(7, 4), Case(10, 10)]


def test_cases_are_open_positions_that_repeat() -> None:
    """Every case begins in an unfinished position after its number of moves."""
    for case in CASES:
        position = position_of(case)
        assert position == position_of(case)
        assert position.rules == Rules(case.size, case.line)
        assert position.outcome is None
        assert (position.x | position.o).bit_count() == case.plies


@pytest.mark.parametrize("reverse", [False, True])
def test_course_style_scores_like_the_course(reverse: bool) -> None:
    """Course-style Python is correct: its scores are close to the twin's."""
    position = Position(Rules(3, reverse=reverse), 0b1, 0b10000, Mark.X)
    trials = 4000
    scores = [score for row in course_trials(position, trials, 1) for score in row]
    tally = twin.sample(position, trials, 2)
    for mine, theirs, error in zip(scores, tally.scores(), tally.standard_errors(), strict=True):
        assert abs(mine - theirs) <= 4.5 * 2**0.5 * error


def test_openspiel_joins_where_it_can() -> None:
    """OpenSpiel is measured on empty boards with normal rules, if it is installed."""
    start = Position.start(Rules())
    assert openspiel_trials(start.play((0, 0))) is None
    assert openspiel_trials(Position.start(Rules(3, reverse=True))) is None
    if play := openspiel_trials(start):
        play(10, 1)


def test_a_board_is_described() -> None:
    """A case has its size and, if there are any, its moves."""
    assert [Case(4, 4).board, Case(4, 4, 4).board] == ["4×4", "4×4 after 4 moves"]


def test_each_turn_has_a_seed_from_the_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns have different seeds, which the benchmark's seed repeats."""

    def seeds_of(seed: int) -> list[int]:
        played: list[int] = []

        def play(_trials: int, turn: int) -> None:
            played.append(turn)

        engines = {COURSE: benchmark_module._Engine(play)}  # pyright: ignore[reportPrivateUsage]  # a quick one

        def engines_at(_position: Position) -> object:
            return engines

        def calibrated(*_: object) -> int:
            return 1

        monkeypatch.setattr(benchmark_module, "_engines", engines_at)
        monkeypatch.setattr(benchmark_module, "_calibrated", calibrated)
        list(benchmark([Case(3, 3)], seed, rounds=4))
        return played

    first = seeds_of(5)
    assert len(set(first)) == 4
    assert seeds_of(5) == first != seeds_of(6)
