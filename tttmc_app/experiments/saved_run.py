"""A saved run with its results, and two of them compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.chart import AnyText, Chart
from tttmc_app.experiments.comparison import SHARES, Comparison, Difference, Measure
from tttmc_app.experiments.kinds import kind_of
from tttmc_app.experiments.recipe import Recipe, Summary
from tttmc_app.experiments.run_info import RunInfo

RecipeT_co = TypeVar("RecipeT_co", bound=Recipe, covariant=True)
SummaryT_co = TypeVar("SummaryT_co", bound=Summary, covariant=True)


@dataclass(frozen=True, slots=True)
class SavedRun(Generic[RecipeT_co, SummaryT_co]):
    """A saved run with its results."""

    info: RunInfo
    recipe: RecipeT_co
    summary: SummaryT_co

    @property
    def charts(self) -> tuple[Chart, ...]:
        """Return the run's charts."""
        return kind_of(self.recipe).charts(self.recipe, self.summary)


AnyRun = SavedRun[Recipe, Summary]


def compare_runs(one: AnyRun, two: AnyRun) -> Comparison:
    """Return how much two runs differ; raise TttmcError if they have no row in common."""
    rows: tuple[Difference, ...] = ()
    if one.info.kind == two.info.kind:
        rows = tuple(kind_of(one.recipe).differences(one.summary, two.summary))
    if not rows:
        raise TttmcError("these runs have no row in common that could be compared")
    return Comparison((one.info.number, two.info.number), rows)


def share_a_chart(one: AnyRun, two: AnyRun) -> bool:
    """Return whether two runs can be shown in the same chart."""
    return bool(_shared_charts(one, two, SHARES[0]))


def compared_charts(runs: tuple[AnyRun, AnyRun], measure: Measure) -> tuple[Chart, ...]:
    """Return charts that show both runs together, or the first chart of each."""
    if shared := _shared_charts(*runs, measure):
        return shared
    return tuple(run.charts[0] for run in runs if run.charts)


def _shared_charts(one: AnyRun, two: AnyRun, measure: Measure) -> tuple[Chart, ...]:
    if one.info.kind != two.info.kind:
        return ()
    names = run_names(one, two)
    first, second = ((n, r.recipe, r.summary) for n, r in zip(names, (one, two), strict=True))
    return kind_of(one.recipe).compared_charts(first, second, measure)


def run_names(one: AnyRun, two: AnyRun) -> tuple[AnyText, AnyText]:
    """Return different names for two runs."""
    if one.info.name != two.info.name:
        return one.info.name, two.info.name
    if one.info.kind == two.info.kind:
        names = kind_of(one.recipe).names(one.recipe, two.recipe)
        if names is not None:
            return names
    first, second = (
        Text("{name} (run {number})", name=run.info.name, number=run.info.number)
        for run in (one, two)
    )
    return first, second
