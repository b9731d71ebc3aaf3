"""The diagnosis: what it contains, what it leaves out, and the log that it quotes."""

from __future__ import annotations

import logging
import os
import platform
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.rights import denied
from tttmc_app import __version__, engine
from tttmc_app.diagnosis import LOG_BYTES, OLD_LOGS, TAIL_LINES, Log, diagnose, log_path

LOGGER = logging.getLogger("tttmc_app")
SETTINGS = """\
[game]
size=5
line=4
reverse=true
x=human
o="course:file=/home/ann/ann.py"
milliseconds=250
next=loser
[look]
overlay=scores
theme=dark
language=de
heat=viridis
scale=1.25
motion=false
sound=true
trials=100
level=hard
recent="/home/ann/ann.py"
name=Ann=Smith
"""


def pairs(text: str) -> dict[str, str]:
    """Return names and values written as "name=value name=value"."""
    return {name: value for name, _, value in (word.partition("=") for word in text.split())}


@pytest.fixture
def log() -> Iterator[Log]:
    """Return the program's log, closed after the test."""
    opened = Log()
    yield opened
    opened.close()


def test_what_runs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program, Python, packages, system and engine are named, and what is missing of these."""
    found = diagnose().versions
    assert (found["tttmc"], found["Python"]) == (__version__, platform.python_version())
    assert found["numpy"] == version("numpy")
    assert (platform.release() in found["system"], found["frozen"]) == (True, "no")
    monkeypatch.setattr(engine, "MISSING", ("no kernel", "no search"))
    assert diagnose().engine == f"{engine.backend}; no kernel; no search"
    for part in (__version__, engine.backend, platform.release()):
        assert part in diagnose().text()


def test_folders_are_missing_or_writable_or_not(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folders' state is told, and none is made."""
    assert diagnose().folders == {"settings": "missing", "data": "missing"}
    assert not home.exists()
    home.mkdir()
    assert diagnose().folders == {"settings": "writable", "data": "writable"}
    monkeypatch.setattr(os, "access", denied)  # root may write everywhere
    assert diagnose().folders == {"settings": "read-only", "data": "read-only"}


def test_only_settings_without_names_are_listed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings are listed as they are, but a player without its settings, and no file or person."""
    monkeypatch.setattr(os, "environ", {"TTTMC_HOME": str(home), "USER": "ann"})
    assert diagnose().settings == {}
    home.mkdir()
    (home / "window.ini").write_text(SETTINGS, encoding="utf-8")
    assert diagnose().settings == pairs(
        "size=5 line=4 reverse=true x=human o=course milliseconds=250 next=loser overlay=scores "
        "theme=dark language=de heat=viridis scale=1.25 motion=false sound=true trials=100 "
        "level=hard"
    )
    variables = pairs(
        "TTTMC_KERNEL=python QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=2 LANGUAGE=fr LC_ALL=C LANG=ja_JP"
    )
    os.environ.update(variables)
    assert variables.items() <= diagnose().settings.items()
    assert "USER" not in diagnose().settings
    os.environ["LC_ALL"] = ""  # which counts as set
    assert diagnose().settings["LC_ALL"] == ""
    (home / "window.ini").write_bytes(b"size=7\n\xff\n")
    assert diagnose().settings["size"] == "7"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("it failed", "it failed"),
        ("5 / 7 and 1/2 remain", "5 / 7 and 1/2 remain"),
        (
            'File "/home/ann/it/tttmc_app/gui/board.py", line 7',
            "File tttmc_app/gui/board.py, line 7",
        ),
        (r'File "C:\Users\Ann\tttmc_app\gui\board.py"', r"File tttmc_app\gui\board.py"),
        ("No such file: '/home/ann/Ann Smith/a.py'", "No such file: (a file)"),
        ("'/home/ann/a.py' and '/home/ann/b.py'", "(a file) and (a file)"),
        ("opened /home/ann/notes.txt, then", "opened (a file), then"),
        (r"opened D:\Ann\notes.txt now", "opened (a file) now"),
        ("(/tmp/ann/x)", "((a file))"),
    ],
)
def test_paths_are_left_out_of_the_log(home: Path, line: str, shown: str) -> None:
    """A path is replaced, with or without quotes; the program's own files keep their names."""
    log_path().parent.mkdir(parents=True)
    log_path().write_text(f"{line}\n", encoding="utf-8")
    assert diagnose().log == [shown]


def test_only_the_end_of_the_log_is_shown(home: Path) -> None:
    """The last lines are shown, the newest last; without a log there are none."""
    assert diagnose().log == []
    assert log_path() == home / "log" / "tttmc.log"
    log_path().parent.mkdir(parents=True)
    lines = [f"line {number}" for number in range(TAIL_LINES + 5)]
    log_path().write_bytes("\n".join([*lines, "\xff"]).encode("latin-1"))
    assert diagnose().log == [*lines[6:], "\N{REPLACEMENT CHARACTER}"]


def test_warnings_are_written_with_time_level_and_place(log: Log) -> None:
    """The log's folder and file are made with the first warning; smaller matters make none."""
    LOGGER.info("all is well")
    assert not log_path().exists()
    assert not log_path().parent.parent.exists()
    LOGGER.getChild("gui").warning("the disk is full: %s", "ä")
    LOGGER.error("it failed")
    log.close()
    first, second = log_path().read_text(encoding="utf-8").splitlines()
    time = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3}"
    assert re.fullmatch(rf"{time} WARNING tttmc_app\.gui: the disk is full: ä", first)
    assert re.fullmatch(rf"{time} ERROR tttmc_app: it failed", second)


def test_the_log_stays_small(log: Log) -> None:
    """A full log is renamed, and only two old ones are kept."""
    for letter in "abcdefgh":
        LOGGER.warning(letter * (LOG_BYTES * 3 // 4))
    log.close()
    files = sorted(path.name for path in log_path().parent.iterdir())
    assert files == ["tttmc.log", *(f"tttmc.log.{n + 1}" for n in range(OLD_LOGS))]
    assert all(path.stat().st_size <= LOG_BYTES for path in log_path().parent.iterdir())
    assert "h" * 99 in log_path().read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_only_loses_lines(
    home: Path, log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where a file is in the way of the log's folder, nothing else fails and nothing is printed."""
    home.write_text("in the way")
    LOGGER.warning("lost")
    log.close()
    assert home.read_text() == "in the way"
    assert not capsys.readouterr().err
