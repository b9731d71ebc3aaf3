"""A sweep on a Dask cluster, started from the lab's page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from tests.clusters import local_cluster
from tests.gui.lab.conftest import LabHand
from tttmc_app.experiments.store import Store
from tttmc_app.gui.lab import run_driver


@pytest.fixture
def address(lab: LabHand) -> Iterator[str]:
    """Return the address of a cluster that is shut down before the lab."""
    del lab
    with local_cluster() as found:
        yield found


def test_a_cluster_plays_the_same_games(
    lab: LabHand, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cluster plays the same games as local processes; its run names it and can be stopped."""
    monkeypatch.setattr(run_driver, "DASK_SECONDS", 30.0)
    page = lab.sweep("5, 50", 30)
    page.rules.set_typed_seed(9)
    where = lab.part(QComboBox, "sweepWhere")
    where.setCurrentIndex(1)
    lab.part(QLineEdit, "sweepDask").setText(f" {address} ")
    page.begin()
    lab.until_over(page)
    assert "60 games in " in page.bar.note.text()
    assert f"by Dask at {address}, 2 workers. Saved." in page.bar.note.text()
    where.setCurrentIndex(0)
    page.begin()
    lab.until_over(page)
    with Store() as store:
        here, there = (list(store.games(info.number)) for info in store.runs())
    assert [game.untimed for game in here] == [game.untimed for game in there]
    assert len(here) == 60
    lab.part(QLineEdit, "sweepValues").setText("20000")
    where.setCurrentIndex(1)
    page.begin()
    lab.until(lambda: page.driver.latest is not None)
    lab.part(QAbstractButton, "sweepStop").click()
    assert not page.is_busy
