"""The legend: what the numbers mean, how the trials ended, and when the scores mean little."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.conftest import OpenWindow
from tests.gui.hand import ENDLESS, Hand
from tttmc_app.core import Expectation, Mark, Meaning, Rules, Tally, Thought
from tttmc_app.gui.board.captions import Occasion, explain_visits, lesson_of
from tttmc_app.gui.board.captions import caption as words
from tttmc_app.gui.board.legend import OutcomeBar
from tttmc_app.gui.look.theme import LIGHT


def caption(hand: Hand) -> str:
    """Return the legend's caption."""
    return hand.part(QLabel, "legend").text()


def test_it_explains_the_scores(open_window: OpenWindow) -> None:
    """The caption says whose scores the squares show, and what their sizes and colours mean."""
    hand = open_window(o="mc:trials=20000")  # plays a corner, which is no mistake
    assert caption(hand) == (
        "Scores appear on the squares when a machine thinks. Right-click one for more."
    )
    hand.click(1, 1)
    hand.until_moves(2)
    assert caption(hand).startswith("How O rated the squares before ")
    assert caption(hand).endswith("Bigger and bolder was better for O.")
    hand.set("trialsO", ENDLESS)
    hand.click_any()
    hand.until_thought()
    hand.until(lambda: caption(hand).startswith("Score per trial: bigger and bolder is better"))
    assert not hand.part(QToolButton, "shorterLine").isVisible()


def test_your_turn_still_says_how_sure_the_machine_was(open_window: OpenWindow) -> None:
    """After a thought that stopped because it was sure, the caption gives its number of trials."""
    hand = open_window(o="mc:trials=100000,sure=95")
    hand.click(0, 1)
    hand.until_moves(2)
    sure = f"95 % sure after {hand.thought.trials:,} trials: b2 has the best score."
    hand.until(lambda: sure in caption(hand) and "was better for O" in caption(hand))


def test_your_turn_still_says_what_is_not_proven(open_window: OpenWindow) -> None:
    """After a move that Perfect couldn't prove within its limit, the caption says so."""
    hand = open_window(o="perfect:nodes=1000,simulations=10", rules=Rules(6, 4))
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: "Not proven within 1,000 positions" in caption(hand))
    assert "was better for O" in caption(hand)


def test_it_shows_the_trials_outcomes(open_window: OpenWindow) -> None:
    """The bar's name gives X's wins, ties and O's wins, which add up to the number of trials."""
    hand = open_window(o="mc:trials=100")
    hand.click(1, 1)
    hand.until_moves(2)
    tally = hand.thought.tally
    assert tally is not None
    text = f"Of 100 trials, X won {tally.losses}, {tally.ties} tied and O won {tally.wins}."
    assert hand.part(QWidget, "outcomes").accessibleName() == text


def test_a_random_machine_has_no_scores(open_window: OpenWindow) -> None:
    """For a machine without scores, none are shown, and the legend says so."""
    hand = open_window(o="random")
    hand.click(1, 1)
    hand.until_moves(2)
    assert caption(hand).endswith("O moved at random.")  # perhaps it made a mistake
    assert hand.board.picture.overlay is None


def test_many_ties_offer_a_shorter_line(open_window: OpenWindow) -> None:
    """Where nearly all trials end in ties, the legend says so and offers a shorter line."""
    hand = open_window(o="mc:trials=150", rules=Rules(12))
    hand.click(5, 5)
    hand.until_moves(2)
    assert "so the scores mean little here" in caption(hand)
    offer = hand.part(QToolButton, "shorterLine")
    assert offer.isVisible()
    hand.push("shorterLine")
    assert hand.record.rules == Rules(12, 5)
    assert hand.moves == 0
    assert not offer.isVisible()
    assert hand.number("lineLength") == 5


def test_a_past_thought_stays_until_the_next(open_window: OpenWindow) -> None:
    """The machine's scores stay after its move, after yours until it thinks, and at the end."""
    hand = open_window(o="mc:trials=100")
    hand.click(1, 1)
    hand.until_moves(2)
    first = hand.board.picture
    assert first.overlay is not None
    assert any(first.texts)
    assert not first.is_live
    hand.qtbot.wait(600)
    assert hand.board.picture.texts == first.texts
    assert hand.board.picture.overlay is not None
    assert hand.board.picture.overlay.thought == first.overlay.thought
    hand.click_any()
    hand.until_moves(4)
    second = hand.board.picture.overlay
    assert second is not None
    assert second.thought != first.overlay.thought
    hand.play_to_the_end()
    assert hand.board.picture.overlay is not None
    assert "How O rated the squares before" in caption(hand)


def test_weights_of_zero_are_explained(open_window: OpenWindow) -> None:
    """With both weights 0 every square scores 0, and the legend says why the move is random."""
    hand = open_window(o="mc:trials=100,current=0,other=0")
    hand.press("ask")
    hand.until(lambda: caption(hand).startswith("Both weights are 0"))


def test_missing_numbers_are_announced(open_window: OpenWindow) -> None:
    """Where squares are too small for their numbers, the legend says how to see them."""
    hand = open_window(o="mc:trials=100", rules=Rules(25, 5))
    hand.press("ask")
    hand.until(lambda: "Point at a square for its value, or zoom in." in caption(hand))


def test_what_is_off_or_impossible_is_said(open_window: OpenWindow) -> None:
    """With the overlay off, no colours are explained; if it can't be shown, a sentence says why."""
    hand = open_window(o="mc:trials=100", rules=Rules(7, 4))
    hand.press("ask")
    hand.until(lambda: caption(hand).startswith("Score per trial"))
    hand.choose("overlay", "Off")
    hand.until(lambda: caption(hand) == "The overlay is off, so the squares show no values.")
    hand.choose("overlay", "Exact")
    why = "49 squares are empty: the exact scores need 25 or fewer."
    hand.until(lambda: caption(hand).endswith(why))


def test_expected_moves_are_numbered_only_where_numbers_fit() -> None:
    """The caption explains the symbols on the squares, unless these are too small for symbols."""
    values, line = (100.0, *(None,) * 8), ((0, 0), (1, 1), (2, 2))
    thought = Thought(Meaning.VISITS, Mark.X, values, None, ((0, 0),), 100, 100, seed=1, line=line)
    numbered = words(thought, explain_visits, None, Occasion())
    plain = words(thought, explain_visits, None, Occasion(is_line_numbered=False))
    assert "①②③: the expected moves, a1 b2 c3." in numbered
    assert "Expected moves: a1 b2 c3." in plain
    assert "①" not in plain


def test_only_a_mistake_teaches_a_lesson(qapp: QApplication) -> None:
    """The caption says what a learner has learnt only if its move is now a known mistake."""
    values = (-1.0, *(0.0,) * 8)
    moves = [
        Thought(Meaning.MISTAKES, Mark.X, values, None, (), 0, None, 0, move=(0, col))
        for col in (0, 1)
    ]
    assert [lesson_of(thought)[:16] for thought in moves] == ["Learnt: a1 lost.", ""]


def test_outcomes_are_by_side(qtbot: QtBot) -> None:
    """X is always on the left, whichever side has thought; exact shares are named as well."""
    bar = OutcomeBar()
    qtbot.addWidget(bar)
    none = (0,) * 9
    tally = Tally(7, 2, 1, none, none, none, none)
    exact = Expectation(0.5, 0.2, 0.3, *((0.0,) * 9,) * 4)
    thought = Thought(Meaning.SCORE, Mark.X, (None,) * 9, None, (), 10, 10, seed=1, tally=tally)
    for shown, name in (
        (thought, "Of 10 trials, X won 7, 2 tied and O won 1."),
        (replace(thought, side=Mark.O), "Of 10 trials, X won 1, 2 tied and O won 7."),
        (
            replace(thought, tally=None, expectation=exact),
            "Of all trials, X wins 50.00 %, 20.00 % tie and O wins 30.00 %.",
        ),
        (None, ""),
    ):
        bar.show_outcomes(shown, LIGHT)
        assert (bar.accessibleName(), bar.toolTip()) == (name, name)
