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


def inked(text: str, qtbot: QtBot, *, wrap: bool = True) -> tuple[int, set[str]]:
    """Paint red text from right to left, 40 pixels wide; return its height and its colours."""
    label = PlainLabel(text)
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: #ff0000")
    label.setWordWrap(wrap)
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
    label.setFixedSize(40, 8 * label.fontMetrics().lineSpacing())
    image = label.grab().toImage()
    pixels = [(x, y) for x in range(image.width()) for y in range(image.height())]
    ink = [(x, y) for x, y in pixels if image.pixelColor(x, y).green() < 128]
    rows = [y for _x, y in ink]
    return max(rows) - min(rows), {image.pixelColor(*at).name()[:3] for at in ink}


def test_right_to_left_text_keeps_its_lines_and_colour(qtbot: QtBot) -> None:
    """Its line breaks begin new lines, it wraps only where it may, and has the label's colour."""
    line, colours = inked("بلد", qtbot)
    assert colours == {"#ff"}
    two, _ = inked("بلد\nبلد", qtbot)
    wrapped_, _ = inked("بلد بلد بلد", qtbot)
    cut, _ = inked("بلد بلد بلد", qtbot, wrap=False)
    assert line <= cut < two <= wrapped_


def test_right_to_left_text_is_inside_its_frame(qtbot: QtBot) -> None:
    """A border is painted, and the lines begin within it and the space beside it."""
    label = PlainLabel("بلد " * 12)
    qtbot.addWidget(label)
    label.setStyleSheet("background: white; color: black; border: 4px solid #00ff00; padding: 16px")
    label.setWordWrap(True)
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)  # where lines begin
    label.setFixedSize(200, 300)
    image = label.grab().toImage()
    borders = [image.pixelColor(x, y).name() for x, y in ((1, 150), (198, 150), (100, 1))]
    assert borders == ["#00ff00"] * 3
    ink = [(x, y) for x in range(200) for y in range(300) if image.pixelColor(x, y).green() < 100]
    right, top = max(x for x, _y in ink), min(y for _x, y in ink)
    assert 180 - label.fontMetrics().height() / 2 < right <= 180
    assert 20 <= top < 20 + label.fontMetrics().height()
    assert min(x for x, _y in ink) >= 20
