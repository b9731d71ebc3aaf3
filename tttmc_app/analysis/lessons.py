"""Lessons: a question to answer first, then an experiment with the real players as a check."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from tttmc_app.analysis.experiments import MEASURES, Finding
from tttmc_app.core import Position, Rules, Text


class Lesson(NamedTuple):
    """One lesson; its texts are translated like all others."""

    name: str
    """The file's name without its suffix."""
    title: Text
    intro: Text
    question: Text
    options: tuple[Text, ...]
    """The answers to choose from; if there are none, the answer is a square on the board."""
    values: tuple[float, ...]
    """The number that each option stands for, if the one nearest to a measured number is right."""
    measure: str
    """The name of the experiment, in `MEASURES`."""
    conclusion: str
    """What the experiment showed, with placeholders for its figures."""
    lab: str
    """The page of the lab for exploring the question further."""
    position: Position

    def concluded(self, finding: Finding) -> Text:
        """Return what the experiment showed."""
        return Text(self.conclusion, **finding.figures)

    def is_right(self, answer: object, finding: Finding) -> bool:
        """Return whether an answer (an option's number or a square) matches the measurement."""
        return answer in self.right_answers(finding)

    def right_answers(self, finding: Finding) -> tuple[object, ...]:
        """Return the numbers of the options, or the squares, that turned out to be right."""
        if finding.value is None or not self.values:
            return finding.right
        away = [abs(value - finding.value) for value in self.values]
        return (away.index(min(away)),)

    def run(self) -> Generator[float | Finding, None, None]:
        """Run the experiment: yield the share of the work done, and finally the finding."""
        yield from MEASURES[self.measure](self.position)


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, in the order of their file names."""
    folder = files("tttmc_app.resources") / "lessons"
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.is_file()}
    return tuple(
        _lesson(name.removesuffix(".toml"), tomllib.loads(texts[name]))
        for name in sorted(texts)
        if name.endswith(".toml")
    )


def _lesson(name: str, data: Mapping[str, Any]) -> Lesson:
    place = data["position"]
    size = place["board"].count("/") + 1
    rules = Rules(size, place.get("line"), bool(place.get("reverse", False)))
    finished = bool(place.get("finished", False))
    return Lesson(
        name,
        Text(data["title"]),
        Text(data["intro"]),
        Text(data["question"]),
        tuple(Text(option) for option in data.get("options", ())),
        tuple(float(value) for value in data.get("values", ())),
        data["measure"],
        data["conclusion"],
        data["lab"],
        Position.parse(place["board"], rules, finished=finished),
    )
