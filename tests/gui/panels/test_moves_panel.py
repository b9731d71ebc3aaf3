"""The list of moves, and the line below it about the chosen move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from tttmc_app.analysis.review import review
from tttmc_app.core import GameRecord, Mark, Position, Rules, Thought
from tttmc_app.gui.panels.moves_panel import MovesPanel
from tttmc_app.players.monte_carlo import MonteCarlo


def game(*squares: tuple[int, int], start: Position | None = None) -> GameRecord:
    """Return the record of a game."""
    record = GameRecord.begin(start or Position.start(Rules(3)), ("human", "human"), 1)
    for square in squares:
        record = record.play(square)
    return record


def rows(panel: MovesPanel) -> list[tuple[str, str, str]]:
    """Return the list's texts, row by row, after the row's number."""
    table = panel.findChild(QTableWidget, "moves")
    assert table is not None
    cells = [
        (table.verticalHeaderItem(row), table.item(row, 0), table.item(row, 1))
        for row in range(table.rowCount())
    ]
    return [(n.text(), x.text() if x else "", o.text() if o else "") for n, x, o in cells]


def hint(panel: QWidget) -> str:
    """Return the line under the list."""
    return next(label.text() for label in panel.findChildren(QLabel) if label.wordWrap())


def test_a_row_is_a_pair_of_moves(qtbot: QtBot) -> None:
    """X's moves are on the left, O's on the right; a row has the number of its first move."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    assert rows(panel) == []
    panel.show_game(game((0, 0), (1, 1), (2, 2)), None, None)
    assert rows(panel) == [("1", "a1", "b2"), ("3", "c3", "")]


def test_a_game_that_o_starts(qtbot: QtBot) -> None:
    """If O moves first, X's first cell stays empty."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    start = Position.parse("X../.../...", Rules(3))
    assert start.to_move is Mark.O
    panel.show_game(game((1, 1), (2, 2), start=start), None, None)
    assert rows(panel) == [("1", "", "b2"), ("2", "c3", "")]


def test_every_proven_mistake_is_marked(qtbot: QtBot) -> None:
    """Not only the one that decided the game: a win was missed before, too."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    record = game((0, 0), (0, 1), (2, 1), (0, 2), (1, 1), (1, 0), (2, 2))
    *_, last = review(record)
    assert last is not None
    mistakes = last.review.mistakes()
    assert len(mistakes) > 1
    panel.show_game(record, None, None, mistakes)
    table = panel.findChild(QTableWidget, "moves")
    assert table is not None
    cells = [table.item(*divmod(number, 2)) for number in range(len(record.moves))]
    role = Qt.ItemDataRole.UserRole + 1
    marked = [number for number, cell in enumerate(cells) if cell and cell.data(role)]
    assert marked == [move.number for move in mistakes]


def test_the_list_never_covers_the_line_below(qtbot: QtBot) -> None:
    """Not even before the page has made room for another row."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.show_game(game((0, 0)), None, None)
    panel.show()
    table = panel.findChild(QTableWidget, "moves")
    line = next(label for label in panel.findChildren(QLabel) if label.wordWrap())
    assert table is not None
    panel.show_game(game((0, 0), (1, 1), (2, 2)), None, None)
    assert table.geometry().bottom() < line.geometry().top()
    qtbot.waitUntil(lambda: table.height() >= sum(map(table.rowHeight, range(table.rowCount()))))


def test_the_line_on_a_move(qtbot: QtBot) -> None:
    """A machine's move has its score, trials and time; your own move is marked as played by you."""
    panel = MovesPanel()
    qtbot.addWidget(panel)
    panel.show_game(game(), None, None)
    assert hint(panel) == ""
    panel.show_game(game((0, 0)), None, None)
    assert hint(panel) == "Move 1: a1, played by you."
    record = game((0, 0))
    thought: Thought = list(MonteCarlo(200).think(record.position, 1))[-1]
    assert thought.move is not None
    played = record.play(thought.move, thought, 0.25)
    panel.show_game(played, None, thought)
    assert hint(panel).startswith("Move 2: ")
    assert hint(panel).endswith(", 200 trials in 250 ms.")
