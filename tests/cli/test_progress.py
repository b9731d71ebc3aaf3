"""What -q and -v do: progress and notes on the error stream, while the results stay the same."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tttmc_app.cli import main

BOARD = "X.O/.O./..X"
WORK = {
    "limits": ("mc", "--size", "2"),
    "match": ("random", "random", "--games", "3"),
    "solve": (BOARD,),
    "sweep": ("--trials", "5", "--games", "3", "--workers", "1"),
    "train": ("--textbook", "book", "--games", "3"),
}
"""A short piece of work for each way of showing progress."""
LINE = re.compile(r"[\w ]+: (\d+ of \d+|\d+ %)( .*)?")
BAR = re.compile(r"\r[\w ]+ \[[#.]+\] (\d+ of \d+|\d+ %)")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show progress from the beginning."""
    monkeypatch.setattr("tttmc_app.cli.output._BAR_DELAY", 0.0)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("command", WORK)
def test_a_bar_lines_or_nothing(
    command: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A terminal gets a bar, lines with -v, or nothing with -q; a log file gets lines with -v."""
    monkeypatch.chdir(tmp_path)
    results: set[int] = set()

    def errors(*options: str) -> str:
        assert main([command, *WORK[command], *options]) == 0
        shown = capsys.readouterr()
        results.add(len(shown.out.splitlines()))
        return shown.err

    assert errors() == ""
    lines = errors("-v").splitlines()
    assert lines
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert BAR.match(errors())
    assert errors("-q") == ""
    assert LINE.match(errors("-v"))
    (length,) = results  # the result is always the same
    assert length


def test_quiet_leaves_out_notes_and_keeps_errors(capsys: pytest.CaptureFixture[str]) -> None:
    """With -q a note isn't printed, and an error is."""
    words = ["sweep", *WORK["sweep"], "--resume"]
    assert main(words) == 0
    assert "no unfinished sweep has these settings" in capsys.readouterr().err
    assert main([*words, "-q"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["match", "random", "nobody", "-q"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["match", "random", "random", "-q", "-v"]) == 2
    assert "not allowed with argument" in capsys.readouterr().err
