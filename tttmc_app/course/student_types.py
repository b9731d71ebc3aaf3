"""Values that describe a student's file: its limits, contents, results and failures."""

from ast import Module
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Generic, NamedTuple, TypeAlias, TypeVar

from tttmc_app.core import Square, Text, TttmcError
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.trace import Trace
from tttmc_app.course.values import Plain

T = TypeVar("T")
Name: TypeAlias = Annotated[str, 200]
Seconds: TypeAlias = Annotated[float, 10**6]
"""What a process says is cut or refused beyond these: see `protocol`."""


class Language(StrEnum):
    """The Python version that a file runs as."""

    PYTHON_2 = "Python 2"
    PYTHON_3 = "Python 3"


class FailureKind(StrEnum):
    """The ways in which student code can fail."""

    UNREADABLE = "unreadable"
    """The file is missing or not a text file."""
    SYNTAX = "syntax"
    """The file is neither valid Python 3 nor valid Python 2."""
    RAISED = "raised"
    """An exception that the file did not catch."""
    EXITED = "exited"
    """A call of `sys.exit` or similar."""
    MISSING = "missing"
    """The function that was called does not exist."""
    ILLEGAL = "illegal"
    """An illegal move: not a pair of whole numbers, off the board, or occupied."""
    TIMEOUT = "timeout"
    MEMORY = "memory"
    OUTPUT = "output"
    """Too much output: the process was ended."""
    CRASHED = "crashed"
    """The process ended unexpectedly or broke the protocol."""
    DISTURBED = "disturbed"
    """The process was ended or paused from outside, or the machine was too busy: not the file's
    fault.
    """
    CLOSED = "closed"
    """The program stopped the process."""

    @property
    def ends_process(self) -> bool:
        """Return whether the child has ended after this failure."""
        return self in (
            FailureKind.TIMEOUT,
            FailureKind.MEMORY,
            FailureKind.OUTPUT,
            FailureKind.CRASHED,
            FailureKind.DISTURBED,
            FailureKind.CLOSED,
        )


class Finder(NamedTuple, Generic[T]):
    """Something to find in a file's text and syntax tree before the file runs."""

    name: str
    find: Callable[[str, Module], T]
    """Runs in the child: listed in `request_handler`."""
    shape: Any
    """The type of what it finds, as which `protocol` sends it."""


class Overrides(NamedTuple):
    """Values that replace a file's constants without changing it; None keeps the file's value."""

    trials: int | None = None
    """NTRIALS."""
    current: float | None = None
    """SCORE_CURRENT, or MCMATCH as it was called in 2014."""
    other: float | None = None
    """SCORE_OTHER, or MCOTHER."""


class RemarkKind(StrEnum):
    """The subjects of remarks."""

    LANGUAGE = "language"
    """Why the file runs as this version of Python, if that isn't obvious."""
    STAND_IN = "stand-in"
    """A missing module, replaced by one that does nothing."""
    RENAMED = "renamed"
    """One of the course's modules under another name."""
    SKIPPED = "skipped"
    """A game that the file requested and that was skipped."""
    EXITED = "exited"
    """The file called `sys.exit` while it was loaded."""
    INPUT = "input"
    """A question that the file asked while it was loaded, answered with an empty line."""
    OUTPUT = "output"
    """Output that was dropped."""
    SETTING = "setting"
    """A constant that is missing or could not be replaced."""
    RUNNING = "running"
    """The file has been running for a long time and may never end."""
    TEXT = "text"
    """How the file and its modules were read, if that isn't obvious."""


class Remark(NamedTuple):
    """A remark about a file, other than a failure."""

    kind: RemarkKind
    text: Text | str
    """A sentence without its full stop."""
    line: int | None = None
    """The line in the student's file, if any."""


class SourceText(NamedTuple):
    """A file's text, with all line endings converted to line feeds."""

    path: Path
    text: str
    remarks: tuple[Remark, ...] = ()


class GuiGame(NamedTuple):
    """The game that a file requested by calling `run_gui`."""

    size: int
    machine: int
    """The side that the file's function plays: PLAYERX (2) or PLAYERO (3)."""
    trials: int
    reverse: bool
    handle: int
    """Identifies the function that was passed in, for `SandboxedFile.move`."""
    name: Name
    """The function's name."""
    line: int | None = None
    """The line of the call."""


class Output(NamedTuple):
    """Text that the file has printed."""

    text: str


class Sandboxed(NamedTuple):
    """The sandbox is in force, and the file is about to run."""

    parts: tuple[SandboxPart, ...]


Event: TypeAlias = Output | Remark | GuiGame | Sandboxed
"""An event of a file while it is loaded or called."""


class FunctionInfo(NamedTuple):
    """A function that a file defines at its top level."""

    name: Name
    parameters: tuple[Name, ...]
    line: int
    least: int
    """The smallest number of positional arguments."""
    most: int | None
    """The largest number of positional arguments; None for no limit."""
    is_empty: bool = False
    """Whether its body does nothing, as in a function that is still to be written."""


class CodeFailure(NamedTuple):
    """A failure of student code."""

    kind: FailureKind
    reason: Text | str
    """One line without the file and the line number."""
    line: int | None = None
    """The line in the student's file, if known."""
    traceback: Annotated[str, 20_000] = ""
    """The traceback in Python's format, with only the student's lines."""
    output: str = ""
    """The output before the failure."""
    remarks: tuple[Remark, ...] = ()
    language: Language | None = None
    file: str = ""
    """The file's name, if the reason doesn't contain it."""
    trace: Trace = Trace()
    """What the function had done, if the call was observed."""

    @property
    def placed(self) -> Text | str:
        """Return the reason with its line."""
        if self.line is None or str(self.reason).endswith(f"(line {self.line})"):
            return self.reason
        return Text("{reason} (line {line})", reason=self.reason, line=self.line)

    @property
    def message(self) -> Text | str:
        """Return the reason with the file and the line."""
        if not self.file:
            return self.placed
        return Text("{file}: {reason}", file=self.file, reason=self.placed)


class LoadedFile(NamedTuple):
    """The definitions and the output of a file that has run."""

    language: Language
    constants: dict[str, Plain]
    """Numbers and strings at the file's top level whose names are in capitals."""
    functions: tuple[FunctionInfo, ...]
    """In line order."""
    gui_game: GuiGame | None
    """The file's last call to `run_gui`."""
    remarks: tuple[Remark, ...]
    output: str
    seconds: Seconds
    failure: CodeFailure | None = None
    """Why the file stopped half-way, if it did; it can play if it had defined enough by then."""
    sandbox: tuple[SandboxPart, ...] = ()
    """The parts of the sandbox that were in place while the file ran."""

    def function(self, name: str) -> FunctionInfo | None:
        """Return the function of this name, or None."""
        return next((function for function in self.functions if function.name == name), None)

    def constant(self, *names: str) -> Plain:
        """Return the value of the first of these constants that the file sets, or None."""
        return next((self.constants[name] for name in names if name in self.constants), None)


class CallResult(NamedTuple):
    """The result of one call."""

    value: Plain
    type_name: Name
    """The type of the value as Python names it, such as "tuple", "int" or "NoneType"."""
    arguments: tuple[Plain, ...]
    """The arguments as the call left them."""
    output: str
    seconds: Seconds
    trace: Trace = Trace()
    """What the function did, if the call was observed."""
    grid: Plain = None
    """The scores that it last passed to `get_best_move`, if they were asked for."""


class StudentMove(NamedTuple):
    """A move by a file's function."""

    square: Square
    """Legal in the position."""
    grid: tuple[tuple[float | None, ...], ...] | None
    """The scores that the function last passed to the file's own `get_best_move`; None if it
    passed none. Scores other than finite numbers are None."""
    output: str
    seconds: float
    type_name: str = "tuple"
    """The type of the returned square: a tuple, as the course requires, or something similar."""


class StudentError(TttmcError):
    """A failure of student code; `failure` holds the details."""

    def __init__(self, failure: CodeFailure) -> None:
        message = failure.message
        super().__init__(message if isinstance(message, Text) else Text("{reason}", reason=message))
        self.failure = failure

    @property
    def kind(self) -> FailureKind:
        """Return the kind of failure."""
        return self.failure.kind
