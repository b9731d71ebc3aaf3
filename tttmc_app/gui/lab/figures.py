"""Which charts a run's results are shown in."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from tttmc_app.core import Position, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments import Training, TrainingScore
from tttmc_app.experiments.chart import Chart
from tttmc_app.experiments.charts import (
    RatingRow,
    ResultRow,
    ScoreCurve,
    TimeRow,
    TimeSeries,
    chance_chart,
    convergence_chart,
    learning_chart,
    ratings_chart,
    results_chart,
    time_chart,
)
from tttmc_app.experiments.convergence import Convergence, ConvergencePoint
from tttmc_app.experiments.plan import Recipe, Summary
from tttmc_app.experiments.sweep import SweepPlan, SweepRow, SweepSummary
from tttmc_app.experiments.tournament import TournamentPlan, TournamentSummary
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import PlayerSpec, Value
from tttmc_app.players.parameter import SwitchParameter, format_value

_WRITTEN = 4
"""Squares along the largest board that a title writes out."""
CURVES = 4
"""Squares that a chart of scores shows at most."""
_COUNTS = ("trials", "samples", "simulations")


def charts_of(plan: Recipe, summary: Summary) -> tuple[Chart, ...]:
    """Return the charts of a run's results, the most telling first."""
    if isinstance(plan, SweepPlan) and isinstance(summary, SweepSummary):
        return sweep_charts(plan, summary)
    if isinstance(plan, TournamentPlan) and isinstance(summary, TournamentSummary):
        return (tournament_chart(plan, summary),)
    if isinstance(plan, Training) and isinstance(summary, TrainingScore):
        return (training_chart(plan, summary),)
    return convergence_charts(summary) if isinstance(summary, Convergence) else ()


def training_chart(training: Training, score: TrainingScore) -> Chart:
    """Return how a learner's losses became fewer."""
    title = f"Losses as it learns, {training.rules.describe()}"
    return learning_chart(title, score.losses_per_block, training.block, training.games)


def sweep_charts(plan: SweepPlan, summary: SweepSummary) -> tuple[Chart, Chart]:
    """Return the results and the times of a sweep."""
    parameter = plan.player.parameter(plan.parameter)
    varied = shown(parameter.label).lower()
    names = tuple(value_name(plan.player, plan.parameter, row.value) for row in summary.rows)
    results = results_chart(
        f"Results: {setting_text(plan)}",
        varied,
        [_result_row(name, row) for name, row in zip(names, summary.rows, strict=True)],
    )
    times = time_chart(
        "Time",
        varied,
        [
            TimeSeries("a game", tuple(map(_game_time, names, summary.rows))),
            TimeSeries("a move", tuple(map(_move_time, names, summary.rows))),
        ],
    )
    return results, times


def setting_text(plan: SweepPlan) -> str:
    """Return who plays whom on which board, in a few words."""
    label = shown(plan.player.kind.label)
    if plan.against is None:
        return f"{label} against itself, {plan.rules.describe()}"
    side = f" as {plan.side}" if plan.side else ""
    return f"{label}{side} against {short_name(plan.against)}, {plan.rules.describe()}"


def tournament_chart(plan: TournamentPlan, summary: TournamentSummary) -> Chart:
    """Return the ratings of a tournament."""
    rows = [
        RatingRow(
            short_name(plan.players[row.index]), row.rating, row.interval.low, row.interval.high
        )
        for row in summary.standings
        if row.games
    ]
    return ratings_chart("Ratings", rows)


def short_name(spec: PlayerSpec) -> str:
    """Return a player as a table calls it: its label, and how it differs from the usual."""
    settings = settings_text(spec, counted=False)
    label = shown(spec.kind.label)
    return f"{label} {settings}" if settings else label


def settings_text(spec: PlayerSpec, *, counted: bool = True) -> str:
    """Return how often a player tries, and what else is not as usual."""
    parts: list[str] = []
    pairs = zip(spec.kind.parameters, spec.values, strict=True)
    for place, (parameter, value) in enumerate(pairs):
        label = shown(parameter.label).lower()
        if place == 0 and parameter.name in _COUNTS and not isinstance(value, str):
            parts.append(f"{grouped(value)} {parameter.name}" if counted else grouped(value))
        elif value == parameter.default:
            continue
        elif isinstance(parameter, SwitchParameter):
            parts.append(parameter.sign or (label if value else f"not {label}"))
        else:
            parts.append(f"{label} {format_value(value)}")
    return ", ".join(parts)


def value_name(player: PlayerSpec, parameter: str, value: Value) -> str:
    """Return a parameter's value as a chart writes it."""
    described = player.parameter(parameter)
    if isinstance(described, SwitchParameter):
        return "on" if value else "off"
    if isinstance(value, int):
        return grouped(value)
    return format_value(value)


def _result_row(name: str, row: SweepRow) -> ResultRow:
    score = row.score
    intervals = (row.x_wins_interval, row.ties_interval, row.o_wins_interval)
    pairs = [(interval.low, interval.high) for interval in intervals]
    return ResultRow(name, (score.x_wins, score.ties, score.o_wins), (pairs[0], pairs[1], pairs[2]))


def _game_time(name: str, row: SweepRow) -> TimeRow:
    spread = row.score.seconds
    return TimeRow(_number(row.value), name, spread.mean, spread.deviation)


def _move_time(name: str, row: SweepRow) -> TimeRow:
    spread = row.move_times
    return TimeRow(_number(row.value), name, spread.mean, spread.deviation)


def _number(value: Value) -> float | None:
    return None if isinstance(value, bool | str) else float(value)


def convergence_charts(found: Convergence) -> tuple[Chart, Chart]:
    """Return the scores and the chance of a losing move against the number of trials."""
    points = [point for point in found.points if any(v is not None for v in point.values)]
    trials = [point.trials for point in points]
    counted = [point for point in points if point.runs]
    word = "samples a square" if found.player.kind.name == "forward" else "trials"
    shown = _squares_shown(found, points)
    scores = convergence_chart(
        f"Scores of {name_without_count(found.player)}, {_position_text(found.position)}",
        trials,
        [_score_curve(found, points, index) for index in shown],
        "the share that went well" if word != "trials" else "score a trial",
        word,
        _left_out_text(found, points, shown),
    )
    chance = chance_chart(
        "Chance of choosing a losing move",
        [point.trials for point in counted],
        [
            (point.losing_chance, (point.losing_interval.low, point.losing_interval.high))
            for point in counted
        ],
        found.exact_losing,
        word,
    )
    return scores, chance


def name_without_count(spec: PlayerSpec) -> str:
    """Return a player's name where the number of trials is what varies."""
    first = spec.kind.parameters[0]
    usual = spec.with_value(first.name, first.default)
    count = grouped(float(first.default)) if not isinstance(first.default, str) else ""
    return short_name(usual).replace(f" {count}", "", 1)


def _squares_shown(found: Convergence, points: Sequence[ConvergencePoint]) -> list[int]:
    """Return the best squares, of those that are worth exactly the same only the first."""
    if not points:
        return []
    values = found.exact or points[-1].values
    known = [(-value, index) for index, value in enumerate(values) if value is not None]
    shown: list[int] = []
    taken: set[float] = set()
    for value, index in sorted(known):
        if found.exact is None or round(value, 9) not in taken:
            taken.add(round(value, 9))
            shown.append(index)
    # The best, the worst, and as many of the next best as can be told apart.
    return shown if len(shown) <= CURVES else [*shown[: CURVES - 1], shown[-1]]


def _position_text(position: Position) -> str:
    """Return the position, or of a large board only who is to move."""
    size = position.rules.size
    board = position.text if size <= _WRITTEN else f"{size}×{size}"
    return f"{board}, {position.to_move} to move"


def _left_out_text(
    found: Convergence, points: Sequence[ConvergencePoint], shown: Sequence[int]
) -> str:
    """Return which squares have a curve, and why; empty where all have."""
    values = (found.exact or points[-1].values) if points else ()
    known = [value for value in values if value is not None]
    if len(shown) == len(known):
        return ""
    distinct = len({round(value, 9) for value in known}) if found.exact else len(known)
    which = f"the {CURVES - 1} best and the worst" if distinct > CURVES else ""
    equals = "one of those that are worth the same" if distinct < len(known) else ""
    told = ", and ".join(text for text in (which, equals) if text)
    return f"{len(shown)} of the {len(known)} empty squares: {told}."


def _score_curve(found: Convergence, points: Sequence[ConvergencePoint], index: int) -> ScoreCurve:
    rules = found.position.rules
    known = [
        (value, inf if error is None else error)
        for point in points
        if (value := point.values[index]) is not None
        for error in (point.errors[index],)
    ]
    values, errors = tuple(value for value, _ in known), tuple(error for _, error in known)
    exact = found.exact[index] if found.exact is not None else None
    return ScoreCurve(square_name(rules.square(index)), values, errors, exact)
