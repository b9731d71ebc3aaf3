"""Time limits, judged by what the system says about the code's process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tttmc_app.course.deadline import Deadline, MachineTooSlowError


class System:
    """A system with a clock that tests set, and a process that a supervisor started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.now = 1000.0
        self._folder = folder
        for name in ("7/task/7", "41", "42"):
            (folder / name).mkdir(parents=True)
        (folder / "7/task/7/children").write_text("41 42 ")
        (folder / "41/schedstat").write_text("1 999000000000 3")
        self.wait(0.0)
        self.be("R")
        monkeypatch.setattr("tttmc_app.course.deadline.monotonic", lambda: self.now)
        monkeypatch.setattr("tttmc_app.course.deadline.Path", self._path)

    def _path(self, root: str, *parts: str) -> Path:
        assert root == "/proc"
        return self._folder.joinpath(*parts)

    def wait(self, seconds: float) -> None:
        """Let the process have waited for a processor for this time in total."""
        (self._folder / "42/schedstat").write_text(f"123 {int(seconds * 1e9)} 45\n")

    def be(self, state: str) -> None:
        """Set the state of the process."""
        (self._folder / "42/stat").write_text(f"42 (a ) T b) {state} 7 42\n")

    def forget(self) -> None:
        """Have no information, as on other systems."""
        for path in self._folder.rglob("*"):
            if path.is_file():
                path.unlink()


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> System:
    """Return a system for tests."""
    return System(monkeypatch, tmp_path)


def at(system: System, deadline: Deadline, *times: float) -> None:
    """Check a deadline at these times after its beginning."""
    for time in times:
        system.now = 1000.0 + time
        deadline.check()


def test_the_limit_is_the_last_moment(system: System) -> None:
    """A request may take as long as its limit, and no longer."""
    deadline = Deadline(2.0, 7)
    at(system, deadline, 0.0, 0.1, 0.3, 1.0, 2.0)
    with pytest.raises(TimeoutError):
        at(system, deadline, 2.01)


def test_no_limit_never_ends(system: System) -> None:
    """Without a limit nothing is looked up."""
    system.forget()
    at(system, Deadline(None, 7), 0.0, 1e9)


@pytest.mark.parametrize("limit", [0.125, 5.0])
def test_waiting_for_a_processor_does_not_count(system: System, limit: float) -> None:
    """Only what the process waited since the beginning is taken off."""
    system.wait(50.0)
    deadline = Deadline(limit, 7)
    at(system, deadline, 0.01, limit * 0.6, limit)
    system.wait(50.0 + limit)
    at(system, deadline, 1.5 * limit, 1.99 * limit)
    with pytest.raises(TimeoutError):
        at(system, deadline, 2.01 * limit)


def test_patience_ends(system: System) -> None:
    """After five times the limit, a process that only waited can't be judged."""
    deadline = Deadline(2.0, 7)
    at(system, deadline, 0.0, 0.3)
    system.wait(9.0)
    at(system, deadline, 9.9)
    with pytest.raises(MachineTooSlowError):
        at(system, deadline, 10.1)


@pytest.mark.parametrize("state", ["T", "t"])
def test_a_paused_process_cannot_be_judged(system: System, state: str) -> None:
    """A process that a signal or a debugger has paused isn't late by its own doing."""
    deadline = Deadline(2.0, 7)
    at(system, deadline, 0.0, 0.3)
    system.be(state)
    at(system, deadline, 1.9)
    with pytest.raises(MachineTooSlowError):
        at(system, deadline, 2.1)


def test_a_pause_of_the_program_does_not_count(system: System) -> None:
    """If the first look comes only after the limit, the request gets its time again."""
    deadline = Deadline(2.0, 7)
    at(system, deadline, 0.0, 30.0, 31.9)
    with pytest.raises(TimeoutError):
        at(system, deadline, 32.1)


def test_without_information_the_clock_decides(system: System) -> None:
    """On systems that don't tell how long a process waited, all time counts."""
    system.forget()
    deadline = Deadline(2.0, 7)
    at(system, deadline, 0.0, 0.3, 1.9)
    with pytest.raises(TimeoutError):
        at(system, deadline, 2.1)
