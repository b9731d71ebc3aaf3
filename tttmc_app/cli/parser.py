"""The argument parser."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NoReturn, cast

_VALUE_AFTER_MINUS = re.compile(r"-[\d.]")
"""The start of a word that is a value although it begins with a minus; no option looks like it."""
SETTING = re.compile(r"[a-z]+=")
"""The start of a word that is a player's setting, without the player."""
PLAYERS = ("SPEC", "A", "B")
"""The placeholders of players."""
_MORE = "The manual (F1 in the window) explains more, and lists the keys of --json."
_MAX_DIGITS = 20


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors on one line."""

    def __init__(self, *args: Any, module: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._module = module  # that of the command, loaded only if it is parsed
        # argparse's own pattern knows only single numbers, and takes "-20,0" for an option.
        self._negative_number_matcher = _VALUE_AFTER_MINUS

    def error(self, message: str) -> NoReturn:
        """Exit with code 2 and the message."""
        # output.py loads more than the help needs
        from tttmc_app.cli.output import one_line

        hint = _meant(message) or f"see {self.prog} --help"
        self.exit(2, one_line(f"{self.prog}: {message} ({hint})") + "\n")

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        """Parse as usual, after adding the command's options."""
        self.arguments()
        found, unknown = super().parse_known_args(*args, **kwargs)
        if unknown:  # refused here, and not by the parser above, whose help doesn't help
            self._refuse(unknown, vars(found).values())
        return found, unknown

    def arguments(self) -> list[argparse.Action]:
        """Return the command's arguments and options, for which its module is loaded."""
        if self._module:
            module, self._module = import_module(f"tttmc_app.cli.{self._module}"), ""
            self.set_defaults(run=module.run, prog=self.prog)
            self.option("--json", "write one JSON document and nothing else")
            self.epilog = getattr(module, "NOTES", None)
            module.add_options(self)
        return list(self._actions)

    def option(self, form: str, text: str, default: object = None, **more: Any) -> None:
        """Add an option or an argument, such as "--seed S", the switch "--fast" or "game GAME".

        The help has the default; if that is a whole number, so are the values.
        """
        name, _, placeholder = form.partition(" ")
        if isinstance(default, int):
            more = {"type": whole_number} | more
        if default or default == 0:
            text += f" ({default})"
        if placeholder:
            more["metavar"] = placeholder
        elif name.startswith("-") and "choices" not in more:
            more["action"], default = "store_true", False
        self.add_argument(name, help=text, default=default, **more)

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
        if option is None and self._takes_players():
            given = (str(word) for word in (*found, *words))
            if setting := next((word for word in given if SETTING.match(word)), None):
                self.error(f"a colon joins a player and its settings, such as mc:{setting}")
        if option is None:
            self.error(f"unexpected argument: {words[0]!r}")
        meant = closest(f"--{option.lstrip('-')}", self._option_string_actions)
        self.error(f"{option} is not an option" + (f": did you mean {meant}?" if meant else ""))

    def format_help(self) -> str:
        """Return the help, which ends with the players if the command takes any."""
        text = super().format_help()
        players = f"\n{_players_text()}\n" if self._takes_players() else ""
        return f"{text}{players}\n{_MORE}\n"

    def _takes_players(self) -> bool:
        return any(action.metavar in PLAYERS for action in self._actions)


def whole_number(text: str) -> int:
    """Read a whole number of limited length."""
    from tttmc_app.core.whole_number import whole_number_from  # the help needs nothing of it

    number = whole_number_from(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, such as 1000, 1e3 or 1k")
    if abs(number) >= 10**_MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"{text.strip()[:6]}… is far out of range")
    return number


def _meant(message: str) -> str:
    """Return a suggestion for an error about an invalid choice; empty if none is close."""
    from tttmc_app.core.text import closest

    found = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
    if found is None:
        return ""
    meant = closest(found[1], [word.strip("'") for word in found[2].split(", ")])
    return f"did you mean {meant}?" if meant else ""


def _players_text() -> str:
    from textwrap import wrap

    from tttmc_app.players import default_spec, player_kinds

    lines = ["players, such as mc or mc:trials=1000,other=2, with their default settings:"]
    for kind in player_kinds():
        lines.append(f"  {default_spec(kind.name).text}")
        indent = " " * 6
        lines += wrap(str(kind.description), 90, initial_indent=indent, subsequent_indent=indent)
    return "\n".join(lines)
