"""Names of players and of their settings in words, for charts, tables and titles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path

from tttmc_app.core import Text
from tttmc_app.core.counted import SAMPLES, SIMULATIONS, TRIALS
from tttmc_app.core.numbers import Number, grouped
from tttmc_app.experiments.chart import AnyText
from tttmc_app.players import Parameter, PlayerSpec, Value
from tttmc_app.players.parameter import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    SwitchParameter,
    format_value,
)

_COUNTS: Mapping[str, Callable[[int], Text]] = {
    "trials": TRIALS.all,
    "samples": SAMPLES.all,
    "simulations": SIMULATIONS.all,
}
"""The parameters that say how much a player calculates, with their units."""


def short_name(spec: PlayerSpec) -> AnyText:
    """Return a player's label, its number of trials, and in brackets its non-default settings."""
    name, count = spec.kind.label, _first_count(spec)
    if count is not None:
        name = Text("{player} {count}", player=name, count=count)
    return _with_settings(name, _other_settings(spec))


def full_name(spec: PlayerSpec) -> AnyText:
    """Return a player's label, and in brackets its trials and non-default settings."""
    return _with_settings(spec.kind.label, _settings(spec))


def settings_text(spec: PlayerSpec) -> AnyText:
    """Return a player's number of trials and its other non-default settings; empty without any."""
    return joined(_settings(spec))


def name_without_count(spec: PlayerSpec) -> AnyText:
    """Return a player's label, and in brackets its non-default settings except the trials."""
    return _with_settings(spec.kind.label, _other_settings(spec))


def name_without(spec: PlayerSpec, *varied: str) -> AnyText:
    """Return a player's full name, leaving out its parameters that vary."""
    for parameter in spec.kind.parameters:
        if parameter.name in varied:
            spec = spec.with_value(parameter.name, parameter.default)
    return full_name(spec) if _COUNTS.keys().isdisjoint(varied) else name_without_count(spec)


def value_name(described: Parameter, value: Value) -> AnyText:
    """Return the value of a parameter as a chart shows it."""
    if isinstance(described, SwitchParameter):
        return Text("on") if value else Text("off")
    if isinstance(value, int):
        return grouped(value)
    return Number(format_value(value))


def joined(parts: list[AnyText]) -> AnyText:
    """Return texts as a comma-separated list."""
    found = parts[0] if parts else ""
    for part in parts[1:]:
        found = Text("{items}, {item}", items=found, item=part)
    return found


def _with_settings(name: AnyText, settings: list[AnyText]) -> AnyText:
    if not settings:
        return name
    return Text("{player} ({settings})", player=name, settings=joined(settings))


def _settings(spec: PlayerSpec) -> list[AnyText]:
    """Return the number of trials with its unit, and the other non-default settings."""
    count = _first_count(spec)
    counts = [] if count is None else [_COUNTS[spec.kind.parameters[0].name](int(spec.values[0]))]
    return [*counts, *_other_settings(spec)]


def _first_count(spec: PlayerSpec) -> Number | None:
    """Return the number of trials, samples or simulations; None if the player has none."""
    name = spec.kind.parameters[0].name if spec.values else ""
    if name not in _COUNTS or name in spec.overridden:
        return None
    value = spec.values[0]
    return None if isinstance(value, str) else grouped(value)


def _other_settings(spec: PlayerSpec) -> list[AnyText]:
    """Return the non-default settings, except the number of trials."""
    found: list[AnyText] = []
    start = 0 if _first_count(spec) is None else 1
    pairs = [
        (parameter, value)
        for parameter, value in zip(spec.kind.parameters[start:], spec.values[start:], strict=True)
        if parameter.name not in spec.overridden
    ]
    for row, members in groupby(pairs, key=lambda pair: _row_label(pair[0])):
        settings = list(members)
        changed = [pair for pair in settings if pair[1] != pair[0].default]
        if row is not None and changed and all(value != "" for _, value in settings):
            values = Number(" / ".join(format_value(value) for _, value in settings))
            found.append(Text("{setting}: {value}", setting=row, value=values))
        else:
            found += [_setting(parameter, value) for parameter, value in changed]
    return found


def _row_label(parameter: Parameter) -> Text | None:
    """Return the label of the form's row that a parameter shares with its neighbour, if any."""
    if isinstance(parameter, NumberParameter | OverrideParameter) and parameter.group:
        return parameter.group.label
    return None


def _setting(parameter: Parameter, value: Value) -> AnyText:
    """Return a parameter with its value."""
    label = parameter.label
    if isinstance(parameter, SwitchParameter):
        return parameter.sign or (label if value else Text("{setting}: off", setting=label))
    if isinstance(parameter, FileParameter):
        return Path(str(value)).name
    shown: AnyText = Number(format_value(value))
    if isinstance(parameter, ChoiceParameter):
        shown = dict(parameter.choices).get(str(value), Text(""))
    return Text("{setting}: {value}", setting=label, value=shown)
