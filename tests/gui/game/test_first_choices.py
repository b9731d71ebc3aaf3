"""The first choices alone: their buttons, and how they fit every width."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.core import Rules
from tttmc_app.gui.game.first_choices import FirstChoices
from tttmc_app.gui.game.game_bar import HEIGHT


def test_each_choice_begins_something_else(qtbot: QtBot) -> None:
    """Each button begins something else; where they don't fit in a row they are stacked."""
    holder = QWidget()
    qtbot.addWidget(holder)
    choices = FirstChoices(holder)
    assert (choices.isHidden(), choices.is_wanted) == (True, False)
    choices.setVisible(True)
    found: list[str] = []
    for name in ("easy", "hard", "watching", "lessons"):
        signal = getattr(choices, f"{name}_chosen")
        signal.connect(partial(found.append, name))
    holder.show()
    buttons = choices.findChildren(QToolButton)
    (label,) = choices.findChildren(QLabel)
    assert [each.text() for each in buttons] == [
        "Easy game", "Hard game", "Watch machines", "Take a lesson",
    ]  # fmt: skip
    assert [each.objectName() for each in buttons] == [
        "firstEasy", "firstHard", "firstWatch", "firstLessons",
    ]  # fmt: skip
    for rules, hardest in ((Rules(3), "Unbeatable game"), (Rules(9, 5), "Hard game")):
        choices.show_rules(rules)
        assert buttons[1].text() == hardest
    assert label.text() == "Click a square to play, or:"
    for button in buttons:
        button.click()
    assert found == ["easy", "hard", "watching", "lessons"]
    row = sum(each.sizeHint().width() + 8 for each in buttons) - 8
    with_label = row + label.sizeHint().width() + 8
    for width, height, has_label, tops in (
        (with_label + 40, HEIGHT, True, 1),
        (with_label, HEIGHT, True, 1),
        (with_label - 1, HEIGHT, False, 1),
        (row, HEIGHT, False, 1),
        (row - 1, 5 * HEIGHT, True, 4),
    ):
        choices.resize(width, height)
        QApplication.processEvents()
        assert choices.heightForWidth(width) == height
        assert label.isVisibleTo(choices) is has_label, width
        assert len({each.y() for each in buttons}) == tops, width
        if tops == 1:
            free = width - row - (label.sizeHint().width() + 8 if has_label else 0)
            left = label.x() if has_label else buttons[0].x()
            assert left == pytest.approx(0 if has_label else free / 2, abs=1)
            assert buttons[-1].geometry().right() + 1 == pytest.approx(left + width - free, abs=1)
    assert choices.minimumSizeHint().toTuple() == (120, HEIGHT)
