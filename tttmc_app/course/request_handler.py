"""The child's handling of requests: load the file, call a function, make a move.

Meanwhile what the file prints is sent, its questions get an answer, and a loop that takes a long
time is told. The tracebacks of its exceptions are reduced to the student's own lines.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext, suppress
from functools import cache, partial
from pathlib import Path
from threading import RLock, main_thread
from time import monotonic, perf_counter
from types import EllipsisType, FrameType, TracebackType
from typing import Any

from tttmc_app.core import Text
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
from tttmc_app.course.values import Json, Plain, plain

_MOVE_FUNCTION = "mc_move"
_LONG_SECONDS = 10.0
"""The longest time limit with which a file's loops are watched while it is loaded."""
_EAGER_SECONDS = 0.02
_EAGER_SIZE = 8192
_PIECE = 65536
"""Maximum number of characters sent at once: a message has a limit."""
_MAX_ANSWERS = 100
"""A loop of questions ends with the end of the input."""
_LOOKS = (0.5, 0.75)
"""The parts of the time limit between which the file is looked at."""
_MAX_FRAMES = 20
_MAX_TEXT = 300


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
        self._out.allow(request.limits.output_bytes)
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
            failure = _failure_of(error, program.path, program.sources)
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
            name = _one_line(str(getattr(ai_function, "__name__", "the function")))
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
            question=_one_line(self._out.line) or "input()",
            answer=answer or "↵",
        )
        self._tell(RemarkKind.INPUT, text)

    def _line(self) -> int | None:
        """Return the line of the student's file that is running."""
        path = str(self._program.path) if self._program else ""
        return next((line for _, line in _own_frames(inspect.currentframe(), path)), None)


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


class NoInput(io.TextIOBase):
    """Standard input that answers all questions with the same line, but not for ever."""

    def __init__(self, answer: str, tell: Callable[[], None]) -> None:
        """`tell` is called when the first question has been asked."""
        super().__init__()
        self._answer = answer
        self._tell = tell
        self._asked = 0

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # as text streams do
        """Return the answer; after many, the end of the file."""
        if not self._asked:
            self._tell()
        self._asked += 1
        return f"{self._answer}\n" if self._asked <= _MAX_ANSWERS else ""


class EventStream(io.TextIOBase):
    """A text stream that sends its text in pieces and drops it beyond a limit."""

    def __init__(self, send: Callable[[str], None], overflow: Callable[[], None]) -> None:
        super().__init__()
        self._send = send
        self._overflow = overflow
        self._parts: list[str] = []
        self._size = 0
        self._left = 0
        self._sent = 0.0
        self.line = ""
        """The end of the text, from its last line on; a prompt is there when it is asked."""
        self._lock = RLock()
        self.buffer = _ByteStream(self)

    encoding = "utf-8"
    errors = "replace"

    def allow(self, limit: int) -> None:
        """Set how many more characters are accepted."""
        self._left = limit

    def write(self, text: object, /) -> int:
        """Buffer text; send it when the buffer is large or old enough."""
        if not isinstance(text, str):  # as a console does
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self._left < 0:  # the limit has been passed
            return len(text)
        with self._lock:
            self._left -= len(text)
            overflows = self._left < 0
            kept = text[: self._left] if overflows else text
            self._parts.append(kept)
            self.line = (self.line + kept)[-_PIECE:].rpartition("\n")[2]
            self._size += len(kept)
        # Send complete lines, as a console does; the rest follows with the next line or flush.
        due = "\n" in text and monotonic() - self._sent > _EAGER_SECONDS
        if overflows or due or self._size > _EAGER_SIZE:
            self.flush()
        if overflows:
            self._overflow()
        return len(text)

    def flush(self) -> None:
        """Send the buffered text."""
        with self._lock:
            text = "".join(self._parts)
            self._parts.clear()
            self._size = 0
            self._sent = monotonic()
            for start in range(0, len(text), _PIECE):
                self._send(text[start : start + _PIECE])

    def close(self) -> None:
        """Flush and stay open."""
        self.flush()

    def writable(self) -> bool:
        """Return True: the stream is writable."""
        return True

    def fileno(self) -> int:
        """Return the number of the real standard output."""
        return 1


class _ByteStream(io.RawIOBase):
    """The `buffer` of a text stream."""

    def __init__(self, text: EventStream) -> None:
        super().__init__()
        self._text = text

    def writable(self) -> bool:
        """Return True: the stream is writable."""
        return True

    def write(self, data: object, /) -> int:
        """Write bytes, decoded as UTF-8."""
        content = bytes(data)  # type: ignore[call-overload]  # any bytes-like object
        self._text.write(content.decode("utf-8", errors="replace"))
        return len(content)

    def close(self) -> None:
        """Stay open."""


def _own_frames(frame: FrameType | None, path: str) -> Iterator[tuple[FrameType, int]]:
    """Yield the frames of a file that run, the innermost first, with their lines."""
    while frame is not None:
        if frame.f_code.co_filename == path and frame.f_lineno:  # None between two lines
            yield frame, frame.f_lineno
        frame = frame.f_back


class LoopWatch:
    """A look at what a request runs, now and then from half of its time limit on."""

    def __init__(self, seconds: float, path: str, text: str) -> None:
        """Start the clock; `path` and `text` are the student's file."""
        begun = monotonic()
        self._first, self._last = (begun + seconds * each for each in _LOOKS)
        self._path, self._text = path, text
        self._seen: dict[FrameType, set[int]] | None = None
        """The frames that ran at every look, the innermost first, with the lines they were at."""

    def look(self, frame: FrameType | None) -> tuple[int, Text] | None:
        """Look at the innermost frame; return the loop's line and what is to be said of it.

        None until it is time to tell, and from then on.
        """
        if not self._first <= (now := monotonic()):
            return None
        seen = self._seen
        self._seen = {
            each: {line} | (seen[each] if seen else set())
            for each, line in _own_frames(frame, self._path)
            if seen is None or each in seen
        }
        if now < self._last:
            return None
        self._first = float("inf")
        lines = next(iter(self._seen.values()), set[int]())
        self._seen.clear()
        return self._told(lines) if lines else None

    def _told(self, lines: set[int]) -> tuple[int, Text]:
        loops: list[ast.While | ast.For] = []
        with suppress(Exception):  # the parsers fail in many ways, though the file runs
            loops += [
                node
                for node in ast.walk(syntax_tree(self._text))
                if isinstance(node, ast.While | ast.For)
                and node.lineno <= min(lines)
                and max(lines) <= (node.end_lineno or 0)
            ]
        loop = max(loops, key=lambda node: node.lineno, default=None)
        if isinstance(loop, ast.While) and (names := _fixed(loop)):
            return loop.lineno, Text(
                "the loop goes on while `{condition}`, and nothing in it sets {names}",
                condition=ast.unparse(loop.test),
                names=", ".join(names),
            )
        line = loop.lineno if loop else min(lines)
        return line, Text("this loop may never end") if loop else Text("this may never end")


def _fixed(loop: ast.While) -> list[str]:
    """Return the variables in a loop's condition if nothing else decides, and nothing sets them."""
    tested = [*ast.walk(loop.test)]
    inside = [node for each in loop.body for node in ast.walk(each)]
    modules = {each.value for each in tested if isinstance(each, ast.Attribute)}
    names = {each.id: each for each in tested if isinstance(each, ast.Name) and each not in modules}
    used = {
        part.id
        for node in inside
        for part in ast.iter_child_nodes(node)
        if isinstance(part, ast.Name)
        and not isinstance(node, ast.Compare | ast.BoolOp | ast.If | ast.While)
    }
    is_simple = not any(isinstance(each, ast.Call | ast.Subscript) for each in tested)
    return sorted(names) if is_simple and names.keys().isdisjoint(used) else []


def _failure_of(error: BaseException, path: Path, files: Mapping[str, str]) -> CodeFailure:
    """Return an exception with its message on one line, the line number and a traceback.

    `files` are the texts of the student's files that were run, by name; `path` is the main one.
    """
    kind, line, rows = FailureKind.RAISED, None, list[str]()
    if isinstance(error, SyntaxError) and error.filename in files:
        if error.filename == str(path):
            kind = FailureKind.SYNTAX
        line, summary = error.lineno, _summary(error, error.msg or "invalid syntax")
        rows += _place(files, str(error.filename), line or 0, "")
    else:
        if isinstance(error, SystemExit | MemoryError):
            is_exit = isinstance(error, SystemExit)
            kind = FailureKind.EXITED if is_exit else FailureKind.MEMORY
        frames = [*_frames(error.__traceback__, files)]
        for filename, number, _ in frames:
            line = number if filename == str(path) else line
        if len(frames) > _MAX_FRAMES:
            del frames[_MAX_FRAMES // 2 : -_MAX_FRAMES // 2]
        rows.append("Traceback (most recent call last):")
        for filename, number, function in frames:
            rows += _place(files, filename, number, f", in {function}")
        try:
            summary = _summary(error, str(error))
        except BaseException:  # noqa: BLE001 - a student's class may raise anything
            summary = type(error).__name__
    return CodeFailure(kind, summary, line, "\n".join([*rows, summary]) + "\n")


def _one_line(text: str) -> str:
    """Return text as one printable line of limited length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text[:5000].split()))
    return line if len(line) <= _MAX_TEXT else f"{line[: _MAX_TEXT - 1]}…"


def _summary(error: BaseException, text: str) -> str:
    name, line = type(error).__name__, _one_line(text)
    return f"{name}: {line}" if line else name


def _place(files: Mapping[str, str], filename: str, line: int, function: str) -> list[str]:
    """Return a place in a traceback, with the line there."""
    lines = files[filename].split("\n")
    text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return [
        f'  File "{Path(filename).name}", line {line}{function}',
        *([f"    {text}"] * bool(text)),
    ]


def _frames(
    traceback: TracebackType | None, files: Mapping[str, str]
) -> Iterator[tuple[str, int, str]]:
    """Yield the file, line and function of each frame of the student's code."""
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename in files:
            yield code.co_filename, traceback.tb_lineno, code.co_name
        traceback = traceback.tb_next
