"""The queue between a file's output and the console."""

from __future__ import annotations

from tttmc_app.gui.students.output_queue import (
    MAX_LINE,
    MAX_PIECES,
    PIECE_CHARACTERS,
    OutputKind,
    OutputQueue,
)


def all_of(queue: OutputQueue) -> str:
    """Return all queued text."""
    return "".join(piece.text for piece in queue.take(10**9))


def test_text_passes_unchanged() -> None:
    """Text arrives complete and in order, with its kind."""
    queue = OutputQueue()
    queue.put("one\n")
    queue.put("note\n", OutputKind.NOTE)
    queue.put("two")
    assert [(piece.kind, piece.text) for piece in queue.take(100)] == [
        (OutputKind.OUTPUT, "one\n"),
        (OutputKind.NOTE, "note\n"),
        (OutputKind.OUTPUT, "two"),
    ]
    assert queue.is_empty


def test_text_is_taken_in_parts() -> None:
    """A call takes about as many characters from the queue as requested."""
    queue = OutputQueue()
    queue.put("x" * (10 * PIECE_CHARACTERS))
    assert (
        sum(len(piece.text) for piece in queue.take(2 * PIECE_CHARACTERS)) <= 3 * PIECE_CHARACTERS
    )
    assert not queue.is_empty


def test_dropped_lines_are_counted() -> None:
    """A full queue drops lines and reports once how many it dropped."""
    queue = OutputQueue()
    line = "y" * (PIECE_CHARACTERS - 1) + "\n"
    for _ in range(MAX_PIECES + 1000):
        queue.put(line)
    text = all_of(queue)
    assert len(text) < (MAX_PIECES + 1) * PIECE_CHARACTERS
    assert "1,000 lines printed too fast were dropped" in text
    assert queue.is_empty
    queue.put("after\n")
    assert all_of(queue) == "after\n"


def test_failures_are_never_dropped() -> None:
    """A traceback arrives even if the queue is full."""
    queue = OutputQueue()
    for _ in range(2 * MAX_PIECES):
        queue.put("z\n")
    queue.put("KeyError\n", OutputKind.ERROR)
    assert "KeyError" in all_of(queue)


def test_endless_lines_are_cut() -> None:
    """A very long line is cut only once, even if it comes in pieces; the next line is complete."""
    queue = OutputQueue()
    for _ in range(20):
        queue.put("a" * 1000)
    queue.put("\nnext\n")
    lines = all_of(queue).split("\n")
    assert len(lines[0]) <= MAX_LINE + 2
    assert lines[0].endswith(" …")
    assert lines[0].count("…") == 1
    assert lines[1:] == ["next", ""]


def test_control_characters() -> None:
    """Line ends are normalised, and control characters removed."""
    queue = OutputQueue()
    queue.put("a\r\nb\rc\x00\x1b[31md\te\n")
    assert all_of(queue) == "a\nb\nc[31md\te\n"
