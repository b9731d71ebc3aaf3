"""The kinds of players that only commands offer, because the window has no form for them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tttmc_app.core import Rules, Text
from tttmc_app.players.kinds import PLAYER_KINDS
from tttmc_app.players.parameter import FileParameter, NumberParameter, Value
from tttmc_app.players.player import Player, PlayerKind


def _engine(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.engine_player import EnginePlayer

    name = str(values["file"])
    return EnginePlayer(Path(name) if name else None, float(values["turn"]))


def _engine_obstacle(rules: Rules) -> Text | None:
    from tttmc_app.gomocup.protocol import obstacle

    return obstacle(rules)


COMMAND_KINDS = (
    *PLAYER_KINDS,
    PlayerKind(
        "engine",
        Text("Other engine"),
        Text(
            "Runs a program that speaks the Gomocup protocol, in a separate process. It plays five "
            "in a row. A program that fails forfeits the game."
        ),
        (
            FileParameter(
                "file",
                Text("Program"),
                Text("choose a program"),
                Text("The engine's program. It can do anything you can on this computer."),
                must_exist=True,
            ),
            NumberParameter(
                "turn",
                Text("Seconds per move"),
                1.0,
                0.01,
                3600.0,
                Text("How long the engine may think about a move."),
            ),
        ),
        _engine,
        why_not=_engine_obstacle,
    ),
)
"""What commands accept."""
