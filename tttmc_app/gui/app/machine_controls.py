"""The tool bar's controls for machines, each shown while it is useful."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QToolButton

from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.bars import SpeedSlider

LONG_MS = 600
"""How long a thought must last before Stop and Move now appear.

With quicker replies they would only flicker.
"""


class MachineControls(QObject):
    """Play, Step and the speed for games between machines; Stop and Move now for a long thought.

    They are the last in the tool bar, so that nothing moves when they come and go. The actions
    stay in the menu, with their keys.
    """

    def __init__(self, bar: QToolBar, actions: Actions, speed: SpeedSlider, game: Game) -> None:
        super().__init__(bar)
        self._bar = bar
        self._game = game
        self._separator = bar.addSeparator()
        self._play = self._add_button(bar, actions["playPause"])
        self._step = self._add_button(bar, actions["step"])
        self._speed = bar.addWidget(speed)
        self._stop = self._add_button(bar, actions["stop"])
        self._move_now = self._add_button(bar, actions["moveNow"])
        self._timer = QTimer(self, singleShot=True, interval=LONG_MS)
        self._timer.timeout.connect(self._show)
        game.changed.connect(self._on_changed)
        self._is_long = False
        self._show()

    def _add_button(self, bar: QToolBar, action: QAction) -> QAction:
        """Add a button for an action; return the bar's own action, which shows or hides it."""
        button = QToolButton()
        button.setDefaultAction(action)
        button.setObjectName(f"{action.objectName()}Button")
        button.setIconSize(bar.iconSize())
        button.setToolButtonStyle(bar.toolButtonStyle())
        return bar.addWidget(button)

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if not changes.turn:
            return
        if not self._game.is_busy:
            self._timer.stop()
        elif not self._timer.isActive() and not self._stop.isVisible():
            self._timer.start()
        self._show()

    @Slot()
    def _show(self) -> None:
        game, session = self._game, self._game.session
        are_alone = not session.has_human
        is_waiting = session.machine_to_move and not game.plays_automatically
        is_paused = is_waiting and not game.is_busy
        is_long = game.is_busy and not self._timer.isActive()
        for part, is_useful in (
            (self._play, are_alone or is_paused),
            (self._step, are_alone),
            (self._speed, are_alone),
            (self._stop, is_long),
            (self._move_now, is_long and game.is_thinking),
        ):
            if part.isVisible() is not is_useful:
                part.setVisible(is_useful)
                self._keep_disabled(part)
        self._separator.setVisible(are_alone or is_paused or is_long)

    def _keep_disabled(self, part: QAction) -> None:
        """Disable a button whose action is disabled: Qt enables one that it shows or hides."""
        button = self._bar.widgetForAction(part)
        if isinstance(button, QToolButton):
            button.setEnabled(button.defaultAction().isEnabled())

    def reserve_width(self) -> None:
        """Make Play's button wide enough for Pause too, so that its neighbours stay in place.

        Call it again when the theme has changed: its style sheet and its icons decide the size.
        """
        button = self._bar.widgetForAction(self._play)
        if isinstance(button, QToolButton):
            width = button.fontMetrics().horizontalAdvance
            widest = max(width(translate("App", "Pause")), width(translate("App", "Play")))
            more = widest - width(button.text()) + 1  # widths are rounded
            button.setMinimumWidth(button.sizeHint().width() + more)
