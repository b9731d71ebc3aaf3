"""The default settings of the machine players, which forms, commands and machines share."""

from tttmc_app.core import Weights

DEFAULT_TRIALS = 1000
"""Monte Carlo's random games per move."""
DEFAULT_WEIGHTS = Weights(1.0, 2.0)
"""Monte Carlo's score weights: for its own squares and for the opponent's."""
DEFAULT_SAMPLES = 100
"""Forward sampling's random games per square."""
DEFAULT_SIMULATIONS = 1000
"""Simulations per move in tree search and UCT."""
DEFAULT_EXPLORATION = 1.4
"""UCT's weight of exploration: about the square root of 2."""
DEFAULT_NODES = 300_000
"""How many positions the perfect player's proof may search."""
