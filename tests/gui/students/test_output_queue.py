"""The queue between a file's output and the console."""

from __future__ import annotations

from tttmc_app.gui.programs.output_queue import (
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


def test_the_queue_has_room_for_its_limit_exactly() -> None:
    """As many pieces as fit are kept; one more is a dropped line, even without a line end."""
    queue = OutputQueue()
    for _ in range(MAX_PIECES):
        queue.put("z\n")
    queue.put("lost")
    text = all_of(queue)
    assert text == "z\n" * MAX_PIECES + "… 1 line printed too fast was dropped …\n"
    assert queue.is_empty
    assert queue.take(10**9) == []


def test_a_report_on_dropped_lines_has_a_line_of_its_own() -> None:
    """The note follows all text that was kept, on a new line, and counts lines, not pieces."""
    queue = OutputQueue()
    for _ in range(MAX_PIECES):
        queue.put("y")
    queue.put("1\n2\n3\n")
    queue.put("note", OutputKind.NOTE)
    first = queue.take(1)
    assert [(piece.kind, piece.text) for piece in first] == [(OutputKind.OUTPUT, "y")]
    rest = queue.take(10**9)
    assert (rest[-2].kind, rest[-2].text) == (OutputKind.NOTE, "note")
    lost = "\n… 3 lines printed too fast were dropped …\n"
    assert (rest[-1].kind, rest[-1].text) == (OutputKind.NOTE, lost)
    queue.put(f"{'a' * MAX_LINE}\n")
    assert all_of(queue) == f"{'a' * MAX_LINE}\n", "the note ended its line"
    for _ in range(MAX_PIECES + 2):
        queue.put("\n")
    assert all_of(queue).endswith("\n… 2 lines printed too fast were dropped …\n")


def test_pieces_are_cut_and_taken_at_their_limits() -> None:
    """A text one character too long for a piece has two; text is taken until it is enough."""
    queue = OutputQueue()
    line = "x" * 99 + "\n"
    text = line * (PIECE_CHARACTERS // 100) + "x" * (PIECE_CHARACTERS % 100)
    for count, sizes in ((PIECE_CHARACTERS, [0]), (PIECE_CHARACTERS + 1, [0, 1])):
        queue.put(text)
        queue.put("!")
        taken = queue.take(count)
        assert [len(piece.text) % PIECE_CHARACTERS for piece in taken] == sizes
        queue.take(10**9)
    queue.put(f"{text}#\n")
    assert [len(piece.text) for piece in queue.take(10**9)] == [PIECE_CHARACTERS, 2]


def test_a_line_is_cut_at_its_limit_exactly() -> None:
    """The longest line is whole; one more character is cut, wherever its pieces begin."""
    for pieces in ([MAX_LINE], [MAX_LINE - 1, 1], [1, MAX_LINE - 1]):
        queue = OutputQueue()
        for size in pieces:
            queue.put("a" * size)
        queue.put("\nb\n")
        assert all_of(queue) == "a" * MAX_LINE + "\nb\n"
    for pieces in ([MAX_LINE + 1], [MAX_LINE, 1], [5, MAX_LINE]):
        queue = OutputQueue()
        for size in pieces:
            queue.put("a" * size)
        queue.put("\nb\n")
        assert all_of(queue) == "a" * MAX_LINE + " …\nb\n"
