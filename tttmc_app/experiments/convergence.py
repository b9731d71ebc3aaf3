"""How a position's scores converge with more trials, and how often a move gives up its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import isfinite

from tttmc_app import engine
from tttmc_app.core import (
    Position,
    Square,
    Text,
    Thought,
    TttmcError,
    derive_seed,
    square_name,
)
from tttmc_app.core.numbers import grouped
from tttmc_app.engine import ExactJob, SolveJob, Verdict
from tttmc_app.experiments.columns import Column, csv_row, json_row, share_texts
from tttmc_app.experiments.recipe import Finding, grid
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.players import PlayerSpec
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.perfect import Perfect

RUNS = 200
MAX_RUNS = 100_000
SOLVER_NODES = 300_000
"""Positions that the solver searches before it gives up on a proof; fewer on large boards."""
_FIRST = 0.02
"""Estimated share of the work that precedes the first run."""

Values = tuple[float | None, ...]
"""Per square, row-major; None where occupied."""


@dataclass(frozen=True, slots=True)
class ConvergencePoint:
    """The results for one number of trials."""

    trials: int
    """The number of trials per move, or the most if the player stops when it is sure; for forward
    sampling, the samples per square."""
    values: Values
    """The scores per trial, or the rates, as `tttmc analyse` gives them with the same seed; all
    None until they are determined."""
    errors: Values
    """Their standard errors."""
    runs: int = 0
    """Independent runs so far, each of which chose a move using its own seed."""
    losing: int = 0
    """Runs that chose a move proven to lose."""
    worse: int = 0
    """Runs that chose a move proven worse than the best one: one that gives up a win or a tie."""
    unproven: int = 0
    """Runs that chose a move whose result isn't proven."""

    @property
    def losing_chance(self) -> float:
        """Return the share of the runs that chose a losing move; 0 before the first run."""
        return self.losing / self.runs if self.runs else 0.0

    @property
    def worse_chance(self) -> float:
        """Return the share of the runs that gave up the proven result; 0 before the first run."""
        return self.worse / self.runs if self.runs else 0.0

    @property
    def losing_interval(self) -> Interval:
        """Return Wilson's 95 % interval for the chance of choosing a losing move."""
        return wilson_interval(self.losing, self.runs)

    @property
    def worse_interval(self) -> Interval:
        """Return Wilson's 95 % interval for the chance of giving up the proven result."""
        return wilson_interval(self.worse, self.runs)


CONVERGENCE_COLUMNS: tuple[Column[ConvergencePoint], ...] = (
    Column(
        "trials",
        lambda point: point.trials,
        heading=Text("Trials"),
        texts=lambda points: [grouped(point.trials) for point in points],
    ),
    Column(
        "runs",
        lambda point: point.runs,
        "of a convergence: runs with this number of trials; each chose a move",
    ),
    Column(
        "losing",
        lambda point: point.losing,
        "runs that chose a move proven to lose",
    ),
    Column("losing", lambda point: point.losing_interval),
    Column(
        "worse",
        lambda point: point.worse,
        "runs that chose a move that gives up the proven result: a win or a tie",
        Text("Gives up the result"),
        lambda points: share_texts((point.worse, point.runs) for point in points),
    ),
    Column("worse", lambda point: point.worse_interval),
    Column(
        "unproven", lambda point: point.unproven, "runs that chose a move without a proven result"
    ),
)
"""The columns of a convergence; those of the squares' values follow."""


@dataclass(frozen=True, slots=True)
class Convergence(Finding):
    """How a player's scores converge in a position: the results so far."""

    position: Position
    player: PlayerSpec
    seed: int
    runs: int
    """Requested runs for each number of trials."""
    share: float = 0.0
    """How much of the work is done, 0 to 1."""
    results: dict[Square, Verdict] = field(default_factory=dict[Square, Verdict])
    """The proven result of every move under best play; unknown if it couldn't be proven."""
    exact: Values | None = None
    """The limit of the values; None if it can't be calculated."""
    note: str = ""
    """Why exact values are missing, if they are."""
    points: tuple[ConvergencePoint, ...] = ()
    """In increasing order of the number of trials; the last may be incomplete."""

    @property
    def done(self) -> int:
        """Return how many runs have chosen a move."""
        return sum(point.runs for point in self.points)

    @property
    def exact_losing(self) -> float | None:
        """Return the chance of a move proven to lose with infinitely many trials, if known."""
        best = self._best_at_limit()
        return sum(self.results[s] is Verdict.LOSS for s in best) / len(best) if best else None

    @property
    def exact_worse(self) -> float | None:
        """Return the chance of giving up the result with infinitely many trials, if known."""
        best = self._best_at_limit()
        return sum(_gives_up(self.results, s) for s in best) / len(best) if best else None

    def _best_at_limit(self) -> list[Square]:
        """Return the squares from which a move is chosen with infinitely many trials, if known."""
        if self.exact is None:
            return []
        known = [(round(v, 12), i) for i, v in enumerate(self.exact) if v is not None]
        best = [self.position.rules.square(i) for value, i in known if value == max(known)[0]]
        machine = self.player.make()
        takes_first = isinstance(machine, ForwardSampling) and not machine.random_ties
        return best[:1] if takes_first else best

    @property
    def scored_points(self) -> list[ConvergencePoint]:
        """Return the points that have scores; a point has none while they are determined."""
        return [point for point in self.points if any(v is not None for v in point.values)]

    def table(self) -> list[dict[str, object]]:
        """Return a row for each number of trials, with every legal square's score and its error."""
        rules = self.position.rules
        squares = [(rules.index(s), square_name(s)) for s in self.position.legal_squares]
        rows: list[dict[str, object]] = []
        for point in self.points:
            row = csv_row(CONVERGENCE_COLUMNS, point)
            for index, name in squares:
                row |= {f"score_{name}": point.values[index], f"error_{name}": point.errors[index]}
            rows.append(row)
        return rows

    def as_json(self) -> dict[str, object]:
        """Return the convergence as JSON values; infinite errors become None."""
        rules = self.position.rules
        size = rules.size
        results = [self.results.get(rules.square(i)) for i in range(rules.square_count)]
        return {
            "board": self.position.text,
            "to_move": self.position.to_move,
            "player": self.player.text,
            "seed": self.seed,
            "results": grid(results, size),
            "exact": None if self.exact is None else grid(self.exact, size),
            "exact_losing_chance": self.exact_losing,
            "note": self.note,
            "rows": [
                {
                    "scores": grid(point.values, size),
                    "standard_errors": grid([_finite(e) for e in point.errors], size),
                    **json_row(CONVERGENCE_COLUMNS, point),
                    "losing_chance": point.losing_chance,
                }
                for point in self.points
            ],
        }


def _finite(error: float | None) -> float | None:
    """Return a standard error for JSON; the infinite error of a single trial becomes None."""
    return error if error is not None and isfinite(error) else None


def check_convergence(player: PlayerSpec, trials: Sequence[int], runs: int) -> None:
    """Raise TttmcError for invalid arguments of `converge`."""
    _specs(player, trials)
    if not 1 <= runs <= MAX_RUNS:
        raise TttmcError(
            "the number of runs must be from 1 to {most}, not {runs}", most=MAX_RUNS, runs=runs
        )


def converge(
    position: Position, player: PlayerSpec, trials: Sequence[int], seed: int, runs: int = RUNS
) -> Iterator[Convergence]:
    """Yield the results so far every few milliseconds, and the complete results last.

    Run i at T trials uses a seed derived from (seed, T, i), so that all runs are
    independent. Raises TttmcError for a player without a number of trials, invalid or missing
    numbers of trials, or a number of runs out of range.
    """
    check_convergence(player, trials, runs)
    specs = _specs(player, trials)
    known = Convergence(position, player, seed, runs)
    for certain in _certain(known):
        known = certain
        yield known
    # The time of a run is roughly a constant plus a multiple of its trials.
    costs = [count + 1000 for count in sorted(specs)]
    done = 0.0
    for cost, (count, spec) in zip(costs, sorted(specs.items()), strict=True):
        share = (1 - _FIRST) * cost / sum(costs)
        points = known.points
        for point in _point(known, count, spec):
            part = min(0.999, _FIRST + done + share * point.runs / runs)
            known = replace(known, share=part, points=(*points, point))
            yield known
        done += share
    yield replace(known, share=1.0)


def _specs(player: PlayerSpec, trials: Sequence[int]) -> dict[int, PlayerSpec]:
    """Return the player with each of these numbers of trials."""
    machine = None if player.is_human else player.make()
    if isinstance(machine, MonteCarlo) and not machine.exact:
        name = "trials"
    elif isinstance(machine, ForwardSampling):
        name = "samples"
    else:
        raise TttmcError(
            "{player} has no number of trials to vary: choose mc or forward", player=player.text
        )
    if not trials:
        raise TttmcError("give at least one number of trials, such as 10,100,1000")
    return {count: player.with_value(name, count) for count in trials}


def _certain(known: Convergence) -> Iterator[Convergence]:
    """Yield the results so far while moves are proven and exact values are calculated."""
    solving = SolveJob(known.position)
    nodes = Perfect(SOLVER_NODES).nodes_for(known.position)
    while not solving.settled and solving.nodes < nodes:
        solving.advance(nodes - solving.nodes)
        yield known
    known = replace(known, results=solving.moves())
    if reason := _why_not_exact(known.position, known.player):
        yield replace(known, share=_FIRST, note=f"No exact values: {reason}.")
        return
    values: Values | None = None
    for found in _exact_values(known.position, known.player):
        values = found
        yield known
    assert values is not None  # the last one is the result
    yield replace(known, share=_FIRST, exact=values)


def _why_not_exact(position: Position, player: PlayerSpec) -> Text | None:
    """Return why the values in the limit can't be calculated, or None if they can."""
    if player.kind.name == "mc":
        return engine.why_not_exact(position)
    after = (position.play(square) for square in position.legal_squares)
    open_after = next((one for one in after if one.outcome is None), None)
    return None if open_after is None else engine.why_not_exact(open_after)


def _exact_values(position: Position, player: PlayerSpec) -> Iterator[Values | None]:
    """Yield None while calculating, and then the values in the limit."""
    machine = player.make()
    if isinstance(machine, MonteCarlo):
        job = ExactJob(position)
        for _ in job:
            yield None
        scores = job.result().scores(machine.weights.current, machine.weights.other)
        yield position.where_legal(scores)
        return
    assert isinstance(machine, ForwardSampling)
    values = dict[Square, float]()
    for square in position.legal_squares:
        after, side = position.play(square), position.to_move
        if (outcome := after.outcome) is not None:
            good = machine.worth_of(outcome, side)
        else:
            job = ExactJob(after)
            for _ in job:
                yield None
            found = job.result()
            good = found.losses + found.ties * machine.tie
        values[square] = good
    yield position.rules.on_squares(values)


def _point(known: Convergence, trials: int, spec: PlayerSpec) -> Iterator[ConvergencePoint]:
    """Yield the point for one number of trials after each step of its work."""
    position, machine = known.position, spec.make()
    none: Values = (None,) * position.rules.square_count
    point = ConvergencePoint(trials, none, none)
    last: Thought | None = None
    for thought in machine.think(position, known.seed):
        last = thought
        yield point
    assert last is not None  # a machine thinks at least once
    # A player that stops when it is sure has played fewer trials than it may.
    unit = last.trials if spec.kind.name == "mc" else 1
    values = tuple(None if v is None else v / unit for v in last.values)
    errors = tuple(None if e is None else e / unit for e in last.errors or none)
    point = replace(point, values=values, errors=errors)
    for run in range(known.runs):
        for thought in machine.think(position, derive_seed(known.seed, "run", trials, run)):
            if thought.move is not None:
                point = _counted(point, known.results, thought.move)
            yield point


def _counted(
    point: ConvergencePoint, results: dict[Square, Verdict], move: Square
) -> ConvergencePoint:
    """Return the point with one more run, which chose this move."""
    result = results[move]
    return replace(
        point,
        runs=point.runs + 1,
        losing=point.losing + (result is Verdict.LOSS),
        worse=point.worse + _gives_up(results, move),
        unproven=point.unproven + (result is Verdict.UNKNOWN),
    )


def _gives_up(results: dict[Square, Verdict], move: Square) -> bool:
    """Return whether a move is proven worse than another one."""
    ranks = {Verdict.LOSS: -1, Verdict.DRAW: 0, Verdict.WIN: 1}
    proven = [ranks[result] for result in results.values() if result in ranks]
    return results[move] in ranks and ranks[results[move]] < max(proven)
