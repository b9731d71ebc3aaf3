"""Widgets of the lab's pages: the bar of a run, offers, tables and rows of buttons."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.gui.lab import parts
from tttmc_app.gui.lab.parts import OfferBar, RunBar, Table, button, help_button, scrolled
from tttmc_app.gui.lab.results_head import ButtonRows, ResultsHead
from tttmc_app.gui.look.theme import UNIT


def seen(parent: QWidget, names: list[str]) -> list[str]:
    """Return which parts with these names aren't hidden."""
    found = [parent.findChild(QWidget, name) for name in names]
    assert None not in found
    return [part.objectName() for part in found if part is not None and not part.isHidden()]


def test_the_bar_of_a_run(qtbot: QtBot) -> None:
    """Idle, running, finishing and refused: each shows its buttons, texts and progress."""
    bar = RunBar("x", "Go on")
    qtbot.addWidget(bar)
    bar.show()
    names = [f"x{n}" for n in ("Start", "Finish", "Stop", "Note", "Rules", "Estimate", "Reason")]
    names.append("xProgress")
    progress = bar.findChild(QProgressBar)
    assert progress is not None
    assert seen(bar, names) == ["xStart", "xRules"]
    assert bar.start.text() == "Go on"
    bar.show_rules("3×3")
    bar.show_estimate("a while")
    bar.refuse("no time")
    assert seen(bar, names) == ["xStart", "xRules", "xEstimate", "xReason"]
    assert (bar.reason.text(), bar.start.isEnabled()) == ("No time", False)
    bar.show_running(0.25, "a quarter")
    assert seen(bar, names) == ["xFinish", "xStop", "xNote", "xProgress"]
    assert (bar.note.text(), bar.share, bar.finish.isEnabled()) == ("a quarter", 0.25, True)
    bar.show_estimate("another")
    assert seen(bar, names) == ["xFinish", "xStop", "xNote", "xProgress"]
    bar.show_running(0.0, "", finishing=True, can_finish=False)
    assert seen(bar, names) == ["xStop", "xProgress"]
    assert not bar.finish.isEnabled()
    bar.show_idle("done", 0.5, "Repeat")
    assert seen(bar, names) == [
        "xStart", "xNote", "xRules", "xEstimate", "xReason", "xProgress",
    ]  # fmt: skip
    assert (bar.start.text(), bar.share) == ("Repeat", 0.5)
    bar.refuse("")
    bar.show_estimate("")
    bar.show_idle()
    assert seen(bar, names) == ["xStart", "xRules"]
    assert (bar.start.text(), bar.start.isEnabled(), bar.share) == ("Go on", True, 0.0)
    rules = bar.findChild(QLabel, "xRules")
    assert rules is not None
    assert rules.text() == "Rules: 3×3"


def test_the_focus_stays_in_the_bar(qtbot: QtBot) -> None:
    """Stop takes the focus from Start and gives it back; elsewhere the focus stays."""
    window = QWidget()
    qtbot.addWidget(window)
    bar = RunBar("x", "Go", window)
    other = QToolButton(window)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.show()
    window.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    bar.show_running(0.5, "")
    assert other.hasFocus()
    bar.show_idle()
    assert other.hasFocus()
    for taker in (bar.stop, bar.finish):
        bar.start.setFocus()
        bar.show_running(0.5, "")
        assert bar.stop.hasFocus()
        taker.setFocus()
        bar.show_idle()
        assert bar.start.hasFocus()


def test_stop_ignores_what_was_meant_for_start(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a moment, Stop and Finish ignore clicks and the keys that press a button."""
    monkeypatch.setattr(parts, "SETTLE_MS", 10_000)
    bar = RunBar("x", "Go")
    qtbot.addWidget(bar)
    bar.show()
    presses: list[str] = []
    bar.stop.clicked.connect(lambda: presses.append("stop"))
    bar.finish.clicked.connect(lambda: presses.append("finish"))
    left = Qt.MouseButton.LeftButton

    def press() -> None:
        for each in (bar.stop, bar.finish):
            QTest.mouseClick(each, left)
            QTest.mouseDClick(each, left)
            QTest.keyClick(each, Qt.Key.Key_Space)

    bar.show_running(0.0, "")
    press()
    for key, taken in (
        (Qt.Key.Key_Return, True),
        (Qt.Key.Key_Enter, True),
        (Qt.Key.Key_Tab, False),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, int(key), Qt.KeyboardModifier.NoModifier)
        assert bar.eventFilter(bar.stop, event) is taken
    assert presses == []
    since = cast("Any", bar)._since
    since.invalidate()
    bar.show_running(0.1, "")
    assert not since.isValid(), "only the first report of a run replaces Start"
    bar.show_idle()
    bar.show_running(0.1, "")
    assert since.isValid()
    monkeypatch.setattr(parts, "SETTLE_MS", 0)
    press()
    assert set(presses) == {"stop", "finish"}


def test_an_offer_has_its_answers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer is read aloud; it has one or two answers, and a button that closes it."""
    said: list[str] = []

    def announce(_widget: QWidget, text: str) -> None:
        said.append(text)

    monkeypatch.setattr(parts, "announce", announce)
    bar, other = OfferBar("o"), OfferBar("p", close_text="Go away")
    answers: list[str] = []
    bar.first.connect(lambda: answers.append("first"))
    bar.second.connect(lambda: answers.append("second"))
    for each in (bar, other):
        qtbot.addWidget(each)
    buttons = {
        each.objectName()[1:]: each for each in bar.findChildren(QToolButton) if each.objectName()
    }
    assert (bar.text, buttons["Close"].text()) == ("", "Not now")
    assert [b.text() for b in other.findChildren(QToolButton, "pClose")] == ["Go away"]
    bar.offer("Well?", "Yes", "No")
    assert [buttons[name].text() for name in ("First", "Second")] == ["Yes", "No"]
    assert [buttons[name].property("role") for name in ("First", "Second")] == ["primary", "button"]
    assert not buttons["Second"].isHidden()
    for name in ("First", "Second"):
        buttons[name].click()
    assert answers == ["first", "second"]
    assert bar.text == "Well?"
    bar.offer("Then?", "Fine")
    assert (buttons["First"].text(), buttons["Second"].isHidden()) == ("Fine", True)
    buttons["Close"].click()
    assert (bar.text, bar.isHidden()) == ("", True)
    assert said == ["Well?", "Then?"]


def test_a_table_is_laid_out_and_copied(qtbot: QtBot) -> None:
    """Texts are on the left and numbers on the right; tips come and go; the height fits."""
    table = Table("t", texts=2, dense=True, stretched=1)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    heads = ["Name", "Kind", "Games"]
    table.show_rows(heads, [["a", "x", "1"], ["b", "y", "22"]], {(0, 1): "tip", (1, 2): "other"})
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    items = [[table.item(r, c) for c in range(3)] for r in range(2)]
    tops = [table.horizontalHeaderItem(c) for c in range(3)]
    for row in (tops, *items):
        sides = [item.textAlignment() & (left | right) for item in row if item is not None]
        assert sides == [left, left, right]
    tips = [[item.toolTip() for item in row if item is not None] for row in items]
    assert tips == [["", "tip", ""], ["", "", "other"]]
    spoken = Qt.ItemDataRole.AccessibleDescriptionRole
    cell = items[0][1]
    assert cell is not None
    assert cell.data(spoken) == "tip"
    table.show_rows(heads, [["a", "x", "1"], ["b", "y", "23"]], {})
    assert (cell.toolTip(), cell.data(spoken)) == ("", "")
    assert table.copy_text() == "Name\tKind\tGames\na\tx\t1\nb\ty\t23"
    square = (["A", "B"], ["C", "D"])
    for cells in (square, tuple(zip(*square, strict=True)), square):
        table.show_rows(["Left", "Right"], [list(row) for row in cells])
        assert table.copy_text().splitlines()[1:] == ["\t".join(row) for row in cells]
    table.show_rows(heads, [["a", "x", "1"], ["b", "y", "23"]])
    assert table.columnWidth(1) > 2 * table.columnWidth(0)
    table.fit()
    rows = sum(table.rowHeight(r) for r in range(2))
    head = table.horizontalHeader().height()
    assert rows + head < table.height() < rows + head + 20
    low = table.height()
    table.show_rows(heads, [["a", "x", "1"]])
    table.fit()
    assert table.height() < low
    wide = Table("w")
    qtbot.addWidget(wide)
    wide.show()
    wide.show_rows(["A", "B"], [["one", "two"]])
    wide.fit()
    low = wide.height()
    wide.resize(60, low)
    wide.show_rows(["A", "B"], [["one" * 20, "two" * 20]])
    QApplication.processEvents()
    assert wide.height() > low, "there is room for the scroll bar"
    assert wide.minimumHeight() == wide.maximumHeight() == wide.height()
    never = wide.verticalScrollBarPolicy()
    free = Table("f")
    qtbot.addWidget(free)
    free.show()
    free.resize(60, 90)
    free.show_rows(["A", "B"], [["one" * 20, "two" * 20]])
    QApplication.processEvents()
    assert free.horizontalScrollBar().maximum() > 0
    assert (free.minimumHeight(), free.maximumHeight()) == (0, QWidget().maximumHeight())
    assert free.verticalScrollBarPolicy() is not never is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_buttons_and_areas(qtbot: QtBot) -> None:
    """A button has its name, text, tip and role; an area scrolls only downwards."""
    made, main, help_ = button("n", "Text", "Tip"), button("m", "M", primary=True), help_button("h")
    for each in (made, main, help_):
        qtbot.addWidget(each)
    assert (made.objectName(), made.text(), made.toolTip()) == ("n", "Text", "Tip")
    assert (made.property("role"), main.property("role")) == ("button", "primary")
    assert made.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert (help_.text(), help_.toolTip()) == ("?", "Explain this page (F1)")
    assert help_.accessibleName() == "Explain this page"
    area = scrolled(QWidget(), "area")
    qtbot.addWidget(area)
    assert area.widgetResizable()
    assert area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_buttons_wrap_into_rows(qtbot: QtBot) -> None:
    """Buttons are beside each other while they fit, exactly; the rest goes to further rows."""
    buttons = [button(name, name * 5) for name in "abc"]
    rows = ButtonRows(*buttons)
    qtbot.addWidget(rows)
    widths = [each.sizeHint().width() for each in buttons]
    high = max(each.sizeHint().height() for each in buttons)
    whole = sum(widths) + 2 * UNIT
    assert rows.sizeHint().width() == whole
    assert rows.sizeHint().height() == rows.heightForWidth(whole) == high
    two = 2 * high + UNIT // 2
    assert rows.heightForWidth(whole - 1) == two
    assert rows.heightForWidth(max(widths)) == 3 * high + 2 * (UNIT // 2)
    assert rows.minimumSizeHint().width() == max(widths)
    rows.show()
    rows.resize(whole - 1, two)
    QApplication.processEvents()
    places = [(each.x(), each.y()) for each in buttons]
    assert places == [(0, 0), (widths[0] + UNIT, 0), (0, high + UNIT // 2)]
    assert [each.width() for each in buttons] == widths
    rows.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    rows.resize(whole - 2, two)
    QApplication.processEvents()
    ends = [(each.geometry().right() + 1, each.y()) for each in buttons]
    right = whole - 2
    assert ends == [(right, 0), (right - widths[0] - UNIT, 0), (right, high + UNIT // 2)]
    assert [each.width() for each in buttons] == widths


def test_the_head_of_the_results(qtbot: QtBot) -> None:
    """On a narrow page the runs' buttons go below the title; Export and help stay on the right."""
    head = ResultsHead()
    qtbot.addWidget(head)
    head.resize(width := head.sizeHint().width() + 100, 80)
    head.show()
    export = head.buttons["Export"]
    (rows,) = head.findChildren(ButtonRows)
    for narrow in (False, True, True, False):
        head.set_narrow(narrow=narrow)
        QApplication.processEvents()
        assert (rows.y() > head.help.y() + head.help.height() / 2) is narrow
        assert export.geometry().right() + 1 + UNIT == head.help.x()
        assert head.help.geometry().right() + 1 == head.width() == width
        if narrow:
            assert (rows.x(), rows.width()) == (0, width)
        else:
            assert rows.geometry().right() + 1 + UNIT == export.x()
            assert rows.width() == rows.sizeHint().width()
        assert export.y() == head.help.y()
    assert {name: (b.objectName(), b.text()) for name, b in head.buttons.items()} == {
        "Open": ("resultsOpen", "Open"),
        "Resume": ("resultsResume", "Resume"),
        "Rename": ("resultsRename", "Rename"),
        "Delete": ("resultsDelete", "Delete"),
        "Command": ("resultsCommand", "Copy as command"),
        "Export": ("resultsExport", "Export"),
    }
