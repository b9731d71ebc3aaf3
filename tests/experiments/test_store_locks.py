"""The locks of runs that are being played, and what can go wrong with them."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import carried_by, refused
from tttmc_app.core import TttmcError
from tttmc_app.experiments.executors import InlineExecutor
from tttmc_app.experiments.running import run
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.sweep import SweepPlan

PLAN = SweepPlan(values=(5, 10), games_each=2, seed=8)


def journal_folder(lock: Path) -> Path:
    """Put a folder where the lock's journal would be."""
    path = lock.with_name(f"{lock.name}-journal")
    path.mkdir()
    return path


def lock_folder(lock: Path) -> Path:
    """Put a folder where the lock would be."""
    lock.mkdir()
    return lock


def foreign_file(lock: Path) -> Path:
    """Put a file of another kind where the lock would be."""
    lock.write_text("no database" * 100)
    return lock


@pytest.mark.parametrize("obstacle", [journal_folder, lock_folder, foreign_file])
def test_a_lock_that_can_not_be_taken_is_told(home: Path, obstacle: Callable[[Path], Path]) -> None:
    """The error names the file, and doesn't say that the run is being played elsewhere."""
    with Store() as store:
        number = store.begin(PLAN, "")
        lock = home / f"{FILE_NAME}.run-{number}"
        found = obstacle(lock)
        with pytest.raises(TttmcError) as caught:
            list(run(PLAN, InlineExecutor(), store, resume=number))
        assert lock.name in str(caught.value)
        assert "run" not in carried_by(caught.value)
        assert (store.info(number).done, store.info(number).executor) == (0, "")
        if found.is_dir():
            found.rmdir()
        lock.unlink(missing_ok=True)
        *_, last = run(PLAN, InlineExecutor(), store, resume=number)
        assert last.is_finished
        assert not lock.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="this system keeps open files")
def test_a_lock_that_its_last_holder_removes_is_taken_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the file goes just after it was opened, another is made, which keeps others out."""
    opened: list[str] = []
    connect = sqlite3.connect

    def connected(path: Path, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(path, **named)
        if ".run-" in Path(path).name:
            opened.append(Path(path).name)
            if len(opened) < 3:
                Path(path).unlink()
        return connection

    with Store() as store, Store() as other:
        number = store.begin(PLAN, "")
        lock = home / f"{FILE_NAME}.run-{number}"
        monkeypatch.setattr(sqlite3, "connect", connected)
        with store.playing(number):
            assert opened == [lock.name] * 3
            assert lock.exists()
            assert other.unfinished(PLAN) is None
            with refused(run=number):
                other.playing(number).__enter__()
        assert not lock.exists()
        found = other.unfinished(PLAN)
        assert found is not None
        assert found.number == number


@pytest.mark.parametrize("name", [FILE_NAME, "my [best] runs.sqlite"])
def test_what_a_killed_program_held_is_cleared_away(tmp_path: Path, name: str) -> None:
    """The next run removes the lock of a killed program, but not that of a running one."""
    path = tmp_path / name
    with Store(path) as store, Store(path) as other, Store(path) as third:
        killed, played, new = (store.begin(PLAN, "") for _ in range(3))
        left, noted = (tmp_path / f"{name}.run-{each}" for each in (killed, "first"))
        left.touch()
        noted.touch()
        with other.playing(played), store.playing(new):
            assert not left.exists()
            assert noted.exists()  # no run has this name
            with refused(run=played):
                third.playing(played).__enter__()


def test_a_run_that_fails_can_be_played_again(home: Path) -> None:
    """The lock is released and its file removed, whatever ends the block."""
    with Store() as store, Store() as other:
        number = store.begin(PLAN, "")
        with pytest.raises(KeyboardInterrupt), store.playing(number):
            raise KeyboardInterrupt
        assert not list(home.glob(f"{FILE_NAME}.run-*"))
        with other.playing(number):
            assert (home / f"{FILE_NAME}.run-{number}").exists()


def test_a_run_that_is_played_elsewhere_is_not_erased() -> None:
    """Nor is any run beside it; but the program that plays the run may erase it."""
    with Store() as store, Store() as other:
        played, idle = (store.begin(PLAN, "") for _ in range(2))
        store.delete([played, idle])
        with store.playing(played):
            with refused(run=played):
                other.erase([idle, played])
            assert [info.number for info in other.runs(deleted=True)] == [idle, played]
            store.erase([played])
        other.erase([idle])
        assert other.runs(deleted=True) == []
