"""Sweeps: how a player's games end as one of its parameters changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from tttmc_app.core import Mark, Rules, Text, TttmcError, derive_seed
from tttmc_app.core.numbers import grouped
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.experiments.chart import AnyText
from tttmc_app.experiments.columns import (
    Column,
    RunReport,
    Table,
    csv_row,
    json_row,
    read_table,
    share_texts,
    time_texts,
)
from tttmc_app.experiments.comparison import Difference, share_differences
from tttmc_app.experiments.games import Pairing
from tttmc_app.experiments.player_text import name_without, short_name, value_name
from tttmc_app.experiments.recipe import Plan, Summary
from tttmc_app.experiments.score import Forfeits, Score
from tttmc_app.experiments.settings import (
    MAX_GAMES,
    RULES,
    SEED,
    MachineSetting,
    Setting,
    SettingError,
    VariedSetting,
    declare,
    games_setting,
    naming,
    side_setting,
)
from tttmc_app.experiments.statistics import Histogram, Spread, wilson_interval
from tttmc_app.players import Parameter, PlayerSpec, Value, default_spec
from tttmc_app.players.parameter import format_value, join_settings

TRIALS = (5, 10, 50, 100, 500, 1000, 5000)
"""The default values of a sweep over the number of trials."""
MAX_VALUES = 1000


@dataclass(frozen=True, slots=True)
class SweepPlan(Plan["SweepSummary"]):
    """Games played by one player with each of several values of one of its parameters.

    Raises TttmcError if there are no values or games, a value is invalid, a player is human, or the
    rules don't allow one.
    """

    kind: ClassVar[str] = "sweep"

    player: PlayerSpec = field(
        default_factory=lambda: default_spec("mc"),
        metadata=declare(MachineSetting(option="--player", label=Text("Measured player"))),
    )
    parameter: str = field(
        default="trials",
        metadata=declare(
            Setting(label=Text("Parameter"), help=Text("The parameter that takes several values."))
        ),
    )
    """The name of the parameter that changes."""
    values: tuple[Value, ...] = field(
        default=TRIALS,
        metadata=declare(VariedSetting(option="--vary", widget="Values", label=Text("Values"))),
    )
    against: PlayerSpec | None = field(
        default=None,
        metadata=declare(
            MachineSetting(
                option="--against",
                widget="Opponent",
                label=Text("Plays against"),
                help=Text("Against itself, both sides use the value."),
                is_optional=True,
            )
        ),
    )
    """The opponent; if None, the player plays itself, and both sides have the value."""
    side: Mark | None = field(
        default=Mark.X,
        metadata=declare(side_setting(Text("The side that the measured player plays."))),
    )
    """The player's side against an opponent; None makes it X in the first half of the games."""
    games_each: int = field(
        default=100,
        metadata=declare(
            games_setting(Text("Games per value"), Text("Number of games with each value."))
        ),
    )
    """Games with each value."""
    rules: Rules = field(default_factory=Rules, metadata=RULES)
    seed: int = field(default=0, metadata=SEED)

    def __post_init__(self) -> None:
        """Check every setting, and those that depend on others."""
        self.check_settings()
        described = self.player.parameter(self.parameter)
        empty = SweepRow(0, "", Score(), Score(), Spread(), Histogram())
        if self.parameter in csv_row(SWEEP_COLUMNS, empty) | json_row(SWEEP_COLUMNS, empty):
            raise TttmcError(
                "{name} can't be varied: it is also the name of a result", name=self.parameter
            )
        with naming("values"):
            checked = self._checked_values(described)
        object.__setattr__(self, "values", checked)
        # This value is never used: sweeps that differ only in it are the same.
        neutral = self.player.with_value(self.parameter, described.default)
        object.__setattr__(self, "player", neutral)
        for each in self.players if self.against is None else (*self.players, self.against):
            each.check_for(self.rules)
        if self.games_each * len(self.values) > MAX_GAMES:
            raise SettingError(
                "games_each",
                "a sweep plays from 1 game per value to {most} in all, not {count} per value",
                most=grouped(MAX_GAMES),
                count=self.games_each,
            )

    def _checked_values(self, described: Parameter) -> tuple[Value, ...]:
        """Return the values as the parameter has them; raise TttmcError if one is impossible."""
        if not self.values:
            raise TttmcError(
                "a sweep needs values, such as {name}={form}",
                name=self.parameter,
                form=described.form,
            )
        if len(self.values) > MAX_VALUES:
            raise TttmcError(
                "a sweep has at most {most} values, not {count}",
                most=MAX_VALUES,
                count=len(self.values),
            )
        checked = tuple(described.check(value) for value in self.values)
        for n, value in enumerate(checked):
            if value in checked[:n]:
                raise TttmcError(
                    "{name}={value} is given twice: give each value once",
                    name=self.parameter,
                    value=format_value(value),
                )
        return checked

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        player = name_without(self.player, self.parameter)
        varied, rules = self.player.parameter(self.parameter).label, self.rules.describe()
        if self.against is None:
            return Text("{varied} of {player}, {rules}", varied=varied, player=player, rules=rules)
        return Text(
            "{varied} of {player} against {opponent}, {rules}",
            varied=varied,
            player=player,
            opponent=short_name(self.against),
            rules=rules,
        )

    @property
    def players(self) -> tuple[PlayerSpec, ...]:
        """Return the player with each of the values."""
        return tuple(self.player.with_value(self.parameter, value) for value in self.values)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return one pairing per value, or two if the player changes sides.

        A value's seed doesn't depend on the other values of the sweep.
        """
        pairings: list[Pairing] = []
        for row, (value, player) in enumerate(zip(self.values, self.players, strict=True)):
            seed = derive_seed(self.seed, self.parameter, format_value(value))
            other, as_x = self.against or player, self._games_as_x
            if as_x:
                pairings.append(Pairing(player, other, as_x, derive_seed(seed, "X"), row))
            if as_x < self.games_each:
                as_o = self.games_each - as_x
                pairings.append(Pairing(other, player, as_o, derive_seed(seed, "O"), row))
        return tuple(pairings)

    @property
    def _games_as_x(self) -> int:
        """Return how many of the games with a value the player plays as X; they come first."""
        if self.against is None or self.side is Mark.X:
            return self.games_each
        return 0 if self.side is Mark.O else (self.games_each + 1) // 2

    def summary(self, scores: tuple[Score, ...], uncounted: int = 0) -> SweepSummary:
        """Return the rows, given the scores of the pairings."""
        del uncounted  # every game counts
        played: list[list[Score]] = [[] for _ in self.values]
        for pairing, score in zip(self.pairings, scores, strict=True):
            played[pairing.row].append(score)
        rows = zip(self.values, self.players, played, strict=True)
        by_player = self.against is not None and self.side is not Mark.X
        return SweepSummary(self.parameter, tuple(self._row(*row) for row in rows), by_player)

    def _row(self, value: Value, player: PlayerSpec, played: Sequence[Score]) -> SweepRow:
        """Add up the pairings of one value, as X against O and from the player's point of view."""
        whole, own = Score(), Score()
        for number, score in enumerate(played):
            whole += score
            own += score if number == 0 and self._games_as_x else score.swapped()
        times, pace = own.x_times, own.x_pace
        if self.against is None:
            times, pace = whole.move_times, whole.pace
        return SweepRow(value, player.text, whole, own, times, pace)


@dataclass(frozen=True, slots=True)
class SweepRow:
    """The results so far of the games with one value."""

    value: Value
    player: str
    """The player with this value, as it is written in commands."""
    score: Score
    """The score of all games with the value, as X against O."""
    own: Score
    """The same score with the player in X's place: unchanged in self-play and if it plays X."""
    move_times: Spread
    """Times of the player's moves, in seconds."""
    pace: Histogram
    """The player's mean time per move in each game, in seconds."""

    @property
    def games(self) -> int:
        """Return how many games are finished."""
        return self.score.games

    @property
    def wins(self) -> int:
        """Return the player's wins; X's if it plays itself."""
        return self.own.x_wins

    @property
    def losses(self) -> int:
        """Return the player's losses; O's wins if it plays itself."""
        return self.own.o_wins


@dataclass(frozen=True, slots=True)
class SweepSummary(Summary):
    """The results of a sweep so far."""

    parameter: str
    rows: tuple[SweepRow, ...]
    """One for each value, in the plan's order."""
    by_player: bool = False
    """Whether wins and losses are the player's: it plays O, or both sides, against an opponent."""

    def table(self) -> list[dict[str, object]]:
        """Return a row for each value: counts, shares with their intervals, times in seconds."""
        return [{self.parameter: row.value, **csv_row(SWEEP_COLUMNS, row)} for row in self.rows]

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values, with every interval as a pair."""
        rows = [{self.parameter: row.value, **json_row(SWEEP_COLUMNS, row)} for row in self.rows]
        return {"parameter": self.parameter, "rows": rows}


def _counted(
    key: str, count: Callable[[SweepRow], int], meaning: str = ""
) -> tuple[Column[SweepRow], ...]:
    """Return the columns of a count, of the interval of its share, and of the share."""
    return (
        Column(
            key,
            count,
            meaning,
            _HEADINGS.get(key, EMPTY_TEXT),
            lambda rows: share_texts((count(row), row.games) for row in rows),
        ),
        Column(key, lambda row: wilson_interval(count(row), row.games)),
    )


def _share(key: str, count: Callable[[SweepRow], int]) -> Column[SweepRow]:
    return Column(f"{key}_share", lambda row: count(row) / max(1, row.games))


def _timed(
    key: str,
    mean: Callable[[SweepRow], Spread],
    times: Callable[[SweepRow], Histogram],
    meaning: str,
) -> tuple[Column[SweepRow], ...]:
    """Return the columns of times: mean, deviation and quartiles, in seconds."""
    return (
        Column(
            key,
            lambda row: mean(row).mean,
            meaning,
            _HEADINGS[key],
            lambda rows: time_texts(map(times, rows)),
        ),
        Column(f"{key}_deviation", lambda row: mean(row).deviation),
        Column(f"{key}_quartile_1", lambda row: times(row).quartiles.low),
        Column(f"{key}_median", lambda row: times(row).quartiles.median),
        Column(f"{key}_quartile_3", lambda row: times(row).quartiles.high),
    )


_COUNTS: Mapping[str, Callable[[SweepRow], int]] = {
    "x_wins": lambda row: row.score.x_wins,
    "ties": lambda row: row.score.ties,
    "o_wins": lambda row: row.score.o_wins,
    "wins": lambda row: row.wins,
    "losses": lambda row: row.losses,
}
_HEADINGS = {
    # Translators: Numbers of games.
    "wins": Text("Won"),
    "ties": Text("Ties"),
    "losses": Text("Lost"),
    "seconds_per_game": Text("Time per game"),
    "seconds_per_move": Text("Time per move"),
}
_SHOWN = ("games", *_HEADINGS)
_FORFEITS = (
    "games of a sweep that each player lost by breaking the rules; if a player plays itself, X is "
    "the player and O the opponent"
)
SWEEP_COLUMNS: tuple[Column[SweepRow], ...] = (
    Column(
        "games",
        lambda row: row.games,
        "number of finished games",
        Text("Games"),
        lambda rows: [grouped(row.games) for row in rows],
    ),
    *_counted("x_wins", _COUNTS["x_wins"], "games with this result; X moves first"),
    *_counted("ties", _COUNTS["ties"], "likewise"),
    *_counted("o_wins", _COUNTS["o_wins"], "likewise"),
    *_counted(
        "wins",
        _COUNTS["wins"],
        "games that the player won, on either side; if a player plays itself, X's, the same as "
        "x_wins; of a match, A's",
    ),
    *_counted("losses", _COUNTS["losses"], "games that it lost, likewise"),
    Column(
        "resignations",
        lambda row: row.score.resignations,
        "games given up, which count as wins of the other side",
    ),
    Column(
        "forfeits",
        lambda row: row.score.forfeits,
        "games lost by breaking the rules, which count likewise",
    ),
    *_timed(
        "seconds_per_game",
        lambda row: row.score.seconds,
        lambda row: row.score.game_seconds,
        "mean of the elapsed times, which are longer while other programs run",
    ),
    Column(
        "moves",
        lambda row: row.move_times.number,
        "number of timed moves: the player's, or both sides' if it plays itself",
    ),
    *_timed(
        "seconds_per_move",
        lambda row: row.move_times,
        lambda row: row.pace,
        "mean of these moves: the time to choose them where the games are played, which in the "
        "compiled engine is little more than that of the random games; its median and quartiles "
        "are those of the games' means",
    ),
    *(_share(key, count) for key, count in _COUNTS.items()),
    Column("player_forfeits", lambda row: row.own.x_forfeits, _FORFEITS),
    Column(
        "player_forfeit_reason", lambda row: row.own.x_reason, "the reason for the first of them"
    ),
    Column("opponent_forfeits", lambda row: row.own.o_forfeits, _FORFEITS),
    Column(
        "opponent_forfeit_reason", lambda row: row.own.o_reason, "the reason for the first of them"
    ),
)
"""The columns of a sweep besides the value. To add one, list it here; with a heading and named in
`_SHOWN`, it is also in the tables of terminal and window."""


def sweep_table(plan: SweepPlan, summary: SweepSummary) -> tuple[list[Text], list[list[AnyText]]]:
    """Return the headings and rows of the table that terminal and window show."""
    named = {column.key: column for column in reversed(SWEEP_COLUMNS)}
    value: Column[SweepRow] = Column(
        plan.parameter,
        lambda row: row.value,
        heading=plan.player.parameter(plan.parameter).label,
        texts=lambda rows: [value_name(plan.player, plan.parameter, row.value) for row in rows],
    )
    columns = [value, *(named[key] for key in _SHOWN)]
    if plan.against is None:
        sides = {"wins": Text("X wins"), "losses": Text("O wins")}
        columns = [replace(each, heading=sides.get(each.key, each.heading)) for each in columns]
    return read_table(columns, summary.rows)


def sweep_report(plan: SweepPlan, summary: SweepSummary) -> RunReport:
    """Return what is said about a sweep: its table."""
    written = plan.player.settings
    fixed = join_settings((name, value) for name, value in written if name != plan.parameter)
    player = f"{plan.player.kind.name}:{fixed}" if fixed else plan.player.kind.name
    side = (plan.side or "both").lower()
    against = f"{plan.against.text}, its side: {side}" if plan.against else "itself"
    return RunReport(
        (f"{player} against {against}",),
        (Table("sweepTable", *sweep_table(plan, summary)),),
        (
            Text(
                "Shares with their 95 % intervals. Times: the median, and in brackets the middle "
                "half of the games; of a move, only choosing it, which the window does step by "
                "step and shows meanwhile."
            ),
        ),
    )


def compare_sweeps(one: SweepSummary, two: SweepSummary) -> Iterator[Difference]:
    """Yield the differences at the values in both sweeps; nothing if their parameters differ."""
    if one.parameter != two.parameter:
        return
    by_player = one.by_player or two.by_player
    others = {row.value: row for row in two.rows}
    for row in one.rows:
        if (other := others.get(row.value)) is not None:
            name = format_value(row.value)
            yield from share_differences(name, row.own, other.own, by_player=by_player)


def sweep_forfeits(plan: SweepPlan, summary: SweepSummary) -> Iterator[Forfeits]:
    """Yield how many games per value each player forfeited, or each side if it plays itself."""
    names: tuple[AnyText, AnyText] = ("X", "O")
    if plan.against is not None:
        names = name_without(plan.player, plan.parameter), short_name(plan.against)
    varied = plan.player.parameter(plan.parameter).label
    for row in summary.rows:
        value = value_name(plan.player, plan.parameter, row.value)
        counts = (row.own.x_forfeits, row.own.x_reason), (row.own.o_forfeits, row.own.o_reason)
        for name, (count, reason) in zip(names, counts, strict=True):
            player = Text("{varied} {value}: {name}", varied=varied, value=value, name=name)
            yield Forfeits(player, count, reason)
