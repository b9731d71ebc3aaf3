"""The decisions that the set-up makes; these tests run only where it has worked."""

from __future__ import annotations

import ast
import os
import runpy
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest

from tests.packaging.conftest import PACKAGING, load

SCRIPT = PACKAGING / "bootstrap.py"
MISSING = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libOpenGL.so.0": "libgl1"}
STEPS = (
    *("update", "libegl1 libgl1", "-m venv --clear", "run.txt", "test.txt", "compiler.txt"),
    "--editable",
)


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load root's set-up for an empty project on a complete Debian; commands aren't run."""
    module, python = load("bootstrap"), tmp_path / ".venv" / "py"
    python.parent.mkdir()
    python.touch()
    requirements = {name: tmp_path / f"{name}.txt" for name in ("run", "test", "compiler")}
    for path in requirements.values():
        path.write_text(path.name, encoding="ascii")
    places = {"ROOT": tmp_path, "VENV": python.parent, "STAMP": tmp_path / "stamp"}
    replaced: dict[str, object] = {**places, "PYTHON": str(python), "REQUIREMENTS": requirements}
    for name in ("missing_libraries", "missing_headers", "has_apt", "is_root", "call"):
        replaced[name] = Mock(return_value={} if name.startswith("missing") else True)
    for name in ("venv_works", "lacks_compiler"):
        replaced[name] = Mock(return_value=False)
    for name, value in replaced.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    return module


def steps(
    bootstrap: ModuleType, purpose: str, *, needs_qt: bool = False, code: int = 0
) -> list[str]:
    """Set up, with this exit code of each command; return the steps taken."""
    bootstrap.call.reset_mock()
    bootstrap.call.return_value = code
    bootstrap.set_up(purpose, needs_qt=needs_qt)
    lines = (" ".join(each.args[0]) for each in bootstrap.call.call_args_list)
    return [next(step for step in STEPS if step in line) for line in lines]


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


def test_what_is_done_is_not_done_again(bootstrap: ModuleType) -> None:
    """Only what failed, what testing needs in addition or what has changed is done again."""
    with pytest.raises(bootstrap.SetUpError, match="exit code 7"):
        steps(bootstrap, "run", code=7)
    assert steps(bootstrap, "run") == ["-m venv --clear", "run.txt", "--editable"]
    bootstrap.venv_works.return_value = True
    assert steps(bootstrap, "run") == []
    assert steps(bootstrap, "test") == ["test.txt", "--editable"]
    assert steps(bootstrap, "test") == steps(bootstrap, "run") == []
    (bootstrap.ROOT / "pyproject.toml").write_text("[project]", encoding="ascii")
    assert steps(bootstrap, "run") == ["run.txt", "--editable"]


def test_a_compiler_is_brought_before_the_build(bootstrap: ModuleType) -> None:
    """It is a wheel, and comes only if the build asks for it."""
    bootstrap.lacks_compiler.return_value = True
    found = steps(bootstrap, "run")
    assert found == ["-m venv --clear", "run.txt", "compiler.txt", "--editable"]


@pytest.mark.parametrize(("switch", "lacks"), [("", os.name != "nt"), ("1", False)])
def test_the_build_asks_for_a_compiler_where_none_works(
    switch: str, lacks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a kernel it needs none."""
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("TTTMC_NO_KERNEL", switch)
    assert load("bootstrap").lacks_compiler(sys.executable) == lacks


@pytest.mark.parametrize(
    ("apt", "root", "advice"),
    [
        pytest.param(True, True, "", id="root of a Debian gets it"),
        pytest.param(True, False, "apt-get install libegl1 libgl1$", id="others are told the line"),
        pytest.param(False, True, r"libGL\.so\.1, libEGL\.so\.1", id="elsewhere it is named"),
    ],
)
def test_missing_libraries_stop_only_who_needs_qt(
    apt: bool, root: bool, advice: str, bootstrap: ModuleType
) -> None:
    """What Qt lacks is installed or named before any other step; without Qt all goes on."""
    bootstrap.missing_libraries.return_value = MISSING
    bootstrap.has_apt.return_value, bootstrap.is_root.return_value = apt, root
    installed = ["update", "libegl1 libgl1"]
    if advice:
        with pytest.raises(bootstrap.SetUpError, match=advice):
            steps(bootstrap, "test", needs_qt=True)
        bootstrap.call.assert_not_called()
        installed = []
    found = steps(bootstrap, "run", needs_qt=not advice)
    assert found == [*installed, "-m venv --clear", "run.txt", "--editable"]


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
