"""Grading reports as JSON and back, for the journal.

Every value is tagged with its kind, and only the classes that a report can contain are created, so
that a file from elsewhere can do no harm.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast, get_args, get_type_hints

from tttmc_app.core import Text
from tttmc_app.core.json_reader import Json
from tttmc_app.grading.grading_report import GradingReport

_NOW_CALLED = {"FencePart": "SandboxPart"}
"""Names of classes in reports of earlier versions, and today's."""


def encoded(value: object) -> Json:
    """Return a report, or a part of one, as JSON; raise TypeError for what it can't contain."""
    if isinstance(value, Enum):  # first, since it may also be a string or a number
        return {"enum": [type(value).__name__, value.name]}
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": str(value)}
    if isinstance(value, Path):
        return {"path": str(value)}
    if isinstance(value, Text):
        return {"text": [value.source, [[name, _value(each)] for name, each in value.values]]}
    if isinstance(value, tuple):
        return {"tuple": [encoded(each) for each in cast("tuple[object, ...]", value)]}
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return {"map": [[encoded(key), encoded(each)] for key, each in pairs]}
    if is_dataclass(value) and not isinstance(value, type):
        content = {each.name: encoded(getattr(value, each.name)) for each in fields(value)}
        return {"of": type(value).__name__, "with": content}
    raise TypeError(f"a report can't contain a {type(value).__name__}")


def _value(value: object) -> Json:
    """Return a `Text`'s value as JSON, or as English if a report can't contain it."""
    try:
        return encoded(value)
    except TypeError:
        return str(value)


def decoded(value: Json) -> Any:
    """Return what JSON encodes; raise ValueError, TypeError or KeyError if it is invalid."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case {"of": str(name), "with": dict(content)}:
            return _classes()[name](**{part: decoded(each) for part, each in content.items()})
        case {"enum": [str(name), str(member)]}:
            return _classes()[_NOW_CALLED.get(name, name)][member]
        case {"float": str(number)}:
            return float(number)
        case {"path": str(path)}:
            return Path(path)
        case {"text": [str(source), list(values)]}:
            return Text(source, **{str(name): decoded(each) for name, each in map(_pair, values)})
        case {"tuple": list(items)}:
            return tuple(map(decoded, items))
        case {"map": list(pairs)}:
            found = {decoded(key): decoded(each) for key, each in map(_pair, pairs)}
            return MappingProxyType(found)
        case _:
            raise ValueError("a report doesn't contain this")


def _pair(value: Json) -> tuple[Json, Json]:
    if not isinstance(value, list):
        raise TypeError("a pair is missing")
    first, second = value
    return first, second


@lru_cache(maxsize=1)
def _classes() -> Mapping[str, Any]:
    """Return the classes of a report and of its parts, by name."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [GradingReport]
    while waiting:
        hint: Any = waiting.pop()
        waiting += get_args(hint)
        if hint in found.values() or hint is Text or not isinstance(hint, type):
            continue
        part: type[Any] = hint
        if is_dataclass(part):
            waiting += get_type_hints(part).values()
        if is_dataclass(part) or issubclass(part, Enum):
            found[part.__name__] = part
    return found
