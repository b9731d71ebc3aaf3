"""The hooks through which a student's file finds its modules, one by one."""

from __future__ import annotations

import ast
import importlib.util
import math
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tttmc_app.course.importing import (
    MARK,
    OWN_LOADERS,
    CourseModules,
    FallbackModules,
    imported_names,
    make_imports_absolute,
)
from tttmc_app.course.student_types import Remark, RemarkKind


def made(name: str) -> ModuleType:
    """Return a module of the course."""
    return ModuleType(f"made {name}")


def loaded(spec: ModuleSpec | None) -> Any:
    """Return the module of a spec, loaded by one of the own loaders."""
    assert spec is not None
    assert isinstance(spec.loader, OWN_LOADERS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Finder:
    """A finder of fallback modules, with what it runs and tells."""

    def __init__(self, **modules: str) -> None:
        self.ran: list[tuple[Path, ModuleType]] = []
        self.told: list[Remark] = []
        self.course = CourseModules(made)
        named = {name.replace("__", "."): Path(path) for name, path in modules.items()}
        self.found = FallbackModules(named, self.course, self._run, self.told.append)

    def _run(self, path: Path, module: ModuleType) -> None:
        self.ran.append((path, module))

    def spec(self, name: str) -> ModuleSpec | None:
        """Return what is found under a name."""
        return self.found.find_spec(name)


@pytest.mark.parametrize(
    "name",
    ["poc_ttt_provided", "poc_ttt_gui", "poc_simpletest", "codeskulptor", "simplegui"],
)
def test_the_course_s_modules_come_first(name: str) -> None:
    """A course module is found in any package, always as the same object, and is no package."""
    course = CourseModules(made)
    assert course.module(name).__name__ == f"made {name}"
    for full in (name, f"poc.{name}", f"a.b.{name}"):
        spec = course.find_spec(full, ["/path"], None)
        assert spec is not None
        assert (spec.name, spec.submodule_search_locations) == (full, None)
        assert loaded(spec) is course.module(name)
    assert CourseModules(made).module(name) is not course.module(name)
    for other in (f"{name}.more", f"{name}_2", f"my{name}", "random"):
        assert course.find_spec(other) is None


def test_a_file_beside_the_student_s_is_run() -> None:
    """Its module has the file's path and is run once; `__init__.py` makes a package."""
    finder = Finder(helper="/x/helper.py", pack="/x/pack/__init__.py", pack__inner="/x/pack/in.py")
    for name, path, is_package in (
        ("helper", "/x/helper.py", False),
        ("pack", "/x/pack/__init__.py", True),
        ("pack.inner", "/x/pack/in.py", False),
    ):
        spec = finder.spec(name)
        assert spec is not None
        assert (spec.name, spec.origin) == (name, path)
        assert (spec.submodule_search_locations is not None) is is_package
        module = loaded(spec)
        assert module.__file__ == path
        assert finder.ran.pop() == (Path(path), module)
        assert finder.ran == []
    assert finder.told == []


def test_a_folder_without_a_file_of_its_own_is_a_package() -> None:
    """It is empty, and its modules are found below it; names that only begin alike aren't."""
    finder = Finder(folder__inner__deep="/x/folder/inner/deep.py", name="/x/name.py")
    for name in ("folder", "folder.inner"):
        spec = finder.spec(name)
        assert spec is not None
        assert spec.submodule_search_locations is not None
        assert list(loaded(spec).__path__) == []
    for name in ("fold", "folder.in", "nam", "name.more", "unknown_module"):
        assert finder.spec(name) is None
    both = Finder(a="/x/a.py", a__b="/x/a/b.py").spec("a")
    assert both is not None
    assert both.submodule_search_locations is not None
    assert (finder.ran, finder.told) == ([], [])


@pytest.mark.parametrize(
    ("text", "packages"),
    [
        ("import poc.ttt.poc_ttt_gui", ["poc", "poc.ttt"]),
        ("from week3.code import poc_ttt_provided, other", ["week3", "week3.code"]),
        ("from mine.poc_ttt_gui import run_gui", ["mine"]),
        ("import mine.tictactoe_gui as g", ["mine"]),
        ("import poc_ttt_gui, math.helper", []),
    ],
)
def test_packages_of_the_course_s_modules_are_expected(text: str, packages: list[str]) -> None:
    """The packages from which a file imports the course's modules exist, empty."""
    finder = Finder()
    for each in packages:
        assert finder.spec(each) is None
    finder.found.expect(ast.parse(text))
    for each in packages:
        assert list(loaded(finder.spec(each)).__path__) == []
    for name in ("math", "week3.codes", "other"):
        assert finder.spec(name) is None
    assert finder.told == []


def test_modules_of_python_2_are_copied() -> None:
    """A moved module is a copy under its old name: changes don't reach the library."""
    finder = Finder(moved="/x/moved.py")
    finder.found.moved = {"moved": math}.get
    module = loaded(finder.spec("moved"))
    assert (module.__name__, module.pi, module.sqrt(9)) == ("moved", math.pi, 3.0)
    public, copied = ([n for n in dir(each) if n[:2] != "__"] for each in (math, module))
    assert copied == public
    module.pi = 3
    assert math.pi > 3
    assert (finder.ran, finder.spec("math")) == ([], None)


PROGRAM = """
def ask():
    return FINDER.spec(NAME)
SPEC = (
    ask())
"""


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        (
            "my.tictactoe_gui",
            RemarkKind.RENAMED,
            "my.tictactoe_gui is the course's poc_ttt_gui under another name",
        ),
        (
            "user40_xyz_suite",
            RemarkKind.STAND_IN,
            "the module user40_xyz_suite is missing: calls to it do nothing",
        ),
        (
            "pygame.display",
            RemarkKind.STAND_IN,
            "the module pygame.display is missing: calls to it do nothing",
        ),
    ],
)
@pytest.mark.parametrize("marked", [True, False])
def test_what_replaces_a_module_is_told(
    name: str, kind: RemarkKind, text: str, marked: bool
) -> None:
    """The remark has the line of the import in the student's own file, if there is one."""
    finder = Finder()
    names: dict[str, Any] = {"FINDER": finder, "NAME": name, "__name__": "__main__"}
    if marked:
        names[MARK] = True
    exec(compile(PROGRAM, "student.py", "exec"), names)  # noqa: S102 - a test's own text
    (remark,) = finder.told
    assert (remark.kind, str(remark.text), remark.line) == (kind, text, 3 if marked else None)
    module = loaded(names["SPEC"])
    if kind is RemarkKind.RENAMED:
        assert module is finder.course.module("poc_ttt_gui")
    else:
        assert not module.anything(3).more


def test_only_the_student_s_main_file_has_lines() -> None:
    """A module with the file's mark isn't the file itself, and neither is another main program."""
    finder = Finder()
    names: dict[str, Any] = {"FINDER": finder, "NAME": "pygame", "__name__": "helper", MARK: True}
    exec(compile(PROGRAM, "helper.py", "exec"), names)  # noqa: S102 - a test's own text
    assert [remark.line for remark in finder.told] == [None]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import a, b.c as d", ["a", "b.c"]),
        ("from a.b import c, d as e", ["a.b", "a.b.c", "a.b.d"]),
        ("from . import a, b", ["a", "b"]),
        ("from .a import b", ["a", "a.b"]),
        ("from a import *", ["a", "a.*"]),
        ("if 1:\n  def f():\n    import a", ["a"]),
        ("a.b(c)", []),
    ],
)
def test_the_names_that_a_file_imports(text: str, names: list[str]) -> None:
    """Modules and what is imported from them are listed wherever the import is."""
    assert imported_names(ast.parse(text)) == names


@pytest.mark.parametrize(
    ("text", "absolute", "changed"),
    [
        ("from . import a, b as c", "import a, b as c", True),
        ("from .. import a", "import a", True),
        ("from .a import b", "from a import b", True),
        ("from ..a.b import c as d", "from a.b import c as d", True),
        ("from a import b", "from a import b", False),
        ("import a", "import a", False),
        ("def f():\n    from . import a", "def f():\n    import a", True),
        ("def f():\n    from .a import b", "def f():\n    from a import b", True),
        ("from .a import b\nfrom . import c", "from a import b\nimport c", True),
    ],
)
def test_relative_imports_become_absolute(text: str, absolute: str, changed: bool) -> None:
    """A file that is run directly has no package; lines stay where they are."""
    tree = ast.parse(f"\n\n{text}")
    lines = [node.lineno for node in tree.body]
    assert make_imports_absolute(tree) is changed
    assert (ast.unparse(tree), [node.lineno for node in tree.body]) == (absolute, lines)
    compile(tree, "f.py", "exec")
