"""Overlays: the shades and the texts for a thought."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tttmc_app.analysis.insight import Want
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought
from tttmc_app.core.thought import best_squares
from tttmc_app.gui.board.overlay import FORMATS, MIDDLE, OverlayKind, overlay_of
from tttmc_app.gui.board.overlays import (
    COLOURS_ONLY,
    NO_OVERLAY,
    OVERLAYS,
    SCORES,
    SCORES_AND_ERRORS,
    overlay_kind,
)
from tttmc_app.gui.board.views import Known


def thought(
    *values: float | None, errors: tuple[float | None, ...] | None = None, size: int = 2
) -> Thought:
    """Return a thought with these values."""
    position = Position.start(Rules(size))
    best = best_squares(position, values)
    return Thought(Meaning.SCORE, position.to_move, values, errors, best, 10, 10, seed=1)


def test_every_meaning_has_a_format() -> None:
    """The board can show values of every meaning."""
    assert set(FORMATS) == set(Meaning)


def test_shades_go_from_worst_to_best() -> None:
    """The worst square has shade 0, the best 1, others lie in between; an occupied one has none."""
    overlay = overlay_of(thought(-10, None, 0, 30), SCORES)
    assert overlay is not None
    assert overlay.shades == (0.0, None, 0.25, 1.0)
    assert (overlay.low, overlay.high) == (-1, 3)
    assert overlay.zero == 0.25
    assert overlay.best == ((1, 1),)
    assert overlay.texts() == ("−1", "", "0", "3")  # whole numbers have no decimals


def test_equal_squares_are_all_in_the_middle() -> None:
    """Equal squares have the same shade, and where many are equal, none is marked as best."""
    overlay = overlay_of(thought(5, 5, 5, 5), SCORES)
    assert overlay is not None
    assert overlay.shades == (MIDDLE,) * 4
    assert overlay.best == ()


def test_the_only_square_is_best() -> None:
    """If only one square is left, it is the best one."""
    overlay = overlay_of(thought(None, 5, None, None), SCORES)
    assert overlay is not None
    assert overlay.best == ((0, 1),)


def test_errors_stand_beside_scores() -> None:
    """The second overlay shows the standard error where it is known."""
    made = thought(100, 20, 3, 4, errors=(12.0, float("inf"), None, 0.5))
    overlay = overlay_of(made, SCORES_AND_ERRORS)
    assert overlay is not None
    assert overlay.texts() == ("10.0\n±1.2", "2.0", "0.3", "0.4\n±0.1")
    assert overlay.error_text() == "± 0.1–1.2"


def test_the_expected_moves_are_numbered() -> None:
    """The first move of the expected line has the number 1, next to the square's value."""
    overlay = overlay_of(replace(thought(10, 20, 30, 40), line=((1, 1), (0, 0))), SCORES)
    assert overlay is not None
    assert overlay.texts() == ("② 1", "2", "3", "① 4")
    overlay = overlay_of(replace(thought(10, 20, 30, 40), line=((0, 1), (1, 0))), SCORES)
    assert overlay is not None
    assert overlay.texts() == ("1", "① 2", "② 3", "4")


def test_three_expected_moves_are_numbered_even_without_values() -> None:
    """A square without a value has only its number; the fourth move and later ones have none."""
    line = ((0, 1), (1, 1), (0, 0), (1, 0))
    overlay = overlay_of(replace(thought(10, None, 30, 40), line=line), SCORES)
    assert overlay is not None
    assert overlay.texts() == ("③ 1", "①", "3", "② 4")
    assert [overlay.text_of((0, col)) for col in (0, 1)] == ["1", ""]


def test_colours_only() -> None:
    """The third overlay shows colours and no numbers."""
    overlay = overlay_of(thought(1, 2, 3, 4), COLOURS_ONLY)
    assert overlay is not None
    assert overlay.texts() == ("",) * 4
    assert overlay.shades[3] == 1


@pytest.mark.parametrize(
    ("made", "style"),
    [
        (None, SCORES),
        (thought(1, 2, 3, 4), NO_OVERLAY),
        (thought(None, None, None, None), SCORES),
    ],
)
def test_nothing_to_see(made: Thought | None, style: OverlayKind) -> None:
    """Without a thought, values or an overlay, nothing is shown."""
    assert overlay_of(made, style) is None


def test_no_known_mistake_is_no_colour() -> None:
    """While a textbook knows no mistakes in a position, no square there is coloured as good."""
    unknown, known = ((0.0,) * 4, (0.0, -1.0, 0.0, 0.0))
    shades: list[object] = []
    for values in (unknown, known):
        made = Thought(Meaning.MISTAKES, Mark.X, values, None, ((0, 0),), 0, None, 0)
        overlay = overlay_of(made, SCORES)
        assert overlay is not None
        assert overlay.best == ((0, 0),)
        shades.append(overlay.shades)
    assert shades == [(None,) * 4, (1.0, 0.0, 1.0, 1.0)]


def test_every_overlay_has_a_key_of_its_own() -> None:
    """Settings and menus identify overlays by their keys, whatever their labels."""
    assert [kind.key for kind in OVERLAYS] == [
        *("scores", "errors", "rates", "visits", "chances", "exact", "truth", "against"),
        *("colours", "off"),
    ]
    assert [overlay_kind(kind.key) for kind in OVERLAYS] == list(OVERLAYS)
    assert overlay_kind("none of them") is SCORES


def test_an_overlay_may_show_other_values() -> None:
    """An overlay can show values other than the thought's own, in their own format."""

    def view(made: Thought, _known: Known | None) -> Thought:
        return replace(made, meaning=Meaning.RATE, values=(0.25, None, 0.5, 0.75), errors=None)

    kind = replace(SCORES, key="shares", view=view)
    overlay = overlay_of(thought(-10, None, 0, 30), kind)
    assert overlay is not None
    assert overlay.texts() == ("25 %", "", "50 %", "75 %")
    assert overlay.shades == (0.0, None, 0.5, 1.0)
    assert overlay.end_texts() == ("worst 25 %", "75 % best")
    assert overlay.zero is None  # all values are on one side of it


def test_scores_are_the_same_from_any_number_of_trials() -> None:
    """Ten times the trials with ten times the totals give the same numbers and colours."""
    few = overlay_of(thought(-10, None, 1, 30, errors=(1.0, None, 2.0, 1.0)), SCORES_AND_ERRORS)
    totals, errors = (-100.0, None, 10.0, 300.0), (10.0, None, 20.0, 10.0)
    more = replace(thought(*totals, errors=errors), trials=100)
    many = overlay_of(more, SCORES_AND_ERRORS)
    assert few is not None
    assert many is not None
    assert many.texts() == few.texts()
    assert many.shades == few.shades


def test_an_outlier_leaves_the_others_apart() -> None:
    """One square far above the others doesn't make the others look alike."""
    values = (*range(24), 1000.0)
    overlay = overlay_of(thought(*values, size=5), SCORES)
    assert overlay is not None
    others = [shade for shade in overlay.shades[:24] if shade is not None]
    assert max(others) - min(others) > 0.5
    assert max(others) < 0.9
    assert overlay.shades[24] == 1.0
    assert overlay.end_texts() == ("worst 0", "4 to 100 best")


def test_visits_are_spread_by_their_square_root() -> None:
    """The colours of a search's visits follow their square roots; the texts are shares."""
    made = replace(thought(0, 25, 100, 275), meaning=Meaning.VISITS, trials=400)
    overlay = overlay_of(made, SCORES)
    assert overlay is not None
    assert overlay.shades == pytest.approx((0.0, (1 / 11) ** 0.5, (4 / 11) ** 0.5, 1.0))
    assert overlay.texts() == ("0 %", "6 %", "25 %", "69 %")


def test_small_shares_of_visits_have_a_decimal() -> None:
    """On a large board, where each square has few visits, their shares still differ."""
    made = replace(thought(3, 10, 90, 0), meaning=Meaning.VISITS, trials=10_000)
    overlay = overlay_of(made, SCORES)
    assert overlay is not None
    assert overlay.texts() == ("<0.1 %", "0.1 %", "0.9 %", "0.0 %")


def test_results_have_fixed_colours() -> None:
    """A tie has the middle colour, whether or not any square wins."""
    for other, shade in ((-1.0, 0.0), (1.0, 1.0)):
        made = replace(thought(other, 0.0, 0.0, other), meaning=Meaning.RESULT)
        overlay = overlay_of(made, SCORES)
        assert overlay is not None
        assert overlay.zero is None
        assert overlay.shades == (shade, 0.5, 0.5, shade)


@pytest.mark.parametrize(
    ("key", "label", "has_text", "shows_errors", "shows_proofs", "want"),
    [
        ("scores", "Scores", True, False, False, None),
        ("errors", "Scores ± error", True, True, False, None),
        ("rates", "Win rate", True, False, False, None),
        ("visits", "Visits", True, False, False, None),
        ("chances", "Chance of best score", True, False, False, Want.SPREAD),
        ("exact", "Exact", True, False, False, Want.EXACT),
        ("truth", "Truth", True, False, True, None),
        ("against", "Estimate and truth", True, False, True, None),
        ("colours", "Colours only", False, False, False, None),
        ("off", "Off", False, False, False, None),
    ],
)
def test_each_overlay_shows_what_it_says(
    key: str, label: str, has_text: bool, shows_errors: bool, shows_proofs: bool, want: Want | None
) -> None:
    """Each has its label, and says whether it has numbers, errors or proofs and what it needs."""
    kind = overlay_kind(key)
    assert (str(kind.label), kind.text is not None) == (label, has_text)
    assert (kind.shows_errors, kind.shows_proofs, kind.want) == (shows_errors, shows_proofs, want)


LOSS_TIE_WIN = ((-1.0, "loss"), (0.0, "tie"), (1.0, "win"))
KNOWN_OR_NOT = ((-1.0, "known mistake"), (0.0, "not known to lose"))


@pytest.mark.parametrize(
    ("meaning", "name", "chips", "at_a_quarter", "flags"),
    [
        (Meaning.SCORE, "score per trial", (), 0.25, "trial scale"),
        (Meaning.RATE, "rate", (), 0.25, "scale"),
        (Meaning.VISITS, "share of visits", (), 0.5, "trial scale"),
        (Meaning.MISTAKES, "mistakes", KNOWN_OR_NOT, 0.25, "low scale"),
        (Meaning.CHANCE, "chance of the best score", (), 0.5, "scale"),
        (Meaning.PLAIN, "value", (), 0.25, "scale"),
        (Meaning.RESULT, "result", LOSS_TIE_WIN, 0.25, "scale"),
        (Meaning.EVALUATION, "engine's value", (), 0.25, ""),
    ],
)
def test_each_meaning_has_its_format(
    meaning: Meaning,
    name: str,
    chips: tuple[tuple[float, str], ...],
    at_a_quarter: float,
    flags: str,
) -> None:
    """Its name, its chips, the scale of its colours, and whether values are totals."""
    style = FORMATS[meaning]
    assert str(style.name) == name
    assert tuple((value, str(word)) for value, word in style.chips) == chips
    assert style.curve(0.25) == at_a_quarter
    assert (style.per_trial, style.needs_low, style.has_scale) == (
        "trial" in flags, "low" in flags, "scale" in flags,
    )  # fmt: skip
