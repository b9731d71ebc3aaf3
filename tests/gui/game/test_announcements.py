"""What is announced to screen readers, change by change, and the reasons of suggestions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.game.test_game import HUMAN, MC, RANDOM, X_WINS, machines
from tests.gui.parts import part
from tttmc_app.core import Mark, Position, Text, Thought
from tttmc_app.gui.game import status as status_module
from tttmc_app.gui.game.status import Announcements
from tttmc_app.workers import JobRunner

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the texts that are announced while a screen reader is running."""
    texts: list[str] = []

    def note(_widget: QWidget, text: str) -> None:
        texts.append(text)

    monkeypatch.setattr(status_module, "announce", note)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return texts


def announcing(game: ManualGame, qtbot: QtBot) -> QTimer:
    """Announce a game, and return the timer that keeps announcements apart."""
    widget = QWidget()
    qtbot.addWidget(widget)
    announcements = Announcements(game.model, widget)
    (timer,) = announcements.findChildren(QTimer)
    return timer


def heard(announced: list[str], step: Callable[[], object]) -> list[str]:
    """Return what is announced during a step."""
    announced.clear()
    step()
    return list(announced)


def test_what_you_did_not_do_is_announced(announced: list[str], qtbot: QtBot) -> None:
    """Machines' moves, undo, other games, earlier positions and endings are, and once each."""
    game = new_game()
    control, timer = game.model, announcing(game, qtbot)
    steps: list[tuple[Callable[[], object], list[str]]] = [
        (lambda: control.choose((0, 0)), []),
        (control.pause, []),
        (game.report, []),
        (lambda: game.play((1, 1)), ["O plays b2"]),
        (control.undo, ["Your turn (X)"]),
        (control.redo, ["O plays b2"]),
        (lambda: control.browse(0), ["Move 1 of 2"]),
        (lambda: control.browse(-1), ["Start of the game"]),
        (lambda: control.browse(None), ["Your turn (X)"]),
        (control.new_game, ["Your turn (X)"]),
        (lambda: game.play((2, 2), (0, 0), (1, 0)), ["O plays a1"]),
        (lambda: game.play((0, 2)), ["O plays c1"]),
        (lambda: game.play((1, 2)), []),
        (lambda: game.play((0, 1)), ["O plays b1. O wins, the machine won"]),
        (control.undo, ["Your turn (X)"]),
        (lambda: control.choose((2, 1)), []),
        (lambda: game.forfeit("no idea"), ["X wins: O forfeits (no idea), you won"]),
        (lambda: control.browse(1), ["Move 2 of 5"]),
        (control.swap_sides, ["Monte Carlo (X) is thinking"]),
        (lambda: control.ask(RANDOM), []),
        (control.stop, []),
    ]
    found = [heard(announced, step) for step, _expected in steps]
    assert found == [expected for _step, expected in steps]
    assert not timer.isActive()


def test_a_finished_game_from_a_file_is_announced_once(announced: list[str], qtbot: QtBot) -> None:
    """It is another game and over, which is one sentence."""
    game, other = new_game(), new_game(o="human")
    other.play(*X_WINS)
    announcing(game, qtbot)
    assert heard(announced, lambda: game.model.open_record(other.record)) == ["X wins, you won"]


def test_machines_are_announced_at_most_once_a_second(announced: list[str], qtbot: QtBot) -> None:
    """Of the moves in between only the last is read, when the second is over."""
    game = machines()
    timer = announcing(game, qtbot)
    assert (timer.interval(), timer.isSingleShot()) == (1000, True)
    game.model.play()
    assert heard(announced, lambda: game.play((0, 0))) == ["X plays a1"]
    assert timer.isActive()
    assert heard(announced, lambda: game.play((1, 1), (2, 2), (0, 2))) == []
    timer.stop()
    assert heard(announced, timer.timeout.emit) == ["O plays c1"]
    assert timer.isActive()
    timer.stop()
    assert heard(announced, timer.timeout.emit) == []
    assert not timer.isActive()
    assert heard(announced, lambda: game.play((2, 0))) == ["X plays a3"]
    assert heard(announced, lambda: game.play((1, 0))) == []
    game.model.set_player(Mark.X, HUMAN)
    assert heard(announced, lambda: game.play((1, 2))) == []  # your own move
    timer.stop()
    assert heard(announced, timer.timeout.emit) == ["O plays a2"]
    assert not timer.isActive()  # machines don't play each other any more


def test_without_a_screen_reader_nothing_is_announced(
    announced: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What happens before one is started isn't announced later either."""
    game = new_game()
    announcing(game, qtbot)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    game.play((0, 0), (1, 1))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    assert announced == []
    game.play((2, 2), (0, 2))
    assert announced == ["O plays c1"]


# Reasons -----------------------------------------------------------------------------------------


class Reasoned:
    """A game with reasons, and the reasons that are found."""

    def __init__(self, qtbot: QtBot) -> None:
        self.game = new_game()
        self.widget = QWidget()
        qtbot.addWidget(self.widget)
        self.reasons = Announcements(self.game.model, self.widget)
        self.found: list[tuple[Thought, str]] = []
        self.reasons.explained.connect(self._on_found)

    def _on_found(self, thought: Thought, reason: str) -> None:
        self.found.append((thought, reason))

    def suggest(self) -> Thought:
        """Let Monte Carlo suggest c3."""
        self.game.model.ask(MC)
        thought = replace(self.game.thought(), move=(2, 2), best=((2, 2),))
        return self.game.answer(thought)


SUGGESTION = "Monte Carlo would play c3 here, your turn"


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_late_reason_is_dropped(
    announced: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_replaced: bool
) -> None:
    """A reason that arrives when its suggestion has gone is neither shown nor announced."""
    go_on, calls = Event(), list[Thought]()

    def wait(_position: Position, thought: Thought) -> Text:
        calls.append(thought)
        assert go_on.wait(20)
        return Text("It wins") if len(calls) == 1 else Text("It ties")

    monkeypatch.setattr(status_module, "_reason", wait)
    made = Reasoned(qtbot)
    made.suggest()
    qtbot.waitUntil(lambda: len(calls) == 1)
    if is_replaced:
        made.suggest()
        go_on.set()
    else:
        made.game.model.browse(None)
        with qtbot.waitSignal(part(made.reasons, JobRunner).returned):
            go_on.set()
        assert (announced, made.found) == ([], [])
    made.suggest()
    qtbot.waitUntil(lambda: bool(announced))
    assert announced == [f"{SUGGESTION}. It ties"]
    assert len(made.found) == 1
    assert made.reasons.shutdown()
