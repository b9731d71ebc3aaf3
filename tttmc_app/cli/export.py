"""`tttmc export`: a saved game as pictures."""

from __future__ import annotations

import argparse
import json
import math
from typing import TYPE_CHECKING

from tttmc_app.cli.game_file import read_game
from tttmc_app.cli.output import ProgressBar, one_line
from tttmc_app.cli.parser import Parser, Subparsers, add_command, whole_number

if TYPE_CHECKING:
    from pathlib import Path

    from tttmc_app.core import GameRecord
    from tttmc_app.gui.files.pictures import ExportProgress, PictureRequest

_NOTES = """\
GAME is a file written by the window or by `tttmc play --save`. A still picture shows the end of the
game with the scores that the last move was based on. --move chooses another move; --sheet shows all
of them. An animation shows, for each move, the scores it was based on and then the move, and ends
with the result. No display is needed. An existing file is replaced.

JSON: file, format (the option's name), width, height (pixels), frames, bytes."""

_THEMES = {"light": "light", "dark": "dark", "contrast": "high contrast"}
"""The values of --theme, and the key of the theme that each stands for."""
_SCORES = {"on": "scores", "errors": "errors", "colours": "colours", "off": "off"}
"""The values of --scores, and the key of the overlay that each stands for."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    summary = "write a saved game as pictures or an animation"
    parser = add_command(subparsers, "export", summary, run, _NOTES)
    parser.add_argument("game", metavar="GAME", help="a saved game")
    parser.defer(_add_formats)
    text = "show the position after this many moves (all)"
    parser.add_argument("--move", type=whole_number, metavar="M", help=text)
    text = "all moves in one still picture"
    parser.add_argument("--sheet", action="store_true", help=text)
    text = "width in pixels (480)"
    parser.add_argument("--width", type=whole_number, default=480, metavar="W", help=text)
    parser.add_argument("--theme", choices=_THEMES, default="light", help="the colours (light)")
    text = "what the squares show (on)"
    parser.add_argument("--scores", choices=_SCORES, default="on", help=text)
    text = "seconds per step of an animation (1)"
    parser.add_argument("--seconds", type=_seconds, default=1.0, metavar="T", help=text)


def _add_formats(parser: Parser) -> None:
    from tttmc_app.gui.files.formats import PICTURE_FORMATS

    formats = parser.add_mutually_exclusive_group(required=True)
    for each in PICTURE_FORMATS:
        formats.add_argument(f"--{each.name}", metavar="OUT", help=str(each.shows))


def run(args: argparse.Namespace) -> int:
    """Paint the game, write the file, and return the exit code."""
    from pathlib import Path

    from tttmc_app.gui.files.formats import PICTURE_FORMATS, picture_format

    kind = next(each for each in PICTURE_FORMATS if getattr(args, each.name) is not None)
    path = Path(getattr(args, kind.name))
    picture_format(path, [kind])
    record = read_game(Path(args.game))
    written = _write(_export(args, path, record))
    if args.json:
        shape = {"width": written.width, "height": written.height, "frames": written.frames}
        print(json.dumps({"file": str(path), "format": kind.name, **shape, "bytes": written.bytes}))
    else:
        frames = f"{written.frames} frames of " if written.frames > 1 else ""
        size = f"{written.width} × {written.height} pixels, {written.bytes:,} bytes"
        print(f"{one_line(str(path))}: {frames}{size}")
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0.02 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time from 0.02 to 60 seconds")
    return seconds


def _export(args: argparse.Namespace, path: Path, record: GameRecord) -> PictureRequest:
    """Return the export that the options describe; this loads Qt."""
    from tttmc_app.cli.display import obstacle_in
    from tttmc_app.core import TttmcError

    try:
        from tttmc_app.gui.board import overlay_kind
        from tttmc_app.gui.files.pictures import PictureRequest, PictureStyle
        from tttmc_app.gui.look.image_files import painting_font
        from tttmc_app.gui.look.theme import ThemeChoice, theme_for
    except ImportError as error:
        if problem := obstacle_in(error):
            raise TttmcError("can't draw pictures: {problem}", problem=problem) from None
        raise
    theme = theme_for(ThemeChoice(_THEMES[args.theme]))
    overlay = overlay_kind(_SCORES[args.scores])
    style = PictureStyle(painting_font(), theme, overlay, args.width)
    return PictureRequest(record, path, style, args.move, args.sheet, args.seconds)


def _write(request: PictureRequest) -> ExportProgress:
    from tttmc_app.gui.files.pictures import export_game

    written: ExportProgress | None = None
    with ProgressBar("painting") as progress:
        for step in export_game(request):
            written = step
            progress.show_share(step.share)
    assert written is not None  # an export yields at least once
    return written
