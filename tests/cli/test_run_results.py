"""What `tttmc run` prints about a file that has run, and the game that it opens."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Self

import pytest

from tttmc_app.cli import main
from tttmc_app.cli.run import _write  # pyright: ignore[reportPrivateUsage]  # it needs no process
from tttmc_app.core import Mark, Rules, Text
from tttmc_app.course import (
    CodeFailure,
    FailureKind,
    FunctionInfo,
    GuiGame,
    Language,
    LoadedFile,
    Output,
    Remark,
    RemarkKind,
    StudentError,
)
from tttmc_app.course.fence import FencePart, missing_parts
from tttmc_app.gui.students.student_player import StudentProcess
from tttmc_app.session import HostedSession

MOVE = FunctionInfo("mc_move", ("board", "player", "trials"), 1, 3, 3)
OTHER = FunctionInfo("mc_trial", ("board", "player"), 1, 2, 2)
REMARKS = (
    Remark(RemarkKind.STAND_IN, Text("{name} is replaced", name="user1_x"), 3),
    Remark(RemarkKind.RUNNING, "still running"),
)
REMARKS_JSON = [
    {"kind": "stand-in", "text": "user1_x is replaced", "line": 3},
    {"kind": "running", "text": "still running", "line": None},
]
FAILURE = CodeFailure(
    FailureKind.RAISED,
    Text("{what}", what="ValueError: no"),
    7,
    'Traceback:\n  File "a.py", line 7\n',
    "printed before\n",
    REMARKS,
    Language.PYTHON_2,
    "a.py",
)
ERROR_JSON = {
    "kind": "raised",
    "message": "a.py: ValueError: no (line 7)",
    "line": 7,
    "traceback": FAILURE.traceback,
}
X_GAME = GuiGame(4, 2, 30, True, 1, "mc_move", 9)
O_GAME = GuiGame(5, 3, 40, False, 1, "mc_move", 9)
PLAIN = "def mc_move(board, player, trials):\n    return (0, 0)\n"
COMMENTED = f"{PLAIN}# play_game(mc_move, 5, False)\n"
STARTS = f"{PLAIN}provided.play_game(mc_move, 5, False)\n"
WHOLE = tuple(FencePart)


def loaded(
    game: GuiGame | None = None,
    failure: CodeFailure | None = None,
    function: FunctionInfo = MOVE,
    fence: tuple[FencePart, ...] = WHOLE,
) -> LoadedFile:
    """Return a file that has run."""
    return LoadedFile(
        Language.PYTHON_2, {}, (OTHER, function), game, REMARKS, "two\n", 1.5, failure, fence
    )


@dataclass
class Loaded:
    """A student whose file has run, or failed."""

    path: Path
    text: str
    result: LoadedFile | StudentError

    def __enter__(self) -> Self:
        """Return the student."""
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing."""

    def load(self) -> LoadedFile:
        """Return the result, or raise it."""
        if isinstance(self.result, StudentError):
            raise self.result
        return self.result


Given = Callable[[str, "LoadedFile | StudentError"], list[HostedSession]]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """Return a function that has files run with a result; the games opened are added to a list."""

    def give(text: str, result: LoadedFile | StudentError) -> list[HostedSession]:
        opened: list[HostedSession] = []

        def student(path: Path, *_: object, **_options: object) -> Loaded:
            return Loaded(path, text, result)

        def play_game(session: HostedSession) -> bool:
            opened.append(session)
            return False

        monkeypatch.setattr("tttmc_app.course.Student", student)
        monkeypatch.setattr("tttmc_app.cli.terminal.play_game", play_game)
        return opened

    return give


NEITHER = "tttmc run: a.py calls neither run_gui nor play_game.\n"
LINE = "tttmc run: a.py starts no game: the call on line 3 is commented out.\n"
HINT = "tttmc run: add --play for a game against its mc_move.\n"


@pytest.mark.parametrize(
    ("text", "result", "words", "told", "game", "code"),
    [
        (PLAIN, loaded(), [], NEITHER + HINT, None, 0),
        (PLAIN, loaded(), ["--play"], NEITHER, (Rules(3), "human", "course"), 0),
        (COMMENTED, loaded(), [], LINE + HINT, None, 0),
        (COMMENTED, loaded(), ["--play"], LINE, (Rules(3), "human", "course"), 0),
        (STARTS, loaded(), [], "", None, 0),
        (STARTS, loaded(), ["--play"], "", (Rules(3), "human", "course"), 0),
        (PLAIN, loaded(function=OTHER), ["--play"], "", None, 0),
        (STARTS, loaded(X_GAME), [], "", (Rules(4, reverse=True), "course", "human"), 0),
        (STARTS, loaded(O_GAME), ["--play"], "", (Rules(5), "human", "course"), 0),
        (PLAIN, loaded(X_GAME, function=OTHER), [], "",
         (Rules(4, reverse=True), "course", "human"), 0),
        (STARTS, loaded(O_GAME, FAILURE), [], FAILURE.traceback, (Rules(5), "human", "course"), 1),
        (STARTS, loaded(None, FAILURE), ["--play"], FAILURE.traceback, None, 1),
        (PLAIN, loaded(None, FAILURE), [], FAILURE.traceback, None, 1),
        (STARTS, loaded(fence=()), [], f"tttmc: {missing_parts(())}.\n", None, 0),
        (STARTS, loaded(None, FAILURE, fence=()), [],
         f"{FAILURE.traceback}tttmc: {missing_parts(())}.\n", None, 1),
        (PLAIN, StudentError(FAILURE), ["--play"],
         f"{FAILURE.traceback}tttmc run: a.py: ValueError: no (line 7)\n", None, 1),
    ],
)  # fmt: skip
def test_a_game_is_opened_or_suggested(
    text: str,
    result: LoadedFile | StudentError,
    words: list[str],
    told: str,
    game: tuple[Rules, str, str] | None,
    code: int,
    given: Given,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A file's game is opened with its side and rules; --play opens one where there is none."""
    opened = given(text, result)
    assert main(["run", "a.py", *words, "--seed", "6"]) == code
    assert capsys.readouterr() == ("", told)
    found = [
        (game.position.rules, *(game.player_of(mark).kind.name for mark in Mark)) for game in opened
    ]
    assert found == ([] if game is None else [game])
    for session in opened:
        assert session.record.seed == 6
        (course,) = (spec for mark in Mark if not (spec := session.player_of(mark)).is_human)
        assert course.value("file") == "a.py"


@pytest.mark.parametrize(
    ("text", "result", "words", "opens", "code"),
    [
        (STARTS, loaded(X_GAME), [], True, 7),
        (STARTS, loaded(O_GAME, FAILURE), [], True, 7),
        (PLAIN, loaded(), [], False, 0),
        (PLAIN, loaded(), ["--play"], True, 7),
        (STARTS, loaded(), [], False, 0),
        (PLAIN, loaded(None, FAILURE), ["--play"], False, 1),
        (PLAIN, StudentError(FAILURE), ["--play"], False, 1),
    ],
)
def test_a_game_opens_in_the_window_with_the_process_of_the_file(
    text: str,
    result: LoadedFile | StudentError,
    words: list[str],
    opens: bool,
    code: int,
    given: Given,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Where a window can open, it takes over the process, and its exit code is the command's."""
    in_terminal = given(text, result)
    student = Loaded(Path("a.py"), text, result)
    in_window: list[tuple[object, object]] = []

    def for_command(*_: object) -> Loaded:
        return student

    def run_with_student(*arguments: object) -> int:
        in_window.append((arguments[0], arguments[1]))
        return 7

    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setattr("tttmc_app.cli.display.obstacle", lambda: None)
    monkeypatch.setattr(StudentProcess, "for_command", for_command)
    monkeypatch.setattr("tttmc_app.gui.app.start.run_with_student", run_with_student)
    assert main(["run", "a.py", *words]) == code
    assert capsys.readouterr().out == ""
    assert in_window == ([(student, result)] if opens else [])
    assert in_terminal == []


@pytest.mark.parametrize("typing", [False, True])
@pytest.mark.parametrize("reading", [False, True])
@pytest.mark.parametrize("words", [[], ["--play"]])
@pytest.mark.parametrize("answer", ["y", " Yes ", "", "n", "yeah", None])
def test_only_who_sees_the_question_is_asked(
    typing: bool,
    reading: bool,
    words: list[str],
    answer: str | None,
    given: Given,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In a terminal somebody may choose, unless the choice is made; otherwise there is a hint."""
    opened = given(PLAIN, loaded())
    asked: list[str] = []

    def typed(prompt: str) -> str:
        asked.append(prompt)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: typing))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: reading)
    assert main(["run", "a.py", *words]) == 0
    is_asked = typing and reading and not words
    assert asked == ["Play a game against its mc_move? [Y/n] "] * is_asked
    assert capsys.readouterr().err == NEITHER + ("" if words or is_asked else HINT)
    says_yes = answer in ("y", " Yes ", "")
    assert len(opened) == (1 if words or (is_asked and says_yes) else 0)


@pytest.mark.parametrize(
    ("result", "gui", "error"),
    [
        (loaded(), None, None),
        (loaded(X_GAME), {"size": 4, "machine": "X", "trials": 30, "reverse": True}, None),
        (loaded(O_GAME), {"size": 5, "machine": "O", "trials": 40, "reverse": False}, None),
        (
            loaded(O_GAME, FAILURE),
            {"size": 5, "machine": "O", "trials": 40, "reverse": False},
            ERROR_JSON,
        ),
        (loaded(None, FAILURE), None, ERROR_JSON),
    ],
)
def test_json_of_a_file_that_has_run(
    result: LoadedFile,
    gui: dict[str, object] | None,
    error: dict[str, object] | None,
    given: Given,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Output, remarks, game and failure are in the document, and no game is opened."""
    opened = given(PLAIN, result)
    assert main(["run", "a.py", "--json", "--play"]) == (0 if error is None else 1)
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "file": "a.py",
        "language": "Python 2",
        "output": "two\n",
        "remarks": REMARKS_JSON,
        "gui": gui,
        "error": error,
        "seconds": 1.5,
    }
    assert (err, opened) == ("", [])


def test_json_of_a_file_that_could_not_run(
    given: Given, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was printed before the failure is kept; a file that can't be read is bad input."""
    given(PLAIN, StudentError(FAILURE))
    assert main(["run", "a.py", "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "file": "a.py",
        "language": "Python 2",
        "output": "printed before\n",
        "remarks": REMARKS_JSON,
        "gui": None,
        "error": ERROR_JSON,
        "seconds": None,
    }
    assert err == ""
    given(PLAIN, StudentError(CodeFailure(FailureKind.UNREADABLE, "a.py can't be read: why")))
    for words in ([], ["--json"]):
        assert main(["run", "a.py", *words]) == 2
        assert capsys.readouterr() == ("", "tttmc run: a.py can't be read: why\n")


def test_output_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a file prints isn't held back in a pipe until the file has ended."""
    seen: list[str] = []

    class Pipe(io.StringIO):
        """A stream of which only what is flushed is seen."""

        def flush(self) -> None:
            """Let everything so far be seen."""
            seen.append(self.getvalue())

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Pipe())
        for text in ("one", " line\n", "two"):
            _write(Output(text))
    assert seen == ["one", "one line\n", "one line\ntwo"]
