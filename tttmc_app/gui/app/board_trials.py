"""The slider on the page on the thought: its scores at any number of trials."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Position, Weights
from tttmc_app.core.numbers import grouped, short_number
from tttmc_app.gui.game.fitting import usual_trials
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.game.presenter import Presenter
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel
from tttmc_app.gui.trials.follower import TrialsFollower
from tttmc_app.gui.trials.trials_slider import TrialsSlider
from tttmc_app.players.defaults import DEFAULT_WEIGHTS
from tttmc_app.session import move_seed

_Subject = tuple[Position, Weights, int]
"""What trials are about: a position, weights and a seed."""


def subject_of(game: Game) -> _Subject:
    """Return the position, weights and seed of the thought shown, or else of the next one."""
    position, thought = game.thought_position, game.thought
    if thought is None:
        return position, DEFAULT_WEIGHTS, move_seed(game.session.record.seed, position)
    return position, thought.weights or DEFAULT_WEIGHTS, thought.seed


class BoardTrials(QObject):
    """The slider and its trials, which aren't played until the slider is moved."""

    def __init__(self, parts: Parts, presenter: Presenter, parent: QObject) -> None:
        super().__init__(parent)
        self._game = parts.game
        self._presenter = presenter
        self._subject: _Subject | None = None
        self._follower = TrialsFollower(self)
        self._follower.grown.connect(self._on_grown)
        self.bar = QWidget()
        self.bar.setObjectName("boardTrials")
        self.slider = TrialsSlider("boardTrials")
        self.slider.setToolTip(translate("Game", "Score the squares by any number of random games"))
        self._back = QToolButton()
        self._back.setObjectName("boardTrialsBack")
        self._back.setProperty("role", "button")
        self._back.setText(translate("Game", "Reset"))
        self._back.setToolTip(translate("Game", "Show the machine's own trials again"))
        column = QVBoxLayout(self.bar)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT // 2)
        head, scale = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.slider.label, 1)
        head.addWidget(self._back)
        for decade in (1, 3, 5, 7):
            if decade > 1:
                scale.addStretch(1)
            end = PlainLabel(shown(grouped(10**decade) if decade < 5 else short_number(10**decade)))
            end.setProperty("role", "small")
            scale.addWidget(end)
        column.addLayout(head)
        column.addWidget(self.slider)
        column.addLayout(scale)
        self.slider.moved.connect(self._on_moved)
        self._back.clicked.connect(self._reset)
        parts.trials.put(self.bar)
        self._set_up = parts.set_up
        self._set_up.changed.connect(self._on_game)
        self._game.changed.connect(self._on_changed)
        presenter.explained.connect(self._on_game)
        self._on_game()

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._follower.shutdown()

    @property
    def is_used(self) -> bool:
        """Return whether the board shows the slider's scores instead of the machine's."""
        return self._follower.trail is not None

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        is_shown = changes.thought and (self.is_used or self._game.is_final)
        if is_shown or changes.last_thought or changes.position:
            self._on_game()

    @Slot()
    def _on_game(self) -> None:
        """Follow the thought shown; hide the slider's scores as soon as another one is shown."""
        subject = subject_of(self._game)
        is_other, self._subject = subject != self._subject, subject
        is_open = subject[0].outcome is None and self._game.position.outcome is None
        self.bar.setVisible(is_open and not self._set_up.is_on)
        if is_other and self.is_used:
            self._reset()
        elif not self.is_used:
            self._show_machine_s()

    @Slot()
    def _on_moved(self) -> None:
        if self._subject is not None and not self.is_used:
            self._follower.start(*self._subject, self.slider.own)
        self._show()

    @Slot(int)
    def _on_grown(self, before: int) -> None:
        if before <= self.slider.at:
            self._show()

    def _show(self) -> None:
        self._back.show()
        thought = self._follower.thought_at(self.slider.at)
        trail = self._follower.trail
        if thought is not None and trail is not None:
            self._presenter.show_instead((trail.position, thought))

    @Slot()
    def _reset(self) -> None:
        self._follower.stop()
        self._presenter.show_instead(None)
        self._show_machine_s()

    def _show_machine_s(self) -> None:
        """Move the slider to the number of trials of the thought shown."""
        thought = self._game.thought
        if thought is None or thought.tally is None:
            self.slider.begin_with(usual_trials(self._game.position.rules), is_offer=True)
        else:
            self.slider.begin_with(thought.trials)
        self._back.hide()
