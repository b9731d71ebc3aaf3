"""Copies of a submission, disguised as students would disguise them."""

from __future__ import annotations

import ast
import builtins
import random

from tests.grading.classmates import SOLUTIONS

KEPT = frozenset(
    (
        *dir(builtins),
        *("mc_trial", "mc_update_scores", "get_best_move", "mc_move"),
        *("NTRIALS", "SCORE_CURRENT", "SCORE_OTHER", "provided", "ttt", "random", "itertools"),
        *("PLAYERX", "PLAYERO", "EMPTY", "DRAW", "choice", "shuffle", "switch_player"),
    )
)
NEW_NAMES = ("alpha", "beta", "gamma", "delta", "kappa", "omega", "sigma", "theta", "zeta")
COMMENTS = ("# this part is mine", "# see the lecture", "# works!", "# TODO: make it faster")


class Renamed(ast.NodeTransformer):
    """Other names for variables, parameters and helpers."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def new(self, name: str) -> str:
        """Return another name, always the same one for a given name."""
        if name in KEPT:
            return name
        number = len(self.names)
        fresh = f"{NEW_NAMES[number % len(NEW_NAMES)]}_{number}"
        return self.names.setdefault(name, fresh)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Rename a variable."""
        node.id = self.new(node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Rename a parameter."""
        node.arg = self.new(node.arg)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Rename a helper function."""
        if node.args.args[:1] and node.args.args[0].arg != "self":
            node.name = self.new(node.name)
        return self.generic_visit(node)


class ChangedLoops(ast.NodeTransformer):
    """Writes `for … in range(…)` as `while`, comprehensions as loops, `x += y` as `x = x + y`."""

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        """Count in the loop's body, unless a `continue` would skip the step."""
        self.generic_visit(node)
        match node:
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=[end]),
                body=body,
            ) if not any(isinstance(part, ast.Continue) for part in ast.walk(node)):
                (start,) = ast.parse(f"{name} = 0").body
                (loop,) = ast.parse(f"while {name} < {ast.unparse(end)}:\n    {name} += 1").body
                assert isinstance(loop, ast.While)
                loop.body = [*body, *loop.body]
                return [start, loop]
            case _:
                return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        """Fill a list in a loop."""
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.ListComp(elt=elt, generators=[ast.comprehension(ifs=tests) as part]),
            ):
                test = " and ".join(ast.unparse(t) for t in tests) or "True"
                text = f"{name} = []\nfor {ast.unparse(part.target)} in {ast.unparse(part.iter)}:\n"
                text += f"    if {test}:\n    " if tests else ""
                text += f"    {name}.append({ast.unparse(elt)})\n"
                return ast.parse(text).body
            case _:
                return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Write the target twice."""
        value = ast.BinOp(node.target, node.op, node.value)
        return ast.parse(f"{ast.unparse(node.target)} = {ast.unparse(value)}").body[0]


class SwappedSides(ast.NodeTransformer):
    """`b == a` for `a == b`."""

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Swap the sides of a comparison for equality."""
        self.generic_visit(node)
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.NotEq):
            node.left, node.comparators = node.comparators[0], [node.left]
        return node


def copied(text: str, seed: int) -> str:
    """Return a copy with other names, order, comments and layout, and usually with other loops."""
    dice = random.Random(seed)
    tree = ast.parse(text)
    if seed % 4:
        tree = ChangedLoops().visit(tree)
    if seed % 3:
        tree = SwappedSides().visit(tree)
    tree = ast.fix_missing_locations(Renamed().visit(tree))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    others = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    dice.shuffle(functions)
    for function in functions:
        function.body.insert(0, ast.Expr(ast.Constant(f"Do step {dice.randrange(9)}.")))
    tree.body = [*others, *functions]
    lines: list[str] = []
    for line in ast.unparse(tree).split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        if line.strip() and dice.random() < 0.3:
            lines.append(indent + dice.choice(COMMENTS))
        lines.append(line.replace("    ", "  "))
        if dice.random() < 0.1:
            lines.append("")
    return "\n".join(lines) + "\n"


def copies(count: int) -> dict[str, str]:
    """Return this many copies, each named after its original with a number added."""
    names = list(SOLUTIONS)
    return {
        f"{names[seed % len(names)]}-{seed}": copied(SOLUTIONS[names[seed % len(names)]], seed)
        for seed in range(count)
    }
