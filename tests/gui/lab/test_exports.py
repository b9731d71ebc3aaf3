"""The export menu of a chart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.experiments.chart_samples import times
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.exports import Exporter
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
    with qtbot.waitSignal(exporter.done):
        actions["Copy as a picture"].trigger()
    assert clipboard.image().width() > 700
    with qtbot.waitSignal(exporter.done):
        actions["Copy as text"].trigger()
    assert clipboard.text() == times().words()


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
