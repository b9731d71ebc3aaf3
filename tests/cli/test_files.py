"""Files that commands write and read: templates, textbooks, pictures, and what is no file."""

from __future__ import annotations

import json
import os
import sys
from itertools import product
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import pytest
from PIL import Image

from tests.cli.conftest import OCCUPIER, Cli, Run
from tests.tables import table
from tttmc_app import __version__, engine
from tttmc_app.cli import self_test
from tttmc_app.cli.self_test import SelfTestResult
from tttmc_app.core import Text
from tttmc_app.diagnosis import log_path
from tttmc_app.experiments import benchmark


def test_a_template_and_its_suite_are_written(cli: Cli) -> None:
    """Both are named, and run; existing files are kept, and no name controls the terminal."""
    assert cli.json("new mine.py") == {"file": "mine.py", "suite": "mine_suite.py"}
    cli("run mine_suite.py")
    Path("mine.py").write_text("mine")
    for name in ("mine.py", "mine"):
        assert "mine.py" in cli.refusal(f"new {name}")
    assert Path("mine.py").read_text(encoding="utf-8") == "mine"
    folder = Path("my\x1b[31mfolder")
    folder.mkdir()
    assert "my?[31mfolder" in cli(f"new '{folder}/other'")
    assert {path.name for path in folder.iterdir()} == {"other.py", "other_suite.py"}


# Textbooks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "subject", "mistakes"),
    table("""
        - | --size 3 --reverse | 3×3, reverse | 0
        - | --size 4 | 4×4 | 0
        ---------0 | --size 3 | 3×3 | 1
        ---------0,---------0,---------8 | --size 3 --reverse | 3×3, reverse | 2
        ----0,----3 | --line 2 | 2×2 | 2
        ---------0 | --size 2 | - | text
        ---------0 | --size 4 | - | 3×3
        ----0,no | --line 2 | - | line 2
    """),
)
def test_the_text_and_the_options_say_for_which_board(
    text: str, options: str, subject: str, mistakes: str, cli: Cli
) -> None:
    """The lines decide the size; without any it is the option's, or else three."""
    Path("text").write_text(text.replace(",", "\n") * (text != "-"), encoding="utf-8")
    line = f"textbook import book text {options}"
    if subject == "-":
        assert mistakes in cli.refusal(line)
        assert not Path("book").exists()
        return
    assert f"{subject}: {mistakes} mistakes, {mistakes} of them new" in cli(line)
    found = cli.json(line)
    assert (found["subject"], found["mistakes"], found["added"]) == (subject, int(mistakes), 0)


def test_a_textbook_goes_through_plain_text(cli: Cli) -> None:
    """What was learnt is written and read again, and a player avoids an imported mistake."""
    assert "on?[31me" in cli("train --games 200 --size 3 --textbook 'on\x1b[31me'")
    count = cli.json("textbook export 'on\x1b[31me' text")["mistakes"]
    assert f"{count} mistakes" in cli("textbook export 'on\x1b[31me' text")
    lines = Path("text").read_text(encoding="utf-8").splitlines()
    assert len(lines) == count
    assert all(len(line) == 10 and line[int(line[9])] == "-" for line in lines)
    for added in (count, 0):
        found = cli.json("textbook import two text")
        assert (found["added"], found["mistakes"]) == (added, count)
    Path("text").write_text("---------0\n")
    cli("textbook import book text")
    found = cli.json("analyse .../.../... --player learner:textbook=book")
    assert (found["move"], found["scores"][0]) == ([0, 1], [-1, 0, 0])
    assert "4×4" in cli.refusal("train --textbook book --size 4")
    cli("train --textbook other --games 1")
    assert cli.json("results")[0]["settings"]["textbook"] == str(Path("other").absolute())


# Pictures -----------------------------------------------------------------------------------------


@pytest.fixture
def game(cli: Cli) -> None:
    """Save a game between machines."""
    cli("play --x mc:trials=100 --o mc:trials=100 --seed 1 --json --save game.json")


@pytest.mark.usefixtures("game", "qapp")
def test_every_option_changes_the_picture(cli: Cli) -> None:
    """Moves, themes, scores, widths and sheets give pictures of their own, which replace files."""
    options = ("", "--move 2", "--move 0", "--sheet", "--width 300", "--theme dark",
               "--theme contrast", "--move 2 --scores errors",
               "--move 2 --scores colours", "--move 2 --scores off")  # fmt: skip
    pictures: set[bytes] = set()
    for option in options:
        line = f"export game.json --png a.png {option}"
        found = cli.json(line)
        pictures.add(Path("a.png").read_bytes())
        with Image.open("a.png") as image:
            width, height = image.size
        size = Path("a.png").stat().st_size
        assert found.items() >= {"width": width, "height": height, "bytes": size}.items()
        assert width == 300 or "width" not in option
        assert f"{width} × {height}" in cli(line)
    assert len(pictures) == len(options)
    cli("export game.json --svg a.svg --scores on --theme light")
    assert "<svg" in Path("a.svg").read_text(encoding="utf-8")
    for line in ("--png b.png --move 99", "--png b.png --width 9", "--png none/b.png",
                 "--gif b.gif --seconds 0.019"):  # fmt: skip
        cli.refusal(f"export game.json {line}")
    assert not Path("b.png").exists()


@pytest.mark.usefixtures("game")
def test_an_animation_needs_no_display(tttmc: Run) -> None:
    """It is the same without a display or with one that doesn't answer, and has every step."""
    sizes: set[int] = set()
    none = dict.fromkeys(("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    for address, seconds in ((None, "0.02"), (":987", "60")):
        line = f"export game.json --gif a.gif --json --seconds {seconds}"
        done = tttmc(*line.split(), DISPLAY=address, **none)
        assert (done.returncode, done.stderr) == (0, "")
        found = json.loads(done.stdout)
        with Image.open("a.gif") as gif:
            assert getattr(gif, "n_frames", 0) == found["frames"] >= 10
            assert gif.info["duration"] == pytest.approx(1000 * float(seconds), abs=10)
        sizes.add(found["bytes"])
    assert len(sizes) == 1


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("line", "module"),
    table("""
        export game.json --png a.png | tttmc_app.gui.look.image_files
        sweep --trials 1 --games 1 --workers 1 --figure a.svg | tttmc_app.gui.lab.drawing
    """),
)
def test_pictures_without_qt_are_refused(
    line: str, module: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line names the library; a run is saved; and a defect of the program isn't hidden."""

    class Broken(ModuleType):
        """A module from which nothing can be imported, because of another one of its name."""

        def __getattr__(self, _name: str) -> object:
            raise ImportError("libFoo.so.1: cannot open", name=self.__name__)

    cli("export game.json --svg b.svg")
    monkeypatch.setitem(sys.modules, module, Broken("PySide6.QtGui"))
    assert "libFoo.so.1" in cli.refusal(line)
    assert len(cli.json("results")) == ("sweep" in line)
    monkeypatch.setitem(sys.modules, module, Broken("tttmc_app.gui"))
    with pytest.raises(ImportError, match="libFoo"):
        cli(line)
    assert not list(Path().glob("a.*"))


# What is no file ----------------------------------------------------------------------------------

posix = pytest.mark.skipif(sys.platform == "win32", reason="it has no named pipes in folders")


@posix
@pytest.mark.parametrize(
    "line",
    [line for (line,) in table("""
        export pipe.json --png out.png
        review pipe.json
        run pipe.py
        grade player.py --rubric pipe.toml
        grade player.py --moodle pipe.csv
        grade player.py --canvas pipe.csv
        match course:pipe.py random --games 1
        match learner:textbook=pipe.textbook random --games 1
        textbook export pipe.textbook out.txt
        sweep --trials 1,2 --games 1 --workers 1 --csv pipe.csv
        play --x random --o random --save pipe.json
    """)],
)  # fmt: skip
def test_a_pipe_in_place_of_a_file_is_refused_at_once(line: str, cli: Cli) -> None:
    """Every command that reads or writes a file names it and doesn't wait."""
    Path("player.py").write_text(OCCUPIER)
    for ending in ("json", "py", "toml", "csv", "textbook"):
        os.mkfifo(f"pipe.{ending}")
    cli(line, code=2)
    assert "pipe." in cli.told.splitlines()[-1]


@posix
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("file", ["--csv table.csv", "--figure chart.svg"])
def test_a_link_is_followed_before_anything_is_played(file: str, cli: Cli, home: Path) -> None:
    """A link into a missing folder or to itself is refused; one to a new file in a folder isn't."""
    line, name = f"sweep --trials 1 --games 1 --workers 1 {file}", file.split()[1]
    Path(name).symlink_to(Path("there", name).absolute())
    assert "there" in cli.refusal(line)
    if sys.version_info < (3, 13):  # which replaces such a link by the file
        Path(f"loop{name}").symlink_to(f"loop{name}")
        assert f"loop{name}" in cli.refusal(line.replace(name, f"loop{name}"))
    assert not home.exists()
    Path("there").mkdir()
    cli(line)
    assert Path(name).is_symlink()
    assert Path("there", name).is_file()


# The program itself -------------------------------------------------------------------------------


def test_the_diagnosis_is_complete_and_private(cli: Cli, home: Path) -> None:
    """It has versions, engine, settings and the end of the log, but no names of people's files."""
    assert "missing" in cli("diagnose")
    log_path().parent.mkdir(parents=True)
    settings = '[game]\no="course:file=/home/ann/ann.py"\nsize=3\n'
    (home / "window.ini").write_text(settings, encoding="utf-8")
    log_path().write_text("begun\nFileNotFoundError: '/home/ann/ann.py'")
    found = cli.json("diagnose")
    assert found["versions"]["tttmc"] == __version__
    assert found["engine"].startswith(engine.backend)
    assert found["folders"] == {"settings": "writable", "data": "writable"}
    assert {"o": "course", "size": "3"}.items() <= found["settings"].items()
    for text in (cli("diagnose"), json.dumps(found)):
        assert "begun" in text
        assert engine.backend in text
        assert "ann" not in text.casefold().replace("channel", "")


@pytest.mark.parametrize(("reason", "code"), [(None, 0), ("no libGL", 1)])
def test_a_self_test_has_an_exit_code(
    reason: str | None, code: int, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each check is told with its reason, and what is missing; a failure has exit code 1."""
    results = [SelfTestResult("window", not code, reason), SelfTestResult("kernel", True, None)]
    monkeypatch.setattr(self_test, "run_checks", lambda: iter(results))
    monkeypatch.setattr(self_test, "check_here", Mock(return_value=reason))
    monkeypatch.setattr(engine, "MISSING", (Text("no solver"),))
    found = cli.json("self-test", code=code)
    assert (found["passed"], found["missing"]) == (not code, ["no solver"])
    assert [SelfTestResult(*each.values()) for each in found["checks"]] == results
    shown = cli("self-test", code=code)
    assert "no solver" in shown
    assert ("no libGL" in shown) is bool(cli.told) is bool(code)
    assert cli("self-test --here window", code=code).strip() == (reason or "")


def test_a_benchmark_has_a_row_for_each_engine(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates are compared with two kinds of Python, in the document and in words."""
    monkeypatch.setattr(benchmark, "QUICK_CASES", benchmark.QUICK_CASES[:2])
    rows = cli.json("bench --quick --seed 1")
    rates = {(row["board"], row["backend"]): row["trials_per_second"] for row in rows}
    assert {engine.backend, "python", "course", "plain"} <= {backend for _, backend in rates}
    for row, (ratio, to) in product(rows, {"python": "course", "plain": "plain"}.items()):
        base = rates[row["board"], to]
        assert row[f"ratio_to_{ratio}"] == pytest.approx(row["trials_per_second"] / base)
    assert cli("bench --quick").count("trials/s") == len(rows)
