"""Players: their kinds, parameters and names. Each machine is imported from its own module."""

from tttmc_app.players.kinds import PLAYER_KINDS
from tttmc_app.players.machine_players import MachinePlayers
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
from tttmc_app.players.player import Player, PlayerKind, PlayerSpec
from tttmc_app.players.plugins import player_kinds, plugins
from tttmc_app.players.registry import default_spec, parse_spec, player_kind, saved_spec

__all__ = [
    "PLAYER_KINDS",
    "ChoiceParameter",
    "FileParameter",
    "Group",
    "MachinePlayers",
    "NumberParameter",
    "OverrideParameter",
    "Parameter",
    "Player",
    "PlayerKind",
    "PlayerSpec",
    "SwitchParameter",
    "Value",
    "default_spec",
    "format_value",
    "parse_spec",
    "player_kind",
    "player_kinds",
    "plugins",
    "saved_spec",
]
