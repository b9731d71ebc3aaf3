"""Calculations and training in the lab: saved, opened on their pages, and exported."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from tests.gui.lab.conftest import LabHand
from tests.gui.lab.test_results_page import choose, results
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import AnyStudy
from tttmc_app.experiments.running import saved_findings
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.training import Training
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.exports import Results
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.players import parse_spec


def study_of(kind: str, folder: Path) -> AnyStudy:
    """Return a study whose settings differ from its page's initial ones."""
    if kind == "train":
        path, opponent = folder / "a.textbook", parse_spec("mc:trials=2")
        return Training(path, 30, Rules(3, reverse=True), 7, opponent, None, symmetry=True)
    if kind == "limits":
        return LimitsStudy(parse_spec("forward:tie=0"), Rules(3, reverse=True))
    board = Position.parse("X../.O./..X", Rules(3, reverse=True))
    return ConvergenceStudy(board, parse_spec("forward"), (2, 20), 3, 5)


def visible_page(lab: LabHand, kind: str) -> RunPage[Any, Any]:
    """Return the page of a kind, which must be visible."""
    page: RunPage[Any, Any] = cast("Any", lab.window.page(kind))
    assert page.isVisible()
    assert page.kind == kind
    return page


@pytest.mark.parametrize("kind", ["train", "limits", "converge"])
def test_a_saved_study_is_opened_again(lab: LabHand, tmp_path: Path, kind: str) -> None:
    """The page for its kind shows a saved study and can repeat it; its picture can be saved."""
    study = study_of(kind, tmp_path)
    *_, kept = saved_findings(study, study.find)
    page = results(lab)
    choose(page, lab, 0)
    assert not lab.part(QAction, "resultsResume").isEnabled()
    lab.part(QAction, "resultsOpen").trigger()
    shown = visible_page(lab, kind)
    assert shown.recipe() == study
    assert "saved as run 1" in shown.bar.note.text()
    assert shown.export.isEnabled()
    for view in shown.chart_views:
        assert not view.chart.is_empty
    with lab.qtbot.waitSignal(shown.exporter.done):
        shown.exporter.save_picture(Results(kept.run, study, kept.summary).draw, tmp_path / "a.png")
    with Image.open(tmp_path / "a.png") as image:
        assert image.width > 400


def test_what_a_page_finds_is_kept(lab: LabHand) -> None:
    """A stopped convergence study is saved in part, a finished one in full; both are listed."""
    page = lab.window.open_page("converge")
    assert isinstance(page, RunPage)
    lab.part(QLineEdit, "convergenceTrials").setText("1, 100000")
    lab.part(CountField, "convergenceRuns").setValue(100_000)
    page.begin()
    lab.until(lambda: not lab.part(ChartView, "convergenceChance").chart.is_empty)
    with lab.qtbot.waitSignal(page.driver.settled):
        lab.part(QAbstractButton, "convergenceStop").click()
    assert "Stopped; the results so far are saved." in page.bar.note.text()
    with Store() as store:
        (info,) = store.runs()
        exported = cast("Any", page)._shown
        assert (exported.run, exported.summary.done) == (info.number, info.done)
    assert page.bar.note.text().startswith(f"{info.done:,} of 200,000 moves chosen. ")
    lab.part(QLineEdit, "convergenceTrials").setText("1, 2")
    lab.part(CountField, "convergenceRuns").setValue(3)
    page.begin()
    lab.until(lambda: not page.is_busy)
    assert page.export.isEnabled()
    with Store() as store:
        assert [info.is_finished for info in store.runs()] == [True, False]
    listed = results(lab)
    assert isinstance(listed, ResultsPage)
    assert len(listed.selected) == 1


def test_a_store_that_cannot_be_used_loses_nothing(lab: LabHand, home: Path) -> None:
    """Results are shown even if they can't be saved, with the reason."""
    first: RunPage[Any, Any] = cast("Any", lab.window.page("sweep"))
    lab.until(lambda: not first.driver.is_looking)  # it may be making the store just now
    home.mkdir(exist_ok=True)
    (home / "results.sqlite").write_text("no store")
    page = lab.window.open_page("limits", Rules(3))
    assert isinstance(page, RunPage)
    page.begin()
    lab.until(lambda: not page.is_busy)
    assert "it is a file of another kind" in lab.message
    assert "765 positions" in page.bar.note.text()
    assert not page.export.isEnabled()
