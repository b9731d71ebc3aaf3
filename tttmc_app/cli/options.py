"""The options that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.cli.output import print_message, warn_of_missing_parts
from tttmc_app.cli.parser import SETTING, Parser, whole_number
from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.core.notation import board_rows
from tttmc_app.core.rules import RULE_OPTIONS
from tttmc_app.core.seeds import check_seed

# Players load more than commands without any need.
if TYPE_CHECKING:
    from tttmc_app.players import PlayerSpec

_BOARD_NOTES = """\
BOARD lists the rows from the top, separated by /, with X, O and . for an empty square:
X.O/.../... . X moves first, so the marks show whose turn it is, unless --to-move is given."""


def add_progress_options(parser: Parser) -> None:
    """Add the options of commands that show their progress."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "-v", "--verbose", action="store_true", help="report progress as lines, for a log"
    )
    which.add_argument(
        "-q", "--quiet", action="store_true", help="no progress and no notes, only errors"
    )


def add_seed_option(parser: Parser, usual: int | None = 0) -> None:
    """Add the option of a seed; without a usual one it is random."""
    text = "the same seed repeats all random choices" + (" (random)" if usual is None else "")
    parser.option("--seed S", text, usual, type=whole_number)


def add_rules_options(parser: Parser, size: str = "", note: str = "") -> None:
    """Add the options of the rules; `size` describes another default, `note` begins each help."""
    for option in RULE_OPTIONS:
        default = size if size and option.field == "size" else option.default
        text = note + option.help + (f" ({default})" if default else "")
        values = {} if option.is_switch else {"type": whole_number}
        form = f"--{option.key} {option.metavar}".strip()
        parser.option(form, text, dest=option.key, **values)


def add_board(parser: Parser, nargs: str | None = None) -> None:
    """Add the arguments for a board and the side to move, as `position_of` reads them."""
    parser.option("board BOARD", "such as X.O/.../...", nargs=nargs)
    text = "the side to move (as the marks show)"
    parser.option("--to-move", text, type=str.lower, choices=("x", "o"))
    parser.epilog = "\n\n".join(filter(None, (_BOARD_NOTES, parser.epilog)))


def seconds(low: float, high: float) -> Callable[[str], float]:
    """Return a function that reads a time in seconds within bounds."""

    def read(text: str) -> float:
        try:
            if low <= (found := float(text)) <= high:
                return found
        except ValueError:
            pass
        raise argparse.ArgumentTypeError(f"{text!r} is not a time from {low} to {high:,} seconds")

    return read


def rules_of(args: argparse.Namespace, size: int | None = None) -> Rules:
    """Return the rules from the options, `size` being the default; raise TttmcError if invalid."""
    return Rules.from_options({**vars(args), "size": size if args.size is None else args.size})


def position_of(args: argparse.Namespace) -> Position:
    """Return the position from the options; raise TttmcError for an invalid or finished one."""
    size = None if args.size is None else rules_of(args).size
    rules = rules_of(args, len(board_rows(args.board, size)))
    return Position.parse(args.board, rules, args.to_move)


def seed_of(args: argparse.Namespace) -> int:
    """Return the seed from the options, a new one by default; raise TttmcError if out of range."""
    # Four bytes make a number short enough to type.
    return check_seed(int.from_bytes(os.urandom(4)) if args.seed is None else args.seed)


def machine_spec(text: str) -> PlayerSpec:
    """Read a player that isn't human; raise TttmcError otherwise."""
    from tttmc_app.players import parse_spec

    if SETTING.match(text):
        raise TttmcError(
            "a colon joins a player and its settings, such as mc:{setting}", setting=text
        )
    spec = parse_spec(text)
    if spec.is_human:
        raise TttmcError("human is not a machine: choose another player, such as mc")
    return spec


def warn_of_players(players: Iterable[PlayerSpec]) -> None:
    """Report plug-ins that have these players' names, and what students' files could do here."""
    from tttmc_app.players.plugins import plugin_problems

    names = sorted({spec.kind.name for spec in players})
    for problem in (problem for name in names for problem in plugin_problems(name)):
        print_message(f"tttmc: the plug-in {problem}")
    if "course" in names:
        from tttmc_app.course.sandbox import expected_parts

        warn_of_missing_parts([expected_parts()])


def writable(name: str | Path | None) -> Path | None:
    """Return a file's path; raise TttmcError if its folder, or that of a link, is missing."""
    if name is None:
        return None
    path = Path(name)
    try:
        folder = (path.resolve() if path.is_symlink() else path).parent
    except RuntimeError as error:  # a loop of symbolic links
        raise TttmcError(
            "{path} can't be written: {reason}", path=path, reason=str(error)
        ) from None
    if not folder.is_dir():
        raise TttmcError(
            "can't write {path}: the folder {folder} doesn't exist", path=path, folder=folder
        )
    return path
