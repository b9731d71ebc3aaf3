"""Calculations about positions, thoughts and games that the window and the commands explain."""

from tttmc_app.analysis.sureness import Spread, Sureness, sample_spread, sureness_of

__all__ = ["Spread", "Sureness", "sample_spread", "sureness_of"]
