"""The manual's page on JSON: each command's real document has exactly the keys that are listed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
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


def listed(section: str) -> tuple[set[str], set[str]]:
    """Return the keys that a section lists, and those of them that may be missing."""
    text = SECTIONS[section]
    keys, optional = (
        (set[str](), set[str]()) if "keys of a saved run" not in text else listed("Saved runs")
    )
    for names, meaning in ROW.findall(text):
        found = set(re.findall(r"`(.*?)`", names))
        keys |= found
        if meaning.startswith("Only "):
            optional |= found
    return keys, optional


def keys_of(value: object, above: str = "") -> Iterator[str]:
    """Yield the keys of a document; those of nested objects are preceded by their path."""
    if isinstance(value, dict):
        for key, below in cast("dict[str, object]", value).items():
            path = f"{above}.{key}".removeprefix(".")
            yield path
            yield from keys_of(below, path)
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from keys_of(one, f"{above}[]" if above else "")


def test_every_command_has_a_section() -> None:
    """Each command that writes a document has a section, and each section is checked."""
    titles = {title.strip("`").removeprefix("tttmc ") for title in SECTIONS} - {"Saved runs"}
    commands = {name.replace("_", "-") for name in COMMANDS}
    assert commands - titles == {"engine"}
    assert titles == set(DOCUMENTS) | (CHECKED_ELSEWHERE - {"engine"})


def test_the_documents_have_the_listed_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No listed key is missing, and there are no keys that the page doesn't list."""
    monkeypatch.chdir(tmp_path)
    for title, words in DOCUMENTS.items():
        assert main([*words.split(), "--json"]) == 0
        found = set(keys_of(json.loads(capsys.readouterr().out)))
        keys, optional = listed(f"`tttmc {title}`")
        varying = tuple(key.removesuffix("{}") for key in keys if key.endswith("{}"))
        keys = {key.removesuffix("{}").removesuffix("[]") for key in keys}
        keys = {key.replace("PARAMETER", "trials") for key in keys}
        found = {key for key in found if not key.startswith(tuple(f"{v}." for v in varying))}
        assert (title, found - keys, keys - found - optional) == (title, set(), set())
