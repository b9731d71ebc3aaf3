"""Charts written by commands without a display."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import Broken
from tttmc_app.cli import display, lab, main
from tttmc_app.experiments.store import Store


@pytest.mark.usefixtures("qtbot")
def test_a_sweep_draws_its_charts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--figure` writes charts of results and times, and the table is still printed."""
    path = tmp_path / "sweep.png"
    words = ["sweep", "--trials", "1,2", "--games", "2", "--workers", "1", "--figure", str(path)]
    assert main(words) == 0
    assert "trials" in capsys.readouterr().out
    with Image.open(path) as image:
        assert image.height > image.width


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    "words",
    [
        ["converge", "X../.../...", "--trials", "1,10", "--runs", "3"],
        ["limits", "mc"],
        ["train", "--games", "20", "--textbook", "a.textbook"],
    ],
    ids=lambda words: words[0],
)
def test_every_run_of_the_lab_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    """Calculations and training also write a picture in either format, and a table."""
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--figure", "a.png", "--csv", "a.csv"]) == 0
    assert main([*words, "--figure", "a.svg"]) == 0
    with Image.open("a.png") as image:
        assert image.height > 400
        assert len(image.convert("RGB").getcolors(2**24) or []) > 10
    assert "<svg" in Path("a.svg").read_text("utf-8")
    assert len(Path("a.csv").read_text("utf-8").splitlines()) > 2


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("words", [["sweep", "--trials", "1,2", "--games", "2"], ["limits", "mc"]])
def test_a_saved_run_draws_the_same(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
) -> None:
    """`tttmc results export` writes the picture that --figure wrote when the run was made."""
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--figure", "at once.svg"]) == 0
    capsys.readouterr()
    assert main(["results", "export", "1", "later.svg"]) == 0
    assert capsys.readouterr() == ("written to later.svg\n", "")
    assert Path("later.svg").read_bytes() == Path("at once.svg").read_bytes()
    assert main(["results", "export", "1", "later.png", "--json"]) == 0
    assert capsys.readouterr() == ('{"runs": [1]}\n', "")
    with Image.open("later.png") as image:
        assert image.format == "PNG"


def test_a_figure_with_a_wrong_ending_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    """A figure file with an unsupported extension ends the command before any game is played."""
    assert main(["sweep", "--games", "1", "--figure", "chart.jpg"]) == 2
    assert "use .png or .svg" in capsys.readouterr().err


def test_a_figure_without_qt_keeps_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If Qt can't be loaded, the error says why; the run is saved, and defects aren't hidden."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(display, "_loads", "libGL.so.1".__ne__)
    error = ImportError("libGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.lab.drawing", Broken(error, "save_drawing"))
    words = ["sweep", "--trials", "1", "--games", "1", "--workers", "1", "--figure", "a.svg"]
    assert main(words) == 2
    problem = display.obstacle_in(error)
    assert problem is not None
    assert problem.startswith("libGL.so.1 is missing: ")
    told = f"tttmc sweep: can't draw the chart: {problem}; the run is saved\n"
    assert capsys.readouterr() == ("", told)
    assert main(["results", "export", "1", "a.csv"]) == 0
    defect = ImportError("no such name", name="tttmc_app.gui.lab.drawing")
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.lab.drawing", Broken(defect, "save_drawing"))
    with Store() as store:
        info, summary = store.info(1), store.summary(1)
    with pytest.raises(ImportError, match="no such name"):
        lab.write_figure(Path("a.svg"), info.recipe, summary)
