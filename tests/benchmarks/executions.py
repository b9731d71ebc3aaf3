"""Which tests execute which changed lines: a test that never executes a change can't notice it.

Coverage tools lose sight of Qt's threads and of child processes, so the lines themselves report:
before the first statement of each change, a copy of the source calls a function that appends the
change's key and the running test, which pytest names in the environment, to a file. A process
that can't tell its test counts for the whole test file.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path

_REPORTER = """
import os as _executions_os
try:
    _executions_file = _executions_os.open({path!r}, 0o2001)
except OSError:
    _executions_file = -1
def _executed(key, seen=set()):
    test = _executions_os.environ.get("PYTEST_CURRENT_TEST", "")
    if (key, test) not in seen:
        seen.add((key, test))
        try:
            _executions_os.write(_executions_file, f"{{key}} {{test}}\\n".encode())
        except OSError:
            pass
"""
"""The code that a module needs in order to report; 0o2001 is O_WRONLY | O_APPEND on Linux."""
_SECONDS = re.compile(r"^([\d.]+)s (?:setup|call|teardown) +(\S.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Executions:
    """What the tests of one file execute."""

    file: str
    tests: Mapping[str, Sequence[str]]
    """The tests that executed each change, by its key, as arguments for pytest; a key without
    tests belongs to a change that was executed, but not in the body of a test."""
    seconds: Mapping[str, float]
    """The seconds of each test that takes noticeable time."""
    version: str
    """The digest of the file when it ran: tests added since then would be missed."""


def with_reports(source: str, spans: Mapping[str, tuple[int, int]], report: Path) -> str:
    """Return a module's source, changed to report to a file which of these spans of lines run."""
    tree = ast.parse(source)
    places = [(*_place(tree, *span), key) for key, span in spans.items()]
    for body, at, key in sorted(places, key=lambda place: -place[1]):
        body.insert(at, ast.parse(f"_executed({key!r})").body[0])
    start = next(at for at in range(len(tree.body) + 1) if not _is_head(tree.body[at : at + 1]))
    tree.body[start:start] = ast.parse(_REPORTER.format(path=str(report))).body
    return ast.unparse(ast.fix_missing_locations(tree))


def _is_head(statements: Sequence[ast.stmt]) -> bool:
    """Return whether a statement must stay at the beginning of its module."""
    return any(
        (isinstance(item, ast.ImportFrom) and item.module == "__future__")
        or (isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant))
        for item in statements
    )


def _place(tree: ast.Module, first: int, last: int) -> tuple[list[ast.stmt], int]:
    """Return the innermost block with these lines, and the place of the first statement in it."""
    found: tuple[list[ast.stmt], int] = (tree.body, 0)
    for node in ast.walk(tree):
        for body in _bodies(node):
            if node is not tree and not (_begin(body[0]) <= first and last <= _end(body[-1])):
                continue
            at = next((at for at, item in enumerate(body) if _end(item) >= first), len(body))
            found = (body, at)  # ast.walk() comes to inner blocks later
    body, at = found
    while _is_head(body[at : at + 1]):
        at += 1
    return body, at


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Yield the blocks of statements directly inside a node."""
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value


def _begin(item: ast.stmt) -> int:
    """Return the first line of a statement or of its decorators."""
    decorators: list[ast.expr] = getattr(item, "decorator_list", [])
    return min([item.lineno, *(decorator.lineno for decorator in decorators)])


def _end(item: ast.stmt) -> int:
    """Return the last line of a statement."""
    return item.end_lineno or item.lineno


def changed_span(source: str, old: str, new: str) -> tuple[int, int]:
    """Return the first and last lines of a source, counted from 1, that a change affects."""
    lines, others = old.splitlines(), new.splitlines()
    head = 0
    while head < min(len(lines), len(others)) and lines[head] == others[head]:
        head += 1
    tail = 0
    while tail < min(len(lines), len(others)) - head and lines[-1 - tail] == others[-1 - tail]:
        tail += 1
    if head + tail == len(lines):  # lines were only added
        head = tail = 0
    start = source[: source.index(old)].count("\n") + 1
    return start + head, start + len(lines) - 1 - tail


def version_of(path: Path) -> str:
    """Return a digest of a test file."""
    return blake2b(path.read_bytes(), digest_size=6).hexdigest()


def read_report(root: Path, file: str, report: str, output: str) -> Executions:
    """Read pytest's list of durations and what the tests of a file reported."""
    tests = dict[str, dict[str, None]]()
    for line in report.splitlines():
        key, _, test = line.partition(" ")
        name, _, phase = test.rpartition(" ")
        found = tests.setdefault(key, {})
        if phase == "(call)":
            found[name] = None
    seconds = dict[str, float]()
    for spent, test in _SECONDS.findall(output):
        seconds[test] = seconds.get(test, 0.0) + float(spent)
    executed = {key: list(names) for key, names in tests.items()}
    return Executions(file, executed, seconds, version_of(root / file))


def is_in_function(source: str, line: int) -> bool:
    """Return whether a line, counted from 1, is in a function's body, which only runs if called."""
    return any(
        _begin(node.body[0]) <= line <= _end(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def load(path: Path, root: Path) -> dict[str, Executions]:
    """Load the executions of test files that are still the same from a file of JSON lines."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = {found["file"]: Executions(**found) for found in map(json.loads, lines)}
    return {
        file: found
        for file, found in known.items()
        if (root / file).exists() and version_of(root / file) == found.version
    }


def save(path: Path, executions: Executions) -> None:
    """Append a test file's executions to a file of JSON lines."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(executions)) + "\n")


def quick_tests(key: str, files: Iterable[Executions], limit: float) -> list[str]:
    """Return the quickest tests that execute a change, as many as fit into this many seconds."""
    pairs = [
        (found.seconds.get(test, 0.0), test) for found in files for test in found.tests.get(key, ())
    ]
    chosen: list[str] = []
    for seconds, test in sorted(pairs):
        limit -= seconds + 0.02
        if limit < 0 and chosen:
            break
        chosen.append(test)
    return chosen
