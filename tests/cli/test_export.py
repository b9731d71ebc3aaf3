"""`tttmc export` for scripts and people, without a display."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.conftest import Broken, Run
from tttmc_app.cli import display, main


@pytest.fixture
def game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return a saved game between machines."""
    path = tmp_path / "game.json"
    machines = ["--x", "mc:trials=100", "--o", "mc:trials=100", "--seed", "1"]
    assert main(["play", *machines, "--json", "--save", str(path)]) == 0
    capsys.readouterr()
    return path


def test_a_game_becomes_a_gif_without_a_display(game: Path, tttmc: Run) -> None:
    """The animation is the same without a display or with one that doesn't answer."""
    sizes: list[int] = []
    for address in (None, ":987"):
        done = tttmc(
            *("export", str(game), "--gif", "a.gif", "--json"),
            DISPLAY=address,
            WAYLAND_DISPLAY=None,
            QT_QPA_PLATFORM=None,
        )
        assert (done.returncode, done.stderr) == (0, "")
        written = json.loads(done.stdout)
        assert list(written) == ["file", "format", "width", "height", "frames", "bytes"]
        path = game.parent / "a.gif"
        with Image.open(path) as gif:
            assert getattr(gif, "n_frames", 0) == written["frames"] >= 10
            assert gif.size == (written["width"], written["height"])
        assert written["bytes"] == path.stat().st_size < 300_000
        sizes.append(written["bytes"])
    assert sizes[0] == sizes[1]


def test_pictures_of_a_move_in_any_size_and_theme(
    game: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    """A PNG has the chosen width and the theme's background, and replaces an existing file."""
    path = game.parent / "a.png"
    path.write_text("old", encoding="utf-8")
    wanted = ["--png", str(path), "--move", "2", "--width", "300", "--theme", "dark"]
    assert main(["export", str(game), *wanted]) == 0
    assert f"{path}: 300 × " in capsys.readouterr().out
    with Image.open(path) as image:
        assert image.size[0] == 300
        assert image.convert("RGB").getpixel((1, 1)) == (0x14, 0x17, 0x1C)
    assert main(["export", str(game), "--svg", str(game.parent / "a.svg")]) == 0
    assert "<svg" in (game.parent / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--png", "a.jpg"], "use .png"),
        (["--gif", "a.png"], "use .gif"),
        (["--png", "no/a.png"], "no doesn't exist"),
        (["--png", "a.png", "--move", "99"], "the game has"),
        (["--png", "a.png", "--width", "9"], "160 to 4096"),
        (["--gif", "a.gif", "--seconds", "0"], "not a time from"),
        (["--gif", "a.gif", "--sheet"], ""),
        ([], "one of the arguments --png --svg --gif is required"),
        (["--png", "a.png", "--svg", "a.svg"], "not allowed with"),
    ],
)
def test_bad_input_is_explained_in_one_line(
    game: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    expected: str,
    qapp: object,
) -> None:
    """Bad input gives exit code 2 and one line with the reason."""
    monkeypatch.chdir(game.parent)
    code = main(["export", str(game), *arguments])
    complaint = capsys.readouterr().err
    assert (code, complaint.count("\n")) == ((2, 1) if expected else (0, 0))
    assert expected in complaint


def test_a_file_that_is_not_a_game_is_rejected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing file, or one that isn't a game, is named."""
    path = tmp_path / "game.json"
    for expected in ("there is no such file", "this game can't be opened"):
        assert main(["export", str(path), "--png", str(tmp_path / "a.png")]) == 2
        complaint = capsys.readouterr().err
        assert expected in complaint
        assert str(path) in complaint
        path.write_text("{}", encoding="utf-8")


def test_pictures_without_qt_are_refused(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If Qt can't be loaded, one line names the library; a defect of the program isn't hidden."""
    monkeypatch.setattr(display, "_loads", "libGL.so.1".__ne__)
    import_module("tttmc_app.gui.files.pictures")  # which also needs that module
    words = ["export", str(game), "--png", str(game.parent / "a.png")]
    module = "tttmc_app.gui.look.image_files"
    error = ImportError("libGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    monkeypatch.setitem(sys.modules, module, Broken(error, "painting_font"))
    assert main(words) == 2
    problem = display.obstacle_in(error)
    assert problem is not None
    assert problem.startswith("libGL.so.1 is missing: ")
    assert capsys.readouterr() == ("", f"tttmc export: can't draw pictures: {problem}\n")
    monkeypatch.setitem(sys.modules, module, Broken(ImportError("defect"), "painting_font"))
    with pytest.raises(ImportError, match="defect"):
        main(words)
    assert not (game.parent / "a.png").exists()
