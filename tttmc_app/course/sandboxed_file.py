"""A student's file in its own child process: load it, call it, ask it for moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

from tttmc_app.core import Mark, Position, Square, Text
from tttmc_app.course.exchange import Exchange, Steps
from tttmc_app.course.language import fails_like_python_2
from tttmc_app.course.own_files import OwnFiles
from tttmc_app.course.process import ChildProcess
from tttmc_app.course.protocol import Call, Find, Found, Load, Request, Results, read
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.source import with_plain_names
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    Event,
    FailureKind,
    Finder,
    GuiGame,
    Language,
    LoadedFile,
    Overrides,
    Remark,
    RemarkKind,
    SourceText,
    StudentError,
    StudentMove,
)
from tttmc_app.course.values import BoardValue, Opaque, Plain, number_of, type_name

T = TypeVar("T")
_Outcome: TypeAlias = tuple[T | None, CodeFailure | None]
_Results: TypeAlias = tuple[CallResult, ...]

_NOT_ITS_OWN = (FailureKind.DISTURBED, FailureKind.CLOSED)
"""Failures that say nothing about the file."""
_MAX_SCORE = 1e300
"""The largest score that a saved game can contain."""
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
        self.answer = ""
        """The answer to every question that the file asks while it is loaded for grading."""
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

    def __exit__(self, *_error: object) -> None:
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

    def mentions(self, name: str) -> bool:
        """Return whether the file or one of its modules contains a name, in whatever place."""
        files = self._read_files()
        texts = (files.source, *files.modules.values())
        return any(name in with_plain_names(each.text) for each in texts)

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
        self, name: str, *arguments: Any, seed: int | None = None, observe: bool = False
    ) -> Steps[CallResult]:
        """Call one of the file's functions by name; a seed resets `random` first.

        `observe` adds a trace of what the function does with boards and which functions it calls.
        """
        call = Call(name, ((arguments, seed),), observe)
        return self._reported(self._asking(call, name, itemgetter(0)))

    def call_each(
        self, name: str, calls: Sequence[tuple[Sequence[Any], int]], *, observe: bool = False
    ) -> Steps[_Results]:
        """Call a function once for each pair of arguments and seed, all in one request.

        The limits are those of one call. If one of the calls fails, so does the request.
        """
        each = tuple((tuple(arguments), seed) for arguments, seed in calls)
        return self._reported(self._asking(Call(name, each, observe), name, tuple))

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
        name, player = "mc_move", 2 if position.to_move is Mark.X else 3
        given = board_of(position), player, trials
        call = Call(name if handle is None else handle, ((given, seed),), scores=True)
        return self._reported(self._asking(call, name, partial(_move_of, position)))

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
        def decoded(done: Found, _exchange: Exchange) -> list[Any]:
            if not isinstance(done.found, list):
                return [None] * len(finders)
            pairs = zip(finders, done.found, strict=True)
            return [read(finder.shape, each) for finder, each in pairs]

        files = self._read_files()
        files = files._replace(source=source) if source else files
        self._start()
        find = Find(files, tuple(finder.name for finder in finders))
        seconds = self.limits.read_seconds
        return (yield from self._send(find, Text("reading"), seconds, decoded))

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

        def understood(done: LoadedFile, exchange: Exchange) -> LoadedFile:
            games = [event for event in exchange.events if isinstance(event, GuiGame)]
            return done._replace(
                gui_game=games[-1] if games else None,
                remarks=(*self._why, *exchange.remarks),
                output=exchange.output,
                failure=done.failure and exchange.told(done.failure),
                sandbox=exchange.child.parts or (),
            )

        self._has_run = True
        load = Load(
            self._read_files(),
            self.seed,
            self.skip_games,
            self.only_definitions,
            self.answer,
            self._version,
            self.overrides,
        )
        sent = self._send(load, Text("loading"), self.limits.load_seconds, understood)
        self._loaded = yield from sent
        return self._loaded

    # Requests ----------------------------------------------------------------------------------

    def _asking(self, call: Call, name: str, chosen: Callable[[_Results], T]) -> Steps[T]:
        """Call functions of the file."""

        def understood(done: Results, exchange: Exchange) -> _Results:
            if len(done.results) != len(call.calls):
                raise ValueError("the number of results is not that of the calls")
            return tuple(each._replace(output=exchange.output) for each in done.results)

        def ask() -> Steps[_Outcome[_Results]]:
            sent = self._send(call, name, self.limits.call_seconds, understood)
            results, failure = yield from self._tried(sent)
            return results, _FRACTION if any(map(_has_fraction, results or ())) else failure

        return chosen((yield from self._judged((yield from ask()), ask)))

    def _send(
        self,
        work: Find | Load | Call,
        call: Text | str,
        seconds: float | None,
        understood: Callable[[Any, Exchange], T],
    ) -> Steps[T]:
        """Send a request and wait for its answer; closing the iterator ends the child."""
        child, language = self._child, self.language
        if child is None:
            raise StudentError(CodeFailure(FailureKind.CLOSED, Text("it is not loaded yet")))
        self._number += 1
        request = Request(self._number, work, seconds, self.limits)
        exchange = Exchange(child, request, call)
        try:
            return (yield from self._observed(exchange.run(understood)))
        except StudentError as error:
            failure = error.failure._replace(language=error.failure.language or language)
            if self._stopped:
                failure = failure._replace(
                    kind=FailureKind.CLOSED, reason=Text("it was stopped"), line=None
                )
            if failure.kind.ends_process:
                self.close()
            raise StudentError(failure) from None
        except GeneratorExit:
            self.close()
            raise

    def _observed(self, steps: Steps[T]) -> Steps[T]:
        """Yield events after passing them to the listener, whose failures aren't the file's."""
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
                self._loaded = loaded._replace(remarks=(*self._why, *loaded.remarks))
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

    def _reported(self, steps: Steps[T]) -> Steps[T]:
        """Pass on steps; report a failure with the file's name."""
        try:
            return (yield from steps)
        except StudentError as error:
            failure = error.failure
            if failure.kind is not FailureKind.UNREADABLE:  # whose reason names the file
                failure = failure._replace(file=self.path.name)
            if self._on_failure is not None:
                self._on_failure(failure)
            raise StudentError(failure) from None


def _has_fraction(result: CallResult) -> bool:
    """Return whether a pair contains a float, as Python 3's division produces."""
    value = result.value
    if not isinstance(value, list | tuple) or result.type_name not in ("list", "tuple"):
        return False
    return len(value) == 2 and float in map(type, value)


def _line(failure: CodeFailure | None) -> int:
    return (failure.line or 0) if failure else 0


# Moves -----------------------------------------------------------------------------------------


def _move_of(position: Position, results: _Results) -> StudentMove:
    (result,) = results
    square = legal_square(result.value, position)
    if isinstance(square, Text):
        raise StudentError(CodeFailure(FailureKind.ILLEGAL, square, output=result.output))
    grid = grid_of(result.grid, position.rules.size)
    return StudentMove(square, grid, result.output, result.seconds, result.type_name)


def board_of(position: Position) -> BoardValue:
    """Return a position as a course board."""
    rules, size = position.rules, position.rules.size
    marks = {None: 1, Mark.X: 2, Mark.O: 3}
    cells = tuple(
        tuple(marks[position.mark_at((row, col))] for col in range(size)) for row in range(size)
    )
    usual = ("line", size)
    options = tuple(
        (key, value)
        for key, value in rules.settings().items()
        if key not in ("size", "reverse") and isinstance(value, int) and (key, value) != usual
    )
    return BoardValue(cells, rules.reverse, options)


def legal_square(value: Plain, position: Position) -> Square | Text:
    """Return the legal square that a value names, or why it names none.

    A tuple or list of two whole numbers names a square on the board, which must be legal.
    """
    if not isinstance(value, tuple | list) or len(value) != 2:
        return Text("mc_move returned {value}, not a (row, column) pair", value=_described(value))
    row, col = map(_index, value)
    if row is None or col is None:
        return Text(
            "mc_move returned {value}, not a pair of whole numbers", value=_described(value)
        )
    size = position.rules.size
    if not (0 <= row < size and 0 <= col < size):
        return Text("mc_move returned {square}, which is off the board", square=(row, col))
    if (row, col) in position.legal_squares:
        return row, col
    if position.mark_at((row, col)) is None:
        return Text("mc_move returned {square}, which the rules don't allow", square=(row, col))
    return Text("mc_move returned {square}, which is occupied", square=(row, col))


def grid_of(value: Plain, size: int) -> tuple[tuple[float | None, ...], ...] | None:
    """Return captured scores, or None if they aren't a grid of the board's size."""
    if not isinstance(value, list) or len(value) < size:
        return None
    rows: list[tuple[float | None, ...]] = []
    for row in value[:size]:
        if not isinstance(row, list | tuple) or len(row) < size:
            return None
        rows.append(tuple(_score(cell) for cell in row[:size]))
    return tuple(rows)


def _score(value: Plain) -> float | None:
    number = number_of(value)
    return number if number is not None and abs(number) < _MAX_SCORE else None


def _index(value: Plain) -> int | None:
    if isinstance(value, Opaque):
        return value.index
    return int(value) if isinstance(value, int) else None


def _described(value: Plain) -> str:
    if isinstance(value, Opaque):
        text = value.text
    else:
        text = repr(value) if not isinstance(value, BoardValue) else "a board"
    text = text if len(text) <= 60 else f"{text[:59]}…"
    return text if value is None else f"{text} ({type_name(value)})"
