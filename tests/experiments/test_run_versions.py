"""The versions of behaviour that runs record, and which runs are resumed."""

from __future__ import annotations

import json

import pytest

from tests.experiments.invented import ended
from tests.experiments.test_kinds import RECIPES
from tttmc_app.cli import main
from tttmc_app.core import Rules
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.report import info_json
from tttmc_app.experiments.saved_run import compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

PLAN = MatchPlan(parse_spec("level"), parse_spec("random"), 4, opening=2)
WORDS = [*PLAN.words(), "--workers", "1"]


Recorded = dict[str, int] | None


def begun(*, finished: bool = False) -> int:
    """Save a run with one game, or with all, and return its number."""
    with Store() as store:
        number = store.begin(PLAN, "1 thread")
        games = range(4 if finished else 1)
        store.add(number, [ended(game, game // 2, "x") for game in games], 1.0)
        return number


def record(run: int, versions: Recorded) -> None:
    """Make a run look as if it had recorded these versions among its own, or none."""
    with Store() as store:
        own = store.info(run).versions
        assert own is not None
        text = json.dumps(None if versions is None else {**own, **versions})
        store.connection.execute("UPDATE runs SET versions = ? WHERE number = ?", (text, run))


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=lambda recipe: recipe.kind)
def test_a_run_of_every_kind_records_its_players_versions(recipe: Recipe) -> None:
    """The versions are stored beside the settings, which stay the same, and shown as JSON."""
    with Store() as store:
        number = store.begin(recipe, "1 thread")
        store.connection.execute("UPDATE runs SET wanted = 9")  # limits don't know it yet
        info = store.info(number)
    assert info.versions is not None
    assert recipe.participants
    for player in recipe.participants:
        assert info.versions[player.kind.name] == player.kind.version
    assert info_json(info)["versions"] == info.versions
    assert info.recipe.key == recipe.key
    assert info.is_resumable is info.has_games_left


@pytest.mark.parametrize(
    ("opening", "ends_proven", "parts"),
    [
        (0, False, set[str]()),
        (2, False, {"opening moves"}),
        (0, True, {"proven endings"}),
        (2, True, {"opening moves", "proven endings"}),
    ],
)
def test_openings_and_proofs_are_recorded_where_they_count(
    opening: int, ends_proven: bool, parts: set[str]
) -> None:
    """A change of openings doesn't concern a run without them."""
    players = parse_spec("random"), parse_spec("mc")
    plan = TournamentPlan(players, 2, Rules(4), 0, opening, ends_proven=ends_proven)
    assert {behaviour.name for behaviour in plan.behaviours} == {"mc", "random", *parts}


REFUSED = [
    ({"level": 9}, ("version 9", "“level”", "version 1")),
    ({"mc": 9}, ("version 9", "“mc”", "version 1")),
    ({"opening moves": 9}, ("version 9", "opening moves", "version 1")),
    (None, ("didn't record",)),
]


@pytest.mark.parametrize(("versions", "told"), REFUSED, ids=str)
@pytest.mark.parametrize("command", ["results resume 1", "match --resume 1"])
def test_a_run_of_another_behaviour_is_not_resumed(
    versions: Recorded, told: tuple[str, ...], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says what has changed, and no game is played."""
    record(begun(), versions)
    assert main(command.split()) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert all(words in err for words in ("run 1 ", *told))
    assert main(["results", "show", "1"]) == 0
    shown = capsys.readouterr().out
    assert all(words in shown for words in told)
    with Store() as store:
        assert [(info.done, info.is_resumable) for info in store.runs()] == [(1, False)]


@pytest.mark.parametrize(("versions", "told"), REFUSED, ids=str)
def test_a_new_run_is_started_instead(
    versions: Recorded, told: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a number, --resume says why it leaves the earlier run, and plays all games anew."""
    record(begun(), versions)
    assert main([*WORDS, "--resume"]) == 0
    err = capsys.readouterr().err
    assert all(words in err for words in ("run 1 ", *told))
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(2, 4), (1, 1)]


def test_a_run_of_the_same_behaviour_is_resumed() -> None:
    """With or without its number."""
    for command in ([*WORDS, "--resume"], ["match", "--resume", "2", "--workers", "1"]):
        begun()
        assert main(command) == 0
    with Store() as store:
        assert [info.done for info in store.runs()] == [4, 4]


@pytest.mark.parametrize("versions", [{"level": 9}, None], ids=str)
def test_a_finished_run_of_another_behaviour_has_other_games(versions: Recorded) -> None:
    """Such runs are compared as usual, but nobody claims that they play the same games."""
    runs = [begun(finished=True) for _ in range(3)]
    record(runs[2], versions)
    with Store() as store:
        one, two, other = map(store.load, runs)
    assert compare_runs(one, two).same_games
    assert not compare_runs(one, other).same_games


def test_a_damaged_record_damages_the_run() -> None:
    """It is listed as unreadable, like one with damaged settings."""
    begun()
    with Store() as store:
        store.connection.execute('UPDATE runs SET versions = \'{"mc": "new"}\'')
        (info,) = store.runs()
        assert "malformed" in info.damage
        assert not info.is_resumable
