"""The machine players and the registry that names them."""

from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.host import PlayerHost
from tttmc_app.players.learner import Learner, open_textbook
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.parameter import (
    ChoiceParameter,
    FileParameter,
    Group,
    NumberParameter,
    OverrideParameter,
    Parameter,
    SwitchParameter,
    Value,
    format_value,
)
from tttmc_app.players.perfect import Perfect
from tttmc_app.players.player import Player, PlayerKind, PlayerSpec
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.registry import PLAYER_KINDS, default_spec, parse_spec, player_kind
from tttmc_app.players.tree import TreeSearch

__all__ = [
    "PLAYER_KINDS",
    "Blame",
    "ChoiceParameter",
    "CoursePlayer",
    "FileParameter",
    "ForwardSampling",
    "Group",
    "Learner",
    "MonteCarlo",
    "NumberParameter",
    "OverrideParameter",
    "Parameter",
    "Perfect",
    "Player",
    "PlayerHost",
    "PlayerKind",
    "PlayerSpec",
    "RandomPlayer",
    "SwitchParameter",
    "TreeSearch",
    "Value",
    "default_spec",
    "format_value",
    "open_textbook",
    "parse_spec",
    "player_kind",
]
