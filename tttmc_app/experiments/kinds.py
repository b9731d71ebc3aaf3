"""The registry of run kinds: one entry for each kind of run that the lab and the commands make.

To add a kind, write its recipe, its summary and its charts in a module of this package, its page in
`tttmc_app.gui.lab` and its command in `tttmc_app.cli`, and list one `RunKind` in `KINDS`. Nothing
else names a kind: stores, exports, pages and commands use the entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Generic

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.counted import GAMES, MOVES, POSITIONS, Counted
from tttmc_app.experiments.chart import AnyText, Chart, RunChart
from tttmc_app.experiments.columns import Column, RunReport
from tttmc_app.experiments.comparison import Difference, Measure
from tttmc_app.experiments.convergence import (
    CONVERGENCE_CHARTS,
    CONVERGENCE_COLUMNS,
    ConvergenceStudy,
    convergence_report,
)
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import LIMIT_COLUMNS, limits_report
from tttmc_app.experiments.match import (
    MATCH_CHARTS,
    MATCH_COLUMNS,
    OPENING_COLUMNS,
    MatchPlan,
    compare_matches,
    match_forfeits,
    match_report,
)
from tttmc_app.experiments.recipe import Plan, Recipe, RecipeT, SummaryT
from tttmc_app.experiments.score import Forfeits
from tttmc_app.experiments.sweep import (
    SWEEP_CHARTS,
    SWEEP_COLUMNS,
    SweepPlan,
    compare_sweeps,
    compared_sweeps,
    sweep_forfeits,
    sweep_names,
    sweep_parts,
    sweep_report,
)
from tttmc_app.experiments.tournament import (
    STANDING_COLUMNS,
    TOURNAMENT_CHARTS,
    TournamentPlan,
    compare_tournaments,
    tournament_forfeits,
    tournament_report,
)
from tttmc_app.experiments.training import (
    TRAINING_CHARTS,
    TRAINING_COLUMNS,
    Training,
    training_report,
)


@dataclass(frozen=True, slots=True)
class RunKind(Generic[RecipeT, SummaryT]):
    """One kind of run: how its runs are made, and how their results are shown and compared."""

    title: Text
    """The title of its page, also shown in lists of runs."""
    recipe: type[RecipeT]
    """Reads and writes the settings of a run; `recipe.kind` names the kind in the store."""
    page: str
    """The lab's page, as "module:class": a `RunPage`, made without arguments or, if its class has
    `needs_board`, with a function that returns the position of the main window; empty for none."""
    report: Callable[[RecipeT, SummaryT], RunReport]
    """Returns what terminal and window say about the results."""
    columns: tuple[Column[Any], ...]
    """Those of its table."""
    tables: Mapping[str, Text]
    """The titles of the tables in its report, by their names, which are object names in the window;
    shown where there are several."""
    counted: Counted = GAMES
    charts: tuple[RunChart[RecipeT, SummaryT], ...] = ()
    """The charts of the results, the most important first."""
    parts: Callable[[RecipeT, SummaryT], Iterable[tuple[AnyText, RecipeT, SummaryT]]] = (
        lambda recipe, summary: (("", recipe, summary),)
    )
    """Returns what each set of charts shows, with its name; the lab's page shows one at a time."""
    drawing: str = ""
    """For results without charts, the function that draws them, as "module:function"; it takes the
    summary and a theme, and returns a `Drawing`."""
    forfeits: Callable[[RecipeT, SummaryT], Iterable[Forfeits]] = lambda _recipe, _summary: ()
    """Returns how many games each player forfeited."""
    differences: Callable[[SummaryT, SummaryT], Iterable[Difference]] = lambda _one, _two: ()
    """Returns how much two runs differ, row by row; nothing if they have no row in common."""
    compared_charts: Callable[
        [tuple[AnyText, RecipeT, SummaryT], tuple[AnyText, RecipeT, SummaryT], Measure],
        tuple[Chart, ...],
    ] = lambda _one, _two, _measure: ()
    """Returns charts that show two named runs together; nothing if that isn't possible."""
    names: Callable[[RecipeT, RecipeT], tuple[AnyText, AnyText] | None] = lambda _one, _two: None
    """Returns names that tell two runs of the same name apart; None if their settings are equal."""

    @property
    def name(self) -> str:
        """Return the name of the kind in the store and on the command line; it never changes."""
        return self.recipe.kind

    @property
    def is_resumable(self) -> bool:
        """Return whether runs are played game by game, so that they can be resumed."""
        return issubclass(self.recipe, Plan)

    def draw_charts(self, recipe: RecipeT, summary: SummaryT) -> tuple[Chart, ...]:
        """Return the charts of a run's results."""
        found: list[Chart] = []
        for name, part, results in self.parts(recipe, summary):
            for each in self.charts:
                chart = each.draw(part, results)
                title = Text("{part}: {title}", part=name, title=chart.title)
                found.append(replace(chart, title=title) if name else chart)
        return tuple(found)

    def load_page(self) -> type[Any]:
        """Return the class of the lab's page; imports Qt."""
        loaded: type[Any] = load(self.page)
        return loaded


def load(path: str) -> Any:
    """Return the object that a path such as "module:name" refers to."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


KINDS: tuple[RunKind[Any, Any], ...] = (
    RunKind(
        title=Text("Sweep"),
        recipe=SweepPlan,
        page="tttmc_app.gui.lab.sweep_page:SweepPage",
        report=sweep_report,
        columns=SWEEP_COLUMNS,
        tables={"sweepTable": Text("Results of the sweep")},
        charts=SWEEP_CHARTS,
        parts=sweep_parts,
        forfeits=sweep_forfeits,
        differences=compare_sweeps,
        compared_charts=compared_sweeps,
        names=sweep_names,
    ),
    RunKind(
        title=Text("Tournament"),
        recipe=TournamentPlan,
        page="tttmc_app.gui.lab.tournament_page:TournamentPage",
        report=tournament_report,
        columns=STANDING_COLUMNS,
        tables={
            "tournamentStandings": Text("Standings"),
            "tournamentCross": Text("Cross table"),
        },
        charts=TOURNAMENT_CHARTS,
        forfeits=tournament_forfeits,
        differences=compare_tournaments,
    ),
    RunKind(
        title=Text("Match"),
        recipe=MatchPlan,
        page="tttmc_app.gui.lab.match_page:MatchPage",
        report=match_report,
        columns=(*OPENING_COLUMNS, *MATCH_COLUMNS),
        tables={
            "matchTable": Text("Results of A"),
            "matchOpenings": Text("Results after each opening"),
        },
        charts=MATCH_CHARTS,
        forfeits=match_forfeits,
        differences=compare_matches,
    ),
    RunKind(
        title=Text("Learning"),
        recipe=Training,
        page="tttmc_app.gui.lab.learning_page:LearningPage",
        report=training_report,
        columns=TRAINING_COLUMNS,
        tables={},
        charts=TRAINING_CHARTS,
    ),
    RunKind(
        title=Text("Limits"),
        recipe=LimitsStudy,
        page="tttmc_app.gui.lab.limits_page:LimitsPage",
        report=limits_report,
        columns=LIMIT_COLUMNS,
        tables={"limitsX": Text("Mistakes as X"), "limitsO": Text("Mistakes as O")},
        counted=POSITIONS,
        drawing="tttmc_app.gui.lab.limit_boards:limits_drawing",
    ),
    RunKind(
        title=Text("Convergence"),
        recipe=ConvergenceStudy,
        page="tttmc_app.gui.lab.convergence_page:ConvergencePage",
        report=convergence_report,
        columns=CONVERGENCE_COLUMNS,
        tables={"convergenceTable": Text("Scores")},
        counted=MOVES,
        charts=CONVERGENCE_CHARTS,
    ),
)
"""Every kind of run, in the order of the lab's pages."""
PAGES = tuple(kind for kind in KINDS if kind.page)
"""The kinds with a page in the lab."""


def kind_named(name: str) -> RunKind[Any, Any]:
    """Return the kind with this name; raise TttmcError if this version doesn't know it."""
    for kind in KINDS:
        if kind.name == name:
            return kind
    raise TttmcError("this version of tttmc doesn't know runs of the kind {kind}", kind=name)


def kind_of(recipe: Recipe) -> RunKind[Any, Any]:
    """Return the kind of a recipe."""
    return kind_named(recipe.kind)
