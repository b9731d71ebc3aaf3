"""The rules of the project's structure that no linter checks."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "tttmc_app"
ZOO = ROOT / "tests" / "course" / "zoo"
"""Student files, some of them in Python 2, kept as students would write them; so is each `class`
among the samples."""
MUTABLE = ("list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict")
SUPPRESSION = re.compile(
    r"#\s*(?:type:\s*ignore|(?:ruff:\s*)?noqa|pyright:\s*\w+|mypy:\s*[\w-]+)"
    r"(?::\s*[A-Z]+\d+(?:,?\s*[A-Z]+\d+)*|\[[^\]]*\])?"
)
GENERATED = re.compile(r"\.(?!ci$|github$|gitignore$).*|build|dist|__pycache__|.*\.egg-info")
# Package indexes and absolute folders differ from machine to machine.
PRIVATE = re.compile(
    r"(?<!no-emit-)\b(?:index|find)-(?:url|links)|pythonhosted\.|\bpypi\.|(?<![\w.])/(?:root|work)\b"
)


def sources(*tops: str) -> list[Path]:
    """Return the Python files below some of the project's folders."""
    every = (path for top in tops for path in (ROOT / top).rglob("*.py"))
    found = [path for path in every if ZOO not in path.parents and path.parent.name != "class"]
    assert found, f"no Python files in {tops}"
    return sorted(found)


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax tree of each Python file of the program by its name, parsed once."""
    paths = sources("tttmc_app", "resources")
    return {name_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def name_of(path: Path) -> str:
    """Return a file's path within the project."""
    return path.relative_to(ROOT).as_posix()


def settings() -> dict[str, Any]:
    """Return the tool tables of pyproject.toml."""
    tools: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    return tools


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the full name of each import anywhere in a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def test_package_files_only_re_export() -> None:
    """An __init__.py contains only a docstring, imports and names."""
    allowed = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    problems = [
        f"{name}:{node.lineno}"
        for name, tree in trees().items()
        for node in tree.body
        if name.endswith("__init__.py") and not isinstance(node, allowed) and not is_text(node)
    ]
    assert problems == []


def is_text(node: ast.stmt) -> bool:
    """Return whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_packages_have_package_files() -> None:
    """Every folder of modules has an __init__.py with a docstring."""
    packages = {f"{name.rpartition('/')[0]}/__init__.py" for name in trees()}
    bare = [
        name for name in packages if name not in trees() or not ast.get_docstring(trees()[name])
    ]
    assert bare == []


def test_every_package_is_installed() -> None:
    """pyproject.toml lists the packages that exist."""
    folders = {name.rpartition("/")[0].replace("/", ".") for name in trees()}
    present = {folder.replace("resources", "tttmc_app.resources") for folder in folders}
    assert present == set(settings()["setuptools"]["packages"])


def test_resources_are_found_where_the_program_looks() -> None:
    """resources/ can be imported by its installed name."""
    assert (files("tttmc_app.resources") / "__init__.py").is_file()


def test_no_import_circles() -> None:
    """No import cycles exist, even counting late imports and those for type checking."""
    modules = {module_of(name): tree for name, tree in trees().items()}
    graph = {
        module: {target_of(name, modules) for _line, name in imports(tree)} & modules.keys()
        for module, tree in modules.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def module_of(name: str) -> str:
    """Return the name of the module in one of the project's files."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def target_of(name: str, modules: Collection[str]) -> str:
    """Return the module that an imported name belongs to; a compiled one is its own."""
    compiled = (APP.parent / name.replace(".", "/")).with_suffix(".pyi").exists()
    return name if name in modules or compiled else name.rpartition(".")[0]


def test_modules_keep_no_state() -> None:
    """Modules hold only constants: no mutable collections under variable names, and no `global`."""
    problems = [
        f"{name}:{node.lineno}"
        for name, tree in trees().items()
        for node in [*(item for item in tree.body if is_variable(item)), *rebindings(tree)]
    ]
    assert problems == []


def is_variable(node: ast.stmt) -> bool:
    """Return whether a statement assigns a mutable value to a variable's name."""
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
    """Return whether an expression creates a mutable collection."""
    if isinstance(value, ast.Call):
        called = value.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return name in MUTABLE
    displays = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
    return isinstance(value, displays)


def rebindings(tree: ast.Module) -> list[ast.Global]:
    """Return the `global` statements of a module."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Global)]


def test_random_choices_have_a_seed() -> None:
    """Nothing uses the random state that the whole process shares."""
    problems = [
        f"{name}:{line}"
        for name, tree in trees().items()
        for line in [*shared_draws(tree), *shared_imports(tree)]
    ]
    assert problems == []


def shared_draws(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that call a function of the random module or create an unseeded generator."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        unseeded = called in ("Random", "random.Random") and not node.args
        if unseeded or re.fullmatch(r"random\.(?!Random|SystemRandom)\w+", called):
            yield node.lineno


def shared_imports(tree: ast.Module) -> Iterator[int]:
    """Yield the lines that import a function from the random module."""
    for line, name in imports(tree):
        if name.startswith("random.") and name not in ("random.Random", "random.SystemRandom"):
            yield line


def test_only_the_window_paints() -> None:
    """Only gui imports Qt's widgets; workers imports QtCore; nothing else imports Qt."""
    allowed = {"gui": "", "workers": "PySide6.QtCore"}
    problems = [
        f"{name}:{line} {imported}"
        for name, tree in trees().items()
        for line, imported in imports(tree)
        if imported.split(".")[0] == "PySide6"
        and not imported.startswith(allowed.get(name.split("/")[1], "nothing"))
    ]
    assert problems == []


def test_contracts_name_every_package() -> None:
    """Every package below workers is in the layers and in the contract that forbids Qt."""
    contracts = {item["id"]: item for item in settings()["importlinter"]["contracts"]}
    layers = contracts["floors"]["layers"]
    packages = {
        package.strip(): f"tttmc_app.{package.strip(' ()')}"
        for layer in layers[layers.index("workers") + 1 :]
        for package in layer.split("|")
    }
    present = {
        package: module
        for package, module in packages.items()
        if (ROOT / module.replace(".", "/")).is_dir()
        or (ROOT / f"{module.replace('.', '/')}.py").is_file()
    }
    assert [package for package in present if package.startswith("(")] == []
    assert set(present.values()) == set(contracts["no-qt-below-workers"]["source_modules"])


def test_suppressions_have_a_reason() -> None:
    """A comment that silences a linter or type checker says why, there or on the line above."""
    problems = [
        f"{name_of(path)}:{line}"
        for path in sources("tttmc_app", "tests", "packaging")
        if SUPPRESSION.search(text := path.read_text(encoding="utf-8"))
        for line in unexplained(text)
    ]
    assert problems == []


def unexplained(text: str) -> Iterator[int]:
    """Yield the lines that silence a tool without giving a reason."""
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and (found := SUPPRESSION.search(token.string)):
            above = lines[token.start[0] - 2].strip() if token.start[0] > 1 else ""
            reason = token.string[found.end() :] + (above if above.startswith("#") else "")
            if len(re.findall(r"[^\W\d_]{2,}", reason)) < 2:
                yield token.start[0]


def test_packaging_is_not_a_package() -> None:
    """With an __init__.py, packaging/ would hide the library of that name."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_names_one_machine() -> None:
    """No file names a package index or a folder of a developer's machine."""
    problems = [
        f"{name_of(path)}:{number}"
        for path in project_files(ROOT)
        for number, line in enumerate(lines_of(path), start=1)
        if PRIVATE.search(line)
    ]
    assert problems == []


def project_files(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder that no tool has generated."""
    for path in sorted(folder.iterdir()):
        if GENERATED.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def lines_of(path: Path) -> list[str]:
    """Return a file's lines, or no lines if it isn't text."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
