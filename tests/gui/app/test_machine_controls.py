"""The tool bar's controls for machines alone: which are shown, and enabled, at each moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.parts import part
from tttmc_app.core import Mark
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.app.learn_commands import LearnCommands
from tttmc_app.gui.app.machine_controls import MachineControls
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.panels.bars import SpeedSlider
from tttmc_app.players import parse_spec

MC, RANDOM = parse_spec("mc:trials=20"), parse_spec("random")
X_WINS = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
ALONE = ["|", "playPauseButton", "stepButton", "speed"]
LONG = ["stopButton", "moveNowButton"]


class Shown:
    """A game and the tool bar with its controls."""

    def __init__(self, qtbot: QtBot, game: ManualGame) -> None:
        self.window = window = QMainWindow()
        qtbot.addWidget(window)
        self.game, self.bar = game, QToolBar(window)
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        window.addToolBar(self.bar)
        self.actions = Actions(window, GameCommands, LearnCommands)
        game.model.changed.connect(self._enable)
        self._enable()
        speed = SpeedSlider()
        speed.setObjectName("speed")
        self.controls = MachineControls(self.bar, self.actions, speed, game.model)
        self.timer = part(self.controls, QTimer)
        window.resize(900, 100)
        window.show()

    def _enable(self) -> None:
        self.actions.show_game(self.game.model, LIGHT, setting_up=False)

    def wait(self) -> None:
        """Let the time pass after which a thought is a long one."""
        assert self.timer.isActive()
        self.timer.stop()
        self.timer.timeout.emit()

    def after(self, step: Callable[[], object]) -> list[str]:
        """Return what is shown after a step; every button is enabled as its action is."""
        step()
        names: list[str] = []
        for each in self.bar.actions():
            widget = self.bar.widgetForAction(each)
            if each.isVisible():
                names.append("|" if each.isSeparator() else widget.objectName())
                if isinstance(widget, QToolButton):
                    assert widget.isEnabled() is widget.defaultAction().isEnabled(), names
        return names


def test_a_game_with_you_shows_what_a_long_thought_needs(qtbot: QtBot) -> None:
    """Stop and Move now appear once a thought lasts; Play while a machine's turn is paused."""
    game = new_game()
    shown, control = Shown(qtbot, game), game.model
    assert (shown.timer.interval(), shown.timer.isSingleShot()) == (600, True)
    steps: list[tuple[Callable[[], object], list[str]]] = [
        (lambda: None, []),
        (lambda: control.choose((0, 0)), []),
        (shown.wait, ["|", *LONG]),
        (game.report, ["|", *LONG]),
        (lambda: control.browse(-1), ["|", *LONG]),
        (control.stop, ["|", "playPauseButton"]),
        (lambda: control.ask(RANDOM), []),
        (shown.wait, ["|", "stopButton"]),
        (game.answer, ["|", "playPauseButton"]),
        (control.play, []),
        (shown.wait, ["|", *LONG]),
        (lambda: game.play((1, 1)), []),
        (lambda: control.ask(RANDOM), []),
        (shown.wait, ["|", "stopButton"]),  # a suggestion isn't played
        (game.answer, []),
    ]
    found = [shown.after(step) for step, _expected in steps]
    assert found == [expected for _step, expected in steps]
    assert not shown.timer.isActive()


def test_machines_alone_have_their_controls_at_all_times(qtbot: QtBot) -> None:
    """Play, Step and the speed stay through play, pause, suggestions and the end."""
    game = new_game("mc:trials=20", "random")
    shown, control = Shown(qtbot, game), game.model
    steps: list[tuple[Callable[[], object], list[str]]] = [
        (lambda: None, ALONE),
        (lambda: control.ask(MC), ALONE),
        (shown.wait, [*ALONE, "stopButton"]),
        (game.answer, ALONE),
        (control.play, ALONE),
        (shown.wait, [*ALONE, *LONG]),
        (lambda: game.play(X_WINS[0]), [*ALONE, *LONG]),  # they stay for the next thought
        (lambda: game.play(*X_WINS[1:]), ALONE),
        (lambda: control.set_player(Mark.O, parse_spec("human")), []),
        (lambda: control.set_player(Mark.O, RANDOM), ALONE),
    ]
    found = [shown.after(step) for step, _expected in steps]
    assert found == [expected for _step, expected in steps]


def test_play_has_room_for_pause(qtbot: QtBot) -> None:
    """Its button has the same width with either text and with a theme that comes with either."""
    game = new_game("mc:trials=20", "random")
    shown, control = Shown(qtbot, game), game.model
    shown.actions.set_theme(LIGHT)
    button = part(shown.bar, QToolButton, "playPauseButton")
    texts: list[str] = []
    hints: list[int] = []
    widths: list[int] = []
    for step in (control.stop, control.play, control.stop):
        step()
        shown.controls.reserve_width()
        texts.append(button.text())
        hints.append(button.sizeHint().width())
        widths.append(button.minimumWidth())
    assert texts == ["Play", "Pause", "Play"]
    assert hints[1] - hints[0] > 3, "the texts have different widths"
    assert max(hints) <= min(widths)
    assert max(widths) <= max(hints) + 2  # widths are rounded
