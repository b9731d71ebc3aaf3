"""Import hooks for a student's file, in its own process."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import tttmc_app.course.modules as modules
from tttmc_app.core import Text
from tttmc_app.course.student_types import RemarkKind

Tell = Callable[[RemarkKind, Text], None]
"""Sends a remark with the current line."""

MARK = "__tttmc_student__"
"""Marks the globals of a student's file and of its modules."""


class OwnLoader(Loader):
    """Loads a module that only these hooks find: one that a function makes, or that it runs."""

    def __init__(
        self,
        make: Callable[[], ModuleType | None] = lambda: None,
        run: Callable[[ModuleType], None] = lambda _: None,
    ) -> None:
        self._make, self._run = make, run

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Return the module, or None for a new one."""
        del spec
        return self._make()

    def exec_module(self, module: ModuleType) -> None:
        """Complete the module."""
        self._run(module)


class _Finder(MetaPathFinder):
    """Finds modules by their full names alone."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the spec of a module, or None if it isn't found."""
        del path, target
        return self.found(fullname)

    def found(self, name: str) -> ModuleSpec | None:
        """Return the spec of a module, or None."""
        raise NotImplementedError


class CourseModules(_Finder):
    """Finds the course's modules by name, in any package, before any other finder."""

    def __init__(self, make: Callable[[str], ModuleType]) -> None:
        self._make = make
        self._made: dict[str, ModuleType] = {}

    def module(self, name: str) -> ModuleType:
        """Return one of the course's modules, always the same object."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def found(self, name: str) -> ModuleSpec | None:
        """Return the spec of a course module imported from any package."""
        last = name.rpartition(".")[2]
        return self.spec(name, last) if last in modules.COURSE_MODULES else None

    def spec(self, name: str, module: str) -> ModuleSpec:
        """Return the spec of a course module under any name."""
        return ModuleSpec(name, OwnLoader(lambda: self.module(module)), is_package=False)


class FallbackModules(_Finder):
    """Finds modules that Python doesn't: files in the folder, renamed modules and stand-ins."""

    def __init__(
        self,
        files: Mapping[str, Path],
        course: CourseModules,
        run: Callable[[Path, ModuleType], None],
        tell: Tell,
    ) -> None:
        """Store the modules that belong to the student's file, keyed by the names that it uses."""
        self._files = files
        self._course = course
        self._run = run
        self._tell = tell
        self._packages: set[str] = set()
        self.moved: Callable[[str], ModuleType | None] = lambda _: None
        """Returns modules that Python 2 had under other names."""

    def expect(self, tree: ast.Module) -> None:
        """Register the packages from which a file imports the course's modules."""
        for name in _imported_names(tree):
            if modules.course_module(name):
                parts = name.split(".")[:-1]
                self._packages.update(".".join(parts[: i + 1]) for i in range(len(parts)))

    def found(self, name: str) -> ModuleSpec | None:
        """Return the spec of a module that no other finder knows, or None."""
        moved = self.moved(name)
        if moved is not None:
            return ModuleSpec(name, OwnLoader(lambda: _copied(name, moved)))
        if (own := self.own(name)) is not None:
            return own
        if name in self._packages or self._is_package(name):
            return ModuleSpec(name, OwnLoader(lambda: _package(name)), is_package=True)
        course = modules.course_module(name)
        if course is not None:
            text = Text(
                "{module} is the course's {name} under another name", module=name, name=course
            )
            self._tell(RemarkKind.RENAMED, text)
            return self._course.spec(name, course)
        if modules.may_stand_in(name):
            text = Text("the module {module} is missing: calls to it do nothing", module=name)
            self._tell(RemarkKind.STAND_IN, text)
            return ModuleSpec(name, OwnLoader(lambda: modules.StandIn(name)))
        return None

    def own(self, name: str) -> ModuleSpec | None:
        """Return the spec of a file that belongs to the student's file, or None."""
        file = self._files.get(name)
        if file is None:
            return None
        is_package = file.name == "__init__.py" or self._is_package(name)
        loader = OwnLoader(run=lambda module: self._run(file, module))
        return ModuleSpec(name, loader, origin=str(file), is_package=is_package)

    def _is_package(self, name: str) -> bool:
        return any(each.startswith(f"{name}.") for each in self._files)


class OwnModules(_Finder):
    """Finds the student's files that are named like modules of the library, as Python does.

    Only imports in these files ask for them. Modules that Python has loaded before stay.
    """

    def __init__(self, fallback: FallbackModules) -> None:
        self._fallback = fallback

    def found(self, name: str) -> ModuleSpec | None:
        """Return the spec of a file in the student's folder itself, or None."""
        if "." in name or name in sys.builtin_module_names or not _is_student_importing():
            return None
        return self._fallback.own(name)


def _is_student_importing() -> bool:
    """Return whether the current import is one of a student's files, not of a library's module."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__") in _IMPORTING:
        frame = frame.f_back
    return frame is not None and MARK in frame.f_globals


_IMPORTING = frozenset([__name__, "importlib", "importlib._bootstrap"])
"""The modules whose functions run during an import."""


def _imported_names(tree: ast.AST) -> list[str]:
    """Return the full names of the modules that a file may import."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            prefix = f"{node.module}." if node.module else ""
            names += [prefix[:-1], *(f"{prefix}{alias.name}" for alias in node.names)]
    return names


class AbsoluteImports(ast.NodeTransformer):
    """Turns `from . import a` into `import a`, and `from .a import b` into `from a import b`.

    The dot has no meaning in a file that is run directly, because such a file has no package.
    """

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Replace a relative import."""
        if node.level and not node.module:
            return ast.copy_location(ast.Import(node.names), node)
        node.level = 0
        return node


def _copied(name: str, module: ModuleType) -> ModuleType:
    """Return a copy of a module, since an import changes the module's attributes."""
    copy = ModuleType(name)
    vars(copy).update({key: value for key, value in vars(module).items() if key[:2] != "__"})
    return copy


def _package(name: str) -> ModuleType:
    module = ModuleType(name)
    module.__path__ = []
    return module
