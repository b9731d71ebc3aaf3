"""Tournaments: every player, or the first, meets every other on both sides, and gets a rating."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar

from tttmc_app.core import Rules, Text, TttmcError, derive_seed
from tttmc_app.core.counted import GAMES
from tttmc_app.core.numbers import (
    axis_number,
    fixed,
    grouped,
    interval_text,
    milliseconds_text,
    signed,
)
from tttmc_app.experiments.chart import AnyText, Axis, Chart, Curve, Point, RunChart
from tttmc_app.experiments.columns import (
    Column,
    RunReport,
    Table,
    counted,
    csv_row,
    json_row,
    played,
    read_table,
)
from tttmc_app.experiments.comparison import Difference, Measure
from tttmc_app.experiments.conduct import Conduct, check_opening, checked_boards
from tttmc_app.experiments.games import PackedGames, Pairing, PlayedGame
from tttmc_app.experiments.pairs import pair_counts
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.ratings import VIRTUAL_DRAWS, Meeting, Rating, ratings
from tttmc_app.experiments.recipe import Plan, Summary
from tttmc_app.experiments.score import Forfeits, Score, scores_in_pairs, total_scores
from tttmc_app.experiments.settings import (
    MAX_GAMES,
    RULES,
    SEED,
    TIME,
    MachinesSetting,
    SettingError,
    boards_setting,
    declare,
    games_setting,
    opening_setting,
    switch_setting,
)
from tttmc_app.experiments.statistics import (
    Histogram,
    Interval,
    Spread,
    difference_interval,
    wilson_interval,
)
from tttmc_app.players import PlayerSpec, saved_spec

MAX_PLAYERS = 100


@dataclass(frozen=True, slots=True)
class TournamentPlan(Plan["TournamentSummary"]):
    """Games of every player, or in a gauntlet of the first, against every other, half on each side.

    Raises TttmcError for fewer than two players, a player named twice, a human or another player
    that the rules don't allow, no games, or openings that are too long.
    """

    kind: ClassVar[str] = "tournament"

    players: tuple[PlayerSpec, ...] = field(metadata=declare(MachinesSetting(option="players")))
    games_each: int = field(
        default=100,
        metadata=declare(
            games_setting(Text("Games per pair"), Text("Each player is X in half of them."))
        ),
    )
    """Games per pair; if odd, the player named first plays X in the extra game."""
    rules: Rules = field(default_factory=Rules, metadata=RULES)
    seed: int = field(default=0, metadata=SEED)
    opening: int = field(default=0, metadata=declare(opening_setting(is_late=True)))
    """Random moves played before each game; each opening is played with either player as X."""
    ends_proven: bool = field(
        default=False,
        metadata=declare(
            switch_setting(
                "--end-proven",
                Text("End proven games"),
                Text("End a game as soon as a short proof shows who wins with best play."),
                widget="EndsProven",
                is_late=True,
            )
        ),
    )
    """Whether a game ends as soon as its result is proven."""
    opening_boards: tuple[str, ...] = field(default=(), metadata=declare(boards_setting()))
    """Boards from which games begin equally often, each with either player as X."""
    gauntlet: bool = field(
        default=False,
        metadata=declare(
            switch_setting(
                "--gauntlet",
                Text("Gauntlet"),
                Text("Only the first player plays all others, who are rated relative to it."),
                is_late=True,
            )
        ),
    )
    """Whether only the first player plays all others, who are rated relative to it."""
    equal_time: str = field(default="", metadata=TIME)
    """The time per move for which the players' counts were chosen, as typed; empty if none."""

    def __post_init__(self) -> None:
        """Check every setting, and those that depend on others."""
        self.check_settings()
        check_opening(self.opening, self.rules)
        boards = checked_boards(self.opening_boards, self.opening, self.rules)
        object.__setattr__(self, "opening_boards", boards)
        for player in self.players:
            player.check_for(self.rules)
        if not 2 <= len(self.players) <= MAX_PLAYERS:
            raise TttmcError(
                "a tournament has from 2 to {most} players, not {count}",
                most=MAX_PLAYERS,
                count=len(self.players),
            )
        texts = [player.text for player in self.players]
        for n, text in enumerate(texts):
            if text in texts[:n]:
                raise TttmcError("{player} takes part twice: name each player once", player=text)
        if self.games_each * len(self._pairs) > MAX_GAMES:
            raise SettingError(
                "games_each",
                "a tournament plays from 1 game per pair to {most} in all, not {count} per pair",
                most=grouped(MAX_GAMES),
                count=self.games_each,
            )

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        count, rules = len(self.players), self.rules.describe()
        if self.gauntlet:
            name = short_name(self.players[0])
            return Text(
                "Gauntlet of {player} with {count} players, {rules}",
                player=name,
                count=count,
                rules=rules,
            )
        return Text("Tournament of {count} players, {rules}", count=count, rules=rules)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return two pairings for every pair of players, one for each side."""
        return tuple(pairing for _, _, pairing in self._meetings())

    @property
    def _pairs(self) -> list[tuple[int, int]]:
        """Return who meets."""
        pairs = combinations(range(len(self.players)), 2)
        return [pair for pair in pairs if 0 in pair or not self.gauntlet]

    def _meetings(self) -> list[tuple[int, int, Pairing]]:
        """Return who plays X, who plays O, and the pairing."""
        found: list[tuple[int, int, Pairing]] = []
        conduct = Conduct(self.opening, self.seed, self.ends_proven, self.opening_boards)
        for i, j in self._pairs:
            for x, o, games in ((i, j, (self.games_each + 1) // 2), (j, i, self.games_each // 2)):
                seed = derive_seed(self.seed, "pair", x, o)
                if games:
                    found.append(
                        (
                            x,
                            o,
                            Pairing(self.players[x], self.players[o], games, seed, conduct=conduct),
                        )
                    )
        return found

    def scores(self, games: Iterable[PlayedGame | PackedGames]) -> tuple[Score, ...]:
        """Return the scores of the pairings; with openings, the first of two counts the pairs."""
        if not (self.opening or self.opening_boards):
            return total_scores(games, len(self.pairings))
        return scores_in_pairs(games, self.pairings, [x > o for x, o, _ in self._meetings()])

    def summary(self, scores: tuple[Score, ...], uncounted: int = 0) -> TournamentSummary:
        """Return the standings and the pairs, given the scores of the pairings."""
        del uncounted  # every game counts
        pairs = tuple(
            PairScore(x, o, self.players[x].text, self.players[o].text, score)
            for (x, o, _), score in zip(self._meetings(), scores, strict=True)
        )
        found = ratings(len(self.players), list(_meetings(pairs)), is_gauntlet=self.gauntlet)
        standings = (
            _standing(
                index,
                player.text,
                found[index],
                pairs,
                self.games_each * sum(index in pair for pair in self._pairs),
            )
            for index, player in enumerate(self.players)
        )
        return TournamentSummary(
            tuple(sorted(standings, key=lambda s: (-s.rating, s.index))), pairs
        )

    def listed(self, summary: TournamentSummary) -> tuple[Standing, ...]:
        """Return the standings in the order in which the window lists them.

        During the run that is the plan's order, so that no row moves; once all games are
        played, the highest rating comes first.
        """
        if sum(pair.score.games for pair in summary.pairs) == self.games:
            return summary.standings
        return tuple(sorted(summary.standings, key=lambda row: row.index))


@dataclass(frozen=True, slots=True)
class PairScore:
    """How the games between two players with these sides ended."""

    x_index: int
    """The index of X's player among the plan's players."""
    o_index: int
    x: str
    """X's player, as it is written in commands."""
    o: str
    score: Score


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's row of the table."""

    index: int
    """The index among the plan's players."""
    player: str
    """As commands name it."""
    rating: float
    """Elo points above the players' mean, or in a gauntlet above the first player."""
    interval: Interval
    """The 95 % interval for the rating."""
    wins: int
    ties: int
    losses: int
    pairs_played: int
    """Pairs of games, one on each side, that it has finished."""
    forfeits: int
    """Games that it lost by breaking the rules."""
    forfeit_reason: str
    """Why it forfeited its first game; empty if it forfeited none."""
    move_times: Spread
    """Times of its moves, in seconds."""
    pace: Histogram
    """Its mean time per move in each game, in seconds."""
    target: int
    """How many games it plays in all."""

    @property
    def games(self) -> int:
        """Return how many games it has finished."""
        return self.wins + self.ties + self.losses

    @property
    def points(self) -> float:
        """Return its points: 1 for a win, ½ for a tie."""
        return self.wins + self.ties / 2

    @property
    def games_text(self) -> AnyText:
        """Return how many of its games are finished."""
        done, target = grouped(self.games), grouped(self.target)
        if self.games == self.target:
            return done
        return Text("{done} of {target}", done=done, target=target)

    @property
    def losing_interval(self) -> Interval:
        """Return the 95 % interval for the chance of losing a game."""
        return wilson_interval(self.losses, self.games)


@dataclass(frozen=True, slots=True)
class TournamentSummary(Summary):
    """The results of a tournament so far."""

    standings: tuple[Standing, ...]
    """The highest rating first."""
    pairs: tuple[PairScore, ...]
    """Both sides of every pair, in the plan's order."""

    def between(self, player: int, opponent: int) -> Score:
        """Return the total score of two players over both sides, counting `player` as X."""
        total = Score()
        for pair in self.pairs:
            if (pair.x_index, pair.o_index) == (player, opponent):
                total += pair.score
            elif (pair.o_index, pair.x_index) == (player, opponent):
                total += pair.score.swapped()
        return total

    def table(self) -> list[dict[str, object]]:
        """Return a row for each player, the highest rating first; times in seconds."""
        return [csv_row(STANDING_COLUMNS, row) for row in self.standings]

    def as_json(self) -> dict[str, object]:
        """Return the players with their ratings, and both sides of every pair, as JSON values."""
        players = [json_row(STANDING_COLUMNS, row) for row in self.standings]
        for row in players:
            row["interval"] = row.pop("rating_interval")
        pairs = [json_row(_PAIR_COLUMNS, pair) for pair in self.pairs]
        return {"virtual_draws": VIRTUAL_DRAWS, "players": players, "pairs": pairs}


def _shown(
    key: str,
    value: Callable[[Standing], object],
    heading: Text,
    text: Callable[[Standing], AnyText],
    meaning: str = "",
) -> Column[Standing]:
    """Return a column of the standings, which show nothing of players without games."""
    return Column(key, value, meaning, heading, played(text, lambda row: row.games))


STANDING_COLUMNS: tuple[Column[Standing], ...] = (
    Column(
        "player",
        lambda row: row.player,
        "player of a tournament, as commands name it",
        Text("Player"),
        lambda rows: [short_name(saved_spec(row.player)) for row in rows],
    ),
    _shown(
        "rating",
        lambda row: row.rating,
        Text("Rating"),
        lambda row: signed(row.rating),
        "Bradley-Terry strength on Elo's scale; the players' mean is 0, in a gauntlet the first "
        "player's, and every pair has one virtual draw",
    ),
    _shown(
        "rating",
        lambda row: row.interval,
        Text("95 % interval"),
        lambda row: Text(
            "{low} to {high}", low=signed(row.interval.low), high=signed(row.interval.high)
        ),
    ),
    _shown(
        "points",
        lambda row: row.points,
        Text("Points"),
        lambda row: fixed(row.points, 1),
        "1 for a win, ½ for a tie",
    ),
    Column(
        "score",
        lambda row: row.points / row.games if row.games else 0.5,
        "mean points per game: of a tournament's player, of a match's A, or of a sweep's player "
        "against another; its interval comes from the spread of pairs, where games are in pairs",
    ),
    Column(
        "games",
        lambda row: row.games,
        heading=Text("Games"),
        texts=lambda rows: [row.games_text for row in rows],
    ),
    Column(
        "pairs_played",
        lambda row: row.pairs_played,
        "of a tournament: pairs of games, one on each side, that it has finished",
    ),
    _shown("wins", lambda row: row.wins, Text("Won"), lambda row: grouped(row.wins)),
    _shown("ties", lambda row: row.ties, Text("Tied"), lambda row: grouped(row.ties)),
    _shown(
        "losses",
        lambda row: row.losses,
        Text("Lost"),
        lambda row: Text(
            "{count} ({interval} %)",
            count=grouped(row.losses),
            interval=interval_text(row.losing_interval.low, row.losing_interval.high),
        ),
    ),
    Column("forfeits", lambda row: row.forfeits),
    Column("moves", lambda row: row.move_times.number),
    Column("seconds_per_move", lambda row: row.move_times.mean),
    Column("seconds_per_move_deviation", lambda row: row.move_times.deviation),
    _shown(
        "seconds_per_move_median",
        lambda row: row.pace.quartiles.median,
        Text("Time per move"),
        lambda row: milliseconds_text(row.pace.quartiles.median),
    ),
    Column(
        "forfeit_reason",
        lambda row: row.forfeit_reason,
        "reason for the first of a player's forfeits",
    ),
)
"""The columns of a tournament's players. To add one, list it here."""


def _met(pair: PairScore) -> int:
    return pair.score.games


_PAIR_COLUMNS: tuple[Column[PairScore], ...] = (
    Column("x", lambda pair: pair.x),
    Column("o", lambda pair: pair.o),
    Column("games", _met),
    *counted("x_wins", lambda pair: pair.score.x_wins, _met),
    *counted("o_wins", lambda pair: pair.score.o_wins, _met),
    *counted("ties", lambda pair: pair.score.ties, _met),
    Column("seconds_per_game", lambda pair: pair.score.seconds.mean),
    Column("x_forfeits", lambda pair: pair.score.x_forfeits),
    Column("o_forfeits", lambda pair: pair.score.o_forfeits),
)


def tournament_report(plan: TournamentPlan, summary: TournamentSummary) -> RunReport:
    """Return what is said about a tournament: its standings and its cross table."""
    standings = read_table(STANDING_COLUMNS, plan.listed(summary))
    return RunReport(
        tables=(
            Table("tournamentStandings", *standings),
            _cross_table(plan, summary),
        ),
        notes=(
            Text(
                "Players are ranked when all games are played. Brackets: the 95 % interval for the "
                "share of games lost. Each cell of the cross table: wins – ties – losses of the "
                "row's player, on both sides."
            ),
        ),
        answer=_answer(plan.listed(summary)),
    )


def _answer(listed: Sequence[Standing]) -> AnyText:
    """Return who leads, and whether that may be chance."""
    first, second, *_ = sorted(listed, key=lambda row: -row.rating)
    if not (first.games and second.games):
        return ""
    one, two = (short_name(saved_spec(row.player)) for row in (first, second))
    if first.interval.low <= second.interval.high:
        return Text("{one} leads, but {two} may be as strong", one=one, two=two)
    return Text("{player} is the strongest", player=one)


def _cross_table(plan: TournamentPlan, summary: TournamentSummary) -> Table:
    listed = plan.listed(summary)
    rows: list[list[AnyText]] = []
    tips: dict[tuple[int, int], AnyText] = {}
    for r, row in enumerate(listed):
        name = short_name(plan.players[row.index])
        rows.append([Text("{place}  {player}", place=r + 1, player=name)])
        for c, other in enumerate(listed, start=1):
            apart = plan.gauntlet and 0 not in (row.index, other.index)
            if apart or other is row:
                rows[r].append("·")
                continue
            score = summary.between(row.index, other.index)
            cell = f"{score.x_wins} – {score.ties} – {score.o_wins}" if score.games else "–"
            rows[r].append(cell)
            if not score.games:
                tips[r, c] = Text("Not played yet")
            elif score.games < plan.games_each:
                tips[r, c] = GAMES.progress(score.games, plan.games_each)
    headings = ["", *(str(place) for place in range(1, len(listed) + 1))]
    return Table("tournamentCross", headings, rows, tips)


def _meetings(pairs: tuple[PairScore, ...]) -> Iterator[Meeting]:
    """Yield how the players of each pair met: with these sides, or in pairs after openings."""
    paired = {
        frozenset((p.x_index, p.o_index)) for p in pairs if any(p.score.pairs) or p.score.halves
    }
    for pair in pairs:
        one, two, score = pair.x_index, pair.o_index, pair.score
        if frozenset((one, two)) not in paired:
            yield Meeting.of(one, two, 1, (score.o_wins, score.ties, score.x_wins))
        elif one < two:
            yield Meeting.of(one, two, 2, score.pairs)
            yield Meeting.of(one, two, 1, pair_counts(score.halves.values()))


def _standing(
    index: int, player: str, rating: Rating, pairs: tuple[PairScore, ...], target: int
) -> Standing:
    own, sides = Score(), dict[int, list[int]]()
    for pair in pairs:
        if index in (pair.x_index, pair.o_index):
            own += pair.score if pair.x_index == index else pair.score.swapped()
            sides.setdefault(pair.x_index + pair.o_index, []).append(pair.score.games)
    pairs_played = sum(min(games) for games in sides.values() if len(games) > 1)
    return Standing(
        index,
        player,
        rating.rating,
        rating.interval,
        own.x_wins,
        own.ties,
        own.o_wins,
        pairs_played,
        own.x_forfeits,
        own.x_reason,
        own.x_times,
        own.x_pace,
        target,
    )


def compare_tournaments(one: TournamentSummary, two: TournamentSummary) -> Iterator[Difference]:
    """Yield how the ratings of the players in both tournaments differ."""
    others = {row.player: row for row in two.standings}
    for row in one.standings:
        if (other := others.get(row.player)) is not None:
            interval = difference_interval(row.rating, row.interval, other.rating, other.interval)
            label = short_name(saved_spec(row.player))
            yield Difference(row.player, Measure.RATING, row.rating, other.rating, interval, label)


def tournament_forfeits(_plan: TournamentPlan, summary: TournamentSummary) -> Iterator[Forfeits]:
    """Yield how many games each player forfeited."""
    for row in summary.standings:
        yield Forfeits(short_name(saved_spec(row.player)), row.forfeits, row.forfeit_reason)


def _tournament_ratings(plan: TournamentPlan, summary: TournamentSummary) -> Chart:
    """Return the ratings of a tournament's players."""
    rows = [
        (
            short_name(plan.players[row.index]),
            Rating(row.rating, row.interval) if row.games else None,
        )
        for row in plan.listed(summary)
    ]
    rules = plan.rules.describe()
    title = Text("Ratings, {rules}", rules=rules)
    if plan.gauntlet:
        name = short_name(plan.players[0])
        title = Text("Ratings relative to {player}, {rules}", player=name, rules=rules)
    return ratings_chart(title, rows)


def ratings_chart(title: Text, rows: Sequence[tuple[AnyText, Rating | None]]) -> Chart:
    """Return a chart of players' ratings, if they are known, in this order from the top."""
    points: list[Point] = []
    for place, (name, found) in enumerate(rows):
        if found is not None:
            numbers = found.rating, *found.interval
            rating, low, high = (axis_number(round(number)) for number in numbers)
            words = Text(
                "{player}: {rating} ({low} to {high})",
                player=name,
                rating=rating,
                low=low,
                high=high,
            )
            points.append(Point(found.rating, float(place), words, *found.interval))
    return Chart(
        title,
        Axis(Text("rating (Elo)")),
        Axis("", names=tuple(name for name, _ in rows)),
        curves=(Curve("", tuple(points), joined=False),),
        caption=Text("Whiskers: 95 % intervals."),
        empty=Text("The ratings appear here as games finish."),
    )


TOURNAMENT_CHARTS = (RunChart("tournamentRatings", _tournament_ratings),)
"""The charts of a tournament, from the top of its page."""
