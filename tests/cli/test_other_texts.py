"""Texts and details of smaller commands: checks, textbooks, displays, completion, files, grades."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.course.conftest import FUNCTIONS
from tests.grading.reports.class_of import graded, left_out
from tests.grading.submissions import CORRECT, submit
from tttmc_app import engine, selftest
from tttmc_app.cli import completion, display, main
from tttmc_app.cli.run import _wants_game, _write  # pyright: ignore[reportPrivateUsage]  # its parts need no terminal
from tttmc_app.core import Text, TttmcError
from tttmc_app.core.record_json import record_from_json
from tttmc_app.course import Remark
from tttmc_app.selftest import SelfTestResult

command_line = sys.modules["tttmc_app.cli.main"]

# Self-test -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("passed", "code"), [(True, 0), (False, 1)])
def test_a_self_test_has_notes_and_an_exit_code(
    passed: bool, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Missing parts and ignored plug-ins are noted, in text and JSON; a failure has exit code 1."""
    result = SelfTestResult("window", passed=passed, reason=None if passed else "no libGL")
    problems = ("a: it has the name of another",)
    monkeypatch.setattr(selftest, "run_checks", lambda: iter([result]))
    monkeypatch.setattr(engine, "MISSING", (Text("no kernel"), Text("no solver")))
    monkeypatch.setattr("tttmc_app.players.plugins", lambda: SimpleNamespace(problems=problems))
    assert main(["self-test"]) == code
    shown = capsys.readouterr()
    assert shown.out.splitlines() == [
        "ok      window" if passed else "failed  window: no libGL",
        "note    no kernel",
        "note    no solver",
        "note    the plug-in a: it has the name of another",
    ]
    assert shown.err == ("" if passed else "tttmc self-test: this copy is incomplete\n")
    assert main(["self-test", "--json"]) == code
    assert json.loads(capsys.readouterr().out) == {
        "passed": passed,
        "checks": [{"name": "window", "passed": passed, "reason": result.reason}],
        "missing": ["no kernel", "no solver"],
    }


@pytest.mark.parametrize(("reason", "code"), [(None, 0), ("it broke", 1)])
def test_a_check_in_a_child_prints_its_reason(
    reason: str | None,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A part that is checked alone prints why it failed, or an empty line."""
    asked: list[str] = []

    def check_here(part: str) -> str | None:
        asked.append(part)
        return reason

    monkeypatch.setattr(selftest, "check_here", check_here)
    assert main(["self-test", "--here", "window"]) == code
    assert (capsys.readouterr().out, asked) == (f"{reason or ''}\n", ["window"])


# Textbooks -----------------------------------------------------------------------------------


def test_a_textbook_says_what_was_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Importing tells how many mistakes are new, exporting how many were written."""
    text, book, out = tmp_path / "text", str(tmp_path / "book"), tmp_path / "out"
    text.write_text("---------0\n---------8\n")
    assert main(["textbook", "import", book, str(text)]) == 0
    assert capsys.readouterr().out == "3×3: 2 mistakes, 2 of them new\n"
    text.write_text("---------0\n---------4\n")
    assert main(["textbook", "import", book, str(text), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "textbook": book, "text": str(text), "subject": "3×3", "mistakes": 3, "added": 1
    }  # fmt: skip
    assert main(["textbook", "export", book, str(out)]) == 0
    assert capsys.readouterr().out == "3×3: 3 mistakes written\n"
    assert sorted(out.read_text().split()) == ["---------0", "---------4", "---------8"]
    assert main(["textbook", "export", book, str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["added"] == 0


def test_a_textbook_has_the_rules_of_the_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line length and the reverse rule make another textbook; an error names the text."""
    text, book = tmp_path / "text", str(tmp_path / "book")
    text.write_text("-" * 16 + "0\n")
    assert main(["textbook", "import", book, str(text), "--line", "3", "--reverse"]) == 0
    subject = capsys.readouterr().out.partition(": ")[0]
    assert subject.startswith("4×4, 3 in a row, reverse")
    text.write_text("nothing\n")
    assert main(["textbook", "import", book, str(text)]) == 2
    assert capsys.readouterr().err.startswith(f"tttmc textbook: {text}: line 1 can't be read")


# Displays ------------------------------------------------------------------------------------

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")


def no_problem(_folder: Path, _name: str) -> None:
    """Find nothing wrong with a plug-in."""


@linux
def test_one_platform_that_works_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wayland is tried first, then X; only if neither works there is an obstacle."""
    for variable in ("QT_QPA_PLATFORM", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-1")
    asked: list[str] = []
    working = set[str]()

    def server_problem(name: str) -> str | None:
        asked.append(name)
        return None if name in working else f"no {name}"

    monkeypatch.setattr(display, "server_problem", server_problem)
    monkeypatch.setattr(display, "_plugin_problem", no_problem)
    assert display.obstacle() == "no xcb"
    assert asked == ["wayland", "xcb"]
    for name in asked[:2]:
        working = {name}
        assert display.obstacle() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "vnc:size=3;wayland-egl")
    asked.clear()
    assert display.obstacle() == "no wayland-egl"
    assert asked == ["vnc", "wayland-egl"]


@linux
@pytest.mark.parametrize("variable", ["QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"])
def test_plugins_elsewhere_are_trusted(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If plug-ins are in another folder, an unknown name isn't an obstacle here."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "frobnicate")
    for each in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        monkeypatch.delenv(each, raising=False)
    assert "frobnicate" in str(display.obstacle())
    monkeypatch.setenv(variable, "/elsewhere")
    assert display.obstacle() is None


def test_all_missing_libraries_are_named_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's packages are named where there are some; elsewhere, the package manager."""
    missing = {"libGL.so.1", "libxcb-cursor.so.0"}

    def loads(name: str) -> bool:
        return name not in missing

    monkeypatch.setattr(display, "_loads", loads)
    error = ImportError("libGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    for version, advice in (
        (True, "run `apt install libgl1 libxcb-cursor0`"),
        (False, "install it with your package manager"),
    ):

        def exists(_path: Path, *, found: bool = version) -> bool:
            return found

        monkeypatch.setattr(Path, "exists", exists)
        named = "libGL.so.1, libxcb-cursor.so.0 is missing: "
        assert display.obstacle_in(error) == named + advice
    missing.clear()
    other = ImportError("bad magic number", name="PySide6.QtGui")
    assert display.obstacle_in(other) == "Qt can't be loaded: bad magic number"


# Completion ----------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_a_script_is_for_its_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has the shell and the script that is printed otherwise."""
    assert main(["completion", shell, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"shell": shell, "script": completion.script(shell)}
    assert main(["completion", shell]) == 0
    assert capsys.readouterr().out == found["script"] + "\n"


def test_players_files_and_folders_are_completed() -> None:
    """Each placeholder of a player, a file or a folder is completed as such."""
    import shtab

    from tttmc_app.cli.main import make_parser
    from tttmc_app.players import player_kinds

    kinds = [kind.name for kind in player_kinds()]
    found: dict[str, object] = {}
    for command in make_parser().commands().values():
        for argument in command.arguments():
            completion._add_completions(argument)  # pyright: ignore[reportPrivateUsage]  # the scripts hide it
            if isinstance(argument.metavar, str):
                found[argument.metavar] = getattr(argument, "complete", argument.choices)
    for name in ("SPEC", "A", "B"):
        assert found[name] == kinds
    files = ("FILE", "FILE.py", "FILE|FOLDER", "GAME", "TEXT", "SHEET", "TOML", "OUT")
    assert {name: found[name] for name in files} == dict.fromkeys(files, shtab.FILE)
    assert found["DIR"] == shtab.DIRECTORY
    assert {"show", "compare", "resume"} <= set(found["ACTION"])  # type: ignore[call-overload]  # pyright: ignore[reportArgumentType]  # the words


# The program ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("/a/pbrain-x/tttmc", ["x"]),
        ("/a/pbrain-tttmc", ["engine", "x"]),
        ("C:\\a\\pbrain-tttmc.exe", ["engine", "x"]),
        ("pbrain", ["engine", "x"]),
        ("tttmc", ["x"]),
    ],
)
def test_the_name_decides_what_the_program_is(
    name: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the file's own name makes it an engine, not its folder's."""
    monkeypatch.setattr(sys, "argv", [name, "x"])
    assert command_line._own_arguments() == words


def test_signals_of_the_window_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a signal came while the window was loading and Qt fails, the program is interrupted."""
    from contextlib import contextmanager

    @contextmanager
    def recorded() -> Generator[list[int]]:
        yield [int(signal.SIGTERM)]

    def fail(*_: object) -> int:
        raise ImportError("libGL.so.1", name="PySide6.QtGui")

    monkeypatch.setattr(display, "obstacle", lambda: None)
    monkeypatch.setattr("tttmc_app.gui.app.signals.recorded_signals", recorded)
    monkeypatch.setattr(command_line, "_run_window", fail)
    assert main([]) == 130


@pytest.mark.parametrize(("typing", "words"), [(True, ["play"]), (False, ["play", "--x", "mc"])])
def test_without_a_window_somebody_plays(
    typing: bool, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever can type plays in the terminal; otherwise two machines do."""
    called: list[list[str]] = []

    def recorded(arguments: list[str]) -> int:
        called.append(arguments)
        return 5

    monkeypatch.setattr(display, "obstacle", lambda: "no display")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: typing))
    monkeypatch.setattr(command_line, "main", recorded)
    assert command_line._open_window() == 5
    assert called == [words]


def test_the_window_collects_garbage_only_while_it_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Collection is off while the window runs, and on again afterwards."""
    import gc

    seen: list[bool] = []

    def run(signals: list[int]) -> int:
        seen.append(gc.isenabled())
        return 3 + len(signals)

    monkeypatch.setattr("tttmc_app.gui.app.start.run", run)
    assert command_line._run_window([1], False) == 4
    assert (seen, gc.isenabled()) == ([False], True)


def test_errors_of_the_system_name_the_file() -> None:
    """An error of the system has the file's name and the reason; a defect has neither."""
    assert command_line._input_error(OSError(2, "No such file", "a.json")) == "a.json: No such file"
    assert command_line._input_error(OSError(28, "No space left")) == "No space left"
    assert command_line._input_error(TttmcError("{a} is bad", a="b")) == "b is bad"
    assert command_line._input_error(ValueError("a defect")) is None


# Students' files -----------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "place"), [(7, " (line 7)"), (None, "")])
def test_a_remark_has_its_line(
    line: int | None, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A remark on a file goes to the error stream, with the line if it has one."""
    _write(Remark("odd", Text("something is odd"), line))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # any kind
    assert capsys.readouterr().err == f"tttmc run: something is odd{place}.\n"


@pytest.mark.parametrize(("answer", "plays"), [("y", True), ("", True), ("YES", True), ("n", False),
                                               ("x", False), (None, False)])  # fmt: skip
def test_a_game_is_offered_to_whoever_types(
    answer: str | None, plays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that starts no game is played after a yes; the end of the input is a no."""

    def typed(_prompt: str) -> str:
        if answer is None:
            raise EOFError
        return answer

    def function(_name: str) -> int:
        return 1

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True))
    student = SimpleNamespace(text=FUNCTIONS, path=Path("a.py"))
    loaded = SimpleNamespace(function=function, failure=None)
    args = SimpleNamespace(play=False)
    assert _wants_game(args, student, loaded) is plays  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # what it reads of them
    failed = SimpleNamespace(function=function, failure="it failed")
    assert not _wants_game(args, student, failed)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # likewise, what it reads


def test_zero_seconds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A time limit is at least one second."""
    assert main(["run", "a.py", "--seconds", "0"]) == 2
    assert "--seconds must be at least 1, not 0" in capsys.readouterr().err


# Grades --------------------------------------------------------------------------------------


def test_grading_passes_every_option_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seed, workers, games and --resume arrive; a file that wasn't graded has exit code 1."""
    from tttmc_app import grading

    one, two = submit(tmp_path, CORRECT, "a.py"), submit(tmp_path, CORRECT, "b.py")
    calls: list[tuple[object, ...]] = []
    of, opened = grading.Journal.of, list[bool]()

    def journal(*arguments: object, resume: bool) -> object:
        opened.append(resume)
        return of(*arguments, resume=resume)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  # passed on

    def grade_beats(paths: list[Path], seed: int, workers: int, games: int, *_: object) -> object:
        calls.append((seed, workers, games))
        yield SimpleNamespace(number=0, is_done=True, report=graded(paths[0]))
        yield SimpleNamespace(number=1, is_done=True, report=left_out(paths[1]))

    monkeypatch.setattr(grading.Journal, "of", journal)
    monkeypatch.setattr(grading, "grade_beats", grade_beats)
    words = ["grade", str(one), str(two), "--seed", "5", "--workers", "3", "--games", "7"]
    assert main(words) == 1
    assert capsys.readouterr().err == ""
    assert main([*words, "--resume"]) == 1
    assert capsys.readouterr().err == "tttmc grade: 0 of 2 files have already been graded\n"
    assert (calls, opened) == ([(5, 3, 7)] * 2, [False, True])
    sheet = tmp_path / "t.csv"
    assert main([*words, "--csv", str(sheet), "--anonymous", "--similar"]) == 1
    shown = capsys.readouterr().out
    assert "student-1.py" in shown
    copied = "Look copied, 100 % alike: Student {} and Student {}"
    assert shown.splitlines()[-1] in (copied.format(1, 2), copied.format(2, 1))
    assert "a.py" not in sheet.read_text("utf-8")
    assert main([*words[:3], "--template", str(one)]) == 2
    assert "--template needs --similar" in capsys.readouterr().err


def test_a_saved_game_that_can_not_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error begins with the file."""
    path = tmp_path / "game.json"
    path.write_text("{}", encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"tttmc review: {path}: ")
    with pytest.raises(TttmcError):
        record_from_json("{}")
