"""A student's file, compiled and run as `__main__` in its own process."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import tttmc_app.course.python2.translator as translator
from tttmc_app.core import Text
from tttmc_app.course.functions import functions_in
from tttmc_app.course.importing import (
    MARK,
    AbsoluteImports,
    CourseModules,
    FallbackModules,
    OwnLoader,
    OwnModules,
)
from tttmc_app.course.language import python_2_sign
from tttmc_app.course.python2.library import moved_module, restore
from tttmc_app.course.python2.runtime import builtins_module
from tttmc_app.course.source import SourceText
from tttmc_app.course.student_types import FunctionInfo, Language, Overrides, RemarkKind
from tttmc_app.course.values import finite_number

CURRENT_NAMES = ("SCORE_CURRENT", "MCMATCH")
OTHER_NAMES = ("SCORE_OTHER", "MCOTHER")

_TOO_COMPLEX = "too complex"

Tell = Callable[..., None]
"""Sends a remark: its kind, its text and, unless it is the current one, its line."""


class Program:
    """One file and the namespace that it runs in."""

    def __init__(
        self,
        source: SourceText,
        modules: Mapping[str, SourceText],
        overrides: Overrides,
        course: CourseModules,
        tell: Tell,
    ) -> None:
        """Store the file to run, and the modules that belong to it by name."""
        self._source = source
        self._modules = {each.path: each for each in modules.values()}
        self._constants = {
            name: value
            for names, value in (
                (("NTRIALS",), overrides.trials),
                (CURRENT_NAMES, overrides.current),
                (OTHER_NAMES, overrides.other),
            )
            if value is not None
            for name in names
        }
        self._tell = tell
        self._builtins = builtins_module(translator.compiled)
        self.sources = {str(source.path): source.text}
        """The files that were run, for tracebacks."""
        self.language: Language | None = None
        self.names: dict[str, Any] = {}
        """The file's globals."""
        self._course = course
        paths = {name: source.path for name, source in modules.items()}
        self._fallback = FallbackModules(paths, course, self._run_sibling, tell)
        self._own = OwnModules(self._fallback)
        sys.meta_path[:0] = [course, self._own]
        sys.meta_path.append(self._fallback)

    @property
    def path(self) -> Path:
        """Return the file's path."""
        return self._source.path

    def run(self, language: Language | None = None) -> None:
        """Run the file in a new `__main__`, in the given language or, by default, the detected one.

        Passes on the file's exceptions; raises SyntaxError if the file is valid in neither
        language.
        """
        tree, self.language, why = parsed(self._source, language)
        if why is not None:
            self._tell(RemarkKind.LANGUAGE, *why)
        code = self._compiled(self._replaced(tree), self.path)
        module = ModuleType("__main__")
        self.names = vars(module)
        self.names.update({"__file__": str(self.path), MARK: True})
        self._fallback.moved = lambda _: None
        if self.language is Language.PYTHON_2:
            self._fallback.moved = self._moved
            restore()
        self.names["__builtins__"] = self._builtins_of(self.language)
        sys.modules["__main__"] = module
        sys.argv = [str(self.path)]
        exec(code, self.names)  # noqa: S102 - this process exists to run the file

    def forget(self) -> None:
        """Prepare the process for another run: forget the modules that this run found."""
        finders = (self._course, self._own, self._fallback)
        sys.meta_path[:] = [finder for finder in sys.meta_path if finder not in finders]
        for name, module in list(sys.modules.items()):
            with suppress(Exception):  # a file may have put anything there
                spec = module.__spec__
                if spec is not None and isinstance(spec.loader, OwnLoader):
                    del sys.modules[name]

    def functions(self) -> tuple[FunctionInfo, ...]:
        """Return the functions at the file's top level, in line order."""
        return functions_in(self.names, self.sources)

    def constants(self) -> dict[str, int | float | str]:
        """Return the numbers and strings whose names are in capitals."""
        named = {name: _plain(value) for name, value in self.names.items() if name.isupper()}
        return {name: value for name, value in named.items() if value is not None}

    def _moved(self, name: str) -> ModuleType | None:
        return moved_module(name, self._builtins)

    def _builtins_of(self, language: Language | None) -> dict[str, Any]:
        return vars(self._builtins if language is Language.PYTHON_2 else builtins)

    def _replaced(self, tree: ast.Module) -> ast.Module:
        """Return the tree with the overrides in place of its constants."""
        if not self._constants:
            return tree
        replacer = _ConstantReplacer(self._constants)
        tree = replacer.visit(tree)
        for names in (("NTRIALS",), CURRENT_NAMES, OTHER_NAMES):
            if self._constants.keys() >= set(names) and replacer.found.isdisjoint(names):
                text = Text("the file has no {constant} to replace", constant=names[0])
                self._tell(RemarkKind.SETTING, text)
        return tree

    def _compiled(self, tree: ast.Module, path: Path) -> CodeType:
        tree = AbsoluteImports().visit(tree)
        self._fallback.expect(tree)
        return compile(tree, str(path), "exec", dont_inherit=True)

    def _run_sibling(self, path: Path, module: ModuleType) -> None:
        """Run a file that the student's file imports from the same folder."""
        source = self._modules[path]
        self.sources[str(path)] = source.text
        tree, language, _ = parsed(source, None)
        if self.language is Language.PYTHON_2 and language is Language.PYTHON_3:
            tree = translator.rewritten(tree)
            language = Language.PYTHON_2
        if language is Language.PYTHON_2:
            restore()
        names = vars(module)
        names |= {"__file__": str(path), MARK: True, "__builtins__": self._builtins_of(language)}
        exec(self._compiled(tree, path), names)  # noqa: S102 - running student files is its purpose


def parsed(
    source: SourceText, language: Language | None
) -> tuple[ast.Module, Language, tuple[Text, int] | None]:
    """Return a file's tree, ready to compile, its language, and the reason with its line, if any.

    Raises SyntaxError if the file is valid in neither language.
    """
    filename = str(source.path)
    try:
        tree = _parse(source.text, filename)
    except SyntaxError as error:
        if _is_too_deep(error):  # fails in any parser
            raise
        try:
            return translator.translate(source.text, filename), Language.PYTHON_2, None
        except SyntaxError as other:
            # The parser that got further understood more of the file.
            raise (other if (other.lineno or 0) > (error.lineno or 0) else error) from None
    sign = python_2_sign(tree, source.text) if language is None else None
    if language is Language.PYTHON_3 or (language is None and sign is None):
        return tree, Language.PYTHON_3, None
    why = sign and (Text("runs as Python 2 because of {sign}", sign=sign[1]), sign[0])
    if sign is not None and "print" in str(sign[1]):
        try:
            return translator.translate(source.text, filename), Language.PYTHON_2, why
        except SyntaxError:  # so it can't be the print statement
            return tree, Language.PYTHON_3, None
    return translator.rewritten(tree), Language.PYTHON_2, why


def _parse(text: str, filename: str) -> ast.Module:
    try:
        tree = ast.parse(text, filename)
        # Some errors appear only here, such as `return` outside a function.
        compile(tree, filename, "exec", dont_inherit=True)
    except (RecursionError, MemoryError, ValueError) as error:
        why = f": {error}" if str(error) else ""
        raise SyntaxError(f"{_TOO_COMPLEX} for Python{why}", (filename, 1, None, "")) from None
    return tree


def _is_too_deep(error: SyntaxError) -> bool:
    return error.msg.startswith((_TOO_COMPLEX, "too many nested"))


def _plain(value: Any) -> int | float | str | None:
    """Return a constant's value, with fractions and decimals as floats; None for other objects."""
    return value if type(value) in (bool, int, float, str) else finite_number(value)


class _ConstantReplacer(ast.NodeTransformer):
    """Replaces the values that a file assigns to constants, whatever the form of assignment."""

    def __init__(self, constants: Mapping[str, float]) -> None:
        self._constants = constants
        self.found: set[str] = set()
        """The names that the file sets."""

    def generic_visit(self, node: ast.AST) -> Any:
        """Set the values after `NAME = 1`, `NAME, OTHER = 1, 2`, `NAME: int = 1`, `NAME *= 2`."""
        super().generic_visit(node)
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign) and node.value:
            targets = [node.target]
        names = {
            inner.id
            for target in targets
            for inner in ast.walk(target)
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)
        } & self._constants.keys()
        self.found |= names
        if not names:
            return node
        assignments = [
            ast.Assign([ast.Name(name, ast.Store())], ast.Constant(self._constants[name]))
            for name in sorted(names)
        ]
        return [node, *(ast.fix_missing_locations(ast.copy_location(s, node)) for s in assignments)]
