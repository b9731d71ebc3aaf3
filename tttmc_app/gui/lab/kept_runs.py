"""What the page of kept runs asks of the store, and how it says what comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from tttmc_app.core import TttmcError
from tttmc_app.core.numbers import duration_text
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.run_info import RunInfo
from tttmc_app.experiments.saved_run import AnyRun, compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.gui.look.translation import shown

HEADS = ("Run", "Name", "Kind", "Begun", "Made by", "Done", "Took")
MOST = 2
"""Runs that can be looked at together."""


@dataclass(frozen=True, slots=True)
class RunList:
    """Hold the kept runs, newest first."""

    runs: tuple[RunInfo, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Hold the runs that are looked at."""

    runs: tuple[AnyRun, ...]
    comparison: Comparison | None = None
    """Of two that have something in common."""


def run_row(info: RunInfo) -> list[str]:
    """Return a run's line of the list."""
    return [
        str(info.number),
        info.name,
        shown(info.kind_title),
        info.created.astimezone().strftime("%Y-%m-%d %H:%M"),
        info.executor,
        shown(info.progress),
        duration_text(info.seconds) if info.seconds else "",
    ]


def note_text(chosen: Sequence[RunInfo]) -> str:
    """Return what is said of the chosen runs besides their results."""
    if len(chosen) > MOST:
        return f"{len(chosen)} runs are chosen; two can be compared."
    if len(chosen) == MOST:
        one, two = chosen
        return f"Run {one.number}, “{one.name}”, and run {two.number}, “{two.name}”"
    if not chosen:
        return ""
    info = chosen[0]
    return f"Seed {info.seed} · tttmc {info.version} · {info.stream} · {info.machine}"


def difference_rows(comparison: Comparison) -> tuple[list[str], list[list[str]]]:
    """Return the heads and rows of what differs between two runs."""
    one, two = comparison.runs
    what = "Value" if any(row.is_share for row in comparison.rows) else "Player"
    heads = [what, "Measure", f"Run {one}", f"Run {two}", "Difference", "95 %"]
    return heads, [
        [row.name, shown(row.measure.label), *map(shown, row.texts)] for row in comparison.rows
    ]


def list_runs(store: Store) -> RunList:
    """Read all runs."""
    return RunList(tuple(store.runs()))


def renamed_runs(number: int, name: str, store: Store) -> RunList:
    """Give a run another name, and read all of them."""
    store.rename(number, name)
    return list_runs(store)


def changed_runs(
    numbers: tuple[int, ...], change: Callable[[Store, Sequence[int]], None], store: Store
) -> RunList:
    """Do something with runs, and read all of them."""
    change(store, numbers)
    return list_runs(store)


def load_runs(numbers: tuple[int, ...], store: Store) -> Chosen:
    """Read runs with their results; of two, how they differ."""
    loaded: list[AnyRun] = []
    for number in numbers:
        info = store.info(number)
        try:
            loaded.append(store.load(number))
        except TttmcError as error:
            raise TttmcError(f"“{info.name}” can't be shown: {error}") from None
    comparison: Comparison | None = None
    if len(loaded) == MOST:
        with suppress(TttmcError):  # they have nothing in common
            comparison = compare_runs(*loaded)
    return Chosen(tuple(loaded), comparison)
