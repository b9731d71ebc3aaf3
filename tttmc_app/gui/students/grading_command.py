"""The command that grades students' files, and the window that it opens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from tttmc_app.core import Text
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from tttmc_app.gui.students.grading_page import GradingPage

GRADING_MANUAL = "08-grading.md"
"""The manual's page about grading."""


class Grading(QObject):
    """The owner of the grading window, which is made when it is first opened."""

    def __init__(self, parts: Parts, shell: Shell) -> None:
        super().__init__(parts.window)
        self._shell = shell
        self._window = parts.window
        self._theme = LIGHT
        self._page: GradingPage | None = None
        parts.actions.connect_to(self)

    def set_theme(self, theme: Theme) -> None:
        """Switch to another theme's colours."""
        self._theme = theme
        if self._page is not None:
            self._page.set_theme(theme)

    @action("gradeStudents", Text("&Grade student files…"), Text("Check many files"))
    def ask_grade(self) -> None:
        """Open the grading window."""
        self.grade([])

    def grade(self, paths: list[Path]) -> None:
        """Open the grading window and grade these files, if any."""
        from tttmc_app.gui.students.grading_page import GradingPage  # loaded when first opened

        page = self._page
        if page is None:
            page = GradingPage(self._window)
            page.set_theme(self._theme)
            self._use(page)
        page.show()
        page.activateWindow()
        if paths:
            page.grade(paths)

    def _use(self, page: GradingPage) -> None:
        self._page = page
        page.help_requested.connect(self._show_help)
        lab = self._window.findChild(QAction, "lab")
        if lab is not None:  # its keys work in this window too
            page.addAction(lab)

    @Slot()
    def _show_help(self) -> None:
        self._shell.show_manual(GRADING_MANUAL)

    def hand_over(self) -> list[QObject]:
        """Return the objects that outlive this one."""
        return [] if self._page is None else [self._page]

    def take_over(self, old: Grading) -> None:
        """Continue with what was handed over, in the window's present language."""
        if old._page is not None:
            self._use(old._page.in_language())

    def shutdown(self) -> bool:
        """End threads and child processes within a time limit; return whether they ended."""
        return self._page is None or self._page.shutdown()
