"""The Learning page: a learner plays many games, and a chart shows its losses."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Slot

from tttmc_app.core import Rules, Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.settings import setting_of
from tttmc_app.experiments.training import Training, TrainingScore, losses_chart
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.controls import Control
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.translation import capitalised, shown, translate
from tttmc_app.gui.look.widgets import muted_label, set_tip
from tttmc_app.gui.panels.parameter_fields import field_of
from tttmc_app.players import default_spec
from tttmc_app.players.learner import open_textbook
from tttmc_app.workers.answers import Answers


class TextbookState(NamedTuple):
    """What a textbook contains before training."""

    path: Path
    mistakes: int
    games: int
    """Games played for learning."""
    unused: Path
    """A path in the same folder at which no file exists yet."""


def read_state(file: str, rules: Rules) -> TextbookState:
    """Return what a textbook contains; an empty name stands for the built-in one.

    Raises TttmcError if the file isn't a textbook for these rules.
    """
    textbook = open_textbook(file, rules)
    try:
        mistakes, games = textbook.size, textbook.games
    finally:
        textbook.close()
    path = textbook.path
    names = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in count(2))
    return TextbookState(path, mistakes, games, next(name for name in names if not name.exists()))


class LearningPage(RunPage[Training, TrainingScore]):
    """The Learning page."""

    kind = Training.kind
    manual_page = "06-lab-3-learning.md"
    question = Text("Can it learn from its mistakes?")
    about = Text("A learner notes the moves that lost its games, and avoids them from then on.")
    rare = ("symmetry",)
    start_text = Text("Start the training")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "training")
        self._answers = Answers(self)
        self._unused = ""
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName("trainingTextbookNote")
        self._new = button(
            "trainingNewTextbook",
            translate("Lab", "Use a new textbook"),
            translate("Lab", "Learn from the beginning, in a new file beside this one"),
        )
        self._new.hide()
        self._textbook = field_of(default_spec("learner").parameter("textbook"))
        self._textbook.widget.setObjectName("training-textbook")
        self.control(
            "textbook",
            Control(
                self._textbook.widget,
                self._path,
                self._show_path,
                self._textbook.changed,
                setting_of(Training, "textbook"),
            ),
        )
        learner = self.card(translate("Lab", "Learner"), "textbook", "blame", "games", "side")
        learner.body.insertWidget(2, self._note)
        learner.body.insertWidget(3, self._new)
        self.lay_out(learner, self.card(translate("Lab", "Against"), "opponent"))
        self.rules.rules_changed.connect(self._on_rules)
        self._answers.failed.connect(self._on_unreadable)
        self._new.clicked.connect(self._on_new_textbook)
        for changed in (self._textbook.changed, self.driver.ended, self.driver.settled):
            changed.connect(self._look_at_textbook)
        self._on_rules()

    def set_rules(self, rules: Rules) -> None:
        """Fill in the rules, unless training is in progress."""
        if not self.is_busy and rules != self.rules.rules():
            super().set_rules(rules)
            self._on_rules()

    def refresh(self) -> None:
        """Check the form and the textbook, which a command may have changed."""
        super().refresh()
        self._look_at_textbook()

    def shutdown(self) -> bool:
        """End the threads within a time limit; results so far are saved."""
        read = self._answers.shutdown()
        return super().shutdown() and read

    def sample_chart(self) -> Chart:
        """Return the losses in the first games of a training."""
        losses = (34, 12, 9, 7, 4, 8, 5, 6, 6, 8, 9, 10, 12, 6, 4, 11)
        return losses_chart(Text(""), losses, 200, 3200)

    # The textbook, whose field is empty for the built-in one of the rules ---------------------

    def _path(self) -> Path:
        return open_textbook(str(self._textbook.value()), self.rules.rules()).path

    def _show_path(self, path: Path) -> None:
        is_own = path != open_textbook("", self.rules.rules()).path
        self._textbook.set_value(str(path) if is_own else "")

    @Slot()
    def _on_rules(self) -> None:
        """Show the rules and their textbook, and hide charts of other rules."""
        if self.is_busy:
            return
        self._look_at_textbook()
        if self._shown is not None and self._shown.recipe.rules == self.rules.rules():
            self.show_all(self._shown.recipe, self._shown.summary)
        else:
            self.show_example()
        self.bar.show_idle(translate("Lab", "Each block of games is saved at once."))

    @Slot()
    def _look_at_textbook(self) -> None:
        if not self.is_busy:
            file, rules = str(self._textbook.value()), self.rules.rules()
            self._answers.ask("textbook", partial(read_state, file, rules), self._show_textbook)

    def _show_textbook(self, state: TextbookState) -> None:
        """Show what training continues, and offer a new textbook if it continues any."""
        self._unused = str(state.unused)
        is_used = bool(state.games or state.mistakes)
        text = translate("Lab", "Starts the new textbook {name}.", name=state.path.name)
        if is_used:
            text = translate(
                "Lab",
                "Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.",
                name=state.path.name,
                mistakes=grouped(state.mistakes),
                games=grouped(state.games),
            )
        self._note.setText(text)
        set_tip(self._note, str(state.path))
        self._new.setVisible(is_used)

    @Slot(object)
    def _on_unreadable(self, error: Exception) -> None:
        self._note.setText(capitalised(shown(error)))
        self._new.hide()

    @Slot()
    def _on_new_textbook(self) -> None:
        self._textbook.set_value(self._unused)
        self._look_at_textbook()
