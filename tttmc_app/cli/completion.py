"""`tttmc completion`: shell scripts that complete commands, options, players and files."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.main import make_parser
from tttmc_app.cli.parser import PLAYERS, Parser
from tttmc_app.cli.results import ACTIONS
from tttmc_app.players import player_kinds

SHELLS = ("bash", "zsh", "fish")
NOTES = """\
bash: add to ~/.bashrc    eval "$(tttmc completion bash)"
zsh:  add to ~/.zshrc     eval "$(tttmc completion zsh)"    after compinit
fish: run once            tttmc completion fish > ~/.config/fish/completions/tttmc.fish

The script knows the players that are installed when it is written."""
_FILES = ("FILE", "FILE.py", "FILE|FOLDER", "GAME", "TEXT", "SHEET", "TOML", "OUT")
"""The kind of a value, as shown by its placeholder in the help."""


def add_options(parser: Parser) -> None:
    """Add the command's argument."""
    parser.option("shell", "the shell that reads the script", choices=SHELLS)


def run(args: argparse.Namespace) -> int:
    """Print the script and return the exit code."""
    import shtab

    parser = make_parser()  # used for nothing else
    for command in (parser, *parser.commands().values()):
        for argument in command.arguments():
            if argument.metavar in PLAYERS:
                argument.choices = [kind.name for kind in player_kinds()]
            elif argument.metavar == "ACTION":
                argument.choices = tuple(ACTIONS)
            elif argument.metavar in (*_FILES, "DIR"):
                kind = shtab.DIRECTORY if argument.metavar == "DIR" else shtab.FILE
                setattr(argument, "complete", kind)  # noqa: B010 - argparse declares no such attribute
    text = shtab.complete(parser, args.shell)
    print(json.dumps({"shell": args.shell, "script": text}) if args.json else text)
    return 0
