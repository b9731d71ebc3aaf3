"""The manual's page on JSON: real documents have exactly its keys, with the values it describes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import datetime
from importlib.resources import files
from pathlib import Path
from typing import cast

import pytest

from tttmc_app.cli.main import COMMANDS, main

PAGE = (files("tttmc_app.resources") / "manual" / "14-json.md").read_text(encoding="utf-8")
SECTIONS = {
    found[1]: found[2]
    for found in re.finditer(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
}
ROW = re.compile(r"^\| (`.*?) \| (.*?) \|$", re.MULTILINE)
DOCUMENTS = {
    "play": "play --x mc:trials=5 --o random --seed 1 --save g.json",
    "analyse": "analyse X.O/.../... --player mc:trials=100 --sure 50",
    "solve": "solve XO./.../...",
    "review": "review g.json",
    "match": "match mc:trials=5 random --games 2",
    "match --both": "match mc:trials=5 random --games 2 --both --workers 1",
    "sweep": "sweep --player mc --vary trials=5 --games 2 --workers 1",
    "tournament": "tournament mc:trials=5 random --games 2 --workers 1",
    "results compare": "results compare 1 1",
    "results columns": "results columns",
    "results rename": "results rename 1 other",
    "limits": "limits mc:current=1,other=1",
    "converge": "converge X../.../... --trials 5,10 --runs 5",
    "train": "train --games 50 --textbook b.db",
    "textbook": "textbook export b.db b.txt",
    "new": "new mine.py",
    "run": "run mine.py",
    "grade": "grade mine.py --games 10",
    "export": "export g.json --png g.png",
    "bench": "bench --quick",
    "diagnose": "diagnose",
    "completion": "completion bash",
}
"""A command for each section, in an order in which each finds what it needs."""
CHECKED_ELSEWHERE = {"results", "self-test", "engine"}
"""In this order: checked below as a list of runs; too slow; a protocol, not a document."""


def meanings(section: str) -> dict[str, str]:
    """Return what a section says about each of its keys."""
    text = SECTIONS[section]
    found = meanings("Saved runs") if "keys of a saved run" in text else {}
    for names, meaning in ROW.findall(text):
        found |= dict.fromkeys(re.findall(r"`(.*?)`", names), meaning)
    return found


def values_in(value: object, above: str = "") -> Iterator[tuple[str, object]]:
    """Yield each key of a document with its value; keys of nested objects follow their path."""
    if isinstance(value, dict):
        for key, below in cast("dict[str, object]", value).items():
            path = f"{above}.{key}".removeprefix(".")
            yield path, below
            yield from values_in(below, path)
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from values_in(one, f"{above}[]" if above else "")


def is_number(value: object) -> bool:
    """Return whether a value is a number, which true and false aren't in JSON."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_share(value: object) -> bool:
    """Return whether a value is a number from 0 to 1."""
    return isinstance(value, int | float) and 0 <= value <= 1


def is_pair(value: object) -> bool:
    """Return whether a value is a list of two numbers."""
    both = cast("list[object]", value) if isinstance(value, list) else []
    return len(both) == 2 and all(map(is_number, both))


def is_text(value: object) -> bool:
    """Return whether a value is a string."""
    return isinstance(value, str)


def is_list(value: object) -> bool:
    """Return whether a value is a list."""
    return isinstance(value, list)


def is_time(value: object) -> bool:
    """Return whether a value is a time in ISO 8601."""
    return isinstance(value, str) and datetime.fromisoformat(value).tzinfo is not None


NUMBERS = "seconds|games|wins|ties|losses|forfeits|seed|trials|size|share|chance|score"
TYPES: tuple[tuple[str, str, Callable[[object], bool]], ...] = (
    (rf"(?!same_)(.*[._])?({NUMBERS})", "", is_number),
    (r".*(interval|truth|moves\[\]\.best|kept)", "", is_pair),
    (r".*(reason|why|command|name|player|to_move|board)", "", is_text),
    (r"(scores|win_rates|rows\[\]\..*)", "lists per row", is_list),
    (r"accuracy\..*", "from 0 to 1", is_share),
    (r"created", "ISO 8601", is_time),
)
"""Keys, what is said about them, and the type that they then have, if they aren't null."""


def wrong_types(title: str, document: object) -> set[str]:
    """Return where a document's values contradict what the page says about them."""
    meaning_of, wrong = meanings(f"`tttmc {title}`"), set[str]()
    switches, found = set[str](), set[str]()
    for key, value in values_in(document):
        meaning = meaning_of.get(key, "")
        if key.endswith("reverse"):
            meaning = meanings("`tttmc play`")["reverse"]
        found.add(meaning)
        if isinstance(value, bool):
            switches.add(meaning)
        if isinstance(value, bool) and meaning and "whether" not in meaning:
            wrong.add(f"{key} is {value}, but is said to be: {meaning}")
        elif value is None and meaning and "null" not in meaning:
            wrong.add(f"{key} is null, but is said to be: {meaning}")
        elif value is not None:
            wrong |= {
                f"{key} is {value}, but is said to be: {meaning}"
                for keys, said, fits in TYPES
                if meaning and re.fullmatch(keys, key) and said in meaning and not fits(value)
            }
    neither = {meaning for meaning in found if "whether" in meaning} - switches
    return wrong | {f"nothing is true or false in: {meaning}" for meaning in neither}


def test_every_command_has_a_section() -> None:
    """Each command that writes a document has a section, and each section is checked."""
    titles = {title.strip("`").removeprefix("tttmc ") for title in SECTIONS} - {"Saved runs"}
    commands = {name.replace("_", "-") for name in COMMANDS}
    assert commands - titles == {"engine"}
    assert titles == set(DOCUMENTS) | (CHECKED_ELSEWHERE - {"engine"})


def test_the_documents_are_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No listed key is missing, none is unlisted, and each value is of the type described."""
    monkeypatch.chdir(tmp_path)
    wrong: dict[str, set[str]] = {}
    for title, words in DOCUMENTS.items():
        assert main([*words.split(), "--json"]) == 0
        document: object = json.loads(capsys.readouterr().out)
        described = meanings(f"`tttmc {title}`")
        optional = {key for key, meaning in described.items() if meaning.startswith("Only ")}
        varying = tuple(key.removesuffix("{}") for key in described if key.endswith("{}"))
        keys = {key.removesuffix("{}").removesuffix("[]") for key in described}
        keys = {key.replace("PARAMETER", "trials") for key in keys}
        found = {key for key, _ in values_in(document)}
        found = {key for key in found if not key.startswith(tuple(f"{v}." for v in varying))}
        assert (title, found - keys, keys - found - optional) == (title, set(), set())
        wrong[title] = wrong_types(title, document)
    assert {title: found for title, found in wrong.items() if found} == {}
