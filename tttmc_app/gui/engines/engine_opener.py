"""Opening engines: their programs are read, approved and tried off the window's thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Rules, Text, TttmcError
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits, BrainRefusedError
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.look.translation import shown
from tttmc_app.gui.students.trust import ENGINES
from tttmc_app.players.player import file_digest
from tttmc_app.workers import JobRunner, Report


@dataclass(frozen=True, slots=True)
class Program:
    """An engine's program as read from the disk, and whether it may run."""

    path: Path
    digest: str
    is_trusted: bool


@dataclass(frozen=True, slots=True)
class Trial:
    """How an engine answered when it was asked to begin a game."""

    program: Program
    rules: Rules
    about: About
    refusal: Text | None
    """Why the engine can't play by these rules, in its own words; None if it can."""


class EngineOpener(QObject):
    """Opens engines, one at a time; opening one cancels the previous opening."""

    read = Signal(Program)
    tried = Signal(Trial)
    failed = Signal(str)
    """Emitted when the program can't be read, with a one-line reason."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        """The program that was opened or tried last."""
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Return whether a program is being read or tried."""
        return self._runner.is_busy

    def open(self, path: Path) -> None:
        """Read a program; emit `read` or `failed`."""
        self.path = path
        self._runner.start(partial(_read, path))

    def approve(self, program: Program, rules: Rules, limits: BrainLimits) -> None:
        """Store the approval of a program, and try it: emit `tried` or `failed`."""
        self.path = program.path
        self._runner.start(partial(_try, program, rules, limits))

    def cancel(self) -> None:
        """Stop, and end the engine's process."""
        self._runner.cancel()

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._runner.shutdown()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        if isinstance(report.value, Program):
            self.read.emit(report.value)
        elif isinstance(report.value, Trial):
            self.tried.emit(report.value)

    @Slot(int, object)
    def _on_failed(self, _job_id: int, error: Exception) -> None:
        self.failed.emit(shown(error))


def _read(path: Path) -> Iterator[Program]:
    digest = file_digest(path)
    if not digest:
        raise TttmcError("{file} can't be read: choose another program", file=path.name)
    yield Program(path, digest, digest in ENGINES.digests())


def _try(program: Program, rules: Rules, limits: BrainLimits) -> Iterator[Trial | None]:
    """Start an engine, ask it for its name and whether it plays by these rules, and end it."""
    ENGINES.add([(program.digest, program.path.name)])
    about, refusal = About(), None
    brain: Brain | None = None
    try:
        brain = Brain(program.path, rules, limits)
        for _ in brain.prepare():
            yield None
        about = yield from brain.introducing()
    except (BrainRefusedError, BrainFailedError) as error:
        refusal = error.text
    finally:
        if brain is not None:
            brain.close()
    yield Trial(program, rules, about, refusal)
