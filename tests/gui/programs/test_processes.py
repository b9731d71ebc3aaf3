"""The processes of students' files in play: one for each file and its settings, and its notes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.programs.files import DIES, FIRST_EMPTY, GAME, GOOD, children, write
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.course.exchange import finish
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.student_types import Event, Output
from tttmc_app.gui.programs.opened_programs import OpenedPrograms
from tttmc_app.gui.programs.output_queue import OutputKind
from tttmc_app.gui.programs.players import OpenedFile, StudentPlayer, StudentProcess
from tttmc_app.gui.programs.specs import student_spec
from tttmc_app.gui.programs.trust import read_student
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo

START = Position.start(Rules(3))
NOTED = f"{GOOD}\nimport poc_simpletest\nimport sys\nsys.exit(0)\n"
PRINTS = f"{GOOD}\nimport poc_ttt_provided as p\np.play_game(mc_move, 1, False)\n"


@pytest.fixture
def opened() -> Iterator[OpenedPrograms]:
    """Yield no programs, and close them at the end."""
    opened = OpenedPrograms()
    yield opened
    opened.close()
    assert children() == set()


def started(opened: OpenedPrograms, path: Path, spec: PlayerSpec | None = None) -> StudentProcess:
    """Return a process for a file, added to others."""
    opened.processes.append(StudentProcess(read_student(path), opened.output, spec))
    return opened.processes[-1]


def run(opened: OpenedPrograms, path: Path) -> StudentProcess:
    """Open a file, and return its process."""
    process = started(opened, path)
    opened.files[path] = OpenedFile(process.source, finish(process.load()))
    return process


def texts(opened: OpenedPrograms, kind: OutputKind) -> str:
    """Take a kind of text out of the console."""
    return "".join(piece.text for piece in opened.output.take(10**6) if piece.kind is kind)


def test_a_file_plays_in_the_process_that_opened_it(opened: OpenedPrograms, tmp_path: Path) -> None:
    """It has none before; a reload of the same text replaces it, and the old one ends."""
    path = write(tmp_path, GOOD)
    spec = student_spec(path)
    finish(started(opened, path).load())
    assert opened.process(spec) is None, "it hasn't been opened"
    for _ in range(2):
        process = run(opened, path)
        assert opened.process(spec) is process
        opened.keep([spec])
        assert children() == {process.process_id}
    assert isinstance(opened.make(spec), StudentPlayer)
    assert isinstance(opened.make(parse_spec("mc")), MonteCarlo)


@pytest.mark.parametrize("text", [GOOD, GAME])
def test_other_settings_have_a_process_of_their_own(
    opened: OpenedPrograms, tmp_path: Path, text: str
) -> None:
    """It starts when needed, and opens no game again unless that names the function."""
    path = write(tmp_path, text)
    first = run(opened, path)
    assert (first.game is None) is (text == GOOD)
    for name, value in (("trials", 5), ("seconds", 7), ("current", 0.5), ("other", 3.0)):
        spec = student_spec(path).with_value(name, value)
        other = opened.process(spec)
        assert other is not None
        assert other is not first
        assert opened.process(spec) is other
        assert (other.source, other.process_id) == (first.source, None)
        assert other.skip_games is (text == GOOD)
    opened.keep([spec])
    assert opened.processes == [other]
    assert children() == set()


def test_each_text_of_each_file_has_its_own_process(opened: OpenedPrograms, tmp_path: Path) -> None:
    """Neither an earlier text of a file nor another file with the same text plays in its place."""
    path, copy = write(tmp_path, GOOD), tmp_path / "copy.py"
    old = run(opened, path)
    new = run(opened, write(tmp_path, f"{GOOD}# more\n"))
    assert opened.process(student_spec(path)) is new
    assert opened.process(student_spec(copy)) is None
    same = run(opened, write(tmp_path, f"{GOOD}# more\n", "copy.py"))
    assert opened.process(student_spec(copy)) is same
    assert opened.process(student_spec(path)) is new
    opened.keep([student_spec(path), student_spec(copy)])
    assert children() == {new.process_id, same.process_id}
    assert old.process_id is None


def test_all_processes_are_ended_before_any_is_waited_for(
    opened: OpenedPrograms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several unresponsive files don't make the window wait for one after the other."""
    done: list[tuple[str, StudentProcess]] = []
    close = StudentProcess.close

    def stopped(process: StudentProcess) -> None:
        done.append(("stop", process))

    def closed(process: StudentProcess) -> None:
        done.append(("close", process))
        close(process)

    processes = [run(opened, write(tmp_path, GOOD, name)) for name in ("a.py", "b.py")]
    monkeypatch.setattr(StudentProcess, "stop", stopped)
    monkeypatch.setattr(StudentProcess, "close", closed)
    opened.close()
    assert done == [(step, process) for step in ("stop", "close") for process in processes]


def test_a_process_tells_what_it_starts_with(opened: OpenedPrograms, tmp_path: Path) -> None:
    """The console names the replaced numbers, each restart, and the file's remarks, once."""
    path = write(tmp_path, NOTED)
    plain = started(opened, path)
    loaded = finish(plain.load())
    note = texts(opened, OutputKind.NOTE)
    assert "starts" not in note
    assert loaded.remarks
    assert all(str(remark.text) in note for remark in loaded.remarks)
    (remark,) = (remark for remark in loaded.remarks if remark.line)
    assert f"line {remark.line}: {remark.text}.\n" in note
    plain.close()
    finish(plain.load())
    assert texts(opened, OutputKind.NOTE) == "player.py starts again.\n"
    spec = student_spec(path)
    for name, value in (("trials", 12), ("current", 0.0), ("other", 3.0), ("seconds", 7)):
        spec = spec.with_value(name, value)
    changed = started(opened, path, spec)
    assert changed.limits.call_seconds == 7.0
    finish(changed.load())
    values = "NTRIALS 12, SCORE_CURRENT 0, SCORE_OTHER 3"
    assert texts(opened, OutputKind.NOTE).startswith(f"player.py starts with {values}.\n")
    changed.close()
    finish(changed.load())
    assert texts(opened, OutputKind.NOTE) == f"player.py starts again with {values}.\n"


@pytest.mark.parametrize(("text", "prints"), [(PRINTS, True), (GAME, False)])
def test_a_printed_game_is_not_repeated(
    opened: OpenedPrograms, tmp_path: Path, text: str, *, prints: bool
) -> None:
    """What play_game prints appears once; run_gui names the game again on each start."""
    process = started(opened, write(tmp_path, text))
    for number in range(2):
        finish(process.load())
        assert ("X" in texts(opened, OutputKind.OUTPUT)) is (prints and number == 0)
        assert (process.skip_games, process.game is None) == (text != GAME, text != GAME)
        process.close()


def test_a_command_s_process_is_heard(opened: OpenedPrograms, tmp_path: Path) -> None:
    """A process for a command has the command's limits and seed, and passes on all events."""
    path, heard = write(tmp_path, f"print('hi')\n{FIRST_EMPTY}"), list[Event]()
    limits = RunLimits(call_seconds=3.0)
    process = StudentProcess.for_command(path, limits, 77, heard.append)
    opened.processes.append(process)
    assert (process.limits, process.seed) == (limits, 77)
    finish(process.load())
    assert [event.text for event in heard if isinstance(event, Output)] == ["hi\n"]
    assert [piece.text for piece in process.output.take(100)] == ["hi\n"]
    write(tmp_path, GOOD)
    process.close()
    with pytest.raises(TttmcError):
        finish(process.load())


def test_a_failure_without_a_traceback_has_its_message(
    opened: OpenedPrograms, tmp_path: Path
) -> None:
    """A process that has gone has printed nothing, so the console says what happened."""
    process = run(opened, write(tmp_path, DIES))
    assert texts(opened, OutputKind.ERROR) == ""
    player = StudentPlayer(student_spec(process.path), opened.process)
    assert list(player.think(START, 1))[-1].forfeit
    assert process.failure is not None
    assert texts(opened, OutputKind.ERROR) == f"{process.failure.message}\n" != "\n"


def test_a_file_that_stops_half_way_prints_its_traceback(
    opened: OpenedPrograms, tmp_path: Path
) -> None:
    """It can still play."""
    process = run(opened, write(tmp_path, f"{FIRST_EMPTY}\n1 / 0\n"))
    error = texts(opened, OutputKind.ERROR)
    assert error.startswith("Traceback")
    assert error.endswith("ZeroDivisionError: division by zero\n")
    assert opened.files[process.path].can_play
