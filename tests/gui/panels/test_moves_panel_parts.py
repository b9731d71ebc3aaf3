"""The list of moves in detail: choosing, keys, variations, and the line about each kind of move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QTableWidget
from pytestqt.qtbot import QtBot

from tests.gui.panels.test_moves_panel import game, hint
from tests.gui.parts import part
from tttmc_app.core import GameRecord, Mark, Meaning, Position, Rules, Thought, Variation
from tttmc_app.gui.panels.moves_panel import MovesPanel

GAME = game((0, 0), (1, 1), (2, 2))
O_FIRST = game((1, 1), (2, 2), (0, 1), start=Position.parse("X../.../..."))


@pytest.fixture
def panel(qtbot: QtBot) -> MovesPanel:
    """Return a visible panel."""
    made = MovesPanel()
    qtbot.addWidget(made)
    made.show()
    return made


def table(panel: MovesPanel) -> QTableWidget:
    """Return the list of moves."""
    return part(panel, QTableWidget, "moves")


def chosen_in(panel: MovesPanel) -> list[int]:
    """Return a list to which each chosen move is added."""
    chosen: list[int] = []
    panel.move_chosen.connect(chosen.append)
    return chosen


def current(panel: MovesPanel) -> tuple[int, int]:
    """Return the row and column of the selected move."""
    return table(panel).currentRow(), table(panel).currentColumn()


@pytest.mark.parametrize(
    ("record", "cells"),
    [
        (GAME, {(0, 0): 0, (0, 1): 1, (1, 0): 2, (1, 1): None}),
        (O_FIRST, {(0, 0): None, (0, 1): 0, (1, 0): 1, (1, 1): 2}),
    ],
)
def test_a_cell_chooses_its_move(
    panel: MovesPanel, record: GameRecord, cells: dict[tuple[int, int], int | None]
) -> None:
    """Each cell stands for the move written in it, whoever began; empty cells choose nothing."""
    panel.show_game(record, None, None)
    last = len(record.moves) - 1
    for (row, col), number in cells.items():
        panel.show_game(record, 0 if number == last else last, None)
        chosen = chosen_in(panel)
        table(panel).setCurrentCell(row, col)
        assert chosen[:1] == ([] if number is None else [number])
        item = table(panel).item(row, col)
        assert item is not None
        assert bool(item.flags() & Qt.ItemFlag.ItemIsSelectable) is (number is not None)


def test_the_shown_move_is_selected(panel: MovesPanel) -> None:
    """The browsed move is selected, else the last one; at the start none is."""
    for record, browsed, cell in (
        *((GAME, 0, (0, 0)), (GAME, 1, (0, 1)), (GAME, None, (1, 0)), (GAME, -1, (-1, -1))),
        *((O_FIRST, 0, (0, 1)), (O_FIRST, None, (1, 1))),
    ):
        panel.show_game(record, browsed, None)
        assert current(panel) == cell
        assert len(table(panel).selectedItems()) == (0 if browsed == -1 else 1)


def test_keys_go_from_move_to_move(panel: MovesPanel) -> None:
    """Left and Right go one move, Home to the start and End to the last move, and not beyond."""
    chosen = chosen_in(panel)
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
    for browsed, expected in (
        *((1, [0, 2, -1, 2]), (None, [1, 2, -1, 2]), (-1, [-1, 0, -1, 2])),
        (0, [-1, 1, -1, 2]),
    ):
        chosen.clear()
        for key in keys:
            panel.show_game(GAME, browsed, None)
            QTest.keyClick(table(panel), key)
        assert chosen == expected
    panel.show_game(game(), None, None)
    chosen.clear()
    for key in keys:
        QTest.keyClick(table(panel), key)
    assert chosen == []


LONG = Rules(5, 5)


def variation(*squares: tuple[int, int], rules: Rules | None = None) -> Variation:
    """Return a variation with these moves."""
    start = Position.start(rules or Rules())
    return Variation(game(*squares, start=start).moves, None)


@pytest.mark.parametrize(
    ("squares", "text"),
    [
        (((0, 0), (1, 1), (0, 1)), "From move 3: b1"),
        (((0, 0), (0, 1), (2, 2)), "From move 2: b1 c3"),
        (((0, 1),), "From move 1: b1"),
        (((0, 0), (1, 1), (2, 2), (0, 1), (0, 2)), "From move 4: b1 c1"),
    ],
)
def test_a_variation_begins_where_it_departs(
    panel: MovesPanel, squares: tuple[tuple[int, int], ...], text: str
) -> None:
    """A variation's line has the number of its first own move, and its own moves."""
    panel.show_game(replace(GAME, variations=(variation(*squares),)), None, None)
    found = part(panel, QListWidget, "variations")
    assert [found.item(row).text() for row in range(found.count())] == [text]


@pytest.mark.parametrize(("count", "dots"), [(12, ""), (13, " …")])
def test_a_long_variation_is_cut_off(panel: MovesPanel, count: int, dots: str) -> None:
    """At most twelve of a variation's moves are named."""
    squares = [divmod(i * 7 % 25, 5) for i in range(count)]
    start = Position.start(LONG)
    record = game((4, 4), start=start)
    long = replace(record, variations=(variation(*squares, rules=LONG),))
    panel.show_game(long, None, None)
    text = part(panel, QListWidget, "variations").item(0).text()
    assert len(text.removesuffix(" …").partition(": ")[2].split()) == 12
    assert text.endswith(" …") is bool(dots)


def test_variations_can_be_chosen(panel: MovesPanel) -> None:
    """The list is there while there are variations; Enter and a click choose one."""
    found = part(panel, QListWidget, "variations")
    panel.show_game(GAME, None, None)
    assert not found.isVisible()
    two = replace(GAME, variations=(variation((0, 1)), variation((0, 2))))
    panel.show_game(two, None, None)
    assert found.isVisible()
    assert found.count() == 2
    chosen: list[int] = []
    panel.variation_chosen.connect(chosen.append)
    found.itemActivated.emit(found.item(1))
    QTest.mouseClick(
        found.viewport(),
        Qt.MouseButton.LeftButton,
        pos=found.visualItemRect(found.item(0)).center(),
    )
    assert chosen[0] == 1
    assert set(chosen[1:]) == {0}
    titles = [label for label in panel.findChildren(QLabel) if label.text() == "Variations"]
    assert [title.isVisible() for title in titles] == [True]
    panel.show_game(GAME, None, None)
    assert not found.isVisible()
    assert not titles[0].isVisible()


def thought(meaning: Meaning, value: float | None, **more: Any) -> Thought:
    """Return O's thought with a value for b2."""
    values = (*(None,) * 4, value, *(None,) * 4)
    made = Thought(meaning, Mark.O, values, None, ((1, 1),), 1000, 1000, seed=1)
    return replace(made, **more)


@pytest.mark.parametrize(
    ("made", "seconds", "text"),
    [
        (None, None, "Move 2: b2, played by you."),
        (thought(Meaning.SCORE, 500.0), None, "Move 2: b2, score 0.50, 1,000 trials."),
        (thought(Meaning.SCORE, 500.0), 2.0, "Move 2: b2, score 0.50, 1,000 trials in 2 s."),
        (thought(Meaning.SCORE, 500.0, trials=0), 2.0, "Move 2: b2, score 500."),
        (thought(Meaning.VISITS, 250.0), None, "Move 2: b2, visits 25 %, 1,000 simulations."),
        (thought(Meaning.RATE, 0.25), None, "Move 2: b2, rate 25 %, 1,000 samples."),
        (thought(Meaning.SCORE, None, trials=0), 1.0, "Move 2: b2."),
        (
            thought(Meaning.RESULT, 1.0, trials=0, plies=(*(None,) * 4, 3, *(None,) * 4)),
            None,
            "Move 2: b2, win.",
        ),
    ],
)
def test_the_line_about_a_machine_s_move(
    panel: MovesPanel, made: Thought | None, seconds: float | None, text: str
) -> None:
    """The line has the move's value as the board shows it, what was counted, and the time taken."""
    record = game((0, 0)).play((1, 1), made, seconds)
    panel.show_game(record, None, made)
    assert hint(panel) == text
    panel.show_game(record.play((2, 2)), 1, made)
    assert hint(panel) == text


def test_the_line_says_where_the_board_is(panel: MovesPanel) -> None:
    """Before the first move, and at the start of a game, the line says so."""
    panel.show_game(game(), None, None)
    assert hint(panel) == "Moves appear here. Click one to see what the machine thought there."
    panel.show_game(GAME, -1, None)
    assert hint(panel) == "The start of the game."
    panel.show_game(GAME, 0, None)
    assert hint(panel) == "Move 1: a1, played by you."


def test_up_to_four_variations_are_in_sight(panel: MovesPanel) -> None:
    """The list of variations is as high as its rows, but not higher than four of them."""
    listed = part(panel, QListWidget, "variations")
    heights: list[int] = []
    for count in range(1, 7):
        moves = [game((0, 0), (1, col % 3), (2, col // 3)).moves for col in range(count)]
        panel.show_game(replace(GAME, variations=tuple(map(Variation, moves))), None, None)
        assert listed.count() == count
        heights.append(listed.height())
        assert listed.minimumHeight() == listed.maximumHeight()
    row = listed.sizeHintForRow(0) + 2
    assert heights == [row + 4, 2 * row + 4, 3 * row + 4, *[4 * row + 4] * 3]


def test_the_start_has_no_selection(panel: MovesPanel) -> None:
    """At the start of the game no move is selected, whichever was selected before."""
    for record in (GAME, O_FIRST):
        for browsed in (0, 1, 2, None):
            panel.show_game(record, browsed, None)
            assert len(table(panel).selectedItems()) == 1
            panel.show_game(record, -1, None)
            assert (table(panel).selectedItems(), current(panel)) == ([], (-1, -1))


def test_variations_follow_their_moves_and_the_game(panel: MovesPanel) -> None:
    """A line changes with its variation's moves, and with the game from which it departs."""
    listed = part(panel, QListWidget, "variations")
    other = game((0, 0), (1, 1), (0, 1))
    for record, squares, text in (
        (GAME, ((0, 0), (1, 1), (0, 2)), "From move 3: c1"),
        (GAME, ((0, 0), (1, 1), (1, 2)), "From move 3: c2"),
        (other, ((0, 0), (1, 1), (1, 2)), "From move 3: c2"),
        (game((2, 2)), ((0, 0), (1, 1), (1, 2)), "From move 1: a1 b2 c2"),
    ):
        panel.show_game(replace(record, variations=(variation(*squares),)), None, None)
        assert [listed.item(row).text() for row in range(listed.count())] == [text]
