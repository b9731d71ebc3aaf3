"""Take results out: tables as CSV and JSON, charts as PNG and SVG, a run as its command."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from tttmc_app.core import TttmcError
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.gui.charts.figure import figure
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.files.dialogs import ask_save_path
from tttmc_app.gui.files.formats import CSV, JSON, STILL_FORMATS, FileFormat, picture_format
from tttmc_app.gui.lab.desk import Desk
from tttmc_app.gui.lab.drawing import charts_drawing, drawing_of
from tttmc_app.gui.look.image_files import Drawing, drawing_image
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.storage import write_bytes_atomically


@dataclass(frozen=True, slots=True)
class Results:
    """Hold what can be taken out of a kept run."""

    run: int
    recipe: Recipe
    summary: Summary


class Exporter(QObject):
    """Ask where to, and write in a worker thread."""

    done = Signal(str)
    """What was written or copied, in a line."""
    failed = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._folder = Path()
        self._theme = LIGHT
        self._desk = Desk(self)
        self._desk.answered.connect(self._on_written)
        self._desk.failed.connect(self.failed)

    def set_theme(self, theme: Theme) -> None:
        """Save pictures in another theme's colours."""
        self._theme = theme

    def menu(self, results: Results) -> QMenu:
        """Return what can be done with a run's results."""
        menu = QMenu(self._page)
        for name, text, slot in (
            ("exportCsv", "Table as CSV…", partial(self._ask_data, results, CSV)),
            ("exportJson", "All as JSON…", partial(self._ask_data, results, JSON)),
            ("exportCharts", "As a picture…", partial(self._ask_drawing, results)),
            ("copyCommand", "Copy as command", partial(self.copy_command, results.recipe)),
        ):
            action = menu.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(slot)
        return menu

    def ask(self, where: QWidget, results: Results) -> None:
        """Open that menu under a button."""
        self._open(self.menu(results), where)

    def ask_compared(self, where: QWidget, comparison: Comparison, charts: Sequence[Chart]) -> None:
        """Open the menu of what two runs differ in under a button."""
        menu = QMenu(self._page)
        menu.addAction("Differences as CSV…", partial(self._ask_compared, comparison, CSV))
        menu.addAction("Differences as JSON…", partial(self._ask_compared, comparison, JSON))
        menu.addAction("As a picture…", partial(self._ask_picture, charts))
        self._open(menu, where)

    def ask_chart(self, view: ChartView) -> None:
        """Open the menu of one chart under its button."""
        menu = QMenu(self._page)
        menu.addAction("Save as a picture…", partial(self._ask_picture, [view.chart]))
        menu.addAction("Copy the picture", partial(self._copy_picture, view.chart, view.theme))
        menu.addAction("Copy as text", partial(self._copy_text, view.chart.words(shown)))
        self._open(menu, view.more)

    def copy_command(self, recipe: Recipe, _checked: bool = False) -> None:
        """Copy the command that repeats a run."""
        self._copy_text(recipe.command)

    def save_data(self, run: int, path: Path) -> None:
        """Write a run's results as CSV or JSON, by the file's name."""
        self._desk.do(partial(_write_data, run, path))

    def save_compared(self, comparison: Comparison, path: Path) -> None:
        """Write by how much two runs differ as CSV or JSON, by the file's name."""
        self._desk.do(partial(_write_compared, comparison, path))

    def save_drawing(self, results: Results, path: Path) -> None:
        """Write a run's charts or boards as PNG or SVG, by the file's name."""
        self._save(path, partial(drawing_of, results.recipe, results.summary))

    def save_picture(self, charts: Sequence[Chart], path: Path) -> None:
        """Write charts as PNG or SVG, by the file's name."""
        self._save(path, partial(charts_drawing, charts))

    def _save(self, path: Path, draw: Callable[[Theme], Drawing]) -> None:
        try:
            kind = picture_format(path, STILL_FORMATS)
            data = b"".join(kind.encode([draw(self._theme)]))
        except TttmcError as error:
            self.failed.emit(shown(error))
            return
        self._desk.do(partial(_write, path, data))

    def shutdown(self) -> bool:
        """Finish writing, and end the thread within a bound."""
        return self._desk.shutdown()

    def _open(self, menu: QMenu, where: QWidget) -> None:
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where.mapToGlobal(QPoint(0, where.height() + 2)))

    def _ask_data(self, results: Results, kind: FileFormat, _checked: bool = False) -> None:
        path = self._ask_name(f"{results.recipe.kind}{kind.suffix}", [kind])
        if path is not None:
            self.save_data(results.run, path)

    def _ask_compared(
        self, comparison: Comparison, kind: FileFormat, _checked: bool = False
    ) -> None:
        path = self._ask_name(f"differences{kind.suffix}", [kind])
        if path is not None:
            self.save_compared(comparison, path)

    def _ask_drawing(self, results: Results, _checked: bool = False) -> None:
        path = self._ask_name(f"{results.recipe.kind}.png", STILL_FORMATS)
        if path is not None:
            self.save_drawing(results, path)

    def _ask_picture(self, charts: Sequence[Chart], _checked: bool = False) -> None:
        path = self._ask_name("chart.png", STILL_FORMATS)
        if path is not None:
            self.save_picture(charts, path)

    def _ask_name(self, name: str, formats: Sequence[FileFormat]) -> Path | None:
        title = translate("Lab", "Export")
        path = ask_save_path(self._page, title, self._folder / name, formats)
        if path is not None:
            self._folder = path.parent
        return path

    def _copy_picture(self, chart: Chart, theme: Theme) -> None:
        QGuiApplication.clipboard().setImage(drawing_image(figure([chart], theme)))
        self.done.emit("The picture is on the clipboard.")

    def _copy_text(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.done.emit(f"Copied: {text}" if len(text) < 200 else "Copied.")

    @Slot(object)
    def _on_written(self, name: object) -> None:
        self.done.emit(f"Saved as {name}")


def _write(path: Path, data: bytes) -> Iterator[str]:
    write_bytes_atomically(path, data)
    yield path.name


def _write_compared(comparison: Comparison, path: Path) -> Iterator[str]:
    from tttmc_app.experiments.report import comparison_csv

    as_json = path.suffix.lower() == ".json"
    text = json.dumps(comparison.as_json(), indent=2) + "\n" if as_json else ""
    write_bytes_atomically(path, (text or comparison_csv(comparison)).encode())
    yield path.name


def _write_data(run: int, path: Path) -> Iterator[str]:
    from tttmc_app.experiments.report import run_csv, run_json
    from tttmc_app.experiments.store import Store

    with Store() as store:
        info, summary = store.info(run), store.summary(run)
    text = run_json(info, summary) if path.suffix.lower() == ".json" else run_csv(summary)
    write_bytes_atomically(path, text.encode())
    yield path.name
