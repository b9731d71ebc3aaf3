"""Every kind of run: its recipes come back from settings and commands, and wrong ones are refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.cli.main import COMMANDS, make_parser
from tttmc_app.core import Mark, Position, Rules, Text
from tttmc_app.experiments.convergence import MAX_RUNS
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.games import play_match
from tttmc_app.experiments.kinds import KINDS, PAGES, RunKind, kind_named, kind_of, load
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan, parse_bounds
from tttmc_app.experiments.recipe import MAX_GAMES
from tttmc_app.experiments.sweep import SweepPlan, join_values, split_values
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.gui.lab.page import FormPage
from tttmc_app.players import NumberParameter, PlayerKind, PlayerSpec, parse_spec
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.random_player import RandomPlayer

MC, RANDOM, HUMAN, ENGINE, EXACT, FORWARD, BEST = map(
    parse_spec,
    (
        *("mc:trials=7,other=3", "random", "human", "engine:pbrain-one", "mc:exact", "forward"),
        "level:level=unbeatable",
    ),
)
SMALL, FIVE = Rules(4, 3), Rules(9, 5)
MANY = tuple(parse_spec(f"mc:trials={trials}") for trials in range(1, 102))
RECIPES: dict[str, Any] = {
    "sweep": SweepPlan(MC, "trials", (5, 2000), RANDOM, None, 13, SMALL, 3),
    "tournament": TournamentPlan((MC, RANDOM), 5, SMALL, 4),
    "match": MatchPlan(MC, RANDOM, 13, SMALL, 2),
    "train": Training(Path("a book"), 300, SMALL, 3, RANDOM),
    "limits": LimitsStudy(MC, SMALL),
    "converge": ConvergenceStudy(Position.parse("XO./.X./..O"), MC, (50, 5), 40, 7),
}
"""A recipe of each kind, in the order of the registry."""
RULES: list[dict[str, Any]] = [{"rules": rules} for rules in (Rules(4), Rules(4, 3, reverse=True))]
CHANGES: dict[str, list[dict[str, Any]]] = {
    "sweep": [
        *RULES,
        *({"player": parse_spec("mc:other=4")}, {"player": FORWARD, "parameter": "samples"}),
        {"parameter": "other", "values": (0.5, 2.0)},
        {"player": parse_spec("learner"), "parameter": "textbook", "values": ("one, two", "3")},
        {"player": parse_spec("learner"), "parameter": "symmetry", "values": (0, 1)},
        *({"values": values} for values in ((5, 6), (2000, 5), tuple(range(1, 1001)))),
        *({"against": parse_spec("perfect")}, {"against": None, "side": Mark.X}),
        *({"side": side} for side in Mark),
        *({"games_each": games} for games in (1, 14, MAX_GAMES // 2)),
        {"seed": 4},
        {"against": ENGINE, "rules": FIVE},
    ],
    "tournament": [
        *RULES,
        *({"players": players} for players in ((RANDOM, MC), (MC, FORWARD, RANDOM), MANY[:100])),
        *({"games_each": games} for games in (1, 6, MAX_GAMES)),
        *({"seed": 5}, {"opening": 2}, {"opening": 4}, {"ends_proven": True}),
        {"players": (MC, ENGINE), "rules": FIVE},
    ],
    "match": [
        *RULES,
        *({"a": FORWARD}, {"b": FORWARD}, {"a": RANDOM, "b": MC}, {"seed": 3}, {"both": False}),
        *({"games_each": games} for games in (1, 14, MAX_GAMES)),
        *({"opening": 4}, {"opening": 3, "both": False, "games_each": 1}),
        *({"sprt": each} for each in ((0.0, 5.0), (-5.5, 0.25), (0.1234567, 12.5), (-1e3, 1e3))),
        *({"control": True}, {"control": True, "b": EXACT, "a": FORWARD, "rules": Rules()}),
        {"b": ENGINE, "rules": FIVE},
    ],
    "train": [
        *RULES,
        *({"textbook": Path("/b")}, {"games": 301}, {"opponent": MC}, {"seed": 4}),
        *({"side": Mark.O}, {"side": None}, {"blame": Blame.CHAIN}, {"symmetry": True}),
        {"opponent": BEST, "rules": Rules()},
    ],
    "limits": [*RULES, {"player": parse_spec("mc")}, {"player": parse_spec("forward:tie=0")}],
    "converge": [
        {"position": Position.parse("XO./.X./..O", Rules(reverse=True))},
        {"position": Position.parse("XO./.X./..O", to_move="O")},
        *({"player": spec} for spec in (parse_spec("mc"), FORWARD)),
        *({"trials": (50, 6)}, {"trials": (5,)}, {"runs": 1}, {"runs": MAX_RUNS}, {"seed": 8}),
    ],
}
"""Changes of these recipes; some are just within the limits."""
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
CASES = [(name, change) for name, changes in CHANGES.items() for change in changes]


@pytest.mark.parametrize(("name", "change"), CASES, ids=lambda case: str(case)[:40])
def test_every_setting_makes_another_run(name: str, change: dict[str, Any]) -> None:
    """It is in the key and the command, and comes back from saved settings and from the command."""
    before, kind = RECIPES[name], kind_named(name)
    other = replace(before, **change)
    assert other.key != before.key
    assert kind.recipe.from_settings(json.loads(json.dumps(other.settings()))) == other
    assert before.words()[0] == name
    assert other.words() != before.words()
    if kind.is_resumable:
        saved = ["--csv", "a.csv"] if name == "match" else []  # else a match on one side isn't
        assert kind.load_command().plan_of(make_parser().parse_args([*other.words(), *saved])) == (
            other
        )


def test_runs_from_before_a_setting_existed_keep_their_keys() -> None:
    """Settings that came later are left out at their usual values, and read without them."""
    common = {**SMALL.settings(), "games": 5, "seed": 4, "players": [MC.text, "random"]}
    assert RECIPES["tournament"].settings() == common
    assert "control" not in RECIPES["match"].settings()


def test_the_value_that_varies_counts_for_nothing() -> None:
    """Sweeps over the trials are the same, whatever the player's own number of trials."""
    one, two = (SweepPlan(parse_spec(f"mc:trials={trials}")) for trials in (3, 4000))
    assert one.key == two.key


def test_settings_that_do_not_matter_in_the_limit_are_left_out_of_the_command() -> None:
    """In the limit, neither numbers of trials nor when to stop matter."""
    names = "mc:exact,sure=90 = mc:current=1,other=2 | forward:samples=3,tie=0 = forward:tie=0,"
    for row in names.split(" | "):
        spec, name = row.split(" = ")
        assert LimitsStudy(parse_spec(spec), SMALL).words()[1].startswith(name)


def test_a_command_is_quoted_for_a_shell() -> None:
    """A name with a space stays one word."""
    assert RECIPES["train"].command.startswith("tttmc train --textbook 'a book' --games 300 ")


WRONG: list[tuple[str, dict[str, Any], dict[str, object]]] = [
    *(("match", {side: HUMAN}, {}) for side in "ab"),
    ("match", {"a": "mc"}, {"name": "a", "given": "str"}),
    ("match", {"b": 5}, {"name": "b", "given": "int"}),
    *(("match", {side: ENGINE}, {}) for side in "ab"),
    *(("match", {"games_each": n}, {"count": n, "most": "10,000,000"}) for n in (0, MAX_GAMES + 1)),
    ("match", {"games_each": 2.0}, {"name": "games_each"}),
    ("match", {"opening": "2"}, {"name": "opening"}),
    *(("match", {"opening": n}, {"moves": n, "most": 4}) for n in (5, -1)),
    *(("match", {"seed": seed}, {}) for seed in (1.5, -1)),
    ("match", {"rules": 3}, {"name": "rules", "type": "Rules", "given": "int"}),
    ("match", {"sprt": (0.0, 5.0), "both": False}, {}),
    *(
        ("match", {"sprt": (low, high)}, {"low": low, "high": high})
        for low, high in ((5.0, 0.0), (5.0, 5.0), (-1000.5, 0.0), (0.0, 1000.5), (0.0, 1e999))
    ),
    *(("match", {"sprt": each}, {}) for each in ((0.0,), (0.0, 1.0, 2.0), ("0", "1"), "0,1")),
    ("match", {"control": True, "opening": 2}, {}),
    ("match", {"control": True, "b": FORWARD}, {}),
    *(("tournament", {"players": each}, {}) for each in ((HUMAN, MC), (MC, HUMAN), (MC, ENGINE))),
    ("tournament", {"players": (MC, RANDOM, None)}, {"name": "players[2]", "given": "NoneType"}),
    ("tournament", {"players": [MC, RANDOM]}, {"name": "players", "given": "list"}),
    *(("tournament", {"players": MANY[:n]}, {"most": 100, "count": n}) for n in (1, 101)),
    ("tournament", {"players": (MC, RANDOM, MC)}, {"player": MC.text}),
    *(("tournament", {"games_each": n}, {"count": n}) for n in (0, MAX_GAMES + 1)),
    ("tournament", {"players": MANY[:5], "games_each": 1_000_001}, {"count": 1_000_001}),
    ("tournament", {"games_each": "4"}, {"name": "games_each"}),
    ("tournament", {"opening": 5}, {"moves": 5}),
    ("tournament", {"seed": -1}, {}),
    ("tournament", {"rules": None}, {"given": "NoneType"}),
    *(("sweep", {side: HUMAN}, {}) for side in ("player", "against")),
    *(("sweep", {side: "mc"}, {"name": side}) for side in ("player", "against")),
    ("sweep", {"rules": "3"}, {"name": "rules"}),
    ("sweep", {"values": [5]}, {"name": "values", "given": "list"}),
    ("sweep", {"values": ()}, {"name": "trials"}),
    ("sweep", {"values": (5, 10, 5)}, {"name": "trials", "value": 5}),
    *(("sweep", {"values": (5, value)}, {}) for value in (0, 2.5)),
    ("sweep", {"values": tuple(range(1, 1002))}, {"most": 1000, "count": 1001}),
    ("sweep", {"parameter": "depth"}, {}),
    ("sweep", {"side": "X"}, {"name": "side"}),
    *(("sweep", {"games_each": n}, {"count": n}) for n in (0, MAX_GAMES // 2 + 1)),
    ("sweep", {"games_each": 0.5}, {"name": "games_each"}),
    ("sweep", {"seed": "1"}, {}),
    *(("sweep", {"against": spec, "rules": Rules(5, 4)}, {}) for spec in (BEST, ENGINE)),
    ("train", {"opponent": BEST, "rules": Rules(5)}, {}),
    *(("limits", {"player": parse_spec(each)}, {"player": each}) for each in ("perfect", "human")),
    ("limits", {"rules": Rules(5)}, {"size": 5, "most": 4}),
    *(("converge", {"player": spec}, {"player": spec.text}) for spec in (HUMAN, EXACT, RANDOM)),
    *(("converge", {"trials": trials}, {}) for trials in ((), (0,), (5, -4))),
    *(("converge", {"runs": n}, {"runs": n, "most": MAX_RUNS}) for n in (0, MAX_RUNS + 1)),
]


@pytest.mark.parametrize(("name", "change", "told"), WRONG, ids=lambda each: str(each)[:40])
def test_a_recipe_that_can_not_be_carried_out_is_refused(
    name: str, change: dict[str, Any], told: dict[str, object]
) -> None:
    """It can't even be made, whoever makes it, and the error names what is wrong in one line."""
    with refused(**told):
        replace(RECIPES[name], **change)


@pytest.mark.parametrize(
    ("players", "games", "told"),
    [((MC, RANDOM), 0, {"games": 0}), ((MC, HUMAN), 1, {}), ((HUMAN, MC), 1, {})],
)
def test_a_plain_match_is_between_machines(
    players: tuple[PlayerSpec, PlayerSpec], games: int, told: dict[str, object]
) -> None:
    """A match without games and one with a human are refused before a game is played."""
    with refused(**told):
        next(play_match(Rules(), players, games, 1))


@pytest.mark.parametrize("name", ["games", "moves", "ties_low", "ties_interval", "clip_low"])
def test_a_parameter_has_a_column_of_its_own(name: str) -> None:
    """One that is named like a result can't be varied; any other name is as good in JSON."""
    number = NumberParameter(name, Text("N"), 5, 1, 9, Text("Help."))
    kind = PlayerKind("other", Text("Other"), Text("."), (number,), lambda _: RandomPlayer())
    spec = PlayerSpec(kind, (5,))
    if name != "clip_low":
        with refused(name=name):
            SweepPlan(spec, name, (5, 6))
        return
    plan = SweepPlan(spec, name, (5, 6))
    found = plan.summary(plan.scores([]))
    rows: Any = found.as_json()["rows"]
    assert [row[name] for row in rows] == [row[name] for row in found.table()] == [5, 6]


SPLIT = r'''
5,10 = 5|10
5, "a,b",  c d = 5|a,b|c d
"say ""no""",x = say "no"|x
5,\n10,\r\n20\n = 5|10|20
5,, ,10,\t, = 5|10
5\n10 = 5 10
"a\nb",5 = a b|5
'''


@pytest.mark.parametrize("row", SPLIT.split("\n")[1:-1])
def test_values_are_split_at_commas(row: str) -> None:
    """Spaces and line breaks after a comma don't count, nor do blanks; quotes hold a comma."""
    text, values = row.encode().decode("unicode_escape").split(" = ")
    assert split_values(text) == values.split("|")
    assert split_values(join_values(values.split("|"))) == values.split("|")


def test_typed_values_and_bounds_are_read_or_named() -> None:
    """Bounds are read as they are printed or typed; what can't be read is repeated."""
    assert split_values(" ") == []
    for text in ('5,"a', '"a"b,5'):
        with refused(text=repr(text)):
            split_values(text)
    for text in ("-5,10", "\N{MINUS SIGN}5,10", "-5; 10"):
        assert parse_bounds(text) == (-5.0, 10.0)
    for text in ("5", "1,2,3", "a,b", ""):
        with refused(text=text):
            parse_bounds(text)


# The registry --------------------------------------------------------------------------------


def test_names_and_units_stay() -> None:
    """Saved runs and scripts depend on these names."""
    assert [kind.name for kind in KINDS] == list(RECIPES)
    assert [kind.counted.key for kind in KINDS] == [*["games"] * 4, "positions", "moves"]
    with refused(kind="race"):
        kind_named("race")


@EVERY_KIND
def test_a_kind_has_all_its_parts(kind: RunKind[Any, Any]) -> None:
    """Its command prints results, its page is its own, and it has charts or a drawing."""
    recipe = RECIPES[kind.name]
    assert kind_of(recipe) is kind
    assert str(recipe.rules.describe()) in str(recipe.title)
    assert kind.command.removeprefix("tttmc_app.cli.") in COMMANDS
    assert callable(kind.load_command().print_results)
    assert kind in PAGES
    page = kind.load_page()
    assert issubclass(page, FormPage)
    assert page.kind == kind.name
    assert bool(kind.charts) is not bool(kind.drawing)
    assert not kind.drawing or callable(load(kind.drawing))
    assert all(chart.empty.is_empty and str(chart.empty.empty) for chart in kind.charts)
    assert str(kind.counted.progress(1500, 2000)).startswith("1,500 of 2,000 ")


def test_a_run_has_a_target() -> None:
    """It is the number of games or moves; limits know their positions only at the end."""
    assert [recipe.target for recipe in RECIPES.values()] == [26, 5, 13, 300, 0, 80]
    assert replace(RECIPES["converge"], trials=(5, 50, 5)).target == 80


@pytest.mark.parametrize("name", ["sweep", "tournament", "match"])
def test_a_run_without_games_is_complete(name: str) -> None:
    """Its table has rows with equal columns, its charts are empty, and nothing is divided by 0."""
    plan = RECIPES[name]
    summary = plan.summary(plan.scores([]))
    assert len({tuple(row) for row in summary.table()}) == 1
    assert json.dumps(summary.as_json())
    assert all(chart.is_empty for chart in kind_of(plan).draw_charts(plan, summary))
    assert plan.participants == {spec for pair in plan.pairings for spec in (pair.x, pair.o)}
