"""Calculations about positions, thoughts and games, for the window and the commands to explain."""

from tttmc_app.analysis.sureness import Spread, Sureness, sample_spread, sureness_of

__all__ = ["Spread", "Sureness", "sample_spread", "sureness_of"]
