"""What is left out when parts of players are used."""

from __future__ import annotations

from tests.defaults import defaults_of
from tttmc_app.core import Weights
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.learner import Learner
from tttmc_app.players.level import Level, LevelPlayer
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.parameter import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    SwitchParameter,
)
from tttmc_app.players.perfect import Perfect, perfect_player
from tttmc_app.players.player import Player, PlayerKind, PlayerSpec
from tttmc_app.players.textbook import Textbook
from tttmc_app.players.tree import TreeSearch


def test_every_default() -> None:
    """Players play 1000 trials or 100 per candidate; proofs search 300,000 positions."""
    found = defaults_of(
        CoursePlayer,
        ForwardSampling,
        Learner,
        LevelPlayer,
        MonteCarlo,
        NumberParameter,
        SwitchParameter,
        ChoiceParameter,
        FileParameter,
        Perfect,
        perfect_player,
        Player.decide,
        Player.choose,
        PlayerKind,
        PlayerSpec,
        Textbook.count_games,
        Textbook.commit,
        TreeSearch,
    )
    assert found == {
        "CoursePlayer": {"trials": None, "game": None},
        "ForwardSampling": {"samples": 100, "ties_are_good": True, "random_ties": True},
        "Learner": {"file": "", "blame": Blame.LAST, "symmetry": False},
        "LevelPlayer": {"level": Level.MEDIUM},
        "MonteCarlo": {
            "trials": 1000,
            "weights": Weights(current=1.0, other=2.0),
            "exact": False,
            "sure": None,
            "threads": 1,
        },
        "NumberParameter": {"rescores": False, "group": None},
        "SwitchParameter": {"beside": "", "sign": ""},
        "ChoiceParameter": {"why_not": None},
        "FileParameter": {"must_exist": False, "is_program": False},
        "Perfect": {"nodes": 300000, "simulations": 1000},
        "perfect_player": {"nodes": 300000, "simulations": 1000},
        "Player.decide": {"seed": 0},
        "Player.choose": {"seed": 0},
        "PlayerKind": {"rescore": None, "why_not": None, "learns": False},
        "PlayerSpec": {"values": ()},
        "Textbook.count_games": {"games": 1},
        "Textbook.commit": {"patience": 2.0},
        "TreeSearch": {"simulations": 1000},
    }
