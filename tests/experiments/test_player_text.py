"""Short names of players."""

from __future__ import annotations

import pytest

from tttmc_app.experiments.player_text import (
    full_name,
    name_without,
    name_without_count,
    settings_text,
    short_name,
)
from tttmc_app.players import parse_spec

NAMES = """
mc:trials=2000,other=3 | Monte Carlo | 2,000 | 2,000 trials | Score weight: 1 / 3
mc:trials=50,current=0.5,other=3,sure=95 | Monte Carlo | 50 | 50 trials | \
    Score weight: 0.5 / 3, Stop when sure, %: 95
mc:exact,trials=9 | Monte Carlo | | | ∞
forward:samples=1,tie=0,equal=first | Forward sampling | 1 | 1 sample | \
    Worth of a tie: 0, Break ties: First square
uct:simulations=40,exploration=2 | UCT | 40 | 40 simulations | Exploration: 2
tree:simulations=40 | Tree search | 40 | 40 simulations |
perfect:nodes=5 | Perfect | | | Positions per move: 5
level:level=easy | Machine by level | | | Level: Easy
learner:textbook=/a/b.db,symmetry | Learn by mistake | | | b.db, Use symmetry
course:/x/y.py | Student's file | | | y.py
course:/x/y.py,trials=5,current=2,other=3,seconds=9 | Student's file | | | \
    y.py, Trials per move: 5, Score weight: 2 / 3, Seconds per move: 9
random | Random | | |
"""
"""Players with their label, number, number with its unit, and other settings."""


@pytest.mark.parametrize("row", NAMES.strip().splitlines())
def test_names_of_every_kind(row: str) -> None:
    """Each name has the label; the number and the changed settings are where they belong."""
    text, label, count, counted, others = (part.strip() for part in row.split("|"))
    spec, brackets = parse_spec(text), f" ({others})" if others else ""
    settings = ", ".join(filter(None, (counted, others)))
    assert str(short_name(spec)) == " ".join(filter(None, (label, count))) + brackets
    assert str(name_without_count(spec)) == label + brackets
    assert str(settings_text(spec)) == settings
    assert str(full_name(spec)) == label + (f" ({settings})" if settings else "")


def test_what_varies_is_left_out() -> None:
    """A parameter that varies has its default in a name, and so isn't mentioned."""
    spec = parse_spec("mc:trials=50,current=0.5,other=3,sure=95")
    assert (
        str(name_without(spec, "trials", "size", "sure")) == "Monte Carlo (Score weight: 0.5 / 3)"
    )
    assert str(name_without(spec, "other", "current", "sure")) == "Monte Carlo (50 trials)"
