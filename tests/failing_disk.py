"""Every kind of save on a disk on which the n-th write, or other change, fails.

    python -m tests.failing_disk FOLDER [--every N] [KIND ...]

runs in a process with the library made from failing_disk.c (see `run`), and prints one line of
JSON for each kind: how many calls a save makes, how many failures were tried, and what went
wrong.
"""

from __future__ import annotations

import argparse
import ctypes
import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import Exercise, exercises_of
from tttmc_app.analysis.review import review
from tttmc_app.core import Ending, GameRecord, Mark, Position, Rules, TttmcError, parse_square
from tttmc_app.core.record import SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import session_from_json
from tttmc_app.course.template import write_template
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.journal import Journal
from tttmc_app.grading.reports import FORMATS, ReportRequest, entries_of
from tttmc_app.players.textbook import Textbook

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS)
TESTS = Path(__file__).parent
_COMPANIONS = ("-wal", "-shm", "-journal", ".lock")
"""The suffixes of the files that SQLite and locks keep next to others."""
_SQUARES = ("a1", "b1", "a2", "a3", "b2", "c3", "c2", "c1", "b3")


class Save(NamedTuple):
    """One kind of save; its state is a number, which grows with every save."""

    save: Callable[[Path, int], str]
    """Saves a state in a folder; returns what the user is told, or "" if the state is saved."""
    saved: Callable[[Path], object]
    """Returns a folder's state, in any form; raises TttmcError if it can't be read."""
    may_add: str = ""
    """A file that a save may write to instead."""


class Tried(NamedTuple):
    """The result of testing one kind of save."""

    kind: str
    calls: int
    """How many of a save's calls change the disk."""
    failures: int
    """How many failing calls were tried."""
    wrong: tuple[str, ...]


# The kinds of saves ----------------------------------------------------------------------------


def _record(number: int) -> GameRecord:
    record = GameRecord.begin(Position.start(Rules()), ("human", "mc"), number)
    for name in _SQUARES[: 3 + number % 3]:
        record = record.play(parse_square(name, record.rules))
    return record


def _save_game(folder: Path, number: int) -> str:
    from tttmc_app.storage import write_text_atomically

    write_text_atomically(folder / "game.json", record_to_json(_record(number)))
    return ""


def _saved_game(folder: Path) -> object:
    record = record_from_json((folder / "game.json").read_text("utf-8"))
    return record.seed, len(record.moves)


def _save_session(folder: Path, number: int) -> str:
    from tttmc_app.gui.files.autosave import SessionFile

    file = SessionFile(folder)
    try:
        opened = file.open(restores=True)
        file.write(SavedSession(_record(number), ("human", "mc")))
    finally:
        file.close()
    return "" if opened.problem is None else str(opened.problem)


def _saved_session(folder: Path) -> object:
    newest = max(folder.glob("session-*.json"), key=lambda path: path.stat().st_mtime_ns)
    return session_from_json(newest.read_text("utf-8")).record.seed


def _save_settings(folder: Path, number: int) -> str:
    from tttmc_app.gui.files.settings_file import SettingsFile

    file = SettingsFile(folder / "window.ini")
    file.put("game/size", "3")
    file.put("game/seed", str(number))
    return "" if file.save() else "not saved"


def _saved_settings(folder: Path) -> object:
    from tttmc_app.gui.files.settings_file import SettingsFile

    file = SettingsFile(folder / "window.ini")
    return str(file.error), file.text("game/seed")


def _save_textbook(folder: Path, number: int) -> str:
    with closing(Textbook(folder / "book.textbook", "3×3")) as book:
        book.note(f"state {number}", "a1")
        book.count_games()
        book.commit(0.1)
    return ""


def _saved_textbook(folder: Path) -> object:
    with closing(Textbook(folder / "book.textbook", None)) as book:
        return book.games, sorted(book.entries())


def _save_run(folder: Path, number: int) -> str:
    spread = Spread.of([0.5])
    game = PlayedGame(number, 0, Mark.O, Ending.FORFEIT, "b2 a1", 1.0, spread, spread, "slept")
    with Store(folder / "results.sqlite") as store:
        runs = store.runs()
        run = runs[0].number if runs else store.begin(SweepPlan(games_each=1000, seed=8), "")
        store.add(run, [game], 0.5)
    return ""


def _saved_runs(folder: Path) -> object:
    with Store(folder / "results.sqlite") as store:
        return [[game.number for game in store.games(info.number)] for info in store.runs()]


def _exercises() -> tuple[Exercise, ...]:
    *_, last = review(_record(4))
    assert last is not None
    return tuple(exercises_of(last.review, tuple(Mark)))


def _save_mistakes(folder: Path, number: int) -> str:
    deck = Deck(folder / "mistakes.db")
    found = deck.add(_exercises(), number)
    if not found:
        deck.answered(1, number, is_right=False)
    return ""


def _saved_mistakes(folder: Path) -> object:
    return [repr(each) for each in Deck(folder / "mistakes.db").due(2**33).exercises]


def _report() -> GradingReport:
    """Return a report that an earlier version wrote."""
    (sample,) = (TESTS / "samples" / "0.2.0" / "home" / "gradings").glob("*.jsonl")
    from tttmc_app.grading.report_codec import decoded

    report = decoded(json.loads(sample.read_text("utf-8").splitlines()[0])[1])
    assert isinstance(report, GradingReport)
    return report


def _save_journal(folder: Path, number: int) -> str:
    try:
        with Journal(folder / "grading.jsonl", resume=True) as journal:
            journal.add(str(number), _report())
            return journal.error
    except OSError as error:  # as its callers do
        return str(error.strerror)


def _saved_journal(folder: Path) -> object:
    copy = folder.parent / "copy.jsonl"
    shutil.copyfile(folder / "grading.jsonl", copy)
    with Journal(copy, resume=True) as journal:
        return [number for number in range(1000) if journal.find(str(number))]


def _save_reports(folder: Path, _number: int) -> str:
    entries = entries_of([_report()])
    for format_ in FORMATS:
        if format_.fill is None and format_.key != "gradescope":
            format_.write(ReportRequest(entries, folder / (format_.key + format_.suffix)))
    return ""


def _saved_reports(folder: Path) -> object:
    return sorted(path.name for path in folder.rglob("*") if path.is_file() and path.stat().st_size)


def _save_picture(suffix: str, folder: Path, number: int) -> str:
    from PySide6.QtGui import QFont

    from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle, export_game

    style = PictureStyle(QFont(), width=160 + number % 4)
    for _ in export_game(PictureRequest(_record(number), folder / f"game{suffix}", style)):
        pass
    return ""


def _saved_picture(suffix: str, folder: Path) -> object:
    from PySide6.QtGui import QImage

    image = QImage(str(folder / f"game{suffix}"))
    assert not image.isNull()
    return image.width()


def _save_template(folder: Path, number: int) -> str:
    for path in folder.glob(f"player_{number}*"):
        path.unlink()
    write_template(folder / f"player_{number}.py")
    return ""


def _saved_templates(folder: Path) -> object:
    return sorted((path.name, path.read_text("utf-8")) for path in folder.glob("*.py"))


def _saves() -> dict[str, Save]:
    found = {
        "game": Save(_save_game, _saved_game),
        "session": Save(_save_session, _saved_session, "session-2.json"),
        "settings": Save(_save_settings, _saved_settings),
        "textbook": Save(_save_textbook, _saved_textbook),
        "runs": Save(_save_run, _saved_runs),
        "mistakes": Save(_save_mistakes, _saved_mistakes),
        "journal": Save(_save_journal, _saved_journal),
        "reports": Save(_save_reports, _saved_reports),
        "template": Save(_save_template, _saved_templates),
    }
    for suffix in (".png", ".svg"):
        found[suffix[1:]] = Save(partial(_save_picture, suffix), partial(_saved_picture, suffix))
    return found


# Failing ---------------------------------------------------------------------------------------


def tried(kind: str, save: Save, place: Path, every: int) -> Tried:
    """Save with each call failing, once or permanently, and with each error."""
    fails = ctypes.CDLL(None).disk_fails
    home, before = place / "home", place / "before"
    home.mkdir()
    assert not save.save(home, 1)
    shutil.copytree(home, before)
    fails(0, 0, 0)
    assert not save.save(home, 2)
    calls, new = fails(0, 0, 0), save.saved(home)
    old = save.saved(_restored(home, before))
    wrong: list[str] = []
    failures = 0
    for at, error, stays in list(_failures(calls))[::every]:
        _restored(home, before)
        names = _names(home)
        failures += 1
        fails(at, error, stays)
        try:
            told = save.save(home, 2)
        except TttmcError as problem:
            told = str(problem)
        except Exception as problem:  # noqa: BLE001 - anything else is a defect, which is reported
            told = ""
            wrong.append(f"{at} {errno.errorcode[error]}: {type(problem).__name__}: {problem}")
        fails(0, 0, 0)
        found = _checked(save, home, (old, new), told, _names(home) - names - {save.may_add})
        wrong += (f"{at} {errno.errorcode[error]}{' for good' * stays}: {each}" for each in found)
    return Tried(kind, calls, failures, tuple(wrong))


def _failures(calls: int) -> Iterator[tuple[int, int, bool]]:
    for at in range(1, calls + 1):
        for error in ERRORS:
            yield at, error, False
            yield at, error, True


def _restored(home: Path, before: Path) -> Path:
    shutil.rmtree(home)
    shutil.copytree(before, home)
    return home


def _names(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if not path.name.endswith(_COMPANIONS)
    }


def _checked(
    save: Save, home: Path, states: tuple[object, object], told: str, added: set[str]
) -> Iterator[str]:
    """Yield what is wrong after a save that gave this message."""
    old, new = states
    if "\n" in told or len(told) > 400:
        yield f"not one line: {told!r}"
    if added:
        yield f"left: {sorted(added)}"
    try:
        found = save.saved(home)
        if found not in states or (not told and found != new):
            yield f"neither old nor new, told {told!r}: {found} instead of {old} or {new}"
        told = save.save(home, 2)
        if told or (save.saved(home) != new and found == old):
            yield f"the next save: {told!r}, {save.saved(home)} instead of {new}"
    except Exception as error:  # noqa: BLE001 - anything is a defect, which is reported
        yield f"afterwards {type(error).__name__}: {error}"


def run(library: Path, place: Path, *arguments: str) -> Iterator[Tried]:
    """Run this module in a process in which disk calls fail; yield what it printed."""
    environment = os.environ | {
        "LD_PRELOAD": str(library),
        "TTTMC_FAILING_FOLDER": f"{place}/disk/",
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "tests.failing_disk", str(place), *arguments]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise RuntimeError(ended.stderr)
    for line in ended.stdout.splitlines():
        kind, calls, failures, wrong = json.loads(line)
        yield Tried(kind, calls, failures, tuple(wrong))


def build(folder: Path) -> Path:
    """Return the library, compiled into a folder."""
    library = folder / "failing_disk.so"
    source = TESTS / "failing_disk.c"
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def main(arguments: Sequence[str] | None = None) -> None:
    """Try the kinds in a folder in which the subfolder `disk` fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args(arguments)
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    saves = _saves()
    for kind in options.kinds or saves:
        place = options.folder / "disk" / kind
        place.mkdir(parents=True)
        line = json.dumps(tried(kind, saves[kind], place, options.every))
        sys.stdout.write(f"{line}\n")
    application.shutdown()


if __name__ == "__main__":
    main()
