"""The players' forms in the settings, and how far a thought has come in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Mark, Rules, Text, Thought
from tttmc_app.core.counted import Counted
from tttmc_app.core.numbers import short_number
from tttmc_app.core.thought import evaluation_words, line_words
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import Card, muted_label, set_tip
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerKind, PlayerSpec


class ThinkingNote(QWidget):
    """A short text on how a player thinks, shown by its button."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
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
        self.button.setProperty("role", "quiet")
        self.button.setFixedWidth(28)
        self.button.setToolTip(translate("Panels", "How this player thinks"))
        self.button.setAccessibleName(translate("Panels", "How {mark}'s player thinks", mark=mark))
        self.button.toggled.connect(self._show)
        self.hide()

    def explain(self, kind: PlayerKind) -> None:
        """Show how a kind of player thinks; hide the button for a human."""
        self.text.setText(shown(kind.description))
        self.button.setVisible(kind.make is not None)
        self._show()

    def _show(self) -> None:
        self.setVisible(self.button.isChecked() and not self.button.isHidden())


class MarkBadge(QWidget):
    """A side's mark in its colour."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
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
    """A side's player and its parameters."""

    spec_changed = Signal(PlayerSpec)
    lesson_requested = Signal(str)
    """A lesson or a page about a kind of player, by its name."""
    form_made = Signal(QWidget)
    """Fields were created: the widget that holds them."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self._badge = MarkBadge(mark)
        self.form = PlayerForm(str(mark))
        self.form.chooser.set_label(translate("Panels", "Player for {mark}", mark=mark))
        head = QHBoxLayout()
        head.setSpacing(UNIT + 4)
        head.addWidget(self._badge)
        head.addWidget(self.form.chooser, 1)
        self.thinking_note = ThinkingNote(mark)
        head.addWidget(self.thinking_note.button)
        self.body.addLayout(head)
        self.body.addWidget(self.thinking_note)
        self.body.addWidget(self.form)
        self.form.chooser.currentIndexChanged.connect(self._show_kind)
        self.form.spec_changed.connect(self.spec_changed)
        self.thinking_note.button.toggled.connect(self._show_extras)
        self.form.form_made.connect(self.form_made)
        self.thinking_note.more.clicked.connect(self._on_more)
        self._show_kind()

    @property
    def kind(self) -> PlayerKind:
        """Return the selected kind."""
        return self.form.kind

    def spec(self) -> PlayerSpec:
        """Return the player that the card describes."""
        return self.form.spec()

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without emitting `spec_changed`."""
        self.form.set_spec(spec)
        self._show_extras()

    def begin_with(self, specs: Iterable[PlayerSpec]) -> None:
        """Begin with these players' values when their kinds are first chosen."""
        self.form.begin_with(specs)

    def add_form(self, form: QWidget) -> None:
        """Add a widget below the player's own fields."""
        self.body.addWidget(form)

    def set_theme(self, theme: Theme) -> None:
        """Paint the mark in another theme's colour."""
        self._badge.set_theme(theme)

    def limit_exact(self, reason: str | None) -> None:
        """Enable exact scores, or disable them with the reason as a tooltip."""
        for kind, field in self.form.fields("exact"):
            tip = next(shown(p.help) for p in kind.parameters if p.name == "exact")
            field.widget.setEnabled(reason is None or bool(field.value()))
            if reason is not None:
                tip = translate(
                    "Panels", "{tip}\nNot available here: {reason}.", tip=tip, reason=reason
                )
            set_tip(field.widget, tip)

    def limit_choices(self, rules: Rules) -> None:
        """Disable the choices that the rules don't allow, with the reason as a tooltip."""
        self.form.limit_choices(rules)

    def _show_kind(self) -> None:
        self.thinking_note.explain(self.kind)
        self._show_extras()

    @Slot()
    def _on_more(self) -> None:
        self.lesson_requested.emit(self.kind.name)

    @Slot()
    def _show_extras(self) -> None:
        """Show the settings that can be left out, or only those in use."""
        self.form.show_extras(wanted=self.thinking_note.button.isChecked())


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
    text = counted.all(done)
    if total and done < total:
        numbers = {"done": short_number(done), "target": short_number(total)}
        text = Text(counted.part.source, **numbers)
    if seconds < 0.005 or done < 1000:  # too little to measure the speed
        return shown(text)
    rate = counted.rate(done / seconds)
    return translate("Panels", "{progress} · {rate}", progress=text, rate=rate)
