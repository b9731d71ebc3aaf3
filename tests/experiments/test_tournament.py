"""Tournaments: each column, pair, mark and sentence, against figures worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log, sqrt
from statistics import mean, stdev

import pytest

from tests.experiments.invented import binned, ended, near
from tttmc_app.core import Ending, Rules, Text, TttmcError
from tttmc_app.experiments.chart import Axis, Chart, Curve, Spot, Whisker
from tttmc_app.experiments.comparison import Difference, Measure
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.ratings import ratings
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.experiments.statistics import Interval, wilson_interval
from tttmc_app.experiments.tournament import (
    TOURNAMENT_CHARTS,
    PairScore,
    RatingRow,
    TournamentPlan,
    TournamentSummary,
    compare_tournaments,
    ratings_chart,
    tournament_forfeits,
)
from tttmc_app.players import parse_spec

MC, RANDOM, TREE = parse_spec("mc:trials=9"), parse_spec("random"), parse_spec("tree")
PLAN = TournamentPlan((RANDOM, MC, TREE), 5, Rules(4, 3), 4)
WINNERS = ("o-o", "xo", "oo-", "x-", "xxo", "oo")
"""The winners of the pairings: random and mc with either side, random and tree, mc and tree."""


def games() -> list[PlayedGame]:
    """Return all games; X takes 1 and 2 s for its moves, O 4 s, and the games 0, 1, 2 … s."""
    found: list[PlayedGame] = []
    for pairing, winners in enumerate(WINNERS):
        for winner in winners:
            number = len(found)
            found.append(ended(number, pairing, winner, seconds=number, x=(1.0, 2.0), o=(4.0,)))
    # Random forfeits as X and later as O against mc, and tree as X against it.
    for number, reason in ((0, "early"), (3, "late"), (13, "tired")):
        found[number] = found[number]._replace(ending=Ending.FORFEIT, reason=reason)
    return found


def summary_of(plan: TournamentPlan = PLAN, count: int = 15) -> TournamentSummary:
    """Return the summary of the first games."""
    return plan.summary(plan.scores(games()[:count]))


POINTS = {(0, 1): (1.5, 3.5), (0, 2): (1.0, 4.0), (1, 2): (4.0, 1.0)}
"""The points that the players took from each other, over both sides."""


def rows_by_hand() -> list[dict[str, object]]:
    """Return the rows of the table, the highest rating first."""
    found = ratings(3, POINTS)
    counts = {"tree": (2, 4, 2, 4), "mc": (1, 7, 1, 2), "random": (0, 1, 3, 6)}
    forfeits = {"mc": (0, ""), "tree": (1, "tired"), "random": (2, "early")}
    as_x = {"mc": 5, "tree": 4, "random": 6}
    rows: list[dict[str, object]] = []
    for name in ("mc", "tree", "random"):
        index, wins, ties, losses = counts[name]
        spent = [*(1.0, 2.0) * as_x[name], *(4.0,) * (10 - as_x[name])]
        paces = sorted([*(1.5,) * as_x[name], *(4.0,) * (10 - as_x[name])])
        rows.append(
            {
                "player": PLAN.players[index].text,
                "rating": near(found[index].rating),
                "rating_low": near(found[index].interval.low),
                "rating_high": near(found[index].interval.high),
                "points": wins + ties / 2,
                "games": 10,
                "wins": wins,
                "ties": ties,
                "losses": losses,
                "forfeits": forfeits[name][0],
                "moves": len(spent),
                "seconds_per_move": near(mean(spent)),
                "seconds_per_move_deviation": near(stdev(spent)),
                "seconds_per_move_median": binned(paces[4]),
                "forfeit_reason": forfeits[name][1],
            }
        )
    return rows


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has each player's rating, points, counts, times and forfeits on both sides."""
    assert summary_of().table() == rows_by_hand()


def test_json_has_players_and_pairs() -> None:
    """The JSON has the table, with intervals as pairs, and the results of each pair by sides."""
    players = rows_by_hand()
    for row in players:
        row["interval"] = [row.pop("rating_low"), row.pop("rating_high")]
    sides = ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    seconds = (1.0, 3.5, 6.0, 8.5, 11.0, 13.5)
    forfeits = ((1, 0), (0, 1), (0, 0), (0, 0), (0, 0), (1, 0))
    found = summary_of().as_json()
    assert found["virtual_draws"] == 1.0
    assert found["players"] == players
    assert found["pairs"] == [
        {
            "x": PLAN.players[x].text,
            "o": PLAN.players[o].text,
            "games": len(winners),
            "x_wins": winners.count("x"),
            "o_wins": winners.count("o"),
            "ties": winners.count("-"),
            **{
                f"{name}_interval": interval_of(winners.count(winner), len(winners))
                for name, winner in (("x_wins", "x"), ("o_wins", "o"), ("ties", "-"))
            },
            "seconds_per_game": mean_seconds,
            "x_forfeits": x_forfeits,
            "o_forfeits": o_forfeits,
        }
        for (x, o), winners, mean_seconds, (x_forfeits, o_forfeits) in zip(
            sides, WINNERS, seconds, forfeits, strict=True
        )
    ]


def interval_of(count: int, of: int) -> list[float]:
    """Return the ends of a share's interval."""
    found = wilson_interval(count, of)
    return [found.low, found.high]


def test_the_cross_table_counts_for_the_first_player() -> None:
    """The score of two players counts the first as X, over both sides."""
    summary = summary_of()
    found = {
        (one, two): (score.x_wins, score.ties, score.o_wins)
        for one in range(3)
        for two in range(3)
        if (score := summary.between(one, two)).games
    }
    assert found == {
        (0, 1): (1, 1, 3),
        (1, 0): (3, 1, 1),
        (0, 2): (0, 2, 3),
        (2, 0): (3, 2, 0),
        (1, 2): (4, 0, 1),
        (2, 1): (1, 0, 4),
    }


def test_forfeits_have_the_players_names() -> None:
    """Each player that forfeited has a line with its first reason."""
    assert list(map(str, forfeit_lines(tournament_forfeits(PLAN, summary_of())))) == [
        "Tree search 1,000 forfeited 1 game: tired",
        "Random forfeited 2 games, the first: early",
    ]


def test_rows_keep_their_place_until_the_end() -> None:
    """During the run the plan's order is listed; at the end, the highest rating comes first."""
    for count, order in ((14, [0, 1, 2]), (15, [1, 2, 0])):
        assert [row.index for row in PLAN.listed(summary_of(count=count))] == order
    assert [row.index for row in PLAN.summary(PLAN.scores([])).standings] == [0, 1, 2]


@pytest.mark.parametrize("count", [15, 5])
def test_the_chart_has_ratings_with_whiskers(count: int) -> None:
    """Each player with games has a point, a lying whisker and words, in the listed order."""
    summary = summary_of(count=count)
    order = [1, 2, 0] if count == 15 else [0, 1]
    by_index = {row.index: row for row in summary.standings}
    names = [Text("Random"), Text("Monte Carlo 9"), Text("Tree search 1,000")]
    known = [by_index[index] for index in order]
    assert TOURNAMENT_CHARTS[0].draw(PLAN, summary) == Chart(
        Text("Ratings, 4×4, 3 in a row"),
        Axis(Text("rating (Elo)")),
        Axis("", names=tuple(names[index] for index in (order if count == 15 else (0, 1, 2)))),
        curves=(
            Curve("", tuple(row.rating for row in known), tuple(range(len(known))), joined=False),
        ),
        whiskers=tuple(
            Whisker(row.rating, place, row.interval.low, row.interval.high, is_horizontal=True)
            for place, row in enumerate(known)
        ),
        spots=tuple(
            Spot(row.rating, place, Text(f"{names[row.index]}: {whole(row.rating)} "
                 f"({whole(row.interval.low)} to {whole(row.interval.high)})"))
            for place, row in enumerate(known)
        ),
        caption=Text("Whiskers: 95 % intervals."),
        empty=Text("The ratings appear here as games finish."),
    )  # fmt: skip


def test_players_without_games_leave_their_places_empty() -> None:
    """A player without a rating has its name beside the chart, and the others keep their places."""
    rows = [
        RatingRow("new", 0.0, Interval(0.0, 0.0), is_known=False),
        RatingRow("good", 90.0, Interval(80.0, 100.0)),
        RatingRow("newer", 0.0, Interval(0.0, 0.0), is_known=False),
        RatingRow("bad", -90.0, Interval(-99.0, -81.0)),
    ]
    chart = ratings_chart(Text("Ratings"), rows)
    assert chart.y.names == ("new", "good", "newer", "bad")
    assert [(curve.xs, curve.ys) for curve in chart.curves] == [((90.0, -90.0), (1.0, 3.0))]
    assert [(spot.y, str(spot.words)) for spot in chart.spots] == [
        (1.0, "good: 90 (80 to 100)"),
        (3.0, "bad: −90 (−99 to −81)"),
    ]
    assert ratings_chart(Text("Ratings"), rows[:1]).curves == ()


def whole(number: float) -> str:
    """Return a whole number with a minus sign instead of a hyphen."""
    return str(round(number)).replace("-", "−")


def test_differences_of_ratings_have_both_errors() -> None:
    """Players in both tournaments are compared; the half-widths are added as squares."""
    other = TournamentPlan((TREE, RANDOM, parse_spec("perfect")), 5, Rules(4, 3))
    one, two = summary_of(), summary_of(other)
    before, after = ({row.player: row for row in each.standings} for each in (one, two))
    names = {TREE.text: "Tree search 1,000", RANDOM.text: "Random"}
    expected: list[Difference] = []
    for player, label in names.items():
        first, second = before[player], after[player]
        gap = second.rating - first.rating
        half = sqrt(sum(((r.interval.high - r.interval.low) / 2) ** 2 for r in (first, second)))
        held = Interval(near(gap - half), near(gap + half))
        expected.append(
            Difference(player, Measure.RATING, first.rating, second.rating, held, Text(label))
        )
    found = list(compare_tournaments(one, two))
    assert [(row.name, row.measure, row.one, row.two, row.interval) for row in found] == [
        (row.name, row.measure, row.one, row.two, row.interval) for row in expected
    ]
    assert [str(row.label) for row in found] == list(names.values())


def test_an_interval_is_that_of_the_difference_from_the_mean() -> None:
    """Two players' interval is half that of their difference, from the binomial's curvature."""
    one, two = ratings(2, {(0, 1): (30.0, 10.0)})
    share = 30.5 / 41
    error = 400 / log(10) / sqrt(41 * share * (1 - share))  # of the difference
    for rating in (one, two):
        half = (rating.interval.high - rating.interval.low) / 2
        assert half == near(1.959964 * error / 2, 1e-6)
        assert rating.rating == near((rating.interval.low + rating.interval.high) / 2)


# Settings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"players": (MC, RANDOM, TREE)},
        {"players": (MC, RANDOM)},
        {"games_each": 6},
        {"rules": Rules(4)},
        {"rules": Rules(4, 3, reverse=True)},
        {"seed": 5},
        {"opening": 2},
        {"ends_proven": True},
    ],
    ids=" ".join,
)
def test_every_setting_makes_another_tournament(change: dict[str, object]) -> None:
    """Each setting is in the key, the settings and the command, and is read back."""
    from tttmc_app.cli import tournament
    from tttmc_app.cli.main import make_parser

    other = replace(PLAN, **change)  # type: ignore[arg-type]  # each of its own type
    assert other.key != PLAN.key
    assert TournamentPlan.from_settings(other.settings()) == other
    assert tournament.plan_of(make_parser().parse_args(other.words())) == other


def test_the_keys_of_older_runs_stay_valid() -> None:
    """Settings at their default values are left out of the settings, and read without them."""
    assert PLAN.settings() == {
        "players": ["random", MC.text, TREE.text],
        "games": 5,
        **Rules(4, 3).settings(),
        "seed": 4,
    }


def test_pairings_have_the_conduct_and_seeds_of_their_own() -> None:
    """Openings and proofs are those of the plan, and a seed belongs to the players' places."""
    plan = replace(PLAN, opening=2, ends_proven=True)
    assert {pairing.conduct for pairing in plan.pairings} == {Conduct(2, 4, ends_proven=True)}
    assert {pairing.conduct for pairing in PLAN.pairings} == {Conduct(0, 4, ends_proven=False)}
    seeds = [pairing.seed for pairing in PLAN.pairings]
    assert len(set(seeds)) == 6
    assert [pairing.seed for pairing in replace(PLAN, games_each=9).pairings] == seeds
    assert not {pairing.seed for pairing in replace(PLAN, seed=5).pairings} & set(seeds)
    assert str(PLAN.title) == "Tournament of 3 players, 4×4, 3 in a row"
    alone = replace(PLAN, games_each=1).pairings
    assert [(pairing.x, pairing.o) for pairing in alone] == [
        (RANDOM, MC), (RANDOM, TREE), (MC, TREE)
    ]  # fmt: skip


def players(count: int) -> Sequence[object]:
    """Return this many different players."""
    return tuple(parse_spec(f"mc:trials={trials}") for trials in range(1, count + 1))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": players(100)}, ""),
        ({"players": players(101)}, "from 2 to 100 players, not 101"),
        ({"players": (MC,)}, "from 2 to 100 players, not 1"),
        ({"players": (MC, RANDOM), "games_each": 10**7}, ""),
        ({"players": (MC, RANDOM), "games_each": 10**7 + 1}, "to 10,000,000 in all, not 10000001"),
        ({"games_each": 0}, "from 1 game per pair"),
        ({"players": players(5), "games_each": 10**6}, ""),
        ({"players": players(5), "games_each": 10**6 + 1}, "in all, not 1000001 per pair"),
        ({"opening": 4}, ""),
        ({"opening": 5}, "openings have from 0 to 4 moves on 4×4, 3 in a row, not 5"),
        ({"players": (MC, RANDOM, MC)}, f"{MC.text} takes part twice"),
    ],
    ids=" ".join,
)
def test_the_limits_of_a_tournament(change: dict[str, object], message: str) -> None:
    """Players and games are limited; what is just within the limits is accepted."""
    if not message:
        assert replace(PLAN, **change).games  # type: ignore[arg-type]  # each of its own type
        return
    with pytest.raises(TttmcError, match=message):
        replace(PLAN, **change)  # type: ignore[arg-type]  # each of its own type


def test_both_sides_of_pairs_are_listed_in_the_plans_order() -> None:
    """Each pair has its players' places and names."""
    assert [(p.x_index, p.o_index, p.x, p.o) for p in summary_of().pairs] == [
        (x, o, PLAN.players[x].text, PLAN.players[o].text)
        for x, o in ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    ]
    assert isinstance(summary_of().pairs[0], PairScore)
