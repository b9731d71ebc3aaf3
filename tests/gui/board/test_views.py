"""The overlays of rates, chances, exact scores and proofs, and moves that are proven worse."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.analysis.review_texts import slip_text
from tttmc_app.core import Meaning, Position, Square, Tally, Thought, Weights
from tttmc_app.engine.certainty import Sureness
from tttmc_app.gui.board import OVERLAYS, overlay_kind, overlay_of
from tttmc_app.gui.board.overlay import Overlay
from tttmc_app.gui.board.overlays import (
    chance_view,
    exact_view,
    rate_view,
    truth_view,
    unproven_text,
    visits_view,
    why_no_chances,
    why_not_exact,
)
from tttmc_app.players import parse_spec

FORK = Position.parse("X../.O./..X")
"""O must take an edge: a corner loses, but scores best."""

SLIP = "looks best but loses; proven to tie: b1, a2, c2, b3."


def ask(hand: Hand, player: str, position: Position = FORK) -> None:
    """Set up a position, and ask a player for a suggestion in it."""
    hand.game.new_game(start=position)
    hand.game.ask(parse_spec(player))
    hand.until(lambda: hand.game.thought is not None and hand.game.thought.decided)


def choose(hand: Hand, key: str) -> None:
    """Choose an overlay."""
    hand.choose("overlay", str(overlay_kind(key).label))


def shown_overlay(hand: Hand, key: str) -> Overlay:
    """Return the overlay on the board once it is of this kind."""
    hand.until(lambda: (o := hand.board.picture.overlay) is not None and o.kind.key == key)
    overlay = hand.board.picture.overlay
    assert overlay is not None
    return overlay


def caption(hand: Hand) -> str:
    """Return the legend's caption."""
    return hand.part(QLabel, "legend").text()


def test_the_board_says_what_is_proven_better(open_window: OpenWindow) -> None:
    """A suggestion that is proven to lose is marked in every overlay, and named at once."""
    hand = open_window(o="human")
    ask(hand, "mc:exact")
    hand.until(
        lambda: caption(hand).startswith(f"c1 {SLIP} ") or caption(hand).startswith(f"a3 {SLIP} ")
    )
    for key in ("scores", "errors", "rates", "truth", "against", "colours"):
        choose(hand, key)
        hand.until(lambda: SLIP in caption(hand))
        overlay = shown_overlay(hand, key) if key != "rates" else None
        if overlay is not None and overlay.slip is not None:
            assert overlay.slip.better == ((0, 1), (1, 0), (1, 2), (2, 1))
    choose(hand, "scores")
    assert "proven tie" in hand.board.describe((0, 1))
    choose(hand, "off")
    assert hand.board.picture.overlay is None


@pytest.mark.parametrize(
    ("chosen", "better", "sentence"),
    [
        (-1, 0, "O played c1, which loses, and missed a tie at b1, c2."),
        (-1, 1, "O played c1, which loses, and missed a win at b1, c2."),
        (0, 1, "O played c1 and missed a win at b1, c2."),
    ],
)
def test_a_played_slip_says_what_it_cost(chosen: int, better: int, sentence: str) -> None:
    """The sentence about a move that was played tells a missed win from a loss."""
    bounds = {(0, 2): (chosen, chosen), (0, 1): (better, better), (1, 2): (better, better)}
    played = Thought(Meaning.SCORE, FORK.to_move, (0.0,) * 9, None, (), 9, 9, 1, move=(0, 2))
    assert str(slip_text(PositionFacts(FORK, bounds), played, is_played=True)) == sentence


def shows(hand: Hand, texts: tuple[str, ...]) -> bool:
    """Return whether the squares have these texts."""
    return hand.board.picture.texts == texts


def test_facts_show_where_no_machine_has_thought(open_window: OpenWindow) -> None:
    """Two people see results, exact scores, open lines and symmetric squares from the start."""
    hand = open_window(o="human")
    shown = {
        "truth": ("tie",) * 9,
        "lines": tuple("323242323"),
        "symmetry": tuple("121232121"),
        "exact": ("0.05", "−0.18", "0.05", "−0.18", "0.29", "−0.18", "0.05", "−0.18", "0.05"),
    }
    assert {*shown} <= {kind.key for kind in OVERLAYS if not kind.needs_thought}
    for key, texts in shown.items():
        choose(hand, key)
        hand.until(partial(shows, hand, texts))
        assert ("best" in hand.board.describe((1, 1))) is (key == "exact")
        assert caption(hand) != NO_THOUGHT
    for key in ("scores", "chances", "rates", "visits", "against"):
        choose(hand, key)
        assert (hand.board.picture.overlay, caption(hand)) == (None, NO_THOUGHT)
    hand.game.new_game(start=Position.parse("O.O/..X/.X."))
    choose(hand, "truth")
    hand.until(lambda: caption(hand).startswith("Every move loses for X; the game lasts longest "))
    hand.click(2, 2)
    hand.until(lambda: "win in 1" in hand.board.describe((0, 1)))
    hand.game.browse(-1)
    hand.until(lambda: "loss in 1" in hand.board.describe((2, 2)))


NO_THOUGHT = "Scores appear on the squares when a machine thinks. Right-click one for more."


def test_nothing_is_best_before_it_is_proven() -> None:
    """A square with a proven tie isn't called best while another may still win."""
    thought = Thought(Meaning.SCORE, FORK.to_move, (None,) * 9, None, (), 9, 9, seed=1)
    for high, best in ((1, ()), (0, ((0, 1), (1, 0)))):
        bounds = dict.fromkeys(FORK.empty_squares, (-1, -1))
        facts = PositionFacts(FORK, {**bounds, (0, 1): (0, 0), (1, 0): (0, high)})
        view = truth_view(facts, thought)
        assert view is not None
        assert view.best == best


def test_win_rates_are_shares_of_decided_trials() -> None:
    """With nothing but a position and a thought, some overlays are missing, and the others work."""
    *_, thought = parse_spec("mc:trials=200").make().think(FORK, 1)
    for kind in OVERLAYS:
        overlay = overlay_of(thought, kind, FORK)
        assert (overlay is None) == (kind.key in {"visits", "chances", "exact", "truth", "off"})


THOUGHT = Thought(Meaning.SCORE, FORK.to_move, (None,) * 9, None, (), 9, 9, seed=1)
EMPTIES = FORK.empty_squares


def solved(*squares: Square, searched: bool = False) -> PositionFacts:
    """Return knowledge of FORK in which only these squares are proven, as ties."""
    bounds = {square: (0, 0) if square in squares else (-1, 1) for square in EMPTIES}
    return PositionFacts(FORK, bounds, is_searched=searched)


@pytest.mark.parametrize(
    ("known", "text"),
    [
        (solved(*EMPTIES), ""),
        (solved(), "The solver has proven nothing yet."),
        (solved(searched=True), "The solver couldn't prove the result of any square."),
        (solved((0, 1)), "Squares without a result aren't proven yet."),
        (solved((0, 1), searched=True), "Squares without a result couldn't be proven."),
    ],
)
def test_it_is_said_what_is_not_proven(known: PositionFacts, text: str) -> None:
    """The truth comes with what is missing, which depends on whether the solver goes on."""
    assert str(unproven_text(known)) == text
    view = truth_view(known, THOUGHT)
    assert view is not None
    assert str(view.note) == text


def test_the_truth_has_results_and_distances() -> None:
    """Only proven squares have a value, with how soon it comes; the thought's errors are gone."""
    bounds = {(0, 1): (1, 1), (0, 2): (-1, -1), (1, 0): (-1, 1)}
    known = PositionFacts(FORK, bounds, {(0, 1): 3, (0, 2): 4})
    view = truth_view(known, replace(THOUGHT, errors=(1.0,) * 9, rates=(1.0,) * 9))
    assert view is not None
    assert view.meaning is Meaning.RESULT
    assert view.values == (None, 1.0, -1.0, *(None,) * 6)
    assert view.plies == (None, 3, 4, *(None,) * 6)
    assert (view.best, view.errors, view.rates, view.line) == (((0, 1),), None, None, ())


@pytest.mark.parametrize(
    ("groups", "text"),
    [
        ([[(0, 1)]], "b1 has the best score (60 % sure)."),
        (
            [[(0, 1), (1, 0)]],
            "b1, a2 have the best score, equal by symmetry (60 % sure).",
        ),
        ([[(0, 1), (1, 0)], [(0, 2)]], "b1, c1 can't be told apart yet."),
        ([[s] for s in EMPTIES[:4]], "b1, c1, a2, c2 can't be told apart yet."),
        ([[s] for s in EMPTIES[:5]], "b1, c1, a2, c2 and 1 more can't be told apart yet."),
        ([[s] for s in EMPTIES[:6]], "b1, c1, a2, c2 and 2 more can't be told apart yet."),
    ],
)
def test_open_squares_are_named(groups: list[list[Square]], text: str) -> None:
    """The chances name one square of each group in question, at most four, or the best one."""
    chances = (None, 0.6, 0.2, 0.2, *(None,) * 5)
    sure = Sureness(chances, tuple(map(tuple, groups)), 0.6)
    view = chance_view(PositionFacts(FORK, sureness=sure), THOUGHT)
    assert view is not None
    assert (view.meaning, view.values, view.best) == (Meaning.CHANCE, chances, sure.open[0])
    assert str(view.note) == text


def test_views_need_knowledge() -> None:
    """Without the knowledge that it needs, a view shows nothing, and the reasons are given."""
    known = PositionFacts(FORK)
    for view in (chance_view, exact_view):
        assert view(known, THOUGHT) is None
    assert str(why_not_exact(known, THOUGHT)) == "The exact scores are being calculated."
    tally = Tally.zero(9)
    assert str(why_no_chances(known, replace(THOUGHT, tally=tally))) == (
        "The squares are being compared."
    )
    visits = replace(THOUGHT, meaning=Meaning.VISITS)
    assert visits_view(known, visits) is visits
    assert visits_view(known, THOUGHT) is None


def test_exact_scores_keep_the_move_and_have_usual_weights() -> None:
    """The exact view has the thought's weights, or else 1 and 2, and the thought's move."""
    known = PositionFacts(FORK, expectation=engine.exact(FORK))
    for weights, own, other in ((None, 1.0, 2.0), (Weights(3.0, 1.0), 3.0, 1.0)):
        view = exact_view(known, replace(THOUGHT, weights=weights, move=(0, 2)))
        assert view is not None
        assert view.move == (0, 2)
        assert view.values[1] == pytest.approx(engine.exact(FORK).scores(own, other)[1])


def test_win_rates_count_only_decided_trials() -> None:
    """A square's rate is won / (won + lost) of the trials in which the side held it."""
    none = (0,) * 9
    won, lost = (9, 3, 0, 5, *(0,) * 5), (1, 1, 0, 0, *(0,) * 5)
    thought = replace(THOUGHT, tally=Tally(8, 1, 1, won, none, lost, none))
    view = rate_view(PositionFacts(FORK), thought)
    assert view is not None
    assert view.values == (None, 0.75, None, 1.0, *(None,) * 5)  # a1 is occupied
    assert str(view.note).startswith("Win rate: of the decided trials in which O held the square")
    rated = replace(thought, rates=(None, 0.5, *(None,) * 7))
    view = rate_view(PositionFacts(FORK), rated)
    assert view is not None
    assert view.values == rated.rates
    assert str(view.note).startswith("Win rate: the share of points that O got in the simulations")
    rate = replace(THOUGHT, meaning=Meaning.RATE)
    assert rate_view(PositionFacts(FORK), rate) is rate


SLIPS = [
    (-1, 0, "c1 {} but loses; proven to tie: b1."),
    (-1, 1, "c1 {} but loses; proven to win: b1."),
    (0, 1, "c1 {}; proven to win: b1."),
]


@pytest.mark.parametrize(("chosen", "better", "text"), SLIPS)
def test_a_suggested_slip_says_what_is_better(chosen: int, better: int, text: str) -> None:
    """One suggested square looks best, one of several is equal best, until a move is chosen."""
    known = PositionFacts(FORK, {(0, 2): (chosen, chosen), (0, 1): (better, better)})
    one = replace(THOUGHT, best=((0, 2),))
    two = replace(THOUGHT, best=((0, 2), (2, 0)))
    for thought, words in (
        (one, "looks best"),
        (two, "is equal best"),
        (replace(two, move=(0, 2)), "looks best"),
    ):
        assert str(slip_text(known, thought)) == text.format(words)
    for right in (replace(two, move=(0, 1)), replace(two, best=((0, 1),))):
        assert not slip_text(known, right)
