"""Students' files in the lab: they run only with the user's consent."""

from __future__ import annotations

import multiprocessing
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from tests.gui.lab.conftest import LabHand
from tests.gui.programs.files import GOOD, write
from tttmc_app.core import Ending
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student
from tttmc_app.players import PlayerSpec, default_spec, parse_spec

ASKS_FIRST = "is new here"


@dataclass(frozen=True, slots=True)
class Watch:
    """A watch on the folder in which every student's process gets its own folder when it starts."""

    folder: Path
    before: int

    @property
    def has_run(self) -> bool:
        """Return whether a student's file has run, though it may have ended since."""
        return self.folder.stat().st_mtime_ns != self.before


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Watch the folder for temporary files, which the lab's processes use as well."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return Watch(folder, folder.stat().st_mtime_ns)


def student(tmp_path: Path) -> tuple[Path, PlayerSpec]:
    """Return a file and its player."""
    path = write(tmp_path, GOOD)
    return path, default_spec("course").with_value("file", str(path))


def sweep_of(lab: LabHand, spec: PlayerSpec, values: str) -> RunPage[Any, Any]:
    """Open the sweep page with a player and one game per value: each game starts processes."""
    page = lab.run_page("sweep", 1)
    page.findChildren(PlayerForm)[0].set_spec(spec)
    lab.part(QLineEdit, "sweepValues").setText(values)
    return page


def test_a_sweep_runs_only_what_was_agreed_to(lab: LabHand, tmp_path: Path, watch: Watch) -> None:
    """Before consent, the page says what to do first, and nothing runs; then the file plays."""
    path, spec = student(tmp_path)
    page = sweep_of(lab, spec, "1")
    page.begin()
    lab.until(lambda: ASKS_FIRST in lab.message)
    lab.until_over(page)
    assert not watch.has_run
    with Store() as store:
        assert store.runs() == []
    STUDENT_FILES.add(read_student(path))
    page.begin()
    lab.until_over(page)
    with Store() as store:
        (info,) = store.runs()
    assert info.is_finished
    assert watch.has_run


def test_a_training_likewise(lab: LabHand, tmp_path: Path, watch: Watch) -> None:
    """A student's file as opponent also runs only after the user has consented."""
    path, spec = student(tmp_path)
    page = lab.window.open_page("train")
    page.findChildren(PlayerForm)[-1].set_spec(spec)
    lab.part(QAbstractButton, "trainingStart").click()
    lab.until(lambda: ASKS_FIRST in lab.message)
    assert not watch.has_run
    STUDENT_FILES.add(read_student(path))
    lab.part(QAbstractButton, "trainingStart").click()
    lab.until(lambda: watch.has_run)
    lab.part(QAbstractButton, "trainingStop").click()
    lab.until(lambda: not multiprocessing.active_children())


OCCUPIES = "def mc_move(board, player, trials):\n    return (0, 0)\n"
WHY = "mc_move returned (0, 0), which is occupied"


def occupier(tmp_path: Path) -> PlayerSpec:
    """Return the player of a trusted file that always plays a1."""
    path = write(tmp_path, OCCUPIES)
    STUDENT_FILES.add(read_student(path))
    return default_spec("course").with_value("file", str(path))


def test_a_sweep_tells_of_forfeits(lab: LabHand, tmp_path: Path) -> None:
    """The message names the player that forfeited, the value and the reason."""
    page = sweep_of(lab, occupier(tmp_path), "1, 2")
    page.begin()
    lab.until_over(page)
    assert "Trials per move 1: O forfeited 1 game: " in lab.message
    assert WHY in lab.message
    assert lab.message.endswith(" more in the CSV table)")


def test_a_tournament_tells_of_forfeits(lab: LabHand, tmp_path: Path) -> None:
    """The message names the player that forfeited, the number of games and the reason."""
    page = lab.run_page("tournament", 2)
    page.show_recipe(TournamentPlan((occupier(tmp_path), parse_spec("random")), 2))
    page.begin()
    lab.until_over(page)
    with Store() as store:
        (info,) = store.runs()
        kept = sum(game.ending is Ending.FORFEIT for game in store.games(info.number))
    assert kept == 2
    assert f"forfeited {kept} games, the first: " in lab.message
    assert WHY in lab.message
