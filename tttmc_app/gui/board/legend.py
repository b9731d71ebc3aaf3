"""The legend under the board: the outcomes of the trials, and what the squares show."""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Thought
from tttmc_app.core.numbers import grouped, percents
from tttmc_app.gui.board.captions import Occasion, caption, explain_level
from tttmc_app.gui.board.overlay import Overlay, own_values
from tttmc_app.gui.board.overlays import unproven_text
from tttmc_app.gui.look.colour_scale import ink_on
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, letters_beyond
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label

MANY_TIES = 0.95
"""If the share of ties is higher than this, the scores mean little."""
SHORT_LINE = 5
"""The line length offered when complete lines are very rare."""
Number = TypeVar("Number", int, float)


class OutcomeBar(QWidget):
    """The trials' wins, ties and losses as one bar, X always on the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(
            Qt.LayoutDirection.LeftToRight
        )  # the worst result or X is always painted on the left
        self.setObjectName("outcomes")
        self._theme = LIGHT
        self._shares: tuple[float, float, float] | None = None
        self._look: tuple[Theme, list[float] | None] | None = None
        self.setFixedHeight(22)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outcomes(self, thought: Thought | None, theme: Theme) -> None:
        """Show the outcomes of a thought's random games, or an empty bar if it has none."""
        self._theme = theme
        self._shares, text = None, ""
        if thought is not None and thought.tally is not None and thought.tally.trials:
            tally = thought.tally
            x, o = _by_mark(thought.side, tally.wins, tally.losses)
            self._shares = (x / tally.trials, tally.ties / tally.trials, o / tally.trials)
            text = translate(
                "Board",
                "Of %n trial(s), X won {x}, {ties} tied and O won {o}.",
                n=tally.trials,
                x=grouped(x),
                ties=grouped(tally.ties),
                o=grouped(o),
            )
        elif thought is not None and thought.expectation is not None:
            exact = thought.expectation
            x_share, o_share = _by_mark(thought.side, exact.wins, exact.losses)
            self._shares = (x_share, exact.ties, o_share)
            shares = percents(self._shares, 2)
            text = translate(
                "Board",
                "Of all trials, X wins {x}, {ties} tie and O wins {o}.",
                x=shares[0],
                ties=shares[1],
                o=shares[2],
            )
        self.setToolTip(text)
        self.setAccessibleName(text)
        rounded = None if self._shares is None else [round(share, 3) for share in self._shares]
        if (theme, rounded) != self._look:
            self._look = (theme, rounded)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the three parts, labelled where they are wide enough."""
        if self._shares is None:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # depends on each text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), 6, 6)
        painter.setClipPath(clip)
        left = 0.0
        shares = percents(self._shares)
        names = (
            translate("Board", "X won {share}", share=shares[0]),
            translate("Board", "ties {share}", share=shares[1]),
            translate("Board", "O won {share}", share=shares[2]),
        )
        colours = (theme.x, theme.tie, theme.o)
        parts = zip(self._shares, shares, names, colours, strict=True)
        for share, number, name, colour in parts:
            part = QRectF(left, 0, share * self.width(), self.height())
            left += part.width()
            painter.fillRect(part, QColor(colour))
            painter.setPen(ink_on(QColor(colour)))
            for text in (name, shown(number)):
                if painter.fontMetrics().horizontalAdvance(text) + 12 <= part.width():
                    painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
                    break
        painter.end()


class OverlayLegend(QWidget):
    """An explanation of the overlay, with a warning if the scores mean little."""

    shorter_line_requested = Signal()
    explanation_requested = Signal()
    """Emitted when the user asks how the numbers on the squares are calculated."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("overlayLegend")
        self._outcomes = OutcomeBar()
        self._caption = muted_label(wrap=True)
        self._caption.setObjectName("legend")
        self._shorter = QToolButton()
        self._shorter.setObjectName("shorterLine")
        self._shorter.setText(translate("Board", "Change to {count} in a row", count=SHORT_LINE))
        self._shorter.setProperty("role", "button")
        self._shorter.clicked.connect(self.shorter_line_requested)
        self._why = QToolButton()
        self._why.setObjectName("explainNumbers")
        self._why.setText("?")
        self._why.setProperty("role", "button")
        self._why.setProperty("narrow", True)
        self._why.setFixedWidth(28)
        self._why.setToolTip(
            translate(
                "Board", "Where the numbers come from (F12); right-click a square for its own"
            )
        )
        self._why.setAccessibleName(translate("Board", "Where the numbers come from"))
        self._why.clicked.connect(self.explanation_requested)
        row = QHBoxLayout()
        row.setSpacing(UNIT)
        row.addWidget(self._caption, 1)
        row.addWidget(self._shorter, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._why, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(UNIT - 2)
        layout.addWidget(self._outcomes)
        layout.addLayout(row)
        # Two lines high, so that the board keeps its size whatever the caption says.
        lines = self._caption.fontMetrics().lineSpacing() * 2 + 2
        self._caption.setMinimumHeight(lines + sum(letters_beyond(self._caption.font())))
        self._caption.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def show_thought(
        self,
        thought: Thought | None,
        overlay: Overlay | None,
        theme: Theme,
        occasion: Occasion,
        *,
        can_shorten: bool = False,
    ) -> None:
        """Explain a thought; if nearly all trials tie, offer a shorter line if there is one."""
        tally = thought.tally if thought else None
        self._outcomes.show_outcomes(thought, theme)
        mostly_tied = bool(tally and tally.trials >= 100 and tally.ties > MANY_TIES * tally.trials)
        self._why.setVisible(overlay is not None and tally is not None)
        values = overlay.shown if overlay else own_values(thought) if thought else None
        explain = values.format.explain if values else None
        if overlay and overlay.is_level and not overlay.shown.format.chips:
            name, is_lost = overlay.shown.format.name, overlay.facts.is_lost
            explain = partial(explain_level, name=name, is_lost=is_lost)
        shows_own = not occasion.nothing and not (overlay and overlay.is_view)
        tied = tally if mostly_tied and shows_own else None
        self._shorter.setVisible(tied is not None and can_shorten)
        is_numbered = occasion.numbers_fit and bool(overlay and overlay.kind.shows_values)
        occasion = occasion._replace(
            is_view=bool(overlay and overlay.is_view),
            is_level=bool(overlay and overlay.is_level),
            is_line_numbered=is_numbered,
        )
        text = caption(overlay.thought if overlay else thought, explain, tied, occasion)
        if overlay is not None and overlay.kind.shows_errors and (error := overlay.error_text()):
            error = translate("Board", "Standard error: {error}.", error=error)
            text = sentences(text, error)
        if overlay is not None and overlay.kind.shows_proofs and not overlay.is_view:
            text = sentences(text, shown(unproven_text(overlay.facts)))
        self._caption.setText(text)


def _by_mark(side: Mark, mine: Number, theirs: Number) -> tuple[Number, Number]:
    """Return X's number, then O's."""
    return (mine, theirs) if side is Mark.X else (theirs, mine)
