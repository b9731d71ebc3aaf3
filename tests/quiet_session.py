"""A session that uses every part of the program while its effects on the outside are watched.

    python -m tests.quiet_session FOLDER

plays in the window, runs the lab, reviews, grades and reads help, in an empty folder with a loose
umask, and prints a line of JSON for everything suspicious that Python's audit events show. It
needs its own process, because audit hooks can't be removed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

TESTS = Path(__file__).parent
STUDENT = TESTS / "course" / "zoo" / "py2_print.py"
_NETWORK = ("connect", "bind", "sendto", "sendmsg", "getaddrinfo", "gethostbyname", "listen")
_PROGRAMS = ("os.system", "os.exec", "os.posix_spawn", "os.startfile", "pty.spawn")


class Watch:
    """Records audit events that should not occur."""

    def __init__(self, temporary: Path) -> None:
        self.found: list[str] = []
        self._temporary = temporary
        self._private: set[str] = set()
        self._own = {sys.executable, getattr(sys, "_base_executable", sys.executable)}
        self._code = (*(str(Path(each).resolve()) for each in sys.path), "<", "shibokensupport")
        """Beginnings of the names of files whose code may run; "<" is for code without a file."""

    def on_event(self, event: str, arguments: Sequence[object]) -> None:
        """Note a network address, another program, foreign code or a file that others can open."""
        part, _, name = event.rpartition(".")
        if part == "socket" and name in _NETWORK and not isinstance(arguments[-1], str | bytes):
            self.found.append(f"{event} {arguments[1:]}")
        elif event == "subprocess.Popen" and arguments[0] not in self._own:
            self.found.append(f"{event} {arguments[0]!r}")
        elif event in _PROGRAMS:
            self.found.append(f"{event} {arguments}")
        elif event == "exec" and isinstance(arguments[0], CodeType):
            file = arguments[0].co_filename
            if not file.startswith(self._code):
                self.found.append(f"{event} {file}")
        elif event.startswith("tempfile.mk"):
            self._private.add(str(arguments[0]))
        elif event in ("os.mkdir", "open"):
            self._check_private(event, arguments)

    def _check_private(self, event: str, arguments: Sequence[object]) -> None:
        """Note files and folders in the shared temporary folder that other users can open."""
        path = arguments[0]
        if not isinstance(path, str) or Path(path).parent != self._temporary:
            return
        flags = arguments[2] if event == "open" else 0
        makes = event == "os.mkdir" or (isinstance(flags, int) and flags & os.O_CREAT)
        is_private = path in self._private or (event == "os.mkdir" and arguments[1] == 0o700)
        if makes and not is_private:
            # The tempfile module reports a name just before it creates the file.
            self.found.append(f"{event} {path} {arguments[1:]}")


def use_everything(folder: Path) -> None:
    """Use the parts of the program one after the other; raise an error if any of them fails."""
    from tttmc_app.cli.main import main as command

    os.chdir(folder)
    shutil.copyfile(STUDENT, "student.py")
    (folder / "rubric.toml").write_text("name = \"__import__('os').abort()\"\n", encoding="utf-8")
    _play(folder)
    for line in (
        "play --x mc:trials=20 --o tree --seed 3 --save game.json --json",
        "review game.json",
        "match mc:trials=20 random --games 4 --seed 1 --workers 2",
        "results",
        "train --textbook book.textbook --games 20 --seed 1",
        "textbook export book.textbook book.txt",
        "grade student.py --games 0 --seed 1 --csv grades.csv",
        "run student.py",
        "self-test --help",
    ):
        try:
            status = command(line.split())
        except SystemExit as ended:
            status = int(ended.code or 0)
        if status:
            raise SystemExit(f"{line}: {status}")


def _play(folder: Path) -> None:
    """Play a move in the window against a student's file, and open its help and lessons."""
    from PySide6.QtGui import QAction

    from tests.gui.hand import Hand
    from tests.gui.monkey_run import Waiting
    from tttmc_app.core import Mark
    from tttmc_app.gui.app.start import end_workers, make_window
    from tttmc_app.gui.look.application import make_application
    from tttmc_app.gui.programs.specs import student_of
    from tttmc_app.gui.programs.trust import STUDENT_FILES, read_student

    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    STUDENT_FILES.add(read_student(folder / "student.py"))
    hand = Hand(cast("QtBot", Waiting()), make_window())
    hand.window.show()
    hand.until(lambda: hand.window.documents.is_ready)
    hand.window.programs.open(folder / "student.py")
    # A game with the file begins once the file has run; a move before that would be lost.
    hand.until(lambda: student_of(hand.game.session.player_of(Mark.O)) is not None)
    hand.click(1, 1)
    hand.until(lambda: hand.moves >= 2)
    for name in ("help", "lessons", "trials", "lab"):
        hand.part(QAction, name).trigger()
        hand.qtbot.wait(50)
    hand.window.close()
    assert end_workers()


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a session whose home and temporary files are in a folder."""
    (folder / "temporary").mkdir()
    return os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "TTTMC_HOME": str(folder / "home"),
        "TMPDIR": str(folder / "temporary"),
    }


def run(folder: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """Run the session in a new process; other words, such as strace's, may precede its command."""
    command = [*before, sys.executable, "-m", "tests.quiet_session", str(folder)]
    return subprocess.run(
        command, env=environment(folder), capture_output=True, text=True, check=False
    )


def main() -> int:
    """Run the session in a folder, and print what was suspicious."""
    os.umask(0)
    watch = Watch(Path(tempfile.gettempdir()))  # which once writes a private file as a test
    sys.addaudithook(watch.on_event)
    use_everything(Path(sys.argv[1]))
    sys.stdout.write("".join(f"\nfound {json.dumps(each)}" for each in watch.found))
    sys.stdout.write("\nended\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
