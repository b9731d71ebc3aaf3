"""Students' files in the lab: they run only with the user's consent."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QAbstractButton

from tests.gui.lab.conftest import LabHand
from tests.gui.students.files import GOOD, write
from tttmc_app.core import Ending
from tttmc_app.experiments.store import Store
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.gui.students.trust import StudentSource, trust
from tttmc_app.players import PlayerSpec, default_spec

ASKS_FIRST = "is new here"


def student(tmp_path: Path) -> tuple[Path, Path, PlayerSpec]:
    """Return a file, the file that running it creates, and its player."""
    mark = tmp_path / "was-run"
    path = write(tmp_path, f"{GOOD}\nopen({str(mark)!r}, 'w').close()\n")
    return path, mark, default_spec("course").with_value("file", str(path))


def test_a_sweep_runs_only_what_was_agreed_to(lab: LabHand, tmp_path: Path) -> None:
    """The page says what to do first; then it plays."""
    path, mark, spec = student(tmp_path)
    page = lab.sweep("1, 2", 2)
    page.findChildren(PlayerForm)[0].set_spec(spec)
    page.begin()
    lab.until(lambda: ASKS_FIRST in lab.message)
    lab.until_over(page)
    assert not mark.exists()
    with Store() as store:
        assert store.runs() == []
    trust([StudentSource.read(path)])
    page.begin()
    lab.until_over(page)
    with Store() as store:
        (info,) = store.runs()
    assert info.is_finished


def test_a_training_likewise(lab: LabHand, tmp_path: Path) -> None:
    """The opponent isn't run either without consent."""
    _, mark, spec = student(tmp_path)
    page = lab.window.open_page("train")
    page.findChildren(PlayerForm)[-1].set_spec(spec)
    lab.part(QAbstractButton, "trainingStart").click()
    lab.until(lambda: ASKS_FIRST in lab.message)
    assert not mark.exists()


OCCUPIES = "def mc_move(board, player, trials):\n    return (0, 0)\n"
WHY = "mc_move returned (0, 0), which is occupied"


def occupier(tmp_path: Path) -> PlayerSpec:
    """Return the player of a trusted file that always plays a1."""
    path = write(tmp_path, OCCUPIES)
    trust([StudentSource.read(path)])
    return default_spec("course").with_value("file", str(path))


def test_a_sweep_tells_of_forfeits(lab: LabHand, tmp_path: Path) -> None:
    """The message names the player that forfeited, the value and the reason."""
    page = lab.run_page("sweep", 2)
    page.findChildren(PlayerForm)[0].set_spec(occupier(tmp_path))
    page.begin()
    lab.until_over(page)
    assert "Trials per move 1: O forfeited 2 games, the first: " in lab.message
    assert WHY in lab.message
    assert lab.message.endswith(" more in the table as CSV)")


def test_a_tournament_tells_of_forfeits(lab: LabHand, tmp_path: Path) -> None:
    """The message names the player that forfeited, the number of games and the reason."""
    page = lab.run_page("tournament", 6)
    forms = page.findChildren(PlayerForm)
    forms[0].set_spec(occupier(tmp_path))
    page.begin()
    lab.until_over(page)
    with Store() as store:
        (info,) = store.runs()
        kept = sum(game.ending is Ending.FORFEIT for game in store.games(info.number))
    assert kept >= 6
    assert f"forfeited {kept} games, the first: " in lab.message  # at the end, not as it was before
    assert WHY in lab.message
