"""One order to a child: sent, heard to its answer, and bounded in time."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import TypeVar

from tttmc_app.course.answers import event_of, object_of, remarks_of, text_of, trouble_of
from tttmc_app.course.faces import Event, Failure, Language, Output, Trouble
from tttmc_app.course.process import ChildGoneError, ChildProcess, TooMuchOutputError
from tttmc_app.course.wire import Message

T = TypeVar("T")
Steps = Generator[Event | None, None, T]
"""Work in steps of 10 ms at most: events as they come, None when there was none, and a result."""

_STEP_SECONDS = 0.01


class BrokenOffError(Exception):
    """Carry why an order has no answer but a failure."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.message)
        self.trouble = trouble


class Conversation:
    """Carry one order to its answer, and keep what is heard on the way."""

    def __init__(
        self, child: ChildProcess, number: int, what: str, seconds: float | None, room: int
    ) -> None:
        self._child = child
        self._number = number
        self._what = what
        self._seconds = seconds
        self._room = room
        self.heard: list[Event] = []

    def carry(self, order: Message, language: Language | None) -> Steps[Message]:
        """Yield events until the answer, and return it.

        Raises BrokenOffError for every failure of the student's code or of its process.
        """
        try:
            self._child.send({"id": self._number, "seconds": self._seconds} | order)
            answer = yield from self._listen()
            if "failed" not in answer:
                return object_of(answer["done"])
            trouble = trouble_of(object_of(answer["failed"]), self.heard, language)
        except ChildGoneError:
            trouble = self._trouble(Failure.CRASHED, f"its process {self._ended()}", language)
        except TooMuchOutputError:
            trouble = self._trouble(Failure.OUTPUT, "it writes without end", language)
        except TimeoutError:
            text = f"it took longer than {self._seconds:g} s"
            trouble = self._trouble(Failure.TIMEOUT, text, language)
        except (ValueError, TypeError, KeyError):
            trouble = self._trouble(Failure.CRASHED, "its process speaks nonsense", language)
        raise BrokenOffError(trouble)

    def _listen(self) -> Steps[Message]:
        """Yield events until the answer; raise TimeoutError where it takes too long."""
        deadline = None if self._seconds is None else monotonic() + self._seconds
        while True:
            silent = True
            for message in self._child.receive(_STEP_SECONDS):
                event = event_of(message)
                if event is not None:
                    silent = not self._keep(event)
                    if not silent:
                        yield event
                elif isinstance(message, dict) and message.get("id") == self._number:
                    yield from self._last_words()
                    return message
            if deadline is not None and monotonic() > deadline:
                raise TimeoutError
            if silent:
                yield None

    def _last_words(self) -> Steps[None]:
        """Yield what came past Python's streams until the answer."""
        for text in self._child.drained():
            event = Output(text)
            if self._keep(event):
                yield event

    def _keep(self, event: Event) -> bool:
        """Keep an event; return whether there was room for it."""
        if isinstance(event, Output):
            self._room -= len(event.text)
            # The child keeps to the limit by itself; what comes past Python's streams may not.
            if self._room < 0:
                return False
        self.heard.append(event)
        return True

    def _trouble(self, kind: Failure, text: str, language: Language | None) -> Trouble:
        return Trouble(
            kind,
            f"{self._what}: {text}",
            output=text_of(self.heard),
            remarks=remarks_of(self.heard),
            language=language,
        )

    def _ended(self) -> str:
        code = self._child.exit_code_soon()
        if code is None:
            return "speaks no more"
        return f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
