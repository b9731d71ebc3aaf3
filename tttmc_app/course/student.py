"""One student's file, run in a child process of its own: load it, call it, let it move."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import asdict, replace
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self, TypeVar

from tttmc_app.core import Mark, Position, Square, TttmcError
from tttmc_app.course.faces import (
    Called,
    Event,
    Failure,
    Function,
    GuiGame,
    Language,
    Limits,
    Loaded,
    Output,
    Overrides,
    Remark,
    RemarkKind,
    StudentError,
    StudentMove,
    Trouble,
)
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.values import Board, Json, Opaque, Plain, decode, encode, type_name
from tttmc_app.course.wire import Message

T = TypeVar("T")
Steps = Generator[Event | None, None, T]
"""Work in steps of 10 ms at most: events as they come, None when there was none, and a result."""

_STEP_SECONDS = 0.01
_KINDS = frozenset(Failure)


class Student:
    """Own the child process of one file; a context manager, used by one thread at a time.

    Loading runs the file as `__main__`. Every failure raises StudentError; after one that has
    ended the process the file must be loaded anew, which `load` does. `stop` may be called from
    any thread and ends whatever is under way.
    """

    def __init__(
        self,
        path: Path,
        limits: Limits | None = None,
        seed: int = 0,
        *,
        overrides: Overrides | None = None,
        skip_games: bool = False,
        listener: Callable[[Event], None] | None = None,
    ) -> None:
        """Take a file, and what to do with it.

        `skip_games` makes `play_game` and `run_gui` return at once, as grading needs it; each
        leaves a remark. `listener` hears events while `load`, `call` and `move` wait.
        """
        self.path = Path(path).absolute()
        self.limits = limits or Limits()
        self.seed = seed
        self.overrides = overrides or Overrides()
        self.skip_games = skip_games
        self._listener = listener
        self._child: ChildProcess | None = None
        self._number = 0
        self._stopped = False
        self._loaded: Loaded | None = None

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
    def loaded(self) -> Loaded | None:
        """Return what loading has found, while its process lives."""
        return self._loaded

    @property
    def process_id(self) -> int | None:
        """Return the child's process number, while there is one."""
        return self._child.pid if self._child else None

    def load(self) -> Loaded:
        """Run the file; raise StudentError where it can't be, TttmcError where no child starts."""
        return self._finish(self.loading())

    def call(self, name: str, *arguments: Plain, seed: int | None = None) -> Called:
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

    def loading(self) -> Steps[Loaded]:
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
        trouble = done.get("trouble")
        self._loaded = Loaded(
            language=Language(str(done["language"])),
            constants={name: decode(value) for name, value in _object(done["constants"]).items()},
            functions=tuple(_function(_object(each)) for each in _array(done["functions"])),
            gui_game=next((e for e in reversed(heard) if isinstance(e, GuiGame)), None),
            remarks=tuple(event for event in heard if isinstance(event, Remark)),
            output=_text(heard),
            seconds=_seconds(done),
            trouble=_trouble(_object(trouble), heard, None) if trouble else None,
        )
        return self._loaded

    def calling(self, name: str, *arguments: Plain, seed: int | None = None) -> Steps[Called]:
        """Call a function in steps."""
        given: list[Json] = [encode(argument) for argument in arguments]
        order: Message = {"do": "call", "function": name, "arguments": given, "seed": seed}
        done, heard = yield from self._ordered(order, self.limits.call_seconds, name)
        value = decode(done["value"])
        return Called(
            value=value,
            type_name=str(done["type"]),
            arguments=tuple(decode(each) for each in _array(done["arguments"])),
            output=_text(heard),
            seconds=_seconds(done),
        )

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
        value, output = decode(done["value"]), _text(heard)
        square, problem = square_of(value, position)
        if square is None:
            trouble = Trouble(Failure.ILLEGAL, f"mc_move returned {problem}", output=output)
            raise StudentError(self._named(trouble))
        grid = _grid(decode(done["grid"]), position.rules.size)
        return StudentMove(square, grid, output, _seconds(done), str(done["type"]))

    def stop(self) -> None:
        """End the child at once, from any thread; what is under way fails as CLOSED."""
        self._stopped = True
        child = self._child
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the child within a bound; `load` starts another."""
        child, self._child = self._child, None
        self._loaded = None
        if child is not None:
            child.close()

    def _finish(self, steps: Steps[T]) -> T:
        while True:
            try:
                event = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            if event is not None and self._listener is not None:
                self._listener(event)

    def _ordered(
        self, order: Message, seconds: float | None, what: str
    ) -> Steps[tuple[Message, list[Event]]]:
        """Send an order and yield what is heard until its answer; the child ends with a failure
        that ends it, and when nobody iterates any more.
        """
        child = self._child
        heard: list[Event] = []
        if child is None:
            trouble = Trouble(Failure.CLOSED, f"{self.path.name} is not loaded: load it first")
            raise StudentError(trouble)
        self._number += 1
        room = self.limits.output_bytes
        try:
            child.send({"id": self._number, "seconds": seconds} | order)
            deadline = None if seconds is None else monotonic() + seconds
            while True:
                came = False
                for message in child.receive(_STEP_SECONDS):
                    event = self._event(message)
                    if isinstance(event, dict):
                        for text in child.drained():
                            heard.append(Output(text))
                            yield heard[-1]
                        return _done(event), heard
                    if isinstance(event, Output):
                        room -= len(event.text)
                    if event is not None and (room >= 0 or not isinstance(event, Output)):
                        came = True
                        heard.append(event)
                        yield event
                if deadline is not None and monotonic() > deadline:
                    raise _Failed(Failure.TIMEOUT, f"{what} took longer than {seconds:g} s")
                if not came:
                    yield None
        except (ChildGoneError, TooMuchOutputError, _Failed) as error:
            raise StudentError(self._failure(error, heard, what)) from None
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            if isinstance(error, TttmcError):
                raise
            self.close()
            trouble = Trouble(Failure.CRASHED, f"{self.path.name} speaks nonsense")
            raise StudentError(trouble) from None
        except GeneratorExit:
            self.close()
            raise

    def _event(self, message: Message | str) -> Event | Message | None:
        """Return an event, or the message that answers the order; None for what is late."""
        if isinstance(message, str):
            return Output(message)
        match message.get("event"):
            case "output":
                return Output(str(message.get("text")))
            case "remark":
                return _remark(message)
            case "gui":
                return _gui_game(message)
            case None if message.get("id") == self._number:
                return message
        return None

    def _failure(self, error: Exception, heard: list[Event], what: str) -> Trouble:
        """Return what a failure was, the child ended where it can't go on."""
        child = self._child
        language = self._loaded.language if self._loaded else None
        if isinstance(error, _Failed):
            trouble = error.trouble
        elif self._stopped:
            trouble = Trouble(Failure.CLOSED, f"{self.path.name} was stopped")
        elif isinstance(error, TooMuchOutputError):
            trouble = Trouble(Failure.OUTPUT, f"{what} writes without end")
        else:
            trouble = Trouble(Failure.CRASHED, f"{what}: its process {_ended(child)}")
        if trouble.kind.ends_process:
            self.close()
        return self._named(
            replace(trouble, output=_text(heard), remarks=_remarks(heard), language=language)
        )

    def _named(self, trouble: Trouble) -> Trouble:
        return replace(trouble, message=f"{self.path.name}: {trouble.message}")


class _Failed(Exception):  # noqa: N818 - it never leaves this module
    def __init__(
        self, kind: Failure, message: str, line: int | None = None, traceback: str = ""
    ) -> None:
        super().__init__(message)
        self.trouble = Trouble(kind, message, line, traceback)


def board_of(position: Position) -> Board:
    """Return a position as a course board."""
    rules, size = position.rules, position.rules.size
    marks = {None: 1, Mark.X: 2, Mark.O: 3}
    cells = tuple(
        tuple(marks[position.mark_at((row, col))] for col in range(size)) for row in range(size)
    )
    line = rules.line_length if rules.line_length != size else None
    return Board(cells, rules.reverse, line)


def square_of(value: Plain, position: Position) -> tuple[Square | None, str]:
    """Return the legal square that a value names, or None and what the value is instead.

    A tuple or a list of two whole numbers is one, as long as it is on the board and empty.
    """
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None, f"{_words(value)}, not a (row, column) pair"
    numbers = [_index(item) for item in value]
    if numbers[0] is None or numbers[1] is None:
        return None, f"{_words(value)}, not a pair of whole numbers"
    square = (numbers[0], numbers[1])
    size = position.rules.size
    if not all(0 <= number < size for number in square):
        return None, f"{square}, which is off the board"
    if position.mark_at(square) is not None:
        return None, f"{square}, which is occupied"
    return square, ""


def _index(value: Plain) -> int | None:
    if isinstance(value, Opaque):
        return value.index
    return int(value) if isinstance(value, int) else None


def _words(value: Plain) -> str:
    if isinstance(value, Opaque):
        text = value.text
    else:
        text = repr(value) if not isinstance(value, Board) else "a board"
    text = text if len(text) <= 60 else f"{text[:59]}…"
    return text if value is None else f"{text} ({type_name(value)})"


def _done(message: Message) -> Message:
    """Return an answer's content; raise where the order has failed."""
    if "failed" not in message:
        return _object(message["done"])
    failed = _object(message["failed"])
    kind = Failure(str(failed["kind"]))
    line = failed.get("line")
    raise _Failed(
        kind,
        str(failed["message"]),
        line if isinstance(line, int) else None,
        str(failed.get("traceback") or ""),
    )


def _trouble(failed: Message, heard: list[Event], language: Language | None) -> Trouble:
    line = failed.get("line")
    return Trouble(
        Failure(str(failed["kind"])),
        str(failed["message"]),
        line if isinstance(line, int) else None,
        str(failed.get("traceback") or ""),
        _text(heard),
        _remarks(heard),
        language,
    )


def _remark(message: Message) -> Remark:
    line = message.get("line")
    kind = RemarkKind(str(message.get("kind")))
    return Remark(kind, str(message.get("text")), line if isinstance(line, int) else None)


def _gui_game(message: Message) -> GuiGame:
    size, machine, trials, handle = (
        int(str(message[key])) for key in ("size", "machine", "trials", "handle")
    )
    line = message.get("line")
    return GuiGame(
        size=size,
        machine=machine,
        trials=trials,
        reverse=bool(message.get("reverse")),
        handle=handle,
        name=str(message.get("name")),
        line=line if isinstance(line, int) else None,
    )


def _grid(value: Plain, size: int) -> tuple[tuple[float | None, ...], ...] | None:
    """Return captured scores where they are a whole grid of the board's size."""
    if not isinstance(value, list) or len(value) < size:
        return None
    rows: list[tuple[float | None, ...]] = []
    for row in value[:size]:
        if not isinstance(row, list | tuple) or len(row) < size:
            return None
        rows.append(tuple(_score(cell) for cell in row[:size]))
    return tuple(rows)


def _score(value: Plain) -> float | None:
    if isinstance(value, Opaque):
        value = value.index
    if not isinstance(value, int | float):
        return None
    number = float(value)
    return number if abs(number) < 1e300 else None


def _function(message: Message) -> Function:
    parameters = tuple(str(each) for each in _array(message["parameters"]))
    return Function(str(message["name"]), parameters, int(str(message["line"])))


def _text(heard: list[Event]) -> str:
    return "".join(event.text for event in heard if isinstance(event, Output))


def _remarks(heard: list[Event]) -> tuple[Remark, ...]:
    return tuple(event for event in heard if isinstance(event, Remark))


def _seconds(message: Message) -> float:
    return float(str(message["seconds"]))


def _object(value: Json) -> Message:
    if not isinstance(value, dict):
        raise TypeError("an object is missing")
    return value


def _array(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("an array is missing")
    return value


def _ended(child: ChildProcess | None) -> str:
    code = child.exit_code if child else None
    if code is None:
        return "has ended or speaks nonsense"
    return f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
