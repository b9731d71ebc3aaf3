"""Completion in shells: what the installed shells offer, and what every script contains."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import Cli, Terminal
from tttmc_app.cli.main import COMMANDS

OFFERED = {
    "tttmc tourn": "tournament",
    "tttmc match --contr": "--control",
    "tttmc match per": "perfect",
    "tttmc analyse X --player per": "perfect",
    "tttmc results ren": "rename",
    "tttmc new mi": "mine.py",
    "tttmc run mi": "mine.py",
    "tttmc grade --html fol": "folder",
}
"""What is typed, and the word that completes it in a folder with a file and a folder."""


def needs(shell: str) -> pytest.MarkDecorator:
    """Skip a test where a shell is missing."""
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"{shell} isn't installed")


@pytest.fixture(autouse=True)
def folder(cli: Cli) -> None:
    """Fill the current folder."""
    Path("mine.py").touch()
    Path("folder").mkdir()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_completed(shell: str, cli: Cli) -> None:
    """The script has every command; the document has the script that is printed otherwise."""
    text = cli(f"completion {shell}")
    names = [name.replace("_", "-") for name in COMMANDS]
    wanted = (*names, "reverse", "perfect", "export-games", "resume")
    assert [name for name in wanted if name not in text] == []
    assert cli.json(f"completion {shell}") == {"shell": shell, "script": text.removesuffix("\n")}


@needs("bash")
def test_bash_completes_every_kind_of_word(cli: Cli) -> None:
    """Commands, options, players, actions, files and folders are offered where they belong."""
    script = cli("completion bash")
    for typed, word in OFFERED.items():
        asked = f"COMP_WORDS=({typed}); COMP_CWORD={len(typed.split()) - 1}; _shtab_tttmc"
        assert answer("bash", "--norc", f'{script}\n{asked}; echo "${{COMPREPLY[@]}}"') == word


@needs("fish")
def test_fish_completes_every_kind_of_word(cli: Cli) -> None:
    """The function that fish itself uses for completion offers each kind of word."""
    Path("tttmc.fish").write_text(cli("completion fish"), encoding="utf-8")
    for typed, word in OFFERED.items():
        asked = f"source tttmc.fish; complete -C '{typed}'"
        assert answer("fish", "--no-config", asked).partition("\t")[0].strip("/") == word


def answer(*words: str) -> str:
    """Return what a shell answers to its last argument."""
    command = [*words[:-1], "-c", words[-1]]
    environment = os.environ | {"HOME": str(Path.cwd())}
    return subprocess.check_output(command, text=True, env=environment).strip()


@needs("zsh")
def test_zsh_completes_every_kind_of_word(cli: Cli, terminal: type[Terminal]) -> None:
    """In a terminal, Tab completes each kind of word."""
    Path("tttmc.zsh").write_text(cli("completion zsh"), encoding="utf-8")
    home = str(Path.cwd())
    with terminal("-f", "-i", program="zsh", HOME=home, TERM="dumb", COLUMNS="200") as shell:
        shell.type('autoload -Uz compinit; compinit -D -u; eval "$(cat tttmc.zsh)"; echo be""gun')
        shell.expect("\nbegun")
        for typed, word in OFFERED.items():
            shell.type(typed, "\t")
            shell.expect(" ".join([*typed.split()[:-1], word]))
            shell.type("", "\x15")  # Ctrl-U
