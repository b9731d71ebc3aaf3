"""Python 2's list comprehensions left their names behind: give them to the code that reads them."""

from __future__ import annotations

import ast

_INNER = "{}__tttmc_each"


def leak(tree: ast.Module) -> None:
    """Let comprehensions set the names that the code around them reads."""
    for node in [*ast.walk(tree)]:
        if isinstance(node, ast.Module | ast.FunctionDef):
            _leak_in(node)


def _leak_in(scope: ast.Module | ast.FunctionDef) -> None:
    parts = _Parts()
    for statement in scope.body:
        parts.visit(statement)
    if not parts.comprehensions:
        return
    for comprehension in parts.comprehensions:
        for generator in comprehension.generators:
            _leak_from(comprehension, generator, parts.read)


def _leak_from(comprehension: ast.ListComp, generator: ast.comprehension, wanted: set[str]) -> None:
    """Rename what a generator sets within the comprehension, and set the name itself outside."""
    targets = [node for node in ast.walk(generator.target) if isinstance(node, ast.Name)]
    names = {node.id for node in targets if node.id in wanted}
    if not names:
        return
    # What the first loop goes over is looked up outside, before any name is set.
    outside = {id(node) for node in ast.walk(comprehension.generators[0].iter)}
    for node in ast.walk(comprehension):
        if isinstance(node, ast.Name) and node.id in names and id(node) not in outside:
            node.id = _INNER.format(node.id)
    for name in sorted(names):
        inner = ast.Name(_INNER.format(name), ast.Load())
        assigned = ast.NamedExpr(ast.Name(name, ast.Store()), inner)
        # A list of one is true, whatever is in it.
        kept = ast.List([assigned], ast.Load())
        generator.ifs.insert(0, ast.copy_location(kept, comprehension))
    ast.fix_missing_locations(comprehension)


class _Parts(ast.NodeVisitor):
    """Collect what one scope reads and comprehends, inner scopes aside."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.bound: set[str] = set()
        self.comprehensions: list[ast.ListComp] = []

    def visit_Name(self, node: ast.Name) -> None:
        """Take a name down."""
        (self.read if isinstance(node.ctx, ast.Load) else self.bound).add(node.id)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """Take a comprehension down; what it reads of its own names is no reading outside.

        Those within it are left alone: in some places Python 3 could not set their names.
        """
        self.comprehensions.append(node)
        inner = _Parts()
        inner.generic_visit(node)
        self.read |= inner.read - inner.bound

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        """Leave out what never left its names behind."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Leave functions out: their names are their own."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Leave classes out, likewise."""

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Leave lambdas out, likewise."""
