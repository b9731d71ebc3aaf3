"""Boards with mistakes: the list of small ones, and the picture that is exported."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QFrame, QListView
from pytestqt.qtbot import QtBot

from tttmc_app.core import Mark, Meaning, Position, Rules, Thought, TttmcError
from tttmc_app.experiments.chart import Axis, Chart
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import Limits, choice_text, opening_text
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.files.pictures import Canvas, Frame, PictureStyle
from tttmc_app.gui.lab import limit_boards
from tttmc_app.gui.lab.drawing import charts_drawing, drawing_of, save_drawing
from tttmc_app.gui.lab.limit_boards import SIDE, SmallBoards, limits_drawing
from tttmc_app.gui.look.image_files import Drawing
from tttmc_app.gui.look.theme import DARK, LIGHT, Theme
from tttmc_app.players import parse_spec

STUDY = LimitsStudy(parse_spec("mc"), Rules(3))


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


def test_small_boards_stay_in_their_places(qtbot: QtBot) -> None:
    """The list is a grid of icons of one size, which can't be moved and scrolls by pixels."""
    boards = SmallBoards("b")
    qtbot.addWidget(boards)
    assert (boards.objectName(), boards.property("role")) == ("b", "boards")
    assert boards.viewMode() is QListView.ViewMode.IconMode
    assert boards.resizeMode() is QListView.ResizeMode.Adjust
    assert boards.movement() is QListView.Movement.Static
    assert boards.uniformItemSizes()
    assert (boards.iconSize(), boards.gridSize()) == (QSize(84, 84), QSize(104, 104))
    assert boards.frameShape() is QFrame.Shape.NoFrame
    assert boards.verticalScrollMode() is QListView.ScrollMode.ScrollPerPixel
    start = Position.start(Rules(3))
    boards.show_boards([(start, thought_of(start), "words")])
    assert boards.item(0).sizeHint() == QSize(100, 100)
    assert boards.item(0).text() == ""


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_small_board_is_in_the_middle(qtbot: QtBot, size: int) -> None:
    """A board of any size is centred, leaves room for a ring, and fills the rest of its icon."""
    boards = SmallBoards("b")
    qtbot.addWidget(boards)
    position = Position.start(Rules(size))
    boards.show_boards([(position, thought_of(position), "")])
    image = image_of(boards, 0)
    assert (image.width(), image.height()) == (84, 84)
    middle = range(84)
    columns = [x for x in middle if any(image.pixelColor(x, y).alpha() for y in middle)]
    rows = [y for y in middle if any(image.pixelColor(x, y).alpha() for x in middle)]
    for found in (columns, rows):
        before, after = found[0], 83 - found[-1]
        assert abs(before - after) <= 1
        assert 3 <= min(before, after) <= 5


def thought_of(position: Position) -> Thought:
    """Return a thought without values."""
    nothing = (None,) * position.rules.square_count
    return Thought(Meaning.SCORE, Mark.X, nothing, None, (), 0, None, 0)


def test_the_frames_of_a_picture(
    qtbot: QtBot, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opening comes first, then twelve mistakes of X and of O, each with its scores."""
    asked: list[tuple[int, PictureStyle, list[Frame]]] = []

    class Kept(Canvas):
        """A canvas that keeps what it is asked to draw."""

        def __init__(self, size: int, style: PictureStyle) -> None:
            super().__init__(size, style)
            asked.append((size, style, []))

        def drawing(self, frames: Sequence[Frame], seconds: float = 0.0) -> Drawing:
            """Keep the frames and draw them."""
            asked[-1][2].extend(frames)
            return super().drawing(frames, seconds)

    monkeypatch.setattr(limit_boards, "Canvas", Kept)
    limits_drawing(limits, DARK)
    limits_drawing(replace(limits, opening=None), LIGHT)
    (size, style, frames), (_, light, fewer) = asked
    assert (size, style.theme, style.width, light.theme) == (3, DARK, 400, LIGHT)
    opening = limits.opening
    assert opening is not None
    expected = [(opening.position, str(opening_text(opening)), "Monte Carlo")]
    thoughts = [opening.thought]
    for side in limits.sides:
        for each in side.positions[:12]:
            note = "in its own games" if each.reached else "in other games"
            expected.append((each.position, str(choice_text(each)), f"As {side.side}, {note}"))
            thoughts.append(each.thought)
    assert max(len(side.positions) for side in limits.sides) > 12
    assert [(frame.board.position, frame.title, frame.note) for frame in frames] == expected
    pairs = zip(expected, thoughts, strict=True)
    overlays = [overlay_of(thought, SCORES, each[0]) for each, thought in pairs]
    assert [frame.board.overlay for frame in frames] == overlays
    texts = [overlay.texts() if overlay is not None else () for overlay in overlays]
    assert [frame.board.texts for frame in frames] == texts
    assert all(texts)
    assert fewer == frames[1:]
