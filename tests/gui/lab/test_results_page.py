"""The page of saved runs: the list, and every action that its runs offer."""

from __future__ import annotations

import csv
import json
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QStackedWidget

from tests.experiments.inline import InlineExecutor
from tests.gui.lab.conftest import LabHand, save_sweep
from tests.gui.legible import problems
from tests.gui.noting_shell import NotingShell
from tests.gui.tables import table_text
from tttmc_app.experiments.chart import Axis, Chart, Curve, Point, RunChart
from tttmc_app.experiments.kinds import KINDS, kind_named
from tttmc_app.experiments.running import run, saved_findings
from tttmc_app.experiments.saved_run import AnyRun, compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary
from tttmc_app.experiments.training import Training
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.drawing import charts_drawing
from tttmc_app.gui.lab.exports import Differences, Exporter, Results
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.lab.results_page import ResultsPage, load_runs
from tttmc_app.gui.lab.run_driver import ExecutorForm
from tttmc_app.gui.lab.sweep_page import SweepPage
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.panels.fields import WholeField
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.players import parse_spec


def results(lab: LabHand) -> ResultsPage:
    """Open the page and wait until it has read the store."""
    page = lab.window.open_page("results")
    assert isinstance(page, ResultsPage)
    lab.until(lambda: not page.is_busy)
    return page


def names(lab: LabHand) -> list[str]:
    """Return the names in the list."""
    return [line.split("\t")[1] for line in table_text(lab.part(Table, "runs")).splitlines()[1:]]


def choose(page: ResultsPage, lab: LabHand, *rows: int) -> None:
    """Select rows of the list and wait until they are shown."""
    table = lab.part(Table, "runs")
    table.clearSelection()
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in rows:
        table.selectionModel().select(table.model().index(row, 0), flags)
    lab.until(lambda: not page.is_busy)


def test_nothing_kept_says_what_to_do(lab: LabHand) -> None:
    """An empty list shows a sentence, and no button is enabled."""
    page = results(lab)
    stack = page.findChild(QStackedWidget)
    assert stack is not None
    assert stack.currentIndex() == 1
    assert not lab.part(QAbstractButton, "resultsOpen").isEnabled()


def test_a_run_is_renamed_deleted_and_brought_back(lab: LabHand) -> None:
    """A new name is saved; Delete removes the run from the list and Undo restores it."""
    save_sweep()
    page = results(lab)
    page.rename("A first look")
    lab.until(lambda: names(lab) == ["A first look"])
    QTest.keyClick(lab.part(Table, "runs"), Qt.Key.Key_Delete)
    lab.until(lambda: names(lab) == [])
    assert lab.part(QuestionBar, "resultsUndo").text == "“A first look” deleted."
    lab.part(QAbstractButton, "resultsUndoFirst").click()
    lab.until(lambda: names(lab) == ["A first look"])
    with Store() as store:
        assert [info.name for info in store.runs()] == ["A first look"]


def test_an_empty_name_is_refused(lab: LabHand) -> None:
    """An empty name is rejected, and the run keeps its old one."""
    save_sweep()
    page = results(lab)
    before = names(lab)
    page.rename("  ")
    lab.until(lambda: lab.message != "")
    assert names(lab) == before


def test_two_runs_are_compared(lab: LabHand) -> None:
    """Two sweeps of the same parameter share a chart, which can show any of the results."""
    save_sweep("mc:trials=2,other=1")
    save_sweep("mc:trials=2,other=3")
    page = results(lab)
    assert lab.part(QAction, "resultsRename").isEnabled()
    choose(page, lab, 0, 1)
    assert not lab.part(QAction, "resultsRename").isEnabled()
    chart = lab.part(ChartView, "keptChart1")
    assert str(chart.chart.title) == "Compared: ties"
    assert len(chart.chart.curves) == 2
    assert len({key.name for key in chart.chart.keys}) == 2
    lab.part(QComboBox, "compareBy").setCurrentIndex(1)
    assert str(chart.chart.title) == "Compared: X wins"
    assert str(lab.part(ChartView, "keptChart2").chart.title) == "Compared: time per game"


def test_runs_without_common_rows_are_shown_together(lab: LabHand) -> None:
    """Two runs that have nothing to compare are read all the same."""
    one = save_sweep()
    plan = SweepPlan(parse_spec("mc:trials=2"), "other", (7.0,), games_each=1)
    with Store() as store:
        two = list(run(plan, InlineExecutor(), store))[-1].run
    runs, comparison = load_runs((one, two))
    assert [each.info.number for each in runs] == [one, two]
    assert comparison is None


def test_runs_of_two_kinds_have_no_common_chart(lab: LabHand, tmp_path: Path) -> None:
    """Runs of two kinds show the first chart of each; there is nothing to measure or to export."""
    save_sweep()
    study = Training(tmp_path / "a.textbook", 40)
    *_, _ = saved_findings(study, study.find)
    page = results(lab)
    choose(page, lab, 0, 1)
    views = [view for view in page.findChildren(ChartView) if not view.isHidden()]
    titles = [str(view.chart.title) for view in views]
    assert titles == ["Losses during training, 3×3", "Results: Monte Carlo against itself, 3×3"]
    assert lab.part(QComboBox, "compareBy").isHidden()
    assert lab.part(Table, "differences").isHidden()
    assert not lab.part(QAbstractButton, "resultsExport").isEnabled()


def test_the_chosen_number_of_processes_plays(lab: LabHand) -> None:
    """The executor has as many workers as the page says."""
    card = ExecutorForm("here")
    lab.qtbot.addWidget(card)
    for count in (1, 3):
        workers = card.findChild(WholeField, "hereWorkers")
        assert workers is not None
        workers.setValue(count)
        with closing(card.maker()()) as executor:
            assert executor.workers == count


def test_a_player_s_own_wins_are_compared(lab: LabHand) -> None:
    """If the runs count a player's own wins, the choice is called "wins", not "X wins"."""
    for seed in (1, 2):
        plan = SweepPlan(
            player=parse_spec("mc:trials=2"),
            values=(1, 2),
            against=parse_spec("random"),
            side=None,
            games_each=4,
            seed=seed,
        )
        with Store() as store:
            list(run(plan, InlineExecutor(), store))
    choose(results(lab), lab, 0, 1)
    measure = lab.part(QComboBox, "compareBy")
    lab.until(measure.isVisible)
    assert [measure.itemText(place) for place in range(3)] == ["by ties", "by wins", "by losses"]


def test_every_chart_of_a_kind_is_shown(lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chart that is added to a kind of run appears without changes to the pages that show it."""
    kind = kind_named("sweep")
    drawn = Chart("Further", Axis(""), Axis(""), curves=(Curve("", (Point(1, 2),)),))
    further: RunChart[SweepPlan, SweepSummary]
    further = RunChart("sweepFurther", lambda _plan, _summary: drawn)
    kinds = tuple(
        replace(one, charts=(*kind.charts, further)) if one is kind else one for one in KINDS
    )
    monkeypatch.setattr("tttmc_app.experiments.kinds.KINDS", kinds)
    with Store() as store:
        run: Any = store.load(save_sweep())  # of a sweep
    choose(results(lab), lab, 0)
    last = lab.part(ChartView, f"keptChart{len(kind.charts) + 1}")
    assert last.chart == drawn
    assert not last.isHidden()
    page = SweepPage(NotingShell())
    lab.qtbot.addWidget(page)
    page.show_saved(run)
    names = [view.objectName() for view in page.chart_views]
    assert names == [chart.name for chart in (*kind.charts, further)]
    assert page.chart_views[-1].chart == drawn


def test_a_small_window_shows_one_run_or_two(lab: LabHand) -> None:
    """At 640×480 no text is cut, and no button lies outside the window."""
    save_sweep()
    save_sweep(seed=2)
    page = results(lab)
    lab.window.resize(640, 480)
    for rows in ((0,), (0, 1)):
        choose(page, lab, *rows)
        lab.until(lambda: lab.window.width() == 640)
        found = problems(lab.window, LIGHT)
        assert [line for line in found if not line.startswith("contrast")] == []  # has no theme
        for one in page.findChildren(QAbstractButton):
            right = one.mapTo(lab.window, one.rect().topRight()).x()
            assert not one.isVisible() or right < 640


def test_two_runs_differ_by_so_much(lab: LabHand, tmp_path: Path) -> None:
    """Two runs are shown with their differences and intervals, which can be exported."""
    first, second = save_sweep(seed=1), save_sweep(seed=2)
    page = results(lab)
    table = lab.part(Table, "differences")
    assert not table.isVisible()
    choose(page, lab, 0, 1)
    rows = [line.split("\t") for line in table_text(table).splitlines()]
    assert rows[0][2:] == [f"Run {second}", f"Run {first}", "Difference", "95 %"]
    assert [row[:2] for row in rows[1:3]] == [["1", "X wins"], ["1", "ties"]]
    assert " to " in rows[1][-1]
    note = lab.part(QLabel, "runNote").text()
    assert (f"Run {second}, “" in note, f"run {first}, “" in note) == (True, True)
    assert lab.part(QAbstractButton, "resultsExport").isEnabled()
    with Store() as store:
        found = compare_runs(store.load(second), store.load(first))
    exporter = page.findChild(Exporter)
    assert exporter is not None
    for name in ("a.csv", "a.json"):
        with lab.qtbot.waitSignal(exporter.done):
            exporter.save_data(Differences(found, ()), tmp_path / name)
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        saved = list(csv.DictReader(file))
    assert [row["measure"] for row in saved[:3]] == ["X wins", "ties", "O wins"]
    assert saved[0]["first_run"] == str(second)
    text = (tmp_path / "a.json").read_text("utf-8")
    assert (text, found.runs) == (
        f"{json.dumps(json.loads(text), indent=2)}\n",
        (second, first),
    )
    assert json.loads(text)["runs"] == [second, first]
    choose(page, lab, 0)
    assert not table.isVisible()


def test_runs_have_their_numbers(lab: LabHand) -> None:
    """Runs with the same name are distinguished by the number that commands take."""
    numbers = [save_sweep(seed=seed) for seed in (1, 2)]
    results(lab)
    lines = table_text(lab.part(Table, "runs")).splitlines()
    assert [line.split("\t")[0] for line in lines] == ["Run", *map(str, numbers[::-1])]


def test_a_command_s_run_is_there_when_somebody_comes_back(lab: LabHand) -> None:
    """The list is read again when the window becomes active."""
    results(lab)
    assert names(lab) == []
    save_sweep()
    QCoreApplication.sendEvent(lab.window, QEvent(QEvent.Type.WindowActivate))
    lab.until(lambda: len(names(lab)) == 1)


def test_a_run_is_opened_again(lab: LabHand) -> None:
    """The Open button shows a run on the page for its kind, with its settings."""
    save_sweep(seed=41)
    page = results(lab)
    choose(page, lab, 0)
    lab.part(QAction, "resultsOpen").trigger()
    sweep = lab.window.page("sweep")
    assert isinstance(sweep, SweepPage)
    assert sweep.isVisible()
    assert sweep.recipe().seed == 41
    assert [str(value) for value in sweep.recipe().values] == ["1", "2"]
    assert not lab.part(ChartView, "sweepResults").chart.is_empty


def test_a_run_is_taken_out(lab: LabHand, tmp_path: Path) -> None:
    """CSV and JSON contain the table, the picture is valid, and the command repeats the run."""
    number = save_sweep(seed=5)
    page = results(lab)
    choose(page, lab, 0)
    exporter = page.findChild(Exporter)
    assert exporter is not None
    with Store() as store:
        run: AnyRun = store.load(number)
    shown = Results(number, run.recipe, run.summary)
    ties = [str(row["ties"]) for row in run.summary.table()]
    for name in ("a.csv", "a.json"):
        with lab.qtbot.waitSignal(exporter.done):
            exporter.save_data(shown, tmp_path / name)
    with lab.qtbot.waitSignal(exporter.done):
        exporter.save_picture(shown.draw, tmp_path / "a.svg")
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        assert [row["ties"] for row in csv.DictReader(file)] == ties
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["command"] == run.recipe.command
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<?xml")
    lab.part(QAction, "resultsCommand").trigger()
    assert QGuiApplication.clipboard().text() == run.recipe.command


def test_a_store_that_cannot_be_read_is_named(lab: LabHand, home: Path) -> None:
    """A file that isn't a store is reported with a one-line message and left unchanged."""
    home.mkdir(exist_ok=True)
    with Store() as store:
        path = store.path
    path.write_text("something else entirely", encoding="utf-8")
    page = lab.window.open_page("results")
    lab.until(lambda: lab.message != "")
    assert path.name in lab.message
    assert path.read_text("utf-8") == "something else entirely"
    assert page.isVisible()


def test_a_name_that_is_no_picture_is_refused(lab: LabHand, tmp_path: Path) -> None:
    """A name without an image file's extension is rejected, and no file is replaced."""
    page = results(lab)
    exporter = page.findChild(Exporter)
    assert exporter is not None
    (tmp_path / "q.png").write_bytes(b"mine")
    exporter.save_picture(partial(charts_drawing, ()), tmp_path / "q.xyz")
    assert "use .png or .svg" in lab.message
    assert [file.name for file in tmp_path.glob("q*")] == ["q.png"]
    assert (tmp_path / "q.png").read_bytes() == b"mine"


def test_what_is_asked_for_is_done_before_the_lab_closes(lab: LabHand, tmp_path: Path) -> None:
    """Changes and exports that are queued when the window closes are still made."""
    number = save_sweep()
    with Store() as store:
        run: AnyRun = store.load(number)
    page = results(lab)
    exporter = page.findChild(Exporter)
    assert exporter is not None
    page.rename("one")
    page.rename("two")
    for name in ("a.csv", "b.csv", "c.json"):
        exporter.save_data(Results(number, run.recipe, run.summary), tmp_path / name)
    lab.window.close()
    with Store() as store:
        assert store.info(number).name == "two"
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {
        "a.csv",
        "b.csv",
        "c.json",
    }


def test_several_runs_are_chosen_with_the_mouse(lab: LabHand) -> None:
    """Ctrl adds a run to those chosen or removes it, Shift chooses all up to one, a click one."""
    for _ in range(4):
        save_sweep()
    page, table = results(lab), lab.part(Table, "runs")

    def click(row: int, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int:
        at = table.visualRect(table.model().index(row, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, held, at)
        return len(page.selected)

    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    assert [click(0), click(2, control), click(0, control), click(3)] == [1, 2, 1, 1]
    assert click(1, shift) == 3


def test_the_list_can_be_reloaded_while_it_is_being_read(lab: LabHand) -> None:
    """A run that was saved since the page began to read is in the list in the end."""
    page = results(lab)
    page.reload()
    save_sweep()
    page.reload()
    lab.until(lambda: not page.is_busy)
    assert len(names(lab)) == 1
