"""Pictures of a game: the window's own board with a caption, with or without a display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil, sqrt
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tttmc_app.core import GameRecord, Mark, TttmcError, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.core.thought import counted_text
from tttmc_app.gui.board.overlay import Overlay, OverlayKind, overlay_of
from tttmc_app.gui.board.overlays import SCORES
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.files.formats import picture_format
from tttmc_app.gui.look.image_files import Drawing
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.players import parse_spec
from tttmc_app.storage import write_bytes_atomically

MANY_MOVES = 40
"""Longer games have one frame per move, with the mark played and the scores around it."""
MIN_WIDTH, MAX_WIDTH = 160, 4096
MAX_PIXELS = 100_000_000
"""Maximum number of pixels per picture: a long game's sheet could exceed the available memory."""
LAST_DURATION = 3.0
"""How long the last frame is shown, as a multiple of the others' time."""


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """The size, colours, font and overlay of pictures."""

    font: QFont
    """The family of the caption and the board."""
    theme: Theme = LIGHT
    overlay: OverlayKind = SCORES
    width: int = 480
    """In pixels; the caption below the board makes a picture slightly taller than wide."""

    def __post_init__(self) -> None:
        """Raise TttmcError if the width is out of range."""
        if not MIN_WIDTH <= self.width <= MAX_WIDTH:
            raise TttmcError(
                "a picture can be {least} to {most} pixels wide, not {width}",
                least=MIN_WIDTH,
                most=MAX_WIDTH,
                width=self.width,
            )


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A game to export, its file, and the style and frames of the picture."""

    record: GameRecord
    path: Path
    style: PictureStyle
    move: int | None = None
    """A still picture shows the position after this many moves; None means the last."""
    sheet: bool = False
    """Whether a still picture shows all frames side by side."""
    seconds: float = 1.0
    """How long an animation shows each frame."""


@dataclass(frozen=True, slots=True)
class ExportProgress:
    """The progress of an export, and the size of its picture and file."""

    share: float
    """From 0 to 1; at 1 the file has been written."""
    frames: int
    width: int
    height: int
    bytes: int = 0


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a game."""

    board: BoardPicture
    title: str
    note: str
    duration: float = 1.0
    """How long it is shown, as a multiple of an ordinary frame."""


def export_game(request: PictureRequest) -> Iterator[ExportProgress]:
    """Paint a game and write the file; yield the progress.

    Runs on any thread. Raises TttmcError for an unknown suffix, a move that the game doesn't have,
    a picture that is too large or a file that can't be written.
    """
    kind = picture_format(request.path)
    frames = _requested_frames(request, whole_game=kind.is_animated or request.sheet)
    canvas = Canvas(request.record.rules.size, request.style)
    groups = [[frame] for frame in frames] if kind.is_animated else [frames]
    drawings = [canvas.drawing(group, request.seconds) for group in groups]
    size = drawings[0].size
    if size.width() * size.height() > MAX_PIXELS:
        raise TttmcError(
            "the picture would have {width} × {height} pixels: reduce its width, or choose a move",
            width=grouped(size.width()),
            height=grouped(size.height()),
        )
    progress = ExportProgress(0.0, len(frames), size.width(), size.height())
    yield progress
    content = b""
    for step, part in enumerate(kind.encode(drawings), start=1):
        content = part
        yield replace(progress, share=0.8 * min(1.0, step / len(drawings)))
    write_bytes_atomically(request.path, content)
    yield replace(progress, share=1.0, bytes=len(content))


def _requested_frames(request: PictureRequest, *, whole_game: bool) -> list[Frame]:
    frames = GameFrames(request.record, request.style.overlay)
    if whole_game:
        if request.move is not None:
            raise TttmcError("a sheet or an animation shows all moves: leave out the move")
        return frames.all()
    return [frames.after(len(request.record.moves) if request.move is None else request.move)]


class GameFrames:
    """The frames that show a game."""

    def __init__(self, record: GameRecord, overlay: OverlayKind) -> None:
        self._record = record
        self._overlay = overlay

    def all(self) -> list[Frame]:
        """Return the start, then the scores and the move itself for each move, and the result."""
        moves = len(self._record.moves)
        frames = [self.after(0)] if moves else []
        for number in range(1, moves + 1):
            played = self._played(number)
            if played.board.overlay is not None and moves <= MANY_MOVES:
                frames.append(self._thinking(number, played))
            frames.append(played)
        if self._record.result is not None or not frames:
            frames.append(self.after(moves))
        frames[-1] = replace(frames[-1], duration=LAST_DURATION)
        return frames

    def after(self, number: int) -> Frame:
        """Return the game after `number` moves, with the scores on which the last move was based.

        Raises TttmcError if the game has fewer moves.
        """
        record, count = self._record, len(self._record.moves)
        if not 0 <= number <= count:
            raise TttmcError(
                "the game has {count} moves: choose 0 to {count}, not {number}",
                count=count,
                number=number,
            )
        frame = self._played(number) if number else self._start()
        if number == count and record.result is not None:
            title = result_text(record.result, record.rules)
            frame = replace(frame, title=title, note=self._players())
            return replace(frame, board=frame.board._replace(struck=1.0))
        return frame

    def _start(self) -> Frame:
        start = self._record.start
        return Frame(BoardPicture(start), shown(self._record.rules.describe()), self._players())

    def _played(self, number: int) -> Frame:
        """Return the board after a move, before a completed line is struck through."""
        record, move = self._record, self._record.moves[number - 1]
        before = record.positions[number - 1]
        overlay, side = overlay_of(move.thought, self._overlay, before), before.to_move
        texts = overlay.texts() if overlay is not None else ()
        board = BoardPicture(record.positions[number], move.square, overlay, texts, struck=0.0)
        title = translate(
            "Files",
            "Move {number}: {side} plays {square}",
            number=number,
            side=side,
            square=square_name(move.square),
        )
        return Frame(board, title, self._note(side, overlay))

    def _thinking(self, number: int, played: Frame) -> Frame:
        """Return the board before a move, with the scores on which the move was based."""
        before = self._record.positions[number - 1]
        last = self._record.moves[number - 2].square if number > 1 else None
        board = played.board._replace(position=before, last_move=last, is_live=True)
        title = translate(
            "Files", "Move {number}: {side} to move", number=number, side=before.to_move
        )
        return replace(played, board=board, title=title)

    def _players(self) -> str:
        x, o = (self._name(mark) for mark in Mark)
        return translate("Files", "X: {x} · O: {o}", x=x, o=o)

    def _note(self, side: Mark, overlay: Overlay | None) -> str:
        """Return who moves, and what the colours mean."""
        parts = [self._name(side)]
        if overlay is not None:
            thought = overlay.thought
            if thought.trials:
                parts.append(shown(counted_text(thought)))
            if thought.best and overlay.high > overlay.low and not overlay.shown.format.chips:
                high, low = (overlay.value_text(v) for v in (overlay.high, overlay.low))
                parts.append(translate("Files", "best {high}, worst {low}", high=high, low=low))
        return " · ".join(parts)

    def _name(self, side: Mark) -> str:
        text = self._record.players[list(Mark).index(side)]
        try:
            spec = parse_spec(text)
        except TttmcError:  # a player of another version, or an edited file
            return text.partition(":")[0]
        return translate("Files", "human") if spec.is_human else shown(spec.kind.label)


class Canvas:
    """A painter of frames of one size."""

    def __init__(self, board_size: int, style: PictureStyle) -> None:
        self._style = style
        self._geometry = Geometry.fit(
            board_size, style.width, style.width, max(10, style.width // 20)
        )
        self._title, self._note = QFont(style.font), QFont(style.font)
        pixels = max(9, round(style.width / 28))
        self._title.setPixelSize(pixels)
        self._title.setBold(True)
        self._note.setPixelSize(max(8, round(pixels * 0.82)))
        self._margin = max(self._geometry.left, 8)
        self._line = round(pixels * 1.45)

    @property
    def size(self) -> QSize:
        """Return a frame's size in pixels."""
        bottom = self._geometry.board.bottom() + 1
        return QSize(self._style.width, bottom + 2 * self._line + self._line)

    def drawing(self, frames: Sequence[Frame], seconds: float = 1.0) -> Drawing:
        """Return frames, arranged in a grid, as a drawing.

        `seconds` is how long an animation shows an ordinary frame.
        """
        last = frames[-1]
        return Drawing(
            self.sheet_size(len(frames)),
            partial(self.paint, frames=frames),
            last.title,
            last.note,
            seconds=seconds * last.duration,
        )

    def sheet_size(self, count: int) -> QSize:
        """Return the size in pixels of a sheet of `count` frames."""
        columns = ceil(sqrt(count))
        size = self.size
        return QSize(size.width() * columns, size.height() * ceil(count / columns))

    def paint(self, painter: QPainter, frames: Sequence[Frame]) -> None:
        """Paint frames in a grid."""
        size, columns = self.size, ceil(sqrt(len(frames)))
        whole = self.sheet_size(len(frames))
        theme = self._style.theme
        painter.fillRect(QRectF(0, 0, whole.width(), whole.height()), QColor(theme.window))
        for number, frame in enumerate(frames):
            row, column = divmod(number, columns)
            painter.save()
            painter.translate(column * size.width(), row * size.height())
            self._paint(painter, frame)
            painter.restore()

    def _paint(self, painter: QPainter, frame: Frame) -> None:
        style, board = self._style, self._geometry.board
        BoardPainter(style.theme, self._geometry, style.font).paint(painter, frame.board)
        box = QRectF(self._margin, board.bottom() + 1, 0, self._line)
        box.setRight(style.width - self._margin)
        box.translate(0, self._line * 0.4)
        for text, font, colour in (
            (frame.title, self._title, style.theme.text),
            (frame.note, self._note, style.theme.muted),
        ):
            metrics = QFontMetricsF(font)
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, flags | Qt.TextFlag.TextSingleLine, short)
            box.translate(0, self._line)
