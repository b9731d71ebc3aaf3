"""Many games, and what they tell about the players."""

from tttmc_app.experiments.match import MatchScore, play_match
from tttmc_app.experiments.training import Training, TrainingScore, train

__all__ = ["MatchScore", "Training", "TrainingScore", "play_match", "train"]
