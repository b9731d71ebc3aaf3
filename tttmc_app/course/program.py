"""A student's file, compiled and run as `__main__` in its own process."""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import tttmc_app.course.python2.translator as translator
from tttmc_app.core import Text
from tttmc_app.course.importing import MARK, AbsoluteImports, Imports, Tell
from tttmc_app.course.language import python_2_sign
from tttmc_app.course.python2.library import restore
from tttmc_app.course.python2.runtime import builtins_module
from tttmc_app.course.student_types import Language, Overrides, RemarkKind, SourceText
from tttmc_app.course.values import finite_number

_TOO_COMPLEX = "too complex"


class Program:
    """One file and the namespace that it runs in."""

    def __init__(
        self,
        source: SourceText,
        modules: Mapping[str, SourceText],
        overrides: Overrides,
        make_course_module: Callable[[str], ModuleType],
        tell: Tell,
    ) -> None:
        """Store the file to run, and the modules that belong to it by name."""
        self._source = source
        self._modules = {each.path: each for each in modules.values()}
        constants = (
            (("NTRIALS",), overrides.trials),
            (("SCORE_CURRENT", "MCMATCH"), overrides.current),
            (("SCORE_OTHER", "MCOTHER"), overrides.other),
        )
        self._replaced = [names for names, value in constants if value is not None]
        self._replacer = _ConstantReplacer(
            {name: value for names, value in constants if value is not None for name in names}
        )
        self._tell = tell
        self._builtins = builtins_module(translator.compiled)
        self.sources = {str(source.path): source.text}
        """The files that were run, for tracebacks."""
        self.language: Language | None = None
        self.names: dict[str, Any] = {}
        """The file's globals."""
        paths = {name: module.path for name, module in modules.items()}
        self._imports = Imports(paths, make_course_module, self._run_sibling, tell)

    @property
    def path(self) -> Path:
        """Return the file's path."""
        return self._source.path

    def run(self, language: Language | None = None, *, only_definitions: bool = False) -> None:
        """Run the file in a new `__main__`, in the given language or, by default, the detected one.

        `only_definitions` leaves out whatever else it would do.
        Passes on the file's exceptions; raises SyntaxError if the file is valid in neither
        language.
        """
        tree, self.language, why = parsed(self._source, language)
        if why is not None:
            self._tell(RemarkKind.LANGUAGE, *why)
        if self.language is Language.PYTHON_2:
            self._imports.python_2 = self._builtins
        if only_definitions:
            tree.body = definitions(tree.body)
        module = sys.modules["__main__"] = ModuleType("__main__")
        self.names = vars(module)
        sys.argv = [str(self.path)]
        self._execute(tree, self.language, self.path, module)
        for names in self._replaced:
            if self._replacer.found.isdisjoint(names):
                text = Text("the file has no {constant} to replace", constant=names[0])
                self._tell(RemarkKind.SETTING, text)

    def constants(self) -> dict[str, int | float | str]:
        """Return the numbers and strings whose names are in capitals."""
        named = {name: _plain(value) for name, value in self.names.items() if name.isupper()}
        return {name: value for name, value in named.items() if value is not None}

    def _execute(
        self, tree: ast.Module, language: Language, path: Path, module: ModuleType
    ) -> None:
        """Run a file as a module, with the overrides in place of its constants."""
        self._imports.expect(tree)
        if not module.__package__:
            tree = AbsoluteImports().visit(tree)
        tree = self._replacer.visit(tree)
        code = compile(tree, str(path), "exec", dont_inherit=True)
        own = builtins
        if language is Language.PYTHON_2:
            own = self._builtins
            restore()
        names = vars(module)
        names |= {"__file__": str(path), MARK: True, "__builtins__": vars(own)}
        exec(code, names)  # noqa: S102 - this process exists to run the file

    def _run_sibling(self, path: Path, module: ModuleType) -> None:
        """Run a file that the student's file imports from the same folder."""
        source = self._modules[path]
        self.sources[str(path)] = source.text
        tree, language, _ = parsed(source, None)
        if self.language is Language.PYTHON_2 and language is Language.PYTHON_3:
            tree, language = translator.rewritten(tree), Language.PYTHON_2
        self._execute(tree, language, path, module)


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
            # The parser that got further understood more of the file, unless the other one has
            # found the cause: an open bracket, or tabs, that are a mistake in either language.
            is_cause = isinstance(error, TabError) or error.msg.endswith("was never closed")
            is_further = (other.lineno or 0) > (error.lineno or 0)
            raise (other if is_further and not is_cause else error) from None
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


def syntax_tree(text: str) -> ast.Module:
    """Return the syntax tree of a file's text or of its translation to Python 3.

    Raises SyntaxError if it is neither Python 2 nor 3.
    """
    try:
        return ast.parse(text)
    except SyntaxError:
        return translator.syntax_tree(text, "a file")


def definitions(body: Sequence[ast.stmt]) -> list[ast.stmt]:
    """Return the imports, definitions and constants among statements, also within `if` and `try`.

    A constant is a value for which none of the file's functions is called.
    """
    own = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    own |= {"run_gui", "play_game", "input", "raw_input"}

    def is_kept(node: ast.stmt) -> bool:
        match node:
            case ast.Import() | ast.ImportFrom() | ast.FunctionDef() | ast.ClassDef():
                return True
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                names = (part for part in ast.walk(node) if isinstance(part, ast.Name))
                return own.isdisjoint(name.id for name in names)
            case ast.If() | ast.Try():
                parts = [part for part in ast.walk(node) if isinstance(part, ast.stmt)]
                return all(is_kept(part) for part in parts if part is not node)
            case ast.Pass():
                return True
            case _:
                return False

    return [node for node in body if is_kept(node)]


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
    """Replaces the values that files assign to constants, whatever the form of assignment."""

    def __init__(self, constants: Mapping[str, float]) -> None:
        self._constants = constants
        self.found: set[str] = set()
        """The names that they set."""

    def generic_visit(self, node: ast.AST) -> Any:
        """Set the values after `NAME = 1`, `NAME, OTHER = 1, 2`, `NAME: int = 1`, `NAME *= 2`."""
        super().generic_visit(node)
        if not isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) or node.value is None:
            return node
        stored = (each for each in ast.walk(node) if isinstance(each, ast.Name))
        names = {each.id for each in stored if isinstance(each.ctx, ast.Store)}
        names &= self._constants.keys()
        self.found |= names
        assignments = [
            ast.Assign([ast.Name(name, ast.Store())], ast.Constant(self._constants[name]))
            for name in sorted(names)
        ]
        return [node, *(ast.fix_missing_locations(ast.copy_location(s, node)) for s in assignments)]
