"""The commands that `command_kills.py` kills: what each has saved, and should have saved."""

from __future__ import annotations

import csv
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from tests.grading.corpus.files import plain_files
from tests.grading.disturbance import grading_command
from tests.grading.submissions import submit
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.store import FILE_NAME, Store
from tttmc_app.experiments.training import Training, train
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.output import reports_csv
from tttmc_app.grading.report_codec import decoded
from tttmc_app.players.learner import open_textbook

TABLE = "table.csv"
TEXTBOOK = "a.textbook"
KEPT_FILES = (FILE_NAME, TABLE, TEXTBOOK)
"""The files that a command keeps in its home, besides the journals of grading runs."""

Saved = Mapping[object, object]
"""What a command has saved: games by number, reports by file, or mistakes by position and move."""
Table = Sequence[Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command leaves if nothing disturbs it."""

    saved: Saved
    table: Table


class Work(ABC):
    """A command that saves its work in a home folder, and its table there at the end."""

    name: str

    @abstractmethod
    def command(self, home: Path) -> list[str]:
        """Return the command that does what a home lacks."""

    @abstractmethod
    def saved(self, home: Path) -> Saved:
        """Return what is saved in a home folder; fail if it can't be read."""

    def outcome(self, home: Path, calm: Outcome) -> Outcome:
        """Return what a command started with this home leaves; `calm` is for an empty home."""
        del home
        return calm

    def wrong(self, before: Saved, now: Saved, outcome: Outcome) -> list[str]:
        """Return what a killed command has lost or saved wrongly."""
        return [
            *(f"lost: {key}" for key, value in before.items() if now.get(key) != value),
            *(f"wrong: {key}" for key, value in now.items() if outcome.saved.get(key) != value),
        ]


class Games(Work):
    """A sweep or a tournament in two processes."""

    def __init__(self, plan: AnyPlan) -> None:
        self.name = plan.kind
        self._plan = plan

    def command(self, home: Path) -> list[str]:
        """Return the command that resumes the run, or plays another if it is finished."""
        options = ["--resume", "--workers", "2", "--csv", str(home / TABLE)]
        return _tttmc(*self._plan.words(), *options)

    def saved(self, home: Path) -> Saved:
        """Return the first run's games, without their times."""
        if not (home / FILE_NAME).exists():
            return {}
        with Store(home / FILE_NAME) as store:
            (state,) = store.connection.execute("PRAGMA integrity_check").fetchone()
            assert state == "ok", state
            runs = sorted(info.number for info in store.runs())
            return {game.number: game.untimed for run in runs[:1] for game in store.games(run)}


class Learning(Work):
    """A training run, which begins with the mistakes in its textbook whenever it starts again."""

    name = "train"

    def __init__(self, training: Training) -> None:
        self._training = training

    def command(self, home: Path) -> list[str]:
        """Return the command that trains."""
        training = replace(self._training, textbook=home / TEXTBOOK)
        return _tttmc(*training.words(), "--csv", str(home / TABLE))

    def saved(self, home: Path) -> Saved:
        """Return the mistakes with the games that taught them, and the textbook's game count."""
        if (home / FILE_NAME).exists():
            with Store(home / FILE_NAME) as store:
                for info in store.runs():
                    store.load(info.number)
        path = home / TEXTBOOK
        if not path.exists():
            return {}
        with closing(open_textbook(str(path), self._training.rules)) as book:
            entries = [((each.state, each.move), each.game) for each in book.newest(10**9)]
            return dict[object, object](entries) | {"games": book.games}

    def outcome(self, home: Path, calm: Outcome) -> Outcome:
        """Return what training leaves if it begins with this textbook, by running it here."""
        *_, score = train(replace(self._training, textbook=home / TEXTBOOK))
        table = [{key: str(value) for key, value in row.items()} for row in score.table()]
        return Outcome(self.saved(home), table)

    def wrong(self, before: Saved, now: Saved, outcome: Outcome) -> list[str]:
        """Return what differs from the textbook after some whole blocks."""
        games, old = (_number(each.get("games")) for each in (now, before))
        expected = {
            key: value
            for key, value in outcome.saved.items()
            if key != "games" and _number(value) <= games
        }
        found = {key: value for key, value in now.items() if key != "games"}
        return [
            *([f"{games - old} games"] if (games - old) % self._training.block else []),
            *(f"lost: {key}" for key in expected.keys() - found.keys()),
            *(f"wrong: {key}" for key, value in found.items() if expected.get(key) != value),
        ]


class Grades(Work):
    """A grading run on some of the tests' files."""

    name = "grade"

    def __init__(self, folder: Path, files: int, games: int) -> None:
        self._folder, self._games = folder, games
        texts = [file.content.decode() for file in plain_files()]
        for number in range(files):
            submit(folder, texts[number * len(texts) // files], f"file{number:02}.py")

    def command(self, home: Path) -> list[str]:
        """Return the command that resumes the grading."""
        return grading_command(self._folder, self._games, home / TABLE, "--resume")

    def saved(self, home: Path) -> Saved:
        """Return the reports in the journal, except one that was cut off."""
        found: dict[object, object] = {}
        for path in (home / "gradings").glob("*"):
            for line in path.read_text(encoding="utf-8").splitlines():
                with suppress(ValueError):
                    key, content = json.loads(line)
                    report = decoded(content)
                    assert isinstance(report, GradingReport)
                    found[key] = reports_csv([report])  # without its times
        return found


def table_in(home: Path) -> Table | None:
    """Return the table that a command has written, without its times; None if there is none."""
    path = home / TABLE
    if not path.exists():
        return None
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [{key: row[key] for key in row if "seconds" not in key} for row in rows]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _tttmc(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tttmc_app", *arguments, "--quiet"]
