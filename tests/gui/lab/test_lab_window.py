"""The lab's window: how it opens, what it remembers, keyboard, names and imports."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand, round_trip
from tests.gui.lab.conftest import LabHand, is_example
from tttmc_app.core import Position, Rules
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.convergence_page import ConvergencePage
from tttmc_app.gui.lab.limits_page import LimitsPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.theme import DARK
from tttmc_app.gui.panels.fields import SizeField
from tttmc_app.gui.panels.rules_card import RulesCard

TITLES = ["Sweep", "Tournament", "Match", "Learning", "Limits", "Convergence", "Results"]
PAGES = ["sweep", "tournament", "match", "train", "limits", "converge", "results"]


def lab_window() -> LabWindow:
    """Return the lab opened by the main window."""
    labs = (w for w in QApplication.topLevelWidgets() if isinstance(w, LabWindow))
    (found,) = (lab for lab in labs if lab.isVisible())
    return found


def test_it_opens_from_the_menu_by_the_rules_on_the_board(open_window: OpenWindow) -> None:
    """Ctrl+L opens the lab, "Train a learner" its training page; charts follow the theme."""
    hand = open_window(rules=Rules(4, 3))
    assert hand.part(QAction, "lab").shortcut().toString() == "Ctrl+L"
    hand.press("lab")
    lab = lab_window()
    assert lab.isVisible()
    assert not lab.isModal()
    assert lab.page("sweep").isVisible()
    hand.press("train")
    assert lab.page("train").isVisible()
    limits = lab.page("limits")
    assert isinstance(limits, LimitsPage)
    limits.shell.play_from(Position.parse("X../.O./...", Rules(3)))
    assert hand.game.position.text == "X../.O./..."
    view = lab.findChild(ChartView, "sweepResults")
    assert view is not None
    hand.pick("dark")
    hand.until(lambda: view.theme == DARK)


def test_open_pages_follow_the_game(open_window: OpenWindow) -> None:
    """If the game has new rules when the lab opens, all pages get them, or the last ones."""
    hand = open_window(rules=Rules(4, 3))
    hand.press("lab")
    lab = lab_window()
    pages = [lab.page(name) for name in ("sweep", "train", "converge")]
    cards = [card for page in pages if (card := page.findChild(RulesCard)) is not None]
    assert [card.rules() for card in cards] == 3 * [Rules(4, 3)]
    convergence = pages[-1]
    assert isinstance(convergence, ConvergencePage)
    assert convergence.position().rules == Rules(4, 3)
    hand.push("reverse")
    hand.press("lab")
    assert [card.rules() for card in cards] == 3 * [Rules(4, 3, reverse=True)]
    cards[0].findChildren(SizeField)[0].setValue(5)
    hand.press("lab")
    assert [card.rules().size for card in cards] == [5, 5, 5]
    assert convergence.position().rules == Rules(5, 3, reverse=True)


def test_it_stands_where_it_stood(
    open_window: OpenWindow, first_window: Callable[[], Hand]
) -> None:
    """The lab closes with the program, and opens in the same size the next time."""
    hand = open_window()
    hand.press("lab")
    lab = lab_window()
    lab.resize(702, 510)
    hand.window.close()
    assert not lab.isVisible()
    open_again = first_window()
    open_again.press("lab")
    assert (lab_window().width(), lab_window().height()) == (702, 510)


def test_every_page_by_keyboard(lab: LabHand) -> None:
    """Ctrl and a digit open a page, Tab goes round it, and screen readers name all that has focus.

    The arrow keys move through the list; Start, pressed with Space, passes the focus to Stop and
    back. Esc closes the window.
    """
    pages = lab.part(QListWidget, "labPages")
    assert [pages.item(row).text() for row in range(pages.count())] == TITLES
    kinds = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView, ChartView)
    nameless: list[str] = []
    for number, name in enumerate(PAGES):
        key = Qt.Key(Qt.Key.Key_1.value + number)
        QTest.keyClick(lab.window, key, Qt.KeyboardModifier.ControlModifier)
        page = lab.window.page(name)
        assert page.isVisible()
        QTest.keyClick(lab.window, Qt.Key.Key_Tab)
        assert len(round_trip(lab.window, Qt.Key.Key_Tab)) > 4, name
        for kind in kinds:
            for widget in page.findChildren(kind):
                hidden = (
                    not widget.isVisibleTo(page) or widget.focusPolicy() is Qt.FocusPolicy.NoFocus
                )
                if hidden or is_part_of_another(widget):
                    continue
                spoken = widget.accessibleName() or (
                    isinstance(widget, QAbstractButton) and widget.text()
                )
                if not spoken:
                    nameless.append(f"{name}: {widget.objectName() or type(widget).__name__}")
    assert nameless == []
    pages.setFocus()
    QTest.keyClick(pages, Qt.Key.Key_Up)
    assert lab.window.page("converge").isVisible()
    sweep = lab.sweep("1", 2)
    start = lab.part(QAbstractButton, "sweepStart")
    start.setFocus()
    QTest.keyClick(start, Qt.Key.Key_Space)
    stop = lab.part(QAbstractButton, "sweepStop")
    assert lab.window.focusWidget() is stop
    assert (stop.isVisible(), start.isVisible()) == (True, False)
    lab.until_over(sweep)
    lab.until(lambda: lab.window.focusWidget() is start)
    QTest.keyClick(start, Qt.Key.Key_Escape)
    assert not lab.window.isVisible()


def test_a_narrow_page_shows_the_form_or_the_results(lab: LabHand) -> None:
    """A narrow window shows results after a start, and the form on request; a wide one has both."""
    page = lab.run_page("sweep", 2)
    lab.window.resize(640, 480)
    form, results = lab.part(QScrollArea, "sweepForm"), page.findChildren(QStackedWidget)[0]
    lab.qtbot.waitUntil(lambda: lab.window.width() == 640)
    assert (form.isVisible(), results.isVisible()) == (True, False)
    lab.part(QAbstractButton, "sweepStart").click()
    assert (form.isVisible(), results.isVisible()) == (False, True)
    lab.qtbot.waitUntil(lambda: not page.is_busy)
    lab.part(QAbstractButton, "sweepSwitch").click()
    assert (form.isVisible(), results.isVisible()) == (True, False)
    lab.window.resize(1100, 700)
    lab.qtbot.waitUntil(results.isVisible)
    assert form.isVisible()


def is_part_of_another(widget: QWidget) -> bool:
    """Return whether a widget is part of a combo box, a number field or a table's editor."""
    parents = (QComboBox, QAbstractSpinBox)
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, parents) or parent.inherits("QTableView"):
            return True
        parent = parent.parentWidget()
    return False


def test_the_main_window_loads_no_charts(tmp_path: Path) -> None:
    """The lab is imported only when it is first opened, and numpy isn't imported even then."""
    code = (
        "import sys\n"
        "from tttmc_app.gui.look.application import make_application\n"
        "from tttmc_app.gui.app.start import make_window\n"
        "from PySide6.QtGui import QAction\n"
        "application = make_application()\n"
        "window = make_window()\n"
        "window.show()\n"
        "application.processEvents()\n"
        "heavy = ('numpy', 'PIL', 'distributed', 'tttmc_app.gui.lab.window')\n"
        "print([name for name in heavy if name in sys.modules])\n"
        "window.findChild(QAction, 'lab').trigger()\n"
        "print([name for name in heavy if name in sys.modules])\n"
        "window.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "TTTMC_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.split("\n")[:2] == ["[]", "['tttmc_app.gui.lab.window']"]


@pytest.mark.parametrize("name", PAGES[:-1])
def test_one_click_answers_the_question(lab: LabHand, name: str) -> None:
    """The example runs whatever the form says; the answer replaces the question, the bar goes."""
    page: Any = lab.window.open_page(name, Rules(4, 3, reverse=True))
    page.rules.set_typed_seed(7)
    example, head = page.bar.example, lab.part(QLabel, f"{page.page_name}Headline")
    assert (example.text(), head.text()) == ("Run this example", str(page.question))
    example.click()
    assert (page.rules.rules().reverse, page.rules.typed_seed()) == (False, None)
    assert not example.isEnabled()
    lab.until_over(page)
    assert head.text() not in ("", str(page.question))
    assert not is_example(page)
    assert not lab.part(QProgressBar, f"{page.page_name}Progress").isVisible()


def test_every_page_ends_its_work(lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that doesn't end in time doesn't keep those made after it from ending theirs."""
    ended: list[str] = []

    def end(name: str) -> bool:
        ended.append(name)
        return name != "sweep"

    for name in ("sweep", "match"):
        monkeypatch.setattr(lab.window.page(name), "shutdown", partial(end, name))
    assert lab.window.shutdown() is False
    assert ended == ["sweep", "match"]
    monkeypatch.undo()
