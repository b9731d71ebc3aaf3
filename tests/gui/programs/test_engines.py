"""Gomocup engines in the window: from choosing a program to what it says while it plays."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QLabel, QPlainTextEdit

from tests.gomocup.brains import REFERENCE, running, write_brain, write_hostile
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Ending, Mark, Rules
from tttmc_app.gui.programs.program_flow import SETTLE_MS
from tttmc_app.gui.programs.question_bar import QuestionBar
from tttmc_app.gui.programs.specs import program_of
from tttmc_app.gui.programs.trust import ENGINES, read_engine
from tttmc_app.players import parse_spec
from tttmc_app.players.player import file_digest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts aren't programs there")
FIVE = Rules(9, 5)


def question(hand: Hand) -> str:
    """Return the text of the engines' question, empty if none is asked."""
    bar = hand.window.findChild(QuestionBar, "engine")
    return bar.text if bar is not None else ""


def approve(path: Path) -> None:
    """Store the approval of an engine, as "Run it" does."""
    ENGINES.add(read_engine(path))


def console(hand: Hand) -> str:
    """Return what the console shows."""
    return hand.part(QPlainTextEdit, "consoleText").toPlainText()


def test_an_engine_is_chosen_approved_and_plays(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new engine needs a larger board, a program and permission; then it replies to a move."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-five")

    def choose(*_: object, **__: object) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    hand = open_window()
    hand.choose("playerO", "Gomocup engine")
    hand.until(lambda: "only five in a row. Play a new game on 15×15?" in question(hand))
    hand.push("engineRules")
    hand.until(lambda: question(hand) == "Choose the program of O's engine")
    assert hand.record.rules == Rules(15, 5)
    hand.push("engineChoose")
    hand.until(lambda: "pbrain-five is new here" in question(hand))
    hand.click(7, 7)
    hand.until(lambda: hand.status == "pbrain-five (O) is waiting for your permission")
    assert running(path) == []
    hand.push("engineRun")
    hand.until_moves(2)
    hand.until(lambda: "thinking of 224 squares" in console(hand))
    assert "Eval 10 pv" in console(hand)
    assert file_digest(path) in ENGINES.digests()
    hand.choose("playerO", "Random")
    hand.until(lambda: running(path) == [])


def answered(open_window: OpenWindow, tmp_path: Path) -> tuple[Hand, Path]:
    """Return a window in which an engine has answered your first move, and its program."""
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    hand = open_window(x="human", o=f"engine:{path}", rules=FIVE)
    hand.click(4, 4)
    hand.until_moves(2)
    return hand, path


@pytest.mark.usefixtures("introduced")
def test_what_an_engine_reports_is_shown(open_window: OpenWindow, tmp_path: Path) -> None:
    """An engine's value is on the board, its line in the caption, and its name on the card."""
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    hand = open_window(x="human", o=f"engine:{path}", rules=FIVE)
    hand.until(lambda: hand.part(QLabel, "engineNoteO").text() == "Reference 1.0 by A. Body")
    hand.click(0, 0)
    hand.until_moves(2)
    move = hand.record.moves[1].square
    assert hand.thought.values[FIVE.index(move)] == 10.0
    assert hand.thought.line == (move,)
    assert "How O rated the squares before" in hand.part(QLabel, "legend").text()


@pytest.mark.usefixtures("introduced")
def test_an_engine_is_called_by_its_own_name(open_window: OpenWindow, tmp_path: Path) -> None:
    """Status and score show the name that the engine gives itself; the record names its program."""
    path = write_brain(tmp_path, REFERENCE)
    approve(path)
    hand = open_window(x=f"engine:{path}", o="random", rules=FIVE)
    hand.until(lambda: hand.status == "Reference (X) to move · press Play")
    words = hand.part(QAbstractButton, "series").accessibleName()
    assert words == "Reference (X) 0, ties 0, Random (O) 0"
    assert hand.record.players[0].startswith(f"engine:file={path}")


@pytest.mark.parametrize(
    ("act", "words"),
    [("sys.exit(3)", "ended with code 3"), ("say('99,99')", "not an empty square")],
)
def test_a_failing_engine_forfeits(
    open_window: OpenWindow, tmp_path: Path, act: str, words: str
) -> None:
    """A forfeit ends the game, with its reason in status and console, and can be taken back."""
    program = write_hostile(tmp_path, act)
    approve(program)
    hand = open_window(x="human", o=f"engine:{program}", rules=FIVE)
    hand.click(0, 0)
    hand.until_over()
    result = hand.record.result
    assert result is not None
    assert (result.winner, result.ending) == (Mark.X, Ending.FORFEIT)
    assert words in hand.status
    hand.until(lambda: words in console(hand))


def test_an_engine_refuses_a_board_before_the_game(open_window: OpenWindow, tmp_path: Path) -> None:
    """An engine's refusal is shown above the board before the first move, until the board fits."""
    path = write_brain(tmp_path, REFERENCE, "pbrain-five")
    approve(path)
    hand = open_window(x="human", o=f"engine:{path}", rules=Rules(21, 5))
    hand.until(lambda: "only 5 to 20, please. Choose other rules" in hand.message)
    assert hand.moves == 0
    hand.game.new_game(FIVE)
    hand.until(lambda: "only 5 to 20" not in hand.message)
    hand.click(4, 4)
    hand.until_moves(2)


def test_without_permission_no_engine_runs(open_window: OpenWindow, tmp_path: Path) -> None:
    """Cancel replaces the engine with another player; its program has never run."""
    mark = tmp_path / "ran"
    path = write_brain(tmp_path, f"open({str(mark)!r}, 'w')\n{REFERENCE}")
    hand = open_window(x=f"engine:{path}", o="human", rules=FIVE)
    hand.until(lambda: "is new here" in question(hand))
    hand.push("engineCancel")
    assert hand.part(QComboBox, "playerX").currentText() == "Monte Carlo"
    assert question(hand) == ""
    assert not mark.exists()


def test_stop_and_closing_end_a_silent_engine(open_window: OpenWindow, tmp_path: Path) -> None:
    """Stop ends the process of an engine that never answers, and so does closing the window."""
    path = write_hostile(tmp_path, "time.sleep(60)")
    approve(path)
    hand = open_window(x="human", o=f"engine:{path},turn=60", rules=FIVE)
    hand.click(0, 0)
    hand.until(lambda: bool(running(path)) and hand.thinks())
    hand.press("stop")
    hand.until(lambda: running(path) == [])
    hand.press("playPause")
    hand.until(lambda: bool(running(path)))
    hand.window.close()
    assert running(path) == []


def test_a_changed_program_plays_on_until_it_is_reloaded(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Another version needs approval; without it, the player and its process stay."""
    hand, path = answered(open_window, tmp_path)
    processes = running(path)
    write_brain(tmp_path, f"{REFERENCE}\n# another version")
    hand.until(lambda: "has changed on disk" in question(hand))
    hand.push("engineAgain")
    hand.until(lambda: "has changed since it last ran here" in question(hand))
    hand.push("engineCancel")
    hand.click_any()
    hand.until_moves(4)
    assert running(path) == processes
    hand.choose("playerO", "Random")
    hand.until(lambda: running(path) == [])
    hand.game.set_player(Mark.O, parse_spec(f"engine:{path}"))
    hand.click_any()
    hand.until(lambda: "has changed on disk: reload it" in hand.message)
    hand.until(lambda: "has changed on disk. Reload runs" in question(hand))
    assert hand.moves == 5
    hand.push("engineAgain")
    hand.until(lambda: "has changed since it last ran here" in question(hand))
    hand.push("engineRun")
    hand.until(lambda: question(hand) == "")
    hand.press("playPause")
    hand.until_moves(6)


def test_a_game_waits_for_a_changed_program_of_other_rules(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """Nobody plays in its name unless you let Monte Carlo play on."""
    hand, path = answered(open_window, tmp_path)
    write_brain(tmp_path, f"{REFERENCE}\n# another version")
    hand.game.new_game(Rules(10, 5))
    hand.until(lambda: "has changed since it last ran here" in question(hand))
    hand.push("engineCancel")
    assert question(hand).endswith("wasn't started. The game waits for it.")
    assert program_of(hand.game.session.player_of(Mark.O)) == path
    hand.push("engineRetry")
    hand.until(lambda: "has changed since it last ran here" in question(hand))
    hand.push("engineRun")
    hand.until(lambda: question(hand) == "")
    hand.click(0, 0)
    hand.until_moves(2)


def test_each_side_is_asked_about_its_own_engine(open_window: OpenWindow) -> None:
    """When X no longer needs a program, the question is about O's engine at once."""
    hand = open_window(x="human", o="human", rules=FIVE)
    hand.choose("playerX", "Gomocup engine")
    hand.until(lambda: question(hand) == "Choose the program of X's engine")
    hand.choose("playerO", "Gomocup engine")
    hand.choose("playerX", "Random")
    hand.until(lambda: question(hand) == "Choose the program of O's engine")
    hand.push("engineCancel")
    hand.until(lambda: hand.part(QuestionBar, "engine").isHidden())
    kinds = [player.kind.name for player in hand.game.session.players]
    assert kinds == ["random", "mc"]


def test_an_engine_whose_file_is_gone_plays_on(open_window: OpenWindow, tmp_path: Path) -> None:
    """Its process goes on; once that has ended, the game pauses, and nobody plays in its name."""
    hand, path = answered(open_window, tmp_path)
    gone = path.rename(tmp_path / "elsewhere")
    hand.qtbot.wait(3 * SETTLE_MS)
    hand.click(8, 0)
    hand.until_moves(4)
    assert (question(hand), hand.message) == ("", "")
    hand.choose("playerO", "Random")
    hand.until(lambda: running(path) == [])
    hand.game.set_player(Mark.O, parse_spec(f"engine:{path}"))
    hand.click(8, 8)
    hand.until(lambda: "can't be read: put it back. Press Play" in hand.message)
    assert hand.moves == 5
    assert program_of(hand.game.session.player_of(Mark.O)) == path
    gone.rename(path)
    hand.press("playPause")
    hand.until_moves(6)


def test_a_game_waits_for_an_engine_that_is_gone(
    open_window: OpenWindow, first_window: Callable[[], Hand], tmp_path: Path
) -> None:
    """The next window asks about it, and doesn't let Monte Carlo go on with the game."""
    hand, path = answered(open_window, tmp_path)
    hand.window.close()
    gone = path.rename(tmp_path / "elsewhere")
    again = first_window()
    again.until(lambda: question(again).endswith("The game waits for it."))
    again.click(8, 0)
    assert "can't be read" in again.status
    assert again.moves == 3
    assert program_of(again.game.session.player_of(Mark.O)) == path
    again.push("engineRetry")
    again.until(lambda: question(again).endswith("The game waits for it."))
    gone.rename(path)
    again.push("engineRetry")
    again.until_moves(4)
