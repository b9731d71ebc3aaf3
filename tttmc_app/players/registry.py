"""Players by name, and the syntax of commands ("mc:trials=1000")."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.arguments import check_type
from tttmc_app.core.text import closest
from tttmc_app.players.kinds import PLAYER_KINDS
from tttmc_app.players.parameter import (
    FileParameter,
    NumberParameter,
    Parameter,
    SwitchParameter,
    Value,
    split_settings,
)
from tttmc_app.players.player import Player, PlayerKind, PlayerSpec
from tttmc_app.players.plugins import player_kinds, plugin_problems

_NAME = r"^[^:]+|(?<=[:,])\w+(?==)"
"""The names of a player and of its settings."""


def player_kind(name: str) -> PlayerKind:
    """Return the kind with this name; raise TttmcError for an unknown one."""
    # Without asking for plug-ins: modules that these import may name a built-in player meanwhile.
    for kind in PLAYER_KINDS:
        if kind.name == name:
            return kind
    for kind in player_kinds():
        if kind.name == name:
            return kind
    for problem in plugin_problems(name):
        raise TttmcError("the plug-in {problem}", problem=problem)
    known = ", ".join(kind.name for kind in player_kinds())
    if meant := closest(name, [kind.name for kind in player_kinds()]):
        raise TttmcError(
            "{name!r} is not a player: did you mean {meant}? The players are {known}",
            name=name,
            meant=meant,
            known=known,
        )
    raise TttmcError("{name!r} is not a player: choose one of {known}", name=name, known=known)


def default_spec(name: str) -> PlayerSpec:
    """Return a kind's player with its default values."""
    return PlayerSpec(player_kind(name))


def parse_spec(text: str) -> PlayerSpec:
    """Return the player named by text in a command; raise TttmcError saying what is wrong."""
    check_type("text", text, str)
    try:
        return _parsed(text)
    except TttmcError:
        meant = re.sub(_NAME, lambda found: found[0].lower(), text)
        if meant != text and _is_player(meant):
            raise TttmcError(
                "{text!r} is not a player: write {meant}, in small letters", text=text, meant=meant
            ) from None
        raise


def saved_spec(text: str) -> PlayerSpec:
    """Return the player that a saved run names.

    If its plug-in isn't installed, it is of a kind of version 0, which can't play.
    """
    name, _, settings = text.partition(":")
    if any(kind.name == name for kind in player_kinds()):
        return parse_spec(text)
    given = [(word, written or "") for word, written in split_settings(settings)]
    parameters = tuple(_unknown_parameter(word, written) for word, written in given)
    label, nothing = Text("{name}", name=name), Text("")
    kind = PlayerKind(name, label, nothing, parameters, partial(_not_installed, name), version=0)
    pairs = zip(parameters, given, strict=True)
    return PlayerSpec(kind, tuple(each.parse(written) for each, (_, written) in pairs))


def _unknown_parameter(name: str, written: str) -> Parameter:
    label, nothing = Text("{name}", name=name), Text("")
    try:
        return NumberParameter(name, label, float(written), -1e300, 1e300, nothing)
    except ValueError:
        return FileParameter(name, label, nothing, nothing)


def _not_installed(name: str, _values: Mapping[str, Value]) -> Player:
    raise TttmcError("the player {player} isn't installed here", player=name)


def _is_player(text: str) -> bool:
    try:
        _parsed(text)
    except TttmcError:
        return False
    return True


def _parsed(text: str) -> PlayerSpec:
    name, _, settings = text.strip().partition(":")
    spec = default_spec(name)
    seen: set[str] = set()
    for word, written in split_settings(settings):
        key = word
        if written is None and (file := _file_of(spec, key)) is not None:
            key, value = file, word
        else:
            value = _switched_on(spec, key, text) if written is None else written
        if key in seen:
            raise TttmcError("{key} is given twice in {text!r}: give it once", key=key, text=text)
        seen.add(key)
        spec = spec.with_value(key, spec.parameter(key).parse(value))
    return spec


def _file_of(spec: PlayerSpec, word: str) -> str | None:
    """Return the parameter for a word that stands alone as a file name, or None."""
    if any(p.name == word for p in spec.kind.parameters):
        return None
    files = (p for p in spec.kind.parameters if isinstance(p, FileParameter) and p.must_exist)
    return next((p.name for p in files if not spec.value(p.name)), None)


def _switched_on(spec: PlayerSpec, key: str, text: str) -> str:
    """Return the value for a name that stands alone; raise TttmcError unless it is a switch."""
    named = next((p for p in spec.kind.parameters if p.name == key), None)
    if isinstance(named, SwitchParameter) or (
        isinstance(named, NumberParameter) and named.was_switch
    ):
        return "1"
    form = named.form if named else "VALUE"
    raise TttmcError(
        "{key!r} in {text!r} needs a value: write {key}={form}", key=key, text=text, form=form
    )
