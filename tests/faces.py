"""The faces of tttmc: the names that scripts, saved files and habits rely on, one a line.

    python -m tests.faces > tests/faces.txt

records them. The program itself is asked: its parser, the documents and files that its commands
write, its registries and its windows. So a new option, key, action or field is found by itself;
only `COMMANDS` grows by hand, by a command or an option that adds keys to a document.
"""

from __future__ import annotations

import argparse
import inspect
import io
import itertools
import json
import os
import re
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, redirect_stdout
from enum import Enum, EnumType
from importlib.resources import files
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as ET
from zipfile import ZipFile

from tests.gui.faces_of_windows import windows
from tttmc_app import api, core, course, engine
from tttmc_app.cli import self_test
from tttmc_app.cli.main import BAD_INPUT, make_parser
from tttmc_app.cli.main import main as tttmc
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.grading.reports.formats import FORMATS
from tttmc_app.gui.files.formats import PICTURE_FORMATS
from tttmc_app.players import PLAYER_KINDS
from tttmc_app.players.plugins import GROUP

ROOT = Path(__file__).resolve().parent.parent
MADE_ONLY: tuple[type, ...] = (
    *(api.Plan, api.NumberParameter, api.ChoiceParameter, api.SwitchParameter, api.FileParameter),
)
"""Programs make these and pass them on; what else they have is for the lab and the forms."""

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
match mc:trials=5 random --games 2 --both --openings 1 --workers 1 --csv match.csv
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
results show 2
results show 9
results compare 3 4
results methods 2
results columns
results rename 2 other
results export 2 run.json
results export-games 2 games.csv
results delete 2
results restore 2
results delete 3
results erase 3
new mine.py
run mine.py
run gui.py
run wrong.py
grade gui.py wrong.py one.py two.py --games 1 --similar --csv grade.csv --junit grade.xml
grade wrong.py --games 0 --anonymous --key key.csv --html pages --gradescope grade.zip
export game-1.json --png game.png
bench --quick
diagnose
completion bash
self-test
"""
"""Commands that together write all keys, each after those that make what it needs."""
_ZOO = (ROOT / "tests/course/zoo/py2_print.py").read_text("utf-8")
STUDENTS = {
    "gui.py": "import user40_abc, poc_ttt_gui\ndef mc_move(board, player, trials):\n"
    "    return (9, 9)\npoc_ttt_gui.run_gui(3, 2, mc_move, 1, False)\n",
    "wrong.py": "import glob\ndef mc_trial(board, player):\n    return 1 / 0\nmc_trial(1, 2)\n",
    "one.py": (_ALIKE := "1 / 0\n" + _ZOO.partition("def mc_move")[0]),
    "two.py": _ALIKE,
}
"""Students' files: one that asks for the window and forfeits, and with errors one and two alike.

Only the first plays games, which take long.
"""
DATA = re.compile("json (results columns (table|games)|diagnose (versions|settings))[.]")
"""Objects in documents whose keys are data, not names."""
VALUES = {None: " VALUE", 0: "", "?": " [VALUE]", "*": " [VALUE ...]", "+": " VALUE ..."}


# Commands, their documents and files --------------------------------------------------------------


def commands() -> Iterator[str]:
    """Yield each command with its options, its arguments in order, and their choices."""
    top, hidden = make_parser(), argparse.SUPPRESS
    for command, parser in {"": top, **top.commands()}.items():
        name = f"command {command}".strip()
        yield name
        places = itertools.count(1)
        for action in parser.arguments():
            if action.dest not in ("help", hidden) and action.help != hidden:
                for word in action.option_strings or (f"argument {next(places)}",):
                    yield f"{name} {word}{VALUES.get(action.nargs, f' VALUE*{action.nargs}')}"
                    yield from (f"{name} {word}={each}" for each in action.choices or ())


def documents(folder: Path) -> Iterator[str]:
    """Run the commands; yield the keys of their documents.

    One that fails says why, and what it would have written is missing.
    """
    for check in [*self_test.CHECKS][1:]:  # all have the same keys, and some take long
        del self_test.CHECKS[check]
    for name, text in STUDENTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    for line in COMMANDS.strip().splitlines():
        words = line.split()
        name = " ".join(words[: 2 if words[0] in ("results", "textbook") else 1])
        with redirect_stdout(io.StringIO()) as out:
            status = tttmc([*words, "--json"])
        found = keys(json.loads(out.getvalue())) if status != BAD_INPUT else ()
        lines = (f"json {name} {key}" for key in found)
        yield from (each for each in lines if not DATA.match(each))


def keys(value: object, above: str = "") -> Iterator[str]:
    """Yield the path of each key below a JSON value; [] stands for the items of a list.

    SQUARE stands for a square's name.
    """
    if isinstance(value, dict):
        for key, below in cast("dict[str, object]", value).items():
            name = re.sub(r"^[a-z]\d+$", "SQUARE", key)
            path = f"{above}.{name}".removeprefix(".")
            yield path
            yield from keys(below, path)
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from keys(one, f"{above}[]")


def saved(folder: Path) -> Iterator[str]:
    """Yield the names of files, and the keys, columns or members in them; N stands for a number."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".py", ".lock", ".png", ".gif"):
            name = re.sub(r"[0-9a-f]{32}|\d+", "N", path.relative_to(folder).as_posix())
            yield f"file {name}"
            yield from (f"file {name} {inside}" for inside in _inside(path))


def _inside(path: Path) -> Iterable[str]:
    content = path.read_bytes()
    if content.startswith(b"SQLite"):
        yield from _tables(path)
    elif path.suffix == ".json":
        # Thoughts and results are as in saved games; a window's depend on its machines' speed.
        known = "games[].moves[].thought.", "games[].result."
        yield from (key for key in keys(json.loads(content)) if not key.startswith(known))
    elif path.suffix == ".csv":
        head = content.decode().partition("\n")[0]
        yield from re.sub(r"_[a-z]\d+(?=,|$)", "_SQUARE", head).split(",")
    elif path.suffix == ".zip":
        yield from (name for name in ZipFile(path).namelist() if "/" not in name)
    elif path.suffix == ".xml":
        for tag in ET.fromstring(content).iter():
            yield from (f"{tag.tag} {word}".strip() for word in ("", *tag.attrib))


def _tables(path: Path) -> Iterator[str]:
    """Yield a database's columns, and the keys of the JSON documents in them by kind of run."""
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        for (table,) in database.execute(tables).fetchall():
            rows = database.execute(f"SELECT * FROM {table}")
            yield from (f"{table}.{column[0]}" for column in rows.description)
            for row in map(dict[str, object], rows):
                for column, value in row.items():
                    place = f"{table}.{column} {row.get('kind', '')}".strip()
                    found = keys(json.loads(str(value))) if str(value).startswith("{") else ()
                    yield from (f"{place} {key}" for key in found)


# Registries, scripts and surroundings -------------------------------------------------------------


def registries() -> Iterator[str]:
    """Yield what is listed in one place: runs, formats, players, lessons, entry points and more."""
    yield from (f"run kind {kind.name}" for kind in KINDS)
    yield from (f"picture {each.name}" for each in PICTURE_FORMATS)
    yield from (f"report {each.key}" for each in FORMATS)
    for kind in PLAYER_KINDS:
        yield f"player {kind.name}"
        for parameter in kind.parameters:
            name = f"player {kind.name}:{parameter.name}"
            choices = parameter.choices if isinstance(parameter, api.ChoiceParameter) else ()
            yield from (name, *(f"{name}={key}" for key, _ in choices))
    yield f"board sizes up to {core.MAX_SIZE}"
    for folder in ("lessons", "manual"):
        for each in (files("tttmc_app.resources") / folder).iterdir():
            yield from [f"{folder} {each.name}"] * each.is_file()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    yield from (f"script {name}" for name in project["scripts"] | project["gui-scripts"])
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
        known = name in api.__all__
        yield from [f"core {name}"] if known else _names(f"core {name}", getattr(core, name))
    yield from (f"engine {name}" for name in engine.__all__)
    yield from _names("course install_modules", course.install_modules)
    before = set(sys.modules)
    course.install_modules()
    for module in set(sys.modules) - before:
        for name, value in vars(sys.modules[module]).items():
            if name[0] != "_":
                yield from _names(f"course {module}.{name}", value)
    # What the manual's page reads in the results of a match:
    page = (files("tttmc_app.resources") / "manual" / "13-programming.md").read_text("utf-8")
    summary = api.play(api.MatchPlan(api.parse_spec("random"), api.parse_spec("random"), 2))
    for name, below in re.findall(r"\bresult\.(\w+)\.(\w+)", page):
        getattr(getattr(summary, name), below)
        yield f"api MatchSummary.{name}.{below}"


def _names(name: str, value: object) -> Iterator[str]:
    """Yield a name with a function's arguments, a class's attributes or an enumeration's values."""
    yield name
    if isinstance(value, EnumType):
        yield from (f"{name}.{each.name}={each.value}" for each in cast("type[Enum]", value))
        return
    kind = cast("type[object]", value) if isinstance(value, type) else object
    # Programs don't make summaries.
    makes = callable(value) and not issubclass(kind, api.Summary)
    arguments = _arguments(cast("Callable[..., object]", value)) if makes else {}
    yield from (f"{name}({place})" for place in arguments.values())
    pythons = {each for base in kind.__mro__ if base.__module__ == "builtins" for each in dir(base)}
    for each in {*dir(kind)} - pythons - {*arguments} if not issubclass(kind, MADE_ONLY) else ():
        if each[0] != "_":
            yield from _names(f"{name}.{each}", getattr(kind, each))


def _arguments(called: Callable[..., object]) -> dict[str, str]:
    """Return the arguments, each with its place, such as "2 seed", or "seed=" if it has none."""
    try:
        found = inspect.signature(called).parameters.values()
    except ValueError:  # compiled code doesn't always tell
        return {}
    shown = [each for each in found if each.name != "self" and each.name[0] != "_"]
    return {
        each.name: f"{each.name}=" if each.kind is each.KEYWORD_ONLY else f"{place} {each.name}"
        for place, each in enumerate(shown, start=1)
    }


def main() -> None:
    """Print the faces; this must be a process of its own, in an empty folder."""
    with tempfile.TemporaryDirectory() as top:
        folder, home = Path(top, "work"), Path(top, "home")
        folder.mkdir()
        home.mkdir()
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
        os.environ |= {"TTTMC_HOME": str(home), "TMPDIR": top}
        tempfile.tempdir = None  # so that TMPDIR is read again
        os.chdir(folder)
        found = {*commands(), *documents(folder), *registries(), *windows(folder, home)}
        found |= {*saved(home), *saved(folder), *interface()}
        os.chdir(ROOT)
    sys.stdout.write("".join(f"{face}\n" for face in sorted(found)))
    sys.stdout.flush()
    os._exit(0)  # without waiting for the threads of the windows


if __name__ == "__main__":
    main()
