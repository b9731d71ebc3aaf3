"""The store of results, in real files."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tttmc_app.cli import main
from tttmc_app.core import Ending, Mark, Text, TttmcError
from tttmc_app.experiments.free_space import free_space
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.report import info_json
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.store import DATABASE, FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

PLAN = SweepPlan(values=(5, 10), games_each=3, seed=8)
LEARNERS = SweepPlan(parse_spec("learner"), "symmetry", (0, 1), parse_spec("random"))


def game(number: int) -> PlayedGame:
    """Return an invented game."""
    times = Spread.of([0.5, 0.25]), Spread.of([1.0])
    return PlayedGame(number, number // 3, Mark.O, Ending.FORFEIT, "b2 a1", 1.75, *times, "slept")


@pytest.fixture
def store() -> Iterator[Store]:
    """Return the program's own store, newly created."""
    with Store() as opened:
        yield opened


def test_a_run_is_kept_with_all_that_it_takes_to_repeat_it(store: Store, home: Path) -> None:
    """Settings, seed, versions, machine and games are read back when the store is reopened."""
    run = store.begin(PLAN, "2 processes")
    store.add(run, [game(4), game(0)], seconds=1.5)
    store.add(run, [game(1)], seconds=0.5)
    with Store(home / FILE_NAME) as other:
        info = other.info(run)
        assert info.plan == PLAN
        assert (info.done, info.target, info.seconds, info.seed) == (3, 6, 2.0, 8)
        assert (info.name, info.executor) == (str(PLAN.title), "2 processes")
        assert all((info.version, info.stream, info.python, info.machine))
        assert not info.deleted
        assert list(other.games(run)) == [game(0), game(1), game(4)]
        assert other.summary(run) == PLAN.summary(PLAN.scores([game(0), game(1), game(4)]))


def test_each_detail_has_its_own_column(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Details of a run that are all texts are read back as themselves."""
    monkeypatch.setattr("tttmc_app.experiments.store.__version__", "9.9")
    monkeypatch.setattr("tttmc_app.experiments.store.engine.STREAM", "a stream")
    monkeypatch.setattr("platform.python_version", lambda: "3.99")
    monkeypatch.setattr("tttmc_app.experiments.store.machine_text", lambda: "a machine")
    info = store.info(store.begin(PLAN, "an executor"))
    texts = (info.version, info.stream, info.python, info.machine, info.executor)
    assert texts == ("9.9", "a stream", "3.99", "a machine", "an executor")


def test_tournaments_are_kept_too(store: Store) -> None:
    """A tournament is read back as a tournament."""
    plan = TournamentPlan((parse_spec("mc"), parse_spec("random")))
    assert store.info(store.begin(plan, "")).plan == plan


def test_no_game_is_kept_twice(store: Store) -> None:
    """A game that two programs have both played is counted once."""
    run = store.begin(PLAN, "")
    store.add(run, [game(0)], 0)
    store.add(run, [game(0), game(1)], 0)
    assert [kept.number for kept in store.games(run)] == [0, 1]


def test_an_erased_run_leaves_nothing(store: Store, home: Path) -> None:
    """Erasing a run also deletes its games."""
    run = store.begin(PLAN, "2 processes")
    store.add(run, [game(0), game(1)], seconds=1.5)
    store.delete([run])
    store.erase([run])
    with closing(sqlite3.connect(home / FILE_NAME)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_an_erased_runs_space_is_freed(home: Path) -> None:
    """The command shrinks the file unless another program has it open; it still takes games."""
    sizes = list[int]()
    for run in (1, 2):
        with Store() as store:
            assert store.begin(PLAN, "") == run
            store.add(run, map(game, range(3000)), 0)
            store.delete([run])
        with Store() if run == 1 else nullcontext():
            assert main(["results", "erase", str(run)]) == 0
        sizes.append((home / FILE_NAME).stat().st_size)
    assert sizes[0] > 200_000 > 2 * sizes[1]
    with Store() as store:
        assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        store.add(store.begin(PLAN, ""), [game(0)], 0)
        assert list(store.games(3)) == [game(0)]


def test_runs_are_renamed_deleted_restored_and_erased(store: Store) -> None:
    """A deleted run isn't listed until it is restored; an erased one is gone."""
    one, two = store.begin(PLAN, ""), store.begin(PLAN, "")
    store.add(one, [game(0)], 0)
    store.rename(one, "  Seven counts ")
    store.delete([one])
    assert [info.number for info in store.runs()] == [two]
    assert [info.name for info in store.runs(deleted=True)] == ["Seven counts"]
    store.restore([one])
    assert [info.number for info in store.runs()] == [two, one]
    assert len(list(store.games(one))) == 1
    with pytest.raises(TttmcError, match="run 1 isn't deleted: delete it first"):
        store.erase([one])
    store.delete([one, two])
    store.erase([two])
    assert [info.number for info in store.runs(deleted=True)] == [one]
    assert store.begin(PLAN, "") == 3  # a number is never used again


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 201])
def test_a_name_that_is_none(store: Store, name: str) -> None:
    """An invalid name is refused, and the run keeps its old one."""
    run = store.begin(PLAN, "")
    with pytest.raises(TttmcError, match="must have 1 to 200 printable characters"):
        store.rename(run, name)
    assert store.info(run).title == PLAN.title


def test_a_run_that_is_not_there(store: Store) -> None:
    """The error names the run and the list of runs; nothing else is deleted."""
    run = store.begin(PLAN, "")
    before = store.info(run)
    for change in (
        lambda: store.rename(9, "Nine"),
        lambda: store.delete([run, 9]),
        lambda: store.restore([run, 9]),
        lambda: store.load(9),
        lambda: list(store.games(9)),
    ):
        with pytest.raises(TttmcError, match="run 9 doesn't exist: tttmc results lists"):
            change()
    assert store.runs() == [before]
    store.delete([run])
    for change in (lambda: store.restore([run, 9]), lambda: store.erase([run, 9])):
        with pytest.raises(TttmcError, match="run 9 doesn't exist: tttmc results lists"):
            change()
    assert [info.number for info in store.runs(deleted=True)] == [run]


def test_the_newest_unfinished_run_of_the_same_settings(store: Store) -> None:
    """Runs that are finished, deleted, in progress, or of another plan or engine aren't found."""
    assert store.unfinished(PLAN) is None
    runs = [store.begin(PLAN, "") for _ in range(4)]
    store.begin(SweepPlan(values=(5, 10), games_each=3, seed=9), "")
    store.add(runs[3], [game(number) for number in range(6)], 0)
    store.delete([runs[2]])
    with Store() as other, other.playing(runs[1]):
        found = store.unfinished(PLAN)
        assert found is not None
        assert found.number == runs[0]
    found = store.unfinished(PLAN)
    assert found is not None
    assert found.number == runs[1]
    store.connection.execute("UPDATE runs SET stream = 'of another engine'")
    assert store.unfinished(PLAN) is None


def test_a_run_is_played_by_one_at_a_time(store: Store, home: Path) -> None:
    """A second window can't play the same run; afterwards no lock file is left."""
    run = store.begin(PLAN, "")
    with Store() as other:
        with (
            store.playing(run),
            pytest.raises(TttmcError, match="in another window or command"),
            other.playing(run),
        ):
            pytest.fail("the run must not start")
        with other.playing(run):
            pass
    assert sorted(path.name for path in home.glob(f"{FILE_NAME}.run*")) == []


def test_two_programs_write_at_once(home: Path) -> None:
    """Two programs that write at the same time lose no games and don't wait long."""

    def write(first: int) -> None:
        with Store(home / FILE_NAME) as mine:
            run = mine.begin(PLAN, "")
            for number in range(first, first + 50):
                mine.add(run, [game(number)], 0.01)

    with Store(home / FILE_NAME):
        pass
    threads = [threading.Thread(target=write, args=(first,)) for first in (0, 100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with Store(home / FILE_NAME) as store:
        assert [info.done for info in store.runs()] == [50, 50]


def test_a_full_disk(store: Store) -> None:
    """A full disk is reported on one line; saved data stays, and writing works again later."""
    run = store.begin(PLAN, "")
    store.add(run, [game(0)], 1.0)
    connection = store.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    many = [game(number) for number in range(1, 2000)]
    with pytest.raises(TttmcError, match=r"its disk is full. Everything written before"):
        store.add(run, many, 1.0)
    assert list(store.games(run)) == [game(0)]
    assert store.info(run).seconds == 1.0
    connection.execute("PRAGMA max_page_count = 100000")
    store.add(run, many, 1.0)
    assert store.info(run).done == 2000


def test_a_store_from_a_newer_version(home: Path) -> None:
    """A newer store is left unchanged, and the one-line error says what to do."""
    with Store() as store:
        store.begin(PLAN, "")
    path = home / FILE_NAME
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {DATABASE.version + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(TttmcError, match=r"another version of tttmc .* left unchanged"):
        Store()
    assert path.read_bytes() == before


def test_a_file_that_is_no_store(home: Path) -> None:
    """Another kind of file in the store's place is named in the error and left unchanged."""
    home.mkdir()
    (home / FILE_NAME).write_text("my notes, which are longer than SQLite's header" * 20)
    with pytest.raises(TttmcError, match="it is a file of another kind"):
        Store()
    assert (home / FILE_NAME).read_text().startswith("my notes")


def test_a_run_of_a_kind_that_is_unknown(store: Store) -> None:
    """A run of an unknown kind is listed, but its plan can't be read."""
    run = store.begin(PLAN, "")
    store.connection.execute("UPDATE runs SET kind = 'league', name = 'From afar'")
    assert [info.name for info in store.runs()] == ["From afar"]
    with pytest.raises(TttmcError, match="know runs of the kind league"):
        _ = store.info(run).plan
    store.connection.execute("UPDATE runs SET kind = 'sweep', settings = '{\"player\": \"mcts\"}'")
    with pytest.raises(TttmcError, match="can't be read by this version"):
        _ = store.info(run).plan
    assert store.unfinished(PLAN) is None


BAD = ("x", "[" * 100_000, "NaN", "1e999", -1, 1e308, None, b"\xff\xfe", "9" * 5000)
"""Values that no column of a run or a game may hold."""


@pytest.mark.parametrize("value", BAD, ids=range(len(BAD)))
def test_a_damaged_run_hides_no_other(store: Store, value: object) -> None:
    """Whatever one column of a run holds, all runs are listed, and the other runs can be read."""
    runs = [store.begin(PLAN, "") for _ in range(2)]
    connection = store.connection
    (row,) = connection.execute("SELECT * FROM runs WHERE number = ?", (runs[0],)).fetchall()
    names = [name for name, *_ in connection.execute("SELECT * FROM runs").description]
    for name, before in zip(names, row, strict=True):
        if name == "number":
            continue
        with suppress(sqlite3.IntegrityError):  # columns that can't be empty
            connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (value, runs[0]))
        listed = {info.number: info for info in (*store.runs(), *store.runs(deleted=True))}
        assert sorted(listed) == runs
        assert json.dumps([info_json(info) for info in listed.values()])
        assert listed[runs[1]].plan == PLAN
        assert store.unfinished(PLAN) is not None
        with suppress(TttmcError):
            store.load(runs[0])
        connection.execute(f"UPDATE runs SET {name} = ? WHERE number = ?", (before, runs[0]))


def test_a_damaged_run_says_why(store: Store) -> None:
    """A run with unreadable settings has an error, in its JSON too, and can't be resumed."""
    run = store.begin(PLAN, "")
    store.connection.execute("UPDATE runs SET settings = '{'")
    info = store.info(run)
    assert str(info.error).startswith("run 1 can't be read by this version of tttmc: Expecting")
    assert not info.is_resumable
    assert info_json(info)["error"] == str(info.error)
    assert info_json(info)["command"] is None


@pytest.mark.parametrize("name", ["pairing", "winner", "ending", "x_moves", "seconds"])
def test_damaged_games_are_left_out(store: Store, name: str) -> None:
    """The readable games are counted, and the run says how many can't be read."""
    run = store.begin(PLAN, "")
    numbers = range(len(BAD))
    store.add(run, [game(0)] + [game(0)._replace(number=number + 1) for number in numbers], 0)
    left = 1
    for number, value in enumerate(BAD, 1):
        try:
            store.connection.execute(
                f"UPDATE games SET {name} = ? WHERE number = ?", (value, number)
            )
        except sqlite3.IntegrityError:  # a column that can't be empty
            left += 1
    left += name == "winner"  # nobody wins a tie
    loaded = store.load(run)
    assert len(list(store.games(run))) == left
    assert loaded.damaged_games == len(BAD) + 1 - left
    assert str(loaded.damage) == f"{loaded.damaged_games} unreadable games not counted."


def test_what_learners_know_is_kept(store: Store) -> None:
    """A run stores what its players knew, so that it can tell whether they have learnt since."""
    info = store.info(store.begin(LEARNERS, ""))
    assert info.knowledge == LEARNERS.knowledge() == (("", ""), ("", ""))


def test_a_run_s_title_can_be_translated_until_it_is_renamed(store: Store) -> None:
    """A new run's name is a text with placeholders; names given later or by old versions stay."""
    run = store.begin(PLAN, "")
    title = store.info(run).title
    assert isinstance(title, Text)
    assert (title.source, str(title)) == (PLAN.title.source, store.info(run).name)
    old = "mc:current=1,other=2 in the limit, 3×3"
    store.rename(run, old)
    assert store.info(run).title == old


def test_patience_is_back_after_freeing_space(store: Store) -> None:
    """While space is freed nothing is waited for; afterwards a locked file is, as before."""
    before = store.connection.execute("PRAGMA busy_timeout").fetchone()
    free_space(store)
    assert store.connection.execute("PRAGMA busy_timeout").fetchone() == before == (10_000,)
    assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_times_of_a_run_are_whole_seconds(store: Store) -> None:
    """When a run was begun and when it was deleted are written in universal time, to the second."""
    before = datetime.now(UTC).replace(microsecond=0)
    run = store.begin(PLAN, "")
    store.delete([run])
    (row,) = store.connection.execute("SELECT created, deleted FROM runs").fetchall()
    for text in row:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", text)
        assert before <= datetime.fromisoformat(text) <= datetime.now(UTC)
    store.connection.execute("UPDATE runs SET deleted = 'long ago'")
    store.delete([run])  # again
    assert store.connection.execute("SELECT deleted FROM runs").fetchone() == ("long ago",)


def test_damaged_characters_are_replaced(store: Store) -> None:
    """A name that isn't UTF-8 keeps its readable characters, and its run stays readable."""
    run = store.begin(PLAN, "")
    store.connection.execute("UPDATE runs SET name = CAST(x'6d79ff72756e' AS TEXT)")
    info = store.info(run)
    assert (info.name, info.plan, info.damage) == ("my\N{REPLACEMENT CHARACTER}run", PLAN, "")


def test_a_run_is_erased_with_its_own_games_only(store: Store) -> None:
    """Erasing leaves the games of other runs; if one run isn't deleted, nothing goes."""
    runs = [store.begin(PLAN, "") for _ in range(4)]
    for run in runs:
        store.add(run, [game(run), game(0)], 1.0)
    store.delete(runs[:3])
    with pytest.raises(TttmcError, match="run 4 isn't deleted: delete it first"):
        store.erase([runs[0], runs[3]])
    assert [info.number for info in store.runs(deleted=True)] == [3, 2, 1]
    store.erase(runs[:2])
    left = store.connection.execute("SELECT run, number FROM games ORDER BY run, number").fetchall()
    assert left == [(3, 0), (3, 3), (4, 0), (4, 4)]
    assert [(info.number, info.seconds) for info in store.runs()] == [(4, 1.0)]
