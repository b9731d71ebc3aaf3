"""The stage: the board with its plates, its shares and its timeline, laid out around it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from tttmc_app.core import Mark
from tttmc_app.gui.board.board_view import RIM, BoardView
from tttmc_app.gui.board.picture import BELOW, Geometry
from tttmc_app.gui.game.actions import Actions
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, Themed, scaled
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import PlainLabel
from tttmc_app.gui.panels.bars import MessageBar, SpeedSlider
from tttmc_app.gui.panels.plates import HEIGHT, SMALL_HEIGHT, Plate, ScoreButton, TextButton
from tttmc_app.gui.panels.set_up_bar import SetUpBar
from tttmc_app.gui.panels.shares import SharesBar
from tttmc_app.gui.panels.timeline import Timeline

_TOP, _SHARES, _FOOT, _SMALL_FOOT = 12, 18, 56, 44
_WIDER_ROW = 568
"""The width of plates and timeline where there is room, around a board too narrow for them."""
_CHART_FROM = 460
"""The width of the row below the board from which it holds the chart beside all controls."""
_PLATES_FROM = 340
"""The width of a board that has room for both plates and the score above it."""
_PLATE = 280
"""The width of a plate, in pixels, where there is room."""
_SMALL = 560
"""The height of a stage below which plates are small and the shares give up their line."""
_KEYS = {
    Qt.Key.Key_Home: "firstMove",
    Qt.Key.Key_Left: "previousMove",
    Qt.Key.Key_Right: "nextMove",
    Qt.Key.Key_End: "lastMove",
    Qt.Key.Key_PageUp: "previousMove",
    Qt.Key.Key_PageDown: "nextMove",
}


class Places(NamedTuple):
    """Where the parts of a stage are; the board's depends on its size alone."""

    is_small: bool
    head: QRect
    """The place of the plates and, where there is room, the shares."""
    board: QRect
    """The board's widget, with the rim for the squares' names."""
    foot: QRect


def places_in(size: QSize, squares: int = 3) -> Places:
    """Return the places in a stage of this size: the board has the largest square.

    What is above and below it is as wide as its squares, so many in each row.
    """
    width, height = size.width(), size.height()
    is_small = height < _SMALL
    plate, top = (SMALL_HEIGHT, UNIT) if is_small else (HEIGHT, _TOP)
    head = plate + (0 if is_small else UNIT + _SHARES)
    above = top + head + RIM - 4
    foot = _SMALL_FOOT if is_small else _FOOT
    side = max(60, min(width - 2 * RIM - 2 * UNIT, height - above - foot - 2 * UNIT))
    board = QRect((width - side) // 2 - RIM, above - RIM, side + 2 * RIM, side + RIM + BELOW)
    painted = Geometry.fit(squares, board.width(), board.height(), RIM)
    start, row = board.left() + painted.left, painted.side
    wider = min(width - UNIT, _WIDER_ROW)
    rows = [
        (start, row) if row >= least else ((width - wider) // 2, wider)
        for least in (_PLATES_FROM, _CHART_FROM)
    ]
    (left, plates), (at, chart) = rows
    return Places(
        is_small,
        QRect(left, top, plates, head),
        board,
        QRect(at, above + side + UNIT, chart, foot),
    )


class Stage(QWidget):
    """Plates, shares, board and foot; the board's place and size depend on the stage alone."""

    plate_clicked = Signal(Mark)

    def __init__(self, actions: Actions, speed: SpeedSlider) -> None:
        super().__init__()
        self.setObjectName("stage")
        self._theme = LIGHT
        self._actions = actions
        self._is_drafting = False
        self.board = BoardView()
        # What moves fills its own ground, or Qt would paint what is behind it in every frame.
        self.board.setAutoFillBackground(True)
        self.plates = {mark: Plate(mark, self) for mark in Mark}
        self.score = ScoreButton(self)
        self.score.setObjectName("series")
        self.rules = TextButton(11, 400, has_chevron=True, parent=self)
        self.rules.is_muted = True
        self.rules.setObjectName("rulesShown")
        self.shares = SharesBar(self)
        self.shares.setAutoFillBackground(True)
        self.timeline = Timeline()
        self.set_up = SetUpBar()
        self.message = MessageBar()
        self._row = self._timeline_row(speed)
        self._bars: list[QWidget] = []
        self._loss = PlainLabel(parent=self)
        self._loss.setObjectName("loss")
        self._loss.setProperty("role", "fieldError")
        self._loss.setWordWrap(True)
        self._loss.hide()
        self.board.setParent(self)
        self._row.setParent(self)
        self.board.lower()  # its rim reaches under the last lines of the plates and the shares
        self.add_bar(self.set_up)
        self.set_up.note.setParent(self)
        self.message.setParent(self)
        self.message.changed.connect(self._place_message)
        for mark, plate in self.plates.items():
            for name in ("moveNow", "stop"):
                plate.add_button(self._button(name, f"{name}{mark}"))
            plate.clicked.connect(lambda _=False, mark=mark: self.plate_clicked.emit(mark))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _timeline_row(self, speed: SpeedSlider) -> QWidget:
        """Return the row below the board: ways back, the machines' controls, ways forward."""
        row = QWidget()
        row.setObjectName("gameBar")
        row.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # time runs to the right
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self._watching = [self._button("playPause"), self._button("step")]
        ways = [self._button(name) for name in ("firstMove", "previousMove")]
        before = [*ways, *self._watching]
        after = [self._button(name) for name in ("nextMove", "lastMove")]
        row.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        row.setAccessibleName(translate("Panels", "Moves"))
        for each in (*ways, *after):
            each.clicked.connect(row.setFocus)  # so that the arrow keys go on from here
        for each in before:
            layout.addWidget(each)
        layout.addSpacing(UNIT)
        layout.addWidget(self.timeline, 1)
        layout.addSpacing(UNIT)
        for each in after:
            layout.addWidget(each)
        layout.addWidget(speed)
        self._speed = speed
        return row

    def _button(self, name: str, object_name: str = "") -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setObjectName(object_name or f"{name}Button")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(18, 18))
        return button

    # Contents --------------------------------------------------------------------------------

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar that takes the timeline's place while it is shown."""
        self._bars.append(bar)
        bar.setParent(self)
        bar.hide()
        bar.installEventFilter(self)

    def show_controls(self, *, are_alone: bool, is_paused: bool) -> None:
        """Show the machines' controls: all where two of them play, Play where one waits for it."""
        play, step = self._watching
        play.setVisible(are_alone or is_paused)
        step.setVisible(are_alone)
        self._speed.setVisible(are_alone)
        self._show_chart()

    def show_loss(self, text: str) -> None:
        """Show why the game isn't saved, as long as that is so; an empty text if it is saved."""
        self._loss.setText(text)
        self._loss.setVisible(bool(text))
        self._place_message()
        if text:
            announce(self, text)

    def set_drafting(self, *, is_on: bool) -> None:
        """Frame the board while a position is set up on it, and say so above it."""
        if is_on is not self._is_drafting:
            self._is_drafting = is_on
            self.place()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in another theme's colours."""
        self._theme = theme
        parts: tuple[Themed, ...] = (self.board, self.set_up, self.shares, self.timeline)
        for part in (*parts, self.score, self.rules, *self.plates.values()):
            part.set_theme(theme)
        self.update()

    # Layout ----------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Return the size that holds a small board."""
        return QSize(280, 300)

    def event(self, event: QEvent) -> bool:
        """Place all parts again when one needs more width."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything."""
        super().resizeEvent(event)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give a bar the timeline's place while it is shown."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._place_foot()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Give the board the largest square, and the rest the lines above and below it."""
        places = places_in(self.size(), self.board.picture.position.rules.size)
        is_small, row = places.is_small, places.head
        self.board.setGeometry(places.board)
        for each in self.plates.values():
            each.is_small = is_small
        self.score.set_small(is_small=is_small)
        is_narrow = row.width() < scaled(_CHART_FROM)
        has_plates = not (is_small and self._is_drafting)  # or the note has their place
        for part in (*self.plates.values(), self.score):
            part.setVisible(has_plates)
        self.rules.setVisible(has_plates and not (is_small and is_narrow))
        lines = [part for part in (self.score, self.rules) if not part.isHidden()]
        middle = max((part.sizeHint().width() for part in lines), default=0) + UNIT
        plate, top = SMALL_HEIGHT if is_small else HEIGHT, row.top()
        wide = min(scaled(_PLATE), (row.width() - middle) // 2)
        self.plates[Mark.X].setGeometry(row.left(), top, wide, plate)
        self.plates[Mark.O].setGeometry(row.left() + row.width() - wide, top, wide, plate)
        y = top + (plate - sum(part.sizeHint().height() for part in lines)) // 2
        for part in lines:
            size = part.sizeHint()
            left = (self.width() - size.width()) // 2
            part.setGeometry(left, y, size.width(), size.height())
            y += size.height()
        below = QRect(row.left(), top + plate + UNIT // 2, row.width(), _SHARES)
        self.shares.setVisible(not (is_small or self._is_drafting))
        self.shares.setGeometry(below)
        self.set_up.note.setVisible(self._is_drafting)
        self.set_up.note.setGeometry(row if is_small else below)
        self._foot = places.foot
        self._show_chart()
        self._place_foot()

    def _show_chart(self) -> None:
        """Leave the chart out where the machines' controls need its place."""
        is_wide = self._foot.width() >= scaled(_CHART_FROM)
        self.timeline.setVisible(is_wide or self._speed.isHidden())
        self._speed.words.setVisible(is_wide)
        play = self._watching[0]
        policy = play.sizePolicy()
        policy.setRetainSizeWhenHidden(is_wide)  # the curve stays put when a machine is stopped
        play.setSizePolicy(policy)

    def _place_foot(self) -> None:
        """Place the timeline, or the bar that has its place; a tall bar may cover squares."""
        bars = [bar for bar in self._bars if not bar.isHidden()]
        self._row.setVisible(not bars)
        self._row.setGeometry(self._foot)
        bottom = self.height() - UNIT // 2
        for bar in reversed(bars):
            high = bar.heightForWidth(self._foot.width()) if bar.hasHeightForWidth() else 0
            high = max(high, bar.sizeHint().height())
            top = min(self._foot.top() + 4, bottom - high)
            bar.setGeometry(self._foot.left(), top, self._foot.width(), high)
            bar.raise_()
        self._place_message()

    def _place_message(self) -> None:
        """Place the messages over the whole foot; they never resize the board."""
        bottom = self.height() - UNIT // 2
        for part in (self._loss, self.message):
            if part.isHidden():
                continue
            is_message = part is self.message
            wide = self._foot.width()
            high = self.message.height_for(wide) if is_message else part.heightForWidth(wide)
            top = min(self._foot.top(), bottom - high) if is_message else bottom - high
            part.setGeometry(self._foot.left(), top, wide, bottom - top)
            part.raise_()
            bottom = top - UNIT // 2

    _foot = QRect()

    # Events ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the game with the keys that the board doesn't use."""
        name = _KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self._actions[name].trigger()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dashed frame around a board that is being set up."""
        if not self._is_drafting:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self._theme.accent), 2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        squares = self.board.geometry_of_squares().visible.translated(self.board.pos())
        frame = QRectF(squares + QMargins(5, 5, 5, 5))
        painter.drawRoundedRect(frame, 2 * UNIT, 2 * UNIT)
        painter.end()
