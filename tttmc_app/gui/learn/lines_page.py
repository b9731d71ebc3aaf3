"""Pages that play proven lines, which the loser can try to leave, and the page of one such line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Slot

from tttmc_app.analysis.refutation import ProvenLine, proven_line, winning_line
from tttmc_app.core import Mark, Position, Square, Text, square_name
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import Step
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.page import LearnPage, words
from tttmc_app.gui.learn.wording import line_text
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import type_font
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label

MOVE_MS = 600
"""How long each move of a line is shown."""


class LinesPage(LearnPage):
    """Base class of the pages that play proven lines."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._defender: Mark | None = None
        """The side that can try other moves against the line shown; None without a line."""
        self.is_apart = False
        """Whether the board shows a line, or something else that isn't among the page's steps."""
        self.words = words(f"{self.name}Detail")
        """What is said about the move or the line."""
        self.board.chosen.connect(self._on_chosen)
        self.board.stepped.connect(self.follow_board)
        self.answers.failed.connect(self._on_no_line)

    def ask_line(
        self, find: Callable[[], ProvenLine | None], start: Position, *before: Step
    ) -> None:
        """Have a line found, and play it from its first position, after some other steps."""
        self.answers.ask("line", find, partial(self._play_line, start, before))

    def ask_square(self, step: Step, square: Square, result: int) -> None:
        """Have the line found that proves a square's result, and play it."""
        self.leave_line()
        self.is_apart = True
        self.board.show_steps([step])
        position = step.position
        if result == 1:
            self.ask_line(partial(winning_line, position, square), position)
            return
        after = position.play(square)
        if after.outcome is None:
            self.ask_line(partial(proven_line, after), after, step)
        else:
            self._show_end(step, after, square)

    def _show_end(self, step: Step, after: Position, square: Square) -> None:
        over = Step(after, square, None, translate("Learn", "The game is over."))
        self.board.show_steps([step, over], 1)

    def leave_line(self) -> None:
        """Show something other than a line, even if one is still to come."""
        self._defender, self.is_apart = None, False
        self.answers.forget("line")

    @Slot()
    def follow_board(self) -> None:
        """Show whether a click would try another defence in the position shown."""
        step = self.board.step
        is_turn = step is not None and step.position.to_move is self._defender
        self.board.set_next_mark(playable=is_turn)

    def _play_line(self, start: Position, before: tuple[Step, ...], line: object) -> None:
        if not isinstance(line, ProvenLine):
            self.words.setText(translate("Learn", "No line could be proven from here."))
            announce(self, self.words.text())
            return
        self._defender, self.is_apart = start.to_move.other, True
        steps, position = [Step(start, None, None, line_text(line, 0))], start
        for number, square in enumerate(line.moves, start=1):
            position = position.play(square)
            steps.append(Step(position, square, None, line_text(line, number)))
        self.board.play_steps((*before, *steps), len(before), MOVE_MS)
        self.board.board.setFocus()

    @Slot(int, int)
    def _on_chosen(self, row: int, col: int) -> None:
        """Try another defence against the line shown, or show the line from a proven square."""
        step, square = self.board.step, (row, col)
        if step is None or square not in step.position.legal_squares:
            return
        if step.facts is not None and (result := step.facts.result(square)) is not None:
            self.ask_square(step, square, result)
            return
        if step.position.to_move is not self._defender:
            return
        after = step.position.play(square)
        if after.outcome is not None:
            self._show_end(step, after, square)
            return
        tried = step._replace(caption=translate("Learn", "You tried another defence."))
        self.ask_line(partial(proven_line, after), after, tried)

    @Slot(object)
    def _on_no_line(self, error: Exception) -> None:
        self.words.setText(shown(error))


class LinePage(LinesPage):
    """The line that proves a square's result."""

    name, title = "line", Text("Line")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.words.setFont(type_font(20, 600))
        hint = translate("Learn", "Choose another square for the loser to see how that is met.")
        play = ("linePlay", translate("Learn", "Play from here"), self._on_play)
        self._buttons = ButtonGrid(play)
        self.lay_out(self.words, muted_label(hint, wrap=True), self._buttons)

    def show_line(self, position: Position, square: Square, result: int) -> None:
        """Play the line that proves a square's result for the side to move."""
        name, side = square_name(square), position.to_move
        results = (
            translate("Learn", "{square} ties for {side}", square=name, side=side),
            translate("Learn", "{square} wins for {side}", square=name, side=side),
            translate("Learn", "{square} loses for {side}", square=name, side=side),
        )
        self.words.setText(results[result])
        self.ask_square(Step(position), square, result)

    @Slot()
    def follow_board(self) -> None:
        """Offer to play from open positions."""
        super().follow_board()
        step = self.board.step
        self._buttons["linePlay"].setEnabled(step is not None and step.position.outcome is None)

    @Slot()
    def _on_play(self) -> None:
        if step := self.board.step:
            self.shell.play_from(step.position)
