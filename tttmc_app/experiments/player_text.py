"""Short names of players, and of their settings, for charts and tables."""

from __future__ import annotations

from tttmc_app.core import Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.chart import AnyText
from tttmc_app.players import PlayerSpec, Value
from tttmc_app.players.parameter import SwitchParameter, format_value

_COUNTS = ("trials", "samples", "simulations")


def short_name(spec: PlayerSpec) -> AnyText:
    """Return a player's label with its non-default settings."""
    settings = settings_text(spec, counted=False)
    if not settings:
        return spec.kind.label
    return Text("{player} {settings}", player=spec.kind.label, settings=settings)


def full_name(spec: PlayerSpec) -> AnyText:
    """Return a player's label, and in brackets its trials and non-default settings."""
    settings = settings_text(spec)
    if not settings:
        return spec.kind.label
    return Text("{player} ({settings})", player=spec.kind.label, settings=settings)


def settings_text(spec: PlayerSpec, *, counted: bool = True) -> AnyText:
    """Return a player's number of trials and its other non-default settings; empty without any.

    Unless `counted`, the number has no unit.
    """
    first = _first_count(spec)
    count = (
        [] if first is None else [f"{first} {spec.kind.parameters[0].name}" if counted else first]
    )
    return joined([*count, *_other_settings(spec)])


def name_without_count(spec: PlayerSpec) -> AnyText:
    """Return a player's short name without its number of trials."""
    settings = joined(_other_settings(spec))
    if not settings:
        return spec.kind.label
    return Text("{player} {settings}", player=spec.kind.label, settings=settings)


def _first_count(spec: PlayerSpec) -> str | None:
    """Return the number of trials, samples or simulations; None if the player has none."""
    if not spec.values or spec.kind.parameters[0].name not in _COUNTS:
        return None
    value = spec.values[0]
    return None if isinstance(value, str) else grouped(value)


def _other_settings(spec: PlayerSpec) -> list[AnyText]:
    """Return the non-default settings, except the number of trials."""
    found: list[AnyText] = []
    start = 0 if _first_count(spec) is None else 1
    pairs = zip(spec.kind.parameters[start:], spec.values[start:], strict=True)
    for parameter, value in pairs:
        label = parameter.label
        if value == parameter.default:
            continue
        if isinstance(parameter, SwitchParameter):
            off = Text("not {setting}", setting=label)
            found.append(parameter.sign or (label if value else off))
        else:
            found.append(Text("{setting} {value}", setting=label, value=format_value(value)))
    return found


def value_name(player: PlayerSpec, parameter: str, value: Value) -> AnyText:
    """Return the value of a parameter as a chart shows it."""
    if isinstance(player.parameter(parameter), SwitchParameter):
        return Text("on") if value else Text("off")
    if isinstance(value, int):
        return grouped(value)
    return format_value(value)


def joined(parts: list[AnyText]) -> AnyText:
    """Return texts as a comma-separated list."""
    found = parts[0] if parts else ""
    for part in parts[1:]:
        found = Text("{items}, {item}", items=found, item=part)
    return found
