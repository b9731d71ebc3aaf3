"""What the window and the commands say about a player's thought, without Qt."""

from tttmc_app.analysis.sureness import Spread, Sureness, sample_spread, sureness_of

__all__ = ["Spread", "Sureness", "sample_spread", "sureness_of"]
