"""The plan of the house, where the linters can't see it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "tttmc_app"
ZOO = ROOT / "tests" / "course" / "zoo"
"""Files as students write them, Python 2 among them: their manners are what is tested."""
MAX_LINES = 400
MUTABLE = ("list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict")
SUPPRESSION = re.compile(
    r"#\s*(?:type:\s*ignore|(?:ruff:\s*)?noqa|pyright:\s*\w+|mypy:\s*[\w-]+)"
    r"(?::\s*[A-Z]+\d+(?:,?\s*[A-Z]+\d+)*|\[[^\]]*\])?"
)
MADE_BY_TOOLS = re.compile(r"\.(?!ci$|github$|gitignore$).*|build|dist|__pycache__|.*\.egg-info")
# Where packages come from and where a copy lies differ from machine to machine.
PRIVATE = re.compile(
    r"(?<!no-emit-)\b(?:index|find)-(?:url|links)|pythonhosted\.|\bpypi\.|(?<![\w.])/(?:root|work)\b"
)


def sources(*tops: str) -> list[Path]:
    """List the Python files under these folders of the project."""
    found = [path for top in tops for path in (ROOT / top).rglob("*.py") if ZOO not in path.parents]
    assert found, f"nothing to look at in {tops}"
    return sorted(found)


def trees(*tops: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield each Python file under these folders as its name in the project and its syntax."""
    for path in sources(*tops):
        yield name_of(path), ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    """Return a file's name as seen from the project's folder."""
    return path.relative_to(ROOT).as_posix()


def settings() -> dict[str, Any]:
    """Return the tool tables of pyproject.toml."""
    tools: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    return tools


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of all that is imported anywhere in a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def test_files_are_short() -> None:
    """No file is longer than a person reads in one go."""
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in sources("tttmc_app", "tests", "packaging")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


def test_package_files_only_hand_names_on() -> None:
    """An __init__.py holds a docstring, imports and plain names: what does something has a file."""
    allowed = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    problems = [
        f"{name}:{node.lineno}"
        for name, tree in trees("tttmc_app", "resources")
        for node in tree.body
        if name.endswith("__init__.py") and not isinstance(node, allowed) and not is_text(node)
    ]
    assert problems == []


def is_text(node: ast.stmt) -> bool:
    """Tell whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_packages_have_package_files() -> None:
    """Every folder of modules is a package that says what it is for."""
    folders = {path.parent for path in sources("tttmc_app", "resources")}
    bare = [
        name_of(folder)
        for folder in folders
        if not (folder / "__init__.py").exists()
        or not ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    ]
    assert bare == []


def test_every_package_is_installed() -> None:
    """The packages in pyproject.toml are those on the disk."""
    folders = {path.parent for path in sources("tttmc_app")}
    present = {".".join(folder.relative_to(ROOT).parts) for folder in folders}
    assert present | {"tttmc_app.resources"} == set(settings()["setuptools"]["packages"])


def test_resources_are_found_where_the_program_looks() -> None:
    """What lies in resources/ is reached by the name that installed copies know it by."""
    assert (files("tttmc_app.resources") / "__init__.py").is_file()


def test_modules_keep_no_state() -> None:
    """A module holds constants: no collection by a variable's name, and nothing says global."""
    problems = [
        f"{name}:{node.lineno}"
        for name, tree in trees("tttmc_app")
        for node in [*(item for item in tree.body if is_variable(item)), *rebindings(tree)]
    ]
    assert problems == []


def is_variable(node: ast.stmt) -> bool:
    """Tell whether a statement gives something that can change a variable's name."""
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    else:
        return False
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    constant = all(name.isupper() or name == "__all__" for name in names)
    return not constant and node.value is not None and is_mutable(node.value)


def is_mutable(value: ast.expr) -> bool:
    """Tell whether an expression makes a new collection that can change."""
    if isinstance(value, ast.Call):
        called = value.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return name in MUTABLE
    displays = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    return isinstance(value, displays)


def rebindings(tree: ast.Module) -> list[ast.Global]:
    """List the statements by which a function would change its module's names."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Global)]


def test_chance_has_a_seed() -> None:
    """Nothing draws from the random state that the whole process shares."""
    problems = [
        f"{name}:{line}"
        for name, tree in trees("tttmc_app")
        for line in [*shared_draws(tree), *shared_imports(tree)]
    ]
    assert problems == []


def shared_draws(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that call a function of the random module, or seed a generator by nothing."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        unseeded = called in ("Random", "random.Random") and not node.args
        if unseeded or re.fullmatch(r"random\.(?!Random|SystemRandom)\w+", called):
            yield node.lineno


def shared_imports(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that import a function of the random module."""
    for line, name in imports(tree):
        if name.startswith("random.") and name not in ("random.Random", "random.SystemRandom"):
            yield line


def test_only_the_window_paints() -> None:
    """Only gui imports Qt's widgets and painting; workers take QtCore, and nobody else any."""
    allowed = {"gui": "", "workers": "PySide6.QtCore"}
    problems = [
        f"{name}:{line} {imported}"
        for name, tree in trees("tttmc_app")
        for line, imported in imports(tree)
        if imported.split(".")[0] == "PySide6"
        and not imported.startswith(allowed.get(name.split("/")[1], "nothing"))
    ]
    assert problems == []


def test_contracts_know_every_floor() -> None:
    """A room below workers that exists is required to, and is forbidden to know of Qt."""
    contracts = {item["id"]: item for item in settings()["importlinter"]["contracts"]}
    layers = contracts["floors"]["layers"]
    rooms = {
        room.strip(): f"tttmc_app.{room.strip(' ()')}"
        for floor in layers[layers.index("workers") + 1 :]
        for room in floor.split("|")
    }
    present = {
        room: module
        for room, module in rooms.items()
        if (ROOT / module.replace(".", "/")).is_dir()
        or (ROOT / f"{module.replace('.', '/')}.py").is_file()
    }
    assert [room for room in present if room.startswith("(")] == []
    assert set(present.values()) == set(contracts["no-qt-below-workers"]["source_modules"])


def test_silenced_tools_are_told_why() -> None:
    """Where a linter or type checker is overruled, a comment there or just above says why."""
    problems = [
        f"{name_of(path)}:{line}"
        for path in sources("tttmc_app", "tests", "packaging")
        for line in unexplained(path.read_text(encoding="utf-8"))
    ]
    assert problems == []


def unexplained(text: str) -> Iterator[int]:
    """Yield the lines that silence a tool and don't say why."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and (found := SUPPRESSION.search(token.string)):
            above = lines[token.start[0] - 2].strip() if token.start[0] > 1 else ""
            reason = token.string[found.end() :] + (above if above.startswith("#") else "")
            if len(re.findall(r"[^\W\d_]{2,}", reason)) < 2:
                yield token.start[0]


def test_tests_say_what_they_show() -> None:
    """Every test has a docstring."""
    functions = [
        (name, node)
        for name, tree in trees("tests")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
    ]
    assert [f"{name}:{node.name}" for name, node in functions if not ast.get_docstring(node)] == []


def test_packaging_is_no_package() -> None:
    """With an __init__.py, packaging/ would hide the library of that name from pytest and pip."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_tells_of_one_machine() -> None:
    """No file of the project names a package index or a folder of the machine it was made on."""
    problems = [
        f"{name_of(path)}:{number}"
        for path in project_files(ROOT)
        for number, line in enumerate(lines_of(path), start=1)
        if PRIVATE.search(line)
    ]
    assert problems == []


def project_files(folder: Path) -> Iterator[Path]:
    """Yield the files that people made, in this folder and below."""
    for path in sorted(folder.iterdir()):
        if MADE_BY_TOOLS.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def lines_of(path: Path) -> list[str]:
    """Return a file's lines; none where it isn't text."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
