"""The export menus: where they open, and what a chart's entries copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.charts.chart_samples import times
from tests.gui.lab.silent_driver import PLAN, SAVED, progress, score
from tttmc_app.experiments.saved_run import SavedRun, compare_runs
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.exports import Differences, Exporter, Results
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme


@pytest.fixture
def exporter(qtbot: QtBot) -> Iterator[Exporter]:
    """Return the exporter of an empty page."""
    page = QWidget()
    qtbot.addWidget(page)
    exporter = Exporter(page)
    yield exporter
    assert exporter.shutdown()


def chart_actions(exporter: Exporter, qtbot: QtBot) -> dict[str, QAction]:
    """Return the actions of a chart's menu by their texts."""
    view = ChartView("chart")
    qtbot.addWidget(view)
    view.show_chart(times())
    return {action.text(): action for action in exporter.chart_menu(view).actions()}


def test_a_chart_is_copied(exporter: Exporter, qtbot: QtBot) -> None:
    """A chart is copied as a picture, or as text with all of its values."""
    actions = chart_actions(exporter, qtbot)
    clipboard = QGuiApplication.clipboard()
    told: list[str] = []
    exporter.done.connect(told.append)
    actions["Copy as a picture"].trigger()
    assert clipboard.image().width() > 700
    actions["Copy as text"].trigger()
    assert clipboard.text() == times().words()
    assert told == ["The picture is on the clipboard.", f"Copied: {times().words()}"]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_copied_picture_has_the_theme_of_its_chart(
    exporter: Exporter, qtbot: QtBot, theme: Theme
) -> None:
    """The background of the picture is that of the chart on screen."""
    view = ChartView("chart")
    qtbot.addWidget(view)
    view.set_theme(theme)
    view.show_chart(times())
    actions = {action.text(): action for action in exporter.chart_menu(view).actions()}
    with qtbot.waitSignal(exporter.done):
        actions["Copy as a picture"].trigger()
    corner = QGuiApplication.clipboard().image().pixelColor(0, 0)
    assert (corner.lightness() < 100) == (theme is DARK)


def test_menus_open_below_their_buttons(qtbot: QtBot) -> None:
    """A menu opens just below the button that was pressed, and is gone once it is closed."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 300)
    where, view = QToolButton(page), ChartView("chart")
    view.setParent(page)
    where.setGeometry(40, 20, 70, 30)
    view.setGeometry(100, 60, 400, 200)
    view.show_chart(times())
    page.show()
    exporter = Exporter(page)
    plan = replace(PLAN, games_each=1)
    scores = plan.summary((score(1), score(1)))
    runs = [SavedRun(replace(SAVED, number=number), plan, scores) for number in (1, 2)]
    open_menus: tuple[tuple[QWidget, Callable[[], None], int], ...] = (
        (where, partial(exporter.open_menu, where, Results(1, plan, scores)), 4),
        (where, partial(exporter.open_menu, where, Differences(compare_runs(*runs), [times()])), 3),
        (view.more, partial(exporter.open_chart_menu, view), 3),
    )
    for button, open_menu, entries in open_menus:
        open_menu()
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert menu.parentWidget() is page
        assert len(menu.actions()) == entries
        below = button.mapToGlobal(button.rect().bottomLeft()) + QPoint(0, 3)
        assert menu.pos() == below
        with qtbot.waitSignal(menu.destroyed):
            menu.close()
    assert page.findChildren(QMenu) == []
    assert exporter.shutdown()


def test_exports_have_their_names(exporter: Exporter) -> None:
    """Each entry of a run's menu has its name, and only a short text is repeated when copied."""
    menu = exporter.menu(Results(1, PLAN, progress(5).summary))
    names = [action.objectName() for action in menu.actions()]
    assert names == ["exportCsv", "exportJson", "exportCharts", "copyCommand"]
    told: list[str] = []
    exporter.done.connect(told.append)
    for length in (199, 200):
        exporter.copy_text(length * "a")
    assert told == [f"Copied: {199 * 'a'}", "Copied."]


def test_the_suffix_decides(exporter: Exporter, tmp_path: Path) -> None:
    """Data is JSON if the file's name says so, in small letters or capitals; otherwise CSV."""
    summary = PLAN.summary((score(1), score(1)))
    runs = [SavedRun(replace(SAVED, number=number), PLAN, summary) for number in (1, 2)]
    for name in ("a.json", "a.JSON", "a.csv", "a.txt"):
        exporter.save_data(Differences(compare_runs(*runs), ()), tmp_path / name)
    assert exporter.shutdown()
    is_json = {path.name: path.read_text("utf-8").startswith("{") for path in tmp_path.iterdir()}
    assert is_json == {"a.json": True, "a.JSON": True, "a.csv": False, "a.txt": False}
