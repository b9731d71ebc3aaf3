"""What the commands share that calculate or train: they show how far it is, and keep it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from tttmc_app.cli.lab import INTERRUPTED, figure_path, tell, writable, write_files
from tttmc_app.cli.progress import Progress

if TYPE_CHECKING:
    from tttmc_app.experiments.plan import Finding, Study

KEPT_NOTE = "The run is kept with what it found: `tttmc results` lists all runs."

_Finding = TypeVar("_Finding", bound="Finding")


@dataclass(frozen=True, slots=True)
class Studied:
    """Hold what came of a study that a command made."""

    found: Finding | None
    """None where it was interrupted before there was anything."""
    seconds: float
    run: int
    """The run's number in the store; 0 where it isn't kept."""
    code: int
    """The exit code."""

    def as_json(self) -> dict[str, object]:
        """Return what was found, and where it is kept, as JSON holds it."""
        results = {} if self.found is None else self.found.as_json()
        return {**results, "seconds": self.seconds, "run": self.run or None}


def make(
    args: argparse.Namespace,
    study: Study,
    label: str,
    kind: type[_Finding],
    show: Callable[[Progress, _Finding], None],
) -> Studied:
    """Make a study, show how far it is, keep it, and write the files asked for.

    A Ctrl-C ends it with what was found by then. Raises TttmcError for what can't be studied or
    written; before any work, where that can be told.
    """
    from tttmc_app.experiments.keeping import Keeper

    csv, figure = writable(args.csv), figure_path(args.figure)
    found: _Finding | None = None
    code, begun = 0, perf_counter()
    keeper = Keeper(study)
    try:
        with Progress(label) as progress, keeper:
            for finding in study.find():
                assert isinstance(finding, kind)
                found = finding
                keeper.take(finding)
                show(progress, finding)
    except KeyboardInterrupt:
        code = INTERRUPTED
    seconds = perf_counter() - begun
    if keeper.trouble:
        tell(f"the run isn't kept: {keeper.trouble}")
    if found is not None and found.done:
        write_files(csv, figure, study, found)
    return Studied(found, seconds, keeper.run, code)
