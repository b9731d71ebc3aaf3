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
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QByteArray
from PySide6.QtTest import QTest

from tests.course.zoo_files import zoo_files
from tttmc_app.analysis.deck import Deck
from tttmc_app.analysis.exercises import exercises_of
from tttmc_app.analysis.review import review
from tttmc_app.core import Ending, Mark, Position, Rules, parse_square
from tttmc_app.core.record import DocumentName, GameRecord, SavedSession
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.session_json import session_to_json
from tttmc_app.database import connect
from tttmc_app.experiments.saved_run import DONE
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.game.options import Pace
from tttmc_app.gui.look.application import make_application
from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student
from tttmc_app.players import parse_spec

CLASS = ("py2_print", "py3_modern", "py3_plain", "tabs_and_spaces")
PLAYERS = ("mc:trials=50", "forward", "learner", "tree", "perfect", "level:level=medium", "random")
PLAY = "play --json --x mc:trials=20 --seed 3"
BOOK = "home/textbooks/3x3-3.textbook"
FINISHED = f"""
{PLAY} --o course:file=broken.py --save games/forfeit.json
match mc:trials=20 random --both --games 6 --seed 1
sweep --trials 5,10 --games 3 --seed 1
tournament mc:trials=5 random perfect --games 2 --seed 1
converge X.O/.../... --trials 10,100 --runs 5 --seed 1
train --textbook {BOOK} --games 40 --seed 1
limits mc:current=1,other=2 --size 2
textbook export {BOOK} textbook.txt
grade class/{CLASS[0]}.py --games 2 --seed 1 -q
"""
SLOW = "--games 24 --seed 1 --workers 1 -q"
INTERRUPTED = {
    f"match mc:trials=200000 level:level=hard --both --openings 2 --size 5 --line 4 {SLOW}": "INT",
    f"sweep --trials 100000,200000 --size 5 --line 4 {SLOW}": "KILL",
    f"tournament mc:trials=2000000 random level:level=easy --end-proven {SLOW}": "TERM",
    "train --textbook learnt.textbook --games 1000000 --seed 1 -q": "INT",
    "converge X.O/.../... --trials 1000,10000 --runs 100000 --seed 1 -q": "INT",
}
"""Runs and the signals that stop them; one of limits would save nothing."""
SAVED = f"SELECT number FROM runs WHERE number IN (SELECT run FROM findings) OR 8 <= {DONE}"
"""The runs with enough results for an interruption."""
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


def make_games() -> None:
    """Save a game against each player, and games that were changed, resigned and left."""
    for spec in PLAYERS:
        run(f"{PLAY} --o {spec} --save games/{spec.partition(':')[0]}.json")
    run("play --o mc:trials=20 --seed 3 --save games/in-progress.json", typed="b2\nquit\n")
    record = record_from_json(Path("games/mc.json").read_text("utf-8"))
    left = record.branch(2)
    for square in left.position.empty_squares[:2]:
        left = left.play(square)
    resigned = record.branch(4).concede(Ending.RESIGNATION)
    for name, changed in {"variations": left, "resignation": resigned}.items():
        Path(f"games/{name}.json").write_text(record_to_json(changed), encoding="utf-8")


def make_runs() -> None:
    """Save runs and gradings, finished ones and others."""
    for command in FINISHED.strip().splitlines():
        run(command)
    for command, name in INTERRUPTED.items():
        interrupt(saved_runs, command, signal.Signals[f"SIG{name}"])
    interrupt(graded_halves, f"grade class {SLOW.replace('24', '20')}", signal.SIGINT)


def make_mistakes() -> None:
    """Save the mistakes of a game in the user's collection."""
    record = GameRecord.begin(Position.start(Rules(3)), ("human", "mc"), 1)
    for name in ("a1", "b1", "a2", "a3", "b2", "c3", "c2"):
        record = record.play(parse_square(name, record.rules))
    *_, last = review(record)
    assert last is not None
    Deck().add(exercises_of(last.review, tuple(Mark)), now=1_790_000_000)


def make_session(home: Path) -> None:
    """Play in the window, change every setting and close it, which saves session and settings."""
    STUDENT_FILES.add(read_student(Path(f"class/{CLASS[0]}.py")))
    window = make_window()
    window.show()
    wait(lambda: window.documents.is_ready)
    game = window.game
    game.new_game(Rules(4, 3, reverse=True))
    game.set_player(Mark.O, parse_spec("mc:trials=500,current=0.5,other=3"))
    game.pace = Pace(250, starts_next_game=True)
    game.set_seed(4711)
    game.choose((1, 1))
    wait(lambda: game.session.is_human_turn)
    window.close()
    settings = SettingsFile(home / "window.ini")
    geometry = settings.value("window/geometry", QByteArray)
    recent = QByteArray(b'["/games/one.json"]')
    for key, value in {
        **CHOSEN,
        **dict.fromkeys(("lab/geometry", "learn/geometry"), geometry),
        **dict.fromkeys(("game/recent", "course/recent"), recent),
    }.items():
        settings.put(key, value)
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


def interrupt(saved: Callable[[], set[object]], command: str, number: int) -> None:
    """Start a command, and send it a signal as soon as it has saved more than there was."""
    before = saved()
    with subprocess.Popen(words(command), stdout=subprocess.DEVNULL) as child:
        while saved() == before:
            if child.poll() is not None:
                raise SystemExit(f"{command} ended too soon")
            time.sleep(0.01)
        child.send_signal(number)


def saved_runs() -> set[object]:
    """Return the runs with enough results for an interruption."""
    with closing(connect("home/results.sqlite", timeout=10)) as connection:
        return {*connection.execute(SAVED)}


def graded_halves() -> set[object]:
    """Return the gradings that have reports on half of the class."""
    journals = Path("home/gradings").iterdir()
    return {path for path in journals if path.read_bytes().count(b"\n") > len(CLASS) // 2}


def run(command: str, typed: str = "") -> None:
    """Run a command to its end."""
    subprocess.run(
        words(command), check=True, input=typed, encoding="utf-8", stdout=subprocess.DEVNULL
    )


def words(command: str) -> list[str]:
    """Return the words that start a command."""
    return [sys.executable, "-m", "tttmc_app", *command.split()]


def wait(is_done: Callable[[], bool]) -> None:
    """Let the window work until it has done something."""
    while not is_done():
        QTest.qWait(10)


def main(target: Path) -> None:
    """Make the samples in a new folder."""
    if target.exists():
        raise SystemExit(f"{target} exists: samples are made only once")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what nohup starts
    make_application()
    with TemporaryDirectory() as name:
        folder, target = Path(name), target.absolute()
        os.chdir(folder)  # so that the samples contain no absolute paths
        home = folder / "home"
        os.environ["TTTMC_HOME"] = str(home)
        for each in ("home", "games", "class"):
            (folder / each).mkdir()
        for student in CLASS:
            Path(f"class/{student}.py").write_bytes(zoo_files()[student])
        broken, learnt = Path("broken.py"), Path("learnt.textbook")
        broken.write_text("def mc_move(board, player, trials):\n    return 1 / 0\n")
        make_games()
        make_runs()
        make_mistakes()
        make_session(home)
        for path in (*home.rglob("*.lock"), *home.rglob("window.starting"), broken, learnt):
            path.unlink()
        shutil.copytree(folder, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
