"""Requests of the Results page to the store, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox

from tttmc_app.core import Text, TttmcError
from tttmc_app.experiments.comparison import BY_PLAYER, SHARES, Comparison
from tttmc_app.experiments.executors import executor_text
from tttmc_app.experiments.saved_run import AnyRun, RunInfo, compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.gui.look.translation import sentence, translate

BUTTONS = (
    ("Open", Text("Open"), Text("Show the run on its page, with its settings (Return)")),
    ("Resume", Text("Resume"), Text("Play the remaining games")),
    ("Rename", Text("Rename"), Text("Rename the run (F2)")),
    ("Delete", Text("Delete"), Text("Delete the selected runs (Delete); can be undone")),
    ("Command", Text("Copy as command"), Text("Copy the command that repeats the run")),
    ("Export", Text("Export"), Text("Save the results and charts")),
)
"""Each button's name, text and tooltip."""
MAX_SHOWN = 2
"""Maximum number of runs shown together."""


@dataclass(frozen=True, slots=True)
class RunList:
    """The saved runs, newest first."""

    runs: tuple[RunInfo, ...]


@dataclass(frozen=True, slots=True)
class ShownRuns:
    """The runs whose results are shown."""

    runs: tuple[AnyRun, ...]
    comparison: Comparison | None = None
    """The comparison of two runs with rows in common."""


def name_measures(chooser: QComboBox, runs: Sequence[AnyRun]) -> None:
    """Offer the measures of `SHARES`, with names that suit a comparison of these runs."""
    by_player = any(getattr(run.summary, "by_player", False) for run in runs)
    for place, measure in enumerate(SHARES):
        if chooser.count() == place:
            chooser.addItem("", measure)
        named = BY_PLAYER.get(measure, measure) if by_player else measure
        chooser.setItemText(place, translate("Lab", "by {measure}", measure=named.label))


def note_text(selected: Sequence[RunInfo]) -> str:
    """Return a note about the selected runs."""
    if len(selected) > MAX_SHOWN:
        return translate("Lab", "%n runs selected. Select two to compare them.", n=len(selected))
    if len(selected) == MAX_SHOWN:
        one, two = selected
        return translate(
            "Lab",
            "Run {first}, “{first_name}”, and run {second}, “{second_name}”",
            first=one.number,
            first_name=one.title,
            second=two.number,
            second_name=two.title,
        )
    if not selected:
        return ""
    info = selected[0]
    details = translate(
        "Lab",
        "Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}",
        seed=info.seed,
        executor=executor_text(info.executor),
        version=info.version,
        stream=info.stream,
        machine=info.machine,
    )
    return details if info.obstacle is None else f"{sentence(info.obstacle)}\n{details}"


StoreRequest = Callable[[Store], object]


def ask_store(request: StoreRequest) -> object:
    """Open the store, and return what the request returns."""
    with Store() as store:
        return request(store)


def list_runs(store: Store) -> RunList:
    """Read all runs."""
    return RunList(tuple(store.runs()))


def rename_run(number: int, name: str, store: Store) -> RunList:
    """Rename a run, then read all runs."""
    store.rename(number, name)
    return list_runs(store)


def change_runs(
    numbers: tuple[int, ...], change: Callable[[Store, Sequence[int]], None], store: Store
) -> RunList:
    """Change runs, then read all runs."""
    change(store, numbers)
    return list_runs(store)


def load_runs(numbers: tuple[int, ...], store: Store) -> ShownRuns:
    """Read runs with their results, and compare two."""
    loaded = tuple(store.load(number) for number in numbers)
    comparison: Comparison | None = None
    if len(loaded) == MAX_SHOWN:
        with suppress(TttmcError):  # no rows in common
            comparison = compare_runs(*loaded)
    return ShownRuns(loaded, comparison)
