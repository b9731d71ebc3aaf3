"""Pictures of games in detail: captions, sheets and the progress of an export."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from tests.gui.files.test_pictures import record_of
from tttmc_app.core import TttmcError
from tttmc_app.gui.board import SCORES
from tttmc_app.gui.files import pictures
from tttmc_app.gui.files.pictures import (
    Canvas,
    GameFrames,
    PictureRequest,
    PictureStyle,
    export_game,
)


@pytest.fixture
def style(qapp: QApplication) -> PictureStyle:
    """Return the default style."""
    return PictureStyle(qapp.font())


def test_a_note_says_who_moved_and_what_the_colours_mean() -> None:
    """Scores have their best and worst values, proven results have none, and people no trials."""
    scored = GameFrames(record_of((0, 0), spec="mc:trials=20"), SCORES).after(1)
    assert scored.board.overlay is not None
    values = [value for value in scored.board.overlay.thought.values if value is not None]
    assert scored.note == (
        f"Monte Carlo · 20 trials · best {max(values) / 20:.2f}, worst −{-min(values) / 20:.2f}"
    )
    proven = GameFrames(record_of((0, 0), spec="perfect"), SCORES).after(1)
    assert proven.board.overlay is not None
    assert proven.note.startswith("Perfect")
    assert "best" not in proven.note
    played = GameFrames(record_of((0, 0), (1, 1)), SCORES).after(2)
    assert (played.title, played.note) == ("Move 2: O plays b2", "human")
    assert (played.board.last_move, played.board.struck, played.duration) == ((1, 1), 0.0, 1.0)
    first = GameFrames(record_of((0, 0), spec="mc:trials=20"), SCORES).all()[1]
    assert (first.title, first.board.last_move) == ("Move 1: X to move", None)


def test_an_export_tells_how_far_it_is(style: PictureStyle, tmp_path: Path) -> None:
    """Painting takes up to 80 %, and only a written file counts as whole; seconds are kept."""
    record = record_of((0, 0), (1, 1))
    path = tmp_path / "a.gif"
    small = replace(style, width=160)
    steps = list(export_game(PictureRequest(record, path, small, seconds=0.2)))
    shares = [step.share for step in steps]
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert shares[1] < shares[2] < shares[3] < 1
    assert [step.bytes for step in steps] == [*(0 for _ in shares[1:]), path.stat().st_size]
    size = Canvas(3, small).size
    assert {(step.frames, step.width, step.height) for step in steps} == {
        (3, 160, size.height()),
    }
    with Image.open(path) as gif:
        for number, duration in enumerate((200, 200, 600)):
            gif.seek(number)
            assert gif.info["duration"] == duration


def test_the_last_picture_shows_the_completed_line() -> None:
    """The winning move's frame shows it before the line is struck, both with its scores."""
    squares = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
    frames = GameFrames(record_of(*squares, spec="mc:trials=20"), SCORES).all()
    shown = [(frame.board.overlay is not None, frame.board.struck) for frame in frames[-2:]]
    assert shown == [(True, 0.0), (True, 1.0)]
    assert frames[-1].title.startswith("X wins")


def test_a_picture_has_a_largest_size(
    style: PictureStyle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One with exactly so many pixels is written; a larger one is refused with its size."""
    record = record_of((0, 0), (1, 1), (2, 2), (0, 1))
    small = replace(style, width=160)
    request = PictureRequest(record, tmp_path / "a.png", small, sheet=True)
    size = (480, 2 * Canvas(3, small).size.height())  # five frames: three columns and two rows
    for most in (size[0] * size[1], size[0] * size[1] - 1):
        monkeypatch.setattr(pictures, "MAX_PIXELS", most)
        if most == size[0] * size[1]:
            *_, done = export_game(request)
            assert (done.width, done.height, done.frames) == (*size, 5)
            request.path.unlink()
            continue
        with pytest.raises(TttmcError) as error:
            list(export_game(request))
        assert str(error.value) == (
            f"the picture would have {size[0]} × {size[1]} pixels: reduce its width, or choose a "
            "move"
        )
        assert not request.path.exists()
    with pytest.raises(TttmcError, match="leave out the move"):
        list(export_game(replace(request, move=1)))
