"""Pictures of games: their frames, their look, and their files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.gui.conftest import OpenWindow
from tttmc_app.core import Ending, GameRecord, Position, Rules, Square, TttmcError
from tttmc_app.gui.board import COLOURS_ONLY, NO_OVERLAY, SCORES
from tttmc_app.gui.files.pictures import (
    Canvas,
    ExportProgress,
    Frame,
    GameFrames,
    PictureRequest,
    PictureStyle,
    export_game,
)
from tttmc_app.gui.look.image_files import drawing_image, painting_font
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.players import parse_spec

FULL: tuple[Square, ...] = (
    *((0, 0), (1, 1), (0, 1), (0, 2), (2, 0), (1, 0), (1, 2), (2, 2), (2, 1)),
)
"""Nine moves of a tie."""


def record_of(*squares: Square, spec: str | None = None, rules: Rules | None = None) -> GameRecord:
    """Return a game of these moves, each with the thought of a player if one is given."""
    players = (spec or "human", spec or "human")
    record = GameRecord.begin(Position.start(rules or Rules(3)), players, 1)
    for number, square in enumerate(squares):
        thought = None
        if spec is not None:
            *_, thought = parse_spec(spec).make().think(record.position, number)
        record = record.play(square, thought)
    return record


@pytest.fixture
def style(qapp: QApplication) -> PictureStyle:
    """Return the default style."""
    return PictureStyle(qapp.font())


def written(request: PictureRequest) -> ExportProgress:
    """Export a picture and return the final progress."""
    *_, last = export_game(request)
    return last


def image(canvas: Canvas, frame: Frame) -> QImage:
    """Paint one frame."""
    return drawing_image(canvas.drawing([frame]))


def close(one: QColor, two: QColor, by: int = 12) -> bool:
    """Return whether two colours are about the same."""
    parts = (one.red() - two.red(), one.green() - two.green(), one.blue() - two.blue())
    return all(abs(part) <= by for part in parts)


def test_frames_show_the_whole_game() -> None:
    """The frames show the start, for each move its scores and then the move, and the result."""
    record = record_of((1, 1), (0, 0), (0, 1), (2, 1), spec="mc:trials=20")
    record = record.play((1, 0)).play((1, 2)).concede(Ending.RESIGNATION)
    frames = GameFrames(record, SCORES).all()
    titles = [frame.title for frame in frames]
    assert titles[:4] == ["3×3", "Move 1: X to move", "Move 1: X plays b2", "Move 2: O to move"]
    assert titles[-3:] == ["Move 5: X plays a2", "Move 6: O plays c2", "O wins: X resigned"]
    assert len(frames) == 1 + 2 * 4 + 2 + 1
    thinking, played = frames[3], frames[4]
    assert thinking.board.position == record.positions[1]
    assert played.board.position == record.positions[2]
    thought = record.moves[1].thought
    for frame in (thinking, played):
        assert frame.board.overlay is not None
        assert frame.board.overlay.thought == thought
        assert frame.board.texts == frame.board.overlay.texts()
        assert frame.note.startswith("Monte Carlo · 20 trials · best ")
    assert (thinking.board.last_move, played.board.last_move) == ((1, 1), (0, 0))
    assert [frame.duration for frame in frames[-2:]] == [1.0, 3.0]


def test_long_games_have_one_frame_a_move() -> None:
    """A game of over 40 moves has only one frame per move, which includes the scores."""
    rules = Rules(7)
    squares = [rules.square(index) for index in range(41)]
    for moves, count in ((40, 81), (41, 42)):
        record = record_of(*squares[:moves], spec="mc:trials=2", rules=rules)
        frames = GameFrames(record, SCORES).all()
        assert len(frames) == count
        assert frames[-1].board.overlay is not None


def test_scores_can_be_read_in_the_gif(style: PictureStyle, tmp_path: Path) -> None:
    """Every frame matches the still picture almost pixel for pixel."""
    record = record_of(*FULL, spec="mc:trials=1000")
    path = tmp_path / "game.gif"
    done = written(PictureRequest(record, path, style))
    frames = GameFrames(record, SCORES).all()
    assert done.frames == len(frames) == 20
    assert done.bytes == path.stat().st_size < 300_000
    canvas = Canvas(3, style)
    with Image.open(path) as gif:
        assert (gif.size, gif.info["loop"]) == ((480, canvas.size.height()), 0)
        assert getattr(gif, "n_frames", 0) == 20
        for number, frame in enumerate(frames):
            gif.seek(number)
            assert gif.info["duration"] == (3000 if number == 19 else 1000)
            still, shown = image(canvas, frame), gif.convert("RGB")
            far = 0
            for x in range(20, 460, 12):
                for y in range(20, 500, 12):
                    pixel = shown.getpixel((x, y))
                    assert isinstance(pixel, tuple)
                    far += not close(QColor(*pixel), still.pixelColor(x, y), by=32)
            assert far < 3  # of 1,480


def test_a_png_is_the_end_or_a_move(style: PictureStyle, tmp_path: Path) -> None:
    """A PNG shows the last position or the requested move, as the canvas paints it."""
    record, path = record_of((0, 0), (1, 1), (2, 2), spec="forward:samples=9"), tmp_path / "a.png"
    frames, canvas = GameFrames(record, SCORES), Canvas(3, style)
    for move, number in ((None, 3), (2, 2), (0, 0)):
        written(PictureRequest(record, path, style, move))
        shown = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
        assert shown == image(canvas, frames.after(number))


def test_the_overlay_can_be_chosen() -> None:
    """The choice "Off" shows no overlay, and "Colours only" shows no numbers."""
    record = record_of((0, 0), (1, 1), spec="mc:trials=20")
    off = GameFrames(record, NO_OVERLAY).all()
    assert [frame.board.overlay for frame in off] == [None] * 3
    colours = GameFrames(record, COLOURS_ONLY).all()
    assert set(colours[1].board.texts) == {""}


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("a.jpg", {}, r"use \.png, \.svg or \.gif"),
        ("a.png", {"move": 4}, "the game has 3 moves: choose 0 to 3, not 4"),
        ("a.png", {"move": -1}, "not -1"),
        ("a.gif", {"move": 1}, "leave out the move"),
        ("no/a.png", {}, "no doesn't exist"),
    ],
)
def test_what_cant_be_exported(
    style: PictureStyle, tmp_path: Path, name: str, change: dict[str, int], message: str
) -> None:
    """Invalid requests raise an error, and nothing is written."""
    request = PictureRequest(record_of((0, 0), (1, 1), (2, 2)), tmp_path / name, style)
    with pytest.raises(TttmcError, match=message):
        written(replace(request, **change))  # type: ignore[arg-type]  # a parameter of the test
    assert not (tmp_path / name).exists()


def test_sizes_are_limited() -> None:
    """Widths out of range and huge sheets are rejected."""
    font = QFont()
    for width in (0, 159, 4097, 10**9):
        with pytest.raises(TttmcError, match="160 to 4096 pixels"):
            PictureStyle(font, width=width)
    request = PictureRequest(
        record_of(*FULL), Path("a.png"), PictureStyle(painting_font(), width=4096), sheet=True
    )
    with pytest.raises(TttmcError, match="reduce its width"):
        written(request)


# In the window ---------------------------------------------------------------------------------


Answer = Callable[..., None]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Return a function that sets the file dialog's answer: a name and a filter."""

    def let(path: Path, chosen: str = "") -> None:
        def asked(*_arguments: object) -> tuple[str, str]:
            return str(path), chosen

        monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)

    return let


def test_the_window_exports_what_it_shows(
    open_window: OpenWindow, tmp_path: Path, answer: Answer
) -> None:
    """Even at an earlier move, a GIF shows the whole game; a PNG shows the board at that move."""
    hand = open_window(o="mc:trials=50")
    hand.click(0, 0)
    hand.until_moves(2)
    hand.game.browse(0)
    answer(tmp_path / "a.gif")
    hand.press("exportGame")
    hand.until(lambda: hand.message == "Exported as a.gif")
    with Image.open(tmp_path / "a.gif") as gif:
        assert getattr(gif, "n_frames", 0) == 4
    answer(tmp_path / "b", "PNG picture (*.png)")
    hand.press("exportGame")
    hand.until(lambda: hand.message == "Exported as b.png")
    shown = QImage(str(tmp_path / "b.png")).convertToFormat(QImage.Format.Format_RGB32)
    frame = GameFrames(hand.record, SCORES).after(1)
    assert shown == image(Canvas(3, PictureStyle(QApplication.font(), LIGHT)), frame)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("a.bmp", "use .png, .svg or .gif"),
        ("no/a.png", "no doesn't exist"),
    ],
)
def test_export_errors_are_shown(
    open_window: OpenWindow, tmp_path: Path, answer: Answer, name: str, message: str
) -> None:
    """For a wrong suffix or a missing folder, an error is shown above the board."""
    hand = open_window(o="human")
    hand.click(0, 0)
    answer(tmp_path / name)
    hand.press("exportGame")
    hand.until(lambda: bool(hand.message))
    assert message in hand.message
    assert not hand.status.startswith("Export")


def test_closing_in_the_middle_of_an_export(
    open_window: OpenWindow, tmp_path: Path, answer: Answer
) -> None:
    """The window closes at once, and no incomplete picture is left."""
    hand = open_window(o="human")
    for square in FULL:
        hand.click(*square)
    answer(tmp_path / "a.gif")
    hand.press("exportGame")
    hand.window.close()
    assert [path.suffix for path in tmp_path.iterdir() if path.is_file()] in ([], [".gif"])
