"""The files of every version are opened by the program's own commands, and by its window."""

from __future__ import annotations

import csv
import json
import shlex
from collections.abc import Generator, Iterator, Mapping, Sequence
from configparser import ConfigParser
from contextlib import contextmanager
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from shutil import copytree
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tttmc_app import __version__
from tttmc_app.cli.main import main
from tttmc_app.gui.app.main_window import MainWindow
from tttmc_app.gui.app.start import make_window
from tttmc_app.gui.look.application import make_application

SAMPLES = Path(__file__).parent
VERSIONS = sorted(path.parent.name for path in SAMPLES.glob("*/expected.json"))
WITHOUT, WITH = "0.2.0-without-versions", "0.2.0-with-versions"
GRADING = ("--games", "20", "--seed", "1", "--workers", "1")
"""The options of the interrupted grading of `class`."""


class Case(NamedTuple):
    """A command, and what it prints and writes about a version's files."""

    version: str
    title: str
    command: str
    prints: object
    writes: Mapping[str, object] = {}
    opens: Sequence[str] = ()

    @property
    def files(self) -> set[str]:
        """Return the files that the command reads."""
        words = shlex.split(self.command)
        return {*self.opens, *(word for word in words if (SAMPLES / self.version / word).is_file())}


def cases_of(version: str) -> list[Case]:
    """Return the cases of a version's expectations."""
    text = (SAMPLES / version / "expected.json").read_text(encoding="utf-8")
    return [Case(version, title, **content) for title, content in json.loads(text).items()]


CASES = [case for version in VERSIONS for case in cases_of(version)]
SESSIONS = [
    (version, file)
    for version in VERSIONS
    for file in ("home/sessions/session-1.json", "session.json")
    if (SAMPLES / version / file).is_file()
]


def unfinished(version: str) -> Iterator[tuple[str, int, str]]:
    """Yield the version, the number and the kind of each unfinished run."""
    (listed,) = (case.prints for case in cases_of(version) if case.command == "results list")
    for run in cast("list[dict[str, Any]]", listed):
        if not run["finished"]:
            yield version, run["run"], run["kind"]


UNFINISHED = [*unfinished(WITHOUT), *unfinished(WITH)]


def having(file: str) -> list[str]:
    """Return the versions that have a file."""
    return [version for version in VERSIONS if (SAMPLES / version / file).is_file()]


def files_of(version: str) -> set[str]:
    """Return the names of a version's files."""
    folder = SAMPLES / version
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module", autouse=True)
def unchanged() -> Iterator[None]:
    """Fail if a sample is changed."""

    def digests() -> dict[Path, str]:
        every = (SAMPLES / version / name for version in VERSIONS for name in files_of(version))
        return {path: sha256(path.read_bytes()).hexdigest() for path in every}

    before = digests()
    yield
    assert digests() == before


def unpack(version: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy a version's files, make their home the program's, and go to their folder."""
    copytree(SAMPLES / version, folder)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("TTTMC_HOME", str(folder / "home"))
    return folder


def part(found: Any, wanted: Any) -> Any:
    """Return what is found at each place of what is wanted, for comparison."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        keys, content = cast("dict[str, Any]", wanted), cast("dict[str, Any]", found)
        return {key: part(content.get(key), each) for key, each in keys.items()}
    if isinstance(wanted, list) and isinstance(found, list):
        pairs = zip_longest(cast("list[object]", found), cast("list[object]", wanted))
        return [part(one, each) for one, each in pairs]
    return found


def contents(path: Path) -> object:
    """Return a table's rows, or a text's lines."""
    text = path.read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines())) if path.suffix == ".csv" else text.splitlines()


def outcome(case: Case, capsys: pytest.CaptureFixture[str]) -> tuple[object, object]:
    """Run a case's command, and return the expected parts of what it prints and writes."""
    code = main([*shlex.split(case.command), "--json"])
    printed = capsys.readouterr().out
    if code:
        return None, None
    written = {name: part(contents(Path(name)), each) for name, each in case.writes.items()}
    return part(json.loads(printed), case.prints), written


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.version}: {case.title}")
def test_a_sample_says_what_it_always_said(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything expected is printed and written, and not without the files."""
    folder = unpack(case.version, tmp_path / "sample", monkeypatch)
    assert outcome(case, capsys) == (case.prints, case.writes)
    for name in case.files:
        (folder / name).unlink()
    assert outcome(case, capsys) != (case.prints, case.writes)


def finished(
    folder: Path, words: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> tuple[int, object]:
    """Play a run to its end; return its number and its results without times, games included."""
    assert main([*words, "--workers", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    run = document["run"]
    assert main(["results", "export-games", str(run), "games.csv"]) == 0
    capsys.readouterr()
    rows: Any = contents(folder / "games.csv")
    games = [[row[key] for key in ("number", "x", "o", "seed", "winner", "moves")] for row in rows]
    return run, (timeless(document), games)


OTHERS = ("run", "created", "executor", "machine", "python", "version")
"""The keys whose values differ between a run and its repetition, beside times."""


def timeless(value: Any) -> Any:
    """Return JSON without what differs between a run and its repetition."""
    if isinstance(value, dict):
        items = cast("dict[str, Any]", value).items()
        kept = ((key, each) for key, each in items if "second" not in key and key not in OTHERS)
        return {key: timeless(each) for key, each in kept}
    return (
        [timeless(each) for each in cast("list[object]", value)]
        if isinstance(value, list)
        else value
    )


def shown(run: int, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Return what is shown of a run."""
    assert main(["results", "show", str(run), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    ("version", "run", "kind"),
    UNFINISHED,
    ids=[f"{version}: an unfinished {kind}" for version, _run, kind in UNFINISHED],
)
def test_an_unfinished_run_goes_on_only_as_it_began(
    version: str,
    run: int,
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It ends like one that wasn't stopped, or it is shown and exported, but not resumed."""
    folder = unpack(version, tmp_path / "sample", monkeypatch)
    before = shown(run, capsys)
    is_study = before["kind"] in ("train", "limits", "converge")
    again: tuple[int, object] | None = None
    if before["versions"] is not None and not is_study:
        repeated = shlex.split(before["command"])[1:]
        again = finished(folder, repeated, capsys)
        fresh = shown(again[0], capsys)
        if any(fresh[key] != before[key] for key in ("stream", "versions")):
            again = None  # this program's players behave otherwise now
    if again is not None:
        assert finished(folder, [kind, "--resume", str(run)], capsys) == (run, again[1])
        return
    assert main(["results", "resume", str(run)]) == 2
    refusal = capsys.readouterr().err
    assert refusal.count("\n") == 1
    assert f"run {run} " in refusal
    assert shown(run, capsys) == before
    for name in ("run.json", "run.csv"):
        assert main(["results", "export", str(run), name]) == 0
        assert (folder / name).is_file()
    exported = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    assert exported == before


@pytest.mark.parametrize("version", [name for name in VERSIONS if name != "before-0.1.0"])
def test_an_interrupted_grading_goes_on_only_as_it_began(
    version: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It ends with the points of one that wasn't stopped, or says why it isn't resumed."""
    folder = unpack(version, tmp_path / "sample", monkeypatch)
    if not (folder / "class").is_dir():  # its one file wasn't kept
        copytree(SAMPLES / WITH / "class", folder / "class")
    journals = folder / "home/gradings"
    kept = max(journals.iterdir(), key=lambda path: path.stat().st_size)
    reports, others = kept.read_text(encoding="utf-8"), {*journals.iterdir()}
    words = ["grade", "class", *GRADING, "--json", "--quiet"]
    # The name of a journal depends on the folder of the files, which is another one here. Those
    # that aren't texts aren't graded, and one that does nothing is graded quickly.
    texts = {path: path.read_bytes() for path in (folder / "class").iterdir()}
    for path in texts:
        path.write_bytes(b"\0")
    max(texts).write_bytes(b"0\n")
    assert main(words) == 1
    capsys.readouterr()
    (journal,) = {*journals.iterdir()} - others
    versions = [json.loads(text.splitlines()[0])[2:] for text in (reports, journal.read_text())]
    journal.write_text(reports, encoding="utf-8")
    for path, text in texts.items():
        path.write_bytes(text)
    code = main([*words, "--resume"])
    found = capsys.readouterr()
    if versions[0] != versions[1]:
        assert (code, found.out, found.err.count("\n")) == (2, "", 1)
        assert journal.read_text(encoding="utf-8") == reports
        return
    resumed = json.loads(found.out)
    assert (code, [each["points"] for each in resumed]) == (0, [100] * 4)
    assert journal.read_text(encoding="utf-8").startswith(reports)


@pytest.mark.parametrize(("version", "file"), SESSIONS, ids=[" ".join(each) for each in SESSIONS])
def test_the_window_continues_the_game(
    version: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """When it closes, it saves the same game and the same settings anew."""
    home = unpack(version, tmp_path / "sample", monkeypatch) / "home"
    session = home / "sessions/session-1.json"
    session.write_bytes((SAMPLES / version / file).read_bytes())
    before = game_in(session), settings_in(home / "window.ini")
    written = session.stat().st_mtime_ns
    with window(qtbot):
        pass
    assert session.stat().st_mtime_ns != written
    assert [path.name for path in session.parent.glob("*.json")] == [session.name]
    assert (game_in(session), settings_in(home / "window.ini")) == before


@pytest.mark.parametrize("version", having("home/students-agreed-to.txt"))
def test_a_file_that_was_allowed_to_run_plays_at_once(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The window asks for no permission when a saved game is at the file's turn."""
    folder = unpack(version, tmp_path / "sample", monkeypatch)
    if not (folder / "class").is_dir():
        copytree(SAMPLES / WITH / "class", folder / "class")
    session = folder / "home/sessions/session-1.json"
    found = json.loads(session.read_text(encoding="utf-8"))
    (game,) = found["games"]
    del game["moves"][1:]
    game["rules"] = {"size": 3, "line": 3, "reverse": False}
    game["start"]["board"] = ".../.../..."
    found["players"]["O"] = game["players"]["O"] = f"course:file={folder}/class/py2_print.py"
    session.write_text(json.dumps(found), encoding="utf-8")
    with window(qtbot):
        qtbot.waitUntil(lambda: len(game_in(session)["games"][0]["moves"]) == 2)


@pytest.mark.parametrize("version", having("home/mistakes.db"))
def test_mistakes_are_set_again(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The exercise is about the move b1 on 3×3."""
    unpack(version, tmp_path / "sample", monkeypatch)
    with window(qtbot) as made:
        next(iter(made.findChildren(QAction, "practise"))).trigger()

        def counts() -> list[str]:
            tops = QApplication.topLevelWidgets()
            found = [label for top in tops for label in top.findChildren(QLabel, "practicePlayed")]
            return [label.text() for label in found if label.text()]

        qtbot.waitUntil(lambda: bool(counts()))
        assert all(words in counts()[0] for words in ("3×3", " b1"))


@contextmanager
def window(qtbot: QtBot) -> Generator[MainWindow, None, None]:
    """Open the window with its last session, and close it at the end."""
    make_application()
    made = make_window()
    made.show()
    qtbot.waitUntil(lambda: made.documents.is_ready)
    yield made
    made.close()


def game_in(path: Path) -> dict[str, Any]:
    """Return the games of a saved session, and what belongs to them, except who plays on."""
    found = json.loads(path.read_text(encoding="utf-8"))
    for game in found["games"]:
        del game["players"]
    return {key: found[key] for key in ("undone", "draft", "document", "games")}


OF_THE_GAME = ("game/size", "game/line", "game/reverse", "game/x", "game/o")
"""The settings that follow the game which the window continues."""


def settings_in(path: Path) -> dict[str, str]:
    """Return a settings file's words and numbers by key, but for those of the game."""
    parser = ConfigParser(interpolation=None, strict=False)
    parser.read_string(path.read_text(encoding="utf-8"))
    pairs = (
        (f"{name}/{key}", value)
        for name in parser.sections()
        for key, value in parser[name].items()
    )
    return {
        key: value
        for key, value in pairs
        if "@" not in value and "crc32" not in key and key not in OF_THE_GAME
    }


def test_every_sample_is_opened() -> None:
    """Each file is read by a command above, or belongs to the tests of gradings and of windows."""
    opened = {(case.version, name) for case in CASES for name in case.files}
    opened |= {*SESSIONS}
    for version in VERSIONS:
        opened |= {(version, name) for name in files_of(version) if name.startswith("class/")}
        opened |= {(version, name) for name in files_of(version) if "/gradings/" in name}
    for name in ("home/mistakes.db", "home/students-agreed-to.txt"):
        opened |= {(version, name) for version in having(name)}
    left = {(version, name) for version in VERSIONS for name in files_of(version)} - opened
    assert {name for _version, name in left} == {"expected.json"}


def test_the_present_version_has_samples() -> None:
    """Every version keeps samples of its files: see make.py."""
    assert __version__ in VERSIONS
