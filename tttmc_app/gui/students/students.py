"""Students' files in the window: actions, menu, drops, and the widgets they open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QDockWidget

from tttmc_app.core import Text
from tttmc_app.gui.files.dropped import dropped_paths
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.students.new_file import NewFile
from tttmc_app.gui.students.student_host import StudentHost
from tttmc_app.gui.students.student_specs import is_student
from tttmc_app.workers import PlayerWorker

if TYPE_CHECKING:
    from tttmc_app.course import LoadedFile
    from tttmc_app.course.template import Template
    from tttmc_app.gui.students.grading_page import GradingPage
    from tttmc_app.gui.students.output_queue import OutputQueue
    from tttmc_app.gui.students.student_files import StudentFiles
    from tttmc_app.gui.students.student_panels import StudentPanels
    from tttmc_app.gui.students.student_player import StudentProcess

GRADING_MANUAL = "08-grading.md"
"""The manual's page about grading."""
_RECENT = "course/recent"
_CONSOLE_HEIGHT = 132


class Students(QObject):
    """The commands for students' files: open, create and grade them, and open dropped files.

    Before the first file is used, only the actions and an empty dock exist.
    """

    help_requested = Signal(str)
    """The name of a page of the manual."""

    def __init__(self, parts: Parts, host: StudentHost, worker: PlayerWorker) -> None:
        super().__init__(parts.window)
        self._window = window = parts.window
        self._host = host
        self._worker = worker
        self._controller = parts.controller
        self._area = parts.area
        self._cards = parts.cards
        self._theme = LIGHT
        self._folder = ""
        self._template: Template | None = None
        self._grading: GradingPage | None = None
        self._output: OutputQueue | None = None
        self._panels: StudentPanels | None = None
        self._student_files: StudentFiles | None = None
        self._new_file: NewFile | None = None
        self._console_action: QAction | None = None
        self._dock = QDockWidget(translate("Students", "Console"), window)
        self._dock.setObjectName("console")
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self._dock)
        window.resizeDocks([self._dock], [_CONSOLE_HEIGHT], Qt.Orientation.Vertical)
        self._dock.hide()
        self._dock.visibilityChanged.connect(self._on_dock_shown)
        parts.controller.state.players_changed.connect(self._on_players_changed)
        self.recent = RecentFiles(
            "recentStudents", translate("Students", "&Recent student files"), _RECENT, window
        )
        self.recent.chosen.connect(self.open)
        self.recent.restore(parts.settings)
        self._reload = parts.actions["reloadStudent"]
        self._reload.setEnabled(False)
        parts.actions.connect_to(self)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._theme = theme
        if self._panels is not None:
            self._panels.set_theme(theme)
        if self._grading is not None:
            self._grading.set_theme(theme)

    @property
    def panels(self) -> StudentPanels:
        """Return the widgets of students' files, created lazily."""
        if self._panels is None:
            from tttmc_app.gui.students.student_panels import StudentPanels

            self._panels = StudentPanels(
                self._dock, self._window, self._area, self._cards, self.output
            )
            self._panels.set_theme(self._theme)
            self._panels.bar.answered.connect(self._on_answered)
        return self._panels

    @property
    def output(self) -> OutputQueue:
        """Return the output of students' files, created lazily."""
        if self._output is None:
            from tttmc_app.gui.students.output_queue import OutputQueue

            self._output = OutputQueue()
        return self._output

    @property
    def files(self) -> StudentFiles:
        """Return the students' files in play, created lazily."""
        if self._student_files is None:
            from tttmc_app.gui.students.student_files import StudentFiles

            files = self._student_files = StudentFiles(
                self._host, self._worker, self._controller, self.panels, self.output
            )
            files.opened.connect(self._on_opened)
            files.choice_requested.connect(self._ask_choose)
            files.reload_changed.connect(self._reload.setEnabled)
        return self._student_files

    def hide_unused(self) -> None:
        """Hide the console until a file is used, whatever layout was restored."""
        if self._student_files is None:
            self._dock.hide()

    @property
    def console_action(self) -> QAction:
        """Return the action that shows and hides the console.

        The dock's own action shows the dock's title, which contains a file's name of any length.
        """
        if self._console_action is None:
            toggle = self._dock.toggleViewAction()
            self._console_action = QAction(translate("Students", "Console"), self)
            self._console_action.setCheckable(True)
            self._console_action.triggered.connect(toggle.trigger)
            toggle.toggled.connect(self._console_action.setChecked)
        return self._console_action

    def begin(self) -> None:
        """Open the first players' files, once the window is shown."""
        self._on_players_changed()

    def open(self, path: Path) -> None:
        """Open a file."""
        self._folder = str(path.parent)
        self.files.open(path)

    def adopt(self, process: StudentProcess, loaded: LoadedFile) -> None:
        """Play with a file that has already run, in the same process."""
        self.files.adopt(process, loaded)

    def grade(self, paths: list[Path]) -> None:
        """Open the grading page and grade these files, if any."""
        from tttmc_app.gui.students.grading_page import GradingPage  # loaded when first opened

        page = self._grading
        if page is None:
            page = GradingPage(self._window)
            page.set_theme(self._theme)
            self._use_grading(page)
        page.show()
        page.activateWindow()
        if paths:
            page.grade(paths)

    def _use_grading(self, page: GradingPage) -> None:
        self._grading = page
        page.help_requested.connect(self._on_grading_help)
        lab = self._window.findChild(QAction, "lab")
        if lab is not None:  # its keys work in this window too
            page.addAction(lab)

    def hand_over(self) -> list[QObject]:
        """End everything that isn't in use, and return the objects that outlive this one."""
        grading, self._grading = self._grading, None
        self.shutdown()
        self._grading = grading
        return [] if grading is None else [grading]

    def take_over(self, old: Students) -> None:
        """Continue with what was handed over, in the window's present language."""
        if old._grading is not None:
            self._use_grading(old._grading.in_language())

    @Slot()
    def _on_grading_help(self) -> None:
        self.help_requested.emit(GRADING_MANUAL)

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        used = (self._student_files, self._new_file, self._grading)
        ended = [each.shutdown() for each in used if each is not None]
        return all(ended)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a Python file dropped on the window."""
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            path = _python_file(event)
            if path is not None:
                event.acceptProposedAction()
                # The classes of the other drag events derive from QDropEvent.
                if event.type() == QEvent.Type.Drop:
                    self.open(path)
                return True
        return super().eventFilter(watched, event)

    # Actions ---------------------------------------------------------------------------------

    @action(
        "openStudent",
        Text("Open s&tudent file…"),
        Text("Play against a student's file"),
        "Ctrl+Shift+O",
    )
    def ask_open(self) -> None:
        """Ask for a student's file and open it."""
        path = self._ask_path()
        if path is not None:
            self.open(path)

    @action(
        "reloadStudent",
        Text("Re&load student file"),
        Text("Read the file again and restart it"),
        "Ctrl+Shift+R",
    )
    def reload(self) -> None:
        """Read the current file again, and restart it."""
        self.files.reload()

    @action(
        "newStudent",
        Text("Ne&w student file…"),
        Text("Create a starter file and its tests"),
    )
    def ask_new(self) -> None:
        """Ask for a name, and create a student's file and its tests."""
        if self._new_file is None:
            self._new_file = NewFile(self._window)
            self._new_file.written.connect(self._on_written)
            self._new_file.failed.connect(self.panels.show_error)
        self._new_file.ask()

    @action("gradeStudents", Text("&Grade student files…"), Text("Check many files"))
    def ask_grade(self) -> None:
        """Open the grading page."""
        self.grade([])

    def _ask_choose(self) -> None:
        path = self._ask_path()
        if path is not None:
            self.files.choose(path)
        else:
            self.files.begin()  # asks again while a player has no file

    def _ask_path(self) -> Path | None:
        from tttmc_app.gui.files.dialogs import ask_open_path  # loaded when first used
        from tttmc_app.gui.files.formats import PYTHON

        title = translate("Students", "Open student file")
        path = ask_open_path(self._window, title, self._folder, PYTHON)
        if path is not None:
            self._folder = str(path.parent)
        return path

    @Slot()
    def _on_players_changed(self) -> None:
        """Create `StudentFiles` for the first student's file among the players."""
        players = self._controller.state.session.players
        if self._student_files is None and any(map(is_student, players)):
            self.files.begin()

    @Slot(bool)
    def _on_dock_shown(self, visible: bool) -> None:
        if visible and self._panels is None:
            self.panels.set_polling("students", active=False)  # opened from the menu, still empty

    @Slot(str)
    def _on_opened(self, path: str) -> None:
        self.recent.add(Path(path))

    @Slot(object)
    def _on_written(self, template: Template) -> None:
        from tttmc_app.gui.students.question_bar import BarButton

        self._template = template
        self.panels.bar.ask(
            translate(
                "Students",
                "Created {file} and its tests, {suite}, in {folder}. Fill in the four functions "
                "in your editor.",
                file=template.file.name,
                suite=template.suite.name,
                folder=template.file.parent,
            ),
            (
                BarButton("studentOk", translate("Students", "OK")),
                BarButton("studentOpenNew", translate("Students", "Open it here"), is_main=True),
            ),
        )

    @Slot(str)
    def _on_answered(self, answer: str) -> None:
        if answer == "studentOpenNew" and self._template is not None:
            self.open(self._template.file)


def _python_file(event: QDropEvent) -> Path | None:
    """Return the first Python file among dropped files, or None."""
    paths = dropped_paths(event.mimeData())
    return next((path for path in paths if path.suffix.lower() in (".py", ".pyw")), None)
