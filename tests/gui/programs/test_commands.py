"""The window's commands for students' files: open, drop, reload, new; what a card shows."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtWidgets import QDockWidget, QFileDialog, QLabel, QMenu, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.dropping import drop_on
from tests.gui.hand import Hand
from tests.gui.programs.conftest import OpenFile, question
from tests.gui.programs.files import FIRST_EMPTY, GOOD, LOOP_AT_IMPORT, children, write
from tttmc_app.core import Mark, Text
from tttmc_app.course.student_types import (
    CodeFailure,
    FailureKind,
    Language,
    LoadedFile,
    Remark,
    RemarkKind,
)
from tttmc_app.folders import documents_folder
from tttmc_app.gui.look.languages import language_in_use
from tttmc_app.gui.panels.parameter_fields import OverrideField
from tttmc_app.gui.programs.source_view import SourceTextEdit
from tttmc_app.gui.programs.specs import student_of
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student

REMARKS = (Remark(RemarkKind.TEXT, Text("one remark")), Remark(RemarkKind.TEXT, "another"))
OLD = LoadedFile(
    Language.PYTHON_2,
    {"NTRIALS": 2500, "MCMATCH": 1.5, "SCORE_OTHER": "two"},
    *((), None, REMARKS, "", 0.0),
)
FAILED = OLD._replace(
    constants={}, remarks=REMARKS[:1], failure=CodeFailure(FailureKind.RAISED, "x", 7)
)


@pytest.fixture(autouse=True)
def all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer every language."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")


def choose_language(hand: Hand, code: str) -> None:
    """Choose a language in the View menu."""
    hand.pick(code)
    hand.until(lambda: language_in_use().code == code)


def source(hand: Hand, side: Mark) -> str:
    """Return the text of a file that its card shows."""
    hand.part(QToolButton, f"studentSource{side}").click()
    text = hand.part(SourceTextEdit, "sourceText")
    text.window().close()
    return text.toPlainText()


def is_reloaded(hand: Hand, name: str) -> bool:
    """Return whether the bar says that a file was reloaded."""
    return question(hand) == f"{name} was reloaded."


def test_an_unused_window_has_an_empty_console(open_window: OpenWindow) -> None:
    """Below the board is a dock that stays hidden; its entry in the menu shows and hides it."""
    hand = open_window()
    dock = hand.part(QDockWidget, "console")
    action = dock.toggleViewAction()
    assert hand.window.dockWidgetArea(dock) is Qt.DockWidgetArea.BottomDockWidgetArea
    assert (dock.isHidden(), hand.can("reloadStudent"), action.isChecked()) == (True, False, False)
    action.trigger()
    hand.until(dock.isVisible)
    assert action.isChecked()
    action.trigger()
    hand.until(dock.isHidden)
    dock.show()
    hand.until(action.isChecked)
    hand.window.programs.hide_unused()
    assert dock.isHidden()


def test_files_are_opened_by_dialogs_drops_and_from_a_list(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dialogs start in the last folder; of dropped files, the first in Python counts."""
    asked: list[tuple[Any, ...]] = []
    chosen = [str(write(tmp_path, FIRST_EMPTY, "a.py")), ""]

    def ask(*arguments: Any) -> tuple[str, str]:
        asked.append(arguments)
        return chosen[len(asked) - 1], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    hand = open_window()
    hand.press("openStudent")
    hand.until(lambda: question(hand).startswith("a.py is new here"))
    hand.press("openStudent")
    assert [folder for _window, _title, folder, _filters in asked] == [
        str(documents_folder()),
        str(tmp_path),
    ]
    notes, other = write(tmp_path, GOOD, "notes.txt"), write(tmp_path, GOOD, "b.PYW")
    assert not drop_on(hand.window, notes)
    assert drop_on(hand.window, notes, other, tmp_path / "a.py")
    hand.until(lambda: question(hand).startswith("b.PYW is new here"))
    hand.push("studentRun")
    hand.until(lambda: "plays O against you" in question(hand))
    hand.choose("playerO", "Random")
    hand.until(lambda: children() == set())
    hand.window.close()
    again = open_window()
    (recent,) = again.part(QMenu, "recentStudents").actions()
    assert recent.text() == "b.PYW"
    recent.trigger()
    again.until(lambda: "plays O against you" in question(again))


def test_a_card_describes_its_file(open_window: OpenWindow) -> None:
    """A card has the file's language, state, remarks and numbers."""
    hand = open_window()
    hand.choose("playerO", "Student's file")
    form = hand.window.programs.students.forms[Mark.O]
    note = hand.part(QLabel, "studentNoteO")
    fields = [hand.part(OverrideField, f"{n}O") for n in ("trials", "scoreCurrent", "scoreOther")]
    half = OLD._replace(remarks=(), constants={"MCMATCH": 7.0, "SCORE_CURRENT": 0.0})
    names = ["NTRIALS", "SCORE_CURRENT", "SCORE_OTHER"]
    for loaded, text, shown, enabled in (
        (None, "Not run yet", names, "111"),
        (OLD, "Python 2 · 2 remarks", ["2,500", "1.5", "not set"], "111"),
        (FAILED, "Python 2 · stopped half-way · 1 remark", ["NTRIALS", *["not set"] * 2], "100"),
        (half, "Python 2", ["NTRIALS", "0", "not set"], "110"),
    ):
        form.show_file(loaded)
        assert note.text() == text
        tips = [str(remark.text) for remark in loaded.remarks] if loaded else []
        assert all(tip in note.toolTip() for tip in tips)
        assert [field.placeholderText() for field in fields] == shown
        assert [field.isEnabled() for field in fields] == [digit == "1" for digit in enabled]
    hand.push("studentCancel")
    hand.until(lambda: hand.game.session.player_of(Mark.O).kind.name == "mc")


def test_a_card_shows_and_reloads_its_own_file(open_window: OpenWindow, tmp_path: Path) -> None:
    """The buttons of each side act on that side's file."""
    files = [write(tmp_path, text, name) for text, name in ((GOOD, "a.py"), (FIRST_EMPTY, "b.py"))]
    STUDENT_FILES.add(*map(read_student, files))
    hand = open_window(x=f"course:{files[0]}", o=f"course:{files[1]}")
    notes = [hand.part(QLabel, f"studentNote{side}") for side in Mark]
    hand.until(lambda: [note.text()[:8] for note in notes] == ["Python 2", "Python 3"])
    assert [source(hand, side) for side in Mark] == [GOOD, FIRST_EMPTY]
    for side, name in zip(Mark, ("a.py", "b.py"), strict=True):
        hand.part(QToolButton, f"studentReload{side}").click()
        hand.until(partial(is_reloaded, hand, name))


def test_an_impossible_game_leaves_the_present_one(open_file: OpenFile, tmp_path: Path) -> None:
    """Another file that is cancelled or asks for too large a board changes no player."""
    hand = open_file(GOOD)
    hand.until(lambda: "plays O against you" in question(hand))
    hand.window.programs.open(write(tmp_path, LOOP_AT_IMPORT, "loops.py"))
    hand.until(lambda: "loops.py is new here" in question(hand))
    hand.push("studentCancel")
    asks = "import poc_ttt_gui\npoc_ttt_gui.run_gui(99, 2, None, 5, False)\n"
    hand.window.programs.open(write(tmp_path, f"{GOOD}\n{asks}", "huge.py"))
    hand.until(lambda: "huge.py is new here" in question(hand))
    hand.push("studentRun")
    game = hand.record.rules, hand.game.session.game
    hand.until(lambda: hand.message.startswith("huge.py asks for an impossible game: "))
    assert question(hand) == ""
    assert (hand.record.rules, hand.game.session.game) == game
    assert student_of(hand.game.session.player_of(Mark.O)) == tmp_path / "player.py"


def test_another_language_keeps_the_files(open_window: OpenWindow, tmp_path: Path) -> None:
    """A file goes on playing in its process, although it is gone, and is watched again."""
    path = write(tmp_path, f"print('hello')\n{FIRST_EMPTY}")
    STUDENT_FILES.add(read_student(path))
    hand = open_window(x="human", o=f"course:{path}")
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    playing = children()
    path.unlink()
    before = hand.window.programs.students  # lives on in Python, but follows the game no more
    for code in ("de", "en"):
        choose_language(hand, code)
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    hand.click(1, 1)
    hand.until_moves(2)
    assert children() == playing
    dock = hand.part(QDockWidget, "console")
    assert (dock.isVisible(), "player.py" in dock.windowTitle()) == (True, True)
    write(tmp_path, f"print('hello')\n{FIRST_EMPTY}")
    hand.click(2, 2)
    watcher = hand.window.programs.students.findChild(QFileSystemWatcher)
    assert watcher is not None
    assert watcher.files() == [str(path)]
    assert hand.window.programs.shutdown()
    assert watcher.files() == []
    del before


def test_a_new_file_and_its_tests_are_written(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window says where, and can open the file; no file is ever replaced."""
    asked: list[tuple[tuple[object, ...], object]] = []
    answers = [str(tmp_path / "mine.py")] * 3 + [""]

    def answer(*arguments: object, options: object) -> tuple[str, str]:
        asked.append((arguments[1:], options))
        return answers[len(asked) - 1], ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    hand = open_window()
    hand.press("newStudent")
    created = (
        f"Created mine.py and its tests, mine_suite.py, in {tmp_path}. Fill in the four functions "
        "in your editor."
    )
    hand.until(lambda: question(hand) == created)
    hand.push("studentOk")
    assert question(hand) == ""
    written = {path: path.read_bytes() for path in tmp_path.glob("*.py")}
    assert {path.name for path in written} == {"mine.py", "mine_suite.py"}
    hand.press("newStudent")
    hand.until(lambda: "already exists" in hand.message)
    assert {path: path.read_bytes() for path in tmp_path.glob("*.py")} == written
    for path in written:
        path.unlink()
    hand.press("newStudent")
    hand.until(lambda: question(hand) == created)
    hand.push("studentOpenNew")
    hand.until(lambda: "mine.py is new here" in question(hand))
    hand.push("studentRun")
    hand.until(lambda: "plays O against you" in question(hand))
    hand.press("newStudent")
    keeps = QFileDialog.Option.DontConfirmOverwrite
    title, filters = "New student file", "Python files (*.py)"
    folder = str(tmp_path / "my_player.py")
    assert asked == [
        ((title, str(documents_folder() / "my_player.py"), filters), keeps),
        *[((title, folder, filters), keeps)] * 3,
    ]
