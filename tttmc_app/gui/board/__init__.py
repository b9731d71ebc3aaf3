"""The board: its layout, painting and overlays, and its mouse and keyboard input."""

from tttmc_app.gui.board.board_view import BoardView
from tttmc_app.gui.board.overlay import Overlay, OverlayKind, overlay_of
from tttmc_app.gui.board.overlays import (
    CHANCES,
    COLOURS_ONLY,
    MORE,
    NO_OVERLAY,
    OVERLAYS,
    SCORES,
    SCORES_AND_ERRORS,
    overlay_kind,
)

__all__ = [
    "CHANCES",
    "COLOURS_ONLY",
    "MORE",
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
