"""What is said about a student's file: limits, what it holds, what it gave, how it failed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from tttmc_app.core import Square, TttmcError
from tttmc_app.course.values import Plain

MEBIBYTE = 2**20


class Language(StrEnum):
    """Name the Python that a file is run as."""

    PYTHON_2 = "Python 2"
    PYTHON_3 = "Python 3"


class FailureKind(StrEnum):
    """Say in what way a student's code failed."""

    UNREADABLE = "unreadable"
    """The file is missing or no text."""
    SYNTAX = "syntax"
    """It is neither Python 3 nor Python 2."""
    RAISED = "raised"
    """An exception that the file did not catch."""
    EXITED = "exited"
    """`sys.exit` and its kin, within a call."""
    MISSING = "missing"
    """There is no function of the name that was called."""
    ILLEGAL = "illegal"
    """A move that is none: not a pair of whole numbers, off the board, or occupied."""
    TIMEOUT = "timeout"
    MEMORY = "memory"
    OUTPUT = "output"
    """So much output that the process was ended."""
    CRASHED = "crashed"
    """The process ended by itself or spoke nonsense."""
    CLOSED = "closed"
    """Somebody stopped it from outside."""

    @property
    def ends_process(self) -> bool:
        """Return whether the child is gone after it."""
        return self in (
            FailureKind.TIMEOUT,
            FailureKind.MEMORY,
            FailureKind.OUTPUT,
            FailureKind.CRASHED,
            FailureKind.CLOSED,
        )


@dataclass(frozen=True, slots=True)
class RunLimits:
    """Bound what a student's code may take; None where nothing does."""

    load_seconds: float | None = 60.0
    """Wall-clock time for running the file itself."""
    call_seconds: float | None = 30.0
    """Wall-clock time for one call, a move among them."""
    memory_bytes: int | None = 1024 * MEBIBYTE
    """Address space of the child, where the system can limit it."""
    output_bytes: int = MEBIBYTE
    """Text kept of one load or call; what is printed beyond it is counted and dropped."""


@dataclass(frozen=True, slots=True)
class Overrides:
    """Replace constants of a file without touching it; None leaves the file's own."""

    trials: int | None = None
    """NTRIALS."""
    current: float | None = None
    """SCORE_CURRENT, or MCMATCH as it was called in 2014."""
    other: float | None = None
    """SCORE_OTHER, or MCOTHER."""


class RemarkKind(StrEnum):
    """Say what a remark is about."""

    LANGUAGE = "language"
    """Why the file is run as this Python, where that isn't plain."""
    STAND_IN = "stand-in"
    """A module that is absent and was replaced by one that does nothing."""
    RENAMED = "renamed"
    """One of the course's modules under another name."""
    SKIPPED = "skipped"
    """A game that the file asked for and that was not played."""
    EXITED = "exited"
    """The file ended itself by `sys.exit` while it was loaded."""
    OUTPUT = "output"
    """Text that was dropped."""
    SETTING = "setting"
    """A constant that could not be replaced, or that is missing."""
    TEXT = "text"
    """How the file's characters were read, where that isn't plain."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Tell something about a file that is worth knowing and no failure."""

    kind: RemarkKind
    text: str
    """A sentence without its full stop."""
    line: int | None = None
    """In the student's file, where there is one."""


@dataclass(frozen=True, slots=True)
class GuiGame:
    """Hold what a file asked `run_gui` for."""

    size: int
    machine: int
    """The side that the file's function plays: PLAYERX (2) or PLAYERO (3)."""
    trials: int
    reverse: bool
    handle: int
    """Names the very function that was handed over, for `Student.move`."""
    name: str
    """What that function is called."""
    line: int | None = None
    """Where in the file it was asked for."""


@dataclass(frozen=True, slots=True)
class Output:
    """Report text that the file has written."""

    text: str


Event: TypeAlias = Output | Remark | GuiGame
"""What streams out of a load or a call while it goes on."""


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """Describe a function that a file defines at its top level."""

    name: str
    parameters: tuple[str, ...]
    line: int
    least: int
    """How many values it must be given, one after the other."""
    most: int | None
    """How many it can be given; None where there is no end."""


@dataclass(frozen=True, slots=True)
class CodeFailure:
    """Hold what is known of a failure."""

    kind: FailureKind
    message: str
    """One line."""
    line: int | None = None
    """In the student's file, where the failure has a place."""
    traceback: str = ""
    """As Python prints it, with the student's own lines alone."""
    output: str = ""
    """What was written until then."""
    remarks: tuple[Remark, ...] = field(default=())
    language: Language | None = None


@dataclass(frozen=True, slots=True)
class LoadedFile:
    """Tell what running a file once has come to."""

    language: Language
    constants: dict[str, Plain]
    """Numbers and texts at the file's top level whose names are in capitals."""
    functions: tuple[FunctionInfo, ...]
    """In the order of their lines."""
    gui_game: GuiGame | None
    """What the file's last call to `run_gui` asked for."""
    remarks: tuple[Remark, ...]
    output: str
    seconds: float
    failure: CodeFailure | None = None
    """Why the file stopped half-way, where what it had defined until then can play all the same."""

    def function(self, name: str) -> FunctionInfo | None:
        """Return the function of this name, or None."""
        return next((function for function in self.functions if function.name == name), None)

    def constant(self, *names: str) -> Plain:
        """Return the value of the first of these constants that there is, or None."""
        return next((self.constants[name] for name in names if name in self.constants), None)


@dataclass(frozen=True, slots=True)
class CallResult:
    """Tell what one call gave."""

    value: Plain
    type_name: str
    """The type of the value as Python names it, such as "tuple", "int" or "NoneType"."""
    arguments: tuple[Plain, ...]
    """The arguments as the call has left them."""
    output: str
    seconds: float


@dataclass(frozen=True, slots=True)
class StudentMove:
    """Tell what a file's function has played."""

    square: Square
    """Legal: on the board and empty."""
    grid: tuple[tuple[float | None, ...], ...] | None
    """The very scores that it handed to the file's own `get_best_move`, the last time in this
    move; None where it didn't. A score that is no finite number is None."""
    output: str
    seconds: float
    type_name: str = "tuple"
    """What held the square: a tuple, as the course asks, or something else that could be read."""


class StudentError(TttmcError):
    """Say in one line how a student's code failed; `failure` holds the rest."""

    def __init__(self, failure: CodeFailure) -> None:
        super().__init__(failure.message)
        self.failure = failure

    @property
    def kind(self) -> FailureKind:
        """Return in what way the code failed."""
        return self.failure.kind
