"""A textbook's mistakes as positions, with what is known and proven about each."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given

from tests.core.strategies import any_rules, steady
from tttmc_app.analysis.proofs import Bounds
from tttmc_app.analysis.textbook_view import (
    MOST,
    detail_of,
    open_view,
    proof_words,
    rules_of_key,
    textbook_files,
)
from tttmc_app.core import Mark, Meaning, Position, Rules, TttmcError
from tttmc_app.folders import data_folder
from tttmc_app.players.textbook import Textbook

STATE_O, STATE_X = "o--------", "xo--o--x-"
"""States in which the learner, x, is to move as O and as X."""


def written(path: Path, entries: list[tuple[str, str]], subject: str = "3×3") -> Path:
    """Write a textbook in which each mistake was learnt in a game of its own."""
    with closing(Textbook(path, subject)) as textbook:
        for state, move in entries:
            textbook.count_games()
            textbook.note(state, move)
        textbook.count_games(5)
        textbook.commit()
    return path


def test_mistakes_are_shown_as_positions(tmp_path: Path) -> None:
    """The newest comes first, with the learner to move as the side whose turn it is."""
    path = written(tmp_path / "a.textbook", [(STATE_O, "1"), (STATE_X, "2"), (STATE_X, "6")])
    found = open_view(path)
    assert (found.path, found.rules, found.games, found.size) == (path, Rules(3), 8, 3)
    newest, middle, oldest = found.newest
    x_to_move = Position.parse("XO./.O./.X.", Rules(3), Mark.X)
    assert (newest.position, newest.square) == (x_to_move, (2, 0))
    assert (middle.position, middle.square) == (x_to_move, (0, 2))
    assert oldest.position == Position.parse("X../.../...", Rules(3), Mark.O)
    assert oldest.square == (0, 1)
    assert [each.source.game for each in found.newest] == [3, 2, 1]
    assert newest.source.state == STATE_X


def test_a_long_textbook_shows_its_newest(tmp_path: Path) -> None:
    """At most so many mistakes are listed, but all are counted."""
    boards = ("".join("xo-"[min(abs(k - at), 2)] for k in range(36)) for at in range(35))
    entries = [(board, str(n)) for board in boards for n in range(36) if board[n] == "-"][
        : MOST + 5
    ]
    path = tmp_path / "a.textbook"
    with closing(Textbook(path, "6×6")) as textbook:
        textbook.add(entries)
    found = open_view(path)
    assert (len(found.newest), found.size, found.games) == (MOST, MOST + 5, 0)
    assert found.newest[0].source.state == entries[-1][0]
    assert found.newest[-1].source.move == entries[5][1]


def test_a_detail_has_all_mistakes_of_its_position(tmp_path: Path) -> None:
    """Known mistakes are -1, other empty squares 0; the solver says whether it is one."""
    path = written(tmp_path / "a.textbook", [(STATE_O, "1"), (STATE_X, "2"), (STATE_X, "6")])
    newest, _, oldest = open_view(path).newest
    detail = detail_of(path, newest)
    assert detail.mistake == newest
    assert detail.proven == (1, 1)  # a3 makes two threats, whatever the learner thinks
    thought = detail.thought
    assert thought.values == (None, None, -1.0, 0.0, None, 0.0, -1.0, None, 0.0)
    assert (thought.meaning, thought.side) == (Meaning.MISTAKES, Mark.X)
    assert (thought.errors, thought.best, thought.trials, thought.target) == (None, (), 0, None)
    assert thought.seed == 0
    other = detail_of(path, oldest)
    assert other.thought.side is Mark.O
    assert other.thought.values == (None, -1.0, *(0.0,) * 7)
    assert other.proven == (-1, -1)  # after a1, only the centre holds the tie


@given(any_rules(25))
@steady
def test_a_key_stands_for_its_rules(rules: Rules) -> None:
    """The rules are found again from the key that a textbook keeps."""
    assert rules_of_key(rules.key) == rules


@pytest.mark.parametrize("key", ["", "3x3", "3×3, 3", "3×3, reverse, 3 in a row", "chess"])
def test_other_keys_are_refused(key: str) -> None:
    """A textbook for something else is named."""
    with pytest.raises(TttmcError) as caught:
        rules_of_key(key)
    assert str(caught.value) == f"the textbook is for unknown rules: {key}"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A textbook that doesn't exist can't be shown, and isn't made."""
    with pytest.raises(TttmcError):
        open_view(tmp_path / "none.textbook")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("proven", "words"),
    [
        ((-1, -1), "The solver agrees: it loses against best play."),
        ((0, 0), "The solver disagrees: it doesn't lose against best play."),
        ((0, 1), "The solver disagrees: it doesn't lose against best play."),
        ((1, 1), "The solver disagrees: it doesn't lose against best play."),
        ((-1, 0), "The solver can't settle this move within its limit."),
        ((-1, 1), "The solver can't settle this move within its limit."),
    ],
)
def test_the_solver_has_the_last_word(proven: Bounds, words: str) -> None:
    """It agrees, disagrees or can't tell."""
    assert str(proof_words(proven)) == words


def test_the_built_in_textbooks_are_listed_by_name(home: Path) -> None:
    """Only textbooks in the data folder are listed; without the folder there are none."""
    assert textbook_files().paths == ()
    folder = data_folder() / "textbooks"
    folder.mkdir(parents=True)
    for name in ("b.textbook", "a.textbook", "notes.txt"):
        (folder / name).touch()
    assert textbook_files().paths == (folder / "a.textbook", folder / "b.textbook")
