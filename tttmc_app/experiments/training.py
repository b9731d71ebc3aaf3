"""Training: a learner plays many games and learns from its losses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar

from tttmc_app.core import Mark, Position, Rules, Text, derive_seed
from tttmc_app.core.json_reader import Node
from tttmc_app.core.numbers import Number, grouped
from tttmc_app.experiments.chart import Axis, Bar, Chart, Ink, Point, RunChart, unseen
from tttmc_app.experiments.columns import Column, RunReport, csv_row
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.recipe import MANY, Finding, Study
from tttmc_app.experiments.settings import (
    RULES,
    SEED,
    MachineSetting,
    ParameterSetting,
    Setting,
    declare,
    games_setting,
    side_setting,
)
from tttmc_app.players import Player, PlayerSpec, default_spec
from tttmc_app.players.learner import Blame, Learner
from tttmc_app.session import play_game

BLOCKS = 50
MAX_BLOCK = 1000
_STEP = 16
"""Games between two opportunities to stop."""


def _of_learner(name: str, kind: Callable[[Any], Any] | None = None) -> Setting:
    """Return the setting that is one of the learner's own parameters."""
    parameter = default_spec("learner").parameter(name)
    widget = f"-{name}"
    return ParameterSetting(option=f"--{name}", widget=widget, parameter=parameter, kind=kind)


@dataclass(frozen=True, slots=True)
class Training(Study["TrainingScore"]):
    """Games of a learner against an opponent; raises TttmcError if the rules don't allow it."""

    kind: ClassVar[str] = "train"

    textbook: Path = field(metadata=declare(_of_learner("textbook", kind=Path)))
    games: int = field(
        default=10_000,
        metadata=declare(games_setting(Text("Games"), Text("Number of games to play."))),
    )
    rules: Rules = field(default_factory=Rules, metadata=RULES)
    seed: int = field(default=0, metadata=SEED)
    opponent: PlayerSpec = field(
        default_factory=lambda: default_spec("random"),
        metadata=declare(MachineSetting(option="--opponent", label=Text("Opponent"))),
    )
    side: Mark | None = field(
        default=Mark.X,
        metadata=declare(side_setting(Text("The side that the learner plays."))),
    )
    """The learner's side; None alternates sides."""
    blame: Blame = field(default=Blame.LAST, metadata=declare(_of_learner("blame", kind=Blame)))
    symmetry: bool = field(default=False, metadata=declare(_of_learner("symmetry")))

    def __post_init__(self) -> None:
        """Check every setting, and that the rules allow the opponent."""
        self.check_settings()
        self.opponent.check_for(self.rules)

    @property
    def block(self) -> int:
        """Return how many games are written in one transaction and counted as one block."""
        return max(1, min(MAX_BLOCK, -(-self.games // BLOCKS)))

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        opponent, rules = short_name(self.opponent), self.rules.describe()
        return Text("Learning against {opponent}, {rules}", opponent=opponent, rules=rules)

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the opponent and a learner, whichever textbook it has."""
        return frozenset({self.opponent, default_spec("learner")})

    @property
    def target(self) -> int:
        """Return the number of games."""
        return self.games

    def find(self) -> Iterator[TrainingScore]:
        """Train, and yield the score every few games; see `train`."""
        return train(self)

    def read(self, results: Node) -> TrainingScore:
        """Return the score read from this JSON."""
        games = results.get("games").whole(0, self.games)
        blocks = results.get("losses_per_block").items(self.games)
        return TrainingScore(
            games,
            results.get("losses").whole(0, self.games),
            results.get("mistakes").whole(0, MANY),
            tuple(lost.whole(0, self.games) for lost in blocks),
            results.get("seconds").number(0, MANY),
            results.get("block").whole(1, MANY),
            games / self.games,
        )


@dataclass(frozen=True, slots=True)
class TrainingScore(Finding):
    """The results of training so far."""

    games: int = 0
    losses: int = 0
    mistakes: int = 0
    """Mistakes in the textbook, including those from earlier games."""
    losses_per_block: tuple[int, ...] = ()
    """Losses in each complete block; the last block may be shorter."""
    seconds: float = 0.0
    block: int = 1
    """Games in a block."""
    share: float = 0.0

    @property
    def done(self) -> int:
        """Return how many games have been played."""
        return self.games

    def table(self) -> list[dict[str, object]]:
        """Return a row for each block: the games up to its end, and the losses in it."""
        blocks = enumerate(self.losses_per_block, start=1)
        rows = [(min(self.games, self.block * number), lost) for number, lost in blocks]
        return [csv_row(TRAINING_COLUMNS, row) for row in rows]

    def as_json(self) -> dict[str, object]:
        """Return all results as JSON values."""
        return {
            "games": self.games,
            "losses": self.losses,
            "mistakes": self.mistakes,
            "losses_per_block": self.losses_per_block,
            "block": self.block,
            "seconds": self.seconds,
        }


TRAINING_COLUMNS: tuple[Column[tuple[int, int]], ...] = (
    Column("games", lambda row: row[0], "of a training: games up to the end of a block"),
    Column("losses", lambda row: row[1], "of a training: losses in that block"),
)


def training_report(training: Training, score: TrainingScore) -> RunReport:
    """Return what is said about a training: losses and mistakes; why losses may continue."""
    counts = Text(
        "Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.",
        games=grouped(score.games),
        rules=training.rules.describe(),
        losses=grouped(score.losses),
        mistakes=grouped(score.mistakes),
    )
    blocks = score.losses_per_block
    per_block = Text(
        "Losses per {games} games: {losses}.",
        games=grouped(training.block),
        losses=Number(" ".join(map(grouped, blocks))),
    )
    goes_on = Text(
        "Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns "
        "from it."
    )
    is_over = score.done >= training.games and training.blame is Blame.LAST and any(blocks[-1:])
    return RunReport(
        (f"against {training.opponent.text}, with {training.textbook}",),
        notes=(per_block,) if len(blocks) > 1 else (),
        progress=counts,
        outcome=Text("{counts} {goes_on}", counts=counts, goes_on=goes_on) if is_over else counts,
        answer=Text(
            "From {first} to {last} losses per {games} games",
            first=grouped(blocks[0]),
            last=grouped(blocks[-1]),
            games=grouped(training.block),
        )
        if len(blocks) > 1
        else "",
    )


def train(training: Training) -> Iterator[TrainingScore]:
    """Yield the score every few games; each block of games is written in one transaction.

    Everything learnt stays saved when the caller stops iterating. Game i plays from a seed derived
    from (seed, i). Raises TttmcError for a file that isn't a textbook for these rules.
    """
    learner = Learner(str(training.textbook), training.blame, symmetry=training.symmetry)
    learner.keeps_blocks = True
    textbook = learner.textbook(training.rules)
    try:
        with closing(training.opponent.make()) as opponent:
            yield from _blocks(training, learner, opponent)
    finally:
        textbook.commit()
        textbook.close()


def _blocks(training: Training, learner: Learner, opponent: Player) -> Iterator[TrainingScore]:
    textbook = learner.textbook(training.rules)
    started = perf_counter()
    known = textbook.size  # fails at once if the file isn't a textbook
    start, losses, in_block = Position.start(training.rules), 0, 0
    per_block: tuple[int, ...] = ()
    for number in range(training.games):
        lost = _is_lost(training, start, learner, opponent, number)
        losses += lost
        in_block += lost
        games = number + 1
        ends = games % training.block == 0 or games == training.games
        if ends:
            textbook.commit()
            known = textbook.size
            per_block += (in_block,)
            in_block = 0
        if ends or games % _STEP == 0:
            seconds = perf_counter() - started
            mistakes = known + textbook.noted
            done = games / training.games
            yield TrainingScore(games, losses, mistakes, per_block, seconds, training.block, done)


def _is_lost(
    training: Training, start: Position, learner: Learner, opponent: Player, number: int
) -> bool:
    """Play one game and return whether the learner lost it."""
    side = training.side or (Mark.X, Mark.O)[number % 2]
    players = (learner, opponent) if side is Mark.X else (opponent, learner)
    seed = derive_seed(training.seed, "game", number)
    record = play_game(start, players, ("learner", "opponent"), seed)
    result = record.result
    return result is not None and result.winner is side.other


def _training_losses(training: Training, score: TrainingScore) -> Chart:
    """Return the losses in each block of games."""
    title = Text("Losses during training, {rules}", rules=training.rules.describe())
    return losses_chart(title, score.losses_per_block, training.block, training.games)


def losses_chart(title: Text, losses: Sequence[int], block: int, games: int) -> Chart:
    """Return the losses in each block of games."""
    blocks = max(1, -(-games // block))
    lost = Text("losses per {games} games", games=grouped(block)) if block > 1 else Text("losses")
    bars: list[Bar] = []
    points: list[Point] = []
    for number, count in enumerate(losses):
        start, end = number * block, min(games, (number + 1) * block)
        middle, width = (start + end) / 2, max(0.2, (end - start) * 0.86)
        bars.append(Bar(middle, 0, count, Ink.FIRST, width=width))
        words = Text(
            "games {first}–{last}: {lost} lost",
            first=grouped(start + 1),
            last=grouped(end),
            lost=count,
        )
        points.append(Point(middle, count, words))
    return Chart(
        title,
        Axis(Text("games"), low=0, high=float(block * min(blocks, _scale(len(losses))))),
        Axis(lost, low=0, is_whole=True),
        bars=tuple(bars),
        curves=(unseen(points),),
        empty=Text("Press Train: each block of games adds a bar here."),
    )


def _scale(blocks: int) -> int:
    """Return how many blocks an axis shows: there is room for more, but these stay easy to see."""
    return 1 << max(3, blocks.bit_length())


TRAINING_CHARTS = (RunChart("lossCurve", _training_losses),)
"""The charts of training, from the top of its page."""
