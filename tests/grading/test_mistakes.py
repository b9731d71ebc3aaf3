from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from tests.grading.grading import failed, graded, hints
from tests.grading.hands import HANDS
from tests.grading.mistakes import DEPARTURES
from tests.grading.submissions import Mistake, submit
from tests.grading.zoo import WRONG
from tttmc_app.grading import Cost, GradingReport

GAMES = 40
"""The number of games against each opponent, in the test of points and strength."""
SAMPLE = (
    "Anna mixes up the weights",
    "Anna's else takes ties for losses",
    "Anna clones before the loop",
    "Anna forgets the result of switch_player",
    "Boris uses one row",
    "Chloe turns every sign",
    "Chloe sorts the wrong way",
    "Chloe doesn't return the move",
    "Dmitri pairs squares with the wrong scores",
    "Emeka swaps row and column",
    "Fatima ignores the scores",
    "Fatima takes the first empty square",
)
"""Slips that do every kind of damage."""


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, GradingReport]:
    """Grade, in parallel, all submissions with a mistake, some of them with games."""
    folder = tmp_path_factory.mktemp("mistakes")
    paths = {m.name: submit(folder / str(i), m.text) for i, m in enumerate(WRONG)}
    found: dict[str, GradingReport] = {}
    for games in (0, GAMES):
        names = [name for name in paths if (name in SAMPLE) is bool(games)]
        reports = graded([paths[name] for name in names], games=games)
        found |= dict(zip(names, reports, strict=True))
    return found


def names(report: GradingReport) -> list[str]:
    """Return the names of the mistakes that a report accuses a file of."""
    failures = [result.failure for result in report.failed]
    return [str(each.mistake) for each in failures if each is not None and each.mistake]


@pytest.mark.parametrize("mistake", WRONG, ids=lambda mistake: mistake.name)
def test_mistakes_are_named_and_no_others(
    mistake: Mistake, reports: dict[str, GradingReport]
) -> None:
    """Every mistake has its name and hint, nothing else is named, and the points are lower."""
    report = reports[mistake.name]
    assert not report.error
    assert names(report) == list(mistake.named)
    assert all(name in hints(report) for name in mistake.named)
    assert report.points is not None
    assert report.failed
    assert 0 < report.points < 100


def test_mistakes_have_unique_names() -> None:
    """No two submissions are the same, by name or by text."""
    assert len({mistake.name for mistake in WRONG}) == len(WRONG)
    assert len({mistake.text for mistake in WRONG}) == len(WRONG)


def test_the_departures_of_a_well_known_file_are_named(tmp_path: Path) -> None:
    """All mistakes of the file have a name and a cost."""
    (report,) = graded([submit(tmp_path, DEPARTURES)])
    costs = {
        str(result.failure.mistake): result.failure.cost
        for result in report.failed
        if result.failure
    }
    assert costs == {
        "returns the board": Cost.POINTS,
        "scores a tie as a loss": Cost.STRENGTH,
        "returns a value": Cost.POINTS,
        "always returns the first of equal squares": Cost.POINTS,
        "returns a list instead of a tuple": Cost.POINTS,
    }
    assert [str(text) for _, text in report.remarks] == ["the call to run_gui was skipped"]


@pytest.mark.parametrize(
    "name",
    [
        "occupied squares",
        "the largest of all squares",
        "from zero",
        "the smallest",
        "row and column swapped",
        "any empty square",
    ],
)
def test_files_that_break_ties_at_random_pass_that_check(
    name: str, reports: dict[str, GradingReport]
) -> None:
    """A file that uses random.choice gets the points for that, whatever its other mistakes."""
    assert not [check for check in failed(reports[name]) if "breaks ties at random" in check]
    assert "random.choice" not in hints(reports[name])


@pytest.mark.parametrize("name", ["occupied squares", "no answer"])
def test_forfeited_games_cost_points(name: str, reports: dict[str, GradingReport]) -> None:
    """A file that forfeits whole games fails a separate check, which names the position."""
    result = next(r for r in reports[name].checks if "without forfeiting" in r.check.name)
    assert result.failure is not None
    assert result.failure.cost is Cost.GAMES
    assert "of 10" in str(result.failure.called)


@pytest.mark.parametrize("name", ["the smallest", "any empty square", "clones once"])
def test_weak_moves_forfeit_nothing(name: str, reports: dict[str, GradingReport]) -> None:
    """Weak moves are not forfeits."""
    assert not [check for check in failed(reports[name]) if "without forfeiting" in check]


def test_points_follow_strength(tmp_path: Path, reports: dict[str, GradingReport]) -> None:
    """Points and scores in games rank files alike; forfeiting most games limits points to 50."""
    right = [submit(tmp_path / name, HANDS[name]) for name in ("Anna", "Fatima")]
    played = [reports[name] for name in SAMPLE] + graded(right, games=GAMES)
    points = [report.points for report in played]
    assert points[-2:] == [100, 100]
    scores: list[float] = []
    for report in played:
        assert report.strength is not None
        matches = report.strength.matches
        scores.append(sum((match.wins + match.ties / 2) / match.games for match in matches))
        if report.forfeits > report.games / 2:
            assert report.points is not None
            assert report.points <= 50
    assert np.corrcoef(ranked(points), ranked(scores))[0, 1] >= 0.9


def ranked(values: Sequence[float | None]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    known = [value for value in values if value is not None]
    assert len(known) == len(values)
    return [
        sum(other < value for other in known) + sum(other == value for other in known) / 2
        for value in known
    ]
