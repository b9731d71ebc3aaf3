"""A match's results: each column, sentence and mark, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from math import log10, sqrt
from statistics import NormalDist

import pytest

from tests.experiments.invented import ended, near
from tttmc_app.core import Ending, Rules, Text
from tttmc_app.experiments.chart import Axis, Bar, Chart, Ink, Spot, Whisker
from tttmc_app.experiments.comparison import Measure
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.match import (
    MatchPlan,
    MatchSummary,
    compare_matches,
    match_forfeits,
)
from tttmc_app.experiments.match_results import MATCH_CHARTS, match_sentences, share_rows
from tttmc_app.experiments.pairs import NO_PAIRS
from tttmc_app.experiments.score import Score, forfeit_lines
from tttmc_app.experiments.statistics import Spread, wilson_interval
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=60"), parse_spec("random")
PLAN = MatchPlan(A, B, 13, Rules(4, 3), seed=2)
"""A is X in games 0 to 6, and O in games 7 to 12; game 6 has no partner."""
WINNERS = ("xxx-oxo", "o-xxxo")
"""A's points in the six pairs: 2, 1½, 1, ½, 0 and 2."""
FORFEITS = {4: "A as X", 10: "A as O", 0: "B as O"}


def games() -> list[PlayedGame]:
    """Return the games, in which A forfeits once on each side, and B once as O."""
    found: list[PlayedGame] = []
    for pairing, winners in enumerate(WINNERS):
        for winner in winners:
            found.append(ended(len(found), pairing, winner, seconds=len(found), x=[1.0], o=[8.0]))
    for number, reason in FORFEITS.items():
        found[number] = found[number]._replace(ending=Ending.FORFEIT, reason=reason)
    return found


def summary_of(plan: MatchPlan = PLAN) -> MatchSummary:
    """Return the summary of the complete pairs."""
    counting = plan.counting()
    scores = plan.scores(counting.take(games()))
    return plan.summary(scores, len(counting.surplus))


SCORE = 7 / 12
WEIGHTS = {0.0: 1.5, 0.25: 1.5, 0.5: 1.5, 0.75: 1.5, 1.0: 2.5}
"""How many pairs have each mean score, and half a pair more."""
VARIANCE = sum(weight * (score - SCORE) ** 2 for score, weight in WEIGHTS.items()) / 8.5
ERROR = sqrt(VARIANCE / 6)
LOW, HIGH = SCORE - 1.959964 * ERROR, SCORE + 1.959964 * ERROR


def elo(score: float) -> float:
    """Return the Elo points of a score."""
    return 400 * log10(score / (1 - score))


def share_columns() -> dict[str, object]:
    """Return the columns of A's wins, ties and losses."""
    found: dict[str, object] = {"games": 12}
    for name, count in (("wins", 6), ("ties", 2), ("losses", 4)):
        held = wilson_interval(count, 12)
        found |= {name: count, f"{name}_low": held.low, f"{name}_high": held.high}
    return found


def test_every_column_is_worked_out_by_hand() -> None:
    """The row has A's counts, the score from pairs, Elo points and forfeits."""
    (row,) = summary_of().table()
    assert row == share_columns() | {
        "score": near(SCORE),
        "score_low": near(LOW),
        "score_high": near(HIGH),
        "elo": near(elo(SCORE)),
        "elo_error": near((elo(HIGH) - elo(LOW)) / 2, 1e-5),
        "superiority": near(NormalDist().cdf((SCORE - 0.5) / ERROR)),
        "llr": None,
        "decision": None,
        **dict(zip((f"pairs_{half}" for half in range(5)), (1, 1, 1, 1, 2), strict=True)),
        "unpaired": 1,
        "a_forfeits": 2,
        "b_forfeits": 1,
        "seconds_per_game": 6.0,
    }


def test_json_also_counts_by_sides() -> None:
    """The JSON counts wins and forfeits of X and O and of A and B, with intervals as pairs."""
    (row,) = summary_of().table()
    names = ("wins", "ties", "losses")
    found = summary_of().as_json()
    assert found == {
        "games": 12,
        "x_wins": 7,
        "o_wins": 3,
        "ties": 2,
        "seconds_per_game": 6.0,
        "x_forfeits": 1,
        "o_forfeits": 2,
        "x_forfeit_reason": "A as X",
        "o_forfeit_reason": "B as O",
        "a_forfeits": 2,
        "b_forfeits": 1,
        **{name: row[name] for name in names},
        **{f"{name}_interval": [row[f"{name}_low"], row[f"{name}_high"]] for name in names},
        **{name: row[name] for name in ("score", "elo", "elo_error", "superiority")},
        "score_interval": [row["score_low"], row["score_high"]],
        "llr": None,
        "decision": None,
        "pairs": [1, 1, 1, 1, 2],
        "unpaired": 1,
    }


@pytest.mark.parametrize(("number", "side"), [(4, "x"), (0, "o"), (7, "x"), (10, "o")])
def test_a_forfeit_is_the_losers(number: int, side: str) -> None:
    """A game that A or B forfeits on either side is counted for the side and for the player."""
    played = games()[:6] + games()[7:]
    played = [game._replace(ending=Ending.LINE, reason="") for game in played]
    at = [game.number for game in played].index(number)
    played[at] = played[at]._replace(ending=Ending.FORFEIT, reason="why")
    summary = PLAN.summary(PLAN.scores(played))
    found, other = summary.as_json(), "o" if side == "x" else "x"
    player = "a" if (side == "x") == (number < 7) else "b"
    assert (found[f"{side}_forfeits"], found[f"{side}_forfeit_reason"]) == (1, "why")
    assert (found[f"{other}_forfeits"], found[f"{other}_forfeit_reason"]) == (0, "")
    assert (found["a_forfeits"], found["b_forfeits"]) == ((1, 0) if player == "a" else (0, 1))
    name = "Monte Carlo 60" if player == "a" else "Random"
    lines = forfeit_lines(match_forfeits(PLAN, summary))
    assert list(map(str, lines)) == [f"{name} forfeited 1 game: why"]


def test_the_first_reason_stands_for_several_forfeits() -> None:
    """Two forfeits of A are told with the reason of the first."""
    assert list(map(str, forfeit_lines(match_forfeits(PLAN, summary_of())))) == [
        "Monte Carlo 60 forfeited 2 games, the first: A as X",
        "Random forfeited 1 game: B as O",
    ]


def test_games_on_one_side_all_count() -> None:
    """If A is always X, there are no pairs, and every game counts with its own error."""
    plan = replace(PLAN, games_each=7, both=False)
    summary = plan.summary(plan.scores(plan.counting().take(games()[:7])))
    variance = (4.5 * (1 - 4.5 / 7) ** 2 + 1.5 * (0.5 - 4.5 / 7) ** 2 + 2.5 * (4.5 / 7) ** 2) / 8.5
    assert (summary.own.games, summary.pairs, summary.unpaired) == (7, NO_PAIRS, 0)
    assert summary.strength.score == near(4.5 / 7)
    assert summary.strength.error == near(sqrt(variance / 7))
    assert len(match_sentences(summary)) == 2  # nothing about pairs
    columns = [PLAN.game_columns(*at) for at in ((0, 0), (0, 6), (1, 0), (1, 5))]
    assert columns == [
        {"a_side": "X", "pair": 0},
        {"a_side": "X", "pair": 6},
        {"a_side": "O", "pair": 0},
        {"a_side": "O", "pair": 5},
    ]
    assert plan.game_columns(0, 3) == {}


# Sentences -----------------------------------------------------------------------------------

SCORED = "Score 58 % (29–88), Elo difference +58.5 ± 251.4."
STRONGER = "A is the stronger with a probability of 71 %."
PAIRS = "Pairs of games in which A took 0, ½, 1, 1½ and 2 points: 1, 1, 1, 1, 2."


def said(summary: MatchSummary) -> list[str]:
    """Return the sentences about a match."""
    return list(map(str, match_sentences(summary)))


def test_sentences_give_score_superiority_pairs_and_what_is_left_out() -> None:
    """The numbers in the sentences are those worked out by hand."""
    error = (elo(HIGH) - elo(LOW)) / 2
    assert f"{elo(SCORE):+.1f} ± {error:.1f}" in SCORED
    assert f"{100 * SCORE:.0f} % ({100 * LOW:.0f}–{100 * HIGH:.0f})" in SCORED
    assert said(summary_of()) == [
        SCORED,
        STRONGER,
        PAIRS,
        "1 finished game left out: only complete pairs count.",
    ]
    assert said(PLAN.summary(PLAN.scores([]), 3)) == [
        "3 finished games left out: only complete pairs count."
    ]
    assert said(PLAN.summary(PLAN.scores([]))) == []
    single = replace(summary_of(), pairs=(0, 1, 0, 0, 0))
    assert said(single)[2] == f"{PAIRS.split(': ', maxsplit=1)[0]}: 0, 1, 0, 0, 0."


@pytest.mark.parametrize(
    ("pairs", "sentence"),
    [
        (
            (1, 1, 1, 1, 2),
            "The sequential test of −20 against 30.5 Elo points hasn't decided (LLR +0.2).",
        ),
        (
            (0, 0, 0, 0, 10),
            "The sequential test of −20 against 30.5 Elo points accepts 30.5 (LLR +4.8).",
        ),
        (
            (10, 0, 0, 0, 0),
            "The sequential test of −20 against 30.5 Elo points accepts −20 (LLR −4.9).",
        ),
    ],
)
def test_a_sequential_test_says_what_it_accepts(
    pairs: tuple[int, int, int, int, int], sentence: str
) -> None:
    """The test's bounds, its decision and the log-likelihood ratio are told, and the bias."""
    summary = replace(summary_of(), sprt=(-20.0, 30.5), pairs=pairs)
    decided = "hasn't" not in sentence
    biased = (
        "The test ended the match early, so the score, the shares and the Elo difference lean "
        "towards its decision."
    )
    left = "1 finished game left out: with a sequential test, only complete pairs count, in their"
    assert said(summary)[3:] == [sentence, *[biased] * decided, f"{left} order."]
    (row,) = summary.table()
    assert row["decision"] == (("high" if pairs[4] > 2 else "low") if decided else None)
    assert summary.as_json()["llr"] == row["llr"] == summary.llr
    # Wald's ratio, with the normal approximation for the mean of the pairs.
    low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (-20.0, 30.5))
    number = sum(pairs)
    mean = sum(count * at / 4 for at, count in enumerate(pairs)) / number
    spread = sum((count + 0.5) * (at / 4 - mean) ** 2 for at, count in enumerate(pairs))
    variance = spread / (number + 2.5)
    ratio = number * ((mean - low) ** 2 - (mean - high) ** 2) / (2 * variance)
    assert row["llr"] == near(ratio)


@pytest.mark.parametrize(
    ("own", "score", "stronger"),
    [
        (
            Score(x_wins=5),
            "Score 100 % (73–100); no Elo difference: one player took all the points.",
            "A is the stronger with a probability of 99.984 %.",
        ),
        (
            Score(x_wins=9, ties=1),
            "Score 95.0 % (79–100), Elo difference +511.5.",
            "A is the stronger with a probability of more than 99.99 %.",
        ),
        (
            Score(o_wins=30),
            "Score 0 % (0–5.0); no Elo difference: one player took all the points.",
            "A is the stronger with a probability of less than 0.01 %.",
        ),
        (
            Score(x_wins=100, o_wins=200),
            "Score 33 % (28–39), Elo difference −120.4 ± 42.0.",
            "A is the stronger with a probability of less than 0.01 %.",
        ),
        (
            Score(x_wins=100, o_wins=127),
            "Score 44 % (38–51), Elo difference −41.5 ± 45.7.",
            "A is the stronger with a probability of 3.5 %.",
        ),
        (
            Score(x_wins=50, o_wins=83),
            "Score 38 % (29–46), Elo difference −88.0 ± 61.6.",
            "A is the stronger with a probability of 0.16 %.",
        ),
        (
            Score(x_wins=145, o_wins=155),
            "Score 48 % (43–54), Elo difference −11.6 ± 39.5.",
            "A is the stronger with a probability of 28 %.",
        ),
    ],
)
def test_an_extreme_score_has_no_elo(own: Score, score: str, stronger: str) -> None:
    """Without finite Elo points, or without their error, the sentence leaves them out."""
    summary = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None)
    assert said(summary) == [score, stronger]


def test_what_a_control_variate_gains_is_told() -> None:
    """The narrower interval is compared with the plain one by the games that it saves."""
    values = Spread.of([0.4, 0.5, 0.6, 0.5])
    own = Score(x_wins=50, o_wins=50, controlled=values)
    summary = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None, control=True)
    less = summary.controlled
    assert less is not None
    error = sqrt(0.02 + 0.25) / 4
    assert (less.score, less.error) == (near(0.5), near(error))
    plain = sqrt((50.5 * 0.25 * 2) / 101.5 / 100)
    (line,) = said(summary)[2:]
    gain = (plain / error) ** 2
    assert line.startswith("Without known luck the score is 50 % (")
    assert line.endswith(f", as from {gain:.1f} times the games.")
    (row,) = summary.table()
    ends = [row["controlled_low"], row["controlled_high"]]
    assert ends == [near(0.5 - 1.959964 * error), near(0.5 + 1.959964 * error)]
    assert summary.as_json()["controlled_interval"] == ends
    assert row["controlled_score"] == summary.as_json()["controlled_score"] == 0.5


X_SCORE = 737 / 1260 + 4 / 63
"""X's expected points between random players on 3×3; see test_twin.py."""


def test_known_luck_is_taken_out_on_either_side() -> None:
    """Between random players, luck explains every result, whether A is X or O."""
    plan = MatchPlan(B, B, 24, control=True)
    played = [game for block in plan.blocks() for game in play_block(block, seconds=60)]
    as_x, as_o = plan.scores(played)
    for score, expected in ((as_x, X_SCORE), (as_o, 1 - X_SCORE)):
        assert score.controlled.number == 12
        assert score.controlled.mean == near(expected)
        assert score.controlled.deviation == pytest.approx(0, abs=1e-6)


# Chart ---------------------------------------------------------------------------------------


def test_the_chart_has_bars_of_as_results() -> None:
    """A's wins, ties and losses have bars, whiskers and words, and the score below them."""
    held = [wilson_interval(count, 12) for count in (6, 2, 4)]
    shares = [near(100 * count / 12) for count in (6, 2, 4)]
    words = ("A wins: 6, 50 % (25–75)", "Ties: 2, 17 % (5–45)", "A loses: 4, 33 % (14–61)")
    inks = (Ink.ACCENT, Ink.TIE, Ink.SECOND)
    assert MATCH_CHARTS[0].draw(PLAN, summary_of()) == Chart(
        Text("A: Monte Carlo 60, B: Random, 4×4, 3 in a row"),
        Axis(
            Text("Whiskers: 95 % intervals"),
            names=(Text("A wins: 50 %"), Text("Ties: 17 %"), Text("A loses: 33 %")),
        ),
        Axis(Text("share of the games"), low=0.0, high=100.0, unit=" %"),
        bars=tuple(
            Bar(place, 0.0, share, ink, width=0.4)
            for place, (share, ink) in enumerate(zip(shares, inks, strict=True))
        ),
        whiskers=tuple(
            Whisker(place, share, 100 * ends.low, 100 * ends.high)
            for place, (share, ends) in enumerate(zip(shares, held, strict=True))
        ),
        spots=tuple(
            Spot(place, share, Text(text))
            for place, (share, text) in enumerate(zip(shares, words, strict=True))
        ),
        caption=Text(SCORED),
        empty=Text("The results appear here as games finish."),
    )
    assert MATCH_CHARTS[0].draw(PLAN, PLAN.summary(PLAN.scores([]))).is_empty
    assert [(str(name), count) for name, count, *_ in share_rows(summary_of())] == [
        ("A wins", 6),
        ("Ties", 2),
        ("A loses", 4),
    ]
    nothing = PLAN.summary(PLAN.scores([]))
    assert [tuple(map(str, row[1:])) for row in share_rows(nothing)] == [("0", "0 %", "0–100")] * 3


def test_matches_are_compared_by_shares_score_and_elo() -> None:
    """Differences are the second match's minus the first's; errors are added as squares."""
    one = summary_of()
    own = Score(x_wins=30, ties=4, o_wins=10)
    two = MatchSummary(own, (own, Score()), NO_PAIRS, both=False, sprt=None)
    rows = {row.measure: row for row in compare_matches(one, two)}
    assert [measure.value for measure in rows] == ["wins", "ties", "losses", "score", "elo"]
    assert {row.name for row in rows.values()} == {"A"}
    score, points = rows[Measure.SCORE], rows[Measure.ELO]
    assert (score.one, score.two) == (near(SCORE), near(32 / 44))
    variance = (30.5 * (12 / 44) ** 2 + 4.5 * (10 / 44) ** 2 + 10.5 * (32 / 44) ** 2) / 45.5
    half = 1.959964 * sqrt(ERROR**2 + variance / 44)
    gap = 32 / 44 - SCORE
    assert (score.interval.low, score.interval.high) == (near(gap - half), near(gap + half))
    assert (points.one, points.two) == (near(elo(SCORE)), near(elo(32 / 44)))
    ends = 1.959964 * sqrt(variance / 44)
    errors = (elo(HIGH) - elo(LOW)) / 2, (elo(32 / 44 + ends) - elo(32 / 44 - ends)) / 2
    gap, half = points.two - points.one, sqrt(errors[0] ** 2 + errors[1] ** 2)
    assert (points.interval.low, points.interval.high) == (
        *(near(gap - half, 1e-5), near(gap + half, 1e-5)),
    )
    assert [str(text) for text in points.texts[:2]] == ["58", "170"]
    won = replace(two, own=Score(x_wins=5))
    for pair in ((one, won), (won, one)):
        assert [row.measure for row in compare_matches(*pair)][3:] == [Measure.SCORE]
    nothing = replace(two, own=Score())
    assert list(compare_matches(one, nothing)) == list(compare_matches(nothing, one)) == []
