"""Short names of players."""

from __future__ import annotations

import pytest

from tttmc_app.experiments.player_text import (
    full_name,
    name_without_count,
    settings_text,
    short_name,
    value_name,
)
from tttmc_app.players import Value, parse_spec


@pytest.mark.parametrize(
    ("spec", "name", "without"),
    [
        ("random", "Random", "Random"),
        ("mc:trials=20000", "Monte Carlo 20,000", "Monte Carlo"),
        ("perfect", "Perfect", "Perfect"),
    ],
)
def test_names_give_the_number_of_trials(spec: str, name: str, without: str) -> None:
    """A short name includes the number of trials, unless that is what varies."""
    assert str(short_name(parse_spec(spec))) == name
    assert str(name_without_count(parse_spec(spec))) == without


def test_full_names_name_the_settings() -> None:
    """A full name includes the trials and any changed settings, in brackets."""
    assert str(full_name(parse_spec("mc:trials=20000"))) == "Monte Carlo (20,000 trials)"
    assert str(full_name(parse_spec("random"))) == "Random"


def test_only_changed_settings_are_named() -> None:
    """Settings at their default are left out; the others follow the number of trials."""
    assert str(settings_text(parse_spec("mc:trials=50"))) == "50 trials"
    changed = str(settings_text(parse_spec("mc:trials=50,other=3")))
    assert changed.startswith("50 trials, ")
    assert changed.endswith(" 3")
    assert not settings_text(parse_spec("random"))


@pytest.mark.parametrize(
    ("parameter", "value", "name"), [("trials", 5000, "5,000"), ("other", 0.5, "0.5")]
)
def test_values_are_written_for_charts(parameter: str, value: Value, name: str) -> None:
    """Large numbers are grouped."""
    assert str(value_name(parse_spec("mc"), parameter, value)) == name
