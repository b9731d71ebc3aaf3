"""The parser that all commands share, and the options that several of them take."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

# Commands import the rest of the program when they run: `tttmc --help` needs none of it.
if TYPE_CHECKING:
    from tttmc_app.core import Position, Rules
    from tttmc_app.players import PlayerSpec

_MAX_DIGITS = 20


class Parser(argparse.ArgumentParser):
    """Parse arguments, and say what is wrong with them in one line."""

    lists_players = False
    """Whether the help ends with the players there are."""
    rules_default: str | None = None
    """What the help says of a missing board size; None for a command without rules."""
    rules_note = ""
    """What the help says before each option of the rules."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2 and the message."""
        self.exit(2, one_line(f"{self.prog}: {message} (see {self.prog} --help)") + "\n")

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        """Parse as usual; add the options of the rules first, where the command takes them."""
        self._add_rules()
        return super().parse_known_args(*args, **kwargs)

    def _add_rules(self) -> None:
        """Add an option for each rule: late, since most commands are never run."""
        if self.rules_default is None:
            return
        from tttmc_app.core.rules import RULE_OPTIONS

        for option in RULE_OPTIONS:
            default = self.rules_default if option.field == "size" else option.default
            text = self.rules_note + option.help + (f" ({default})" if default else "")
            if option.is_switch:
                self.add_argument(f"--{option.key}", action="store_true", help=text)
            else:
                self.add_argument(
                    f"--{option.key}", type=whole_number, metavar=option.metavar, help=text
                )
        self.rules_default = None

    def format_help(self) -> str:
        """Return the help, with the players where the command takes some."""
        if self.lists_players:
            self.epilog = "\n\n".join(filter(None, (self.epilog, _players_text())))
            self.lists_players = False  # they stand in the epilog now
        return super().format_help()


class Subparsers(Protocol):
    """What argparse's add_subparsers() gives: where a command adds its own parser."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,  # noqa: A002 - argparse's own name for it
        description: str,
        epilog: str | None,
        allow_abbrev: bool,
        formatter_class: type[argparse.HelpFormatter],
    ) -> Parser:
        """Add a parser for one command."""
        ...


def add_command(
    subparsers: Subparsers,
    name: str,
    summary: str,
    run: Callable[[argparse.Namespace], int],
    notes: str | None = None,
) -> Parser:
    """Add a command that `run` carries out; `notes` end its help."""
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=notes,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run, prog=parser.prog)
    parser.add_argument("--json", action="store_true", help="write one JSON object and no more")
    return parser


def add_game_options(parser: Parser, size: str, seed: str) -> None:
    """Add what all commands take that play; the texts say what a missing option means."""
    parser.lists_players = True
    add_rules_options(parser, size)
    seed_text = f"repeats every choice ({seed})"
    parser.add_argument("--seed", type=whole_number, metavar="S", help=seed_text)


def add_rules_options(parser: Parser, size: str, note: str = "") -> None:
    """Add the options of the rules; `size` describes the default size, `note` precedes each."""
    parser.rules_default, parser.rules_note = size, note


def add_board(parser: Parser) -> None:
    """Add a board and whose turn it is, which `position_of` reads."""
    parser.add_argument("board", metavar="BOARD", help="such as X.O/.../...")
    parser.add_argument("--to-move", type=str.lower, choices=("x", "o"), help="the side to move")


def whole_number(text: str) -> int:
    """Read a whole number of a sane length."""
    digits = text.strip().lstrip("+-")
    if not digits.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    if len(digits) > _MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"{digits[:6]}… is out of all range")
    try:
        return int(text)
    except ValueError:  # such as "--5"
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None


def rules_of(args: argparse.Namespace, size: int = 3) -> Rules:
    """Return the rules asked for; `size` where none is; raise TttmcError for impossible ones."""
    from tttmc_app.core import Rules

    return Rules.from_options({**vars(args), "size": size if args.size is None else args.size})


def position_of(args: argparse.Namespace) -> Position:
    """Return the board asked for; raise TttmcError for one that is none, or finished."""
    from tttmc_app.core import Position
    from tttmc_app.core.notation import board_rows

    size = None if args.size is None else rules_of(args).size
    rules = rules_of(args, len(board_rows(args.board, size)))
    return Position.parse(args.board, rules, args.to_move)


def seed_of(args: argparse.Namespace) -> int:
    """Return the seed asked for or a new one; raise TttmcError for one out of range."""
    from tttmc_app.core.seeds import check_seed

    # Four bytes make a number that a person can still type.
    return check_seed(int.from_bytes(os.urandom(4)) if args.seed is None else args.seed)


def machine_spec(text: str) -> PlayerSpec:
    """Read a player that is a machine; raise TttmcError for others."""
    from tttmc_app.core import TttmcError
    from tttmc_app.players import parse_spec

    spec = parse_spec(text)
    if spec.is_human:
        raise TttmcError("a person is no machine: name another player, such as mc")
    return spec


def one_line(text: str) -> str:
    """Return a text as one printable line of bounded length."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return line if len(line) <= 400 else f"{line[:250]} … {line[-140:]}"


def _players_text() -> str:
    from textwrap import wrap

    from tttmc_app.players import PLAYER_KINDS, default_spec

    lines = ["players, with the settings that they have unless you write others:"]
    for kind in PLAYER_KINDS:
        lines.append(f"  {default_spec(kind.name).text}")
        indent = " " * 6
        lines += wrap(kind.how_it_thinks, 90, initial_indent=indent, subsequent_indent=indent)
    return "\n".join(lines)
