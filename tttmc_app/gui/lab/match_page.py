"""The Match page: two players, and what the results say about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tttmc_app.core import Text
from tttmc_app.core.numbers import grouped
from tttmc_app.experiments.columns import read_table
from tttmc_app.experiments.match import OPENING_COLUMNS, MatchPlan, MatchSummary
from tttmc_app.experiments.match_results import match_sentences, share_rows
from tttmc_app.gui.lab.parts import Table, scrolled
from tttmc_app.gui.lab.run_page import RunPage
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel
from tttmc_app.players import default_spec


class MatchPage(RunPage[MatchPlan, MatchSummary]):
    """The Match page."""

    kind = MatchPlan.kind
    manual_page = "06-lab-7-match.md"
    start_text = Text("Start the match")
    first: ClassVar[Mapping[str, Any]] = {
        "a": default_spec("mc"),
        "b": default_spec("random"),
        "games_each": 1000,  # enough to distinguish players who differ by about 20 Elo points
    }

    def __init__(self) -> None:
        super().__init__("match")
        self._table = Table("matchTable", dense=True)
        self._table.setAccessibleName(translate("Lab", "Results of A"))
        self._openings = Table("matchOpenings", dense=True)
        self._openings.setAccessibleName(translate("Lab", "Results after each opening"))
        self._sentences = PlainLabel()
        self._sentences.setObjectName("matchSentences")
        self._sentences.setWordWrap(True)
        games = ("games_each", "opening", "opening_boards", "sprt", "both", "control")
        self.lay_out(
            (
                self.card(translate("Lab", "Player A"), "a"),
                self.card(translate("Lab", "Player B"), "b"),
                self.card(translate("Lab", "Games"), *games),
                self.rules,
                self.executor_card,
            ),
            self._result_area(),
        )
        self.show_empty_charts()
        self._table.hide()
        self._openings.hide()
        self._sentences.hide()

    def _result_area(self) -> QWidget:
        area = QWidget()
        layout = QVBoxLayout(area)
        layout.setContentsMargins(0, 0, UNIT // 2, 0)
        layout.setSpacing(UNIT)
        for view in self.chart_views:
            layout.addWidget(view, 1)
        layout.addWidget(self._sentences)
        layout.addWidget(self._table)
        layout.addWidget(self._openings)
        return scrolled(area, "matchResultsArea")

    # Results ---------------------------------------------------------------------------------

    def result_steps(self, plan: MatchPlan, summary: MatchSummary) -> Sequence[Callable[[], None]]:
        """Return functions that show results: one for each chart, one for table and sentences."""
        return (*self.chart_steps(plan, summary), lambda: self._show_words(summary))

    def _show_words(self, summary: MatchSummary) -> None:
        self._table.show_rows(*match_rows(summary))
        self._table.fit()
        self._table.show()
        headings, rows = read_table(OPENING_COLUMNS, summary.listed)
        self._openings.show_rows(
            list(map(shown, headings)), [list(map(shown, row)) for row in rows]
        )
        self._openings.fit()
        self._openings.setVisible(bool(rows))
        sentences = list(map(shown, match_sentences(summary)))
        in_chart = 1 if summary.own.games else 0  # the chart shows the score
        self._sentences.setText("\n".join(sentences[in_chart:]))
        self._sentences.show()


def match_rows(summary: MatchSummary) -> tuple[list[str], list[list[str]]]:
    """Return the headers and rows of the table."""
    headers = [
        "",
        translate("Lab", "Games"),
        # Translators: The share of all games.
        translate("Lab", "Share"),
        translate("Lab", "95 % interval"),
    ]
    rows = [
        [shown(name), grouped(count), share, f"{held} %"]
        for name, count, share, held in share_rows(summary)
    ]
    return headers, rows
