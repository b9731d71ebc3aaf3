"""A correct file gets all points, whatever its style."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.grading import failed, grade, graded, hints
from tests.grading.styles import OWN_WEIGHT_NAMES
from tests.grading.submissions import CORRECT, submit, with_
from tests.grading.zoo import RIGHT
from tttmc_app.grading import GradingReport
from tttmc_app.grading.grading_report import NO_GAMES


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, GradingReport]:
    """Grade all styles in parallel."""
    folder = tmp_path_factory.mktemp("styles")
    paths = [submit(folder / str(i), text) for i, text in enumerate(RIGHT.values())]
    return dict(zip(RIGHT, graded(paths), strict=True))


@pytest.mark.parametrize("style", RIGHT)
def test_a_style_costs_nothing(style: str, reports: dict[str, GradingReport]) -> None:
    """All checks pass, and the file runs to its end."""
    report = reports[style]
    assert (report.points, failed(report), report.error) == (100, [], "")
    assert not any("half-way" in str(text) for _, text in report.remarks)


def test_unusual_weight_names_cost_only_one_check(tmp_path: Path) -> None:
    """The weights are recognised from the scores, so other names for them cost only one check."""
    report = grade(tmp_path, OWN_WEIGHT_NAMES)
    assert failed(report) == ["constants: SCORE_CURRENT and SCORE_OTHER"]


def test_another_number_of_trials_is_a_mistake(tmp_path: Path) -> None:
    """A file that plays NTRIALS instead of `trials` fails only that check."""
    report = grade(tmp_path, with_("for _ in range(trials):", "for _ in range(NTRIALS):"))
    assert report.points == 98
    assert failed(report) == ["mc_move: plays as many trials as requested"]
    assert "plays NTRIALS trials instead of `trials`" in hints(report)


def test_an_error_costs_only_what_it_spoils(tmp_path: Path) -> None:
    """A file that handles only 3×3 still passes the checks of its return values."""
    report = grade(tmp_path, CORRECT.replace("board.get_dim()", "3"))
    assert failed(report) == ["mc_update_scores: other board sizes"]
    assert "handles only 3×3 boards" in hints(report)
    assert [result.check.name for result in report.not_run if result.not_run != NO_GAMES] == [
        "mc_move: other board sizes"
    ]
