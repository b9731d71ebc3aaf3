"""Train a learner in the window: what from, how long, and how its losses become fewer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.core import Mark, Rules
from tttmc_app.experiments import Training, TrainingScore, train
from tttmc_app.gui.fields import Chooser, CountField
from tttmc_app.gui.numbers import grouped
from tttmc_app.gui.panels.card import Form, muted_label
from tttmc_app.gui.panels.parameter_fields import ParameterField, field_of
from tttmc_app.gui.theme import UNIT
from tttmc_app.players import PLAYER_KINDS, Blame, default_spec, open_textbook, player_kind
from tttmc_app.workers import JobRunner, Report, iterate_in_child

GAMES = 10_000
MAX_GAMES = 10**7
_STEPS = 1000
_SIDES = (("X", Mark.X), ("O", Mark.O), ("both in turn", None))


class LossCurve(QWidget):
    """Show the losses of each block of games as a bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lossCurve")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.losses: tuple[int, ...] = ()
        self._blocks = 1

    def show_losses(self, losses: tuple[int, ...], blocks: int) -> None:
        """Show the blocks so far, with room for all that there will be."""
        self.losses, self._blocks = losses, max(1, blocks)
        self.setAccessibleName(f"Losses of each block: {' '.join(map(str, losses))}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a curve that can be read."""
        return QSize(420, 140)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, the greatest as high as there is room, with its number."""
        painter = QPainter(self)
        colours, most = self.palette(), max(self.losses, default=0)
        top = painter.fontMetrics().height() + 2
        width, height = self.width() / self._blocks, self.height() - top - 1
        for number, losses in enumerate(self.losses):
            tall = height * losses / most if most else 0
            bar = QRectF(number * width, top + height - tall, max(1.0, width - 1), tall + 1)
            painter.fillRect(bar, colours.color(QPalette.ColorRole.Highlight))
        painter.setPen(colours.color(QPalette.ColorRole.WindowText))
        if self.losses:
            text = f"lost of each block: at most {most}, at last {self.losses[-1]}"
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignTop, text)
        painter.end()


class TrainingDialog(QDialog):
    """Let a learner learn from thousands of games by the rules of the game on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("training")
        self.setWindowTitle("Train a learner")
        self._rules = Rules()
        self._training: Training | None = None
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_report)
        self._runner.finished.connect(self._on_finished)
        self._runner.failed.connect(self._on_failed)
        self._fields: dict[str, ParameterField] = {}
        self._games = CountField(1, MAX_GAMES)
        self._opponent, self._side = Chooser(), Chooser()
        self._curve = LossCurve()
        self._bar = QProgressBar()
        self._note = muted_label(wrap=True)
        self._note.setObjectName("trainingNote")
        self._button = QPushButton("Train")
        self._button.setObjectName("startTraining")
        self._button.clicked.connect(self._start_or_stop)
        self._lay_out()

    def open_for(self, rules: Rules) -> None:
        """Show the dialog for games by these rules; a training under way goes on."""
        if not self._runner.is_busy:
            self._rules = rules
            self._note.setText(f"Games on {rules.describe()}, each block kept as it is done.")
        self.show()
        self.activateWindow()

    def shutdown(self) -> bool:
        """End the worker thread within a bound; what was learnt is kept."""
        return self._runner.shutdown()

    def done(self, result: int) -> None:
        """Stop when the dialog is closed."""
        self._stop()
        super().done(result)

    def _lay_out(self) -> None:
        form = Form()
        for parameter in player_kind("learner").parameters:
            field = field_of(parameter)
            field.widget.setObjectName(f"training-{parameter.name}")
            form.add_row(parameter.label, field.widget, parameter.help)
            self._fields[parameter.name] = field
        for kind in PLAYER_KINDS:
            if kind.make is not None:
                self._opponent.addItem(kind.label, kind.name)
        self._opponent.setCurrentIndex(self._opponent.findData("random"))
        for label, _ in _SIDES:
            self._side.addItem(label)
        self._games.setObjectName("trainingGames")
        self._games.setValue(GAMES)
        form.add_row("Games", self._games, "How many games it plays.")
        form.add_row("Against", self._opponent, "Who plays against it.")
        form.add_row("Its side", self._side, "Which side the learner has.")
        self._bar.setRange(0, _STEPS)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        self._bar.setAccessibleName("Progress of the training")
        row = QHBoxLayout()
        row.addWidget(self._note, 1)
        row.addWidget(self._button)
        layout = QVBoxLayout(self)
        layout.setSpacing(UNIT)
        layout.addWidget(form)
        layout.addWidget(self._curve, 1)
        layout.addWidget(self._bar)
        layout.addLayout(row)

    def _start_or_stop(self) -> None:
        if self._runner.is_busy:
            self._stop()
            return
        values = {name: field.value() for name, field in self._fields.items()}
        self._training = Training(
            textbook=open_textbook(str(values["textbook"]), self._rules).path,
            games=int(self._games.value()),
            rules=self._rules,
            opponent=default_spec(str(self._opponent.currentData())),
            side=_SIDES[self._side.currentIndex()][1],
            blame=Blame(str(values["blame"])),
            symmetry=bool(values["symmetry"]),
        )
        self._button.setText("Stop")
        # In a child, since training is plain Python, which would make the window wait.
        self._runner.start(partial(iterate_in_child, partial(train, self._training)))

    def _stop(self) -> None:
        self._runner.cancel()
        self._button.setText("Train")

    @Slot(Report)
    def _on_report(self, report: Report) -> None:
        score, training = report.value, self._training
        if not isinstance(score, TrainingScore) or training is None:
            return
        self._bar.setValue(_STEPS * score.games // training.games)
        self._curve.show_losses(score.losses_per_block, -(-training.games // training.block))
        self._note.setText(
            f"{grouped(score.games)} games on {self._rules.describe()}, {grouped(score.losses)} "
            f"lost; the textbook knows {grouped(score.mistakes)} mistakes."
        )

    @Slot(Report)
    def _on_finished(self, report: Report) -> None:
        self._on_report(report)
        self._button.setText("Train")

    @Slot(int, str)
    def _on_failed(self, _job_id: int, message: str) -> None:
        self._button.setText("Train")
        self._note.setText(message)
