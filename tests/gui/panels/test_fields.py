"""Fields reject invalid values, whatever is typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.tables import table
from tttmc_app.core import Rules
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.gui.panels import fields
from tttmc_app.gui.panels.field_errors import note_of
from tttmc_app.gui.panels.fields import (
    Chooser,
    CountField,
    PathEdit,
    SeedField,
    SizeField,
    WeightField,
)
from tttmc_app.players.defaults import DEFAULT_TRIALS


def type_into(field: QAbstractSpinBox | SeedField, text: str) -> None:
    """Replace a field's text by key presses and press Enter."""
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.parametrize("click", [QTest.mouseClick, QTest.mouseDClick])
@pytest.mark.parametrize("make", [partial(CountField, 1, 10**12), partial(SizeField, 25)])
def test_a_click_selects_the_number(
    qtbot: QtBot,
    make: Callable[[], CountField | SizeField],
    click: Callable[..., None],
) -> None:
    """After a click on a field or a double click, typing replaces the whole number."""
    window = QWidget()
    qtbot.addWidget(window)
    QLineEdit(window)  # has the focus first
    field = make()
    field.setParent(window)
    field.setValue(1_000_000)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    click(field.lineEdit(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    qtbot.waitUntil(field.lineEdit().hasSelectedText)
    QTest.keyClicks(field, "15")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 15


def test_the_rules_above_the_board_lead_to_the_size(open_window: OpenWindow) -> None:
    """After a click on the rules, typing replaces the board's size."""
    hand = open_window()
    hand.part(QAbstractButton, "rulesShown").click()
    size = hand.part(SizeField, "boardSize")
    hand.until(size.hasFocus)
    QTest.keyClicks(size, "7")
    QTest.keyClick(size, Qt.Key.Key_Return)
    assert hand.game.session.record.rules.size == 7


@pytest.mark.parametrize(
    ("kind", "typed", "shown"),
    table("""
        count  | 250       | 250
        count  | 10M       | 10,000,000
        count  | 1.5k      | 1,500
        count  | 2g        | 2 billion
        count  | 3 billion | 3 billion
        count  | 5T        | 1,000 billion
        count  | 2.6       | 3
        count  | 1e6       | 1,000,000
        count  | 12,345    | 12,345
        count  | 1e99      | 1,000 billion
        count  | 0         | 1
        count  | -5        | 5
        count  | abc       | 3
        count  | e         | 3
        count  | 1.        | 3
        count  | k         | 3
        count  | nan       | 3
        weight | 0.25      | 0.25
        weight | 1,5       | 1.5
        weight | .5        | 0.5
        weight | 9999      | 1000.0
        weight | -5        | 5.0
        weight | abc       | 3.0
        weight | .         | 3.0
        weight | 1.2.3     | 1.23
        weight | 0x10      | 10.0
        size   | 7         | 7 × 7
        size   | 25        | 25 × 25
        size   | 26        | 3 × 3
        size   | 0         | 3 × 3
        size   | -4        | 4 × 4
        size   | 5x5       | 5 × 5
        size   | 100       | 3 × 3
    """),
)
def test_numbers(qtbot: QtBot, kind: str, typed: str, shown: str) -> None:
    """Digits and short forms within the range are taken; anything else leaves the 3 that was there.

    Signs can't be typed.
    """
    made = (CountField(1, 10**12), WeightField(0, 1000), SizeField(25))
    for each in made:
        qtbot.addWidget(each)
    field = made[("count", "weight", "size").index(kind)]
    field.setValue(3)
    type_into(field, typed)
    assert field.text() == shown


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        *(("42", 42), ("", None), (str(SEED_LIMIT - 1), SEED_LIMIT - 1)),
        *((bad, 5) for bad in ("abc-5", "seven", "-7", "1e5", str(SEED_LIMIT), "9" * 40)),
    ],
)
def test_seeds(qtbot: QtBot, typed: str, seed: int | None) -> None:
    """A seed is digits or nothing; any other text stays in the field, marked and unused."""
    field = SeedField()
    qtbot.addWidget(field)
    emitted: list[int | None] = []
    field.setValue(5)
    field.seed_changed.connect(emitted.append)
    field.clear()
    type_into(field, typed)
    assert field.value() == seed
    is_none = seed == 5
    assert (emitted, field.text()) == ([] if is_none else [seed], typed)
    note = note_of(field)
    assert (note.is_error, "whole number" in note.text) == (is_none, is_none)
    type_into(field, "6")
    assert (field.value(), note.is_error, note.text) == (6, False, "")


@pytest.mark.parametrize("typed", ["99", "0", "100", "a", "-"])
def test_a_refused_size_shows_a_hint(qtbot: QtBot, typed: str) -> None:
    """After rejecting a size or a key, a field says what it accepts."""
    field = SizeField(25)
    qtbot.addWidget(field)
    field.setValue(3)
    type_into(field, typed)
    assert note_of(field).text.startswith("1 to 25 squares along each side")
    assert not note_of(field).is_error
    assert field.value() == 3
    type_into(field, "4")
    assert note_of(field).text == ""


def test_steps_grow_with_the_number(qtbot: QtBot) -> None:
    """The arrow keys change large counts in large steps."""
    field = CountField(1, 10**12)
    qtbot.addWidget(field)
    field.setValue(20_000)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.value() == 21_000


def test_the_wheel_changes_nothing_by_accident(open_window: OpenWindow) -> None:
    """Only a number with the focus follows the wheel; a player's field never does."""
    hand = open_window(o="mc", rules=Rules(5, 4))
    names = ("trialsO", "scoreCurrentO", "lineLength", "boardSize")
    before = [hand.number(name) for name in names]
    for name in names:
        wheel(hand.part(QWidget, name))
    assert [hand.number(name) for name in names] == before
    assert hand.record.rules == Rules(5, 4)
    for name, number in zip(names, before, strict=True):
        hand.part(QWidget, name).setFocus()
        wheel(hand.part(QWidget, name))
        assert hand.number(name) > number
    hand.part(QWidget, "playerO").setFocus()
    wheel(hand.part(QWidget, "playerO"))
    assert hand.game.session.players[1].kind.name == "mc"


def wheel(field: QWidget) -> None:
    """Turn the wheel by one step over a field."""
    at = QPointF(field.rect().center())
    turned, buttons = QPoint(0, 120), Qt.MouseButton.NoButton
    modifiers, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), turned, buttons, modifiers, phase, False)
    QApplication.sendEvent(field, event)


def test_typing_in_the_window(open_window: OpenWindow) -> None:
    """Values typed in the window reach the game as valid values."""
    hand = open_window(o="mc")
    for name, typed, value in (
        ("trialsO", "abc", DEFAULT_TRIALS),
        ("trialsO", "10M", 10**7),
        ("trialsO", "1e99", 10**12),
        ("scoreOtherO", "abc", 2),
        ("boardSize", "99", 3),
        ("lineLength", "9", 3),
        ("lineLength", "0", 3),
    ):
        type_into(hand.part(QAbstractSpinBox, name), typed)
        assert hand.number(name) == value, typed
        assert_playable(hand)


def assert_playable(hand: Hand) -> None:
    """Check that fields and game agree."""
    rules = hand.record.rules
    assert (hand.number("boardSize"), hand.number("lineLength")) == (rules.size, rules.line_length)
    assert hand.game.session.players[1].value("trials") == hand.number("trialsO")


def test_a_path_shows_its_file_name(qtbot: QtBot) -> None:
    """A path field shows the file name, or while editing the path; a typed path applies at once."""
    field = PathEdit()
    qtbot.addWidget(field)
    field.resize(200, 30)
    field.set_path("/a/long/way/to/final.py")
    assert (field.text(), field.path()) == ("final.py", "/a/long/way/to/final.py")
    assert field.toolTip() == "<qt>/a/long/way/to/final.py</qt>"
    field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    assert field.text() == field.path() == "/a/long/way/to/final.py"
    field.setText("/b/other.py")
    assert field.path() == "/b/other.py"
    field.set_path("/c/chosen.py")  # in a dialog, which returns the focus
    assert field.text() == field.path() == "/c/chosen.py"
    field.setText("/b/other.py")
    field.resize(180, 30)
    assert field.text() == field.path() == "/b/other.py"  # while it is typed
    field.clearFocus()
    assert (field.text(), field.path()) == ("other.py", "/b/other.py")
    field.setText("/d/more.py")  # typed without the focus, as programs do
    field.resize(200, 30)
    assert field.text() == field.path() == "/d/more.py"


def test_a_long_name_keeps_its_ends(qtbot: QtBot) -> None:
    """In a narrow field the middle is elided; it reappears when the field is widened."""
    field = PathEdit()
    qtbot.addWidget(field)
    field.resize(100, 30)
    field.set_path("/way/monte_carlo_tic_tac_toe_final.py")
    assert "…" in field.text()
    assert field.text().startswith("mo")
    field.show()
    name = "monte_carlo_tic_tac_toe_final.py"
    letter = field.fontMetrics().horizontalAdvance("m")
    for width in range(60, 200, 3):
        field.resize(width, 30)
        room = width - 16  # within the frame
        taken = field.fontMetrics().horizontalAdvance(field.text())
        assert field.text() == name or room - 3 * letter < taken < room + letter / 2
    field.resize(600, 30)
    qtbot.waitUntil(lambda: field.text() == name)
    assert field.path() == "/way/monte_carlo_tic_tac_toe_final.py"


@pytest.mark.parametrize(("x", "y"), [(5, 5), (-5, 5), (5, 500)])
def test_a_list_forgets_the_mouse(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, x: int, y: int
) -> None:
    """After its list has closed, a combo box is under the mouse only if the mouse is over it."""
    chooser = Chooser()
    qtbot.addWidget(chooser)
    chooser.addItems(["a", "b"])
    chooser.resize(100, 30)
    chooser.show()
    at = chooser.mapToGlobal(QPoint(x, y))
    monkeypatch.setattr(fields, "QCursor", SimpleNamespace(pos=lambda: at))
    chooser.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    chooser.hidePopup()
    assert chooser.underMouse() is ((x, y) == (5, 5))
