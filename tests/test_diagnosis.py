"""The diagnosis: what it contains, what it leaves out, and the log that it quotes."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rights import denied
from tests.tables import table
from tttmc_app import __version__, engine
from tttmc_app.diagnosis import LOG_BYTES, OLD_LOGS, TAIL_LINES, Log, diagnose, log_path

LOGGER = logging.getLogger("tttmc_app")


@pytest.fixture
def log() -> Iterator[Log]:
    """Return the program's log, closed after the test."""
    opened = Log()
    yield opened
    opened.close()


def test_what_runs_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The versions, what is missing of the engine, and the state of the folders; none is made."""
    monkeypatch.setattr(engine, "MISSING", ("no kernel", "no search"))
    found = diagnose()
    assert found.engine == f"{engine.backend}; no kernel; no search"
    assert found.versions["tttmc"] == __version__
    assert all(value in found.text() for value in (*found.versions.values(), found.engine))
    assert (found.folders["data"], home.exists()) == ("missing", False)
    home.mkdir()
    assert diagnose().folders == {"settings": "writable", "data": "writable"}
    monkeypatch.setattr(os, "access", denied)  # root may write everywhere
    assert diagnose().folders["settings"] == "read-only"


def test_only_settings_without_names_are_listed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player is listed without its settings, and no file or person."""
    seen = {"TTTMC_HOME": str(home), "USER": "ann", "TTTMC_KERNEL": "python", "LC_ALL": ""}
    monkeypatch.setattr(os, "environ", seen)
    variables = {"TTTMC_KERNEL": "python", "LC_ALL": ""}  # which counts as set
    assert diagnose().settings == variables
    home.mkdir()
    lines = '[game]\nsize=5\no="course:file=/home/ann/ann.py"\nrecent=/home/ann/a.py\nname=A=B\n'
    (home / "window.ini").write_bytes(lines.encode() + b"\xff\ntheme=dark\n")
    assert diagnose().settings == variables | {"size": "5", "o": "course", "theme": "dark"}


QUOTED = r"""
5 / 7 and 1/2 remain                              | 5 / 7 and 1/2 remain
File "/home/ann/tttmc_app/gui/a.py", line 7       | File tttmc_app/gui/a.py, line 7
File "C:\Users\Ann\tttmc_app\gui\board.py"        | File tttmc_app\gui\board.py
No such file: '/home/ann/Ann Smith/a.py'          | No such file: (a file)
'/home/ann/a.py' and /home/ann/b.py, then         | (a file) and (a file), then
opened D:\Ann\notes.txt now                       | opened (a file) now
(/tmp/ann/x)                                      | ((a file))
"""


@pytest.mark.parametrize(("line", "shown"), table(QUOTED))
def test_paths_are_left_out_of_the_log(line: str, shown: str) -> None:
    """Only the end of the log is shown; the program's own files keep their names."""
    assert diagnose().log == []
    log_path().parent.mkdir(parents=True)
    log_path().write_bytes(f"{line}\n".encode() * 3 * TAIL_LINES + b"\xff")
    assert diagnose().log == [shown] * (TAIL_LINES - 1) + ["\N{REPLACEMENT CHARACTER}"]


def test_warnings_are_written_with_time_level_and_place(log: Log) -> None:
    """The log's folder and file are made with the first warning; smaller matters make none."""
    LOGGER.info("all is well")
    assert not log_path().parent.parent.exists()
    LOGGER.getChild("gui").warning("the disk is full: %s", "ä")
    log.close()
    (line,) = log_path().read_text(encoding="utf-8").splitlines()
    time = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}"
    assert re.fullmatch(rf"{time} WARNING tttmc_app\.gui: the disk is full: ä", line)


def test_the_log_stays_small(log: Log) -> None:
    """A full log is renamed, and only the newest old ones are kept."""
    for letter in "abcdefgh":
        LOGGER.warning(letter * (LOG_BYTES * 3 // 4))
    log.close()
    sizes = [path.stat().st_size for path in log_path().parent.iterdir()]
    assert (len(sizes), max(sizes) <= LOG_BYTES) == (OLD_LOGS + 1, True)
    assert "h" * 99 in log_path().read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_only_loses_lines(
    home: Path, log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("in the way")
    LOGGER.warning("lost")
    log.close()
    assert (home.read_text(), capsys.readouterr().err) == ("in the way", "")
