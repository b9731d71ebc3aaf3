"""The widgets for students' files in the main window, and the window's commands for them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QToolButton,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.conftest import OpenFile, question
from tests.gui.students.files import GOOD, LOOP_AT_IMPORT, write
from tttmc_app.core import Mark, Text
from tttmc_app.course import CodeFailure, FailureKind, LoadedFile, Remark, RemarkKind
from tttmc_app.course.student_types import Language
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.panels.parameter_fields import OverrideField
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.specs import student_of
from tttmc_app.gui.students.grading_command import GRADING_MANUAL
from tttmc_app.gui.students.grading_page import GradingPage

OLD = LoadedFile(
    Language.PYTHON_2,
    {"NTRIALS": 2500, "MCMATCH": 1.5, "SCORE_OTHER": "two"},
    (),
    None,
    (Remark(RemarkKind.TEXT, Text("one remark")), Remark(RemarkKind.TEXT, "another")),
    "",
    0.0,
)
FAILED = replace(
    OLD, constants={}, remarks=OLD.remarks[:1], failure=CodeFailure(FailureKind.RAISED, "x", 7)
)


def test_a_card_describes_its_file(open_window: OpenWindow) -> None:
    """A card has the file's language, state, remarks and numbers; its buttons name their side."""
    hand = open_window()
    flow = hand.window.programs.students
    hand.choose("playerO", "Student's file")
    form = flow.forms[Mark.O]
    note = hand.part(QLabel, "studentNoteO")
    fields = [hand.part(OverrideField, f"{n}O") for n in ("trials", "scoreCurrent", "scoreOther")]

    def shown() -> list[tuple[str, bool]]:
        return [(field.placeholderText(), field.isEnabled()) for field in fields]

    form.show_file(None)
    assert note.text() == "Not run yet"
    assert shown() == [("NTRIALS", True), ("SCORE_CURRENT", True), ("SCORE_OTHER", True)]
    form.show_file(OLD)
    assert note.text() == "Python 2 · 2 remarks"
    assert {field.alignment() for field in fields} == {Qt.AlignmentFlag.AlignRight}
    assert all(text in note.toolTip() for text in ("one remark", "another"))
    assert shown() == [("2,500", True), ("1.5", True), ("not set", True)]
    form.show_file(replace(FAILED, language=Language.PYTHON_3))
    assert note.text() == "Python 3 · stopped half-way · 1 remark"
    assert shown() == [("NTRIALS", True), ("not set", False), ("not set", False)]
    form.show_file(replace(OLD, constants={"MCMATCH": 7.0, "SCORE_CURRENT": 0.0, "NTRIALS": 0}))
    assert shown() == [("0", True), ("0", True), ("not set", False)]
    form.show_file(replace(OLD, remarks=()))
    assert (note.text(), note.toolTip()) == ("Python 2", "")
    for name, text, tip in (
        ("Source", "Show", "Show the file's text"),
        ("Reload", "Reload", "Read the file again and restart it"),
    ):
        button = hand.part(QToolButton, f"student{name}O")
        assert (button.text(), button.toolTip()) == (text, tip)
        assert button.property("role") == "button"
    told: list[tuple[str, Mark]] = []

    def keep(name: str, side: str) -> None:
        told.append((name, Mark(side)))

    for mark, each in flow.forms.items():
        each.reload_requested.connect(partial(keep, "reload"))
        each.source_requested.connect(partial(keep, "source"))
        for name in ("Reload", "Source"):
            hand.part(QToolButton, f"student{name}{mark}").click()
    sides = [Mark.X, Mark.X, Mark.O, Mark.O]
    assert told == list(zip(["reload", "source"] * 2, sides, strict=True))
    hand.push("studentCancel")
    hand.until(lambda: hand.state.session.player_of(Mark.O).kind.name == "mc")


def test_the_commands_of_the_window(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dialogs start in the last folder; drops, the theme and the manual reach their places."""
    folders: list[str] = []

    def ask(_parent: Any, _title: str, folder: str, _filters: str) -> tuple[str, str]:
        folders.append(folder)
        return (str(write(tmp_path, GOOD, "a.py")), "") if len(folders) == 2 else ("", "")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    hand = open_window()
    students: Any = hand.window.programs
    hand.press("openStudent")
    hand.press("openStudent")
    hand.until(lambda: "a.py is new here" in question(hand))
    hand.press("openStudent")
    assert folders == ["", "", str(tmp_path)]
    data, nothing = QMimeData(), Qt.KeyboardModifier.NoModifier
    other = QUrl.fromLocalFile(str(write(tmp_path, GOOD, "b.PYW")))
    for urls, name in (([QUrl("https://example.org/c.py")], "a.py"), ([other], "b.PYW")):
        data.setUrls(urls)
        both = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
        enter = QDragEnterEvent(QPoint(300, 300), *both, nothing)
        enter.ignore()
        QApplication.sendEvent(hand.window, enter)
        assert enter.isAccepted() is (urls == [other])
        QApplication.sendEvent(hand.window, QDropEvent(QPointF(300, 300), *both, nothing))
        hand.until(partial(asks_for, hand, name))
    hand.push("studentCancel")
    action, dock = students.console_action, hand.part(QDockWidget, "console")
    assert action.text() == "Console"
    action.trigger()
    hand.until(dock.isVisible)
    assert action.isChecked()
    action.trigger()
    hand.until(dock.isHidden)
    assert not action.isChecked()
    asked: list[str] = []
    hand.window.grading.help_requested.connect(asked.append)
    hand.press("gradeStudents")
    page = hand.part(GradingPage, "grading")
    page.help_requested.emit()
    assert asked == [GRADING_MANUAL]
    hand.window.grading.set_theme(DARK)
    report = cast("Any", page)._report
    assert DARK.muted.lower() in report.toHtml()
    page.hide()
    hand.press("gradeStudents")
    assert page.isVisible()
    assert hand.part(GradingPage, "grading") is page
    page.close()


def asks_for(hand: Hand, name: str) -> bool:
    """Return whether the bar asks about a file."""
    return question(hand).startswith(f"{name} is new here")


def watching(hand: Hand) -> bool:
    """Return whether the bar offers other games."""
    return any(
        button.isVisible() for button in hand.window.findChildren(QToolButton, "studentWatch")
    )


def test_offers_and_questions_of_a_file(open_file: OpenFile, tmp_path: Path) -> None:
    """Offers go when the game goes on; the source, a reload and another file work from the card."""
    hand = open_file(GOOD)
    hand.until(lambda: "plays O against you" in question(hand))
    assert watching(hand)
    hand.click(1, 1)
    assert watching(hand), "the offer stands during the first move"
    hand.until_moves(2)
    hand.until(lambda: question(hand) == "")
    hand.push("studentSourceO")
    source, text = hand.part(SourceView, "source"), hand.part(QPlainTextEdit, "sourceText")
    assert (source.windowTitle(), text.toPlainText()) == ("player.py", GOOD)
    source.close()
    write(tmp_path, GOOD.replace("NTRIALS = 30", "NTRIALS = 44"))
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "player.py was reloaded.")
    assert hand.part(OverrideField, "trialsO").placeholderText() == "44"
    hand.push("studentOk")
    assert question(hand) == ""
    loops = write(tmp_path, LOOP_AT_IMPORT, "loops.py")
    hand.window.programs.open(loops)
    hand.until(lambda: "loops.py is new here" in question(hand))
    hand.push("studentCancel")
    assert hand.state.session.player_of(Mark.O).kind.name == "course"
    asks = "import poc_ttt_gui\npoc_ttt_gui.run_gui(99, 2, None, 5, False)\n"
    hand.window.programs.open(write(tmp_path, f"{GOOD}\n{asks}", "huge.py"))
    hand.until(lambda: "huge.py is new here" in question(hand))
    hand.push("studentRun")
    rules, game = hand.record.rules, hand.state.session.game
    hand.until(lambda: hand.message != "")
    assert hand.message.startswith("huge.py asks for an impossible game: ")
    assert question(hand) == ""
    assert (hand.record.rules, hand.state.session.game) == (rules, game), "the game goes on"
    assert student_of(hand.state.session.player_of(Mark.O)) == tmp_path / "player.py"
