"""One student's file, run in a child process of its own: load it, call it, let it move."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self, TypeVar

from tttmc_app.core import Mark, Position, TttmcError
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.protocol import (
    Message,
    board_of,
    called_of,
    event_of,
    failure_of,
    grid_of,
    loaded_of,
    object_of,
    remarks_of,
    seconds_of,
    square_of,
    text_of,
)
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    Language,
    LoadedFile,
    Output,
    Overrides,
    RunLimits,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import Json, decode, encode

T = TypeVar("T")


class Student:
    """Own the child process of one file; a context manager, used by one thread at a time.

    Loading runs the file as `__main__`. Every failure raises StudentError; after one that has
    ended the process the file must be loaded anew, which `load` does. `stop` may be called from
    any thread and ends whatever is under way.
    """

    def __init__(
        self,
        path: Path,
        limits: RunLimits | None = None,
        seed: int = 0,
        *,
        overrides: Overrides | None = None,
        skip_games: bool = False,
        listener: Callable[[Event], None] | None = None,
        on_failure: Callable[[CodeFailure], None] | None = None,
    ) -> None:
        """Take a file, and what to do with it.

        `skip_games` makes `play_game` and `run_gui` return at once, as grading needs it; each
        leaves a remark. `listener` is called with events as they come, `on_failure` with what
        each StudentError says.
        """
        self.path = Path(path).absolute()
        self.limits = limits or RunLimits()
        self.seed = seed
        self.overrides = overrides or Overrides()
        self.skip_games = skip_games
        self._listener = listener
        self._on_failure = on_failure
        self._child: ChildProcess | None = None
        self._number = 0
        self._stopped = False
        self._loaded: LoadedFile | None = None
        self.language: Language | None = None
        """What the file runs as. A file that loads as Python 3 and fails later as Python 2 does is
        run as Python 2 from then on."""

    def __enter__(self) -> Self:
        """Return the student; nothing is started before `load`."""
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
        """Return what loading has found, while its process lives."""
        return self._loaded

    @property
    def process_id(self) -> int | None:
        """Return the child's process number, while there is one."""
        return self._child.pid if self._child else None

    def load(self) -> LoadedFile:
        """Run the file; raise StudentError where it can't be, TttmcError where no child starts."""
        return self._finish(self.loading())

    def call(self, name: str, *arguments: object, seed: int | None = None) -> CallResult:
        """Call a function of the file's by its name; with a seed, `random` begins anew from it."""
        return self._finish(self.calling(name, *arguments, seed=seed))

    def move(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> StudentMove:
        """Ask for the side to move's move: of `mc_move`, or of the function that a handle names."""
        return self._finish(self.moving(position, trials, handle=handle, seed=seed))

    def loading(self) -> Steps[LoadedFile]:
        """Run the file in steps; whoever stops iterating ends the child."""
        self.close()
        self._stopped = False
        try:
            self._child = ChildProcess()
        except OSError as error:
            raise TttmcError(f"no process can be started for {self.path.name}: {error}") from None
        limits = self.limits
        order: Message = {
            "do": "load",
            "path": str(self.path),
            "seed": self.seed,
            "skip_games": self.skip_games,
            "overrides": asdict(self.overrides),
            "memory": limits.memory_bytes,
            "output": limits.output_bytes,
        }
        done, heard = yield from self._ordered(order, limits.load_seconds, "loading")
        self._loaded = self._read(loaded_of, done, heard)
        return self._loaded

    def calling(self, name: str, *arguments: object, seed: int | None = None) -> Steps[CallResult]:
        """Call a function in steps."""
        given: list[Json] = [encode(argument) for argument in arguments]
        order: Message = {"do": "call", "function": name, "arguments": given, "seed": seed}
        done, heard = yield from self._ordered(order, self.limits.call_seconds, name)
        return self._read(called_of, done, heard)

    def moving(
        self,
        position: Position,
        trials: int,
        *,
        handle: int | None = None,
        seed: int | None = None,
    ) -> Steps[StudentMove]:
        """Make a move in steps; a move that is none raises StudentError of kind ILLEGAL."""
        order: Message = {
            "do": "move",
            "function": "mc_move" if handle is None else handle,
            "board": encode(board_of(position)),
            "player": 2 if position.to_move is Mark.X else 3,
            "trials": trials,
            "seed": seed,
        }
        done, heard = yield from self._ordered(order, self.limits.call_seconds, "mc_move")
        return self._read(partial(self._move_of, position), done, heard)

    def _move_of(self, position: Position, done: Message, heard: list[Event]) -> StudentMove:
        square, problem = square_of(decode(done["value"]), position)
        if square is None:
            text = f"mc_move returned {problem}"
            raise self._error(CodeFailure(FailureKind.ILLEGAL, text, output=text_of(heard)))
        grid = grid_of(decode(done["grid"]), position.rules.size)
        return StudentMove(square, grid, text_of(heard), seconds_of(done), str(done["type"]))

    def stop(self) -> None:
        """End the child at once, from any thread; what is under way fails as CLOSED."""
        self._stopped = True
        child = self._child
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the child within a bound; `load` starts another."""
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
            steps.close()  # at once and not when it is collected: the child ends with it

    def _ordered(
        self, order: Message, seconds: float | None, what: str
    ) -> Steps[tuple[Message, list[Event]]]:
        """Carry an order; a failure may end the child, and so does whoever stops iterating."""
        child = self._child
        if child is None:
            failure = CodeFailure(FailureKind.CLOSED, "it is not loaded: load it first")
            raise self._error(failure)
        self._number += 1
        room = self.limits.output_bytes
        conversation = Conversation(child, self._number, what, seconds, room)
        try:
            done = yield from self._observed(conversation.carry(order, self.language))
        except BrokenOffError as error:
            failure = error.failure
            if self._stopped:
                failure = replace(failure, kind=FailureKind.CLOSED, message="it was stopped")
            if failure.kind.ends_process:
                self.close()
            raise self._error(failure) from None
        except GeneratorExit:
            self.close()
            raise
        if "language" in done:
            self.language = Language(str(done["language"]))
        return done, conversation.heard

    def _read(
        self, read: Callable[[Message, list[Event]], T], done: Message, heard: list[Event]
    ) -> T:
        """Return an answer's content; a child that answers nonsense is ended."""
        try:
            return read(done, heard)
        except StudentError:
            raise
        except (ValueError, TypeError, KeyError):
            self.close()
            text = "its process answers nonsense"
            raise self._error(
                CodeFailure(FailureKind.CRASHED, text, output=text_of(heard))
            ) from None

    def _error(self, failure: CodeFailure) -> StudentError:
        if failure.kind is not FailureKind.UNREADABLE:  # which names the file already
            failure = replace(failure, message=f"{self.path.name}: {failure.message}")
        if self._on_failure is not None:
            self._on_failure(failure)
        return StudentError(failure)


Steps = Generator[Event | None, None, T]
"""Work in steps of 10 ms at most: events as they come, None when there was none, and a result."""

_STEP_SECONDS = 0.01


class BrokenOffError(Exception):
    """Carry why an order has no answer but a failure."""

    def __init__(self, failure: CodeFailure) -> None:
        super().__init__(failure.message)
        self.failure = failure


class Conversation:
    """Carry one order to its answer, and keep what is heard on the way."""

    def __init__(
        self, child: ChildProcess, number: int, what: str, seconds: float | None, room: int
    ) -> None:
        self._child = child
        self._number = number
        self._what = what
        self._seconds = seconds
        self._room = room
        self.heard: list[Event] = []

    def carry(self, order: Message, language: Language | None) -> Steps[Message]:
        """Yield events until the answer, and return it.

        Raises BrokenOffError for every failure of the student's code or of its process.
        """
        try:
            self._child.send({"id": self._number, "seconds": self._seconds} | order)
            answer = yield from self._listen()
            if "failed" not in answer:
                return object_of(answer["done"])
            failure = failure_of(object_of(answer["failed"]), self.heard, language)
        except ChildGoneError:
            failure = self._failure(FailureKind.CRASHED, f"its process {self._ended()}", language)
        except TooMuchOutputError:
            failure = self._failure(FailureKind.OUTPUT, "it writes without end", language)
        except TimeoutError:
            text = f"it took longer than {self._seconds:g} s"
            failure = self._failure(FailureKind.TIMEOUT, text, language)
        except (ValueError, TypeError, KeyError):
            failure = self._failure(FailureKind.CRASHED, "its process speaks nonsense", language)
        raise BrokenOffError(failure)

    def _listen(self) -> Steps[Message]:
        """Yield events until the answer; raise TimeoutError where it takes too long."""
        deadline = None if self._seconds is None else monotonic() + self._seconds
        while True:
            silent = True
            for message in self._child.receive(_STEP_SECONDS):
                event = event_of(message)
                if event is not None:
                    silent = not self._keep(event)
                    if not silent:
                        yield event
                elif isinstance(message, dict) and message.get("id") == self._number:
                    yield from self._last_words()
                    return message
            if deadline is not None and monotonic() > deadline:
                raise TimeoutError
            if silent:
                yield None

    def _last_words(self) -> Steps[None]:
        """Yield what came past Python's streams until the answer."""
        for text in self._child.drained():
            event = Output(text)
            if self._keep(event):
                yield event

    def _keep(self, event: Event) -> bool:
        """Keep an event; return whether there was room for it."""
        if isinstance(event, Output):
            self._room -= len(event.text)
            # The child keeps to the limit by itself; what comes past Python's streams may not.
            if self._room < 0:
                return False
        self.heard.append(event)
        return True

    def _failure(self, kind: FailureKind, text: str, language: Language | None) -> CodeFailure:
        return CodeFailure(
            kind,
            f"{self._what}: {text}",
            output=text_of(self.heard),
            remarks=remarks_of(self.heard),
            language=language,
        )

    def _ended(self) -> str:
        code = self._child.exit_code_soon()
        if code is None:
            return "speaks no more"
        return f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
