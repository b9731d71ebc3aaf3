"""A student's file in its own child process: load it, call it, request moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from tttmc_app.core import Mark, Position, Text
from tttmc_app.course.exchange import Exchange, Steps
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
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    Language,
    LoadedFile,
    Overrides,
    RunLimits,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import decode, encode

T = TypeVar("T")


class Student:
    """A student's file and its child process: a context manager for one thread at a time.

    Loading runs the file as `__main__`. Every failure raises StudentError; after one that ended the
    process, `load` starts a new process. Only `stop` may be called from other threads: it ends the
    running request.
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
        self._files = files
        self._listener = listener
        self._on_failure = on_failure
        self._child: ChildProcess | None = None
        self._number = 0
        self._stopped = False
        self._loaded: LoadedFile | None = None
        self.language: Language | None = None
        """The version that the file runs as; it may change to Python 2 after a failure."""

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
    def process_id(self) -> int | None:
        """Return the child's process ID, or None if no child is running."""
        return self._child.pid if self._child else None

    @property
    def text(self) -> str:
        """Return the file's text, as it was when it was first loaded."""
        return self._read_files().source.text

    def load(self) -> LoadedFile:
        """Run the file; raise StudentError if it fails or no child can be started."""
        return self._finish(self.loading())

    def load_again(self) -> LoadedFile:
        """Run the file again in its running process, if any, which is faster than a new process.

        Any changes that the file has made to Python's modules remain.
        """
        if self._child is None or self._loaded is None:
            return self.load()
        sandbox, self._loaded = self._loaded.sandbox, None
        self._loaded = replace(self._finish(self._running()), sandbox=sandbox)
        return self._loaded

    def call(
        self, name: str, *arguments: object, seed: int | None = None, observe: bool = False
    ) -> CallResult:
        """Call one of the file's functions by name; a seed resets `random` first.

        `observe` adds a trace of what the function does with boards and which functions it calls.
        """
        return self._finish(self.calling(name, *arguments, seed=seed, observe=observe))

    def call_each(
        self, name: str, calls: Sequence[tuple[Sequence[object], int]], *, observe: bool = False
    ) -> tuple[CallResult, ...]:
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
        done, events = self._finish(self._send(request, self.limits.call_seconds, name))
        return self._read(partial(call_results_of, len(calls)), done, events)

    def move(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> StudentMove:
        """Return a move for the side to move, from `mc_move` or the function with this handle."""
        return self._finish(self.moving(position, trials, handle=handle, seed=seed))

    def loading(self) -> Steps[LoadedFile]:
        """Run the file in steps; closing the iterator ends the child."""
        self.close()
        self._stopped = False
        self._read_files()
        try:
            self._child = ChildProcess()
        except OSError as error:
            reason = Text("no process can be started: {error}", error=error)
            raise self._error(CodeFailure(FailureKind.DISTURBED, reason)) from None
        return (yield from self._running())

    def _running(self) -> Steps[LoadedFile]:
        """Run the file in the child in steps."""
        files, limits = self._read_files(), self.limits
        request: Message = {
            "do": "load",
            "path": str(self.path),
            "text": files.source.text,
            "modules": {
                name: {"path": str(module.path), "text": module.text}
                for name, module in files.modules.items()
            },
            "remarks": [remark_json(remark) for remark in files.source.remarks],
            "seed": self.seed,
            "skip_games": self.skip_games,
            "overrides": asdict(self.overrides),
            "memory": limits.memory_bytes,
            "output": limits.output_bytes,
        }
        done, events = yield from self._send(request, limits.load_seconds, Text("loading"))
        self._loaded = self._read(loaded_of, done, events)
        return self._loaded

    def _read_files(self) -> OwnFiles:
        """Return the file's text, and that of its modules, as they were first read.

        Later changes to the files don't affect what runs.
        """
        if self._files is None:
            try:
                self._files = OwnFiles.read(self.path)
            except StudentError as error:
                raise self._error(error.failure) from None
        return self._files

    def calling(
        self, name: str, *arguments: object, seed: int | None = None, observe: bool = False
    ) -> Steps[CallResult]:
        """Call a function in steps."""
        request: Message = {
            "do": "call",
            "function": name,
            "arguments": [encode(argument) for argument in arguments],
            "observe": observe,
            "seed": seed,
        }
        done, events = yield from self._send(request, self.limits.call_seconds, name)
        return self._read(call_result_of, done, events)

    def moving(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> Steps[StudentMove]:
        """Make a move in steps; an illegal move raises StudentError of kind ILLEGAL."""
        request: Message = {
            "do": "move",
            "function": "mc_move" if handle is None else handle,
            "board": encode(board_of(position)),
            "player": 2 if position.to_move is Mark.X else 3,
            "trials": trials,
            "seed": seed,
        }
        done, events = yield from self._send(request, self.limits.call_seconds, "mc_move")
        return self._read(partial(self._move_of, position), done, events)

    def _move_of(self, position: Position, done: Message, events: list[Event]) -> StudentMove:
        square = legal_square(decode(done["value"]), position)
        if isinstance(square, Text):
            raise self._error(CodeFailure(FailureKind.ILLEGAL, square, output=output_of(events)))
        grid = grid_of(decode(done["grid"]), position.rules.size)
        return StudentMove(square, grid, output_of(events), seconds_of(done), str(done["type"]))

    def stop(self) -> None:
        """End the child at once, from any thread; the current request fails as CLOSED."""
        self._stopped = True
        child = self._child
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the child within a limited time; `load` starts another."""
        child, self._child = self._child, None
        self._loaded = self.language = None
        if child is not None:
            child.close()

    def _finish(self, steps: Steps[T]) -> T:
        while True:
            try:
                next(steps)
            except StopIteration as end:
                result: T = end.value
                return result

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

    def _send(
        self, request: Message, seconds: float | None, call: Text | str
    ) -> Steps[tuple[Message, list[Event]]]:
        """Send a request and wait for its answer; closing the iterator ends the child."""
        child = self._child
        if child is None:
            failure = CodeFailure(FailureKind.CLOSED, Text("it is not loaded yet"))
            raise self._error(failure)
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
            raise self._error(failure) from None
        except GeneratorExit:
            self.close()
            raise
        if "language" in done:
            self.language = self._read(_language_of, done, exchange.events)
        return done, exchange.events

    def _read(
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
            raise self._error(failure) from None

    def _error(self, failure: CodeFailure) -> StudentError:
        if failure.kind is not FailureKind.UNREADABLE:  # whose reason names the file
            failure = replace(failure, file=self.path.name)
        if self._on_failure is not None:
            self._on_failure(failure)
        return StudentError(failure)


def _language_of(done: Message, _events: list[Event]) -> Language:
    return Language(str(done["language"]))
