"""What the window asks and offers about students' files, and what each answer does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDockWidget, QFileDialog, QLabel, QPlainTextEdit, QToolButton

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.programs.conftest import OpenFile, question, trust_text
from tests.gui.programs.files import FIRST_EMPTY, GAME, GOOD, LOOP_AT_IMPORT, children, write
from tttmc_app.core import Mark, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import Event
from tttmc_app.folders import documents_folder
from tttmc_app.gui.programs import program_flow
from tttmc_app.gui.programs.players import StudentProcess
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.gui.programs.source_view import SourceView
from tttmc_app.gui.programs.specs import student_of
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student

TALKS = f"print('hello')\n{FIRST_EMPTY}"
CANCEL = ("studentCancel", "Cancel", "button")
OK = ("studentOk", "OK", "button")
RUN = [CANCEL, ("studentRun", "Run it", "primary")]
GAMES = [
    ("studentWatch", "Watch it play itself", "button"),
    ("studentAgainst", "Play it against Monte Carlo", "button"),
    ("studentOk", "OK", "primary"),
]
CHOOSE = [CANCEL, ("studentChoose", "Choose a file…", "primary")]
AGAIN = [("studentOk", "Not now", "button"), ("studentAgain", "Reload", "primary")]


def answers(hand: Hand) -> list[tuple[str, str, str]]:
    """Return the answers that are offered: their names, texts and roles."""
    bar = hand.part(QuestionBar, "student")
    if bar.isHidden():
        return []
    buttons = [one for one in bar.findChildren(QToolButton) if not one.isHidden()]
    return [(one.objectName(), one.text(), one.property("role")) for one in buttons]


def players(hand: Hand) -> list[str]:
    """Return both players' kinds, or the names of their files."""
    specs = hand.game.session.players
    return [path.name if (path := student_of(spec)) else spec.kind.name for spec in specs]


def ignore(_event: Event) -> None:
    """Do nothing about what a file prints."""


def shown_forms(hand: Hand) -> list[Mark]:
    """Return the sides whose cards show a file."""
    forms = hand.window.programs.students.forms
    return [mark for mark, form in forms.items() if not form.isHidden()]


def test_each_question_has_its_answers(open_window: OpenWindow, tmp_path: Path) -> None:
    """A new file, a run, a game, a change on disk and a reload each have a text and answers."""
    hand = open_window()
    path = write(tmp_path, LOOP_AT_IMPORT)
    dock = hand.part(QDockWidget, "console")
    hand.window.programs.open(path)
    hand.until(lambda: question(hand) == trust_text("player.py", has_run=False))
    assert answers(hand) == RUN
    focus = hand.window.focusWidget()
    assert focus is not None
    assert focus.objectName() == "studentRun"
    assert (players(hand), dock.isHidden(), hand.can("reloadStudent")) == (
        ["human", "random"],
        True,
        False,
    )
    hand.push("studentRun")
    assert question(hand) == "Running player.py …"
    assert hand.window.focusWidget() is hand.board, "so that keys play"
    hand.until(lambda: answers(hand) == [CANCEL])
    assert (dock.windowTitle(), dock.isHidden()) == ("Console · player.py", False)
    hand.push("studentCancel")
    assert (question(hand), answers(hand), players(hand)) == ("", [], ["human", "random"])
    hand.until(lambda: children() == set())
    write(tmp_path, FIRST_EMPTY)
    hand.window.programs.open(path)
    hand.until(lambda: answers(hand) == RUN)
    hand.push("studentRun")
    hand.until(lambda: answers(hand) == GAMES)
    assert question(hand) == "player.py (Python 3) plays O against you."
    assert (players(hand), shown_forms(hand)) == (["human", "player.py"], [Mark.O])
    assert hand.part(QLabel, "studentNoteO").text() == "Python 3"
    assert hand.can("reloadStudent")
    hand.push("studentOk")
    assert (question(hand), players(hand)) == ("", ["human", "player.py"])
    write(tmp_path, f"{FIRST_EMPTY}# more\n")
    hand.until(lambda: answers(hand) == AGAIN)
    hand.click(1, 1)
    hand.until_moves(2)
    assert question(hand) == "player.py has changed on disk. Reload runs the new version."
    hand.push("studentOk")
    assert question(hand) == ""
    hand.press("reloadStudent")
    hand.until(lambda: answers(hand) == [OK])
    assert question(hand) == "player.py was reloaded."
    hand.choose("playerO", "Random")
    assert (shown_forms(hand), hand.can("reloadStudent")) == ([], False)


@pytest.mark.parametrize(
    ("text", "rules", "before", "itself", "other"),
    [
        (FIRST_EMPTY, Rules(4, 3), ["human", "player.py"], ["player.py"] * 2, ["mc", "player.py"]),
        (
            GAME,
            Rules(4, reverse=True),
            ["player.py", "human"],
            ["player.py"] * 2,
            ["player.py", "mc"],
        ),
    ],
    ids=["O", "X"],
)
def test_the_games_that_are_offered(
    open_file: OpenFile,
    text: str,
    rules: Rules,
    before: list[str],
    itself: list[str],
    other: list[str],
) -> None:
    """A file keeps its side against Monte Carlo, or plays both sides, under the same rules."""
    hand = open_file(text, rules=Rules(4, 3))
    hand.until(lambda: answers(hand) == GAMES)
    assert (players(hand), hand.record.rules) == (before, rules)
    first = hand.game.session.game
    for name, found in (("studentWatch", itself), ("studentAgainst", other)):
        hand.part(QToolButton, name).click()
        assert (players(hand), hand.record.rules) == (found, rules)
        assert hand.game.session.game > first
        first = hand.game.session.game
        assert question(hand) == ""
        hand.until(lambda: hand.moves > 0)
        if name == "studentWatch":
            hand.window.programs.open(Path(str(hand.game.session.players[0].value("file"))))
            hand.until(lambda: answers(hand) == GAMES)
            assert players(hand) == before


def test_both_sides_need_a_file(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """X gets the first file that is chosen; then O's is asked for, until that is cancelled."""
    name = [""]
    asked: list[tuple[Any, ...]] = []

    def ask(_parent: Any, *rest: Any) -> tuple[str, str]:
        asked.append(rest)
        return name[0], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    hand = open_window()
    for side in Mark:
        hand.choose(f"player{side}", "Student's file")
    for _ in range(2):
        hand.until(lambda: answers(hand) == CHOOSE)
        assert (question(hand), shown_forms(hand)) == ("Choose a student file", [])
        if not asked:
            hand.push("studentChoose")
    name[0] = str(write(tmp_path, FIRST_EMPTY, "a.py"))
    hand.push("studentChoose")
    hand.until(lambda: answers(hand) == RUN)
    assert (question(hand), players(hand)) == (
        trust_text("a.py", has_run=False),
        ["a.py", "course"],
    )
    assert hand.part(QLabel, "studentNoteX").text() == "Not run yet"
    hand.set("boardSize", 4)
    assert question(hand) == trust_text("a.py", has_run=False), "one question at a time"
    hand.push("studentRun")
    hand.until(lambda: answers(hand) == CHOOSE)
    assert shown_forms(hand) == [Mark.X]
    name[0] = str(write(tmp_path, GOOD, "b.py"))
    hand.push("studentChoose")
    hand.until(lambda: answers(hand) == RUN)
    assert players(hand) == ["a.py", "b.py"]
    hand.push("studentCancel")
    assert (question(hand), players(hand), shown_forms(hand)) == ("", ["a.py", "mc"], [Mark.X])
    filters = "Python files (*.py);;All files (*)"
    folders = [*[str(documents_folder())] * 2, str(tmp_path)]
    assert asked == [("Open student file", folder, filters) for folder in folders]


def test_two_files_are_asked_about_one_after_the_other(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """If the settings name two new files, the second is read once the first has been approved."""
    first, second = write(tmp_path, FIRST_EMPTY, "b.py"), write(tmp_path, GOOD, "a.py")
    hand = open_window(x=f"course:{first}", o=f"course:{second}")
    hand.until(lambda: answers(hand) == RUN)
    assert question(hand) == trust_text("a.py", has_run=False), "in alphabetical order"
    hand.set("boardSize", 4)
    assert hand.record.rules.size == 4
    assert question(hand) == trust_text("a.py", has_run=False)
    hand.push("studentRun")
    hand.until(lambda: answers(hand) == RUN)
    assert question(hand) == trust_text("b.py", has_run=False)
    hand.push("studentCancel")
    assert players(hand) == ["mc", "a.py"]
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 2")


def test_output_is_shown_while_a_file_is_being_loaded(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """The console goes on with it during another game's moves, until the file is cancelled."""
    text = "import time\nwhile True:\n    print('more')\n    time.sleep(0.01)\n"
    path = write(tmp_path, text)
    STUDENT_FILES.add(read_student(path))
    hand = open_window(x="human", o="human")
    hand.window.programs.open(path)
    console = hand.part(QPlainTextEdit, "consoleText")
    hand.until(lambda: console.blockCount() > 2)
    hand.click(1, 1)
    shown = console.blockCount()
    hand.until(lambda: console.blockCount() > shown + 20)
    hand.push("studentCancel")
    hand.until(lambda: children() == set())
    hand.click(0, 0)
    assert (hand.moves, players(hand)) == (2, ["human", "human"])


def test_a_file_that_waits_for_approval_is_not_run_by_a_reload(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Its card's Reload asks again; a file in the settings plays on its side once approved."""
    path = write(tmp_path, FIRST_EMPTY)
    hand = open_window(x="human", o=f"course:{path}", rules=Rules(9, 5))
    hand.until(lambda: answers(hand) == RUN)
    for action in (hand.part(QToolButton, "studentReloadO").click, hand.window.programs.reload):
        action()
        hand.qtbot.wait(100)
        assert answers(hand) == RUN
        assert children() == set()
    hand.push("studentRun")
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    assert (question(hand), players(hand)) == ("", ["human", "player.py"])
    assert hand.record.rules == Rules(9, 5), "it wasn't opened to begin a game"
    hand.click(1, 1)
    hand.until_moves(2)


def test_changes_on_disk_wait_for_an_open_question(open_window: OpenWindow, tmp_path: Path) -> None:
    """A changed file isn't mentioned while another one is asked about, nor if only touched."""
    path, other = write(tmp_path, FIRST_EMPTY, "a.py"), write(tmp_path, GOOD, "b.py")
    STUDENT_FILES.add(read_student(path))
    hand = open_window(x="human", o=f"course:{path}")
    hand.until(lambda: hand.part(QLabel, "studentNoteO").text() == "Python 3")
    write(tmp_path, FIRST_EMPTY, "a.py")
    hand.qtbot.wait(2 * program_flow.SETTLE_MS)
    assert question(hand) == "", "its text is the same"
    hand.window.programs.open(other)
    hand.until(lambda: answers(hand) == RUN)
    write(tmp_path, GOOD, "a.py")
    hand.qtbot.wait(2 * program_flow.SETTLE_MS)
    assert question(hand) == trust_text("b.py", has_run=False)
    hand.push("studentCancel")
    assert players(hand) == ["human", "a.py"]
    hand.until(lambda: answers(hand) == AGAIN)
    assert question(hand).startswith("a.py has changed on disk.")
    hand.push("studentSourceO")
    text = hand.part(QPlainTextEdit, "sourceText")
    assert text.toPlainText() == FIRST_EMPTY, "as it was when it was opened"
    hand.part(SourceView, "source").close()


@pytest.mark.parametrize("is_adopted", [False, True])
def test_another_file_withdraws_the_question(
    open_window: OpenWindow, tmp_path: Path, *, is_adopted: bool
) -> None:
    """A file that may run plays at once; its changes are noticed, and the other is forgotten."""
    new, path = write(tmp_path, GOOD, "a.py"), write(tmp_path, TALKS, "b.py")
    STUDENT_FILES.add(read_student(path))
    hand = open_window()
    students = hand.window.programs.students
    students.open(new)
    hand.until(lambda: answers(hand) == RUN)
    if is_adopted:
        process = StudentProcess.for_command(path, RunLimits(), 0, ignore)
        students.adopt(process, finish(process.load()))
    else:
        students.open(path)
        assert question(hand) == ""
    hand.until(lambda: answers(hand) == GAMES)
    assert question(hand) == "b.py (Python 3) plays O against you."
    assert players(hand) == ["human", "b.py"]
    console = hand.part(QPlainTextEdit, "consoleText")
    hand.until(lambda: console.toPlainText() == "hello\n")
    write(tmp_path, f"{TALKS}# more\n", "b.py")
    hand.until(lambda: answers(hand) == AGAIN)
    hand.push("studentOk")
    assert players(hand) == ["human", "b.py"]


def test_a_file_that_breaks_can_be_corrected(open_window: OpenWindow, tmp_path: Path) -> None:
    """A broken file is replaced, its line is offered, and Reload reads that file, not the other."""
    good, bad = write(tmp_path, FIRST_EMPTY, "a.py"), write(tmp_path, "\n1 / 0\n", "b.py")
    STUDENT_FILES.add(*(read_student(file) for file in (good, bad)))
    hand = open_window(x=f"course:{good}", o=f"course:{bad}")
    hand.until(lambda: hand.message.startswith("The file b.py"))
    assert hand.message == (
        "The file b.py: ZeroDivisionError: division by zero (line 2). The console shows where. "
        "Fix the file, then press Reload."
    )
    assert (question(hand), players(hand), shown_forms(hand)) == ("", ["a.py", "mc"], [Mark.X])
    place = hand.part(QToolButton, "consolePlace")
    assert (place.text(), place.isHidden()) == ("Show line 2", False)
    hand.part(QToolButton, "consolePlace").click()
    source = hand.part(SourceView, "source")
    text = hand.part(QPlainTextEdit, "sourceText")
    assert (source.windowTitle(), text.toPlainText()) == ("b.py", "\n1 / 0\n")
    source.close()
    assert hand.can("reloadStudent")
    write(tmp_path, GOOD, "b.py")
    hand.press("reloadStudent")
    hand.until(lambda: answers(hand) == GAMES)
    assert question(hand) == "b.py (Python 2) plays O against you."
    assert players(hand) == ["human", "b.py"]
    assert hand.part(QDockWidget, "console").windowTitle() == "Console · b.py · Python 2"
    hand.press("reloadStudent")
    hand.until(lambda: question(hand) == "b.py was reloaded.")
    hand.push("studentOk")
