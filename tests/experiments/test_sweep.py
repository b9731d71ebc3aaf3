"""Sweeps: every column and sentence, against figures worked out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from statistics import mean, stdev
from typing import Any

import pytest

from tests.experiments.invented import binned, ended, near
from tttmc_app.core import Ending, Mark, Rules, Text, TttmcError
from tttmc_app.experiments.comparison import Difference, Measure
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.score import forfeit_lines
from tttmc_app.experiments.statistics import difference_interval, wilson_interval
from tttmc_app.experiments.sweep import (
    MAX_VALUES,
    SweepPlan,
    SweepSummary,
    compare_sweeps,
    join_values,
    split_values,
    sweep_forfeits,
)
from tttmc_app.players import (
    NumberParameter,
    Player,
    PlayerKind,
    PlayerSpec,
    Value,
    parse_spec,
)
from tttmc_app.players.random_player import RandomPlayer

MC, RANDOM = parse_spec("mc:trials=7,other=3"), parse_spec("random")
PLAN = SweepPlan(MC, "trials", (5, 2000), RANDOM, None, 13, Rules(4, 3), 3)
"""The player is X in the first seven games with each value, and O in the other six."""
ALONE = SweepPlan(MC, "trials", (5, 2000), None, Mark.X, 13, Rules(4, 3), 3)
OWN = (0.5, 1.5)
"""The times of the player's moves as X in each game; as O it takes 0.25, 0.25 and 1 s."""
SECONDS = tuple(range(1, 14))
"""The durations of the games with the value 5, in their order."""


def played(plan: SweepPlan) -> list[PlayedGame]:
    """Return the games with the first value: as X 4 won, 1 tied, 2 lost; as O 4, 1 and 1."""
    ends = {0: "xxxx-oo", 1: "oooo-x"}
    both = len(plan.pairings) == 4
    games: list[PlayedGame] = []
    for pairing, winners in ends.items():
        for winner in winners:
            number = len(games)
            x, o = ((8.0,), (0.25, 0.25, 1.0)) if pairing else (OWN, (4.0,))
            at = pairing if both else 0
            games.append(ended(number, at, winner, seconds=SECONDS[number], x=x, o=o))
    games[4] = games[4]._replace(ending=Ending.FULL_BOARD)
    # The player forfeits as X, its opponent on both sides, and the player resigns as O.
    games[0] = games[0]._replace(ending=Ending.FORFEIT, reason="cheated")
    games[6] = games[6]._replace(ending=Ending.FORFEIT, reason="slept")
    games[7] = games[7]._replace(ending=Ending.FORFEIT, reason="again")
    games[12] = games[12]._replace(ending=Ending.RESIGNATION)
    return games


def summary_of(plan: SweepPlan) -> SweepSummary:
    """Return the summary of these games."""
    return plan.summary(plan.scores(played(plan)))


def ends_of(count: int, of: int) -> dict[str, float]:
    """Return the ends of the interval of a share."""
    interval = wilson_interval(count, of)
    return {"low": interval.low, "high": interval.high}


def expected_row() -> dict[str, object]:
    """Return the row of the first value, worked out by hand."""
    times = [*OWN * 7, *(0.25, 0.25, 1.0) * 6]
    row: dict[str, object] = {"trials": 5, "games": 13}
    counts = {"x_wins": 5, "ties": 2, "o_wins": 6, "wins": 8, "losses": 3}
    for name, count in counts.items():
        held = ends_of(count, 13)
        row |= {name: count, f"{name}_low": held["low"], f"{name}_high": held["high"]}
        row[f"{name}_share"] = count / 13
    return row | {
        "resignations": 1,
        "forfeits": 3,
        "seconds_per_game": 7.0,
        "seconds_per_game_deviation": near(stdev(SECONDS)),
        "seconds_per_game_quartile_1": binned(4),
        "seconds_per_game_median": binned(7),
        "seconds_per_game_quartile_3": binned(10),
        "moves": 32,
        "seconds_per_move": near(mean(times)),
        "seconds_per_move_deviation": near(stdev(times)),
        "seconds_per_move_quartile_1": binned(0.5),
        "seconds_per_move_median": binned(1),
        "seconds_per_move_quartile_3": binned(1),
        "player_forfeits": 1,
        "player_forfeit_reason": "slept",
        "opponent_forfeits": 2,
        "opponent_forfeit_reason": "cheated",
    }


def test_every_column_is_worked_out_by_hand() -> None:
    """The table has counts, intervals, times and forfeits of the player's games on both sides."""
    row, empty = summary_of(PLAN).table()
    assert row == expected_row()
    assert list(row) == list(empty)
    assert {name: value for name, value in empty.items() if value} == {
        "trials": 2000,
        **dict.fromkeys([name for name in row if name.endswith("_high")], 1.0),
    }


@pytest.mark.parametrize(
    ("side", "wins", "losses", "moves"), [(None, 8, 3, 32), (Mark.X, 5, 6, 26), (Mark.O, 6, 5, 13)]
)
def test_an_opponent_may_be_the_player_itself(
    side: Mark | None, wins: int, losses: int, moves: int
) -> None:
    """Against a player with the same settings, wins, losses and times are still the player's."""
    twin = replace(PLAN, against=PLAN.players[0], side=side)
    games = played(twin)
    if side is not None:
        games = [
            game._replace(x_times=games[0].x_times, o_times=games[0].o_times) for game in games
        ]
    row, _ = twin.summary(twin.scores(games)).table()
    assert (row["x_wins"], row["o_wins"], row["games"]) == (5, 6, 13)
    assert (row["wins"], row["losses"], row["moves"]) == (wins, losses, moves)


def test_forfeits_are_the_players_and_not_the_sides() -> None:
    """The reason of the player's first forfeit is its own, also if it plays O."""
    plan = replace(PLAN, side=Mark.O)
    games = [
        ended(0, 0, "x", ending=Ending.FORFEIT, reason="the player's"),
        ended(1, 0, "o", ending=Ending.FORFEIT, reason="the opponent's"),
        ended(2, 0, "o", ending=Ending.FORFEIT, reason="later"),
    ]
    row, _ = plan.summary(plan.scores(games)).table()
    assert (row["player_forfeits"], row["player_forfeit_reason"]) == (1, "the player's")
    assert (row["opponent_forfeits"], row["opponent_forfeit_reason"]) == (2, "the opponent's")


def test_json_has_the_columns_with_intervals_as_pairs() -> None:
    """The JSON has the columns of the table; both ends of an interval are one list."""
    expected = expected_row()
    for name in ("x_wins", "ties", "o_wins", "wins", "losses"):
        ends = [expected.pop(f"{name}_low"), expected.pop(f"{name}_high")]
        expected[f"{name}_interval"] = ends
    found = summary_of(PLAN).as_json()
    assert found["parameter"] == "trials"
    assert isinstance(found["rows"], list)
    assert found["rows"][0] == expected


def test_a_player_that_plays_itself_has_both_sides_times() -> None:
    """In self-play wins are X's, losses O's, and the moves of both sides are timed."""
    (row, _) = summary_of(ALONE).table()
    times = [*(*OWN, 4.0) * 7, *(8.0, 0.25, 0.25, 1.0) * 6]
    assert (row["wins"], row["losses"]) == (row["x_wins"], row["o_wins"]) == (5, 6)
    assert (row["wins_low"], row["losses_high"]) == (ends_of(5, 13)["low"], ends_of(6, 13)["high"])
    assert row["moves"] == 45
    assert row["seconds_per_move"] == near(mean(times))
    paces = ("quartile_1", "median", "quartile_3")
    assert [row[f"seconds_per_move_{name}"] for name in paces] == [binned(1), binned(1), binned(4)]
    assert (row["player_forfeits"], row["player_forfeit_reason"]) == (2, "slept")


@pytest.mark.parametrize(
    ("plan", "title"),
    [
        (PLAN, "Trials per move of Monte Carlo (Score weight: 1 / 3) against Random, "),
        (ALONE, "Trials per move of Monte Carlo (Score weight: 1 / 3), "),
    ],
)
def test_a_title_names_what_varies(plan: SweepPlan, title: str) -> None:
    """The title has the parameter, the player without it, the opponent and the rules."""
    assert str(plan.title) == f"{title}4×4, 3 in a row"


def test_forfeits_are_named_by_value_and_player() -> None:
    """Each player's forfeits have its name and reason; in self-play the sides have the names."""
    lines = list(map(str, forfeit_lines(sweep_forfeits(PLAN, summary_of(PLAN)))))
    assert lines == [
        "Trials per move 5: Monte Carlo (Score weight: 1 / 3) forfeited 1 game: slept",
        "Trials per move 5: Random forfeited 2 games, the first: cheated",
    ]
    alone = list(map(str, forfeit_lines(sweep_forfeits(ALONE, summary_of(ALONE)))))
    assert alone == [
        "Trials per move 5: X forfeited 2 games, the first: slept",
        "Trials per move 5: O forfeited 1 game: cheated",
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"player": parse_spec("mc:other=4")},
        {"parameter": "other", "values": (0.5, 2.0)},
        {"values": (5, 6)},
        {"against": None},
        {"against": parse_spec("perfect")},
        {"side": Mark.X},
        {"side": Mark.O},
        {"games_each": 14},
        {"rules": Rules(4, 4)},
        {"rules": Rules(4, 3, reverse=True)},
        {"seed": 4},
    ],
    ids=" ".join,
)
def test_every_setting_makes_another_run(change: dict[str, object]) -> None:
    """Each setting is in the key, the settings and the command, and is read back."""
    other = replace(PLAN, **change)  # type: ignore[arg-type]  # each of its own type
    assert other.key != PLAN.key
    assert other.words() != PLAN.words()
    assert SweepPlan.from_settings(other.settings()) == other


def test_each_pairing_has_a_seed_of_its_own() -> None:
    """A game's seed comes from the sweep's seed, the parameter, the value and the player's side."""
    plans = (
        replace(PLAN, values=(5, 20)),
        replace(PLAN, values=(5, 20), seed=4),
        replace(PLAN, values=(5, 20), parameter="other"),
    )
    assert len({pairing.seed for plan in plans for pairing in plan.pairings}) == 12
    assert [(p.x.kind.name, p.o.kind.name, p.games, p.row) for p in PLAN.pairings] == [
        ("mc", "random", 7, 0),
        ("random", "mc", 6, 0),
        ("mc", "random", 7, 1),
        ("random", "mc", 6, 1),
    ]
    assert [(p.x, p.o, p.games, p.row) for p in ALONE.pairings] == [
        (spec, spec, 13, row) for row, spec in enumerate(ALONE.players)
    ]


@pytest.mark.parametrize("against", [None, "random", "level:level=unbeatable"])
def test_players_that_the_rules_forbid_are_refused(against: str | None) -> None:
    """A sweep in which its rules don't allow a value or the opponent can't even be described."""
    best, easy = parse_spec("level:level=unbeatable"), parse_spec("level:level=easy")
    other = None if against is None else parse_spec(against)
    values, forbidden = ("easy", "unbeatable"), "unbeatable is proven only on 3×3 and 4×4"
    plan = SweepPlan(easy, "level", values, other, games_each=1, rules=Rules(3))
    assert plan.players == (easy, best)
    with pytest.raises(TttmcError, match=forbidden):
        replace(plan, rules=Rules(5))
    if other == best:
        with pytest.raises(TttmcError, match=forbidden):
            replace(plan, values=("easy",), rules=Rules(5))


def test_the_number_of_values_is_limited() -> None:
    """A thousand values are accepted, one more isn't."""
    assert len(SweepPlan(values=tuple(range(1, MAX_VALUES + 1)), games_each=1).values) == 1000
    with pytest.raises(TttmcError, match="at most 1000 values, not 1001"):
        SweepPlan(values=tuple(range(1, MAX_VALUES + 2)), games_each=1)


@pytest.mark.parametrize("games", [5_000_000, 5_000_001, 0])
def test_the_number_of_games_is_limited(games: int) -> None:
    """Ten million games in all are accepted, more aren't, and neither are none."""
    if games == 5_000_000:
        assert SweepPlan(values=(1, 2), games_each=games).games == 10**7
        return
    with pytest.raises(TttmcError, match=f"to 10,000,000 in all, not {games} per value"):
        SweepPlan(values=(1, 2), games_each=games)


@pytest.mark.parametrize(
    ("plan", "counts"),
    [
        (PLAN, {Measure.WINS: (8, 4), Measure.TIES: (2, 1), Measure.LOSSES: (3, 0)}),
        (ALONE, {Measure.X_WINS: (5, 4), Measure.TIES: (2, 1), Measure.O_WINS: (6, 0)}),
    ],
    ids=["by player", "by side"],
)
def test_differences_have_both_sweeps_shares(
    plan: SweepPlan, counts: dict[Measure, tuple[int, int]]
) -> None:
    """A value that both sweeps have is compared by the second share minus the first."""
    won = [ended(number, 0, "x" if number < 4 else "-") for number in range(5)]
    one, two = summary_of(plan), plan.summary(plan.scores(won))
    assert list(compare_sweeps(one, two)) == [
        Difference("5", measure, first / 13, second / 5, difference_interval(first, 13, second, 5))
        for measure, (first, second) in counts.items()
    ]
    other = replace(plan, values=(6, 7))
    assert list(compare_sweeps(one, other.summary(other.scores(won)))) == []


def test_a_player_s_own_results_are_compared_as_such() -> None:
    """If the player of one sweep has an opponent, wins are the player's, in either order."""
    own, sides = (summary_of(PLAN), (8, 2, 3)), (summary_of(ALONE), (5, 2, 6))
    for (one, first), (two, second) in ((own, sides), (sides, own)):
        found = {each.measure: (each.one, each.two) for each in compare_sweeps(one, two)}
        assert found == {
            measure: (first[at] / 13, second[at] / 13)
            for at, measure in enumerate((Measure.WINS, Measure.TIES, Measure.LOSSES))
        }


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("5,10", ["5", "10"]),
        ('5, "a,b",  c d', ["5", "a,b", "c d"]),
        ('"say ""no""",x', ['say "no"', "x"]),
        ("5,\n10,\r\n20\n", ["5", "10", "20"]),
        ("5,, ,10,\t,", ["5", "10"]),
        ("5 10", ["5 10"]),
        ("5\n10", ["5 10"]),
        ('"a\nb",5', ["a b", "5"]),
        (" ", []),
        ("", []),
    ],
)
def test_values_are_split_at_commas(text: str, values: list[str]) -> None:
    """Spaces and line breaks after a comma don't count, nor do blanks; quotes hold a comma."""
    assert split_values(text) == values
    assert split_values(join_values(values)) == values


@pytest.mark.parametrize("text", ['5,"a', '"a"b,5', '5,\n"x\ny'])
def test_quotes_that_do_not_match_are_named(text: str) -> None:
    """The error repeats what was typed, on one line."""
    with pytest.raises(TttmcError) as caught:
        split_values(text)
    assert str(caught.value) == f"the quotes in {text!r} don't match"


def made(_values: Mapping[str, Value]) -> Player:
    """Return a player that has a parameter without using it."""
    return RandomPlayer()


@pytest.mark.parametrize("name", ["games", "moves", "ties_low", "ties_interval", "clip_low"])
def test_a_parameter_has_a_column_of_its_own(name: str) -> None:
    """One that is named like a result can't be varied; any other name is as good in JSON."""
    number = NumberParameter(name, Text("N"), 5, 1, 9, Text("Help."))
    spec = PlayerSpec(PlayerKind("other", Text("Other"), Text("Is other."), (number,), made), (5,))
    if name != "clip_low":
        told = f"^{name} can't be varied: it is also the name of a result$"
        with pytest.raises(TttmcError, match=told):
            SweepPlan(spec, name, (5, 6))
        return
    plan = SweepPlan(spec, name, (5, 6))
    found = plan.summary(plan.scores([]))
    rows: Any = found.as_json()["rows"]
    assert [row[name] for row in rows] == [row[name] for row in found.table()] == [5, 6]
