"""Plans: the games of sweeps and tournaments, and their summaries."""

from __future__ import annotations

import shlex
from itertools import islice, permutations
from random import Random

import pytest

from tttmc_app.core import Ending, Mark, Rules, TttmcError
from tttmc_app.experiments.games import PlayedGame, play_block
from tttmc_app.experiments.recipe import BLOCK, LONGEST_BLOCK, MAX_GAMES, AnyPlan
from tttmc_app.experiments.score import Score, score_of
from tttmc_app.experiments.statistics import Spread
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import default_spec, parse_spec

MC, RANDOM, TREE = parse_spec("mc"), parse_spec("random"), parse_spec("tree:simulations=9")
SWEEP = SweepPlan(MC, "trials", (5, 20), RANDOM, None, 5, Rules(4, 3, True), 3)
TOURNAMENT = TournamentPlan((MC, RANDOM, TREE), 5, Rules(2), 4)
PLANS: list[SweepPlan | TournamentPlan] = [
    SWEEP,
    SweepPlan(),
    SweepPlan(parameter="other", values=(0.5, 2.0)),
    TOURNAMENT,
    TournamentPlan((MC, RANDOM), 4, Rules(5, 4), 4, opening=2, ends_proven=True),
]
PLANS.append(SweepPlan(parse_spec("learner"), "textbook", ("one, two", "three"), MC))


def played(plan: AnyPlan) -> list[PlayedGame]:
    """Play a whole plan in this thread."""
    return [game for block in plan.blocks() for game in play_block(block, seconds=60)]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.title)
def test_a_plan_comes_back_from_its_settings(plan: SweepPlan | TournamentPlan) -> None:
    """Stored settings give the same plan, whose key differs from those of other plans."""
    assert type(plan).from_settings(plan.settings()) == plan
    assert [other for other in PLANS if other.key == plan.key] == [plan]


def test_the_value_that_varies_counts_for_nothing() -> None:
    """Sweeps over the trials are the same, whatever the player's own number of trials."""
    plans = [SweepPlan(parse_spec(f"mc:trials={trials}")) for trials in (3, 4000)]
    assert plans[0].key == plans[1].key


def test_blocks_hold_every_game_once() -> None:
    """Each remaining game of a plan is in exactly one block; finished games are in no block."""
    numbers = [b.offset + n for b in TOURNAMENT.blocks() for n in b.numbers]
    assert sorted(numbers) == list(range(15))
    left = [b.offset + n for b in TOURNAMENT.blocks({0, 7, 14}) for n in b.numbers]
    assert sorted(left) == [n for n in range(15) if n not in {0, 7, 14}]


def test_pairings_take_turns() -> None:
    """Each pairing has a block in turn until it has none left; finished games have no block."""
    plan = TournamentPlan((MC, RANDOM), 401, Rules(2), 4)
    blocks = [(block.pairing, block.numbers[0], len(block.numbers)) for block in plan.blocks()]
    assert blocks == [(0, 0, 100), (1, 0, 100), (0, 100, 100), (1, 100, 100), (0, 200, 1)]
    left = [(b.pairing, b.numbers[0], len(b.numbers)) for b in plan.blocks(range(50, 250))]
    assert left == [(0, 0, 50), (1, 49, 100), (1, 149, 51)]


def test_a_value_has_its_games_whatever_stands_beside_it() -> None:
    """The games with a value depend only on the seed and the value."""
    alone = SweepPlan(values=(20,), games_each=4, seed=5)
    among = SweepPlan(values=(5, 20, 50), games_each=4, seed=5)
    assert alone.pairings[0].seed == among.pairings[1].seed
    assert len({pairing.seed for pairing in among.pairings}) == 3


def test_a_sweep_counts_from_its_players_view() -> None:
    """A player on both sides is X in the first half of the games, and its own wins are counted."""
    assert [(p.x.kind.name, p.games) for p in SWEEP.pairings] == [
        ("mc", 3),
        ("random", 2),
        ("mc", 3),
        ("random", 2),
    ]
    games = played(SWEEP)
    row = SWEEP.summary(SWEEP.scores(games)).rows[0]
    mine = [g for g in games if g.pairing == 0], [g for g in games if g.pairing == 1]
    wins = sum(g.winner is Mark.X for g in mine[0]) + sum(g.winner is Mark.O for g in mine[1])
    assert (row.games, row.wins) == (5, wins)
    assert row.wins + row.losses + row.score.ties == 5
    moves = sum(g.x_times.number for g in mine[0]) + sum(g.o_times.number for g in mine[1])
    assert row.move_times.number == moves


@pytest.mark.parametrize("plan", [SWEEP, TOURNAMENT], ids=["sweep", "tournament"])
def test_results_do_not_depend_on_the_order(plan: AnyPlan) -> None:
    """The counts don't depend on the order of the games."""
    games = [game.untimed for game in played(plan)]
    shuffled = games[:]
    Random(1).shuffle(shuffled)
    assert plan.summary(plan.scores(shuffled)) == plan.summary(plan.scores(games))


def test_scores_add_up() -> None:
    """The totals of a run are the sums of its individual games' scores."""
    plan = SweepPlan(values=(1, 5), games_each=6)
    games = [game.untimed for game in played(plan)]  # sums of times are rounded
    sums = [Score()] * len(plan.pairings)
    for one in games:
        sums[one.pairing] += score_of(one)
    assert plan.scores(games) == tuple(sums)
    assert sum(sums[0].game_seconds.counts.values()) == 6


def test_the_first_forfeit_does_not_depend_on_the_order() -> None:
    """The reason given is that of a player's first forfeited game."""
    plan = SweepPlan(MC, "trials", (5,), RANDOM, Mark.X, 3)
    early, late = (
        game(0, Mark.O, Ending.FORFEIT)._replace(number=number, reason=reason)
        for number, reason in ((1, "early"), (2, "late"))
    )
    won = game(0, Mark.X)
    for games in permutations((won, early, late)):
        (row,) = plan.summary(plan.scores(games)).table()
        assert (row["player_forfeits"], row["player_forfeit_reason"]) == (2, "early")
        assert (row["opponent_forfeits"], row["opponent_forfeit_reason"]) == (0, "")


def game(pairing: int, winner: Mark | None, ending: Ending = Ending.LINE) -> PlayedGame:
    """Return a game of 2 moves by X and 1 by O."""
    return PlayedGame(0, pairing, winner, ending, "", 3.0, Spread.of([1, 1]), Spread.of([0.5]))


def test_standings_and_cross_table() -> None:
    """Each player's wins, ties and losses on both sides are added up."""
    games = [
        game(0, Mark.X),  # mc beats random
        game(1, Mark.O),  # mc beats random again, as O
        game(1, None),
        game(2, Mark.O, Ending.FORFEIT),  # mc breaks the rules against tree
    ]
    summary = TOURNAMENT.summary(TOURNAMENT.scores(games))
    rows = {row.player.partition(":")[0]: row for row in summary.standings}
    assert [
        (r.wins, r.ties, r.losses, r.forfeits) for r in map(rows.get, ("mc", "random", "tree")) if r
    ] == [(2, 1, 1, 1), (0, 1, 2, 0), (1, 0, 0, 0)]
    assert rows["mc"].points == 2.5
    assert rows["mc"].move_times.number == 6
    between = summary.between(0, 1)
    assert (between.x_wins, between.ties, between.o_wins) == (2, 1, 0)
    assert summary.between(1, 0) == between.swapped()
    assert [row.rating for row in summary.standings] == sorted(
        (row.rating for row in rows.values()), reverse=True
    )
    assert sum(row.rating for row in rows.values()) == pytest.approx(0)


def test_tables_have_equal_columns_before_any_game() -> None:
    """A run without games still has a complete table, and nothing is divided by zero."""
    for plan in PLANS:
        summary = plan.summary(plan.scores([]))
        assert len({tuple(row) for row in summary.table()}) == 1
        assert summary.as_json()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: SweepPlan(values=()), "a sweep needs values, such as trials=NUMBER"),
        (lambda: SweepPlan(values=(5, 5)), "trials=5 is given twice"),
        (lambda: SweepPlan(values=(0,)), "trials must be from 1 to"),
        (lambda: SweepPlan(parameter="depth"), "mc has no parameter 'depth'"),
        (lambda: SweepPlan(RANDOM), "random has no parameter 'trials': it has none"),
        (lambda: SweepPlan(games_each=0), "from 1 game per value"),
        (lambda: SweepPlan(games_each=10**9), "from 1 game per value"),
        (lambda: SweepPlan(against=default_spec("human")), "the lab measures machines"),
        (lambda: SweepPlan(seed=-1), "a seed must be from 0"),
        (lambda: TournamentPlan((MC,)), "from 2 to 100 players, not 1"),
        (lambda: TournamentPlan((MC, RANDOM, MC)), "takes part twice"),
        (lambda: TournamentPlan((MC, RANDOM), 0), "from 1 game per pair"),
        (lambda: TournamentPlan((MC, default_spec("human"))), "the lab measures machines"),
    ],
)
def test_what_cannot_be_played_is_refused(make: object, message: str) -> None:
    """An invalid plan can't be created; the error gives the reason on one line."""
    assert callable(make)
    with pytest.raises(TttmcError, match=message):
        make()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.title)
def test_the_command_repeats_the_run(plan: SweepPlan | TournamentPlan) -> None:
    """The command that is copied for a run creates the same plan."""
    from tttmc_app.cli import sweep, tournament
    from tttmc_app.cli.main import make_parser

    words = shlex.split(plan.command)
    args = make_parser().parse_args(words[1:])
    command = sweep if isinstance(plan, SweepPlan) else tournament
    assert command.plan_of(args) == plan


def test_millions_of_games_are_handed_out_one_block_at_a_time() -> None:
    """The first blocks of the largest run are available at once, and pairings take turns."""
    plan = SweepPlan(values=(1, 2), games_each=MAX_GAMES // 2, seed=4)
    first = list(islice(plan.blocks(range(50)), 3))
    assert [block.pairing for block in first] == [0, 1, 0]
    assert [(block.numbers[0], len(block.numbers)) for block in first] == [
        (50, LONGEST_BLOCK),
        (0, LONGEST_BLOCK),
        (50 + LONGEST_BLOCK, LONGEST_BLOCK),
    ]


def test_short_runs_have_short_blocks() -> None:
    """A run of a few hundred games is shared out among several workers."""
    blocks = list(SweepPlan(values=(1,), games_each=250).blocks())
    assert [len(block.numbers) for block in blocks] == [BLOCK, BLOCK, 50]


def test_a_player_that_has_o_is_never_x() -> None:
    """If the varied player has O, its opponent is X in all of a sweep's games."""
    plan = SweepPlan(MC, "trials", (5, 20), RANDOM, Mark.O, 3)
    assert [(pairing.x, pairing.games) for pairing in plan.pairings] == [(RANDOM, 3)] * 2


def test_the_sides_of_a_meeting_have_games_of_their_own() -> None:
    """In a tournament, the first player has X once more in an odd number of games."""
    one, two = TournamentPlan((MC, RANDOM), 5).pairings
    assert [(one.x, one.games), (two.x, two.games)] == [(MC, 3), (RANDOM, 2)]
    assert one.seed != two.seed
