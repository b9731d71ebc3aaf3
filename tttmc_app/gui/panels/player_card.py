"""The players' cards, and the panel that holds all cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
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
from tttmc_app.core.numbers import grouped, percent, rate_text
from tttmc_app.core.thought import counted_words
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.look.widgets import Card, ElidedLabel, muted_label, wrapped
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import PlayerKind, PlayerSpec


class HowItThinks(QWidget):
    """Tell in two sentences how a player thinks, until there is no room or nobody wants it."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"how{mark}")
        self.text = muted_label(small=True, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)
        self.button = QToolButton()
        self.button.setObjectName(f"explain{mark}")
        self.button.setText("?")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.setProperty("role", "quiet")
        self.button.setFixedWidth(28)
        self.button.setToolTip("How this player thinks")
        self.button.setAccessibleName(f"How {mark}'s player thinks")
        self.button.toggled.connect(self._show)
        self.button.clicked.connect(self._on_clicked)
        self._is_chosen = False

    def explain(self, kind: PlayerKind) -> None:
        """Show what is to be said of this kind of player; of a person there is nothing."""
        self.text.setText(shown(kind.how_it_thinks))
        self.button.setVisible(kind.make is not None)
        self._show()

    @property
    def room(self) -> int:
        """Return the height that the text takes at the present width, in pixels."""
        card = self.parentWidget()
        if card is None or self.button.isHidden():
            return 0
        return self.text.heightForWidth(max(1, card.width() - 4 * UNIT)) + UNIT

    def make_room(self, *, is_room: bool) -> None:
        """Show the text where there is room for it, unless a person has said what they want."""
        if not self._is_chosen:
            self.button.setChecked(is_room)

    def _on_clicked(self) -> None:
        self._is_chosen = True

    def _show(self) -> None:
        self.setVisible(self.button.isChecked() and not self.button.isHidden())


_PROGRESS_STEPS = 1000


class MarkBadge(QWidget):
    """Show a side's mark in its colour."""

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
    """Choose a side's player, set its parameters, and show how its thought goes."""

    spec_changed = Signal(PlayerSpec)
    form_made = Signal(QWidget)
    """Fields were made that nobody needed before: the widget that they are in."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge = MarkBadge(mark)
        self._form = PlayerForm(str(mark))
        self._form.chooser.setAccessibleName(f"Who plays {mark}")
        head = QHBoxLayout()
        head.setSpacing(UNIT + 4)
        head.addWidget(self._badge)
        head.addWidget(self._form.chooser, 1)
        self.how = HowItThinks(mark)
        """Tells how the player thinks."""
        head.addWidget(self.how.button)
        self.body.addLayout(head)
        self.body.addWidget(self.how)
        self.body.addWidget(self._form)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        self._bar.setRange(0, _PROGRESS_STEPS)
        self._bar.setAccessibleName(f"Progress of {mark}'s thought")
        self._bar.setProperty("side", str(mark))
        self._note = ElidedLabel()
        self._note.setProperty("role", "small")
        self.body.addWidget(self._bar)
        self.body.addWidget(self._note)
        self._form.chooser.currentIndexChanged.connect(self._show_kind)
        self._form.spec_changed.connect(self.spec_changed)
        self._form.form_made.connect(self.form_made)
        self._show_kind()
        self.show_rest()

    @property
    def kind(self) -> PlayerKind:
        """Return the kind that is chosen."""
        return self._form.kind

    def spec(self) -> PlayerSpec:
        """Return the player that the card describes."""
        return self._form.spec()

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without saying that it changed."""
        self._form.set_spec(spec)

    def add_form(self, form: QWidget) -> None:
        """Add a widget below the player's own fields."""
        self.body.insertWidget(self.body.indexOf(self._bar), form)

    def set_theme(self, theme: Theme) -> None:
        """Paint the mark in another theme's colour."""
        self._badge.set_theme(theme)

    def show_progress(self, thought: Thought, seconds: float) -> None:
        """Show how far a thought has come."""
        done, wanted = thought.trials, thought.wanted
        share = thought.share if thought.share is not None else done / wanted if wanted else 0.0
        self._bar.setValue(round(share * _PROGRESS_STEPS))
        if thought.share is not None:
            done_word = "calculated" if thought.meaning is Meaning.SCORE else "searched"
            self._note.setText(f"{done_word}: {percent(share)}")
        else:
            counted = shown(counted_words(thought.meaning))
            self._note.setText(progress_text(done, wanted, seconds, counted))

    def show_rest(self, text: str = "") -> None:
        """Show that nothing is under way; the last figures may stay as text."""
        self._bar.setValue(0)
        self._note.setText(text)

    def limit_exact(self, reason: str | None) -> None:
        """Let the exact scores be asked for, or say why they can't be had here."""
        for kind, field in self._form.fields("exact"):
            tip = next(shown(p.help) for p in kind.parameters if p.name == "exact")
            field.widget.setEnabled(reason is None or bool(field.value()))
            field.widget.setToolTip(
                wrapped(tip if reason is None else f"{tip}\nNot here: {reason}.")
            )

    def limit_choices(self, rules: Rules) -> None:
        """Let be chosen what the rules allow, and say of all else why it can't be had."""
        self._form.limit_choices(rules)

    def _show_kind(self) -> None:
        is_machine = self.kind.make is not None
        self.how.explain(self.kind)
        self._bar.setVisible(is_machine)
        self._note.setVisible(is_machine)


def progress_text(done: int, wanted: int | None, seconds: float, counted: str = "trials") -> str:
    """Return how far a thought has come, and how fast it is once that can be told."""
    total = f" of {grouped(wanted)}" if wanted and done < wanted else ""
    told = seconds >= 0.005 and done >= 1000  # less tells of the asking, not of the trials
    rate = f" · {rate_text(done / seconds, counted)}" if told else ""
    return f"{grouped(done)}{total} {counted}{rate}" if done or wanted else ""


WIDTH = 328
SPARE = 2 * UNIT


class SidePanel(QScrollArea):
    """Stack the cards, and leave explanations out where they would push one out of sight."""

    def __init__(self, players: Sequence[PlayerCard], others: Sequence[Card]) -> None:
        super().__init__()
        self.setObjectName("settings")
        self._players = players
        self._column = QWidget()
        self._cards = QVBoxLayout(self._column)
        self._cards.setContentsMargins(0, UNIT, UNIT, UNIT)
        self._cards.setSpacing(UNIT)
        for card in (*players, *others):
            self._cards.addWidget(card)
        self._cards.addStretch(1)
        self.setWidget(self._column)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(WIDTH)
        self._column.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew what there is room for."""
        super().resizeEvent(event)
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See anew what there is room for when a card has other contents."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        explanations = [card.how for card in self._players]
        shown = sum(how.room for how in explanations if not how.isHidden())
        cards = self._cards.totalHeightForWidth(WIDTH) - shown
        room = self.maximumViewportSize().height() - cards
        for how in explanations:
            # What has gone comes back only where there is some room to spare: else the text's last
            # pixels could let it come and go for ever.
            spare = SPARE if how.isHidden() else 0
            how.make_room(is_room=how.room + spare <= room)
            room -= how.room
