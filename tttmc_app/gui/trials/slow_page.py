"""One trial after another in slow motion; tooltips have the names of the course's functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel

from tttmc_app.analysis.slow_trial import Function, Step, slow_trials
from tttmc_app.core import Meaning, Position, Text, Thought, Weights
from tttmc_app.core.numbers import plain_number
from tttmc_app.gui.board import SCORES, BoardView, overlay_of
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.motion import Playback
from tttmc_app.gui.look.theme import Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, muted_label, title_label
from tttmc_app.gui.trials.parts import (
    ColumnBoard,
    StageList,
    TrialsPart,
    describe_squares,
    text_button,
)

MANY = 10
"""How many trials the last of the buttons plays."""
STEP_MS = 30
"""How long each step of a trial that plays by itself is shown."""
_DUTIES = {
    Function.MOVE: Text("Play many trials, then choose."),
    Function.TRIAL: Text("Play the game to its end at random."),
    Function.UPDATE: Text("Change the score of each square."),
    Function.BEST: Text("Choose the empty square with the highest score."),
}


class SlowPage(TrialsPart):
    """The trial's board on the stage; what is done and the grid of scores in the column."""

    def __init__(self) -> None:
        super().__init__()
        self._steps: Iterator[Step] = iter(())
        self.step: Step | None = None
        self._played: Sequence[Step] = ()
        """The steps that are being shown one after another."""
        self._playback = Playback(self, lambda number: self._show(self._played[number]))
        self.trial = BoardView()
        self.trial.setObjectName("slowTrial")
        self.scores = ColumnBoard()
        self.scores.setObjectName("slowScores")
        self.scores.is_led = True
        for board in (self.trial, self.scores):
            describe_squares(board)
        self._functions = StageList(_DUTIES.items())
        for label in self._functions.findChildren(QLabel):
            label.setToolTip(label.objectName())
        self._words = title_label("")
        self._words.setObjectName("slowWords")
        self._words.setWordWrap(True)
        self._rule = muted_label(small=True, wrap=True)
        step = self.first = text_button("slowStep", translate("Trials", "Step"), self.next_step)
        finish = text_button("slowFinish", translate("Trials", "Finish this trial"), self.finish)
        many = text_button("slowMany", translate("Trials", "Play 10 trials"), self.play_many)
        again = text_button("slowRestart", translate("Trials", "Start again"), self.restart)
        self.lay_out(
            PageStage("slow", PlainLabel(translate("Trials", "The trial's board")), self.trial),
            (self.trial, self.scores),
            *(ButtonRow(step, finish, many, again, leading=1), self._words, self._functions),
            muted_label(translate("Trials", "Scores: the running total")),
            *(self.scores, self._rule),
        )

    def start(self, position: Position, weights: Weights, seed: int) -> None:
        """Prepare the trials from a position."""
        self._position, self._weights, self._seed = position, weights, seed
        self.restart()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self._playback.is_wanted = theme.moves

    @Slot()
    def restart(self) -> None:
        """Return to the state before the first trial."""
        self._playback.stop()
        self._steps = slow_trials(self._position, self._weights, self._seed)
        self.step = None
        self.trial.set_position(self._position, None)
        self.stage.show_sides(self._position)
        self.scores.set_position(self._position, None)
        self.scores.set_overlay(None)
        self._words.setText(translate("Trials", "Press Step to play the first move of a trial."))
        self._rule.setText(self._rule_text())
        self._functions.mark(Function.MOVE)

    @Slot()
    def next_step(self) -> None:
        """Take one step, after those that are being shown."""
        self._playback.finish()
        self._show(next(self._steps))

    @Slot()
    def finish(self) -> None:
        """Show the steps up to the end of the trial; once more, its end at once."""
        if self._playback.isActive():
            self._playback.finish()
        else:
            size, steps = self._position.rules.size, [*self._until(1)]
            moves = [each for each in steps if each.function is Function.TRIAL]
            scores = [each for each in steps if each.function is Function.UPDATE]
            self._play([*moves, *scores[size - 1 :: size], steps[-1]])  # scores row by row

    @Slot()
    def play_many(self) -> None:
        """Show the ends of ten trials."""
        self._playback.finish()
        self._play([each for each in self._until(MANY) if each.function is Function.BEST])

    def _until(self, ends: int) -> Iterator[Step]:
        """Take all steps until this many trials have ended."""
        while ends:
            step = next(self._steps)
            ends -= step.function is Function.BEST
            yield step

    def _play(self, steps: Sequence[Step]) -> None:
        self._played = steps
        self._playback.play(range(len(steps)), STEP_MS)

    def _show(self, step: Step) -> None:
        self.step = step
        is_playing = step.function is Function.TRIAL
        self.trial.set_position(step.board, step.square if is_playing else None)
        self.stage.show_sides(step.board)
        self.scores.set_overlay(overlay_of(self._thought(step), SCORES, self._position))
        if step.square is not None and not is_playing:
            self.scores.move_cursor(step.square)
        self._words.setText(shown(step.words))
        self._functions.mark(step.function)
        if not self._playback.isActive():
            announce(self, self._words.text())

    def _thought(self, step: Step) -> Thought:
        values = tuple(step.scores)
        side = self._position.to_move
        return Thought(Meaning.SCORE, side, values, best=step.best, seed=self._seed)

    def _rule_text(self) -> str:
        own, other = (plain_number(weight) for weight in self._weights)
        return translate(
            "Trials",
            "If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} "
            "loses, its squares lose {own} and the other side's gain {other}.",
            side=str(self._position.to_move),
            own=own,
            other=other,
        )
