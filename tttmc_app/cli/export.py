"""`tttmc export`: a saved game as pictures."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tttmc_app.cli.display import obstacle_in
from tttmc_app.cli.game_file import read_game
from tttmc_app.cli.options import seconds
from tttmc_app.cli.output import ProgressBar, one_line
from tttmc_app.cli.parser import Parser, whole_number
from tttmc_app.core import TttmcError
from tttmc_app.gui.files.formats import PICTURE_FORMATS, picture_format

NOTES = """\
GAME is a file written by the window or by `tttmc play --save`. A still picture shows the end of the
game with the scores that the last move was based on. An animation shows, for each move, the scores
it was based on and then the move. No display is needed. An existing file is replaced."""

_THEMES = {"light": "light", "dark": "dark", "contrast": "high contrast"}
"""The values of --theme, and the key of the theme that each stands for."""
_SCORES = {"on": "scores", "errors": "errors", "colours": "colours", "off": "off"}
"""The values of --scores, and the key of the overlay that each stands for."""


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    parser.option("game GAME", "a saved game")
    parser.option("--move M", "show the position after this many moves (all)", type=whole_number)
    parser.option("--sheet", "all moves in one still picture")
    parser.option("--width W", "width in pixels", 480)
    parser.option("--theme", "the colours", "light", choices=_THEMES)
    parser.option("--scores", "what the squares show", "on", choices=_SCORES)
    parser.option("--seconds T", "seconds per step of an animation", 1, type=seconds(0.02, 60))
    formats = parser.add_mutually_exclusive_group(required=True)
    for each in PICTURE_FORMATS:
        formats.add_argument(f"--{each.name}", metavar="OUT", help=str(each.shows))


def run(args: argparse.Namespace) -> int:
    """Paint the game, write the file, and return the exit code; this loads Qt."""
    kind = next(each for each in PICTURE_FORMATS if getattr(args, each.name) is not None)
    path = Path(getattr(args, kind.name))
    picture_format(path, [kind])
    record = read_game(Path(args.game))
    try:
        from tttmc_app.gui.board import overlay_kind
        from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle, export_game
        from tttmc_app.gui.look.image_files import painting_font
        from tttmc_app.gui.look.theme import ThemeChoice, theme_for
    except ImportError as error:
        if problem := obstacle_in(error):
            raise TttmcError("can't draw pictures: {problem}", problem=problem) from None
        raise
    theme = theme_for(ThemeChoice(_THEMES[args.theme]))
    overlay = overlay_kind(_SCORES[args.scores])
    style = PictureStyle(painting_font(), theme, overlay, args.width)
    request = PictureRequest(record, path, style, args.move, args.sheet, args.seconds)
    with ProgressBar("painting") as progress:
        steps = iter(export_game(request))
        step = next(steps)  # there is at least one
        for step in steps:
            progress.show_share(step.share)
    if args.json:
        shape = {"width": step.width, "height": step.height, "frames": step.frames}
        print(json.dumps({"file": str(path), "format": kind.name, **shape, "bytes": step.bytes}))
    else:
        frames = f"{step.frames} frames of " if step.frames > 1 else ""
        size = f"{step.width} × {step.height} pixels, {step.bytes:,} bytes"
        print(f"{one_line(str(path))}: {frames}{size}")
    return 0
