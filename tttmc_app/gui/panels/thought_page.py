"""The page on the thought: what looked best, why, how sure that is, and what else there was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nsmallest
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Square, square_name
from tttmc_app.gui.board import Overlay
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.colour_scale import ink_on, shade_of
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, mixed, type_font
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import PlainLabel, scroll_area_of, set_role
from tttmc_app.gui.panels.inspector import page_column, rule
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.gui.panels.plates import END, START, TextButton
from tttmc_app.gui.panels.segments import Segments

LAST, HINT = 0, 1
"""Whose view the page shows: the machine's last thought, or a hint for you."""
FEW = 7
"""How many squares are listed until all are wanted."""
_ALL = 625
_ROW, _NAME, _VALUE, _SPACE, _THICK = 27, 34, 44, 10, 14
_PALE = 0.3
"""The least shade of a bar that isn't grey."""
_PILL = 22
"""The height of a pill."""


class Words(NamedTuple):
    """What the page says about a thought."""

    headline: str
    why: str = ""
    sure: str | None = None
    """How sure the choice is, in two or three words; empty as long as that is being found out."""
    is_sure: bool = True
    """Whether there is little doubt."""
    about: str = ""
    """What is that sure."""
    caption: str = ""
    """What sizes and colours mean."""
    slips: str = ""
    """How often such a choice gives up the proven result."""


class Pill(QWidget):
    """A few words on a ground of the colour that means good, or of a neutral one."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._is_good = "", True
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, *, is_good: bool) -> None:
        """Show these words; without any, the pill is hidden."""
        self.setVisible(bool(text))
        if (text, is_good) != (self._text, self._is_good):
            self._text, self._is_good = text, is_good
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the words and their ground."""
        return QSize(QFontMetrics(type_font(13, 600)).horizontalAdvance(self._text) + 20, _PILL)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        ink = QColor(self._theme.scale[-1] if self._is_good else self._theme.muted)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self._theme.surface, ink, 0.14))
        painter.drawRoundedRect(QRectF(self.rect()), _PILL / 2, _PILL / 2)
        painter.setPen(ink)
        painter.setFont(type_font(13, 600))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class TrialsSlot(QWidget):
    """The place of the trials' slider, with the ways to where a number comes from.

    It is hidden while none of them is shown, with the line above them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trialsSlot")
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._body = QVBoxLayout()
        self._body.setSpacing(UNIT)
        column.addWidget(rule())
        column.addSpacing(UNIT + 4)
        column.addLayout(self._body)
        column.addSpacing(UNIT + 4)
        column.addStretch(1)
        self.why = TextButton(13, 500)
        self.why.setObjectName("explainNumbers")
        self.shorter = TextButton(13, 500)
        self.shorter.setObjectName("shorterLine")
        self.why.is_link = self.shorter.is_link = True
        links = QHBoxLayout()
        links.setSpacing(2 * UNIT)
        links.addWidget(self.why)
        links.addWidget(self.shorter)
        links.addStretch(1)
        self._body.addLayout(links)

    def put(self, slider: QWidget) -> None:
        """Show a slider above the links."""
        self._body.insertWidget(0, slider)

    def event(self, event: QEvent) -> bool:
        """Follow what is shown in it."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.setHidden(self._body.isEmpty())
            self._column.activate()  # otherwise a hidden part is told of no further change
        return super().event(event)


class Moment(NamedTuple):
    """What is special about the moment."""

    kind: str = ""
    """Which buttons are shown."""
    headline: str = ""
    line: str | None = None
    """Empty as long as what it says is being found out."""
    main: str = ""
    """The text of the primary button, if it varies."""


class MomentBox(QWidget):
    """The moment's words, such as how the game ended, and what to do next."""

    def __init__(self, buttons: Mapping[str, Sequence[QToolButton]]) -> None:
        """Hold the buttons of each kind of moment, by its name; the first is the primary one."""
        super().__init__()
        self.setObjectName("moment")
        self._buttons = buttons
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2 * UNIT)
        column.setSpacing(UNIT)
        self._headline = _label("headline", 20, 600)
        self._line = _label("momentLine", 13, 400, role="muted")
        column.addWidget(self._headline)
        column.addWidget(self._line)
        column.addSpacing(UNIT // 2)
        column.addWidget(ButtonRow(*dict.fromkeys(chain.from_iterable(buttons.values()))))
        column.addSpacing(UNIT)
        column.addWidget(rule())
        self.hide()

    def show_moment(self, moment: Moment) -> None:
        """Show a moment; one of no kind hides the box."""
        kind, headline, line, main = moment
        self._headline.setText(headline)
        self._line.setText(line or "")
        keeps_place = self._line.sizePolicy()  # of a line that is found out later
        keeps_place.setRetainSizeWhenHidden(line is not None)
        self._line.setSizePolicy(keeps_place)
        self._line.setVisible(bool(line))
        wanted = self._buttons.get(kind, ())
        if main:
            wanted[0].setText(main)
        for button in chain.from_iterable(self._buttons.values()):
            button.setVisible(button in wanted)
        for place, each in enumerate(wanted):
            set_role(each, "primary" if place == 0 else "button")
        self.setVisible(bool(kind))


class Candidate(NamedTuple):
    """One square's row."""

    square: Square
    value: float
    """The bar's length from zero."""
    error: float | None
    shade: float | None
    """None for a grey bar: the square has the weakest look, too."""
    text: str
    """The value's text, as on the board."""
    high: float
    """The least value for which there must be room."""


def candidates_of(overlay: Overlay | None, size: int, most: int) -> tuple[Candidate, ...]:
    """Return the best squares of a thought, best first."""
    if overlay is None or not overlay.thought.best:
        return ()
    played = overlay.thought.move  # first among equals
    most += len(overlay.shown.known) == most + 1  # "1 more" would take as much space
    known = [
        (-value, divmod(i, size) != played, i)
        for i, value in enumerate(overlay.shown.values)
        if value is not None
    ]
    rows: list[Candidate] = []
    for minus, _, i in nsmallest(most, known):
        value, error, shade = -minus, overlay.error(i), overlay.shades[i] or 0.0
        text, square = overlay.value_text(value), divmod(i, size)
        if overlay.shown.format.chips:  # results: a win is a whole bar, a tie half of one
            text = overlay.text_of(square).replace("\n", " ")
            rows.append(Candidate(square, shade, None, shade or None, text, 1.0))
        else:
            high = value + 2 * (error or 0.0)
            rows.append(Candidate(square, value, error, shade or None, text, high))
    return tuple(rows)


class CandidateBars(QWidget):
    """The candidates as bars from a common zero."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("candidates")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = LIGHT
        self._rows: tuple[Candidate, ...] = ()

    @property
    def rows(self) -> tuple[Candidate, ...]:
        """Return the candidates shown."""
        return self._rows

    def show_rows(self, rows: tuple[Candidate, ...]) -> None:
        """Show these candidates."""
        if rows != self._rows:
            if len(rows) != len(self._rows):
                self.updateGeometry()
            self._rows = rows
            self.setAccessibleName(", ".join(f"{square_name(r.square)} {r.text}" for r in rows))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the rows."""
        return QSize(200, _ROW * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        """Return the same: the page scrolls, the rows are never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each candidate."""
        if not self._rows:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(type_font(13, 500))
        widest = max(painter.fontMetrics().horizontalAdvance(row.text) for row in self._rows)
        area = QRectF(_NAME, 0, self.width() - _NAME - max(_VALUE, widest) - _SPACE, _ROW)
        low, high = _range(self._rows)

        unit = area.width() / (high - low)
        zero = area.left() - low * unit
        no_pen = QPen(Qt.PenStyle.NoPen)
        for place, row in enumerate(self._rows):
            top = place * _ROW
            painter.setPen(QColor(theme.text))
            line = QRectF(0, top, self.width(), _ROW)
            painter.drawText(line, START, square_name(row.square))
            painter.drawText(line, END, row.text)
            colour = QColor(theme.tie)
            if row.shade is not None:
                colour = shade_of(theme.scale, max(_PALE, row.shade))
            end = zero + row.value * unit
            wide = max(2.0, abs(end - zero))
            bar = QRectF(min(zero, end), top + (_ROW - _THICK) / 2, wide, _THICK)
            painter.setPen(no_pen)
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, 4, 4)
            if row.error:
                reach = 2 * row.error * unit
                self._paint_error(painter, bar, end - reach, end + reach, colour)
        if low < 0:
            pen = QPen(QColor(theme.muted), 1)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(QLineF(zero, 2, zero, _ROW * len(self._rows) - 2))
        painter.end()

    def _paint_error(
        self, painter: QPainter, bar: QRectF, start: float, end: float, colour: QColor
    ) -> None:
        """Paint two standard errors to either side, in an ink that contrasts with what is below."""
        height = bar.center().y()
        line = QLineF(start, height, end, height)
        painter.setPen(QPen(QColor(self._theme.text), 2))
        painter.drawLine(line)
        painter.save()
        painter.setClipRect(bar)
        painter.setPen(QPen(ink_on(colour), 2))
        painter.drawLine(line)
        painter.restore()


class ThoughtPage(QWidget):
    """A statement, its reason and its certainty; the best squares; the trials; the moves."""

    source_chosen = Signal(int)
    """`LAST` or `HINT`."""

    def __init__(self, moment: MomentBox, trials: TrialsSlot, moves: MovesPanel) -> None:
        super().__init__()
        self._moves = moves
        self._overlay: Overlay | None = None
        self.moment, self.trials = moment, trials
        self._size = 3
        self._shows_all = False
        self._is_steady = False
        self.source = Segments(translate("Game", "Last thought"), translate("Game", "Hint"))
        self.source.setObjectName("thoughtSource")
        self.source.chosen.connect(self.source_chosen)
        self._headline = _label("statement", 20, 600)
        self._why = _label("why", 13, 400, role="muted")
        self._pill = Pill()
        self._pill.setObjectName("sure")
        self._about = _label("sureAbout", 13, 400, role="muted")
        self._about.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._slips = _label("slipChance", 13, 400, role="muted")
        self._slips.setContentsMargins(0, UNIT // 2, 0, 0)
        self.bars = CandidateBars()
        self._caption = _label("legend", 11, 400, role="muted")
        two_lines = 2 * QFontMetrics(self._caption.font()).lineSpacing()
        self._caption.setMinimumHeight(two_lines)  # so that little below it moves in a game
        self._more = TextButton(12, 500)
        self._more.setObjectName("allCandidates")
        self._more.is_link = True
        self._more.clicked.connect(self._on_more)
        self._said = QWidget()
        column = QVBoxLayout(self._said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.source)
        column.addSpacing(2 * UNIT)
        column.addWidget(self._headline)
        column.addSpacing(4)
        column.addWidget(self._why)
        self._sure = QWidget()
        self._sure.setMinimumHeight(UNIT + 2 + _PILL)
        sure = QHBoxLayout(self._sure)
        sure.setContentsMargins(0, UNIT + 2, 0, 0)
        sure.setSpacing(UNIT)
        sure.addWidget(self._pill)
        sure.addWidget(self._about, 1)
        column.addWidget(self._sure)
        column.addWidget(self._slips)
        self._listed = QWidget()
        listed = QVBoxLayout(self._listed)
        listed.setContentsMargins(0, UNIT + 4, 0, 0)
        listed.setSpacing(2)
        listed.addWidget(self.bars)
        listed.addWidget(self._more)
        column.addWidget(self._listed)
        column.addSpacing(6)
        column.addWidget(self._caption)
        column.addSpacing(UNIT + 4)
        column.addStretch(1)
        column = page_column(self)
        column.addWidget(moment)
        column.addWidget(self._said)
        column.addWidget(trials)
        self._rule = rule()
        column.addWidget(self._rule)
        column.addSpacing(UNIT + 4)
        column.addWidget(moves)
        column.addStretch(1)
        self._list()

    def event(self, event: QEvent) -> bool:
        """Give the moves the room that the rest leaves, so that all of it stays in view."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            for part in (self._said, self.trials):
                is_wrapped = part.hasHeightForWidth()
                hint = part.sizeHint().height()
                high = part.heightForWidth(part.width()) if is_wrapped else hint
                part.setMinimumHeight(max(high, part.minimumHeight()) * self._is_steady)
            area = scroll_area_of(self)
            if area is not None:
                self._moves.fit(self.heightForWidth(self.width()), area.viewport().height())
        return super().event(event)

    def keep_places(self, *, wanted: bool) -> None:
        """Never move up what is below the thought, as long as thoughts follow one another."""
        self._is_steady = wanted

    def show_moment(self, moment: Moment) -> None:
        """Show a moment, whose headline is then the only large one."""
        self.moment.show_moment(moment)
        self._headline.setFont(type_font(15 if moment.kind else 20, 600))

    def show_game(self, *, wanted: bool) -> None:
        """Show what belongs to a game, such as its moves, or nothing of it."""
        for part in (self.source, self._rule, self._moves):
            part.setVisible(wanted)

    def show_words(self, words: Words) -> None:
        """Say what looked best, why, and how sure that is."""
        self._headline.setText(words.headline)
        for label, text in (
            (self._why, words.why),
            (self._about, words.about),
            (self._slips, words.slips),
            (self._caption, words.caption),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._sure.setVisible(words.sure is not None)
        self._pill.show_text(words.sure or "", is_good=words.is_sure)

    def show_overlay(self, overlay: Overlay | None, size: int) -> None:
        """List the best squares of a thought."""
        if overlay != self._overlay:
            self._overlay, self._size = overlay, size
            self._list()

    def _list(self) -> None:
        overlay, size = self._overlay, self._size
        rows = candidates_of(overlay, size, _ALL if self._shows_all else FEW)
        self.bars.show_rows(rows)
        self._listed.setVisible(bool(rows))
        known = len(overlay.shown.known) if overlay else 0
        hidden = known - len(rows)
        self._more.setVisible(bool(rows) and known > FEW + 1)
        text = translate("Panels", "%n more", n=hidden) if hidden else translate("Panels", "Fewer")
        self._more.show_text(text)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        links = (self.trials.why, self.trials.shorter)
        for part in (self.source, self._pill, self.bars, self._more, self._moves, *links):
            part.set_theme(theme)

    @Slot()
    def _on_more(self) -> None:
        self._shows_all = not self._shows_all
        self._list()


def _label(name: str, size: int, weight: int, *, role: str = "") -> QLabel:
    label = PlainLabel()
    label.setObjectName(name)
    label.setFont(type_font(size, weight))
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    if role:
        label.setProperty("role", role)
    return label


def _range(rows: tuple[Candidate, ...]) -> tuple[float, float]:
    """Return a range that includes zero and every bar with twice its error."""
    low = min(0.0, *[row.value - 2 * (row.error or 0.0) for row in rows])
    high = max(0.0, *[row.high for row in rows])
    return (low, high) if high > low else (0.0, 1.0)
