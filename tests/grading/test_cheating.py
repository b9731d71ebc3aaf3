"""Files that try to deceive the grader gain nothing from it, and the lines that do so are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.course.conftest import sandbox
from tests.grading.grading import graded
from tests.grading.submissions import CORRECT, TRIAL, submit
from tttmc_app.course.sandbox import SandboxPart

HEAD = (
    "import random\nimport poc_ttt_provided as provided\n"
    "NTRIALS = 100\nSCORE_CURRENT = 1.5\nSCORE_OTHER = 2.0\n"
)

CHEATS = {
    "the reference": (
        "from tttmc_app.players.monte_carlo import MonteCarlo\n"
        "from tttmc_app.engine import sample\n" + HEAD
    ),
    "a neighbour's file": (
        "import os, glob\nfor name in glob.glob(os.path.dirname(__file__) + '/*.py'):\n"
        "    if name != __file__:\n        exec(open(name).read())\n"
    ),
    "a neighbour's module": "from neighbour import *\n",
    "a neighbour's part": HEAD + "from neighbour_part import mc_trial\n",
    "the grader's frames": (
        HEAD + "import sys, gc\n"
        "def mc_trial(board, player):\n    frame = sys._getframe()\n"
        "    while frame:\n        for value in list(frame.f_locals.values()):\n"
        "            if 'Order' in type(value).__name__: value.is_right = True\n"
        "        frame = frame.f_back\n"
        "def mc_move(board, player, trials):\n"
        "    for each in gc.get_objects():\n"
        "        if hasattr(each, 'best_move'): return each.best_move\n"
        "    return board.get_empty_squares()[0]\n"
    ),
}


def test_cheating_earns_nothing(tmp_path: Path) -> None:
    """Files that take the functions from elsewhere instead of defining them get few points."""
    if SandboxPart.LANDLOCK not in sandbox():
        pytest.skip("this system can't limit which files are read")
    paths = [submit(tmp_path, text, f"{name.split()[-1]}.py") for name, text in CHEATS.items()]
    submit(tmp_path, HEAD + TRIAL, "neighbour_part.py")
    own = CORRECT.replace(TRIAL, "from neighbour_part import mc_trial\n")
    *cheats, neighbour = graded([*paths, submit(tmp_path, own, "neighbour.py")])
    for cheat in cheats:
        assert (cheat.points or 0) <= 50
        assert cheat.warnings
        assert not any(r.passed for r in cheat.checks if r.check.group == "mc_trial")
    assert neighbour.points == 100
    assert not neighbour.warnings
