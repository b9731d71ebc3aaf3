"""The message bar: which messages stay and which go; and the speed of machines' games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSlider, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.parts import STILL, part
from tttmc_app.gui.look.theme import LIGHT
from tttmc_app.gui.panels.bars import NOTE_MS, MessageBar, SpeedSlider
from tttmc_app.gui.panels.shares import Shares, SharesBar


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    """Return a message bar."""
    made = MessageBar()
    qtbot.addWidget(made)
    return made


def text(bar: MessageBar) -> str:
    """Return the message that is shown."""
    label = part(bar, QLabel, "messageText")
    return label.text() if bar.isVisible() else ""


def button(bar: MessageBar) -> QToolButton:
    """Return the button for an action."""
    return part(bar, QToolButton, "messageAction")


def test_an_error_stays_and_a_note_goes(bar: MessageBar) -> None:
    """A note hides itself after a while; an error waits until it is dismissed."""
    (timer,) = bar.findChildren(QTimer)
    assert timer.interval() == NOTE_MS
    for show, goes in ((bar.show_note, True), (bar.show_error, False), (bar.show_note, True)):
        show("the disk is full")
        assert (bar.isVisible(), timer.isActive()) == (True, goes)
        assert bar.property("bar") == ("tool" if goes else "error")
        assert text(bar) == "The disk is full"
    timer.timeout.emit()
    assert not bar.isVisible()


def test_a_message_can_be_dismissed(bar: MessageBar) -> None:
    """The button beside a message hides it."""
    bar.show_error("wrong")
    (close,) = (each for each in bar.findChildren(QToolButton) if each is not button(bar))
    assert close.text() == "Dismiss"
    close.click()
    assert not bar.isVisible()


@pytest.mark.parametrize("name", ["show_error", "show_note", "add_note"])
def test_a_message_offers_its_action(bar: MessageBar, name: str) -> None:
    """A message with an action has a button that triggers it and hides the message."""
    action, done = QAction("Undo", bar), list[str]()
    action.triggered.connect(lambda: done.append("done"))
    getattr(bar, name)("moved", action)
    offers = [bar.offers_undo]
    assert button(bar).text() == "Undo"
    button(bar).click()
    assert (done, bar.isVisible()) == (["done"], False)
    getattr(bar, name)("moved")
    offers.append(bar.offers_undo)
    assert offers == [True, False]
    assert not button(bar).isVisible()


def test_a_note_is_added_in_front(bar: MessageBar) -> None:
    """A further note is followed by the one still shown, unless that is an error or hidden."""
    bar.show_note("One.")
    bar.add_note("Two.")
    assert text(bar) == "Two. One."
    bar.show_error("Wrong.")
    bar.add_note("Three.")
    assert text(bar) == "Three."
    bar.hide()
    bar.add_note("Four.")
    assert text(bar) == "Four."


def test_only_a_hint_goes_when_the_game_changes(bar: MessageBar) -> None:
    """A hint is hidden once the game changes; notes and errors stay."""
    for show, stays in ((bar.show_hint, False), (bar.show_note, True), (bar.show_error, True)):
        bar.show_hint("earlier")
        show("words")
        bar.clear_hint()
        assert bar.isVisible() is stays


def test_only_the_message_named_is_cleared(bar: MessageBar) -> None:
    """A message that no longer applies is hidden, and any other stays."""
    bar.show_error("the disk is full")
    for other in ("", "another", "The disk"):
        bar.clear(other)
        assert bar.isVisible()
    bar.clear("the disk is full")
    assert not bar.isVisible()


@pytest.fixture
def slider(qtbot: QtBot) -> SpeedSlider:
    """Return a slider for the speed."""
    made = SpeedSlider()
    qtbot.addWidget(made)
    return made


def test_faster_and_slower_are_single_steps(slider: SpeedSlider) -> None:
    """Each step goes to the next standard speed, in both directions, and stops at the ends."""
    paces: list[int] = []
    slider.changed.connect(paces.append)
    slider.set_milliseconds(400)
    slider.faster()
    slider.slower()
    slider.slower()
    assert paces == [400, 200, 400, 800]
    slider.set_milliseconds(500)
    paces.clear()
    for _ in range(6):
        slider.faster()
    assert paces == [400, 200, 100, 0]
    for _ in range(8):
        slider.slower()
    assert paces == [400, 200, 100, 0, 100, 200, 400, 800, 1500, 3000]


def test_keys_to_the_right_are_faster(slider: SpeedSlider) -> None:
    """The arrow keys change the pace by 0.1 s and the page keys by 0.5 s, as the slider shows."""
    track, paces = part(slider, QSlider, "speed"), list[int]()
    slider.set_milliseconds(1000)
    slider.changed.connect(paces.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        QTest.keyClick(track, key)
    assert paces == [900, 1000, 500, 1000]


def test_the_speed_is_written_in_seconds(slider: SpeedSlider) -> None:
    """The text beside the slider gives seconds per move, or that there is no delay."""
    track = part(slider, QSlider, "speed")
    assert (track.minimum(), track.maximum()) == (0, 3000)
    assert track.invertedAppearance()  # fast is on the right
    for pace, words in ((0, "no delay"), (100, "Pause 0.1 s"), (3000, "Pause 3.0 s")):
        slider.set_milliseconds(pace)
        assert words in [label.text() for label in slider.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("words", "direction"),
    [
        ("In random games", Qt.LayoutDirection.LeftToRight),
        ("في المباريات العشوائية", Qt.LayoutDirection.RightToLeft),
    ],
)
def test_words_stand_before_the_bar(
    qtbot: QtBot, qapp: QApplication, words: str, direction: Qt.LayoutDirection
) -> None:
    """They are on its left in every script, and nothing but the bar is on the right."""
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(direction)
    bar = SharesBar()
    qtbot.addWidget(bar)
    bar.resize(400, bar.sizeHint().height())
    bar.show_shares(Shares(1, 0, 0, (words, "", ""), ""))
    image = bar.grab().toImage()
    qapp.setLayoutDirection(before)
    left, right = ({image.pixel(x, 5) for x in half} for half in (range(200), range(200, 400)))
    assert (len(left) > 1, len(right)) == (True, 1)


def test_shares_glide(qtbot: QtBot) -> None:
    """The bar moves from the old shares to the new ones, or changes at once without motion."""
    bar = SharesBar()
    qtbot.addWidget(bar)
    bar.show()
    old, new = (Shares(*parts, ("", "", ""), "") for parts in ((1, 0, 0), (0, 0, 1)))
    for theme, first in ((LIGHT, old), (STILL, new)):
        bar.set_theme(theme)
        bar.show_shares(old)
        qtbot.waitUntil(lambda: bar.parts_shown == old[:3])
        bar.show_shares(new)
        assert bar.parts_shown == first[:3]
        qtbot.waitUntil(lambda: bar.parts_shown == new[:3])
