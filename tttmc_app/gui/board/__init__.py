"""The board: its layout, painting and overlays, and its mouse and keyboard input."""

from tttmc_app.gui.board.board_view import BoardView
from tttmc_app.gui.board.overlay import (
    COLOURS_ONLY,
    NO_OVERLAY,
    OVERLAYS,
    SCORES,
    SCORES_AND_ERRORS,
    Overlay,
    OverlayKind,
    overlay_kind,
    overlay_of,
)

__all__ = [
    "COLOURS_ONLY",
    "NO_OVERLAY",
    "OVERLAYS",
    "SCORES",
    "SCORES_AND_ERRORS",
    "BoardView",
    "Overlay",
    "OverlayKind",
    "overlay_kind",
    "overlay_of",
]
