"""The machine players and the registry that names them."""

from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.parameter import Parameter, Value
from tttmc_app.players.player import Player
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.players.registry import (
    PLAYER_KINDS,
    PlayerKind,
    PlayerSpec,
    default_spec,
    parse_spec,
    player_kind,
)

__all__ = [
    "PLAYER_KINDS",
    "MonteCarlo",
    "Parameter",
    "Player",
    "PlayerKind",
    "PlayerSpec",
    "RandomPlayer",
    "Value",
    "default_spec",
    "parse_spec",
    "player_kind",
]
