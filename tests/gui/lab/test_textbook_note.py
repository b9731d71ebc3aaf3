"""What the learning page says about a textbook."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tttmc_app.core import Rules, TttmcError
from tttmc_app.experiments.training import Training
from tttmc_app.gui.lab.textbook_note import TextbookNote
from tttmc_app.workers import Report


def test_the_textbook_of_a_training(qtbot: QtBot, tmp_path: Path) -> None:
    """The note says what a textbook holds, offers a free name for a new one, and names errors."""
    note = TextbookNote()
    qtbot.addWidget(note)
    label = note.findChild(QLabel, "trainingTextbookNote")
    new = note.findChild(QAbstractButton, "trainingNewTextbook")
    assert label is not None
    assert new is not None
    asked: list[str] = []
    note.new_requested.connect(asked.append)
    path = tmp_path / "book.textbook"
    note.look_at(str(path), Rules())
    qtbot.waitUntil(lambda: label.text() == "Starts the new textbook book.textbook.")
    assert (new.isHidden(), str(path) in label.toolTip()) == (True, True)
    *_, found = Training(path, 60, Rules(reverse=True)).find()
    (tmp_path / "book-2.textbook").touch()
    note.look_at(str(path), Rules(reverse=True))
    text = f"Continues the textbook book.textbook. Mistakes: {found.mistakes}, games: 60."
    qtbot.waitUntil(lambda: label.text() == text)
    assert not new.isHidden()
    new.click()
    assert asked == [str(tmp_path / "book-3.textbook")]
    note.look_at(str(path), Rules(4))
    qtbot.waitUntil(lambda: label.text() not in ("", text))
    assert new.isHidden()
    new.click()
    assert len(asked) == 1, "there is nothing that a new textbook would replace"
    note.look_at(str(path), Rules(reverse=True))
    qtbot.waitUntil(lambda: label.text() == text)
    late: Any = cast("Any", note)
    number, state = late._newest, late._state
    late._on_failed(number - 1, TttmcError("an earlier error"))
    late._on_read(Report(number - 1, replace(state, mistakes=999), 1.0))
    assert (label.text(), new.isHidden()) == (text, False), "earlier answers are out of date"
    late._on_read(Report(number, replace(state, mistakes=0, games=3), 1.0))
    assert (label.text()[-22:], new.isHidden()) == ("Mistakes: 0, games: 3.", False)
    late._on_read(Report(number, replace(state, mistakes=0, games=0), 1.0))
    assert (label.text(), new.isHidden()) == ("Starts the new textbook book.textbook.", True)
    late._on_read(Report(number, replace(state, mistakes=1200, games=0), 1.0))
    counts = "Mistakes: 1,200, games: 0."
    assert label.text() == f"Continues the textbook book.textbook. {counts}"
    late._on_failed(number, TttmcError("it is damaged"))
    assert (label.text(), new.isHidden()) == ("It is damaged", True)
    assert note.shutdown()
