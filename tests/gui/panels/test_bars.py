"""The message bar: which messages stay and which go."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from tttmc_app.gui.panels.bars import MessageBar, SpeedSlider


def test_an_error_stays_and_a_note_goes(qtbot: QtBot) -> None:
    """A note hides itself after a while; an error waits until it is dismissed."""
    bar = MessageBar()
    qtbot.addWidget(bar)
    (timer,) = bar.findChildren(QTimer)
    for show, goes in ((bar.show_note, True), (bar.show_error, False), (bar.show_note, True)):
        show("the disk is full")
        assert (bar.isVisible(), timer.isActive()) == (True, goes)


def test_faster_and_slower_are_single_steps(qtbot: QtBot) -> None:
    """Each step goes to the next speed, in both directions."""
    slider = SpeedSlider()
    qtbot.addWidget(slider)
    paces: list[int] = []
    slider.changed.connect(paces.append)
    slider.set_milliseconds(400)
    slider.faster()
    slider.slower()
    slider.slower()
    assert paces == [400, 200, 400, 800]
