<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name>App</name>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Close without saving</source>
        <translation>&amp;Fermer sans enregistrer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Mistakes</source>
        <translation>Erreur&amp;s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Overlay</source>
        <translation type="vanished">C&amp;alque</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>&amp;Squares show</source>
        <translation>Sur les &amp;cases</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Tic-tac-toe against machines that think by playing random games, and show what they think.&lt;/p&gt;&lt;p&gt;MIT licence. Uses Qt under the LGPL.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;tttmc {version}&lt;/h2&gt;&lt;p&gt;Le morpion contre des machines qui réfléchissent en jouant des parties aléatoires et montrent ce qu’elles pensent.&lt;/p&gt;&lt;p&gt;Licence MIT. Utilise Qt sous licence LGPL.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>A large board needs more trials: Monte Carlo now plays {trials} per move.</source>
        <translation>Un grand plateau demande plus d’essais : Monte Carlo joue désormais {trials} essais par coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>About tttmc</source>
        <translation>À propos de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Candidates</source>
        <translation type="vanished">Candidats</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Co&amp;mpare {square} with another square</source>
        <translation>Co&amp;mparer {square} à une autre case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Diagnostic information copied. Paste it into your report.</source>
        <translation>Informations de diagnostic copiées. Collez-les dans votre rapport.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exported as {name}</source>
        <translation>Exporté sous {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Exporting {name}: {percent} %</source>
        <translation>Exportation de {name} : {percent} %</translation>
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
        <translation>Parties, manuels et résultats</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <location filename="tttmc_app/gui/app/page_text.py"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>How it thinks</source>
        <translation>Comment il réfléchit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation type="vanished">Les essais par coup de Monte Carlo quand vous le choisissez pour la première fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <location filename="tttmc_app/gui/learn/buttons.py"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Moves</source>
        <translation type="vanished">Coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move.</source>
        <translation>Nouvelle partie à partir de cette position : {rules}, à {side} de jouer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>New game from this position: {rules}, {side} to move. Undo returns to the previous game.</source>
        <translation>Nouvelle partie à partir de cette position : {rules}, à {side} de jouer. Annuler ramène à la partie précédente.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>New game: {rules}. Undo returns to your game on {replaced}.</source>
        <translation>Nouvelle partie : {rules}. Annuler ramène à votre partie sur {replaced}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>No page contains these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open</source>
        <translation type="vanished">Ouvrir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Open the folder of {contents}</source>
        <translation>Ouvrir le dossier : {contents}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Open the menus</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/view_choices.py"/>
        <source>Overlay</source>
        <translation type="vanished">Calque</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Pause</source>
        <translation type="vanished">Pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/machine_controls.py"/>
        <source>Play</source>
        <translation type="vanished">Jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Recent &amp;games</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Restore defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>&amp;Enregistrer la partie sous…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/help_window.py"/>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Show the &amp;line from {square}</source>
        <translation>&amp;Voir la suite depuis {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Something went wrong, but your game is safe. To report the error, copy the diagnostic information.</source>
        <translation>Une erreur s’est produite, mais votre partie est en sécurité. Pour signaler l’erreur, copiez les informations de diagnostic.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Squares show</source>
        <translation>Sur les cases</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Starting trials</source>
        <translation type="vanished">Essais au départ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>The clipboard doesn't contain a board: {error}</source>
        <translation>Le presse-papiers ne contient pas de plateau : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>The result of {square} isn't proven.</source>
        <translation>Le résultat de {square} n’est pas prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>There's no board on the clipboard. A board looks like X.O/.X./O..</source>
        <translation>Il n’y a pas de plateau dans le presse-papiers. Un plateau s’écrit ainsi : X.O/.X./O..</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Tool bar</source>
        <translation type="vanished">Barre d’outils</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Trials to begin with</source>
        <translation type="vanished">Essais au départ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>Where the n&amp;umber on {square} comes from</source>
        <translation>D’où vient le &amp;nombre en {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Where things are stored</source>
        <translation>Emplacements de stockage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Window</source>
        <extracomment>The title of a group of shortcuts: those of the whole window.</extracomment>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/main_window.py"/>
        <source>Windows that are open keep their language until you close them.</source>
        <translation type="vanished">Les fenêtres ouvertes gardent leur langue jusqu’à leur fermeture.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>{error}. Change the board or the side to move.</source>
        <translation>{error}. Modifiez le plateau ou le camp au trait.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{name} has unsaved changes. Save them before opening {other}?</source>
        <translation>{name} contient des modifications non enregistrées. Les enregistrer avant d’ouvrir {other} ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>{reason}. Save the game in a file?</source>
        <translation>{reason}. Enregistrer la partie dans un fichier ?</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>All squares score the same, so {side} picks one at random.</source>
        <translation>Toutes les cases ont le même score, {side} en choisit donc une au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder is better for {side}.</source>
        <translation>Plus c’est grand et vif, mieux c’est pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Bigger and bolder was better for {side}.</source>
        <translation>Plus c’était grand et vif, mieux c’était pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Both weights are 0, so every square scores 0 and {side} picks one at random.</source>
        <translation>Les deux poids valent 0 : toutes les cases ont un score de 0 et {side} en choisit une au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter is better for {side}.</source>
        <translation type="vanished">Plus clair est meilleur pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Brighter was better for {side}, not for you.</source>
        <translation type="vanished">Plus clair était meilleur pour {side}, pas pour vous.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of being best: how likely each square is to have the highest score after infinitely many trials.</source>
        <translation type="vanished">Chance d’être la meilleure : la probabilité que la case ait le score le plus élevé après une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials. The best score need not be the best move.</source>
        <translation type="vanished">Chance du meilleur score : la probabilité que chaque case ait le score le plus élevé après une infinité d’essais. Le meilleur score n’est pas forcément le meilleur coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Chance of the best score: how likely each square is to score highest after infinitely many trials; equal squares share it. The best score need not be the best move.</source>
        <translation>Chance du meilleur score : la probabilité que chaque case ait le score le plus élevé après une infinité d’essais ; les cases égales se la partagent. Le meilleur score n’est pas forcément le meilleur coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Change to {count} in a row</source>
        <translation>Passer à {count} à aligner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Dark squares are known mistakes in {side}'s textbook. {side} plays the first of the others.</source>
        <translation type="vanished">Les cases sombres sont des erreurs connues du manuel de {side}. {side} joue la première des autres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Error by chance (standard error): {error}.</source>
        <translation>Erreur due au hasard (erreur type) : {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: bigger and bolder is better for {side}. Bold squares help {side} win random games.</source>
        <translation>Score exact par essai : plus c’est grand et vif, mieux c’est pour {side}. Les cases vives aident {side} à gagner les parties aléatoires.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Exact score per trial: brighter is better for {side}. Bright squares help {side} win random games.</source>
        <translation type="vanished">Score exact par essai : plus clair est meilleur pour {side}. Les cases claires aident {side} à gagner les parties aléatoires.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves} …</source>
        <translation>Coups attendus : {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Expected moves: {moves}.</source>
        <translation>Coups attendus : {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} rated the squares before it played {move}.</source>
        <translation>Comment {side} a évalué les cases avant de jouer {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with its new weights.</source>
        <translation>Comment {side} aurait évalué les cases avant de jouer {move}, avec ses nouveaux poids.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>How {side} would have rated the squares before it played {move}, with {trials}.</source>
        <translation>Comment {side} aurait évalué les cases avant de jouer {move}, avec {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Its last message: “{message}”.</source>
        <translation>Son dernier message : « {message} ».</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Last move, row {row} of {size}, column {column} of {size}</source>
        <translation>Dernier coup, rangée {row} sur {size}, colonne {column} sur {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Learnt: {square} lost. It is now a known mistake here.</source>
        <translation>Appris : {square} a perdu. C’est désormais une erreur connue ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Nearly all trials tie ({share}), so the scores mean little here.</source>
        <translation>Presque tous les essais sont nuls ({share}), les scores ne disent donc pas grand-chose ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>No square is known to be best.</source>
        <translation>Aucune case n’est connue comme la meilleure.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>O won {share}</source>
        <translation type="vanished">O gagne {share}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Of %n trial(s), X won {x}, {ties} tied and O won {o}.</source>
        <translation type="vanished">
            <numerusform>Sur %n essai, X en a gagné {x}, {ties} nuls et O en a gagné {o}.</numerusform>
            <numerusform>Sur %n essais, X en a gagné {x}, {ties} nuls et O en a gagné {o}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Of all trials, X wins {x}, {ties} tie and O wins {o}.</source>
        <translation>Sur l’ensemble des essais, X en gagne {x}, {ties} sont nuls et O en gagne {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point at a square for its value, or zoom in.</source>
        <translation>Pointez une case pour voir sa valeur, ou zoomez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Point here to see the last thought, or use the arrow buttons to go through the game.</source>
        <translation type="vanished">Pointez ici pour voir la dernière réflexion, ou parcourez la partie avec les boutons fléchés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Bigger and bolder is better.</source>
        <translation>Taux : la part des parties aléatoires depuis chaque case qui ont bien tourné pour {side}. Plus c’est grand et vif, mieux c’est.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Rate: the share of random games from each square that went well for {side}. Brighter is better.</source>
        <translation type="vanished">Taux : la part des parties aléatoires depuis chaque case qui ont bien tourné pour {side}. Plus clair est meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>Row {row} of {size}, column {column} of {size}</source>
        <translation>Rangée {row} sur {size}, colonne {column} sur {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: bigger and bolder is better for {side}. Bold squares helped {side} win its random games.</source>
        <translation>Score par essai : plus c’est grand et vif, mieux c’est pour {side}. Les cases vives ont aidé {side} à gagner ses parties aléatoires.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Score per trial: brighter is better for {side}. Bright squares helped {side} win its random games.</source>
        <translation type="vanished">Score par essai : plus clair est meilleur pour {side}. Les cases claires ont aidé {side} à gagner ses parties aléatoires.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks.</source>
        <translation type="vanished">Les scores apparaissent sur les cases quand une machine réfléchit.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Scores appear on the squares when a machine thinks. Right-click one for more.</source>
        <translation>Les scores apparaissent sur les cases quand une machine réfléchit. Clic droit sur une case pour en savoir plus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; bigger and bolder is better.</source>
        <translation>Part des visites : combien de fois la recherche de {side} a essayé chaque case ; plus c’est grand et vif, mieux c’est.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Share of visits: how often {side}'s search tried each square; brighter is better.</source>
        <translation type="vanished">Part des visites : combien de fois la recherche de {side} a essayé chaque case ; plus clair est meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board</source>
        <translation>Afficher le plateau entier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board (Ctrl+0)</source>
        <translation type="vanished">Afficher le plateau entier (Ctrl+0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/zooming.py"/>
        <source>Show the whole board ({keys})</source>
        <translation>Montrer le plateau entier ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Shown: {name}.</source>
        <translation>Affiché : {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Squares marked as a mistake are known to lose from {side}'s textbook. {side} plays the first of the others.</source>
        <translation>Les cases marquées comme erreurs sont connues pour perdre d’après le manuel de {side}. {side} joue la première des autres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Standard error: {error}.</source>
        <translation type="vanished">Erreur type : {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The best square scores {rate}.</source>
        <translation>La meilleure case obtient {rate}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The machine chose this square at random.</source>
        <translation type="vanished">La machine a choisi cette case au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The number is the engine's own value for {side}'s best move.</source>
        <translation>Le nombre est la valeur que le moteur donne au meilleur coup de {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {move}.</source>
        <translation type="vanished">La position avant {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The position before {side} played {move}.</source>
        <translation>La position avant que {side} joue {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side} if both sides play their best.</source>
        <translation>Le résultat de chaque case pour {side} si les deux camps jouent au mieux.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The result of each square for {side}, and in how many of its own moves, if both sides play their best.</source>
        <translation>Le résultat de chaque case pour {side} si les deux camps jouent au mieux, et en combien de ses propres coups.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>The results are {side}'s, not yours.</source>
        <translation type="vanished">Les résultats sont ceux de {side}, pas les vôtres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Use the arrow buttons to go through the game.</source>
        <translation>Parcourez la partie avec les boutons fléchés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; bigger and bolder is better.</source>
        <translation>Valeurs : ce que vaut chaque case selon le joueur de {side} ; plus c’est grand et vif, mieux c’est.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>Values: what {side}'s player says each square is worth; brighter is better.</source>
        <translation type="vanished">Valeurs : ce que vaut chaque case selon le joueur de {side} ; plus clair est meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} saw before {move}.</source>
        <translation type="vanished">Ce que {side} a vu avant {move}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with its new weights.</source>
        <translation type="vanished">Ce que {side} aurait vu avant {move} avec ses nouveaux poids.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>What {side} would have seen before {move} with {trials}.</source>
        <translation type="vanished">Ce que {side} aurait vu avant {move} avec {trials}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from</source>
        <translation type="vanished">D’où viennent les nombres</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>Where the numbers come from (F12); right-click a square for its own</source>
        <translation type="vanished">D’où viennent les nombres (F12) ; pour une seule case, cliquez dessus avec le bouton droit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>X won {share}</source>
        <translation type="vanished">X gagne {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>all squares {value}</source>
        <translation type="vanished">toutes les cases : {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>losing line</source>
        <translation type="vanished">ligne perdante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>missed by {side}</source>
        <translation type="vanished">manqué par {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>ties {share}</source>
        <translation type="vanished">nulles {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/legend.py"/>
        <source>{result} · best</source>
        <translation type="vanished">{result} · meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row loses. Arrow keys move, Enter plays.</source>
        <translation>{rules} : {line} marques alignées perdent. Les flèches déplacent, Entrée joue.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accessible.py"/>
        <source>{rules}: {line} in a row wins. Arrow keys move, Enter plays.</source>
        <translation>{rules} : {line} marques alignées gagnent. Les flèches déplacent, Entrée joue.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} has proven nothing yet.</source>
        <translation>{side} n’a encore rien prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} is calculating what infinitely many trials would show.</source>
        <translation>{side} calcule ce que montrerait une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side} moved at random.</source>
        <translation>{side} a joué au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine gave no value for its move.</source>
        <translation>Le moteur de {side} n’a donné aucune valeur à son coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s engine has reported nothing yet.</source>
        <translation>Le moteur de {side} n’a encore rien signalé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s move is chosen at random.</source>
        <translation>Le coup de {side} est choisi au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists every move here as a mistake, so {side} resigns.</source>
        <translation>Le manuel de {side} indique tous les coups comme erreurs ici, {side} abandonne donc.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{side}'s textbook lists no mistake here yet, so {side} plays the first square.</source>
        <translation>Le manuel de {side} n’indique encore aucune erreur ici, {side} joue donc la première case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves} …</source>
        <translation>{signs} : les coups attendus, {moves} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/captions.py"/>
        <source>{signs}: the expected moves, {moves}.</source>
        <translation>{signs} : les coups attendus, {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square} for {side}</source>
        <translation>{square} pour {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, best</source>
        <translation>{square}, la meilleure</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, empty</source>
        <translation>{square}, vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, equal best</source>
        <translation>{square}, meilleure ex æquo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/board_view.py"/>
        <source>{square}, last move</source>
        <translation type="vanished">{square}, dernier coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{square}, likeliest</source>
        <translation>{square}, la plus probable</translation>
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
        <translation type="vanished">{square} : {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} per trial</source>
        <translation>{value} par essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value} ± {error}</source>
        <translation>{value} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, scores {rate}</source>
        <translation>{value}, obtient {rate}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} of all</source>
        <translation>{value}, {share} du total</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{value}, {share} per trial</source>
        <translation>{value}, {share} par essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/wording.py"/>
        <source>{winner} wins: {loser} completed a line</source>
        <translation>{winner} gagne : {loser} a complété une ligne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ best</source>
        <translation type="vanished">★ meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ but loses</source>
        <translation type="vanished">★ mais perd</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ equal best</source>
        <translation type="vanished">★ ex æquo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>★ not best</source>
        <translation type="vanished">★ pas le meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ ties</source>
        <translation type="vanished">✓ nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/accents.py"/>
        <source>✓ wins</source>
        <translation type="vanished">✓ gagne</translation>
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
        <translation>Graphique</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/charts/view.py"/>
        <source>Save or copy this chart</source>
        <translation>Enregistrer ou copier ce graphique</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Cancel</source>
        <translation type="vanished">Annuler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose a program…</source>
        <translation>Choisir un programme…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose an engine's program</source>
        <translation>Choisir le programme d’un moteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Choose the program of {side}'s engine</source>
        <translation>Choisissez le programme du moteur de {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play a new game on {size}×{size}?</source>
        <translation>Jouer une nouvelle partie sur {size}×{size} ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>Play on {size}×{size}</source>
        <translation>Jouer en {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>Run it</source>
        <translation type="vanished">L’exécuter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is starting</source>
        <translation type="vanished">{file} ({side}) démarre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation type="vanished">{file} ({side}) attend votre autorisation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/engines/engines.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation type="vanished">{file} est nouveau ici. Il peut faire tout ce que vous pouvez faire sur cet ordinateur. Il s’exécute dans un processus séparé, qui se termine quand vous l’arrêtez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} by {author}</source>
        <translation>{name} par {author}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version}</source>
        <translation>{name} {version}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{name} {version} by {author}</source>
        <translation>{name} {version} par {author}</translation>
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
        <translation type="vanished">{reason}. Jouer une nouvelle partie en {size}×{size} ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{refusal}. Choose other rules or another player.</source>
        <translation>{refusal}. Choisissez d’autres règles ou un autre joueur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <source>{side}'s engine needs a program</source>
        <translation>Le moteur de {side} a besoin d’un programme</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Export as picture</source>
        <translation>Exporter en image</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} plays {square}</source>
        <translation>Coup {number} : {side} joue {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>Move {number}: {side} to move</source>
        <translation>Coup {number} : à {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>X: {x} · O: {o}</source>
        <translation>X : {x} · O : {o}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>best {high}, worst {low}</source>
        <translation>meilleur {high}, pire {low}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/dialogs.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} existe déjà. Le remplacer ?</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>%n square(s) look best</source>
        <translation>
            <numerusform>%n case semble la meilleure</numerusform>
            <numerusform>%n cases semblent les meilleures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
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
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/actions.py"/>
        <source>&amp;What would {player} play here?</source>
        <translation>&amp;Que jouerait {player} ici ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>A machine is already thinking about this position.</source>
        <translation type="vanished">Une machine réfléchit déjà à cette position.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>A tie</source>
        <translation type="vanished">Partie nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>All squares are equal</source>
        <translation>Toutes les cases se valent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Back to game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Better by {points} points: {squares}.</source>
        <translation type="vanished">Mieux, de {points} points : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, better by {points} points: {squares}.</source>
        <translation>Selon l’estimation, mieux de {points} points : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>By estimate, you lost at move {number}: {square}</source>
        <translation type="vanished">Selon l’estimation, vous avez perdu au coup {number} : {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Click a square to play, or:</source>
        <translation type="vanished">Cliquez sur une case pour jouer, ou :</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Click a square to start</source>
        <translation>Cliquez sur une case pour commencer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Draw the marks, choose who is to move, then play from there.</source>
        <translation>Dessinez les symboles, choisissez qui doit jouer, puis jouez à partir de là.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Easy game</source>
        <translation type="vanished">Partie facile</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Hard game</source>
        <translation type="vanished">Partie difficile</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>In random games</source>
        <translation>En parties aléatoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It held {square} in {won} of the trials it won, and in {lost} of those it lost.</source>
        <translation>Tenait {square} dans {won} des essais gagnés et dans {lost} des essais perdus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>It holds {square} in {won} of the trials it wins, and in {lost} of those it loses.</source>
        <translation>Tient {square} dans {won} des essais gagnés et dans {lost} des essais perdus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>It is {player}'s turn. Press Play.</source>
        <translation>C’est à {player} de jouer. Appuyez sur Jouer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Last thought</source>
        <translation>Dernière réflexion</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Move {move} of {total}</source>
        <translation>Coup {move} sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}, {side}: {words}</source>
        <translation>Coup {number}, {side} : {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Move {number}: {words}</source>
        <translation type="vanished">Coup {number} : {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Neither side made a mistake.</source>
        <translation>Aucun camp n’a commis d’erreur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>No machine thought about this move.</source>
        <translation>Aucune machine n’a réfléchi à ce coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>No thought to show</source>
        <translation>Aucune réflexion à afficher</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Only move</source>
        <translation>Seul coup possible</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: two people play.</source>
        <translation>Ou cliquez sur une case : deux personnes jouent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or click a square: you play against {player}.</source>
        <translation>Ou cliquez sur une case : vous jouez contre {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Or press Play: the machines begin.</source>
        <translation>Ou appuyez sur Jouer : les machines commencent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine</source>
        <translation type="vanished">Moteur Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Python engine: over 100 times slower</source>
        <translation>Moteur Python : plus de 100 fois plus lent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Review</source>
        <extracomment>Button: review the game (a verb).</extracomment>
        <translation>Analyser</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Score the squares by any number of random games</source>
        <translation>Évaluer les cases avec autant de parties aléatoires que vous voulez</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/board_trials.py"/>
        <source>Show the machine's own trials again</source>
        <translation>Réafficher les essais de la machine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Square {square} is taken. Choose an empty one.</source>
        <translation type="vanished">La case {square} est occupée. Choisissez une case vide.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Stopped · press Play</source>
        <translation>Arrêté · appuyez sur Jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/parts.py"/>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Take a lesson</source>
        <translation type="vanished">Suivre une leçon</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game ends here. Go back a move to ask {player}.</source>
        <translation type="vanished">La partie se termine ici. Revenez un coup en arrière pour interroger {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The game is over. Start another, or undo a move.</source>
        <translation>La partie est terminée. Commencez-en une autre ou annulez un coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The machine could not move: {reason}. Press Play to try again.</source>
        <translation>La machine n’a pas pu jouer : {reason}. Appuyez sur Jouer pour réessayer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The overlay is off, so the squares show no values.</source>
        <translation>Le calque est désactivé : les cases n’affichent aucune valeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>The rules don't allow {square} now. Choose another square.</source>
        <translation>Les règles n’autorisent pas {square} maintenant. Choisissez une autre case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>The squares of this page show what the page is about.</source>
        <translation>Les cases de cette page montrent ce dont elle traite.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>This is an earlier position. Play from here, or go back to the game.</source>
        <translation>C’est une position antérieure. Jouez à partir d’ici ou revenez à la partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/setting_up.py"/>
        <source>This position is finished: remove a mark</source>
        <translation>Cette position est terminée : retirez une marque</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Tie</source>
        <translation type="vanished">Nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>Too close to call</source>
        <translation>Trop serré</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Try {square}</source>
        <translation>Essayer {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/first_choices.py"/>
        <source>Watch machines</source>
        <translation type="vanished">Regarder les machines</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Where the numbers come from</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the tie.</source>
        <translation>Avec {trials}, Monte Carlo cède toujours la nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always gives up the win.</source>
        <translation>Avec {trials}, Monte Carlo cède toujours le gain.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always holds the tie.</source>
        <translation>Avec {trials}, Monte Carlo tient toujours la nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo always keeps the win.</source>
        <translation>Avec {trials}, Monte Carlo garde toujours le gain.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the tie in {share} of its choices.</source>
        <translation>Avec {trials}, Monte Carlo cède la nulle dans {share} de ses choix.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>With {trials}, Monte Carlo gives up the win in {share} of its choices.</source>
        <translation>Avec {trials}, Monte Carlo cède le gain dans {share} de ses choix.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost</source>
        <translation>Vous avez perdu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You lost at move {number}: {square}</source>
        <translation>Vous avez perdu au coup {number} : {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>Your turn ({side})</source>
        <translation>À vous de jouer ({side})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {hours} h left</source>
        <translation>encore {hours} h environ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {minutes} min left</source>
        <translation>encore {minutes} min environ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/time_left.py"/>
        <source>about {seconds} s left</source>
        <translation>encore {seconds} s environ</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>among {squares}</source>
        <translation>entre {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/options.py"/>
        <source>seed {seed} (game {number} of {typed})</source>
        <translation>graine {seed} (partie {number} de {typed})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>that no square scores higher</source>
        <translation>qu’aucune case n’a un meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine</source>
        <translation type="vanished">Moteur {backend}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{backend} engine, slow searches</source>
        <translation>Moteur {backend}, recherches lentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{chance} sure</source>
        <translation>Sûr à {chance}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{counted} · {time}</source>
        <translation>{counted} · {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{mark} wins</source>
        <translation>{mark} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking</source>
        <translation>{player} ({side}) réfléchit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) is thinking and will then pause</source>
        <translation>{player} ({side}) réfléchit, puis fera une pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} ({side}) to move · press Play</source>
        <translation>À {player} ({side}) de jouer · appuyez sur Jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} is thinking</source>
        <translation>{player} réfléchit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} is thinking about this position</source>
        <translation>{player} réfléchit à cette position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/game.py"/>
        <source>{player} is thinking. Wait, or press Move now.</source>
        <translation>{player} réfléchit. Attendez ou appuyez sur Jouer maintenant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} played {square}</source>
        <translation>{player} a joué {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{player} wins</source>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play at random: all squares are equal</source>
        <translation>{player} jouerait au hasard : toutes les cases se valent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{player} would play {square} here</source>
        <translation>{player} jouerait {square} ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{player} would play {square} here · your turn</source>
        <translation>{player} jouerait {square} ici · à vous de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · the machine won</source>
        <translation>{result} · la machine a gagné</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{result} · you won</source>
        <translation>{result} · vous avez gagné</translation>
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
        <translation>{share} effectué</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} plays {square}</source>
        <translation>{side} joue {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/status.py"/>
        <source>{side} to move</source>
        <translation>À {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{size}×{size} · {line} in a row</source>
        <translation>{size}×{size} · {line} à aligner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} held the tie.</source>
        <translation>Pour tenir la nulle : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{squares} kept the win.</source>
        <translation>Pour garder le gain : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looked best to {player}</source>
        <translation>{square} semblait la meilleure à {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/thought_words.py"/>
        <source>{square} looks best to {player}</source>
        <translation>{square} semble la meilleure à {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{square}, proven {result}</source>
        <translation>{square}, prouvé : {result}</translation>
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
        <translation type="vanished">{winner} gagne : {loser} déclare forfait</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) in {time}, by {executor}. Saved.</source>
        <translation>
            <numerusform>%n partie en {time}, {executor}. Enregistrée.</numerusform>
            <numerusform>%n parties en {time}, {executor}. Enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>%n game(s) left in this run.</source>
        <translation>
            <numerusform>%n partie restante dans cette exécution.</numerusform>
            <numerusform>%n parties restantes dans cette exécution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>%n position(s)</source>
        <translation type="vanished">
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs deleted.</source>
        <translation>
            <numerusform>%n exécution supprimée.</numerusform>
            <numerusform>%n exécutions supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>%n runs selected. Select two to compare them.</source>
        <translation>
            <numerusform>%n exécution sélectionnée. Sélectionnez-en deux pour les comparer.</numerusform>
            <numerusform>%n exécutions sélectionnées. Sélectionnez-en deux pour les comparer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>+  Vary another setting</source>
        <translation>+  Faire varier un autre réglage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>0 is off, 1 is on.</source>
        <translation type="vanished">0 : désactivé, 1 : activé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>95 %</source>
        <translation type="vanished">95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>95 % interval</source>
        <translation type="vanished">Intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>A few games of this run were just played on this computer.</source>
        <translation>Quelques parties de cette exécution viennent d’être jouées sur cet ordinateur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>A plays both sides equally often</source>
        <translation type="vanished">A joue autant dans chaque camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation type="vanished">Contre lui-même, les deux camps utilisent la valeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>All finished games are saved.</source>
        <translation>Toutes les parties terminées sont enregistrées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation type="vanished">Affiche aussi le score sans la chance des coups joués au hasard, dont l’intervalle est plus étroit. Les probabilités de ces coups doivent être connues : celles du joueur Au hasard le sont.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Any of {words}.</source>
        <translation type="vanished">L’un de {words}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in its own games</source>
        <translation>Avec {side}, dans ses propres parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>As {side}, in other games</source>
        <translation>Avec {side}, dans d’autres parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games (the first {listed} of {total})</source>
        <translation type="vanished">Avec {side}, autres parties (les {listed} premières sur {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, other games ({total})</source>
        <translation>Avec {side}, autres parties ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games (the first {listed} of {total})</source>
        <translation type="vanished">Avec {side}, ses parties (les {listed} premières sur {total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As {side}, own games ({total})</source>
        <translation>Avec {side}, ses parties ({total})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Automatic: X if both sides have the same number of marks.</source>
        <translation>Automatique : X si les deux camps ont autant de marques.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>Boards, one per line (*.txt);;All files (*)</source>
        <translation>Plateaux, un par ligne (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Calculates what a player does with infinitely many trials: where its best square is not a best move, and whether an opponent who knows the player can win. Choose a player and a board up to 4×4, then press Find the limits.</source>
        <translation type="vanished">Calcule ce que fait un joueur avec une infinité d’essais : où sa meilleure case n’est pas un meilleur coup, et si un adversaire qui connaît le joueur peut gagner. Choisissez un joueur et un plateau jusqu’à 4×4, puis appuyez sur Trouver les limites.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Chance of best score</source>
        <translation>Chance du meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Charts of</source>
        <translation>Graphiques de</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Click a square to cycle X, O, empty.</source>
        <translation>Cliquez sur une case pour alterner X, O et vide.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Compare by</source>
        <translation>Comparer par</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Continues the textbook {name}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>Continue le manuel {name}. Erreurs : {mistakes}, parties : {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copied: {text}</source>
        <translation>Copié : {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Cross table</source>
        <translation type="vanished">Grille</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Difference</source>
        <translation type="vanished">Différence</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Differences of the two runs</source>
        <translation>Différences entre les deux exécutions</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Each block of games is saved at once.</source>
        <translation>Chaque bloc de parties est enregistré aussitôt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each cell: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Chaque cellule : victoires – nulles – défaites du joueur de la rangée, dans les deux camps.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Each player is X in half of them.</source>
        <translation type="vanished">Chaque joueur a X dans la moitié d’entre elles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation type="vanished">Arrêter une partie dès qu’une courte preuve montre qui gagne avec le meilleur jeu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>End proven games</source>
        <translation type="vanished">Arrêter les parties prouvées</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: about {time}</source>
        <translation>Durée estimée : environ {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: at most {time}</source>
        <translation>Durée estimée : au plus {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: more than {time}</source>
        <translation>Durée estimée : plus de {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Estimated time: {time}</source>
        <translation type="vanished">Durée estimée : {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run of the lab and of the commands is saved here.</source>
        <translation>Chaque exécution du laboratoire et des commandes est enregistrée ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Every run that you start on another page or with a command is saved here with its results, settings, seed and computer.</source>
        <translation type="vanished">Chaque exécution lancée sur une autre page ou par une commande est enregistrée ici avec ses résultats, ses réglages, sa graine et l’ordinateur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page</source>
        <translation>Expliquer cette page</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Explain this page (F1)</source>
        <translation>Expliquer cette page (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish games</source>
        <translation>Finir les parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Finish the games in progress, then stop. Finished games are saved, and the run can be resumed.</source>
        <translation>Terminer les parties en cours, puis arrêter. Les parties terminées sont enregistrées et l’exécution peut être reprise.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation type="vanished">Parties en {rules} : {games}, perdues : {losses}. Erreurs dans le manuel : {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Games on {rules}; each block of games is saved at once.</source>
        <translation type="vanished">Parties en {rules} ; chaque bloc de parties est enregistré aussitôt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Games per pair</source>
        <translation type="vanished">Parties par paire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Games per value</source>
        <translation type="vanished">Parties par valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation type="vanished">Jusqu’où peut-il progresser ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation type="vanished">Combien de fois un coup est choisi avec chaque nombre d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Lab pages</source>
        <translation type="vanished">Pages du laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learn from the beginning, in a new file beside this one</source>
        <translation>Apprendre depuis le début, dans un nouveau fichier à côté de celui-ci</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Learner</source>
        <translation>Apprenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limit_boards.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Limites de {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses go on where an earlier move had decided the game: only the blame “Chain” learns from such moves.</source>
        <translation type="vanished">Les défaites continuent là où un coup antérieur avait déjà décidé de la partie : seul le choix « Chaîne » apprend de ces coups.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation type="vanished">Les défaites peuvent continuer : si un coup antérieur avait décidé de la partie, seul le choix « Chaîne » en tire la leçon.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Measure</source>
        <translation type="vanished">Mesure</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Measured player</source>
        <translation type="vanished">Joueur mesuré</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Mistakes</source>
        <translation type="vanished">Erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>More settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>No longer vary this setting</source>
        <translation>Ne plus faire varier ce réglage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>No saved runs</source>
        <translation>Aucune exécution enregistrée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Not played yet</source>
        <translation type="vanished">Pas encore jouée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Number of games played at the same time.</source>
        <translation>Nombre de parties jouées en même temps.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Number of games to play.</source>
        <translation type="vanished">Nombre de parties à jouer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Number of games with each value.</source>
        <translation type="vanished">Nombre de parties avec chaque valeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation type="vanished">Nombre de parties ; avec un test séquentiel, le maximum.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Numbers from {low} to {high}.</source>
        <translation type="vanished">Nombres de {low} à {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Opening moves</source>
        <translation type="vanished">Coups d’ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation type="vanished">Sinon, A joue X à chaque partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Pairs: {pairs}, games: {games}</source>
        <translation type="vanished">Paires : {pairs}, parties : {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play a match</source>
        <translation>Jouer un match</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Play from here in the main window</source>
        <translation>Jouer à partir d’ici dans la fenêtre principale</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player A</source>
        <translation>Joueur A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Player B</source>
        <translation>Joueur B</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation type="vanished">Les joueurs sont classés quand toutes les parties sont jouées. Entre parenthèses : l’intervalle à 95 % de la part de parties perdues. Chaque cellule de la grille : victoires – nulles – défaites du joueur de la rangée, dans les deux camps.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Plays against</source>
        <translation type="vanished">Joue contre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Positions with mistakes</source>
        <translation>Positions comportant des erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Press Open for details.</source>
        <translation>Appuyez sur Ouvrir pour les détails.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Processes</source>
        <translation>Processus</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation type="vanished">Coups aléatoires avant chaque partie, qui donnent des chances à peu près égales aux deux camps. Chaque joueur joue les deux camps de chaque ouverture.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Results of A</source>
        <translation type="vanished">Résultats de A</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Results of the sweep</source>
        <translation type="vanished">Résultats du balayage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Resuming “{name}”…</source>
        <translation>Reprise de « {name} »…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Rows of X, O and dots, from the top, separated by /.</source>
        <translation>Rangées de X, de O et de points, à partir du haut, séparées par /.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Rules: {rules}</source>
        <translation type="vanished">Règles : {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Run by</source>
        <extracomment>"this computer" or "a Dask cluster" plays the games.</extracomment>
        <translation>Exécuter sur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Run this example</source>
        <translation>Lancer cet exemple</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Run {first}, “{first_name}”, and run {second}, “{second_name}”</source>
        <translation>Exécution {first}, « {first_name} », et exécution {second}, « {second_name} »</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Run {number}</source>
        <translation type="vanished">Exécution {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Runs each</source>
        <translation type="vanished">Répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/page.py"/>
        <source>Save the results and charts</source>
        <translation>Enregistrer les résultats et les graphiques</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Saved runs</source>
        <translation>Exécutions enregistrées</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Seed {seed} · {executor} · tttmc {version} · {stream} · {machine}</source>
        <translation>Graine {seed} · {executor} · tttmc {version} · {stream} · {machine}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run, or two to compare them.</source>
        <translation>Sélectionnez une exécution, ou deux pour les comparer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Settings of this player</source>
        <translation>Réglages de ce joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Share</source>
        <extracomment>The share of all games.</extracomment>
        <translation type="vanished">Part</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Parts avec leurs intervalles à 95 %. Temps : la médiane et, entre parenthèses, la moitié centrale des parties.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Show on the board</source>
        <translation>Voir sur le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Show on the board how likely each square is to have the best score</source>
        <translation>Afficher sur le plateau la probabilité que chaque case ait le meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Show the settings of this player</source>
        <translation>Afficher les réglages de ce joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Side</source>
        <translation type="vanished">Camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Standings</source>
        <translation type="vanished">Classement</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Start ({keys})</source>
        <translation>Démarrer ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Starts the new textbook {name}.</source>
        <translation>Commence le nouveau manuel {name}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/parts.py"/>
        <source>Stop at once. Results so far are saved.</source>
        <translation>Arrêter tout de suite. Les résultats obtenus sont enregistrés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Stop between Elo</source>
        <translation type="vanished">Arrêt entre Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_texts.py"/>
        <source>Stopped after the games in progress: {done} of {target} games are saved.</source>
        <translation type="vanished">Arrêté après les parties en cours : {done} parties sur {target} sont enregistrées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Stopped before the first game.</source>
        <translation type="vanished">Arrêté avant la première partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Stopped: {done} of {target} games are saved.</source>
        <translation>Arrêté : {done} parties sur {target} sont enregistrées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Take known luck out of the score</source>
        <translation type="vanished">Retirer du score la chance connue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The address that the Dask scheduler prints when it starts.</source>
        <translation>L’adresse qu’affiche l’ordonnanceur Dask à son démarrage.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>The opening</source>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The parameter that takes several values.</source>
        <translation type="vanished">Le paramètre qui prend plusieurs valeurs.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>The results are the same either way.</source>
        <translation>Les résultats sont les mêmes dans les deux cas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>The side that the learner plays.</source>
        <translation type="vanished">Le camp que joue l’apprenant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>The side that the measured player plays.</source>
        <translation type="vanished">Le camp que joue le joueur mesuré.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>These games were started before: {done} of {target} are done.</source>
        <translation type="vanished">Ces parties ont déjà été commencées : {done} sur {target} sont terminées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>This player has no parameters.</source>
        <translation type="vanished">Ce joueur n’a pas de paramètres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Times: the median, and in brackets the middle half of the games.</source>
        <translation type="vanished">Temps : la médiane et, entre parenthèses, la moitié centrale des parties.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Trials are ignored here: results hold for infinitely many.</source>
        <translation>Les essais sont ignorés ici : les résultats valent pour une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Trials, comma-separated</source>
        <translation>Essais, séparés par des virgules</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation type="vanished">Deux écarts d’Elo, comme 0, 20 : un test séquentiel arrête le match dès qu’il accepte l’un d’eux.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Deux cases sont ici très proches : montrer sur le plateau laquelle peut être devant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Use a new textbook</source>
        <translation>Utiliser un nouveau manuel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Use current game</source>
        <translation>Reprendre la partie en cours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>Value</source>
        <translation type="vanished">Valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, comma-separated</source>
        <translation>Valeurs, séparées par des virgules</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Values, separated by semicolons</source>
        <translation>Valeurs, séparées par des points-virgules</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Varied parameter</source>
        <translation>Paramètre variable</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Vary another setting</source>
        <translation type="vanished">Faire varier un autre réglage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What can be done with a run</source>
        <translation>Ce que l’on peut faire d’une exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>Where</source>
        <extracomment>Heading: where the games are played.</extracomment>
        <translation type="vanished">Lieu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Whole numbers from {low} to {high}.</source>
        <translation type="vanished">Nombres entiers de {low} à {high}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>a Dask cluster</source>
        <translation>une grappe Dask</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>another player</source>
        <translation>un autre joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic</source>
        <extracomment>Which side is to move, X or O: determined from the board.</extracomment>
        <translation>automatique</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>automatic: {side}</source>
        <translation>automatique : {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>by {measure}</source>
        <translation>par {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/saved_runs.py"/>
        <source>can't be read</source>
        <translation type="vanished">illisible</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>itself</source>
        <extracomment>The measured player plays against itself.</extracomment>
        <translation>lui-même</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <source>none</source>
        <extracomment>No openings.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>tcp://host:8786</source>
        <translation>tcp://hôte:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>this run isn't saved: {reason}</source>
        <translation>cette exécution n’est pas enregistrée : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{count} ({interval} %)</source>
        <translation type="vanished">{count} ({interval} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{done} of {target}</source>
        <translation type="vanished">{done} sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games</source>
        <translation type="vanished">{done} parties sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · about {time} left</source>
        <translation>{done} parties sur {target} · reste environ {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · finishing those in progress</source>
        <translation>{done} parties sur {target} · fin des parties en cours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {executor}</source>
        <translation type="vanished">{done} parties sur {target} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left</source>
        <translation type="vanished">{done} parties sur {target} · reste {time}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{done} of {target} games · {time} left · {executor}</source>
        <translation type="vanished">{done} parties sur {target} · reste {time} · {executor}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation type="vanished">{done} coups choisis sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{forfeit} ({more} more in the CSV table)</source>
        <translation>{forfeit} (encore {more} dans le tableau CSV)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>{low} to {high}</source>
        <translation type="vanished">{low} à {high}</translation>
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
        <translation type="vanished">{player}, graine {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation type="vanished">{player}, graine {seed}. {note}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>{player}, {rules}: %n position(s), counting rotations and reflections once.</source>
        <translation type="vanished">
            <numerusform>{player}, {rules} : %n position, rotations et symétries comptées une seule fois.</numerusform>
            <numerusform>{player}, {rules} : %n positions, rotations et symétries comptées une seule fois.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>{progress} Stopped; the results so far are saved.</source>
        <translation>{progress} Arrêté ; les résultats obtenus sont enregistrés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>{progress} · Lab</source>
        <translation>{progress} · Laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>“{name}” deleted.</source>
        <translation>« {name} » supprimée.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}” is unfinished: {done} of {target} games are done.</source>
        <translation>« {name} » est inachevée : {done} parties sur {target} sont terminées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>“{name}”, saved as run {run}.</source>
        <translation>« {name} », exécution {run} enregistrée.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven line that holds the tie: move {at} of {total}</source>
        <translation>Une suite prouvée qui tient la nulle : coup {at} sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>A proven win: move {at} of {total}</source>
        <translation>Un gain prouvé : coup {at} sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, nor do moves that can't be judged, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again. If there is none, it turned at the move that gave away the most by estimate.</source>
        <translation>La précision est de 100 % moins les points cédés par coup : une victoire compte 1 point et une nulle un demi-point. Les coups qui ne pouvaient pas changer le résultat ne comptent pas, ni ceux qui ne peuvent pas être jugés ; des erreurs égales peuvent donc donner des parts différentes. La partie a basculé à la dernière erreur prouvée : ensuite, personne n’a plus cédé le résultat. S’il n’y en a pas, elle a basculé au coup qui a cédé le plus selon l’estimation.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Accuracy is 100 % less the points that a side gave away per move: a win counts 1 point and a tie half a point. Moves that could not change the result don't count, so equal mistakes can give different shares. The game turned at its last proven mistake: after it, nobody gave the result away again.</source>
        <translation type="vanished">La précision est de 100 % moins les points cédés par coup : une victoire compte 1 point et une nulle un demi-point. Les coups qui ne pouvaient pas changer le résultat ne comptent pas ; des erreurs égales peuvent donc donner des parts différentes. La partie a basculé à la dernière erreur prouvée : ensuite, personne n’a plus cédé le résultat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Accuracy: X {x}, O {o}. {summary}</source>
        <translation>Précision : X {x}, O {o}. {summary}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>After your {square}</source>
        <translation>Après votre {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Mistakes from your next games will appear here.</source>
        <translation>Tout est fait. Les erreurs de vos prochaines parties apparaîtront ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>All done. Your next mistakes appear after your next review.</source>
        <translation type="vanished">Terminé. Vos prochaines erreurs apparaîtront après votre prochaine analyse.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Answer first; then the real players play</source>
        <translation>Répondez d’abord ; ensuite, les vrais joueurs jouent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/page_stage.py"/>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Better: {squares}</source>
        <translation>Mieux : {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Check by experiment</source>
        <translation>Vérifier par l’expérience</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose a square.</source>
        <translation>Choisissez une case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Choose an answer before you check it: you'll remember the result better.</source>
        <translation>Choisissez une réponse avant de la vérifier : vous retiendrez mieux le résultat.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>Choose another square for the loser to see how that is met.</source>
        <translation>Choisissez une autre case pour le perdant pour voir ce qui y répond.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Convergence in the lab</source>
        <translation>Convergence au laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Find the better moves yourself</source>
        <translation>Trouver soi-même les meilleurs coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Go further in the lab</source>
        <translation>Aller plus loin au laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>It is another square.</source>
        <translation type="vanished">C’est une autre case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Known mistakes</source>
        <translation>Erreurs connues</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Learn</source>
        <translation type="vanished">Apprendre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Learn from your mistakes</source>
        <translation type="vanished">Apprendre de ses erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Lessons</source>
        <translation type="vanished">Leçons</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Measured: {answer}.</source>
        <translation type="vanished">Mesuré : {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Mistake {number} of {total}</source>
        <translation>Erreur {number} sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Next</source>
        <extracomment>The next exercise.</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No line could be proven from here.</source>
        <translation>Aucune suite n’a pu être prouvée à partir d’ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise yet. Your proven mistakes are collected after each game against a machine, or when you review a game.</source>
        <translation>Aucune erreur à travailler pour l’instant. Vos erreurs prouvées sont recueillies après chaque partie contre une machine, ou quand vous analysez une partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>No mistakes to practise: review a game first.</source>
        <translation type="vanished">Aucune erreur à travailler : analysez d’abord une partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>No textbook yet: play against the player “Learn by mistake”, or train one in the lab.</source>
        <translation>Pas encore de manuel : jouez contre le joueur « Apprenant par l’erreur » ou entraînez-en un au laboratoire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Open on the board</source>
        <translation>Ouvrir sur le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/window.py"/>
        <source>Pages</source>
        <translation type="vanished">Pages</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play a game or open one, then review it here.</source>
        <translation>Jouez ou ouvrez une partie, puis analysez-la ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play against this mistake</source>
        <translation>Jouer contre cette erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Play from this position</source>
        <translation>Jouer à partir de cette position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Practise all that are due</source>
        <translation>Travailler toutes celles à revoir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Practise your mistakes</source>
        <translation>Travailler ses erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Progress of the experiment</source>
        <translation>Progression de l’expérience</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Progress of the review</source>
        <translation>Progression de l’analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review</source>
        <translation type="vanished">Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Review the other moves, too</source>
        <translation>Analyser aussi les autres coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}</source>
        <translation>Scores avec les poids {own} et {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}, and proven results</source>
        <translation>Scores avec les poids {own} et {other}, et résultats prouvés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Scores with weights {own} and {other}; ✓ is proven with best play</source>
        <translation type="vanished">Scores avec les poids {own} et {other} ; ✓ est prouvé avec le meilleur jeu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search the mistakes</source>
        <translation>Rechercher dans les erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Search: b2, game 12, X.O/…</source>
        <translation>Rechercher : b2, partie 12, X.O/…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the missed win</source>
        <translation>Voir le gain manqué</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Show the refutation</source>
        <translation>Voir la réfutation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start</source>
        <extracomment>The start of the game (a noun).</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Stop the review, and keep what has been found so far</source>
        <translation>Arrêter l’analyse et garder ce qui a été trouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Stored mistakes from all your games: {total}. Due: {due}.</source>
        <translation>Erreurs mémorisées de toutes vos parties : {total}. À revoir : {due}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Textbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>The learner's textbook</source>
        <translation type="vanished">Le manuel de l’apprenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>The mistakes of all your games come back after 1 to 90 days</source>
        <translation>Les erreurs de toutes vos parties reviennent au bout de 1 à 90 jours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>The shortest win: move {at} of {total}</source>
        <translation>Le gain le plus court : coup {at} sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>Tie</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>Train a learner in the lab</source>
        <translation>Entraîner un apprenant au laboratoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Try it again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>What was better?</source>
        <translation>Qu’aurait-il fallu jouer ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Why did my move fail?</source>
        <translation>Pourquoi mon coup échoue-t-il ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You chose: {chosen}. The answer: {answer}.</source>
        <translation>Votre choix : {chosen}. La réponse : {answer}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>You tried another defence.</source>
        <translation>Vous avez essayé une autre défense.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>You were right.</source>
        <translation>Vous aviez raison.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your answer: {square}</source>
        <translation>Votre réponse : {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>Your mistakes</source>
        <translation type="vanished">Vos erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{counts} Listed: the newest {listed}.</source>
        <translation>{counts} Affichées : les {listed} plus récentes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · you played {square}</source>
        <translation type="vanished">{number} sur {total} · vous avez joué {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/practice_page.py"/>
        <source>{number} of {total} · {rules} · you played {square}</source>
        <translation type="vanished">{number} sur {total} · {rules} · vous avez joué {square}</translation>
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
        <translation>{rules} · vous avez joué {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}.</source>
        <translation>{rules}. Erreurs : {mistakes}, parties : {games}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{rules}. Mistakes: {mistakes}, games: {games}. Listed: the newest {listed}.</source>
        <translation type="vanished">{rules}. Erreurs : {mistakes}, parties : {games}. Affichées : les {listed} plus récentes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{share} ({judged} of {count} moves judged)</source>
        <translation>{share} (coups jugés : {judged} sur {count})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{side} to move</source>
        <translation>À {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{source} {proof}</source>
        <translation>{source} {proof}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side}</source>
        <translation>{square} avec {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} as {side} · game {game}</source>
        <translation>{square} avec {side} · partie {game}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} is a known mistake</source>
        <translation>{square} est une erreur connue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} loses for {side}</source>
        <translation>{square} fait perdre {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here in game {game}, on {date}.</source>
        <translation>{square} a perdu ici dans la partie {game}, le {date}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/textbook_page.py"/>
        <source>{square} lost here. The date isn't known: the entry was imported, or an older version wrote it.</source>
        <translation>{square} a perdu ici. La date est inconnue : l’entrée a été importée ou écrite par une version antérieure.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} ties for {side}</source>
        <translation>{square} donne la nulle à {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lines_page.py"/>
        <source>{square} wins for {side}</source>
        <translation>{square} donne le gain à {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/track_board.py"/>
        <source>{text} ({key})</source>
        <translation>{text} ({key})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/wording.py"/>
        <source>{winner} wins</source>
        <translation>{winner} gagne</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <location filename="tttmc_app/gui/look/widgets.py"/>
        <source>Clear</source>
        <translation>Effacer</translation>
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
            <numerusform>%n partie avec d’autres réglages non comptée</numerusform>
            <numerusform>%n parties avec d’autres réglages non comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A number from {low} to {high}</source>
        <translation>Un nombre de {low} à {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>A whole number from {low} to {high}</source>
        <translation>Un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Board size</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/controls.py"/>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Choose a file ({label})</source>
        <translation>Choisir un fichier ({label})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Choose one to return to its moves; the others stay here.</source>
        <translation>Choisissez-en une pour revenir à ses coups ; les autres restent ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Counts the games with these rules, players and settings. Games with other settings have separate scores.</source>
        <translation type="vanished">Compte les parties avec ces règles, ces joueurs et ces réglages. Les parties avec d’autres réglages ont un score à part.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Draw {mark} ({keys})</source>
        <translation>Dessiner {mark} ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Erase marks ({keys})</source>
        <translation>Effacer des marques ({keys})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/thought_page.py"/>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>From move {number}: {squares}</source>
        <translation>À partir du coup {number} : {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Guess first, then run the trials</source>
        <translation>Deviner d’abord, puis lancer les essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>How long each move takes when machines play each other</source>
        <translation>Durée de chaque coup quand des machines jouent entre elles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How this player thinks</source>
        <translation>Comment ce joueur réfléchit</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>How {mark}'s player thinks</source>
        <translation>Comment réfléchit le joueur de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Comment {side} a évalué les cases avant de jouer {move} : {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>How {side} would have rated the squares before it played {move}: {note}</source>
        <translation type="vanished">Comment {side} aurait évalué les cases avant de jouer {move} : {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>In a row</source>
        <translation>À aligner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Learn more about {mark}'s player</source>
        <translation>En savoir plus sur le joueur de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Marks in a row that make a line.</source>
        <translation>Nombre de marques alignées qui forment une ligne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Milliseconds per move when machines play each other</source>
        <translation>Millisecondes par coup quand des machines jouent entre elles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}</source>
        <translation>Coup {number} : {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Move {number}: {square}, played by you.</source>
        <translation>Coup {number} : {square}, joué par vous.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/stage.py"/>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Moves appear here. Click one to see what the machine thought there.</source>
        <translation type="vanished">Les coups apparaissent ici. Cliquez sur l’un d’eux pour voir ce que la machine pensait alors.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Open the lesson or the page on this player</source>
        <translation>Ouvrir la leçon ou la page sur ce joueur</translation>
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
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Player for {mark}</source>
        <translation>Joueur de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Programs (*.exe *.bat *.cmd);;All files (*)</source>
        <translation>Programmes (*.exe *.bat *.cmd);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>Progress of {mark}'s thought</source>
        <translation type="vanished">Progression de la réflexion de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/parameter_fields.py"/>
        <source>Python files (*.py);;All files (*)</source>
        <translation>Fichiers Python (*.py);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>Random</source>
        <extracomment>A random seed.</extracomment>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Rematch</source>
        <translation type="vanished">Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Reset</source>
        <translation type="vanished">Effacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Reverse: completing a line loses</source>
        <translation type="vanished">Inversé : compléter une ligne fait perdre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Rules</source>
        <translation type="vanished">Règles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>See both think, move by move</source>
        <translation>Voir réfléchir les deux, coup par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Series</source>
        <translation type="vanished">Série</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Side to move</source>
        <translation>Camp au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>Speed</source>
        <translation type="vanished">Vitesse</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>Squares along each side, 1 to 25.</source>
        <translation>Nombre de cases de côté, de 1 à 25.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Start next game automatically</source>
        <translation>Enchaîner les parties automatiquement</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>Swap sides</source>
        <translation type="vanished">Échanger</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>The best squares appear here when a machine thinks.</source>
        <translation type="vanished">Les meilleures cases apparaissent ici quand une machine réfléchit.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The same seed and settings give the same game. Empty: a random seed for each game.</source>
        <translation>La même graine et les mêmes réglages donnent la même partie. Vide : une graine aléatoire pour chaque partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>The side that completes a line loses.</source>
        <translation type="vanished">Le camp qui complète une ligne perd.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>The start of the game.</source>
        <translation>Le début de la partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/moves_panel.py"/>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Watch two machines</source>
        <translation>Regarder deux machines</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>What would you like to play?</source>
        <translation>À quoi voulez-vous jouer ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} saw before {move}: {note}</source>
        <translation type="vanished">Ce que {side} a vu avant {move} : {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>What {side} would have seen before {move}: {note}</source>
        <translation type="vanished">Ce que {side} aurait vu avant {move} : {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>When machines play each other, start the next game as soon as one ends.</source>
        <translation>Quand des machines jouent entre elles, commencer la partie suivante dès que l’une se termine.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>calculated: {share}</source>
        <translation type="vanished">calculé : {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/bars.py"/>
        <source>no delay</source>
        <translation>sans délai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>random: {seed}</source>
        <translation>aléatoire : {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>searched: {share}</source>
        <translation type="vanished">exploré : {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{done} of {total} {counted}</source>
        <translation type="vanished">{done} {counted} sur {total}</translation>
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
        <translation>{label} :
{names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{low} to {high} squares along each side</source>
        <translation>De {low} à {high} cases de côté</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>{mark} to move</source>
        <translation>À {mark} de jouer</translation>
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
        <translation type="vanished">{name} ± erreur type</translation>
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
        <translation>{range}, pas {number}</translation>
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
Indisponible ici : {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/rules_card.py"/>
        <source>{tip}
This game's seed: {seed}</source>
        <translation>{tip}
Graine de cette partie : {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_card.py"/>
        <source>{value} · {moves}</source>
        <translation>{value} · {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) {x_wins}, ties {ties}, {o} (O) {o_wins}</source>
        <translation>{x} (X) {x_wins}, nulles {ties}, {o} (O) {o_wins}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/series_card.py"/>
        <source>{x} (X) · ties · {o} (O)</source>
        <translation type="vanished">{x} (X) · nulles · {o} (O)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/candidates_panel.py"/>
        <source>… and more</source>
        <translation type="vanished">… et d’autres</translation>
    </message>
</context>
<context>
    <name>Students</name>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) graded.</source>
        <translation>
            <numerusform>%n fichier noté.</numerusform>
            <numerusform>%n fichiers notés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>%n file(s) not graded.</source>
        <translation>
            <numerusform>%n fichier non noté.</numerusform>
            <numerusform>%n fichiers non notés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>&amp;Recent student files</source>
        <translation>&amp;Fichiers d’étudiants récents</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A Python file with functions check_…(module)</source>
        <translation>Un fichier Python avec des fonctions check_…(module)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>A folder whose files aren't graded</source>
        <translation>Un dossier dont les fichiers ne sont pas notés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>As graded</source>
        <translation>Selon la notation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Checks of your own</source>
        <translation>Vos propres vérifications</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Checks: {passed} of {count} passed</source>
        <translation type="vanished">Vérifications : {passed} réussies sur {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Choose a file in the table to read its report.</source>
        <translation>Choisissez un fichier dans le tableau pour lire son rapport.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Choose a student file</source>
        <translation>Choisissez un fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here.</source>
        <translation type="vanished">Choisissez des fichiers d’étudiants ou un dossier, ou déposez-les ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Choose students' files or a folder, or drop them here. Each file's functions are called as in the course, and its mistakes are listed with the points they cost. The file also plays games, which show its strength. You are asked before a new file runs.</source>
        <translation>Choisissez des fichiers d’étudiants ou un dossier, ou déposez-les ici. Les fonctions de chaque fichier sont appelées comme dans le cours, et ses erreurs sont énumérées avec les points qu’elles coûtent. Le fichier joue aussi des parties, qui montrent sa force. Une autorisation vous est demandée avant l’exécution d’un nouveau fichier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Column for the grades:</source>
        <translation>Colonne des notes :</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Comment, which the student reads</source>
        <translation>Commentaire, que l’étudiant lira</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Compare with an earlier class</source>
        <translation>Comparer avec une classe antérieure</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file}</source>
        <translation>Console · {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Console · {file} · {language}</source>
        <translation>Console · {file} · {language}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Created {file} and its tests, {suite}, in {folder}. Fill in the four functions in your editor.</source>
        <translation>{file} et ses tests, {suite}, ont été créés dans {folder}. Complétez les quatre fonctions dans votre éditeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading</source>
        <translation>Expliquer la notation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Explain grading (F1)</source>
        <translation>Expliquer la notation (F1)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Files graded at the same time</source>
        <translation>Fichiers notés en même temps</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Find files that look copied</source>
        <translation>Chercher les fichiers qui semblent copiés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Games against each opponent</source>
        <translation>Parties contre chaque adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade a folder</source>
        <translation>Noter un dossier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade again</source>
        <translation>Noter de nouveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade files</source>
        <translation>Noter des fichiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grade students' files</source>
        <translation>Noter des fichiers d’étudiants</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Graded files</source>
        <translation>Fichiers notés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading progress</source>
        <translation>Progression de la notation</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process without access to your files, other programs or networks.</source>
        <translation>
            <numerusform>La notation exécute %n nouveau fichier, dans un processus séparé sans accès à vos fichiers, aux autres programmes ni aux réseaux.</numerusform>
            <numerusform>La notation exécute %n nouveaux fichiers, chacun dans un processus séparé sans accès à vos fichiers, aux autres programmes ni aux réseaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Grading runs %n new file(s). Each runs in a separate process, and can do anything you can on this computer.</source>
        <translation>
            <numerusform>La notation exécute %n nouveau fichier, dans un processus séparé. Il peut faire tout ce que vous pouvez faire sur cet ordinateur.</numerusform>
            <numerusform>La notation exécute %n nouveaux fichiers, chacun dans un processus séparé. Ils peuvent faire tout ce que vous pouvez faire sur cet ordinateur.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>How to grade</source>
        <translation>Mode de notation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>How to grade…</source>
        <translation>Mode de notation…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/export_menu.py"/>
        <source>Leave out students' names</source>
        <translation>Omettre les noms des étudiants</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Let Monte Carlo play on</source>
        <translation>Continuer avec Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Looking for files…</source>
        <translation>Recherche de fichiers…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>New student file</source>
        <translation>Nouveau fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>No files yet</source>
        <translation type="vanished">Aucun fichier pour l’instant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>None chosen</source>
        <translation>Aucun choisi</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Not run yet</source>
        <translation>Pas encore exécuté</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Nothing graded yet</source>
        <translation>Rien n’est encore noté</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Of several versions, the best counts</source>
        <translation>De plusieurs versions, la meilleure compte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>On 3×3, playing X and O in turn. The file and the reference solution play {trials} trials per move with the same weights.</source>
        <translation type="vanished">Sur 3×3, avec X et O tour à tour. Le fichier et la solution de référence jouent {trials} essais par coup avec les mêmes poids.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open it here</source>
        <translation>L’ouvrir ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Open student file</source>
        <translation>Ouvrir un fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Output of the student's file</source>
        <translation>Sortie du fichier de l’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Play it against Monte Carlo</source>
        <translation>Le faire jouer contre Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Playing games</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points and comment</source>
        <translation>Points et commentaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Points and comment…</source>
        <translation>Points et commentaire…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>Points out of {full}</source>
        <translation>Points sur {full}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Read the file again and restart it</source>
        <translation>Relire le fichier et le redémarrer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Remarks: {count}</source>
        <translation type="vanished">Remarques : {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Barème</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Run it</source>
        <translation>L’exécuter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Running checks</source>
        <translation>Vérifications en cours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Running {file} …</source>
        <translation>Exécution de {file} …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Save the report for the student…</source>
        <translation>Enregistrer le rapport pour l’étudiant…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Seed of all random choices</source>
        <translation>Graine de tous les choix aléatoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/console.py"/>
        <source>Show line {line}</source>
        <translation>Voir la ligne {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Show the file</source>
        <translation>Afficher le fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Show the file's text</source>
        <translation>Voir le texte du fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped before it began</source>
        <translation>Arrêté avant de commencer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during checks</source>
        <translation>Arrêté pendant les vérifications</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Stopped during games</source>
        <translation>Arrêté pendant les parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>Stopped: {done} of {total} graded.</source>
        <translation>Arrêté : {done} notés sur {total}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Strength</source>
        <translation type="vanished">Force</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/source_view.py"/>
        <source>Student's file</source>
        <translation>Fichier de l’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Style: {count}</source>
        <translation type="vanished">Style : {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {failure}. The console shows where. Fix the file, then press Reload.</source>
        <translation>Le fichier {failure}. La console montre où. Corrigez le fichier, puis appuyez sur Recharger.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>The file {file} has no function {name}, so it can't play; the console shows what it printed.</source>
        <translation>Le fichier {file} n’a pas de fonction {name} et ne peut donc pas jouer ; la console montre ce qu’il a affiché.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_files.py"/>
        <source>The file {problem}.</source>
        <translation type="vanished">Le fichier {problem}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>The game waits for it.</source>
        <translation>La partie l’attend.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>These files don't look copied.</source>
        <translation>Ces fichiers ne semblent pas copiés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>Watch it play itself</source>
        <translation>Le regarder jouer contre lui-même</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>games</source>
        <translation type="vanished">parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>line {line}: {remark}.
</source>
        <translation>ligne {line} : {remark}.
</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>stopped half-way</source>
        <translation>arrêté en cours de route</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>suspect: far too weak for its points</source>
        <translation type="vanished">suspect : bien trop faible pour ses points</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>tied</source>
        <translation type="vanished">nulles</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{done} of {total} graded</source>
        <translation>{done} notés sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you, as requested on line {line}.</source>
        <translation>{file} ({language}) joue {side} contre vous, comme le demande la ligne {line}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} ({language}) plays {side} against you.</source>
        <translation>{file} ({language}) joue {side} contre vous.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is starting</source>
        <translation>{file} ({side}) démarre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} ({side}) is waiting for your permission</source>
        <translation>{file} ({side}) attend votre autorisation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} asks for an impossible game: {error}</source>
        <translation>{file} demande une partie impossible : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} has changed on disk. Reload runs the new version.</source>
        <translation>{file} a changé sur le disque. Recharger exécute la nouvelle version.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} a changé depuis sa dernière exécution ici. Il peut faire tout ce que vous pouvez faire sur cet ordinateur. Il s’exécute dans un processus séparé, qui se termine quand vous l’arrêtez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed since it last ran here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} a changé depuis sa dernière exécution ici. Il s’exécute dans un processus séparé sans accès à vos fichiers, aux autres programmes ni aux réseaux, qui se termine quand vous l’arrêtez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It can do anything you can on this computer. It runs in a separate process, which ends when you stop it.</source>
        <translation>{file} est nouveau ici. Il peut faire tout ce que vous pouvez faire sur cet ordinateur. Il s’exécute dans un processus séparé, qui se termine quand vous l’arrêtez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} is new here. It runs in a separate process without access to your files, other programs or networks, which ends when you stop it.</source>
        <translation>{file} est nouveau ici. Il s’exécute dans un processus séparé sans accès à vos fichiers, aux autres programmes ni aux réseaux, qui se termine quand vous l’arrêtez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again with {settings}.</source>
        <translation>{file} redémarre avec {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts again.</source>
        <translation>{file} redémarre.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} starts with {settings}.</source>
        <translation>{file} démarre avec {settings}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was reloaded.</source>
        <translation>{file} a été rechargé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} wasn't started.</source>
        <translation>{file} n’a pas été lancé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/row_dialogs.py"/>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>{graded} The results can't be saved: {error}</source>
        <translation>{graded} Impossible d’enregistrer les résultats : {error}</translation>
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
        <translation>{share} du plus petit fichier se trouve dans l’autre ; les lignes marquées se ressemblent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.</source>
        <translation>{side} perd la partie par forfait : {reason}. Corrigez le fichier, puis appuyez sur Recharger pour continuer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{side} needs a student file</source>
        <translation>{side} a besoin d’un fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it back under Rules.</source>
        <translation>{text} Le plateau est désormais en 3×3, car un fichier est lent en {size}×{size} ; vous pouvez le rétablir sous Règles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… 1 line printed too fast was dropped …</source>
        <translation>… 1 ligne affichée trop vite a été ignorée …</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/output_queue.py"/>
        <source>… {lines} lines printed too fast were dropped …</source>
        <translation>… {lines} lignes affichées trop vite ont été ignorées …</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>"format": "{format}" is missing</source>
        <translation>il manque "format": "{format}"</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n comment(s) that the sheet contained already are kept</source>
        <translation type="vanished">
            <numerusform>%n commentaire déjà présent dans la feuille est conservé</numerusform>
            <numerusform>%n commentaires déjà présents dans la feuille sont conservés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: only complete pairs count.</source>
        <translation>
            <numerusform>%n partie terminée non comptée : seules comptent les paires complètes.</numerusform>
            <numerusform>%n parties terminées non comptées : seules comptent les paires complètes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/match.py"/>
        <source>%n finished game(s) left out: with a sequential test, only complete pairs count, in their order.</source>
        <translation>
            <numerusform>%n partie terminée non comptée : avec un test séquentiel, seules comptent les paires complètes, dans l’ordre.</numerusform>
            <numerusform>%n parties terminées non comptées : avec un test séquentiel, seules comptent les paires complètes, dans l’ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>%n grade(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n process(es)</source>
        <translation>
            <numerusform>%n processus</numerusform>
            <numerusform>%n processus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n rangée</numerusform>
            <numerusform>%n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n échantillon</numerusform>
            <numerusform>%n échantillons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>%n sample(s) per square</source>
        <translation>
            <numerusform>%n échantillon par case</numerusform>
            <numerusform>%n échantillons par case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/core/counted.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>%n simulation(s)</source>
        <translation>
            <numerusform>%n simulation</numerusform>
            <numerusform>%n simulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>%n simulation(s) so far.</source>
        <translation>
            <numerusform>%n simulation jusqu’ici.</numerusform>
            <numerusform>%n simulations jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/counted.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>%n student(s) in the sheet handed in no file</source>
        <translation>
            <numerusform>%n étudiant de la feuille n’a remis aucun fichier</numerusform>
            <numerusform>%n étudiants de la feuille n’ont remis aucun fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>%n style remark(s), which cost no points.</source>
        <translation>
            <numerusform>%n remarque de style, qui ne coûte aucun point.</numerusform>
            <numerusform>%n remarques de style, qui ne coûtent aucun point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
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
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>%n unreadable game(s) not counted.</source>
        <translation>
            <numerusform>%n partie illisible non comptée.</numerusform>
            <numerusform>%n parties illisibles non comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/running.py"/>
        <source>%n worker(s) ended unexpectedly and had to be replaced; the last one: {end}</source>
        <translation>
            <numerusform>%n exécuteur s’est terminé de façon inattendue et a dû être remplacé : {end}</numerusform>
            <numerusform>%n exécuteurs se sont terminés de façon inattendue et ont dû être remplacés ; le dernier : {end}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;About tttmc</source>
        <translation>À &amp;propos de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Back to the game</source>
        <translation>Re&amp;tour à la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Convergence of this position…</source>
        <translation>&amp;Convergence de cette position…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Copy board</source>
        <translation>&amp;Copier le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>&amp;Copy diagnostic information</source>
        <translation>&amp;Copier les informations de diagnostic</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Export as picture…</source>
        <translation>E&amp;xporter en image…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;First position</source>
        <translation>&amp;Première position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Full screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Grade student files…</source>
        <translation>Noter &amp;des fichiers d’étudiants…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratoire…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Last move</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Move now</source>
        <translation>Jouer &amp;maintenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New</source>
        <translation type="vanished">&amp;Nouvelle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Next move</source>
        <translation>Coup &amp;suivant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Open game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>&amp;Panels</source>
        <translation type="vanished">&amp;Panneaux</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Play</source>
        <extracomment>The machines play until they are paused.</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Previous move</source>
        <translation>Coup p&amp;récédent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Redo</source>
        <translation>R&amp;établir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Review the game</source>
        <translation>&amp;Analyser la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>&amp;Save game</source>
        <translation>&amp;Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Step</source>
        <extracomment>Let the machines play a single move.</extracomment>
        <translation>&amp;Un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Train a learner…</source>
        <translation>Entraî&amp;ner un apprenant…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>&amp;Trials slider</source>
        <translation>Cu&amp;rseur d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>&amp;What would it play here?</source>
        <translation>&amp;Que jouerait la machine ici ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>&amp;Whole board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">--control demande un joueur aux probabilités connues : random, mc:exact sur de petits plateaux ou un niveau qui en est fait</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>--control takes luck out of games from the empty board: leave out --openings</source>
        <translation type="vanished">--control retire la chance des parties depuis le plateau vide : omettez --openings</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 0</source>
        <translation type="vanished">0 et 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>0 and 1</source>
        <translation>0 et 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 0</source>
        <translation>1 et 0</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 1</source>
        <translation>1 et 1</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>1 and 2</source>
        <translation>1 et 2</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>1,000 games with a textbook</source>
        <translation>1 000 parties avec un manuel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins.</source>
        <translation>100 % : X gagne, 50 % : nulle, 0 % : O gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors).</source>
        <translation>100 % : X gagne, 50 % : nulle, 0 % : O gagne. Bandes : erreur due au hasard (deux erreurs types).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_chart.py"/>
        <source>100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors.</source>
        <translation type="vanished">100 % : X gagne, 50 % : nulle, 0 % : O gagne. Bandes : deux erreurs types.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>A file of boards, one per line, from which games begin equally often, or the boards themselves, comma-separated. Each player plays both sides of each.</source>
        <translation>Un fichier de plateaux, un par ligne, depuis lesquels les parties commencent aussi souvent, ou les plateaux eux-mêmes, séparés par des virgules. Chaque joueur joue les deux camps de chacun.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, a tie as {side}</source>
        <translation>Une partie contre {opponent}, nulle avec {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, forfeited as {side}</source>
        <translation>Une partie contre {opponent}, perdue par forfait avec {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, lost as {side}</source>
        <translation>Une partie contre {opponent}, perdue avec {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A game against {opponent}, won as {side}</source>
        <translation>Une partie contre {opponent}, gagnée avec {side}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is O</source>
        <translation>A joue O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is X</source>
        <translation>A joue X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of less than 0.01 %.</source>
        <translation type="vanished">A est le plus fort avec une probabilité de moins de 0,01 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match_results.py"/>
        <source>A is the stronger with a probability of more than 99.99 %.</source>
        <translation type="vanished">A est le plus fort avec une probabilité de plus de 99,99 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A is the stronger with a probability of {chance}.</source>
        <translation>A est le plus fort avec une probabilité de {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A late submission loses {points} points.</source>
        <translation>Un travail remis en retard perd {points} points.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>A learner notes the moves that lost its games, and avoids them from then on.</source>
        <translation>Un apprenant note les coups qui ont perdu ses parties et les évite ensuite.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A loses</source>
        <translation>A perd</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>A mistake also limits the points of the whole file:</source>
        <translation>Une erreur plafonne aussi les points de tout le fichier :</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>A new learner plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation type="vanished">Un nouvel apprenant joue 1 000 parties avec X contre des coups aléatoires. Combien des 200 dernières parties perd-il par rapport aux 200 premières ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square} looks more promising than the moves tried.</source>
        <translation>Un nouveau coup entre dans l’arbre : {side} {square} semble plus prometteur que les coups essayés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A new move joins the tree: {side} {square}.</source>
        <translation>Un nouveau coup entre dans l’arbre : {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player has lost none of 400 games. How often may it still lose, if we accept an error of 5 %?</source>
        <translation>Un joueur n’a perdu aucune de 400 parties. À quelle fréquence peut-il encore perdre, si l’on accepte une erreur de 5 % ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>A player moves in one position again and again, with more and more trials.</source>
        <translation>Un joueur rejoue sans cesse dans une même position, avec de plus en plus d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>A player plays the same number of games with each value of a setting.</source>
        <translation>Un joueur joue le même nombre de parties avec chaque valeur d’un réglage.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>A player that hasn't lost in many games may still lose. If it loses a share p of its games, the probability of n games without a loss is (1 − p) to the power of n.</source>
        <translation>Un joueur qui n’a pas perdu en de nombreuses parties peut encore perdre. S’il perd une part p de ses parties, la probabilité de n parties sans défaite est (1 − p) à la puissance n.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A plays both sides equally often</source>
        <translation>A joue autant dans chaque camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>A random move: at this level some are, on purpose.</source>
        <translation>Un coup au hasard : à ce niveau, certains le sont, exprès.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>A search for continuous threats finds a win: {side} {square}.</source>
        <translation>Une recherche de menaces continues trouve un gain : {side} {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>A trial plays random moves for both sides until the game ends. Neither side thinks: every empty square is equally likely. Even so, many trials from one position show which side it favours.</source>
        <translation>Un essai joue des coups aléatoires pour les deux camps jusqu’à la fin de la partie. Aucun camp ne réfléchit : toutes les cases vides sont également probables. Pourtant, de nombreux essais depuis une même position montrent quel camp elle favorise.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A wins</source>
        <translation>A gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A, who always moves first, scores more than half in the long run with a probability of {chance}. If A plays both sides equally often (--both), moving first is no advantage.</source>
        <translation>A, qui joue toujours en premier, marque à la longue plus de la moitié des points avec une probabilité de {chance}. Si A joue autant dans chaque camp (--both), jouer en premier n’est pas un avantage.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>A: {a}, B: {b}, {rules}</source>
        <translation>A : {a}, B : {b}, {rules}</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 1,000</source>
        <translation>Environ 1 000</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 10</source>
        <translation>Environ 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>About 100,000</source>
        <translation>Environ 100 000</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 33 %</source>
        <translation>Environ 33 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 45 %</source>
        <translation>Environ 45 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 58 %</source>
        <translation>Environ 58 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>About 75 %</source>
        <translation>Environ 75 %</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>About as many</source>
        <translation>À peu près autant</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Adds knowledge to UCT: it tries promising moves first, judges positions by their open lines, and proves results. The better a move does, the more often it is tried.</source>
        <translation>Ajoute des connaissances à UCT : essaie d’abord les coups prometteurs, juge les positions d’après leurs lignes ouvertes et prouve des résultats. Plus un coup réussit, plus il est essayé.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>After %n trial(s), the highest score is at {squares}.</source>
        <translation type="vanished">
            <numerusform>Après %n essai, le score le plus élevé est en {squares}.</numerusform>
            <numerusform>Après %n essais, le score le plus élevé est en {squares}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change.</source>
        <translation type="vanished">Après un essai, chaque case gagne ou perd des points. Si le joueur au trait a gagné l’essai, chacune de ses cases gagne le poids propre, et chacune de celles de l’adversaire perd le poids de l’adversaire. S’il a perdu, les signes sont inversés. Les nulles ne changent rien, et les cases vides ne changent jamais.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. A square's score per trial is the sum of these points, divided by the number of trials.</source>
        <translation>Après un essai, chaque case gagne ou perd des points. Si le joueur au trait a gagné l’essai, chacune de ses cases gagne le poids propre, et chacune de celles de l’adversaire perd le poids de l’adversaire. S’il a perdu, les signes sont inversés. Les nulles ne changent rien, et les cases vides ne changent jamais. Le score d’une case par essai est la somme de ces points, divisée par le nombre d’essais.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>After a trial, every square gains or loses points. If the player to move won the trial, each of its own squares gains the own weight, and each of the opponent's loses the opponent weight. If it lost, the signs are reversed. Ties change nothing, and empty squares never change. The number on the board is the sum of these points, divided by the number of trials.</source>
        <translation type="vanished">Après un essai, chaque case gagne ou perd des points. Si le joueur au trait a gagné l’essai, chacune de ses cases gagne le poids propre, et chacune de celles de l’adversaire perd le poids de l’adversaire. S’il a perdu, les signes sont inversés. Les nulles ne changent rien, et les cases vides ne changent jamais. Le nombre affiché sur le plateau est la somme de ces points, divisée par le nombre d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>After the game, or in a hint</source>
        <translation>Après la partie, ou dans un indice</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, O blocks at {best11} with weights 1 and 1, at {best01} with 0 and 1, and at {best12} with 1 and 2. With 1 and 0 it plays {best10}, and with 2 and 1 {best21}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation type="vanished">Après {trials} essais, O bloque en {best11} avec les poids 1 et 1, en {best01} avec 0 et 1, et en {best12} avec 1 et 2. Avec 1 et 0, il joue {best10}, et avec 2 et 1, {best21} : la case qui aide le plus O, mais X gagne au coup suivant. Le poids propre attaque et celui de l’adversaire défend ; seul leur rapport compte. S’ils préfèrent tous deux la même case, aucun poids ne change le coup. Ici, ils ne s’accordent pas, et le coup change là où le poids propre vaut {ratio} fois celui de l’adversaire. Avec 0 et 0, toutes les cases ont un score de 0, et le choix se fait au hasard.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, the best square is {best11} with weights 1 and 1, {best10} with 1 and 0, and {best01} with 0 and 1. With 0 and 0, every square scores 0, so the choice is random. Doubling both weights doubles every score and changes no choice: only their ratio counts.</source>
        <translation type="vanished">Après {trials} essais, la meilleure case est {best11} avec les poids 1 et 1, {best10} avec 1 et 0, et {best01} avec 0 et 1. Avec 0 et 0, toutes les cases ont un score de 0, le choix est donc aléatoire. Doubler les deux poids double tous les scores et ne change aucun choix : seul leur rapport compte.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>After {trials} trials, weights 1/1, 0/1 and 1/2 choose {best11} and block. 1/0 and 2/1 choose {best10}: the square that helps O most, but X wins next. The own weight attacks and the opponent weight defends; only their ratio matters. If both prefer the same square, no weights change the move. Here they disagree, and the move changes where the own weight is {ratio} times the opponent weight. With 0 and 0 every square scores 0, so the choice is random.</source>
        <translation>Après {trials} essais, les poids 1/1, 0/1 et 1/2 choisissent {best11} et bloquent. 1/0 et 2/1 choisissent {best10} : la case qui aide le plus O, mais X gagne au coup suivant. Le poids propre attaque et celui de l’adversaire défend ; seul leur rapport compte. S’ils préfèrent tous deux la même case, aucun poids ne change le coup. Ici, ils ne s’accordent pas, et le coup change là où le poids propre vaut {ratio} fois celui de l’adversaire. Avec 0 et 0, toutes les cases ont un score de 0, et le choix se fait au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Against itself, both sides use the value.</source>
        <translation>Contre lui-même, les deux camps utilisent la valeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is as strong as the reference solution.</source>
        <translation>Contre {opponent}, il est aussi fort que la solution de référence.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is stronger than the reference solution.</source>
        <translation>Contre {opponent}, il est plus fort que la solution de référence.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Against {opponent} it is weaker than the reference solution.</source>
        <translation>Contre {opponent}, il est plus faible que la solution de référence.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Alike</source>
        <translation>Similitude</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>All as JSON…</source>
        <translation>Tout en JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Also shows the score without the luck of moves made at random, which has a narrower interval. The chances of such moves must be known: those of Random are.</source>
        <translation>Affiche aussi le score sans la chance des coups joués au hasard, dont l’intervalle est plus étroit. Les probabilités de ces coups doivent être connues : celles du joueur Au hasard le sont.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Also varied</source>
        <translation>Varie aussi</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Animated GIF of the whole game</source>
        <translation>GIF animé de toute la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Another program, for five in a row</source>
        <translation>Un autre programme, pour cinq alignés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Applies when tttmc starts again</source>
        <translation>S’applique au prochain démarrage de tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As O</source>
        <translation>Avec O</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>As X</source>
        <translation>Avec X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>As a picture…</source>
        <translation>En image…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As a player, this opponent is {player}.</source>
        <translation>En tant que joueur, cet adversaire est {player}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>As the system asks</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses every time to an opponent who knows it.</source>
        <translation type="vanished">Avec {side}, il perd à tous les coups contre un adversaire qui le connaît.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it loses {share} % of the games to an opponent who knows it.</source>
        <translation type="vanished">Avec {side}, il perd {share} % des parties contre un adversaire qui le connaît.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>As {side} it never loses.</source>
        <translation type="vanished">Avec {side}, il ne perd jamais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Backup: add the result to every move on the way.</source>
        <translation>Remontée : ajouter le résultat à chaque coup du chemin.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval.</source>
        <translation>Bande : intervalle de Wilson à 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Band: 95 % Wilson interval. Limit: calculated for infinitely many trials.</source>
        <translation>Bande : intervalle de Wilson à 95 %. Limite : calculée pour une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % Wilson intervals.</source>
        <translation>Bandes : intervalles de Wilson à 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Bands: 95 % intervals.</source>
        <translation>Bandes : intervalles à 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error.</source>
        <translation type="vanished">Bandes : une erreur type.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Dashed lines: exact values.</source>
        <translation type="vanished">Bandes : une erreur type. Tirets : valeurs exactes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Bandes : une erreur type. Traits fins : valeurs exactes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Beats Monte Carlo as often as possible</source>
        <translation>Bat Monte-Carlo aussi souvent que possible</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Best reply</source>
        <translation>Meilleure réponse</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Blame for a loss</source>
        <translation>Coup fautif</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow</source>
        <translation type="vanished">Du bleu au jaune</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Blue to yellow (protanopia)</source>
        <translation type="vanished">Du bleu au jaune (protanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Board size</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Both scales are logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>Les deux échelles sont logarithmiques. Bandes : la moitié centrale des parties. Les temps écoulés s’allongent quand d’autres programmes tournent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}.</source>
        <translation>Bornes : {first}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}.</source>
        <translation>Bornes : {first} ; {second}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Bounds: {first}; {second}; {third}.</source>
        <translation>Bornes : {first} ; {second} ; {third}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Break ties</source>
        <translation>Départage</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>By estimate, it turned at move {number}</source>
        <translation>Selon l’estimation, tout a basculé au coup {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>By level</source>
        <translation type="vanished">Par niveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>CSV and JSON have the results after each of {count} openings.</source>
        <translation>CSV et JSON contiennent les résultats après chacune des {count} ouvertures.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Calculate in the lab how good this player can get, under the game's rules</source>
        <translation>Calculer au laboratoire jusqu’où ce joueur peut progresser avec les règles de la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Calculate the scores for infinitely many trials instead of playing some.</source>
        <translation>Calculer les scores pour une infinité d’essais au lieu d’en jouer quelques-uns.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Can it learn from its mistakes?</source>
        <translation>Peut-il apprendre de ses erreurs ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Canvas gradebook</source>
        <translation>Carnet de notes Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Centre ahead</source>
        <translation>Centre devant</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Chain</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Chaîne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Chance of a move that gives up the proven result</source>
        <translation>Chance d’un coup qui cède le résultat prouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of being best</source>
        <translation type="vanished">Chance d’être la meilleure</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Chance of best score</source>
        <translation>Chance du meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence_study.py"/>
        <source>Chance of choosing a losing move</source>
        <translation type="vanished">Chance de choisir un coup perdant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Change the score of each square.</source>
        <translation>Modifier le score de chaque case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Check many files</source>
        <translation>Vérifier de nombreux fichiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Choose a position and numbers of trials, then press Start.</source>
        <translation>Choisissez une position et des nombres d’essais, puis appuyez sur Démarrer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Choose the empty square with the highest score.</source>
        <translation>Choisir la case vide au score le plus élevé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Colours only</source>
        <translation>Couleurs seules</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Commonest mistakes</source>
        <translation>Erreurs les plus fréquentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: time per game</source>
        <translation>Comparaison : temps par partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Compared: {measure}</source>
        <translation>Comparaison : {measure}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares</source>
        <translation type="vanished">Convergence des meilleures cases</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Convergence of the best squares in one run of trials</source>
        <translation>Convergence des meilleures cases dans une seule série d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Convergence of {player} on {board}, {rules}</source>
        <translation>Convergence de {player} sur {board}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as a picture</source>
        <translation>Copier en image</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy as command</source>
        <translation>Copier comme commande</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Copy the board as text</source>
        <translation>Copier le plateau sous forme de texte</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Copy the command that repeats the run</source>
        <translation type="vanished">Copier la commande qui répète l’exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/failures.py"/>
        <source>Copy versions, settings and the last errors, without names of files</source>
        <translation>Copier les versions, les réglages et les dernières erreurs, sans nom de fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Create a starter file and its tests</source>
        <translation>Créer un fichier de départ et ses tests</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Cross table</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>Dask at {address}, %n worker(s)</source>
        <translation>
            <numerusform>Dask à {address}, %n exécuteur</numerusform>
            <numerusform>Dask à {address}, %n exécuteurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>Dask isn't installed: install tttmc with its cluster extra, or install the package distributed</source>
        <translation>Dask n’est pas installé : installez tttmc avec son extra cluster, ou installez le paquet distributed</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Delete the selected runs (Delete); can be undone</source>
        <translation type="vanished">Supprimer les exécutions sélectionnées (Suppr) ; peut être annulé</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as CSV…</source>
        <translation>Différences en CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Differences as JSON…</source>
        <translation>Différences en JSON…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Do more trials always help?</source>
        <translation>Plus d’essais aident-ils toujours ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Done</source>
        <extracomment>Column with the number of games played.</extracomment>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Each box is a mistake: the points that are left, what it costs in games, and a call of a function that shows it. Squares are written (row, column), counted from 0 at the top left, and boards row by row: X.O/.../... has an X and an O in its top row. In the pictures, a solid frame marks what was expected, and a dashed one what was done instead.</source>
        <translation>Chaque encadré est une erreur : les points qui restent, ce qu’elle coûte en parties, et un appel de fonction qui la montre. Les cases sont notées (rangée, colonne), comptées à partir de 0 en haut à gauche, et les plateaux rangée par rangée : X.O/.../... a un X et un O dans sa rangée du haut. Dans les images, un cadre plein indique ce qui était attendu, et un cadre en tirets ce qui a été fait à la place.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Each player is X in half of them.</source>
        <translation>Chaque joueur a X dans la moitié d’entre elles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Easy, medium, hard or unbeatable</source>
        <translation>Facile, moyen, difficile ou imbattable</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Elo difference</source>
        <translation>écart d’Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End a game as soon as a short proof shows who wins with best play.</source>
        <translation>Arrêter une partie dès qu’une courte preuve montre qui gagne avec le meilleur jeu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>End proven games</source>
        <translation>Arrêter les parties prouvées</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Equal time</source>
        <translation>Temps égal</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Estimate and truth</source>
        <translation>Estimation et vérité</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every fourth simulation also plays a random game.</source>
        <translation>Une simulation sur quatre joue aussi une partie aléatoire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Every function looks right, but the games are far too weak</source>
        <translation>Toutes les fonctions semblent correctes, mais les parties sont beaucoup trop faibles</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Every function looks right, but the games are far too weak. Read the source.</source>
        <translation>Toutes les fonctions semblent correctes, mais les parties sont bien trop faibles. Lisez le code source.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Every move except {square} completes a line and loses at once.</source>
        <translation>Tous les coups sauf {square} complètent une ligne et perdent aussitôt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move kept the tie, so {square} gave nothing away.</source>
        <translation>Tous les coups gardaient la nulle, {square} n’a donc rien concédé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}.</source>
        <translation>Tous les coups perdent pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move loses for {side}; the game lasts longest after {squares}.</source>
        <translation>Tous les coups perdent pour {side} ; la partie dure le plus longtemps après {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Every move lost here, so {square} gave nothing away.</source>
        <translation>Tous les coups perdaient ici, {square} n’a donc rien concédé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Every move on the way gets one more visit: {side}'s moves gain {mine}, {other}'s {theirs}.</source>
        <translation>Chaque coup du chemin reçoit une visite de plus : les coups de {side} gagnent {mine}, ceux de {other} {theirs}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Every player meets every other, and their results become ratings.</source>
        <translation>Chaque joueur rencontre tous les autres, et leurs résultats forment un classement.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Exact scores: {better} {high}, {worse} {low}.</source>
        <translation>Scores exacts : {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Exact: the rates for infinitely many samples.</source>
        <translation>Exact : les taux pour une infinité d’échantillons.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>Exact: the scores per trial for infinitely many trials.</source>
        <translation>Exact : les scores par essai pour une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expansion: add a new move.</source>
        <translation>Expansion : ajouter un nouveau coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Exploration</source>
        <translation>Exploration</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Export</source>
        <translation type="vanished">Exporter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Export this game as an animation, or the board as a picture</source>
        <translation>Exporter cette partie en animation, ou le plateau en image</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Feedback for Moodle or Canvas</source>
        <translation>Retours pour Moodle ou Canvas</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Fewer games tie</source>
        <translation>Moins de parties sont nulles</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Fill the screen, or restore the window</source>
        <translation>Remplir l’écran ou restaurer la fenêtre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find better moves than those you played in your games</source>
        <translation>Trouver de meilleurs coups que ceux joués dans vos parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Find the limits</source>
        <translation>Trouver les limites</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Find the mistakes of this game</source>
        <translation>Trouver les erreurs de cette partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>Finds out what a player does with infinitely many trials, and how often it loses to an opponent who knows it, on boards up to 4×4.</source>
        <translation>Calcule ce que fait un joueur avec une infinité d’essais, et combien de fois il perd contre un adversaire qui le connaît, sur des plateaux jusqu’à 4×4.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>First square</source>
        <translation>Première case</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Forward sampling</source>
        <translation>Échantillonnage direct</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>From 10 trials to 5,000</source>
        <translation>De 10 essais à 5 000</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From every game against a machine</source>
        <translation>Des parties contre une machine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>From games that you review</source>
        <translation>Des parties que vous analysez</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>From sampling to tree search</source>
        <translation>De l’échantillonnage à l’arbre</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>From {first} to {last} losses per {games} games</source>
        <translation>De {first} à {last} défaites par {games} parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>From {trials} on, no move gives up the result</source>
        <translation>À partir de {trials}, aucun coup ne cède le résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Functions</source>
        <translation>Fonctions</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Games on {rules}: {games}, lost: {losses}. Mistakes in the textbook: {mistakes}.</source>
        <translation>Parties en {rules} : {games}, perdues : {losses}. Erreurs dans le manuel : {mistakes}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Games per pair</source>
        <translation>Parties par paire</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Games per value</source>
        <translation>Parties par valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Games won / tied / lost against {opponent}</source>
        <translation type="vanished">Parties gagnées / nulles / perdues contre {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Games won, tied and lost against {opponent}</source>
        <translation>Parties gagnées, nulles et perdues contre {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Games: won-tied-lost</source>
        <translation>Parties : gagnées-nulles-perdues</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet</source>
        <translation>Un contre tous</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Gauntlet of {player} with {count} players, {rules}</source>
        <translation>{player} contre tous, {count} joueurs, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>GitHub Classroom results</source>
        <translation>Résultats GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Gives up the result</source>
        <translation>Cède le résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Go back to the move that lost the game, and play a better one</source>
        <translation>Revenir au coup qui a perdu la partie et en jouer un meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Go to a square</source>
        <translation>Aller à une case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Gold (protanopia)</source>
        <translation>Or (protanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Gomocup engine</source>
        <translation>Moteur Gomocup</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Grades of %n file(s)</source>
        <translation>
            <numerusform>Notes de %n fichier</numerusform>
            <numerusform>Notes de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Gradescope autograder</source>
        <translation>Correcteur automatique Gradescope</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Greyscale</source>
        <translation>Niveaux de gris</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_page.py"/>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>HTML pages</source>
        <translation>Pages HTML</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Handed in late</source>
        <translation>Remis en retard</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Handed in late: {points} points are taken off.</source>
        <translation>Remis en retard : {points} points sont retirés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>How a score is made</source>
        <translation>Comment se forme un score</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>How does the share of losing moves change from 10 trials per move to 5,000?</source>
        <translation>Comment évolue la part des coups perdants entre 10 et 5 000 essais par coup ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>How good can it get?</source>
        <translation>Jusqu’où peut-il progresser ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How hard it is to beat.</source>
        <translation>À quel point il est difficile à battre.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long a move may take before the file forfeits.</source>
        <translation>Combien de temps un coup peut prendre avant que le fichier ne soit déclaré forfait.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How long the engine may think about a move; it may overrun by a second.</source>
        <translation>Combien de temps le moteur peut réfléchir à un coup ; il peut dépasser d’une seconde.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among equal or unproven moves.</source>
        <translation type="vanished">Combien de parties la recherche arborescente simule pour choisir entre des coups égaux ou non prouvés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many games tree search simulates to choose among moves without a proof.</source>
        <translation>Combien de parties la recherche arborescente simule pour choisir entre des coups non prouvés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many positions the proof may search before each move.</source>
        <translation>Combien de positions la preuve peut explorer avant chaque coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end before each move.</source>
        <translation>Combien de parties aléatoires sont jouées jusqu’à la fin avant chaque coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How many random games are played to the end for each square.</source>
        <translation>Combien de parties aléatoires sont jouées jusqu’à la fin pour chaque case.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>How many simulations does tree search need here before it no longer chooses a losing square in any of 40 runs?</source>
        <translation>Combien de simulations faut-il ici à la recherche arborescente pour ne plus choisir de case perdante dans aucune de 40 répétitions ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>How many trials are enough?</source>
        <translation>Combien d’essais suffisent ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>How often a move is chosen with each number of trials.</source>
        <translation>Combien de fois un coup est choisi avec chaque nombre d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>How points are awarded</source>
        <translation>Attribution des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>How to choose among squares with the same rate.</source>
        <translation>Comment choisir entre des cases de même taux.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 2 of 3 runs</source>
        <translation>Dans environ 2 répétitions sur 3</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In about 9 of 10 runs</source>
        <translation>Dans environ 9 répétitions sur 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>In half of all runs</source>
        <translation>Dans la moitié des répétitions</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses.</source>
        <translation>Au jeu inversé, qui complète une ligne perd.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>In the reverse game, whoever completes a line loses. The centre is on more lines than any other square.</source>
        <translation type="vanished">Au jeu inversé, celui qui complète une ligne perd. Le centre est sur plus de lignes que toute autre case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>In the search's simulations, {side} scored {rate} of the points after {square}.</source>
        <translation>Dans les simulations de la recherche, {side} a obtenu {rate} des points après {square}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10 games</source>
        <translation>Jusqu’à 1 partie sur 10</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of 10,000 games</source>
        <translation>Jusqu’à 1 partie sur 10 000</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>In up to 1 of about 130 games</source>
        <translation>Jusqu’à 1 partie sur environ 130</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>In {trials} trials, X won {wins}, tied {ties} and lost {losses}. Infinitely many trials would give {exact}. Moving first helps even random players.</source>
        <translation>En {trials} essais, X a gagné {wins}, fait nulle {ties} et perdu {losses}. Une infinité d’essais donnerait {exact}. Jouer en premier aide même des joueurs qui jouent au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Interface size</source>
        <translation>Taille de l’interface</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It can't be beaten</source>
        <translation>Il est imbattable</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It falls</source>
        <translation>Elle baisse</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It forfeited %n game(s): {reason}.</source>
        <translation>
            <numerusform>Il a perdu %n partie par forfait : {reason}.</numerusform>
            <numerusform>Il a perdu %n parties par forfait : {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It loses {x} % as X and {o} % as O</source>
        <translation>Il perd dans {x} % des cas avec X et {o} % avec O</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and its textbook has {mistakes} entries now. One of them is on the board: in this position, {entry} lost. “Learn by mistake” learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation>Il a perdu {first} des 200 premières parties et {last} des 200 dernières, et son manuel a maintenant {mistakes} entrées. L’une d’elles est sur le plateau : dans cette position, {entry} a perdu. « Apprenant par l’erreur » apprend sans comprendre les lignes : il ne connaît que les erreurs qu’il a faites.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>It lost {first} of the first 200 games and {last} of the last 200, and now knows {mistakes} mistakes. It learns without understanding lines: it knows only the mistakes that it has made.</source>
        <translation type="vanished">Il a perdu {first} des 200 premières parties et {last} des 200 dernières, et connaît maintenant {mistakes} erreurs. Il apprend sans comprendre les lignes : il ne connaît que les erreurs qu’il a commises.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>It plays</source>
        <translation>Il joue</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It rises</source>
        <translation>Elle augmente</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %. Since all other checks passed, only a difference beyond chance counts: the true one is nearly certain to be between {low} and {high} %.</source>
        <translation>Il a obtenu {own} % et la solution de référence {reference} %. Toutes les autres vérifications étant réussies, seul compte un écart qui dépasse le hasard : le vrai se situe presque certainement entre {low} et {high} %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>It scored {own} % and the reference solution {reference} %; the true difference is likely to be between {low} and {high} %.</source>
        <translation>Il a obtenu {own} % et la solution de référence {reference} % ; la vraie différence se situe probablement entre {low} et {high} %.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>It stays about the same</source>
        <translation>Elle reste à peu près la même</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>It turned at move {number}</source>
        <translation>Tout a basculé au coup {number}</translation>
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
        <translation>Type</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Knows how Monte Carlo with infinitely many trials and these weights plays, and wins against it as often as possible.</source>
        <translation>Sait comment joue Monte Carlo avec une infinité d’essais et ces poids, et gagne contre lui aussi souvent que possible.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;essons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>L&amp;imits of this player…</source>
        <translation>L&amp;imites de ce joueur…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Language, colours, sound and more</source>
        <translation>Langue, couleurs, son et plus encore</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Last move</source>
        <extracomment>Values of "Blame for a loss".</extracomment>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Late</source>
        <translation>Retard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learn by mistake</source>
        <translation>Apprenant par l’erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Learner's te&amp;xtbook…</source>
        <translation>&amp;Manuel de l’apprenant…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Learning against {opponent}, {rules}</source>
        <translation>Apprentissage contre {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Learns from every game it loses</source>
        <translation>Apprend de chaque partie perdue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Level to begin with</source>
        <translation type="vanished">Niveau initial</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Light, dark or high contrast</source>
        <translation>Claires, sombres ou à contraste élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Limit</source>
        <translation>Plafond</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>Limits of {player}, {rules}</source>
        <translation>Limites de {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Line</source>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Line length</source>
        <translation>Longueur de ligne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>List all shortcuts</source>
        <translation>Lister tous les raccourcis</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Look copied</source>
        <translation>Semblent copiés</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Looks ahead, promising moves first</source>
        <translation>Anticipe, les bons coups d’abord</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Losing move</source>
        <translation type="vanished">Coup perdant</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losing moves</source>
        <translation>Coups perdants</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses</source>
        <translation type="vanished">Défaites</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses during training, {rules}</source>
        <translation>Défaites pendant l’entraînement, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses in the newest 200 games</source>
        <translation>Défaites dans les 200 dernières parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses may go on: if an earlier move had decided the game, only the blame “Chain” learns from it.</source>
        <translation>Les défaites peuvent continuer : si un coup antérieur avait décidé de la partie, seul le choix « Chaîne » en tire la leçon.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Losses per {games} games: {losses}.</source>
        <translation>Défaites par {games} parties : {losses}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>Losses still possible</source>
        <translation>Défaites encore possibles</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Machine by level</source>
        <translation>Machine par niveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move faster</source>
        <translation>Accélérer les machines que l’on regarde jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Make watched machines move more slowly</source>
        <translation>Ralentir les machines que l’on regarde jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Marks in a row.</source>
        <translation>Marques à aligner.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Mean time per move: A {a}, B {b}.</source>
        <translation>Temps moyen par coup : A {a}, B {b}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Measure in the lab how the scores of this position settle</source>
        <translation>Mesurer au laboratoire comment les scores de cette position se stabilisent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Measure players: sweeps, tournaments and more</source>
        <translation>Mesurer des joueurs : balayages, tournois et plus encore</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Measured player</source>
        <translation>Joueur mesuré</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Memory in MB</source>
        <translation>Mémoire en Mo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as O</source>
        <translation>Erreurs avec O</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Mistakes as X</source>
        <translation>Erreurs avec X</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others.</source>
        <translation>Erreurs avec {side} : {own} dans ses propres parties, {others} dans d’autres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes as {side}: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation>Erreurs avec {side} : {own} dans ses propres parties, {others} dans d’autres. Une partie perdue : {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others.</source>
        <translation type="vanished">Erreurs : {own} dans ses propres parties, {others} dans d’autres.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Mistakes: {own} in its own games, {others} in others. A lost game: {moves}.</source>
        <translation type="vanished">Erreurs : {own} dans ses propres parties, {others} dans d’autres. Une partie perdue : {moves}.</translation>
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
        <translation>Monte Carlo joue en premier au jeu inversé sur un plateau 3×3 vide. Quelle case juge-t-il la pire ? Choisissez-la sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Monte Carlo plays itself with 1,000 trials per move instead of 5. What happens to the number of ties?</source>
        <translation>Monte Carlo joue contre lui-même avec 1 000 essais par coup au lieu de 5. Que devient le nombre de nulles ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Monte Carlo's trials per move when you first choose it</source>
        <translation>Les essais par coup de Monte Carlo quand vous le choisissez pour la première fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>Moodle grading worksheet</source>
        <translation>Feuille de notation Moodle</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More games tie</source>
        <translation>Plus de parties sont nulles</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate and take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Plus d’essais rendent les scores plus précis et prennent plus de temps. Deux bons joueurs font nulle en 3×3.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer.</source>
        <translation>Plus d’essais rendent les scores plus précis et peuvent prendre plus de temps.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>More trials make the scores more accurate, and may take longer. Two good players tie on 3×3.</source>
        <translation type="vanished">Plus d’essais rendent les scores plus précis et peuvent prendre plus de temps. Deux bons joueurs font nulle en 3×3.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Move from square to square</source>
        <translation>Aller de case en case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Moves at random</source>
        <translation type="vanished">Joue au hasard</translation>
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
        <translation>il manque NTRIALS</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS is too small</source>
        <translation>NTRIALS est trop petit</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>NTRIALS must be a whole number above 0</source>
        <translation>NTRIALS doit être un nombre entier supérieur à 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Names, comments and layout are ignored. Two people can write the same: read both files before you judge.</source>
        <translation>Les noms, les commentaires et la mise en forme sont ignorés. Deux personnes peuvent écrire la même chose : lisez les deux fichiers avant de juger.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Ne&amp;w student file…</source>
        <translation>&amp;Nouveau fichier d’étudiant…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Never loses</source>
        <translation>Ne perd jamais</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>Never: it is proven</source>
        <translation>Jamais : c’est prouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>No move is proven better than {square}.</source>
        <translation>Aucun coup n’est prouvé meilleur que {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>No move turned the game</source>
        <translation>Aucun coup n’a fait basculer la partie</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>No number is enough</source>
        <translation>Aucun nombre ne suffit</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>No random game is needed.</source>
        <translation>Aucune partie aléatoire n’est nécessaire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation type="vanished">L’absence de défaite en 400 parties est compatible avec un taux allant jusqu’à {bound}, environ 3 / 400 : la règle de trois. Ici, Monte Carlo avec 1 000 essais et les poids 1 et 2 a perdu {losses} parties sur {games} contre des coups aléatoires. Mais avec O dans la position du plateau, le même joueur a choisi un coin dans {wrong} répétitions sur {runs}, ce qui perd contre le meilleur jeu. Seule une recherche dans toutes les parties prouve qu’un joueur ne perd jamais. « Parfait » en fait une avant chaque coup : sur ce plateau, il ne perd jamais. La page Limites du laboratoire en fait une pour les autres joueurs.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">L’absence de défaite en 400 parties est compatible avec un taux allant jusqu’à {bound}, environ 3 / 400 : la règle de trois. Ici, Monte Carlo avec 1 000 essais et les poids 1 et 2 a perdu {losses} parties sur {games} contre des coups aléatoires. Mais avec O dans la position du plateau, le même joueur a choisi un coin dans {wrong} répétitions sur {runs}, ce qui perd contre le meilleur jeu. Seule une recherche dans toutes les parties prouve qu’un joueur ne perd jamais : la page Limites du laboratoire en fait une.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. Here Monte Carlo with 1,000 trials lost {losses} of {games} games against random moves. Only a search through all games proves that a player never loses: the lab's Limits page makes one.</source>
        <translation type="vanished">Aucune défaite en 400 parties est compatible avec un taux allant jusqu’à {bound}, environ 3 / 400 : la règle de trois. Ici, Monte Carlo avec 1 000 essais a perdu {losses} des {games} parties contre des coups aléatoires. Seule une recherche dans toutes les parties prouve qu’un joueur ne perd jamais : la page Limites du laboratoire en fait une.</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>None in 400 games is compatible with up to {bound}, about 3 / 400: the rule of three. The lab's 95 % intervals have two ends with an error of 2.5 % each, so they reach up to {two_sided}. Here Monte Carlo with 1,000 trials and weights 1 and 2 lost {losses} of {games} games against random moves. But as O in the position on the board, the same player chose a corner in {wrong} of {runs} runs, which loses against best play. Only a search through all games proves that a player never loses. “Perfect” makes such a search before every move: on this board it never loses. The lab's Limits page makes one for other players.</source>
        <translation>L’absence de défaite en 400 parties est compatible avec un taux allant jusqu’à {bound}, environ 3 / 400 : la règle de trois. Les intervalles à 95 % du laboratoire ont deux bornes, avec 2,5 % d’erreur chacune, et vont donc jusqu’à {two_sided}. Ici, Monte Carlo avec 1 000 essais et les poids 1 et 2 a perdu {losses} parties sur {games} contre des coups aléatoires. Mais avec O dans la position du plateau, le même joueur a choisi un coin dans {wrong} répétitions sur {runs}, ce qui perd contre le meilleur jeu. Seule une recherche dans toutes les parties prouve qu’un joueur ne perd jamais. « Parfait » en fait une avant chaque coup : sur ce plateau, il ne perd jamais. La page Limites du laboratoire en fait une pour les autres joueurs.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission</source>
        <translation>Pas un travail remis</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not a submission: {reason}.</source>
        <translation>Pas un travail remis : {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded</source>
        <translation>Non noté</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not graded: {reason}.</source>
        <translation>Non noté : {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>Not graded: {reason}. The file is not to blame; grade it again.</source>
        <translation type="vanished">Non noté : {reason}. Le fichier n’est pas en cause ; notez-le de nouveau.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven within {nodes} positions, so tree search chooses the move, which may not be perfect.</source>
        <translation>Pas prouvé en {nodes} positions : la recherche arborescente choisit donc le coup, qui n’est peut-être pas parfait.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/perfect.py"/>
        <source>Not proven yet: these are the results of tree search so far.</source>
        <translation>Pas encore prouvé : voici les résultats actuels de la recherche arborescente.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run</source>
        <translation>Non exécutées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Not run: {reason}</source>
        <translation>Non exécutée : {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet.</source>
        <translation>
            <numerusform>Pas encore sûr à {confidence} après %n essai : {squares} ne peuvent pas être départagées.</numerusform>
            <numerusform>Pas encore sûr à {confidence} après %n essais : {squares} ne peuvent pas être départagées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>Not {confidence} sure after %n trial(s): {squares} can't be told apart yet. At their present difference, that would take very roughly {more} more.</source>
        <translation>
            <numerusform>Pas encore sûr à {confidence} après %n essai : {squares} ne peuvent pas être départagées. À leur écart actuel, il en faudrait très approximativement {more} de plus.</numerusform>
            <numerusform>Pas encore sûr à {confidence} après %n essais : {squares} ne peuvent pas être départagées. À leur écart actuel, il en faudrait très approximativement {more} de plus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. By tree search, {square} gave away {lost} points (± {error}); {better} looks better.</source>
        <translation type="vanished">Rien n’est prouvé ici. Selon la recherche arborescente, {square} a concédé {lost} points (± {error}) ; {better} semble meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Nothing is proven here. Tree search can't tell {square} apart from the best move.</source>
        <translation type="vanished">Rien n’est prouvé ici. La recherche arborescente ne peut pas départager {square} et le meilleur coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>Nothing is proven here: {square} is the machine's choice.</source>
        <translation>Rien n’est prouvé ici : {square} est le choix de la machine.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/chart.py"/>
        <source>Nothing to show yet.</source>
        <translation>Rien à montrer pour l’instant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Number of files by points</source>
        <translation>Nombre de fichiers selon les points</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Number of games to play.</source>
        <translation>Nombre de parties à jouer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Number of games with each value.</source>
        <translation>Nombre de parties avec chaque valeur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Number of games; with a sequential test, the most.</source>
        <translation>Nombre de parties ; avec un test séquentiel, le maximum.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of lines to read: they contain what a course file doesn't need</source>
        <translation>Nombre de lignes à lire : elles contiennent ce dont un fichier du cours n’a pas besoin</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Number of style remarks, which cost no points</source>
        <translation>Nombre de remarques de style, qui ne coûtent aucun point</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Numbers of trials per move.</source>
        <translation>Nombres d’essais par coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O blocks X's line</source>
        <translation>O bloque la ligne de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>O completes a line</source>
        <translation>O complète une ligne</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>O doesn't lose</source>
        <translation>O ne perd pas</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>O has the centre and X a corner; X is to move. With which weights, own and opponent's, does Monte Carlo move at random?</source>
        <translation type="vanished">O a le centre et X un coin ; X est au trait. Avec quels poids, propre et de l’adversaire, Monte Carlo joue-t-il au hasard ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>O wins</source>
        <translation>O gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Off</source>
        <extracomment>Choice of overlay: no colours and numbers on the squares.</extracomment>
        <translation>Désactivé</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>On the empty board the centre is better than a corner. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation type="vanished">Sur le plateau vide, le centre est meilleur qu’un coin. Les scores après peu d’essais ne le montrent pas toujours : chaque score a une erreur type.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error).</source>
        <translation>Une seule exécution. Bandes : erreur due au hasard (une erreur type).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: error by chance (one standard error). Thin lines: exact values.</source>
        <translation>Une seule exécution. Bandes : erreur due au hasard (une erreur type). Traits fins : valeurs exactes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error.</source>
        <translation type="vanished">Une seule exécution. Bandes : une erreur type.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>One run only. Bands: one standard error. Thin lines: exact values.</source>
        <translation type="vanished">Une seule exécution. Bandes : une erreur type. Traits fins : valeurs exactes.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>One weight is for the squares of the player to move, the other for those of the opponent. A square can be good because winners hold it, or because losers don't. The same trials are scored with each pair of weights.</source>
        <translation type="vanished">Un poids est pour les cases du joueur au trait, l’autre pour celles de l’adversaire. Une case peut être bonne parce que les gagnants la tiennent, ou parce que les perdants ne la tiennent pas. Les mêmes essais sont évalués avec chaque paire de poids.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Only Monte Carlo's scores give a chance of being best.</source>
        <translation type="vanished">Seuls les scores de Monte Carlo donnent une chance d’être la meilleure.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only Monte Carlo's scores give a chance of the best score.</source>
        <translation>Seuls les scores de Monte Carlo donnent une chance du meilleur score.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Only the first player plays all others, who are rated relative to it.</source>
        <translation>Seul le premier joueur affronte tous les autres, classés par rapport à lui.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Only tree search counts visits.</source>
        <translation>Seule la recherche arborescente compte les visites.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} holds the tie.</source>
        <translation>Seul {square} tient la nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the tie: every other move loses.</source>
        <translation>Seul {square} gardait la nulle : tous les autres coups perdent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Only {square} kept the win: every other move is worse.</source>
        <translation>Seul {square} gardait le gain : tous les autres coups sont moins bons.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Only {square} wins.</source>
        <translation>Seul {square} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines</source>
        <translation>Lignes ouvertes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Open lines: how many lines through the square {side} can still complete.</source>
        <translation>Lignes ouvertes : combien de lignes passant par la case {side} peut encore compléter.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Open s&amp;tudent file…</source>
        <translation>Ouvrir un fichier d’é&amp;tudiant…</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Opening moves</source>
        <translation>Coups d’ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Openings from a file</source>
        <translation>Ouvertures d’un fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}</source>
        <translation>Ouvre en {squares}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, a mistake</source>
        <translation>Ouvre en {squares}, une erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Opens with {squares}, sometimes a mistake</source>
        <translation>Ouvre en {squares}, parfois une erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Otherwise A plays X in every game.</source>
        <translation>Sinon, A joue X à chaque partie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Own checks</source>
        <translation>Vérifications propres</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>P&amp;aste board</source>
        <translation>Co&amp;ller le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Page préc., Page suiv., Début, Fin</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Pairs of games in which A took 0, ½, 1, 1½ and 2 points: {counts}.</source>
        <translation>Paires de parties où A a marqué 0, ½, 1, 1½ et 2 points : {counts}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Passed</source>
        <translation>Réussies</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/player_form.py"/>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Picks a machine to match the level you choose. Unbeatable is for 3×3 and 4×4 with full lines, where that is proven.</source>
        <translation type="vanished">Choisit une machine selon le niveau que vous indiquez. Imbattable vaut pour 3×3 et 4×4 avec des lignes complètes, où c’est prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Pink (tritanopia)</source>
        <translation>Rose (tritanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Play against a student's file</source>
        <translation>Jouer contre le fichier d’un étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Play at the chosen square</source>
        <translation>Jouer sur la case choisie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from &amp;here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play from the board on the clipboard</source>
        <translation>Jouer à partir du plateau du presse-papiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play many trials, then choose.</source>
        <translation>Jouer de nombreux essais, puis choisir.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play on from this position, and keep the later moves as a variation</source>
        <translation>Continuer à partir de cette position et garder les coups suivants comme variante</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play one machine move</source>
        <translation>Jouer un seul coup de machine</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Play the best move found so far</source>
        <translation>Jouer le meilleur coup trouvé jusqu’ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play the game to its end at random.</source>
        <translation>Jouer la partie au hasard jusqu’à la fin.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Play the remaining games</source>
        <translation type="vanished">Jouer les parties restantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Play what proves the result of the square with the mouse or the cursor</source>
        <translation>Jouer ce qui prouve le résultat de la case sous la souris ou le curseur</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares}</source>
        <translation>Joué : {squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Played: {squares} and %n more</source>
        <translation type="vanished">
            <numerusform>Joué : {squares} et %n autre</numerusform>
            <numerusform>Joué : {squares} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player A</source>
        <translation>Joueur A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Player B</source>
        <translation>Joueur B</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Players are ranked when all games are played. Brackets: the 95 % interval for the share of games lost. Each cell of the cross table: wins – ties – losses of the row's player, on both sides.</source>
        <translation>Les joueurs sont classés quand toutes les parties sont jouées. Entre parenthèses : l’intervalle à 95 % de la part de parties perdues. Chaque cellule de la grille : victoires – nulles – défaites du joueur de la rangée, dans les deux camps.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: finish the game at random.</source>
        <translation type="vanished">Partie aléatoire : finir la partie au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Playout: value the open lines, at times also play a random game.</source>
        <translation>Partie aléatoire : évaluer les lignes ouvertes et jouer parfois aussi une partie au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Plays against</source>
        <translation>Joue contre</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays at the level you choose: easy at random, medium with random moves in between, hard without. Unbeatable takes hard's place where it is proven.</source>
        <translation>Joue au niveau que vous choisissez : facile au hasard, moyen avec des coups au hasard de temps en temps, difficile sans. Imbattable remplace difficile là où c’est prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Plays its best</source>
        <translation>Joue de son mieux</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays many random games, called trials, from the position. It prefers squares that winners tend to hold.</source>
        <translation>Joue depuis la position beaucoup de parties au hasard, les essais. Préfère les cases que les gagnants tiennent souvent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games from every square and takes the square with the highest share of good endings.</source>
        <translation>Joue des parties aléatoires depuis chaque case et prend celle qui a la plus grande part d’issues favorables.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays random games, and begins them with those moves more often that did better. It knows nothing but the rules.</source>
        <translation>Joue des parties aléatoires et les commence plus souvent par les coups qui ont mieux réussi. Ne connaît que les règles.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the mc_move of a Python file</source>
        <translation>Joue avec le mc_move d’un fichier Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Plays the position to its end at random, many times. It prefers squares that winners tend to hold.</source>
        <translation type="vanished">Joue la position au hasard jusqu’à la fin, de nombreuses fois. Il préfère les cases que les gagnants tiennent souvent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points
of 100</source>
        <translation type="vanished">Points
sur 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Points are limited to {limit}: {reason}.</source>
        <translation>Les points sont limités à {limit} : {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Points for the checks, out of 100</source>
        <translation type="vanished">Points des vérifications, sur 100</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Positions per move</source>
        <translation>Positions par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Pr&amp;actise your mistakes…</source>
        <translation>Travailler ses &amp;erreurs…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Predict what the machines do, and check it by experiment</source>
        <translation>Prédire ce que font les machines et le vérifier par l’expérience</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Prefers squares that winners tend to hold</source>
        <translation>Préfère les cases que tiennent les gagnants</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>Press Train: each block of games adds a bar here.</source>
        <translation>Appuyez sur Entraîner : chaque bloc de parties ajoute une barre ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Problems
worst first</source>
        <translation type="vanished">Problèmes,
les pires d’abord</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Proven</source>
        <translation>Prouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Proven mistakes: X {x}, O {o}.</source>
        <translation>Erreurs prouvées : X {x}, O {o}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven results with best play: {better} {high}, {worse} {low}.</source>
        <translation>Résultats prouvés en jouant au mieux : {better} {high}, {worse} {low}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play the game is a tie.</source>
        <translation>Prouvé : avec le meilleur jeu, la partie est nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Proven: with best play {winner} wins.</source>
        <translation>Prouvé : avec le meilleur jeu, {winner} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} ties and {worse} loses.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {better} fait nulle et {worse} perd.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} loses.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {better} gagne et {worse} perd.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {better} wins and {worse} only ties.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {better} gagne et {worse} ne fait que nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both lose.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {one} et {other} perdent toutes les deux.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both tie.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {one} et {other} font toutes les deux nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Proven: with best play, {one} and {other} both win.</source>
        <translation type="vanished">Prouvé : avec le meilleur jeu, {one} et {other} gagnent toutes les deux.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the best move where it can</source>
        <translation>Prouve le meilleur coup s’il le peut</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Proves the result of every move under best play, and takes the best. If a board is too large for that, it says so and uses tree search until near the end.</source>
        <translation>Prouve le résultat de chaque coup avec le meilleur jeu et prend le meilleur. Si un plateau est trop grand pour cela, il le dit et utilise la recherche arborescente jusqu’à l’approche de la fin.</translation>
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
        <translation type="vanished">Version
de Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>Python files</source>
        <translation>Fichiers Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Random games</source>
        <translation>Parties aléatoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Random moves</source>
        <translation>Joue au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Random moves before each game that give both sides about equal chances. Each player plays both sides of each opening.</source>
        <translation>Coups aléatoires avant chaque partie, qui donnent des chances à peu près égales aux deux camps. Chaque joueur joue les deux camps de chaque ouverture.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: a tie.</source>
        <translation>Coups aléatoires jusqu’à la fin : partie nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>Random moves to the end: {winner} wins.</source>
        <translation>Coups aléatoires jusqu’à la fin : {winner} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings</source>
        <translation type="vanished">Classement Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings relative to {player}, {rules}</source>
        <translation>Classement Elo par rapport à {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Ratings, {rules}</source>
        <translation>Classement Elo, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Re&amp;load student file</source>
        <translation>Rec&amp;harger le fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Read</source>
        <translation>À lire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Read about the numbers, the keys and the players</source>
        <translation>Se renseigner sur les nombres, les touches et les joueurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/programs.py"/>
        <source>Read the file again and restart it</source>
        <translation>Relire le fichier et le redémarrer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Read this: {warning}</source>
        <translation>À lire : {warning}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Rename the run (F2)</source>
        <translation type="vanished">Renommer l’exécution (F2)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Repeats the moves that did better</source>
        <translation>Répète les coups qui ont mieux réussi</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_CURRENT (or MCMATCH) without changing the file.</source>
        <translation>Remplace SCORE_CURRENT (ou MCMATCH) sans modifier le fichier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Replaces SCORE_OTHER (or MCOTHER) without changing the file.</source>
        <translation>Remplace SCORE_OTHER (ou MCOTHER) sans modifier le fichier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Replay the moves taken back</source>
        <translation>Rejouer les coups annulés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset s&amp;core</source>
        <translation>Remettre le score à &amp;zéro</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Reset the score of the series</source>
        <translation>Remettre à zéro le score de la série</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/window.py"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results after each opening</source>
        <translation>Résultats après chaque ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of A</source>
        <translation>Résultats de A</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Results of the sweep</source>
        <translation>Résultats du balayage</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Results: {players}, {rules}</source>
        <translation>Résultats : {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Return from an earlier move, a suggestion or set-up, or stop thinking</source>
        <translation>Quitter un coup antérieur, une suggestion ou la composition, ou arrêter la réflexion</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>Reverse: completing a line loses</source>
        <translation>Inversé : compléter une ligne fait perdre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} holds the tie.</source>
        <translation>Exact : {square} tient la nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>Right: {square} wins.</source>
        <translation>Exact : {square} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/settings_dialog.py"/>
        <source>Rubric</source>
        <translation>Barème</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none, unless it relies on another function: then it doesn't count.</source>
        <translation>Barème « {name} », {full} points, seuil de réussite {mark}. Les remarques de style ne coûtent aucun point. Une vérification qui n’a pas pu être jugée n’en rapporte aucun, sauf si elle repose sur une autre fonction : alors elle ne compte pas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rubric “{name}”, {full} points, pass mark {mark}. Style remarks cost no points. A check that couldn't be judged earns none.</source>
        <translation type="vanished">Barème « {name} », {full} points, seuil de réussite {mark}. Les remarques de style ne coûtent aucun point. Une vérification qui n’a pas pu être jugée n’en rapporte aucun.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Run</source>
        <extracomment>Column with the number of a run of the lab (a noun).</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Run {number}</source>
        <translation>Exécution {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. Engines play five in a row. One that fails forfeits the game.</source>
        <translation>Exécute dans son propre processus un autre programme qui parle le protocole Gomocup (pbrain-…). Les moteurs jouent avec cinq à aligner. Un moteur qui échoue perd la partie par forfait.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Runs each</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Runs the mc_move of a file written for the course, Python 2 or 3, in a separate process. A file that fails forfeits the game.</source>
        <translation>Exécute la fonction mc_move d’un fichier écrit pour le cours, en Python 2 ou 3, dans un processus séparé. Un fichier qui échoue perd la partie par forfait.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;lower</source>
        <translation>Plu&amp;s lentement</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>S&amp;wap sides</source>
        <translation>Éc&amp;hanger les camps</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_CURRENT</source>
        <translation>SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>SCORE_CURRENT and SCORE_OTHER</source>
        <translation>SCORE_CURRENT et SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>SCORE_CURRENT is for the player's own squares, SCORE_OTHER for the opponent's</source>
        <translation type="vanished">SCORE_CURRENT vaut pour les cases du joueur, SCORE_OTHER pour celles de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>SCORE_OTHER</source>
        <translation>SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Samples per square</source>
        <translation>Échantillons par case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Save as a picture…</source>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save game &amp;as…</source>
        <translation>Enregistrer la partie &amp;sous…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Save the results and charts</source>
        <translation type="vanished">Enregistrer les résultats et les graphiques</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in another file</source>
        <translation>Enregistrer cette partie dans un autre fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/documents.py"/>
        <source>Save this game in its file</source>
        <translation>Enregistrer cette partie dans son fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Score the squares by 10 to 10,000,000 trials</source>
        <translation>Évaluer les cases avec 10 à 10 000 000 d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>Poids du score</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: opponent</source>
        <translation>Poids du score : adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Score weight: own</source>
        <translation>Poids du score : propre</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo} ± {error}.</source>
        <translation>Score {share} ({interval}), écart d’Elo {elo} ± {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}), Elo difference {elo}.</source>
        <translation type="vanished">Score {share} ({interval}), écart d’Elo {elo}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Score {share} ({interval}); no Elo difference: one player took all the points.</source>
        <translation>Score {share} ({interval}) ; pas d’écart d’Elo : un joueur a pris tous les points.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Score: {players}, {rules}</source>
        <translation>Score : {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Scores of {player}, {board}, {side} to move</source>
        <translation>Scores de {player}, {board}, à {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Scores ± error</source>
        <translation>Scores ± erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Scores' colours</source>
        <translation>Couleurs des scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Searc&amp;h tree of this position…</source>
        <translation>A&amp;rbre de recherche de cette position…</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>See how the scores of this position arise, trial by trial</source>
        <translation>Voir comment les scores de cette position se forment, essai par essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>See what a learner knows, and which games taught it</source>
        <translation>Voir ce que sait un apprenant et quelles parties le lui ont appris</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Select a run to see its results, or two runs to compare them.</source>
        <translation>Sélectionnez une exécution pour voir ses résultats, ou deux pour les comparer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Selection: follow the highest bounds.</source>
        <translation>Sélection : suivre les bornes les plus hautes.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set u&amp;p a position</source>
        <translation>Composer une pos&amp;ition</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Set up a position on the board</source>
        <translation>Composer une position sur le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/set_up_bar.py"/>
        <source>Set up a position: click or drag to draw</source>
        <translation>Composez une position : cliquez ou faites glisser pour dessiner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>Settings are lost when the window closes: {path} can't be written.</source>
        <translation>Les réglages seront perdus à la fermeture de la fenêtre : impossible d’écrire {path}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Shares with their 95 % intervals. Times: the median, and in brackets the middle half of the games; of a move, only choosing it, which the window does step by step and shows meanwhile.</source>
        <translation>Parts avec leurs intervalles à 95 %. Temps : la médiane et, entre parenthèses, la moitié centrale des parties ; pour un coup, seulement son choix, que la fenêtre fait pas à pas et montre en même temps.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show a slider below the board that scores the squares by 10 to 10,000,000 trials</source>
        <translation type="vanished">Afficher sous le plateau un curseur qui évalue les cases avec 10 à 10 000 000 d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show or hide the panel beside the board</source>
        <translation>Afficher ou masquer le panneau à côté du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/dock_layout.py"/>
        <source>Show or hide the panels beside the board</source>
        <translation type="vanished">Afficher ou masquer les panneaux à côté du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Show the &amp;line from a square</source>
        <translation>&amp;Voir la suite depuis une case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the last move and go on with the game</source>
        <translation>Afficher le dernier coup et poursuivre la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move earlier</source>
        <translation>Afficher la position un coup plus tôt</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the position one move later</source>
        <translation>Afficher la position un coup plus tard</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Show the run on its page, with its settings (Return)</source>
        <translation type="vanished">Afficher l’exécution sur sa page, avec ses réglages (Entrée)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show the start of the game</source>
        <translation>Afficher le début de la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Show the whole board after zooming in</source>
        <translation>Afficher le plateau entier après un zoom</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Show what the machine would play here</source>
        <translation>Montrer ce que la machine jouerait ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Similar</source>
        <translation>Similaires</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Simulations per move</source>
        <translation>Simulations par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>Size of everything</source>
        <translation type="vanished">Taille de l’affichage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/settings_page.py"/>
        <source>Slips often</source>
        <translation>Se trompe souvent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Source</source>
        <translation>Code source</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>Squares per side.</source>
        <translation>Cases par côté.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares with the same number are equal by symmetry.</source>
        <translation>Les cases portant le même numéro sont égales par symétrie.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result aren't proven yet.</source>
        <translation>Les cases sans résultat ne sont pas encore prouvées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Squares without a result couldn't be proven.</source>
        <translation>Les cases sans résultat n’ont pas pu être prouvées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick aren't proven yet.</source>
        <translation type="vanished">Les cases sans coche ne sont pas encore prouvées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>Squares without a tick couldn't be proven.</source>
        <translation type="vanished">Les cases sans coche n’ont pas pu être prouvées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>Start</source>
        <extracomment>Button: start the run (a verb).</extracomment>
        <translation type="vanished">Démarrer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start a new game</source>
        <translation>Commencer une nouvelle partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the machines, or pause them</source>
        <translation>Lancer les machines ou les mettre en pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Start the match</source>
        <translation>Lancer le match</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Start the next game of the series</source>
        <translation>Commencer la partie suivante de la série</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Start the sweep</source>
        <translation>Démarrer le balayage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Start the tournament</source>
        <translation>Démarrer le tournoi</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Start the training</source>
        <translation>Démarrer l’entraînement</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/convergence_page.py"/>
        <source>Start the trials</source>
        <translation>Démarrer les essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>Start: {truth}; random games {games}</source>
        <translation>Début : {truth} ; parties aléatoires {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>Started</source>
        <extracomment>Column with the date and time.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting level</source>
        <translation>Niveau initial</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Starting trials</source>
        <translation>Essais au départ</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Stop between Elo</source>
        <translation>Arrêt entre Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop early, as soon as the best square is known with this confidence. Squares equal by symmetry count as one.</source>
        <translation>Arrêter plus tôt, dès que la meilleure case est connue avec cette confiance. Les cases égales par symétrie comptent pour une.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Stop thinking without a move, and keep the scores</source>
        <translation>Arrêter la réflexion sans jouer et garder les scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Stop when sure, %</source>
        <translation>Arrêt si sûr à, %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Student's file</source>
        <translation>Fichier d’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>Style
remarks</source>
        <translation type="vanished">Remarques
de style</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style, not counted</source>
        <translation>Style, non compté</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Style: {remark}</source>
        <translation>Style : {remark}</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Suppose Monte Carlo plays 10 trials. How often is the centre's score above that of the corner a1?</source>
        <translation>Supposons que Monte Carlo joue 10 essais. À quelle fréquence le score du centre dépasse-t-il celui du coin a1 ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Suspect</source>
        <translation>Suspect</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Swap X and O and start a new game</source>
        <translation>Échanger X et O et commencer une nouvelle partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Symmetric squares</source>
        <translation>Cases symétriques</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/languages.py"/>
        <location filename="tttmc_app/gui/look/theme.py"/>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>T&amp;rials of this position…</source>
        <translation>&amp;Essais de cette position…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/exports.py"/>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/game_commands.py"/>
        <source>Take back moves to your last turn</source>
        <translation>Reprendre les coups jusqu’à votre dernier tour</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Take known luck out of the score</source>
        <translation>Retirer du score la chance connue</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Takes any empty square at random.</source>
        <translation>Prend n’importe quelle case vide au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Teal to pink (tritanopia)</source>
        <translation type="vanished">Du turquoise au rose (tritanopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/pages.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Textbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The bars appear here as games finish.</source>
        <translation>Les barres apparaissent ici à mesure que les parties se terminent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>The chance of beating Monte Carlo with infinitely many trials.</source>
        <translation>La probabilité de battre Monte Carlo avec une infinité d’essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The colours of the squares from worst to best; brighter is better in each</source>
        <translation type="vanished">Les couleurs des cases, de la pire à la meilleure ; plus clair signifie toujours meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The colours of the squares; bolder is better in each</source>
        <translation>Les couleurs des cases ; dans chacune, plus vif signifie meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The curves appear here as games finish.</source>
        <translation>Les courbes apparaissent ici à mesure que les parties se terminent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>The engine can't play yet.</source>
        <translation>Le moteur ne peut pas encore jouer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The engine's program. It can do anything you can on this computer.</source>
        <translation>Le programme du moteur. Il peut faire tout ce que vous pouvez faire sur cet ordinateur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The exact scores are being calculated.</source>
        <translation>Calcul des scores exacts en cours.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file can't be run: {reason}</source>
        <translation>Le fichier ne peut pas être exécuté : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>The file played on 3×3, as X and O in turn. The reference solution is a correct file with the same weights. The ranges are 95 % intervals: results within them can be due to chance.</source>
        <translation>Le fichier a joué en 3×3, tour à tour avec X et avec O. La solution de référence est un fichier correct avec les mêmes poids. Les fourchettes sont des intervalles à 95 % : les résultats qui s’y trouvent peuvent être dus au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The file that records losing moves.</source>
        <translation>Le fichier qui consigne les coups perdants.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>The file's mc_move passed no scores to get_best_move, so there are none to show.</source>
        <translation>La fonction mc_move du fichier n’a passé aucun score à get_best_move, il n’y en a donc pas à montrer.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The file's version of Python</source>
        <translation>La version de Python du fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The files that look copied from this one, or this one from them</source>
        <translation>Les fichiers qui semblent copiés de celui-ci, ou dont celui-ci semble copié</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The first move in the reverse game</source>
        <translation>Le premier coup au jeu inversé</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>The game is a tie: no score changes.</source>
        <translation>La partie est nulle : aucun score ne change.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The higher it is, the more often moves are tried that did worse so far.</source>
        <translation>Plus elle est élevée, plus sont essayés les coups qui ont moins bien réussi jusqu’ici.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The language of the window</source>
        <translation>La langue de la fenêtre</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The learner plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">L’apprenant joue la première case qu’il ne connaît pas comme une erreur. Quand il perd, il ajoute son dernier coup à son manuel. Il ne répète jamais une erreur dans la même position.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The level of a machine by level when you first choose one</source>
        <translation>Le niveau de « Machine par niveau » quand vous la choisissez pour la première fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences_dialog.py"/>
        <source>The level of a player by level when you first choose one</source>
        <translation type="vanished">Le niveau d’un joueur par niveau quand vous en choisissez un pour la première fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The limit that a mistake sets to the points, if they reach it</source>
        <translation>Le plafond qu’une erreur fixe aux points, s’ils l’atteignent</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>The losing squares are {losing}. With 10 trials, Monte Carlo chose one of them in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}. {second} scores nearly as high but holds the tie, and {last} loses but scores lowest: a high score doesn't say who wins with best play. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation>Les cases perdantes sont {losing}. Avec 10 essais, Monte Carlo a choisi l’une d’elles dans {few} répétitions sur {runs} ; avec 5 000, dans {many}. Avec une infinité, il choisit toujours {limit}. {second} a presque le même score mais garde la nulle, et {last} perd mais a le score le plus bas : un score élevé ne dit pas qui gagne avec le meilleur jeu. Les parties aléatoires supposent un adversaire qui ne voit pas la réponse, et en jouer davantage ne fait que rendre cette erreur plus certaine.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum memory that the engine is told to use.</source>
        <translation>La mémoire maximale que le moteur est prié d’utiliser.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The maximum number of positions judged before each move.</source>
        <translation>Le nombre maximal de positions jugées avant chaque coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The number of trials passed to mc_move. Empty: the file's NTRIALS.</source>
        <translation>Le nombre d’essais passé à mc_move. Vide : la constante NTRIALS du fichier.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>The only move to consider.</source>
        <translation type="vanished">Le seul coup à envisager.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>The open lines count {points} for {side}.</source>
        <translation>Les lignes ouvertes comptent {points} pour {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>The own weight counts the squares that the player to move held in the trials: plus where it won, minus where it lost. So it looks for squares that help to win. The opponent weight counts the squares that the opponent held: minus where the player won, plus where the opponent won. So it looks for squares that the opponent wins with, to take them first.</source>
        <translation>Le poids propre compte les cases que le joueur au trait tenait dans les essais : en plus s’il a gagné, en moins s’il a perdu. Il cherche donc les cases qui aident à gagner. Le poids de l’adversaire compte les cases que tenait l’adversaire : en moins si le joueur a gagné, en plus si l’adversaire a gagné. Il cherche donc les cases avec lesquelles l’adversaire gagne, pour les prendre avant lui.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The parameter that takes several values.</source>
        <translation>Le paramètre qui prend plusieurs valeurs.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>The player that scores the squares.</source>
        <translation>Le joueur qui évalue les cases.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It doesn't repeat a mistake in the same position, unless every move there is one.</source>
        <translation>Le joueur « Apprenant par l’erreur » joue la première case dont il ne sait pas qu’elle est une erreur. Quand il perd, il ajoute son dernier coup à son manuel. Il ne répète pas une erreur dans la même position, sauf si tous les coups y sont des erreurs.</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>The player “Learn by mistake” plays the first square that it doesn't know to be a mistake. When it loses, it adds its last move to its textbook. It never repeats a mistake in the same position.</source>
        <translation type="vanished">Le joueur « Apprenant par l’erreur » joue la première case dont il ne sait pas qu’elle est une erreur. Quand il perd, il ajoute son dernier coup à son manuel. Il ne répète jamais une erreur dans la même position.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The points that count</source>
        <translation>Les points qui comptent</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. But {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation type="vanished">Les parties aléatoires jugent {worst} la pire : {score} par essai, car c’est par elle que passent le plus de lignes. Mais il est prouvé que {holds} est le seul premier coup qui ne perd pas : de là, X répond à chaque coup par la case opposée.</translation>
    </message>
    <message>
        <location filename="resources/lessons/06-reverse.toml"/>
        <source>The random games rate {worst} worst: {score} per trial, because the most lines pass through it. They rate {best} best and equal, but all of these lose: {holds} is proven to be the only first move that doesn't lose: from there X answers every move with the opposite square.</source>
        <translation>Les parties aléatoires jugent {worst} la pire : {score} par essai, car c’est par elle que passent le plus de lignes. Elles jugent {best} les meilleures, à égalité, mais toutes perdent : il est prouvé que {holds} est le seul premier coup qui ne perd pas. De là, X répond à chaque coup par la case opposée.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>The ratings appear here as games finish.</source>
        <translation>Le classement apparaît ici à mesure que les parties se terminent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The results appear here as games finish.</source>
        <translation type="vanished">Les résultats apparaissent ici à mesure que les parties se terminent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>The review begins with the last move.</source>
        <translation>L’analyse commence par le dernier coup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The scale of times is logarithmic. Bands: the middle half of the games. Elapsed times are longer while other programs run.</source>
        <translation>L’échelle des temps est logarithmique. Bandes : la moitié centrale des parties. Les temps écoulés s’allongent quand d’autres programmes tournent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points accepts {accepted} (LLR {llr}).</source>
        <translation>Le test séquentiel de {low} contre {high} points Elo accepte {accepted} (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The sequential test of {low} against {high} Elo points hasn't decided (LLR {llr}).</source>
        <translation>Le test séquentiel de {low} contre {high} points Elo n’a pas tranché (LLR {llr}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read. They are kept as {path}, and defaults are used instead.</source>
        <translation>Impossible de lire les réglages. Ils sont conservés dans {path} et remplacés par les valeurs par défaut.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The settings can't be read: {error}.</source>
        <translation>Impossible de lire les réglages : {error}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>The side that the learner plays.</source>
        <translation>Le camp que joue l’apprenant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The side that the measured player plays.</source>
        <translation>Le camp que joue le joueur mesuré.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver agrees: it loses against best play.</source>
        <translation>Le solveur confirme : ce coup perd contre le meilleur jeu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver can't settle this move within its limit.</source>
        <translation>Le solveur ne peut pas trancher ce coup dans sa limite.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver couldn't prove the result of any square.</source>
        <translation>Le solveur n’a pu prouver le résultat d’aucune case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>The solver disagrees: it doesn't lose against best play.</source>
        <translation>Le solveur n’est pas d’accord : ce coup ne perd pas contre le meilleur jeu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The solver has proven nothing yet.</source>
        <translation>Le solveur n’a encore rien prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>The squares are being compared.</source>
        <translation>Comparaison des cases en cours.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}, which the board shows rounded.</source>
        <translation>Les cases que tient X gagnent 1 chacune ({gaining}), celles que tient O perdent 1 chacune ({losing}), et les cases vides ne changent pas. Et ainsi de suite : en {trials} essais depuis le plateau vide, X a gagné en tenant {square} {won_mine} fois (+1 à chaque fois), gagné alors que O la tenait {won_theirs} fois (−1), perdu en la tenant {lost_mine} fois (−1) et perdu alors que O la tenait {lost_theirs} fois (+1). La somme est {sum}. Divisée par les {trials} essais, nulles comprises, elle donne {score}, que le plateau affiche arrondi.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. So it goes on: in {trials} trials from the empty board, X won and held {square} {won_mine} times (+1 each), X won while O held it {won_theirs} times (−1), X lost and held it {lost_mine} times (−1), and X lost while O held it {lost_theirs} times (+1). The sum is {sum}. Divided by the {trials} trials, ties included, it is {score}: the number on the board.</source>
        <translation type="vanished">Les cases que tient X gagnent 1 chacune ({gaining}), celles que tient O perdent 1 chacune ({losing}), et les cases vides ne changent pas. Et ainsi de suite : en {trials} essais depuis le plateau vide, X a gagné en tenant {square} {won_mine} fois (+1 à chaque fois), gagné alors que O la tenait {won_theirs} fois (−1), perdu en la tenant {lost_mine} fois (−1) et perdu alors que O la tenait {lost_theirs} fois (+1). La somme est {sum}. Divisée par les {trials} essais, nulles comprises, elle donne {score} : le nombre affiché sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>The squares that X holds gain 1 each ({gaining}), those that O holds lose 1 each ({losing}), and empty squares don't change. The score of a square is the sum over all trials.</source>
        <translation type="vanished">Les cases que tient X gagnent 1 chacune ({gaining}), celles que tient O perdent 1 chacune ({losing}), et les cases vides ne changent pas. Le score d’une case est la somme sur tous les essais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>The student's Python file, which runs in a separate process.</source>
        <translation>Le fichier Python de l’étudiant, exécuté dans un processus séparé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's file</source>
        <translation>Le fichier de l’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The student's number on the platform from which the file was downloaded</source>
        <translation>Le numéro de l’étudiant sur la plateforme d’où le fichier a été téléchargé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>The system's signal when it is your turn again</source>
        <translation>Le signal du système quand c’est de nouveau votre tour</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>The teacher's comment</source>
        <translation>Le commentaire de l’enseignant</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>The test ended the match early, so the score, the shares and the Elo difference lean towards its decision.</source>
        <translation>Le test a mis fin au match avant terme : le score, les parts et l’écart d’Elo sont donc biaisés vers sa décision.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>The times appear here as games finish.</source>
        <translation>Les temps apparaissent ici à mesure que les parties se terminent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/settings_file.py"/>
        <source>The window failed to open with its settings last time. They are kept as {path}, and defaults are used instead.</source>
        <translation>La dernière fois, la fenêtre n’a pas pu s’ouvrir avec ses réglages. Ils sont conservés dans {path} et remplacés par les valeurs par défaut.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>Their error bars overlap, but the scores come from the same games, and symmetric squares count as one.</source>
        <translation>Leurs barres d’erreur se chevauchent, mais les scores viennent des mêmes parties, et les cases symétriques comptent pour une seule.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>Then</source>
        <translation>Puis</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed.</source>
        <translation type="vanished">Ces vérifications ne peuvent pas être jugées tant que ce qui est nommé d’abord n’est pas corrigé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>These checks can't be judged until what is named first is fixed. Those that rely on another function don't count: the other checks make up the full points.</source>
        <translation>Ces vérifications ne peuvent pas être jugées tant que ce qui est nommé d’abord n’est pas corrigé. Celles qui reposent sur une autre fonction ne comptent pas : les autres vérifications font le total des points.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves hold the tie: {squares}.</source>
        <translation>Ces coups tiennent la nulle : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>These moves win: {squares}.</source>
        <translation>Ces coups gagnent : {squares}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>This player counts no wins by square.</source>
        <translation>Ce joueur ne compte pas les victoires par case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>Tie</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tied</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/match.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Ties are good</source>
        <translation type="vanished">Les nulles comptent</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>Ties, 95 % interval</source>
        <translation type="vanished">Nulles, intervalle à 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Ties: {first_share} at {first}, {last_share} at {last}</source>
        <translation>Nulles : {first_share} avec {first}, {last_share} avec {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Time per game</source>
        <translation>Temps par partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Tournament of {count} players, {rules}</source>
        <translation>Tournoi de {count} joueurs, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/learning_page.py"/>
        <source>Train</source>
        <translation type="vanished">Entraîner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Train a learner over thousands of games</source>
        <translation>Entraîner un apprenant sur des milliers de parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tree search</source>
        <translation>Recherche arborescente</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>Tree search also plays random games, but it tries good moves more often, for both sides. So it sees the answer that plain sampling overlooks. This is the position in which more trials made Monte Carlo worse.</source>
        <translation>La recherche arborescente joue aussi des parties aléatoires, mais elle essaie plus souvent les bons coups, pour les deux camps. Elle voit donc la réponse que le simple échantillonnage néglige. Voici la position où plus d’essais rendaient Monte Carlo plus mauvais.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Trials per move</source>
        <translation>Essais par coup</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>Trials, ties and time</source>
        <translation>Essais, nulles et temps</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries every square in random games</source>
        <translation>Essaie chaque case dans des parties aléatoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines and one random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Essaie d’abord les coups prometteurs et juge chaque position d’après ses lignes ouvertes et une partie aléatoire. Plus un coup réussit, plus il est essayé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries promising moves first, and judges each position by its open lines, at times also by a random game. The better a move does, the more often it is tried.</source>
        <translation type="vanished">Essaie d’abord les coups prometteurs et juge chaque position par ses lignes ouvertes, parfois aussi par une partie aléatoire. Mieux un coup réussit, plus souvent il est essayé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Tries the squares in order and skips moves its textbook knows to be mistakes here. When it loses, it adds its last move to the textbook.</source>
        <translation>Essaie les cases dans l’ordre et saute les coups que son manuel connaît comme erreurs ici. Quand il perd, il ajoute son dernier coup au manuel.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Truth</source>
        <extracomment>Overlay with the proven result of each square.</extracomment>
        <translation>Vérité</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation type="vanished">
            <numerusform>Tester %n essai</numerusform>
            <numerusform>Tester %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Try Monte Carlo with %n trial(s)</source>
        <extracomment>What the slider below it offers: random games that nobody has played yet.</extracomment>
        <translation>
            <numerusform>Tester Monte Carlo avec %n essai</numerusform>
            <numerusform>Tester Monte Carlo avec %n essais</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/learn_commands.py"/>
        <source>Try the &amp;better move</source>
        <translation>Essayer le &amp;meilleur coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Two Elo differences, such as 0, 20: a sequential test stops the match as soon as it accepts one of them.</source>
        <translation>Deux écarts d’Elo, comme 0, 20 : un test séquentiel arrête le match dès qu’il accepte l’un d’eux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>Two players move at random on an empty 3×3 board. How often does X, who begins, win?</source>
        <translation>Deux joueurs jouent au hasard sur un plateau 3×3 vide. Dans quelle proportion des parties X, qui commence, gagne-t-il ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Two players play many games, and take turns at moving first.</source>
        <translation>Deux joueurs jouent de nombreuses parties et commencent à tour de rôle.</translation>
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
        <translation>Imbattable</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Up to %n run(s) chose a move without a proven result.</source>
        <translation>
            <numerusform>Jusqu’à %n exécution a choisi un coup sans résultat prouvé.</numerusform>
            <numerusform>Jusqu’à %n exécutions ont choisi un coup sans résultat prouvé.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Use symmetry</source>
        <translation>Utiliser la symétrie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>Values: per trial ± standard error, of one run only.</source>
        <translation>Valeurs : par essai ± erreur type, d’une seule exécution.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet (deuteranopia)</source>
        <translation>Violet (deutéranopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/colour_scale.py"/>
        <source>Violet to orange (deuteranopia)</source>
        <translation type="vanished">Du violet à l’orange (deutéranopie)</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>Visited more often than {square}, but proven to lose: {lost}.</source>
        <translation>Plus visité que {square}, mais perdant, c’est prouvé : {lost}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>Waiting for a student file.</source>
        <translation>En attente d’un fichier d’étudiant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <source>Watch a tree search grow from the position shown, and follow its simulations</source>
        <translation>Regarder un arbre de recherche grandir depuis la position affichée et suivre ses simulations</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What a tie counts: 1 as much as a win, 0 as little as a loss.</source>
        <translation>Ce que compte une nulle : 1, autant qu’une victoire ; 0, aussi peu qu’une défaite.</translation>
    </message>
    <message>
        <location filename="resources/lessons/01-trial.toml"/>
        <source>What a trial is</source>
        <translation>Ce qu’est un essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/results_page.py"/>
        <source>What did your runs find?</source>
        <translation>Qu’ont montré vos exécutions ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the machine's squares scores in a trial that the machine won.</source>
        <translation>Ce que rapporte chaque case de la machine dans un essai que la machine a gagné.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>What each of the opponent's squares scores in a trial that the opponent won.</source>
        <translation>Ce que rapporte chaque case de l’adversaire dans un essai que l’adversaire a gagné.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>What to fix</source>
        <translation>À corriger</translation>
    </message>
    <message>
        <location filename="resources/lessons/10-never-loses.toml"/>
        <source>What “never loses” is worth</source>
        <translation>Ce que vaut « ne perd jamais »</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When a machine has moved</source>
        <translation>Quand une machine a joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>When you are told of mistakes in a game against a machine</source>
        <translation>Quand les erreurs sont signalées dans une partie contre une machine</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a mistake also counts on the rotated and the mirrored board.</source>
        <translation>Indique si une erreur compte aussi sur le plateau tourné ou réfléchi.</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether a tie counts as much as a win, or as nothing.</source>
        <translation type="vanished">Indique si une nulle compte autant qu’une victoire ou pour rien.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Whether marks are drawn in and panels slide</source>
        <translation>Animer le tracé des marques et le glissement des panneaux</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Whether only the last move becomes a mistake, or also an earlier move that left no other choice.</source>
        <translation>Indique si seul le dernier coup devient une erreur, ou aussi un coup antérieur qui ne laissait pas d’autre choix.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Whether the points reach the pass mark</source>
        <translation>Indique si les points atteignent le seuil de réussite</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}). Proven best: {better}.</source>
        <translation>Il n’est pas prouvé que {square} soit une erreur. Selon la recherche arborescente, ce coup a concédé {lost} points (± {error}). Meilleur, c’est prouvé : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points (± {error}); {better} looks better.</source>
        <translation>Il n’est pas prouvé que {square} soit une erreur. Selon la recherche arborescente, ce coup a concédé {lost} points (± {error}) ; {better} semble meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>Whether {square} was a mistake isn't proven. Tree search can't tell it apart from the best move.</source>
        <translation>Il n’est pas prouvé que {square} soit une erreur. La recherche arborescente ne peut pas départager ce coup et le meilleur.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Which games' proven mistakes Moves → Practise your mistakes sets again</source>
        <translation>De quelles parties Coups → Travailler ses erreurs repropose les erreurs prouvées</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/match_page.py"/>
        <source>Which of two plays better?</source>
        <translation>Lequel des deux joue le mieux ?</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>Which square is surely better?</source>
        <translation>Quelle case est sûrement meilleure ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>While setting up: draw or erase</source>
        <translation>En composant : dessiner ou effacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: X wins, right: O wins).</source>
        <translation>Moustaches : intervalles de Wilson à 95 % (à gauche : X gagne, à droite : O gagne).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>Whiskers: 95 % Wilson intervals (left: wins, right: losses).</source>
        <translation>Moustaches : intervalles de Wilson à 95 % (à gauche : victoires, à droite : défaites).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Whiskers: 95 % intervals</source>
        <translation type="vanished">Moustaches : intervalles à 95 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Whiskers: 95 % intervals.</source>
        <translation>Moustaches : intervalles à 95 %.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/tournament_page.py"/>
        <source>Who is the strongest?</source>
        <translation>Qui est le plus fort ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>Why the file can't be graded, or its mistakes, worst first</source>
        <translation>Pourquoi le fichier ne peut pas être noté, ou ses erreurs, les pires d’abord</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>Why there are two weights</source>
        <translation>Pourquoi il y a deux poids</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: of the decided trials in which {side} held the square, the share that {side} won.</source>
        <translation>Taux de victoire : parmi les essais décidés où {side} tenait la case, la part que {side} a gagnée.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>Win rate: the share of points that {side} got in the simulations that began with the square.</source>
        <translation>Taux de victoire : la part des points que {side} a obtenus dans les simulations commençant par la case.</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>With 10 trials, Monte Carlo chose a losing square in {few} of {runs} runs; with 5,000, in {many}. With infinitely many, it always chooses {limit}, which loses. Random games assume an opponent who doesn't see the answer, and more of them only make that mistake more certain.</source>
        <translation type="vanished">Avec 10 essais, Monte Carlo a choisi une case perdante dans {few} des {runs} répétitions ; avec 5 000, dans {many}. Avec une infinité, il choisit toujours {limit}, qui perd. Les parties aléatoires supposent un adversaire qui ne voit pas la réponse, et en jouer davantage ne fait que rendre cette erreur plus certaine.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of being best is well below 95 %, the leading square may lead by luck.</source>
        <translation type="vanished">Avec 10 essais, le centre était devant dans {few} des {runs} répétitions ; avec 100, dans {more} ; avec 1 000, dans {many}. Tant que sa chance d’être la meilleure est bien inférieure à 95 %, la case de tête peut devoir sa place à la chance.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With 10 trials, the centre was ahead in {few} of {runs} runs; with 100, in {more}; with 1,000, in {many}. As long as its chance of the best score is well below 95 %, the leading square may lead by luck. With “Stop when sure” at 95 %, Monte Carlo needed {needed} trials here. Two squares whose scores are half as far apart need about four times as many.</source>
        <translation>Avec 10 essais, le centre était devant dans {few} des {runs} répétitions ; avec 100, dans {more} ; avec 1 000, dans {many}. Tant que sa chance du meilleur score est bien inférieure à 95 %, la case de tête peut devoir sa place à la chance. Avec « Arrêt si sûr à » 95 %, Monte Carlo a eu besoin ici de {needed} essais. Deux cases dont les scores sont deux fois plus proches en demandent environ quatre fois plus.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long, for 200 times the trials: on this small board, other work takes most of a game's time. The error of a score shrinks only with the square root of the number of trials, here to about a 14th.</source>
        <translation>Avec 5 essais, {few} des {games} parties ont été nulles ; avec 1 000 essais, {many}. Les parties à 1 000 essais ont pris {times} fois plus de temps, pour 200 fois plus d’essais : sur ce petit plateau, l’essentiel du temps d’une partie passe dans d’autres tâches. L’erreur d’un score ne diminue qu’avec la racine carrée du nombre d’essais, ici à un quatorzième environ.</translation>
    </message>
    <message>
        <location filename="resources/lessons/04-ties.toml"/>
        <source>With 5 trials, {few} of {games} games tied; with 1,000 trials, {many}. The games with 1,000 trials took {times} times as long. More trials take longer, but the error of a score shrinks only with the square root of their number.</source>
        <translation type="vanished">Avec 5 essais, {few} des {games} parties ont été nulles ; avec 1 000 essais, {many}. Les parties à 1 000 essais ont pris {times} fois plus de temps. Plus d’essais prennent plus de temps, mais l’erreur d’un score ne diminue qu’avec la racine carrée de leur nombre.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} every time to an opponent who knows it.</source>
        <translation>Avec une infinité d’essais, il perd à chaque fois avec {side} contre un adversaire qui le connaît.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it loses as {side} {share} % of the games to an opponent who knows it.</source>
        <translation>Avec une infinité d’essais, il perd avec {side} {share} % des parties contre un adversaire qui le connaît.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>With infinitely many trials, it never loses as {side}.</source>
        <translation>Avec une infinité d’essais, il ne perd jamais avec {side}.</translation>
    </message>
    <message>
        <location filename="resources/lessons/07-surely-better.toml"/>
        <source>With infinitely many trials, the centre of the empty board scores higher than a corner; with best play, both tie. Scores after few trials don't always show it: every score has a standard error.</source>
        <translation>Avec une infinité d’essais, le centre du plateau vide a un score plus élevé qu’un coin ; avec le meilleur jeu, les deux font nulle. Les scores après peu d’essais ne le montrent pas toujours : chaque score a une erreur type.</translation>
    </message>
    <message>
        <location filename="resources/lessons/09-tree-search.toml"/>
        <source>With {simulations} simulations, tree search chose a losing square in {wrong} of 40 runs. Monte Carlo with 1,000 trials chose one in {sampling} of 40 runs. Trying the opponent's best answers is worth more than many random ones.</source>
        <translation>Avec {simulations} simulations, la recherche arborescente a choisi une case perdante dans {wrong} répétitions sur 40. Monte Carlo avec 1 000 essais en a choisi une dans {sampling} répétitions sur 40. Essayer les meilleures réponses de l’adversaire vaut mieux que d’en essayer beaucoup au hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>With {trials}, {share} of the moves give up the result</source>
        <translation>Avec {trials}, {share} des coups cèdent le résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>Without known luck the score is {share} ({interval}), as from {gain} times the games.</source>
        <translation>Sans la chance connue, le score est de {share} ({interval}), comme avec {gain} fois plus de parties.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>Won</source>
        <extracomment>Numbers of games.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>Worth of a tie</source>
        <translation>Valeur d’une nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>X and O to move in turn</source>
        <translation>que X et O jouent tour à tour</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X blocks O's line</source>
        <translation>X bloque la ligne de O</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>X completes a line</source>
        <translation>X complète une ligne</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>X doesn't lose</source>
        <translation>X ne perd pas</translation>
    </message>
    <message>
        <location filename="resources/lessons/05-more-is-worse.toml"/>
        <source>X has a corner and the middle of the right side, O has the centre, and O is to move. Two squares lose, and the others hold the tie. The weights are equal.</source>
        <translation>X a un coin et le milieu du côté droit, O a le centre, et O est au trait. Deux cases perdent, les autres tiennent la nulle. Les poids sont égaux.</translation>
    </message>
    <message>
        <location filename="resources/lessons/02-score.toml"/>
        <source>X is to move, and its trial ended as shown: X won. Both weights are 1. Which squares gain a point? Choose one of them on the board.</source>
        <translation>X est au trait, et son essai s’est terminé comme indiqué : X a gagné. Les deux poids valent 1. Quelles cases gagnent un point ? Choisissez-en une sur le plateau.</translation>
    </message>
    <message>
        <location filename="resources/lessons/03-weights.toml"/>
        <source>X threatens to complete the right column at d3, and O is to move. The same trials are scored with each pair of weights, own and opponent's. With which pair does O overlook the threat?</source>
        <translation>X menace de compléter la colonne de droite en d3, et O est au trait. Les mêmes essais sont évalués avec chaque paire de poids, le propre puis celui de l’adversaire. Avec quelle paire O ne voit-il pas la menace ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X wins</source>
        <translation>X gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>X's score: {players}, {rules}</source>
        <translation>Score de X : {players}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>X's share of points</source>
        <translation>Part des points de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>X's wins</source>
        <translation>Gains de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>X, O, Delete</source>
        <translation>X, O, Suppr</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>You choose the moves.</source>
        <translation>Vous choisissez les coups.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: the folder {folder} can't be written</source>
        <translation>Votre partie n’est pas enregistrée automatiquement : impossible d’écrire dans le dossier {folder}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your game isn't saved automatically: {error}</source>
        <translation>Votre partie n’est pas enregistrée automatiquement : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/lessons_page.py"/>
        <source>Your guess</source>
        <translation>Votre pronostic</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/autosave.py"/>
        <source>Your last game can't be restored: {error}. It is kept as {path}</source>
        <translation>Impossible de restaurer votre dernière partie : {error}. Elle est conservée dans {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/preferences.py"/>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher says: {comment}</source>
        <translation>Votre enseignant dit : {comment}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points.</source>
        <translation>Votre enseignant a fixé les points.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>Your teacher set the points. The grader gave {points}.</source>
        <translation>Votre enseignant a fixé les points. Points du correcteur : {points}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>Zoom a large board</source>
        <translation>Zoomer sur un grand plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>[[0] * n] * n repeats the same row, so adding to one row adds to all: use [[0] * n for _ in range(n)]</source>
        <translation>[[0] * n] * n répète la même rangée, si bien qu’ajouter à l’une ajoute à toutes : utilisez [[0] * n for _ in range(n)]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>`{code}` has no ()</source>
        <translation>`{code}` n’a pas de ()</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>a Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>une grappe Dask a besoin d’une adresse, par exemple tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a board on which check_win() returns a result</source>
        <translation>un plateau sur lequel check_win() renvoie un résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that breaks a rule of the course; each further one as much less</source>
        <translation>un fichier qui enfreint une règle du cours ; autant de moins pour chaque autre règle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that ignores the scores when it chooses a square</source>
        <translation type="vanished">un fichier qui choisit une case sans tenir compte des scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that makes no legal move or forfeits most games</source>
        <translation>un fichier qui ne joue aucun coup légal ou perd la plupart des parties par forfait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that pairs squares with the wrong scores</source>
        <translation>un fichier qui associe les cases aux mauvais scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that plays all trials on one board</source>
        <translation>un fichier qui joue tous les essais sur un seul plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that starts its search for the highest score too high</source>
        <translation>un fichier qui cherche le score le plus élevé à partir d’une valeur trop grande</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that swaps or ignores the weights</source>
        <translation>un fichier qui intervertit ou ignore les poids</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file that uses one list for all rows</source>
        <translation>un fichier qui utilise une seule liste pour toutes les rangées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose choice of square doesn't depend on its trials</source>
        <translation>un fichier dont le choix de case ne dépend pas de ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose constants hide good moves</source>
        <translation>un fichier dont les constantes cachent de bons coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose functions take their parameters in another order</source>
        <translation>un fichier dont les fonctions prennent leurs paramètres dans un autre ordre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials don't change sides</source>
        <translation>un fichier dont les essais ne changent pas de camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file whose trials have the wrong turn order</source>
        <translation>un fichier dont les essais ne respectent pas l’ordre des tours</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any mistake</source>
        <translation>un fichier avec une erreur quelconque</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a file with any other mistake</source>
        <translation type="vanished">un fichier avec toute autre erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a function that does nothing</source>
        <translation>une fonction qui ne fait rien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game played to its end</source>
        <translation type="vanished">une partie jouée jusqu’à sa fin</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a game that continues from the marks on the board</source>
        <translation>une partie qui continue à partir des marques sur le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a learner in run {run} has learnt since the run started, so it would play differently: start a new run</source>
        <translation type="vanished">un apprenant de l’exécution {run} a appris depuis son début et jouerait donc autrement : commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>a line has more than {most} characters</source>
        <translation>une ligne a plus de {most} caractères</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss</source>
        <translation>une défaite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a loss must change the scores too</source>
        <translation>une défaite doit aussi modifier les scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>a mark is off the {size}×{size} board</source>
        <translation>une marque est hors du plateau {size}×{size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a match has from 1 to {most} games, not {count}</source>
        <translation type="vanished">un match compte de 1 à {most} parties, pas {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a match needs at least 1 game, not {games}</source>
        <translation type="vanished">un match a besoin d’au moins 1 partie, pas {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>un nombre de {least:g} à {most:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a number in the JSON is too long</source>
        <translation>un nombre du JSON est trop long</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a number of at least 0</source>
        <translation>un nombre supérieur ou égal à 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a page for each file and one for the class</source>
        <translation>une page par fichier et une pour la classe</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a picture can be {least} to {most} pixels wide, not {width}</source>
        <translation>une image peut avoir une largeur de {least} à {most} pixels, pas de {width}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture in pixels</source>
        <translation>une image en pixels</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>a picture that scales</source>
        <translation>une image vectorielle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a player in run {run} has changed since the run started, so it would play differently (its textbook, file or program): start a new run</source>
        <translation>un joueur de l’exécution {run} a changé depuis son début et jouerait donc autrement (son manuel, son fichier ou son programme) : commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_search.py"/>
        <source>a player that takes the first of equal squares needs every rotation examined, which takes too long on {size}×{size}: let it choose at random (equal=random)</source>
        <translation>un joueur qui prend la première des cases égales oblige à examiner chaque rotation, ce qui est trop long en {size}×{size} : laissez-le choisir au hasard (equal=random)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>a query takes too long, so it may be damaged</source>
        <translation>une requête prend trop de temps, il est donc peut-être endommagé</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>a question was answered with “{answer}”</source>
        <translation type="vanished">une question a reçu la réponse « {answer} »</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a result file for each submission, for GitHub Classroom</source>
        <translation>un fichier de résultats par travail remis, pour GitHub Classroom</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>a run can only be resumed from a store</source>
        <translation>une exécution ne peut être reprise qu’à partir d’un stockage</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>a run has at most {most} openings, not {count}</source>
        <translation>une exécution compte au plus {most} ouvertures, pas {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>a run in which it {mistake}</source>
        <translation>une exécution où la fonction {mistake}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_page.py"/>
        <source>a run is in progress here: let it finish or stop it first</source>
        <translation>une exécution est en cours ici : laissez-la se terminer ou arrêtez-la d’abord</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>a run's name must have 1 to {most} printable characters</source>
        <translation>le nom d’une exécution doit compter de 1 à {most} caractères imprimables</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kernel.py"/>
        <source>a sampler can draw at most {most} trials</source>
        <translation>un échantillonneur peut tirer au plus {most} essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a score of 0 can be the highest</source>
        <translation>un score de 0 peut être le plus élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>a seed is a whole number from 0 to {limit}</source>
        <translation>une graine est un nombre entier de 0 à {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/seeds.py"/>
        <source>a seed must be from 0 to {most}, not {seed}</source>
        <translation>une graine doit aller de 0 à {most}, pas {seed}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: add --both</source>
        <translation type="vanished">un test séquentiel a besoin de paires de parties : ajoutez --both</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>a sequential test needs pairs of games: let A play both sides equally often (--both)</source>
        <translation type="vanished">un test séquentiel demande des paires de parties : faites jouer A autant dans chaque camp (--both)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>a sheet or an animation shows all moves: leave out the move</source>
        <translation>une planche ou une animation montre tous les coups : n’indiquez pas de coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>a square is a row and a column, such as (0, 2), not {value}</source>
        <translation>une case est une ligne et une colonne, comme (0, 2), pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep has at most {most} values, not {count}</source>
        <translation type="vanished">un balayage compte au plus {most} valeurs, pas {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep needs values, such as {name}={form}</source>
        <translation>un balayage a besoin de valeurs, par exemple {name}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep plays from 1 game per value to {most} in all, not {count} per value</source>
        <translation type="vanished">un balayage joue de 1 partie par valeur à {most} en tout, pas {count} par valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>a sweep varies at most {most} settings</source>
        <translation>un balayage fait varier au plus {most} réglages</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a table for spreadsheets</source>
        <translation>un tableau pour tableurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a test case for each check</source>
        <translation>un cas de test par vérification</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie</source>
        <translation>une nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie changes nothing</source>
        <translation>une nulle ne change rien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a tie must change nothing</source>
        <translation>une nulle ne doit rien changer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament has from 2 to {most} players, not {count}</source>
        <translation>un tournoi compte de 2 à {most} joueurs, pas {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>a tournament plays from 1 game per pair to {most} in all, not {count} per pair</source>
        <translation type="vanished">un tournoi joue de 1 partie par paire à {most} en tout, pas {count} par paire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>a trial continues from the board passed in</source>
        <translation>un essai continue à partir du plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>a tuple such as {square}</source>
        <translation>un tuple tel que {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>a whole number above 0</source>
        <translation>un nombre entier supérieur à 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win</source>
        <translation>une victoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>a win must change the scores too</source>
        <translation>une victoire doit aussi modifier les scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker plays random games of another stream ({here}, not {required}), so its results would differ: use the same engine everywhere (tttmc self-test names it)</source>
        <translation>un exécuteur joue les parties aléatoires d’une autre suite ({here}, et non {required}), ses résultats différeraient donc : utilisez partout le même moteur (tttmc self-test l’indique)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>a worker runs another version of tttmc ({here}, not {required}): install the same version on every computer</source>
        <translation>un exécuteur utilise une autre version de tttmc ({here}, et non {required}) : installez la même version sur tous les ordinateurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip of pages for students, to upload to Moodle or Canvas</source>
        <translation>un zip de pages pour les étudiants, à envoyer à Moodle ou Canvas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>a zip to upload to Gradescope, which then grades each submission</source>
        <translation>un zip à envoyer à Gradescope, qui note ensuite chaque travail remis</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>about the reference solution's {wins} won, {ties} tied and {losses} lost</source>
        <translation>à peu près comme la solution de référence : {wins} gagnées, {ties} nulles et {losses} perdues</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add the constants as they are, without int() or round()</source>
        <translation>ajoutez les constantes telles quelles, sans int() ni round()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the grid passed in</source>
        <translation>ajoutez à la grille reçue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>add to the scores that are already there</source>
        <translation>ajoutez aux scores déjà présents</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds only whole numbers</source>
        <translation>n’ajoute que des nombres entiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>adds to the grid passed in</source>
        <translation>ajoute à la grille reçue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>adds up the scores of its trials</source>
        <translation>additionne les scores de ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss the player's own squares lose points and the opponent's gain them</source>
        <translation>après une défaite, les cases du joueur perdent des points et celles de l’adversaire en gagnent</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a loss, the player's squares lose and the opponent's gain</source>
        <translation>après une défaite, les cases du joueur perdent et celles de l’adversaire gagnent</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after a win, the player's squares gain and the opponent's lose</source>
        <translation>après une victoire, les cases du joueur gagnent et celles de l’adversaire perdent</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>après {result}, {squares} changent de {change} au lieu de {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>afterwards</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>all calls of {function} share the default {code}</source>
        <translation>tous les appels de {function} partagent la valeur par défaut {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always lets {player} move first</source>
        <translation>laisse toujours {player} jouer en premier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 columns</source>
        <translation>crée toujours les scores avec 3 colonnes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows</source>
        <translation>crée toujours les scores avec 3 rangées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>always makes scores with 3 rows and 3 columns</source>
        <translation>crée toujours les scores avec 3 rangées et 3 colonnes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_structure.py"/>
        <source>always passes {player} to {function}</source>
        <translation type="vanished">passe toujours {player} à {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>always plays the same game</source>
        <translation>joue toujours la même partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first empty square</source>
        <translation>renvoie toujours la première case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the first of equal squares</source>
        <translation>renvoie toujours la première case en cas d’égalité</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last empty square</source>
        <translation>renvoie toujours la dernière case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the last of equal squares</source>
        <translation>renvoie toujours la dernière case en cas d’égalité</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>always returns the same one of equal squares</source>
        <translation>renvoie toujours la même case en cas d’égalité</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>always returns {square}</source>
        <translation>renvoie toujours {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square</source>
        <translation>une case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>an empty square such as {square}</source>
        <translation>une case vide telle que {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>an unchanged grid and the return value {grid}</source>
        <translation>une grille inchangée et la valeur de retour {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>another file is from the same student</source>
        <translation>un autre fichier est du même étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>another program has locked it: try again when that program has finished</source>
        <translation>un autre programme l’a verrouillé : réessayez quand ce programme aura terminé</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>another version of tttmc has written it</source>
        <translation type="vanished">une autre version de tttmc l’a écrit</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>another version of {file}</source>
        <translation>autre version de {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>arrow keys</source>
        <translation>touches fléchées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>as many trials as requested</source>
        <translation>autant d’essais que demandé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>as move {number}, the empty squares in order: {counts} times</source>
        <translation>comme coup {number}, les cases vides dans l’ordre : {counts} fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>as strong as the reference solution</source>
        <translation type="vanished">aussi fort que la solution de référence</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/observed_move.py"/>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>at least %n trial(s)</source>
        <translation>
            <numerusform>au moins %n essai</numerusform>
            <numerusform>au moins %n essais</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>begins every trial with {player}</source>
        <translation>commence chaque essai par {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>begins the trials with the given player</source>
        <translation>fait commencer les essais par le joueur indiqué</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>board.clone() keeps the rule, as TTTBoard(size, reverse) does</source>
        <translation>board.clone() garde la règle, comme TTTBoard(size, reverse)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>both X and O have a line on this board: only one side can</source>
        <translation>X et O ont tous deux une ligne sur ce plateau : un seul camp peut en avoir une</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>both in turn</source>
        <extracomment>The player plays X and O in turn.</extracomment>
        <translation>les deux tour à tour</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>breaks ties at random</source>
        <translation>départage les égalités au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>by SCORE_CURRENT and SCORE_OTHER</source>
        <translation>de SCORE_CURRENT et SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call board.move(row, col, player)</source>
        <translation>appelez board.move(row, col, player)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call check_win() after every move</source>
        <translation>appelez check_win() après chaque coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call get_best_move after the loop</source>
        <translation>appelez get_best_move après la boucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/move_mistakes.py"/>
        <source>call mc_trial in a loop</source>
        <translation type="vanished">appelez mc_trial dans une boucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after every trial</source>
        <translation>appelez mc_update_scores après chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores after mc_trial</source>
        <translation>appelez mc_update_scores après mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores inside the loop</source>
        <translation>appelez mc_update_scores dans la boucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>call mc_update_scores once after every trial</source>
        <translation>appelez mc_update_scores une fois après chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>call switch_player(player) after every move and keep its result</source>
        <translation>appelez switch_player(player) après chaque coup et gardez son résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>called</source>
        <translation>appelé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with a different board from the one passed in</source>
        <translation>appelle get_best_move avec un autre plateau que celui reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>calls get_best_move with different scores from those it added up</source>
        <translation>appelle get_best_move avec d’autres scores que ceux qu’elle a additionnés</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>can forfeit games</source>
        <translation>peut perdre des parties par forfait</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>can't be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>can't start another process: {reason}</source>
        <translation>impossible de démarrer un autre processus : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of being best</source>
        <translation type="vanished">chance d’être la meilleure</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of being best {number}</source>
        <translation type="vanished">chance d’être la meilleure {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>chance of the best score</source>
        <translation>chance du meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>chance of the best score {number}</source>
        <translation>chance du meilleur score {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, SCORE_CURRENT and SCORE_OTHER until the player finds such moves</source>
        <translation type="vanished">modifiez NTRIALS, SCORE_CURRENT et SCORE_OTHER jusqu’à ce que le joueur trouve de tels coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>change NTRIALS, {current} and {other} until the player finds such moves</source>
        <translation>modifiez NTRIALS, {current} et {other} jusqu’à ce que le joueur trouve de tels coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>change sides exactly once after every move</source>
        <translation>changez de camp exactement une fois après chaque coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>change the grid passed in</source>
        <translation>modifiez la grille reçue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>changes marks that were already there</source>
        <translation>modifie des marques déjà présentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>changes the board</source>
        <translation>modifie le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>changes the scores that are passed in</source>
        <translation>modifie les scores reçus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>changes the scores that it has added up before it chooses</source>
        <translation>modifie, avant de choisir, les scores qu’elle a additionnés</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() already allows for it</source>
        <translation>check_win() en tient déjà compte</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>check_win() returns the winner even if no square is empty</source>
        <translation>check_win() renvoie le gagnant même si aucune case n’est vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose a file</source>
        <translation>choisir un fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose an empty square with the highest score</source>
        <translation>choisissez une case vide dont le score est le plus élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>choose one</source>
        <extracomment>A program; none is chosen yet.</extracomment>
        <translation>en choisir un</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best</source>
        <translation>choisissez l’une des meilleures</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one of the best at random (random.choice)</source>
        <translation>choisissez l’une des meilleures au hasard (random.choice)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>choose one with the highest score</source>
        <translation>choisissez-en une dont le score est le plus élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose only among empty squares, since a move to an occupied square does nothing, and change sides only after a real move</source>
        <translation>ne choisissez que parmi les cases vides, car jouer sur une case occupée ne fait rien, et ne changez de camp qu’après un vrai coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>choose the moves at random</source>
        <translation>choisissez les coups au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all empty squares and ignores their scores</source>
        <translation>choisit parmi toutes les cases vides sans tenir compte de leurs scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses among all squares that were the best so far</source>
        <translation>choisit parmi toutes les cases qui ont été les meilleures jusque-là</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any empty square if several are the best</source>
        <translation>choisit n’importe quelle case vide si plusieurs sont les meilleures</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses any square with the best score, even an occupied one</source>
        <translation>choisit n’importe quelle case ayant le meilleur score, même occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses its square without get_best_move</source>
        <translation>choisit sa case sans get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses occupied squares too</source>
        <translation>choisit aussi des cases occupées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the highest score regardless of its sign</source>
        <translation>choisit le score le plus élevé sans tenir compte du signe</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the lowest score</source>
        <translation>choisit le score le plus bas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>chooses the second highest score</source>
        <translation>choisit le deuxième score le plus élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>chooses the square before it plays its trials</source>
        <translation>choisit la case avant de jouer ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone it for every trial</source>
        <translation>clonez-le pour chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clone that board for every trial</source>
        <translation>clonez ce plateau pour chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>clones once and reuses the board</source>
        <translation>clone une seule fois et réutilise le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>collection of mistakes</source>
        <translation type="vanished">recueil d’erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compare the marks with `player`</source>
        <translation>comparez les marques avec `player`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compare the scores, not their absolute values</source>
        <translation>comparez les scores, pas leurs valeurs absolues</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>compares the winner with {player} instead of with player</source>
        <translation>compare le gagnant à {player} au lieu de player</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>compares whole rows</source>
        <translation>compare des rangées entières</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>constants</source>
        <translation>constantes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continue until check_win() is no longer None</source>
        <translation>continuez jusqu’à ce que check_win() ne soit plus None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues after the game is over</source>
        <translation>continue après la fin de la partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since as Python 3 it returned a row or column that is not a whole number</source>
        <translation type="vanished">continue en Python 2, car en Python 3 il a renvoyé une rangée ou une colonne qui n’est pas un nombre entier</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>continues as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">continue en Python 2, car il a échoué en Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>continues from the marks on the board</source>
        <translation>continue à partir des marques du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs points only</source>
        <translation>ne coûte que des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>costs strength</source>
        <translation>affaiblit le jeu</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/course_player.py"/>
        <source>course needs a student's file: name one, such as course:mine.py</source>
        <translation>course a besoin d’un fichier d’étudiant : indiquez-en un, par exemple course:mine.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create a new grid of zeros in every call of mc_move</source>
        <translation>créez une nouvelle grille de zéros à chaque appel de mc_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>create the grid once, before the loop</source>
        <translation>créez la grille une seule fois, avant la boucle</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>decided, but it stayed empty</source>
        <translation>décidé, mais restée vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not always let the player passed in move first</source>
        <translation>ne laisse pas toujours jouer en premier le joueur passé en argument</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not begin every trial with the player to move</source>
        <translation>ne commence pas chaque essai par le joueur au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>does not choose all empty squares with equal probability</source>
        <translation>ne choisit pas toutes les cases vides avec la même probabilité</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are negative</source>
        <translation>ne trouve pas le score le plus élevé s’ils sont tous négatifs</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>does not find the highest score if all are {number} or less</source>
        <translation>ne trouve pas le score le plus élevé s’ils valent tous {number} ou moins</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not finish in time</source>
        <translation>ne se termine pas à temps</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>does not leave a grid of numbers</source>
        <translation>ne laisse pas une grille de nombres</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>does not return a square</source>
        <translation>ne renvoie pas une case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not return the square that get_best_move chose</source>
        <translation>ne renvoie pas la case que get_best_move a choisie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score all of its trials</source>
        <translation>ne compte pas les scores de tous ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not score every trial for the player to move</source>
        <translation>n’évalue pas chaque essai pour le joueur au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>does not start every trial from the board passed in</source>
        <translation>ne commence pas chaque essai à partir du plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>doubtful</source>
        <translation>douteux</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares</source>
        <translation>les cases vides</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares must stay unchanged</source>
        <translation>les cases vides doivent rester inchangées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>empty squares stay unchanged</source>
        <translation>les cases vides restent inchangées</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by signal {number}</source>
        <translation>terminé par le signal {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>ended by {signal}</source>
        <translation>terminé par {signal}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>ends too early</source>
        <translation>se termine trop tôt</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/engine_player.py"/>
        <source>engine needs a program: name one, such as engine:pbrain-other</source>
        <translation>engine a besoin d’un programme : indiquez-en un, par exemple engine:pbrain-other</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>engine's value</source>
        <translation>valeur du moteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines can't play the reverse game</source>
        <translation>les moteurs ne savent pas jouer au jeu inversé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/protocol.py"/>
        <source>engines play only five in a row</source>
        <translation>les moteurs ne jouent qu’avec cinq à aligner</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>enter one or more values, such as 5, 10</source>
        <translation>saisissez une ou plusieurs valeurs, par exemple 5, 10</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>every empty square about equally often</source>
        <translation>chaque case vide à peu près aussi souvent</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every other move soon completes a line</source>
        <translation>tous les autres coups complètent bientôt une ligne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>every trial on its own clone</source>
        <translation>chaque essai sur son propre clone</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>everything, for programs</source>
        <translation>tout, pour les programmes</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>except without an exception class catches everything: name the exception</source>
        <translation>except sans classe d’exception intercepte tout : nommez l’exception</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/deck.py"/>
        <source>exercise {number} in your collection of mistakes can't be read: delete the file to start again</source>
        <translation>l’exercice {number} de votre recueil d’erreurs est illisible : supprimez le fichier pour repartir de zéro</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>exit code {code}</source>
        <translation>code de sortie {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>first fix {functions}, which mc_move uses</source>
        <translation>corrigez d’abord {functions}, dont mc_move se sert</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>for {player}, after {result}, {squares} change by {change} instead of {expected}</source>
        <translation>pour {player}, après {result}, {squares} changent de {change} au lieu de {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>forced</source>
        <extracomment>The words up to "blunder" describe a move.</extracomment>
        <translation>forcé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>forfeited</source>
        <translation>forfaits</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>from {least} to {most}</source>
        <translation>de {least} à {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>functions</source>
        <translation>fonctions</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Monte Carlo</source>
        <translation>parties contre Monte Carlo</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against Random</source>
        <translation>parties contre Au hasard</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>games against {opponent}</source>
        <translation type="vanished">parties contre {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>games begin either from boards or with drawn opening moves: leave out one of them</source>
        <translation>les parties commencent soit depuis des plateaux, soit par des coups d’ouverture tirés au sort : omettez l’un des deux</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>games {first}–{last}: {lost} lost</source>
        <translation>parties {first}–{last} : {lost} perdues</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>gave</source>
        <translation>obtenu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>get_best_move: choose the empty square with the highest score.</source>
        <translation type="vanished">get_best_move : choisir la case vide au score le plus élevé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>give at least one number of trials, such as 10,100,1000</source>
        <translation>indiquez au moins un nombre d’essais, par exemple 10,100,1000</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to O's squares, whoever the player is</source>
        <translation type="vanished">donne SCORE_CURRENT aux cases de O, quel que soit le joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to X's squares, whoever the player is</source>
        <translation type="vanished">donne SCORE_CURRENT aux cases de X, quel que soit le joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>gives SCORE_CURRENT to the winner</source>
        <translation type="vanished">donne SCORE_CURRENT au gagnant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to the winner</source>
        <translation>donne {current} au gagnant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>gives {current} to {mark}'s squares, whoever the player is</source>
        <translation>donne {current} aux cases de {mark}, quel que soit le joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>global {names}: pass values in and return them instead</source>
        <translation>global {names} : passez les valeurs en argument et renvoyez-les</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>handles only 3×3 boards</source>
        <translation>ne gère que les plateaux 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>has every sign reversed</source>
        <translation>a tous les signes inversés</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>helper of {file}</source>
        <translation>module auxiliaire de {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>hidden, or made by a program</source>
        <translation>caché, ou créé par un programme</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>human is not a machine: choose another player, such as mc</source>
        <translation>human n’est pas une machine : choisissez un autre joueur, par exemple mc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>imports {file}, which is another student's: it won't be found</source>
        <translation>importe {file}, qui est celui d’un autre étudiant : il ne sera pas trouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>it asks for input before it has defined its functions, and fails without ({reason})</source>
        <translation>il demande une saisie avant d’avoir défini ses fonctions, et échoue sans elle ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it belongs to another position, or another computer</source>
        <translation type="vanished">il appartient à une autre position ou à un autre ordinateur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it can forfeit games</source>
        <translation type="vanished">peut perdre des parties par forfait</translation>
    </message>
    <message>
        <location filename="tttmc_app/child_process.py"/>
        <source>it closed its pipe</source>
        <translation>il a fermé son tube</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it completes the other diagonal and blocks X's column</source>
        <translation>ce coup complète l’autre diagonale et bloque la colonne de X</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains a path that leads out of it: {path}</source>
        <translation>il contient un chemin qui mène hors de lui : {path}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it contains more than {most} files</source>
        <translation>il contient plus de {most} fichiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs points but no games</source>
        <translation type="vanished">coûte des points mais aucune partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/report_html.py"/>
        <source>it costs strength</source>
        <translation type="vanished">affaiblit le jeu</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/kept_proofs.py"/>
        <source>it doesn't hold proofs of the solver</source>
        <translation type="vanished">il ne contient pas de preuves du solveur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>it ended repeatedly</source>
        <translation>il s’est terminé à plusieurs reprises</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it fails as Python 2 too: it continues as Python 3</source>
        <translation>le fichier échoue aussi en Python 2 : il continue en Python 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a PDF</source>
        <translation>c’est un PDF</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a Word document</source>
        <translation>c’est un document Word</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a document of Word or Excel</source>
        <translation>c’est un document Word ou Excel</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>it is a file of another kind</source>
        <translation>c’est un fichier d’un autre type</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a link to {target}, and links aren't graded</source>
        <translation>c’est un lien vers {target}, et les liens ne sont pas notés</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a link to {target}, and links aren't graded: hand in the file itself</source>
        <translation>c’est un lien vers {target}, et les liens ne sont pas notés : remettez le fichier lui-même</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a picture</source>
        <translation>c’est une image</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a text document</source>
        <translation>c’est un document texte</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a text document (RTF)</source>
        <translation>c’est un document texte (RTF)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is a web page</source>
        <translation>c’est une page web</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is a zip archive</source>
        <translation>c’est une archive zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is an archive</source>
        <translation>c’est une archive</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive in an archive in an archive</source>
        <translation>c’est une archive dans une archive dans une archive</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is an archive other than a zip</source>
        <translation>c’est une archive autre qu’un zip</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <location filename="tttmc_app/storage.py"/>
        <source>it is larger than {most} bytes</source>
        <translation>il dépasse {most} octets</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not UTF-8 text</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>it is not a CSV file: save the sheet as CSV</source>
        <translation>ce n’est pas un fichier CSV : enregistrez la feuille en CSV</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it is not a Python file</source>
        <translation>ce n’est pas un fichier Python</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a notebook</source>
        <translation>ce n’est pas un notebook</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>it is not a text file</source>
        <translation>ce n’est pas un fichier texte</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it is not loaded yet</source>
        <translation>il n’est pas encore chargé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>it is not valid TOML: {error}</source>
        <translation>ce n’est pas du TOML valide : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>it is read-only</source>
        <translation>il est en lecture seule</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>it isn't clear what {signs} mean on this board: use X, O and . (an empty square), such as X.O/.X./..O</source>
        <translation>on ne sait pas ce que {signs} signifient sur ce plateau : utilisez X, O et . (une case vide), par exemple X.O/.X./..O</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it returned a row or column that is not a whole number</source>
        <translation>elle a renvoyé une rangée ou une colonne qui n’est pas un nombre entier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>it unpacks to more than {most} bytes</source>
        <translation>une fois décompressé, il dépasse {most} octets</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>it was saved by a newer tttmc (version {version}; this one reads {known}): update the program</source>
        <translation>elle a été enregistrée par un tttmc plus récent (version {version} ; celui-ci lit {known}) : mettez le programme à jour</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>it was saved by a newer tttmc: update the program</source>
        <translation type="vanished">elle a été enregistrée par un tttmc plus récent : mettez le programme à jour</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>it was stopped</source>
        <translation>il a été arrêté</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>it wasn't graded</source>
        <translation>il n’a pas été noté</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>it wins at once</source>
        <translation>ce coup gagne aussitôt</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its cell contains {text}</source>
        <translation>sa cellule contient {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>its disk is full. Everything written before is safe</source>
        <translation>son disque est plein. Tout ce qui a été écrit auparavant est intact</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>its name has no number from {platform}</source>
        <translation>son nom ne contient pas de numéro de {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/shortcuts_sheet.py"/>
        <source>its name, such as b2</source>
        <translation type="vanished">son nom, comme b2</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student.py"/>
        <source>its process returned invalid data</source>
        <translation type="vanished">son processus a renvoyé des données non valides</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>its text contains an incomplete character</source>
        <translation>son texte contient un caractère incomplet</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>its variations have {moves} moves, but {most} at most can be opened</source>
        <translation>ses variantes comptent {moves} coups, mais on ne peut en ouvrir que {most} au plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>keeps the scores of earlier moves</source>
        <translation>garde les scores des coups précédents</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>kept %n comment(s) that the sheet already contained</source>
        <translation>
            <numerusform>%n commentaire déjà présent dans la feuille est conservé</numerusform>
            <numerusform>%n commentaires déjà présents dans la feuille sont conservés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>known luck can only be taken out of games from the empty board: choose no opening moves, or leave the luck in (--control)</source>
        <translation type="vanished">la chance connue ne peut être retirée que de parties jouées depuis le plateau vide : ne choisissez aucun coup d’ouverture, ou laissez la chance dans le score (--control)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>known mistake</source>
        <translation>erreur connue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves every score unchanged</source>
        <translation>laisse tous les scores inchangés</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out square (0, 0)</source>
        <translation>omet la case (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out squares with a score of 0</source>
        <translation>omet les cases dont le score est 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first column</source>
        <translation>omet la première colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the first row</source>
        <translation>omet la première rangée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the first row and column</source>
        <translation>omet la première rangée et la première colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last column</source>
        <translation>omet la dernière colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves out the last row</source>
        <translation>omet la dernière rangée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves out the last row and column</source>
        <translation>omet la dernière rangée et la dernière colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>leaves the board and the scores unchanged</source>
        <translation>laisse le plateau et les scores intacts</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>leaves the board unchanged</source>
        <translation>laisse le plateau intact</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>less than 0.01 %</source>
        <extracomment>A probability.</extracomment>
        <translation>moins de 0,01 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets a player move twice in a row</source>
        <translation>laisse un joueur jouer deux fois de suite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>lets the opponent make the first move of its trials</source>
        <translation>laisse l’adversaire jouer le premier coup de ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>lets the opponent move first</source>
        <translation>laisse l’adversaire jouer en premier</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>likely mistake</source>
        <translation>erreur probable</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>limit</source>
        <extracomment>"limit" labels the value for infinitely many trials.</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>limits need every position, which takes too long on {size}×{size}: choose a board up to {most}×{most}</source>
        <translation>les limites demandent toutes les positions, ce qui est trop long en {size}×{size} : choisissez un plateau jusqu’à {most}×{most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>line {line} is longer than {limit} characters</source>
        <translation>la ligne {line} dépasse {limit} caractères</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} can't be read: each line must be a board of -, x and o, row by row, then the number of an empty square</source>
        <translation>la ligne {number} est illisible : chaque ligne doit être un plateau fait de -, x et o, rangée par rangée, puis le numéro d’une case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>line {number} is for a different board size from the lines before it</source>
        <translation>la ligne {number} concerne une autre taille de plateau que les lignes précédentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>line {number} of the openings: {error}</source>
        <translation>ligne {number} des ouvertures : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>loading</source>
        <translation>le chargement</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>lock</source>
        <translation type="vanished">verrou</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>look only among the empty squares</source>
        <translation>ne cherchez que parmi les cases vides</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>looks for the highest score among occupied squares too, then finds no empty one</source>
        <translation>cherche le score le plus élevé aussi parmi les cases occupées, puis ne trouve aucune case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>loses a turn when it picks an occupied square</source>
        <translation>perd un tour quand elle tombe sur une case occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>loss</source>
        <translation>défaite</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss
in {moves}</source>
        <translation>défaite
en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>loss in {moves}</source>
        <translation>défaite en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses</source>
        <translation>défaites</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>losses per {games} games</source>
        <translation>défaites par {games} parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>lost (95 %)</source>
        <translation>perdues (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>makes its move on the board passed in</source>
        <translation>joue son coup sur le plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>makes only one move</source>
        <translation>ne joue qu’un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>matches are between machines: play against one with `tttmc play`</source>
        <translation type="vanished">les matchs opposent des machines : jouez contre l’une d’elles avec `tttmc play`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>max(scores) finds the largest row: compare the scores of the empty squares</source>
        <translation>max(scores) trouve la plus grande rangée : comparez les scores des cases vides</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>may cost strength</source>
        <translation>peut affaiblir le jeu</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is occupied</source>
        <translation>mc_move a renvoyé {square}, qui est occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which is off the board</source>
        <translation>mc_move a renvoyé {square}, qui est hors du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {square}, which the rules don't allow</source>
        <translation>mc_move a renvoyé {square}, que les règles n’autorisent pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a (row, column) pair</source>
        <translation>mc_move a renvoyé {value}, pas une paire (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>mc_move returned {value}, not a pair of whole numbers</source>
        <translation>mc_move a renvoyé {value}, pas une paire de nombres entiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_move: play many trials, then choose.</source>
        <translation type="vanished">mc_move : jouer de nombreux essais, puis choisir.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_trial: play the game to its end at random.</source>
        <translation type="vanished">mc_trial : jouer la partie au hasard jusqu’à la fin.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>mc_update_scores: change the score of each square.</source>
        <translation type="vanished">mc_update_scores : modifier le score de chaque case.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>mean {points}</source>
        <translation>moyenne {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>median time</source>
        <translation>temps médian</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>median {points}</source>
        <translation>médiane {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>mistakes</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>mistakes in its own games</source>
        <translation>erreurs dans ses propres parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>mistakes the player's own marks for the opponent's</source>
        <translation>prend les marques du joueur pour celles de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>more than 99.99 %</source>
        <extracomment>A probability.</extracomment>
        <translation>plus de 99,99 %</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves are random</source>
        <translation>les coups sont aléatoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order</source>
        <translation>des coups de {turns}, dans cet ordre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, in this order: moves {one} and {two} are the same player's</source>
        <translation>des coups de {turns}, dans cet ordre : les coups {one} et {two} sont du même joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>moves by {turns}, though the game was over after move {number}</source>
        <translation>des coups de {turns}, alors que la partie était terminée après le coup {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>moves played</source>
        <translation>coups joués</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>negative scores</source>
        <translation>scores négatifs</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>never</source>
        <extracomment>Value of "Stop when sure": never stop early.</extracomment>
        <translation>jamais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>never adds up the trials' scores</source>
        <translation>n’additionne jamais les scores des essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>never changes sides</source>
        <translation>ne change jamais de camp</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>never compares square (0, 0)</source>
        <translation>ne compare jamais la case (0, 0)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>no Dask scheduler answers at {address}: start one with `dask scheduler`, and use the address that it prints</source>
        <translation>aucun ordonnanceur Dask ne répond à {address} : démarrez-en un avec `dask scheduler` et utilisez l’adresse qu’il affiche</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}</source>
        <translation>aucun fichier Python dans {paths}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>no Python files in {paths}: of {file}, {reason}</source>
        <translation>aucun fichier Python dans {paths} ; pour {file}, {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, on {size}×{size}, {reason}</source>
        <translation>pas de réponse : auparavant, en {size}×{size}, {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: before, {reason}</source>
        <translation>pas de réponse : auparavant, {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: the file's calls took longer than {limit} s in total</source>
        <translation>pas de réponse : les appels du fichier ont pris plus de {limit} s au total</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {function} was not called again after an earlier failure</source>
        <translation type="vanished">pas de réponse : {function} n’a plus été appelée après un échec antérieur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>no answer: {reason}</source>
        <translation>pas de réponse : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>no check has points</source>
        <translation>aucun contrôle ne donne de points</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>no games were played</source>
        <translation>aucune partie n’a été jouée</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>no opening of {moves} moves on {rules} leaves both sides about equal chances: choose another number of opening moves, or none</source>
        <translation>aucune ouverture de longueur {moves} en {rules} ne donne aux deux camps des chances à peu près égales : choisissez un autre nombre de coups d’ouverture, ou aucun</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>no process can be started: {error}</source>
        <translation>impossible de démarrer un processus : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such constant</source>
        <translation>cette constante n’existe pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function</source>
        <translation>cette fonction n’existe pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>no such function, but `{near}`</source>
        <translation>cette fonction n’existe pas, mais il y a `{near}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>no trials were seen</source>
        <translation type="vanished">aucun essai n’a été vu</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>nodes</source>
        <translation type="vanished">nœuds</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>none of the functions has been written</source>
        <translation>aucune des fonctions n’a été écrite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>not a regular file</source>
        <translation>pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not a submission: {reason}</source>
        <translation>pas un travail remis : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>not graded: {reason}</source>
        <translation>non noté : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>not imported by {file}</source>
        <translation>non importé par {file}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>not known to lose</source>
        <translation>défaite non connue</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>not proven</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>nothing was seen that it judges</source>
        <translation>rien de ce qu’elle juge n’a été observé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>numbers of moves that differ by at most 1</source>
        <translation type="vanished">des nombres de coups différant d’au plus 1</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>of must be a whole number, not {value}</source>
        <translation>of doit être un nombre entier, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>on this board, hard is as good as unbeatable</source>
        <translation>sur ce plateau, difficile vaut imbattable</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>one of the best on 3×3</source>
        <translation>l’une des meilleures en 3×3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>one of the course's modules</source>
        <translation>un des modules du cours</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>one of {names}</source>
        <translation>l’un de {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only empty squares</source>
        <translation>seulement les cases vides</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever adds</source>
        <translation>ne fait qu’ajouter</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only ever subtracts</source>
        <translation>ne fait que soustraire</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>only move</source>
        <translation>coup unique</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>only read it</source>
        <translation>contentez-vous de le lire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only read them</source>
        <translation>contentez-vous de les lire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>only return a square</source>
        <translation>renvoyez seulement une case</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>openings have from 0 to {most} moves on {rules}, not {moves}</source>
        <translation type="vanished">les ouvertures comptent de 0 à {most} coups en {rules}, pas {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>opponent</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>other board sizes</source>
        <translation>autres tailles de plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>other board sizes and the last square</source>
        <translation>autres tailles de plateau et dernière case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise O wins there</source>
        <translation>sinon O gagne en y jouant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>otherwise X wins there</source>
        <translation>sinon X gagne en y jouant</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/players/kinds.py"/>
        <source>own</source>
        <extracomment>The weights of the player's own and of the opponent's squares.</extracomment>
        <translation>propre</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>pairs the empty squares with the wrong scores</source>
        <translation>associe les cases vides aux mauvais scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>part of its path is not a folder</source>
        <translation>une partie de son chemin n’est pas un dossier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player` to mc_update_scores</source>
        <translation>passez `player` à mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass `player`, whose turn it is, to mc_trial</source>
        <translation>passez `player`, dont c’est le tour, à mc_trial</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board of the trial to mc_update_scores</source>
        <translation>passez le plateau de l’essai à mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the board on which the move is to be made</source>
        <translation>passez le plateau sur lequel le coup doit être joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the clone to mc_update_scores</source>
        <translation>passez le clone à mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass the grid that mc_update_scores changed</source>
        <translation>passez la grille que mc_update_scores a modifiée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>pass them to get_best_move as they are</source>
        <translation>passez-les tels quels à get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>passes `trials` to {function} as the player</source>
        <translation>passe `trials` à {function} comme joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>passes its arguments to {function} in the wrong order</source>
        <translation>passe ses arguments à {function} dans le mauvais ordre</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per game</source>
        <translation>par partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>per move</source>
        <translation>par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>permission is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places no marks</source>
        <translation>ne pose aucune marque</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>places something other than PLAYERX and PLAYERO</source>
        <translation>pose autre chose que PLAYERX et PLAYERO</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play as many as `trials` says</source>
        <translation>jouez-en autant que l’indique `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>play every trial on a new clone, since the game on a clone is over after one trial</source>
        <translation>jouez chaque essai sur un nouveau clone, puisque la partie d’un clone est terminée après un essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>play the moves on the board passed in</source>
        <translation>jouez les coups sur le plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it concedes this game instead of choosing a move</source>
        <translation type="vanished">joueur : il concède cette partie au lieu de choisir un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it forfeits ({reason})</source>
        <translation>joueur : il déclare forfait ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: it resigns instead of choosing a move</source>
        <translation>joueur : il abandonne au lieu de choisir un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>player: its last thought has neither a move nor a concession</source>
        <translation>joueur : sa dernière réflexion ne contient ni coup ni abandon</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays NTRIALS trials instead of `trials`</source>
        <translation>joue NTRIALS essais au lieu de `trials`</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays as many trials as requested</source>
        <translation>joue autant d’essais que demandé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays every trial on a clone of the board</source>
        <translation>joue chaque essai sur un clone du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays no trials</source>
        <translation>ne joue aucun essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>plays on a copy</source>
        <translation>joue sur une copie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays on the board passed in</source>
        <translation>joue sur le plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too few</source>
        <translation>joue un essai de moins que demandé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays one trial too many</source>
        <translation>joue un essai de trop</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays only one trial, however many are requested</source>
        <translation>ne joue qu’un essai, quel que soit le nombre demandé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same game in every trial</source>
        <translation>joue la même partie à chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the same trials in every call</source>
        <translation>joue les mêmes essais à chaque appel</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays the trials of a reverse game by the usual rule</source>
        <translation>joue les essais du jeu inversé selon la règle habituelle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>plays whole games without forfeiting</source>
        <translation>joue des parties entières sans forfait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>plays {played} when {requested} are requested</source>
        <translation>en joue {played} quand {requested} sont demandés</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>position: the game is over, so there is no move to choose</source>
        <translation>position : la partie est terminée, il n’y a donc pas de coup à choisir</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>positions</source>
        <translation type="vanished">positions</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>print_function imported from __future__ without division</source>
        <translation>print_function importé de __future__ sans division</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>proofs can be kept only on boards with at most {most} empty squares, and only by the compiled engine</source>
        <translation>les preuves ne peuvent être conservées que sur des plateaux ayant au plus {most} cases vides, et seulement par le moteur compilé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>put the signs in mc_update_scores</source>
        <translation>mettez les signes dans mc_update_scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>rate {number}</source>
        <translation>taux {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>rating (Elo)</source>
        <translation>classement (Elo)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>reading</source>
        <translation>la lecture</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>reads scores[col][row] instead of scores[row][col]</source>
        <translation>lit scores[col][row] au lieu de scores[row][col]</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>reference solution</source>
        <translation>solution de référence</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>replaces the scores</source>
        <translation>remplace les scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square</source>
        <translation>réinitialise chaque case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>resets every square unless the game is a tie</source>
        <translation>réinitialise chaque case sauf si la partie est nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>restarted as Python 2, since it failed as Python 3 ({error})</source>
        <translation type="vanished">redémarré en Python 2, car il a échoué en Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return (row, column)</source>
        <translation>renvoyez (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>return None, since the game is on the board passed in</source>
        <translation>renvoyez None, puisque la partie est sur le plateau reçu</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>return None, since the scores are in the grid passed in</source>
        <translation>renvoyez None, puisque les scores sont dans la grille reçue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>return a (row, column) tuple</source>
        <translation>renvoyez un tuple (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>return only one of them</source>
        <translation>n’en renvoyez qu’une</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square and leave the move to the game</source>
        <translation>renvoyez la case et laissez la partie jouer le coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>return the square that get_best_move chooses</source>
        <translation type="vanished">renvoyez la case que choisit get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>return what get_best_move returns</source>
        <translation>renvoyez ce que renvoie get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>returned</source>
        <translation type="vanished">renvoyé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <location filename="tttmc_app/grading/checks.py"/>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>returns None</source>
        <translation>renvoie None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns a (row, column) tuple</source>
        <translation>renvoie un tuple (row, column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns a legal (row, column) tuple</source>
        <translation>renvoie un tuple (row, column) légal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a list instead of a tuple</source>
        <translation>renvoie une liste au lieu d’un tuple</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a new grid</source>
        <translation>renvoie une nouvelle grille</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns a tuple that doesn't contain two integers</source>
        <translation>renvoie un tuple qui ne contient pas deux entiers</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>returns a value</source>
        <translation>renvoie une valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns all of the best squares</source>
        <translation>renvoie toutes les meilleures cases</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>returns an occupied square</source>
        <translation>renvoie une case occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>returns the board</source>
        <translation>renvoie le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>returns the highest score instead of its square</source>
        <translation>renvoie le score le plus élevé au lieu de sa case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>returns the square that get_best_move chooses</source>
        <translation>renvoie la case que choisit get_best_move</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>reverse</source>
        <extracomment>Option of the rules: completing a line loses.</extracomment>
        <translation>inversé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>rounds {constant} to a whole number</source>
        <translation>arrondit {constant} à un nombre entier</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board contains {character!r}: use X, O and . (an empty square), and separate the rows with /</source>
        <translation>la rangée {number} du plateau contient {character!r} : utilisez X, O et . (case vide), et séparez les rangées par /</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>row {number} of the board has {squares}, but the board has {rows}: each row must have as many squares as there are rows</source>
        <translation>la rangée {number} du plateau a {squares}, mais le plateau a {rows} : chaque rangée doit avoir autant de cases qu’il y a de rangées</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {one} ({first}) and run {two} ({second}) are of different kinds: compare two runs of one kind</source>
        <translation>l’exécution {one} ({first}) et l’exécution {two} ({second}) sont de types différents : comparez deux exécutions du même type</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} can't be read by this version of tttmc: {error}</source>
        <translation>l’exécution {run} ne peut pas être lue par cette version de tttmc : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} doesn't exist: tttmc results lists the runs</source>
        <translation>l’exécution {run} n’existe pas : tttmc results liste les exécutions</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} ended without results</source>
        <translation>l’exécution {run} s’est terminée sans résultats</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} has no separately saved games</source>
        <translation>l’exécution {run} n’a pas de parties enregistrées séparément</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} is in progress in another window or command</source>
        <translation>l’exécution {run} est en cours dans une autre fenêtre ou une autre commande</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>run {run} isn't deleted: delete it first</source>
        <translation>l’exécution {run} n’est pas supprimée : supprimez-la d’abord</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} needs the player {player}, which isn't installed here: install its plug-in, then resume the run</source>
        <translation>l’exécution {run} a besoin du joueur {player}, qui n’est pas installé ici : installez son module d’extension, puis reprenez l’exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started by a version of tttmc that didn't record how its players behave, so it can be shown and exported, but not resumed: start a new run</source>
        <translation>l’exécution {run} a été lancée par une version de tttmc qui n’enregistrait pas le comportement de ses joueurs ; elle peut donc être affichée et exportée, mais pas reprise : commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with another stream of random games ({stream}, not {here}): select that engine with TTTMC_KERNEL, or start a new run</source>
        <translation>l’exécution {run} a été lancée avec une autre suite de parties aléatoires ({stream}, et non {here}) : choisissez ce moteur avec TTTMC_KERNEL, ou commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>run {run} was started with other settings: start a new run</source>
        <translation>l’exécution {run} a été lancée avec d’autres réglages : commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>run {run} was started with version {then} of {behaviour}; this is version {now}: start a new run</source>
        <translation>l’exécution {run} a été lancée avec {behaviour} en version {then} ; la version actuelle est {now} : commencez une nouvelle exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <source>runs</source>
        <translation>répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>runs as Python 2 because of {sign}</source>
        <translation>exécuté en Python 2 à cause de {sign}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>samples</source>
        <translation type="vanished">échantillons</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>samples per square</source>
        <translation>échantillons par case</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>score per trial</source>
        <translation>score par essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>score {number}</source>
        <translation>score {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores a board on which no trial was played</source>
        <translation>évalue un plateau sur lequel aucun essai n’a été joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a loss</source>
        <translation>compte une nulle comme une défaite</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores a tie as a win</source>
        <translation>compte une nulle comme une victoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores each board before the trial is played on it</source>
        <translation>évalue chaque plateau avant que l’essai y soit joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the opponent held them</source>
        <translation>compte les cases vides comme si l’adversaire les occupait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores empty squares as if the player held them</source>
        <translation>compte les cases vides comme si le joueur les occupait</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores every game as a win</source>
        <translation>compte chaque partie comme une victoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores every trial for {player}</source>
        <translation>évalue chaque essai pour {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores its trials more than once</source>
        <translation>compte plusieurs fois les scores de ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores nothing if the board is full</source>
        <translation>ne compte rien si le plateau est plein</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player lost</source>
        <translation>ne compte que les parties perdues par le joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only games that the player won</source>
        <translation>ne compte que les parties gagnées par le joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores only one of its trials</source>
        <translation>ne compte les scores que d’un seul de ses essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first row</source>
        <translation>ne compte que la première rangée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the first square</source>
        <translation>ne compte que la première case</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the opponent's squares</source>
        <translation>ne compte que les cases de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores only the player's own squares</source>
        <translation>ne compte que les cases du joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the board passed in instead of the clone on which the trial was played</source>
        <translation>évalue le plateau reçu au lieu du clone sur lequel l’essai a été joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>scores the reverse game like the normal one</source>
        <translation>compte le jeu inversé comme le jeu normal</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>scores the trials for the opponent</source>
        <translation>évalue les essais pour l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>set it to the number of trials per move</source>
        <translation>donnez-lui le nombre d’essais par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>set no seed in a function</source>
        <translation>ne fixez pas de graine dans une fonction</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets all scores to 0 after a tie</source>
        <translation>met tous les scores à 0 après une nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>sets the same seed in every trial, so that all are the same game</source>
        <translation>fixe la même graine à chaque essai, si bien que tous sont la même partie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>sets the scores of empty squares to 0</source>
        <translation>met à 0 les scores des cases vides</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>several boards</source>
        <translation>plusieurs plateaux</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of games won</source>
        <translation>part des parties gagnées</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>share of the games</source>
        <translation>part des parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>share of the runs</source>
        <translation>part des répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>share of visits</source>
        <translation>part des visites</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>should `{near}` be named `{name}`?</source>
        <translation>faut-il renommer `{near}` en `{name}` ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>simulations</source>
        <translation type="vanished">simulations</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>sometimes {one} and sometimes {two}</source>
        <translation>parfois {one} et parfois {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>sprt must be two Elo differences, such as (0, 20)</source>
        <translation>sprt doit être deux écarts Elo, comme (0, 20)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} holds both X and O</source>
        <translation>la case {name} contient à la fois X et O</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>square {name} is occupied: choose an empty one</source>
        <translation>la case {name} est occupée : choisissez une case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>square {row},{col} is off the board: row and column must be from 0 to {last}</source>
        <translation>la case {row},{col} est hors du plateau : la rangée et la colonne doivent aller de 0 à {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start a new list of squares when a higher score is found</source>
        <translation>commencez une nouvelle liste de cases quand un score plus élevé est trouvé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>start the search for the highest with a score, or with float('-inf')</source>
        <translation>commencez la recherche du plus élevé par un score, ou par float('-inf')</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandboxed_file.py"/>
        <source>starts again as Python 2, since it failed as Python 3 ({error})</source>
        <translation>redémarre en Python 2, car il a échoué en Python 3 ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>starts its search from the score of square (0, 0), even if that is occupied</source>
        <translation>commence sa recherche par le score de la case (0, 0), même si elle est occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>starts with new scores in every trial</source>
        <translation>remet les scores à zéro à chaque essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>steps</source>
        <translation type="vanished">étapes</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>still running after {seconds} s: it may never end</source>
        <translation type="vanished">toujours en cours après {seconds} s : il se peut qu’il ne finisse jamais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>stops as soon as a player wins</source>
        <translation>s’arrête dès qu’un joueur gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/store.py"/>
        <source>store of results</source>
        <translation type="vanished">stockage des résultats</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>strong enough to find an obvious move</source>
        <translation>assez fort pour trouver un coup évident</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>stronger than the reference solution</source>
        <translation type="vanished">plus fort que la solution de référence</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>student {number} isn't in it</source>
        <translation>l’étudiant {number} n’y figure pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from both players' squares after a tie</source>
        <translation>retire des points aux cases des deux joueurs après une nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>subtracts from empty squares after wins and losses</source>
        <translation>retire des points aux cases vides après les victoires et les défaites</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>swaps row and column</source>
        <translation>intervertit rangée et colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps rows and columns</source>
        <translation>intervertit rangées et colonnes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>swaps the weights</source>
        <translation>intervertit les poids</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs and spaces are mixed in the indentation: use four spaces</source>
        <translation>l’indentation mélange tabulations et espaces : utilisez quatre espaces</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>tabs in the indentation: use four spaces</source>
        <translation>l’indentation contient des tabulations : utilisez quatre espaces</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>takes `player` for the number of trials</source>
        <translation>prend `player` pour le nombre d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>taking known luck out of the score (--control) needs a player whose chances are known: random, mc:exact on small boards, or a level made of them</source>
        <translation type="vanished">retirer du score la chance connue (--control) demande un joueur aux probabilités connues : random, mc:exact sur de petits plateaux, ou un niveau qui en est fait</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/tally.py"/>
        <source>tallies of boards of different sizes can't be added</source>
        <translation>on ne peut pas additionner les décomptes de plateaux de tailles différentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>tests</source>
        <translation>tests</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>text of at most {most} characters</source>
        <translation>un texte d’au plus {most} caractères</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>textbook</source>
        <translation type="vanished">manuel</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/run_driver.py"/>
        <source>the Dask cluster needs an address, such as tcp://192.0.2.7:8786</source>
        <translation>la grappe Dask a besoin d’une adresse, par exemple tcp://192.0.2.7:8786</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} has no workers: start one on each computer with `dask worker {address}`</source>
        <translation>l’ordonnanceur Dask à {address} n’a aucun exécuteur : démarrez-en un sur chaque ordinateur avec `dask worker {address}`</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the Dask scheduler at {address} is no longer reachable</source>
        <translation>l’ordonnanceur Dask à {address} n’est plus joignable</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON has more than {most} lists and objects</source>
        <translation>le JSON contient plus de {most} listes et objets</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the JSON is nested too deeply</source>
        <translation>le JSON est trop profondément imbriqué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>the archive is damaged, or needs a password</source>
        <translation>l’archive est endommagée, ou demande un mot de passe</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/best_reply.py"/>
        <source>the best reply to Monte Carlo is known only on boards up to 4×4</source>
        <translation>la meilleure réponse à Monte Carlo n’est connue que sur des plateaux jusqu’à 4×4</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the board and the scores unchanged</source>
        <translation>le plateau et les scores intacts</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has %n row(s), but {size}×{size} needs {size}</source>
        <translation>
            <numerusform>le plateau a %n rangée, mais {size}×{size} en demande {size}</numerusform>
            <numerusform>le plateau a %n rangées, mais {size}×{size} en demande {size}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>the board has {rows} rows: the maximum is {most}</source>
        <translation>le plateau a {rows} rangées : le maximum est {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the board has {x} X and {o} O, which no game reaches</source>
        <translation>le plateau contient {x} X et {o} O, ce qu’aucune partie n’atteint</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the board has {x} X and {o} O, which no game reaches: if that is intended, add the side to move</source>
        <translation>le plateau contient {x} X et {o} O, ce qu’aucune partie n’atteint : si c’est voulu, ajoutez le camp au trait</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be a whole number, not {size}</source>
        <translation>la taille du plateau doit être un nombre entier, pas {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the board size must be from 1 to {most}, not {size}</source>
        <translation>la taille du plateau doit aller de 1 à {most}, pas {size}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board unchanged</source>
        <translation>le plateau intact</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the board unchanged, {board}</source>
        <translation>le plateau intact, {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the board {board}</source>
        <translation>le plateau {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>the bounds of --sprt must be two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation type="vanished">les bornes de --sprt doivent être deux différences Elo de -1000 à 1000, la plus basse d’abord, pas {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the bounds of a sequential test are two Elo differences from -1000 to 1000, the lower first, not {low:g},{high:g}</source>
        <translation>les bornes d’un test séquentiel sont deux écarts d’Elo de -1000 à 1000, le plus petit d’abord, et non {low:g},{high:g}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the call to {function} was skipped</source>
        <translation>l’appel de {function} a été ignoré</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the changed grid</source>
        <translation type="vanished">la grille modifiée</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the class {name} has no docstring</source>
        <translation>la classe {name} n’a pas de docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed</source>
        <translation type="vanished">l’échantillonneur compilé (_kernel) n’est pas installé</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled sampler (_kernel) is not installed: random games are 100 to 3,000 times slower</source>
        <translation>l’échantillonneur compilé (_kernel) n’est pas installé : les parties aléatoires sont 100 à 3 000 fois plus lentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed</source>
        <translation type="vanished">les recherches compilées (_search) ne sont pas installées</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: there is no tree search, and only small boards are solved</source>
        <translation>les recherches compilées (_search) ne sont pas installées : il n’y a pas de recherche arborescente, et seuls les petits plateaux sont résolus</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>the compiled searches (_search) are not installed: tree search is about 150 times slower</source>
        <translation type="vanished">les recherches compilées (_search) ne sont pas installées : la recherche arborescente est environ 150 fois plus lente</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the course calls the function with its arguments in this order</source>
        <translation>le cours appelle la fonction avec ses arguments dans cet ordre</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the docstring of {name} is empty</source>
        <translation>la docstring de {name} est vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>the exact expectation is not ready yet</source>
        <translation>l’espérance exacte n’est pas encore prête</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the existing marks unchanged</source>
        <translation type="vanished">les marques existantes intactes</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the exploration must be from 0 to 1000, not {value}</source>
        <translation>l’exploration doit aller de 0 à 1000, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file asks “{question}”, but a grader can't answer: it got “{answer}”</source>
        <translation>le fichier demande « {question} », mais un correcteur ne peut pas répondre : il a reçu « {answer} »</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file contains special spaces, such as those of web pages: they were read as ordinary ones</source>
        <translation>le fichier contient des espaces spéciales, comme celles des pages web : elles ont été lues comme des espaces ordinaires</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file could not be run again: {reason}</source>
        <translation>le fichier n’a pas pu être exécuté de nouveau : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the file failed half-way: {reason}</source>
        <translation>le fichier a échoué en cours de route : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file fails as Python 2 too: it continues as Python 3</source>
        <translation type="vanished">le fichier échoue aussi en Python 2 : il continue en Python 3</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file fails: only what it defines was run ({reason})</source>
        <translation>le fichier échoue : seul ce qu’il définit a été exécuté ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the file has no docstring: begin with a summary</source>
        <translation>le fichier n’a pas de docstring : commencez par un résumé</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the file has no function {function}</source>
        <translation>le fichier n’a pas de fonction {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/program.py"/>
        <source>the file has no {constant} to replace</source>
        <translation>le fichier n’a pas de {constant} à remplacer</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file is not UTF-8: it was read as Windows-1252</source>
        <translation>le fichier n’est pas en UTF-8 : il a été lu en Windows-1252</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>the file never ends: only what it defines was run ({reason})</source>
        <translation>le fichier ne se termine jamais : seul ce qu’il définit a été exécuté ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>the file says that it is {encoding}, but it isn't: it was read as UTF-8</source>
        <translation>le fichier prétend être en {encoding}, mais ce n’est pas le cas : il a été lu en UTF-8</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first empty square does not belong to the first score: use scores[row][col] for each empty square</source>
        <translation>la première case vide ne correspond pas au premier score : utilisez scores[row][col] pour chaque case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the first index is the row</source>
        <translation>le premier indice est la rangée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/limits_page.py"/>
        <source>the first {listed} of {total}</source>
        <translation>les {listed} premiers sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: a file with this name exists</source>
        <translation>impossible de créer le dossier {folder} : un fichier de ce nom existe</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} can't be created: {reason}</source>
        <translation>impossible de créer le dossier {folder} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>the folder {folder} doesn't exist</source>
        <translation>le dossier {folder} n’existe pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the function passed to run_gui no longer exists</source>
        <translation>la fonction passée à run_gui n’existe plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the function {function}</source>
        <translation>la fonction {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the function {name} has no docstring</source>
        <translation>la fonction {name} n’a pas de docstring</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the game has {count} moves: choose 0 to {count}, not {number}</source>
        <translation>la partie compte {count} coups : choisissez de 0 à {count}, pas {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game is over afterwards</source>
        <translation>à la fin, la partie est terminée</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game is over: no further move can be played</source>
        <translation>la partie est terminée : plus aucun coup ne peut être joué</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: no random games are left to play</source>
        <translation>la partie est terminée : il ne reste aucune partie aléatoire à jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>the game is over: start a new one, or take a move back</source>
        <translation>la partie est terminée : commencez-en une nouvelle ou reprenez un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the game is over: there is nothing left to search</source>
        <translation>la partie est terminée : il n’y a plus rien à chercher</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over (a tie): use an unfinished one</source>
        <translation>la partie de ce plateau est terminée (nulle) : utilisez-en une inachevée</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the game on this board is over ({winner} has won): use an unfinished one</source>
        <translation>la partie de ce plateau est terminée ({winner} a gagné) : utilisez-en une inachevée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the game to end with the first full line</source>
        <translation>que la partie se termine à la première ligne complète</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the given player moves first</source>
        <translation>le joueur indiqué joue en premier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the gradebook downloaded from Canvas, filled in</source>
        <translation>le carnet de notes téléchargé depuis Canvas, rempli</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the grader</source>
        <translation>le correcteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the grader failed ({error})</source>
        <translation>le correcteur a échoué ({error})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>the grading worksheet downloaded from Moodle, filled in</source>
        <translation>la feuille de notation téléchargée depuis Moodle, remplie</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the grid {grid}</source>
        <translation>la grille {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest is the best</source>
        <translation>le plus élevé est le meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the highest score</source>
        <translation>le score le plus élevé</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the import {name} is never used</source>
        <translation>l’import {name} n’est jamais utilisé</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the key {key!r} occurs twice in one object: keep one</source>
        <translation>la clé {key!r} figure deux fois dans un même objet : n’en gardez qu’une</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>the lab measures machines: choose a player other than human</source>
        <translation>le laboratoire mesure des machines : choisissez un joueur autre que human</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because a task was still running {seconds} s after the window had closed: check the disk, then start tttmc again</source>
        <translation>les dernières modifications ne sont peut-être pas enregistrées, car une tâche était encore en cours {seconds} s après la fermeture de la fenêtre : vérifiez le disque, puis relancez tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the last changes may not be saved, because the disk didn't answer for {seconds} s: check it, then start tttmc again</source>
        <translation type="vanished">les dernières modifications ne sont peut-être pas enregistrées, car le disque n’a pas répondu pendant {seconds} s : vérifiez-le, puis relancez tttmc</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line ends with an unnecessary semicolon</source>
        <translation>la ligne se termine par un point-virgule inutile</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the line is {length} characters long: the limit is {limit}</source>
        <translation>la ligne compte {length} caractères : la limite est {limit}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be a whole number, not {length}</source>
        <translation>la longueur de ligne doit être un nombre entier, pas {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>the line length must be from 1 to the board size {size}, not {length}</source>
        <translation>la longueur de ligne doit aller de 1 à la taille du plateau {size}, pas {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>the loop goes on while `{condition}`, and nothing in it sets {names}</source>
        <translation>la boucle continue tant que `{condition}`, et rien n’y affecte {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column</source>
        <translation>la boucle doit parcourir chaque colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every column, from 0</source>
        <translation>la boucle doit parcourir chaque colonne, à partir de 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every empty square, from the first</source>
        <translation>la boucle doit parcourir chaque case vide, dès la première</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row</source>
        <translation>la boucle doit parcourir chaque rangée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the loop must cover every row and column</source>
        <translation>la boucle doit parcourir chaque rangée et chaque colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loop must cover every row, from 0</source>
        <translation>la boucle doit parcourir chaque rangée, à partir de 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loops must cover every square: return only after them</source>
        <translation>les boucles doivent parcourir chaque case : ne placez return qu’après elles</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the loser's squares must lose points</source>
        <translation>les cases du perdant doivent perdre des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the method {name}</source>
        <translation>la méthode {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing, but isn't used</source>
        <translation>le module {module} manque, mais n’est pas utilisé</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>the module {module} is missing: calls to it do nothing</source>
        <translation>le module {module} manque : ses appels ne font rien</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>the module {module} is missing: install it, or ask the student for it</source>
        <translation>le module {module} manque : installez-le, ou demandez-le à l’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result, but to: {result}</source>
        <translation>les coups ne mènent pas au résultat enregistré, mais à : {result}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>the moves don't lead to the saved result: the game is unfinished</source>
        <translation>les coups ne mènent pas au résultat enregistré : la partie est inachevée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/start.py"/>
        <source>the name of the folder {folder} isn't UTF-8, so settings can't be kept there: set {variable} to another folder</source>
        <translation>le nom du dossier {folder} n’est pas en UTF-8, les réglages ne peuvent donc pas y être conservés : indiquez un autre dossier dans {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of games must be from 0 to {limit}, not {games}</source>
        <translation>le nombre de parties doit aller de 0 à {limit}, pas {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/solving.py"/>
        <source>the number of nodes must not be negative: {nodes}</source>
        <translation>le nombre de nœuds ne doit pas être négatif : {nodes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>the number of runs must be from 1 to {most}, not {runs}</source>
        <translation type="vanished">le nombre de répétitions doit aller de 1 à {most}, pas {runs}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of threads must be from 1 to {most}, not {threads}</source>
        <translation>le nombre de fils d’exécution doit aller de 1 à {most}, pas {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>the number of trials must be from 0 to {most}, not {trials}</source>
        <translation>le nombre d’essais doit aller de 0 à {most}, pas {trials}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>the number of workers must be from 1 to {limit}, not {workers}</source>
        <translation>le nombre de processus doit aller de 1 à {limit}, pas {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/processes.py"/>
        <source>the number of workers must be from 1 to {most}, not {workers}</source>
        <translation>le nombre d’exécuteurs doit aller de 1 à {most}, pas {workers}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the opening moves</source>
        <translation>les coups d’ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares</source>
        <translation>les cases de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the opponent's squares must change too</source>
        <translation>les cases de l’adversaire doivent changer aussi</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>the overrides name {student}, which fits %n file(s): use the number in a file's name, or the name itself</source>
        <translation>
            <numerusform>les modifications de points nomment {student}, qui correspond à %n fichier : utilisez le numéro contenu dans un nom de fichier, ou le nom lui-même</numerusform>
            <numerusform>les modifications de points nomment {student}, qui correspond à %n fichiers : utilisez le numéro contenu dans un nom de fichier, ou le nom lui-même</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the parameter {name} of {function} is never used</source>
        <translation>le paramètre {name} de {function} n’est jamais utilisé</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the parameters are in the wrong order</source>
        <translation>les paramètres sont dans le mauvais ordre</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/image_files.py"/>
        <source>the picture can't be written: {reason}</source>
        <translation>impossible d’écrire l’image : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/pictures.py"/>
        <source>the picture would have {width} × {height} pixels: reduce its width, or choose a move</source>
        <translation>l’image aurait {width} × {height} pixels : réduisez sa largeur ou choisissez un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first</source>
        <translation>le joueur passé en argument joue en premier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the player passed in moves first; change sides after the move, not before it</source>
        <translation>le joueur passé en argument joue en premier ; changez de camp après le coup, pas avant</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the player {player} isn't installed here</source>
        <translation>le joueur {player} n’est pas installé ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/behaviour.py"/>
        <source>the player “{name}”</source>
        <translation>le joueur « {name} »</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares</source>
        <translation>les cases du joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the player's own squares must change too</source>
        <translation>les cases du joueur doivent changer aussi</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the players take turns</source>
        <translation>les joueurs jouent tour à tour</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>the plug-in {problem}</source>
        <translation>le module d’extension {problem}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>the print statement</source>
        <translation>l’instruction print</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the program of {player} has changed or gone since the run started, or is different on this worker's computer</source>
        <translation>le programme de {player} a changé ou disparu depuis le début de l’exécution, ou diffère sur l’ordinateur de cet exécuteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/board_values.py"/>
        <source>the proofs for {rules} contradict each other: please report it</source>
        <translation>les preuves pour {rules} se contredisent : merci de le signaler</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>the proofs that end games</source>
        <translation>les preuves qui terminent les parties</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>the quotes in {text} don't match</source>
        <translation>les guillemets de {text} ne sont pas appariés</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>the reference solution with NTRIALS {trials} and the weights {current} and {other}, as X on {board}</source>
        <translation>la solution de référence avec NTRIALS {trials} et les poids {current} et {other}, jouant X sur {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the reverse game</source>
        <translation>le jeu inversé</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the rules don't allow {name} now: choose another square</source>
        <translation>les règles n’autorisent pas {name} maintenant : choisissez une autre case</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/drawing.py"/>
        <source>the run has no results to draw yet</source>
        <translation>l’exécution n’a pas encore de résultats à dessiner</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>the same game every time</source>
        <translation>la même partie à chaque fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>the same mistake as in “{check}”</source>
        <translation>la même erreur que dans « {check} »</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>the scores {grid}</source>
        <translation>les scores {grid}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/position.py"/>
        <source>the side to move must be x or o, not {text!r}</source>
        <translation>le camp au trait doit être x ou o, pas {text!r}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>the simulations must be from 0 to {most}, not {simulations}</source>
        <translation>les simulations doivent aller de 0 à {most}, pas {simulations}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the square that get_best_move returned</source>
        <translation>la case que get_best_move a renvoyée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>the sum of all trials' scores</source>
        <translation>la somme des scores de tous les essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text contains {name}, which is not a JSON number</source>
        <translation>le texte contient {name}, qui n’est pas un nombre JSON</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the text is not valid JSON (line {line}: {reason})</source>
        <translation>le texte n’est pas du JSON valide (ligne {line} : {reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/textbook_view.py"/>
        <source>the textbook is for unknown rules: {subject}</source>
        <translation>le manuel est prévu pour des règles inconnues : {subject}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started, or is different on this worker's computer</source>
        <translation>le manuel de {player} a changé depuis le début de l’exécution, ou diffère sur l’ordinateur de cet exécuteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/games.py"/>
        <source>the textbook of {player} has changed since the run started: its file was changed, or is different on this worker's computer</source>
        <translation type="vanished">le manuel de {player} a changé depuis le début de l’exécution : son fichier a été modifié, ou diffère sur l’ordinateur de cet exécuteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>the top level</source>
        <translation>le niveau supérieur</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>the variable {name} is never used</source>
        <translation>la variable {name} n’est jamais utilisée</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>the whole game, animated</source>
        <translation>toute la partie, animée</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner is correct, but the squares are swapped</source>
        <translation>le gagnant est correct, mais les cases sont interverties</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>the winner's squares must gain points</source>
        <translation>les cases du gagnant doivent gagner des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>the workers at {address} can't play: {kind}: {error}</source>
        <translation>les exécuteurs à {address} ne peuvent pas jouer : {kind} : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded by a version of tttmc that didn't record how its grader behaves</source>
        <translation>ces fichiers ont été notés par une version de tttmc qui n’enregistrait pas le comportement de son correcteur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/journal.py"/>
        <source>these files were graded with version {then} of {behaviour}; this is version {now}</source>
        <translation>ces fichiers ont été notés avec {behaviour} en version {then} ; la version actuelle est {now}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>these runs have no rows in common to compare</source>
        <translation>ces exécutions n’ont aucune rangée commune à comparer</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>these weights hide good moves</source>
        <translation>ces poids masquent de bons coups</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>they are {names}</source>
        <translation>ce sont, dans l’ordre, {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradescope.py"/>
        <source>this copy of tttmc has no source files to pack: install tttmc with pip to make an autograder</source>
        <translation>cette copie de tttmc n’a pas de fichiers source à empaqueter : installez tttmc avec pip pour créer un correcteur automatique</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/cluster.py"/>
        <source>this copy of tttmc includes its own Python without Dask: to use a cluster, install tttmc with its cluster extra using pip, here and on the cluster</source>
        <translation>cette copie de tttmc contient son propre Python sans Dask : pour utiliser une grappe, installez tttmc avec son extra cluster à l’aide de pip, ici et sur la grappe</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/request.py"/>
        <source>this engine can't play by every rule of {rules}: it doesn't know {names}</source>
        <translation>ce moteur ne sait pas jouer selon toutes les règles de {rules} : il ne connaît pas {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be opened: {error}</source>
        <translation>impossible d’ouvrir cette partie : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>this game can't be saved: its thoughts contain infinite numbers</source>
        <translation>impossible d’enregistrer cette partie : ses réflexions contiennent des nombres infinis</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>this line is never reached</source>
        <translation>cette ligne n’est jamais atteinte</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this loop may never end</source>
        <translation>il se peut que cette boucle ne finisse jamais</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>this may never end</source>
        <translation>il se peut que cela ne finisse jamais</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit what a student's file does to other programs and the network (seccomp is missing)</source>
        <translation>ce système ne peut pas limiter ce que le fichier d’un étudiant fait aux autres programmes et au réseau (il manque seccomp)</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>this system can't limit which files a student's file opens, so it can read and change yours (Landlock, Linux 5.13 or later, is missing)</source>
        <translation>ce système ne peut pas limiter les fichiers qu’ouvre le fichier d’un étudiant, il peut donc lire et modifier les vôtres (il manque Landlock, Linux 5.13 ou plus récent)</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>this thought has no move yet: let it finish</source>
        <translation>cette réflexion n’a pas encore de coup : laissez-la se terminer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>this version of tttmc doesn't know runs of the kind {kind}</source>
        <translation>cette version de tttmc ne connaît pas les exécutions du type {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>threads: at least 1 is needed, not {threads}</source>
        <translation type="vanished">fils d’exécution : il en faut au moins 1, pas {threads}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>tie</source>
        <translation>nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>tied</source>
        <extracomment>Trials that ended in a tie.</extracomment>
        <translation>nuls</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>ties</source>
        <translation>nulles</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>too much output: the rest is dropped</source>
        <translation>trop de sortie : le reste est ignoré</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>training needs at least 1 game, not {games}</source>
        <translation type="vanished">l’entraînement a besoin d’au moins 1 partie, pas {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>treats X's marks as the player's own even when the player is O</source>
        <translation>traite les marques de X comme celles du joueur même quand le joueur est O</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/tree_search.py"/>
        <source>tree search needs the compiled kernel (install tttmc without TTTMC_NO_KERNEL=1, and start it without TTTMC_KERNEL=python)</source>
        <translation>la recherche arborescente a besoin du noyau compilé (installez tttmc sans TTTMC_NO_KERNEL=1, et lancez-le sans TTTMC_KERNEL=python)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/lessons.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>trials</source>
        <translation>essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>trials that the given player begins</source>
        <translation>des essais que commence le joueur indiqué</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/batch.py"/>
        <source>tried {count} times: {reason}</source>
        <translation>essayé {count} fois : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <location filename="tttmc_app/api.py"/>
        <source>two kinds of players are named {player!r}: rename one</source>
        <translation>deux types de joueurs s’appellent {player!r} : renommez-en un</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only from 3×3 to 8×8, with full lines or, from 5×5 on where lines win, one square shorter</source>
        <translation>imbattable n’est prouvé que de 3×3 à 8×8, avec des lignes complètes ou, à partir de 5×5 quand les lignes gagnent, plus courtes d’une case</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>unbeatable is proven only on 3×3 and 4×4 with full lines</source>
        <translation type="vanished">imbattable n’est prouvé qu’en 3×3 et 4×4 avec des lignes complètes</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/request_handler.py"/>
        <source>unknown request</source>
        <translation type="vanished">requête inconnue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_CURRENT for the player's own squares</source>
        <translation type="vanished">utilisez SCORE_CURRENT pour les cases du joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>use SCORE_OTHER for the opponent's squares</source>
        <translation type="vanished">utilisez SCORE_OTHER pour les cases de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>use `is None` or `is not None` to compare with None</source>
        <translation>utilisez `is None` ou `is not None` pour comparer avec None</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>use board.get_dim()</source>
        <translation>utilisez board.get_dim()</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use it for the machine's own squares, in wins and losses</source>
        <translation>utilisez-le pour les cases de la machine, dans les victoires comme dans les défaites</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>use random.choice on them</source>
        <translation>appliquez-leur random.choice</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use the constants, so that changing them changes the player</source>
        <translation>utilisez les constantes, pour que le joueur change avec elles</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {current} for the player's own squares</source>
        <translation>utilisez {current} pour les cases du joueur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>use {other} for the opponent's squares</source>
        <translation>utilisez {other} pour les cases de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_CURRENT for both sides</source>
        <translation type="vanished">utilise SCORE_CURRENT pour les deux camps</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses SCORE_OTHER for both sides</source>
        <translation type="vanished">utilise SCORE_OTHER pour les deux camps</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/observed_move.py"/>
        <source>uses one list for all rows of its scores</source>
        <translation>utilise une seule liste pour toutes les rangées de ses scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {current} for both sides</source>
        <translation>utilise {current} pour les deux camps</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {numbers} instead of {current} and {other}</source>
        <translation>utilise {numbers} au lieu de {current} et {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT</source>
        <translation type="vanished">utilise {number} au lieu de SCORE_CURRENT</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">utilise {number} au lieu de SCORE_CURRENT et SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {number} instead of SCORE_OTHER</source>
        <translation type="vanished">utilise {number} au lieu de SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {number} instead of {constant}</source>
        <translation>utilise {number} au lieu de {constant}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_mistakes.py"/>
        <source>uses {one} and {two} instead of SCORE_CURRENT and SCORE_OTHER</source>
        <translation type="vanished">utilise {one} et {two} au lieu de SCORE_CURRENT et SCORE_OTHER</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>uses {other} for both sides</source>
        <translation>utilise {other} pour les deux camps</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>uses {what}, which a course file doesn't need: check why</source>
        <translation>utilise {what}, dont un fichier du cours n’a pas besoin : vérifiez pourquoi</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>value {number}</source>
        <translation>valeur {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>visits {number}</source>
        <translation>visites {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/grading_table.py"/>
        <source>vs {opponent}
won / tied / lost</source>
        <translation type="vanished">contre {opponent}
g. / n. / p.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grading_report.py"/>
        <source>weaker than the reference solution</source>
        <translation type="vanished">plus faible que la solution de référence</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win
in {moves}</source>
        <translation>victoire
en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>win in {moves}</source>
        <translation>victoire en {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>won (95 %)</source>
        <translation>gagnées (95 %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end})</source>
        <translation>des exécuteurs ne cessent de se terminer de façon inattendue ({end})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>workers keep ending unexpectedly ({end}). {kept}</source>
        <translation type="vanished">des exécuteurs ne cessent de se terminer de façon inattendue ({end}). {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {low} to {high}</source>
        <translation type="vanished">pire {low} à {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>worst {value}</source>
        <translation type="vanished">pire {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>write board.get_dim() instead of a number</source>
        <translation>écrivez board.get_dim() au lieu d’un nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the class {name} in CapitalisedWords</source>
        <translation>écrivez la classe {name} en MotsCapitalisés</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the constant {name} in CAPITALS</source>
        <translation>écrivez la constante {name} en MAJUSCULES</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the function {name} in lower_case</source>
        <translation>écrivez la fonction {name} en minuscules_soulignées</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>write the variable {name} in lower_case</source>
        <translation>écrivez la variable {name} en minuscules_soulignées</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/columns.py"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}.</source>
        <translation>{ahead} et {behind} ne peuvent pas encore être départagées : la probabilité que le score de {ahead} soit plus élevé est de {chance}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} and {behind} can't be told apart yet: the chance that {ahead} scores higher is {chance}. At their present difference, {confidence} would take very roughly {more} more trials.</source>
        <translation>{ahead} et {behind} ne peuvent pas encore être départagées : la probabilité que le score de {ahead} soit plus élevé est de {chance}. À leur écart actuel, {confidence} demanderait très approximativement {more} essais de plus.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{ahead} scores higher than {behind}: {chance} sure after %n trial(s).</source>
        <translation>
            <numerusform>Sûr à {chance} après %n essai : le score de {ahead} est plus élevé que celui de {behind}.</numerusform>
            <numerusform>Sûr à {chance} après %n essais : le score de {ahead} est plus élevé que celui de {behind}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{answer} every time</source>
        <translation>{answer} à chaque fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} against {b}, {rules}</source>
        <translation>{a} contre {b}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} and {b} may be equal: {score}</source>
        <translation>{a} et {b} sont peut-être égaux : {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{a} beats {b}: {score}</source>
        <translation>{a} bat {b} : {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/boards.py"/>
        <source>{board} (reverse)</source>
        <translation>{board} (inversé)</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too, up to rotation and reflection: leave out one</source>
        <translation>{board} est aussi à la ligne {first}, à une rotation ou symétrie près : omettez l’un des deux</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/conduct.py"/>
        <source>{board} is on line {first}, too: name it once</source>
        <translation type="vanished">{board} est aussi à la ligne {first} : nommez-le une seule fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{board}, {moves} by {player} and {answers} by {opponent}</source>
        <translation>{board}, {moves} de {player} et {answers} de {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{called} gave {came}, expected {expected}</source>
        <translation>{called} a donné {came}, attendu : {expected}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process ended with code {code}</source>
        <translation>{call} a échoué : son processus s’est terminé avec le code {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process no longer answers</source>
        <translation>{call} a échoué : son processus ne répond plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process sent invalid data</source>
        <translation>{call} a échoué : son processus a envoyé des données non valides</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} failed: its process was ended by signal {signal}</source>
        <translation>{call} a échoué : son processus a été terminé par le signal {signal}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} got no answer: the computer was too busy, or its process was paused</source>
        <translation>{call} n’a pas eu de réponse : l’ordinateur était trop occupé, ou son processus était en pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call} on {board}</source>
        <translation>{call} sur {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{call} on {board}, in game {number} of {games}</source>
        <translation type="vanished">{call} sur {board}, dans la partie {number} sur {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} printed too much</source>
        <translation>{call} a trop affiché</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} took longer than {limit} s</source>
        <translation>{call} a pris plus de {limit} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} used too much memory</source>
        <translation>{call} a utilisé trop de mémoire</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/exchange.py"/>
        <source>{call} wrote too much to its folder</source>
        <translation>{call} a trop écrit dans son dossier</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{call}, with {current} = {one} and {other} = {two}</source>
        <translation>{call}, avec {current} = {one} et {other} = {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>{call}, {count} times</source>
        <translation>{call}, {count} fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{caption} {note}</source>
        <translation>{caption} {note}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{cell}: {name}</source>
        <translation>{cell} : {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to tie: {better}.</source>
        <translation>{chosen} est meilleure ex æquo mais perd ; nulle prouvée : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best but loses; proven to win: {better}.</source>
        <translation>{chosen} est meilleure ex æquo mais perd ; gain prouvé : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} is equal best; proven to win: {better}.</source>
        <translation>{chosen} est meilleure ex æquo ; gain prouvé : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to tie: {better}.</source>
        <translation>{chosen} semble la meilleure mais perd ; nulle prouvée : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best but loses; proven to win: {better}.</source>
        <translation>{chosen} semble la meilleure mais perd ; gain prouvé : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} ties.</source>
        <translation type="vanished">{chosen} semble la meilleure mais perd ; {better} fait nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best but loses; {better} wins.</source>
        <translation type="vanished">{chosen} semble la meilleure mais perd ; {better} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{chosen} looks best; proven to win: {better}.</source>
        <translation>{chosen} semble la meilleure ; gain prouvé : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{chosen} looks best; {better} wins.</source>
        <translation type="vanished">{chosen} semble la meilleure ; {better} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} added as lists</source>
        <translation>{code} additionné comme des listes</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} is private: call the object's methods</source>
        <translation>{code} est privé : appelez les méthodes de l’objet</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{code} makes the random choices after it the same every time</source>
        <translation>{code} rend les choix aléatoires suivants identiques à chaque fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a list</source>
        <translation>{code} utilisé comme une liste</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{code} used as a row</source>
        <translation>{code} utilisé comme une rangée</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} are best, equal by symmetry.</source>
        <translation type="vanished">
            <numerusform>Sûr à {confidence} après %n essai : {squares} sont les meilleures, égales par symétrie.</numerusform>
            <numerusform>Sûr à {confidence} après %n essais : {squares} sont les meilleures, égales par symétrie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {squares} have the best score, equal by symmetry.</source>
        <translation>
            <numerusform>Sûr à {confidence} après %n essai : {squares} ont le meilleur score, à égalité par symétrie.</numerusform>
            <numerusform>Sûr à {confidence} après %n essais : {squares} ont le meilleur score, à égalité par symétrie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} has the best score.</source>
        <translation>
            <numerusform>Sûr à {confidence} après %n essai : {square} a le meilleur score.</numerusform>
            <numerusform>Sûr à {confidence} après %n essais : {square} a le meilleur score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/players/monte_carlo.py"/>
        <source>{confidence} sure after %n trial(s): {square} is best.</source>
        <translation type="vanished">
            <numerusform>Sûr à {confidence} après %n essai : {square} est la meilleure.</numerusform>
            <numerusform>Sûr à {confidence} après %n essais : {square} est la meilleure.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is missing (called {old} in the 2014 course)</source>
        <translation>il manque {constant} (appelé {old} dans le cours de 2014)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} is negative</source>
        <translation>{constant} est négatif</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{constant} must be a number</source>
        <translation>{constant} doit être un nombre</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/training.py"/>
        <source>{counts} {goes_on}</source>
        <translation>{counts} {goes_on}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{count} ({interval} %)</source>
        <translation>{count} ({interval} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} ({low}–{high} %)</source>
        <translation>{count} ({low}–{high} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{count} different games</source>
        <translation>{count} parties différentes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{count} not graded</source>
        <translation>non notés : {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{count}, {share} ({interval})</source>
        <translation>{count}, {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{current} is for the player's own squares, {other} for the opponent's</source>
        <translation>{current} est pour les cases du joueur, {other} pour celles de l’adversaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{done} of {target}</source>
        <translation>{done} sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} games</source>
        <translation>{done} parties sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games are finished and saved as run {run}, which can be resumed</source>
        <translation>{done} parties sur {target} sont terminées et enregistrées dans l’exécution {run}, qui peut être reprise</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{done} of {target} games were finished</source>
        <translation>{done} parties sur {target} ont été terminées</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} moves</source>
        <translation>{done} coups sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{done} of {target} moves chosen</source>
        <translation>{done} coups choisis sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} nodes</source>
        <translation>{done} nœuds sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} positions</source>
        <translation>{done} positions sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} samples</source>
        <translation>{done} échantillons sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} simulations</source>
        <translation>{done} simulations sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} steps</source>
        <translation>{done} étapes sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{done} of {target} trials</source>
        <translation>{done} essais sur {target}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{elo} ± {error}</source>
        <translation>{elo} ± {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: the exact scores need {most} or fewer</source>
        <translation>{empties} cases sont vides : les scores exacts en demandent {most} ou moins</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/expectation.py"/>
        <source>{empties} squares are empty: without the compiled searches the exact scores need {most} or fewer</source>
        <translation>{empties} cases sont vides : sans les recherches compilées, les scores exacts en demandent {most} ou moins</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{end} After %n trial(s), the highest score is at {squares}.</source>
        <translation>
            <numerusform>{end} Après %n essai, le score le plus élevé est en {squares}.</numerusform>
            <numerusform>{end} Après %n essais, le score le plus élevé est en {squares}.</numerusform>
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
        <translation>{error} (ligne {line})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/running.py"/>
        <source>{error}. {kept}</source>
        <translation>{error}. {kept}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{files} have no grade in the sheet: they are from the same student</source>
        <translation type="vanished">{files} n’ont pas de note dans la feuille : ils viennent du même étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} already exists: choose another name</source>
        <translation>{file} existe déjà : choisissez un autre nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: choose another program</source>
        <translation type="vanished">{file} est illisible : choisissez un autre programme</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} can't be read: put it back</source>
        <translation>{file} est illisible : remettez-le en place</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/source.py"/>
        <source>{file} can't be read: {reason}</source>
        <translation>impossible de lire {file} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{file} can't be written: {reason}</source>
        <translation>impossible d’écrire {file} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/program_flow.py"/>
        <source>{file} can't play: rename it and its folders without characters that can't be shown</source>
        <translation>{file} ne peut pas jouer : renommez-le, ainsi que ses dossiers, sans caractères impossibles à afficher</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/engine_flow.py"/>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} has changed on disk: choose it again</source>
        <translation type="vanished">{file} a changé sur le disque : choisissez-le de nouveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/trust.py"/>
        <source>{file} has changed on disk: reload it</source>
        <translation>{file} a changé sur le disque : rechargez-le</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: it wasn't graded</source>
        <translation type="vanished">{file} n’a pas de note dans la feuille : il n’a pas été noté</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its cell contains {text}</source>
        <translation type="vanished">{file} n’a pas de note dans la feuille : sa cellule contient {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: its name has no number from {platform}</source>
        <translation type="vanished">{file} n’a pas de note dans la feuille : son nom ne contient pas de numéro de {platform}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: student {number} isn't in it</source>
        <translation type="vanished">{file} n’a pas de note dans la feuille : l’étudiant {number} n’y figure pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{file} has no grade in the sheet: {reason}</source>
        <translation>{file} n’a pas de note dans la feuille : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is choosing {side}'s move.</source>
        <translation>{file} choisit le coup de {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: choose it as a player in the main window first, and allow it to run</source>
        <translation>{file} est nouveau ici : choisissez-le d’abord comme joueur dans la fenêtre principale et autorisez son exécution</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/specs.py"/>
        <source>{file} is new here: open it in the main window first (File → Open student file)</source>
        <translation>{file} est nouveau ici : ouvrez-le d’abord dans la fenêtre principale (Fichier → Ouvrir un fichier d’étudiant)</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} is waiting to be opened.</source>
        <translation>{file} attend d’être ouvert.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/players.py"/>
        <source>{file} passed these scores to its get_best_move: bigger and bolder is better for {side}.</source>
        <translation>{file} a passé ces scores à sa fonction get_best_move : plus c’est grand et vif, mieux c’est pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/students/student_player.py"/>
        <source>{file} passed these scores to its get_best_move: brighter is better for {side}.</source>
        <translation type="vanished">{file} a passé ces scores à sa fonction get_best_move : plus clair est meilleur pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/programs/student_flow.py"/>
        <source>{file} was closed while it was being opened</source>
        <translation>{file} a été fermé pendant son ouverture</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/unexpected_code.py"/>
        <source>{file}, line {line}, uses {what}, which a course file doesn't need: check why</source>
        <translation>{file}, ligne {line}, utilise {what}, dont un fichier du cours n’a pas besoin : vérifiez pourquoi</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{file}: at most {points}</source>
        <translation>{file} : au plus {points}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/student_types.py"/>
        <source>{file}: {reason}</source>
        <translation>{file} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_get_best_move.py"/>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
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
        <translation type="vanished">{first}, {second} ou {third}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} branches, more than {limit}: split it</source>
        <translation>{function} a {count} branches, plus de {limit} : divisez-la</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} parameters, more than {limit}: split it</source>
        <translation>{function} a {count} paramètres, plus de {limit} : divisez-la</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{function} has {count} statements, more than {limit}: split it</source>
        <translation>{function} a {count} instructions, plus de {limit} : divisez-la</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} is empty</source>
        <translation>{function} est vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function} is missing</source>
        <translation>il manque {function}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{function} must take {count} arguments</source>
        <translation>{function} doit prendre {count} arguments</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/scoring_answers.py"/>
        <source>{function}(zeros, board, {player}) on {board}</source>
        <translation type="vanished">{function}(zeros, board, {player}) sur {board}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{function}: {title}</source>
        <translation>{function} : {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{games} against each opponent instead of {requested}: the file plays {played} when {trials} are requested</source>
        <translation>{games} contre chaque adversaire au lieu de {requested} : le fichier joue {played} essais quand {trials} sont demandés</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{game} The game counts {played} for {side}, the open lines {lines}: on average {points}.</source>
        <translation>{game} La partie compte {played} pour {side}, les lignes ouvertes {lines} : en moyenne {points}.</translation>
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
        <translation>{key!r} dans {text!r} a besoin d’une valeur : écrivez {key}={form}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{key} is given twice in {text!r}: give it once</source>
        <translation>{key} est indiqué deux fois dans {text!r} : indiquez-le une seule fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} is missing</source>
        <translation>il manque {key}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <source>{key} must be true or false, not {value}</source>
        <translation>{key} doit être true ou false, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has none</source>
        <translation type="vanished">{kind} n’a pas de paramètre {name!r} : il n’en a aucun</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has no parameter {name!r}: it has {known}</source>
        <translation>{kind} n’a pas de paramètre {name!r} : il a {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{kind} has {count} parameters, not {given}: give a value for each, or none</source>
        <translation>{kind} a {count} paramètres, pas {given} : donnez une valeur à chacun, ou à aucun</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{label} (only {low} to {high} %)</source>
        <translation>{label} (seulement {low} à {high} %)</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/rules.py"/>
        <location filename="tttmc_app/gui/game/presenter.py"/>
        <source>{line} in a row</source>
        <translation>{line} à aligner</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/own_files.py"/>
        <source>{link} wasn't read: it is a link to {target}, which isn't one of the student's own files</source>
        <translation>{link} n’a pas été lu : c’est un lien vers {target}, qui n’est pas un des fichiers de l’étudiant</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/comparison.py"/>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{low} to {high} best</source>
        <translation type="vanished">{low} à {high} meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{mark} plays {square} at random.</source>
        <translation>{mark} joue {square} au hasard.</translation>
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
        <translation type="vanished">{mistakes} La partie a basculé au coup {number} : {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: leave the seed alone</source>
        <translation>{mistake} : ne touchez pas à la graine</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/grader.py"/>
        <source>{mistake}: write `{code}()` to call it</source>
        <translation>{mistake} : écrivez `{code}()` pour l’appeler</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{mistake}: {advice}</source>
        <translation>{mistake} : {advice}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/importing.py"/>
        <source>{module} is the course's {name} under another name</source>
        <translation>{module} est le module {name} du cours sous un autre nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: choose one of {known}</source>
        <translation>{name!r} n’est pas un joueur : choisissez l’un de {known}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{name!r} is not a player: did you mean {meant}? The players are {known}</source>
        <translation>{name!r} n’est pas un joueur : vouliez-vous dire {meant} ? Les joueurs sont {known}</translation>
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
{varied} {value} : {measure} {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/saved_run.py"/>
        <source>{name} (run {number})</source>
        <translation>{name} (exécution {number})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} answered {answer} instead of a move</source>
        <translation>{name} a répondu {answer} au lieu d’un coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/template.py"/>
        <source>{name} can't be imported by its test suite: choose a name of letters, digits and underscores, such as my_player.py</source>
        <translation>{name} ne peut pas être importé par sa suite de tests : choisissez un nom fait de lettres, de chiffres et de tirets bas, tel que my_player.py</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/game_files.py"/>
        <source>{name} can't be opened: {error}</source>
        <translation>impossible d’ouvrir {name} : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} can't be started: {reason}</source>
        <translation>impossible de démarrer {name} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} can't be varied: it is also the name of a result</source>
        <translation>{name} ne peut pas varier : c’est aussi le nom d’un résultat</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} closed its output</source>
        <translation>{name} a fermé sa sortie</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} didn't read its input within {seconds} s</source>
        <translation>{name} n’a pas lu son entrée en {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} doesn't play on {size}×{size}: {words}</source>
        <translation>{name} ne joue pas en {size}×{size} : {words}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} ended with code {code}</source>
        <translation>{name} s’est terminé avec le code {code}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} gave no answer within {seconds} s</source>
        <translation>{name} n’a pas répondu en {seconds} s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{name} has the wrong suffix: use {suffixes}</source>
        <translation>{name} n’a pas la bonne extension : utilisez {suffixes}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides Python's built-in {name}: choose another name</source>
        <translation>{name} masque la fonction intégrée {name} de Python : choisissez un autre nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} hides the {name} on line {line}: choose another name</source>
        <translation>{name} masque le {name} de la ligne {line} : choisissez un autre nom</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/style.py"/>
        <source>{name} is never used: the scores must be based on it</source>
        <translation>{name} n’est jamais utilisé : les scores doivent s’appuyer dessus</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name} is varied twice: give all its values at once</source>
        <translation>{name} varie deux fois : indiquez toutes ses valeurs à la fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/gomocup/brain.py"/>
        <source>{name} moved to column {col}, row {row}, which is not an empty square</source>
        <translation>{name} a joué colonne {col}, rangée {row}, qui n’est pas une case vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be 1 or 0, not {value}</source>
        <translation>{name} doit être 1 ou 0, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{name} must be a PlayerSpec, such as parse_spec('mc') or PlayerSpec(KIND), not {given}</source>
        <translation>{name} doit être un PlayerSpec, comme parse_spec('mc') ou PlayerSpec(KIND), pas {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{name} must be a number from {least} to {limit}, not {value}</source>
        <translation>{name} doit être un nombre de {least} à {limit}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a number, not {value}</source>
        <translation>{name} doit être un nombre, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be a whole number, not {value}</source>
        <translation>{name} doit être un nombre entier, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be from {low} to {high}, not {value}</source>
        <translation>{name} doit aller de {low} à {high}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/arguments.py"/>
        <source>{name} must be of the type {type}, not {given}</source>
        <translation>{name} doit être du type {type}, pas {given}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be the name of a file, not {value}</source>
        <translation>{name} doit être le nom d’un fichier, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/session.py"/>
        <source>{name} must be two, X's and O's, not {count}</source>
        <translation>{name} doivent être deux, pour X et pour O, pas {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/parameter.py"/>
        <source>{name} must be {words}, not {value}</source>
        <translation>{name} doit être {words}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/language.py"/>
        <source>{name} read after its list comprehension</source>
        <translation>{name} lu après sa compréhension de liste</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {count}, {share} ({interval})</source>
        <translation type="vanished">{name} : {count}, {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/formats.py"/>
        <source>{name}: {grades}</source>
        <translation>{name} : {grades}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share}</source>
        <translation type="vanished">{name} : {share}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/match.py"/>
        <source>{name}: {share} ({interval})</source>
        <translation type="vanished">{name} : {share} ({interval})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{name}={value} is given twice: give each value once</source>
        <translation>{name}={value} est indiqué deux fois : indiquez chaque valeur une seule fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/thought.py"/>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/look/translation.py"/>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <location filename="tttmc_app/gui/panels/fields.py"/>
        <source>{number} billion</source>
        <translation>{number} Md</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/numbers.py"/>
        <source>{number} {counted}/s</source>
        <translation type="vanished">{number} {counted}/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/learn/review_page.py"/>
        <source>{number}. {side} {square}: {truth}; random games {games}</source>
        <translation>{number}. {side} {square} : {truth} ; parties aléatoires {games}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: choose another level</source>
        <translation>{obstacle} : choisissez un autre niveau</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: choose another player or other rules</source>
        <translation>{obstacle} : choisissez un autre joueur ou d’autres règles</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/level.py"/>
        <source>{obstacle}: on {rules} choose level:level=hard</source>
        <translation type="vanished">{obstacle} : en {rules}, choisissez level:level=hard</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/player.py"/>
        <source>{obstacle}: on {rules} choose {player}</source>
        <translation>{obstacle} : en {rules}, choisissez {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} are equal by symmetry: their scores differ only by chance.</source>
        <translation>{one} et {other} sont égales par symétrie : leurs scores ne diffèrent que par hasard.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/comparison.py"/>
        <source>{one} and {other} have the same exact score, {score}: no number of trials can tell them apart.</source>
        <translation>{one} et {other} ont le même score exact, {score} : aucun nombre d’essais ne peut les départager.</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_update_scores.py"/>
        <source>{one} and {two}</source>
        <translation>{one} et {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{one} leads, but {two} may be as strong</source>
        <translation>{one} est en tête, mais {two} est peut-être aussi fort</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{one} or {other}</source>
        <translation type="vanished">{one} ou {other}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/checks.py"/>
        <source>{one}; and {two}</source>
        <translation>{one} ; et {two}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{opening}.</source>
        <translation>{opening}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/files/formats.py"/>
        <source>{others} or {last}</source>
        <translation>{others} ou {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/kinds.py"/>
        <source>{part}: {title}</source>
        <translation>{part} : {title}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} checks passed</source>
        <translation>Vérifications réussies : {passed} sur {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{passed} of {count} reach the pass mark</source>
        <translation>seuil de réussite atteint : {passed} sur {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/listing.py"/>
        <source>{path} can't be graded: no such file or folder</source>
        <translation>{path} ne peut pas être noté : ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission_files.py"/>
        <source>{path} can't be graded: not a regular file</source>
        <translation type="vanished">{path} ne peut pas être noté : ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/sheet.py"/>
        <source>{path} can't be read: {reason}</source>
        <translation>impossible de lire {path} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be renamed: {reason}</source>
        <translation>impossible de renommer {path} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be used as a {kind}: {reason}</source>
        <translation type="vanished">{path} ne peut pas servir de {kind} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} can't be used: {error}</source>
        <translation>{path} est inutilisable : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} can't be used: {reason}</source>
        <translation>{path} ne peut pas être utilisé : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} can't be written: {reason}</source>
        <translation>impossible d’écrire {path} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} has no column for the grades, or several: name one of {titles} (with --column)</source>
        <translation>{path} n’a pas de colonne pour les notes, ou en a plusieurs : indiquez l’une de {titles} (avec --column)</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} has other tables than this program makes: move it away, or use another {variable}</source>
        <translation>{path} contient d’autres tables que celles que crée ce programme : déplacez-le, ou utilisez un autre {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/textbook.py"/>
        <source>{path} is a textbook for {found}, not for {subject}: name another file</source>
        <translation>{path} est un manuel pour {found}, pas pour {subject} : indiquez un autre fichier</translation>
    </message>
    <message>
        <location filename="tttmc_app/storage.py"/>
        <source>{path} is another program's database, not a {kind}</source>
        <translation type="vanished">{path} est la base de données d’un autre programme, pas un {kind}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path} is damaged: move it away</source>
        <translation>{path} est endommagé : déplacez-le</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a gradebook from Canvas: export it with Gradebook &gt; Export</source>
        <translation>{path} n’est pas un carnet de notes de Canvas : exportez-le avec Gradebook &gt; Export</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/gradebook.py"/>
        <source>{path} is not a grading worksheet from Moodle: allow offline grading in the assignment's settings and choose Download grading worksheet</source>
        <translation>{path} n’est pas une feuille de notation de Moodle : autorisez l’évaluation hors ligne dans les paramètres du devoir et choisissez Télécharger le formulaire d’évaluation</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} is not valid TOML: {error}</source>
        <translation type="vanished">{path} n’est pas du TOML valide : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} is the database of another program or for something else</source>
        <translation>{path} est la base de données d’un autre programme ou sert à autre chose</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path} leaves no check with points</source>
        <translation type="vanished">{path} ne laisse aucune vérification avec des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path} needs functions such as check_corner(module), with different titles: the first lines of their docstrings</source>
        <translation>{path} doit contenir des fonctions comme check_corner(module), avec des titres différents : les premières lignes de leurs docstrings</translation>
    </message>
    <message>
        <location filename="tttmc_app/database.py"/>
        <source>{path} was written by another version of tttmc (its format is {version}, not {known}) and is left unchanged: use that version, or another {variable}</source>
        <translation>{path} a été écrit par une autre version de tttmc (son format est {version}, et non {known}) et n’est pas modifié : utilisez cette version, ou un autre {variable}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: name each student once, in the first column</source>
        <translation>{path}, ligne {line} : nommez chaque étudiant une seule fois, dans la première colonne</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}, line {line}: points must be a number from 0 to {most}, not {text}</source>
        <translation>{path}, ligne {line} : les points doivent être un nombre de 0 à {most}, pas {text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: a line has more than {most} characters</source>
        <translation type="vanished">{path} : une ligne dépasse {most} caractères</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number above 0, not {value}</source>
        <translation type="vanished">{path} : of doit être un nombre entier supérieur à 0, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: of must be a whole number, not {value}</source>
        <translation type="vanished">{path} : of doit être un nombre entier, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the checks are worth {points} points, which leaves none of the {full} for the others</source>
        <translation>{path} : les vérifications valent {points} points, ce qui n’en laisse aucun des {full} pour les autres</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/overrides.py"/>
        <source>{path}: the first line must be {titles}</source>
        <translation>{path} : la première ligne doit être {titles}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/own_checks.py"/>
        <source>{path}: the points of {function} must be a number above 0</source>
        <translation>{path} : les points de {function} doivent être un nombre supérieur à 0</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from 0 to {limit}, not {value}</source>
        <translation type="vanished">{path} : {name} doit être un nombre de 0 à {limit}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {name} must be a number from {least} to {limit}, not {value}</source>
        <translation type="vanished">{path} : {name} doit être un nombre de {least} à {limit}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {reason}</source>
        <translation>{path} : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try one of {names}</source>
        <translation type="vanished">{path} : {table} n’a pas d’entrée {entry} : essayez l’une de {names}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation type="vanished">{path} : {table} n’a pas d’entrée {entry} : essayez {names}, ou voyez tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{path}: {table} must be a table</source>
        <translation type="vanished">{path} : {table} doit être une table</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{place}  {player}</source>
        <translation>{place}  {player}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place} has neither values nor a tally with weights</source>
        <translation>{place} n’a ni valeurs ni décompte avec des poids</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/session_json.py"/>
        <source>{place} is empty</source>
        <translation>{place} est vide</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} is missing</source>
        <translation>il manque {place}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must be {expected}, not {value}</source>
        <translation>{place} doit être {expected}, pas {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have at most {most} items, not {length}</source>
        <translation>{place} doit avoir au plus {most} éléments, pas {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/json_reader.py"/>
        <source>{place} must have {exactly} items, not {length}</source>
        <translation>{place} doit avoir {exactly} éléments, pas {length}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: on one square, {mine} and {theirs} add up to more than the {trials} trials of that kind</source>
        <translation>{place} : sur une case, {mine} et {theirs} dépassent au total les {trials} essais de ce type</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{place}: {error}</source>
        <translation>{place} : {error}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} ({settings})</source>
        <translation>{player} ({settings})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against itself</source>
        <translation>{player} contre lui-même</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} against {opponent}</source>
        <translation>{player} contre {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{player} as {side} against {opponent}</source>
        <translation>{player} avec {side} contre {opponent}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is occupied</source>
        <translation type="vanished">{player} a choisi {square}, qui est occupée</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which is off the board</source>
        <translation type="vanished">{player} a choisi {square}, qui est hors du plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow here</source>
        <translation>{player} a choisi {square}, ce que les règles ne permettent pas ici</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} chose {square}, which the rules don't allow now</source>
        <translation type="vanished">{player} a choisi {square}, que les règles n’autorisent pas maintenant</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/report.py"/>
        <source>{player} doesn't repeat its games, so their scores can't be calculated again: leave out --scores</source>
        <translation>{player} ne répète pas ses parties, leurs scores ne peuvent donc pas être recalculés : omettez --scores</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} ended without a move</source>
        <translation>{player} a terminé sans coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {method} must yield thoughts, but returned a value of the type {type}</source>
        <translation type="vanished">{player} a échoué : {method} doit produire des réflexions avec yield, mais a renvoyé une valeur du type {type}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} failed: {reason}</source>
        <translation>{player} a échoué : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited 1 game: {reason}</source>
        <translation>{player} a perdu 1 partie par forfait : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/score.py"/>
        <source>{player} forfeited {games} games, the first: {reason}</source>
        <translation>{player} a perdu {games} parties par forfait, la première : {reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} gave {count} values for {squares} squares</source>
        <translation>{player} a donné {count} valeurs pour {squares} cases</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} has no count that decides how long it thinks: for equal times choose players such as mc, forward, uct or tree</source>
        <translation>{player} n’a pas de nombre qui décide de la durée de sa réflexion : pour des temps égaux, choisissez des joueurs comme mc, forward, uct ou tree</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limit_study.py"/>
        <source>{player} has no limit for infinitely many trials: choose mc or forward</source>
        <translation>{player} n’a pas de limite pour une infinité d’essais : choisissez mc ou forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player} has no number of trials to vary: choose mc or forward</source>
        <translation>{player} n’a pas de nombre d’essais à faire varier : choisissez mc ou forward</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/sweep_page.py"/>
        <source>{player} has no parameters: choose another player to measure</source>
        <translation type="vanished">{player} n’a pas de paramètres : choisissez un autre joueur à mesurer</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} is the strongest</source>
        <translation>{player} est le plus fort</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player} takes part twice: name each player once</source>
        <translation>{player} participe deux fois : nommez chaque joueur une seule fois</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{player} takes {taken} per move with its least count on {rules}: choose a longer time</source>
        <translation>{player} prend {taken} par coup avec son nombre minimal sur {rules} : choisissez un temps plus long</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to have moved as often as the opponent, or once more</source>
        <translation type="vanished">que {player} ait joué aussi souvent que l’adversaire, ou une fois de plus</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_trial.py"/>
        <source>{player} to move first</source>
        <translation type="vanished">que {player} joue en premier</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/guarded.py"/>
        <source>{player} yielded a value of the type {type}, not a Thought</source>
        <translation>{player} a produit une valeur du type {type}, pas un Thought</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}.</source>
        <translation>{player}, graine {seed}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{player}, seed {seed}. {note}</source>
        <translation>{player}, graine {seed}. {note}</translation>
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
            <numerusform>{player}, {rules} : %n position, rotations et symétries comptées une seule fois.</numerusform>
            <numerusform>{player}, {rules} : %n positions, rotations et symétries comptées une seule fois.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/tournament.py"/>
        <source>{player}: {rating} ({low} to {high})</source>
        <translation>{player} : {rating} ({low} à {high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {most}</source>
        <translation>{points} sur {most}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} of {total} points</source>
        <translation>{points} points sur {total}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: constants, parameters and return values as required</source>
        <translation>{points} points : constantes, paramètres et valeurs renvoyées conformes aux consignes</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the four functions give the right answers</source>
        <translation>{points} points : les quatre fonctions donnent les bonnes réponses</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the games, compared with the reference solution's</source>
        <translation>{points} points : les parties, comparées à celles de la solution de référence</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>{points} points: the teacher's own checks</source>
        <translation>{points} points : les propres vérifications de l’enseignant</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} games/s</source>
        <translation>{rate} parties/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} moves/s</source>
        <translation>{rate} coups/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} nodes/s</source>
        <translation>{rate} nœuds/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{rate} of the random games from {square} went well for {side}.</source>
        <translation>{rate} des parties aléatoires depuis {square} ont bien tourné pour {side}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} positions/s</source>
        <translation>{rate} positions/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} samples/s</source>
        <translation>{rate} échantillons/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} simulations/s</source>
        <translation>{rate} simulations/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} steps/s</source>
        <translation>{rate} étapes/s</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/counted.py"/>
        <source>{rate} trials/s</source>
        <translation>{rate} essais/s</translation>
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
        <translation>{reason} (ligne {line})</translation>
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
        <translation>{setting} : désactivé</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/player_text.py"/>
        <source>{setting}: {value}</source>
        <translation>{setting} : {value}</translation>
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
            <numerusform>{share} du plus petit fichier se trouve dans l’autre, en %n passage marqué. Le numéro devant un passage mène au même passage de l’autre côté. Les noms, les commentaires, la mise en forme et l’ordre des fonctions sont ignorés.</numerusform>
            <numerusform>{share} du plus petit fichier se trouve dans l’autre, en %n passages marqués. Le numéro devant un passage mène au même passage de l’autre côté. Les noms, les commentaires, la mise en forme et l’ordre des fonctions sont ignorés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: one from each group of symmetric squares.</source>
        <translation>{shown} des {count} cases vides : une par groupe de cases symétriques.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst, one from each group of symmetric squares.</source>
        <translation>{shown} des {count} cases vides : les {best} meilleures et la pire, une par groupe de cases symétriques.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{shown} of the {count} empty squares: the {best} best and the worst.</source>
        <translation>{shown} des {count} cases vides : les {best} meilleures et la pire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{side} follows {square}, which has the highest bound.</source>
        <translation>{side} suit {square}, dont la borne est la plus haute.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won and in {lost} of those that it lost.</source>
        <translation>{side} tenait {square} dans {won} des essais qu’il a gagnés et dans {lost} de ceux qu’il a perdus.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} held {square} in {won} of the trials that it won.</source>
        <translation>{side} tenait {square} dans {won} des essais qu’il a gagnés.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{side} is proven to lose, whatever it plays.</source>
        <translation type="vanished">Il est prouvé que {side} perd, quoi qu’il joue.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost and held it</source>
        <translation>{side} a perdu et la tenait</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} lost, {other} held it</source>
        <translation>{side} a perdu, {other} la tenait</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays as {player}: {reason}.</source>
        <translation>{side} joue désormais avec {player} : {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/game/fitting.py"/>
        <source>{side} now plays with {trials} trials per move instead of ∞. {reason}.</source>
        <translation>{side} joue désormais avec {trials} essais par coup au lieu de ∞. {reason}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen} and missed a win at {better}.</source>
        <translation>{side} a joué {chosen} et manqué un gain en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a tie at {better}.</source>
        <translation>{side} a joué {chosen}, qui perd, et manqué une nulle en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{side} played {chosen}, which loses, and missed a win at {better}.</source>
        <translation>{side} a joué {chosen}, qui perd, et manqué un gain en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have tied.</source>
        <translation type="vanished">{side} a joué {chosen}, qui perd ; {better} aurait fait nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{side} played {chosen}, which loses; {better} would have won.</source>
        <translation type="vanished">{side} a joué {chosen}, qui perd ; {better} aurait gagné.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{side} to move</source>
        <translation>À {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that holds the tie.</source>
        <translation>À {side} de jouer. Trouvez un coup qui tient la nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. Find a move that wins.</source>
        <translation>À {side} de jouer. Trouvez un coup gagnant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}.</source>
        <translation>À {side} de jouer. Il joue {choice}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {choice}. Then: {moves}.</source>
        <translation>À {side} de jouer. Il joue {choice}. Puis : {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{side} to move. It plays {squares}: best play.</source>
        <translation>À {side} de jouer. Il joue {squares} : le meilleur jeu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move holds the tie: find it.</source>
        <translation>À {side} de jouer. Un seul coup tient la nulle : trouvez-le.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{side} to move. One move wins: find it.</source>
        <translation>À {side} de jouer. Un seul coup gagne : trouvez-le.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: its squares gain, the others lose.</source>
        <translation>{side} gagne : ses cases gagnent des points, les autres en perdent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{side} wins: {other}'s squares lose, the others gain.</source>
        <translation>{side} gagne : les cases de {other} perdent des points, les autres en gagnent.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won and held it</source>
        <translation>{side} a gagné et la tenait</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{side} won, {other} held it</source>
        <translation>{side} a gagné, {other} la tenait</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{side}, whose turn it is</source>
        <translation>{side}, dont c’est le tour</translation>
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
            <numerusform>{squares} et %n autre</numerusform>
            <numerusform>{squares} et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} and %n more can't be told apart yet.</source>
        <translation>
            <numerusform>{squares} et %n autre ne peuvent pas encore être départagées.</numerusform>
            <numerusform>{squares} et %n autres ne peuvent pas encore être départagées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/core/notation.py"/>
        <source>{squares} and %n other(s)</source>
        <translation>
            <numerusform>{squares} et %n autre</numerusform>
            <numerusform>{squares} et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{squares} are best, equal by symmetry ({chance} sure).</source>
        <translation type="vanished">{squares} sont les meilleures, égales par symétrie (sûr à {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} can't be told apart yet.</source>
        <translation>{squares} ne peuvent pas encore être départagées.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, equal by symmetry ({chance} sure).</source>
        <translation>{squares} ont le meilleur score, à égalité par symétrie (sûr à {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{squares} have the best score, exactly equal ({chance} sure).</source>
        <translation>{squares} ont le meilleur score, exactement à égalité (sûr à {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{squares} or {square}</source>
        <translation>{squares} ou {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} ({result})</source>
        <translation>{square} ({result})</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}</source>
        <translation>{square} à {trials} : {value}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{square} at {trials}: {value}
exact: {exact}</source>
        <translation>{square} à {trials} : {value}
exact : {exact}</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} blocks {other}, who would complete a line there.</source>
        <translation>{square} bloque {other}, qui y compléterait une ligne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} completes a line and wins at once.</source>
        <translation>{square} complète une ligne et gagne aussitôt.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} ends the game: {winner} wins.</source>
        <translation>{square} termine la partie : {winner} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} fills the board: a tie.</source>
        <translation>{square} remplit le plateau : partie nulle.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} gave away a proven win. Better: {better}.</source>
        <translation>{square} a laissé échapper un gain prouvé. Mieux : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlays.py"/>
        <source>{square} has the best score ({chance} sure).</source>
        <translation>{square} a le meilleur score (sûr à {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <source>{square} in at least {count} of {tries} tries: {why}</source>
        <translation>{square} dans au moins {count} essais sur {tries} : {why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in at least {share} of the runs</source>
        <translation>{square} dans au moins {share} des répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <source>{square} in {share} of {draws} runs</source>
        <translation>{square} dans {share} des {draws} répétitions</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/views.py"/>
        <source>{square} is best ({chance} sure).</source>
        <translation type="vanished">{square} est la meilleure (sûr à {chance}).</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one loses, so squares on many lines tend to score low.</source>
        <translation>{square} est sur {count} des {total} lignes encore réalisables ; le maximum pour une case vide est {most}. Qui en complète une perd ; les cases sur beaucoup de lignes ont donc souvent un score bas.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/breakdown.py"/>
        <source>{square} is on {count} of {total} lines that can still be completed; the most for an empty square is {most}. Whoever completes one wins, so squares on many lines tend to score high.</source>
        <translation>{square} est sur {count} des {total} lignes encore réalisables ; le maximum pour une case vide est {most}. Qui en complète une gagne ; les cases sur beaucoup de lignes ont donc souvent un score élevé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie, and every other move to lose.</source>
        <translation>Il est prouvé que {square} tient la nulle et que tous les autres coups perdent.</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to hold the tie; %n other move(s) would lose.</source>
        <translation>
            <numerusform>Il est prouvé que {square} tient la nulle ; %n autre coup perdrait.</numerusform>
            <numerusform>Il est prouvé que {square} tient la nulle ; %n autres coups perdraient.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/players/tree.py"/>
        <source>{square} is proven to tie; the squares with more visits promise less.</source>
        <translation>Il est prouvé que {square} fait nulle ; les cases plus visitées promettent moins.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win, and no other move is.</source>
        <translation>Il est prouvé que {square} gagne ; rien n’est prouvé pour les autres coups.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is proven to win.</source>
        <translation>Il est prouvé que {square} gagne.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} is proven: {winner} wins by completing lines or threatening to.</source>
        <translation>{square} est prouvé : {winner} gagne en complétant des lignes ou en menaçant de le faire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the first square that isn't a known mistake.</source>
        <translation>{square} est la première case qui n’est pas une erreur connue.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} is the only move left.</source>
        <translation>{square} est le seul coup restant.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} isn't proven to win. Try again.</source>
        <translation>Il n’est pas prouvé que {square} gagne. Réessayez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven tie.</source>
        <translation>{square} a gardé la nulle prouvée.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} kept the proven win.</source>
        <translation>{square} a gardé le gain prouvé.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but a win is proven at {better}.</source>
        <translation type="vanished">{square} semble la meilleure à la machine, mais un gain est prouvé en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.</source>
        <translation type="vanished">{square} semble la meilleure à la machine, mais il est prouvé qu’elle perd ; une nulle est prouvée en {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} loses. Try again.</source>
        <translation>{square} perd. Réessayez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/reasons.py"/>
        <source>{square} makes two threats, {first} and {second}, and {other} can block only one.</source>
        <translation>{square} crée deux menaces, {first} et {second}, et {other} ne peut en bloquer qu’une.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/exercises.py"/>
        <source>{square} only ties. Try again.</source>
        <translation>{square} n’obtient que la nulle. Réessayez.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a tie into a loss. Better: {better}.</source>
        <translation>{square} a transformé une nulle en défaite. Mieux : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a loss. Better: {better}.</source>
        <translation>{square} a transformé un gain en défaite. Mieux : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} turned a win into a tie. Better: {better}.</source>
        <translation>{square} a transformé un gain en nulle. Mieux : {better}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{square} was the only legal move.</source>
        <translation>{square} était le seul coup possible.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} (new)</source>
        <translation>{square} {bound} (nouveau)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/tree_steps.py"/>
        <source>{square} {bound} ({rate} earned + {bonus} for exploration)</source>
        <translation>{square} {bound} ({rate} obtenu + {bonus} d’exploration)</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: 0, because it is empty.</source>
        <translation>{square} : 0, car elle est vide.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and lost.</source>
        <translation>{square} : {points}, car {mark} la tient et a perdu.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/slow_trial.py"/>
        <source>{square}: {points}, because {mark} holds it and won.</source>
        <translation>{square} : {points}, car {mark} la tient et a gagné.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} By estimate, the game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} Selon l’estimation, la partie a basculé au coup {number} : {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} Points given away by estimate: {moves}.</source>
        <translation>{summary} Points cédés selon l’estimation : {moves}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/analysis/review_texts.py"/>
        <source>{summary} The game turned at move {number}: {side} {square}.</source>
        <translation type="vanished">{summary} La partie a basculé au coup {number} : {side} {square}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/course/sandbox/parts.py"/>
        <source>{system} has no sandbox for students' files: they can do anything you can on this computer</source>
        <translation>{system} n’a pas de bac à sable pour les fichiers d’étudiants : ils peuvent faire tout ce que vous pouvez faire sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} has no entry {entry}: try {names}, or see tttmc grade --list-checks</source>
        <translation>{table} n’a pas d’entrée {entry} : essayez {names}, ou consultez tttmc grade --list-checks</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/rubric.py"/>
        <source>{table} must be a table</source>
        <translation>{table} doit être une table</translation>
    </message>
    <message>
        <location filename="tttmc_app/players/registry.py"/>
        <source>{text!r} is not a player: write {meant}, in small letters</source>
        <translation>{text!r} n’est pas un joueur : écrivez {meant}, en minuscules</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, a row and column such as 1,1, or a number from 0 to 8</source>
        <translation>{text!r} n’est pas une case : tapez un nom tel que b2, une rangée et une colonne telles que 1,1, ou un nombre de 0 à 8</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is not a square: type a name such as b2, or a row and column such as 1,1</source>
        <translation>{text!r} n’est pas une case : tapez un nom tel que b2, ou une rangée et une colonne telles que 1,1</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/equal_time.py"/>
        <source>{text!r} is not a time per move from 1us to 60s, such as 500us, 1ms or 0.5s</source>
        <translation>{text!r} n’est pas un temps par coup de 1us à 60s, comme 500us, 1ms ou 0.5s</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/settings.py"/>
        <source>{text!r} is not two Elo differences, such as 0,10</source>
        <translation>{text!r} n’est pas une paire d’écarts d’Elo, comme 0,10</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/notation.py"/>
        <source>{text!r} is off the board, which goes from a1 to {last}</source>
        <translation>{text!r} est hors du plateau, qui va de a1 à {last}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/entries.py"/>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/lab/value_lists.py"/>
        <source>{text} may be one value or two: separate values by semicolons</source>
        <translation>{text} peut être une valeur ou deux : séparez les valeurs par des points-virgules</translation>
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
        <translation>{trials} essais par coup</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record_json.py"/>
        <source>{trials}, the number of trials in the tally</source>
        <translation>{trials}, le nombre d’essais du décompte</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/convergence.py"/>
        <source>{trials}: {chance} % ({low}–{high})</source>
        <translation>{trials} : {chance} % ({low}–{high})</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/board/overlay.py"/>
        <source>{value} best</source>
        <translation type="vanished">{value} meilleur</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{value} scores best: {score}</source>
        <extracomment>"value" is that of a parameter, such as the number of trials.</extracomment>
        <translation>Meilleur score avec {value} : {score}</translation>
    </message>
    <message>
        <location filename="tttmc_app/engine/backends.py"/>
        <source>{variable}={name} does not run on this processor: choose from {names}{reason}</source>
        <translation>{variable}={name} ne fonctionne pas sur ce processeur : choisissez parmi {names}{reason}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player} against {opponent}, {rules}</source>
        <translation>{varied} de {player} contre {opponent}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} of {player}, {rules}</source>
        <translation>{varied} de {player}, {rules}</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}, {what}: {time}</source>
        <translation>{varied} {value}, {what} : {time}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
X wins {x_wins}
ties {ties}
O wins {o_wins}</source>
        <translation>
            <numerusform>{varied} {value} : %n partie
X gagne {x_wins}
nulles {ties}
O gagne {o_wins}</numerusform>
            <numerusform>{varied} {value} : %n parties
X gagne {x_wins}
nulles {ties}
O gagne {o_wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: %n game(s)
wins {wins}
ties {ties}
losses {losses}</source>
        <translation>
            <numerusform>{varied} {value} : %n partie
victoires {wins}
nulles {ties}
défaites {losses}</numerusform>
            <numerusform>{varied} {value} : %n parties
victoires {wins}
nulles {ties}
défaites {losses}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/sweep.py"/>
        <source>{varied} {value}: {name}</source>
        <translation type="vanished">{varied} {value} : {name}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/submission.py"/>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins</source>
        <translation>{winner} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} forfeits ({reason})</source>
        <translation>{winner} gagne : {loser} déclare forfait ({reason})</translation>
    </message>
    <message>
        <location filename="tttmc_app/core/record.py"/>
        <source>{winner} wins: {loser} resigned</source>
        <translation>{winner} gagne : {loser} a abandonné</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/strength.py"/>
        <source>{wins} won, {ties} tied and {losses} lost of {games}</source>
        <translation>{wins} gagnées, {ties} nulles et {losses} perdues sur {games}</translation>
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
        <translation>{wrong} (1 sur {count} au hasard), qui perd ; {right} fait nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which loses; {right} wins</source>
        <translation>{wrong} (1 sur {count} au hasard), qui perd ; {right} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong} (1 of {count} at random), which ties; {right} wins</source>
        <translation>{wrong} (1 sur {count} au hasard), qui fait nulle ; {right} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} ties</source>
        <translation>{wrong}, qui perd ; {right} fait nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which loses; {right} wins</source>
        <translation>{wrong}, qui perd ; {right} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/limits.py"/>
        <source>{wrong}, which ties; {right} wins</source>
        <translation>{wrong}, qui fait nulle ; {right} gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/experiments/executors.py"/>
        <source>{x} against {o} can't be played: {reason}</source>
        <translation>{x} contre {o} ne peut pas être joué : {reason}</translation>
    </message>
    <message>
        <location filename="resources/lessons/08-learner.toml"/>
        <source>“Learn by mistake” begins with an empty textbook and plays 1,000 games as X against random moves. How many of the last 200 games does it lose, compared with the first 200?</source>
        <translation>« Apprenant par l’erreur » commence avec un manuel vide et joue 1 000 parties avec X contre des coups aléatoires. Combien des 200 dernières parties perd-il, par rapport aux 200 premières ?</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/check_constants.py"/>
        <location filename="tttmc_app/grading/check_mc_move.py"/>
        <location filename="tttmc_app/grading/examine.py"/>
        <source>“{check}” fails</source>
        <translation>« {check} » échoue</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✓ reaches the pass mark of {mark}</source>
        <translation>✓ atteint le seuil de réussite de {mark}</translation>
    </message>
    <message>
        <location filename="tttmc_app/grading/reports/report_blocks.py"/>
        <source>✗ below the pass mark of {mark}</source>
        <translation>✗ sous le seuil de réussite de {mark}</translation>
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
            <numerusform>%n pas encore essayé</numerusform>
            <numerusform>%n pas encore essayés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= points</source>
        <translation>= points</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>= {number}</source>
        <translation>= {number}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>A larger number of trials includes all the trials of a smaller one. Click a square to see where its number comes from.</source>
        <translation>Un nombre d’essais plus grand comprend tous ceux d’un plus petit. Cliquez sur une case pour voir d’où vient son nombre.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>After {square}</source>
        <translation>Après {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Chance of best score</source>
        <translation>Chance du meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Each move: its share of the points for the side that plays it, and its visits. The bar is its share of the visits. Strong lines: the moves that both sides would choose.</source>
        <translation>Chaque coup : sa part des points pour le camp qui le joue, et ses visites. La barre est sa part des visites. Traits épais : les coups que les deux camps choisiraient.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Expected: {moves}</source>
        <translation>Attendu : {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Finish this simulation</source>
        <translation>Finir cette simulation</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Finish this trial</source>
        <translation>Finir cet essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Grow</source>
        <translation>Développer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>If {side} wins, its squares gain {own} and the other side's lose {other}. If {side} loses, its squares lose {own} and the other side's gain {other}.</source>
        <translation>Si {side} gagne, ses cases gagnent {own} et celles de l’autre camp perdent {other}. Si {side} perd, ses cases perdent {own} et celles de l’autre camp gagnent {other}.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Look inside</source>
        <translation>Voir l’intérieur</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>Many trials</source>
        <translation>Beaucoup d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>On the way: {moves}</source>
        <translation>En chemin : {moves}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <source>One trial</source>
        <translation>Un essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>One trial, slowly</source>
        <translation type="vanished">Un essai, au ralenti</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/sum_table.py"/>
        <source>Outcome</source>
        <translation type="vanished">Issue</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Per trial, as on the board</source>
        <translation>Par essai, comme sur le plateau</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Play 10 trials</source>
        <translation>Jouer 10 essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Play more trials</source>
        <translation>Jouer plus d’essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Playing: {done} trials so far.</source>
        <translation>En cours : {done} essais joués.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Press Step to follow a simulation, or Grow to run many.</source>
        <translation>Appuyez sur Pas à pas pour suivre une simulation, ou sur Développer pour en lancer beaucoup.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Press Step to play the first move of a trial.</source>
        <translation>Appuyez sur Pas à pas pour jouer le premier coup d’un essai.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Score: the sum</source>
        <translation>Score : la somme</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>Scores: the running total</source>
        <translation>Scores : le total cumulé</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/page.py"/>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Show how likely each square is to have the best score</source>
        <translation>Afficher la probabilité que chaque case ait le meilleur score</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The result is proven: no more simulations are needed.</source>
        <translation>Le résultat est prouvé : aucune autre simulation n’est nécessaire.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>The score of {square}</source>
        <translation>Le score de {square}</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>The tree has grown to its limit.</source>
        <translation>L’arbre a atteint sa taille maximale.</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slow_page.py"/>
        <source>The trial's board</source>
        <translation>Le plateau de l’essai</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/app/window_commands.py"/>
        <location filename="tttmc_app/gui/trials/trials_slider.py"/>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/window.py"/>
        <source>Trials and search tree</source>
        <translation type="vanished">Essais et arbre de recherche</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Two squares are close here: show on the board which may be ahead</source>
        <translation type="vanished">Deux cases sont ici très proches : montrer sur le plateau laquelle peut être devant</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>Where the number on {square} comes from</source>
        <translation type="vanished">D’où vient le nombre en {square}</translation>
    </message>
    <message numerus="yes">
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>and {tried} more, {untried} not tried yet</source>
        <translation>et {tried} autres, {untried} pas encore essayés</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>trials</source>
        <translation>essais</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{move}, expected</source>
        <translation>{move}, attendu</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{position}: {visits} visits</source>
        <translation>{position} : {visits} visites</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} to move</source>
        <translation>À {side} de jouer</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>{side} {square}: {value}, {visits} visits, {share} of its position's</source>
        <translation>{side} {square} : {value}, {visits} visites, {share} de celles de sa position</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_page.py"/>
        <source>{simulations}; most visited: {square}, {rate} of the points</source>
        <translation>{simulations} ; la plus visitée : {square}, {rate} des points</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/slider_page.py"/>
        <source>× weight</source>
        <translation>× poids</translation>
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
        <translation>✓ nulle</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✓ wins</source>
        <translation>✓ gagne</translation>
    </message>
    <message>
        <location filename="tttmc_app/gui/trials/tree_canvas.py"/>
        <source>✗ loses</source>
        <translation>✗ perd</translation>
    </message>
</context>
</TS>
