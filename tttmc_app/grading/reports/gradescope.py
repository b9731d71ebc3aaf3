"""Gradescope: the autograder, and the results.json that it writes there for a submission.

Both are described in "Autograder Specifications",
gradescope-autograders.readthedocs.io/en/latest/specs/: the zip has setup.sh, which runs once when
Gradescope builds the image, and run_autograder, which grades /autograder/submission and writes
/autograder/results/results.json.

The zip contains the grader with the two packages that it needs, so that nothing has to be installed
except Python itself, and even that only if the image's own version is too old.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import tttmc_app
from tttmc_app.core import TttmcError
from tttmc_app.grading.batch import grade_beats
from tttmc_app.grading.grader import CHECKS, Terms
from tttmc_app.grading.reports.columns import Json
from tttmc_app.grading.reports.entries import Entry, entries_of
from tttmc_app.grading.reports.feedback import zip_of
from tttmc_app.grading.reports.report_blocks import check_blocks, report_blocks
from tttmc_app.grading.reports.text_blocks import joined, text_lines
from tttmc_app.grading.rubric import DEFAULT_RUBRIC, read_rubric
from tttmc_app.grading.submission_files import submission_of_one

_SETTINGS = "settings.json"
_RUBRIC = "rubric.toml"
_NEEDED = ("appdirs", "fissix", "platformdirs")
"""The other packages that the grader imports: pure Python, for every system."""
_FOLDER = "packages"
"""The packages' folder in the zip, separate from the grader, which students' code can't read."""
_LEFT_OUT = frozenset(("gui", "workers", "cli", "diagnosis.py", "__pycache__", "tests"))
_SUFFIXES = frozenset((".py", ".so", ".txt", ".pickle"))

_SETUP = """\
#!/usr/bin/env bash
# Runs once, while the image is built: finds a Python that is new enough, or installs one.
set -e
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
for python in python3 python3.14 python3.13 python3.12 python3.11; do
  if command -v "$python" >/dev/null && "$python" -c "$new_enough"; then found=$python; break; fi
done
if [ -z "${found:-}" ]; then
  apt-get update -y && apt-get install -y python3.11
  found=python3.11
fi
command -v "$found" > "$(dirname "$0")/python"
"""

_RUN = f"""\
#!/usr/bin/env bash
# Grades one submission. Needs no network.
root="${{AUTOGRADER_ROOT:-/autograder}}"
source="${{AUTOGRADER_SOURCE:-$root/source}}"
python=$(cat "$source/python" 2>/dev/null || command -v python3)
cd "$root" && PYTHONPATH="$source/{_FOLDER}" exec "$python" -s -P -c '
import sys
sys.path.append(sys.argv[1])
from {__name__} import main
sys.exit(main(*sys.argv[1:]))' "$source" "$root/submission" "$root/results/results.json"
"""


def results_json(entry: Entry) -> dict[str, Json]:
    """Return a submission's results in Gradescope's format.

    The score at the top overrides the sum of the tests, because a mistake can limit the points. A
    file that couldn't be graded has no score, which Gradescope shows as a failure of the autograder
    and not of the student.
    """
    report = entry.report
    sections = report_blocks(report, entry.label)
    results: dict[str, Json] = {
        "output": "\n".join(text_lines(sections, left_out=("fix", "passed", "not run"))),
        "output_format": "text",
        "stdout_visibility": "hidden",
        "execution_time": round(report.seconds),
        "extra_data": {"status": report.status, "suspect": report.suspect},
    }
    if report.points is not None:
        results["score"] = report.points
        results["tests"] = [
            {
                "name": result.check.name,
                "name_format": "text",
                "number": str(number),
                "score": round(result.points, 4),
                "max_score": round(result.check.max_points, 4),
                "status": "passed" if result.passed else "failed",
                "output": joined(check_blocks(result)),
                "output_format": "text",
                "visibility": "visible",
            }
            for number, result in enumerate(report.checks, 1)
        ]
    return results


def autograder_zip(seed: int, games: int, rubric: str = "") -> bytes:
    """Return the autograder as a zip; `rubric` is a rubric's TOML text.

    Raises TttmcError in a program without its source files.
    """
    programs = {"setup.sh": _SETUP, "run_autograder": _RUN}
    files: list[tuple[str, bytes | str]] = [
        *programs.items(),
        (_SETTINGS, json.dumps({"seed": seed, "games": games})),
    ]
    if rubric:
        files.append((_RUBRIC, rubric))
    for name in (tttmc_app.__name__, *_NEEDED):
        folder = f"{_FOLDER}/" if name in _NEEDED else ""
        files += [(f"{folder}{inside}", path.read_bytes()) for path, inside in _files(name)]
    return zip_of(files, programs)


def _files(name: str) -> Iterator[tuple[Path, str]]:
    """Yield the files of a module or package, and their names in the zip."""
    spec = find_spec(name)
    origin = Path(spec.origin) if spec and spec.origin else Path()
    if not origin.is_file() or origin.suffix != ".py":
        raise TttmcError(
            "this copy of tttmc has no source files to pack: install tttmc with pip to make an "
            "autograder"
        )
    if origin.name != "__init__.py":
        yield origin, origin.name
        return
    for path in sorted(origin.parent.rglob("*")):
        parts = path.relative_to(origin.parent).parts
        if path.suffix in _SUFFIXES and _LEFT_OUT.isdisjoint(parts) and path.is_file():
            yield path, "/".join((name, *parts))


def main(source: str, submission: str, results: str) -> int:
    """Grade the submission in a folder and write its results; return 1 if it wasn't graded.

    `source` is the unpacked autograder. A student without a Python file gets no points, and is
    told so.
    """
    target = Path(results)
    # The grader's own files go where they can be written, whoever runs it.
    os.environ.setdefault("TTTMC_HOME", str(target.parent / ".tttmc"))
    code = 0
    try:
        found = submission_of_one(Path(submission))
    except TttmcError:
        text = "No Python file was handed in. Hand in your file, such as player.py."
        content: Json = {"score": 0, "output": text, "output_format": "text"}
    else:
        settings = json.loads((Path(source) / _SETTINGS).read_text(encoding="utf-8"))
        path = Path(source) / _RUBRIC
        rubric = read_rubric(path, CHECKS) if path.is_file() else DEFAULT_RUBRIC
        terms = Terms(settings["seed"], settings["games"], rubric)
        *_, last = filter(None, grade_beats([found], terms, workers=1))
        content = results_json(*entries_of([last.report]))
        code = 0 if last.report.points is not None else 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return code
