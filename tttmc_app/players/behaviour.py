"""Versions of behaviour, which runs and gradings record: no other version may resume them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias, cast

from tttmc_app.core import Text
from tttmc_app.players.player import PlayerKind
from tttmc_app.players.registry import player_kind

Versions: TypeAlias = Mapping[str, int | str]
"""The version of each behaviour, by its name."""


class Behaviour(NamedTuple):
    """A part of the program on which results depend."""

    name: str
    """Its name in saved files: a player's, or one with a space, which no player has."""
    text: Text
    version: int | str
    """Another one after every change after which the same seed may give other results: a number
    or, for a player of another distribution, a text that also names its source."""


def behaviours_of(kinds: Iterable[PlayerKind]) -> tuple[Behaviour, ...]:
    """Return the behaviours of players, including those of the players that they play with."""
    found: dict[str, Behaviour] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if kind.name not in found:
            text = Text("the player “{name}”", name=kind.name)
            version = f"{kind.version}, {kind.origin}" if kind.origin else kind.version
            found[kind.name] = Behaviour(kind.name, text, version)
            waiting += map(player_kind, kind.plays_with)
    return tuple(sorted(found.values()))


def versions_of(behaviours: Iterable[Behaviour]) -> Versions:
    """Return the versions to record."""
    return {behaviour.name: behaviour.version for behaviour in behaviours}


def versions_from(recorded: object) -> Versions:
    """Return versions that were read as JSON; raise ValueError if they are malformed."""
    found = cast("dict[str, int | str]", recorded)
    values = found.values() if isinstance(recorded, dict) else [None]
    if not all(type(each) in (int, str) for each in values):
        raise ValueError("malformed versions")
    return found


def first_change(then: Versions, now: Iterable[Behaviour]) -> Behaviour | None:
    """Return a behaviour whose recorded version was another one; None if none was."""
    return next((each for each in now if then.get(each.name, each.version) != each.version), None)
