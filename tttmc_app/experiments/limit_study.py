"""The run that finds a player's limits: what makes it, and reads what it found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from tttmc_app.core import (
    EXACT_SCORES,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Thought,
)
from tttmc_app.experiments.limits import (
    EXACT_RATES,
    RESULTS,
    LimitPosition,
    Limits,
    SideLimits,
    check_limits,
    find_limits,
    limit_name,
)
from tttmc_app.experiments.plan import Settings, Study
from tttmc_app.players import MonteCarlo, PlayerSpec, parse_spec


@dataclass(frozen=True, slots=True)
class LimitsStudy(Study):
    """Say whose limits are to be found on which board."""

    command_name: ClassVar[str] = "limits"
    counted: ClassVar[str] = "positions"

    player: PlayerSpec
    rules: Rules
    seed: int = 0
    """Nothing is random here."""

    def __post_init__(self) -> None:
        """Refuse what has no limits: see `check_limits`."""
        check_limits(self.player, self.rules)

    @property
    def title(self) -> str:
        """Return what a list calls the run unless somebody names it."""
        return f"{limit_name(self.player)} in the limit, {self.rules.describe()}"

    @property
    def wanted(self) -> int:
        """Return 0: only when all is found it is known how many positions there are."""
        return 0

    def settings(self) -> Settings:
        """Return what it is made from, as JSON holds it."""
        return {"player": self.player.text, **self.rules.settings()}

    @classmethod
    def from_settings(cls, settings: Settings) -> LimitsStudy:
        """Return the study with these settings; raise TttmcError where they make none."""
        return cls(parse_spec(str(settings["player"])), Rules.from_settings(settings))

    def words(self) -> list[str]:
        """Return the arguments of the command that repeats the run."""
        return ["limits", limit_name(self.player), *self.rules.words()]

    def find(self) -> Iterator[Limits]:
        """Yield the share done, and at last what was found; see `find_limits`."""
        return find_limits(self.player, self.rules)

    def read(self, results: Mapping[str, Any]) -> Limits:
        """Return the limits that gave this JSON."""
        return Limits(
            self.player,
            self.rules,
            1.0,
            int(results["position_count"]),
            self._position(results["opening"]),
            self._side(Mark.X, results["as_x"]),
            self._side(Mark.O, results["as_o"]),
        )

    def _side(self, side: Mark, kept: Mapping[str, Any]) -> SideLimits:
        return SideLimits(
            side,
            float(kept["lost_to_best_reply"]),
            _squares(kept["line"]),
            int(kept["reached"]),
            int(kept["elsewhere"]),
            tuple(map(self._position, kept["positions"])),
        )

    def _position(self, kept: Mapping[str, Any]) -> LimitPosition:
        values = {word: value for value, word in RESULTS.items()}
        position = Position.parse(str(kept["board"]), self.rules, str(kept["to_move"]))
        return LimitPosition(
            position,
            self._thought(position, kept),
            tuple(
                None if word is None else values[word] for row in kept["results"] for word in row
            ),
            bool(kept["reached"]),
            float(kept["lost_to_best_reply"]),
            _squares(kept["reply"]),
        )

    def _thought(self, position: Position, kept: Mapping[str, Any]) -> Thought:
        machine = self.player.make()
        weights = machine.weights if isinstance(machine, MonteCarlo) else None
        return Thought(
            Meaning.RATE if weights is None else Meaning.SCORE,
            position.to_move,
            tuple(value for row in kept["scores"] for value in row),
            None,
            _squares(kept["best"]),
            0,
            None,
            0,
            weights=weights,
            note=EXACT_RATES if weights is None else EXACT_SCORES,
            share=1.0,
        )


def _squares(kept: Sequence[Sequence[int]]) -> tuple[Square, ...]:
    return tuple(cast("Square", tuple(square)) for square in kept)
