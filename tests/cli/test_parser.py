"""What is read from the command line: values that begin with a minus, counts, and mistakes."""

from __future__ import annotations

import argparse

import pytest

from tttmc_app.cli import main
from tttmc_app.cli.main import make_parser
from tttmc_app.cli.parser import Parser

COMMANDS = make_parser().commands()


def options_with_values(parser: Parser) -> list[argparse.Action]:
    """Return the options of a command that take a value."""
    return [each for each in parser.arguments() if each.option_strings and each.nargs != 0]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_value_may_begin_with_a_minus(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """After any option, -20,0 is taken as its value, even if that value is invalid."""
    parser = COMMANDS[name]
    for option in options_with_values(parser):
        with pytest.raises(SystemExit):  # of some, only because something else is missing
            parser.parse_args([option.option_strings[-1], "-20,0", "--nosuch"])
        assert "expected one argument" not in capsys.readouterr().err


def test_the_bounds_of_a_test_may_be_negative() -> None:
    """A match takes --sprt -20,0 like --sprt=-20,0."""
    for words in (["--sprt", "-20,0"], ["--sprt=-20,0"], ["--sprt", "-.5,0"]):
        args = make_parser().parse_args(["match", "mc", "random", *words])
        assert args.sprt in ((-20.0, 0.0), (-0.5, 0.0))


def test_counts_are_read_alike_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    """Options that take a whole number accept 1e1 and 1k, and refuse 1.5 with an example."""

    def errors(parser: Parser, *words: str) -> str:
        with pytest.raises(SystemExit):
            parser.parse_args([*words, "--nosuch"])
        return capsys.readouterr().err

    counts: set[str] = set()
    for parser in COMMANDS.values():
        for option in options_with_values(parser):
            assert option.type is not int
            word = option.option_strings[-1]
            if "whole number" in errors(parser, word, "1.5"):
                assert "such as 1000, 1e3 or 1k" in errors(parser, word, "1.5")
                read = errors(parser, word, "1e1") + errors(parser, word, "1k")
                assert "whole number" not in read
                counts.add(word)
    assert {"--games", "--runs", "--seed", "--size", "--trials", "--workers"} <= counts


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["results", "-v", "list", "--nosuch"],
            "tttmc results: --nosuch is not an option (see tttmc results --help)",
        ),
        (
            ["results", "--dleted"],
            "tttmc results: --dleted is not an option: did you mean --deleted? (see tttmc",
        ),
        (
            ["match", "mc", "mc", "-games", "5"],
            "tttmc match: -games is not an option: did you mean --games? (see tttmc match --help)",
        ),
        (
            ["match", "mc", "mc", "mc"],
            "tttmc match: unexpected argument: 'mc' (see tttmc match --help)",
        ),
        (["--versoin"], "tttmc: --versoin is not an option: did you mean --version? "),
        (
            ["match", "mc", "mc", "--gmaes=5"],
            "tttmc match: --gmaes is not an option: did you mean --games? (see tttmc match --help)",
        ),
        (
            ["match", "mc", "mc", "spare", "--Q=1", "--gmaes"],
            "tttmc match: --Q is not an option (see tttmc match --help)",
        ),
        (
            ["match", "mc", "mc", "spare", "trials=5"],
            "tttmc match: a colon joins a player and its settings, such as mc:trials=5 (see tttmc",
        ),
        (
            ["match", "mc", "other=2", "spare"],
            "tttmc match: a colon joins a player and its settings, such as mc:other=2 (see tttmc",
        ),
        (
            ["new", "a.py", "b=2"],
            "tttmc new: unexpected argument: 'b=2' (see tttmc new --help)",
        ),
        (
            ["analyse", "X../.../...", "--to-move", "z"],
            "tttmc analyse: argument --to-move: invalid choice: 'z' (choose from",
        ),
        (
            ["converge", "X../.../...", "--json=1"],
            "tttmc converge: argument --json: ignored explicit argument '1' (see tttmc converge",
        ),
        (
            ["match", "mc", "mc", "--games"],
            "tttmc match: argument --games: expected one argument (see tttmc match --help)",
        ),
        (["train"], "tttmc train: the following arguments are required: --textbook (see tttmc"),
    ],
)
def test_a_mistake_is_the_commands_own(
    words: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unknown option or argument is reported on one line by the command that it was given to."""
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(line)


def test_the_help_tells_the_defaults() -> None:
    """The help of every option with a default has it in parentheses."""
    for name, parser in COMMANDS.items():
        for option in options_with_values(parser):
            default: object = parser.get_default(option.dest)
            if default not in (None, "", False):
                text = f"{default:g}" if isinstance(default, float) else str(default)
                assert f"({text})" in (option.help or ""), (name, option.option_strings)


@pytest.mark.parametrize(
    ("name", "note", "size"),
    [
        ("play", "", "(3)"),
        ("analyse", "", "(the board's)"),
        ("solve", "", "(the board's)"),
        ("limits", "", "(3)"),
        ("textbook", "import: ", "(as in TEXT)"),
    ],
)
def test_the_help_of_the_rules_says_when_they_count(name: str, note: str, size: str) -> None:
    """Each option of the rules begins with when it counts and ends with its default."""
    found = {action.dest: action.help or "" for action in COMMANDS[name].arguments()}
    assert all(found[rule].startswith(note) for rule in ("size", "line", "reverse"))
    assert found["size"].endswith(f" {size}")
    assert found["line"].endswith(")")
    assert not found["reverse"].endswith(")")


@pytest.mark.parametrize(
    ("words", "name", "choices"),
    [
        (["analyse", "X.O/.../..."], "to_move", ("x", "o")),
        (["converge", "X.O/.../..."], "to_move", ("x", "o")),
        (["solve", "X.O/.../..."], "to_move", ("x", "o")),
        (["sweep"], "side", ("x", "o", "both")),
        (["train", "--textbook", "a"], "side", ("x", "o", "both")),
        (["train", "--textbook", "a"], "blame", ("last", "chain")),
    ],
)
def test_choices_may_be_in_capitals(words: list[str], name: str, choices: tuple[str, ...]) -> None:
    """A side, and what is blamed, can be written in small letters, capitals or both."""
    option = f"--{name.replace('_', '-')}"
    for choice in choices:
        for written in (choice, choice.upper(), choice.capitalize()):
            args = make_parser().parse_args([*words, option, written])
            assert getattr(args, name) == choice


def test_seeds_are_fixed_or_drawn() -> None:
    """As the manual says, only play and bench draw a seed; the help of each seed says which."""
    seeds = {
        name: (parser.get_default("seed"), option.help or "")
        for name, parser in COMMANDS.items()
        for option in options_with_values(parser)
        if option.dest == "seed"
    }
    drawn = {name for name, (default, _) in seeds.items() if default is None}
    assert drawn == {"play", "bench"}
    assert all(("(random)" in text) == (name in drawn) for name, (_, text) in seeds.items())
    assert all(f"({seed})" in text for name, (seed, text) in seeds.items() if name not in drawn)
    assert len(seeds) > 8
