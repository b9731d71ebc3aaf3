"""The study of how a position's scores converge as the number of trials grows, and its charts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from typing import Any, ClassVar

from tttmc_app.core import Position, Rules, Text, square_name
from tttmc_app.core.numbers import Number, fixed, grouped, percent, short_number, signed
from tttmc_app.core.symmetry import best_of_groups
from tttmc_app.engine import Verdict
from tttmc_app.experiments.chart import (
    SERIES_STYLES,
    AnyText,
    Axis,
    Chart,
    Curve,
    Ink,
    Key,
    Rule,
    RunChart,
    Spot,
)
from tttmc_app.experiments.columns import RunReport, Table, read_table
from tttmc_app.experiments.convergence import (
    CONVERGENCE_COLUMNS,
    MAX_RUNS,
    RUNS,
    Convergence,
    ConvergencePoint,
    Values,
    check_convergence,
    converge,
)
from tttmc_app.experiments.kept_values import read_cells, read_count, read_values
from tttmc_app.experiments.player_text import joined, name_without_count
from tttmc_app.experiments.recipe import Study
from tttmc_app.experiments.settings import (
    SEED,
    MachineSetting,
    NumbersSetting,
    ParameterSetting,
    PositionSetting,
    declare,
)
from tttmc_app.players import NumberParameter, PlayerSpec, default_spec

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
        """Check the player, the trials and the runs; see `converge`."""
        self.check_settings()
        object.__setattr__(self, "rules", self.position.rules)
        check_convergence(self.player, self.trials, self.runs)

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
        """Yield the results so far every few milliseconds; see `converge`."""
        return converge(self.position, self.player, self.trials, self.seed, self.runs)

    def read(self, results: Mapping[str, Any]) -> Convergence:
        """Return the convergence read from this JSON."""
        verdicts = read_cells(results["results"], self.rules)
        exact = results["exact"]
        return Convergence(
            self.position,
            self.player,
            self.seed,
            self.runs,
            share=1.0,
            results={
                self.rules.square(index): Verdict(str(value))
                for index, value in enumerate(verdicts)
                if value is not None
            },
            exact=None if exact is None else read_values(exact, self.rules),
            note=str(results["note"]),
            points=tuple(self._point(row) for row in results["rows"]),
        )

    def _point(self, row: Mapping[str, Any]) -> ConvergencePoint:
        values = read_values(row["scores"], self.rules)
        errors = read_values(row["standard_errors"], self.rules)
        return ConvergencePoint(
            read_count(row["trials"], max(self.trials)),
            values,
            tuple(
                inf if value is not None and error is None else error
                for value, error in zip(values, errors, strict=True)
            ),
            *(read_count(row[name], self.runs) for name in ("runs", "losing", "worse", "unproven")),
        )


def convergence_report(study: ConvergenceStudy, found: Convergence) -> RunReport:
    """Return what is said about a convergence: a row for each number of trials, and the limit."""
    position, player = study.position, name_without_count(study.player)
    words = "{player}, seed {seed}. {note}" if found.note else "{player}, seed {seed}."
    most = max((point.unproven for point in found.points), default=0)
    unproven = [Text("Up to %n run(s) chose a move without a proven result.", n=most)][:most]
    done, target = grouped(found.done), grouped(study.target)
    return RunReport(
        (study.player.text, Text("{side} to move", side=str(position.to_move)), position),
        (Table("convergenceTable", *_score_rows(found)),),
        (Text("Values: per trial ± standard error, of one run only."), *unproven),
        progress=Text("{done} of {target} moves chosen", done=done, target=target),
        outcome=Text(words, player=player, seed=found.seed, note=found.note),
    )


def _score_rows(found: Convergence) -> tuple[list[Text], list[list[AnyText]]]:
    """Return the counts, and the values of the squares that are best in the end."""
    points = [point for point in found.points if point.runs]
    headings, rows = read_table(CONVERGENCE_COLUMNS, points)
    values = found.exact or (points[-1].values if points else ())
    known = {index: value for index, value in enumerate(values) if value is not None}
    squares = sorted(known, key=lambda index: -known[index])[:CURVES]
    for index in squares:
        square = found.position.rules.square(index)
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
    """Standard errors; shorter than the values if not all are known."""
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
    xs = tuple(float(count) for count in trials)
    drawn: list[Curve] = []
    exact: dict[float, Rule] = {}
    keys: list[Key] = []
    spots: list[Spot] = []
    for number, curve in enumerate(curves):
        ink, dash, dot = SERIES_STYLES[number % len(SERIES_STYLES)]
        lows = tuple(v - e for v, e in zip(curve.values, curve.errors, strict=False))
        highs = tuple(v + e for v, e in zip(curve.values, curve.errors, strict=False))
        own = xs[: len(curve.values)]
        drawn.append(Curve(curve.name, own, curve.values, ink, dash, dot, lows, highs))
        if curve.exact is not None:
            value, rule = round(curve.exact, 9), Rule(curve.exact, curve.name, ink)
            shared = exact.get(value)
            exact[value] = Rule(value, joined([shared.name, curve.name])) if shared else rule
        keys.append(Key(curve.name, ink, dash=dash, dot=dot))
        spots += [
            Spot(x, value, _score_words(curve, place, words.at(round(x))))
            for place, (x, value) in enumerate(zip(own, curve.values, strict=True))
        ]
    return Chart(
        title,
        Axis(words.trials, is_log=True),
        Axis(words.value),
        curves=tuple(drawn),
        rules=tuple(exact.values()),
        spots=tuple(spots),
        keys=tuple(keys) if exact else (),  # otherwise the curves are named at their ends
        caption=_caption(tuple(exact.values()), note),
        empty=_EMPTY,
    )


_EMPTY = Text("Choose a position and numbers of trials, then press Start.")


def _caption(rules: Sequence[Rule], note: AnyText) -> Text:
    caption = Text("One run only. Bands: one standard error.")
    if rules:
        caption = Text("One run only. Bands: one standard error. Thin lines: exact values.")
    return Text("{caption} {note}", caption=caption, note=note) if note else caption


def _score_words(curve: ScoreCurve, place: int, trials: Text) -> Text:
    value = short_number(curve.values[place])
    if place < len(curve.errors):
        error = curve.errors[place]
        value = Number(f"{value} ± {short_number(error) if isfinite(error) else '∞'}")
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
    xs = tuple(float(point.trials) for point in points)
    ys = tuple(100 * point.worse_chance for point in points)
    lows = tuple(100 * point.worse_interval.low for point in points)
    highs = tuple(100 * point.worse_interval.high for point in points)
    most = max(highs, default=100.0)
    end = 100.0 if most > _HALF else _LEAST_END if most <= _LEAST_END else None
    caption = Text("Band: 95 % Wilson interval.")
    if limit is not None:
        caption = Text("Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.")
    return Chart(
        Text("Chance of a move that gives up the proven result"),
        Axis(words.trials, is_log=True),
        Axis(Text("share of the runs"), low=0, high=end, unit=" %"),
        curves=(Curve("", xs, ys, lows=lows, highs=highs),) if xs else (),
        # Translators: "limit" labels the value for infinitely many trials.
        rules=() if limit is None else (Rule(100 * limit, Text("limit"), Ink.MUTED),),
        spots=tuple(
            Spot(
                x,
                y,
                Text(
                    "{trials}: {chance} % ({low}–{high})",
                    trials=words.at(round(x)),
                    chance=fixed(y, 1),
                    low=fixed(low, 1),
                    high=fixed(high, 1),
                ),
            )
            for x, y, low, high in zip(xs, ys, lows, highs, strict=True)
        ),
        caption=caption,
        empty=_EMPTY,
    )


CONVERGENCE_CHARTS = (
    RunChart("convergenceScores", _study_scores, scores_chart(Text("Scores"), (), ())),
    RunChart("convergenceChance", _study_chance, chance_chart((), None)),
)
"""The charts of a study, from the top of its page."""


def _squares_shown(found: Convergence, points: Sequence[ConvergencePoint]) -> list[int]:
    """Return the best squares and the worst one, one from each group of symmetric squares."""
    shown = best_of_groups(found.position, _ranked_by(found, points)) if points else []
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
    groups = len(best_of_groups(found.position, values))
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
    return ScoreCurve(square_name(found.position.rules.square(index)), values, errors, exact)
