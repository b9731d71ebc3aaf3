"""The child's handling of requests: load the file, call a function, make a move."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from time import perf_counter
from typing import Any

from tttmc_app.core import Text
from tttmc_app.course.functions import ScoreCapture
from tttmc_app.course.importing import CourseModules
from tttmc_app.course.language import fails_like_python_2
from tttmc_app.course.modules import PlayGame, RunGui, make_module
from tttmc_app.course.observer import Observer
from tttmc_app.course.program import Program
from tttmc_app.course.protocol import Message, object_of, remark_json
from tttmc_app.course.provided import board_value, with_boards
from tttmc_app.course.provided import play_game as play_console_game
from tttmc_app.course.requests import (
    RequestFailedError,
    function_json,
    has_fraction,
    int_or_zero,
    sources_of,
)
from tttmc_app.course.streams import EventStream
from tttmc_app.course.student_types import (
    FailureKind,
    Language,
    Overrides,
    Remark,
    RemarkKind,
)
from tttmc_app.course.tracebacks import StudentSources, failure_of, one_line
from tttmc_app.course.values import Encoder, Json, decode

_MOVE_FUNCTION = "mc_move"


class RequestHandler:
    """The student's program and the requests that it serves."""

    def __init__(self, send: Callable[[Message], None], seed: Callable[[int], None]) -> None:
        self._send = send
        self._seed = seed
        self._out = EventStream(
            lambda text: send({"event": "output", "text": text}),
            lambda: self._send_remark(
                Remark(RemarkKind.OUTPUT, Text("too much output: the rest is dropped"))
            ),
        )
        self._output_limit = 0
        self._program: Program | None = None
        self._skip = False
        self._silent = False
        self._tried_python_2 = False
        self._later_python_2: str | None = None
        """The text of the file, once a failure has shown that it is Python 2."""
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
            case "load":
                return self._load(request)
            case "call":
                return self._again_as_python_2(lambda: self._call(request), seed)
            case "calls":
                return self._calls(request)
            case "move":
                return self._again_as_python_2(lambda: self._move(request), seed)
            case _:
                raise RequestFailedError(FailureKind.CRASHED, Text("unknown request"))

    def _load(self, request: Message) -> Message:
        begun = perf_counter()
        self._output_limit = int_or_zero(request.get("output"))
        self._out.allow(self._output_limit)
        self._skip = bool(request.get("skip_games"))
        source, modules = sources_of(request)
        for remark in source.remarks:
            self._send_remark(remark)
        if self._program is not None:
            self._program.forget()
        self._tried_python_2 = False
        self._handles.clear()
        given = request.get("overrides")
        overrides = Overrides(**given) if isinstance(given, dict) else Overrides()  # type: ignore[arg-type]  # JSON of this class
        course = CourseModules(lambda name: make_module(name, *self._games()))
        self._program = Program(source, modules, overrides, course, self._send_remark)
        is_known = source.text == self._later_python_2
        failure = self._run(request.get("seed"), Language.PYTHON_2 if is_known else None)
        program, encoder = self._program, Encoder(board_value)
        return {
            "language": program.language,
            "constants": {name: encoder.encode(v) for name, v in program.constants().items()},
            "functions": [function_json(function) for function in program.functions()],
            "seconds": perf_counter() - begun,
            "failure": failure,
        }

    def _run(self, seed: Json, language: Language | None) -> Message | None:
        """Run the file; return why it stopped half-way, if it did but can still play."""
        program = self._program
        assert program is not None
        try:
            self._guarded(lambda: program.run(language))
        except RequestFailedError as failure:
            found = failure
            if self._is_python_2_failure(failure):
                try:
                    self._run_as_python_2(seed, failure)
                    return None
                except RequestFailedError as other:
                    # The version whose error is on a later line got further.
                    if (other.line or 0) > (failure.line or 0):
                        found = other
                    else:
                        text = Text("the file fails as Python 2 too: it continues as Python 3")
                        self._send_remark(Remark(RemarkKind.LANGUAGE, text))
                        self._back_to_python_3(seed)
            if found.kind is FailureKind.EXITED:
                self._send_remark(Remark(RemarkKind.EXITED, found.reason, found.line))
                return None
            if callable(program.names.get(_MOVE_FUNCTION)) and found.kind is FailureKind.RAISED:
                return found.as_json()
            raise found from None
        return None

    def _run_as_python_2(self, seed: Json, failure: RequestFailedError) -> None:
        assert self._program is not None
        self._tried_python_2 = True
        self._later_python_2 = self._text
        self._restart(seed)
        text = Text(
            "restarted as Python 2, since it failed as Python 3 ({error})", error=failure.reason
        )
        self._send_remark(Remark(RemarkKind.LANGUAGE, text, failure.line))
        self._guarded(lambda: self._run_program(Language.PYTHON_2))

    def _back_to_python_3(self, seed: Json) -> None:
        self._later_python_2 = None
        self._silently(lambda: self._run_program(Language.PYTHON_3), seed)

    def _run_program(self, language: Language) -> None:
        assert self._program is not None
        self._program.run(language)

    def _restart(self, seed: Json) -> None:
        self._handles.clear()
        if isinstance(seed, int):
            self._seed_all(seed)

    def _silently(self, run: Callable[[], None], seed: Json) -> bool:
        """Run the file again without output or games; return whether that succeeded."""
        skip, self._skip, self._silent = self._skip, True, True
        self._out.flush()
        self._out.allow(-1)
        self._restart(seed)
        try:
            self._guarded(run)
        except RequestFailedError:
            return self._program is not None and callable(self._program.names.get(_MOVE_FUNCTION))
        finally:
            self._skip, self._silent = skip, False
            self._out.allow(self._output_limit)
        return True

    @property
    def _text(self) -> str:
        program = self._program
        return program.sources[str(program.path)] if program else ""

    @property
    def _may_be_python_2(self) -> bool:
        program = self._program
        untried = not self._tried_python_2
        return untried and program is not None and program.language is Language.PYTHON_3

    def _is_python_2_failure(self, failure: RequestFailedError) -> bool:
        return (
            failure.kind is FailureKind.RAISED
            and self._may_be_python_2
            and fails_like_python_2(failure.error, self._text)
        )

    def _recurs(self, failure: RequestFailedError, work: Callable[[], Message], seed: Json) -> bool:
        """Return whether a failure with other causes too is not one of what earlier calls left."""
        if fails_like_python_2(failure.error):
            return True
        self._tried_python_2 = True
        answers: list[Message] = []

        def run() -> None:
            self._run_program(Language.PYTHON_3)
            if isinstance(seed, int):
                self._seed_all(seed)
            answers.append(work())

        self._silently(run, seed)
        return not answers

    def _again_as_python_2(self, work: Callable[[], Message], seed: Json) -> Message:
        """Return an answer; if the code fails the way Python 2 code does, try again as Python 2."""
        try:
            answer = work()
        except RequestFailedError as failure:
            if self._is_python_2_failure(failure) and self._recurs(failure, work, seed):
                text = Text(
                    "continues as Python 2, since it failed as Python 3 ({error})",
                    error=failure.reason,
                )
                better = self._as_python_2(work, seed, text, failure.line)
                if better is not None:
                    return better
            raise
        if self._may_be_python_2 and has_fraction(answer):
            text = Text(
                "continues as Python 2, since as Python 3 it returned a row or column that is not "
                "a whole number"
            )
            return self._as_python_2(work, seed, text, None) or answer
        return answer

    def _as_python_2(
        self, work: Callable[[], Message], seed: Json, text: Text, line: int | None
    ) -> Message | None:
        """Run the file as Python 2 and return the new answer; None if it works no better."""
        self._tried_python_2 = True
        if self._silently(lambda: self._run_program(Language.PYTHON_2), seed):
            with suppress(RequestFailedError):
                if isinstance(seed, int):
                    self._seed_all(seed)
                answer = work()
                if not has_fraction(answer):
                    self._later_python_2 = self._text
                    self._send_remark(Remark(RemarkKind.LANGUAGE, text, line))
                    return answer | {"language": Language.PYTHON_2}
        self._back_to_python_3(seed)
        return None

    def _calls(self, request: Message) -> Message:
        """Call a function several times, each time with its own arguments and seed."""
        calls = request["calls"]
        results: list[Json] = []
        answer: Message = {}
        for each in calls if isinstance(calls, list) else []:
            self._out.allow(self._output_limit)
            one = request | object_of(each)
            seed = one.get("seed")
            if isinstance(seed, int):
                self._seed_all(seed)
            result = self._again_as_python_2(partial(self._call, one), seed)
            if "language" in result:
                answer["language"] = result["language"]
            results.append(result)
        answer["results"] = results
        return answer

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
        raise RequestFailedError(kind, message, line, text)

    def _send_remark(self, remark: Remark) -> None:
        if not self._silent:
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
            self._send_remark(Remark(RemarkKind.SKIPPED, _skipped("play_game"), self._line()))

        for function in (run_gui, play_game):  # error messages contain these names
            function.__qualname__ = function.__name__
        return run_gui, play_game

    def _run_gui(
        self, size: Any, machine: Any, function: Callable[..., Any], trials: Any, reverse: Any
    ) -> None:
        """Request a game in the window and return at once, as the course's `run_gui` did."""
        line = self._line()
        if self._skip:
            self._send_remark(Remark(RemarkKind.SKIPPED, _skipped("run_gui"), line))
        self._handles.append(function)
        if self._skip:
            return
        self._out.flush()
        game: Message = {
            "size": int(size),
            "machine": int(machine),
            "trials": int(trials),
            "reverse": bool(reverse),
            "handle": len(self._handles) - 1,
            "name": one_line(str(getattr(function, "__name__", "the function"))),
            "line": line,
        }
        self._send({"event": "gui", **game})

    def _line(self) -> int | None:
        """Return the current line of the student's file."""
        path = str(self._program.path) if self._program else ""
        frame = inspect.currentframe()
        while frame is not None and frame.f_code.co_filename != path:
            frame = frame.f_back
        return frame.f_lineno if frame else None


def _skipped(function: str) -> Text:
    return Text("the call to {function} was skipped", function=function)
