"""Pictures of a game: the window's own board with a caption, painted with or without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import ceil, sqrt

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from tttmc_app.core import GameRecord, Mark, Meaning, TttmcError, square_name
from tttmc_app.core.thought_words import counted_words
from tttmc_app.gui.board.overlay import Overlay, OverlayStyle, overlay_of, value_text
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.wording import result_text
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.players import parse_spec

MANY_MOVES = 40
"""Games of more moves have one frame a move, in which the scores stand around its mark."""
MIN_WIDTH, MAX_WIDTH = 160, 4096
_PLAIN = (Meaning.MISTAKES, Meaning.RESULT)
"""What stands on the squares in words, which need no scale."""
LAST_SHOWN = 3.0
"""How long the last frame is shown, in the time of another."""


@dataclass(frozen=True, slots=True)
class Look:
    """Say what pictures look like."""

    font: QFont
    """The caption's and the board's family."""
    theme: Theme = LIGHT
    style: OverlayStyle = OverlayStyle.SCORES
    width: int = 480
    """In pixels; what is written under the board makes a picture a little higher."""

    def __post_init__(self) -> None:
        """Raise TttmcError for a width that no picture can have."""
        if not MIN_WIDTH <= self.width <= MAX_WIDTH:
            raise TttmcError(
                f"a picture can be {MIN_WIDTH} to {MAX_WIDTH} pixels wide, not {self.width}"
            )


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold one picture of a game as values."""

    board: BoardPicture
    title: str
    note: str
    shown: float = field(default=1.0)
    """How long, in the time of an ordinary frame."""


class GameFrames:
    """Tell a game in frames."""

    def __init__(self, record: GameRecord, style: OverlayStyle) -> None:
        self._record = record
        self._style = style

    def all(self) -> list[Frame]:
        """Return the start, for each move what its mover saw and what it played, and the result."""
        moves = len(self._record.moves)
        frames = [self.after(0)] if moves else []
        for number in range(1, moves + 1):
            played = self._played(number)
            if played.board.overlay is not None and moves <= MANY_MOVES:
                frames.append(self._seen(number, played))
            frames.append(played)
        if self._record.result is not None or not frames:
            frames.append(self.after(moves))
        frames[-1] = replace(frames[-1], shown=LAST_SHOWN)
        return frames

    def after(self, number: int) -> Frame:
        """Return the game after so many moves, with what the last of them was based on.

        Raises TttmcError where the game has not so many.
        """
        record, count = self._record, len(self._record.moves)
        if not 0 <= number <= count:
            raise TttmcError(f"the game has {count} moves: name 0 to {count}, not {number}")
        frame = self._played(number) if number else self._start()
        if number == count and record.result is not None:
            title = result_text(record.result, record.rules)
            frame = replace(frame, title=title, note=self._players())
            return replace(frame, board=replace(frame.board, struck=1.0))
        return frame

    def _start(self) -> Frame:
        start = self._record.start
        return Frame(BoardPicture(start), self._record.rules.describe(), self._players())

    def _played(self, number: int) -> Frame:
        """Return the board after a move, before a line is struck through."""
        record, move = self._record, self._record.moves[number - 1]
        overlay = overlay_of(move.thought, self._style)
        texts = overlay.texts() if overlay is not None else ()
        board = BoardPicture(record.positions[number], move.square, overlay, texts, struck=0.0)
        side = record.positions[number - 1].to_move
        title = f"Move {number}: {side} plays {square_name(move.square)}"
        return Frame(board, title, self._note(side, overlay))

    def _seen(self, number: int, played: Frame) -> Frame:
        """Return the board before a move, with what its mover saw."""
        before = self._record.positions[number - 1]
        last = self._record.moves[number - 2].square if number > 1 else None
        board = replace(played.board, position=before, last_move=last)
        return replace(played, board=board, title=f"Move {number}: {before.to_move} to move")

    def _players(self) -> str:
        x, o = (self._name(mark) for mark in Mark)
        return f"X {x}, O {o}"

    def _note(self, side: Mark, overlay: Overlay | None) -> str:
        """Return who moves, and what the squares show."""
        parts = [self._name(side)]
        if overlay is not None:
            thought = overlay.thought
            if thought.trials:
                parts.append(f"{thought.trials:,} {counted_words(thought.meaning)}")
            if overlay.high > overlay.low and thought.meaning not in _PLAIN:
                high, low = (value_text(thought.meaning, v) for v in (overlay.high, overlay.low))
                parts.append(f"best {high}, worst {low}")
        return " · ".join(parts)

    def _name(self, side: Mark) -> str:
        text = self._record.players[list(Mark).index(side)]
        try:
            spec = parse_spec(text)
        except TttmcError:  # another version's player, or a file that somebody has edited
            return text.partition(":")[0]
        return "a person" if spec.is_human else spec.kind.label


class Canvas:
    """Paint frames of one size."""

    def __init__(self, size: int, look: Look) -> None:
        self._look = look
        self._geometry = Geometry.fit(size, look.width, look.width, max(10, look.width // 20))
        self._title, self._note = QFont(look.font), QFont(look.font)
        pixels = max(9, round(look.width / 28))
        self._title.setPixelSize(pixels)
        self._title.setBold(True)
        self._note.setPixelSize(max(8, round(pixels * 0.82)))
        self._margin = max(self._geometry.left, 8)
        self._line = round(pixels * 1.45)

    @property
    def size(self) -> QSize:
        """Return a frame's size in pixels."""
        bottom = self._geometry.board.bottom() + 1
        return QSize(self._look.width, bottom + 2 * self._line + self._line)

    def image(self, frame: Frame) -> QImage:
        """Return one frame as an image."""
        return self.sheet([frame])

    def sheet(self, frames: Sequence[Frame]) -> QImage:
        """Return frames side by side and below each other as an image."""
        image = QImage(self.sheet_size(len(frames)), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self.paint(painter, frames)
        painter.end()
        return image

    def sheet_size(self, count: int) -> QSize:
        """Return what so many frames fill in all."""
        columns = ceil(sqrt(count))
        size = self.size
        return QSize(size.width() * columns, size.height() * ceil(count / columns))

    def paint(self, painter: QPainter, frames: Sequence[Frame]) -> None:
        """Paint frames side by side and below each other, from the origin on."""
        size, columns = self.size, ceil(sqrt(len(frames)))
        whole = self.sheet_size(len(frames))
        theme = self._look.theme
        painter.fillRect(QRectF(0, 0, whole.width(), whole.height()), QColor(theme.window))
        for number, frame in enumerate(frames):
            row, column = divmod(number, columns)
            painter.save()
            painter.translate(column * size.width(), row * size.height())
            self._paint(painter, frame)
            painter.restore()

    def _paint(self, painter: QPainter, frame: Frame) -> None:
        look, board = self._look, self._geometry.board
        BoardPainter(look.theme, self._geometry, look.font).paint(painter, frame.board)
        room = QRectF(self._margin, board.bottom() + 1, 0, self._line)
        room.setRight(look.width - self._margin)
        room.translate(0, self._line * 0.4)
        for text, font, colour in (
            (frame.title, self._title, look.theme.text),
            (frame.note, self._note, look.theme.muted),
        ):
            metrics = QFontMetricsF(font)
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, flags | Qt.TextFlag.TextSingleLine, short)
            room.translate(0, self._line)
