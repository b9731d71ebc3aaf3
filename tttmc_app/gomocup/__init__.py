"""Engines that speak the Gomocup protocol, in their own processes."""

from tttmc_app.gomocup.brain import Brain, BrainFailedError, BrainLimits, BrainRefusedError

__all__ = ["Brain", "BrainFailedError", "BrainLimits", "BrainRefusedError"]
