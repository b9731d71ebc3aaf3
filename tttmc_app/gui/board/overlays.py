"""The overlays to choose from."""

from __future__ import annotations

from tttmc_app.analysis.facts import Want
from tttmc_app.core import Text
from tttmc_app.gui.board.overlay import Overlay, OverlayKind
from tttmc_app.gui.board.views import (
    chance_view,
    exact_view,
    own_view,
    rate_view,
    truth_view,
    unproven_text,
    visits_view,
    why_no_chances,
    why_not_exact,
)


def _value(overlay: Overlay, index: int) -> str:
    return overlay.text_at(index)


def _value_and_error(overlay: Overlay, index: int) -> str:
    text, error = _value(overlay, index), overlay.error(index)
    return text if error is None else f"{text}\n±{overlay.margin_text(error)}"


SCORES = OverlayKind("scores", Text("Scores"), own_view, _value)
SCORES_AND_ERRORS = OverlayKind(
    "errors", Text("Scores ± error"), own_view, _value_and_error, shows_errors=True
)
CHANCES = OverlayKind(
    "chances",
    Text("Chance of best score"),
    chance_view,
    _value,
    nothing=why_no_chances,
    want=Want.SPREAD,
)
COLOURS_ONLY = OverlayKind("colours", Text("Colours only"), own_view, None)
# Translators: Choice of overlay: no colours and numbers on the squares.
NO_OVERLAY = OverlayKind("off", Text("Off"), lambda _facts, _thought: None, None)
OVERLAYS = (
    SCORES,
    SCORES_AND_ERRORS,
    OverlayKind(
        "rates",
        Text("Win rate"),
        rate_view,
        _value,
        nothing=lambda _facts, _thought: Text("This player counts no wins by square."),
    ),
    OverlayKind(
        "visits",
        Text("Visits"),
        visits_view,
        _value,
        nothing=lambda _facts, _thought: Text("Only tree search counts visits."),
    ),
    CHANCES,
    OverlayKind(
        "exact",
        Text("Exact"),
        exact_view,
        _value,
        nothing=why_not_exact,
        want=Want.EXACT,
        needs_thought=False,
    ),
    OverlayKind(
        "truth",
        # Translators: Overlay with the proven result of each square.
        Text("Truth"),
        truth_view,
        _value,
        shows_proofs=True,
        nothing=unproven_text,
        needs_thought=False,
    ),
    OverlayKind("against", Text("Estimate and truth"), own_view, _value, shows_proofs=True),
    COLOURS_ONLY,
    NO_OVERLAY,
)
"""All overlays, in the order in which they are offered."""


def overlay_kind(key: str) -> OverlayKind:
    """Return the overlay with a key, or the scores for an unknown key."""
    return next((kind for kind in OVERLAYS if kind.key == key), SCORES)
