"""Engines in play: a program of your choice, a trial under the rules, its name and refusal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tttmc_app.core import Mark, Rules, Text, TttmcError
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits, BrainRefusedError
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.programs.host import ProgramHost
from tttmc_app.gui.programs.program_flow import Need, ProgramFlow, Work
from tttmc_app.gui.programs.program_panels import ProgramPanels
from tttmc_app.gui.programs.specs import ENGINE, program_of
from tttmc_app.gui.programs.trust import ENGINES, Program, read_engine, trust_text
from tttmc_app.players import PlayerSpec

SUGGESTED = Rules(15, 5)
"""The rules offered where engines can't play, because they only know five in a row."""


@dataclass(frozen=True, slots=True)
class Trial:
    """How an engine answered when it was asked to begin a game."""

    source: Program
    rules: Rules
    about: About
    refusal: Text | None
    """Why the engine can't play by these rules, in its own words; None if it can."""


class EngineFlow(ProgramFlow):
    """Brings engines into the game; each set of rules is tried once."""

    name = "engine"
    kind = ENGINE
    approvals = ENGINES

    def __init__(self, parts: Parts, host: ProgramHost, panels: ProgramPanels) -> None:
        super().__init__(parts, host, panels)
        self._error = ""
        self._notes = {mark: muted_label(small=True, wrap=True) for mark in parts.cards}
        for mark, note in self._notes.items():
            note.setObjectName(f"engineNote{mark}")
            note.hide()
            parts.cards[mark].add_form(note)

    def _read(self, path: Path) -> Program:
        return read_engine(path)

    def _key(self, path: Path) -> tuple[Path, Rules]:
        return path, self._rules

    def _trial(self, path: Path | None) -> Trial | None:
        trial = None if path is None else self._opened.get(self._key(path))
        return trial if isinstance(trial, Trial) else None

    def _starting(self, source: Program) -> Work:
        specs = (spec for spec in self._players().values() if program_of(spec) == source.path)
        spec = next(specs)  # without such a player, the opening has been stopped
        limits = BrainLimits(float(spec.value("turn")), int(spec.value("memory")))
        return partial(_trying, source, self._rules, limits)

    def _on_started(self, result: object) -> None:
        if isinstance(result, Trial):
            path, rules = result.source.path, result.rules
            self._opened[path, rules] = result
            if result.refusal is None:
                self._host.accepted[path, rules] = result.source.digest

    def _on_changed(self, source: Program) -> None:
        """Withdraw the permission to play: another version needs new approval."""
        for trial in self._versions(source.path):
            if isinstance(trial, Trial):
                del self._opened[source.path, trial.rules]
                self._host.accepted.pop((source.path, trial.rules), None)

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        if (obstacle := spec.obstacle(self._rules)) is not None:
            offer = translate("Engines", "Play a new game on {size}×{size}?", size=SUGGESTED.size)
            answer = translate("Engines", "Play on {size}×{size}", size=SUGGESTED.size)
            status = sentence(obstacle)
            return Need(status, sentences(status, offer), "Rules", answer)
        if program_of(spec) is None:
            return Need(
                translate("Engines", "{side}'s engine needs a program", side=mark),
                translate("Engines", "Choose the program of {side}'s engine", side=mark),
                "Choose",
                translate("Engines", "Choose a program…"),
            )
        return None

    def _follow(self, answer: str) -> None:
        if answer == "Rules":
            self._controller.new_game(SUGGESTED)

    def _ask_path(self) -> Path | None:
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Engines", "Choose an engine's program"),
            "",
            translate("Engines", "All files (*)"),
        )
        return Path(name) if name else None

    def _trust_text(self, source: Program) -> str:
        return trust_text(source.path.name, has_run=False, is_contained=False)

    def _refusal(self, path: Path) -> str:
        trial = self._trial(path)
        return shown(trial.refusal) if trial and trial.refusal else ""

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show what engines call themselves, use these names in the status, and show refusals."""
        trials = {mark: self._trial(program_of(spec)) for mark, spec in players.items()}
        for mark, note in self._notes.items():
            trial = trials.get(mark)
            note.setText(_about_text(trial.about) if trial else "")
            note.setVisible(bool(note.text()))
        found = {mark: trial for mark, trial in trials.items() if trial}
        self._state.set_names({players[mark]: trial.about.name for mark, trial in found.items()})
        refusals = [shown(trial.refusal) for trial in found.values() if trial.refusal]
        self._show_refusal(refusals[0] if refusals else "")

    def _show_refusal(self, refusal: str) -> None:
        error = refusal and translate(
            "Engines",
            "{refusal}. Choose other rules or another player.",
            refusal=refusal.rstrip(" .!"),
        )
        if error != self._error:
            self._message.clear(self._error)
            self._error = error
            if error:
                self._message.show_error(error)


def _trying(source: Program, rules: Rules, limits: BrainLimits) -> Iterator[Trial | None]:
    """Start an engine, ask it for its name and whether it plays by these rules, and end it."""
    if read_engine(source.path).digest != source.digest:
        raise TttmcError("{file} has changed on disk: choose it again", file=source.path.name)
    about, refusal = About(), None
    brain: Brain | None = None
    try:
        brain = Brain(source.path, rules, limits)
        for _ in brain.prepare():
            yield None
        about = yield from brain.introducing()
    except (BrainRefusedError, BrainFailedError) as error:
        refusal = error.text
    finally:
        if brain is not None:
            brain.close()
    yield Trial(source, rules, about, refusal)


def _about_text(about: About) -> str:
    """Return an engine's name, version and author, as far as it has reported them."""
    name, version, author = about
    if not name:
        return ""
    if version and author:
        return translate(
            "Engines", "{name} {version} by {author}", name=name, version=version, author=author
        )
    if author:
        return translate("Engines", "{name} by {author}", name=name, author=author)
    return translate("Engines", "{name} {version}", name=name, version=version).strip()
