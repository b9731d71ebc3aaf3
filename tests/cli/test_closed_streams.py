"""Commands whose standard streams are closed; `benchmarks/closed_streams.py` tries all of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.benchmarks.closed_streams import CLOSED, COMMANDS, outcome, prepare


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
