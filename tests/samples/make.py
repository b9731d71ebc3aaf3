"""Make samples of every kind of file that the present version writes.

python -m tests.samples.make FOLDER

Do this once for each version, before its release, with a new folder here. Samples are never
made again: from then on, the tests open those of every version.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QTimer

from tests.samples.contents import contents
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import exercises_of
from tttmc_app.analysis.review import review
from tttmc_app.cli.main import main as command
from tttmc_app.core import Mark, Position, Rules, parse_square
from tttmc_app.core.record import DocumentName, GameRecord, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import session_to_json
from tttmc_app.gui.app.preferences import HEAT_MAP
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.students.trust import StudentSource, trust
from tttmc_app.players import parse_spec

STUDENT = Path(__file__).parents[1] / "course" / "zoo" / "py2_print.py"
PLAYERS = ("mc:trials=50", "forward", "learner", "tree", "perfect", "level:level=medium", "random")
CREATED = 1_790_000_000
"""The time of the mistakes, in seconds since 1970."""


def make_games(folder: Path) -> None:
    """Save a game against each player, and one with variations."""
    folder.mkdir()
    for spec in PLAYERS:
        path = folder / f"{spec.partition(':')[0]}.json"
        _run("play", "--json", "--x", "mc:trials=20", "--o", spec, "--seed", "3", "--save", path)
    record = record_from_json((folder / "mc.json").read_text(encoding="utf-8"))
    left = record.branch(2)
    for square in left.position.empty_squares[:2]:
        left = left.play(square)
    (folder / "variations.json").write_text(record_to_json(left), encoding="utf-8")


def make_runs() -> None:
    """Save a run of every kind, a textbook, and the journal of a grading run."""
    book = "home/textbooks/3x3-3.textbook"
    _run("match", "mc:trials=20", "random", "--both", "--games", "6", "--seed", "1")
    _run("sweep", "--trials", "5,10", "--games", "3", "--seed", "1")
    _run("tournament", "mc:trials=5", "random", "perfect", "--games", "2", "--seed", "1")
    _run("converge", "X.O/.../...", "--trials", "10,100", "--runs", "5", "--seed", "1")
    _run("limits", "mc:current=1,other=2", "--size", "2")
    _run("train", "--textbook", book, "--games", "40", "--seed", "1")
    _run("textbook", "export", book, "textbook.txt")
    shutil.copyfile(STUDENT, "student.py")
    _run("grade", "student.py", "--games", "0", "--seed", "1")


def make_mistakes() -> None:
    """Save the mistakes of a game in the user's collection."""
    record = GameRecord.begin(Position.start(Rules()), ("human", "mc"), 1)
    for name in ("a1", "b1", "a2", "a3", "b2", "c3", "c2"):
        record = record.play(parse_square(name, record.rules))
    *_, last = review(record)
    assert last is not None
    Deck().add(exercises_of(last.review, tuple(Mark)), CREATED)


def make_session(home: Path) -> None:
    """Play in the window and close it, which saves the session and the settings."""
    trust([StudentSource.read(STUDENT)])
    window = make_window()
    window.show()
    _wait(lambda: window.documents.is_ready)
    controller = window.controller
    controller.new_game(Rules(4, 3, reverse=True))
    controller.set_player(Mark.O, parse_spec("mc:trials=500,current=0.5,other=3"))
    controller.set_pace(Pace(250, starts_next_game=True))
    controller.set_seed(4711)
    controller.choose((1, 1))
    _wait(lambda: controller.state.session.is_human_turn)
    window.close()
    with (home / "window.ini").open("a", encoding="utf-8") as file:  # chosen in a dialog
        group, key = HEAT_MAP.split("/")
        file.write(f"\n[{group}]\n{key}=cividis\n")
    record = record_from_json((home.parent / "games" / "variations.json").read_text("utf-8"))
    saved = SavedSession(
        record,
        ("human", "mc:trials=50"),
        undone=1,
        previous=record.follow(0),
        draft=Position.parse("X../.O./...", Rules(), Mark.X),
        document=DocumentName("/games/variations.json", is_changed=True),
    )
    Path("session.json").write_text(session_to_json(saved), encoding="utf-8")


def _run(*words: object) -> None:
    if code := command([str(word) for word in words]):
        raise SystemExit(code)


def _wait(is_done: Callable[[], bool]) -> None:
    while not is_done():
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()


def main(target: Path) -> None:
    """Make the samples in a new folder."""
    if target.exists():
        raise SystemExit(f"{target} exists: samples are made only once")
    make_application()
    with TemporaryDirectory() as name:
        folder = Path(name)
        home = folder / "home"
        home.mkdir()
        target = target.absolute()
        os.chdir(folder)  # so that the samples contain no absolute paths
        os.environ["TTTMC_HOME"] = str(home)
        make_games(folder / "games")
        make_runs()
        make_mistakes()
        make_session(home)
        for path in (*home.rglob("*.lock"), *home.rglob("window.starting")):
            path.unlink()
        (folder / "student.py").unlink()
        shutil.copytree(folder, target)
        found = contents(folder)
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in found.items()
    )
    (target / "contents.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
