"""A move, some texts and the layout in each of the languages."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QWidget

from tests.gui.conftest import OpenWindow
from tttmc_app.gui.app.shortcuts_sheet import shortcuts_of
from tttmc_app.gui.panels.inspector import Inspector
from tttmc_app.translations import TRANSLATED, Language

_MNEMONIC = re.compile(r"&|\([A-Z]\)")
_POINT = re.compile(r"[0-9]\.[0-9]{1,2}(?![0-9])|[0-9],[0-9]{3}")
"""Numbers in English notation, which must not appear in languages with decimal commas."""


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda language: language.code)
def test_a_move_in_each_language(
    language: Language, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts, numbers and layout are those of the language, and a machine replies."""
    monkeypatch.setenv("LANGUAGE", language.code)
    monkeypatch.setenv("LANG", language.code)
    monkeypatch.delenv("LC_ALL", raising=False)
    hand = open_window(o="mc:trials=12000")
    hand.window.resize(1200, 760)
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: bool(hand.board.picture.texts))
    is_mirrored = hand.window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert is_mirrored == (language.code == "ar")
    inspector = hand.part(Inspector, "inspector")
    assert (inspector.x() < inspector.stages.x()) == is_mirrored
    texts = [label.text() for label in hand.window.findChildren(QLabel) if label.isVisible()]
    buttons = hand.part(QWidget, "tools").findChildren(QToolButton)
    names = [button.text() for button in buttons]
    names += [each for line in shortcuts_of(hand.window) for each in (line.group, line.text)]
    assert not [name for name in names if _MNEMONIC.search(name)]
    assert all(each.text() for each in hand.view_choices().values())
    assert hand.part(QAction, "newGame").iconText() not in ("New", "New game", "")
    assert not {"Game", "Moves", "Candidates", "Score weight"} & set(texts)
    for menu in hand.window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
        letters = re.findall(r"&(\w)", " ".join(each.text() for each in menu.actions()).lower())
        assert len(letters) == len(set(letters)), menu.title()
    if language.code in ("de", "es", "fr"):
        assert not [text for text in (*texts, *hand.board.picture.texts) if _POINT.search(text)]
