"""The child's handling of requests: load the file, call a function, make a move."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import cache, partial
from threading import main_thread
from time import perf_counter
from types import EllipsisType, FrameType
from typing import Any

from tttmc_app.core import Text
from tttmc_app.course.endless import LoopWatch, own_frames
from tttmc_app.course.functions import ScoreCapture, functions_in
from tttmc_app.course.modules import Game, make_module
from tttmc_app.course.observer import Observer
from tttmc_app.course.program import Program, syntax_tree
from tttmc_app.course.protocol import (
    Call,
    Done,
    Find,
    Found,
    FromChild,
    Load,
    Request,
    Results,
    write,
)
from tttmc_app.course.provided import play_game as play_console_game
from tttmc_app.course.provided import with_boards
from tttmc_app.course.streams import EventStream, NoInput
from tttmc_app.course.student_types import (
    CallResult,
    CodeFailure,
    FailureKind,
    Finder,
    GuiGame,
    Language,
    LoadedFile,
    Output,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.trace import Trace
from tttmc_app.course.tracebacks import failure_of, one_line
from tttmc_app.course.values import Json, Plain, plain

_MOVE_FUNCTION = "mc_move"
_LONG_SECONDS = 10.0
"""The longest time limit with which a file's loops are watched while it is loaded."""


class RequestHandler:
    """The student's program and the requests that it serves."""

    def __init__(self, send: Callable[[FromChild], None], seed: Callable[[int], None]) -> None:
        self._send = send
        self._seed = seed
        self._out = EventStream(
            lambda text: send(Output(text)),
            lambda: self._tell(
                RemarkKind.OUTPUT, Text("too much output: the rest is dropped"), None
            ),
        )
        self._output_limit = 0
        self._watch: LoopWatch | None = None
        self._program: Program | None = None
        self._skip = False
        self._handles: list[Callable[..., Any]] = []
        sys.stdout = sys.stderr = self._out

    def flush(self) -> None:
        """Send the printed text."""
        self._out.flush()

    def look(self) -> None:
        """Send a remark if a loop takes a long time; called by another thread from time to time."""
        if watch := self._watch:
            # A documented function, although its name begins with an underscore.
            frames: dict[int, FrameType] = vars(sys)["_current_frames"]()
            if told := watch.look(frames.get(main_thread().ident or 0)):
                self._tell(RemarkKind.RUNNING, told[1], told[0])

    def handle(self, request: Request) -> Done:
        """Return what was asked for; raise StudentError if the student's code fails."""
        self._out.allow(self._output_limit)
        self._watch = None
        match request.work:
            case Find(files, names):
                return Found(_found(files.source.text, names))
            case Load() as load:
                source = load.files.source
                seconds = min(request.seconds or _LONG_SECONDS, _LONG_SECONDS)
                self._watch = LoopWatch(seconds, str(source.path), source.text)
                return self._load(load)
            case Call() as call:
                if request.seconds and (program := self._program):
                    path = str(program.path)
                    self._watch = LoopWatch(request.seconds, path, program.sources[path])
                return Results(tuple(self._call(call, *each) for each in call.calls))

    def _load(self, load: Load) -> LoadedFile:
        begun = perf_counter()
        self._seed_all(load.seed)
        self._output_limit = load.output_bytes
        self._out.allow(load.output_bytes)
        self._skip = load.skip_games
        program = self._program = Program(
            *load.files,
            load.overrides,
            lambda name: make_module(name, *self._games()),
            self._tell,
        )
        failure, kept = None, sys.stdin
        if load.skip_games:
            sys.stdin = NoInput(load.answer, lambda: self._tell_of_question(load.answer))
        try:
            run = partial(program.run, load.language, only_definitions=load.only_definitions)
            self._guarded(run)
        except StudentError as error:
            if error.kind is FailureKind.EXITED:
                self._tell(RemarkKind.EXITED, error.failure.reason, error.failure.line)
            elif callable(program.names.get(_MOVE_FUNCTION)) and error.kind is FailureKind.RAISED:
                failure = error.failure  # it stopped half-way, but can still play
            else:
                raise
        finally:
            sys.stdin = kept
        return LoadedFile(
            language=program.language or Language.PYTHON_3,
            constants=dict(program.constants()),
            functions=functions_in(program.names, program.sources),
            gui_game=None,
            remarks=(),
            output="",
            seconds=perf_counter() - begun,
            failure=failure,
        )

    def _call(self, call: Call, given: tuple[Plain, ...], seed: int | None) -> CallResult:
        if seed is not None:
            self._seed_all(seed)
        function = self._function(call.function)
        arguments = [*map(with_boards, given)]
        names = self._program.names if self._program else {}
        observer = Observer(arguments) if call.observe else None
        scores = ScoreCapture() if call.scores else None
        record = observer or scores
        begun = perf_counter()
        try:
            with record.observing(function, names) if record else nullcontext():
                value = self._guarded(lambda: function(*arguments))
        except StudentError as error:
            trace = observer.finished() if observer else Trace()
            raise StudentError(error.failure._replace(trace=trace)) from None
        seconds = perf_counter() - begun
        return CallResult(
            value=plain(value),
            type_name=type(value).__name__,
            arguments=() if call.scores else tuple(map(plain, arguments)),
            output="",
            seconds=seconds,
            trace=observer.finished() if observer else Trace(),
            grid=plain(scores.grid) if scores else None,
        )

    def _function(self, named: str | int) -> Callable[..., Any]:
        if isinstance(named, int):
            found = self._handles[named] if 0 <= named < len(self._handles) else None
            reason = Text("the function passed to run_gui no longer exists")
        else:
            found = self._program.names.get(named) if self._program else None
            reason = Text("the file has no function {function}", function=named)
        if not callable(found):
            raise StudentError(CodeFailure(FailureKind.MISSING, reason))
        return found

    def _guarded(self, run: Callable[[], Any]) -> Any:
        """Run student code; raise StudentError for any exception."""
        program = self._program
        assert program is not None
        try:
            return run()
        except BaseException as error:  # noqa: BLE001 - a student may raise anything
            # Describe the error before releasing its frames, whose lists may have filled memory.
            failure = failure_of(error, program.path, program.sources)
            error.__traceback__ = None
        raise StudentError(failure._replace(language=program.language))

    def _tell(
        self, kind: RemarkKind, text: Text | str, line: int | EllipsisType | None = ...
    ) -> None:
        """Send a remark, by default with the current line."""
        self._send(Remark(kind, text, self._line() if line is ... else line))

    def _seed_all(self, seed: int) -> None:
        self._seed(seed)
        numpy = sys.modules.get("numpy")
        if numpy is not None:
            with suppress(Exception):
                numpy.random.seed(seed % 2**32)

    def _games(self) -> tuple[Game, Game]:
        """Return `run_gui` and `play_game` for the course's modules."""

        def run_gui(
            board_size: Any,
            ai_player: Any,
            ai_function: Any,
            ntrials: Any = 1,
            reverse: Any = False,
        ) -> None:
            """Request a game in the window and return at once, as the course's `run_gui` did."""
            self._handles.append(ai_function)
            if self._skip:
                skipped("run_gui")
                return
            self._out.flush()
            name = one_line(str(getattr(ai_function, "__name__", "the function")))
            size, machine, trials = (int(each) for each in (board_size, ai_player, ntrials))
            handle = len(self._handles) - 1
            self._send(GuiGame(size, machine, trials, bool(reverse), handle, name, self._line()))

        def play_game(mc_move_function: Any, ntrials: Any = 1, reverse: Any = False) -> None:
            if self._skip:
                skipped("play_game")
            else:
                play_console_game(mc_move_function, ntrials, reverse)

        told: set[tuple[str, int | None]] = set()

        def skipped(name: str) -> None:
            if (call := (name, self._line())) not in told:
                told.add(call)
                text = Text("the call to {function} was skipped", function=name)
                self._tell(RemarkKind.SKIPPED, text)

        for function in (run_gui, play_game):  # error messages contain these names
            function.__qualname__ = function.__name__
        return run_gui, play_game

    def _tell_of_question(self, answer: str) -> None:
        text = Text(
            "the file asks “{question}”, but a grader can't answer: it got “{answer}”",
            question=one_line(self._out.line) or "input()",
            answer=answer or "↵",
        )
        self._tell(RemarkKind.INPUT, text)

    def _line(self) -> int | None:
        """Return the line of the student's file that is running."""
        path = str(self._program.path) if self._program else ""
        return next((line for _, line in own_frames(inspect.currentframe(), path)), None)


@cache
def finders() -> dict[str, Finder[Any]]:
    """Return the finders by their names; most processes need none, and start sooner without."""
    from tttmc_app.course.fingerprints import FINGERPRINTS
    from tttmc_app.course.style import STYLE
    from tttmc_app.course.suspects import SUSPECTS

    return {finder.name: finder for finder in (STYLE, SUSPECTS, FINGERPRINTS)}


def _found(text: str, names: tuple[str, ...]) -> Json:
    """Return what finders find in a text; None if it is in neither version of Python.

    None of the file's code has run yet.
    """
    try:
        tree = syntax_tree(text)
        found = [finders()[name] for name in names]
        return [write(each.find(text, tree), each.shape) for each in found]
    except Exception:  # noqa: BLE001 - the parsers fail in many ways; running the file shows why
        return None
