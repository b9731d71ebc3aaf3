"""A correct file gets all points, whatever its style."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.grading import failed, grade, graded
from tests.grading.styles import OWN_WEIGHT_NAMES, STYLES
from tests.grading.submissions import CORRECT, submit, with_
from tttmc_app.grading import GradingReport


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, GradingReport]:
    """Grade all styles in parallel."""
    folder = tmp_path_factory.mktemp("styles")
    paths = [submit(folder / str(i), text) for i, text in enumerate(STYLES.values())]
    return dict(zip(STYLES, graded(paths), strict=True))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_costs_nothing(style: str, reports: dict[str, GradingReport]) -> None:
    """All checks pass, and the file runs to its end."""
    report = reports[style]
    assert (report.points, failed(report), report.error) == (100, [], "")
    assert not any(
        "half-way" in str(text) or "requested" in str(text) for _, text in report.remarks
    )


def test_unusual_weight_names_cost_only_one_check(tmp_path: Path) -> None:
    """The scores show the weights, so that using them is no mistake."""
    report = grade(tmp_path, OWN_WEIGHT_NAMES)
    assert failed(report) == ["constants: SCORE_CURRENT and SCORE_OTHER"]


def test_another_number_of_trials_is_remarked_on(tmp_path: Path) -> None:
    """The remark has the exact number and the function's line; it costs no points."""
    file = with_("for _ in range(trials):", "for _ in range(NTRIALS):")
    report = grade(tmp_path, file)
    assert report.points == 100
    remark = "mc_move plays 100 trials when 101 are requested: play as many as `trials` says"
    line = file[: file.index("def mc_move")].count("\n") + 1
    assert [(number, str(text)) for number, text in report.remarks] == [(line, remark)]


def test_an_error_costs_only_what_it_spoils(tmp_path: Path) -> None:
    """A file that handles only 3×3 still passes the checks of its return values."""
    report = grade(tmp_path, CORRECT.replace("board.get_dim()", "3"))
    assert failed(report) == [
        "mc_update_scores: other board sizes",
        "mc_move: other board sizes",
    ]
