"""The decisions that the set-up makes; these tests run only where it has worked."""

from __future__ import annotations

import ast
import os
import runpy
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest

from tests.packaging.conftest import PACKAGING, load

SCRIPT = PACKAGING / "bootstrap.py"
MISSING = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libOpenGL.so.0": "libgl1"}
STEPS = ("update", "libegl1 libgl1", "-m venv --clear", "run.txt", "test.txt", "--editable")

SetUp = Callable[..., list[str]]


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the set-up for an empty project in its own folder, on a complete Debian."""
    module, python = load("bootstrap"), tmp_path / ".venv" / "py"
    places = {name: tmp_path / f"{name}.txt" for name in ("run", "test")}
    for path in places.values():
        path.write_text(path.name, encoding="ascii")
    replaced: dict[str, object] = {
        "ROOT": tmp_path,
        "VENV": python.parent,
        "STAMP": python.with_name("stamp"),
        "PYTHON": str(python),
        "REQUIREMENTS": places,
        "venv_works": python.exists,
        "missing_libraries": Mock(return_value={}),
        "missing_tools": Mock(return_value={}),
        "has_apt": Mock(return_value=True),
        "is_root": Mock(return_value=True),
    }
    for name, value in replaced.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    return module


@pytest.fixture
def set_up(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> SetUp:
    """Return a function that sets up and returns the steps; commands are noted but not run."""

    def steps_of(purpose: str, *, needs_qt: bool = False, code: int = 0) -> list[str]:
        noted: list[str] = []

        def note(command: list[str], quiet: bool = False, **variables: str) -> int:
            noted.append(" ".join(command))
            if "venv" in command and not code:
                bootstrap.VENV.mkdir()
                Path(bootstrap.PYTHON).touch()
            return code

        monkeypatch.setattr(bootstrap, "call", note)
        bootstrap.set_up(purpose, needs_qt=needs_qt)
        return [next(step for step in STEPS if step in line) for line in noted]

    return steps_of


def test_old_pythons_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.6 can parse the file, and on 3.10 it exits at once and names both versions."""
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    monkeypatch.setattr(sys, "version", "3.10.13 (main)")
    with pytest.raises(SystemExit, match=r"3\.11 .* 3\.10\.13\.$"):
        runpy.run_path(str(SCRIPT))


def test_libraries_are_missing_when_they_cannot_be_loaded() -> None:
    """A missing library is named with its package; one that is present isn't."""
    spec, absent = find_spec("_ctypes"), {"libnone.so.9": "libnone9"}
    present = {spec.origin: "libc6"} if spec and spec.origin else {}
    assert load("bootstrap").missing_libraries(present | absent) == absent


def test_what_is_done_is_not_done_again(bootstrap: ModuleType, set_up: SetUp) -> None:
    """Only what failed, what testing needs in addition or what has changed is done again."""
    with pytest.raises(bootstrap.SetUpError, match="exit code 7"):
        set_up("run", code=7)
    assert set_up("run") == ["-m venv --clear", "run.txt", "--editable"]
    assert set_up("run") == []
    assert set_up("test") == ["test.txt", "--editable"]
    assert set_up("test") == set_up("run") == []
    (bootstrap.ROOT / "pyproject.toml").write_text("[project]", encoding="ascii")
    assert set_up("run") == ["run.txt", "--editable"]


@pytest.mark.parametrize(
    ("apt", "root", "advice"),
    [
        pytest.param(True, True, "", id="root of a Debian gets it"),
        pytest.param(True, False, "apt-get install libegl1 libgl1$", id="others are told the line"),
        pytest.param(False, True, r"libGL\.so\.1, libEGL\.so\.1", id="elsewhere it is named"),
    ],
)
def test_missing_libraries_stop_only_who_needs_qt(
    apt: bool,
    root: bool,
    advice: str,
    bootstrap: ModuleType,
    set_up: SetUp,
) -> None:
    """What Qt lacks is installed or named before any other step; without Qt all goes on."""
    bootstrap.missing_libraries.return_value = MISSING
    bootstrap.has_apt.return_value, bootstrap.is_root.return_value = apt, root
    if advice:
        with pytest.raises(bootstrap.SetUpError, match=advice):
            set_up("test", needs_qt=True)
        assert not bootstrap.VENV.exists()
    installed = [] if advice else ["update", "libegl1 libgl1"]
    steps = set_up("run", needs_qt=not advice)
    assert steps == [*installed, "-m venv --clear", "run.txt", "--editable"]


def test_exit_code_is_the_commands_own() -> None:
    """A command's exit code is returned, and the command gets its environment variables."""
    program = "import os, sys; sys.exit(int(os.environ['CODE']))"
    assert load("bootstrap").call([sys.executable, "-c", program], CODE="3") == 3


@pytest.mark.skipif(os.name == "nt", reason="a Windows process can't press Ctrl-C for another")
def test_interrupt_ends_the_command() -> None:
    """Ctrl-C ends a command that would run for a minute."""
    program = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(60)"
    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        load("bootstrap").call([sys.executable, "-c", program])
    assert time.monotonic() - started < 30


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt(), 130), (OSError("full"), 1)])
def test_stopping_leaves_one_line(
    problem: BaseException,
    code: int,
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ctrl-C and a full disk lead to one line and an exit code, other words to the known ones."""
    monkeypatch.setattr(bootstrap, "COMMANDS", {"run": Mock(side_effect=problem)})
    assert bootstrap.main(["run"]) == code
    assert capsys.readouterr().err.count("\n") == 1
    assert bootstrap.main([]) == bootstrap.main(["walk"]) == 2
    assert capsys.readouterr().err.count("bootstrap.py test") == 2
