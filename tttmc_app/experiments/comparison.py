"""Differences between two runs, with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from tttmc_app.core import Text
from tttmc_app.core.numbers import difference_texts, fixed, share_text, with_sign
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.pairs import Strength
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Interval, difference_interval, wilson_interval


class Measure(StrEnum):
    """A compared quantity, named as in CSV and JSON."""

    X_WINS = "X wins"
    TIES = "ties"
    O_WINS = "O wins"
    WINS = "wins"
    LOSSES = "losses"
    RATING = "rating"
    SCORE = "score"
    ELO = "elo"

    @property
    def label(self) -> Text:
        """Return the displayed name."""
        return _LABELS[self]

    def named(self, *, by_player: bool) -> Measure:
        """Return the measure, or what it is if a player's wins and losses are counted."""
        return BY_PLAYER.get(self, self) if by_player else self


SHARES = (Measure.TIES, Measure.X_WINS, Measure.O_WINS)
"""The measures of two runs' games that the user can choose from."""
BY_PLAYER: Mapping[Measure, Measure] = {
    Measure.X_WINS: Measure.WINS,
    Measure.O_WINS: Measure.LOSSES,
}
"""The names of the shares if a player's wins and losses are counted, whichever side it plays."""
_LABELS: Mapping[Measure, Text] = {
    Measure.X_WINS: Text("X wins"),
    Measure.TIES: Text("ties"),
    Measure.O_WINS: Text("O wins"),
    Measure.WINS: Text("wins"),
    Measure.LOSSES: Text("losses"),
    Measure.RATING: Text("rating"),
    Measure.SCORE: Text("score"),
    Measure.ELO: Text("Elo difference"),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One measure compared between two runs."""

    name: str
    """The row: a value of a sweep, or a player in a tournament."""
    measure: Measure
    one: float
    two: float
    interval: Interval
    """The 95 % interval for `two` minus `one`."""
    label: AnyText = ""
    """The row's name in words, if it differs from `name`."""

    @property
    def is_share(self) -> bool:
        """Return whether the values are shares, from 0 to 1."""
        return self.measure not in (Measure.RATING, Measure.ELO)

    @property
    def texts(self) -> tuple[AnyText, ...]:
        """Return both values, the difference and its interval as text."""
        gap, low, high = self.two - self.one, self.interval.low, self.interval.high
        if not self.is_share:
            values = (fixed(self.one, 0), fixed(self.two, 0))
            gaps = tuple(with_sign(value, 0) for value in (gap, low, high))
        else:
            values = (share_text(self.one), share_text(self.two))
            gaps = difference_texts(gap, low, high)
        return (*values, gaps[0], Text("{low} to {high}", low=gaps[1], high=gaps[2]))

    def as_json(self) -> dict[str, object]:
        """Return the difference as JSON values."""
        return {
            "name": self.name,
            "measure": self.measure.value,
            "values": [self.one, self.two],
            "difference": self.two - self.one,
            "interval": [self.interval.low, self.interval.high],
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rows that two saved runs share, and how much they differ.

    The runs are assumed to be independent, with different seeds or different settings.
    """

    runs: tuple[int, int]
    """The runs' numbers."""
    rows: tuple[Difference, ...]
    same_games: bool = False
    """Whether both runs play the same games, so that nothing but their times can differ."""

    @property
    def texts(self) -> tuple[list[AnyText], list[list[AnyText]]]:
        """Return the headings and the rows of the table that terminal and window show."""
        has_shares = any(row.is_share for row in self.rows)
        headings: list[AnyText] = [
            Text("Value") if has_shares else Text("Player"),
            Text("Measure"),
            *(Text("Run {number}", number=run) for run in self.runs),
            Text("Difference"),
            Text("95 %"),
        ]
        rows = [[row.label or row.name, row.measure.label, *row.texts] for row in self.rows]
        return headings, rows

    def as_json(self) -> dict[str, object]:
        """Return the comparison as JSON values."""
        rows = [row.as_json() for row in self.rows]
        return {"runs": list(self.runs), "rows": rows, "same_games": self.same_games}

    def table(self) -> list[dict[str, object]]:
        """Return a row for each difference, all with the same keys, for CSV."""
        one, two = self.runs
        return [
            {
                "name": row.name,
                "measure": row.measure.value,
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


def strength_differences(name: str, one: Strength, two: Strength) -> Iterator[Difference]:
    """Yield how scores differ, and Elo points if both sides have them with their errors."""
    interval = difference_interval(one.score, one.interval, two.score, two.interval)
    yield Difference(name, Measure.SCORE, one.score, two.score, interval)
    if one.elo is None or two.elo is None or one.elo_interval is None or two.elo_interval is None:
        return
    interval = difference_interval(one.elo, one.elo_interval, two.elo, two.elo_interval)
    yield Difference(name, Measure.ELO, one.elo, two.elo, interval)


def share_differences(
    name: str, one: Score, two: Score, *, by_player: bool = False
) -> list[Difference]:
    """Return how the shares of X wins, ties and O wins differ; nothing if a score has no games.

    With `by_player`, X means the player, whichever side it plays.
    """
    if not (one.games and two.games):
        return []
    counts = (
        (Measure.X_WINS, one.x_wins, two.x_wins),
        (Measure.TIES, one.ties, two.ties),
        (Measure.O_WINS, one.o_wins, two.o_wins),
    )
    return [
        Difference(
            name,
            measure.named(by_player=by_player),
            first / one.games,
            second / two.games,
            difference_interval(
                first / one.games,
                wilson_interval(first, one.games),
                second / two.games,
                wilson_interval(second, two.games),
            ),
        )
        for measure, first, second in counts
    ]
