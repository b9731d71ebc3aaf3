"""Boards with mistakes: the list of small ones, and the picture that is exported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QImage
from pytestqt.qtbot import QtBot

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.experiments.chart import Axis, Chart
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import Limits, opening_text
from tttmc_app.gui.lab.drawing import charts_drawing, drawing_of, save_drawing
from tttmc_app.gui.lab.limit_boards import SIDE, SmallBoards, limits_drawing
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.players import parse_spec

STUDY = LimitsStudy(parse_spec("mc"), Rules())


@pytest.fixture(scope="module")
def limits() -> Limits:
    """Return the limits of the usual player on 3×3."""
    *_, found = STUDY.find()
    return found


def image_of(boards: SmallBoards, row: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    """Return a small board's picture."""
    return boards.item(row).icon().pixmap(SIDE, SIDE, mode).toImage()


def test_small_boards_are_listed(qtbot: QtBot, limits: Limits) -> None:
    """Each board has its words and its picture; the first is chosen, and each choice is told."""
    found = limits.sides[-1].positions[:3]
    boards, told = SmallBoards("b"), list[int]()
    qtbot.addWidget(boards)
    boards.chosen.connect(told.append)
    boards.show_boards([(p.position, p.thought, f"words {n}") for n, p in enumerate(found)])
    assert (boards.currentRow(), told[-1]) == (0, 0)
    items = [boards.item(row) for row in range(boards.count())]
    words = [f"words {n}" for n in range(3)]
    assert [item.toolTip() for item in items] == words
    assert [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items] == words
    boards.setCurrentRow(2)
    assert told[-1] == 2
    one, two = image_of(boards, 0), image_of(boards, 1)
    assert one != two
    assert image_of(boards, 0, QIcon.Mode.Selected) == one, "a chosen board has no tint"
    boards.set_theme(DARK)
    assert image_of(boards, 0) != one
    boards.show_boards([])
    assert (boards.count(), boards.currentRow()) == (0, -1)


def test_a_picture_of_limits_has_its_boards(qtbot: QtBot, limits: Limits, tmp_path: Path) -> None:
    """A picture has the opening and each side's first mistakes, with their sides and sentences."""
    drawing = limits_drawing(limits, LIGHT)
    assert drawing.title == "Limits of Monte Carlo, 3×3"
    assert "it never loses as X" in drawing.description
    path = tmp_path / "a.svg"
    save_drawing(STUDY, limits, path)
    text = path.read_text("utf-8")
    assert limits.opening is not None
    assert str(opening_text(limits.opening)) in text
    shown = [(side, p) for side in limits.sides for p in side.positions[:12]]
    for place, words in ((True, "in its own games"), (False, "in other games")):
        for mark in Mark:
            count = sum(side.side is mark and p.reached is place for side, p in shown)
            assert text.count(f"As {mark}, {words}") == count
    themes: list[Theme] = [LIGHT, DARK]
    for theme in themes:
        save_drawing(STUDY, limits, path, theme)
        assert theme.surface.lower() in path.read_text("utf-8").lower()
    save_drawing(STUDY, replace(limits, opening=None), path)
    assert str(opening_text(limits.opening)) not in path.read_text("utf-8")


def test_nothing_to_draw_is_said(qtbot: QtBot, limits: Limits) -> None:
    """Charts that are empty are left out of a picture; if all are, an error says so."""
    empty = Chart("", Axis(""), Axis(""), empty="nothing")
    with pytest.raises(TttmcError, match="the run has no results to draw yet"):
        charts_drawing([empty, empty])
    assert drawing_of(STUDY, limits).title == limits_drawing(limits, LIGHT).title


def test_small_boards_have_the_colours_of_their_values(qtbot: QtBot, limits: Limits) -> None:
    """The same position without values, or with the opposite ones, looks different."""
    found = limits.sides[0].positions[0]
    values = found.thought.values
    blank = replace(found.thought, values=(None,) * len(values))
    opposite = replace(found.thought, values=tuple(v if v is None else -v for v in values))
    boards = SmallBoards("b")
    qtbot.addWidget(boards)
    thoughts = (found.thought, blank, opposite, found.thought)
    boards.show_boards([(found.position, each, "") for each in thoughts])
    pictures = [image_of(boards, row) for row in range(len(thoughts))]
    assert [picture == pictures[0] for picture in pictures] == [True, False, False, True]
