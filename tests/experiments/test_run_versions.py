"""The versions of behaviour that runs record, and which runs are resumed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.experiments.inline import InlineExecutor
from tests.experiments.invented import ended
from tests.experiments.test_kinds import RECIPES
from tests.plugin import installed
from tests.refusals import carried_by
from tttmc_app.cli import main
from tttmc_app.core import Rules, Text
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import Recipe
from tttmc_app.experiments.report import games_csv
from tttmc_app.experiments.running import run
from tttmc_app.experiments.saved_run import compare_runs
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec, plugins

PLAYERS = parse_spec("level"), parse_spec("random")


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=lambda recipe: recipe.kind)
def test_a_run_of_every_kind_records_its_players_versions(recipe: Recipe) -> None:
    """The versions are stored beside the settings, which stay the same."""
    with Store() as store:
        store.begin(recipe, "1 thread")
        store.connection.execute("UPDATE runs SET wanted = 9")  # limits don't know it yet
        info = store.info(1)
    versions = {player.kind.name: player.kind.version for player in recipe.participants}
    assert versions.items() <= (info.versions or {}).items()
    assert versions
    assert info.recipe.key == recipe.key
    assert info.is_resumable is info.has_games_left


def test_openings_and_proofs_are_recorded_where_they_count() -> None:
    """A change of openings doesn't concern a run without them."""
    for opening, proven in ((0, False), (2, False), (0, True), (2, True)):
        plan = TournamentPlan(PLAYERS, 2, Rules(4), 0, opening, ends_proven=proven)
        names = {behaviour.name for behaviour in plan.behaviours}
        assert ("opening moves" in names, "proven endings" in names) == (opening > 0, proven)


@pytest.mark.parametrize("name", ["level", "tree", "opening moves", ""])
def test_a_run_of_another_behaviour_is_not_resumed(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says what has changed, if it was recorded, and no game is played.

    Without a number, --resume says why it leaves the earlier run, and plays all games anew.
    """
    plan = MatchPlan(*PLAYERS, 4, Rules(3), opening=2)
    with Store() as store:
        store.add(store.begin(plan, "1 thread"), [ended(0, 0, "x")], 1.0)
        versions = json.dumps({**(store.info(1).versions or {}), name: 9} if name else None)
        store.connection.execute("UPDATE runs SET versions = ?", (versions,))
        obstacle = store.info(1).obstacle
    assert obstacle is not None
    now = {behaviour.name: str(behaviour.version) for behaviour in plan.behaviours}
    changed = {"then": "9", "now": now[name]} if name else {}
    assert carried_by(obstacle).items() >= (changed | {"run": "1"}).items()
    again = [*plan.words(), "--workers", "1", "--resume"]
    for words, status in (
        (["results", "resume", "1"], 2),
        (["match", "--resume", "1"], 2),
        (again, 0),
    ):
        assert main(words) == status
        assert str(obstacle) in capsys.readouterr().err
    with Store() as store:
        runs = [(info.number, info.done, info.is_resumable) for info in store.runs()]
    assert runs == [(2, 4, False), (1, 1, False)]


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the players of another distribution."""
    yield from installed(tmp_path, monkeypatch)


def test_a_plugin_s_run_is_not_resumed_by_another_version(
    plugin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its source counts, not only its version; without it, the results are still read."""
    plan = MatchPlan(parse_spec("lines"), parse_spec("random"), 4, both=False)
    with Store() as store:
        list(run(plan, InlineExecutor(), store))
        number = store.begin(plan, "1 thread")
        store.add(number, list(store.games(1))[:1], 1.0)
        assert store.info(number).is_resumable
        whole = store.summary(1)
        with (plugin / "tttmc_lines" / "__init__.py").open("a", encoding="utf-8") as source:
            source.write("# changed\n")
        plugins.cache_clear()
        obstacle = store.info(number).obstacle
        assert obstacle is not None
        assert "tttmc-lines 1.0" in carried_by(obstacle)["now"]
        monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(plugin)])
        plugins.cache_clear()
        assert carried_by(store.info(number).obstacle or Text(""))["player"] == "lines"
        assert (store.summary(1), store.info(1).recipe.key) == (whole, plan.key)
        assert len(games_csv(store.info(1).plan, store.games(1)).splitlines()) == 5
        assert compare_runs(store.load(1), store.load(1)).same_games
