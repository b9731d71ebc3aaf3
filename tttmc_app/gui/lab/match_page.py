"""The Match page: two players, and what the results say about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tttmc_app.core import Text
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.translation import translate
from tttmc_app.players import default_spec


class MatchPage(RunPage[MatchPlan, MatchSummary]):
    """The Match page."""

    kind = MatchPlan.kind
    manual_page = "06-lab-7-match.md"
    question = Text("Which of two plays better?")
    about = Text("Two players play many games, and take turns at moving first.")
    sample = ((489, 0, 11), (9, 428, 63))
    rare = ("opening", "opening_boards", "sprt", "control")
    start_text = Text("Start the match")
    first: ClassVar[Mapping[str, Any]] = {
        "a": default_spec("mc"),
        "b": default_spec("random"),
        "games_each": 1000,  # enough to distinguish players who differ by about 20 Elo points
    }

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "match")
        self.lay_out(
            self.card(translate("Lab", "Player A"), "a"),
            self.card(translate("Lab", "Player B"), "b"),
            self.card(translate("Lab", "Games"), "games_each", "both"),
        )
