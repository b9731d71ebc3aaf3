"""The registry of run kinds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tttmc_app.cli.main import COMMANDS
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.kinds import KINDS, PAGES, RunKind, kind_named, kind_of, load
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.gui.lab.page import FormPage
from tttmc_app.players import parse_spec

AnyKind = RunKind[Any, Any]
MC = parse_spec("mc:trials=5")
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def recipes() -> list[Recipe]:
    """Return a recipe of each kind, in the order of the registry."""
    return [
        SweepPlan(values=(1, 2), games_each=2),
        TournamentPlan((MC, parse_spec("random")), games_each=2),
        MatchPlan(MC, parse_spec("random"), 2, opening=1, sprt=(-5.0, 5.0)),
        Training(Path("textbook.sqlite"), games=3),
        LimitsStudy(MC, Rules(3)),
        ConvergenceStudy(Position.start(Rules(3)), MC, (10, 20)),
    ]


def test_names_stay() -> None:
    """Saved runs depend on these names."""
    names = [kind.name for kind in KINDS]
    assert names == ["sweep", "tournament", "match", "train", "limits", "converge"]


def test_every_recipe_finds_its_kind() -> None:
    """A recipe leads to its kind, which makes an equal recipe from its settings."""
    for kind, recipe in zip(KINDS, recipes(), strict=True):
        assert kind_of(recipe) is kind_named(kind.name) is kind
        assert kind.recipe.from_settings(recipe.settings()) == recipe


def test_an_unknown_kind_is_refused() -> None:
    """If a run is of a kind that only a later version has, the error names the kind."""
    with pytest.raises(TttmcError, match="doesn't know runs of the kind race"):
        kind_named("race")


@EVERY_KIND
def test_commands_exist(kind: AnyKind) -> None:
    """Each kind belongs to an existing command, which can print its results."""
    command = kind.load_command()
    assert kind.command.removeprefix("tttmc_app.cli.") in COMMANDS
    assert callable(command.print_results)
    assert recipes()[KINDS.index(kind)].words()[0] == kind.name


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.name)
def test_pages_exist(kind: AnyKind) -> None:
    """A kind's page is one of the lab's pages, and is for this kind."""
    page = kind.load_page()
    assert issubclass(page, FormPage)
    assert page.kind == kind.name


@EVERY_KIND
def test_results_can_be_drawn(kind: AnyKind) -> None:
    """Each kind has either charts, with empty versions, or a function that draws its results."""
    assert bool(kind.charts) is not bool(kind.drawing)
    assert all(chart.empty.is_empty and str(chart.empty.empty) for chart in kind.charts)
    if kind.drawing:
        assert callable(load(kind.drawing))


@EVERY_KIND
def test_progress_is_worded(kind: AnyKind) -> None:
    """Progress is shown in the kind's own unit."""
    assert str(kind.counted.progress(1_500, 2_000)) == f"1,500 of 2,000 {kind.counted.key}"
    assert str(kind.counted.progress(70, 70)) == f"70 {kind.counted.key}"


def test_each_kind_has_its_own_functions() -> None:
    """Every entry names the page, command, unit, charts and functions of its own kind."""
    parts = {
        kind.name: (
            kind.page.rpartition(":")[2],
            kind.command.rpartition(".")[2],
            kind.counted.key,
            [chart.name for chart in kind.charts],
            [
                getattr(kind, name).__name__.removeprefix("_")
                for name in ("sentences", "forfeits", "differences", "compared_charts", "names")
            ],
        )
        for kind in KINDS
    }
    none = ["no_sentences", "no_forfeits", "no_differences", "no_compared_charts", "no_names"]
    assert parts == {
        "sweep": (
            "SweepPage",
            "sweep",
            "games",
            ["sweepResults", "sweepTimes"],
            ["no_sentences", "sweep_forfeits", "compare_sweeps", "compared_sweeps", "sweep_names"],
        ),
        "tournament": (
            "TournamentPage",
            "tournament",
            "games",
            ["tournamentRatings"],
            [none[0], "tournament_forfeits", "compare_tournaments", *none[3:]],
        ),
        "match": (
            "MatchPage",
            "match",
            "games",
            ["matchResults"],
            [none[0], "match_forfeits", "compare_matches", *none[3:]],
        ),
        "train": ("LearningPage", "train", "games", ["lossCurve"], none),
        "limits": ("LimitsPage", "limits", "positions", [], ["verdicts", *none[1:]]),
        "converge": (
            "ConvergencePage",
            "converge",
            "moves",
            ["convergenceScores", "convergenceChance"],
            none,
        ),
    }


def test_a_recipe_names_its_players_and_command() -> None:
    """The players whose code is executed are those of the pairings, or those of the study."""
    names = [sorted(spec.kind.name for spec in recipe.participants) for recipe in recipes()]
    both = ["mc", "random"]
    assert names == [["mc", "mc"], both, both, ["learner", "random"], ["mc"], ["mc"]]
    spaced = Training(Path("my book"), games=3)
    assert spaced.command.startswith("tttmc train --textbook 'my book' --games 3 ")
    assert [recipe.target for recipe in recipes()] == [4, 2, 2, 3, 0, 400]
