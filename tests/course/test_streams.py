"""The streams that print a student's text."""

from __future__ import annotations

import pytest

from tttmc_app.course.streams import EventStream


class Sent:
    """A stream with what it has sent."""

    def __init__(self, limit: int = 100_000) -> None:
        self.texts = list[str]()
        self.stream = EventStream(self.texts.append, lambda: self.texts.append("<overflow>"))
        self.stream.allow(limit)
        self.stream.flush()  # from now on, a line isn't overdue


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the time that streams see."""
    now = [100.0]
    monkeypatch.setattr("tttmc_app.course.streams.monotonic", lambda: now[0])
    return now


def test_text_is_sent_by_the_line(clock: list[float]) -> None:
    """Text waits for the end of a line and a moment since the last was sent, or for a flush."""
    sent = Sent()
    print("a", end="", file=sent.stream)
    clock[0] += 1
    print("b", end="", file=sent.stream)
    assert sent.texts == []
    print("c", file=sent.stream)
    assert sent.texts == ["abc\n"]
    print("at once", file=sent.stream)
    assert sent.texts == ["abc\n"]
    clock[0] += 0.03
    print("later", file=sent.stream)
    assert sent.texts == ["abc\n", "at once\nlater\n"]
    print("rest", end="", file=sent.stream)
    sent.stream.flush()
    sent.stream.flush()
    assert sent.texts[2:] == ["rest"]
    sent.stream.write("closed")
    sent.stream.close()
    assert sent.stream.write("open") == 4
    sent.stream.flush()
    assert sent.texts[3:] == ["closed", "open"]


def test_large_texts_are_sent_in_pieces(clock: list[float]) -> None:
    """Much text is sent without waiting, in pieces that fit into a message."""
    assert clock
    sent = Sent(1_000_000)
    sent.stream.write("x" * 8192)
    assert sent.texts == []
    sent.stream.write("y")
    assert sent.texts == ["x" * 8192 + "y"]
    sent.stream.write("z")  # counted anew
    assert len(sent.texts) == 1
    sent.stream.flush()
    sent.stream.write("a" * 65536 + "b" * 65536 + "c")
    assert sent.texts[2:] == ["a" * 65536, "b" * 65536, "c"]


def test_text_beyond_the_limit_is_dropped_with_one_remark(clock: list[float]) -> None:
    """What fits is sent, then a remark; until the next allowance nothing more is."""
    assert clock
    sent = Sent(5)
    assert sent.stream.write("abc") == 3
    assert sent.stream.write("de") == 2
    assert sent.texts == []
    assert sent.stream.write("fgh") == 3
    assert sent.texts == ["abcde", "<overflow>"]
    assert sent.stream.write("more\n") == 5
    sent.stream.flush()
    assert sent.texts == ["abcde", "<overflow>"]
    sent.stream.allow(3)
    sent.stream.write("12345")
    assert sent.texts[2:] == ["123", "<overflow>"]
    sent.stream.allow(-1)
    sent.stream.write("silent")
    sent.stream.flush()
    assert len(sent.texts) == 4


def test_a_stream_is_like_a_consoles() -> None:
    """It takes only text, its buffer takes bytes, and it is the standard output but no terminal."""
    sent = Sent()
    stream = sent.stream
    with pytest.raises(TypeError, match=r"write\(\) argument must be str, not bytes"):
        stream.write(b"x")  # type: ignore[arg-type]  # what a student may write
    assert stream.buffer.write(memoryview("ß".encode() + b"\xff")) == 3
    stream.buffer.close()
    assert stream.buffer.write(b"!") == 1
    stream.flush()
    assert "".join(sent.texts) == "ß\ufffd!"
    assert (stream.writable(), stream.buffer.writable(), stream.isatty()) == (True, True, False)
    assert (stream.fileno(), stream.encoding, stream.errors) == (1, "utf-8", "replace")
