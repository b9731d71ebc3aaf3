"""Many games for a learner: what it learns, and how seldom it comes to lose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from tttmc_app.core import Mark, Position, Rules, TttmcError, derive_seed
from tttmc_app.players import Blame, Learner, Player, PlayerSpec, default_spec
from tttmc_app.session import play_game

BLOCKS = 50
MAX_BLOCK = 1000
_STEP = 16
"""Games between two looks at whether to stop."""


@dataclass(frozen=True, slots=True)
class Training:
    """Say who is to learn, from whom and for how long."""

    textbook: Path
    games: int
    rules: Rules = field(default_factory=Rules)
    seed: int = 0
    opponent: PlayerSpec = field(default_factory=lambda: default_spec("random"))
    side: Mark | None = Mark.X
    """The learner's side; with None it changes sides after every game."""
    blame: Blame = Blame.LAST
    symmetry: bool = False

    @property
    def block(self) -> int:
        """Return how many games are written in one transaction and counted as one block."""
        return max(1, min(MAX_BLOCK, -(-self.games // BLOCKS)))


@dataclass(frozen=True, slots=True)
class TrainingScore:
    """Hold how far a training has come."""

    games: int = 0
    losses: int = 0
    mistakes: int = 0
    """In the textbook by now, from whatever games."""
    losses_per_block: tuple[int, ...] = ()
    """Of the blocks that are complete; the last may be shorter."""
    seconds: float = 0.0


def train(training: Training) -> Iterator[TrainingScore]:
    """Yield the score every few games; each block of them is written in one transaction.

    Whoever stops iterating keeps what was learnt until then. Game i plays from a seed derived
    from (seed, i). Raises TttmcError for fewer than one game, for a person as the opponent and
    for a file that is no textbook for these rules.
    """
    if training.games < 1:
        raise TttmcError(f"a training needs at least 1 game, not {training.games}")
    learner = Learner(str(training.textbook), training.blame, symmetry=training.symmetry)
    learner.keeps_blocks = True
    textbook = learner.textbook(training.rules)
    try:
        yield from _blocks(training, learner)
    finally:
        textbook.commit()
        textbook.close()


def _blocks(training: Training, learner: Learner) -> Iterator[TrainingScore]:
    textbook, opponent = learner.textbook(training.rules), training.opponent.make()
    begun = perf_counter()
    known = textbook.size  # also finds out at once whether the file will do
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
            seconds = perf_counter() - begun
            yield TrainingScore(games, losses, known + textbook.noted, per_block, seconds)


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
