"""The presenter with other overlays and thoughts: what the board and the legend make of them."""

from __future__ import annotations

from dataclasses import replace

from tests.gui.game.conftest import Show
from tests.gui.game.presented import replied
from tests.gui.parts import part
from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Mark, Meaning, Position
from tttmc_app.gui.board import SCORES, overlay_kind
from tttmc_app.gui.panels.candidates import CandidateBars
from tttmc_app.players import parse_spec

MC, RANDOM = parse_spec("mc:trials=20"), parse_spec("random")
_SCORES = "Score per trial: bigger and bolder is better for {0}. Bold squares helped {0} win its "
FOR_O, FOR_X = (f"{_SCORES.format(side)}random games." for side in "OX")
RATED = "How O rated the squares before it played b2. "
WAS_BETTER = "Bigger and bolder was better for O."


def test_another_thought_takes_the_place_of_the_games_own(show: Show) -> None:
    """It is named as such, and is there only while its position is on show."""
    shown = show()
    reply = replied(shown)
    position = shown.game.record.positions[1]
    other = replace(reply, trials=500, best=((2, 2),), move=None)
    own = (reply, RATED + WAS_BETTER)
    words = "How O would have rated the squares before it played b2, with 500 trials. "
    shown.settled.clear()
    shown.presenter.show_instead((position, other))
    assert shown.thinks()[:2] == (other, words + WAS_BETTER)
    assert shown.presenter.thought is other
    assert len(shown.settled) == 1
    shown.presenter.show_instead((position, other))  # the same again
    assert len(shown.settled) == 1
    shown.game.model.browse(0)
    assert [shown.presenter.thought, shown.overlay] == [None, None]
    shown.game.model.browse(None)
    assert shown.thinks()[:2] == (other, words + WAS_BETTER)
    shown.presenter.show_instead(None)
    assert shown.thinks()[:2] == own
    assert shown.presenter.thought == reply
    shown.presenter.show_instead((shown.game.record.positions[0], other))
    assert shown.thinks()[:2] == own
    slip = PositionFacts(position, {(2, 2): (-1, -1), (0, 1): (0, 0)})
    shown.insights.known = slip
    shown.presenter.show_instead((position, other))
    assert shown.thinks().legend == f"c3 looks best but loses; proven to tie: b1. {WAS_BETTER}"


def test_new_weights_are_named_unless_another_thought_is_shown(show: Show) -> None:
    """A rescored thought says that its weights are new."""
    shown = show()
    reply = replied(shown)
    shown.game.model.set_player(Mark.O, parse_spec("mc:trials=20,current=3"))
    words = "How O would have rated the squares before it played b2, with its new weights. "
    assert shown.thinks().legend == words + WAS_BETTER
    assert shown.overlay is not None
    assert shown.overlay.thought.weights != reply.weights
    words = "How O would have rated the squares before it played b2, with 500 trials. "
    for weighed in (reply, shown.overlay.thought):  # with the weights of then or of now
        other = replace(weighed, trials=500, move=None)
        shown.presenter.show_instead((shown.game.record.positions[1], other))
        assert shown.thinks().legend == words + WAS_BETTER


def test_a_played_slip_is_named(show: Show) -> None:
    """What is known about the position before the last move marks its mistake."""
    shown = show()
    position = Position.parse("X../.../...")
    shown.insights.known = PositionFacts(position, {(1, 1): (-1, -1), (0, 1): (0, 0)})
    replied(shown)
    slip = "O played b2, which loses, and missed a tie at b1. "
    assert shown.thinks().legend == slip + WAS_BETTER
    assert shown.overlay is not None
    assert shown.overlay.slip is not None
    lost = dict.fromkeys(position.empty_squares, (-1, -1))
    shown.insights.known = PositionFacts(position, lost)
    shown.insights.changed.emit()
    assert shown.thinks().legend == "Every move loses for O. Shown: score per trial."
    assert shown.thinks().candidates == 0
    shown.insights.known = None
    shown.insights.changed.emit()
    assert shown.thinks().legend == RATED + WAS_BETTER


def test_an_overlay_that_shows_nothing_says_why(show: Show) -> None:
    """The sentence depends on the overlay; the list shows what the board does, or else scores."""
    shown = show()
    replied(shown)
    shown.insights.known = PositionFacts(shown.game.record.positions[1])
    bars = part(shown.parts.thought, CandidateBars)
    scores = bars.rows
    others = shown.game.record.positions[1].empty_squares
    assert {row.square for row in scores} <= set(others)
    legends: set[str] = set()
    for key in ("visits", "exact", "off"):
        shown.presenter.overlay_kind = overlay_kind(key)
        shown.presenter.show_thought()
        assert (shown.overlay, bars.rows) == (None, scores)
        legends.add(shown.thinks().legend)
    assert len(legends) == 3
    shown.presenter.overlay_kind = overlay_kind("rates")
    shown.presenter.show_thought()
    assert shown.overlay is not None
    assert bars.rows not in ((), scores)
    assert shown.overlay.thought.meaning is Meaning.RATE


def test_a_reason_is_given_for_its_own_values_only(show: Show) -> None:
    """It goes with its thought, and with an overlay that shows other values."""
    shown = show()
    shown.game.model.ask(MC)
    answer = shown.game.answer()
    assert shown.thinks().legend == FOR_X
    shown.presenter.show_reason(answer, "It is good.")
    assert shown.thinks().legend == "It is good. Bigger and bolder is better for X."
    shown.insights.known = PositionFacts(shown.game.record.positions[0])
    shown.presenter.overlay_kind = overlay_kind("rates")
    shown.presenter.show_thought()
    assert shown.thinks().legend.startswith("Win rate: ")
    shown.presenter.overlay_kind = SCORES
    shown.presenter.show_reason(replace(answer), "Of another thought.")
    assert shown.thinks().legend == FOR_X
    shown.presenter.show_reason(answer, "It is good.")
    shown.game.model.ask(RANDOM)
    shown.game.answer()
    assert shown.thinks().legend == "X's move is chosen at random."
