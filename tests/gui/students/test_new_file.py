"""New student file: a starter file and its tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.students.conftest import question

Asked = list[tuple[tuple[object, ...], dict[str, object]]]


@pytest.fixture
def asked() -> Asked:
    """Return a list for what the file dialog is given."""
    return []


@pytest.fixture
def hand(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: Asked
) -> Hand:
    """Open a window whose file dialog returns a name in the test's folder."""

    def answer(*arguments: object, **options: object) -> tuple[str, str]:
        asked.append((arguments[1:], options))
        return str(tmp_path / "my_player.py"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return open_window()


def test_the_dialog_begins_where_the_last_file_was(
    hand: Hand, asked: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It proposes a name and doesn't offer to replace files; cancelled, it writes nothing."""
    options = {"options": QFileDialog.Option.DontConfirmOverwrite}
    hand.press("newStudent")
    hand.until(lambda: "my_player.py" in question(hand))
    before = sorted(tmp_path.iterdir())

    def cancel(*arguments: object, **options: object) -> tuple[str, str]:
        asked.append((arguments[1:], options))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    hand.press("newStudent")
    hand.qtbot.wait(50)
    assert sorted(tmp_path.iterdir()) == before
    title, filters = "New student file", "Python files (*.py)"
    assert asked == [
        ((title, "my_player.py", filters), options),
        ((title, str(tmp_path / "my_player.py"), filters), options),
    ]


def test_a_file_and_its_tests_are_written(hand: Hand, tmp_path: Path) -> None:
    """The file and its test suite are written, and the file can be opened."""
    hand.press("newStudent")
    hand.until(lambda: "my_player.py" in question(hand))
    assert {path.name for path in tmp_path.glob("*.py")} == {"my_player.py", "my_player_suite.py"}
    hand.push("studentOpenNew")
    hand.until(lambda: "is new here" in question(hand))
    hand.push("studentRun")
    hand.until(lambda: "plays O against you" in question(hand))


def test_nothing_is_overwritten(hand: Hand, tmp_path: Path) -> None:
    """An existing file stays unchanged, and an error says so."""
    (tmp_path / "my_player.py").write_text("mine", encoding="utf-8")
    hand.press("newStudent")
    hand.until(lambda: "already exists" in hand.message)
    assert (tmp_path / "my_player.py").read_text("utf-8") == "mine"
    assert not (tmp_path / "my_player_suite.py").exists()
