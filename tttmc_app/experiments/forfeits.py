"""What is told of the games that players lost by breaking the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from tttmc_app.experiments.sweep import SweepSummary
from tttmc_app.experiments.tournament import TournamentSummary
from tttmc_app.players.parameter import format_value

Forfeits: TypeAlias = tuple[str, int, str]
"""Who, how many games, and why in the first of them."""


def sweep_forfeits(summary: SweepSummary, player: str, opponent: str | None) -> Iterator[Forfeits]:
    """Yield who forfeited games with which value; X and O where a player meets itself."""
    names = (player, opponent) if opponent else ("X", "O")
    for row in summary.rows:
        value = f"{summary.parameter}={format_value(row.value)}"
        counts = (row.own.x_forfeits, row.own.x_why), (row.own.o_forfeits, row.own.o_why)
        for name, (count, why) in zip(names, counts, strict=True):
            yield f"{value}: {name}", count, why.reason if why else ""


def tournament_forfeits(summary: TournamentSummary) -> Iterator[Forfeits]:
    """Yield which player forfeited games."""
    for row in summary.standings:
        yield row.player, row.forfeits, row.forfeit_reason


def forfeit_lines(found: Iterable[Forfeits]) -> list[str]:
    """Return a line each for those who did forfeit."""
    return [
        f"{who} forfeited {'1 game' if count == 1 else f'{count:,} games, the first'}: {reason}"
        for who, count, reason in found
        if count
    ]
