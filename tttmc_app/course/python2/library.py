"""Modules and names of Python 2's library that were moved or removed, restored in a child."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import collections
import importlib
import itertools
import math
import operator
import os
import random
import string
import sys
import time
import types
from collections import abc
from collections.abc import Callable
from types import ModuleType
from typing import Any

MOVED = {
    "StringIO": "io",
    "cStringIO": "io",
    "Queue": "queue",
    "Tkinter": "tkinter",
    "tkMessageBox": "tkinter.messagebox",
    "urllib2": "urllib.request",
    "urlparse": "urllib.parse",
    "cPickle": "pickle",
    "ConfigParser": "configparser",
    "thread": "_thread",
    "HTMLParser": "html.parser",
    "httplib": "http.client",
    "cookielib": "http.cookiejar",
    "copy_reg": "copyreg",
    "commands": "subprocess",
    "exceptions": "builtins",
    "future_builtins": "builtins",
    "md5": "hashlib",
}
"""Python 2's module names and their current names."""


def moved_module(name: str, builtins: ModuleType) -> ModuleType | None:
    """Return the module that a Python 2 name refers to; None for other names."""
    if name == "__builtin__":
        return builtins
    if name == "sets":
        module = ModuleType("sets")
        vars(module).update(Set=set, ImmutableSet=frozenset)
        return module
    if name not in MOVED:
        return None
    try:
        return importlib.import_module(MOVED[name])
    except ImportError:
        return None


def restore() -> None:
    """Restore the removed names in the library's modules.

    This changes modules for the whole process, so only a child that runs a student's file calls it.
    """
    if hasattr(sys, "maxint"):  # already restored
        return
    for module, names in _NAMES:
        for name, value in names.items():
            if not hasattr(module, name):
                setattr(module, name, value)
    _accept_python_2(random, "sample", _sequence_first)
    _accept_python_2(random, "choice", _sequence_first)
    _accept_python_2(random, "shuffle", _first_alone)
    _accept_python_2(random, "randint", _whole)
    _accept_python_2(random, "randrange", _whole)


def _accept_python_2(
    module: ModuleType, name: str, prepare: Callable[..., tuple[Any, ...]]
) -> None:
    function = getattr(module, name)

    def accepting(*arguments: Any, **named: Any) -> Any:
        return function(*prepare(*arguments), **named)

    accepting.__name__ = name
    setattr(module, name, accepting)


def _sequence_first(items: Any = (), *rest: Any) -> tuple[Any, ...]:
    lists = (set, frozenset, abc.KeysView, abc.ValuesView, abc.ItemsView)
    return (list(items) if isinstance(items, lists) else items, *rest)


def _first_alone(items: Any = (), *_source: Any) -> tuple[Any, ...]:
    return (items,)


def _whole(*numbers: Any) -> tuple[Any, ...]:
    return tuple(
        int(n) if isinstance(n, float) and math.isfinite(n) and n == int(n) else n for n in numbers
    )


def _joined(words: list[str], between: str = " ") -> str:
    return between.join(words)


def _as_function(name: str) -> Callable[..., Any]:
    def called(text: str, *arguments: Any) -> Any:
        return getattr(text, name)(*arguments)

    return called


_STRING_METHODS = [
    "upper",
    "lower",
    "strip",
    "lstrip",
    "rstrip",
    "split",
    "replace",
    "find",
    "rfind",
    "count",
    "capitalize",
    "center",
    "ljust",
    "rjust",
    "zfill",
    "swapcase",
    "index",
]

_NAMES: tuple[tuple[ModuleType, dict[str, Any]], ...] = (
    (
        sys,
        {
            "maxint": sys.maxsize,
            "exc_clear": lambda: None,
            "setcheckinterval": lambda _: None,
            "setdefaultencoding": lambda _: None,
        },
    ),
    (os, {"getcwdu": os.getcwd}),
    (time, {"clock": time.perf_counter}),
    (
        itertools,
        {
            "izip": zip,
            "imap": map,
            "ifilter": filter,
            "izip_longest": itertools.zip_longest,
            "ifilterfalse": itertools.filterfalse,
        },
    ),
    (
        operator,
        {"div": operator.floordiv, "isCallable": callable, "sequenceIncludes": operator.contains},
    ),
    (
        string,
        {name: _as_function(name) for name in _STRING_METHODS}
        | {
            "letters": string.ascii_letters,
            "lowercase": string.ascii_lowercase,
            "uppercase": string.ascii_uppercase,
            "maketrans": str.maketrans,
            "join": _joined,
            "joinfields": _joined,
            "atoi": int,
            "atof": float,
            "atol": int,
        },
    ),
    (
        types,
        {
            "ListType": list,
            "TupleType": tuple,
            "DictType": dict,
            "IntType": int,
            "LongType": int,
            "FloatType": float,
            "StringType": str,
            "StringTypes": (str,),
            "UnicodeType": str,
            "BooleanType": bool,
            "ClassType": type,
            "InstanceType": object,
            "ObjectType": object,
            "TypeType": type,
        },
    ),
    (
        collections,
        {
            name: getattr(abc, name)
            for name in [
                "Callable",
                "Iterable",
                "Iterator",
                "Mapping",
                "MutableMapping",
                "Sequence",
                "Sized",
            ]
        },
    ),
)

RESTORED = tuple((module.__name__, name) for module, names in _NAMES for name in names)
"""The modules and names that `restore` supplies, unless Python still has them."""
