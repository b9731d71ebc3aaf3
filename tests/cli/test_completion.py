"""Completion in shells: what the installed shells offer, and what every script contains."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.conftest import SECONDS, Cli
from tttmc_app.cli.main import COMMANDS

OFFERED = {
    "tttmc tourn": "tournament",
    "tttmc match --open": "--openings",
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
        words = typed.split()
        line = " ".join(f"'{each}'" for each in words)
        asked = f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _shtab_tttmc"
        done = subprocess.run(
            ["bash", "--norc", "-c", f'{script}\n{asked}; printf "%s\\n" "${{COMPREPLY[@]}}"'],
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == [word], typed


@needs("fish")
def test_fish_completes_every_kind_of_word(cli: Cli, tmp_path: Path) -> None:
    """The function that fish itself uses for completion offers each kind of word."""
    Path("tttmc.fish").write_text(cli("completion fish"), encoding="utf-8")
    asked = "; ".join(f"complete -C '{typed}'" for typed in OFFERED)
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"source tttmc.fish; {asked}"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"HOME": str(tmp_path)},
    )
    offered = [line.partition("\t")[0].strip("/") for line in done.stdout.splitlines()]
    assert offered == [*OFFERED.values()]


@needs("zsh")
def test_zsh_completes_every_kind_of_word(cli: Cli, tmp_path: Path) -> None:
    """In a terminal, Tab completes each kind of word."""
    Path("tttmc.zsh").write_text(cli("completion zsh"), encoding="utf-8")
    import pty  # Windows has no such module

    master, slave = pty.openpty()
    shell = subprocess.Popen(
        ["zsh", "-f", "-i"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=os.environ | {"HOME": str(tmp_path), "TERM": "dumb", "COLUMNS": "200"},
        start_new_session=True,
    )
    os.close(slave)
    begin = 'autoload -Uz compinit; compinit -D -u; eval "$(cat tttmc.zsh)"; echo be""gun'
    try:
        os.write(master, f"{begin}\r".encode())
        wait_for(master, "begun")
        for typed, word in OFFERED.items():
            os.write(master, f"{typed}\t".encode())
            wait_for(master, " ".join([*typed.split()[:-1], word]))
            os.write(master, b"\x15")  # Ctrl-U
    finally:
        shell.kill()
        shell.wait()
        os.close(master)


def wait_for(master: int, text: str) -> None:
    """Wait until a terminal shows a text."""
    shown, deadline = "", time.monotonic() + SECONDS
    while text not in shown:
        assert time.monotonic() < deadline, shown
        if select.select([master], [], [], 0.1)[0]:
            shown += os.read(master, 65536).decode(errors="replace")
