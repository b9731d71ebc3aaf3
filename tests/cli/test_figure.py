"""Charts by command: a picture beside the table, without a display."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tttmc_app.cli import main


@pytest.mark.usefixtures("qtbot")
def test_a_sweep_draws_its_charts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--figure` writes results and times under each other, and the table is printed as well."""
    path = tmp_path / "sweep.png"
    words = ["sweep", "--trials", "1,2", "--games", "2", "--workers", "1", "--figure", str(path)]
    assert main(words) == 0
    assert "trials" in capsys.readouterr().out
    with Image.open(path) as image:
        assert image.height > image.width


def test_a_figure_of_no_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A name that is no picture's ends the command before any game."""
    assert main(["sweep", "--games", "1", "--figure", "chart.jpg"]) == 2
    assert "end it in .png or .svg" in capsys.readouterr().err
