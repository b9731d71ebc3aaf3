"""Every kind of run: recipes come back from settings and commands, and wrong ones are refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.refusals import refused
from tttmc_app.cli.lab import recipe_of
from tttmc_app.cli.main import COMMANDS, make_parser
from tttmc_app.core import Position, Rules, Text
from tttmc_app.experiments.convergence import ConvergenceStudy
from tttmc_app.experiments.kinds import KINDS, PAGES, RunKind, kind_named, kind_of, load
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.settings import join_values, parse_bounds, split_values
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.players import NumberParameter, PlayerKind, PlayerSpec, parse_spec

MC, RANDOM, HUMAN = map(parse_spec, ("mc:trials=7,other=3", "random", "human"))
SMALL = Rules(4, 3)
RECIPES: dict[str, Any] = {
    "sweep": SweepPlan(MC, "trials", (5, 2000), RANDOM, None, 13, SMALL, 3),
    "tournament": TournamentPlan((MC, RANDOM), 5, SMALL, 4),
    "match": MatchPlan(MC, RANDOM, 13, SMALL, 2),
    "train": Training(Path("a book").absolute(), 300, SMALL, 3, RANDOM),
    "limits": LimitsStudy(MC, SMALL),
    "converge": ConvergenceStudy(Position.parse("XO./.X./..O"), MC, (50, 5), 40, 7),
}
"""A recipe of each kind, in the order of the registry."""
CHANGES = """
sweep {"line": 4} | {"reverse": true} | {"seed": 4} | {"games": 1} | {"games": 14}
sweep {"games": 5000000}
sweep {"player": "mc:other=4"} | {"parameter": "other", "values": ["0.5", "2"]} | {"side": "x"}
sweep {"player": "forward", "parameter": "samples"} | {"against": "perfect"}
sweep {"against": null, "side": "x"}
sweep {"player": "learner", "parameter": "textbook", "values": ["one, two", "3"]}
sweep {"player": "learner", "parameter": "symmetry", "values": ["0", "1"]}
sweep {"against": "engine:pbrain-one", "size": 9, "line": 5}
sweep {"opening": 2} | {"opening_boards": ["X.../..../..../...."]}
sweep {"grid": [["other", ["0", "2.5"]]]}
sweep {"grid": [["size", ["3", "7"]], ["current", ["0"]]]} | {"parameter": "line", "values": ["3"]}
tournament {"line": 4} | {"reverse": true} | {"seed": 5} | {"games": 1} | {"games": 10000000}
tournament {"players": ["random", "mc:trials=7"]} | {"players": ["mc", "forward", "random"]}
tournament {"opening": 2}
tournament {"opening": 4} | {"ends_proven": true} | {"gauntlet": true}
tournament {"players": ["mc", "engine:a"], "size": 9, "line": 5}
match {"line": 4} | {"reverse": true} | {"seed": 3} | {"games": 1} | {"games": 14}
match {"games": 10000000}
match {"players": ["random", "mc:trials=7,other=3"]} | {"players": ["forward", "random"]}
match {"opening": 4}
match {"both": false} | {"opening": 3, "both": false, "games": 1} | {"sprt": [0, 5]}
match {"sprt": [-5.5, 0.25]}
match {"sprt": [0.1234567, 12.5]} | {"sprt": [-1000, 1000]} | {"control": true}
match {"control": true, "players": ["forward", "mc:exact"], "size": 3}
train {"line": 4} | {"reverse": true} | {"seed": 4} | {"games": 301} | {"textbook": "/b"}
train {"opponent": "mc"}
train {"side": "o"} | {"side": "both"} | {"blame": "chain"} | {"symmetry": true}
train {"opponent": "level:level=unbeatable", "size": 3}
limits {"line": 4} | {"reverse": true} | {"player": "mc"} | {"player": "forward:tie=0"}
converge {"reverse": true} | {"to_move": "o"} | {"player": "mc"} | {"player": "forward"}
converge {"seed": 8}
converge {"trials": [50, 6]} | {"trials": [5]} | {"runs": 1} | {"runs": 100000}
"""
"""Changes of these recipes' settings; some are just within the limits."""


def cases(table: str) -> list[tuple[str, dict[str, Any]]]:
    """Return a table's kinds and changes."""
    rows = (row.split(" ", 1) for row in table.strip().splitlines())
    return [(name, json.loads(change)) for name, changes in rows for change in changes.split(" | ")]


@pytest.mark.parametrize(("name", "change"), cases(CHANGES), ids=str)
def test_every_setting_makes_another_run(name: str, change: dict[str, Any]) -> None:
    """It is in the key and the command, and comes back from saved settings and from the command."""
    before, kind = RECIPES[name], kind_named(name)
    other = kind.recipe.from_settings({**before.settings(), **change})
    assert other.key != before.key
    assert kind.recipe.from_settings(json.loads(json.dumps(other.settings()))) == other
    assert before.words()[0] == name
    assert other.words() != before.words()
    again = recipe_of(make_parser().parse_args(other.words()))
    assert again == other or (name == "limits" and again.words() == other.words())


def test_settings_that_do_not_matter_are_left_out() -> None:
    """Keys lack settings that came later, at their usual values; limits lack counts of trials."""
    common = {**SMALL.settings(), "games": 5, "seed": 4, "players": [MC.text, "random"]}
    assert RECIPES["tournament"].settings() == common
    assert "control" not in RECIPES["match"].settings()
    for spec, name in (
        ("mc:exact,sure=90", "mc:current=1,other=2"),
        ("forward:samples=3,tie=0", "forward:tie=0,"),
    ):
        assert LimitsStudy(parse_spec(spec), SMALL).words()[1].startswith(name)


WRONG = """
match {"players": ["human", "mc"]} | {"players": ["mc", "human"]} | {"players": ["engine:a", "mc"]}
match {"players": ["mc", "engine:a"]} | {"games": 0} | {"games": 10000001} | {"games": 2.0}
match {"opening": "2"} | {"opening": 5} | {"opening": -1} | {"seed": 1.5} | {"seed": -1}
match {"sprt": [0, 5], "both": false} | {"sprt": [5, 0]} | {"sprt": [5, 5]} | {"sprt": [-1000.5, 0]}
match {"sprt": [0, 1000.5]} | {"sprt": [0, Infinity]} | {"sprt": [NaN, 5]}
match {"control": true, "opening": 2} | {"control": true, "players": ["forward", "tree"]}
tournament {"players": ["human", "mc"]} | {"players": ["mc", "human"]}
tournament {"players": ["mc", "engine:a"]}
tournament {"players": ["mc"]} | {"players": ["mc", "random", "mc"]} | {"games": 0}
tournament {"games": 10000001}
tournament {"games": 5000000, "players": ["mc", "random", "tree"]} | {"games": "4"} | {"opening": 5}
tournament {"seed": -1}
sweep {"player": "human"} | {"against": "human"} | {"values": []} | {"values": ["5", "10", "5"]}
sweep {"values": ["5", "0"]} | {"values": ["2.5"]} | {"parameter": "depth"} | {"games": 0}
sweep {"games": 0.5} | {"grid": [["trials", ["5"]]]} | {"grid": [["size", ["2"]]]} | {"opening": 5}
sweep {"grid": [["other", ["0","1","2","3","4","5","6","7","8","9",\
    "10","11","12","13","14","15","16"]]]}
sweep {"grid": [["other", []]]} | {"grid": [["other", ["1"]], ["current", ["1"]], ["line", ["3"]]]}
sweep {"games": 5000001} | {"seed": "1"} | {"against": "engine:a"}
sweep {"against": "level:level=unbeatable"}
train {"opponent": "level:level=unbeatable"} | {"opponent": "human"} | {"games": 0}
limits {"player": "perfect"} | {"player": "human"} | {"size": 5}
converge {"player": "human"} | {"player": "mc:exact"} | {"player": "random"} | {"trials": []}
converge {"trials": [0]} | {"trials": [5, -4]} | {"runs": 0} | {"runs": 100001}
"""
"""Changes after which a recipe can't be carried out."""


@pytest.mark.parametrize(("name", "change"), cases(WRONG), ids=str)
def test_a_recipe_that_can_not_be_carried_out_is_refused(name: str, change: dict[str, Any]) -> None:
    """It can't even be made, and the error names what is wrong in one line."""
    with refused():
        kind_named(name).recipe.from_settings({**RECIPES[name].settings(), **change})


TYPES: list[tuple[str, dict[str, Any], dict[str, object]]] = [
    ("match", {"a": "mc"}, {"name": "a", "given": "str"}),
    *(("match", {"sprt": each}, {}) for each in ((0.0,), ("0", "1"), "0,1")),
    ("match", {"rules": 3}, {"name": "rules", "given": "int"}),
    ("tournament", {"players": (MC, RANDOM, None)}, {"name": "players[2]"}),
    ("tournament", {"players": (MC,) * 101}, {"most": 100, "count": 101}),
    ("sweep", {"against": "mc"}, {"name": "against"}),
    ("sweep", {"values": [5]}, {"name": "values", "given": "list"}),
    ("sweep", {"values": tuple(range(1, 1002))}, {"most": 1000, "count": 1001}),
]


@pytest.mark.parametrize(("name", "change", "told"), TYPES)
def test_a_wrong_argument_is_named(
    name: str, change: dict[str, Any], told: dict[str, object]
) -> None:
    """Programs may make recipes, too."""
    with refused(**told):
        replace(RECIPES[name], **change)


@pytest.mark.parametrize("name", ["games", "moves", "ties_low", "ties_interval", "clip_low"])
def test_a_parameter_has_a_column_of_its_own(name: str) -> None:
    """One that is named like a result can't be varied; any other name is as good in JSON."""
    number = NumberParameter(name, Text("N"), 5, 1, 9, Text("Help."))
    kind = PlayerKind("other", Text("Other"), Text("."), (number,), MC.kind.make)
    if name != "clip_low":
        with refused(name=name):
            SweepPlan(PlayerSpec(kind, (5,)), name, (5, 6))
        return
    found = SweepPlan(PlayerSpec(kind, (5,)), name, (5, 6)).summary((Score(), Score()))
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


def test_names_units_and_targets_stay() -> None:
    """Saved runs and scripts depend on these; limits know their positions only at the end."""
    assert [kind.name for kind in KINDS] == list(RECIPES)
    assert [kind.counted.key for kind in KINDS] == [*["games"] * 4, "positions", "moves"]
    assert [recipe.target for recipe in RECIPES.values()] == [26, 5, 13, 300, 0, 80]
    assert replace(RECIPES["converge"], trials=(5, 50, 5)).target == 80
    with refused(kind="race"):
        kind_named("race")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_kind_has_all_its_parts(kind: RunKind[Any, Any]) -> None:
    """Its command prints results, its page is its own, and it has charts or a drawing."""
    recipe = RECIPES[kind.name]
    assert kind_of(recipe) is kind
    assert str(recipe.rules.describe()) in str(recipe.title)
    assert kind.name in COMMANDS
    assert kind in PAGES
    assert kind.load_page().kind == kind.name
    assert [*kind.charts] if not kind.drawing else callable(load(kind.drawing))
    assert str(kind.counted.progress(1500, 2000)).startswith("1,500 of 2,000 ")
    if kind.is_resumable:  # without games nothing is divided by 0, and charts are empty
        summary = recipe.summary(recipe.scores([]))
        assert len({tuple(row) for row in summary.table()}) == 1
        assert json.dumps(summary.as_json())
        assert all(chart.is_empty for chart in kind.draw_charts(recipe, summary))
        specs = {spec for pair in recipe.pairings for spec in (pair.x, pair.o)}
        assert recipe.participants == specs
