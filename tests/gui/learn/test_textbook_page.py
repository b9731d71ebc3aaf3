"""The page of the textbook in detail: its list, its details, its buttons and another textbook."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.noting_shell import NotingShell, shell_of
from tests.gui.parts import part
from tttmc_app.analysis import textbook_view
from tttmc_app.analysis.textbook_view import open_view
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.gui.learn.textbook_page import TextbookPage
from tttmc_app.players.textbook import Textbook

START = Position.start(Rules(3))
REVERSE = Rules(3, 3, reverse=True)


def written(name: str, rules: Rules, squares: str, games: int) -> Path:
    """Write a textbook in which these squares lose at the start, one learnt in each game."""
    path = data_folder() / "textbooks" / f"{name}.textbook"
    path.parent.mkdir(parents=True, exist_ok=True)
    book = Textbook(path, rules.key)
    for square in squares:
        book.count_games(games)
        book.note("-" * rules.square_count, square)
        book.commit()
    book.close()
    return path


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TextbookPage]:
    """Yield the page with two textbooks."""
    written("first", Rules(3), "135", 1000)
    written("second", REVERSE, "2", 7)
    made = TextbookPage(NotingShell())
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.refresh()
    files = part(made, QComboBox, "textbookFile")
    qtbot.waitUntil(lambda: files.count() == 2)
    settle(made)
    yield made
    assert made.shutdown()


def settle(page: TextbookPage) -> None:
    """Wait until everything that was asked has been shown."""
    for _ in range(4):
        assert page.answers.wait_until_idle()
        QApplication.processEvents()


def rows(page: TextbookPage) -> list[str]:
    """Return the listed mistakes."""
    listed = part(page, QListWidget, "textbookMistakes")
    return [listed.item(row).text() for row in range(listed.count())]


def text(page: TextbookPage, name: str) -> str:
    """Return a label's text."""
    return part(page, QLabel, f"textbook{name}").text()


def test_a_textbook_is_listed_newest_first(page: TextbookPage) -> None:
    """The list has squares, sides and games; the summary counts mistakes and games."""
    files = part(page, QComboBox, "textbookFile")
    assert [files.itemText(i) for i in range(2)] == ["first", "second"]
    assert text(page, "Summary") == "3×3. Mistakes: 3, games: 3,000."
    assert len(rows(page)) == 3
    assert [row.split(" · ")[1] for row in rows(page)] == [
        *("game 3,000", "game 2,000", "game 1,000"),
    ]
    assert all(row.split(" · ")[0].endswith(" as X") for row in rows(page))
    files.setCurrentIndex(1)
    settle(page)
    assert text(page, "Summary") == "3×3, reverse. Mistakes: 1, games: 7."
    page.refresh()
    settle(page)
    assert files.currentText() == "second"
    assert len(rows(page)) == 1


def test_an_open_page_follows_a_training(page: TextbookPage, qtbot: QtBot) -> None:
    """What a learner adds appears at the top of the list; the chosen mistake stays chosen."""
    listed = part(page, QListWidget, "textbookMistakes")
    chosen = rows(page)[0]
    written("first", Rules(3), "7", 1000)
    qtbot.waitUntil(lambda: len(rows(page)) == 4)
    assert text(page, "Summary") == "3×3. Mistakes: 4, games: 4,000."
    assert (listed.currentRow(), rows(page)[1]) == (1, chosen)


def test_a_mistake_is_shown_with_its_source(page: TextbookPage) -> None:
    """The detail has the game and the date, the proof, and the board with all known mistakes."""
    (newest, *_) = open_view(data_folder() / "textbooks/first.textbook").newest
    name = rows(page)[0].split()[0]
    detail = text(page, "Detail")
    assert detail.startswith(f"{name} lost here in game 3,000, on ")
    assert newest.source.learnt is not None
    assert str(datetime.fromtimestamp(newest.source.learnt).day) in detail  # noqa: DTZ006 - shown in local time
    assert detail.endswith(str(textbook_view.proof_words((0, 0))))
    assert page.board.caption == f"{name} is a known mistake"
    assert page.board.step is not None
    assert page.board.step.position == START
    thought = page.board.step.thought
    assert thought is not None
    assert list(thought.values).count(-1.0) == 3
    part(page, QListWidget, "textbookMistakes").setCurrentRow(2)
    settle(page)
    assert text(page, "Detail").startswith(f"{rows(page)[2].split()[0]} lost here in game 1,000")


def test_its_buttons_lead_on(page: TextbookPage) -> None:
    """A position can be played on, and studied in the lab."""
    part(page, QAbstractButton, "textbookPlay").click()
    part(page, QAbstractButton, "textbookLab").click()
    shell = shell_of(page)
    assert (shell.games, shell.examined) == ([START], [("train", START)])
    page.answers.failed.emit(TttmcError("the file is damaged"))
    assert "the file is damaged" in text(page, "Detail").lower()


def test_many_mistakes_are_cut_off(page: TextbookPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only the newest are listed, the summary says how many."""
    monkeypatch.setattr(textbook_view, "MOST", 2)
    page.refresh()
    settle(page)
    assert text(page, "Summary") == "3×3. Mistakes: 3, games: 3,000. Listed: the newest 2."
    assert len(rows(page)) == 2


def test_words_are_found_in_any_order(page: TextbookPage) -> None:
    """The search looks in the square, the side, the game and the board, whatever the case."""
    listed, search = (
        part(page, QListWidget, "textbookMistakes"),
        part(page, QLineEdit, "textbookSearch"),
    )
    for words, left in (("2,000", [1]), ("X GAME", [0, 1, 2]), ("game 1,000 as", [2])):
        search.setText(words)
        found = [row for row in range(listed.count()) if not listed.isRowHidden(row)]
        assert found == left

        assert listed.currentRow() in left


@pytest.mark.parametrize("is_there", [True, False])
def test_a_late_detail_is_not_shown_elsewhere(page: TextbookPage, is_there: bool) -> None:
    """A mistake chosen just before an empty textbook, or none, is shown isn't shown there."""
    (data_folder() / "textbooks/second.textbook").unlink()
    if is_there:
        empty = Textbook(written("second", REVERSE, "", 0), REVERSE.key)
        empty.count_games(4)
        empty.commit()
        empty.close()
        part(page, QComboBox, "textbookFile").setCurrentIndex(1)
    else:
        (data_folder() / "textbooks/first.textbook").unlink()
        page.refresh()
    part(page, QListWidget, "textbookMistakes").setCurrentRow(2)
    settle(page)
    assert (rows(page), text(page, "Detail"), page.board.caption) == ([], "", "")
    assert page.board.step is not None
    assert page.board.step.position == Position.start(Rules(reverse=is_there))
    assert not part(page, QAbstractButton, "textbookPlay").isVisible()
    assert part(page, QAbstractButton, "textbookLab").isVisible()


def test_without_textbooks_there_is_nothing_to_choose(qtbot: QtBot) -> None:
    """Before any training the text says how a textbook comes about; then there is one to read."""
    page = TextbookPage(NotingShell())
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    settle(page)
    assert text(page, "Summary").startswith("No textbook yet: play against the player")
    assert not part(page, QComboBox, "textbookFile").isVisible()
    assert not part(page, QLineEdit, "textbookSearch").isVisible()
    assert not part(page, QAbstractButton, "textbookPlay").isVisible()
    assert part(page, QAbstractButton, "textbookLab").isVisible()
    written("only", Rules(3), "5", 2)
    page.refresh()
    settle(page)
    assert text(page, "Summary") == "3×3. Mistakes: 1, games: 2."
    assert part(page, QComboBox, "textbookFile").isVisible()
    assert part(page, QLineEdit, "textbookSearch").isVisible()
    assert part(page, QAbstractButton, "textbookPlay").isVisible()
    assert page.shutdown()
