"""A session has no effects except on its own files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.quiet_session import Watch, run


@pytest.mark.skipif(sys.platform != "linux", reason="the window has no screen here")
def test_a_session_keeps_to_itself(tmp_path: Path) -> None:
    """A session uses no network and no other programs or code; its temporary files are private.

    `tests/benchmarks/privacy.py` watches the system calls of all processes too.
    """
    ended = run(tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert [line for line in ended.stdout.splitlines() if line.startswith("found")] == []
    assert ended.stdout.endswith("ended\n")
    assert list((tmp_path / "temporary").iterdir()) == []


def test_the_watch_sees(tmp_path: Path) -> None:
    """Everything that a session must not do is noted."""
    watch = Watch(tmp_path)
    code = compile("1", "/elsewhere/game.json", "eval")
    forbidden: list[tuple[object, ...]] = [
        ("socket.connect", None, ("127.0.0.1", 1)),
        ("socket.getaddrinfo", "a.example", 80, 0, 0, 0),
        ("subprocess.Popen", "/bin/sh", [], None, None),
        ("os.system", b"ls"),
        ("exec", code),
        ("os.mkdir", str(tmp_path / "open"), 0o777, -1),
        ("open", str(tmp_path / "open.txt"), "w", 0o1101),
    ]
    for event, *arguments in forbidden:
        before = len(watch.found)
        watch.on_event(str(event), arguments)
        assert len(watch.found) == before + 1, event
    allowed: list[tuple[object, ...]] = [
        ("socket.connect", None, "/tmp/path"),
        ("subprocess.Popen", sys.executable, [], None, None),
        ("os.mkdir", str(tmp_path / "private"), 0o700, -1),
        ("os.mkdir", str(tmp_path / "private" / "a"), 0o777, -1),
    ]
    for event, *arguments in allowed:
        watch.on_event(str(event), arguments)
    assert len(watch.found) == 7
