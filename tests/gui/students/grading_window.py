"""Grade a folder in a window, save the table and quit.

python -m tests.gui.students.grading_window FOLDER TABLE
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QToolButton

from tttmc_app.grading.reports import FORMATS
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.students.grading_job import Export, GradingJob, GradingProgress
from tttmc_app.gui.students.grading_page import GradingPage


def main() -> None:
    """Grade the folder, save the table and quit."""
    folder, table = map(Path, sys.argv[1:])
    make_application()
    page = GradingPage()
    page.show()
    job = page.findChild(GradingJob)
    assert job is not None
    (sheet,) = (format_ for format_ in FORMATS if format_.key == "csv")

    def save(progress: GradingProgress) -> None:
        job.export(Export(sheet, table, progress.entries))

    def confirm() -> None:
        button = page.findChild(QToolButton, "gradingRun")
        if button is not None and button.isVisible() and button.isEnabled():
            button.click()

    job.finished.connect(save)
    job.saved.connect(QApplication.quit)
    timer = QTimer()
    timer.timeout.connect(confirm)
    timer.start(50)
    page.grade([folder])
    QApplication.exec()
    assert page.shutdown()


if __name__ == "__main__":
    main()
