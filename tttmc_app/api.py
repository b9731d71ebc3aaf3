"""The public interface for programs; the manual's page on programming explains it.

Everything here follows semantic versioning. Other modules may change in any release.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

from tttmc_app.core import (
    Expectation,
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Tally,
    Text,
    Thought,
    TttmcError,
    Weights,
    best_squares,
    derive_seed,
    square_name,
)
from tttmc_app.core.arguments import check_type
from tttmc_app.engine import (
    KernelPlayer,
    Sampler,
    SolveJob,
    Tree,
    Verdict,
    backend,
    exact,
    sample,
    solve,
)
from tttmc_app.engine.request import check_threads
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.recipe import Plan, Summary, SummaryT
from tttmc_app.experiments.running import run
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary
from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    Player,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    parse_spec,
    player_kinds,
)
from tttmc_app.players.guarded import guarded_kind
from tttmc_app.session import play_game

__all__ = [
    "ChoiceParameter",
    "Expectation",
    "FileParameter",
    "GameRecord",
    "KernelPlayer",
    "Mark",
    "MatchPlan",
    "MatchSummary",
    "Meaning",
    "NumberParameter",
    "Plan",
    "Player",
    "PlayerKind",
    "PlayerSpec",
    "Position",
    "Rules",
    "Sampler",
    "SolveJob",
    "Square",
    "Summary",
    "SweepPlan",
    "SweepSummary",
    "SwitchParameter",
    "Tally",
    "Text",
    "Thought",
    "TournamentPlan",
    "TournamentSummary",
    "Tree",
    "TttmcError",
    "Value",
    "Verdict",
    "Weights",
    "backend",
    "best_squares",
    "derive_seed",
    "exact",
    "parse_spec",
    "play",
    "play_game",
    "player",
    "sample",
    "save_figure",
    "solve",
    "square_name",
]


def player(spec: str) -> Player:
    """Return the player that these words stand for in commands, for example "mc:trials=1000".

    Raises TttmcError for an unknown player or setting, and for `human`.
    """
    check_type("spec", spec, str)
    return parse_spec(spec).make()


def play(plan: Plan[SummaryT], threads: int = 1) -> SummaryT:
    """Play all games of a plan, without saving them, and return the results.

    The plan's players may be of kinds that aren't installed, such as `PlayerSpec(KIND)`. Raises
    TttmcError if a game can't be played.
    """
    check_type("plan", plan, Plan)
    check_threads(threads)
    installed, specs = player_kinds(), dict[str, PlayerSpec]()
    for spec in plan.participants:
        if spec.text in specs:
            raise TttmcError(
                "two kinds of players are named {player!r}: rename one", player=spec.kind.name
            )
        known = spec.kind in installed
        specs[spec.text] = spec if known else replace(spec, kind=guarded_kind(spec.kind))
    executor = ThreadExecutor(threads, lambda text: specs[text].make())
    *_, last = run(plan, executor, None)
    return cast("SummaryT", last.summary)


def save_figure(plan: Plan[SummaryT], summary: SummaryT, path: str | Path) -> None:
    """Save the charts of a plan's results as .png or .svg; raise TttmcError if that fails."""
    check_type("plan", plan, Plan)
    check_type("summary", summary, Summary)
    check_type("path", path, str, Path)
    from tttmc_app.gui.lab.drawing import save_drawing  # loads Qt, which needs no display

    save_drawing(plan, summary, Path(path))
