"""The session files: which window restores which one."""

from __future__ import annotations

import os
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from tttmc_app.core import GameRecord, Position, Rules, TttmcError
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.session_json import session_from_json, session_to_json
from tttmc_app.gui.files import autosave as module
from tttmc_app.gui.files.autosave import MAX_SESSIONS, Autosave, SessionFile

PLAYERS = ("human", "human")


def saved(seed: int) -> SavedSession:
    """Return a session whose game has this seed."""
    return SavedSession(GameRecord.begin(Position.start(Rules(3)), PLAYERS, seed), PLAYERS)


def test_each_window_has_its_own_file_and_the_newest_is_restored(tmp_path: Path) -> None:
    """Two windows write two files; later, the file that was written last is restored first."""
    files = [SessionFile(tmp_path), SessionFile(tmp_path)]
    for seed, file in enumerate(files):
        assert file.open(restores=True).session is None
        file.write(saved(seed))
    paths = sorted(tmp_path.glob("session-*.json"))
    assert len(paths) == 2
    for file in files:
        file.close()
    for path, age in zip(paths, (0, 100), strict=True):
        written = path.stat().st_mtime - age
        os.utime(path, (written, written))
    later = [SessionFile(tmp_path), SessionFile(tmp_path)]
    assert [file.open(restores=True).session for file in later] == [saved(0), saved(1)]
    for file in later:
        file.close()


@contextmanager
def opened(qtbot: QtBot, folder: Path, *, restores: bool = False) -> Generator[Autosave]:
    """Provide the automatic copy in a folder once its file is open, and end it."""
    autosave = Autosave(folder)
    autosave.begin(restores=restores)
    with qtbot.waitSignal(autosave.opened):
        pass
    yield autosave
    assert autosave.shutdown()


def is_saved(autosave: Autosave) -> bool:
    """Return whether nothing remains to be written."""
    return autosave.is_saved


def content(folder: Path) -> SavedSession | None:
    """Return the session in the only file of a folder; None if there is no file."""
    files = list(folder.glob("session-*.json"))
    assert len(files) <= 1
    return session_from_json(files[0].read_text()) if files else None


def aged(folder: Path, number: int, seconds: int) -> Path:
    """Write a session file whose seed is its number, this many seconds ago."""
    path = folder / f"session-{number}.json"
    path.write_text(session_to_json(saved(number)))
    written = path.stat().st_mtime - seconds
    os.utime(path, (written, written))
    return path


def test_every_change_of_a_session_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    """Each part that changes alone is written again, the same session isn't; the newest counts."""
    first = saved(1)
    position = Position.start(Rules(3)).play((1, 1))
    changes = (
        replace(first, record=first.record.play((0, 0))),
        replace(first, players=("human", "random")),
        replace(first, record=first.record.play((0, 0)), undone=1),
        replace(first, previous=saved(2).record),
        replace(first, draft=position),
        replace(first, document=DocumentName("a.json", is_changed=False)),
        replace(first, document=DocumentName("a.json", is_changed=True)),
    )
    with opened(qtbot, tmp_path) as autosave:
        assert is_saved(autosave)
        for changed in changes:
            for session in (first, changed):
                autosave.save(session, at_once=True)
                assert not is_saved(autosave)
                qtbot.waitUntil(lambda: autosave.is_saved)
            assert content(tmp_path) == changed
            autosave.save(replace(changed), at_once=True)
            assert is_saved(autosave)  # nothing to write
        autosave.save(saved(3), at_once=True)
        autosave.save(saved(4), at_once=True)
    assert content(tmp_path) == saved(4)
    assert not autosave.loss


def test_watched_games_are_saved_now_and_then(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves of machines wait for later ones; nothing is written before the file is open."""
    monkeypatch.setattr(module, "WATCHED_MS", 1000)
    closed = Autosave(tmp_path)
    closed.save(saved(1), at_once=True)
    assert closed.is_saved
    assert closed.shutdown()
    with opened(qtbot, tmp_path) as autosave:
        for seed in (1, 2):
            autosave.save(saved(seed), at_once=False)
        qtbot.wait(20)
        assert content(tmp_path) is None
        qtbot.waitUntil(lambda: content(tmp_path) == saved(2))
        monkeypatch.setattr(module, "WATCHED_MS", 10**8)
        autosave.save(saved(3), at_once=False)
        autosave.save(saved(4), at_once=True)  # now it is your turn
        qtbot.waitUntil(lambda: content(tmp_path) == saved(4))
        autosave.save(saved(5), at_once=False)
        assert not autosave.is_saved
    assert content(tmp_path) == saved(5)


def test_a_long_series_of_moves_is_saved_meanwhile(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves that follow each other quickly don't put off saving for ever."""
    monkeypatch.setattr(module, "WATCHED_MS", 80)
    with opened(qtbot, tmp_path) as autosave:
        for seed in range(1000):
            autosave.save(saved(seed), at_once=False)
            qtbot.wait(10)
            if content(tmp_path) is not None:
                break
        assert content(tmp_path) is not None


def test_a_change_while_the_last_is_written_follows(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written as soon as the disk is free, whether it is urgent or not."""
    free, begun = threading.Event(), threading.Event()
    write = SessionFile.write

    def slowly(file: SessionFile, session: SavedSession) -> None:
        begun.set()
        assert free.wait(20)
        write(file, session)

    monkeypatch.setattr(SessionFile, "write", slowly)
    monkeypatch.setattr(module, "WATCHED_MS", 10**8)
    with opened(qtbot, tmp_path) as autosave:
        for at_once, first, second in ((True, 1, 2), (False, 3, 4)):
            free.clear()
            begun.clear()
            autosave.save(saved(first), at_once=True)
            qtbot.waitUntil(begun.is_set)
            autosave.save(saved(second), at_once=at_once)
            qtbot.wait(10)
            assert not autosave.is_saved
            free.set()
            qtbot.waitUntil(lambda: autosave.is_saved)
            assert content(tmp_path) == saved(second)


def test_a_failure_is_told_until_it_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    """Of equal failures only the first is told, and so is the end of them."""
    folder = tmp_path / "sessions"
    with opened(qtbot, folder) as autosave:
        told: list[str] = []
        autosave.loss_changed.connect(lambda: told.append(str(autosave.loss)))
        for seed, fails in enumerate((True, True, False) * 2):
            if fails:
                for path in folder.glob("*"):
                    path.unlink()
                if folder.is_dir():
                    folder.rmdir()
                    folder.touch()
            elif folder.is_file():
                folder.unlink()
            autosave.save(saved(seed), at_once=True)
            qtbot.waitUntil(lambda: autosave.is_saved)
            assert bool(autosave.loss) is fails
    assert [text.partition(":")[0] for text in told] == [
        "Your game isn't saved automatically",
        "",
    ] * 2
    assert content(folder) == saved(5)


def test_a_session_that_could_not_be_saved_is_saved_at_the_end(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Closing the window tries once more, even if nothing has changed since."""
    folder = tmp_path / "sessions"
    with opened(qtbot, folder) as autosave:
        for path in folder.glob("*"):
            path.unlink()
        folder.rmdir()
        folder.touch()
        autosave.save(saved(1), at_once=True)
        qtbot.waitUntil(lambda: autosave.is_saved)
        assert autosave.loss
        folder.unlink()
    assert (content(folder), str(autosave.loss)) == (saved(1), "")


def test_a_window_without_the_last_game_takes_another_file(tmp_path: Path) -> None:
    """A new game goes to a new file; when all are used, it replaces the oldest."""
    for number in (1, 3):
        aged(tmp_path, number, 100 * number)
    first = SessionFile(tmp_path)
    assert first.open(restores=False) == (None, None)
    first.write(saved(9))
    assert session_from_json((tmp_path / "session-2.json").read_text()) == saved(9)
    for number in range(1, MAX_SESSIONS + 1):
        aged(tmp_path, number, 1000 - number if number != 7 else 2000)
    second = SessionFile(tmp_path)
    second.open(restores=False)
    second.write(saved(8))
    assert session_from_json((tmp_path / "session-7.json").read_text()) == saved(8)
    for file in (first, second):
        file.close()
    third = SessionFile(tmp_path)
    os.utime(tmp_path / "session-4.json")
    os.utime(tmp_path / "session-7.json", (0, 0))
    assert third.open(restores=True).session == saved(4)
    third.close()
    assert len(list(tmp_path.glob("session-*.json"))) == MAX_SESSIONS


class _NoLock(QLockFile):
    """A lock in a folder where nothing can be created."""

    def tryLock(self, timeout: int = 0) -> bool:
        """Fail."""
        return False

    def error(self) -> QLockFile.LockError:
        """Say why."""
        return QLockFile.LockError.PermissionError


def test_a_folder_that_is_read_only_still_restores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no file can be locked, the newest readable session is shown, and the loss is told."""
    monkeypatch.setattr(module, "QLockFile", _NoLock)
    aged(tmp_path, 1, 50)
    aged(tmp_path, 2, 10)
    (tmp_path / "session-3.json").write_text("{")
    file = SessionFile(tmp_path)
    file.close()  # nothing to give back yet
    assert file.open(restores=True) == (saved(2), None)
    assert str(file.failure).endswith(f"the folder {tmp_path} can't be written")
    assert file.open(restores=False).session is None
    with pytest.raises(TttmcError, match="can't be written"):
        file.write(saved(5))
    assert str(file.failure).endswith("can't be written")
    monkeypatch.setattr(module, "QLockFile", QLockFile)
    file.write(saved(6))  # the folder can be written again
    assert not file.failure
    found = [session_from_json((tmp_path / f"session-{at}.json").read_text()) for at in (1, 2, 4)]
    assert found == [saved(1), saved(2), saved(6)]
    file.close()


def test_a_defect_does_not_keep_the_window_closed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If opening the file goes wrong, the window begins without it and says so."""

    def fail(_file: SessionFile, *, restores: bool) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SessionFile, "open", fail)
    autosave = Autosave(tmp_path)
    told: list[object] = []
    autosave.failed.connect(told.append)
    autosave.opened.connect(told.append)
    autosave.begin(restores=True)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == ["ZeroDivisionError", None]
    autosave.save(saved(1), at_once=True)
    assert autosave.shutdown()
    assert content(tmp_path) == saved(1)


def test_a_damaged_session_is_kept_and_not_replaced_by_another(tmp_path: Path) -> None:
    """If the newest file can't be read, it is set aside; an older one is left for later."""
    older, newest = aged(tmp_path, 1, 100), aged(tmp_path, 2, 10)
    newest.write_text("{")
    file = SessionFile(tmp_path)
    session, problem = file.open(restores=True)
    assert session is None
    assert str(problem).startswith("Your last game can't be restored: ")
    assert str(problem).endswith(f". It is kept as {newest}.unreadable-1")
    assert Path(f"{newest}.unreadable-1").read_text() == "{"
    file.write(saved(9))
    assert [session_from_json(each.read_text()) for each in (older, newest)] == [saved(1), saved(9)]
    file.close()
    again = SessionFile(tmp_path)
    assert again.open(restores=True) == (saved(9), None)  # which it has given back
    again.close()
