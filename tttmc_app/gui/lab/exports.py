"""Exports of results: tables as CSV and JSON, charts as PNG and SVG, a run as its command."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.experiments.report import comparison_csv, run_csv, run_json
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.gui.charts.figure import figure
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


@dataclass(frozen=True, slots=True)
class _DataExport:
    """A data format: its menu labels, and the functions that write results as text."""

    file_format: FileFormat
    run_label: Text
    run_text: Callable[[RunInfo, Summary], str]
    comparison_label: Text
    comparison_text: Callable[[Comparison], str]

    @property
    def name(self) -> str:
        """Return the object name of the action that exports a run."""
        return f"export{self.file_format.name.capitalize()}"


def _run_table(_info: RunInfo, summary: Summary) -> str:
    return run_csv(summary)


def _comparison_json(comparison: Comparison) -> str:
    return json.dumps(comparison.as_json(), indent=2) + "\n"


_DATA_EXPORTS = (
    _DataExport(
        CSV,
        run_label=Text("Table as CSV…"),
        run_text=_run_table,
        comparison_label=Text("Differences as CSV…"),
        comparison_text=comparison_csv,
    ),
    _DataExport(
        JSON,
        run_label=Text("All as JSON…"),
        run_text=run_json,
        comparison_label=Text("Differences as JSON…"),
        comparison_text=_comparison_json,
    ),
)
"""The data formats of the lab."""


def _export_of(path: Path) -> _DataExport:
    """Return the data format for a file name; CSV if its suffix is unknown."""
    suffix = path.suffix.lower()
    found = (each for each in _DATA_EXPORTS if each.file_format.suffix == suffix)
    return next(found, _DATA_EXPORTS[0])


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

    def menu(self, results: Results) -> QMenu:
        """Return the export menu for a run."""
        menu = QMenu(self._page)
        for name, text, slot in (
            *(
                (each.name, each.run_label, partial(self._ask_data, results, each))
                for each in _DATA_EXPORTS
            ),
            ("exportCharts", Text("As a picture…"), partial(self._ask_drawing, results)),
            ("copyCommand", Text("Copy as command"), partial(self.copy_command, results.recipe)),
        ):
            action = menu.addAction(shown(text))
            action.setObjectName(name)
            action.triggered.connect(slot)
        return menu

    def open_menu(self, where: QWidget, results: Results) -> None:
        """Open a run's export menu under a button."""
        self._open(self.menu(results), where)

    def open_comparison_menu(
        self, where: QWidget, comparison: Comparison, charts: Sequence[Chart]
    ) -> None:
        """Open a comparison's export menu under a button."""
        menu = QMenu(self._page)
        for text, slot in (
            *(
                (each.comparison_label, partial(self._ask_compared, comparison, each))
                for each in _DATA_EXPORTS
            ),
            (Text("As a picture…"), partial(self._ask_picture, charts)),
        ):
            menu.addAction(shown(text), slot)
        self._open(menu, where)

    def chart_menu(self, view: ChartView) -> QMenu:
        """Return the export menu for a chart."""
        menu = QMenu(self._page)
        for text, slot in (
            (Text("Save as a picture…"), partial(self._ask_picture, [view.chart])),
            (Text("Copy as a picture"), partial(self._copy_picture, view.chart, view.theme)),
            (Text("Copy as text"), partial(self._copy_text, view.chart.words(shown))),
        ):
            menu.addAction(shown(text), slot)
        return menu

    def open_chart_menu(self, view: ChartView) -> None:
        """Open a chart's export menu under its button."""
        self._open(self.chart_menu(view), view.more)

    def copy_command(self, recipe: Recipe, _checked: bool = False) -> None:
        """Copy the command that repeats a run."""
        self._copy_text(recipe.command)

    def save_data(self, run: int, path: Path) -> None:
        """Write a run's results as CSV or JSON, depending on the file's suffix."""
        self._runner.post(partial(_write_data, run, path))

    def save_compared(self, comparison: Comparison, path: Path) -> None:
        """Write the differences between two runs as CSV or JSON, depending on the file's suffix."""
        self._runner.post(partial(_write_compared, comparison, path))

    def save_drawing(self, results: Results, path: Path) -> None:
        """Write a run's charts or boards as PNG or SVG, depending on the file's suffix."""
        self._save(path, partial(drawing_of, results.recipe, results.summary))

    def save_picture(self, charts: Sequence[Chart], path: Path) -> None:
        """Write charts as PNG or SVG, depending on the file's suffix."""
        self._save(path, partial(charts_drawing, charts))

    def _save(self, path: Path, draw: Callable[[Theme], Drawing]) -> None:
        try:
            file_format = picture_format(path, STILL_FORMATS)
            data = b"".join(file_format.encode([draw(self._theme)]))
        except TttmcError as error:
            self.failed.emit(shown(error))
            return
        self._runner.post(partial(_write, path, data))

    def shutdown(self) -> bool:
        """Finish the requested exports, then end the thread, within a time limit."""
        return self._runner.shutdown()

    def _open(self, menu: QMenu, where: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where.mapToGlobal(QPoint(0, where.height() + 2)))

    def _ask_data(self, results: Results, export: _DataExport, _checked: bool = False) -> None:
        name = f"{results.recipe.kind}{export.file_format.suffix}"
        path = self._ask_path(name, [export.file_format])
        if path is not None:
            self.save_data(results.run, path)

    def _ask_compared(
        self, comparison: Comparison, export: _DataExport, _checked: bool = False
    ) -> None:
        path = self._ask_path(f"differences{export.file_format.suffix}", [export.file_format])
        if path is not None:
            self.save_compared(comparison, path)

    def _ask_drawing(self, results: Results, _checked: bool = False) -> None:
        path = self._ask_path(f"{results.recipe.kind}.png", STILL_FORMATS)
        if path is not None:
            self.save_drawing(results, path)

    def _ask_picture(self, charts: Sequence[Chart], _checked: bool = False) -> None:
        path = self._ask_path("chart.png", STILL_FORMATS)
        if path is not None:
            self.save_picture(charts, path)

    def _ask_path(self, name: str, formats: Sequence[FileFormat]) -> Path | None:
        title = translate("Lab", "Export")
        path = ask_save_path(self._page, title, self._folder / name, formats)
        if path is not None:
            self._folder = path.parent
        return path

    def _copy_picture(self, chart: Chart, theme: Theme) -> None:
        QGuiApplication.clipboard().setImage(drawing_image(figure([chart], theme)))
        self.done.emit(translate("Lab", "The picture is on the clipboard."))

    def _copy_text(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        short = translate("Lab", "Copied: {text}", text=text)
        self.done.emit(short if len(text) < _MAX_NOTE else translate("Lab", "Copied."))

    @Slot(Report)
    def _on_written(self, report: Report) -> None:
        self.done.emit(translate("Lab", "Saved as {file}", file=report.value))

    @Slot(int, object)
    def _on_failed(self, _task_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _write(path: Path, data: bytes) -> str:
    write_bytes_atomically(path, data)
    return path.name


def _write_compared(comparison: Comparison, path: Path) -> str:
    write_text_atomically(path, _export_of(path).comparison_text(comparison))
    return path.name


def _write_data(run: int, path: Path) -> str:
    from tttmc_app.experiments.store import Store

    with Store() as store:
        info, summary = store.info(run), store.summary(run)
    write_text_atomically(path, _export_of(path).run_text(info, summary))
    return path.name
