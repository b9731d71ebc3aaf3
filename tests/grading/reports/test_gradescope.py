"""Gradescope's results and autograder, run in its folders without packages or a network."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import ModuleSpec
from io import BytesIO
from pathlib import Path

import pytest

from tests.grading.reports.class_of import class_of
from tests.grading.submissions import CORRECT_PYTHON_2, submit
from tttmc_app.core import TttmcError
from tttmc_app.grading.output import Json
from tttmc_app.grading.reports.gradescope import autograder_zip, results_json

# https://gradescope-autograders.readthedocs.io/en/latest/specs/: keys and types.
NUMBER = (int, float)
RESULTS: dict[str, type | tuple[type, ...]] = {
    "score": NUMBER,
    "execution_time": NUMBER,
    "output": str,
    "output_format": str,
    "test_output_format": str,
    "test_name_format": str,
    "visibility": str,
    "stdout_visibility": str,
    "extra_data": dict,
    "tests": list,
    "leaderboard": list,
}
TEST: dict[str, type | tuple[type, ...]] = {
    "score": NUMBER,
    "max_score": NUMBER,
    "status": str,
    "name": str,
    "name_format": str,
    "number": str,
    "output": str,
    "output_format": str,
    "tags": list,
    "visibility": str,
    "extra_data": dict,
}
FORMATS = {"text", "html", "simple_format", "md", "ansi"}
VISIBLE = {"hidden", "after_due_date", "after_published", "visible"}


def read(results: dict[str, Json]) -> float | None:
    """Check results against the specification and return the score, or None if there is none."""
    content = json.loads(json.dumps(results))
    tests = content.get("tests", [])
    for found, allowed in ((content, RESULTS), *((test, TEST) for test in tests)):
        for key, value in found.items():
            assert isinstance(value, allowed[key]), key
            if key.endswith("_format"):
                assert value in FORMATS
            if key.endswith("visibility"):
                assert value in VISIBLE
            if key == "status":
                assert value in {"passed", "failed"}
    if "score" in content:
        return float(content["score"])
    assert not tests
    return None


def test_results_have_the_published_format(tmp_path: Path) -> None:
    """Points, failures and skipped checks are reported; a file that wasn't graded has no score."""
    one, two, three = map(results_json, class_of(tmp_path))
    assert read(one) == class_of(tmp_path)[0].report.points
    tests = one["tests"]
    assert isinstance(tests, list)
    failed = [test for test in tests if isinstance(test, dict) and test["status"] == "failed"]
    assert len(failed) == 2
    assert "gave (0, 0), expected" in str(failed[0]["output"])
    assert failed[1]["output"] == "Not run: mc_move returns nothing"
    assert read(two) == 0
    assert "SyntaxError" in str(two["output"])
    assert read(three) is None
    assert "no memory left" in str(three["output"])


def test_the_same_settings_give_the_same_zip() -> None:
    """Both scripts are executables at the zip's root, and no code of the window is in it."""
    content = autograder_zip(7, 0)
    assert content == autograder_zip(7, 0)
    with zipfile.ZipFile(BytesIO(content)) as archive:
        for name in ("setup.sh", "run_autograder"):
            assert archive.getinfo(name).external_attr >> 16 == 0o100755
        names = archive.namelist()
        assert json.loads(archive.read("settings.json")) == {"seed": 7, "games": 0}
        assert "rubric.toml" not in names
        assert not any(
            "PySide6" in archive.read(name).decode() for name in names if name[-3:] == ".py"
        )
    assert not any("/gui/" in name or "__pycache__" in name for name in names)
    assert {"tttmc_app/__init__.py", "packages/fissix/__init__.py", "packages/appdirs.py"} <= set(
        names
    )


def test_a_program_without_sources_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frozen program has no module files to pack; one line says how to get the zip instead."""
    spec = ModuleSpec("tttmc_app", None, origin="/nowhere/tttmc_app/__init__.pyc")

    def find(_name: str) -> ModuleSpec:
        return spec

    monkeypatch.setattr("tttmc_app.grading.reports.gradescope.find_spec", find)
    with pytest.raises(TttmcError, match="install tttmc with pip to make an autograder"):
        autograder_zip(0, 2)


def offline() -> list[str]:
    """Return the words that make a command run without a network, where that is allowed."""
    words = ["unshare", "--map-root-user", "--net"]
    has_program = shutil.which(words[0]) is not None
    if not has_program:
        return []
    tried = subprocess.run([*words, "true"], capture_output=True, check=False)
    return [] if tried.returncode else words


@pytest.mark.skipif(sys.platform == "win32", reason="Gradescope runs Linux")
def test_the_autograder_grades_a_submission(tmp_path: Path) -> None:
    """In Gradescope's folders, a file and its helper are graded without packages or a network."""
    for name in ("source", "submission", "results"):
        (tmp_path / name).mkdir()
    with zipfile.ZipFile(BytesIO(autograder_zip(0, 2))) as archive:
        archive.extractall(tmp_path / "source")
    bare = tmp_path / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", bare], check=True)
    environment = {"PATH": f"{bare / 'bin'}:{os.environ['PATH']}", "AUTOGRADER_ROOT": str(tmp_path)}
    subprocess.run(
        ["bash", tmp_path / "source" / "setup.sh"], env=environment, check=True, timeout=60
    )
    main = CORRECT_PYTHON_2.replace("NTRIALS = 80", "from settings import *")
    submit(tmp_path / "submission", main, "game.py")
    submit(tmp_path / "submission", "NTRIALS = 80\n", "settings.py")

    def run() -> dict[str, Json]:
        command = [*offline(), "bash", str(tmp_path / "source" / "run_autograder")]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=120
        )
        assert (done.returncode, done.stderr) == (0, "")
        content: dict[str, Json] = json.loads(
            (tmp_path / "results" / "results.json").read_text(encoding="utf-8")
        )
        return content

    results = run()
    assert read(results) is not None
    assert "can't be run" not in str(results["output"])
    assert "Games against" in str(results["output"])
    for file in (tmp_path / "submission").iterdir():
        file.unlink()
    results = run()
    assert read(results) == 0
    assert "No Python file was handed in" in str(results["output"])
