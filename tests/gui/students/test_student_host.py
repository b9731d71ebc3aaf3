"""The processes of the student files in play: one for each file and its settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.students.files import GAME, GOOD, children, write
from tttmc_app.course import LoadedFile, finish
from tttmc_app.gui.programs.host import ProgramHost
from tttmc_app.gui.programs.output_queue import OutputQueue
from tttmc_app.gui.programs.players import StudentPlayer, StudentProcess
from tttmc_app.gui.programs.specs import StudentSettings, student_spec
from tttmc_app.gui.programs.trust import read_student
from tttmc_app.players import parse_spec
from tttmc_app.players.monte_carlo import MonteCarlo


@pytest.fixture
def host() -> Iterator[ProgramHost]:
    """Yield a host that is closed at the end."""
    host = ProgramHost()
    yield host
    host.close()
    assert children() == set()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file that plays."""
    return write(tmp_path, GOOD)


def loaded(path: Path) -> tuple[StudentProcess, LoadedFile]:
    """Return a process that has loaded a file."""
    process = StudentProcess(read_student(path), OutputQueue(), StudentSettings(), skip_games=True)
    return process, finish(process.load())


def test_a_file_plays_in_the_process_that_opened_it(host: ProgramHost, path: Path) -> None:
    """A file has no process until it is opened; then it has the one that was handed over."""
    spec = student_spec(path)
    assert host.process(spec) is None
    process, found = loaded(path)
    host.hand_over(process)
    assert host.process(spec) is None
    host.add(process.source, found)
    assert host.process(spec) is process
    assert process.output is host.output
    assert children() == {process.process_id}


def test_other_settings_have_a_process_of_their_own(host: ProgramHost, path: Path) -> None:
    """Each set of settings for a file has its own process, which starts only when needed."""
    process, found = loaded(path)
    host.hand_over(process)
    host.add(process.source, found)
    spec = student_spec(path).with_value("trials", 5)
    other = host.process(spec)
    assert other is not None
    assert other is not process
    assert host.process(spec) is other
    assert other.process_id is None
    host.keep([spec])
    assert process.process_id is None
    assert host.process(spec) is other


@pytest.mark.parametrize("text", [GOOD, GAME])
def test_other_settings_know_which_function_plays(
    host: ProgramHost, tmp_path: Path, text: str
) -> None:
    """Another process opens no game again, unless it names the function, as the first one did."""
    path = write(tmp_path, text)
    process = StudentProcess(read_student(path), OutputQueue(), StudentSettings(), skip_games=False)
    found = finish(process.load())
    host.hand_over(process)
    host.add(process.source, found)
    spec = student_spec(path)
    for name, value in (("trials", 5), ("seconds", 7), ("current", 0.5), ("other", 3.0)):
        other = host.process(spec.with_value(name, value))
        assert other is not None
        assert other is not process
        assert other.skip_games is (text == GOOD)
        assert (other.output, other.source) == (host.output, process.source)
    assert found.gui_game == process.game
    assert (process.game is None) is (text == GOOD)


def test_a_reloaded_file_replaces_its_process(host: ProgramHost, path: Path) -> None:
    """When a file is opened again, its previous process ends."""
    processes = [loaded(path) for _ in range(2)]
    for process, found in processes:
        host.hand_over(process)
        host.add(process.source, found)
    assert children() == {processes[1][0].process_id}
    assert host.process(student_spec(path)) is processes[1][0]


def test_each_text_of_each_file_has_its_own_process(
    host: ProgramHost, path: Path, tmp_path: Path
) -> None:
    """Neither an earlier text of a file nor another file with the same text plays in its place."""
    copy = tmp_path / "copy.py"
    specs = [student_spec(path), student_spec(path).with_value("trials", 5), student_spec(copy)]
    seen: list[StudentProcess] = []
    for each, text in ((path, GOOD), (path, f"{GOOD}# more\n"), (copy, f"{GOOD}# more\n")):
        process, found = loaded(write(tmp_path, text, each.name))
        host.hand_over(process)
        host.add(process.source, found)
        made = [host.process(spec) for spec in specs]
        assert made[2 if each == copy else 0] is process
        sources = [None if one is None else one.source for one in made]
        if each == path:
            assert sources == [process.source, process.source, None]
            assert not any(one is old for one in made for old in seen)
        else:
            assert sources[:2] == [seen[0].source] * 2
            assert made[:2] == seen
        seen = [one for one in made if one is not None]
    host.keep([specs[1]])
    assert children() == set(), "only that one is kept, which hasn't begun"
    assert host.process(specs[1]) is seen[1]


def test_what_does_not_play_is_ended(host: ProgramHost, path: Path, tmp_path: Path) -> None:
    """A process that was handed over ends if its file can't play, or another is added, or all end.

    So does one that was added.
    """
    process, _ = loaded(path)
    host.hand_over(process)
    host.discard()
    assert children() == set()
    stale, found = loaded(path)
    host.hand_over(stale)
    host.add(read_student(write(tmp_path, f"{GOOD}\n", "other.py")), found)
    assert stale.process_id is None
    added, found = loaded(path)
    host.hand_over(added)
    host.add(added.source, found)
    waiting, _ = loaded(path)
    host.hand_over(waiting)
    host.close()
    assert (added.process_id, waiting.process_id) == (None, None)
    assert host.process(student_spec(path)) is not added


def test_other_machines_are_made_as_ever(host: ProgramHost, path: Path) -> None:
    """Only students' files get a player that waits for their process."""
    assert isinstance(host.make(parse_spec("mc")), MonteCarlo)
    assert isinstance(host.make(student_spec(path)), StudentPlayer)


def test_all_processes_are_ended_before_any_is_waited_for(
    host: ProgramHost, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several unresponsive files don't make the window wait for one after the other."""
    done: list[tuple[str, StudentProcess]] = []
    close = StudentProcess.close

    def stopped(process: StudentProcess) -> None:
        done.append(("stop", process))

    def closed(process: StudentProcess) -> None:
        done.append(("close", process))
        close(process)

    processes = [loaded(path)[0] for _ in range(2)]
    for process in processes:
        host.hand_over(process)
    monkeypatch.setattr(StudentProcess, "stop", stopped)
    monkeypatch.setattr(StudentProcess, "close", closed)
    host.close()
    assert done == [(step, process) for step in ("stop", "close") for process in processes]
