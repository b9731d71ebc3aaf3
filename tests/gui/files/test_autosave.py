"""The session files: which window restores which one."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from tttmc_app.core import GameRecord, Position, Rules
from tttmc_app.core.record import SavedSession
from tttmc_app.core.session_json import session_from_json
from tttmc_app.gui.files.autosave import Autosave, SessionFile

PLAYERS = ("human", "human")


def saved(seed: int) -> SavedSession:
    """Return a session whose game has this seed."""
    return SavedSession(GameRecord.begin(Position.start(Rules()), PLAYERS, seed), PLAYERS)


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


def test_a_changed_draft_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    """A session is written again if only the position being set up has changed."""
    autosave, session = Autosave(tmp_path), saved(1)
    autosave.begin(restores=False)
    with qtbot.waitSignal(autosave.opened):
        pass
    drawn = replace(session, draft=Position.start(Rules()).play((1, 1)))
    for each in (session, drawn):
        autosave.save(each, at_once=True)
    assert autosave.shutdown()
    (file,) = tmp_path.glob("session-*.json")
    assert session_from_json(file.read_text()) == drawn
