"""Every kind of save on a disk on which the n-th write, or other change, fails.

    python -m tests.failing_disk FOLDER EVERY [KIND ...]

runs in a process with the library made from failing_disk.c (see `run`), tries one in EVERY of the
possible failures, and prints a line of JSON for each kind of save.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import NamedTuple

from tests.playing import ROW, START
from tttmc_app.core import GameRecord, TttmcError
from tttmc_app.core.record import SavedSession
from tttmc_app.core.session_json import session_from_json
from tttmc_app.grading import GradingReport, Journal
from tttmc_app.gui.files.autosave import SessionFile
from tttmc_app.players.textbook import Textbook

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)
COMPANIONS = ("-wal", "-shm", "-journal", ".lock", "session-2.json")
"""Ends of the names of files that are kept next to others, or may be written to instead."""


class Tried(NamedTuple):
    """The result of testing one kind of save."""

    kind: str
    calls: int
    """How many of a save's calls change the disk."""
    failures: int
    """How many failing calls were tried."""
    wrong: list[object]


# The kinds of saves: each saves a state, which is a number that grows, and reads it in any form ---


def save_session(folder: Path, number: int) -> None:
    record = GameRecord.begin(START, ("human", "mc"), number).play(ROW[0])
    with closing(SessionFile(folder)) as file:
        opened = file.open(restores=True)
        file.write(SavedSession(record, record.players))
    if opened.problem is not None:
        raise opened.problem


def saved_session(folder: Path) -> object:
    newest = max(folder.glob("session-*.json"), key=lambda path: path.stat().st_mtime_ns)
    return session_from_json(newest.read_text("utf-8")).record.seed


def save_textbook(folder: Path, number: int) -> None:
    with closing(Textbook(folder / "book.textbook", "3×3")) as book:
        book.note(f"state {number}", "a1")
        book.count_games()
        book.commit(0.1)


def saved_textbook(folder: Path) -> object:
    with closing(Textbook(folder / "book.textbook", None)) as book:
        return book.games, sorted(book.entries())


def save_journal(folder: Path, number: int) -> None:
    with Journal(folder / "grading.jsonl", resume=True) as journal:
        journal.add(str(number), GradingReport(folder))
        if journal.error:
            raise TttmcError(journal.error)


def saved_journal(folder: Path) -> object:
    copy = shutil.copyfile(folder / "grading.jsonl", folder.parent / "copy.jsonl")
    with Journal(copy, resume=True) as journal:
        return [number for number in range(9) if journal.find(str(number))]


KINDS: dict[str, tuple[Callable[[Path, int], None], Callable[[Path], object]]] = {
    "session": (save_session, saved_session),
    "textbook": (save_textbook, saved_textbook),
    "journal": (save_journal, saved_journal),
}


# Failing ---------------------------------------------------------------------------------------


def tried(kind: str, place: Path, every: int) -> Tried:
    """Save with each call failing, once or for good, and with each error."""
    save, saved = KINDS[kind]
    fails = ctypes.CDLL(None).disk_fails
    home, before = place / "home", place / "before"
    home.mkdir(parents=True)
    save(home, 1)
    shutil.copytree(home, before)
    old, names = saved(home), names_in(home)
    fails(0, 0, 0)
    save(home, 2)
    calls, new = fails(0, 0, 0), saved(home)
    failures = [*product(range(1, calls + 1), ERRORS, (False, True))][::every]
    wrong = list[object]()
    for failure in failures:
        shutil.rmtree(home)
        shutil.copytree(before, home)
        told = ""
        fails(*failure)
        try:
            save(home, 2)
        except (TttmcError, OSError) as problem:  # OSError as the journal's callers expect it
            told = str(problem)
        fails(0, 0, 0)
        found, added = saved(home), names_in(home) - names
        save(home, 2)
        is_whole = found == new or (told and found == old and saved(home) == new)
        if not is_whole or added or "\n" in told:
            wrong.append((failure, told, str(found), sorted(added)))
    return Tried(kind, calls, len(failures), wrong)


def names_in(folder: Path) -> set[str]:
    return {each.name for each in folder.rglob("*") if not each.name.endswith(COMPANIONS)}


def run(library: Path, place: Path, every: int, *kinds: str) -> Iterator[Tried]:
    """Run this module in a process in which disk calls fail; yield what it printed."""
    disk = {"LD_PRELOAD": str(library), "TTTMC_FAILING_FOLDER": f"{place}/disk/"}
    command = [sys.executable, "-m", "tests.failing_disk", str(place), str(every), *kinds]
    ended = subprocess.run(
        command, env=os.environ | disk, capture_output=True, text=True, check=False
    )
    if ended.returncode:
        raise RuntimeError(ended.stderr)
    yield from (Tried(*json.loads(line)) for line in ended.stdout.splitlines())


def build(folder: Path) -> Path:
    """Return the library, compiled into a folder."""
    library, source = folder / "failing_disk.so", Path(__file__).with_suffix(".c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


if __name__ == "__main__":
    for name in sys.argv[3:] or KINDS:
        result = tried(name, Path(sys.argv[1], "disk", name), int(sys.argv[2]))
        sys.stdout.write(f"{json.dumps(result)}\n")
