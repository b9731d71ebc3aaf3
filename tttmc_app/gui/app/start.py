"""Open the window and run until it is closed."""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QTimer, Slot
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Text, TttmcError
from tttmc_app.folders import HOME_VARIABLE, config_folder
from tttmc_app.gui.app.failures import FailureHook, outlives_errors
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.preferences import LANGUAGE, SCALE, SCALES
from tttmc_app.gui.app.signals import recorded_signals
from tttmc_app.gui.files.settings_file import SettingsFile, StartMark
from tttmc_app.gui.look.application import Application, make_application
from tttmc_app.gui.look.languages import use_language
from tttmc_app.workers import JobRunner

# Students' files are loaded only when one is used.
if TYPE_CHECKING:
    from tttmc_app.course.student_types import LoadedFile
    from tttmc_app.gui.programs.players import StudentProcess

SETTINGS = "window.ini"
"""The name of the settings file."""
_OPEN_MS = 500
"""After this time a window is considered open: it has been laid out and painted."""
LAST_PATIENCE_MS = 30_000
"""How long the program waits, once its window is closed, for a slow disk."""
SIGNAL_SECONDS = 20.0
"""How long a question keeps the window open after a signal: perhaps nobody is there to answer."""
_SIGNAL_CHECK_MS = 200
"""Python handles Ctrl-C only while Python code runs, so a timer runs some at this interval."""
MODULES = (
    "tttmc_app.gui.trials.page",
    "tttmc_app.gui.app.board_trials",
    "tttmc_app.gui.learn.pages",
    "tttmc_app.gui.learn.textbook_page",
    "tttmc_app.gui.lab.window",
    "tttmc_app.gui.lab.sweep_page",
    "tttmc_app.gui.lab.tournament_page",
    "tttmc_app.gui.lab.match_page",
    "tttmc_app.gui.lab.learning_page",
    "tttmc_app.gui.lab.limits_page",
    "tttmc_app.gui.lab.convergence_page",
    "tttmc_app.gui.lab.results_page",
    "tttmc_app.gui.students.grading_page",
    "tttmc_app.gui.app.help_window",
    "tttmc_app.gui.app.preferences_dialog",
)
"""What windows and their pages would otherwise load when they are first opened."""
_DELAY_MS = 2000
"""When they are loaded, in milliseconds: the start and the first moves come first."""


def make_window(*, has_failed: bool = False, restores: bool = True) -> MainWindow:
    """Return a window with the settings in the program's folder.

    If the last start failed, its settings are set aside. With `restores`, the window continues
    the last session. A QApplication must exist.
    """
    settings = SettingsFile(_settings_folder() / SETTINGS, is_suspect=has_failed)
    use_language(settings.text(LANGUAGE))
    return MainWindow(settings, restores=restores)


def scale_as_chosen(path: Path) -> None:
    """Apply the chosen scale, unless the environment sets one; to be called before Qt starts."""
    factor = (
        QSettings(str(path), QSettings.Format.IniFormat).value(SCALE) if path.exists() else None
    )
    if isinstance(factor, str) and factor in SCALES:
        os.environ.setdefault("QT_SCALE_FACTOR", factor)


@outlives_errors
def run(
    on_open: Callable[[MainWindow], object] | None = None,
    signals: Sequence[int] = (),
    game: str = "",
) -> int:
    """Open the window, with a saved game if one is named; return the exit status at its end.

    `on_open` is called with the window as soon as it is shown. A signal closes the window, even if
    it was received earlier and is in `signals`. Raises TttmcError if the game or the settings can't
    be saved then.
    """
    folder = _settings_folder()  # refused before anything is written there
    with recorded_signals() as received, FailureHook() as hook:
        scale_as_chosen(folder / SETTINGS)
        application = make_application()
        mark = StartMark(folder / "window.starting")
        window = make_window(has_failed=mark.has_failed, restores=on_open is None)
        hook.failed.connect(window.show_failure)
        application.commitDataRequest.connect(window.end_session)
        if isinstance(application, Application):
            application.file_opened.connect(partial(_open_game, window))
        if game:
            _open_game(window, Path(game).absolute())
        window.show()
        if hook.has_crashed:
            window.show_failure()
        # Not QTimer.singleShot, which would call the mark's method even after the mark is gone.
        opened = QTimer(singleShot=True, interval=_OPEN_MS)
        opened.timeout.connect(mark.remove)
        opened.start()
        if on_open is not None:
            on_open(window)
        timer = QTimer()
        received.extend(signals)
        timer.timeout.connect(partial(_close_on_signal, received, window))
        timer.start(_SIGNAL_CHECK_MS)
        preloader = Preloader()
        status = application.exec()
        preloader.shutdown()
        opened.stop()
        mark.remove()  # the window may have been closed at once
        loss = window.loss
        if end_workers():
            loss = loss or window.documents.loss
        else:
            # Qt would abort the program at its end, because a thread is still running.
            atexit.register(os._exit, 2)
            loss = loss or Text(
                "the last changes may not be saved, because a task was still running {seconds} s "
                "after the window had closed: check the disk, then start tttmc again",
                seconds=LAST_PATIENCE_MS // 1000,
            )
        if loss:
            raise TttmcError(loss)
        return status


def _open_game(window: MainWindow, path: Path) -> None:
    """Open a saved game, once the last session has been restored."""
    documents = window.documents
    if documents.is_ready:
        documents.open(path)
    else:
        documents.ready.connect(partial(documents.open, path))


def end_workers() -> bool:
    """Wait for the workers that outlasted their closed window; return whether all have ended."""
    end = perf_counter() + LAST_PATIENCE_MS / 1000
    have_ended = True
    for window in QApplication.topLevelWidgets():
        for runner in window.findChildren(JobRunner):
            have_ended &= runner.shutdown(max(0, int((end - perf_counter()) * 1000)))
    return have_ended


def _settings_folder() -> Path:
    """Return the folder for settings; raise TttmcError if Qt can't name it."""
    folder = config_folder()
    try:
        str(folder).encode()
    except UnicodeEncodeError:
        raise TttmcError(
            "the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set "
            "{variable} to another folder",
            folder=folder,
            variable=HOME_VARIABLE,
        ) from None
    return folder


def run_with_student(process: StudentProcess, loaded: LoadedFile) -> int:
    """Open the window with the game that a student's file requests, in the same process."""
    from tttmc_app.gui.programs.trust import STUDENT_FILES

    def adopt(window: MainWindow) -> None:
        window.programs.students.adopt(process, loaded)

    STUDENT_FILES.add(process.source)  # the user approved the file by running it
    return run(adopt)


def _close_on_signal(received: list[int], window: MainWindow) -> None:
    if received:
        window.documents.closing_seconds = SIGNAL_SECONDS
        if not window.close():  # the user keeps it open
            window.documents.closing_seconds = inf
            received.clear()


class Preloader(QObject):
    """Loads these modules on a worker thread, once the main window has been open for a while.

    Loading them takes longer than building a window, so a window opens at once afterwards.
    """

    def __init__(self, parent: QObject | None = None, delay: int = _DELAY_MS) -> None:
        """Start after this delay, in milliseconds."""
        super().__init__(parent)
        # Not at a low priority: a window opened meanwhile waits for the module being loaded.
        self.jobs = JobRunner(self, niceness=0)
        self._timer = QTimer(self, singleShot=True, interval=delay)
        self._timer.timeout.connect(self._begin)
        self._timer.start()

    @Slot()
    def _begin(self) -> None:
        self.jobs.start(load)

    def shutdown(self) -> bool:
        """Stop after the module being loaded, within a time limit; return whether it stopped."""
        self._timer.stop()
        return self.jobs.shutdown()


def load() -> Iterator[str]:
    """Load one module after the other, and yield their names."""
    for name in MODULES:
        import_module(name)
        yield name
