"""Each state of an engine in the window: the question, the status, the note and the players."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel, QWidget

from tests.gomocup.brains import REFERENCE, write_brain
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Mark, Rules, Text
from tttmc_app.gomocup import BrainLimits
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.engines.engine_opener import EngineOpener, Program, Trial
from tttmc_app.gui.students.file_opener import FileWatcher
from tttmc_app.gui.students.question_bar import QuestionBar
from tttmc_app.players import parse_spec

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
FIVE = Rules(9, 5)
DEEP = About("Deep", "2", "Bee")
NEW = (
    "pbrain-a is new here. It can do anything you can on this computer. It runs in a separate "
    "process, which ends when you stop it."
)


class Calls:
    """What the opener was asked to do, which it doesn't do here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[tuple[object, ...]] = []
        monkeypatch.setattr(EngineOpener, "open", self._open())
        monkeypatch.setattr(EngineOpener, "approve", self._approve())
        monkeypatch.setattr(EngineOpener, "cancel", self._cancel())

    def _open(self) -> object:
        def call(_opener: EngineOpener, path: Path) -> None:
            self.made.append(("open", path.name))

        return call

    def _approve(self) -> object:
        def call(
            _opener: EngineOpener, program: Program, rules: Rules, limits: BrainLimits
        ) -> None:
            self.made.append(("try", program.path.name, program.is_trusted, rules, limits))

        return call

    def _cancel(self) -> object:
        def call(_opener: EngineOpener) -> None:
            self.made.append(("cancel",))

        return call

    def take(self) -> list[tuple[object, ...]]:
        """Return the calls since the last time."""
        made, self.made = self.made, []
        return made


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Record what the opener is asked to do."""
    return Calls(monkeypatch)


def asked(hand: Hand) -> tuple[str, list[str], str]:
    """Return the question, its buttons and the one with the focus; empty if none is asked."""
    bar = hand.window.findChild(QuestionBar, "engine")
    if bar is None or bar.isHidden():
        return "", [], ""
    buttons = [each for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    focus = hand.window.focusWidget()
    name = focus.objectName() if focus in buttons else ""
    return bar.text, [f"{each.objectName()}: {each.text()}" for each in buttons], name


def waits(hand: Hand) -> dict[str, str]:
    """Return why each side's engine can't think yet."""
    return {str(mark): text for mark, text in hand.state.waiting.items()}


def note(hand: Hand, mark: str) -> str:
    """Return what an engine's card says about it."""
    label = hand.part(QLabel, f"engineNote{mark}")
    assert label.isVisibleTo(hand.window) is bool(label.text())
    return label.text()


def test_rules_decide_whether_an_engine_can_play(
    open_window: OpenWindow, tmp_path: Path, calls: Calls
) -> None:
    """Each set of rules is tried once; a refusal is shown, and an obstacle is asked about."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-a")
    hand = open_window(x=f"engine:{path}", o="human", rules=FIVE)
    hand.until(lambda: bool(calls.made))
    opener, program = hand.part(EngineOpener, ""), Program(path, "digest", is_trusted=True)
    calls.take()
    opener.read.emit(program)
    limits = calls.take()[-1][-1]
    opener.tried.emit(Trial(program, FIVE, DEEP, None))
    for rules in (Rules(12, 5), FIVE):
        hand.controller.new_game(rules)
        tried = [("try", "pbrain-a", True, rules, limits)] * (rules != FIVE)
        assert [each for each in calls.take() if each[0] == "try"][:1] == tried
        assert waits(hand) == ({} if rules == FIVE else {"X": "pbrain-a (X) is starting"})
    hand.controller.new_game(Rules(12, 5))
    opener.tried.emit(Trial(program, Rules(12, 5), DEEP, Text("too large!")))
    assert hand.message == "Too large. Choose other rules or another player."
    assert waits(hand) == {"X": "too large!"}
    hand.controller.new_game(FIVE)
    assert (hand.message, waits(hand)) == ("", {})
    hand.controller.new_game(Rules(3))
    text, buttons, _focus = asked(hand)
    assert text.endswith("Play a new game on 15×15?")
    assert buttons == ["engineCancel: Cancel", "engineRules: Play on 15×15"]
    assert list(waits(hand)) == ["X"]
    assert "only five in a row" in waits(hand)["X"]
    hand.push("engineRules")
    assert hand.record.rules == Rules(15, 5)
    assert asked(hand) == ("", [], "")
    hand.controller.new_game(Rules(4))
    hand.push("engineCancel")
    assert hand.record.rules == Rules(4)
    assert hand.state.session.players == (parse_spec("mc"), parse_spec("human"))


def test_both_sides_take_turns(
    open_window: OpenWindow, tmp_path: Path, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    """X's engine is asked about first; each choice of a program concerns its own side."""
    one, two = (write_brain(tmp_path, REFERENCE, f"pbrain-{name}") for name in "ab")
    answers = [str(one), "", str(two)]
    titles: list[object] = []

    def choose(parent: QWidget, *arguments: object) -> tuple[str, str]:
        titles.append((parent, *arguments))
        return answers.pop(0), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    hand = open_window(x="engine", o="engine", rules=FIVE)
    hand.until(lambda: asked(hand)[0] != "")
    choices = ["engineCancel: Cancel", "engineChoose: Choose a program…"]
    assert asked(hand)[:2] == ("Choose the program of X's engine", choices)
    assert waits(hand) == {"X": "X's engine needs a program", "O": "O's engine needs a program"}
    hand.push("engineChoose")
    assert asked(hand)[:2] == ("Choose the program of O's engine", choices)
    assert waits(hand) == {"X": "pbrain-a (X) is starting", "O": "O's engine needs a program"}
    hand.push("engineChoose")  # the dialog is cancelled: asked again
    assert asked(hand)[:2] == ("Choose the program of O's engine", choices)
    hand.push("engineChoose")
    assert titles == [(hand.window, "Choose an engine's program", "", "All files (*)")] * 3
    names = [spec.text.split("file=")[1].split(",")[0] for spec in hand.state.session.players]
    assert [Path(name.strip('"')).name for name in names] == ["pbrain-a", "pbrain-b"]
    opener = hand.part(EngineOpener, "")
    for path in (one, two):
        opener.read.emit(Program(path, path.name, is_trusted=False))
    assert asked(hand)[0].startswith("pbrain-a is new here.")
    hand.push("engineRun")
    assert asked(hand)[0].startswith("pbrain-b is new here.")
    hand.push("engineCancel")
    kinds = [spec.kind.name for spec in hand.state.session.players]
    assert kinds == ["engine", "mc"]
    opener.failed.emit("the disk is gone")
    assert hand.message == "The disk is gone."
    assert [spec.kind.name for spec in hand.state.session.players] == kinds  # it had been read


def test_closing_the_window_ends_what_an_engine_needs(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program is no longer watched, and the thread that tries engines ends."""
    ended: list[str] = []
    stop, end = FileWatcher.stop, EngineOpener.shutdown

    def stop_watching(watcher: FileWatcher) -> None:
        ended.append("watcher")
        stop(watcher)

    def end_thread(opener: EngineOpener) -> bool:
        ended.append("opener")
        return end(opener)

    monkeypatch.setattr(FileWatcher, "stop", stop_watching)
    monkeypatch.setattr(EngineOpener, "shutdown", end_thread)
    path = write_brain(tmp_path, REFERENCE, "pbrain-a")
    hand = open_window(x="human", o="random", rules=FIVE)
    assert hand.window.engines.shutdown() is True  # nothing to end
    assert ended == []
    hand.controller.set_player(Mark.O, parse_spec(f"engine:{path}"))
    hand.until(lambda: asked(hand)[0] == NEW)
    assert hand.window.engines.shutdown() is True
    assert ended == ["watcher", "opener"]
    hand.window.close()
    assert ended == ["watcher", "opener"] * 2
