"""The board: its layout, its painting, its overlay and what a person does on it."""

from tttmc_app.gui.board.overlay import Overlay, OverlayStyle, overlay_of
from tttmc_app.gui.board.view import BoardView

__all__ = ["BoardView", "Overlay", "OverlayStyle", "overlay_of"]
