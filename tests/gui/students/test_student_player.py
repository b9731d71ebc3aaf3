"""A student's process and player: its settings, its notes in the console and on its thoughts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.students.files import DIES, FIRST_EMPTY, GOOD, children, write
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.course import Event, Output, RunLimits, finish
from tttmc_app.gui.programs.output_queue import OutputKind, OutputQueue
from tttmc_app.gui.programs.players import StudentPlayer, StudentProcess
from tttmc_app.gui.programs.specs import StudentSettings, student_spec
from tttmc_app.gui.programs.trust import read_student

START = Position.start(Rules(3))
NOTED = f"{GOOD}\nimport poc_simpletest\nimport sys\nsys.exit(0)\n"


def texts(process: StudentProcess, kind: OutputKind) -> str:
    """Take a kind of text out of a process's console."""
    return "".join(piece.text for piece in process.output.take(10**6) if piece.kind is kind)


@pytest.fixture
def made(tmp_path: Path) -> Iterator[list[StudentProcess]]:
    """Return a list of processes that are closed at the end."""
    found: list[StudentProcess] = []
    yield found
    for process in found:
        process.close()
    assert children() == set()


def process_of(
    path: Path, made: list[StudentProcess], settings: StudentSettings | None = None
) -> StudentProcess:
    """Return a process for a file."""
    source = read_student(path)
    made.append(
        StudentProcess(source, OutputQueue(), settings or StudentSettings(), skip_games=False)
    )
    return made[-1]


def test_a_process_tells_what_it_starts_with(tmp_path: Path, made: list[StudentProcess]) -> None:
    """The console names the replaced numbers, each restart, and the file's remarks, once."""
    path = write(tmp_path, NOTED)
    plain = process_of(path, made)
    assert plain.limits.call_seconds == 30.0
    loaded = finish(plain.load())
    assert loaded.gui_game is None
    note = texts(plain, OutputKind.NOTE)
    assert "starts" not in note
    remarks = [str(remark.text) for remark in loaded.remarks]
    assert remarks
    assert all(remark in note for remark in remarks)
    (remark,) = (remark for remark in loaded.remarks if remark.line)
    assert f"line {remark.line}: {remark.text}.\n" in note
    plain.close()
    finish(plain.load())
    assert texts(plain, OutputKind.NOTE) == "player.py starts again.\n"
    settings = StudentSettings(12, 0.0, 3.0, 7.0)
    changed = process_of(path, made, settings)
    assert changed.limits.call_seconds == 7.0
    finish(changed.load())
    values = "NTRIALS 12, SCORE_CURRENT 0, SCORE_OTHER 3"
    assert texts(changed, OutputKind.NOTE).startswith(f"player.py starts with {values}.\n")
    overrides = changed.overrides
    assert (overrides.trials, overrides.current, overrides.other) == (12, 0.0, 3.0)
    changed.close()
    finish(changed.load())
    assert texts(changed, OutputKind.NOTE) == f"player.py starts again with {values}.\n"


def test_a_printed_game_is_not_repeated(tmp_path: Path, made: list[StudentProcess]) -> None:
    """What play_game prints appears once; run_gui names the game again on each start."""
    text = f"{GOOD}\nimport poc_ttt_gui\nimport poc_ttt_provided as provided\n"
    printed = "provided.play_game(mc_move, 1, False)\n"
    shown = "poc_ttt_gui.run_gui(4, provided.PLAYERX, mc_move, 1, False)\n"
    for played, skips in ((printed, True), ("", True), (shown, False)):
        process = process_of(write(tmp_path, text + played), made)
        finish(process.load())
        first = texts(process, OutputKind.OUTPUT)
        assert ("X" in first) is (played == printed)
        assert process.skip_games is skips
        process.close()
        finish(process.load())
        assert texts(process, OutputKind.OUTPUT) == ""
        assert (process.skip_games, process.game is None) == (skips, skips)
        process.close()


def test_a_command_s_process_is_heard(tmp_path: Path, made: list[StudentProcess]) -> None:
    """A process for a command has the command's limits and seed, and passes on all events."""
    path, heard = write(tmp_path, f"print('hi')\n{FIRST_EMPTY}"), list[Event]()
    limits = RunLimits(call_seconds=3.0)
    process = StudentProcess.for_command(path, limits, 77, heard.append)
    made.append(process)
    assert (process.limits, process.seed, process.game) == (limits, 77, None)
    finish(process.load())
    assert [event.text for event in heard if isinstance(event, Output)] == ["hi\n"]
    assert texts(process, OutputKind.OUTPUT) == "hi\n"
    assert process.output.failures == {}
    write(tmp_path, GOOD)
    process.close()
    with pytest.raises(TttmcError) as raised:
        finish(process.load())
    assert str(raised.value) == "player.py has changed on disk: reload it"


def test_a_failure_without_a_traceback_has_its_message(
    tmp_path: Path, made: list[StudentProcess]
) -> None:
    """A process that has gone has printed nothing, so the console says what happened."""
    process = process_of(write(tmp_path, DIES), made)
    finish(process.load())
    assert texts(process, OutputKind.ERROR) == ""
    player = StudentPlayer(student_spec(process.path), lambda: process)
    assert list(player.think(START, 1))[-1].decided
    failure = process.output.failures[process.path].failure
    assert failure.traceback.strip() == ""
    assert texts(process, OutputKind.ERROR) == f"{failure.message}\n" != "\n"


def test_a_broken_file_prints_its_traceback(tmp_path: Path, made: list[StudentProcess]) -> None:
    """A file that stops half-way can still play; its traceback is in the console."""
    process = process_of(write(tmp_path, f"{FIRST_EMPTY}\n1 / 0\n"), made)
    loaded = finish(process.load())
    assert loaded.failure is not None
    assert process.output.failures[process.path] == (process.source, loaded.failure)
    error = texts(process, OutputKind.ERROR)
    assert error.startswith("Traceback")
    assert error.endswith("ZeroDivisionError: division by zero\n")
