"""OpenSpiel's random games, for the benchmark, where it is installed."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from tttmc_app.core import Position, Rules


def openspiel_trials(position: Position) -> Callable[[int, int], object] | None:
    """Return what plays so many of OpenSpiel's games with a seed; None where it can't.

    Its C++ rollouts are reached through a tree search of one simulation, which evaluates the
    position by as many random games as it is told to.
    """
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    rules = position.rules
    if rules != Rules(rules.size, rules.line_length) or position.x or position.o:
        return None
    size, line = rules.size, rules.line_length
    name = "tic_tac_toe" if size == line == 3 else f"mnk(m={size},n={size},k={line})"
    game = spiel.load_game(name)
    state = game.new_initial_state()

    def play(trials: int, seed: int) -> object:
        evaluator = spiel.RandomRolloutEvaluator(trials, seed)
        return spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, seed, False).step(state)

    return play
