"""Lessons: a question to answer first, then an experiment with the real players as a check.

An experiment is a small run that yields its progress.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path
from random import Random
from statistics import NormalDist
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any, NamedTuple

from tttmc_app import engine
from tttmc_app.analysis.breakdown import breakdown
from tttmc_app.analysis.facts import PositionFacts, proven_now
from tttmc_app.analysis.textbook_view import detail_of, open_view
from tttmc_app.core import (
    GameRecord,
    Mark,
    Position,
    Rules,
    Square,
    Tally,
    Text,
    Thought,
    Weights,
    derive_seed,
    thought_of_expectation,
    thought_of_tally,
)
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import grouped, percent, percents, significant
from tttmc_app.players import Player, parse_spec
from tttmc_app.players.learner import Learner

_RUNS = 200
_STEP = 20
"""Runs between two progress reports."""
_MOMENTS = 60
"""The most moments of an experiment that are kept to be watched."""


class Lesson(NamedTuple):
    """One lesson; its texts are translated like all others."""

    name: str
    """The file's name without its suffix."""
    title: Text
    intro: Text
    question: Text
    options: tuple[Text, ...]
    """The answers to choose from; if there are none, the answer is a square on the board."""
    values: tuple[float, ...]
    """The number that each option stands for, if the one nearest to a measured number is right."""
    measure: str
    """The name of the experiment, in `MEASURES`."""
    conclusion: str
    """What the experiment showed, with placeholders for its figures."""
    lab: str
    """The page of the lab for exploring the question further."""
    position: Position

    def concluded(self, finding: Finding) -> Text:
        """Return what the experiment showed."""
        return Text(self.conclusion, **finding.figures)

    def is_right(self, answer: object, finding: Finding) -> bool:
        """Return whether an answer (an option's number or a square) matches the measurement."""
        return answer in self.right_answers(finding)

    def right_answers(self, finding: Finding) -> tuple[object, ...]:
        """Return the numbers of the options, or the squares, that turned out to be right."""
        if finding.value is None or not self.values:
            return finding.right
        away = [abs(value - finding.value) for value in self.values]
        return (away.index(min(away)),)

    def run(self) -> Steps:
        """Run the experiment: yield the share of the work done, and finally the finding."""
        yield from MEASURES[self.measure](self.position)


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the order of their file names."""
    folder = files("tttmc_app.resources") / "lessons"
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.is_file()}
    return tuple(
        _lesson(name.removesuffix(".toml"), tomllib.loads(texts[name]))
        for name in sorted(texts)
        if name.endswith(".toml")
    )


def _lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    place = data["position"]
    size = place["board"].count("/") + 1
    rules = Rules(size, place.get("line"), bool(place.get("reverse", False)))
    finished = bool(place.get("finished", False))
    return Lesson(
        name,
        Text(data["title"]),
        Text(data["intro"]),
        Text(data["question"]),
        tuple(Text(option) for option in data.get("options", ())),
        tuple(float(value) for value in data.get("values", ())),
        data["measure"],
        data["conclusion"],
        data["lab"],
        Position.parse(place["board"], rules, finished=finished),
    )


class Moment(NamedTuple):
    """One moment of an experiment: a position on the board, and the tally so far."""

    board: Position
    number: int = 0
    """How many games, trials or runs have been counted."""
    tally: float | None = None
    series: int = 0
    """Which of the experiment's series is counted."""
    thought: Thought | None = None
    hits: int = 0
    """How many of them are what the tally is a share of."""


class Watched(NamedTuple):
    """What there is to watch of an experiment."""

    moments: tuple[Moment, ...]
    tally: Text | None = None
    """What the tally is; None if nothing is tallied."""
    counted: Text = Text("games")
    is_log: bool = False
    """Whether the numbers of what is counted are evenly spaced on a logarithmic scale."""
    series: tuple[Text, ...] = ()
    """The names of the series, if there are several."""
    unit: str = " %"
    is_guessed: bool = False
    """Whether the tally has the unit of the lesson's values, between which you choose."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of an experiment."""

    figures: Mapping[str, object]
    """The figures, keyed by the names of their placeholders in the conclusion."""
    right: tuple[object, ...] = ()
    """The numbers of the right options, or the right squares."""
    value: float | None = None
    """The measured number; the option nearest to it is right."""
    thought: Thought | None = field(default=None, compare=False)
    """What to show on the board."""
    position: Position | None = None
    """The position to show it on, if not the lesson's."""
    facts: PositionFacts | None = field(default=None, compare=False)
    """What is proven about the position shown, if that matters here."""
    watched: Watched = field(kw_only=True, compare=False)


Steps = Generator[float | Finding, None, None]


def share_of_wins(position: Position) -> Steps:
    """Count how random games from a position end."""
    trials, rng = 10_000, Random(1)
    moments = [
        Moment(_random_game(position, rng), n, 100 * engine.sample(position, n, seed=1).wins / n)
        for n in _growing(trials)
    ]
    tally = engine.sample(position, trials, seed=1)
    exact = engine.exact(position)
    counts = (tally.wins, tally.ties, tally.losses)
    wins, ties, losses = percents([count / trials for count in counts])
    yield Finding(
        {
            "trials": grouped(trials),
            "wins": wins,
            "ties": ties,
            "losses": losses,
            "exact": percent(exact.wins),
        },
        value=100 * exact.wins,
        thought=thought_of_tally(position, tally, Weights(), trials, 1),
        watched=Watched(
            tuple(moments), Text("X's wins"), Text("trials"), is_log=True, is_guessed=True
        ),
    )


def gains_of_a_trial(position: Position) -> Steps:
    """Score one finished trial for one side, and add up the centre's score over many trials."""
    rules, outcome = position.rules, position.outcome
    winner = Mark.X if outcome is None or outcome.winner is None else outcome.winner
    mine, theirs = (position.x, position.o) if winner is Mark.X else (position.o, position.x)
    nothing = (0,) * rules.square_count
    held = [tuple(side >> i & 1 for i in range(rules.square_count)) for side in (mine, theirs)]
    scores = Tally(1, 0, 0, held[0], held[1], nothing, nothing).scores()
    gaining = tuple(rules.square(i) for i, score in enumerate(scores) if score > 0)
    losing = tuple(rules.square(i) for i, score in enumerate(scores) if score < 0)
    trials, centre = 1000, rules.square_count // 2
    start = Position.start(rules)
    tally = engine.sample(start, trials, seed=1)
    found = breakdown(tally, Weights(), centre, start.to_move)
    figures: dict[str, object] = {
        "gaining": square_names(gaining),
        "losing": square_names(losing),
        "trials": grouped(trials),
        "square": square_names((rules.square(centre),)),
        "sum": grouped(found.points),
        "score": significant(found.per_trial, 3),
    }
    keys = ("won_mine", "won_theirs", "lost_mine", "lost_theirs")
    counts = {key: grouped(term.trials) for key, term in zip(keys, found.terms, strict=False)}
    thought = thought_of_tally(start, tally, Weights(), trials, 1)
    rng = Random(1)
    watched = Watched(tuple(Moment(_random_game(start, rng)) for _ in range(_MOMENTS)))
    yield Finding(
        {**figures, **counts}, right=gaining, thought=thought, position=start, watched=watched
    )


def weights_and_threats(position: Position) -> Steps:
    """Score the same trials with several pairs of weights, and find which pairs miss a threat."""
    trials = 20_000
    tally = engine.sample(position, trials, seed=1)
    pairs = ((1, 1), (1, 0), (0, 1), (1, 2), (2, 1))
    thoughts = [thought_of_tally(position, tally, Weights(*pair), trials, 1) for pair in pairs]
    figures: dict[str, object] = {
        f"best{own}{other}": square_names(thought.best)
        for (own, other), thought in zip(pairs, thoughts, strict=True)
    }
    asked = thoughts[:4]  # the lesson's options
    losing = tuple(i for i, thought in enumerate(asked) if _wins_next(position, thought.best[0]))
    # Score = own weight * mine - opponent's weight * theirs: both squares tie at this ratio.
    exact = engine.exact(position)
    held, conceded = exact.scores(1, 0), exact.scores(0, 1)
    attack, defence = (position.rules.index(thoughts[pair].best[0]) for pair in (1, 0))
    ratio = (conceded[defence] - conceded[attack]) / (held[attack] - held[defence])
    figures |= {"trials": grouped(trials), "ratio": significant(ratio, 2)}
    yield Finding(figures, losing, thought=thoughts[0], watched=_scores_growing(position, trials))


def ties_and_trials(position: Position) -> Steps:
    """Let Monte Carlo play itself with few and with many trials."""
    games = 60
    ties: list[int] = []
    seconds: list[float] = []
    moments: list[Moment] = []
    counts = (5, 1000)
    for number, trials in enumerate(counts):
        machine = parse_spec(f"mc:trials={trials},current=1,other=1").make()
        play(position, (machine, machine), 0)  # what is done only once takes no part in the times
        tied, began = 0, thread_time()
        for game in range(games):
            record = play(position, (machine, machine), derive_seed(game, trials))
            tied += record.result is not None and record.result.winner is None
            moments.append(Moment(record.position, game + 1, 100 * tied / (game + 1), number))
            if game % _STEP == 0:
                yield (number + game / games) / 2
        ties.append(tied)
        seconds.append(thread_time() - began)
    right = 1 if abs(ties[1] - ties[0]) <= games // 10 else 0 if ties[1] > ties[0] else 2
    yield Finding(
        {
            "few": ties[0],
            "many": ties[1],
            "games": games,
            "times": significant(seconds[1] / max(seconds[0], 1e-9), 2),
        },
        right=(right,),
        watched=Watched(_some(moments), Text("Ties"), series=_trials_texts(counts)),
    )


def losing_moves(position: Position) -> Steps:
    """Count how often Monte Carlo chooses a losing square with few and with many trials."""
    counts: list[int] = []
    moments: list[Moment] = []
    efforts = (10, 5000)
    for number, trials in enumerate(efforts):
        machine = parse_spec(f"mc:trials={trials},current=1,other=1").make()
        for done, moment in enumerate(_choices(position, machine, _RUNS, number)):
            moments.append(moment)
            if done % _STEP == 0:
                yield (number + done / _RUNS) / 2
        counts.append(moments[-1].hits)
    limit = _exact(position)
    facts = proven_now(position)
    losing = [square for square in position.legal_squares if facts.result(square) == -1]
    trap, second, *_, last = sorted(
        position.legal_squares,
        key=lambda square: limit.values[position.rules.index(square)] or 0.0,
        reverse=True,
    )
    change = counts[1] - counts[0]
    right = 1 if abs(change) <= _RUNS // 20 else 2 if change > 0 else 0
    figures = {
        "few": counts[0],
        "many": counts[1],
        "runs": _RUNS,
        "losing": square_names(losing),
        "limit": square_names((trap,)),
        "second": square_names((second,)),
        "last": square_names((last,)),
    }
    watched = Watched(_some(moments), _LOSING, Text("runs"), series=_trials_texts(efforts))
    yield Finding(figures, right=(right,), thought=limit, facts=facts, watched=watched)


def worst_square(position: Position) -> Steps:
    """Find the square with the lowest exact score, and the moves that are proven not to lose."""
    thought = _exact(position)
    lowest = min(value for value in thought.values if value is not None)
    worst = tuple(
        position.rules.square(i)
        for i, value in enumerate(thought.values)
        if value is not None and value <= lowest + 1e-12
    )
    facts = proven_now(position)
    holding = tuple(square for square, pair in facts.bounds.items() if pair[0] >= 0)
    figures = {
        "worst": square_names(worst),
        "score": significant(lowest, 2),
        "best": square_names(thought.best),
        "holds": square_names(holding),
    }
    # Show one of the equal squares as played: "equal best" would hide that all of them lose.
    shown = replace(thought, best=thought.best[:1])
    watched = _scores_growing(position, 10_000)
    yield Finding(figures, right=worst, thought=shown, facts=facts, watched=watched)


def ahead_with_few_trials(position: Position) -> Steps:
    """Count how often the centre's score is above the corner's."""
    rules = position.rules
    centre, corner = rules.square_count // 2, 0
    ahead: list[int] = []
    moments: list[Moment] = []
    for number, trials in enumerate((10, 100, 1000)):
        count = 0
        for run in range(_RUNS):
            tally = engine.sample(position, trials, derive_seed(run, trials))
            scores = tally.scores()
            count += scores[centre] > scores[corner]
            if not number:
                thought = thought_of_tally(position, tally, Weights(), trials, run)
                share = 100 * count / (run + 1)
                moments.append(Moment(position, run + 1, share, thought=thought))
        ahead.append(count)
        yield (number + 1) / 3
    *_, last = parse_spec("mc:trials=100000,current=1,other=1,sure=95").make().think(position, 1)
    figures = {
        "few": ahead[0],
        "more": ahead[1],
        "many": ahead[2],
        "runs": _RUNS,
        "needed": grouped(last.trials),
    }
    exact = _exact(position)
    watched = Watched(_some(moments), Text("Centre ahead"), Text("runs"), is_guessed=True)
    yield Finding(figures, value=100 * ahead[0] / _RUNS, thought=exact, watched=watched)


def learner_losses(position: Position) -> Steps:
    """Train a learner with an empty textbook against random moves."""
    games, ends = 1000, 200
    other = parse_spec("random").make()
    lost: list[bool] = []
    moments: list[Moment] = []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "lesson.textbook"
        learner = Learner(str(path))
        learner.keeps_blocks = True
        try:
            for game in range(games):
                record = play(position, (learner, other), game)
                learner.finished(record, Mark.X)
                lost.append(record.result is not None and record.result.winner is Mark.O)
                newest = lost[-ends:]
                moments.append(Moment(record.position, game + 1, 100 * sum(newest) / len(newest)))
                if game % _STEP == 0:
                    yield game / games
            learner.textbook(position.rules).commit()
            opened = open_view(path)
            entry = detail_of(path, opened.newest[0])
        finally:
            learner.textbook(position.rules).close()
    first, last = sum(lost[:ends]), sum(lost[-ends:])
    right = 1 if abs(first - last) <= ends // 20 else 0 if last < first else 2
    figures = {
        "first": first,
        "last": last,
        "mistakes": grouped(opened.size),
        "entry": square_names((entry.mistake.square,)),
    }
    place = entry.mistake.position
    watched = Watched(_some(moments), Text("Losses in the newest 200 games"))
    yield Finding(figures, (right,), thought=entry.thought, position=place, watched=watched)


def tree_search_needs(position: Position) -> Steps:
    """Find how few simulations are enough for tree search never to choose a losing square."""
    runs, tried, wrong = 40, 10, 0
    moments = [*_choices(position, parse_spec("mc:trials=1000").make(), runs)]
    sampling, series = moments[-1].hits, [Text("Monte Carlo")]
    for number, tried in enumerate((10, 100, 1000, 10_000), start=1):
        machine = parse_spec(f"tree:simulations={tried}").make()
        moments += _choices(position, machine, runs, number)
        wrong = moments[-1].hits
        series.append(Text("%n simulation(s)", n=tried))
        yield 0.5
        if not wrong:
            break
    figures = {"simulations": grouped(tried), "wrong": wrong, "sampling": sampling}
    watched = Watched(_some(moments), _LOSING, Text("runs"), series=tuple(series))
    yield Finding(figures, value=float(tried), watched=watched)


def rule_of_three(position: Position) -> Steps:
    """Let Monte Carlo play 400 games against random moves, and bound its chance of losing.

    Then show a position where the same player loses against best play.
    """
    games = 400
    machine = parse_spec("mc:trials=1000,current=1,other=2").make()
    machines = (machine, parse_spec("random").make())
    losses = 0
    moments: list[Moment] = []
    for game in range(games):
        record = play(position, machines, game)
        losses += record.result is not None and record.result.winner is Mark.O
        if game >= _STEP:  # the bound after fewer games would dwarf the others
            moments.append(Moment(record.position, game + 1, 1 - 0.05 ** (1 / (game + 1))))
        if game % _STEP == 0:
            yield game / games
    bound = 1 - 0.05 ** (1 / games)
    square = NormalDist().inv_cdf(0.975) ** 2  # for the end of Wilson's interval of 0 in n
    trap = Position.parse("X../.O./..X", Rules(3))
    *_, thought = machine.think(trap, derive_seed(0, "lesson"))
    figures = {
        "bound": percent(bound, 2),
        "two_sided": percent(square / (games + square), 2),
        "losses": losses,
        "games": games,
        "wrong": [*_choices(trap, machine, _RUNS)][-1].hits,
        "runs": _RUNS,
    }
    bounds = Watched(_some(moments), Text("Losses still possible"), unit="", is_guessed=True)
    facts = proven_now(trap)
    yield Finding(figures, value=bound, thought=thought, position=trap, facts=facts, watched=bounds)


MEASURES: Mapping[str, Callable[[Position], Steps]] = {
    measure.__name__.replace("_", "-"): measure
    for measure in (
        share_of_wins,
        gains_of_a_trial,
        weights_and_threats,
        ties_and_trials,
        losing_moves,
        worst_square,
        ahead_with_few_trials,
        learner_losses,
        tree_search_needs,
        rule_of_three,
    )
}
"""The experiments by name."""


def play(start: Position, machines: tuple[Player, Player], seed: int) -> GameRecord:
    """Return a game between two machines; the seeds of their moves derive from this seed."""
    record = GameRecord.begin(start, ("x", "o"), seed)
    while record.result is None:
        position = record.position
        machine = machines[position.to_move is Mark.O]
        *_, last = machine.think(position, derive_seed(seed, len(record.moves)))
        if last.move is None:
            break
        record = record.play(last.move)
    return record


def _exact(position: Position) -> Thought:
    """Return the exact scores, with weights of 1."""
    return thought_of_expectation(position, engine.exact(position), Weights(), 0)


def _wins_next(position: Position, square: Square) -> bool:
    """Return whether the opponent can win at once after a move."""
    after = position.play(square)
    outcomes = (after.play(reply).outcome for reply in after.legal_squares)
    return any(outcome and outcome.winner is after.to_move for outcome in outcomes)


_LOSING = Text("Losing moves")


def _choices(
    position: Position, machine: Player, runs: int, series: int = 0
) -> Generator[Moment, None, None]:
    """Yield what a machine chooses in each run, and the share of squares proven to lose so far."""
    facts, wrong = proven_now(position), 0
    for run in range(runs):
        *_, last = machine.think(position, derive_seed(run, "lesson"))
        if last.move is not None:
            wrong += facts.result(last.move) == -1
            share = 100 * wrong / (run + 1)
            yield Moment(position.play(last.move), run + 1, share, series, hits=wrong)


def _random_game(position: Position, rng: Random) -> Position:
    """Return the last position of a random game."""
    while position.outcome is None:
        position = position.play(rng.choice(position.legal_squares))
    return position


def _scores_growing(position: Position, trials: int) -> Watched:
    """Return the scores with weights of 1 after more and more trials."""
    samples = ((n, engine.sample(position, n, seed=1)) for n in _growing(trials))
    return Watched(
        tuple(
            Moment(position, n, thought=thought_of_tally(position, tally, Weights(), n, 1))
            for n, tally in samples
        )
    )


def _growing(most: int) -> list[int]:
    """Return growing numbers up to the largest, about evenly on a logarithmic scale."""
    return sorted({round(most ** (step / _MOMENTS)) for step in range(1, _MOMENTS + 1)})


def _some(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return some moments, evenly spaced, with the last one."""
    step = max(1, len(moments) // _MOMENTS)
    return tuple(moments[len(moments) - 1 :: -step][::-1])


def _trials_texts(counts: Sequence[int]) -> tuple[Text, ...]:
    return tuple(Text("%n trial(s)", n=count) for count in counts)
