"""What is known of a kept run besides its games and findings."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime

from tttmc_app import engine
from tttmc_app.core import TttmcError
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.plan import Plan, Recipe, Settings
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training

KINDS: tuple[type[Recipe], ...] = (
    SweepPlan,
    TournamentPlan,
    Training,
    LimitsStudy,
    ConvergenceStudy,
)
"""The kinds of run that there are."""
RUN_COLUMNS = (
    "number, name, kind, settings, knowledge, created, wanted, seconds, seed, version, stream, "
    "python, machine, executor, deleted, coalesce((SELECT done FROM findings WHERE run = "
    "runs.number), (SELECT count(*) FROM games WHERE run = runs.number))"
)
"""What of the store's tables `info_of` takes a run from."""


@dataclass(frozen=True, slots=True)
class RunInfo:
    """Describe one kept run, without its games."""

    number: int
    """What names it in commands; never used again."""
    name: str
    """As a person calls it; at first the plan's title."""
    kind: str
    """The command that makes such runs, such as "sweep"."""
    settings: Settings
    knowledge: tuple[tuple[str, str], ...]
    """What the players of each pairing knew besides their settings, when it was begun."""
    created: datetime
    done: int
    """Games that are finished; of a study, what it counts."""
    wanted: int
    seconds: float
    """That the run has taken so far."""
    seed: int
    version: str
    """Of this program, when the run was begun."""
    stream: str
    """Of the random games."""
    python: str
    machine: str
    """What it was begun on, in a few words."""
    executor: str
    """What played it last, in a few words."""
    deleted: bool
    """Whether it is only kept for `restore`."""

    @property
    def is_finished(self) -> bool:
        """Return whether all of it is done."""
        return self.done == self.wanted

    @property
    def counted(self) -> str:
        """Return what there are so many of, such as "games"."""
        return next((k.counted for k in KINDS if k.command_name == self.kind), "games")

    @property
    def recipe(self) -> Recipe:
        """Return what makes the run; raise TttmcError where this program can't any more."""
        for kind in KINDS:
            if kind.command_name == self.kind:
                with readable(self.number):
                    return kind.from_settings(self.settings)
        raise TttmcError(f"run {self.number} is of a kind unknown here: {self.kind}")

    @property
    def plan(self) -> Plan:
        """Return which games the run plays; raise TttmcError where it plays none."""
        recipe = self.recipe
        if not isinstance(recipe, Plan):
            raise TttmcError(f"run {self.number} has no games that are kept one by one")
        return recipe

    @property
    def is_resumable(self) -> bool:
        """Return whether games are left to play."""
        kinds = [kind.command_name for kind in KINDS if issubclass(kind, Plan)]
        return self.kind in kinds and not self.is_finished


@contextmanager
def readable(run: int) -> Generator[None, None, None]:
    """Say in a line that a run's settings or findings are none that this program knows."""
    try:
        yield
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise TttmcError(f"run {run} can't be read by this version of tttmc: {error}") from None


def info_of(row: Sequence[str | float | None]) -> RunInfo:
    """Return the run that a row of `RUN_COLUMNS` holds."""
    number, name, kind, settings, knowledge, created, wanted, seconds, *rest = row
    seed, version, stream, python, machine, executor, deleted, done = rest
    return RunInfo(
        number=int(number or 0),
        name=str(name),
        kind=str(kind),
        settings=json.loads(str(settings)),
        knowledge=tuple((x, o) for x, o in json.loads(str(knowledge))),
        created=datetime.fromisoformat(str(created)),
        done=int(done or 0),
        wanted=int(wanted or 0),
        seconds=float(seconds or 0.0),
        seed=int(seed or 0),
        version=str(version),
        stream=str(stream),
        python=str(python),
        machine=str(machine),
        executor=str(executor),
        deleted=deleted is not None,
    )


def machine_text() -> str:
    """Return what this machine is, in a few words and without its name."""
    cores = os.cpu_count() or 1
    return f"{platform.system()} {platform.machine()}, {cores} cores, {engine.backend}"
