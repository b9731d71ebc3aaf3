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
from tttmc_app.course.student_types import Remark, RemarkKind

SendRemark = Callable[[Remark], None]

MARK = "__tttmc_student__"
"""Marks the globals of a student's file."""


class _ModuleLoader(Loader):
    """Loads a module that a function creates."""

    def __init__(self, make: Callable[[], ModuleType]) -> None:
        self._make = make

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module."""
        del spec
        return self._make()

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the module is complete."""
        del module


class CourseModules(MetaPathFinder):
    """Finds the course's modules by name, before any other finder."""

    def __init__(self, make: Callable[[str], ModuleType]) -> None:
        self._make = make
        self._made: dict[str, ModuleType] = {}

    def module(self, name: str) -> ModuleType:
        """Return one of the course's modules, always the same object."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the spec of a course module imported from any package."""
        del path, target
        last = fullname.rpartition(".")[2]
        if last not in modules.COURSE_MODULES:
            return None
        return ModuleSpec(fullname, _ModuleLoader(lambda: self.module(last)), is_package=False)


class FallbackModules(MetaPathFinder):
    """Finds modules that Python doesn't: files in the folder, renamed modules and stand-ins."""

    def __init__(
        self,
        modules: Mapping[str, Path],
        course: CourseModules,
        run: Callable[[Path, ModuleType], None],
        send_remark: SendRemark,
    ) -> None:
        """Store the modules that belong to the student's file, keyed by the names that it uses."""
        self._modules = modules
        self._course = course
        self._run = run
        self._send_remark = send_remark
        self._packages: set[str] = set()
        self.moved: Callable[[str], ModuleType | None] = lambda _: None
        """Returns modules that Python 2 had under other names."""

    def expect(self, tree: ast.Module) -> None:
        """Register the packages from which a file imports the course's modules."""
        for name in imported_names(tree):
            if modules.course_module(name):
                parts = name.split(".")[:-1]
                self._packages.update(".".join(parts[: i + 1]) for i in range(len(parts)))

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the spec of a module that no other finder knows, or None."""
        del path, target
        moved = self.moved(fullname)
        if moved is not None:
            return ModuleSpec(fullname, _ModuleLoader(lambda: _copied(fullname, moved)))
        if (own := self.own(fullname)) is not None:
            return own
        if fullname in self._packages or self._is_package(fullname):
            return ModuleSpec(fullname, _ModuleLoader(lambda: _package(fullname)), is_package=True)
        return self._replacement(fullname)

    def own(self, fullname: str) -> ModuleSpec | None:
        """Return the spec of a file that belongs to the student's file, or None."""
        if fullname not in self._modules:
            return None
        file = self._modules[fullname]
        loader = _FileLoader(file, self._run)
        is_package = file.name == "__init__.py" or self._is_package(fullname)
        return ModuleSpec(fullname, loader, origin=str(file), is_package=is_package)

    def _is_package(self, fullname: str) -> bool:
        return any(name.startswith(f"{fullname}.") for name in self._modules)

    def _replacement(self, fullname: str) -> ModuleSpec | None:
        name = modules.course_module(fullname)
        if name is not None:
            text = Text(
                "{module} is the course's {name} under another name", module=fullname, name=name
            )
            self._send_remark(Remark(RemarkKind.RENAMED, text, _importing_line()))
            return ModuleSpec(fullname, _ModuleLoader(lambda: self._course.module(name)))
        if modules.may_stand_in(fullname):
            text = Text("the module {module} is missing: calls to it do nothing", module=fullname)
            self._send_remark(Remark(RemarkKind.STAND_IN, text, _importing_line()))
            return ModuleSpec(fullname, _ModuleLoader(lambda: modules.StandIn(fullname)))
        return None


class OwnModules(MetaPathFinder):
    """Finds the student's files that are named like modules of the library, as Python does.

    Only imports in these files ask for them. Modules that Python has loaded before stay.
    """

    def __init__(self, fallback: FallbackModules) -> None:
        self._fallback = fallback

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return the spec of a file in the student's folder itself, or None."""
        del path, target
        if "." in fullname or fullname in sys.builtin_module_names or not _is_student_importing():
            return None
        return self._fallback.own(fullname)


def _is_student_importing() -> bool:
    """Return whether the current import is one of a student's files, not of a library's module."""
    frame = inspect.currentframe()
    while frame is not None:
        names = frame.f_globals
        if names.get("__name__") not in _IMPORTING:
            loader = getattr(names.get("__spec__"), "loader", None)
            return MARK in names or isinstance(loader, _FileLoader)
        frame = frame.f_back
    return False


_IMPORTING = frozenset([__name__, "importlib", "importlib._bootstrap"])
"""The modules whose functions run during an import."""


class _FileLoader(Loader):
    """Runs a file in the student's folder."""

    def __init__(self, path: Path, run: Callable[[Path, ModuleType], None]) -> None:
        self._path = path
        self._run = run

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave creating the module to Python."""
        del spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the file in the module."""
        module.__file__ = str(self._path)
        self._run(self._path, module)


OWN_LOADERS = (_ModuleLoader, _FileLoader)
"""The loaders of the modules that a student's file finds only through these hooks."""


def imported_names(tree: ast.AST) -> list[str]:
    """Return the full names of the modules that a file may import."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            prefix = node.module or ""
            if prefix:
                names.append(prefix)
            names += [f"{prefix}.{alias.name}" if prefix else alias.name for alias in node.names]
    return names


def make_imports_absolute(tree: ast.Module) -> bool:
    """Turn `from . import poc_ttt_gui` into an import by name; return whether any was found.

    The dot has no meaning in a file that is run directly, because such a file has no package.
    """
    found = False
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level and node.module:
            node.level = 0
            found = True
    body = _AbsoluteImports()
    body.visit(tree)
    return found or body.found


class _AbsoluteImports(ast.NodeTransformer):
    """Turns `from . import a` into `import a`."""

    def __init__(self) -> None:
        self.found = False

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """Replace an import from the package itself."""
        if not node.level or node.module:
            return node
        self.found = True
        return ast.copy_location(ast.Import(node.names), node)


def _copied(name: str, module: ModuleType) -> ModuleType:
    """Return a copy of a module, since an import changes the module's attributes."""
    copy = ModuleType(name)
    vars(copy).update({key: value for key, value in vars(module).items() if key[:2] != "__"})
    return copy


def _package(name: str) -> ModuleType:
    module = ModuleType(name)
    module.__path__ = []
    return module


def _importing_line() -> int | None:
    """Return the line of the current import in the student's file."""
    frame = inspect.currentframe()
    while frame is not None:
        if frame.f_globals.get("__name__") == "__main__" and MARK in frame.f_globals:
            return frame.f_lineno
        frame = frame.f_back
    return None
