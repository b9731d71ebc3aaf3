"""The study of what a player does in the limit of infinitely many trials."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from tttmc_app.core import (
    EXACT_SCORES,
    Mark,
    Meaning,
    Position,
    Rules,
    Text,
    Thought,
    TttmcError,
)
from tttmc_app.core.json_reader import MAX_TEXT, Node
from tttmc_app.experiments.limits import (
    EXACT_RATES,
    LISTED,
    RESULTS,
    LimitPosition,
    Limits,
    SideLimits,
    limit_name,
)
from tttmc_app.experiments.player_text import name_without_count
from tttmc_app.experiments.recipe import MANY, Study, read_cells, read_squares, read_values
from tttmc_app.experiments.settings import RULES, MachineSetting, declare
from tttmc_app.players import PlayerSpec
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.monte_carlo import MonteCarlo

MAX_SIZE = 4


@dataclass(frozen=True, slots=True)
class LimitsStudy(Study[Limits]):
    """A player and a board.

    For Monte Carlo the weights matter; for forward sampling, the value of a tie and the choice
    among equals. Numbers of trials are ignored. Raises TttmcError for other players and larger
    boards.
    """

    kind: ClassVar[str] = "limits"

    player: PlayerSpec = field(
        metadata=declare(
            MachineSetting(option="player", kinds=("mc", "forward"), label=Text("Player"))
        )
    )
    rules: Rules = field(metadata=RULES)
    seed: int = 0
    """Not used: nothing is random here."""

    def __post_init__(self) -> None:
        """Check the player and the board."""
        self.check_settings()
        machine = self.player.make()
        if not isinstance(machine, MonteCarlo | ForwardSampling):
            raise TttmcError(
                "{player} has no limit for infinitely many trials: choose mc or forward",
                player=self.player.kind.name,
            )
        if self.rules.size > MAX_SIZE:
            raise TttmcError(
                "limits need every position, which takes too long on {size}×{size}: choose a "
                "board up to {most}×{most}",
                size=self.rules.size,
                most=MAX_SIZE,
            )

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        player, rules = name_without_count(self.player), self.rules.describe()
        return Text("Limits of {player}, {rules}", player=player, rules=rules)

    @property
    def participants(self) -> frozenset[PlayerSpec]:
        """Return the player."""
        return frozenset({self.player})

    @property
    def target(self) -> int:
        """Return 0: the number of positions is known only at the end."""
        return 0

    def words(self) -> list[str]:
        """Return the arguments of the command that repeats the run."""
        return ["limits", limit_name(self.player), *self.rules.words()]

    def find(self) -> Iterator[Limits]:
        """Yield the progress every few milliseconds, and the complete results last."""
        from tttmc_app.experiments.limit_search import search_limits  # imports numpy

        return search_limits(self.player, self.rules)

    def read(self, results: Node) -> Limits:
        """Return the limits read from this JSON."""
        return Limits(
            self.player,
            self.rules,
            1.0,
            results.get("position_count").whole(0, MANY),
            self._position(results.get("opening")),
            self._side(Mark.X, results.get("as_x")),
            self._side(Mark.O, results.get("as_o")),
        )

    def _side(self, side: Mark, kept: Node) -> SideLimits:
        return SideLimits(
            side,
            kept.get("lost_to_best_reply").number(0, 1),
            read_squares(kept.get("line"), self.rules),
            kept.get("reached").whole(0, MANY),
            kept.get("elsewhere").whole(0, MANY),
            tuple(map(self._position, kept.get("positions").items(2 * LISTED))),
        )

    def _position(self, kept: Node) -> LimitPosition:
        values = {word: value for value, word in RESULTS.items()}
        board, mover = kept.get("board").text(MAX_TEXT), kept.get("to_move").choice(Mark)
        position = Position.parse(board, self.rules, mover)
        return LimitPosition(
            position,
            self._thought(position, kept),
            tuple(
                None if cell.is_null else values[cell.text(MAX_TEXT)]
                for cell in read_cells(kept.get("results"), self.rules)
            ),
            kept.get("reached").flag(),
            kept.get("lost_to_best_reply").number(0, 1),
            read_squares(kept.get("reply"), self.rules),
        )

    def _thought(self, position: Position, kept: Node) -> Thought:
        machine = self.player.make()
        weights = machine.weights if isinstance(machine, MonteCarlo) else None
        return Thought(
            Meaning.RATE if weights is None else Meaning.SCORE,
            position.to_move,
            read_values(kept.get("scores"), self.rules),
            best=read_squares(kept.get("best"), self.rules),
            weights=weights,
            note=EXACT_RATES if weights is None else EXACT_SCORES,
            share=1.0,
        )
