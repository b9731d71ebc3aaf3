"""How a position's scores converge with more trials, and how often a move gives up its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from math import inf, isfinite
from typing import ClassVar

from tttmc_app import engine
from tttmc_app.core import (
    Position,
    Rules,
    Square,
    Text,
    Thought,
    TttmcError,
    derive_seed,
    square_name,
)
from tttmc_app.core.json_reader import MAX_TEXT, Node
from tttmc_app.core.numbers import Number, fixed, grouped, percent, share_text, short_number, signed
from tttmc_app.core.symmetry import best_of_groups
from tttmc_app.engine import ExactJob, SolveJob, Verdict
from tttmc_app.experiments.chart import (
    SERIES_STYLES,
    AnyText,
    Axis,
    Chart,
    Curve,
    Ink,
    Point,
    Rule,
    RunChart,
    line_keys,
)
from tttmc_app.experiments.columns import (
    Column,
    RunReport,
    Table,
    counted,
    csv_row,
    json_row,
    read_table,
)
from tttmc_app.experiments.player_text import joined, name_without_count
from tttmc_app.experiments.recipe import MANY, Finding, Study, grid, read_cells, read_values
from tttmc_app.experiments.settings import (
    SEED,
    MachineSetting,
    NumbersSetting,
    ParameterSetting,
    PositionSetting,
    declare,
)
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.players import NumberParameter, PlayerSpec, default_spec
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


def _runs(point: ConvergencePoint) -> int:
    return point.runs


CONVERGENCE_COLUMNS: tuple[Column[ConvergencePoint], ...] = (
    Column(
        "trials",
        lambda point: point.trials,
        heading=Text("Trials"),
        texts=lambda points: [grouped(point.trials) for point in points],
    ),
    Column(
        "runs",
        _runs,
        "of a convergence: runs with this number of trials; each chose a move",
    ),
    *counted("losing", lambda point: point.losing, _runs, "runs that chose a move proven to lose"),
    *counted(
        "worse",
        lambda point: point.worse,
        _runs,
        "runs that chose a move that gives up the proven result: a win or a tie",
        Text("Gives up the result"),
    ),
    Column(
        "unproven", lambda point: point.unproven, "runs that chose a move without a proven result"
    ),
)
"""The columns of a convergence; those of the squares' values follow."""


@dataclass(frozen=True, slots=True)
class Convergence(Finding):
    """How a player's scores converge in a position: the results so far."""

    study: ConvergenceStudy
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
        best = [self.study.position.rules.square(i) for value, i in known if value == max(known)[0]]
        machine = self.study.player.make()
        takes_first = isinstance(machine, ForwardSampling) and not machine.random_ties
        return best[:1] if takes_first else best

    @property
    def scored_points(self) -> list[ConvergencePoint]:
        """Return the points that have scores; a point has none while they are determined."""
        return [point for point in self.points if any(v is not None for v in point.values)]

    def table(self) -> list[dict[str, object]]:
        """Return a row for each number of trials, with every legal square's score and its error."""
        rules = self.study.position.rules
        squares = [(rules.index(s), square_name(s)) for s in self.study.position.legal_squares]
        rows: list[dict[str, object]] = []
        for point in self.points:
            row = csv_row(CONVERGENCE_COLUMNS, point)
            for index, name in squares:
                row |= {f"score_{name}": point.values[index], f"error_{name}": point.errors[index]}
            rows.append(row)
        return rows

    def as_json(self) -> dict[str, object]:
        """Return the convergence as JSON values; infinite errors become None."""
        rules = self.study.position.rules
        size = rules.size
        results = [self.results.get(rules.square(i)) for i in range(rules.square_count)]
        return {
            "board": self.study.position.text,
            "to_move": self.study.position.to_move,
            "player": self.study.player.text,
            "seed": self.study.seed,
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
    position, player = known.study.position, known.study.player
    solving = SolveJob(position)
    nodes = Perfect(SOLVER_NODES).nodes_for(position)
    while not solving.settled and solving.nodes < nodes:
        solving.advance(nodes - solving.nodes)
        yield known
    known = replace(known, results=solving.moves())
    if reason := _why_not_exact(position, player):
        yield replace(known, share=_FIRST, note=f"No exact values: {reason}.")
        return
    values: Values | None = None
    for found in _exact_values(position, player):
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
    study, machine = known.study, spec.make()
    position = study.position
    none: Values = (None,) * position.rules.square_count
    point = ConvergencePoint(trials, none, none)
    last: Thought | None = None
    for thought in machine.think(position, study.seed):
        last = thought
        yield point
    assert last is not None  # a machine thinks at least once
    # A player that stops when it is sure has played fewer trials than it may.
    unit = last.trials if spec.kind.name == "mc" else 1
    values = tuple(None if v is None else v / unit for v in last.values)
    errors = tuple(None if e is None else e / unit for e in last.errors or none)
    point = replace(point, values=values, errors=errors)
    for run in range(study.runs):
        for thought in machine.think(position, derive_seed(study.seed, "run", trials, run)):
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


CURVES = 4
"""Maximum number of squares in a chart of scores."""
_WRITTEN = 4
"""Size of the largest board that a title spells out."""
_HALF = 50.0
"""In per cent; charts with a higher chance extend to 100 %."""
_LEAST_END = 10.0
"""In per cent; axes extend at least this far, or the interval of a chance of 0 would look large."""


@dataclass(frozen=True, slots=True)
class ConvergenceStudy(Study[Convergence]):
    """A position, a player and the numbers of trials at which its scores are measured."""

    kind: ClassVar[str] = "converge"

    position: Position = field(metadata=declare(PositionSetting()))
    player: PlayerSpec = field(
        default_factory=lambda: default_spec("mc"),
        metadata=declare(
            MachineSetting(
                option="--player",
                kinds=("mc", "forward"),
                label=Text("Player"),
                help=Text("The player that scores the squares."),
            )
        ),
    )
    trials: tuple[int, ...] = field(
        default=(10, 100, 1000, 10_000),
        metadata=declare(
            NumbersSetting(
                option="--trials",
                label=Text("Trials"),
                help=Text("Numbers of trials per move."),
            )
        ),
    )
    runs: int = field(
        default=RUNS,
        metadata=declare(
            ParameterSetting(
                option="--runs",
                parameter=NumberParameter(
                    "runs",
                    Text("Runs each"),
                    RUNS,
                    1,
                    MAX_RUNS,
                    Text("How often a move is chosen with each number of trials."),
                ),
            )
        ),
    )
    """Independent runs with each number of trials."""
    seed: int = field(default=0, metadata=SEED)
    rules: Rules = field(init=False)

    def __post_init__(self) -> None:
        """Check every setting, and that the player has numbers of trials."""
        self.check_settings()
        object.__setattr__(self, "rules", self.position.rules)
        _specs(self.player, self.trials)

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        return Text(
            "Convergence of {player} on {board}, {rules}",
            player=name_without_count(self.player),
            board=self.position.text,
            rules=self.rules.describe(),
        )

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the player."""
        return frozenset({self.player})

    @property
    def target(self) -> int:
        """Return how many moves are chosen in all."""
        return len(set(self.trials)) * self.runs

    def find(self) -> Iterator[Convergence]:
        """Yield the results so far every few milliseconds, and the complete results last.

        Run i at T trials uses a seed derived from (seed, T, i), so that all runs are independent.
        """
        specs, known = _specs(self.player, self.trials), Convergence(self)
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
                part = min(0.999, _FIRST + done + share * point.runs / self.runs)
                known = replace(known, share=part, points=(*points, point))
                yield known
            done += share
        yield replace(known, share=1.0)

    def read(self, results: Node) -> Convergence:
        """Return the convergence read from this JSON."""
        verdicts, exact = read_cells(results.get("results"), self.rules), results.get("exact")
        return Convergence(
            self,
            share=1.0,
            results={
                self.rules.square(index): cell.choice(Verdict)
                for index, cell in enumerate(verdicts)
                if not cell.is_null
            },
            exact=None if exact.is_null else read_values(exact, self.rules),
            note=results.get("note").text(MAX_TEXT),
            points=tuple(map(self._point, results.get("rows").items(MANY))),
        )

    def _point(self, row: Node) -> ConvergencePoint:
        values = read_values(row.get("scores"), self.rules)
        errors = read_values(row.get("standard_errors"), self.rules)
        counts = (row.get(name) for name in ("runs", "losing", "worse", "unproven"))
        return ConvergencePoint(
            row.get("trials").whole(0, max(self.trials)),
            values,
            tuple(
                inf if value is not None and error is None else error
                for value, error in zip(values, errors, strict=True)
            ),
            *(count.whole(0, self.runs) for count in counts),
        )


def convergence_report(study: ConvergenceStudy, found: Convergence) -> RunReport:
    """Return what is said about a convergence: a row for each number of trials, and the limit."""
    position, player = study.position, name_without_count(study.player)
    outcome = Text("{player}, seed {seed}.", player=player, seed=study.seed)
    if note := found.note:
        outcome = Text("{player}, seed {seed}. {note}", player=player, seed=study.seed, note=note)
    most = max((point.unproven for point in found.points), default=0)
    unproven = [Text("Up to %n run(s) chose a move without a proven result.", n=most)][:most]
    done, target = grouped(found.done), grouped(study.target)
    return RunReport(
        (study.player.text, Text("{side} to move", side=str(position.to_move)), position),
        (Table("convergenceTable", *_score_rows(found)),),
        (Text("Values: per trial ± standard error, of one run only."), *unproven),
        progress=Text("{done} of {target} moves chosen", done=done, target=target),
        outcome=outcome,
        answer=_answer(study, found),
    )


def _answer(study: ConvergenceStudy, found: Convergence) -> AnyText:
    """Return how many trials keep the proven result, or how often the most give it up."""
    played = [point for point in found.points if point.runs > point.unproven]
    if not played:
        return ""
    kept = [*takewhile(lambda point: not point.worse, reversed(played))]
    if kept:
        words = _trial_words(study).at(kept[-1].trials)
        return Text("From {trials} on, no move gives up the result", trials=words)
    return Text(
        "With {trials}, {share} of the moves give up the result",
        trials=_trial_words(study).at(played[-1].trials),
        share=share_text(played[-1].worse_chance),
    )


def _score_rows(found: Convergence) -> tuple[list[Text], list[list[AnyText]]]:
    """Return the counts, and the values of the squares that are best in the end."""
    points = [point for point in found.points if point.runs]
    headings, rows = read_table(CONVERGENCE_COLUMNS, points)
    values = found.exact or (points[-1].values if points else ())
    known = {index: value for index, value in enumerate(values) if value is not None}
    squares = sorted(known, key=lambda index: -known[index])[:CURVES]
    for index in squares:
        square = found.study.position.rules.square(index)
        result = _RESULTS[found.results[square]]
        headings.append(Text("{square} ({result})", square=square_name(square), result=result))
        for row, point in zip(rows, points, strict=True):
            row.append(_value_text(point.values[index], point.errors[index]))
    if found.exact and found.exact_worse is not None:
        exact = [signed(known[index], 4) for index in squares]
        rows.append(["∞", percent(found.exact_worse, 1), *exact])
    return headings, rows


def _value_text(value: float | None, error: float | None) -> str:
    if value is None or error is None:
        return "" if value is None else signed(value, 4)
    return f"{signed(value, 4)} ± {fixed(error, 4) if isfinite(error) else '∞'}"


_RESULTS = {
    Verdict.WIN: Text("win"),
    Verdict.DRAW: Text("tie"),
    Verdict.LOSS: Text("loss"),
    Verdict.UNKNOWN: Text("unknown"),
}


# Charts --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ScoreCurve:
    """A square's scores at each number of trials."""

    name: str
    """The square's name."""
    values: tuple[float, ...]
    errors: tuple[float, ...]
    """Their standard errors."""
    exact: float | None
    """The value in the limit of infinitely many trials, if known."""


@dataclass(frozen=True, slots=True)
class TrialWords:
    """The words that a chart uses for a player's trials and values."""

    trials: Text
    at: Callable[[int], Text]
    """Returns a number of trials in words."""
    value: Text


_TRIALS = TrialWords(
    Text("trials"), lambda count: Text("%n trial(s)", n=count), Text("score per trial")
)
_SAMPLES = TrialWords(
    Text("samples per square"),
    lambda count: Text("%n sample(s) per square", n=count),
    Text("share of games won"),
)


def _study_scores(study: ConvergenceStudy, found: Convergence) -> Chart:
    """Return a chart of the scores in a study's position."""
    points = found.scored_points
    shown = _squares_shown(found, points)
    title = Text(
        "Scores of {player}, {board}, {side} to move",
        player=name_without_count(study.player),
        board=_board_text(study.position),
        side=str(study.position.to_move),
    )
    return scores_chart(
        title,
        [point.trials for point in points],
        [_score_curve(found, points, index) for index in shown],
        _trial_words(study),
        _left_out(found, points, shown),
    )


def _study_chance(study: ConvergenceStudy, found: Convergence) -> Chart:
    """Return the chance of giving up the proven result in a study's position."""
    counted = [point for point in found.scored_points if point.runs]
    return chance_chart(counted, found.exact_worse, _trial_words(study))


def _trial_words(study: ConvergenceStudy) -> TrialWords:
    return _SAMPLES if study.player.kind.name == "forward" else _TRIALS


def scores_chart(
    title: Text,
    trials: Sequence[int],
    curves: Sequence[ScoreCurve],
    words: TrialWords = _TRIALS,
    note: AnyText = "",
) -> Chart:
    """Return a chart of each square's score against the trials, with exact values as lines.

    Squares with the same exact value share one line. `note` states which squares are left out.
    """
    drawn: list[Curve] = []
    exact: dict[float, Rule] = {}
    for number, curve in enumerate(curves):
        ink, dash, dot = SERIES_STYLES[number % len(SERIES_STYLES)]
        points = tuple(
            Point(
                count, value, _score_words(curve, value, e, words.at(count)), value - e, value + e
            )
            for count, value, e in zip(trials, curve.values, curve.errors, strict=False)
        )
        drawn.append(Curve(curve.name, points, ink, dash, dot))
        if curve.exact is not None:
            value, rule = round(curve.exact, 9), Rule(curve.exact, curve.name, ink)
            shared = exact.get(value)
            exact[value] = Rule(value, joined([shared.name, curve.name])) if shared else rule
    rules = tuple(exact.values())
    return Chart(
        title,
        Axis(words.trials, is_log=True),
        Axis(words.value),
        curves=tuple(drawn),
        rules=rules,
        keys=line_keys(drawn) if rules else (),  # otherwise the curves are named at their ends
        caption=_caption(rules, note),
        empty=_EMPTY,
    )


_EMPTY = Text("Choose a position and numbers of trials, then press Start.")


def _caption(rules: Sequence[Rule], note: AnyText) -> Text:
    caption = Text("One run only. Bands: error by chance (one standard error).")
    if rules:
        caption = Text(
            "One run only. Bands: error by chance (one standard error). Thin lines: exact values."
        )
    return Text("{caption} {note}", caption=caption, note=note) if note else caption


def _score_words(curve: ScoreCurve, found: float, error: float, trials: Text) -> Text:
    value = Number(f"{short_number(found)} ± {short_number(error) if isfinite(error) else '∞'}")
    if curve.exact is None:
        return Text("{square} at {trials}: {value}", square=curve.name, trials=trials, value=value)
    return Text(
        "{square} at {trials}: {value}\nexact: {exact}",
        square=curve.name,
        trials=trials,
        value=value,
        exact=short_number(curve.exact),
    )


def chance_chart(
    points: Sequence[ConvergencePoint], limit: float | None, words: TrialWords = _TRIALS
) -> Chart:
    """Return the chance of a move that gives up the proven result against the trials."""
    found: list[Point] = []
    for point in points:
        chance, held = 100 * point.worse_chance, point.worse_interval
        low, high = 100 * held.low, 100 * held.high
        text = Text(
            "{trials}: {chance} % ({low}–{high})",
            trials=words.at(point.trials),
            chance=fixed(chance, 1),
            low=fixed(low, 1),
            high=fixed(high, 1),
        )
        found.append(Point(float(point.trials), chance, text, low, high))
    most = max((high for point in found for high in point.interval), default=100.0)
    end = 100.0 if most > _HALF else _LEAST_END if most <= _LEAST_END else None
    caption = Text("Band: 95 % Wilson interval.")
    if limit is not None:
        caption = Text("Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.")
    return Chart(
        Text("Chance of a move that gives up the proven result"),
        Axis(words.trials, is_log=True),
        Axis(Text("share of the runs"), low=0, high=end, unit=" %"),
        curves=(Curve("", tuple(found)),),
        # Translators: "limit" labels the value for infinitely many trials.
        rules=() if limit is None else (Rule(100 * limit, Text("limit"), Ink.MUTED),),
        caption=caption,
        empty=_EMPTY,
    )


CONVERGENCE_CHARTS = (
    RunChart("convergenceScores", _study_scores),
    RunChart("convergenceChance", _study_chance),
)
"""The charts of a study, from the top of its page."""


def _squares_shown(found: Convergence, points: Sequence[ConvergencePoint]) -> list[int]:
    """Return the best squares and the worst one, one from each group of symmetric squares."""
    shown = best_of_groups(found.study.position, _ranked_by(found, points)) if points else []
    # More curves than this couldn't be told apart.
    return shown if len(shown) <= CURVES else [*shown[: CURVES - 1], shown[-1]]


def _ranked_by(found: Convergence, points: Sequence[ConvergencePoint]) -> Values:
    return found.exact or points[-1].values


def _board_text(position: Position) -> str:
    """Return the board as text, or just its size if it is large."""
    size = position.rules.size
    return position.text if size <= _WRITTEN else f"{size}×{size}"


def _left_out(
    found: Convergence, points: Sequence[ConvergencePoint], shown: Sequence[int]
) -> AnyText:
    """Return a note saying which squares have a curve, and why; empty if all of them do."""
    values = _ranked_by(found, points) if points else ()
    known = sum(value is not None for value in values)
    if len(shown) == known:
        return ""
    groups = len(best_of_groups(found.study.position, values))
    counts = {"shown": len(shown), "count": known, "best": CURVES - 1}
    if groups <= CURVES:
        return Text(
            "{shown} of the {count} empty squares: one from each group of symmetric squares.",
            **counts,
        )
    if groups == known:
        return Text(
            "{shown} of the {count} empty squares: the {best} best and the worst.",
            **counts,
        )
    return Text(
        "{shown} of the {count} empty squares: the {best} best and the worst, one from each group "
        "of symmetric squares.",
        **counts,
    )


def _score_curve(found: Convergence, points: Sequence[ConvergencePoint], index: int) -> ScoreCurve:
    known = [
        (value, inf if error is None else error)
        for point in points
        if (value := point.values[index]) is not None
        for error in (point.errors[index],)
    ]
    values, errors = tuple(value for value, _ in known), tuple(error for _, error in known)
    exact = found.exact[index] if found.exact is not None else None
    return ScoreCurve(square_name(found.study.position.rules.square(index)), values, errors, exact)
