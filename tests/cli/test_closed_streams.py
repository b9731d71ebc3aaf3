"""Commands whose standard streams are closed; `benchmarks/closed_streams.py` tries all of them."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.benchmarks.closed_streams import CLOSED, COMMANDS, outcome, prepare
from tttmc_app.cli import main


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed", CLOSED)
def test_closed_streams_end_no_command_badly(closed: str, tmp_path: Path) -> None:
    """A command that prompts and prints ends as it should, whichever streams are closed."""
    prepare(tmp_path)
    assert outcome(COMMANDS["play"], closed, tmp_path) == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell closes the streams")
def test_an_engine_without_input_ends(tmp_path: Path) -> None:
    """An engine without an input stream ends at once."""
    assert outcome(COMMANDS["engine"], "<&-", tmp_path) == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [([], ""), (["play"], "tttmc: standard output is closed, so no results are shown\n")],
)
def test_only_commands_miss_their_output(
    words: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A window that is opened without an output has none to miss."""
    monkeypatch.setattr(sys, "argv", ["tttmc", *words])
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", None)
        sys.modules["tttmc_app.cli.main"]._open_standard_streams()
    assert capsys.readouterr() == ("", told)


@pytest.mark.parametrize("words", [["diagnose"], ["diagnose", "--json"]])
def test_output_that_is_lost_at_the_end_is_told(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk that is noticed only with the last line is an error of the command."""

    class Full(StringIO):
        """A stream whose text can't be written."""

        def flush(self) -> None:
            """Fail."""
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Full())
        assert main(words) == 2
    assert capsys.readouterr() == ("", "tttmc diagnose: No space left on device\n")
