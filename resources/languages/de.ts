<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Close without saving</source>
        <translation>Ohne Speichern &amp;schließen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Mistakes</source>
        <translation>F&amp;ehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Overlay</source>
        <translation type="vanished">&amp;Anzeige</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Squares show</source>
        <translation>Felder &amp;zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-tac-toe against machines that think by playing random games, and show what they think.&lt;/p&gt;&lt;p&gt;MIT licence. Uses Qt under the LGPL.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-Tac-Toe gegen Computer, die mit Zufallspartien denken und zeigen, was sie denken.&lt;/p&gt;&lt;p&gt;MIT-Lizenz. Verwendet Qt unter der LGPL.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>A large board needs more trials: Monte Carlo now plays {trials} per move.</source>
        <translation>Ein großes Brett braucht mehr Versuche: Monte Carlo spielt jetzt {trials} pro Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>About tttmc</source>
        <translation>Über tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Candidates</source>
        <translation type="vanished">Kandidaten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Co&amp;mpare {square} with another square</source>
        <translation>{square} mit einem anderen Feld v&amp;ergleichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Diagnostic information copied. Paste it into your report.</source>
        <translation>Diagnoseinformationen kopiert. Fügen Sie sie in Ihre Meldung ein.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exported as {name}</source>
        <translation>Als {name} exportiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exporting {name}: {percent} %</source>
        <translation>{name} wird exportiert: {percent} %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Game</source>
        <translation type="vanished">Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Games, textbooks and results</source>
        <translation>Partien, Lehrbücher und Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <location filename="tttmc_app/gui/app/page_text.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>How it thinks</source>
        <translation>So denkt er</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation type="vanished">Versuche pro Zug von Monte Carlo, wenn Sie ihn zum ersten Mal wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <location filename="tttmc_app/gui/learn/buttons.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Moves</source>
        <translation type="vanished">Züge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move.</source>
        <translation>Neue Partie ab dieser Stellung: {rules}, {side} am Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move. Undo returns to the previous game.</source>
        <translation>Neue Partie ab dieser Stellung: {rules}, {side} am Zug. „Rückgängig“ kehrt zur vorherigen Partie zurück.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>New game: {rules}. Undo returns to your game on {replaced}.</source>
        <translation>Neue Partie: {rules}. „Rückgängig“ kehrt zu Ihrer Partie auf {replaced} zurück.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open</source>
        <translation type="vanished">Öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open the folder of {contents}</source>
        <translation>Ordner öffnen: {contents}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Open the menus</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/view_choices.py"/>
        <source>Overlay</source>
        <translation type="vanished">Anzeige</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Pause</source>
        <translation type="vanished">Pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Play</source>
        <translation type="vanished">Spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Recent &amp;games</source>
        <translation>&amp;Zuletzt geöffnete Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>Partie speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Saved as {name}</source>
        <translation>Als {name} gespeichert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Show the &amp;line from {square}</source>
        <translation>Zu&amp;gfolge ab {square} zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Something went wrong, but your game is safe. To report the error, copy the diagnostic information.</source>
        <translation>Es ist ein Fehler aufgetreten, aber Ihre Partie ist sicher. Kopieren Sie die Diagnoseinformationen, um den Fehler zu melden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Squares show</source>
        <translation>Felder zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Starting trials</source>
        <translation type="vanished">Versuche zu Beginn</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>The clipboard doesn't contain a board: {error}</source>
        <translation>Die Zwischenablage enthält kein Brett: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>The result of {square} isn't proven.</source>
        <translation>Das Ergebnis von {square} ist nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>There's no board on the clipboard. A board looks like X.O/.X./O..</source>
        <translation>In der Zwischenablage ist kein Brett. Ein Brett sieht so aus: X.O/.X./O..</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Thought</source>
        <translation>Überlegung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Tool bar</source>
        <translation type="vanished">Symbolleiste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Trials to begin with</source>
        <translation type="vanished">Versuche am Anfang</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Unsaved game</source>
        <translation>Nicht gespeicherte Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Where the n&amp;umber on {square} comes from</source>
        <translation>Woher die &amp;Zahl auf {square} kommt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Where things are stored</source>
        <translation>Speicherorte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Window</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Windows that are open keep their language until you close them.</source>
        <translation type="vanished">Offene Fenster behalten ihre Sprache, bis Sie sie schließen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>{error}. Change the board or the side to move.</source>
        <translation>{error}. Ändern Sie das Brett oder die Seite am Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{name} has unsaved changes. Save them before opening {other}?</source>
        <translation>{name} enthält nicht gespeicherte Änderungen. Vor dem Öffnen von {other} speichern?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{reason}. Save the game in a file?</source>
        <translation>{reason}. Partie in einer Datei speichern?</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>All squares score the same, so {side} picks one at random.</source>
        <translation>Alle Felder haben gleich viele Punkte, daher wählt {side} eines zufällig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder is better for {side}.</source>
        <translation>Größer und kräftiger ist besser für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder was better for {side}.</source>
        <translation>Größer und kräftiger war besser für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Both weights are 0, so every square scores 0 and {side} picks one at random.</source>
        <translation>Beide Gewichte sind 0, daher erhält jedes Feld 0 Punkte, und {side} wählt eines zufällig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter is better for {side}.</source>
        <translation type="vanished">Heller ist besser für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter was better for {side}, not for you.</source>
        <translation type="vanished">Heller war besser für {side}, nicht für Sie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of being best: how likely each square is to have the highest score after infinitely many trials.</source>
        <translation type="vanished">Chance auf den ersten Platz: wie wahrscheinlich jedes Feld nach unendlich vielen Versuchen die meisten Punkte hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials. The best score need not be the best move.</source>
        <translation type="vanished">Chance auf die meisten Punkte: wie wahrscheinlich jedes Feld nach unendlich vielen Versuchen die meisten Punkte hat. Die meisten Punkte sind nicht immer der beste Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials; equal squares share it. The best score need not be the best move.</source>
        <translation>Chance auf die meisten Punkte: wie wahrscheinlich jedes Feld nach unendlich vielen Versuchen die meisten Punkte hat; gleiche Felder teilen sie sich. Die meisten Punkte sind nicht immer der beste Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Change to {count} in a row</source>
        <translation>Zu {count} in einer Reihe wechseln</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the others.</source>
        <translation type="vanished">Dunkle Felder sind bekannte Fehler im Lehrbuch von {side}. {side} spielt das erste der übrigen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Error by chance (standard error): {error}.</source>
        <translation>Zufallsfehler (Standardfehler): {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: bigger and bolder is better for {side}. Bold squares help {side} win random games.</source>
        <translation>Exakte Punkte pro Versuch: Größer und kräftiger ist besser für {side}. Kräftige Felder helfen {side}, Zufallspartien zu gewinnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: brighter is better for {side}. Bright squares help {side} win random games.</source>
        <translation type="vanished">Exakte Punkte pro Versuch: Heller ist besser für {side}. Helle Felder helfen {side}, Zufallspartien zu gewinnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves} …</source>
        <translation>Erwartete Züge: {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves}.</source>
        <translation>Erwartete Züge: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} rated the squares before it played {move}.</source>
        <translation>Wie {side} die Felder vor dem Zug {move} bewertet hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with its new weights.</source>
        <translation>Wie {side} die Felder vor dem Zug {move} mit den neuen Gewichten bewertet hätte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with {trials}.</source>
        <translation>Wie {side} die Felder vor dem Zug {move} bewertet hätte: {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Its last message: “{message}”.</source>
        <translation>Ihre letzte Meldung: „{message}“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Last move, row {row} of {size}, column {column} of {size}</source>
        <translation>Letzter Zug, Zeile {row} von {size}, Spalte {column} von {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Learnt: {square} lost. It is now a known mistake here.</source>
        <translation>Gelernt: {square} hat verloren. Der Zug gilt hier jetzt als bekannter Fehler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Nearly all trials tie ({share}), so the scores mean little here.</source>
        <translation>Fast alle Versuche enden unentschieden ({share}), daher besagen die Punkte hier wenig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>No square is known to be best.</source>
        <translation>Von keinem Feld ist bekannt, dass es am besten ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>O won {share}</source>
        <translation type="vanished">O gewann {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Of %n trial(s), X won {x}, {ties} tied and O won {o}.</source>
        <translation type="vanished">
            <numerusform>In %n Versuch: {x} Siege von X, {ties} Unentschieden, {o} Siege von O.</numerusform>
            <numerusform>In %n Versuchen: {x} Siege von X, {ties} Unentschieden, {o} Siege von O.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Of all trials, X wins {x}, {ties} tie and O wins {o}.</source>
        <translation>Von allen Versuchen gewinnt X {x}, {ties} enden unentschieden, und O gewinnt {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point at a square for its value, or zoom in.</source>
        <translation>Zeigen Sie auf ein Feld, um seinen Wert zu sehen, oder vergrößern Sie das Brett.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point here to see the last thought, or use the arrow buttons to go through the game.</source>
        <translation type="vanished">Zeigen Sie hierher, um die letzte Überlegung zu sehen, oder gehen Sie mit den Pfeilschaltflächen durch die Partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Bigger and bolder is better.</source>
        <translation>Quote: der Anteil der Zufallspartien ab jedem Feld, die für {side} gut ausgingen. Größer und kräftiger ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Brighter is better.</source>
        <translation type="vanished">Quote: der Anteil der Zufallspartien ab jedem Feld, die für {side} gut ausgingen. Heller ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Row {row} of {size}, column {column} of {size}</source>
        <translation>Zeile {row} von {size}, Spalte {column} von {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win its random games.</source>
        <translation>Punkte pro Versuch: Größer und kräftiger ist besser für {side}. Kräftige Felder halfen {side}, die Zufallspartien zu gewinnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: brighter is better for {side}. Bright squares helped {side} win its random games.</source>
        <translation type="vanished">Punkte pro Versuch: Heller ist besser für {side}. Helle Felder halfen {side}, die Zufallspartien zu gewinnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks.</source>
        <translation type="vanished">Punkte erscheinen auf den Feldern, wenn ein Computer rechnet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks. Right-click one for more.</source>
        <translation>Punkte erscheinen auf den Feldern, wenn ein Computer rechnet. Ein Rechtsklick auf ein Feld erklärt sie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; bigger and bolder is better.</source>
        <translation>Anteil der Besuche: wie oft die Suche von {side} jedes Feld probiert hat; größer und kräftiger ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; brighter is better.</source>
        <translation type="vanished">Anteil der Besuche: wie oft die Suche von {side} jedes Feld probiert hat; heller ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board</source>
        <translation>Ganzes Brett anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="vanished">Ganzes Brett anzeigen (Ctrl+0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board ({keys})</source>
        <translation>Ganzes Brett anzeigen ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Shown: {name}.</source>
        <translation>Angezeigt: {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays the first of the others.</source>
        <translation>Als Fehler markierte Felder verlieren laut dem Lehrbuch von {side}. {side} spielt das erste der übrigen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Standard error: {error}.</source>
        <translation type="vanished">Standardfehler: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The best square scores {rate}.</source>
        <translation>Das beste Feld erzielt {rate}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The machine chose this square at random.</source>
        <translation type="vanished">Der Computer hat dieses Feld zufällig gewählt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The number is the engine's own value for {side}'s best move.</source>
        <translation>Die Zahl ist der Wert, den die Engine selbst dem besten Zug von {side} gibt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {move}.</source>
        <translation type="vanished">Die Stellung vor {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {side} played {move}.</source>
        <translation>Die Stellung, bevor {side} {move} spielte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side} if both sides play their best.</source>
        <translation>Das Ergebnis jedes Felds für {side}, wenn beide Seiten bestmöglich spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side}, and in how many of its own moves, if both sides play their best.</source>
        <translation>Das Ergebnis jedes Felds für {side}, wenn beide Seiten bestmöglich spielen, und in wie vielen eigenen Zügen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The results are {side}'s, not yours.</source>
        <translation type="vanished">Die Ergebnisse gelten für {side}, nicht für Sie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Use the arrow buttons to go through the game.</source>
        <translation>Mit den Pfeilschaltflächen gehen Sie durch die Partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; bigger and bolder is better.</source>
        <translation>Werte: was jedes Feld nach Ansicht des Spielers von {side} wert ist; größer und kräftiger ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; brighter is better.</source>
        <translation type="vanished">Werte: was jedes Feld nach Ansicht des Spielers von {side} wert ist; heller ist besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} saw before {move}.</source>
        <translation type="vanished">Was {side} vor {move} gesehen hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with its new weights.</source>
        <translation type="vanished">Was {side} vor {move} mit den neuen Gewichten gesehen hätte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with {trials}.</source>
        <translation type="vanished">Was {side} vor {move} mit {trials} gesehen hätte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from</source>
        <translation type="vanished">Woher die Zahlen kommen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from (F12); right-click a square for its own</source>
        <translation type="vanished">Woher die Zahlen kommen (F12); für ein einzelnes Feld mit der rechten Maustaste darauf klicken</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>X won {share}</source>
        <translation type="vanished">X gewann {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>all squares {value}</source>
        <translation type="vanished">alle Felder {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>losing line</source>
        <translation type="vanished">Verlustreihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>missed by {side}</source>
        <translation type="vanished">von {side} verpasst</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>ties {share}</source>
        <translation type="vanished">Unentsch. {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>{result} · best</source>
        <translation type="vanished">{result} · top</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row loses. Arrow keys move, Enter plays.</source>
        <translation>{rules}: {line} in einer Reihe verlieren. Pfeiltasten bewegen, die Eingabetaste spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row wins. Arrow keys move, Enter plays.</source>
        <translation>{rules}: {line} in einer Reihe gewinnen. Pfeiltasten bewegen, die Eingabetaste spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} has proven nothing yet.</source>
        <translation>{side} hat noch nichts bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} is calculating what infinitely many trials would show.</source>
        <translation>{side} berechnet, was unendlich viele Versuche zeigen würden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} moved at random.</source>
        <translation>{side} hat zufällig gezogen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine gave no value for its move.</source>
        <translation>Die Engine von {side} hat keinen Wert für ihren Zug genannt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine has reported nothing yet.</source>
        <translation>Die Engine von {side} hat noch nichts gemeldet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s move is chosen at random.</source>
        <translation>Der Zug von {side} wird zufällig gewählt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists every move here as a mistake, so {side} resigns.</source>
        <translation>Das Lehrbuch von {side} nennt hier jeden Zug als Fehler, daher gibt {side} auf.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists no mistake here yet, so {side} plays the first square.</source>
        <translation>Das Lehrbuch von {side} nennt hier noch keinen Fehler, daher spielt {side} das erste Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves} …</source>
        <translation>{signs}: die erwarteten Züge, {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves}.</source>
        <translation>{signs}: die erwarteten Züge, {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square} for {side}</source>
        <translation>{square} für {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, best</source>
        <translation>{square}, am besten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, empty</source>
        <translation>{square}, leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, equal best</source>
        <translation>{square}, gleich gut wie das beste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/board_view.py"/>
        <source>{square}, last move</source>
        <translation type="vanished">{square}, letzter Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, likeliest</source>
        <translation>{square}, am wahrscheinlichsten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {mark}</source>
        <translation>{square}, {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, {value}</source>
        <translation>{square}, {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>{square}: {value}</source>
        <translation type="vanished">{square}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} per trial</source>
        <translation>{value} pro Versuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} ± {error}</source>
        <translation>{value} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, scores {rate}</source>
        <translation>{value}, erzielt {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} of all</source>
        <translation>{value}, {share} von allen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} per trial</source>
        <translation>{value}, {share} pro Versuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{winner} wins: {loser} completed a line</source>
        <translation>{winner} gewinnt: {loser} hat eine Reihe vollendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ best</source>
        <translation type="vanished">★ am besten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ but loses</source>
        <translation type="vanished">★ verliert aber</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ equal best</source>
        <translation type="vanished">★ gleich gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ not best</source>
        <translation type="vanished">★ nicht am besten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ ties</source>
        <translation type="vanished">✓ unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ wins</source>
        <translation type="vanished">✓ gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>✓ {result}</source>
        <translation type="vanished">✓ {result}</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Save or copy this chart</source>
        <translation>Dieses Diagramm speichern oder kopieren</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Cancel</source>
        <translation type="vanished">Abbrechen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose a program…</source>
        <translation>Programm wählen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose an engine's program</source>
        <translation>Programm einer Engine wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose the program of {side}'s engine</source>
        <translation>Wählen Sie das Programm für die Engine von {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play a new game on {size}×{size}?</source>
        <translation>Eine neue Partie auf {size}×{size} spielen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play on {size}×{size}</source>
        <translation>Auf {size}×{size} spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Run it</source>
        <translation type="vanished">Ausführen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is starting</source>
        <translation type="vanished">{file} ({side}) wird gestartet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation type="vanished">{file} ({side}) wartet auf Ihre Erlaubnis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation type="vanished">{file} ist hier neu. Das Programm kann auf diesem Computer alles tun, was Sie tun können. Es läuft in einem eigenen Prozess, der endet, wenn Sie es stoppen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} by {author}</source>
        <translation>{name} von {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version} by {author}</source>
        <translation>{name} {version} von {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{problem}.</source>
        <translation type="vanished">{problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}</source>
        <translation type="vanished">{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{reason}. Play a new game on {size}×{size}?</source>
        <translation type="vanished">{reason}. Eine neue Partie auf {size}×{size} spielen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{refusal}. Choose other rules or another player.</source>
        <translation>{refusal}. Wählen Sie andere Regeln oder einen anderen Spieler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{side}'s engine needs a program</source>
        <translation>Die Engine von {side} braucht ein Programm</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Export as picture</source>
        <translation>Als Bild exportieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} plays {square}</source>
        <translation>Zug {number}: {side} spielt {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} to move</source>
        <translation>Zug {number}: {side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>X: {x} · O: {o}</source>
        <translation>X: {x} · O: {o}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>best {high}, worst {low}</source>
        <translation>bestes {high}, schlechtestes {low}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} ist bereits vorhanden. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>%n square(s) look best</source>
        <translation>
            <numerusform>%n Feld sieht am besten aus</numerusform>
            <numerusform>%n Felder sehen am besten aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;What would {player} play here?</source>
        <translation>&amp;Was würde {player} hier spielen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>A machine is already thinking about this position.</source>
        <translation type="vanished">Ein Computer rechnet bereits an dieser Stellung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>A tie</source>
        <translation type="vanished">Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>All squares are equal</source>
        <translation>Alle Felder sind gleich gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Back to game</source>
        <translation>Zur Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Better by {points} points: {squares}.</source>
        <translation type="vanished">Um {points} Punkte besser: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, better by {points} points: {squares}.</source>
        <translation>Nach Schätzung um {points} Punkte besser: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, you lost at move {number}: {square}</source>
        <translation type="vanished">Nach Schätzung verloren mit Zug {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Click a square to play, or:</source>
        <translation type="vanished">Klicken Sie auf ein Feld, um zu spielen, oder:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Click a square to start</source>
        <translation>Klicken Sie auf ein Feld, um zu beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Draw the marks, choose who is to move, then play from there.</source>
        <translation>Zeichnen Sie die Zeichen ein, wählen Sie, wer am Zug ist, und spielen Sie dann von dort.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Easy game</source>
        <translation type="vanished">Leichte Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Hard game</source>
        <translation type="vanished">Schwere Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>In random games</source>
        <translation>In Zufallspartien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It held {square} in {won} of the trials it won, and in {lost} of those it lost.</source>
        <translation>Hielt {square} in {won} der gewonnenen Versuche und in {lost} der verlorenen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.</source>
        <translation>Hält {square} in {won} der gewonnenen Versuche und in {lost} der verlorenen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>It is {player}'s turn. Press Play.</source>
        <translation>{player} ist am Zug. Drücken Sie „Spielen“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Last thought</source>
        <translation>Letzte Überlegung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Move {move} of {total}</source>
        <translation>Zug {move} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}, {side}: {words}</source>
        <translation>Zug {number}, {side}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}: {words}</source>
        <translation type="vanished">Zug {number}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Neither side made a mistake.</source>
        <translation>Keine Seite hat einen Fehler gemacht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>No machine thought about this move.</source>
        <translation>Über diesen Zug hat kein Computer nachgedacht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>No thought to show</source>
        <translation>Keine Überlegung zu zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: two people play.</source>
        <translation>Oder klicken Sie auf ein Feld: Zwei Personen spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: you play against {player}.</source>
        <translation>Oder klicken Sie auf ein Feld: Sie spielen gegen {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or press Play: the machines begin.</source>
        <translation>Oder drücken Sie „Spielen“: Die Computer beginnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine</source>
        <translation type="vanished">Python-Engine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine: over 100 times slower</source>
        <translation>Python-Engine: über 100-mal langsamer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Review</source>
        <extracomment>Button: review the game (a verb).</extracomment>
        <translation>Analysieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Score the squares by any number of random games</source>
        <translation>Felder mit beliebig vielen Zufallspartien bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Show the machine's own trials again</source>
        <translation>Wieder die Versuche des Computers anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Square {square} is taken. Choose an empty one.</source>
        <translation type="vanished">Das Feld {square} ist besetzt. Wählen Sie ein leeres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Stopped · press Play</source>
        <translation>Angehalten · „Spielen“ drücken</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Take a lesson</source>
        <translation type="vanished">Eine Lektion beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game ends here. Go back a move to ask {player}.</source>
        <translation type="vanished">Die Partie endet hier. Gehen Sie einen Zug zurück, um {player} zu fragen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game is over. Start another, or undo a move.</source>
        <translation>Die Partie ist beendet. Beginnen Sie eine neue, oder nehmen Sie einen Zug zurück.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The machine could not move: {reason}. Press Play to try again.</source>
        <translation>Der Computer konnte nicht ziehen: {reason}. Drücken Sie „Spielen“, um es erneut zu versuchen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The overlay is off, so the squares show no values.</source>
        <translation>Die Anzeige ist aus, daher zeigen die Felder keine Werte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The rules don't allow {square} now. Choose another square.</source>
        <translation>Die Regeln erlauben {square} jetzt nicht. Wählen Sie ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The squares of this page show what the page is about.</source>
        <translation>Die Felder dieser Seite zeigen, worum es auf ihr geht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>This is an earlier position. Play from here, or go back to the game.</source>
        <translation>Das ist eine frühere Stellung. Spielen Sie ab hier, oder kehren Sie zur Partie zurück.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/setting_up.py"/>
        <source>This position is finished: remove a mark</source>
        <translation>Diese Stellung ist beendet: Entfernen Sie ein Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Tie</source>
        <translation type="vanished">Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Too close to call</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Try {square}</source>
        <translation>{square} versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Watch machines</source>
        <translation type="vanished">Computern zusehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Where the numbers come from</source>
        <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the tie.</source>
        <translation>{trials}: Monte Carlo gibt das Unentschieden immer her.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the win.</source>
        <translation>{trials}: Monte Carlo gibt den Sieg immer her.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always holds the tie.</source>
        <translation>{trials}: Monte Carlo hält das Unentschieden immer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always keeps the win.</source>
        <translation>{trials}: Monte Carlo behält den Sieg immer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the tie in {share} of its choices.</source>
        <translation>{trials}: Monte Carlo gibt mit {share} seiner Entscheidungen das Unentschieden her.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the win in {share} of its choices.</source>
        <translation>{trials}: Monte Carlo gibt mit {share} seiner Entscheidungen den Sieg her.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost</source>
        <translation>Sie haben verloren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost at move {number}: {square}</source>
        <translation>Verloren mit Zug {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Your move</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Your turn ({side})</source>
        <translation>Sie sind am Zug ({side})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {hours} h left</source>
        <translation>noch etwa {hours} h</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>among {squares}</source>
        <translation>zwischen {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed} (game {number} of {typed})</source>
        <translation>Startwert {seed} (Partie {number} von {typed})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>that no square scores higher</source>
        <translation>dass kein Feld mehr Punkte hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine</source>
        <translation type="vanished">{backend}-Engine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine, slow searches</source>
        <translation>{backend}-Engine, langsame Suchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{chance} sure</source>
        <translation>Zu {chance} sicher</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{counted} · {time}</source>
        <translation>{counted} · {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{mark} wins</source>
        <translation>{mark} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking</source>
        <translation>{player} ({side}) rechnet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking and will then pause</source>
        <translation>{player} ({side}) rechnet und pausiert danach</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) to move · press Play</source>
        <translation>{player} ({side}) am Zug · drücken Sie „Spielen“</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} is thinking</source>
        <translation>{player} rechnet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} is thinking about this position</source>
        <translation>{player} rechnet an dieser Stellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>{player} is thinking. Wait, or press Move now.</source>
        <translation>{player} rechnet. Warten Sie, oder drücken Sie „Jetzt ziehen“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} played {square}</source>
        <translation>{player} spielte {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play at random: all squares are equal</source>
        <translation>{player} würde zufällig spielen: Alle Felder sind gleich</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} would play {square} here</source>
        <translation>{player} würde hier {square} spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play {square} here · your turn</source>
        <translation>{player} würde hier {square} spielen · Sie sind am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · the machine won</source>
        <translation>{result} · der Computer hat gewonnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · you won</source>
        <translation>{result} · Sie haben gewonnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{rules} · {engine} · {seed}</source>
        <translation type="vanished">{rules} · {engine} · {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{rules} · {seed}</source>
        <translation type="vanished">{rules} · {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{share} done</source>
        <translation>{share} fertig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} plays {square}</source>
        <translation>{side} spielt {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{size}×{size} · {line} in a row</source>
        <translation>{size}×{size} · {line} in einer Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} held the tie.</source>
        <translation>Mit {squares} wäre es beim Unentschieden geblieben.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} kept the win.</source>
        <translation>Mit {squares} wäre es beim Sieg geblieben.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looked best to {player}</source>
        <translation>{square} schien {player} am besten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looks best to {player}</source>
        <translation>{square} scheint {player} am besten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{square}, proven {result}</source>
        <translation>{square}, bewiesen: {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{status} · {left}</source>
        <translation>{status} · {left}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{suggestion}. {reason}</source>
        <translation>{suggestion}. {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>{tip} ({keys})</source>
        <translation>{tip} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{winner} wins: {loser} forfeits</source>
        <translation type="vanished">{winner} gewinnt: {loser} verliert kampflos</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) in {time}, by {executor}. Saved.</source>
        <translation>
            <numerusform>%n Partie in {time}, {executor}. Gespeichert.</numerusform>
            <numerusform>%n Partien in {time}, {executor}. Gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) left in this run.</source>
        <translation>
            <numerusform>In diesem Lauf fehlt noch %n Partie.</numerusform>
            <numerusform>In diesem Lauf fehlen noch %n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>%n position(s)</source>
        <translation type="vanished">
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs deleted.</source>
        <translation>
            <numerusform>%n Lauf gelöscht.</numerusform>
            <numerusform>%n Läufe gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs selected. Select two to compare them.</source>
        <translation>
            <numerusform>%n Lauf ausgewählt. Wählen Sie zwei aus, um sie zu vergleichen.</numerusform>
            <numerusform>%n Läufe ausgewählt. Wählen Sie zwei aus, um sie zu vergleichen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>+  Vary another setting</source>
        <translation>+  Weitere Einstellung variieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>0 is off, 1 is on.</source>
        <translation type="vanished">0 ist aus, 1 ist ein.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>95 %</source>
        <translation type="vanished">95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>95 % interval</source>
        <translation type="vanished">95-%-Intervall</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>A few games of this run were just played on this computer.</source>
        <translation>Einige Partien dieses Laufs wurden gerade auf diesem Computer gespielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>A plays both sides equally often</source>
        <translation type="vanished">A spielt beide Seiten gleich oft</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation type="vanished">Gegen sich selbst verwenden beide Seiten den Wert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>All finished games are saved.</source>
        <translation>Alle beendeten Partien sind gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation type="vanished">Zeigt auch die Punkte ohne das Glück zufälliger Züge, mit einem engeren Intervall. Die Wahrscheinlichkeiten solcher Züge müssen bekannt sein: Bei „Zufall“ sind sie es.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Any of {words}.</source>
        <translation type="vanished">Mögliche Werte: {words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in its own games</source>
        <translation>Als {side}, in eigenen Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in other games</source>
        <translation>Als {side}, in anderen Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games (the first {listed} of {total})</source>
        <translation type="vanished">Als {side}, andere Partien (die ersten {listed} von {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games ({total})</source>
        <translation>Als {side}, andere Partien ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games (the first {listed} of {total})</source>
        <translation type="vanished">Als {side}, eigene Partien (die ersten {listed} von {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games ({total})</source>
        <translation>Als {side}, eigene Partien ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Automatic: X if both sides have the same number of marks.</source>
        <translation>Automatisch: X, wenn beide Seiten gleich viele Zeichen haben.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>Boards, one per line (*.txt);;All files (*)</source>
        <translation>Bretter, eines pro Zeile (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Calculates what a player does with infinitely many trials: where its best square is not a best move, and whether an opponent who knows the player can win. Choose a player and a board up to 4×4, then press Find the limits.</source>
        <translation type="vanished">Berechnet, was ein Spieler mit unendlich vielen Versuchen tut: wo sein bestes Feld kein bester Zug ist und ob ein Gegner, der den Spieler kennt, gewinnen kann. Wählen Sie einen Spieler und ein Brett bis 4×4 und drücken Sie dann „Grenzen ermitteln“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Chance of best score</source>
        <translation>Chance auf meiste Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Charts of</source>
        <translation>Diagramme von</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Click a square to cycle X, O, empty.</source>
        <translation>Klicken wechselt ein Feld zwischen X, O und leer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Compare by</source>
        <translation>Vergleichen nach</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>Setzt das Lehrbuch {name} fort. Fehler: {mistakes}, Partien: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied: {text}</source>
        <translation>Kopiert: {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Cross table</source>
        <translation type="vanished">Kreuztabelle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Difference</source>
        <translation type="vanished">Unterschied</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Differences of the two runs</source>
        <translation>Unterschiede der beiden Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Each block of games is saved at once.</source>
        <translation>Jeder Block von Partien wird sofort gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each cell: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Jede Zelle: Siege – Unentschieden – Niederlagen des Spielers der Zeile, auf beiden Seiten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each player is X in half of them.</source>
        <translation type="vanished">Jeder Spieler ist in der Hälfte davon X.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation type="vanished">Eine Partie beenden, sobald ein kurzer Beweis zeigt, wer bei bestem Spiel gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End proven games</source>
        <translation type="vanished">Bewiesene Partien beenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: about {time}</source>
        <translation>Geschätzte Dauer: etwa {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: at most {time}</source>
        <translation>Geschätzte Dauer: höchstens {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: more than {time}</source>
        <translation>Geschätzte Dauer: mehr als {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: {time}</source>
        <translation type="vanished">Geschätzte Dauer: {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run of the lab and of the commands is saved here.</source>
        <translation>Hier wird jeder Lauf des Labors und der Befehle gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run that you start on another page or with a command is saved here with its results, settings, seed and computer.</source>
        <translation type="vanished">Jeder Lauf, den Sie auf einer anderen Seite oder mit einem Befehl starten, wird hier mit Ergebnissen, Einstellungen, Startwert und Computer gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page</source>
        <translation>Diese Seite erklären</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page (F1)</source>
        <translation>Diese Seite erklären (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish games</source>
        <translation>Fertig spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish the games in progress, then stop. Finished games are saved, and the run can be resumed.</source>
        <translation>Die laufenden Partien zu Ende spielen, dann stoppen. Beendete Partien sind gespeichert, und der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation type="vanished">Partien auf {rules}: {games}, verloren: {losses}. Fehler im Lehrbuch: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}; each block of games is saved at once.</source>
        <translation type="vanished">Partien auf {rules}; jeder Block von Partien wird sofort gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Games per pair</source>
        <translation type="vanished">Partien pro Paar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Games per value</source>
        <translation type="vanished">Partien pro Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation type="vanished">Wie gut kann er werden?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation type="vanished">Wie oft mit jeder Anzahl von Versuchen ein Zug gewählt wird.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab pages</source>
        <translation type="vanished">Seiten des Labors</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learn from the beginning, in a new file beside this one</source>
        <translation>Von Anfang an lernen, in einer neuen Datei neben dieser</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Grenzen von {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses go on where an earlier move had decided the game: only the blame “Chain” learns from such moves.</source>
        <translation type="vanished">Wo schon ein früherer Zug die Partie entschieden hatte, gehen die Niederlagen weiter: Nur die Schuldregel „Kette“ lernt aus solchen Zügen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation type="vanished">Niederlagen können weitergehen: Hatte ein früherer Zug die Partie entschieden, lernt nur die Schuldregel „Kette“ daraus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Measure</source>
        <translation type="vanished">Messgröße</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Measured player</source>
        <translation type="vanished">Gemessener Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Mistakes</source>
        <translation type="vanished">Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>More settings</source>
        <translation>Mehr Einstellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>No longer vary this setting</source>
        <translation>Diese Einstellung nicht mehr variieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>No saved runs</source>
        <translation>Keine gespeicherten Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Not played yet</source>
        <translation type="vanished">Noch nicht gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Number of games played at the same time.</source>
        <translation>Anzahl der gleichzeitig gespielten Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Number of games to play.</source>
        <translation type="vanished">Anzahl der Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Number of games with each value.</source>
        <translation type="vanished">Anzahl der Partien mit jedem Wert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation type="vanished">Zahl der Partien; mit einem Sequenztest die höchste.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Numbers from {low} to {high}.</source>
        <translation type="vanished">Zahlen von {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Opening moves</source>
        <translation type="vanished">Eröffnungszüge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation type="vanished">Sonst spielt A in jeder Partie X.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Pairs: {pairs}, games: {games}</source>
        <translation type="vanished">Paare: {pairs}, Partien: {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play a match</source>
        <translation>Wettkampf spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Play from here in the main window</source>
        <translation>Im Hauptfenster ab hier spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player A</source>
        <translation>Spieler A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player B</source>
        <translation>Spieler B</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Eine Rangfolge gibt es, wenn alle Partien gespielt sind. In Klammern: das 95-%-Intervall für den Anteil verlorener Partien. Jede Zelle der Kreuztabelle: Siege – Unentschieden – Niederlagen des Spielers der Zeile, auf beiden Seiten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Plays against</source>
        <translation type="vanished">Spielt gegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions with mistakes</source>
        <translation>Stellungen mit Fehlern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Press Open for details.</source>
        <translation>Drücken Sie „Öffnen“ für Einzelheiten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation type="vanished">Zufällige Züge vor jeder Partie, die beiden Seiten etwa gleiche Chancen geben. Jeder Spieler spielt beide Seiten jeder Eröffnung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Results of A</source>
        <translation type="vanished">Ergebnisse von A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Results of the sweep</source>
        <translation type="vanished">Ergebnisse der Messreihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resuming “{name}”…</source>
        <translation>„{name}“ wird fortgesetzt…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Rows of X, O and dots, from the top, separated by /.</source>
        <translation>Zeilen aus X, O und Punkten, von oben, getrennt durch /.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Rules: {rules}</source>
        <translation type="vanished">Regeln: {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Run by</source>
        <extracomment>"this computer" or "a Dask cluster" plays the games.</extracomment>
        <translation>Ausführung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Run this example</source>
        <translation>Beispiel ausführen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Run {first}, “{first_name}”, and run {second}, “{second_name}”</source>
        <translation>Lauf {first}, „{first_name}“, und Lauf {second}, „{second_name}“</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Run {number}</source>
        <translation type="vanished">Lauf {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Runs each</source>
        <translation type="vanished">Läufe je Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Save the results and charts</source>
        <translation>Die Ergebnisse und Diagramme speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Saved as {file}</source>
        <translation>Als {file} gespeichert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Saved runs</source>
        <translation>Gespeicherte Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}</source>
        <translation>Startwert {seed} · {executor} · tttmc {version} · {stream} · {machine}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run, or two to compare them.</source>
        <translation>Wählen Sie einen Lauf aus, oder zwei, um sie zu vergleichen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Settings of this player</source>
        <translation>Einstellungen dieses Spielers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Share</source>
        <extracomment>The share of all games.</extracomment>
        <translation type="vanished">Anteil</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Anteile mit ihren 95-%-Intervallen. Zeiten: der Median und in Klammern die mittlere Hälfte der Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Show on the board how likely each square is to have the best score</source>
        <translation>Auf dem Brett zeigen, wie wahrscheinlich jedes Feld die meisten Punkte hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Show the settings of this player</source>
        <translation>Die Einstellungen dieses Spielers anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Side</source>
        <translation type="vanished">Seite</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Standings</source>
        <translation type="vanished">Rangliste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Start ({keys})</source>
        <translation>Starten ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Starting…</source>
        <translation>Start…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Starts the new textbook {name}.</source>
        <translation>Beginnt das neue Lehrbuch {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop at once. Results so far are saved.</source>
        <translation>Sofort stoppen. Die bisherigen Ergebnisse sind gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Stop between Elo</source>
        <translation type="vanished">Stopp zwischen Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_texts.py"/>
        <source>Stopped after the games in progress: {done} of {target} games are saved.</source>
        <translation type="vanished">Nach den laufenden Partien gestoppt: {done} von {target} Partien sind gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Stopped before the first game.</source>
        <translation type="vanished">Vor der ersten Partie gestoppt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped: {done} of {target} games are saved.</source>
        <translation>Gestoppt: {done} von {target} Partien sind gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Take known luck out of the score</source>
        <translation type="vanished">Bekanntes Glück aus den Punkten herausrechnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The address that the Dask scheduler prints when it starts.</source>
        <translation>Die Adresse, die der Dask-Scheduler beim Start ausgibt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>The opening</source>
        <translation>Die Eröffnung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The parameter that takes several values.</source>
        <translation type="vanished">Der Parameter, der mehrere Werte annimmt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The results are the same either way.</source>
        <translation>Die Ergebnisse sind in beiden Fällen gleich.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>The side that the learner plays.</source>
        <translation type="vanished">Die Seite, die der Lerner spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The side that the measured player plays.</source>
        <translation type="vanished">Die Seite, die der gemessene Spieler spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>These games were started before: {done} of {target} are done.</source>
        <translation type="vanished">Diese Partien wurden schon einmal begonnen: {done} von {target} sind fertig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>This player has no parameters.</source>
        <translation type="vanished">Dieser Spieler hat keine Parameter.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Zeiten: der Median und in Klammern die mittlere Hälfte der Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Trials are ignored here: results hold for infinitely many.</source>
        <translation>Versuche zählen hier nicht: Die Ergebnisse gelten für unendlich viele.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials, comma-separated</source>
        <translation>Versuche, durch Komma getrennt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation type="vanished">Zwei Elo-Differenzen, etwa 0, 20: Ein Sequenztest beendet den Wettkampf, sobald er eine davon annimmt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Zwei Felder liegen hier dicht beieinander: auf dem Brett zeigen, welches vorn liegen könnte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Use a new textbook</source>
        <translation>Neues Lehrbuch verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Use current game</source>
        <translation>Aktuelle Partie übernehmen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Value</source>
        <translation type="vanished">Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, comma-separated</source>
        <translation>Werte, durch Komma getrennt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, separated by semicolons</source>
        <translation>Werte, durch Semikolon getrennt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Varied parameter</source>
        <translation>Veränderter Parameter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Vary another setting</source>
        <translation type="vanished">Weitere Einstellung variieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What can be done with a run</source>
        <translation>Was sich mit einem Lauf tun lässt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Where</source>
        <extracomment>Heading: where the games are played.</extracomment>
        <translation type="vanished">Ort</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Whole numbers from {low} to {high}.</source>
        <translation type="vanished">Ganze Zahlen von {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>a Dask cluster</source>
        <translation>ein Dask-Cluster</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>another player</source>
        <translation>einen anderen Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic</source>
        <extracomment>Which side is to move, X or O: determined from the board.</extracomment>
        <translation>automatisch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic: {side}</source>
        <translation>automatisch: {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>by {measure}</source>
        <translation>nach {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>can't be read</source>
        <translation type="vanished">nicht lesbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>itself</source>
        <extracomment>The measured player plays against itself.</extracomment>
        <translation>sich selbst</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>none</source>
        <extracomment>No openings.</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>tcp://host:8786</source>
        <translation>tcp://host:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>this run isn't saved: {reason}</source>
        <translation>Dieser Lauf ist nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{count} ({interval} %)</source>
        <translation type="vanished">{count} ({interval} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{done} of {target}</source>
        <translation type="vanished">{done} von {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games</source>
        <translation type="vanished">{done} von {target} Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · about {time} left</source>
        <translation>{done} von {target} Partien · noch etwa {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · finishing those in progress</source>
        <translation>{done} von {target} Partien · laufende werden beendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {executor}</source>
        <translation type="vanished">{done} von {target} Partien · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left</source>
        <translation type="vanished">{done} von {target} Partien · noch {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left · {executor}</source>
        <translation type="vanished">{done} von {target} Partien · noch {time} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation type="vanished">{done} von {target} Zügen gewählt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{forfeit} ({more} more in the CSV table)</source>
        <translation>{forfeit} ({more} weitere in der CSV-Tabelle)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{low} to {high}</source>
        <translation type="vanished">{low} bis {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{page} ({keys})</source>
        <translation>{page} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}.</source>
        <translation type="vanished">{player}, Startwert {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation type="vanished">{player}, Startwert {seed}. {note}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation type="vanished">
            <numerusform>{player}, {rules}: %n Stellung; Drehungen und Spiegelungen zählen einmal.</numerusform>
            <numerusform>{player}, {rules}: %n Stellungen; Drehungen und Spiegelungen zählen einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{progress} Stopped; the results so far are saved.</source>
        <translation>{progress} Gestoppt; die bisherigen Ergebnisse sind gespeichert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{progress} · Lab</source>
        <translation>{progress} · Labor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>“{name}” deleted.</source>
        <translation>„{name}“ gelöscht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}” is unfinished: {done} of {target} games are done.</source>
        <translation>„{name}“ ist unvollständig: {done} von {target} Partien sind fertig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}”, saved as run {run}.</source>
        <translation>„{name}“, gespeichert als Lauf {run}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven line that holds the tie: move {at} of {total}</source>
        <translation>Eine bewiesene Zugfolge, die das Unentschieden hält: Zug {at} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven win: move {at} of {total}</source>
        <translation>Ein bewiesener Sieg: Zug {at} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, nor do moves that can't be judged, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again. If there is none, it turned at the move that gave away the most by estimate.</source>
        <translation>Die Genauigkeit ist 100 % minus die Punkte, die eine Seite pro Zug hergab: Ein Sieg zählt 1 Punkt, ein Unentschieden einen halben. Züge, die das Ergebnis nicht ändern konnten, zählen nicht, ebenso wenig Züge, die sich nicht beurteilen lassen; gleiche Fehler können daher verschiedene Anteile ergeben. Die Wende war der letzte bewiesene Fehler: Danach gab niemand mehr das Ergebnis her. Gibt es keinen, war es der Zug, der nach Schätzung am meisten hergab.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again.</source>
        <translation type="vanished">Die Genauigkeit ist 100 % minus die Punkte, die eine Seite pro Zug hergab: Ein Sieg zählt 1 Punkt, ein Unentschieden einen halben. Züge, die das Ergebnis nicht ändern konnten, zählen nicht; gleiche Fehler können daher verschiedene Anteile ergeben. Die Wende war der letzte bewiesene Fehler: Danach gab niemand mehr das Ergebnis her.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Accuracy: X {x}, O {o}. {summary}</source>
        <translation>Genauigkeit: X {x}, O {o}. {summary}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>After your {square}</source>
        <translation>Nach Ihrem Zug {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Mistakes from your next games will appear here.</source>
        <translation>Alles geschafft. Fehler aus Ihren nächsten Partien erscheinen hier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Your next mistakes appear after your next review.</source>
        <translation type="vanished">Alles erledigt. Ihre nächsten Fehler erscheinen nach Ihrer nächsten Analyse.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Answer first; then the real players play</source>
        <translation>Antworten Sie zuerst; dann spielen die echten Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/page_stage.py"/>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Better: {squares}</source>
        <translation>Besser: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Check by experiment</source>
        <translation>Im Experiment prüfen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose a square.</source>
        <translation>Wählen Sie ein Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose an answer before you check it: you'll remember the result better.</source>
        <translation>Wählen Sie vor dem Prüfen eine Antwort: So merken Sie sich das Ergebnis besser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>Choose another square for the loser to see how that is met.</source>
        <translation>Wählen Sie ein anderes Feld für den Verlierer, um die Antwort darauf zu sehen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Convergence in the lab</source>
        <translation>Konvergenz im Labor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Find the better moves yourself</source>
        <translation>Die besseren Züge selbst finden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>First position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Go further in the lab</source>
        <translation>Im Labor vertiefen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>It is another square.</source>
        <translation type="vanished">Es ist ein anderes Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Known mistakes</source>
        <translation>Bekannte Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Learn</source>
        <translation type="vanished">Lernen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Learn from your mistakes</source>
        <translation type="vanished">Aus Fehlern lernen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lessons</source>
        <translation type="vanished">Lektionen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Measured: {answer}.</source>
        <translation type="vanished">Gemessen: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Mistake {number} of {total}</source>
        <translation>Fehler {number} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Next</source>
        <extracomment>The next exercise.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No line could be proven from here.</source>
        <translation>Ab hier ließ sich keine Zugfolge beweisen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise yet. Your proven mistakes are collected after each game against a machine, or when you review a game.</source>
        <translation>Noch keine Fehler zum Üben. Ihre bewiesenen Fehler werden nach jeder Partie gegen einen Computer gesammelt, oder wenn Sie eine Partie analysieren.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise: review a game first.</source>
        <translation type="vanished">Keine Fehler zum Üben: Analysieren Sie zuerst eine Partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>No textbook yet: play against the player “Learn by mistake”, or train one in the lab.</source>
        <translation>Noch kein Lehrbuch: Spielen Sie gegen den Spieler „Lernen aus Fehlern“, oder trainieren Sie einen im Labor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Pages</source>
        <translation type="vanished">Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play a game or open one, then review it here.</source>
        <translation>Spielen oder öffnen Sie eine Partie, und analysieren Sie sie dann hier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play against this mistake</source>
        <translation>Gegen diesen Fehler spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Play from this position</source>
        <translation>Ab dieser Stellung spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Practise all that are due</source>
        <translation>Alle fälligen üben</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Practise your mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Previous move</source>
        <translation>Vorheriger Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Progress of the experiment</source>
        <translation>Fortschritt des Experiments</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Progress of the review</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review</source>
        <translation type="vanished">Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review the other moves, too</source>
        <translation>Auch die übrigen Züge analysieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}</source>
        <translation>Punkte mit den Gewichten {own} und {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}, and proven results</source>
        <translation>Punkte mit den Gewichten {own} und {other} und bewiesene Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}; ✓ is proven with best play</source>
        <translation type="vanished">Punkte mit den Gewichten {own} und {other}; ✓ ist bei bestem Spiel bewiesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search the mistakes</source>
        <translation>Fehler durchsuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search: b2, game 12, X.O/…</source>
        <translation>Suchen: b2, Partie 12, X.O/…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the missed win</source>
        <translation>Verpassten Sieg zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the refutation</source>
        <translation>Widerlegung zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start</source>
        <extracomment>The start of the game (a noun).</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop the review, and keep what has been found so far</source>
        <translation>Die Analyse stoppen und das bisher Gefundene behalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Stored mistakes from all your games: {total}. Due: {due}.</source>
        <translation>Gespeicherte Fehler aus allen Ihren Partien: {total}. Fällig: {due}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Textbook</source>
        <translation>Lehrbuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>The game is over.</source>
        <translation>Die Partie ist beendet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>The learner's textbook</source>
        <translation type="vanished">Das Lehrbuch des Lerners</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>The mistakes of all your games come back after 1 to 90 days</source>
        <translation>Die Fehler aller Ihrer Partien kommen nach 1 bis 90 Tagen wieder</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>The shortest win: move {at} of {total}</source>
        <translation>Der kürzeste Sieg: Zug {at} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Train a learner in the lab</source>
        <translation>Lerner im Labor trainieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Try it again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>What was better?</source>
        <translation>Was war besser?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Why did my move fail?</source>
        <translation>Warum scheiterte mein Zug?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You chose: {chosen}. The answer: {answer}.</source>
        <translation>Ihre Wahl: {chosen}. Die Antwort: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>You tried another defence.</source>
        <translation>Sie haben eine andere Verteidigung versucht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You were right.</source>
        <translation>Sie hatten recht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your answer: {square}</source>
        <translation>Ihre Antwort: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Your mistakes</source>
        <translation type="vanished">Ihre Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{counts} Listed: the newest {listed}.</source>
        <translation>{counts} Aufgelistet: die neuesten {listed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · you played {square}</source>
        <translation type="vanished">{number} von {total} · Sie haben {square} gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · {rules} · you played {square}</source>
        <translation type="vanished">{number} von {total} · {rules} · Sie haben {square} gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}</source>
        <translation>{number}. {side} {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{number}. {side} {square}{sign}  {kind}</source>
        <translation>{number}. {side} {square}{sign}  {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{rules} · you played {square}</source>
        <translation>{rules} · Sie haben {square} gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>{rules}. Fehler: {mistakes}, Partien: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}. Listed: the newest {listed}.</source>
        <translation type="vanished">{rules}. Fehler: {mistakes}, Partien: {games}. Aufgelistet: die neuesten {listed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{share} ({judged} of {count} moves judged)</source>
        <translation>{share} ({judged} von {count} Zügen beurteilt)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{source} {proof}</source>
        <translation>{source} {proof}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side}</source>
        <translation>{square} als {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side} · game {game}</source>
        <translation>{square} als {side} · Partie {game}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} is a known mistake</source>
        <translation>{square} ist ein bekannter Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} loses for {side}</source>
        <translation>{square} verliert für {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here in game {game}, on {date}.</source>
        <translation>{square} hat hier in Partie {game} verloren, am {date}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here. The date isn't known: the entry was imported, or an older version wrote it.</source>
        <translation>{square} hat hier verloren. Das Datum ist nicht bekannt: Der Eintrag wurde importiert oder stammt von einer älteren Version.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} ties for {side}</source>
        <translation>{square} bringt {side} ein Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} wins for {side}</source>
        <translation>{square} gewinnt für {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{winner} wins</source>
        <translation>{winner} gewinnt</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <location filename="tttmc_app/gui/look/widgets.py"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/page_window.py"/>
        <source>{page} (Ctrl+{number})</source>
        <translation type="vanished">{page} (Ctrl+{number})</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>%n game(s) with other settings not counted</source>
        <translation>
            <numerusform>%n Partie mit anderen Einstellungen zählt nicht mit</numerusform>
            <numerusform>%n Partien mit anderen Einstellungen zählen nicht mit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A number from {low} to {high}</source>
        <translation>Eine Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A whole number from {low} to {high}</source>
        <translation>Eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Choose a file ({label})</source>
        <translation>Datei wählen ({label})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Choose one to return to its moves; the others stay here.</source>
        <translation>Wählen Sie eine, um zu ihren Zügen zurückzukehren; die anderen bleiben hier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Counts the games with these rules, players and settings. Games with other settings have separate scores.</source>
        <translation type="vanished">Zählt die Partien mit diesen Regeln, Spielern und Einstellungen. Partien mit anderen Einstellungen haben einen eigenen Spielstand.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Draw {mark} ({keys})</source>
        <translation>{mark} zeichnen ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Erase marks ({keys})</source>
        <translation>Zeichen löschen ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>From move {number}: {squares}</source>
        <translation>Ab Zug {number}: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Guess first, then run the trials</source>
        <translation>Erst raten, dann Versuche durchführen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>How long each move takes when machines play each other</source>
        <translation>Dauer jedes Zugs, wenn Computer gegeneinander spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How this player thinks</source>
        <translation>Wie dieser Spieler denkt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How {mark}'s player thinks</source>
        <translation>Wie der Spieler von {mark} denkt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Wie {side} die Felder vor dem Zug {move} bewertet hat: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} would have rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Wie {side} die Felder vor dem Zug {move} bewertet hätte: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>In a row</source>
        <translation>In Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more</source>
        <translation>Mehr erfahren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more about {mark}'s player</source>
        <translation>Mehr über den Spieler von {mark} erfahren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Marks in a row that make a line.</source>
        <translation>Zeichen hintereinander, die eine Reihe bilden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Milliseconds per move when machines play each other</source>
        <translation>Millisekunden pro Zug, wenn Computer gegeneinander spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}</source>
        <translation>Zug {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}, played by you.</source>
        <translation>Zug {number}: {square}, von Ihnen gespielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/stage.py"/>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves appear here. Click one to see what the machine thought there.</source>
        <translation type="vanished">Hier erscheinen Züge. Klicken Sie auf einen, um zu sehen, was der Computer dort überlegt hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Open the lesson or the page on this player</source>
        <translation>Die Lektion oder Hilfeseite zu diesem Spieler öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Pause {time} s</source>
        <extracomment>How long two machines wait after each move.</extracomment>
        <translation>Pause {time} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Player for {mark}</source>
        <translation>Spieler für {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Programs (*.exe *.bat *.cmd);;All files (*)</source>
        <translation>Programme (*.exe *.bat *.cmd);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Progress of {mark}'s thought</source>
        <translation type="vanished">Fortschritt der Überlegung von {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Python files (*.py);;All files (*)</source>
        <translation>Python-Dateien (*.py);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>Random</source>
        <extracomment>A random seed.</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Rematch</source>
        <translation type="vanished">Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Reset</source>
        <translation type="vanished">Löschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Reverse: completing a line loses</source>
        <translation type="vanished">Umgekehrt: Volle Reihe verliert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Rules</source>
        <translation type="vanished">Regeln</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>See both think, move by move</source>
        <translation>Beide rechnen sehen, Zug um Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Series</source>
        <translation type="vanished">Serie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Speed</source>
        <translation type="vanished">Tempo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Squares along each side, 1 to 25.</source>
        <translation>Felder auf jeder Seite, 1 bis 25.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Start next game automatically</source>
        <translation>Nächste Partie automatisch beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Swap sides</source>
        <translation type="vanished">Tauschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>The best squares appear here when a machine thinks.</source>
        <translation type="vanished">Hier erscheinen die besten Felder, wenn ein Computer rechnet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The same seed and settings give the same game. Empty: a random seed for each game.</source>
        <translation>Gleicher Startwert und gleiche Einstellungen ergeben die gleiche Partie. Leer: ein zufälliger Startwert für jede Partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The side that completes a line loses.</source>
        <translation type="vanished">Die Seite, die eine Reihe vollendet, verliert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>The start of the game.</source>
        <translation>Der Anfang der Partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Watch two machines</source>
        <translation>Zwei Computern zusehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>What would you like to play?</source>
        <translation>Was möchten Sie spielen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} saw before {move}: {note}</source>
        <translation type="vanished">Was {side} vor {move} gesehen hat: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} would have seen before {move}: {note}</source>
        <translation type="vanished">Was {side} vor {move} gesehen hätte: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>When machines play each other, start the next game as soon as one ends.</source>
        <translation>Wenn Computer gegeneinander spielen, die nächste Partie beginnen, sobald eine endet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>calculated: {share}</source>
        <translation type="vanished">berechnet: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>no delay</source>
        <translation>sofort</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>random: {seed}</source>
        <translation>zufällig: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>searched: {share}</source>
        <translation type="vanished">durchsucht: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} of {total} {counted}</source>
        <translation type="vanished">{done} von {total} {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} {counted}</source>
        <translation type="vanished">{done} {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>{label}:
{names}</source>
        <translation>{label}:
{names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{low} to {high} squares along each side</source>
        <translation>{low} bis {high} Felder auf jeder Seite</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>{mark} to move</source>
        <translation>{mark} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted}</source>
        <translation>{move}, {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted} in {duration}</source>
        <translation>{move}, {counted} in {duration}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {value}</source>
        <translation>{move}, {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{names} · {others}</source>
        <translation>{names} · {others}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>{name} ± standard error</source>
        <translation type="vanished">{name} ± Standardfehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>{note} {other}</source>
        <translation>{note} {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{progress} · {rate}</source>
        <translation>{progress} · {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{range}, not {number}</source>
        <translation>{range}, nicht {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>{reason}.</source>
        <translation type="vanished">{reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{tip}
Not available here: {reason}.</source>
        <translation>{tip}
Hier nicht verfügbar: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>{tip}
This game's seed: {seed}</source>
        <translation>{tip}
Startwert dieser Partie: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{value} · {moves}</source>
        <translation>{value} · {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}</source>
        <translation>{x} (X) {x_wins}, unentschieden {ties}, {o} (O) {o_wins}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) · ties · {o} (O)</source>
        <translation type="vanished">{x} (X) · Unentsch. · {o} (O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>… and more</source>
        <translation type="vanished">… und weitere</translation>
    </message>
</context>
<context>
    <name>Students</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) graded.</source>
        <translation>
            <numerusform>%n Datei bewertet.</numerusform>
            <numerusform>%n Dateien bewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) not graded.</source>
        <translation>
            <numerusform>%n Datei nicht bewertet.</numerusform>
            <numerusform>%n Dateien nicht bewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>&amp;Recent student files</source>
        <translation>Zule&amp;tzt geöffnete Studentendateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A Python file with functions check_…(module)</source>
        <translation>Eine Python-Datei mit Funktionen check_…(module)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A folder whose files aren't graded</source>
        <translation>Ein Ordner, dessen Dateien nicht bewertet werden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>As graded</source>
        <translation>Wie bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Checks of your own</source>
        <translation>Eigene Prüfungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Checks: {passed} of {count} passed</source>
        <translation type="vanished">Prüfungen: {passed} von {count} bestanden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Choose a file in the table to read its report.</source>
        <translation>Wählen Sie in der Tabelle eine Datei, um ihren Bericht zu lesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a student file</source>
        <translation>Wählen Sie eine Studentendatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose files…</source>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here.</source>
        <translation type="vanished">Wählen Sie Studentendateien oder einen Ordner, oder legen Sie sie hier ab.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here. Each file's functions are called as in the course, and its mistakes are listed with the points they cost. The file also plays games, which show its strength. You are asked before a new file runs.</source>
        <translation>Wählen Sie Studentendateien oder einen Ordner, oder legen Sie sie hier ab. Die Funktionen jeder Datei werden wie im Kurs aufgerufen, und ihre Fehler werden mit den Punkten aufgelistet, die sie kosten. Die Datei spielt auch Partien, die ihre Spielstärke zeigen. Bevor eine neue Datei ausgeführt wird, werden Sie gefragt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Column for the grades:</source>
        <translation>Spalte für die Noten:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Comment, which the student reads</source>
        <translation>Kommentar, den der Student liest</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Compare with an earlier class</source>
        <translation>Mit früherem Jahrgang vergleichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file}</source>
        <translation>Konsole · {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file} · {language}</source>
        <translation>Konsole · {file} · {language}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Created {file} and its tests, {suite}, in {folder}. Fill in the four functions in your editor.</source>
        <translation>{file} und die Tests {suite} wurden in {folder} angelegt. Füllen Sie die vier Funktionen in Ihrem Editor aus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading</source>
        <translation>Die Bewertung erklären</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading (F1)</source>
        <translation>Die Bewertung erklären (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Exporting…</source>
        <translation>Export läuft…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Files graded at the same time</source>
        <translation>Gleichzeitig bewertete Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Find files that look copied</source>
        <translation>Dateien suchen, die kopiert wirken</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Games against each opponent</source>
        <translation>Partien gegen jeden Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade a folder</source>
        <translation>Einen Ordner bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade again</source>
        <translation>Erneut bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade files</source>
        <translation>Dateien bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade students' files</source>
        <translation>Studentendateien bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Graded files</source>
        <translation>Bewertete Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading progress</source>
        <translation>Fortschritt der Bewertung</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process without access to your files, other programs or networks.</source>
        <translation>
            <numerusform>Die Bewertung führt %n neue Datei aus. Sie läuft in einem eigenen Prozess ohne Zugriff auf Ihre Dateien, andere Programme oder Netzwerke.</numerusform>
            <numerusform>Die Bewertung führt %n neue Dateien aus. Jede läuft in einem eigenen Prozess ohne Zugriff auf Ihre Dateien, andere Programme oder Netzwerke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process, and can do anything you can on this computer.</source>
        <translation>
            <numerusform>Die Bewertung führt %n neue Datei aus. Sie läuft in einem eigenen Prozess und kann auf diesem Computer alles tun, was Sie tun können.</numerusform>
            <numerusform>Die Bewertung führt %n neue Dateien aus. Jede läuft in einem eigenen Prozess und kann auf diesem Computer alles tun, was Sie tun können.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>How to grade</source>
        <translation>Bewertung einstellen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>How to grade…</source>
        <translation>Bewertung einstellen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Leave out students' names</source>
        <translation>Namen der Studenten weglassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Let Monte Carlo play on</source>
        <translation>Monte Carlo weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Looking for files…</source>
        <translation>Dateien werden gesucht…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>New student file</source>
        <translation>Neue Studentendatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>No files yet</source>
        <translation type="vanished">Noch keine Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>None chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Not run yet</source>
        <translation>Noch nicht ausgeführt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Nothing graded yet</source>
        <translation>Noch nichts bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Of several versions, the best counts</source>
        <translation>Von mehreren Fassungen zählt die beste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>On 3×3, playing X and O in turn. The file and the reference solution play {trials} trials per move with the same weights.</source>
        <translation type="vanished">Auf 3×3, abwechselnd mit X und O. Die Datei und die Musterlösung spielen mit {trials} Versuchen pro Zug und gleichen Gewichten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open it here</source>
        <translation>Hier öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open student file</source>
        <translation>Studentendatei öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Output of the student's file</source>
        <translation>Ausgabe der Studentendatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Play it against Monte Carlo</source>
        <translation>Gegen Monte Carlo spielen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Playing games</source>
        <translation>Partien laufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points and comment</source>
        <translation>Punkte und Kommentar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Points and comment…</source>
        <translation>Punkte und Kommentar…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points out of {full}</source>
        <translation>Punkte von {full}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Read the file again and restart it</source>
        <translation>Die Datei erneut einlesen und neu starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Remarks: {count}</source>
        <translation type="vanished">Hinweise: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Bewertungsschema</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Running checks</source>
        <translation>Prüfungen laufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Running {file} …</source>
        <translation>{file} wird ausgeführt …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Save the report for the student…</source>
        <translation>Bericht für den Studenten speichern…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Saved as {name}</source>
        <translation>Als {name} gespeichert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Seed of all random choices</source>
        <translation>Startwert aller Zufallsentscheidungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Show line {line}</source>
        <translation>Zeile {line} zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Show the file</source>
        <translation>Datei anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show the file's text</source>
        <translation>Den Text der Datei anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped before it began</source>
        <translation>Vor dem Beginn gestoppt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during checks</source>
        <translation>Während der Prüfungen gestoppt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during games</source>
        <translation>Während der Partien gestoppt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped: {done} of {total} graded.</source>
        <translation>Gestoppt: {done} von {total} bewertet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Strength</source>
        <translation type="vanished">Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/source_view.py"/>
        <source>Student's file</source>
        <translation>Datei des Studenten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Style: {count}</source>
        <translation type="vanished">Stil: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {failure}. The console shows where. Fix the file, then press Reload.</source>
        <translation>Die Datei {failure}. Die Konsole zeigt, wo. Korrigieren Sie die Datei und drücken Sie dann „Neu laden“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {file} has no function {name}, so it can't play; the console shows what it printed.</source>
        <translation>Die Datei {file} hat keine Funktion {name} und kann daher nicht spielen; die Konsole zeigt, was sie ausgegeben hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_files.py"/>
        <source>The file {problem}.</source>
        <translation type="vanished">Die Datei {problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>The game waits for it.</source>
        <translation>Die Partie wartet darauf.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>These files don't look copied.</source>
        <translation>Diese Dateien wirken nicht kopiert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Watch it play itself</source>
        <translation>Gegen sich selbst spielen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>games</source>
        <translation type="vanished">Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>line {line}: {remark}.
</source>
        <translation>Zeile {line}: {remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>stopped half-way</source>
        <translation>mittendrin abgebrochen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>suspect: far too weak for its points</source>
        <translation type="vanished">verdächtig: viel zu schwach für die Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>tied</source>
        <translation type="vanished">unentsch.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{done} of {total} graded</source>
        <translation>{done} von {total} bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you, as requested on line {line}.</source>
        <translation>{file} ({language}) spielt {side} gegen Sie, wie in Zeile {line} verlangt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you.</source>
        <translation>{file} ({language}) spielt {side} gegen Sie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is starting</source>
        <translation>{file} ({side}) wird gestartet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation>{file} ({side}) wartet auf Ihre Erlaubnis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} asks for an impossible game: {error}</source>
        <translation>{file} verlangt eine unmögliche Partie: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} has changed on disk. Reload runs the new version.</source>
        <translation>{file} wurde auf dem Datenträger geändert. „Neu laden“ führt die neue Version aus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} wurde seit der letzten Ausführung geändert. Die Datei kann auf diesem Computer alles tun, was Sie tun können. Sie läuft in einem eigenen Prozess, der endet, wenn Sie sie stoppen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} wurde seit der letzten Ausführung geändert. Die Datei läuft in einem eigenen Prozess ohne Zugriff auf Ihre Dateien, andere Programme oder Netzwerke, der endet, wenn Sie sie stoppen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} ist hier neu. Die Datei kann auf diesem Computer alles tun, was Sie tun können. Sie läuft in einem eigenen Prozess, der endet, wenn Sie sie stoppen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} ist hier neu. Die Datei läuft in einem eigenen Prozess ohne Zugriff auf Ihre Dateien, andere Programme oder Netzwerke, der endet, wenn Sie sie stoppen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again with {settings}.</source>
        <translation>{file} beginnt von vorn mit {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again.</source>
        <translation>{file} beginnt von vorn.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts with {settings}.</source>
        <translation>{file} beginnt mit {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was reloaded.</source>
        <translation>{file} wurde neu geladen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} wasn't started.</source>
        <translation>{file} wurde nicht gestartet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{graded} The results can't be saved: {error}</source>
        <translation>{graded} Die Ergebnisse lassen sich nicht speichern: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{remark}.
</source>
        <translation>{remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{share} of the smaller file is in the other one; the marked lines are alike.</source>
        <translation>{share} der kleineren Datei stehen auch in der anderen; die markierten Zeilen stimmen überein.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.</source>
        <translation>{side} verliert die Partie kampflos: {reason}. Korrigieren Sie die Datei und drücken Sie dann „Neu laden“, um fortzufahren.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} needs a student file</source>
        <translation>{side} braucht eine Studentendatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it back under Rules.</source>
        <translation>{text} Das Brett ist jetzt 3×3, weil eine Datei auf {size}×{size} langsam ist; unter „Regeln“ können Sie es zurückändern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… 1 line printed too fast was dropped …</source>
        <translation>… 1 zu schnell ausgegebene Zeile verworfen …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… {lines} lines printed too fast were dropped …</source>
        <translation>… {lines} zu schnell ausgegebene Zeilen verworfen …</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>"format": "{format}" is missing</source>
        <translation>"format": "{format}" fehlt</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n comment(s) that the sheet contained already are kept</source>
        <translation type="vanished">
            <numerusform>%n Kommentar, den die Tabelle schon enthielt, bleibt erhalten</numerusform>
            <numerusform>%n Kommentare, die die Tabelle schon enthielt, bleiben erhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: only complete pairs count.</source>
        <translation>
            <numerusform>%n gespielte Partie zählt nicht: Nur vollständige Paare zählen.</numerusform>
            <numerusform>%n gespielte Partien zählen nicht: Nur vollständige Paare zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: with a sequential test, only complete pairs count, in their order.</source>
        <translation>
            <numerusform>%n gespielte Partie zählt nicht: Mit einem Sequenztest zählen nur vollständige Paare, der Reihe nach.</numerusform>
            <numerusform>%n gespielte Partien zählen nicht: Mit einem Sequenztest zählen nur vollständige Paare, der Reihe nach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>%n grade(s)</source>
        <translation>
            <numerusform>%n Note</numerusform>
            <numerusform>%n Noten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n process(es)</source>
        <translation>
            <numerusform>%n Prozess</numerusform>
            <numerusform>%n Prozesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Stichprobe</numerusform>
            <numerusform>%n Stichproben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>%n sample(s) per square</source>
        <translation>
            <numerusform>%n Stichprobe pro Feld</numerusform>
            <numerusform>%n Stichproben pro Feld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n Simulation</numerusform>
            <numerusform>%n Simulationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>%n simulation(s) so far.</source>
        <translation>
            <numerusform>Bisher %n Simulation.</numerusform>
            <numerusform>Bisher %n Simulationen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n student(s) in the sheet handed in no file</source>
        <translation>
            <numerusform>%n Student in der Tabelle hat keine Datei abgegeben</numerusform>
            <numerusform>%n Studenten in der Tabelle haben keine Datei abgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>%n style remark(s), which cost no points.</source>
        <translation>
            <numerusform>%n Stilhinweis, der keine Punkte kostet.</numerusform>
            <numerusform>%n Stilhinweise, die keine Punkte kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>%n unreadable game(s) not counted.</source>
        <translation>
            <numerusform>%n unlesbare Partie nicht mitgezählt.</numerusform>
            <numerusform>%n unlesbare Partien nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/running.py"/>
        <source>%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}</source>
        <translation>
            <numerusform>%n Worker endete unerwartet und musste ersetzt werden; der letzte: {end}</numerusform>
            <numerusform>%n Worker endeten unerwartet und mussten ersetzt werden; der letzte: {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;About tttmc</source>
        <translation>&amp;Über tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Convergence of this position…</source>
        <translation>&amp;Konvergenz dieser Stellung…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Copy board</source>
        <translation>Brett &amp;kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>&amp;Copy diagnostic information</source>
        <translation>&amp;Diagnoseinformationen kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Export as picture…</source>
        <translation>Als Bild &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Faster</source>
        <translation>Sc&amp;hneller</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Grade student files…</source>
        <translation>Studentendateien be&amp;werten…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Lab…</source>
        <translation>&amp;Labor…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New</source>
        <translation type="vanished">&amp;Neu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Next move</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Open game…</source>
        <translation>&amp;Partie öffnen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>&amp;Panels</source>
        <translation type="vanished">&amp;Seitenleisten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Play</source>
        <extracomment>The machines play until they are paused.</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Previous move</source>
        <translation>&amp;Vorheriger Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Review the game</source>
        <translation>&amp;Partie analysieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Save game</source>
        <translation>Partie &amp;speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Step</source>
        <extracomment>Let the machines play a single move.</extracomment>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Train a learner…</source>
        <translation>Lerner &amp;trainieren…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Trials slider</source>
        <translation>&amp;Versuchsregler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;What would it play here?</source>
        <translation>&amp;Was würde der Computer hier spielen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">--control braucht einen Spieler mit bekannten Wahrscheinlichkeiten: random, mc:exact auf kleinen Brettern oder eine Stärke daraus</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control takes luck out of games from the empty board: leave out --openings</source>
        <translation type="vanished">--control nimmt Partien vom leeren Brett das Glück: Lassen Sie --openings weg</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 0</source>
        <translation type="vanished">0 und 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 1</source>
        <translation>0 und 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 0</source>
        <translation>1 und 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 1</source>
        <translation>1 und 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 2</source>
        <translation>1 und 2</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>1,000 games with a textbook</source>
        <translation>1.000 Partien mit einem Lehrbuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins.</source>
        <translation>100 %: X gewinnt, 50 %: unentschieden, 0 %: O gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors).</source>
        <translation>100 %: X gewinnt, 50 %: unentschieden, 0 %: O gewinnt. Bänder: Zufallsfehler (zwei Standardfehler).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_chart.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors.</source>
        <translation type="vanished">100 %: X gewinnt, 50 %: unentschieden, 0 %: O gewinnt. Bänder: zwei Standardfehler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>A file of boards, one per line, from which games begin equally often, or the boards themselves, comma-separated. Each player plays both sides of each.</source>
        <translation>Eine Datei mit Brettern, eines pro Zeile, mit denen Partien gleich oft beginnen, oder die Bretter selbst, durch Komma getrennt. Jeder Spieler spielt beide Seiten jedes Bretts.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, a tie as {side}</source>
        <translation>Eine Partie gegen {opponent}, unentschieden als {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, forfeited as {side}</source>
        <translation>Eine Partie gegen {opponent}, kampflos verloren als {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, lost as {side}</source>
        <translation>Eine Partie gegen {opponent}, verloren als {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, won as {side}</source>
        <translation>Eine Partie gegen {opponent}, gewonnen als {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is O</source>
        <translation>A ist O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is X</source>
        <translation>A ist X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of less than 0.01 %.</source>
        <translation type="vanished">A ist mit einer Wahrscheinlichkeit von weniger als 0,01 % der stärkere.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of more than 99.99 %.</source>
        <translation type="vanished">A ist mit einer Wahrscheinlichkeit von mehr als 99,99 % der stärkere.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is the stronger with a probability of {chance}.</source>
        <translation>A ist mit einer Wahrscheinlichkeit von {chance} der stärkere.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A late submission loses {points} points.</source>
        <translation>Eine verspätete Abgabe verliert {points} Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>A learner notes the moves that lost its games, and avoids them from then on.</source>
        <translation>Ein Lerner merkt sich die Züge, mit denen er verloren hat, und meidet sie von da an.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A loses</source>
        <translation>A verliert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A mistake also limits the points of the whole file:</source>
        <translation>Ein Fehler begrenzt auch die Punkte der ganzen Datei:</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>A new learner plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation type="vanished">Ein neuer Lerner spielt 1.000 Partien als X gegen zufällige Züge. Wie viele der letzten 200 Partien verliert er, verglichen mit den ersten 200?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square} looks more promising than the moves tried.</source>
        <translation>Ein neuer Zug kommt in den Baum: {side} {square} sieht vielversprechender aus als die probierten Züge.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square}.</source>
        <translation>Ein neuer Zug kommt in den Baum: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player has lost none of 400 games. How often may it still lose, if we accept an error of 5 %?</source>
        <translation>Ein Spieler hat keine von 400 Partien verloren. Wie oft kann er trotzdem verlieren, wenn wir einen Irrtum von 5 % zulassen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>A player moves in one position again and again, with more and more trials.</source>
        <translation>Ein Spieler zieht in einer Stellung immer wieder, mit immer mehr Versuchen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>A player plays the same number of games with each value of a setting.</source>
        <translation>Ein Spieler spielt mit jedem Wert einer Einstellung gleich viele Partien.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player that hasn't lost in many games may still lose. If it loses a share p of its games, the probability of n games without a loss is (1 − p) to the power of n.</source>
        <translation>Ein Spieler, der in vielen Partien nicht verloren hat, kann trotzdem verlieren. Verliert er den Anteil p seiner Partien, ist die Wahrscheinlichkeit für n Partien ohne Niederlage (1 − p) hoch n.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A plays both sides equally often</source>
        <translation>A spielt beide Seiten gleich oft</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>A random move: at this level some are, on purpose.</source>
        <translation>Ein zufälliger Zug: Auf dieser Stufe sind es manche, mit Absicht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A search for continuous threats finds a win: {side} {square}.</source>
        <translation>Eine Suche nach fortgesetzten Drohungen findet einen Sieg: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>A trial plays random moves for both sides until the game ends. Neither side thinks: every empty square is equally likely. Even so, many trials from one position show which side it favours.</source>
        <translation>Ein Versuch spielt für beide Seiten zufällige Züge, bis die Partie endet. Keine Seite denkt nach: Jedes leere Feld ist gleich wahrscheinlich. Trotzdem zeigen viele Versuche ab einer Stellung, welche Seite im Vorteil ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A wins</source>
        <translation>A gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A, who always moves first, scores more than half in the long run with a probability of {chance}. If A plays both sides equally often (--both), moving first is no advantage.</source>
        <translation>A, der immer zuerst zieht, holt auf Dauer mit einer Wahrscheinlichkeit von {chance} mehr als die Hälfte der Punkte. Spielt A beide Seiten gleich oft (--both), ist der erste Zug kein Vorteil.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A: {a}, B: {b}, {rules}</source>
        <translation>A: {a}, B: {b}, {rules}</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 1,000</source>
        <translation>Etwa 1.000</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 10</source>
        <translation>Etwa 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 100,000</source>
        <translation>Etwa 100.000</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 33 %</source>
        <translation>In etwa 33 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 45 %</source>
        <translation>In etwa 45 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 58 %</source>
        <translation>In etwa 58 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 75 %</source>
        <translation>In etwa 75 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>About as many</source>
        <translation>Etwa gleich viele</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Adds knowledge to UCT: it tries promising moves first, judges positions by their open lines, and proves results. The better a move does, the more often it is tried.</source>
        <translation>Ergänzt UCT um Wissen: probiert vielversprechende Züge zuerst, beurteilt Stellungen nach ihren offenen Reihen und beweist Ergebnisse. Je besser ein Zug abschneidet, desto öfter wird er probiert.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>After %n trial(s), the highest score is at {squares}.</source>
        <translation type="vanished">
            <numerusform>Nach %n Versuch die meisten Punkte: {squares}.</numerusform>
            <numerusform>Nach %n Versuchen die meisten Punkte: {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change.</source>
        <translation type="vanished">Nach einem Versuch gewinnt oder verliert jedes Feld Punkte. Hat der Spieler am Zug den Versuch gewonnen, erhält jedes seiner Felder das eigene Gewicht dazu, und jedes Feld des Gegners verliert das Gewicht des Gegners. Hat er verloren, sind die Vorzeichen umgekehrt. Unentschieden ändern nichts, und leere Felder ändern sich nie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. A square's score per trial is the sum of these points, divided by the number of trials.</source>
        <translation>Nach einem Versuch gewinnt oder verliert jedes Feld Punkte. Hat der Spieler am Zug den Versuch gewonnen, erhält jedes seiner Felder das eigene Gewicht dazu, und jedes Feld des Gegners verliert das Gewicht des Gegners. Hat er verloren, sind die Vorzeichen umgekehrt. Unentschieden ändern nichts, und leere Felder ändern sich nie. Die Punkte eines Felds pro Versuch sind die Summe dieser Punkte, geteilt durch die Anzahl der Versuche.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. The number on the board is the sum of these points, divided by the number of trials.</source>
        <translation type="vanished">Nach einem Versuch gewinnt oder verliert jedes Feld Punkte. Hat der Spieler am Zug den Versuch gewonnen, erhält jedes seiner Felder das eigene Gewicht dazu, und jedes Feld des Gegners verliert das Gewicht des Gegners. Hat er verloren, sind die Vorzeichen umgekehrt. Unentschieden ändern nichts, und leere Felder ändern sich nie. Die Zahl auf dem Brett ist die Summe dieser Punkte, geteilt durch die Anzahl der Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>After the game, or in a hint</source>
        <translation>Nach der Partie oder im Tipp</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, O blocks at {best11} with weights 1 and 1, at {best01} with 0 and 1, and at {best12} with 1 and 2. With 1 and 0 it plays {best10}, and with 2 and 1 {best21}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation type="vanished">Nach {trials} Versuchen blockt O mit den Gewichten 1 und 1 auf {best11}, mit 0 und 1 auf {best01} und mit 1 und 2 auf {best12}. Mit 1 und 0 spielt er {best10}, mit 2 und 1 {best21}: das Feld, das O am meisten hilft, aber X gewinnt mit dem nächsten Zug. Das eigene Gewicht greift an, das Gewicht des Gegners verteidigt; nur ihr Verhältnis zählt. Bevorzugen beide dasselbe Feld, ändern keine Gewichte den Zug. Hier sind sie sich uneinig, und der Zug wechselt dort, wo das eigene Gewicht das {ratio}-Fache des Gewichts des Gegners ist. Mit 0 und 0 hat jedes Feld 0 Punkte, daher ist die Wahl zufällig.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, the best square is {best11} with weights 1 and 1, {best10} with 1 and 0, and {best01} with 0 and 1. With 0 and 0, every square scores 0, so the choice is random. Doubling both weights doubles every score and changes no choice: only their ratio counts.</source>
        <translation type="vanished">Nach {trials} Versuchen ist das beste Feld {best11} mit den Gewichten 1 und 1, {best10} mit 1 und 0 und {best01} mit 0 und 1. Mit 0 und 0 hat jedes Feld 0 Punkte, also ist die Wahl zufällig. Verdoppelt man beide Gewichte, verdoppeln sich alle Punkte, und keine Wahl ändert sich: Nur ihr Verhältnis zählt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, weights 1/1, 0/1 and 1/2 choose {best11} and block. 1/0 and 2/1 choose {best10}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation>Nach {trials} Versuchen wählen die Gewichte 1/1, 0/1 und 1/2 {best11} und blocken. 1/0 und 2/1 wählen {best10}: das Feld, das O am meisten hilft, aber X gewinnt mit dem nächsten Zug. Das eigene Gewicht greift an, das Gewicht des Gegners verteidigt; nur ihr Verhältnis zählt. Bevorzugen beide dasselbe Feld, ändern keine Gewichte den Zug. Hier sind sie sich uneinig, und der Zug wechselt dort, wo das eigene Gewicht das {ratio}-Fache des Gewichts des Gegners ist. Mit 0 und 0 hat jedes Feld 0 Punkte, daher ist die Wahl zufällig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation>Gegen sich selbst verwenden beide Seiten den Wert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is as strong as the reference solution.</source>
        <translation>Gegen {opponent} ist sie so stark wie die Musterlösung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is stronger than the reference solution.</source>
        <translation>Gegen {opponent} ist sie stärker als die Musterlösung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is weaker than the reference solution.</source>
        <translation>Gegen {opponent} ist sie schwächer als die Musterlösung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Alike</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>All as JSON…</source>
        <translation>Alles als JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation>Zeigt auch die Punkte ohne das Glück zufälliger Züge, mit einem engeren Intervall. Die Wahrscheinlichkeiten solcher Züge müssen bekannt sein: Bei „Zufall“ sind sie es.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Also varied</source>
        <translation>Außerdem variiert</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Animated GIF of the whole game</source>
        <translation>Animiertes GIF der ganzen Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Another program, for five in a row</source>
        <translation>Ein anderes Programm, für fünf in einer Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Applies when tttmc starts again</source>
        <translation>Gilt ab dem nächsten Start von tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As O</source>
        <translation>Als O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As X</source>
        <translation>Als X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>As a picture…</source>
        <translation>Als Bild…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As a player, this opponent is {player}.</source>
        <translation>Als Spieler ist dieser Gegner {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>As the system asks</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses every time to an opponent who knows it.</source>
        <translation type="vanished">Als {side} verliert er jedes Mal gegen einen Gegner, der ihn kennt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses {share} % of the games to an opponent who knows it.</source>
        <translation type="vanished">Als {side} verliert er {share} % der Partien gegen einen Gegner, der ihn kennt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it never loses.</source>
        <translation type="vanished">Als {side} verliert er nie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Backup: add the result to every move on the way.</source>
        <translation>Rückmeldung: das Ergebnis jedem Zug auf dem Weg hinzufügen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval.</source>
        <translation>Band: 95-%-Wilson-Intervall.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.</source>
        <translation>Band: 95-%-Wilson-Intervall. Grenzwert: berechnet für unendlich viele Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % Wilson intervals.</source>
        <translation>Bänder: 95-%-Wilson-Intervalle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % intervals.</source>
        <translation>Bänder: 95-%-Intervalle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error.</source>
        <translation type="vanished">Bänder: ein Standardfehler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Dashed lines: exact values.</source>
        <translation type="vanished">Bänder: ein Standardfehler. Gestrichelt: exakte Werte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Bänder: ein Standardfehler. Dünne Linien: exakte Werte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Beats Monte Carlo as often as possible</source>
        <translation>Schlägt Monte Carlo so oft wie möglich</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Best reply</source>
        <translation>Beste Antwort</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Blame for a loss</source>
        <translation>Schuld an Niederlage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow</source>
        <translation type="vanished">Blau bis Gelb</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow (protanopia)</source>
        <translation type="vanished">Blau bis Gelb (Protanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>Beide Skalen sind logarithmisch. Bänder: die mittlere Hälfte der Partien. Die Zeiten sind länger, während andere Programme laufen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}.</source>
        <translation>Schranken: {first}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}.</source>
        <translation>Schranken: {first}; {second}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}; {third}.</source>
        <translation>Schranken: {first}; {second}; {third}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Break ties</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>By estimate, it turned at move {number}</source>
        <translation>Nach Schätzung kippte sie mit Zug {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>By level</source>
        <translation type="vanished">Nach Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>CSV and JSON have the results after each of {count} openings.</source>
        <translation>CSV und JSON enthalten die Ergebnisse nach jeder der {count} Eröffnungen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Calculate in the lab how good this player can get, under the game's rules</source>
        <translation>Im Labor berechnen, wie gut dieser Spieler nach den Regeln der Partie werden kann</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Calculate the scores for infinitely many trials instead of playing some.</source>
        <translation>Die Punkte für unendlich viele Versuche berechnen, statt welche zu spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Can it learn from its mistakes?</source>
        <translation>Kann der Computer aus Fehlern lernen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Canvas gradebook</source>
        <translation>Canvas-Notenbuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Centre ahead</source>
        <translation>Mitte vorn</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Chain</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Kette</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Chance of a move that gives up the proven result</source>
        <translation>Chance eines Zugs, der das bewiesene Ergebnis hergibt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of being best</source>
        <translation type="vanished">Chance auf den ersten Platz</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of best score</source>
        <translation>Chance auf meiste Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Chance of choosing a losing move</source>
        <translation type="vanished">Wahrscheinlichkeit eines Verlustzugs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Change the score of each square.</source>
        <translation>Die Punkte jedes Felds ändern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Check many files</source>
        <translation>Viele Dateien prüfen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Choose a position and numbers of trials, then press Start.</source>
        <translation>Wählen Sie eine Stellung und Anzahlen von Versuchen, und drücken Sie dann „Starten“.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Choose the empty square with the highest score.</source>
        <translation>Das leere Feld mit den meisten Punkten wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Colours only</source>
        <translation>Nur Farben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Commonest mistakes</source>
        <translation>Häufigste Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: time per game</source>
        <translation>Im Vergleich: Zeit pro Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: {measure}</source>
        <translation>Im Vergleich: {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares</source>
        <translation type="vanished">Konvergenz der besten Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares in one run of trials</source>
        <translation>Konvergenz der besten Felder in einem einzigen Durchgang von Versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Convergence of {player} on {board}, {rules}</source>
        <translation>Konvergenz von {player} auf {board}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as a picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Copy the board as text</source>
        <translation>Das Brett als Text kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy the command that repeats the run</source>
        <translation type="vanished">Den Befehl kopieren, der den Lauf wiederholt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Copy versions, settings and the last errors, without names of files</source>
        <translation>Versionen, Einstellungen und die letzten Fehler kopieren, ohne Dateinamen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Create a starter file and its tests</source>
        <translation>Eine Vorlage und ihre Tests anlegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Cross table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>Dask at {address}, %n worker(s)</source>
        <translation>
            <numerusform>Dask unter {address}, %n Worker</numerusform>
            <numerusform>Dask unter {address}, %n Worker</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>Dask isn't installed: install tttmc with its cluster extra, or install the package distributed</source>
        <translation>Dask ist nicht installiert: Installieren Sie tttmc mit dem Extra cluster oder das Paket distributed</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete the selected runs (Delete); can be undone</source>
        <translation type="vanished">Die ausgewählten Läufe löschen (Entf); lässt sich rückgängig machen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as CSV…</source>
        <translation>Unterschiede als CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as JSON…</source>
        <translation>Unterschiede als JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Do more trials always help?</source>
        <translation>Helfen mehr Versuche immer?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Done</source>
        <extracomment>Column with the number of games played.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Each box is a mistake: the points that are left, what it costs in games, and a call of a function that shows it. Squares are written (row, column), counted from 0 at the top left, and boards row by row: X.O/.../... has an X and an O in its top row. In the pictures, a solid frame marks what was expected, and a dashed one what was done instead.</source>
        <translation>Jeder Kasten ist ein Fehler: die Punkte, die bleiben, was er in Partien kostet, und ein Aufruf einer Funktion, der ihn zeigt. Felder sind als (Zeile, Spalte) geschrieben, gezählt ab 0 von oben links, und Bretter Zeile für Zeile: X.O/.../... hat ein X und ein O in der obersten Zeile. In den Bildern markiert ein durchgezogener Rahmen, was erwartet war, und ein gestrichelter, was stattdessen geschah.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Each player is X in half of them.</source>
        <translation>Jeder Spieler ist in der Hälfte davon X.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy, medium, hard or unbeatable</source>
        <translation>Leicht, mittel, schwer oder unschlagbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Elo difference</source>
        <translation>Elo-Differenz</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation>Eine Partie beenden, sobald ein kurzer Beweis zeigt, wer bei bestem Spiel gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End proven games</source>
        <translation>Bewiesene Partien beenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Equal time</source>
        <translation>Gleiche Zeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Estimate and truth</source>
        <translation>Schätzung und Wahrheit</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every fourth simulation also plays a random game.</source>
        <translation>Jede vierte Simulation spielt auch eine Zufallspartie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Every function looks right, but the games are far too weak</source>
        <translation>Jede Funktion sieht richtig aus, aber die Partien sind viel zu schwach</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Every function looks right, but the games are far too weak. Read the source.</source>
        <translation>Jede Funktion sieht richtig aus, aber die Partien sind viel zu schwach. Lesen Sie den Quelltext.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Every move except {square} completes a line and loses at once.</source>
        <translation>Jeder Zug außer {square} vollendet eine Reihe und verliert sofort.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move kept the tie, so {square} gave nothing away.</source>
        <translation>Jeder Zug hielt das Unentschieden, daher hat {square} nichts verschenkt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}.</source>
        <translation>Jeder Zug verliert für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}; the game lasts longest after {squares}.</source>
        <translation>Jeder Zug verliert für {side}; am längsten dauert die Partie nach {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move lost here, so {square} gave nothing away.</source>
        <translation>Hier verlor jeder Zug, daher hat {square} nichts verschenkt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s {theirs}.</source>
        <translation>Jeder Zug auf dem Weg erhält einen Besuch mehr: Züge von {side} erhalten {mine}, Züge von {other} {theirs}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Every player meets every other, and their results become ratings.</source>
        <translation>Jeder Spieler trifft auf jeden anderen, und aus den Ergebnissen werden Wertungen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Exact scores: {better} {high}, {worse} {low}.</source>
        <translation>Exakte Punkte: {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Exact: the rates for infinitely many samples.</source>
        <translation>Exakt: die Quoten bei unendlich vielen Stichproben.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>Exact: the scores per trial for infinitely many trials.</source>
        <translation>Exakt: die Punkte pro Versuch bei unendlich vielen Versuchen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expansion: add a new move.</source>
        <translation>Erweiterung: einen neuen Zug hinzufügen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exploration</source>
        <translation>Exploration</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Export</source>
        <translation type="vanished">Exportieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Export this game as an animation, or the board as a picture</source>
        <translation>Diese Partie als Animation oder das Brett als Bild exportieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Feedback for Moodle or Canvas</source>
        <translation>Feedback für Moodle oder Canvas</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Fewer games tie</source>
        <translation>Weniger Partien enden unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Fill the screen, or restore the window</source>
        <translation>Den Bildschirm ausfüllen oder das Fenster wiederherstellen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find better moves than those you played in your games</source>
        <translation>Bessere Züge finden als die, die Sie in Ihren Partien gespielt haben</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Find the limits</source>
        <translation>Grenzen ermitteln</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find the mistakes of this game</source>
        <translation>Die Fehler dieser Partie finden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Finds out what a player does with infinitely many trials, and how often it loses to an opponent who knows it, on boards up to 4×4.</source>
        <translation>Berechnet, was ein Spieler mit unendlich vielen Versuchen tut und wie oft er gegen einen Gegner verliert, der ihn kennt, auf Brettern bis 4×4.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>First square</source>
        <translation>Erstes Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Forward sampling</source>
        <translation>Vorwärtssampling</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>From 10 trials to 5,000</source>
        <translation>Von 10 Versuchen zu 5.000</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From every game against a machine</source>
        <translation>Aus Partien gegen Computer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From games that you review</source>
        <translation>Aus Partien, die Sie analysieren</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>From sampling to tree search</source>
        <translation>Von Stichproben zur Baumsuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>From {first} to {last} losses per {games} games</source>
        <translation>Von {first} auf {last} Niederlagen pro {games} Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>From {trials} on, no move gives up the result</source>
        <translation>{trials} oder mehr: Kein Zug gibt das Ergebnis her</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation>Partien auf {rules}: {games}, verloren: {losses}. Fehler im Lehrbuch: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Games per pair</source>
        <translation>Partien pro Paar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Games per value</source>
        <translation>Partien pro Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Games won / tied / lost against {opponent}</source>
        <translation type="vanished">Partien gewonnen / unentschieden / verloren gegen {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Games won, tied and lost against {opponent}</source>
        <translation>Partien gewonnen, unentschieden und verloren gegen {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Games: won-tied-lost</source>
        <translation>Partien: gewonnen-unentschieden-verloren</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet of {player} with {count} players, {rules}</source>
        <translation>{player} gegen alle, {count} Spieler, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>GitHub Classroom results</source>
        <translation>GitHub-Classroom-Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Gives up the result</source>
        <translation>Gibt das Ergebnis her</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Go back to the move that lost the game, and play a better one</source>
        <translation>Zu dem Zug zurückkehren, der die Partie verloren hat, und einen besseren spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go to a square</source>
        <translation>Zu einem Feld gehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Gold (protanopia)</source>
        <translation>Gold (Protanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Gomocup engine</source>
        <translation>Gomocup-Engine</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Grades of %n file(s)</source>
        <translation>
            <numerusform>Bewertung von %n Datei</numerusform>
            <numerusform>Bewertung von %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Gradescope autograder</source>
        <translation>Gradescope-Autograder</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Greyscale</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>HTML page</source>
        <translation>HTML-Seite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>HTML pages</source>
        <translation>HTML-Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Handed in late</source>
        <translation>Verspätet abgegeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Handed in late: {points} points are taken off.</source>
        <translation>Verspätet abgegeben: {points} Punkte werden abgezogen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>How a score is made</source>
        <translation>Wie Punkte entstehen</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>How does the share of losing moves change from 10 trials per move to 5,000?</source>
        <translation>Wie ändert sich der Anteil der Verlustzüge von 10 Versuchen pro Zug zu 5.000?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation>Wie gut kann der Computer werden?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How hard it is to beat.</source>
        <translation>Wie schwer er zu schlagen ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long a move may take before the file forfeits.</source>
        <translation>Wie lange ein Zug dauern darf, bevor die Datei kampflos verliert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long the engine may think about a move; it may overrun by a second.</source>
        <translation>Wie lange die Engine über einen Zug nachdenken darf; sie darf um eine Sekunde überziehen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among equal or unproven moves.</source>
        <translation type="vanished">Wie viele Partien die Baumsuche simuliert, um unter gleichen oder unbewiesenen Zügen zu wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among moves without a proof.</source>
        <translation>Wie viele Partien die Baumsuche simuliert, um unter unbewiesenen Zügen zu wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many positions the proof may search before each move.</source>
        <translation>Wie viele Stellungen der Beweis vor jedem Zug durchsuchen darf.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end before each move.</source>
        <translation>Wie viele Zufallspartien vor jedem Zug zu Ende gespielt werden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end for each square.</source>
        <translation>Wie viele Zufallspartien für jedes Feld zu Ende gespielt werden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>How many simulations does tree search need here before it no longer chooses a losing square in any of 40 runs?</source>
        <translation>Wie viele Simulationen braucht die Baumsuche hier, bis sie in keinem von 40 Läufen mehr ein Verlustfeld wählt?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How many trials are enough?</source>
        <translation>Wie viele Versuche genügen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation>Wie oft mit jeder Anzahl von Versuchen ein Zug gewählt wird.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>How points are awarded</source>
        <translation>Wie Punkte vergeben werden</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How to choose among squares with the same rate.</source>
        <translation>Wie unter Feldern mit gleicher Quote gewählt wird.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 2 of 3 runs</source>
        <translation>In etwa 2 von 3 Läufen</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 9 of 10 runs</source>
        <translation>In etwa 9 von 10 Läufen</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In half of all runs</source>
        <translation>In der Hälfte aller Läufe</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses.</source>
        <translation>In der umgekehrten Partie verliert, wer eine Reihe vollendet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses. The centre is on more lines than any other square.</source>
        <translation type="vanished">In der umgekehrten Partie verliert, wer eine Reihe vollendet. Die Mitte liegt auf mehr Reihen als jedes andere Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>In the search's simulations, {side} scored {rate} of the points after {square}.</source>
        <translation>In den Simulationen der Suche erzielte {side} nach {square} {rate} der Punkte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10 games</source>
        <translation>In bis zu 1 von 10 Partien</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10,000 games</source>
        <translation>In bis zu 1 von 10.000 Partien</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of about 130 games</source>
        <translation>In bis zu 1 von etwa 130 Partien</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>In {trials} trials, X won {wins}, tied {ties} and lost {losses}. Infinitely many trials would give {exact}. Moving first helps even random players.</source>
        <translation>In {trials} Versuchen gewann X {wins}, {ties} endeten unentschieden, und {losses} verlor X. Unendlich viele Versuche ergäben {exact}. Der erste Zug hilft auch zufälligen Spielern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Interface size</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It can't be beaten</source>
        <translation>Er ist nicht zu schlagen</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It falls</source>
        <translation>Er sinkt</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It forfeited %n game(s): {reason}.</source>
        <translation>
            <numerusform>Sie hat %n Partie kampflos verloren: {reason}.</numerusform>
            <numerusform>Sie hat %n Partien kampflos verloren: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It loses {x} % as X and {o} % as O</source>
        <translation>Er verliert {x} % als X und {o} % als O</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and its textbook has {mistakes} entries now. One of them is on the board: in this position, {entry} lost. “Learn by mistake” learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation>Er verlor {first} der ersten 200 Partien und {last} der letzten 200, und sein Lehrbuch hat nun {mistakes} Einträge. Einer davon ist auf dem Brett: In dieser Stellung verlor {entry}. „Lernen aus Fehlern“ lernt, ohne Reihen zu verstehen: Er kennt nur die Fehler, die er selbst gemacht hat.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and now knows {mistakes} mistakes. It learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation type="vanished">Er verlor {first} der ersten 200 Partien und {last} der letzten 200 und kennt jetzt {mistakes} Fehler. Er lernt, ohne Reihen zu verstehen: Er kennt nur die Fehler, die er gemacht hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It plays</source>
        <translation>Er spielt</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It rises</source>
        <translation>Er steigt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %. Since all other checks passed, only a difference beyond chance counts: the true one is nearly certain to be between {low} and {high} %.</source>
        <translation>Sie erzielte {own} %, die Musterlösung {reference} %. Da alle anderen Prüfungen bestanden sind, zählt nur ein Unterschied, der über den Zufall hinausgeht: Die wahre Differenz liegt fast sicher zwischen {low} und {high} %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %; the true difference is likely to be between {low} and {high} %.</source>
        <translation>Sie erzielte {own} %, die Musterlösung {reference} %; die wahre Differenz liegt wahrscheinlich zwischen {low} und {high} %.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It stays about the same</source>
        <translation>Er bleibt etwa gleich</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>It turned at move {number}</source>
        <translation>Sie kippte mit Zug {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>JUnit XML</source>
        <translation>JUnit-XML</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Knows how Monte Carlo with infinitely many trials and these weights plays, and wins against it as often as possible.</source>
        <translation>Weiß, wie Monte Carlo mit unendlich vielen Versuchen und diesen Gewichten spielt, und gewinnt so oft wie möglich dagegen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;essons…</source>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;imits of this player…</source>
        <translation>&amp;Grenzen dieses Spielers…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Language, colours, sound and more</source>
        <translation>Sprache, Farben, Ton und mehr</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Last move</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Late</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learn by mistake</source>
        <translation>Lernen aus Fehlern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Learner's te&amp;xtbook…</source>
        <translation>Lehr&amp;buch des Lerners…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Learning against {opponent}, {rules}</source>
        <translation>Lernen gegen {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learns from every game it loses</source>
        <translation>Lernt aus jeder verlorenen Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Level to begin with</source>
        <translation type="vanished">Anfangsstufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Light, dark or high contrast</source>
        <translation>Hell, dunkel oder hoher Kontrast</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Grenzen von {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Line</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Line length</source>
        <translation>Reihenlänge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>List all shortcuts</source>
        <translation>Alle Tastenkürzel auflisten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Look copied</source>
        <translation>Wirken kopiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Looks ahead, promising moves first</source>
        <translation>Rechnet voraus, gute Züge zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Losing move</source>
        <translation type="vanished">Verlustzug</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losing moves</source>
        <translation>Verlustzüge</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses</source>
        <translation type="vanished">Niederlagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses during training, {rules}</source>
        <translation>Niederlagen beim Training, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses in the newest 200 games</source>
        <translation>Niederlagen in den letzten 200 Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation>Niederlagen können weitergehen: Hatte ein früherer Zug die Partie entschieden, lernt nur die Schuldregel „Kette“ daraus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses per {games} games: {losses}.</source>
        <translation>Niederlagen pro {games} Partien: {losses}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses still possible</source>
        <translation>Noch mögliche Niederlagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Machine by level</source>
        <translation>Computer nach Stärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Machines</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move faster</source>
        <translation>Computer beim Zuschauen schneller ziehen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move more slowly</source>
        <translation>Computer beim Zuschauen langsamer ziehen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Marks in a row.</source>
        <translation>Zeichen in einer Reihe.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Mean time per move: A {a}, B {b}.</source>
        <translation>Mittlere Zeit pro Zug: A {a}, B {b}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Measure in the lab how the scores of this position settle</source>
        <translation>Im Labor messen, wie sich die Punkte dieser Stellung einpendeln</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Measure players: sweeps, tournaments and more</source>
        <translation>Spieler messen: Messreihen, Turniere und mehr</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Measured player</source>
        <translation>Gemessener Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Memory in MB</source>
        <translation>Speicher in MB</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as O</source>
        <translation>Fehler als O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as X</source>
        <translation>Fehler als X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others.</source>
        <translation>Fehler als {side}: {own} in eigenen Partien, {others} in anderen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation>Fehler als {side}: {own} in eigenen Partien, {others} in anderen. Eine verlorene Partie: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others.</source>
        <translation type="vanished">Fehler: {own} in eigenen Partien, {others} in anderen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation type="vanished">Fehler: {own} in eigenen Partien, {others} in anderen. Eine verlorene Partie: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>Monte Carlo moves first in the reverse game on an empty 3×3 board. Which square does it rate worst? Choose it on the board.</source>
        <translation>Monte Carlo zieht in der umgekehrten Partie auf einem leeren 3×3-Brett zuerst. Welches Feld bewertet er am schlechtesten? Wählen Sie es auf dem Brett.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Monte Carlo plays itself with 1,000 trials per move instead of 5. What happens to the number of ties?</source>
        <translation>Monte Carlo spielt gegen sich selbst, mit 1.000 statt 5 Versuchen pro Zug. Was geschieht mit der Zahl der Unentschieden?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation>Versuche pro Zug von Monte Carlo, wenn Sie ihn zum ersten Mal wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Moodle grading worksheet</source>
        <translation>Moodle-Bewertungstabelle</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More games tie</source>
        <translation>Mehr Partien enden unentschieden</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate and take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Mehr Versuche machen die Punkte genauer und dauern länger. Zwei gute Spieler spielen auf 3×3 unentschieden.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer.</source>
        <translation>Mehr Versuche machen die Punkte genauer und können länger dauern.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Mehr Versuche machen die Punkte genauer und können länger dauern. Zwei gute Spieler spielen auf 3×3 unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Motion</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Move from square to square</source>
        <translation>Von Feld zu Feld bewegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Moves at random</source>
        <translation type="vanished">Zieht zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>NTRIALS</source>
        <translation>NTRIALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is missing</source>
        <translation>NTRIALS fehlt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is too small</source>
        <translation>NTRIALS ist zu klein</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS must be a whole number above 0</source>
        <translation>NTRIALS muss eine ganze Zahl über 0 sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Names, comments and layout are ignored. Two people can write the same: read both files before you judge.</source>
        <translation>Namen, Kommentare und Layout werden nicht beachtet. Zwei Personen können dasselbe schreiben: Lesen Sie beide Dateien, bevor Sie urteilen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Ne&amp;w student file…</source>
        <translation>&amp;Neue Studentendatei…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Never loses</source>
        <translation>Verliert nie</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>Never: it is proven</source>
        <translation>Nie: Es ist bewiesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>No move is proven better than {square}.</source>
        <translation>Kein Zug ist nachweislich besser als {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>No move turned the game</source>
        <translation>Kein Zug hat die Partie gewendet</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>No number is enough</source>
        <translation>Keine Zahl reicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>No random game is needed.</source>
        <translation>Eine Zufallspartie ist nicht nötig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation type="vanished">Keine in 400 Partien ist mit bis zu {bound} vereinbar, etwa 3 / 400: die Dreierregel. Hier verlor Monte Carlo mit 1.000 Versuchen und den Gewichten 1 und 2 {losses} von {games} Partien gegen zufällige Züge. Doch als O in der Stellung auf dem Brett wählte derselbe Spieler in {wrong} von {runs} Läufen eine Ecke, die gegen bestes Spiel verliert. Nur eine Suche durch alle Partien beweist, dass ein Spieler nie verliert. „Perfekt“ führt vor jedem Zug eine solche Suche durch: Auf diesem Brett verliert er nie. Die Seite „Grenzen“ im Labor führt sie für andere Spieler durch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">Keine in 400 Partien ist mit bis zu {bound} vereinbar, etwa 3 / 400: die Dreierregel. Hier verlor Monte Carlo mit 1.000 Versuchen und den Gewichten 1 und 2 {losses} von {games} Partien gegen zufällige Züge. Doch als O in der Stellung auf dem Brett wählte derselbe Spieler in {wrong} von {runs} Läufen eine Ecke, die gegen bestes Spiel verliert. Nur eine Suche durch alle Partien beweist, dass ein Spieler nie verliert: Die Seite „Grenzen“ im Labor führt sie durch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials lost {losses} of {games} games against random moves. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">Keine in 400 Partien ist mit bis zu {bound} vereinbar, etwa 3 / 400: die Dreierregel. Hier verlor Monte Carlo mit 1.000 Versuchen {losses} von {games} Partien gegen zufällige Züge. Nur eine Suche durch alle Partien beweist, dass ein Spieler nie verliert: Die Seite „Grenzen“ im Labor führt sie durch.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. The lab's 95 % intervals have two ends with an error of 2.5 % each, so they reach up to {two_sided}. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation>Keine in 400 Partien ist mit bis zu {bound} vereinbar, etwa 3 / 400: die Dreierregel. Die 95-%-Intervalle des Labors haben zwei Enden mit je 2,5 % Irrtum und reichen deshalb bis {two_sided}. Hier verlor Monte Carlo mit 1.000 Versuchen und den Gewichten 1 und 2 {losses} von {games} Partien gegen zufällige Züge. Doch als O in der Stellung auf dem Brett wählte derselbe Spieler in {wrong} von {runs} Läufen eine Ecke, die gegen bestes Spiel verliert. Nur eine Suche durch alle Partien beweist, dass ein Spieler nie verliert. „Perfekt“ führt vor jedem Zug eine solche Suche durch: Auf diesem Brett verliert er nie. Die Seite „Grenzen“ im Labor führt sie für andere Spieler durch.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission</source>
        <translation>Keine Abgabe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission: {reason}.</source>
        <translation>Keine Abgabe: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded: {reason}.</source>
        <translation>Nicht bewertet: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Not graded: {reason}. The file is not to blame; grade it again.</source>
        <translation type="vanished">Nicht bewertet: {reason}. Die Datei ist nicht schuld; bewerten Sie sie erneut.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven within {nodes} positions, so tree search chooses the move, which may not be perfect.</source>
        <translation>Nicht innerhalb von {nodes} Stellungen bewiesen, daher wählt die Baumsuche den Zug, der vielleicht nicht perfekt ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven yet: these are the results of tree search so far.</source>
        <translation>Noch nicht bewiesen: Dies sind die bisherigen Ergebnisse der Baumsuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run: {reason}</source>
        <translation>Nicht ausgeführt: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.</source>
        <translation>
            <numerusform>Nach %n Versuch nicht zu {confidence} sicher: {squares} lassen sich noch nicht unterscheiden.</numerusform>
            <numerusform>Nach %n Versuchen nicht zu {confidence} sicher: {squares} lassen sich noch nicht unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their present difference, that would take very roughly {more} more.</source>
        <translation>
            <numerusform>Nach %n Versuch nicht zu {confidence} sicher: {squares} lassen sich noch nicht unterscheiden. Beim jetzigen Unterschied wären dazu sehr grob geschätzt {more} weitere nötig.</numerusform>
            <numerusform>Nach %n Versuchen nicht zu {confidence} sicher: {squares} lassen sich noch nicht unterscheiden. Beim jetzigen Unterschied wären dazu sehr grob geschätzt {more} weitere nötig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. By tree search, {square} gave away {lost} points (± {error}); {better} looks better.</source>
        <translation type="vanished">Hier ist nichts bewiesen. Nach der Baumsuche verschenkte {square} {lost} Punkte (± {error}); {better} sieht besser aus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. Tree search can't tell {square} apart from the best move.</source>
        <translation type="vanished">Hier ist nichts bewiesen. Die Baumsuche kann {square} nicht vom besten Zug unterscheiden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Nothing is proven here: {square} is the machine's choice.</source>
        <translation>Hier ist nichts bewiesen: {square} ist die Wahl des Computers.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Number of files by points</source>
        <translation>Anzahl der Dateien nach Punkten</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Number of games to play.</source>
        <translation>Anzahl der Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Number of games with each value.</source>
        <translation>Anzahl der Partien mit jedem Wert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation>Zahl der Partien; mit einem Sequenztest die höchste.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of lines to read: they contain what a course file doesn't need</source>
        <translation>Anzahl der Zeilen, die zu lesen sind: Sie enthalten, was eine Kursdatei nicht braucht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of style remarks, which cost no points</source>
        <translation>Anzahl der Stilhinweise, die keine Punkte kosten</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Numbers of trials per move.</source>
        <translation>Zahlen der Versuche pro Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O blocks X's line</source>
        <translation>O blockt die Reihe von X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O completes a line</source>
        <translation>O vollendet eine Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>O doesn't lose</source>
        <translation>O verliert nicht</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>O has the centre and X a corner; X is to move. With which weights, own and opponent's, does Monte Carlo move at random?</source>
        <translation type="vanished">O hat die Mitte und X eine Ecke; X ist am Zug. Mit welchen Gewichten, dem eigenen und dem des Gegners, zieht Monte Carlo zufällig?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>O wins</source>
        <translation>O gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Off</source>
        <extracomment>Choice of overlay: no colours and numbers on the squares.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>On the empty board the centre is better than a corner. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation type="vanished">Auf dem leeren Brett ist die Mitte besser als eine Ecke. Die Punkte nach wenigen Versuchen zeigen das nicht immer: Alle Punkte haben einen Standardfehler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error).</source>
        <translation>Nur ein Lauf. Bänder: Zufallsfehler (ein Standardfehler).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error). Thin lines: exact values.</source>
        <translation>Nur ein Lauf. Bänder: Zufallsfehler (ein Standardfehler). Dünne Linien: exakte Werte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error.</source>
        <translation type="vanished">Nur ein Lauf. Bänder: ein Standardfehler.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Nur ein Lauf. Bänder: ein Standardfehler. Dünne Linien: exakte Werte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>One weight is for the squares of the player to move, the other for those of the opponent. A square can be good because winners hold it, or because losers don't. The same trials are scored with each pair of weights.</source>
        <translation type="vanished">Ein Gewicht gilt für die Felder des Spielers am Zug, das andere für die des Gegners. Ein Feld kann gut sein, weil Sieger es besetzen oder weil Verlierer es nicht tun. Dieselben Versuche werden mit jedem Paar von Gewichten bewertet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Only Monte Carlo's scores give a chance of being best.</source>
        <translation type="vanished">Nur die Punkte von Monte Carlo ergeben eine Chance auf den ersten Platz.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only Monte Carlo's scores give a chance of the best score.</source>
        <translation>Nur die Punkte von Monte Carlo ergeben eine Chance auf die meisten Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Only the first player plays all others, who are rated relative to it.</source>
        <translation>Nur der erste Spieler spielt gegen alle anderen; ihre Wertungen beziehen sich auf ihn.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only tree search counts visits.</source>
        <translation>Nur die Baumsuche zählt Besuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} holds the tie.</source>
        <translation>Nur {square} hält das Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the tie: every other move loses.</source>
        <translation>Nur {square} hielt das Unentschieden: Jeder andere Zug verliert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the win: every other move is worse.</source>
        <translation>Nur {square} hielt den Sieg: Jeder andere Zug ist schlechter.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} wins.</source>
        <translation>Nur {square} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines</source>
        <translation>Offene Reihen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines: how many lines through the square {side} can still complete.</source>
        <translation>Offene Reihen: wie viele Reihen durch das Feld {side} noch vollenden kann.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Open s&amp;tudent file…</source>
        <translation>Studentendatei &amp;öffnen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Opening moves</source>
        <translation>Eröffnungszüge</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Openings from a file</source>
        <translation>Eröffnungen aus Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}</source>
        <translation>Eröffnet mit {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, a mistake</source>
        <translation>Eröffnet mit {squares}, ein Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, sometimes a mistake</source>
        <translation>Eröffnet mit {squares}, manchmal ein Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation>Sonst spielt A in jeder Partie X.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Own checks</source>
        <translation>Eigene Prüfungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>P&amp;aste board</source>
        <translation>Brett e&amp;infügen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.</source>
        <translation>Partiepaare, in denen A 0, ½, 1, 1½ und 2 Punkte holte: {counts}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Picks a machine to match the level you choose. Unbeatable is for 3×3 and 4×4 with full lines, where that is proven.</source>
        <translation type="vanished">Wählt einen Computer passend zur gewählten Stufe. „Unschlagbar“ gibt es auf 3×3 und 4×4 mit vollen Reihen, wo das bewiesen ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Pink (tritanopia)</source>
        <translation>Rosa (Tritanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Play against a student's file</source>
        <translation>Gegen die Datei eines Studenten spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Play at the chosen square</source>
        <translation>Auf dem gewählten Feld spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from &amp;here</source>
        <translation>Ab &amp;hier spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from the board on the clipboard</source>
        <translation>Vom Brett in der Zwischenablage aus spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play many trials, then choose.</source>
        <translation>Viele Versuche spielen, dann wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play on from this position, and keep the later moves as a variation</source>
        <translation>Ab dieser Stellung weiterspielen und die späteren Züge als Variante behalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play one machine move</source>
        <translation>Einen Zug des Computers spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play the best move found so far</source>
        <translation>Den bisher besten Zug spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play the game to its end at random.</source>
        <translation>Die Partie zufällig zu Ende spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play the remaining games</source>
        <translation type="vanished">Die übrigen Partien spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Play what proves the result of the square with the mouse or the cursor</source>
        <translation>Spielen, was das Ergebnis des Felds unter der Maus oder dem Cursor beweist</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares}</source>
        <translation>Gespielt: {squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares} and %n more</source>
        <translation type="vanished">
            <numerusform>Gespielt: {squares} und %n weiterer</numerusform>
            <numerusform>Gespielt: {squares} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player A</source>
        <translation>Spieler A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player B</source>
        <translation>Spieler B</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation>Eine Rangfolge gibt es, wenn alle Partien gespielt sind. In Klammern: das 95-%-Intervall für den Anteil verlorener Partien. Jede Zelle der Kreuztabelle: Siege – Unentschieden – Niederlagen des Spielers der Zeile, auf beiden Seiten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: finish the game at random.</source>
        <translation type="vanished">Zufallspartie: die Partie zufällig zu Ende spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: value the open lines, at times also play a random game.</source>
        <translation>Zufallspartie: offene Reihen bewerten, zuweilen auch eine zufällige Partie spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Plays against</source>
        <translation>Spielt gegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays at the level you choose: easy at random, medium with random moves in between, hard without. Unbeatable takes hard's place where it is proven.</source>
        <translation>Spielt auf der gewählten Stufe: leicht zufällig, mittel mit zufälligen Zügen dazwischen, schwer ohne solche. „Unschlagbar“ tritt an die Stelle von „Schwer“, wo das bewiesen ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Plays its best</source>
        <translation>Spielt, so gut es geht</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays many random games, called trials, from the position. It prefers squares that winners tend to hold.</source>
        <translation>Spielt von der Stellung aus viele zufällige Partien, die Versuche. Bevorzugt Felder, die Sieger oft besetzen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games from every square and takes the square with the highest share of good endings.</source>
        <translation>Spielt von jedem Feld aus Zufallspartien und nimmt das Feld mit dem höchsten Anteil guter Ausgänge.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games, and begins them with those moves more often that did better. It knows nothing but the rules.</source>
        <translation>Spielt Zufallspartien und beginnt sie öfter mit den Zügen, die besser abschnitten. Kennt nichts als die Regeln.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the mc_move of a Python file</source>
        <translation>Spielt mit mc_move aus einer Python-Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the position to its end at random, many times. It prefers squares that winners tend to hold.</source>
        <translation type="vanished">Spielt die Stellung viele Male zufällig zu Ende. Bevorzugt Felder, die Sieger oft besetzen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points
of 100</source>
        <translation type="vanished">Punkte
von 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points are limited to {limit}: {reason}.</source>
        <translation>Höchstens {limit} Punkte: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points for the checks, out of 100</source>
        <translation type="vanished">Punkte für die Prüfungen, von 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Positions per move</source>
        <translation>Stellungen pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Pr&amp;actise your mistakes…</source>
        <translation>Aus &amp;Fehlern lernen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Predict what the machines do, and check it by experiment</source>
        <translation>Vorhersagen, was die Computer tun, und es im Experiment prüfen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Prefers squares that winners tend to hold</source>
        <translation>Bevorzugt Felder, die Sieger meist besitzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Press Train: each block of games adds a bar here.</source>
        <translation>Drücken Sie „Trainieren“: Jeder Block von Partien fügt hier einen Balken hinzu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Problems
worst first</source>
        <translation type="vanished">Probleme
schlimmste zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Proven</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Proven mistakes: X {x}, O {o}.</source>
        <translation>Bewiesene Fehler: X {x}, O {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven results with best play: {better} {high}, {worse} {low}.</source>
        <translation>Bewiesene Ergebnisse bei bestem Spiel: {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play the game is a tie.</source>
        <translation>Bewiesen: Bei bestem Spiel endet die Partie unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play {winner} wins.</source>
        <translation>Bewiesen: Bei bestem Spiel gewinnt {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} ties and {worse} loses.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel bringt {better} ein Unentschieden, und {worse} verliert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} loses.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel gewinnt {better}, und {worse} verliert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} only ties.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel gewinnt {better}, und {worse} bringt nur ein Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both lose.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel verlieren {one} und {other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both tie.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel bringen {one} und {other} ein Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both win.</source>
        <translation type="vanished">Bewiesen: Bei bestem Spiel gewinnen {one} und {other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the best move where it can</source>
        <translation>Beweist den besten Zug, wo möglich</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the result of every move under best play, and takes the best. If a board is too large for that, it says so and uses tree search until near the end.</source>
        <translation>Beweist das Ergebnis jedes Zugs bei bestem Spiel und nimmt den besten. Ist ein Brett dafür zu groß, sagt er es und verwendet bis kurz vor Schluss die Baumsuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Python
version</source>
        <translation type="vanished">Python-
Version</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Python files</source>
        <translation>Python-Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Random games</source>
        <translation>Zufallspartien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Random moves</source>
        <translation>Zieht zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation>Zufällige Züge vor jeder Partie, die beiden Seiten etwa gleiche Chancen geben. Jeder Spieler spielt beide Seiten jeder Eröffnung.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: a tie.</source>
        <translation>Zufällige Züge bis zum Ende: unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: {winner} wins.</source>
        <translation>Zufällige Züge bis zum Ende: {winner} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings</source>
        <translation type="vanished">Wertungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings relative to {player}, {rules}</source>
        <translation>Wertungen bezogen auf {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings, {rules}</source>
        <translation>Wertungen, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Re&amp;load student file</source>
        <translation>Studentendatei neu &amp;laden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Read about the numbers, the keys and the players</source>
        <translation>Über die Zahlen, die Tasten und die Spieler lesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Read the file again and restart it</source>
        <translation>Die Datei erneut einlesen und neu starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Read this: {warning}</source>
        <translation>Lesen Sie dies: {warning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename the run (F2)</source>
        <translation type="vanished">Den Lauf umbenennen (F2)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Repeats the moves that did better</source>
        <translation>Wiederholt Züge, die besser abschnitten</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_CURRENT (or MCMATCH) without changing the file.</source>
        <translation>Ersetzt SCORE_CURRENT (oder MCMATCH), ohne die Datei zu ändern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_OTHER (or MCOTHER) without changing the file.</source>
        <translation>Ersetzt SCORE_OTHER (oder MCOTHER), ohne die Datei zu ändern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Replay the moves taken back</source>
        <translation>Die zurückgenommenen Züge wiederholen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset s&amp;core</source>
        <translation>Spielstand zurück&amp;setzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset the score of the series</source>
        <translation>Den Spielstand der Serie zurücksetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results after each opening</source>
        <translation>Ergebnisse nach jeder Eröffnung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of A</source>
        <translation>Ergebnisse von A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of the sweep</source>
        <translation>Ergebnisse der Messreihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Results: {players}, {rules}</source>
        <translation>Ergebnisse: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Return from an earlier move, a suggestion or set-up, or stop thinking</source>
        <translation>Von einem früheren Zug, einem Vorschlag oder dem Aufbau zurückkehren oder das Rechnen beenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>Reverse: completing a line loses</source>
        <translation>Umgekehrt: Volle Reihe verliert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} holds the tie.</source>
        <translation>Richtig: {square} hält das Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} wins.</source>
        <translation>Richtig: {square} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Bewertungsschema</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none, unless it relies on another function: then it doesn't count.</source>
        <translation>Bewertungsschema „{name}“, {full} Punkte, Bestehensgrenze {mark}. Stilhinweise kosten keine Punkte. Eine Prüfung, die sich nicht beurteilen ließ, bringt keine, außer wenn sie auf einer anderen Funktion beruht: Dann zählt sie nicht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none.</source>
        <translation type="vanished">Bewertungsschema „{name}“, {full} Punkte, Bestehensgrenze {mark}. Stilhinweise kosten keine Punkte. Eine Prüfung, die sich nicht beurteilen ließ, bringt keine.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Run</source>
        <extracomment>Column with the number of a run of the lab (a noun).</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Run {number}</source>
        <translation>Lauf {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. Engines play five in a row. One that fails forfeits the game.</source>
        <translation>Führt ein anderes Programm, das das Gomocup-Protokoll spricht (pbrain-…), in einem eigenen Prozess aus. Engines spielen fünf in einer Reihe. Eine, die scheitert, verliert die Partie kampflos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Runs each</source>
        <translation>Läufe je Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. A file that fails forfeits the game.</source>
        <translation>Führt mc_move aus einer für den Kurs geschriebenen Datei aus, Python 2 oder 3, in einem eigenen Prozess. Eine Datei, die scheitert, verliert die Partie kampflos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;top</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;wap sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_CURRENT</source>
        <translation>SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>SCORE_CURRENT and SCORE_OTHER</source>
        <translation>SCORE_CURRENT und SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's</source>
        <translation type="vanished">SCORE_CURRENT gilt für die eigenen Felder des Spielers, SCORE_OTHER für die des Gegners</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_OTHER</source>
        <translation>SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Samples per square</source>
        <translation>Stichproben pro Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Save as a picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>Partie speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Save the results and charts</source>
        <translation type="vanished">Die Ergebnisse und Diagramme speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in another file</source>
        <translation>Diese Partie in einer anderen Datei speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in its file</source>
        <translation>Diese Partie in ihrer Datei speichern</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Score the squares by 10 to 10,000,000 trials</source>
        <translation>Felder mit 10 bis 10.000.000 Versuchen bewerten</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: opponent</source>
        <translation>Gewicht: Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: own</source>
        <translation>Gewicht: eigene</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo} ± {error}.</source>
        <translation>Punkte {share} ({interval}), Elo-Differenz {elo} ± {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo}.</source>
        <translation type="vanished">Punkte {share} ({interval}), Elo-Differenz {elo}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}); no Elo difference: one player took all the points.</source>
        <translation>Punkte {share} ({interval}); keine Elo-Differenz: Ein Spieler holte alle Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score: {players}, {rules}</source>
        <translation>Punkte: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Scores of {player}, {board}, {side} to move</source>
        <translation>Punkte von {player}, {board}, {side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores ± error</source>
        <translation>Punkte ± Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Scores' colours</source>
        <translation>Farben der Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Searc&amp;h tree of this position…</source>
        <translation>&amp;Suchbaum dieser Stellung…</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>See how the scores of this position arise, trial by trial</source>
        <translation>Sehen, wie die Punkte dieser Stellung entstehen, Versuch für Versuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>See what a learner knows, and which games taught it</source>
        <translation>Ansehen, was ein Lerner weiß und aus welchen Partien er es gelernt hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run to see its results, or two runs to compare them.</source>
        <translation>Wählen Sie einen Lauf, um seine Ergebnisse zu sehen, oder zwei Läufe, um sie zu vergleichen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Selection: follow the highest bounds.</source>
        <translation>Auswahl: den höchsten Schranken folgen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set u&amp;p a position</source>
        <translation>Stellung &amp;aufbauen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set up a position on the board</source>
        <translation>Eine Stellung auf dem Brett aufbauen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Set up a position: click or drag to draw</source>
        <translation>Stellung aufbauen: zum Zeichnen klicken oder ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>Settings are lost when the window closes: {path} can't be written.</source>
        <translation>Die Einstellungen gehen beim Schließen des Fensters verloren: {path} ist schreibgeschützt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games; of a move, only choosing it, which the window does step by step and shows meanwhile.</source>
        <translation>Anteile mit ihren 95-%-Intervallen. Zeiten: der Median und in Klammern die mittlere Hälfte der Partien; bei einem Zug nur die Wahl des Zugs, die das Fenster schrittweise ausführt und dabei anzeigt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show a slider below the board that scores the squares by 10 to 10,000,000 trials</source>
        <translation type="vanished">Unter dem Brett einen Regler anzeigen, der die Felder mit 10 bis 10.000.000 Versuchen bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show or hide the panel beside the board</source>
        <translation>Seitenleiste neben dem Brett ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Show or hide the panels beside the board</source>
        <translation type="vanished">Seitenleisten neben dem Brett ein- oder ausblenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show the &amp;line from a square</source>
        <translation>Zu&amp;gfolge ab einem Feld zeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the last move and go on with the game</source>
        <translation>Den letzten Zug anzeigen und die Partie fortsetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move earlier</source>
        <translation>Die Stellung einen Zug vorher anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move later</source>
        <translation>Die Stellung einen Zug später anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Show the run on its page, with its settings (Return)</source>
        <translation type="vanished">Den Lauf mit seinen Einstellungen auf seiner Seite anzeigen (Eingabetaste)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the start of the game</source>
        <translation>Den Anfang der Partie anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show the whole board after zooming in</source>
        <translation>Nach dem Zoomen das ganze Brett anzeigen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show what the machine would play here</source>
        <translation>Anzeigen, was der Computer hier spielen würde</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Similar</source>
        <translation>Ähnlich</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Simulations per move</source>
        <translation>Simulationen pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Size of everything</source>
        <translation type="vanished">Größe der Oberfläche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Slips often</source>
        <translation>Patzt oft</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Squares per side.</source>
        <translation>Felder pro Seite.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares with the same number are equal by symmetry.</source>
        <translation>Felder mit derselben Zahl sind durch Symmetrie gleich.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result aren't proven yet.</source>
        <translation>Felder ohne Ergebnis sind noch nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result couldn't be proven.</source>
        <translation>Felder ohne Ergebnis ließen sich nicht beweisen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick aren't proven yet.</source>
        <translation type="vanished">Felder ohne Häkchen sind noch nicht bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick couldn't be proven.</source>
        <translation type="vanished">Felder ohne Häkchen ließen sich nicht beweisen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start</source>
        <extracomment>Button: start the run (a verb).</extracomment>
        <translation type="vanished">Starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start a new game</source>
        <translation>Eine neue Partie beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the machines, or pause them</source>
        <translation>Computer spielen lassen oder anhalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Start the match</source>
        <translation>Wettkampf starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the next game of the series</source>
        <translation>Die nächste Partie der Serie beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Start the sweep</source>
        <translation>Messreihe starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Start the tournament</source>
        <translation>Turnier starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Start the training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Start the trials</source>
        <translation>Versuche starten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start: {truth}; random games {games}</source>
        <translation>Anfang: {truth}; Zufallspartien {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Started</source>
        <extracomment>Column with the date and time.</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting level</source>
        <translation>Stufe zu Beginn</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting trials</source>
        <translation>Versuche zu Beginn</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Stop between Elo</source>
        <translation>Stopp zwischen Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop early, as soon as the best square is known with this confidence. Squares equal by symmetry count as one.</source>
        <translation>Früher aufhören, sobald das beste Feld mit dieser Sicherheit feststeht. Durch Symmetrie gleiche Felder zählen als eines.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Stop thinking without a move, and keep the scores</source>
        <translation>Rechnen ohne Zug beenden und die Punkte behalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop when sure, %</source>
        <translation>Stopp, wenn sicher, %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Student's file</source>
        <translation>Studentendatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Style
remarks</source>
        <translation type="vanished">Stil-
hinweise</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style, not counted</source>
        <translation>Stil, nicht gewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style: {remark}</source>
        <translation>Stil: {remark}</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Suppose Monte Carlo plays 10 trials. How often is the centre's score above that of the corner a1?</source>
        <translation>Angenommen, Monte Carlo spielt 10 Versuche. Wie oft hat die Mitte mehr Punkte als die Ecke a1?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Suspect</source>
        <translation>Verdächtig</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Swap X and O and start a new game</source>
        <translation>X und O tauschen und eine neue Partie beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Symmetric squares</source>
        <translation>Symmetrische Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>T&amp;rials of this position…</source>
        <translation>&amp;Versuche in dieser Stellung…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Take back moves to your last turn</source>
        <translation>Züge bis zu Ihrem letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Take known luck out of the score</source>
        <translation>Bekanntes Glück aus den Punkten herausrechnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Takes any empty square at random.</source>
        <translation>Nimmt ein beliebiges leeres Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Teal to pink (tritanopia)</source>
        <translation type="vanished">Blaugrün bis Rosa (Tritanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Textbook</source>
        <translation>Lehrbuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The bars appear here as games finish.</source>
        <translation>Hier erscheinen die Balken, sobald Partien enden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>The chance of beating Monte Carlo with infinitely many trials.</source>
        <translation>Die Chance, Monte Carlo mit unendlich vielen Versuchen zu schlagen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The colours of the squares from worst to best; brighter is better in each</source>
        <translation type="vanished">Die Farben der Felder vom schlechtesten bis zum besten; heller ist immer besser</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The colours of the squares; bolder is better in each</source>
        <translation>Die Farben der Felder; kräftiger ist immer besser</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The curves appear here as games finish.</source>
        <translation>Hier erscheinen die Kurven, sobald Partien enden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>The engine can't play yet.</source>
        <translation>Die Engine kann noch nicht spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The engine's program. It can do anything you can on this computer.</source>
        <translation>Das Programm der Engine. Es kann auf diesem Computer alles tun, was Sie tun können.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The exact scores are being calculated.</source>
        <translation>Die exakten Punkte werden berechnet.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file can't be run: {reason}</source>
        <translation>Die Datei lässt sich nicht ausführen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file played on 3×3, as X and O in turn. The reference solution is a correct file with the same weights. The ranges are 95 % intervals: results within them can be due to chance.</source>
        <translation>Die Datei spielte auf 3×3, abwechselnd als X und O. Die Musterlösung ist eine korrekte Datei mit gleichen Gewichten. Die Bereiche sind 95-%-Intervalle: Ergebnisse darin können Zufall sein.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The file that records losing moves.</source>
        <translation>Die Datei, in der Verlustzüge stehen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>The file's mc_move passed no scores to get_best_move, so there are none to show.</source>
        <translation>mc_move in der Datei hat keine Punkte an get_best_move übergeben, daher sind keine zu sehen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The file's version of Python</source>
        <translation>Die Python-Version der Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The files that look copied from this one, or this one from them</source>
        <translation>Die Dateien, die von dieser kopiert wirken oder von denen diese kopiert wirkt</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The first move in the reverse game</source>
        <translation>Der erste Zug in der umgekehrten Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>The game is a tie: no score changes.</source>
        <translation>Die Partie endet unentschieden: Keine Punkte ändern sich.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The higher it is, the more often moves are tried that did worse so far.</source>
        <translation>Je höher der Wert, desto öfter werden Züge probiert, die bisher schlechter abschnitten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The language of the window</source>
        <translation>Die Sprache des Fensters</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The learner plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">Der Lerner spielt das erste Feld, von dem er nicht weiß, dass es ein Fehler ist. Verliert er, trägt er seinen letzten Zug in sein Lehrbuch ein. Denselben Fehler wiederholt er in derselben Stellung nie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The level of a machine by level when you first choose one</source>
        <translation>Die Stufe von „Computer nach Stärke“, wenn Sie ihn zum ersten Mal wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The level of a player by level when you first choose one</source>
        <translation type="vanished">Die Stufe eines Spielers nach Spielstärke, wenn Sie ihn zum ersten Mal wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The limit that a mistake sets to the points, if they reach it</source>
        <translation>Die Grenze, die ein Fehler den Punkten setzt, wenn sie sie erreichen</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>The losing squares are {losing}. With 10 trials, Monte Carlo chose one of them in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}. {second} scores nearly as high but holds the tie, and {last} loses but scores lowest: a high score doesn't say who wins with best play. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation>Die Verlustfelder sind {losing}. Mit 10 Versuchen wählte Monte Carlo in {few} von {runs} Läufen eines davon, mit 5.000 in {many}. Mit unendlich vielen wählt es immer {limit}. {second} hat fast so viele Punkte, hält aber das Unentschieden; {last} verliert, hat aber die wenigsten: Viele Punkte sagen nicht, wer bei bestem Spiel gewinnt. Zufallspartien setzen einen Gegner voraus, der die Antwort nicht sieht, und mehr davon machen diesen Fehler nur sicherer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum memory that the engine is told to use.</source>
        <translation>Der Speicher, den die Engine laut Vorgabe höchstens verwenden soll.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum number of positions judged before each move.</source>
        <translation>Die Höchstzahl der Stellungen, die vor jedem Zug beurteilt werden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The number of trials passed to mc_move. Empty: the file's NTRIALS.</source>
        <translation>Die Anzahl der Versuche, die an mc_move übergeben wird. Leer: NTRIALS der Datei.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>The only move to consider.</source>
        <translation type="vanished">Der einzige Zug, der infrage kommt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>The open lines count {points} for {side}.</source>
        <translation>Die offenen Reihen zählen {points} für {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>The own weight counts the squares that the player to move held in the trials: plus where it won, minus where it lost. So it looks for squares that help to win. The opponent weight counts the squares that the opponent held: minus where the player won, plus where the opponent won. So it looks for squares that the opponent wins with, to take them first.</source>
        <translation>Das eigene Gewicht zählt die Felder, die der Spieler am Zug in den Versuchen besetzte: plus, wenn er gewann, minus, wenn er verlor. Es sucht also Felder, die beim Gewinnen helfen. Das Gewicht des Gegners zählt die Felder, die der Gegner besetzte: minus, wenn der Spieler gewann, plus, wenn der Gegner gewann. Es sucht also Felder, mit denen der Gegner gewinnt, um sie zuerst zu nehmen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The parameter that takes several values.</source>
        <translation>Der Parameter, der mehrere Werte annimmt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>The player that scores the squares.</source>
        <translation>Der Spieler, der die Felder bewertet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It doesn't repeat a mistake in the same position, unless every move there is one.</source>
        <translation>Der Spieler „Lernen aus Fehlern“ spielt das erste Feld, von dem er nicht weiß, dass es ein Fehler ist. Verliert er, trägt er seinen letzten Zug in sein Lehrbuch ein. Denselben Fehler wiederholt er in derselben Stellung nicht, außer wenn dort jeder Zug ein Fehler ist.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">Der Spieler „Lernen aus Fehlern“ spielt das erste Feld, von dem er nicht weiß, dass es ein Fehler ist. Verliert er, trägt er seinen letzten Zug in sein Lehrbuch ein. Denselben Fehler wiederholt er in derselben Stellung nie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The points that count</source>
        <translation>Die Punkte, die zählen</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. But {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation type="vanished">Die Zufallspartien bewerten {worst} am schlechtesten: {score} pro Versuch, weil die meisten Reihen hindurchgehen. Aber {holds} ist nachweislich der einzige erste Zug, der nicht verliert: Von dort beantwortet X jeden Zug mit dem gegenüberliegenden Feld.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. They rate {best} best and equal, but all of these lose: {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation>Die Zufallspartien bewerten {worst} am schlechtesten: {score} pro Versuch, weil die meisten Reihen hindurchgehen. Gleich am besten bewerten sie {best}, doch diese verlieren alle: {holds} ist nachweislich der einzige erste Zug, der nicht verliert. Von dort beantwortet X jeden Zug mit dem gegenüberliegenden Feld.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>The ratings appear here as games finish.</source>
        <translation>Hier erscheinen die Wertungen, sobald Partien enden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The results appear here as games finish.</source>
        <translation type="vanished">Hier erscheinen die Ergebnisse, sobald Partien enden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>The review begins with the last move.</source>
        <translation>Die Analyse beginnt mit dem letzten Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>Die Zeitskala ist logarithmisch. Bänder: die mittlere Hälfte der Partien. Die Zeiten sind länger, während andere Programme laufen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).</source>
        <translation>Der Sequenztest von {low} gegen {high} Elo-Punkte nimmt {accepted} an (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).</source>
        <translation>Der Sequenztest von {low} gegen {high} Elo-Punkte hat nicht entschieden (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read. They are kept as {path}, and defaults are used instead.</source>
        <translation>Die Einstellungen lassen sich nicht lesen. Sie bleiben unter {path} erhalten; stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read: {error}.</source>
        <translation>Die Einstellungen lassen sich nicht lesen: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>The side that the learner plays.</source>
        <translation>Die Seite, die der Lerner spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The side that the measured player plays.</source>
        <translation>Die Seite, die der gemessene Spieler spielt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver agrees: it loses against best play.</source>
        <translation>Der Löser stimmt zu: Der Zug verliert gegen bestes Spiel.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver can't settle this move within its limit.</source>
        <translation>Der Löser kann diesen Zug innerhalb seiner Grenze nicht entscheiden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver couldn't prove the result of any square.</source>
        <translation>Der Löser konnte für kein Feld das Ergebnis beweisen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver disagrees: it doesn't lose against best play.</source>
        <translation>Der Löser widerspricht: Der Zug verliert nicht gegen bestes Spiel.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver has proven nothing yet.</source>
        <translation>Der Löser hat noch nichts bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The squares are being compared.</source>
        <translation>Die Felder werden verglichen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}, which the board shows rounded.</source>
        <translation>Die Felder von X erhalten je 1 dazu ({gaining}), die von O verlieren je 1 ({losing}), und leere Felder ändern sich nicht. So geht es weiter: In {trials} Versuchen vom leeren Brett aus gewann X {won_mine}-mal und besetzte {square} (je +1), gewann {won_theirs}-mal, während O es besetzte (−1), verlor {lost_mine}-mal und besetzte es (−1) und verlor {lost_theirs}-mal, während O es besetzte (+1). Die Summe ist {sum}. Geteilt durch die {trials} Versuche, Unentschieden eingeschlossen, ergibt das {score}; das Brett zeigt die Zahl gerundet.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}: the number on the board.</source>
        <translation type="vanished">Die Felder von X erhalten je 1 dazu ({gaining}), die von O verlieren je 1 ({losing}), und leere Felder ändern sich nicht. So geht es weiter: In {trials} Versuchen vom leeren Brett aus gewann X {won_mine}-mal und besetzte {square} (je +1), gewann {won_theirs}-mal, während O es besetzte (−1), verlor {lost_mine}-mal und besetzte es (−1) und verlor {lost_theirs}-mal, während O es besetzte (+1). Die Summe ist {sum}. Geteilt durch die {trials} Versuche, Unentschieden eingeschlossen, ergibt das {score}: die Zahl auf dem Brett.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. The score of a square is the sum over all trials.</source>
        <translation type="vanished">Die von X besetzten Felder gewinnen je 1 ({gaining}), die von O besetzten verlieren je 1 ({losing}), und leere Felder ändern sich nicht. Die Punkte eines Felds sind die Summe über alle Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The student's Python file, which runs in a separate process.</source>
        <translation>Die Python-Datei des Studenten, die in einem eigenen Prozess läuft.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's file</source>
        <translation>Die Datei des Studenten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's number on the platform from which the file was downloaded</source>
        <translation>Die Nummer des Studenten auf der Plattform, von der die Datei heruntergeladen wurde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The system's signal when it is your turn again</source>
        <translation>Der Signalton des Systems, wenn Sie wieder am Zug sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The teacher's comment</source>
        <translation>Der Kommentar der Lehrkraft</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The test ended the match early, so the score, the shares and the Elo difference lean towards its decision.</source>
        <translation>Der Test hat den Wettkampf vorzeitig beendet; deshalb sind Punkte, Anteile und Elo-Differenz zu seiner Entscheidung hin verzerrt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The times appear here as games finish.</source>
        <translation>Hier erscheinen die Zeiten, sobald Partien enden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The window failed to open with its settings last time. They are kept as {path}, and defaults are used instead.</source>
        <translation>Das Fenster ließ sich mit seinen Einstellungen zuletzt nicht öffnen. Sie bleiben unter {path} erhalten; stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Their error bars overlap, but the scores come from the same games, and symmetric squares count as one.</source>
        <translation>Ihre Fehlerbalken überlappen sich, aber die Punkte stammen aus denselben Partien, und symmetrische Felder zählen als eines.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed.</source>
        <translation type="vanished">Diese Prüfungen lassen sich erst beurteilen, wenn das zuerst Genannte korrigiert ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed. Those that rely on another function don't count: the other checks make up the full points.</source>
        <translation>Diese Prüfungen lassen sich erst beurteilen, wenn das zuerst Genannte korrigiert ist. Solche, die auf einer anderen Funktion beruhen, zählen nicht: Die übrigen Prüfungen ergeben die volle Punktzahl.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves hold the tie: {squares}.</source>
        <translation>Diese Züge halten das Unentschieden: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves win: {squares}.</source>
        <translation>Diese Züge gewinnen: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>This player counts no wins by square.</source>
        <translation>Dieser Spieler zählt keine Siege nach Feldern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>Tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tied</source>
        <translation>Unentsch.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties</source>
        <translation>Unentsch.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Ties are good</source>
        <translation type="vanished">Unentschieden ist gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Ties, 95 % interval</source>
        <translation type="vanished">Unentsch., 95-%-Intervall</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties: {first_share} at {first}, {last_share} at {last}</source>
        <translation>Unentschieden: {first_share} bei {first}, {last_share} bei {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time per game</source>
        <translation>Zeit pro Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Time per move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tournament of {count} players, {rules}</source>
        <translation>Turnier mit {count} Spielern, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Train</source>
        <translation type="vanished">Trainieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Train a learner over thousands of games</source>
        <translation>Einen Lerner in Tausenden von Partien trainieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tree search</source>
        <translation>Baumsuche</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>Tree search also plays random games, but it tries good moves more often, for both sides. So it sees the answer that plain sampling overlooks. This is the position in which more trials made Monte Carlo worse.</source>
        <translation>Auch die Baumsuche spielt Zufallspartien, aber sie probiert gute Züge öfter, für beide Seiten. So sieht sie die Antwort, die einfache Stichproben übersehen. Dies ist die Stellung, in der mehr Versuche Monte Carlo schlechter machten.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Trials per move</source>
        <translation>Versuche pro Zug</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Trials, ties and time</source>
        <translation>Versuche, Unentschieden und Zeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries every square in random games</source>
        <translation>Probiert jedes Feld in Zufallspartien</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines and one random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Probiert vielversprechende Züge zuerst und beurteilt jede Stellung nach ihren offenen Reihen und einer Zufallspartie. Je besser ein Zug abschneidet, desto öfter wird er probiert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines, at times also by a random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Probiert vielversprechende Züge zuerst und beurteilt jede Stellung nach ihren offenen Reihen, zuweilen auch nach einer Zufallspartie. Je besser ein Zug abschneidet, desto öfter wird er probiert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries the squares in order and skips moves its textbook knows to be mistakes here. When it loses, it adds its last move to the textbook.</source>
        <translation>Probiert die Felder der Reihe nach und lässt Züge aus, die in seinem Lehrbuch hier als Fehler stehen. Nach einer Niederlage trägt er seinen letzten Zug in das Lehrbuch ein.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Truth</source>
        <extracomment>Overlay with the proven result of each square.</extracomment>
        <translation>Wahrheit</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation type="vanished">
            <numerusform>%n Versuch ausprobieren</numerusform>
            <numerusform>%n Versuche ausprobieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try Monte Carlo with %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation>
            <numerusform>Monte Carlo mit %n Versuch ausprobieren</numerusform>
            <numerusform>Monte Carlo mit %n Versuchen ausprobieren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Try the &amp;better move</source>
        <translation>&amp;Besseren Zug versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation>Zwei Elo-Differenzen, etwa 0, 20: Ein Sequenztest beendet den Wettkampf, sobald er eine davon annimmt.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>Two players move at random on an empty 3×3 board. How often does X, who begins, win?</source>
        <translation>Zwei Spieler ziehen auf einem leeren 3×3-Brett zufällig. Wie oft gewinnt X, der beginnt?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two players play many games, and take turns at moving first.</source>
        <translation>Zwei Spieler spielen viele Partien und ziehen abwechselnd zuerst.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>UCT</source>
        <translation>UCT</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Unbeatable</source>
        <translation>Unschlagbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Up to %n run(s) chose a move without a proven result.</source>
        <translation>
            <numerusform>Bis zu %n Lauf wählte einen Zug ohne bewiesenes Ergebnis.</numerusform>
            <numerusform>Bis zu %n Läufe wählten einen Zug ohne bewiesenes Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Use symmetry</source>
        <translation>Symmetrie nutzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Values: per trial ± standard error, of one run only.</source>
        <translation>Werte: pro Versuch ± Standardfehler, nur eines Laufs.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet (deuteranopia)</source>
        <translation>Violett (Deuteranopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet to orange (deuteranopia)</source>
        <translation type="vanished">Violett bis Orange (Deuteranopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Visited more often than {square}, but proven to lose: {lost}.</source>
        <translation>Öfter besucht als {square}, aber nachweislich verloren: {lost}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>Waiting for a student file.</source>
        <translation>Wartet auf eine Studentendatei.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Watch a tree search grow from the position shown, and follow its simulations</source>
        <translation>Einer Baumsuche ab der angezeigten Stellung beim Wachsen zusehen und ihren Simulationen folgen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What a tie counts: 1 as much as a win, 0 as little as a loss.</source>
        <translation>Was ein Unentschieden zählt: 1 so viel wie ein Sieg, 0 so wenig wie eine Niederlage.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>What a trial is</source>
        <translation>Was ein Versuch ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What did your runs find?</source>
        <translation>Was haben Ihre Läufe ergeben?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the machine's squares scores in a trial that the machine won.</source>
        <translation>Was jedes Feld des Computers in einem Versuch zählt, den der Computer gewonnen hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the opponent's squares scores in a trial that the opponent won.</source>
        <translation>Was jedes Feld des Gegners in einem Versuch zählt, den der Gegner gewonnen hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>What to fix</source>
        <translation>Was zu korrigieren ist</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>What “never loses” is worth</source>
        <translation>Was „verliert nie“ wert ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When a machine has moved</source>
        <translation>Nach einem Zug des Computers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When you are told of mistakes in a game against a machine</source>
        <translation>Wann Sie in einer Partie gegen einen Computer auf Fehler hingewiesen werden</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a mistake also counts on the rotated and the mirrored board.</source>
        <translation>Ob ein Fehler auch auf dem gedrehten und gespiegelten Brett zählt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a tie counts as much as a win, or as nothing.</source>
        <translation type="vanished">Ob ein Unentschieden so viel zählt wie ein Sieg oder nichts.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Whether marks are drawn in and panels slide</source>
        <translation>Zeichnen der Zeichen und Gleiten der Leisten animieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether only the last move becomes a mistake, or also an earlier move that left no other choice.</source>
        <translation>Ob nur der letzte Zug als Fehler gilt oder auch ein früherer, der keine andere Wahl ließ.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Whether the points reach the pass mark</source>
        <translation>Ob die Punkte die Bestehensgrenze erreichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}). Proven best: {better}.</source>
        <translation>Ob {square} ein Fehler war, ist nicht bewiesen. Nach der Baumsuche verschenkte der Zug {lost} Punkte (± {error}). Bewiesen am besten: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}); {better} looks better.</source>
        <translation>Ob {square} ein Fehler war, ist nicht bewiesen. Nach der Baumsuche verschenkte der Zug {lost} Punkte (± {error}); {better} sieht besser aus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. Tree search can't tell it apart from the best move.</source>
        <translation>Ob {square} ein Fehler war, ist nicht bewiesen. Die Baumsuche kann ihn nicht vom besten Zug unterscheiden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Which games' proven mistakes Moves → Practise your mistakes sets again</source>
        <translation>Aus welchen Partien Züge → Aus Fehlern lernen bewiesene Fehler noch einmal stellt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Which of two plays better?</source>
        <translation>Wer von beiden spielt besser?</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Which square is surely better?</source>
        <translation>Welches Feld ist sicher besser?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>While setting up: draw or erase</source>
        <translation>Beim Aufbauen: zeichnen oder löschen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).</source>
        <translation>Fehlerbalken: 95-%-Wilson-Intervalle (links: Siege von X, rechts: Siege von O).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: wins, right: losses).</source>
        <translation>Fehlerbalken: 95-%-Wilson-Intervalle (links: Siege, rechts: Niederlagen).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Whiskers: 95 % intervals</source>
        <translation type="vanished">Fehlerbalken: 95-%-Intervalle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Whiskers: 95 % intervals.</source>
        <translation>Fehlerbalken: 95-%-Intervalle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Who is the strongest?</source>
        <translation>Wer ist am stärksten?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Why the file can't be graded, or its mistakes, worst first</source>
        <translation>Warum sich die Datei nicht bewerten lässt, oder ihre Fehler, die schlimmsten zuerst</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>Why there are two weights</source>
        <translation>Warum es zwei Gewichte gibt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: of the decided trials in which {side} held the square, the share that {side} won.</source>
        <translation>Gewinnquote: von den entschiedenen Versuchen, in denen {side} das Feld besetzte, der Anteil, den {side} gewann.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: the share of points that {side} got in the simulations that began with the square.</source>
        <translation>Gewinnquote: der Anteil der Punkte, den {side} in den Simulationen erzielte, die mit dem Feld begannen.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>With 10 trials, Monte Carlo chose a losing square in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}, which loses. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation type="vanished">Mit 10 Versuchen wählte Monte Carlo in {few} von {runs} Läufen ein Verlustfeld, mit 5.000 in {many}. Mit unendlich vielen wählt er immer {limit}, was verliert. Zufallspartien setzen einen Gegner voraus, der die Antwort nicht sieht, und mehr davon machen diesen Fehler nur sicherer.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of being best is well below 95 %, the leading square may lead by luck.</source>
        <translation type="vanished">Mit 10 Versuchen lag die Mitte in {few} von {runs} Läufen vorn, mit 100 in {more}, mit 1.000 in {many}. Solange die Chance auf den ersten Platz deutlich unter 95 % liegt, führt das beste Feld vielleicht nur durch Glück.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of the best score is well below 95 %, the leading square may lead by luck. With “Stop when sure” at 95 %, Monte Carlo needed {needed} trials here. Two squares whose scores are half as far apart need about four times as many.</source>
        <translation>Mit 10 Versuchen lag die Mitte in {few} von {runs} Läufen vorn, mit 100 in {more}, mit 1.000 in {many}. Solange seine Chance auf die meisten Punkte weit unter 95 % liegt, kann das führende Feld auch durch Glück führen. Mit „Stopp, wenn sicher“ bei 95 % brauchte Monte Carlo hier {needed} Versuche. Zwei Felder, deren Punkte halb so weit auseinanderliegen, brauchen etwa viermal so viele.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long, for 200 times the trials: on this small board, other work takes most of a game's time. The error of a score shrinks only with the square root of the number of trials, here to about a 14th.</source>
        <translation>Mit 5 Versuchen endeten {few} von {games} Partien unentschieden, mit 1.000 Versuchen {many}. Die Partien mit 1.000 Versuchen dauerten {times}-mal so lange, bei 200-mal so vielen Versuchen: Auf diesem kleinen Brett entfällt die meiste Zeit einer Partie auf andere Arbeit. Der Fehler der Punkte schrumpft nur mit der Quadratwurzel aus der Zahl der Versuche, hier auf etwa ein Vierzehntel.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long. More trials take longer, but the error of a score shrinks only with the square root of their number.</source>
        <translation type="vanished">Mit 5 Versuchen endeten {few} von {games} Partien unentschieden, mit 1.000 Versuchen {many}. Die Partien mit 1.000 Versuchen dauerten {times}-mal so lange. Mehr Versuche dauern länger, aber der Fehler der Punkte schrumpft nur mit der Quadratwurzel ihrer Zahl.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} every time to an opponent who knows it.</source>
        <translation>Mit unendlich vielen Versuchen verliert er als {side} jedes Mal gegen einen Gegner, der ihn kennt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} {share} % of the games to an opponent who knows it.</source>
        <translation>Mit unendlich vielen Versuchen verliert er als {side} {share} % der Partien gegen einen Gegner, der ihn kennt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it never loses as {side}.</source>
        <translation>Mit unendlich vielen Versuchen verliert er als {side} nie.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With infinitely many trials, the centre of the empty board scores higher than a corner; with best play, both tie. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation>Mit unendlich vielen Versuchen hat die Mitte des leeren Bretts mehr Punkte als eine Ecke; bei bestem Spiel bringen beide ein Unentschieden. Die Punkte nach wenigen Versuchen zeigen das nicht immer: Alle Punkte haben einen Standardfehler.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>With {simulations} simulations, tree search chose a losing square in {wrong} of 40 runs. Monte Carlo with 1,000 trials chose one in {sampling} of 40 runs. Trying the opponent's best answers is worth more than many random ones.</source>
        <translation>Mit {simulations} Simulationen wählte die Baumsuche in {wrong} von 40 Läufen ein Verlustfeld. Monte Carlo mit 1.000 Versuchen wählte eines in {sampling} von 40 Läufen. Die besten Antworten des Gegners zu probieren ist mehr wert als viele zufällige.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>With {trials}, {share} of the moves give up the result</source>
        <translation>{trials}: {share} der Züge geben das Ergebnis her</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Without known luck the score is {share} ({interval}), as from {gain} times the games.</source>
        <translation>Ohne bekanntes Glück sind es {share} der Punkte ({interval}), so genau wie mit {gain}-mal so vielen Partien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Won</source>
        <extracomment>Numbers of games.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Worth of a tie</source>
        <translation>Wert des Unentschiedens</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>X and O to move in turn</source>
        <translation>X und O ziehen abwechselnd</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X blocks O's line</source>
        <translation>X blockt die Reihe von O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X completes a line</source>
        <translation>X vollendet eine Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>X doesn't lose</source>
        <translation>X verliert nicht</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>X has a corner and the middle of the right side, O has the centre, and O is to move. Two squares lose, and the others hold the tie. The weights are equal.</source>
        <translation>X hat eine Ecke und die Mitte der rechten Seite, O die Mitte des Bretts, und O ist am Zug. Zwei Felder verlieren, die anderen halten das Unentschieden. Die Gewichte sind gleich.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>X is to move, and its trial ended as shown: X won. Both weights are 1. Which squares gain a point? Choose one of them on the board.</source>
        <translation>X ist am Zug, und sein Versuch endete wie gezeigt: X hat gewonnen. Beide Gewichte sind 1. Welche Felder gewinnen einen Punkt? Wählen Sie eines davon auf dem Brett.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>X threatens to complete the right column at d3, and O is to move. The same trials are scored with each pair of weights, own and opponent's. With which pair does O overlook the threat?</source>
        <translation>X droht, die rechte Spalte auf d3 zu vollenden, und O ist am Zug. Dieselben Versuche werden mit jedem Paar von Gewichten bewertet, erst das eigene, dann das des Gegners. Mit welchem Paar übersieht O die Drohung?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X wins</source>
        <translation>X gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X's score: {players}, {rules}</source>
        <translation>Punkte von X: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>X's share of points</source>
        <translation>Anteil der Punkte von X</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>X's wins</source>
        <translation>Siege von X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>X, O, Delete</source>
        <translation>X, O, Entf</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You choose the moves.</source>
        <translation>Sie wählen die Züge.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: the folder {folder} can't be written</source>
        <translation>Ihre Partie wird nicht automatisch gespeichert: In den Ordner {folder} kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: {error}</source>
        <translation>Ihre Partie wird nicht automatisch gespeichert: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your guess</source>
        <translation>Ihre Schätzung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your last game can't be restored: {error}. It is kept as {path}</source>
        <translation>Ihre letzte Partie lässt sich nicht wiederherstellen: {error}. Sie bleibt unter {path} erhalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Your mistakes</source>
        <translation>Ihre Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher says: {comment}</source>
        <translation>Kommentar Ihrer Lehrkraft: {comment}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points.</source>
        <translation>Ihre Lehrkraft hat die Punkte festgelegt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points. The grader gave {points}.</source>
        <translation>Ihre Lehrkraft hat die Punkte festgelegt. Die Bewertung ergab {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Zoom a large board</source>
        <translation>Großes Brett zoomen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>[[0] * n] * n repeats the same row, so adding to one row adds to all: use [[0] * n for _ in range(n)]</source>
        <translation>[[0] * n] * n wiederholt dieselbe Zeile, daher ändert eine Addition in einer Zeile alle: [[0] * n for _ in range(n)] verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>`{code}` has no ()</source>
        <translation>`{code}` hat keine ()</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>a Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>Ein Dask-Cluster braucht eine Adresse, etwa tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a board on which check_win() returns a result</source>
        <translation>ein Brett, auf dem check_win() ein Ergebnis liefert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that breaks a rule of the course; each further one as much less</source>
        <translation>eine Datei, die eine Regel des Kurses verletzt; jede weitere ebenso viel weniger</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that ignores the scores when it chooses a square</source>
        <translation type="vanished">eine Datei, die bei der Wahl eines Felds die Punkte nicht beachtet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that makes no legal move or forfeits most games</source>
        <translation>eine Datei, die keinen erlaubten Zug macht oder die meisten Partien kampflos verliert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that pairs squares with the wrong scores</source>
        <translation>eine Datei, die Feldern die falschen Punkte zuordnet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that plays all trials on one board</source>
        <translation>eine Datei, die alle Versuche auf einem Brett spielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that starts its search for the highest score too high</source>
        <translation>eine Datei, die die Suche nach der höchsten Punktzahl mit einem zu hohen Wert beginnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that swaps or ignores the weights</source>
        <translation>eine Datei, die die Gewichte vertauscht oder nicht beachtet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that uses one list for all rows</source>
        <translation>eine Datei, die eine Liste für alle Zeilen verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose choice of square doesn't depend on its trials</source>
        <translation>eine Datei, deren Feldwahl nicht von ihren Versuchen abhängt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose constants hide good moves</source>
        <translation>eine Datei, deren Konstanten gute Züge verdecken</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose functions take their parameters in another order</source>
        <translation>eine Datei, deren Funktionen ihre Parameter in anderer Reihenfolge erwarten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials don't change sides</source>
        <translation>eine Datei, deren Versuche die Seiten nicht wechseln</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials have the wrong turn order</source>
        <translation>eine Datei, deren Versuche die falsche Zugfolge haben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any mistake</source>
        <translation>eine Datei mit irgendeinem Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any other mistake</source>
        <translation type="vanished">eine Datei mit irgendeinem anderen Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a function that does nothing</source>
        <translation>eine Funktion, die nichts tut</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game played to its end</source>
        <translation type="vanished">eine zu Ende gespielte Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game that continues from the marks on the board</source>
        <translation>eine Partie, die von den Zeichen auf dem Brett aus weitergeht</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a learner in run {run} has learnt since the run started, so it would play differently: start a new run</source>
        <translation type="vanished">Ein Lerner in Lauf {run} hat seit dem Start des Laufs gelernt und würde daher anders spielen: Starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a line has more than {most} characters</source>
        <translation>eine Zeile hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss</source>
        <translation>einer Niederlage</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss must change the scores too</source>
        <translation>auch eine Niederlage muss die Punkte ändern</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>a mark is off the {size}×{size} board</source>
        <translation>Ein Zeichen liegt nicht auf dem {size}×{size}-Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a match has from 1 to {most} games, not {count}</source>
        <translation type="vanished">Ein Wettkampf hat 1 bis {most} Partien, nicht {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a match needs at least 1 game, not {games}</source>
        <translation type="vanished">Ein Wettkampf braucht mindestens 1 Partie, nicht {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>eine Zahl von {least:g} bis {most:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number in the JSON is too long</source>
        <translation>Eine Zahl im JSON ist zu lang</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a number of at least 0</source>
        <translation>eine Zahl von mindestens 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a page for each file and one for the class</source>
        <translation>eine Seite für jede Datei und eine für den ganzen Kurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a picture can be {least} to {most} pixels wide, not {width}</source>
        <translation>Ein Bild kann {least} bis {most} Pixel breit sein, nicht {width}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture in pixels</source>
        <translation>ein Bild aus Pixeln</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture that scales</source>
        <translation>ein skalierbares Bild</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a player in run {run} has changed since the run started, so it would play differently (its textbook, file or program): start a new run</source>
        <translation>Ein Spieler in Lauf {run} hat sich seit dem Start des Laufs geändert und würde daher anders spielen (sein Lehrbuch, seine Datei oder sein Programm): Starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_search.py"/>
        <source>a player that takes the first of equal squares needs every rotation examined, which takes too long on {size}×{size}: let it choose at random (equal=random)</source>
        <translation>Für einen Spieler, der das erste von gleichen Feldern nimmt, muss jede Drehung untersucht werden, was auf {size}×{size} zu lange dauert: Lassen Sie ihn zufällig wählen (equal=random)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>a query takes too long, so it may be damaged</source>
        <translation>Eine Abfrage dauert zu lange, daher ist die Datei vielleicht beschädigt</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>a question was answered with “{answer}”</source>
        <translation type="vanished">Eine Frage wurde mit „{answer}“ beantwortet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a result file for each submission, for GitHub Classroom</source>
        <translation>eine Ergebnisdatei für jede Abgabe, für GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a run can only be resumed from a store</source>
        <translation>Ein Lauf lässt sich nur aus einem Speicher fortsetzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>a run has at most {most} openings, not {count}</source>
        <translation>Ein Lauf hat höchstens {most} Eröffnungen, nicht {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>a run in which it {mistake}</source>
        <translation>ein Lauf mit diesem Fehler: {mistake}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>a run is in progress here: let it finish or stop it first</source>
        <translation>Hier läuft bereits etwas: Lassen Sie es zu Ende laufen, oder stoppen Sie es zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>a run's name must have 1 to {most} printable characters</source>
        <translation>Der Name eines Laufs muss 1 bis {most} druckbare Zeichen haben</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kernel.py"/>
        <source>a sampler can draw at most {most} trials</source>
        <translation>Ein Sampler kann höchstens {most} Versuche ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a score of 0 can be the highest</source>
        <translation>0 Punkte können die höchste Punktzahl sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>a seed is a whole number from 0 to {limit}</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/seeds.py"/>
        <source>a seed must be from 0 to {most}, not {seed}</source>
        <translation>Ein Startwert muss von 0 bis {most} sein, nicht {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: add --both</source>
        <translation type="vanished">Ein sequenzieller Test braucht Paare von Partien: Fügen Sie --both hinzu</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: let A play both sides equally often (--both)</source>
        <translation type="vanished">Ein Sequenztest braucht Paare von Partien: Lassen Sie A beide Seiten gleich oft spielen (--both)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a sheet or an animation shows all moves: leave out the move</source>
        <translation>Ein Bogen oder eine Animation zeigt alle Züge: Lassen Sie den Zug weg</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>a square is a row and a column, such as (0, 2), not {value}</source>
        <translation>Ein Feld ist eine Zeile und eine Spalte, etwa (0, 2), nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep has at most {most} values, not {count}</source>
        <translation type="vanished">Eine Messreihe hat höchstens {most} Werte, nicht {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep needs values, such as {name}={form}</source>
        <translation>Eine Messreihe braucht Werte, etwa {name}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep plays from 1 game per value to {most} in all, not {count} per value</source>
        <translation type="vanished">Eine Messreihe spielt von 1 Partie pro Wert bis {most} insgesamt, nicht {count} pro Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep varies at most {most} settings</source>
        <translation>Eine Messreihe variiert höchstens {most} Einstellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a table for spreadsheets</source>
        <translation>eine Tabelle für Tabellenprogramme</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a test case for each check</source>
        <translation>ein Testfall für jede Prüfung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie</source>
        <translation>einem Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie changes nothing</source>
        <translation>ein Unentschieden ändert nichts</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie must change nothing</source>
        <translation>ein Unentschieden darf nichts ändern</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament has from 2 to {most} players, not {count}</source>
        <translation>Ein Turnier hat 2 bis {most} Spieler, nicht {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament plays from 1 game per pair to {most} in all, not {count} per pair</source>
        <translation type="vanished">Ein Turnier spielt von 1 Partie pro Paar bis {most} insgesamt, nicht {count} pro Paar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a trial continues from the board passed in</source>
        <translation>ein Versuch spielt auf dem übergebenen Brett weiter</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a tuple such as {square}</source>
        <translation>ein Tupel wie {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a whole number above 0</source>
        <translation>eine ganze Zahl über 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win</source>
        <translation>einem Sieg</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win must change the scores too</source>
        <translation>auch ein Sieg muss die Punkte ändern</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker plays random games of another stream ({here}, not {required}), so its results would differ: use the same engine everywhere (tttmc self-test names it)</source>
        <translation>Ein Worker spielt Zufallspartien aus einem anderen Strom ({here}, nicht {required}), daher würden seine Ergebnisse abweichen: Verwenden Sie überall dieselbe Engine (tttmc self-test nennt sie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker runs another version of tttmc ({here}, not {required}): install the same version on every computer</source>
        <translation>Ein Worker verwendet eine andere Version von tttmc ({here}, nicht {required}): Installieren Sie auf jedem Computer dieselbe Version</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip of pages for students, to upload to Moodle or Canvas</source>
        <translation>eine Zip-Datei mit Seiten für die Studenten, zum Hochladen in Moodle oder Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip to upload to Gradescope, which then grades each submission</source>
        <translation>eine Zip-Datei für Gradescope, das damit jede Abgabe bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>about the reference solution's {wins} won, {ties} tied and {losses} lost</source>
        <translation>etwa wie die Musterlösung: {wins} gewonnen, {ties} unentschieden und {losses} verloren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add the constants as they are, without int() or round()</source>
        <translation>die Konstanten unverändert addieren, ohne int() oder round()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the grid passed in</source>
        <translation>zum übergebenen Raster addieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the scores that are already there</source>
        <translation>zu den vorhandenen Punkten addieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds only whole numbers</source>
        <translation>addiert nur ganze Zahlen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds to the grid passed in</source>
        <translation>addiert zum übergebenen Raster</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>adds up the scores of its trials</source>
        <translation>addiert die Punkte seiner Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss the player's own squares lose points and the opponent's gain them</source>
        <translation>nach einer Niederlage verlieren die eigenen Felder des Spielers Punkte, die des Gegners gewinnen Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss, the player's squares lose and the opponent's gain</source>
        <translation>nach einer Niederlage verlieren die Felder des Spielers Punkte, die des Gegners gewinnen Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a win, the player's squares gain and the opponent's lose</source>
        <translation>nach einem Sieg gewinnen die Felder des Spielers Punkte, die des Gegners verlieren Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>nach {result} ändern sich {squares} um {change} statt {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>afterwards</source>
        <translation>danach</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>all calls of {function} share the default {code}</source>
        <translation>Alle Aufrufe von {function} teilen sich den Vorgabewert {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always lets {player} move first</source>
        <translation>lässt immer {player} zuerst ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 columns</source>
        <translation>legt die Punkte immer mit 3 Spalten an</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows</source>
        <translation>legt die Punkte immer mit 3 Zeilen an</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows and 3 columns</source>
        <translation>legt die Punkte immer mit 3 Zeilen und 3 Spalten an</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_structure.py"/>
        <source>always passes {player} to {function}</source>
        <translation type="vanished">übergibt immer {player} an {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always plays the same game</source>
        <translation>spielt immer dieselbe Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first empty square</source>
        <translation>liefert immer das erste leere Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first of equal squares</source>
        <translation>liefert bei Gleichstand immer das erste Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last empty square</source>
        <translation>liefert immer das letzte leere Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last of equal squares</source>
        <translation>liefert bei Gleichstand immer das letzte Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the same one of equal squares</source>
        <translation>liefert bei Gleichstand immer dasselbe Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>always returns {square}</source>
        <translation>liefert immer {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square</source>
        <translation>ein leeres Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square such as {square}</source>
        <translation>ein leeres Feld wie {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>an unchanged grid and the return value {grid}</source>
        <translation>ein unverändertes Raster und den Rückgabewert {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>another file is from the same student</source>
        <translation>Eine weitere Datei ist vom selben Studenten</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>another program has locked it: try again when that program has finished</source>
        <translation>Ein anderes Programm hat die Datei gesperrt: Versuchen Sie es erneut, wenn dieses Programm fertig ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>another version of tttmc has written it</source>
        <translation type="vanished">Eine andere Version von tttmc hat die Datei geschrieben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>another version of {file}</source>
        <translation>andere Fassung von {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>as many trials as requested</source>
        <translation>so viele Versuche wie verlangt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>as move {number}, the empty squares in order: {counts} times</source>
        <translation>als Zug {number} die leeren Felder der Reihe nach: {counts}-mal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>as strong as the reference solution</source>
        <translation type="vanished">so stark wie die Musterlösung</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>at least %n trial(s)</source>
        <translation>
            <numerusform>mindestens %n Versuch</numerusform>
            <numerusform>mindestens %n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>begins every trial with {player}</source>
        <translation>beginnt jeden Versuch mit {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>begins the trials with the given player</source>
        <translation>beginnt die Versuche mit dem angegebenen Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>best</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>board.clone() keeps the rule, as TTTBoard(size, reverse) does</source>
        <translation>board.clone() behält die Regel bei, ebenso TTTBoard(size, reverse)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>both X and O have a line on this board: only one side can</source>
        <translation>X und O haben beide eine Reihe auf diesem Brett: Nur eine Seite kann eine haben</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>both in turn</source>
        <extracomment>The player plays X and O in turn.</extracomment>
        <translation>beide im Wechsel</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>breaks ties at random</source>
        <translation>entscheidet Gleichstände zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>by SCORE_CURRENT and SCORE_OTHER</source>
        <translation>um SCORE_CURRENT und SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call board.move(row, col, player)</source>
        <translation>board.move(row, col, player) aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call check_win() after every move</source>
        <translation>check_win() nach jedem Zug aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call get_best_move after the loop</source>
        <translation>get_best_move nach der Schleife aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_mistakes.py"/>
        <source>call mc_trial in a loop</source>
        <translation type="vanished">mc_trial in einer Schleife aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after every trial</source>
        <translation>mc_update_scores nach jedem Versuch aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after mc_trial</source>
        <translation>mc_update_scores nach mc_trial aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores inside the loop</source>
        <translation>mc_update_scores innerhalb der Schleife aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores once after every trial</source>
        <translation>mc_update_scores nach jedem Versuch einmal aufrufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call switch_player(player) after every move and keep its result</source>
        <translation>nach jedem Zug switch_player(player) aufrufen und das Ergebnis behalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>called</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with a different board from the one passed in</source>
        <translation>ruft get_best_move mit einem anderen als dem übergebenen Brett auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with different scores from those it added up</source>
        <translation>ruft get_best_move mit anderen als den addierten Punkten auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>can forfeit games</source>
        <translation>kann Partien kampflos verlieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>can't be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>can't start another process: {reason}</source>
        <translation>Es lässt sich kein weiterer Prozess starten: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of being best</source>
        <translation type="vanished">Chance auf den ersten Platz</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of being best {number}</source>
        <translation type="vanished">Chance auf den ersten Platz {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of the best score</source>
        <translation>Chance auf die meisten Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of the best score {number}</source>
        <translation>Chance auf die meisten Punkte {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves</source>
        <translation type="vanished">NTRIALS, SCORE_CURRENT und SCORE_OTHER ändern, bis der Spieler solche Züge findet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, {current} and {other} until the player finds such moves</source>
        <translation>NTRIALS, {current} und {other} ändern, bis der Spieler solche Züge findet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>change sides exactly once after every move</source>
        <translation>die Seite nach jedem Zug genau einmal wechseln</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>change the grid passed in</source>
        <translation>das übergebene Raster ändern</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>changes marks that were already there</source>
        <translation>ändert Zeichen, die schon da waren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>changes the board</source>
        <translation>ändert das Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>changes the scores that are passed in</source>
        <translation>ändert die übergebenen Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>changes the scores that it has added up before it chooses</source>
        <translation>ändert die addierten Punkte vor der Wahl eines Felds</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() already allows for it</source>
        <translation>check_win() berücksichtigt das bereits</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() returns the winner even if no square is empty</source>
        <translation>check_win() liefert den Sieger auch dann, wenn kein Feld leer ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose an empty square with the highest score</source>
        <translation>ein leeres Feld mit der höchsten Punktzahl wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose one</source>
        <extracomment>A program; none is chosen yet.</extracomment>
        <translation>wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best</source>
        <translation>eines der besten wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best at random (random.choice)</source>
        <translation>eines der besten zufällig wählen (random.choice)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one with the highest score</source>
        <translation>eines mit der höchsten Punktzahl wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose only among empty squares, since a move to an occupied square does nothing, and change sides only after a real move</source>
        <translation>nur unter leeren Feldern wählen, da ein Zug auf ein besetztes Feld nichts bewirkt, und die Seite nur nach einem echten Zug wechseln</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose the moves at random</source>
        <translation>die Züge zufällig wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all empty squares and ignores their scores</source>
        <translation>wählt unter allen leeren Feldern und beachtet ihre Punkte nicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all squares that were the best so far</source>
        <translation>wählt unter allen Feldern, die bis dahin die besten waren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any empty square if several are the best</source>
        <translation>wählt irgendein leeres Feld, wenn mehrere die besten sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any square with the best score, even an occupied one</source>
        <translation>wählt irgendein Feld mit der besten Punktzahl, auch ein besetztes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses its square without get_best_move</source>
        <translation>wählt das Feld ohne get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses occupied squares too</source>
        <translation>wählt auch besetzte Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the highest score regardless of its sign</source>
        <translation>wählt die höchste Punktzahl ohne Rücksicht auf ihr Vorzeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the lowest score</source>
        <translation>wählt die niedrigste Punktzahl</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the second highest score</source>
        <translation>wählt die zweithöchste Punktzahl</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses the square before it plays its trials</source>
        <translation>wählt das Feld, bevor die Versuche gespielt sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone it for every trial</source>
        <translation>es für jeden Versuch kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone that board for every trial</source>
        <translation>dieses Brett für jeden Versuch kopieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clones once and reuses the board</source>
        <translation>kopiert einmal und verwendet das Brett mehrfach</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>collection of mistakes</source>
        <translation type="vanished">Fehlersammlung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compare the marks with `player`</source>
        <translation>die Zeichen mit `player` vergleichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compare the scores, not their absolute values</source>
        <translation>die Punkte vergleichen, nicht ihre Beträge</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compares the winner with {player} instead of with player</source>
        <translation>vergleicht den Sieger mit {player} statt mit player</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compares whole rows</source>
        <translation>vergleicht ganze Zeilen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continue until check_win() is no longer None</source>
        <translation>weiterspielen, bis check_win() nicht mehr None ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues after the game is over</source>
        <translation>spielt nach dem Ende der Partie weiter</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since as Python 3 it returned a row or column that is not a whole number</source>
        <translation type="vanished">Läuft als Python 2 weiter, da sie als Python 3 eine Zeile oder Spalte lieferte, die keine ganze Zahl ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">Läuft als Python 2 weiter, da sie als Python 3 scheiterte ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues from the marks on the board</source>
        <translation>setzt bei den Zeichen auf dem Brett fort</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs points only</source>
        <translation>kostet nur Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs strength</source>
        <translation>kostet Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>course needs a student's file: name one, such as course:mine.py</source>
        <translation>course braucht die Datei eines Studenten: Nennen Sie eine, etwa course:mine.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create a new grid of zeros in every call of mc_move</source>
        <translation>bei jedem Aufruf von mc_move ein neues Raster aus Nullen anlegen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create the grid once, before the loop</source>
        <translation>das Raster einmal anlegen, vor der Schleife</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>decided, but it stayed empty</source>
        <translation>entschieden, aber es blieb leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not always let the player passed in move first</source>
        <translation>lässt nicht immer den übergebenen Spieler zuerst ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not begin every trial with the player to move</source>
        <translation>beginnt nicht jeden Versuch mit dem Spieler am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not choose all empty squares with equal probability</source>
        <translation>wählt nicht alle leeren Felder mit gleicher Wahrscheinlichkeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are negative</source>
        <translation>findet die höchste Punktzahl nicht, wenn alle negativ sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are {number} or less</source>
        <translation>findet die höchste Punktzahl nicht, wenn alle {number} oder weniger sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not finish in time</source>
        <translation>wird nicht rechtzeitig fertig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>does not leave a grid of numbers</source>
        <translation>hinterlässt kein Raster von Zahlen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not return a square</source>
        <translation>liefert kein Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not return the square that get_best_move chose</source>
        <translation>liefert nicht das Feld, das get_best_move gewählt hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score all of its trials</source>
        <translation>wertet nicht alle Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score every trial for the player to move</source>
        <translation>wertet nicht jeden Versuch für den Spieler am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not start every trial from the board passed in</source>
        <translation>beginnt nicht jeden Versuch mit dem übergebenen Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares</source>
        <translation>leere Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares must stay unchanged</source>
        <translation>leere Felder müssen unverändert bleiben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares stay unchanged</source>
        <translation>leere Felder bleiben unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by signal {number}</source>
        <translation>beendet durch Signal {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by {signal}</source>
        <translation>beendet durch {signal}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>ends too early</source>
        <translation>endet zu früh</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>engine needs a program: name one, such as engine:pbrain-other</source>
        <translation>engine braucht ein Programm: Nennen Sie eines, etwa engine:pbrain-other</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>engine's value</source>
        <translation>Wert der Engine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines can't play the reverse game</source>
        <translation>Engines können die umgekehrte Partie nicht spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines play only five in a row</source>
        <translation>Engines spielen nur fünf in einer Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>enter one or more values, such as 5, 10</source>
        <translation>Geben Sie einen oder mehrere Werte ein, etwa 5, 10</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>every empty square about equally often</source>
        <translation>jedes leere Feld etwa gleich oft</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every other move soon completes a line</source>
        <translation>jeder andere Zug vollendet bald eine Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every trial on its own clone</source>
        <translation>jeder Versuch auf einer eigenen Kopie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>everything, for programs</source>
        <translation>alles, für Programme</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>except without an exception class catches everything: name the exception</source>
        <translation>except ohne Ausnahmeklasse fängt alles ab: Nennen Sie die Ausnahme</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>exercise {number} in your collection of mistakes can't be read: delete the file to start again</source>
        <translation>Übung {number} in Ihrer Fehlersammlung lässt sich nicht lesen: Löschen Sie die Datei, um neu zu beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>exit code {code}</source>
        <translation>Exit-Code {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>first fix {functions}, which mc_move uses</source>
        <translation>zuerst {functions} korrigieren, das mc_move verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>for {player}, after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>für {player} ändern sich nach {result} {squares} um {change} statt {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>forced</source>
        <extracomment>The words up to "blunder" describe a move.</extracomment>
        <translation>erzwungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>forfeited</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>from {least} to {most}</source>
        <translation>von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Monte Carlo</source>
        <translation>Partien gegen Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Random</source>
        <translation>Partien gegen Zufall</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against {opponent}</source>
        <translation type="vanished">Partien gegen {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>games begin either from boards or with drawn opening moves: leave out one of them</source>
        <translation>Partien beginnen entweder mit Brettern oder mit ausgelosten Eröffnungszügen: Lassen Sie eines davon weg</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games {first}–{last}: {lost} lost</source>
        <translation>Partien {first}–{last}: {lost} verloren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>gave</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>get_best_move: choose the empty square with the highest score.</source>
        <translation type="vanished">get_best_move: das leere Feld mit den meisten Punkten wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>give at least one number of trials, such as 10,100,1000</source>
        <translation>Geben Sie mindestens eine Anzahl von Versuchen an, etwa 10,100,1000</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to O's squares, whoever the player is</source>
        <translation type="vanished">gibt SCORE_CURRENT den Feldern von O, egal wer der Spieler ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to X's squares, whoever the player is</source>
        <translation type="vanished">gibt SCORE_CURRENT den Feldern von X, egal wer der Spieler ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to the winner</source>
        <translation type="vanished">gibt SCORE_CURRENT dem Sieger</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to the winner</source>
        <translation>gibt {current} dem Sieger</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to {mark}'s squares, whoever the player is</source>
        <translation>gibt {current} den Feldern von {mark}, egal wer der Spieler ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>global {names}: pass values in and return them instead</source>
        <translation>global {names}: Übergeben Sie Werte und geben Sie sie zurück</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>handles only 3×3 boards</source>
        <translation>kommt nur mit 3×3-Brettern zurecht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>has every sign reversed</source>
        <translation>kehrt alle Vorzeichen um</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>helper of {file}</source>
        <translation>Hilfsdatei von {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>hidden, or made by a program</source>
        <translation>verborgen oder von einem Programm erzeugt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>human is not a machine: choose another player, such as mc</source>
        <translation>human ist kein Computer: Wählen Sie einen anderen Spieler, etwa mc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>imports {file}, which is another student's: it won't be found</source>
        <translation>Importiert {file}, die Datei eines anderen Studenten: Sie wird nicht gefunden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>it asks for input before it has defined its functions, and fails without ({reason})</source>
        <translation>Die Datei verlangt eine Eingabe, bevor sie ihre Funktionen definiert hat, und scheitert ohne sie ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it belongs to another position, or another computer</source>
        <translation type="vanished">Die Datei gehört zu einer anderen Stellung oder einem anderen Computer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it can forfeit games</source>
        <translation type="vanished">kann Partien kampflos verlieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>it closed its pipe</source>
        <translation>er hat seine Pipe geschlossen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it completes the other diagonal and blocks X's column</source>
        <translation>das vollendet die andere Diagonale und blockt die Spalte von X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains a path that leads out of it: {path}</source>
        <translation>Das Archiv enthält einen Pfad, der aus ihm hinausführt: {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains more than {most} files</source>
        <translation>Das Archiv enthält mehr als {most} Dateien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs points but no games</source>
        <translation type="vanished">kostet Punkte, aber keine Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs strength</source>
        <translation type="vanished">kostet Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it doesn't hold proofs of the solver</source>
        <translation type="vanished">Die Datei enthält keine Beweise des Lösers</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>it ended repeatedly</source>
        <translation>er endete mehrfach</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it fails as Python 2 too: it continues as Python 3</source>
        <translation>Die Datei scheitert auch als Python 2: Sie läuft als Python 3 weiter</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a PDF</source>
        <translation>Es ist eine PDF-Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a Word document</source>
        <translation>Es ist ein Word-Dokument</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a document of Word or Excel</source>
        <translation>Es ist ein Dokument von Word oder Excel</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>it is a file of another kind</source>
        <translation>Es ist eine Datei anderer Art</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is a folder</source>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a link to {target}, and links aren't graded</source>
        <translation>Es ist ein Link auf {target}, und Links werden nicht bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a link to {target}, and links aren't graded: hand in the file itself</source>
        <translation>Es ist ein Link auf {target}, und Links werden nicht bewertet: Geben Sie die Datei selbst ab</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a picture</source>
        <translation>Es ist ein Bild</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a text document</source>
        <translation>Es ist ein Textdokument</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a text document (RTF)</source>
        <translation>Es ist ein Textdokument (RTF)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a web page</source>
        <translation>Es ist eine Webseite</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a zip archive</source>
        <translation>Es ist ein Zip-Archiv</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is an archive</source>
        <translation>Es ist ein Archiv</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive in an archive in an archive</source>
        <translation>Es ist ein Archiv in einem Archiv in einem Archiv</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive other than a zip</source>
        <translation>Es ist ein Archiv, aber keine Zip-Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is damaged</source>
        <translation>Die Datei ist beschädigt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>it is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>it is larger than {most} bytes</source>
        <translation>Die Datei ist größer als {most} Bytes</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not UTF-8 text</source>
        <translation>Es ist kein UTF-8-Text</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>it is not a CSV file: save the sheet as CSV</source>
        <translation>Es ist keine CSV-Datei: Speichern Sie die Tabelle als CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is not a Python file</source>
        <translation>Es ist keine Python-Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a notebook</source>
        <translation>Es ist kein Notebook</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not a regular file</source>
        <translation>Es ist keine normale Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a text file</source>
        <translation>Es ist keine Textdatei</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it is not loaded yet</source>
        <translation>Sie ist noch nicht geladen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>it is not valid TOML: {error}</source>
        <translation>es ist kein gültiges TOML: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is read-only</source>
        <translation>Die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as X.O/.X./..O</source>
        <translation>Es ist nicht klar, was {signs} auf diesem Brett bedeuten: Verwenden Sie X, O und . (leeres Feld), etwa X.O/.X./..O</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it returned a row or column that is not a whole number</source>
        <translation>Die Datei lieferte eine Zeile oder Spalte, die keine ganze Zahl ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it unpacks to more than {most} bytes</source>
        <translation>Das Archiv ist entpackt größer als {most} Bytes</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>it was saved by a newer tttmc (version {version}; this one reads {known}): update the program</source>
        <translation>Sie wurde von einem neueren tttmc gespeichert (Version {version}; dieses liest {known}): Aktualisieren Sie das Programm</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>it was saved by a newer tttmc: update the program</source>
        <translation type="vanished">Sie wurde von einem neueren tttmc gespeichert: Aktualisieren Sie das Programm</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it was stopped</source>
        <translation>Sie wurde gestoppt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>it wasn't graded</source>
        <translation>Die Datei wurde nicht bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it wins at once</source>
        <translation>das gewinnt sofort</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its cell contains {text}</source>
        <translation>Die Zelle enthält {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>its disk is full. Everything written before is safe</source>
        <translation>Der Datenträger ist voll. Alles vorher Geschriebene ist sicher</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its name has no number from {platform}</source>
        <translation>Der Name enthält keine Nummer von {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>its name, such as b2</source>
        <translation type="vanished">sein Name, etwa b2</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student.py"/>
        <source>its process returned invalid data</source>
        <translation type="vanished">Ihr Prozess lieferte ungültige Daten</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its text contains an incomplete character</source>
        <translation>Der Text enthält ein unvollständiges Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>its variations have {moves} moves, but {most} at most can be opened</source>
        <translation>Die Varianten haben {moves} Züge, aber höchstens {most} lassen sich öffnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>keeps the scores of earlier moves</source>
        <translation>behält die Punkte früherer Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>kept %n comment(s) that the sheet already contained</source>
        <translation>
            <numerusform>%n Kommentar, den die Tabelle schon enthielt, bleibt erhalten</numerusform>
            <numerusform>%n Kommentare, die die Tabelle schon enthielt, bleiben erhalten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>known luck can only be taken out of games from the empty board: choose no opening moves, or leave the luck in (--control)</source>
        <translation type="vanished">Bekanntes Glück lässt sich nur aus Partien ab dem leeren Brett herausrechnen: Wählen Sie keine Eröffnungszüge, oder lassen Sie das Glück darin (--control)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>known mistake</source>
        <translation>bekannter Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves every score unchanged</source>
        <translation>lässt alle Punkte unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out square (0, 0)</source>
        <translation>lässt das Feld (0, 0) aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out squares with a score of 0</source>
        <translation>lässt Felder mit 0 Punkten aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first column</source>
        <translation>lässt die erste Spalte aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first row</source>
        <translation>lässt die erste Zeile aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the first row and column</source>
        <translation>lässt die erste Zeile und Spalte aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last column</source>
        <translation>lässt die letzte Spalte aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last row</source>
        <translation>lässt die letzte Zeile aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the last row and column</source>
        <translation>lässt die letzte Zeile und Spalte aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves the board and the scores unchanged</source>
        <translation>lässt das Brett und die Punkte unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves the board unchanged</source>
        <translation>lässt das Brett unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>less than 0.01 %</source>
        <extracomment>A probability.</extracomment>
        <translation>weniger als 0,01 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets a player move twice in a row</source>
        <translation>lässt einen Spieler zweimal nacheinander ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>lets the opponent make the first move of its trials</source>
        <translation>lässt den Gegner den ersten Zug der Versuche machen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets the opponent move first</source>
        <translation>lässt den Gegner zuerst ziehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>likely mistake</source>
        <translation>wahrscheinlicher Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>limit</source>
        <extracomment>"limit" labels the value for infinitely many trials.</extracomment>
        <translation>Grenzwert</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>limits need every position, which takes too long on {size}×{size}: choose a board up to {most}×{most}</source>
        <translation>Grenzen brauchen jede Stellung, was auf {size}×{size} zu lange dauert: Wählen Sie ein Brett bis {most}×{most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>line {line} is longer than {limit} characters</source>
        <translation>Zeile {line} ist länger als {limit} Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} can't be read: each line must be a board of -, x and o, row by row, then the number of an empty square</source>
        <translation>Zeile {number} lässt sich nicht lesen: Jede Zeile muss ein Brett aus -, x und o sein, Zeile für Zeile, und dann die Nummer eines leeren Felds</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} is for a different board size from the lines before it</source>
        <translation>Zeile {number} gilt für eine andere Brettgröße als die Zeilen davor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>line {number} of the openings: {error}</source>
        <translation>Zeile {number} der Eröffnungen: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>loading</source>
        <translation>Das Laden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>lock</source>
        <translation type="vanished">Sperre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>look only among the empty squares</source>
        <translation>nur unter den leeren Feldern suchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>looks for the highest score among occupied squares too, then finds no empty one</source>
        <translation>sucht die höchste Punktzahl auch unter besetzten Feldern und findet dann kein leeres</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>loses a turn when it picks an occupied square</source>
        <translation>verliert einen Zug, wenn ein besetztes Feld gewählt wird</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>loss</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss
in {moves}</source>
        <translation>Niederlage
in {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss in {moves}</source>
        <translation>Niederlage in {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses per {games} games</source>
        <translation>Niederlagen pro {games} Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>lost (95 %)</source>
        <translation>verloren (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>makes its move on the board passed in</source>
        <translation>macht seinen Zug auf dem übergebenen Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>makes only one move</source>
        <translation>macht nur einen Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>matches are between machines: play against one with `tttmc play`</source>
        <translation type="vanished">Wettkämpfe finden zwischen Computern statt: Spielen Sie gegen einen mit `tttmc play`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>max(scores) finds the largest row: compare the scores of the empty squares</source>
        <translation>max(scores) findet die größte Zeile: die Punkte der leeren Felder vergleichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>may cost strength</source>
        <translation>kostet vielleicht Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is occupied</source>
        <translation>mc_move lieferte {square}, was besetzt ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is off the board</source>
        <translation>mc_move lieferte {square}, was nicht auf dem Brett liegt</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which the rules don't allow</source>
        <translation>mc_move lieferte {square}, was die Regeln nicht erlauben</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a (row, column) pair</source>
        <translation>mc_move lieferte {value}, kein Paar (Zeile, Spalte)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a pair of whole numbers</source>
        <translation>mc_move lieferte {value}, kein Paar ganzer Zahlen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_move: play many trials, then choose.</source>
        <translation type="vanished">mc_move: viele Versuche spielen, dann wählen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_trial: play the game to its end at random.</source>
        <translation type="vanished">mc_trial: die Partie zufällig zu Ende spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_update_scores: change the score of each square.</source>
        <translation type="vanished">mc_update_scores: die Punkte jedes Felds ändern.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>mean {points}</source>
        <translation>Mittelwert {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>median time</source>
        <translation>mediane Zeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>median {points}</source>
        <translation>Median {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>mistakes in its own games</source>
        <translation>Fehler in eigenen Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>mistakes the player's own marks for the opponent's</source>
        <translation>hält die eigenen Zeichen des Spielers für die des Gegners</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>more than 99.99 %</source>
        <extracomment>A probability.</extracomment>
        <translation>mehr als 99,99 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves are random</source>
        <translation>Züge sind zufällig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order</source>
        <translation>Züge von {turns}, in dieser Reihenfolge</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order: moves {one} and {two} are the same player's</source>
        <translation>Züge von {turns}, in dieser Reihenfolge: Zug {one} und Zug {two} sind vom selben Spieler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, though the game was over after move {number}</source>
        <translation>Züge von {turns}, obwohl die Partie nach Zug {number} beendet war</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>moves played</source>
        <translation>gespielte Züge</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>negative scores</source>
        <translation>negative Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>never</source>
        <extracomment>Value of "Stop when sure": never stop early.</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>never adds up the trials' scores</source>
        <translation>addiert die Punkte der Versuche nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>never changes sides</source>
        <translation>wechselt nie die Seite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>never compares square (0, 0)</source>
        <translation>vergleicht das Feld (0, 0) nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>no Dask scheduler answers at {address}: start one with `dask scheduler`, and use the address that it prints</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler: Starten Sie einen mit `dask scheduler`, und verwenden Sie die Adresse, die er ausgibt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}</source>
        <translation>Keine Python-Dateien in {paths}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}: of {file}, {reason}</source>
        <translation>keine Python-Dateien in {paths}; zu {file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, on {size}×{size}, {reason}</source>
        <translation>keine Antwort: zuvor auf {size}×{size}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, {reason}</source>
        <translation>keine Antwort: zuvor: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: the file's calls took longer than {limit} s in total</source>
        <translation>keine Antwort: Die Aufrufe der Datei dauerten insgesamt länger als {limit} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {function} was not called again after an earlier failure</source>
        <translation type="vanished">keine Antwort: {function} wurde nach einem früheren Fehler nicht mehr aufgerufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {reason}</source>
        <translation>keine Antwort: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>no check has points</source>
        <translation>keine Prüfung hat Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>no games were played</source>
        <translation>Es wurden keine Partien gespielt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>no opening of {moves} moves on {rules} leaves both sides about equal chances: choose another number of opening moves, or none</source>
        <translation>Keine Eröffnung der Länge {moves} auf {rules} gibt beiden Seiten etwa gleiche Chancen: Wählen Sie eine andere Zahl von Eröffnungszügen oder keine</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>no process can be started: {error}</source>
        <translation>Es lässt sich kein Prozess starten: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such constant</source>
        <translation>keine solche Konstante</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function</source>
        <translation>keine solche Funktion</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function, but `{near}`</source>
        <translation>keine solche Funktion, aber `{near}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>no trials were seen</source>
        <translation type="vanished">Es wurden keine Versuche beobachtet</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>nodes</source>
        <translation type="vanished">Knoten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>none of the functions has been written</source>
        <translation>Keine der Funktionen ist geschrieben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>not a regular file</source>
        <translation>keine normale Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not a submission: {reason}</source>
        <translation>keine Abgabe: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not graded: {reason}</source>
        <translation>nicht bewertet: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>not imported by {file}</source>
        <translation>nicht von {file} importiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>not known to lose</source>
        <translation>kein bekannter Fehler</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>not proven</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>nothing was seen that it judges</source>
        <translation>Es wurde nichts beobachtet, was sie beurteilt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>numbers of moves that differ by at most 1</source>
        <translation type="vanished">Anzahlen von Zügen, die sich höchstens um 1 unterscheiden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>of must be a whole number, not {value}</source>
        <translation>of muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>on this board, hard is as good as unbeatable</source>
        <translation>Auf diesem Brett ist schwer so gut wie unschlagbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>one of the best on 3×3</source>
        <translation>eines der besten auf 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>one of the course's modules</source>
        <translation>eines der Module des Kurses</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>one of {names}</source>
        <translation>einer der Werte {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only empty squares</source>
        <translation>nur leere Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever adds</source>
        <translation>addiert immer nur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever subtracts</source>
        <translation>subtrahiert immer nur</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only read it</source>
        <translation>es nur lesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only read them</source>
        <translation>sie nur lesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only return a square</source>
        <translation>nur ein Feld zurückgeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>openings have from 0 to {most} moves on {rules}, not {moves}</source>
        <translation type="vanished">Eröffnungen haben auf {rules} 0 bis {most} Züge, nicht {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>opponent</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>other board sizes</source>
        <translation>andere Brettgrößen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>other board sizes and the last square</source>
        <translation>andere Brettgrößen und das letzte Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise O wins there</source>
        <translation>sonst gewinnt O dort</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise X wins there</source>
        <translation>sonst gewinnt X dort</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>own</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>eigene</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>pairs the empty squares with the wrong scores</source>
        <translation>ordnet den leeren Feldern die falschen Punkte zu</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>part of its path is not a folder</source>
        <translation>Ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player` to mc_update_scores</source>
        <translation>`player` an mc_update_scores übergeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player`, whose turn it is, to mc_trial</source>
        <translation>`player`, der am Zug ist, an mc_trial übergeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board of the trial to mc_update_scores</source>
        <translation>das Brett des Versuchs an mc_update_scores übergeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board on which the move is to be made</source>
        <translation>das Brett übergeben, auf dem gezogen werden soll</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the clone to mc_update_scores</source>
        <translation>die Kopie an mc_update_scores übergeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the grid that mc_update_scores changed</source>
        <translation>das Raster übergeben, das mc_update_scores geändert hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass them to get_best_move as they are</source>
        <translation>sie unverändert an get_best_move übergeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>passes `trials` to {function} as the player</source>
        <translation>übergibt `trials` als Spieler an {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>passes its arguments to {function} in the wrong order</source>
        <translation>übergibt die Argumente in falscher Reihenfolge an {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per game</source>
        <translation>pro Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per move</source>
        <translation>pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>permission is denied</source>
        <translation>Der Zugriff ist verweigert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places no marks</source>
        <translation>setzt keine Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places something other than PLAYERX and PLAYERO</source>
        <translation>setzt etwas anderes als PLAYERX und PLAYERO</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play as many as `trials` says</source>
        <translation>so viele spielen, wie `trials` angibt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play every trial on a new clone, since the game on a clone is over after one trial</source>
        <translation>jeden Versuch auf einer neuen Kopie spielen, da die Partie auf einer Kopie nach einem Versuch beendet ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>play the moves on the board passed in</source>
        <translation>die Züge auf dem übergebenen Brett spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it concedes this game instead of choosing a move</source>
        <translation type="vanished">player: Er gibt diese Partie auf, statt einen Zug zu wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it forfeits ({reason})</source>
        <translation>player: Er verliert kampflos ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it resigns instead of choosing a move</source>
        <translation>player: Er gibt auf, statt einen Zug zu wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: its last thought has neither a move nor a concession</source>
        <translation>player: Seine letzte Überlegung enthält weder einen Zug noch eine Aufgabe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays NTRIALS trials instead of `trials`</source>
        <translation>spielt NTRIALS Versuche statt `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays as many trials as requested</source>
        <translation>spielt so viele Versuche wie verlangt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays every trial on a clone of the board</source>
        <translation>spielt jeden Versuch auf einer Kopie des Bretts</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays no trials</source>
        <translation>spielt keine Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>plays on a copy</source>
        <translation>spielt auf einer Kopie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays on the board passed in</source>
        <translation>spielt auf dem übergebenen Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too few</source>
        <translation>spielt einen Versuch zu wenig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too many</source>
        <translation>spielt einen Versuch zu viel</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays only one trial, however many are requested</source>
        <translation>spielt nur einen Versuch, egal wie viele verlangt sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same game in every trial</source>
        <translation>spielt in jedem Versuch dieselbe Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same trials in every call</source>
        <translation>spielt bei jedem Aufruf dieselben Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the trials of a reverse game by the usual rule</source>
        <translation>spielt die Versuche einer umgekehrten Partie nach der gewöhnlichen Regel</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays whole games without forfeiting</source>
        <translation>spielt ganze Partien, ohne kampflos zu verlieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays {played} when {requested} are requested</source>
        <translation>spielt {played}, wenn {requested} verlangt sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>position: the game is over, so there is no move to choose</source>
        <translation>position: Die Partie ist beendet, es gibt keinen Zug zu wählen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>positions</source>
        <translation type="vanished">Stellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>print_function imported from __future__ without division</source>
        <translation>print_function aus __future__ ohne division importiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>proofs can be kept only on boards with at most {most} empty squares, and only by the compiled engine</source>
        <translation>Beweise lassen sich nur auf Brettern mit höchstens {most} leeren Feldern aufbewahren, und nur mit der kompilierten Engine</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>put the signs in mc_update_scores</source>
        <translation>die Vorzeichen in mc_update_scores setzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>rate</source>
        <translation>Quote</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>rate {number}</source>
        <translation>Quote {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>rating (Elo)</source>
        <translation>Wertung (Elo)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>reading</source>
        <translation>Das Einlesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>reads scores[col][row] instead of scores[row][col]</source>
        <translation>liest scores[col][row] statt scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>reference solution</source>
        <translation>Musterlösung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>replaces the scores</source>
        <translation>ersetzt die Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square</source>
        <translation>setzt jedes Feld zurück</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square unless the game is a tie</source>
        <translation>setzt jedes Feld zurück, außer bei einem Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>restarted as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">Als Python 2 neu gestartet, da sie als Python 3 scheiterte ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return (row, column)</source>
        <translation>(Zeile, Spalte) zurückgeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>return None, since the game is on the board passed in</source>
        <translation>None zurückgeben, da die Partie auf dem übergebenen Brett steht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>return None, since the scores are in the grid passed in</source>
        <translation>None zurückgeben, da die Punkte im übergebenen Raster stehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return a (row, column) tuple</source>
        <translation>ein Tupel (Zeile, Spalte) zurückgeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>return only one of them</source>
        <translation>nur eines davon zurückgeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square and leave the move to the game</source>
        <translation>das Feld zurückgeben und den Zug der Partie überlassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square that get_best_move chooses</source>
        <translation type="vanished">das Feld zurückgeben, das get_best_move wählt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>return what get_best_move returns</source>
        <translation>zurückgeben, was get_best_move liefert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>returned</source>
        <translation type="vanished">Rückgabe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>returns None</source>
        <translation>liefert None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns a (row, column) tuple</source>
        <translation>liefert ein Tupel (Zeile, Spalte)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns a legal (row, column) tuple</source>
        <translation>liefert ein erlaubtes Tupel (Zeile, Spalte)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a list instead of a tuple</source>
        <translation>liefert eine Liste statt eines Tupels</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a new grid</source>
        <translation>liefert ein neues Raster</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a tuple that doesn't contain two integers</source>
        <translation>liefert ein Tupel, das nicht aus zwei ganzen Zahlen besteht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a value</source>
        <translation>liefert einen Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns all of the best squares</source>
        <translation>liefert alle besten Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns an occupied square</source>
        <translation>liefert ein besetztes Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>returns the board</source>
        <translation>liefert das Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns the highest score instead of its square</source>
        <translation>liefert die höchste Punktzahl statt ihres Felds</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns the square that get_best_move chooses</source>
        <translation>liefert das Feld, das get_best_move wählt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>reverse</source>
        <extracomment>Option of the rules: completing a line loses.</extracomment>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>rounds {constant} to a whole number</source>
        <translation>rundet {constant} auf eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board contains {character!r}: use X, O and . (an empty square), and separate the rows with /</source>
        <translation>Zeile {number} des Bretts enthält {character!r}: Verwenden Sie X, O und . (ein leeres Feld), und trennen Sie die Zeilen mit /</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board has {squares}, but the board has {rows}: each row must have as many squares as there are rows</source>
        <translation>Zeile {number} des Bretts hat {squares}, aber das Brett hat {rows}: Jede Zeile muss so viele Felder haben, wie es Zeilen gibt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs of one kind</source>
        <translation>Lauf {one} ({first}) und Lauf {two} ({second}) sind verschiedener Art: Vergleichen Sie zwei Läufe derselben Art</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} can't be read by this version of tttmc: {error}</source>
        <translation>Lauf {run} lässt sich mit dieser Version von tttmc nicht lesen: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} doesn't exist: tttmc results lists the runs</source>
        <translation>Lauf {run} gibt es nicht: tttmc results listet die Läufe auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} ended without results</source>
        <translation>Lauf {run} endete ohne Ergebnisse</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} has no separately saved games</source>
        <translation>Lauf {run} hat keine einzeln gespeicherten Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} is in progress in another window or command</source>
        <translation>Lauf {run} läuft in einem anderen Fenster oder Befehl</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} isn't deleted: delete it first</source>
        <translation>Lauf {run} ist nicht gelöscht: Löschen Sie ihn zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} needs the player {player}, which isn't installed here: install its plug-in, then resume the run</source>
        <translation>Lauf {run} braucht den Spieler {player}, der hier nicht installiert ist: Installieren Sie sein Plug-in, und setzen Sie den Lauf dann fort</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started by a version of tttmc that didn't record how its players behave, so it can be shown and exported, but not resumed: start a new run</source>
        <translation>Lauf {run} wurde mit einer Version von tttmc gestartet, die nicht festhielt, wie sich ihre Spieler verhalten; er lässt sich daher anzeigen und exportieren, aber nicht fortsetzen: Starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with another stream of random games ({stream}, not {here}): select that engine with TTTMC_KERNEL, or start a new run</source>
        <translation>Lauf {run} wurde mit einem anderen Strom von Zufallspartien begonnen ({stream}, nicht {here}): Wählen Sie diese Engine mit TTTMC_KERNEL, oder starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>run {run} was started with other settings: start a new run</source>
        <translation>Lauf {run} wurde mit anderen Einstellungen begonnen: Starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with version {then} of {behaviour}; this is version {now}: start a new run</source>
        <translation>Lauf {run} wurde mit einer anderen Version gestartet ({behaviour}: Version {then}, jetzt {now}): Starten Sie einen neuen Lauf</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>runs as Python 2 because of {sign}</source>
        <translation>Läuft als Python 2 wegen: {sign}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>samples</source>
        <translation type="vanished">Stichproben</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>samples per square</source>
        <translation>Stichproben pro Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>score per trial</source>
        <translation>Punkte pro Versuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>score {number}</source>
        <translation>Punkte {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores a board on which no trial was played</source>
        <translation>wertet ein Brett, auf dem kein Versuch gespielt wurde</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a loss</source>
        <translation>wertet ein Unentschieden als Niederlage</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a win</source>
        <translation>wertet ein Unentschieden als Sieg</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores each board before the trial is played on it</source>
        <translation>wertet jedes Brett, bevor der Versuch darauf gespielt ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the opponent held them</source>
        <translation>wertet leere Felder, als hätte sie der Gegner besetzt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the player held them</source>
        <translation>wertet leere Felder, als hätte sie der Spieler besetzt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores every game as a win</source>
        <translation>wertet jede Partie als Sieg</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores every trial for {player}</source>
        <translation>wertet jeden Versuch für {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores its trials more than once</source>
        <translation>wertet Versuche mehr als einmal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores nothing if the board is full</source>
        <translation>wertet nichts, wenn das Brett voll ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player lost</source>
        <translation>wertet nur Partien, die der Spieler verloren hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player won</source>
        <translation>wertet nur Partien, die der Spieler gewonnen hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores only one of its trials</source>
        <translation>wertet nur einen der Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first row</source>
        <translation>wertet nur die erste Zeile</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first square</source>
        <translation>wertet nur das erste Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the opponent's squares</source>
        <translation>wertet nur die Felder des Gegners</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the player's own squares</source>
        <translation>wertet nur die eigenen Felder des Spielers</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the board passed in instead of the clone on which the trial was played</source>
        <translation>wertet das übergebene Brett statt der Kopie, auf der der Versuch gespielt wurde</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores the reverse game like the normal one</source>
        <translation>wertet das umgekehrte Spiel wie das normale</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the trials for the opponent</source>
        <translation>wertet die Versuche für den Gegner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>set it to the number of trials per move</source>
        <translation>auf die Anzahl der Versuche pro Zug setzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>set no seed in a function</source>
        <translation>in keiner Funktion einen Startwert setzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets all scores to 0 after a tie</source>
        <translation>setzt nach einem Unentschieden alle Punkte auf 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>sets the same seed in every trial, so that all are the same game</source>
        <translation>setzt in jedem Versuch denselben Startwert, sodass alle dieselbe Partie sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets the scores of empty squares to 0</source>
        <translation>setzt die Punkte leerer Felder auf 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>several boards</source>
        <translation>mehrere Bretter</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of games won</source>
        <translation>Anteil gewonnener Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>share of the games</source>
        <translation>Anteil der Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of the runs</source>
        <translation>Anteil der Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>share of visits</source>
        <translation>Anteil der Besuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>should `{near}` be named `{name}`?</source>
        <translation>Soll `{near}` vielleicht `{name}` heißen?</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>simulations</source>
        <translation type="vanished">Simulationen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>sometimes {one} and sometimes {two}</source>
        <translation>manchmal {one} und manchmal {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>sprt must be two Elo differences, such as (0, 20)</source>
        <translation>sprt muss aus zwei Elo-Differenzen bestehen, etwa (0, 20)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} holds both X and O</source>
        <translation>Auf dem Feld {name} stehen X und O zugleich</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} is occupied: choose an empty one</source>
        <translation>Das Feld {name} ist besetzt: Wählen Sie ein leeres</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>square {row},{col} is off the board: row and column must be from 0 to {last}</source>
        <translation>Das Feld {row},{col} liegt nicht auf dem Brett: Zeile und Spalte müssen von 0 bis {last} sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start a new list of squares when a higher score is found</source>
        <translation>eine neue Liste von Feldern beginnen, wenn eine höhere Punktzahl gefunden wird</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start the search for the highest with a score, or with float('-inf')</source>
        <translation>die Suche nach der höchsten mit einer Punktzahl oder mit float('-inf') beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>starts again as Python 2, since it failed as Python 3 ({error})</source>
        <translation>Startet neu als Python 2, da sie als Python 3 scheiterte ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>starts its search from the score of square (0, 0), even if that is occupied</source>
        <translation>beginnt die Suche mit den Punkten des Felds (0, 0), auch wenn es besetzt ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>starts with new scores in every trial</source>
        <translation>beginnt in jedem Versuch mit neuen Punkten</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>steps</source>
        <translation type="vanished">Schritte</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>still running after {seconds} s: it may never end</source>
        <translation type="vanished">Läuft nach {seconds} s immer noch: Das endet vielleicht nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>stops as soon as a player wins</source>
        <translation>hört auf, sobald ein Spieler gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>store of results</source>
        <translation type="vanished">Ergebnisspeicher</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>strong enough to find an obvious move</source>
        <translation>stark genug für einen offensichtlichen Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>stronger than the reference solution</source>
        <translation type="vanished">stärker als die Musterlösung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>student {number} isn't in it</source>
        <translation>Student {number} steht nicht darin</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from both players' squares after a tie</source>
        <translation>zieht nach einem Unentschieden von den Feldern beider Spieler ab</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from empty squares after wins and losses</source>
        <translation>zieht nach Siegen und Niederlagen von leeren Feldern ab</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>swaps row and column</source>
        <translation>vertauscht Zeile und Spalte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps rows and columns</source>
        <translation>vertauscht Zeilen und Spalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps the weights</source>
        <translation>vertauscht die Gewichte</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs and spaces are mixed in the indentation: use four spaces</source>
        <translation>Tabulatoren und Leerzeichen sind in der Einrückung gemischt: Verwenden Sie vier Leerzeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs in the indentation: use four spaces</source>
        <translation>Tabulatoren in der Einrückung: Verwenden Sie vier Leerzeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>takes `player` for the number of trials</source>
        <translation>hält `player` für die Anzahl der Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>taking known luck out of the score (--control) needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">Bekanntes Glück aus den Punkten herauszurechnen (--control) verlangt einen Spieler mit bekannten Wahrscheinlichkeiten: random, mc:exact auf kleinen Brettern oder eine Stufe daraus</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/tally.py"/>
        <source>tallies of boards of different sizes can't be added</source>
        <translation>Zählungen von Brettern verschiedener Größe lassen sich nicht addieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>text of at most {most} characters</source>
        <translation>ein Text mit höchstens {most} Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>textbook</source>
        <translation type="vanished">Lehrbuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>the Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>Der Dask-Cluster braucht eine Adresse, etwa tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} has no workers: start one on each computer with `dask worker {address}`</source>
        <translation>Der Dask-Scheduler unter {address} hat keine Worker: Starten Sie auf jedem Computer einen mit `dask worker {address}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} is no longer reachable</source>
        <translation>Der Dask-Scheduler unter {address} ist nicht mehr erreichbar</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON has more than {most} lists and objects</source>
        <translation>Das JSON hat mehr als {most} Listen und Objekte</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON is nested too deeply</source>
        <translation>Das JSON ist zu tief verschachtelt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>the archive is damaged, or needs a password</source>
        <translation>Das Archiv ist beschädigt oder braucht ein Passwort</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>the best reply to Monte Carlo is known only on boards up to 4×4</source>
        <translation>Die beste Antwort auf Monte Carlo ist nur auf Brettern bis 4×4 bekannt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the board and the scores unchanged</source>
        <translation>Brett und Punkte unverändert</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has %n row(s), but {size}×{size} needs {size}</source>
        <translation>
            <numerusform>Das Brett hat %n Zeile, aber {size}×{size} braucht {size}</numerusform>
            <numerusform>Das Brett hat %n Zeilen, aber {size}×{size} braucht {size}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has {rows} rows: the maximum is {most}</source>
        <translation>Das Brett hat {rows} Zeilen: Höchstens {most} sind möglich</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the board has {x} X and {o} O, which no game reaches</source>
        <translation>Das Brett hat {x} X und {o} O, was in keiner Partie vorkommt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the board has {x} X and {o} O, which no game reaches: if that is intended, add the side to move</source>
        <translation>Das Brett hat {x} X und {o} O, was in keiner Partie vorkommt: Ist das gewollt, geben Sie die Seite am Zug an</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be a whole number, not {size}</source>
        <translation>Die Brettgröße muss eine ganze Zahl sein, nicht {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be from 1 to {most}, not {size}</source>
        <translation>Die Brettgröße muss von 1 bis {most} sein, nicht {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board unchanged</source>
        <translation>das Brett unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the board unchanged, {board}</source>
        <translation>das Brett unverändert, {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board {board}</source>
        <translation>das Brett {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>the bounds of --sprt must be two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation type="vanished">Die Grenzen von --sprt müssen zwei Elo-Differenzen von -1000 bis 1000 sein, die kleinere zuerst, nicht {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the bounds of a sequential test are two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation>Die Grenzen eines Sequenztests sind zwei Elo-Differenzen von -1000 bis 1000, die kleinere zuerst, nicht {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the call to {function} was skipped</source>
        <translation>Der Aufruf von {function} wurde übersprungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the changed grid</source>
        <translation type="vanished">das geänderte Raster</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the class {name} has no docstring</source>
        <translation>Die Klasse {name} hat keinen Docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed</source>
        <translation type="vanished">Der kompilierte Sampler (_kernel) ist nicht installiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower</source>
        <translation>Der kompilierte Kern (_kernel) ist nicht installiert: Zufallspartien sind 100- bis 3.000-mal langsamer</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed</source>
        <translation type="vanished">Die kompilierten Suchen (_search) sind nicht installiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: there is no tree search, and only small boards are solved</source>
        <translation>Die kompilierten Suchen (_search) sind nicht installiert: Es gibt keine Baumsuche, und nur kleine Bretter werden gelöst</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: tree search is about 150 times slower</source>
        <translation type="vanished">Die kompilierten Suchen (_search) sind nicht installiert: Die Baumsuche ist etwa 150-mal langsamer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the course calls the function with its arguments in this order</source>
        <translation>der Kurs ruft die Funktion mit den Argumenten in dieser Reihenfolge auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is read-only</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the docstring of {name} is empty</source>
        <translation>Der Docstring von {name} ist leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>the exact expectation is not ready yet</source>
        <translation>Der exakte Erwartungswert ist noch nicht fertig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the existing marks unchanged</source>
        <translation type="vanished">die vorhandenen Zeichen unverändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the exploration must be from 0 to 1000, not {value}</source>
        <translation>Die Erkundung muss von 0 bis 1000 sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file asks “{question}”, but a grader can't answer: it got “{answer}”</source>
        <translation>Die Datei fragt „{question}“, aber eine Bewertung kann nicht antworten: Sie erhielt „{answer}“</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file contains special spaces, such as those of web pages: they were read as ordinary ones</source>
        <translation>Die Datei enthält besondere Leerzeichen, wie die von Webseiten: Sie wurden als gewöhnliche gelesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file could not be run again: {reason}</source>
        <translation>Die Datei ließ sich nicht erneut ausführen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the file failed half-way: {reason}</source>
        <translation>Die Datei brach mittendrin ab: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file fails as Python 2 too: it continues as Python 3</source>
        <translation type="vanished">Die Datei scheitert auch als Python 2: Sie läuft als Python 3 weiter</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file fails: only what it defines was run ({reason})</source>
        <translation>Die Datei scheitert: Nur ihre Definitionen wurden ausgeführt ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the file has no docstring: begin with a summary</source>
        <translation>Die Datei hat keinen Docstring: Beginnen Sie mit einer Zusammenfassung</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file has no function {function}</source>
        <translation>Die Datei hat keine Funktion {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>the file has no {constant} to replace</source>
        <translation>Die Datei hat kein {constant}, das sich ersetzen ließe</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file is not UTF-8: it was read as Windows-1252</source>
        <translation>Die Datei ist nicht in UTF-8: Sie wurde als Windows-1252 gelesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file never ends: only what it defines was run ({reason})</source>
        <translation>Die Datei endet nie: Nur ihre Definitionen wurden ausgeführt ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file says that it is {encoding}, but it isn't: it was read as UTF-8</source>
        <translation>Die Datei gibt {encoding} an, ist es aber nicht: Sie wurde als UTF-8 gelesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first empty square does not belong to the first score: use scores[row][col] for each empty square</source>
        <translation>das erste leere Feld gehört nicht zur ersten Punktzahl: für jedes leere Feld scores[row][col] verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first index is the row</source>
        <translation>der erste Index ist die Zeile</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>the first {listed} of {total}</source>
        <translation>die ersten {listed} von {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: a file with this name exists</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: Es gibt eine Datei mit diesem Namen</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: {reason}</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} doesn't exist</source>
        <translation>Den Ordner {folder} gibt es nicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the function passed to run_gui no longer exists</source>
        <translation>Die an run_gui übergebene Funktion gibt es nicht mehr</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the function {function}</source>
        <translation>die Funktion {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the function {name} has no docstring</source>
        <translation>Die Funktion {name} hat keinen Docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the game has {count} moves: choose 0 to {count}, not {number}</source>
        <translation>Anzahl der Züge der Partie: {count}. Wählen Sie 0 bis {count}, nicht {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game is over afterwards</source>
        <translation>die Partie ist danach beendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game is over: no further move can be played</source>
        <translation>Die Partie ist beendet: Es kann kein Zug mehr gespielt werden</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: no random games are left to play</source>
        <translation>Die Partie ist beendet: Es sind keine Zufallspartien mehr zu spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>the game is over: start a new one, or take a move back</source>
        <translation>Die Partie ist beendet: Beginnen Sie eine neue, oder nehmen Sie einen Zug zurück</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: there is nothing left to search</source>
        <translation>Die Partie ist beendet: Es gibt nichts mehr zu suchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over (a tie): use an unfinished one</source>
        <translation>Die Partie auf diesem Brett ist beendet (unentschieden): Verwenden Sie eine laufende</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over ({winner} has won): use an unfinished one</source>
        <translation>Die Partie auf diesem Brett ist beendet ({winner} hat gewonnen): Verwenden Sie eine laufende</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game to end with the first full line</source>
        <translation>die Partie endet mit der ersten vollen Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the given player moves first</source>
        <translation>der angegebene Spieler zieht zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the gradebook downloaded from Canvas, filled in</source>
        <translation>das aus Canvas heruntergeladene Notenbuch, ausgefüllt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the grader</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the grader failed ({error})</source>
        <translation>Die Bewertung ist fehlgeschlagen ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the grading worksheet downloaded from Moodle, filled in</source>
        <translation>die aus Moodle heruntergeladene Bewertungstabelle, ausgefüllt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the grid {grid}</source>
        <translation>das Raster {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest is the best</source>
        <translation>die höchste ist die beste</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest score</source>
        <translation>die höchste Punktzahl</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the import {name} is never used</source>
        <translation>Der Import {name} wird nie verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the key {key!r} occurs twice in one object: keep one</source>
        <translation>Der Schlüssel {key!r} kommt in einem Objekt zweimal vor: Behalten Sie einen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the lab measures machines: choose a player other than human</source>
        <translation>Das Labor misst Computer: Wählen Sie einen anderen Spieler als human</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because a task was still running {seconds} s after the window had closed: check the disk, then start tttmc again</source>
        <translation>die letzten Änderungen sind vielleicht nicht gespeichert, weil {seconds} s nach dem Schließen des Fensters noch eine Aufgabe lief: Prüfen Sie den Datenträger und starten Sie tttmc dann neu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because the disk didn't answer for {seconds} s: check it, then start tttmc again</source>
        <translation type="vanished">die letzten Änderungen sind vielleicht nicht gespeichert, weil der Datenträger {seconds} s lang nicht geantwortet hat: Prüfen Sie ihn und starten Sie tttmc dann neu</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line ends with an unnecessary semicolon</source>
        <translation>Die Zeile endet mit einem unnötigen Semikolon</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line is {length} characters long: the limit is {limit}</source>
        <translation>Die Zeile ist {length} Zeichen lang: Die Grenze ist {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be a whole number, not {length}</source>
        <translation>Die Reihenlänge muss eine ganze Zahl sein, nicht {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be from 1 to the board size {size}, not {length}</source>
        <translation>Die Reihenlänge muss von 1 bis zur Brettgröße {size} sein, nicht {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the loop goes on while `{condition}`, and nothing in it sets {names}</source>
        <translation>Die Schleife läuft, solange `{condition}` gilt, und nichts darin setzt {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column</source>
        <translation>die Schleife muss jede Spalte abdecken</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column, from 0</source>
        <translation>die Schleife muss jede Spalte abdecken, ab 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every empty square, from the first</source>
        <translation>die Schleife muss jedes leere Feld abdecken, vom ersten an</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row</source>
        <translation>die Schleife muss jede Zeile abdecken</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every row and column</source>
        <translation>die Schleife muss jede Zeile und Spalte abdecken</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row, from 0</source>
        <translation>die Schleife muss jede Zeile abdecken, ab 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loops must cover every square: return only after them</source>
        <translation>die Schleifen müssen jedes Feld abdecken: return erst danach</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loser's squares must lose points</source>
        <translation>die Felder des Verlierers müssen Punkte verlieren</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the method {name}</source>
        <translation>die Methode {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing, but isn't used</source>
        <translation>Das Modul {module} fehlt, wird aber nicht verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing: calls to it do nothing</source>
        <translation>Das Modul {module} fehlt: Seine Aufrufe tun nichts</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the module {module} is missing: install it, or ask the student for it</source>
        <translation>Das Modul {module} fehlt: Installieren Sie es, oder bitten Sie den Studenten darum</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result, but to: {result}</source>
        <translation>Die Züge führen nicht zum gespeicherten Ergebnis, sondern zu: {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result: the game is unfinished</source>
        <translation>Die Züge führen nicht zum gespeicherten Ergebnis: Die Partie ist nicht beendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set {variable} to another folder</source>
        <translation>Der Name des Ordners {folder} ist nicht in UTF-8, daher lassen sich dort keine Einstellungen speichern: Setzen Sie {variable} auf einen anderen Ordner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of games must be from 0 to {limit}, not {games}</source>
        <translation>Die Anzahl der Partien muss von 0 bis {limit} sein, nicht {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>the number of nodes must not be negative: {nodes}</source>
        <translation>Die Anzahl der Knoten darf nicht negativ sein: {nodes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>the number of runs must be from 1 to {most}, not {runs}</source>
        <translation type="vanished">Die Anzahl der Läufe muss von 1 bis {most} sein, nicht {runs}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of threads must be from 1 to {most}, not {threads}</source>
        <translation>Die Anzahl der Threads muss von 1 bis {most} sein, nicht {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of trials must be from 0 to {most}, not {trials}</source>
        <translation>Die Anzahl der Versuche muss von 0 bis {most} sein, nicht {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of workers must be from 1 to {limit}, not {workers}</source>
        <translation>Die Anzahl der Worker muss von 1 bis {limit} sein, nicht {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>the number of workers must be from 1 to {most}, not {workers}</source>
        <translation>Die Anzahl der Worker muss von 1 bis {most} sein, nicht {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the opening moves</source>
        <translation>Eröffnungszüge</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares</source>
        <translation>die Felder des Gegners</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares must change too</source>
        <translation>auch die Felder des Gegners müssen sich ändern</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>the overrides name {student}, which fits %n file(s): use the number in a file's name, or the name itself</source>
        <translation>
            <numerusform>Die Korrekturen (overrides) nennen {student}, was auf %n Datei passt: Verwenden Sie die Nummer im Namen einer Datei oder den Namen selbst</numerusform>
            <numerusform>Die Korrekturen (overrides) nennen {student}, was auf %n Dateien passt: Verwenden Sie die Nummer im Namen einer Datei oder den Namen selbst</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the parameter {name} of {function} is never used</source>
        <translation>Der Parameter {name} von {function} wird nie verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the parameters are in the wrong order</source>
        <translation>Die Parameter stehen in falscher Reihenfolge</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/image_files.py"/>
        <source>the picture can't be written: {reason}</source>
        <translation>Das Bild lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the picture would have {width} × {height} pixels: reduce its width, or choose a move</source>
        <translation>Das Bild hätte {width} × {height} Pixel: Verringern Sie die Breite oder wählen Sie einen Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first</source>
        <translation>der übergebene Spieler zieht zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first; change sides after the move, not before it</source>
        <translation>der übergebene Spieler zieht zuerst; die Seite nach dem Zug wechseln, nicht davor</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the player {player} isn't installed here</source>
        <translation>Der Spieler {player} ist hier nicht installiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/behaviour.py"/>
        <source>the player “{name}”</source>
        <translation>Spieler „{name}“</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares</source>
        <translation>die eigenen Felder des Spielers</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares must change too</source>
        <translation>auch die eigenen Felder des Spielers müssen sich ändern</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the players take turns</source>
        <translation>die Spieler wechseln sich ab</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the plug-in {problem}</source>
        <translation>Das Plug-in {problem}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the print statement</source>
        <translation>die print-Anweisung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the program of {player} has changed or gone since the run started, or is different on this worker's computer</source>
        <translation>Das Programm von {player} wurde seit dem Start des Laufs geändert oder entfernt oder ist auf dem Computer dieses Workers ein anderes</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/board_values.py"/>
        <source>the proofs for {rules} contradict each other: please report it</source>
        <translation>Die Beweise für {rules} widersprechen sich: Bitte melden Sie das</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the proofs that end games</source>
        <translation>Beweise, die Partien beenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>the quotes in {text} don't match</source>
        <translation>Die Anführungszeichen in {text} passen nicht zusammen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X on {board}</source>
        <translation>die Musterlösung mit NTRIALS {trials} und den Gewichten {current} und {other}, als X auf {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the reverse game</source>
        <translation>das umgekehrte Spiel</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the rules don't allow {name} now: choose another square</source>
        <translation>Die Regeln erlauben {name} jetzt nicht: Wählen Sie ein anderes Feld</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/drawing.py"/>
        <source>the run has no results to draw yet</source>
        <translation>Der Lauf hat noch keine Ergebnisse zum Zeichnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the same game every time</source>
        <translation>jedes Mal dieselbe Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>the same mistake as in “{check}”</source>
        <translation>derselbe Fehler wie bei „{check}“</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the scores {grid}</source>
        <translation>die Punkte {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the side to move must be x or o, not {text!r}</source>
        <translation>Die Seite am Zug muss x oder o sein, nicht {text!r}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the simulations must be from 0 to {most}, not {simulations}</source>
        <translation>Die Simulationen müssen von 0 bis {most} sein, nicht {simulations}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the square that get_best_move returned</source>
        <translation>das Feld, das get_best_move lieferte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the sum of all trials' scores</source>
        <translation>die Summe der Punkte aller Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text contains {name}, which is not a JSON number</source>
        <translation>Der Text enthält {name}, was keine JSON-Zahl ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text is not valid JSON (line {line}: {reason})</source>
        <translation>Der Text ist kein gültiges JSON (Zeile {line}: {reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>the textbook is for unknown rules: {subject}</source>
        <translation>Das Lehrbuch gilt für unbekannte Regeln: {subject}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started, or is different on this worker's computer</source>
        <translation>Das Lehrbuch von {player} hat sich seit dem Start des Laufs geändert oder ist auf dem Computer dieses Workers ein anderes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started: its file was changed, or is different on this worker's computer</source>
        <translation type="vanished">Das Lehrbuch von {player} hat sich seit dem Start des Laufs geändert: Seine Datei wurde geändert oder ist auf dem Computer dieses Workers eine andere</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the top level</source>
        <translation>die oberste Ebene</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the variable {name} is never used</source>
        <translation>Die Variable {name} wird nie verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>the whole game, animated</source>
        <translation>die ganze Partie, animiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner is correct, but the squares are swapped</source>
        <translation>der Sieger stimmt, aber die Felder sind vertauscht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner's squares must gain points</source>
        <translation>die Felder des Siegers müssen Punkte gewinnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the workers at {address} can't play: {kind}: {error}</source>
        <translation>Die Worker unter {address} können nicht spielen: {kind}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>there is no such file or folder</source>
        <translation>Es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded by a version of tttmc that didn't record how its grader behaves</source>
        <translation>Diese Dateien wurden mit einer Version von tttmc bewertet, die nicht festhielt, wie ihre Bewertung arbeitet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded with version {then} of {behaviour}; this is version {now}</source>
        <translation>Diese Dateien wurden mit einer anderen Version bewertet ({behaviour}: Version {then}, jetzt {now})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>these runs have no rows in common to compare</source>
        <translation>Diese Läufe haben keine gemeinsamen Zeilen zum Vergleichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>these weights hide good moves</source>
        <translation>Diese Gewichte verdecken gute Züge</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>they are {names}</source>
        <translation>sie lauten {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradescope.py"/>
        <source>this copy of tttmc has no source files to pack: install tttmc with pip to make an autograder</source>
        <translation>Diese Kopie von tttmc hat keine Quelldateien zum Packen: Installieren Sie tttmc mit pip, um einen Autograder zu erstellen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with its cluster extra using pip, here and on the cluster</source>
        <translation>Diese Kopie von tttmc enthält ein eigenes Python ohne Dask: Um einen Cluster zu verwenden, installieren Sie tttmc mit dem Extra cluster über pip, hier und auf dem Cluster</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>this engine can't play by every rule of {rules}: it doesn't know {names}</source>
        <translation>Diese Engine kann nicht nach jeder Regel von {rules} spielen: Sie kennt {names} nicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be opened: {error}</source>
        <translation>Diese Partie lässt sich nicht öffnen: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be saved: its thoughts contain infinite numbers</source>
        <translation>Diese Partie lässt sich nicht speichern: Ihre Überlegungen enthalten unendliche Zahlen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>this line is never reached</source>
        <translation>Diese Zeile wird nie erreicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this loop may never end</source>
        <translation>Diese Schleife endet vielleicht nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this may never end</source>
        <translation>Das endet vielleicht nie</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit what a student's file does to other programs and the network (seccomp is missing)</source>
        <translation>Dieses System kann nicht begrenzen, was eine Studentendatei mit anderen Programmen und dem Netzwerk tut (seccomp fehlt)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit which files a student's file opens, so it can read and change yours (Landlock, Linux 5.13 or later, is missing)</source>
        <translation>Dieses System kann nicht begrenzen, welche Dateien eine Studentendatei öffnet, daher kann sie Ihre lesen und ändern (Landlock, ab Linux 5.13, fehlt)</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>this thought has no move yet: let it finish</source>
        <translation>Diese Überlegung hat noch keinen Zug: Lassen Sie sie zu Ende laufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>this version of tttmc doesn't know runs of the kind {kind}</source>
        <translation>Diese Version von tttmc kennt keine Läufe der Art {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>threads: at least 1 is needed, not {threads}</source>
        <translation type="vanished">threads: Mindestens 1 ist nötig, nicht {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>tied</source>
        <extracomment>Trials that ended in a tie.</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>ties</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>too much output: the rest is dropped</source>
        <translation>Zu viel Ausgabe: Der Rest wird verworfen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>training needs at least 1 game, not {games}</source>
        <translation type="vanished">Das Training braucht mindestens 1 Partie, nicht {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>treats X's marks as the player's own even when the player is O</source>
        <translation>behandelt die Zeichen von X auch dann als die eigenen, wenn der Spieler O ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start it without TTTMC_KERNEL=python)</source>
        <translation>Die Baumsuche braucht den kompilierten Kern (installieren Sie tttmc ohne TTTMC_NO_KERNEL=1, und starten Sie es ohne TTTMC_KERNEL=python)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>trials that the given player begins</source>
        <translation>Versuche, die der angegebene Spieler beginnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>tried {count} times: {reason}</source>
        <translation>{count}-mal versucht: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>two kinds of players are named {player!r}: rename one</source>
        <translation>Zwei Arten von Spielern heißen {player!r}: Benennen Sie eine um</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines win, one square shorter</source>
        <translation>unschlagbar ist nur von 3×3 bis 8×8 bewiesen, mit vollen Reihen oder, ab 5×5 und wenn Reihen gewinnen, ein Feld kürzeren</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only on 3×3 and 4×4 with full lines</source>
        <translation type="vanished">unschlagbar ist nur auf 3×3 und 4×4 mit vollen Reihen bewiesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>unknown request</source>
        <translation type="vanished">Unbekannte Anfrage</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_CURRENT for the player's own squares</source>
        <translation type="vanished">SCORE_CURRENT für die eigenen Felder des Spielers verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_OTHER for the opponent's squares</source>
        <translation type="vanished">SCORE_OTHER für die Felder des Gegners verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>use `is None` or `is not None` to compare with None</source>
        <translation>Verwenden Sie `is None` oder `is not None` zum Vergleich mit None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>use board.get_dim()</source>
        <translation>board.get_dim() verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use it for the machine's own squares, in wins and losses</source>
        <translation>es für die eigenen Felder des Computers verwenden, bei Siegen und Niederlagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>use random.choice on them</source>
        <translation>random.choice auf sie anwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use the constants, so that changing them changes the player</source>
        <translation>die Konstanten verwenden, damit sich der Spieler mit ihnen ändert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {current} for the player's own squares</source>
        <translation>{current} für die eigenen Felder des Spielers verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {other} for the opponent's squares</source>
        <translation>{other} für die Felder des Gegners verwenden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_CURRENT for both sides</source>
        <translation type="vanished">verwendet SCORE_CURRENT für beide Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_OTHER for both sides</source>
        <translation type="vanished">verwendet SCORE_OTHER für beide Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>uses one list for all rows of its scores</source>
        <translation>verwendet eine Liste für alle Zeilen der Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {current} for both sides</source>
        <translation>verwendet {current} für beide Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {numbers} instead of {current} and {other}</source>
        <translation>verwendet {numbers} statt {current} und {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT</source>
        <translation type="vanished">verwendet {number} statt SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">verwendet {number} statt SCORE_CURRENT und SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_OTHER</source>
        <translation type="vanished">verwendet {number} statt SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {number} instead of {constant}</source>
        <translation>verwendet {number} statt {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">verwendet {one} und {two} statt SCORE_CURRENT und SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {other} for both sides</source>
        <translation>verwendet {other} für beide Seiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>uses {what}, which a course file doesn't need: check why</source>
        <translation>Verwendet {what}, was eine Kursdatei nicht braucht: Prüfen Sie, warum</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>value {number}</source>
        <translation>Wert {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>visits {number}</source>
        <translation>Besuche {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>vs {opponent}
won / tied / lost</source>
        <translation type="vanished">gegen {opponent}
gew. / unent. / verl.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>weaker than the reference solution</source>
        <translation type="vanished">schwächer als die Musterlösung</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win
in {moves}</source>
        <translation>Sieg
in {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win in {moves}</source>
        <translation>Sieg in {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>won (95 %)</source>
        <translation>gewonnen (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end})</source>
        <translation>Worker enden immer wieder unerwartet ({end})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end}). {kept}</source>
        <translation type="vanished">Worker enden immer wieder unerwartet ({end}). {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {low} to {high}</source>
        <translation type="vanished">schlecht {low} bis {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {value}</source>
        <translation type="vanished">schlecht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>write board.get_dim() instead of a number</source>
        <translation>board.get_dim() statt einer Zahl schreiben</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the class {name} in CapitalisedWords</source>
        <translation>Schreiben Sie die Klasse {name} in CapitalisedWords</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the constant {name} in CAPITALS</source>
        <translation>Schreiben Sie die Konstante {name} in CAPITALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the function {name} in lower_case</source>
        <translation>Schreiben Sie die Funktion {name} in lower_case</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the variable {name} in lower_case</source>
        <translation>Schreiben Sie die Variable {name} in lower_case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}.</source>
        <translation>{ahead} und {behind} lassen sich noch nicht unterscheiden: Mit einer Chance von {chance} hat {ahead} mehr Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}. At their present difference, {confidence} would take very roughly {more} more trials.</source>
        <translation>{ahead} und {behind} lassen sich noch nicht unterscheiden: Mit einer Chance von {chance} hat {ahead} mehr Punkte. Beim jetzigen Unterschied wären für {confidence} sehr grob geschätzt {more} weitere Versuche nötig.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} scores higher than {behind}: {chance} sure after %n trial(s).</source>
        <translation>
            <numerusform>Nach %n Versuch zu {chance} sicher: {ahead} hat mehr Punkte als {behind}.</numerusform>
            <numerusform>Nach %n Versuchen zu {chance} sicher: {ahead} hat mehr Punkte als {behind}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{answer} every time</source>
        <translation>jedes Mal {answer}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} against {b}, {rules}</source>
        <translation>{a} gegen {b}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} and {b} may be equal: {score}</source>
        <translation>{a} und {b} könnten gleich stark sein: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} beats {b}: {score}</source>
        <translation>{a} schlägt {b}: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/boards.py"/>
        <source>{board} (reverse)</source>
        <translation>{board} (umgekehrt)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too, up to rotation and reflection: leave out one</source>
        <translation>{board} steht bis auf Drehung und Spiegelung auch in Zeile {first}: Lassen Sie eines weg</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too: name it once</source>
        <translation type="vanished">{board} steht auch in Zeile {first}: Nennen Sie es einmal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{board}, {moves} by {player} and {answers} by {opponent}</source>
        <translation>{board}, {moves} von {player} und {answers} von {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{called} gave {came}, expected {expected}</source>
        <translation>{called} ergab {came}, erwartet: {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process ended with code {code}</source>
        <translation>{call} ist fehlgeschlagen: Der Prozess endete mit Code {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process no longer answers</source>
        <translation>{call} ist fehlgeschlagen: Der Prozess antwortet nicht mehr</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process sent invalid data</source>
        <translation>{call} ist fehlgeschlagen: Der Prozess hat ungültige Daten gesendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process was ended by signal {signal}</source>
        <translation>{call} ist fehlgeschlagen: Der Prozess wurde durch Signal {signal} beendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} got no answer: the computer was too busy, or its process was paused</source>
        <translation>{call} erhielt keine Antwort: Der Computer war zu beschäftigt, oder der Prozess war angehalten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call} on {board}</source>
        <translation>{call} auf {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{call} on {board}, in game {number} of {games}</source>
        <translation type="vanished">{call} auf {board}, in Partie {number} von {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} printed too much</source>
        <translation>{call} hat zu viel ausgegeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} took longer than {limit} s</source>
        <translation>{call} hat länger als {limit} s gedauert</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} used too much memory</source>
        <translation>{call} hat zu viel Arbeitsspeicher verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} wrote too much to its folder</source>
        <translation>{call} hat zu viel in den eigenen Ordner geschrieben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{call}, with {current} = {one} and {other} = {two}</source>
        <translation>{call} mit {current} = {one} und {other} = {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call}, {count} times</source>
        <translation>{call}, {count}-mal</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{caption} {note}</source>
        <translation>{caption} {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{cell}: {name}</source>
        <translation>{cell}: {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to tie: {better}.</source>
        <translation>{chosen} liegt gleichauf vorn, verliert aber; bewiesenes Unentschieden: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to win: {better}.</source>
        <translation>{chosen} liegt gleichauf vorn, verliert aber; bewiesener Sieg: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best; proven to win: {better}.</source>
        <translation>{chosen} liegt gleichauf vorn; bewiesener Sieg: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to tie: {better}.</source>
        <translation>{chosen} sieht am besten aus, verliert aber; bewiesenes Unentschieden: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to win: {better}.</source>
        <translation>{chosen} sieht am besten aus, verliert aber; bewiesener Sieg: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} ties.</source>
        <translation type="vanished">{chosen} sieht am besten aus, verliert aber; {better} bringt ein Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} wins.</source>
        <translation type="vanished">{chosen} sieht am besten aus, verliert aber; {better} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best; proven to win: {better}.</source>
        <translation>{chosen} sieht am besten aus; bewiesener Sieg: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best; {better} wins.</source>
        <translation type="vanished">{chosen} sieht am besten aus; {better} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} added as lists</source>
        <translation>{code} als Listen addiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} is private: call the object's methods</source>
        <translation>{code} ist privat: Rufen Sie die Methoden des Objekts auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} makes the random choices after it the same every time</source>
        <translation>{code} macht die Zufallsentscheidungen danach jedes Mal gleich</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a list</source>
        <translation>{code} als Liste verwendet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a row</source>
        <translation>{code} als Zeile verwendet</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} are best, equal by symmetry.</source>
        <translation type="vanished">
            <numerusform>Nach %n Versuch zu {confidence} sicher: {squares} sind am besten, gleich durch Symmetrie.</numerusform>
            <numerusform>Nach %n Versuchen zu {confidence} sicher: {squares} sind am besten, gleich durch Symmetrie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} have the best score, equal by symmetry.</source>
        <translation>
            <numerusform>Nach %n Versuch zu {confidence} sicher: {squares} haben die meisten Punkte, gleich durch Symmetrie.</numerusform>
            <numerusform>Nach %n Versuchen zu {confidence} sicher: {squares} haben die meisten Punkte, gleich durch Symmetrie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} has the best score.</source>
        <translation>
            <numerusform>Nach %n Versuch zu {confidence} sicher: {square} hat die meisten Punkte.</numerusform>
            <numerusform>Nach %n Versuchen zu {confidence} sicher: {square} hat die meisten Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} is best.</source>
        <translation type="vanished">
            <numerusform>Nach %n Versuch zu {confidence} sicher: {square} ist am besten.</numerusform>
            <numerusform>Nach %n Versuchen zu {confidence} sicher: {square} ist am besten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is missing (called {old} in the 2014 course)</source>
        <translation>{constant} fehlt (im Kurs von 2014: {old})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is negative</source>
        <translation>{constant} ist negativ</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} must be a number</source>
        <translation>{constant} muss eine Zahl sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>{counts} {goes_on}</source>
        <translation>{counts} {goes_on}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{count} ({interval} %)</source>
        <translation>{count} ({interval} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} ({low}–{high} %)</source>
        <translation>{count} ({low}–{high} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{count} different games</source>
        <translation>{count} verschiedene Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} not graded</source>
        <translation>{count} nicht bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{count}, {share} ({interval})</source>
        <translation>{count}, {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{current} is for the player's own squares, {other} for the opponent's</source>
        <translation>{current} gilt für die eigenen Felder des Spielers, {other} für die des Gegners</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{done} of {target}</source>
        <translation>{done} von {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} games</source>
        <translation>{done} von {target} Partien</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games are finished and saved as run {run}, which can be resumed</source>
        <translation>{done} von {target} Partien sind fertig und als Lauf {run} gespeichert, der sich fortsetzen lässt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games were finished</source>
        <translation>{done} von {target} Partien waren fertig</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} moves</source>
        <translation>{done} von {target} Zügen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation>{done} von {target} Zügen gewählt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} nodes</source>
        <translation>{done} von {target} Knoten</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} positions</source>
        <translation>{done} von {target} Stellungen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} samples</source>
        <translation>{done} von {target} Stichproben</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} simulations</source>
        <translation>{done} von {target} Simulationen</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} steps</source>
        <translation>{done} von {target} Schritten</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} trials</source>
        <translation>{done} von {target} Versuchen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{elo} ± {error}</source>
        <translation>{elo} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: the exact scores need {most} or fewer</source>
        <translation>{empties} Felder sind leer: Die exakten Punkte brauchen {most} oder weniger</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: without the compiled searches the exact scores need {most} or fewer</source>
        <translation>{empties} Felder sind leer: Ohne die kompilierten Suchen brauchen die exakten Punkte {most} oder weniger</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{end} After %n trial(s), the highest score is at {squares}.</source>
        <translation>
            <numerusform>{end} Nach %n Versuch die meisten Punkte: {squares}.</numerusform>
            <numerusform>{end} Nach %n Versuchen die meisten Punkte: {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>{error} (line {line})</source>
        <translation>{error} (Zeile {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{error}. {kept}</source>
        <translation>{error}. {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{files} have no grade in the sheet: they are from the same student</source>
        <translation type="vanished">{files} haben keine Note in der Tabelle: Sie sind vom selben Studenten</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} already exists: choose another name</source>
        <translation>{file} ist bereits vorhanden: Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: choose another program</source>
        <translation type="vanished">{file} lässt sich nicht lesen: Wählen Sie ein anderes Programm</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: put it back</source>
        <translation>{file} lässt sich nicht lesen: Legen Sie die Datei wieder an ihren Ort</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>{file} can't be read: {reason}</source>
        <translation>{file} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} can't be written: {reason}</source>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} can't play: rename it and its folders without characters that can't be shown</source>
        <translation>{file} kann nicht spielen: Benennen Sie die Datei und ihre Ordner ohne Zeichen, die sich nicht darstellen lassen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} has changed on disk: choose it again</source>
        <translation type="vanished">{file} wurde auf dem Datenträger geändert: Wählen Sie die Datei erneut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed on disk: reload it</source>
        <translation>{file} wurde auf dem Datenträger geändert: Laden Sie die Datei neu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: it wasn't graded</source>
        <translation type="vanished">{file} hat keine Note in der Tabelle: Die Datei wurde nicht bewertet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its cell contains {text}</source>
        <translation type="vanished">{file} hat keine Note in der Tabelle: Die Zelle enthält {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its name has no number from {platform}</source>
        <translation type="vanished">{file} hat keine Note in der Tabelle: Der Name enthält keine Nummer von {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: student {number} isn't in it</source>
        <translation type="vanished">{file} hat keine Note in der Tabelle: Student {number} steht nicht darin</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: {reason}</source>
        <translation>{file} hat keine Note in der Tabelle: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is choosing {side}'s move.</source>
        <translation>{file} wählt den Zug von {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: choose it as a player in the main window first, and allow it to run</source>
        <translation>{file} ist hier neu: Wählen Sie die Datei zuerst im Hauptfenster als Spieler und erlauben Sie ihre Ausführung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: open it in the main window first (File → Open student file)</source>
        <translation>{file} ist hier neu: Öffnen Sie die Datei zuerst im Hauptfenster (Datei → Studentendatei öffnen)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is waiting to be opened.</source>
        <translation>{file} wartet darauf, geöffnet zu werden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} passed these scores to its get_best_move: bigger and bolder is better for {side}.</source>
        <translation>{file} hat diese Punkte an get_best_move übergeben: Größer und kräftiger ist besser für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_player.py"/>
        <source>{file} passed these scores to its get_best_move: brighter is better for {side}.</source>
        <translation type="vanished">{file} hat diese Punkte an get_best_move übergeben: Heller ist besser für {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was closed while it was being opened</source>
        <translation>{file} wurde beim Öffnen geschlossen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>{file}, line {line}, uses {what}, which a course file doesn't need: check why</source>
        <translation>{file}, Zeile {line}, verwendet {what}, was eine Kursdatei nicht braucht: Prüfen Sie, warum</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{file}: at most {points}</source>
        <translation>{file}: höchstens {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{first} {second}</source>
        <extracomment>Two sentences. Leave out the space if your language has none there.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{first}, {second} or {third}</source>
        <translation type="vanished">{first}, {second} oder {third}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} branches, more than {limit}: split it</source>
        <translation>{function} hat {count} Verzweigungen, mehr als {limit}: Teilen Sie die Funktion auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} parameters, more than {limit}: split it</source>
        <translation>{function} hat {count} Parameter, mehr als {limit}: Teilen Sie die Funktion auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} statements, more than {limit}: split it</source>
        <translation>{function} hat {count} Anweisungen, mehr als {limit}: Teilen Sie die Funktion auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} is empty</source>
        <translation>{function} ist leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function} is missing</source>
        <translation>{function} fehlt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} must take {count} arguments</source>
        <translation>{function} muss {count} Argumente annehmen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_answers.py"/>
        <source>{function}(zeros, board, {player}) on {board}</source>
        <translation type="vanished">{function}(zeros, board, {player}) auf {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function}: {title}</source>
        <translation>{function}: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{games} against each opponent instead of {requested}: the file plays {played} when {trials} are requested</source>
        <translation>{games} gegen jeden Gegner statt {requested}: Die Datei spielt {played}, wenn {trials} verlangt sind</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{game} The game counts {played} for {side}, the open lines {lines}: on average {points}.</source>
        <translation>{game} Die Partie zählt {played} für {side}, die offenen Reihen {lines}: im Mittel {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{items}, {item}</source>
        <translation>{items}, {item}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key!r} in {text!r} needs a value: write {key}={form}</source>
        <translation>{key!r} in {text!r} braucht einen Wert: Schreiben Sie {key}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key} is given twice in {text!r}: give it once</source>
        <translation>{key} ist in {text!r} doppelt angegeben: Geben Sie es einmal an</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} must be true or false, not {value}</source>
        <translation>{key} muss true oder false sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has none</source>
        <translation type="vanished">{kind} hat keinen Parameter {name!r}: Er hat keine</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has {known}</source>
        <translation>{kind} hat keinen Parameter {name!r}: Er hat {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has {count} parameters, not {given}: give a value for each, or none</source>
        <translation>{kind} hat {count} Parameter, nicht {given}: Geben Sie für jeden einen Wert an oder gar keinen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{label} (only {low} to {high} %)</source>
        <translation>{label} (nur {low} bis {high} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{line} in a row</source>
        <translation>{line} in einer Reihe</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/own_files.py"/>
        <source>{link} wasn't read: it is a link to {target}, which isn't one of the student's own files</source>
        <translation>{link} wurde nicht gelesen: Es ist ein Link auf {target}, das keine der eigenen Dateien des Studenten ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{low} to {high} best</source>
        <translation type="vanished">{low} bis {high} gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{mark} plays {square} at random.</source>
        <translation>{mark} spielt zufällig {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{meaning}</source>
        <translation>{meaning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>{message}</source>
        <translation>{message}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{mistakes} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{mistakes} Die Partie kippte mit Zug {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: leave the seed alone</source>
        <translation>{mistake}: den Startwert nicht setzen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: write `{code}()` to call it</source>
        <translation>{mistake}: zum Aufrufen `{code}()` schreiben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{mistake}: {advice}</source>
        <translation>{mistake}: {advice}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>{module} is the course's {name} under another name</source>
        <translation>{module} ist das Modul {name} des Kurses unter anderem Namen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: choose one of {known}</source>
        <translation>{name!r} ist kein Spieler: Wählen Sie einen von {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: did you mean {meant}? The players are {known}</source>
        <translation>{name!r} ist kein Spieler: Meinten Sie {meant}? Die Spieler sind {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}
{varied} {value}: {measure} {share} ({interval})</source>
        <translation>{name}
{varied} {value}: {measure} {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>{name} (run {number})</source>
        <translation>{name} (Lauf {number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} answered {answer} instead of a move</source>
        <translation>{name} antwortete {answer} statt mit einem Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{name} can't be imported by its test suite: choose a name of letters, digits and underscores, such as my_player.py</source>
        <translation>{name} lässt sich von der Testsuite nicht importieren: Wählen Sie einen Namen aus Buchstaben, Ziffern und Unterstrichen, etwa my_player.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>{name} can't be opened: {error}</source>
        <translation>{name} lässt sich nicht öffnen: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} can't be started: {reason}</source>
        <translation>{name} lässt sich nicht starten: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} can't be varied: it is also the name of a result</source>
        <translation>{name} lässt sich nicht ändern: So heißt auch ein Ergebnis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} closed its output</source>
        <translation>{name} hat seine Ausgabe geschlossen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} didn't read its input within {seconds} s</source>
        <translation>{name} hat die Eingabe nicht innerhalb von {seconds} s gelesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} doesn't play on {size}×{size}: {words}</source>
        <translation>{name} spielt nicht auf {size}×{size}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} ended with code {code}</source>
        <translation>{name} endete mit Code {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} gave no answer within {seconds} s</source>
        <translation>{name} gab innerhalb von {seconds} s keine Antwort</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{name} has the wrong suffix: use {suffixes}</source>
        <translation>{name} hat die falsche Endung: Verwenden Sie {suffixes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides Python's built-in {name}: choose another name</source>
        <translation>{name} verdeckt das eingebaute {name} von Python: Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides the {name} on line {line}: choose another name</source>
        <translation>{name} verdeckt das {name} in Zeile {line}: Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} is never used: the scores must be based on it</source>
        <translation>{name} wird nie verwendet: Die Punkte müssen darauf beruhen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} is varied twice: give all its values at once</source>
        <translation>{name} wird doppelt variiert: Geben Sie alle Werte auf einmal an</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} moved to column {col}, row {row}, which is not an empty square</source>
        <translation>{name} zog auf Spalte {col}, Zeile {row}, was kein leeres Feld ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be 1 or 0, not {value}</source>
        <translation>{name} muss 1 oder 0 sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {given}</source>
        <translation>{name} muss ein PlayerSpec sein, etwa parse_spec('mc') oder PlayerSpec(KIND), nicht {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{name} must be a number from {least} to {limit}, not {value}</source>
        <translation>{name} muss eine Zahl von {least} bis {limit} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} muss eine Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be from {low} to {high}, not {value}</source>
        <translation>{name} muss von {low} bis {high} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>{name} must be of the type {type}, not {given}</source>
        <translation>{name} muss vom Typ {type} sein, nicht {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be the name of a file, not {value}</source>
        <translation>{name} muss ein Dateiname sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>{name} must be two, X's and O's, not {count}</source>
        <translation>{name} müssen zwei sein, von X und von O, nicht {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be {words}, not {value}</source>
        <translation>{name} muss {words} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{name} read after its list comprehension</source>
        <translation>{name} wird nach der List Comprehension gelesen</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {count}, {share} ({interval})</source>
        <translation type="vanished">{name}: {count}, {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>{name}: {grades}</source>
        <translation>{name}: {grades}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share}</source>
        <translation type="vanished">{name}: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share} ({interval})</source>
        <translation type="vanished">{name}: {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}={value} is given twice: give each value once</source>
        <translation>{name}={value} ist doppelt angegeben: Geben Sie jeden Wert einmal an</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{number} billion</source>
        <translation>{number} Mrd.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{number} {counted}/s</source>
        <translation type="vanished">{number} {counted}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}: {truth}; random games {games}</source>
        <translation>{number}. {side} {square}: {truth}; Zufallspartien {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: choose another level</source>
        <translation>{obstacle}: Wählen Sie eine andere Stufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: choose another player or other rules</source>
        <translation>{obstacle}: Wählen Sie einen anderen Spieler oder andere Regeln</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: on {rules} choose level:level=hard</source>
        <translation type="vanished">{obstacle}: Wählen Sie auf {rules} level:level=hard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: on {rules} choose {player}</source>
        <translation>{obstacle}: Wählen Sie auf {rules} {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} are equal by symmetry: their scores differ only by chance.</source>
        <translation>{one} und {other} sind durch Symmetrie gleich: Ihre Punkte unterscheiden sich nur zufällig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} have the same exact score, {score}: no number of trials can tell them apart.</source>
        <translation>{one} und {other} haben dieselben exakten Punkte, {score}: Keine Anzahl von Versuchen kann sie unterscheiden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{one} and {two}</source>
        <translation>{one} und {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{one} leads, but {two} may be as strong</source>
        <translation>{one} führt, aber {two} könnte gleich stark sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{one} or {other}</source>
        <translation type="vanished">{one} oder {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{one}; and {two}</source>
        <translation>{one}; und {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{opening}.</source>
        <translation>{opening}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>{part}: {title}</source>
        <translation>{part}: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} checks passed</source>
        <translation>{passed} von {count} Prüfungen bestanden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} reach the pass mark</source>
        <translation>{passed} von {count} erreichen die Bestehensgrenze</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>{path} can't be graded: no such file or folder</source>
        <translation>{path} lässt sich nicht bewerten: keine solche Datei und kein solcher Ordner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>{path} can't be graded: not a regular file</source>
        <translation type="vanished">{path} lässt sich nicht bewerten: keine normale Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>{path} can't be read: {reason}</source>
        <translation>{path} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be renamed: {reason}</source>
        <translation>{path} lässt sich nicht umbenennen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be used as a {kind}: {reason}</source>
        <translation type="vanished">{path} lässt sich nicht verwenden ({kind}): {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} can't be used: {error}</source>
        <translation>{path} lässt sich nicht verwenden: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} can't be used: {reason}</source>
        <translation>{path} lässt sich nicht verwenden: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be written: {reason}</source>
        <translation>{path} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} has no column for the grades, or several: name one of {titles} (with --column)</source>
        <translation>{path} hat keine Spalte für die Noten oder mehrere: Nennen Sie eine von {titles} (mit --column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} has other tables than this program makes: move it away, or use another {variable}</source>
        <translation>{path} hat andere Tabellen als die dieses Programms: Verschieben Sie die Datei an einen anderen Ort, oder verwenden Sie einen anderen Wert für {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} is a textbook for {found}, not for {subject}: name another file</source>
        <translation>{path} ist ein Lehrbuch für {found}, nicht für {subject}: Nennen Sie eine andere Datei</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} is another program's database, not a {kind}</source>
        <translation type="vanished">{path} ist die Datenbank eines anderen Programms (erwartet: {kind})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path} is damaged: move it away</source>
        <translation>{path} ist beschädigt: Verschieben Sie die Datei an einen anderen Ort</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a gradebook from Canvas: export it with Gradebook &gt; Export</source>
        <translation>{path} ist kein Notenbuch aus Canvas: Exportieren Sie es mit Gradebook &gt; Export</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a grading worksheet from Moodle: allow offline grading in the assignment's settings and choose Download grading worksheet</source>
        <translation>{path} ist keine Bewertungstabelle aus Moodle: Erlauben Sie in den Einstellungen der Aufgabe die Offline-Bewertung, und wählen Sie „Bewertungstabelle herunterladen“</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} is not valid TOML: {error}</source>
        <translation type="vanished">{path} ist kein gültiges TOML: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} is the database of another program or for something else</source>
        <translation>{path} ist die Datenbank eines anderen Programms oder für etwas anderes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} leaves no check with points</source>
        <translation type="vanished">{path} lässt keine Prüfung mit Punkten übrig</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} needs functions such as check_corner(module), with different titles: the first lines of their docstrings</source>
        <translation>{path} braucht Funktionen wie check_corner(module) mit verschiedenen Titeln: den ersten Zeilen ihrer Docstrings</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} was written by another version of tttmc (its format is {version}, not {known}) and is left unchanged: use that version, or another {variable}</source>
        <translation>{path} stammt von einer anderen Version von tttmc (Format {version}, nicht {known}) und bleibt unverändert: Verwenden Sie diese Version oder einen anderen Wert für {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: name each student once, in the first column</source>
        <translation>{path}, Zeile {line}: Nennen Sie jeden Studenten einmal, in der ersten Spalte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: points must be a number from 0 to {most}, not {text}</source>
        <translation>{path}, Zeile {line}: Die Punkte müssen eine Zahl von 0 bis {most} sein, nicht {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: a line has more than {most} characters</source>
        <translation type="vanished">{path}: Eine Zeile hat mehr als {most} Zeichen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number above 0, not {value}</source>
        <translation type="vanished">{path}: of muss eine ganze Zahl über 0 sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number, not {value}</source>
        <translation type="vanished">{path}: of muss eine ganze Zahl sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the checks are worth {points} points, which leaves none of the {full} for the others</source>
        <translation>{path}: Die Prüfungen zählen {points} Punkte, sodass von {full} keine für die anderen bleiben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}: the first line must be {titles}</source>
        <translation>{path}: Die erste Zeile muss {titles} sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the points of {function} must be a number above 0</source>
        <translation>{path}: Die Punkte von {function} müssen eine Zahl über 0 sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from 0 to {limit}, not {value}</source>
        <translation type="vanished">{path}: {name} muss eine Zahl von 0 bis {limit} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from {least} to {limit}, not {value}</source>
        <translation type="vanished">{path}: {name} muss eine Zahl von {least} bis {limit} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try one of {names}</source>
        <translation type="vanished">{path}: {table} hat keinen Eintrag {entry}: Versuchen Sie einen von {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation type="vanished">{path}: {table} hat keinen Eintrag {entry}: Versuchen Sie {names}, oder rufen Sie tttmc grade --list-checks auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} must be a table</source>
        <translation type="vanished">{path}: {table} muss eine Tabelle sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{place}  {player}</source>
        <translation>{place}  {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place} has neither values nor a tally with weights</source>
        <translation>{place} hat weder Werte noch eine Zählung mit Gewichten</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>{place} is empty</source>
        <translation>{place} ist leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} is missing</source>
        <translation>{place} fehlt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must be {expected}, not {value}</source>
        <translation>{place} muss {expected} sein, nicht {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have at most {most} items, not {length}</source>
        <translation>{place} darf höchstens {most} Elemente haben, nicht {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have {exactly} items, not {length}</source>
        <translation>{place} muss {exactly} Elemente haben, nicht {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: on one square, {mine} and {theirs} add up to more than the {trials} trials of that kind</source>
        <translation>{place}: Auf einem Feld ergeben {mine} und {theirs} zusammen mehr als die {trials} Versuche dieser Art</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: {error}</source>
        <translation>{place}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} ({settings})</source>
        <translation>{player} ({settings})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against itself</source>
        <translation>{player} gegen sich selbst</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against {opponent}</source>
        <translation>{player} gegen {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} as {side} against {opponent}</source>
        <translation>{player} als {side} gegen {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is occupied</source>
        <translation type="vanished">{player} wählte {square}, was besetzt ist</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is off the board</source>
        <translation type="vanished">{player} wählte {square}, was nicht auf dem Brett liegt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow here</source>
        <translation>{player} wählte {square}, was die Regeln hier nicht erlauben</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow now</source>
        <translation type="vanished">{player} wählte {square}, was die Regeln jetzt nicht erlauben</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/report.py"/>
        <source>{player} doesn't repeat its games, so their scores can't be calculated again: leave out --scores</source>
        <translation>{player} wiederholt seine Partien nicht, daher lassen sich ihre Punkte nicht neu berechnen: Lassen Sie --scores weg</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} ended without a move</source>
        <translation>{player} endete ohne einen Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {method} must yield thoughts, but returned a value of the type {type}</source>
        <translation type="vanished">{player} ist fehlgeschlagen: {method} muss Überlegungen mit yield liefern, gab aber einen Wert vom Typ {type} zurück</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {reason}</source>
        <translation>{player} ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited 1 game: {reason}</source>
        <translation>{player} hat 1 Partie kampflos verloren: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited {games} games, the first: {reason}</source>
        <translation>{player} hat {games} Partien kampflos verloren, die erste: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} gave {count} values for {squares} squares</source>
        <translation>{player} lieferte {count} Werte für {squares} Felder</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} has no count that decides how long it thinks: for equal times choose players such as mc, forward, uct or tree</source>
        <translation>{player} hat keine Anzahl, die die Rechenzeit bestimmt: Wählen Sie für gleiche Zeiten Spieler wie mc, forward, uct oder tree</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>{player} has no limit for infinitely many trials: choose mc or forward</source>
        <translation>{player} hat keine Grenze für unendlich viele Versuche: Wählen Sie mc oder forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player} has no number of trials to vary: choose mc or forward</source>
        <translation>{player} hat keine Anzahl von Versuchen, die sich ändern ließe: Wählen Sie mc oder forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>{player} has no parameters: choose another player to measure</source>
        <translation type="vanished">{player} hat keine Parameter: Wählen Sie einen anderen Spieler für die Messung</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} is the strongest</source>
        <translation>{player} ist am stärksten</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} takes part twice: name each player once</source>
        <translation>{player} nimmt doppelt teil: Nennen Sie jeden Spieler einmal</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} takes {taken} per move with its least count on {rules}: choose a longer time</source>
        <translation>{player} braucht mit der kleinsten Anzahl {taken} pro Zug auf {rules}: Wählen Sie eine längere Zeit</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to have moved as often as the opponent, or once more</source>
        <translation type="vanished">{player} hat so oft gezogen wie der Gegner oder einmal öfter</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to move first</source>
        <translation type="vanished">{player} zieht zuerst</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} yielded a value of the type {type}, not a Thought</source>
        <translation>{player} lieferte einen Wert vom Typ {type}, keinen Thought</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}.</source>
        <translation>{player}, Startwert {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation>{player}, Startwert {seed}. {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{player}, {choice}</source>
        <translation>{player}, {choice}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation>
            <numerusform>{player}, {rules}: %n Stellung; Drehungen und Spiegelungen zählen einmal.</numerusform>
            <numerusform>{player}, {rules}: %n Stellungen; Drehungen und Spiegelungen zählen einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player}: {rating} ({low} to {high})</source>
        <translation>{player}: {rating} ({low} bis {high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {most}</source>
        <translation>{points} von {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {total} points</source>
        <translation>{points} von {total} Punkten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: constants, parameters and return values as required</source>
        <translation>{points} Punkte: Konstanten, Parameter und Rückgabewerte wie verlangt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the four functions give the right answers</source>
        <translation>{points} Punkte: Die vier Funktionen liefern die richtigen Antworten</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the games, compared with the reference solution's</source>
        <translation>{points} Punkte: die Partien, verglichen mit denen der Musterlösung</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the teacher's own checks</source>
        <translation>{points} Punkte: die eigenen Prüfungen der Lehrkraft</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} games/s</source>
        <translation>{rate}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} moves/s</source>
        <translation>{rate} Züge/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} nodes/s</source>
        <translation>{rate} Knoten/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{rate} of the random games from {square} went well for {side}.</source>
        <translation>{rate} der Zufallspartien ab {square} gingen für {side} gut aus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} positions/s</source>
        <translation>{rate} Stellungen/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} samples/s</source>
        <translation>{rate}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} simulations/s</source>
        <translation>{rate}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} steps/s</source>
        <translation>{rate} Schritte/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} trials/s</source>
        <translation>{rate}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <location filename="tttmc_app/course/student_types.py"/>
        <location filename="tttmc_app/grading/grader.py"/>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{reason} (line {line})</source>
        <translation>{reason} (Zeile {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{rules}, {option}</source>
        <translation>{rules}, {option}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{setting} {value}</source>
        <translation>{setting} {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: off</source>
        <translation>{setting}: aus</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/columns.py"/>
        <source>{share} ({interval})</source>
        <translation>{share} ({interval})</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{share} of the smaller file is in the other one, in %n marked passage(s). The number before a passage leads to the same passage on the other side. Names, comments, layout and the order of functions are ignored.</source>
        <translation>
            <numerusform>{share} der kleineren Datei stehen auch in der anderen, in %n markierten Abschnitt. Die Nummer vor einem Abschnitt führt zum gleichen Abschnitt auf der anderen Seite. Namen, Kommentare, Layout und die Reihenfolge der Funktionen werden nicht beachtet.</numerusform>
            <numerusform>{share} der kleineren Datei stehen auch in der anderen, in %n markierten Abschnitten. Die Nummer vor einem Abschnitt führt zum gleichen Abschnitt auf der anderen Seite. Namen, Kommentare, Layout und die Reihenfolge der Funktionen werden nicht beachtet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: one from each group of symmetric squares.</source>
        <translation>{shown} der {count} leeren Felder: eines aus jeder Gruppe symmetrischer Felder.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst, one from each group of symmetric squares.</source>
        <translation>{shown} der {count} leeren Felder: die {best} besten und das schlechteste, eines aus jeder Gruppe symmetrischer Felder.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst.</source>
        <translation>{shown} der {count} leeren Felder: die {best} besten und das schlechteste.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{side} follows {square}, which has the highest bound.</source>
        <translation>{side} folgt {square} mit der höchsten Schranke.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won and in {lost} of those that it lost.</source>
        <translation>{side} besetzte {square} in {won} der gewonnenen und in {lost} der verlorenen Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won.</source>
        <translation>{side} besetzte {square} in {won} der gewonnenen Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} is proven to lose, whatever it plays.</source>
        <translation type="vanished">{side} verliert nachweislich, mit jedem Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost and held it</source>
        <translation>{side} verlor und besetzte es</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost, {other} held it</source>
        <translation>{side} verlor, {other} besetzte es</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays as {player}: {reason}.</source>
        <translation>{side} spielt jetzt als {player}: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays with {trials} trials per move instead of ∞. {reason}.</source>
        <translation>{side} spielt jetzt mit {trials} Versuchen pro Zug statt ∞. {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen} and missed a win at {better}.</source>
        <translation>{side} hat {chosen} gespielt und einen Sieg mit {better} verpasst.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a tie at {better}.</source>
        <translation>{side} hat {chosen} gespielt, was verliert, und ein Unentschieden mit {better} verpasst.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a win at {better}.</source>
        <translation>{side} hat {chosen} gespielt, was verliert, und einen Sieg mit {better} verpasst.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have tied.</source>
        <translation type="vanished">{side} hat {chosen} gespielt, was verliert; {better} hätte ein Unentschieden gebracht.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have won.</source>
        <translation type="vanished">{side} hat {chosen} gespielt, was verliert; {better} hätte gewonnen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that holds the tie.</source>
        <translation>{side} am Zug. Finden Sie einen Zug, der das Unentschieden hält.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that wins.</source>
        <translation>{side} am Zug. Finden Sie einen Zug, der gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}.</source>
        <translation>{side} am Zug. Er spielt {choice}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}. Then: {moves}.</source>
        <translation>{side} am Zug. Er spielt {choice}. Danach: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {squares}: best play.</source>
        <translation>{side} am Zug. Er spielt {squares}: bestes Spiel.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move holds the tie: find it.</source>
        <translation>{side} am Zug. Ein Zug hält das Unentschieden: Finden Sie ihn.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move wins: find it.</source>
        <translation>{side} am Zug. Ein Zug gewinnt: Finden Sie ihn.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: its squares gain, the others lose.</source>
        <translation>{side} gewinnt: Seine Felder erhalten Punkte, die anderen verlieren welche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: {other}'s squares lose, the others gain.</source>
        <translation>{side} gewinnt: Die Felder von {other} verlieren Punkte, die anderen erhalten welche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won and held it</source>
        <translation>{side} gewann und besetzte es</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won, {other} held it</source>
        <translation>{side} gewann, {other} besetzte es</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{side}, whose turn it is</source>
        <translation>{side}, die Seite am Zug,</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{signature}</source>
        <translation>{signature}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{size}×{size}</source>
        <translation>{size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares}</source>
        <translation>{squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{squares} and %n more</source>
        <translation type="vanished">
            <numerusform>{squares} und %n weiteres</numerusform>
            <numerusform>{squares} und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} and %n more can't be told apart yet.</source>
        <translation>
            <numerusform>{squares} und %n weiteres lassen sich noch nicht unterscheiden.</numerusform>
            <numerusform>{squares} und %n weitere lassen sich noch nicht unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares} and %n other(s)</source>
        <translation>
            <numerusform>{squares} und %n weiterer</numerusform>
            <numerusform>{squares} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{squares} are best, equal by symmetry ({chance} sure).</source>
        <translation type="vanished">{squares} sind am besten, gleich durch Symmetrie (zu {chance} sicher).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} can't be told apart yet.</source>
        <translation>{squares} lassen sich noch nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, equal by symmetry ({chance} sure).</source>
        <translation>{squares} haben die meisten Punkte, gleich durch Symmetrie (zu {chance} sicher).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, exactly equal ({chance} sure).</source>
        <translation>{squares} haben die meisten Punkte, exakt gleich (zu {chance} sicher).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{squares} or {square}</source>
        <translation>{squares} oder {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} ({result})</source>
        <translation>{square} ({result})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}</source>
        <translation>{square} bei {trials}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}
exact: {exact}</source>
        <translation>{square} bei {trials}: {value}
exakt: {exact}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} blocks {other}, who would complete a line there.</source>
        <translation>{square} blockt {other}, sonst würde {other} dort eine Reihe vollenden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} completes a line and wins at once.</source>
        <translation>{square} vollendet eine Reihe und gewinnt sofort.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} ends the game: {winner} wins.</source>
        <translation>{square} beendet die Partie: {winner} gewinnt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} fills the board: a tie.</source>
        <translation>{square} füllt das Brett: unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} gave away a proven win. Better: {better}.</source>
        <translation>{square} verschenkte einen bewiesenen Sieg. Besser: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{square} has the best score ({chance} sure).</source>
        <translation>{square} hat die meisten Punkte (zu {chance} sicher).</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{square} in at least {count} of {tries} tries: {why}</source>
        <translation>{square} in mindestens {count} von {tries} Versuchen: {why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in at least {share} of the runs</source>
        <translation>{square} in mindestens {share} der Läufe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in {share} of {draws} runs</source>
        <translation>{square} in {share} von {draws} Läufen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{square} is best ({chance} sure).</source>
        <translation type="vanished">{square} ist am besten (zu {chance} sicher).</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one loses, so squares on many lines tend to score low.</source>
        <translation>{square} liegt auf {count} von {total} Reihen, die noch vollendet werden können; der Höchstwert für ein leeres Feld ist {most}. Wer eine vollendet, verliert; Felder auf vielen Reihen haben daher eher wenige Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one wins, so squares on many lines tend to score high.</source>
        <translation>{square} liegt auf {count} von {total} Reihen, die noch vollendet werden können; der Höchstwert für ein leeres Feld ist {most}. Wer eine vollendet, gewinnt; Felder auf vielen Reihen haben daher eher viele Punkte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie, and every other move to lose.</source>
        <translation>{square} hält nachweislich das Unentschieden, und jeder andere Zug verliert.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie; %n other move(s) would lose.</source>
        <translation>
            <numerusform>{square} hält nachweislich das Unentschieden; %n anderer Zug würde verlieren.</numerusform>
            <numerusform>{square} hält nachweislich das Unentschieden; %n andere Züge würden verlieren.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>{square} is proven to tie; the squares with more visits promise less.</source>
        <translation>{square} bringt nachweislich ein Unentschieden; die Felder mit mehr Besuchen versprechen weniger.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win, and no other move is.</source>
        <translation>{square} gewinnt nachweislich, und kein anderer Zug tut das.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win.</source>
        <translation>{square} gewinnt nachweislich.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} is proven: {winner} wins by completing lines or threatening to.</source>
        <translation>{square} ist bewiesen: {winner} gewinnt durch vollendete oder drohende Reihen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the first square that isn't a known mistake.</source>
        <translation>{square} ist das erste Feld, das kein bekannter Fehler ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the only move left.</source>
        <translation>{square} ist der einzige verbleibende Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} isn't proven to win. Try again.</source>
        <translation>{square} gewinnt nicht nachweislich. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven tie.</source>
        <translation>{square} hielt das bewiesene Unentschieden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven win.</source>
        <translation>{square} hielt den bewiesenen Sieg.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but a win is proven at {better}.</source>
        <translation type="vanished">{square} scheint dem Computer am besten, aber ein Gewinn ist auf {better} bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.</source>
        <translation type="vanished">{square} scheint dem Computer am besten, verliert aber nachweislich; ein Unentschieden ist auf {better} bewiesen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} loses. Try again.</source>
        <translation>{square} verliert. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} makes two threats, {first} and {second}, and {other} can block only one.</source>
        <translation>{square} schafft zwei Drohungen, {first} und {second}, und {other} kann nur eine abwehren.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} only ties. Try again.</source>
        <translation>{square} bringt nur ein Unentschieden. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a tie into a loss. Better: {better}.</source>
        <translation>{square} machte aus einem Unentschieden eine Niederlage. Besser: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a loss. Better: {better}.</source>
        <translation>{square} machte aus einem Sieg eine Niederlage. Besser: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a tie. Better: {better}.</source>
        <translation>{square} machte aus einem Sieg ein Unentschieden. Besser: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} was the only legal move.</source>
        <translation>{square} war der einzige erlaubte Zug.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} (new)</source>
        <translation>{square} {bound} (neu)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} ({rate} earned + {bonus} for exploration)</source>
        <translation>{square} {bound} ({rate} erzielt + {bonus} fürs Erkunden)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: 0, because it is empty.</source>
        <translation>{square}: 0, weil es leer ist.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and lost.</source>
        <translation>{square}: {points}, weil {mark} es besetzt und verloren hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and won.</source>
        <translation>{square}: {points}, weil {mark} es besetzt und gewonnen hat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} By estimate, the game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} Nach Schätzung kippte die Partie mit Zug {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} Points given away by estimate: {moves}.</source>
        <translation>{summary} Nach Schätzung verschenkte Punkte: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} Die Partie kippte mit Zug {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>{system} has no sandbox for students' files: they can do anything you can on this computer</source>
        <translation>{system} hat keine Sandbox für Studentendateien: Sie können auf diesem Computer alles tun, was Sie selbst tun können</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation>{table} hat keinen Eintrag {entry}: Versuchen Sie {names}, oder rufen Sie tttmc grade --list-checks auf</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} must be a table</source>
        <translation>{table} muss eine Tabelle sein</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{text!r} is not a player: write {meant}, in small letters</source>
        <translation>{text!r} ist kein Spieler: Schreiben Sie {meant}, in Kleinbuchstaben</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a number from 0 to 8</source>
        <translation>{text!r} ist kein Feld: Geben Sie einen Namen wie b2, Zeile und Spalte wie 1,1 oder eine Zahl von 0 bis 8 ein</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, or a row and column such as 1,1</source>
        <translation>{text!r} ist kein Feld: Geben Sie einen Namen wie b2 oder Zeile und Spalte wie 1,1 ein</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s</source>
        <translation>{text!r} ist keine Zeit pro Zug von 1us bis 60s, etwa 500us, 1ms oder 0.5s</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{text!r} is not two Elo differences, such as 0,10</source>
        <translation>{text!r} sind keine zwei Elo-Differenzen wie 0,10</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is off the board, which goes from a1 to {last}</source>
        <translation>{text!r} liegt nicht auf dem Brett, das von a1 bis {last} reicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>{text} may be one value or two: separate values by semicolons</source>
        <translation>{text} kann ein Wert sein oder zwei: trennen Sie Werte durch Semikolon</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{time} µs</source>
        <translation>{time} µs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{title}</source>
        <translation>{title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{trials} trials per move</source>
        <translation>{trials} Versuche pro Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{trials}, the number of trials in the tally</source>
        <translation>{trials}, die Anzahl der Versuche in der Zählung,</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{trials}: {chance} % ({low}–{high})</source>
        <translation>{trials}: {chance} % ({low}–{high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{value} best</source>
        <translation type="vanished">{value} gut</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{value} scores best: {score}</source>
        <extracomment>"value" is that of a parameter, such as the number of trials.</extracomment>
        <translation>Am besten: {value} mit {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>{variable}={name} does not run on this processor: choose from {names}{reason}</source>
        <translation>{variable}={name} läuft auf diesem Prozessor nicht: Wählen Sie aus {names}{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player} against {opponent}, {rules}</source>
        <translation>{varied} von {player} gegen {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player}, {rules}</source>
        <translation>{varied} von {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}, {what}: {time}</source>
        <translation>{varied} {value}, {what}: {time}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
X wins {x_wins}
ties {ties}
O wins {o_wins}</source>
        <translation>
            <numerusform>{varied} {value}: %n Partie
Siege von X {x_wins}
Unentschieden {ties}
Siege von O {o_wins}</numerusform>
            <numerusform>{varied} {value}: %n Partien
Siege von X {x_wins}
Unentschieden {ties}
Siege von O {o_wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
wins {wins}
ties {ties}
losses {losses}</source>
        <translation>
            <numerusform>{varied} {value}: %n Partie
Siege {wins}
Unentschieden {ties}
Niederlagen {losses}</numerusform>
            <numerusform>{varied} {value}: %n Partien
Siege {wins}
Unentschieden {ties}
Niederlagen {losses}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: {name}</source>
        <translation type="vanished">{varied} {value}: {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins</source>
        <translation>{winner} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} forfeits ({reason})</source>
        <translation>{winner} gewinnt: {loser} verliert kampflos ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} resigned</source>
        <translation>{winner} gewinnt: {loser} hat aufgegeben</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{wins} won, {ties} tied and {losses} lost of {games}</source>
        <translation>{wins} gewonnen, {ties} unentschieden und {losses} verloren von {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{words} ({kind})</source>
        <translation>{words} ({kind})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} ties</source>
        <translation>{wrong} (1 von {count} zufällig), was verliert; {right} bringt ein Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} wins</source>
        <translation>{wrong} (1 von {count} zufällig), was verliert; {right} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which ties; {right} wins</source>
        <translation>{wrong} (1 von {count} zufällig), unentschieden; {right} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} ties</source>
        <translation>{wrong}, was verliert; {right} bringt ein Unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} wins</source>
        <translation>{wrong}, was verliert; {right} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which ties; {right} wins</source>
        <translation>{wrong}, unentschieden; {right} gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>{x} against {o} can't be played: {reason}</source>
        <translation>{x} gegen {o} lässt sich nicht spielen: {reason}</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>“Learn by mistake” begins with an empty textbook and plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation>„Lernen aus Fehlern“ beginnt mit einem leeren Lehrbuch und spielt 1.000 Partien als X gegen zufällige Züge. Wie viele der letzten 200 Partien verliert er, verglichen mit den ersten 200?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>“{check}” fails</source>
        <translation>„{check}“ schlägt fehl</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✓ reaches the pass mark of {mark}</source>
        <translation>✓ erreicht die Bestehensgrenze von {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ below the pass mark of {mark}</source>
        <translation>✗ unter der Bestehensgrenze von {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ {check}</source>
        <translation>✗ {check}</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>%n not tried yet</source>
        <translation>
            <numerusform>%n noch nicht probiert</numerusform>
            <numerusform>%n noch nicht probiert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= points</source>
        <translation>= Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= {number}</source>
        <translation>= {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>A larger number of trials includes all the trials of a smaller one. Click a square to see where its number comes from.</source>
        <translation>Eine größere Anzahl von Versuchen enthält alle Versuche einer kleineren. Klicken Sie auf ein Feld, um zu sehen, woher seine Zahl kommt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>After {square}</source>
        <translation>Nach {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Chance of best score</source>
        <translation>Chance auf meiste Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Each move: its share of the points for the side that plays it, and its visits. The bar is its share of the visits. Strong lines: the moves that both sides would choose.</source>
        <translation>Jeder Zug: sein Anteil der Punkte für die Seite, die ihn spielt, und seine Besuche. Der Balken ist sein Anteil der Besuche. Kräftige Linien: die Züge, die beide Seiten wählen würden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expected: {moves}</source>
        <translation>Erwartet: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Finish this simulation</source>
        <translation>Simulation zu Ende führen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Finish this trial</source>
        <translation>Versuch zu Ende spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Grow</source>
        <translation>Wachsen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} loses, its squares lose {own} and the other side's gain {other}.</source>
        <translation>Gewinnt {side}, erhalten seine Felder {own} dazu, und die der anderen Seite verlieren {other}. Verliert {side}, verlieren seine Felder {own}, und die der anderen Seite erhalten {other} dazu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Look inside</source>
        <translation>Hineinsehen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>Many trials</source>
        <translation>Viele Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>On the way: {moves}</source>
        <translation>Auf dem Weg: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>One trial</source>
        <translation>Ein Versuch</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>One trial, slowly</source>
        <translation type="vanished">Ein Versuch, langsam</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/sum_table.py"/>
        <source>Outcome</source>
        <translation type="vanished">Ausgang</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Per trial, as on the board</source>
        <translation>Pro Versuch, wie auf dem Brett</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play 10 trials</source>
        <translation>10 Versuche spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Play more trials</source>
        <translation>Mehr Versuche spielen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Playing: {done} trials so far.</source>
        <translation>Läuft: bisher {done} Versuche.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Press Step to follow a simulation, or Grow to run many.</source>
        <translation>Drücken Sie „Schritt“, um einer Simulation zu folgen, oder „Wachsen“, um viele auszuführen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Press Step to play the first move of a trial.</source>
        <translation>Drücken Sie „Schritt“, um den ersten Zug eines Versuchs zu spielen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Score: the sum</source>
        <translation>Punkte: die Summe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Scores: the running total</source>
        <translation>Punkte: die laufende Summe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Show how likely each square is to have the best score</source>
        <translation>Zeigen, wie wahrscheinlich jedes Feld die meisten Punkte hat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The result is proven: no more simulations are needed.</source>
        <translation>Das Ergebnis ist bewiesen: Weitere Simulationen sind nicht nötig.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>The score of {square}</source>
        <translation>Die Punkte von {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The tree has grown to its limit.</source>
        <translation>Der Baum ist so groß, wie er werden darf.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>The trial's board</source>
        <translation>Das Brett des Versuchs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>Trials and search tree</source>
        <translation type="vanished">Versuche und Suchbaum</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Zwei Felder liegen hier dicht beieinander: auf dem Brett zeigen, welches vorn liegen könnte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Where the number on {square} comes from</source>
        <translation type="vanished">Woher die Zahl auf {square} kommt</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and {tried} more, {untried} not tried yet</source>
        <translation>und {tried} weitere, {untried} noch nicht probiert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{move}, expected</source>
        <translation>{move}, erwartet</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{position}: {visits} visits</source>
        <translation>{position}: {visits} Besuche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} {square}: {value}, {visits} visits, {share} of its position's</source>
        <translation>{side} {square}: {value}, {visits} Besuche, {share} der Besuche seiner Stellung</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>{simulations}; most visited: {square}, {rate} of the points</source>
        <translation>{simulations}; am meisten besucht: {square}, {rate} der Punkte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× weight</source>
        <translation>× Gewicht</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>÷ {number}</source>
        <translation>÷ {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ ties</source>
        <translation>✓ unentschieden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ wins</source>
        <translation>✓ gewinnt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✗ loses</source>
        <translation>✗ verliert</translation>
    </message>
</context>
</TS>
