"""No text in the window is cut off, covered or too pale, at any size, scale, theme or board."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from tests.gui import legible
from tests.gui.conftest import OpenWindow
from tests.gui.every_size import LARGE_POINTS, SCALES, USUAL_POINTS
from tests.gui.legible import problems
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme


@pytest.mark.long
def test_every_text_is_legible_at_every_size(tmp_path: Path) -> None:
    """Four boards at three scales, in a small window and one that fills a screen.

    Set-up, endings and panels are also checked at every scale in the small window, the lab and
    the help at one scale, and all of them with a larger font. Each scale has a theme and a process
    of its own, because Qt reads a scale only once; the processes run in parallel.
    """
    kinds = [*((scale, USUAL_POINTS) for scale in SCALES), (1.0, LARGE_POINTS)]
    with ExitStack() as running:
        children = [
            running.enter_context(
                subprocess.Popen(
                    [
                        sys.executable,
                        "-m",
                        "tests.gui.every_size",
                        f"{tmp_path}/{scale} {points}",
                        str(points),
                    ],
                    env={**os.environ, "QT_SCALE_FACTOR": str(scale)},
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for scale, points in kinds
        ]
        for (scale, points), child in zip(kinds, children, strict=True):
            found, errors = child.communicate()
            assert child.returncode == 0, errors
            assert not found, f"at scale {scale}, {points} points:\n{found}"


def page(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    """Return a visible window with widgets one below the other."""
    window = QWidget()
    window.setObjectName("page")
    qtbot.addWidget(window)
    window.resize(300, 40 * len(widgets))
    for number, widget in enumerate(widgets):
        widget.setParent(window)
        widget.setGeometry(QRect(10, 40 * number, 280, 30))
    window.show()
    return window


@pytest.fixture
def plain(qtbot: QtBot) -> QWidget:
    """Return a window with one text in each kind of widget."""
    tabs, chooser = QTabBar(), QComboBox()
    tabs.addTab("Candidates")
    chooser.addItem("Monte Carlo")
    return page(qtbot, QLabel("Trials per move"), QPushButton("Play from here"), chooser, tabs)


@pytest.mark.parametrize("kind", [QLabel, QPushButton, QComboBox])
def test_a_cut_text_is_found(plain: QWidget, kind: type[QWidget]) -> None:
    """A widget that is a few pixels too narrow is found, whatever kind it is."""
    assert problems(plain, LIGHT) == []
    narrow = plain.findChildren(kind)[0]
    narrow.setFixedWidth(50)
    (found,) = problems(plain, LIGHT)
    assert found.startswith(("cut by", "elided"))
    assert kind.__name__ in found


def test_a_text_outside_its_parent_is_found(plain: QWidget) -> None:
    """Text cut off by its window is found, as is text cut off by its own widget."""
    plain.findChildren(QLabel)[0].move(250, 0)
    (found,) = problems(plain, LIGHT)
    assert found.startswith("cut by")
    assert found.endswith("'Trials per move' of QLabel in page")


def test_overlapping_texts_are_found(plain: QWidget) -> None:
    """Two overlapping texts are found."""
    label = plain.findChildren(QLabel)[0]
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.move(label.x() + 3, 40)
    label.raise_()
    (found,) = problems(plain, LIGHT)
    assert found.startswith("overlapping: ")


def test_a_pale_text_is_found(plain: QWidget) -> None:
    """Contrast is measured against the painted background, and disabled text may be pale."""
    label = plain.findChildren(QLabel)[0]
    label.setStyleSheet("color: #808080; background: #ffffff")
    (found,) = problems(plain, LIGHT)
    assert found == "contrast 3.9: 'Trials per move' of QLabel in page, #808080 on #ffffff"
    label.setStyleSheet("color: #707070; background: #ffffff")
    assert problems(plain, LIGHT) == []
    label.setStyleSheet("color: #808080; background: #ffffff")
    label.setEnabled(False)
    assert problems(plain, LIGHT) == []


class NumberOnMark(BoardPainter):
    """A painter that writes a number across a mark, whatever the mark's tone."""

    def __init__(self, theme: Theme, geometry: Geometry, font: QFont) -> None:
        super().__init__(theme, geometry, font)
        self._square = geometry.rect((0, 0))

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the board, then the number."""
        super().paint(painter, picture)
        painter.setPen(QColor(LIGHT.text))
        painter.drawText(self._square, Qt.AlignmentFlag.AlignCenter, "0.31")


def test_a_number_on_a_mark_is_found(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number across a mark of the real board is found."""
    hand = open_window(o="human")
    hand.click(0, 0)
    hand.until(lambda: hand.board.picture.drawn == 1.0)
    assert problems(hand.window, LIGHT) == []
    monkeypatch.setattr(legible, "BoardPainter", NumberOnMark)
    assert "on a mark: '0.31' of BoardView board" in problems(hand.window, LIGHT)


class PaleMark(BoardPainter):
    """A painter that adds a mark in a colour close to its square's."""

    def paint(self, painter: QPainter, picture: BoardPicture) -> None:
        """Paint the board, then the mark."""
        super().paint(painter, picture)
        pen = QPen(QColor(self.theme.grid), self.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawEllipse(self.mark_rect((0, 2)))


def test_a_pale_mark_is_found(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks contrast with their squares in every theme, and one that doesn't is found."""
    hand = open_window(o="mc:trials=300,current=1,other=1")
    hand.click(1, 1)
    hand.until_moves(2)
    hand.pick("dark")
    hand.until(lambda: hand.board.picture.grown == 1 and hand.board.picture.drawn == 1)
    hand.until(lambda: problems(hand.window, DARK) == [])
    monkeypatch.setattr(legible, "BoardPainter", PaleMark)
    assert any("the mark on c1, on " in line for line in problems(hand.window, DARK))
