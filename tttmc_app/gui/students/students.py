"""All that the window has of students' files: its actions, and what they lead to."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget, QFileDialog, QMainWindow, QMenu

from tttmc_app.core import Mark
from tttmc_app.gui.game.board_area import BoardArea
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.students.maker import Maker, is_student

if TYPE_CHECKING:
    from tttmc_app.course import LoadedFile
    from tttmc_app.course.template import Template
    from tttmc_app.gui.students.desk import StudentDesk
    from tttmc_app.gui.students.grading_page import GradingPage
    from tttmc_app.gui.students.heard import HeardStudent
    from tttmc_app.gui.students.new_file import NewFile
    from tttmc_app.gui.students.student_panels import StudentPanels

_FILES = "Python files (*.py);;All files (*)"
_MOST_RECENT = 8
_CONSOLE_HEIGHT = 132


class Students(QObject):
    """Open, begin and grade students' files from the menus, or by dropping one on the window.

    Until then there are only the menus and an empty dock: see `Maker`.
    """

    def __init__(
        self,
        window: QMainWindow,
        maker: Maker,
        controller: GameController,
        area: BoardArea,
        cards: dict[Mark, PlayerCard],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._maker = maker
        self._controller = controller
        self._area = area
        self._cards = cards
        self._theme = LIGHT
        self._folder = ""
        self._recent: list[str] = []
        self._template: Template | None = None
        self._grading: GradingPage | None = None
        self._panels: StudentPanels | None = None
        self._desk: StudentDesk | None = None
        self._new_file: NewFile | None = None
        self._dock = QDockWidget("Console", window)
        self._dock.setObjectName("console")
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self._dock)
        window.resizeDocks([self._dock], [_CONSOLE_HEIGHT], Qt.Orientation.Vertical)
        self._dock.hide()
        self._dock.visibilityChanged.connect(self._on_dock_shown)
        controller.changed.connect(self._on_game_changed)
        self._recent_menu = QMenu("&Recent student files", window)
        self._recent_menu.setObjectName("recentStudents")
        self._recent_menu.triggered.connect(self._on_recent)
        self._fill_menus()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self._theme = theme
        if self._panels is not None:
            self._panels.set_theme(theme)
        if self._grading is not None:
            self._grading.set_theme(theme)

    @property
    def panels(self) -> StudentPanels:
        """Return what shows students' files, built when it is asked for."""
        if self._panels is None:
            from tttmc_app.gui.students.student_panels import StudentPanels

            feed = self._maker.room.feed
            self._panels = StudentPanels(self._dock, self._window, self._area, self._cards, feed)
            self._panels.set_theme(self._theme)
            self._panels.bar.answered.connect(self._on_answered)
        return self._panels

    @property
    def desk(self) -> StudentDesk:
        """Return what opens and plays students' files, built when it is asked for."""
        if self._desk is None:
            from tttmc_app.gui.students.desk import StudentDesk

            self._desk = StudentDesk(self._maker.room, self._controller, self.panels)
            self._desk.opened.connect(self._on_opened)
            self._desk.choose_wanted.connect(self._ask_choose)
            self._desk.reload_changed.connect(self._reload.setEnabled)
        return self._desk

    def hide_unused(self) -> None:
        """Leave the console out until a file is used, whatever the window remembers."""
        if self._desk is None:
            self._dock.hide()

    @property
    def is_console_open(self) -> bool:
        """Return whether what a file prints is shown beside the board."""
        return self._dock.isVisible()

    def begin(self) -> None:
        """Open the files that play from the start, once the window is there."""
        self._on_game_changed()

    def open(self, path: Path) -> None:
        """Open a file, as if it had been chosen."""
        self._folder = str(path.parent)
        self.desk.open(path)

    def adopt(self, student: HeardStudent, loaded: LoadedFile) -> None:
        """Play with a file that was run elsewhere, in its very child."""
        self.desk.adopt(student, loaded)

    def grade(self, paths: list[Path]) -> None:
        """Open the grading page, for these files where there are any."""
        from tttmc_app.gui.students.grading_page import GradingPage  # few open it

        if self._grading is None:
            self._grading = GradingPage(self._window)
            self._grading.set_theme(self._theme)
            lab = self._window.findChild(QAction, "lab")
            if lab is not None:  # its key works in this window, too
                self._grading.addAction(lab)
        self._grading.show()
        self._grading.activateWindow()
        if paths:
            self._grading.grade(paths)

    def remember(self, stored: QByteArray) -> None:
        """Take in which files were opened lately."""
        try:
            found = json.loads(bytes(stored.data()).decode())
        except ValueError:
            return
        if isinstance(found, list):
            paths = cast("list[object]", found)
            self._recent = [str(path) for path in paths][:_MOST_RECENT]
            self._show_recent()

    def remembered(self) -> QByteArray:
        """Return which files were opened lately, to be stored."""
        return QByteArray(json.dumps(self._recent).encode())

    def shutdown(self) -> bool:
        """End all children and worker threads within a bound; return whether they ended."""
        used = (self._desk, self._new_file, self._grading)
        ended = [each.shutdown() for each in used if each is not None]
        return all(ended)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a Python file that is dropped on the window; leave all else alone."""
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            path = _python_file(event.mimeData().urls())
            if path is not None:
                event.acceptProposedAction()
                # Enter, move and leave come first; only a drop is of this very type.
                if event.type() == QEvent.Type.Drop:
                    self.open(path)
                return True
        return super().eventFilter(watched, event)

    # Menus -----------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        files = self._window.findChild(QMenu, "fileMenu")
        view = self._window.findChild(QMenu, "viewMenu")
        assert isinstance(files, QMenu)
        assert isinstance(view, QMenu)
        last = files.actions()[-2]  # the line before Quit
        open_it = self._action(
            "openStudent",
            "Open s&tudent file…",
            "Play a course file",
            self._ask_open,
            "Ctrl+Shift+O",
        )
        self._reload = self._action(
            "reloadStudent",
            "Re&load student file",
            "Read the file again and run it anew",
            self._on_reload,
            "Ctrl+Shift+R",
        )
        self._reload.setEnabled(False)
        new = self._action(
            "newStudent",
            "Ne&w student file…",
            "Write a file to begin with, and its tests",
            self._ask_new,
        )
        grade = self._action(
            "gradeStudents", "&Grade student files…", "Check many files", self._grade
        )
        files.insertSeparator(last)
        for action in (open_it, self._recent_menu.menuAction(), self._reload, new, grade):
            files.insertAction(last, action)
        self._recent_menu.setEnabled(False)
        view.insertAction(view.actions()[0], self._dock.toggleViewAction())

    def _action(
        self, name: str, text: str, tip: str, slot: Callable[[], None], key: str = ""
    ) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setToolTip(f"{tip} ({key})" if key else tip)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(slot)
        self._window.addAction(action)
        return action

    def _ask_open(self) -> None:
        path = self._ask_path()
        if path is not None:
            self.open(path)

    def _ask_choose(self) -> None:
        path = self._ask_path()
        if path is not None:
            self.desk.choose(path)
        else:
            self.desk.begin()  # which asks again, as long as a player has no file

    def _ask_path(self) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(
            self._window, "Open student file", self._folder, _FILES
        )
        if not name:
            return None
        self._folder = str(Path(name).parent)
        return Path(name)

    def _on_reload(self) -> None:
        self.desk.reload()

    def _grade(self) -> None:
        self.grade([])

    def _show_recent(self) -> None:
        self._recent_menu.clear()
        for path in self._recent:
            action = self._recent_menu.addAction(Path(path).name.replace("&", "&&"))
            action.setData(path)
            action.setToolTip(path)
        self._recent_menu.setEnabled(bool(self._recent))

    @Slot()
    def _on_game_changed(self) -> None:
        """Build the desk for the first student's file among the players; then it sees to them."""
        players = self._controller.session.players
        if self._desk is None and any(map(is_student, players)):
            self.desk.begin()

    @Slot(bool)
    def _on_dock_shown(self, visible: bool) -> None:
        if visible and self._panels is None:
            self.panels.set_polling(active=False)  # empty as it is, it can be looked at

    @Slot(QAction)
    def _on_recent(self, action: QAction) -> None:
        self.open(Path(str(action.data())))

    @Slot(str)
    def _on_opened(self, path: str) -> None:
        others = (each for each in self._recent if each != path)
        self._recent = [path, *others][:_MOST_RECENT]
        self._show_recent()

    # A new file ------------------------------------------------------------------------------

    def _ask_new(self) -> None:
        from tttmc_app.gui.students.new_file import NewFile

        if self._new_file is None:
            self._new_file = NewFile(self._window)
            self._new_file.written.connect(self._on_written)
            self._new_file.failed.connect(self.panels.show_error)
        self._new_file.ask()

    @Slot(object)
    def _on_written(self, template: Template) -> None:
        from tttmc_app.gui.students.question_bar import Answer

        self._template = template
        self.panels.bar.ask(
            f"{template.file.name} and its tests in {template.suite.name} are written to "
            f"{template.file.parent}. Fill in the four functions in an editor of yours.",
            (Answer("studentOk", "OK"), Answer("studentOpenNew", "Open it here", is_main=True)),
        )

    @Slot(str)
    def _on_answered(self, answer: str) -> None:
        if answer == "studentOpenNew" and self._template is not None:
            self.open(self._template.file)


def _python_file(urls: list[QUrl]) -> Path | None:
    """Return the Python file among what is dropped, or None."""
    paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return next((path for path in paths if path.suffix.lower() in (".py", ".pyw")), None)
