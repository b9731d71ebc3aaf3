"""Programs from outside in the window: actions, menu, drops, and the widgets they open."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDockWidget

from tttmc_app.core import Text
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.opened_programs import OpenedPrograms
from tttmc_app.gui.programs.specs import ENGINE, STUDENT
from tttmc_app.workers import PlayerWorker

if TYPE_CHECKING:
    from tttmc_app.gui.programs.console import ConsolePanel
    from tttmc_app.gui.programs.engine_flow import EngineFlow
    from tttmc_app.gui.programs.student_flow import StudentFlow

_RECENT = "course/recent"
_CONSOLE_HEIGHT = 132


class Programs(QObject):
    """The commands for students' files, and the flows that bring programs into the game.

    Before the first program is used, only the actions and an empty dock exist.
    """

    def __init__(self, parts: Parts, programs: OpenedPrograms, worker: PlayerWorker) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window = window = parts.window
        self._programs = programs
        self._worker = worker
        self._theme = LIGHT
        self.dock = QDockWidget(translate("Students", "Console"), window)
        self.dock.setObjectName("console")
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.dock)
        window.resizeDocks([self.dock], [_CONSOLE_HEIGHT], Qt.Orientation.Vertical)
        self.dock.hide()
        self.dock.visibilityChanged.connect(self._on_dock_shown)
        parts.game.changed.connect(self._on_changed)
        self.recent = RecentFiles(
            "recentStudents", translate("Students", "&Recent student files"), _RECENT, window
        )
        self.recent.chosen.connect(self.open)
        self.recent.restore(parts.settings)
        parts.actions["reloadStudent"].setEnabled(False)
        parts.actions.connect_to(self)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._theme = theme
        if "console" in vars(self):
            self.console.set_theme(theme)

    @cached_property
    def console(self) -> ConsolePanel:
        """Return what the console's dock contains, created lazily."""
        from tttmc_app.gui.programs.console import ConsolePanel

        console = ConsolePanel(self._programs.output, self.dock)
        console.set_theme(self._theme)
        return console

    @cached_property
    def students(self) -> StudentFlow:
        """Return the flow of students' files, created lazily."""
        from tttmc_app.gui.programs.student_flow import StudentFlow

        return StudentFlow(self._parts, self.console, self._programs, self._worker, self.recent)

    @cached_property
    def engines(self) -> EngineFlow:
        """Return the flow of engines, created lazily."""
        from tttmc_app.gui.programs.engine_flow import EngineFlow

        return EngineFlow(self._parts, self.console, self._programs.engines)

    def hide_unused(self) -> None:
        """Hide the console until a program is used, whatever layout was restored."""
        if not {"students", "engines"} & vars(self).keys():
            self.dock.hide()

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if changes.players:
            self.begin()

    def begin(self) -> None:
        """Bring in the first students' files and engines among the players of a shown window."""
        if not self._window.isVisible():
            return
        kinds = {spec.kind.name for spec in self._parts.game.session.players}
        # Later, the flows follow the game themselves.
        if STUDENT in kinds and "students" not in vars(self):
            self.students.update()
        if ENGINE in kinds and "engines" not in vars(self):
            self.engines.update()

    def open(self, path: Path) -> None:
        """Open a student's file."""
        self.students.open(path)

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        made = vars(self)
        ended = [made[kind].shutdown() for kind in ("students", "engines") if kind in made]
        return all(ended)

    # Actions ---------------------------------------------------------------------------------

    @action(
        "openStudent",
        "file 2",
        Text("Open s&tudent file…"),
        Text("Play against a student's file"),
        "Ctrl+Shift+O",
    )
    def ask_open(self) -> None:
        """Ask for a student's file and open it."""
        path = self.students.ask_path()
        if path is not None:
            self.open(path)

    @action(
        "reloadStudent",
        "file 2",
        Text("Re&load student file"),
        Text("Read the file again and restart it"),
        "Ctrl+Shift+R",
    )
    def reload(self) -> None:
        """Read the current file again, and restart it."""
        self.students.reload()

    @action(
        "newStudent",
        "file 2",
        Text("Ne&w student file…"),
        Text("Create a starter file and its tests"),
    )
    def ask_new(self) -> None:
        """Ask for a name, and create a student's file and its tests."""
        self.students.ask_new()

    @Slot(bool)
    def _on_dock_shown(self, visible: bool) -> None:
        if visible:  # by the menu, still empty
            _ = self.console
