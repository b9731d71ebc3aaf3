"""The window's messages and questions about students' files."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Ending, Mark, Text, TttmcError
from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.students.file_opener import (
    LARGEST_BOARD,
    PLAYING_FUNCTION,
    BrokenFile,
    OpenedFile,
)
from tttmc_app.gui.students.question_bar import BarButton
from tttmc_app.gui.students.student_host import StudentFailure, StudentHost
from tttmc_app.gui.students.student_panels import StudentPanels
from tttmc_app.gui.students.student_specs import is_file_of, is_student
from tttmc_app.workers import PlayerWorker, Report


def cancel_answer() -> BarButton:
    """Return the answer that cancels."""
    return BarButton("studentCancel", translate("Students", "Cancel"))


def ok_answer() -> BarButton:
    """Return the answer that only closes the bar."""
    return BarButton("studentOk", translate("Students", "OK"))


def trust_text(name: str, *, has_run: bool) -> str:
    """Return the text that asks whether a file may run."""
    if missing_parts(expected_parts()) is None:
        if has_run:
            return translate(
                "Students",
                "{file} has changed since it last ran here. It runs in a separate process without "
                "access to your files, other programs or networks, which ends when you stop it.",
                file=name,
            )
        return translate(
            "Students",
            "{file} is new here. It runs in a separate process without access to your files, "
            "other programs or networks, which ends when you stop it.",
            file=name,
        )
    if has_run:
        return translate(
            "Students",
            "{file} has changed since it last ran here. It can do anything you can on this "
            "computer. It runs in a separate process, which ends when you stop it.",
            file=name,
        )
    return translate(
        "Students",
        "{file} is new here. It can do anything you can on this computer. It runs in a separate "
        "process, which ends when you stop it.",
        file=name,
    )


def playing_text(opened: OpenedFile, size: int) -> str:
    """Return a message with the side that a file plays and any change of board size."""
    name, language = opened.source.path.name, opened.loaded.language
    game, side = opened.loaded.gui_game, opened.side
    if game is not None and game.line:
        return translate(
            "Students",
            "{file} ({language}) plays {side} against you, as requested on line {line}.",
            file=name,
            language=language,
            side=side,
            line=game.line,
        )
    text = translate(
        "Students",
        "{file} ({language}) plays {side} against you.",
        file=name,
        language=language,
        side=side,
    )
    if game is not None or size <= LARGEST_BOARD:
        return text
    return translate(
        "Students",
        "{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it "
        "back under Rules.",
        text=text,
        size=size,
    )


def impossible_game_text(name: str, error: TttmcError) -> str:
    """Return why the game that a file requests can't be played."""
    return translate(
        "Students", "{file} asks for an impossible game: {error}", file=name, error=error
    )


def cannot_play_text(name: str) -> str:
    """Return why a file that has run can't play."""
    return translate(
        "Students",
        "The file {file} has no function {name}, so it can't play; the console shows what it "
        "printed.",
        file=name,
        name=PLAYING_FUNCTION,
    )


def broken_text(broken: BrokenFile) -> str:
    """Return how a file failed to run, and what to do."""
    return translate(
        "Students",
        "The file {failure}. The console shows where. Fix the file, then press Reload.",
        failure=broken.failure.message,
    )


class Forfeit(QObject):
    """The message about a file's forfeit, shown while the forfeit stands."""

    explained = Signal(StudentFailure)
    """Where the file failed."""

    def __init__(
        self,
        host: StudentHost,
        worker: PlayerWorker,
        controller: GameController,
        panels: StudentPanels,
    ) -> None:
        super().__init__(panels)
        self._host = host
        self._worker = worker
        self._controller = controller
        self._panels = panels
        self._shown: tuple[int, Text] | None = None
        """The game and why it was lost."""
        self._text = ""
        self._job = 0
        worker.returned.connect(self._on_returned)

    def update(self) -> None:
        """Show the message if a file has forfeited the game; hide one that no longer applies."""
        session = self._controller.state.session
        loser, result = self._loser(), session.result
        forfeit = None if loser is None or result is None else (session.game, result.reason)
        if forfeit == self._shown:
            return
        self._shown = forfeit
        self._job = 0  # an explanation still to come is of a text that has been replaced
        self._panels.clear_error(self._text)
        self._text = ""
        if forfeit is None or loser is None:
            return
        self._panels.bar.hide()
        self._text = translate(
            "Students",
            "{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.",
            side=loser,
            reason=forfeit[1],
        )
        self._panels.show_error(self._text)
        self._job = self._worker.post(partial(self._host.failure_of, session.player_of(loser)))

    def play_on(self, path: Path) -> bool:
        """Take back a file's forfeit of this game; return False if it has none."""
        loser = self._loser()
        session = self._controller.state.session
        if loser is None or not is_file_of(session.player_of(loser), path):
            return False
        self._controller.take_back_forfeit()
        return True

    def _loser(self) -> Mark | None:
        """Return the side of a student's file that has forfeited the game, or None."""
        session = self._controller.state.session
        result = session.result
        if result is None or result.ending is not Ending.FORFEIT or result.winner is None:
            return None
        loser = result.winner.other
        return loser if is_student(session.player_of(loser)) else None

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if report.job_id == self._job and isinstance(report.value, StudentFailure):
            self.explained.emit(report.value)
