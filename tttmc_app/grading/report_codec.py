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
from typing import Any, TypeAlias, cast, get_args, get_type_hints

from tttmc_app.core import Text
from tttmc_app.grading.grading_report import GradingReport

_NOW_CALLED = {"FencePart": "SandboxPart"}
"""Names of classes in reports of earlier versions, and today's."""

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


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
    if not isinstance(value, dict):
        if isinstance(value, list):
            raise TypeError("a list needs its kind")
        return value
    if "of" in value:
        return _object(value)
    ((kind, content),) = value.items()
    match kind, content:
        case "enum", [str(name), str(member)]:
            return _classes()[_NOW_CALLED.get(name, name)][member]
        case "float", str():
            return float(content)
        case "path", str():
            return Path(content)
        case "text", [str(source), list(values)]:
            return Text(source, **{str(name): decoded(each) for name, each in map(_pair, values)})
        case "tuple", list():
            return tuple(map(decoded, content))
        case "map", list():
            pairs = {decoded(key): decoded(each) for key, each in map(_pair, content)}
            return MappingProxyType(pairs)
        case _:
            raise ValueError(f"unknown kind {kind}")


def _object(value: dict[str, Json]) -> Any:
    content = value["with"]
    if not isinstance(content, dict):
        raise TypeError("an object needs its parts")
    return _classes()[str(value["of"])](**{name: decoded(v) for name, v in content.items()})


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
