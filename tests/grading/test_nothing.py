"""Functions that do nothing earn nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.grading import graded
from tests.grading.submissions import BEST, CORRECT, MOVE, SCORES, TRIAL, submit
from tttmc_app.course.template import write_template
from tttmc_app.grading import GradingReport

FUNCTIONS = {
    "mc_trial": TRIAL,
    "mc_update_scores": SCORES,
    "get_best_move": BEST,
    "mc_move": MOVE,
}
BODIES = {
    "pass": "    pass\n",
    "return None": '    """Still to be written."""\n    return None\n',
    "no effect": "    size = board.get_dim()\n    size += 1\n",
}
ALL = [(function, body) for function in FUNCTIONS for body in BODIES]


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], GradingReport]:
    """Grade correct files in which one function does nothing."""
    folder = tmp_path_factory.mktemp("nothing")
    paths = [
        submit(folder / str(number), CORRECT.replace(code, code.splitlines()[0] + "\n" + body))
        for number, (code, body) in enumerate(
            (FUNCTIONS[function], BODIES[body]) for function, body in ALL
        )
    ]
    return dict(zip(ALL, graded(paths), strict=True))


@pytest.mark.parametrize(("function", "body"), ALL)
def test_a_function_that_does_nothing_passes_none_of_its_checks(
    function: str, body: str, reports: dict[tuple[str, str], GradingReport]
) -> None:
    """All of the function's checks fail or are not run; an empty body is reported plainly, once."""
    report = reports[function, body]
    own = [result for result in report.checks if result.check.group == function]
    assert len(own) > 5
    assert not [result.check.name for result in own if result.passed]
    said = [str(r.failure.mistake) for r in report.failed if r.failure and r.failure.mistake]
    assert (f"{function} is empty" in said) is (body != "no effect")
    assert report.points is not None
    assert report.points <= (50 if function == "mc_move" else 85)


@pytest.mark.parametrize("games", [0, 4])
def test_the_template_earns_nothing(tmp_path: Path, games: int) -> None:
    """A template in which nothing has been written gets no points, not even for its constants."""
    template = write_template(tmp_path / "mine.py")
    (report,) = graded([template.file], games=games)
    assert not report.error
    assert report.points == 0
    assert not [result.check.name for result in report.checks if result.passed]
    assert [str(r.failure.mistake) for r in report.failed if r.failure and r.failure.mistake] == [
        f"{function} is empty" for function in FUNCTIONS
    ]


def test_moves_without_trials_earn_nothing_for_trials(tmp_path: Path) -> None:
    """A move chosen without trials passes no check of trials; a fixed move passes none by luck."""
    first = "    return board.get_empty_squares()[0]\n"
    fixed = "    return (1, 2)\n"
    paths = [
        submit(tmp_path / str(n), CORRECT.replace(MOVE, MOVE.splitlines()[0] + "\n" + body))
        for n, body in enumerate((first, fixed))
    ]
    chosen, fixed_one = graded(paths)
    for report in (chosen, fixed_one):
        own = [each for each in report.checks if each.check.group == "mc_move"]
        assert not any(each.passed for each in own[:5])
    assert not any(r.passed for r in fixed_one.checks if r.check.group == "mc_move")
