"""The Learning page: a learner plays many games, and a chart shows its losses."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot

from tttmc_app.core import Rules, Text
from tttmc_app.experiments.settings import setting_of
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.gui.lab.controls import Control
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.lab.textbook_note import TextbookNote
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.panels.parameter_fields import field_of
from tttmc_app.players import default_spec
from tttmc_app.players.learner import open_textbook


class LearningPage(RunPage[Training, TrainingScore]):
    """The Learning page."""

    kind = Training.kind
    manual_page = "06-lab-3-learning.md"
    start_text = Text("Train")

    def __init__(self) -> None:
        super().__init__("training")
        self._note = TextbookNote()
        self._textbook = field_of(default_spec("learner").parameter("textbook"))
        self._textbook.widget.setObjectName("training-textbook")
        self.control("textbook", self._textbook_control())
        learner = self.card(
            translate("Lab", "Learner"), "textbook", "blame", "symmetry", "games", "side"
        )
        learner.body.insertWidget(2, self._note)
        self.lay_out(learner, self.card(translate("Lab", "Against"), "opponent"))
        self.rules.rules_changed.connect(self._on_rules)
        self._note.new_requested.connect(self._on_new_textbook)
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
        read = self._note.shutdown()
        return super().shutdown() and read

    def _textbook_control(self) -> Control:
        """Return the control of the textbook, which is empty for the built-in one of the rules."""
        field = self._textbook

        def path() -> Path:
            return open_textbook(str(field.value()), self.rules.rules()).path

        def show(own: Path) -> None:
            is_own = own != open_textbook("", self.rules.rules()).path
            field.set_value(str(own) if is_own else "")

        return Control(field.widget, path, show, field.changed, setting_of(Training, "textbook"))

    @Slot()
    def _on_rules(self) -> None:
        """Show the rules and their textbook, and hide charts of other rules."""
        if self.is_busy:
            return
        self._look_at_textbook()
        if self._shown is not None and self._shown.recipe.rules == self.rules.rules():
            self.show_all(self._shown.recipe, self._shown.summary)
        else:
            self.show_empty_charts()
        self.bar.show_idle(translate("Lab", "Each block of games is saved at once."))

    @Slot()
    def _look_at_textbook(self) -> None:
        if not self.is_busy:
            self._note.look_at(str(self._textbook.value()), self.rules.rules())

    @Slot(str)
    def _on_new_textbook(self, path: str) -> None:
        self._textbook.set_value(path)
        self._look_at_textbook()
