from __future__ import annotations

import threading
from pathlib import Path
from time import perf_counter

import pytest

from tests.grading.grading import grade, graded
from tests.grading.submissions import CORRECT, CORRECT_PYTHON_2, submit
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import batch, grade_all, submissions
from tttmc_app.grading.submission import DisturbedError

HOSTILE = {
    "exits.py": CORRECT.replace("    winner = board.check_win()", "    import os\n    os._exit(1)"),
    "prints.py": CORRECT.replace("    size = board", "    print('x' * 10**6)\n    size = board"),
    "cells.py": CORRECT.replace(
        "    while board.check_win()", "    board._board = []\n    while 0"
    ),
    "weights.py": CORRECT.replace("= 1.5", "= float('nan')").replace("= 2.0", "= 1e308"),
    "numbers.py": CORRECT.replace(
        "    return get_best_move(board, scores)", "    return float('inf'), float('nan')"
    ),
    "names.py": "mc_trial = mc_update_scores = get_best_move = mc_move = NTRIALS = 'no'\n",
    "empty.py": "",
    "binary.py": "\0\1\2",
}


def test_hostile_files_disturb_no_others(tmp_path: Path) -> None:
    """Every file gets a report, and a correct file's report is the same as when graded alone."""
    folder = tmp_path / "folder"
    for name, text in HOSTILE.items():
        submit(folder, text, name)
    submit(folder, CORRECT, "right.py")
    submit(folder, CORRECT_PYTHON_2, "right2.py")
    paths = submissions([folder])
    reports = {report.file.name: report for report in graded(paths, workers=3, games=2)}
    assert set(reports) == {*HOSTILE, "right.py", "right2.py"}
    assert reports["right.py"].points == reports["right2.py"].points == 100
    full = {name for name, report in reports.items() if report.points == 100}
    assert full == {"right.py", "right2.py", "prints.py"}
    assert reports["binary.py"].error
    alone = grade(tmp_path / "alone", CORRECT, games=2)
    assert reports["right.py"].strength == alone.strength
    assert reports["right.py"].checks == alone.checks


def test_reports_grow(tmp_path: Path) -> None:
    """Reports arrive after each group and each game; the last is complete."""
    path = submit(tmp_path, CORRECT)
    results = list(grade_all([path], games=2))
    assert [item.is_done for item in results] == [False] * (len(results) - 1) + [True]
    checks = [len(item.report.checks) for item in results]
    assert checks == sorted(checks)
    assert len(set(checks)) == 7  # no group, each of the five groups, and the strength at the end
    games = [
        sum(match.games for match in item.report.strength.matches)
        for item in results
        if item.report.strength
    ]
    assert games[0] == 1
    assert games[-1] == 4


def test_closing_the_iterator_ends_everything(tmp_path: Path) -> None:
    """Closing the iterator ends its threads and their children."""
    before = threading.active_count()
    paths = [submit(tmp_path, CORRECT, f"player{number}.py") for number in range(4)]
    results = grade_all(paths, games=1000)
    first = next(results)
    assert not first.is_done
    assert threading.active_count() > before
    results.close()
    assert threading.active_count() == before


def test_grading_stops_while_a_file_loads(tmp_path: Path) -> None:
    """The iterator can be closed while a file never finishes loading."""
    endless = submit(tmp_path, "while True:\n    pass\n", "endless.py")
    results = grade_all([submit(tmp_path, CORRECT), endless], games=1000)
    next(results)
    begun = perf_counter()
    results.close()
    assert perf_counter() - begun < 10


def test_folders_give_their_submissions(tmp_path: Path) -> None:
    """Python files at any depth are found, but no course modules, test suites or hidden files."""
    for name in ("b.py", "a.py", "deep/er/c.py"):
        submit((tmp_path / name).parent, CORRECT, Path(name).name)
    for name in ("poc_ttt_gui.py", "a_suite.py", ".d.py", "__pycache__/e.py", "notes.txt"):
        submit((tmp_path / name).parent, CORRECT, Path(name).name)
    found = submissions([tmp_path, tmp_path / "a.py"])
    assert [path.relative_to(tmp_path).as_posix() for path in found] == [
        "a.py",
        "b.py",
        "deep/er/c.py",
    ]


def test_a_folder_may_lie_below_a_hidden_one(tmp_path: Path) -> None:
    """Only hidden files within the named folder are left out."""
    folder = tmp_path / ".teacher" / "work"
    submit(folder / ".git", CORRECT)
    assert submissions([submit(folder, CORRECT), folder]) == [folder / "player.py"]


def test_nothing_to_grade_is_an_error(tmp_path: Path) -> None:
    """Missing paths and folders without Python files are errors."""
    with pytest.raises(TttmcError, match="no such file or folder"):
        submissions([tmp_path / "missing.py"])
    with pytest.raises(TttmcError, match="no Python files"):
        submissions([tmp_path])


@pytest.mark.parametrize(("workers", "games"), [(0, 1), (65, 1), (1, -1), (1, 10**9)])
def test_numbers_are_bounded(tmp_path: Path, workers: int, games: int) -> None:
    """Numbers of workers and games out of range are errors."""
    with pytest.raises(TttmcError, match="must be from"):
        next(grade_all([submit(tmp_path, CORRECT)], 0, workers, games))


def test_a_defect_of_the_grader_costs_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file on which the grader raises an exception is not graded; the others are."""
    paths = [submit(tmp_path, "print(", name) for name in ("a.py", "b.py")]

    def broken(path: Path) -> list[StyleRemark]:
        if path.name == "a.py":
            raise RuntimeError("oh")
        return []

    monkeypatch.setattr("tttmc_app.grading.grader.remarks_on", broken)
    one, two = graded(paths)
    assert str(one.not_graded) == "the grader failed (RuntimeError: oh)"
    assert one.points is None
    assert str(two.error).startswith("SyntaxError")


def test_a_disturbed_grading_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file whose grading was disturbed twice from outside is graded the third time."""
    monkeypatch.setattr(batch, "_PAUSE_SECONDS", 0.0)
    remaining = [Text("killed"), Text("killed")]

    def disturbed(path: Path) -> list[StyleRemark]:
        if remaining:
            raise DisturbedError(remaining.pop())
        return []

    monkeypatch.setattr("tttmc_app.grading.grader.remarks_on", disturbed)
    (report,) = graded([submit(tmp_path, "print(")])
    assert not report.not_graded
    assert str(report.error).startswith("SyntaxError")
