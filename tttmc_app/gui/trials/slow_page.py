"""One trial after another in slow motion, with the names of the course's functions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tttmc_app.analysis.slow_trial import Function, Step, slow_trials
from tttmc_app.core import Meaning, Position, Square, Text, Thought, Weights
from tttmc_app.core.numbers import plain_number
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label, title_label
from tttmc_app.gui.trials.parts import StageList, row_of, text_button

MANY = 10
"""How many trials the last of the buttons plays."""
_DUTIES = {
    Function.MOVE: Text("mc_move: play many trials, then choose."),
    Function.TRIAL: Text("mc_trial: play the game to its end at random."),
    Function.UPDATE: Text("mc_update_scores: change the score of each square."),
    Function.BEST: Text("get_best_move: choose the empty square with the highest score."),
}


class SlowPage(QWidget):
    """The trial's board and the grid of scores, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position: Position | None = None
        self._weights = Weights()
        self._seed = 0
        self._steps: Iterator[Step] = iter(())
        self.step: Step | None = None
        self.trial = BoardView()
        self.trial.setObjectName("slowTrial")
        self.scores = BoardView()
        self.scores.setObjectName("slowScores")
        self.scores.is_led = True
        self.trial.set_description(self._describe_trial)
        self.scores.set_description(self._describe_score)
        self._functions = StageList(_DUTIES.items())
        self._words = title_label("")
        self._words.setObjectName("slowWords")
        self._words.setWordWrap(True)
        self._rule = muted_label(small=True, wrap=True)
        self._buttons = (
            text_button("slowStep", translate("Trials", "Step"), self.next_step),
            text_button("slowFinish", translate("Trials", "Finish this trial"), self.finish),
            text_button("slowMany", translate("Trials", "Play 10 trials"), self.play_many),
            text_button("slowRestart", translate("Trials", "Start again"), self.restart),
        )
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * UNIT, UNIT, 2 * UNIT, UNIT)
        layout.setSpacing(UNIT)
        layout.addWidget(self._functions)
        boards = QHBoxLayout()
        boards.setSpacing(2 * UNIT)
        for title, board in (
            (translate("Trials", "The trial's board"), self.trial),
            (translate("Trials", "Scores: the running total"), self.scores),
        ):
            column = QVBoxLayout()
            head = muted_label(title)
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(head)
            column.addWidget(board, 1)
            boards.addLayout(column, 1)
        layout.addLayout(boards, 1)
        layout.addWidget(self._words)
        layout.addWidget(self._rule)
        layout.addLayout(row_of(*self._buttons))

    def start(self, position: Position, weights: Weights, seed: int) -> None:
        """Prepare the trials from a position."""
        self._position, self._weights, self._seed = position, weights, seed
        self.restart()

    @Slot()
    def restart(self) -> None:
        """Return to the state before the first trial."""
        if self._position is None:
            return
        self._steps = slow_trials(self._position, self._weights, self._seed)
        self.step = None
        self.trial.set_position(self._position, None)
        self.scores.set_position(self._position, None)
        self.scores.set_overlay(None)
        self._words.setText(translate("Trials", "Press Step to play the first move of a trial."))
        self._rule.setText(self._rule_text())
        self._functions.mark(Function.MOVE)

    @Slot()
    def next_step(self) -> None:
        """Take one step."""
        self._show(next(self._steps))

    @Slot()
    def finish(self) -> None:
        """Take all steps up to the end of the trial."""
        self._show(next(step for step in self._steps if step.function is Function.BEST))

    @Slot()
    def play_many(self) -> None:
        """Play ten trials."""
        done = 0 if self.step is None else self.step.trials
        self._show(
            next(
                step
                for step in self._steps
                if step.function is Function.BEST and step.trials >= done + MANY
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        self.trial.set_theme(theme)
        self.scores.set_theme(theme)

    def _show(self, step: Step) -> None:
        assert self._position is not None
        self.step = step
        is_playing = step.function is Function.TRIAL
        self.trial.set_position(step.board, step.square if is_playing else None)
        self.scores.set_overlay(overlay_of(self._thought(step), SCORES, self._position))
        if step.square is not None and not is_playing:
            self.scores.move_cursor(step.square)
        self._words.setText(shown(step.words))
        self._functions.mark(step.function)
        announce(self, self._words.text())

    def _thought(self, step: Step) -> Thought:
        assert self._position is not None
        values = tuple(step.scores)
        side = self._position.to_move
        return Thought(Meaning.SCORE, side, values, best=step.best, seed=self._seed)

    def _rule_text(self) -> str:
        assert self._position is not None
        own, other = (plain_number(weight) for weight in self._weights)
        return translate(
            "Trials",
            "If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} "
            "loses, its squares lose {own} and the other side's gain {other}.",
            side=str(self._position.to_move),
            own=own,
            other=other,
        )

    def _describe_trial(self, square: Square) -> str:
        return square_text(self.trial.picture.position, None, square)

    def _describe_score(self, square: Square) -> str:
        thought = None if self.step is None else self._thought(self.step)
        return square_text(self.scores.picture.position, thought, square)
