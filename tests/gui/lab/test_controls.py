"""What the controls of the lab's forms and its window show, as they are used."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.lab.conftest import LabHand
from tttmc_app.core import Rules
from tttmc_app.gui.panels.rules_card import RulesCard


def test_the_lab_s_window(lab: LabHand) -> None:
    """The title has the progress, F1 opens the page's help, and all pages follow the rules."""
    window = lab.window
    sweep: Any = window.open_page("sweep")
    sweep.progress_changed.emit("42 %")
    assert window.windowTitle() == "42 % · Lab"
    sweep.progress_changed.emit("")
    assert window.windowTitle() == "Lab"
    window.open_page("limits")
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert lab.shell.manual == ["06-lab-4-limits.md"]
    assert window.open_page() is window.page("limits")
    window.open_page("limits", Rules(4, 3))
    card = window.page("tournament").findChild(RulesCard)
    assert card is not None
    assert card.rules() == Rules(4, 3)
