"""The training page: the losses, the textbook, Stop and errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from tests.gui.lab.conftest import LabHand, is_example
from tttmc_app import child_process
from tttmc_app.core import Rules
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.panels.fields import CountField
from tttmc_app.players.learner import open_textbook


def opened(lab: LabHand, games: int, rules: Rules | None = None) -> None:
    """Open the page with this number of games."""
    lab.window.open_page("train", rules or Rules(3))
    lab.part(CountField, "trainingGames").setValue(games)


def noted(lab: LabHand) -> str:
    """Return the page's note about the training run."""
    return lab.part(QLabel, "trainingNote").text()


def start(lab: LabHand) -> QAbstractButton:
    """Return the start button, which is hidden during training."""
    return lab.part(QAbstractButton, "trainingStart")


def test_a_training_shows_its_losses(lab: LabHand) -> None:
    """At the end the chart has every block's losses, until other rules are set."""
    opened(lab, 200, Rules(3, reverse=True))
    lab.part(QComboBox, "training-blame").setCurrentIndex(1)
    start(lab).click()
    lab.until(lambda: start(lab).isEnabled())
    assert noted(lab).startswith("Games on 3×3, reverse: 200")
    view = lab.part(ChartView, "lossCurve")
    bars = view.chart.bars
    assert len(view.chart.spots) == 50
    book = open_textbook("", Rules(3, reverse=True))
    assert book.games == 200
    lost = round(sum(bar.top for bar in bars))
    assert f"lost: {lost}. Mistakes in the textbook: {book.size}." in noted(lab)
    assert "Chain" not in noted(lab)  # what is blamed already
    for rules in (Rules(15, 5), Rules(3, reverse=True)):
        opened(lab, 200, rules)
        assert is_example(lab.window.page("train")) is (rules.size == 15)


def test_losses_that_teach_nothing_are_explained(lab: LabHand) -> None:
    """If only last moves are blamed, the note says why losses may go on, and what helps."""
    opened(lab, 400, Rules(3, reverse=True))
    start(lab).click()
    lab.until(lambda: start(lab).isEnabled())
    assert lab.part(ChartView, "lossCurve").chart.bars[-1].top > 0
    assert noted(lab).endswith("only the blame “Chain” learns from it.")


@pytest.fixture
def slow_writer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a trainer the time that a busy computer needs to save before it is killed."""
    monkeypatch.setattr(child_process, "_STOP_SECONDS", 15.0)


@pytest.mark.usefixtures("slow_writer")
def test_stop_keeps_what_was_learnt(lab: LabHand) -> None:
    """Stop ends training at once; the textbook has its games, and the next run adds to it."""
    opened(lab, 10**7)
    start(lab).click()
    lab.until(lambda: ", lost: " in noted(lab))
    assert lab.window.windowTitle() == "<1 % · Lab"
    lab.part(QAbstractButton, "trainingStop").click()
    assert start(lab).isEnabled()
    assert lab.window.windowTitle() == "Lab"
    lab.until(lambda: open_textbook("", Rules(3)).games > 0)
    note = lab.part(QLabel, "trainingTextbookNote")
    lab.until(lambda: note.text().startswith("Continues "))
    assert open_textbook("", Rules(3)).games < 10**6


@pytest.mark.usefixtures("slow_writer")
def test_closing_the_lab_stops_it(lab: LabHand) -> None:
    """Closing the lab stops the training and saves what was learnt; it can be continued."""
    opened(lab, 10**7)
    start(lab).click()
    lab.until(lambda: ", lost: " in noted(lab))
    lab.window.close()
    learnt = open_textbook("", Rules(3)).games
    assert 0 < learnt < 10**6
    lab.window.show()
    opened(lab, 20, Rules(4))
    assert noted(lab) == "Each block of games is saved at once."
    start(lab).click()
    lab.until(lambda: noted(lab).startswith("Games on 4×4: 20"))


def test_a_bad_textbook_is_named(lab: LabHand, tmp_path: Path) -> None:
    """A file that isn't a textbook is named on the page, and a new training run can be started."""
    other = tmp_path / "other.db"
    other.write_text("no textbook", encoding="utf-8")
    opened(lab, 100)
    name = lab.part(QWidget, "training-textbook").findChild(QLineEdit)
    assert name is not None
    name.setText(str(other))
    name.editingFinished.emit()
    start(lab).click()
    lab.until(lambda: "it is a file of another kind" in lab.message)
    assert start(lab).isEnabled()


def test_a_second_training_names_its_textbook(lab: LabHand) -> None:
    """After training, the page says what the next run continues, and offers a new textbook."""
    opened(lab, 200)
    note = lab.part(QLabel, "trainingTextbookNote")
    new = lab.part(QAbstractButton, "trainingNewTextbook")
    lab.until(lambda: note.text() == "Starts the new textbook 3x3-3.textbook.")
    assert new.isHidden()
    start(lab).click()
    lab.until(lambda: note.text().endswith(", games: 200."))
    assert note.text().startswith("Continues the textbook 3x3-3.textbook. ")
    new.click()
    lab.until(lambda: note.text() == "Starts the new textbook 3x3-3-2.textbook.")
    start(lab).click()
    lab.until(lambda: note.text().startswith("Continues the textbook 3x3-3-2.textbook. "))
    assert open_textbook("", Rules(3)).games == 200
