"""A student's file in the window: opening, confirming, playing, and its output."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDockWidget, QLabel, QPlainTextEdit

from tests.gui.conftest import OpenWindow
from tests.gui.dropping import drop_on, needs_any_bytes
from tests.gui.hand import Hand
from tests.gui.programs.conftest import OpenFile, question
from tests.gui.programs.files import FIRST_EMPTY, GAME, GOOD, children, write
from tttmc_app.core import Mark, Rules
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import Event
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.panels.parameter_fields import OverrideField
from tttmc_app.gui.programs.players import StudentProcess
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student


def console(hand: Hand) -> str:
    """Return the console's text."""
    return hand.part(QPlainTextEdit, "consoleText").toPlainText()


def plays(hand: Hand, mark: Mark) -> bool:
    """Return whether a student's file plays a side."""
    return hand.game.session.player_of(mark).kind.name == "course"


def own_field(hand: Hand, name: str) -> OverrideField:
    """Return the field whose value replaces one of a file's own numbers."""
    return hand.part(OverrideField, name)


def type_number(hand: Hand, name: str, text: str) -> None:
    """Type a number into the field for one of a file's own numbers."""
    field = own_field(hand, name)
    field.setText(text)
    field.editingFinished.emit()


def test_nothing_runs_before_confirmation(open_window: OpenWindow, tmp_path: Path) -> None:
    """The window asks before a file's first run, and Cancel runs nothing."""
    hand = open_window()
    mark = tmp_path / "ran"
    path = write(tmp_path, f"open({str(mark)!r}, 'w').close()\n{GOOD}")
    hand.window.programs.open(path)
    hand.until(lambda: "player.py is new here" in question(hand))
    assert not hand.part(QDockWidget, "console").isVisible()
    hand.push("studentCancel")
    hand.qtbot.wait(100)
    assert question(hand) == ""
    assert not mark.exists()
    assert children() == set()
    assert not plays(hand, Mark.O)


def test_a_file_that_waits_is_not_thinking(open_window: OpenWindow, tmp_path: Path) -> None:
    """While the question is open, the status says what the file waits for."""
    path = write(tmp_path, GOOD)
    hand = open_window(x=f"course:{path}", o="human")
    hand.until(lambda: "player.py is new here" in question(hand))
    assert hand.status == "player.py (X) is waiting for your permission"
    hand.push("studentRun")
    hand.until_moves(1)
    assert hand.status == "Your turn (O)"


def test_a_file_plays_against_you(open_file: OpenFile) -> None:
    """An opened file plays O against you; the console shows its output, the squares its scores."""
    hand = open_file(GOOD)
    hand.until(lambda: plays(hand, Mark.O))
    assert question(hand) == "player.py (Python 2) plays O against you."
    assert hand.status == "Your turn (X)"
    assert hand.part(QDockWidget, "console").isVisible()
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: "[[" in console(hand))
    printed = [
        float(n) for n in console(hand).split("[[")[1].replace("]", "").replace("[", "").split(",")
    ]
    shown = hand.thought.values
    assert [value for value in shown if value is not None] == [
        number for number, value in zip(printed, shown, strict=True) if value is not None
    ]
    assert shown.count(None) == 1
    assert (
        "player.py passed these scores to its get_best_move" in hand.part(QLabel, "legend").text()
    )
    hand.play_to_the_end()
    assert hand.record.result is not None
    hand.until(lambda: console(hand).count("asked for 30 30 2.0") == hand.moves // 2)


def test_a_trusted_file_opens_without_asking(
    open_file: OpenFile, open_window: OpenWindow, tmp_path: Path
) -> None:
    """Trusted files are remembered by content: the window asks again only about a changed file."""
    hand = open_file(GOOD)
    hand.until(lambda: plays(hand, Mark.O))
    hand.window.close()
    again = open_window()
    again.window.programs.open(tmp_path / "player.py")
    again.until(lambda: plays(again, Mark.O))
    write(tmp_path, GOOD.replace("NTRIALS = 30", "NTRIALS = 31"))
    again.until(lambda: "has changed on disk" in question(again))
    again.push("studentOk")
    again.window.programs.open(tmp_path / "player.py")
    again.until(lambda: "player.py has changed since it last ran here" in question(again))
    again.push("studentRun")
    again.until(lambda: own_field(again, "trialsO").placeholderText() == "31")


def test_reload_runs_the_edited_file(open_file: OpenFile, tmp_path: Path) -> None:
    """After an edit, Reload runs the new text without asking."""
    hand = open_file(GOOD)
    assert not hand.can("reloadStudent")
    hand.until(lambda: plays(hand, Mark.O))
    assert hand.can("reloadStudent")
    field = own_field(hand, "trialsO")
    write(tmp_path, GOOD.replace("NTRIALS = 30", "NTRIALS = 31"))
    hand.until(lambda: "Reload runs the new version" in question(hand))
    hand.push("studentAgain")
    hand.until(lambda: "was reloaded" in question(hand))
    assert field.placeholderText() == "31"
    hand.choose("playerO", "Random")
    assert not hand.can("reloadStudent")


def test_its_numbers_can_be_replaced(open_file: OpenFile, tmp_path: Path) -> None:
    """The card shows the file's own numbers and can override them; the file stays unchanged."""
    hand = open_file(GOOD)
    hand.until(lambda: plays(hand, Mark.O))
    shown = [
        own_field(hand, f"{n}O").placeholderText() for n in ("trials", "scoreCurrent", "scoreOther")
    ]
    assert shown == ["30", "1", "2"]
    type_number(hand, "trialsO", "12")
    type_number(hand, "scoreOtherO", "5")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: "asked for 12 12 5.0" in console(hand))
    assert (tmp_path / "player.py").read_text(encoding="utf-8") == GOOD
    hand.until(lambda: len(children()) == 1)


def test_a_file_opens_the_game_that_it_asks_for(open_file: OpenFile) -> None:
    """The arguments of run_gui decide the game: size, side, trials and reverse."""
    hand = open_file(GAME)
    hand.until(lambda: plays(hand, Mark.X))
    assert hand.record.rules == Rules(4, reverse=True)
    assert "plays X against you, as requested on line" in question(hand)
    hand.until_moves(1)
    hand.until(lambda: "asked for 7 30 2.0" in console(hand))
    assert len(children()) == 1
    hand.play_to_the_end()


@pytest.mark.parametrize("is_trusted", [True, False])
def test_a_file_from_a_command_replaces_a_remembered_one(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_trusted: bool
) -> None:
    """`tttmc run B.py` plays B.py even though the window remembers A.py, which isn't run."""
    remembered, path = tmp_path / "a.py", write(tmp_path, GAME)
    remembered.write_text(GOOD + "\nprint('a.py runs')\n", encoding="utf-8")
    events: list[Event] = []
    student = StudentProcess.for_command(path, RunLimits(), 0, events.append)
    loaded = finish(student.load())
    STUDENT_FILES.add(student.source, *([read_student(remembered)] if is_trusted else []))
    show = MainWindow.show

    def show_and_adopt(window: MainWindow) -> None:
        show(window)
        window.programs.students.adopt(student, loaded)

    monkeypatch.setattr(MainWindow, "show", show_and_adopt)  # as the command does
    hand = open_window(x="human", o=f"course:{remembered}")
    hand.until(lambda: hand.record.rules == Rules(4, reverse=True))
    hand.until_moves(1)
    hand.qtbot.wait(300)
    assert plays(hand, Mark.X)
    assert "plays X against you" in question(hand)
    hand.until(lambda: "asked for" in console(hand))
    assert "a.py runs" not in console(hand)
    assert children() == {student.process_id}


def test_a_file_starts_on_a_small_board(open_file: OpenFile) -> None:
    """If a large board is set, a file starts on 3×3 and says so; you can change it back."""
    hand = open_file(GOOD, rules=Rules(19, reverse=True))
    hand.until(lambda: plays(hand, Mark.O))
    assert hand.record.rules == Rules(3, reverse=True)
    assert "The board is now 3×3, because a file is slow on 19×19" in question(hand)
    hand.set("boardSize", 19)
    hand.until(lambda: hand.record.rules.size == 19)
    assert plays(hand, Mark.O)


def test_an_offer_ends_with_the_next_two_moves_or_the_next_game(
    open_file: OpenFile, tmp_path: Path
) -> None:
    """It outlasts your move, but not its answer or another game; another question stays.

    The legend says that the file passed no scores to its get_best_move.
    """
    hand = open_file(FIRST_EMPTY)
    hand.until(lambda: plays(hand, Mark.O))
    offer = "player.py (Python 3) plays O against you."
    asked = [(hand.moves, question(hand))]

    def note(changes: Changes) -> None:
        if changes.position:
            asked.append((hand.moves, question(hand)))

    hand.game.changed.connect(note)
    hand.click(1, 1)
    hand.until_moves(2)
    assert asked == [(0, offer), (1, offer), (2, "")]
    assert hand.record.moves[1].square == (0, 0)
    assert "no scores" in hand.part(QLabel, "legend").text()
    hand.window.programs.students.bar.ask("Something else")
    hand.click(2, 2)
    hand.until_moves(4)
    assert question(hand) == "Something else"
    hand.window.programs.open(tmp_path / "player.py")
    hand.until(lambda: question(hand) == offer)
    assert hand.moves == 0
    hand.press("newGame")
    assert (hand.moves, question(hand)) == (0, "")


@needs_any_bytes
@pytest.mark.parametrize("name", [b"Andr\xe9.py", b"bell\a.py"])
def test_a_name_that_no_game_can_contain(
    open_window: OpenWindow, tmp_path: Path, name: bytes
) -> None:
    """One line says so before the file runs."""
    hand = open_window()
    path = write(tmp_path, GOOD, os.fsdecode(name))
    assert drop_on(hand.window, path)
    hand.until(lambda: "can't play: rename it" in hand.message)
    assert children() == set()


def test_another_player_withdraws_the_request_for_a_file(open_window: OpenWindow) -> None:
    """Choosing another player than "student's file" hides the bar that asks for the file."""
    hand = open_window()
    hand.choose("playerO", "Student's file")
    hand.until(lambda: "Choose a student file" in question(hand))
    hand.choose("playerO", "Learn by mistake")
    assert question(hand) == ""
