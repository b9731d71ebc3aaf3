"""Import hooks for a student's file, in its own process."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.machinery import ModuleSpec
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

import tttmc_app.course.modules as modules
from tttmc_app.core import Text
from tttmc_app.course.language import bound_name
from tttmc_app.course.python2.library import moved_module
from tttmc_app.course.student_types import RemarkKind

if TYPE_CHECKING:  # it loads a dozen modules, and Python only needs the methods
    from importlib.abc import Loader
else:
    Loader = object

Tell = Callable[..., None]
"""Sends a remark: its kind, its text and, unless it is the current one, its line."""

MARK = "__tttmc_student__"
"""Marks the globals of a student's file and of its modules."""


class _Loader(Loader):
    """Loads a module that only these hooks find: one that a function makes, or that it runs."""

    def __init__(
        self,
        make: Callable[[], ModuleType | None] = lambda: None,
        run: Callable[[ModuleType], None] = lambda _: None,
    ) -> None:
        self._make, self._run = make, run

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        del spec
        return self._make()

    def exec_module(self, module: ModuleType) -> None:
        self._run(module)


class _Finder(NamedTuple):
    """Finds modules."""

    find_spec: Callable[..., ModuleSpec | None]


class Imports:
    """Finders of the modules that a student's file imports."""

    def __init__(
        self,
        files: Mapping[str, Path],
        make: Callable[[str], ModuleType],
        run: Callable[[Path, ModuleType], None],
        tell: Tell,
    ) -> None:
        """Add the finders to Python's.

        `files` are the modules that belong to the file, keyed by the names that it uses; `run` runs
        one of them. `make` makes one of the course's modules.
        """
        self._files, self._run, self._tell = files, run, tell
        self._make = cache(make)
        self._packages: set[str] = set()
        self._unused: set[str] = set()
        self.python_2: ModuleType | None = None
        """Python 2's builtins, if the file is Python 2: modules have the names that they had."""
        sys.meta_path[:0] = map(_Finder, (self._course, self._before_library))
        sys.meta_path.append(_Finder(self._after_library))

    def expect(self, tree: ast.Module) -> None:
        """Register the packages from which a file imports the course's modules."""
        for name in _imported_names(tree):
            if modules.course_module(name):
                self._packages.update({*_packages(name)} - {name})
        self._unused.update(_unused_imports(tree))

    def _course(self, name: str, *_place: object) -> ModuleSpec | None:
        """Return the spec of one of the course's modules, imported from any package."""
        last = name.rpartition(".")[2]
        return self._course_spec(name, last) if last in modules.COURSE_MODULES else None

    def _course_spec(self, name: str, module: str) -> ModuleSpec:
        # Always the same module, whatever its name.
        return ModuleSpec(name, _Loader(lambda: self._make(module)))

    def _before_library(self, name: str, *_place: object) -> ModuleSpec | None:
        """Return the spec of a file that is named like a module of the library, as Python does.

        Only imports in the student's files get it. Modules that Python has loaded before stay.
        """
        if "." in name or name in sys.builtin_module_names or not _is_student_importing():
            return None
        return self._file(name)

    def _after_library(self, name: str, *_place: object) -> ModuleSpec | None:
        """Return the spec of a file, a renamed module or a stand-in."""
        moved = self.python_2 and moved_module(name, self.python_2)
        if moved:
            return ModuleSpec(name, _Loader(lambda: _copied(name, moved)))
        if file := self._file(name):
            return file
        if name in self._packages or self._is_package(name):
            return ModuleSpec(name, _Loader(), is_package=True)
        if course := modules.course_module(name):
            text = Text(
                "{module} is the course's {name} under another name", module=name, name=course
            )
            self._tell(RemarkKind.RENAMED, text)
            return self._course_spec(name, course)
        if name in self._unused and _is_student_importing():
            text = Text("the module {module} is missing, but isn't used", module=name)
        elif modules.may_stand_in(name):
            text = Text("the module {module} is missing: calls to it do nothing", module=name)
        else:
            return None
        self._tell(RemarkKind.STAND_IN, text)
        return ModuleSpec(name, _Loader(lambda: modules.StandIn(name)))

    def _file(self, name: str) -> ModuleSpec | None:
        """Return the spec of a file that belongs to the student's file."""
        if (file := self._files.get(name)) is None:
            return None
        is_package = file.name == "__init__.py" or self._is_package(name)
        loader = _Loader(run=lambda module: self._run(file, module))
        return ModuleSpec(name, loader, origin=str(file), is_package=is_package)

    def _is_package(self, name: str) -> bool:
        return any(each.startswith(f"{name}.") for each in self._files)


def _is_student_importing() -> bool:
    """Return whether the current import is one of a student's files, not of a library's module."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__") in _IMPORTING:
        frame = frame.f_back
    return frame is not None and MARK in frame.f_globals


_IMPORTING = frozenset([__name__, "importlib", "importlib._bootstrap"])
"""The modules whose functions run during an import."""


def _imported_names(tree: ast.AST) -> Iterator[str]:
    """Yield the full names of the modules that a file may import."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                # The class has a name that would also do for the course's module.
                yield from (f"{module}.{each.name}" for each in names if each.name != "TTTBoard")
            case _:
                pass


def _unused_imports(tree: ast.Module) -> Iterator[str]:
    """Yield the modules, and their packages, that a file imports for names that it never uses.

    An import in a `try` statement may be meant to fail.
    """
    nodes = [*ast.walk(tree)]
    used = {node.id for node in nodes if isinstance(node, ast.Name)} | {"*"}
    blocks = (block for block in nodes if isinstance(block, ast.Try))
    tried = {node for block in blocks for node in ast.walk(block)}
    for node in nodes:
        match node:
            case _ if node in tried:
                pass
            case ast.Import(names=names):
                for alias in names:
                    if bound_name(alias) not in used:
                        yield from _packages(alias.name)
            case ast.ImportFrom(module=str(module), names=names):
                if used.isdisjoint(map(bound_name, names)):
                    yield from _packages(module)
            case _:
                pass


def _packages(name: str) -> Iterator[str]:
    """Yield the names of a module's packages and of the module itself: a, a.b, a.b.c."""
    return accumulate(name.split("."), "{}.{}".format)


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
