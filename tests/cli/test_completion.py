"""Completion in shells: bash's answers, and what the scripts for the others contain."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tttmc_app.cli.completion import SHELLS, script
from tttmc_app.cli.main import COMMANDS


def completed(script: str, *words: str) -> list[str]:
    """Return what bash offers for the last of these words."""
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


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_is_completed(shell: str) -> None:
    """Every command, the options of the rules and the players are in each shell's script."""
    text = script(shell)
    names = [name.replace("_", "-") for name in COMMANDS]
    assert [
        name for name in (*names, "reverse", "perfect", "export-games") if name not in text
    ] == []
