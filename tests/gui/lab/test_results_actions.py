"""What can be done with saved runs: buttons, keys, menus and the files that they write."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMenu,
)
from pytestqt.qtbot import QtBot

from tests.experiments.inline import InlineExecutor
from tests.gui.lab.conftest import LabHand, MakePage, save_sweep
from tests.gui.lab.silent_driver import PLAN, SAVED
from tests.gui.lab.test_results_page import choose, names, results
from tests.gui.noting_shell import NotingShell
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import Store
from tttmc_app.folders import documents_folder
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.exports import Differences, Exporter, Results
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.programs.question_bar import QuestionBar

NAMES = ("Open", "Resume", "Rename", "Delete", "Command", "Export")


def enabled(page: ResultsPage) -> list[str]:
    """Return the enabled actions of a page."""
    actions = {each.objectName(): each.isEnabled() for each in page.findChildren(QAction)}
    buttons = {each.objectName(): each.isEnabled() for each in page.findChildren(QAbstractButton)}
    return [name for name in NAMES if (actions | buttons)[f"results{name}"]]


def unfinished() -> int:
    """Save a sweep of which one game is played, and return its number."""
    with Store() as store:
        playing = run(replace(PLAN, games_each=2), InlineExecutor(), store)
        number = next(playing).run
        while next(playing).done == 0:
            pass
        playing.close()
        assert store.info(number).done > 0
        return number


def menu_of(page: ResultsPage) -> list[QAction]:
    """Return the entries of the menu that was opened last."""
    return page.findChildren(QMenu)[-1].actions()


def test_buttons_suit_the_chosen_runs(lab: LabHand) -> None:
    """Each button is enabled for the runs that it suits; the newest run is chosen first."""
    finished = save_sweep()
    save_sweep(seed=2)
    page = results(lab)
    assert [info.number for info in page.selected] == [2]
    whole = ["Open", "Rename", "Delete", "Command", "Export"]
    assert enabled(page) == whole
    choose(page, lab)
    assert enabled(page) == []
    choose(page, lab, 0, 1)
    assert enabled(page) == ["Delete", "Export"]
    shown = cast("Any", page)._show_list
    others = (
        SAVED,
        replace(SAVED, kind="dance"),
        replace(SAVED, damage="cut"),
        replace(SAVED, done=2000),
    )
    for info, buttons in zip(
        others,
        (
            ["Open", "Resume", *whole[1:]],
            whole[1:],
            whole,
            whole,
        ),
        strict=True,
    ):
        shown(())
        shown((info,))
        lab.until(lambda: not page.is_busy)
        assert enabled(page) == buttons
    shown(tuple(replace(SAVED, number=number) for number in (9, 8, finished)))
    choose(page, lab, 0, 1, 2)
    note = lab.part(QLabel, "runNote").text()
    assert note == "3 runs selected. Select two to compare them."
    assert enabled(page) == ["Delete"]


def test_keys_and_buttons_do_the_same(lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Return opens, F2 and its button rename, Delete deletes, Ctrl+Z restores, F5 reads again."""
    answers = iter([("Mine", True), ("Other", False), ("Yours", True), ("", True)])
    asked: list[str] = []

    def answer(parent: Any, title: str, label: str, mode: Any, text: str) -> tuple[str, bool]:
        assert (parent, title, label, mode) == (page, "Rename", "Name", QLineEdit.EchoMode.Normal)
        asked.append(text)
        return next(answers)

    monkeypatch.setattr(QInputDialog, "getText", answer)
    save_sweep()
    page, table = results(lab), lab.part(Table, "runs")
    assert table.hasFocus()
    first = names(lab)[0]
    QTest.keyClick(table, Qt.Key.Key_F2)
    lab.until(lambda: names(lab) == ["Mine"])
    QTest.keyClick(table, Qt.Key.Key_F2)
    lab.part(QAction, "resultsRename").trigger()
    lab.until(lambda: names(lab) == ["Yours"])
    lab.part(QAction, "resultsRename").trigger()
    lab.until(lambda: "must have 1 to " in lab.message)
    assert (asked, names(lab)) == ([first, "Mine", "Mine", "Yours"], ["Yours"])
    save_sweep(seed=2)
    QTest.keyClick(table, Qt.Key.Key_F5)
    lab.until(lambda: len(names(lab)) == 2)
    assert [info.number for info in page.selected] == [1], "the chosen run stays chosen"
    undo = lab.part(QuestionBar, "resultsUndo")
    choose(page, lab, 0, 1)
    page.rename("Both")
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert not page.is_busy, "two runs can't be renamed"
    lab.part(QAction, "resultsDelete").trigger()
    lab.until(lambda: names(lab) == [])
    assert undo.text == "2 runs deleted."
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    lab.until(lambda: len(names(lab)) == 2)
    assert undo.text == ""
    lab.until(lambda: not page.is_busy)
    page.undo()
    assert not page.is_busy, "there is nothing left to restore"
    choose(page, lab, 1)
    opened: list[Any] = []
    page.open_requested.connect(opened.append)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert [each.info.number for each in opened] == [1]
    assert lab.window.page("sweep").isVisible()
    lab.window.open_page("results")
    lab.until(lambda: not page.is_busy)
    table.doubleClicked.emit(table.model().index(1, 0))
    assert len(opened) == 2


def test_an_unfinished_run_is_resumed(lab: LabHand) -> None:
    """Resume asks the page of the run's kind to play the rest."""
    number = unfinished()
    page = results(lab)
    assert enabled(page) == list(NAMES)
    asked: list[Any] = []
    sweep: Any = lab.window.page("sweep")
    sweep.resume = asked.append
    page.resume_requested.connect(asked.append)
    lab.part(QAction, "resultsResume").trigger()
    assert [info.number for info in asked] == [number, number]
    assert sweep.isVisible()


@pytest.mark.parametrize("versions", ['{"mc": 99}', "null"])
def test_a_run_of_another_behaviour_is_opened_but_not_resumed(lab: LabHand, versions: str) -> None:
    """The note says why, beside a button that can't be pressed; so does the run's page."""
    unfinished()
    with Store() as store:
        store.connection.execute("UPDATE runs SET versions = ?", (versions,))
        (info,) = store.runs()
    page = results(lab)
    assert enabled(page) == [name for name in NAMES if name != "Resume"]
    reason = str(info.obstacle)[1:]  # a sentence begins with a capital
    assert reason in lab.part(QLabel, "runNote").text()
    lab.part(QAction, "resultsOpen").trigger()
    sweep: Any = lab.window.page("sweep")
    assert reason in sweep.message.findChild(QLabel, "messageText").text()
    assert not sweep.offer.isVisible()
    sweep.resume(info)  # it was offered before the program was updated
    lab.until(lambda: not sweep.is_busy)
    assert reason in sweep.message.findChild(QLabel, "messageText").text()
    with Store() as store:
        assert [each.done for each in store.runs()] == [info.done]


def test_a_chosen_run_is_shown(lab: LabHand) -> None:
    """One run shows its charts, two theirs compared; none, or a narrow page, hides what it must."""
    one, two = save_sweep(seed=1), save_sweep(seed=2)
    page = results(lab)
    views = [lab.part(ChartView, f"keptChart{number}") for number in (1, 2)]
    with Store() as store:
        charts = {number: list(store.load(number).charts[:2]) for number in (one, two)}
    choose(page, lab, 1)
    assert [view.chart for view in views] == charts[one]
    choose(page, lab, 0)
    assert [view.chart for view in views] == charts[two]
    assert all(not view.isHidden() for view in views)
    choose(page, lab)
    assert (views[0].isHidden(), views[1].isHidden()) == (False, True)
    assert views[0].chart.is_empty
    assert str(views[0].chart.empty) == "Select a run, or two to compare them."
    assert lab.part(QLabel, "runNote").text() == ""
    page.set_theme(DARK)
    assert [view.theme for view in views] == [DARK, DARK]
    table = lab.part(Table, "runs")
    choose(page, lab, 0, 1)
    for width, hidden in ((640, [2, 3, 5]), (1100, [])):
        lab.window.resize(width, 600)
        lab.until(lambda: [c for c in range(6) if table.isColumnHidden(c)] == hidden)  # noqa: B023 - called at once
        QApplication.processEvents()
        assert (views[1].x() == views[0].x()) is (width == 640)


def test_everything_is_exported_from_menus(
    lab: LabHand, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each entry of a run's, a comparison's and a chart's menu asks for a file and writes it."""
    save_sweep(seed=1)
    number = save_sweep(seed=2)
    starts: list[str] = []
    answer = [""]

    page = results(lab)

    def save(parent: Any, title: str, start: str, filters: str) -> tuple[str, str]:
        assert (parent, title) == (page, "Export")
        starts.append(f"{start} {filters}")
        return answer[0], ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    exporter = page.findChild(Exporter)
    assert exporter is not None
    note = lab.part(QLabel, "runNote")

    def export(button: QAbstractButton | None, entry: int, name: str) -> Path:
        """Choose an entry of a menu, first cancelling its dialog, and wait for the file."""
        for chosen in ("", str(tmp_path / name)):
            answer[0] = chosen
            assert button is not None
            button.click()
            menu_of(page)[entry].trigger()
        lab.until(lambda: note.text() == f"Saved as {name}")
        return tmp_path / name

    button = lab.part(QAbstractButton, "resultsExport")
    with Store() as store:
        run_ = cast("Any", store.load(number))
    table = export(button, 0, "a.csv")
    with table.open(encoding="utf-8") as file:
        ties = [row["ties"] for row in csv.DictReader(file)]
    assert ties == [str(row["ties"]) for row in run_.summary.table()]
    assert json.loads(export(button, 1, "a.json").read_text("utf-8"))["seed"] == 2
    assert export(button, 2, "a.png").read_bytes()[1:4] == b"PNG"
    button.click()
    assert [action.text() for action in menu_of(page)] == [
        "Table as CSV…",
        "All as JSON…",
        "As a picture…",
        "Copy as command",
    ]
    menu_of(page)[3].trigger()
    assert QGuiApplication.clipboard().text() == run_.recipe.command
    assert note.text() == f"Copied: {run_.recipe.command}"
    assert starts == [
        *2 * [f"{documents_folder()}/sweep.csv CSV table (*.csv)"],
        f"{tmp_path}/sweep.json JSON (*.json)",
        f"{tmp_path}/sweep.json JSON (*.json)",
        *2 * [f"{tmp_path}/sweep.png PNG picture (*.png);;SVG drawing (*.svg)"],
    ]
    starts.clear()
    view = lab.part(ChartView, "keptChart1")
    view.more.click()
    assert [action.text() for action in menu_of(page)] == [
        "Save as a picture…",
        "Copy as a picture",
        "Copy as text",
    ]
    svg = export(view.more, 0, "c.svg").read_text("utf-8")
    assert f"<title>{view.chart.title}</title>" in svg
    view.more.click()
    menu_of(page)[2].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.replace("\xa0%", " %") == view.chart.words()
    assert note.text() == "Copied.", "a long text isn't repeated"
    choose(page, lab, 0, 1)
    button.click()
    assert [action.text() for action in menu_of(page)] == [
        "Differences as CSV…",
        "Differences as JSON…",
        "As a picture…",
    ]
    with export(button, 0, "d.csv").open(encoding="utf-8") as file:
        assert [row["first_run"] for row in csv.DictReader(file)][:1] == [str(number)]
    assert json.loads(export(button, 1, "d.json").read_text("utf-8"))["runs"] == [number, 1]
    both = export(button, 2, "d.svg").read_text("utf-8")
    assert all(str(lab.part(ChartView, f"keptChart{n}").chart.title) in both for n in (1, 2))
    assert [start.removeprefix(f"{tmp_path}/").split(" ")[0] for start in starts[::2]] == [
        "chart.png",
        "differences.csv",
        "differences.json",
        "differences.png",
    ]
    exporter.save_data(Results(number, run_.recipe, run_.summary), tmp_path / "none" / "a.csv")
    lab.until(lambda: "can't be written" in lab.message)


def test_a_picture_has_the_theme_s_colours(
    lab: LabHand, make: MakePage, tmp_path: Path, qtbot: QtBot
) -> None:
    """After a switch to the dark theme, exported pictures are dark, on every page."""
    number = save_sweep()
    with Store() as store:
        saved = cast("Any", store.load(number))
    pages: list[Any] = [results(lab), make("sweep")]
    for page in pages:
        exporter = page.findChild(Exporter)
        assert exporter is not None
        page.set_theme(DARK)
        with qtbot.waitSignal(exporter.done):
            draw = Differences(cast("Any", None), saved.charts).draw
            exporter.save_picture(draw, tmp_path / "a.svg")
        with qtbot.waitSignal(exporter.done):
            shown = Results(number, saved.recipe, saved.summary)
            exporter.save_picture(shown.draw, tmp_path / "b.svg")
        for name in ("a.svg", "b.svg"):
            assert DARK.surface.lower() in (tmp_path / name).read_text("utf-8").lower()


def test_nothing_can_be_done_before_a_run_is_selected(qtbot: QtBot) -> None:
    """A page whose runs haven't been read yet has no enabled buttons for them."""
    page = ResultsPage(NotingShell())
    qtbot.addWidget(page)
    assert enabled(page) == []
