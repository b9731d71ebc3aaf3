"""A right file has all points, however it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.experiments.grading.grading import failed, grade, graded
from tests.experiments.grading.styles import OWN_WEIGHT_NAMES, STYLES
from tests.experiments.grading.submissions import submit
from tttmc_app.experiments.grading import Report


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Report]:
    """Grade all styles, several at a time."""
    folder = tmp_path_factory.mktemp("styles")
    paths = [submit(folder / str(i), text) for i, text in enumerate(STYLES.values())]
    return dict(zip(STYLES, graded(paths), strict=True))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_costs_nothing(style: str, reports: dict[str, Report]) -> None:
    """No check accuses it, and it has run to its end."""
    report = reports[style]
    assert (report.points, failed(report), report.error) == (100, [], "")
    assert not any("stopped half-way" in text for _, text in report.remarks)


def test_weights_of_other_names_cost_their_names_alone(tmp_path: Path) -> None:
    """What is added shows the weights, so that scoring by them is no mistake."""
    report = grade(tmp_path, OWN_WEIGHT_NAMES)
    assert failed(report) == ["constants: SCORE_CURRENT and SCORE_OTHER"]
