from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tttmc_app.gui.look.widgets import PlainLabel, muted_label, title_label, wrapped
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar

NAME = "<s>player.py</s><img src=x>"
GUI = Path(__file__).parents[3] / "tttmc_app" / "gui"


def test_a_files_name_cant_change_a_question(qtbot: QtBot) -> None:
    """Tags in a name are shown literally, so they can't strike out or hide a question."""
    bar = QuestionBar("question")
    qtbot.addWidget(bar)
    bar.ask(f"{NAME} is new here. Run it?", BarButton("yes", "Run", bool))
    label = bar.findChild(QLabel, "questionText")
    assert label is not None
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text().startswith(NAME)
    for made in (PlainLabel(NAME), title_label(NAME), muted_label(NAME)):
        qtbot.addWidget(made)
        assert made.textFormat() is Qt.TextFormat.PlainText
    assert "<s>" not in wrapped(NAME)


def test_every_label_of_the_window_is_plain() -> None:
    """No module makes a label that guesses whether its text is markup."""
    made = re.compile(r"(?<![\w.])QLabel\(")
    found = [
        path.name
        for path in GUI.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if made.search(line) and not line.startswith("class ")
    ]
    assert found == []


def test_wrapped_lines_begin_at_the_right_edge(qtbot: QtBot) -> None:
    """In a right-to-left layout, every line of a wrapped label begins at the same edge."""
    label = PlainLabel("بلد " * 12)
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: black")
    label.setWordWrap(True)
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    label.setFixedWidth(150)
    label.adjustSize()
    image = label.grab().toImage()
    height = label.fontMetrics().lineSpacing()
    edges = {
        max(
            x
            for x in range(image.width())
            for y in range(top, top + height)
            if image.pixelColor(x, y).lightness() < 128
        )
        for top in range(0, label.height() - height + 1, height)
    }
    assert label.height() >= 2 * height
    assert len(edges) == 1
