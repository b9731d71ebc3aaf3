"""Matches: one player against another, and what the results say about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import starmap
from typing import ClassVar, TypeAlias

from tttmc_app.core import Mark, Rules, Text, derive_seed
from tttmc_app.core.numbers import (
    MINUS,
    Number,
    duration_text,
    estimate_texts,
    fixed,
    grouped,
    share_text,
    with_sign,
)
from tttmc_app.experiments.chart import AnyText, Chart, RunChart
from tttmc_app.experiments.columns import (
    Column,
    RunReport,
    Table,
    counted,
    csv_row,
    estimate_text,
    json_row,
    read_table,
)
from tttmc_app.experiments.comparison import Difference, share_differences, strength_differences
from tttmc_app.experiments.conduct import Conduct, check_opening, checked_boards
from tttmc_app.experiments.control import are_chances_known, controlled_strength, luck_of
from tttmc_app.experiments.counting import Counting, PairCounting, half_points
from tttmc_app.experiments.games import PackedGames, Pairing, PlayedGame, unpacked
from tttmc_app.experiments.pairs import (
    PairCounts,
    Strength,
    decision,
    log_likelihood_ratio,
)
from tttmc_app.experiments.player_text import short_name
from tttmc_app.experiments.recipe import Plan, Summary
from tttmc_app.experiments.score import Forfeits, Score, total_scores
from tttmc_app.experiments.settings import (
    RULES,
    SEED,
    TIME,
    Bounds,
    BoundsSetting,
    MachineSetting,
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
    wilson_interval,
)
from tttmc_app.experiments.sweep import results_chart
from tttmc_app.players import PlayerSpec


@dataclass(frozen=True, slots=True)
class MatchPlan(Plan["MatchSummary"]):
    """Games of one player, "A", against another, "B".

    Raises TttmcError for a human or another player that the rules don't allow, no games, openings
    that are too long, a sequential test without pairs or with its bounds the wrong way round, or a
    control variate with openings or without a player whose chances are known.
    """

    kind: ClassVar[str] = "match"

    a: PlayerSpec = field(
        metadata=declare(
            MachineSetting(
                key="players", option="players", place=0, widget="A", label=Text("Player A")
            )
        )
    )
    b: PlayerSpec = field(
        metadata=declare(MachineSetting(key="players", place=1, widget="B", label=Text("Player B")))
    )
    games_each: int = field(
        default=100,
        metadata=declare(
            games_setting(Text("Games"), Text("Number of games; with a sequential test, the most."))
        ),
    )
    """The number of games; with a sequential test, the maximum number."""
    rules: Rules = field(default_factory=Rules, metadata=RULES)
    seed: int = field(default=0, metadata=SEED)
    both: bool = field(
        default=True,
        metadata=declare(
            switch_setting(
                "--both",
                Text("A plays both sides equally often"),
                Text("Otherwise A plays X in every game."),
            )
        ),
    )
    """Whether A plays both sides equally often; otherwise it always plays X."""
    opening: int = field(default=0, metadata=declare(opening_setting()))
    """Random moves played before each game; they are the same in both games of a pair."""
    sprt: Bounds | None = field(
        default=None,
        metadata=declare(
            BoundsSetting(
                option="--sprt",
                widget="Bounds",
                label=Text("Stop between Elo"),
                help=Text(
                    "Two Elo differences, such as 0, 20: a sequential test stops the match as soon "
                    "as it accepts one of them."
                ),
            )
        ),
    )
    """The bounds of a sequential test that ends the match as soon as it decides."""
    control: bool = field(
        default=False,
        metadata=declare(
            switch_setting(
                "--control",
                Text("Take known luck out of the score"),
                Text(
                    "Also shows the score without the luck of moves made at random, which has a "
                    "narrower interval. The chances of such moves must be known: those of Random "
                    "are."
                ),
                is_late=True,
            )
        ),
    )
    """Whether known luck is removed from the score; see `control`."""
    opening_boards: tuple[str, ...] = field(default=(), metadata=declare(boards_setting()))
    """Boards from which games begin equally often; A plays both sides of each."""
    equal_time: str = field(default="", metadata=TIME)
    """The time per move for which the players' counts were chosen, as typed; empty if none."""

    def __post_init__(self) -> None:
        """Check every setting, and those that depend on others."""
        self.check_settings()
        check_opening(self.opening, self.rules)
        boards = checked_boards(self.opening_boards, self.opening, self.rules)
        object.__setattr__(self, "opening_boards", boards)
        for player in (self.a, self.b):
            player.check_for(self.rules)
        if self.sprt is not None and not self.both:
            raise SettingError(
                "sprt",
                "a sequential test needs pairs of games: let A play both sides equally often "
                "(--both)",
            )
        if self.control and (self.opening or self.opening_boards):
            raise SettingError(
                "control",
                "known luck can only be taken out of games from the empty board: choose no "
                "opening moves, or leave the luck in (--control)",
            )
        if self.control and not any(
            are_chances_known(player, self.rules) for player in (self.a, self.b)
        ):
            raise SettingError(
                "control",
                "taking known luck out of the score (--control) needs a player whose chances are "
                "known: random, mc:exact on small boards, or a level made of them",
            )

    @property
    def title(self) -> Text:
        """Return the name that a new run is stored under."""
        return Text(
            "{a} against {b}, {rules}",
            a=short_name(self.a),
            b=short_name(self.b),
            rules=self.rules.describe(),
        )

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Return A's games as X, then those as O; games with the same number form a pair."""
        conduct = Conduct(self.opening, self.seed, boards=self.opening_boards)
        if not self.both:
            return (Pairing(self.a, self.b, self.games_each, self.seed, conduct=conduct),)
        first, second = (self.games_each + 1) // 2, self.games_each // 2
        pairings = (
            Pairing(self.a, self.b, first, self.seed, conduct=conduct),
            Pairing(self.b, self.a, second, derive_seed(self.seed, "swapped"), conduct=conduct),
        )
        return pairings if second else pairings[:1]

    def game_columns(self, pairing: int, number: int, /) -> Mapping[str, object]:
        """Return A's side and the number of the pair, if the players change sides."""
        return {"a_side": "O" if pairing else "X", "pair": number} if self.both else {}

    def scores(self, games: Iterable[PlayedGame | PackedGames]) -> tuple[Score, ...]:
        """Return the scores of the pairings; the first also has the complete pairs of games."""
        conduct, offsets = self.pairings[0].conduct, self.offsets
        if not (self.both or self.control or conduct.has_openings):
            return total_scores(games, len(self.pairings))
        played = list(unpacked(games))
        first, *rest = total_scores(played, len(self.pairings))
        if self.control:
            first, *rest = self._controlled(played, [first, *rest])
        found, waiting = dict[str, list[int]](), dict[int, int]()
        for game in played:
            number, half, board = game.number - offsets[game.pairing], half_points(game), ""
            if conduct.has_openings:
                board = conduct.begun(self.rules, number, game.moves)
            counts = found.setdefault(board, [0] * 8)  # as in `Score.openings`
            counts[half] += 1
            if (other := waiting.pop(number, None)) is not None:
                counts[3 + other + half] += 1
            elif self.both:
                waiting[number] = half
        a, b, c, d, e = (sum(each[at] for each in found.values()) for at in range(3, 8))
        openings = {board: tuple(counts) for board, counts in found.items() if board}
        return (replace(first, pairs=(a, b, c, d, e), openings=openings), *rest)

    def _controlled(self, games: Sequence[PlayedGame], scores: Sequence[Score]) -> list[Score]:
        """Return the pairings' scores, including A's points less its luck in each game."""
        found: list[list[float]] = [[] for _ in scores]
        sides = Mark.X, Mark.O
        lucks = [
            luck_of(self.rules, pairing.x, pairing.o, side)
            for pairing, side in zip(self.pairings, sides, strict=False)
        ]
        for game in games:
            points = half_points(game) / 2
            found[game.pairing].append(points - lucks[game.pairing].of(game.moves))
        pairs = zip(scores, found, strict=True)
        return [replace(score, controlled=Spread.of(values)) for score, values in pairs]

    @property
    def may_end_early(self) -> bool:
        """Return whether a sequential test can end the match."""
        return self.sprt is not None

    def counting(self) -> Counting:
        """Return an object that counts complete pairs, in order if there is a sequential test."""
        if len(self.pairings) == 1:
            return Counting()
        return PairCounting(self.games_each, self.sprt)

    def summary(self, scores: tuple[Score, ...], uncounted: int = 0) -> MatchSummary:
        """Return A's results, given the scores of the pairings."""
        as_x, as_o = scores[0], sum(scores[1:], Score())
        own = as_x + as_o.swapped()
        sides, pairs = (as_x, as_o), as_x.pairs
        openings = tuple(starmap(OpeningRow, sorted(as_x.openings.items())))
        return MatchSummary(
            own, sides, pairs, self.both, self.sprt, self.control, uncounted, openings
        )


@dataclass(frozen=True, slots=True)
class OpeningRow:
    """A's results in the games that began with one opening."""

    board: str
    """The board after it; of drawn ones that are equal up to symmetry, one."""
    counts: tuple[int, ...]
    """A's losses, ties and wins, and its pairs; see `Score.openings`."""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return sum(self.counts[:3])

    @property
    def strength(self) -> Strength:
        """Return how strong A is, estimated from pairs if there is more than one."""
        losses, ties, wins, *pairs = self.counts
        if sum(pairs) > 1:
            return Strength.of_pairs(pairs)
        return Strength.of_games(wins, ties, losses)


def _opened(row: OpeningRow) -> int:
    return row.games


OPENING_COLUMNS: tuple[Column[OpeningRow], ...] = (
    Column(
        "position",
        lambda row: row.board,
        "of a match with openings: the board after the opening, of drawn ones that are equal up to "
        'symmetry one; "all" in the row of all games',
        Text("Opening"),
    ),
    Column("games", _opened, heading=Text("Games")),
    Column(
        "score",
        lambda row: row.strength.score,
        heading=Text("Score"),
        texts=lambda rows: [
            estimate_text(row.strength.score, row.strength.interval) for row in rows
        ],
    ),
    Column("score", lambda row: row.strength.interval),
    *counted("wins", lambda row: row.counts[2], _opened, heading=Text("A wins")),
    *counted("ties", lambda row: row.counts[1], _opened, heading=Text("Ties")),
    *counted("losses", lambda row: row.counts[0], _opened, heading=Text("A loses")),
)
"""The columns of the results after each opening."""
MOST_LISTED = 20
"""The most openings whose results are listed where a table is read."""


@dataclass(frozen=True, slots=True)
class MatchSummary(Summary):
    """The results of a match so far, as A sees them."""

    own: Score
    """A's score, in which x_wins are A's wins on either side."""
    sides: tuple[Score, Score]
    """The score of the games in which A is X, and of those in which it is O."""
    pairs: PairCounts
    """Pairs of games in which A took 0, ½, 1, 1½ and 2 points."""
    both: bool
    sprt: Bounds | None
    control: bool = False
    unpaired: int = 0
    """Finished games that don't count, because their pairs aren't complete; see `counting`."""
    openings: tuple[OpeningRow, ...] = ()
    """The results after each opening, in the order of the boards' texts."""

    @property
    def listed(self) -> tuple[OpeningRow, ...]:
        """Return the results after each opening, or none if there are too many to read."""
        return self.openings if len(self.openings) <= MOST_LISTED else ()

    @property
    def strength(self) -> Strength:
        """Return how strong A is against B, estimated from pairs if there are any."""
        return replace(self.own, pairs=self.pairs).strength

    @property
    def controlled(self) -> Strength | None:
        """Return the strength without the known luck; None without a control variate or games."""
        if not (self.control and self.own.games):
            return None
        return controlled_strength([score.controlled for score in self.sides])

    @property
    def llr(self) -> float | None:
        """Return the sequential test's log-likelihood ratio; None without a test."""
        return None if self.sprt is None else log_likelihood_ratio(self.pairs, *self.sprt)

    @property
    def decision(self) -> str | None:
        """Return the bound that the test accepts, "low" or "high"; None if it hasn't decided."""
        return None if self.sprt is None else decision(self.pairs, *self.sprt) or None

    @property
    def shares(self) -> tuple[tuple[str, int, Interval], ...]:
        """Return the numbers of A's wins, ties and losses, with 95 % intervals for their shares."""
        counts = ("wins", self.own.x_wins), ("ties", self.own.ties), ("losses", self.own.o_wins)
        return tuple(
            (name, count, wilson_interval(count, self.own.games)) for name, count in counts
        )

    def table(self) -> list[dict[str, object]]:
        """Return one row for all games, and one for each opening with its counts and score."""
        row = csv_row(self._columns, self)
        if not self.openings:
            return [row]
        rows = [csv_row(OPENING_COLUMNS, opening) for opening in self.openings]
        empty = dict.fromkeys(["position", *row], "")
        return [empty | row | {"position": "all"}, *(empty | each for each in rows)]

    def as_json(self) -> dict[str, object]:
        """Return the results as JSON values."""
        as_x, as_o = self.sides
        both = as_x + as_o
        return {
            **json_row(self._columns, self),
            "x_wins": both.x_wins,
            "o_wins": both.o_wins,
            "x_forfeits": both.x_forfeits,
            "o_forfeits": both.o_forfeits,
            "x_forfeit_reason": both.x_reason,
            "o_forfeit_reason": both.o_reason,
            "openings": [json_row(OPENING_COLUMNS, each) for each in self.openings],
        }

    @property
    def _columns(self) -> MatchColumns:
        hidden = () if self.controlled else ("controlled_score", "controlled")
        return tuple(column for column in MATCH_COLUMNS if column.key not in hidden)


MatchColumns: TypeAlias = tuple[Column[MatchSummary], ...]


def _games(summary: MatchSummary) -> int:
    return summary.own.games


def _paced(
    side: str, times: Callable[[Score], Spread], pace: Callable[[Score], Histogram], meaning: str
) -> MatchColumns:
    """Return the columns of a player's times per move, in seconds."""
    key = f"{side}_seconds_per_move"
    return (
        Column(key, lambda summary: times(summary.own).mean, meaning),
        Column(f"{key}_median", lambda summary: pace(summary.own).quartiles.median),
    )


_TIMES = "of a match: seconds_per_move of A and of B, on either side"
_FORFEITS = "games of a match that A and B lost by breaking the rules, on either side"
MATCH_COLUMNS: MatchColumns = (
    Column("games", _games),
    *counted("wins", lambda summary: summary.own.x_wins, _games),
    *counted("ties", lambda summary: summary.own.ties, _games),
    *counted("losses", lambda summary: summary.own.o_wins, _games),
    Column(
        "controlled_score",
        lambda summary: summary.controlled and summary.controlled.score,
        "of a match with --control: A's mean points per game without known luck",
    ),
    Column("controlled", lambda summary: summary.controlled and summary.controlled.interval),
    Column("score", lambda summary: summary.strength.score),
    Column("score", lambda summary: summary.strength.interval),
    Column(
        "elo",
        lambda summary: summary.strength.elo,
        "of a match, or of a sweep against another player: the difference in Elo points; empty if "
        "one player took all the points",
    ),
    Column(
        "elo_error",
        lambda summary: summary.strength.elo_error,
        "likewise: half of elo's 95 % interval; empty if the score's reaches 0 or 1",
    ),
    Column(
        "superiority",
        lambda summary: summary.strength.superiority,
        "of a match: the probability that A scores more than half in the long run; without --both, "
        "the advantage of moving first is part of it",
    ),
    Column(
        "llr",
        lambda summary: summary.llr,
        "of a match with --sprt: the log-likelihood ratio",
    ),
    Column("decision", lambda summary: summary.decision, "likewise: low or high once decided"),
    Column("pairs", lambda summary: summary.pairs),
    Column(
        "unpaired",
        lambda summary: summary.unpaired,
        "of a match with --both: finished games that no other column counts, because only complete "
        "pairs count (with --sprt, in their order)",
    ),
    Column("a_forfeits", lambda summary: summary.own.x_forfeits, _FORFEITS),
    Column("b_forfeits", lambda summary: summary.own.o_forfeits, "likewise"),
    Column("seconds_per_game", lambda summary: summary.own.seconds.mean),
    *_paced("a", lambda own: own.x_times, lambda own: own.x_pace, _TIMES),
    *_paced("b", lambda own: own.o_times, lambda own: own.o_pace, "likewise"),
)
"""The columns of a match's row for all games."""


def compare_matches(one: MatchSummary, two: MatchSummary) -> Iterator[Difference]:
    """Yield how the shares of A's wins, ties and losses differ, and its score and Elo points."""
    yield from share_differences("A", one.own, two.own, by_player=True)
    if one.own.games and two.own.games:
        yield from strength_differences("A", one.strength, two.strength)


def match_forfeits(plan: MatchPlan, summary: MatchSummary) -> Iterator[Forfeits]:
    """Yield how many games each player forfeited."""
    yield Forfeits(short_name(plan.a), summary.own.x_forfeits, summary.own.x_reason)
    yield Forfeits(short_name(plan.b), summary.own.o_forfeits, summary.own.o_reason)


_NEARLY_SURE = 0.9999
"""A normal approximation can't distinguish probabilities closer to 1 than this."""


def match_report(plan: MatchPlan, summary: MatchSummary) -> RunReport:
    """Return what is said about a match: A's results and what they mean."""
    sides = "A plays both sides equally often" if plan.both else "A is X"
    time = duration_text(summary.own.seconds.mean)
    headings = ("", Text("Games"), Text("Share"), Text("95 % interval"))
    tables = [Table("matchTable", headings, list(_share_rows(summary)))]
    if summary.listed:
        listed = read_table(OPENING_COLUMNS, summary.listed)
        tables.append(Table("matchOpenings", *listed))
    return RunReport(
        (f"A {plan.a.text}  against  B {plan.b.text}", f"{sides}, {time} per game"),
        tuple(tables),
        match_sentences(summary),
        answer=_answer(plan, summary) if summary.own.games else "",
    )


def _answer(plan: MatchPlan, summary: MatchSummary) -> Text:
    """Return who beats whom with which score, unless that may be chance."""
    strength, a, b = summary.strength, short_name(plan.a), short_name(plan.b)
    score = share_text(strength.score)
    if strength.interval.low > 1 / 2:
        return Text("{a} beats {b}: {score}", a=a, b=b, score=score)
    if strength.interval.high < 1 / 2:
        return Text("{a} beats {b}: {score}", a=b, b=a, score=share_text(1 - strength.score))
    return Text("{a} and {b} may be equal: {score}", a=a, b=b, score=score)


def _share_rows(summary: MatchSummary) -> Iterator[tuple[AnyText, ...]]:
    """Yield A's wins, ties and losses, with their shares."""
    names = Text("A wins"), Text("Ties"), Text("A loses")
    for name, (_, count, held) in zip(names, summary.shares, strict=True):
        share, ends = estimate_texts(count / max(1, summary.own.games), held.low, held.high)
        yield name, grouped(count), share, Number(f"{ends} %")


def match_sentences(summary: MatchSummary) -> tuple[Text, ...]:
    """Return A's score, its superiority, its pairs and the test's decision, if there are games.

    The last sentence says how many games aren't counted, if any.
    """
    sentences = _found(summary) if summary.own.games else []
    if count := len(summary.openings) - len(summary.listed):
        text = Text("CSV and JSON have the results after each of {count} openings.", count=count)
        sentences.append(text)
    if summary.unpaired and summary.sprt is None:
        left = Text("%n finished game(s) left out: only complete pairs count.", n=summary.unpaired)
        sentences.append(left)
    elif summary.unpaired:
        sentences.append(
            Text(
                "%n finished game(s) left out: with a sequential test, only complete pairs count, "
                "in their order.",
                n=summary.unpaired,
            )
        )
    return tuple(sentences)


def _found(summary: MatchSummary) -> list[Text]:
    found = [_score(summary), _superiority(summary)]
    a, b = summary.own.x_times.mean, summary.own.o_times.mean
    if a and b:
        times = duration_text(a), duration_text(b)
        found.append(Text("Mean time per move: A {a}, B {b}.", a=times[0], b=times[1]))
    if sum(summary.pairs):
        counts = Number(", ".join(map(grouped, summary.pairs)))
        found.append(
            Text(
                "Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.", counts=counts
            )
        )
    if summary.sprt is not None:
        found.append(_test(summary, *summary.sprt))
        if summary.decision is not None:
            found.append(
                Text(
                    "The test ended the match early, so the score, the shares and the Elo "
                    "difference lean towards its decision."
                )
            )
    if (less := summary.controlled) is not None:
        share, held = estimate_texts(less.score, less.interval.low, less.interval.high)
        gain = (summary.strength.interval.width / less.interval.width) ** 2
        found.append(
            Text(
                "Without known luck the score is {share} ({interval}), as from {gain} times the "
                "games.",
                share=share,
                interval=held,
                gain=fixed(gain, 1),
            )
        )
    return found


def _score(summary: MatchSummary) -> Text:
    found = summary.strength
    share, held = estimate_texts(found.score, found.interval.low, found.interval.high)
    elo, error = found.elo, found.elo_error
    if elo is None or error is None:  # neither is without the other
        return Text(
            "Score {share} ({interval}); no Elo difference: one player took all the points.",
            share=share,
            interval=held,
        )
    return Text(
        "Score {share} ({interval}), Elo difference {elo} ± {error}.",
        share=share,
        interval=held,
        elo=with_sign(elo, 1),
        error=fixed(error, 1),
    )


def _superiority(summary: MatchSummary) -> Text:
    found = summary.strength.superiority
    chance: AnyText = share_text(found)
    if not 1 - _NEARLY_SURE <= found <= _NEARLY_SURE:
        # Translators: A probability.
        chance = Text("more than 99.99 %") if found > 0.5 else Text("less than 0.01 %")
    if summary.both:
        return Text("A is the stronger with a probability of {chance}.", chance=chance)
    return Text(
        "A, who always moves first, scores more than half in the long run with a probability of "
        "{chance}. If A plays both sides equally often (--both), moving first is no advantage.",
        chance=chance,
    )


def _test(summary: MatchSummary, low: float, high: float) -> Text:
    """Return what the sequential test says."""
    accepted = {"low": low, "high": high}.get(summary.decision or "")
    if accepted is None:
        return Text(
            "The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).",
            low=_bound(low),
            high=_bound(high),
            llr=with_sign(summary.llr or 0.0, 1),
        )
    return Text(
        "The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).",
        low=_bound(low),
        high=_bound(high),
        accepted=_bound(accepted),
        llr=with_sign(summary.llr or 0.0, 1),
    )


def _bound(value: float) -> Number:
    return Number(f"{value:g}".replace("-", MINUS))


def _results_chart(plan: MatchPlan, summary: MatchSummary) -> Chart:
    """Return bars for the shares of A's wins, ties and losses, in all games and as each side."""
    title = Text(
        "A: {a}, B: {b}, {rules}",
        a=short_name(plan.a),
        b=short_name(plan.b),
        rules=plan.rules.describe(),
    )
    as_x, as_o = summary.sides
    rows = [(Text("All games"), summary.own)]
    if plan.both:
        rows += [(Text("A is X"), as_x), (Text("A is O"), as_o.swapped())]
    return results_chart(title, "", rows, by_player=True)


MATCH_CHARTS = (RunChart("matchResults", _results_chart),)
"""The chart of a match."""
