"""Mistakes in files: your own, which come back as exercises, and those of a textbook."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given

from tests.analysis.review_checks import check_wording, solved
from tests.core.strategies import any_rules, steady
from tests.refusals import refused
from tttmc_app.analysis.deck import DAY, Deck, DueExercise
from tttmc_app.analysis.exercises import Exercise
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.textbook_view import (
    detail_of,
    open_view,
    proof_words,
    rules_of_key,
)
from tttmc_app.core import Position, Rules
from tttmc_app.database import connect
from tttmc_app.folders import data_folder
from tttmc_app.players.textbook import Textbook

NOW = 1_700_000_000


def exercise(board: str, rules: Rules | None = None, to_move: str | None = None) -> Exercise:
    """Return an exercise in which the mistake has bounds of its own."""
    position = Position.parse(board, rules, to_move)
    played, *others = position.empty_squares
    bounds = {played: (-1, -1), **{square: (0, square[1] % 2) for square in others}}
    return Exercise(PositionFacts(position, bounds), played)


ONE, TWO, THREE = map(exercise, ("X../.../...", "XO./X../...", ".../.O./X.."))
REVERSE = exercise("X../.../...", Rules(3, reverse=True))
LARGE = exercise("X.../..../..../....", Rules(4, 3))


@pytest.fixture
def deck(home: Path) -> Deck:
    """Return a collection that has no file yet."""
    assert not home.exists()
    return Deck()


def due(deck: Deck, now: int, most: int = 20) -> list[Exercise]:
    """Return the exercises that are due."""
    return [each.exercise for each in deck.due(now, most).exercises]


def test_an_exercise_comes_back_as_it_was(deck: Deck) -> None:
    """Looking makes no file. A position is stored once per rules and side; the longest due first.

    The number that is added doesn't count what was stored before.
    """
    assert (due(deck, NOW), deck.counts(NOW), deck.add([], NOW)) == ([], (0, 0), 0)
    assert not data_folder().exists()
    kept = [ONE, REVERSE, exercise("X../.../...", to_move="X"), LARGE]
    assert deck.add([*kept, ONE], NOW) == 4
    stored = deck.due(NOW + 5).exercises
    assert [*stored] == [DueExercise(n, each, NOW, 0) for n, each in enumerate(kept, 1)]
    deck.add([TWO], NOW - 2)
    deck.add([THREE], NOW + 2)
    found = [due(deck, NOW - 3), due(Deck(deck.path), NOW - 2), due(deck, NOW + 2, most=3)]
    assert found == [[], [TWO], [TWO, ONE, REVERSE]]
    assert deck.counts(NOW + 1) == (6, 5)


def test_right_answers_put_an_exercise_off(deck: Deck) -> None:
    """It returns after 1, 3, 7, 16, 35, 90 and again 90 days; a wrong answer begins anew."""
    deck.add([ONE, TWO], NOW)
    deck.answered(2, NOW + 999 * DAY, is_right=True)  # out of the way
    now = NOW
    for streak, days in ((1, 1), (2, 3), (3, 7), (4, 16), (5, 35), (6, 90), (7, 90), (0, 1)):
        deck.answered(1, now, is_right=streak > 0)
        now += days * DAY
        assert due(deck, now - 1) == []
        assert deck.due(now).exercises == (DueExercise(1, ONE, NOW, streak),)
    deck.answered(99, now, is_right=True)  # it may have been removed elsewhere
    assert deck.counts(now) == (2, 1)


def test_the_same_mistake_again_is_due_at_once(deck: Deck) -> None:
    """A new game replaces the old mistake and its streak; the same game again changes nothing."""
    deck.add([ONE], NOW)
    deck.answered(1, NOW, is_right=True)
    again = ONE._replace(played=(2, 2))
    assert deck.add([again, THREE], NOW + 10, is_new=False) == 1
    assert due(deck, NOW + 10) == [THREE]
    assert deck.due(NOW + DAY).exercises[1] == DueExercise(1, ONE, NOW, 1)
    assert deck.add([again], NOW + 20) == 0
    assert deck.due(NOW + 20).exercises[1] == DueExercise(1, again, NOW, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        *("rules={", "rules=[]", "board=X/", "to_move=Z", "played=z9", "results="),
        *("results=[1]", 'results={"a1": 1}'),
    ],
)
def test_a_damaged_exercise_is_named(wrong: str, deck: Deck) -> None:
    """An exercise that can't be read gives one line that says which."""
    deck.add([ONE, TWO], NOW)
    column, value = wrong.split("=")
    with closing(connect(deck.path)) as connection, connection:
        connection.execute(f"UPDATE exercises SET {column} = ? WHERE number = 2", (value,))
    with refused(number=2):
        deck.due(NOW)


# Textbooks --------------------------------------------------------------------------------------


def test_mistakes_are_shown_as_positions(tmp_path: Path) -> None:
    """The newest comes first, with the learner to move as the side whose turn it is.

    In the detail, all known mistakes of its position are -1, and the solver says what is true.
    """
    path = tmp_path / "a.textbook"
    with closing(Textbook(path, "3×3")) as textbook:
        for state, move in (("o--------", "1"), ("xo--o--x-", "2"), ("xo--o--x-", "6")):
            textbook.count_games()
            textbook.note(state, move)
        textbook.commit()
    found = open_view(path)
    assert (found.path, found.rules, found.games, found.size) == (path, Rules(3), 3, 3)
    shown = [(each.position.text, each.square, each.source.game) for each in found.newest]
    two = "XO./.O./.X."
    assert shown == [(two, (2, 0), 3), (two, (0, 2), 2), ("X../.../...", (0, 1), 1)]
    for each, known in zip(found.newest, ([2, 6], [2, 6], [1]), strict=True):
        detail = detail_of(path, each)
        values = detail.thought.values
        assert [i for i, value in enumerate(values) if value == -1] == known
        assert values.count(None) == 9 - each.position.empty.bit_count()
        assert detail.thought.side == each.position.to_move
        assert detail.proven == solved(each.position)[each.square]
    with refused():
        open_view(tmp_path / "none.textbook")
    assert not (tmp_path / "none.textbook").exists()


@steady
@given(any_rules(25))
def test_a_key_stands_for_its_rules(rules: Rules) -> None:
    """The rules are found again from the key that a textbook keeps."""
    assert rules_of_key(rules.key) == rules


@pytest.mark.parametrize("key", ["", "3x3", "3×3, 3", "3×3, reverse, 3 in a row"])
def test_other_keys_are_refused(key: str) -> None:
    """A textbook for something else is named."""
    with refused(subject=key):
        rules_of_key(key)


def test_the_solver_agrees_disagrees_or_can_t_tell() -> None:
    """A mistake loses, or doesn't lose, whatever else is known of it."""
    known = {(-1, -1): 1, (0, 0): 2, (0, 1): 2, (1, 1): 2, (-1, 0): 3, (-1, 1): 3}
    check_wording((fact, proof_words(each)) for each, fact in known.items())
