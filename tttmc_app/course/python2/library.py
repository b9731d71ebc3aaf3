"""Modules and names of Python 2's library that were moved or removed, restored in a child."""

# Students' values, whose types are unknown, pass through here.
# pyright: basic

from __future__ import annotations

import math
import random
import sys
from collections import abc
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from importlib import import_module
from operator import attrgetter
from types import ModuleType
from typing import Any


def _pairs(rows: str) -> dict[str, str]:
    """Return the names of rows, each with the one beside it."""
    return dict(row.split() for row in rows.strip().splitlines())


MOVED = _pairs("""
StringIO io
cStringIO io
Queue queue
Tkinter tkinter
tkMessageBox tkinter.messagebox
urllib2 urllib.request
urlparse urllib.parse
cPickle pickle
ConfigParser configparser
thread _thread
HTMLParser html.parser
httplib http.client
cookielib http.cookiejar
copy_reg copyreg
commands subprocess
exceptions builtins
future_builtins builtins
md5 hashlib
""")
"""Python 2's module names and their current names."""

_RENAMED = _pairs("""
sys.maxint sys:maxsize
os.getcwdu os:getcwd
time.clock time:perf_counter
itertools.izip builtins:zip
itertools.imap builtins:map
itertools.ifilter builtins:filter
itertools.izip_longest itertools:zip_longest
itertools.ifilterfalse itertools:filterfalse
operator.div operator:floordiv
operator.isCallable builtins:callable
operator.sequenceIncludes operator:contains
string.letters string:ascii_letters
string.lowercase string:ascii_lowercase
string.uppercase string:ascii_uppercase
string.maketrans builtins:str.maketrans
string.atoi builtins:int
string.atof builtins:float
string.atol builtins:int
types.ListType builtins:list
types.TupleType builtins:tuple
types.DictType builtins:dict
types.IntType builtins:int
types.LongType builtins:int
types.FloatType builtins:float
types.StringType builtins:str
types.UnicodeType builtins:str
types.BooleanType builtins:bool
types.ClassType builtins:type
types.InstanceType builtins:object
types.ObjectType builtins:object
types.TypeType builtins:type
collections.Callable collections.abc:Callable
collections.Iterable collections.abc:Iterable
collections.Iterator collections.abc:Iterator
collections.Mapping collections.abc:Mapping
collections.MutableMapping collections.abc:MutableMapping
collections.Sequence collections.abc:Sequence
collections.Sized collections.abc:Sized
""")
_STRING_METHODS = """
upper lower strip lstrip rstrip split replace find rfind count capitalize center ljust rjust zfill
swapcase index
"""


def _as_function(name: str) -> Callable[..., Any]:
    return lambda text, *arguments: getattr(text, name)(*arguments)


def _joined(words: list[str], between: str = " ") -> str:
    return between.join(words)


_REMOVED: dict[str, Any] = {
    **{f"string.{name}": _as_function(name) for name in _STRING_METHODS.split()},
    "string.join": _joined,
    "string.joinfields": _joined,
    "types.StringTypes": (str,),
    "sys.exc_clear": lambda: None,
    "sys.setcheckinterval": lambda _: None,
    "sys.setdefaultencoding": lambda _: None,
}

RESTORED = (*_RENAMED, *_REMOVED)
"""The names, with their modules, that `restore` supplies unless Python still has them."""


def moved_module(name: str, builtins: ModuleType) -> ModuleType | None:
    """Return the module that a Python 2 name refers to; None for other names."""
    if name == "__builtin__":
        return builtins
    if name == "sets":
        module = ModuleType("sets")
        vars(module).update(Set=set, ImmutableSet=frozenset)
        return module
    if name in MOVED:
        with suppress(ImportError):
            return import_module(MOVED[name])
    return None


def restore() -> None:
    """Restore the removed names in the library's modules.

    This changes modules for the whole process, so only a child that runs a student's file calls it.
    """
    if hasattr(sys, "maxint"):  # already restored
        return
    places = {old: new.split(":") for old, new in _RENAMED.items()}
    current = {old: attrgetter(name)(import_module(of)) for old, (of, name) in places.items()}
    for old, value in (current | _REMOVED).items():
        module, name = old.split(".")
        if not hasattr(import_module(module), name):
            setattr(import_module(module), name, value)
    for names, prepare in _PREPARED.items():
        for name in names.split():
            setattr(random, name, _prepared(getattr(random, name), prepare))


def _prepared(
    function: Callable[..., Any], prepare: Callable[..., tuple[Any, ...]]
) -> Callable[..., Any]:
    return wraps(function)(lambda *given, **named: function(*prepare(*given), **named))


def _sequence_first(items: Any = (), *rest: Any) -> tuple[Any, ...]:
    return ([*items] if isinstance(items, abc.Set | abc.ValuesView) else items, *rest)


def _whole(*numbers: Any) -> tuple[Any, ...]:
    return tuple(
        int(n) if isinstance(n, float) and math.isfinite(n) and n == int(n) else n for n in numbers
    )


_PREPARED: dict[str, Callable[..., tuple[Any, ...]]] = {
    "sample choice": _sequence_first,
    "shuffle": lambda items=(), *_source: (items,),
    "randint randrange": _whole,
}
"""Functions of `random`, and what makes their arguments from those that they had."""
