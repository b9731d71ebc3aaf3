"""Many games, and what they tell about the players."""

from tttmc_app.experiments.match import MatchScore, play_match

__all__ = ["MatchScore", "play_match"]
