"""Players from other distributions, found by their entry points.

A distribution adds a player with an entry point in the group `tttmc.players` that names a
`PlayerKind`. It then has a form, a card, commands and series like any built-in player.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tttmc_app.core import Text
from tttmc_app.players.guarded import guarded_kind
from tttmc_app.players.kinds import PLAYER_KINDS
from tttmc_app.players.parameter import NumberParameter
from tttmc_app.players.player import PlayerKind

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tttmc.players"


class Plugins(NamedTuple):
    """The players of other distributions."""

    kinds: tuple[PlayerKind, ...]
    problems: tuple[str, ...]
    """One line for each player that can't be used, with the reason."""


def player_kinds() -> tuple[PlayerKind, ...]:
    """Return the kinds of all players, the built-in ones first."""
    return (*PLAYER_KINDS, *plugins().kinds)


def plugin_problems(name: str) -> tuple[str, ...]:
    """Return why plug-ins of this name, or with a player of this name, aren't used."""
    taken = str(_taken(name))
    return tuple(
        problem
        for problem in plugins().problems
        if problem.startswith((f"{name} (", f"list ({GROUP})")) or problem.endswith(taken)
    )


@cache
def plugins() -> Plugins:
    """Return the players from other distributions, imported now; each process imports them once.

    A player that can't be imported, or that has the same name as another, is left out. The machines
    of the others are guarded: they forfeit a game in which they fail.
    """
    if not _are_announced():
        return Plugins((), ())
    from importlib.metadata import entry_points  # slow to import, and most users have no plug-ins

    kinds: list[PlayerKind] = []
    problems: list[str] = []
    try:
        points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    except Exception as error:  # noqa: BLE001 - a distribution's files may be damaged in any way
        return Plugins((), (f"list ({GROUP}): {_reason(error)}",))
    for point in points:
        taken = {kind.name for kind in (*PLAYER_KINDS, *kinds)}
        try:
            kind = _checked(point.load(), taken)
            kinds.append(kind._replace(origin=_origin(point)))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - other people's code may raise anything
            problems.append(f"{point.name} ({point.value}): {_reason(error)}")
    return Plugins(tuple(kinds), tuple(problems))


def _origin(point: EntryPoint) -> str:
    """Return a plug-in's distribution and version, with a digest of its module or package."""
    from hashlib import blake2b  # takes a while to load

    source = Path(str(sys.modules[point.module].__file__))
    files = sorted(source.parent.rglob("*.py")) if source.name == "__init__.py" else [source]
    digest = blake2b(b"".join(path.read_bytes() for path in files), digest_size=6).hexdigest()
    return f"{point.dist.name} {point.dist.version}, {digest}" if point.dist else digest


def _reason(error: BaseException) -> str:
    words = " ".join(str(error).split())
    return words if words and isinstance(error, Exception) else repr(error)


def _are_announced() -> bool:
    """Return whether any installed distribution seems to have entry points of the group."""
    for folder in sys.path:
        _path, folders, _files = next(os.walk(folder), ("", (), ()))
        for name in folders:
            with suppress(OSError):
                if name.endswith(".dist-info"):
                    text = Path(folder, name, "entry_points.txt").read_bytes()
                    if f"[{GROUP}]".encode() in text:
                        return True
    return False


def _checked(kind: object, taken: Collection[str]) -> PlayerKind:
    if not isinstance(kind, PlayerKind):
        raise TypeError("the entry point must name a PlayerKind")
    if kind.name in taken:
        raise _taken(kind.name)
    if kind.make is None:
        raise TypeError("make must be a function that returns a Player")
    if type(kind.version) is not int or kind.version < 1:
        raise TypeError("version must be a whole number of at least 1")
    for parameter in kind.parameters:  # their arguments may be in the wrong order
        texts: list[object] = [parameter.label, parameter.help]
        if not all(isinstance(text, Text) for text in texts):
            raise TypeError(f"{parameter.name}: label and help must be of the type Text")
        if isinstance(parameter, NumberParameter):
            parameter.check(parameter.default)
    return guarded_kind(kind)


def _taken(name: str) -> ValueError:
    return ValueError(f"another player is named {name!r}, so this one is ignored: rename it")
