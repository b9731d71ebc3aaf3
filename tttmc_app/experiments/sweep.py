"""Sweeps: how a player's games end as one or more of its parameters, or the board, change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, product
from math import ceil, floor, prod
from typing import ClassVar

from tttmc_app.core import Mark, Rules, Text, TttmcError, derive_seed
from tttmc_app.core.numbers import (
    duration_texts,
    estimate_texts,
    fixed,
    grouped,
    percent,
    share_text,
    with_sign,
)
from tttmc_app.experiments.chart import (
    FEW_LINES,
    SERIES_STYLES,
    AnyText,
    Axis,
    Bar,
    Chart,
    Curve,
    Ink,
    Key,
    Point,
    RunChart,
    Style,
    line_keys,
    shaded_styles,
    unseen,
)
from tttmc_app.experiments.columns import (
    Column,
    RunReport,
    Table,
    counted,
    csv_row,
    estimate_text,
    json_row,
    read_table,
    time_texts,
)
from tttmc_app.experiments.comparison import (
    Difference,
    Measure,
    share_differences,
    strength_differences,
)
from tttmc_app.experiments.conduct import Conduct, check_opening, checked_boards
from tttmc_app.experiments.games import PackedGames, Pairing, PlayedGame
from tttmc_app.experiments.player_text import joined, name_without, short_name, value_name
from tttmc_app.experiments.recipe import Plan, Summary
from tttmc_app.experiments.score import Forfeits, Score, scores_in_pairs, total_scores
from tttmc_app.experiments.settings import (
    BOARD,
    MAX_GAMES,
    RULES,
    SEED,
    GridSetting,
    MachineSetting,
    Setting,
    SettingError,
    Varied,
    VariedSetting,
    boards_setting,
    declare,
    games_setting,
    naming,
    opening_setting,
    side_setting,
    varied_parameter,
)
from tttmc_app.experiments.statistics import Histogram, Interval, Spread, wilson_interval
from tttmc_app.players import Parameter, PlayerSpec, Value, default_spec
from tttmc_app.players.parameter import format_value, join_settings

MAX_VARIED = 3
MAX_CELLS = 1000
MAX_CURVES = len(SERIES_STYLES)
"""The most values of what varies second and third: a chart has a curve for each."""
TRIALS = (5, 10, 50, 100, 500, 1000, 5000)
"""The default values of a sweep over the number of trials."""


@dataclass(frozen=True, slots=True)
class SweepPlan(Plan["SweepSummary"]):
    """Games played by one player in each cell: with every combination of the varied values.

    What varies are parameters of the player and, as "size" and "line", the board. Where only the
    size varies and the rules' line is as long as their board, every line is. Raises TttmcError if
    there are no values or games, a value is invalid, there are too many cells, a player is human,
    or the rules don't allow one.
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
    """The name of what varies first."""
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
    """Games in each cell."""
    rules: Rules = field(default_factory=Rules, metadata=RULES)
    seed: int = field(default=0, metadata=SEED)
    grid: tuple[Varied, ...] = field(
        default=(), metadata=declare(GridSetting(label=Text("Also varied"), is_late=True))
    )
    """The names of what else varies, each with its values."""
    opening: int = field(default=0, metadata=declare(opening_setting(is_late=True)))
    """Random moves before each game. The games of all cells begin with the same ones where boards
    are equal, and so do those of a player that changes sides."""
    opening_boards: tuple[str, ...] = field(default=(), metadata=declare(boards_setting()))
    """Boards from which games begin equally often."""

    def __post_init__(self) -> None:
        """Check every setting, and those that depend on others."""
        self.check_settings()
        self._check_names()
        with naming("values"):
            object.__setattr__(self, "values", self._checked_values(self.parameter, self.values))
        with naming("grid"):
            grid = tuple((name, self._checked_values(name, found)) for name, found in self.grid)
            object.__setattr__(self, "grid", grid)
        self._check_cells()
        # These values are never used: sweeps that differ only in them are the same.
        unused = {each.name: each.default for each in self.parameters if each not in BOARD.values()}
        unused |= {name: max(found) for name, found in self.varied if self._is(name, "size")}
        player, rules = self._with(unused)
        if any(self._is(name, "line") for name, _ in self.varied):
            rules = replace(rules, line_length=rules.size)
        object.__setattr__(self, "player", player)
        object.__setattr__(self, "rules", rules)
        for player, rules in self._players:
            for each in (player, self.against or player):
                each.check_for(rules)
            check_opening(self.opening, rules)
            boards = checked_boards(self.opening_boards, self.opening, rules)
            object.__setattr__(self, "opening_boards", boards)

    def _check_names(self) -> None:
        """Raise TttmcError unless all that varies can vary together."""
        empty = SweepRow((0,), "", Score(), Score(), Spread(), Histogram())
        names = [name for name, _ in self.varied]
        for name in names:
            if name in csv_row(SWEEP_COLUMNS, empty) | json_row(SWEEP_COLUMNS, empty):
                raise TttmcError(
                    "{name} can't be varied: it is also the name of a result", name=name
                )
            if names.count(name) > 1:
                raise TttmcError("{name} is varied twice: give all its values at once", name=name)
        if len(names) > MAX_VARIED:
            raise TttmcError("a sweep varies at most {most} settings", most=MAX_VARIED)

    def _check_cells(self) -> None:
        """Raise TttmcError if there are too many values, cells or games."""
        if any(len(found) > MAX_CURVES for _, found in self.grid):
            raise SettingError(
                "grid",
                "the second and the third varied setting have at most {most} values each",
                most=MAX_CURVES,
            )
        if (cells := prod(len(found) for _, found in self.varied)) > MAX_CELLS:
            raise SettingError(
                "grid" if self.grid else "values",
                "a sweep has at most {most} combinations of values, not {count}",
                most=MAX_CELLS,
                count=cells,
            )
        if self.games_each * cells > MAX_GAMES:
            raise SettingError(
                "games_each",
                "a sweep plays from 1 game per value to {most} in all, not {count} per value",
                most=grouped(MAX_GAMES),
                count=self.games_each,
            )

    def _checked_values(self, name: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """Return the values as the parameter has them; raise TttmcError if one is impossible."""
        described = varied_parameter(self.player, name)
        if not values:
            raise TttmcError(
                "a sweep needs values, such as {name}={form}", name=name, form=described.form
            )
        checked = tuple(described.check(value) for value in values)
        for n, value in enumerate(checked):
            if value in checked[:n]:
                raise TttmcError(
                    "{name}={value} is given twice: give each value once",
                    name=name,
                    value=format_value(value),
                )
        return checked

    @property
    def varied(self) -> tuple[Varied, ...]:
        """Return all that varies: names with their values."""
        return ((self.parameter, self.values), *self.grid)

    @property
    def cells(self) -> tuple[tuple[Value, ...], ...]:
        """Return every combination of the values."""
        return tuple(product(*(values for _, values in self.varied)))

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """Return the descriptions of what varies."""
        return tuple(varied_parameter(self.player, name) for name, _ in self.varied)

    def cell_text(self, values: Sequence[Value]) -> AnyText:
        """Return the values of a cell, or only the last, each with what it is a value of."""
        described = self.parameters[-len(values) :]
        return joined(
            [
                Text("{setting} {value}", setting=each.label, value=value_name(each, value))
                for each, value in zip(described, values, strict=True)
            ]
        )

    def fixed(self, value: Value) -> SweepPlan:
        """Return the sweep over the cells with this value of what varies last, of two or more."""
        *grid, (name, _) = self.grid
        player, rules = self._with({name: value})
        return replace(self, grid=tuple(grid), player=player, rules=rules)

    def _is(self, name: str, part: str) -> bool:
        return varied_parameter(self.player, name) is BOARD[part]

    def _with(self, chosen: Mapping[str, Value]) -> tuple[PlayerSpec, Rules]:
        """Return the player and the rules with these values of what varies."""
        player, size = self.player, self.rules.size
        line = None if self.rules.line_length == size else self.rules.line_length
        for name, value in chosen.items():
            if self._is(name, "size"):
                size = int(value)
            elif self._is(name, "line"):
                line = int(value)
            else:
                player = player.with_value(name, value)
        return player, replace(self.rules, size=size, line_length=line or size)

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        varied = joined([each.label for each in self.parameters])
        player, rules = self.player_name, self.rules_text
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
    def player_name(self) -> AnyText:
        """Return the player's name, without what varies."""
        return name_without(self.player, *(each.name for each in self.parameters))

    @property
    def player_text(self) -> str:
        """Return the player as it is written in a command, without what varies."""
        varied = {name for name, _ in self.varied}
        written = self.player.settings
        fixed = join_settings((name, value) for name, value in written if name not in varied)
        return f"{self.player.kind.name}:{fixed}" if fixed else self.player.kind.name

    @property
    def rules_text(self) -> Text:
        """Return the rules in words."""
        if any(each in BOARD.values() for each in self.parameters):
            return Text("several boards")
        return self.rules.describe()

    @property
    def _players(self) -> list[tuple[PlayerSpec, Rules]]:
        """Return the player and the rules of each cell."""
        names = [name for name, _ in self.varied]
        return [self._with(dict(zip(names, values, strict=True))) for values in self.cells]

    @property
    def players(self) -> tuple[PlayerSpec, ...]:
        """Return the player of each cell."""
        return tuple(player for player, _ in self._players)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return one pairing per cell, or two if the player changes sides.

        A cell's seed doesn't depend on the other values of the sweep.
        """
        pairings: list[Pairing] = []
        conduct = Conduct(self.opening, self.seed, boards=self.opening_boards)
        conduct = conduct if conduct.has_openings else Conduct()
        names = [name for name, _ in self.varied]
        for row, (values, (player, rules)) in enumerate(
            zip(self.cells, self._players, strict=True)
        ):
            words = zip(names, map(format_value, values), strict=True)
            seed = derive_seed(self.seed, *chain.from_iterable(words))
            other, as_x = self.against or player, self._games_as_x
            as_o, own = self.games_each - as_x, None if rules == self.rules else rules
            for x, o, games, side in (player, other, as_x, "X"), (other, player, as_o, "O"):
                if games:
                    seeded = derive_seed(seed, side)
                    pairings.append(Pairing(x, o, games, seeded, row, conduct, own))
        return tuple(pairings)

    @property
    def _games_as_x(self) -> int:
        """Return how many games of a cell the player plays as X; they come first."""
        if self.against is None or self.side is Mark.X:
            return self.games_each
        return 0 if self.side is Mark.O else (self.games_each + 1) // 2

    def game_columns(self, pairing: int, number: int, /) -> Mapping[str, object]:
        """Return the board, if it varies."""
        del number
        board = [at for at, each in enumerate(self.parameters) if each in BOARD.values()]
        if not board:
            return {}
        values = self.cells[pairing // (1 + (0 < self._games_as_x < self.games_each))]
        return {self.parameters[at].name: values[at] for at in board}

    def scores(self, games: Iterable[PlayedGame | PackedGames]) -> tuple[Score, ...]:
        """Return the scores of the pairings, with pairs of games if the player changes sides."""
        pairings = self.pairings
        if not 0 < self._games_as_x < self.games_each:
            return total_scores(games, len(pairings))
        return scores_in_pairs(games, pairings, [n % 2 == 1 for n in range(len(pairings))])

    def summary(self, scores: tuple[Score, ...], uncounted: int = 0) -> SweepSummary:
        """Return the rows, given the scores of the pairings."""
        del uncounted  # every game counts
        played: list[list[Score]] = [[] for _ in self.cells]
        for pairing, score in zip(self.pairings, scores, strict=True):
            played[pairing.row].append(score)
        rows = zip(self.cells, self.players, played, strict=True)
        is_against = self.against is not None
        return SweepSummary(
            self.parameter,
            tuple(self._row(*row) for row in rows),
            is_against and self.side is not Mark.X,
            tuple(name for name, _ in self.grid),
            is_against,
        )

    def _row(
        self, values: tuple[Value, ...], player: PlayerSpec, played: Sequence[Score]
    ) -> SweepRow:
        """Add up the pairings of a cell, as X against O and from the player's point of view."""
        whole, own = Score(), Score()
        for number, score in enumerate(played):
            whole += score
            own += score if number == 0 and self._games_as_x else score.swapped()
        times, pace = own.x_times, own.x_pace
        if self.against is None:
            times, pace = whole.move_times, whole.pace
        return SweepRow(values, player.text, whole, own, times, pace)


@dataclass(frozen=True, slots=True)
class SweepRow:
    """The results so far of a cell: the games with one combination of values."""

    values: tuple[Value, ...]
    player: str
    """The player with these values, as it is written in commands."""
    score: Score
    """The score of all games of the cell, as X against O."""
    own: Score
    """The same score with the player in X's place: unchanged in self-play and if it plays X."""
    move_times: Spread
    """Times of the player's moves, in seconds."""
    pace: Histogram
    """The player's mean time per move in each game, in seconds."""

    @property
    def value(self) -> Value:
        """Return the value of what varies first."""
        return self.values[0]

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
    """One for each cell, in the plan's order."""
    by_player: bool = False
    """Whether wins and losses are the player's: it plays O, or both sides, against an opponent."""
    grid: tuple[str, ...] = ()
    """The names of what else varies."""
    is_against: bool = False
    """Whether the player has an opponent other than itself."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all that varies."""
        return (self.parameter, *self.grid)

    @property
    def columns(self) -> list[Column[SweepRow]]:
        """Return the columns besides the values."""
        return [each for each in SWEEP_COLUMNS if self.is_against or each.key not in _AGAINST]

    def table(self) -> list[dict[str, object]]:
        """Return a row for each cell: counts, shares with their intervals, times in seconds."""
        return [self._named(row) | csv_row(self.columns, row) for row in self.rows]

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values, with every interval as a pair."""
        rows = [self._named(row) | json_row(self.columns, row) for row in self.rows]
        return {"parameter": self.parameter, "parameters": list(self.names), "rows": rows}

    def _named(self, row: SweepRow) -> dict[str, object]:
        return dict(zip(self.names, row.values, strict=True))


def _played(row: SweepRow) -> int:
    return row.games


def _share_column(key: str, count: Callable[[SweepRow], int]) -> Column[SweepRow]:
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


def _strength_texts(row: SweepRow) -> tuple[AnyText, AnyText]:
    """Return the score and the Elo difference with their errors."""
    found = row.own.strength
    if not row.games:
        return "–", "–"
    elo: AnyText = "–" if found.elo is None else with_sign(found.elo, 0)
    if found.elo_error is not None:
        elo = Text("{elo} ± {error}", elo=elo, error=fixed(found.elo_error, 0))
    return estimate_text(found.score, found.interval), elo


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
_SHOWN = ("games", *_HEADINGS, "score", "elo")
_AGAINST = ("score", "elo", "elo_error")
"""The columns that only a sweep against an opponent has."""
_FORFEITS = (
    "games of a sweep that each player lost by breaking the rules; if a player plays itself, X is "
    "the player and O the opponent"
)
SWEEP_COLUMNS: tuple[Column[SweepRow], ...] = (
    Column(
        "games",
        _played,
        "number of finished games",
        Text("Games"),
        lambda rows: [grouped(row.games) for row in rows],
    ),
    *counted("x_wins", _COUNTS["x_wins"], _played, "games with this result; X moves first"),
    *counted("ties", _COUNTS["ties"], _played, "likewise", _HEADINGS["ties"]),
    *counted("o_wins", _COUNTS["o_wins"], _played, "likewise"),
    *counted(
        "wins",
        _COUNTS["wins"],
        _played,
        "games that the player won, on either side; if a player plays itself, X's, the same as "
        "x_wins; of a match, A's",
        _HEADINGS["wins"],
    ),
    *counted(
        "losses", _COUNTS["losses"], _played, "games that it lost, likewise", _HEADINGS["losses"]
    ),
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
    *(_share_column(key, count) for key, count in _COUNTS.items()),
    Column(
        "score",
        lambda row: row.own.strength.score,
        heading=Text("Score"),
        texts=lambda rows: [_strength_texts(row)[0] for row in rows],
    ),
    Column("score", lambda row: row.own.strength.interval),
    Column(
        "elo",
        lambda row: row.own.strength.elo,
        heading=Text("Elo"),
        texts=lambda rows: [_strength_texts(row)[1] for row in rows],
    ),
    Column("elo_error", lambda row: row.own.strength.elo_error),
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


def _value_column(at: int, described: Parameter) -> Column[SweepRow]:
    return Column(
        described.name,
        lambda row: row.values[at],
        heading=described.label,
        texts=lambda rows: [value_name(described, row.values[at]) for row in rows],
    )


def sweep_table(plan: SweepPlan, summary: SweepSummary) -> tuple[list[Text], list[list[AnyText]]]:
    """Return the headings and rows of the table that terminal and window show."""
    named = {column.key: column for column in reversed(summary.columns)}
    varied = [_value_column(*at) for at in enumerate(plan.parameters)]
    columns = [*varied, *(named[key] for key in _SHOWN if key in named)]
    if plan.against is None:
        sides = {"wins": Text("X wins"), "losses": Text("O wins")}
        columns = [replace(each, heading=sides.get(each.key, each.heading)) for each in columns]
    return read_table(columns, summary.rows)


def sweep_report(plan: SweepPlan, summary: SweepSummary) -> RunReport:
    """Return what is said about a sweep: its table."""
    side = (plan.side or "both").lower()
    against = f"{plan.against.text}, its side: {side}" if plan.against else "itself"
    return RunReport(
        (f"{plan.player_text} against {against}",),
        (Table("sweepTable", *sweep_table(plan, summary)),),
        (
            Text(
                "Shares with their 95 % intervals. Times: the median, and in brackets the middle "
                "half of the games; of a move, only choosing it, which the window does step by "
                "step and shows meanwhile."
            ),
        ),
        answer=_answer(plan, summary.rows),
    )


def _answer(plan: SweepPlan, rows: Sequence[SweepRow]) -> AnyText:
    """Return the best value, or how the share of ties changes where the player plays itself."""
    played = [row for row in rows if row.games]
    if plan.grid or len(played) < 2:
        return ""
    if plan.against is not None:
        best = max(played, key=lambda row: row.own.strength.score)
        value, score = value_name(plan.parameters[0], best.value), best.own.strength.score
        # Translators: "value" is that of a parameter, such as the number of trials.
        return Text("{value} scores best: {score}", value=value, score=share_text(score))
    names = [value_name(plan.parameters[0], row.value) for row in played]
    ties = [share_text(row.own.ties / row.games) for row in played]
    return Text(
        "Ties: {first_share} at {first}, {last_share} at {last}",
        first_share=ties[0],
        first=names[0],
        last_share=ties[-1],
        last=names[-1],
    )


def compare_sweeps(one: SweepSummary, two: SweepSummary) -> Iterator[Difference]:
    """Yield the differences of the cells in both sweeps; nothing unless the same varies."""
    if one.names != two.names:
        return
    by_player = one.by_player or two.by_player
    others = {row.values: row for row in two.rows}
    for row in one.rows:
        if (other := others.get(row.values)) is not None:
            name = ", ".join(map(format_value, row.values))
            found = share_differences(name, row.own, other.own, by_player=by_player)
            if found and one.is_against and two.is_against:
                found += strength_differences(name, row.own.strength, other.own.strength)
            pairs = zip(one.names, map(format_value, row.values), strict=True)
            label = ", ".join(f"{key} {value}" for key, value in pairs) if one.grid else ""
            yield from (replace(each, label=label) for each in found)


def sweep_forfeits(plan: SweepPlan, summary: SweepSummary) -> Iterator[Forfeits]:
    """Yield how many games of a cell each player forfeited, or each side if it plays itself."""
    names: tuple[AnyText, AnyText] = ("X", "O")
    if plan.against is not None:
        names = plan.player_name, short_name(plan.against)
    for row in summary.rows:
        cell = plan.cell_text(row.values)
        counts = (row.own.x_forfeits, row.own.x_reason), (row.own.o_forfeits, row.own.o_reason)
        for name, (count, reason) in zip(names, counts, strict=True):
            yield Forfeits(Text("{cell}: {name}", cell=cell, name=name), count, reason)


SweepPart = tuple[AnyText, SweepPlan, SweepSummary]


def slices(plan: SweepPlan, summary: SweepSummary) -> list[SweepPart]:
    """Return the sweep at each value of what varies last, with that value in words."""
    _, values = plan.grid[-1]
    found: list[SweepPart] = []
    for value in values:
        rows = (row for row in summary.rows if row.values[-1] == value)
        part = tuple(replace(row, values=row.values[:-1]) for row in rows)
        sliced = replace(summary, rows=part, grid=summary.grid[:-1])
        found.append((plan.cell_text((value,)), plan.fixed(value), sliced))
    return found


def sweep_parts(plan: SweepPlan, summary: SweepSummary) -> list[SweepPart]:
    """Return what each set of charts shows: a slice if three settings vary, or else all."""
    return slices(plan, summary) if len(plan.grid) > 1 else [("", plan, summary)]


_BESIDE = 0.27
"""Distance of a bar's whiskers from its middle, as a fraction of the distance between two bars."""
_PART = 50
"""The most per cent of an axis of shares that are shown without the rest."""
_PARTS = (
    (Measure.X_WINS, Ink.X),
    (Measure.TIES, Ink.TIE),
    (Measure.O_WINS, Ink.O),
)


def _sweep_results(plan: SweepPlan, summary: SweepSummary) -> Chart:
    """Return the results of a sweep."""
    players, rules = _players(plan), plan.rules_text
    if plan.grid:
        title = Text("Score: {players}, {rules}", players=players, rules=rules)
        if plan.against is None:
            title = Text("X's score: {players}, {rules}", players=players, rules=rules)
        return _shares(slices(plan, summary), Measure.SCORE, title, _grid_styles(plan))
    title = Text("Results: {players}, {rules}", players=players, rules=rules)
    rows = [(value_name(plan.parameters[0], row.value), row.own) for row in summary.rows]
    return results_chart(title, _varied(plan), rows, by_player=summary.by_player)


def _sweep_times(plan: SweepPlan, summary: SweepSummary) -> Chart:
    """Return the times of a sweep's games and moves."""
    if plan.grid:
        return _times(slices(plan, summary), Text("Time per game"), _grid_styles(plan))
    moves = [(row.value, row.pace) for row in summary.rows]
    series = [(Text("per game"), _game_times(summary)), (Text("per move"), moves)]
    return time_chart(Text("Time"), plan.parameters[0], series)


def _grid_styles(plan: SweepPlan) -> Sequence[Style]:
    """Return the style of each value of what varies last; numbers have colours in their order."""
    _, values = plan.grid[-1]
    numbers = [number for value in values if (number := _number(value)) is not None]
    if len(numbers) == len(values):
        return shaded_styles([sorted(numbers).index(number) for number in numbers])
    return SERIES_STYLES if len(values) <= FEW_LINES else shaded_styles(range(len(values)))


def _game_times(summary: SweepSummary) -> list[tuple[Value, Histogram]]:
    return [(row.value, row.score.game_seconds) for row in summary.rows]


def results_chart(
    title: AnyText,
    varied: AnyText,
    rows: Sequence[tuple[AnyText, Score]],
    *,
    by_player: bool = False,
) -> Chart:
    """Return stacked bars of X wins, ties and O wins for each value of a parameter.

    With `by_player`, they are the player's wins, ties and losses.
    """
    bars: list[Bar] = []
    points: list[Point] = []
    for place, (name, score) in enumerate(rows):
        if not score.games:
            continue
        bottom = 0.0
        for (measure, ink), side in zip(_PARTS, (-_BESIDE, 0, _BESIDE), strict=True):
            share, held = _share(score, measure)
            top = bottom + 100 * share
            if share:
                bars.append(Bar(place, bottom, top, ink, 0.66, percent(share)))
            low, high = 100 * held.low, 100 * held.high
            if measure is Measure.X_WINS:
                points.append(Point(place + side, top, "", low, high))
            elif measure is Measure.O_WINS:
                points.append(Point(place + side, bottom, "", 100 - high, 100 - low))
            else:
                words = _result_words(varied, name, score, by_player)
                points.append(Point(place, (bottom + top) / 2, words))
            bottom = top
    return Chart(
        title,
        Axis(varied, names=tuple(name for name, _ in rows)),
        Axis(Text("share of the games"), low=0, high=100, unit=" %"),
        bars=tuple(bars),
        curves=(unseen(points),),
        keys=tuple(
            Key(measure.named(by_player=by_player).label, ink, is_area=True)
            for measure, ink in _PARTS
        ),
        caption=_PLAYERS_WHISKERS if by_player else _SIDES_WHISKERS,
        empty=Text("The bars appear here as games finish."),
    )


_SIDES_WHISKERS = Text("Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).")
_PLAYERS_WHISKERS = Text("Whiskers: 95 % Wilson intervals (left: wins, right: losses).")


def _result_words(varied: AnyText, value: AnyText, score: Score, by_player: bool) -> Text:
    first, ties, third = (
        Text("{count}, {share} ({interval})", count=grouped(count), share=share, interval=ends)
        for count in (score.x_wins, score.ties, score.o_wins)
        for share, ends in (
            estimate_texts(count / score.games, *wilson_interval(count, score.games)),
        )
    )
    if by_player:
        return Text(
            "{varied} {value}: %n game(s)\nwins {wins}\nties {ties}\nlosses {losses}",
            varied=varied,
            value=value,
            n=score.games,
            wins=first,
            ties=ties,
            losses=third,
        )
    return Text(
        "{varied} {value}: %n game(s)\nX wins {x_wins}\nties {ties}\nO wins {o_wins}",
        varied=varied,
        value=value,
        n=score.games,
        x_wins=first,
        ties=ties,
        o_wins=third,
    )


def time_chart(
    title: AnyText,
    varied: Parameter,
    series: Sequence[tuple[AnyText, Iterable[tuple[Value, Histogram]]]],
    styles: Sequence[Style] = SERIES_STYLES,
) -> Chart:
    """Return a chart of times against a parameter, on log-log axes if all values are above 0."""
    places, axis = _axis(varied, (value for _, times in series for value, _ in times))
    curves: list[Curve] = []
    for (name, times), style in zip(series, styles, strict=False):
        points: list[Point] = []
        for value, found in times:
            held = found.quartiles
            words = Text(
                "{varied} {value}, {what}: {time}",
                varied=varied.label,
                value=value_name(varied, value),
                what=name,
                time=duration_texts([(held.median, held.low, held.high)])[0],
            )
            if held.median > 0:
                points.append(Point(places[value], held.median, words, held.low, held.high))
        curves.append(Curve(name, tuple(sorted(points)), *style))
    return Chart(
        title,
        axis,
        Axis(Text("median time"), is_log=True, is_time=True),
        curves=tuple(curves),
        caption=_BOTH_LOG if axis.is_log else _ONE_LOG,
        empty=Text("The times appear here as games finish."),
    )


_BOTH_LOG = Text(
    "Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer "
    "while other programs run."
)
_ONE_LOG = Text(
    "The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are "
    "longer while other programs run."
)


SWEEP_CHARTS = (
    RunChart("sweepResults", _sweep_results),
    RunChart("sweepTimes", _sweep_times),
)
"""The charts of a sweep, from the top of its page."""


# Two sweeps ----------------------------------------------------------------------------------


def compared_sweeps(one: SweepPart, two: SweepPart, measure: Measure) -> tuple[Chart, ...]:
    """Return charts that show two sweeps of one setting together; nothing if it isn't the same."""
    if one[1].parameter != two[1].parameter or one[1].grid or two[1].grid:
        return ()
    by_player = one[2].by_player or two[2].by_player
    label = measure.named(by_player=by_player).label
    shares = _shares((one, two), measure, Text("Compared: {measure}", measure=label))
    return shares, _times((one, two), Text("Compared: time per game"))


def sweep_names(one: SweepPlan, two: SweepPlan) -> tuple[AnyText, AnyText] | None:
    """Return what distinguishes two sweeps; None if their players are the same."""
    names = one.player_name, two.player_name
    return names if names[0] != names[1] else None


def _shares(
    sweeps: Sequence[SweepPart],
    measure: Measure,
    title: Text,
    styles: Sequence[Style] = SERIES_STYLES,
) -> Chart:
    """Return a curve of a share, or of the score, for each of several sweeps."""
    varied = sweeps[0][1].parameters[0]
    places, axis = _axis(varied, (row.value for _, _, found in sweeps for row in found.rows))
    by_player = any(summary.by_player for _, _, summary in sweeps)
    label = measure.named(by_player=by_player).label
    curves: list[Curve] = []
    for (name, _, summary), style in zip(sweeps, styles, strict=False):
        points: list[Point] = []
        for row in summary.rows:
            if row.games:
                share, held = _share(row.own, measure)
                low, high = 100 * held.low, 100 * held.high
                text, ends = estimate_texts(share, *held)
                words = Text(
                    "{name}\n{varied} {value}: {measure} {share} ({interval})",
                    name=name,
                    varied=axis.label,
                    value=value_name(varied, row.value),
                    measure=label,
                    share=text,
                    interval=ends,
                )
                points.append(Point(places[row.value], 100 * share, words, low, high))
        curves.append(Curve(name, tuple(sorted(points)), *style))
    is_score = measure is Measure.SCORE
    shown = label if is_score else Text("share of the games")
    return Chart(
        title,
        axis,
        _share_axis(
            shown, [at for curve in curves for point in curve.points for at in point.interval]
        ),
        curves=tuple(curves),
        keys=line_keys(curves),
        caption=Text("Bands: 95 % intervals.")
        if is_score
        else Text("Bands: 95 % Wilson intervals."),
        empty=Text("The curves appear here as games finish."),
    )


def _share_axis(label: AnyText, values: Sequence[float]) -> Axis:
    """Return the axis from 0 to 100 %, or the tens that hold all values if they are half of it."""
    low, high = 10 * floor(min(values, default=0) / 10), 10 * ceil(max(values, default=100) / 10)
    if high - low > _PART:
        return Axis(label, low=0, high=100, unit=" %")
    label = Text("{label} (only {low} to {high} %)", label=label, low=low, high=high)
    return Axis(label, low=low, high=max(high, low + 10), unit=" %")


def _times(
    sweeps: Sequence[SweepPart], title: Text, styles: Sequence[Style] = SERIES_STYLES
) -> Chart:
    """Return the median time of a game in each sweep."""
    series = [(name, _game_times(summary)) for name, _, summary in sweeps]
    chart = time_chart(title, sweeps[0][1].parameters[0], series, styles)
    return replace(chart, keys=line_keys(chart.curves))


def _axis(varied: Parameter, values: Iterable[Value]) -> tuple[dict[Value, float], Axis]:
    """Return each value's place on the axis: the value itself if all are numbers above 0."""
    found = list(dict.fromkeys(values))
    numbers = [number for value in found if (number := _number(value)) is not None and number > 0]
    if numbers and len(numbers) == len(found):
        return dict(zip(found, numbers, strict=True)), Axis(varied.label, is_log=True)
    names = tuple(value_name(varied, value) for value in found)
    places = {value: float(place) for place, value in enumerate(found)}
    return places, Axis(varied.label, names=names)


def _share(score: Score, measure: Measure) -> tuple[float, Interval]:
    if measure is Measure.SCORE:
        return score.strength.score, score.strength.interval
    count = {
        Measure.TIES: score.ties,
        Measure.X_WINS: score.x_wins,
        Measure.O_WINS: score.o_wins,
    }[measure]
    return count / score.games, wilson_interval(count, score.games)


# Words ---------------------------------------------------------------------------------------


def _varied(plan: SweepPlan) -> AnyText:
    return plan.parameters[0].label


def _players(plan: SweepPlan) -> Text:
    """Return who plays whom."""
    player = plan.player_name
    if plan.against is None:
        return Text("{player} against itself", player=player)
    opponent = short_name(plan.against)
    if plan.side is None:
        return Text("{player} against {opponent}", player=player, opponent=opponent)
    return Text(
        "{player} as {side} against {opponent}",
        player=player,
        side=str(plan.side),
        opponent=opponent,
    )


def _number(value: Value) -> float | None:
    return None if isinstance(value, bool | str) else float(value)
