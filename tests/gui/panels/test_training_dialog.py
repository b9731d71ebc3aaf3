"""Training a learner in the window: a curve while it learns, and Stop keeps what was learnt."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QPushButton, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.core import Rules
from tttmc_app.gui.panels.training_dialog import LossCurve
from tttmc_app.players import open_textbook


def opened(open_window: OpenWindow, games: int, rules: Rules | None = None) -> Hand:
    """Return a window with the dialog open, set to so many games."""
    hand = open_window(rules=rules or Rules())
    hand.part(QAction, "train").trigger()
    hand.set("trainingGames", games)
    return hand


def noted(hand: Hand) -> str:
    """Return what the dialog says."""
    return hand.part(QLabel, "trainingNote").text()


def test_a_training_shows_its_losses(open_window: OpenWindow) -> None:
    """At the end the curve has every block's losses, and its own textbook the mistakes."""
    hand = opened(open_window, 200, Rules(reverse=True))
    chain = hand.part(QComboBox, "training-blame")
    chain.setCurrentIndex(1)
    hand.push("startTraining")
    hand.until(lambda: noted(hand).startswith("200 games on 3×3, reverse"))
    hand.until(lambda: hand.part(QPushButton, "startTraining").text() == "Train")
    losses = hand.part(LossCurve, "lossCurve").losses
    assert len(losses) == 50
    book = open_textbook("", Rules(reverse=True))
    assert book.games == 200
    assert f"{sum(losses)} lost; the textbook knows {book.size} mistakes." in noted(hand)


def test_stop_keeps_what_was_learnt(open_window: OpenWindow) -> None:
    """Stop ends the training at once, with the games until then in the textbook."""
    hand = opened(open_window, 10**7)
    hand.push("startTraining")
    hand.until(lambda: " lost; " in noted(hand))
    hand.push("startTraining")
    assert hand.part(QPushButton, "startTraining").text() == "Train"
    hand.until(lambda: open_textbook("", Rules()).games > 0)
    assert open_textbook("", Rules()).games < 10**6


def test_closing_the_dialog_stops_it(open_window: OpenWindow) -> None:
    """A closed dialog trains no further, and opens again for the game on the board."""
    hand = opened(open_window, 10**7)
    hand.push("startTraining")
    hand.until(lambda: " lost; " in noted(hand))
    hand.part(QDialog, "training").close()
    hand.until(lambda: open_textbook("", Rules()).games > 0)
    hand.part(QAction, "train").trigger()
    assert noted(hand) == "Games on 3×3, each block kept as it is done."


def test_a_bad_textbook_is_named(open_window: OpenWindow, home: object) -> None:
    """A file that is no textbook is named in the dialog, and training can begin anew."""
    hand = opened(open_window, 100)
    name = hand.part(QWidget, "training-textbook").findChild(QLineEdit)
    assert name is not None
    name.setText(f"{home}/window.ini")
    name.editingFinished.emit()
    hand.push("startTraining")
    hand.until(lambda: "it is a file of another kind" in noted(hand))
    assert hand.part(QPushButton, "startTraining").text() == "Train"
