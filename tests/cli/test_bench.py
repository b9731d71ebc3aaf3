"""`tttmc bench` compares all engines for random games."""

from __future__ import annotations

import json

import pytest

from tttmc_app import engine
from tttmc_app.cli import main

KEYS = ["board", "line", "backend", "trials_per_second", "equivalent", "ratio_to_python"]


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Every board has a row for the current backend, the Python twin and course-style Python."""
    assert main(["bench", "--quick", "--json", "--seed", "1"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert all(list(row) == KEYS for row in rows)
    for board in {row["board"] for row in rows}:
        found = {row["backend"]: row for row in rows if row["board"] == board}
        assert {engine.backend, "python", "course"} <= set(found)
        slowest = found["course"]["trials_per_second"]
        for row in found.values():
            assert row["ratio_to_python"] == pytest.approx(row["trials_per_second"] / slowest)


def test_the_table_names_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    """The table names the engine in use and marks rates that count ties it didn't simulate."""
    assert main(["bench", "--quick"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"random games are played by: {engine.backend}\n")
    assert "3×3, 3 in a row" in text
    assert text.count("equivalent") == sum(name != "python" for name in _backends())


def _backends() -> list[str]:
    from tttmc_app.engine.backends import available

    return [backend.name for backend in available()]
