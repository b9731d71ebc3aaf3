"""A separate distribution with the player from the manual's page on programming."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from tttmc_app.players import plugins

PAGE = (files("tttmc_app.resources") / "manual" / "13-programming.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
WRONG = """
from tttmc_app.api import NumberParameter, Player, PlayerKind, Text

class Failing(Player):
    def think(self, position, seed):
        yield 1 / 0

def unmade(values):
    raise OSError("no weights")

FAILING = PlayerKind("failing", Text("Failing"), Text("Fails."), (), lambda _: Failing())
UNMADE = FAILING._replace(name="unmade", make=unmade)
SWAPPED = FAILING._replace(
    name="swapped",
    parameters=(NumberParameter("weight", Text("Weight"), Text("Its help."), 2.0, 0.0, 10.0),),
)
"""
"""Players with mistakes of every kind."""
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def write_distribution(tmp_path: Path) -> None:
    """Write what pip would install: the player, and some with mistakes."""
    package = tmp_path / "tttmc_lines"
    package.mkdir()
    (package / "__init__.py").write_text(EXAMPLES[2].partition("\nrecord = ")[0], encoding="utf-8")
    (package / "taken.py").write_text(
        "from tttmc_lines import KIND\nKIND = KIND._replace(name='mc')\n", encoding="utf-8"
    )
    (package / "wrong.py").write_text(WRONG, encoding="utf-8")
    info = tmp_path / "tttmc_lines-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.format(name="tttmc-lines"), encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[tttmc.players]\nlines = tttmc_lines:KIND\nbroken = tttmc_lines.missing:KIND\n"
        "taken = tttmc_lines.taken:KIND\nswapped = tttmc_lines.wrong:SWAPPED\n"
        "failing = tttmc_lines.wrong:FAILING\nunmade = tttmc_lines.wrong:UNMADE\n",
        encoding="utf-8",
    )


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the players, and remove them at the end."""
    write_distribution(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    plugins.cache_clear()
    yield tmp_path
    plugins.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "tttmc_lines"]:
        del sys.modules[name]
