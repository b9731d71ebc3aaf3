"""A student's file in its own child process: load it, call it, ask it for moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

from tttmc_app.core import Mark, Position, Text
from tttmc_app.course.exchange import Exchange, Steps
from tttmc_app.course.language import fails_like_python_2
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.process import ChildProcess
from tttmc_app.course.protocol import (
    Message,
    board_of,
    call_result_of,
    call_results_of,
    grid_of,
    legal_square,
    loaded_of,
    output_of,
    remark_json,
    seconds_of,
)
from tttmc_app.course.source import SourceText
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    Finder,
    Language,
    LoadedFile,
    Overrides,
    Remark,
    RemarkKind,
    RunLimits,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import decode, encode

T = TypeVar("T")
_Outcome: TypeAlias = tuple[T | None, CodeFailure | None]
_Answer: TypeAlias = tuple[Message, list[Event]]

_NOT_ITS_OWN = (FailureKind.DISTURBED, FailureKind.CLOSED)
"""Failures that say nothing about the file."""
_FRACTION = CodeFailure(
    FailureKind.RAISED,
    Text("it returned a row or column that is not a whole number"),
    traceback="TypeError: 'float' object cannot be interpreted as an integer",
)
"""What Python 3's division causes sooner or later."""


class SandboxedFile:
    """A student's file and its child process: a context manager for one thread at a time.

    Each request is made in steps, which the caller takes; `finish` takes all of them. Loading runs
    the file as `__main__`. Every failure raises StudentError; after one that ended the process,
    `load` starts a new process. A failure that Python 2 explains starts the file again
    from the beginning as Python 2, in a new process; a remark says so, and the request is repeated.
    Only `stop` may be called from other threads: it ends the running request.
    """

    def __init__(
        self,
        path: Path,
        limits: RunLimits | None = None,
        seed: int = 0,
        *,
        overrides: Overrides | None = None,
        skip_games: bool = False,
        files: OwnFiles | None = None,
        listener: Callable[[Event], None] | None = None,
        on_failure: Callable[[CodeFailure], None] | None = None,
    ) -> None:
        """Store the settings; a process starts only in `load`.

        `skip_games` makes `play_game` and `run_gui` return at once and leave a remark, for
        grading. `files` are the texts to run; without them, the first `load` reads the files.
        `listener` is called with each event, `on_failure` with the failure in each StudentError.
        """
        self.path = Path(path).absolute()
        self.limits = limits or RunLimits()
        self.seed = seed
        self.overrides = overrides or Overrides()
        self.skip_games = skip_games
        self.only_definitions = False
        """Whether to run only the file's imports, definitions and constants."""
        self._files = files
        self._listener = listener
        self._on_failure = on_failure
        self._child: ChildProcess | None = None
        self._has_run = False
        """Whether the child has run any of the file's code."""
        self._number = 0
        self._stopped = False
        self._loaded: LoadedFile | None = None
        self._version: Language | None = None
        """The version that the file runs as, once a failure has decided it."""
        self._why: tuple[Remark, ...] = ()

    def __enter__(self) -> Self:
        """Return the student; only `load` starts a process."""
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """End the child."""
        self.close()

    @property
    def loaded(self) -> LoadedFile | None:
        """Return the loaded file while its process runs."""
        return self._loaded

    @property
    def language(self) -> Language | None:
        """Return the version that the file runs as; any request may change it to Python 2."""
        return self._loaded.language if self._loaded else None

    @property
    def process_id(self) -> int | None:
        """Return the child's process ID, or None if no child is running."""
        return self._child.pid if self._child else None

    @property
    def text(self) -> str:
        """Return the file's text, as it was when it was first loaded."""
        return self._read_files().source.text

    def read(self, *finders: Finder[Any], source: SourceText | None = None) -> Steps[list[Any]]:
        """Parse the file, or another text, and return what the finders find in it.

        The process has not run any student's code, and parses any number of texts; `read_seconds`
        limit each. The result is None for each finder if the text is in neither version.
        """
        return self._reported(self._reading(finders, source))

    def load(self) -> Steps[LoadedFile]:
        """Run the file in a process that has run no other; closing the steps ends it."""
        return self._reported(self._loading())

    def call(
        self, name: str, *arguments: object, seed: int | None = None, observe: bool = False
    ) -> Steps[CallResult]:
        """Call one of the file's functions by name; a seed resets `random` first.

        `observe` adds a trace of what the function does with boards and which functions it calls.
        """
        request: Message = {
            "do": "call",
            "function": name,
            "arguments": [encode(argument) for argument in arguments],
            "observe": observe,
            "seed": seed,
        }
        return self._asking(request, name, call_result_of)

    def call_each(
        self, name: str, calls: Sequence[tuple[Sequence[object], int]], *, observe: bool = False
    ) -> Steps[tuple[CallResult, ...]]:
        """Call a function once for each pair of arguments and seed, all in one request.

        The limits are those of one call. If one of the calls fails, so does the request.
        """
        request: Message = {
            "do": "calls",
            "function": name,
            "observe": observe,
            "calls": [
                {"arguments": [encode(argument) for argument in arguments], "seed": seed}
                for arguments, seed in calls
            ],
        }
        return self._asking(request, name, partial(call_results_of, len(calls)))

    def move(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> Steps[StudentMove]:
        """Make a move for the side to move, by `mc_move` or the function with this handle.

        An illegal move raises StudentError of kind ILLEGAL.
        """
        request: Message = {
            "do": "move",
            "function": "mc_move" if handle is None else handle,
            "board": encode(board_of(position)),
            "player": 2 if position.to_move is Mark.X else 3,
            "trials": trials,
            "seed": seed,
        }
        return self._asking(request, "mc_move", partial(_move_of, position))

    def stop(self) -> None:
        """End the child at once, from any thread; the current request fails as CLOSED."""
        self._stopped = True
        child = self._child
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the child within a limited time; `load` starts another."""
        child, self._child = self._child, None
        self._loaded, self._has_run = None, False
        if child is not None:
            child.close()

    # Loading -----------------------------------------------------------------------------------

    def _read_files(self) -> OwnFiles:
        """Return the file's text, and that of its modules, as they were first read.

        Later changes to the files don't affect what runs.
        """
        if self._files is None:
            self._files = OwnFiles.read(self.path)
        return self._files

    def _reading(
        self, finders: Sequence[Finder[Any]], source: SourceText | None
    ) -> Steps[list[Any]]:
        self._read_files()
        self._start()
        request = self._file_request(source)
        request |= {"do": "read", "finders": [finder.name for finder in finders]}
        answer = yield from self._send(request, self.limits.read_seconds, Text("reading"))
        return self._understood(partial(_found, finders), *answer)

    def _loading(self) -> Steps[LoadedFile]:
        self._read_files()
        loaded = yield from self._judged((yield from self._run()), None)
        return self._loaded or loaded  # with a remark, if it was no better as Python 2

    def _start(self) -> None:
        """Start a child, unless there is one that has run no student's code."""
        if self._child is not None and not self._has_run:
            return
        self.close()
        self._stopped = False
        try:
            self._child = ChildProcess()
        except OSError as error:
            reason = Text("no process can be started: {error}", error=error)
            raise StudentError(CodeFailure(FailureKind.DISTURBED, reason)) from None

    def _run(self) -> Steps[_Outcome[LoadedFile]]:
        """Run the file in a child that has run none; return what it defines, and its failure."""
        self._start()
        loaded, failure = yield from self._tried(self._running())
        return loaded, loaded.failure if loaded else failure

    def _running(self) -> Steps[LoadedFile]:
        """Run the file in the child in steps."""
        self._has_run = True
        request = self._file_request()
        request |= {
            "do": "load",
            "seed": self.seed,
            "skip_games": self.skip_games,
            "only_definitions": self.only_definitions,
            "language": self._version,
            "overrides": asdict(self.overrides),
            "remarks": [remark_json(remark) for remark in self._read_files().source.remarks],
            "output": self.limits.output_bytes,
        }
        answer = yield from self._send(request, self.limits.load_seconds, Text("loading"))
        loaded = self._understood(loaded_of, *answer)
        parts = self._child.parts if self._child else None
        remarks = (*self._why, *loaded.remarks)
        self._loaded = replace(loaded, remarks=remarks, sandbox=parts or ())
        return self._loaded

    def _file_request(self, source: SourceText | None = None) -> Message:
        files = self._read_files()
        source = source or files.source
        return {
            "path": str(source.path),
            "text": source.text,
            "modules": {
                name: {"path": str(module.path), "text": module.text}
                for name, module in files.modules.items()
            },
            "memory": self.limits.memory_bytes,
        }

    # Requests ----------------------------------------------------------------------------------

    def _asking(
        self, request: Message, call: str, read: Callable[[Message, list[Event]], T]
    ) -> Steps[T]:
        """Ask the file for an answer."""
        return self._reported(self._answered(request, call, read))

    def _answered(
        self, request: Message, call: str, read: Callable[[Message, list[Event]], T]
    ) -> Steps[T]:
        ask = partial(self._ask, request, call)
        answer = yield from self._judged((yield from ask()), ask)
        return self._understood(read, *answer)

    def _ask(self, request: Message, call: str) -> Steps[_Outcome[_Answer]]:
        sent = self._send(request, self.limits.call_seconds, call)
        answer, failure = yield from self._tried(sent)
        return answer, _FRACTION if answer and answer[0].get("fraction") else failure

    def _tried(self, steps: Steps[T]) -> Steps[_Outcome[T]]:
        """Return the result of steps, or how the file failed."""
        try:
            return (yield from steps), None
        except StudentError as error:
            if error.kind in _NOT_ITS_OWN:
                raise
            return None, error.failure

    def _judged(
        self, outcome: _Outcome[T], ask: Callable[[], Steps[_Outcome[T]]] | None
    ) -> Steps[T]:
        """Return an answer; if Python 2 explains a failure, start again as Python 2 and ask again.

        Without `ask`, the answer is the loaded file.
        """
        answer, failure = outcome
        if (
            failure is not None
            and failure.kind is FailureKind.RAISED
            and self._version is None
            and failure.language is not Language.PYTHON_2
            and fails_like_python_2(failure.traceback.rstrip().rpartition("\n")[2], self.text)
        ):
            answer, failure = (yield from self._as_python_2(failure, ask)) or (answer, failure)
        if answer is None:
            assert failure is not None
            raise StudentError(failure)
        return answer

    def _as_python_2(
        self, failure: CodeFailure, ask: Callable[[], Steps[_Outcome[T]]] | None
    ) -> Steps[_Outcome[T] | None]:
        """Start again as Python 2; if that is no better, go on as before and return None."""
        text = Text(
            "starts again as Python 2, since it failed as Python 3 ({error})", error=failure.reason
        )
        self._tell(text, failure.line)
        kept, loaded, self._child = self._child, self._loaded, None
        self._version, decided = Language.PYTHON_2, None
        try:
            outcome: _Outcome[Any] = yield from self._run()
            # The version whose error is on a later line got further.
            is_better = ask is None and _line(outcome[1]) > _line(failure)
            if ask is not None and outcome[0] is not None:
                outcome = yield from ask()
            if outcome[1] is None or is_better:
                decided = Language.PYTHON_2
                return outcome
            self.close()
            decided, self._child, kept = Language.PYTHON_3, kept, None
            self._has_run = True
            self._tell(Text("it fails as Python 2 too: it continues as Python 3"), None)
            if loaded is not None:
                self._loaded = replace(loaded, remarks=(*self._why, *loaded.remarks))
            return None
        finally:
            self._version, self._why = decided, self._why if decided else ()
            if kept is not None:
                kept.close()

    def _tell(self, text: Text, line: int | None) -> None:
        remark = Remark(RemarkKind.LANGUAGE, text, line)
        self._why += (remark,)
        if self._listener is not None:
            self._listener(remark)

    def _observed(self, steps: Steps[T]) -> Steps[T]:
        """Yield events after passing them to the listener."""
        try:
            while True:
                try:
                    event = next(steps)
                except StopIteration as end:
                    result: T = end.value
                    return result
                if event is not None and self._listener is not None:
                    self._listener(event)
                yield event
        finally:
            steps.close()  # now, not during garbage collection: closing ends the child

    def _send(self, request: Message, seconds: float | None, call: Text | str) -> Steps[_Answer]:
        """Send a request and wait for its answer; closing the iterator ends the child."""
        child = self._child
        if child is None:
            raise StudentError(CodeFailure(FailureKind.CLOSED, Text("it is not loaded yet")))
        self._number += 1
        exchange = Exchange(child, self._number, call, seconds, self.limits.output_bytes)
        try:
            done = yield from self._observed(exchange.run(request, self.language))
        except StudentError as error:
            failure = error.failure
            if self._stopped:
                failure = replace(
                    failure, kind=FailureKind.CLOSED, reason=Text("it was stopped"), line=None
                )
            if failure.kind.ends_process:
                self.close()
            raise StudentError(failure) from None
        except GeneratorExit:
            self.close()
            raise
        return done, exchange.events

    def _understood(
        self, read: Callable[[Message, list[Event]], T], done: Message, events: list[Event]
    ) -> T:
        """Return the contents of an answer; end a child whose answer is invalid."""
        try:
            return read(done, events)
        except StudentError:
            raise
        except Exception:  # noqa: BLE001 - whatever can't be read is the file's failure
            self.close()
            reason = Text("its process returned invalid data")
            failure = CodeFailure(FailureKind.CRASHED, reason, output=output_of(events))
            raise StudentError(failure) from None

    def _reported(self, steps: Steps[T]) -> Steps[T]:
        """Pass on steps; report a failure with the file's name."""
        try:
            return (yield from steps)
        except StudentError as error:
            failure = error.failure
            if failure.kind is not FailureKind.UNREADABLE:  # whose reason names the file
                failure = replace(failure, file=self.path.name)
            if self._on_failure is not None:
                self._on_failure(failure)
            raise StudentError(failure) from None


def _found(finders: Sequence[Finder[Any]], done: Message, _events: list[Event]) -> list[Any]:
    found = done["found"]
    if not isinstance(found, list):
        return [None] * len(finders)
    return [finder.decode(each) for finder, each in zip(finders, found, strict=True)]


def _move_of(position: Position, done: Message, events: list[Event]) -> StudentMove:
    square = legal_square(decode(done["value"]), position)
    if isinstance(square, Text):
        raise StudentError(CodeFailure(FailureKind.ILLEGAL, square, output=output_of(events)))
    grid = grid_of(decode(done["grid"]), position.rules.size)
    return StudentMove(square, grid, output_of(events), seconds_of(done), str(done["type"]))


def _line(failure: CodeFailure | None) -> int:
    return (failure.line or 0) if failure else 0
