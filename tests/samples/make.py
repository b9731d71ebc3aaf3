"""Make samples of every kind of file that the present version writes.

python -m tests.samples.make FOLDER

Do this once for each version, before its release, with a new folder here, and write down in its
expected.json what the commands say about the files. Samples are never made again: from then on, the
tests open those of every version.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QByteArray, QEventLoop, QTimer

from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import exercises_of
from tttmc_app.analysis.review import review
from tttmc_app.core import Ending, Mark, Position, Rules, parse_square
from tttmc_app.core.record import DocumentName, GameRecord, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import session_to_json
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.students.trust import StudentSource, trust
from tttmc_app.players import parse_spec

STUDENTS = Path(__file__).parents[1] / "course" / "zoo"
CLASS = ("py2_print.py", "py3_modern.py", "py3_plain.py", "tabs_and_spaces.py")
PLAYERS = ("mc:trials=50", "forward", "learner", "tree", "perfect", "level:level=medium", "random")
BROKEN = "def mc_move(board, player, trials):\n    return 1 / 0\n"
BOOK = "home/textbooks/3x3-3.textbook"
CREATED = 1_790_000_000
"""The time of the mistakes, in seconds since 1970."""
CHOSEN = {
    "view/heat": "cividis",
    "view/language": "fr",
    "view/motion": "reduced",
    "view/scale": "1.25",
    "view/theme": "dark",
    "game/level": "hard",
    "game/sound": "on",
    "game/trials": "2000",
    "learn/collecting": "reviewed",
    "learn/slider": "1",
}
"""The settings that the preferences and menus change."""
_INTERRUPTED_GAMES = 8
_MOST_TRIES = 20


def make_games(folder: Path) -> None:
    """Save a game against each player, and games in every state."""
    folder.mkdir()
    for spec in PLAYERS:
        name = spec.partition(":")[0]
        _run(f"play --json --x mc:trials=20 --o {spec} --seed 3 --save games/{name}.json")
    record = record_from_json((folder / "mc.json").read_text(encoding="utf-8"))
    left = record.branch(2)
    for square in left.position.empty_squares[:2]:
        left = left.play(square)
    Path(folder, "variations.json").write_text(record_to_json(left), encoding="utf-8")
    resigned = record.branch(4).concede(Ending.RESIGNATION)
    Path(folder, "resignation.json").write_text(record_to_json(resigned), encoding="utf-8")
    Path("broken.py").write_text(BROKEN, encoding="utf-8")
    _run(
        "play --json --x mc:trials=20 --o course:file=broken.py --save games/forfeit.json --seed 3"
    )
    _run("play --o mc:trials=20 --seed 3 --save games/in-progress.json", typed="b2\nquit\n")


def make_runs() -> None:
    """Save a finished run of every kind, unfinished ones of most, and a textbook."""
    _run("match mc:trials=20 random --both --games 6 --seed 1")
    _run("sweep --trials 5,10 --games 3 --seed 1")
    _run("tournament mc:trials=5 random perfect --games 2 --seed 1")
    _run("converge X.O/.../... --trials 10,100 --runs 5 --seed 1")
    _run(f"train --textbook {BOOK} --games 40 --seed 1")
    _run("limits mc:current=1,other=2 --size 2")
    slow, slower, level = "mc:trials=100000", "mc:trials=2000000", "level:level"
    for command, number in (
        (f"match {slow} {level}=hard --both --openings 2 --size 5 --line 4", signal.SIGINT),
        ("sweep --trials 50000,100000 --size 5 --line 4", signal.SIGKILL),
        (f"tournament {slower} random {level}=easy --end-proven", signal.SIGTERM),
    ):
        run = 1 + len(_rows("SELECT number FROM runs"))
        whole = f"{command} --games 24 --seed 1 --workers 1 -q"
        interrupt(partial(_has_games, run), number, whole)
    # An interrupted run of limits saves nothing.
    interrupt_study("train --textbook learnt.textbook --games 1000000 --seed 1 -q")
    interrupt_study("converge X.O/.../... --trials 10,1000,99999999 --runs 100 --seed 1 -q")
    _run(f"textbook export {BOOK} textbook.txt")


def make_gradings() -> None:
    """Save a finished grading of one file, and one of a class that was interrupted."""
    Path("class").mkdir()
    for name in CLASS:
        shutil.copyfile(STUDENTS / name, Path("class", name))
    _run(f"grade class/{CLASS[0]} --games 2 --seed 1 -q")
    finished = set(Path("home/gradings").iterdir())
    command = "grade class --games 20 --seed 1 --workers 1 -q"
    interrupt(lambda: _has_reports(finished), signal.SIGINT, command)


def make_mistakes() -> None:
    """Save the mistakes of a game in the user's collection."""
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1)
    for name in ("a1", "b1", "a2", "a3", "b2", "c3", "c2"):
        record = record.play(parse_square(name, record.rules))
    *_, last = review(record)
    assert last is not None
    Deck().add(exercises_of(last.review, tuple(Mark)), CREATED)


def make_session(home: Path) -> None:
    """Play in the window, change every setting and close it, which saves session and settings."""
    trust([StudentSource.read(STUDENTS / name) for name in CLASS[:1]])
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
    settings = SettingsFile(home / "window.ini")
    for key, value in CHOSEN.items():
        settings.put(key, value)
    for key in ("lab/geometry", "learn/geometry"):
        settings.put(key, settings.value("window/geometry", QByteArray))
    for key in ("game/recent", "course/recent"):
        settings.put(key, QByteArray(b'["/games/one.json"]'))
    settings.save()
    record = record_from_json(Path("games/variations.json").read_text("utf-8"))
    saved = SavedSession(
        record,
        ("human", "mc:trials=50"),
        undone=1,
        previous=record.follow(0),
        draft=Position.parse("X../.O./...", Rules(3), Mark.X),
        document=DocumentName("/games/variations.json", is_changed=True),
    )
    Path("session.json").write_text(session_to_json(saved), encoding="utf-8")


def interrupt(is_time: Callable[[], bool], number: int, command: str) -> None:
    """Start a command, and send it a signal as soon as it is time."""
    child = subprocess.Popen(_arguments(command), stdout=subprocess.DEVNULL)
    while not is_time():
        if child.poll() is not None:
            raise SystemExit(f"{command} ended too soon")
        time.sleep(0.01)
    child.send_signal(number)
    child.wait()


def interrupt_study(command: str) -> None:
    """Interrupt a study at about half of its work; try again if it had saved nothing or all."""
    for tenths in range(1, _MOST_TRIES):
        before = len(_unfinished())
        end = time.monotonic() + 0.4 + tenths / 10
        interrupt(partial(_is_after, end), signal.SIGINT, command)
        if len(_unfinished()) > before:
            return
    raise SystemExit(f"{command} could not be interrupted")


def _is_after(end: float) -> bool:
    return time.monotonic() > end


def _unfinished() -> list[object]:
    return _rows(
        "SELECT number FROM runs WHERE wanted != coalesce((SELECT done FROM findings WHERE run = "
        "runs.number), (SELECT count(*) FROM games WHERE run = runs.number))"
    )


def _has_games(run: int) -> bool:
    games = _rows(f"SELECT number FROM games WHERE run = {run}")
    return len(games) >= _INTERRUPTED_GAMES


def _rows(statement: str) -> list[object]:
    with closing(sqlite3.connect("home/results.sqlite", timeout=10)) as connection:
        return connection.execute(statement).fetchall()


def _has_reports(finished: set[Path]) -> bool:
    """Return whether the journal of a new grading has two reports."""
    new = set(Path("home/gradings").iterdir()) - finished
    return any(path.read_bytes().count(b"\n") >= len(CLASS) // 2 for path in new)


def _run(command: str, typed: str = "") -> None:
    words = _arguments(command)
    subprocess.run(words, check=True, input=typed, encoding="utf-8", stdout=subprocess.DEVNULL)


def _arguments(command: str) -> list[str]:
    return [sys.executable, "-m", "tttmc_app", *command.split()]


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
        folder, target = Path(name), target.absolute()
        home = folder / "home"
        home.mkdir()
        os.chdir(folder)  # so that the samples contain no absolute paths
        os.environ["TTTMC_HOME"] = str(home)
        make_games(Path("games"))
        make_runs()
        make_gradings()
        make_mistakes()
        make_session(home)
        for path in (*home.rglob("*.lock"), *home.rglob("window.starting")):
            path.unlink()
        for path in (Path("broken.py"), Path("learnt.textbook")):
            path.unlink()
        shutil.copytree(folder, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
