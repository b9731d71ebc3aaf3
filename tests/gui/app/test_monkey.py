"""A user who does anything at any time, as thousands of steps of `gui/benchmarks/monkey.py` do."""

from __future__ import annotations

from tests.gui.benchmarks.monkey import run
from tests.gui.monkey_script import GAME, Step, script


def test_anything_at_any_time() -> None:
    """After each of eighty random steps, window and game agree; nothing is left running."""
    outcome = run(script(1, 80))
    assert outcome.failure == ""
    assert len(outcome.done) == 80


def test_anything_in_the_game() -> None:
    """In a hundred and twenty steps, only in the game, every fortieth reopens the window."""
    steps: list[Step] = []
    for number in range(3):
        steps += [*script(number, 39, GAME), ("reopen", number)]
    outcome = run(steps)
    assert outcome.failure == ""
    assert len(outcome.done) == 120
