"""The decisions that the set-up makes; these tests run only where it has worked."""

from __future__ import annotations

import ast
import os
import runpy
import sys
import time
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"
MISSING = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"}


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the set-up for an empty project in its own folder."""
    spec = spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    requirements = {"run": tmp_path / "run.txt", "test": tmp_path / "test.txt"}
    for name, path in requirements.items():
        path.write_text(name, encoding="ascii")
    venv = tmp_path / ".venv"
    places = {"ROOT": tmp_path, "VENV": venv, "STAMP": venv / "stamp", "PYTHON": str(venv / "py")}
    for name, value in {**places, "REQUIREMENTS": requirements}.items():
        monkeypatch.setattr(module, name, value)
    return module


@pytest.fixture
def commands(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the commands that root's set-up would run on a complete Debian; only .venv is made."""
    noted: list[str] = []

    def note(command: list[str], quiet: bool = False, **variables: str) -> int:
        noted.append(" ".join(command))
        if "venv" in command:
            bootstrap.VENV.mkdir()
            Path(bootstrap.PYTHON).touch()
        return 0

    monkeypatch.setattr(bootstrap, "call", note)
    monkeypatch.setattr(bootstrap, "venv_works", Path(bootstrap.PYTHON).exists)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    for name in ("missing_libraries", "missing_tools"):
        monkeypatch.setattr(bootstrap, name, Mock(return_value={}))
    for name in ("has_apt", "is_root"):
        monkeypatch.setattr(bootstrap, name, lambda: True)
    return noted


def test_old_pythons_can_read_it() -> None:
    """Python 3.6 can parse the file, so that the file can report that this version is too old."""
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_old_pythons_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Python 3.10 the set-up exits at once and names the required and the present version."""
    monkeypatch.setattr(sys, "version_info", (3, 10, 13, "final", 0))
    monkeypatch.setattr(sys, "version", "3.10.13 (main)")
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later; .* is 3\.10\.13\.$"):
        runpy.run_path(str(SCRIPT))


def test_libraries_are_missing_when_they_cannot_be_loaded(bootstrap: ModuleType) -> None:
    """A missing library is named with its package; one that is present isn't."""
    spec = find_spec("_ctypes")
    present = {spec.origin: "libc6"} if spec and spec.origin else {}
    absent = {"libnobody-has-this.so.9": "libnobody9"}
    assert bootstrap.missing_libraries(present | absent) == absent


def test_debian_is_told_the_line_to_type(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Debian the line names each package once."""
    monkeypatch.setattr(bootstrap, "has_apt", lambda: True)
    line = bootstrap.advice({**MISSING, "libOpenGL.so.0": "libgl1"})
    assert line.endswith("Type: sudo apt-get install libegl1 libgl1")


def test_other_systems_are_told_what_is_missing(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without apt-get the error names the libraries, whose names are the same on all systems."""
    monkeypatch.setattr(bootstrap, "has_apt", lambda: False)
    assert "libGL.so.1, libEGL.so.1" in bootstrap.advice(MISSING)


def test_root_gets_what_is_missing(
    bootstrap: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Debian, root's set-up updates the lists, installs the packages and continues."""
    monkeypatch.setattr(bootstrap, "missing_libraries", Mock(return_value=MISSING))
    bootstrap.set_up("test", needs_qt=True)
    assert commands[0].endswith("update")
    assert commands[1].endswith("libegl1 libgl1")
    assert len(commands) == 5


def test_others_are_stopped_where_qt_is_needed(
    bootstrap: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without root, the set-up stops only before tests or a window that couldn't work."""
    monkeypatch.setattr(bootstrap, "missing_libraries", Mock(return_value=MISSING))
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    with pytest.raises(bootstrap.SetUpError, match=r"Type: sudo apt-get install libegl1 libgl1$"):
        bootstrap.set_up("test", needs_qt=True)
    with pytest.raises(bootstrap.SetUpError, match=r"^missing: libGL\.so\.1, libEGL\.so\.1"):
        bootstrap.set_up("run", needs_qt=True)
    assert commands == []
    bootstrap.set_up("run", needs_qt=False)
    assert len(commands) == 3


def test_what_is_done_is_not_done_again(bootstrap: ModuleType, commands: list[str]) -> None:
    """A second set-up runs no command, nor does one for running after one for testing."""
    bootstrap.set_up("test", needs_qt=True)
    assert len(commands) == 3
    bootstrap.set_up("test", needs_qt=True)
    bootstrap.set_up("run", needs_qt=False)
    assert len(commands) == 3


def test_testing_needs_more_than_running(bootstrap: ModuleType, commands: list[str]) -> None:
    """A set-up for testing installs what one for running leaves out."""
    bootstrap.set_up("run", needs_qt=False)
    commands.clear()
    bootstrap.set_up("test", needs_qt=True)
    assert any("test.txt" in line for line in commands)


def test_changed_project_is_installed_again(bootstrap: ModuleType, commands: list[str]) -> None:
    """After a change of pyproject.toml the set-up runs again."""
    bootstrap.set_up("run", needs_qt=False)
    commands.clear()
    (bootstrap.ROOT / "pyproject.toml").write_text("[project]", encoding="ascii")
    bootstrap.set_up("run", needs_qt=False)
    assert any("--editable" in line for line in commands)


def test_failed_step_is_repeated(
    bootstrap: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted set-up runs again."""
    with monkeypatch.context() as patch:
        patch.setattr(bootstrap, "call", Mock(return_value=1))
        with pytest.raises(bootstrap.SetUpError, match="exit code 1"):
            bootstrap.set_up("run", needs_qt=False)
    bootstrap.set_up("run", needs_qt=False)
    assert len(commands) == 3


def test_exit_code_is_the_commands_own(bootstrap: ModuleType) -> None:
    """A command's exit code is returned, and the command gets its environment variables."""
    program = "import os, sys; sys.exit(int(os.environ['CODE']))"
    assert bootstrap.call([sys.executable, "-c", program], CODE="3") == 3


@pytest.mark.skipif(os.name == "nt", reason="a Windows process can't press Ctrl-C for another")
def test_interrupt_ends_the_command(bootstrap: ModuleType) -> None:
    """Ctrl-C ends a command that would run for a minute."""
    program = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(60)"
    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        bootstrap.call([sys.executable, "-c", program])
    assert time.monotonic() - started < 30


@pytest.mark.parametrize(("problem", "code"), [(KeyboardInterrupt(), 130), (OSError("full"), 1)])
def test_stopping_leaves_one_line(
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    problem: BaseException,
    code: int,
) -> None:
    """Ctrl-C and a full disk each lead to one line and an exit code, not a traceback."""

    def stop(arguments: list[str]) -> int:
        raise problem

    monkeypatch.setattr(bootstrap, "COMMANDS", {"run": stop})
    assert bootstrap.main(["run"]) == code
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [[], ["walk"]])
def test_unknown_command_shows_the_known_ones(
    bootstrap: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    """A missing or unknown command prints the known ones."""
    assert bootstrap.main(arguments) == 2
    assert "bootstrap.py test" in capsys.readouterr().err
