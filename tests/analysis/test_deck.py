"""The collection of mistakes: what is stored, what is due, and when it comes back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tttmc_app.analysis.deck import DAY, Deck, DeckCounts, DueExercise
from tttmc_app.analysis.exercises import Exercise
from tttmc_app.core import Position, Rules, Square, TttmcError
from tttmc_app.folders import data_folder

NOW = 1_700_000_000


def exercise(board: str, played: Square = (0, 1), rules: Rules | None = None) -> Exercise:
    """Return an exercise in which the mistake has bounds of its own."""
    position = Position.parse(board, rules)
    results = tuple(
        (square, (-1, -1) if square == played else (0, column))
        for square in position.empty_squares
        for column in [square[1] % 2]
    )
    return Exercise(position, played, results)


ONE, TWO, THREE = exercise("X../.../..."), exercise("XO./X../...", (1, 2)), exercise(".../.O./X..")
REVERSE = exercise("X.../..../..../....", (0, 1), Rules(4, 3, reverse=True))


@dataclass
class Clock:
    """A time that moves on by whole days."""

    now: int = NOW

    def wait(self, days: float) -> int:
        """Return the time after so many more days."""
        self.now += round(days * DAY)
        return self.now


def due(deck: Deck, now: int, most: int = 20) -> list[Exercise]:
    """Return the exercises that are due."""
    return [each.exercise for each in deck.due(now, most).exercises]


def test_an_exercise_comes_back_as_it_was(tmp_path: Path) -> None:
    """Position, rules, side, mistake and the bounds of every move are read as they were stored."""
    deck = Deck(tmp_path / "mistakes.db")
    assert deck.add([ONE, TWO, REVERSE], NOW) == 3
    assert deck.due(NOW + 5).exercises == (
        DueExercise(1, ONE, NOW, 0),
        DueExercise(2, TWO, NOW, 0),
        DueExercise(3, REVERSE, NOW, 0),
    )
    assert due(Deck(tmp_path / "mistakes.db"), NOW) == [ONE, TWO, REVERSE]


def test_without_a_file_there_is_nothing(home: Path) -> None:
    """The file is in the data folder; it is made with the first mistake, not by looking."""
    deck = Deck()
    assert deck.path == data_folder() / "mistakes.db"
    assert (due(deck, NOW), deck.counts(NOW), deck.add([], NOW)) == ([], DeckCounts(0, 0), 0)
    assert not home.exists()
    deck.add([ONE], NOW)
    assert deck.path.is_file()


def test_what_is_due_longest_comes_first(tmp_path: Path) -> None:
    """Exercises are asked from the moment they are due, longest overdue first, and no more."""
    deck = Deck(tmp_path / "mistakes.db")
    for number, each in ((2, TWO), (0, ONE), (1, THREE)):
        deck.add([each], NOW + number)
    assert due(deck, NOW - 1) == []
    assert due(deck, NOW) == [ONE]
    assert due(deck, NOW + 9) == [ONE, THREE, TWO]
    assert due(deck, NOW + 9, most=2) == [ONE, THREE]
    assert deck.counts(NOW + 1) == DeckCounts(total=3, due=2)


def test_right_answers_put_an_exercise_off(tmp_path: Path) -> None:
    """It returns after 1, 3, 7, 16, 35, 90 and again 90 days; a wrong answer begins anew."""
    deck, clock = Deck(tmp_path / "mistakes.db"), Clock()
    deck.add([ONE, TWO], NOW)
    deck.answered(2, NOW + 400 * DAY, is_right=True)  # out of the way
    for streak, days in enumerate((1, 3, 7, 16, 35, 90, 90), start=1):
        deck.answered(1, clock.now, is_right=True)
        assert due(deck, clock.now + days * DAY - 1) == []
        (found,) = deck.due(clock.wait(days)).exercises
        assert (found.number, found.streak, found.added) == (1, streak, NOW)
    deck.answered(1, clock.now, is_right=False)
    assert due(deck, clock.now + DAY - 1) == []
    (found,) = deck.due(clock.wait(1)).exercises
    assert (found.number, found.streak) == (1, 0)
    deck.answered(1, clock.now, is_right=True)
    assert due(deck, clock.now + DAY) == [ONE]
    deck.answered(99, clock.now, is_right=True)  # it may have been removed elsewhere
    assert deck.counts(clock.now) == DeckCounts(2, 0)


def test_the_same_mistake_again_is_due_at_once(tmp_path: Path) -> None:
    """A position is stored once; a new mistake there replaces the old one and its streak."""
    deck = Deck(tmp_path / "mistakes.db")
    deck.add([ONE, TWO], NOW)
    deck.answered(1, NOW, is_right=True)
    again = Exercise(ONE.position, (2, 2), ONE.results)
    assert deck.add([again, THREE], NOW + 10) == 1
    assert deck.counts(NOW + 10) == DeckCounts(3, 3)
    found = deck.due(NOW + 10).exercises
    assert [each.number for each in found] == [2, 1, 3]
    assert found[1] == DueExercise(1, again, NOW, 0)
    assert found[2].added == NOW + 10


def test_the_same_game_again_changes_nothing(tmp_path: Path) -> None:
    """If a game isn't new, only mistakes that weren't stored before are due."""
    deck = Deck(tmp_path / "mistakes.db")
    deck.add([ONE], NOW)
    deck.answered(1, NOW, is_right=True)
    assert deck.add([ONE, TWO], NOW + 10, is_new=False) == 1
    assert due(deck, NOW + 10) == [TWO]
    assert deck.due(NOW + DAY).exercises[1] == DueExercise(1, ONE, NOW, 1)


def test_other_rules_make_another_exercise(tmp_path: Path) -> None:
    """The same marks under other rules, or with the other side to move, are another exercise."""
    deck = Deck(tmp_path / "mistakes.db")
    plain = exercise("X../.../...")
    reverse = exercise("X../.../...", rules=Rules(3, reverse=True))
    other = Exercise(Position.parse("X../.../...", None, "X"), (0, 1), plain.results)
    assert deck.add([plain, reverse, other, plain], NOW) == 3
    assert due(deck, NOW) == [plain, reverse, other]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("rules", "{"), ("rules", "[]"), ("rules", "{}"), ("board", "X/"), ("to_move", "Z")),
        *(("played", "z9"), ("results", "[1]"), ("results", '{"a1": 1}'), ("results", "")),
    ],
)
def test_a_damaged_exercise_is_named(column: str, value: str, tmp_path: Path) -> None:
    """An exercise that can't be read gives one line that says what to do."""
    deck = Deck(tmp_path / "mistakes.db")
    deck.add([ONE, TWO], NOW)
    with closing(sqlite3.connect(deck.path)) as connection, connection:
        connection.execute(f"UPDATE exercises SET {column} = ? WHERE number = 2", (value,))
    with pytest.raises(TttmcError) as caught:
        deck.due(NOW)
    assert str(caught.value) == (
        "exercise 2 in your collection of mistakes can't be read: delete the file to start again"
    )


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    """A file that isn't a collection is named and stays as it is."""
    path = tmp_path / "mistakes.db"
    path.write_text("something else")
    for use in (lambda: Deck(path).due(NOW), lambda: Deck(path).add([ONE], NOW)):
        with pytest.raises(TttmcError, match=r"mistakes\.db can't be used"):
            use()
    assert path.read_text() == "something else"


def test_a_file_that_fails_is_named(tmp_path: Path) -> None:
    """Whatever is asked of a file without its table raises an error that names the file."""
    deck = Deck(tmp_path / "mistakes.db")
    deck.add([ONE], NOW)
    with closing(sqlite3.connect(deck.path)) as connection:
        connection.execute("DROP TABLE exercises")
    uses: list[Callable[[], object]] = [
        lambda: deck.add([ONE], NOW),
        lambda: deck.due(NOW),
        lambda: deck.answered(1, NOW, is_right=True),
        lambda: deck.counts(NOW),
    ]
    for use in uses:
        with pytest.raises(TttmcError, match=r"mistakes\.db"):
            use()
