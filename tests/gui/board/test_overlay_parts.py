"""Overlays in detail: what makes two look different, their bounds, and the texts of each kind."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import pytest
from PySide6.QtGui import QFont

from tttmc_app.analysis.insight import Insight, Slip
from tttmc_app.core import Mark, Meaning, Position, Rules, Tally, Thought
from tttmc_app.core.thought import MATE, best_squares
from tttmc_app.gui.board import COLOURS_ONLY, SCORES, SCORES_AND_ERRORS, Overlay, overlay_of
from tttmc_app.gui.board import overlay_kind as kind_of
from tttmc_app.gui.board.overlay import looks_alike
from tttmc_app.gui.board.painter import BoardPainter
from tttmc_app.gui.board.picture import BoardPicture, Geometry
from tttmc_app.gui.board.views import Known
from tttmc_app.gui.look.theme import LIGHT

START = Position.start(Rules())


def made(*values: float | None, size: int = 3, **more: Any) -> Thought:
    """Return X's thought about the first squares of an empty board, after 10 trials."""
    known = (*values, *(None,) * (size * size - len(values)))
    best = best_squares(Position.start(Rules(size)), known)
    return replace(Thought(Meaning.SCORE, Mark.X, known, None, best, 10, 10, seed=1), **more)


def shown(thought: Thought, key: str = "scores", known: Known | None = None) -> Overlay:
    """Return a thought's overlay."""
    found = overlay_of(thought, kind_of(key), known)
    assert found is not None
    return found


BASE = shown(made(-10.0, 20.0, 30.0))


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (shown(made(-10.0, 20.0, 30.0)), True),
        (shown(made(-10.0, 20.0, 30.0, seed=9)), True),
        (shown(made(-10.0, 21.0, 30.0)), False),
        (shown(made(-20.0, 40.0, 60.0)), False),  # the same shades
        (shown(made(-10.0, 20.0, 30.0), "errors"), False),
        (shown(made(-10.0, 20.0, 30.0, line=((0, 0), (1, 1)))), False),
        (shown(made(-10.0, 20.0, 30.0, best=((0, 1),))), False),
        (replace(BASE, slip=Slip((0, 2), ((0, 1),), 1, loses=True)), False),
        (replace(BASE, insight=Insight(START)), False),
        (None, False),
    ],
)
def test_whatever_is_visible_makes_a_difference(other: Overlay | None, same: bool) -> None:
    """Overlays look alike only if colours, values, kind, line, best squares and proofs agree."""
    assert looks_alike(BASE, other) is same
    assert looks_alike(other, BASE) is same
    assert looks_alike(None, None)
    assert looks_alike(BASE, BASE)


@pytest.mark.parametrize(("count", "rings"), [(12, 12), (13, 0)])
def test_only_a_few_best_squares_are_ringed(count: int, rings: int) -> None:
    """Up to twelve equal best squares are highlighted, if any other is worse."""
    thought = made(*(5.0,) * count, 1.0, size=4)
    assert len(shown(thought).best) == rings
    assert shown(made(*(5.0,) * 9)).best == ()
    assert shown(made(5.0)).best == ((0, 0),)


def test_outliers_need_many_values() -> None:
    """Among few values none is an outlier; among twelve, one far away is, on either side."""
    for far, ends in ((1000.0, ("0", "100")), (-1000.0, ("−100", "1"))):
        few = shown(made(*(float(i) for i in range(10)), far, size=4))
        assert (few.bottom, few.top) == (few.low, few.high)
        many = shown(made(*(float(i) for i in range(11)), far, size=4))
        assert (many.bottom == many.low) is (far > 0)
        assert (many.top == many.high) is (far < 0)
        assert (many.value_text(many.low), many.value_text(many.high)) == ends
        short = many.end_texts(short=True)
        assert short == (f"worst {ends[0]}", f"{ends[1]} best")
        full = many.end_texts()
        assert (full[1] if far > 0 else full[0]).count(" to ") == 1
        assert (full[0] if far > 0 else full[1]) in short
    flat = shown(made(*(5.0,) * 14, 9.0, size=4))
    assert (flat.bottom, flat.top) == (flat.low, flat.high)


def test_the_ends_of_a_scale_name_a_range_only_if_it_can_be_seen() -> None:
    """An end that stands for a range is labelled with both values, unless they look the same."""
    alike = replace(BASE, low=0.1, bottom=0.1001, top=0.8999, high=0.9)
    assert alike.end_texts() == ("worst 0", "1 best")
    apart = replace(BASE, low=-3.0, bottom=1.0, top=4.0, high=9.0)
    assert apart.end_texts() == ("worst −3 to 1", "4 to 9 best")


def test_shares_are_coloured_and_written_by_their_size() -> None:
    """Shares start at 0 and their colours follow the root; small ones have a decimal."""
    visits = shown(made(1.0, 4.0, trials=5, meaning=Meaning.VISITS), "visits")
    assert visits.shades[:2] == pytest.approx((0.5, 1.0))
    assert (visits.bottom, visits.top) == (0.0, 0.8)
    for most, texts in ((60, ("6.0 %", "1.0 %")), (99, ("9.9 %", "1.0 %")), (100, ("10 %", "1 %"))):
        few = made(float(most), 10.0, trials=1000, meaning=Meaning.VISITS)
        assert shown(few, "visits").texts()[:2] == texts


def test_a_mate_leaves_other_values_their_decimals() -> None:
    """An engine's mates are named in words, and its other values keep their own precision."""
    for value, text in ((12.5, "12.5"), (0.125, "0.12")):
        both = made(value, MATE - 3, meaning=Meaning.EVALUATION)
        assert shown(both).texts()[:2] == (text, "win in 3")


def test_zero_is_marked_between_the_ends() -> None:
    """Zero has a shade only if values lie on both sides of it and the scale isn't of chips."""
    assert BASE.zero == 0.25
    assert shown(made(0.0, 30.0)).zero is None
    assert shown(made(-30.0, 0.0)).zero is None
    assert shown(made(-1.0, 1.0, meaning=Meaning.RESULT)).zero is None


@pytest.mark.parametrize(
    ("thought", "texts"),
    [
        (made(0.5, 0.25, meaning=Meaning.RATE), ["50 %", "25 %"]),
        (made(-1.0, 0.0, meaning=Meaning.MISTAKES), ["mistake", ""]),
        (made(-1.0, 0.0, 1.0, meaning=Meaning.RESULT), ["loss", "tie", "win"]),
        (
            made(-1.0, 1.0, meaning=Meaning.RESULT, plies=(2, 3, *(None,) * 7)),
            ["loss\nin 1", "win\nin 2"],
        ),
        (made(None, 35.0, meaning=Meaning.EVALUATION), ["", "35"]),
        (made(None, 999_997.0, meaning=Meaning.EVALUATION), ["", "win in 3"]),
        (made(1.5, 12.0, meaning=Meaning.PLAIN), ["1.5", "12.0"]),
        (made(0.04, 0.06, meaning=Meaning.CHANCE), ["4 %", "6 %"]),
    ],
)
def test_each_meaning_has_its_numbers(thought: Thought, texts: list[str]) -> None:
    """A square's text has the unit and the number of decimals of its meaning."""
    overlay = shown(thought)
    assert list(overlay.texts()[: len(texts)]) == texts
    for index, text in enumerate(texts):
        assert overlay.text_of(divmod(index, 3)) == text
        assert overlay.text_at(index) == text
    bare = overlay_of(thought, COLOURS_ONLY)
    assert bare is not None
    assert bare.whole_text_of((0, 0)) == overlay.text_of((0, 0))
    assert set(bare.texts()) == {""}


def test_errors_are_per_trial() -> None:
    """An error is divided like its value, and an infinite or unknown one isn't shown."""
    thought = made(15.0, 20.0, 32.0, errors=(1.0, inf, None, *(None,) * 6))
    overlay = overlay_of(thought, SCORES_AND_ERRORS)
    assert overlay is not None
    assert [overlay.error(index) for index in range(3)] == [0.1, None, None]
    assert overlay.whole_text_of((0, 0)) == "1.50\n±0.10"
    assert overlay.whole_text_of((0, 1)) == "2.00"
    assert overlay.error_text() == "± 0.10"
    assert shown(made(1.0, 2.0)).error_text() == ""


def test_proofs_stand_below_estimates() -> None:
    """Proven results have a tick, in the overlays that show them or where one matters."""
    known = Known(Insight(START, {(0, 0): (0, 0), (0, 1): (-1, -1), (0, 2): (-1, 1)}))
    thought = made(15.0, 20.0, 32.0)
    against = shown(thought, "against", known)
    assert against.texts()[:3] == ("1.50\n✓ tie", "2.00\n✓ loss", "3.20")
    assert [against.proof((0, col)) for col in range(3)] == ["tie", "loss", ""]
    plain = shown(thought, "scores", known)
    assert plain.slip is None
    assert [plain.proof((0, col)) for col in range(3)] == [""] * 3
    slipped = shown(replace(thought, best=((0, 1),)), "scores", known)
    assert slipped.slip == Slip((0, 1), ((0, 0),), 0, loses=True)
    assert slipped.proof((0, 0)) == "tie"
    rated = replace(thought, best=((0, 1),), rates=(0.9, 0.5, 0.1, *(None,) * 6))
    view = shown(rated, "rates", known)
    assert (view.best, view.slip) == (((0, 0),), slipped.slip)  # that of the player's choice
    truth = shown(thought, "truth", known)
    assert truth.texts()[:3] == ("✓ tie", "✓ loss", "")
    assert SCORES.text is not None


@pytest.mark.parametrize(
    ("far", "bottom", "top", "ends", "shades"),
    [
        # Quartiles 0.3 and 0.8: values above 0.8 + 1.5 × 0.5 are outliers
        (1000.0, 0.0, 1.55, ("worst 0", "2 to 100 best"), (0.0, 0.1 / 1.55, 1.0 / 1.55, 1.0)),
        # Quartiles 0.2 and 0.7: values below 0.2 - 1.5 × 0.5 are outliers
        (-1000.0, -0.55, 1.0, ("worst −100 to −1", "1 best"),
         (0.55 / 1.55, 0.65 / 1.55, 1.0, 0.0)),
    ],
)  # fmt: skip
def test_outliers_share_the_colour_of_an_end(
    far: float, bottom: float, top: float, ends: tuple[str, str], shades: tuple[float, ...]
) -> None:
    """The scale ends 1.5 interquartile ranges beyond the quartiles, and its label says so."""
    overlay = shown(made(*(float(i) for i in range(11)), far, size=4))
    assert (overlay.bottom, overlay.top) == pytest.approx((bottom, top))
    assert overlay.end_texts() == ends
    found = (*overlay.shades[:2], *overlay.shades[10:12])
    assert found == pytest.approx(shades)
    assert overlay.shades[12:] == (None,) * 4
    assert overlay.zero == (None if far > 0 else pytest.approx(0.55 / 1.55))


@pytest.mark.parametrize(
    ("key", "has_tally", "text"),
    [
        ("scores", True, ""),
        ("errors", True, ""),
        ("rates", True, "This player counts no wins by square."),
        ("visits", True, "Only tree search counts visits."),
        ("chances", False, "Only Monte Carlo's scores give a chance of the best score."),
        ("chances", True, "The squares are being compared."),
        ("exact", True, "The exact scores are being calculated."),
        ("truth", True, "The solver has proven nothing yet."),
        ("against", True, ""),
        ("colours", True, ""),
        ("off", True, ""),
    ],
)
def test_an_overlay_says_why_it_shows_nothing(key: str, has_tally: bool, text: str) -> None:
    """The reason depends on the overlay and, for chances, on whether there are trials."""
    thought = made(15.0, 20.0, tally=Tally.zero(9) if has_tally else None)
    assert str(kind_of(key).nothing(thought, Known(Insight(START)))) == text


@pytest.mark.parametrize(
    ("key", "cell", "texts", "fit"),
    [
        ("scores", 28, (), True),
        ("scores", 27, (), False),
        ("scores", 27, ("", ""), False),
        ("scores", 60, ("1", "2"), True),
        ("scores", 60, ("1" * 60, "2"), False),
        ("scores", 27, ("1", "2"), False),
        ("colours", 27, (), True),
        ("colours", 27, ("1" * 60,), True),
        (None, 27, ("1" * 60,), True),
    ],
)
def test_numbers_fit_or_not(
    fonts: object, key: str | None, cell: int, texts: tuple[str, ...], fit: bool
) -> None:
    """What isn't there fits; before numbers are known, the width of the squares decides."""
    brush = BoardPainter(LIGHT, Geometry(3, 0, 0, cell, 4, 26), QFont())
    overlay = None if key is None else shown(made(15.0, 20.0), key)
    assert brush.shows_numbers(BoardPicture(START, overlay=overlay, texts=texts)) is fit
