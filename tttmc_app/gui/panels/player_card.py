"""One side's card: who plays, with what parameters, and how its thought goes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QVBoxLayout, QWidget

from tttmc_app.core import Mark, Meaning, Rules, Thought
from tttmc_app.core.thought_words import counted_words
from tttmc_app.gui.fields import Chooser
from tttmc_app.gui.numbers import grouped, percent, rate_text
from tttmc_app.gui.panels.card import Card, Form, muted_label, wrapped
from tttmc_app.gui.panels.parameter_fields import Beside, ChoiceField, ParameterField, field_of
from tttmc_app.gui.theme import LIGHT, UNIT, Theme
from tttmc_app.players import (
    PLAYER_KINDS,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    player_kind,
)

_OBJECT_NAMES = {"current": "scoreCurrent", "other": "scoreOther"}
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
        self.text.setText(kind.how_it_thinks)
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


class PlayerCard(Card):
    """Choose a side's player and set its parameters; every kind's form comes from the registry."""

    spec_changed = Signal(PlayerSpec)

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._badge = MarkBadge(mark)
        self._chooser = Chooser()
        self._chooser.setObjectName(f"player{mark}")
        self._chooser.setAccessibleName(f"Who plays {mark}")
        self._fields: dict[str, dict[str, ParameterField]] = {}
        self._forms: dict[str, Form] = {}
        head = QHBoxLayout()
        head.setSpacing(UNIT + 4)
        head.addWidget(self._badge)
        head.addWidget(self._chooser, 1)
        self._how = HowItThinks(mark)
        head.addWidget(self._how.button)
        self.body.addLayout(head)
        self.body.addWidget(self._how)
        for kind in PLAYER_KINDS:
            self._chooser.addItem(kind.label, kind.name)
            self._chooser.setItemData(
                self._chooser.count() - 1, wrapped(kind.how_it_thinks), Qt.ItemDataRole.ToolTipRole
            )
            self._forms[kind.name] = self._form(kind)
            self.body.addWidget(self._forms[kind.name])
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        self._bar.setRange(0, _PROGRESS_STEPS)
        self._bar.setAccessibleName(f"Progress of {mark}'s thought")
        self._bar.setProperty("side", str(mark))
        self._note = muted_label(small=True)
        self.body.addWidget(self._bar)
        self.body.addWidget(self._note)
        self._chooser.currentIndexChanged.connect(self._on_edited)
        self._show_kind()
        self.show_rest()

    @property
    def how(self) -> HowItThinks:
        """Return what tells how the player thinks."""
        return self._how

    @property
    def kind(self) -> PlayerKind:
        """Return the kind that is chosen."""
        return player_kind(str(self._chooser.currentData()))

    def spec(self) -> PlayerSpec:
        """Return the player that the card describes."""
        kind = self.kind
        fields = self._fields[kind.name]
        values = (fields[parameter.name].value() for parameter in kind.parameters)
        return PlayerSpec(kind, tuple(values))

    def set_spec(self, spec: PlayerSpec) -> None:
        """Show a player without saying that it changed."""
        with QSignalBlocker(self):
            self._chooser.setCurrentIndex(self._chooser.findData(spec.kind.name))
            for parameter, value in zip(spec.kind.parameters, spec.values, strict=True):
                self._fields[spec.kind.name][parameter.name].set_value(value)
            self._show_kind()

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
            counted = counted_words(thought.meaning)
            self._note.setText(progress_text(done, wanted, seconds, counted))

    def show_rest(self, text: str = "") -> None:
        """Show that nothing is under way; the last figures may stay as text."""
        self._bar.setValue(0)
        self._note.setText(text)

    def limit_exact(self, reason: str | None) -> None:
        """Let the exact scores be asked for, or say why they can't be had here."""
        for kind in PLAYER_KINDS:
            field = self._fields[kind.name].get("exact")
            if field is not None:
                tip = next(p.help for p in kind.parameters if p.name == "exact")
                field.widget.setEnabled(reason is None or bool(field.value()))
                field.widget.setToolTip(
                    wrapped(tip if reason is None else f"{tip}\nNot here: {reason}.")
                )

    def limit_choices(self, rules: Rules) -> None:
        """Let be chosen what the rules allow, and say of all else why it can't be had."""
        for kind in PLAYER_KINDS:
            for parameter in kind.parameters:
                widget = self._fields[kind.name][parameter.name].widget
                if isinstance(widget, ChoiceField):
                    widget.limit(rules)

    def _form(self, kind: PlayerKind) -> Form:
        form = Form()
        fields = {parameter.name: field_of(parameter) for parameter in kind.parameters}
        for parameter in kind.parameters:
            field = fields[parameter.name]
            name = _OBJECT_NAMES.get(parameter.name, parameter.name) + str(self._mark)
            field.widget.setObjectName(name)
            field.changed.connect(self._on_edited)
        self._fields[kind.name] = fields
        for shared, group in groupby(kind.parameters, _shared_label):
            if shared:
                form.add_pair(shared, [_short(p, fields[p.name]) for p in group])
            else:
                self._add_rows(form, kind, group)
        return form

    def _add_rows(self, form: Form, kind: PlayerKind, parameters: Iterable[Parameter]) -> None:
        """Add a row for each parameter, but for switches that stand beside another one's field."""
        fields = self._fields[kind.name]
        switches = (p for p in kind.parameters if isinstance(p, SwitchParameter))
        beside = {switch.beside: switch for switch in switches}
        for parameter in parameters:
            field = fields[parameter.name]
            switch = beside.get(parameter.name)
            if switch is not None:
                both = Beside(field, fields[switch.name])
                form.add_row(parameter.label, both, parameter.help)
                field.widget.setAccessibleName(parameter.label)
                fields[switch.name].widget.setToolTip(switch.help)
            elif not (isinstance(parameter, SwitchParameter) and parameter.beside):
                form.add_row(parameter.label, field.widget, parameter.help)

    def _on_edited(self) -> None:
        self._show_kind()
        if not self.signalsBlocked():
            self.spec_changed.emit(self.spec())

    def _show_kind(self) -> None:
        kind = self.kind
        for name, form in self._forms.items():
            form.setVisible(name == kind.name and bool(kind.parameters))
        self._bar.setVisible(kind.make is not None)
        self._note.setVisible(kind.make is not None)
        self._chooser.setToolTip(wrapped(kind.how_it_thinks))
        self._how.explain(kind)


def _shared_label(parameter: Parameter) -> str:
    """Return what a label like "Weight, own" shares with its neighbours', or nothing."""
    return parameter.label.partition(", ")[0] if ", " in parameter.label else ""


def _short(parameter: Parameter, field: ParameterField) -> tuple[str, QWidget, str]:
    return parameter.label.partition(", ")[2], field.widget, parameter.help


def progress_text(done: int, wanted: int | None, seconds: float, counted: str = "trials") -> str:
    """Return how far a thought has come, and how fast it is once that can be told."""
    total = f" of {grouped(wanted)}" if wanted and done < wanted else ""
    told = seconds >= 0.005 and done >= 1000  # less tells of the asking, not of the trials
    rate = f" · {rate_text(done / seconds, counted)}" if told else ""
    return f"{grouped(done)}{total} {counted}{rate}" if done or wanted else ""
