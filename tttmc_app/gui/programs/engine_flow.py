"""Engines in play: a program of your choice, a trial under the rules, its name and refusal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tttmc_app.core import Mark, Rules
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.folders import documents_folder
from tttmc_app.gomocup import Brain, BrainFailedError, BrainLimits, BrainRefusedError
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.programs.console import ConsolePanel
from tttmc_app.gui.programs.players import EngineTrial, engine_limits
from tttmc_app.gui.programs.program_flow import Need, ProgramFlow, Work
from tttmc_app.gui.programs.specs import ENGINE, program_of
from tttmc_app.gui.programs.trust import ENGINES, Program
from tttmc_app.players import PlayerSpec

SUGGESTED = Rules(15, 5)
"""The rules offered where engines can't play, because they only know five in a row."""


class EngineFlow(ProgramFlow[EngineTrial]):
    """Brings engines into the game; other rules are tried before they play by them."""

    name = "engine"
    kind = ENGINE
    approvals = ENGINES

    def __init__(
        self, parts: Parts, console: ConsolePanel, opened: dict[Path, EngineTrial]
    ) -> None:
        super().__init__(parts, console, opened)
        self._notes = {mark: muted_label(small=True, wrap=True) for mark in parts.cards}
        for mark, note in self._notes.items():
            note.setObjectName(f"engineNote{mark}")
            note.hide()
            parts.cards[mark].add_form(note)

    def _ready(self, path: Path) -> EngineTrial | None:
        trial = self._opened.get(path)
        return trial if trial and trial.rules == self._rules else None

    def _starting(self, source: Program) -> Work:
        specs = (spec for spec in self._players().values() if program_of(spec) == source.path)
        spec = next(specs)  # without such a player, the opening has been stopped
        return partial(_trying, source, self._rules, engine_limits(spec))

    def _on_started(self, result: object) -> None:
        if isinstance(result, EngineTrial):
            self._opened[result.source.path] = result

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        if (obstacle := spec.obstacle(self._rules)) is not None:
            offer = translate("Engines", "Play a new game on {size}×{size}?", size=SUGGESTED.size)
            answer = translate("Engines", "Play on {size}×{size}", size=SUGGESTED.size)
            status = sentence(obstacle)
            button = self._button("Rules", answer, self._change_rules)
            return Need(status, sentences(status, offer), button)
        if program_of(spec) is None:
            return Need(
                translate("Engines", "{side}'s engine needs a program", side=mark),
                translate("Engines", "Choose the program of {side}'s engine", side=mark),
                self._button("Choose", translate("Engines", "Choose a program…"), self._choose),
            )
        return None

    def _change_rules(self) -> None:
        self._game.new_game(SUGGESTED)

    def ask_path(self) -> Path | None:
        """Ask for a program with a dialog."""
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Engines", "Choose an engine's program"),
            str(documents_folder()),
            translate("Engines", "All files (*)"),
        )
        return Path(name) if name else None

    def _refusal(self, ready: EngineTrial) -> str:
        return shown(ready.refusal)

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show what engines call themselves, use these names in the status, and show refusals."""
        found = {
            mark: trial
            for mark, spec in players.items()
            if (path := program_of(spec)) and (trial := self._ready(path))
        }
        for mark, note in self._notes.items():
            note.setText(_about_text(found[mark].about) if mark in found else "")
            note.setVisible(bool(note.text()))
        self._game.set_names({players[mark]: trial.about.name for mark, trial in found.items()})
        refusals = [text for trial in found.values() if (text := self._refusal(trial))]
        self._show_error(
            translate(
                "Engines",
                "{refusal}. Choose other rules or another player.",
                refusal=refusals[0].rstrip(" .!"),
            )
            if refusals
            else ""
        )


def _trying(source: Program, rules: Rules, limits: BrainLimits) -> Iterator[EngineTrial | None]:
    """Start an engine, ask it for its name and whether it plays by these rules, and end it."""
    ENGINES.require_unchanged(source)
    about, refusal = About(), EMPTY_TEXT
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
    yield EngineTrial(source, rules, about, refusal)


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
