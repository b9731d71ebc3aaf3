"""The child's handling of requests: load the file, call a function, make a move."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext, suppress
from threading import Timer, main_thread
from time import perf_counter
from types import EllipsisType, FrameType
from typing import Any, cast

from tttmc_app.core import Text
from tttmc_app.course.fingerprints import FINGERPRINTS
from tttmc_app.course.functions import ScoreCapture
from tttmc_app.course.modules import PlayGame, RunGui, make_module
from tttmc_app.course.observer import Observer
from tttmc_app.course.program import Program
from tttmc_app.course.protocol import Message, object_of, remark_json
from tttmc_app.course.provided import board_value, with_boards
from tttmc_app.course.provided import play_game as play_console_game
from tttmc_app.course.requests import (
    RequestFailedError,
    function_json,
    int_or_zero,
    sources_of,
)
from tttmc_app.course.streams import EventStream, NoInput
from tttmc_app.course.student_types import (
    FailureKind,
    Language,
    Overrides,
    Remark,
    RemarkKind,
)
from tttmc_app.course.style import STYLE, syntax_tree
from tttmc_app.course.suspects import SUSPECTS
from tttmc_app.course.tracebacks import StudentSources, failure_of, one_line
from tttmc_app.course.values import Encoder, Json, decode

_FINDERS = {finder.name: finder for finder in (STYLE, SUSPECTS, FINGERPRINTS)}
_MOVE_FUNCTION = "mc_move"
_LONG_SECONDS = 5
"""After this time, a remark says which line a file is still running."""


class RequestHandler:
    """The student's program and the requests that it serves."""

    def __init__(self, send: Callable[[Message], None], seed: Callable[[int], None]) -> None:
        self._send = send
        self._seed = seed
        self._out = EventStream(
            lambda text: send({"event": "output", "text": text}),
            lambda: self._tell(
                RemarkKind.OUTPUT, Text("too much output: the rest is dropped"), None
            ),
        )
        self._output_limit = 0
        self._program: Program | None = None
        self._skip = False
        self._handles: list[Callable[..., Any]] = []
        sys.stdout = sys.stderr = self._out

    def flush(self) -> None:
        """Send the printed text."""
        self._out.flush()

    def handle(self, request: Message) -> Message:
        """Return the answer to a request; raise RequestFailedError if the student's code fails."""
        self._out.allow(self._output_limit)
        seed = request.get("seed")
        if isinstance(seed, int):
            self._seed_all(seed)
        match request.get("do"):
            case "read":
                return {"found": _found(request)}
            case "load":
                with self._watched():
                    return self._load(request)
            case "call":
                return self._call(request)
            case "calls":
                return self._calls(request)
            case "move":
                return self._move(request)
            case _:
                raise RequestFailedError(FailureKind.CRASHED, Text("unknown request"))

    def _load(self, request: Message) -> Message:
        begun = perf_counter()
        self._output_limit = int_or_zero(request.get("output"))
        self._out.allow(self._output_limit)
        self._skip = bool(request.get("skip_games"))
        source, modules = sources_of(request)
        for remark in source.remarks:
            self._tell(remark.kind, remark.text, remark.line)
        given = request.get("overrides")
        overrides = Overrides(**given) if isinstance(given, dict) else Overrides()  # type: ignore[arg-type]  # JSON of this class
        self._program = Program(
            source,
            modules,
            overrides,
            lambda name: make_module(name, *self._games()),
            self._tell,
        )
        language = request.get("language")
        failure = self._run(
            self._program,
            Language(language) if isinstance(language, str) else None,
            only_definitions=bool(request.get("only_definitions")),
        )
        program, encoder = self._program, Encoder(board_value)
        return {
            "language": program.language,
            "constants": {name: encoder.encode(v) for name, v in program.constants().items()},
            "functions": [function_json(function) for function in program.functions()],
            "seconds": perf_counter() - begun,
            "failure": failure,
        }

    def _run(
        self, program: Program, language: Language | None, *, only_definitions: bool
    ) -> Message | None:
        """Run the file; return why it stopped half-way, if it did but can still play."""
        kept = sys.stdin
        if self._skip:
            text = Text("a question was answered with an empty line")
            sys.stdin = NoInput(lambda: self._tell(RemarkKind.INPUT, text))
        try:
            self._guarded(lambda: program.run(language, only_definitions=only_definitions))
        except RequestFailedError as failure:
            if failure.kind is FailureKind.EXITED:
                self._tell(RemarkKind.EXITED, failure.reason, failure.line)
                return None
            if callable(program.names.get(_MOVE_FUNCTION)) and failure.kind is FailureKind.RAISED:
                return failure.as_json()
            raise
        finally:
            sys.stdin = kept
        return None

    def _calls(self, request: Message) -> Message:
        """Call a function several times, each time with its own arguments and seed."""
        calls = request["calls"]
        each = calls if isinstance(calls, list) else []
        results = [self.handle(request | object_of(one) | {"do": "call"}) for one in each]
        return {"results": [*results], "fraction": any(one["fraction"] for one in results)}

    def _call(self, request: Message) -> Message:
        function = self._function(request.get("function"))
        given = request.get("arguments")
        arguments = [with_boards(decode(each)) for each in given] if isinstance(given, list) else []
        names = self._program.names if self._program else {}
        observer = Observer(arguments) if request.get("observe") else None
        begun = perf_counter()
        with observer.observing(function, names) if observer else nullcontext():
            value = self._guarded(lambda: function(*arguments))
        seconds = perf_counter() - begun
        return {
            "value": Encoder(board_value).encode(value),
            "type": type(value).__name__,
            "arguments": [Encoder(board_value).encode(each) for each in arguments],
            "seconds": seconds,
            "trace": observer.finished() if observer else [],
            "fraction": _has_fraction(value),
        }

    def _move(self, request: Message) -> Message:
        function = self._function(request.get("function"))
        board = with_boards(decode(request.get("board")))
        player, trials = int_or_zero(request.get("player")), int_or_zero(request.get("trials"))
        names = self._program.names if self._program else {}
        begun = perf_counter()
        with ScoreCapture(function, names) as capture:
            value = self._guarded(lambda: function(board, player, trials))
        seconds = perf_counter() - begun
        return {
            "value": Encoder(board_value).encode(value),
            "type": type(value).__name__,
            "grid": Encoder(board_value).encode(capture.grid),
            "seconds": seconds,
            "fraction": _has_fraction(value),
        }

    def _function(self, named: Json) -> Callable[..., Any]:
        if isinstance(named, int):
            if 0 <= named < len(self._handles):
                return self._handles[named]
            raise RequestFailedError(
                FailureKind.MISSING, Text("the function passed to run_gui no longer exists")
            )
        found = self._program.names.get(str(named)) if self._program else None
        if not callable(found):
            raise RequestFailedError(
                FailureKind.MISSING,
                Text("the file has no function {function}", function=str(named)),
            )
        return found  # type: ignore[no-any-return]  # whatever the student assigned

    def _guarded(self, run: Callable[[], Any]) -> Any:
        """Run student code; raise RequestFailedError for any exception."""
        program = self._program
        assert program is not None
        try:
            return run()
        except BaseException as error:  # noqa: BLE001 - a student may raise anything
            # Describe the error before releasing its frames, whose lists may have filled memory.
            sources = StudentSources(program.path, program.sources)
            kind, message, line, text = failure_of(error, sources)
            error.__traceback__ = None
        raise RequestFailedError(kind, message, line, text, program.language)

    def _tell(
        self, kind: RemarkKind, text: Text | str, line: int | EllipsisType | None = ...
    ) -> None:
        """Send a remark, by default with the current line."""
        remark = Remark(kind, text, self._line() if line is ... else line)
        self._send(remark_json(remark) | {"event": "remark"})

    def _seed_all(self, seed: int) -> None:
        self._seed(seed)
        numpy = sys.modules.get("numpy")
        if numpy is not None:
            with suppress(Exception):
                numpy.random.seed(seed % 2**32)

    def _games(self) -> tuple[RunGui, PlayGame]:
        """Return `run_gui` and `play_game` for the course's modules."""

        def run_gui(
            board_size: Any,
            ai_player: Any,
            ai_function: Any,
            ntrials: Any = 1,
            reverse: Any = False,
        ) -> None:
            self._run_gui(board_size, ai_player, ai_function, ntrials, reverse)

        def play_game(mc_move_function: Any, ntrials: Any = 1, reverse: Any = False) -> None:
            if not self._skip:
                play_console_game(mc_move_function, ntrials, reverse)
                return
            self._tell(RemarkKind.SKIPPED, _skipped("play_game"))

        for function in (run_gui, play_game):  # error messages contain these names
            function.__qualname__ = function.__name__
        return run_gui, play_game

    def _run_gui(
        self, size: Any, machine: Any, function: Callable[..., Any], trials: Any, reverse: Any
    ) -> None:
        """Request a game in the window and return at once, as the course's `run_gui` did."""
        self._handles.append(function)
        if self._skip:
            self._tell(RemarkKind.SKIPPED, _skipped("run_gui"))
            return
        self._out.flush()
        game: Message = {
            "size": int(size),
            "machine": int(machine),
            "trials": int(trials),
            "reverse": bool(reverse),
            "handle": len(self._handles) - 1,
            "name": one_line(str(getattr(function, "__name__", "the function"))),
            "line": self._line(),
        }
        self._send({"event": "gui", **game})

    def _line(self, frame: FrameType | None = None) -> int | None:
        """Return the line of the student's file that a frame, by default the current one, runs."""
        path = str(self._program.path) if self._program else ""
        frame = frame or inspect.currentframe()
        while frame is not None and frame.f_code.co_filename != path:
            frame = frame.f_back
        return frame.f_lineno if frame else None

    @contextmanager
    def _watched(self) -> Generator[None]:
        """Send a remark with the current line if the block takes a long time."""
        watch = Timer(_LONG_SECONDS, self._report_line)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _report_line(self) -> None:
        # A documented function, although its name begins with an underscore.
        frames: dict[int, FrameType] = vars(sys)["_current_frames"]()
        line = self._line(frames.get(main_thread().ident or 0))
        if line is not None:
            text = Text("still running after {seconds} s: it may never end", seconds=_LONG_SECONDS)
            self._tell(RemarkKind.RUNNING, text, line)


def _found(request: Message) -> Json:
    """Return what finders find in a text; None if it is in neither version of Python.

    None of the file's code has run yet.
    """
    text, names = str(request["text"]), request["finders"]
    try:
        tree = syntax_tree(text)
        return [_FINDERS[str(name)].find(text, tree) for name in cast("list[Json]", names)]
    except Exception:  # noqa: BLE001 - the parsers fail in many ways; running the file shows why
        return None


def _has_fraction(value: Any) -> bool:
    """Return whether a value is a pair containing a float, as Python 3's division produces."""
    return type(value) in (list, tuple) and len(value) == 2 and float in map(type, value)


def _skipped(function: str) -> Text:
    return Text("the call to {function} was skipped", function=function)
