"""Textbooks on disk: kept intact, shared by two windows, and never overwritten."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from threading import Event
from time import time

import pytest

from tttmc_app.core import TttmcError
from tttmc_app.players.textbook import Textbook, read_entries, text_of


def book(path: Path, subject: str | None = "3×3") -> Textbook:
    """Return a textbook in a folder."""
    return Textbook(path / "a.textbook", subject)


def test_what_is_committed_is_read_again(tmp_path: Path) -> None:
    """Mistakes and games are read back in the order in which they were noted, each once."""
    first = book(tmp_path)
    for entry in (("b", "2"), ("a", "1"), ("b", "2"), ("b", "1")):
        first.note(*entry)
    first.count_games(3)
    first.commit()
    first.close()
    again = book(tmp_path)
    assert list(again.entries()) == [("b", "2"), ("a", "1"), ("b", "1")]
    assert set(again.mistakes("b")) == {"1", "2"}
    assert set(again.mistakes("c")) == set()
    assert (again.size, again.games, book(tmp_path, None).subject) == (3, 3, "3×3")
    assert [mistake[:2] for mistake in again.newest(2)] == [("b", "1"), ("a", "1")]


def test_looking_makes_no_file(tmp_path: Path) -> None:
    """Neither reading a textbook nor a commit without anything new creates a file."""
    empty = book(tmp_path)
    assert (set(empty.mistakes("a")), empty.size, list(empty.entries())) == (set(), 0, [])
    assert (empty.newest(3), empty.games, empty.noted, empty.subject) == ((), 0, 0, "3×3")
    assert book(tmp_path, None).subject is None
    empty.refresh()
    empty.commit()
    assert list(tmp_path.iterdir()) == []
    empty.note("a", "1")
    empty.count_games()
    assert (set(empty.mistakes("a")), empty.size, empty.noted, empty.games) == ({"1"}, 1, 1, 1)
    assert (list(empty.entries()), empty.newest(3), list(tmp_path.iterdir())) == ([], (), [])
    empty.add([])
    assert [path.name for path in tmp_path.glob("*.textbook")] == ["a.textbook"]


def test_where_each_mistake_comes_from(tmp_path: Path) -> None:
    """A mistake has the number of its game and the time in whole seconds, unless imported."""
    one, begun = book(tmp_path), int(time())
    one.note("a", "1")
    one.count_games(2)
    one.note("a", "2")
    one.note("a", "1")  # already noted
    one.count_games()
    one.commit()
    assert one.add([("a", "2"), ("b", "0"), ("c", "5"), ("b", "0")]) == 2
    assert one.add([("b", "0")]) == 0
    one.note("d", "7")
    one.commit()
    found = one.newest(9)
    assert [(each.state, each.move, each.game) for each in found] == [
        ("d", "7", 3),
        ("c", "5", None),
        ("b", "0", None),
        ("a", "2", 2),
        ("a", "1", 0),
    ]
    times = [each.learnt for each in found]
    assert times[1:3] == [None, None]
    for learnt in (times[0], *times[3:]):
        assert isinstance(learnt, int)
        assert begun <= learnt <= time() + 1
    assert (one.size, one.games, one.noted) == (5, 3, 0)


def test_changes_are_counted(tmp_path: Path) -> None:
    """Whatever may add mistakes increases the number of changes; looking again doesn't."""
    one, other = book(tmp_path), book(tmp_path)
    seen = [one.changes]
    one.note("a", "1")
    seen.append(one.changes)
    one.commit()
    seen.append(one.changes)
    one.add([("b", "2")])
    seen.append(one.changes)
    other.note("c", "3")
    other.commit()
    one.refresh()
    seen.append(one.changes)
    assert all(before < after for before, after in pairwise(seen))
    assert set(one.mistakes("c")) == {"3"}
    one.refresh()
    one.commit()
    assert (set(one.mistakes("a")), len(one.newest(1)), one.changes) == ({"1"}, 1, seen[-1])


def test_the_states_kept_in_memory_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However few states are kept, their mistakes are read again."""
    monkeypatch.setattr("tttmc_app.players.textbook._MAX_STATES", 2)
    one = book(tmp_path)
    one.add([(state, "1") for state in "abcd"])
    for state in "abcdabcdda":
        assert set(one.mistakes(state)) == {"1"}
    one.close()
    assert set(one.mistakes("b")) == {"1"}


def test_what_is_noted_counts_at_once(tmp_path: Path) -> None:
    """A mistake is known as soon as it is noted, but is written to the file only when committed."""
    one, other = book(tmp_path), book(tmp_path)
    one.note("a", "1")
    assert (set(one.mistakes("a")), one.size) == ({"1"}, 1)
    one.commit()
    one.note("a", "2")
    one.count_games(3)
    assert (set(one.mistakes("a")), set(other.mistakes("a"))) == ({"1", "2"}, {"1"})
    assert [(each.size, each.games) for each in (one, other)] == [(2, 3), (1, 0)]
    one.commit()
    one.add([("a", "3"), ("b", "1")])
    assert (set(one.mistakes("a")), one.size, one.games) == ({"1", "2", "3"}, 4, 3)


def test_two_windows_learn_together(tmp_path: Path) -> None:
    """After a refresh, a window knows the other's committed mistakes, and keeps its own."""
    one, other = book(tmp_path), book(tmp_path)
    one.note("a", "1")
    one.commit()
    assert set(other.mistakes("a")) == {"1"}
    other.note("a", "3")
    one.note("a", "2")
    one.commit()
    other.refresh()
    assert set(other.mistakes("a")) == {"1", "2", "3"}
    other.commit()
    one.refresh()
    assert set(one.mistakes("a")) == {"1", "2", "3"}


def test_many_may_make_it_at_once(tmp_path: Path) -> None:
    """Programs that create a textbook at the same moment share one that has all their mistakes."""
    code = (
        "import sys; from pathlib import Path; from tttmc_app import storage; "
        "storage.PATIENCE = 60; from tttmc_app.players.textbook import Textbook; "
        "b = Textbook(Path(sys.argv[1]), '3×3'); b.note('a', sys.argv[2]); b.commit()"
    )
    path = tmp_path / "a.textbook"
    names = [str(number) for number in range(4)]
    children = [subprocess.Popen([sys.executable, "-c", code, path, name]) for name in names]
    assert [child.wait(30) for child in children] == [0] * 4
    assert sorted(book(tmp_path).mistakes("a")) == names


def make_text(path: Path) -> None:
    """Write a file that isn't a database."""
    path.write_text("no database, but a long enough text" * 9)


def make_folder(path: Path) -> None:
    """Put a folder in the textbook's place."""
    path.mkdir()


def make_other_database(path: Path) -> None:
    """Write another program's SQLite file."""
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE mistakes (number INTEGER)")
    connection.commit()
    connection.close()


def make_newer(path: Path) -> None:
    """Write a textbook that claims to be from a later version."""
    made = Textbook(path, "3×3")
    made.note("a", "1")
    made.commit()
    made.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()


def make_other_subject(path: Path) -> None:
    """Write a textbook for another board."""
    made = Textbook(path, "5×5, reverse")
    made.note("a", "1")
    made.commit()
    made.close()


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (make_text, "another kind"),
        (make_other_database, "is the database of another program or for something else"),
        (make_newer, "written by another version of tttmc"),
        (make_other_subject, "is a textbook for 5×5, reverse, not for 3×3"),
        (make_folder, "can't be used: "),
    ],
)
def test_what_is_no_textbook_stays_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], told: str
) -> None:
    """A file that isn't a usable textbook is named on one line and kept byte for byte."""
    path = tmp_path / "a.textbook"
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    refused = book(tmp_path)
    refused.note("a", "2")
    for attempt in (lambda: refused.mistakes("a"), refused.commit):
        with pytest.raises(TttmcError) as caught:
            attempt()
        assert told in str(caught.value)
        assert str(path) in str(caught.value)
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert [item.name for item in tmp_path.iterdir()] == ["a.textbook"]


def test_a_locked_file_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    """While another program holds the file, committing says so; afterwards it succeeds."""
    one = book(tmp_path)
    one.note("a", "1")
    one.commit()
    holder = sqlite3.connect(tmp_path / "a.textbook", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    one.note("a", "2")
    for patience in (0.0, 0.1):
        with pytest.raises(TttmcError, match="another program has locked it"):
            one.commit(patience)
    holder.execute("ROLLBACK")
    holder.close()
    with ThreadPoolExecutor() as pool:
        released = pool.submit(hold, tmp_path / "a.textbook", taken := Event())
        assert taken.wait(30)
        one.add([("a", "3")])  # waits as long as usual, whatever an earlier commit's patience was
        released.result()
    one.commit()
    assert list(book(tmp_path).entries()) == [("a", "1"), ("a", "3"), ("a", "2")]


def hold(path: Path, taken: Event) -> None:
    """Lock a file for a moment."""
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    taken.set()
    Event().wait(0.25)
    holder.execute("ROLLBACK")
    holder.close()


def test_a_commit_waits_no_longer_than_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told not to wait for a lock, it fails before another program releases the file."""
    monkeypatch.setattr("tttmc_app.storage.PATIENCE", 60.0)  # what it usually waits
    one, failed = book(tmp_path), Event()
    one.add([])
    holder = sqlite3.connect(one.path, isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN EXCLUSIVE")
    one.note("a", "1")

    def release() -> None:
        failed.wait(20)
        holder.execute("ROLLBACK")

    with ThreadPoolExecutor() as pool:
        released = pool.submit(release)
        with pytest.raises(TttmcError, match="another program has locked it"):
            one.commit(0.0)
        failed.set()
        released.result()
    holder.close()
    one.commit()
    assert one.size == 1


def test_a_commit_that_fails_halfway_can_be_repeated(tmp_path: Path) -> None:
    """Nothing of it is written, and everything stays noted until a commit succeeds."""
    one, other = book(tmp_path), book(tmp_path)
    one.add([("a", "1")])
    connection = sqlite3.connect(one.path)
    connection.execute(
        "CREATE TRIGGER full BEFORE UPDATE ON about BEGIN SELECT RAISE(ABORT, 'it is full'); END"
    )
    connection.commit()
    one.note("a", "2")
    one.count_games(2)
    with pytest.raises(TttmcError, match="it is full"):
        one.commit()
    assert (one.noted, one.size, one.games, set(one.mistakes("a"))) == (1, 2, 2, {"1", "2"})
    assert (other.size, other.games, set(other.mistakes("a"))) == (1, 0, {"1"})
    connection.execute("DROP TRIGGER full")
    connection.commit()
    connection.close()
    one.commit()
    assert (one.noted, one.size, one.games, set(one.mistakes("a"))) == (0, 2, 2, {"1", "2"})
    assert [each[:3] for each in other.newest(9)] == [("a", "2", 0), ("a", "1", None)]
    assert other.games == 2


def test_the_file_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    """A killed program leaves only complete transactions; the header says what the file is."""
    made = book(tmp_path)
    made.note("a", "1")
    made.commit()
    connection = sqlite3.connect(tmp_path / "a.textbook")
    names = ("journal_mode", "application_id", "user_version")
    found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    connection.close()
    assert found == ["wal", int.from_bytes(b"ttmb", "big"), 2]


ENTRIES = [("xxo-o----", "3"), ("xxo-o----", "5"), ("---------", "0")]
TEXT = "xxo-o----3\nxxo-o----5\n---------0\n"
UNREADABLE = (
    "can't be read: each line must be a board of -, x and o, row by row, then the number of an "
    "empty square"
)


def test_the_round_trip() -> None:
    """Entries become lines of nine characters and a digit, and can be read back."""
    assert text_of(ENTRIES) == TEXT
    assert read_entries(TEXT) == (3, ENTRIES)


def test_what_is_read_generously() -> None:
    """Other line endings, capitals and blank lines are accepted, and so is empty text."""
    assert read_entries("\r\n XXO-O----3 \r\n\r\n") == (3, ENTRIES[:1])
    assert read_entries("") == (0, [])


def test_larger_boards_have_larger_numbers() -> None:
    """On boards up to the largest, every square's number can be written and read, and no other."""
    for size in (1, 3, 4, 10, 11, 25):
        squares = size * size
        for move in {0, 9, 10, 99, 100, 101, squares - 1}:
            if move < squares:
                state = "".join("-xo"[(i - move) % 3] for i in range(squares))
                assert read_entries(text_of([(state, str(move))])) == (size, [(state, str(move))])
            else:
                with pytest.raises(TttmcError, match="line 1 can't be read"):
                    read_entries(f"{'-' * squares}{move}")
    for wrong in ("-" * 26 * 26 + "0", "-" * 625 + "1000", "-" * 625 + "625", "-" * 24 + "3"):
        with pytest.raises(TttmcError, match="line 1 can't be read"):
            read_entries(wrong)


@pytest.mark.parametrize(
    ("text", "number", "told"),
    [
        (TEXT + "hello", 4, UNREADABLE),
        ("xxo-o----", 1, UNREADABLE),
        ("xxo-o----9", 1, UNREADABLE),
        ("xxo-o----0", 1, UNREADABLE),
        ("xxo-o---3", 1, UNREADABLE),
        (f"\n \r\n{TEXT}\n\n\nhello\n----0", 9, UNREADABLE),
        (TEXT + "----0", 4, "is for a different board size from the lines before it"),
        (f"----0\n\n{TEXT}", 3, "is for a different board size from the lines before it"),
    ],
)
def test_bad_lines(text: str, number: int, told: str) -> None:
    """The first line that isn't a valid mistake is named; blank lines count."""
    with pytest.raises(TttmcError) as caught:
        read_entries(text)
    assert str(caught.value) == f"line {number} {told}"
