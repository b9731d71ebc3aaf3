"""The sweep page: the form, the results as they arrive, and games that are never lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListWidget

from tests.gui.lab.conftest import LabHand
from tests.gui.noting_shell import NotingShell
from tests.gui.tables import table_text
from tttmc_app.core import Mark, Text, TttmcError
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepSummary
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.parts import RunBar, Table
from tttmc_app.gui.lab.sweep_page import SweepPage, usual_values
from tttmc_app.gui.lab.value_lists import values_of
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.fields import SeedField
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.players import (
    PLAYER_KINDS,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    parse_spec,
)

_SHARES = "x_wins_share", "ties_share", "o_wins_share"


def test_a_sweep_fills_its_charts_and_is_kept(lab: LabHand) -> None:
    """Ctrl+Return starts a sweep from anywhere; charts, table and store have the same results."""
    page = lab.sweep("1, 3", 7, workers=2)
    pages = lab.part(QListWidget, "labPages")
    pages.setFocus()
    QTest.keyClick(pages, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert page.driver.is_busy
    lab.until_over(page)
    table = table_text(lab.part(Table, "sweepTable")).splitlines()
    assert [line.split("\t")[:2] for line in table[1:]] == [["1", "7"], ["3", "7"]]
    with Store() as store:
        (info,) = store.runs()
        kept = store.summary(info.number).table()
    assert info.is_finished
    shares = [[f"{row[name]:.0%}"[:-1] for name in _SHARES] for row in kept]
    shown = [[cell.partition("\xa0%")[0] for cell in line.split("\t")[2:5]] for line in table[1:]]
    assert shown == shares
    assert any(x_wins != o_wins for x_wins, _ties, o_wins in shares)
    assert "14 games in " in page.bar.note.text()
    for name in ("sweepResults", "sweepTimes"):
        assert not lab.part(ChartView, name).chart.is_empty


def test_two_more_settings_vary(lab: LabHand) -> None:
    """Others than the first can be added and removed; a chooser shows the charts of each third."""
    page = lab.sweep("1, 3", 2)
    more, chart = lab.part(QAbstractButton, "sweepVaryMore"), lab.part(ChartView, "sweepResults")
    for end, name, values in (("2", "other", "0, 1, 2"), ("3", "size", "3, 4")):
        more.click()
        chooser = lab.part(QComboBox, f"sweepParameter{end}")
        chooser.setCurrentIndex(chooser.findData(name))
        lab.part(QLineEdit, f"sweepValues{end}").setText(values)
    assert more.isHidden()
    page.begin()
    lab.until_over(page)
    assert table_text(lab.part(Table, "sweepTable")).count("\n") == 12
    parts = lab.part(QComboBox, "sweepPart")
    for index, board in enumerate(("3×3", "4×4")):
        parts.setCurrentIndex(index)
        assert str(chart.chart.title).endswith(board)
        assert len(chart.chart.curves) == 3
    lab.part(QLineEdit, "sweepValues3").setText("3, 3")
    assert "is given twice" in lab.reason("sweep")
    lab.part(QAbstractButton, "sweepVaryLess3").click()
    assert (lab.reason("sweep"), parts.isVisible()) == ("", True)
    assert len(page.recipe().varied) == 2


def test_a_stopped_sweep_goes_on(lab: LabHand) -> None:
    """Stop counts all saved games and offers the rest, whatever the form says; so does Start."""
    page = lab.sweep("3000, 6000", 250_000, workers=2)
    page.rules.set_typed_seed(7)
    page.begin()
    lab.until(lambda: page.driver.latest is not None and page.driver.latest.done > 0)
    shown = page.driver.latest
    lab.part(QAbstractButton, "sweepStop").click()
    assert page.bar.note.text().endswith("games are saved.")
    lab.until(lambda: page.driver.latest is not shown)
    with Store() as store:
        (info,) = store.runs()
    assert page.bar.note.text() == f"Stopped: {info.done:,} of 500,000 games are saved."
    offer = lab.part(QuestionBar, "sweepOffer")
    assert offer.text.startswith(f"{500_000 - info.done:,} games left in this run")
    exported = cast("Any", page)._shown
    assert isinstance(exported.summary, SweepSummary)
    assert sum(row.score.games for row in exported.summary.rows) == info.done
    page.rules.set_typed_seed(8)
    lab.part(QAbstractButton, "sweepOfferFirst").click()
    assert page.recipe().seed == 7
    lab.until(lambda: page.driver.latest is not None and page.driver.latest.done > info.done)
    lab.part(QAbstractButton, "sweepFinish").click()
    lab.until_over(page)
    page.begin()
    lab.until(lambda: "is unfinished" in offer.text)
    with Store() as store:
        assert [run.number for run in store.runs()] == [info.number]


def test_closing_mid_run_ends_the_workers(lab: LabHand) -> None:
    """Closing the lab ends the processes and saves the games; a new page offers to resume."""
    page = lab.sweep("100000", 5000, workers=2)
    page.begin()
    lab.until(lambda: page.driver.latest is not None and page.driver.latest.done > 0)
    assert lab.window.close()
    assert not page.is_busy
    assert page.driver.shutdown()
    with Store() as store:
        (info,) = store.runs()
    assert 0 < info.done < info.target
    fresh = SweepPage(NotingShell())
    lab.qtbot.addWidget(fresh)
    fresh.refresh()
    lab.until(lambda: "is unfinished" in fresh.offer.text)
    assert fresh.shutdown()


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ("", "Enter one or more values"),
        ("5, x", "Trials must be a number, not 'x'"),
        ("5, 5", "is given twice: give each value once"),
        ("0", "Trials must be from 1"),
    ],
)
def test_bad_values_are_named(lab: LabHand, values: str, says: str) -> None:
    """Malformed values are reported at the field and next to the disabled start button."""
    page = lab.sweep(values, 5)
    assert says in lab.reason("sweep")
    page.begin()  # as Ctrl+Enter does
    assert not page.driver.is_busy
    field = lab.part(QLineEdit, "sweepValues")
    assert field.hasFocus()
    assert note_of(field).is_error
    assert lab.part(QLabel, "sweepValuesNote").text() == lab.reason("sweep")
    field.setText("5")
    assert lab.reason("sweep") == ""
    assert not note_of(field).is_error


def test_a_seed_that_is_none_is_refused(lab: LabHand) -> None:
    """A malformed seed stays in its field, marked, and nothing is played."""
    page = lab.sweep("1", 5)
    field = page.findChild(SeedField, "seed")
    assert field is not None
    QTest.keyClicks(field, "seven")
    page.begin()
    assert "A seed is a whole number" in lab.reason("sweep")
    assert (field.text(), note_of(field).is_error, page.driver.is_busy) == ("seven", True, False)


def test_a_refused_start_draws_no_seed(lab: LabHand) -> None:
    """The field shows a random seed once a run has started with it, and each run gets a new one."""
    page = lab.sweep("x", 2)
    field = page.findChild(SeedField, "seed")
    assert field is not None
    page.begin()
    page.begin()
    assert field.placeholderText() == "Random"
    seeds: list[int] = []
    for values in ("1", "2"):
        lab.part(QLineEdit, "sweepValues").setText(values)
        seeds.append(page.recipe().seed)
        page.begin()
        assert field.placeholderText() == f"random: {seeds[-1]}"
        lab.until_over(page)
    assert seeds[0] != seeds[1]
    with Store() as store:
        assert [info.seed for info in store.runs()] == seeds[::-1]


def test_a_double_click_on_start_stops_nothing(lab: LabHand) -> None:
    """During a run the place of Start stays empty, so that no press meant for it hits Stop."""
    page = lab.sweep("100000", 5000)
    start = lab.part(QAbstractButton, "sweepStart")
    at = start.mapTo(lab.window, start.rect().center())
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    lab.until(lab.part(QAbstractButton, "sweepStop").isVisible)
    assert not isinstance(lab.window.childAt(at), QAbstractButton)
    page.driver.stop()
    lab.until_over(page)


def test_charts_and_table_show_the_same_games(lab: LabHand) -> None:
    """Charts and table show the same state even if no game finishes for a long time."""
    page = lab.sweep("1, 1000000000", 1)
    page.begin()
    table, times = lab.part(Table, "sweepTable"), lab.part(ChartView, "sweepTimes")
    lab.until(lambda: table_text(table).count("\t1\t") > 0 and bool(times.chart.curves))
    assert len({bar.x for bar in lab.part(ChartView, "sweepResults").chart.bars}) == 1
    page.driver.stop()


def test_a_cluster_that_does_not_answer_is_named(lab: LabHand) -> None:
    """Without an address the page asks for one, and nothing is played."""
    lab.sweep("1", 5)
    lab.part(QComboBox, "sweepWhere").setCurrentIndex(1)
    assert "The Dask cluster needs an address" in lab.reason("sweep")


def test_every_parameter_can_be_swept() -> None:
    """The initial values of the field are valid for every parameter of every player."""
    for kind in PLAYER_KINDS:
        for parameter in kind.parameters:
            if not isinstance(parameter, FileParameter):
                assert len(values_of(parameter, usual_values(parameter))) > 1


@pytest.mark.parametrize(
    ("low", "default", "high", "values"),
    [
        (1, 10, 64, (1, 5, 10, 50)),
        (2, 2, 4, (2, 4)),
        (1000, 2000, 5000, (1000, 5000)),
        (7, 7, 7, (7,)),
        (0.0, 0.5, 1.0, (0.0, 0.5, 1.0)),
        (0.1, 0.2, 0.3, (0.1, 0.3)),
    ],
)
def test_the_first_values_are_within_the_range(
    low: float, default: float, high: float, values: tuple[float, ...]
) -> None:
    """The initial values of the field respect both ends of a parameter's range."""
    number = NumberParameter("depth", Text("Depth"), default, low, high, Text("How deep."))
    assert values_of(number, usual_values(number)) == values
    override = OverrideParameter("depth", Text("Depth"), Text("own"), low, high, Text("How deep."))
    for value in values_of(override, usual_values(override)):
        assert low <= float(value) <= high


def test_values_may_be_set_apart_by_semicolons() -> None:
    """Semicolons separate values, too."""
    trials = parse_spec("mc").parameter("trials")
    assert values_of(trials, "5;10, 1e3") == (5, 10, 1000)
    with pytest.raises(TttmcError, match="enter one or more values"):
        values_of(trials, " , ")


def test_a_plan_fills_the_form(lab: LabHand) -> None:
    """A plan fills in the whole form, including the opponent."""
    page = lab.window.open_page("sweep")
    assert isinstance(page, SweepPage)
    lab.part(QComboBox, "sweepAgainst").setCurrentIndex(1)
    lab.part(QComboBox, "sweepParameter").setCurrentIndex(1)
    page.rules.set_typed_seed(99)
    plan = page.recipe()
    assert plan.against is not None
    plan = replace(plan, against=parse_spec("forward:samples=7"), side=Mark.O)
    fresh = SweepPage(NotingShell())
    lab.qtbot.addWidget(fresh)
    fresh.show_recipe(plan)
    assert fresh.recipe() == plan


def test_the_bar_moves_the_focus_with_its_buttons(lab: LabHand) -> None:
    """If Start had the focus, Stop has it during the run, and Start has it again afterwards."""
    lab.window.open_page("sweep")
    bar = lab.window.findChild(RunBar)
    assert bar is not None
    bar.start.setFocus()
    bar.show_running(0.5, "half")
    assert bar.stop.hasFocus()
    bar.show_idle("done")
    assert bar.start.hasFocus()


def test_a_table_keeps_its_cells(lab: LabHand) -> None:
    """New text is put into existing cells, columns fit their text, and headers may change."""
    table = Table("table")
    lab.qtbot.addWidget(table)
    table.show_rows(["Trials", "Games"], [["5", "1"], ["10", "2"]])
    cell, width = table.item(1, 1), table.columnWidth(1)
    table.show_rows(["Trials", "Games"], [["5", "1"], ["10", "2,000,000,000"]])
    assert table.item(1, 1) is cell
    assert table.columnWidth(1) > width
    assert table_text(table).splitlines()[2] == "10\t2,000,000,000"
    table.show_rows(["Weight", "Games"], [["5", "1"]])
    assert table_text(table) == "Weight\tGames\n5\t1"


def test_a_side_is_asked_for_only_against_another_player(lab: LabHand) -> None:
    """Against itself, the measured player plays both sides, and there is no opponent to choose."""
    lab.window.open_page("sweep")
    against, side = lab.part(QComboBox, "sweepAgainst"), lab.part(QComboBox, "sweepSide")
    kinds = lab.part(QComboBox, "playerSweepOpponent")
    for index in (0, 1, 0):
        against.setCurrentIndex(index)
        assert [side.isVisible(), kinds.isVisible()] == [index == 1] * 2
