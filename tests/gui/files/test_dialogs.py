"""Save dialogs: suffixes of names, and questions before a file is replaced."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.files.dialogs import ask_save_path
from tttmc_app.gui.files.formats import STILL_FORMATS


class Answers:
    """Answers to the dialogs, and the questions that were asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name, self.kind = "", ""
        self.replaces = False
        self.questions: list[str] = []
        self.defaults: list[object] = []
        self.arguments: tuple[object, ...] = ()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self._choose)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", self._choose)
        monkeypatch.setattr(QMessageBox, "question", self._replace)

    def _choose(self, _parent: QWidget, *arguments: object) -> tuple[str, str]:
        self.arguments = arguments
        return self.name, self.kind

    def _replace(
        self, _parent: QWidget, title: str, text: str, *buttons: object
    ) -> QMessageBox.StandardButton:
        self.questions.append(text)
        button = QMessageBox.StandardButton
        assert (title, buttons[0]) == ("Export", button.Yes | button.No)
        self.defaults.append(buttons[1])
        return button.Yes if self.replaces else button.No


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Answer the dialogs."""
    return Answers(monkeypatch)


def asked(qtbot: QtBot, start: Path) -> Path | None:
    """Ask for a name."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return ask_save_path(parent, "Export", start, STILL_FORMATS)


def test_a_name_gets_its_format_s_suffix(qtbot: QtBot, answers: Answers, tmp_path: Path) -> None:
    """A typed suffix is kept, a missing one is the chosen format's, and Cancel returns None."""
    assert asked(qtbot, tmp_path) is None
    answers.name = str(tmp_path / "a.gif")
    assert asked(qtbot, tmp_path) == tmp_path / "a.gif"
    answers.name, answers.kind = str(tmp_path / "a"), "SVG drawing (*.svg)"
    assert asked(qtbot, tmp_path) == tmp_path / "a.svg"
    answers.kind = ""
    assert asked(qtbot, tmp_path) == tmp_path / "a.png"
    assert not answers.questions


@pytest.mark.parametrize("replaces", [False, True])
def test_nothing_is_replaced_unasked(
    qtbot: QtBot, answers: Answers, tmp_path: Path, *, replaces: bool
) -> None:
    """The system's dialog asks about the typed name, ours about the name with the added suffix."""
    file = tmp_path / "a.png"
    file.write_bytes(b"mine")
    answers.name, answers.replaces = str(tmp_path / "a"), replaces
    assert asked(qtbot, tmp_path) == (file if replaces else None)
    assert answers.questions == ["<qt>a.png already exists. Replace it?</qt>"]
    assert answers.defaults == [QMessageBox.StandardButton.No]
