"""Exports of results: tables as CSV and JSON, charts as PNG and SVG, a run as its command."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar, TypeAlias

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.experiments.report import comparison_csv, run_csv, run_json
from tttmc_app.gui.charts.plot import figure
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.files.dialogs import ask_save_path
from tttmc_app.gui.files.formats import CSV, JSON, STILL_FORMATS, FileFormat, picture_format
from tttmc_app.gui.lab.drawing import charts_drawing, drawing_of
from tttmc_app.gui.look.image_files import Drawing, drawing_image
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.storage import write_bytes_atomically, write_text_atomically
from tttmc_app.workers import JobRunner, Report

_MAX_NOTE = 200
"""Maximum length of copied text that a note repeats, in characters."""


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a saved run, for exports."""

    run: int
    recipe: Recipe
    summary: Summary

    labels: ClassVar = (Text("Table as CSV…"), Text("All as JSON…"))

    @property
    def name(self) -> str:
        """Return how the names of files begin."""
        return self.recipe.kind

    def text(self, *, as_json: bool) -> str:
        """Read the run again, and return its results as JSON or CSV."""
        from tttmc_app.experiments.store import Store

        with Store() as store:
            info, summary = store.info(self.run), store.summary(self.run)
        return run_json(info, summary) if as_json else run_csv(summary)

    def draw(self, theme: Theme) -> Drawing:
        """Return the charts or boards."""
        return drawing_of(self.recipe, self.summary, theme)


@dataclass(frozen=True, slots=True)
class Differences:
    """The differences between two runs, for exports."""

    comparison: Comparison
    charts: Sequence[Chart]

    labels: ClassVar = (Text("Differences as CSV…"), Text("Differences as JSON…"))
    name: ClassVar = "differences"

    def text(self, *, as_json: bool) -> str:
        """Return the differences as JSON or CSV."""
        if as_json:
            return json.dumps(self.comparison.as_json(), indent=2) + "\n"
        return comparison_csv(self.comparison)

    def draw(self, theme: Theme) -> Drawing:
        """Return the charts of both runs."""
        return charts_drawing(self.charts, theme)


Exported: TypeAlias = Results | Differences


class Exporter(QObject):
    """Menus and dialogs for exports, and the thread that writes the files."""

    done = Signal(str)
    """A line that names what was written or copied."""
    failed = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._folder = Path()
        self._theme = LIGHT
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_written)
        self._runner.failed.connect(self._on_failed)

    def set_theme(self, theme: Theme) -> None:
        """Paint pictures in another theme's colours."""
        self._theme = theme

    def menu(self, what: Exported) -> QMenu:
        """Return the export menu for a run or a comparison."""
        menu = QMenu(self._page)
        save = partial(self.save_data, what)
        for file_format, label in zip((CSV, JSON), what.labels, strict=True):
            name = f"export{file_format.name.capitalize()}"
            _add(menu, label, partial(self._ask, what.name, [file_format], save), name)
        draw = partial(self._ask, what.name, STILL_FORMATS, partial(self.save_picture, what.draw))
        _add(menu, Text("As a picture…"), draw, "exportCharts")
        if isinstance(what, Results):
            copy = partial(self.copy_text, what.recipe.command)
            _add(menu, Text("Copy as command"), copy, "copyCommand")
        return menu

    def chart_menu(self, view: ChartView) -> QMenu:
        """Return the export menu for a chart."""
        menu = QMenu(self._page)
        save = partial(self.save_picture, partial(charts_drawing, [view.chart]))
        _add(menu, Text("Save as a picture…"), partial(self._ask, "chart", STILL_FORMATS, save))
        _add(menu, Text("Copy as a picture"), partial(self._copy_picture, view.chart, view.theme))
        _add(menu, Text("Copy as text"), partial(self.copy_text, view.chart.words(shown)))
        return menu

    def open_menu(self, where: QWidget, what: Exported | ChartView) -> None:
        """Open the export menu for a run, a comparison or a chart under a button."""
        menu = self.chart_menu(what) if isinstance(what, ChartView) else self.menu(what)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where.mapToGlobal(QPoint(0, where.height() + 2)))

    @Slot(object)
    def open_chart_menu(self, view: ChartView) -> None:
        """Open a chart's export menu under its button."""
        self.open_menu(view.more, view)

    def save_data(self, what: Exported, path: Path) -> None:
        """Write results as JSON if the file has that suffix, otherwise as CSV."""
        is_json = path.suffix.lower() == JSON.suffix
        self._write(path, lambda: write_text_atomically(path, what.text(as_json=is_json)))

    def save_picture(self, draw: Callable[[Theme], Drawing], path: Path) -> None:
        """Write what is drawn in the page's theme as PNG or SVG, depending on the file's suffix."""
        try:
            file_format = picture_format(path, STILL_FORMATS)
            data = b"".join(file_format.encode([draw(self._theme)]))
        except TttmcError as error:
            self.failed.emit(shown(error))
            return
        self._write(path, partial(write_bytes_atomically, path, data))

    def shutdown(self) -> bool:
        """Finish the requested exports, then end the thread, within a time limit."""
        return self._runner.shutdown()

    def _ask(self, name: str, formats: Sequence[FileFormat], save: Callable[[Path], None]) -> None:
        title, start = translate("Lab", "Export"), f"{name}{formats[0].suffix}"
        path = ask_save_path(self._page, title, self._folder / start, formats)
        if path is not None:
            self._folder = path.parent
            save(path)

    def _copy_picture(self, chart: Chart, theme: Theme) -> None:
        QGuiApplication.clipboard().setImage(drawing_image(figure([chart], theme)))
        self.done.emit(translate("Lab", "The picture is on the clipboard."))

    def copy_text(self, text: str) -> None:
        """Copy text, and say so."""
        QGuiApplication.clipboard().setText(text)
        short = translate("Lab", "Copied: {text}", text=text)
        self.done.emit(short if len(text) < _MAX_NOTE else translate("Lab", "Copied."))

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        """Write a file on the thread, and name it."""

        def call() -> str:
            write()
            return path.name

        self._runner.post(call)

    @Slot(Report)
    def _on_written(self, report: Report) -> None:
        self.done.emit(translate("Lab", "Saved as {file}", file=report.value))

    @Slot(int, object)
    def _on_failed(self, _task_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _add(menu: QMenu, text: Text, call: Callable[[], None], name: str = "") -> None:
    def on_triggered(_checked: bool) -> None:
        call()

    action = menu.addAction(shown(text))
    action.setObjectName(name)
    action.triggered.connect(on_triggered)
