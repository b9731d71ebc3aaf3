"""What a child does when it is told: load the file, call a function, make a move."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from tttmc_app.course import provided
from tttmc_app.course.functions import Capture
from tttmc_app.course.importing import CourseModules
from tttmc_app.course.language import fails_like_python_2
from tttmc_app.course.modules import PlayGame, RunGui, make_module
from tttmc_app.course.program import Program
from tttmc_app.course.protocol import Message
from tttmc_app.course.source import read_source
from tttmc_app.course.streams import Printed
from tttmc_app.course.student_types import (
    FailureKind,
    FunctionInfo,
    Language,
    Overrides,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.tracebacks import Places, failure_of, one_line
from tttmc_app.course.values import BoardValue, Encoder, Json, Opaque, Plain, decode

_NEEDED = "mc_move"


class RequestFailedError(Exception):
    """Carry why an order could not be done."""

    def __init__(
        self, kind: FailureKind, message: str, line: int | None = None, traceback: str = ""
    ) -> None:
        super().__init__(message)
        self.kind, self.line, self.traceback = kind, line, traceback

    def as_json(self) -> Message:
        """Return it as the answer to the order."""
        return {
            "kind": self.kind,
            "message": str(self),
            "line": self.line,
            "traceback": self.traceback,
        }


class RequestHandler:
    """Hold the student's program and do with it what messages ask."""

    def __init__(self, send: Callable[[Message], None], seed: Callable[[int], None]) -> None:
        self._send = send
        self._seed = seed
        self._out = Printed(
            lambda text: send({"event": "output", "text": text}),
            lambda: self._say(Remark(RemarkKind.OUTPUT, "more output than is kept: it is dropped")),
        )
        self._room = 0
        self._course = CourseModules(lambda name: make_module(name, *self._games()))
        self._program: Program | None = None
        self._skip = False
        self._silent = False
        self._tried_python_2 = False
        self._handles: list[Callable[..., Any]] = []
        sys.stdout = sys.stderr = self._out

    def flush(self) -> None:
        """Send what was printed."""
        self._out.flush()

    def carry_out(self, order: Message) -> Message:
        """Do what a message says; raise RequestFailedError where the student's code fails."""
        self._out.allow(self._room)
        seed = order.get("seed")
        if isinstance(seed, int):
            self._seed_all(seed)
        match order.get("do"):
            case "load":
                return self._load(order)
            case "call":
                return self._again_as_python_2(lambda: self._call(order), seed)
            case "move":
                return self._again_as_python_2(lambda: self._move(order), seed)
            case _:
                raise RequestFailedError(FailureKind.CRASHED, "the order is none")

    def _load(self, order: Message) -> Message:
        begun = perf_counter()
        self._room = _whole(order.get("output"))
        self._out.allow(self._room)
        self._skip = bool(order.get("skip_games"))
        try:
            source = read_source(Path(str(order["path"])))
        except StudentError as error:
            raise RequestFailedError(error.kind, str(error)) from None
        for remark in source.remarks:
            self._say(remark)
        given = order.get("overrides")
        overrides = Overrides(**given) if isinstance(given, dict) else Overrides()  # type: ignore[arg-type]  # JSON of the very class
        self._program = Program(source, overrides, self._course, self._say)
        failure = self._run(order.get("seed"))
        program = self._program
        encoder = Encoder(board_of)
        return {
            "language": program.language,
            "constants": {name: encoder.encode(v) for name, v in program.constants().items()},
            "functions": [_function_json(function) for function in program.functions()],
            "seconds": perf_counter() - begun,
            "failure": failure,
        }

    def _run(self, seed: Json) -> Message | None:
        """Run the file; return why it stopped half-way where it can play all the same."""
        program = self._program
        assert program is not None
        try:
            self._guarded(program.run)
        except RequestFailedError as failure:
            found = failure
            if self._is_python_2s(failure):
                try:
                    self._run_as_python_2(seed, failure)
                    return None
                except RequestFailedError as other:
                    # As Python 2 it got further where it failed later.
                    if (other.line or 0) > (failure.line or 0):
                        found = other
                    else:
                        text = "it fails as Python 2, too: what follows is as Python 3"
                        self._say(Remark(RemarkKind.LANGUAGE, text))
                        self._back_to_python_3(seed)
            if found.kind is FailureKind.EXITED:
                self._say(Remark(RemarkKind.EXITED, str(found), found.line))
                return None
            if callable(program.names.get(_NEEDED)) and found.kind is FailureKind.RAISED:
                return found.as_json()
            raise found from None
        return None

    def _run_as_python_2(self, seed: Json, failure: RequestFailedError) -> None:
        assert self._program is not None
        self._tried_python_2 = True
        self._restart(seed)
        text = f"begun again as Python 2, for as Python 3 it failed: {failure}"
        self._say(Remark(RemarkKind.LANGUAGE, text, failure.line))
        self._guarded(lambda: self._run_program(Language.PYTHON_2))

    def _back_to_python_3(self, seed: Json) -> None:
        self._silently(lambda: self._run_program(Language.PYTHON_3), seed)

    def _run_program(self, language: Language) -> None:
        assert self._program is not None
        self._program.run(language)

    def _restart(self, seed: Json) -> None:
        self._handles.clear()
        if isinstance(seed, int):
            self._seed_all(seed)

    def _silently(self, run: Callable[[], None], seed: Json) -> bool:
        """Run the file once more without its output and its games; return whether it went well."""
        skip, self._skip, self._silent = self._skip, True, True
        self._out.flush()
        self._out.allow(-1)
        self._restart(seed)
        try:
            self._guarded(run)
        except RequestFailedError:
            return self._program is not None and callable(self._program.names.get(_NEEDED))
        finally:
            self._skip, self._silent = skip, False
            self._out.allow(self._room)
        return True

    @property
    def _may_be_python_2(self) -> bool:
        program = self._program
        untried = not self._tried_python_2
        return untried and program is not None and program.language is Language.PYTHON_3

    def _is_python_2s(self, failure: RequestFailedError) -> bool:
        return (
            failure.kind is FailureKind.RAISED
            and self._may_be_python_2
            and fails_like_python_2(failure.traceback.rstrip().rpartition("\n")[2])
        )

    def _again_as_python_2(self, work: Callable[[], Message], seed: Json) -> Message:
        """Do something; where it goes as Python 2 code does in 3, do it again as Python 2."""
        try:
            answer = work()
        except RequestFailedError as failure:
            if self._is_python_2s(failure):
                better = self._as_python_2(work, seed, f"it failed: {failure}", failure.line)
                if better is not None:
                    return better
            raise
        if self._may_be_python_2 and _is_half_a_square(answer):
            reason = "it answered a row or a column that is no whole number"
            return self._as_python_2(work, seed, reason, None) or answer
        return answer

    def _as_python_2(
        self, work: Callable[[], Message], seed: Json, reason: str, line: int | None
    ) -> Message | None:
        """Run the file as Python 2 and do something again; None where that is no better."""
        self._tried_python_2 = True
        if self._silently(lambda: self._run_program(Language.PYTHON_2), seed):
            with suppress(RequestFailedError):
                if isinstance(seed, int):
                    self._seed_all(seed)
                answer = work()
                if not _is_half_a_square(answer):
                    text = f"run as Python 2 from now on, for as Python 3 {reason}"
                    self._say(Remark(RemarkKind.LANGUAGE, text, line))
                    return answer | {"language": Language.PYTHON_2}
        self._back_to_python_3(seed)
        return None

    def _call(self, order: Message) -> Message:
        function = self._function(order.get("function"))
        given = order.get("arguments")
        arguments = [_live(decode(each)) for each in given] if isinstance(given, list) else []
        begun = perf_counter()
        value = self._guarded(lambda: function(*arguments))
        seconds = perf_counter() - begun
        encoder = Encoder(board_of)
        return {
            "value": encoder.encode(value),
            "type": type(value).__name__,
            "arguments": [Encoder(board_of).encode(each) for each in arguments],
            "seconds": seconds,
        }

    def _move(self, order: Message) -> Message:
        function = self._function(order.get("function"))
        board = _live(decode(order.get("board")))
        player, trials = _whole(order.get("player")), _whole(order.get("trials"))
        names = self._program.names if self._program else {}
        begun = perf_counter()
        with Capture(function, names) as capture:
            value = self._guarded(lambda: function(board, player, trials))
        seconds = perf_counter() - begun
        return {
            "value": Encoder(board_of).encode(value),
            "type": type(value).__name__,
            "grid": Encoder(board_of).encode(capture.grid),
            "seconds": seconds,
        }

    def _function(self, named: Json) -> Callable[..., Any]:
        if isinstance(named, int):
            if 0 <= named < len(self._handles):
                return self._handles[named]
            raise RequestFailedError(FailureKind.MISSING, "the function that run_gui had is gone")
        found = self._program.names.get(str(named)) if self._program else None
        if not callable(found):
            raise RequestFailedError(FailureKind.MISSING, f"the file has no function {named}")
        return found  # type: ignore[no-any-return]  # whatever the student has put there

    def _guarded(self, run: Callable[[], Any]) -> Any:
        """Run a student's code, and tell of whatever it raises."""
        program = self._program
        assert program is not None
        try:
            return run()
        except BaseException as error:  # noqa: BLE001 - a student may raise anything
            # Looked at first: with its frames go the lists that may have filled the memory.
            kind, message, line, text = failure_of(error, Places(program.path, program.sources))
            error.__traceback__ = None
        raise RequestFailedError(kind, message, line, text)

    def _say(self, remark: Remark) -> None:
        if not self._silent:
            self._send(
                {"event": "remark", "kind": remark.kind, "text": remark.text, "line": remark.line}
            )

    def _seed_all(self, seed: int) -> None:
        self._seed(seed)
        numpy = sys.modules.get("numpy")
        if numpy is not None:
            with suppress(Exception):
                numpy.random.seed(seed % 2**32)

    def _games(self) -> tuple[RunGui, PlayGame]:
        """Return what the course's modules play games by, under the course's own names."""

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
                provided.play_game(mc_move_function, ntrials, reverse)
                return
            text = "play_game was called and not played"
            self._say(Remark(RemarkKind.SKIPPED, text, self._line()))

        for function in (run_gui, play_game):  # by which an error names them
            function.__qualname__ = function.__name__
        return run_gui, play_game

    def _run_gui(
        self, size: Any, machine: Any, function: Callable[..., Any], trials: Any, reverse: Any
    ) -> None:
        """Ask for a game in the window and return at once, as the course's did."""
        line = self._line()
        if self._skip:
            self._say(Remark(RemarkKind.SKIPPED, "run_gui was called and not opened", line))
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
        """Return the line of the student's file that is being run."""
        path = str(self._program.path) if self._program else ""
        frame = inspect.currentframe()
        while frame is not None and frame.f_code.co_filename != path:
            frame = frame.f_back
        return frame.f_lineno if frame else None


def board_of(value: object) -> BoardValue | None:
    """Return a course board as a value, or None for anything else."""
    if not isinstance(value, provided.TTTBoard):
        return None
    return value.as_value()


def _live(value: Plain) -> Any:
    """Return what a student's function takes for a value: boards as course boards, also inside."""
    if isinstance(value, BoardValue):
        return provided.TTTBoard.of_value(value)
    if isinstance(value, list):
        return [_live(item) for item in value]
    if isinstance(value, tuple):
        return tuple(_live(item) for item in value)
    if isinstance(value, Opaque):
        return value.text
    return value


def _function_json(function: FunctionInfo) -> Message:
    return {
        "name": function.name,
        "parameters": [*function.parameters],
        "line": function.line,
        "least": function.least,
        "most": function.most,
    }


def _is_half_a_square(answer: Message) -> bool:
    """Tell whether a pair was answered with a float in it, as Python 3 divides."""
    value = answer["value"]
    pair = (value.get("tuple") or value.get("list")) if isinstance(value, dict) else None
    return isinstance(pair, list) and len(pair) == 2 and any(type(part) is float for part in pair)


def _whole(value: Json) -> int:
    return value if isinstance(value, int) else 0
