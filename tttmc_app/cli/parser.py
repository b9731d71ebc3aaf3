"""The argument parser, and the options that several commands share."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, cast

from tttmc_app.cli.output import one_line

# Commands load the rest of the program only when they run.
if TYPE_CHECKING:
    from tttmc_app.core import Position, Rules
    from tttmc_app.players import PlayerSpec

BOARD_NOTES = """\
BOARD lists the rows from the top, separated by /, with X, O and . for an empty square:
X.O/.../... . Other ways to write a board are read where they are clear, such as "[[1,0,2],[0,1,0],
[0,0,2]]". X moves first, so the marks show whose turn it is, unless --to-move is given."""
_MAX_DIGITS = 20
_VALUE_AFTER_MINUS = re.compile(r"-[\d.]")
"""The start of a word that is a value although it begins with a minus; no option looks like it."""


_SETTING = re.compile(r"[a-z]+=")
"""The start of a word that is a player's setting, without the player."""


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors on one line."""

    lists_players = False
    """Whether the help ends with a list of the players."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deferred: list[Callable[[Parser], None]] = []
        # argparse's own pattern knows only single numbers, and takes "-20,0" for an option.
        self._negative_number_matcher = _VALUE_AFTER_MINUS

    def error(self, message: str) -> NoReturn:
        """Exit with code 2 and the message."""
        hint = _meant(message) or f"see {self.prog} --help"
        self.exit(2, one_line(f"{self.prog}: {message} ({hint})") + "\n")

    def defer(self, add_options: Callable[[Parser], None]) -> None:
        """Add options only when this command is parsed, if adding them loads other modules."""
        self._deferred.append(add_options)

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        """Parse as usual, after adding the deferred options."""
        self.arguments()
        found, unknown = super().parse_known_args(*args, **kwargs)
        if unknown:  # refused here, and not by the parser above, whose help doesn't help
            self._refuse(unknown, vars(found).values())
        return found, unknown

    def arguments(self) -> list[argparse.Action]:
        """Return the command's arguments and options, including the deferred ones."""
        while self._deferred:
            self._deferred.pop(0)(self)
        return list(self._actions)

    def commands(self) -> dict[str, Parser]:
        """Return the parsers of the commands by name."""
        for action in self._actions:
            choices: object = action.choices
            if isinstance(choices, dict):
                return cast("dict[str, Parser]", choices)
        return {}

    def _refuse(self, words: Sequence[str], found: Iterable[object]) -> NoReturn:
        """Exit with code 2 and a message about unknown arguments, options first.

        `found` are the values of the other arguments.
        """
        from tttmc_app.core.text import closest

        option = next((word.partition("=")[0] for word in words if word.startswith("-")), None)
        if option is None and self.lists_players:
            given = (str(word) for word in (*found, *words))
            if setting := next((word for word in given if _SETTING.match(word)), None):
                self.error(f"a colon joins a player and its settings, such as mc:{setting}")
        if option is None:
            self.error(f"unexpected argument: {words[0]!r}")
        meant = closest(f"--{option.lstrip('-')}", self._option_string_actions)
        self.error(f"{option} is not an option" + (f": did you mean {meant}?" if meant else ""))

    def format_help(self) -> str:
        """Return the help, with the players if the command takes any."""
        if self.lists_players:
            self.epilog = "\n\n".join(filter(None, (self.epilog, _players_text())))
            self.lists_players = False  # the epilog has them now
        return super().format_help()


class ResumeAction(argparse.Action):
    """Stores the run to resume, and whether players come before it.

    `argparse` takes a player after the option for the run: its place among the players is known
    only here.
    """

    def __call__(
        self,
        _parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        _option: str | None = None,
    ) -> None:
        """Store the values."""
        namespace.resume = values
        namespace.resume_is_last = bool(getattr(namespace, "players", None))


def _meant(message: str) -> str:
    """Return a suggestion for an error about an invalid choice; empty if none is close."""
    from tttmc_app.core.text import closest

    found = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
    if found is None:
        return ""
    meant = closest(found[1], [word.strip("'") for word in found[2].split(", ")])
    return f"did you mean {meant}?" if meant else ""


class Subparsers(Protocol):
    """What argparse's add_subparsers() returns."""

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
        """Add a command's parser."""
        ...


def add_command(
    subparsers: Subparsers,
    name: str,
    summary: str,
    run: Callable[[argparse.Namespace], int],
    notes: str | None = None,
) -> Parser:
    """Add a command that calls `run`; its help ends with `notes`."""
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=notes,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run, prog=parser.prog)
    parser.add_argument(
        "--json", action="store_true", help="write one JSON document and nothing else"
    )
    return parser


def add_progress_options(parser: Parser) -> None:
    """Add the options of commands that show their progress."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "-v", "--verbose", action="store_true", help="report progress as lines, for a log"
    )
    which.add_argument(
        "-q", "--quiet", action="store_true", help="no progress and no notes, only errors"
    )


def add_game_options(parser: Parser, size: str, seed: str) -> None:
    """Add the options of commands that play; `size` and `seed` describe their defaults."""
    add_rules_options(parser, size)
    add_seed_option(parser, seed)


def add_seed_option(parser: Parser, usual: int | str) -> None:
    """Add the option of a seed; `usual` is the default, or describes it."""
    parser.lists_players = True
    parser.add_argument(
        "--seed",
        type=whole_number,
        default=usual if isinstance(usual, int) else None,
        metavar="S",
        help=f"the same seed repeats all random choices ({usual})",
    )


def add_rules_options(parser: Parser, size: str, note: str = "") -> None:
    """Add the options of the rules; `size` describes the default size, `note` begins each help."""
    parser.defer(partial(_add_rules, size=size, note=note))


def _add_rules(parser: Parser, size: str, note: str) -> None:
    from tttmc_app.core.rules import RULE_OPTIONS

    for option in RULE_OPTIONS:
        default = size if option.field == "size" else option.default
        text = note + option.help + (f" ({default})" if default else "")
        if option.is_switch:
            parser.add_argument(f"--{option.key}", action="store_true", help=text)
        else:
            parser.add_argument(
                f"--{option.key}", type=whole_number, metavar=option.metavar, help=text
            )


def add_board(parser: Parser, nargs: str | None = None) -> None:
    """Add the arguments for a board and the side to move, as `position_of` reads them."""
    parser.add_argument("board", nargs=nargs, metavar="BOARD", help="such as X.O/.../...")
    parser.add_argument(
        "--to-move", type=str.lower, choices=("x", "o"), help="the side to move (as the marks show)"
    )


def whole_number(text: str) -> int:
    """Read a whole number of limited length."""
    from tttmc_app.core.whole_number import whole_number_from

    number = whole_number_from(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, such as 1000, 1e3 or 1k")
    if abs(number) >= 10**_MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"{text.strip()[:6]}… is far out of range")
    return number


def rules_of(args: argparse.Namespace, size: int = 3) -> Rules:
    """Return the rules from the options, `size` being the default; raise TttmcError if invalid."""
    from tttmc_app.core import Rules

    return Rules.from_options({**vars(args), "size": size if args.size is None else args.size})


def position_of(args: argparse.Namespace) -> Position:
    """Return the position from the options; raise TttmcError for an invalid or finished one."""
    from tttmc_app.core import Position
    from tttmc_app.core.notation import board_rows

    size = None if args.size is None else rules_of(args).size
    rules = rules_of(args, len(board_rows(args.board, size)))
    return Position.parse(args.board, rules, args.to_move)


def seed_of(args: argparse.Namespace) -> int:
    """Return the seed from the options, a new one by default; raise TttmcError if out of range."""
    from tttmc_app.core.seeds import check_seed

    # Four bytes make a number short enough to type.
    return check_seed(int.from_bytes(os.urandom(4)) if args.seed is None else args.seed)


def machine_spec(text: str) -> PlayerSpec:
    """Read a player that isn't human; raise TttmcError otherwise."""
    from tttmc_app.core import TttmcError
    from tttmc_app.players import parse_spec

    if _SETTING.match(text):
        raise TttmcError(
            "a colon joins a player and its settings, such as mc:{setting}", setting=text
        )
    spec = parse_spec(text)
    if spec.is_human:
        raise TttmcError("human is not a machine: choose another player, such as mc")
    return spec


def warn_of_players(players: Iterable[PlayerSpec]) -> None:
    """Report plug-ins that have these players' names, and what students' files could do here."""
    from tttmc_app.cli.output import print_message, warn_of_missing_parts
    from tttmc_app.players.plugins import plugin_problems

    names = sorted({spec.kind.name for spec in players})
    for problem in (problem for name in names for problem in plugin_problems(name)):
        print_message(f"tttmc: the plug-in {problem}")
    if "course" in names:
        from tttmc_app.course.sandbox import expected_parts

        warn_of_missing_parts([expected_parts()])


def _players_text() -> str:
    from textwrap import wrap

    from tttmc_app.players import default_spec, player_kinds

    lines = ["players, such as mc or mc:trials=1000,other=2, with their default settings:"]
    for kind in player_kinds():
        lines.append(f"  {default_spec(kind.name).text}")
        indent = " " * 6
        lines += wrap(str(kind.description), 90, initial_indent=indent, subsequent_indent=indent)
    return "\n".join(lines)
