"""`tttmc completion`: shell scripts that complete commands, options, players and files."""

from __future__ import annotations

import argparse
import json

from tttmc_app.cli.parser import Subparsers, add_command

SHELLS = ("bash", "zsh", "fish")
_NOTES = """\
bash: add to ~/.bashrc    eval "$(tttmc completion bash)"
zsh:  add to ~/.zshrc     eval "$(tttmc completion zsh)"    after compinit
fish: run once            tttmc completion fish > ~/.config/fish/completions/tttmc.fish

The script knows the players that are installed when it is written.

JSON: shell and script."""
_PLAYERS = ("SPEC", "A", "B")
_FILES = ("FILE", "FILE.py", "FILE|FOLDER", "GAME", "TEXT", "SHEET", "TOML", "OUT")
"""The kind of a value, as shown by its placeholder in the help."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    parser = add_command(
        subparsers, "completion", "write a script for completion in a shell", run, _NOTES
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell that reads the script")


def run(args: argparse.Namespace) -> int:
    """Print the script and return the exit code."""
    text = script(args.shell)
    print(json.dumps({"shell": args.shell, "script": text}) if args.json else text)
    return 0


def script(shell: str) -> str:
    """Return the script for a shell."""
    import shtab

    from tttmc_app.cli.main import make_parser

    parser = make_parser()
    for command in (parser, *parser.commands().values()):
        for argument in command.arguments():
            _add_completions(argument)  # the parser is used for nothing else
    return shtab.complete(parser, shell)


def _add_completions(argument: argparse.Action) -> None:
    import shtab

    from tttmc_app.cli.results import ACTIONS
    from tttmc_app.players import player_kinds

    if argument.metavar in _PLAYERS:
        argument.choices = [kind.name for kind in player_kinds()]
    elif argument.metavar == "ACTION":
        argument.choices = ACTIONS
    elif argument.metavar in (*_FILES, "DIR"):
        kind = shtab.DIRECTORY if argument.metavar == "DIR" else shtab.FILE
        setattr(argument, "complete", kind)  # noqa: B010 - argparse declares no such attribute
