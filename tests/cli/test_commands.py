"""What holds for every command: help, documents, refusals, and ends that nobody planned."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import cast

import pytest

from tests.cli.conftest import SECONDS, Cli, environment
from tests.tables import table
from tttmc_app import __version__
from tttmc_app.cli import main
from tttmc_app.cli.main import COMMANDS, make_parser
from tttmc_app.experiments.kinds import KINDS

NAMES = [name.replace("_", "-") for name in COMMANDS]
MANUAL = files("tttmc_app.resources") / "manual"
DOCUMENTS = table("""
    play --x mc:trials=5 --o random --seed 1 --save g.json
    analyse X.O/.../... --player mc:trials=100 --sure 50
    analyse X.O/.../... --player mc:exact
    solve XO./.../...
    solve --table 2 | solve --table
    review g.json
    match mc:trials=5 random --games 2 --openings 1
    match mc:trials=5 random --games 2 --openings 1 --both --workers 1
    sweep --player mc --vary trials=5 --against random --games 2 --workers 1
    tournament mc:trials=5 random --games 2 --workers 1
    results compare 1 1 | results compare
    results methods 1 | results methods
    results columns | results columns
    results rename 1 other | results rename
    limits mc:current=1,other=1 --size 3
    converge X../.../... --trials 5,10 --runs 5
    train --games 50 --textbook b.db
    textbook export b.db b.txt
    new mine.py
    run mine.py
    grade mine.py --games 1
    export g.json --png g.png
    bench --quick
    diagnose
    completion bash
""")
"""Commands, each of which finds what it needs, and the manual's title if it isn't the name."""
SECTIONS = {
    found[1].removeprefix("tttmc "): found[2]
    for found in re.finditer(
        r"^## `?(.*?)`?\n(.*?)(?=^## |\Z)",
        (MANUAL / "14-json.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
}


def test_every_command_has_help(cli: Cli) -> None:
    """The program's help names each command, and each command's own tells of its document."""
    for name in NAMES:
        assert re.search(rf"^ +{name} +\w", cli("--help"), re.MULTILINE)
        assert "--json" in cli(f"{name} --help")
        assert not make_parser().commands()[name].allow_abbrev, "a new option changes no script"
    assert re.search(r"--line K .*\(the size\)$", cli("match --help"), re.MULTILINE), (
        "the usual line"
    )
    assert cli("--version") == f"tttmc {__version__}\n"
    assert {kind.name for kind in KINDS} <= set(COMMANDS)


def keys_in(value: object, above: str = "") -> Iterator[str]:
    """Yield each key of a document; keys of nested objects follow their path."""
    if isinstance(value, dict):
        for key, below in cast("dict[str, object]", value).items():
            yield (path := f"{above}.{key}".removeprefix("."))
            yield from keys_in(below, path)
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from keys_in(one, f"{above}[]" if above else "")


def title_of(line: str, title: str = "") -> str:
    """Return the title of a document's section in the manual."""
    return title or line.partition(" ")[0]


def described(title: str) -> dict[str, str]:
    """Return what the manual says of each key."""
    text = SECTIONS[title].partition("| Columns |")[0]  # those of a CSV file are no keys
    found = described("Saved runs") if "keys of a saved run" in text else {}
    for names, meaning in re.findall(r"^\| (`.*?) \| (.*?) \|$", text, re.MULTILINE):
        found |= dict.fromkeys(re.findall(r"`(.*?)`", names), meaning)
    return found


@pytest.mark.usefixtures("qapp")
def test_documents_have_the_keys_of_the_manual(cli: Cli) -> None:
    """Each command writes one valid document, in which no key is unlisted or missing."""
    titles = {title_of(*cells) for cells in DOCUMENTS}
    assert titles | {"Saved runs", "results", "self-test"} == set(SECTIONS)
    assert {title.split()[0] for title in titles} | {"self-test", "engine"} == set(NAMES)
    for line, *title in DOCUMENTS:
        found = set(keys_in(cli.json(line)))
        listed = described(title_of(line, *title))
        varying = tuple(f"{key.removesuffix('{}')}." for key in listed if key.endswith("{}"))
        found = {key for key in found if not (varying and key.startswith(varying))}
        keys = {re.sub(r"(\[\])?(\{\})?$", "", k).replace("PARAMETER", "trials") for k in listed}
        optional = {key for key, meaning in listed.items() if meaning.startswith("Only ")}
        assert (line, found - keys, keys - found - optional) == (line, set(), set())


REFUSED = table(r"""
    frobnicate | frobnicate
    mach random mc | did you mean match?
    match mc mc --gmaes=5 | did you mean --games?
    match randm mc | did you mean random?
    sweep --side bth | did you mean both?
    sweep --vary other=1 --vary other=2 | twice
    results frob | choose from list, show, compare
    match mc mc mc | two players
    match mc random --equal-time 1ms | random
    match mc:exact mc --equal-time 1ms | exact
    match mc uct --equal-time 1h | '1h'
    match mc uct --equal-time 1ms --resume | --resume
    match mc mc spare --Q=1 --gmaes | --Q is not an option
    match mc trials=100 random | mc:trials=100
    new a.py b=2 | unexpected argument: 'b=2'
    match mc mc --games | expected one argument
    match mc random -q -v | not allowed with
    sweep --workers 1 --dask x | not allowed with
    sweep --trials 1 --vary other=1 | not allowed with
    analyse | BOARD
    analyse XX?/OOOO/... | '?'
    analyse XOX/XOO/OXX | tie
    analyse XXX/OO./... | X has won
    analyse XX./.../... | no game reaches
    analyse .../.../... --size 4 | 3 rows, but 4×4 needs 4
    analyse .../.../... --to-move z | 'z'
    analyse .../.../... --player mc:trials=-5 | -5
    analyse .../.../... --player mc:current=abc | 'abc'
    analyse .../.../... --player nobody | 'nobody'
    analyse .../.../... --player 'mc:a<newline>b' | a
    analyse .../.../... --player human | human
    analyse .../.../... --player forward --sure 95 | 'sure'
    solve XXX/OO./... | over
    solve X.O/... | row
    solve .../.../... --seconds soon | 'soon'
    solve .../.../... --seconds -1 | '-1'
    solve .../.../... --seconds inf | 'inf'
    solve .../.../... --line 4 | 4
    solve .../.../... --keep none/proofs | none
    solve .../.../... --keep file | file
    solve | BOARD
    solve --table 2 --reverse | leave out
    solve --table 26 | 25, not 26
    play --size 0 | 25, not 0
    play --size <many> | out of range
    play --size +-5 | '+-5'
    play --size 1.5 | '1.5'
    play --seed -1 | seed
    play --save . | '.'
    play --x random --o random --save none/game.json | 'none'
    play --x random --o random --save file/game.json | 'file'
    play --x engine:pbrain-one --size 3 | five in a row
    play --x random --o engine:pbrain-one --size 3 --save game.json | five in a row
    play --json | --x mc
    review none.json | none.json
    review file | file
    match mc human | human
    match mc random --games abc | 'abc'
    match mc random --games 0 | from 1
    match random mc --sprt 0,30 | both sides
    match random mc --both --sprt 30 | two Elo
    match random | two players
    match mc random --resume tree | 'tree'
    sweep --trials 5,x | 'x'
    sweep --vary trials | 'trials'
    sweep --vary 'other= , ' | 'other= , '
    sweep --player random | 'trials'
    sweep --workers 0 | 256, not 0
    sweep --csv none/table.csv | none
    sweep --csv table | .csv
    sweep --figure chart.jpg | .png or .svg
    sweep --resume 9 | 9
    tournament mc | 100 players, not 1
    limits perfect | perfect
    limits mc --size 5 | 4×4
    converge X../.../... --trials ten | 'ten'
    converge X../.../... --trials , | number
    converge X../.../... --trials 0 | 1
    converge X../.../... --runs 0 | 1
    converge X../.../... --player random | trials
    converge X../.../... --json=1 | '1'
    train | --textbook
    train --textbook file | file
    train --textbook book --games 0 | from 1
    textbook export none book | none
    textbook import book file | file: line 1
    run a.py --seconds 0 | not 0
    run none.py | none.py
    grade | files
    grade none.py | none.py
    grade none | none
    grade . --seed -1 | seed
    grade . --key k.csv | --anonymous
    grade . --template file | --similar
    export file --png a.png | file
    export none.json --png a.png | none.json
    export g.json | --png --svg --gif
    export g.json --png a.png --svg a.svg | not allowed with
    export g.json --png a.jpg | .png
    export g.json --gif a.gif --seconds 0 | '0'
    export g.json --gif a.gif --seconds 61 | '61'
    export g.json --gif a.gif --seconds nan | 'nan'
    results show | 1 run, not 0
    results show 1 3 | not 2
    results show x | 'x'
    results show 7 | 7
    results show 9223372036854775808 | 9223372036854775808
    results delete | at least 1 run, not 0
    results rename 1 | rename
    results rename 1 New name | rename
    results compare 1 | 2 runs, not 1
    results export 1 a.csv b.csv | export
    results export 1 a.txt | a.txt
    results export 1 none/a.png | none
    results columns 1 | not 1
    results list 1 | not 1
    completion tcsh | 'tcsh'
""")


@pytest.mark.parametrize(("line", "told"), REFUSED, ids=lambda cell: cell[:40])
def test_bad_input_is_refused_in_one_line(line: str, told: str, cli: Cli) -> None:
    """Exit code 2 and one line with what is wrong; nothing is played or written before."""
    Path("file").write_text("{}", encoding="utf-8")
    command = line.split(maxsplit=1)[0] if line.split(maxsplit=1)[0] in NAMES else ""
    line = line.replace("<many>", "9" * 5000).replace("<newline>", "\n")
    error = cli.refusal(line)
    assert error.startswith(f"tttmc {command}".strip() + ": ")
    assert told in error
    assert {path.name for path in Path().iterdir()} - {"home"} == {"file"}
    assert Path("file").read_text(encoding="utf-8") == "{}"
    assert cli.json("results") == cli.json("results --deleted") == []


def test_values_are_read_alike_everywhere(cli: Cli) -> None:
    """A value may begin with a minus; counts may be 1e1 or 1k, and sides be in capitals."""
    args = make_parser().parse_args
    for words in ("--sprt -20,0", "--sprt=-20,0", "--sprt -2e1,0"):
        assert args(["match", "mc", "random", *words.split()]).sprt == (-20.0, 0.0)
    assert args(["converge", "X../.../...", "--trials", " 1k ,, 1e1"]).trials == (1000, 10)
    for name, parser in make_parser().commands().items():
        for action in parser.arguments():
            if action.option_strings and action.nargs != 0:
                cli(f"{name} {action.option_strings[-1]} -20,0 --nosuch", code=2)
                assert "expected one argument" not in cli.told
    for line in ("solve X../.../... --to-move O", "train --textbook b --games 1 --side BOTH"):
        cli(line)


def test_only_play_and_bench_draw_their_seeds() -> None:
    """All other commands repeat themselves."""
    drawn = {
        name
        for name, parser in make_parser().commands().items()
        if any(each.dest == "seed" for each in parser.arguments())
        and parser.get_default("seed") is None
    }
    assert drawn == {"play", "bench"}


def test_the_manual_s_commands_are_valid(cli: Cli) -> None:
    """Its table lists the commands; examples have valid options, and every option exists."""
    pages = {
        page.name: page.read_text(encoding="utf-8") for page in MANUAL.iterdir() if page.is_file()
    }
    listed = re.findall(r"^\| `tttmc ([a-z-]+)", pages["09-commands.md"], re.MULTILINE)
    assert sorted(listed) == sorted(NAMES)
    text = re.sub(r"(?m)^python -m dask .*", "", "\n".join(pages.values()))
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = "".join(block for language, block in blocks if not language).splitlines()
    examples = {line.removeprefix("tttmc ") for line in lines if line.startswith("tttmc ")}
    assert len(examples) > 20
    for line in examples:  # a comment is preceded by two or more spaces
        words = shlex.split(re.split(r" {2,}", line)[0])
        assert callable(make_parser().parse_args(words).run)
    option = r"(?<![\w-])--[a-z][a-z-]*"
    helps = "".join(cli(f"{name} --help") for name in NAMES)
    assert set(re.findall(option, text)) - set(re.findall(option, helps)) == set()


class Lost(io.StringIO):
    """An output that can't be written."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self._error = error

    def write(self, _text: str) -> int:
        """Fail."""
        raise self._error

    def flush(self) -> None:
        """Fail."""
        raise self._error


QUICK = table("""
    play --x random --o random
    analyse X.O/.../... --player random
    solve XO./.X./..O
    review g.json
    match random random --games 1
    sweep --trials 1 --games 1 --workers 1
    tournament random mc:trials=1 --games 1 --workers 1
    results
    limits mc --size 2
    converge XO./OX./... --trials 1 --runs 1
    train --games 1 --textbook b.db
    textbook export b.db b.txt
    run player.py
    grade player.py --games 0
    export g.json --svg g.svg
    engine --player random
    diagnose
    completion fish
    --help
    play --help
""")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("line", [line for (line,) in QUICK], ids=lambda line: line.split()[0])
def test_a_lost_output_ends_any_command(
    line: str, cli: Cli, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reader that has gone ends it silently, Ctrl-C too, and a full disk with one line."""
    cli("play --x random --o random --seed 1 --json --save g.json")
    Path("player.py").write_text("print('hello')\n")
    if line.startswith("textbook"):
        cli("train --games 1 --textbook b.db")
    for error, code, told in (
        (BrokenPipeError(32, "Broken pipe"), 141, ""),
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left on device"), 2, ": No space left on device\n"),
    ):
        cli.type("ABOUT", "END")
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", Lost(error))
            assert main(line.split()) == code
        err = capsys.readouterr().err
        assert err.endswith(told)
        assert len(err.splitlines()) == bool(told), err


def test_a_defect_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in the program itself is raised, not reported as bad input."""

    def fail() -> None:
        raise ValueError("a defect")

    monkeypatch.setattr("tttmc_app.cli.diagnose.diagnose", fail)
    with pytest.raises(ValueError, match="a defect"):
        main(["diagnose"])


def test_help_starts_without_the_program(tmp_path: Path) -> None:
    """The help loads neither Qt nor the modules that commands load when they run."""
    script = (
        "import sys; from tttmc_app.cli import main; main(['--help']); "
        "print([m for m in ('PySide6', 'tttmc_app.core', 'pathlib') if m in sys.modules])"
    )
    done = subprocess.run(
        # Isolated from site-packages, whose own start-up files may load anything.
        [sys.executable, "-S", "-c", script],
        capture_output=True,
        text=True,
        env=environment(),
        cwd=tmp_path,
        timeout=SECONDS,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"
