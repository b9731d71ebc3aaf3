"""The tournament page: players, the title, the standings and the cross table."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from tests.gui.lab.conftest import LabHand
from tests.gui.tables import table_text
from tttmc_app.core import Rules
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Histogram, Spread
from tttmc_app.experiments.tournament import TOURNAMENT_CHARTS, TournamentPlan, tournament_report
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.lab.parts import Table
from tttmc_app.gui.lab.tournament_page import Entry, TournamentPage
from tttmc_app.players import default_spec, parse_spec


def page_with(lab: LabHand, games: int, *players: str) -> TournamentPage:
    """Open the page with these players."""
    page = lab.run_page("tournament", games)
    assert isinstance(page, TournamentPage)
    page.show_recipe(TournamentPlan(tuple(map(parse_spec, players)), games, seed=3))
    return page


def test_a_tournament_is_rated(lab: LabHand) -> None:
    """The title shows the progress; the chart and the tables list the best player first."""
    page = page_with(lab, 8, "random", "mc:trials=50", "perfect")
    titles: list[str] = []
    lab.window.windowTitleChanged.connect(titles.append)
    page.begin()
    lab.until_over(page)
    shares = [int(title.partition(" % · Lab")[0]) for title in titles[:-1]]
    assert shares == sorted(shares)  # quick games may all end before the first report
    assert titles[-1] == lab.window.windowTitle() == "Lab"
    standings = table_text(lab.part(Table, "tournamentStandings")).splitlines()
    assert standings[-1].startswith("Random\t−")
    cross = table_text(lab.part(Table, "tournamentCross")).splitlines()
    assert cross[1].split("\t")[1] == "·", "nobody plays itself"
    games = [sum(map(int, cell.split(" – "))) for cell in cross[1].split("\t")[2:]]
    assert games == [8, 8]
    chart = lab.part(ChartView, "tournamentRatings").chart
    assert str(chart.y.names[-1]) == "Random"


def test_an_unfinished_tournament_keeps_its_order() -> None:
    """Until all games are played, players keep the form's order, and what is missing is shown."""
    specs = tuple(map(parse_spec, ("random", "mc:trials=50", "perfect")))
    plan = TournamentPlan(specs, 10)
    spent = Spread.of([0.004])
    played = Score(x_wins=0, ties=1, o_wins=4, x_times=spent, x_pace=Histogram.of([0.004]))
    summary = plan.summary((played, *5 * [Score()]))
    assert [row.index for row in summary.standings] != [0, 1, 2]
    standings, cross = tournament_report(plan, summary).tables
    heads = [*map(str, standings.headings)]
    rows = [dict(zip(heads, map(str, row), strict=True)) for row in standings.rows]
    assert [row["Player"].split()[0] for row in rows] == ["Random", "Monte", "Perfect"]
    assert (rows[0]["Games"], rows[0]["Lost"], rows[0]["Tied"]) == ("5 of 20", "4 (38–96 %)", "1")
    assert {rows[2][head] for head in heads[1:] if head != "Games"} == {"–"}
    assert cross.rows[0][1:] == ["·", "0 – 1 – 4", "–"]
    assert (str(cross.tips[0, 2]), str(cross.tips[0, 3])) == ("5 of 10 games", "Not played yet")
    names = [str(name) for name in TOURNAMENT_CHARTS[0].draw(plan, summary).y.names]
    assert names == [row["Player"] for row in rows]


def test_players_come_and_go(lab: LabHand) -> None:
    """Buttons add and remove players; two always remain."""
    page = page_with(lab, 2, "random", "perfect")
    add = lab.part(QAbstractButton, "addPlayer")
    add.click()
    assert page.recipe().players == tuple(map(default_spec, ("random", "perfect", "mc")))

    def shown() -> list[Entry]:
        return [entry for entry in page.findChildren(Entry) if entry.isVisibleTo(page)]

    lab.until(lambda: len(shown()) == 3)
    entries = shown()
    assert entries[-1].form.chooser.hasFocus(), "the new player can be chosen at once"
    removable = [b for e in entries for b in e.findChildren(QAbstractButton) if b.text() == "×"]
    assert all(button.isEnabled() for button in removable)
    removable[0].click()
    assert page.recipe().players == (parse_spec("perfect"), default_spec("mc"))
    assert add.hasFocus(), "the focus isn't lost with the player"
    assert not any(button.isEnabled() for button in removable[1:])


def test_the_same_player_twice_is_refused(lab: LabHand) -> None:
    """If a player is listed twice, the page names it, and nothing can be started."""
    page = page_with(lab, 2, "random", "perfect")
    for entry in page.findChildren(Entry):  # players that were removed are not in the plan
        entry.form.chooser.setCurrentIndex(entry.form.chooser.findData("random"))
    assert "takes part twice" in lab.reason("tournament")
    page.begin()
    assert not page.driver.is_busy


def test_a_saved_tournament_is_played_with_all_its_settings(lab: LabHand) -> None:
    """A form that shows a saved tournament describes the same one, with its openings and rules."""
    page = page_with(lab, 8, "random", "mc:trials=50")
    plan = TournamentPlan(
        tuple(map(parse_spec, ("mc:trials=7", "random"))), 6, Rules(5, 4), 9, 2, ends_proven=True
    )
    page.show_recipe(plan)
    assert page.recipe() == plan
