"""The faces of tttmc: the names that scripts, saved files and habits rely on, one a line.

python -m tests.faces              prints the faces of the program as it is
python -m tests.faces --record     records them in faces.txt; one that is lost stays there until
                                   faces_removed.txt says why it went

The program itself is asked: its parser, the documents and files that its commands write, its
registries and its windows. So a new option, key, action or field is found by itself; only
`COMMANDS` grows by hand, by a command or an option that adds keys to a document.
"""

from __future__ import annotations

import argparse
import inspect
import io
import json
import os
import re
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, redirect_stdout
from enum import Enum, EnumType
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast
from xml.etree import ElementTree as ET
from zipfile import ZipFile

from tests.faces_of_windows import windows

# All that must be found again here when modules move.
from tttmc_app import api, core, course, engine
from tttmc_app.cli.main import BAD_INPUT, make_parser
from tttmc_app.cli.main import main as tttmc
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.grading.reports.formats import FORMATS
from tttmc_app.gui.files.formats import PICTURE_FORMATS
from tttmc_app.players import PLAYER_KINDS
from tttmc_app.players.plugins import GROUP

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RECORDED, REMOVED = HERE / "faces.txt", HERE / "faces_removed.txt"
BEFORE_REASON = " — "
MADE_ONLY: tuple[type, ...] = (
    *(api.Plan, api.NumberParameter, api.ChoiceParameter, api.SwitchParameter, api.FileParameter),
)
"""Programs make these and pass them on; what else they have is for the lab and the forms."""
READ_ONLY: tuple[type, ...] = (api.Summary,)
"""Programs don't make these."""

COMMANDS = """
play --x mc:trials=5 --o mc:trials=5,sure=60 --seed 1 --save game-1.json
play --x mc:exact --o forward:samples=5 --seed 1 --save game-2.json
play --x tree:simulations=20 --o perfect --seed 1 --save game-3.json
play --x learner --o mc:trials=50 --seed 1
play --x random --o random --seed 8 --save game-4.json
play --x random --o course:gui.py --seed 1 --save game-5.json
analyse X.O/.../... --player mc:trials=100 --sure 50
analyse X.O/.../... --player perfect
analyse X.O/.../... --player tree:simulations=50
solve XO./.../... --keep kept.proofs
review game-4.json
match mc:trials=5 random --games 2
match mc:trials=5 random --games 2 --both --workers 1 --csv match.csv
sweep --player mc --vary trials=5 --games 2 --workers 1 --csv sweep.csv
sweep --player mc --trials 5 --games 2 --against random --side both --workers 1
tournament mc:trials=5 random --games 2 --openings 1 --end-proven --workers 1 --csv tournament.csv
limits mc:current=1,other=1 --csv limits.csv
converge X../.../... --trials 5,10 --runs 5 --csv converge.csv
train --games 50 --textbook learnt.textbook --csv train.csv
match mc:trials=5 random --games 4 --both --sprt 0,50 --control --workers 1 --csv match-control.csv
textbook export learnt.textbook learnt.txt
textbook import learnt.textbook learnt.txt
results
results show 1
results show 8
results compare 2 3
results columns
results rename 1 other
results export 1 run.json
results export-games 1 games.csv
results delete 1
results restore 1
results delete 2
results erase 2
new mine.py
run mine.py
run gui.py
run wrong.py
grade . --games 5 --similar --anonymous --key key.csv --csv grade.csv --junit grade.xml
grade mine.py --games 0 --html pages --gradescope grade.zip
export game-1.json --png game.png
bench --quick
diagnose
completion bash
self-test
"""
"""Commands that together write all keys, each after those that make what it needs."""
STUDENTS = {
    "gui.py": "import user40_abc, poc_ttt_gui\ndef mc_move(board, player, trials):\n"
    "    return (9, 9)\npoc_ttt_gui.run_gui(3, 2, mc_move, 1, False)\n",
    "wrong.py": "import glob\ndef mc_trial(board, player):\n    return 1 / 0\nmc_trial(1, 2)\n",
    **dict.fromkeys(("one.py", "two.py"), (HERE / "course/zoo/py2_print.py").read_text("utf-8")),
}
"""Students' files: one that asks for the window and forfeits, one with an error, and two alike."""
OPEN = ("results columns table", "results columns games", "diagnose versions", "diagnose settings")
"""Objects in documents whose keys are data, not names."""


def faces(folder: Path, home: Path) -> Iterator[str]:
    """Yield every face; to be called in a process of its own, in an empty folder."""
    yield from commands()
    yield from documents(folder)
    yield from registries()
    yield from interface()
    yield from results()
    yield from windows(folder, home)
    yield from saved(home)
    yield from saved(folder)


# Commands and their documents ---------------------------------------------------------------------


def commands() -> Iterator[str]:
    """Yield each command with its options, its arguments in order, and their choices."""
    top = make_parser()
    for command, parser in {"": top, **top.commands()}.items():
        name = f"command {command}".strip()
        yield name
        number = 0
        for action in parser.arguments():
            if action.dest in ("help", argparse.SUPPRESS) or action.help == argparse.SUPPRESS:
                continue
            number += not action.option_strings
            for word in action.option_strings or (f"argument {number}",):
                yield f"{name} {word}{_values(action)}"
                yield from (f"{name} {word}={each}" for each in action.choices or ())


def _values(action: argparse.Action) -> str:
    """Return how many values an option takes, or an argument is."""
    texts = {0: "", "?": " [VALUE]", "*": " [VALUE ...]", "+": " VALUE ..."}
    return " VALUE" if action.nargs is None else texts.get(action.nargs, f" VALUE*{action.nargs}")


def documents(folder: Path) -> Iterator[str]:
    """Run the commands; yield the keys of their documents.

    One that fails says why, and what it would have written is missing.
    """
    for name, text in STUDENTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    for line in COMMANDS.strip().splitlines():
        words = line.split()
        with redirect_stdout(io.StringIO()) as out:
            if tttmc([*words, "--json"]) == BAD_INPUT:
                continue
        name = " ".join(words[: 2 if words[0] in ("results", "textbook") else 1])
        for key in keys(json.loads(out.getvalue())):
            if not f"{name} {key}".startswith(tuple(f"{each}." for each in OPEN)):
                yield f"json {name} {key}"


def keys(value: object, above: str = "") -> Iterator[str]:
    """Yield the path of each key below a JSON value; [] stands for the items of a list.

    SQUARE stands for a square's name.
    """
    if isinstance(value, dict):
        for key, below in cast("dict[str, object]", value).items():
            name = re.sub(r"^[a-z]\d+$", "SQUARE", key)
            path = f"{above}.{name}" if above else name
            yield path
            yield from keys(below, path)
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from keys(one, f"{above}[]")


# Saved files --------------------------------------------------------------------------------------


def saved(folder: Path) -> Iterator[str]:
    """Yield the names of files, and the keys, columns or members in them; N stands for a number."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".py", ".lock", ".png", ".gif"):
            name = re.sub(r"[0-9a-f]{32}|\d+", "N", path.relative_to(folder).as_posix())
            yield f"file {name}"
            yield from (f"file {name} {inside}" for inside in _inside(path))


def _inside(path: Path) -> Iterable[str]:
    if path.read_bytes().startswith(b"SQLite"):
        return _tables(path)
    if path.suffix == ".json":
        found = keys(json.loads(path.read_text("utf-8")))
        # Thoughts are as in saved games; which a window saves depends on its machines' speed.
        return (key for key in found if not key.startswith("games[].moves[].thought."))
    if path.suffix == ".csv":
        columns = path.read_text("utf-8").partition("\n")[0].split(",")
        return (re.sub(r"_[a-z]\d+$", "_SQUARE", column) for column in columns)
    if path.suffix == ".zip":
        return (name for name in ZipFile(path).namelist() if "/" not in name)
    if path.suffix == ".xml":
        tags = ET.parse(path).iter()
        return (word for tag in tags for word in (tag.tag, *(f"{tag.tag} {a}" for a in tag.attrib)))
    return ()


def _tables(path: Path) -> Iterator[str]:
    """Yield a database's columns, and the keys of the JSON documents in them by kind of run."""
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        for (table,) in tables:
            rows = database.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in rows.description]
            yield from (f"{table}.{column}" for column in columns)
            for row in rows:
                values = dict(zip(columns, row, strict=True))
                for column, value in values.items():
                    if isinstance(value, str) and value.startswith("{"):
                        place = f"{table}.{column} {values.get('kind', '')}".strip()
                        yield from (f"{place} {key}" for key in keys(json.loads(value)))


# Registries, scripts and surroundings -------------------------------------------------------------


def registries() -> Iterator[str]:
    """Yield what is listed in one place: runs, formats, players, lessons, entry points and more."""
    yield from (f"run kind {kind.name}" for kind in KINDS)
    yield from (f"picture {each.name}" for each in PICTURE_FORMATS)
    yield from (f"report {each.key}" for each in FORMATS)
    for kind in PLAYER_KINDS:
        yield f"player {kind.name}"
        for parameter in kind.parameters:
            yield f"player {kind.name}:{parameter.name}"
            if isinstance(parameter, api.ChoiceParameter):
                choices = dict(parameter.choices)
                yield from (f"player {kind.name}:{parameter.name}={each}" for each in choices)
    yield f"board sizes up to {core.MAX_SIZE}"
    resources = files("tttmc_app.resources")
    for folder in ("lessons", "manual"):
        names = (each.name for each in (resources / folder).iterdir() if each.is_file())
        yield from (f"{folder} {name}" for name in names)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    yield from (f"script {name}" for name in (*project["scripts"], *project["gui-scripts"]))
    yield from (f"extra {name}" for name in project["optional-dependencies"])
    yield f"entry points {GROUP}"
    pages = [*ROOT.glob("resources/manual/*.md"), *ROOT.glob("*.md"), ROOT / "tttmc_app/README.md"]
    code = [ROOT / "setup.py", *ROOT.glob("tttmc_app/**/*.py")]
    explained, used = (
        {name for path in paths for name in re.findall(r"TTTMC_[A-Z_]+", path.read_text("utf-8"))}
        for paths in (pages, code)
    )
    yield from (f"environment {name}" for name in explained & used)


# The interface for programs -----------------------------------------------------------------------


def interface() -> Iterator[str]:
    """Yield the names that programs and students' files import, with their arguments and more."""
    for name in api.__all__:
        yield from _names(f"api {name}", getattr(api, name))
    for name in core.__all__:
        yield f"core {name}"
        if name not in api.__all__:
            yield from _names(f"core {name}", getattr(core, name))
    yield from (f"engine {name}" for name in engine.__all__)
    yield from _names("course install_modules", course.install_modules)
    before = set(sys.modules)
    course.install_modules()
    for module in set(sys.modules) - before:
        for name, value in vars(sys.modules[module]).items():
            if not name.startswith("_"):
                yield from _names(f"course {module}.{name}", value)
        del sys.modules[module]


def _names(name: str, value: object) -> Iterator[str]:
    """Yield a name with a function's arguments, a class's attributes or an enumeration's values."""
    yield name
    if isinstance(value, EnumType):
        yield from (f"{name}.{each.name}={each.value}" for each in cast("type[Enum]", value))
    elif isinstance(value, type):
        yield from _members(name, cast("type[object]", value))
    elif callable(value):
        yield from (f"{name}({place})" for place in _arguments(value).values())


def _members(name: str, kind: type) -> Iterator[str]:
    """Yield the arguments with which a class is made, and the other attributes with theirs."""
    arguments = {} if issubclass(kind, READ_ONLY) else _arguments(kind)
    yield from (f"{name}({place})" for place in arguments.values())
    if not issubclass(kind, MADE_ONLY):
        for attribute in _attributes(kind) - {*arguments}:
            member = getattr(kind, attribute)
            yield f"{name}.{attribute}"
            if inspect.isroutine(member):
                yield from (f"{name}.{attribute}({place})" for place in _arguments(member).values())


def _attributes(kind: type) -> set[str]:
    """Return the public attributes of a class, without those of Python's own classes."""
    pythons = [base for base in kind.__mro__ if base.__module__ == "builtins"]
    return {
        name
        for name in dir(kind)
        if not name.startswith("_") and not any(hasattr(base, name) for base in pythons)
    }


def _arguments(called: Callable[..., object]) -> dict[str, str]:
    """Return the arguments, each with its place, such as "2 seed", or "seed=" if it has none."""
    try:
        found = [*inspect.signature(called).parameters.values()]
    except ValueError:  # compiled code doesn't always tell
        return {}
    names = [each.name for each in found if each.name != "self" and each.name[0] != "_"]
    alone = {each.name for each in found if each.kind is each.KEYWORD_ONLY}
    return {
        name: f"{name}=" if name in alone else f"{place} {name}"
        for place, name in enumerate(names, start=1)
    }


def results() -> Iterator[str]:
    """Yield what the manual's page reads in the results of a match."""
    page = (files("tttmc_app.resources") / "manual" / "13-programming.md").read_text("utf-8")
    summary = api.play(api.MatchPlan(api.parse_spec("random"), api.parse_spec("random"), 2))
    for name, below in re.findall(r"\bresult\.(\w+)\.(\w+)", page):
        if hasattr(getattr(summary, name), below):
            yield f"api MatchSummary.{name}.{below}"


# Recording ----------------------------------------------------------------------------------------


def problems(recorded: set[str], present: set[str], removed: Mapping[str, str]) -> list[str]:
    """Return what is wrong with the record, a line for each lost, returned or new face."""
    lost = [f"lost: {face}" for face in recorded - present - {*removed}]
    back = [f"in {REMOVED.name}, but there: {face}" for face in present & {*removed}]
    bare = [f"removed without a reason: {face}" for face, reason in removed.items() if not reason]
    other = [f"not recorded: {face}" for face in present - recorded]
    gone = [f"still recorded: {face}" for face in (recorded & {*removed}) - present]
    return [
        *sorted(lost),
        *[f'Bring it back, or add "FACE{BEFORE_REASON}REASON" to tests/{REMOVED.name}.']
        * bool(lost),
        *sorted(back + bare + other + gone),
        *["Record them: python -m tests.faces --record"] * bool(other or gone),
    ]


def read_recorded() -> set[str]:
    """Return the faces on record."""
    return set(RECORDED.read_text(encoding="utf-8").splitlines())


def read_removed() -> dict[str, str]:
    """Return the faces that were removed on purpose, each with the reason."""
    lines = REMOVED.read_text(encoding="utf-8").splitlines()
    parts = (line.partition(BEFORE_REASON) for line in lines if line and not line.startswith("#"))
    return {face: reason for face, _, reason in parts}


def main() -> None:
    """Print or record the faces; this must be a process of its own."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    with TemporaryDirectory() as top:
        folder, home, temporary = (Path(top, name) for name in ("work", "home", "temporary"))
        for each in (folder, home, temporary):
            each.mkdir()
        os.environ |= {"TTTMC_HOME": str(home), "TMPDIR": str(temporary)}
        tempfile.tempdir = None  # so that TMPDIR is read again
        os.chdir(folder)
        found = set(faces(folder, home))
        os.chdir(HERE)
    if sys.argv[1:] == ["--record"]:
        found |= read_recorded() - {*read_removed()}  # so that nothing is lost without a reason
        RECORDED.write_text("".join(f"{face}\n" for face in sorted(found)), encoding="utf-8")
    else:
        sys.stdout.write("".join(f"{face}\n" for face in sorted(found)))
    sys.stdout.flush()
    os._exit(0)  # without waiting for the threads of the windows


if __name__ == "__main__":
    main()
