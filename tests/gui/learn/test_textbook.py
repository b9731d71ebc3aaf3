"""The learner's textbook: which game taught which mistake, in the file and in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.learn.pressing import LearnFrame
from tttmc_app.analysis.lessons import play
from tttmc_app.analysis.textbook_view import detail_of, open_view, rules_of_key
from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.database import connect
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.players import parse_spec
from tttmc_app.players.learner import Learner
from tttmc_app.players.textbook import Textbook


def learnt(rules: Rules, games: int = 40) -> Path:
    """Train the built-in learner as O against random moves; return its textbook's path."""
    learner, other = Learner(), parse_spec("random").make()
    lost: list[int] = []
    for number in range(1, games + 1):
        record = play(Position.start(rules), (other, learner), number)
        learner.finished(record, Mark.O)
        if record.result is not None and record.result.winner is Mark.X:
            lost.append(number)
    path = learner.textbook(rules).path
    learner.textbook(rules).close()
    assert {mistake.source.game for mistake in open_view(path).newest} <= set(lost)
    return path


def test_each_mistake_names_the_game_that_taught_it() -> None:
    """A mistake records the number of a lost game and a time, and the solver agrees with it."""
    path = learnt(Rules(3))
    opened = open_view(path)
    assert opened.games == 40
    assert opened.size == len(opened.newest) > 3
    games = [mistake.source.game for mistake in opened.newest]
    assert games == sorted(games, key=lambda game: -(game or 0))
    for mistake in opened.newest:
        assert mistake.source.learnt is not None
        assert mistake.position.mark_at(mistake.square) is None
        detail = detail_of(path, mistake)
        assert detail.proven == (-1, -1)
        assert detail.thought.values[mistake.position.rules.index(mistake.square)] == -1.0


def test_an_older_textbook_is_read_without_games(tmp_path: Path) -> None:
    """A file in the first format keeps its mistakes; those added name the game they came from."""
    path = tmp_path / "old.textbook"
    book = Textbook(path, "3×3")
    book.add([("-" * 9, "1")])
    book.close()
    connection = connect(path)
    connection.execute("ALTER TABLE mistakes DROP COLUMN game")
    connection.execute("ALTER TABLE mistakes DROP COLUMN learnt")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    book = Textbook(path, "3×3")
    book.count_games(5)
    book.note("-" * 9, "3")
    book.commit()
    newest = book.newest(10)
    book.close()
    assert [(each.move, each.game) for each in newest] == [("3", 5), ("1", None)]


@pytest.mark.parametrize("rules", [Rules(3), Rules(5, 4), Rules(4, 3, True), Rules(3, None, True)])
def test_the_key_gives_the_rules_back(rules: Rules) -> None:
    """The rules of a textbook follow from its subject."""
    assert rules_of_key(rules.key) == rules
    with pytest.raises(TttmcError):
        rules_of_key("chess")


def test_the_window_shows_positions_and_games(qtbot: QtBot) -> None:
    """The newest mistake comes first, with its game; an empty textbook shows an empty board."""
    reverse, with_none = learnt(Rules(3, reverse=True)), learnt(Rules(19, 5), games=1)
    window = LearnFrame()
    qtbot.addWidget(window)
    window.show()
    page = window.pages.open(TextbookPage)
    listed, detail = (
        page.findChild(QListWidget, "textbookMistakes"),
        page.findChild(QLabel, "textbookDetail"),
    )
    assert listed is not None
    assert detail is not None
    files = page.findChild(QComboBox, "textbookFile")
    assert files is not None
    qtbot.waitUntil(lambda: files.count() == 2)
    files.setCurrentIndex(files.findData(str(reverse)))
    qtbot.waitUntil(lambda: "The solver agrees" in detail.text(), timeout=20_000)
    assert "game" in listed.item(0).text()
    assert "lost here in game" in detail.text()
    assert page.board.step is not None
    assert page.board.step.thought is not None
    files.setCurrentIndex(files.findData(str(with_none)))
    empty = Position.start(Rules(19, 5))
    qtbot.waitUntil(lambda: page.board.step is not None and page.board.step.position == empty)
    assert (listed.count(), detail.text()) == (0, "")
    window.pages.shutdown()


def test_the_mistakes_can_be_searched(qtbot: QtBot) -> None:
    """Only mistakes that contain every word stay listed, and the first of them is shown."""
    path = learnt(Rules(3))
    window = LearnFrame()
    qtbot.addWidget(window)
    window.show()
    page = window.pages.open(TextbookPage)
    listed, search = (
        page.findChild(QListWidget, "textbookMistakes"),
        page.findChild(QLineEdit, "textbookSearch"),
    )
    assert listed is not None
    assert search is not None
    qtbot.waitUntil(lambda: listed.count() == len(open_view(path).newest))
    last = open_view(path).newest[-1]
    search.setText(last.position.text.lower())
    left = [row for row in range(listed.count()) if not listed.isRowHidden(row)]
    assert left
    assert all(open_view(path).newest[row].position == last.position for row in left)
    assert listed.currentRow() == left[0]
    search.setText("no such mistake")
    assert all(listed.isRowHidden(row) for row in range(listed.count()))
    search.clear()
    assert not any(listed.isRowHidden(row) for row in range(listed.count()))
    window.pages.shutdown()


def test_without_a_textbook_the_lab_trains_one(qtbot: QtBot) -> None:
    """Before any training, the page's button opens the lab's page for training."""
    window = LearnFrame()
    qtbot.addWidget(window)
    window.pages.open(TextbookPage)
    button = window.pages.page(TextbookPage).findChild(QToolButton, "textbookLab")
    assert button is not None
    button.click()
    assert window.shell.examined == [("train", Position.start(Rules()))]
    window.pages.shutdown()
