"""`tttmc diagnose`: everything that may explain a failure, and nothing private."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tttmc_app import __version__, engine
from tttmc_app.cli import main
from tttmc_app.diagnosis import TAIL_LINES, log_path

SETTINGS = """\
[game]
x=human
o="course:file=/home/ann/ann.py"
size=3

[course]
recent=@ByteArray([\"/home/ann/ann.py\"])
"""


@pytest.fixture
def used(home: Path) -> None:
    """Write settings and a log that name a person and a file."""
    home.mkdir()
    (home / "window.ini").write_text(SETTINGS, encoding="utf-8")
    log_path().parent.mkdir()
    lines = [f"line {number}" for number in range(2 * TAIL_LINES)]
    trace = 'File "/home/ann/tttmc_app/gui/board/board_view.py", line 7'
    log = "\n".join([*lines, trace, "FileNotFoundError: '/home/ann/Ann Smith/ann.py'"])
    log_path().write_text(log, encoding="utf-8")


def test_the_diagnosis_is_complete_and_private(
    used: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """The diagnosis has versions, engine, settings and the last log lines, but no file names."""
    assert main(["diagnose", "--json"]) == 0
    text = capsys.readouterr().out
    found = json.loads(text)
    assert found["versions"]["tttmc"] == __version__
    assert found["engine"].startswith(engine.backend)
    assert found["folders"] == {"settings": "writable", "data": "writable"}
    assert {"x": "human", "o": "course", "size": "3"}.items() <= found["settings"].items()
    assert len(found["log"]) == TAIL_LINES
    assert "tttmc_app/gui/board/board_view.py" in found["log"][-2]
    assert "ann" not in text.casefold().replace("channel", "")


def test_the_text_names_the_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """A new copy has no log yet, and the output says so."""
    assert main(["diagnose"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        *("Versions", "Engine", "Folders", "Settings", "Log")
    ]
    assert lines[-1] == "  (none)"
    assert "  settings: missing" in lines
