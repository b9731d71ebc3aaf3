"""Each state of an engine in the window: the question, the status and the players."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from tests.gomocup.brains import REFERENCE, write_brain
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.folders import documents_folder
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.gui.programs.specs import program_of
from tttmc_app.players import parse_spec

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
FIVE = Rules(9, 5)


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
    return {str(mark): text for mark, text in hand.game.waiting.items()}


def test_rules_that_no_engine_knows_are_asked_about(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Five in a row is offered in their place, and Cancel plays on without the engine."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-a")
    hand = open_window(x=f"engine:{path}", o="human", rules=Rules(3))
    hand.until(lambda: asked(hand)[0].endswith("Play a new game on 15×15?"))
    buttons = ["engineCancel: Cancel", "engineRules: Play on 15×15"]
    assert asked(hand)[1:] == (buttons, "engineRules")
    assert list(waits(hand)) == ["X"]
    assert "only five in a row" in waits(hand)["X"]
    hand.push("engineRules")
    assert hand.record.rules == Rules(15, 5)
    hand.until(lambda: asked(hand)[0].startswith("pbrain-a is new here."))
    hand.game.new_game(Rules(4))
    hand.push("engineCancel")
    assert hand.record.rules == Rules(4)
    assert hand.game.session.players == (parse_spec("mc"), parse_spec("human"))


def test_both_sides_take_turns(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """X's engine is asked about first; each choice of a program concerns its own side."""
    one, two = (write_brain(tmp_path, REFERENCE, f"pbrain-{name}") for name in "ab")
    two.write_text(f"{two.read_text()}\n# another one")
    answers = ["", str(one), str(two)]
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
    hand.push("engineChoose")  # the dialog is cancelled: asked again
    assert asked(hand)[:2] == ("Choose the program of X's engine", choices)
    hand.push("engineChoose")
    hand.until(lambda: asked(hand)[0].startswith("pbrain-a is new here."))
    assert waits(hand) == {
        "X": "pbrain-a (X) is waiting for your permission",
        "O": "O's engine needs a program",
    }
    hand.push("engineRun")
    hand.until(lambda: asked(hand)[:2] == ("Choose the program of O's engine", choices))
    hand.push("engineChoose")
    assert (
        titles
        == [(hand.window, "Choose an engine's program", str(documents_folder()), "All files (*)")]
        * 3
    )
    assert [program_of(spec) for spec in hand.game.session.players] == [one, two]
    hand.until(lambda: asked(hand)[0].startswith("pbrain-b is new here."))
    hand.push("engineCancel")
    assert [spec.kind.name for spec in hand.game.session.players] == ["engine", "mc"]
