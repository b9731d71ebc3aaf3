"""The run that follows a position's scores to ever more trials: what makes it, and reads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, ClassVar, cast

from tttmc_app.core import Position, Rules
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import (
    RUNS,
    Convergence,
    ConvergencePoint,
    Values,
    check_convergence,
    converge,
)
from tttmc_app.experiments.plan import Settings, Study
from tttmc_app.players import PlayerSpec, parse_spec


@dataclass(frozen=True, slots=True)
class ConvergenceStudy(Study):
    """Say whose scores of which position are to be followed, to which numbers of trials."""

    command_name: ClassVar[str] = "converge"
    counted: ClassVar[str] = "moves"

    position: Position
    player: PlayerSpec
    trials: tuple[int, ...]
    runs: int = RUNS
    """For each number of trials."""
    seed: int = 0
    rules: Rules = field(init=False)

    def __post_init__(self) -> None:
        """Refuse what can't be found: see `converge`."""
        object.__setattr__(self, "rules", self.position.rules)
        check_convergence(self.player, self.trials, self.runs)

    @property
    def title(self) -> str:
        """Return what a list calls the run unless somebody names it."""
        return f"{self.player.kind.label} on {self.position.text}, {self.rules.describe()}"

    @property
    def wanted(self) -> int:
        """Return how many moves are to be chosen."""
        return len(set(self.trials)) * self.runs

    def settings(self) -> Settings:
        """Return what it is made from, as JSON holds it."""
        return {
            "board": self.position.text,
            "to_move": self.position.to_move.value.lower(),
            "player": self.player.text,
            "trials": list(self.trials),
            "runs": self.runs,
            **self.rules.settings(),
            "seed": self.seed,
        }

    @classmethod
    def from_settings(cls, settings: Settings) -> ConvergenceStudy:
        """Return the study with these settings; raise TttmcError where they make none."""
        return cls(
            position=Position.parse(
                str(settings["board"]), Rules.from_settings(settings), str(settings["to_move"])
            ),
            player=parse_spec(str(settings["player"])),
            trials=tuple(cast("Sequence[int]", settings["trials"])),
            runs=cast("int", settings["runs"]),
            seed=cast("int", settings["seed"]),
        )

    def words(self) -> list[str]:
        """Return the arguments of the command that repeats the run."""
        words = ["converge", self.position.text, "--to-move", self.position.to_move.value.lower()]
        words += ["--player", self.player.text, "--trials", ",".join(map(str, self.trials))]
        words += ["--runs", str(self.runs), *self.rules.words()]
        return [*words, "--seed", str(self.seed)]

    def find(self) -> Iterator[Convergence]:
        """Yield what is known every few milliseconds; see `converge`."""
        return converge(self.position, self.player, self.trials, self.seed, self.runs)

    def read(self, results: Mapping[str, Any]) -> Convergence:
        """Return the convergence that gave this JSON."""
        verdicts = [value for row in results["results"] for value in row]
        exact = results["exact"]
        return Convergence(
            self.position,
            self.player,
            self.seed,
            self.runs,
            share=1.0,
            results={
                self.rules.square(index): Verdict(value)
                for index, value in enumerate(verdicts)
                if value is not None
            },
            exact=None if exact is None else _flat(exact),
            exact_losing=results["exact_losing_chance"],
            note=str(results["note"]),
            points=tuple(map(_read_point, results["rows"])),
        )


def _read_point(row: Mapping[str, Any]) -> ConvergencePoint:
    values, errors = _flat(row["scores"]), _flat(row["standard_errors"])
    return ConvergencePoint(
        int(row["trials"]),
        values,
        tuple(
            inf if value is not None and error is None else error
            for value, error in zip(values, errors, strict=True)
        ),
        *(int(row[name]) for name in ("runs", "losing", "worse", "unproven")),
    )


def _flat(rows: Sequence[Sequence[float | None]]) -> Values:
    return tuple(value for row in rows for value in row)
