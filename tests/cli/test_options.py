"""Every command's arguments and options in one table: values, defaults, and what excludes what."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tttmc_app.cli.main import main, make_parser
from tttmc_app.cli.parser import Parser

TABLE = Path(__file__).parent / "options.txt"
"""Recorded with TTTMC_WRITE_STORIES=1 and read: whether it is right must be judged line by line."""


def word_of(action: argparse.Action) -> str:
    """Return an argument's name, or an option's last name, as it is written."""
    return action.option_strings[-1] if action.option_strings else action.dest


def row(action: argparse.Action, parser: Parser) -> str:
    """Return what can be given to an argument or option, and what it is by default."""
    parts = [", ".join(action.option_strings) or action.dest]
    if action.nargs != 0:
        choices = "|".join(map(str, action.choices or ())) or str(action.metavar)
        parts[0] += f" {choices}{'' if action.nargs is None else action.nargs}"
    if action.type is not None:
        parts.append(f"read by {getattr(action.type, '__name__', action.type)}")
    default: object = parser.get_default(action.dest)
    if (action.nargs, default) != (0, False) and action.nargs != "*":
        parts.append("required" if action.required else f"default {default!r}")
    if action.nargs != 0 and action.const is not None:
        parts.append(f"alone {action.const!r}")
    for group in parser._mutually_exclusive_groups:  # argparse tells it nowhere else
        own = group._group_actions  # pyright: ignore[reportPrivateUsage]  # for the same reason
        if action in own:
            others = [word_of(other) for other in own if other is not action]
            parts.append(f"not with {' or '.join(others)}")
            parts += ["one of them is required"] * group.required
    return "; ".join(parts)


def rows() -> Iterator[str]:
    """Yield the commands with their arguments and options, without --help."""
    top = make_parser()
    for name, parser in {"": top, **top.commands()}.items():
        yield f"tttmc {name}".strip()
        for action in parser.arguments():
            if action.dest not in ("help", argparse.SUPPRESS):
                yield f"  {row(action, parser)}"
        usual: object = parser.get_default("usual")
        if usual is not None:
            yield f"  a run's settings: {usual}"


def test_the_table_of_options() -> None:
    """No option is missing or new, and each has its values, its default and what it excludes."""
    found = [*rows()]
    if os.environ.get("TTTMC_WRITE_STORIES"):
        TABLE.write_text("\n".join(found) + "\n", encoding="utf-8")
    assert found == TABLE.read_text(encoding="utf-8").splitlines()


def test_everything_has_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    """Each argument and option is explained, and the notes below keep their lines."""
    for name, parser in make_parser().commands().items():
        without = [word_of(action) for action in parser.arguments() if not action.help]
        assert without == [], name
        assert main([name, "--help"]) == 0
        shown = capsys.readouterr().out
        notes = (parser.epilog or "").strip("\n").splitlines()
        assert [line for line in notes if line not in shown.splitlines()] == []
        assert notes or name in ("new", "diagnose", "self-test", "completion", "bench", "engine")


def test_each_command_has_its_summary(capsys: pytest.CaptureFixture[str]) -> None:
    """The list of commands and each command's own help say the same, here as a sentence."""
    assert main(["--help"]) == 0
    listed = " ".join(capsys.readouterr().out.split())
    for name in make_parser().commands():
        assert main([name, "--help"]) == 0
        paragraphs = capsys.readouterr().out.split("\n\n")
        sentence = " ".join(paragraphs[1].split())
        assert paragraphs[0].startswith(f"usage: tttmc {name} [-h] ")
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert f" {name} {sentence[0].lower()}{sentence[1:-1]} " in f"{listed} "


@pytest.mark.parametrize("name", [*make_parser().commands()])
def test_no_option_is_shortened(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An option counts only with its whole name, so that a new one changes no script."""
    parser = make_parser().commands()[name]
    words = {word_of(action) for action in parser.arguments() if action.option_strings}
    short = next(word[:-1] for word in sorted(words) if word[:-1] not in words and word != "--help")
    given = {"action": "list", "direction": "import", "paths": ".", "shell": "bash"}
    needed = [
        given.get(action.dest, "a") if not action.option_strings else f"{word_of(action)}=a"
        for action in parser.arguments()
        if action.required
    ]
    needed += ["--png=a.png"] if name == "export" else []
    with pytest.raises(SystemExit):
        parser.parse_args([*needed, short])
    assert capsys.readouterr().err.startswith(f"tttmc {name}: {short} is not an option")


def excluded() -> Iterator[tuple[str, str, str]]:
    """Yield each command with two options that the table says can't be given together."""
    command = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            command = line.partition(" ")[2]
        elif "; not with " in line:
            own = line.partition(";")[0].split(", ")[-1].split()[0]
            others = line.partition("; not with ")[2].partition(";")[0].split(" or ")
            yield from ((command, own, other) for other in others)


@pytest.mark.parametrize(("command", "one", "other"), [*excluded()])
def test_what_excludes_what(
    command: str, one: str, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options that contradict each other are refused by name, whichever comes first."""
    parser = make_parser().commands()[command]
    actions = {word_of(action): action for action in parser.arguments()}
    words = [
        word
        for option in (one, other)
        for word in (option, *(["1"] if actions[option].nargs != 0 else []))
    ]
    arguments = {"action": "list", "direction": "import", "paths": "."}
    needed = [arguments.get(each, "a") for each in actions if not each.startswith("-")]
    assert main([command, *needed, *words]) == 2
    err = capsys.readouterr().err
    shown = [actions[option].option_strings for option in (other, one)]
    names = ["/".join(strings) for strings in shown]
    message = f"tttmc {command}: argument {names[0]}: not allowed with argument {names[1]} "
    assert err == f"{message}(see tttmc {command} --help)\n"
