"""The session saved automatically after every change, and restored by the next window."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal, Slot

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.record import MoveTexts, SavedSession
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.gui.look.translation import shown
from tttmc_app.storage import make_folder, read_text, set_aside, write_text_atomically
from tttmc_app.workers import JobRunner, Report

WATCHED_MS = 500
"""Minimum time between two saves of a game between machines, whose moves may be very fast."""
MAX_SESSIONS = 20
"""Maximum number of files, one per open window; beyond that, the oldest unused file is replaced."""


class Autosave(QObject):
    """The file of this window's session, read and written on a worker thread.

    Only the newest session is queued for writing, so writing never falls behind.
    """

    opened = Signal(object)
    """The file is open: the session to restore, or None."""
    failed = Signal(str)
    """Emitted with a message if the last session can't be read."""
    loss_changed = Signal()
    """Saving fails for another reason than before, or works again."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SessionFile(folder)
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        self._waiting: SavedSession | None = None
        self._saved: SavedSession | None = None
        """The last session that was handed over for writing."""
        self._told = EMPTY_TEXT
        """The loss when `loss_changed` was last emitted."""
        self._is_open = self._is_writing = self._is_late = False

    def begin(self, *, restores: bool) -> None:
        """Open the last session's file, or a new one; emits `opened`. Nothing is saved before that.

        If a window must not show the last session, it is kept for the next window.
        """
        self._runner.post(partial(self._file.open, restores=restores))

    def save(self, session: SavedSession, *, at_once: bool) -> None:
        """Schedule a session for writing: now, or after a while together with later changes."""
        if not self._is_open or _is_same(session, self._saved):
            return
        self._saved = self._waiting = session
        if not self._is_writing and (at_once or not self._timer.isActive()):
            self._timer.start(0 if at_once else WATCHED_MS)

    @property
    def is_saved(self) -> bool:
        """Return whether the newest session has been written, or could not be."""
        return self._waiting is None and not self._is_writing

    @property
    def loss(self) -> Text:
        """Return why the session that was last written isn't saved; empty if it is."""
        return self._file.failure

    def flush(self) -> None:
        """Write the newest session, and wait for that within a time limit."""
        self._post_unsaved()
        self._is_late = not self._runner.wait_until_idle()

    def shutdown(self) -> bool:
        """Finish writing and end the thread within a time limit; return whether it ended."""
        self._post_unsaved()
        self._runner.post(self._file.close)
        return self._runner.shutdown(0 if self._is_late else None)

    def _post_unsaved(self) -> None:
        self._timer.stop()
        if self._waiting is None and self.loss:
            self._waiting = self._saved  # the disk may have space again
        if self._waiting is not None:
            self._post(self._waiting)

    @Slot()
    def _write(self) -> None:
        if self._waiting is not None and not self._is_writing:
            self._post(self._waiting)

    def _post(self, session: SavedSession) -> None:
        self._is_writing = True
        self._runner.post(partial(self._file.write, session))
        self._waiting = None

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if isinstance(report.value, _Opened):
            self._is_open = True
            if report.value.problem is not None:
                self.failed.emit(shown(report.value.problem))
            self.opened.emit(report.value.session)
        else:
            self._is_writing = False
        self._go_on()

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self._is_writing = False
        if not self._is_open:  # a defect: the window starts without the last session
            self._is_open = True
            self.failed.emit(shown(error))
            self.opened.emit(None)
        self._go_on()

    def _go_on(self) -> None:
        if self.loss != self._told:
            self._told = self.loss
            self.loss_changed.emit()
        if self._waiting is not None and not self._timer.isActive():
            self._timer.start(0)


class SessionFile:
    """One session's file and its lock; used on one thread only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._known: MoveTexts = {}
        self.failure = EMPTY_TEXT
        """Why the last session could not be written; empty if it could."""

    def open(self, *, restores: bool) -> _Opened:
        """Take a session file that no other window uses: the newest one, or else a new one."""
        session, problem = None, None
        try:
            self._make_folder()
            self._path = self._take(restores=restores)
            if restores and self._path.exists():
                session = self._read(self._path)
        except TttmcError as error:
            if self._path is not None:
                problem = error
            else:  # such as a read-only folder
                self.failure = error.text
                session = self._last() if restores else None
        return _Opened(session, problem)

    def write(self, session: SavedSession) -> None:
        """Write a session; raise TttmcError if it can't be written."""
        try:
            self._write(session)
        except Exception as error:
            if not isinstance(error, TttmcError):
                error = TttmcError(
                    "Your game isn't saved automatically: {error}", error=type(error).__name__
                )
            self.failure = error.text
            raise
        self.failure = EMPTY_TEXT

    def _write(self, session: SavedSession) -> None:
        # Loaded with the first session.
        from tttmc_app.core.session_json import session_to_json

        if self._path is None:  # the folder may be available again
            self._make_folder()
            self._path = self._take(restores=False)
        self._make_folder()
        text = session_to_json(session, self._known)
        try:
            write_text_atomically(self._path, text)
        except TttmcError as error:
            raise TttmcError("Your game isn't saved automatically: {error}", error=error) from None

    def close(self) -> None:
        """Let another window use the file."""
        if self._lock is not None:
            self._lock.unlock()

    def _make_folder(self) -> None:
        try:
            make_folder(self._folder)
        except TttmcError as error:
            raise TttmcError("Your game isn't saved automatically: {error}", error=error) from None

    def _take(self, *, restores: bool) -> Path:
        """Return the path of a session that no other window uses, and lock it."""
        paths = [self._folder / f"session-{number}.json" for number in range(1, MAX_SESSIONS + 1)]
        used = self._used()
        free = [path for path in paths if path not in used]
        for path in (*used, *free) if restores else (*free, *reversed(used)):
            lock = QLockFile(str(path.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # so only the end of its process frees it
            if lock.tryLock(0):
                self._lock = lock
                return path
            if lock.error() is not QLockFile.LockError.LockFailedError:
                break
        raise TttmcError(
            "Your game isn't saved automatically: the folder {folder} can't be written",
            folder=self._folder,
        )

    def _used(self) -> list[Path]:
        """Return the session files, newest first."""
        return sorted(self._folder.glob("session-*.json"), key=_age)

    def _last(self) -> SavedSession | None:
        from tttmc_app.core.session_json import session_from_json

        for path in self._used():
            with suppress(TttmcError):
                return session_from_json(read_text(path))
        return None

    def _read(self, path: Path) -> SavedSession | None:
        from tttmc_app.core.session_json import session_from_json

        try:
            return session_from_json(read_text(path))
        except TttmcError as error:
            kept = set_aside(path)
            raise TttmcError(
                "Your last game can't be restored: {error}. It is kept as {path}",
                error=error,
                path=kept,
            ) from None


class _Opened(NamedTuple):
    """The result of opening a file: the session to restore, or why it can't be read."""

    session: SavedSession | None
    problem: TttmcError | None


def _age(path: Path) -> float:
    """Return a number that is larger for files written longer ago."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _is_same(one: SavedSession, two: SavedSession | None) -> bool:
    """Return whether nothing has changed; games, which are large, are compared by identity."""
    if two is None or one.record is not two.record or one.previous is not two.previous:
        return False
    return (one.players, one.undone, one.draft, one.document) == (
        two.players,
        two.undone,
        two.draft,
        two.document,
    )
