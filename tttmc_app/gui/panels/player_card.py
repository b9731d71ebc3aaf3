"""The players' cards, and the panel that holds all cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Mark, Meaning, Rules, Thought
from tttmc_app.core.counted import Counted
from tttmc_app.core.numbers import percent, short_number
from tttmc_app.core.thought import counted_in, evaluation_words, line_words
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, for_letters
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, ElidedLabel, muted_label, set_tip
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerKind, PlayerSpec


class ThinkingNote(QWidget):
    """A short text on how a player thinks, hidden by its button or if it doesn't fit."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"how{mark}")
        self.text = muted_label(small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.more = QToolButton()
        self.more.setObjectName(f"learnMore{mark}")
        self.more.setText(translate("Panels", "Learn more"))
        self.more.setToolTip(translate("Panels", "Open the lesson or the page on this player"))
        self.more.setAccessibleName(
            translate("Panels", "Learn more about {mark}'s player", mark=mark)
        )
        self.more.setProperty("role", "button")
        layout.addWidget(self.more)
        self.button = QToolButton()
        self.button.setObjectName(f"explain{mark}")
        self.button.setText("?")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.setProperty("role", "quiet")
        self.button.setFixedWidth(28)
        self.button.setToolTip(translate("Panels", "How this player thinks"))
        self.button.setAccessibleName(translate("Panels", "How {mark}'s player thinks", mark=mark))
        self.extra_height = 0
        """The height in pixels of the parts that are shown and hidden with the text."""
        self.button.toggled.connect(self._show)
        self.button.clicked.connect(self._on_clicked)
        self.is_chosen = False
        """Whether the user has pressed the button."""

    def explain(self, kind: PlayerKind) -> None:
        """Show how a kind of player thinks; hide the button for a human."""
        self.text.setText(shown(kind.description))
        self.button.setVisible(kind.make is not None)
        self._show()

    @property
    def text_height(self) -> int:
        """Return the height of the text and what belongs to it, in pixels."""
        card = self.parentWidget()
        if card is None or self.button.isHidden():
            return 0
        text = self.text.heightForWidth(max(1, card.width() - 4 * UNIT))
        text += self.more.sizeHint().height() + UNIT
        return text + UNIT + self.extra_height

    def show_if_fitting(self, *, fits: bool) -> None:
        """Show the text only if it fits, unless the user has pressed the button."""
        if not self.is_chosen:
            self.button.setChecked(fits)

    def _on_clicked(self) -> None:
        self.is_chosen = True

    def _show(self) -> None:
        self.setVisible(self.button.isChecked() and not self.button.isHidden())


_PROGRESS_STEPS = 1000


class MarkBadge(QWidget):
    """A side's mark in its colour."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._theme = LIGHT
        self.setFixedSize(QSize(24, 24))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._theme.mark(self._mark), 4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if self._mark is Mark.O:
            painter.drawEllipse(4, 4, 16, 16)
        else:
            painter.drawLine(5, 5, 19, 19)
            painter.drawLine(19, 5, 5, 19)
        painter.end()


class PlayerCard(Card):
    """A side's player, its parameters, and the progress of its thought."""

    spec_changed = Signal(PlayerSpec)
    lesson_requested = Signal(str)
    """A lesson or a page about a kind of player, by its name."""
    form_made = Signal(QWidget)
    """Fields were created: the widget that holds them."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge = MarkBadge(mark)
        self._form = PlayerForm(str(mark))
        self._form.chooser.set_label(translate("Panels", "Player for {mark}", mark=mark))
        head = QHBoxLayout()
        head.setSpacing(UNIT + 4)
        head.addWidget(self._badge)
        head.addWidget(self._form.chooser, 1)
        self.thinking_note = ThinkingNote(mark)
        head.addWidget(self.thinking_note.button)
        self.body.addLayout(head)
        self.body.addWidget(self.thinking_note)
        self.body.addWidget(self._form)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        self._bar.setRange(0, _PROGRESS_STEPS)
        self._bar.setAccessibleName(translate("Panels", "Progress of {mark}'s thought", mark=mark))
        self._bar.setProperty("side", str(mark))
        self._note = ElidedLabel()
        self._note.setProperty("role", "small")
        self.body.addWidget(self._bar)
        self.body.addWidget(self._note)
        self._form.chooser.currentIndexChanged.connect(self._show_kind)
        self._form.spec_changed.connect(self.spec_changed)
        self.thinking_note.button.toggled.connect(self._show_extras)
        self.thinking_note.button.clicked.connect(self._show_extras)
        self._form.form_made.connect(self.form_made)
        self.thinking_note.more.clicked.connect(self._on_more)
        self._show_kind()
        self.show_idle()

    @property
    def kind(self) -> PlayerKind:
        """Return the selected kind."""
        return self._form.kind

    def spec(self) -> PlayerSpec:
        """Return the player that the card describes."""
        return self._form.spec()

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without emitting `spec_changed`."""
        self._form.set_spec(spec)
        self._show_extras()

    def begin_with(self, specs: Iterable[PlayerSpec]) -> None:
        """Begin with these players' values when their kinds are first chosen."""
        self._form.begin_with(specs)

    def add_form(self, form: QWidget) -> None:
        """Add a widget below the player's own fields."""
        self.body.insertWidget(self.body.indexOf(self._bar), form)

    def set_theme(self, theme: Theme) -> None:
        """Paint the mark in another theme's colour."""
        self._badge.set_theme(theme)

    def show_progress(self, thought: Thought, seconds: float) -> None:
        """Show the progress of a thought."""
        if thought.meaning is Meaning.EVALUATION:
            self.show_idle(report_text(thought))
            return
        done, total = thought.trials, thought.target
        share = thought.share if thought.share is not None else done / total if total else 0.0
        self._bar.setValue(round(share * _PROGRESS_STEPS))
        if thought.share is not None:
            is_score = thought.meaning is Meaning.SCORE
            done_share = percent(share)
            self._note.setText(
                translate("Panels", "calculated: {share}", share=done_share)
                if is_score
                else translate("Panels", "searched: {share}", share=done_share)
            )
        else:
            counted = counted_in(thought.meaning)
            self._note.setText(progress_text(done, total, seconds, counted))

    def show_idle(self, text: str = "") -> None:
        """Show that no thought is in progress; the last figures may stay as text."""
        self._bar.setValue(0)
        self._note.setText(text)

    def limit_exact(self, reason: str | None) -> None:
        """Enable exact scores, or disable them with the reason as a tooltip."""
        for kind, field in self._form.fields("exact"):
            tip = next(shown(p.help) for p in kind.parameters if p.name == "exact")
            field.widget.setEnabled(reason is None or bool(field.value()))
            if reason is not None:
                tip = translate(
                    "Panels", "{tip}\nNot available here: {reason}.", tip=tip, reason=reason
                )
            set_tip(field.widget, tip)

    def limit_choices(self, rules: Rules) -> None:
        """Disable the choices that the rules don't allow, with the reason as a tooltip."""
        self._form.limit_choices(rules)

    def _show_kind(self) -> None:
        is_machine = self.kind.make is not None
        self.thinking_note.explain(self.kind)
        self._show_extras()
        self._bar.setVisible(is_machine)
        self._note.setVisible(is_machine)

    @Slot()
    def _on_more(self) -> None:
        self.lesson_requested.emit(self.kind.name)

    @Slot()
    def _show_extras(self) -> None:
        """Show the settings that can be left out where they fit; the button only hides the text."""
        note = self.thinking_note
        note.extra_height = self._form.extra_height
        self._form.show_extras(wanted=note.button.isChecked() or note.is_chosen)


def report_text(thought: Thought) -> str:
    """Return how an engine rates its best move, and the moves it expects; or its last message."""
    value = next((value for value in thought.values if value is not None), None)
    moves = line_words(thought)
    if value is None:
        return moves or shown(thought.note)
    words = shown(evaluation_words(value, short_number(value)))
    return translate("Panels", "{value} · {moves}", value=words, moves=moves)


def progress_text(done: int, total: int | None, seconds: float, counted: Counted) -> str:
    """Return how much a thought has counted, and its speed once it can be measured."""
    if not (done or total):
        return ""
    text = counted.progress(done, total or None)
    if seconds < 0.005 or done < 1000:  # too little to measure the speed
        return shown(text)
    rate = counted.rate(done / seconds)
    return translate("Panels", "{progress} · {rate}", progress=text, rate=rate)


WIDTH = 328
SPARE = 2 * UNIT
"""The height to spare before a hidden explanation returns, in pixels."""


class SidePanel(QScrollArea):
    """The column of cards; hides explanations that would push a card out of sight."""

    def __init__(self, players: Sequence[PlayerCard], others: Sequence[Card]) -> None:
        super().__init__()
        self.setObjectName("settings")
        self.setAccessibleName(translate("App", "Game"))
        self._players = players
        self._column = QWidget()
        self._cards = QVBoxLayout(self._column)
        self._cards.setContentsMargins(0, UNIT, UNIT, UNIT)
        self._cards.setSpacing(UNIT)
        for card in (*players, *others):
            self._cards.addWidget(card)
        self._cards.addStretch(1)
        self.setWidget(self._column)  # whose events a scroll area filters
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(for_letters(WIDTH, self.font()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the explanations that fit."""
        super().resizeEvent(event)
        self._fit_explanations()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the explanations that fit when a card's contents change."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_explanations()
        return super().eventFilter(watched, event)

    def _fit_explanations(self) -> None:
        explanations = [card.thinking_note for card in self._players]
        shown = sum(note.text_height for note in explanations if not note.isHidden())
        column = self._cards
        height = column.totalSizeHint().height()
        if column.hasHeightForWidth():  # not while all texts that wrap are hidden
            height = column.totalHeightForWidth(self.width())
        available = self.maximumViewportSize().height() - (height - shown)
        for note in explanations:
            # A hidden text returns only with some height to spare; otherwise it could appear and
            # disappear endlessly.
            spare = SPARE if note.isHidden() else 0
            note.show_if_fitting(fits=note.text_height + spare <= available)
            available -= note.text_height
