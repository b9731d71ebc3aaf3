<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Close without saving</source>
        <translation>Ce&amp;rrar sin guardar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Mistakes</source>
        <translation>E&amp;rrores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Overlay</source>
        <translation type="vanished">C&amp;apa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Squares show</source>
        <translation>En las &amp;casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-tac-toe against machines that think by playing random games, and show what they think.&lt;/p&gt;&lt;p&gt;MIT licence. Uses Qt under the LGPL.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tres en raya contra máquinas que piensan jugando partidas aleatorias y muestran lo que piensan.&lt;/p&gt;&lt;p&gt;Licencia MIT. Usa Qt bajo la LGPL.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>A large board needs more trials: Monte Carlo now plays {trials} per move.</source>
        <translation>Un tablero grande necesita más ensayos: Monte Carlo juega ahora {trials} por jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>About tttmc</source>
        <translation>Acerca de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Candidates</source>
        <translation type="vanished">Candidatas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Co&amp;mpare {square} with another square</source>
        <translation>Co&amp;mparar {square} con otra casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Diagnostic information copied. Paste it into your report.</source>
        <translation>Información de diagnóstico copiada. Péguela en su informe.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exported as {name}</source>
        <translation>Exportado como {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exporting {name}: {percent} %</source>
        <translation>Exportando {name}: {percent} %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Game</source>
        <translation type="vanished">Partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Games, textbooks and results</source>
        <translation>Partidas, libros de texto y resultados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <location filename="tttmc_app/gui/app/page_text.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>How it thinks</source>
        <translation>Cómo piensa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation type="vanished">Los ensayos por jugada de Monte Carlo cuando lo elige por primera vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <location filename="tttmc_app/gui/learn/buttons.py"/>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Moves</source>
        <translation type="vanished">Jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move.</source>
        <translation>Partida nueva desde esta posición: {rules}, juega {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move. Undo returns to the previous game.</source>
        <translation>Partida nueva desde esta posición: {rules}, juega {side}. Deshacer vuelve a la partida anterior.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>New game: {rules}. Undo returns to your game on {replaced}.</source>
        <translation>Partida nueva: {rules}. Deshacer vuelve a su partida en {replaced}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>No page contains these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open</source>
        <translation type="vanished">Abrir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open the folder of {contents}</source>
        <translation>Abrir la carpeta de: {contents}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Open the menus</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Abrir los menús</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/view_choices.py"/>
        <source>Overlay</source>
        <translation type="vanished">Capa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Pause</source>
        <translation type="vanished">Pausa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Play</source>
        <translation type="vanished">Jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Recent &amp;games</source>
        <translation>Partidas &amp;recientes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Restore defaults</source>
        <translation>Restablecer valores predeterminados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>Guardar partida &amp;como…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Show the &amp;line from {square}</source>
        <translation>Mostrar la con&amp;tinuación desde {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Something went wrong, but your game is safe. To report the error, copy the diagnostic information.</source>
        <translation>Algo ha fallado, pero su partida está a salvo. Para informar del error, copie la información de diagnóstico.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Squares show</source>
        <translation>En las casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Starting trials</source>
        <translation type="vanished">Ensayos iniciales</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>The clipboard doesn't contain a board: {error}</source>
        <translation>El portapapeles no contiene un tablero: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>The result of {square} isn't proven.</source>
        <translation>El resultado de {square} no está demostrado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>There's no board on the clipboard. A board looks like X.O/.X./O..</source>
        <translation>No hay ningún tablero en el portapapeles. Un tablero es así: X.O/.X./O..</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Thought</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Tool bar</source>
        <translation type="vanished">Barra de herramientas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Trials to begin with</source>
        <translation type="vanished">Ensayos iniciales</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Where the n&amp;umber on {square} comes from</source>
        <translation>De dónde sale el &amp;número de {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Where things are stored</source>
        <translation>Dónde se guarda todo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Window</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Ventana</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Windows that are open keep their language until you close them.</source>
        <translation type="vanished">Las ventanas abiertas conservan su idioma hasta que las cierre.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>{error}. Change the board or the side to move.</source>
        <translation>{error}. Cambie el tablero o el turno.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{name} has unsaved changes. Save them before opening {other}?</source>
        <translation>{name} tiene cambios sin guardar. ¿Guardarlos antes de abrir {other}?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{reason}. Save the game in a file?</source>
        <translation>{reason}. ¿Guardar la partida en un archivo?</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>All squares score the same, so {side} picks one at random.</source>
        <translation>Todas las casillas puntúan igual, así que {side} elige una al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder is better for {side}.</source>
        <translation>Más grande e intenso es mejor para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder was better for {side}.</source>
        <translation>Más grande e intenso era mejor para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Both weights are 0, so every square scores 0 and {side} picks one at random.</source>
        <translation>Ambos pesos son 0, así que todas las casillas puntúan 0 y {side} elige una al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter is better for {side}.</source>
        <translation type="vanished">Más claro es mejor para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter was better for {side}, not for you.</source>
        <translation type="vanished">Más claro era mejor para {side}, no para usted.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of being best: how likely each square is to have the highest score after infinitely many trials.</source>
        <translation type="vanished">Probabilidad de ser la mejor: lo probable que es que cada casilla tenga la puntuación más alta tras infinitos ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials. The best score need not be the best move.</source>
        <translation type="vanished">Probabilidad de la mejor puntuación: lo probable que es que cada casilla puntúe más alto tras infinitos ensayos. La mejor puntuación no tiene por qué ser la mejor jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials; equal squares share it. The best score need not be the best move.</source>
        <translation>Probabilidad de la mejor puntuación: lo probable que es que cada casilla puntúe más alto tras infinitos ensayos; las casillas iguales se la reparten. La mejor puntuación no tiene por qué ser la mejor jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Change to {count} in a row</source>
        <translation>Cambiar a {count} en línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the others.</source>
        <translation type="vanished">Las casillas oscuras son errores conocidos en el libro de texto de {side}. {side} juega la primera de las demás.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Error by chance (standard error): {error}.</source>
        <translation>Error por azar (error estándar): {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: bigger and bolder is better for {side}. Bold squares help {side} win random games.</source>
        <translation>Puntuación exacta por ensayo: más grande e intenso es mejor para {side}. Las casillas intensas ayudan a {side} a ganar partidas aleatorias.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: brighter is better for {side}. Bright squares help {side} win random games.</source>
        <translation type="vanished">Puntuación exacta por ensayo: más claro es mejor para {side}. Las casillas claras ayudan a {side} a ganar partidas aleatorias.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves} …</source>
        <translation>Jugadas esperadas: {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves}.</source>
        <translation>Jugadas esperadas: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} rated the squares before it played {move}.</source>
        <translation>Cómo valoró {side} las casillas antes de jugar {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with its new weights.</source>
        <translation>Cómo habría valorado {side} las casillas antes de jugar {move}, con sus nuevos pesos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with {trials}.</source>
        <translation>Cómo habría valorado {side} las casillas antes de jugar {move}, con {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Its last message: “{message}”.</source>
        <translation>Su último mensaje: «{message}».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Last move, row {row} of {size}, column {column} of {size}</source>
        <translation>Última jugada, fila {row} de {size}, columna {column} de {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Learnt: {square} lost. It is now a known mistake here.</source>
        <translation>Aprendido: {square} perdió. Ahora es un error conocido aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Nearly all trials tie ({share}), so the scores mean little here.</source>
        <translation>Casi todos los ensayos empatan ({share}), así que las puntuaciones dicen poco aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>No square is known to be best.</source>
        <translation>De ninguna casilla se sabe que sea la mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>O won {share}</source>
        <translation type="vanished">O ganó {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Of %n trial(s), X won {x}, {ties} tied and O won {o}.</source>
        <translation type="vanished">
            <numerusform>De %n ensayo, X ganó {x}, empataron {ties} y O ganó {o}.</numerusform>
            <numerusform>De %n ensayos, X ganó {x}, empataron {ties} y O ganó {o}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Of all trials, X wins {x}, {ties} tie and O wins {o}.</source>
        <translation>De todos los ensayos, X gana {x}, empatan {ties} y O gana {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point at a square for its value, or zoom in.</source>
        <translation>Señale una casilla para ver su valor, o amplíe el tablero.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point here to see the last thought, or use the arrow buttons to go through the game.</source>
        <translation type="vanished">Señale aquí para ver el último cálculo, o use los botones de flecha para recorrer la partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Bigger and bolder is better.</source>
        <translation>Tasa: la proporción de partidas aleatorias desde cada casilla que salieron bien para {side}. Más grande e intenso es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Brighter is better.</source>
        <translation type="vanished">Tasa: la proporción de partidas aleatorias desde cada casilla que salieron bien para {side}. Más claro es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Row {row} of {size}, column {column} of {size}</source>
        <translation>Fila {row} de {size}, columna {column} de {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win its random games.</source>
        <translation>Puntuación por ensayo: más grande e intenso es mejor para {side}. Las casillas intensas ayudaron a {side} a ganar sus partidas aleatorias.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: brighter is better for {side}. Bright squares helped {side} win its random games.</source>
        <translation type="vanished">Puntuación por ensayo: más claro es mejor para {side}. Las casillas claras ayudaron a {side} a ganar sus partidas aleatorias.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks.</source>
        <translation type="vanished">Las puntuaciones aparecen en las casillas cuando piensa una máquina.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks. Right-click one for more.</source>
        <translation>Las puntuaciones aparecen en las casillas cuando piensa una máquina. Haga clic derecho en una casilla para preguntar por ella.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; bigger and bolder is better.</source>
        <translation>Proporción de visitas: con qué frecuencia probó cada casilla la búsqueda de {side}; más grande e intenso es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; brighter is better.</source>
        <translation type="vanished">Proporción de visitas: cuántas veces probó cada casilla la búsqueda de {side}; más claro es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="vanished">Mostrar todo el tablero (Ctrl+0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board ({keys})</source>
        <translation>Mostrar el tablero completo ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Shown: {name}.</source>
        <translation>Se muestra: {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays the first of the others.</source>
        <translation>Las casillas marcadas como error pierden, según el libro de texto de {side}. {side} juega la primera de las demás.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Standard error: {error}.</source>
        <translation type="vanished">Error estándar: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The best square scores {rate}.</source>
        <translation>La mejor casilla logra {rate}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The machine chose this square at random.</source>
        <translation type="vanished">La máquina eligió esta casilla al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The number is the engine's own value for {side}'s best move.</source>
        <translation>El número es el valor que da el propio motor a la mejor jugada de {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {move}.</source>
        <translation type="vanished">La posición antes de {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {side} played {move}.</source>
        <translation>La posición antes de que {side} jugara {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side} if both sides play their best.</source>
        <translation>El resultado de cada casilla para {side} si ambos bandos juegan lo mejor posible.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side}, and in how many of its own moves, if both sides play their best.</source>
        <translation>El resultado de cada casilla para {side} si ambos bandos juegan lo mejor posible, y en cuántas jugadas propias.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The results are {side}'s, not yours.</source>
        <translation type="vanished">Los resultados son de {side}, no suyos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Use the arrow buttons to go through the game.</source>
        <translation>Use los botones de flecha para recorrer la partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; bigger and bolder is better.</source>
        <translation>Valores: lo que vale cada casilla según el jugador de {side}; más grande e intenso es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; brighter is better.</source>
        <translation type="vanished">Valores: lo que vale cada casilla según el jugador de {side}; más claro es mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} saw before {move}.</source>
        <translation type="vanished">Lo que {side} vio antes de {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with its new weights.</source>
        <translation type="vanished">Lo que {side} habría visto antes de {move} con sus nuevos pesos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with {trials}.</source>
        <translation type="vanished">Lo que {side} habría visto antes de {move} con {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from</source>
        <translation type="vanished">De dónde salen los números</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from (F12); right-click a square for its own</source>
        <translation type="vanished">De dónde salen los números (F12); para una sola casilla, haga clic en ella con el botón derecho</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>X won {share}</source>
        <translation type="vanished">X ganó {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>all squares {value}</source>
        <translation type="vanished">todas las casillas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>losing line</source>
        <translation type="vanished">línea perdedora</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>missed by {side}</source>
        <translation type="vanished">no vista por {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>ties {share}</source>
        <translation type="vanished">empates {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>{result} · best</source>
        <translation type="vanished">{result} · mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row loses. Arrow keys move, Enter plays.</source>
        <translation>{rules}: {line} en línea pierde. Las flechas mueven, Intro juega.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row wins. Arrow keys move, Enter plays.</source>
        <translation>{rules}: {line} en línea gana. Las flechas mueven, Intro juega.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} has proven nothing yet.</source>
        <translation>{side} aún no ha demostrado nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} is calculating what infinitely many trials would show.</source>
        <translation>{side} está calculando lo que mostrarían infinitos ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} moved at random.</source>
        <translation>{side} jugó al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine gave no value for its move.</source>
        <translation>El motor de {side} no dio ningún valor a su jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine has reported nothing yet.</source>
        <translation>El motor de {side} aún no ha informado de nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s move is chosen at random.</source>
        <translation>La jugada de {side} se elige al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists every move here as a mistake, so {side} resigns.</source>
        <translation>El libro de texto de {side} recoge todas las jugadas de aquí como errores, así que {side} abandona.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists no mistake here yet, so {side} plays the first square.</source>
        <translation>El libro de texto de {side} aún no recoge ningún error aquí, así que {side} juega la primera casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves} …</source>
        <translation>{signs}: las jugadas esperadas, {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves}.</source>
        <translation>{signs}: las jugadas esperadas, {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square} for {side}</source>
        <translation>{square} para {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, best</source>
        <translation>{square}, mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, empty</source>
        <translation>{square}, vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, equal best</source>
        <translation>{square}, de las mejores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/board_view.py"/>
        <source>{square}, last move</source>
        <translation type="vanished">{square}, última jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, likeliest</source>
        <translation>{square}, la más probable</translation>
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
        <translation>{value} por ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} ± {error}</source>
        <translation>{value} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, scores {rate}</source>
        <translation>{value}, logra {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} of all</source>
        <translation>{value}, {share} del total</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} per trial</source>
        <translation>{value}, {share} por ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{winner} wins: {loser} completed a line</source>
        <translation>{winner} gana: {loser} completó una línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ best</source>
        <translation type="vanished">★ mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ but loses</source>
        <translation type="vanished">★ pero pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ equal best</source>
        <translation type="vanished">★ mejores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ not best</source>
        <translation type="vanished">★ no es la mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ ties</source>
        <translation type="vanished">✓ empata</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ wins</source>
        <translation type="vanished">✓ gana</translation>
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
        <translation>Gráfico</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Save or copy this chart</source>
        <translation>Guardar o copiar este gráfico</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Cancel</source>
        <translation type="vanished">Cancelar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose a program…</source>
        <translation>Elegir un programa…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose an engine's program</source>
        <translation>Elegir el programa de un motor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose the program of {side}'s engine</source>
        <translation>Elija el programa del motor de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play a new game on {size}×{size}?</source>
        <translation>¿Jugar una partida nueva en {size}×{size}?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play on {size}×{size}</source>
        <translation>Jugar en {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Run it</source>
        <translation type="vanished">Ejecutarlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is starting</source>
        <translation type="vanished">{file} ({side}) se está iniciando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation type="vanished">{file} ({side}) espera su permiso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation type="vanished">{file} es nuevo aquí. Puede hacer en este equipo todo lo que puede hacer usted. Se ejecuta en un proceso aparte, que termina cuando usted lo detiene.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} by {author}</source>
        <translation>{name}, de {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version} by {author}</source>
        <translation>{name} {version}, de {author}</translation>
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
        <translation type="vanished">{reason}. ¿Jugar una partida nueva en {size}×{size}?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{refusal}. Choose other rules or another player.</source>
        <translation>{refusal}. Elija otras reglas u otro jugador.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{side}'s engine needs a program</source>
        <translation>El motor de {side} necesita un programa</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Export as picture</source>
        <translation>Exportar como imagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} plays {square}</source>
        <translation>Jugada {number}: {side} juega {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} to move</source>
        <translation>Jugada {number}: turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Open game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Save game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>X: {x} · O: {o}</source>
        <translation>X: {x} · O: {o}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>best {high}, worst {low}</source>
        <translation>mejor {high}, peor {low}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>human</source>
        <translation>humano</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} ya existe. ¿Reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>%n square(s) look best</source>
        <translation>
            <numerusform>%n casilla parece la mejor</numerusform>
            <numerusform>%n casillas parecen las mejores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n ensayo</numerusform>
            <numerusform>%n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;What would {player} play here?</source>
        <translation>¿&amp;Qué jugaría {player} aquí?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>A machine is already thinking about this position.</source>
        <translation type="vanished">Una máquina ya está pensando en esta posición.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>A tie</source>
        <translation type="vanished">Empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>All squares are equal</source>
        <translation>Todas las casillas son iguales</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Back to game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Better by {points} points: {squares}.</source>
        <translation type="vanished">Mejor por {points} puntos: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, better by {points} points: {squares}.</source>
        <translation>Según la estimación, mejor por {points} puntos: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, you lost at move {number}: {square}</source>
        <translation type="vanished">Según la estimación, perdió usted en la jugada {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Click a square to play, or:</source>
        <translation type="vanished">Haga clic en una casilla para jugar, o:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Click a square to start</source>
        <translation>Haga clic en una casilla para empezar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Draw the marks, choose who is to move, then play from there.</source>
        <translation>Dibuje las marcas, elija a quién le toca mover y juegue desde ahí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Easy game</source>
        <translation type="vanished">Partida fácil</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Hard game</source>
        <translation type="vanished">Partida difícil</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>In random games</source>
        <translation>En partidas aleatorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It held {square} in {won} of the trials it won, and in {lost} of those it lost.</source>
        <translation>Tenía {square} en el {won} de los ensayos que ganó y en el {lost} de los que perdió.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.</source>
        <translation>Tiene {square} en el {won} de los ensayos que gana y en el {lost} de los que pierde.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>It is {player}'s turn. Press Play.</source>
        <translation>Es el turno de {player}. Pulse Jugar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Last thought</source>
        <translation>Último cálculo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Move {move} of {total}</source>
        <translation>Jugada {move} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}, {side}: {words}</source>
        <translation>Jugada {number}, {side}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}: {words}</source>
        <translation type="vanished">Jugada {number}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Neither side made a mistake.</source>
        <translation>Ningún bando cometió un error.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>No machine thought about this move.</source>
        <translation>Ninguna máquina pensó esta jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>No thought to show</source>
        <translation>No hay cálculo que mostrar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Only move</source>
        <translation>Única jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: two people play.</source>
        <translation>O haga clic en una casilla: juegan dos personas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: you play against {player}.</source>
        <translation>O haga clic en una casilla: usted juega contra {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or press Play: the machines begin.</source>
        <translation>O pulse Jugar: empiezan las máquinas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine</source>
        <translation type="vanished">motor de Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine: over 100 times slower</source>
        <translation>Motor en Python: más de 100 veces más lento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Review</source>
        <extracomment>Button: review the game (a verb).</extracomment>
        <translation>Analizar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Score the squares by any number of random games</source>
        <translation>Puntuar las casillas con cualquier número de partidas aleatorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Show the machine's own trials again</source>
        <translation>Volver a mostrar los ensayos de la máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Square {square} is taken. Choose an empty one.</source>
        <translation type="vanished">La casilla {square} está ocupada. Elija una vacía.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Start of the game</source>
        <translation>Comienzo de la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Stopped · press Play</source>
        <translation>Detenido · pulse Jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Swap</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Take a lesson</source>
        <translation type="vanished">Hacer una lección</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game ends here. Go back a move to ask {player}.</source>
        <translation type="vanished">La partida termina aquí. Retroceda una jugada para preguntar a {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game is over. Start another, or undo a move.</source>
        <translation>La partida ha terminado. Empiece otra o deshaga una jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The machine could not move: {reason}. Press Play to try again.</source>
        <translation>La máquina no pudo jugar: {reason}. Pulse Jugar para volver a intentarlo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The overlay is off, so the squares show no values.</source>
        <translation>No hay ninguna capa activa, por eso las casillas no muestran valores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The rules don't allow {square} now. Choose another square.</source>
        <translation>Las reglas no permiten {square} ahora. Elija otra casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The squares of this page show what the page is about.</source>
        <translation>Las casillas de esta página muestran el tema de la página.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>This is an earlier position. Play from here, or go back to the game.</source>
        <translation>Esta es una posición anterior. Juegue desde aquí o vuelva a la partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/setting_up.py"/>
        <source>This position is finished: remove a mark</source>
        <translation>Esta posición está terminada: quite una ficha</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Tie</source>
        <translation type="vanished">Empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>To move</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Too close to call</source>
        <translation>Demasiado igualado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Try {square}</source>
        <translation>Probar {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Watch machines</source>
        <translation type="vanished">Ver máquinas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Where the numbers come from</source>
        <translation>De dónde salen los números</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the tie.</source>
        <translation>Con {trials}, Monte Carlo siempre regala el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the win.</source>
        <translation>Con {trials}, Monte Carlo siempre regala la victoria.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always holds the tie.</source>
        <translation>Con {trials}, Monte Carlo siempre mantiene el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always keeps the win.</source>
        <translation>Con {trials}, Monte Carlo siempre conserva la victoria.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the tie in {share} of its choices.</source>
        <translation>Con {trials}, Monte Carlo regala el empate en el {share} de sus elecciones.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the win in {share} of its choices.</source>
        <translation>Con {trials}, Monte Carlo regala la victoria en el {share} de sus elecciones.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost</source>
        <translation>Ha perdido usted</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost at move {number}: {square}</source>
        <translation>Perdió usted en la jugada {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You won</source>
        <translation>Ha ganado usted</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Your move</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Your turn ({side})</source>
        <translation>Su turno ({side})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {hours} h left</source>
        <translation>quedan unas {hours} h</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {minutes} min left</source>
        <translation>quedan unos {minutes} min</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {seconds} s left</source>
        <translation>quedan unos {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>among {squares}</source>
        <translation>entre {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed} (game {number} of {typed})</source>
        <translation>semilla {seed} (partida {number} de {typed})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>that no square scores higher</source>
        <translation>de que ninguna casilla puntúa más</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine</source>
        <translation type="vanished">motor de {backend}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine, slow searches</source>
        <translation>Motor {backend}, búsquedas lentas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{chance} sure</source>
        <translation>{chance} de seguridad</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{counted} · {time}</source>
        <translation>{counted} · {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{mark} wins</source>
        <translation>Gana {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking</source>
        <translation>{player} ({side}) está pensando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking and will then pause</source>
        <translation>{player} ({side}) está pensando y después se pausará</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) to move · press Play</source>
        <translation>Turno de {player} ({side}) · pulse Jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} is thinking</source>
        <translation>{player} está pensando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} is thinking about this position</source>
        <translation>{player} está pensando en esta posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>{player} is thinking. Wait, or press Move now.</source>
        <translation>{player} está pensando. Espere o pulse Jugar ya.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} played {square}</source>
        <translation>{player} jugó {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{player} wins</source>
        <translation>Gana {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play at random: all squares are equal</source>
        <translation>{player} jugaría al azar: todas las casillas son iguales</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} would play {square} here</source>
        <translation>{player} jugaría {square} aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play {square} here · your turn</source>
        <translation>{player} jugaría {square} aquí · su turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · the machine won</source>
        <translation>{result} · ha ganado la máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · you won</source>
        <translation>{result} · ha ganado usted</translation>
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
        <translation>{share} hecho</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} plays {square}</source>
        <translation>{side} juega {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} to move</source>
        <translation>Turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{size}×{size} · {line} in a row</source>
        <translation>{size}×{size} · {line} en línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} held the tie.</source>
        <translation>Con {squares} mantenía el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} kept the win.</source>
        <translation>Con {squares} conservaba la victoria.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looked best to {player}</source>
        <translation>A {player} le pareció mejor {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looks best to {player}</source>
        <translation>A {player} le parece mejor {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{square}, proven {result}</source>
        <translation>{square}, demostrado: {result}</translation>
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
        <translation type="vanished">{winner} gana: {loser} pierde por descalificación</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) in {time}, by {executor}. Saved.</source>
        <translation>
            <numerusform>%n partida en {time}, {executor}. Guardada.</numerusform>
            <numerusform>%n partidas en {time}, {executor}. Guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) left in this run.</source>
        <translation>
            <numerusform>Queda %n partida en esta ejecución.</numerusform>
            <numerusform>Quedan %n partidas en esta ejecución.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>%n position(s)</source>
        <translation type="vanished">
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs deleted.</source>
        <translation>
            <numerusform>%n ejecución eliminada.</numerusform>
            <numerusform>%n ejecuciones eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs selected. Select two to compare them.</source>
        <translation>
            <numerusform>%n ejecución seleccionada. Seleccione dos para compararlas.</numerusform>
            <numerusform>%n ejecuciones seleccionadas. Seleccione dos para compararlas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>+  Vary another setting</source>
        <translation>+  Variar otro ajuste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>0 is off, 1 is on.</source>
        <translation type="vanished">0 es no, 1 es sí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>95 %</source>
        <translation type="vanished">95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>95 % interval</source>
        <translation type="vanished">Intervalo del 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>A few games of this run were just played on this computer.</source>
        <translation>Se acaban de jugar en este equipo unas pocas partidas de esta ejecución.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>A plays both sides equally often</source>
        <translation type="vanished">A juega igual con ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation type="vanished">Contra sí mismo, ambos bandos usan el valor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>All finished games are saved.</source>
        <translation>Todas las partidas terminadas están guardadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation type="vanished">Muestra también la puntuación sin la suerte de las jugadas hechas al azar, que tiene un intervalo más estrecho. Las probabilidades de esas jugadas deben ser conocidas: las de Aleatorio lo son.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Any of {words}.</source>
        <translation type="vanished">Cualquiera de {words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in its own games</source>
        <translation>Como {side}, en sus propias partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in other games</source>
        <translation>Como {side}, en otras partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games (the first {listed} of {total})</source>
        <translation type="vanished">Como {side}, otras partidas (las primeras {listed} de {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games ({total})</source>
        <translation>Como {side}, otras partidas ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games (the first {listed} of {total})</source>
        <translation type="vanished">Como {side}, partidas propias (las primeras {listed} de {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games ({total})</source>
        <translation>Como {side}, partidas propias ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Automatic: X if both sides have the same number of marks.</source>
        <translation>Automático: X si ambos bandos tienen el mismo número de fichas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>Boards, one per line (*.txt);;All files (*)</source>
        <translation>Tableros, uno por línea (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Calculates what a player does with infinitely many trials: where its best square is not a best move, and whether an opponent who knows the player can win. Choose a player and a board up to 4×4, then press Find the limits.</source>
        <translation type="vanished">Calcula lo que hace un jugador con infinitos ensayos: dónde su mejor casilla no es la mejor jugada y si puede ganarle un adversario que lo conozca. Elija un jugador y un tablero de hasta 4×4 y pulse Hallar los límites.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Chance of best score</source>
        <translation>Prob. de mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Charts of</source>
        <translation>Gráficos de</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Click a square to cycle X, O, empty.</source>
        <translation>Haga clic en una casilla para alternar X, O y vacía.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Compare by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>Continúa el libro de texto {name}. Errores: {mistakes}, partidas: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied: {text}</source>
        <translation>Copiado: {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Cross table</source>
        <translation type="vanished">Tabla cruzada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Difference</source>
        <translation type="vanished">Diferencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Differences of the two runs</source>
        <translation>Diferencias entre las dos ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Each block of games is saved at once.</source>
        <translation>Cada bloque de partidas se guarda enseguida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each cell: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Cada celda: victorias – empates – derrotas del jugador de la fila, en ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each player is X in half of them.</source>
        <translation type="vanished">Cada jugador es X en la mitad de ellas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation type="vanished">Acabar una partida en cuanto una demostración breve muestre quién gana con el mejor juego.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End proven games</source>
        <translation type="vanished">Acabar partidas demostradas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: about {time}</source>
        <translation>Tiempo estimado: unos {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: at most {time}</source>
        <translation>Tiempo estimado: {time} como máximo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: more than {time}</source>
        <translation>Tiempo estimado: más de {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: {time}</source>
        <translation type="vanished">Tiempo estimado: {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run of the lab and of the commands is saved here.</source>
        <translation>Aquí se guardan todas las ejecuciones del laboratorio y de las órdenes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run that you start on another page or with a command is saved here with its results, settings, seed and computer.</source>
        <translation type="vanished">Cada ejecución que inicia en otra página o con una orden se guarda aquí con sus resultados, ajustes, semilla y equipo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page</source>
        <translation>Explicar esta página</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page (F1)</source>
        <translation>Explicar esta página (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish games</source>
        <translation>Terminar partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish the games in progress, then stop. Finished games are saved, and the run can be resumed.</source>
        <translation>Terminar las partidas en curso y detenerse. Las partidas terminadas se guardan y la ejecución puede reanudarse.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation type="vanished">Partidas en {rules}: {games}, perdidas: {losses}. Errores en el libro de texto: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}; each block of games is saved at once.</source>
        <translation type="vanished">Partidas en {rules}; cada bloque de partidas se guarda enseguida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Games per pair</source>
        <translation type="vanished">Partidas por pareja</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Games per value</source>
        <translation type="vanished">Partidas por valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation type="vanished">¿Hasta dónde puede llegar?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation type="vanished">Cuántas veces se elige una jugada con cada número de ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab pages</source>
        <translation type="vanished">Páginas del laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learn from the beginning, in a new file beside this one</source>
        <translation>Aprender desde el principio, en un archivo nuevo junto a este</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Límites de {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses go on where an earlier move had decided the game: only the blame “Chain” learns from such moves.</source>
        <translation type="vanished">Las derrotas continúan donde una jugada anterior ya había decidido la partida: solo la culpa «Cadena» aprende de esas jugadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation type="vanished">Puede haber más derrotas: si una jugada anterior ya había decidido la partida, solo la culpa «Cadena» aprende de ella.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Measure</source>
        <translation type="vanished">Medida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Measured player</source>
        <translation type="vanished">Jugador medido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Mistakes</source>
        <translation type="vanished">Errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>More settings</source>
        <translation>Más ajustes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>No longer vary this setting</source>
        <translation>Dejar de variar este ajuste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>No saved runs</source>
        <translation>No hay ejecuciones guardadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Not played yet</source>
        <translation type="vanished">Aún sin jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Number of games played at the same time.</source>
        <translation>Número de partidas que se juegan a la vez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Number of games to play.</source>
        <translation type="vanished">Número de partidas que se juegan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Number of games with each value.</source>
        <translation type="vanished">Número de partidas con cada valor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation type="vanished">Número de partidas; con una prueba secuencial, el máximo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Numbers from {low} to {high}.</source>
        <translation type="vanished">Números de {low} a {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Opening moves</source>
        <translation type="vanished">Jugadas de apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Opponent</source>
        <translation>Adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation type="vanished">Si no, A juega con X en todas las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Pairs: {pairs}, games: {games}</source>
        <translation type="vanished">Parejas: {pairs}, partidas: {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play a match</source>
        <translation>Jugar un encuentro</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Play from here in the main window</source>
        <translation>Jugar desde aquí en la ventana principal</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player A</source>
        <translation>Jugador A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player B</source>
        <translation>Jugador B</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Los jugadores se clasifican cuando se han jugado todas las partidas. Entre paréntesis: el intervalo del 95 % de la proporción de partidas perdidas. Cada celda de la tabla cruzada: victorias – empates – derrotas del jugador de la fila, en ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Plays against</source>
        <translation type="vanished">Juega contra</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions with mistakes</source>
        <translation>Posiciones con errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Press Open for details.</source>
        <translation>Pulse Abrir para ver los detalles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Processes</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation type="vanished">Jugadas aleatorias antes de cada partida que dejan a ambos bandos con posibilidades parecidas. Cada jugador juega cada apertura con ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Remove this player</source>
        <translation>Quitar este jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Results of A</source>
        <translation type="vanished">Resultados de A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Results of the sweep</source>
        <translation type="vanished">Resultados del barrido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resuming “{name}”…</source>
        <translation>Reanudando «{name}»…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Rows of X, O and dots, from the top, separated by /.</source>
        <translation>Filas de X, O y puntos, desde arriba, separadas por /.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Rules: {rules}</source>
        <translation type="vanished">Reglas: {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Run by</source>
        <extracomment>"this computer" or "a Dask cluster" plays the games.</extracomment>
        <translation>Ejecutar en</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Run this example</source>
        <translation>Ejecutar este ejemplo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Run {first}, “{first_name}”, and run {second}, “{second_name}”</source>
        <translation>Ejecución {first}, «{first_name}», y ejecución {second}, «{second_name}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Run {number}</source>
        <translation type="vanished">Ejecución {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Runs each</source>
        <translation type="vanished">Ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Save the results and charts</source>
        <translation>Guardar los resultados y los gráficos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Saved runs</source>
        <translation>Ejecuciones guardadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}</source>
        <translation>Semilla {seed} · {executor} · tttmc {version} · {stream} · {machine}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run, or two to compare them.</source>
        <translation>Seleccione una ejecución, o dos para compararlas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Settings of this player</source>
        <translation>Ajustes de este jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Share</source>
        <extracomment>The share of all games.</extracomment>
        <translation type="vanished">Proporción</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Proporciones con sus intervalos del 95 %. Tiempos: la mediana y, entre paréntesis, la mitad central de las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Show on the board</source>
        <translation>Mostrar en el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Show on the board how likely each square is to have the best score</source>
        <translation>Mostrar en el tablero lo probable que es que cada casilla tenga la mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Show the settings of this player</source>
        <translation>Mostrar los ajustes de este jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Side</source>
        <translation type="vanished">Bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Standings</source>
        <translation type="vanished">Clasificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Start ({keys})</source>
        <translation>Iniciar ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Starts the new textbook {name}.</source>
        <translation>Empieza el nuevo libro de texto {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop at once. Results so far are saved.</source>
        <translation>Detenerse enseguida. Los resultados obtenidos se guardan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Stop between Elo</source>
        <translation type="vanished">Parar entre Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_texts.py"/>
        <source>Stopped after the games in progress: {done} of {target} games are saved.</source>
        <translation type="vanished">Detenida tras las partidas en curso: {done} de {target} partidas guardadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Stopped before the first game.</source>
        <translation type="vanished">Detenida antes de la primera partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped.</source>
        <translation>Detenida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped: {done} of {target} games are saved.</source>
        <translation>Detenida: {done} de {target} partidas guardadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Take known luck out of the score</source>
        <translation type="vanished">Descontar de la puntuación la suerte conocida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The address that the Dask scheduler prints when it starts.</source>
        <translation>La dirección que muestra el planificador de Dask al iniciarse.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>The opening</source>
        <translation>La apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The parameter that takes several values.</source>
        <translation type="vanished">El parámetro que toma varios valores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The results are the same either way.</source>
        <translation>Los resultados son los mismos en ambos casos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>The side that the learner plays.</source>
        <translation type="vanished">El bando que juega el aprendiz.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The side that the measured player plays.</source>
        <translation type="vanished">El bando que juega el jugador medido.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>These games were started before: {done} of {target} are done.</source>
        <translation type="vanished">Estas partidas ya se iniciaron antes: van {done} de {target}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>This player has no parameters.</source>
        <translation type="vanished">Este jugador no tiene parámetros.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Tiempos: la mediana y, entre paréntesis, la mitad central de las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>To move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Trials are ignored here: results hold for infinitely many.</source>
        <translation>Aquí no cuentan los ensayos: los resultados valen para infinitos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials, comma-separated</source>
        <translation>Ensayos, separados por comas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation type="vanished">Dos diferencias de Elo, como 0, 20: una prueba secuencial detiene el encuentro en cuanto acepta una de ellas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Dos casillas están aquí muy igualadas: mostrar en el tablero cuál puede ir por delante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Use a new textbook</source>
        <translation>Usar un libro de texto nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Use current game</source>
        <translation>Usar la partida actual</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Value</source>
        <translation type="vanished">Valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, comma-separated</source>
        <translation>Valores, separados por comas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, separated by semicolons</source>
        <translation>Valores, separados por punto y coma</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Varied parameter</source>
        <translation>Parámetro variable</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Vary another setting</source>
        <translation type="vanished">Variar otro ajuste</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What can be done with a run</source>
        <translation>Qué se puede hacer con una ejecución</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Where</source>
        <extracomment>Heading: where the games are played.</extracomment>
        <translation type="vanished">Dónde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Whole numbers from {low} to {high}.</source>
        <translation type="vanished">Números enteros de {low} a {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>a Dask cluster</source>
        <translation>un clúster de Dask</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>another player</source>
        <translation>otro jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic</source>
        <extracomment>Which side is to move, X or O: determined from the board.</extracomment>
        <translation>automático</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic: {side}</source>
        <translation>automático: {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>by {measure}</source>
        <translation>por {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>can't be read</source>
        <translation type="vanished">ilegible</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>itself</source>
        <extracomment>The measured player plays against itself.</extracomment>
        <translation>sí mismo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>none</source>
        <extracomment>No openings.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>tcp://host:8786</source>
        <translation>tcp://host:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>this run isn't saved: {reason}</source>
        <translation>esta ejecución no se ha guardado: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{count} ({interval} %)</source>
        <translation type="vanished">{count} ({interval} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{done} of {target}</source>
        <translation type="vanished">{done} de {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games</source>
        <translation type="vanished">{done} de {target} partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · about {time} left</source>
        <translation>{done} de {target} partidas · quedan unos {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · finishing those in progress</source>
        <translation>{done} de {target} partidas · terminando las partidas en curso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {executor}</source>
        <translation type="vanished">{done} de {target} partidas · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left</source>
        <translation type="vanished">{done} de {target} partidas · quedan {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left · {executor}</source>
        <translation type="vanished">{done} de {target} partidas · quedan {time} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation type="vanished">{done} de {target} jugadas elegidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{forfeit} ({more} more in the CSV table)</source>
        <translation>{forfeit} ({more} más en la tabla CSV)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{low} to {high}</source>
        <translation type="vanished">{low} a {high}</translation>
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
        <translation type="vanished">{player}, semilla {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation type="vanished">{player}, semilla {seed}. {note}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation type="vanished">
            <numerusform>{player}, {rules}: %n posición, contando una vez rotaciones y reflexiones.</numerusform>
            <numerusform>{player}, {rules}: %n posiciones, contando una vez rotaciones y reflexiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{progress} Stopped; the results so far are saved.</source>
        <translation>{progress} Detenida; los resultados obtenidos están guardados.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{progress} · Lab</source>
        <translation>{progress} · Laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>“{name}” deleted.</source>
        <translation>«{name}» eliminada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}” is unfinished: {done} of {target} games are done.</source>
        <translation>«{name}» está incompleta: van {done} de {target} partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}”, saved as run {run}.</source>
        <translation>«{name}», guardada como ejecución {run}.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven line that holds the tie: move {at} of {total}</source>
        <translation>Una continuación demostrada que mantiene el empate: jugada {at} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven win: move {at} of {total}</source>
        <translation>Una victoria demostrada: jugada {at} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, nor do moves that can't be judged, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again. If there is none, it turned at the move that gave away the most by estimate.</source>
        <translation>La precisión es el 100 % menos los puntos que un bando regaló por jugada: una victoria cuenta 1 punto y un empate medio. Las jugadas que no podían cambiar el resultado no cuentan, ni tampoco las que no se pueden juzgar, así que errores iguales pueden dar porcentajes distintos. La partida cambió en el último error demostrado: después, nadie volvió a regalar el resultado. Si no hay ninguno, cambió en la jugada que más regaló según la estimación.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again.</source>
        <translation type="vanished">La precisión es el 100 % menos los puntos que un bando regaló por jugada: una victoria cuenta 1 punto y un empate medio. Las jugadas que no podían cambiar el resultado no cuentan, así que errores iguales pueden dar porcentajes distintos. La partida cambió en el último error demostrado: después, nadie volvió a regalar el resultado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Accuracy: X {x}, O {o}. {summary}</source>
        <translation>Precisión: X {x}, O {o}. {summary}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>After your {square}</source>
        <translation>Después de su {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Mistakes from your next games will appear here.</source>
        <translation>Todo hecho. Los errores de sus próximas partidas aparecerán aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Your next mistakes appear after your next review.</source>
        <translation type="vanished">Todo hecho. Sus próximos errores aparecerán tras su próximo análisis.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Answer first; then the real players play</source>
        <translation>Responda primero; después juegan los jugadores de verdad</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/page_stage.py"/>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Better: {squares}</source>
        <translation>Mejor: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Check by experiment</source>
        <translation>Comprobar con un experimento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose a square.</source>
        <translation>Elija una casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose an answer before you check it: you'll remember the result better.</source>
        <translation>Elija una respuesta antes de comprobarla: recordará mejor el resultado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>Choose another square for the loser to see how that is met.</source>
        <translation>Elija otra casilla para el perdedor y verá cómo se responde.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Convergence in the lab</source>
        <translation>Convergencia en el laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Find the better moves yourself</source>
        <translation>Encuentre usted mismo las jugadas mejores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Go further in the lab</source>
        <translation>Seguir en el laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>It is another square.</source>
        <translation type="vanished">Es otra casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Known mistakes</source>
        <translation>Errores conocidos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Learn</source>
        <translation type="vanished">Aprender</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Learn from your mistakes</source>
        <translation type="vanished">Aprender de sus errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lessons</source>
        <translation type="vanished">Lecciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Measured: {answer}.</source>
        <translation type="vanished">Medido: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Mistake {number} of {total}</source>
        <translation>Error {number} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Moves of the game</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Next</source>
        <extracomment>The next exercise.</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No line could be proven from here.</source>
        <translation>No se pudo demostrar ninguna continuación desde aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise yet. Your proven mistakes are collected after each game against a machine, or when you review a game.</source>
        <translation>Aún no hay errores que practicar. Sus errores demostrados se recogen después de cada partida contra una máquina o cuando analiza una partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise: review a game first.</source>
        <translation type="vanished">No hay errores que practicar: analice antes una partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>No textbook yet: play against the player “Learn by mistake”, or train one in the lab.</source>
        <translation>Aún no hay libro de texto: juegue contra el jugador «Aprende de errores» o entrene uno en el laboratorio.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Open on the board</source>
        <translation>Abrir en el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Pages</source>
        <translation type="vanished">Páginas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play a game or open one, then review it here.</source>
        <translation>Juegue o abra una partida y analícela aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play against this mistake</source>
        <translation>Jugar contra este error</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Play from this position</source>
        <translation>Jugar desde esta posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Practise all that are due</source>
        <translation>Practicar todos los pendientes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Practise your mistakes</source>
        <translation>Practicar con sus errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Progress of the experiment</source>
        <translation>Progreso del experimento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Progress of the review</source>
        <translation>Progreso del análisis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review</source>
        <translation type="vanished">Análisis</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review the other moves, too</source>
        <translation>Analizar también las demás jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}</source>
        <translation>Puntuaciones con los pesos {own} y {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}, and proven results</source>
        <translation>Puntuaciones con los pesos {own} y {other}, y resultados demostrados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}; ✓ is proven with best play</source>
        <translation type="vanished">Puntuaciones con los pesos {own} y {other}; ✓ está demostrado con el mejor juego</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search the mistakes</source>
        <translation>Buscar en los errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search: b2, game 12, X.O/…</source>
        <translation>Buscar: b2, partida 12, X.O/…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the missed win</source>
        <translation>Mostrar la victoria perdida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the refutation</source>
        <translation>Mostrar la refutación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start</source>
        <extracomment>The start of the game (a noun).</extracomment>
        <translation>Comienzo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop the review, and keep what has been found so far</source>
        <translation>Detener el análisis y conservar lo encontrado hasta ahora</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Stored mistakes from all your games: {total}. Due: {due}.</source>
        <translation>Errores guardados de todas sus partidas: {total}. Pendientes: {due}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Textbook</source>
        <translation>Libro de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>The learner's textbook</source>
        <translation type="vanished">El libro de texto del aprendiz</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>The mistakes of all your games come back after 1 to 90 days</source>
        <translation>Los errores de todas sus partidas vuelven al cabo de 1 a 90 días</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>The shortest win: move {at} of {total}</source>
        <translation>La victoria más corta: jugada {at} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Train a learner in the lab</source>
        <translation>Entrenar un aprendiz en el laboratorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Try it again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>What was better?</source>
        <translation>¿Qué era mejor?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Why did my move fail?</source>
        <translation>¿Por qué falló mi jugada?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You chose: {chosen}. The answer: {answer}.</source>
        <translation>Eligió: {chosen}. La respuesta: {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>You tried another defence.</source>
        <translation>Ha probado otra defensa.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You were right.</source>
        <translation>Ha acertado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your answer: {square}</source>
        <translation>Su respuesta: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Your mistakes</source>
        <translation type="vanished">Sus errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{counts} Listed: the newest {listed}.</source>
        <translation>{counts} En la lista: los {listed} más recientes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · you played {square}</source>
        <translation type="vanished">{number} de {total} · usted jugó {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · {rules} · you played {square}</source>
        <translation type="vanished">{number} de {total} · {rules} · jugó {square}</translation>
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
        <translation>{rules} · jugó {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>{rules}. Errores: {mistakes}, partidas: {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}. Listed: the newest {listed}.</source>
        <translation type="vanished">{rules}. Errores: {mistakes}, partidas: {games}. En la lista: los {listed} más recientes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{share} ({judged} of {count} moves judged)</source>
        <translation>{share} (jugadas juzgadas: {judged} de {count})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{side} to move</source>
        <translation>Turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{source} {proof}</source>
        <translation>{source} {proof}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side}</source>
        <translation>{square} como {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side} · game {game}</source>
        <translation>{square} como {side} · partida {game}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} is a known mistake</source>
        <translation>{square} es un error conocido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} loses for {side}</source>
        <translation>Con {square}, {side} pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here in game {game}, on {date}.</source>
        <translation>{square} perdió aquí en la partida {game}, el {date}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here. The date isn't known: the entry was imported, or an older version wrote it.</source>
        <translation>{square} perdió aquí. No se conoce la fecha: la entrada se importó o la escribió una versión anterior.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} ties for {side}</source>
        <translation>Con {square}, {side} empata</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} wins for {side}</source>
        <translation>Con {square}, {side} gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{winner} wins</source>
        <translation>Gana {winner}</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <location filename="tttmc_app/gui/look/widgets.py"/>
        <source>Clear</source>
        <translation>Borrar</translation>
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
            <numerusform>%n partida con otros ajustes sin contar</numerusform>
            <numerusform>%n partidas con otros ajustes sin contar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A number from {low} to {high}</source>
        <translation>Un número de {low} a {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A whole number from {low} to {high}</source>
        <translation>Un número entero de {low} a {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Choose a file ({label})</source>
        <translation>Elegir un archivo ({label})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Choose one to return to its moves; the others stay here.</source>
        <translation>Elija una para volver a sus jugadas; las demás se conservan aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Counts the games with these rules, players and settings. Games with other settings have separate scores.</source>
        <translation type="vanished">Cuenta las partidas con estas reglas, jugadores y ajustes. Las partidas con otros ajustes tienen marcadores aparte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Draw {mark} ({keys})</source>
        <translation>Dibujar {mark} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Erase marks ({keys})</source>
        <translation>Borrar fichas ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>From move {number}: {squares}</source>
        <translation>Desde la jugada {number}: {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Guess first, then run the trials</source>
        <translation>Primero adivinar, luego hacer los ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>How long each move takes when machines play each other</source>
        <translation>Cuánto dura cada jugada cuando las máquinas juegan entre sí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How this player thinks</source>
        <translation>Cómo piensa este jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How {mark}'s player thinks</source>
        <translation>Cómo piensa el jugador de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Cómo valoró {side} las casillas antes de jugar {move}: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} would have rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Cómo habría valorado {side} las casillas antes de jugar {move}: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>In a row</source>
        <translation>En línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more</source>
        <translation>Más información</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more about {mark}'s player</source>
        <translation>Más información sobre el jugador de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Marks in a row that make a line.</source>
        <translation>Fichas seguidas que forman una línea.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Milliseconds per move when machines play each other</source>
        <translation>Milisegundos por jugada cuando las máquinas juegan entre sí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}</source>
        <translation>Jugada {number}: {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}, played by you.</source>
        <translation>Jugada {number}: {square}, hecha por usted.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/stage.py"/>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves appear here. Click one to see what the machine thought there.</source>
        <translation type="vanished">Las jugadas aparecen aquí. Haga clic en una para ver qué pensó allí la máquina.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Open the lesson or the page on this player</source>
        <translation>Abrir la lección o la página sobre este jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Pause {time} s</source>
        <extracomment>How long two machines wait after each move.</extracomment>
        <translation>Pausa {time} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Player for {mark}</source>
        <translation>Jugador de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Programs (*.exe *.bat *.cmd);;All files (*)</source>
        <translation>Programas (*.exe *.bat *.cmd);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Progress of {mark}'s thought</source>
        <translation type="vanished">Progreso del cálculo de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Python files (*.py);;All files (*)</source>
        <translation>Archivos de Python (*.py);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>Random</source>
        <extracomment>A random seed.</extracomment>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Rematch</source>
        <translation type="vanished">Revancha</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Reset</source>
        <translation type="vanished">Reiniciar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Reverse: completing a line loses</source>
        <translation type="vanished">Inverso: completar una línea pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Rules</source>
        <translation type="vanished">Reglas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>See both think, move by move</source>
        <translation>Ver pensar a ambas, jugada a jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Series</source>
        <translation type="vanished">Serie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Side to move</source>
        <translation>Turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Speed</source>
        <translation type="vanished">Velocidad</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Squares along each side, 1 to 25.</source>
        <translation>Casillas por lado, de 1 a 25.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Start next game automatically</source>
        <translation>Empezar siguiente automáticamente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Swap sides</source>
        <translation type="vanished">Cambiar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>The best squares appear here when a machine thinks.</source>
        <translation type="vanished">Las mejores casillas aparecen aquí cuando piensa una máquina.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The same seed and settings give the same game. Empty: a random seed for each game.</source>
        <translation>La misma semilla y los mismos ajustes dan la misma partida. Vacío: una semilla aleatoria para cada partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The side that completes a line loses.</source>
        <translation type="vanished">Pierde el bando que completa una línea.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>The start of the game.</source>
        <translation>El comienzo de la partida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Watch two machines</source>
        <translation>Ver dos máquinas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>What would you like to play?</source>
        <translation>¿A qué le gustaría jugar?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} saw before {move}: {note}</source>
        <translation type="vanished">Lo que {side} vio antes de {move}: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} would have seen before {move}: {note}</source>
        <translation type="vanished">Lo que {side} habría visto antes de {move}: {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>When machines play each other, start the next game as soon as one ends.</source>
        <translation>Cuando las máquinas juegan entre sí, empezar la siguiente partida en cuanto termine una.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>calculated: {share}</source>
        <translation type="vanished">calculado: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>no delay</source>
        <translation>sin pausa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>random: {seed}</source>
        <translation>aleatoria: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>searched: {share}</source>
        <translation type="vanished">explorado: {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} of {total} {counted}</source>
        <translation type="vanished">{done} de {total} {counted}</translation>
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
        <translation>De {low} a {high} casillas por lado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>{mark} to move</source>
        <translation>Turno de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted}</source>
        <translation>{move}, {counted}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>{move}, {counted} in {duration}</source>
        <translation>{move}, {counted} en {duration}</translation>
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
        <translation type="vanished">{name} ± error estándar</translation>
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
        <translation>{range}, no {number}</translation>
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
No disponible aquí: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>{tip}
This game's seed: {seed}</source>
        <translation>{tip}
Semilla de esta partida: {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{value} · {moves}</source>
        <translation>{value} · {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}</source>
        <translation>{x} (X) {x_wins}, empates {ties}, {o} (O) {o_wins}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) · ties · {o} (O)</source>
        <translation type="vanished">{x} (X) · empates · {o} (O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>… and more</source>
        <translation type="vanished">… y más</translation>
    </message>
</context>
<context>
    <name>Students</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) graded.</source>
        <translation>
            <numerusform>%n archivo calificado.</numerusform>
            <numerusform>%n archivos calificados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) not graded.</source>
        <translation>
            <numerusform>%n archivo sin calificar.</numerusform>
            <numerusform>%n archivos sin calificar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>&amp;Recent student files</source>
        <translation>Archi&amp;vos de estudiante recientes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A Python file with functions check_…(module)</source>
        <translation>Un archivo de Python con funciones check_…(module)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A folder whose files aren't graded</source>
        <translation>Una carpeta cuyos archivos no se califican</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>As graded</source>
        <translation>Según la calificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Checks of your own</source>
        <translation>Comprobaciones propias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Checks: {passed} of {count} passed</source>
        <translation type="vanished">Comprobaciones: {passed} de {count} superadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Choose a file in the table to read its report.</source>
        <translation>Elija un archivo de la tabla para leer su informe.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a student file</source>
        <translation>Elija un archivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose folder…</source>
        <translation>Elegir carpeta…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here.</source>
        <translation type="vanished">Elija archivos de estudiantes o una carpeta, o suéltelos aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here. Each file's functions are called as in the course, and its mistakes are listed with the points they cost. The file also plays games, which show its strength. You are asked before a new file runs.</source>
        <translation>Elija archivos de estudiantes o una carpeta, o suéltelos aquí. Se llama a las funciones de cada archivo como en el curso y se enumeran sus errores con los puntos que cuestan. El archivo también juega partidas, que muestran su fuerza. Se le pregunta antes de ejecutar un archivo nuevo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Column for the grades:</source>
        <translation>Columna para las notas:</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Comment, which the student reads</source>
        <translation>Comentario, que lee el estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Compare with an earlier class</source>
        <translation>Comparar con una clase anterior</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file}</source>
        <translation>Consola · {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file} · {language}</source>
        <translation>Consola · {file} · {language}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Created {file} and its tests, {suite}, in {folder}. Fill in the four functions in your editor.</source>
        <translation>Se han creado {file} y sus pruebas, {suite}, en {folder}. Complete las cuatro funciones en su editor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading</source>
        <translation>Explicar la calificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading (F1)</source>
        <translation>Explicar la calificación (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Files graded at the same time</source>
        <translation>Archivos calificados a la vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Find files that look copied</source>
        <translation>Buscar archivos que parezcan copiados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Games against each opponent</source>
        <translation>Partidas contra cada adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade a folder</source>
        <translation>Calificar una carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade again</source>
        <translation>Calificar de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade files</source>
        <translation>Calificar archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade students' files</source>
        <translation>Calificar archivos de estudiantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Graded files</source>
        <translation>Archivos calificados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading progress</source>
        <translation>Progreso de la calificación</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process without access to your files, other programs or networks.</source>
        <translation>
            <numerusform>La calificación ejecuta %n archivo nuevo. Se ejecuta en un proceso aparte sin acceso a sus archivos, a otros programas ni a redes.</numerusform>
            <numerusform>La calificación ejecuta %n archivos nuevos. Cada uno se ejecuta en un proceso aparte sin acceso a sus archivos, a otros programas ni a redes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process, and can do anything you can on this computer.</source>
        <translation>
            <numerusform>La calificación ejecuta %n archivo nuevo. Se ejecuta en un proceso aparte y puede hacer en este equipo todo lo que puede hacer usted.</numerusform>
            <numerusform>La calificación ejecuta %n archivos nuevos. Cada uno se ejecuta en un proceso aparte y puede hacer en este equipo todo lo que puede hacer usted.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>How to grade</source>
        <translation>Cómo calificar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>How to grade…</source>
        <translation>Cómo calificar…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Leave out students' names</source>
        <translation>Omitir los nombres de los estudiantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Let Monte Carlo play on</source>
        <translation>Que siga Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Looking for files…</source>
        <translation>Buscando archivos…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>New student file</source>
        <translation>Nuevo archivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>No files yet</source>
        <translation type="vanished">Aún no hay archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>None chosen</source>
        <translation>Sin elegir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Not run yet</source>
        <translation>Aún sin ejecutar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Nothing graded yet</source>
        <translation>Aún no hay nada calificado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Of several versions, the best counts</source>
        <translation>De varias versiones, cuenta la mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>On 3×3, playing X and O in turn. The file and the reference solution play {trials} trials per move with the same weights.</source>
        <translation type="vanished">En 3×3, jugando X y O por turnos. El archivo y la solución de referencia juegan {trials} ensayos por jugada con los mismos pesos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open it here</source>
        <translation>Abrirlo aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open student file</source>
        <translation>Abrir archivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Output of the student's file</source>
        <translation>Salida del archivo del estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Play it against Monte Carlo</source>
        <translation>Enfrentarlo a Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Playing games</source>
        <translation>Jugando partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points and comment</source>
        <translation>Puntos y comentario</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Points and comment…</source>
        <translation>Puntos y comentario…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points out of {full}</source>
        <translation>Puntos sobre {full}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Read the file again and restart it</source>
        <translation>Volver a leer el archivo y reiniciarlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Remarks: {count}</source>
        <translation type="vanished">Notas: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Baremo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Run it</source>
        <translation>Ejecutarlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Running checks</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Running {file} …</source>
        <translation>Ejecutando {file} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Save the report for the student…</source>
        <translation>Guardar el informe para el estudiante…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Seed of all random choices</source>
        <translation>Semilla de todas las elecciones al azar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Show line {line}</source>
        <translation>Mostrar línea {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show the file's text</source>
        <translation>Mostrar el texto del archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped before it began</source>
        <translation>Detenido antes de empezar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during checks</source>
        <translation>Detenido durante las comprobaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during games</source>
        <translation>Detenido durante las partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped: {done} of {total} graded.</source>
        <translation>Detenido: {done} de {total} calificados.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Strength</source>
        <translation type="vanished">Fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/source_view.py"/>
        <source>Student's file</source>
        <translation>Archivo del estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Style: {count}</source>
        <translation type="vanished">Estilo: {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {failure}. The console shows where. Fix the file, then press Reload.</source>
        <translation>El archivo {failure}. La consola muestra dónde. Corrija el archivo y pulse Recargar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {file} has no function {name}, so it can't play; the console shows what it printed.</source>
        <translation>El archivo {file} no tiene la función {name}, así que no puede jugar; la consola muestra lo que imprimió.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_files.py"/>
        <source>The file {problem}.</source>
        <translation type="vanished">El archivo {problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>The game waits for it.</source>
        <translation>La partida lo espera.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>These files don't look copied.</source>
        <translation>Estos archivos no parecen copiados.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Watch it play itself</source>
        <translation>Verlo jugar contra sí mismo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>games</source>
        <translation type="vanished">partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>line {line}: {remark}.
</source>
        <translation>línea {line}: {remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>stopped half-way</source>
        <translation>detenido a medias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>suspect: far too weak for its points</source>
        <translation type="vanished">sospechoso: demasiado débil para sus puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>tied</source>
        <translation type="vanished">empatadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{done} of {total} graded</source>
        <translation>{done} de {total} calificados</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you, as requested on line {line}.</source>
        <translation>{file} ({language}) juega {side} contra usted, como pide en la línea {line}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you.</source>
        <translation>{file} ({language}) juega {side} contra usted.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is starting</source>
        <translation>{file} ({side}) se está iniciando</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation>{file} ({side}) espera su permiso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} asks for an impossible game: {error}</source>
        <translation>{file} pide una partida imposible: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} has changed on disk. Reload runs the new version.</source>
        <translation>{file} ha cambiado en el disco. Recargar ejecuta la versión nueva.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} ha cambiado desde que se ejecutó aquí por última vez. Puede hacer en este equipo todo lo que puede hacer usted. Se ejecuta en un proceso aparte, que termina cuando usted lo detiene.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} ha cambiado desde que se ejecutó aquí por última vez. Se ejecuta en un proceso aparte sin acceso a sus archivos, a otros programas ni a redes, que termina cuando usted lo detiene.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} es nuevo aquí. Puede hacer en este equipo todo lo que puede hacer usted. Se ejecuta en un proceso aparte, que termina cuando usted lo detiene.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} es nuevo aquí. Se ejecuta en un proceso aparte sin acceso a sus archivos, a otros programas ni a redes, que termina cuando usted lo detiene.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again with {settings}.</source>
        <translation>{file} vuelve a empezar con {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again.</source>
        <translation>{file} vuelve a empezar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts with {settings}.</source>
        <translation>{file} empieza con {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was reloaded.</source>
        <translation>{file} se ha recargado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} wasn't started.</source>
        <translation>{file} no se inició.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{graded} The results can't be saved: {error}</source>
        <translation>{graded} No se pueden guardar los resultados: {error}</translation>
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
        <translation>El {share} del archivo más pequeño está en el otro; las líneas marcadas se parecen.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.</source>
        <translation>{side} pierde la partida por descalificación: {reason}. Corrija el archivo y pulse Recargar para continuar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} needs a student file</source>
        <translation>{side} necesita un archivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it back under Rules.</source>
        <translation>{text} El tablero es ahora de 3×3, porque un archivo es lento en {size}×{size}; puede volver a cambiarlo en Reglas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… 1 line printed too fast was dropped …</source>
        <translation>… se ha omitido 1 línea impresa demasiado deprisa …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… {lines} lines printed too fast were dropped …</source>
        <translation>… se han omitido {lines} líneas impresas demasiado deprisa …</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>"format": "{format}" is missing</source>
        <translation>falta "format": "{format}"</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n comment(s) that the sheet contained already are kept</source>
        <translation type="vanished">
            <numerusform>Se conserva %n comentario que la hoja ya contenía</numerusform>
            <numerusform>Se conservan %n comentarios que la hoja ya contenía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: only complete pairs count.</source>
        <translation>
            <numerusform>%n partida terminada sin contar: solo cuentan los pares completos.</numerusform>
            <numerusform>%n partidas terminadas sin contar: solo cuentan los pares completos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: with a sequential test, only complete pairs count, in their order.</source>
        <translation>
            <numerusform>%n partida terminada sin contar: con una prueba secuencial solo cuentan los pares completos, por orden.</numerusform>
            <numerusform>%n partidas terminadas sin contar: con una prueba secuencial solo cuentan los pares completos, por orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>%n grade(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n process(es)</source>
        <translation>
            <numerusform>%n proceso</numerusform>
            <numerusform>%n procesos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n muestra</numerusform>
            <numerusform>%n muestras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>%n sample(s) per square</source>
        <translation>
            <numerusform>%n muestra por casilla</numerusform>
            <numerusform>%n muestras por casilla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n simulación</numerusform>
            <numerusform>%n simulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>%n simulation(s) so far.</source>
        <translation>
            <numerusform>%n simulación hasta ahora.</numerusform>
            <numerusform>%n simulaciones hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n student(s) in the sheet handed in no file</source>
        <translation>
            <numerusform>%n estudiante de la hoja no entregó ningún archivo</numerusform>
            <numerusform>%n estudiantes de la hoja no entregaron ningún archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>%n style remark(s), which cost no points.</source>
        <translation>
            <numerusform>%n nota de estilo, que no cuesta puntos.</numerusform>
            <numerusform>%n notas de estilo, que no cuestan puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
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
            <numerusform>%n ensayo</numerusform>
            <numerusform>%n ensayos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>%n unreadable game(s) not counted.</source>
        <translation>
            <numerusform>%n partida ilegible sin contar.</numerusform>
            <numerusform>%n partidas ilegibles sin contar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/running.py"/>
        <source>%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}</source>
        <translation>
            <numerusform>%n proceso de trabajo terminó inesperadamente y hubo que sustituirlo: {end}</numerusform>
            <numerusform>%n procesos de trabajo terminaron inesperadamente y hubo que sustituirlos; el último: {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;About tttmc</source>
        <translation>Acerca &amp;de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Convergence of this position…</source>
        <translation>&amp;Convergencia de esta posición…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Copy board</source>
        <translation>Copiar tabl&amp;ero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>&amp;Copy diagnostic information</source>
        <translation>&amp;Copiar información de diagnóstico</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Export as picture…</source>
        <translation>&amp;Exportar como imagen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Faster</source>
        <translation>&amp;Más rápido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Grade student files…</source>
        <translation>Cali&amp;ficar archivos de estudiantes…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspector</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratorio…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Last move</source>
        <translation>Ú&amp;ltima jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Move now</source>
        <translation>Jugar &amp;ya</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New</source>
        <translation type="vanished">&amp;Nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New game</source>
        <translation>Partida &amp;nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Next move</source>
        <translation>Jugada &amp;siguiente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Open game…</source>
        <translation>&amp;Abrir partida…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>&amp;Panels</source>
        <translation type="vanished">&amp;Paneles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Play</source>
        <extracomment>The machines play until they are paused.</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Previous move</source>
        <translation>Jugada &amp;anterior</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Review the game</source>
        <translation>Anali&amp;zar la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Save game</source>
        <translation>&amp;Guardar partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Step</source>
        <extracomment>Let the machines play a single move.</extracomment>
        <translation>Pa&amp;so</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Train a learner…</source>
        <translation>E&amp;ntrenar un aprendiz…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Trials slider</source>
        <translation>Deslizador de &amp;ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;What would it play here?</source>
        <translation>¿&amp;Qué jugaría aquí?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Whole board</source>
        <translation>&amp;Tablero completo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">--control necesita un jugador de probabilidades conocidas: random, mc:exact en tableros pequeños o un nivel hecho de ellos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control takes luck out of games from the empty board: leave out --openings</source>
        <translation type="vanished">--control quita la suerte de las partidas desde el tablero vacío: omita --openings</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 0</source>
        <translation type="vanished">0 y 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 1</source>
        <translation>0 y 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 0</source>
        <translation>1 y 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 1</source>
        <translation>1 y 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 2</source>
        <translation>1 y 2</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>1,000 games with a textbook</source>
        <translation>1.000 partidas con un libro de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins.</source>
        <translation>100 %: gana X, 50 %: empate, 0 %: gana O.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors).</source>
        <translation>100 %: gana X, 50 %: empate, 0 %: gana O. Bandas: error por azar (dos errores estándar).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_chart.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors.</source>
        <translation type="vanished">100 %: gana X, 50 %: empate, 0 %: gana O. Bandas: dos errores estándar.</translation>
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
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>A file of boards, one per line, from which games begin equally often, or the boards themselves, comma-separated. Each player plays both sides of each.</source>
        <translation>Un archivo de tableros, uno por línea, desde los que las partidas empiezan con igual frecuencia, o los propios tableros, separados por comas. Cada jugador juega cada uno con ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, a tie as {side}</source>
        <translation>Una partida contra {opponent}, empatada como {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, forfeited as {side}</source>
        <translation>Una partida contra {opponent}, perdida por descalificación como {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, lost as {side}</source>
        <translation>Una partida contra {opponent}, perdida como {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, won as {side}</source>
        <translation>Una partida contra {opponent}, ganada como {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is O</source>
        <translation>A es O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is X</source>
        <translation>A es X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of less than 0.01 %.</source>
        <translation type="vanished">A es el más fuerte con una probabilidad de menos del 0,01 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of more than 99.99 %.</source>
        <translation type="vanished">A es el más fuerte con una probabilidad de más del 99,99 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is the stronger with a probability of {chance}.</source>
        <translation>Probabilidad de que A sea el más fuerte: {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A late submission loses {points} points.</source>
        <translation>Una entrega tardía pierde {points} puntos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>A learner notes the moves that lost its games, and avoids them from then on.</source>
        <translation>Un aprendiz anota las jugadas con las que perdió sus partidas y, desde entonces, las evita.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A loses</source>
        <translation>A pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A mistake also limits the points of the whole file:</source>
        <translation>Un error también limita los puntos de todo el archivo:</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>A new learner plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation type="vanished">Un aprendiz nuevo juega 1.000 partidas como X contra jugadas al azar. ¿Cuántas de las últimas 200 partidas pierde, en comparación con las primeras 200?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square} looks more promising than the moves tried.</source>
        <translation>Una jugada nueva se une al árbol: {side} {square} parece más prometedora que las ya probadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square}.</source>
        <translation>Una jugada nueva se une al árbol: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player has lost none of 400 games. How often may it still lose, if we accept an error of 5 %?</source>
        <translation>Un jugador no ha perdido ninguna de 400 partidas. ¿Con qué frecuencia puede perder aún, si aceptamos un error del 5 %?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>A player moves in one position again and again, with more and more trials.</source>
        <translation>Un jugador elige en una misma posición una y otra vez, con cada vez más ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>A player plays the same number of games with each value of a setting.</source>
        <translation>Un jugador juega el mismo número de partidas con cada valor de un ajuste.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player that hasn't lost in many games may still lose. If it loses a share p of its games, the probability of n games without a loss is (1 − p) to the power of n.</source>
        <translation>Un jugador que no ha perdido en muchas partidas aún puede perder. Si pierde una proporción p de sus partidas, la probabilidad de n partidas sin derrota es (1 − p) elevado a n.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A plays both sides equally often</source>
        <translation>A juega igual con ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>A random move: at this level some are, on purpose.</source>
        <translation>Una jugada al azar: en este nivel algunas lo son, a propósito.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A search for continuous threats finds a win: {side} {square}.</source>
        <translation>Una búsqueda de amenazas continuas encuentra una victoria: {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>A trial plays random moves for both sides until the game ends. Neither side thinks: every empty square is equally likely. Even so, many trials from one position show which side it favours.</source>
        <translation>Un ensayo hace jugadas al azar para ambos bandos hasta que termina la partida. Ningún bando piensa: todas las casillas vacías son igual de probables. Aun así, muchos ensayos desde una posición muestran a qué bando favorece.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A wins</source>
        <translation>A gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A, who always moves first, scores more than half in the long run with a probability of {chance}. If A plays both sides equally often (--both), moving first is no advantage.</source>
        <translation>A, que siempre juega primero, consigue a la larga más de la mitad de los puntos (probabilidad: {chance}). Si A juega igual con ambos bandos (--both), jugar primero no es ninguna ventaja.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A: {a}, B: {b}, {rules}</source>
        <translation>A: {a}, B: {b}, {rules}</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 1,000</source>
        <translation>Unas 1.000</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 10</source>
        <translation>Unas 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 100,000</source>
        <translation>Unas 100.000</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 33 %</source>
        <translation>Cerca del 33 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 45 %</source>
        <translation>Cerca del 45 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 58 %</source>
        <translation>Cerca del 58 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 75 %</source>
        <translation>Cerca del 75 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>About as many</source>
        <translation>Más o menos las mismas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Adds knowledge to UCT: it tries promising moves first, judges positions by their open lines, and proves results. The better a move does, the more often it is tried.</source>
        <translation>Añade conocimientos a UCT: prueba primero las jugadas prometedoras, juzga las posiciones por sus líneas abiertas y demuestra resultados. Cuanto mejor va una jugada, más veces se prueba.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>After %n trial(s), the highest score is at {squares}.</source>
        <translation type="vanished">
            <numerusform>Después de %n ensayo, la puntuación más alta está en {squares}.</numerusform>
            <numerusform>Después de %n ensayos, la puntuación más alta está en {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change.</source>
        <translation type="vanished">Después de un ensayo, cada casilla gana o pierde puntos. Si el jugador que tiene el turno ganó el ensayo, cada una de sus casillas gana el peso propio y cada una de las del adversario pierde el peso del adversario. Si perdió, los signos se invierten. Los empates no cambian nada y las casillas vacías no cambian nunca.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. A square's score per trial is the sum of these points, divided by the number of trials.</source>
        <translation>Después de un ensayo, cada casilla gana o pierde puntos. Si el jugador que tiene el turno ganó el ensayo, cada una de sus casillas gana el peso propio y cada una de las del adversario pierde el peso del adversario. Si perdió, los signos se invierten. Los empates no cambian nada y las casillas vacías no cambian nunca. La puntuación de una casilla por ensayo es la suma de estos puntos, dividida entre el número de ensayos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. The number on the board is the sum of these points, divided by the number of trials.</source>
        <translation type="vanished">Después de un ensayo, cada casilla gana o pierde puntos. Si el jugador que tiene el turno ganó el ensayo, cada una de sus casillas gana el peso propio y cada una de las del adversario pierde el peso del adversario. Si perdió, los signos se invierten. Los empates no cambian nada y las casillas vacías no cambian nunca. El número del tablero es la suma de estos puntos, dividida entre el número de ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>After the game, or in a hint</source>
        <translation>Tras la partida o en una pista</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, O blocks at {best11} with weights 1 and 1, at {best01} with 0 and 1, and at {best12} with 1 and 2. With 1 and 0 it plays {best10}, and with 2 and 1 {best21}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation type="vanished">Tras {trials} ensayos, O bloquea en {best11} con los pesos 1 y 1, en {best01} con 0 y 1, y en {best12} con 1 y 2. Con 1 y 0 juega {best10}, y con 2 y 1, {best21}: la casilla que más ayuda a O, pero X gana en la jugada siguiente. El peso propio ataca y el del adversario defiende; solo importa su proporción. Si ambos prefieren la misma casilla, ningún peso cambia la jugada. Aquí no coinciden, y la jugada cambia cuando el peso propio es {ratio} veces el del adversario. Con 0 y 0 todas las casillas puntúan 0, así que la elección es al azar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, the best square is {best11} with weights 1 and 1, {best10} with 1 and 0, and {best01} with 0 and 1. With 0 and 0, every square scores 0, so the choice is random. Doubling both weights doubles every score and changes no choice: only their ratio counts.</source>
        <translation type="vanished">Después de {trials} ensayos, la mejor casilla es {best11} con los pesos 1 y 1, {best10} con 1 y 0, y {best01} con 0 y 1. Con 0 y 0, todas las casillas puntúan 0, así que la elección es al azar. Duplicar ambos pesos duplica todas las puntuaciones y no cambia ninguna elección: solo cuenta su cociente.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, weights 1/1, 0/1 and 1/2 choose {best11} and block. 1/0 and 2/1 choose {best10}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation>Tras {trials} ensayos, los pesos 1/1, 0/1 y 1/2 eligen {best11} y bloquean. 1/0 y 2/1 eligen {best10}: la casilla que más ayuda a O, pero X gana en la jugada siguiente. El peso propio ataca y el del adversario defiende; solo importa su proporción. Si ambos prefieren la misma casilla, ningún peso cambia la jugada. Aquí no coinciden, y la jugada cambia cuando el peso propio es {ratio} veces el del adversario. Con 0 y 0 todas las casillas puntúan 0, así que la elección es al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation>Contra sí mismo, ambos bandos usan el valor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is as strong as the reference solution.</source>
        <translation>Contra {opponent} es tan fuerte como la solución de referencia.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is stronger than the reference solution.</source>
        <translation>Contra {opponent} es más fuerte que la solución de referencia.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is weaker than the reference solution.</source>
        <translation>Contra {opponent} es más débil que la solución de referencia.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Alike</source>
        <translation>Parecido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>All as JSON…</source>
        <translation>Todo como JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation>Muestra también la puntuación sin la suerte de las jugadas hechas al azar, que tiene un intervalo más estrecho. Las probabilidades de esas jugadas deben ser conocidas: las de Aleatorio lo son.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Also varied</source>
        <translation>También varía</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Animated GIF of the whole game</source>
        <translation>GIF animado de toda la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Another program, for five in a row</source>
        <translation>Otro programa, para cinco en raya</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Applies when tttmc starts again</source>
        <translation>Se aplica al volver a iniciar tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As O</source>
        <translation>Como O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As X</source>
        <translation>Como X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>As a picture…</source>
        <translation>Como imagen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As a player, this opponent is {player}.</source>
        <translation>Como jugador, este adversario es {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>As the system asks</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses every time to an opponent who knows it.</source>
        <translation type="vanished">Como {side} pierde siempre contra un adversario que lo conozca.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses {share} % of the games to an opponent who knows it.</source>
        <translation type="vanished">Como {side} pierde el {share} % de las partidas contra un adversario que lo conozca.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it never loses.</source>
        <translation type="vanished">Como {side} no pierde nunca.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>At once</source>
        <translation>Enseguida</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Backup: add the result to every move on the way.</source>
        <translation>Retropropagación: añadir el resultado a cada jugada del camino.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval.</source>
        <translation>Banda: intervalo de Wilson del 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.</source>
        <translation>Banda: intervalo de Wilson del 95 %. Límite: calculado para infinitos ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % Wilson intervals.</source>
        <translation>Bandas: intervalos de Wilson del 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % intervals.</source>
        <translation>Bandas: intervalos del 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error.</source>
        <translation type="vanished">Bandas: un error estándar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Dashed lines: exact values.</source>
        <translation type="vanished">Bandas: un error estándar. Líneas discontinuas: valores exactos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Bandas: un error estándar. Líneas finas: valores exactos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Beats Monte Carlo as often as possible</source>
        <translation>Vence a Monte Carlo lo más posible</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Best reply</source>
        <translation>Mejor respuesta</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Blame for a loss</source>
        <translation>Culpa de la derrota</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow</source>
        <translation type="vanished">De azul a amarillo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow (protanopia)</source>
        <translation type="vanished">De azul a amarillo (protanopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>Ambas escalas son logarítmicas. Bandas: la mitad central de las partidas. Los tiempos transcurridos son mayores mientras funcionan otros programas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}.</source>
        <translation>Cotas: {first}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}.</source>
        <translation>Cotas: {first}; {second}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}; {third}.</source>
        <translation>Cotas: {first}; {second}; {third}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Break ties</source>
        <translation>Desempate</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>By estimate, it turned at move {number}</source>
        <translation>Según la estimación, cambió en la jugada {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>By level</source>
        <translation type="vanished">Por nivel</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>CSV and JSON have the results after each of {count} openings.</source>
        <translation>CSV y JSON contienen los resultados tras cada una de las {count} aperturas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Calculate in the lab how good this player can get, under the game's rules</source>
        <translation>Calcular en el laboratorio lo bueno que puede llegar a ser este jugador con las reglas de la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Calculate the scores for infinitely many trials instead of playing some.</source>
        <translation>Calcular las puntuaciones para infinitos ensayos en lugar de jugar unos cuantos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Can it learn from its mistakes?</source>
        <translation>¿Puede aprender de sus errores?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Canvas gradebook</source>
        <translation>Libro de calificaciones de Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Centre ahead</source>
        <translation>Centro por delante</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Chain</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Cadena</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Chance of a move that gives up the proven result</source>
        <translation>Probabilidad de una jugada que regala el resultado demostrado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of being best</source>
        <translation type="vanished">Probabilidad de ser la mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of best score</source>
        <translation>Prob. de mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Chance of choosing a losing move</source>
        <translation type="vanished">Probabilidad de elegir una jugada perdedora</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Change the score of each square.</source>
        <translation>Cambiar la puntuación de cada casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Check many files</source>
        <translation>Comprobar muchos archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Choose a position and numbers of trials, then press Start.</source>
        <translation>Elija una posición y números de ensayos y pulse Iniciar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Choose the empty square with the highest score.</source>
        <translation>Elegir la casilla vacía con la puntuación más alta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Colours only</source>
        <translation>Solo colores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Commonest mistakes</source>
        <translation>Errores más frecuentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: time per game</source>
        <translation>Comparado: tiempo por partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: {measure}</source>
        <translation>Comparado: {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares</source>
        <translation type="vanished">Convergencia de las mejores casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares in one run of trials</source>
        <translation>Convergencia de las mejores casillas en una sola tanda de ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Convergence of {player} on {board}, {rules}</source>
        <translation>Convergencia de {player} en {board}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as a picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy as command</source>
        <translation>Copiar como orden</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Copy the board as text</source>
        <translation>Copiar el tablero como texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy the command that repeats the run</source>
        <translation type="vanished">Copiar la orden que repite la ejecución</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Copy versions, settings and the last errors, without names of files</source>
        <translation>Copiar versiones, ajustes y los últimos errores, sin nombres de archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Create a starter file and its tests</source>
        <translation>Crear un archivo inicial y sus pruebas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Cross table</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>Dask at {address}, %n worker(s)</source>
        <translation>
            <numerusform>Dask en {address}, %n proceso de trabajo</numerusform>
            <numerusform>Dask en {address}, %n procesos de trabajo</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>Dask isn't installed: install tttmc with its cluster extra, or install the package distributed</source>
        <translation>Dask no está instalado: instale tttmc con su extra cluster, o instale el paquete distributed</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete the selected runs (Delete); can be undone</source>
        <translation type="vanished">Eliminar las ejecuciones seleccionadas (Supr); se puede deshacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as CSV…</source>
        <translation>Diferencias como CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as JSON…</source>
        <translation>Diferencias como JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Do more trials always help?</source>
        <translation>¿Ayudan siempre más ensayos?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Done</source>
        <extracomment>Column with the number of games played.</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Each box is a mistake: the points that are left, what it costs in games, and a call of a function that shows it. Squares are written (row, column), counted from 0 at the top left, and boards row by row: X.O/.../... has an X and an O in its top row. In the pictures, a solid frame marks what was expected, and a dashed one what was done instead.</source>
        <translation>Cada recuadro es un error: los puntos que quedan, lo que cuesta en partidas y una llamada a una función que lo muestra. Las casillas se escriben (fila, columna), contadas desde 0 arriba a la izquierda, y los tableros fila por fila: X.O/.../... tiene una X y una O en la fila superior. En las imágenes, un marco continuo señala lo que se esperaba, y uno discontinuo, lo que se hizo en su lugar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Each player is X in half of them.</source>
        <translation>Cada jugador es X en la mitad de ellas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy, medium, hard or unbeatable</source>
        <translation>Fácil, medio, difícil o invencible</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Elo difference</source>
        <translation>diferencia de Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation>Acabar una partida en cuanto una demostración breve muestre quién gana con el mejor juego.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End proven games</source>
        <translation>Acabar partidas demostradas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Equal time</source>
        <translation>Tiempo igual</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Estimate and truth</source>
        <translation>Estimación y resultado real</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every fourth simulation also plays a random game.</source>
        <translation>Una de cada cuatro simulaciones juega además una partida aleatoria.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Every function looks right, but the games are far too weak</source>
        <translation>Todas las funciones parecen correctas, pero el juego es demasiado débil</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Every function looks right, but the games are far too weak. Read the source.</source>
        <translation>Todas las funciones parecen correctas, pero las partidas son demasiado débiles. Lea el código fuente.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Every move except {square} completes a line and loses at once.</source>
        <translation>Todas las jugadas salvo {square} completan una línea y pierden enseguida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move kept the tie, so {square} gave nothing away.</source>
        <translation>Todas las jugadas mantenían el empate, así que {square} no regaló nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}.</source>
        <translation>Todas las jugadas pierden para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}; the game lasts longest after {squares}.</source>
        <translation>Todas las jugadas pierden para {side}; la partida dura más tras {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move lost here, so {square} gave nothing away.</source>
        <translation>Todas las jugadas perdían aquí, así que {square} no regaló nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s {theirs}.</source>
        <translation>Cada jugada del camino recibe una visita más: las jugadas de {side} ganan {mine}, las de {other}, {theirs}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Every player meets every other, and their results become ratings.</source>
        <translation>Todos juegan contra todos, y de los resultados se calcula la fuerza de cada uno.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exact</source>
        <translation>Exactas</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Exact scores: {better} {high}, {worse} {low}.</source>
        <translation>Puntuaciones exactas: {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Exact: the rates for infinitely many samples.</source>
        <translation>Exactas: las tasas para infinitas muestras.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>Exact: the scores per trial for infinitely many trials.</source>
        <translation>Exactas: las puntuaciones por ensayo para infinitos ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expansion: add a new move.</source>
        <translation>Expansión: añadir una jugada nueva.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exploration</source>
        <translation>Exploración</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Export</source>
        <translation type="vanished">Exportar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Export this game as an animation, or the board as a picture</source>
        <translation>Exportar esta partida como animación, o el tablero como imagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Feedback for Moodle or Canvas</source>
        <translation>Comentarios para Moodle o Canvas</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Fewer games tie</source>
        <translation>Empatan menos partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Fill the screen, or restore the window</source>
        <translation>Llenar la pantalla o restaurar la ventana</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find better moves than those you played in your games</source>
        <translation>Encontrar jugadas mejores que las que hizo en sus partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Find the limits</source>
        <translation>Hallar los límites</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find the mistakes of this game</source>
        <translation>Encontrar los errores de esta partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Finds out what a player does with infinitely many trials, and how often it loses to an opponent who knows it, on boards up to 4×4.</source>
        <translation>Averigua qué hace un jugador con infinitos ensayos y con qué frecuencia pierde contra un adversario que lo conoce, en tableros de hasta 4×4.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>First square</source>
        <translation>Primera casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Forward sampling</source>
        <translation>Muestreo directo</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>From 10 trials to 5,000</source>
        <translation>De 10 ensayos a 5.000</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From every game against a machine</source>
        <translation>De partidas contra máquinas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From games that you review</source>
        <translation>De las partidas que analice</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>From sampling to tree search</source>
        <translation>Del muestreo a la búsqueda en árbol</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>From {first} to {last} losses per {games} games</source>
        <translation>De {first} a {last} derrotas por cada {games} partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>From {trials} on, no move gives up the result</source>
        <translation>A partir de {trials}, ninguna jugada regala el resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation>Partidas en {rules}: {games}, perdidas: {losses}. Errores en el libro de texto: {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Games per pair</source>
        <translation>Partidas por pareja</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Games per value</source>
        <translation>Partidas por valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Games won / tied / lost against {opponent}</source>
        <translation type="vanished">Partidas ganadas / empatadas / perdidas contra {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Games won, tied and lost against {opponent}</source>
        <translation>Partidas ganadas, empatadas y perdidas contra {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Games: won-tied-lost</source>
        <translation>Partidas: ganadas-empatadas-perdidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet of {player} with {count} players, {rules}</source>
        <translation>{player} contra todos, {count} jugadores, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>GitHub Classroom results</source>
        <translation>Resultados de GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Gives up the result</source>
        <translation>Regala el resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Go back to the move that lost the game, and play a better one</source>
        <translation>Volver a la jugada que perdió la partida y hacer una mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go through the game</source>
        <translation>Recorrer la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go to a square</source>
        <translation>Ir a una casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Gold (protanopia)</source>
        <translation>Dorado (protanopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Gomocup engine</source>
        <translation>Motor Gomocup</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Grades of %n file(s)</source>
        <translation>
            <numerusform>Calificaciones de %n archivo</numerusform>
            <numerusform>Calificaciones de %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Gradescope autograder</source>
        <translation>Autocalificador de Gradescope</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Greyscale</source>
        <translation>Escala de grises</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>HTML page</source>
        <translation>Página HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>HTML pages</source>
        <translation>Páginas HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Handed in late</source>
        <translation>Entregado tarde</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Handed in late: {points} points are taken off.</source>
        <translation>Entregado tarde: se descuentan {points} puntos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>How a score is made</source>
        <translation>Cómo se forma una puntuación</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>How does the share of losing moves change from 10 trials per move to 5,000?</source>
        <translation>¿Cómo cambia la proporción de jugadas perdedoras de 10 ensayos por jugada a 5.000?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation>¿Hasta dónde puede llegar?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How hard it is to beat.</source>
        <translation>Lo difícil que es ganarle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long a move may take before the file forfeits.</source>
        <translation>Cuánto puede durar una jugada antes de la descalificación del archivo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long the engine may think about a move; it may overrun by a second.</source>
        <translation>Cuánto puede pensar el motor una jugada; puede excederse un segundo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among equal or unproven moves.</source>
        <translation type="vanished">Cuántas partidas simula la búsqueda en árbol para elegir entre jugadas iguales o sin demostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among moves without a proof.</source>
        <translation>Cuántas partidas simula la búsqueda en árbol para elegir entre jugadas sin demostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many positions the proof may search before each move.</source>
        <translation>Cuántas posiciones puede explorar la demostración antes de cada jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end before each move.</source>
        <translation>Cuántas partidas aleatorias se juegan hasta el final antes de cada jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end for each square.</source>
        <translation>Cuántas partidas aleatorias se juegan hasta el final por cada casilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>How many simulations does tree search need here before it no longer chooses a losing square in any of 40 runs?</source>
        <translation>¿Cuántas simulaciones necesita aquí la búsqueda en árbol para no elegir ya una casilla perdedora en ninguna de 40 ejecuciones?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How many trials are enough?</source>
        <translation>¿Cuántos ensayos bastan?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation>Cuántas veces se elige una jugada con cada número de ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>How points are awarded</source>
        <translation>Cómo se otorgan los puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How to choose among squares with the same rate.</source>
        <translation>Cómo elegir entre casillas con la misma tasa.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 2 of 3 runs</source>
        <translation>En unas 2 de cada 3 ejecuciones</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 9 of 10 runs</source>
        <translation>En unas 9 de cada 10 ejecuciones</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In half of all runs</source>
        <translation>En la mitad de las ejecuciones</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses.</source>
        <translation>En el juego inverso, pierde quien completa una línea.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses. The centre is on more lines than any other square.</source>
        <translation type="vanished">En el juego inverso, quien completa una línea pierde. El centro está en más líneas que ninguna otra casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>In the search's simulations, {side} scored {rate} of the points after {square}.</source>
        <translation>En las simulaciones de la búsqueda, {side} obtuvo el {rate} de los puntos después de {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10 games</source>
        <translation>Hasta en 1 de cada 10 partidas</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10,000 games</source>
        <translation>Hasta en 1 de cada 10.000 partidas</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of about 130 games</source>
        <translation>Hasta en 1 de cada 130, más o menos</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>In {trials} trials, X won {wins}, tied {ties} and lost {losses}. Infinitely many trials would give {exact}. Moving first helps even random players.</source>
        <translation>En {trials} ensayos, X ganó {wins}, empató {ties} y perdió {losses}. Infinitos ensayos darían {exact}. Empezar ayuda incluso a quien juega al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Interface size</source>
        <translation>Tamaño de la interfaz</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It can't be beaten</source>
        <translation>No se le puede ganar</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It falls</source>
        <translation>Baja</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It forfeited %n game(s): {reason}.</source>
        <translation>
            <numerusform>Perdió %n partida por descalificación: {reason}.</numerusform>
            <numerusform>Perdió %n partidas por descalificación: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It loses {x} % as X and {o} % as O</source>
        <translation>Pierde el {x} % como X y el {o} % como O</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and its textbook has {mistakes} entries now. One of them is on the board: in this position, {entry} lost. “Learn by mistake” learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation>Perdió {first} de las primeras 200 partidas y {last} de las últimas 200, y su libro de texto tiene ahora {mistakes} entradas. Una de ellas está en el tablero: en esta posición, {entry} perdió. «Aprende de errores» aprende sin entender las líneas: solo conoce los errores que ha cometido.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and now knows {mistakes} mistakes. It learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation type="vanished">Perdió {first} de las primeras 200 partidas y {last} de las últimas 200, y ahora conoce {mistakes} errores. Aprende sin entender las líneas: solo conoce los errores que ha cometido.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It plays</source>
        <translation>Juega</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It rises</source>
        <translation>Sube</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %. Since all other checks passed, only a difference beyond chance counts: the true one is nearly certain to be between {low} and {high} %.</source>
        <translation>Obtuvo el {own} % y la solución de referencia, el {reference} %. Como se superaron todas las demás comprobaciones, solo cuenta una diferencia que no se deba al azar: es casi seguro que la real está entre el {low} y el {high} %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %; the true difference is likely to be between {low} and {high} %.</source>
        <translation>Obtuvo el {own} % y la solución de referencia, el {reference} %; es probable que la diferencia real esté entre el {low} y el {high} %.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It stays about the same</source>
        <translation>Sigue más o menos igual</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>It turned at move {number}</source>
        <translation>Cambió en la jugada {number}</translation>
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
        <translation>JUnit XML</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Knows how Monte Carlo with infinitely many trials and these weights plays, and wins against it as often as possible.</source>
        <translation>Sabe cómo juega Monte Carlo con infinitos ensayos y estos pesos, y le gana tan a menudo como es posible.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;essons…</source>
        <translation>&amp;Lecciones…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;imits of this player…</source>
        <translation>Lím&amp;ites de este jugador…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Language, colours, sound and more</source>
        <translation>Idioma, colores, sonido y más</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Last move</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Última jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Late</source>
        <translation>Tarde</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learn by mistake</source>
        <translation>Aprende de errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Learner's te&amp;xtbook…</source>
        <translation>Libro de te&amp;xto del aprendiz…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Learning against {opponent}, {rules}</source>
        <translation>Aprendizaje contra {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learns from every game it loses</source>
        <translation>Aprende de cada partida que pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Level to begin with</source>
        <translation type="vanished">Nivel inicial</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Light, dark or high contrast</source>
        <translation>Claro, oscuro o contraste alto</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Límites de {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Line</source>
        <translation>Continuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Line length</source>
        <translation>Longitud de línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>List all shortcuts</source>
        <translation>Mostrar todos los atajos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Look copied</source>
        <translation>Parecen copiados</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Looks ahead, promising moves first</source>
        <translation>Mira adelante, primero lo prometedor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Losing move</source>
        <translation type="vanished">Jugada perdedora</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losing moves</source>
        <translation>Jugadas perdedoras</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses</source>
        <translation type="vanished">Derrotas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses during training, {rules}</source>
        <translation>Derrotas durante el entrenamiento, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses in the newest 200 games</source>
        <translation>Derrotas en las últimas 200 partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation>Puede haber más derrotas: si una jugada anterior ya había decidido la partida, solo la culpa «Cadena» aprende de ella.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses per {games} games: {losses}.</source>
        <translation>Derrotas por {games} partidas: {losses}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses still possible</source>
        <translation>Derrotas aún posibles</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Machine by level</source>
        <translation>Máquina por nivel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move faster</source>
        <translation>Hacer que las máquinas jueguen más deprisa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move more slowly</source>
        <translation>Hacer que las máquinas jueguen más despacio</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Marks in a row.</source>
        <translation>Fichas en línea.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Mean time per move: A {a}, B {b}.</source>
        <translation>Tiempo medio por jugada: A {a}, B {b}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Measure in the lab how the scores of this position settle</source>
        <translation>Medir en el laboratorio cómo se estabilizan las puntuaciones de esta posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Measure players: sweeps, tournaments and more</source>
        <translation>Medir jugadores: barridos, torneos y más</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Measured player</source>
        <translation>Jugador medido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Memory in MB</source>
        <translation>Memoria en MB</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as O</source>
        <translation>Errores con O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as X</source>
        <translation>Errores con X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others.</source>
        <translation>Errores como {side}: {own} en sus propias partidas, {others} en otras.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation>Errores como {side}: {own} en sus propias partidas, {others} en otras. Una partida perdida: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others.</source>
        <translation type="vanished">Errores: {own} en sus propias partidas, {others} en otras.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation type="vanished">Errores: {own} en sus propias partidas, {others} en otras. Una partida perdida: {moves}.</translation>
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
        <translation>Monte Carlo juega primero al juego inverso en un tablero vacío de 3×3. ¿Qué casilla valora peor? Elíjala en el tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Monte Carlo plays itself with 1,000 trials per move instead of 5. What happens to the number of ties?</source>
        <translation>Monte Carlo juega contra sí mismo con 1.000 ensayos por jugada en lugar de 5. ¿Qué pasa con el número de empates?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation>Los ensayos por jugada de Monte Carlo cuando lo elige por primera vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Moodle grading worksheet</source>
        <translation>Hoja de calificaciones de Moodle</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More games tie</source>
        <translation>Empatan más partidas</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate and take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Con más ensayos, las puntuaciones son más precisas, pero hay que esperar más. Dos buenos jugadores empatan en 3×3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer.</source>
        <translation>Con más ensayos, las puntuaciones son más precisas, pero puede que haya que esperar más.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Con más ensayos, las puntuaciones son más precisas, pero puede que haya que esperar más. Dos buenos jugadores empatan en 3×3.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Move from square to square</source>
        <translation>Ir de casilla en casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Moves at random</source>
        <translation type="vanished">Juega al azar</translation>
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
        <translation>falta NTRIALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is too small</source>
        <translation>NTRIALS es demasiado pequeño</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS must be a whole number above 0</source>
        <translation>NTRIALS debe ser un número entero mayor que 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Names, comments and layout are ignored. Two people can write the same: read both files before you judge.</source>
        <translation>No se tienen en cuenta los nombres, los comentarios ni el formato. Dos personas pueden escribir lo mismo: lea ambos archivos antes de juzgar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Ne&amp;w student file…</source>
        <translation>&amp;Nuevo archivo de estudiante…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Never loses</source>
        <translation>Nunca pierde</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>Never: it is proven</source>
        <translation>Nunca: está demostrado</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>No move is proven better than {square}.</source>
        <translation>No está demostrado que ninguna jugada sea mejor que {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>No move turned the game</source>
        <translation>Ninguna jugada cambió la partida</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>No number is enough</source>
        <translation>Ningún número basta</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>No random game is needed.</source>
        <translation>No hace falta ninguna partida aleatoria.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation type="vanished">Ninguna en 400 partidas es compatible con hasta el {bound}, más o menos 3 / 400: la regla de tres de la estadística. Aquí, Monte Carlo con 1.000 ensayos y los pesos 1 y 2 perdió {losses} de {games} partidas contra jugadas aleatorias. Pero como O en la posición del tablero, el mismo jugador eligió una esquina en {wrong} de {runs} ejecuciones, y eso pierde contra el mejor juego. Solo una búsqueda por todas las partidas demuestra que un jugador no pierde nunca. «Perfecto» hace una búsqueda así antes de cada jugada: en este tablero no pierde nunca. La página Límites del laboratorio la hace para otros jugadores.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">Ninguna en 400 partidas es compatible con hasta el {bound}, más o menos 3 / 400: la regla de tres de la estadística. Aquí, Monte Carlo con 1.000 ensayos y los pesos 1 y 2 perdió {losses} de {games} partidas contra jugadas aleatorias. Pero como O en la posición del tablero, el mismo jugador eligió una esquina en {wrong} de {runs} ejecuciones, y eso pierde contra el mejor juego. Solo una búsqueda por todas las partidas demuestra que un jugador no pierde nunca: la hace la página Límites del laboratorio.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials lost {losses} of {games} games against random moves. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">Ninguna en 400 partidas es compatible con hasta el {bound}, más o menos 3 / 400: la regla de tres de la estadística. Aquí Monte Carlo, con 1.000 ensayos, perdió {losses} de {games} partidas contra jugadas al azar. Solo una búsqueda por todas las partidas demuestra que un jugador no pierde nunca: la hace la página Límites del laboratorio.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. The lab's 95 % intervals have two ends with an error of 2.5 % each, so they reach up to {two_sided}. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation>Ninguna en 400 partidas es compatible con hasta el {bound}, más o menos 3 / 400: la regla de tres de la estadística. Los intervalos del 95 % del laboratorio tienen dos extremos con un error del 2,5 % cada uno, así que llegan hasta el {two_sided}. Aquí, Monte Carlo con 1.000 ensayos y los pesos 1 y 2 perdió {losses} de {games} partidas contra jugadas aleatorias. Pero como O en la posición del tablero, el mismo jugador eligió una esquina en {wrong} de {runs} ejecuciones, y eso pierde contra el mejor juego. Solo una búsqueda por todas las partidas demuestra que un jugador no pierde nunca. «Perfecto» hace una búsqueda así antes de cada jugada: en este tablero no pierde nunca. La página Límites del laboratorio la hace para otros jugadores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission</source>
        <translation>No es una entrega</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission: {reason}.</source>
        <translation>No es una entrega: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded</source>
        <translation>Sin calificar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded: {reason}.</source>
        <translation>Sin calificar: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Not graded: {reason}. The file is not to blame; grade it again.</source>
        <translation type="vanished">Sin calificar: {reason}. No es culpa del archivo; califíquelo de nuevo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Not played yet</source>
        <translation>Aún sin jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven within {nodes} positions, so tree search chooses the move, which may not be perfect.</source>
        <translation>No se ha demostrado en {nodes} posiciones, así que la búsqueda en árbol elige la jugada, que puede no ser perfecta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven yet: these are the results of tree search so far.</source>
        <translation>Aún sin demostrar: estos son los resultados de la búsqueda en árbol hasta ahora.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run</source>
        <translation>Sin ejecutar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run: {reason}</source>
        <translation>Sin ejecutar: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.</source>
        <translation>
            <numerusform>Sin {confidence} de seguridad tras %n ensayo: {squares} aún no se pueden distinguir.</numerusform>
            <numerusform>Sin {confidence} de seguridad tras %n ensayos: {squares} aún no se pueden distinguir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their present difference, that would take very roughly {more} more.</source>
        <translation>
            <numerusform>Sin {confidence} de seguridad tras %n ensayo: {squares} aún no se pueden distinguir. Con su diferencia actual harían falta, muy a grandes rasgos, {more} más.</numerusform>
            <numerusform>Sin {confidence} de seguridad tras %n ensayos: {squares} aún no se pueden distinguir. Con su diferencia actual harían falta, muy a grandes rasgos, {more} más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. By tree search, {square} gave away {lost} points (± {error}); {better} looks better.</source>
        <translation type="vanished">Aquí no hay nada demostrado. Según la búsqueda en árbol, {square} regaló {lost} puntos (± {error}); {better} parece mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. Tree search can't tell {square} apart from the best move.</source>
        <translation type="vanished">Aquí no hay nada demostrado. La búsqueda en árbol no distingue {square} de la mejor jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Nothing is proven here: {square} is the machine's choice.</source>
        <translation>Aquí no hay nada demostrado: {square} es la elección de la máquina.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation>Aún no hay nada que mostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Number of files by points</source>
        <translation>Número de archivos por puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Number of games to play.</source>
        <translation>Número de partidas que se juegan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Number of games with each value.</source>
        <translation>Número de partidas con cada valor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation>Número de partidas; con una prueba secuencial, el máximo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of lines to read: they contain what a course file doesn't need</source>
        <translation>Número de líneas que conviene leer: contienen lo que un archivo del curso no necesita</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of style remarks, which cost no points</source>
        <translation>Número de notas de estilo, que no cuestan puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Numbers of trials per move.</source>
        <translation>Números de ensayos por jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O blocks X's line</source>
        <translation>O bloquea la línea de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O completes a line</source>
        <translation>O completa una línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>O doesn't lose</source>
        <translation>O no pierde</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>O has the centre and X a corner; X is to move. With which weights, own and opponent's, does Monte Carlo move at random?</source>
        <translation type="vanished">O tiene el centro y X una esquina; es el turno de X. ¿Con qué pesos, el propio y el del adversario, juega Monte Carlo al azar?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>O wins</source>
        <translation>Gana O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Off</source>
        <extracomment>Choice of overlay: no colours and numbers on the squares.</extracomment>
        <translation>Desactivado</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>On the empty board the centre is better than a corner. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation type="vanished">En el tablero vacío, el centro es mejor que una esquina. Con pocos ensayos, las puntuaciones no siempre lo muestran: toda puntuación tiene un error estándar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error).</source>
        <translation>Una sola ejecución. Bandas: error por azar (un error estándar).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error). Thin lines: exact values.</source>
        <translation>Una sola ejecución. Bandas: error por azar (un error estándar). Líneas finas: valores exactos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error.</source>
        <translation type="vanished">Una sola ejecución. Bandas: un error estándar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Una sola ejecución. Bandas: un error estándar. Líneas finas: valores exactos.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>One weight is for the squares of the player to move, the other for those of the opponent. A square can be good because winners hold it, or because losers don't. The same trials are scored with each pair of weights.</source>
        <translation type="vanished">Un peso es para las casillas del jugador que tiene el turno; el otro, para las del adversario. Una casilla puede ser buena porque la ocupan los ganadores o porque no la ocupan los perdedores. Los mismos ensayos se puntúan con cada par de pesos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Only Monte Carlo's scores give a chance of being best.</source>
        <translation type="vanished">Solo las puntuaciones de Monte Carlo dan una probabilidad de ser la mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only Monte Carlo's scores give a chance of the best score.</source>
        <translation>Solo las puntuaciones de Monte Carlo dan una probabilidad de la mejor puntuación.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Only the first player plays all others, who are rated relative to it.</source>
        <translation>Solo el primer jugador juega contra todos los demás, cuya fuerza se mide respecto a la suya.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only tree search counts visits.</source>
        <translation>Solo la búsqueda en árbol cuenta visitas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} holds the tie.</source>
        <translation>Solo {square} mantiene el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the tie: every other move loses.</source>
        <translation>Solo {square} mantenía el empate: todas las demás jugadas pierden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the win: every other move is worse.</source>
        <translation>Solo {square} mantenía la victoria: todas las demás jugadas son peores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} wins.</source>
        <translation>Solo {square} gana.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines</source>
        <translation>Líneas abiertas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines: how many lines through the square {side} can still complete.</source>
        <translation>Líneas abiertas: cuántas líneas que pasan por la casilla puede completar aún {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Open s&amp;tudent file…</source>
        <translation>Abrir archivo de es&amp;tudiante…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Opening moves</source>
        <translation>Jugadas de apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Openings from a file</source>
        <translation>Aperturas de un archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}</source>
        <translation>Abre con {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, a mistake</source>
        <translation>Abre con {squares}, un error</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, sometimes a mistake</source>
        <translation>Abre con {squares}, a veces un error</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Opponent</source>
        <translation>Adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation>Si no, A juega con X en todas las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Own checks</source>
        <translation>Comprobaciones propias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>P&amp;aste board</source>
        <translation>Pe&amp;gar tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Page Up, Page Down, Home, End</source>
        <translation>RePág, AvPág, Inicio, Fin</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.</source>
        <translation>Pares de partidas en que A sumó 0, ½, 1, 1½ y 2 puntos: {counts}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Passed</source>
        <translation>Superadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Picks a machine to match the level you choose. Unbeatable is for 3×3 and 4×4 with full lines, where that is proven.</source>
        <translation type="vanished">Elige una máquina acorde con el nivel que usted escoja. Imbatible es para 3×3 y 4×4 con líneas completas, donde está demostrado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Pink (tritanopia)</source>
        <translation>Rosa (tritanopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Play against a student's file</source>
        <translation>Jugar contra el archivo de un estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Play at the chosen square</source>
        <translation>Jugar en la casilla elegida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from &amp;here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from the board on the clipboard</source>
        <translation>Jugar desde el tablero del portapapeles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play many trials, then choose.</source>
        <translation>Jugar muchos ensayos y después elegir.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play on from this position, and keep the later moves as a variation</source>
        <translation>Seguir jugando desde esta posición y conservar las jugadas posteriores como variante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play one machine move</source>
        <translation>Hacer una sola jugada de máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play the best move found so far</source>
        <translation>Hacer la mejor jugada encontrada hasta ahora</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play the game to its end at random.</source>
        <translation>Jugar la partida hasta el final al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play the remaining games</source>
        <translation type="vanished">Jugar las partidas restantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Play what proves the result of the square with the mouse or the cursor</source>
        <translation>Jugar lo que demuestra el resultado de la casilla del ratón o del cursor</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares}</source>
        <translation>Jugado: {squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares} and %n more</source>
        <translation type="vanished">
            <numerusform>Jugado: {squares} y %n más</numerusform>
            <numerusform>Jugado: {squares} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player A</source>
        <translation>Jugador A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player B</source>
        <translation>Jugador B</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation>Los jugadores se clasifican cuando se han jugado todas las partidas. Entre paréntesis: el intervalo del 95 % de la proporción de partidas perdidas. Cada celda de la tabla cruzada: victorias – empates – derrotas del jugador de la fila, en ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: finish the game at random.</source>
        <translation type="vanished">Partida aleatoria: acabar la partida al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: value the open lines, at times also play a random game.</source>
        <translation>Partida aleatoria: valorar las líneas abiertas y, a veces, jugar también una partida al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Plays against</source>
        <translation>Juega contra</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays at the level you choose: easy at random, medium with random moves in between, hard without. Unbeatable takes hard's place where it is proven.</source>
        <translation>Juega al nivel que usted escoja: fácil, al azar; medio, con jugadas al azar entremedias; difícil, sin ellas. Imbatible ocupa el lugar de difícil donde está demostrado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Plays its best</source>
        <translation>Juega lo mejor que sabe</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays many random games, called trials, from the position. It prefers squares that winners tend to hold.</source>
        <translation>Juega muchas partidas al azar, llamadas ensayos, desde la posición. Prefiere las casillas que suelen tener los ganadores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games from every square and takes the square with the highest share of good endings.</source>
        <translation>Juega partidas aleatorias desde cada casilla y toma la casilla con la mayor proporción de buenos finales.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games, and begins them with those moves more often that did better. It knows nothing but the rules.</source>
        <translation>Juega partidas aleatorias y las empieza más a menudo con las jugadas que dieron mejor resultado. Solo conoce las reglas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the mc_move of a Python file</source>
        <translation>Juega con el mc_move de un archivo Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the position to its end at random, many times. It prefers squares that winners tend to hold.</source>
        <translation type="vanished">Juega la posición hasta el final al azar, muchas veces. Prefiere las casillas que suelen ocupar los ganadores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points
of 100</source>
        <translation type="vanished">Puntos
de 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points are limited to {limit}: {reason}.</source>
        <translation>Los puntos se limitan a {limit}: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points for the checks, out of 100</source>
        <translation type="vanished">Puntos de las comprobaciones, sobre 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Positions per move</source>
        <translation>Posiciones por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Pr&amp;actise your mistakes…</source>
        <translation>Practicar con sus &amp;errores…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Predict what the machines do, and check it by experiment</source>
        <translation>Predecir lo que hacen las máquinas y comprobarlo con experimentos</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Prefers squares that winners tend to hold</source>
        <translation>Prefiere las casillas que suelen tener los ganadores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Press Train: each block of games adds a bar here.</source>
        <translation>Pulse Entrenar: cada bloque de partidas añade una barra aquí.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Problems
worst first</source>
        <translation type="vanished">Problemas,
los peores antes</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Proven</source>
        <translation>Demostrado</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Proven mistakes: X {x}, O {o}.</source>
        <translation>Errores demostrados: X {x}, O {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven results with best play: {better} {high}, {worse} {low}.</source>
        <translation>Resultados demostrados con el mejor juego: {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play the game is a tie.</source>
        <translation>Demostrado: con el mejor juego, la partida es un empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play {winner} wins.</source>
        <translation>Demostrado: con el mejor juego, gana {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} ties and {worse} loses.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {better} empata y {worse} pierde.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} loses.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {better} gana y {worse} pierde.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} only ties.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {better} gana y {worse} solo empata.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both lose.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {one} y {other} pierden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both tie.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {one} y {other} empatan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both win.</source>
        <translation type="vanished">Demostrado: con el mejor juego, {one} y {other} ganan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the best move where it can</source>
        <translation>Demuestra la mejor jugada si puede</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the result of every move under best play, and takes the best. If a board is too large for that, it says so and uses tree search until near the end.</source>
        <translation>Demuestra el resultado de cada jugada con el mejor juego y toma la mejor. Si un tablero es demasiado grande para eso, lo dice y usa la búsqueda en árbol hasta cerca del final.</translation>
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
        <translation type="vanished">Versión
de Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Python files</source>
        <translation>Archivos de Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Random games</source>
        <translation>Partidas aleatorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Random moves</source>
        <translation>Juega al azar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation>Jugadas aleatorias antes de cada partida que dejan a ambos bandos con posibilidades parecidas. Cada jugador juega cada apertura con ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: a tie.</source>
        <translation>Jugadas al azar hasta el final: empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: {winner} wins.</source>
        <translation>Jugadas al azar hasta el final: gana {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Rating</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings</source>
        <translation type="vanished">Fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings relative to {player}, {rules}</source>
        <translation>Fuerza respecto a {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings, {rules}</source>
        <translation>Fuerza, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Re&amp;load student file</source>
        <translation>Recargar arc&amp;hivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Read about the numbers, the keys and the players</source>
        <translation>Leer sobre los números, las teclas y los jugadores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Read the file again and restart it</source>
        <translation>Volver a leer el archivo y reiniciarlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Read this: {warning}</source>
        <translation>Lea esto: {warning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename the run (F2)</source>
        <translation type="vanished">Cambiar el nombre de la ejecución (F2)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Repeats the moves that did better</source>
        <translation>Repite las jugadas que dieron mejor resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_CURRENT (or MCMATCH) without changing the file.</source>
        <translation>Sustituye SCORE_CURRENT (o MCMATCH) sin cambiar el archivo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_OTHER (or MCOTHER) without changing the file.</source>
        <translation>Sustituye SCORE_OTHER (o MCOTHER) sin cambiar el archivo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Replay the moves taken back</source>
        <translation>Rehacer las jugadas deshechas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset s&amp;core</source>
        <translation>Reiniciar m&amp;arcador</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset the score of the series</source>
        <translation>Poner a cero el marcador de la serie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results after each opening</source>
        <translation>Resultados tras cada apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of A</source>
        <translation>Resultados de A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of the sweep</source>
        <translation>Resultados del barrido</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Results: {players}, {rules}</source>
        <translation>Resultados: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Return from an earlier move, a suggestion or set-up, or stop thinking</source>
        <translation>Volver de una jugada anterior, una sugerencia o la preparación, o dejar de pensar</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>Reverse: completing a line loses</source>
        <translation>Inverso: completar una línea pierde</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} holds the tie.</source>
        <translation>Correcto: {square} mantiene el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} wins.</source>
        <translation>Correcto: {square} gana.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Baremo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none, unless it relies on another function: then it doesn't count.</source>
        <translation>Baremo «{name}», {full} puntos, nota de aprobado {mark}. Las notas de estilo no cuestan puntos. Una comprobación que no se pudo juzgar no da ninguno, salvo si depende de otra función: entonces no cuenta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none.</source>
        <translation type="vanished">Baremo «{name}», {full} puntos, nota de aprobado {mark}. Las notas de estilo no cuestan puntos. Una comprobación que no se pudo juzgar no da ninguno.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Run</source>
        <extracomment>Column with the number of a run of the lab (a noun).</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Run {number}</source>
        <translation>Ejecución {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. Engines play five in a row. One that fails forfeits the game.</source>
        <translation>Ejecuta en su propio proceso otro programa que habla el protocolo Gomocup (pbrain-…). Los motores juegan a cinco en línea. El que falla pierde la partida por descalificación.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Runs each</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. A file that fails forfeits the game.</source>
        <translation>Ejecuta el mc_move de un archivo escrito para el curso, en Python 2 o 3, en un proceso aparte. Un archivo que falla pierde la partida por descalificación.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;lower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;wap sides</source>
        <translation>Cambiar de &amp;bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_CURRENT</source>
        <translation>SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>SCORE_CURRENT and SCORE_OTHER</source>
        <translation>SCORE_CURRENT y SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's</source>
        <translation type="vanished">SCORE_CURRENT es para las casillas del propio jugador, SCORE_OTHER para las del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_OTHER</source>
        <translation>SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Samples per square</source>
        <translation>Muestras por casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Save as a picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>Guardar partida &amp;como…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Save the results and charts</source>
        <translation type="vanished">Guardar los resultados y los gráficos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in another file</source>
        <translation>Guardar esta partida en otro archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in its file</source>
        <translation>Guardar esta partida en su archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Score the squares by 10 to 10,000,000 trials</source>
        <translation>Puntuar las casillas con entre 10 y 10.000.000 de ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>Peso</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: opponent</source>
        <translation>Peso: adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: own</source>
        <translation>Peso: propio</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo} ± {error}.</source>
        <translation>Puntuación {share} ({interval}), diferencia de Elo {elo} ± {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo}.</source>
        <translation type="vanished">Puntuación {share} ({interval}), diferencia de Elo {elo}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}); no Elo difference: one player took all the points.</source>
        <translation>Puntuación {share} ({interval}); sin diferencia de Elo: un jugador se llevó todos los puntos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score: {players}, {rules}</source>
        <translation>Puntuación: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Scores of {player}, {board}, {side} to move</source>
        <translation>Puntuaciones de {player}, {board}, turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores ± error</source>
        <translation>Puntuaciones ± error</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Scores' colours</source>
        <translation>Colores de puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Searc&amp;h tree of this position…</source>
        <translation>Ár&amp;bol de búsqueda de esta posición…</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>See how the scores of this position arise, trial by trial</source>
        <translation>Ver cómo surgen las puntuaciones de esta posición, ensayo a ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>See what a learner knows, and which games taught it</source>
        <translation>Ver qué sabe un aprendiz y qué partidas se lo enseñaron</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run to see its results, or two runs to compare them.</source>
        <translation>Seleccione una ejecución para ver sus resultados, o dos para compararlas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Selection: follow the highest bounds.</source>
        <translation>Selección: seguir las cotas más altas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set u&amp;p a position</source>
        <translation>Preparar una p&amp;osición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set up a position on the board</source>
        <translation>Preparar una posición en el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Set up a position: click or drag to draw</source>
        <translation>Prepare una posición: haga clic o arrastre para dibujar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>Settings are lost when the window closes: {path} can't be written.</source>
        <translation>Los ajustes se pierden al cerrar la ventana: no se puede escribir {path}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games; of a move, only choosing it, which the window does step by step and shows meanwhile.</source>
        <translation>Proporciones con sus intervalos del 95 %. Tiempos: la mediana y, entre paréntesis, la mitad central de las partidas; de una jugada, solo su elección, que la ventana hace paso a paso y muestra mientras tanto.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show a slider below the board that scores the squares by 10 to 10,000,000 trials</source>
        <translation type="vanished">Mostrar bajo el tablero un deslizador que puntúa las casillas con entre 10 y 10.000.000 de ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show or hide the panel beside the board</source>
        <translation>Mostrar u ocultar el panel junto al tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Show or hide the panels beside the board</source>
        <translation type="vanished">Mostrar u ocultar los paneles junto al tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show the &amp;line from a square</source>
        <translation>Mostrar la con&amp;tinuación desde una casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the last move and go on with the game</source>
        <translation>Mostrar la última jugada y seguir con la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move earlier</source>
        <translation>Mostrar la posición una jugada antes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move later</source>
        <translation>Mostrar la posición una jugada después</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Show the run on its page, with its settings (Return)</source>
        <translation type="vanished">Mostrar la ejecución en su página, con sus ajustes (Intro)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the start of the game</source>
        <translation>Mostrar el comienzo de la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show the whole board after zooming in</source>
        <translation>Mostrar todo el tablero después de ampliarlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show what the machine would play here</source>
        <translation>Mostrar qué jugaría aquí la máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Similar</source>
        <translation>Similares</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Simulations per move</source>
        <translation>Simulaciones por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Size of everything</source>
        <translation type="vanished">Tamaño de todo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Slips often</source>
        <translation>Falla a menudo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Source</source>
        <translation>Código fuente</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Squares per side.</source>
        <translation>Casillas por lado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares with the same number are equal by symmetry.</source>
        <translation>Las casillas con el mismo número son iguales por simetría.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result aren't proven yet.</source>
        <translation>Las casillas sin resultado aún no están demostradas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result couldn't be proven.</source>
        <translation>Las casillas sin resultado no se han podido demostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick aren't proven yet.</source>
        <translation type="vanished">Las casillas sin marca ✓ aún no están demostradas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick couldn't be proven.</source>
        <translation type="vanished">Las casillas sin marca ✓ no se han podido demostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start</source>
        <extracomment>Button: start the run (a verb).</extracomment>
        <translation type="vanished">Iniciar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start a new game</source>
        <translation>Empezar una partida nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the machines, or pause them</source>
        <translation>Poner en marcha las máquinas o pausarlas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Start the match</source>
        <translation>Iniciar el encuentro</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the next game of the series</source>
        <translation>Empezar la siguiente partida de la serie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Start the sweep</source>
        <translation>Iniciar el barrido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Start the tournament</source>
        <translation>Iniciar el torneo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Start the training</source>
        <translation>Iniciar el entrenamiento</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Start the trials</source>
        <translation>Iniciar los ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start: {truth}; random games {games}</source>
        <translation>Comienzo: {truth}; partidas aleatorias {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Started</source>
        <extracomment>Column with the date and time.</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting level</source>
        <translation>Nivel inicial</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting trials</source>
        <translation>Ensayos iniciales</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Stop between Elo</source>
        <translation>Parar entre Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop early, as soon as the best square is known with this confidence. Squares equal by symmetry count as one.</source>
        <translation>Parar antes, en cuanto se conoce la mejor casilla con esta confianza. Las casillas iguales por simetría cuentan como una.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Stop thinking without a move, and keep the scores</source>
        <translation>Dejar de pensar sin jugar y conservar las puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop when sure, %</source>
        <translation>Parar si es seguro, %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Student's file</source>
        <translation>Archivo de estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Style
remarks</source>
        <translation type="vanished">Notas
de estilo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style, not counted</source>
        <translation>Estilo, no cuenta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style: {remark}</source>
        <translation>Estilo: {remark}</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Suppose Monte Carlo plays 10 trials. How often is the centre's score above that of the corner a1?</source>
        <translation>Suponga que Monte Carlo juega 10 ensayos. ¿Con qué frecuencia está la puntuación del centro por encima de la de la esquina a1?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Suspect</source>
        <translation>Sospechoso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Swap X and O and start a new game</source>
        <translation>Intercambiar X y O y empezar una partida nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Symmetric squares</source>
        <translation>Casillas simétricas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>T&amp;rials of this position…</source>
        <translation>&amp;Ensayos de esta posición…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Take back moves to your last turn</source>
        <translation>Deshacer jugadas hasta su último turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Take known luck out of the score</source>
        <translation>Descontar de la puntuación la suerte conocida</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Takes any empty square at random.</source>
        <translation>Toma cualquier casilla vacía al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Teal to pink (tritanopia)</source>
        <translation type="vanished">De turquesa a rosa (tritanopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Textbook</source>
        <translation>Libro de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The bars appear here as games finish.</source>
        <translation>Las barras aparecen aquí a medida que terminan las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>The chance of beating Monte Carlo with infinitely many trials.</source>
        <translation>La probabilidad de ganar a Monte Carlo con infinitos ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The colours of the squares from worst to best; brighter is better in each</source>
        <translation type="vanished">Los colores de las casillas, de la peor a la mejor; en todos, más claro es mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The colours of the squares; bolder is better in each</source>
        <translation>Los colores de las casillas; en todos, más intenso es mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The curves appear here as games finish.</source>
        <translation>Las curvas aparecen aquí a medida que terminan las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>The engine can't play yet.</source>
        <translation>El motor aún no puede jugar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The engine's program. It can do anything you can on this computer.</source>
        <translation>El programa del motor. Puede hacer en este equipo todo lo que puede hacer usted.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The exact scores are being calculated.</source>
        <translation>Se están calculando las puntuaciones exactas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file can't be run: {reason}</source>
        <translation>No se puede ejecutar el archivo: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file played on 3×3, as X and O in turn. The reference solution is a correct file with the same weights. The ranges are 95 % intervals: results within them can be due to chance.</source>
        <translation>El archivo jugó en 3×3, como X y O por turnos. La solución de referencia es un archivo correcto con los mismos pesos. Los rangos son intervalos del 95 %: los resultados dentro de ellos pueden deberse al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The file that records losing moves.</source>
        <translation>El archivo que registra las jugadas perdedoras.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>The file's mc_move passed no scores to get_best_move, so there are none to show.</source>
        <translation>El mc_move del archivo no pasó puntuaciones a get_best_move, así que no hay ninguna que mostrar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The file's version of Python</source>
        <translation>La versión de Python del archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The files that look copied from this one, or this one from them</source>
        <translation>Los archivos que parecen copiados de este, o este de ellos</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The first move in the reverse game</source>
        <translation>La primera jugada del juego inverso</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>The game is a tie: no score changes.</source>
        <translation>La partida acaba en empate: no cambia ninguna puntuación.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The higher it is, the more often moves are tried that did worse so far.</source>
        <translation>Cuanto más alta es, más a menudo se prueban jugadas que hasta ahora dieron peor resultado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The language of the window</source>
        <translation>El idioma de la ventana</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The learner plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">El aprendiz juega la primera casilla que no conoce como error. Cuando pierde, añade su última jugada a su libro de texto. Nunca repite un error en la misma posición.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The level of a machine by level when you first choose one</source>
        <translation>El nivel de «Máquina por nivel» cuando la elige por primera vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The level of a player by level when you first choose one</source>
        <translation type="vanished">El nivel de un jugador por nivel cuando lo elige por primera vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The limit that a mistake sets to the points, if they reach it</source>
        <translation>El límite que un error impone a los puntos, si lo alcanzan</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>The losing squares are {losing}. With 10 trials, Monte Carlo chose one of them in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}. {second} scores nearly as high but holds the tie, and {last} loses but scores lowest: a high score doesn't say who wins with best play. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation>Las casillas que pierden son {losing}. Con 10 ensayos, Monte Carlo eligió una de ellas en {few} de {runs} ejecuciones; con 5.000, en {many}. Con infinitos, siempre elige {limit}. {second} tiene casi la misma puntuación, pero mantiene el empate, y {last} pierde, pero tiene la más baja: una puntuación alta no dice quién gana con el mejor juego. Las partidas aleatorias suponen un adversario que no ve la respuesta, y tener más solo hace más seguro ese error.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum memory that the engine is told to use.</source>
        <translation>La memoria máxima que se indica al motor que use.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum number of positions judged before each move.</source>
        <translation>El número máximo de posiciones que se juzgan antes de cada jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The number of trials passed to mc_move. Empty: the file's NTRIALS.</source>
        <translation>El número de ensayos que se pasa a mc_move. Vacío: el NTRIALS del archivo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>The only move to consider.</source>
        <translation type="vanished">La única jugada que hay que considerar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>The open lines count {points} for {side}.</source>
        <translation>Las líneas abiertas cuentan {points} para {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>The own weight counts the squares that the player to move held in the trials: plus where it won, minus where it lost. So it looks for squares that help to win. The opponent weight counts the squares that the opponent held: minus where the player won, plus where the opponent won. So it looks for squares that the opponent wins with, to take them first.</source>
        <translation>El peso propio cuenta las casillas que el jugador que tiene el turno ocupó en los ensayos: suma si ganó y resta si perdió. Busca, pues, casillas que ayuden a ganar. El peso del adversario cuenta las casillas que ocupó el adversario: resta si ganó el jugador y suma si ganó el adversario. Busca, pues, casillas con las que gana el adversario, para tomarlas antes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The parameter that takes several values.</source>
        <translation>El parámetro que toma varios valores.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>The player that scores the squares.</source>
        <translation>El jugador que puntúa las casillas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It doesn't repeat a mistake in the same position, unless every move there is one.</source>
        <translation>El jugador «Aprende de errores» juega la primera casilla que no sabe que es un error. Cuando pierde, añade su última jugada a su libro de texto. No repite un error en la misma posición, salvo si allí toda jugada lo es.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">El jugador «Aprende de errores» juega la primera casilla que no sabe que es un error. Cuando pierde, añade su última jugada a su libro de texto. Nunca repite un error en la misma posición.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The points that count</source>
        <translation>Los puntos que cuentan</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. But {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation type="vanished">Las partidas aleatorias valoran peor {worst}: {score} por ensayo, porque por ella pasan más líneas. Pero está demostrado que {holds} es la única primera jugada que no pierde: desde allí, X responde a cada jugada con la casilla opuesta.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. They rate {best} best and equal, but all of these lose: {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation>Las partidas aleatorias valoran peor {worst}: {score} por ensayo, porque por ella pasan más líneas. Valoran como mejores e iguales {best}, pero todas ellas pierden: está demostrado que {holds} es la única primera jugada que no pierde. Desde allí, X responde a cada jugada con la casilla opuesta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>The ratings appear here as games finish.</source>
        <translation>La fuerza de cada jugador aparece aquí a medida que terminan las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The results appear here as games finish.</source>
        <translation type="vanished">Los resultados aparecen aquí a medida que terminan las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>The review begins with the last move.</source>
        <translation>El análisis empieza por la última jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>La escala de tiempos es logarítmica. Bandas: la mitad central de las partidas. Los tiempos transcurridos son mayores mientras funcionan otros programas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).</source>
        <translation>La prueba secuencial de {low} contra {high} puntos Elo acepta {accepted} (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).</source>
        <translation>La prueba secuencial de {low} contra {high} puntos Elo no ha decidido (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read. They are kept as {path}, and defaults are used instead.</source>
        <translation>No se pueden leer los ajustes. Se conservan como {path} y se usan los valores predeterminados.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read: {error}.</source>
        <translation>No se pueden leer los ajustes: {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>The side that the learner plays.</source>
        <translation>El bando que juega el aprendiz.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The side that the measured player plays.</source>
        <translation>El bando que juega el jugador medido.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver agrees: it loses against best play.</source>
        <translation>El solucionador está de acuerdo: pierde contra el mejor juego.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver can't settle this move within its limit.</source>
        <translation>El solucionador no puede decidir esta jugada dentro de su límite.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver couldn't prove the result of any square.</source>
        <translation>El solucionador no pudo demostrar el resultado de ninguna casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver disagrees: it doesn't lose against best play.</source>
        <translation>El solucionador no está de acuerdo: no pierde contra el mejor juego.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver has proven nothing yet.</source>
        <translation>El solucionador aún no ha demostrado nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The squares are being compared.</source>
        <translation>Se están comparando las casillas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}, which the board shows rounded.</source>
        <translation>Cada casilla de X gana 1 ({gaining}), cada casilla de O pierde 1 ({losing}) y las vacías no cambian. Y así sucesivamente: en {trials} ensayos desde el tablero vacío, X ganó ocupando {square} {won_mine} veces (+1 cada una), ganó mientras la ocupaba O {won_theirs} veces (−1), perdió ocupándola {lost_mine} veces (−1) y perdió mientras la ocupaba O {lost_theirs} veces (+1). La suma es {sum}. Dividida entre los {trials} ensayos, incluidos los empates, da {score}, que el tablero muestra redondeado.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}: the number on the board.</source>
        <translation type="vanished">Cada casilla de X gana 1 ({gaining}), cada casilla de O pierde 1 ({losing}) y las vacías no cambian. Y así sucesivamente: en {trials} ensayos desde el tablero vacío, X ganó ocupando {square} {won_mine} veces (+1 cada una), ganó mientras la ocupaba O {won_theirs} veces (−1), perdió ocupándola {lost_mine} veces (−1) y perdió mientras la ocupaba O {lost_theirs} veces (+1). La suma es {sum}. Dividida entre los {trials} ensayos, incluidos los empates, da {score}: el número del tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. The score of a square is the sum over all trials.</source>
        <translation type="vanished">Las casillas que ocupa X ganan 1 cada una ({gaining}), las que ocupa O pierden 1 cada una ({losing}) y las vacías no cambian. La puntuación de una casilla es la suma de todos los ensayos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The student's Python file, which runs in a separate process.</source>
        <translation>El archivo de Python del estudiante, que se ejecuta en un proceso aparte.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's file</source>
        <translation>El archivo del estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's number on the platform from which the file was downloaded</source>
        <translation>El número del estudiante en la plataforma de la que se descargó el archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The system's signal when it is your turn again</source>
        <translation>La señal del sistema cuando vuelve a ser su turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The teacher's comment</source>
        <translation>El comentario del profesor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The test ended the match early, so the score, the shares and the Elo difference lean towards its decision.</source>
        <translation>La prueba terminó antes de tiempo el encuentro, así que la puntuación, las proporciones y la diferencia de Elo están sesgadas hacia su decisión.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The times appear here as games finish.</source>
        <translation>Los tiempos aparecen aquí a medida que terminan las partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The window failed to open with its settings last time. They are kept as {path}, and defaults are used instead.</source>
        <translation>La última vez la ventana no pudo abrirse con sus ajustes. Se conservan como {path} y se usan los valores predeterminados.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Their error bars overlap, but the scores come from the same games, and symmetric squares count as one.</source>
        <translation>Sus barras de error se solapan, pero las puntuaciones proceden de las mismas partidas y las casillas simétricas cuentan como una sola.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Then</source>
        <translation>Después</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed.</source>
        <translation type="vanished">Estas comprobaciones no se pueden juzgar hasta que se corrija lo que se indica primero.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed. Those that rely on another function don't count: the other checks make up the full points.</source>
        <translation>Estas comprobaciones no se pueden juzgar hasta que se corrija lo que se indica primero. Las que dependen de otra función no cuentan: las demás comprobaciones suman todos los puntos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves hold the tie: {squares}.</source>
        <translation>Estas jugadas mantienen el empate: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves win: {squares}.</source>
        <translation>Estas jugadas ganan: {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>This player counts no wins by square.</source>
        <translation>Este jugador no cuenta victorias por casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Ties are good</source>
        <translation type="vanished">El empate es bueno</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Ties, 95 % interval</source>
        <translation type="vanished">Empates, intervalo del 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties: {first_share} at {first}, {last_share} at {last}</source>
        <translation>Empates: {first_share} con {first}, {last_share} con {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time per game</source>
        <translation>Tiempo por partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Time per move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tournament of {count} players, {rules}</source>
        <translation>Torneo de {count} jugadores, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Train</source>
        <translation type="vanished">Entrenar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Train a learner over thousands of games</source>
        <translation>Entrenar un aprendiz durante miles de partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tree search</source>
        <translation>Búsqueda en árbol</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>Tree search also plays random games, but it tries good moves more often, for both sides. So it sees the answer that plain sampling overlooks. This is the position in which more trials made Monte Carlo worse.</source>
        <translation>La búsqueda en árbol también juega partidas aleatorias, pero prueba más veces las buenas jugadas, para ambos bandos. Así ve la respuesta que el simple muestreo pasa por alto. Esta es la posición en la que más ensayos empeoraron a Monte Carlo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Trials per move</source>
        <translation>Ensayos por jugada</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Trials, ties and time</source>
        <translation>Ensayos, empates y tiempo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries every square in random games</source>
        <translation>Prueba cada casilla en partidas aleatorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines and one random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Prueba primero las jugadas prometedoras y juzga cada posición por sus líneas abiertas y una partida aleatoria. Cuanto mejor va una jugada, más veces se prueba.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines, at times also by a random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Prueba primero las jugadas prometedoras y juzga cada posición por sus líneas abiertas y, a veces, también por una partida aleatoria. Cuanto mejor le va a una jugada, más a menudo la prueba.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries the squares in order and skips moves its textbook knows to be mistakes here. When it loses, it adds its last move to the textbook.</source>
        <translation>Prueba las casillas por orden y evita las jugadas que, según su libro de texto, son errores aquí. Cuando pierde, añade su última jugada al libro de texto.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Truth</source>
        <extracomment>Overlay with the proven result of each square.</extracomment>
        <translation>Resultado real</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation type="vanished">
            <numerusform>Probar con %n ensayo</numerusform>
            <numerusform>Probar con %n ensayos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try Monte Carlo with %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation>
            <numerusform>Probar Montecarlo con %n ensayo</numerusform>
            <numerusform>Probar Montecarlo con %n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Try the &amp;better move</source>
        <translation>Probar la jugada &amp;mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation>Dos diferencias de Elo, como 0, 20: una prueba secuencial detiene el encuentro en cuanto acepta una de ellas.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>Two players move at random on an empty 3×3 board. How often does X, who begins, win?</source>
        <translation>Dos jugadores juegan al azar en un tablero vacío de 3×3. ¿Con qué frecuencia gana X, que empieza?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two players play many games, and take turns at moving first.</source>
        <translation>Dos jugadores juegan muchas partidas y se turnan para mover primero.</translation>
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
        <translation>Imbatible</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Up to %n run(s) chose a move without a proven result.</source>
        <translation>
            <numerusform>Hasta %n ejecución eligió una jugada sin resultado demostrado.</numerusform>
            <numerusform>Hasta %n ejecuciones eligieron una jugada sin resultado demostrado.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Use symmetry</source>
        <translation>Usar simetría</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Values: per trial ± standard error, of one run only.</source>
        <translation>Valores: por ensayo ± error estándar, de una sola ejecución.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet (deuteranopia)</source>
        <translation>Violeta (deuteranopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet to orange (deuteranopia)</source>
        <translation type="vanished">De violeta a naranja (deuteranopía)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Visited more often than {square}, but proven to lose: {lost}.</source>
        <translation>Más visitadas que {square}, pero con derrota demostrada: {lost}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>Waiting for a student file.</source>
        <translation>Esperando un archivo de estudiante.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Watch a tree search grow from the position shown, and follow its simulations</source>
        <translation>Ver crecer una búsqueda en árbol desde la posición mostrada y seguir sus simulaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What a tie counts: 1 as much as a win, 0 as little as a loss.</source>
        <translation>Lo que cuenta un empate: 1, tanto como una victoria; 0, tan poco como una derrota.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>What a trial is</source>
        <translation>Qué es un ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What did your runs find?</source>
        <translation>¿Qué han mostrado sus ejecuciones?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the machine's squares scores in a trial that the machine won.</source>
        <translation>Lo que puntúa cada casilla de la máquina en un ensayo que ganó la máquina.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the opponent's squares scores in a trial that the opponent won.</source>
        <translation>Lo que puntúa cada casilla del adversario en un ensayo que ganó el adversario.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>What to fix</source>
        <translation>Qué corregir</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>What “never loses” is worth</source>
        <translation>Cuánto vale un «no pierde nunca»</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When a machine has moved</source>
        <translation>Cuando ha jugado una máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When you are told of mistakes in a game against a machine</source>
        <translation>Cuándo se le avisa de los errores en una partida contra una máquina</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a mistake also counts on the rotated and the mirrored board.</source>
        <translation>Indica si un error cuenta también en el tablero girado y reflejado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a tie counts as much as a win, or as nothing.</source>
        <translation type="vanished">Indica si un empate cuenta tanto como una victoria o nada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Whether marks are drawn in and panels slide</source>
        <translation>Animar el trazado de las fichas y el deslizamiento de los paneles</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether only the last move becomes a mistake, or also an earlier move that left no other choice.</source>
        <translation>Indica si solo la última jugada pasa a ser un error, o también una anterior que no dejó otra opción.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Whether the points reach the pass mark</source>
        <translation>Si los puntos alcanzan la nota de aprobado</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}). Proven best: {better}.</source>
        <translation>No está demostrado que {square} fuera un error. Según la búsqueda en árbol, regaló {lost} puntos (± {error}). La mejor, demostrado: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}); {better} looks better.</source>
        <translation>No está demostrado que {square} fuera un error. Según la búsqueda en árbol, regaló {lost} puntos (± {error}); {better} parece mejor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. Tree search can't tell it apart from the best move.</source>
        <translation>No está demostrado que {square} fuera un error. La búsqueda en árbol no la distingue de la mejor jugada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Which games' proven mistakes Moves → Practise your mistakes sets again</source>
        <translation>De qué partidas vuelve a plantear errores demostrados Jugadas → Practicar con sus errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Which of two plays better?</source>
        <translation>¿Cuál de los dos juega mejor?</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Which square is surely better?</source>
        <translation>¿Qué casilla es mejor con seguridad?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>While setting up: draw or erase</source>
        <translation>Al preparar una posición: dibujar o borrar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).</source>
        <translation>Bigotes: intervalos de Wilson del 95 % (izquierda: gana X, derecha: gana O).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: wins, right: losses).</source>
        <translation>Bigotes: intervalos de Wilson del 95 % (izquierda: victorias, derecha: derrotas).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Whiskers: 95 % intervals</source>
        <translation type="vanished">Bigotes: intervalos del 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Whiskers: 95 % intervals.</source>
        <translation>Bigotes: intervalos del 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Who is the strongest?</source>
        <translation>¿Quién es el más fuerte?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Why the file can't be graded, or its mistakes, worst first</source>
        <translation>Por qué no se puede calificar el archivo, o sus errores, empezando por los peores</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>Why there are two weights</source>
        <translation>Por qué hay dos pesos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate</source>
        <translation>Tasa de victorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: of the decided trials in which {side} held the square, the share that {side} won.</source>
        <translation>Tasa de victorias: de los ensayos decididos en que {side} ocupó la casilla, la proporción que {side} ganó.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: the share of points that {side} got in the simulations that began with the square.</source>
        <translation>Tasa de victorias: la proporción de puntos que obtuvo {side} en las simulaciones que empezaron por la casilla.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>With 10 trials, Monte Carlo chose a losing square in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}, which loses. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation type="vanished">Con 10 ensayos, Monte Carlo eligió una casilla perdedora en {few} de {runs} ejecuciones; con 5.000, en {many}. Con infinitos, siempre elige {limit}, que pierde. Las partidas aleatorias suponen un adversario que no ve la respuesta, y tener más solo hace más seguro ese error.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of being best is well below 95 %, the leading square may lead by luck.</source>
        <translation type="vanished">Con 10 ensayos, el centro iba por delante en {few} de {runs} ejecuciones; con 100, en {more}; con 1.000, en {many}. Mientras su probabilidad de ser la mejor esté muy por debajo del 95 %, la casilla que va en cabeza puede estarlo por suerte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of the best score is well below 95 %, the leading square may lead by luck. With “Stop when sure” at 95 %, Monte Carlo needed {needed} trials here. Two squares whose scores are half as far apart need about four times as many.</source>
        <translation>Con 10 ensayos, el centro iba por delante en {few} de {runs} ejecuciones; con 100, en {more}; con 1.000, en {many}. Mientras su probabilidad de la mejor puntuación esté muy por debajo del 95 %, la casilla que va en cabeza puede estarlo por suerte. Con «Parar si es seguro» al 95 %, Monte Carlo necesitó aquí {needed} ensayos. Dos casillas cuyas puntuaciones distan la mitad necesitan unas cuatro veces más.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long, for 200 times the trials: on this small board, other work takes most of a game's time. The error of a score shrinks only with the square root of the number of trials, here to about a 14th.</source>
        <translation>Con 5 ensayos empataron {few} de {games} partidas; con 1.000, {many}. Las partidas con 1.000 ensayos necesitaron {times} veces ese tiempo, con 200 veces más ensayos: en este tablero pequeño, la mayor parte del tiempo de una partida se va en otras tareas. El error de una puntuación solo disminuye con la raíz cuadrada del número de ensayos, aquí hasta cerca de una catorceava parte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long. More trials take longer, but the error of a score shrinks only with the square root of their number.</source>
        <translation type="vanished">Con 5 ensayos empataron {few} de {games} partidas; con 1.000, {many}. Las partidas con 1.000 ensayos necesitaron {times} veces ese tiempo. Más ensayos tardan más, pero el error de una puntuación solo disminuye con la raíz cuadrada de su número.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} every time to an opponent who knows it.</source>
        <translation>Con infinitos ensayos, como {side} pierde siempre contra un adversario que lo conozca.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} {share} % of the games to an opponent who knows it.</source>
        <translation>Con infinitos ensayos, como {side} pierde el {share} % de las partidas contra un adversario que lo conozca.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it never loses as {side}.</source>
        <translation>Con infinitos ensayos, no pierde nunca como {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With infinitely many trials, the centre of the empty board scores higher than a corner; with best play, both tie. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation>Con infinitos ensayos, el centro del tablero vacío puntúa más que una esquina; con el mejor juego, ambos empatan. Con pocos ensayos, las puntuaciones no siempre lo muestran: toda puntuación tiene un error estándar.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>With {simulations} simulations, tree search chose a losing square in {wrong} of 40 runs. Monte Carlo with 1,000 trials chose one in {sampling} of 40 runs. Trying the opponent's best answers is worth more than many random ones.</source>
        <translation>Con {simulations} simulaciones, la búsqueda en árbol eligió una casilla perdedora en {wrong} de 40 ejecuciones. Monte Carlo, con 1.000 ensayos, eligió una en {sampling} de 40. Probar las mejores respuestas del adversario vale más que muchas al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>With {trials}, {share} of the moves give up the result</source>
        <translation>Con {trials}, el {share} de las jugadas regala el resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Without known luck the score is {share} ({interval}), as from {gain} times the games.</source>
        <translation>Sin la suerte conocida, la puntuación es {share} ({interval}), como con {gain} veces más partidas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Won</source>
        <extracomment>Numbers of games.</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Worth of a tie</source>
        <translation>Valor del empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>X and O to move in turn</source>
        <translation>que X y O jueguen por turnos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X blocks O's line</source>
        <translation>X bloquea la línea de O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X completes a line</source>
        <translation>X completa una línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>X doesn't lose</source>
        <translation>X no pierde</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>X has a corner and the middle of the right side, O has the centre, and O is to move. Two squares lose, and the others hold the tie. The weights are equal.</source>
        <translation>X tiene una esquina y el centro del lado derecho, O tiene el centro, y es el turno de O. Dos casillas pierden y las demás mantienen el empate. Los pesos son iguales.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>X is to move, and its trial ended as shown: X won. Both weights are 1. Which squares gain a point? Choose one of them on the board.</source>
        <translation>Es el turno de X, y su ensayo terminó como se muestra: X ganó. Ambos pesos son 1. ¿Qué casillas ganan un punto? Elija una de ellas en el tablero.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>X threatens to complete the right column at d3, and O is to move. The same trials are scored with each pair of weights, own and opponent's. With which pair does O overlook the threat?</source>
        <translation>X amenaza con completar la columna derecha en d3, y es el turno de O. Los mismos ensayos se puntúan con cada par de pesos, el propio y el del adversario. ¿Con qué par pasa O por alto la amenaza?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X wins</source>
        <translation>Gana X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X's score: {players}, {rules}</source>
        <translation>Puntuación de X: {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>X's share of points</source>
        <translation>Proporción de puntos de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>X's wins</source>
        <translation>Victorias de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>X, O, Delete</source>
        <translation>X, O, Supr</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You choose the moves.</source>
        <translation>Usted elige las jugadas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: the folder {folder} can't be written</source>
        <translation>Su partida no se guarda automáticamente: no se puede escribir en la carpeta {folder}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: {error}</source>
        <translation>Su partida no se guarda automáticamente: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your guess</source>
        <translation>Su predicción</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your last game can't be restored: {error}. It is kept as {path}</source>
        <translation>No se puede restaurar su última partida: {error}. Se conserva como {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Your mistakes</source>
        <translation>Sus errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher says: {comment}</source>
        <translation>Su profesor dice: {comment}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points.</source>
        <translation>Su profesor fijó los puntos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points. The grader gave {points}.</source>
        <translation>Su profesor fijó los puntos. El calificador dio {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Zoom a large board</source>
        <translation>Ampliar un tablero grande</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>[[0] * n] * n repeats the same row, so adding to one row adds to all: use [[0] * n for _ in range(n)]</source>
        <translation>[[0] * n] * n repite la misma fila, así que sumar a una fila suma a todas: use [[0] * n for _ in range(n)]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>`{code}` has no ()</source>
        <translation>a `{code}` le falta ()</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>a Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>un clúster de Dask necesita una dirección, como tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a board on which check_win() returns a result</source>
        <translation>un tablero en el que check_win() devuelve un resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that breaks a rule of the course; each further one as much less</source>
        <translation>un archivo que incumple una regla del curso; por cada una más, otro tanto menos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that ignores the scores when it chooses a square</source>
        <translation type="vanished">un archivo que no tiene en cuenta las puntuaciones al elegir una casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that makes no legal move or forfeits most games</source>
        <translation>un archivo que no hace ninguna jugada legal o pierde la mayoría de las partidas por descalificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that pairs squares with the wrong scores</source>
        <translation>un archivo que empareja las casillas con puntuaciones equivocadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that plays all trials on one board</source>
        <translation>un archivo que juega todos los ensayos en un solo tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that starts its search for the highest score too high</source>
        <translation>un archivo que empieza a buscar la puntuación más alta desde un valor demasiado alto</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that swaps or ignores the weights</source>
        <translation>un archivo que intercambia o no usa los pesos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that uses one list for all rows</source>
        <translation>un archivo que usa una sola lista para todas las filas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose choice of square doesn't depend on its trials</source>
        <translation>un archivo cuya elección de casilla no depende de sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose constants hide good moves</source>
        <translation>un archivo cuyas constantes ocultan buenas jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose functions take their parameters in another order</source>
        <translation>un archivo cuyas funciones toman sus parámetros en otro orden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials don't change sides</source>
        <translation>un archivo cuyos ensayos no cambian de bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials have the wrong turn order</source>
        <translation>un archivo cuyos ensayos tienen mal el orden de los turnos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any mistake</source>
        <translation>un archivo con cualquier error</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any other mistake</source>
        <translation type="vanished">un archivo con cualquier otro error</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a function that does nothing</source>
        <translation>una función que no hace nada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game played to its end</source>
        <translation type="vanished">una partida jugada hasta el final</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game that continues from the marks on the board</source>
        <translation>una partida que continúa desde las fichas del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a learner in run {run} has learnt since the run started, so it would play differently: start a new run</source>
        <translation type="vanished">un aprendiz de la ejecución {run} ha aprendido desde que empezó, así que jugaría de otra manera: inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a line has more than {most} characters</source>
        <translation>una línea tiene más de {most} caracteres</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss</source>
        <translation>una derrota</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss must change the scores too</source>
        <translation>una derrota también debe cambiar las puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>a mark is off the {size}×{size} board</source>
        <translation>una ficha está fuera del tablero de {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a match has from 1 to {most} games, not {count}</source>
        <translation type="vanished">un encuentro tiene de 1 a {most} partidas, no {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a match needs at least 1 game, not {games}</source>
        <translation type="vanished">un encuentro necesita al menos 1 partida, no {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>un número de {least:g} a {most:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number in the JSON is too long</source>
        <translation>un número del JSON es demasiado largo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a number of at least 0</source>
        <translation>un número mayor o igual que 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a page for each file and one for the class</source>
        <translation>una página por archivo y otra de la clase</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a picture can be {least} to {most} pixels wide, not {width}</source>
        <translation>una imagen puede tener de {least} a {most} píxeles de ancho, no {width}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture in pixels</source>
        <translation>una imagen en píxeles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture that scales</source>
        <translation>una imagen escalable</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a player in run {run} has changed since the run started, so it would play differently (its textbook, file or program): start a new run</source>
        <translation>un jugador de la ejecución {run} ha cambiado desde que empezó, así que jugaría de otra manera (su libro de texto, archivo o programa): inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_search.py"/>
        <source>a player that takes the first of equal squares needs every rotation examined, which takes too long on {size}×{size}: let it choose at random (equal=random)</source>
        <translation>un jugador que toma la primera de las casillas iguales obliga a examinar todas las rotaciones, lo que tarda demasiado en {size}×{size}: haga que elija al azar (equal=random)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>a query takes too long, so it may be damaged</source>
        <translation>una consulta tarda demasiado, así que puede estar dañado</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>a question was answered with “{answer}”</source>
        <translation type="vanished">se respondió «{answer}» a una pregunta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a result file for each submission, for GitHub Classroom</source>
        <translation>un archivo de resultados por cada entrega, para GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a run can only be resumed from a store</source>
        <translation>una ejecución solo se puede reanudar desde un almacén</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>a run has at most {most} openings, not {count}</source>
        <translation>una ejecución tiene como máximo {most} aperturas, no {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>a run in which it {mistake}</source>
        <translation>una ejecución en la que {mistake}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>a run is in progress here: let it finish or stop it first</source>
        <translation>aquí hay una ejecución en curso: espere a que termine o deténgala antes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>a run's name must have 1 to {most} printable characters</source>
        <translation>el nombre de una ejecución debe tener de 1 a {most} caracteres imprimibles</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kernel.py"/>
        <source>a sampler can draw at most {most} trials</source>
        <translation>un muestreador puede generar como máximo {most} ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a score of 0 can be the highest</source>
        <translation>una puntuación de 0 puede ser la más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>a seed is a whole number from 0 to {limit}</source>
        <translation>una semilla es un número entero de 0 a {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/seeds.py"/>
        <source>a seed must be from 0 to {most}, not {seed}</source>
        <translation>una semilla debe ser de 0 a {most}, no {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: add --both</source>
        <translation type="vanished">una prueba secuencial necesita parejas de partidas: añada --both</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: let A play both sides equally often (--both)</source>
        <translation type="vanished">una prueba secuencial necesita pares de partidas: haga que A juegue con ambos bandos el mismo número de veces (--both)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a sheet or an animation shows all moves: leave out the move</source>
        <translation>una lámina o una animación muestra todas las jugadas: no indique la jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>a square is a row and a column, such as (0, 2), not {value}</source>
        <translation>una casilla es una fila y una columna, como (0, 2), no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep has at most {most} values, not {count}</source>
        <translation type="vanished">un barrido tiene como máximo {most} valores, no {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep needs values, such as {name}={form}</source>
        <translation>un barrido necesita valores, como {name}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep plays from 1 game per value to {most} in all, not {count} per value</source>
        <translation type="vanished">un barrido juega desde 1 partida por valor hasta {most} en total, no {count} por valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep varies at most {most} settings</source>
        <translation>un barrido varía como máximo {most} ajustes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a table for spreadsheets</source>
        <translation>una tabla para hojas de cálculo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a test case for each check</source>
        <translation>un caso de prueba por comprobación</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie</source>
        <translation>un empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie changes nothing</source>
        <translation>un empate no cambia nada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie must change nothing</source>
        <translation>un empate no debe cambiar nada</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament has from 2 to {most} players, not {count}</source>
        <translation>un torneo tiene de 2 a {most} jugadores, no {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament plays from 1 game per pair to {most} in all, not {count} per pair</source>
        <translation type="vanished">un torneo juega desde 1 partida por pareja hasta {most} en total, no {count} por pareja</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a trial continues from the board passed in</source>
        <translation>un ensayo continúa desde el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a tuple such as {square}</source>
        <translation>una tupla como {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a whole number above 0</source>
        <translation>un número entero mayor que 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win</source>
        <translation>una victoria</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win must change the scores too</source>
        <translation>una victoria también debe cambiar las puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker plays random games of another stream ({here}, not {required}), so its results would differ: use the same engine everywhere (tttmc self-test names it)</source>
        <translation>un proceso de trabajo juega partidas aleatorias de otro flujo ({here}, no {required}), así que sus resultados serían distintos: use el mismo motor en todas partes (tttmc self-test lo indica)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker runs another version of tttmc ({here}, not {required}): install the same version on every computer</source>
        <translation>un proceso de trabajo ejecuta otra versión de tttmc ({here}, no {required}): instale la misma versión en todos los equipos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip of pages for students, to upload to Moodle or Canvas</source>
        <translation>un zip de páginas para los estudiantes, para subir a Moodle o Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip to upload to Gradescope, which then grades each submission</source>
        <translation>un zip para subir a Gradescope, que luego califica cada entrega</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>about the reference solution's {wins} won, {ties} tied and {losses} lost</source>
        <translation>más o menos las {wins} ganadas, {ties} empatadas y {losses} perdidas de la solución de referencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add the constants as they are, without int() or round()</source>
        <translation>sume las constantes tal como son, sin int() ni round()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the grid passed in</source>
        <translation>sume a la cuadrícula recibida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the scores that are already there</source>
        <translation>sume a las puntuaciones que ya hay</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds only whole numbers</source>
        <translation>suma solo números enteros</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds to the grid passed in</source>
        <translation>suma a la cuadrícula recibida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>adds up the scores of its trials</source>
        <translation>suma las puntuaciones de sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss the player's own squares lose points and the opponent's gain them</source>
        <translation>tras una derrota, las casillas del jugador pierden puntos y las del adversario los ganan</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss, the player's squares lose and the opponent's gain</source>
        <translation>tras una derrota, las casillas del jugador pierden y las del adversario ganan</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a win, the player's squares gain and the opponent's lose</source>
        <translation>tras una victoria, las casillas del jugador ganan y las del adversario pierden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>tras {result}, {squares} cambian en {change} en lugar de {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>afterwards</source>
        <translation>después</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>all calls of {function} share the default {code}</source>
        <translation>todas las llamadas a {function} comparten el valor predeterminado {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always lets {player} move first</source>
        <translation>siempre hace jugar primero a {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 columns</source>
        <translation>crea siempre las puntuaciones con 3 columnas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows</source>
        <translation>crea siempre las puntuaciones con 3 filas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows and 3 columns</source>
        <translation>crea siempre las puntuaciones con 3 filas y 3 columnas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_structure.py"/>
        <source>always passes {player} to {function}</source>
        <translation type="vanished">siempre pasa {player} a {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always plays the same game</source>
        <translation>siempre juega la misma partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first empty square</source>
        <translation>siempre devuelve la primera casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first of equal squares</source>
        <translation>siempre devuelve la primera casilla en caso de empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last empty square</source>
        <translation>siempre devuelve la última casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last of equal squares</source>
        <translation>siempre devuelve la última casilla en caso de empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the same one of equal squares</source>
        <translation>siempre devuelve la misma casilla en caso de empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>always returns {square}</source>
        <translation>siempre devuelve {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square</source>
        <translation>una casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square such as {square}</source>
        <translation>una casilla vacía como {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>an unchanged grid and the return value {grid}</source>
        <translation>una cuadrícula sin cambios y el valor devuelto {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>another file is from the same student</source>
        <translation>otro archivo es del mismo estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>another program has locked it: try again when that program has finished</source>
        <translation>otro programa lo ha bloqueado: inténtelo de nuevo cuando ese programa haya terminado</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>another version of tttmc has written it</source>
        <translation type="vanished">lo escribió otra versión de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>another version of {file}</source>
        <translation>otra versión de {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>arrow keys</source>
        <translation>teclas de flecha</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>as many trials as requested</source>
        <translation>tantos ensayos como se piden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>as move {number}, the empty squares in order: {counts} times</source>
        <translation>como jugada {number}, las casillas vacías por orden: {counts} veces</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>as strong as the reference solution</source>
        <translation type="vanished">tan fuerte como la solución de referencia</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>at least %n trial(s)</source>
        <translation>
            <numerusform>al menos %n ensayo</numerusform>
            <numerusform>al menos %n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>begins every trial with {player}</source>
        <translation>empieza cada ensayo con {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>begins the trials with the given player</source>
        <translation>empieza los ensayos con el jugador indicado</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>board.clone() keeps the rule, as TTTBoard(size, reverse) does</source>
        <translation>board.clone() conserva la regla, igual que TTTBoard(size, reverse)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>both X and O have a line on this board: only one side can</source>
        <translation>tanto X como O tienen una línea en este tablero: solo puede tenerla un bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>both in turn</source>
        <extracomment>The player plays X and O in turn.</extracomment>
        <translation>ambos por turnos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>breaks ties at random</source>
        <translation>desempata al azar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>by SCORE_CURRENT and SCORE_OTHER</source>
        <translation>en SCORE_CURRENT y SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call board.move(row, col, player)</source>
        <translation>llame a board.move(row, col, player)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call check_win() after every move</source>
        <translation>llame a check_win() después de cada jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call get_best_move after the loop</source>
        <translation>llame a get_best_move después del bucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_mistakes.py"/>
        <source>call mc_trial in a loop</source>
        <translation type="vanished">llame a mc_trial en un bucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after every trial</source>
        <translation>llame a mc_update_scores después de cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after mc_trial</source>
        <translation>llame a mc_update_scores después de mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores inside the loop</source>
        <translation>llame a mc_update_scores dentro del bucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores once after every trial</source>
        <translation>llame a mc_update_scores una vez después de cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call switch_player(player) after every move and keep its result</source>
        <translation>llame a switch_player(player) después de cada jugada y guarde su resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>called</source>
        <translation>llamada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with a different board from the one passed in</source>
        <translation>llama a get_best_move con un tablero distinto del recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with different scores from those it added up</source>
        <translation>llama a get_best_move con puntuaciones distintas de las que sumó</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>can forfeit games</source>
        <translation>puede perder partidas por descalificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>can't be read</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>can't start another process: {reason}</source>
        <translation>no se puede iniciar otro proceso: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of being best</source>
        <translation type="vanished">probabilidad de ser la mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of being best {number}</source>
        <translation type="vanished">probabilidad de ser la mejor {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of the best score</source>
        <translation>probabilidad de la mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of the best score {number}</source>
        <translation>probabilidad de la mejor puntuación {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves</source>
        <translation type="vanished">cambie NTRIALS, SCORE_CURRENT y SCORE_OTHER hasta que el jugador encuentre jugadas así</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, {current} and {other} until the player finds such moves</source>
        <translation>cambie NTRIALS, {current} y {other} hasta que el jugador encuentre jugadas así</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>change sides exactly once after every move</source>
        <translation>cambie de bando exactamente una vez después de cada jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>change the grid passed in</source>
        <translation>cambie la cuadrícula recibida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>changes marks that were already there</source>
        <translation>cambia fichas que ya estaban</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>changes the board</source>
        <translation>cambia el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>changes the scores that are passed in</source>
        <translation>cambia las puntuaciones recibidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>changes the scores that it has added up before it chooses</source>
        <translation>antes de elegir, cambia las puntuaciones que ha sumado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() already allows for it</source>
        <translation>check_win() ya lo tiene en cuenta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() returns the winner even if no square is empty</source>
        <translation>check_win() devuelve el ganador aunque no quede ninguna casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose a file</source>
        <translation>elija un archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose an empty square with the highest score</source>
        <translation>elija una casilla vacía con la puntuación más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose one</source>
        <extracomment>A program; none is chosen yet.</extracomment>
        <translation>elija uno</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best</source>
        <translation>elija una de las mejores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best at random (random.choice)</source>
        <translation>elija una de las mejores al azar (random.choice)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one with the highest score</source>
        <translation>elija una con la puntuación más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose only among empty squares, since a move to an occupied square does nothing, and change sides only after a real move</source>
        <translation>elija solo entre casillas vacías, porque jugar en una ocupada no hace nada, y cambie de bando solo después de una jugada real</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose the moves at random</source>
        <translation>elija las jugadas al azar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all empty squares and ignores their scores</source>
        <translation>elige entre todas las casillas vacías sin tener en cuenta sus puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all squares that were the best so far</source>
        <translation>elige entre todas las casillas que fueron la mejor hasta el momento</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any empty square if several are the best</source>
        <translation>elige cualquier casilla vacía si hay varias mejores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any square with the best score, even an occupied one</source>
        <translation>elige cualquier casilla con la mejor puntuación, incluso una ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses its square without get_best_move</source>
        <translation>elige su casilla sin get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses occupied squares too</source>
        <translation>elige también casillas ocupadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the highest score regardless of its sign</source>
        <translation>elige la puntuación más alta sin tener en cuenta su signo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the lowest score</source>
        <translation>elige la puntuación más baja</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the second highest score</source>
        <translation>elige la segunda puntuación más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses the square before it plays its trials</source>
        <translation>elige la casilla antes de jugar sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone it for every trial</source>
        <translation>clónelo para cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone that board for every trial</source>
        <translation>clone ese tablero para cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clones once and reuses the board</source>
        <translation>clona una vez y reutiliza el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>collection of mistakes</source>
        <translation type="vanished">colección de errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compare the marks with `player`</source>
        <translation>compare las fichas con `player`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compare the scores, not their absolute values</source>
        <translation>compare las puntuaciones, no sus valores absolutos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compares the winner with {player} instead of with player</source>
        <translation>compara el ganador con {player} en lugar de con player</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compares whole rows</source>
        <translation>compara filas enteras</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>constants</source>
        <translation>constantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continue until check_win() is no longer None</source>
        <translation>continúe hasta que check_win() deje de ser None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues after the game is over</source>
        <translation>continúa después de terminar la partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since as Python 3 it returned a row or column that is not a whole number</source>
        <translation type="vanished">continúa como Python 2, porque como Python 3 devolvió una fila o columna que no es un número entero</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">continúa como Python 2, porque falló como Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues from the marks on the board</source>
        <translation>continúa desde las fichas del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs points only</source>
        <translation>solo resta puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs strength</source>
        <translation>resta fuerza de juego</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>course needs a student's file: name one, such as course:mine.py</source>
        <translation>course necesita un archivo de estudiante: indique uno, como course:mine.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create a new grid of zeros in every call of mc_move</source>
        <translation>cree una cuadrícula nueva de ceros en cada llamada a mc_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create the grid once, before the loop</source>
        <translation>cree la cuadrícula una vez, antes del bucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>decided, but it stayed empty</source>
        <translation>decididos, pero quedó vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not always let the player passed in move first</source>
        <translation>no siempre deja que el jugador recibido juegue primero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not begin every trial with the player to move</source>
        <translation>no empieza cada ensayo con el jugador que tiene el turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not choose all empty squares with equal probability</source>
        <translation>no elige todas las casillas vacías con la misma probabilidad</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are negative</source>
        <translation>no encuentra la puntuación más alta si todas son negativas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are {number} or less</source>
        <translation>no encuentra la puntuación más alta si todas son {number} o menos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not finish in time</source>
        <translation>no termina a tiempo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>does not leave a grid of numbers</source>
        <translation>no deja una cuadrícula de números</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not return a square</source>
        <translation>no devuelve una casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not return the square that get_best_move chose</source>
        <translation>no devuelve la casilla que eligió get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score all of its trials</source>
        <translation>no puntúa todos sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score every trial for the player to move</source>
        <translation>no puntúa cada ensayo para el jugador que tiene el turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not start every trial from the board passed in</source>
        <translation>no empieza cada ensayo desde el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>doubtful</source>
        <translation>dudosa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares</source>
        <translation>las casillas vacías</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares must stay unchanged</source>
        <translation>las casillas vacías no deben cambiar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares stay unchanged</source>
        <translation>las casillas vacías no cambian</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by signal {number}</source>
        <translation>terminado por la señal {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by {signal}</source>
        <translation>terminado por {signal}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>ends too early</source>
        <translation>termina demasiado pronto</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>engine needs a program: name one, such as engine:pbrain-other</source>
        <translation>engine necesita un programa: indique uno, como engine:pbrain-other</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>engine's value</source>
        <translation>valor del motor</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines can't play the reverse game</source>
        <translation>los motores no pueden jugar al juego inverso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines play only five in a row</source>
        <translation>los motores solo juegan a cinco en línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>enter one or more values, such as 5, 10</source>
        <translation>introduzca uno o varios valores, como 5, 10</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>every empty square about equally often</source>
        <translation>cada casilla vacía más o menos el mismo número de veces</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every other move soon completes a line</source>
        <translation>todas las demás jugadas acaban pronto en una línea completa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every trial on its own clone</source>
        <translation>cada ensayo en su propio clon</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>everything, for programs</source>
        <translation>todo, para programas</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>except without an exception class catches everything: name the exception</source>
        <translation>except sin clase de excepción lo captura todo: indique la excepción</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>exercise {number} in your collection of mistakes can't be read: delete the file to start again</source>
        <translation>no se puede leer el ejercicio {number} de su colección de errores: elimine el archivo para empezar de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>exit code {code}</source>
        <translation>código de salida {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>first fix {functions}, which mc_move uses</source>
        <translation>corrija antes {functions}, que mc_move usa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>for {player}, after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>para {player}, tras {result}, {squares} cambian en {change} en lugar de {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>forced</source>
        <extracomment>The words up to "blunder" describe a move.</extracomment>
        <translation>forzada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>forfeited</source>
        <translation>por descalificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>from {least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>functions</source>
        <translation>funciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Monte Carlo</source>
        <translation>partidas contra Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Random</source>
        <translation>partidas contra Aleatorio</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against {opponent}</source>
        <translation type="vanished">partidas contra {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>games begin either from boards or with drawn opening moves: leave out one of them</source>
        <translation>las partidas empiezan desde tableros o con jugadas de apertura al azar: omita una de las dos cosas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games {first}–{last}: {lost} lost</source>
        <translation>partidas {first}–{last}: {lost} perdidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>gave</source>
        <translation>resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>get_best_move: choose the empty square with the highest score.</source>
        <translation type="vanished">get_best_move: elegir la casilla vacía con la puntuación más alta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>give at least one number of trials, such as 10,100,1000</source>
        <translation>indique al menos un número de ensayos, como 10,100,1000</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to O's squares, whoever the player is</source>
        <translation type="vanished">da SCORE_CURRENT a las casillas de O, sea quien sea el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to X's squares, whoever the player is</source>
        <translation type="vanished">da SCORE_CURRENT a las casillas de X, sea quien sea el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to the winner</source>
        <translation type="vanished">da SCORE_CURRENT al ganador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to the winner</source>
        <translation>da {current} al ganador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to {mark}'s squares, whoever the player is</source>
        <translation>da {current} a las casillas de {mark}, sea quien sea el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>global {names}: pass values in and return them instead</source>
        <translation>global {names}: pase los valores como argumentos y devuélvalos</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>handles only 3×3 boards</source>
        <translation>solo sirve para tableros de 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>has every sign reversed</source>
        <translation>tiene todos los signos invertidos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>helper of {file}</source>
        <translation>auxiliar de {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>hidden, or made by a program</source>
        <translation>oculto, o creado por un programa</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>human is not a machine: choose another player, such as mc</source>
        <translation>human no es una máquina: elija otro jugador, como mc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>imports {file}, which is another student's: it won't be found</source>
        <translation>importa {file}, que es de otro estudiante: no se encontrará</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>it asks for input before it has defined its functions, and fails without ({reason})</source>
        <translation>pide datos de entrada antes de definir sus funciones, y falla si no los recibe ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it belongs to another position, or another computer</source>
        <translation type="vanished">es de otra posición o de otro equipo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it can forfeit games</source>
        <translation type="vanished">puede perder partidas por descalificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>it closed its pipe</source>
        <translation>cerró su canal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it completes the other diagonal and blocks X's column</source>
        <translation>completa la otra diagonal y bloquea la columna de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains a path that leads out of it: {path}</source>
        <translation>contiene una ruta que sale de él: {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains more than {most} files</source>
        <translation>contiene más de {most} archivos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs points but no games</source>
        <translation type="vanished">resta puntos, pero no cuesta partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs strength</source>
        <translation type="vanished">resta fuerza de juego</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it doesn't hold proofs of the solver</source>
        <translation type="vanished">no contiene demostraciones del solucionador</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>it ended repeatedly</source>
        <translation>terminó repetidas veces</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it fails as Python 2 too: it continues as Python 3</source>
        <translation>también falla como Python 2: continúa como Python 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a PDF</source>
        <translation>es un PDF</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a Word document</source>
        <translation>es un documento de Word</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a document of Word or Excel</source>
        <translation>es un documento de Word o Excel</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>it is a file of another kind</source>
        <translation>es un archivo de otro tipo</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a link to {target}, and links aren't graded</source>
        <translation>es un enlace a {target}, y los enlaces no se califican</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a link to {target}, and links aren't graded: hand in the file itself</source>
        <translation>es un enlace a {target}, y los enlaces no se califican: entregue el propio archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a picture</source>
        <translation>es una imagen</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a text document</source>
        <translation>es un documento de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a text document (RTF)</source>
        <translation>es un documento de texto (RTF)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a web page</source>
        <translation>es una página web</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a zip archive</source>
        <translation>es un archivo zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is an archive</source>
        <translation>es un archivo comprimido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive in an archive in an archive</source>
        <translation>es un archivo comprimido dentro de otro que está dentro de otro</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive other than a zip</source>
        <translation>es un archivo comprimido que no es zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>it is larger than {most} bytes</source>
        <translation>ocupa más de {most} bytes</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not UTF-8 text</source>
        <translation>no es texto UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>it is not a CSV file: save the sheet as CSV</source>
        <translation>no es un archivo CSV: guarde la hoja como CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is not a Python file</source>
        <translation>no es un archivo de Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a notebook</source>
        <translation>no es un cuaderno (notebook)</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a text file</source>
        <translation>no es un archivo de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it is not loaded yet</source>
        <translation>aún no está cargado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>it is not valid TOML: {error}</source>
        <translation>no es TOML válido: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is read-only</source>
        <translation>es de solo lectura</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as X.O/.X./..O</source>
        <translation>no está claro qué significan {signs} en este tablero: use X, O y . (una casilla vacía), por ejemplo X.O/.X./..O</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it returned a row or column that is not a whole number</source>
        <translation>devolvió una fila o columna que no es un número entero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it unpacks to more than {most} bytes</source>
        <translation>descomprimido ocupa más de {most} bytes</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>it was saved by a newer tttmc (version {version}; this one reads {known}): update the program</source>
        <translation>la guardó un tttmc más nuevo (versión {version}; este lee la {known}): actualice el programa</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>it was saved by a newer tttmc: update the program</source>
        <translation type="vanished">la guardó un tttmc más nuevo: actualice el programa</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>it wasn't graded</source>
        <translation>no se calificó</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it wins at once</source>
        <translation>gana de inmediato</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its cell contains {text}</source>
        <translation>su celda contiene {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>its disk is full. Everything written before is safe</source>
        <translation>su disco está lleno. Todo lo escrito antes está a salvo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its name has no number from {platform}</source>
        <translation>su nombre no tiene número de {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its name is too long</source>
        <translation>su nombre es demasiado largo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>its name, such as b2</source>
        <translation type="vanished">su nombre, como b2</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student.py"/>
        <source>its process returned invalid data</source>
        <translation type="vanished">su proceso devolvió datos no válidos</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its text contains an incomplete character</source>
        <translation>su texto contiene un carácter incompleto</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>its variations have {moves} moves, but {most} at most can be opened</source>
        <translation>sus variantes tienen {moves} jugadas, pero se pueden abrir {most} como máximo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>keeps the scores of earlier moves</source>
        <translation>conserva las puntuaciones de jugadas anteriores</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>kept %n comment(s) that the sheet already contained</source>
        <translation>
            <numerusform>se conserva %n comentario que la hoja ya contenía</numerusform>
            <numerusform>se conservan %n comentarios que la hoja ya contenía</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>known luck can only be taken out of games from the empty board: choose no opening moves, or leave the luck in (--control)</source>
        <translation type="vanished">la suerte conocida solo se puede descontar en partidas desde el tablero vacío: no elija jugadas de apertura o no descuente la suerte (--control)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>known mistake</source>
        <translation>error conocido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves every score unchanged</source>
        <translation>no cambia ninguna puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out square (0, 0)</source>
        <translation>omite la casilla (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out squares with a score of 0</source>
        <translation>omite las casillas con puntuación 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first column</source>
        <translation>omite la primera columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first row</source>
        <translation>omite la primera fila</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the first row and column</source>
        <translation>omite la primera fila y columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last column</source>
        <translation>omite la última columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last row</source>
        <translation>omite la última fila</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the last row and column</source>
        <translation>omite la última fila y columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves the board and the scores unchanged</source>
        <translation>no cambia el tablero ni las puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves the board unchanged</source>
        <translation>no cambia el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>less than 0.01 %</source>
        <extracomment>A probability.</extracomment>
        <translation>menos del 0,01 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets a player move twice in a row</source>
        <translation>deja que un jugador juegue dos veces seguidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>lets the opponent make the first move of its trials</source>
        <translation>deja que el adversario haga la primera jugada de sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets the opponent move first</source>
        <translation>deja que el adversario juegue primero</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>likely mistake</source>
        <translation>probable error</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>limit</source>
        <extracomment>"limit" labels the value for infinitely many trials.</extracomment>
        <translation>límite</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>limits need every position, which takes too long on {size}×{size}: choose a board up to {most}×{most}</source>
        <translation>los límites necesitan todas las posiciones, lo que tarda demasiado en {size}×{size}: elija un tablero de hasta {most}×{most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>line {line} is longer than {limit} characters</source>
        <translation>la línea {line} tiene más de {limit} caracteres</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} can't be read: each line must be a board of -, x and o, row by row, then the number of an empty square</source>
        <translation>no se puede leer la línea {number}: cada línea debe ser un tablero de -, x y o, fila a fila, y después el número de una casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} is for a different board size from the lines before it</source>
        <translation>la línea {number} es de otro tamaño de tablero que las líneas anteriores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>line {number} of the openings: {error}</source>
        <translation>línea {number} de las aperturas: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>loading</source>
        <translation>la carga</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>lock</source>
        <translation type="vanished">bloqueo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>look only among the empty squares</source>
        <translation>busque solo entre las casillas vacías</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>looks for the highest score among occupied squares too, then finds no empty one</source>
        <translation>busca la puntuación más alta también entre las casillas ocupadas y luego no encuentra ninguna vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>loses a turn when it picks an occupied square</source>
        <translation>pierde un turno cuando elige una casilla ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss
in {moves}</source>
        <translation>derrota
en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss in {moves}</source>
        <translation>derrota en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses</source>
        <translation>derrotas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses per {games} games</source>
        <translation>derrotas por {games} partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>lost (95 %)</source>
        <translation>perdidas (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>makes its move on the board passed in</source>
        <translation>hace su jugada en el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>makes only one move</source>
        <translation>solo hace una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>matches are between machines: play against one with `tttmc play`</source>
        <translation type="vanished">los encuentros son entre máquinas: juegue contra una con `tttmc play`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>max(scores) finds the largest row: compare the scores of the empty squares</source>
        <translation>max(scores) encuentra la fila mayor: compare las puntuaciones de las casillas vacías</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>may cost strength</source>
        <translation>puede restar fuerza de juego</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is occupied</source>
        <translation>mc_move devolvió {square}, que está ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is off the board</source>
        <translation>mc_move devolvió {square}, que está fuera del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which the rules don't allow</source>
        <translation>mc_move devolvió {square}, que las reglas no permiten</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a (row, column) pair</source>
        <translation>mc_move devolvió {value}, no un par (fila, columna)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a pair of whole numbers</source>
        <translation>mc_move devolvió {value}, no un par de números enteros</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_move: play many trials, then choose.</source>
        <translation type="vanished">mc_move: jugar muchos ensayos y después elegir.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_trial: play the game to its end at random.</source>
        <translation type="vanished">mc_trial: jugar la partida hasta el final al azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_update_scores: change the score of each square.</source>
        <translation type="vanished">mc_update_scores: cambiar la puntuación de cada casilla.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>mean {points}</source>
        <translation>media {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>median time</source>
        <translation>tiempo mediano</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>median {points}</source>
        <translation>mediana {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistakes</source>
        <translation>errores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>mistakes in its own games</source>
        <translation>errores en sus propias partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>mistakes the player's own marks for the opponent's</source>
        <translation>confunde las fichas del propio jugador con las del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>more than 99.99 %</source>
        <extracomment>A probability.</extracomment>
        <translation>más del 99,99 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves are random</source>
        <translation>las jugadas son aleatorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order</source>
        <translation>jugadas de {turns}, en este orden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order: moves {one} and {two} are the same player's</source>
        <translation>jugadas de {turns}, en este orden: las jugadas {one} y {two} son del mismo jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, though the game was over after move {number}</source>
        <translation>jugadas de {turns}, aunque la partida terminó tras la jugada {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>moves played</source>
        <translation>jugadas hechas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>negative scores</source>
        <translation>puntuaciones negativas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>never</source>
        <extracomment>Value of "Stop when sure": never stop early.</extracomment>
        <translation>nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>never adds up the trials' scores</source>
        <translation>nunca suma las puntuaciones de los ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>never changes sides</source>
        <translation>nunca cambia de bando</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>never compares square (0, 0)</source>
        <translation>nunca compara la casilla (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>no Dask scheduler answers at {address}: start one with `dask scheduler`, and use the address that it prints</source>
        <translation>ningún planificador de Dask responde en {address}: inicie uno con `dask scheduler` y use la dirección que muestra</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}</source>
        <translation>no hay archivos de Python en {paths}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}: of {file}, {reason}</source>
        <translation>no hay archivos de Python en {paths}; {file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, on {size}×{size}, {reason}</source>
        <translation>sin respuesta: antes, en {size}×{size}, {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, {reason}</source>
        <translation>sin respuesta: antes, {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: the file's calls took longer than {limit} s in total</source>
        <translation>sin respuesta: las llamadas del archivo tardaron más de {limit} s en total</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {function} was not called again after an earlier failure</source>
        <translation type="vanished">sin respuesta: no se volvió a llamar a {function} tras un fallo anterior</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {reason}</source>
        <translation>sin respuesta: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>no check has points</source>
        <translation>ninguna comprobación da puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>no games were played</source>
        <translation>no se jugó ninguna partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>no opening of {moves} moves on {rules} leaves both sides about equal chances: choose another number of opening moves, or none</source>
        <translation>ninguna apertura de longitud {moves} en {rules} deja a ambos bandos con posibilidades parecidas: elija otro número de jugadas de apertura, o ninguna</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>no process can be started: {error}</source>
        <translation>no se puede iniciar ningún proceso: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such constant</source>
        <translation>no existe esa constante</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function</source>
        <translation>no existe esa función</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function, but `{near}`</source>
        <translation>no existe esa función, pero sí `{near}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>no trials were seen</source>
        <translation type="vanished">no se vio ningún ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>nodes</source>
        <translation type="vanished">nodos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>none of the functions has been written</source>
        <translation>no se ha escrito ninguna de las funciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not a submission: {reason}</source>
        <translation>no es una entrega: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not graded: {reason}</source>
        <translation>sin calificar: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>not imported by {file}</source>
        <translation>no lo importa {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>not known to lose</source>
        <translation>no se sabe que pierda</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>not proven</source>
        <translation>sin demostrar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>nothing was seen that it judges</source>
        <translation>no se vio nada de lo que juzga</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>numbers of moves that differ by at most 1</source>
        <translation type="vanished">cantidades de jugadas que difieran en 1 como máximo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>of must be a whole number, not {value}</source>
        <translation>of debe ser un número entero, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>on this board, hard is as good as unbeatable</source>
        <translation>en este tablero, difícil es tan bueno como imbatible</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>one of the best on 3×3</source>
        <translation>una de las mejores en 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>one of the course's modules</source>
        <translation>uno de los módulos del curso</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>one of {names}</source>
        <translation>uno de {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only empty squares</source>
        <translation>solo casillas vacías</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever adds</source>
        <translation>solo suma, nunca resta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever subtracts</source>
        <translation>solo resta, nunca suma</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>only move</source>
        <translation>única jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only read it</source>
        <translation>solo léalo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only read them</source>
        <translation>solo léalas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only return a square</source>
        <translation>solo devuelva una casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>openings have from 0 to {most} moves on {rules}, not {moves}</source>
        <translation type="vanished">las aperturas tienen de 0 a {most} jugadas en {rules}, no {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>opponent</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>other board sizes</source>
        <translation>otros tamaños de tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>other board sizes and the last square</source>
        <translation>otros tamaños de tablero y la última casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise O wins there</source>
        <translation>si no, O gana allí</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise X wins there</source>
        <translation>si no, X gana allí</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>own</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>propio</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>pairs the empty squares with the wrong scores</source>
        <translation>empareja las casillas vacías con puntuaciones equivocadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>part of its path is not a folder</source>
        <translation>parte de su ruta no es una carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player` to mc_update_scores</source>
        <translation>pase `player` a mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player`, whose turn it is, to mc_trial</source>
        <translation>pase a mc_trial el `player` cuyo turno es</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board of the trial to mc_update_scores</source>
        <translation>pase el tablero del ensayo a mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board on which the move is to be made</source>
        <translation>pase el tablero en el que hay que jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the clone to mc_update_scores</source>
        <translation>pase el clon a mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the grid that mc_update_scores changed</source>
        <translation>pase la cuadrícula que cambió mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass them to get_best_move as they are</source>
        <translation>páselas a get_best_move tal como están</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>passes `trials` to {function} as the player</source>
        <translation>pasa `trials` a {function} como jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>passes its arguments to {function} in the wrong order</source>
        <translation>pasa sus argumentos a {function} en orden incorrecto</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per game</source>
        <translation>por partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per move</source>
        <translation>por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>permission is denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places no marks</source>
        <translation>no coloca ninguna ficha</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places something other than PLAYERX and PLAYERO</source>
        <translation>coloca algo que no es PLAYERX ni PLAYERO</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play as many as `trials` says</source>
        <translation>juegue tantos como diga `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play every trial on a new clone, since the game on a clone is over after one trial</source>
        <translation>juegue cada ensayo en un clon nuevo, porque la partida de un clon ha terminado tras un ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>play the moves on the board passed in</source>
        <translation>haga las jugadas en el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it concedes this game instead of choosing a move</source>
        <translation type="vanished">jugador: abandona esta partida en lugar de elegir una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it forfeits ({reason})</source>
        <translation>jugador: pierde por descalificación ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it resigns instead of choosing a move</source>
        <translation>jugador: abandona en lugar de elegir una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: its last thought has neither a move nor a concession</source>
        <translation>jugador: su último cálculo no tiene ni una jugada ni un abandono</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays NTRIALS trials instead of `trials`</source>
        <translation>juega NTRIALS ensayos en lugar de `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays as many trials as requested</source>
        <translation>juega tantos ensayos como se piden</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays every trial on a clone of the board</source>
        <translation>juega cada ensayo en un clon del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays no trials</source>
        <translation>no juega ningún ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>plays on a copy</source>
        <translation>juega en una copia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays on the board passed in</source>
        <translation>juega en el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too few</source>
        <translation>juega un ensayo de menos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too many</source>
        <translation>juega un ensayo de más</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays only one trial, however many are requested</source>
        <translation>solo juega un ensayo, se pidan los que se pidan</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same game in every trial</source>
        <translation>juega la misma partida en cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same trials in every call</source>
        <translation>juega los mismos ensayos en cada llamada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the trials of a reverse game by the usual rule</source>
        <translation>juega los ensayos de una partida inversa con la regla habitual</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays whole games without forfeiting</source>
        <translation>juega partidas enteras sin descalificación</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays {played} when {requested} are requested</source>
        <translation>juega {played} cuando se piden {requested}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>position: the game is over, so there is no move to choose</source>
        <translation>posición: la partida ha terminado, así que no hay jugada que elegir</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>positions</source>
        <translation type="vanished">posiciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>print_function imported from __future__ without division</source>
        <translation>print_function importado de __future__ sin division</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>proofs can be kept only on boards with at most {most} empty squares, and only by the compiled engine</source>
        <translation>las demostraciones solo se pueden conservar en tableros con {most} casillas vacías como máximo, y solo con el motor compilado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>put the signs in mc_update_scores</source>
        <translation>ponga los signos en mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>rate</source>
        <translation>tasa</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>rate {number}</source>
        <translation>tasa {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>rating</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>rating (Elo)</source>
        <translation>fuerza (Elo)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>reading</source>
        <translation>la lectura</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>reads scores[col][row] instead of scores[row][col]</source>
        <translation>lee scores[col][row] en lugar de scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>reference solution</source>
        <translation>solución de referencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>replaces the scores</source>
        <translation>sustituye las puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square</source>
        <translation>reinicia todas las casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square unless the game is a tie</source>
        <translation>reinicia todas las casillas salvo si la partida es un empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>restarted as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">reiniciado como Python 2, porque falló como Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return (row, column)</source>
        <translation>devuelva (fila, columna)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>return None, since the game is on the board passed in</source>
        <translation>devuelva None, porque la partida está en el tablero recibido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>return None, since the scores are in the grid passed in</source>
        <translation>devuelva None, porque las puntuaciones están en la cuadrícula recibida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return a (row, column) tuple</source>
        <translation>devuelva una tupla (fila, columna)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>return only one of them</source>
        <translation>devuelva solo una de ellas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square and leave the move to the game</source>
        <translation>devuelva la casilla y deje que la partida haga la jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square that get_best_move chooses</source>
        <translation type="vanished">devuelva la casilla que elige get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>return what get_best_move returns</source>
        <translation>devuelva lo que devuelve get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>returned</source>
        <translation type="vanished">devuelto</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>returns None</source>
        <translation>devuelve None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns a (row, column) tuple</source>
        <translation>devuelve una tupla (fila, columna)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns a legal (row, column) tuple</source>
        <translation>devuelve una tupla (fila, columna) legal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a list instead of a tuple</source>
        <translation>devuelve una lista en lugar de una tupla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a new grid</source>
        <translation>devuelve una cuadrícula nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a tuple that doesn't contain two integers</source>
        <translation>devuelve una tupla que no contiene dos enteros</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a value</source>
        <translation>devuelve un valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns all of the best squares</source>
        <translation>devuelve todas las mejores casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns an occupied square</source>
        <translation>devuelve una casilla ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>returns the board</source>
        <translation>devuelve el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns the highest score instead of its square</source>
        <translation>devuelve la puntuación más alta en lugar de su casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns the square that get_best_move chooses</source>
        <translation>devuelve la casilla que elige get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>reverse</source>
        <extracomment>Option of the rules: completing a line loses.</extracomment>
        <translation>inverso</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>rounds {constant} to a whole number</source>
        <translation>redondea {constant} a un número entero</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board contains {character!r}: use X, O and . (an empty square), and separate the rows with /</source>
        <translation>la fila {number} del tablero contiene {character!r}: use X, O y . (casilla vacía) y separe las filas con /</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board has {squares}, but the board has {rows}: each row must have as many squares as there are rows</source>
        <translation>la fila {number} del tablero tiene {squares}, pero el tablero tiene {rows}: cada fila debe tener tantas casillas como filas hay</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs of one kind</source>
        <translation>la ejecución {one} ({first}) y la ejecución {two} ({second}) son de tipos distintos: compare dos ejecuciones del mismo tipo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} can't be read by this version of tttmc: {error}</source>
        <translation>esta versión de tttmc no puede leer la ejecución {run}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} doesn't exist: tttmc results lists the runs</source>
        <translation>la ejecución {run} no existe: tttmc results muestra la lista de ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} ended without results</source>
        <translation>la ejecución {run} terminó sin resultados</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} has no separately saved games</source>
        <translation>la ejecución {run} no tiene partidas guardadas por separado</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} is in progress in another window or command</source>
        <translation>la ejecución {run} está en curso en otra ventana u orden</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} isn't deleted: delete it first</source>
        <translation>la ejecución {run} no está eliminada: elimínela antes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} needs the player {player}, which isn't installed here: install its plug-in, then resume the run</source>
        <translation>la ejecución {run} necesita el jugador {player}, que no está instalado aquí: instale su complemento y luego reanude la ejecución</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started by a version of tttmc that didn't record how its players behave, so it can be shown and exported, but not resumed: start a new run</source>
        <translation>la ejecución {run} se inició con una versión de tttmc que no registraba cómo se comportan sus jugadores, así que se puede mostrar y exportar, pero no reanudar: inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with another stream of random games ({stream}, not {here}): select that engine with TTTMC_KERNEL, or start a new run</source>
        <translation>la ejecución {run} se inició con otro flujo de partidas aleatorias ({stream}, no {here}): seleccione ese motor con TTTMC_KERNEL o inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>run {run} was started with other settings: start a new run</source>
        <translation>la ejecución {run} se inició con otros ajustes: inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with version {then} of {behaviour}; this is version {now}: start a new run</source>
        <translation>la ejecución {run} empezó con otra versión ({behaviour}: la {then}; aquí, la {now}): inicie una nueva</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>runs</source>
        <translation>ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>runs as Python 2 because of {sign}</source>
        <translation>se ejecuta como Python 2 debido a {sign}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>samples</source>
        <translation type="vanished">muestras</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>samples per square</source>
        <translation>muestras por casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>score per trial</source>
        <translation>puntuación por ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>score {number}</source>
        <translation>puntuación {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>scores</source>
        <translation>puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores a board on which no trial was played</source>
        <translation>puntúa un tablero en el que no se jugó ningún ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a loss</source>
        <translation>puntúa un empate como una derrota</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a win</source>
        <translation>puntúa un empate como una victoria</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores each board before the trial is played on it</source>
        <translation>puntúa cada tablero antes de jugar en él el ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the opponent held them</source>
        <translation>puntúa las casillas vacías como si las ocupara el adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the player held them</source>
        <translation>puntúa las casillas vacías como si las ocupara el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores every game as a win</source>
        <translation>puntúa todas las partidas como victorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores every trial for {player}</source>
        <translation>puntúa cada ensayo para {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores its trials more than once</source>
        <translation>puntúa sus ensayos más de una vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores nothing if the board is full</source>
        <translation>no puntúa nada si el tablero está lleno</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player lost</source>
        <translation>solo puntúa las partidas que perdió el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player won</source>
        <translation>solo puntúa las partidas que ganó el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores only one of its trials</source>
        <translation>solo puntúa uno de sus ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first row</source>
        <translation>solo puntúa la primera fila</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first square</source>
        <translation>solo puntúa la primera casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the opponent's squares</source>
        <translation>solo puntúa las casillas del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the player's own squares</source>
        <translation>solo puntúa las casillas del propio jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the board passed in instead of the clone on which the trial was played</source>
        <translation>puntúa el tablero recibido en lugar del clon en el que se jugó el ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores the reverse game like the normal one</source>
        <translation>puntúa el juego inverso como el normal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the trials for the opponent</source>
        <translation>puntúa los ensayos para el adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>set it to the number of trials per move</source>
        <translation>asígnele el número de ensayos por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>set no seed in a function</source>
        <translation>no fije la semilla en una función</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets all scores to 0 after a tie</source>
        <translation>pone todas las puntuaciones a 0 tras un empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>sets the same seed in every trial, so that all are the same game</source>
        <translation>fija la misma semilla en cada ensayo, de modo que todos son la misma partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets the scores of empty squares to 0</source>
        <translation>pone a 0 las puntuaciones de las casillas vacías</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>several boards</source>
        <translation>varios tableros</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of games won</source>
        <translation>proporción de partidas ganadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>share of the games</source>
        <translation>proporción de las partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of the runs</source>
        <translation>proporción de las ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>share of visits</source>
        <translation>proporción de visitas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>should `{near}` be named `{name}`?</source>
        <translation>¿debería `{near}` llamarse `{name}`?</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>simulations</source>
        <translation type="vanished">simulaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>sometimes {one} and sometimes {two}</source>
        <translation>unas veces {one} y otras {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>sprt must be two Elo differences, such as (0, 20)</source>
        <translation>sprt debe ser dos diferencias Elo, como (0, 20)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} holds both X and O</source>
        <translation>la casilla {name} contiene X y O a la vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} is occupied: choose an empty one</source>
        <translation>la casilla {name} está ocupada: elija una vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>square {row},{col} is off the board: row and column must be from 0 to {last}</source>
        <translation>la casilla {row},{col} está fuera del tablero: fila y columna deben ser de 0 a {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start a new list of squares when a higher score is found</source>
        <translation>empiece una lista nueva de casillas cuando encuentre una puntuación más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start the search for the highest with a score, or with float('-inf')</source>
        <translation>empiece la búsqueda de la más alta con una puntuación, o con float('-inf')</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>starts again as Python 2, since it failed as Python 3 ({error})</source>
        <translation>vuelve a empezar como Python 2, porque falló como Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>starts its search from the score of square (0, 0), even if that is occupied</source>
        <translation>empieza la búsqueda con la puntuación de la casilla (0, 0), aunque esté ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>starts with new scores in every trial</source>
        <translation>empieza con puntuaciones nuevas en cada ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>steps</source>
        <translation type="vanished">pasos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>still running after {seconds} s: it may never end</source>
        <translation type="vanished">sigue ejecutándose después de {seconds} s: puede que no termine nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>stops as soon as a player wins</source>
        <translation>se detiene en cuanto gana un jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>store of results</source>
        <translation type="vanished">almacén de resultados</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>strong enough to find an obvious move</source>
        <translation>bastante fuerte para encontrar una jugada obvia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>stronger than the reference solution</source>
        <translation type="vanished">más fuerte que la solución de referencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>student {number} isn't in it</source>
        <translation>el estudiante {number} no figura en ella</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from both players' squares after a tie</source>
        <translation>resta a las casillas de ambos jugadores tras un empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from empty squares after wins and losses</source>
        <translation>resta a las casillas vacías tras victorias y derrotas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>swaps row and column</source>
        <translation>intercambia fila y columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps rows and columns</source>
        <translation>intercambia filas y columnas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps the weights</source>
        <translation>intercambia los pesos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs and spaces are mixed in the indentation: use four spaces</source>
        <translation>la sangría mezcla tabuladores y espacios: use cuatro espacios</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs in the indentation: use four spaces</source>
        <translation>hay tabuladores en la sangría: use cuatro espacios</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>takes `player` for the number of trials</source>
        <translation>toma `player` por el número de ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>taking known luck out of the score (--control) needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">descontar de la puntuación la suerte conocida (--control) requiere un jugador de probabilidades conocidas: random, mc:exact en tableros pequeños o un nivel hecho de ellos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/tally.py"/>
        <source>tallies of boards of different sizes can't be added</source>
        <translation>no se pueden sumar recuentos de tableros de tamaños distintos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>tests</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>text of at most {most} characters</source>
        <translation>un texto de {most} caracteres como máximo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>textbook</source>
        <translation type="vanished">libro de texto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>the Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>el clúster de Dask necesita una dirección, como tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} has no workers: start one on each computer with `dask worker {address}`</source>
        <translation>el planificador de Dask en {address} no tiene procesos de trabajo: inicie uno en cada equipo con `dask worker {address}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} is no longer reachable</source>
        <translation>ya no se puede acceder al planificador de Dask en {address}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON has more than {most} lists and objects</source>
        <translation>el JSON tiene más de {most} listas y objetos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON is nested too deeply</source>
        <translation>el JSON está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>the archive is damaged, or needs a password</source>
        <translation>el archivo comprimido está dañado o necesita una contraseña</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>the best reply to Monte Carlo is known only on boards up to 4×4</source>
        <translation>la mejor respuesta a Monte Carlo solo se conoce en tableros de hasta 4×4</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the board and the scores unchanged</source>
        <translation>el tablero y las puntuaciones sin cambios</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has %n row(s), but {size}×{size} needs {size}</source>
        <translation>
            <numerusform>el tablero tiene %n fila, pero {size}×{size} necesita {size}</numerusform>
            <numerusform>el tablero tiene %n filas, pero {size}×{size} necesita {size}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has {rows} rows: the maximum is {most}</source>
        <translation>el tablero tiene {rows} filas: el máximo es {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the board has {x} X and {o} O, which no game reaches</source>
        <translation>el tablero tiene {x} X y {o} O, algo que no ocurre en ninguna partida</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the board has {x} X and {o} O, which no game reaches: if that is intended, add the side to move</source>
        <translation>el tablero tiene {x} X y {o} O, algo que no ocurre en ninguna partida: si es lo que quiere, indique de quién es el turno</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be a whole number, not {size}</source>
        <translation>el tamaño del tablero debe ser un número entero, no {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be from 1 to {most}, not {size}</source>
        <translation>el tamaño del tablero debe ser de 1 a {most}, no {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board unchanged</source>
        <translation>el tablero sin cambios</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the board unchanged, {board}</source>
        <translation>el tablero sin cambios, {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board {board}</source>
        <translation>el tablero {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>the bounds of --sprt must be two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation type="vanished">los límites de --sprt deben ser dos diferencias de Elo de -1000 a 1000, primero la menor, no {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the bounds of a sequential test are two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation>los límites de una prueba secuencial son dos diferencias de Elo de -1000 a 1000, la menor primero, no {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the call to {function} was skipped</source>
        <translation>se ha omitido la llamada a {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the changed grid</source>
        <translation type="vanished">la cuadrícula cambiada</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the class {name} has no docstring</source>
        <translation>la clase {name} no tiene docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed</source>
        <translation type="vanished">el muestreador compilado (_kernel) no está instalado</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower</source>
        <translation>el muestreador compilado (_kernel) no está instalado: las partidas aleatorias son de 100 a 3000 veces más lentas</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed</source>
        <translation type="vanished">las búsquedas compiladas (_search) no están instaladas</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: there is no tree search, and only small boards are solved</source>
        <translation>las búsquedas compiladas (_search) no están instaladas: no hay búsqueda en árbol y solo se resuelven tableros pequeños</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: tree search is about 150 times slower</source>
        <translation type="vanished">las búsquedas compiladas (_search) no están instaladas: la búsqueda en árbol es unas 150 veces más lenta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the course calls the function with its arguments in this order</source>
        <translation>el curso llama a la función con sus argumentos en este orden</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the docstring of {name} is empty</source>
        <translation>la docstring de {name} está vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>the exact expectation is not ready yet</source>
        <translation>el valor esperado exacto aún no está listo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the existing marks unchanged</source>
        <translation type="vanished">las fichas existentes sin cambios</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the exploration must be from 0 to 1000, not {value}</source>
        <translation>la exploración debe ser de 0 a 1000, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file asks “{question}”, but a grader can't answer: it got “{answer}”</source>
        <translation>el archivo pregunta «{question}», pero un calificador no puede responder: recibió «{answer}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file contains special spaces, such as those of web pages: they were read as ordinary ones</source>
        <translation>el archivo contiene espacios especiales, como los de las páginas web: se han leído como normales</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file could not be run again: {reason}</source>
        <translation>no se pudo volver a ejecutar el archivo: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the file failed half-way: {reason}</source>
        <translation>el archivo falló a medias: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file fails as Python 2 too: it continues as Python 3</source>
        <translation type="vanished">el archivo también falla como Python 2: continúa como Python 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file fails: only what it defines was run ({reason})</source>
        <translation>el archivo falla: solo se ejecutó lo que define ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the file has no docstring: begin with a summary</source>
        <translation>el archivo no tiene docstring: empiece con un resumen</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file has no function {function}</source>
        <translation>el archivo no tiene la función {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>the file has no {constant} to replace</source>
        <translation>el archivo no tiene {constant} que sustituir</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file is not UTF-8: it was read as Windows-1252</source>
        <translation>el archivo no es UTF-8: se ha leído como Windows-1252</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file never ends: only what it defines was run ({reason})</source>
        <translation>el archivo no termina nunca: solo se ejecutó lo que define ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file says that it is {encoding}, but it isn't: it was read as UTF-8</source>
        <translation>el archivo dice que es {encoding}, pero no lo es: se ha leído como UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first empty square does not belong to the first score: use scores[row][col] for each empty square</source>
        <translation>la primera casilla vacía no corresponde a la primera puntuación: use scores[row][col] para cada casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first index is the row</source>
        <translation>el primer índice es la fila</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>the first {listed} of {total}</source>
        <translation>los primeros {listed} de {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: a file with this name exists</source>
        <translation>no se puede crear la carpeta {folder}: existe un archivo con este nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: {reason}</source>
        <translation>no se puede crear la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} doesn't exist</source>
        <translation>la carpeta {folder} no existe</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the function passed to run_gui no longer exists</source>
        <translation>la función pasada a run_gui ya no existe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the function {function}</source>
        <translation>la función {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the function {name} has no docstring</source>
        <translation>la función {name} no tiene docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the game has {count} moves: choose 0 to {count}, not {number}</source>
        <translation>la partida tiene {count} jugadas: elija de 0 a {count}, no {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game is over afterwards</source>
        <translation>al final, la partida está terminada</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game is over: no further move can be played</source>
        <translation>la partida ha terminado: no se puede jugar más</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: no random games are left to play</source>
        <translation>la partida ha terminado: no quedan partidas aleatorias que jugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>the game is over: start a new one, or take a move back</source>
        <translation>la partida ha terminado: empiece una nueva o deshaga una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: there is nothing left to search</source>
        <translation>la partida ha terminado: no queda nada que buscar</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over (a tie): use an unfinished one</source>
        <translation>la partida de este tablero ha terminado (empate): use una sin terminar</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over ({winner} has won): use an unfinished one</source>
        <translation>la partida de este tablero ha terminado (ha ganado {winner}): use una sin terminar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game to end with the first full line</source>
        <translation>que la partida termine con la primera línea completa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the given player moves first</source>
        <translation>el jugador indicado juega primero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the gradebook downloaded from Canvas, filled in</source>
        <translation>el libro de calificaciones descargado de Canvas, rellenado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the grader</source>
        <translation>el calificador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the grader failed ({error})</source>
        <translation>el calificador falló ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the grading worksheet downloaded from Moodle, filled in</source>
        <translation>la hoja de calificaciones descargada de Moodle, rellenada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the grid {grid}</source>
        <translation>la cuadrícula {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest is the best</source>
        <translation>la más alta es la mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest score</source>
        <translation>la puntuación más alta</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the import {name} is never used</source>
        <translation>la importación {name} no se usa nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the key {key!r} occurs twice in one object: keep one</source>
        <translation>la clave {key!r} aparece dos veces en un mismo objeto: deje una sola</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the lab measures machines: choose a player other than human</source>
        <translation>el laboratorio mide máquinas: elija un jugador que no sea humano</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because a task was still running {seconds} s after the window had closed: check the disk, then start tttmc again</source>
        <translation>puede que los últimos cambios no se hayan guardado, porque una tarea seguía en curso {seconds} s después de cerrarse la ventana: compruebe el disco y vuelva a iniciar tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because the disk didn't answer for {seconds} s: check it, then start tttmc again</source>
        <translation type="vanished">puede que los últimos cambios no se hayan guardado, porque el disco no respondió durante {seconds} s: compruébelo y vuelva a iniciar tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line ends with an unnecessary semicolon</source>
        <translation>la línea termina con un punto y coma innecesario</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line is {length} characters long: the limit is {limit}</source>
        <translation>la línea tiene {length} caracteres: el límite es {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be a whole number, not {length}</source>
        <translation>la longitud de línea debe ser un número entero, no {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be from 1 to the board size {size}, not {length}</source>
        <translation>la longitud de línea debe ser de 1 al tamaño del tablero {size}, no {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the loop goes on while `{condition}`, and nothing in it sets {names}</source>
        <translation>el bucle sigue mientras `{condition}`, y nada en él asigna {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column</source>
        <translation>el bucle debe recorrer todas las columnas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column, from 0</source>
        <translation>el bucle debe recorrer todas las columnas, desde 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every empty square, from the first</source>
        <translation>el bucle debe recorrer todas las casillas vacías, desde la primera</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row</source>
        <translation>el bucle debe recorrer todas las filas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every row and column</source>
        <translation>el bucle debe recorrer todas las filas y columnas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row, from 0</source>
        <translation>el bucle debe recorrer todas las filas, desde 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loops must cover every square: return only after them</source>
        <translation>los bucles deben recorrer todas las casillas: use return solo después de ellos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loser's squares must lose points</source>
        <translation>las casillas del perdedor deben perder puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the method {name}</source>
        <translation>el método {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing, but isn't used</source>
        <translation>falta el módulo {module}, pero no se usa</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing: calls to it do nothing</source>
        <translation>falta el módulo {module}: las llamadas a él no hacen nada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the module {module} is missing: install it, or ask the student for it</source>
        <translation>falta el módulo {module}: instálelo, o pídaselo al estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result, but to: {result}</source>
        <translation>las jugadas no llevan al resultado guardado, sino a: {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result: the game is unfinished</source>
        <translation>las jugadas no llevan al resultado guardado: la partida no ha terminado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set {variable} to another folder</source>
        <translation>el nombre de la carpeta {folder} no está en UTF-8, así que no se pueden guardar ajustes en ella: asigne otra carpeta a {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of games must be from 0 to {limit}, not {games}</source>
        <translation>el número de partidas debe ser de 0 a {limit}, no {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>the number of nodes must not be negative: {nodes}</source>
        <translation>el número de nodos no debe ser negativo: {nodes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>the number of runs must be from 1 to {most}, not {runs}</source>
        <translation type="vanished">el número de ejecuciones debe ser de 1 a {most}, no {runs}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of threads must be from 1 to {most}, not {threads}</source>
        <translation>el número de hilos debe ser de 1 a {most}, no {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of trials must be from 0 to {most}, not {trials}</source>
        <translation>el número de ensayos debe ser de 0 a {most}, no {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of workers must be from 1 to {limit}, not {workers}</source>
        <translation>el número de procesos de trabajo debe ser de 1 a {limit}, no {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>the number of workers must be from 1 to {most}, not {workers}</source>
        <translation>el número de procesos de trabajo debe ser de 1 a {most}, no {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the opening moves</source>
        <translation>las jugadas de apertura</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares</source>
        <translation>las casillas del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares must change too</source>
        <translation>las casillas del adversario también deben cambiar</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>the overrides name {student}, which fits %n file(s): use the number in a file's name, or the name itself</source>
        <translation>
            <numerusform>los cambios de puntos nombran a {student}, que corresponde a %n archivo: use el número del nombre de un archivo, o el propio nombre</numerusform>
            <numerusform>los cambios de puntos nombran a {student}, que corresponde a %n archivos: use el número del nombre de un archivo, o el propio nombre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the parameter {name} of {function} is never used</source>
        <translation>el parámetro {name} de {function} no se usa nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the parameters are in the wrong order</source>
        <translation>los parámetros están en orden incorrecto</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/image_files.py"/>
        <source>the picture can't be written: {reason}</source>
        <translation>no se puede escribir la imagen: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the picture would have {width} × {height} pixels: reduce its width, or choose a move</source>
        <translation>la imagen tendría {width} × {height} píxeles: reduzca su ancho o elija una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first</source>
        <translation>el jugador recibido juega primero</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first; change sides after the move, not before it</source>
        <translation>el jugador recibido juega primero; cambie de bando después de la jugada, no antes</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the player {player} isn't installed here</source>
        <translation>el jugador {player} no está instalado aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/behaviour.py"/>
        <source>the player “{name}”</source>
        <translation>el jugador «{name}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares</source>
        <translation>las casillas del propio jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares must change too</source>
        <translation>las casillas del propio jugador también deben cambiar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the players take turns</source>
        <translation>los jugadores se turnan</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the plug-in {problem}</source>
        <translation>el complemento {problem}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the print statement</source>
        <translation>la sentencia print</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the program of {player} has changed or gone since the run started, or is different on this worker's computer</source>
        <translation>el programa de {player} ha cambiado o desaparecido desde que empezó la ejecución, o es distinto en el equipo de este proceso de trabajo</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/board_values.py"/>
        <source>the proofs for {rules} contradict each other: please report it</source>
        <translation>las demostraciones de {rules} se contradicen: informe de ello, por favor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the proofs that end games</source>
        <translation>las demostraciones que terminan partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>the quotes in {text} don't match</source>
        <translation>las comillas de {text} no están emparejadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X on {board}</source>
        <translation>la solución de referencia con NTRIALS {trials} y los pesos {current} y {other}, como X en {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the reverse game</source>
        <translation>el juego inverso</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the rules don't allow {name} now: choose another square</source>
        <translation>las reglas no permiten {name} ahora: elija otra casilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/drawing.py"/>
        <source>the run has no results to draw yet</source>
        <translation>la ejecución aún no tiene resultados que dibujar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the same game every time</source>
        <translation>la misma partida todas las veces</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>the same mistake as in “{check}”</source>
        <translation>el mismo error que en «{check}»</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the scores {grid}</source>
        <translation>las puntuaciones {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the side to move must be x or o, not {text!r}</source>
        <translation>el turno debe ser de x o de o, no {text!r}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the simulations must be from 0 to {most}, not {simulations}</source>
        <translation>las simulaciones deben ser de 0 a {most}, no {simulations}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the square that get_best_move returned</source>
        <translation>la casilla que devolvió get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the sum of all trials' scores</source>
        <translation>la suma de las puntuaciones de todos los ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text contains {name}, which is not a JSON number</source>
        <translation>el texto contiene {name}, que no es un número JSON</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text is not valid JSON (line {line}: {reason})</source>
        <translation>el texto no es JSON válido (línea {line}: {reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>the textbook is for unknown rules: {subject}</source>
        <translation>el libro de texto es de reglas desconocidas: {subject}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started, or is different on this worker's computer</source>
        <translation>el libro de texto de {player} ha cambiado desde que empezó la ejecución, o es distinto en el equipo de este proceso de trabajo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started: its file was changed, or is different on this worker's computer</source>
        <translation type="vanished">el libro de texto de {player} ha cambiado desde que empezó la ejecución: su archivo se modificó, o es distinto en el equipo de este proceso de trabajo</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the top level</source>
        <translation>el nivel superior</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the variable {name} is never used</source>
        <translation>la variable {name} no se usa nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>the whole game, animated</source>
        <translation>toda la partida, animada</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner is correct, but the squares are swapped</source>
        <translation>el ganador es correcto, pero las casillas están intercambiadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner's squares must gain points</source>
        <translation>las casillas del ganador deben ganar puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the workers at {address} can't play: {kind}: {error}</source>
        <translation>los procesos de trabajo en {address} no pueden jugar: {kind}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded by a version of tttmc that didn't record how its grader behaves</source>
        <translation>estos archivos se calificaron con una versión de tttmc que no registraba cómo se comporta su calificador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded with version {then} of {behaviour}; this is version {now}</source>
        <translation>estos archivos se calificaron con otra versión ({behaviour}: la {then}; aquí, la {now})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>these runs have no rows in common to compare</source>
        <translation>estas ejecuciones no tienen filas en común que comparar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>these weights hide good moves</source>
        <translation>estos pesos ocultan jugadas buenas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>they are {names}</source>
        <translation>son {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradescope.py"/>
        <source>this copy of tttmc has no source files to pack: install tttmc with pip to make an autograder</source>
        <translation>esta copia de tttmc no tiene archivos fuente que empaquetar: instale tttmc con pip para crear un autocalificador</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with its cluster extra using pip, here and on the cluster</source>
        <translation>esta copia de tttmc incluye su propio Python sin Dask: para usar un clúster, instale tttmc con su extra cluster mediante pip, aquí y en el clúster</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>this engine can't play by every rule of {rules}: it doesn't know {names}</source>
        <translation>este motor no puede jugar con todas las reglas de {rules}: no conoce {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be opened: {error}</source>
        <translation>no se puede abrir esta partida: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be saved: its thoughts contain infinite numbers</source>
        <translation>no se puede guardar esta partida: sus cálculos contienen números infinitos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>this line is never reached</source>
        <translation>nunca se llega a esta línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this loop may never end</source>
        <translation>puede que este bucle no termine nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this may never end</source>
        <translation>puede que esto no termine nunca</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit what a student's file does to other programs and the network (seccomp is missing)</source>
        <translation>este sistema no puede limitar lo que el archivo de un estudiante hace a otros programas y a la red (falta seccomp)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit which files a student's file opens, so it can read and change yours (Landlock, Linux 5.13 or later, is missing)</source>
        <translation>este sistema no puede limitar qué archivos abre el archivo de un estudiante, así que puede leer y cambiar los de usted (falta Landlock, Linux 5.13 o posterior)</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>this thought has no move yet: let it finish</source>
        <translation>este cálculo aún no tiene jugada: espere a que termine</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>this version of tttmc doesn't know runs of the kind {kind}</source>
        <translation>esta versión de tttmc no conoce ejecuciones del tipo {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>threads: at least 1 is needed, not {threads}</source>
        <translation type="vanished">threads: hace falta al menos 1, no {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>tied</source>
        <extracomment>Trials that ended in a tie.</extracomment>
        <translation>empatados</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>ties</source>
        <translation>empates</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>too much output: the rest is dropped</source>
        <translation>demasiada salida: se omite el resto</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>training needs at least 1 game, not {games}</source>
        <translation type="vanished">el entrenamiento necesita al menos 1 partida, no {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>treats X's marks as the player's own even when the player is O</source>
        <translation>trata las fichas de X como las del propio jugador aunque el jugador sea O</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start it without TTTMC_KERNEL=python)</source>
        <translation>la búsqueda en árbol necesita el núcleo compilado (instale tttmc sin TTTMC_NO_KERNEL=1 e inícielo sin TTTMC_KERNEL=python)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>trials</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>trials that the given player begins</source>
        <translation>ensayos que empieza el jugador indicado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>tried {count} times: {reason}</source>
        <translation>se intentó {count} veces: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>two kinds of players are named {player!r}: rename one</source>
        <translation>dos tipos de jugadores se llaman {player!r}: cambie el nombre de uno</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines win, one square shorter</source>
        <translation>imbatible solo está demostrado de 3×3 a 8×8, con líneas completas o, desde 5×5 y si las líneas ganan, una casilla más cortas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only on 3×3 and 4×4 with full lines</source>
        <translation type="vanished">imbatible solo está demostrado en 3×3 y 4×4 con líneas completas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>unknown request</source>
        <translation type="vanished">petición desconocida</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_CURRENT for the player's own squares</source>
        <translation type="vanished">use SCORE_CURRENT para las casillas del propio jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_OTHER for the opponent's squares</source>
        <translation type="vanished">use SCORE_OTHER para las casillas del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>use `is None` or `is not None` to compare with None</source>
        <translation>use `is None` o `is not None` para comparar con None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>use board.get_dim()</source>
        <translation>use board.get_dim()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use it for the machine's own squares, in wins and losses</source>
        <translation>úselo para las casillas de la propia máquina, en victorias y derrotas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>use random.choice on them</source>
        <translation>use random.choice con ellas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use the constants, so that changing them changes the player</source>
        <translation>use las constantes, para que al cambiarlas cambie el jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {current} for the player's own squares</source>
        <translation>use {current} para las casillas del propio jugador</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {other} for the opponent's squares</source>
        <translation>use {other} para las casillas del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_CURRENT for both sides</source>
        <translation type="vanished">usa SCORE_CURRENT para ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_OTHER for both sides</source>
        <translation type="vanished">usa SCORE_OTHER para ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>uses one list for all rows of its scores</source>
        <translation>usa una sola lista para todas las filas de sus puntuaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {current} for both sides</source>
        <translation>usa {current} para ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {numbers} instead of {current} and {other}</source>
        <translation>usa {numbers} en lugar de {current} y {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT</source>
        <translation type="vanished">usa {number} en lugar de SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">usa {number} en lugar de SCORE_CURRENT y SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_OTHER</source>
        <translation type="vanished">usa {number} en lugar de SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {number} instead of {constant}</source>
        <translation>usa {number} en lugar de {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">usa {one} y {two} en lugar de SCORE_CURRENT y SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {other} for both sides</source>
        <translation>usa {other} para ambos bandos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>uses {what}, which a course file doesn't need: check why</source>
        <translation>usa {what}, que un archivo del curso no necesita: compruebe por qué</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>value {number}</source>
        <translation>valor {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>visits {number}</source>
        <translation>visitas {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>vs {opponent}
won / tied / lost</source>
        <translation type="vanished">contra {opponent}
gan. / emp. / perd.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>weaker than the reference solution</source>
        <translation type="vanished">más débil que la solución de referencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win
in {moves}</source>
        <translation>victoria
en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win in {moves}</source>
        <translation>victoria en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>wins</source>
        <translation>victorias</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>won (95 %)</source>
        <translation>ganadas (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end})</source>
        <translation>los procesos de trabajo terminan inesperadamente una y otra vez ({end})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end}). {kept}</source>
        <translation type="vanished">los procesos de trabajo terminan inesperadamente una y otra vez ({end}). {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {low} to {high}</source>
        <translation type="vanished">peor {low} a {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {value}</source>
        <translation type="vanished">peor {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>write board.get_dim() instead of a number</source>
        <translation>escriba board.get_dim() en lugar de un número</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the class {name} in CapitalisedWords</source>
        <translation>escriba la clase {name} en PalabrasConMayúscula</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the constant {name} in CAPITALS</source>
        <translation>escriba la constante {name} en MAYÚSCULAS</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the function {name} in lower_case</source>
        <translation>escriba la función {name} en minúsculas_con_guiones</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the variable {name} in lower_case</source>
        <translation>escriba la variable {name} en minúsculas_con_guiones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}.</source>
        <translation>{ahead} y {behind} aún no se pueden distinguir: la probabilidad de que {ahead} puntúe más es del {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}. At their present difference, {confidence} would take very roughly {more} more trials.</source>
        <translation>{ahead} y {behind} aún no se pueden distinguir: la probabilidad de que {ahead} puntúe más es del {chance}. Con su diferencia actual, el {confidence} exigiría, muy a grandes rasgos, {more} ensayos más.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} scores higher than {behind}: {chance} sure after %n trial(s).</source>
        <translation>
            <numerusform>{chance} de seguridad tras %n ensayo: {ahead} puntúa más que {behind}.</numerusform>
            <numerusform>{chance} de seguridad tras %n ensayos: {ahead} puntúa más que {behind}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{answer} every time</source>
        <translation>{answer} todas las veces</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} against {b}, {rules}</source>
        <translation>{a} contra {b}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} and {b} may be equal: {score}</source>
        <translation>{a} y {b} pueden ser iguales: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} beats {b}: {score}</source>
        <translation>{a} supera a {b}: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/boards.py"/>
        <source>{board} (reverse)</source>
        <translation>{board} (inverso)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too, up to rotation and reflection: leave out one</source>
        <translation>{board} también está en la línea {first}, salvo rotación y reflexión: omita uno</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too: name it once</source>
        <translation type="vanished">{board} también está en la línea {first}: indíquelo una sola vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{board}, {moves} by {player} and {answers} by {opponent}</source>
        <translation>{board}, {moves} de {player} y {answers} de {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{called} gave {came}, expected {expected}</source>
        <translation>{called} dio {came}; se esperaba {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process ended with code {code}</source>
        <translation>{call} falló: su proceso terminó con el código {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process no longer answers</source>
        <translation>{call} falló: su proceso ya no responde</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process sent invalid data</source>
        <translation>{call} falló: su proceso envió datos no válidos</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process was ended by signal {signal}</source>
        <translation>{call} falló: la señal {signal} terminó su proceso</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} got no answer: the computer was too busy, or its process was paused</source>
        <translation>{call} no obtuvo respuesta: el equipo estaba demasiado ocupado, o su proceso estaba en pausa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call} on {board}</source>
        <translation>{call} en {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{call} on {board}, in game {number} of {games}</source>
        <translation type="vanished">{call} en {board}, en la partida {number} de {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} printed too much</source>
        <translation>{call} imprimió demasiado</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} took longer than {limit} s</source>
        <translation>{call} tardó más de {limit} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} used too much memory</source>
        <translation>{call} usó demasiada memoria</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} wrote too much to its folder</source>
        <translation>{call} escribió demasiado en su carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{call}, with {current} = {one} and {other} = {two}</source>
        <translation>{call}, con {current} = {one} y {other} = {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call}, {count} times</source>
        <translation>{call}, {count} veces</translation>
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
        <translation>{chosen} es una de las mejores pero pierde; empate demostrado: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to win: {better}.</source>
        <translation>{chosen} es una de las mejores pero pierde; victoria demostrada: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best; proven to win: {better}.</source>
        <translation>{chosen} es una de las mejores; victoria demostrada: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to tie: {better}.</source>
        <translation>{chosen} parece la mejor pero pierde; empate demostrado: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to win: {better}.</source>
        <translation>{chosen} parece la mejor pero pierde; victoria demostrada: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} ties.</source>
        <translation type="vanished">{chosen} parece la mejor pero pierde; {better} empata.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} wins.</source>
        <translation type="vanished">{chosen} parece la mejor pero pierde; {better} gana.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best; proven to win: {better}.</source>
        <translation>{chosen} parece la mejor; victoria demostrada: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best; {better} wins.</source>
        <translation type="vanished">{chosen} parece la mejor; {better} gana.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} added as lists</source>
        <translation>{code} sumado como listas</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} is private: call the object's methods</source>
        <translation>{code} es privado: llame a los métodos del objeto</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} makes the random choices after it the same every time</source>
        <translation>{code} hace que las elecciones al azar posteriores sean siempre las mismas</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a list</source>
        <translation>{code} usado como lista</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a row</source>
        <translation>{code} usado como fila</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} are best, equal by symmetry.</source>
        <translation type="vanished">
            <numerusform>{confidence} de seguridad tras %n ensayo: {squares} son las mejores, iguales por simetría.</numerusform>
            <numerusform>{confidence} de seguridad tras %n ensayos: {squares} son las mejores, iguales por simetría.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} have the best score, equal by symmetry.</source>
        <translation>
            <numerusform>{confidence} de seguridad tras %n ensayo: {squares} tienen la mejor puntuación, iguales por simetría.</numerusform>
            <numerusform>{confidence} de seguridad tras %n ensayos: {squares} tienen la mejor puntuación, iguales por simetría.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} has the best score.</source>
        <translation>
            <numerusform>{confidence} de seguridad tras %n ensayo: {square} tiene la mejor puntuación.</numerusform>
            <numerusform>{confidence} de seguridad tras %n ensayos: {square} tiene la mejor puntuación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} is best.</source>
        <translation type="vanished">
            <numerusform>{confidence} de seguridad tras %n ensayo: {square} es la mejor.</numerusform>
            <numerusform>{confidence} de seguridad tras %n ensayos: {square} es la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is missing (called {old} in the 2014 course)</source>
        <translation>falta {constant} (llamada {old} en el curso de 2014)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is negative</source>
        <translation>{constant} es negativa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} must be a number</source>
        <translation>{constant} debe ser un número</translation>
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
        <translation>{count} partidas distintas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} not graded</source>
        <translation>{count} sin calificar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{count}, {share} ({interval})</source>
        <translation>{count}, {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{current} is for the player's own squares, {other} for the opponent's</source>
        <translation>{current} es para las casillas del propio jugador; {other}, para las del adversario</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{done} of {target}</source>
        <translation>{done} de {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} games</source>
        <translation>{done} de {target} partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games are finished and saved as run {run}, which can be resumed</source>
        <translation>{done} de {target} partidas están terminadas y guardadas como ejecución {run}, que se puede reanudar</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games were finished</source>
        <translation>se terminaron {done} de {target} partidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} moves</source>
        <translation>{done} de {target} jugadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation>{done} de {target} jugadas elegidas</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} nodes</source>
        <translation>{done} de {target} nodos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} positions</source>
        <translation>{done} de {target} posiciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} samples</source>
        <translation>{done} de {target} muestras</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} simulations</source>
        <translation>{done} de {target} simulaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} steps</source>
        <translation>{done} de {target} pasos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} trials</source>
        <translation>{done} de {target} ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{elo} ± {error}</source>
        <translation>{elo} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: the exact scores need {most} or fewer</source>
        <translation>{empties} casillas están vacías: las puntuaciones exactas necesitan {most} o menos</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: without the compiled searches the exact scores need {most} or fewer</source>
        <translation>{empties} casillas están vacías: sin las búsquedas compiladas, las puntuaciones exactas necesitan {most} o menos</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{end} After %n trial(s), the highest score is at {squares}.</source>
        <translation>
            <numerusform>{end} Tras %n ensayo, la puntuación más alta está en {squares}.</numerusform>
            <numerusform>{end} Tras %n ensayos, la puntuación más alta está en {squares}.</numerusform>
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
        <translation>{error} (línea {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{error}. {kept}</source>
        <translation>{error}. {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{files} have no grade in the sheet: they are from the same student</source>
        <translation type="vanished">{files} no tienen nota en la hoja: son del mismo estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} already exists: choose another name</source>
        <translation>{file} ya existe: elija otro nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: choose another program</source>
        <translation type="vanished">No se puede leer {file}: elija otro programa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: put it back</source>
        <translation>no se puede leer {file}: vuelva a ponerlo en su sitio</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>{file} can't be read: {reason}</source>
        <translation>no se puede leer {file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} can't be written: {reason}</source>
        <translation>no se puede escribir {file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} can't play: rename it and its folders without characters that can't be shown</source>
        <translation>{file} no puede jugar: cambie su nombre y los de sus carpetas para que no tengan caracteres que no se puedan mostrar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} has changed on disk: choose it again</source>
        <translation type="vanished">{file} ha cambiado en el disco: elíjalo de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed on disk: reload it</source>
        <translation>{file} ha cambiado en el disco: recárguelo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: it wasn't graded</source>
        <translation type="vanished">{file} no tiene nota en la hoja: no se calificó</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its cell contains {text}</source>
        <translation type="vanished">{file} no tiene nota en la hoja: su celda contiene {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its name has no number from {platform}</source>
        <translation type="vanished">{file} no tiene nota en la hoja: su nombre no lleva un número de {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: student {number} isn't in it</source>
        <translation type="vanished">{file} no tiene nota en la hoja: el estudiante {number} no figura en ella</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: {reason}</source>
        <translation>{file} no tiene nota en la hoja: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is choosing {side}'s move.</source>
        <translation>{file} está eligiendo la jugada de {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: choose it as a player in the main window first, and allow it to run</source>
        <translation>{file} es nuevo aquí: elíjalo antes como jugador en la ventana principal y permita que se ejecute</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: open it in the main window first (File → Open student file)</source>
        <translation>{file} es nuevo aquí: ábralo antes en la ventana principal (Archivo → Abrir archivo de estudiante)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is waiting to be opened.</source>
        <translation>{file} espera a que lo abran.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} passed these scores to its get_best_move: bigger and bolder is better for {side}.</source>
        <translation>{file} pasó estas puntuaciones a su get_best_move: más grande e intenso es mejor para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_player.py"/>
        <source>{file} passed these scores to its get_best_move: brighter is better for {side}.</source>
        <translation type="vanished">{file} pasó estas puntuaciones a su get_best_move: más claro es mejor para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was closed while it was being opened</source>
        <translation>{file} se cerró mientras se abría</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>{file}, line {line}, uses {what}, which a course file doesn't need: check why</source>
        <translation>{file}, línea {line}, usa {what}, que un archivo del curso no necesita: compruebe por qué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{file}: at most {points}</source>
        <translation>{file}: como máximo {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
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
        <translation type="vanished">{first}, {second} o {third}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} branches, more than {limit}: split it</source>
        <translation>{function} tiene {count} ramas, más de {limit}: divídala</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} parameters, more than {limit}: split it</source>
        <translation>{function} tiene {count} parámetros, más de {limit}: divídala</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} statements, more than {limit}: split it</source>
        <translation>{function} tiene {count} sentencias, más de {limit}: divídala</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} is empty</source>
        <translation>{function} está vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function} is missing</source>
        <translation>falta {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} must take {count} arguments</source>
        <translation>{function} debe recibir {count} argumentos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_answers.py"/>
        <source>{function}(zeros, board, {player}) on {board}</source>
        <translation type="vanished">{function}(zeros, board, {player}) en {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function}: {title}</source>
        <translation>{function}: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{games} against each opponent instead of {requested}: the file plays {played} when {trials} are requested</source>
        <translation>{games} contra cada adversario en lugar de {requested}: el archivo juega {played} cuando se piden {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{game} The game counts {played} for {side}, the open lines {lines}: on average {points}.</source>
        <translation>{game} La partida cuenta {played} para {side}; las líneas abiertas, {lines}: en promedio, {points}.</translation>
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
        <translation>{key!r} en {text!r} necesita un valor: escriba {key}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key} is given twice in {text!r}: give it once</source>
        <translation>{key} se ha indicado dos veces en {text!r}: indíquelo una sola vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} must be true or false, not {value}</source>
        <translation>{key} debe ser true o false, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has none</source>
        <translation type="vanished">{kind} no tiene el parámetro {name!r}: no tiene ninguno</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has {known}</source>
        <translation>{kind} no tiene el parámetro {name!r}: tiene {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has {count} parameters, not {given}: give a value for each, or none</source>
        <translation>{kind} tiene {count} parámetros, no {given}: dé un valor para cada uno, o ninguno</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{label} (only {low} to {high} %)</source>
        <translation>{label} (solo de {low} a {high} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{line} in a row</source>
        <translation>{line} en línea</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/own_files.py"/>
        <source>{link} wasn't read: it is a link to {target}, which isn't one of the student's own files</source>
        <translation>{link} no se leyó: es un enlace a {target}, que no es uno de los archivos propios del estudiante</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{low} to {high} best</source>
        <translation type="vanished">{low} a {high} mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{mark} plays {square} at random.</source>
        <translation>{mark} juega {square} al azar.</translation>
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
        <translation type="vanished">{mistakes} La partida cambió en la jugada {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: leave the seed alone</source>
        <translation>{mistake}: no toque la semilla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: write `{code}()` to call it</source>
        <translation>{mistake}: escriba `{code}()` para llamarla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{mistake}: {advice}</source>
        <translation>{mistake}: {advice}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>{module} is the course's {name} under another name</source>
        <translation>{module} es el {name} del curso con otro nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: choose one of {known}</source>
        <translation>{name!r} no es un jugador: elija uno de {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: did you mean {meant}? The players are {known}</source>
        <translation>{name!r} no es un jugador: ¿quería decir {meant}? Los jugadores son {known}</translation>
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
        <translation>{name} (ejecución {number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} answered {answer} instead of a move</source>
        <translation>{name} respondió {answer} en lugar de una jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{name} can't be imported by its test suite: choose a name of letters, digits and underscores, such as my_player.py</source>
        <translation>su conjunto de pruebas no puede importar {name}: elija un nombre de letras, cifras y guiones bajos, como my_player.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>{name} can't be opened: {error}</source>
        <translation>No se puede abrir {name}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} can't be started: {reason}</source>
        <translation>no se puede iniciar {name}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} can't be varied: it is also the name of a result</source>
        <translation>{name} no se puede variar: también es el nombre de un resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} closed its output</source>
        <translation>{name} cerró su salida</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} didn't read its input within {seconds} s</source>
        <translation>{name} no leyó su entrada en {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} doesn't play on {size}×{size}: {words}</source>
        <translation>{name} no juega en {size}×{size}: {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} ended with code {code}</source>
        <translation>{name} terminó con el código {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} gave no answer within {seconds} s</source>
        <translation>{name} no respondió en {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{name} has the wrong suffix: use {suffixes}</source>
        <translation>{name} tiene una extensión incorrecta: use {suffixes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides Python's built-in {name}: choose another name</source>
        <translation>{name} oculta el {name} integrado de Python: elija otro nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides the {name} on line {line}: choose another name</source>
        <translation>{name} oculta el {name} de la línea {line}: elija otro nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} is never used: the scores must be based on it</source>
        <translation>{name} no se usa nunca: las puntuaciones deben basarse en él</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} is varied twice: give all its values at once</source>
        <translation>{name} se varía dos veces: indique todos sus valores de una vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} moved to column {col}, row {row}, which is not an empty square</source>
        <translation>{name} jugó en la columna {col}, fila {row}, que no es una casilla vacía</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be 1 or 0, not {value}</source>
        <translation>{name} debe ser 1 o 0, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {given}</source>
        <translation>{name} debe ser un PlayerSpec, como parse_spec('mc') o PlayerSpec(KIND), no {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{name} must be a number from {least} to {limit}, not {value}</source>
        <translation>{name} debe ser un número de {least} a {limit}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} debe ser un número, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} debe ser un número entero, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be from {low} to {high}, not {value}</source>
        <translation>{name} debe ser de {low} a {high}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>{name} must be of the type {type}, not {given}</source>
        <translation>{name} debe ser del tipo {type}, no {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be the name of a file, not {value}</source>
        <translation>{name} debe ser el nombre de un archivo, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>{name} must be two, X's and O's, not {count}</source>
        <translation>{name} deben ser dos, de X y de O, no {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be {words}, not {value}</source>
        <translation>{name} debe ser {words}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{name} read after its list comprehension</source>
        <translation>{name} se lee después de su comprensión de lista</translation>
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
        <translation>{name}={value} se ha indicado dos veces: indique cada valor una sola vez</translation>
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
        <translation>{number} mil M</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{number} {counted}/s</source>
        <translation type="vanished">{number} {counted}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}: {truth}; random games {games}</source>
        <translation>{number}. {side} {square}: {truth}; partidas aleatorias {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: choose another level</source>
        <translation>{obstacle}: elija otro nivel</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: choose another player or other rules</source>
        <translation>{obstacle}: elija otro jugador u otras reglas</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: on {rules} choose level:level=hard</source>
        <translation type="vanished">{obstacle}: en {rules} elija level:level=hard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: on {rules} choose {player}</source>
        <translation>{obstacle}: en {rules} elija {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} are equal by symmetry: their scores differ only by chance.</source>
        <translation>{one} y {other} son iguales por simetría: sus puntuaciones solo difieren por azar.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} have the same exact score, {score}: no number of trials can tell them apart.</source>
        <translation>{one} y {other} tienen la misma puntuación exacta, {score}: ningún número de ensayos puede distinguirlas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{one} and {two}</source>
        <translation>{one} y {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{one} leads, but {two} may be as strong</source>
        <translation>{one} va en cabeza, pero {two} puede ser igual de fuerte</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{one} or {other}</source>
        <translation type="vanished">{one} o {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{one}; and {two}</source>
        <translation>{one}; y {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{opening}.</source>
        <translation>{opening}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{others} or {last}</source>
        <translation>{others} o {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>{part}: {title}</source>
        <translation>{part}: {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} checks passed</source>
        <translation>{passed} de {count} comprobaciones superadas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} reach the pass mark</source>
        <translation>{passed} de {count} alcanzan la nota de aprobado</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>{path} can't be graded: no such file or folder</source>
        <translation>no se puede calificar {path}: no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>{path} can't be graded: not a regular file</source>
        <translation type="vanished">no se puede calificar {path}: no es un archivo normal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>{path} can't be read: {reason}</source>
        <translation>no se puede leer {path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be renamed: {reason}</source>
        <translation>no se puede cambiar el nombre de {path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be used as a {kind}: {reason}</source>
        <translation type="vanished">no se puede usar {path} como {kind}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} can't be used: {error}</source>
        <translation>no se puede usar {path}: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} can't be used: {reason}</source>
        <translation>No se puede usar {path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be written: {reason}</source>
        <translation>no se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} has no column for the grades, or several: name one of {titles} (with --column)</source>
        <translation>{path} no tiene columna para las notas, o tiene varias: indique una de {titles} (con --column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} has other tables than this program makes: move it away, or use another {variable}</source>
        <translation>{path} tiene otras tablas que las que crea este programa: muévalo a otro lugar o use otro valor de {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} is a textbook for {found}, not for {subject}: name another file</source>
        <translation>{path} es un libro de texto de {found}, no de {subject}: indique otro archivo</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} is another program's database, not a {kind}</source>
        <translation type="vanished">{path} es la base de datos de otro programa, no: {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path} is damaged: move it away</source>
        <translation>{path} está dañado: muévalo a otro lugar</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a gradebook from Canvas: export it with Gradebook &gt; Export</source>
        <translation>{path} no es un libro de calificaciones de Canvas: expórtelo con Gradebook &gt; Export</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a grading worksheet from Moodle: allow offline grading in the assignment's settings and choose Download grading worksheet</source>
        <translation>{path} no es una hoja de calificaciones de Moodle: permita la calificación sin conexión en los ajustes de la tarea y elija Descargar hoja de calificaciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} is not valid TOML: {error}</source>
        <translation type="vanished">{path} no es TOML válido: {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} is the database of another program or for something else</source>
        <translation>{path} es la base de datos de otro programa o sirve para otra cosa</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} leaves no check with points</source>
        <translation type="vanished">{path} no deja ninguna comprobación con puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} needs functions such as check_corner(module), with different titles: the first lines of their docstrings</source>
        <translation>{path} necesita funciones como check_corner(module), con títulos distintos: las primeras líneas de sus docstrings</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} was written by another version of tttmc (its format is {version}, not {known}) and is left unchanged: use that version, or another {variable}</source>
        <translation>{path} lo escribió otra versión de tttmc (su formato es {version}, no {known}) y no se modifica: use esa versión u otro valor de {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: name each student once, in the first column</source>
        <translation>{path}, línea {line}: indique cada estudiante una sola vez, en la primera columna</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: points must be a number from 0 to {most}, not {text}</source>
        <translation>{path}, línea {line}: los puntos deben ser un número de 0 a {most}, no {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: a line has more than {most} characters</source>
        <translation type="vanished">{path}: una línea tiene más de {most} caracteres</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number above 0, not {value}</source>
        <translation type="vanished">{path}: of debe ser un número entero mayor que 0, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number, not {value}</source>
        <translation type="vanished">{path}: of debe ser un número entero, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the checks are worth {points} points, which leaves none of the {full} for the others</source>
        <translation>{path}: las comprobaciones valen {points} puntos, así que no queda ninguno de los {full} para las demás</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}: the first line must be {titles}</source>
        <translation>{path}: la primera línea debe ser {titles}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the points of {function} must be a number above 0</source>
        <translation>{path}: los puntos de {function} deben ser un número mayor que 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from 0 to {limit}, not {value}</source>
        <translation type="vanished">{path}: {name} debe ser un número de 0 a {limit}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from {least} to {limit}, not {value}</source>
        <translation type="vanished">{path}: {name} debe ser un número de {least} a {limit}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try one of {names}</source>
        <translation type="vanished">{path}: {table} no tiene la entrada {entry}: pruebe una de {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation type="vanished">{path}: {table} no tiene la entrada {entry}: pruebe {names}, o consulte tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} must be a table</source>
        <translation type="vanished">{path}: {table} debe ser una tabla</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{place}  {player}</source>
        <translation>{place}  {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place} has neither values nor a tally with weights</source>
        <translation>{place} no tiene ni valores ni un recuento con pesos</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>{place} is empty</source>
        <translation>{place} está vacío</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} is missing</source>
        <translation>falta {place}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must be {expected}, not {value}</source>
        <translation>{place} debe ser {expected}, no {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have at most {most} items, not {length}</source>
        <translation>{place} debe tener como máximo {most} elementos, no {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have {exactly} items, not {length}</source>
        <translation>{place} debe tener {exactly} elementos, no {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: on one square, {mine} and {theirs} add up to more than the {trials} trials of that kind</source>
        <translation>{place}: en una casilla, {mine} y {theirs} suman más que los {trials} ensayos de ese tipo</translation>
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
        <translation>{player} contra sí mismo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against {opponent}</source>
        <translation>{player} contra {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} as {side} against {opponent}</source>
        <translation>{player} como {side} contra {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is occupied</source>
        <translation type="vanished">{player} eligió {square}, que está ocupada</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is off the board</source>
        <translation type="vanished">{player} eligió {square}, que está fuera del tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow here</source>
        <translation>{player} eligió {square}, que las reglas no permiten aquí</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow now</source>
        <translation type="vanished">{player} eligió {square}, que las reglas no permiten ahora</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/report.py"/>
        <source>{player} doesn't repeat its games, so their scores can't be calculated again: leave out --scores</source>
        <translation>{player} no repite sus partidas, así que no se pueden volver a calcular sus puntuaciones: omita --scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} ended without a move</source>
        <translation>{player} terminó sin ninguna jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {method} must yield thoughts, but returned a value of the type {type}</source>
        <translation type="vanished">{player} falló: {method} debe producir cálculos con yield, pero devolvió un valor del tipo {type}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {reason}</source>
        <translation>{player} falló: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited 1 game: {reason}</source>
        <translation>{player} perdió 1 partida por descalificación: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited {games} games, the first: {reason}</source>
        <translation>{player} perdió {games} partidas por descalificación, la primera: {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} gave {count} values for {squares} squares</source>
        <translation>{player} dio {count} valores para {squares} casillas</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} has no count that decides how long it thinks: for equal times choose players such as mc, forward, uct or tree</source>
        <translation>{player} no tiene un número que decida cuánto tiempo piensa: para tiempos iguales elija jugadores como mc, forward, uct o tree</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>{player} has no limit for infinitely many trials: choose mc or forward</source>
        <translation>{player} no tiene límite para infinitos ensayos: elija mc o forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player} has no number of trials to vary: choose mc or forward</source>
        <translation>{player} no tiene un número de ensayos que variar: elija mc o forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>{player} has no parameters: choose another player to measure</source>
        <translation type="vanished">{player} no tiene parámetros: elija otro jugador para medir</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} is the strongest</source>
        <translation>{player} es el más fuerte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} takes part twice: name each player once</source>
        <translation>{player} participa dos veces: indique cada jugador una sola vez</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} takes {taken} per move with its least count on {rules}: choose a longer time</source>
        <translation>{player} tarda {taken} por jugada con su número mínimo en {rules}: elija un tiempo mayor</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to have moved as often as the opponent, or once more</source>
        <translation type="vanished">que {player} haya jugado tantas veces como el adversario, o una más</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to move first</source>
        <translation type="vanished">que {player} juegue primero</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} yielded a value of the type {type}, not a Thought</source>
        <translation>{player} devolvió un valor del tipo {type}, no un Thought</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}.</source>
        <translation>{player}, semilla {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation>{player}, semilla {seed}. {note}</translation>
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
            <numerusform>{player}, {rules}: %n posición, contando una vez rotaciones y reflexiones.</numerusform>
            <numerusform>{player}, {rules}: %n posiciones, contando una vez rotaciones y reflexiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player}: {rating} ({low} to {high})</source>
        <translation>{player}: {rating} ({low} a {high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {most}</source>
        <translation>{points} de {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {total} points</source>
        <translation>{points} de {total} puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: constants, parameters and return values as required</source>
        <translation>{points} puntos: constantes, parámetros y valores devueltos según lo exigido</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the four functions give the right answers</source>
        <translation>{points} puntos: las cuatro funciones dan las respuestas correctas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the games, compared with the reference solution's</source>
        <translation>{points} puntos: las partidas, comparadas con las de la solución de referencia</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the teacher's own checks</source>
        <translation>{points} puntos: las comprobaciones propias del profesor</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} games/s</source>
        <translation>{rate} partidas/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} moves/s</source>
        <translation>{rate} jugadas/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} nodes/s</source>
        <translation>{rate} nodos/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{rate} of the random games from {square} went well for {side}.</source>
        <translation>El {rate} de las partidas aleatorias desde {square} salieron bien para {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} positions/s</source>
        <translation>{rate} posiciones/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} samples/s</source>
        <translation>{rate} muestras/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} simulations/s</source>
        <translation>{rate} simulaciones/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} steps/s</source>
        <translation>{rate} pasos/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} trials/s</source>
        <translation>{rate} ensayos/s</translation>
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
        <translation>{reason} (línea {line})</translation>
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
        <translation>{setting}: no</translation>
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
            <numerusform>El {share} del archivo más pequeño está en el otro, en %n pasaje marcado. El número delante de un pasaje lleva al mismo pasaje del otro lado. No se tienen en cuenta los nombres, los comentarios, el formato ni el orden de las funciones.</numerusform>
            <numerusform>El {share} del archivo más pequeño está en el otro, en %n pasajes marcados. El número delante de un pasaje lleva al mismo pasaje del otro lado. No se tienen en cuenta los nombres, los comentarios, el formato ni el orden de las funciones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: one from each group of symmetric squares.</source>
        <translation>{shown} de las {count} casillas vacías: una de cada grupo de casillas simétricas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst, one from each group of symmetric squares.</source>
        <translation>{shown} de las {count} casillas vacías: las {best} mejores y la peor, una de cada grupo de casillas simétricas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst.</source>
        <translation>{shown} de las {count} casillas vacías: las {best} mejores y la peor.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{side} follows {square}, which has the highest bound.</source>
        <translation>{side} sigue {square}, que tiene la cota más alta.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won and in {lost} of those that it lost.</source>
        <translation>{side} ocupó {square} en el {won} de los ensayos que ganó y en el {lost} de los que perdió.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won.</source>
        <translation>{side} ocupó {square} en el {won} de los ensayos que ganó.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} is proven to lose, whatever it plays.</source>
        <translation type="vanished">Está demostrado que {side} pierde, juegue lo que juegue.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost and held it</source>
        <translation>{side} perdió y la ocupaba</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost, {other} held it</source>
        <translation>{side} perdió, {other} la ocupaba</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays as {player}: {reason}.</source>
        <translation>{side} juega ahora como {player}: {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays with {trials} trials per move instead of ∞. {reason}.</source>
        <translation>{side} juega ahora con {trials} ensayos por jugada en lugar de ∞. {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen} and missed a win at {better}.</source>
        <translation>{side} jugó {chosen} y dejó pasar una victoria en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a tie at {better}.</source>
        <translation>{side} jugó {chosen}, que pierde, y dejó pasar un empate en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a win at {better}.</source>
        <translation>{side} jugó {chosen}, que pierde, y dejó pasar una victoria en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have tied.</source>
        <translation type="vanished">{side} jugó {chosen}, que pierde; {better} habría empatado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have won.</source>
        <translation type="vanished">{side} jugó {chosen}, que pierde; {better} habría ganado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{side} to move</source>
        <translation>Turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that holds the tie.</source>
        <translation>Turno de {side}. Encuentre una jugada que mantenga el empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that wins.</source>
        <translation>Turno de {side}. Encuentre una jugada que gane.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}.</source>
        <translation>Turno de {side}. Juega {choice}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}. Then: {moves}.</source>
        <translation>Turno de {side}. Juega {choice}. Después: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {squares}: best play.</source>
        <translation>Turno de {side}. Juega {squares}: el mejor juego.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move holds the tie: find it.</source>
        <translation>Turno de {side}. Una jugada mantiene el empate: encuéntrela.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move wins: find it.</source>
        <translation>Turno de {side}. Una jugada gana: encuéntrela.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: its squares gain, the others lose.</source>
        <translation>{side} gana: sus casillas ganan, las otras pierden.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: {other}'s squares lose, the others gain.</source>
        <translation>{side} gana: las casillas de {other} pierden, las otras ganan.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won and held it</source>
        <translation>{side} ganó y la ocupaba</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won, {other} held it</source>
        <translation>{side} ganó, {other} la ocupaba</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{side}, whose turn it is</source>
        <translation>{side}, de quien es el turno</translation>
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
            <numerusform>{squares} y %n más</numerusform>
            <numerusform>{squares} y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} and %n more can't be told apart yet.</source>
        <translation>
            <numerusform>{squares} y %n más aún no se pueden distinguir.</numerusform>
            <numerusform>{squares} y %n más aún no se pueden distinguir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares} and %n other(s)</source>
        <translation>
            <numerusform>{squares} y %n más</numerusform>
            <numerusform>{squares} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{squares} are best, equal by symmetry ({chance} sure).</source>
        <translation type="vanished">{squares} son las mejores, iguales por simetría (seguridad: {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} can't be told apart yet.</source>
        <translation>{squares} aún no se pueden distinguir.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, equal by symmetry ({chance} sure).</source>
        <translation>{squares} tienen la mejor puntuación, iguales por simetría (seguridad: {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, exactly equal ({chance} sure).</source>
        <translation>{squares} tienen la mejor puntuación, exactamente igual (seguridad: {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{squares} or {square}</source>
        <translation>{squares} o {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} ({result})</source>
        <translation>{square} ({result})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}</source>
        <translation>{square} con {trials}: {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}
exact: {exact}</source>
        <translation>{square} con {trials}: {value}
exacto: {exact}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} blocks {other}, who would complete a line there.</source>
        <translation>{square} bloquea a {other}, que completaría allí una línea.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} completes a line and wins at once.</source>
        <translation>{square} completa una línea y gana enseguida.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} ends the game: {winner} wins.</source>
        <translation>{square} termina la partida: gana {winner}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} fills the board: a tie.</source>
        <translation>{square} llena el tablero: empate.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} gave away a proven win. Better: {better}.</source>
        <translation>{square} regaló una victoria demostrada. Mejor: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{square} has the best score ({chance} sure).</source>
        <translation>{square} tiene la mejor puntuación (seguridad: {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{square} in at least {count} of {tries} tries: {why}</source>
        <translation>{square} en al menos {count} de {tries} intentos: {why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in at least {share} of the runs</source>
        <translation>{square} en al menos el {share} de las ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in {share} of {draws} runs</source>
        <translation>{square} en el {share} de {draws} ejecuciones</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{square} is best ({chance} sure).</source>
        <translation type="vanished">{square} es la mejor (seguridad: {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one loses, so squares on many lines tend to score low.</source>
        <translation>{square} está en {count} de las {total} líneas que aún pueden completarse; el máximo de una casilla vacía es {most}. Quien completa una pierde, así que las casillas con muchas líneas suelen puntuar bajo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one wins, so squares on many lines tend to score high.</source>
        <translation>{square} está en {count} de las {total} líneas que aún pueden completarse; el máximo de una casilla vacía es {most}. Quien completa una gana, así que las casillas con muchas líneas suelen puntuar alto.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie, and every other move to lose.</source>
        <translation>Está demostrado que {square} mantiene el empate y que todas las demás jugadas pierden.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie; %n other move(s) would lose.</source>
        <translation>
            <numerusform>Está demostrado que {square} mantiene el empate; %n jugada más perdería.</numerusform>
            <numerusform>Está demostrado que {square} mantiene el empate; otras %n jugadas perderían.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>{square} is proven to tie; the squares with more visits promise less.</source>
        <translation>Está demostrado que {square} empata; las casillas con más visitas prometen menos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win, and no other move is.</source>
        <translation>Está demostrado que {square} gana y que ninguna otra jugada lo hace.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win.</source>
        <translation>Está demostrado que {square} gana.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} is proven: {winner} wins by completing lines or threatening to.</source>
        <translation>{square} está demostrada: {winner} gana completando líneas o amenazando con hacerlo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the first square that isn't a known mistake.</source>
        <translation>{square} es la primera casilla que no es un error conocido.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the only move left.</source>
        <translation>{square} es la única jugada que queda.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} isn't proven to win. Try again.</source>
        <translation>No está demostrado que {square} gane. Inténtelo otra vez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven tie.</source>
        <translation>{square} mantuvo el empate demostrado.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven win.</source>
        <translation>{square} mantuvo la victoria demostrada.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but a win is proven at {better}.</source>
        <translation type="vanished">A la máquina le parece mejor {square}, pero hay victoria demostrada en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.</source>
        <translation type="vanished">A la máquina le parece mejor {square}, pero está demostrado que pierde; hay empate demostrado en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} loses. Try again.</source>
        <translation>{square} pierde. Inténtelo otra vez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} makes two threats, {first} and {second}, and {other} can block only one.</source>
        <translation>{square} crea dos amenazas, {first} y {second}, y {other} solo puede bloquear una.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} only ties. Try again.</source>
        <translation>{square} solo empata. Inténtelo otra vez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a tie into a loss. Better: {better}.</source>
        <translation>{square} convirtió un empate en derrota. Mejor: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a loss. Better: {better}.</source>
        <translation>{square} convirtió una victoria en derrota. Mejor: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a tie. Better: {better}.</source>
        <translation>{square} convirtió una victoria en empate. Mejor: {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} was the only legal move.</source>
        <translation>{square} era la única jugada legal.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} (new)</source>
        <translation>{square} {bound} (nueva)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} ({rate} earned + {bonus} for exploration)</source>
        <translation>{square} {bound} ({rate} obtenido + {bonus} por exploración)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: 0, because it is empty.</source>
        <translation>{square}: 0, porque está vacía.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and lost.</source>
        <translation>{square}: {points}, porque {mark} la ocupa y perdió.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and won.</source>
        <translation>{square}: {points}, porque {mark} la ocupa y ganó.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} By estimate, the game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} Según la estimación, la partida cambió en la jugada {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} Points given away by estimate: {moves}.</source>
        <translation>{summary} Puntos regalados según la estimación: {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} La partida cambió en la jugada {number}: {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>{system} has no sandbox for students' files: they can do anything you can on this computer</source>
        <translation>{system} no tiene un entorno aislado para los archivos de estudiantes: pueden hacer en este equipo todo lo que puede hacer usted</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation>{table} no tiene la entrada {entry}: pruebe {names}, o consulte tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} must be a table</source>
        <translation>{table} debe ser una tabla</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{text!r} is not a player: write {meant}, in small letters</source>
        <translation>{text!r} no es un jugador: escriba {meant}, en minúsculas</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a number from 0 to 8</source>
        <translation>{text!r} no es una casilla: escriba un nombre como b2, una fila y una columna como 1,1, o un número de 0 a 8</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, or a row and column such as 1,1</source>
        <translation>{text!r} no es una casilla: escriba un nombre como b2, o una fila y una columna como 1,1</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s</source>
        <translation>{text!r} no es un tiempo por jugada de 1us a 60s, como 500us, 1ms o 0.5s</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{text!r} is not two Elo differences, such as 0,10</source>
        <translation>{text!r} no son dos diferencias de Elo, como 0,10</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is off the board, which goes from a1 to {last}</source>
        <translation>{text!r} está fuera del tablero, que va de a1 a {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>{text} may be one value or two: separate values by semicolons</source>
        <translation>{text} puede ser un valor o dos: separe los valores con punto y coma</translation>
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
        <translation>{trials} ensayos por jugada</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{trials}, the number of trials in the tally</source>
        <translation>{trials}, el número de ensayos del recuento</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{trials}: {chance} % ({low}–{high})</source>
        <translation>{trials}: {chance} % ({low}–{high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{value} best</source>
        <translation type="vanished">{value} mejor</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{value} scores best: {score}</source>
        <extracomment>"value" is that of a parameter, such as the number of trials.</extracomment>
        <translation>La mejor puntuación, con {value}: {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>{variable}={name} does not run on this processor: choose from {names}{reason}</source>
        <translation>{variable}={name} no funciona en este procesador: elija entre {names}{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player} against {opponent}, {rules}</source>
        <translation>{varied} de {player} contra {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player}, {rules}</source>
        <translation>{varied} de {player}, {rules}</translation>
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
            <numerusform>{varied} {value}: %n partida
gana X {x_wins}
empates {ties}
gana O {o_wins}</numerusform>
            <numerusform>{varied} {value}: %n partidas
gana X {x_wins}
empates {ties}
gana O {o_wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
wins {wins}
ties {ties}
losses {losses}</source>
        <translation>
            <numerusform>{varied} {value}: %n partida
victorias {wins}
empates {ties}
derrotas {losses}</numerusform>
            <numerusform>{varied} {value}: %n partidas
victorias {wins}
empates {ties}
derrotas {losses}</numerusform>
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
        <translation>Gana {winner}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} forfeits ({reason})</source>
        <translation>Gana {winner}: {loser} pierde por descalificación ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} resigned</source>
        <translation>Gana {winner}: {loser} abandonó</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{wins} won, {ties} tied and {losses} lost of {games}</source>
        <translation>{wins} ganadas, {ties} empatadas y {losses} perdidas de {games}</translation>
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
        <translation>{wrong} (1 de {count} al azar), que pierde; {right} empata</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} wins</source>
        <translation>{wrong} (1 de {count} al azar), que pierde; {right} gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which ties; {right} wins</source>
        <translation>{wrong} (1 de {count} al azar), que empata; {right} gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} ties</source>
        <translation>{wrong}, que pierde; {right} empata</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} wins</source>
        <translation>{wrong}, que pierde; {right} gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which ties; {right} wins</source>
        <translation>{wrong}, que empata; {right} gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>{x} against {o} can't be played: {reason}</source>
        <translation>no se puede jugar {x} contra {o}: {reason}</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>“Learn by mistake” begins with an empty textbook and plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation>«Aprende de errores» empieza con un libro de texto vacío y juega 1.000 partidas como X contra jugadas aleatorias. ¿Cuántas de las últimas 200 partidas pierde, en comparación con las 200 primeras?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>“{check}” fails</source>
        <translation>«{check}» falla</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✓ reaches the pass mark of {mark}</source>
        <translation>✓ alcanza la nota de aprobado, {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ below the pass mark of {mark}</source>
        <translation>✗ por debajo de la nota de aprobado, {mark}</translation>
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
            <numerusform>%n aún sin probar</numerusform>
            <numerusform>%n aún sin probar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= points</source>
        <translation>= puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= {number}</source>
        <translation>= {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>A larger number of trials includes all the trials of a smaller one. Click a square to see where its number comes from.</source>
        <translation>Un número mayor de ensayos incluye todos los ensayos de uno menor. Haga clic en una casilla para ver de dónde sale su número.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>After {square}</source>
        <translation>Después de {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Chance of best score</source>
        <translation>Prob. de mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Each move: its share of the points for the side that plays it, and its visits. The bar is its share of the visits. Strong lines: the moves that both sides would choose.</source>
        <translation>Cada jugada: su proporción de puntos para el bando que la juega, y sus visitas. La barra es su proporción de las visitas. Líneas gruesas: las jugadas que elegirían ambos bandos.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expected: {moves}</source>
        <translation>Esperado: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Finish this simulation</source>
        <translation>Terminar esta simulación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Finish this trial</source>
        <translation>Terminar este ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Grow</source>
        <translation>Crecer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} loses, its squares lose {own} and the other side's gain {other}.</source>
        <translation>Si {side} gana, sus casillas ganan {own} y las del otro bando pierden {other}. Si {side} pierde, sus casillas pierden {own} y las del otro bando ganan {other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Look inside</source>
        <translation>Ver el interior</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>Many trials</source>
        <translation>Muchos ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>On the way: {moves}</source>
        <translation>En el camino: {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>One trial</source>
        <translation>Un ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>One trial, slowly</source>
        <translation type="vanished">Un ensayo, despacio</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/sum_table.py"/>
        <source>Outcome</source>
        <translation type="vanished">Resultado</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Per trial, as on the board</source>
        <translation>Por ensayo, como en el tablero</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play 10 trials</source>
        <translation>Jugar 10 ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Play more trials</source>
        <translation>Jugar más ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Playing: {done} trials so far.</source>
        <translation>Jugando: {done} ensayos hasta ahora.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Press Step to follow a simulation, or Grow to run many.</source>
        <translation>Pulse Paso para seguir una simulación, o Crecer para ejecutar muchas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Press Step to play the first move of a trial.</source>
        <translation>Pulse Paso para hacer la primera jugada de un ensayo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Score: the sum</source>
        <translation>Puntuación: la suma</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Scores: the running total</source>
        <translation>Puntuaciones: la suma acumulada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Show how likely each square is to have the best score</source>
        <translation>Mostrar lo probable que es que cada casilla tenga la mejor puntuación</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The result is proven: no more simulations are needed.</source>
        <translation>El resultado está demostrado: no hacen falta más simulaciones.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>The score of {square}</source>
        <translation>La puntuación de {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The tree has grown to its limit.</source>
        <translation>El árbol ha alcanzado su tamaño máximo.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>The trial's board</source>
        <translation>El tablero del ensayo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>Trials and search tree</source>
        <translation type="vanished">Ensayos y árbol de búsqueda</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Dos casillas están aquí muy igualadas: mostrar en el tablero cuál puede ir por delante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Where the number on {square} comes from</source>
        <translation type="vanished">De dónde sale el número de {square}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and {tried} more, {untried} not tried yet</source>
        <translation>y {tried} más, {untried} aún sin probar</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>trials</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{move}, expected</source>
        <translation>{move}, esperada</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{position}: {visits} visits</source>
        <translation>{position}: {visits} visitas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} to move</source>
        <translation>Turno de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} {square}: {value}, {visits} visits, {share} of its position's</source>
        <translation>{side} {square}: {value}, {visits} visitas, {share} de las de su posición</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>{simulations}; most visited: {square}, {rate} of the points</source>
        <translation>{simulations}; la más visitada: {square}, {rate} de los puntos</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× weight</source>
        <translation>× peso</translation>
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
        <translation>✓ empata</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ wins</source>
        <translation>✓ gana</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✗ loses</source>
        <translation>✗ pierde</translation>
    </message>
</context>
</TS>
