"""Two runs side by side: what differs, and by how much it might."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from tttmc_app.core import TttmcError
from tttmc_app.experiments.plan import Score, Summary
from tttmc_app.experiments.statistics import Interval, difference_interval
from tttmc_app.experiments.sweep import SweepSummary
from tttmc_app.experiments.tournament import TournamentSummary
from tttmc_app.players.parameter import format_value


@dataclass(frozen=True, slots=True)
class Difference:
    """Hold one measure in both runs."""

    name: str
    """Of the row: a sweep's value, or a tournament's player."""
    measure: str
    """What is compared: the share of X wins, ties or O wins, or a rating."""
    one: float
    two: float
    interval: Interval
    """95 %, of `two` less `one`."""
    is_share: bool

    @property
    def texts(self) -> list[str]:
        """Return both, the difference and its interval, as people read them."""
        scale, unit = (100.0, " %") if self.is_share else (1.0, "")
        low, high = scale * self.interval.low, scale * self.interval.high
        return [
            f"{scale * self.one:.0f}{unit}",
            f"{scale * self.two:.0f}{unit}",
            f"{scale * (self.two - self.one):+.0f}",
            f"{low:+.0f} to {high:+.0f}",
        ]

    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""
        return {
            "name": self.name,
            "measure": self.measure,
            "values": [self.one, self.two],
            "difference": self.two - self.one,
            "interval": [self.interval.low, self.interval.high],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """Hold what two kept runs have in common, and by how much it differs."""

    runs: tuple[int, int]
    """Their numbers."""
    rows: tuple[Difference, ...]

    @classmethod
    def of(cls, one: int, first: Summary, two: int, second: Summary) -> Comparison:
        """Compare two runs; raise TttmcError where they have nothing in common."""
        return cls((one, two), tuple(compare(first, second)))

    def as_json(self) -> dict[str, object]:
        """Return all of it as JSON holds it."""
        return {"runs": list(self.runs), "rows": [row.as_json() for row in self.rows]}

    def table(self) -> list[dict[str, object]]:
        """Return a row a difference, all with the same keys: what CSV holds."""
        one, two = self.runs
        return [
            {
                "name": row.name,
                "measure": row.measure,
                "first_run": one,
                "first": row.one,
                "second_run": two,
                "second": row.two,
                "difference": row.two - row.one,
                "difference_low": row.interval.low,
                "difference_high": row.interval.high,
            }
            for row in self.rows
        ]


def compare(one: Summary, two: Summary) -> list[Difference]:
    """Return what both runs have, compared; raise TttmcError where they have nothing in common.

    The runs are taken to be independent: with other seeds, or other settings.
    """
    found: list[Difference] = []
    if isinstance(one, SweepSummary) and isinstance(two, SweepSummary):
        found = _sweeps(one, two)
    elif isinstance(one, TournamentSummary) and isinstance(two, TournamentSummary):
        found = _tournaments(one, two)
    if not found:
        raise TttmcError("these runs have no row in common that could be compared")
    return found


def _sweeps(one: SweepSummary, two: SweepSummary) -> list[Difference]:
    if one.parameter != two.parameter:
        return []
    others = {row.value: row.score for row in two.rows}
    return [
        difference
        for row in one.rows
        if row.value in others
        for difference in _shares(format_value(row.value), row.score, others[row.value])
    ]


def _shares(name: str, one: Score, two: Score) -> list[Difference]:
    if not (one.games and two.games):
        return []
    counts = (
        ("X wins", one.x_wins, two.x_wins),
        ("ties", one.ties, two.ties),
        ("O wins", one.o_wins, two.o_wins),
    )
    return [
        Difference(
            name,
            measure,
            first / one.games,
            second / two.games,
            difference_interval(first, one.games, second, two.games),
            is_share=True,
        )
        for measure, first, second in counts
    ]


def _tournaments(one: TournamentSummary, two: TournamentSummary) -> list[Difference]:
    others = {row.player: row for row in two.standings}
    found: list[Difference] = []
    for row in one.standings:
        if (other := others.get(row.player)) is not None:
            gap = other.rating - row.rating
            halves = [(i.high - i.low) / 2 for i in (row.interval, other.interval)]
            half = sqrt(sum(width * width for width in halves))
            interval = Interval(gap - half, gap + half)
            found.append(
                Difference(row.player, "rating", row.rating, other.rating, interval, is_share=False)
            )
    return found
