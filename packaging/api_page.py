"""Writes the lists of members in the manual's page on classes and functions, from their docstrings.

Run `python packaging/api_page.py` after a change of the interface.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from enum import Enum, EnumType
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from tttmc_app import api
from tttmc_app.core import record
from tttmc_app.core.position import Outcome
from tttmc_app.core.thought import Confidence
from tttmc_app.engine import Simulation, TreeMove, TreeNode, TreeStatistics
from tttmc_app.experiments.match import OpeningRow
from tttmc_app.experiments.pairs import Strength
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Histogram, Interval, Quartiles, Spread
from tttmc_app.experiments.sweep import SweepRow
from tttmc_app.experiments.tournament import PairScore, Standing

PAGE = Path(__file__).parent.parent / "resources" / "manual" / "13-programming-1-members.md"
START = "<!-- members -->\n"
CLASSES = (
    *(api.Rules, api.Position, Outcome, api.Mark),
    *(api.Tally, api.Expectation, api.Weights),
    *(api.Thought, Confidence, api.Meaning),
    *(api.GameRecord, record.Move, record.Result, record.Ending),
    *(record.Concession, record.Variation, api.Sampler, api.SolveJob, api.Verdict),
    *(api.Tree, TreeStatistics, TreeMove, TreeNode, Simulation),
    *(api.MatchSummary, OpeningRow, api.SweepSummary, SweepRow),
    *(api.TournamentSummary, Standing, PairScore),
    *(Score, Strength, Interval, Spread, Histogram, Quartiles),
)
"""The classes of the values that programs read."""
PLANS = api.MatchPlan, api.SweepPlan, api.TournamentPlan


def page(text: str) -> str:
    """Return the page with its lists of members as they are now."""
    head = text.partition(START)[0]
    functions = [getattr(api, name) for name in api.__all__]
    rows = [_row(f.__name__, f) for f in functions if isinstance(f, FunctionType)]
    parts = [_table("## Functions", "Function", rows)]
    plans = [f"| `{p.__name__}{_arguments(p)}` | {_first(p.__doc__ or '')} |" for p in PLANS]
    parts.append("\n".join(["## Plans", "", "| Plan | Meaning |", "| --- | --- |", *plans, ""]))
    for each in CLASSES:
        title = f"## {each.__name__}\n\n{_first(each.__doc__ or '')}"
        if "def __init__" in inspect.getsource(each):
            title += f" Made by `{each.__name__}{_arguments(each)}`."
        parts.append(_table(title, "Member", [*_members(each)]))
    return f"{head}{START}\n" + "\n".join(parts)


def _members(kind: type) -> Iterator[str]:
    """Yield the row of each public member, in the order of the source."""
    fields = dict(_fields(kind))
    yield from fields.values()
    for name, value in vars(kind).items():
        if name[0] != "_" and name not in fields and not isinstance(kind, EnumType):
            yield _row(name, value)


def _fields(kind: type) -> Iterator[tuple[str, str]]:
    """Yield the fields or values of a class, each with its row."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    body = cast("ast.ClassDef", tree).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                kind_of = ast.unparse(annotation).replace(" | ", " or ")
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=value)):
                kind_of = repr(value)
            case _:
                continue
        match after:
            case ast.Expr(value=ast.Constant(value=str() as text)):
                meaning = _first(text)
            case _:
                meaning = ""
        yield name, f"| `{name}` | `{kind_of}` | {meaning} |"


def _row(name: str, value: object) -> str:
    """Return the row of a function, method or property."""
    called: Any = getattr(value, "fget", None) or getattr(value, "__func__", value)
    meaning = _first(inspect.getdoc(called) or "")
    result = str(inspect.signature(called).return_annotation).replace(" | ", " or ")
    if isinstance(value, property):
        meaning = re.sub("^Return,? ", "", meaning)
        return f"| `{name}` | `{result}` | {meaning[:1].upper()}{meaning[1:]} |"
    return f"| `{name}{_arguments(called)}` | `{result}` | {meaning} |"


def _arguments(called: Callable[..., object]) -> str:
    """Return the arguments with their defaults, but without their types."""
    shown: list[str] = []
    for name, each in inspect.signature(called).parameters.items():
        if each.default is not each.empty:
            shown.append(f"{name}={_written(each.default)}")
        elif name not in ("self", "cls"):
            shown.append(str(each.replace(annotation=each.empty)))
    return f"({', '.join(shown)})"


def _written(default: object) -> str:
    if isinstance(default, Enum):
        return f"{type(default).__name__}.{default.name}"
    found = repr(str(default) if isinstance(default, api.Text) else default)
    return "…" if found == "<factory>" else found  # a dataclass makes the value


def _first(text: str) -> str:
    """Return the first paragraph of a docstring on one line."""
    return re.sub(r"\s+", " ", inspect.cleandoc(text).partition("\n\n")[0])


def _table(head: str, what: str, rows: list[str]) -> str:
    return "\n".join([head, "", f"| {what} | Type | Meaning |", "| --- | --- | --- |", *rows, ""])


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
