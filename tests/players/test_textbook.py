"""Textbooks on disk: kept intact, shared by several programs, and never overwritten."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event
from time import time

import pytest

from tests.refusals import refused
from tttmc_app.players.textbook import Textbook, read_entries, text_of


def book(folder: Path, subject: str | None = "3×3") -> Textbook:
    """Return a textbook in a folder."""
    return Textbook(folder / "a.textbook", subject)


def test_mistakes_are_noted_committed_and_read_again(tmp_path: Path) -> None:
    """Looking makes no file; what is noted counts at once, and after a commit for everybody.

    A mistake has the number of its game and the time, unless it was imported, and is kept once.
    """
    one, other, begun = book(tmp_path), book(tmp_path), int(time())
    assert (set(one.mistakes("a")), one.size, list(one.entries()), one.newest(3)) == (
        *(set(), 0, [], ()),
    )
    assert (one.games, one.subject, book(tmp_path, None).subject) == (0, "3×3", None)
    one.refresh()
    one.commit()
    one.note("b", "2")
    one.count_games(2)
    one.note("a", "1")
    one.note("b", "2")
    assert (set(one.mistakes("b")), one.size, one.noted, one.games) == ({"2"}, 2, 2, 2)
    assert list(tmp_path.iterdir()) == []
    one.commit()
    assert list(other.entries()) == [("b", "2"), ("a", "1")]
    assert other.add([("a", "1"), ("c", "5"), ("d", "0"), ("c", "5")]) == 2
    one.note("a", "7")
    one.count_games()
    assert (set(one.mistakes("a")), set(other.mistakes("a"))) == ({"1", "7"}, {"1"})
    one.commit()
    other.refresh()
    assert set(other.mistakes("a")) == {"1", "7"}
    found = other.newest(4)
    assert [mistake[:3] for mistake in found] == [
        *(("a", "7", 2), ("d", "0", None), ("c", "5", None), ("a", "1", 2))
    ]
    assert [mistake.learnt is None for mistake in found] == [False, True, True, False]
    assert found[0].learnt in range(begun, int(time()) + 2)
    assert isinstance(found[0].learnt, int)
    assert (other.size, other.games, other.noted, book(tmp_path, None).subject) == (5, 3, 0, "3×3")
    for each in (one, other):
        each.close()
        assert set(each.mistakes("b")) == {"2"}


def test_changes_are_counted(tmp_path: Path) -> None:
    """Whatever may add mistakes increases their number, looking again doesn't."""
    one, other = book(tmp_path), book(tmp_path)
    other.add([])
    acts: list[Callable[[], object]] = [
        *(lambda: one.note("a", "1"), one.commit, lambda: one.add([("b", "1"), ("c", "1")])),
        *(lambda: other.add([("d", "1")]), one.refresh),
    ]
    seen = [one.changes]
    for act in acts:
        act()
        seen.append(one.changes)
    assert seen[0] < seen[1] < seen[2] < seen[3] == seen[4] < seen[5]
    before = one.changes
    assert [set(one.mistakes(state)) for state in "abcdabcdda"] == [{"1"}] * 10
    one.refresh()
    one.commit()
    assert one.changes == before


def test_many_may_make_it_at_once(tmp_path: Path) -> None:
    """Programs that create a textbook at the same moment share one that has all their mistakes."""
    code = (
        "import sys; from pathlib import Path; from tttmc_app import storage; "
        "storage.PATIENCE = 60; from tttmc_app.players.textbook import Textbook; "
        "b = Textbook(Path(sys.argv[1]), '3×3'); b.note('a', sys.argv[2]); b.commit()"
    )
    names, path = ["0", "1", "2"], tmp_path / "a.textbook"
    children = [subprocess.Popen([sys.executable, "-c", code, path, name]) for name in names]
    assert [child.wait(30) for child in children] == [0] * 3
    assert sorted(book(tmp_path).mistakes("a")) == names


def change(path: Path, *statements: str) -> None:
    """Change a database as another program might."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def made(path: Path, subject: str, *statements: str) -> None:
    """Write a textbook, and change it."""
    with closing(Textbook(path, subject)) as textbook:
        textbook.add([("a", "1")])
    change(path, *statements)


OTHER = {"found": "5×5, reverse", "subject": "3×3"}
SPOILT: list[tuple[Callable[[Path], object], dict[str, str]]] = [
    (lambda path: path.write_text("no database, but a long enough text" * 9), {}),
    (lambda path: change(path, "CREATE TABLE mistakes (number INTEGER)"), {}),
    (lambda path: made(path, "3×3", "PRAGMA user_version = 99"), {}),
    (lambda path: made(path, "3×3", "DELETE FROM about"), {}),
    (lambda path: made(path, "5×5, reverse"), OTHER),
    (lambda path: path.mkdir(), {}),
]


@pytest.mark.parametrize(
    ("make", "carried"),
    SPOILT,
    ids=["text", "another program's", "a later version's", "damaged", "another board's", "folder"],
)
def test_what_is_no_textbook_stays_as_it_is(
    make: Callable[[Path], object], carried: dict[str, str], tmp_path: Path
) -> None:
    """A file that isn't a usable textbook is named on one line and kept byte for byte."""
    path = tmp_path / "a.textbook"
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    wrong = book(tmp_path)
    wrong.note("a", "2")
    for attempt in (lambda: wrong.mistakes("a"), wrong.commit):
        with refused(path=path, **carried):
            attempt()
    wrong.close()
    assert (path.read_bytes() if path.is_file() else b"") == before


def hold(path: Path, taken: Event, release: Event) -> None:
    """Lock a file until it is to be released."""
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        taken.set()
        release.wait(20)
        holder.execute("ROLLBACK")


def test_a_locked_file_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    """A commit that is told not to wait fails at once, while the file is locked; others wait."""
    one = book(tmp_path)
    one.add([("a", "1")])
    one.note("a", "2")
    taken, release = Event(), Event()
    with ThreadPoolExecutor() as pool:
        pool.submit(hold, one.path, taken, release)
        assert taken.wait(30)
        for _ in range(2):
            with refused(path=one.path):
                one.commit(0.0)
        adding = pool.submit(book(tmp_path).add, [("a", "3")])
        release.set()
        assert adding.result(30) == 1
    one.commit()
    assert list(book(tmp_path).entries()) == [("a", "1"), ("a", "3"), ("a", "2")]


def test_a_commit_that_fails_halfway_can_be_repeated(tmp_path: Path) -> None:
    """Nothing of it is written, and everything stays noted until a commit succeeds."""
    one, other = book(tmp_path), book(tmp_path)
    one.add([("a", "1")])
    full = "BEGIN SELECT RAISE(ABORT, 'it is full'); END"
    change(one.path, f"CREATE TRIGGER full BEFORE UPDATE ON about {full}")
    one.note("a", "2")
    one.count_games(2)
    with refused(path=one.path):
        one.commit()
    assert (one.noted, one.size, one.games, set(one.mistakes("a"))) == (1, 2, 2, {"1", "2"})
    assert (other.size, other.games, set(other.mistakes("a"))) == (1, 0, {"1"})
    change(one.path, "DROP TRIGGER full")
    one.commit()
    assert (one.noted, one.size, one.games, other.size, other.games) == (0, 2, 2, 2, 2)


def test_a_killed_program_leaves_only_whole_transactions(tmp_path: Path) -> None:
    """The file keeps a write-ahead log; its header says what it is, and older versions open."""
    with closing(book(tmp_path)) as one:
        one.add([("a", "1")])
    names = ("journal_mode", "application_id", "user_version")
    with closing(sqlite3.connect(one.path)) as connection:
        found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    assert found[:2] == ["wal", int.from_bytes(b"ttmb", "big")]
    change(
        one.path,
        "ALTER TABLE mistakes DROP COLUMN game",
        "ALTER TABLE mistakes DROP COLUMN learnt",
        "PRAGMA user_version = 1",
    )
    assert [tuple(mistake) for mistake in book(tmp_path).newest(9)] == [("a", "1", None, None)]


@pytest.mark.parametrize("size", [1, 3, 4, 10, 11, 25])
def test_the_round_trip(size: int) -> None:
    """Entries of any board make a text that is read again, with blank lines, in capitals too."""
    squares = size * size
    states = (("".join("-xo"[(i - n) % 3] for i in range(squares)), n) for n in (0, squares - 1))
    known = [(state, str(move)) for state, move in states]
    text = text_of(known)
    assert read_entries(text) == (size, known)
    assert read_entries(text.upper().replace("\n", " \r\n\n")) == (size, known)
    assert read_entries("\n") == (0, [])


TEXT = "xxo-o----3\nxxo-o----5\n---------0\n"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((TEXT + "hello", 4), ("xxo-o----", 1), ("xxo-o----9", 1), ("xxo-o----0", 1)),
        *(("xxo-o---3", 1), (f"\n \r\n{TEXT}\n\n\nhello\n----0", 9), (TEXT + "----0", 4)),
        *((f"----0\n\n{TEXT}", 3), ("-" * 26 * 26 + "0", 1), ("-" * 625 + "1000", 1)),
    ],
)
def test_bad_lines(text: str, number: int) -> None:
    """The first line that isn't a valid mistake, or is for another board, is named."""
    assert text_of(read_entries(TEXT)[1]) == TEXT
    with refused(number=number):
        read_entries(text)
