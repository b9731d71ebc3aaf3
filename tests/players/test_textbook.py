"""Textbooks on disk: kept intact, shared by several programs, and never overwritten."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import time

import pytest

from tests.refusals import refused
from tttmc_app.database import connect
from tttmc_app.players.textbook import Textbook, read_entries, text_of


def book(folder: Path, subject: str | None = "3×3") -> Textbook:
    """Return a textbook in a folder."""
    return Textbook(folder / "a.textbook", subject)


def test_mistakes_are_noted_committed_and_read_again(tmp_path: Path) -> None:
    """Looking makes no file; what is noted counts at once, and after a commit for everybody.

    A mistake has the number of its game and the time, unless it was imported, and is kept once.
    """
    one, other, begun = book(tmp_path), book(tmp_path), int(time())
    assert (one.size, one.games, one.newest(3), book(tmp_path, None).subject) == (0, 0, (), None)
    one.refresh()
    one.commit()
    one.count_games(2)
    for entry in (("b", "2"), ("a", "1"), ("a", "1")):
        one.note(*entry)
    assert (set(one.mistakes("b")), one.size, one.noted, one.games) == ({"2"}, 2, 2, 2)
    assert list(tmp_path.iterdir()) == []
    one.commit()
    assert list(other.entries()) == [("b", "2"), ("a", "1")]
    assert other.add([("a", "1"), ("c", "5"), ("c", "5")]) == 1
    one.note("a", "7")
    one.count_games()
    assert (set(one.mistakes("a")), set(other.mistakes("a"))) == ({"1", "7"}, {"1"})
    one.commit()
    other.refresh()
    newest, imported = other.newest(2)
    assert (newest[:3], imported) == (("a", "7", 2), ("c", "5", None, None))
    assert newest.learnt in range(begun, int(time()) + 2)
    assert (other.size, other.games, other.noted, book(tmp_path, None).subject) == (4, 3, 0, "3×3")
    other.close()
    assert set(other.mistakes("b")) == {"2"}


def change(path: Path, *statements: str) -> None:
    """Change a database as another program might."""
    with closing(connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize(
    ("statement", "carried"),
    [
        ("DELETE FROM about", {}),
        ("UPDATE about SET subject = '5×5'", {"found": "5×5", "subject": "3×3"}),
    ],
)
def test_what_is_no_textbook_stays_as_it_is(
    statement: str, carried: dict[str, str], tmp_path: Path
) -> None:
    """A damaged textbook, or another board's, is named on one line and kept byte for byte."""
    wrong = book(tmp_path)
    book(tmp_path).add([("a", "1")])
    change(wrong.path, statement)
    before = wrong.path.read_bytes()
    wrong.note("a", "2")
    for attempt in (lambda: wrong.mistakes("a"), wrong.commit):
        with refused(path=wrong.path, **carried):
            attempt()
    wrong.close()
    assert wrong.path.read_bytes() == before


def test_a_locked_file_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    """A commit that fails, at once or halfway, writes nothing, and can be repeated."""
    one, other = book(tmp_path), book(tmp_path)
    one.add([("a", "1")])
    one.note("a", "2")
    one.count_games(2)
    with closing(connect(one.path)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with refused(path=one.path):
            one.commit(0.0)
    change(one.path, f"CREATE INDEX fails ON about (abs(iif(games, {-(2**63)}, 0)))")  # on update
    with refused(path=one.path):
        one.commit()
    assert (one.noted, one.size, one.games, other.size, other.games) == (1, 2, 2, 1, 0)
    change(one.path, "DROP INDEX fails")
    one.commit()
    assert (one.noted, other.size, other.games) == (0, 2, 2)


def test_its_file_is_upgraded(tmp_path: Path) -> None:
    one = book(tmp_path)
    one.add([("a", "1")])
    one.close()
    older = [f"ALTER TABLE mistakes DROP COLUMN {name}" for name in ("game", "learnt")]
    change(one.path, *older, "PRAGMA user_version = 1")
    assert book(tmp_path).newest(9) == (("a", "1", None, None),)


@pytest.mark.parametrize("size", [1, 3, 10, 25])
def test_the_round_trip(size: int) -> None:
    """Entries of any board make a text that is read again, with blank lines, in capitals too."""
    state = ("-xo" * size * size)[: size * size]
    known = [(state, "0"), (state[::-1], str(size * size - 1))]
    text = text_of(known)
    for words in (text, text.upper().replace("\n", " \r\n\n")):
        assert read_entries(words) == (size, known)
    assert read_entries("\n") == (0, [])


BAD = """
xxo-o----3,xxo-o----5,hello       | 3
xxo-o----                         | 1
xxo-o----9                        | 1
xxo-o----0                        | 1
xxo-o---3                         | 1
, ,xxo-o----3,,,hello,----0       | 6
xxo-o----3,----0                  | 2
----0,,xxo-o----3                 | 3
"""


@pytest.mark.parametrize(
    "row", [*BAD.strip().splitlines(), f"{'-' * 676}0 | 1", f"{'-' * 625}1000 | 1"]
)
def test_bad_lines(row: str) -> None:
    """The first line that isn't a valid mistake, or is for another board, is named."""
    lines, _, number = row.partition("|")
    with refused(number=number.strip()):
        read_entries(lines.replace(",", "\n"))
