"""The cards at the right: explained where there is room, and none out of sight for it."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.gui.panels.series_card import SeriesCard
from tttmc_app.players import PLAYER_KINDS


def explanation(hand: Hand, side: str) -> str:
    """Return what a side's card says of how its player thinks."""
    how = hand.part(QWidget, f"how{side}")
    label = how.findChild(QLabel)
    assert label is not None
    return label.text() if how.isVisible() else ""


def below_the_fold(hand: Hand) -> int:
    """Return by how many pixels the last card reaches below what is seen of the cards."""
    series = hand.window.findChildren(SeriesCard)[0]
    seen = hand.part(QScrollArea, "settings").viewport()
    return series.mapTo(seen, QPoint(0, series.height())).y() - seen.height()


def test_every_player_says_how_it_thinks(open_window: OpenWindow) -> None:
    """At the first size each machine's card holds its sentences, and no card is out of sight."""
    hand = open_window(x="human", o="mc")
    hand.window.resize(1100, 760)
    for kind in PLAYER_KINDS[1:]:
        hand.choose("playerO", kind.label)
        hand.until(lambda: bool(explanation(hand, "O")))
        assert explanation(hand, "O") == kind.how_it_thinks
        hand.until(lambda: below_the_fold(hand) <= 0)
    assert explanation(hand, "X") == ""  # people know how they think


def test_two_machines_leave_the_series_in_sight(open_window: OpenWindow) -> None:
    """Where two explanations would push the series out of sight, one or both give way."""
    hand = open_window(x="mc", o="mc")
    hand.window.resize(1100, 760)
    hand.until(lambda: below_the_fold(hand) <= 0)
    hand.window.resize(1100, 1000)
    hand.until(lambda: bool(explanation(hand, "X") and explanation(hand, "O")))


def test_a_person_decides(open_window: OpenWindow) -> None:
    """What somebody has opened or closed stays so, whatever room there is."""
    hand = open_window(x="mc", o="mc")
    hand.window.resize(1100, 520)
    hand.until(lambda: not explanation(hand, "O"))
    hand.push("explainO")
    hand.until(lambda: bool(explanation(hand, "O")))
    hand.push("explainX")
    hand.push("explainX")
    hand.window.resize(1100, 1000)
    hand.qtbot.wait(50)
    assert explanation(hand, "X") == ""
    assert hand.part(QAbstractButton, "explainX").accessibleName() == "How X's player thinks"
