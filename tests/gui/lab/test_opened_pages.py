"""Every page as it opens: all that it shows, with the usual settings and the game's rules."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.shown import shown
from tttmc_app.core import Position, Rules
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.gui.lab.results_page import ResultsPage
from tttmc_app.gui.lab.window import LabWindow
from tttmc_app.gui.look.application import make_application

RULES = Rules(4, 3, reverse=True)
OPENING_TIP = (
    "Random moves before each game that give both sides about equal chances. Each player plays "
    "both sides of each opening."
)
MACHINES = (
    "Monte Carlo | Forward sampling | Learn by mistake | Tree search | Perfect | Machine by level"
    " | Student's file | Gomocup engine | Random"
)
TIPS = {
    "Monte Carlo": "Plays many random games, called trials, from the position. It prefers squares "
    "that winners tend to hold.",
    "Forward sampling": "Plays random games from every square and takes the square with the "
    "highest share of good endings.",
    "Tree search": "Tries promising moves first, and judges each position by its open lines, at "
    "times also by a random game. The better a move does, the more often it is tried.",
    "Perfect": "Proves the result of every move under best play, and takes the best. If a board "
    "is too large for that, it says so and uses tree search until near the end.",
    "Random": "Takes any empty square at random.",
}


def tip(text: str) -> str:
    """Return the end of a line for a tip that wraps."""
    return f', tip "<qt>{text}</qt>"'


def row(name: str, help_: str, *fields: str) -> list[str]:
    """Return a row of a form: its label and its fields, with the same tip."""
    return [f"{each}{tip(help_)}" for each in (f'label "{name}"', *fields)]


def kind(name: str, of: str = MACHINES) -> str:
    """Return the choice of a player's kind."""
    return f'choice "{name}" of {of}{tip(TIPS[name])}'


def button(text: str, help_: str = "", *, on: bool = True) -> str:
    """Return a button, enabled or not, with a short tip."""
    return f'button "{text}"' + ("" if on else ", disabled") + (f', tip "{help_}"' if help_ else "")


def monte_carlo(*, count: bool, exact: bool = False) -> list[str]:
    """Return the fields of a Monte Carlo player, with its count and its ∞ enabled or not."""
    trials = "How many random games are played to the end before each move."
    scores = "What each of {0} squares scores in a trial that {1} won."
    sure = (
        "Stop early, as soon as the best square is known with this confidence. Squares equal by "
        "symmetry count as one."
    )
    exact_tip = "Calculate the scores for infinitely many trials instead of playing some."
    return [
        *row("Trials per move", trials, f'part "Trials per move – {trials}"'),
        'number "1,000" 1 to 1e+12' + ("" if count else ", disabled"),
        button("∞", exact_tip, on=exact),
        'label "Score weight:\nown / opponent"',
        'number "1.0" 0 to 1000' + tip(scores.format("the machine's", "the machine")),
        'number "2.0" 0 to 1000' + tip(scores.format("the opponent's", "the opponent")),
        *row("Stop when sure, %", sure, 'field "", hint never'),
    ]


def rules(*, seeded: bool = True, size: int = 4, reverse: bool = True) -> list[str]:
    """Return the card of the rules."""
    seed = "The same seed and settings give the same game. Empty: a random seed for each game."
    return [
        'label "Rules"',
        *row("Board", "Squares along each side, 1 to 25.", f'number "{size} × {size}" 1 to 25'),
        *row("In a row", "Marks in a row that make a line.", f'number "3" 1 to {size}'),
        *(row("Seed", seed, 'field "", hint Random') if seeded else ()),
        (
            f'switch "Reverse: completing a line loses"{", on" if reverse else ""}, '
            'tip "The side that completes a line loses."'
        ),
    ]


WHERE = [
    'label "Where"',
    *row(
        "Run by",
        "The results are the same either way.",
        'choice "this computer" of this computer | a Dask cluster',
    ),
    *row("Processes", "Number of games played at the same time.", 'number "5" 1 to 64'),
]


def foot(start: str, title: str, rules_: str = "4×4, 3 in a row, reverse") -> list[str]:
    """Return the bar below the form, and the head of the results."""
    return [
        f'label "Rules: {rules_}"',
        button(start, "Start (Ctrl+Return)"),
        f'label "{title}"',
        button("Export", "Save the results and charts", on=False),
        button("?", "Explain this page (F1)"),
    ]


def charts(page: str) -> list[str]:
    """Return the empty charts of a page."""
    lines = list[str]()
    for empty in (chart.empty for run in KINDS if run.name == page for chart in run.charts):
        lines += (
            f'part "{empty.title} – {empty.title}. {empty.empty}"',
            f'label "{empty.title}"',
            button("⋯", "Save or copy this chart", on=False),
            f'label "{empty.empty}"',
        )
    return lines


def entry(name: str, settings: str, *, has_settings: bool = True) -> list[str]:
    """Return a player of the tournament."""
    return [
        button("▸", "Show the settings of this player", on=has_settings),
        kind(name),
        button("×", "Remove this player"),
        *([f'label "{settings}"'] if settings else ()),
    ]


OPENED = {
    "sweep": [
        'label "Player"',
        kind("Monte Carlo"),
        *monte_carlo(count=False, exact=False),
        'label "Varied parameter"',
        *row(
            "Parameter",
            "The parameter that takes several values.",
            'choice "Trials per move" of Trials per move | Score weight: own | '
            "Score weight: opponent | Exact | Stop when sure, %",
        ),
        *row("Games per value", "Number of games with each value.", 'number "100" 1 to 1e+07'),
        'label "Values, comma-separated"',
        'field "5, 10, 50, 100, 500, 1000, 5000"',
        'label "Whole numbers from 1 to 1,000,000,000,000."',
        'label "Opponent"',
        *row(
            "Plays against",
            "Against itself, both sides use the value.",
            'choice "itself" of itself | another player',
        ),
        *rules(),
        *WHERE,
        *foot("Start the sweep", "Sweep"),
    ],
    "tournament": [
        'label "Players"',
        'button "Add a player"',
        *row("Games per pair", "Each player is X in half of them.", 'number "100" 1 to 1e+07'),
        *row("Opening moves", OPENING_TIP, 'number "0" 0 to 12'),
        'switch "End proven games"'
        + tip("End a game as soon as a short proof shows who wins with best play."),
        'label "Pairs: 10, games: 1,000"',
        *entry("Monte Carlo", "1,000 trials"),
        *entry("Forward sampling", "100 samples"),
        *entry("Tree search", "1,000 simulations"),
        *entry("Perfect", ""),
        *entry("Random", "", has_settings=False),
        *rules(),
        *WHERE,
        *foot("Start the tournament", "Tournament"),
    ],
    "match": [
        'label "Player A"',
        kind("Monte Carlo"),
        *monte_carlo(count=True, exact=True),
        'label "Player B"',
        kind("Random"),
        'label "Games"',
        *row(
            "Games",
            "Number of games; with a sequential test, the most.",
            'number "1,000" 1 to 1e+07',
        ),
        *row("Opening moves", OPENING_TIP, 'number "0" 0 to 12'),
        *row(
            "Stop between Elo",
            "Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it "
            "accepts one of them.",
            'field "", hint none',
        ),
        'switch "A plays both sides equally often", on' + tip("Otherwise A plays X in every game."),
        'switch "Take known luck out of the score"'
        + tip(
            "Also shows the score without the luck of moves made at random, which has a narrower "
            "interval. The chances of such moves must be known: those of Random are."
        ),
        *rules(),
        *WHERE,
        *foot("Start the match", "Match"),
    ],
    "train": [
        'label "Learner"',
        *row(
            "Textbook",
            "The file that records losing moves.",
            'part "Textbook – The file that records losing moves."',
        ),
        'field "", hint Built-in',
        button("…", "Choose a file (Textbook)"),
        'label "Starts the new textbook 4x4-3-reverse.textbook."'
        + tip("{home}/textbooks/4x4-3-reverse.textbook"),
        *row(
            "Blame for a loss",
            "Whether only the last move becomes a mistake, or also an earlier move that left no "
            "other choice.",
            'choice "Last move" of Last move | Chain',
        ),
        *row(
            "Use symmetry",
            "Whether a mistake also counts on the rotated and the mirrored board.",
            'switch "Use symmetry"',
        ),
        *row("Games", "Number of games to play.", 'number "10,000" 1 to 1e+07'),
        *row("Side", "The side that the learner plays.", 'choice "X" of X | O | both in turn'),
        'label "Against"',
        kind("Random"),
        *rules(),
        'label "Each block of games is saved at once."',
        *foot("Train", "Learning"),
    ],
    "limits": [
        'label "Player"',
        kind("Monte Carlo", "Monte Carlo | Forward sampling"),
        *monte_carlo(count=False),
        'label "Trials are ignored here: results hold for infinitely many."',
        *rules(seeded=False),
        *foot("Find the limits", "Limits"),
        'label "How good can it get?"',
        (
            'label "Calculates what a player does with infinitely many trials: where its best '
            "square is not a best move, and whether an opponent who knows the player can win. "
            'Choose a player and a board up to 4×4, then press Find the limits."'
        ),
    ],
    "converge": [
        'label "Position"',
        'label "Click a square to cycle X, O, empty."',
        *row(
            "Board",
            "Rows of X, O and dots, from the top, separated by /.",
            'field "XOX./.O../..../....", hint X.O/.../...',
        ),
        *row(
            "To move",
            "Automatic: X if both sides have the same number of marks.",
            'choice "automatic: X" of automatic: X | X | O',
        ),
        'button "Use current game"',
        'label "Player"',
        kind("Monte Carlo", "Monte Carlo | Forward sampling"),
        *monte_carlo(count=False),
        'label "Trials, comma-separated"',
        'field "10, 30, 100, 300, 1000, 3000, 10000"',
        *row(
            "Runs each",
            "How often a move is chosen with each number of trials.",
            'number "200" 1 to 100000',
        ),
        *rules(),
        *foot("Start", "Convergence"),
    ],
    "results": [
        'label "Results"',
        button("Export", "Save the results and charts", on=False),
        button("?", "Explain this page (F1)"),
        button("Open", "Show the run on its page, with its settings (Return)", on=False),
        button("Resume", "Play the remaining games", on=False),
        button("Rename", "Rename the run (F2)", on=False),
        button("Delete", "Delete the selected runs (Delete); can be undone", on=False),
        button("Copy as command", "Copy the command that repeats the run", on=False),
        'label "No saved runs"',
        (
            'label "Every run that you start on another page or with a command is saved here with '
            'its results, settings, seed and computer."'
        ),
    ],
}


def has_read(page: QWidget) -> bool:
    """Return whether a page has read the textbook or the store, if it reads either."""
    note = page.findChild(QLabel, "trainingTextbookNote")
    stack = page.findChild(QStackedWidget) if isinstance(page, ResultsPage) else None
    return not (note and not note.text()) and not (stack and stack.currentIndex() == 0)


def test_pages_as_they_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Every label, field, default, range, choice, button and tip of every page is as it should."""
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    make_application()
    window = LabWindow(lambda: Position.parse("XOX./.O../..../....", RULES))
    qtbot.addWidget(window)
    window.resize(1100, 760)
    window.show()
    for name, lines in OPENED.items():
        page = window.open_page(name, RULES)
        qtbot.waitUntil(partial(has_read, page))
        found = [line.replace(str(home), "{home}") for line in shown(page, tips=True)]
        assert found == lines + charts(name), name
    assert window.windowTitle() == "Lab"
    assert window.shutdown()
