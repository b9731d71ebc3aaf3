"""The progress of a review, with the buttons that stop and resume it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import translate


class ReviewBar(QWidget):
    """A progress bar beside the button that stops or resumes the review."""

    stop_requested = Signal()
    resume_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._bar = QProgressBar()
        self._bar.setObjectName("reviewProgress")
        self._bar.setAccessibleName(translate("Learn", "Progress of the review"))
        self._bar.setTextVisible(False)
        self._stop = button(
            "reviewStop",
            translate("Learn", "Stop"),
            translate("Learn", "Stop the review, and keep what has been found so far"),
        )
        self._resume = button(
            "reviewResume",
            translate("Learn", "Resume"),
            translate("Learn", "Review the other moves, too"),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(UNIT)
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        row.addWidget(self._resume)
        self._stop.clicked.connect(self.stop_requested)
        self._resume.clicked.connect(self.resume_requested)

    def show_share(self, share: float) -> None:
        """Show the share of moves reviewed, 0 to 1."""
        self._bar.setValue(round(100 * share))

    def show_state(self, *, is_running: bool, is_stopped: bool) -> None:
        """Show the button that suits a review, or nothing for one that has ended."""
        shown, other = (self._stop, self._resume) if is_running else (self._resume, self._stop)
        has_focus = other.hasFocus()
        self.setVisible(is_running or is_stopped)
        shown.show()
        if has_focus and self.isVisible():
            shown.setFocus()
        other.hide()
