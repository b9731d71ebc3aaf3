"""What is left out when parts of gomocup are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.gomocup.brain import Brain, BrainLimits
from tttmc_app.gomocup.protocol import About
from tttmc_app.gomocup.remarks import Findings


def test_every_default() -> None:
    """An engine has a second per turn, ten to start, and 350 megabytes."""
    found = defaults_of(BrainLimits, Brain, About, Findings)
    assert found == {
        "BrainLimits": {"turn_seconds": 1.0, "megabytes": 350, "start_seconds": 10.0},
        "Brain": {"listener": None},
        "About": {"name": "", "version": "", "author": ""},
        "Findings": {"value": None, "line": ()},
    }
