"""What a file prints, on its way to the console."""

from __future__ import annotations

from tttmc_app.gui.students.feed import LONGEST_LINE, PIECE, ROOM, Feed, Kind


def all_of(feed: Feed) -> str:
    """Return all that waits, as one text."""
    return "".join(piece.text for piece in feed.take(10**9))


def test_text_passes_as_it_is() -> None:
    """Text arrives in its order, whole, with its kind."""
    feed = Feed()
    feed.put("one\n")
    feed.put("note\n", Kind.NOTE)
    feed.put("two")
    assert [(piece.kind, piece.text) for piece in feed.take(100)] == [
        (Kind.OUTPUT, "one\n"),
        (Kind.NOTE, "note\n"),
        (Kind.OUTPUT, "two"),
    ]
    assert feed.is_empty


def test_a_share_at_a_time() -> None:
    """No more is handed out at a time than is asked for, give or take a piece."""
    feed = Feed()
    feed.put("x" * (10 * PIECE))
    assert sum(len(piece.text) for piece in feed.take(2 * PIECE)) <= 3 * PIECE
    assert not feed.is_empty


def test_what_has_no_room_is_counted() -> None:
    """A flood takes no memory: what has no room is dropped, and how much is said once."""
    feed = Feed()
    line = "y" * (PIECE - 1) + "\n"
    for _ in range(ROOM + 1000):
        feed.put(line)
    text = all_of(feed)
    assert len(text) < (ROOM + 1) * PIECE
    assert "1,000 lines too fast to be shown were dropped" in text
    assert feed.is_empty
    feed.put("after\n")
    assert all_of(feed) == "after\n"


def test_failures_are_never_dropped() -> None:
    """However much was printed before it, a traceback arrives."""
    feed = Feed()
    for _ in range(2 * ROOM):
        feed.put("z\n")
    feed.put("KeyError\n", Kind.ERROR)
    assert "KeyError" in all_of(feed)


def test_endless_lines_are_cut() -> None:
    """A line without end is cut once, also where it comes in pieces; the next one is whole."""
    feed = Feed()
    for _ in range(20):
        feed.put("a" * 1000)
    feed.put("\nnext\n")
    lines = all_of(feed).split("\n")
    assert len(lines[0]) <= LONGEST_LINE + 2
    assert lines[0].endswith(" …")
    assert lines[0].count("…") == 1
    assert lines[1:] == ["next", ""]


def test_control_characters() -> None:
    """Line ends are all alike, and what would not be seen is left out."""
    feed = Feed()
    feed.put("a\r\nb\rc\x00\x1b[31md\te\n")
    assert all_of(feed) == "a\nb\nc[31md\te\n"
