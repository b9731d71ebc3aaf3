"""A game that a student's file has lost by failing: told while it stands, then gone on with."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.core import Ending, Mark
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.students.machine import StudentMachine
from tttmc_app.gui.students.specs import is_file_of
from tttmc_app.gui.students.student_panels import StudentPanels
from tttmc_app.gui.students.trust import StudentSource


class Forfeits:
    """Say why a file has forfeited, as long as it has, and let it move again once it is mended."""

    def __init__(self, controller: GameController, panels: StudentPanels) -> None:
        self._controller = controller
        self._panels = panels
        self._told: tuple[int, str] | None = None
        """The game, and why it was lost."""
        self._text = ""

    def tell(self) -> StudentSource | None:
        """Say what there is to say of the game as it stands; return the file that failed just now.

        What was said of a forfeit that was taken back is no longer shown.
        """
        session = self._controller.session
        loser, result = self._loser(), session.result
        told = None if loser is None or result is None else (session.game, result.reason)
        if told == self._told:
            return None
        self._told = told
        self._panels.clear_error(self._text)
        self._text = ""
        machine = None if loser is None else session.machine_of(loser)
        if told is None or not isinstance(machine, StudentMachine):
            return None
        self._panels.bar.hide()
        self._text = (
            f"{loser} forfeits the game: {told[1]}. Mend the file and press Reload: it moves again "
            "from here."
        )
        self._panels.show_error(self._text)
        student = machine.student
        if student is None or student.failure is None:
            return None
        self._panels.offer_line(student.failure.line)
        return student.seen

    def play_on(self, path: Path) -> bool:
        """Let a file that has forfeited this game move again; return whether it had."""
        loser = self._loser()
        if loser is None or not is_file_of(self._controller.session.player_of(loser), path):
            return False
        self._controller.take_back_forfeit()
        return True

    def _loser(self) -> Mark | None:
        """Return which side is a student's file that has forfeited the game."""
        session = self._controller.session
        result = session.result
        if result is None or result.ending is not Ending.FORFEIT or result.winner is None:
            return None
        loser = result.winner.other
        return loser if isinstance(session.machine_of(loser), StudentMachine) else None
