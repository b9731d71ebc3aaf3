"""Completion in shells: what the installed shells offer, and what the scripts contain."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tttmc_app.cli.completion import SHELLS, script
from tttmc_app.cli.main import COMMANDS


def completed(script: str, *words: str) -> list[str]:
    """Return the words that bash offers to complete the last of these."""
    typed = " ".join(f"'{word}'" for word in words)
    asked = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _shtab_tttmc; "
    done = subprocess.run(
        ["bash", "--norc", "-c", f'{script}\n{asked} printf "%s\\n" "${{COMPREPLY[@]}}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash isn't installed")
def test_bash_completes_commands_options_and_players() -> None:
    """Each kind of word is completed where it belongs."""
    bash = script("bash")
    assert completed(bash, "tttmc", "to") == ["tournament"]
    assert {"--openings", "--seed", "--size"} <= set(completed(bash, "tttmc", "match", "--"))
    assert completed(bash, "tttmc", "match", "per") == ["perfect"]
    assert completed(bash, "tttmc", "results", "re") == ["rename", "restore", "resume"]


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish isn't installed")
def test_fish_completes_commands_options_and_players(tmp_path: Path) -> None:
    """The function that fish itself uses for completion offers each kind of word."""
    path = tmp_path / "tttmc.fish"
    path.write_text(script("fish"), encoding="utf-8")
    typed = ("tttmc tourn", "tttmc match --open", "tttmc match per", "tttmc results ren")
    asked = "; ".join(f"complete -C '{words}'" for words in typed)
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"source {path}; {asked}"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"HOME": str(tmp_path)},
    )
    offered = [line.partition("\t")[0] for line in done.stdout.splitlines()]
    assert offered == ["tournament", "--openings", "perfect", "rename"]


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh isn't installed")
def test_zsh_completes_commands_options_and_players(tmp_path: Path) -> None:
    """In a terminal, Tab completes each kind of word."""
    path = tmp_path / "tttmc.zsh"
    path.write_text(script("zsh"), encoding="utf-8")
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
    begin = f'autoload -Uz compinit; compinit -D -u; eval "$(cat {path})"; echo be""gun'
    try:
        os.write(master, f"{begin}\r".encode())
        wait_for(master, "begun")
        for typed, whole in (
            ("tttmc tourn", "tttmc tournament"),
            ("tttmc match --open", "tttmc match --openings"),
            ("tttmc match per", "tttmc match perfect"),
            ("tttmc results ren", "tttmc results rename"),
        ):
            os.write(master, f"{typed}\t".encode())
            wait_for(master, whole)
            os.write(master, b"\x15")  # Ctrl-U
    finally:
        shell.kill()
        shell.wait()
        os.close(master)


def wait_for(master: int, text: str) -> None:
    """Wait until a terminal shows a text."""
    shown, deadline = "", time.monotonic() + 30
    while text not in shown:
        assert time.monotonic() < deadline, shown
        if select.select([master], [], [], 0.1)[0]:
            shown += os.read(master, 65536).decode(errors="replace")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_is_completed(shell: str) -> None:
    """Every command, the options of the rules and the players are in each shell's script."""
    text = script(shell)
    names = [name.replace("_", "-") for name in COMMANDS]
    assert [
        name for name in (*names, "reverse", "perfect", "export-games") if name not in text
    ] == []
