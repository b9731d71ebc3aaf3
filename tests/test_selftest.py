from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.student_processes import bearers
from tttmc_app import engine, selftest
from tttmc_app.core import (
    Ending,
    GameRecord,
    Position,
    Rules,
    Tally,
    Text,
    Thought,
    thought_without_values,
)
from tttmc_app.core.record_json import record_from_json
from tttmc_app.course import Student
from tttmc_app.course.student_types import Language
from tttmc_app.experiments.executors import ThreadExecutor
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.store import Store
from tttmc_app.players import PLAYER_KINDS, FileParameter, PlayerSpec, parse_spec
from tttmc_app.players.random_player import RandomPlayer
from tttmc_app.selftest import CHECKS, RESOURCES, SelfTestResult, check_here, run_checks

WITHOUT_QT = [name for name in CHECKS if name not in ("window", "chart", "pictures")]


@pytest.mark.parametrize("name", WITHOUT_QT)
def test_this_copy_is_complete(name: str) -> None:
    """Every check that needs no window passes, and leaves no process running."""
    assert CHECKS[name]() is None
    assert bearers() == []


def test_a_wrong_engine_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that counts ties as losses fails its check."""
    sound = engine.sample

    def unsound(position: Position, trials: int, seed: int) -> Tally:
        tally = sound(position, trials, seed)
        return replace(tally, lost_mine=tuple(n + trials // 40 for n in tally.lost_mine))

    monkeypatch.setattr(engine, "sample", unsound)
    assert "standard errors" in str(CHECKS[f"engine ({engine.backend})"]())


def test_a_check_that_raises_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception becomes a one-line reason, and the other checks continue."""

    def broken(*_arguments: object) -> None:
        raise OSError("it is gone")

    monkeypatch.setattr(RandomPlayer, "think", broken)
    monkeypatch.setattr(selftest, "CHECKS", {name: CHECKS[name] for name in WITHOUT_QT})
    results = list(run_checks())
    assert len(results) == len(WITHOUT_QT)
    failed = {result.name: result.reason for result in results if not result.passed}
    assert failed == {"players": "OSError: it is gone", "saving": "OSError: it is gone"}


@pytest.mark.parametrize(
    ("code", "output", "errors", "expected"),
    [
        (0, "\n", "a harmless warning", None),
        (
            1,
            "begun\nthe overlay shows nothing\n",
            "a warning\n",
            "code 1: the overlay shows nothing",
        ),
        (-6, "", "Traceback\nSomeError: no plugin\n", "code -6: SomeError: no plugin"),
        (134, "", "", "code 134: no message"),
    ],
)
def test_a_failing_window_has_a_reason(
    code: int, output: str, errors: str, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a window that fails, crashes or aborts, a one-line reason is given."""

    def run(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], code, output, errors)

    monkeypatch.setattr(subprocess, "run", run)
    reason = CHECKS["window"]()
    assert reason == (expected and f"it ended with {expected}")


@pytest.mark.parametrize("part", ["window", "chart", "pictures"])
def test_this_copys_window_works(part: str, home: Path) -> None:
    """The window plays a game and draws charts and pictures without touching the home folder."""
    assert CHECKS[part]() is None
    assert not home.exists()


def test_a_sweep_that_loses_games_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that loses a game fails its check."""
    kept = Store.games

    def forgetful(store: Store, run: int) -> Iterator[PlayedGame]:
        games = kept(store, run)
        next(games)
        return games

    monkeypatch.setattr(Store, "games", forgetful)
    assert CHECKS["lab"]() == "a sweep of 20 games on two processes saved [19]"


def test_a_sweep_is_played_on_two_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two values are played ten times each by two workers, and kept in a new store."""
    made: list[int] = []

    def executor(workers: int) -> ThreadExecutor:
        made.append(workers)
        return ThreadExecutor(workers)

    monkeypatch.setattr("tttmc_app.experiments.processes.ProcessExecutor", executor)
    assert CHECKS["lab"]() is None
    assert made == [2]


@pytest.mark.parametrize(
    ("folders", "reason"),
    [
        ({"icons": (".svg", ".png"), "manual": (".md",)}, None),
        ({"icons": (".xyz",)}, "no files in icons"),
        ({"manual": (".md",), "icons": (".svg", ".xyz")}, None),
    ],
)
def test_missing_resources_are_found(
    folders: dict[str, tuple[str, ...]], reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each folder must contain files of its own kinds, none of them empty."""
    monkeypatch.setattr(selftest, "RESOURCES", folders)
    assert CHECKS["resources"]() == reason


def test_empty_resources_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All empty files of a folder are named; other kinds of files don't matter."""
    for name in ("icons/a.svg", "icons/b.svg", "icons/c.svg", "icons/notes.txt", "manual/d.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x" if name == "icons/a.svg" else "")
    monkeypatch.setattr(selftest, "files", {"tttmc_app.resources": tmp_path}.get)
    monkeypatch.setattr(selftest, "RESOURCES", {"icons": (".svg",), "manual": (".md",)})
    folder, _, names = str(CHECKS["resources"]()).partition(": ")
    assert (folder, sorted(names.split(", "))) == ("empty files in icons", ["b.svg", "c.svg"])
    for name in ("b.svg", "c.svg"):
        (tmp_path / "icons" / name).write_text("x")
    assert CHECKS["resources"]() == "empty files in manual: d.md"
    (tmp_path / "manual" / "d.md").unlink()
    assert CHECKS["resources"]() == "no files in manual"
    assert set(RESOURCES) == {"icons", "manual"}


def test_a_game_that_is_not_saved_as_it_was_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that differs when it is opened fails its check."""

    def changed(text: str) -> GameRecord:
        return replace(record_from_json(text), seed=99)

    monkeypatch.setattr(selftest, "record_from_json", changed)
    assert CHECKS["saving"]() == "a saved game differs when it is opened"


@pytest.mark.parametrize(
    ("language", "output", "reason"),
    [
        (Language.PYTHON_2, "chooses among 5\n", None),
        (
            Language.PYTHON_3,
            "chooses among 5\n",
            "ran as Python 3",
        ),
        (
            Language.PYTHON_2,
            "('chooses among', 5)\n",
            "ran as Python 2 and printed \"('chooses among",
        ),
    ],
)
def test_a_students_file_that_runs_otherwise_is_found(
    language: Language, output: str, reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wrong language fails its check, and so does a wrong output."""

    def load(_student: Student) -> SimpleNamespace:
        return SimpleNamespace(language=language)

    def move(_student: Student, _position: Position, _trials: int) -> SimpleNamespace:
        return SimpleNamespace(output=output)

    monkeypatch.setattr(Student, "load", load)
    monkeypatch.setattr(Student, "move", move)
    found = CHECKS["student's file"]()
    assert (found is None) is (reason is None)
    assert reason is None or reason in str(found)


def test_a_player_that_forfeits_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that forfeits fails its check with its reason."""

    def broken(_player: RandomPlayer, position: Position, seed: int) -> Iterator[Thought]:
        yield replace(thought_without_values(position, seed), forfeit=Text("it broke"))

    monkeypatch.setattr(RandomPlayer, "think", broken)
    assert CHECKS["players"]() == "it broke"


def test_windows_are_tried_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part has its process with a time limit; a frozen copy starts itself."""
    calls: list[tuple[list[str], object]] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        calls.append((command, options["timeout"]))
        assert options["stdin"] == subprocess.DEVNULL, "it must not read what is typed"
        assert options["capture_output"] is options["text"] is True
        assert options["errors"] == "replace", "a crash may print anything"
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    for part in ("window", "chart", "pictures"):
        assert CHECKS[part]() is None
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert CHECKS["chart"]() is None
    words = ["self-test", "--here"]
    assert calls == [
        *(
            ([sys.executable, "-m", "tttmc_app", *words, p], 60)
            for p in ("window", "chart", "pictures")
        ),
        ([sys.executable, *words, "chart"], 60),
    ]


def test_every_part_has_its_check() -> None:
    """The checks are listed with the engine's name, in the order in which they run."""
    assert list(CHECKS) == [
        *(f"engine ({engine.backend})", "players", "saving", "resources", "lab"),
        *("student's file", "window", "chart", "pictures"),
    ]


def test_results_come_as_the_checks_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check passes if it returns nothing; otherwise its reason is given."""

    def fail() -> str:
        raise ValueError

    checks: dict[str, Callable[[], str | None]] = {
        "good": lambda: None,
        "bad": lambda: "it is bad",
        "broken": fail,
    }
    monkeypatch.setattr(selftest, "CHECKS", checks)
    assert list(run_checks()) == [
        SelfTestResult("good", True, None),
        SelfTestResult("bad", False, "it is bad"),
        SelfTestResult("broken", False, "ValueError: "),
    ]


def test_a_window_that_hangs_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that doesn't end fails its check after a while."""

    def hang(*_arguments: object, **_options: object) -> None:
        raise subprocess.TimeoutExpired(sys.executable, 60)

    monkeypatch.setattr(subprocess, "run", hang)
    assert CHECKS["window"]() == "it did not finish within 60 s"


@pytest.mark.parametrize("part", ["window", "chart", "pictures"])
@pytest.mark.parametrize("reason", [None, "it shows nothing"])
def test_each_part_is_checked_by_its_own_function(
    part: str, reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its process each part runs its check, and only that one, whose answer is returned."""
    from tttmc_app.gui.app import check

    ran: list[str] = []

    def checked(name: str) -> str | None:
        ran.append(name)
        return reason

    for name in ("window", "chart", "pictures"):
        monkeypatch.setattr(check, f"check_{name}", partial(checked, name))
    assert check_here(part) == reason
    assert ran == [part]


def test_a_copy_without_qt_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a part of Qt or of the window is missing, the reason says which."""
    monkeypatch.setitem(sys.modules, "tttmc_app.gui.app.check", None)
    monkeypatch.delattr("tttmc_app.gui.app.check", raising=False)
    assert "tttmc_app.gui.app" in str(check_here("window"))

    class Lacking:
        """A finder of modules that finds no library."""

        def find_spec(self, name: str, *_: object) -> None:
            """Fail, as a module does whose library is missing."""
            if name == "tttmc_app.gui.app.check":
                raise ImportError("libGL.so.1: cannot open shared object file")

    monkeypatch.delitem(sys.modules, "tttmc_app.gui.app.check")
    monkeypatch.setattr(sys, "meta_path", [Lacking(), *sys.meta_path])
    assert check_here("chart") == "libGL.so.1: cannot open shared object file"


@pytest.mark.parametrize(
    ("sigmas", "passes"), [(-4.4, True), (4.4, True), (-4.6, False), (4.6, False)]
)
def test_an_engine_may_be_off_by_four_and_a_half_errors(
    sigmas: float, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check plays 20,000 games with a fixed seed; each square's score may err by as much."""
    asked: list[tuple[Position, int, int]] = []
    exact = tuple(n / 1260 for n in (143, -47, 143, -47, 353, -47, 143, -47, 143))

    def scores() -> list[float]:
        values = [20_000 * each for each in exact]
        values[7] += sigmas * 8
        return values

    def sample(position: Position, trials: int, seed: int) -> SimpleNamespace:
        asked.append((position, trials, seed))
        return SimpleNamespace(scores=scores, standard_errors=lambda: [3.0] * 7 + [8.0, 3.0])

    monkeypatch.setattr(engine, "sample", sample)
    found = CHECKS[f"engine ({engine.backend})"]()
    reason = f"{engine.backend}: a score is {abs(sigmas):.1f} standard errors from the exact one"
    assert found == (None if passes else reason)
    assert asked == [(Position.start(Rules(3)), 20_000, 1)]


def test_every_machine_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of machine plays one game on 3×3, its files in a folder that is removed."""
    played: list[tuple[PlayerSpec, PlayerSpec]] = []
    games = vars(selftest)["_played"]

    def note(players: tuple[PlayerSpec, PlayerSpec]) -> object:
        played.append(players)
        for spec in players:
            for parameter in spec.kind.parameters:
                if isinstance(parameter, FileParameter):
                    path = Path(str(spec.value(parameter.name)))
                    assert path.name == parameter.name
                    assert path.is_file() is parameter.must_exist
                    folders.add(path.parent)
        return games((parse_spec("random"), parse_spec("random")))

    folders = set[Path]()
    monkeypatch.setattr(selftest, "_played", note)
    assert CHECKS["players"]() is None
    kinds = [kind.name for kind in PLAYER_KINDS if kind.make and kind.name != "engine"]
    assert [x.kind.name for x, _ in played] == [o.kind.name for _, o in played] == kinds
    assert len(folders) == 1
    assert not folders.pop().exists()


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player whose game doesn't end fails the check."""

    def unfinished(players: tuple[PlayerSpec, PlayerSpec]) -> SimpleNamespace:
        ended = SimpleNamespace(ending=Ending.LINE)
        return SimpleNamespace(result=None if players[0].kind.name == "tree" else ended)

    monkeypatch.setattr(selftest, "_played", unfinished)
    assert str(CHECKS["players"]()).endswith(" didn't finish its game")
    assert str(CHECKS["players"]()).startswith("tree")
